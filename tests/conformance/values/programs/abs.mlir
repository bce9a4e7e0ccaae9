// abs of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  %1 = stablehlo.abs %0 : tensor<15xf4E2M1FN>
  %2 = stablehlo.constant dense<[6.0, 4.0, 2.0, 1.5, 1.0, 0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, 0.0]> : tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  return
}
// -----
// abs of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0, 4.5]> : tensor<32xf6E2M3FN>
  %1 = stablehlo.abs %0 : tensor<32xf6E2M3FN>
  %2 = stablehlo.constant dense<[7.5, 7.0, 3.5, 2.5, 2.0, 1.5, 1.0, 0.75, 0.5, 0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, 0.125, 1.125, 1.125, 0.0, 0.0, 4.5]> : tensor<32xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<32xf6E2M3FN>, tensor<32xf6E2M3FN>) -> ()
  return
}
// -----
// abs of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %1 = stablehlo.abs %0 : tensor<35xf6E3M2FN>
  %2 = stablehlo.constant dense<[28.0, 12.0, 7.0, 3.5, 2.5, 2.0, 1.5, 1.0, 0.75, 0.5, 0.25, 0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, 1.25, 0.875, 0.875, 0.0, 0.0]> : tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  return
}
// -----
// abs of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F07852"> : tensor<44xf8E3M4>
  %1 = stablehlo.abs %0 : tensor<44xf8E3M4>
  %2 = stablehlo.constant dense<"0x70685D4C4440383028201004010102081018202A3034383C4044484C545C68706F6F31312F2F000070707852"> : tensor<44xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<44xf8E3M4>, tensor<44xf8E3M4>) -> ()
  return
}
// -----
// abs of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C49"> : tensor<51xf8E4M3>
  %1 = stablehlo.abs %0 : tensor<51xf8E4M3>
  %2 = stablehlo.constant dense<"0x715F544E4642403C383430281806061020282C3035383A3C3E404244464A4E545E6A7177770808010139393737000078787C49"> : tensor<51xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<51xf8E4M3>, tensor<51xf8E4M3>) -> ()
  return
}
// -----
// abs of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F49"> : tensor<49xf8E4M3FN>
  %1 = stablehlo.abs %0 : tensor<49xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x715F544E4642403C383430281806061020282C3035383A3C3E404244464A4E545E6A717E7E080801013939373700007F49"> : tensor<49xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> ()
  return
}
// -----
// abs of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF008051"> : tensor<48xf8E4M3FNUZ>
  %1 = stablehlo.abs %0 : tensor<48xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x79675C564E4A4844403C3830200C0C18283034383D40424446484A4C4E52565C6672797F7F0808010141413F3F008051"> : tensor<48xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FNUZ>, tensor<48xf8E4M3FNUZ>) -> ()
  return
}
// -----
// abs of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D7008069"> : tensor<46xf8E4M3B11FNUZ>
  %1 = stablehlo.abs %0 : tensor<46xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x807F746E6662605C585450483824243040484C5055585A5C5E606264666A6E747E807F0808010159595757008069"> : tensor<46xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E4M3B11FNUZ>, tensor<46xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// abs of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = stablehlo.abs %0 : tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0x59504A474341403E3C3A38342C222228303436383A3C3D3E3F4041424345474A4F55597B7B040401013D3B3B00007C7C7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// abs of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = stablehlo.abs %0 : tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x5D544E4B47454442403E3C383026262C34383A3C3E4041424344454647494B4E53595D7F7F04040101413F3F0080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// abs of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
  %1 = stablehlo.abs %0 : tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  return
}
// -----
// abs of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F9040"> : tensor<65xbf16>
  %1 = stablehlo.abs %0 : tensor<65xbf16>
  %2 = stablehlo.constant dense<"0x1643F4414041E840604020400040C03F803F403F003F803E803D403C403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E0741EB407A40AC3F08414F404B40B440623FD14096400C3FD5407F7F7F7F8000800001000100813F813F7F3F7F3F00000000807F807FC07F9040"> : tensor<65xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<65xbf16>, tensor<65xbf16>) -> ()
  return
}
// -----
// abs of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E8044"> : tensor<65xf16>
  %1 = stablehlo.abs %0 : tensor<65xf16>
  %2 = stablehlo.constant dense<"0xB058A04F004A4047004300410040003E003C003A00380034002C0022002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581B44483D6A387141E4422844D6406546FA447148594834488244333DFF7BFF7B0004000401000100013C013CFF3BFF3B00000000007C007C007E8044"> : tensor<65xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<65xf16>, tensor<65xf16>) -> ()
  return
}
// -----
// abs of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F000090400100004BFFFFFFCA"> : tensor<67xf32>
  %1 = stablehlo.abs %0 : tensor<67xf32>
  %2 = stablehlo.constant dense<"0x000016430000F441000040410000E8400000604000002040000000400000C03F0000803F0000403F0000003F0000803E0000803D0000403C0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DA4009D3004184FB884062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7F7F000080000000800001000000010000000100803F0100803FFFFF7F3FFFFF7F3F00000000000000000000807F0000807F0000C07F000090400100004BFFFFFF4A"> : tensor<67xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<67xf32>, tensor<67xf32>) -> ()
  return
}
// -----
// abs of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 4.5, 0.49999997, 8388609.0, -8388607.5, 4503599627370497.0, 0x3FDFFFFFFFFFFFFF]> : tensor<70xf64>
  %1 = stablehlo.abs %0 : tensor<70xf64>
  %2 = stablehlo.constant dense<[150.0, 30.5, 12.0, 7.25, 3.5, 2.5, 2.0, 1.5, 1.0, 0.75, 0.5, 0.25, 0.0625, 0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 3.3803268127489243, 2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x0010000000000000, 0x0010000000000000, 5.0e-324, 5.0e-324, 1.0000000000000002, 1.0000000000000002, 0.9999999999999999, 0.9999999999999999, 0.0, 0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 4.5, 0.49999997, 8388609.0, 8388607.5, 4503599627370497.0, 0x3FDFFFFFFFFFFFFF]> : tensor<70xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<70xf64>, tensor<70xf64>) -> ()
  return
}
// -----
// abs of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %1 = stablehlo.abs %0 : tensor<4xi2>
  %2 = stablehlo.constant dense<[0, 1, 1, -2]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}
