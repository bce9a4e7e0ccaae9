// cosine of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  %1 = "stablehlo.cosine"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
  %2 = stablehlo.constant dense<[1.0, -0.5, -0.5, 0.0, 0.5, 1.0, 1.0, 0.5, 0.0, -0.5, -1.0, -0.5, 1.0, 1.0, 1.0]> : tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  return
}
// -----
// cosine of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<31xf6E2M3FN>
  %1 = "stablehlo.cosine"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
  %2 = stablehlo.constant dense<[0.375, 0.75, -0.875, -0.75, -0.375, 0.125, 0.5, 0.75, 0.875, 1.0, 1.0, 1.0, 0.875, 0.875, 0.75, 0.5, 0.375, 0.125, -0.125, -0.375, -0.75, -1.0, -0.875, 0.25, 0.75, 0.375, 1.0, 0.375, 0.375, 1.0, 1.0]> : tensor<31xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
  return
}
// -----
// cosine of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %1 = "stablehlo.cosine"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
  %2 = stablehlo.constant dense<[-1.0, 0.875, 0.75, -0.875, -0.75, -0.4375, 0.0625, 0.5, 0.75, 0.875, 1.0, 1.0, 1.0, 1.0, 0.875, 0.875, 0.75, 0.5, 0.3125, 0.0625, -0.1875, -0.4375, -0.75, -1.0, -0.875, 0.3125, 0.75, 0.875, -1.0, 1.0, 0.3125, 0.625, 0.625, 1.0, 1.0]> : tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  return
}
// -----
// cosine of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.cosine"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  %2 = stablehlo.constant dense<"0x782B22AEAA9B0521272C2F30303030302F2E2C262114058B9BAAB0AE12282B78AFAF1F1F22223030787878"> : tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  return
}
// -----
// cosine of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.cosine"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  %2 = stablehlo.constant dense<"0x36223634B7B5AD1931343638383838383838373633312A19A3ADB5B8B7293436B79E362A2A383838382E2E313138387C7C7C"> : tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  return
}
// -----
// cosine of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %1 = "stablehlo.cosine"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x36223634B7B5AD1931343638383838383838373633312A19A3ADB5B8B7293436B79E36AAAA383838382E2E313138387F"> : tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  return
}
// -----
// cosine of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %1 = "stablehlo.cosine"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x3E2A3E3CBFBDB521393C3E404040404040403F3E3B393221ABB5BDC0BF313C3EBFA63E323240404040363639394080"> : tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  return
}
// -----
// cosine of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %1 = "stablehlo.cosine"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0x80425654D7D5CD3951545658585858585858575653514A39C3CDD5D8D7495456D78042585858584E4E51515880"> : tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// cosine of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.cosine"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  %2 = stablehlo.constant dense<"0xBC3B3B3ABBBAB72D383A3B3C3C3C3C3C3C3C3B3B3A38352DB2B7BABCBB353A3BBCAFBCBBBB3C3C3C3C3539393C3C7E7E7E"> : tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// cosine of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.cosine"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0xC03F3F3EBFBEBB313C3E3F404040404040403F3F3E3C3931B6BBBEC0BF393E3FC0B3C0BFBF40404040393D3D4080"> : tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// cosine of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F8485FE00FF"> : tensor<11xf8E8M0FNU>
  %1 = "stablehlo.cosine"(%0) : (tensor<11xf8E8M0FNU>) -> tensor<11xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x7F7F7F7F7F7E7F7E7F7FFF"> : tensor<11xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<11xf8E8M0FNU>, tensor<11xf8E8M0FNU>) -> ()
  return
}
// -----
// cosine of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  %1 = "stablehlo.cosine"(%0) : (tensor<64xbf16>) -> tensor<64xbf16>
  %2 = stablehlo.constant dense<"0x333F1C3F583F113F70BF4DBFD5BE913D0A3F3B3F613F783F803F803F803F803F7E3F783F6E3F613F303F0A3FA13E913D37BED5BE4DBF7DBF70BF913E413F583F76BF02BF333F693F0DBFFA3E39BF673E1ABF7FBF80BF4B3F233F783FCCBC5B3F6E3F263E263E803F803F803F803F093F093F0B3F0B3F803F803FC07FC07FC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  return
}
// -----
// cosine of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
  %1 = "stablehlo.cosine"(%0) : (tensor<64xf16>) -> tensor<64xf16>
  %2 = stablehlo.constant dense<"0x9839DF38C03A8B387EBB69BAA9B6872C5338DA39053BC03BFC3B003C003CFF3BF03BC03B723B053B803953380C35872CB4B1A9B669BAECBB7EBB8A34083AC03AB3BB0DB8983990B8EF33D03A4DBBA2BB39B8FFB9F33B2E34DBBAF7B932B880B248340FB30FB3003C003C003C003C5138513853385338003C003C007E007E007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xf16>, tensor<64xf16>) -> ()
  return
}
// -----
// cosine of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F"> : tensor<64xf32>
  %1 = "stablehlo.cosine"(%0) : (tensor<64xf32>) -> tensor<64xf32>
  %2 = stablehlo.constant dense<"0x1A02333F18EB1B3FD006583F7B63113FA0BB6FBFBF174DBF3311D5BEAADE903D40510A3FF64F3B3F40A9603FA50A783F0B807F3F80FB7F3F80FB7F3F01E07F3FAB007E3FA50A783FBF356E3F40A9603F290C303F40510A3FEF71A13EAADE903D228636BE3311D5BEBF174DBF26707DBFA0BB6FBF2C3C913EBDFF403FD006583F576D76BF08A201BF1A02333F6F98F2BEADE92C3F31BA663F435CDBBCEF3C58BF7B855A3FF5F748BEEE38D6BEE80F423F1761EF3EAA895B3FCCE8593DAAD30BBF108B233F965F5A3F965F5A3F0000803F0000803F0000803F0000803F3F510A3F3F510A3F41510A3F41510A3F0000803F0000803F0000C07F0000C07F0000C07F"> : tensor<64xf32>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf32>, tensor<64xf32>) -> ()
  return
}
// -----
// cosine of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<64xf64>
  %1 = "stablehlo.cosine"(%0) : (tensor<64xf64>) -> tensor<64xf64>
  %2 = stablehlo.constant dense<"0x02D7303A4360E63FCFEC59F5627DE33FE3656B04DA00EB3FBE3FDC506F2CE23F5F1AC10374F7EDBF7D8B85EFF7A2E9BF0572535726A2DABFA7F9C54FD51BB23F8C06B50F284AE13F1F2155C6FE69E73F507D5B062815EC3FA1EE7D9F5401EF3FD3F4495501F0EF3FE0FF6B0070FFEF3FE0FF6B0070FFEF3FD327551500FCEF3FD35B7D5215C0EF3FA1EE7D9F5401EF3F125999EBB7C6ED3F507D5B062815EC3FDF63F5268501E63F8C06B50F284AE13F52D98BD83D2ED43FA7F9C54FD51BB23F8AE9D349C4D0C6BF0572535726A2DABF7D8B85EFF7A2E9BFD2E585BE04AEEFBF5F1AC10374F7EDBFD94A6B708527D23F1720D99EF71FE83FE3656B04DA00EB3F002558D1AACDEEBF328E3DF94034E0BF02D7303A4360E63F15789D55C13BEDBF740DEA9934C9E2BF5AA5A5C3A817EFBFF5F7B39BA38BEBBF876D6528C815E53FFE1D868BB87CE73F1962A71F9D6E963F8D7D045216EBE1BF1748A75404CBE5BF0C6D4862BBBBE8BF558D0C7F14B3E13FBF82E097D26EB9BF349E82B20F21E23FD77B8326924AEEBF75ABCF2EE6FFEFBF75ABCF2EE6FFEFBF000000000000F03F000000000000F03F000000000000F03F000000000000F03F8A06B50F284AE13F8A06B50F284AE13F8C06B50F284AE13F8C06B50F284AE13F000000000000F03F000000000000F03F000000000000F87F000000000000F87F000000000000F87F"> : tensor<64xf64>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf64>, tensor<64xf64>) -> ()
  return
}
// -----
// cosine of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
  %1 = "stablehlo.cosine"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x92C3B7C0EED307401F2A87BFB12D3B3E804377BF4B7AB5BDAFF6B8BF3C11D3BECCD816C10EE760C0F20C54400FEAA2C064F81B3F5081E0BE91A90E3FE2AA593E556F553F66287D3F0C11AE4043E00641EA948F4040F883C0E137533F9DDCB5BE4832413FAB52303EDF84903F72124D3F85B9EB40A983DA40FD35AC40CDA339406F557D3F7ED27F3EECB7673FE307F8BDCB55AD3F643C10BF005D0D41BEB099C0C781F73FC9BAB740B50CB63E9A30FD3E3C84A63E867A75BE6B1FF93E71C08EBFF92B4B40E41B18C1414480C09C8592C053B03CBF5FEAC9BED6962CBF12C4433E9E1A81BF67AF633FCB94D2C0149CF240"> : tensor<30xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> ()
  return
}
// -----
// cosine of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
  %1 = "stablehlo.cosine"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  %2 = stablehlo.constant dense<"0x093DE74A72F816C0B04DADCC7DFA00406FE675D043E5F0BF1039A12EB665C73FDB695FF36FE8EEBF1901BD6949AFB6BF00214CDED51EF7BFA6AC6A852762DABF006AFF8F19DB22C0A143BAC5E11C0CC00FB99D439E810A40D9A972DA415D14C0BA23348A0C7FE33FDDE817042A10DCBF7AB4001F32D5E13F9F55884D5C35CB3F9A35F496EAADEA3FF3E82ACD0CA5EF3F1D7EF18421C21540A3576B5508DC20404C43C63D9DF21140FF11FCFA077F10C086734311FC66EA3F631D2E9293BBD6BFFDF9D3014926E83F90723A51550AC63F61F971E59B10F23F423CF3354EA2E93FFEF0F49130771D4090652A2375501B4041E4569CBF8615406E085F97793407403632DAEAADAAEF3FC09278B74FFACF3F82EFD372FDF6EC3F791F446EFC00BFBF7BC01656B9AAF53FC901E1738C07E2BFD8C72CF09FAB2140C7284BC7173613C008C321E438F0FE3FD07FF82459F71640F814489196C1D63F228FFA4413A6DF3F44E8D27C87D0D43FD58E1FC250AFCEBF78098166ED23DF3FC39728230ED8F1BF5155972B7F6509407223AB7F7C0323C0D1675228880810C06F7A6587B35012C0CBCB526D0A96E7BFA71A6ED84B3DD9BFA94C72CADA92E5BFBBADF3358278C83FBC85B9C55323F0BFDA10EBE9EC75EC3F0EA7045599521AC067FBEB8F82531E40"> : tensor<30xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> ()
  return
}
// -----
// cosine of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.cosine"(%0) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x0501030402020304050504030102050202030401"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// cosine of complex<f32>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f32>>
  %1 = "stablehlo.cosine"(%0) : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x40A9603F000000800C56903F0000008040A9603F000000000C56903F00000000F64F3B3F000000002FB8A53F00000000F64F3B3F000000802FB8A53F000000803311D5BE00000080D0C77040000000803311D5BE00000000D0C7704000000000BF174DBF00000000B73BC44000000000BF174DBF00000080B73BC44000000080"> : tensor<16xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
  %3 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<16xf32>
  %5 = stablehlo.constant dense<true> : tensor<16xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %7 = stablehlo.constant dense<[-0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0]> : tensor<16xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf32>, tensor<16xf32>) -> ()
  return
}
// -----
// cosine of complex<f64>, of numbers on the axes
func.func public @main() {
  %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f64>>
  %1 = "stablehlo.cosine"(%0) : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
  %2 = stablehlo.constant dense<[(0.8775825618903728, -0.0), (1.1276259652063807, -0.0), (0.8775825618903728, 0.0), (1.1276259652063807, 0.0), (0.7316888688738209, 0.0), (1.2946832846768448, 0.0), (0.7316888688738209, -0.0), (1.2946832846768448, -0.0), (0xBFDAA22657537205, -0.0), (3.7621956910836314, -0.0), (0xBFDAA22657537205, 0.0), (3.7621956910836314, 0.0), (0xBFE9A2F7EF858B7D, 0.0), (6.132289479663686, 0.0), (0xBFE9A2F7EF858B7D, -0.0), (6.132289479663686, -0.0)]> : tensor<16xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
  %3 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
  %4 = stablehlo.constant dense<1.0> : tensor<16xf64>
  %5 = stablehlo.constant dense<true> : tensor<16xi1>
  %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
  %7 = stablehlo.constant dense<[-0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0]> : tensor<16xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf64>, tensor<16xf64>) -> ()
  return
}
