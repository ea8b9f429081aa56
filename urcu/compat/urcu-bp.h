/* SPDX-License-Identifier: MIT */
/* The bulletproof flavour under its short names. */
#ifndef URCU_API_MAP
#define URCU_API_MAP
#endif
#include <urcu/urcu-bp.h>
