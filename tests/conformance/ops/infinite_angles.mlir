// Exponentials of infinite imaginary parts have no direction, whatever their length.
module {
  func.func public @main() -> () {
    %re = stablehlo.constant dense<[0xFF800000, 0x7F800000, 1.0, 0xFF800000, 0xFF800000]> : tensor<5xf32>
    %im = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7F800000, 0xFF800000, 0.0]> : tensor<5xf32>
    %z = stablehlo.complex %re, %im : tensor<5xcomplex<f32>>
    %0 = stablehlo.exponential %z : tensor<5xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %2 = stablehlo.imag %0 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %3 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %4 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %5 = stablehlo.constant dense<[true, true, true, true, false]> : tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<5xi1>, tensor<5xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<5xi1>, tensor<5xi1>) -> ()
    return
  }
}
