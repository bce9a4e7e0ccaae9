// accept
func.func @f1(%x0: tensor<2x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<2x!quant.uniform<i8:f32, 0.25:3>>) {
  %0 = "stablehlo.add"(%x0, %x1) : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.25:3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
func.func @f2(%x0: tensor<2x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  %0 = "stablehlo.add"(%x0, %x1) : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
func.func @f3(%x0: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  %0 = "stablehlo.tanh"(%x0) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.25:3>>
  return
}
func.func @f4(%x0: tensor<2xf32>) {
  %0 = "stablehlo.uniform_quantize"(%x0) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
func.func @f5(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  %0 = "stablehlo.uniform_dequantize"(%x0) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3xf32>
  return
}
func.func @f6(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  %0 = "stablehlo.transpose"(%x0) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}
func.func @f7(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  %0 = "stablehlo.reshape"(%x0) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
func.func @f8(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  %0 = "stablehlo.broadcast_in_dim"(%x0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<4x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}
func.func @f9(%x0: tensor<4x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) {
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x2x!quant.uniform<i32:f32, 0.5>>
  return
}
func.func @f10(%x0: tensor<4x3xf32>, %x1: tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) {
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3xf32>, tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<4x2xf32>
  return
}
func.func @constant() {
  %0 = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
func.func @f131(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>) {
  %0 = "stablehlo.convolution"(%x0, %x1) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>) -> tensor<2x6x2x!quant.uniform<i32:f32:2, {0.5, 0.25}>>
  return
}
func.func @f132(%x0: tensor<2x8x3xf32>, %x1: tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>) {
  %0 = "stablehlo.convolution"(%x0, %x1) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x6x2xf32>
  return
}

// -----
func.func @f11(%x0: tensor<2x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<2x!quant.uniform<i4:f32, 0.5>>) {
  // expect: add_c1
  // mended by: tensor<2x!quant.uniform<i4:f32, 0.5>> => tensor<2x!quant.uniform<i8:f32, 0.5>>
  %0 = "stablehlo.add"(%x0, %x1) : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i4:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
func.func @f12(%x0: tensor<2x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect: add_c7
  // mended by: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>> => tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>
  %0 = "stablehlo.add"(%x0, %x1) : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>
  return
}
func.func @f13(%x0: tensor<2x3x!quant.uniform<i4:f32, 0.5>>, %x1: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect: add_c3
  // mended by: tensor<2x3x!quant.uniform<i4:f32, 0.5>> => tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %0 = "stablehlo.add"(%x0, %x1) : (tensor<2x3x!quant.uniform<i4:f32, 0.5>>, tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
func.func @f14(%x0: tensor<2x3x!quant.uniform<i8:f16, 0.5>>, %x1: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect: add_c4
  // mended by: tensor<2x3x!quant.uniform<i8:f16, 0.5>> => tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %0 = "stablehlo.add"(%x0, %x1) : (tensor<2x3x!quant.uniform<i8:f16, 0.5>>, tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
func.func @f15(%x0: tensor<2x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<2x!quant.uniform<i8:f32, 0.25:3>>) {
  // expect: add_c1
  // mended by: tensor<2xf32> => tensor<2x!quant.uniform<i8:f32, 0.5>>
  %0 = "stablehlo.add"(%x0, %x1) : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.25:3>>) -> tensor<2xf32>
  return
}
func.func @f16(%x0: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: tanh_c1
  // mended by: tensor<2x!quant.uniform<i16:f32, 0.5>> => tensor<2x!quant.uniform<i8:f32, 0.5>>
  %0 = "stablehlo.tanh"(%x0) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i16:f32, 0.5>>
  return
}
func.func @f17(%x0: tensor<2xf32>) {
  // expect: uniform_quantize_c1
  // mended by: tensor<2xf32> => tensor<3xf32>
  %0 = "stablehlo.uniform_quantize"(%x0) : (tensor<2xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  return
}
func.func @f18(%x0: tensor<2xf32>) {
  // expect: uniform_quantize_c2
  // mended by: tensor<2x!quant.uniform<i8:f16, 0.5>> => tensor<2x!quant.uniform<i8:f32, 0.5>>
  %0 = "stablehlo.uniform_quantize"(%x0) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f16, 0.5>>
  return
}
func.func @f19(%x0: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: uniform_dequantize_c1
  // mended by: tensor<2x!quant.uniform<i8:f32, 0.5>> => tensor<3x!quant.uniform<i8:f32, 0.5>>
  %0 = "stablehlo.uniform_dequantize"(%x0) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  return
}
func.func @f20(%x0: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: uniform_dequantize_c2
  // mended by: tensor<2x!quant.uniform<i8:f32, 0.5>> => tensor<2x!quant.uniform<i8:f16, 0.5>>
  %0 = "stablehlo.uniform_dequantize"(%x0) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf16>
  return
}
func.func @f21(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect: transpose_c4
  // mended by: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>> => tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>
  %0 = "stablehlo.transpose"(%x0) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25, 0.125}>>
  return
}
func.func @f22(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect: reshape_c3
  // mended by: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>> => tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %0 = "stablehlo.reshape"(%x0) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}
func.func @f23(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect: broadcast_in_dim_c6
  // mended by: broadcast_dimensions = array<i64: 1, 2> => broadcast_dimensions = array<i64: 0, 2>
  %0 = "stablehlo.broadcast_in_dim"(%x0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}
func.func @f24(%x0: tensor<4x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x2xf32>) {
  // expect: dot_general_c14
  // mended by: tensor<4x3x!quant.uniform<i8:f32, 0.5>> => tensor<4x3xf32>
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2xf32>) -> tensor<4x2xf32>
  return
}
func.func @first_zero_point(%x0: tensor<4x3xf32>, %x1: tensor<3x2x!quant.uniform<i8:f32:1, {0.5:5, 0.25}>>) {
  // expect: dot_general_c15
  // mended by: tensor<3x2x!quant.uniform<i8:f32:1, {0.5:5, 0.25}>> => tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3xf32>, tensor<3x2x!quant.uniform<i8:f32:1, {0.5:5, 0.25}>>) -> tensor<4x2xf32>
  return
}
func.func @last_zero_point(%x0: tensor<4x3xf32>, %x1: tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25:5}>>) {
  // expect: dot_general_c15
  // mended by: tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25:5}>> => tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3xf32>, tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25:5}>>) -> tensor<4x2xf32>
  return
}
func.func @f25(%x0: tensor<4x3xf32>, %x1: tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25, 0.125}>>) {
  // expect: dot_general_c16
  // mended by: tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25, 0.125}>> => tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3xf32>, tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.25, 0.125}>>) -> tensor<4x2xf32>
  return
}
func.func @f26(%x0: tensor<4x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x2x!quant.uniform<i4:f32, 0.5>>) {
  // expect: dot_general_c17
  // mended by: tensor<3x2x!quant.uniform<i4:f32, 0.5>> => tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i4:f32, 0.5>>) -> tensor<4x2x!quant.uniform<i32:f32, 0.5>>
  return
}
func.func @f27(%x0: tensor<4x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: dot_general_c18
  // mended by: tensor<4x2x!quant.uniform<i32:f16, 0.5>> => tensor<4x2x!quant.uniform<i32:f32, 0.5>>
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x2x!quant.uniform<i32:f16, 0.5>>
  return
}
func.func @f28(%x0: tensor<4x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: dot_general_c19
  // mended by: tensor<3x2x!quant.uniform<i8:f32, 0.5>> => tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}
func.func @f29(%x0: tensor<4x3xf16>, %x1: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: dot_general_c20
  // mended by: tensor<3x2x!quant.uniform<i8:f32, 0.5>> => tensor<3x2x!quant.uniform<i8:f16, 0.5>>
  %0 = "stablehlo.dot_general"(%x0, %x1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3xf16>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x2xf16>
  return
}
func.func @f133(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2xf32>) {
  // expect: convolution_c28
  // mended by: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>> => tensor<2x8x3xf32>
  %0 = "stablehlo.convolution"(%x0, %x1) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2xf32>) -> tensor<2x6x2xf32>
  return
}
func.func @f134(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) {
  // expect: convolution_c29
  // mended by: tensor<3x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>> => tensor<3x3x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>
  %0 = "stablehlo.convolution"(%x0, %x1) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) -> tensor<2x6x2x!quant.uniform<i32:f32:2, {0.5, 0.25}>>
  return
}
func.func @f135(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>) {
  // expect: convolution_c30
  // mended by: tensor<2x6x2x!quant.uniform<i32:f32:0, {0.5, 0.25}>> => tensor<2x6x2x!quant.uniform<i32:f32:2, {0.5, 0.25}>>
  %0 = "stablehlo.convolution"(%x0, %x1) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i8:f32:2, {0.5, 0.25}>>) -> tensor<2x6x2x!quant.uniform<i32:f32:0, {0.5, 0.25}>>
  return
}
func.func @f136(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2x!quant.uniform<i4:f32, 0.5>>) {
  // expect: convolution_c31
  // mended by: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>> => tensor<2x8x3x!quant.uniform<i4:f32, 0.5>>
  %0 = "stablehlo.convolution"(%x0, %x1) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i4:f32, 0.5>>) -> tensor<2x6x2x!quant.uniform<i32:f32, 0.5>>
  return
}
func.func @f137(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: convolution_c32
  // mended by: tensor<2x6x2x!quant.uniform<i32:f16, 0.5>> => tensor<2x6x2x!quant.uniform<i32:f32, 0.5>>
  %0 = "stablehlo.convolution"(%x0, %x1) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x6x2x!quant.uniform<i32:f16, 0.5>>
  return
}
func.func @f138(%x0: tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, %x1: tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: convolution_c33
  // mended by: tensor<2x6x2x!quant.uniform<i32:f32:2, {0.5, 0.25}>> => tensor<2x6x2x!quant.uniform<i32:f32, 0.25>>
  %0 = "stablehlo.convolution"(%x0, %x1) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x6x2x!quant.uniform<i32:f32:2, {0.5, 0.25}>>
  return
}
func.func @f139(%x0: tensor<2x8x3xf16>, %x1: tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: convolution_c34
  // mended by: tensor<3x3x2x!quant.uniform<i8:f32, 0.5>> => tensor<3x3x2x!quant.uniform<i8:f16, 0.5>>
  %0 = "stablehlo.convolution"(%x0, %x1) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x8x3xf16>, tensor<3x3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x6x2xf16>
  return
}
func.func @f140(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %x1: tensor<2xi32>) {
  // expect: dynamic_reshape_c3
  // mended by: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>> => tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %0 = "stablehlo.dynamic_reshape"(%x0, %x1) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2xi32>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  return
}
func.func @f141(%x0: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %x1: tensor<3xi32>) {
  // expect: dynamic_broadcast_in_dim_c6
  // mended by: broadcast_dimensions = array<i64: 1, 2> => broadcast_dimensions = array<i64: 0, 2>
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x0, %x1) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<3xi32>) -> tensor<2x2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  return
}

// -----
// accept
func.func @scales(%a: tensor<1x3x!quant.uniform<i8:f32:0, {0.5:3}>>, %b: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 1, 0>} : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5:3}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5:3, 0.5:3}>>
  %1 = "stablehlo.transpose"(%b) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %2 = "stablehlo.reshape"(%b) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<1x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %3 = "stablehlo.add"(%b, %b) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.125, 0.125}>>
  return
}

