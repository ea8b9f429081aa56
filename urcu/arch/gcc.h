/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_GCC_H
#define _URCU_ARCH_GCC_H
/* A machine of which only the compiler's builtins are known. */
#define CAA_CACHE_LINE_SIZE	128

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_GCC_H */
