// broadcast_select of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[false, true, true, false]]> : tensor<1x4xi1>
  %2 = stablehlo.constant dense<[[false, true, true, true], [true, true, false, true], [false, false, false, true]]> : tensor<3x4xi1>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
  %4 = stablehlo.constant dense<[[false, true, true, false], [true, true, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  return
}
// -----
// broadcast_select of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<1> : tensor<1x4xi2>
  %2 = stablehlo.constant dense<[[-1, -1, -1, 1], [-2, -1, -2, 1], [-2, 0, -1, -1]]> : tensor<3x4xi2>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xi2>, tensor<3x4xi2>) -> tensor<3x4xi2>
  %4 = stablehlo.constant dense<[[1, 1, 1, 1], [-2, -1, -2, 1], [1, 1, 1, 1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  return
}
// -----
// broadcast_select of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[4, 2, -1, -2]]> : tensor<1x4xi4>
  %2 = stablehlo.constant dense<[[7, -1, -2, 2], [0, -4, 2, 4], [4, 1, -3, 0]]> : tensor<3x4xi4>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xi4>, tensor<3x4xi4>) -> tensor<3x4xi4>
  %4 = stablehlo.constant dense<[[4, 2, -1, -2], [0, -4, 2, 4], [4, 2, -1, -2]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  return
}
// -----
// broadcast_select of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[111, -59, 8, -82]]> : tensor<1x4xi8>
  %2 = stablehlo.constant dense<"0x4C2B5A6F803DB54FA1CF8056"> : tensor<3x4xi8>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
  %4 = stablehlo.constant dense<"0x6FC508AE803DB54F6FC508AE"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  return
}
// -----
// broadcast_select of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[16988, -27693, 25580, 19556]]> : tensor<1x4xi16>
  %2 = stablehlo.constant dense<"0x1E278F052DF3B1F27018C0F0428F23A9511C53779E0C54C2"> : tensor<3x4xi16>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xi16>, tensor<3x4xi16>) -> tensor<3x4xi16>
  %4 = stablehlo.constant dense<"0x5C42D393EC63644C7018C0F0428F23A95C42D393EC63644C"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  return
}
// -----
// broadcast_select of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[385626548, 1898592474, -1048486091, 876582307]]> : tensor<1x4xi32>
  %2 = stablehlo.constant dense<"0x24C98A9C0BF4DFB95CF3393DADDC60EF92DC930577927435A6D4DCD42120C1FCBFE3B3671B33F8CB3218B50E359115D7"> : tensor<3x4xi32>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
  %4 = stablehlo.constant dense<"0xB431FC16DA382A71355F81C1A3953F3492DC930577927435A6D4DCD42120C1FCB431FC16DA382A71355F81C1A3953F34"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// broadcast_select of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[-4037207229511846884, -7812524264909966730, -6407789842929365725, 6673832840164145569]]> : tensor<1x4xi64>
  %2 = stablehlo.constant dense<"0x783273AC642B96987C36995C812E4F76BDC8CCAF792A38F083908EE2BA61A519CDB94208BE4D5693D3C616E7F8B11F00A33F5FB3F56EC50F87ED183DE850A7B33DEBC5C0978634FD25FFB6821D01F3B61E518B90F47F4B6489A02A125493FB0B"> : tensor<3x4xi64>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
  %4 = stablehlo.constant dense<"0x1CB44E306AF5F8C776F2EBD69256949323CDD67816F512A7A1F951D09B379E5CCDB94208BE4D5693D3C616E7F8B11F00A33F5FB3F56EC50F87ED183DE850A7B31CB44E306AF5F8C776F2EBD69256949323CDD67816F512A7A1F951D09B379E5C"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  return
}
// -----
// broadcast_select of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[1, 2, 2, 1]]> : tensor<1x4xui2>
  %2 = stablehlo.constant dense<[[0, 2, 2, 0], [2, 3, 2, 2], [1, 0, 1, 1]]> : tensor<3x4xui2>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xui2>, tensor<3x4xui2>) -> tensor<3x4xui2>
  %4 = stablehlo.constant dense<[[1, 2, 2, 1], [2, 3, 2, 2], [1, 2, 2, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  return
}
// -----
// broadcast_select of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[1, 5, 11, 11]]> : tensor<1x4xui4>
  %2 = stablehlo.constant dense<[[15, 11, 11, 6], [8, 4, 15, 5], [11, 14, 6, 15]]> : tensor<3x4xui4>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xui4>, tensor<3x4xui4>) -> tensor<3x4xui4>
  %4 = stablehlo.constant dense<[[1, 5, 11, 11], [8, 4, 15, 5], [1, 5, 11, 11]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  return
}
// -----
// broadcast_select of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[38, 113, 205, 159]]> : tensor<1x4xui8>
  %2 = stablehlo.constant dense<"0x2AC50E35409C21DA4AFBD15D"> : tensor<3x4xui8>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xui8>, tensor<3x4xui8>) -> tensor<3x4xui8>
  %4 = stablehlo.constant dense<"0x2671CD9F409C21DA2671CD9F"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  return
}
// -----
// broadcast_select of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[21975, 16760, 33698, 61610]]> : tensor<1x4xui16>
  %2 = stablehlo.constant dense<"0xA86ABB9E71CCF63DDE03933F1FF3B1C7D4ADDBC417676D52"> : tensor<3x4xui16>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xui16>, tensor<3x4xui16>) -> tensor<3x4xui16>
  %4 = stablehlo.constant dense<"0xD7557841A283AAF0DE03933F1FF3B1C7D7557841A283AAF0"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  return
}
// -----
// broadcast_select of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[1256862733, 2160613341, 4134828042, 140830372]]> : tensor<1x4xui32>
  %2 = stablehlo.constant dense<"0xEDDCD3A811B1A9F84645C8C417FC65CD410FBAA209F0FC90455F8139813583A5ABE0CBE749293B7F89AF45765F52BEF0"> : tensor<3x4xui32>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xui32>, tensor<3x4xui32>) -> tensor<3x4xui32>
  %4 = stablehlo.constant dense<"0x0D34EA4ADD57C8800A7874F6A4E66408410FBAA209F0FC90455F8139813583A50D34EA4ADD57C8800A7874F6A4E66408"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  return
}
// -----
// broadcast_select of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[8941193834715768546, 14200117965471355797, 14335465726460738532, 8392898120637157693]]> : tensor<1x4xui64>
  %2 = stablehlo.constant dense<"0xD6DE06E7DC2057CBF98556FF27FDA6A402ED8DECE064D875E4E5CBAE58CED961C773F78E260E2F8B3AB180BBCC001473223DCFC8F3A48B4D55270F2C5BCF189495BA22F8B201036E35CD0DDA48C227C8155EBEB746F8358660D854305997E7DF"> : tensor<3x4xui64>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xui64>, tensor<3x4xui64>) -> tensor<3x4xui64>
  %4 = stablehlo.constant dense<"0xE26625926B80157C951390DC0DF410C5E4BB7A2B20CEF1C63D119F8C5F907974C773F78E260E2F8B3AB180BBCC001473223DCFC8F3A48B4D55270F2C5BCF1894E26625926B80157C951390DC0DF410C5E4BB7A2B20CEF1C63D119F8C5F907974"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  return
}
// -----
// broadcast_select of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[-2.0, -3.0, -0.0, -1.0]]> : tensor<1x4xf4E2M1FN>
  %2 = stablehlo.constant dense<[[6.0, 0.5, -3.0, -4.0], [-1.5, -0.5, -1.5, 3.0], [0.0, -3.0, -0.0, -3.0]]> : tensor<3x4xf4E2M1FN>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %4 = stablehlo.constant dense<[[-2.0, -3.0, -0.0, -1.0], [-1.5, -0.5, -1.5, 3.0], [-2.0, -3.0, -0.0, -1.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_select of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[-2.5, 3.0, -5.5, -1.0]]> : tensor<1x4xf6E2M3FN>
  %2 = stablehlo.constant dense<[[-3.75, -1.75, -0.75, -1.75], [-2.5, 3.25, 6.0, -2.0], [-1.875, 2.5, 0.375, -2.75]]> : tensor<3x4xf6E2M3FN>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %4 = stablehlo.constant dense<[[-2.5, 3.0, -5.5, -1.0], [-2.5, 3.25, 6.0, -2.0], [-2.5, 3.0, -5.5, -1.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_select of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[-2.0, 1.25, -1.25, 16.0]]> : tensor<1x4xf6E3M2FN>
  %2 = stablehlo.constant dense<[[2.5, -28.0, -20.0, -7.0], [12.0, 1.0, -0.1875, 1.5], [-5.0, -7.0, -7.0, -4.0]]> : tensor<3x4xf6E3M2FN>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %4 = stablehlo.constant dense<[[-2.0, 1.25, -1.25, 16.0], [12.0, 1.0, -0.1875, 1.5], [-2.0, 1.25, -1.25, 16.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_select of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[0.015625, -14.5, -1.375, -2.375]]> : tensor<1x4xf8E3M4>
  %2 = stablehlo.constant dense<"0x69475003810B6EC6B32AE01D"> : tensor<3x4xf8E3M4>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf8E3M4>, tensor<3x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %4 = stablehlo.constant dense<"0x01EDB6C3810B6EC601EDB6C3"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  return
}
// -----
// broadcast_select of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[0x01, -24.0, -208.0, -0.078125]]> : tensor<1x4xf8E4M3>
  %2 = stablehlo.constant dense<"0xBE4C1BED3BC8E9EC53B18D73"> : tensor<3x4xf8E4M3>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf8E4M3>, tensor<3x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %4 = stablehlo.constant dense<"0x01DCF59A3BC8E9EC01DCF59A"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  return
}
// -----
// broadcast_select of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[-7.0, -0.15625, 1.5, -176.0]]> : tensor<1x4xf8E4M3FN>
  %2 = stablehlo.constant dense<"0x830A42428F1B9620C63C4758"> : tensor<3x4xf8E4M3FN>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %4 = stablehlo.constant dense<"0xCEA23CF38F1B9620CEA23CF3"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_select of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[0x86, 0.1875, -0.1875, 0x89]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0x355BEFB6BB61EC681E4E4E69"> : tensor<3x4xf8E4M3FNUZ>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<"0x862CAC89BB61EC68862CAC89"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_select of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[0x25, 0.75, 0x2D, 0x17]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0xC26715E548514E0C8AD72599"> : tensor<3x4xf8E4M3B11FNUZ>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<"0x25542D1748514E0C25542D17"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_select of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[0x8C, 0x07, -24576.0, -20480.0]]> : tensor<1x4xf8E5M2>
  %2 = stablehlo.constant dense<"0xF84C473F2B4197DEC536A81A"> : tensor<3x4xf8E5M2>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf8E5M2>, tensor<3x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %4 = stablehlo.constant dense<"0x8C07F6F52B4197DE8C07F6F5"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  return
}
// -----
// broadcast_select of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[0x27, -0.0234375, 0x83, 24.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0x0752CB6AF61839D41FB3C4C7"> : tensor<3x4xf8E5M2FNUZ>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<"0x27AA8352F61839D427AA8352"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_select of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[0x63, 0x43, 0x3B, 0x35]]> : tensor<1x4xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0xB32FC556013D59B81E8F2D25"> : tensor<3x4xf8E8M0FNU>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %4 = stablehlo.constant dense<"0x63433B35013D59B863433B35"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_select of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[66.0, -75.0, -12.375, 100.0]]> : tensor<1x4xbf16>
  %2 = stablehlo.constant dense<"0xB54236C1BB42E042A642E3C22DC2AE429F429E42684280BF"> : tensor<3x4xbf16>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
  %4 = stablehlo.constant dense<"0x844296C246C1C842A642E3C22DC2AE42844296C246C1C842"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  return
}
// -----
// broadcast_select of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[-4.875, 40.75, 8.75, -113.625]]> : tensor<1x4xf16>
  %2 = stablehlo.constant dense<"0x404E82D7004BF254D8CEDA5550C8B0560ED7004A18D124D3"> : tensor<3x4xf16>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf16>, tensor<3x4xf16>) -> tensor<3x4xf16>
  %4 = stablehlo.constant dense<"0xE0C4185160481AD7D8CEDA5550C8B056E0C4185160481AD7"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  return
}
// -----
// broadcast_select of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[54.0, -21.375, -118.5, 105.0]]> : tensor<1x4xf32>
  %2 = stablehlo.constant dense<[[30.5, -104.875, -42.875, 7.5], [33.875, 24.125, 79.0, 3.375], [97.25, -35.75, 5.75, -36.25]]> : tensor<3x4xf32>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %4 = stablehlo.constant dense<[[54.0, -21.375, -118.5, 105.0], [33.875, 24.125, 79.0, 3.375], [54.0, -21.375, -118.5, 105.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  return
}
// -----
// broadcast_select of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[89.625, 78.0, -39.75, 41.5]]> : tensor<1x4xf64>
  %2 = stablehlo.constant dense<[[108.0, 30.25, 30.5, -47.875], [-41.5, 33.125, 41.875, 114.5], [-91.0, 14.375, 85.625, 42.875]]> : tensor<3x4xf64>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
  %4 = stablehlo.constant dense<[[89.625, 78.0, -39.75, 41.5], [-41.5, 33.125, 41.875, 114.5], [89.625, 78.0, -39.75, 41.5]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  return
}
// -----
// broadcast_select of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[(4.0, 12.25), (-9.25, 1.25), (-2.5, -6.375), (-13.0, 9.25)]]> : tensor<1x4xcomplex<f32>>
  %2 = stablehlo.constant dense<[[(1.25, -8.125), (14.75, 9.5), (-21.75, -5.0), (4.25, 5.25)], [(-21.75, -2.125), (10.5, 2.75), (-16.25, 2.0), (-12.25, 6.75)], [(23.25, 9.5), (-0.75, 11.0), (-24.0, 5.125), (-0.5, -11.375)]]> : tensor<3x4xcomplex<f32>>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  %4 = stablehlo.constant dense<[[(4.0, 12.25), (-9.25, 1.25), (-2.5, -6.375), (-13.0, 9.25)], [(-21.75, -2.125), (10.5, 2.75), (-16.25, 2.0), (-12.25, 6.75)], [(4.0, 12.25), (-9.25, 1.25), (-2.5, -6.375), (-13.0, 9.25)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_select of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[(-20.5, 3.125), (-12.25, -10.25), (-8.0, 1.75), (-6.5, 2.25)]]> : tensor<1x4xcomplex<f64>>
  %2 = stablehlo.constant dense<[[(-11.0, 8.75), (3.25, 8.25), (15.0, 1.25), (-7.0, 5.375)], [(-18.75, 7.125), (-7.5, -11.375), (-6.5, 2.625), (6.75, 1.0)], [(-20.25, -9.125), (-16.0, -11.5), (-11.5, -1.25), (-6.25, 4.625)]]> : tensor<3x4xcomplex<f64>>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  %4 = stablehlo.constant dense<[[(-20.5, 3.125), (-12.25, -10.25), (-8.0, 1.75), (-6.5, 2.25)], [(-18.75, 7.125), (-7.5, -11.375), (-6.5, 2.625), (6.75, 1.0)], [(-20.5, 3.125), (-12.25, -10.25), (-8.0, 1.75), (-6.5, 2.25)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_select of quantized numbers
func.func public @main() {
  %0 = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0xE207EF14FCE409F116FEE60B"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "chlo.broadcast_select"(%0, %1, %2) : (tensor<3x1xi1>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.constant"() <{value = dense<"0x0105070BFCE409F10105070B"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
