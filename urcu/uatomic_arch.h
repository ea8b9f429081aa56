/* SPDX-License-Identifier: MIT */
/* Old name of <urcu/uatomic.h>. */
#warning "<urcu/uatomic_arch.h> is an old name: include <urcu/uatomic.h>."
#include <urcu/uatomic.h>
