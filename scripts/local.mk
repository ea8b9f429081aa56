# SPDX-License-Identifier: MIT
EXTRA_DIST += %D%/demo %D%/install-needs %D%/tally %D%/test
