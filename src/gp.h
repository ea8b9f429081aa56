/* SPDX-License-Identifier: MIT */
#ifndef BW_GP_H
#define BW_GP_H
#include "flavor.h"

/*
 * Grace periods are numbered; a goal is the number of the one that must be over.
 * Callers here are any threads, outside of sections where a function waits.
 */

/* Waits until every section that began before the call has ended.  Full fence on both sides. */
void bw_gp_synchronize(const struct bw_flavor *f);

/* The goal that covers the moment of the call.  Full fence.  Never blocks; sections are fine. */
uint64_t bw_gp_goal(const struct bw_flavor *f);
/* Waits for a goal.  Full fence after. */
void bw_gp_wait(const struct bw_flavor *f, uint64_t goal);
/* Is it reached?  Drives the grace period on, without blocking.  Full fence if so. */
bool bw_gp_poll(const struct bw_flavor *f, uint64_t goal);

/* Decides how readers fence, if nobody leads now; else the leader does. */
void bw_gp_try_choose(const struct bw_flavor *f);
/* Frees dead threads' slots if nobody leads now; true if there were any. */
bool bw_gp_try_reap(const struct bw_flavor *f);
/* Gives gp_ctr its next number and returns it.  Leader only. */
unsigned long bw_gp_advance_leading(const struct bw_flavor *f);

#endif /* BW_GP_H */
