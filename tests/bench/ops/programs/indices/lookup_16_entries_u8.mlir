// input: 16 f32 -1 1
// input: 200003 ui8 0 15
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<200003xui8>) -> (tensor<200003xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg1 : (tensor<200003xui8>) -> tensor<200003xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<200003xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<200003xi32>, tensor<200003xi32>) -> tensor<200003xi1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<200003xi32>
    %4 = stablehlo.add %0, %3 : tensor<200003xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<200003xi1>, tensor<200003xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<200003xi32>) -> tensor<200003x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<200003x1xi32>) -> tensor<200003xf32>
    return %7 : tensor<200003xf32>
  }
}
