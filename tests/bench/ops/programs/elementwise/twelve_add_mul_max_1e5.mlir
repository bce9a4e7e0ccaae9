// input: 100000 f32 -1 1
// input: 100000 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<100000xf32>, %arg1: tensor<100000xf32>) -> (tensor<100000xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<100000xf32>
    %1 = stablehlo.add %0, %arg0 : tensor<100000xf32>
    %2 = stablehlo.maximum %1, %arg1 : tensor<100000xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<100000xf32>
    %4 = stablehlo.add %3, %arg1 : tensor<100000xf32>
    %5 = stablehlo.maximum %4, %arg0 : tensor<100000xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<100000xf32>
    %7 = stablehlo.add %6, %arg0 : tensor<100000xf32>
    %8 = stablehlo.maximum %7, %arg1 : tensor<100000xf32>
    %9 = stablehlo.multiply %8, %arg0 : tensor<100000xf32>
    %10 = stablehlo.add %9, %arg1 : tensor<100000xf32>
    return %10 : tensor<100000xf32>
  }
}
