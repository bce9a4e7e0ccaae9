// The imaginary part of the result is the zero of the operand, also where the exponential overflows.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[(0x7F800000, 0.0), (0x7F800000, -0.0), (100.0, 0.0), (100.0, -0.0), (0xFF800000, 0.0), (0.0, 0.0), (-0.0, -0.0)]> : tensor<7xcomplex<f32>>
    %0 = stablehlo.exponential_minus_one %x : tensor<7xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
    %2 = stablehlo.imag %0 : (tensor<7xcomplex<f32>>) -> tensor<7xf32>
    %e1 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, -1.0, 0.0, -0.0]> : tensor<7xf32>
    stablehlo.custom_call @check.expect_eq(%1, %e1) : (tensor<7xf32>, tensor<7xf32>) -> ()
    %e2 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0]> : tensor<7xf32>
    stablehlo.custom_call @check.expect_eq(%2, %e2) : (tensor<7xf32>, tensor<7xf32>) -> ()
    return
  }
}
