/* SPDX-License-Identifier: MIT */
/* Old place of <urcu/call-rcu.h>. */
#include <urcu/call-rcu.h>
