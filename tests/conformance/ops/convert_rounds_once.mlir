// Numbers just above the middle of two bf16 or f16 values: rounding to f32 first would make them the middle, and even.
module {
  func.func public @main() -> () {
    %a = stablehlo.constant dense<[16842753, -16842753, 33685506]> : tensor<3xi32>
    %0 = stablehlo.convert %a : (tensor<3xi32>) -> tensor<3xbf16>
    %e0 = stablehlo.constant dense<[16908288.0, -16908288.0, 33816576.0]> : tensor<3xbf16>
    stablehlo.custom_call @check.expect_eq(%0, %e0) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
    %b = stablehlo.constant dense<[16842753, 2155872257]> : tensor<2xui32>
    %1 = stablehlo.convert %b : (tensor<2xui32>) -> tensor<2xbf16>
    %e1 = stablehlo.constant dense<[16908288.0, 2164260864.0]> : tensor<2xbf16>
    stablehlo.custom_call @check.expect_eq(%1, %e1) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
    // 2^40 + 2^32 + 1 and its negative; 2^63 + 2^55 + 1.
    %c = stablehlo.constant dense<[1103806595073, -1103806595073]> : tensor<2xi64>
    %2 = stablehlo.convert %c : (tensor<2xi64>) -> tensor<2xbf16>
    %e2 = stablehlo.constant dense<[1108101562368.0, -1108101562368.0]> : tensor<2xbf16>
    stablehlo.custom_call @check.expect_eq(%2, %e2) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
    %d = stablehlo.constant dense<9259400833873739777> : tensor<1xui64>
    %3 = stablehlo.convert %d : (tensor<1xui64>) -> tensor<1xbf16>
    %e3 = stablehlo.constant dense<9295429630892703744.0> : tensor<1xbf16>
    stablehlo.custom_call @check.expect_eq(%3, %e3) : (tensor<1xbf16>, tensor<1xbf16>) -> ()
    // 1 + 2^-8 + 2^-40 in bf16; 1 + 2^-11 + 2^-40 in f16.
    %f = stablehlo.constant dense<[1.0039062500009095, -1.0039062500009095]> : tensor<2xf64>
    %4 = stablehlo.convert %f : (tensor<2xf64>) -> tensor<2xbf16>
    %e4 = stablehlo.constant dense<[1.0078125, -1.0078125]> : tensor<2xbf16>
    stablehlo.custom_call @check.expect_eq(%4, %e4) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
    %g = stablehlo.constant dense<1.0004882812509095> : tensor<1xf64>
    %5 = stablehlo.convert %g : (tensor<1xf64>) -> tensor<1xf16>
    %e5 = stablehlo.constant dense<1.0009765625> : tensor<1xf16>
    stablehlo.custom_call @check.expect_eq(%5, %e5) : (tensor<1xf16>, tensor<1xf16>) -> ()
    return
  }
}
