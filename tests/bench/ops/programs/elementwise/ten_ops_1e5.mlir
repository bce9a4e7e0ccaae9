// input: 100000 f32 -2 2
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<100000xf32>) -> (tensor<100000xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<100000xf32>
    %1 = stablehlo.negate %arg0 : tensor<100000xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<100000xf32>
    %3 = stablehlo.exponential %2 : tensor<100000xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<100000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<100000xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<100000xf32>
    %7 = stablehlo.sine %6 : tensor<100000xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<100000xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<100000xf32>
    %10 = stablehlo.add %4, %9 : tensor<100000xf32>
    %11 = stablehlo.tanh %10 : tensor<100000xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<100000xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<100000xf32>
    %14 = stablehlo.add %12, %13 : tensor<100000xf32>
    return %14 : tensor<100000xf32>
  }
}
