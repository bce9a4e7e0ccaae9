// Exact cubes.
// expect: cbrt_c1 after: return => %broken = stablehlo.cbrt %x : (tensor<5xf32>) -> tensor<4xf32> return
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[-8.0, -0.125, 0.0, 27.0, 1.0e6]> : tensor<5xf32>
    %y = stablehlo.constant dense<[-2.0, -0.5, 0.0, 3.0, 100.0]> : tensor<5xf32>
    %0 = stablehlo.cbrt %x : tensor<5xf32>
    stablehlo.custom_call @check.expect_close(%0, %y) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    %u = stablehlo.constant dense<[-64.0, 0.015625, 1.0e9]> : tensor<3xf64>
    %v = stablehlo.constant dense<[-4.0, 0.25, 1000.0]> : tensor<3xf64>
    %1 = stablehlo.cbrt %u : tensor<3xf64>
    stablehlo.custom_call @check.expect_close(%1, %v) {has_side_effect = true} : (tensor<3xf64>, tensor<3xf64>) -> ()
    return
  }
}
