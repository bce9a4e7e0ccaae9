// input: 301x299x3 ui8 0 255
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<301x299x3xui8>) -> (tensor<301x299x3xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [2] : tensor<301x299x3xui8>
    return %0 : tensor<301x299x3xui8>
  }
}
