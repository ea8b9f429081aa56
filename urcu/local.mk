# SPDX-License-Identifier: MIT
# Installed headers and pkg-config files.  Root headers are kept in compat/.
include_HEADERS += %D%/compat/urcu-bp.h %D%/compat/urcu-call-rcu.h %D%/compat/urcu-defer.h \
	%D%/compat/urcu-flavor.h
nobase_include_HEADERS += %D%/api-map.h %D%/call-rcu.h %D%/defer.h %D%/flavor.h %D%/map/clear.h \
	%D%/map/urcu-bp.h %D%/reader.h %D%/static/urcu-bp.h %D%/urcu-bp.h %D%/urcu-poll.h
nobase_nodist_include_HEADERS += urcu/config.h
pkgconfig_DATA += urcu/pc/liburcu-bp.pc