// -----
func.func @scales(%a: tensor<1x3x!quant.uniform<i8:f32:0, {0.5:3}>>, %b: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, %c: tensor<2x3x!quant.uniform<i8:f32, 0.5>>, %f: tensor<2x3xf32>) {
  // expect: broadcast_in_dim_c6
  %0 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 1, 0>} : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5:3}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5:3, 0.25:3}>>
  // expect: broadcast_in_dim_c6
  %1 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = array<i64: 1, 0>} : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5:3}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5:3, 0.5:4}>>
  // expect: broadcast_in_dim_c1
  // mended by: tensor<2x3x!quant.uniform<i8:f32, 0.25>> => tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %2 = "stablehlo.broadcast_in_dim"(%c) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.25>>
  // expect: transpose_c1
  // mended by: tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.125}>> => tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %3 = "stablehlo.transpose"(%b) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.125}>>
  // expect: transpose_c1
  // mended by: tensor<3x2x!quant.uniform<i8:f32, 0.5:1>> => tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  %4 = "stablehlo.transpose"(%c) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5:1>>
  // expect: reshape_c1
  // mended by: tensor<1x2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25}>> => tensor<1x2x3x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %5 = "stablehlo.reshape"(%b) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<1x2x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25}>>
  // expect: add_c2
  // mended by: tensor<2x3xf32> => tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %6 = "stablehlo.add"(%c, %f) : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  // expect: add_c6
  // mended by: 5>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>> => 5>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  %7 = "stablehlo.add"(%b, %c) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>
  // expect: add_c7
  %8 = "stablehlo.add"(%c, %b) : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>
  // expect: add_c5
  // mended by: ) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>> => ) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  %10 = "stablehlo.add"(%b, %c) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  // expect: constant_c1
  // mended by: tensor<2x!quant.uniform<i8:f32, 2.0:15>> => tensor<2x!quant.uniform<u8:f32, 2.0:15>>
  %9 = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xui8>} : () -> tensor<2x!quant.uniform<i8:f32, 2.0:15>>
  return
}

