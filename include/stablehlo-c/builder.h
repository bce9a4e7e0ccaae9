/* builder.h - building programs: types, attributes, functions, regions, ops.
 *
 * A builder holds an unfinished module. Each op is verified when it is added, and its
 * result types are inferred. An op that breaks a rule is rejected and leaves no trace;
 * building can continue. ops.h has a function for each op; here ops are added by name.
 * This builds tanh(x) for a vector of unknown length:
 *
 *   shlo_builder_create(NULL, 0, &builder, &error);
 *   shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 1, (int64_t[]){SHLO_DYNAMIC}, &vector, &error);
 *   shlo_builder_begin_function(builder, "main", 4, SHLO_VISIBILITY_PUBLIC, 1, &vector, &body, &error);
 *   x = shlo_region_argument(body, 0);
 *   shlo_build_tanh(builder, x, NULL, &y, &error);
 *   shlo_builder_end_function(builder, 1, &y, NULL, &error);
 *   shlo_builder_finish(builder, &module, &error);
 *
 * Types, attributes, values, regions and operations (ir.h) that a builder returns are
 * borrowed from it and stay valid in the finished module. Types and attributes of other
 * builders and modules are accepted; the builder copies them. Values and regions must
 * be its own. Only one thread at a time may use a builder.
 *
 * Unless its comment lists more, every function fails with SHLO_INVALID_ARGUMENT (NULL,
 * a value out of range, a value or region of another builder, a finished builder),
 * SHLO_LIMIT (the result would be too large or nested too deeply) or
 * SHLO_OUT_OF_MEMORY. A list is a count and an array; the array may be NULL if the
 * count is 0.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_BUILDER_H
#define STABLEHLO_C_BUILDER_H

#include "stablehlo-c/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct shlo_builder shlo_builder;

/* Creates a builder with an empty module. name is nullable: the module then has no
 * name. *out is owned by the caller. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_create(const char *name, size_t length, shlo_builder **out, shlo_error **error);
/* Frees the builder, and everything borrowed from it unless shlo_builder_finish has
 * made a module of it. Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_builder_destroy(shlo_builder *builder);

/* Sets the location of everything that is added from now on. Lines and columns count
 * from 1. If file is NULL, the location is unknown, which is the default.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_set_location(shlo_builder *builder, const char *file, size_t length, uint32_t line,
                                               uint32_t column, shlo_error **error);

/* Names everything that is added from now on: "jit(f)/add" (shlo_operation_location_name).
 * The default, "", is no name. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_set_location_name(shlo_builder *builder, const char *name, size_t length,
                                                    shlo_error **error);

/* --- Types ------------------------------------------------------------------------ */

/* A tensor type; extents may be SHLO_DYNAMIC. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_tensor_type(shlo_builder *builder, shlo_element_type element, int32_t rank,
                                              const int64_t *shape, const shlo_type **out, shlo_error **error);
/* A tensor type whose dynamic extents have bounds. bounds has one entry per dimension:
 * SHLO_DYNAMIC if the extent has no bound or is static. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_bounded_tensor_type(shlo_builder *builder, shlo_element_type element, int32_t rank,
                                                      const int64_t *shape, const int64_t *bounds,
                                                      const shlo_type **out, shlo_error **error);
/* A tensor type with quantized elements: stored integers that represent floats,
 * expressed = (stored - zero_point) * scale. If axis is -1, there is one scale and one
 * zero point; otherwise there is one of each per index of dimension `axis`. count is
 * the number of scales and of zero points. If storage_min and storage_max are both 0,
 * the full range of the storage type is used. Also fails with SHLO_INVALID_PROGRAM.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_quantized_tensor_type(shlo_builder *builder, shlo_element_type storage,
                                                        shlo_element_type expressed, int32_t rank,
                                                        const int64_t *shape, int32_t axis, size_t count,
                                                        const double *scales, const int64_t *zero_points,
                                                        int64_t storage_min, int64_t storage_max,
                                                        const shlo_type **out, shlo_error **error);
/* The type of tokens. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_token_type(shlo_builder *builder, const shlo_type **out, shlo_error **error);
/* A tuple of these types. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_tuple_type(shlo_builder *builder, size_t count, const shlo_type *const *parts,
                                             const shlo_type **out, shlo_error **error);
/* Parses any type: "!stablehlo.future<tensor<2xf32>>". Also fails with SHLO_MALFORMED
 * and SHLO_INVALID_PROGRAM. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_parse_type(shlo_builder *builder, const char *text, size_t length,
                                             const shlo_type **out, shlo_error **error);

/* --- Attributes -------------------------------------------------------------------- */

/* An attribute without a value: its presence is the information. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_unit_attribute(shlo_builder *builder, const shlo_attribute **out, shlo_error **error);
/* A bool; value is 0 for false. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_bool_attribute(shlo_builder *builder, int32_t value, const shlo_attribute **out,
                                                 shlo_error **error);
/* element is an integer type; SHLO_TYPE_NONE means i64. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_integer_attribute(shlo_builder *builder, int64_t value, shlo_element_type element,
                                                    const shlo_attribute **out, shlo_error **error);
/* element is a float type; value is rounded to it, and fails if the type has nothing
 * like it (some have no NaN, no infinities or no negative numbers). since ABI 0.1 */
