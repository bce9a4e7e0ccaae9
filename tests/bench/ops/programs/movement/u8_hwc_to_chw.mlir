// input: 512x512x3 ui8 0 255
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<512x512x3xui8>) -> (tensor<3x512x512xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<512x512x3xui8>) -> tensor<3x512x512xui8>
    return %0 : tensor<3x512x512xui8>
  }
}
