/* SPDX-License-Identifier: MIT */
/*
 * Grace periods: the only place that decides when one is over.
 *
 * One caller leads, the others follow and are served by the same grace period
 * (doc/design.md, One grace period).  `state` holds how many are over, whether
 * one is in flight and whether somebody leads:
 *
 *	take the lead		state: led
 *	publish the start	state: in flight.  Who looks earlier is served
 *	heavy fence, gp_ctr's next number
 *	scan			wait for each reader that may have begun before
 *	end			state: one more is over, neither led nor in flight
 *
 * Must never: touch a reader's word, wait while it holds anything but the lead.
 */
#include <pthread.h>
#include "debug.h"
#include "fork.h"
#include "gp.h"
#include "inject.h"
#include "membarrier.h"
#include "registry.h"
#include "sys.h"
#include "waitq.h"

static bool is_reached(uint64_t state, uint64_t goal)
{
	/* By the sign of the difference of 46 bits: tokens are compared long after. */
	return ((bw_state_over(state) - goal) & (BW_COUNT_MASK / BW_ONE_GP)) >> 45 == 0;
}

uint64_t bw_gp_goal(const struct bw_flavor *f)
{
	uint64_t state;

	bw_enter(f);
	/*
	 * ORDER(gp-head): the caller's past before its look at state; pairs with
	 * take_lead(), bw_membarrier_heavy_leading().  Either we see that a grace period is in flight and ask for the
	 * next one, or its head fence comes after our past.
	 */
	bw_fence_full();
	/* RELAXED: ordered by the fence. */
	state = bw_load_rlx(&f->engine->state);
	return (bw_state_over(state) + 1 + (state & BW_IN_FLIGHT)) & (BW_COUNT_MASK / BW_ONE_GP);
}

/* Our thread's number, kept in the thread: leaders need it for each grace period. */
static int32_t my_tid(const struct bw_flavor *f)
{
	static __thread uint64_t cached __attribute__((tls_model("initial-exec")));
	uint32_t gen = bw_generation(f);

	if (bw_unlikely(cached >> 32 != gen || !cached))
		cached = (uint64_t) gen << 32 | (uint32_t) bw_sys_gettid();
	return (int32_t) (uint32_t) cached;
}

/* Takes the lead if state is still `seen`.  The new state with `flags`, or 0. */
static uint64_t take_lead(const struct bw_flavor *f, uint64_t seen, uint64_t flags)
{
	uint64_t led = seen | BW_LED | flags;

	if (seen & BW_LED)
		return 0;
	INJECT(gp_before_lead);
	/*
	 * ORDER(gp-head): the start is published before the head fence; pairs
	 * with bw_gp_goal().  Who does not see it is served by this grace period.
	 * ORDER(lead-release): what the last leader did before what we do;
	 * pairs with release_lead(), replace_dead_leader(), bw_fork_reset().
	 * An RMW, so that waiters learn of earlier ends from our value, too.
	 */
	if (!bw_cas_acq(&f->engine->state, &seen, led))
		return 0;
	/* RELAXED: only asked for by who finds us dead. */
	bw_store_rlx(&f->wiped->leader, my_tid(f));
	return led;
}

/* Publishes the start of a grace period that was led before. */
static uint64_t publish_start(const struct bw_flavor *f, uint64_t led)
{
	/*
	 * ORDER(gp-head): as in take_lead(); pairs with bw_gp_goal().  It fails
	 * in a child that a signal handler made; then no end counts either.
	 */
	bw_cas_rlx(&f->engine->state, &led, led | BW_IN_FLIGHT);
	return led | BW_IN_FLIGHT;
}

/*
 * Lets the lead go.  It may be gone already: a signal handler forked meanwhile,
 * and we are the child.
 */
static void release_lead(const struct bw_flavor *f, uint64_t led, uint64_t next)
{
	INJECT(gp_before_release);
	/*
	 * ORDER(gp-end): the scan, and with it what sections did, before the end
	 * is seen; pairs with wait_for(), bw_gp_poll().
	 * ORDER(lead-release): pairs with take_lead().
	 */
	bw_cas_rel(&f->engine->state, &led, next);
	bw_wake_followers(f);
}

