/* ops.h - one function per op.
 *
 * Each function adds its op to a builder like shlo_builder_add_op, and fails like it.
 * The parameters are operands, attributes, regions, result types and results, each in the
 * order of the specification:
 *
 * - A list is a count and an array. Text is a pointer and a length.
 * - An enum attribute is a number of opset.h, a bool is 0 or 1. A list of pairs is an
 *   array of rows of two numbers; the count is that of the rows.
 * - A required attribute made of numbers has one parameter per field. Any other
 *   attribute without a C type of its own is a shlo_attribute.
 * - An optional parameter is absent if it is NULL, or -1 for an enum. Default-valued
 *   numbers and bools are omitted from the program.
 * - There are parameters for result types if the operands do not determine them. If the
 *   comment says that such a parameter may be NULL, NULL means the inferred type.
 * - An attribute that StableHLO added to an op after 1.22.0 has no parameter:
 *   shlo_builder_add_op adds an op with it.
 * - A result parameter may be NULL. A list of results has exactly as many entries as
 *   the op has results, or is NULL with 0 entries: shlo_builder_last gives the op then.
 *   An op with several lists of results needs all of them.
 *
 * Generated from the records in src/opset; do not edit. since ABI 0.1
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_OPS_H
#define STABLEHLO_C_OPS_H

#include "stablehlo-c/builder.h"

#ifdef __cplusplus
extern "C" {
#endif

/* chlo._asin_acos_kernel (chlo.td): Computes the part that acos and asin of complex numbers share. */
SHLO_API shlo_status shlo_build_chlo_asin_acos_kernel(shlo_builder *builder, const shlo_value *operand,
                                                      const shlo_value **result, shlo_error **error);

/* chlo.acos (chlo.td): Takes the arc cosine of each element. */
SHLO_API shlo_status shlo_build_chlo_acos(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.acosh (chlo.td): Takes the inverse hyperbolic cosine of each element. */
SHLO_API shlo_status shlo_build_chlo_acosh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                           shlo_error **error);

/* chlo.asin (chlo.td): Takes the arc sine of each element. */
SHLO_API shlo_status shlo_build_chlo_asin(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.asinh (chlo.td): Takes the inverse hyperbolic sine of each element. */
SHLO_API shlo_status shlo_build_chlo_asinh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                           shlo_error **error);

/* chlo.atan (chlo.td): Takes the arc tangent of each element. */
SHLO_API shlo_status shlo_build_chlo_atan(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.atanh (chlo.td): Takes the inverse hyperbolic tangent of each element. */
SHLO_API shlo_status shlo_build_chlo_atanh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                           shlo_error **error);

/* chlo.bessel_i1e (chlo.td): Takes the modified Bessel function of order 1 of each element x, scaled by exp(-|x|). */
SHLO_API shlo_status shlo_build_chlo_bessel_i1e(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value **result, shlo_error **error);

/* chlo.broadcast_add (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.add. broadcast_dimensions
 * may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_add(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                   size_t broadcast_dimension_count,
                                                   const int64_t *broadcast_dimensions, const shlo_value **result,
                                                   shlo_error **error);

/* chlo.broadcast_and (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.and. broadcast_dimensions
 * may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_and(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                   size_t broadcast_dimension_count,
                                                   const int64_t *broadcast_dimensions, const shlo_value **result,
                                                   shlo_error **error);

/* chlo.broadcast_atan2 (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.atan2.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_atan2(shlo_builder *builder, const shlo_value *lhs,
                                                     const shlo_value *rhs, size_t broadcast_dimension_count,
                                                     const int64_t *broadcast_dimensions, const shlo_value **result,
                                                     shlo_error **error);

/* chlo.broadcast_compare (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.compare.
 * broadcast_dimensions may be NULL, compare_type may be -1. */
SHLO_API shlo_status shlo_build_chlo_broadcast_compare(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, size_t broadcast_dimension_count,
                                                       const int64_t *broadcast_dimensions,
                                                       shlo_comparison_direction comparison_direction,
                                                       shlo_comparison_type compare_type, const shlo_value **result,
                                                       shlo_error **error);

/* chlo.broadcast_complex (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.complex.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_complex(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, size_t broadcast_dimension_count,
                                                       const int64_t *broadcast_dimensions, const shlo_value **result,
                                                       shlo_error **error);

/* chlo.broadcast_divide (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.divide.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_divide(shlo_builder *builder, const shlo_value *lhs,
                                                      const shlo_value *rhs, size_t broadcast_dimension_count,
                                                      const int64_t *broadcast_dimensions, const shlo_value **result,
                                                      shlo_error **error);

/* chlo.broadcast_maximum (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.maximum.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_maximum(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, size_t broadcast_dimension_count,
                                                       const int64_t *broadcast_dimensions, const shlo_value **result,
                                                       shlo_error **error);

/* chlo.broadcast_minimum (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.minimum.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_minimum(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, size_t broadcast_dimension_count,
                                                       const int64_t *broadcast_dimensions, const shlo_value **result,
                                                       shlo_error **error);

/* chlo.broadcast_multiply (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.multiply.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_multiply(shlo_builder *builder, const shlo_value *lhs,
                                                        const shlo_value *rhs, size_t broadcast_dimension_count,
                                                        const int64_t *broadcast_dimensions, const shlo_value **result,
                                                        shlo_error **error);

/* chlo.broadcast_next_after (chlo.td): Broadcasts the operands to one shape, then applies chlo.next_after.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_next_after(shlo_builder *builder, const shlo_value *lhs,
                                                          const shlo_value *rhs, size_t broadcast_dimension_count,
                                                          const int64_t *broadcast_dimensions,
                                                          const shlo_value **result, shlo_error **error);

/* chlo.broadcast_or (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.or. broadcast_dimensions
 * may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_or(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                  size_t broadcast_dimension_count, const int64_t *broadcast_dimensions,
                                                  const shlo_value **result, shlo_error **error);

/* chlo.broadcast_polygamma (chlo.td): Broadcasts the operands to one shape, then applies chlo.polygamma.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_polygamma(shlo_builder *builder, const shlo_value *lhs,
                                                         const shlo_value *rhs, size_t broadcast_dimension_count,
                                                         const int64_t *broadcast_dimensions, const shlo_value **result,
                                                         shlo_error **error);

/* chlo.broadcast_power (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.power.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_power(shlo_builder *builder, const shlo_value *lhs,
                                                     const shlo_value *rhs, size_t broadcast_dimension_count,
                                                     const int64_t *broadcast_dimensions, const shlo_value **result,
                                                     shlo_error **error);

/* chlo.broadcast_remainder (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.remainder.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_remainder(shlo_builder *builder, const shlo_value *lhs,
                                                         const shlo_value *rhs, size_t broadcast_dimension_count,
                                                         const int64_t *broadcast_dimensions, const shlo_value **result,
                                                         shlo_error **error);

/* chlo.broadcast_select (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.select. */
SHLO_API shlo_status shlo_build_chlo_broadcast_select(shlo_builder *builder, const shlo_value *pred,
                                                      const shlo_value *on_true, const shlo_value *on_false,
                                                      const shlo_value **result, shlo_error **error);

