/* SPDX-License-Identifier: MIT */
/* Old place of a part of <urcu/uatomic.h>, which serves every machine. */
#include <urcu/uatomic.h>
