/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_LOONGARCH_H
#define _URCU_ARCH_LOONGARCH_H
/* LoongArch.  See <urcu/arch/generic.h>. */
#include <urcu/compiler.h>

#define CAA_CACHE_LINE_SIZE	64

#if defined(__linux__) && !defined(__NR_membarrier)
#define __NR_membarrier		283
#endif

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_LOONGARCH_H */
