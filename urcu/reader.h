/* SPDX-License-Identifier: MIT */
#ifndef _URCU_READER_H
#define _URCU_READER_H
/*
 * The reader's fast path, written once for all flavours that count nesting
 * (bp, memb, mb).  A reader owns one word; the grace-period word `gp_ctr` is
 * shared and written by updaters only.
 *
 *	bits of a word		64-bit		32-bit
 *	nesting depth		0-31		0-15
 *	grace period		32-62 (number)	16 (phase)
 *	NEED_MB			63		31
 *
 * gp_ctr always has depth 1, so that copying it is entering: one load and one
 * store.  All of this is ABI: it is compiled into users' programs, and programs
 * compiled against liburcu's headers share these words.
 */
#include <urcu/compiler.h>

/* ABI: depth of nesting in a word. */
#define URCU_READER_DEPTH_MASK	((1UL << (sizeof(unsigned long) * 4)) - 1)
/* ABI: set in gp_ctr while readers must fence for themselves. */
#define URCU_READER_NEED_MB	(1UL << (sizeof(unsigned long) * 8 - 1))
/*
 * ABI: depths from here up to the mask are no depths.  They mark the sentinel
 * that threads share before they register, or tell that a section was left
 * more often than entered.
 */
#define URCU_READER_DEPTH_END	((unsigned int) URCU_READER_DEPTH_MASK - 255)

/* A full memory barrier: one locked instruction on x86, where mfence costs twice as much. */
static inline __attribute__((always_inline)) void urcu_reader_fence(void)
{
#if defined(__x86_64__)
	__asm__ __volatile__("lock; orl $0,(%%rsp)" : : : "memory", "cc");
#elif defined(__i386__)
	__asm__ __volatile__("lock; orl $0,(%%esp)" : : : "memory", "cc");
#else
	__atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

/* The depth in a word: its lower half. */
static inline __attribute__((always_inline)) unsigned int urcu_reader_depth_of(unsigned long w)
{
	return (unsigned int) (w & URCU_READER_DEPTH_MASK);
}

/*
 * Enters a section on `word`, outermost or nested.  Returns zero if it could
 * not, since the word is the sentinel or was left too often: the caller then
 * takes its slow path.  Wait-free; safe in signal handlers.
 */
static inline __attribute__((always_inline)) int
urcu_reader_enter(unsigned long *word, const unsigned long *gp_ctr)
{
	/* RELAXED: only this thread and its signal handlers write the word. */
	unsigned long w = __atomic_load_n(word, __ATOMIC_RELAXED);

	if (caa_likely(!urcu_reader_depth_of(w))) {
		/* RELAXED: the head fence comes before the increment, so any value is safe (gp-number). */
		unsigned long g = __atomic_load_n(gp_ctr, __ATOMIC_RELAXED);
		/*
		 * ORDER(reader-enter): the word's store before the section's
		 * accesses (store buffering); pairs with bw_membarrier_heavy_leading().
		 * Without it the scan misses us while we read what the updater
		 * unlinked.
		 * ORDER(reader-word): release, carries the end of the sections
		 * before this one; pairs with scan_slot().
		 */
		__atomic_store_n(word, g, __ATOMIC_RELEASE);
		cmm_barrier();
		/*
		 * ORDER(need-mb): the mode is read after the store and not taken
		 * from the copy; pairs with bw_membarrier_degrade_leading().  A copy may be
		 * older than the switch to fences, and then nobody would fence.
		 */
		if (caa_unlikely(__atomic_load_n(gp_ctr, __ATOMIC_RELAXED) & URCU_READER_NEED_MB))
			urcu_reader_fence();
		return 1;
	}
	if (caa_unlikely(urcu_reader_depth_of(w) >= URCU_READER_DEPTH_END))
		return 0;
	/* RELAXED: the outermost section is seen already; nesting changes nothing for the scan. */
	__atomic_store_n(word, w + 1, __ATOMIC_RELAXED);
	cmm_barrier();
	return 1;
}

/*
 * Leaves the innermost section on `word`.  Wait-free; safe in signal handlers;
 * no test and no fence in any mode.
 */
static inline __attribute__((always_inline)) void urcu_reader_leave(unsigned long *word)
{
	/* RELAXED: only this thread and its signal handlers write the word. */
	unsigned long w = __atomic_load_n(word, __ATOMIC_RELAXED);

	/*
	 * ORDER(reader-leave): the section's accesses before the store that
	 * ends it; pairs with scan_slot().  Without it the updater frees what
	 * the section is still reading.
	 */
	__atomic_store_n(word, w - 1, __ATOMIC_RELEASE);
	cmm_barrier();
}

/* Depth of nesting of `word`; 0 outside of sections. */
static inline __attribute__((always_inline)) int urcu_reader_depth(const unsigned long *word)
{
	/* RELAXED: only this thread and its signal handlers write the word. */
	unsigned int depth = urcu_reader_depth_of(__atomic_load_n(word, __ATOMIC_RELAXED));

	return depth >= URCU_READER_DEPTH_END ? 0 : (int) depth;
}

#endif /* _URCU_READER_H */
