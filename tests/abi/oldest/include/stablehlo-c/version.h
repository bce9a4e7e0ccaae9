/* version.h - versions of this library, of its ABI and of StableHLO.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_VERSION_H
#define STABLEHLO_C_VERSION_H

#include "stablehlo-c/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The ABI version of these headers. The major number is the SONAME's. Within one major
 * number, a newer minor has everything that an older minor has. */
#define SHLO_ABI_MAJOR 0
#define SHLO_ABI_MINOR 1

/* The ABI version of the loaded library, which may be newer than the headers. Both
 * pointers are nullable. Any thread. since ABI 0.1 */
SHLO_API void shlo_abi_version(int32_t *major, int32_t *minor);

/* The version of the library: "0.1.0". Static. since ABI 0.1 */
SHLO_API const char *shlo_library_version(void);

/* The newest and the oldest StableHLO version that artifacts are read and written in:
 * "1.22.0" and "0.9.0". Static. since ABI 0.1 */
SHLO_API const char *shlo_stablehlo_version(void);
SHLO_API const char *shlo_stablehlo_minimum_version(void);

/* The number of the reference's portable API (get_api_version) that this library covers
 * (docs/versions.md). since ABI 0.1 */
SHLO_API int32_t shlo_stablehlo_api_version(void);

/* --- Releases --------------------------------------------------------------------
 * The releases of StableHLO that changed the minor version, the oldest first. A patch
 * version changes nothing in an artifact. */

/* The number of releases. since ABI 0.1 */
SHLO_API size_t shlo_release_count(void);
/* The version: "1.18.0". Static; NULL if out of range. since ABI 0.1 */
SHLO_API const char *shlo_release_version(size_t index);
/* The date of the release: "2026-06-26". Shorter if only the month or year is known, "" if
 * the version was never released by itself. Static; NULL if out of range.
 * since ABI 0.1 */
SHLO_API const char *shlo_release_date(size_t index);

/* Compares two versions X.Y.Z, released or not. *order receives -1, 0 or 1 if the left
 * version is older than, equal to or newer than the right one. Fails with
 * SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_version_compare(const char *left, size_t left_length, const char *right,
                                          size_t right_length, int32_t *order, shlo_error **error);

/* --- Consumers -------------------------------------------------------------------
 * The requirement states how old a consumer may be (StableHLO compatibility.md, "forward
 * compatibility"). A table gives the version to write for each. It is fixed with each
 * newest version: the version that had been released for that long at that time. */
typedef int32_t shlo_compatibility;
enum {
  SHLO_COMPATIBILITY_NONE = 0,   /* the newest version */
  SHLO_COMPATIBILITY_WEEK_4 = 1, /* consumers up to four weeks old */
  SHLO_COMPATIBILITY_WEEK_12 = 2,
  SHLO_COMPATIBILITY_MAX = 3     /* the oldest version */
};

/* The StableHLO version to write for a requirement. Static; NULL for a value outside the
 * enumeration. since ABI 0.1 */
SHLO_API const char *shlo_version_for_compatibility(shlo_compatibility requirement);

#ifdef __cplusplus
}
#endif
#endif
