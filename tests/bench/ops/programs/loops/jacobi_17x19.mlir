// input: 17x19 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<17x19xf32>) -> (tensor<19x21xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<19x21xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<17x19xf32>, tensor<i32>, tensor<19x21xf32>
    cond {
      %c_2 = stablehlo.constant dense<200> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_0, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.slice %iterArg_1 [0:17, 1:20] : (tensor<19x21xf32>) -> tensor<17x19xf32>
      %3 = stablehlo.slice %iterArg_1 [2:19, 1:20] : (tensor<19x21xf32>) -> tensor<17x19xf32>
      %4 = stablehlo.add %2, %3 : tensor<17x19xf32>
      %5 = stablehlo.slice %iterArg_1 [1:18, 0:19] : (tensor<19x21xf32>) -> tensor<17x19xf32>
      %6 = stablehlo.add %4, %5 : tensor<17x19xf32>
      %7 = stablehlo.slice %iterArg_1 [1:18, 2:21] : (tensor<19x21xf32>) -> tensor<17x19xf32>
      %8 = stablehlo.add %6, %7 : tensor<17x19xf32>
      %9 = stablehlo.subtract %8, %iterArg : tensor<17x19xf32>
      %cst_2 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<17x19xf32>
      %11 = stablehlo.multiply %10, %9 : tensor<17x19xf32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      %15 = "stablehlo.scatter"(%iterArg_1, %14, %11) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        stablehlo.return %arg2 : tensor<f32>
      }) : (tensor<19x21xf32>, tensor<2xi32>, tensor<17x19xf32>) -> tensor<19x21xf32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_0, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %16, %15 : tensor<17x19xf32>, tensor<i32>, tensor<19x21xf32>
    }
    return %1#2 : tensor<19x21xf32>
  }
}
