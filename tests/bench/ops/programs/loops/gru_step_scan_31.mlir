// input: 31x31 f32 -0.3 0.3
// input: 31x31 f32 -0.3 0.3
// input: 31 f32 -1 1
// input: 257x31 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31x31xf32>, %arg1: tensor<31x31xf32>, %arg2: tensor<31xf32>, %arg3: tensor<257x31xf32>) -> (tensor<31xf32> {jax.result_info = "result[0]"}, tensor<257xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<257xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:6 = stablehlo.while(%iterArg = %arg3, %iterArg_0 = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c, %iterArg_3 = %arg2, %iterArg_4 = %0) : tensor<257x31xf32>, tensor<31x31xf32>, tensor<31x31xf32>, tensor<i32>, tensor<31xf32>, tensor<257xf32>
    cond {
      %c_5 = stablehlo.constant dense<257> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<257x31xf32>, tensor<i32>) -> tensor<31xf32>
      %3 = stablehlo.dot_general %iterArg_0, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31xf32>) -> tensor<31xf32>
      %4 = stablehlo.add %3, %2 : tensor<31xf32>
      %5 = stablehlo.negate %4 : tensor<31xf32>
      %6 = stablehlo.exponential %5 : tensor<31xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<31xf32>
      %8 = stablehlo.add %7, %6 : tensor<31xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<31xf32>
      %10 = stablehlo.divide %9, %8 : tensor<31xf32>
      %11 = stablehlo.multiply %10, %iterArg_3 : tensor<31xf32>
      %12 = stablehlo.dot_general %iterArg_1, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<31x31xf32>, tensor<31xf32>) -> tensor<31xf32>
      %13 = stablehlo.tanh %12 : tensor<31xf32>
      %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<31xf32>
      %15 = stablehlo.multiply %13, %14 : tensor<31xf32>
      %16 = stablehlo.add %11, %15 : tensor<31xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %17 = stablehlo.reduce(%iterArg_3 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<31xf32>, tensor<f32>) -> tensor<f32>
      %18 = func.call @dynamic_update_index_in_dim(%iterArg_4, %17, %iterArg_2) : (tensor<257xf32>, tensor<f32>, tensor<i32>) -> tensor<257xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.add %iterArg_2, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %19, %16, %18 : tensor<257x31xf32>, tensor<31x31xf32>, tensor<31x31xf32>, tensor<i32>, tensor<31xf32>, tensor<257xf32>
    }
    return %1#4, %1#5 : tensor<31xf32>, tensor<257xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<257x31xf32>, %arg1: tensor<i32>) -> tensor<31xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 31] : (tensor<257x31xf32>, tensor<i32>, tensor<i32>) -> tensor<1x31xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x31xf32>) -> tensor<31xf32>
    return %1 : tensor<31xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<257xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<257xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<257xf32>, tensor<1xf32>, tensor<i32>) -> tensor<257xf32>
    return %1 : tensor<257xf32>
  }
}
