/* SPDX-License-Identifier: MIT */
#ifndef BW_MEMBARRIER_H
#define BW_MEMBARRIER_H
#include <urcu/urcu-bp.h>
#include "flavor.h"

/* The process's mode, chosen at the first call.  Any thread, signal handlers too. */
enum urcu_membarrier_mode bw_membarrier_mode(void);
/* The flavour's readers go light if the kernel lets them.  Leader only. */
void bw_membarrier_choose_leading(const struct bw_flavor *f);
/* A fence in every reader: each of its light fences comes before this one or after it.  Leader only. */
void bw_membarrier_heavy_leading(const struct bw_flavor *f);
/* membarrier is denied: tells readers to fence, and fences in another way.  Leader only. */
void bw_membarrier_degrade_leading(const struct bw_flavor *f);

#endif /* BW_MEMBARRIER_H */
