/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_S390_H
#define _URCU_ARCH_S390_H
/* S/390, 31 and 64 bits.  See <urcu/arch/generic.h>. */
#include <urcu/compiler.h>

#define CAA_CACHE_LINE_SIZE	128

#if defined(__linux__) && !defined(__NR_membarrier)
#define __NR_membarrier		356
#endif

#ifdef __s390__
#include <stdint.h>
#define HAS_CAA_GET_CYCLES
typedef uint64_t caa_cycles_t;

/* The time of day clock. */
static inline caa_cycles_t caa_get_cycles(void)
{
	caa_cycles_t cycles;

	__asm__ __volatile__("stck %0" : "=Q" (cycles) : : "cc");
	return cycles;
}
#endif

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_S390_H */
