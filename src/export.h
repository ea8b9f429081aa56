/* SPDX-License-Identifier: MIT */
#ifndef BW_EXPORT_H
#define BW_EXPORT_H
/* Everything is hidden but what this marks: it's the library's interface. */
#define URCU_EXPORT	__attribute__((visibility("default")))
#endif
