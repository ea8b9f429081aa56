/* SPDX-License-Identifier: MIT */
/*
 * The short names, once for all flavours: rcu_read_lock is the name in the
 * flavour that URCU_MAP_FLAVOR names at the point of use.  No include guard:
 * each map/urcu-<flavour>.h includes this anew.
 */
#include <urcu/map/clear.h>
#ifndef URCU_MAP_NAME
#define URCU_MAP_PASTE(pre, f, name)	pre##f##_##name
#define URCU_MAP_EXPAND(pre, f, name)	URCU_MAP_PASTE(pre, f, name)
#define URCU_MAP_NAME(name)		URCU_MAP_EXPAND(urcu_, URCU_MAP_FLAVOR, name)
#define URCU_MAP_INLINE(name)		URCU_MAP_EXPAND(_urcu_, URCU_MAP_FLAVOR, name)
#endif

#define rcu_read_lock			URCU_MAP_NAME(read_lock)
#define _rcu_read_lock			URCU_MAP_INLINE(read_lock)
#define rcu_read_unlock			URCU_MAP_NAME(read_unlock)
#define _rcu_read_unlock		URCU_MAP_INLINE(read_unlock)
#define rcu_read_ongoing		URCU_MAP_NAME(read_ongoing)
#define _rcu_read_ongoing		URCU_MAP_INLINE(read_ongoing)
#define rcu_quiescent_state		URCU_MAP_NAME(quiescent_state)
#define _rcu_quiescent_state		URCU_MAP_INLINE(quiescent_state)
#define rcu_thread_offline		URCU_MAP_NAME(thread_offline)
#define rcu_thread_online		URCU_MAP_NAME(thread_online)
#define rcu_register_thread		URCU_MAP_NAME(register_thread)
#define rcu_unregister_thread		URCU_MAP_NAME(unregister_thread)
#define rcu_init			URCU_MAP_NAME(init)
#define rcu_exit			URCU_MAP_NAME(exit)
#define synchronize_rcu			URCU_MAP_NAME(synchronize_rcu)
#define rcu_reader			URCU_MAP_NAME(reader)
#define rcu_gp				URCU_MAP_NAME(gp)
#define get_cpu_call_rcu_data		URCU_MAP_NAME(get_cpu_call_rcu_data)
#define get_call_rcu_thread		URCU_MAP_NAME(get_call_rcu_thread)
#define create_call_rcu_data		URCU_MAP_NAME(create_call_rcu_data)
#define set_cpu_call_rcu_data		URCU_MAP_NAME(set_cpu_call_rcu_data)
#define get_default_call_rcu_data	URCU_MAP_NAME(get_default_call_rcu_data)
#define get_call_rcu_data		URCU_MAP_NAME(get_call_rcu_data)
#define get_thread_call_rcu_data	URCU_MAP_NAME(get_thread_call_rcu_data)
#define set_thread_call_rcu_data	URCU_MAP_NAME(set_thread_call_rcu_data)
#define create_all_cpu_call_rcu_data	URCU_MAP_NAME(create_all_cpu_call_rcu_data)
#define free_all_cpu_call_rcu_data	URCU_MAP_NAME(free_all_cpu_call_rcu_data)
#define call_rcu			URCU_MAP_NAME(call_rcu)
#define call_rcu_data_free		URCU_MAP_NAME(call_rcu_data_free)
#define call_rcu_before_fork		URCU_MAP_NAME(call_rcu_before_fork)
#define call_rcu_after_fork_parent	URCU_MAP_NAME(call_rcu_after_fork_parent)
#define call_rcu_after_fork_child	URCU_MAP_NAME(call_rcu_after_fork_child)
#define rcu_barrier			URCU_MAP_NAME(barrier)
#define defer_rcu			URCU_MAP_NAME(defer_rcu)
#define rcu_defer_register_thread	URCU_MAP_NAME(defer_register_thread)
#define rcu_defer_unregister_thread	URCU_MAP_NAME(defer_unregister_thread)
#define rcu_defer_barrier		URCU_MAP_NAME(defer_barrier)
#define rcu_defer_barrier_thread	URCU_MAP_NAME(defer_barrier_thread)
#define rcu_defer_exit			URCU_MAP_NAME(defer_exit)
#define rcu_flavor			URCU_MAP_NAME(flavor)
#define urcu_register_rculfhash_atfork	URCU_MAP_NAME(register_rculfhash_atfork)
#define urcu_unregister_rculfhash_atfork	URCU_MAP_NAME(unregister_rculfhash_atfork)
#define start_poll_synchronize_rcu	URCU_MAP_NAME(start_poll_synchronize_rcu)
#define poll_state_synchronize_rcu	URCU_MAP_NAME(poll_state_synchronize_rcu)
