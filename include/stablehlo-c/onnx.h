/* onnx.h - ONNX: models and tensors in files, and the schemas of all ops.
 *
 * shlo_module_load and shlo_module_load_file (artifact.h) read a model as a module, whose
 * ops are those of the dialect onnx (docs/onnx.md). This header writes such modules.
 *
 * ONNX keeps the inputs and expected outputs of its tests, and of other tools, as a
 * tensor per file (.pb): the bytes of a TensorProto.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_ONNX_H
#define STABLEHLO_C_ONNX_H

#include "stablehlo-c/module.h"
#include "stablehlo-c/status.h"
#include "stablehlo-c/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/* --- Inspecting models ----------------------------------------------------------------
 * What a model says, read without making a module of it, and without its elements. This
 * works for opsets that are newer than this library, too. Nothing is verified but the
 * encoding. An inspection is immutable; any thread may use it. Text has the bytes of the
 * model, which may be no UTF-8, and is borrowed from the inspection. Accessors return
 * NULL, 0 or the NONE of their enumeration for NULL, for an index out of range, and for
 * what the model does not have. */
typedef struct shlo_onnx_inspection shlo_onnx_inspection;

/* Inspects the bytes of a model, which are needed only during the call. *out is owned by
 * the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED (damaged bytes, with their
 * offset, or what is no model), SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_inspect(const void *bytes, size_t size, shlo_onnx_inspection **out,
                                       shlo_error **error);
/* Inspects a file. It is mapped into memory during the call. Also fails with SHLO_IO.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_inspect_file(const char *path, size_t length, shlo_onnx_inspection **out,
                                            shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_onnx_inspection_destroy(shlo_onnx_inspection *inspection);

/* The version of the format, and that of the model. since ABI 0.1 */
SHLO_API int64_t shlo_onnx_inspection_ir_version(const shlo_onnx_inspection *inspection);
SHLO_API int64_t shlo_onnx_inspection_model_version(const shlo_onnx_inspection *inspection);
/* What made the model, its version, the domain, notes and graph of the model; empty if the
 * model does not say. since ABI 0.1 */
SHLO_API const char *shlo_onnx_inspection_producer(const shlo_onnx_inspection *inspection, size_t *length);
SHLO_API const char *shlo_onnx_inspection_producer_version(const shlo_onnx_inspection *inspection, size_t *length);
SHLO_API const char *shlo_onnx_inspection_domain(const shlo_onnx_inspection *inspection, size_t *length);
SHLO_API const char *shlo_onnx_inspection_doc(const shlo_onnx_inspection *inspection, size_t *length);
SHLO_API const char *shlo_onnx_inspection_graph(const shlo_onnx_inspection *inspection, size_t *length);
/* The opsets that the model imports: domain ("ai.onnx") and version. since ABI 0.1 */
SHLO_API size_t shlo_onnx_inspection_opset_count(const shlo_onnx_inspection *inspection);
SHLO_API const char *shlo_onnx_inspection_opset_domain(const shlo_onnx_inspection *inspection, size_t index,
                                                       size_t *length);
SHLO_API int64_t shlo_onnx_inspection_opset_version(const shlo_onnx_inspection *inspection, size_t index);
/* The ops of the graph, its subgraphs and the functions: domain, name, the opset that
 * brought their version (0 if this library has no schema, as for calls of functions), and
 * how often they occur, the most frequent first. since ABI 0.1 */
SHLO_API size_t shlo_onnx_inspection_op_count(const shlo_onnx_inspection *inspection);
SHLO_API const char *shlo_onnx_inspection_op_domain(const shlo_onnx_inspection *inspection, size_t index,
                                                    size_t *length);
SHLO_API const char *shlo_onnx_inspection_op_name(const shlo_onnx_inspection *inspection, size_t index,
                                                  size_t *length);
SHLO_API int64_t shlo_onnx_inspection_op_since(const shlo_onnx_inspection *inspection, size_t index);
SHLO_API uint64_t shlo_onnx_inspection_op_occurrences(const shlo_onnx_inspection *inspection, size_t index);

/* The inputs of the graph: their name, and their type as ONNX's textual form has it:
 * "float[batch,3,224,224]", "int64" for a scalar, "float[]" for an unknown rank,
 * "seq(float[?])". Whether an initializer is the default of the input. since ABI 0.1 */
