// input: 127x255 f16 -1 1
// input: 255x129 f16 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<127x255xf16>, %arg1: tensor<255x129xf16>) -> (tensor<127x129xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<127x255xf16>, tensor<255x129xf16>) -> tensor<127x129xf16>
    return %0 : tensor<127x129xf16>
  }
}
