/* SPDX-License-Identifier: MIT */
/*
 * The heavy fence: the only place that knows membarrier(2), and what to do
 * when the kernel never had it, or takes it away.
 *
 * Light readers execute no fence.  The updater's heavy fence stands in for all
 * of theirs: private expedited membarrier interrupts the CPUs that run our
 * threads.  Without it readers fence (NEED_MB in gp_ctr), updaters too.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "debug.h"
#include "gp.h"
#include "inject.h"
#include "membarrier.h"
#include "registry.h"
#include "sys.h"

/* membarrier(2)'s commands; linux/membarrier.h may be older than the kernel. */
#define CMD_QUERY			0
#define CMD_GLOBAL			(1 << 0)
#define CMD_PRIVATE_EXPEDITED		(1 << 3)
#define CMD_REGISTER_PRIVATE_EXPEDITED	(1 << 4)
#define CMD_GET_REGISTRATIONS		(1 << 9)
#define CMD_NONE_SUCH			(1 << 30)

static uint32_t process_mode;	/* enum urcu_membarrier_mode; any thread, set once, then only to _NONE */

/* The mode that the user asks for, or _UNDECIDED. */
static enum urcu_membarrier_mode forced_mode(void)
{
	const char *word = secure_getenv("URCU_MEMBARRIER");

	if (!word || !*word)
		return URCU_MEMBARRIER_UNDECIDED;
	if (!strcmp(word, "expedited"))
		return URCU_MEMBARRIER_EXPEDITED;
	if (!strcmp(word, "global"))
		return URCU_MEMBARRIER_GLOBAL;
	if (!strcmp(word, "none"))
		return URCU_MEMBARRIER_NONE;
	bw_debug_report("unknown word in URCU_MEMBARRIER ignored: '%.32s' (expedited, global, none)", word);
	return URCU_MEMBARRIER_UNDECIDED;
}

/* Registers for the expedited command and checks that it works. */
static bool expedited_works(long offered)
{
	long registered;

	if (!(offered & CMD_PRIVATE_EXPEDITED) || bw_sys_membarrier(CMD_REGISTER_PRIVATE_EXPEDITED))
		return false;
	if (offered & CMD_GET_REGISTRATIONS) {
		registered = bw_sys_membarrier(CMD_GET_REGISTRATIONS);
		/* An emulation that answers 0 to all it does not know has registered nothing. */
		if (registered < 0 || !(registered & CMD_REGISTER_PRIVATE_EXPEDITED))
			return false;
	}
	return bw_sys_membarrier(CMD_PRIVATE_EXPEDITED) == 0;
}

static enum urcu_membarrier_mode choose(void)
{
	enum urcu_membarrier_mode forced = forced_mode();
	long offered;

	if (forced == URCU_MEMBARRIER_NONE)
		return forced;	/* the system call is never made */
	offered = bw_sys_membarrier(CMD_QUERY);
	/* Believe bits only, and only from a kernel that refuses nonsense: some sandboxes answer 0 to everything. */
	if (offered <= 0 || bw_sys_membarrier(CMD_NONE_SUCH) >= 0)
		return URCU_MEMBARRIER_NONE;
	if (forced != URCU_MEMBARRIER_GLOBAL && expedited_works(offered))
		return URCU_MEMBARRIER_EXPEDITED;
	if ((offered & CMD_GLOBAL) && bw_sys_membarrier(CMD_GLOBAL) == 0)
		return URCU_MEMBARRIER_GLOBAL;
	return URCU_MEMBARRIER_NONE;
}

enum urcu_membarrier_mode bw_membarrier_mode(void)
{
	/* RELAXED: a number that stands for itself; threads that choose at once agree by the CAS. */
	uint32_t mode = bw_load_rlx(&process_mode), none = URCU_MEMBARRIER_UNDECIDED;