SHLO_API size_t shlo_onnx_inspection_input_count(const shlo_onnx_inspection *inspection);
SHLO_API const char *shlo_onnx_inspection_input_name(const shlo_onnx_inspection *inspection, size_t index,
                                                     size_t *length);
SHLO_API const char *shlo_onnx_inspection_input_type(const shlo_onnx_inspection *inspection, size_t index,
                                                     size_t *length);
SHLO_API int32_t shlo_onnx_inspection_input_has_default(const shlo_onnx_inspection *inspection, size_t index);
/* Of an input that is a tensor of numbers: the element type. Of one that is a tensor: its
 * rank, which is -1 if it is unknown, and of each axis the extent (SHLO_DYNAMIC if the
 * model does not say) and the name. since ABI 0.1 */
SHLO_API shlo_element_type shlo_onnx_inspection_input_element_type(const shlo_onnx_inspection *inspection,
                                                                   size_t index);
SHLO_API int32_t shlo_onnx_inspection_input_rank(const shlo_onnx_inspection *inspection, size_t index);
SHLO_API int64_t shlo_onnx_inspection_input_extent(const shlo_onnx_inspection *inspection, size_t index, size_t axis);
SHLO_API const char *shlo_onnx_inspection_input_dimension(const shlo_onnx_inspection *inspection, size_t index,
                                                          size_t axis, size_t *length);
/* The same of the outputs. since ABI 0.1 */
SHLO_API size_t shlo_onnx_inspection_output_count(const shlo_onnx_inspection *inspection);
SHLO_API const char *shlo_onnx_inspection_output_name(const shlo_onnx_inspection *inspection, size_t index,
                                                      size_t *length);
SHLO_API const char *shlo_onnx_inspection_output_type(const shlo_onnx_inspection *inspection, size_t index,
                                                      size_t *length);
SHLO_API shlo_element_type shlo_onnx_inspection_output_element_type(const shlo_onnx_inspection *inspection,
                                                                    size_t index);
SHLO_API int32_t shlo_onnx_inspection_output_rank(const shlo_onnx_inspection *inspection, size_t index);
SHLO_API int64_t shlo_onnx_inspection_output_extent(const shlo_onnx_inspection *inspection, size_t index, size_t axis);
SHLO_API const char *shlo_onnx_inspection_output_dimension(const shlo_onnx_inspection *inspection, size_t index,
                                                           size_t axis, size_t *length);

/* The initializers of the graph: their name, type ("float[64,3,7,7]"), and size in bytes.
 * The location is NULL if the elements are in the model. since ABI 0.1 */
SHLO_API size_t shlo_onnx_inspection_initializer_count(const shlo_onnx_inspection *inspection);
SHLO_API const char *shlo_onnx_inspection_initializer_name(const shlo_onnx_inspection *inspection, size_t index,
                                                           size_t *length);
SHLO_API const char *shlo_onnx_inspection_initializer_type(const shlo_onnx_inspection *inspection, size_t index,
                                                           size_t *length);
SHLO_API uint64_t shlo_onnx_inspection_initializer_bytes(const shlo_onnx_inspection *inspection, size_t index);
SHLO_API const char *shlo_onnx_inspection_initializer_location(const shlo_onnx_inspection *inspection, size_t index,
                                                               size_t *length);
/* The files that tensors of the model are in: their location, the size in bytes that they
 * must have at least, and how many tensors need them. since ABI 0.1 */
SHLO_API size_t shlo_onnx_inspection_file_count(const shlo_onnx_inspection *inspection);
SHLO_API const char *shlo_onnx_inspection_file_location(const shlo_onnx_inspection *inspection, size_t index,
                                                        size_t *length);
SHLO_API uint64_t shlo_onnx_inspection_file_bytes(const shlo_onnx_inspection *inspection, size_t index);
SHLO_API uint64_t shlo_onnx_inspection_file_tensors(const shlo_onnx_inspection *inspection, size_t index);
/* The functions of the model: domain, name, overload ("" if there is but one), the number
 * of their nodes, and the names of their inputs and outputs. since ABI 0.1 */
SHLO_API size_t shlo_onnx_inspection_function_count(const shlo_onnx_inspection *inspection);
SHLO_API const char *shlo_onnx_inspection_function_domain(const shlo_onnx_inspection *inspection, size_t index,
                                                          size_t *length);
SHLO_API const char *shlo_onnx_inspection_function_name(const shlo_onnx_inspection *inspection, size_t index,
                                                        size_t *length);
