// The expectations are those of the reference's test of the pass, and the specification's formulas ("keeps" runs @main).
// passes: stablehlo-legalize-quant-to-math
func.func @quantize(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = stablehlo.uniform_quantize %arg0 : (tensor<?x?xf32>) -> tensor<?x?x!quant.uniform<i8:f32, 1.0:3>>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<?x?x!quant.uniform<i8:f32, 1.0:3>>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// gives: chlo.broadcast_divide %arg0, ... : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
// gives: chlo.broadcast_add ... : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
// gives: stablehlo.clamp ... : (tensor<f32>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
// gives: stablehlo.round_nearest_even ... : tensor<?x?xf32>
// gives: stablehlo.convert ... : (tensor<?x?xf32>) -> tensor<?x?xi8>
// gives: stablehlo.constant dense<3> : tensor<i32>
// gives: stablehlo.convert ... : (tensor<?x?xi8>) -> tensor<?x?xi32>
// gives: chlo.broadcast_subtract ... : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>
// gives: stablehlo.convert ... : (tensor<?x?xi32>) -> tensor<?x?xf32>
// gives: chlo.broadcast_multiply ... : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>

// -----
// passes: stablehlo-legalize-quant-to-math
func.func @add(%arg0: tensor<?x?x!quant.uniform<i8:f32, 1.0:3>>, %arg1: tensor<?x?x!quant.uniform<i8:f32, 1.0:3>>) -> tensor<?x?x!quant.uniform<i8:f32, 1.0:3>> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<?x?x!quant.uniform<i8:f32, 1.0:3>>
  return %0 : tensor<?x?x!quant.uniform<i8:f32, 1.0:3>>
}
// gives: func.func @add(%arg0: tensor<?x?xi8>, %arg1: tensor<?x?xi8>) -> tensor<?x?xi8>
// gives: stablehlo.convert ... : (tensor<?x?xi8>) -> tensor<?x?xi32>
// gives: stablehlo.convert ... : (tensor<?x?xi8>) -> tensor<?x?xi32>
// gives: stablehlo.constant dense<3> : tensor<i32>
// gives: chlo.broadcast_add ... : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
// gives: chlo.broadcast_subtract ... : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>
// gives: stablehlo.clamp ... : (tensor<i32>, tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>
// gives: stablehlo.convert ... : (tensor<?x?xi32>) -> tensor<?x?xi8>

// -----
// passes: stablehlo-legalize-quant-to-math
func.func @requantize(%arg0: tensor<2x2x!quant.uniform<i8:f32:1, {10.0:3, 5.0:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {5.0:1, 10.0:-1}>> {
  %0 = stablehlo.uniform_quantize %arg0 : (tensor<2x2x!quant.uniform<i8:f32:1, {10.0:3, 5.0:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {5.0:1, 10.0:-1}>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32:1, {5.0:1, 10.0:-1}>>
}
// gives: stablehlo.convert %arg0 : (tensor<2x2xi8>) -> tensor<2x2xf32>
// gives: stablehlo.constant dense<[2.000000e+00, 5.000000e-01]> : tensor<2xf32>
// gives: chlo.broadcast_multiply ... broadcast_dimensions = array<i64: 1>
// gives: stablehlo.constant dense<[-5.000000e+00, -2.000000e+00]> : tensor<2xf32>
// gives: chlo.broadcast_add ... broadcast_dimensions = array<i64: 1>
// gives: stablehlo.clamp
// gives: stablehlo.round_nearest_even
// gives: stablehlo.convert ... : (tensor<2x2xf32>) -> tensor<2x2xi8>

// -----
// passes: stablehlo-legalize-quant-to-math
func.func @dot(%arg0: tensor<2x5x6x!quant.uniform<i8:f32, 2.0:3>>, %arg1: tensor<6x8x2x!quant.uniform<i8:f32, 1.0:0>>) -> tensor<2x5x8x!quant.uniform<i32:f32, 4.0:7>> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>} : (tensor<2x5x6x!quant.uniform<i8:f32, 2.0:3>>, tensor<6x8x2x!quant.uniform<i8:f32, 1.0:0>>) -> tensor<2x5x8x!quant.uniform<i32:f32, 4.0:7>>
  return %0 : tensor<2x5x8x!quant.uniform<i32:f32, 4.0:7>>
}
// gives: stablehlo.dot_general ... batching_dims = [0] x [2] ... contracting_dims = [2] x [0] ... (tensor<2x5x6xi8>, tensor<6x8x2xi8>) -> tensor<2x5x8xi32>
// gives: stablehlo.convert ... : (tensor<6x8x2xi8>) -> tensor<6x8x2xi32>
// gives: stablehlo.constant dense<0> : tensor<i32>
// gives: stablehlo.reduce( ... applies stablehlo.add across dimensions = [0] : (tensor<6x8x2xi32>, tensor<i32>) -> tensor<8x2xi32>
// gives: stablehlo.constant dense<3> : tensor<i32>
// gives: chlo.broadcast_multiply ... : (tensor<8x2xi32>, tensor<i32>) -> tensor<8x2xi32>
// gives: stablehlo.broadcast_in_dim ... dims = [2, 0] : (tensor<8x2xi32>) -> tensor<2x5x8xi32>
// gives: stablehlo.constant dense<5.000000e-01> : tensor<f32>
// gives: chlo.broadcast_multiply ... : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5x8xf32>
// gives: stablehlo.convert ... : (tensor<2x5x8xf32>) -> tensor<2x5x8xi32>
// gives: chlo.broadcast_multiply ... : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5x8xf32>
// gives: stablehlo.convert ... : (tensor<2x5x8xf32>) -> tensor<2x5x8xi32>
// gives: stablehlo.constant dense<7> : tensor<i32>
// gives: chlo.broadcast_subtract ... : (tensor<i32>, tensor<2x5x8xi32>) -> tensor<2x5x8xi32>
// gives: chlo.broadcast_add ... : (tensor<2x5x8xi32>, tensor<2x5x8xi32>) -> tensor<2x5x8xi32>

// -----
// passes: stablehlo-legalize-quant-to-math
func.func @padded(%arg0: tensor<128x28x28x1x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x1x128x!quant.uniform<i8:f32, 3.0:0>>) -> tensor<128x29x33x128x!quant.uniform<i32:f32, 1.0:5>> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 2], [3, 4]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<128x28x28x1x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x1x128x!quant.uniform<i8:f32, 3.0:0>>) -> tensor<128x29x33x128x!quant.uniform<i32:f32, 1.0:5>>
  return %0 : tensor<128x29x33x128x!quant.uniform<i32:f32, 1.0:5>>
}
// gives: stablehlo.constant dense<4> : tensor<i8>
// gives: stablehlo.pad %arg0, ... low = [0, 1, 3, 0], high = [0, 2, 4, 0], interior = [0, 0, 0, 0] : (tensor<128x28x28x1xi8>, tensor<i8>) -> tensor<128x31x35x1xi8>
// gives: stablehlo.convolution ... pad = [[0, 0], [0, 0]] ... (tensor<128x31x35x1xi8>, tensor<3x3x1x128xi8>) -> tensor<128x29x33x128xi32>
// gives: across dimensions = [0, 1, 2] : (tensor<3x3x1x128xi32>, tensor<i32>) -> tensor<128xi32>
// gives: stablehlo.broadcast_in_dim ... dims = [3] : (tensor<128xi32>) -> tensor<128x29x33x128xi32>

