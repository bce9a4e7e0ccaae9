// broadcast_and of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[false, true, false, false]]> : tensor<1x4xi1>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, false, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[true, true], [true, false], [false, true]], [[true, false], [false, true], [true, false]]]> : tensor<2x3x2xi1>
  %5 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, false], [false, true]], [[false, false], [false, false], [true, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_and of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2], [-1], [0]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[1, 1, -2, 1]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[0, 0, -2, 0], [1, 1, -2, 1], [0, 0, 0, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[1, 0], [1, 1], [0, -2]], [[0, -2], [-2, 0], [0, 0]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[-1, 1, 0]> : tensor<3xi2>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[1, 0], [1, 1], [0, 0]], [[0, -2], [0, 0], [0, 0]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_and of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0], [-2], [-8]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[6, -3, -7, 4]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0], [6, -4, -8, 4], [0, -8, -8, 0]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[6, -3], [-5, -4], [0, -3]], [[-3, -6], [5, -4], [-8, 2]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[-8, -8, 1]> : tensor<3xi4>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[0, -8], [-8, -8], [0, 1]], [[-8, -8], [0, -8], [0, 0]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_and of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[87], [-85], [70]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[-121, 114, 97, 120]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0x075241508322212806424040"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0x8C6705582204A01A6892A56C"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[-84, 7, -85]> : tensor<3xi8>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0x8C2405002200A0080002A128"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_and of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1944], [14223], [-12775]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[21635, -19157, 13713, 23201]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0x005028B00030205883140B3581358112014409841104014A"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x6FC8AD49CFBA1AA1249FC0E5C39DAC66102F3E7F6C4117F2"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[-5236, 19019, 12980]> : tensor<3xi16>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<"0x0CC88C494B0A0A002412802080898C62000A0A4A24001432"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_and of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1372832226], [-1093777158], [-387309348]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[-476369826, -1051133625, -1888363015, 11304284]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0x4200934142C15041E0C15101404180005A088AA242484880F848408E58488C005C208AE0442048C0D80060885C20A800"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0xFC85B2822A0DBE40EDDDCDDE938DC60C48FE0B994722C293AA054AF0ED5F493E46A110CEB24F994BC3756B1F3A5E5408"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[1286418994, -1844750600, -888631988]> : tensor<3xi32>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<"0x3000A0002200AC40E854099290040200488C088944000083220008402012090C40000082B04609024005080B080C0008"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_and of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-671561812169005441], [-6161785428822434318], [-3216389186699201695]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[6712812710321102019, 8658746302579325709, -7979537683379275141, 2691861967016961494]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0x43846200102228540DA2720402022A707BA25004012002905624620012220A24C21C480088B028080019548CC00028287218540CC0F04080D2054C0800605820419062021013085101B362490203085061B2400A011440914021626812025901"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0xF58475033FF83854108CF1331026D2383C356085AEFAB2F7CCB6B4A4454FFED0278B05285988C2AF212B3F0EE1F4E920FA4FCD7BF6FD6CDC6D2F6412D984D0E631A86CA6295F2BAAAE8B0A5FC5CE24BC96E0189345F3E332C961B72BFE80D0C7"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[-9007321516550671259, -1527481311803596004, 6389380988728709124]> : tensor<3xi64>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0x658441000D903800008441300000D2001C216000864A80E20C22A400454BCCC0040005200880820800000F0620A4A90060044130C4906C8065244010C980D08210206400014B09AA0C030200C54A04A80400080300A0A3100000872328808040"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_and of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0], [1], [1]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[1, 3, 1, 1]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0], [1, 1, 1, 1], [1, 1, 1, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[2, 3], [0, 0], [1, 1]], [[3, 2], [1, 3], [3, 0]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[2, 1, 1]> : tensor<3xui2>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[2, 2], [0, 0], [1, 1]], [[2, 2], [1, 1], [1, 0]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_and of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0], [8], [8]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[5, 0, 3, 10]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 8], [0, 0, 0, 8]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[10, 1], [0, 6], [1, 13]], [[10, 4], [10, 3], [7, 3]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[6, 3, 1]> : tensor<3xui4>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[2, 0], [0, 2], [1, 1]], [[2, 4], [2, 3], [1, 1]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_and of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[11], [225], [80]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[60, 205, 5, 159]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x0809010B20C1018110400010"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0xBD0E9102A1CC35B45FD0B3F2"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[99, 185, 22]> : tensor<3xui8>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0x210291000004212019901212"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_and of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[22127], [29707], [5910]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[30273, 6976, 24329, 21925]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x415640120956255401740010095401540016001300170415"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0x6C80D5330E26F24075C3A133A018DACCFA3D7236F4AE5E42"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[5454, 20342, 59598]> : tensor<3xui16>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0x4C0044110606724044C0802000104A04720D7206C4A84E40"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_and of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[836144296], [2340833156], [2649789086]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[3076291565, 2886045835, 3720138323, 1773238980]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0xA808543188800420008C941180089021844304838000048800468489844280098C1250958A90008C1282B09D8412B009"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0x7B8793D8F6CA222C5A4DAB42BA666E6EC9BE8FA184E0DD981E8FAAD2D1A534DF23DA89FD536C4C03EB46A3B1344E9DA2"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[1639336517, 626623787, 3707641427]> : tensor<3xui32>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<"0x41029240444A22200A0509002A044824411E8E800000DC98040AA2404100344123800925030448014306A290100E9C80"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_and of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[852814848344766460], [7280438097902123610], [16586939901171775894]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[13686509898466984580, 17940794070365793524, 13720200885821873842, 2760942081007050112]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_and"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0x8402C4081440D009F42484000680D008B096400E02C2450A8015C00E10C650020002AC08204000255028840020010860121A294A004201240018884A2046002484001800350030A494281010258130E09298084001A020A68019184031841026"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0xEDD030DE25941B2E7A35A5328E30AF1DBA49CD344248978C18114E97ABA265FEEDF94E1EE437D3082A0ED6778AC8C487B32570B47B02E341C805D1AE2D88EBE225C4EAF879F93FA475A6ED2400A2BC62C056365FEAE35274E43949C59EE887E3"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[10780403983208122302, 5487446058093560173, 5928703861882300800]> : tensor<3xui64>
  %6 = "chlo.broadcast_and"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0xAC80104204901B043A0501020E308B152841C8300040070C080148900902254C80294A10C03442000008D23180C84402B20550004A008301880551020C808B8025C0C8B8195127046580C8200002244080003211C0E042508029490180E80642"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
