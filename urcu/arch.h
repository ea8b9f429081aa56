/* SPDX-License-Identifier: MIT */
#ifndef _URCU_ARCH_H
#define _URCU_ARCH_H
/*
 * What depends on the machine: barriers, the size of a cache line, a cycle
 * counter, the number of membarrier.  The file under arch/ says only what
 * differs from <urcu/arch/generic.h>, where everything is documented.
 *
 * Chosen by the compiler's target, never by configure.
 */
#include <urcu/syscall-compat.h>

#if defined(__x86_64__) || defined(__i386__) || defined(__amd64__) || defined(__k1om__)
#define URCU_ARCH_X86 1
#if defined(__x86_64__) || defined(__amd64__)
#define URCU_ARCH_AMD64 1
#elif defined(__i386__)
#define URCU_ARCH_I386 1
#endif
#if defined(__k1om__) || defined(__MIC__)
#define URCU_ARCH_K1OM 1
#endif
#include <urcu/arch/x86.h>

#elif defined(__powerpc__) || defined(__powerpc64__) || defined(__ppc__) || defined(__PPC__)
#define URCU_ARCH_PPC 1
#if defined(__powerpc64__) || defined(__ppc64__)
#define URCU_ARCH_PPC64 1
#endif
#include <urcu/arch/ppc.h>

#elif defined(__s390__) || defined(__s390x__)
#define URCU_ARCH_S390 1
#include <urcu/arch/s390.h>

#elif defined(__sparc__) || defined(__sparc) || defined(__sparc64__)
#define URCU_ARCH_SPARC64 1
#include <urcu/arch/sparc64.h>

#elif defined(__alpha__) || defined(__alpha)
#define URCU_ARCH_ALPHA 1
#include <urcu/arch/alpha.h>

#elif defined(__ia64__) || defined(__ia64)
#define URCU_ARCH_IA64 1
#include <urcu/arch/ia64.h>

#elif defined(__aarch64__)
#define URCU_ARCH_AARCH64 1
#include <urcu/arch/aarch64.h>

#elif defined(__arm__) || defined(__arm)
#define URCU_ARCH_ARM 1
#if defined(__ARM_ARCH) && __ARM_ARCH >= 7
#define URCU_ARCH_ARMV7 1
#endif
#include <urcu/arch/arm.h>

#elif defined(__mips__) || defined(__mips) || defined(__mips64)
#define URCU_ARCH_MIPS 1
#include <urcu/arch/mips.h>

#elif defined(__nios2__)
#define URCU_ARCH_NIOS2 1
#include <urcu/arch/nios2.h>

#elif defined(__tilegx__) || defined(__tile__)
#define URCU_ARCH_TILE 1
#include <urcu/arch/tile.h>

#elif defined(__hppa__) || defined(__HPPA__)
#define URCU_ARCH_HPPA 1
#include <urcu/arch/hppa.h>

#elif defined(__m68k__)
#define URCU_ARCH_M68K 1
#include <urcu/arch/m68k.h>

#elif defined(__riscv)
#define URCU_ARCH_RISCV 1
#include <urcu/arch/riscv.h>

#elif defined(__loongarch__)
#define URCU_ARCH_LOONGARCH 1
#include <urcu/arch/loongarch.h>

#elif defined(__sh__)
#define URCU_ARCH_SUPERH 1
#include <urcu/arch/superh.h>

#else
#error "Bulwark does not know this machine: add a file to urcu/arch/ and name it in urcu/arch.h."
#endif

#endif /* _URCU_ARCH_H */
