// The expectations are those of the reference's tests of both passes.
// passes: stablehlo-legalize-quantized-op-to-qdq
// keeps: 0
func.func @main() -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<[-128, 127, 9, 0]> : tensor<4xi8>} : () -> tensor<4x!quant.uniform<i8:f32, 0.13:3>>
  %0 = stablehlo.negate %c : tensor<4x!quant.uniform<i8:f32, 0.13:3>>
  %1 = stablehlo.uniform_dequantize %0 : (tensor<4x!quant.uniform<i8:f32, 0.13:3>>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// gives: stablehlo.uniform_dequantize
// gives: stablehlo.negate ... : tensor<4xf32>
// gives: stablehlo.uniform_quantize

// -----
// Ops that move elements, and what says nothing about their values, stay.
// passes: stablehlo-legalize-quantized-op-to-qdq
func.func @moved(%arg0: tensor<2x!quant.uniform<i8:f32, 1.0:17>>) -> (tensor<2x!quant.uniform<i8:f32, 1.0:17>>, tensor<2xi1>) {
  %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x!quant.uniform<i8:f32, 1.0:17>>
  %1 = stablehlo.is_finite %arg0 : (tensor<2x!quant.uniform<i8:f32, 1.0:17>>) -> tensor<2xi1>
  %2 = stablehlo.abs %0 : tensor<2x!quant.uniform<i8:f32, 1.0:17>>
  return %2, %1 : tensor<2x!quant.uniform<i8:f32, 1.0:17>>, tensor<2xi1>
}
// gives: stablehlo.reverse %arg0
// gives: stablehlo.is_finite %arg0
// gives: stablehlo.uniform_dequantize
// gives: stablehlo.abs ... : tensor<2xf32>
// gives: stablehlo.uniform_quantize

// -----
// passes: stablehlo-legalize-qdq-to-quantized-op
// keeps: 0
func.func @main() -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<[-128, 127, 9, 0]> : tensor<4xi8>} : () -> tensor<4x!quant.uniform<i8:f32, 0.13:3>>
  %0 = stablehlo.uniform_dequantize %c : (tensor<4x!quant.uniform<i8:f32, 0.13:3>>) -> tensor<4xf32>
  %1 = stablehlo.abs %0 : tensor<4xf32>
  %2 = stablehlo.uniform_quantize %1 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.13:3>>
  %3 = stablehlo.uniform_dequantize %2 : (tensor<4x!quant.uniform<i8:f32, 0.13:3>>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
// gives: stablehlo.abs ... : tensor<4x!quant.uniform<i8:f32, 1.300000e-01:3>>
// gives: stablehlo.uniform_dequantize
// gives: return

// -----
// An operand that is not dequantized; a copy of the op that is, so that the pass has something to do.
// passes: stablehlo-legalize-qdq-to-quantized-op
func.func @other(%arg0: tensor<4xf32>, %arg1: tensor<4x!quant.uniform<i8:f32, 0.13:3>>) -> (tensor<4x!quant.uniform<i8:f32, 0.13:3>>, tensor<4x!quant.uniform<i8:f32, 0.13:3>>) {
  %0 = stablehlo.uniform_dequantize %arg1 : (tensor<4x!quant.uniform<i8:f32, 0.13:3>>) -> tensor<4xf32>
  %1 = stablehlo.add %arg0, %0 : tensor<4xf32>
  %2 = stablehlo.uniform_quantize %1 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.13:3>>
  %3 = stablehlo.add %0, %0 : tensor<4xf32>
  %4 = stablehlo.uniform_quantize %3 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.13:3>>
  return %2, %4 : tensor<4x!quant.uniform<i8:f32, 0.13:3>>, tensor<4x!quant.uniform<i8:f32, 0.13:3>>
}
// gives: stablehlo.add %arg0, ... : tensor<4xf32>
// gives: stablehlo.uniform_quantize
// gives: stablehlo.add %arg1, %arg1 : tensor<4x!quant

// -----
// A composite, whose decomposition takes floats; a copy of its op that is not one.
// passes: stablehlo-legalize-qdq-to-quantized-op
func.func @composite(%arg0: tensor<4x!quant.uniform<i8:f32, 0.13:3>>) -> (tensor<4x!quant.uniform<i8:f32, 0.13:3>>, tensor<4x!quant.uniform<i8:f32, 0.13:3>>) {
  %0 = stablehlo.uniform_dequantize %arg0 : (tensor<4x!quant.uniform<i8:f32, 0.13:3>>) -> tensor<4xf32>
  %1 = stablehlo.composite "my.negate" %0 {decomposition = @negate} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.uniform_quantize %1 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.13:3>>
  %3 = stablehlo.negate %0 : tensor<4xf32>
  %4 = stablehlo.uniform_quantize %3 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.13:3>>
  return %2, %4 : tensor<4x!quant.uniform<i8:f32, 0.13:3>>, tensor<4x!quant.uniform<i8:f32, 0.13:3>>
}
func.func private @negate(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %arg0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// gives: stablehlo.composite "my.negate" %0 {decomposition = @negate} : (tensor<4xf32>) -> tensor<4xf32>
// gives: stablehlo.uniform_quantize
// gives: stablehlo.negate %arg0 : tensor<4x!quant
