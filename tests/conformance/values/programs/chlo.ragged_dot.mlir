// ragged_dot of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, true], [false, false, true]]> : tensor<4x3xi1>
  %1 = stablehlo.constant dense<[[[false, false, false], [true, false, true], [false, true, true]], [[false, false, false], [true, false, false], [true, true, false]]]> : tensor<2x3x3xi1>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xi1>, tensor<2x3x3xi1>, tensor<2xi64>) -> tensor<4x3xi1>
  %4 = stablehlo.constant dense<[[false, false, false], [false, false, false], [true, true, false], [false, false, false]]> : tensor<4x3xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
  %5 = stablehlo.constant dense<[[false, false, false], [true, false, true], [false, true, true]]> : tensor<3x3xi1>
  %6 = "chlo.ragged_dot"(%0, %5, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x3xi1>, tensor<3x3xi1>, tensor<2xi64>) -> tensor<2x4x3xi1>
  %7 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, true, true], [false, true, true]]]> : tensor<2x4x3xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x4x3xi1>, tensor<2x4x3xi1>) -> ()
  %8 = stablehlo.constant dense<[[[true, false, false], [true, true, false], [false, true, true], [false, true, true]], [[false, false, false], [false, false, false], [false, false, true], [false, false, false]]]> : tensor<2x4x3xi1>
  %9 = stablehlo.constant dense<1> : tensor<2xi64>
  %10 = "chlo.ragged_dot"(%8, %1, %9) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x4x3xi1>, tensor<2x3x3xi1>, tensor<2xi64>) -> tensor<2x4x3xi1>
  %11 = stablehlo.constant dense<[[[false, false, false], [true, false, true], [true, true, true], [true, true, true]], [[false, false, false], [false, false, false], [true, true, false], [false, false, false]]]> : tensor<2x4x3xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x4x3xi1>, tensor<2x4x3xi1>) -> ()
  return
}
// -----
// ragged_dot of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2, -1, 1], [0, -1, -1], [-2, 0, -1], [0, -2, -1]]> : tensor<4x3xi2>
  %1 = stablehlo.constant dense<[[[1, 1, -1], [1, -1, 1], [-2, 0, -1]], [[-2, -1, -2], [1, -1, 1], [1, 1, 0]]]> : tensor<2x3x3xi2>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xi2>, tensor<2x3x3xi2>, tensor<2xi64>) -> tensor<4x3xi2>
  %4 = stablehlo.constant dense<[[-1, -1, 0], [-2, 0, -1], [-1, 1, 0], [0, 0, 0]]> : tensor<4x3xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xi2>, tensor<4x3xi2>) -> ()
  return
}
// -----
// ragged_dot of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, -1, 4], [-3, -5, -8], [1, 5, -6], [6, -7, -2]]> : tensor<4x3xi4>
  %1 = stablehlo.constant dense<[[[-4, -7, -7], [-1, -7, -4], [3, -4, 5]], [[4, -8, -5], [-1, 6, 5], [5, -3, 6]]]> : tensor<2x3x3xi4>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xi4>, tensor<2x3x3xi4>, tensor<2xi64>) -> tensor<4x3xi4>
  %4 = stablehlo.constant dense<[[5, -7, -6], [1, 2, 6], [1, -8, 0], [0, 0, 0]]> : tensor<4x3xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xi4>, tensor<4x3xi4>) -> ()
  return
}
// -----
// ragged_dot of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x01F330C05DCF758BBB66BD22"> : tensor<4x3xi8>
  %1 = stablehlo.constant dense<"0x7DD225FA53988247E9A06D326EAD433E97DE"> : tensor<2x3x3xi8>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xi8>, tensor<2x3x3xi8>, tensor<2xi64>) -> tensor<4x3xi8>
  %4 = stablehlo.constant dense<"0x2BEB1D18B259240D65000000"> : tensor<4x3xi8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
  %5 = stablehlo.constant dense<"0x7DD225FA53988247E9"> : tensor<3x3xi8>
  %6 = "chlo.ragged_dot"(%0, %5, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x3xi8>, tensor<3x3xi8>, tensor<2xi64>) -> tensor<2x4x3xi8>
  %7 = stablehlo.constant dense<"0x7DD225C080C021FAE9CEACBEAE19F8F0909FB4EEBBD6B52A"> : tensor<2x4x3xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x4x3xi8>, tensor<2x4x3xi8>) -> ()
  %8 = stablehlo.constant dense<"0x3F7EE6C3F58714EB2F05975C8477FF7B82FB9467CFC9AEF8"> : tensor<2x4x3xi8>
  %9 = stablehlo.constant dense<1> : tensor<2xi64>
  %10 = "chlo.ragged_dot"(%8, %1, %9) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x4x3xi8>, tensor<2x3x3xi8>, tensor<2xi64>) -> tensor<2x4x3xi8>
  %11 = stablehlo.constant dense<"0x9B524107D68620A2339F931D64080F8646B6E4B85F7473DC"> : tensor<2x4x3xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x4x3xi8>, tensor<2x4x3xi8>) -> ()
  return
}
// -----
// ragged_dot of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBF31D86460E4BBC41B2E7AC084455637BF92ED476BAA8B60"> : tensor<4x3xi16>
  %1 = stablehlo.constant dense<"0xDE434966860CC87D065D6387441C965E26EDF69566AD806F16B8F02AFBC874397BD50C13"> : tensor<2x3x3xi16>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xi16>, tensor<2x3x3xi16>, tensor<2xi64>) -> tensor<4x3xi16>
  %4 = stablehlo.constant dense<"0xE28AC72EC2AB4CA27065B1D2C837FD4F467D000000000000"> : tensor<4x3xi16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xi16>, tensor<4x3xi16>) -> ()
  return
}
// -----
// ragged_dot of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x73D48AE2380178679DE43729734B48ACD622ACF77BE19C68AC59A0BB0E341B923EDE12C5B283A1D1BE08FD3805FA799E"> : tensor<4x3xi32>
  %1 = stablehlo.constant dense<"0x3193F15D283499687A0D8453289B3178E25083833734EBF3660EACE388D47D37002ED74008A4A208EC187C9712FB8ADC066996A76D9946F10F0B5D32AA41982169F64EF8C2D25740"> : tensor<2x3x3xi32>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xi32>, tensor<2x3x3xi32>, tensor<2xi64>) -> tensor<4x3xi32>
  %4 = stablehlo.constant dense<"0x51784A76D0983AF4D6EE9D034A958A7E95BE8BD0D6100734E0464388F40D4182E6DF81C9000000000000000000000000"> : tensor<4x3xi32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
  %5 = stablehlo.constant dense<"0x3193F15D283499687A0D8453289B3178E25083833734EBF3660EACE388D47D37002ED740"> : tensor<3x3xi32>
  %6 = "chlo.ragged_dot"(%0, %5, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x3xi32>, tensor<3x3xi32>, tensor<2xi64>) -> tensor<2x4x3xi32>
  %7 = stablehlo.constant dense<"0x03B3D3DBF88D9349CE153FD7037A6C4BF8255A6ACECB94F6ECED1AE4E0F2105BF877A88F126B1B83D0BB5E95D4CC70B84EC5769AD80AA7AA08D95E2C72946DB944467CCAFA0D5298E48CC6AC4CBDC971022B4687AE4BD412640EA170D25EAD29"> : tensor<2x4x3xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> ()
  %8 = stablehlo.constant dense<"0x2DCB208C841BCC2292BAB9E5DFC76346DD2B82FA46639601B22C62EF0051AEBD283EEA0E7B29BB84AAA66E62FB9AAEDC3E48482DFE870FB332CE340F2291C7CAB92F35425B0E7FC8D721F3D4AC09C2667BE1787CEBC765864DEA92458D9272D0"> : tensor<2x4x3xi32>
  %9 = stablehlo.constant dense<1> : tensor<2xi64>
  %10 = "chlo.ragged_dot"(%8, %1, %9) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x4x3xi32>, tensor<2x3x3xi32>, tensor<2xi64>) -> tensor<2x4x3xi32>
  %11 = stablehlo.constant dense<"0x69456CEE207315B6CE11E7D91B5A618322057793C1770F2C0260E99910CB7298D4ED80A11D04DCBEA4EA99B324740D4B18F7D9B2D0BCD026220684DDD4F3FEC17033700B31D004CF6E872E7EE3F19BAB68E8CFB1C8FCA25D42B6D1B5E3397583"> : tensor<2x4x3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> ()
  return
}
// -----
// ragged_dot of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDD0F5DF90FF899DD252B78A25DFD0FDAFA4E6EE78253FC2DCCF172DFD1440E2C50AF6ABCE52F3D9D4042819EECE665E2F4F7F712C9316622C0EDBDC945B9BC3377FF68795C54B6AC139F22743C9139FD2AF68CFEC421C4E0061A1CACDBB94BF7"> : tensor<4x3xi64>
  %1 = stablehlo.constant dense<"0x8C28F9E93C54B09433E09E1B999DD14614600DA855546D92422D84FF844CC65834285B3F223C5CA6ECC8A684E2D8FF251CE0945B0AE8EE7A97F96F262AE9974A8ADF4C369338759F7F6686045D5D4F0053EAE195EC024D4B4800FA367770480E0299624A34EB1B7FA5AA7C021DABAC7FBABF5FE7EB982B15296E71C91E4B9890E4A999C1813F2B9F6E561E669F249DDE"> : tensor<2x3x3xi64>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xi64>, tensor<2x3x3xi64>, tensor<2xi64>) -> tensor<4x3xi64>
  %4 = stablehlo.constant dense<"0xBE38ACF498727E6401D466941AC1BEB0242466F47A4A8CE01487CC4AF2C8F2DAB43C9EEF3CF47E450009D8890939B6139BE1B72B053E3FE1D83D12681A7B59AB4279887F71CB8A18000000000000000000000000000000000000000000000000"> : tensor<4x3xi64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
  return
}
// -----
// ragged_dot of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 2, 1], [0, 2, 3], [0, 2, 1], [2, 3, 3]]> : tensor<4x3xui2>
  %1 = stablehlo.constant dense<[[[0, 3, 0], [0, 1, 2], [2, 3, 1]], [[0, 1, 0], [0, 0, 1], [2, 2, 2]]]> : tensor<2x3x3xui2>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xui2>, tensor<2x3x3xui2>, tensor<2xi64>) -> tensor<4x3xui2>
  %4 = stablehlo.constant dense<[[2, 1, 1], [2, 2, 0], [2, 2, 0], [0, 0, 0]]> : tensor<4x3xui2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xui2>, tensor<4x3xui2>) -> ()
  return
}
// -----
// ragged_dot of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[10, 2, 12], [14, 15, 10], [10, 12, 2], [15, 10, 11]]> : tensor<4x3xui4>
  %1 = stablehlo.constant dense<[[[5, 11, 15], [6, 8, 4], [7, 4, 14]], [[7, 14, 13], [1, 12, 7], [4, 13, 4]]]> : tensor<2x3x3xui4>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xui4>, tensor<2x3x3xui4>, tensor<2xi64>) -> tensor<4x3xui4>
  %4 = stablehlo.constant dense<[[2, 14, 6], [9, 10, 7], [10, 6, 14], [0, 0, 0]]> : tensor<4x3xui4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xui4>, tensor<4x3xui4>) -> ()
  return
}
// -----
// ragged_dot of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC691D56329E3CE86B790544D"> : tensor<4x3xui8>
  %1 = stablehlo.constant dense<"0x5CA4CD5FBE749B20C690EA80FF64288B2669"> : tensor<2x3x3xui8>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xui8>, tensor<2x3x3xui8>, tensor<2xi64>) -> tensor<4x3xui8>
  %4 = stablehlo.constant dense<"0xEE1600C83403B7CEFF000000"> : tensor<4x3xui8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xui8>, tensor<4x3xui8>) -> ()
  return
}
// -----
// ragged_dot of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x57E05B79CF5A2E2140202567929CCCF80189C6D35F4EEB69"> : tensor<4x3xui16>
  %1 = stablehlo.constant dense<"0x8B65E462A8619F7149C567652441A7C091C1C5187F12C905445EA5768F1C60A55605E0CC"> : tensor<2x3x3xui16>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xui16>, tensor<2x3x3xui16>, tensor<2xi64>) -> tensor<4x3xui16>
  %4 = stablehlo.constant dense<"0xDE00783AF4684670805A3EB3EA2F405F76BF000000000000"> : tensor<4x3xui16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
  return
}
// -----
// ragged_dot of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6A7ECE58B218D70E01BFE7CED3AC3CB5B6C9A264C1C1FEF2362C762B7D978E4B4AA91CE2A2DF68CB562C46E839625E37"> : tensor<4x3xui32>
  %1 = stablehlo.constant dense<"0x66E625F759963E730EE294B5670C2EA2C4891F695750AE802B5325852E01446BBFCE9EB0EE49A86F936BF0921EB4A13BD3957B4712ECD532160B7A6E1A9EFBF350EF2E15EB6C9E8E"> : tensor<2x3x3xui32>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xui32>, tensor<2x3x3xui32>, tensor<2xi64>) -> tensor<4x3xui32>
  %4 = stablehlo.constant dense<"0x054ADA98508CA3CE09D231A7C6D1DDDD4520E5BB890C6F5EBFFA9C21ECD4F1B80029A124000000000000000000000000"> : tensor<4x3xui32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
  return
}
// -----
// ragged_dot of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8095BF2037F4EDD36B1639D9F2B1B09731253C61215D9EA5A7A9EB08586A75E2670DBCB63DAC53C610D7B2E6284C78975E0B10B997986DA09F507E57E2FDD855A88B882001E51B0DB682DD5108EEA390210577BC82CB1EE502A79F87160B8B3B"> : tensor<4x3xui64>
  %1 = stablehlo.constant dense<"0x174F432105DDA2E39A3326BEDCB1DFDBD474E4B1B0CCBDB8ADF9360858A8E3F0F38B8AF97E8EE0FC73AA6279AAD1DB3B888896BEE2279523326BA957A75B4D011F9A5E721AD2D942D7B7F5A6056C03779E858A463275CF94A33546AF04B1F785C3AE910FF37FFBFCB6E8A6887F3201D4732517F64632F55389ABAA44858A841AA7AFCADBB095D5C382F1EB2B5E4DEAFF"> : tensor<2x3x3xui64>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xui64>, tensor<2x3x3xui64>, tensor<2xi64>) -> tensor<4x3xui64>
  %4 = stablehlo.constant dense<"0xD7F138DA61C08642238EB6BD41279E8700E989A87D08A45546DBB23996FB3038BC928BEF2075CD52BAC678161D905A22F72D8E30BCE5A387A6358D496A46AE9D97F8FB98DA602AF2000000000000000000000000000000000000000000000000"> : tensor<4x3xui64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xui64>, tensor<4x3xui64>) -> ()
  %5 = stablehlo.constant dense<"0x174F432105DDA2E39A3326BEDCB1DFDBD474E4B1B0CCBDB8ADF9360858A8E3F0F38B8AF97E8EE0FC73AA6279AAD1DB3B888896BEE2279523326BA957A75B4D011F9A5E721AD2D942"> : tensor<3x3xui64>
  %6 = "chlo.ragged_dot"(%0, %5, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x3xui64>, tensor<3x3xui64>, tensor<2xi64>) -> tensor<2x4x3xui64>
  %7 = stablehlo.constant dense<"0x80EED8B0F8A331A1006F080F15ECCA6400CE65947CA1CD8001C73B7478EA4BD176535A712500CDFE4C2AC4BBF18D7F8772078DAB3D671CBD8C90DEF9BC28BB0BD80128A446C0784A5AE8DE61639A40E07CE34EDB9C914D3DB8B6C26AC4D970EC57036029691C55A1231FAEAE2C3BD322001B24140167D6D41BFE7AE6C07016F8E556AF30E72CB9C93516B66496532C49B3937C4DBBBA42CCBD5A557622B12AB6C5C6615FEC0DABA25D5917728D24EE6CB73DDB875C61B00211A509F04A61A42A"> : tensor<2x4x3xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x4x3xui64>, tensor<2x4x3xui64>) -> ()
  %8 = stablehlo.constant dense<"0xAF3EBACAA4946D5982243861F5296B36C1D4A8267D7E69A9C50A42A2BB8FB006C4916946F51182235F199B8C6E1B1B9A1F075644B5D982AE6763A40E008D8E1186A189845F8CF7AF46F30AF7E9D482FD7E35B43B53DCD7A7BE78271A18A8E07F9EBD8EE24D11F52D32B73DE14B4603A9F4E88CBFCCBE16A692CEDC8CDC3F3C8A320B635F56634F8887EB47695E166C2813E0ED5E3A76A54DA4F1F5A3F8E10DB4207763EE8DF00F9C5C0157D900E775DDDFB281A833E44AFBC9760B5F93450DB7"> : tensor<2x4x3xui64>
  %9 = stablehlo.constant dense<1> : tensor<2xi64>
  %10 = "chlo.ragged_dot"(%8, %1, %9) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x4x3xui64>, tensor<2x3x3xui64>, tensor<2xi64>) -> tensor<2x4x3xui64>
  %11 = stablehlo.constant dense<"0x1B4F8DDAE59515BA5E08014BCEE44E87B1CC05C97779B8CB9FDAD1C6E354BAEC1C2CBD45D825760BB10A3438E23F76BC948FFB24DBD52C51974B29D191F2812B2B2A66A65CE3057E603E35BE56FD7126D27912A795DAA01B94CC88FCF5C87D8C5C5F8795CB05452E3C6ECCA65F122264F8F6E105E3E41A0AF395AB6730BC4FDCB98BBA80C34B3D32FAB30EF694AFD473016DA9B0AF0B340E322B384D107D248D057A37E06DDD557EB28EB95D772A57D071C9308AD45FF5D7D30925525C53ECC7"> : tensor<2x4x3xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x4x3xui64>, tensor<2x4x3xui64>) -> ()
  return
}
// -----
// ragged_dot of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [0.0, -1.0, 0.0], [0.0, 0.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<4x3xf4E2M1FN>
  %1 = stablehlo.constant dense<[[[0.0, 1.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, -1.0]]]> : tensor<2x3x3xf4E2M1FN>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf4E2M1FN>, tensor<2x3x3xf4E2M1FN>, tensor<2xi64>) -> tensor<4x3xf4E2M1FN>
  %4 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf4E2M1FN>, tensor<4x3xf4E2M1FN>) -> ()
  return
}
// -----
// ragged_dot of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 1.0, 1.0], [0.0, 0.0, -1.0]]> : tensor<4x3xf6E2M3FN>
  %1 = stablehlo.constant dense<[[[0.0, 0.0, 1.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, -1.0, 0.0]]]> : tensor<2x3x3xf6E2M3FN>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf6E2M3FN>, tensor<2x3x3xf6E2M3FN>, tensor<2xi64>) -> tensor<4x3xf6E2M3FN>
  %4 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, -1.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf6E2M3FN>, tensor<4x3xf6E2M3FN>) -> ()
  return
}
// -----
// ragged_dot of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [0.0, 0.0, -1.0], [0.0, 0.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<4x3xf6E3M2FN>
  %1 = stablehlo.constant dense<[[[1.0, -1.0, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]]]> : tensor<2x3x3xf6E3M2FN>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf6E3M2FN>, tensor<2x3x3xf6E3M2FN>, tensor<2xi64>) -> tensor<4x3xf6E3M2FN>
  %4 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [-1.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf6E3M2FN>, tensor<4x3xf6E3M2FN>) -> ()
  return
}
// -----
// ragged_dot of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0030000000B0000000300030"> : tensor<4x3xf8E3M4>
  %1 = stablehlo.constant dense<"0x000030B00000003000000000000000000030"> : tensor<2x3x3xf8E3M4>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf8E3M4>, tensor<2x3x3xf8E3M4>, tensor<2xi64>) -> tensor<4x3xf8E3M4>
  %4 = stablehlo.constant dense<"0xB000000000B0000000000000"> : tensor<4x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf8E3M4>, tensor<4x3xf8E3M4>) -> ()
  return
}
// -----
// ragged_dot of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000B80000383800380000"> : tensor<4x3xf8E4M3>
  %1 = stablehlo.constant dense<"0x003800B83800000000000000000000380000"> : tensor<2x3x3xf8E4M3>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf8E4M3>, tensor<2x3x3xf8E4M3>, tensor<2xi64>) -> tensor<4x3xf8E4M3>
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf8E4M3>, tensor<4x3xf8E4M3>) -> ()
  return
}
// -----
// ragged_dot of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000380000B8383800000000"> : tensor<4x3xf8E4M3FN>
  %1 = stablehlo.constant dense<"0x0000380000B8003800000000003800000000"> : tensor<2x3x3xf8E4M3FN>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf8E4M3FN>, tensor<2x3x3xf8E4M3FN>, tensor<2xi64>) -> tensor<4x3xf8E4M3FN>
  %4 = stablehlo.constant dense<"0x003800000000003800000000"> : tensor<4x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> ()
  return
}
// -----
// ragged_dot of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0040004040C0000000000000"> : tensor<4x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0x0000000040400000000000400000C0000000"> : tensor<2x3x3xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf8E4M3FNUZ>, tensor<2x3x3xf8E4M3FNUZ>, tensor<2xi64>) -> tensor<4x3xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<"0x004040000000000000000000"> : tensor<4x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// ragged_dot of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000005858D8000058000000"> : tensor<4x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0x00000000005858005800000000D800000000"> : tensor<2x3x3xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<2x3x3xf8E4M3B11FNUZ>, tensor<2xi64>) -> tensor<4x3xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<"0x00000000D800000000000000"> : tensor<4x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// ragged_dot of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBC3C3C00000000003C000000"> : tensor<4x3xf8E5M2>
  %1 = stablehlo.constant dense<"0x0000000000003C0000003CBC0000003C0000"> : tensor<2x3x3xf8E5M2>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf8E5M2>, tensor<2x3x3xf8E5M2>, tensor<2xi64>) -> tensor<4x3xf8E5M2>
  %4 = stablehlo.constant dense<"0x3C00000000003C0000000000"> : tensor<4x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>) -> ()
  return
}
// -----
// ragged_dot of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00000000004000400000C040"> : tensor<4x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x404000000000000000C04000000000000000"> : tensor<2x3x3xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf8E5M2FNUZ>, tensor<2x3x3xf8E5M2FNUZ>, tensor<2xi64>) -> tensor<4x3xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<0.0> : tensor<4x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// ragged_dot of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<4x2xf8E8M0FNU>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2x3xf8E8M0FNU>
  %2 = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x2xf8E8M0FNU>, tensor<2x2x3xf8E8M0FNU>, tensor<2xi64>) -> tensor<4x3xf8E8M0FNU>
  %4 = stablehlo.constant dense<2.0> : tensor<4x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>) -> ()
  return
}
// -----
// ragged_dot of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000040C040C0004000C080BF40400040404040C0404080BF"> : tensor<4x3xbf16>
  %1 = stablehlo.constant dense<"0x404000004040404000C080BF40C0803F00C040404040000080BF80BF000000C0803F00C0"> : tensor<2x3x3xbf16>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xbf16>, tensor<2x3x3xbf16>, tensor<2xi64>) -> tensor<4x3xbf16>
  %4 = stablehlo.constant dense<"0x0000404010412041E0400040803F2041C0C0000000000000"> : tensor<4x3xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
  %5 = stablehlo.constant dense<"0x404000004040404000C080BF40C0803F00C0"> : tensor<3x3xbf16>
  %6 = "chlo.ragged_dot"(%0, %5, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x3xbf16>, tensor<3x3xbf16>, tensor<2xi64>) -> tensor<2x4x3xbf16>
  %7 = stablehlo.constant dense<"0x000000000000C0400000C04010410000104110C1000010C100004040104140C04040804040C080BF00C14041E0C080BF"> : tensor<2x4x3xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x4x3xbf16>, tensor<2x4x3xbf16>) -> ()
  %8 = stablehlo.constant dense<"0x404080BF004040C000C0000000C000C00000004040400040803F00C0404040404040004040C000404040803F4040803F"> : tensor<2x4x3xbf16>
  %9 = stablehlo.constant dense<1> : tensor<2xi64>
  %10 = "chlo.ragged_dot"(%8, %1, %9) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x4x3xbf16>, tensor<2x3x3xbf16>, tensor<2xi64>) -> tensor<2x4x3xbf16>
  %11 = stablehlo.constant dense<"0x00008040C04070C18040E0C040C1804080C0104180C080BF80BF0041C0C00040004180C088C100C1C0C000C0803F00C0"> : tensor<2x4x3xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x4x3xbf16>, tensor<2x4x3xbf16>) -> ()
  return
}
// -----
// ragged_dot of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C000C0003C0040004000420042000000C200C200C00042"> : tensor<4x3xf16>
  %1 = stablehlo.constant dense<"0x00C200C0000000BC003C000000C200C000C200C200C2004000400042003C0040004000C0"> : tensor<2x3x3xf16>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf16>, tensor<2x3x3xf16>, tensor<2xi64>) -> tensor<4x3xf16>
  %4 = stablehlo.constant dense<"0x0045000000C200440046000080CB80CB004A000000000000"> : tensor<4x3xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
  return
}
// -----
// ragged_dot of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 2.0, -2.0], [-2.0, -1.0, -3.0], [0.0, 1.0, 2.0], [1.0, 3.0, 1.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<[[[3.0, 0.0, 1.0], [0.0, -2.0, -3.0], [-2.0, -3.0, 3.0]], [[-1.0, 3.0, 0.0], [-3.0, -1.0, 1.0], [-2.0, 2.0, -3.0]]]> : tensor<2x3x3xf32>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf32>, tensor<2x3x3xf32>, tensor<2xi64>) -> tensor<4x3xf32>
  %4 = stablehlo.constant dense<[[1.0, 2.0, -13.0], [11.0, -11.0, 8.0], [-7.0, 3.0, -5.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  %5 = stablehlo.constant dense<[[3.0, 0.0, 1.0], [0.0, -2.0, -3.0], [-2.0, -3.0, 3.0]]> : tensor<3x3xf32>
  %6 = "chlo.ragged_dot"(%0, %5, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x3xf32>, tensor<3x3xf32>, tensor<2xi64>) -> tensor<2x4x3xf32>
  %7 = stablehlo.constant dense<[[[-3.0, 0.0, -1.0], [-6.0, 0.0, -2.0], [0.0, 0.0, 0.0], [3.0, 0.0, 1.0]], [[4.0, 2.0, -12.0], [6.0, 11.0, -6.0], [-4.0, -8.0, 3.0], [-2.0, -9.0, -6.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  %8 = stablehlo.constant dense<[[[0.0, -2.0, -1.0], [-2.0, 3.0, -3.0], [2.0, -1.0, -1.0], [2.0, 1.0, -3.0]], [[3.0, 2.0, 3.0], [-1.0, 1.0, -3.0], [-1.0, -2.0, 1.0], [-1.0, 0.0, -2.0]]]> : tensor<2x4x3xf32>
  %9 = stablehlo.constant dense<1> : tensor<2xi64>
  %10 = "chlo.ragged_dot"(%8, %1, %9) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2xi64>) -> tensor<2x4x3xf32>
  %11 = stablehlo.constant dense<[[[2.0, 7.0, 3.0], [0.0, 3.0, -20.0], [8.0, 5.0, 2.0], [12.0, 7.0, -10.0]], [[-15.0, 13.0, -7.0], [4.0, -10.0, 10.0], [5.0, 1.0, -5.0], [5.0, -7.0, 6.0]]]> : tensor<2x4x3xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> ()
  return
}
// -----
// ragged_dot of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[3.0, -3.0, -2.0], [1.0, 0.0, 1.0], [1.0, -2.0, 2.0], [-2.0, -1.0, 2.0]]> : tensor<4x3xf64>
  %1 = stablehlo.constant dense<[[[-3.0, 0.0, -1.0], [2.0, -2.0, -3.0], [3.0, 2.0, -1.0]], [[0.0, 0.0, 2.0], [3.0, -3.0, 3.0], [0.0, -1.0, -2.0]]]> : tensor<2x3x3xf64>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xf64>, tensor<2x3x3xf64>, tensor<2xi64>) -> tensor<4x3xf64>
  %4 = stablehlo.constant dense<[[-21.0, 2.0, 8.0], [0.0, -1.0, 0.0], [-6.0, 4.0, -8.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
  %5 = stablehlo.constant dense<[[-3.0, 0.0, -1.0], [2.0, -2.0, -3.0], [3.0, 2.0, -1.0]]> : tensor<3x3xf64>
  %6 = "chlo.ragged_dot"(%0, %5, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x3xf64>, tensor<3x3xf64>, tensor<2xi64>) -> tensor<2x4x3xf64>
  %7 = stablehlo.constant dense<[[[-9.0, 0.0, -3.0], [-3.0, 0.0, -1.0], [-3.0, 0.0, -1.0], [6.0, 0.0, 2.0]], [[-12.0, 2.0, 11.0], [3.0, 2.0, -1.0], [2.0, 8.0, 4.0], [4.0, 6.0, 1.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  %8 = stablehlo.constant dense<[[[2.0, -3.0, 1.0], [-2.0, 1.0, -3.0], [-2.0, 3.0, -3.0], [-2.0, 2.0, 0.0]], [[-2.0, -1.0, -3.0], [0.0, -1.0, -1.0], [-1.0, 1.0, 1.0], [-1.0, 3.0, 3.0]]]> : tensor<2x4x3xf64>
  %9 = stablehlo.constant dense<1> : tensor<2xi64>
  %10 = "chlo.ragged_dot"(%8, %1, %9) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x4x3xf64>, tensor<2x3x3xf64>, tensor<2xi64>) -> tensor<2x4x3xf64>
  %11 = stablehlo.constant dense<[[[-9.0, 8.0, 6.0], [-1.0, -8.0, 2.0], [3.0, -12.0, -4.0], [10.0, -4.0, -4.0]], [[-3.0, 6.0, -1.0], [-3.0, 4.0, -1.0], [3.0, -4.0, -1.0], [9.0, -12.0, 1.0]]]> : tensor<2x4x3xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> ()
  return
}
// -----
// ragged_dot of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-1.0, -1.0), (3.0, 1.0), (3.0, -2.0)], [(-1.0, -3.0), (-2.0, 0.0), (-3.0, -2.0)], [(-1.0, 0.0), (-3.0, -2.0), (-2.0, 0.0)], [(3.0, 2.0), (-2.0, -2.0), (-3.0, -2.0)]]> : tensor<4x3xcomplex<f32>>
  %1 = stablehlo.constant dense<[[[(-3.0, -3.0), (-3.0, 2.0), (1.0, -1.0)], [(0.0, 3.0), (2.0, 2.0), (2.0, 3.0)], [(0.0, -3.0), (2.0, 0.0), (-2.0, 2.0)]], [[(-1.0, 0.0), (-3.0, -1.0), (2.0, 3.0)], [(-2.0, -3.0), (-2.0, 0.0), (-1.0, -2.0)], [(-3.0, 1.0), (3.0, -3.0), (-2.0, 3.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2xi64>) -> tensor<4x3xcomplex<f32>>
  %4 = stablehlo.constant dense<[[(-9.0, 6.0), (15.0, 5.0), (-1.0, 21.0)], [(16.0, 12.0), (-11.0, 13.0), (21.0, -10.0)], [(7.0, 11.0), (3.0, 11.0), (1.0, -1.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<4x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
  %5 = stablehlo.constant dense<[[(-3.0, -3.0), (-3.0, 2.0), (1.0, -1.0)], [(0.0, 3.0), (2.0, 2.0), (2.0, 3.0)], [(0.0, -3.0), (2.0, 0.0), (-2.0, 2.0)]]> : tensor<3x3xcomplex<f32>>
  %6 = "chlo.ragged_dot"(%0, %5, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<2xi64>) -> tensor<2x4x3xcomplex<f32>>
  %7 = stablehlo.constant dense<[[[(0.0, 6.0), (5.0, 1.0), (-2.0, 0.0)], [(-6.0, 12.0), (9.0, 7.0), (-4.0, -2.0)], [(3.0, 3.0), (3.0, -2.0), (-1.0, 1.0)], [(-3.0, -15.0), (-13.0, 0.0), (5.0, -1.0)]], [[(-9.0, 0.0), (10.0, 4.0), (1.0, 21.0)], [(-6.0, 3.0), (-10.0, -8.0), (6.0, -8.0)], [(6.0, -3.0), (-6.0, -10.0), (4.0, -17.0)], [(0.0, 3.0), (-6.0, -12.0), (12.0, -12.0)]]]> : tensor<2x4x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> ()
  %8 = stablehlo.constant dense<[[[(-2.0, -2.0), (3.0, -1.0), (-3.0, 3.0)], [(3.0, 2.0), (3.0, 1.0), (-2.0, 3.0)], [(-1.0, 2.0), (-1.0, 0.0), (0.0, 1.0)], [(-1.0, 3.0), (-1.0, -3.0), (1.0, -2.0)]], [[(-2.0, -2.0), (1.0, 0.0), (-1.0, 1.0)], [(0.0, 2.0), (-2.0, 2.0), (3.0, -2.0)], [(-3.0, 0.0), (0.0, -1.0), (0.0, 3.0)], [(3.0, -3.0), (0.0, -2.0), (2.0, -2.0)]]]> : tensor<2x4x3xcomplex<f32>>
  %9 = stablehlo.constant dense<1> : tensor<2xi64>
  %10 = "chlo.ragged_dot"(%8, %1, %9) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x4x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2xi64>) -> tensor<2x4x3xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[(12.0, 30.0), (12.0, 12.0), (5.0, -5.0)], [(3.0, 0.0), (-13.0, 14.0), (6.0, 0.0)], [(12.0, -6.0), (-3.0, -8.0), (-3.0, -2.0)], [(15.0, -12.0), (3.0, -23.0), (11.0, 1.0)]], [[(2.0, -5.0), (2.0, 14.0), (0.0, -17.0)], [(3.0, 9.0), (9.0, -25.0), (0.0, 19.0)], [(-3.0, -7.0), (18.0, 14.0), (-17.0, -14.0)], [(-13.0, 15.0), (-12.0, -2.0), (13.0, 15.0)]]]> : tensor<2x4x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2x4x3xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> ()
  return
}
// -----
// ragged_dot of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.0, 2.0), (-3.0, 3.0), (0.0, 2.0)], [(3.0, -1.0), (-2.0, 1.0), (-2.0, -3.0)], [(-3.0, -3.0), (2.0, 0.0), (-1.0, -2.0)], [(-1.0, -3.0), (3.0, 2.0), (3.0, 2.0)]]> : tensor<4x3xcomplex<f64>>
  %1 = stablehlo.constant dense<[[[(-1.0, 2.0), (1.0, -3.0), (0.0, -3.0)], [(-2.0, 2.0), (-2.0, -1.0), (3.0, 1.0)], [(-3.0, -1.0), (0.0, 3.0), (3.0, -1.0)]], [[(-3.0, -3.0), (3.0, -3.0), (-2.0, 3.0)], [(-3.0, -3.0), (3.0, -2.0), (0.0, -1.0)], [(-1.0, 2.0), (0.0, 1.0), (0.0, 3.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi64>) -> tensor<4x3xcomplex<f64>>
  %4 = stablehlo.constant dense<[[(-3.0, -18.0), (10.0, -4.0), (-4.0, 9.0)], [(5.0, -4.0), (5.0, -7.0), (7.0, 7.0)], [(-1.0, 12.0), (-10.0, -5.0), (21.0, -8.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<4x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> ()
  return
}
// -----
// ragged_dot of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xFC0106FE03080005FD0207FF"> : tensor<4x3xi8>}> : () -> tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<"0xF80602FEFA080400FCF80602"> : tensor<2x3x2xi8>}> : () -> tensor<2x3x2x!quant.uniform<i8:f32, 0.5>>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %3 = "chlo.ragged_dot"(%0, %1, %2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x2x!quant.uniform<i8:f32, 0.5>>, tensor<2xi64>) -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.constant"() <{value = dense<[[20, -4], [8, 8], [-25, -11], [3, 3]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
