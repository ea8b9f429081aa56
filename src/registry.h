/* SPDX-License-Identifier: MIT */
#ifndef BW_REGISTRY_H
#define BW_REGISTRY_H
#include "flavor.h"

/*
 * A slot for the calling thread, whose word is `word` (NULL: in the slot).
 * Lock-free, no allocation but mmap, async-signal-safe.  Waits only if all slots
 * are taken and the kernel gives no memory.  Ends in a full fence.
 */
struct bw_slot *bw_registry_claim(const struct bw_flavor *f, unsigned long *word);
/* Gives a slot of the calling thread back; its word counts as left. */
void bw_registry_release(const struct bw_flavor *f, struct bw_slot *slot);
/* In a child: claims the calling thread's slot again, if it has one. */
void bw_registry_adopt(const struct bw_flavor *f);
/* In a child whose kernel did not wipe: forgets every claim. */
void bw_registry_wipe(const struct bw_flavor *f);
/* Is nobody registered?  The caller has fenced fully; acquires what those who left did. */
bool bw_registry_is_empty(const struct bw_flavor *f);
/* Frees the slots of threads that are gone; their number.  Leader only. */
unsigned bw_registry_reap_leading(const struct bw_flavor *f);
/* The same for one slot. */
bool bw_registry_reap_slot_leading(const struct bw_flavor *f, struct bw_slot *slot);
/* Number of registered readers, and of slots there is memory for. */
unsigned bw_registry_count(const struct bw_flavor *f, unsigned *capacity);

/* Chunk k, or one of 0 slots. */
static inline struct bw_chunk bw_registry_chunk(const struct bw_flavor *f, unsigned k)
{
	struct bw_chunk chunk = { f->wiped->bits, f->engine->slots, BW_STATIC_SLOTS };
	unsigned long bytes;

	if (k == 0)
		return chunk;
	chunk.nr = 0;
	if (k >= BW_CHUNKS)
		return chunk;
	/* ORDER(chunk-publish): the chunk before its contents; pairs with add_chunk(). */
	chunk.bits = bw_load_acq(&f->engine->chunks[k]);
	if (!chunk.bits)
		return chunk;
	chunk.nr = BW_STATIC_SLOTS << (k - 1);
	bytes = (chunk.nr / 8 + BW_PAGE - 1) & ~(BW_PAGE - 1UL);
	chunk.slots = (struct bw_slot *) ((char *) chunk.bits + bytes);
	return chunk;
}

/* Where a slot's word is. */
static inline unsigned long *bw_slot_word(struct bw_slot *slot)
{
	/* ORDER(slot-word): where the word is before what it holds; pairs with bw_registry_claim(). */
	unsigned long *word = bw_load_acq(&slot->word);

	return word ? word : &slot->own;
}

/* A walk over all claimed slots in the order of memory: zero it, then call bw_registry_next() until NULL. */
struct bw_walk {
	struct bw_chunk chunk;
	unsigned next_chunk, next_word;
	unsigned long bits;	/* of the current word, not visited yet */
};

static inline struct bw_slot *bw_registry_next(const struct bw_flavor *f, struct bw_walk *w)
{
	unsigned bit;

	while (!w->bits) {
		if (w->next_word >= w->chunk.nr / BW_WORD_BITS) {
			w->chunk = bw_registry_chunk(f, w->next_chunk++);
			w->next_word = 0;
			if (!w->chunk.nr)
				return NULL;
		}
		/*
		 * ORDER(slot-claim): a slot not seen as claimed is claimed after our
		 * head fence, so its sections see what preceded it; pairs with
		 * claim_in().
		 * ORDER(slot-release): a slot seen as free again was left for good,
		 * and we see what its sections did; pairs with bw_registry_release(),
		 * bw_registry_reap_slot_leading().
		 */
		w->bits = bw_load_acq(&w->chunk.bits[w->next_word++]);
	}
	bit = (unsigned) __builtin_ctzl(w->bits);
	w->bits &= w->bits - 1;
	return &w->chunk.slots[(w->next_word - 1) * BW_WORD_BITS + bit];
}

#endif /* BW_REGISTRY_H */
