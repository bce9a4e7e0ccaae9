// input: 31x17x53 f32 -1 1
// input: 53x17x29 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31x17x53xf32>, %arg1: tensor<53x17x29xf32>) -> (tensor<31x29xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<31x17x53xf32>, tensor<53x17x29xf32>) -> tensor<31x29xf32>
    return %0 : tensor<31x29xf32>
  }
}