unsigned long bw_gp_advance_leading(const struct bw_flavor *f)
{
	/* Depth stays 1, NEED_MB stays; 64-bit numbers wrap within their 31 bits; 32 bits have a phase. */
	const unsigned long number = ~(URCU_READER_DEPTH_MASK | URCU_READER_NEED_MB);
	unsigned long ctr = bw_load_rlx(f->gp_ctr), next;	/* RELAXED: only leaders write it */

	do {
		if (f->is_qsbr)
			next = ctr + 2;
		else if (BW_WORD_BITS == 64)
			next = (ctr & ~number) | ((ctr + URCU_READER_DEPTH_MASK + 1) & number);
		else
			next = ctr ^ (URCU_READER_DEPTH_MASK + 1);
		/*
		 * RELAXED: after the head fence (gp-number): who reads the new number
		 * is in a section that sees what preceded the fence.  By CAS, since a
		 * leader that a signal handler forked may not set the number back.
		 */
	} while (!bw_cas_rlx(f->gp_ctr, &ctr, next));
	return next;
}

/* Must a grace period with number `now` wait for a reader with this word? */
static bool is_old_reader(const struct bw_flavor *f, unsigned long word, unsigned long now)
{
	const unsigned long same = f->is_qsbr ? ~0UL : ~(URCU_READER_DEPTH_MASK | URCU_READER_NEED_MB);
	unsigned long depth = word & URCU_READER_DEPTH_MASK;

	if (f->is_qsbr ? word == 0 : depth == 0 || depth >= URCU_READER_DEPTH_END)
		return false;
	/* Equal, not later: no grace period is newer than ours, and a reader may have slept since it took a number. */
	return ((word ^ now) & same) != 0;
}

static bool scan_slot(const struct bw_flavor *f, struct bw_slot *slot, unsigned long now)
{
	/*
	 * ORDER(reader-leave): the sections' accesses before what follows the
	 * grace period; pairs with urcu_reader_leave().
	 * ORDER(reader-word): the same, read from the next section's lock; pairs
	 * with urcu_reader_enter().
	 */
	return is_old_reader(f, bw_load_acq(bw_slot_word(slot)), now);
}

/* One scan: have all readers that are older than `now` left?  With `wait`, waits until they have. */
static bool scan(const struct bw_flavor *f, unsigned long now, struct bw_wait *wait)
{
	struct bw_walk w = { .next_chunk = 0 };
	struct bw_slot *slot;

	while ((slot = bw_registry_next(f, &w)))
		while (scan_slot(f, slot, now)) {
			if (!wait)
				return false;
			bw_wait_reader_leading(f, wait, slot);
		}
	return true;
}

/* The head of a grace period that has been published: heavy fence, next number. */
static void head(const struct bw_flavor *f)
{
	struct bw_engine *e = f->engine;

	INJECT(gp_before_head);
	bw_membarrier_choose_leading(f);
	bw_membarrier_heavy_leading(f);
	INJECT(gp_after_fence);
	e->now = bw_gp_advance_leading(f);
	INJECT(gp_after_increment);
	/*
	 * With one phase bit in place of a number, a reader may sleep over a flip
	 * with the new phase in hand: a second flip sees it.
	 */
	e->scans_left = BW_WORD_BITS < 64 && !f->is_qsbr ? 2 : 1;
}

/* The rest of it.  Without `wait`, false if readers are in the way. */
static bool scan_all(const struct bw_flavor *f, struct bw_wait *wait)
{
	struct bw_engine *e = f->engine;

	while (scan(f, e->now, wait)) {
		if (--e->scans_left == 0)
			return true;
		e->now = bw_gp_advance_leading(f);
	}
	return false;
}

