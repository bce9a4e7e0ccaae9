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

/* chlo._asin_acos_kernel, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_asin_acos_kernel(shlo_builder *builder, const shlo_value *operand,
                                                      const shlo_value **result, shlo_error **error);

/* chlo.acos, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_acos(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.acosh, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_acosh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                           shlo_error **error);

/* chlo.asin, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_asin(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.asinh, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_asinh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                           shlo_error **error);

/* chlo.atan, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_atan(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.atanh, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_atanh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                           shlo_error **error);

/* chlo.bessel_i1e, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_bessel_i1e(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value **result, shlo_error **error);

/* chlo.broadcast_add, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_add(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                   size_t broadcast_dimension_count,
                                                   const int64_t *broadcast_dimensions, const shlo_value **result,
                                                   shlo_error **error);

/* chlo.broadcast_and, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_and(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                   size_t broadcast_dimension_count,
                                                   const int64_t *broadcast_dimensions, const shlo_value **result,
                                                   shlo_error **error);

/* chlo.broadcast_atan2, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_atan2(shlo_builder *builder, const shlo_value *lhs,
                                                     const shlo_value *rhs, size_t broadcast_dimension_count,
                                                     const int64_t *broadcast_dimensions, const shlo_value **result,
                                                     shlo_error **error);

/* chlo.broadcast_compare, from chlo.td: broadcast_dimensions may be NULL, compare_type may be -1. */
SHLO_API shlo_status shlo_build_chlo_broadcast_compare(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, size_t broadcast_dimension_count,
                                                       const int64_t *broadcast_dimensions,
                                                       shlo_comparison_direction comparison_direction,
                                                       shlo_comparison_type compare_type, const shlo_value **result,
                                                       shlo_error **error);

/* chlo.broadcast_complex, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_complex(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, size_t broadcast_dimension_count,
                                                       const int64_t *broadcast_dimensions, const shlo_value **result,
                                                       shlo_error **error);

/* chlo.broadcast_divide, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_divide(shlo_builder *builder, const shlo_value *lhs,
                                                      const shlo_value *rhs, size_t broadcast_dimension_count,
                                                      const int64_t *broadcast_dimensions, const shlo_value **result,
                                                      shlo_error **error);

/* chlo.broadcast_maximum, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_maximum(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, size_t broadcast_dimension_count,
                                                       const int64_t *broadcast_dimensions, const shlo_value **result,
                                                       shlo_error **error);

/* chlo.broadcast_minimum, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_minimum(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, size_t broadcast_dimension_count,
                                                       const int64_t *broadcast_dimensions, const shlo_value **result,
                                                       shlo_error **error);

/* chlo.broadcast_multiply, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_multiply(shlo_builder *builder, const shlo_value *lhs,
                                                        const shlo_value *rhs, size_t broadcast_dimension_count,
                                                        const int64_t *broadcast_dimensions, const shlo_value **result,
                                                        shlo_error **error);

/* chlo.broadcast_next_after, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_next_after(shlo_builder *builder, const shlo_value *lhs,
                                                          const shlo_value *rhs, size_t broadcast_dimension_count,
                                                          const int64_t *broadcast_dimensions,
                                                          const shlo_value **result, shlo_error **error);

/* chlo.broadcast_or, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_or(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                  size_t broadcast_dimension_count, const int64_t *broadcast_dimensions,
                                                  const shlo_value **result, shlo_error **error);

/* chlo.broadcast_polygamma, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_polygamma(shlo_builder *builder, const shlo_value *lhs,
                                                         const shlo_value *rhs, size_t broadcast_dimension_count,
                                                         const int64_t *broadcast_dimensions, const shlo_value **result,
                                                         shlo_error **error);

/* chlo.broadcast_power, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_power(shlo_builder *builder, const shlo_value *lhs,
                                                     const shlo_value *rhs, size_t broadcast_dimension_count,
                                                     const int64_t *broadcast_dimensions, const shlo_value **result,
                                                     shlo_error **error);

/* chlo.broadcast_remainder, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_remainder(shlo_builder *builder, const shlo_value *lhs,
                                                         const shlo_value *rhs, size_t broadcast_dimension_count,
                                                         const int64_t *broadcast_dimensions, const shlo_value **result,
                                                         shlo_error **error);

/* chlo.broadcast_select, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_broadcast_select(shlo_builder *builder, const shlo_value *pred,
                                                      const shlo_value *on_true, const shlo_value *on_false,
                                                      const shlo_value **result, shlo_error **error);

/* chlo.broadcast_shift_left, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_shift_left(shlo_builder *builder, const shlo_value *lhs,
                                                          const shlo_value *rhs, size_t broadcast_dimension_count,
                                                          const int64_t *broadcast_dimensions,
                                                          const shlo_value **result, shlo_error **error);

/* chlo.broadcast_shift_right_arithmetic, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_shift_right_arithmetic(shlo_builder *builder, const shlo_value *lhs,
                                                                      const shlo_value *rhs,
                                                                      size_t broadcast_dimension_count,
                                                                      const int64_t *broadcast_dimensions,
                                                                      const shlo_value **result, shlo_error **error);

/* chlo.broadcast_shift_right_logical, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_shift_right_logical(shlo_builder *builder, const shlo_value *lhs,
                                                                   const shlo_value *rhs,
                                                                   size_t broadcast_dimension_count,
                                                                   const int64_t *broadcast_dimensions,
                                                                   const shlo_value **result, shlo_error **error);

/* chlo.broadcast_subtract, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_subtract(shlo_builder *builder, const shlo_value *lhs,
                                                        const shlo_value *rhs, size_t broadcast_dimension_count,
                                                        const int64_t *broadcast_dimensions, const shlo_value **result,
                                                        shlo_error **error);

/* chlo.broadcast_xor, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_xor(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                   size_t broadcast_dimension_count,
                                                   const int64_t *broadcast_dimensions, const shlo_value **result,
                                                   shlo_error **error);

/* chlo.broadcast_zeta, from chlo.td: broadcast_dimensions may be NULL. */
SHLO_API shlo_status shlo_build_chlo_broadcast_zeta(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                    size_t broadcast_dimension_count,
                                                    const int64_t *broadcast_dimensions, const shlo_value **result,
                                                    shlo_error **error);

