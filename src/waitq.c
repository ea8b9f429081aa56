/* SPDX-License-Identifier: MIT */
/*
 * The only place where updaters sleep and are woken.
 *
 * A leader waits for readers.  Sections are short as a rule, so it looks again
 * soon; but it must not burn a CPU while one lasts, nor come much too late.
 * Sleeping for a part of the time waited so far bounds both: the overshoot is
 * that part, and the number of looks grows with the logarithm of the wait.
 *
 * A follower waits for the leader, on the word that says who leads and what is
 * over (doc/models/spin/batch.pml).
 */
#include "debug.h"
#include "gp.h"
#include "inject.h"
#include "registry.h"
#include "sys.h"
#include "waitq.h"

#define SPIN_ROUNDS	64		/* of pause: 1-3 us */
#define YIELD_NS	120000		/* then yield the CPU until this old */
#define SLEEP_PART	8		/* then sleep for 1/8 of the wait so far */
#define SLEEP_MIN_NS	20000
#define SLEEP_MAX_NS	20000000
#define LOOK_AFTER_DEAD_NS	2000000		/* is the owner still there? */
#define GATHER_YIELDS	6
#define FOLLOWER_YIELDS	20
#define MANY_CALLERS	12
#define FOLLOWER_NAP_NS	200000000	/* is the leader still there? */

void bw_wait_reader_leading(const struct bw_flavor *f, struct bw_wait *w, struct bw_slot *slot)
{
	uint64_t nap;

	INJECT(waitq_reader);
	if (w->rounds++ < SPIN_ROUNDS) {
		bw_pause();
		return;
	}
	if (!w->begin_ns)
		w->begin_ns = bw_sys_now_ns();
	w->elapsed_ns = bw_sys_now_ns() - w->begin_ns;
	if (w->elapsed_ns < YIELD_NS) {
		bw_sys_yield();
		return;
	}
	if (w->elapsed_ns > LOOK_AFTER_DEAD_NS && bw_registry_reap_slot_leading(f, slot))
		return;
	nap = w->elapsed_ns / SLEEP_PART;
	if (nap < SLEEP_MIN_NS)
		nap = SLEEP_MIN_NS;
	if (nap > SLEEP_MAX_NS)
		nap = SLEEP_MAX_NS;
	bw_sys_sleep_ns(nap);
}

/* The half of `state` that a futex can watch: every change of lead changes it. */
static uint32_t *watched(const struct bw_flavor *f)
{
	uint32_t *half = (uint32_t *) (void *) &f->engine->state;

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	half++;
#endif
	return half;
}

/* The leader died without letting go: take its place.  The grace period is begun anew. */
static void replace_dead_leader(const struct bw_flavor *f, uint64_t seen)
{
	int32_t leader = bw_load_rlx(&f->wiped->leader);	/* RELAXED: a guess; the CAS on state decides */

	if (leader == 0 || !bw_sys_thread_is_gone(leader))
		return;
	/*
	 * ORDER(lead-release): in the dead leader's name; pairs with take_lead().
	 * The count does not move: the next leader redoes it from its head.
	 */
	if (bw_cas_rel(&f->engine->state, &seen, seen & ~(BW_LED | BW_IN_FLIGHT)))
		bw_wake_followers(f);
}

/* RELAXED, here and below: numbers to adapt to; nothing hangs on them. */
static uint32_t callers(const struct bw_flavor *f)
{
	return bw_load_rlx(&f->wiped->callers);
}

bool bw_wait_is_crowded(const struct bw_flavor *f)
{
	return callers(f) > 1;
}

/*
 * A membarrier while other threads of ours run interrupts their CPUs: 20-50 us
 * measured, against 0.3 when they sleep.  So a leader who has company lets the
 * others come to rest first: few sleep at once; many take turns on the CPUs,
 * which is cheaper than waking them all, and the leader waits while they come.
 */
void bw_wait_gather_leading(const struct bw_flavor *f)
{
	uint32_t before = 0, now;
	unsigned i;

	for (i = 0; i < GATHER_YIELDS; i++) {
		now = callers(f);
		if (now > MANY_CALLERS ? now <= before : now <= bw_load_rlx(&f->wiped->sleepers) + 1)
			break;
		before = now;
		bw_sys_yield();
	}
}

void bw_wait_leader(const struct bw_flavor *f, uint64_t seen, unsigned round)
{
	if (round < FOLLOWER_YIELDS && callers(f) > MANY_CALLERS) {
		bw_sys_yield();
		return;
	}
	/* RELAXED: ordered by the fence below. */
	bw_add_rlx(&f->wiped->sleepers, 1);
	/*
	 * ORDER(sleeper-count): counted before the futex compares (store
	 * buffering); pairs with bw_wake_followers().  Without it the leader
	 * wakes nobody and we sleep on.
	 */
	bw_fence_full();
	INJECT(waitq_before_sleep);
	if (bw_sys_futex_wait(watched(f), (uint32_t) seen, FOLLOWER_NAP_NS, false) == -110 /* ETIMEDOUT */)
		replace_dead_leader(f, seen);
	/* RELAXED: too many sleepers cost a wake-up, no more. */
	bw_sub_rlx(&f->wiped->sleepers, 1);
}

void bw_wake_followers(const struct bw_flavor *f)
{
	/*
	 * ORDER(sleeper-count): the change of state before the count is read
	 * (store buffering); pairs with bw_wait_leader().
	 */
	bw_fence_full();
	if (bw_load_rlx(&f->wiped->sleepers))
		bw_sys_futex_wake(watched(f), INT32_MAX, false);
}
