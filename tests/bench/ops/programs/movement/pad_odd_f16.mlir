// input: 31x63x95 f16 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31x63x95xf16>) -> (tensor<34x66x100xf16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<31x63x95xf16>, tensor<i32>) -> tensor<34x66x100xf16>
    return %0 : tensor<34x66x100xf16>
  }
  func.func private @_pad(%arg0: tensor<31x63x95xf16>, %arg1: tensor<i32>) -> tensor<34x66x100xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.pad %arg0, %0, low = [1, 3, 0], high = [2, 0, 5], interior = [0, 0, 0] : (tensor<31x63x95xf16>, tensor<f16>) -> tensor<34x66x100xf16>
    return %1 : tensor<34x66x100xf16>
  }
}
