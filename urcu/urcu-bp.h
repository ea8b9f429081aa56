/* SPDX-License-Identifier: MIT */
#ifndef _URCU_BP_H
#define _URCU_BP_H
/*
 * The bulletproof flavour: any thread may read at any time, unregistered, in
 * signal handlers, before main and after exit.
 *
 * Without URCU_API_MAP only the long names are defined (urcu_bp_read_lock);
 * with it, or through <urcu-bp.h>, the short ones too (rcu_read_lock).
 */
#include <stdlib.h>
#include <pthread.h>
#include <stdbool.h>
#include <urcu/pointer.h>
#include <urcu/urcu-poll.h>
#include <urcu/map/urcu-bp.h>
#include <urcu/static/urcu-bp.h>
#include <urcu/call-rcu.h>
#include <urcu/defer.h>
#include <urcu/flavor.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Enters a read-side section; sections nest, up to 2^32-257 deep (65,279 on 32
 * bits).  What was reachable through rcu_dereference() inside stays valid until
 * the outermost unlock.
 *
 * Callers:   any thread, any time: signal handlers, constructors, destructors,
 *            forked children.  The first call in a thread registers it.
 * Blocks:    never, but for one case: a thread's first call, when the kernel
 *            refuses memory for its slot, waits until a slot is free.
 * Fails:     never.
 * Ordering:  the section's accesses are not seen by the program to begin before
 *            the lock: who waits for a grace period either waits for this
 *            section, or the section sees all that the waiter did before.
 * Fork:      a section open in the forking thread is open in the child.
 * Source:    doc/design.md, The reader.
 */
void urcu_bp_read_lock(void);

/*
 * Leaves the innermost section.  All that the section did is seen by who
 * returns from a grace period that waited for it.  Any thread that is inside a
 * section; a call too many is ignored (and reported in checking mode).
 */
void urcu_bp_read_unlock(void);

/* Depth of nesting in the calling thread: 0 outside of sections.  Any time. */
int urcu_bp_read_ongoing(void);

/* The three above, inline for everyone; the functions exist as well. */
#define urcu_bp_read_lock	_urcu_bp_read_lock
#define urcu_bp_read_unlock	_urcu_bp_read_unlock
#define urcu_bp_read_ongoing	_urcu_bp_read_ongoing

/*
 * Waits until every section that began before the call has ended.
 *
 * Callers:   any thread, also before constructors and after destructors; not in
 *            a section (checking mode reports it) and not in a signal handler.
 * Blocks:    yes, for as long as the longest section that was open.
 * Fails:     never.  Slower where the kernel has no membarrier.
 * Ordering:  full fence on both sides, whoever is registered.
 * Fork:      in the child only the calling thread's sections count.
 * Source:    doc/design.md, One grace period.
 */
void urcu_bp_synchronize_rcu(void);

/*
 * Makes a token for a grace period that begins after the call, and tells
 * whether it is over.  Neither blocks; asking drives the grace period on, so no
 * thread is needed.  Once true, true for half the range of unsigned long.  Any
 * thread, inside sections too (there it stays false until they end); not in
 * signal handlers.  Full fence in both.
 */
struct urcu_gp_poll_state urcu_bp_start_poll_synchronize_rcu(void);
bool urcu_bp_poll_state_synchronize_rcu(struct urcu_gp_poll_state state);

/* Registers the calling thread now rather than at its first section.  Any time, any number of times. */
void urcu_bp_register_thread(void);

/*
 * Around fork().  The first two do nothing and the third does at once what the
 * child's first call would do: forget all threads but the caller.  A child made
 * without them works, too, and nothing here waits for readers or takes a lock.
 */
void urcu_bp_before_fork(void);
void urcu_bp_after_fork_parent(void);
void urcu_bp_after_fork_child(void);

/* How readers and updaters meet in this process. */
enum urcu_membarrier_mode {
	URCU_MEMBARRIER_UNDECIDED,	/* nobody has needed to know yet */
	URCU_MEMBARRIER_EXPEDITED,	/* sys_membarrier, private expedited: light readers */
	URCU_MEMBARRIER_GLOBAL,		/* the older command: light readers, grace periods of some 10 ms */
	URCU_MEMBARRIER_NONE,		/* no membarrier: readers fence */
};

/*
 * The mode in force, chosen at first need; URCU_MEMBARRIER=expedited|global|none
 * in the environment forces one (ignored in set-user-ID programs).  It changes
 * later only if the kernel starts to refuse membarrier: to _NONE.  Any time.
 */
enum urcu_membarrier_mode urcu_bp_membarrier_mode(void);

/* For the common interface of all flavours; here they do nothing. */
static inline void urcu_bp_init(void) { }
static inline void urcu_bp_unregister_thread(void) { }
static inline void urcu_bp_quiescent_state(void) { }
static inline void urcu_bp_thread_offline(void) { }
static inline void urcu_bp_thread_online(void) { }

URCU_DECLARE_CALL_RCU(bp);
URCU_DECLARE_DEFER(bp);
URCU_DECLARE_FLAVOR(bp);

/* Pointer functions under the flavour's name, for old programs: see <urcu/pointer.h>. */
void *urcu_bp_dereference_sym(void *p);
void *urcu_bp_set_pointer_sym(void **p, void *v);
void *urcu_bp_xchg_pointer_sym(void **p, void *v);
void *urcu_bp_cmpxchg_pointer_sym(void **p, void *old, void *_new);
#define urcu_bp_dereference(p)			rcu_dereference(p)
#define urcu_bp_cmpxchg_pointer(p, old, _new)	rcu_cmpxchg_pointer(p, old, _new)
#define urcu_bp_xchg_pointer(p, v)		rcu_xchg_pointer(p, v)
#define urcu_bp_set_pointer(p, v)		rcu_set_pointer(p, v)

#ifdef __cplusplus
}
#endif

#ifndef URCU_API_MAP
#include <urcu/map/clear.h>
#endif

#endif /* _URCU_BP_H */
