/* SPDX-License-Identifier: MIT */
/* Short names for the bp flavour (see <urcu/api-map.h>), then the names of
 * liburcu before 0.13, which end in the flavour.  No include guard. */
#undef URCU_MAP_FLAVOR
#define URCU_MAP_FLAVOR bp
#include <urcu/api-map.h>

#undef rcu_yield_active
#define rcu_yield_active urcu_bp_yield_active
#undef rcu_rand_yield
#define rcu_rand_yield urcu_bp_rand_yield
#ifndef URCU_NO_COMPAT_IDENTIFIERS
#undef rcu_dereference_bp
#undef rcu_cmpxchg_pointer_bp
#undef rcu_xchg_pointer_bp
#undef rcu_set_pointer_bp
#undef rcu_bp_before_fork
#undef rcu_bp_after_fork_parent
#undef rcu_bp_after_fork_child
#undef rcu_read_lock_bp
#undef _rcu_read_lock_bp
#undef rcu_read_unlock_bp
#undef _rcu_read_unlock_bp
#undef rcu_read_ongoing_bp
#undef _rcu_read_ongoing_bp
#undef rcu_register_thread_bp
#undef rcu_unregister_thread_bp
#undef rcu_init_bp
#undef rcu_exit_bp
#undef synchronize_rcu_bp
#undef rcu_reader_bp
#undef rcu_gp_bp
#undef get_cpu_call_rcu_data_bp
#undef get_call_rcu_thread_bp
#undef create_call_rcu_data_bp
#undef set_cpu_call_rcu_data_bp
#undef get_default_call_rcu_data_bp
#undef get_call_rcu_data_bp
#undef get_thread_call_rcu_data_bp
#undef set_thread_call_rcu_data_bp
#undef create_all_cpu_call_rcu_data_bp
#undef free_all_cpu_call_rcu_data_bp
#undef call_rcu_bp
#undef call_rcu_data_free_bp
#undef call_rcu_before_fork_bp
#undef call_rcu_after_fork_parent_bp
#undef call_rcu_after_fork_child_bp
#undef rcu_barrier_bp
#undef defer_rcu_bp
#undef rcu_defer_register_thread_bp
#undef rcu_defer_unregister_thread_bp
#undef rcu_defer_barrier_bp
#undef rcu_defer_barrier_thread_bp
#undef rcu_defer_exit_bp
#undef rcu_flavor_bp
#undef rcu_yield_active_bp
#undef rcu_rand_yield_bp
#undef urcu_register_rculfhash_atfork_bp
#undef urcu_unregister_rculfhash_atfork_bp
#define rcu_dereference_bp			urcu_bp_dereference
#define rcu_cmpxchg_pointer_bp			urcu_bp_cmpxchg_pointer
#define rcu_xchg_pointer_bp			urcu_bp_xchg_pointer
#define rcu_set_pointer_bp			urcu_bp_set_pointer
#define rcu_bp_before_fork			urcu_bp_before_fork
#define rcu_bp_after_fork_parent		urcu_bp_after_fork_parent
#define rcu_bp_after_fork_child			urcu_bp_after_fork_child
#define rcu_read_lock_bp			urcu_bp_read_lock
#define _rcu_read_lock_bp			_urcu_bp_read_lock
#define rcu_read_unlock_bp			urcu_bp_read_unlock
#define _rcu_read_unlock_bp			_urcu_bp_read_unlock
#define rcu_read_ongoing_bp			urcu_bp_read_ongoing
#define _rcu_read_ongoing_bp			_urcu_bp_read_ongoing
#define rcu_register_thread_bp			urcu_bp_register_thread
#define rcu_unregister_thread_bp		urcu_bp_unregister_thread
#define rcu_init_bp				urcu_bp_init
#define rcu_exit_bp				urcu_bp_exit
#define synchronize_rcu_bp			urcu_bp_synchronize_rcu
#define rcu_reader_bp				urcu_bp_reader
#define rcu_gp_bp				urcu_bp_gp
#define get_cpu_call_rcu_data_bp		urcu_bp_get_cpu_call_rcu_data
#define get_call_rcu_thread_bp			urcu_bp_get_call_rcu_thread
#define create_call_rcu_data_bp			urcu_bp_create_call_rcu_data
#define set_cpu_call_rcu_data_bp		urcu_bp_set_cpu_call_rcu_data
#define get_default_call_rcu_data_bp		urcu_bp_get_default_call_rcu_data
#define get_call_rcu_data_bp			urcu_bp_get_call_rcu_data
#define get_thread_call_rcu_data_bp		urcu_bp_get_thread_call_rcu_data
#define set_thread_call_rcu_data_bp		urcu_bp_set_thread_call_rcu_data
#define create_all_cpu_call_rcu_data_bp		urcu_bp_create_all_cpu_call_rcu_data
#define free_all_cpu_call_rcu_data_bp		urcu_bp_free_all_cpu_call_rcu_data
#define call_rcu_bp				urcu_bp_call_rcu
#define call_rcu_data_free_bp			urcu_bp_call_rcu_data_free
#define call_rcu_before_fork_bp			urcu_bp_call_rcu_before_fork
#define call_rcu_after_fork_parent_bp		urcu_bp_call_rcu_after_fork_parent
#define call_rcu_after_fork_child_bp		urcu_bp_call_rcu_after_fork_child
#define rcu_barrier_bp				urcu_bp_barrier
#define defer_rcu_bp				urcu_bp_defer_rcu
#define rcu_defer_register_thread_bp		urcu_bp_defer_register_thread
#define rcu_defer_unregister_thread_bp		urcu_bp_defer_unregister_thread
#define rcu_defer_barrier_bp			urcu_bp_defer_barrier
#define rcu_defer_barrier_thread_bp		urcu_bp_defer_barrier_thread
#define rcu_defer_exit_bp			urcu_bp_defer_exit
#define rcu_flavor_bp				urcu_bp_flavor
#define rcu_yield_active_bp			urcu_bp_yield_active
#define rcu_rand_yield_bp			urcu_bp_rand_yield
#define urcu_register_rculfhash_atfork_bp	urcu_bp_register_rculfhash_atfork
#define urcu_unregister_rculfhash_atfork_bp	urcu_bp_unregister_rculfhash_atfork
#endif
