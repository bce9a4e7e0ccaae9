// input: 101x37x41 f64 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<101x37x41xf64>) -> (tensor<101x41x37xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<101x37x41xf64>) -> tensor<101x41x37xf64>
    return %0 : tensor<101x41x37xf64>
  }
}
