// The real part of the square of r + ri or r - ri is 0, also if r * r overflows.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[(2.0e38, 2.0e38), (2.0e38, -2.0e38), (-2.0e38, 2.0e38), (-2.0e38, -2.0e38), (3.0, 3.0), (3.0, -3.0), (3.0, 4.0)]> : tensor<7xcomplex<f32>>
    %0 = chlo.square %x : tensor<7xcomplex<f32>> -> tensor<7xcomplex<f32>>
    %1 = stablehlo.constant dense<[(0.0, 0x7F800000), (0.0, 0xFF800000), (0.0, 0xFF800000), (0.0, 0x7F800000), (0.0, 18.0), (0.0, -18.0), (-7.0, 24.0)]> : tensor<7xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> ()
    return
  }
}
