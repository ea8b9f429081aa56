# SPDX-License-Identifier: MIT
# The engine serves every flavour; a flavour is one file beside it.
noinst_LTLIBRARIES += %D%/libengine.la
%C%_libengine_la_SOURCES = %D%/atomic.h %D%/debug.c %D%/debug.h %D%/export.h %D%/flavor.h \
	%D%/fork.c %D%/fork.h %D%/gp.c %D%/gp.h %D%/inject.h %D%/membarrier.c %D%/membarrier.h \
	%D%/registry.c %D%/registry.h %D%/sys.c %D%/sys.h %D%/waitq.c %D%/waitq.h

lib_LTLIBRARIES += liburcu-bp.la
liburcu_bp_la_SOURCES = %D%/flavor_bp.c
liburcu_bp_la_LIBADD = %D%/libengine.la
liburcu_bp_la_LDFLAGS = -version-info $(URCU_LT_VERSION) $(BW_NODELETE)
