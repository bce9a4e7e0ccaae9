/* module.h - StableHLO programs: parse, print, verify, look at.
 *
 * A module is a tree of functions and ops. Each module has its own context, so
 * modules share nothing and may be used on different threads.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_MODULE_H
#define STABLEHLO_C_MODULE_H

#include "stablehlo-c/status.h"
#include "stablehlo-c/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct shlo_module shlo_module;

/* What becomes of attributes and ops of other dialects, as programs exported by
 * JAX carry them (mhlo.*, jax.*, sdy.*, tf.*). */
typedef int32_t shlo_other_dialects;
enum {
  SHLO_OTHER_DIALECTS_KEEP = 0,  /* kept as they are */
  SHLO_OTHER_DIALECTS_STRIP = 1, /* attributes are dropped, and told to the diagnostics; ops are SHLO_UNSUPPORTED */
  SHLO_OTHER_DIALECTS_REJECT = 2 /* attributes and ops are SHLO_UNSUPPORTED */
};

/* --- Parsing text ------------------------------------------------------------- */
typedef struct shlo_parse_options shlo_parse_options;

/* Default options. Fails with SHLO_INVALID_ARGUMENT (out is NULL) or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_create(shlo_parse_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_parse_options_destroy(shlo_parse_options *options);
/* The file name in locations and diagnostics; default "-". Copied. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_file_name(shlo_parse_options *options, const char *name, size_t length,
                                                      shlo_error **error);
/* Whether ops are verified after parsing; default 1. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_verify(shlo_parse_options *options, int32_t verify, shlo_error **error);
/* Most input bytes; default 2^31 - 1, which is also the highest. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_max_bytes(shlo_parse_options *options, uint64_t bytes, shlo_error **error);
/* Deepest nesting of brackets of any kind, counted over regions, types and
 * attributes; default 128, highest 1024. A level may take 4 KiB of the calling
 * thread's stack. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_max_nesting(shlo_parse_options *options, uint32_t levels,
                                                        shlo_error **error);

/* What becomes of other dialects' attributes and ops; default SHLO_OTHER_DIALECTS_KEEP. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_other_dialects(shlo_parse_options *options, shlo_other_dialects policy,
                                                           shlo_error **error);
/* Collects what was dropped. Borrowed: must outlive the calls made with these
 * options. NULL for none. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_diagnostics(shlo_parse_options *options, shlo_diagnostics *diagnostics,
                                                        shlo_error **error);

/* Reads a module from text, pretty or generic form; the text is copied. options
 * is nullable. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_MALFORMED, SHLO_INVALID_PROGRAM, SHLO_UNSUPPORTED (ops that are unknown,
 * or another dialect's attributes or ops that the options refuse), SHLO_LIMIT,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_parse(const char *text, size_t length, const shlo_parse_options *options,
                                       shlo_module **out, shlo_error **error);

/* Frees the module; handles that came from it stay usable. Accepts NULL.
 * since ABI 0.1 */
SHLO_API void shlo_module_destroy(shlo_module *module);

/* Checks every op against the specification. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_INVALID_PROGRAM (every finding is a diagnostic), SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_module_verify(const shlo_module *module, shlo_error **error);

/* --- Printing --------------------------------------------------------------------- */
typedef struct shlo_print_options shlo_print_options;

/* Default options: pretty form, no locations. Fails with SHLO_INVALID_ARGUMENT
 * or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_create(shlo_print_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_print_options_destroy(shlo_print_options *options);
/* Generic form: "stablehlo.add"(%0, %1) : ...; default 0. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_generic(shlo_print_options *options, int32_t generic, shlo_error **error);
/* Print locations; default 0. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_locations(shlo_print_options *options, int32_t locations,
                                                      shlo_error **error);
/* Pack eight elements of a hexadecimal i1 constant into a byte, as MLIR since
 * version 22 reads them; default 0, one element a byte, as jaxlib does. This
 * library reads both, told apart by their length. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_packed_i1(shlo_print_options *options, int32_t packed, shlo_error **error);
/* Leave out the elements of constants with more elements than this; default
 * UINT64_MAX, which leaves out nothing. Such text cannot be parsed. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_elide_above(shlo_print_options *options, uint64_t elements,
                                                        shlo_error **error);
/* Most bytes of output; default 2^33. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_max_bytes(shlo_print_options *options, uint64_t bytes, shlo_error **error);

/* The module as text. options is nullable; *out is owned by the caller. Fails
 * with SHLO_INVALID_ARGUMENT, SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_print(const shlo_module *module, const shlo_print_options *options, shlo_buffer **out,
                                       shlo_error **error);

/* --- Looking --------------------------------------------------------------------------
 * A function handle holds its module alive; destroy it, in any order. */
