/* SPDX-License-Identifier: MIT */
#ifndef BW_ATOMIC_H
#define BW_ATOMIC_H
/*
 * Atomic operations with the order in the name.  There is no default order:
 * each use names its edge in doc/memory-ordering.md or says why it needs none.
 */
#include <urcu/reader.h>

#define bw_load_rlx(p)		__atomic_load_n((p), __ATOMIC_RELAXED)
#define bw_load_acq(p)		__atomic_load_n((p), __ATOMIC_ACQUIRE)
#define bw_store_rlx(p, v)	__atomic_store_n((p), (v), __ATOMIC_RELAXED)
#define bw_store_rel(p, v)	__atomic_store_n((p), (v), __ATOMIC_RELEASE)
#define bw_add_rlx(p, v)	__atomic_add_fetch((p), (v), __ATOMIC_RELAXED)
#define bw_sub_rlx(p, v)	__atomic_sub_fetch((p), (v), __ATOMIC_RELAXED)
#define bw_and_rel(p, v)	__atomic_fetch_and((p), (v), __ATOMIC_RELEASE)
#define bw_and_rlx(p, v)	__atomic_fetch_and((p), (v), __ATOMIC_RELAXED)
#define bw_or_rlx(p, v)		__atomic_fetch_or((p), (v), __ATOMIC_RELAXED)
#define bw_xchg_acq_rel(p, v)	__atomic_exchange_n((p), (v), __ATOMIC_ACQ_REL)
/* Compare-and-swap; true if it swapped.  `seen` holds the expected value, and the value found. */
#define bw_cas_rlx(p, seen, v)	\
	__atomic_compare_exchange_n((p), (seen), (v), 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)
#define bw_cas_acq(p, seen, v)	\
	__atomic_compare_exchange_n((p), (seen), (v), 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)
#define bw_cas_rel(p, seen, v)	\
	__atomic_compare_exchange_n((p), (seen), (v), 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED)
#define bw_cas_acq_rel(p, seen, v)	\
	__atomic_compare_exchange_n((p), (seen), (v), 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)

#define bw_fence_full()		urcu_reader_fence()

#define bw_likely(x)		caa_likely(x)
#define bw_unlikely(x)		caa_unlikely(x)

/* A hint that we spin. */
static inline void bw_pause(void)
{
#if defined(__x86_64__) || defined(__i386__)
	__builtin_ia32_pause();
#elif defined(__aarch64__)
	__asm__ __volatile__("yield" : : : "memory");
#else
	__asm__ __volatile__("" : : : "memory");
#endif
}

#endif /* BW_ATOMIC_H */
