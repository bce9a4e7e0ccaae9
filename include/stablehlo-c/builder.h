/* builder.h - programs from nothing: types, attributes, functions, regions, ops.
 *
 * A builder is a module in the making. Ops are verified when they are added, and
 * their result types are inferred; what breaks a rule is refused, nothing of it
 * stays, and building goes on. ops.h has a function for each op; here they are
 * added by name. tanh(x) for a vector of unknown length:
 *
 *   shlo_builder_create(NULL, 0, &builder, &error);
 *   shlo_builder_tensor_type(builder, SHLO_TYPE_F32, 1, (int64_t[]){SHLO_DYNAMIC}, &vector, &error);
 *   shlo_builder_begin_function(builder, "main", 4, SHLO_VISIBILITY_PUBLIC, 1, &vector, &body, &error);
 *   x = shlo_region_argument(body, 0);
 *   shlo_build_tanh(builder, x, NULL, &y, &error);
 *   shlo_builder_end_function(builder, 1, &y, NULL, &error);
 *   shlo_builder_finish(builder, &module, &error);
 *
 * What a builder gives out (types, attributes, values, regions, operations: ir.h)
 * is borrowed from it and stays valid in the module that it becomes. Types and
 * attributes of other builders and modules may be given to it: it copies them.
 * Values and regions must be its own. One thread at a time.
 *
 * Unless a comment says more, every function fails with SHLO_INVALID_ARGUMENT
 * (NULL, a value outside its range, something of another builder, a finished
 * builder), SHLO_LIMIT (what is made would be too large or nested too deep) or
 * SHLO_OUT_OF_MEMORY. Lists are a count and an array, which may be NULL where the
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

/* An empty module. name is nullable: the module has none. *out is owned by the
 * caller. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_create(const char *name, size_t length, shlo_builder **out, shlo_error **error);
/* Frees the builder, and what it gave out unless shlo_builder_finish has made a
 * module of it. Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_builder_destroy(shlo_builder *builder);

/* The place that what is added from now on comes from; lines and columns count
 * from 1. file NULL: unknown again, as in the beginning. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_set_location(shlo_builder *builder, const char *file, size_t length, uint32_t line,
                                               uint32_t column, shlo_error **error);

/* --- Types ------------------------------------------------------------------------ */

/* A tensor; extents may be SHLO_DYNAMIC. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_tensor_type(shlo_builder *builder, shlo_element_type element, int32_t rank,
                                              const int64_t *shape, const shlo_type **out, shlo_error **error);
/* A tensor whose dynamic extents have bounds, one entry a dimension: SHLO_DYNAMIC
 * where there is none, and where the extent is static. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_bounded_tensor_type(shlo_builder *builder, shlo_element_type element, int32_t rank,
                                                      const int64_t *shape, const int64_t *bounds,
                                                      const shlo_type **out, shlo_error **error);
/* A tensor of quantized elements, stored as integers that stand for floats:
 * expressed = (stored - zero_point) * scale. axis is -1 for one scale and zero
 * point, else the dimension along which there is one for each index; `count` of
 * both. storage_min and storage_max, both 0: all that the storage type holds.
 * Fails also with SHLO_INVALID_PROGRAM. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_quantized_tensor_type(shlo_builder *builder, shlo_element_type storage,
                                                        shlo_element_type expressed, int32_t rank,
                                                        const int64_t *shape, int32_t axis, size_t count,
                                                        const double *scales, const int64_t *zero_points,
                                                        int64_t storage_min, int64_t storage_max,
                                                        const shlo_type **out, shlo_error **error);
SHLO_API shlo_status shlo_builder_token_type(shlo_builder *builder, const shlo_type **out, shlo_error **error);
SHLO_API shlo_status shlo_builder_tuple_type(shlo_builder *builder, size_t count, const shlo_type *const *parts,
                                             const shlo_type **out, shlo_error **error);
/* Any type from its text: "!stablehlo.future<tensor<2xf32>>". Fails also with
 * SHLO_MALFORMED and SHLO_INVALID_PROGRAM. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_parse_type(shlo_builder *builder, const char *text, size_t length,
                                             const shlo_type **out, shlo_error **error);

/* --- Attributes -------------------------------------------------------------------- */

SHLO_API shlo_status shlo_builder_unit_attribute(shlo_builder *builder, const shlo_attribute **out, shlo_error **error);
SHLO_API shlo_status shlo_builder_bool_attribute(shlo_builder *builder, int32_t value, const shlo_attribute **out,
                                                 shlo_error **error);