SHLO_API const char *shlo_onnx_inspection_function_overload(const shlo_onnx_inspection *inspection, size_t index,
                                                            size_t *length);
SHLO_API uint64_t shlo_onnx_inspection_function_nodes(const shlo_onnx_inspection *inspection, size_t index);
SHLO_API size_t shlo_onnx_inspection_function_input_count(const shlo_onnx_inspection *inspection, size_t function);
SHLO_API const char *shlo_onnx_inspection_function_input(const shlo_onnx_inspection *inspection, size_t function,
                                                         size_t index, size_t *length);
SHLO_API size_t shlo_onnx_inspection_function_output_count(const shlo_onnx_inspection *inspection, size_t function);
SHLO_API const char *shlo_onnx_inspection_function_output(const shlo_onnx_inspection *inspection, size_t function,
                                                          size_t index, size_t *length);
/* The metadata of the model. since ABI 0.1 */
SHLO_API size_t shlo_onnx_inspection_metadata_count(const shlo_onnx_inspection *inspection);
SHLO_API const char *shlo_onnx_inspection_metadata_key(const shlo_onnx_inspection *inspection, size_t index,
                                                       size_t *length);
SHLO_API const char *shlo_onnx_inspection_metadata_value(const shlo_onnx_inspection *inspection, size_t index,
                                                         size_t *length);

/* --- Inferring types ------------------------------------------------------------------ */
typedef struct shlo_onnx_infer_options shlo_onnx_infer_options;

/* Default options. Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_infer_options_create(shlo_onnx_infer_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_onnx_infer_options_destroy(shlo_onnx_infer_options *options);
/* The extents of an input of the model: `rank` of them, -1 for one that stays as it is.
 * Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_infer_options_set_shape(shlo_onnx_infer_options *options, const char *input,
                                                       size_t length, size_t rank, const int64_t *extents,
                                                       shlo_error **error);
/* The extent of all dimensions that the model calls by that name. Fails with
 * SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_infer_options_set_dimension(shlo_onnx_infer_options *options, const char *name,
                                                           size_t length, int64_t extent, shlo_error **error);
/* Whether rules that are broken, and types that the model declares and that contradict what
 * is inferred, are errors; default 0: they are warnings, and what is inferred counts.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_infer_options_set_strict(shlo_onnx_infer_options *options, int32_t strict,
                                                        shlo_error **error);
/* Collects up to 100 warnings. Borrowed: the collector must outlive the calls made with
 * these options. diagnostics is nullable. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_infer_options_set_diagnostics(shlo_onnx_infer_options *options,
                                                             shlo_diagnostics *diagnostics, shlo_error **error);

/* Infers the types of all values of a model: element types, ranks, extents and names of
 * dimensions, through subgraphs, loops and functions, and from the elements of small
 * integer tensors that make shapes. The module is not changed; it may have been read
 * leniently. options is nullable. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT (an input that the model does
 * not have, or extents that contradict its own), SHLO_INVALID_PROGRAM (no graph; with
 * strict, what is wrong), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_infer(const shlo_module *module, const shlo_onnx_infer_options *options,
                                     shlo_module **out, shlo_error **error);

/* --- Other opsets --------------------------------------------------------------------- */
typedef struct shlo_onnx_convert_options shlo_onnx_convert_options;

