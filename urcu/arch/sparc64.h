/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_SPARC64_H
#define _URCU_ARCH_SPARC64_H
/* SPARC.  See <urcu/arch/generic.h>. */
#include <urcu/compiler.h>

#define CAA_CACHE_LINE_SIZE	256

#if defined(__linux__) && !defined(__NR_membarrier)
#define __NR_membarrier		351
#endif

#define membar_safe(type)	__asm__ __volatile__("membar " type : : : "memory")

#include <urcu/arch/generic.h>

#endif /* _URCU_ARCH_SPARC64_H */
