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

/* How old a consumer may be (StableHLO compatibility.md, "forward
 * compatibility"). */
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
