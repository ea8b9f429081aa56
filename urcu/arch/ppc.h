/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_PPC_H
#define _URCU_ARCH_PPC_H
/* PowerPC, 32 and 64 bits.  See <urcu/arch/generic.h>. */
#include <urcu/compiler.h>

#define CAA_CACHE_LINE_SIZE	256

#if defined(__linux__) && !defined(__NR_membarrier)
#define __NR_membarrier		365
#endif

/* Orders all but a store before a later load, for normal memory. */
#ifdef __NO_LWSYNC__
#define LWSYNC_OPCODE	"sync\n"
#else
#define LWSYNC_OPCODE	"lwsync\n"
#endif
#define cmm_mb()	__asm__ __volatile__("sync" : : : "memory")
#define cmm_smp_rmb()	__asm__ __volatile__(LWSYNC_OPCODE : : : "memory")
#define cmm_smp_wmb()	__asm__ __volatile__(LWSYNC_OPCODE : : : "memory")

/* The time base: halves on 32 bits, all of it on 64. */
#define mftbl()		((unsigned long) __builtin_ppc_mftb())
#define mftb()		__builtin_ppc_get_timebase()
#define mftbu()		((unsigned long) (__builtin_ppc_get_timebase() >> 32))

#ifdef __powerpc__
#include <stdint.h>
#define HAS_CAA_GET_CYCLES
typedef uint64_t caa_cycles_t;

static inline caa_cycles_t caa_get_cycles(void)
{
	return __builtin_ppc_get_timebase();
}
#endif

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_PPC_H */
