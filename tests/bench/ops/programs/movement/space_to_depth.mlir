// input: 2x62x74x13 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x62x74x13xf32>) -> (tensor<2x31x37x52xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x62x74x13xf32>) -> tensor<2x31x2x37x2x13xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2, 4, 5] : (tensor<2x31x2x37x2x13xf32>) -> tensor<2x31x37x2x2x13xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x31x37x2x2x13xf32>) -> tensor<2x31x37x52xf32>
    return %2 : tensor<2x31x37x52xf32>
  }
}
