/* artifact.h - portable artifacts: versioned StableHLO programs as bytes.
 *
 * jax.export and other producers of StableHLO write artifacts. An artifact is MLIR
 * bytecode with the versioned ops of one StableHLO version (documentation of
 * StableHLO: bytecode.md, vhlo.md, compatibility.md).
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_ARTIFACT_H
#define STABLEHLO_C_ARTIFACT_H

#include "stablehlo-c/module.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --- Detecting and inspecting ----------------------------------------------------- */
typedef int32_t shlo_content;
enum {
  SHLO_CONTENT_UNKNOWN = 0,
  SHLO_CONTENT_ARTIFACT = 1,       /* a portable artifact */
  SHLO_CONTENT_MLIR_BYTECODE = 2,  /* MLIR bytecode that is not a portable artifact */
  SHLO_CONTENT_TEXT = 3,           /* text that may be a program */
  SHLO_CONTENT_JAX_EXPORT = 4,     /* the output of JAX's Exported.serialize(): contains an artifact */
  SHLO_CONTENT_VERSIONED_TEXT = 5, /* the text of a versioned program, as shlo_artifact_print writes it */
  SHLO_CONTENT_ONNX = 6            /* an ONNX model */
};

/* Detects the content from the first bytes, 64 KiB at most. Never fails. A prefix of
 * a file is enough; it should include the producer string, which tells an artifact
 * from other MLIR bytecode. Returns SHLO_CONTENT_UNKNOWN for NULL. since ABI 0.1 */
SHLO_API shlo_content shlo_content_detect(const void *bytes, size_t size);

/* Reads version and producer from a prefix of an artifact; 256 bytes are enough.
 * *version ("1.18.0") and *producer ("StableHLO_v1.18.0") are nullable and owned by
 * the caller; they have the bytes of the artifact. The version is empty if the
 * producer string has none, as in artifacts of early 2023. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_MALFORMED (not an artifact: the message says what the
 * bytes are), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_peek(const void *bytes, size_t size, shlo_buffer **version, shlo_buffer **producer,
                                        shlo_error **error);

/* The contents of an artifact, read without making a module of it. This works even if
 * the artifact has ops, attributes or types that are newer than this library. Nothing
 * is verified. An inspection is immutable; any thread may use it. Text has the bytes of
 * the artifact, which may be no UTF-8, and is borrowed from the inspection. Accessors
 * return NULL or 0 for NULL and for an index out of range. */
typedef struct shlo_inspection shlo_inspection;

/* Inspects an artifact, or the artifact in the output of JAX's Exported.serialize().
 * The bytes are needed only during the call. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_MALFORMED, SHLO_VERSION (a newer version of MLIR
 * bytecode than this library reads), SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_inspect(const void *bytes, size_t size, shlo_inspection **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_inspection_destroy(shlo_inspection *inspection);
/* Version and producer, as shlo_artifact_peek gives them. since ABI 0.1 */
SHLO_API const char *shlo_inspection_version(const shlo_inspection *inspection, size_t *length);
SHLO_API const char *shlo_inspection_producer(const shlo_inspection *inspection, size_t *length);
/* The version of the MLIR bytecode format; -1 for NULL. since ABI 0.1 */
SHLO_API int32_t shlo_inspection_bytecode_version(const shlo_inspection *inspection);
/* The names of the dialects: "vhlo". since ABI 0.1 */
SHLO_API size_t shlo_inspection_dialect_count(const shlo_inspection *inspection);
SHLO_API const char *shlo_inspection_dialect(const shlo_inspection *inspection, size_t index, size_t *length);
/* The ops by name ("vhlo.add_v1") with the number of their occurrences, the most
 * frequent first. since ABI 0.1 */
SHLO_API size_t shlo_inspection_op_count(const shlo_inspection *inspection);
SHLO_API const char *shlo_inspection_op_name(const shlo_inspection *inspection, size_t index, size_t *length);
SHLO_API uint64_t shlo_inspection_op_occurrences(const shlo_inspection *inspection, size_t index);
/* The StableHLO version that introduced this version of the op. Static; NULL if this
 * library does not know it (a newer op, or an op of another dialect). since ABI 0.1 */
