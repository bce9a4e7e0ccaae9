// Expected values: numpy.einsum.
module {
  func.func public @main() -> () {
    %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
    %b = stablehlo.constant dense<[[1, 0], [2, 1], [0, 3]]> : tensor<3x2xi32>
    %s = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
    %t = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
    %0 = stablehlo.einsum %a, %b, config = "ij,jk->ik" : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
    %1 = stablehlo.einsum %a, %b, config = "ij,jk->ki" : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
    %2 = stablehlo.einsum %t, %t, config = "bij,bjk->ikb" : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
    %3 = stablehlo.einsum %a, %b, config = "ij,kl->il" : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
    %4 = stablehlo.einsum %s, %a, config = "jj,ij->ij" : (tensor<3x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = stablehlo.einsum %a, %a, config = "ij,ij->" : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<i32>
    %e0 = stablehlo.constant dense<[[5, 11], [14, 23]]> : tensor<2x2xi32>
    %e1 = stablehlo.constant dense<[[5, 14], [11, 23]]> : tensor<2x2xi32>
    %e2 = stablehlo.constant dense<[[[7, 67], [10, 78]], [[15, 91], [22, 106]]]> : tensor<2x2x2xi32>
    %e3 = stablehlo.constant dense<[[18, 24], [45, 60]]> : tensor<2x2xi32>
    %e4 = stablehlo.constant dense<[[1, 10, 27], [4, 25, 54]]> : tensor<2x3xi32>
    %e5 = stablehlo.constant dense<91> : tensor<i32>
    stablehlo.custom_call @check.expect_eq(%0, %e0) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %e1) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %e2) {has_side_effect = true} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%3, %e3) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %e4) {has_side_effect = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%5, %e5) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
}
