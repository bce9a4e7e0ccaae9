// input: 77777 f64 -1 1
// input: 50021 i64 0 77776
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<77777xf64>, %arg1: tensor<50021xi64>) -> (tensor<50021xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<50021xi64>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<50021xi64>, tensor<50021xi64>) -> tensor<50021xi1>
    %c_0 = stablehlo.constant dense<77777> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<50021xi64>
    %3 = stablehlo.add %arg1, %2 : tensor<50021xi64>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<50021xi1>, tensor<50021xi64>
    %5 = stablehlo.convert %4 : (tensor<50021xi64>) -> tensor<50021xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<50021xi32>) -> tensor<50021x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<77777xf64>, tensor<50021x1xi32>) -> tensor<50021xf64>
    return %7 : tensor<50021xf64>
  }
}
