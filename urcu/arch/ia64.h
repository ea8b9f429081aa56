/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_IA64_H
#define _URCU_ARCH_IA64_H
/* Itanium.  See <urcu/arch/generic.h>. */
#include <urcu/compiler.h>

#define CAA_CACHE_LINE_SIZE	64

#if defined(__linux__) && !defined(__NR_membarrier)
#define __NR_membarrier		1344
#endif

#define caa_cpu_relax()	__asm__ __volatile__("hint @pause" : : : "memory")

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_IA64_H */
