/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_GENERIC_H
#define _URCU_ARCH_GENERIC_H
/*
 * The machine as the compiler knows it: everything here is made of builtins,
 * and serves wherever the machine's own header says nothing else.
 *
 * Barriers may be used anywhere, also in signal handlers; they have no value.
 */
#include <stdint.h>
#include <urcu/compiler.h>
#include <urcu/config.h>

/* Caches are coherent: the *_mc() below have nothing to flush. */
#define CONFIG_HAVE_MEM_COHERENCY

/* ABI: alignment of the grace-period word and of what liburcu's clients know of a reader. */
#ifndef CAA_CACHE_LINE_SIZE
#define CAA_CACHE_LINE_SIZE	64
#endif

/* Full, read and write barrier, for device memory as well. */
#ifndef cmm_mb
#define cmm_mb()	__atomic_thread_fence(__ATOMIC_SEQ_CST)
#endif
#ifndef cmm_rmb
#define cmm_rmb()	cmm_mb()
#endif
#ifndef cmm_wmb
#define cmm_wmb()	cmm_mb()
#endif

/* The same between CPUs, for normal memory. */
#ifdef CONFIG_RCU_SMP
#ifndef cmm_smp_mb
#define cmm_smp_mb()	cmm_mb()
#endif
#ifndef cmm_smp_rmb
#define cmm_smp_rmb()	cmm_rmb()
#endif
#ifndef cmm_smp_wmb
#define cmm_smp_wmb()	cmm_wmb()
#endif
#ifndef cmm_smp_read_barrier_depends
#define cmm_smp_read_barrier_depends()	cmm_read_barrier_depends()
#endif
#else
#undef cmm_smp_mb
#undef cmm_smp_rmb
#undef cmm_smp_wmb
#undef cmm_smp_read_barrier_depends
#define cmm_smp_mb()	cmm_barrier()
#define cmm_smp_rmb()	cmm_barrier()
#define cmm_smp_wmb()	cmm_barrier()
#define cmm_smp_read_barrier_depends()
#endif

/* Between a load of a pointer and loads through it; nothing to do but on Alpha. */
#ifndef cmm_read_barrier_depends
#define cmm_read_barrier_depends()
#endif

/* Cache flushes of incoherent machines. */
#define cmm_mc()	cmm_barrier()
#define cmm_rmc()	cmm_barrier()
#define cmm_wmc()	cmm_barrier()
#define cmm_smp_mc()	cmm_barrier()
#define cmm_smp_rmc()	cmm_barrier()
#define cmm_smp_wmc()	cmm_barrier()

/* For code that relied on full barriers where 0.15 promises less. */
#ifdef CONFIG_RCU_EMIT_LEGACY_MB
#define cmm_emit_legacy_smp_mb()	cmm_smp_mb()
#else
#define cmm_emit_legacy_smp_mb()
#endif

/* For loops that spin: relaxes the CPU, and the compiler reads memory anew. */
#ifndef caa_cpu_relax
#define caa_cpu_relax()	cmm_barrier()
#endif

/*
 * caa_get_cycles(): a counter that runs at a constant rate, of the machine
 * where it has one, else nanoseconds of the monotonic clock; -1 on failure.
 */
#ifndef HAS_CAA_GET_CYCLES
#define HAS_CAA_GET_CYCLES
#include <time.h>

typedef uint64_t caa_cycles_t;

static inline caa_cycles_t caa_get_cycles(void)
{
#ifdef CLOCK_MONOTONIC
	struct timespec now;

	if (clock_gettime(CLOCK_MONOTONIC, &now))
		return (caa_cycles_t) -1;
	return (caa_cycles_t) now.tv_sec * 1000000000 + (caa_cycles_t) now.tv_nsec;
#else
	return (caa_cycles_t) -1;	/* strict ISO C hides the clock */
#endif
}
#endif

#endif /* _URCU_ARCH_GENERIC_H */
