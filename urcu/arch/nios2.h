/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_NIOS2_H
#define _URCU_ARCH_NIOS2_H
/* Nios II.  See <urcu/arch/generic.h>. */
#include <urcu/compiler.h>

#define CAA_CACHE_LINE_SIZE	64

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_NIOS2_H */
