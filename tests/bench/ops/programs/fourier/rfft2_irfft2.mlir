// input: 4x256x256 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x256x256xf32>) -> (tensor<4x256x256xf32> {jax.result_info = "result"}) {
    %0 = call @fft(%arg0) : (tensor<4x256x256xf32>) -> tensor<4x256x129xcomplex<f32>>
    %1 = call @fft_0(%0) : (tensor<4x256x129xcomplex<f32>>) -> tensor<4x256x256xf32>
    return %1 : tensor<4x256x256xf32>
  }
  func.func private @fft(%arg0: tensor<4x256x256xf32>) -> tensor<4x256x129xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [256, 256] : (tensor<4x256x256xf32>) -> tensor<4x256x129xcomplex<f32>>
    return %0 : tensor<4x256x129xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<4x256x129xcomplex<f32>>) -> tensor<4x256x256xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [256, 256] : (tensor<4x256x129xcomplex<f32>>) -> tensor<4x256x256xf32>
    return %0 : tensor<4x256x256xf32>
  }
}