// -----
func.func @zero(%a: tensor<2x!quant.uniform<i8:f32, 0.5:3>>, %b: tensor<2xf32>) {
  // expect: dot_general_c15
  // mended by: tensor<2x!quant.uniform<i8:f32, 0.5:3>> => tensor<2x!quant.uniform<i8:f32, 0.25>>
  %0 = "stablehlo.dot_general"(%b, %a) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>} : (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<f32>
  return
}

// -----
// A zero point that is not stored.
func.func @zero(%a: tensor<2x!quant.uniform<i8:f32, 0.5:300>>) {
  // expect: -
  // mended by: tensor<2x!quant.uniform<i8:f32, 0.5:300>> => tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %0 = "stablehlo.add"(%a, %a) : (tensor<2x!quant.uniform<i8:f32, 0.5:300>>, tensor<2x!quant.uniform<i8:f32, 0.5:300>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:300>>
  return
}

// -----
func.func @more_than_the_result(%a: tensor<4x3x!quant.uniform<i8:f32, 0.5>>, %b: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: dot_general_c14
  // mended by: tensor<4x2xf32> => tensor<4x2x!quant.uniform<i32:f32, 0.5>>
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x2xf32>
  return
}
func.func @less_than_the_result(%a: tensor<4x3xf32>, %b: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: dot_general_c14
  // mended by: tensor<4x2x!quant.uniform<i32:f32, 0.5>> => tensor<4x2xf32>
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3xf32>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x2x!quant.uniform<i32:f32, 0.5>>
  return
}
func.func @hybrid_result(%a: tensor<4x3xf32>, %b: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: dot_general_c20
  // mended by: tensor<4x2xf64> => tensor<4x2xf32>
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3xf32>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x2xf64>
  return
}
func.func @expressed_by_lhs(%a: tensor<4x3x!quant.uniform<i8:f16, 0.5>>, %b: tensor<3x2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: dot_general_c18
  // mended by: tensor<4x3x!quant.uniform<i8:f16, 0.5>> => tensor<4x3x!quant.uniform<i8:f32, 0.5>>
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3x!quant.uniform<i8:f16, 0.5>>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x2x!quant.uniform<i32:f32, 0.5>>
  return
}
func.func @second_zero_point(%a: tensor<4x3x!quant.uniform<i8:f32, 0.5>>, %b: tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5:1}>>) {
  // expect: dot_general_c15
  // mended by: {0.5, 0.5:1} => {0.5, 0.5:0}
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<4x3x!quant.uniform<i8:f32, 0.5>>, tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5:1}>>) -> tensor<4x2x!quant.uniform<i32:f32:1, {0.5, 0.5}>>
  return
}
func.func @storage_range(%a: tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5>>) {
  // expect: tanh_c1
  // mended by: i8<-100:99>:f32 => i8<-100:100>:f32
  %0 = "stablehlo.tanh"(%a) : (tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5>>) -> tensor<2x!quant.uniform<i8<-100:99>:f32, 0.5>>
  return
}
func.func @storage_least(%a: tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5>>) {
  // expect: tanh_c1
  // mended by: i8<-99:100>:f32 => i8<-100:100>:f32
  %0 = "stablehlo.tanh"(%a) : (tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5>>) -> tensor<2x!quant.uniform<i8<-99:100>:f32, 0.5>>
  return
}
func.func @storage_sign(%a: tensor<2x!quant.uniform<i8<0:100>:f32, 0.5>>) {
  // expect: tanh_c1
  // mended by: u8<0:100>:f32 => i8<0:100>:f32
  %0 = "stablehlo.tanh"(%a) : (tensor<2x!quant.uniform<i8<0:100>:f32, 0.5>>) -> tensor<2x!quant.uniform<u8<0:100>:f32, 0.5>>
  return
}
func.func @quantized_again(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  // expect: uniform_quantize_c2
  // mended by: tensor<2x!quant.uniform<i8:f16, 0.25>> => tensor<2x!quant.uniform<i8:f32, 0.25>>
  %0 = "stablehlo.uniform_quantize"(%a) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f16, 0.25>>
  return
}
func.func @wide_constant() {
  // expect: constant_c1
  // mended by: tensor<2xi16> => tensor<2xi8>
  %0 = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xi16>} : () -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}
