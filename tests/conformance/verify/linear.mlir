// accept
func.func @dot(%a: tensor<5x2x3xf32>, %b: tensor<5x3x4xf32>, %d: tensor<?x2x3xf32>, %h: tensor<2x3xbf16>, %v: tensor<3xbf16>) {
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  %1 = "stablehlo.dot_general"(%d, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<?x2x3xf32>, tensor<5x3x4xf32>) -> tensor<?x2x4xf32>
  %2 = "stablehlo.dot_general"(%h, %v) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xf32>
  return
}
func.func @convolution(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>, %p: tensor<2x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
func.func @solvers(%r: tensor<3x8xf32>, %c: tensor<3x5xcomplex<f32>>, %a: tensor<7x4x4xf64>, %b: tensor<7x4x2xf64>, %d: tensor<?x4xf32>) {
  %0 = "stablehlo.fft"(%r) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>} : (tensor<3x8xf32>) -> tensor<3x5xcomplex<f32>>
  %1 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 3, 9>} : (tensor<3x5xcomplex<f32>>) -> tensor<3x9xf32>
  %2 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 5>} : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %3 = "stablehlo.cholesky"(%a) {lower = true} : (tensor<7x4x4xf64>) -> tensor<7x4x4xf64>
  %4 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<7x4x4xf64>, tensor<7x4x2xf64>) -> tensor<7x4x2xf64>
  %5 = "stablehlo.cholesky"(%d) : (tensor<?x4xf32>) -> tensor<4x4xf32>
  return
}

