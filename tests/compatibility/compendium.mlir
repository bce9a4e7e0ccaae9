// The opset in functions that each need one version: tests/compatibility/frozen/since.txt tells which, and has the artifact of
// each version. Made again with make.py; a new version adds functions here and changes none.
func.func @unary(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.abs %arg0 : tensor<4xf32>
  %1 = stablehlo.ceil %0 : tensor<4xf32>
  %2 = stablehlo.floor %1 : tensor<4xf32>
  %3 = stablehlo.negate %2 : tensor<4xf32>
  %4 = stablehlo.round_nearest_afz %3 : tensor<4xf32>
  %5 = stablehlo.round_nearest_even %4 : tensor<4xf32>
  %6 = stablehlo.sign %5 : tensor<4xf32>
  %7 = stablehlo.cbrt %6 : tensor<4xf32>
  %8 = stablehlo.cosine %7 : tensor<4xf32>
  %9 = stablehlo.exponential %8 : tensor<4xf32>
  %10 = stablehlo.exponential_minus_one %9 : tensor<4xf32>
  %11 = stablehlo.log %10 : tensor<4xf32>
  %12 = stablehlo.log_plus_one %11 : tensor<4xf32>
  %13 = stablehlo.logistic %12 : tensor<4xf32>
  %14 = stablehlo.rsqrt %13 : tensor<4xf32>
  %15 = stablehlo.sine %14 : tensor<4xf32>
  %16 = stablehlo.sqrt %15 : tensor<4xf32>
  %17 = stablehlo.tanh %16 : tensor<4xf32>
  return %17 : tensor<4xf32>
}
func.func @bits(%arg0: tensor<4xui16>) -> tensor<4xui16> {
  %0 = stablehlo.count_leading_zeros %arg0 : tensor<4xui16>
  %1 = stablehlo.popcnt %0 : tensor<4xui16>
  %2 = stablehlo.not %1 : tensor<4xui16>
  return %2 : tensor<4xui16>
}
func.func @binary(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
  %1 = stablehlo.atan2 %0, %arg1 : tensor<4xf32>
  %2 = stablehlo.divide %1, %arg1 : tensor<4xf32>
  %3 = stablehlo.maximum %2, %arg1 : tensor<4xf32>
  %4 = stablehlo.minimum %3, %arg1 : tensor<4xf32>
  %5 = stablehlo.multiply %4, %arg1 : tensor<4xf32>
  %6 = stablehlo.power %5, %arg1 : tensor<4xf32>
  %7 = stablehlo.remainder %6, %arg1 : tensor<4xf32>
  %8 = stablehlo.subtract %7, %arg1 : tensor<4xf32>
  return %8 : tensor<4xf32>
}
func.func @logical(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.and %arg0, %arg1 : tensor<4xi32>
  %1 = stablehlo.or %0, %arg1 : tensor<4xi32>
  %2 = stablehlo.xor %1, %arg1 : tensor<4xi32>
  %3 = stablehlo.shift_left %2, %arg1 : tensor<4xi32>
  %4 = stablehlo.shift_right_arithmetic %3, %arg1 : tensor<4xi32>
  %5 = stablehlo.shift_right_logical %4, %arg1 : tensor<4xi32>
  return %5 : tensor<4xi32>
}
func.func @parts(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f32>>, tensor<4xi1>, tensor<4xf64>) {
  %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = stablehlo.complex %1, %0 : tensor<4xcomplex<f32>>
  %3 = stablehlo.is_finite %0 : (tensor<4xf32>) -> tensor<4xi1>
  %4 = stablehlo.abs %arg1 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  return %2, %3, %4 : tensor<4xcomplex<f32>>, tensor<4xi1>, tensor<4xf64>
}
func.func @converted(%arg0: tensor<4xf32>) -> (tensor<4xi8>, tensor<2x2xf32>) {
  %0 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xui8>
  %1 = stablehlo.bitcast_convert %0 : (tensor<4xui8>) -> tensor<4xi8>
  %2 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<4xf32>
  %3 = stablehlo.reshape %2 : (tensor<4xf32>) -> tensor<2x2xf32>
  return %1, %3 : tensor<4xi8>, tensor<2x2xf32>
}
func.func @compared(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>) -> tensor<4xf32> {
  %0 = stablehlo.compare EQ, %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = stablehlo.compare GE, %arg0, %arg0, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = stablehlo.compare GT, %arg1, %arg1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %4 = stablehlo.compare LE, %0, %1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %5 = stablehlo.compare LT, %2, %3 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %6 = stablehlo.select %5, %arg0, %arg0 : tensor<4xi1>, tensor<4xf32>
  %7 = stablehlo.clamp %6, %arg0, %6 : tensor<4xf32>
  return %7 : tensor<4xf32>
}
func.func @constants() -> (tensor<2x2xf32>, tensor<9xi1>, tensor<3xi4>, tensor<5xcomplex<f32>>, tensor<i1>, tensor<i1>, tensor<0xi16>, tensor<3xi1>) {
  %0 = stablehlo.constant dense<[[1.0, 2.5], [-0.0, 0x7FC00000]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[true, false, true, true, false, false, false, true, true]> : tensor<9xi1>
  %2 = stablehlo.constant dense<[1, -8, 7]> : tensor<3xi4>
  %3 = stablehlo.constant dense<(1.0,-2.0)> : tensor<5xcomplex<f32>>
  %4 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.constant dense<false> : tensor<i1>
  %6 = stablehlo.constant dense<> : tensor<0xi16>
  %7 = stablehlo.constant dense<true> : tensor<3xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x2xf32>, tensor<9xi1>, tensor<3xi4>, tensor<5xcomplex<f32>>, tensor<i1>, tensor<i1>, tensor<0xi16>, tensor<3xi1>
}
func.func @shapes(%arg0: tensor<3xf32>, %arg1: tensor<f32>) -> tensor<4x9xf32> {
  %0 = stablehlo.broadcast %arg0, sizes = [2] : (tensor<3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
  %4 = stablehlo.reverse %3, dims = [0] : tensor<6x2xf32>
  %5 = stablehlo.slice %4 [1:4, 0:2:1] : (tensor<6x2xf32>) -> tensor<3x2xf32>
  %6 = stablehlo.pad %5, %arg1, low = [1, 0], high = [0, -1], interior = [0, 8] : (tensor<3x2xf32>, tensor<f32>) -> tensor<4x9xf32>
  %7 = stablehlo.iota dim = 1 : tensor<4x9xf32>
  %8 = stablehlo.add %6, %7 : tensor<4x9xf32>
  return %8 : tensor<4x9xf32>
}
func.func @indexed(%arg0: tensor<3x4x2xi32>, %arg1: tensor<2x3x2xi64>, %arg2: tensor<2x3x2x2xi32>, %arg3: tensor<i32>) -> (tensor<2x3x2x2xi32>, tensor<3x4x2xi32>, tensor<2x3x2x2xi32>, tensor<1x2x2xi32>, tensor<3x4x2xi32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
    %6 = stablehlo.add %arg4, %arg5 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<2x3x2x2xi32>) -> tensor<3x4x2xi32>
  %2 = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %3 = "stablehlo.dynamic_gather"(%arg0, %arg1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xi32>
  %4 = stablehlo.dynamic_slice %arg0, %arg3, %arg3, %arg3, sizes = [1, 2, 2] : (tensor<3x4x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2xi32>
  %5 = stablehlo.dynamic_update_slice %1, %4, %arg3, %arg3, %arg3 : (tensor<3x4x2xi32>, tensor<1x2x2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x2xi32>
  return %0, %1, %3, %4, %5 : tensor<2x3x2x2xi32>, tensor<3x4x2xi32>, tensor<2x3x2x2xi32>, tensor<1x2x2xi32>, tensor<3x4x2xi32>
}
func.func @torch_index_select(%arg0: tensor<5x1x5xi32>, %arg1: tensor<2xi32>) -> tensor<2x1x5xi32> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
  return %0 : tensor<2x1x5xi32>
}
func.func @reduced(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>, tensor<2x2xi32>, tensor<4x2xi32>) {
  %0:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [0] : (tensor<4x2xf32>, tensor<4x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
   reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
    %3 = stablehlo.maximum %arg4, %arg6 : tensor<f32>
    %4 = stablehlo.add %arg5, %arg7 : tensor<i32>
    stablehlo.return %3, %4 : tensor<f32>, tensor<i32>
  }
  %1 = "stablehlo.reduce_window"(%arg1, %arg3) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
    %3 = stablehlo.add %arg4, %arg5 : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  %2 = "stablehlo.select_and_scatter"(%arg1, %1, %arg3) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
    %3 = stablehlo.compare GE, %arg4, %arg5 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
    %3 = stablehlo.add %arg4, %arg5 : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x2xi32>
  return %0#0, %0#1, %1, %2 : tensor<2xf32>, tensor<2xi32>, tensor<2x2xi32>, tensor<4x2xi32>
}
func.func @windows_in_full(%arg0: tensor<3x2xi32>, %arg1: tensor<i32>) -> tensor<2x2xi32> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
  ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
    %1 = stablehlo.add %arg2, %arg3 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}
func.func @sorted(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>) {
  %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %2 = stablehlo.compare GT, %arg2, %arg3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %1 = "stablehlo.map"(%0#0, %arg0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.multiply %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0#0, %0#1, %1 : tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>
}
func.func @products(%arg0: tensor<4x2x3xf32>, %arg1: tensor<2x5x4xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<3x4xf32>) -> (tensor<2x3x5xf32>, tensor<3x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [HIGH, DEFAULT] : (tensor<4x2x3xf32>, tensor<2x5x4xf32>) -> tensor<2x3x5xf32>
  %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 1] x [2, 0] : (tensor<4x2x3xf32>, tensor<2x5x4xf32>) -> tensor<3x5xf32>
  %2 = stablehlo.dot %arg2, %arg3, precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %3 = "stablehlo.einsum"(%arg2, %arg3) <{einsum_config = "ij,jk->ik"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0, %1, %2, %3 : tensor<2x3x5xf32>, tensor<3x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>
}
func.func @einsum_of_one(%arg0: tensor<4x16xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "ab->a"}> : (tensor<4x16xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @convolved(%arg0: tensor<2x10x6xf32>, %arg1: tensor<3x6x4xf32>) -> (tensor<2x5x4xf32>, tensor<2x8x4xf32>) {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[2, 1]], rhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<2x10x6xf32>, tensor<3x6x4xf32>) -> tensor<2x5x4xf32>
  %1 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x10x6xf32>, tensor<3x6x4xf32>) -> tensor<2x8x4xf32>
  return %0, %1 : tensor<2x5x4xf32>, tensor<2x8x4xf32>
}
func.func @dynamic_conv(%arg0: tensor<2x10x6xf32>, %arg1: tensor<3x6x4xf32>) -> tensor<2x5x4xf32> {
  %0 = stablehlo.constant dense<1> : tensor<1x2xi32>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2>}> : (tensor<2x10x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<2x5x4xf32>
  return %1 : tensor<2x5x4xf32>
}
func.func @batch_norm(%arg0: tensor<2x2x2xf32>, %arg1: tensor<2xf32>) -> (tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  %1 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %0#1, %0#2) <{epsilon = 0.000000e+00 : f32, feature_index = 1 : i64}> : (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2x2xf32>
  %2:3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %0#1, %0#2, %1) <{epsilon = -2.500000e-01 : f32, feature_index = 2 : i64}> : (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2x2xf32>) -> (tensor<2x2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  return %0#0, %1, %2#0 : tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>
}
func.func @linear(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x3xcomplex<f32>>, %arg3: tensor<3x9xf32>) -> (tensor<4x3xf32>, tensor<4x3xcomplex<f32>>, tensor<3x9xf32>) {
  %0 = stablehlo.cholesky %arg0, lower = true : tensor<4x4xf32>
  %1 = "stablehlo.triangular_solve"(%0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %3 = "stablehlo.triangular_solve"(%0, %2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %4 = stablehlo.fft %arg2, type = FFT, length = [3] : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %5 = stablehlo.fft %4, type = IFFT, length = [4, 3] : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %6 = stablehlo.fft %arg3, type = RFFT, length = [9] : (tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>>
  %7 = stablehlo.fft %6, type = IRFFT, length = [9] : (tensor<3x5xcomplex<f32>>) -> tensor<3x9xf32>
  return %3, %5, %7 : tensor<4x3xf32>, tensor<4x3xcomplex<f32>>, tensor<3x9xf32>
}
func.func @control(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>) {
  %0 = "stablehlo.if"(%arg0) ({
    stablehlo.return %arg2 : tensor<4xf32>
  }, {
    %3 = stablehlo.add %arg2, %arg2 : tensor<4xf32>
    stablehlo.return %3 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %1 = "stablehlo.case"(%arg1) ({
    %3 = stablehlo.constant dense<1.0> : tensor<4xf32>
    stablehlo.return %3 : tensor<4xf32>
  }, {
    %3 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    stablehlo.return %3 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  %2:2 = stablehlo.while(%arg3 = %arg1, %arg4 = %1) : tensor<i32>, tensor<4xf32>
  cond {
    %3 = stablehlo.constant dense<10> : tensor<i32>
    %4 = stablehlo.compare LT, %arg3, %3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  } do {
    %3 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.add %arg3, %3 : tensor<i32>
    %5 = stablehlo.add %arg4, %arg2 : tensor<4xf32>
    stablehlo.return %4, %5 : tensor<i32>, tensor<4xf32>
  }
  return %0, %1, %2#0, %2#1 : tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>
}
func.func private @callee(%arg0: tensor<4xf32> {attr.name = "value"}) -> (tensor<4xf32> {attr.result = "kept"}) attributes {attr.list = [1 : i32, true, 2.5 : f64, "text"]} {
  return %arg0 : tensor<4xf32>
}
func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
func.func public @calls(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = call @callee(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @plain(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2:2 = stablehlo.custom_call @full(%0, %1) {api_version = 2 : i32, backend_config = "config", called_computations = [@callee], has_side_effect = true, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  stablehlo.custom_call @nothing() {api_version = 3 : i32} : () -> ()
  return %2#0, %2#1 : tensor<4xf32>, tensor<4xf32>
}
func.func @annotated(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %arg0 {attr.dict = {a = 1 : i64, b = "two"}, attr.type = tensor<2xi8>, attr.unranked = tensor<*xf32>, attr.value = dense<3> : tensor<2xui16>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @tokens(%arg0: !stablehlo.token, %arg1: tensor<4xf32>) -> (tensor<4xf32>, !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "in", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  %1 = "stablehlo.outfeed"(%0#0, %0#1) <{outfeed_config = "out"}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  %2 = "stablehlo.send"(%arg1, %1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  %3:2 = "stablehlo.recv"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  %4 = stablehlo.after_all %3#1, %arg0 : !stablehlo.token
  %5 = stablehlo.create_token : !stablehlo.token
  %6:2 = stablehlo.optimization_barrier %3#0, %4 : tensor<4xf32>, !stablehlo.token
  return %6#0, %5 : tensor<4xf32>, !stablehlo.token
}
func.func @tuples(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<4xf32>, tensor<i32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return %1 : tensor<i32>
}
func.func @replicated() -> (tensor<ui32>, tensor<ui32>) {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.partition_id : tensor<ui32>
  return %0, %1 : tensor<ui32>, tensor<ui32>
}
func.func @dynamic(%arg0: tensor<?x3xf32>, %arg1: tensor<2xi64>, %arg2: tensor<f32>, %arg3: tensor<1xi64>) -> (tensor<i32>, tensor<?x5xf32>, tensor<?xf32>, tensor<?x1xf32>, tensor<?x3xi32>, tensor<?x?x3xf32>) {
  %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %1 = stablehlo.dynamic_pad %arg0, %arg2, %arg1, %arg1, %arg1 : (tensor<?x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x5xf32>
  %2 = stablehlo.dynamic_reshape %arg0, %arg3 : (tensor<?x3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %3 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1 : (tensor<?x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x1xf32>
  %4 = stablehlo.dynamic_iota %arg1, dim = 0 : (tensor<2xi64>) -> tensor<?x3xi32>
  %5 = stablehlo.constant dense<[2, 2, 3]> : tensor<3xi64>
  %6 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %5) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<?x3xf32>, tensor<3xi64>) -> tensor<?x?x3xf32>
  return %0, %1, %2, %3, %4, %6 : tensor<i32>, tensor<?x5xf32>, tensor<?xf32>, tensor<?x1xf32>, tensor<?x3xi32>, tensor<?x?x3xf32>
}
func.func @bounded(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<4, ?>> {
  %0 = stablehlo.set_dimension_size %arg0, %arg1, dim = 0 : (tensor<4x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<4, ?>>
  return %0 : tensor<?x3xf32, #stablehlo.bounds<4, ?>>
}
func.func @random(%arg0: tensor<f32>, %arg1: tensor<2xui64>) -> (tensor<3x2xf32>, tensor<3x2xf32>, tensor<7xui32>) {
  %0 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %1 = stablehlo.rng %arg0, %arg0, %0, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x2xf32>
  %2 = stablehlo.rng %arg0, %arg0, %0, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x2xf32>
  %3, %4 = stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  %5, %6 = stablehlo.rng_bit_generator %3, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  %7, %8 = stablehlo.rng_bit_generator %5, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  return %1, %2, %8 : tensor<3x2xf32>, tensor<3x2xf32>, tensor<7xui32>
}
func.func @collective(%arg0: tensor<2x4xf32>) -> (tensor<2x8xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x2xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  %1 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %5 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %3 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %4 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %5 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x2xf32>
  return %0, %1, %2, %3, %4 : tensor<2x8xf32>, tensor<2x4xf32>, tensor<4x2xf32>, tensor<2x4xf32>, tensor<2x2xf32>
}
func.func @replicas_that_cross(%arg0: tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.slice %0 [0:2, 0:2] : (tensor<2x4xf32>) -> tensor<2x2xf32>
  return %1, %1 : tensor<2x2xf32>, tensor<2x2xf32>
}
func.func @quantized(%arg0: tensor<16xf32>) -> (tensor<16xf32>, tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  %0 = stablehlo.uniform_quantize %arg0 : (tensor<16xf32>) -> tensor<16x!quant.uniform<u8:f32, 34.0:16>>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<16x!quant.uniform<u8:f32, 34.0:16>>) -> tensor<16xf32>
  %2 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return %1, %2 : tensor<16xf32>, tensor<2x!quant.uniform<i8:f32, 0.5>>
}
func.func @types(%arg0: tensor<2xi1>, %arg1: tensor<2xi4>, %arg2: tensor<2xi8>, %arg3: tensor<2xi16>, %arg4: tensor<2xi32>, %arg5: tensor<2xi64>, %arg6: tensor<2xui4>, %arg7: tensor<2xui8>, %arg8: tensor<2xui16>, %arg9: tensor<2xui32>, %arg10: tensor<2xui64>, %arg11: tensor<2xbf16>, %arg12: tensor<2xf16>, %arg13: tensor<2xf32>, %arg14: tensor<2xf64>, %arg15: tensor<2xf8E4M3FN>, %arg16: tensor<2xf8E5M2>, %arg17: tensor<2xcomplex<f32>>, %arg18: tensor<2xcomplex<f64>>) -> (tensor<2xi1>, tensor<2xi4>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xui4>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf32>, tensor<2xf64>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>) {
  %0:19 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18 : tensor<2xi1>, tensor<2xi4>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xui4>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf32>, tensor<2xf64>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %0#14, %0#15, %0#16, %0#17, %0#18 : tensor<2xi1>, tensor<2xi4>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xui4>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf32>, tensor<2xf64>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>
}
func.func @index(%arg0: tensor<4xf32>, %arg1: tensor<1xindex>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<4xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @f8_fnuz(%arg0: tensor<2xf8E4M3FNUZ>, %arg1: tensor<2xf8E5M2FNUZ>) -> (tensor<2xf8E4M3FNUZ>, tensor<2xf8E5M2FNUZ>) {
  %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<2xf8E4M3FNUZ>, tensor<2xf8E5M2FNUZ>
  return %0#0, %0#1 : tensor<2xf8E4M3FNUZ>, tensor<2xf8E5M2FNUZ>
}
func.func @f8_b11fnuz(%arg0: tensor<2xf8E4M3B11FNUZ>) -> (tensor<2xf8E4M3B11FNUZ>) {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<2xf8E4M3B11FNUZ>
  return %0 : tensor<2xf8E4M3B11FNUZ>
}
func.func @two_bits(%arg0: tensor<2xi2>, %arg1: tensor<2xui2>) -> (tensor<2xi2>, tensor<2xui2>) {
  %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<2xi2>, tensor<2xui2>
  return %0#0, %0#1 : tensor<2xi2>, tensor<2xui2>
}
func.func @rare_types(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %arg0 {attr.none = none, attr.short = tf32} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f8_ieee(%arg0: tensor<2xf8E4M3>, %arg1: tensor<2xf8E3M4>) -> (tensor<2xf8E4M3>, tensor<2xf8E3M4>) {
  %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<2xf8E4M3>, tensor<2xf8E3M4>
  return %0#0, %0#1 : tensor<2xf8E4M3>, tensor<2xf8E3M4>
}
func.func @mx(%arg0: tensor<2xf4E2M1FN>, %arg1: tensor<2xf6E2M3FN>, %arg2: tensor<2xf6E3M2FN>, %arg3: tensor<2xf8E8M0FNU>) -> (tensor<2xf4E2M1FN>, tensor<2xf6E2M3FN>, tensor<2xf6E3M2FN>, tensor<2xf8E8M0FNU>) {
  %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3 : tensor<2xf4E2M1FN>, tensor<2xf6E2M3FN>, tensor<2xf6E3M2FN>, tensor<2xf8E8M0FNU>
  return %0#0, %0#1, %0#2, %0#3 : tensor<2xf4E2M1FN>, tensor<2xf6E2M3FN>, tensor<2xf6E3M2FN>, tensor<2xf8E8M0FNU>
}
func.func @per_axis(%arg0: tensor<2x3x!quant.uniform<i8:f32:0, {34.0:16, 0.25:-3}>>) -> tensor<2x3xf32> {
  %0 = stablehlo.uniform_dequantize %arg0 : (tensor<2x3x!quant.uniform<i8:f32:0, {34.0:16, 0.25:-3}>>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @broadcast_to_all(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @wider_sums(%arg0: tensor<2x3xbf16>, %arg1: tensor<bf16>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @composite(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.same" %arg0 {composite_attributes = {x = 1 : i64}, decomposition = @callee, version = 2 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @batched_indices(%arg0: tensor<3x2x4x2xi32>, %arg1: tensor<2x3x2xi64>, %arg2: tensor<2x3x2x2xi32>) -> (tensor<2x3x2x2xi32>, tensor<3x2x4x2xi32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<3x2x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 2>}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<3x2x4x2xi32>, tensor<2x3x2xi64>, tensor<2x3x2x2xi32>) -> tensor<3x2x4x2xi32>
  return %0, %1 : tensor<2x3x2x2xi32>, tensor<3x2x4x2xi32>
}
func.func @typed_ffi(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @typed(%arg0) {api_version = 4 : i32, backend_config = {size = 3 : i32, name = "n"}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @tan(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tan %arg0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @collective_of_two(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xi64>) -> (tensor<2x8xf32>, tensor<2x8xi64>, tensor<4x2xf32>, tensor<4x2xi64>) {
  %0:2 = "stablehlo.all_gather"(%arg0, %arg1) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>, tensor<2x4xi64>) -> (tensor<2x8xf32>, tensor<2x8xi64>)
  %1:2 = "stablehlo.all_to_all"(%arg0, %arg1) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>, tensor<2x4xi64>) -> (tensor<4x2xf32>, tensor<4x2xi64>)
  return %0#0, %0#1, %1#0, %1#1 : tensor<2x8xf32>, tensor<2x8xi64>, tensor<4x2xf32>, tensor<4x2xi64>
}
func.func @sums_of_two(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %0:2 = "stablehlo.all_reduce"(%arg0, %arg1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<3xf32>
}
func.func @dot_algorithm(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @accurate_exponential(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %1 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
func.func @accurate(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %1 = stablehlo.cosine %0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %2 = stablehlo.exponential_minus_one %1 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %3 = stablehlo.log %2 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %4 = stablehlo.log_plus_one %3 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %5 = stablehlo.logistic %4 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %6 = stablehlo.rsqrt %5 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %7 = stablehlo.sine %6 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %8 = stablehlo.sqrt %7 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %9 = stablehlo.tan %8 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %10 = stablehlo.tanh %9 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  return %10 : tensor<4xf32>
}
func.func @paired_transfer(%arg0: tensor<4xf32>, %arg1: !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token) {
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  %1:2 = "stablehlo.recv"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return %1#0, %1#1 : tensor<4xf32>, !stablehlo.token
}
func.func @buffers(%arg0: memref<2xf32>) -> memref<2xf32> {
  %0 = stablehlo.custom_call @in_place(%arg0) {api_version = 4 : i32, output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2xf32>) -> memref<2xf32>
  return %0 : memref<2xf32>
}
func.func @composite_with_body(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.composite"(%arg0) <{decomposition = @callee, name = "my.body"}> ({
  ^bb0(%arg1: tensor<4xf32>):
    stablehlo.return %arg1 : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @asynchronous(%arg0: tensor<2x2xi64>) -> tensor<2x4xi64> {
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%arg1: tensor<2x2xi64>):
    %2 = "stablehlo.all_gather"(%arg1) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x2xi64>) -> tensor<2x4xi64>
    stablehlo.return %2 : tensor<2x4xi64>
  }) : (tensor<2x2xi64>) -> !stablehlo.future<tensor<2x4xi64>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<2x4xi64>>) -> tensor<2x4xi64>
  return %1 : tensor<2x4xi64>
}
func.func @along_axes(%arg0: tensor<2x4xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  %1 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return %0, %1 : tensor<2x8xf32>, tensor<2x8xf32>
}
func.func @awaited_elsewhere(%arg0: !stablehlo.future<tensor<4xf32>>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @wait(%arg0) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @tiled(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "tiled", operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>], result_tilings = [[dense<[8, 128]> : tensor<2xindex>]]}> : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @reduced_to_one(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @mixed_f8(%arg0: tensor<2x10x6xf8E4M3FN>, %arg1: tensor<3x6x4xf8E5M2>) -> tensor<2x8x4xf32> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x10x6xf8E4M3FN>, tensor<3x6x4xf8E5M2>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}
func.func @f8_algorithm(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @weakly_ordered(%arg0: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.compare LT, %arg0, %arg0, WEAKORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
