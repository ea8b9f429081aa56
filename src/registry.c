/* SPDX-License-Identifier: MIT */
/*
 * Readers' slots: lock-free, so that signals and fork can't break it.
 *
 * A slot is claimed by setting its bit.  Bits live in memory that the kernel
 * wipes in a forked child, slots do not: there, all claims are gone at once and
 * the words of threads that are no more are never looked at.  Slots are never
 * moved nor given back, so that a scan may go on while threads come and go.
 *
 * Never here: locks, malloc, signals blocked.
 */
#include <string.h>
#include "fork.h"
#include "gp.h"
#include "inject.h"
#include "registry.h"
#include "sys.h"

static size_t chunk_bytes(unsigned k, size_t *bits_bytes)
{
	size_t nr = (size_t) BW_STATIC_SLOTS << (k - 1);

	*bits_bytes = (nr / 8 + BW_PAGE - 1) & ~(BW_PAGE - (size_t) 1);
	return *bits_bytes + nr * sizeof(struct bw_slot);
}

/* Maps chunk k if it is missing. */
static bool add_chunk(const struct bw_flavor *f, unsigned k)
{
	unsigned long *none = NULL, *bits;
	size_t bits_bytes, bytes;

	if (k >= BW_CHUNKS)
		return false;
	bytes = chunk_bytes(k, &bits_bytes);
	bits = bw_sys_map(bytes);
	if (!bits)
		return false;
	bw_sys_wipe_on_fork(bits, bits_bytes);
	INJECT(registry_before_chunk);
	/* ORDER(chunk-publish): the chunk's memory before its address; pairs with bw_registry_chunk(). */
	if (!bw_cas_rel(&f->engine->chunks[k], &none, bits))
		bw_sys_unmap(bits, bytes);	/* another thread was faster */
	return true;
}

/* Claims the first free slot of a chunk; NULL if there is none. */
static struct bw_slot *claim_in(const struct bw_chunk *c)
{
	unsigned i, bit;

	for (i = 0; i < c->nr / BW_WORD_BITS; i++) {
		/* RELAXED: a guess; the CAS decides. */
		unsigned long bits = bw_load_rlx(&c->bits[i]);

		while (~bits) {
			bit = (unsigned) __builtin_ctzl(~bits);
			INJECT(registry_before_claim);
			/*
			 * ORDER(slot-reuse): the last owner's stores before ours;
			 * pairs with bw_registry_release(), bw_registry_reap_slot_leading().
			 * Else its last store could hide our first section.
			 * ORDER(slot-claim): the bit before our first section, with
			 * the full fence in bw_registry_claim(); pairs with
			 * bw_registry_next().
			 */
			if (bw_cas_acq(&c->bits[i], &bits, bits | 1UL << bit))
				return &c->slots[i * BW_WORD_BITS + bit];
		}
	}
	return NULL;
}

/* NULL: all slots are taken, and *nr chunks are there. */
static struct bw_slot *claim_in_chunks(const struct bw_flavor *f, unsigned *nr)
{
	struct bw_slot *slot;
	struct bw_chunk c;
	unsigned k;

	for (k = 0; (c = bw_registry_chunk(f, k)).nr; k++) {
		slot = claim_in(&c);
		if (!slot)
			continue;
		/* Ahead of need: the next chunk comes when this one is nearly full, and its failure is no matter yet. */
		if (slot - c.slots >= (ptrdiff_t) (c.nr - c.nr / 8) && !bw_registry_chunk(f, k + 1).nr)
			add_chunk(f, k + 1);
		return slot;
	}
	*nr = k;
	return NULL;
}

static struct bw_slot *try_claim(const struct bw_flavor *f)
{
	struct bw_slot *slot;
	unsigned nr;

	do {
		slot = claim_in_chunks(f, &nr);
		/* All taken, by the dead perhaps?  Only a leader may say so, and we don't wait to become one. */
	} while (!slot && (bw_gp_try_reap(f) || add_chunk(f, nr)));
	return slot;
}

struct bw_slot *bw_registry_claim(const struct bw_flavor *f, unsigned long *word)
{
	struct bw_slot *slot;
	pid_t pid = bw_sys_getpid(), tid = bw_sys_gettid();

	while (!(slot = try_claim(f)))
		bw_sys_sleep_ns(1000000);	/* no memory: wait until a slot is free (doc/design.md) */
	INJECT(registry_claimed);
	/* RELAXED: not in a section yet; the fence below comes before the first one. */
	bw_store_rlx(&slot->own, 0);
	/* ORDER(slot-word): what the word holds before where it is; pairs with bw_slot_word(). */
	bw_store_rel(&slot->word, word);
	/*
	 * A vfork child lives in its parent's memory and thread: its id says
	 * nothing about who uses the slot later.
	 * RELAXED: ordered by gen.
	 */
	bw_store_rlx(&slot->tid, pid == bw_load_rlx(&f->wiped->pid) ? tid : 0);
	/* ORDER(slot-owner): the owner's id before the claim counts; pairs with bw_registry_reap_slot_leading(). */
	bw_store_rel(&slot->gen, bw_generation(f));
	/*
	 * ORDER(slot-claim): the bit before the sections that follow (store
	 * buffering); pairs with bw_registry_next(), after the updater's own full
	 * fence.  Without it an updater finds nobody and doesn't wait for us.
	 */
	bw_fence_full();
	INJECT(registry_fenced);
	return slot;
}

