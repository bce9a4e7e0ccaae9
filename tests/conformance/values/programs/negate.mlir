// negate of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  %1 = stablehlo.negate %0 : tensor<15xf4E2M1FN>
  %2 = stablehlo.constant dense<[6.0, 4.0, 2.0, 1.5, 1.0, 0.5, -0.5, -1.0, -1.5, -2.0, -3.0, -4.0, -6.0, -0.0, 0.0]> : tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  return
}
// -----
// negate of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0, 4.5]> : tensor<32xf6E2M3FN>
  %1 = stablehlo.negate %0 : tensor<32xf6E2M3FN>
  %2 = stablehlo.constant dense<[7.5, 7.0, 3.5, 2.5, 2.0, 1.5, 1.0, 0.75, 0.5, 0.25, -0.125, -0.25, -0.375, -0.5, -0.75, -1.0, -1.25, -1.5, -1.75, -2.0, -2.5, -3.0, -3.5, -5.0, -7.0, -7.5, 0.125, -1.125, 1.125, -0.0, 0.0, -4.5]> : tensor<32xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<32xf6E2M3FN>, tensor<32xf6E2M3FN>) -> ()
  return
}
// -----
// negate of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %1 = stablehlo.negate %0 : tensor<35xf6E3M2FN>
  %2 = stablehlo.constant dense<[28.0, 12.0, 7.0, 3.5, 2.5, 2.0, 1.5, 1.0, 0.75, 0.5, 0.25, 0.0625, -0.125, -0.25, -0.375, -0.5, -0.75, -1.0, -1.25, -1.5, -1.75, -2.0, -2.5, -3.0, -3.5, -5.0, -7.0, -12.0, -28.0, -0.0625, 1.25, -0.875, 0.875, -0.0, 0.0]> : tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  return
}
// -----
// negate of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F07852"> : tensor<44xf8E3M4>
  %1 = stablehlo.negate %0 : tensor<44xf8E3M4>
  %2 = stablehlo.constant dense<"0x70685D4C4440383028201004018182889098A0AAB0B4B8BCC0C4C8CCD4DCE8F0EF6FB131AF2F8000F070F8D2"> : tensor<44xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<44xf8E3M4>, tensor<44xf8E3M4>) -> ()
  return
}
// -----
// negate of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C49"> : tensor<51xf8E4M3>
  %1 = stablehlo.negate %0 : tensor<51xf8E4M3>
  %2 = stablehlo.constant dense<"0x715F544E4642403C3834302818068690A0A8ACB0B5B8BABCBEC0C2C4C6CACED4DEEAF1F77788088101B939B7378000F878FCC9"> : tensor<51xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<51xf8E4M3>, tensor<51xf8E4M3>) -> ()
  return
}
// -----
// negate of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F49"> : tensor<49xf8E4M3FN>
  %1 = stablehlo.negate %0 : tensor<49xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x715F544E4642403C3834302818068690A0A8ACB0B5B8BABCBEC0C2C4C6CACED4DEEAF1FE7E88088101B939B7378000FFC9"> : tensor<49xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> ()
  return
}
// -----
// negate of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF008051"> : tensor<48xf8E4M3FNUZ>
  %1 = stablehlo.negate %0 : tensor<48xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x79675C564E4A4844403C3830200C8C98A8B0B4B8BDC0C2C4C6C8CACCCED2D6DCE6F2F9FF7F88088101C141BF3F0080D1"> : tensor<48xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FNUZ>, tensor<48xf8E4M3FNUZ>) -> ()
  return
}
// -----
// negate of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D7008069"> : tensor<46xf8E4M3B11FNUZ>
  %1 = stablehlo.negate %0 : tensor<46xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x807F746E6662605C585450483824A4B0C0C8CCD0D5D8DADCDEE0E2E4E6EAEEF4FE80FF88088101D959D7570080E9"> : tensor<46xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E4M3B11FNUZ>, tensor<46xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// negate of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = stablehlo.negate %0 : tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0x59504A474341403E3C3A38342C22A2A8B0B4B6B8BABCBDBEBFC0C1C2C3C5C7CACFD5D9FB7B840481013DBB3B8000FC7CFE"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// negate of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = stablehlo.negate %0 : tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x5D544E4B47454442403E3C383026A6ACB4B8BABCBEC0C1C2C3C4C5C6C7C9CBCED3D9DDFF7F8404810141BF3F0080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// negate of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<0xFF> : tensor<1xf8E8M0FNU>
  %1 = stablehlo.negate %0 : tensor<1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> ()
  return
}
// -----
// negate of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F9040"> : tensor<65xbf16>
  %1 = stablehlo.negate %0 : tensor<65xbf16>
  %2 = stablehlo.constant dense<"0x1643F4414041E840604020400040C03F803F403F003F803E803D403C40BC00BD00BE80BEC0BE00BF50BF80BFA0BFC0BFE0BF00C020C040C060C0A0C0E0C040C1E0C19BC216C3D9BE0741EB407A40ACBF08414FC04B40B440623FD14096400CBFD5C07FFF7F7F808080000180010081BF813F7FBF7F3F0080000080FF807FC0FF90C0"> : tensor<65xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<65xbf16>, tensor<65xbf16>) -> ()
  return
}
// -----
// negate of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E8044"> : tensor<65xf16>
  %1 = stablehlo.negate %0 : tensor<65xf16>
  %2 = stablehlo.constant dense<"0xB058A04F004A4047004300410040003E003C003A00380034002C002200A200A800B000B400B600B880BA00BC00BD00BE00BF00C000C100C200C300C500C700CA00CFD8D4B0D81B44483D6AB871C1E4422844D6406546FA4471C859C834C8824433BDFFFBFF7B008400040180010001BC013CFFBBFF3B0080000000FC007C00FE80C4"> : tensor<65xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<65xf16>, tensor<65xf16>) -> ()
  return
}
// -----
// negate of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F000090400100004BFFFFFFCA"> : tensor<67xf32>
  %1 = stablehlo.negate %0 : tensor<67xf32>
  %2 = stablehlo.constant dense<"0x000016430000F441000040410000E8400000604000002040000000400000C03F0000803F0000403F0000003F0000803E0000803D0000403C000040BC000000BD000000BE000080BE0000C0BE000000BF000050BF000080BF0000A0BF0000C0BF0000E0BF000000C0000020C0000040C0000060C00000A0C00000E0C0000040C10000E0C100009BC2000016C3711F04C0B34854BF596BE5BE81F095C0AFE924C09598DA4009D3004184FB884062E135BF535DA6C0C159DAC0CB9FF9C0A8E806C1E3B760BFFFFF7FFFFFFF7F7F00008080000080000100008001000000010080BF0100803FFFFF7FBFFFFF7F3F0000008000000000000080FF0000807F0000C0FF000090C0010000CBFFFFFF4A"> : tensor<67xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<67xf32>, tensor<67xf32>) -> ()
  return
}
// -----
// negate of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 4.5, 0.49999997, 8388609.0, -8388607.5, 4503599627370497.0, 0x3FDFFFFFFFFFFFFF]> : tensor<70xf64>
  %1 = stablehlo.negate %0 : tensor<70xf64>
  %2 = stablehlo.constant dense<[150.0, 30.5, 12.0, 7.25, 3.5, 2.5, 2.0, 1.5, 1.0, 0.75, 0.5, 0.25, 0.0625, 0.01171875, -0.01171875, -0.03125, -0.125, -0.25, -0.375, -0.5, -0.8125, -1.0, -1.25, -1.5, -1.75, -2.0, -2.5, -3.0, -3.5, -5.0, -7.0, -12.0, -28.0, -77.5, -150.0, 0xC00C7BDA0456F614, -4.084965118283888, 3.3803268127489243, 2.607627523966105, -5.431756342465304, -7.029825784071747, -7.832073548476359, -8.448303664864742, 0xC0028F4B4DC71CD0, 0xC00EA1B7F27B2784, -5.298482052057807, 0xBFFAB9949E9ED1D8, 0xC01D01B9ED1621C4, 0xC00681B1897D9978, 0xFFEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x8010000000000000, 0x0010000000000000, -5.0e-324, 5.0e-324, 0xBFF0000000000001, 1.0000000000000002, 0xBFEFFFFFFFFFFFFF, 0.9999999999999999, -0.0, 0.0, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF8000000000000, -4.5, -0.49999997, -8388609.0, 8388607.5, 0xC330000000000001, 0xBFDFFFFFFFFFFFFF]> : tensor<70xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<70xf64>, tensor<70xf64>) -> ()
  return
}
// -----
// negate of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %1 = stablehlo.negate %0 : tensor<4xi2>
  %2 = stablehlo.constant dense<[0, -1, 1, -2]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}