SHLO_API const char *shlo_inspection_op_since(const shlo_inspection *inspection, size_t index);
/* The functions in the order of the file: name, visibility, and the types of the
 * arguments and results ("tensor<2x?xf32>"; "unknown type" if this library does not
 * know the type). since ABI 0.1 */
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
/* Whether the program is verified after reading; default 1. With 0, types and
 * attributes are checked, but not the rules between them; the module is then verified
 * before it is planned. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_verify(shlo_read_options *options, int32_t verify, shlo_error **error);
/* Whether the program may break rules of the specification that the reference
 * does not check (shlo_parse_options_set_lenient), and an ONNX model those beyond the
 * schemas of its ops (docs/onnx-constraints.md); default 0. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_lenient(shlo_read_options *options, int32_t lenient, shlo_error **error);
/* Whether the module keeps the versioned ops of an artifact, or of the text of a versioned
 * program, as they stand; default 0: they are upgraded to the ops of a program. Such a module
 * can be printed, walked and written. Passes change its version and make a program of it
 * (vhlo-to-version, vhlo-legalize-to-stablehlo); other functions refuse it with
 * SHLO_INVALID_ARGUMENT. It is not verified before it is a program. No effect on programs
 * and models. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_keep_versioned(shlo_read_options *options, int32_t keep,
                                                          shlo_error **error);
/* The maximum number of ops, or of nodes of an ONNX model; default 2^26. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_max_ops(shlo_read_options *options, uint64_t ops, shlo_error **error);
/* The maximum nesting of regions, types and attributes; default 160, which reads what
 * the default of parsing accepts; at most 512. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_max_nesting(shlo_read_options *options, uint32_t levels,
                                                       shlo_error **error);
/* The policy for attributes and ops of other dialects; default
 * SHLO_OTHER_DIALECTS_KEEP. Attributes in another dialect's own binary encoding are
 * kept if the encoding is known (sdy) and dropped otherwise. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_other_dialects(shlo_read_options *options, shlo_other_dialects policy,
                                                          shlo_error **error);
/* Collects a warning for each dropped attribute of another dialect, and up to 100 for what
 * an ONNX model has that is not as it should be. Borrowed: the collector must outlive the
 * calls made with these options. diagnostics is nullable. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_diagnostics(shlo_read_options *options, shlo_diagnostics *diagnostics,
                                                       shlo_error **error);

/* Whether large constants (64 KiB and more) are borrowed from the bytes that are read,
 * instead of being copied; default 0. If so, the bytes must not change until the
 * module, all modules that passes made from it, every handle into these, and every plan
 * of them that is made again for what a run brings are destroyed: one with dynamic shapes,
 * values that decide shapes, inputs with a default, values that can be recorded, or
 * functions of the host (custom_call.h). Other plans keep copies. The option has no effect
 * on text. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_borrow(shlo_read_options *options, int32_t borrow, shlo_error **error);
/* Hands over the bytes of each read that succeeds: the library calls release(bytes, user)
 * once when nothing uses them any more, on the thread that used them last. If constants
 * are borrowed, that is when all that shlo_read_options_set_borrow lists is destroyed, in
 * any order. Otherwise it may be before the read returns. A read that fails does not call
 * release: the caller keeps the bytes. Options that serve several reads hand over the
 * bytes of each.
 * shlo_module_load_file has no bytes of the caller and ignores the option. NULL for none,
 * which is the default. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_release(shlo_read_options *options, shlo_release_fn release, void *user,
                                                   shlo_error **error);

/* Reads an artifact of any version from 0.9.0 on and upgrades its ops. Unless
 * they are borrowed, the bytes are needed only during the call. options is nullable. *out
 * is owned by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED,
 * SHLO_INVALID_PROGRAM, SHLO_VERSION (ops
 * newer than this library), SHLO_UNSUPPORTED (an attribute or op of another dialect
 * that cannot be represented here, or that the options reject), SHLO_LIMIT,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_read(const void *bytes, size_t size, const shlo_read_options *options,
                                        shlo_module **out, shlo_error **error);

/* Reads a module from bytes of any kind: an artifact, the output of JAX's
 * Exported.serialize() (which contains an artifact), text, the text of a versioned
 * program, whose ops are upgraded like those of an artifact, or an ONNX model
 * (docs/onnx.md), whose ops are those of the dialect onnx. The tensors of a model must be
 * in the bytes, or in files that the options name. Otherwise like shlo_artifact_read. Fails like shlo_artifact_read and
 * shlo_module_parse; with SHLO_VERSION for a model of a newer opset.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_module_load(const void *bytes, size_t size, const shlo_read_options *options,
                                      shlo_module **out, shlo_error **error);

/* Reads a module from a file, like shlo_module_load. Tensors of an ONNX model may be in
 * other files beneath the folder of the file ("Reading ONNX models"). Only a
 * regular file is read: a directory, a pipe or a device is SHLO_IO, and is not waited for, and so is a file whose
 * size changes meanwhile. If shlo_read_options_set_borrow is set, the file is mapped into
 * memory instead: large constants stay in it and take no memory of their own. It may be
 * removed or replaced by another at any time, but must not be truncated or written to
 * before all that the option lists is destroyed; otherwise the system may end the process
 * (SIGBUS). Also fails with SHLO_IO. since ABI 0.1 */
