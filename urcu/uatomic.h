/* SPDX-License-Identifier: MIT */
#ifndef _URCU_UATOMIC_H
#define _URCU_UATOMIC_H
/*
 * Atomic operations on integers and pointers, made of the compiler's builtins.
 *
 * `addr` points to the object; its size chooses the operation, and a size that
 * the machine does not have stops the compilation.  Values pass through
 * unsigned long, keeping their sign.  Arguments are evaluated once.
 *
 *	operation				value		default order
 *	uatomic_load(addr[, mo])		the value	RELAXED
 *	uatomic_read(addr[, mo])		the value	RELAXED
 *	uatomic_store(addr, v[, mo])				RELAXED
 *	uatomic_set(addr, v[, mo])				RELAXED
 *	uatomic_xchg(addr, v[, mo])		the old value	SEQ_CST_FENCE
 *	uatomic_cmpxchg(addr, old, new[, mo[, mo_fail]])
 *						what was found	SEQ_CST_FENCE
 *						    (RELAXED if it fails)
 *	uatomic_add_return(addr, v[, mo])	the new value	SEQ_CST_FENCE
 *	uatomic_sub_return(addr, v[, mo])	the new value	SEQ_CST_FENCE
 *	uatomic_add(addr, v[, mo]), uatomic_sub			RELAXED
 *	uatomic_inc(addr[, mo]), uatomic_dec			RELAXED
 *	uatomic_or(addr, mask[, mo])				RELAXED
 *	uatomic_and(addr, mask[, mo])				SEQ_CST
 *
 * uatomic_<operation>_mo() is the same with the order(s) mandatory.  All are
 * lock-free, and may be used anywhere, also in signal handlers.
 */
#include <urcu/arch.h>
#include <urcu/compiler.h>
#include <urcu/system.h>
#include <urcu/config.h>

/*
 * Orders, equal to the compiler's __ATOMIC_* but for the last, which puts a
 * full memory barrier after the operation: unlike SEQ_CST it orders all of the
 * accesses before it with all after it, whatever they are.
 *
 * A load cannot be RELEASE or ACQ_REL, nor a store CONSUME, ACQUIRE or ACQ_REL:
 * that is an error in optimised builds; in others the order is SEQ_CST.
 */
enum cmm_memorder {
	CMM_RELAXED = 0,
	CMM_CONSUME = 1,
	CMM_ACQUIRE = 2,
	CMM_RELEASE = 3,
	CMM_ACQ_REL = 4,
	CMM_SEQ_CST = 5,
	CMM_SEQ_CST_FENCE = 6,
};

/*
 * UATOMIC_HAS_ATOMIC_BYTE, _SHORT, _INT, _LLONG: which sizes there are.
 * Pointers and long always work.
 */
#include <urcu/uatomic/api.h>

/* Chooses by the number of arguments: the name after the third or fourth one of a call. */
#define URCU_PICK_3(a1, a2, a3, ...)			a3
#define URCU_PICK_4(a1, a2, a3, a4, ...)		a4
#define URCU_PICK_6(a1, a2, a3, a4, a5, a6, ...)	a6

/* See the table above. */
#define uatomic_load(...)	\
	URCU_PICK_3(__VA_ARGS__, uatomic_load_mo, urcu_load_default, )(__VA_ARGS__)
#define uatomic_store(...)	\
	URCU_PICK_4(__VA_ARGS__, uatomic_store_mo, urcu_store_default, )(__VA_ARGS__)
#define uatomic_read(...)	uatomic_load(__VA_ARGS__)
#define uatomic_set(...)	uatomic_store(__VA_ARGS__)
#define uatomic_xchg(...)	\
	URCU_PICK_4(__VA_ARGS__, uatomic_xchg_mo, urcu_xchg_default, )(__VA_ARGS__)
#define uatomic_cmpxchg(...)	\
	URCU_PICK_6(__VA_ARGS__, uatomic_cmpxchg_mo, urcu_cmpxchg_one_mo, urcu_cmpxchg_default, )(__VA_ARGS__)
#define uatomic_add_return(...)	\
	URCU_PICK_4(__VA_ARGS__, uatomic_add_return_mo, urcu_add_return_default, )(__VA_ARGS__)
#define uatomic_sub_return(...)	\
	URCU_PICK_4(__VA_ARGS__, uatomic_sub_return_mo, urcu_sub_return_default, )(__VA_ARGS__)
#define uatomic_add(...)	\
	URCU_PICK_4(__VA_ARGS__, uatomic_add_mo, urcu_add_default, )(__VA_ARGS__)
#define uatomic_sub(...)	\
	URCU_PICK_4(__VA_ARGS__, uatomic_sub_mo, urcu_sub_default, )(__VA_ARGS__)
#define uatomic_inc(...)	\
	URCU_PICK_3(__VA_ARGS__, uatomic_inc_mo, urcu_inc_default, )(__VA_ARGS__)
#define uatomic_dec(...)	\
	URCU_PICK_3(__VA_ARGS__, uatomic_dec_mo, urcu_dec_default, )(__VA_ARGS__)
#define uatomic_or(...)		\
	URCU_PICK_4(__VA_ARGS__, uatomic_or_mo, urcu_or_default, )(__VA_ARGS__)
#define uatomic_and(...)	\
	URCU_PICK_4(__VA_ARGS__, uatomic_and_mo, urcu_and_default, )(__VA_ARGS__)

