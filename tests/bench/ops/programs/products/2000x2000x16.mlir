// input: 2000x2000 f32 -1 1
// input: 2000x16 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2000x2000xf32>, %arg1: tensor<2000x16xf32>) -> (tensor<2000x16xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2000x2000xf32>, tensor<2000x16xf32>) -> tensor<2000x16xf32>
    return %0 : tensor<2000x16xf32>
  }
}
