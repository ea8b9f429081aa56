/* SPDX-License-Identifier: MIT */
/*
 * What a forked child must forget, with nobody telling it that it is one.
 *
 * The kernel gives the child zeros in place of struct bw_wiped: no slot is
 * claimed (the bits are there), nobody sleeps or leads.  Left over is `state`,
 * which must keep its count for tokens of polls, but lose its lead.  The first
 * slow path in the child does that, in whichever thread or signal handler:
 * lock-free, and any number of times at once (doc/models/spin/fork.pml).
 *
 * A process's first use is the same step from its parent that never was.
 */
#include <string.h>
#include "fork.h"
#include "inject.h"
#include "registry.h"
#include "sys.h"

static uint64_t next_generation(uint64_t state)
{
	uint64_t gen = bw_state_gen(state) + 1;

	if (gen >> 16)
		gen = 1;	/* 0 marks slots without an owner */
	return (state & BW_COUNT_MASK) | gen << BW_GEN_SHIFT;
}

void bw_fork_reset(const struct bw_flavor *f)
{
	struct bw_wiped *w = f->wiped;
	uint64_t at_fork = 0, now;

	/* Asked for before anybody can rely on it, and inherited: a child asks once more than it must. */
	if (bw_sys_wipe_on_fork(w, sizeof(*w)))
		bw_store_rlx(&f->engine->wipe_fails, 1);	/* RELAXED: read in a child, by the forking thread */
	bw_store_rlx(&w->pid, bw_sys_getpid());	/* RELAXED: all who reset write the same */
	INJECT(fork_before_claim);
	/* RELAXED: `state` cannot change before all agree on what it was; the CAS decides. */
	now = bw_load_rlx(&f->engine->state);
	/* ORDER(fork-agree): one value of `state` for all who reset; pairs with bw_fork_reset(). */
	if (bw_cas_acq_rel(&w->state_at_fork, &at_fork, now))
		at_fork = now;
	INJECT(fork_before_state);
	/*
	 * RELAXED: no value of `state` comes twice, so that only the first of
	 * those who reset succeeds, and a late one cannot strip a new leader.
	 */
	now = at_fork;
	bw_cas_rlx(&f->engine->state, &now, next_generation(at_fork));
	INJECT(fork_before_adopt);
	bw_registry_adopt(f);
	/* ORDER(process-ready): the set-up before others use it; pairs with bw_enter(). */
	bw_store_rel(&w->is_ready, 1);
}

void bw_fork_wipe(const struct bw_flavor *f)
{
	/* RELAXED: written before the fork, by this thread or before it was made. */
	if (!bw_load_rlx(&f->engine->wipe_fails))
		return;
	memset(f->wiped, 0, sizeof(*f->wiped));
	bw_registry_wipe(f);
}
