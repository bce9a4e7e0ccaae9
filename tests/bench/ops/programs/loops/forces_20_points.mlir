// input: 20x3 f32 -1 1
// input: 20x3 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20x3xf32>, %arg1: tensor<20x3xf32>) -> (tensor<20x3xf32> {jax.result_info = "result[0]"}, tensor<20x3xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %arg1) : tensor<i32>, tensor<20x3xf32>, tensor<20x3xf32>
    cond {
      %c_2 = stablehlo.constant dense<100> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x3xf32>
      %2 = stablehlo.multiply %1, %iterArg_1 : tensor<20x3xf32>
      %3 = stablehlo.add %iterArg_0, %2 : tensor<20x3xf32>
      %4 = stablehlo.broadcast_in_dim %iterArg_0, dims = [0, 2] : (tensor<20x3xf32>) -> tensor<20x1x3xf32>
      %5 = stablehlo.broadcast_in_dim %iterArg_0, dims = [1, 2] : (tensor<20x3xf32>) -> tensor<1x20x3xf32>
      %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<20x1x3xf32>) -> tensor<20x20x3xf32>
      %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x20x3xf32>) -> tensor<20x20x3xf32>
      %8 = stablehlo.subtract %6, %7 : tensor<20x20x3xf32>
      %9 = stablehlo.multiply %8, %8 : tensor<20x20x3xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<20x20x3xf32>, tensor<f32>) -> tensor<20x20xf32>
      %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<20x20xf32>
      %12 = stablehlo.add %10, %11 : tensor<20x20xf32>
      %13 = stablehlo.sqrt %12 : tensor<20x20xf32>
      %14 = stablehlo.multiply %12, %13 : tensor<20x20xf32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<20x20xf32>) -> tensor<20x20x1xf32>
      %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<20x20x1xf32>) -> tensor<20x20x3xf32>
      %17 = stablehlo.divide %8, %16 : tensor<20x20x3xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<20x20x3xf32>, tensor<f32>) -> tensor<20x3xf32>
      %cst_5 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<20x3xf32>
      %20 = stablehlo.multiply %19, %18 : tensor<20x3xf32>
      %21 = stablehlo.add %iterArg_1, %20 : tensor<20x3xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg, %c_6 : tensor<i32>
      stablehlo.return %22, %3, %21 : tensor<i32>, tensor<20x3xf32>, tensor<20x3xf32>
    }
    return %0#1, %0#2 : tensor<20x3xf32>, tensor<20x3xf32>
  }
}
