/* SPDX-License-Identifier: MIT */
#ifndef _URCU_UATOMIC_BUILTINS_H
#define _URCU_UATOMIC_BUILTINS_H
/*
 * The functions under the macros of <urcu/uatomic.h>, which is what to
 * include.  One function for each operation; size and order are constants in
 * each use, so that it becomes one instruction.
 */
#include <urcu/uatomic.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Objects of any type of the right size are accessed through these. */
typedef unsigned char urcu_atomic_1 __attribute__((__may_alias__));
typedef unsigned short urcu_atomic_2 __attribute__((__may_alias__));
typedef unsigned int urcu_atomic_4 __attribute__((__may_alias__));
#if CAA_BITS_PER_LONG == 64
typedef unsigned long urcu_atomic_8 __attribute__((__may_alias__));
#endif

#if !defined(__GCC_HAVE_SYNC_COMPARE_AND_SWAP_1) && defined(UATOMIC_HAS_ATOMIC_BYTE)
/* The compiler would call a library that clients need not have. */
#define URCU_SUBWORD_BY_WORD
#endif

#ifdef URCU_SUBWORD_BY_WORD
#include <urcu/uatomic/subword.h>
#endif

/*
 * op(type) for the type of `size` bytes.  Read-modify-write operations on
 * bytes and shorts have a form of their own where the machine has none.
 */
#ifdef UATOMIC_HAS_ATOMIC_BYTE
#define URCU_CASE_1(op)	case 1: op(urcu_atomic_1)
#else
#define URCU_CASE_1(op)
#endif
#ifdef UATOMIC_HAS_ATOMIC_SHORT
#define URCU_CASE_2(op)	case 2: op(urcu_atomic_2)
#else
#define URCU_CASE_2(op)
#endif
#ifdef UATOMIC_HAS_ATOMIC_LLONG
#define URCU_CASE_8(op)	case 8: op(urcu_atomic_8)
#else
#define URCU_CASE_8(op)
#endif
#define URCU_BY_SIZE(size, op)				\
	switch (size) {					\
	URCU_CASE_1(op)					\
	URCU_CASE_2(op)					\
	case 4: op(urcu_atomic_4)			\
	URCU_CASE_8(op)					\
	default: __builtin_unreachable();		\
	}
#ifdef URCU_SUBWORD_BY_WORD
#define URCU_RMW_BY_SIZE(size, subword, op)		\
	switch (size) {					\
	case 1: case 2: subword				\
	case 4: op(urcu_atomic_4)			\
	URCU_CASE_8(op)					\
	default: __builtin_unreachable();		\
	}
#else
#define URCU_RMW_BY_SIZE(size, subword, op)	URCU_BY_SIZE(size, op)
#endif

/* Exists nowhere; called, and so refused, where an order makes no sense for the operation. */
#ifndef __has_attribute
#define URCU_REFUSED
#elif __has_attribute(__error__)
#define URCU_REFUSED	__attribute__((__error__("a load cannot release and a store cannot acquire")))
#else
#define URCU_REFUSED
#endif
void urcu_order_makes_no_sense(void) URCU_REFUSED;

static inline URCU_ALWAYS_INLINE int cmm_to_c11(int mo)
{
	return mo == CMM_SEQ_CST_FENCE ? (int) __ATOMIC_SEQ_CST : mo;
}

static inline URCU_ALWAYS_INLINE int urcu_load_order(int mo)
{
	if (mo == CMM_RELEASE || mo == CMM_ACQ_REL) {
		if (__builtin_constant_p(mo))
			urcu_order_makes_no_sense();
		return __ATOMIC_SEQ_CST;
	}
	return cmm_to_c11(mo);
}

static inline URCU_ALWAYS_INLINE int urcu_store_order(int mo)
{
	if (mo == CMM_CONSUME || mo == CMM_ACQUIRE || mo == CMM_ACQ_REL) {
		if (__builtin_constant_p(mo))
			urcu_order_makes_no_sense();
		return __ATOMIC_SEQ_CST;
	}
	return cmm_to_c11(mo);
}

static inline URCU_ALWAYS_INLINE void cmm_seq_cst_fence_after_atomic(enum cmm_memorder mo)
{
	if (mo == CMM_SEQ_CST_FENCE)
		cmm_smp_mb();
}

static inline URCU_ALWAYS_INLINE void urcu_fence_after_rmw(int mo)
{
	if (mo == CMM_SEQ_CST_FENCE)
		urcu_smp_mb_beside_rmw();
}

/* Without a test of `done` where the fence is none: compilers would keep the branch. */
static inline URCU_ALWAYS_INLINE void urcu_fence_after_cmpxchg(int done, int mo, int mo_fail)
{
#ifdef URCU_UATOMIC_RMW_IS_MB
	(void) done;
	urcu_fence_after_rmw(mo_fail == CMM_SEQ_CST_FENCE ? mo_fail : mo);
#else
	urcu_fence_after_rmw(done ? mo : mo_fail);
#endif
}

