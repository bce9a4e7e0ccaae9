// input: 256x256x3 f32 0 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x256x3xf32>) -> (tensor<272x272x3xf32> {jax.result_info = "result"}) {
    %0 = call @_pad(%arg0) : (tensor<256x256x3xf32>) -> tensor<272x272x3xf32>
    return %0 : tensor<272x272x3xf32>
  }
  func.func private @_pad(%arg0: tensor<256x256x3xf32>) -> tensor<272x272x3xf32> {
    %0 = stablehlo.slice %arg0 [1:9, 0:256, 0:3] : (tensor<256x256x3xf32>) -> tensor<8x256x3xf32>
    %1 = call @_flip(%0) : (tensor<8x256x3xf32>) -> tensor<8x256x3xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<8x256x3xf32>, tensor<256x256x3xf32>) -> tensor<264x256x3xf32>
    %3 = stablehlo.slice %2 [255:263, 0:256, 0:3] : (tensor<264x256x3xf32>) -> tensor<8x256x3xf32>
    %4 = call @_flip(%3) : (tensor<8x256x3xf32>) -> tensor<8x256x3xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<264x256x3xf32>, tensor<8x256x3xf32>) -> tensor<272x256x3xf32>
    %6 = stablehlo.slice %5 [0:272, 1:9, 0:3] : (tensor<272x256x3xf32>) -> tensor<272x8x3xf32>
    %7 = call @_flip_0(%6) : (tensor<272x8x3xf32>) -> tensor<272x8x3xf32>
    %8 = stablehlo.concatenate %7, %5, dim = 1 : (tensor<272x8x3xf32>, tensor<272x256x3xf32>) -> tensor<272x264x3xf32>
    %9 = stablehlo.slice %8 [0:272, 255:263, 0:3] : (tensor<272x264x3xf32>) -> tensor<272x8x3xf32>
    %10 = call @_flip_0(%9) : (tensor<272x8x3xf32>) -> tensor<272x8x3xf32>
    %11 = stablehlo.concatenate %8, %10, dim = 1 : (tensor<272x264x3xf32>, tensor<272x8x3xf32>) -> tensor<272x272x3xf32>
    return %11 : tensor<272x272x3xf32>
  }
  func.func private @_flip(%arg0: tensor<8x256x3xf32>) -> tensor<8x256x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<8x256x3xf32>
    return %0 : tensor<8x256x3xf32>
  }
  func.func private @_flip_0(%arg0: tensor<272x8x3xf32>) -> tensor<272x8x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<272x8x3xf32>
    return %0 : tensor<272x8x3xf32>
  }
}
