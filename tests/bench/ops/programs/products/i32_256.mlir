// input: 256x256 i32 -100 100
// input: 256x256 i32 -100 100
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x256xi32>, %arg1: tensor<256x256xi32>) -> (tensor<256x256xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi32>
    return %0 : tensor<256x256xi32>
  }
}
