// uniform_quantize of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 0.0, -0.0]> : tensor<10xf4E2M1FN>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<10xf4E2M1FN>) -> tensor<10x!quant.uniform<i8<-6:6>:f4E2M1FN, 0.5:1>>
  %2 = "stablehlo.constant"() <{value = dense<"0xFDFEFF00020304040101"> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8<-6:6>:f4E2M1FN, 0.5:1>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<10x!quant.uniform<i8<-6:6>:f4E2M1FN, 0.5:1>>, tensor<10x!quant.uniform<i8<-6:6>:f4E2M1FN, 0.5:1>>) -> ()
  return
}
// -----
// uniform_quantize of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<25xf6E2M3FN>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<25xf6E2M3FN>) -> tensor<25x!quant.uniform<i8<-7:7>:f6E2M3FN, 0.5:-1>>
  %2 = "stablehlo.constant"() <{value = dense<"0xFAFBFCFDFEFEFEFF000000000102020203040506FF01FDFFFF"> : tensor<25xi8>}> : () -> tensor<25x!quant.uniform<i8<-7:7>:f6E2M3FN, 0.5:-1>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<25x!quant.uniform<i8<-7:7>:f6E2M3FN, 0.5:-1>>, tensor<25x!quant.uniform<i8<-7:7>:f6E2M3FN, 0.5:-1>>) -> ()
  return
}
// -----
// uniform_quantize of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<33xf6E3M2FN>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<33xf6E3M2FN>) -> tensor<33x!quant.uniform<i8<-28:28>:f6E3M2FN, 2.0:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0xF4FD00010202020202030303030303040404040404040405060608100204020303"> : tensor<33xi8>}> : () -> tensor<33x!quant.uniform<i8<-28:28>:f6E3M2FN, 2.0:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<33x!quant.uniform<i8<-28:28>:f6E3M2FN, 2.0:3>>, tensor<33x!quant.uniform<i8<-28:28>:f6E3M2FN, 2.0:3>>) -> ()
  return
}
// -----
// uniform_quantize of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0CCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C7031B12FAF008070F0"> : tensor<37xf8E3M4>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<37xf8E3M4>) -> tensor<37x!quant.uniform<i8<-15:15>:f8E3M4, 0.5:-2>>
  %2 = "stablehlo.constant"() <{value = dense<"0xF1F7F9FAFBFCFCFDFEFEFEFEFEFEFEFFFF000000010202030405080C0F00FC00FCFEFE0FF1"> : tensor<37xi8>}> : () -> tensor<37x!quant.uniform<i8<-15:15>:f8E3M4, 0.5:-2>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<37x!quant.uniform<i8<-15:15>:f8E3M4, 0.5:-2>>, tensor<37x!quant.uniform<i8<-15:15>:f8E3M4, 0.5:-2>>) -> ()
  return
}
// -----
// uniform_quantize of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E0888018139B937B7008078F8"> : tensor<44xf8E4M3>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<44xf8E4M3>) -> tensor<44x!quant.uniform<i8<-112:112>:f8E4M3, 0.25:4>>
  %2 = "stablehlo.constant"() <{value = dense<"0x90D4E8F6FAFCFE0001020304040404040506060708090A0B0C0E101218203470040404040800080004047090"> : tensor<44xi8>}> : () -> tensor<44x!quant.uniform<i8<-112:112>:f8E4M3, 0.25:4>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<44x!quant.uniform<i8<-112:112>:f8E4M3, 0.25:4>>, tensor<44x!quant.uniform<i8<-112:112>:f8E4M3, 0.25:4>>) -> ()
  return
}
// -----
// uniform_quantize of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A0888018139B937B70080"> : tensor<43xf8E4M3FN>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<43xf8E4M3FN>) -> tensor<43x!quant.uniform<i8<-112:112>:f8E4M3FN, 0.25:4>>
  %2 = "stablehlo.constant"() <{value = dense<"0x90D4E8F6FAFCFE0001020304040404040506060708090A0B0C0E1012182034707004040404080008000404"> : tensor<43xi8>}> : () -> tensor<43x!quant.uniform<i8<-112:112>:f8E4M3FN, 0.25:4>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43x!quant.uniform<i8<-112:112>:f8E4M3FN, 0.25:4>>, tensor<43x!quant.uniform<i8<-112:112>:f8E4M3FN, 0.25:4>>) -> ()
  return
}
// -----
// uniform_quantize of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C660888018141C13FBF00"> : tensor<41xf8E4M3FNUZ>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<41xf8E4M3FNUZ>) -> tensor<41x!quant.uniform<i8<-112:112>:f8E4M3FNUZ, 0.25:4>>
  %2 = "stablehlo.constant"() <{value = dense<"0x90D4E8F6FAFCFE0001020304040404040506060708090A0B0C0E101218203470040404040800080004"> : tensor<41xi8>}> : () -> tensor<41x!quant.uniform<i8<-112:112>:f8E4M3FNUZ, 0.25:4>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<41x!quant.uniform<i8<-112:112>:f8E4M3FNUZ, 0.25:4>>, tensor<41x!quant.uniform<i8<-112:112>:f8E4M3FNUZ, 0.25:4>>) -> ()
  return
}
// -----
// uniform_quantize of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E740888018159D957D700"> : tensor<39xf8E4M3B11FNUZ>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<39xf8E4M3B11FNUZ>) -> tensor<39x!quant.uniform<i8<-28:28>:f8E4M3B11FNUZ, 0.5:2>>
  %2 = "stablehlo.constant"() <{value = dense<"0xEAF4FBFDFEFF0000010202020202020203030404040506060708090C101A020202020400040002"> : tensor<39xi8>}> : () -> tensor<39x!quant.uniform<i8<-28:28>:f8E4M3B11FNUZ, 0.5:2>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<39x!quant.uniform<i8<-28:28>:f8E4M3B11FNUZ, 0.5:2>>, tensor<39x!quant.uniform<i8<-28:28>:f8E4M3B11FNUZ, 0.5:2>>) -> ()
  return
}
// -----
// uniform_quantize of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F555904840181BD3BBB00807CFC"> : tensor<46xf8E5M2>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<46xf8E5M2>) -> tensor<46x!quant.uniform<i8<-112:112>:f8E5M2, 0.25:4>>
  %2 = "stablehlo.constant"() <{value = dense<"0x9090D0E8F6FAFCFE0001020304040404040506060708080A0C0C0E101018203070707004040404FF080004047090"> : tensor<46xi8>}> : () -> tensor<46x!quant.uniform<i8<-112:112>:f8E5M2, 0.25:4>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46x!quant.uniform<i8<-112:112>:f8E5M2, 0.25:4>>, tensor<46x!quant.uniform<i8<-112:112>:f8E5M2, 0.25:4>>) -> ()
  return
}
// -----
// uniform_quantize of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D04840181C13FBF00"> : tensor<43xf8E5M2FNUZ>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<43xf8E5M2FNUZ>) -> tensor<43x!quant.uniform<i8<-112:112>:f8E5M2FNUZ, 0.25:4>>
  %2 = "stablehlo.constant"() <{value = dense<"0x9090D0E8F6FAFCFE0001020304040404040506060708080A0C0C0E101018203070707004040404FF080004"> : tensor<43xi8>}> : () -> tensor<43x!quant.uniform<i8<-112:112>:f8E5M2FNUZ, 0.25:4>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43x!quant.uniform<i8<-112:112>:f8E5M2FNUZ, 0.25:4>>, tensor<43x!quant.uniform<i8<-112:112>:f8E5M2FNUZ, 0.25:4>>) -> ()
  return
}
// -----
// uniform_quantize of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F8081828384858600"> : tensor<14xf8E8M0FNU>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<14xf8E8M0FNU>) -> tensor<14x!quant.uniform<u8<1:64>:f8E8M0FNU, 0.5:1>>
  %2 = "stablehlo.constant"() <{value = dense<"0x0101010202040408102040404001"> : tensor<14xui8>}> : () -> tensor<14x!quant.uniform<u8<1:64>:f8E8M0FNU, 0.5:1>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<14x!quant.uniform<u8<1:64>:f8E8M0FNU, 0.5:1>>, tensor<14x!quant.uniform<u8<1:64>:f8E8M0FNU, 0.5:1>>) -> ()
  return
}
// -----
// uniform_quantize of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5408000808001000180813F81BF7F3F7FBF00000080807F80FF"> : tensor<61xbf16>
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<61xbf16>) -> tensor<61x!quant.uniform<i8<-112:112>:bf16, 0.25:4>>
  %2 = "stablehlo.constant"() <{value = dense<"0x9090D4E7F6FAFCFE0001020304040404040506060708090A0B0C0E101218203470707006E2E7F409E211F7EE00EAF1061F040404040800080004047090"> : tensor<61xi8>}> : () -> tensor<61x!quant.uniform<i8<-112:112>:bf16, 0.25:4>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<61x!quant.uniform<i8<-112:112>:bf16, 0.25:4>>, tensor<61x!quant.uniform<i8<-112:112>:bf16, 0.25:4>>) -> ()
  return
}
