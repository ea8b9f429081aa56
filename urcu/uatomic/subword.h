/* SPDX-License-Identifier: MIT */
#ifndef _URCU_UATOMIC_SUBWORD_H
#define _URCU_UATOMIC_SUBWORD_H
/*
 * Bytes and shorts on machines whose atomic instructions know words only: the
 * aligned word around the object is exchanged.  The order is always SEQ_CST.
 * Used by <urcu/uatomic/builtins.h>.
 */
#include <stdint.h>

/*
 * Replaces *old by _new in the object; true if it did, else *old is what was
 * found.  Neighbours in the word keep their values.
 */
static inline int
urcu_subword_cmpxchg(volatile void *addr, size_t size, unsigned long *old, unsigned long _new)
{
	uintptr_t offset = (uintptr_t) addr & 3;
	volatile urcu_atomic_4 *word = (volatile urcu_atomic_4 *) ((uintptr_t) addr - offset);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	unsigned shift = (unsigned) (4 - size - offset) * 8;
#else
	unsigned shift = (unsigned) offset * 8;
#endif
	unsigned max = (1U << (size * 8)) - 1;
	unsigned want = ((unsigned) *old & max) << shift, value = ((unsigned) _new & max) << shift;
	unsigned seen = __atomic_load_n(word, __ATOMIC_RELAXED);

	max <<= shift;
	do {
		if ((seen & max) != want) {
			*old = (seen & max) >> shift;
			return 0;
		}
	} while (!__atomic_compare_exchange_n(word, &seen, (seen & ~max) | value, 0,
			__ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
	*old = want >> shift;
	return 1;
}

/* The object's value, for a first guess. */
static inline unsigned long urcu_subword_load(const volatile void *addr, size_t size)
{
	if (size == 1)
		return __atomic_load_n((const volatile urcu_atomic_1 *) addr, __ATOMIC_RELAXED);
	return __atomic_load_n((const volatile urcu_atomic_2 *) addr, __ATOMIC_RELAXED);
}

static inline unsigned long urcu_subword_xchg(volatile void *addr, size_t size, unsigned long v)
{
	unsigned long seen = urcu_subword_load(addr, size);

	while (!urcu_subword_cmpxchg(addr, size, &seen, v))
		;
	return seen;
}

static inline unsigned long urcu_subword_add(volatile void *addr, size_t size, unsigned long v)
{
	unsigned long seen = urcu_subword_load(addr, size);

	while (!urcu_subword_cmpxchg(addr, size, &seen, seen + v))
		;
	return seen + v;
}

static inline void urcu_subword_or(volatile void *addr, size_t size, unsigned long v)
{
	unsigned long seen = urcu_subword_load(addr, size);

	while (!urcu_subword_cmpxchg(addr, size, &seen, seen | v))
		;
}

static inline void urcu_subword_and(volatile void *addr, size_t size, unsigned long v)
{
	unsigned long seen = urcu_subword_load(addr, size);

	while (!urcu_subword_cmpxchg(addr, size, &seen, seen & v))
		;
}

#endif /* _URCU_UATOMIC_SUBWORD_H */