// -----
// negate of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi4>
  %1 = stablehlo.negate %0 : tensor<15xi4>
  %2 = stablehlo.constant dense<[0, -1, -2, -3, -5, -7, -6, -4, 1, 2, 3, 5, -8, 7, 4]> : tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xi4>, tensor<15xi4>) -> ()
  return
}
// -----
// negate of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A647F7E3F40FFFEFDFBF8D69C8081C0D5"> : tensor<24xi8>
  %1 = stablehlo.negate %0 : tensor<24xi8>
  %2 = stablehlo.constant dense<"0x00FFFEFDFBF9F5D69C8182C1C001020305082A64807F402B"> : tensor<24xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi8>, tensor<24xi8>) -> ()
  return
}
// -----
// negate of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2AFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF0080018000C055D5"> : tensor<27xi16>
  %1 = stablehlo.negate %0 : tensor<27xi16>
  %2 = stablehlo.constant dense<"0x0000FFFFFEFFFDFFFBFFF9FFF5FFD6FF9CFFC7CF0180028001C000C056D5010002000300050008002A00640039300080FF7F0040AB2A"> : tensor<27xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<27xi16>, tensor<27xi16>) -> ()
  return
}
// -----
// negate of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -2147483648, -2147483647, -1073741824, -715827883]> : tensor<29xi32>
  %1 = stablehlo.negate %0 : tensor<29xi32>
  %2 = stablehlo.constant dense<[0, -1, -2, -3, -5, -7, -11, -42, -100, -12345, -77777, -2147483647, -2147483646, -1073741823, -1073741824, -715827882, 1, 2, 3, 5, 8, 42, 100, 12345, 77777, -2147483648, 2147483647, 1073741824, 715827883]> : tensor<29xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<29xi32>, tensor<29xi32>) -> ()
  return
}
// -----
// negate of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -123456789123, -9223372036854775808, -9223372036854775807, -4611686018427387904, -3074457345618258603]> : tensor<31xi64>
  %1 = stablehlo.negate %0 : tensor<31xi64>
  %2 = stablehlo.constant dense<[0, -1, -2, -3, -5, -7, -11, -42, -100, -12345, -77777, -123456789123, -9223372036854775807, -9223372036854775806, -4611686018427387903, -4611686018427387904, -3074457345618258602, 1, 2, 3, 5, 8, 42, 100, 12345, 77777, 123456789123, -9223372036854775808, 9223372036854775807, 4611686018427387904, 3074457345618258603]> : tensor<31xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xi64>, tensor<31xi64>) -> ()
  return
}
// -----
// negate of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %1 = stablehlo.negate %0 : tensor<4xui2>
  %2 = stablehlo.constant dense<[0, 3, 2, 1]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}
