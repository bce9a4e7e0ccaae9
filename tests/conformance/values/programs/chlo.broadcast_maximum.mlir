// broadcast_maximum of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false], [true], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[false, true, true, true]]> : tensor<1x4xi1>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[false, false], [false, true], [true, false]], [[true, false], [true, false], [false, true]]]> : tensor<2x3x2xi1>
  %5 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, true], [true, true]], [[true, false], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_maximum of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [0], [0]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[-2, -2, -1, 0]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[1, 1, 1, 1], [0, 0, 0, 0], [0, 0, 0, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[1, -1], [-2, 0], [1, -1]], [[-1, 0], [-2, 0], [-1, 0]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[-1, -1, 0]> : tensor<3xi2>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[1, -1], [-1, 0], [1, 0]], [[-1, 0], [-1, 0], [0, 0]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_maximum of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[7], [-4], [-7]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[7, 5, 7, 4]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[7, 7, 7, 7], [7, 5, 7, 4], [7, 5, 7, 4]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[2, -6], [2, 7], [2, 1]], [[1, 6], [4, -5], [1, -5]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[6, 0, 1]> : tensor<3xi4>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[6, 6], [2, 7], [2, 1]], [[6, 6], [4, 0], [1, 1]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_maximum of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[-24], [-51], [51]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[0, 120, 12, -20]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0x00780CEC00780CEC33783333"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0x8D5F85AC3A11827BA55D1841"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[52, 82, 71]> : tensor<3xi8>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0x345F52524747347B525D4747"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_maximum of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-23920], [-15123], [9764]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[11745, -19513, 3545, -9432]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0xE12DC7B3D90D28DBE12DEDC4D90D28DBE12D242624262426"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x4F6F397D1D8A5FCB5275CC0A3540655200394888C7EFB81B"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[26113, -6222, 11006]> : tensor<3xi16>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<"0x4F6F397DB2E7B2E75275FE2A016601660039B2E7FE2AFE2A"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_maximum of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1210641223], [-904526606], [-296021370]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[-155999812, 1731090778, -851133553, 748996155]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0xBCA1B3F65A592E678FBB44CD3BC6A42CBCA1B3F65A592E678FBB44CD3BC6A42CBCA1B3F65A592E6786125BEE3BC6A42C"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0x1C2E43B40123DCCB1F9FE00DCBE6B1128EA27F1A011BC0F601B198AE2B002D2C82950A2337A80D191638FD38B4E509C0"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-1977145050, -1379659895, -1820370545]> : tensor<3xi32>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %4) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_maximum of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[5767932858825741275], [-7931025155043604180], [1728854721212384943]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[4123615921785658381, -9222080111078719328, 4203087853654189848, 586302330924224396]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0xDB939C1260D00B50DB939C1260D00B50DB939C1260D00B50DB939C1260D00B500DDC2D40D5063A392C49F050A456EF911827D14C225E543A8CCFB815DDF622080DDC2D40D5063A39AF061F863520FE171827D14C225E543AAF061F863520FE17"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0x6F54990B4CE3D9DC7A1D34DD1C0F809F6441D220064645C5938F4D48A0096558E0EF1F0B7D0235ED25906F0834D10DB1C75FE486D3E09A21997DF23FCAC5B99CE2FA1D760FC8A35D87475FE5829D58796198ED370A84673588B6413D2AC1FF51"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[6539816446518329122, -6353532443627383054, -4176074575953595269]> : tensor<3xi64>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0x227FFB9E6818C25A227FFB9E6818C25A6441D220064645C5938F4D48A0096558E0EF1F0B7D0235ED7BF4BE884C9A0BC6227FFB9E6818C25A227FFB9E6818C25AE2FA1D760FC8A35D87475FE5829D58796198ED370A84673588B6413D2AC1FF51"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_maximum of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [3], [3]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[1, 0, 3, 3]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[1, 1, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[2, 0], [3, 2], [2, 0]], [[0, 1], [3, 0], [0, 2]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xui2>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[2, 1], [3, 2], [2, 0]], [[1, 1], [3, 2], [0, 2]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_maximum of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[15], [8], [5]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[7, 13, 13, 5]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[15, 15, 15, 15], [8, 13, 13, 8], [7, 13, 13, 5]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[3, 13], [14, 0], [3, 8]], [[10, 8], [13, 13], [5, 5]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[10, 13, 9]> : tensor<3xui4>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[10, 13], [14, 13], [9, 9]], [[10, 10], [13, 13], [9, 9]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_maximum of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[225], [76], [190]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[255, 27, 209, 151]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0xFFE1E1E1FF4CD197FFBED1BE"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x8F17311473E0ED75B09F0A93"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[0, 241, 76]> : tensor<3xui8>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0x8F17F1F173E0ED75F1F14C93"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_maximum of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[19744], [19954], [30374]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[13364, 64783, 54914, 15582]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x204D0FFD82D6204DF24D0FFD82D6F24DA6760FFD82D6A676"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0x547DF232F768EAC63912741751CD84C97D682E0EAEFF1F90"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[62435, 24035, 12331]> : tensor<3xui16>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0xE3F3E3F3F768EAC62B302B30E3F3E3F37D68E35DAEFF1F90"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_maximum of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[2780072459], [1184577840], [287874970]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[547444000, 1518068826, 347598846, 3597592433]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x0B8AB4A50B8AB4A50B8AB4A571E76ED630399B465AE47B5A30399B4671E76ED62055A1205AE47B5AFEEFB71471E76ED6"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0x0B1D27A27B3AB34A8494882C3DEF0A47EE07C4058AE1EED0ADBCF07CC2C6F939CED18341CD605A1C748E612CA3FE8114"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[867041387, 2838193366, 2884741056]> : tensor<3xui32>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<"0x0B1D27A27B3AB34AD6642BA9D6642BA9C0A7F1AB8AE1EED0ADBCF07CC2C6F939D6642BA9D6642BA9C0A7F1ABC0A7F1AB"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_maximum of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[17519647609280629925], [5225324333098549239], [17405838572399004201]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[16312234193939910256, 7804299262543180134, 15844652644101676010, 1977440451139434679]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0xA58C3175AD4A22F3A58C3175AD4A22F3A58C3175AD4A22F3A58C3175AD4A22F370CEC4CE92B260E266B1BA90D4704E6CEA5B2299A183E3DBF73F8BC6CB148448298AA225F6F58DF1298AA225F6F58DF1298AA225F6F58DF1298AA225F6F58DF1"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0xEF2D47707976FDC1F009F40FC6217BD328E23A5922A45FF52B0322EB70A291B07500B3B5BC1483FAAD38F4826E492532EF52C5074FC4AC90B5F9AC88913F120BA56A70FA8962CA48D73C81F9D9C153C7BDE0945ECB3E570143A162CA78CE586F"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[5070303481752090409, 3901192069867537998, 14045689787331389698]> : tensor<3xui64>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0xEF2D47707976FDC1F009F40FC6217BD328E23A5922A45FF52B0322EB70A291B07500B3B5BC1483FA022938BF7150ECC2EF52C5074FC4AC902977422D27565D46A56A70FA8962CA48D73C81F9D9C153C7022938BF7150ECC2022938BF7150ECC2"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// broadcast_maximum of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.0], [-1.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[2.0, 2.0, 2.0, 2.0], [1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 0.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[[1.0, 2.0], [2.0, 1.0], [-2.0, 1.0]], [[-2.0, -2.0], [0.0, 0.0], [2.0, 1.0]]]> : tensor<2x3x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[0.0, -2.0, -1.0]> : tensor<3xf4E2M1FN>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN>
  %7 = stablehlo.constant dense<[[[1.0, 2.0], [2.0, 1.0], [-1.0, 1.0]], [[0.0, 0.0], [0.0, 0.0], [2.0, 1.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_maximum of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<0.0> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, -1.0, 1.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[[-1.0, 1.0], [0.0, 1.0], [1.0, 1.0]], [[-1.0, -1.0], [0.0, -1.0], [0.0, -1.0]]]> : tensor<2x3x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf6E2M3FN>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xf6E2M3FN>
  %7 = stablehlo.constant dense<[[[1.0, 1.0], [0.0, 1.0], [1.0, 1.0]], [[1.0, 1.0], [0.0, -1.0], [1.0, 1.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_maximum of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [0.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 0.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, -1.0], [-1.0, 1.0], [0.0, 0.0]], [[0.0, -1.0], [1.0, 0.0], [1.0, -1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %5 = stablehlo.constant dense<-1.0> : tensor<3xf6E3M2FN>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %4) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_maximum of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [0.0], [0.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[0.0, 1.0, -1.0, 1.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x0030B0300030003000300030"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<"0x000030B00030300000B03000"> : tensor<2x3x2xf8E3M4>
  %5 = stablehlo.constant dense<[1.0, 0.0, 1.0]> : tensor<3xf8E3M4>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xf8E3M4>
  %7 = stablehlo.constant dense<"0x303030003030303000003030"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  return
}
// -----
// broadcast_maximum of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<-1.0> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, 0.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0xB8380000B8380000B8380000"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<"0xB8B8B838B8003800B8B83800"> : tensor<2x3x2xf8E4M3>
  %5 = stablehlo.constant dense<[1.0, 1.0, -1.0]> : tensor<3xf8E4M3>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xf8E4M3>
  %7 = stablehlo.constant dense<"0x38383838B800383838383800"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  return
}
// -----
// broadcast_maximum of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [0.0], [0.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 1.0, -1.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x38B838B83800380038003800"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<"0x00B8B8003800B80038380000"> : tensor<2x3x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xf8E4M3FN>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xf8E4M3FN>
  %7 = stablehlo.constant dense<"0x383800003800383838380000"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_maximum of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [0.0], [0.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, 0.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0xC00040000000400000004000"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x004040C0404000C000C00040"> : tensor<2x3x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<0.0> : tensor<3xf8E4M3FNUZ>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0x004040004040000000000040"> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_maximum of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [-1.0], [-1.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x000000000000D8000000D800"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x0000D8D8585800585858D858"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[-1.0, 1.0, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x000058585858005858585858"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_maximum of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [1.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<1.0> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<1.0> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<"0x3C3C3C3C003CBCBCBCBC3C3C"> : tensor<2x3x2xf8E5M2>
  %5 = stablehlo.constant dense<[0.0, 1.0, 0.0]> : tensor<3xf8E5M2>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xf8E5M2>
  %7 = stablehlo.constant dense<"0x3C3C3C3C003C00003C3C3C3C"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  return
}
// -----
// broadcast_maximum of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [1.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 0.0, -1.0, 1.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x404040404000C04040404040"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x404040C040C0404000C0C0C0"> : tensor<2x3x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[0.0, 1.0, -1.0]> : tensor<3xf8E5M2FNUZ>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x4040404040C040404040C0C0"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_maximum of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.5], [1.0]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[0.5, 2.0, 2.0, 1.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x7F80807F7E80807F7F80807F"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<"0x807F7E80807F7E7E807F8080"> : tensor<2x3x2xf8E8M0FNU>
  %5 = stablehlo.constant dense<[0.5, 1.0, 1.0]> : tensor<3xf8E8M0FNU>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xf8E8M0FNU>
  %7 = stablehlo.constant dense<"0x807F7F80807F7E7E807F8080"> : tensor<2x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_maximum of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<-1.0> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 0.0, 1.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x803F80BF0000803F803F80BF0000803F803F80BF0000803F"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<"0x00000000803F803F0000000000000000803F803F80BF803F"> : tensor<2x3x2xbf16>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xbf16>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xbf16>
  %7 = stablehlo.constant dense<"0x803F803F803F803F00000000803F803F803F803F0000803F"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  return
}
// -----
// broadcast_maximum of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [1.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 1.0, -1.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x003C00BC003C00BC003C003C003C003C003C003C003C003C"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<"0x00BC000000BC003C003C0000003C00BC0000000000000000"> : tensor<2x3x2xf16>
  %5 = stablehlo.constant dense<[0.0, 1.0, -1.0]> : tensor<3xf16>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xf16>
  %7 = stablehlo.constant dense<"0x00000000003C003C003C0000003C0000003C003C00000000"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  return
}
// -----
// broadcast_maximum of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.0], [0.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, 0.0, -1.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[[1.0, -1.0], [1.0, 0.0], [0.0, -1.0]], [[0.0, 0.0], [0.0, -1.0], [-1.0, 1.0]]]> : tensor<2x3x2xf32>
  %5 = stablehlo.constant dense<[-1.0, -1.0, 1.0]> : tensor<3xf32>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<[[[1.0, -1.0], [1.0, 0.0], [1.0, 1.0]], [[0.0, 0.0], [0.0, -1.0], [1.0, 1.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// broadcast_maximum of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [-1.0], [0.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, -1.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[[[-1.0, 0.0], [1.0, 0.0], [1.0, 0.0]], [[-1.0, 0.0], [-1.0, 0.0], [0.0, 0.0]]]> : tensor<2x3x2xf64>
  %5 = stablehlo.constant dense<1.0> : tensor<3xf64>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<1.0> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  return
}
// -----
// broadcast_maximum of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.0, 1.0)], [(1.0, -1.0)], [(1.0, 0.0)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(-1.0, 0.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)]]> : tensor<1x4xcomplex<f32>>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(1.0, 1.0), (1.0, 1.0), (1.0, 1.0), (1.0, 1.0)], [(1.0, -1.0), (1.0, -1.0), (1.0, -1.0), (1.0, 1.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 1.0)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[[[(0.0, 1.0), (1.0, 0.0)], [(0.0, -1.0), (0.0, 1.0)], [(-1.0, -1.0), (0.0, -1.0)]], [[(1.0, 0.0), (-1.0, 1.0)], [(1.0, 1.0), (1.0, 1.0)], [(-1.0, 0.0), (-1.0, 0.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %5 = stablehlo.constant dense<[(-1.0, 0.0), (-1.0, 0.0), (0.0, 1.0)]> : tensor<3xcomplex<f32>>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  %7 = stablehlo.constant dense<[[[(0.0, 1.0), (1.0, 0.0)], [(0.0, -1.0), (0.0, 1.0)], [(0.0, 1.0), (0.0, 1.0)]], [[(1.0, 0.0), (-1.0, 1.0)], [(1.0, 1.0), (1.0, 1.0)], [(0.0, 1.0), (0.0, 1.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_maximum of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-1.0, -1.0)], [(0.0, -1.0)], [(-1.0, -1.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(0.0, -1.0), (0.0, -1.0), (1.0, 1.0), (1.0, -1.0)]]> : tensor<1x4xcomplex<f64>>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(0.0, -1.0), (0.0, -1.0), (1.0, 1.0), (1.0, -1.0)], [(0.0, -1.0), (0.0, -1.0), (1.0, 1.0), (1.0, -1.0)], [(0.0, -1.0), (0.0, -1.0), (1.0, 1.0), (1.0, -1.0)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[[[(-1.0, -1.0), (0.0, -1.0)], [(0.0, -1.0), (0.0, 1.0)], [(0.0, 0.0), (-1.0, 1.0)]], [[(1.0, -1.0), (-1.0, 1.0)], [(-1.0, -1.0), (-1.0, 1.0)], [(0.0, 0.0), (-1.0, 0.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %5 = stablehlo.constant dense<[(-1.0, 0.0), (-1.0, 1.0), (-1.0, 1.0)]> : tensor<3xcomplex<f64>>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
  %7 = stablehlo.constant dense<[[[(-1.0, 0.0), (0.0, -1.0)], [(0.0, -1.0), (0.0, 1.0)], [(0.0, 0.0), (-1.0, 1.0)]], [[(1.0, -1.0), (-1.0, 1.0)], [(-1.0, 1.0), (-1.0, 1.0)], [(0.0, 0.0), (-1.0, 1.0)]]]> : tensor<2x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_maximum of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_maximum"(%0, %1) : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x0707070B1313131323232323"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<[[[5, 7], [9, 11]], [[1, 19], [-1, 13]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[5, 7]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "chlo.broadcast_maximum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<[[[5, 7], [9, 11]], [[5, 19], [7, 13]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