typedef struct shlo_function shlo_function;

/* Name of the module, "" where it has none; borrowed from the module; NULL for
 * NULL. since ABI 0.1 */
SHLO_API const char *shlo_module_name(const shlo_module *module, size_t *length);
/* Partitions and replicas the module was exported for (mhlo.num_partitions,
 * mhlo.num_replicas); 1 where it does not say, 0 for NULL. since ABI 0.1 */
SHLO_API int64_t shlo_module_partition_count(const shlo_module *module);
SHLO_API int64_t shlo_module_replica_count(const shlo_module *module);

/* Functions in the order of the text; 0 for NULL. since ABI 0.1 */
SHLO_API size_t shlo_module_function_count(const shlo_module *module);
/* Function `index`. Fails with SHLO_INVALID_ARGUMENT, SHLO_NOT_FOUND,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_function_at(const shlo_module *module, size_t index, shlo_function **out,
                                             shlo_error **error);
/* The function of that name; the main function ("main", or the only public one)
 * where name is NULL. Fails like shlo_module_function_at; the message lists what
 * there is. since ABI 0.1 */
SHLO_API shlo_status shlo_module_function(const shlo_module *module, const char *name, size_t length,
                                          shlo_function **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_function_destroy(shlo_function *function);

/* Borrowed from the function; NULL for NULL. since ABI 0.1 */
SHLO_API const char *shlo_function_name(const shlo_function *function, size_t *length);
/* 1 public, 0 private or NULL. since ABI 0.1 */
SHLO_API int32_t shlo_function_is_public(const shlo_function *function);
SHLO_API size_t shlo_function_argument_count(const shlo_function *function);
SHLO_API size_t shlo_function_result_count(const shlo_function *function);

/* A value's type: facts of one argument or result. The accessors below return,
 * for an index outside the range or NULL: SHLO_TYPE_NONE, -1, NULL, "". */

/* Element type; SHLO_TYPE_NONE where the value is no tensor. since ABI 0.1 */
SHLO_API shlo_element_type shlo_function_argument_element_type(const shlo_function *function, size_t index);
SHLO_API shlo_element_type shlo_function_result_element_type(const shlo_function *function, size_t index);
/* Rank; -1 where the value is no ranked tensor. since ABI 0.1 */
SHLO_API int32_t shlo_function_argument_rank(const shlo_function *function, size_t index);
SHLO_API int32_t shlo_function_result_rank(const shlo_function *function, size_t index);
/* Extents, SHLO_DYNAMIC where only the run knows; borrowed from the function;
 * NULL where the rank is 0 or -1. since ABI 0.1 */
SHLO_API const int64_t *shlo_function_argument_shape(const shlo_function *function, size_t index);
SHLO_API const int64_t *shlo_function_result_shape(const shlo_function *function, size_t index);
/* The type as text ("tensor<2x?xf32>"), borrowed. since ABI 0.1 */
SHLO_API const char *shlo_function_argument_type_text(const shlo_function *function, size_t index, size_t *length);
SHLO_API const char *shlo_function_result_type_text(const shlo_function *function, size_t index, size_t *length);
/* The attributes of an argument or result as text ("{mhlo.sharding = ...}"),
 * "" without any; borrowed. since ABI 0.1 */
SHLO_API const char *shlo_function_argument_attributes(const shlo_function *function, size_t index, size_t *length);
SHLO_API const char *shlo_function_result_attributes(const shlo_function *function, size_t index, size_t *length);

/* How often each op occurs, regions included, the most frequent first.
 * shlo_module_op_count is the number of different ops. Names are borrowed from
 * the module; NULL, and 0 occurrences, outside the range. since ABI 0.1 */
SHLO_API size_t shlo_module_op_count(const shlo_module *module);
SHLO_API const char *shlo_module_op_name(const shlo_module *module, size_t index, size_t *length);
SHLO_API uint64_t shlo_module_op_occurrences(const shlo_module *module, size_t index);

/* Constants, the largest first: type as text, bytes as stored (a splat stores
 * one element), and the function it stands in. since ABI 0.1 */
SHLO_API size_t shlo_module_constant_count(const shlo_module *module);
SHLO_API const char *shlo_module_constant_type_text(const shlo_module *module, size_t index, size_t *length);
SHLO_API uint64_t shlo_module_constant_bytes(const shlo_module *module, size_t index);
SHLO_API const char *shlo_module_constant_function(const shlo_module *module, size_t index, size_t *length);

#ifdef __cplusplus
}
#endif
#endif
