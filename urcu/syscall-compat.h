/* SPDX-License-Identifier: MIT */
#ifndef _URCU_SYSCALL_COMPAT_H
#define _URCU_SYSCALL_COMPAT_H
/* The numbers of system calls, wherever the C library keeps them. */
#if defined(__linux__) || defined(__FreeBSD__) || defined(__OpenBSD__) || \
	defined(__NetBSD__) || defined(__DragonFly__) || defined(__APPLE__) || defined(__GNU__)
#include <sys/syscall.h>
#elif defined(__CYGWIN__) || defined(__sun__)
/* No numbers there: fallbacks are used. */
#else
#error "Bulwark does not know where this system keeps the numbers of its system calls."
#endif

#endif /* _URCU_SYSCALL_COMPAT_H */