/*
 * Leads one grace period from the state `seen`: a new one, or the one that a
 * poller left in flight.  To its end, or without `wait` for as long as no
 * reader is in the way.  False if another was faster.
 */
static bool try_lead(const struct bw_flavor *f, uint64_t seen, struct bw_wait *wait)
{
	bool gather = wait && !(seen & BW_IN_FLIGHT) && bw_wait_is_crowded(f);
	uint64_t led = take_lead(f, seen, gather ? 0 : BW_IN_FLIGHT);

	if (!led)
		return false;
	if (gather) {
		bw_wait_gather_leading(f);
		led = publish_start(f, led);
	}
	if (!(seen & BW_IN_FLIGHT))
		head(f);
	if (scan_all(f, wait)) {
		f->engine->stats.grace_periods++;
		release_lead(f, led, (led & ~(BW_LED | BW_IN_FLIGHT)) + BW_ONE_GP);
	} else {
		release_lead(f, led, led & ~BW_LED);
	}
	return true;
}

static void wait_for(const struct bw_flavor *f, uint64_t goal)
{
	struct bw_wait wait = { 0 };
	unsigned round = 0;
	uint64_t state;

	for (;;) {
		/* ORDER(gp-end): the end before what the caller does next; pairs with release_lead(). */
		state = bw_load_acq(&f->engine->state);
		if (is_reached(state, goal))
			return;
		if (state & BW_LED)
			bw_wait_leader(f, state, round++);
		else
			try_lead(f, state, &wait);
	}
}

void bw_gp_wait(const struct bw_flavor *f, uint64_t goal)
{
	int cancel_state;

	bw_enter(f);
	/* A cancelled leader would take the lead with it. */
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancel_state);
	bw_add_rlx(&f->wiped->callers, 1);	/* RELAXED: a number to adapt to */
	wait_for(f, goal);
	bw_sub_rlx(&f->wiped->callers, 1);
	pthread_setcancelstate(cancel_state, &cancel_state);
	/* ORDER(caller-exit): the sections before what others learn from us; full, as no caller knows who led. */
	bw_fence_full();
}

void bw_gp_synchronize(const struct bw_flavor *f)
{
	uint64_t goal = bw_gp_goal(f);

	/*
	 * Nobody registered: with the full fence in bw_gp_goal() this is a grace
	 * period (slot-claim).  No membarrier, no lead.
	 */
	if (bw_registry_is_empty(f)) {
		bw_fence_full();	/* ORDER(caller-exit): as in bw_gp_wait(). */
		return;
	}
	bw_gp_wait(f, goal);
}

bool bw_gp_poll(const struct bw_flavor *f, uint64_t goal)
{
	uint64_t state;

	bw_enter(f);
	/* ORDER(gp-end): pairs with release_lead(). */
	state = bw_load_acq(&f->engine->state);
	if (!is_reached(state, goal)) {
		if ((state & BW_LED) || !try_lead(f, state, NULL))
			return false;
		/* ORDER(gp-end): pairs with release_lead(). */
		if (!is_reached(bw_load_acq(&f->engine->state), goal))
			return false;
	}
	bw_fence_full();	/* ORDER(caller-exit): as in bw_gp_wait(). */
	return true;
}

/* Does `what` as the leader, if nobody leads now. */
static unsigned try_leading(const struct bw_flavor *f, unsigned (*what)(const struct bw_flavor *f))
{
	unsigned result;
	uint64_t led;

	bw_enter(f);
	/* RELAXED: the CAS decides. */
	led = take_lead(f, bw_load_rlx(&f->engine->state), 0);
	if (!led)
		return 0;
	result = what(f);
	release_lead(f, led, led & ~BW_LED);
	return result;
}

static unsigned choose(const struct bw_flavor *f)
{
	bw_membarrier_choose_leading(f);
	return 1;
}

void bw_gp_try_choose(const struct bw_flavor *f)
{
	try_leading(f, choose);
}

bool bw_gp_try_reap(const struct bw_flavor *f)
{
	return try_leading(f, bw_registry_reap_leading) != 0;
}