/* element is an integer type; SHLO_TYPE_NONE is i64. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_integer_attribute(shlo_builder *builder, int64_t value, shlo_element_type element,
                                                    const shlo_attribute **out, shlo_error **error);
/* element is a float type, to which value is rounded. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_float_attribute(shlo_builder *builder, double value, shlo_element_type element,
                                                  const shlo_attribute **out, shlo_error **error);
SHLO_API shlo_status shlo_builder_string_attribute(shlo_builder *builder, const char *text, size_t length,
                                                   const shlo_attribute **out, shlo_error **error);
/* The function of that name: @name. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_symbol_attribute(shlo_builder *builder, const char *name, size_t length,
                                                   const shlo_attribute **out, shlo_error **error);
SHLO_API shlo_status shlo_builder_type_attribute(shlo_builder *builder, const shlo_type *type,
                                                 const shlo_attribute **out, shlo_error **error);
/* Lists of numbers and of truth values, as array<i64: ...> and array<i1: ...>.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_integers_attribute(shlo_builder *builder, size_t count, const int64_t *values,
                                                     const shlo_attribute **out, shlo_error **error);
SHLO_API shlo_status shlo_builder_bools_attribute(shlo_builder *builder, size_t count, const int32_t *values,
                                                  const shlo_attribute **out, shlo_error **error);
SHLO_API shlo_status shlo_builder_array_attribute(shlo_builder *builder, size_t count,
                                                  const shlo_attribute *const *values, const shlo_attribute **out,
                                                  shlo_error **error);
/* key_lengths is nullable: keys then end with a NUL. Keys are different.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_dictionary_attribute(shlo_builder *builder, size_t count, const char *const *keys,
                                                       const size_t *key_lengths, const shlo_attribute *const *values,
                                                       const shlo_attribute **out, shlo_error **error);
/* Case `number` (opset.h) of an enum attribute, by its name in text:
 * ("stablehlo.fft_type", SHLO_FFT_TYPE_RFFT). Fails also with SHLO_NOT_FOUND.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_enum_attribute(shlo_builder *builder, const char *name, size_t length,
                                                 int32_t number, const shlo_attribute **out, shlo_error **error);
/* An attribute made of fields, by its name in text ("stablehlo.dot"): keys are its
 * fields, as shlo_attribute_key tells them; those that may be empty can be left
 * out. Fails also with SHLO_NOT_FOUND. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_struct_attribute(shlo_builder *builder, const char *name, size_t length,
                                                   size_t count, const char *const *keys, const size_t *key_lengths,
                                                   const shlo_attribute *const *values, const shlo_attribute **out,
                                                   shlo_error **error);
/* A constant; the tensor's bytes are copied. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_tensor_attribute(shlo_builder *builder, const shlo_tensor *tensor,
                                                   const shlo_attribute **out, shlo_error **error);
/* Any attribute from its text: "#stablehlo<precision HIGH>". Fails also with
 * SHLO_MALFORMED. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_parse_attribute(shlo_builder *builder, const char *text, size_t length,
                                                  const shlo_attribute **out, shlo_error **error);

/* --- Functions ----------------------------------------------------------------------
 * Ops go into the function or region that was begun last and has not ended. A
 * function may begin while another is open, and is then ended before that goes on;
 * functions stand in the module in the order in which they begin. */

typedef int32_t shlo_visibility;
enum {
  SHLO_VISIBILITY_DEFAULT = 0, /* public, without the word in text */
  SHLO_VISIBILITY_PUBLIC = 1,
  SHLO_VISIBILITY_PRIVATE = 2 /* for the functions of the module alone */
};

/* Begins a function; its arguments are those of *body. Fails also with
 * SHLO_INVALID_PROGRAM (there is a function of that name). since ABI 0.1 */
SHLO_API shlo_status shlo_builder_begin_function(shlo_builder *builder, const char *name, size_t length,
                                                 shlo_visibility visibility, size_t argument_count,
                                                 const shlo_type *const *argument_types, const shlo_region **body,
                                                 shlo_error **error);
/* Ends the function that was begun last: it returns these values, whose types are
 * its result types. *out (nullable) is the function. Fails also with
 * SHLO_INVALID_PROGRAM. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_end_function(shlo_builder *builder, size_t count, const shlo_value *const *returned,
                                               const shlo_operation **out, shlo_error **error);
/* Declares a function that stands elsewhere: private, without body. *out (nullable)
 * is the function. Fails also with SHLO_INVALID_PROGRAM (there is a function of that
 * name). since ABI 0.1 */
