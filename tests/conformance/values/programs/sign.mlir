// sign of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  %1 = stablehlo.sign %0 : tensor<15xf4E2M1FN>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  return
}
// -----
// sign of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0, 4.5]> : tensor<32xf6E2M3FN>
  %1 = stablehlo.sign %0 : tensor<32xf6E2M3FN>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.0]> : tensor<32xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<32xf6E2M3FN>, tensor<32xf6E2M3FN>) -> ()
  return
}
// -----
// sign of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %1 = stablehlo.sign %0 : tensor<35xf6E3M2FN>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  return
}
// -----
// sign of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F07852"> : tensor<44xf8E3M4>
  %1 = stablehlo.sign %0 : tensor<44xf8E3M4>
  %2 = stablehlo.constant dense<"0xB0B0B0B0B0B0B0B0B0B0B0B0B03030303030303030303030303030303030303030B030B030B0008030B07830"> : tensor<44xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<44xf8E3M4>, tensor<44xf8E3M4>) -> ()
  return
}
// -----
// sign of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C49"> : tensor<51xf8E4M3>
  %1 = stablehlo.sign %0 : tensor<51xf8E4M3>
  %2 = stablehlo.constant dense<"0xB8B8B8B8B8B8B8B8B8B8B8B8B8B838383838383838383838383838383838383838383838B838B838B838B838B8008038B87C38"> : tensor<51xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<51xf8E4M3>, tensor<51xf8E4M3>) -> ()
  return
}
// -----
// sign of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F49"> : tensor<49xf8E4M3FN>
  %1 = stablehlo.sign %0 : tensor<49xf8E4M3FN>
  %2 = stablehlo.constant dense<"0xB8B8B8B8B8B8B8B8B8B8B8B8B8B838383838383838383838383838383838383838383838B838B838B838B838B800807F38"> : tensor<49xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> ()
  return
}
// -----
// sign of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF008051"> : tensor<48xf8E4M3FNUZ>
  %1 = stablehlo.sign %0 : tensor<48xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0xC0C0C0C0C0C0C0C0C0C0C0C0C0C040404040404040404040404040404040404040404040C040C040C040C040C0008040"> : tensor<48xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FNUZ>, tensor<48xf8E4M3FNUZ>) -> ()
  return
}
// -----
// sign of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D7008069"> : tensor<46xf8E4M3B11FNUZ>
  %1 = stablehlo.sign %0 : tensor<46xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x80D8D8D8D8D8D8D8D8D8D8D8D8D858585858585858585858585858585858585858805858D858D858D858D8008058"> : tensor<46xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E4M3B11FNUZ>, tensor<46xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// sign of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = stablehlo.sign %0 : tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0xBCBCBCBCBCBCBCBCBCBCBCBCBCBC3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3CBC3CBC3CBCBC3CBC00803CBC7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// sign of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = stablehlo.sign %0 : tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0xC0C0C0C0C0C0C0C0C0C0C0C0C0C040404040404040404040404040404040404040404040C040C040C0C040C00080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// sign of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
  %1 = stablehlo.sign %0 : tensor<16xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FFF"> : tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  return
}
// -----
// sign of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F9040"> : tensor<65xbf16>
  %1 = stablehlo.sign %0 : tensor<65xbf16>
  %2 = stablehlo.constant dense<"0x80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF80BF803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F80BF80BF80BF803F80BF803F80BF80BF80BF80BF80BF803F803F803F80BF803F80BF803F80BF803F80BF803F80BF00000080803F80BFC07F803F"> : tensor<65xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<65xbf16>, tensor<65xbf16>) -> ()
  return
}
// -----
// sign of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E8044"> : tensor<65xf16>
  %1 = stablehlo.sign %0 : tensor<65xf16>
  %2 = stablehlo.constant dense<"0x00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C00BC00BC003C003C00BC00BC00BC00BC00BC003C003C003C00BC003C003C00BC003C00BC003C00BC003C00BC003C00BC00000080003C00BC007E003C"> : tensor<65xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<65xf16>, tensor<65xf16>) -> ()
  return
}
// -----
// sign of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F000090400100004BFFFFFFCA"> : tensor<67xf32>
  %1 = stablehlo.sign %0 : tensor<67xf32>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.0, -1.0, 0x7FC00000, 1.0, 1.0, -1.0]> : tensor<67xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<67xf32>, tensor<67xf32>) -> ()
  return
}
// -----
// sign of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 4.5, 0.49999997, 8388609.0, -8388607.5, 4503599627370497.0, 0x3FDFFFFFFFFFFFFF]> : tensor<70xf64>
  %1 = stablehlo.sign %0 : tensor<70xf64>
  %2 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0]> : tensor<70xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<70xf64>, tensor<70xf64>) -> ()
  return
}
// -----
// sign of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %1 = stablehlo.sign %0 : tensor<4xi2>
  %2 = stablehlo.constant dense<[0, 1, -1, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}
