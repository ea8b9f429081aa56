/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_HPPA_H
#define _URCU_ARCH_HPPA_H
/* PA-RISC.  See <urcu/arch/generic.h>. */
#include <urcu/compiler.h>

#define CAA_CACHE_LINE_SIZE	64

#if defined(__linux__) && !defined(__NR_membarrier)
#define __NR_membarrier		343
#endif

#ifdef __hppa__
#define HAS_CAA_GET_CYCLES
typedef unsigned long caa_cycles_t;

static inline caa_cycles_t caa_get_cycles(void)
{
	caa_cycles_t cycles;

	__asm__ __volatile__("mfctl 16,%0" : "=r" (cycles));
	return cycles;
}
#endif

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_HPPA_H */
