/* SPDX-License-Identifier: MIT */
#ifndef BW_FORK_H
#define BW_FORK_H
#include "flavor.h"

/* Sets this process up: at first use, and again in a forked child.  Any thread, signal handlers too. */
void bw_fork_reset(const struct bw_flavor *f);
/* In a child, for kernels that did not wipe: the only thread there is calls it. */
void bw_fork_wipe(const struct bw_flavor *f);

/* Every slow path begins with this. */
static inline void bw_enter(const struct bw_flavor *f)
{
	/* ORDER(process-ready): the set-up before its use by other threads; pairs with bw_fork_reset(). */
	if (bw_unlikely(!bw_load_acq(&f->wiped->is_ready)))
		bw_fork_reset(f);
}

/* Tells this process from its ancestors: changes with each fork, never 0. */
static inline uint32_t bw_generation(const struct bw_flavor *f)
{
	/* RELAXED: it changes only in a child, where the caller is alone or has called bw_enter(). */
	return bw_state_gen(bw_load_rlx(&f->engine->state));
}

#endif /* BW_FORK_H */
