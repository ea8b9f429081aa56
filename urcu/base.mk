# SPDX-License-Identifier: MIT
# The base headers: machine, atomics, pointers, lists.
nobase_include_HEADERS += %D%/arch.h %D%/compiler.h %D%/syscall-compat.h %D%/system.h \
	%D%/uatomic.h %D%/uatomic_arch.h
nobase_include_HEADERS += %D%/arch/aarch64.h %D%/arch/alpha.h %D%/arch/arm.h %D%/arch/gcc.h \
	%D%/arch/generic.h %D%/arch/hppa.h %D%/arch/ia64.h %D%/arch/loongarch.h %D%/arch/m68k.h \
	%D%/arch/mips.h %D%/arch/nios2.h %D%/arch/ppc.h %D%/arch/riscv.h %D%/arch/s390.h \
	%D%/arch/sparc64.h %D%/arch/superh.h %D%/arch/tile.h %D%/arch/x86.h
nobase_include_HEADERS += %D%/uatomic/aarch64.h %D%/uatomic/alpha.h %D%/uatomic/api.h \
	%D%/uatomic/arm.h %D%/uatomic/builtins.h %D%/uatomic/builtins-generic.h \
	%D%/uatomic/builtins-x86.h %D%/uatomic/gcc.h %D%/uatomic/generic.h %D%/uatomic/hppa.h \
	%D%/uatomic/ia64.h %D%/uatomic/loongarch.h %D%/uatomic/m68k.h %D%/uatomic/mips.h \
	%D%/uatomic/nios2.h %D%/uatomic/ppc.h %D%/uatomic/riscv.h %D%/uatomic/s390.h \
	%D%/uatomic/sparc64.h %D%/uatomic/subword.h %D%/uatomic/superh.h %D%/uatomic/tile.h \
	%D%/uatomic/uassert.h %D%/uatomic/x86.h