// -----
// A convolution whose layout has no integer form.
// passes: stablehlo-legalize-quant-to-math
func.func @layout(%arg0: tensor<128x1x28x28x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x1x128x!quant.uniform<i8:f32, 3.0:0>>) -> tensor<128x128x26x26x!quant.uniform<i32:f32, 1.0:5>> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<128x1x28x28x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x1x128x!quant.uniform<i8:f32, 3.0:0>>) -> tensor<128x128x26x26x!quant.uniform<i32:f32, 1.0:5>>
  return %0 : tensor<128x128x26x26x!quant.uniform<i32:f32, 1.0:5>>
}
// gives: stablehlo.convolution ... : (tensor<128x1x28x28xf32>, tensor<3x3x1x128xf32>) -> tensor<128x128x26x26xf32>

// -----
// passes: stablehlo-legalize-quant-to-math
func.func @hybrid(%arg0: tensor<3x2xf32>, %arg1: tensor<2x2x!quant.uniform<i8<-127:127>:f32:1, {3.0, 4.0}>>) -> tensor<3x2xf32> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<3x2xf32>, tensor<2x2x!quant.uniform<i8<-127:127>:f32:1, {3.0, 4.0}>>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
// gives: stablehlo.optimization_barrier %arg1 : tensor<2x2xi8>
// gives: stablehlo.constant dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf32>
// gives: stablehlo.convert ... : (tensor<2x2xi8>) -> tensor<2x2xf32>
// gives: chlo.broadcast_multiply ... {broadcast_dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
// gives: stablehlo.dot_general %arg0, ... : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>

// -----
// passes: stablehlo-legalize-quant-to-math
func.func @window(%arg0: tensor<4x!quant.uniform<i8:f32, 0.3:-49>>, %arg1: tensor<!quant.uniform<i8:f32, 0.3:-49>>) -> tensor<2x!quant.uniform<i8:f32, 0.3:-49>> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
  ^bb0(%arg2: tensor<!quant.uniform<i8:f32, 0.3:-49>>, %arg3: tensor<!quant.uniform<i8:f32, 0.3:-49>>):
    %1 = stablehlo.maximum %arg2, %arg3 : tensor<!quant.uniform<i8:f32, 0.3:-49>>
    stablehlo.return %1 : tensor<!quant.uniform<i8:f32, 0.3:-49>>
  }) {window_dimensions = array<i64: 3>} : (tensor<4x!quant.uniform<i8:f32, 0.3:-49>>, tensor<!quant.uniform<i8:f32, 0.3:-49>>) -> tensor<2x!quant.uniform<i8:f32, 0.3:-49>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 0.3:-49>>
}
// gives: ^bb0(%arg2: tensor<i8>, %arg3: tensor<i8>):
// gives: stablehlo.maximum ... : tensor<i8>
// gives: (tensor<4xi8>, tensor<i8>) -> tensor<2xi8>

