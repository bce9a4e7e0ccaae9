// input: 3001x96 bf16 -1 1
// input: 7001 i32 0 3000
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3001x96xbf16>, %arg1: tensor<7001xi32>) -> (tensor<7001x96xbf16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7001xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<7001xi32>, tensor<7001xi32>) -> tensor<7001xi1>
    %c_0 = stablehlo.constant dense<3001> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7001xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<7001xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<7001xi1>, tensor<7001xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7001xi32>) -> tensor<7001x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 96>}> : (tensor<3001x96xbf16>, tensor<7001x1xi32>) -> tensor<7001x96xbf16>
    return %6 : tensor<7001x96xbf16>
  }
}
