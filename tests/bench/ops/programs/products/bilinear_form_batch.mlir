// input: 501x37 f32 -1 1
// input: 37x41 f32 -1 1
// input: 501x41 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<501x37xf32>, %arg1: tensor<37x41xf32>, %arg2: tensor<501x41xf32>) -> (tensor<501xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<501x41xf32>, tensor<37x41xf32>) -> tensor<501x37xf32>
    %1 = stablehlo.dot_general %arg0, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<501x37xf32>, tensor<501x37xf32>) -> tensor<501xf32>
    return %1 : tensor<501xf32>
  }
}
