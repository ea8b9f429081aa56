/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_X86_H
#define _URCU_ARCH_X86_H
/* x86, 32 and 64 bits.  See <urcu/arch/generic.h>. */
#include <stdint.h>
#include <urcu/compiler.h>
#include <urcu/config.h>

#define CAA_CACHE_LINE_SIZE	128

#if defined(__linux__) && !defined(__NR_membarrier)
#if defined(__x86_64__) && defined(__ILP32__)
#define __NR_membarrier		(0x40000000 + 324)
#elif defined(__x86_64__)
#define __NR_membarrier		324
#else
#define __NR_membarrier		375
#endif
#endif

#if defined(__x86_64__) && !defined(URCU_ARCH_K1OM)
#define CONFIG_RCU_HAVE_FENCE	1
#define cmm_mb()	__asm__ __volatile__("mfence" : : : "memory")
#define cmm_rmb()	__asm__ __volatile__("lfence" : : : "memory")
#define cmm_wmb()	__asm__ __volatile__("sfence" : : : "memory")
/* A locked instruction orders normal memory as well as mfence and costs half. */
#define cmm_smp_mb()	__asm__ __volatile__("lock; addl $0,(%%rsp)" : : : "memory", "cc")
#elif defined(__x86_64__)
#define cmm_mb()	__asm__ __volatile__("lock; addl $0,(%%rsp)" : : : "memory", "cc")
#else
/* The fence instructions are younger than the oldest CPUs of this ABI. */
#define cmm_mb()	__asm__ __volatile__("lock; addl $0,(%%esp)" : : : "memory", "cc")
#endif

/* Loads are in order among themselves, and so are stores. */
#define cmm_smp_rmb()	cmm_barrier()
#define cmm_smp_wmb()	cmm_barrier()

#define caa_cpu_relax()	__asm__ __volatile__("pause" : : : "memory")

/* Atomic read-modify-write instructions are full barriers. */
#define URCU_UATOMIC_RMW_IS_MB

#ifndef rdtscll
#define rdtscll(val)	((val) = __builtin_ia32_rdtsc())
#endif

#define HAS_CAA_GET_CYCLES
typedef uint64_t caa_cycles_t;

static inline caa_cycles_t caa_get_cycles(void)
{
	return __builtin_ia32_rdtsc();
}

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_X86_H */