// -----
// sign of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi4>
  %1 = stablehlo.sign %0 : tensor<15xi4>
  %2 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1]> : tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xi4>, tensor<15xi4>) -> ()
  return
}
// -----
// sign of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A647F7E3F40FFFEFDFBF8D69C8081C0D5"> : tensor<24xi8>
  %1 = stablehlo.sign %0 : tensor<24xi8>
  %2 = stablehlo.constant dense<"0x00010101010101010101010101FFFFFFFFFFFFFFFFFFFFFF"> : tensor<24xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi8>, tensor<24xi8>) -> ()
  return
}
// -----
// sign of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2AFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF0080018000C055D5"> : tensor<27xi16>
  %1 = stablehlo.sign %0 : tensor<27xi16>
  %2 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<27xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<27xi16>, tensor<27xi16>) -> ()
  return
}
// -----
// sign of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -2147483648, -2147483647, -1073741824, -715827883]> : tensor<29xi32>
  %1 = stablehlo.sign %0 : tensor<29xi32>
  %2 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<29xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<29xi32>, tensor<29xi32>) -> ()
  return
}
// -----
// sign of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -123456789123, -9223372036854775808, -9223372036854775807, -4611686018427387904, -3074457345618258603]> : tensor<31xi64>
  %1 = stablehlo.sign %0 : tensor<31xi64>
  %2 = stablehlo.constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<31xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xi64>, tensor<31xi64>) -> ()
  return
}
// -----
// sign of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0), (2.0, 0.0), (-0.5, 0.0), (0.0, 1.5), (-0.0, -3.0), (3.0, 4.0), (-5.0, 12.0), (0.0, 0.0)]> : tensor<37xcomplex<f32>>
  %1 = stablehlo.sign %0 : tensor<37xcomplex<f32>>
  %2 = stablehlo.constant dense<"0xD65050BF07CC14BF546D7DBFC3D010BE74597FBFF9E9913D6F2676BF3FA88C3EA45E42BF439A263FEB26BEBEA6B06DBF2EF964BF2EF9E4BE425B78BF425B783EF30435BFF304353F9BE8A1BEE9DC723F431F93BE1A3475BF400155BFD5000EBFE9DC72BF9BE8A13E9A9919BFCDCC4C3F425B78BE425B783FABD2483E56077BBFF304353FF30435BF2EF9643F2EF9E43E2EF9E43E2EF9643F3558283E50847C3F2EF9E43E2EF964BFA6B06D3FEB26BEBE56077B3FABD2483E05E7473F04EC1F3F4FECC43EC54E6C3F6B16593F03AE07BFEC057E3FEC05FEBD60807F3F60807F3D425B783F425B783ECDCC4C3F9A99193F0000803F00000000000080BF00000000000000000000803F00000000000080BF9A99193FCDCC4C3F4FECC4BEC54E6C3F0000000000000000"> : tensor<37xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>) -> ()
  return
}
// -----
// sign of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0), (2.0, 0.0), (-0.5, 0.0), (0.0, 1.5), (-0.0, -3.0), (3.0, 4.0), (-5.0, 12.0), (0.0, 0.0)]> : tensor<37xcomplex<f64>>
  %1 = stablehlo.sign %0 : tensor<37xcomplex<f64>>
  %2 = stablehlo.constant dense<"0xA0CACFC61A0AEABF4DB526D78099E2BF52ED7E8FAAADEFBF0A63FF51181AC2BF2B47DC812EEBEFBFD071A2253F3DB23F5705AEDECDC4EEBFE9B9F5EC0795D13FF5CA8D80D44BE8BFD264306E48D3E43F88BB3E66DDC4D7BF6A6ACEBF14B6EDBFD9EDBFC5259FECBFD9EDBFC5259FDCBF1CAFD248680BEFBF1CAFD248680BCF3FCD3B7F669EA0E6BFCD3B7F669EA0E63F0F494862133DD4BF966D6C139D5BEE3FD542C562E863D2BFB8C4484F83A6EEBFE1DC59F027A0EABF96E83BA01AC0E1BF966D6C139D5BEEBF0F494862133DD43F333333333333E3BF9A9999999999E93F1CAFD248680BCFBF1CAFD248680BEF3F1C765161551AC93FA2D3A5B9EA60EFBFCD3B7F669EA0E63FCD3B7F669EA0E6BFD9EDBFC5259FEC3FD9EDBFC5259FDC3FD9EDBFC5259FDC3FD9EDBFC5259FEC3F706BFCA8060BC53F28A17AFD8990EF3FD9EDBFC5259FDC3FD9EDBFC5259FECBF6A6ACEBF14B6ED3F88BB3E66DDC4D7BFA2D3A5B9EA60EF3F1C765161551AC93FD4C6E095E0FCE83F7705E77780FDE33FD9899DD8899DD83F9ED8899DD889ED3F7E7DD856CD22EB3F6F4E4756C0F5E0BFD9F1A088BDC0EF3FD9F1A088BDC0BFBF27B808F60BF0EF3F27B808F60BF0AF3F1CAFD248680BEF3F1CAFD248680BCF3F9A9999999999E93F333333333333E33F000000000000F03F0000000000000000000000000000F0BF00000000000000000000000000000000000000000000F03F0000000000000000000000000000F0BF333333333333E33F9A9999999999E93FD9899DD8899DD8BF9ED8899DD889ED3F00000000000000000000000000000000"> : tensor<37xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<37xcomplex<f64>>, tensor<37xcomplex<f64>>) -> ()
  return
}
// -----
// sign of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.sign %0 : tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x0101010101010101010505050505050505050501"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
