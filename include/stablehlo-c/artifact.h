/* artifact.h - portable artifacts: versioned StableHLO programs in bytes.
 *
 * An artifact is what jax.export and other StableHLO producers write: MLIR
 * bytecode with the versioned ops of one StableHLO version (StableHLO
 * documentation: bytecode.md, vhlo.md, compatibility.md).
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_ARTIFACT_H
#define STABLEHLO_C_ARTIFACT_H

#include "stablehlo-c/module.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --- What is in these bytes? ------------------------------------------------------ */
typedef int32_t shlo_content;
enum {
  SHLO_CONTENT_UNKNOWN = 0,
  SHLO_CONTENT_ARTIFACT = 1,      /* a portable artifact */
  SHLO_CONTENT_MLIR_BYTECODE = 2, /* MLIR bytecode, but no portable artifact */
  SHLO_CONTENT_TEXT = 3,          /* text that may be a program */
  SHLO_CONTENT_JAX_EXPORT = 4,    /* Exported.serialize() of JAX: an artifact is inside */
  SHLO_CONTENT_VERSIONED_TEXT = 5 /* text of a versioned program, as shlo_artifact_print writes it */
};

/* Looks at the first bytes only (64 KiB at most); never fails; a prefix of a
 * file will do, but telling an artifact from other MLIR bytecode may need the
 * producer string. NULL gives SHLO_CONTENT_UNKNOWN. since ABI 0.1 */
SHLO_API shlo_content shlo_content_detect(const void *bytes, size_t size);

/* Version and producer from a prefix of an artifact (256 bytes are enough).
 * *version ("1.18.0") and *producer ("StableHLO_v1.18.0") are nullable and owned
 * by the caller; version is empty where the producer names none, as artifacts
 * of early 2023 do. Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED (no
 * artifact: the message says what it is), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_peek(const void *bytes, size_t size, shlo_buffer **version, shlo_buffer **producer,
                                        shlo_error **error);

/* What is in an artifact, read without making a module of it: also where that has
 * ops, attributes or types newer than this library. Nothing is verified. Immutable;
 * may be used from any thread. Texts are borrowed from the inspection; indices
 * outside the range, and NULL, give NULL and 0. */
typedef struct shlo_inspection shlo_inspection;

/* Inspects an artifact, or the one inside of what Exported.serialize() of JAX writes.
 * The bytes are the caller's and may go when the call returns. *out is owned by the
 * caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED, SHLO_VERSION (MLIR
 * bytecode newer than this library reads), SHLO_LIMIT, SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_inspect(const void *bytes, size_t size, shlo_inspection **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_inspection_destroy(shlo_inspection *inspection);
/* As shlo_artifact_peek has them. since ABI 0.1 */
SHLO_API const char *shlo_inspection_version(const shlo_inspection *inspection, size_t *length);
SHLO_API const char *shlo_inspection_producer(const shlo_inspection *inspection, size_t *length);
/* The version of MLIR bytecode; -1 for NULL. since ABI 0.1 */
SHLO_API int32_t shlo_inspection_bytecode_version(const shlo_inspection *inspection);
/* Dialects by name, as "vhlo". since ABI 0.1 */
SHLO_API size_t shlo_inspection_dialect_count(const shlo_inspection *inspection);
SHLO_API const char *shlo_inspection_dialect(const shlo_inspection *inspection, size_t index, size_t *length);
/* How often each op occurs, the most frequent first, as "vhlo.add_v1"; and the
 * StableHLO version that brought it in that form, static, NULL where this library
 * does not know it (a newer op, or one of another dialect). since ABI 0.1 */
SHLO_API size_t shlo_inspection_op_count(const shlo_inspection *inspection);
SHLO_API const char *shlo_inspection_op_name(const shlo_inspection *inspection, size_t index, size_t *length);
SHLO_API uint64_t shlo_inspection_op_occurrences(const shlo_inspection *inspection, size_t index);
SHLO_API const char *shlo_inspection_op_since(const shlo_inspection *inspection, size_t index);
/* Functions in the order of the file, each with its name, whether it is public, and
 * the types of its arguments and results ("tensor<2x?xf32>"; "unknown type" where
 * this library does not know them). since ABI 0.1 */
