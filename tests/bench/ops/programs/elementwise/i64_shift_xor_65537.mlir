// input: 65537 i64 -1000000 1000000
// input: 65537 i64 -1000000 1000000
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<65537xi64>, %arg1: tensor<65537xi64>) -> (tensor<65537xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<13> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<65537xi64>
    %1 = stablehlo.shift_right_arithmetic %arg0, %0 : tensor<65537xi64>
    %2 = stablehlo.xor %arg0, %1 : tensor<65537xi64>
    %c_0 = stablehlo.constant dense<31> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<65537xi64>
    %4 = stablehlo.multiply %2, %3 : tensor<65537xi64>
    %c_1 = stablehlo.constant dense<7> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<65537xi64>
    %6 = stablehlo.shift_left %arg1, %5 : tensor<65537xi64>
    %7 = stablehlo.add %4, %6 : tensor<65537xi64>
    return %7 : tensor<65537xi64>
  }
}
