/* SPDX-License-Identifier: MIT */
#ifndef _URCU_UATOMIC_API_H
#define _URCU_UATOMIC_API_H
/*
 * Which sizes of object <urcu/uatomic.h> has on this machine.  liburcu's lists,
 * machine by machine, so that a program finds what it found there.
 */
#include <urcu/arch.h>
#include <urcu/compiler.h>

#if defined(URCU_ARCH_X86) || defined(URCU_ARCH_AARCH64) || defined(URCU_ARCH_TILE) || \
	defined(URCU_ARCH_IA64) || defined(URCU_ARCH_RISCV) || defined(URCU_ARCH_LOONGARCH) || \
	defined(URCU_ARCH_M68K)
#define UATOMIC_HAS_ATOMIC_BYTE
#define UATOMIC_HAS_ATOMIC_SHORT
#elif defined(URCU_ARCH_HPPA) || defined(URCU_ARCH_SUPERH)
#define UATOMIC_HAS_ATOMIC_SHORT
#endif
#define UATOMIC_HAS_ATOMIC_INT
#if CAA_BITS_PER_LONG == 64
#define UATOMIC_HAS_ATOMIC_LLONG
#endif

/* A bit for each size, equal to the size. */
#ifdef UATOMIC_HAS_ATOMIC_BYTE
#define _UATOMIC_HAS_ATOMIC_BYTE_FLAG	1
#else
#define _UATOMIC_HAS_ATOMIC_BYTE_FLAG	0
#endif
#ifdef UATOMIC_HAS_ATOMIC_SHORT
#define _UATOMIC_HAS_ATOMIC_SHORT_FLAG	2
#else
#define _UATOMIC_HAS_ATOMIC_SHORT_FLAG	0
#endif
#define _UATOMIC_HAS_ATOMIC_INT_FLAG	4
#ifdef UATOMIC_HAS_ATOMIC_LLONG
#define _UATOMIC_HAS_ATOMIC_LLONG_FLAG	8
#else
#define _UATOMIC_HAS_ATOMIC_LLONG_FLAG	0
#endif
#define _UATOMIC_HAS_ATOMIC_MASK	\
	(_UATOMIC_HAS_ATOMIC_BYTE_FLAG | _UATOMIC_HAS_ATOMIC_SHORT_FLAG | \
	 _UATOMIC_HAS_ATOMIC_INT_FLAG | _UATOMIC_HAS_ATOMIC_LLONG_FLAG)

/* Whether objects of `len` bytes, a constant, have atomic operations. */
#define _uatomic_has_atomic_type(len)	\
	(((len) & _UATOMIC_HAS_ATOMIC_MASK) == (len) && ((len) & ((len) - 1)) == 0)

#endif /* _URCU_UATOMIC_API_H */
