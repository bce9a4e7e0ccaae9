// Expected values: numpy.take, a batch at a time.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
    %i = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %j = stablehlo.constant dense<[[3, 0], [1, 1], [2, 3]]> : tensor<3x2xi64>
    %0 = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x4xi32>, tensor<2xi32>) -> tensor<2x4xi32>
    %1 = "stablehlo.torch_index_select"(%x, %i) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<3x4xi32>, tensor<2xi32>) -> tensor<3x2xi32>
    %2 = "stablehlo.torch_index_select"(%x, %j) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<3x4xi32>, tensor<3x2xi64>) -> tensor<3x2xi32>
    %e0 = stablehlo.constant dense<[[9, 10, 11, 12], [1, 2, 3, 4]]> : tensor<2x4xi32>
    %e1 = stablehlo.constant dense<[[3, 1], [7, 5], [11, 9]]> : tensor<3x2xi32>
    %e2 = stablehlo.constant dense<[[4, 1], [6, 6], [11, 12]]> : tensor<3x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %e0) {has_side_effect = true} : (tensor<2x4xi32>, tensor<2x4xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%1, %e1) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%2, %e2) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
    return
  }
}
