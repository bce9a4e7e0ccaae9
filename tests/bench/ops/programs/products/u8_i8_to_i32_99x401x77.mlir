// input: 99x401 ui8 0 255
// input: 401x77 i8 -128 127
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<99x401xui8>, %arg1: tensor<401x77xi8>) -> (tensor<99x77xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<99x401xui8>) -> tensor<99x401xi32>
    %1 = stablehlo.convert %arg1 : (tensor<401x77xi8>) -> tensor<401x77xi32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<99x401xi32>, tensor<401x77xi32>) -> tensor<99x77xi32>
    return %2 : tensor<99x77xi32>
  }
}
