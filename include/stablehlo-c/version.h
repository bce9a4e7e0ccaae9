/* version.h - versions of this library, of its ABI and of StableHLO.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_VERSION_H
#define STABLEHLO_C_VERSION_H

#include "stablehlo-c/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The ABI that these headers describe. The major number is the SONAME's: while
 * it is the same, everything that was in an older minor is in a newer one. */
#define SHLO_ABI_MAJOR 0
#define SHLO_ABI_MINOR 1

/* The ABI of the library that is loaded, which may be newer than the headers.
 * Pointers are nullable. Any thread. since ABI 0.1 */
SHLO_API void shlo_abi_version(int32_t *major, int32_t *minor);

/* The version of the library itself, as "0.1.0". Static. since ABI 0.1 */
SHLO_API const char *shlo_library_version(void);

/* Newest and oldest StableHLO version that artifacts are read and written in,
 * as "1.22.0" and "0.9.0". Static. since ABI 0.1 */
SHLO_API const char *shlo_stablehlo_version(void);
SHLO_API const char *shlo_stablehlo_minimum_version(void);

/* The number of the reference's portable API (get_api_version) whose functions
 * this library has equivalents of (docs/versions.md). since ABI 0.1 */
SHLO_API int32_t shlo_stablehlo_api_version(void);

/* --- Releases --------------------------------------------------------------------
 * The versions of StableHLO, oldest first: those with a minor number of their own.
 * A patch changes nothing that an artifact could tell. */
SHLO_API size_t shlo_release_count(void);
/* As "1.18.0", static; NULL outside the range. since ABI 0.1 */
SHLO_API const char *shlo_release_version(size_t index);
/* The day it appeared as "2026-06-26", static; shorter where only month or year
 * are known, "" where it never appeared by itself; NULL outside the range.
 * since ABI 0.1 */
SHLO_API const char *shlo_release_date(size_t index);

/* *order receives -1, 0 or 1: whether the left version is smaller than, equal to
 * or greater than the right one. Any two versions X.Y.Z, known or not. Fails with
 * SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_version_compare(const char *left, size_t left_length, const char *right,
                                          size_t right_length, int32_t *order, shlo_error **error);

/* --- Consumers -------------------------------------------------------------------
 * How old a consumer may be (StableHLO compatibility.md, "forward
 * compatibility"). What to write for each is a table, made when the newest version
 * was: a version that was out for that long then. */
typedef int32_t shlo_compatibility;
enum {
  SHLO_COMPATIBILITY_NONE = 0,   /* the newest version */
  SHLO_COMPATIBILITY_WEEK_4 = 1, /* consumers up to four weeks old */
  SHLO_COMPATIBILITY_WEEK_12 = 2,
  SHLO_COMPATIBILITY_MAX = 3     /* the oldest version there is */
};

/* The StableHLO version to write for a requirement, static; NULL for a value
 * outside the enumeration. since ABI 0.1 */
SHLO_API const char *shlo_version_for_compatibility(shlo_compatibility requirement);

#ifdef __cplusplus
}
#endif
#endif
