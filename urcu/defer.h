/* SPDX-License-Identifier: MIT */
#ifndef _URCU_DEFER_H
#define _URCU_DEFER_H
/*
 * Deferred calls in batches: defer_rcu() queues (function, pointer) pairs in a
 * ring of the calling thread; nothing is embedded in the object.  The names are
 * short ones; each flavour's header maps them to its own functions.
 */
#include <stdlib.h>
#include <pthread.h>

/*
 * defer_rcu(fct, p)
 *	Runs fct(p) after a grace period: in the defer thread, or in the caller
 *	when its ring is full, which then waits for a grace period.  Threads that
 *	called rcu_defer_register_thread(); never inside a section, in a signal
 *	handler or in a deferred call.
 * rcu_defer_register_thread()
 *	0, or -ENOMEM; a second call does nothing and returns 0.
 * rcu_defer_unregister_thread()
 *	Runs what the thread has queued (a grace period) and frees its ring.
 * rcu_defer_barrier() / rcu_defer_barrier_thread()
 *	Run all that any thread / the calling thread queued before the call;
 *	wait for a grace period if there is anything.  Not inside a section.
 */
#define URCU_DECLARE_DEFER(f)						\
void urcu_##f##_defer_rcu(void (*fct)(void *p), void *p);		\
int urcu_##f##_defer_register_thread(void);				\
void urcu_##f##_defer_unregister_thread(void);				\
void urcu_##f##_defer_barrier(void);					\
void urcu_##f##_defer_barrier_thread(void)

#endif /* _URCU_DEFER_H */
