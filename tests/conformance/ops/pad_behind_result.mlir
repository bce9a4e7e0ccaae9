// Low padding as large as the result, with elements between: nothing of the operand is left.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
    %v = stablehlo.constant dense<7.0> : tensor<f32>
    %0 = stablehlo.pad %x, %v, low = [4], high = [-5], interior = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.constant dense<7.0> : tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %y = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
    %2 = stablehlo.pad %y, %v, low = [0, 2], high = [0, -3], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
    %3 = stablehlo.constant dense<7.0> : tensor<3x2xf32>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    return
  }
}
