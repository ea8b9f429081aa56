/* SPDX-License-Identifier: MIT */
#ifndef _URCU_FLAVOR_H
#define _URCU_FLAVOR_H
/*
 * A flavour as a table of functions, for code that works with any flavour
 * (the hash table's cds_lfht_new_flavor()).  Each flavour's header declares its
 * own table, urcu_<flavour>_flavor.
 */
#include <stdbool.h>
#include <urcu/urcu-poll.h>

#ifdef __cplusplus
extern "C" {
#endif

struct rcu_head;

/* What a container asks to be told around fork. */
struct urcu_atfork {
	void (*before_fork)(void *priv);
	void (*after_fork_parent)(void *priv);
	void (*after_fork_child)(void *priv);
	void *priv;
};

/* ABI: members in this order; the last two exist since liburcu 0.14. */
struct rcu_flavor_struct {
	void (*read_lock)(void);
	void (*read_unlock)(void);
	int (*read_ongoing)(void);
	void (*read_quiescent_state)(void);
	void (*update_call_rcu)(struct rcu_head *head, void (*func)(struct rcu_head *head));
	void (*update_synchronize_rcu)(void);
	void (*update_defer_rcu)(void (*fct)(void *p), void *p);

	void (*thread_offline)(void);
	void (*thread_online)(void);
	void (*register_thread)(void);
	void (*unregister_thread)(void);

	void (*barrier)(void);

	void (*register_rculfhash_atfork)(struct urcu_atfork *atfork);
	void (*unregister_rculfhash_atfork)(struct urcu_atfork *atfork);

	struct urcu_gp_poll_state (*update_start_poll_synchronize_rcu)(void);
	bool (*update_poll_state_synchronize_rcu)(struct urcu_gp_poll_state state);
};

/* Defines a flavour table `x` of the flavour whose short names are in force. */
#define DEFINE_RCU_FLAVOR(x)						\
const struct rcu_flavor_struct x = {					\
	rcu_read_lock,							\
	rcu_read_unlock,						\
	rcu_read_ongoing,						\
	rcu_quiescent_state,						\
	call_rcu,							\
	synchronize_rcu,						\
	defer_rcu,							\
	rcu_thread_offline,						\
	rcu_thread_online,						\
	rcu_register_thread,						\
	rcu_unregister_thread,						\
	rcu_barrier,							\
	urcu_register_rculfhash_atfork,					\
	urcu_unregister_rculfhash_atfork,				\
	start_poll_synchronize_rcu,					\
	poll_state_synchronize_rcu,					\
}

/*
 * urcu_<flavour>_register_rculfhash_atfork(): for the hash table alone.  The
 * first table of hooks registered stays for good and is called from
 * call_rcu_before_fork() and call_rcu_after_fork_*().
 * urcu_<flavour>_unregister_rculfhash_atfork(): does nothing, since hooks stay.
 * Any thread; not in signal handlers.
 */
#define URCU_DECLARE_FLAVOR(f)						\
extern const struct rcu_flavor_struct urcu_##f##_flavor;		\
void urcu_##f##_register_rculfhash_atfork(struct urcu_atfork *atfork);	\
void urcu_##f##_unregister_rculfhash_atfork(struct urcu_atfork *atfork)

#ifdef __cplusplus
}
#endif

#endif /* _URCU_FLAVOR_H */