// -----
// Integer arithmetic is exact here: both scales are the same power of two.
// passes: stablehlo-legalize-quant-to-math
// keeps: 0
func.func @main() -> (tensor<2x2xf32>, tensor<4xf32>) {
  %a = "stablehlo.constant"() {value = dense<[[-128, 5, 77], [1, 127, -3]]> : tensor<2x3xi8>} : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %b = "stablehlo.constant"() {value = dense<[[9, -128], [127, 0], [-77, 1]]> : tensor<3x2xi8>} : () -> tensor<3x2x!quant.uniform<i8:f32, 0.25>>
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i32:f32, 0.125:-5>>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<2x2x!quant.uniform<i32:f32, 0.125:-5>>) -> tensor<2x2xf32>
  %c = "stablehlo.constant"() {value = dense<[-128, 127, 9, 0]> : tensor<4xi8>} : () -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %d = "stablehlo.constant"() {value = dense<[-128, 127, -9, 1]> : tensor<4xi8>} : () -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = stablehlo.add %c, %d : tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = stablehlo.uniform_dequantize %2 : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4xf32>
  return %1, %3 : tensor<2x2xf32>, tensor<4xf32>
}
// gives: stablehlo.dot_general ... (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi32>

// -----
// Within one quantum of the results, 0.2.
// passes: stablehlo-legalize-quant-to-math
// keeps: 0.201
func.func @main() -> (tensor<2x2xf32>, tensor<4xf32>) {
  %a = "stablehlo.constant"() {value = dense<[[-128, 5, 77], [1, 127, -3]]> : tensor<2x3xi8>} : () -> tensor<2x3x!quant.uniform<i8:f32, 0.03:3>>
  %b = "stablehlo.constant"() {value = dense<[[9, -128], [127, 0], [-77, 1]]> : tensor<3x2xi8>} : () -> tensor<3x2x!quant.uniform<i8:f32, 0.017>>
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x3x!quant.uniform<i8:f32, 0.03:3>>, tensor<3x2x!quant.uniform<i8:f32, 0.017>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.2:-5>>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<2x2x!quant.uniform<i8:f32, 0.2:-5>>) -> tensor<2x2xf32>
  %c = "stablehlo.constant"() {value = dense<[-128, 127, 9, 0]> : tensor<4xi8>} : () -> tensor<4x!quant.uniform<i8:f32, 0.13:3>>
  %d = "stablehlo.constant"() {value = dense<[-128, 127, -9, 1]> : tensor<4xi8>} : () -> tensor<4x!quant.uniform<i8:f32, 0.05:-4>>
  %2 = stablehlo.add %c, %d : (tensor<4x!quant.uniform<i8:f32, 0.13:3>>, tensor<4x!quant.uniform<i8:f32, 0.05:-4>>) -> tensor<4x!quant.uniform<i8:f32, 0.2:1>>
  %3 = stablehlo.uniform_dequantize %2 : (tensor<4x!quant.uniform<i8:f32, 0.2:1>>) -> tensor<4xf32>
  return %1, %3 : tensor<2x2xf32>, tensor<4xf32>
}
// gives: stablehlo.dot_general ... (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi32>

// -----
// passes: stablehlo-legalize-quant-to-math
// fails: stablehlo.all_gather
func.func @all_gather(%arg0: tensor<2x4x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<2x4x!quant.uniform<i8:f32, 1.0:17>> {
  %0 = "stablehlo.all_gather"(%arg0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<2x4x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<2x4x!quant.uniform<i8:f32, 1.0:17>>
  return %0 : tensor<2x4x!quant.uniform<i8:f32, 1.0:17>>
}

// -----
// passes: stablehlo-legalize-quant-to-math
// fails: the axis of the scales changes
func.func @axis(%arg0: tensor<2x2x!quant.uniform<i8:f32:0, {10.0:3, 5.0:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {5.0:1, 10.0:-1}>> {
  %0 = stablehlo.uniform_quantize %arg0 : (tensor<2x2x!quant.uniform<i8:f32:0, {10.0:3, 5.0:2}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {5.0:1, 10.0:-1}>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32:1, {5.0:1, 10.0:-1}>>
}

// -----
// passes: stablehlo-legalize-quant-to-math
// fails: stablehlo.is_finite
func.func @is_finite(%arg0: tensor<2x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<2xi1> {
  %0 = stablehlo.is_finite %arg0 : (tensor<2x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----
// passes: stablehlo-legalize-quant-to-math
// The stored integers are unsigned, the value of the constant does not say it.
func.func @constants() -> (tensor<2x!quant.uniform<u8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) {
  %0 = "stablehlo.constant"() {value = dense<[1, 200]> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<u8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() {value = dense<[1, -2]> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  return %0, %1 : tensor<2x!quant.uniform<u8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>
}
// gives: stablehlo.constant dense<[1, 200]> : tensor<2xui8>
// gives: stablehlo.constant dense<[1, -2]> : tensor<2xi8>
