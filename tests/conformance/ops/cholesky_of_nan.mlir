// A matrix with a NaN is not positive definite: its factor is NaN as a whole.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[[4.0, 0.0, 0.0], [0.0, 0x7FC00000, 0.0], [0.0, 0.0, 9.0]]> : tensor<3x3xf32>
    %0 = stablehlo.cholesky %x, lower = true : tensor<3x3xf32>
    %1 = stablehlo.slice %0 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %3 = stablehlo.constant dense<true> : tensor<3x1xi1>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x1xi1>, tensor<3x1xi1>) -> ()
    return
  }
}