#define urcu_load_default(addr)			uatomic_load_mo(addr, CMM_RELAXED)
#define urcu_store_default(addr, v)		uatomic_store_mo(addr, v, CMM_RELAXED)
#define urcu_xchg_default(addr, v)		uatomic_xchg_mo(addr, v, CMM_SEQ_CST_FENCE)
#define urcu_cmpxchg_default(addr, old, _new)	urcu_cmpxchg_one_mo(addr, old, _new, CMM_SEQ_CST_FENCE)
#define urcu_cmpxchg_one_mo(addr, old, _new, mo)	uatomic_cmpxchg_mo(addr, old, _new, mo, CMM_RELAXED)
#define urcu_add_return_default(addr, v)	uatomic_add_return_mo(addr, v, CMM_SEQ_CST_FENCE)
#define urcu_sub_return_default(addr, v)	uatomic_sub_return_mo(addr, v, CMM_SEQ_CST_FENCE)
#define urcu_add_default(addr, v)		uatomic_add_mo(addr, v, CMM_RELAXED)
#define urcu_sub_default(addr, v)		uatomic_sub_mo(addr, v, CMM_RELAXED)
#define urcu_inc_default(addr)			uatomic_inc_mo(addr, CMM_RELAXED)
#define urcu_dec_default(addr)			uatomic_dec_mo(addr, CMM_RELAXED)
#define urcu_or_default(addr, mask)		uatomic_or_mo(addr, mask, CMM_RELAXED)
#define urcu_and_default(addr, mask)		uatomic_and_mo(addr, mask, CMM_SEQ_CST)

/* Size of the object; stops the compilation if the machine has no such operation. */
#define urcu_atomic_size(addr)	\
	(sizeof(*(addr)) * sizeof(char[_uatomic_has_atomic_type(sizeof(*(addr))) ? 1 : -1]))
/* The result, an unsigned long, as the object's type. */
#define urcu_atomic_result(addr, result)	((urcu_plain_typeof(*(addr))) (result))
#define urcu_atomic_word(v)			caa_cast_long_keep_sign(v)

#define uatomic_load_mo(addr, mo)		urcu_atomic_result(addr,	\
	urcu_atomic_load((addr), urcu_atomic_size(addr), (int) (mo)))
#define uatomic_store_mo(addr, v, mo)						\
	urcu_atomic_store((addr), urcu_atomic_size(addr), urcu_atomic_word(v), (int) (mo))
#define uatomic_xchg_mo(addr, v, mo)		urcu_atomic_result(addr,	\
	urcu_atomic_xchg((addr), urcu_atomic_size(addr), urcu_atomic_word(v), (int) (mo)))
#define uatomic_cmpxchg_mo(addr, old, _new, mo, mo_fail)	urcu_atomic_result(addr,	\
	urcu_atomic_cmpxchg((addr), urcu_atomic_size(addr), urcu_atomic_word(old),	\
		urcu_atomic_word(_new), (int) (mo), (int) (mo_fail)))
#define uatomic_add_return_mo(addr, v, mo)	urcu_atomic_result(addr,	\
	urcu_atomic_add((addr), urcu_atomic_size(addr), urcu_atomic_word(v), (int) (mo)))
#define uatomic_sub_return_mo(addr, v, mo)	urcu_atomic_result(addr,	\
	urcu_atomic_add((addr), urcu_atomic_size(addr), 0 - urcu_atomic_word(v), (int) (mo)))
#define uatomic_add_mo(addr, v, mo)	((void) uatomic_add_return_mo(addr, v, mo))
#define uatomic_sub_mo(addr, v, mo)	((void) uatomic_sub_return_mo(addr, v, mo))
#define uatomic_inc_mo(addr, mo)	uatomic_add_mo(addr, 1, mo)
#define uatomic_dec_mo(addr, mo)	uatomic_sub_mo(addr, 1, mo)
#define uatomic_or_mo(addr, mask, mo)						\
	urcu_atomic_or((addr), urcu_atomic_size(addr), urcu_atomic_word(mask), (int) (mo))
#define uatomic_and_mo(addr, mask, mo)						\
	urcu_atomic_and((addr), urcu_atomic_size(addr), urcu_atomic_word(mask), (int) (mo))

/*
 * Full barriers before and after an operation whose own order is weaker;
 * cheaper than cmm_smp_mb() where the instruction is a barrier anyway.
 */
#ifdef URCU_UATOMIC_RMW_IS_MB
#define urcu_smp_mb_beside_rmw()	cmm_barrier()
#else
#define urcu_smp_mb_beside_rmw()	cmm_smp_mb()
#endif
#define cmm_smp_mb__before_uatomic_and()	urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__after_uatomic_and()		urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__before_uatomic_or()		urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__after_uatomic_or()		urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__before_uatomic_add()	urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__after_uatomic_add()		urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__before_uatomic_sub()	urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__after_uatomic_sub()		urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__before_uatomic_inc()	urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__after_uatomic_inc()		urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__before_uatomic_dec()	urcu_smp_mb_beside_rmw()
#define cmm_smp_mb__after_uatomic_dec()		urcu_smp_mb_beside_rmw()

#include <urcu/uatomic/builtins.h>

#endif /* _URCU_UATOMIC_H */
