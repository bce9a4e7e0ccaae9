// input: 33x101 f32 -1 1
// input: 101x203 f32 -1 1
// input: 203x99 f32 -1 1
// input: 99x7 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33x101xf32>, %arg1: tensor<101x203xf32>, %arg2: tensor<203x99xf32>, %arg3: tensor<99x7xf32>) -> (tensor<33x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<33x101xf32>, tensor<101x203xf32>) -> tensor<33x203xf32>
    %1 = stablehlo.tanh %0 : tensor<33x203xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<33x203xf32>, tensor<203x99xf32>) -> tensor<33x99xf32>
    %3 = stablehlo.tanh %2 : tensor<33x99xf32>
    %4 = stablehlo.dot_general %3, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<33x99xf32>, tensor<99x7xf32>) -> tensor<33x7xf32>
    return %4 : tensor<33x7xf32>
  }
}
