/* SPDX-License-Identifier: MIT */
#ifndef BW_DEBUG_H
#define BW_DEBUG_H
/* Checking mode, stall reports and statistics: the only place that formats text. */
#include <stdbool.h>
#include <stdint.h>

struct bw_flavor;
struct bw_slot;

/* One line to stderr, only in checking mode (URCU_DEBUG in the environment). */
void bw_debug_report(const char *format, ...) __attribute__((format(printf, 1, 2), cold));

#endif /* BW_DEBUG_H */