#define URCU_LOAD(type)		v = __atomic_load_n((const volatile type *) addr, order); break;
static inline URCU_ALWAYS_INLINE unsigned long
urcu_atomic_load(const volatile void *addr, size_t size, int mo)
{
	int order = urcu_load_order(mo);
	unsigned long v;

	URCU_BY_SIZE(size, URCU_LOAD)
	cmm_seq_cst_fence_after_atomic((enum cmm_memorder) mo);
	return v;
}
#undef URCU_LOAD

#define URCU_STORE(type)	__atomic_store_n((volatile type *) addr, (type) v, order); break;
static inline URCU_ALWAYS_INLINE void
urcu_atomic_store(volatile void *addr, size_t size, unsigned long v, int mo)
{
	int order = urcu_store_order(mo);

	URCU_BY_SIZE(size, URCU_STORE)
	cmm_seq_cst_fence_after_atomic((enum cmm_memorder) mo);
}
#undef URCU_STORE

#define URCU_XCHG(type)		v = __atomic_exchange_n((volatile type *) addr, (type) v, cmm_to_c11(mo)); break;
static inline URCU_ALWAYS_INLINE unsigned long
urcu_atomic_xchg(volatile void *addr, size_t size, unsigned long v, int mo)
{
	URCU_RMW_BY_SIZE(size, v = urcu_subword_xchg(addr, size, v); break;, URCU_XCHG)
	urcu_fence_after_rmw(mo);
	return v;
}
#undef URCU_XCHG

/* The builtin has the order of failure no stronger than that of success. */
static inline URCU_ALWAYS_INLINE int urcu_success_order(int mo, int mo_fail)
{
	int order = cmm_to_c11(mo), fail = urcu_load_order(mo_fail);

	if (fail == __ATOMIC_SEQ_CST)
		return __ATOMIC_SEQ_CST;
	if (fail == __ATOMIC_RELAXED || order == __ATOMIC_SEQ_CST || order == __ATOMIC_ACQ_REL)
		return order;
	return order == __ATOMIC_RELEASE ? __ATOMIC_ACQ_REL : __ATOMIC_ACQUIRE;
}

#define URCU_CMPXCHG(type) {								\
	type seen = (type) old;								\
	done = __atomic_compare_exchange_n((volatile type *) addr, &seen, (type) _new, 0,	\
			urcu_success_order(mo, mo_fail), urcu_load_order(mo_fail));	\
	old = seen;									\
	break;										\
}
static inline URCU_ALWAYS_INLINE unsigned long
urcu_atomic_cmpxchg(volatile void *addr, size_t size, unsigned long old, unsigned long _new,
		int mo, int mo_fail)
{
	int done;

	URCU_RMW_BY_SIZE(size, done = urcu_subword_cmpxchg(addr, size, &old, _new); break;, URCU_CMPXCHG)
	urcu_fence_after_cmpxchg(done, mo, mo_fail);
	return old;
}
#undef URCU_CMPXCHG

#define URCU_ADD(type)		v = __atomic_add_fetch((volatile type *) addr, (type) v, cmm_to_c11(mo)); break;
static inline URCU_ALWAYS_INLINE unsigned long
urcu_atomic_add(volatile void *addr, size_t size, unsigned long v, int mo)
{
	URCU_RMW_BY_SIZE(size, v = urcu_subword_add(addr, size, v); break;, URCU_ADD)
	urcu_fence_after_rmw(mo);
	return v;
}
#undef URCU_ADD

#define URCU_OR(type)		(void) __atomic_fetch_or((volatile type *) addr, (type) v, cmm_to_c11(mo)); break;
static inline URCU_ALWAYS_INLINE void
urcu_atomic_or(volatile void *addr, size_t size, unsigned long v, int mo)
{
	URCU_RMW_BY_SIZE(size, urcu_subword_or(addr, size, v); break;, URCU_OR)
	urcu_fence_after_rmw(mo);
}
#undef URCU_OR

#define URCU_AND(type)		(void) __atomic_fetch_and((volatile type *) addr, (type) v, cmm_to_c11(mo)); break;
static inline URCU_ALWAYS_INLINE void
urcu_atomic_and(volatile void *addr, size_t size, unsigned long v, int mo)
{
	URCU_RMW_BY_SIZE(size, urcu_subword_and(addr, size, v); break;, URCU_AND)
	urcu_fence_after_rmw(mo);
}
#undef URCU_AND

#ifdef __cplusplus
}
#endif

#endif /* _URCU_UATOMIC_BUILTINS_H */