func.func @narrow_sum(%a: tensor<2x!quant.uniform<i16:f32, 0.5>>, %i: tensor<!quant.uniform<i16:f32, 0.5>>) {
  // expect: reduce_c6
  // mended by: uniform<i8:f32, 0.5> => uniform<i16:f32, 0.5>
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<!quant.uniform<i8:f32, 0.5>>, %y: tensor<!quant.uniform<i8:f32, 0.5>>):
    "stablehlo.return"(%x) : (tensor<!quant.uniform<i8:f32, 0.5>>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2x!quant.uniform<i16:f32, 0.5>>, tensor<!quant.uniform<i16:f32, 0.5>>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  return
}
func.func @other_sum(%a: tensor<2x!quant.uniform<i8:f32, 0.5>>, %i: tensor<!quant.uniform<i8:f32, 0.5>>) {
  // expect: reduce_c6
  // mended by: uniform<i16:f16, 0.5> => uniform<i16:f32, 0.5>
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<!quant.uniform<i16:f16, 0.5>>, %y: tensor<!quant.uniform<i16:f16, 0.5>>):
    "stablehlo.return"(%x) : (tensor<!quant.uniform<i16:f16, 0.5>>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<!quant.uniform<i16:f16, 0.5>>
  return
}
func.func @zero_points_of_slices(%b: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) {
  // expect: transpose_c1
  // mended by: {0.5, 0.25:7} => {0.5, 0.25:0}
  %0 = "stablehlo.transpose"(%b) {permutation = array<i64: 1, 0>} : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25:7}>>
  return
}
func.func @reshaped_behind(%b: tensor<2x3x4x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>) {
  // expect: reshape_c3
  // mended by: tensor<4x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>> => tensor<2x3x2x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>
  %0 = "stablehlo.reshape"(%b) : (tensor<2x3x4x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>) -> tensor<4x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>
  return
}

