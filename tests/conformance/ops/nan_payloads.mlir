// NaNs whose payload has all bits stay NaNs in narrower types.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[0x7FFFFFFF, 0xFFFFFFFF, 1.0, 0x7F800001, 0xFF800000]> : tensor<5xf32>
    %nan = stablehlo.constant dense<[true, true, false, true, false]> : tensor<5xi1>
    %0 = stablehlo.convert %x : (tensor<5xf32>) -> tensor<5xbf16>
    %1 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%1, %nan) : (tensor<5xi1>, tensor<5xi1>) -> ()
    %2 = stablehlo.convert %x : (tensor<5xf32>) -> tensor<5xf16>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%3, %nan) : (tensor<5xi1>, tensor<5xi1>) -> ()
    return
  }
}
