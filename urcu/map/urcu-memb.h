/* SPDX-License-Identifier: MIT */
/* Short names for the memb flavour (see <urcu/api-map.h>), then the names of
 * liburcu before 0.13, which end in the flavour.  No include guard. */
#undef URCU_MAP_FLAVOR
#define URCU_MAP_FLAVOR memb
#include <urcu/api-map.h>

#ifndef URCU_NO_COMPAT_IDENTIFIERS
#undef rcu_dereference_memb
#undef rcu_cmpxchg_pointer_memb
#undef rcu_xchg_pointer_memb
#undef rcu_set_pointer_memb
#undef rcu_memb_before_fork
#undef rcu_memb_after_fork_parent
#undef rcu_memb_after_fork_child
#undef rcu_read_lock_memb
#undef _rcu_read_lock_memb
#undef rcu_read_unlock_memb
#undef _rcu_read_unlock_memb
#undef rcu_read_ongoing_memb
#undef _rcu_read_ongoing_memb
#undef rcu_register_thread_memb
#undef rcu_unregister_thread_memb
#undef rcu_init_memb
#undef rcu_exit_memb
#undef synchronize_rcu_memb
#undef rcu_reader_memb
#undef rcu_gp_memb
#undef get_cpu_call_rcu_data_memb
#undef get_call_rcu_thread_memb
#undef create_call_rcu_data_memb
#undef set_cpu_call_rcu_data_memb
#undef get_default_call_rcu_data_memb
#undef get_call_rcu_data_memb
#undef get_thread_call_rcu_data_memb
#undef set_thread_call_rcu_data_memb
#undef create_all_cpu_call_rcu_data_memb
#undef free_all_cpu_call_rcu_data_memb
#undef call_rcu_memb
#undef call_rcu_data_free_memb
#undef call_rcu_before_fork_memb
#undef call_rcu_after_fork_parent_memb
#undef call_rcu_after_fork_child_memb
#undef rcu_barrier_memb
#undef defer_rcu_memb
#undef rcu_defer_register_thread_memb
#undef rcu_defer_unregister_thread_memb
#undef rcu_defer_barrier_memb
#undef rcu_defer_barrier_thread_memb
#undef rcu_defer_exit_memb
#undef rcu_flavor_memb
#undef urcu_register_rculfhash_atfork_memb
#undef urcu_unregister_rculfhash_atfork_memb
#define rcu_dereference_memb			urcu_memb_dereference
#define rcu_cmpxchg_pointer_memb		urcu_memb_cmpxchg_pointer
#define rcu_xchg_pointer_memb			urcu_memb_xchg_pointer
#define rcu_set_pointer_memb			urcu_memb_set_pointer
#define rcu_memb_before_fork			urcu_memb_before_fork
#define rcu_memb_after_fork_parent		urcu_memb_after_fork_parent
#define rcu_memb_after_fork_child		urcu_memb_after_fork_child
#define rcu_read_lock_memb			urcu_memb_read_lock
#define _rcu_read_lock_memb			_urcu_memb_read_lock
#define rcu_read_unlock_memb			urcu_memb_read_unlock
#define _rcu_read_unlock_memb			_urcu_memb_read_unlock
#define rcu_read_ongoing_memb			urcu_memb_read_ongoing
#define _rcu_read_ongoing_memb			_urcu_memb_read_ongoing
#define rcu_register_thread_memb		urcu_memb_register_thread
#define rcu_unregister_thread_memb		urcu_memb_unregister_thread
#define rcu_init_memb				urcu_memb_init
#define rcu_exit_memb				urcu_memb_exit
#define synchronize_rcu_memb			urcu_memb_synchronize_rcu
#define rcu_reader_memb				urcu_memb_reader
#define rcu_gp_memb				urcu_memb_gp
#define get_cpu_call_rcu_data_memb		urcu_memb_get_cpu_call_rcu_data
#define get_call_rcu_thread_memb		urcu_memb_get_call_rcu_thread
#define create_call_rcu_data_memb		urcu_memb_create_call_rcu_data
#define set_cpu_call_rcu_data_memb		urcu_memb_set_cpu_call_rcu_data
#define get_default_call_rcu_data_memb		urcu_memb_get_default_call_rcu_data
#define get_call_rcu_data_memb			urcu_memb_get_call_rcu_data
#define get_thread_call_rcu_data_memb		urcu_memb_get_thread_call_rcu_data
#define set_thread_call_rcu_data_memb		urcu_memb_set_thread_call_rcu_data
#define create_all_cpu_call_rcu_data_memb	urcu_memb_create_all_cpu_call_rcu_data
#define free_all_cpu_call_rcu_data_memb		urcu_memb_free_all_cpu_call_rcu_data
#define call_rcu_memb				urcu_memb_call_rcu
#define call_rcu_data_free_memb			urcu_memb_call_rcu_data_free
#define call_rcu_before_fork_memb		urcu_memb_call_rcu_before_fork
#define call_rcu_after_fork_parent_memb		urcu_memb_call_rcu_after_fork_parent
#define call_rcu_after_fork_child_memb		urcu_memb_call_rcu_after_fork_child
#define rcu_barrier_memb			urcu_memb_barrier
#define defer_rcu_memb				urcu_memb_defer_rcu
#define rcu_defer_register_thread_memb		urcu_memb_defer_register_thread
#define rcu_defer_unregister_thread_memb	urcu_memb_defer_unregister_thread
#define rcu_defer_barrier_memb			urcu_memb_defer_barrier
#define rcu_defer_barrier_thread_memb		urcu_memb_defer_barrier_thread
#define rcu_defer_exit_memb			urcu_memb_defer_exit
#define rcu_flavor_memb				urcu_memb_flavor
#define urcu_register_rculfhash_atfork_memb	urcu_memb_register_rculfhash_atfork
#define urcu_unregister_rculfhash_atfork_memb	urcu_memb_unregister_rculfhash_atfork
#endif