SHLO_API shlo_status shlo_module_load_file(const char *path, size_t length, const shlo_read_options *options,
                                           shlo_module **out, shlo_error **error);

/* --- Reading ONNX models -------------------------------------------------------------
 * Tensors of a model may be in other files ("external data"). A location is a path with
 * '/', relative to a folder: that of the model, if it is a file. A file is opened beneath
 * this folder only, once, and must be a regular one. It is mapped into memory, and its
 * large tensors are borrowed from it, also without shlo_read_options_set_borrow; what is
 * said there of the file that is read holds for these files, too. */

/* The folder of external data, instead of the model's own; a model in memory has no other
 * one. path is nullable: none, which is the default. Fails with SHLO_INVALID_ARGUMENT.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_external_folder(shlo_read_options *options, const char *path, size_t length,
                                                           shlo_error **error);
/* The bytes of the file at a location, so that no file is opened for it. They are borrowed:
 * they must not change while the options are used, and with shlo_read_options_set_borrow
 * not before all that it lists is destroyed. A release that
 * shlo_read_options_set_release names is called when these are not used any more, either.
 * Replaces what was given for the location. Fails with SHLO_INVALID_ARGUMENT.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_add_external_file(shlo_read_options *options, const char *location,
                                                         size_t location_length, const void *bytes, size_t size,
                                                         shlo_error **error);
/* Whether symbolic links beneath the folder are followed, which may lead out of it; default
 * 0: they are SHLO_IO. Caches of model hubs consist of links. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_follow_links(shlo_read_options *options, int32_t follow,
                                                        shlo_error **error);
/* Whether the SHA-1 that a model states for a file is compared with the file; default 0.
 * Another one is SHLO_MALFORMED. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_verify_checksums(shlo_read_options *options, int32_t verify,
                                                            shlo_error **error);
/* Whether a model of an opset that is newer than this library is read, with a warning, as
 * if it had the newest one; default 0: SHLO_VERSION. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_newer_opsets(shlo_read_options *options, int32_t allow,
                                                        shlo_error **error);
/* Limits of a model: its bytes without external data, default 2^31 - 1; its messages (of
 * the protobuf encoding), default 2^24; the rank of a tensor with elements, default 64;
 * the bytes of a name, default 2^16. The nesting of messages is limited by
 * shlo_read_options_set_max_nesting, default 100; each graph in a graph takes three levels,
 * and 6 KiB of the stack of the thread that reads the model or infers its types. A model
 * beyond a limit is SHLO_LIMIT. since ABI 0.1 */
SHLO_API shlo_status shlo_read_options_set_max_bytes(shlo_read_options *options, uint64_t bytes, shlo_error **error);
SHLO_API shlo_status shlo_read_options_set_max_messages(shlo_read_options *options, uint64_t messages,
                                                        shlo_error **error);
SHLO_API shlo_status shlo_read_options_set_max_rank(shlo_read_options *options, uint32_t rank, shlo_error **error);
SHLO_API shlo_status shlo_read_options_set_max_name_length(shlo_read_options *options, uint32_t bytes,
                                                           shlo_error **error);

/* --- Writing ---------------------------------------------------------------------------- */
typedef struct shlo_write_options shlo_write_options;

/* Default options: the newest version. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_write_options_create(shlo_write_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_write_options_destroy(shlo_write_options *options);
/* The target version "X.Y.Z", from 0.9.0 to any patch of shlo_stablehlo_version(). The
 * patch number is written as given and changes nothing else. Default: the newest
 * version. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_write_options_set_target(shlo_write_options *options, const char *version, size_t length,
                                                   shlo_error **error);
/* Whether locations are left out; default 0. since ABI 0.1 */
SHLO_API shlo_status shlo_write_options_set_strip_locations(shlo_write_options *options, int32_t strip,
                                                            shlo_error **error);
/* Collects warnings. One counts the location ranges that were reduced to their start,
 * for targets before 1.9.0. For targets before 1.11.0, there is one for each attribute
 * name that such old consumers cannot read (a unit attribute, an attribute of sdy); it
 * gives the first op that has it. For targets before 0.15.0, which have no properties,
 * there is one for each op of another dialect whose properties become attributes.
 * One counts the fused locations whose metadata has no form in an artifact. There is one
 * for each attribute name that is not of its op's definition and holds a symbol, which
 * is read as a string, or an array of numbers, which is read as a constant.
 * Borrowed: the collector must outlive the calls made
 * with these options. diagnostics is nullable. since ABI 0.1 */