/* chlo.conj, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_conj(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.constant, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_constant(shlo_builder *builder, const shlo_attribute *value,
                                              const shlo_value **output, shlo_error **error);

/* chlo.constant_like, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_constant_like(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_attribute *value, const shlo_value **result,
                                                   shlo_error **error);

/* chlo.cosh, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_cosh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.digamma, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_digamma(shlo_builder *builder, const shlo_value *operand,
                                             const shlo_value **result, shlo_error **error);

/* chlo.erf, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_erf(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                         shlo_error **error);

/* chlo.erf_inv, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_erf_inv(shlo_builder *builder, const shlo_value *operand,
                                             const shlo_value **result, shlo_error **error);

/* chlo.erfc, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_erfc(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.is_inf, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_is_inf(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                            shlo_error **error);

/* chlo.is_neg_inf, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_is_neg_inf(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value **result, shlo_error **error);

/* chlo.is_pos_inf, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_is_pos_inf(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value **result, shlo_error **error);

/* chlo.lgamma, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_lgamma(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                            shlo_error **error);

/* chlo.mulhi, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_mulhi(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                           const shlo_value **result, shlo_error **error);

/* chlo.next_after, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_next_after(shlo_builder *builder, const shlo_value *x, const shlo_value *y,
                                                const shlo_value **result, shlo_error **error);

/* chlo.polygamma, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_polygamma(shlo_builder *builder, const shlo_value *n, const shlo_value *x,
                                               const shlo_value **result, shlo_error **error);

/* chlo.ragged_dot, from chlo.td: precision_config may be NULL, result_type may be NULL. */
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

/* chlo.scan, from chlo.td: scan_dim_size may be NULL, is_reverse is 0 by default, is_associative may be NULL. */
SHLO_API shlo_status shlo_build_chlo_scan(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                          size_t init_count, const shlo_value *const *inits, int64_t dimension,
                                          const shlo_attribute *scan_dim_size, int32_t is_reverse,
                                          const shlo_attribute *is_associative, const shlo_region *body,
                                          size_t output_count, const shlo_value **outputs, size_t carrie_count,
                                          const shlo_value **carries, shlo_error **error);

/* chlo.sinh, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_sinh(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                          shlo_error **error);

/* chlo.square, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_square(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                            shlo_error **error);

/* chlo.tan, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_tan(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                         shlo_error **error);

/* chlo.top_k, from chlo.td: is_stable is 1 by default. */
SHLO_API shlo_status shlo_build_chlo_top_k(shlo_builder *builder, const shlo_value *operand, int64_t k,
                                           int32_t is_stable, const shlo_value **values, const shlo_value **indices,
                                           shlo_error **error);

/* chlo.zeta, from chlo.td. */
SHLO_API shlo_status shlo_build_chlo_zeta(shlo_builder *builder, const shlo_value *x, const shlo_value *q,
                                          const shlo_value **result, shlo_error **error);

