/* SPDX-License-Identifier: MIT */
/* Old place of <urcu/flavor.h>. */
#include <urcu/flavor.h>
