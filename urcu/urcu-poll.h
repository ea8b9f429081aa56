/* SPDX-License-Identifier: MIT */
#ifndef _URCU_POLL_H
#define _URCU_POLL_H
/*
 * A token for a grace period, made by start_poll_synchronize_rcu() and asked
 * about by poll_state_synchronize_rcu().  Plain data: copy and keep it freely.
 */
struct urcu_gp_poll_state {
	unsigned long grace_period_id;	/* ABI */
};

#endif /* _URCU_POLL_H */
