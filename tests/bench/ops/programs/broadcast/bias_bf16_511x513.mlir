// input: 511x513 bf16 -1 1
// input: 513 bf16 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<511x513xbf16>, %arg1: tensor<513xbf16>) -> (tensor<511x513xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<513xbf16>) -> tensor<1x513xbf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x513xbf16>) -> tensor<511x513xbf16>
    %2 = stablehlo.add %arg0, %1 : tensor<511x513xbf16>
    return %2 : tensor<511x513xbf16>
  }
}