	if (mode != URCU_MEMBARRIER_UNDECIDED)
		return (enum urcu_membarrier_mode) mode;
	mode = choose();
	if (!bw_cas_rlx(&process_mode, &none, mode))
		mode = none;
	return (enum urcu_membarrier_mode) mode;
}

/* Sets or clears NEED_MB in gp_ctr. */
static void set_need_mb(const struct bw_flavor *f, bool need)
{
	/* RELAXED: ordered by the heavy fences around; see the callers. */
	if (need)
		bw_or_rlx(f->gp_ctr, URCU_READER_NEED_MB);
	else
		bw_and_rlx(f->gp_ctr, ~URCU_READER_NEED_MB);
}

void bw_membarrier_choose_leading(const struct bw_flavor *f)
{
	enum urcu_membarrier_mode mode;

	if (f->engine->fence != BW_FENCE_UNDECIDED)
		return;
	f->engine->fence = BW_FENCE_READERS;
	if (f->readers_always_fence)
		return;
	mode = bw_membarrier_mode();
	if (mode != URCU_MEMBARRIER_EXPEDITED && mode != URCU_MEMBARRIER_GLOBAL)
		return;
	f->engine->fence = BW_FENCE_MEMBARRIER;
	INJECT(membarrier_before_light);
	/*
	 * RELAXED: who reads these goes light, and this grace period and all
	 * later ones use membarrier (doc/models/genmc/degrade.c, Upgrade).
	 */
	bw_store_rlx(f->has_membarrier, 1);
	set_need_mb(f, false);
}

static long issue(void)
{
	/* RELAXED: the mode stands for itself. */
	bool global = bw_load_rlx(&process_mode) == URCU_MEMBARRIER_GLOBAL;
	long r = bw_sys_membarrier(global ? CMD_GLOBAL : CMD_PRIVATE_EXPEDITED);

	/* Checkpoint and restore forgets the registration. */
	if (r == -EPERM && !global && bw_sys_membarrier(CMD_REGISTER_PRIVATE_EXPEDITED) == 0)
		r = bw_sys_membarrier(CMD_PRIVATE_EXPEDITED);
	return r;
}

/*
 * Another heavy fence: this thread visits each CPU that a reader may run on.
 * Being scheduled there switches out who ran there, which is a full barrier;
 * a reader that was elsewhere, or came later, was switched meanwhile.  False
 * if some CPU could not be visited.
 */
#define MASK_WORDS	(8192 / BW_WORD_BITS)

static bool add_readers_cpus(const struct bw_flavor *f, unsigned long *cpus)
{
	struct bw_walk w = { .next_chunk = 0 };
	unsigned long mask[MASK_WORDS];
	struct bw_slot *slot;
	size_t i;
	int32_t tid;
	int n;

	while ((slot = bw_registry_next(f, &w))) {
		tid = bw_load_rlx(&slot->tid);	/* RELAXED: a slot claimed later belongs to a reader that fences */
		n = tid ? bw_sys_get_affinity(tid, mask, sizeof(mask)) : -ESRCH;
		if (n == -ESRCH && tid && bw_sys_thread_is_gone(tid))
			continue;
		if (n < 0)
			return false;
		for (i = 0; i < (size_t) n / sizeof(mask[0]); i++)
			cpus[i] |= mask[i];
	}
	return true;
}

static bool visit_cpus(const unsigned long *cpus)
{
	unsigned long one[MASK_WORDS];
	unsigned i, bit;

	for (i = 0; i < MASK_WORDS; i++)
		for (bit = 0; bit < BW_WORD_BITS; bit++) {
			if (!(cpus[i] & 1UL << bit))
				continue;
			memset(one, 0, sizeof(one));
			one[i] = 1UL << bit;
			if (bw_sys_set_affinity(0, one, sizeof(one)) < 0)
				return false;
		}
	return true;
}