// -----
// abs of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi4>
  %1 = stablehlo.abs %0 : tensor<15xi4>
  %2 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, 1, 2, 3, 5, -8, 7, 4]> : tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xi4>, tensor<15xi4>) -> ()
  return
}
// -----
// abs of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A647F7E3F40FFFEFDFBF8D69C8081C0D5"> : tensor<24xi8>
  %1 = stablehlo.abs %0 : tensor<24xi8>
  %2 = stablehlo.constant dense<"0x0001020305070B2A647F7E3F4001020305082A64807F402B"> : tensor<24xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi8>, tensor<24xi8>) -> ()
  return
}
// -----
// abs of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2AFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF0080018000C055D5"> : tensor<27xi16>
  %1 = stablehlo.abs %0 : tensor<27xi16>
  %2 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2A010002000300050008002A00640039300080FF7F0040AB2A"> : tensor<27xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<27xi16>, tensor<27xi16>) -> ()
  return
}
// -----
// abs of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -2147483648, -2147483647, -1073741824, -715827883]> : tensor<29xi32>
  %1 = stablehlo.abs %0 : tensor<29xi32>
  %2 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, 1, 2, 3, 5, 8, 42, 100, 12345, 77777, -2147483648, 2147483647, 1073741824, 715827883]> : tensor<29xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<29xi32>, tensor<29xi32>) -> ()
  return
}
// -----
// abs of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -123456789123, -9223372036854775808, -9223372036854775807, -4611686018427387904, -3074457345618258603]> : tensor<31xi64>
  %1 = stablehlo.abs %0 : tensor<31xi64>
  %2 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602, 1, 2, 3, 5, 8, 42, 100, 12345, 77777, 123456789123, -9223372036854775808, 9223372036854775807, 4611686018427387904, 3074457345618258603]> : tensor<31xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xi64>, tensor<31xi64>) -> ()
  return
}
// -----
// abs of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0), (2.0, 0.0), (-0.5, 0.0), (0.0, 1.5), (-0.0, -3.0), (3.0, 4.0), (-5.0, 12.0), (0.0, 0.0)]> : tensor<37xcomplex<f32>>
  %1 = "stablehlo.abs"(%0) : (tensor<37xcomplex<f32>>) -> tensor<37xf32>
  %2 = stablehlo.constant dense<"0x20A389403046624019926040A9F668404183934045532C40BD1B8F3F7BF0833FF304B53FC2624A407F0B27405AC1663FC2624A3F0000A03FB9E845402B2B2340F304353FBD1B0F3FBD1B8F3FFEA54240ACE232404553AC3F2B2BA33F65E6CC3F0000504096F1964002FF8040F03F80407BF083400000A040000000400000003F0000C03F000040400000A0400000504100000000"> : tensor<37xf32>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<37xf32>, tensor<37xf32>) -> ()
  return
}
// -----
// abs of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0), (2.0, 0.0), (-0.5, 0.0), (0.0, 1.5), (-0.0, -3.0), (3.0, 4.0), (-5.0, 12.0), (0.0, 0.0)]> : tensor<37xcomplex<f64>>
  %1 = "stablehlo.abs"(%0) : (tensor<37xcomplex<f64>>) -> tensor<37xf64>
  %2 = stablehlo.constant dense<[4.301162633521313, 3.5355339059327378, 3.5089172119045497, 3.640054944640259, 4.6097722286464435, 2.692582403567252, 1.118033988749895, 1.0307764064044151, 1.4142135623730951, 3.1622776601683795, 2.6100766272276377, 0.9013878188659973, 0.7905694150420949, 1.25, 3.092329219213245, 2.5495097567963922, 0.7071067811865476, 0.5590169943749475, 1.118033988749895, 3.0413812651491097, 2.7950849718747373, 1.346291201783626, 1.2747548783981961, 1.6007810593582121, 3.25, 4.716990566028302, 4.031128874149275, 4.00780488547035, 4.123105625617661, 5.0, 2.0, 0.5, 1.5, 3.0, 5.0, 13.0, 0.0]> : tensor<37xf64>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<37xf64>, tensor<37xf64>) -> ()
  return
}
// -----
// abs of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.abs %0 : tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x4223130E0B07060504040506080B11183D647F7F"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
