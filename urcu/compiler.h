/* SPDX-License-Identifier: MIT */
#ifndef _URCU_COMPILER_H
#define _URCU_COMPILER_H
/*
 * What the other headers need from the compiler, and small helpers that
 * programs use through them.  Everything here may be used by anyone, anywhere.
 *
 * Rules for macros in these headers: no argument is evaluated twice (caa_min
 * and caa_max are the old exceptions), no local variable unless its name is
 * unique, no warning in a user's strict build.
 */
#include <stddef.h>
#include <urcu/config.h>

/* The more likely outcome of x, for the layout of the code; the value is !!x. */
#define caa_likely(x)	__builtin_expect(!!(x), 1)
#define caa_unlikely(x)	__builtin_expect(!!(x), 0)

/* The compiler moves no memory access across this.  No order between CPUs. */
#define cmm_barrier()	__asm__ __volatile__("" : : : "memory")

/* x, read or written exactly once and as a whole; an lvalue.  No order. */
#define CMM_ACCESS_ONCE(x)	(*(volatile __typeof__(x) *) &(x))

/* Evaluate one of their arguments twice. */
#ifndef caa_max
#define caa_max(a, b)	((a) > (b) ? (a) : (b))
#endif
#ifndef caa_min
#define caa_min(a, b)	((a) < (b) ? (a) : (b))
#endif

#if defined(__SIZEOF_LONG__)
#define CAA_BITS_PER_LONG	(__SIZEOF_LONG__ * 8)
#elif defined(__LP64__) || defined(_LP64)
#define CAA_BITS_PER_LONG	64
#else
#define CAA_BITS_PER_LONG	32
#endif

/* Number of elements of array x. */
#define CAA_ARRAY_SIZE(x)	(sizeof(x) / sizeof((x)[0]))

/* Joins two tokens after expanding them. */
#define __CAA_COMBINE_TOKENS(prefix, counter)	prefix ## counter
#define CAA_COMBINE_TOKENS(prefix, counter)	__CAA_COMBINE_TOKENS(prefix, counter)
/* A name for a macro's local variable that no other use of a macro has. */
#define URCU_UNIQUE(prefix)	CAA_COMBINE_TOKENS(prefix, __COUNTER__)

/* Marks pointers that are read under RCU; for the human reader. */
#define __rcu

#define CDS_DEPRECATED(msg)	__attribute__((__deprecated__(msg)))

/*
 * Stops the compilation unless `predicate`, a constant, is true.  A
 * declaration; c_identifier_msg served compilers without static assertions.
 */
#ifdef __cplusplus
#define urcu_static_assert(predicate, msg, c_identifier_msg)	\
	static_assert(predicate, msg)
#else
#define urcu_static_assert(predicate, msg, c_identifier_msg)	\
	__extension__ _Static_assert(predicate, msg)
#endif

/* 0; stops the compilation if `cond`, a constant, is true. */
#ifdef __cplusplus
#define CAA_BUILD_BUG_ON_ZERO(cond)	(sizeof(char[(cond) ? -1 : 1]) - 1)
#else
#define CAA_BUILD_BUG_ON_ZERO(cond)	\
	(sizeof(struct { int urcu_build_bug_on : (cond) ? -1 : 1; }) * 0)
#endif
#define CAA_BUILD_BUG_ON(cond)		((void) CAA_BUILD_BUG_ON_ZERO(cond))

/* 1 for a signed integer type.  (Against 1, not 0: `x < 0` is warned about for unsigned ones.) */
#define caa_is_signed_type(type)	((type) -1 < (type) 1)
/* v, integer or pointer, as an unsigned long that keeps the sign of narrower types. */
#define caa_cast_long_keep_sign(v)	((unsigned long) (v))

/* Hides from the optimiser what it knows about the value of variable `var`. */
#define _CMM_OPTIMIZER_HIDE_VAR(var)	__asm__ ("" : "+r" (var))

#if defined(__GNUC__) && !defined(__clang__)
#define URCU_GCC_VERSION	(__GNUC__ * 10000 + __GNUC_MINOR__ * 100 + __GNUC_PATCHLEVEL__)
#endif

/* The builtins of the C11 memory model are there: always, for these headers are made of them. */
#define _CMM_TOOLCHAIN_SUPPORT_C11_MM

/* Built with a thread sanitizer.  May be predefined. */
#ifndef CMM_SANITIZE_THREAD
#if defined(__SANITIZE_THREAD__)
#define CMM_SANITIZE_THREAD
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define CMM_SANITIZE_THREAD
#endif
#endif
#endif

#define URCU_ALWAYS_INLINE	__attribute__((__always_inline__))

#ifdef __cplusplus
/* Linkage is C++ even where an old program includes us inside extern "C". */
extern "C++" {

template <typename T> struct urcu_remove_cv { typedef T type; };
template <typename T> struct urcu_remove_cv<const T> { typedef T type; };
template <typename T> struct urcu_remove_cv<volatile T> { typedef T type; };
template <typename T> struct urcu_remove_cv<const volatile T> { typedef T type; };

template <typename T> static inline volatile T *cmm_cast_volatile(T *ptr)
{
	return ptr;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wint-to-pointer-cast"
template <typename To, typename From> static inline To urcu_force_cast(From from)
{
	return (To) from;
}
#pragma GCC diagnostic pop

}

/* The type of expression x without const and volatile. */
#define urcu_plain_typeof(x)		typename urcu_remove_cv<__typeof__(x)>::type
/* `arg` as `type`, whatever it was: drops const and volatile, too. */
#define URCU_FORCE_CAST(type, arg)	urcu_force_cast<type>(arg)
#else
#define urcu_plain_typeof(x)		__typeof__(x)
#define URCU_FORCE_CAST(type, arg)	((type) (arg))
/* `ptr` as a pointer to a volatile object. */
#define cmm_cast_volatile(ptr)		((volatile __typeof__(*(ptr)) *) (ptr))
#endif

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-qual"
static inline URCU_ALWAYS_INLINE void *urcu_object_of(const volatile void *member, size_t offset)
{
	return (char *) member - offset;
}

static inline URCU_ALWAYS_INLINE void *urcu_object_of_or_null(const volatile void *member, size_t offset)
{
	return member ? (char *) member - offset : NULL;
}
#pragma GCC diagnostic pop

/* `ptr`; a diagnostic unless it is a pointer to (or compatible with) that member. */
#define urcu_check_member(ptr, type, member)	(1 ? (ptr) : &((type *) 0)->member)

/*
 * The object of `type` whose `member` is at `ptr`, which is not NULL; and the
 * same where NULL gives NULL.
 */
#define caa_container_of(ptr, type, member)			\
	((type *) urcu_object_of(urcu_check_member(ptr, type, member), offsetof(type, member)))
#define caa_container_of_check_null(ptr, type, member)		\
	((type *) urcu_object_of_or_null(urcu_check_member(ptr, type, member), offsetof(type, member)))

#endif /* _URCU_COMPILER_H */