SHLO_API size_t shlo_inspection_function_count(const shlo_inspection *inspection);
SHLO_API const char *shlo_inspection_function_name(const shlo_inspection *inspection, size_t index, size_t *length);
SHLO_API int32_t shlo_inspection_function_is_public(const shlo_inspection *inspection, size_t index);
SHLO_API size_t shlo_inspection_argument_count(const shlo_inspection *inspection, size_t function);
SHLO_API const char *shlo_inspection_argument_type(const shlo_inspection *inspection, size_t function, size_t index,
                                                   size_t *length);
SHLO_API size_t shlo_inspection_result_count(const shlo_inspection *inspection, size_t function);
SHLO_API const char *shlo_inspection_result_type(const shlo_inspection *inspection, size_t function, size_t index,
                                                 size_t *length);

/* --- Reading ------------------------------------------------------------------------ */
typedef struct shlo_read_options shlo_read_options;

/* Default options. Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_create(shlo_read_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_read_options_destroy(shlo_read_options *options);
/* Whether the program is verified after reading; default 1. A module read with
 * 0 has its types and attributes checked, but not the rules between them; it is
 * verified before it is planned. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_verify(shlo_read_options *options, int32_t verify, shlo_error **error);
/* Most ops; default 2^26. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_max_ops(shlo_read_options *options, uint64_t ops, shlo_error **error);
/* Deepest nesting of regions, types and attributes; default 64, highest 512.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_max_nesting(shlo_read_options *options, uint32_t levels,
                                                       shlo_error **error);
/* What becomes of other dialects' attributes and ops; default SHLO_OTHER_DIALECTS_KEEP. Attributes
 * in another dialect's own binary encoding are kept where that is known (sdy),
 * else dropped. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_other_dialects(shlo_read_options *options, shlo_other_dialects policy,
                                                          shlo_error **error);
/* Collects what was dropped (attributes of other dialects). Borrowed: must
 * outlive the calls made with these options. NULL for none. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_diagnostics(shlo_read_options *options, shlo_diagnostics *diagnostics,
                                                       shlo_error **error);

/* Whether large constants (64 KiB and more) stay in the bytes that are read,
 * instead of being copied; default 0. Then the bytes must stay as they are until
 * the module, what passes made of it, and every handle into these are destroyed;
 * plans keep copies. Says nothing about text. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_borrow(shlo_read_options *options, int32_t borrow, shlo_error **error);

/* Reads an artifact of any version from 0.9.0 on; older ops are upgraded. The
 * bytes are the caller's and may go when the call returns. options is nullable.
 * *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED,
 * SHLO_INVALID_PROGRAM, SHLO_VERSION (ops newer than this library),
 * SHLO_UNSUPPORTED (another dialect's attribute or op that has no form here,
 * or that the options refuse), SHLO_LIMIT, SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_read(const void *bytes, size_t size, const shlo_read_options *options,
                                        shlo_module **out, shlo_error **error);

/* The same from the caller's bytes, whatever they are of these: an artifact, what
 * Exported.serialize() of JAX writes (an artifact is inside), text, or the text
 * of a versioned program, whose ops are upgraded like an artifact's. Fails like
 * shlo_artifact_read and shlo_module_parse. since ABI 0.1 */
SHLO_API shlo_status shlo_module_load(const void *bytes, size_t size, const shlo_read_options *options,
                                      shlo_module **out, shlo_error **error);

/* The same from a file, which is mapped into memory: large constants of an
 * artifact stay in it and take no memory of their own. The file may be removed,
 * or replaced by another, at any time; but it must not be shortened or written
 * to before the module, what passes made of it, and every handle into these are
 * destroyed.
 * Where that cannot be promised, read the bytes and use shlo_module_load. Also
 * fails with SHLO_IO. since ABI 0.1 */