/* stablehlo.abs, from elementwise.td. */
SHLO_API shlo_status shlo_build_abs(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.add, from elementwise.td. */
SHLO_API shlo_status shlo_build_add(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                    const shlo_value **result, shlo_error **error);

/* stablehlo.after_all, from io.td. */
SHLO_API shlo_status shlo_build_after_all(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                          const shlo_value **result, shlo_error **error);

/* stablehlo.all_gather, from collective.td: channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_all_gather(shlo_builder *builder, size_t operand_count,
                                           const shlo_value *const *operands, int64_t all_gather_dim,
                                           const shlo_attribute *replica_groups, const shlo_attribute *channel_handle,
                                           int32_t use_global_device_ids, size_t result_type_count,
                                           const shlo_type *const *result_types, size_t result_count,
                                           const shlo_value **results, shlo_error **error);

/* stablehlo.all_reduce, from collective.td: channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_all_reduce(shlo_builder *builder, size_t operand_count,
                                           const shlo_value *const *operands, const shlo_attribute *replica_groups,
                                           const shlo_attribute *channel_handle, int32_t use_global_device_ids,
                                           const shlo_region *computation, size_t result_count,
                                           const shlo_value **results, shlo_error **error);

/* stablehlo.all_to_all, from collective.td: channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_all_to_all(shlo_builder *builder, size_t operand_count,
                                           const shlo_value *const *operands, int64_t split_dimension,
                                           int64_t concat_dimension, int64_t split_count,
                                           const shlo_attribute *replica_groups, const shlo_attribute *channel_handle,
                                           size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.and, from elementwise.td. */
SHLO_API shlo_status shlo_build_and(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                    const shlo_value **result, shlo_error **error);

/* stablehlo.async_done, from control.td. */
SHLO_API shlo_status shlo_build_async_done(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                           shlo_error **error);

/* stablehlo.async_start, from control.td. */
SHLO_API shlo_status shlo_build_async_start(shlo_builder *builder, size_t operand_count,
                                            const shlo_value *const *operands, const shlo_region *body,
                                            const shlo_value **result, shlo_error **error);

/* stablehlo.atan2, from elementwise.td. */
SHLO_API shlo_status shlo_build_atan2(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                      const shlo_value **result, shlo_error **error);

/* stablehlo.batch_norm_grad, from deprecated.td. */
SHLO_API shlo_status shlo_build_batch_norm_grad(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value *scale, const shlo_value *mean,
                                                const shlo_value *variance, const shlo_value *grad_output,
                                                double epsilon, int64_t feature_index, const shlo_value **grad_operand,
                                                const shlo_value **grad_scale, const shlo_value **grad_offset,
                                                shlo_error **error);

/* stablehlo.batch_norm_inference, from deprecated.td. */
SHLO_API shlo_status shlo_build_batch_norm_inference(shlo_builder *builder, const shlo_value *operand,
                                                     const shlo_value *scale, const shlo_value *offset,
                                                     const shlo_value *mean, const shlo_value *variance, double epsilon,
                                                     int64_t feature_index, const shlo_value **result,
                                                     shlo_error **error);

/* stablehlo.batch_norm_training, from deprecated.td. */
SHLO_API shlo_status shlo_build_batch_norm_training(shlo_builder *builder, const shlo_value *operand,
                                                    const shlo_value *scale, const shlo_value *offset, double epsilon,
                                                    int64_t feature_index, const shlo_value **output,
                                                    const shlo_value **batch_mean, const shlo_value **batch_var,
                                                    shlo_error **error);

/* stablehlo.bitcast_convert, from shaping.td. */
SHLO_API shlo_status shlo_build_bitcast_convert(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_type *result_type, const shlo_value **result,
                                                shlo_error **error);

/* stablehlo.broadcast, from deprecated.td. */
SHLO_API shlo_status shlo_build_broadcast(shlo_builder *builder, const shlo_value *operand, size_t broadcast_size_count,
                                          const int64_t *broadcast_sizes, const shlo_value **result,
                                          shlo_error **error);

/* stablehlo.broadcast_in_dim, from shaping.td. */
SHLO_API shlo_status shlo_build_broadcast_in_dim(shlo_builder *builder, const shlo_value *operand,
                                                 size_t broadcast_dimension_count, const int64_t *broadcast_dimensions,
                                                 const shlo_type *result_type, const shlo_value **result,
                                                 shlo_error **error);

/* stablehlo.case, from control.td. */
SHLO_API shlo_status shlo_build_case(shlo_builder *builder, const shlo_value *index, size_t branch_count,
                                     const shlo_region *const *branches, size_t result_count,
                                     const shlo_value **results, shlo_error **error);

/* stablehlo.cbrt, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_cbrt(shlo_builder *builder, const shlo_value *operand,
                                     const shlo_attribute *result_accuracy, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.ceil, from elementwise.td. */
SHLO_API shlo_status shlo_build_ceil(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.cholesky, from linear.td: lower is 0 by default. */
SHLO_API shlo_status shlo_build_cholesky(shlo_builder *builder, const shlo_value *a, int32_t lower,
                                         const shlo_value **result, shlo_error **error);

/* stablehlo.clamp, from elementwise.td. */
SHLO_API shlo_status shlo_build_clamp(shlo_builder *builder, const shlo_value *min, const shlo_value *operand,
                                      const shlo_value *max, const shlo_value **result, shlo_error **error);

/* stablehlo.collective_broadcast, from collective.td: channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_collective_broadcast(shlo_builder *builder, size_t operand_count,
                                                     const shlo_value *const *operands,
                                                     const shlo_attribute *replica_groups,
                                                     const shlo_attribute *channel_handle, int32_t has_dynamic_root,
                                                     size_t result_count, const shlo_value **results,
                                                     shlo_error **error);

/* stablehlo.collective_permute, from collective.td: source_target_pairs has rows of 2, channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_collective_permute(shlo_builder *builder, const shlo_value *operand,
                                                   size_t source_target_pair_count, const int64_t *source_target_pairs,
                                                   const shlo_attribute *channel_handle, const shlo_value **result,
                                                   shlo_error **error);

/* stablehlo.collective_reduce, from collective.td: channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_collective_reduce(shlo_builder *builder, size_t operand_count,
                                                  const shlo_value *const *operands,
                                                  const shlo_attribute *replica_groups,
                                                  const shlo_attribute *channel_handle, int32_t use_global_device_ids,
                                                  int32_t has_dynamic_root, const shlo_region *computation,
                                                  size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.compare, from elementwise.td: compare_type may be -1. */
SHLO_API shlo_status shlo_build_compare(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                        shlo_comparison_direction comparison_direction,
                                        shlo_comparison_type compare_type, const shlo_value **result,
                                        shlo_error **error);

/* stablehlo.complex, from elementwise.td. */
SHLO_API shlo_status shlo_build_complex(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.composite, from control.td: composite_attributes may be NULL, version is 0 by default, result_types may be
 * NULL. */
SHLO_API shlo_status shlo_build_composite(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                          const char *name, size_t name_length,
                                          const shlo_attribute *composite_attributes, const char *decomposition,
                                          size_t decomposition_length, int32_t version, size_t composite_region_count,
                                          const shlo_region *const *composite_regions, size_t result_type_count,
                                          const shlo_type *const *result_types, size_t result_count,
                                          const shlo_value **results, shlo_error **error);

/* stablehlo.concatenate, from shaping.td. */
SHLO_API shlo_status shlo_build_concatenate(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                            int64_t dimension, const shlo_value **result, shlo_error **error);

/* stablehlo.constant, from shaping.td: output_type may be NULL. */
SHLO_API shlo_status shlo_build_constant(shlo_builder *builder, const shlo_attribute *value,
                                         const shlo_type *output_type, const shlo_value **output, shlo_error **error);

/* stablehlo.convert, from elementwise.td. */
SHLO_API shlo_status shlo_build_convert(shlo_builder *builder, const shlo_value *operand, const shlo_type *result_type,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.convolution, from linear.td: window_strides may be NULL, padding may be NULL, padding has rows of 2,
 * lhs_dilation may be NULL, rhs_dilation may be NULL, window_reversal may be NULL, precision_config may be NULL,
 * result_type may be NULL. */
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

/* stablehlo.cosine, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_cosine(shlo_builder *builder, const shlo_value *operand,
                                       const shlo_attribute *result_accuracy, const shlo_value **result,
                                       shlo_error **error);

/* stablehlo.count_leading_zeros, from elementwise.td. */
SHLO_API shlo_status shlo_build_count_leading_zeros(shlo_builder *builder, const shlo_value *operand,
                                                    const shlo_value **result, shlo_error **error);

/* stablehlo.create_token, from io.td. */
SHLO_API shlo_status shlo_build_create_token(shlo_builder *builder, const shlo_value **output, shlo_error **error);

/* stablehlo.cross-replica-sum, from deprecated.td. */
SHLO_API shlo_status shlo_build_cross_replica_sum(shlo_builder *builder, const shlo_value *operand,
                                                  const shlo_attribute *replica_groups, const shlo_value **result,
                                                  shlo_error **error);

/* stablehlo.custom_call, from control.td: has_side_effect is 0 by default, backend_config may be NULL, api_version is
 * 1 by default, called_computations may be NULL, operand_layouts may be NULL, result_layouts may be NULL,
 * output_operand_aliases may be NULL, result_tilings may be NULL. */
SHLO_API shlo_status shlo_build_custom_call(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                            const char *call_target_name, size_t call_target_name_length,
                                            int32_t has_side_effect, const shlo_attribute *backend_config,
                                            shlo_api_version api_version, const shlo_attribute *called_computations,
                                            const shlo_attribute *operand_layouts, const shlo_attribute *result_layouts,
                                            const shlo_attribute *output_operand_aliases,
                                            const shlo_attribute *result_tilings, size_t result_type_count,
                                            const shlo_type *const *result_types, size_t result_count,
                                            const shlo_value **results, shlo_error **error);

/* stablehlo.divide, from elementwise.td. */
SHLO_API shlo_status shlo_build_divide(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                       const shlo_value **result, shlo_error **error);

/* stablehlo.dot, from deprecated.td: precision_config may be NULL, result_type may be NULL. */
SHLO_API shlo_status shlo_build_dot(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                    size_t precision_config_count, const shlo_precision *precision_config,
                                    const shlo_type *result_type, const shlo_value **result, shlo_error **error);

/* stablehlo.dot_general, from linear.td: precision_config may be NULL, algorithm may be NULL, result_type may be NULL.
 * */
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

/* stablehlo.dynamic_broadcast_in_dim, from dynamic.td: known_expanding_dimensions may be NULL,
 * known_nonexpanding_dimensions may be NULL, result_type may be NULL. */
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

/* stablehlo.dynamic_conv, from linear.td: window_strides may be NULL, lhs_dilation may be NULL, rhs_dilation may be
 * NULL, window_reversal may be NULL, precision_config may be NULL, result_type may be NULL. */
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

/* stablehlo.dynamic_gather, from indexing.td: indices_are_sorted is 0 by default, result_type may be NULL. */
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

/* stablehlo.dynamic_iota, from dynamic.td. */
SHLO_API shlo_status shlo_build_dynamic_iota(shlo_builder *builder, const shlo_value *output_shape,
                                             int64_t iota_dimension, const shlo_type *result_type,
                                             const shlo_value **result, shlo_error **error);

/* stablehlo.dynamic_pad, from dynamic.td: result_type may be NULL. */
SHLO_API shlo_status shlo_build_dynamic_pad(shlo_builder *builder, const shlo_value *operand,
                                            const shlo_value *padding_value, const shlo_value *edge_padding_low,
                                            const shlo_value *edge_padding_high, const shlo_value *interior_padding,
                                            const shlo_type *result_type, const shlo_value **result,
                                            shlo_error **error);

/* stablehlo.dynamic_reshape, from dynamic.td: result_type may be NULL. */
SHLO_API shlo_status shlo_build_dynamic_reshape(shlo_builder *builder, const shlo_value *operand,
                                                const shlo_value *output_shape, const shlo_type *result_type,
                                                const shlo_value **result, shlo_error **error);

/* stablehlo.dynamic_slice, from indexing.td. */
SHLO_API shlo_status shlo_build_dynamic_slice(shlo_builder *builder, const shlo_value *operand,
                                              size_t start_index_count, const shlo_value *const *start_indices,
                                              size_t slice_size_count, const int64_t *slice_sizes,
                                              const shlo_value **result, shlo_error **error);

/* stablehlo.dynamic_update_slice, from indexing.td. */
SHLO_API shlo_status shlo_build_dynamic_update_slice(shlo_builder *builder, const shlo_value *operand,
                                                     const shlo_value *update, size_t start_index_count,
                                                     const shlo_value *const *start_indices, const shlo_value **result,
                                                     shlo_error **error);

/* stablehlo.einsum, from deprecated.td: result_type may be NULL. */
SHLO_API shlo_status shlo_build_einsum(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                       const char *einsum_config, size_t einsum_config_length,
                                       const shlo_type *result_type, const shlo_value **result, shlo_error **error);

/* stablehlo.exponential, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_exponential(shlo_builder *builder, const shlo_value *operand,
                                            const shlo_attribute *result_accuracy, const shlo_value **result,
                                            shlo_error **error);

/* stablehlo.exponential_minus_one, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_exponential_minus_one(shlo_builder *builder, const shlo_value *operand,
                                                      const shlo_attribute *result_accuracy, const shlo_value **result,
                                                      shlo_error **error);

/* stablehlo.fft, from linear.td. */
SHLO_API shlo_status shlo_build_fft(shlo_builder *builder, const shlo_value *operand, shlo_fft_type fft_type,
                                    size_t fft_length_count, const int64_t *fft_length, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.floor, from elementwise.td. */
SHLO_API shlo_status shlo_build_floor(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                      shlo_error **error);

/* stablehlo.gather, from indexing.td: indices_are_sorted is 0 by default. */
SHLO_API shlo_status shlo_build_gather(shlo_builder *builder, const shlo_value *operand,
                                       const shlo_value *start_indices, size_t offset_dim_count,
                                       const int64_t *offset_dims, size_t collapsed_slice_dim_count,
                                       const int64_t *collapsed_slice_dims, size_t operand_batching_dim_count,
                                       const int64_t *operand_batching_dims, size_t start_indices_batching_dim_count,
                                       const int64_t *start_indices_batching_dims, size_t start_index_map_count,
                                       const int64_t *start_index_map, int64_t index_vector_dim,
                                       size_t slice_size_count, const int64_t *slice_sizes, int32_t indices_are_sorted,
                                       const shlo_value **result, shlo_error **error);

/* stablehlo.get_dimension_size, from dynamic.td. */
SHLO_API shlo_status shlo_build_get_dimension_size(shlo_builder *builder, const shlo_value *operand, int64_t dimension,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.get_tuple_element, from control.td. */
SHLO_API shlo_status shlo_build_get_tuple_element(shlo_builder *builder, const shlo_value *operand, int32_t index,
                                                  const shlo_value **result, shlo_error **error);

/* stablehlo.if, from control.td. */
SHLO_API shlo_status shlo_build_if(shlo_builder *builder, const shlo_value *pred, const shlo_region *true_branch,
                                   const shlo_region *false_branch, size_t result_count, const shlo_value **results,
                                   shlo_error **error);

/* stablehlo.imag, from elementwise.td. */
SHLO_API shlo_status shlo_build_imag(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.infeed, from io.td: infeed_config may be NULL, layout may be NULL. */
SHLO_API shlo_status shlo_build_infeed(shlo_builder *builder, const shlo_value *token, const char *infeed_config,
                                       size_t infeed_config_length, const shlo_attribute *layout,
                                       size_t result_type_count, const shlo_type *const *result_types,
                                       size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.iota, from shaping.td. */
SHLO_API shlo_status shlo_build_iota(shlo_builder *builder, int64_t iota_dimension, const shlo_type *output_type,
                                     const shlo_value **output, shlo_error **error);

/* stablehlo.is_finite, from elementwise.td. */
SHLO_API shlo_status shlo_build_is_finite(shlo_builder *builder, const shlo_value *x, const shlo_value **y,
                                          shlo_error **error);

/* stablehlo.log, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_log(shlo_builder *builder, const shlo_value *operand,
                                    const shlo_attribute *result_accuracy, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.log_plus_one, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_log_plus_one(shlo_builder *builder, const shlo_value *operand,
                                             const shlo_attribute *result_accuracy, const shlo_value **result,
                                             shlo_error **error);

/* stablehlo.logistic, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_logistic(shlo_builder *builder, const shlo_value *operand,
                                         const shlo_attribute *result_accuracy, const shlo_value **result,
                                         shlo_error **error);

/* stablehlo.map, from reduction.td. */
SHLO_API shlo_status shlo_build_map(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                    size_t dimension_count, const int64_t *dimensions, const shlo_region *computation,
                                    const shlo_value **result, shlo_error **error);

/* stablehlo.maximum, from elementwise.td. */
SHLO_API shlo_status shlo_build_maximum(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.minimum, from elementwise.td. */
SHLO_API shlo_status shlo_build_minimum(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.multiply, from elementwise.td. */
SHLO_API shlo_status shlo_build_multiply(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                         const shlo_value **result, shlo_error **error);

/* stablehlo.negate, from elementwise.td. */
SHLO_API shlo_status shlo_build_negate(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                       shlo_error **error);

/* stablehlo.not, from elementwise.td. */
SHLO_API shlo_status shlo_build_not(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.optimization_barrier, from control.td. */
SHLO_API shlo_status shlo_build_optimization_barrier(shlo_builder *builder, size_t operand_count,
                                                     const shlo_value *const *operand, size_t result_count,
                                                     const shlo_value **result, shlo_error **error);

/* stablehlo.or, from elementwise.td. */
SHLO_API shlo_status shlo_build_or(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                   const shlo_value **result, shlo_error **error);

/* stablehlo.outfeed, from io.td: outfeed_config may be NULL. */
SHLO_API shlo_status shlo_build_outfeed(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                        const shlo_value *token, const char *outfeed_config,
                                        size_t outfeed_config_length, const shlo_value **result, shlo_error **error);

/* stablehlo.pad, from shaping.td. */
SHLO_API shlo_status shlo_build_pad(shlo_builder *builder, const shlo_value *operand, const shlo_value *padding_value,
                                    size_t edge_padding_low_count, const int64_t *edge_padding_low,
                                    size_t edge_padding_high_count, const int64_t *edge_padding_high,
                                    size_t interior_padding_count, const int64_t *interior_padding,
                                    const shlo_value **result, shlo_error **error);

/* stablehlo.partition_id, from collective.td. */
SHLO_API shlo_status shlo_build_partition_id(shlo_builder *builder, const shlo_value **result, shlo_error **error);

/* stablehlo.popcnt, from elementwise.td. */
SHLO_API shlo_status shlo_build_popcnt(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                       shlo_error **error);

/* stablehlo.power, from elementwise.td. */
SHLO_API shlo_status shlo_build_power(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                      const shlo_value **result, shlo_error **error);

/* stablehlo.real, from elementwise.td. */
SHLO_API shlo_status shlo_build_real(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.real_dynamic_slice, from dynamic.td: result_type may be NULL. */
SHLO_API shlo_status shlo_build_real_dynamic_slice(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value *start_indices, const shlo_value *limit_indices,
                                                   const shlo_value *strides, const shlo_type *result_type,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.recv, from io.td: is_host_transfer is 0 by default, source_target_pairs may be NULL, source_target_pairs
 * has rows of 2. */
SHLO_API shlo_status shlo_build_recv(shlo_builder *builder, const shlo_value *token, int64_t channel_id,
                                     int64_t channel_type, int32_t is_host_transfer, size_t source_target_pair_count,
                                     const int64_t *source_target_pairs, size_t result_type_count,
                                     const shlo_type *const *result_types, size_t result_count,
                                     const shlo_value **results, shlo_error **error);

/* stablehlo.reduce, from reduction.td. */
SHLO_API shlo_status shlo_build_reduce(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                       size_t init_value_count, const shlo_value *const *init_values,
                                       size_t dimension_count, const int64_t *dimensions, const shlo_region *body,
                                       size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.reduce_precision, from elementwise.td. */
SHLO_API shlo_status shlo_build_reduce_precision(shlo_builder *builder, const shlo_value *operand,
                                                 int32_t exponent_bits, int32_t mantissa_bits,
                                                 const shlo_value **output, shlo_error **error);

/* stablehlo.reduce_scatter, from collective.td: channel_handle may be NULL. */
SHLO_API shlo_status shlo_build_reduce_scatter(shlo_builder *builder, const shlo_value *operand,
                                               int64_t scatter_dimension, const shlo_attribute *replica_groups,
                                               const shlo_attribute *channel_handle, int32_t use_global_device_ids,
                                               const shlo_region *computation, const shlo_type *result_type,
                                               const shlo_value **result, shlo_error **error);

/* stablehlo.reduce_window, from reduction.td: window_strides may be NULL, base_dilations may be NULL, window_dilations
 * may be NULL, padding may be NULL, padding has rows of 2. */
SHLO_API shlo_status shlo_build_reduce_window(shlo_builder *builder, size_t input_count,
                                              const shlo_value *const *inputs, size_t init_value_count,
                                              const shlo_value *const *init_values, size_t window_dimension_count,
                                              const int64_t *window_dimensions, size_t window_stride_count,
                                              const int64_t *window_strides, size_t base_dilation_count,
                                              const int64_t *base_dilations, size_t window_dilation_count,
                                              const int64_t *window_dilations, size_t padding_count,
                                              const int64_t *padding, const shlo_region *body, size_t result_count,
                                              const shlo_value **results, shlo_error **error);

/* stablehlo.remainder, from elementwise.td. */
SHLO_API shlo_status shlo_build_remainder(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                          const shlo_value **result, shlo_error **error);

/* stablehlo.replica_id, from collective.td. */
SHLO_API shlo_status shlo_build_replica_id(shlo_builder *builder, const shlo_value **result, shlo_error **error);

/* stablehlo.reshape, from shaping.td. */
SHLO_API shlo_status shlo_build_reshape(shlo_builder *builder, const shlo_value *operand, const shlo_type *result_type,
                                        const shlo_value **result, shlo_error **error);

/* stablehlo.reverse, from shaping.td. */
SHLO_API shlo_status shlo_build_reverse(shlo_builder *builder, const shlo_value *operand, size_t dimension_count,
                                        const int64_t *dimensions, const shlo_value **result, shlo_error **error);

/* stablehlo.rng, from random.td: result_type may be NULL. */
SHLO_API shlo_status shlo_build_rng(shlo_builder *builder, const shlo_value *a, const shlo_value *b,
                                    const shlo_value *shape, shlo_rng_distribution rng_distribution,
                                    const shlo_type *result_type, const shlo_value **result, shlo_error **error);

/* stablehlo.rng_bit_generator, from random.td. */
SHLO_API shlo_status shlo_build_rng_bit_generator(shlo_builder *builder, const shlo_value *initial_state,
                                                  shlo_rng_algorithm rng_algorithm, const shlo_type *output_state_type,
                                                  const shlo_type *output_type, const shlo_value **output_state,
                                                  const shlo_value **output, shlo_error **error);

/* stablehlo.round_nearest_afz, from elementwise.td. */
SHLO_API shlo_status shlo_build_round_nearest_afz(shlo_builder *builder, const shlo_value *operand,
                                                  const shlo_value **result, shlo_error **error);

/* stablehlo.round_nearest_even, from elementwise.td. */
SHLO_API shlo_status shlo_build_round_nearest_even(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.rsqrt, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_rsqrt(shlo_builder *builder, const shlo_value *operand,
                                      const shlo_attribute *result_accuracy, const shlo_value **result,
                                      shlo_error **error);

/* stablehlo.scatter, from indexing.td: indices_are_sorted is 0 by default, unique_indices is 0 by default. */
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

/* stablehlo.select, from elementwise.td. */
SHLO_API shlo_status shlo_build_select(shlo_builder *builder, const shlo_value *pred, const shlo_value *on_true,
                                       const shlo_value *on_false, const shlo_value **result, shlo_error **error);

/* stablehlo.select_and_scatter, from reduction.td: window_dimensions may be NULL, window_strides may be NULL, padding
 * may be NULL, padding has rows of 2. */
SHLO_API shlo_status shlo_build_select_and_scatter(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value *source, const shlo_value *init_value,
                                                   size_t window_dimension_count, const int64_t *window_dimensions,
                                                   size_t window_stride_count, const int64_t *window_strides,
                                                   size_t padding_count, const int64_t *padding,
                                                   const shlo_region *select, const shlo_region *scatter,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.send, from io.td: is_host_transfer is 0 by default, source_target_pairs may be NULL, source_target_pairs
 * has rows of 2. */
SHLO_API shlo_status shlo_build_send(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                     const shlo_value *token, int64_t channel_id, int64_t channel_type,
                                     int32_t is_host_transfer, size_t source_target_pair_count,
                                     const int64_t *source_target_pairs, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.set_dimension_size, from dynamic.td: result_type may be NULL. */
SHLO_API shlo_status shlo_build_set_dimension_size(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value *size, int64_t dimension,
                                                   const shlo_type *result_type, const shlo_value **result,
                                                   shlo_error **error);

/* stablehlo.shift_left, from elementwise.td. */
SHLO_API shlo_status shlo_build_shift_left(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                           const shlo_value **result, shlo_error **error);

/* stablehlo.shift_right_arithmetic, from elementwise.td. */
SHLO_API shlo_status shlo_build_shift_right_arithmetic(shlo_builder *builder, const shlo_value *lhs,
                                                       const shlo_value *rhs, const shlo_value **result,
                                                       shlo_error **error);

/* stablehlo.shift_right_logical, from elementwise.td. */
SHLO_API shlo_status shlo_build_shift_right_logical(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                                    const shlo_value **result, shlo_error **error);

/* stablehlo.sign, from elementwise.td. */
SHLO_API shlo_status shlo_build_sign(shlo_builder *builder, const shlo_value *operand, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.sine, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_sine(shlo_builder *builder, const shlo_value *operand,
                                     const shlo_attribute *result_accuracy, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.slice, from shaping.td. */
SHLO_API shlo_status shlo_build_slice(shlo_builder *builder, const shlo_value *operand, size_t start_index_count,
                                      const int64_t *start_indices, size_t limit_index_count,
                                      const int64_t *limit_indices, size_t stride_count, const int64_t *strides,
                                      const shlo_value **result, shlo_error **error);

/* stablehlo.sort, from reduction.td: dimension is -1 by default, is_stable is 0 by default. */
SHLO_API shlo_status shlo_build_sort(shlo_builder *builder, size_t input_count, const shlo_value *const *inputs,
                                     int64_t dimension, int32_t is_stable, const shlo_region *comparator,
                                     size_t result_count, const shlo_value **results, shlo_error **error);

/* stablehlo.sqrt, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_sqrt(shlo_builder *builder, const shlo_value *operand,
                                     const shlo_attribute *result_accuracy, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.subtract, from elementwise.td. */
SHLO_API shlo_status shlo_build_subtract(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                         const shlo_value **result, shlo_error **error);

/* stablehlo.tan, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_tan(shlo_builder *builder, const shlo_value *operand,
                                    const shlo_attribute *result_accuracy, const shlo_value **result,
                                    shlo_error **error);

/* stablehlo.tanh, from elementwise.td: result_accuracy may be NULL. */
SHLO_API shlo_status shlo_build_tanh(shlo_builder *builder, const shlo_value *operand,
                                     const shlo_attribute *result_accuracy, const shlo_value **result,
                                     shlo_error **error);

/* stablehlo.torch_index_select, from deprecated.td. */
SHLO_API shlo_status shlo_build_torch_index_select(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value *index, int64_t dim, int64_t batch_dims,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.transpose, from shaping.td. */
SHLO_API shlo_status shlo_build_transpose(shlo_builder *builder, const shlo_value *operand, size_t permutation_count,
                                          const int64_t *permutation, const shlo_value **result, shlo_error **error);

/* stablehlo.triangular_solve, from linear.td. */
SHLO_API shlo_status shlo_build_triangular_solve(shlo_builder *builder, const shlo_value *a, const shlo_value *b,
                                                 int32_t left_side, int32_t lower, int32_t unit_diagonal,
                                                 shlo_transpose transpose_a, const shlo_value **result,
                                                 shlo_error **error);

/* stablehlo.tuple, from control.td. */
SHLO_API shlo_status shlo_build_tuple(shlo_builder *builder, size_t val_count, const shlo_value *const *val,
                                      const shlo_value **result, shlo_error **error);

/* stablehlo.unary_einsum, from deprecated.td: result_type may be NULL. */
SHLO_API shlo_status shlo_build_unary_einsum(shlo_builder *builder, const shlo_value *operand,
                                             const char *einsum_config, size_t einsum_config_length,
                                             const shlo_type *result_type, const shlo_value **result,
                                             shlo_error **error);

/* stablehlo.uniform_dequantize, from quantized.td. */
SHLO_API shlo_status shlo_build_uniform_dequantize(shlo_builder *builder, const shlo_value *operand,
                                                   const shlo_value **result, shlo_error **error);

/* stablehlo.uniform_quantize, from quantized.td. */
SHLO_API shlo_status shlo_build_uniform_quantize(shlo_builder *builder, const shlo_value *operand,
                                                 const shlo_type *result_type, const shlo_value **result,
                                                 shlo_error **error);

/* stablehlo.while, from control.td. */
SHLO_API shlo_status shlo_build_while(shlo_builder *builder, size_t operand_count, const shlo_value *const *operand,
                                      const shlo_region *cond, const shlo_region *body, size_t result_count,
                                      const shlo_value **results, shlo_error **error);

/* stablehlo.xor, from elementwise.td. */
SHLO_API shlo_status shlo_build_xor(shlo_builder *builder, const shlo_value *lhs, const shlo_value *rhs,
                                    const shlo_value **result, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
