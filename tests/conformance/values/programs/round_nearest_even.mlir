// round_nearest_even of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
  %2 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -2.0, -1.0, -0.0, 0.0, 1.0, 2.0, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  return
}
// -----
// round_nearest_even of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, -0.125, 1.125, -1.125, 0.0, -0.0, 4.5]> : tensor<30xf6E2M3FN>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<30xf6E2M3FN>) -> tensor<30xf6E2M3FN>
  %2 = stablehlo.constant dense<[-7.0, -4.0, -2.0, -2.0, -2.0, -1.0, -1.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0, 3.0, 4.0, 5.0, 7.0, -0.0, 1.0, -1.0, 0.0, -0.0, 4.0]> : tensor<30xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<30xf6E2M3FN>, tensor<30xf6E2M3FN>) -> ()
  return
}
// -----
// round_nearest_even of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
  %2 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -4.0, -2.0, -2.0, -2.0, -1.0, -1.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0, 3.0, 4.0, 5.0, 7.0, 12.0, 28.0, 0.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  return
}
// -----
// round_nearest_even of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C687031B12FAF008070F07852"> : tensor<42xf8E3M4>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<42xf8E3M4>) -> tensor<42xf8E3M4>
  %2 = stablehlo.constant dense<"0xF0E8DCD0C0C0C0B0B080808080000000000000303030404040404850545C687030B030B0008070F07850"> : tensor<42xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<42xf8E3M4>, tensor<42xf8E3M4>) -> ()
  return
}
// -----
// round_nearest_even of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C49"> : tensor<51xf8E4M3>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<51xf8E4M3>) -> tensor<51xf8E4M3>
  %2 = stablehlo.constant dense<"0xF1DFD4CEC8C0C0C0B8B8808080800000000000003838384040404044484A4E545E6A7177F70080008038B838B8008078F87C48"> : tensor<51xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<51xf8E4M3>, tensor<51xf8E4M3>) -> ()
  return
}
// -----
// round_nearest_even of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F49"> : tensor<49xf8E4M3FN>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<49xf8E4M3FN>) -> tensor<49xf8E4M3FN>
  %2 = stablehlo.constant dense<"0xF1DFD4CEC8C0C0C0B8B8808080800000000000003838384040404044484A4E545E6A717EFE0080008038B838B800807F48"> : tensor<49xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> ()
  return
}
// -----
// round_nearest_even of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF008051"> : tensor<48xf8E4M3FNUZ>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<48xf8E4M3FNUZ>) -> tensor<48xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0xF9E7DCD6D0C8C8C8C0C000000000000000000000404040484848484C5052565C6672797FFF0000000040C040C0008050"> : tensor<48xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FNUZ>, tensor<48xf8E4M3FNUZ>) -> ()
  return
}
// -----
// round_nearest_even of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D7008069"> : tensor<46xf8E4M3B11FNUZ>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<46xf8E4M3B11FNUZ>) -> tensor<46xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x80FFF4EEE8E0E0E0D8D8000000000000000000005858586060606064686A6E747E807F0000000058D858D8008068"> : tensor<46xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E4M3B11FNUZ>, tensor<46xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// round_nearest_even of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0xD9D0CAC7C4C0C0C0BCBC808080800000000000003C3C3C40404040424445474A4F55597BFB00800080BC3CBC00807CFC7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// round_nearest_even of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0xDDD4CECBC8C4C4C4C0C000000000000000000000404040444444444648494B4E53595D7FFF00000000C040C00080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// round_nearest_even of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7F80818283848586FEFF"> : tensor<10xf8E8M0FNU>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<10xf8E8M0FNU>) -> tensor<10xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<10xf8E8M0FNU>, tensor<10xf8E8M0FNU>) -> ()
  return
}
// -----
// round_nearest_even of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F9040"> : tensor<65xbf16>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<65xbf16>) -> tensor<65xbf16>
  %2 = stablehlo.constant dense<"0x16C3F0C140C1E0C080C000C000C000C080BF80BF0080008000800080000000000000000000000000803F803F803F004000400040004040408040A040E0404041E0419C421643000000C1E0C080C0803F00C1404040C0C0C080BFE0C0A0C0803FE0407F7F7FFF0000008000000080803F80BF803F80BF00000080807F80FFC07F8040"> : tensor<65xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<65xbf16>, tensor<65xbf16>) -> ()
  return
}
// -----
// round_nearest_even of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E8044"> : tensor<65xf16>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<65xf16>) -> tensor<65xf16>
  %2 = stablehlo.constant dense<"0xB0D880CF00CA00C700C400C000C000C000BC00BC0080008000800080000000000000000000000000003C003C003C00400040004000400042004400450047004A004FE054B05800C400BC003C004200C200C400C000C600C580488048004800C5003CFF7BFFFB0000008000000080003C00BC003C00BC00000080007C00FC007E0044"> : tensor<65xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<65xf16>, tensor<65xf16>) -> ()
  return
}
// -----
// round_nearest_even of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F000090400100004BFFFFFFCA"> : tensor<67xf32>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<67xf32>) -> tensor<67xf32>
  %2 = stablehlo.constant dense<[-150.0, -30.0, -12.0, -7.0, -4.0, -2.0, -2.0, -2.0, -1.0, -1.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0, 3.0, 4.0, 5.0, 7.0, 12.0, 28.0, 78.0, 150.0, 2.0, 1.0, 0.0, 5.0, 3.0, -7.0, -8.0, -4.0, 1.0, 5.0, 7.0, 8.0, 8.0, 1.0, 0x7F7FFFFF, 0xFF7FFFFF, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 4.0, 8388609.0, -8388608.0]> : tensor<67xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<67xf32>, tensor<67xf32>) -> ()
  return
}
// -----
// round_nearest_even of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 4.5, 0.49999997, 8388609.0, -8388607.5, 4503599627370497.0, 0x3FDFFFFFFFFFFFFF]> : tensor<70xf64>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<70xf64>) -> tensor<70xf64>
  %2 = stablehlo.constant dense<[-150.0, -30.0, -12.0, -7.0, -4.0, -2.0, -2.0, -2.0, -1.0, -1.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0, 3.0, 4.0, 5.0, 7.0, 12.0, 28.0, 78.0, 150.0, 4.0, 4.0, -3.0, -3.0, 5.0, 7.0, 8.0, 8.0, 2.0, 4.0, 5.0, 2.0, 7.0, 3.0, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 4.0, 0.0, 8388609.0, -8388608.0, 4503599627370497.0, 0.0]> : tensor<70xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<70xf64>, tensor<70xf64>) -> ()
  return
}
// -----
// round_nearest_even of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.round_nearest_even"(%0) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0xC3E3F3F7FBFFFF0103030507070B11173D637F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