// -----
// negate of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xui4>
  %1 = stablehlo.negate %0 : tensor<10xui4>
  %2 = stablehlo.constant dense<[0, 15, 14, 13, 11, 9, 5, 1, 2, 8]> : tensor<10xui4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<10xui4>, tensor<10xui4>) -> ()
  return
}
// -----
// negate of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A64FFFE7F8055"> : tensor<14xui8>
  %1 = stablehlo.negate %0 : tensor<14xui8>
  %2 = stablehlo.constant dense<"0x00FFFEFDFBF9F5D69C01028180AB"> : tensor<14xui8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<14xui8>, tensor<14xui8>) -> ()
  return
}
// -----
// negate of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FFFFFEFFFF7F00805555"> : tensor<15xui16>
  %1 = stablehlo.negate %0 : tensor<15xui16>
  %2 = stablehlo.constant dense<"0x0000FFFFFEFFFDFFFBFFF9FFF5FFD6FF9CFFC7CF0100020001800080ABAA"> : tensor<15xui16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xui16>, tensor<15xui16>) -> ()
  return
}
// -----
// negate of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 4294967295, 4294967294, 2147483647, 2147483648, 1431655765]> : tensor<16xui32>
  %1 = stablehlo.negate %0 : tensor<16xui32>
  %2 = stablehlo.constant dense<"0x00000000FFFFFFFFFEFFFFFFFDFFFFFFFBFFFFFFF9FFFFFFF5FFFFFFD6FFFFFF9CFFFFFFC7CFFFFF2FD0FEFF01000000020000000100008000000080ABAAAAAA"> : tensor<16xui32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xui32>, tensor<16xui32>) -> ()
  return
}
// -----
// negate of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 18446744073709551615, 18446744073709551614, 9223372036854775807, 9223372036854775808, 6148914691236517205]> : tensor<17xui64>
  %1 = stablehlo.negate %0 : tensor<17xui64>
  %2 = stablehlo.constant dense<"0x0000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFD6FFFFFFFFFFFFFF9CFFFFFFFFFFFFFFC7CFFFFFFFFFFFFF2FD0FEFFFFFFFFFF7DE56641E3FFFFFF0100000000000000020000000000000001000000000000800000000000000080ABAAAAAAAAAAAAAA"> : tensor<17xui64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<17xui64>, tensor<17xui64>) -> ()
  return
}
// -----
// negate of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0), (2.0, 0.0), (-0.5, 0.0), (0.0, 1.5), (-0.0, -3.0), (3.0, 4.0), (-5.0, 12.0), (0.0, 0.0)]> : tensor<37xcomplex<f32>>
  %1 = stablehlo.negate %0 : tensor<37xcomplex<f32>>
  %2 = stablehlo.constant dense<[(3.5, 2.5), (3.5, 0.5), (3.5, -0.25), (3.5, -1.0), (3.5, -3.0), (1.0, 2.5), (1.0, 0.5), (1.0, -0.25), (1.0, -1.0), (1.0, -3.0), (0.75, 2.5), (0.75, 0.5), (0.75, -0.25), (0.75, -1.0), (0.75, -3.0), (-0.5, 2.5), (-0.5, 0.5), (-0.5, -0.25), (-0.5, -1.0), (-0.5, -3.0), (-1.25, 2.5), (-1.25, 0.5), (-1.25, -0.25), (-1.25, -1.0), (-1.25, -3.0), (-4.0, 2.5), (-4.0, 0.5), (-4.0, -0.25), (-4.0, -1.0), (-4.0, -3.0), (-2.0, -0.0), (0.5, -0.0), (-0.0, -1.5), (0.0, 3.0), (-3.0, -4.0), (5.0, -12.0), (-0.0, -0.0)]> : tensor<37xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>) -> ()
  return
}
// -----
// negate of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0), (2.0, 0.0), (-0.5, 0.0), (0.0, 1.5), (-0.0, -3.0), (3.0, 4.0), (-5.0, 12.0), (0.0, 0.0)]> : tensor<37xcomplex<f64>>
  %1 = stablehlo.negate %0 : tensor<37xcomplex<f64>>
  %2 = stablehlo.constant dense<[(3.5, 2.5), (3.5, 0.5), (3.5, -0.25), (3.5, -1.0), (3.5, -3.0), (1.0, 2.5), (1.0, 0.5), (1.0, -0.25), (1.0, -1.0), (1.0, -3.0), (0.75, 2.5), (0.75, 0.5), (0.75, -0.25), (0.75, -1.0), (0.75, -3.0), (-0.5, 2.5), (-0.5, 0.5), (-0.5, -0.25), (-0.5, -1.0), (-0.5, -3.0), (-1.25, 2.5), (-1.25, 0.5), (-1.25, -0.25), (-1.25, -1.0), (-1.25, -3.0), (-4.0, 2.5), (-4.0, 0.5), (-4.0, -0.25), (-4.0, -1.0), (-4.0, -3.0), (-2.0, -0.0), (0.5, -0.0), (-0.0, -1.5), (0.0, 3.0), (-3.0, -4.0), (5.0, -12.0), (-0.0, -0.0)]> : tensor<37xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<37xcomplex<f64>>, tensor<37xcomplex<f64>>) -> ()
  return
}
// -----
// negate of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.negate %0 : tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x4223130E0B07060504020100FEFBF5EEC9A2877F"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
