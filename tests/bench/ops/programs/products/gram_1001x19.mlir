// input: 1001x19 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1001x19xf32>) -> (tensor<19x19xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1001x19xf32>) -> tensor<19x1001xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<19x1001xf32>, tensor<1001x19xf32>) -> tensor<19x19xf32>
    return %1 : tensor<19x19xf32>
  }
}
