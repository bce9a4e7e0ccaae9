// input: 999x999 ui8 0 255
// input: 999x999 ui8 0 255
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<999x999xui8>, %arg1: tensor<999x999xui8>) -> (tensor<999x999xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<999x999xui8>) -> tensor<999x999xui16>
    %1 = stablehlo.convert %arg1 : (tensor<999x999xui8>) -> tensor<999x999xui16>
    %2 = stablehlo.add %0, %1 : tensor<999x999xui16>
    %c = stablehlo.constant dense<1> : tensor<ui16>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<999x999xui16>
    %4 = stablehlo.add %2, %3 : tensor<999x999xui16>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<999x999xui16>
    %6 = stablehlo.shift_right_logical %4, %5 : tensor<999x999xui16>
    %7 = stablehlo.convert %6 : (tensor<999x999xui16>) -> tensor<999x999xui8>
    return %7 : tensor<999x999xui8>
  }
}
