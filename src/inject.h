/* SPDX-License-Identifier: MIT */
#ifndef BW_INJECT_H
#define BW_INJECT_H
/*
 * Delay points: a name at each step of the protocol where a race could hide.
 * Nothing in normal builds.  With --enable-inject the test sets
 * bw_inject_hook, which may yield, sleep, signal or fork at the point; mutants
 * and torture live off it.
 */
#include <bw-config.h>

#ifdef BW_INJECT
extern void (*bw_inject_hook)(const char *point);
#define INJECT(point)	do { if (bw_inject_hook) bw_inject_hook(#point); } while (0)
#else
#define INJECT(point)	do { } while (0)
#endif

#endif /* BW_INJECT_H */
