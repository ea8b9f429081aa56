/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_ARM_H
#define _URCU_ARCH_ARM_H
/* 32-bit ARM.  See <urcu/arch/generic.h>. */
#include <urcu/compiler.h>

#define CAA_CACHE_LINE_SIZE	64

#if defined(__linux__) && !defined(__NR_membarrier)
#define __NR_membarrier		389
#endif

#ifdef URCU_ARCH_ARMV7
#define CONFIG_RCU_ARM_HAVE_DMB	1
#define cmm_mb()	__asm__ __volatile__("dmb sy" : : : "memory")
#define cmm_smp_mb()	__asm__ __volatile__("dmb ish" : : : "memory")
#define cmm_smp_rmb()	cmm_smp_mb()
#define cmm_smp_wmb()	cmm_smp_mb()
#endif

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_ARM_H */
