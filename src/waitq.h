/* SPDX-License-Identifier: MIT */
#ifndef BW_WAITQ_H
#define BW_WAITQ_H
#include "flavor.h"

/* How long a leader has waited for readers in one grace period. */
struct bw_wait {
	uint64_t begin_ns;	/* 0: not yet */
	uint64_t elapsed_ns;	/* at the last look */
	unsigned rounds;
};

/* One round of waiting for a reader: spin, then yield, then sleep in proportion. Leader only. */
void bw_wait_reader_leading(const struct bw_flavor *f, struct bw_wait *w, struct bw_slot *slot);
/* Do more callers wait than there are CPUs? */
bool bw_wait_is_crowded(const struct bw_flavor *f);
/* Lets callers come, to be served by the grace period that we lead but have not started. */
void bw_wait_gather_leading(const struct bw_flavor *f);
/* Waits while `state` is `seen`, which is led.  May return at any time. */
void bw_wait_leader(const struct bw_flavor *f, uint64_t seen, unsigned round);
/* Wakes all who wait in bw_wait_leader(), after a change of state. */
void bw_wake_followers(const struct bw_flavor *f);

#endif /* BW_WAITQ_H */