/* chlo.broadcast_shift_left (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.shift_left.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_shift_left(shlo_builder *builder, const shlo_value *lhs,
                                                          const shlo_value *rhs, size_t broadcast_dimension_count,
                                                          const int64_t *broadcast_dimensions,
                                                          const shlo_value **result, shlo_error **error);

/* chlo.broadcast_shift_right_arithmetic (chlo.td): Broadcasts the operands to one shape, then applies
 * stablehlo.shift_right_arithmetic. broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_shift_right_arithmetic(shlo_builder *builder, const shlo_value *lhs,
                                                                      const shlo_value *rhs,
                                                                      size_t broadcast_dimension_count,
                                                                      const int64_t *broadcast_dimensions,
                                                                      const shlo_value **result, shlo_error **error);

/* chlo.broadcast_shift_right_logical (chlo.td): Broadcasts the operands to one shape, then applies
 * stablehlo.shift_right_logical. broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_shift_right_logical(shlo_builder *builder, const shlo_value *lhs,
                                                                   const shlo_value *rhs,
                                                                   size_t broadcast_dimension_count,
                                                                   const int64_t *broadcast_dimensions,
                                                                   const shlo_value **result, shlo_error **error);

/* chlo.broadcast_subtract (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.subtract.
 * broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_subtract(shlo_builder *builder, const shlo_value *lhs,
                                                        const shlo_value *rhs, size_t broadcast_dimension_count,
                                                        const int64_t *broadcast_dimensions, const shlo_value **result,
                                                        shlo_error **error);

/* chlo.broadcast_xor (chlo.td): Broadcasts the operands to one shape, then applies stablehlo.xor. broadcast_dimensions
 * may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_xor(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                   size_t broadcast_dimension_count,
                                                   const int64_t *broadcast_dimensions, const shlo_value **result,
                                                   shlo_error **error);

/* chlo.broadcast_zeta (chlo.td): Broadcasts the operands to one shape, then applies chlo.zeta. broadcast_dimensions
 * may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_zeta(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                    size_t broadcast_dimension_count,
                                                    const int64_t *broadcast_dimensions, const shlo_value **result,
                                                    shlo_error **error);

/* chlo.conj (chlo.td): Negates the imaginary part of each element. */
SHLO_API shlo_status shlo_build_chlo_conj(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.constant (chlo.td): Makes a constant tensor. */
SHLO_API shlo_status shlo_build_chlo_constant(shlo_builder *builder, const shlo_attribute *value,
                                              const shlo_value **output, shlo_error **error);

/* chlo.constant_like (chlo.td): Fills the shape of the operand with one number. */
SHLO_API shlo_status shlo_build_chlo_constant_like(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_attribute *value, const shlo_value **result,
                                                   shlo_error **error);

/* chlo.cosh (chlo.td): Takes the hyperbolic cosine of each element. */
SHLO_API shlo_status shlo_build_chlo_cosh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.digamma (chlo.td): Takes the derivative of the logarithm of the gamma function at each element. */
SHLO_API shlo_status shlo_build_chlo_digamma(shlo_builder *builder, const shlo_value *operand,
                                             const shlo_value **result, shlo_error **error);

/* chlo.erf (chlo.td): Takes the error function of each element. */
SHLO_API shlo_status shlo_build_chlo_erf(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                         shlo_error **error);

/* chlo.erf_inv (chlo.td): Takes the inverse of the error function of each element. */
SHLO_API shlo_status shlo_build_chlo_erf_inv(shlo_builder *builder, const shlo_value *operand,
                                             const shlo_value **result, shlo_error **error);

/* chlo.erfc (chlo.td): Takes one minus the error function of each element, without cancellation. */
SHLO_API shlo_status shlo_build_chlo_erfc(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.is_inf (chlo.td): Tells for each element whether it is infinite. */
SHLO_API shlo_status shlo_build_chlo_is_inf(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                            shlo_error **error);

/* chlo.is_neg_inf (chlo.td): Tells for each element whether it is negative infinity. */
SHLO_API shlo_status shlo_build_chlo_is_neg_inf(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value **result, shlo_error **error);

/* chlo.is_pos_inf (chlo.td): Tells for each element whether it is positive infinity. */
SHLO_API shlo_status shlo_build_chlo_is_pos_inf(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value **result, shlo_error **error);

/* chlo.lgamma (chlo.td): Takes the logarithm of the absolute value of the gamma function of each element. */
SHLO_API shlo_status shlo_build_chlo_lgamma(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                            shlo_error **error);

/* chlo.mulhi (chlo.td): Multiplies integers and keeps the upper half of the bits of each product. */
SHLO_API shlo_status shlo_build_chlo_mulhi(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                           const shlo_value **result, shlo_error **error);

/* chlo.next_after (chlo.td): Gives for each element of x the next float in the direction of y. */
SHLO_API shlo_status shlo_build_chlo_next_after(shlo_builder *builder, const shlo_value *x, const shlo_value *y,
                                                const shlo_value **result, shlo_error **error);

/* chlo.polygamma (chlo.td): Takes the n-th derivative of the digamma function at each element of x. */
SHLO_API shlo_status shlo_build_chlo_polygamma(shlo_builder *builder, const shlo_value *n, const shlo_value *x,
                                               const shlo_value **result, shlo_error **error);

/* chlo.ragged_dot (chlo.td): Multiplies tensors along one ragged dimension, whose rows belong to groups of different
 * sizes. precision_config may be NULL, result_type may be NULL. */
SHLO_API shlo_status shlo_build_chlo_ragged_dot(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                const shlo_value *group_sizes, size_t lhs_batching_dimension_count,
                                                const int64_t *lhs_batching_dimensions,
                                                size_t rhs_batching_dimension_count,
                                                const int64_t *rhs_batching_dimensions,
                                                size_t lhs_contracting_dimension_count,
                                                const int64_t *lhs_contracting_dimensions,
                                                size_t rhs_contracting_dimension_count,
                                                const int64_t *rhs_contracting_dimensions,
                                                size_t lhs_ragged_dimension_count, const int64_t *lhs_ragged_dimensions,
                                                size_t rhs_group_dimension_count, const int64_t *rhs_group_dimensions,
                                                size_t precision_config_count, const shlo_precision *precision_config,
                                                const shlo_type *result_type, const shlo_value **result,
                                                shlo_error **error);

/* chlo.scan (chlo.td): Applies the body to one slice after another along a dimension and hands the carries on.
 * scan_dim_size may be NULL, is_reverse is 0 by default, is_associative may be NULL. */
SHLO_API shlo_status shlo_build_chlo_scan(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                          size_t init_count, const shlo_value *const *inits, int64_t dimension,
                                          const shlo_attribute *scan_dim_size, int32_t is_reverse,
                                          const shlo_attribute *is_associative, const shlo_region *body,
                                          size_t output_count, const shlo_value **outputs, size_t carry_count,
                                          const shlo_value **carries, shlo_error **error);

/* chlo.sinh (chlo.td): Takes the hyperbolic sine of each element. */
SHLO_API shlo_status shlo_build_chlo_sinh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.square (chlo.td): Multiplies each element with itself. */
SHLO_API shlo_status shlo_build_chlo_square(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                            shlo_error **error);

/* chlo.tan (chlo.td): Takes the tangent of each element. */
SHLO_API shlo_status shlo_build_chlo_tan(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                         shlo_error **error);

/* chlo.top_k (chlo.td): Finds the k largest elements of each row along the last dimension, and their indices.
 * is_stable is 1 by default. */
SHLO_API shlo_status shlo_build_chlo_top_k(shlo_builder *builder, const shlo_value *operand, int64_t k,
                                           int32_t is_stable, const shlo_value **values, const shlo_value **indices,
                                           shlo_error **error);

/* chlo.zeta (chlo.td): Takes the Hurwitz zeta function of each pair of elements of x and q. */
SHLO_API shlo_status shlo_build_chlo_zeta(shlo_builder *builder, const shlo_value *x, const shlo_value *q,
                                          const shlo_value **result, shlo_error **error);

/* stablehlo.abs (elementwise.td): Takes the absolute value of each element. */
SHLO_API shlo_status shlo_build_abs(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.add (elementwise.td): Adds pairs of elements; or for i1: computes their logical or. */
SHLO_API shlo_status shlo_build_add(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                    const shlo_value **result, shlo_error **error);

/* stablehlo.after_all (io.td): Makes a token that comes after all given tokens. */
SHLO_API shlo_status shlo_build_after_all(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                          const shlo_value **result, shlo_error **error);

/* stablehlo.all_gather (collective.td): Concatenates the operands of all processes of a group along a dimension.
 * channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_all_gather(shlo_builder *builder, size_t operand_count,
                                           const shlo_value *const *operands, int64_t all_gather_dim,
                                           const shlo_attribute *replica_groups, const shlo_attribute *channel_handle,
                                           int32_t use_global_device_ids, size_t result_type_count,
                                           const shlo_type *const *result_types, size_t result_count,
                                           const shlo_value **results, shlo_error **error);

/* stablehlo.all_reduce (collective.td): Combines the operands of all processes of a group element by element.
 * channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_all_reduce(shlo_builder *builder, size_t operand_count,
                                           const shlo_value *const *operands, const shlo_attribute *replica_groups,
                                           const shlo_attribute *channel_handle, int32_t use_global_device_ids,
                                           const shlo_region *computation, size_t result_count,
                                           const shlo_value **results, shlo_error **error);

/* stablehlo.all_to_all (collective.td): Splits the operands into parts, exchanges them within a group, and
 * concatenates the received parts. channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_all_to_all(shlo_builder *builder, size_t operand_count,
                                           const shlo_value *const *operands, int64_t split_dimension,
                                           int64_t concat_dimension, int64_t split_count,
                                           const shlo_attribute *replica_groups, const shlo_attribute *channel_handle,
                                           size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.and (elementwise.td): Computes the and of pairs of bits or logical values. */
SHLO_API shlo_status shlo_build_and(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                    const shlo_value **result, shlo_error **error);

/* stablehlo.async_done (control.td): Waits for an op that async_start has started, and gives its results. */
SHLO_API shlo_status shlo_build_async_done(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                           shlo_error **error);

/* stablehlo.async_start (control.td): Starts the op in its body without waiting for its results. */
SHLO_API shlo_status shlo_build_async_start(shlo_builder *builder, size_t operand_count,
                                            const shlo_value *const *operands, const shlo_region *body,
                                            const shlo_value **result, shlo_error **error);

/* stablehlo.atan2 (elementwise.td): Takes the angle of the point (rhs, lhs) for each pair of elements. */
SHLO_API shlo_status shlo_build_atan2(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                      const shlo_value **result, shlo_error **error);

/* stablehlo.batch_norm_grad (deprecated.td): Computes the gradients of batch_norm_training. */
SHLO_API shlo_status shlo_build_batch_norm_grad(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value *scale, const shlo_value *mean,
                                                const shlo_value *variance, const shlo_value *grad_output,
                                                double epsilon, int64_t feature_index, const shlo_value **grad_operand,
                                                const shlo_value **grad_scale, const shlo_value **grad_offset,
                                                shlo_error **error);

/* stablehlo.batch_norm_inference (deprecated.td): Normalizes the operand with a given mean and variance per feature.
 * */
SHLO_API shlo_status shlo_build_batch_norm_inference(shlo_builder *builder, const shlo_value *operand,
                                                     const shlo_value *scale, const shlo_value *offset,
                                                     const shlo_value *mean, const shlo_value *variance, double epsilon,
                                                     int64_t feature_index, const shlo_value **result,
                                                     shlo_error **error);

/* stablehlo.batch_norm_training (deprecated.td): Normalizes the operand with its own mean and variance per feature,
 * and gives these too. */
SHLO_API shlo_status shlo_build_batch_norm_training(shlo_builder *builder, const shlo_value *operand,
                                                    const shlo_value *scale, const shlo_value *offset, double epsilon,
                                                    int64_t feature_index, const shlo_value **output,
                                                    const shlo_value **batch_mean, const shlo_value **batch_var,
                                                    shlo_error **error);

/* stablehlo.bitcast_convert (shaping.td): Gives the bits of the elements another element type. */
SHLO_API shlo_status shlo_build_bitcast_convert(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_type *result_type, const shlo_value **result,
                                                shlo_error **error);

/* stablehlo.broadcast (deprecated.td): Repeats the operand along new leading dimensions. */
SHLO_API shlo_status shlo_build_broadcast(shlo_builder *builder, const shlo_value *operand, size_t broadcast_size_count,
                                          const int64_t *broadcast_sizes, const shlo_value **result,
                                          shlo_error **error);

/* stablehlo.broadcast_in_dim (shaping.td): Repeats the operand along new dimensions and along those of extent 1. */
SHLO_API shlo_status shlo_build_broadcast_in_dim(shlo_builder *builder, const shlo_value *operand,
                                                 size_t broadcast_dimension_count, const int64_t *broadcast_dimensions,
                                                 const shlo_type *result_type, const shlo_value **result,
                                                 shlo_error **error);

/* stablehlo.case (control.td): Runs the region with the number index; the last one if there is no such region. */
SHLO_API shlo_status shlo_build_case(shlo_builder *builder, const shlo_value *index, size_t branch_count,
                                     const shlo_region *const *branches, size_t result_count,
                                     const shlo_value **results, shlo_error **error);

/* stablehlo.cbrt (elementwise.td): Takes the cube root of each element. result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_cbrt(shlo_builder *builder, const shlo_value *operand,
                                     const shlo_attribute *result_accuracy, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.ceil (elementwise.td): Rounds each element up to an integer. */
SHLO_API shlo_status shlo_build_ceil(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.cholesky (linear.td): Computes the Cholesky decomposition of each matrix. lower is 0 by default. */
SHLO_API shlo_status shlo_build_cholesky(shlo_builder *builder, const shlo_value *a, int32_t lower,
                                         const shlo_value **result, shlo_error **error);

/* stablehlo.clamp (elementwise.td): Limits each element to the range from min to max. */
SHLO_API shlo_status shlo_build_clamp(shlo_builder *builder, const shlo_value *min, const shlo_value *operand,
                                      const shlo_value *max, const shlo_value **result, shlo_error **error);

/* stablehlo.collective_broadcast (collective.td): Copies the operands of one process of a group to all of them.
 * channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_collective_broadcast(shlo_builder *builder, size_t operand_count,
                                                     const shlo_value *const *operands,
                                                     const shlo_attribute *replica_groups,
                                                     const shlo_attribute *channel_handle, int32_t has_dynamic_root,
                                                     size_t result_count, const shlo_value **results,
                                                     shlo_error **error);

/* stablehlo.collective_permute (collective.td): Sends the operand of each source process to its target process.
 * channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_collective_permute(shlo_builder *builder, const shlo_value *operand,
                                                   size_t source_target_pair_count, const int64_t *source_target_pairs,
                                                   const shlo_attribute *channel_handle, const shlo_value **result,
                                                   shlo_error **error);

/* stablehlo.collective_reduce (collective.td): Combines the operands of all processes of a group and gives the results
 * to one of them. channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_collective_reduce(shlo_builder *builder, size_t operand_count,
                                                  const shlo_value *const *operands,
                                                  const shlo_attribute *replica_groups,
                                                  const shlo_attribute *channel_handle, int32_t use_global_device_ids,
                                                  int32_t has_dynamic_root, const shlo_region *computation,
                                                  size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.compare (elementwise.td): Compares pairs of elements. compare_type may be -1. */
SHLO_API shlo_status shlo_build_compare(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                        shlo_comparison_direction comparison_direction,
                                        shlo_comparison_type compare_type, const shlo_value **result,
                                        shlo_error **error);

/* stablehlo.complex (elementwise.td): Makes complex numbers of real parts and imaginary parts. */
SHLO_API shlo_status shlo_build_complex(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.composite (control.td): Stands for a named computation, which a function of the module defines.
 * composite_attributes may be NULL, version is 0 by default, result_types may be NULL. */
SHLO_API shlo_status shlo_build_composite(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                          const char *name, size_t name_length,
                                          const shlo_attribute *composite_attributes, const char *decomposition,
                                          size_t decomposition_length, int32_t version, size_t composite_region_count,
                                          const shlo_region *const *composite_regions, size_t result_type_count,
                                          const shlo_type *const *result_types, size_t result_count,
                                          const shlo_value **results, shlo_error **error);

/* stablehlo.concatenate (shaping.td): Joins tensors along a dimension. */
SHLO_API shlo_status shlo_build_concatenate(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                            int64_t dimension, const shlo_value **result, shlo_error **error);

/* stablehlo.constant (shaping.td): Makes a constant tensor. output_type may be NULL. */
SHLO_API shlo_status shlo_build_constant(shlo_builder *builder, const shlo_attribute *value,
                                         const shlo_type *output_type, const shlo_value **output, shlo_error **error);

/* stablehlo.convert (elementwise.td): Converts each element to another element type. */
SHLO_API shlo_status shlo_build_convert(shlo_builder *builder, const shlo_value *operand, const shlo_type *result_type,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.convolution (linear.td): Computes products of windows of lhs with the kernel rhs. window_strides may be
 * NULL, padding may be NULL, lhs_dilation may be NULL, rhs_dilation may be NULL, window_reversal may be NULL,
 * precision_config may be NULL, result_type may be NULL. */
SHLO_API shlo_status shlo_build_convolution(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                            size_t window_stride_count, const int64_t *window_strides,
                                            size_t padding_count, const int64_t *padding, size_t lhs_dilation_count,
                                            const int64_t *lhs_dilation, size_t rhs_dilation_count,
                                            const int64_t *rhs_dilation, size_t window_reversal_count,
                                            const int32_t *window_reversal, int64_t input_batch_dimension,
                                            int64_t input_feature_dimension, size_t input_spatial_dimension_count,
                                            const int64_t *input_spatial_dimensions,
                                            int64_t kernel_input_feature_dimension,
                                            int64_t kernel_output_feature_dimension,
                                            size_t kernel_spatial_dimension_count,
                                            const int64_t *kernel_spatial_dimensions, int64_t output_batch_dimension,
                                            int64_t output_feature_dimension, size_t output_spatial_dimension_count,
                                            const int64_t *output_spatial_dimensions, int64_t feature_group_count,
                                            int64_t batch_group_count, size_t precision_config_count,
                                            const shlo_precision *precision_config, const shlo_type *result_type,
                                            const shlo_value **result, shlo_error **error);

/* stablehlo.cosine (elementwise.td): Takes the cosine of each element. result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_cosine(shlo_builder *builder, const shlo_value *operand,
                                       const shlo_attribute *result_accuracy, const shlo_value **result,
                                       shlo_error **error);

/* stablehlo.count_leading_zeros (elementwise.td): Counts the zero bits above the highest set bit of each element. */
SHLO_API shlo_status shlo_build_count_leading_zeros(shlo_builder *builder, const shlo_value *operand,
                                                    const shlo_value **result, shlo_error **error);

/* stablehlo.create_token (io.td): Makes a token that comes after nothing. */
SHLO_API shlo_status shlo_build_create_token(shlo_builder *builder, const shlo_value **output, shlo_error **error);

/* stablehlo.cross-replica-sum (deprecated.td): Adds the operands of all replicas of a group. */
SHLO_API shlo_status shlo_build_cross_replica_sum(shlo_builder *builder, const shlo_value *operand,
                                                  const shlo_attribute *replica_groups, const shlo_value **result,
                                                  shlo_error **error);

/* stablehlo.custom_call (control.td): Calls a function that is defined outside the program. has_side_effect is 0 by
 * default, backend_config may be NULL, api_version is 1 by default, called_computations may be NULL, operand_layouts
 * may be NULL, result_layouts may be NULL, output_operand_aliases may be NULL, result_tilings may be NULL. */
SHLO_API shlo_status shlo_build_custom_call(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                            const char *call_target_name, size_t call_target_name_length,
                                            int32_t has_side_effect, const shlo_attribute *backend_config,
                                            shlo_api_version api_version, const shlo_attribute *called_computations,
                                            const shlo_attribute *operand_layouts, const shlo_attribute *result_layouts,
                                            const shlo_attribute *output_operand_aliases,
                                            const shlo_attribute *result_tilings, size_t result_type_count,
                                            const shlo_type *const *result_types, size_t result_count,
                                            const shlo_value **results, shlo_error **error);

/* stablehlo.divide (elementwise.td): Divides each element of lhs by the element of rhs; integers are rounded toward
 * zero. */
SHLO_API shlo_status shlo_build_divide(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                       const shlo_value **result, shlo_error **error);

/* stablehlo.dot (deprecated.td): Multiplies vectors and matrices. precision_config may be NULL, result_type may be
 * NULL. */
SHLO_API shlo_status shlo_build_dot(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                    size_t precision_config_count, const shlo_precision *precision_config,
                                    const shlo_type *result_type, const shlo_value **result, shlo_error **error);

/* stablehlo.dot_general (linear.td): Multiplies two tensors per batch and sums over their contracting dimensions.
 * precision_config may be NULL, algorithm may be NULL, result_type may be NULL. */
SHLO_API shlo_status shlo_build_dot_general(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                            size_t lhs_batching_dimension_count, const int64_t *lhs_batching_dimensions,
                                            size_t rhs_batching_dimension_count, const int64_t *rhs_batching_dimensions,
                                            size_t lhs_contracting_dimension_count,
                                            const int64_t *lhs_contracting_dimensions,
                                            size_t rhs_contracting_dimension_count,
                                            const int64_t *rhs_contracting_dimensions, size_t precision_config_count,
                                            const shlo_precision *precision_config, const shlo_attribute *algorithm,
                                            const shlo_type *result_type, const shlo_value **result,
                                            shlo_error **error);

/* stablehlo.dynamic_broadcast_in_dim (dynamic.td): Broadcasts the operand to a computed shape.
 * known_expanding_dimensions may be NULL, known_nonexpanding_dimensions may be NULL, result_type may be NULL. */
SHLO_API shlo_status shlo_build_dynamic_broadcast_in_dim(shlo_builder *builder, const shlo_value *operand,
                                                         const shlo_value *output_dimensions,
                                                         size_t broadcast_dimension_count,
                                                         const int64_t *broadcast_dimensions,
                                                         size_t known_expanding_dimension_count,
                                                         const int64_t *known_expanding_dimensions,
                                                         size_t known_nonexpanding_dimension_count,
                                                         const int64_t *known_nonexpanding_dimensions,
                                                         const shlo_type *result_type, const shlo_value **result,
                                                         shlo_error **error);

/* stablehlo.dynamic_conv (linear.td): Computes a convolution with computed padding. window_strides may be NULL,
 * lhs_dilation may be NULL, rhs_dilation may be NULL, window_reversal may be NULL, precision_config may be NULL,
 * result_type may be NULL. */
SHLO_API shlo_status shlo_build_dynamic_conv(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                             const shlo_value *padding, size_t window_stride_count,
                                             const int64_t *window_strides, size_t lhs_dilation_count,
                                             const int64_t *lhs_dilation, size_t rhs_dilation_count,
                                             const int64_t *rhs_dilation, size_t window_reversal_count,
                                             const int32_t *window_reversal, int64_t input_batch_dimension,
                                             int64_t input_feature_dimension, size_t input_spatial_dimension_count,
                                             const int64_t *input_spatial_dimensions,
                                             int64_t kernel_input_feature_dimension,
                                             int64_t kernel_output_feature_dimension,
                                             size_t kernel_spatial_dimension_count,
                                             const int64_t *kernel_spatial_dimensions, int64_t output_batch_dimension,
                                             int64_t output_feature_dimension, size_t output_spatial_dimension_count,
                                             const int64_t *output_spatial_dimensions, int64_t feature_group_count,
                                             int64_t batch_group_count, size_t precision_config_count,
                                             const shlo_precision *precision_config, const shlo_type *result_type,
                                             const shlo_value **result, shlo_error **error);

/* stablehlo.dynamic_gather (indexing.td): Takes slices of computed sizes at computed indices. indices_are_sorted is 0
 * by default, result_type may be NULL. */
SHLO_API shlo_status shlo_build_dynamic_gather(shlo_builder *builder, const shlo_value *operand,
                                               const shlo_value *start_indices, const shlo_value *slice_sizes,
                                               size_t offset_dim_count, const int64_t *offset_dims,
                                               size_t collapsed_slice_dim_count, const int64_t *collapsed_slice_dims,
                                               size_t operand_batching_dim_count, const int64_t *operand_batching_dims,
                                               size_t start_indices_batching_dim_count,
                                               const int64_t *start_indices_batching_dims, size_t start_index_map_count,
                                               const int64_t *start_index_map, int64_t index_vector_dim,
                                               int32_t indices_are_sorted, const shlo_type *result_type,
                                               const shlo_value **result, shlo_error **error);

/* stablehlo.dynamic_iota (dynamic.td): Counts from zero along a dimension of a computed shape. */
SHLO_API shlo_status shlo_build_dynamic_iota(shlo_builder *builder, const shlo_value *output_shape,
                                             int64_t iota_dimension, const shlo_type *result_type,
                                             const shlo_value **result, shlo_error **error);

/* stablehlo.dynamic_pad (dynamic.td): Pads the operand by computed amounts at the edges and between elements.
 * result_type may be NULL. */
SHLO_API shlo_status shlo_build_dynamic_pad(shlo_builder *builder, const shlo_value *operand,
                                            const shlo_value *padding_value, const shlo_value *edge_padding_low,
                                            const shlo_value *edge_padding_high, const shlo_value *interior_padding,
                                            const shlo_type *result_type, const shlo_value **result,
                                            shlo_error **error);

/* stablehlo.dynamic_reshape (dynamic.td): Gives the elements of the operand a computed shape. result_type may be NULL.
 * */
SHLO_API shlo_status shlo_build_dynamic_reshape(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value *output_shape, const shlo_type *result_type,
                                                const shlo_value **result, shlo_error **error);

/* stablehlo.dynamic_slice (indexing.td): Takes a slice of fixed size at computed start indices. */
SHLO_API shlo_status shlo_build_dynamic_slice(shlo_builder *builder, const shlo_value *operand,
                                              size_t start_index_count, const shlo_value *const *start_indices,
                                              size_t slice_size_count, const int64_t *slice_sizes,
                                              const shlo_value **result, shlo_error **error);

/* stablehlo.dynamic_update_slice (indexing.td): Replaces a slice of the operand at computed start indices. */
SHLO_API shlo_status shlo_build_dynamic_update_slice(shlo_builder *builder, const shlo_value *operand,
                                                     const shlo_value *update, size_t start_index_count,
                                                     const shlo_value *const *start_indices, const shlo_value **result,
                                                     shlo_error **error);

/* stablehlo.einsum (deprecated.td): Multiplies two tensors as an Einstein sum says. result_type may be NULL. */
SHLO_API shlo_status shlo_build_einsum(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                       const char *einsum_config, size_t einsum_config_length,
                                       const shlo_type *result_type, const shlo_value **result, shlo_error **error);

/* stablehlo.exponential (elementwise.td): Takes the exponential of each element. result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_exponential(shlo_builder *builder, const shlo_value *operand,
                                            const shlo_attribute *result_accuracy, const shlo_value **result,
                                            shlo_error **error);

/* stablehlo.exponential_minus_one (elementwise.td): Takes the exponential of each element minus one, without
 * cancellation. result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_exponential_minus_one(shlo_builder *builder, const shlo_value *operand,
                                                      const shlo_attribute *result_accuracy, const shlo_value **result,
                                                      shlo_error **error);

/* stablehlo.fft (linear.td): Computes Fourier transforms along the last dimensions. */
SHLO_API shlo_status shlo_build_fft(shlo_builder *builder, const shlo_value *operand, shlo_fft_type fft_type,
                                    size_t fft_length_count, const int64_t *fft_length, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.floor (elementwise.td): Rounds each element down to an integer. */
SHLO_API shlo_status shlo_build_floor(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                      shlo_error **error);

/* stablehlo.gather (indexing.td): Takes slices of the operand at computed indices. indices_are_sorted is 0 by default.
 * */
SHLO_API shlo_status shlo_build_gather(shlo_builder *builder, const shlo_value *operand,
                                       const shlo_value *start_indices, size_t offset_dim_count,
                                       const int64_t *offset_dims, size_t collapsed_slice_dim_count,
                                       const int64_t *collapsed_slice_dims, size_t operand_batching_dim_count,
                                       const int64_t *operand_batching_dims, size_t start_indices_batching_dim_count,
                                       const int64_t *start_indices_batching_dims, size_t start_index_map_count,
                                       const int64_t *start_index_map, int64_t index_vector_dim,
                                       size_t slice_size_count, const int64_t *slice_sizes, int32_t indices_are_sorted,
                                       const shlo_value **result, shlo_error **error);

/* stablehlo.get_dimension_size (dynamic.td): Gives the extent of a dimension. */
SHLO_API shlo_status shlo_build_get_dimension_size(shlo_builder *builder, const shlo_value *operand, int64_t dimension,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.get_tuple_element (control.td): Takes one member of a tuple. */
SHLO_API shlo_status shlo_build_get_tuple_element(shlo_builder *builder, const shlo_value *operand, int32_t index,
                                                  const shlo_value **result, shlo_error **error);

/* stablehlo.if (control.td): Runs one of two regions, depending on a condition. */
SHLO_API shlo_status shlo_build_if(shlo_builder *builder, const shlo_value *pred, const shlo_region *true_branch,
                                   const shlo_region *false_branch, size_t result_count, const shlo_value **results,
                                   shlo_error **error);

/* stablehlo.imag (elementwise.td): Takes the imaginary part of each element. */
SHLO_API shlo_status shlo_build_imag(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.infeed (io.td): Reads values from the host's infeed. infeed_config may be NULL, layout may be NULL. */
SHLO_API shlo_status shlo_build_infeed(shlo_builder *builder, const shlo_value *token, const char *infeed_config,
                                       size_t infeed_config_length, const shlo_attribute *layout,
                                       size_t result_type_count, const shlo_type *const *result_types,
                                       size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.iota (shaping.td): Counts from zero along a dimension. */
SHLO_API shlo_status shlo_build_iota(shlo_builder *builder, int64_t iota_dimension, const shlo_type *output_type,
                                     const shlo_value **output, shlo_error **error);

/* stablehlo.is_finite (elementwise.td): Tells for each element whether it is neither infinite nor NaN. */
SHLO_API shlo_status shlo_build_is_finite(shlo_builder *builder, const shlo_value *x, const shlo_value **y,
                                          shlo_error **error);

/* stablehlo.log (elementwise.td): Takes the natural logarithm of each element. result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_log(shlo_builder *builder, const shlo_value *operand,
                                    const shlo_attribute *result_accuracy, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.log_plus_one (elementwise.td): Takes the natural logarithm of one plus each element, without cancellation.
 * result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_log_plus_one(shlo_builder *builder, const shlo_value *operand,
                                             const shlo_attribute *result_accuracy, const shlo_value **result,
                                             shlo_error **error);

/* stablehlo.logistic (elementwise.td): Takes the logistic function 1 / (1 + exp(-x)) of each element. result_accuracy
 * may be NULL. */
SHLO_API shlo_status shlo_build_logistic(shlo_builder *builder, const shlo_value *operand,
                                         const shlo_attribute *result_accuracy, const shlo_value **result,
                                         shlo_error **error);

/* stablehlo.map (reduction.td): Applies a computation to each element. */
SHLO_API shlo_status shlo_build_map(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                    size_t dimension_count, const int64_t *dimensions, const shlo_region *computation,
                                    const shlo_value **result, shlo_error **error);

/* stablehlo.maximum (elementwise.td): Takes the larger one of each pair of elements. */
SHLO_API shlo_status shlo_build_maximum(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.minimum (elementwise.td): Takes the smaller one of each pair of elements. */
SHLO_API shlo_status shlo_build_minimum(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.multiply (elementwise.td): Multiplies pairs of elements; or for i1: computes their logical and. */
SHLO_API shlo_status shlo_build_multiply(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                         const shlo_value **result, shlo_error **error);

/* stablehlo.negate (elementwise.td): Negates each element. */
SHLO_API shlo_status shlo_build_negate(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                       shlo_error **error);

/* stablehlo.not (elementwise.td): Inverts each bit, or each logical value. */
SHLO_API shlo_status shlo_build_not(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.optimization_barrier (control.td): Passes its operands on, and keeps optimizations from moving ops across
 * it. */
SHLO_API shlo_status shlo_build_optimization_barrier(shlo_builder *builder, size_t operand_count,
                                                     const shlo_value *const *operand, size_t result_count,
                                                     const shlo_value **result, shlo_error **error);

/* stablehlo.or (elementwise.td): Computes the or of pairs of bits or logical values. */
SHLO_API shlo_status shlo_build_or(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                   const shlo_value **result, shlo_error **error);

/* stablehlo.outfeed (io.td): Writes values to the host's outfeed. outfeed_config may be NULL. */
SHLO_API shlo_status shlo_build_outfeed(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                        const shlo_value *token, const char *outfeed_config,
                                        size_t outfeed_config_length, const shlo_value **result, shlo_error **error);

/* stablehlo.pad (shaping.td): Pads the operand at the edges and between elements. */
SHLO_API shlo_status shlo_build_pad(shlo_builder *builder, const shlo_value *operand, const shlo_value *padding_value,
                                    size_t edge_padding_low_count, const int64_t *edge_padding_low,
                                    size_t edge_padding_high_count, const int64_t *edge_padding_high,
                                    size_t interior_padding_count, const int64_t *interior_padding,
                                    const shlo_value **result, shlo_error **error);

/* stablehlo.partition_id (collective.td): Gives the number of the partition that runs the program. */
SHLO_API shlo_status shlo_build_partition_id(shlo_builder *builder, const shlo_value **result, shlo_error **error);

/* stablehlo.popcnt (elementwise.td): Counts the set bits of each element. */
SHLO_API shlo_status shlo_build_popcnt(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                       shlo_error **error);

/* stablehlo.power (elementwise.td): Raises each element of lhs to the power of the element of rhs. */
SHLO_API shlo_status shlo_build_power(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                      const shlo_value **result, shlo_error **error);

/* stablehlo.real (elementwise.td): Takes the real part of each element. */
SHLO_API shlo_status shlo_build_real(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.real_dynamic_slice (dynamic.td): Takes the elements between computed limits in computed strides.
 * result_type may be NULL. */
SHLO_API shlo_status shlo_build_real_dynamic_slice(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value *start_indices, const shlo_value *limit_indices,
                                                   const shlo_value *strides, const shlo_type *result_type,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.recv (io.td): Receives values from a channel. is_host_transfer is 0 by default, source_target_pairs may be
 * NULL. */
SHLO_API shlo_status shlo_build_recv(shlo_builder *builder, const shlo_value *token, int64_t channel_id,
                                     int64_t channel_type, int32_t is_host_transfer, size_t source_target_pair_count,
                                     const int64_t *source_target_pairs, size_t result_type_count,
                                     const shlo_type *const *result_types, size_t result_count,
                                     const shlo_value **results, shlo_error **error);

/* stablehlo.reduce (reduction.td): Combines all elements along some dimensions with a computation. */
SHLO_API shlo_status shlo_build_reduce(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                       size_t init_value_count, const shlo_value *const *init_values,
                                       size_t dimension_count, const int64_t *dimensions, const shlo_region *body,
                                       size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.reduce_precision (elementwise.td): Rounds each element to a float of fewer bits and back. */
SHLO_API shlo_status shlo_build_reduce_precision(shlo_builder *builder, const shlo_value *operand,
                                                 int32_t exponent_bits, int32_t mantissa_bits,
                                                 const shlo_value **output, shlo_error **error);

/* stablehlo.reduce_scatter (collective.td): Combines the operands of a group and gives each process one part of the
 * result. channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_reduce_scatter(shlo_builder *builder, const shlo_value *operand,
                                               int64_t scatter_dimension, const shlo_attribute *replica_groups,
                                               const shlo_attribute *channel_handle, int32_t use_global_device_ids,
                                               const shlo_region *computation, const shlo_type *result_type,
                                               const shlo_value **result, shlo_error **error);

/* stablehlo.reduce_window (reduction.td): Combines the elements of each window with a computation. window_strides may
 * be NULL, base_dilations may be NULL, window_dilations may be NULL, padding may be NULL. */
SHLO_API shlo_status shlo_build_reduce_window(shlo_builder *builder, size_t input_count,
                                              const shlo_value *const *inputs, size_t init_value_count,
                                              const shlo_value *const *init_values, size_t window_dimension_count,
                                              const int64_t *window_dimensions, size_t window_stride_count,
                                              const int64_t *window_strides, size_t base_dilation_count,
                                              const int64_t *base_dilations, size_t window_dilation_count,
                                              const int64_t *window_dilations, size_t padding_count,
                                              const int64_t *padding, const shlo_region *body, size_t result_count,
                                              const shlo_value **results, shlo_error **error);

/* stablehlo.remainder (elementwise.td): Takes the remainder of each division; it has the sign of lhs. */
SHLO_API shlo_status shlo_build_remainder(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                          const shlo_value **result, shlo_error **error);

/* stablehlo.replica_id (collective.td): Gives the number of the replica that runs the program. */
SHLO_API shlo_status shlo_build_replica_id(shlo_builder *builder, const shlo_value **result, shlo_error **error);

/* stablehlo.reshape (shaping.td): Gives the elements another shape and keeps their order. */
SHLO_API shlo_status shlo_build_reshape(shlo_builder *builder, const shlo_value *operand, const shlo_type *result_type,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.reverse (shaping.td): Reverses the order of the elements along some dimensions. */
SHLO_API shlo_status shlo_build_reverse(shlo_builder *builder, const shlo_value *operand, size_t dimension_count,
                                        const int64_t *dimensions, const shlo_value **result, shlo_error **error);

/* stablehlo.rng (random.td): Fills a tensor with random numbers of a distribution. result_type may be NULL. */
SHLO_API shlo_status shlo_build_rng(shlo_builder *builder, const shlo_value *a, const shlo_value *b,
                                    const shlo_value *shape, shlo_rng_distribution rng_distribution,
                                    const shlo_type *result_type, const shlo_value **result, shlo_error **error);

/* stablehlo.rng_bit_generator (random.td): Fills a tensor with random bits and gives the next state of the generator.
 * */
SHLO_API shlo_status shlo_build_rng_bit_generator(shlo_builder *builder, const shlo_value *initial_state,
                                                  shlo_rng_algorithm rng_algorithm, const shlo_type *output_state_type,
                                                  const shlo_type *output_type, const shlo_value **output_state,
                                                  const shlo_value **output, shlo_error **error);

/* stablehlo.round_nearest_afz (elementwise.td): Rounds each element to the nearest integer, and ties away from zero.
 * */
SHLO_API shlo_status shlo_build_round_nearest_afz(shlo_builder *builder, const shlo_value *operand,
                                                  const shlo_value **result, shlo_error **error);

/* stablehlo.round_nearest_even (elementwise.td): Rounds each element to the nearest integer, and ties to the even one.
 * */
SHLO_API shlo_status shlo_build_round_nearest_even(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.rsqrt (elementwise.td): Takes the reciprocal of the square root of each element. result_accuracy may be
 * NULL. */
SHLO_API shlo_status shlo_build_rsqrt(shlo_builder *builder, const shlo_value *operand,
                                      const shlo_attribute *result_accuracy, const shlo_value **result,
                                      shlo_error **error);

/* stablehlo.scatter (indexing.td): Combines updates with the parts of the inputs at computed indices.
 * indices_are_sorted is 0 by default, unique_indices is 0 by default. */
SHLO_API shlo_status shlo_build_scatter(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                        const shlo_value *scatter_indices, size_t update_count,
                                        const shlo_value *const *updates, size_t update_window_dim_count,
                                        const int64_t *update_window_dims, size_t inserted_window_dim_count,
                                        const int64_t *inserted_window_dims, size_t input_batching_dim_count,
                                        const int64_t *input_batching_dims, size_t scatter_indices_batching_dim_count,
                                        const int64_t *scatter_indices_batching_dims,
                                        size_t scatter_dims_to_operand_dim_count,
                                        const int64_t *scatter_dims_to_operand_dims, int64_t index_vector_dim,
                                        int32_t indices_are_sorted, int32_t unique_indices,
                                        const shlo_region *update_computation, size_t result_count,
                                        const shlo_value **results, shlo_error **error);

/* stablehlo.select (elementwise.td): Chooses each element from one of two tensors, depending on a condition. */
SHLO_API shlo_status shlo_build_select(shlo_builder *builder, const shlo_value *pred, const shlo_value *on_true,
                                       const shlo_value *on_false, const shlo_value **result, shlo_error **error);

/* stablehlo.select_and_scatter (reduction.td): Selects an element in each window of the operand and combines the
 * source with it there. window_dimensions may be NULL, window_strides may be NULL, padding may be NULL. */
SHLO_API shlo_status shlo_build_select_and_scatter(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value *source, const shlo_value *init_value,
                                                   size_t window_dimension_count, const int64_t *window_dimensions,
                                                   size_t window_stride_count, const int64_t *window_strides,
                                                   size_t padding_count, const int64_t *padding,
                                                   const shlo_region *select, const shlo_region *scatter,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.send (io.td): Sends values on a channel. is_host_transfer is 0 by default, source_target_pairs may be
 * NULL. */
SHLO_API shlo_status shlo_build_send(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                     const shlo_value *token, int64_t channel_id, int64_t channel_type,
                                     int32_t is_host_transfer, size_t source_target_pair_count,
                                     const int64_t *source_target_pairs, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.set_dimension_size (dynamic.td): Sets the extent of a dynamic dimension. result_type may be NULL. */
SHLO_API shlo_status shlo_build_set_dimension_size(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value *size, int64_t dimension,
                                                   const shlo_type *result_type, const shlo_value **result,
                                                   shlo_error **error);

/* stablehlo.shift_left (elementwise.td): Shifts the bits of lhs to the left by the number in rhs. */
SHLO_API shlo_status shlo_build_shift_left(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                           const shlo_value **result, shlo_error **error);

/* stablehlo.shift_right_arithmetic (elementwise.td): Shifts the bits of lhs to the right by the number in rhs, and
 * copies the sign bit. */
SHLO_API shlo_status shlo_build_shift_right_arithmetic(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, const shlo_value **result,
                                                       shlo_error **error);

/* stablehlo.shift_right_logical (elementwise.td): Shifts the bits of lhs to the right by the number in rhs, and fills
 * up with zeros. */
SHLO_API shlo_status shlo_build_shift_right_logical(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                    const shlo_value **result, shlo_error **error);

/* stablehlo.sign (elementwise.td): Takes the sign of each element: -1, 0 or 1, or a complex number of magnitude 1. */
SHLO_API shlo_status shlo_build_sign(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.sine (elementwise.td): Takes the sine of each element. result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_sine(shlo_builder *builder, const shlo_value *operand,
                                     const shlo_attribute *result_accuracy, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.slice (shaping.td): Takes the elements between limits in strides. */
SHLO_API shlo_status shlo_build_slice(shlo_builder *builder, const shlo_value *operand, size_t start_index_count,
                                      const int64_t *start_indices, size_t limit_index_count,
                                      const int64_t *limit_indices, size_t stride_count, const int64_t *strides,
                                      const shlo_value **result, shlo_error **error);

/* stablehlo.sort (reduction.td): Sorts tensors together along a dimension, in the order that a comparator states.
 * dimension is -1 by default, is_stable is 0 by default. */
SHLO_API shlo_status shlo_build_sort(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                     int64_t dimension, int32_t is_stable, const shlo_region *comparator,
                                     size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.sqrt (elementwise.td): Takes the square root of each element. result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_sqrt(shlo_builder *builder, const shlo_value *operand,
                                     const shlo_attribute *result_accuracy, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.subtract (elementwise.td): Subtracts each element of rhs from the element of lhs. */
SHLO_API shlo_status shlo_build_subtract(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                         const shlo_value **result, shlo_error **error);

/* stablehlo.tan (elementwise.td): Takes the tangent of each element. result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_tan(shlo_builder *builder, const shlo_value *operand,
                                    const shlo_attribute *result_accuracy, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.tanh (elementwise.td): Takes the hyperbolic tangent of each element. result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_tanh(shlo_builder *builder, const shlo_value *operand,
                                     const shlo_attribute *result_accuracy, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.torch_index_select (deprecated.td): Takes the slices at the given indices of a dimension. */
SHLO_API shlo_status shlo_build_torch_index_select(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value *index, int64_t dim, int64_t batch_dims,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.transpose (shaping.td): Permutes the dimensions. */
SHLO_API shlo_status shlo_build_transpose(shlo_builder *builder, const shlo_value *operand, size_t permutation_count,
                                          const int64_t *permutation, const shlo_value **result, shlo_error **error);

/* stablehlo.triangular_solve (linear.td): Solves systems of linear equations with a triangular matrix of coefficients.
 * */
SHLO_API shlo_status shlo_build_triangular_solve(shlo_builder *builder, const shlo_value *a, const shlo_value *b,
                                                 int32_t left_side, int32_t lower, int32_t unit_diagonal,
                                                 shlo_transpose transpose_a, const shlo_value **result,
                                                 shlo_error **error);

/* stablehlo.tuple (control.td): Makes a tuple of values. */
SHLO_API shlo_status shlo_build_tuple(shlo_builder *builder, size_t val_count, const shlo_value *const *val,
                                      const shlo_value **result, shlo_error **error);

/* stablehlo.unary_einsum (deprecated.td): Sums, transposes or takes the diagonal of a tensor as an Einstein sum says.
 * result_type may be NULL. */
SHLO_API shlo_status shlo_build_unary_einsum(shlo_builder *builder, const shlo_value *operand,
                                             const char *einsum_config, size_t einsum_config_length,
                                             const shlo_type *result_type, const shlo_value **result,
                                             shlo_error **error);

/* stablehlo.uniform_dequantize (quantized.td): Computes the floats that quantized elements express. */
SHLO_API shlo_status shlo_build_uniform_dequantize(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.uniform_quantize (quantized.td): Quantizes floats, or quantizes quantized elements anew. */
SHLO_API shlo_status shlo_build_uniform_quantize(shlo_builder *builder, const shlo_value *operand,
                                                 const shlo_type *result_type, const shlo_value **result,
                                                 shlo_error **error);

/* stablehlo.while (control.td): Runs a body again and again on its own results, as long as a condition holds. */
SHLO_API shlo_status shlo_build_while(shlo_builder *builder, size_t operand_count, const shlo_value *const *operand,
                                      const shlo_region *cond, const shlo_region *body, size_t result_count,
                                      const shlo_value **results, shlo_error **error);

/* stablehlo.xor (elementwise.td): Computes the exclusive or of pairs of bits or logical values. */
SHLO_API shlo_status shlo_build_xor(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                    const shlo_value **result, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