// An empty window has a position between any two elements, but none in nothing.
func.func @windows_of_nothing(%x: tensor<1x0x1xf32>, %k: tensor<0x1x1xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x0x1xf32>, tensor<0x1x1xf32>) -> tensor<1x0x1xf32>
  return
}
func.func @windows_between_elements(%x: tensor<1x3x1xf32>, %k: tensor<0x1x1xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x3x1xf32>, tensor<0x1x1xf32>) -> tensor<1x4x1xf32>
  return
}
func.func @mixed_dot(%a: tensor<2x3xi8>, %b: tensor<3x4xi32>, %h: tensor<2x3xbf16>, %f: tensor<3x4xf32>, %n: tensor<2x3xi4>, %g: tensor<3x4xbf16>) {
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x3xi8>, tensor<3x4xi32>) -> tensor<2x4xi32>
  %1 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x3xi8>, tensor<3x4xi32>) -> tensor<2x4xi8>
  %2 = "stablehlo.dot_general"(%h, %f) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x3xbf16>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %3 = "stablehlo.dot_general"(%h, %f) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x3xbf16>, tensor<3x4xf32>) -> tensor<2x4xbf16>
  %4 = "stablehlo.dot_general"(%n, %g) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x3xi4>, tensor<3x4xbf16>) -> tensor<2x4xbf16>
  %5 = "stablehlo.dot_general"(%h, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x3xbf16>, tensor<3x4xi32>) -> tensor<2x4xf64>
  %6 = "stablehlo.dot_general"(%a, %f) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x3xi8>, tensor<3x4xf32>) -> tensor<2x4xcomplex<f32>>
  return
}
func.func @mixed_convolution_i8(%x: tensor<2x8x3xi8>, %k: tensor<3x3x4xi8>, %p: tensor<1x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>) -> tensor<2x6x4xi32>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>, tensor<1x2xi64>) -> tensor<2x?x4xi32>
  %2 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>) -> tensor<2x6x4xi16>
  %3 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>, tensor<1x2xi64>) -> tensor<2x?x4xi16>
  %4 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>) -> tensor<2x6x4xi64>
  %5 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>, tensor<1x2xi64>) -> tensor<2x?x4xi64>
  %6 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>) -> tensor<2x6x4xf32>
  %7 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  %8 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>) -> tensor<2x6x4xui8>
  %9 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi8>, tensor<3x3x4xi8>, tensor<1x2xi64>) -> tensor<2x?x4xui8>
  return
}
func.func @mixed_convolution_ui8(%x: tensor<2x8x3xui8>, %k: tensor<3x3x4xui8>, %p: tensor<1x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xui8>, tensor<3x3x4xui8>) -> tensor<2x6x4xi32>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xui8>, tensor<3x3x4xui8>, tensor<1x2xi64>) -> tensor<2x?x4xi32>
  %2 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xui8>, tensor<3x3x4xui8>) -> tensor<2x6x4xui32>
  %3 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xui8>, tensor<3x3x4xui8>, tensor<1x2xi64>) -> tensor<2x?x4xui32>
  return
}
func.func @mixed_convolution_i16(%x: tensor<2x8x3xi16>, %k: tensor<3x3x4xi16>, %p: tensor<1x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi16>, tensor<3x3x4xi16>) -> tensor<2x6x4xi32>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi16>, tensor<3x3x4xi16>, tensor<1x2xi64>) -> tensor<2x?x4xi32>
  %2 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi16>, tensor<3x3x4xi16>) -> tensor<2x6x4xi8>
  %3 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi16>, tensor<3x3x4xi16>, tensor<1x2xi64>) -> tensor<2x?x4xi8>
  return
}
func.func @mixed_convolution_i32(%x: tensor<2x8x3xi32>, %k: tensor<3x3x4xi32>, %p: tensor<1x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi32>, tensor<3x3x4xi32>) -> tensor<2x6x4xi64>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi32>, tensor<3x3x4xi32>, tensor<1x2xi64>) -> tensor<2x?x4xi64>
  return
}
func.func @mixed_convolution_i64(%x: tensor<2x8x3xi64>, %k: tensor<3x3x4xi64>, %p: tensor<1x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi64>, tensor<3x3x4xi64>) -> tensor<2x6x4xi32>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xi64>, tensor<3x3x4xi64>, tensor<1x2xi64>) -> tensor<2x?x4xi32>
  return
}
func.func @mixed_convolution_bf16(%x: tensor<2x8x3xbf16>, %k: tensor<3x3x4xbf16>, %p: tensor<1x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xbf16>, tensor<3x3x4xbf16>) -> tensor<2x6x4xf32>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xbf16>, tensor<3x3x4xbf16>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  %2 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xbf16>, tensor<3x3x4xbf16>) -> tensor<2x6x4xf16>
  %3 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xbf16>, tensor<3x3x4xbf16>, tensor<1x2xi64>) -> tensor<2x?x4xf16>
  return
}
func.func @mixed_convolution_f16(%x: tensor<2x8x3xf16>, %k: tensor<3x3x4xf16>, %p: tensor<1x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf16>, tensor<3x3x4xf16>) -> tensor<2x6x4xf32>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf16>, tensor<3x3x4xf16>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
func.func @mixed_convolution_f32(%x: tensor<2x8x3xf32>, %k: tensor<3x3x4xf32>, %p: tensor<1x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x4xbf16>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xbf16>
  %2 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x4xf16>
  %3 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf16>
  %4 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x4xf64>
  %5 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf64>
  %6 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x4xi32>
  %7 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xi32>
  %8 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x4xcomplex<f32>>
  %9 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xcomplex<f32>>
  return
}
func.func @mixed_convolution_f64(%x: tensor<2x8x3xf64>, %k: tensor<3x3x4xf64>, %p: tensor<1x2xi64>) {
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf64>, tensor<3x3x4xf64>) -> tensor<2x6x4xf32>
  %1 = "stablehlo.dynamic_conv"(%x, %k, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf64>, tensor<3x3x4xf64>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
// -----
func.func @a_window_of_nothing(%x: tensor<1x0x1xf32>, %k: tensor<0x1x1xf32>) {
  // expect: convolution_c25
  // mended by: ) -> tensor<1x1x1xf32> => ) -> tensor<1x0x1xf32>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x0x1xf32>, tensor<0x1x1xf32>) -> tensor<1x1x1xf32>
  return
}
func.func @dot(%a: tensor<5x2x3xf32>, %b: tensor<5x3x4xf32>, %c: tensor<6x3x4xf32>) {
  // expect: dot_general_c1
  // mended by: rhs_batching_dimensions = [] => rhs_batching_dimensions = [0]
  %1 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c2
  // mended by: rhs_contracting_dimensions = [1, 2] => rhs_contracting_dimensions = [1]
  %2 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1, 2]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c3
  // mended by: dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]> => dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>
  %3 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c4
  // mended by: dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]> => dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>
  %4 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c5
  // mended by: dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [3], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]> => dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>
  %5 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [3], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c6
  // mended by: lhs_contracting_dimensions = [-1] => lhs_contracting_dimensions = [2]
  %6 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [-1], rhs_contracting_dimensions = [1]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c7
  // mended by: dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [9], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]> => dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>
  %7 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [9], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c8
  // mended by: dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]> => dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>
  %8 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c9
  // mended by: tensor<6x3x4xf32> => tensor<5x3x4xf32>
  %9 = "stablehlo.dot_general"(%a, %c) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<5x2x3xf32>, tensor<6x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c10
  // mended by: tensor<5x3x4xf32> => tensor<5x3x3xf32>
  %10 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x3xf32>
  // expect: dot_general_c11
  // mended by: precision_config = [#stablehlo<precision HIGH>] => precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]
  %11 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>]} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  // expect: dot_general_c12
  // mended by: tensor<5x4x2xf32> => tensor<5x2x4xf32>
  %12 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x4x2xf32>
  return
}
func.func @algorithm(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expect: dot_general_c21
  // mended by: precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>] => precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
func.func @solvers(%r: tensor<3x8xf32>, %c: tensor<3x5xcomplex<f32>>, %h: tensor<8xf16>, %a: tensor<7x4x4xf64>, %b: tensor<7x4x2xf64>, %n: tensor<2x3xf32>, %v: tensor<4xf32>, %e: tensor<6x4x2xf64>, %f: tensor<7x4x2xf32>) {
  // expect: fft_c1
  // mended by: fft_length = array<i64: 1, 3, 8> => fft_length = array<i64: 3, 8>
  %0 = "stablehlo.fft"(%r) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 1, 3, 8>} : (tensor<3x8xf32>) -> tensor<3x5xcomplex<f32>>
  // expect: fft_c2
  %1 = "stablehlo.fft"(%r) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 8>} : (tensor<3x8xf32>) -> tensor<3x8xcomplex<f32>>
  // expect: fft_c2
  %2 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 5>} : (tensor<3x5xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  // expect: fft_c2
  // mended by: tensor<3x5xcomplex<f64>> => tensor<3x5xcomplex<f32>>
  %3 = "stablehlo.fft"(%r) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>} : (tensor<3x8xf32>) -> tensor<3x5xcomplex<f64>>
  // expect: fft_c2
  // mended by: tensor<8xf16> => tensor<8xf32>
  %4 = "stablehlo.fft"(%h) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>} : (tensor<8xf16>) -> tensor<5xcomplex<f32>>
  // expect: fft_c3
  // mended by: fft_length = array<i64> => fft_length = array<i64: 8>
  %5 = "stablehlo.fft"(%r) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64>} : (tensor<3x8xf32>) -> tensor<3x5xcomplex<f32>>
  // expect: fft_c4
  // mended by: tensor<3x8xf32> => tensor<3x?xf32>
  %6 = "stablehlo.fft"(%r) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 7>} : (tensor<3x8xf32>) -> tensor<3x4xcomplex<f32>>
  // expect: fft_c4
  // mended by: fft_length = array<i64: -9223372036854775808> => fft_length = array<i64: 5>
  %7 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: -9223372036854775808>} : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  // expect: fft_c5
  // mended by: tensor<3x5xcomplex<f32>> => tensor<3x6xcomplex<f32>>
  %8 = "stablehlo.fft"(%c) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 10>} : (tensor<3x5xcomplex<f32>>) -> tensor<3x10xf32>
  // expect: fft_c5
  // mended by: tensor<3x8xcomplex<f32>> => tensor<3x5xcomplex<f32>>
  %9 = "stablehlo.fft"(%r) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>} : (tensor<3x8xf32>) -> tensor<3x8xcomplex<f32>>
  // expect: cholesky_c1
  // mended by: tensor<7x4x4xf32> => tensor<7x4x4xf64>
  %10 = "stablehlo.cholesky"(%a) : (tensor<7x4x4xf64>) -> tensor<7x4x4xf32>
  // expect: cholesky_c2
  // mended by: tensor<4xf32> => tensor<7x4x4xf32>
  %11 = "stablehlo.cholesky"(%v) : (tensor<4xf32>) -> tensor<4xf32>
  // expect: cholesky_c3
  // mended by: n) : (tensor<2x3xf32>) -> tensor<2x3 => 10) : (tensor<7x4x4xf32>) -> tensor<7x4x4
  %12 = "stablehlo.cholesky"(%n) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expect: triangular_solve_c1
  // mended by: tensor<7x4x2xf32> => tensor<7x4x2xf64>
  %13 = "stablehlo.triangular_solve"(%a, %f) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<7x4x4xf64>, tensor<7x4x2xf32>) -> tensor<7x4x2xf32>
  // expect: triangular_solve_c2
  // mended by: (%n, %v) => (%a, %b)
  // mended by: (tensor<2x3xf32>, tensor<4xf32>) -> tensor<4xf32> => (tensor<7x4x4xf64>, tensor<7x4x2xf64>) -> tensor<7x4x2xf64>
  %14 = "stablehlo.triangular_solve"(%n, %v) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<4xf32>
  // expect: triangular_solve_c3
  // mended by: tensor<6x4x2xf64> => tensor<7x4x2xf64>
  %15 = "stablehlo.triangular_solve"(%a, %e) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<7x4x4xf64>, tensor<6x4x2xf64>) -> tensor<6x4x2xf64>
  // expect: triangular_solve_c3
  // mended by: left_side = false => left_side = true
  %16 = "stablehlo.triangular_solve"(%a, %b) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<7x4x4xf64>, tensor<7x4x2xf64>) -> tensor<7x4x2xf64>
  // expect: triangular_solve_c3
  %17 = "stablehlo.triangular_solve"(%n, %n) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  // expect: triangular_solve_c4
  // mended by: ) -> tensor<7x4x4xf64> => ) -> tensor<7x4x2xf64>
  %18 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>} : (tensor<7x4x4xf64>, tensor<7x4x2xf64>) -> tensor<7x4x4xf64>
  return
}