/* Default options: opset 28 of ai.onnx, the newest one; other domains keep theirs. Fails
 * with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_convert_options_create(shlo_onnx_convert_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_onnx_convert_options_destroy(shlo_onnx_convert_options *options);
/* The opset of a domain. If any is set, all domains that are not set keep theirs; "" and
 * "ai.onnx" are the same. Fails with SHLO_INVALID_ARGUMENT (a domain without schemas, or
 * an opset that it does not have). since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_convert_options_set_opset(shlo_onnx_convert_options *options, const char *domain,
                                                         size_t length, int64_t opset, shlo_error **error);

/* Converts a model to other opsets, newer or older ones: the nodes of its graph, of
 * subgraphs and of its functions. Values stay the same. Where an older opset lacks what a
 * node needs, operands that are known become attributes, and the node is said with other
 * ones, if that is possible. The default of an input counts as known. The version of the
 * format follows the opset. The module is not changed; it may have been read leniently.
 * options is nullable. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_VERSION (one diagnostic for each node that the opsets cannot say, as from
 * shlo_onnx_blockers), SHLO_INVALID_PROGRAM (ops that are not of ONNX),
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_convert(const shlo_module *module, const shlo_onnx_convert_options *options,
                                       shlo_module **out, shlo_error **error);
/* Finds everything that blocks such a conversion. Appends one diagnostic for each node: op,
 * its place in the model (shlo_diagnostic_node), reason, and the first opset that has what
 * it needs (shlo_diagnostic_version; "" if none has). At most 1000 are appended. *count
 * (nullable) receives the number of all, 0 if the module can be converted. options and
 * blockers are nullable. Fails with SHLO_INVALID_ARGUMENT, SHLO_INVALID_PROGRAM,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_blockers(const shlo_module *module, const shlo_onnx_convert_options *options,
                                        shlo_diagnostics *blockers, uint64_t *count, shlo_error **error);
/* Finds the least opset of a domain, such that the module can be converted to it and to each
 * one up to the module's own. Fails with SHLO_INVALID_ARGUMENT (a domain without schemas),
 * SHLO_INVALID_PROGRAM, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_minimum_opset(const shlo_module *module, const char *domain, size_t length,
                                             int64_t *opset, shlo_error **error);

/* --- Writing models ------------------------------------------------------------------- */
typedef struct shlo_onnx_write_options shlo_onnx_write_options;

/* Default options: all tensors are in the file of the model. Fails with
 * SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_write_options_create(shlo_onnx_write_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_onnx_write_options_destroy(shlo_onnx_write_options *options);
/* Where large tensors are written: the name of a file beside the model's. A model of 2 GiB
 * or more must have one. Each of these tensors begins at a multiple of 4096 bytes. name may
 * be NULL: there is no such file. Fails with SHLO_INVALID_ARGUMENT (an empty name, or one
 * with a '/'). since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_write_options_set_external(shlo_onnx_write_options *options, const char *name,
                                                          size_t length, shlo_error **error);
/* The size in bytes from which on a tensor is large; default 1024. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_write_options_set_external_threshold(shlo_onnx_write_options *options, uint64_t bytes,
                                                                    shlo_error **error);
/* Whether tensors that were in other files when the model was read are still to be found
 * there, so that the model only refers to them; default 0: they are written like all
 * others. The caller sees to it that these files lie beside the new model, and that the
 * module has the same values. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_write_options_set_keep_external(shlo_onnx_write_options *options, int32_t keep,
                                                               shlo_error **error);
/* Collects a warning for each attribute that a file has no place for, up to 100. Borrowed:
 * the collector must outlive the calls made with these options. diagnostics is nullable.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_write_options_set_diagnostics(shlo_onnx_write_options *options,
                                                             shlo_diagnostics *diagnostics, shlo_error **error);

/* Writes a module of ONNX as a model, and large tensors as *external, if the options have a
 * name for it. The graph is the function @main_graph, or the only public one; all others
 * are functions of the model. A module that was read from a model and not changed gives an
 * equal protobuf message; equal modules give equal bytes. Values without a name get one,
 * and so does one of two values with the same name. A module without onnx.opset_import is
 * written for the newest opsets, one without onnx.ir_version for the version that came
 * with its opset. options is nullable; external is nullable unless the options have a name.
 * *out and *external are owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_INVALID_PROGRAM (ops, types or attributes that are not of ONNX, or not of the opset),
 * SHLO_LIMIT (a model of 2 GiB or more), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_write(const shlo_module *module, const shlo_onnx_write_options *options,
                                     shlo_buffer **out, shlo_buffer **external, shlo_error **error);
/* The same into a file, and large tensors into the one beside it. Both are replaced when
 * they are complete, so the module may have been read from them. Also fails with SHLO_IO.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_onnx_write_file(const shlo_module *module, const char *path, size_t length,
                                          const shlo_onnx_write_options *options, shlo_error **error);

/* --- Tensors in files (onnx.proto of ONNX 1.23, TensorProto) ------------------------
 * ONNX's types map to the element types of the same format: FLOAT8E4M3FN to f8E4M3FN,
 * FLOAT8E8M0 to f8E8M0FNU, BOOL to i1. */

