// input: 1000000 i8 -128 127
// input: 1000000 i8 -128 127
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1000000xi8>, %arg1: tensor<1000000xi8>) -> (tensor<1000000xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<1000000xi8>) -> tensor<1000000xi32>
    %1 = stablehlo.convert %arg1 : (tensor<1000000xi8>) -> tensor<1000000xi32>
    %2 = stablehlo.multiply %0, %1 : tensor<1000000xi32>
    %c = stablehlo.constant dense<-128> : tensor<i32>
    %c_0 = stablehlo.constant dense<127> : tensor<i32>
    %3 = call @clip(%2, %c, %c_0) : (tensor<1000000xi32>, tensor<i32>, tensor<i32>) -> tensor<1000000xi32>
    %4 = stablehlo.convert %3 : (tensor<1000000xi32>) -> tensor<1000000xi8>
    return %4 : tensor<1000000xi8>
  }
  func.func private @clip(%arg0: tensor<1000000xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1000000xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<1000000xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1000000xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1000000xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<1000000xi32>
    return %5 : tensor<1000000xi32>
  }
}
