/* What differs between processors in the first version of glibc.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#pragma once

/* OLDEST: that version. STAT_VERSION: of `struct stat`, which __xstat and its kin are told. */
#if defined(__x86_64__)
#define OLDEST "GLIBC_2.2.5"
#define STAT_VERSION 1
#elif defined(__aarch64__)
#define OLDEST "GLIBC_2.17"
#define STAT_VERSION 0
#else
#error "state the first version of glibc for this processor"
#endif
