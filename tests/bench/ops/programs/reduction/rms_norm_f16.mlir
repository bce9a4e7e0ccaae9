// input: 130x770 f16 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<130x770xf16>) -> (tensor<130x770xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<130x770xf16>) -> tensor<130x770xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<130x770xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<130x770xf32>, tensor<f32>) -> tensor<130xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<130xf32>) -> tensor<130x1xf32>
    %cst_0 = stablehlo.constant dense<7.700000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<130x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<130x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<130x1xf32>
    %7 = stablehlo.add %5, %6 : tensor<130x1xf32>
    %8 = stablehlo.rsqrt %7 : tensor<130x1xf32>
    %9 = stablehlo.convert %8 : (tensor<130x1xf32>) -> tensor<130x1xf16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<130x1xf16>) -> tensor<130x770xf16>
    %11 = stablehlo.multiply %arg0, %10 : tensor<130x770xf16>
    return %11 : tensor<130x770xf16>
  }
}