/* Chunk and bit of a slot. */
static unsigned long *bit_of(const struct bw_flavor *f, const struct bw_slot *slot, unsigned long *mask)
{
	struct bw_chunk c;
	unsigned k;
	size_t i;

	for (k = 0; (c = bw_registry_chunk(f, k)).nr; k++) {
		i = (size_t) (slot - c.slots);
		if (slot >= c.slots && slot < c.slots + c.nr) {
			*mask = 1UL << (i % BW_WORD_BITS);
			return &c.bits[i / BW_WORD_BITS];
		}
	}
	return NULL;
}

void bw_registry_release(const struct bw_flavor *f, struct bw_slot *slot)
{
	unsigned long mask, *bits = bit_of(f, slot, &mask);

	/* RELAXED: none of our own stores may land later than the bit's, which releases. */
	bw_store_rlx(&slot->gen, 0);
	bw_store_rlx(&slot->own, 0);
	bw_store_rlx(&slot->word, NULL);
	INJECT(registry_before_release);
	/*
	 * ORDER(slot-release): our sections before the slot is seen free; pairs
	 * with bw_registry_next().
	 * ORDER(slot-reuse): our last stores before the next owner's; pairs with claim_in().
	 */
	bw_and_rel(bits, ~mask);
}

void bw_registry_adopt(const struct bw_flavor *f)
{
	struct bw_slot *slot = f->own_slot();
	unsigned long mask, *bits;

	if (!slot)
		return;
	bits = bit_of(f, slot, &mask);
	/* RELAXED: in a child this thread is alone until it has come through here. */
	bw_or_rlx(bits, mask);
	bw_store_rlx(&slot->tid, bw_sys_gettid());
	bw_store_rlx(&slot->gen, bw_generation(f));
	bw_fence_full();	/* ORDER(slot-claim): as in a new claim; pairs with bw_registry_next(). */
}

void bw_registry_wipe(const struct bw_flavor *f)
{
	struct bw_chunk c;
	unsigned k;

	for (k = 1; (c = bw_registry_chunk(f, k)).nr; k++)
		memset(c.bits, 0, c.nr / 8);
}

bool bw_registry_is_empty(const struct bw_flavor *f)
{
	struct bw_walk w = { .next_chunk = 0 };

	return !bw_registry_next(f, &w);
}

bool bw_registry_reap_slot_leading(const struct bw_flavor *f, struct bw_slot *slot)
{
	unsigned long mask, *bits;
	uint32_t gen;
	int32_t tid;

	/* ORDER(slot-owner): whose id we read; pairs with bw_registry_claim(). */
	gen = bw_load_acq(&slot->gen);
	if (gen != bw_generation(f))
		return false;	/* claimed just now, or being released */
	tid = bw_load_rlx(&slot->tid);	/* RELAXED: ordered by gen */
	if (tid == 0 || !bw_sys_thread_is_gone(tid))
		return false;
	INJECT(registry_before_reap);
	/* RELAXED: the owner is no more; the CAS keeps its number's next owner's claim apart. */
	if (!bw_cas_rlx(&slot->gen, &gen, 0))
		return false;
	bits = bit_of(f, slot, &mask);
	/* RELAXED: the bit's store releases. */
	bw_store_rlx(&slot->own, 0);
	bw_store_rlx(&slot->word, NULL);
	/*
	 * ORDER(slot-release): pairs with bw_registry_next().
	 * ORDER(slot-reuse): the word is empty before the next owner has it; pairs with claim_in().
	 */
	bw_and_rel(bits, ~mask);
	return true;
}

unsigned bw_registry_reap_leading(const struct bw_flavor *f)
{
	struct bw_walk w = { .next_chunk = 0 };
	struct bw_slot *slot;
	unsigned n = 0;

	while ((slot = bw_registry_next(f, &w)))
		n += bw_registry_reap_slot_leading(f, slot);
	return n;
}

unsigned bw_registry_count(const struct bw_flavor *f, unsigned *capacity)
{
	struct bw_chunk c;
	unsigned k, i, n = 0;

	*capacity = 0;
	for (k = 0; (c = bw_registry_chunk(f, k)).nr; k++) {
		*capacity += c.nr;
		for (i = 0; i < c.nr / BW_WORD_BITS; i++)
			/* RELAXED: a number to look at. */
			n += (unsigned) __builtin_popcountl(bw_load_rlx(&c.bits[i]));
	}
	return n;
}
