/* SPDX-License-Identifier: MIT */
/*
 * The bulletproof flavour: what only it knows.  A thread's word lives in its
 * slot; the thread reaches it through a pointer that starts at a sentinel, and
 * registers when its first lock finds the sentinel there.
 */
#include <pthread.h>
#include <stddef.h>
#include <urcu/urcu-bp.h>
#include "debug.h"
#include "export.h"
#include "fork.h"
#include "gp.h"
#include "inject.h"
#include "membarrier.h"
#include "registry.h"
#include "sys.h"

#undef urcu_bp_read_lock
#undef urcu_bp_read_unlock
#undef urcu_bp_read_ongoing

#ifdef CONFIG_URCU_DYNAMIC_TLS
#define OWN_TLS
#else
#define OWN_TLS	__attribute__((tls_model("initial-exec")))
#endif

/* glibc keeps the values of the first keys in the thread itself; for others it allocates, which no handler may. */
#define KEYS_WITHOUT_MALLOC	32

/* Depth: none at all.  A word that is left too often by unregistered threads stays recognisable for 255 times. */
static unsigned long sentinel = URCU_READER_DEPTH_MASK;

/* ABI: programs hold copies of these two; the library reaches them through its GOT. */
URCU_EXPORT struct urcu_bp_gp urcu_bp_gp = { .ctr = 1 | URCU_READER_NEED_MB };
URCU_EXPORT int urcu_bp_has_sys_membarrier;

/* ABI: NULL until registered; for programs compiled against liburcu's headers. */
URCU_EXPORT __thread struct urcu_bp_reader *urcu_bp_reader OWN_TLS;
URCU_EXPORT __thread unsigned long *urcu_bp_word = &sentinel;

static struct bw_slot *own_slot(void)
{
	return urcu_bp_word == &sentinel ? NULL : (struct bw_slot *) (void *) urcu_bp_word;
}

static struct bw_wiped wiped;
static struct bw_engine engine = { .state = BW_ONE_GP };

const struct bw_flavor bw_flavor_bp = {
	.name = "bp",
	.gp_ctr = &urcu_bp_gp.ctr,
	.has_membarrier = &urcu_bp_has_sys_membarrier,
	.own_slot = own_slot,
	.wiped = &wiped,
	.engine = &engine,
};
#define bp (&bw_flavor_bp)

/* 0: no key yet, else key + 1. */
static uint32_t exit_key;

/*
 * A thread ends.  Whoever comes after us in it (destructors, handlers)
 * registers anew, so look again until nobody has.
 */
static void thread_ends(void *unused)
{
	struct bw_slot *slot;

	(void) unused;
	while ((slot = own_slot())) {
		if (urcu_reader_depth(&slot->own))
			bw_debug_report("thread %d ends inside a section", slot->tid);
		/* Plain: only this thread's handlers look.  First the pointers, then the slot: else a handler uses what is free. */
		urcu_bp_word = &sentinel;
		cmm_barrier();
		urcu_bp_reader = NULL;
		cmm_barrier();
		INJECT(bp_before_release);
		bw_registry_release(bp, slot);
	}
}

/* The key whose destructor ends our registration; made at first need.  0: none to be had. */
static uint32_t make_exit_key(void)
{
	pthread_key_t key;
	/* RELAXED: a number that stands for itself. */
	uint32_t made = bw_load_rlx(&exit_key), none = 0;

	if (made)
		return made;
	if (pthread_key_create(&key, thread_ends))
		return 0;
	/* RELAXED: as above. */
	if (bw_cas_rlx(&exit_key, &none, (uint32_t) key + 1))
		return (uint32_t) key + 1;
	pthread_key_delete(key);
	return none;
}

/*
 * Gives the calling thread a slot.  A signal handler may come at any
 * instruction and do the same, or fork.
 */
static void register_self(void)
{
	unsigned long *expected;
	struct bw_slot *slot;
	uint32_t gen, key;

	bw_enter(bp);
	while (!own_slot()) {
		gen = bw_generation(bp);
		slot = bw_registry_claim(bp, NULL);
		INJECT(bp_before_tls);
		expected = &sentinel;
		/* RELAXED: only our own handlers race with us: whoever comes first in this thread wins. */
		if (!bw_cas_rlx(&urcu_bp_word, &expected, &slot->own)) {
			bw_registry_release(bp, slot);
			break;
		}
		/* A handler forked and we are the child: the claim was wiped, make it again. */
		bw_enter(bp);
		if (gen != bw_generation(bp))
			bw_registry_adopt(bp);
	}
	key = make_exit_key();
	/* Without the key, the slot comes back when somebody finds that its owner is gone. */
	if (key && key <= KEYS_WITHOUT_MALLOC)
		pthread_setspecific(key - 1, &exit_key);
	urcu_bp_reader = (struct urcu_bp_reader *) (void *) own_slot();
}

URCU_EXPORT void urcu_bp_read_lock_slow(void)
{
	struct bw_slot *slot = own_slot();

	if (slot) {
		/*
		 * Left more often than entered.  It counts as not in a section,
		 * so set it right and go on.
		 * RELAXED: only this thread writes it; a scan sees no section either way.
		 */
		bw_debug_report("thread %d unlocked more often than it locked", slot->tid);
		bw_store_rlx(&slot->own, 0);
	} else {
		/* RELAXED: set right after unlocks by threads that never locked; any of 256 values will do. */
		if (bw_load_rlx(&sentinel) != URCU_READER_DEPTH_MASK) {
			bw_debug_report("a thread unlocked that never locked");
			bw_store_rlx(&sentinel, URCU_READER_DEPTH_MASK);
		}
		register_self();
		slot = own_slot();
	}
	urcu_reader_enter(&slot->own, &urcu_bp_gp.ctr);
}

URCU_EXPORT void urcu_bp_read_lock(void)
{
	_urcu_bp_read_lock();
}

URCU_EXPORT void urcu_bp_read_unlock(void)
{
	_urcu_bp_read_unlock();
}

URCU_EXPORT int urcu_bp_read_ongoing(void)
{
	return _urcu_bp_read_ongoing();
}

URCU_EXPORT void urcu_bp_register_thread(void)
{
	if (!own_slot())
		register_self();
}

/* ABI: called by readers that were compiled against liburcu's headers, and by them only. */
URCU_EXPORT void urcu_bp_register(void)
{
	/* RELAXED: the full fence comes with the claim below. */
	bw_store_rlx(&engine.has_old_clients, 1);
	bw_fence_full();	/* ORDER(old-client): before its first section; pairs with bw_membarrier_heavy_leading(). */
	register_self();
}

URCU_EXPORT void urcu_bp_synchronize_rcu(void)
{
	bw_gp_synchronize(bp);
}

URCU_EXPORT enum urcu_membarrier_mode urcu_bp_membarrier_mode(void)
{
	bw_gp_try_choose(bp);
	return bw_membarrier_mode();
}

URCU_EXPORT void urcu_bp_before_fork(void)
{
}

URCU_EXPORT void urcu_bp_after_fork_parent(void)
{
}

URCU_EXPORT void urcu_bp_after_fork_child(void)
{
	bw_enter(bp);
}

static void in_child(void)
{
	bw_fork_wipe(bp);
	bw_enter(bp);
}

/* Early for most programs; whoever reads before it does all this at first need. */
static __attribute__((constructor)) void begin(void)
{
	bw_enter(bp);
	make_exit_key();
	pthread_atfork(NULL, NULL, in_child);
	bw_gp_try_choose(bp);
}
