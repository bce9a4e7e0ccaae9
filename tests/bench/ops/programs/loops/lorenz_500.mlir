// input: 3 f32 0.5 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<500xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<500xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %0) : tensor<i32>, tensor<3xf32>, tensor<500xf32>
    cond {
      %c_2 = stablehlo.constant dense<500> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.slice %iterArg_0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
      %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
      %4 = stablehlo.slice %iterArg_0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
      %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
      %6 = stablehlo.slice %iterArg_0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
      %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
      %8 = stablehlo.subtract %5, %3 : tensor<f32>
      %cst_2 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
      %9 = stablehlo.multiply %cst_2, %8 : tensor<f32>
      %cst_3 = stablehlo.constant dense<2.800000e+01> : tensor<f32>
      %10 = stablehlo.subtract %cst_3, %7 : tensor<f32>
      %11 = stablehlo.multiply %3, %10 : tensor<f32>
      %12 = stablehlo.subtract %11, %5 : tensor<f32>
      %13 = stablehlo.multiply %3, %5 : tensor<f32>
      %cst_4 = stablehlo.constant dense<2.66666675> : tensor<f32>
      %14 = stablehlo.multiply %cst_4, %7 : tensor<f32>
      %15 = stablehlo.subtract %13, %14 : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %17 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %18 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %19 = stablehlo.concatenate %16, %17, %18, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
      %cst_5 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %21 = stablehlo.multiply %20, %19 : tensor<3xf32>
      %22 = stablehlo.add %iterArg_0, %21 : tensor<3xf32>
      %23 = stablehlo.slice %iterArg_0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
      %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_1, %24, %iterArg) : (tensor<500xf32>, tensor<f32>, tensor<i32>) -> tensor<500xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg, %c_6 : tensor<i32>
      stablehlo.return %26, %22, %25 : tensor<i32>, tensor<3xf32>, tensor<500xf32>
    }
    return %1#1, %1#2 : tensor<3xf32>, tensor<500xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<500xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<500xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<500xf32>, tensor<1xf32>, tensor<i32>) -> tensor<500xf32>
    return %1 : tensor<500xf32>
  }
}
