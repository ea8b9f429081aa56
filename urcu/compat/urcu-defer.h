/* SPDX-License-Identifier: MIT */
/* Old place of <urcu/defer.h>. */
#include <urcu/defer.h>
