// input: 100000 f64 0.1 4
// input: 100000 f64 -3 3
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<100000xf64>, %arg1: tensor<100000xf64>) -> (tensor<100000xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<100000xf64>
    return %0 : tensor<100000xf64>
  }
}