SHLO_API shlo_status shlo_builder_declare_function(shlo_builder *builder, const char *name, size_t length,
                                                   size_t argument_count, const shlo_type *const *argument_types,
                                                   size_t result_count, const shlo_type *const *result_types,
                                                   const shlo_operation **out, shlo_error **error);
/* Drops the function or region that was begun last and has not ended. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_abandon(shlo_builder *builder, shlo_error **error);

/* Sets an attribute beside those that its operation is defined with, such as
 * "mhlo.num_partitions"; NULL takes it away. operation NULL is the module.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_builder_set_attribute(shlo_builder *builder, const shlo_operation *operation,
                                                const char *name, size_t length, const shlo_attribute *attribute,
                                                shlo_error **error);
/* The same for an argument of a function, and for a result of one that has ended:
 * "mhlo.sharding", "jax.buffer_donor". since ABI 0.1 */
SHLO_API shlo_status shlo_builder_set_argument_attribute(shlo_builder *builder, const shlo_operation *function,
                                                         size_t index, const char *name, size_t length,
                                                         const shlo_attribute *attribute, shlo_error **error);
SHLO_API shlo_status shlo_builder_set_result_attribute(shlo_builder *builder, const shlo_operation *function,
                                                       size_t index, const char *name, size_t length,
                                                       const shlo_attribute *attribute, shlo_error **error);

/* --- Regions -------------------------------------------------------------------------
 * A region is begun, filled and ended; then it waits for the op that takes it, which
 * is added where the region was begun. Its ops may use all values that can be used
 * there. An op that is refused leaves it waiting. */

SHLO_API shlo_status shlo_builder_begin_region(shlo_builder *builder, size_t argument_count,
                                               const shlo_type *const *argument_types, const shlo_region **region,
                                               shlo_error **error);
/* Ends the region that was begun last with stablehlo.return of these values. Fails
 * also with SHLO_INVALID_PROGRAM. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_end_region(shlo_builder *builder, size_t count, const shlo_value *const *returned,
                                             shlo_error **error);

/* --- Ops ------------------------------------------------------------------------------- */

/* Adds an op by its name, "stablehlo.add"; "func.call" too. attributes is a
 * dictionary, nullable. result_types NULL: they are inferred; otherwise there are
 * result_type_count of them, and they must agree with what is inferred. *out is
 * nullable. Functions that are named may be added later, but then the result
 * types are needed. Returns are added where functions and regions end.
 * Fails also with SHLO_INVALID_PROGRAM (the diagnostic says operand, attribute or
 * result, what was found, what was expected, and the label of the rule) and
 * SHLO_UNSUPPORTED (no op of this library). since ABI 0.1 */
SHLO_API shlo_status shlo_builder_add_op(shlo_builder *builder, const char *name, size_t length, size_t operand_count,
                                         const shlo_value *const *operands, const shlo_attribute *attributes,
                                         size_t region_count, const shlo_region *const *regions,
                                         size_t result_type_count, const shlo_type *const *result_types,
                                         const shlo_operation **out, shlo_error **error);

/* The result types of an op, without adding it anywhere: from the types of its
 * operands, its attributes (a dictionary, nullable) and regions, which wait
 * afterwards as they did before. *count receives how many there are; the first
 * `capacity` are written to types. Fails like shlo_builder_add_op; ops whose types
 * only their declaration decides (convert, reshape, ...) say so. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_infer(shlo_builder *builder, const char *name, size_t length, size_t operand_count,
                                        const shlo_type *const *operand_types, const shlo_attribute *attributes,
                                        size_t region_count, const shlo_region *const *regions, size_t capacity,
                                        const shlo_type **types, size_t *count, shlo_error **error);

/* The extents of a tensor as a computed value, tensor<RANKxi64>: adds ops that
 * compute them from the operands of the op that the value is a result of, so that
 * the tensor itself need not be computed. Static extents are constants. Fails also
 * with SHLO_UNSUPPORTED where an op leaves its extents to the run. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_result_shape(shlo_builder *builder, const shlo_value *value, const shlo_value **out,
                                               shlo_error **error);

/* --- The end --------------------------------------------------------------------------- */

/* The module: verified as a whole and owned by the caller; nothing is copied. The
 * builder is finished then and can only be destroyed; on failure it goes on. Fails
 * also with SHLO_INVALID_PROGRAM. since ABI 0.1 */
SHLO_API shlo_status shlo_builder_finish(shlo_builder *builder, shlo_module **out, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