/* Reads a tensor from the bytes of a TensorProto, whichever way its elements are stored.
 * *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED (with the
 * offset of damaged bytes, or the rule of the format that the tensor breaks),
 * SHLO_UNSUPPORTED (strings; elements in another file), SHLO_LIMIT (more than 2 GiB or 64
 * axes), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_from_onnx(const void *bytes, size_t size, shlo_tensor **out, shlo_error **error);
/* Writes the bytes of a TensorProto, with the elements as raw_data. name is nullable.
 * *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_UNSUPPORTED (f8E3M4,
 * f8E4M3 and f8E4M3B11FNUZ, which ONNX does not have), SHLO_LIMIT (more than 2 GiB),
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_tensor_to_onnx(const shlo_tensor *tensor, const char *name, size_t name_length,
                                         shlo_buffer **out, shlo_error **error);

/* --- Schemas (ONNX 1.23: opset 28 of ai.onnx) ----------------------------------------
 * A schema is a version of an op: it says what holds from the opset `since` until the next
 * version. Domains are given by name; "" and "ai.onnx" are the same. Names of ops are
 * unique over the domains.
 *
 * Schemas are constants of the library. They are never destroyed, and any number of
 * threads may use them. Accessors cannot fail. They return NULL, 0 or the NONE of their
 * enumeration for NULL, for an index out of range, and for what the object does not have.
 * *length (nullable) is then 0. Texts are ASCII, and a 0 follows them. */
typedef struct shlo_onnx_schema shlo_onnx_schema;

/* The number of schemas, and each of them: by the name of the op, older versions first.
 * Static. since ABI 0.1 */
SHLO_API size_t shlo_onnx_schema_count(void);
SHLO_API const shlo_onnx_schema *shlo_onnx_schema_at(size_t index);
/* The version of an op that an opset has. NULL if there is no such op, or if it is newer.
 * An opset above the newest one has what the newest one has. Static. since ABI 0.1 */
SHLO_API const shlo_onnx_schema *shlo_onnx_schema_find(const char *domain, size_t domain_length, const char *op,
                                                       size_t op_length, int64_t opset);
/* The newest opset of a domain that the library knows; 0 if the domain is unknown.
 * since ABI 0.1 */
SHLO_API int64_t shlo_onnx_newest_opset(const char *domain, size_t length);

/* The name of the op: "Conv". Static. since ABI 0.1 */
SHLO_API const char *shlo_onnx_schema_op(const shlo_onnx_schema *schema, size_t *length);
/* The domain: "ai.onnx". Static. since ABI 0.1 */
SHLO_API const char *shlo_onnx_schema_domain(const shlo_onnx_schema *schema, size_t *length);
/* The opset that brought this version. since ABI 0.1 */
SHLO_API int64_t shlo_onnx_schema_since(const shlo_onnx_schema *schema);
/* Whether models should not use the op any more. since ABI 0.1 */
SHLO_API int32_t shlo_onnx_schema_is_deprecated(const shlo_onnx_schema *schema);
/* Whether ONNX states that equal inputs may give other outputs: so it does for ops that draw
 * random numbers and for ops with subgraphs, which may hold such ops. since ABI 0.1 */
SHLO_API int32_t shlo_onnx_schema_is_nondeterministic(const shlo_onnx_schema *schema);

/* How often a formal input or output occurs in a node. */
typedef int32_t shlo_onnx_option;
enum {
  SHLO_ONNX_OPTION_NONE = 0,
  SHLO_ONNX_SINGLE = 1,
  SHLO_ONNX_OPTIONAL = 2, /* may be left out, or be omitted with an empty name */
  SHLO_ONNX_VARIADIC = 3, /* any number from a least one on; only the last formal */
};

/* The formal inputs, and their name, option, and least number of values (which is not 0 or
 * 1 for variadic ones only). Whether all values of a variadic input have one type. The
 * type variable is an index for shlo_onnx_schema_type_*. Static. since ABI 0.1 */