// -----
// Each line differs in one thing from the convolution that is accepted above.
func.func @convolution1(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x4xf32>) {
  // expect: convolution_c1
  // mended by: tensor<3x3x4xf32> => tensor<3x3x3x4xf32>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution2(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c2
  // mended by: window_strides = array<i64: 2> => window_strides = array<i64: 2, 1>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution3(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c3
  // mended by: window_strides = array<i64: 2, 0> => window_strides = array<i64: 2, 1>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 0>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution4(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c5
  // mended by: lhs_dilation = array<i64: 1, 2, 3> => lhs_dilation = array<i64: 1, 2>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2, 3>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution5(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c6
  // mended by: lhs_dilation = array<i64: -1, 2> => lhs_dilation = array<i64: 1, 2>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: -1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution6(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c7
  // mended by: rhs_dilation = array<i64> => rhs_dilation = array<i64: 2, 1>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution7(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c8
  // mended by: rhs_dilation = array<i64: 0, 1> => rhs_dilation = array<i64: 2, 1>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 0, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution8(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c4
  // mended by: padding = dense<1> : tensor<3x2xi64> => padding = dense<1> : tensor<2x2xi64>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution9(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c4
  // mended by: padding = dense<[[0, 4611686018427387905], [0, 0]]> : tensor<2x2xi64> => padding = dense<1> : tensor<2x2xi64>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 4611686018427387905], [0, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution10(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c9
  // mended by: window_reversal = array<i1: false> => window_reversal = array<i1: false, true>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution11(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c10
  // mended by: 1 : i64, batch_group_count = 3 => 2 : i64, batch_group_count = 1
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 1 : i64, batch_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution12(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c11
  // mended by: feature_group_count = 4 : i64 => feature_group_count = 2 : i64
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 4 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution13(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c12
  // mended by: dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]> => dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution14(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x2x4xf32>) {
  // expect: convolution_c14
  // mended by: tensor<2x8x9x6xf32> => tensor<2x8x9x4xf32>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x2x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution15(%x: tensor<3x8x9x3xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c15
  // mended by: 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x9x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2 => 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x9x3xf32>, tensor<3x3x3x4xf32>) -> tensor<3
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 1 : i64, batch_group_count = 3 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8x9x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution16(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x5xf32>) {
  // expect: convolution_c16
  // mended by: tensor<3x3x3x5xf32> => tensor<3x3x3x4xf32>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x5xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution17(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c17
  // mended by: dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, i, o]->[b, 0, 1, f]> => dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution18(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c19
  // mended by: dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, f]> => dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution19(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c23
  // mended by: batch_group_count = 2 : i64 => batch_group_count = 1 : i64
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution20(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c24
  // mended by: precision_config = [#stablehlo<precision DEFAULT>] => precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution21(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c25
  // mended by: tensor<3x3x3x4xf32> => tensor<3x4x3x4xf32>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x16x4xf32>
  return
}
func.func @convolution22(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c25
  // mended by: tensor<2x3x17x8xf32> => tensor<2x3x17x4xf32>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x8xf32>
  return
}
func.func @convolution23(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c25
  // mended by: rhs_dilation = array<i64: 9223372036854775807, 1> => rhs_dilation = array<i64: 2, 1>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 9223372036854775807, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
func.func @convolution24(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf32>) {
  // expect: convolution_c26
  // mended by: tensor<2x3x17xf32> => tensor<2x3x17x4xf32>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17xf32>
  return
}
func.func @convolution25(%x: tensor<2x8x9x6xf32>, %k: tensor<3x3x3x4xf16>) {
  // expect: convolution_c27
  // mended by: tensor<2x8x9x6xf32> => tensor<2x8x9x6xf16>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>, padding = dense<1> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf16>) -> tensor<2x3x17x4xf32>
  return
}

// -----
func.func @algorithm(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expect: dot_general_c22
  // mended by: algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> => algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
  %1 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @algorithm(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expect: dot_general_c23
  // mended by: rhs_component_count = -1 => rhs_component_count = 1
  %2 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = -1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @algorithm(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expect: dot_general_c24
  // mended by: algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false> => algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
  %3 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @groups1(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>) {
  // expect: convolution_c21
  // mended by: feature_group_count = 0 : i64 => feature_group_count = 1 : i64
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 0 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>) -> tensor<2x6x2xf32>
  return
}
func.func @groups2(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>) {
  // expect: convolution_c22
  // mended by: batch_group_count = 0 : i64 => batch_group_count = 1 : i64
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 0 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>) -> tensor<2x6x2xf32>
  return
}
func.func @twice1(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>) {
  // expect: convolution_c13
  // mended by: dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 0, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]> => dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 0, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>) -> tensor<2x6x2xf32>
  return
}
func.func @twice2(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>) {
  // expect: convolution_c18
  // mended by: dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]> => dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>) -> tensor<2x6x2xf32>
  return
}
func.func @twice3(%x: tensor<2x8x3xf32>, %k: tensor<3x3x2xf32>) {
  // expect: convolution_c20
  // mended by: dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 0, output_spatial_dimensions = [1]> => dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 0, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2xf32>) -> tensor<2x6x2xf32>
  return
}

// -----
func.func @algorithm(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  // expect: -
  // mended by: #stablehlo.dot_algorithm<lhs_precision_type = i8, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> => #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>
  %1 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = i8, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----
// accept
func.func @formats(%a: tensor<2x8x3xf8E4M3FN>, %b: tensor<3x3x4xf8E5M2>, %c: tensor<2x3xf32>, %d: tensor<3x4xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf8E4M3FN>, tensor<3x3x4xf8E5M2>) -> tensor<2x6x4xf32>
  %1 = "stablehlo.convolution"(%c, %d) {dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %2 = "stablehlo.dot_general"(%c, %d) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = []} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @unknown_side(%a: tensor<?x4xf32>, %b: tensor<?x2xf32>, %c: tensor<2x?xf32>, %s: tensor<2x3x4x5xcomplex<f32>>) {
  %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<?x4xf32>, tensor<?x2xf32>) -> tensor<4x2xf32>
  %1 = "stablehlo.triangular_solve"(%a, %c) {left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<2x4xf32>
  %2 = "stablehlo.fft"(%s) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 3, 4, 5>} : (tensor<2x3x4x5xcomplex<f32>>) -> tensor<2x3x4x5xcomplex<f32>>
  return
}
func.func @whole_fft(%s: tensor<3x4x5xcomplex<f32>>) {
  %0 = "stablehlo.fft"(%s) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 3, 4, 5>} : (tensor<3x4x5xcomplex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  return
}

// -----
func.func @one_narrow_format(%a: tensor<2x8x3xf8E4M3FN>, %b: tensor<3x3x4xf32>) {
  // expect: convolution_c27
  // mended by: tensor<3x3x4xf32> => tensor<3x3x4xf8E5M2>
  %0 = "stablehlo.convolution"(%a, %b) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf8E4M3FN>, tensor<3x3x4xf32>) -> tensor<2x6x4xf32>
  return
}
func.func @other_narrow_format(%a: tensor<2x8x3xf32>, %b: tensor<3x3x4xf8E5M2>) {
  // expect: convolution_c27
  // mended by: tensor<2x8x3xf32> => tensor<2x8x3xf8E5M2>
  %0 = "stablehlo.convolution"(%a, %b) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x4xf8E5M2>) -> tensor<2x6x4xf32>
  return
}
func.func @both_groups(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>) {
  // expect: convolution_c23
  // mended by: batch_group_count = 2 => batch_group_count = 1
  %0 = "stablehlo.convolution"(%x, %k) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<?x6x4xf32>
  return
}
func.func @one_precision(%c: tensor<2x3xf32>, %d: tensor<3x4xf32>) {
  // expect: dot_general_c11
  // mended by: [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>] => [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]
  %0 = "stablehlo.dot_general"(%c, %d) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @high(%c: tensor<2x3xf32>, %d: tensor<3x4xf32>) {
  // expect: dot_general_c21
  // mended by: [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>] => [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]
  %0 = "stablehlo.dot_general"(%c, %d) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @no_operations(%c: tensor<2x3xf32>, %d: tensor<3x4xf32>) {
  // expect: dot_general_c24
  // mended by: num_primitive_operations = 0 => num_primitive_operations = 1
  %0 = "stablehlo.dot_general"(%c, %d) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false>} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @columns(%a: tensor<?x4xf32>, %b: tensor<5x2xf32>) {
  // expect: triangular_solve_c3
  // mended by: tensor<5x2xf32> => tensor<4x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<?x4xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  return
}
func.func @batch_of_the_result(%a: tensor<3x4x4xf32>, %b: tensor<?x4x2xf32>) {
  // expect: triangular_solve_c4
  // mended by: -> tensor<5x4x2xf32> => -> tensor<3x4x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x4x4xf32>, tensor<?x4x2xf32>) -> tensor<5x4x2xf32>
  return
}
func.func @side_of_the_result(%a: tensor<4x4xf32>, %b: tensor<?x2xf32>) {
  // expect: triangular_solve_c4
  // mended by: -> tensor<5x2xf32> => -> tensor<4x2xf32>
  %0 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<4x4xf32>, tensor<?x2xf32>) -> tensor<5x2xf32>
  return
}
func.func @square_of_the_result(%a: tensor<?x4xf32>) {
  // expect: cholesky_c1
  // mended by: -> tensor<5x?xf32> => -> tensor<4x?xf32>
  %0 = "stablehlo.cholesky"(%a) {lower = true} : (tensor<?x4xf32>) -> tensor<5x?xf32>
  return
}
