// input: 50001x2 i8 -50 50
// input: 50001x1 i8 -50 50
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<50001x2xi8>, %arg1: tensor<50001x1xi8>) -> (tensor<50001x2xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<50001x1xi8>) -> tensor<50001x2xi8>
    %1 = stablehlo.add %arg0, %0 : tensor<50001x2xi8>
    return %1 : tensor<50001x2xi8>
  }
}
