/* SPDX-License-Identifier: MIT */
/* Short names for the mb flavour (see <urcu/api-map.h>), then the names of
 * liburcu before 0.13, which end in the flavour.  No include guard. */
#undef URCU_MAP_FLAVOR
#define URCU_MAP_FLAVOR mb
#include <urcu/api-map.h>

#ifndef URCU_NO_COMPAT_IDENTIFIERS
#undef rcu_dereference_mb
#undef rcu_cmpxchg_pointer_mb
#undef rcu_xchg_pointer_mb
#undef rcu_set_pointer_mb
#undef rcu_mb_before_fork
#undef rcu_mb_after_fork_parent
#undef rcu_mb_after_fork_child
#undef rcu_read_lock_mb
#undef _rcu_read_lock_mb
#undef rcu_read_unlock_mb
#undef _rcu_read_unlock_mb
#undef rcu_read_ongoing_mb
#undef _rcu_read_ongoing_mb
#undef rcu_register_thread_mb
#undef rcu_unregister_thread_mb
#undef rcu_init_mb
#undef rcu_exit_mb
#undef synchronize_rcu_mb
#undef rcu_reader_mb
#undef rcu_gp_mb
#undef get_cpu_call_rcu_data_mb
#undef get_call_rcu_thread_mb
#undef create_call_rcu_data_mb
#undef set_cpu_call_rcu_data_mb
#undef get_default_call_rcu_data_mb
#undef get_call_rcu_data_mb
#undef get_thread_call_rcu_data_mb
#undef set_thread_call_rcu_data_mb
#undef create_all_cpu_call_rcu_data_mb
#undef free_all_cpu_call_rcu_data_mb
#undef call_rcu_mb
#undef call_rcu_data_free_mb
#undef call_rcu_before_fork_mb
#undef call_rcu_after_fork_parent_mb
#undef call_rcu_after_fork_child_mb
#undef rcu_barrier_mb
#undef defer_rcu_mb
#undef rcu_defer_register_thread_mb
#undef rcu_defer_unregister_thread_mb
#undef rcu_defer_barrier_mb
#undef rcu_defer_barrier_thread_mb
#undef rcu_defer_exit_mb
#undef rcu_flavor_mb
#undef urcu_register_rculfhash_atfork_mb
#undef urcu_unregister_rculfhash_atfork_mb
#define rcu_dereference_mb			urcu_mb_dereference
#define rcu_cmpxchg_pointer_mb			urcu_mb_cmpxchg_pointer
#define rcu_xchg_pointer_mb			urcu_mb_xchg_pointer
#define rcu_set_pointer_mb			urcu_mb_set_pointer
#define rcu_mb_before_fork			urcu_mb_before_fork
#define rcu_mb_after_fork_parent		urcu_mb_after_fork_parent
#define rcu_mb_after_fork_child			urcu_mb_after_fork_child
#define rcu_read_lock_mb			urcu_mb_read_lock
#define _rcu_read_lock_mb			_urcu_mb_read_lock
#define rcu_read_unlock_mb			urcu_mb_read_unlock
#define _rcu_read_unlock_mb			_urcu_mb_read_unlock
#define rcu_read_ongoing_mb			urcu_mb_read_ongoing
#define _rcu_read_ongoing_mb			_urcu_mb_read_ongoing
#define rcu_register_thread_mb			urcu_mb_register_thread
#define rcu_unregister_thread_mb		urcu_mb_unregister_thread
#define rcu_init_mb				urcu_mb_init
#define rcu_exit_mb				urcu_mb_exit
#define synchronize_rcu_mb			urcu_mb_synchronize_rcu
#define rcu_reader_mb				urcu_mb_reader
#define rcu_gp_mb				urcu_mb_gp
#define get_cpu_call_rcu_data_mb		urcu_mb_get_cpu_call_rcu_data
#define get_call_rcu_thread_mb			urcu_mb_get_call_rcu_thread
#define create_call_rcu_data_mb			urcu_mb_create_call_rcu_data
#define set_cpu_call_rcu_data_mb		urcu_mb_set_cpu_call_rcu_data
#define get_default_call_rcu_data_mb		urcu_mb_get_default_call_rcu_data
#define get_call_rcu_data_mb			urcu_mb_get_call_rcu_data
#define get_thread_call_rcu_data_mb		urcu_mb_get_thread_call_rcu_data
#define set_thread_call_rcu_data_mb		urcu_mb_set_thread_call_rcu_data
#define create_all_cpu_call_rcu_data_mb		urcu_mb_create_all_cpu_call_rcu_data
#define free_all_cpu_call_rcu_data_mb		urcu_mb_free_all_cpu_call_rcu_data
#define call_rcu_mb				urcu_mb_call_rcu
#define call_rcu_data_free_mb			urcu_mb_call_rcu_data_free
#define call_rcu_before_fork_mb			urcu_mb_call_rcu_before_fork
#define call_rcu_after_fork_parent_mb		urcu_mb_call_rcu_after_fork_parent
#define call_rcu_after_fork_child_mb		urcu_mb_call_rcu_after_fork_child
#define rcu_barrier_mb				urcu_mb_barrier
#define defer_rcu_mb				urcu_mb_defer_rcu
#define rcu_defer_register_thread_mb		urcu_mb_defer_register_thread
#define rcu_defer_unregister_thread_mb		urcu_mb_defer_unregister_thread
#define rcu_defer_barrier_mb			urcu_mb_defer_barrier
#define rcu_defer_barrier_thread_mb		urcu_mb_defer_barrier_thread
#define rcu_defer_exit_mb			urcu_mb_defer_exit
#define rcu_flavor_mb				urcu_mb_flavor
#define urcu_register_rculfhash_atfork_mb	urcu_mb_register_rculfhash_atfork
#define urcu_unregister_rculfhash_atfork_mb	urcu_mb_unregister_rculfhash_atfork
#endif