SHLO_API size_t shlo_onnx_schema_input_count(const shlo_onnx_schema *schema);
SHLO_API const char *shlo_onnx_schema_input_name(const shlo_onnx_schema *schema, size_t index, size_t *length);
SHLO_API shlo_onnx_option shlo_onnx_schema_input_option(const shlo_onnx_schema *schema, size_t index);
SHLO_API size_t shlo_onnx_schema_input_least(const shlo_onnx_schema *schema, size_t index);
SHLO_API int32_t shlo_onnx_schema_input_is_homogeneous(const shlo_onnx_schema *schema, size_t index);
SHLO_API size_t shlo_onnx_schema_input_type(const shlo_onnx_schema *schema, size_t index);
/* The same of the formal outputs. Static. since ABI 0.1 */
SHLO_API size_t shlo_onnx_schema_output_count(const shlo_onnx_schema *schema);
SHLO_API const char *shlo_onnx_schema_output_name(const shlo_onnx_schema *schema, size_t index, size_t *length);
SHLO_API shlo_onnx_option shlo_onnx_schema_output_option(const shlo_onnx_schema *schema, size_t index);
SHLO_API size_t shlo_onnx_schema_output_least(const shlo_onnx_schema *schema, size_t index);
SHLO_API int32_t shlo_onnx_schema_output_is_homogeneous(const shlo_onnx_schema *schema, size_t index);
SHLO_API size_t shlo_onnx_schema_output_type(const shlo_onnx_schema *schema, size_t index);

/* Type variables: their number, their name ("T"), and the types that they stand for, as
 * ONNX writes them: "tensor(float)", "seq(tensor(int64))". A formal with one type of its own
 * has a variable with the name of that type. Formals with equal variables have equal types
 * in a node. Static. since ABI 0.1 */
SHLO_API size_t shlo_onnx_schema_type_count(const shlo_onnx_schema *schema);
SHLO_API const char *shlo_onnx_schema_type_name(const shlo_onnx_schema *schema, size_t variable, size_t *length);
SHLO_API size_t shlo_onnx_schema_type_case_count(const shlo_onnx_schema *schema, size_t variable);
SHLO_API const char *shlo_onnx_schema_type_case(const shlo_onnx_schema *schema, size_t variable, size_t index,
                                                size_t *length);

/* The kind of an attribute's value; the numbers are those of AttributeProto.AttributeType. */
typedef int32_t shlo_onnx_attribute_kind;
enum {
  SHLO_ONNX_ATTRIBUTE_NONE = 0,
  SHLO_ONNX_FLOAT = 1,
  SHLO_ONNX_INT = 2,
  SHLO_ONNX_STRING = 3,
  SHLO_ONNX_TENSOR = 4,
  SHLO_ONNX_GRAPH = 5,
  SHLO_ONNX_FLOATS = 6,
  SHLO_ONNX_INTS = 7,
  SHLO_ONNX_STRINGS = 8,
  SHLO_ONNX_TENSORS = 9,
  SHLO_ONNX_GRAPHS = 10,
  SHLO_ONNX_SPARSE_TENSOR = 11,
  SHLO_ONNX_SPARSE_TENSORS = 12,
  SHLO_ONNX_TYPE_PROTO = 13,
  SHLO_ONNX_TYPE_PROTOS = 14,
};

/* The attributes, by name; their name and kind; whether a node must have it. Static.
 * since ABI 0.1 */
SHLO_API size_t shlo_onnx_schema_attribute_count(const shlo_onnx_schema *schema);
SHLO_API const char *shlo_onnx_schema_attribute_name(const shlo_onnx_schema *schema, size_t index, size_t *length);
SHLO_API shlo_onnx_attribute_kind shlo_onnx_schema_attribute_kind(const shlo_onnx_schema *schema, size_t index);
SHLO_API int32_t shlo_onnx_schema_attribute_is_required(const shlo_onnx_schema *schema, size_t index);
/* The default: its number of values (1, or the entries of a list; 0 without a default), and
 * each of them as what the attribute's kind says. Floats are exact. Static.
 * since ABI 0.1 */
SHLO_API size_t shlo_onnx_schema_default_count(const shlo_onnx_schema *schema, size_t attribute);
SHLO_API double shlo_onnx_schema_default_float(const shlo_onnx_schema *schema, size_t attribute, size_t index);
SHLO_API int64_t shlo_onnx_schema_default_int(const shlo_onnx_schema *schema, size_t attribute, size_t index);
SHLO_API const char *shlo_onnx_schema_default_string(const shlo_onnx_schema *schema, size_t attribute, size_t index,
                                                     size_t *length);
/* The values that a string may have; none if it may have any. Static. since ABI 0.1 */
SHLO_API size_t shlo_onnx_schema_value_count(const shlo_onnx_schema *schema, size_t attribute);
SHLO_API const char *shlo_onnx_schema_value(const shlo_onnx_schema *schema, size_t attribute, size_t index,
                                            size_t *length);

#ifdef __cplusplus
}
#endif
#endif
