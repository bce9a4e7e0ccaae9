/* module.h - modules: parsing, printing, verifying, listing.
 *
 * A module is a StableHLO program: a tree of functions and ops. Each module has its own
 * context. Modules share nothing, so different threads may use different modules.
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

/* The policy for attributes and ops of other dialects. Programs that JAX exports contain
 * mhlo.*, jax.*, sdy.* and tf.*. */
typedef int32_t shlo_other_dialects;
enum {
  SHLO_OTHER_DIALECTS_KEEP = 0,  /* attributes and ops are kept */
  SHLO_OTHER_DIALECTS_STRIP = 1, /* attributes are dropped with a warning; ops are SHLO_UNSUPPORTED */
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
/* Whether the program may break rules of the specification that the reference
 * does not check (docs/conformance.md lists them); default 0. Such a module can be
 * printed, written and inspected. shlo_module_verify, shlo_plan_create and the
 * passes report the rules that it breaks. No effect if ops are not verified.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_lenient(shlo_parse_options *options, int32_t lenient, shlo_error **error);
/* Whether the ops, types and attributes of MHLO, the dialect that StableHLO was made of, are
 * those of StableHLO with the same names, as older producers wrote them; default 0: MHLO is
 * another dialect. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_mhlo(shlo_parse_options *options, int32_t known, shlo_error **error);
/* Whether the dialects of the reference's tools and tests are known: check, with what a
 * program expects of its values, interpreter, and the ops of arith, shape and tensor that
 * its passes for dynamic shapes write (docs/tools.md); default 0: they are other dialects.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_tool_dialects(shlo_parse_options *options, int32_t known,
                                                          shlo_error **error);
/* The maximum number of input bytes; default and upper bound 2^31 - 1. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_max_bytes(shlo_parse_options *options, uint64_t bytes, shlo_error **error);
/* The maximum nesting of brackets of any kind, in regions, types and attributes;
 * default 128, at most 1024. A level may take 4 KiB of the calling thread's stack. Types
 * and attributes are nested at most 160 levels deep, aliases included. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_max_nesting(shlo_parse_options *options, uint32_t levels,
                                                        shlo_error **error);

/* The policy for attributes and ops of other dialects; default
 * SHLO_OTHER_DIALECTS_KEEP. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_other_dialects(shlo_parse_options *options, shlo_other_dialects policy,
                                                           shlo_error **error);
/* Collects a warning for each dropped attribute. Borrowed: the collector must outlive
 * the calls made with these options. diagnostics is nullable. since ABI 0.1 */
SHLO_API shlo_status shlo_parse_options_set_diagnostics(shlo_parse_options *options, shlo_diagnostics *diagnostics,
                                                        shlo_error **error);

/* Parses a module from text in pretty or generic form. The text is copied. options is
 * nullable. *out is owned by the caller. Behind an op that cannot be parsed, parsing goes
 * on at the next one, and the error has a diagnostic for each of up to 20 such ops. Fails
 * with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED, SHLO_INVALID_PROGRAM, SHLO_UNSUPPORTED
 * (unknown ops, or attributes and ops of other dialects that the options reject),
 * SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_parse(const char *text, size_t length, const shlo_parse_options *options,
                                       shlo_module **out, shlo_error **error);

/* Frees the module. Handles that were made from it stay usable. Accepts NULL.
 * since ABI 0.1 */
SHLO_API void shlo_module_destroy(shlo_module *module);

/* Verifies every op against the specification, regardless of the options that the
 * module was read with. Fails with SHLO_INVALID_ARGUMENT, SHLO_INVALID_PROGRAM (one
 * diagnostic for each violation), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_verify(const shlo_module *module, shlo_error **error);

/* --- Printing --------------------------------------------------------------------- */
typedef struct shlo_print_options shlo_print_options;

/* Default options: pretty form, no locations. Fails with SHLO_INVALID_ARGUMENT
 * or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_create(shlo_print_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_print_options_destroy(shlo_print_options *options);
/* Whether ops are printed in generic form, "stablehlo.add"(%0, %1) : ...; default 0.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_generic(shlo_print_options *options, int32_t generic, shlo_error **error);
/* Whether locations are printed; default 0. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_locations(shlo_print_options *options, int32_t locations,
                                                      shlo_error **error);
/* Whether locations and long attributes stand behind or before the module, as #loc and other
 * aliases; default 1. 0: in their places. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_aliases(shlo_print_options *options, int32_t aliases, shlo_error **error);
/* Whether eight elements of a hexadecimal i1 constant are packed into a byte, as MLIR 22
 * and newer read them; default 0: one byte per element, as in jaxlib. This library reads
 * both and tells them apart by their length. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_packed_i1(shlo_print_options *options, int32_t packed, shlo_error **error);
/* Leaves out the elements of constants that have more elements than this. Such text
 * cannot be parsed. Default UINT64_MAX: nothing is left out. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_elide_above(shlo_print_options *options, uint64_t elements,
                                                        shlo_error **error);
/* The maximum number of bytes of output; default 2^33. since ABI 0.1 */
SHLO_API shlo_status shlo_print_options_set_max_bytes(shlo_print_options *options, uint64_t bytes, shlo_error **error);

/* Prints the module. options is nullable. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_print(const shlo_module *module, const shlo_print_options *options, shlo_buffer **out,
                                       shlo_error **error);

/* --- Listing --------------------------------------------------------------------------
 * A function handle keeps its module alive. Function handles are destroyed like all
 * others, in any order. Names and texts have the bytes of the program, which may be no
 * UTF-8. */
typedef struct shlo_function shlo_function;

/* The name of the module, borrowed from it; "" if it has none; NULL for NULL.
 * since ABI 0.1 */
SHLO_API const char *shlo_module_name(const shlo_module *module, size_t *length);
/* The numbers of partitions and replicas that the module was exported for
 * (mhlo.num_partitions, mhlo.num_replicas); 1 if it has no such attribute; 0 for NULL.
 * since ABI 0.1 */
SHLO_API int64_t shlo_module_partition_count(const shlo_module *module);
SHLO_API int64_t shlo_module_replica_count(const shlo_module *module);

/* The number of functions, which are in the order of the text; 0 for NULL.
 * since ABI 0.1 */
SHLO_API size_t shlo_module_function_count(const shlo_module *module);
/* Returns function `index` in *out, owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_NOT_FOUND, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_function_at(const shlo_module *module, size_t index, shlo_function **out,
                                             shlo_error **error);
/* Returns the function of that name. If name is NULL, returns the main function: "main",
 * or the only public function. Fails like shlo_module_function_at; the message lists the
 * functions of the module. since ABI 0.1 */
SHLO_API shlo_status shlo_module_function(const shlo_module *module, const char *name, size_t length,
                                          shlo_function **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_function_destroy(shlo_function *function);

/* Borrowed from the function; NULL for NULL. since ABI 0.1 */
SHLO_API const char *shlo_function_name(const shlo_function *function, size_t *length);
/* 1 for a public function, 0 for a private one and for NULL. since ABI 0.1 */
SHLO_API int32_t shlo_function_is_public(const shlo_function *function);
/* The numbers of arguments and results; 0 for NULL. since ABI 0.1 */
SHLO_API size_t shlo_function_argument_count(const shlo_function *function);
SHLO_API size_t shlo_function_result_count(const shlo_function *function);

/* The types of arguments and results. For NULL and for an index out of range, the
 * accessors below return SHLO_TYPE_NONE, -1, NULL or "". */

/* The element type; SHLO_TYPE_NONE if the value is not a tensor. since ABI 0.1 */
SHLO_API shlo_element_type shlo_function_argument_element_type(const shlo_function *function, size_t index);
SHLO_API shlo_element_type shlo_function_result_element_type(const shlo_function *function, size_t index);
/* The rank; -1 if the value is not a ranked tensor. since ABI 0.1 */
SHLO_API int32_t shlo_function_argument_rank(const shlo_function *function, size_t index);
SHLO_API int32_t shlo_function_result_rank(const shlo_function *function, size_t index);
/* The extents, borrowed from the function; dynamic ones are SHLO_DYNAMIC. NULL if the
 * rank is 0 or -1. since ABI 0.1 */
SHLO_API const int64_t *shlo_function_argument_shape(const shlo_function *function, size_t index);
SHLO_API const int64_t *shlo_function_result_shape(const shlo_function *function, size_t index);
/* The type as text ("tensor<2x?xf32>"), borrowed from the function. Once the texts of a
 * module's types and attributes have more than 256 MiB, "..." stands for each of the rest.
 * since ABI 0.1 */
SHLO_API const char *shlo_function_argument_type_text(const shlo_function *function, size_t index, size_t *length);
SHLO_API const char *shlo_function_result_type_text(const shlo_function *function, size_t index, size_t *length);
/* The attributes of an argument or result as text ("{mhlo.sharding = ...}"), borrowed
 * from the function; "" if there are none. since ABI 0.1 */
SHLO_API const char *shlo_function_argument_attributes(const shlo_function *function, size_t index, size_t *length);
SHLO_API const char *shlo_function_result_attributes(const shlo_function *function, size_t index, size_t *length);

/* The name of an argument is the name in its location ("params['w']" in JAX exports), or
 * that of an ONNX model's input; if the function only passes the argument on to another
 * function, the name that the argument has there. The name of a result is its attribute
 * jax.result_info, or that of an ONNX model's output. "" if there is none. Borrowed from the function; any bytes. since ABI 0.1 */
SHLO_API const char *shlo_function_argument_name(const shlo_function *function, size_t index, size_t *length);
SHLO_API const char *shlo_function_result_name(const shlo_function *function, size_t index, size_t *length);

/* The ops by name with the number of their occurrences, regions included, the most
 * frequent first. shlo_module_op_count is the number of distinct ops. Names are borrowed
 * from the module. For an index out of range the name is NULL and the number 0.
 * since ABI 0.1 */
SHLO_API size_t shlo_module_op_count(const shlo_module *module);
SHLO_API const char *shlo_module_op_name(const shlo_module *module, size_t index, size_t *length);
SHLO_API uint64_t shlo_module_op_occurrences(const shlo_module *module, size_t index);

/* The constants, the largest first: type as text, stored bytes (a splat stores one
 * element), and name of the enclosing function. since ABI 0.1 */
SHLO_API size_t shlo_module_constant_count(const shlo_module *module);
SHLO_API const char *shlo_module_constant_type_text(const shlo_module *module, size_t index, size_t *length);
SHLO_API uint64_t shlo_module_constant_bytes(const shlo_module *module, size_t index);
SHLO_API const char *shlo_module_constant_function(const shlo_module *module, size_t index, size_t *length);

#ifdef __cplusplus
}
#endif
#endif
