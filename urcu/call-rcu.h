/* SPDX-License-Identifier: MIT */
#ifndef _URCU_CALL_RCU_H
#define _URCU_CALL_RCU_H
/*
 * Deferred work: call_rcu() runs a function after a grace period, in a worker
 * thread.  The names are short ones; each flavour's header maps them to its own
 * functions (call_rcu -> urcu_bp_call_rcu, rcu_barrier -> urcu_bp_barrier).
 */
#include <pthread.h>
#include <stdlib.h>
#include <urcu/wfcqueue.h>

#ifdef __cplusplus
extern "C" {
#endif

struct call_rcu_data;

/* Embedded in what is to be freed.  ABI: 16 bytes on 64-bit. */
struct rcu_head {
	struct cds_wfcq_node next;
	void (*func)(struct rcu_head *head);
};

/* For create_call_rcu_data(): 0 or URCU_CALL_RCU_RT.  The others are a worker's own state. */
#define URCU_CALL_RCU_RT	(1U << 0)	/* producers never wake the worker: it looks every 10 ms */
#define URCU_CALL_RCU_RUNNING	(1U << 1)
#define URCU_CALL_RCU_STOP	(1U << 2)
#define URCU_CALL_RCU_STOPPED	(1U << 3)
#define URCU_CALL_RCU_PAUSE	(1U << 4)
#define URCU_CALL_RCU_PAUSED	(1U << 5)

/*
 * The functions that each flavour has; see doc/api/call_rcu.md for the whole contract.
 *
 * call_rcu(head, func)
 *	Runs func(head) once, in a worker, after a grace period that begins
 *	after the call.  `head` is the library's until func is called; func may
 *	free it or queue it again.  Any thread (registered, where the flavour
 *	registers), inside sections and callbacks too; not in signal handlers.
 *	Never waits and never fails: without a worker thread the callback stays
 *	queued and is run by the next worker or barrier.  Full fence before.
 * rcu_barrier()
 *	Waits until all callbacks queued before the call have run, whoever
 *	queued them.  Not in callbacks or sections: there it returns at once
 *	without waiting, reported in checking mode.  Not in signal handlers.
 * create_call_rcu_data(flags, cpu)
 *	A worker of one's own, placed on `cpu` as a wish (-1: anywhere).
 *	NULL with errno (ENOMEM, EINVAL for unknown flags).
 * call_rcu_data_free(crdp)
 *	Stops and joins the worker and frees it; what was queued moves to the
 *	default worker.  NULL and the default worker are ignored.  The caller
 *	takes it out of use by threads and CPUs first.
 * get_default_call_rcu_data() / get_cpu_call_rcu_data(cpu) /
 * get_thread_call_rcu_data() / get_call_rcu_data()
 *	The default worker (made if need be; NULL without memory), a CPU's, the
 *	calling thread's own, and the one that call_rcu() would use here.
 * get_call_rcu_thread(crdp)
 *	The worker's thread.
 * set_thread_call_rcu_data(crdp)
 *	From now on the calling thread's callbacks go to crdp; NULL: as before.
 * set_cpu_call_rcu_data(cpu, crdp)
 *	The same for a CPU.  0, or negative with errno: -EINVAL (no such CPU
 *	number), -ENOMEM, -EEXIST (there is one: set NULL first).
 * create_all_cpu_call_rcu_data(flags)
 *	A worker for each CPU that can be.  0 or negative with errno.
 * free_all_cpu_call_rcu_data()
 *	Takes them out of use, waits for a grace period and frees them.
 * call_rcu_before_fork(), call_rcu_after_fork_parent(), call_rcu_after_fork_child()
 *	Around fork(): pause the workers, go on, and in the child queue on with
 *	new workers.  Optional here: a child made without them works, too.
 */
#define URCU_DECLARE_CALL_RCU(f)						\
void urcu_##f##_call_rcu(struct rcu_head *head, void (*func)(struct rcu_head *head)); \
void urcu_##f##_barrier(void);							\
struct call_rcu_data *urcu_##f##_create_call_rcu_data(unsigned long flags, int cpu_affinity); \
void urcu_##f##_call_rcu_data_free(struct call_rcu_data *crdp);			\
struct call_rcu_data *urcu_##f##_get_default_call_rcu_data(void);		\
struct call_rcu_data *urcu_##f##_get_cpu_call_rcu_data(int cpu);		\
struct call_rcu_data *urcu_##f##_get_thread_call_rcu_data(void);		\
struct call_rcu_data *urcu_##f##_get_call_rcu_data(void);			\
pthread_t urcu_##f##_get_call_rcu_thread(struct call_rcu_data *crdp);		\
void urcu_##f##_set_thread_call_rcu_data(struct call_rcu_data *crdp);		\
int urcu_##f##_set_cpu_call_rcu_data(int cpu, struct call_rcu_data *crdp);	\
int urcu_##f##_create_all_cpu_call_rcu_data(unsigned long flags);		\
void urcu_##f##_free_all_cpu_call_rcu_data(void);				\
void urcu_##f##_call_rcu_before_fork(void);					\
void urcu_##f##_call_rcu_after_fork_parent(void);				\
void urcu_##f##_call_rcu_after_fork_child(void)

#ifdef __cplusplus
}
#endif

#endif /* _URCU_CALL_RCU_H */