SHLO_API shlo_status shlo_write_options_set_diagnostics(shlo_write_options *options, shlo_diagnostics *diagnostics,
                                                        shlo_error **error);

/* Writes the module. The module is not changed, and equal modules give equal bytes.
 * shlo_artifact_read reads the same module, except that attributes with their default
 * value are omitted, and for what the diagnostics of the options tell. A module with
 * something that could not be read again is refused: a constant of more than 64 bits per
 * element, i0, a buffer with a layout or memory space, types and attributes that are
 * nested more than 152 levels deep.
 * A module of versioned ops is written as it stands; its default version is the one that it
 * is for. options is nullable. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_VERSION (one diagnostic for each blocker, as from shlo_module_blockers),
 * SHLO_UNSUPPORTED, SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_write(const shlo_module *module, const shlo_write_options *options,
                                         shlo_buffer **out, shlo_error **error);

/* Writes the ops of the module itself, CHLO and other dialects included, as MLIR bytecode.
 * That is no artifact: it has no version, and only shlo_module_load of the same version of
 * this library reads it. It serves tools that pass modules on. *out is owned by the caller.
 * Fails with SHLO_INVALID_ARGUMENT, SHLO_UNSUPPORTED, SHLO_LIMIT, SHLO_OUT_OF_MEMORY.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_module_write_bytecode(const shlo_module *module, shlo_buffer **out, shlo_error **error);

/* The version that a module of versioned ops is for ("1.9.0"; "" if its artifact does not
 * say), borrowed from the module; NULL for a program and for NULL. Passes make such modules
 * (stablehlo-legalize-to-vhlo), and shlo_read_options_set_keep_versioned. since ABI 0.1 */
SHLO_API const char *shlo_module_versioned_for(const shlo_module *module, size_t *length);

/* --- The version that a module needs ------------------------------------------------------- */

/* Finds the oldest version that the module can be written for. *version ("1.4.0") is
 * static. Fails with SHLO_INVALID_ARGUMENT, SHLO_UNSUPPORTED (one diagnostic for each
 * thing that no version can express), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_minimum_version(const shlo_module *module, const char **version, shlo_error **error);

/* Finds everything that blocks writing the module for the version `target`. Appends
 * one diagnostic for each blocker: op, location, attribute or value, and the first
 * version that has it (shlo_diagnostic_version; "" if no version can express it). At
 * most 1000 diagnostics of either kind are appended. *count (nullable) receives the
 * number of all blockers, 0 if the module can be written. blockers is nullable. Fails
 * with SHLO_INVALID_ARGUMENT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_blockers(const shlo_module *module, const char *target, size_t length,
                                          shlo_diagnostics *blockers, uint64_t *count, shlo_error **error);

/* --- Versioned programs as text --------------------------------------------------------------
 * The ops of an artifact belong to a separate dialect, in which each op has a version:
 * vhlo.add_v1 for stablehlo.add. The text of such programs is for people and tests. It
 * shows what an old artifact contains and which version of an op a target gets, and it
 * makes artifacts that no producer would write. To see the versioned program of a
 * module, write the module for the target and print the artifact. */

/* Prints the versioned program of an artifact, or of the artifact in the output of
 * JAX's Exported.serialize(). The program is printed verbatim: it is neither upgraded
 * nor verified. Only attributes in an unknown binary encoding of another dialect are
 * left out. options is nullable. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_MALFORMED, SHLO_VERSION (ops newer than this library),
 * SHLO_UNSUPPORTED, SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_print(const void *bytes, size_t size, const shlo_print_options *options,
                                         shlo_buffer **out, shlo_error **error);

/* Writes an artifact from the text of a versioned program. Nothing is upgraded or
 * downgraded. The target version in write_options must have every op of the program;
 * the default is the newest version that has every op. parse_options work as in
 * shlo_module_parse, but attributes and ops of other dialects are always kept. By
 * default the program is verified as shlo_artifact_read does. Both options are
 * nullable. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_MALFORMED, SHLO_INVALID_PROGRAM, SHLO_VERSION (unknown ops, or ops that the
 * target version does not have), SHLO_UNSUPPORTED (ops that no versioned program can
 * have), SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_artifact_parse(const char *text, size_t length, const shlo_parse_options *parse_options,
                                         const shlo_write_options *write_options, shlo_buffer **out,
                                         shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
