/* toy.h - each form that a declaration can have.
 *
 * A second paragraph.
 *
 * - A list with an entry
 *   of two lines.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_TOY_H
#define STABLEHLO_C_TOY_H

#include <stddef.h>

#include "stablehlo-c/version.h"

#if defined(_WIN32)
#define SHLO_API
#else
#define SHLO_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* What went wrong. */
typedef int32_t shlo_status;
enum {
  /* Nothing. */
  SHLO_OK = 0,
  SHLO_BROKEN = 1, /* something; the comment
                      has two lines */
  /* Far away. */
  SHLO_FAR = -0x10
};

/* Unknown. */
__extension__ enum { SHLO_DYNAMIC = INT64_MIN };
/* The most. */
static const uint32_t SHLO_MOST = UINT32_MAX;
#define SHLO_BIT (1 << 4)
#define SHLO_WIDE ((int64_t)7)

typedef struct shlo_error shlo_error;
/* Accepts NULL. since ABI 3.0 */
SHLO_API void shlo_error_destroy(shlo_error *error);
/* The code; SHLO_OK for NULL. since ABI 3.0 */
SHLO_API shlo_status shlo_error_code(const shlo_error *error);

/* --- Boxes ------------------------------------------------------------------------
 * A box has a lid. since ABI 3.1 */
typedef struct shlo_box shlo_box;
/* Borrowed from its box. */
typedef struct shlo_lid shlo_lid;
/* How a box is made. */
typedef struct shlo_box_options shlo_box_options;

/* A plain structure. */
typedef struct shlo_pair {
  /* The first part. */
  int64_t first;
  double parts[4]; /* all others */
  struct shlo_pair *next;
  void (*drop)(struct shlo_pair *self);
} shlo_pair;

/* A structure with a structure of its own. */
typedef struct shlo_crate {
  struct {
    uint8_t major, minor; /* two numbers */
  } version;
  shlo_pair pair;
  void (*deleter)(struct shlo_crate *self); /* may be NULL */
} shlo_crate;

/* Borrowed: valid until the callback returns. */
typedef struct shlo_visit shlo_visit;
/* Called for each part, on the thread that runs. */
typedef int32_t (*shlo_part_fn)(const shlo_visit *visit, void *part, shlo_status code, void *user);

/* Makes a box. name is nullable. shape has `rank` extents and may be NULL for rank 0. strides
 * has one stride per axis. If strides is NULL, they follow from the shape. options are not kept. */
SHLO_API shlo_status shlo_box_create(const char *name, size_t length, int32_t rank, const int64_t *shape,
                                     const void *data, size_t size, const int64_t *strides,
                                     const shlo_box_options *options, shlo_box **out, shlo_error **error);
/* Accepts NULL. */
SHLO_API void shlo_box_destroy(shlo_box *box);
/* Accepts NULL. */
SHLO_API void shlo_box_options_destroy(shlo_box_options *options);
/* Collects what was found. Borrowed: the box must outlive the options. finder is nullable. */
SHLO_API shlo_status shlo_box_options_set_finder(shlo_box_options *options, shlo_box *finder, shlo_error **error);
/* What visits the parts; NULL for none. */
SHLO_API shlo_status shlo_box_options_set_part(shlo_box_options *options, shlo_part_fn part, void *user,
                                               shlo_error **error);
/* Whether the lid is shut. */
SHLO_API shlo_status shlo_box_options_set_shut(shlo_box_options *options, int32_t shut, shlo_error **error);
/* Stops. Any thread may call it. since ABI 3.2 */
SHLO_API void shlo_box_options_stop(shlo_box_options *options);

/* The number of lids, and each lid. */
SHLO_API size_t shlo_box_lid_count(const shlo_box *box);
SHLO_API const shlo_lid *shlo_box_lid(const shlo_box *box, size_t index);
/* Its name. */
SHLO_API const char *shlo_lid_name(const shlo_lid *lid, size_t *length);
/* Its kind. Static. */
SHLO_API const char *shlo_lid_kind(const shlo_lid *lid);
SHLO_API int32_t shlo_lid_is_shut(const shlo_lid *lid);
/* Its extents. */
SHLO_API int32_t shlo_lid_rank(const shlo_lid *lid);
SHLO_API const int64_t *shlo_lid_shape(const shlo_lid *lid);
/* Its weight. */
SHLO_API double shlo_lid_weight(const shlo_lid *lid);
/* Its hinges. */
SHLO_API const shlo_pair *shlo_lid_hinges(const shlo_lid *lid);
/* Its bytes. */
SHLO_API size_t shlo_lid_size(const shlo_lid *lid);
SHLO_API const void *shlo_lid_data(const shlo_lid *lid);

/* Both pointers are nullable. */
SHLO_API void shlo_box_numbers(int32_t *major, double *minor);
/* Visits the parts. visit (nullable) gets user. */
SHLO_API shlo_status shlo_box_visit(const shlo_box *box, shlo_part_fn visit, void *user, shlo_error **error);
/* Fills boxes. If outputs[k] is NULL, it receives a new box. pads may be NULL, pads has rows of 2, mode may be
 * -1, depth is 3 by default. */
SHLO_API shlo_status shlo_box_fill(shlo_box *box, size_t input_count, const shlo_box *const *inputs,
                                   size_t output_count, shlo_box **outputs, size_t pad_count, const int64_t *pads,
                                   shlo_status mode, int64_t depth, const shlo_lid **lid, shlo_error **error);
/* Like shlo_box_fill with pads. *kind is static. The key lengths are in bytes; key_lengths is nullable. */
SHLO_API shlo_status shlo_box_label(shlo_box *box, size_t count, const char *const *keys, const size_t *key_lengths,
                                    const shlo_lid *const *lids, size_t pad_count, const int64_t *pads,
                                    const char **text, size_t *text_length, const char **kind, shlo_error **error);
/* *data is borrowed from the box in *out, *kind is static, *pair is owned by the caller. */
SHLO_API shlo_status shlo_box_hold(size_t capacity, int64_t *found, const void **data, const shlo_pair *given, shlo_pair **pair,
                                   const char **kind, shlo_box **out, shlo_error **error);

/* sizes[k] has ranks[k] extents, and may be NULL for rank 0. results[k] has room for one lid. */
SHLO_API shlo_status shlo_box_sizes(size_t size_count, const int32_t *ranks, const int64_t *const *sizes,
                                    size_t result_count, double *const *results, shlo_error **error);

/* --- Crates ------------------------------------------------------------------------
 * On success the library owns `crate`. since ABI 3.4 */

/* Takes a crate. */
SHLO_API shlo_status shlo_box_from_crate(shlo_crate *crate, shlo_box **out, shlo_error **error);
/* Makes a crate. */
SHLO_API shlo_status shlo_box_to_crate(const shlo_box *box, shlo_crate **out, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
