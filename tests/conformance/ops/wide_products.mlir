// Products of f32 into f64 have all digits: (1 + 2^-20)^2 = 1 + 2^-19 + 2^-40.
module {
  func.func public @main() -> () {
    %a = stablehlo.constant dense<0x3F800008> : tensor<1x4x1xf32>
    %b = stablehlo.constant dense<0x3F800008> : tensor<1x1x2xf32>
    %c = stablehlo.constant dense<0x3FF0000200001000> : tensor<1x4x2xf64>
    %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1xf32>, tensor<1x1x2xf32>) -> tensor<1x4x2xf64>
    stablehlo.custom_call @check.expect_eq(%0, %c) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> ()
    %1 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [1] : (tensor<1x4x1xf32>, tensor<1x1x2xf32>) -> tensor<1x4x1x2xf64>
    %2 = stablehlo.reshape %1 : (tensor<1x4x1x2xf64>) -> tensor<1x4x2xf64>
    stablehlo.custom_call @check.expect_eq(%2, %c) : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> ()
    return
  }
}
