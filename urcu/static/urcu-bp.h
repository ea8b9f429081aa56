/* SPDX-License-Identifier: MIT */
#ifndef _URCU_BP_STATIC_H
#define _URCU_BP_STATIC_H
/*
 * Inline readers of the bulletproof flavour.  Include <urcu/urcu-bp.h>, which
 * documents them.
 */
#include <urcu/config.h>
#include <urcu/compiler.h>
#include <urcu/arch.h>
#include <urcu/tls-compat.h>
#include <urcu/reader.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ABI: names of the grace-period word's parts, as liburcu's clients know them. */
#define URCU_BP_GP_COUNT		(1UL << 0)
#define URCU_BP_GP_CTR_PHASE		(1UL << (sizeof(unsigned long) * 4))
#define URCU_BP_GP_CTR_NEST_MASK	(URCU_BP_GP_CTR_PHASE - 1)

enum urcu_bp_state {
	URCU_BP_READER_ACTIVE_CURRENT,	/* in a section that the grace period need not wait for */
	URCU_BP_READER_ACTIVE_OLD,	/* in a section that it waits for */
	URCU_BP_READER_INACTIVE,	/* not in a section */
};

/* ABI: 128 bytes on x86. */
struct urcu_bp_gp {
	unsigned long ctr;	/* written by the leader of a grace period only */
} __attribute__((aligned(CAA_CACHE_LINE_SIZE)));

/* ABI: the word is at offset 0; what follows it is private to the library. */
struct urcu_bp_reader {
	unsigned long ctr;	/* written by its thread only */
};

extern struct urcu_bp_gp urcu_bp_gp;
/* For programs compiled against liburcu's headers; never read by the readers below. */
extern int urcu_bp_has_sys_membarrier;
extern DECLARE_URCU_TLS(struct urcu_bp_reader *, urcu_bp_reader);
void urcu_bp_register(void);

#if defined(CONFIG_URCU_DYNAMIC_TLS) || defined(URCU_TLS_DYNAMIC)
#define URCU_TLS_MODEL
#else
#define URCU_TLS_MODEL	__attribute__((tls_model("initial-exec")))
#endif

/*
 * ABI: the calling thread's word.  Never NULL: it points to a sentinel until
 * the thread has a slot, so that 'registered and outermost' is one test.
 */
extern __thread unsigned long *urcu_bp_word URCU_TLS_MODEL;
/* The slow half of lock: registers the thread if need be and enters. */
void urcu_bp_read_lock_slow(void) __attribute__((cold));

static inline void _urcu_bp_read_lock(void)
{
	cmm_barrier();
	if (caa_unlikely(!urcu_reader_enter(urcu_bp_word, &urcu_bp_gp.ctr)))
		urcu_bp_read_lock_slow();
}

static inline void _urcu_bp_read_unlock(void)
{
	urcu_reader_leave(urcu_bp_word);
}

static inline int _urcu_bp_read_ongoing(void)
{
	return urcu_reader_depth(urcu_bp_word);
}

#ifdef __cplusplus
}
#endif

#endif /* _URCU_BP_STATIC_H */
