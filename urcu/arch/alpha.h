/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_ALPHA_H
#define _URCU_ARCH_ALPHA_H
/* Alpha.  See <urcu/arch/generic.h>. */
#include <urcu/compiler.h>

#define CAA_CACHE_LINE_SIZE	64

#if defined(__linux__) && !defined(__NR_membarrier)
#define __NR_membarrier		517
#endif

/* The one machine that may see what a pointer points to older than the pointer. */
#define cmm_mb()	__asm__ __volatile__("mb" : : : "memory")
#define cmm_wmb()	__asm__ __volatile__("wmb" : : : "memory")
#define cmm_read_barrier_depends()	cmm_mb()

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_ALPHA_H */
