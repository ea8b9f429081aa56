/* SPDX-License-Identifier: MIT */
#ifndef _URCU_SYSTEM_H
#define _URCU_SYSTEM_H
/*
 * Loads and stores of shared variables, exactly once and untorn, without any
 * order between CPUs.  Use <urcu/uatomic.h>, which says the order, in new code.
 * May be used anywhere.
 */
#include <urcu/compiler.h>
#include <urcu/arch.h>

/* The value of lvalue p; writes v to lvalue x and has v's value. */
#ifdef CMM_SANITIZE_THREAD
#define _CMM_LOAD_SHARED(p)		__atomic_load_n(&(p), __ATOMIC_RELAXED)
#define _CMM_STORE_SHARED(x, v)		\
	__extension__ ({ __typeof__(x) urcu_stored = (v); __atomic_store_n(&(x), urcu_stored, __ATOMIC_RELAXED); urcu_stored; })
#else
#define _CMM_LOAD_SHARED(p)		CMM_ACCESS_ONCE(p)
#define _CMM_STORE_SHARED(x, v)		(CMM_ACCESS_ONCE(x) = (v))
#endif

/* The same where a cache flush was needed: on no machine that we support. */
#define CMM_LOAD_SHARED(p)		_CMM_LOAD_SHARED(p)
#define CMM_STORE_SHARED(x, v)		_CMM_STORE_SHARED(x, v)

#endif /* _URCU_SYSTEM_H */