// -----
// accept
func.func @unknown_extents(%b: tensor<?x3x4x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>, %q: tensor<2x!quant.uniform<i8:f32, 0.5>>, %i: tensor<!quant.uniform<i8:f32, 0.5>>) {
  %0 = "stablehlo.reshape"(%b) : (tensor<?x3x4x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>) -> tensor<7x3x4x!quant.uniform<i8:f32:1, {0.5, 0.25, 1.0}>>
  %1 = "stablehlo.uniform_quantize"(%q) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i4:f32, 0.25>>
  %2 = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xui8>} : () -> tensor<2x!quant.uniform<u8:f32, 0.5>>
  %3 = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<u8:f32, 0.5>>
  %4 = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 0.5:127>>
  %5 = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 0.5:-128>>
  %6 = "stablehlo.reduce"(%q, %i) ({
  ^bb0(%x: tensor<!quant.uniform<i32:f32, 0.5>>, %y: tensor<!quant.uniform<i32:f32, 0.5>>):
    "stablehlo.return"(%x) : (tensor<!quant.uniform<i32:f32, 0.5>>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<!quant.uniform<i32:f32, 0.5>>
  return
}

// -----
func.func @low_zero_point(%a: tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:-101>>) {
  // expect: -
  // mended by: 0.5:-101 => 0.5:-100
  %0 = "stablehlo.add"(%a, %a) : (tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:-101>>, tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:-101>>) -> tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:-101>>
  return
}

// -----
func.func @high_zero_point(%a: tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:101>>) {
  // expect: -
  // mended by: 0.5:101 => 0.5:100
  %0 = "stablehlo.add"(%a, %a) : (tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:101>>, tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:101>>) -> tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:101>>
  return
}

// -----
func.func @second_of_two_zero_points(%a: tensor<2x!quant.uniform<i8<-100:100>:f32:0, {0.5, 0.5:101}>>) {
  // expect: -
  // mended by: 0.5:101 => 0.5:100
  %0 = "stablehlo.add"(%a, %a) : (tensor<2x!quant.uniform<i8<-100:100>:f32:0, {0.5, 0.5:101}>>, tensor<2x!quant.uniform<i8<-100:100>:f32:0, {0.5, 0.5:101}>>) -> tensor<2x!quant.uniform<i8<-100:100>:f32:0, {0.5, 0.5:101}>>
  return
}