SHLO_API shlo_status shlo_builder_float_attribute(shlo_builder *builder, double value, shlo_element_type element,
                                                  const shlo_attribute **out, shlo_error **error);
/* A string of any bytes. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_string_attribute(shlo_builder *builder, const char *text, size_t length,
                                                   const shlo_attribute **out, shlo_error **error);
/* A reference to the function of that name: @name. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_symbol_attribute(shlo_builder *builder, const char *name, size_t length,
                                                   const shlo_attribute **out, shlo_error **error);
/* An attribute that holds a type. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_type_attribute(shlo_builder *builder, const shlo_type *type,
                                                 const shlo_attribute **out, shlo_error **error);
/* Lists of integers and of bools: array<i64: ...> and array<i1: ...>.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_integers_attribute(shlo_builder *builder, size_t count, const int64_t *values,
                                                     const shlo_attribute **out, shlo_error **error);
SHLO_API shlo_status shlo_builder_bools_attribute(shlo_builder *builder, size_t count, const int32_t *values,
                                                  const shlo_attribute **out, shlo_error **error);
/* A list of attributes. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_array_attribute(shlo_builder *builder, size_t count,
                                                  const shlo_attribute *const *values, const shlo_attribute **out,
                                                  shlo_error **error);
/* key_lengths is nullable: each key then ends with a NUL. Keys must be distinct.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_dictionary_attribute(shlo_builder *builder, size_t count, const char *const *keys,
                                                       const size_t *key_lengths, const shlo_attribute *const *values,
                                                       const shlo_attribute **out, shlo_error **error);
/* An enum attribute by its name in text, with the case `number` of opset.h:
 * ("stablehlo.fft_type", SHLO_FFT_TYPE_RFFT). Also fails with SHLO_NOT_FOUND.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_enum_attribute(shlo_builder *builder, const char *name, size_t length,
                                                 int32_t number, const shlo_attribute **out, shlo_error **error);
/* A struct attribute by its name in text ("stablehlo.dot"). keys are the names of its
 * fields, as shlo_attribute_key gives them; key_lengths is nullable. Fields that may be
 * empty can be left out. Also fails with SHLO_NOT_FOUND. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_struct_attribute(shlo_builder *builder, const char *name, size_t length,
                                                   size_t count, const char *const *keys, const size_t *key_lengths,
                                                   const shlo_attribute *const *values, const shlo_attribute **out,
                                                   shlo_error **error);
/* A constant; copies the tensor's bytes. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_tensor_attribute(shlo_builder *builder, const shlo_tensor *tensor,
                                                   const shlo_attribute **out, shlo_error **error);
/* Parses any attribute: "#stablehlo<precision HIGH>". Also fails with SHLO_MALFORMED.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_parse_attribute(shlo_builder *builder, const char *text, size_t length,
                                                  const shlo_attribute **out, shlo_error **error);

/* --- Functions ----------------------------------------------------------------------
 * Ops are added to the innermost open function or region: the one that was begun last
 * and has not ended. A function may begin while another one is open; it must end before
 * the outer one continues. The functions of the module are in the order in which they
 * were begun. */

typedef int32_t shlo_visibility;
enum {
  SHLO_VISIBILITY_DEFAULT = 0, /* public; the text does not say so */
  SHLO_VISIBILITY_PUBLIC = 1,
  SHLO_VISIBILITY_PRIVATE = 2 /* visible only within the module */
};

/* Begins a function. Its arguments are the arguments of *body. Also fails with
 * SHLO_INVALID_PROGRAM (a function of that name exists). since ABI 0.1 */
SHLO_API shlo_status shlo_builder_begin_function(shlo_builder *builder, const char *name, size_t length,
                                                 shlo_visibility visibility, size_t argument_count,
                                                 const shlo_type *const *argument_types, const shlo_region **body,
                                                 shlo_error **error);
/* Names an argument of an open function or region (shlo_function_argument_name).
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_set_argument_name(shlo_builder *builder, const shlo_region *region, size_t index,
                                                    const char *name, size_t length, shlo_error **error);
/* Ends the function that was begun last. It returns these values, and their types are
 * its result types. *out (nullable) is the function. Also fails with
 * SHLO_INVALID_PROGRAM. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_end_function(shlo_builder *builder, size_t count, const shlo_value *const *returned,
                                               const shlo_operation **out, shlo_error **error);
/* Declares a function that is defined elsewhere: it is private and has no body. *out
 * (nullable) is the function. Also fails with SHLO_INVALID_PROGRAM (a function of that
 * name exists). since ABI 0.1 */