SHLO_API shlo_status shlo_module_load_file(const char *path, size_t length, const shlo_read_options *options,
                                           shlo_module **out, shlo_error **error);

/* --- Writing ---------------------------------------------------------------------------- */
typedef struct shlo_write_options shlo_write_options;

/* Default options: the newest version. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_write_options_create(shlo_write_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_write_options_destroy(shlo_write_options *options);
/* Target version "X.Y.Z", from 0.9.0 to any patch of shlo_stablehlo_version(); the
 * patch number is written as given and changes nothing else. Fails with
 * SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_write_options_set_target(shlo_write_options *options, const char *version, size_t length,
                                                   shlo_error **error);
/* Writes no locations; default 0. since ABI 0.1 */
SHLO_API shlo_status shlo_write_options_set_strip_locations(shlo_write_options *options, int32_t strip,
                                                            shlo_error **error);
/* Collects warnings: what was changed on the way (location ranges collapsed for
 * targets before 1.9.0), and, for targets before 1.11.0, each name of an attribute
 * that consumers that old cannot read (a unit attribute, one of sdy), with the first
 * op that has it. Borrowed. NULL for none. since ABI 0.1 */
SHLO_API shlo_status shlo_write_options_set_diagnostics(shlo_write_options *options, shlo_diagnostics *diagnostics,
                                                        shlo_error **error);

/* Writes the module; it is not changed, and equal modules give equal bytes.
 * options is nullable; *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_VERSION (each diagnostic is one thing that blocks,
 * as shlo_module_blockers has them), SHLO_UNSUPPORTED, SHLO_LIMIT,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_write(const shlo_module *module, const shlo_write_options *options,
                                         shlo_buffer **out, shlo_error **error);

/* --- What a module needs ------------------------------------------------------------------ */

/* *version receives the oldest version that the module can be written for, static,
 * as "1.4.0". Fails with SHLO_INVALID_ARGUMENT, SHLO_UNSUPPORTED (each diagnostic is
 * one thing that no version can express), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_minimum_version(const shlo_module *module, const char **version, shlo_error **error);

/* Appends to `blockers` what keeps the module from being written for `target`, one
 * finding each: op, place, attribute or value, and the version that first has it
 * (shlo_diagnostic_version; "" for what no version can express). At most 1000 of
 * either kind; *count (nullable) receives the number of all, 0 where the module can
 * be written. blockers is nullable. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_blockers(const shlo_module *module, const char *target, size_t length,
                                          shlo_diagnostics *blockers, uint64_t *count, shlo_error **error);

/* --- Looking at the versioned program ------------------------------------------------------
 * An artifact has ops of a dialect of its own, each with a version: vhlo.add_v1
 * for stablehlo.add. Their text is for people and tests: to see what an old
 * artifact really says, which version of an op a target gets, or to make an
 * artifact that nobody would write. To see a module's versioned program, write it
 * for the target and print the artifact. */

/* The versioned program of an artifact, or of what Exported.serialize() of JAX
 * writes, as text: as it stands, neither upgraded nor verified. Only attributes in
 * another dialect's own binary encoding that is not known are left out. options is
 * nullable; *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_MALFORMED, SHLO_VERSION (ops newer than this library), SHLO_UNSUPPORTED,
 * SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_print(const void *bytes, size_t size, const shlo_print_options *options,
                                         shlo_buffer **out, shlo_error **error);

/* The artifact whose versioned program that is: nothing is upgraded or
 * downgraded. The target version in write_options must have every op; without one
 * it is the newest that does. parse_options are as for shlo_module_parse, but that
 * matter of other dialects is always kept; unless they say otherwise the program
 * is verified as shlo_artifact_read does. Both options are nullable; *out is owned
 * by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED,
 * SHLO_INVALID_PROGRAM, SHLO_VERSION (ops that are not known, or not of the target
 * version), SHLO_UNSUPPORTED (ops of no versioned program), SHLO_LIMIT,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_parse(const char *text, size_t length, const shlo_parse_options *parse_options,
                                         const shlo_write_options *write_options, shlo_buffer **out,
                                         shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
