// Expected values: numpy.einsum.
module {
  func.func public @main() -> () {
    %s = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
    %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
    %0 = stablehlo.unary_einsum %s, config = "ii->i" : (tensor<3x3xi32>) -> tensor<3xi32>
    %1 = stablehlo.unary_einsum %s, config = "ii->" : (tensor<3x3xi32>) -> tensor<i32>
    %2 = stablehlo.unary_einsum %a, config = "ij->ji" : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %3 = stablehlo.unary_einsum %a, config = "ij->i" : (tensor<2x3xf32>) -> tensor<2xf32>
    %e0 = stablehlo.constant dense<[1, 5, 9]> : tensor<3xi32>
    %e1 = stablehlo.constant dense<15> : tensor<i32>
    %e2 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf32>
    %e3 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %e0) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %e1) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %e2) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %e3) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
}