static bool walk_cpus(const struct bw_flavor *f)
{
	unsigned long cpus[MASK_WORDS] = { 0 }, mine[MASK_WORDS] = { 0 };
	bool done;

	if (bw_sys_get_affinity(0, mine, sizeof(mine)) < 0 || !add_readers_cpus(f, cpus))
		return false;
	done = visit_cpus(cpus);
	bw_sys_set_affinity(0, mine, sizeof(mine));
	return done;
}

/*
 * Has each registered thread shown the flag since it was set, or gone?  Words
 * may carry a flag from before membarrier was found, so the number must be one
 * that was never current without the flag.  32-bit words have no number to tell.
 */
static bool all_have_seen(const struct bw_flavor *f, unsigned long flagged)
{
	const unsigned long number = ~(URCU_READER_DEPTH_MASK | URCU_READER_NEED_MB);
	struct bw_walk w = { .next_chunk = 0 };
	struct bw_slot *slot;
	unsigned long word;

	if (BW_WORD_BITS < 64)
		return false;
	while ((slot = bw_registry_next(f, &w))) {
		/* ORDER(need-mb-seen): a word with the flag was stored by a lock that fences; pairs with urcu_reader_enter(). */
		word = bw_load_acq(bw_slot_word(slot));
		if (!((word & URCU_READER_NEED_MB) && (word & number) == (flagged & number)) &&
		    !bw_registry_reap_slot_leading(f, slot))
			return false;
	}
	return true;
}

/*
 * membarrier is denied.  Readers are told to fence; one other heavy fence after
 * that sees to those that had looked before (doc/models/spin/degrade.pml).
 * Readers compiled against liburcu's headers can't be told.
 */
void bw_membarrier_degrade_leading(const struct bw_flavor *f)
{
	uint64_t nap_ns = 100000;
	unsigned long flagged;

	if (f->engine->fence != BW_FENCE_DEGRADED) {
		bw_debug_report("%s: membarrier is denied: readers fence from now on", f->name);
		bw_store_rlx(&process_mode, URCU_MEMBARRIER_NONE);	/* RELAXED: a number for reports */
		/*
		 * ORDER(need-mb): the flag before the other heavy fence; pairs
		 * with urcu_reader_enter().  After it no lock is light any more.
		 */
		set_need_mb(f, true);
		bw_fence_full();
		INJECT(membarrier_degraded);
	}
	f->engine->fence = BW_FENCE_DEGRADED;
	flagged = bw_gp_advance_leading(f);
	while (!walk_cpus(f) && issue() != 0) {
		/* RELAXED: see bw_membarrier_heavy_leading(). */
		if (!bw_load_rlx(&f->engine->has_old_clients) && all_have_seen(f, flagged))
			return;
		/* Never early: the grace period waits until there is some proof. */
		bw_sys_sleep_ns(nap_ns);
		if (nap_ns < 10000000)
			nap_ns *= 2;
	}
}

void bw_membarrier_heavy_leading(const struct bw_flavor *f)
{
	/*
	 * ORDER(gp-head): what preceded the callers' entry; pairs with bw_gp_goal().
	 * ORDER(reader-enter): the heavy end for readers that fence; pairs with
	 * urcu_reader_enter().
	 */
	bw_fence_full();
	if (bw_registry_is_empty(f))
		return;		/* who comes later fences after our fence (slot-claim) */
	switch (f->engine->fence) {
	case BW_FENCE_MEMBARRIER:
		f->engine->stats.membarriers++;
		/* ORDER(reader-enter): the heavy end; pairs with urcu_reader_enter(). */
		if (bw_unlikely(issue() != 0))
			bw_membarrier_degrade_leading(f);
		break;
	case BW_FENCE_DEGRADED:
		/*
		 * RELAXED: an old client registers before its first section, with a
		 * full fence; not seen here, its section comes after our fence.
		 */
		if (bw_load_rlx(&f->engine->has_old_clients))
			bw_membarrier_degrade_leading(f);
		break;
	case BW_FENCE_UNDECIDED:
	case BW_FENCE_READERS:
		break;
	}
	bw_fence_full();
}