SHLO_API shlo_status shlo_builder_declare_function(shlo_builder *builder, const char *name, size_t length,
                                                   size_t argument_count, const shlo_type *const *argument_types,
                                                   size_t result_count, const shlo_type *const *result_types,
                                                   const shlo_operation **out, shlo_error **error);
/* Discards the function or region that was begun last and has not ended. Handles of its
 * values, regions and operations stay allocated until the builder is destroyed or
 * finished, and every function of the builder refuses them. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_abandon(shlo_builder *builder, shlo_error **error);

/* Sets a discardable attribute of an operation, such as "mhlo.num_partitions". If
 * attribute is NULL, it is removed. If operation is NULL, the attribute is set on the
 * module. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_set_attribute(shlo_builder *builder, const shlo_operation *operation,
                                                const char *name, size_t length, const shlo_attribute *attribute,
                                                shlo_error **error);
/* Sets an attribute of a function's argument or result: "mhlo.sharding",
 * "jax.buffer_donor". If attribute is NULL, it is removed. The results of a function
 * exist after its end. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_set_argument_attribute(shlo_builder *builder, const shlo_operation *function,
                                                         size_t index, const char *name, size_t length,
                                                         const shlo_attribute *attribute, shlo_error **error);
SHLO_API shlo_status shlo_builder_set_result_attribute(shlo_builder *builder, const shlo_operation *function,
                                                       size_t index, const char *name, size_t length,
                                                       const shlo_attribute *attribute, shlo_error **error);

/* --- Regions -------------------------------------------------------------------------
 * A region is begun, filled and ended. It then waits for the op that takes it; that op
 * must be added where the region was begun. The ops of a region may use every value
 * that is visible there. If the op is rejected, the region keeps waiting. */

/* Begins a region. Its arguments are the arguments of *region. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_begin_region(shlo_builder *builder, size_t argument_count,
                                               const shlo_type *const *argument_types, const shlo_region **region,
                                               shlo_error **error);
/* Ends the region that was begun last with a stablehlo.return of these values, which is an
 * onnx.Yield if an op of ONNX takes the region. Also fails with SHLO_INVALID_PROGRAM.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_end_region(shlo_builder *builder, size_t count, const shlo_value *const *returned,
                                             shlo_error **error);

/* --- Ops ------------------------------------------------------------------------------- */

/* Adds an op by its name: "stablehlo.add", also "func.call", "onnx.Conv" (docs/onnx.md). attributes is a nullable
 * dictionary. An entry of regions may be NULL for a subgraph of an ONNX op that is left
 * out. If result_types is NULL, the result types are inferred. Otherwise there
 * are result_type_count of them, and they must agree with the inferred ones. *out is
 * nullable. An op may refer to a function that is added later, but then needs its
 * result types. Do not add returns: they are added when functions and regions end.
 * Also fails with SHLO_INVALID_PROGRAM (the diagnostic gives the operand, attribute or
 * result, what was found, what was expected, and the label of the rule) and
 * SHLO_UNSUPPORTED (an op that this library does not have). since ABI 0.1 */
SHLO_API shlo_status shlo_builder_add_op(shlo_builder *builder, const char *name, size_t length, size_t operand_count,
                                         const shlo_value *const *operands, const shlo_attribute *attributes,
                                         size_t region_count, const shlo_region *const *regions,
                                         size_t result_type_count, const shlo_type *const *result_types,
                                         const shlo_operation **out, shlo_error **error);

/* The op that was added last to the innermost open function or region; NULL if it has
 * none, for NULL, and for a finished builder. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_builder_last(const shlo_builder *builder);

/* Infers the result types of an op without adding it, from its operand types,
 * attributes (a nullable dictionary) and regions. The regions keep waiting. *count
 * receives the number of results; the first `capacity` types are written to types.
 * Fails like shlo_builder_add_op, and with SHLO_INVALID_PROGRAM for ops whose operands
 * do not determine the result types (convert, reshape, ...). since ABI 0.1 */
SHLO_API shlo_status shlo_builder_infer(shlo_builder *builder, const char *name, size_t length, size_t operand_count,
                                        const shlo_type *const *operand_types, const shlo_attribute *attributes,
                                        size_t region_count, const shlo_region *const *regions, size_t capacity,
                                        const shlo_type **types, size_t *count, shlo_error **error);

/* Reifies the shape of a result: adds ops that compute its extents, a tensor<RANKxi64>,
 * from the operands of the op that defines the value. The value itself need not be
 * computed. Static extents become constants. Also fails with SHLO_UNSUPPORTED if the
 * extents of an op are only known when it runs. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_result_shape(shlo_builder *builder, const shlo_value *value, const shlo_value **out,
                                               shlo_error **error);

/* --- Finishing ------------------------------------------------------------------------- */

/* Verifies the module as a whole. *out is owned by the caller. Nothing is copied.
 * Afterwards the builder can only be destroyed. On failure building can continue. Also
 * fails with SHLO_INVALID_PROGRAM. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_finish(shlo_builder *builder, shlo_module **out, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
