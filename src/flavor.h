/* SPDX-License-Identifier: MIT */
#ifndef BW_FLAVOR_H
#define BW_FLAVOR_H
/*
 * What joins the engine and a flavour: one constant table, and the state that
 * the engine keeps for it.  Read this file second, after doc/design.md.
 *
 * The engine (gp.c waitq.c membarrier.c registry.c fork.c) never asks which
 * flavour it serves; it asks this table.
 */
#include <stdbool.h>
#include <stdint.h>
#include "atomic.h"

#define BW_CACHE_LINE	64
/* Alignment and size of what the kernel wipes in a forked child: the largest page where we run. */
#if defined(__x86_64__) || defined(__i386__)
#define BW_PAGE		4096
#else
#define BW_PAGE		65536
#endif

#define BW_STATIC_SLOTS	512	/* readers that need no memory from the kernel */
#define BW_CHUNKS	20	/* chunk k > 0 has BW_STATIC_SLOTS << (k - 1) slots: 2^27 readers in all */
#define BW_WORD_BITS	((unsigned) sizeof(unsigned long) * 8)

/* One reader.  Its cache line is its own; memory never moves and is never given back. */
struct bw_slot {
	unsigned long own;	/* the reader's word, where the flavour keeps words here.  ABI: at offset 0 */
	unsigned long *word;	/* where else the word is (the thread's record); NULL: in own.  owner */
	uint32_t gen;		/* generation of the owner's claim; 0: none.  owner; leader reaping, CAS */
	int32_t tid;		/* owner's thread id; 0: not to be checked.  owner */
} __attribute__((aligned(BW_CACHE_LINE)));

/*
 * What must not survive a fork.  The kernel hands the child a page of zeros:
 * no slot claimed, no sleeper, no leader, not ready.
 */
struct bw_wiped {
	uint64_t state_at_fork;	/* CAS from 0 by whoever comes first in this process (fork.c) */
	uint32_t is_ready;	/* this process has been set up */
	uint32_t sleepers;	/* followers in or near a futex wait.  any thread */
	uint32_t callers;	/* callers that wait for a goal.  any thread */
	int32_t pid;		/* of this process.  who sets up */
	int32_t leader;		/* thread id of who leads.  leader; followers if it died, CAS */
	unsigned long bits[BW_STATIC_SLOTS / (sizeof(unsigned long) * 8)] __attribute__((aligned(BW_CACHE_LINE)));
} __attribute__((aligned(BW_PAGE)));

/* A chunk of slots: its bits fill whole pages that are wiped in a child, the slots follow. */
struct bw_chunk {
	unsigned long *bits;
	struct bw_slot *slots;
	unsigned nr;
};

/* How the flavour's readers and its updaters meet. */
enum bw_fence {
	BW_FENCE_UNDECIDED,	/* readers fence; membarrier has not been tried */
	BW_FENCE_MEMBARRIER,	/* readers don't fence, updaters call membarrier */
	BW_FENCE_READERS,	/* readers fence for good */
	BW_FENCE_DEGRADED,	/* readers fence, but old inlined clients may not */
};

struct bw_engine {
	/*
	 * bits 0, 1	in flight, led
	 * bits 2-47	grace periods over
	 * bits 48-63	generation: changes with each fork
	 */
	uint64_t state __attribute__((aligned(BW_CACHE_LINE)));
	unsigned long now;		/* number of the grace period in flight.  leader only */
	unsigned scans_left;		/* until it is over.  leader only */
	enum bw_fence fence;		/* leader only */
	uint32_t served_lately;		/* callers that the last grace periods served, smoothed.  leader only */
	unsigned long *chunks[BW_CHUNKS];	/* [k]: start of chunk k > 0.  any thread, CAS from NULL */
	uint32_t has_old_clients;	/* already-compiled inlined readers have registered: set once */
	uint32_t wipe_fails;		/* no MADV_WIPEONFORK here: the atfork handler wipes */
	struct {			/* for urcu_stats(): leader only, read by anyone */
		uint64_t grace_periods, slowest_ns, callers, membarriers;
	} stats;
	struct bw_slot slots[BW_STATIC_SLOTS];
};

struct bw_flavor {
	const char *name;
	unsigned long *gp_ctr;		/* what readers copy */
	int32_t *gp_futex;		/* -1: the leader sleeps, readers wake it; NULL: readers never do */
	int *has_membarrier;		/* what already-compiled inlined readers ask; NULL: they don't */
	bool readers_always_fence;	/* mb, qsbr: no membarrier */
	bool is_qsbr;			/* words hold the last grace period seen; 0: offline */
	struct bw_slot *(*own_slot)(void);	/* the calling thread's slot, or NULL */
	struct bw_wiped *wiped;
	struct bw_engine *engine;
};

#define BW_IN_FLIGHT	((uint64_t) 1)
#define BW_LED		((uint64_t) 2)
#define BW_ONE_GP	((uint64_t) 4)
#define BW_GEN_SHIFT	48
#define BW_COUNT_MASK	(((uint64_t) 1 << BW_GEN_SHIFT) - BW_ONE_GP)

static inline uint64_t bw_state_over(uint64_t state)
{
	return (state & BW_COUNT_MASK) / BW_ONE_GP;
}

static inline uint32_t bw_state_gen(uint64_t state)
{
	return (uint32_t) (state >> BW_GEN_SHIFT);
}

#endif /* BW_FLAVOR_H */
