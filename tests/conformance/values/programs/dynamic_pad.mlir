// dynamic_pad of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[false, false, false, true, true], [true, false, true, true, true], [true, true, true, true, false]]> : tensor<3x5xi1>
  %4 = stablehlo.constant dense<true> : tensor<i1>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xi1>, tensor<i1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xi1>
  %6 = stablehlo.constant dense<[[true, true, true, true, true, true, true, true, true, true], [true, true, false, false, false, true, true, true, true, true], [true, true, true, false, true, true, true, true, true, true], [true, true, true, true, true, true, false, true, true, true]]> : tensor<4x10xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xi1>, tensor<4x10xi1>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xi1>, tensor<i1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi1>
  %10 = stablehlo.constant dense<[[true, false, true], [true, true, true]]> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xi1>, tensor<i1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xi1>
  %13 = stablehlo.constant dense<> : tensor<3x0xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xi1>, tensor<3x0xi1>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xi1>, tensor<i1>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xi1>
  %17 = stablehlo.constant dense<[[true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, false, false, false, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, false, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, false, true, true], [true, true, true, true, true, true, true, true, true], [true, true, true, true, true, true, true, true, true]]> : tensor<13x9xi1>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xi1>, tensor<13x9xi1>) -> ()
  return
}
// -----
// dynamic_pad of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[-1, -1, 1, -1, 1], [1, 1, 0, -1, -2], [0, -2, -1, -1, 1]]> : tensor<3x5xi2>
  %4 = stablehlo.constant dense<1> : tensor<i2>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xi2>, tensor<i2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xi2>
  %6 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, -1, -1, 1, -1, 1, 1, 1, 1], [1, 1, 1, 1, 0, -1, -2, 1, 1, 1], [1, 1, 0, -2, -1, -1, 1, 1, 1, 1]]> : tensor<4x10xi2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xi2>, tensor<4x10xi2>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xi2>, tensor<i2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi2>
  %10 = stablehlo.constant dense<[[1, 1, 0], [0, -2, -1]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xi2>, tensor<i2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xi2>
  %13 = stablehlo.constant dense<> : tensor<3x0xi2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xi2>, tensor<3x0xi2>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xi2>, tensor<i2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xi2>
  %17 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, -1, -1, 1, -1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 0, -1, -2, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 0, -2, -1, -1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1]]> : tensor<13x9xi2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xi2>, tensor<13x9xi2>) -> ()
  return
}
// -----
// dynamic_pad of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[2, 4, -3, 7, 0], [-7, -7, 5, 2, -7], [3, 6, -8, -5, -6]]> : tensor<3x5xi4>
  %4 = stablehlo.constant dense<7> : tensor<i4>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xi4>, tensor<i4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xi4>
  %6 = stablehlo.constant dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 2, 4, -3, 7, 0, 7, 7, 7], [7, 7, -7, -7, 5, 2, -7, 7, 7, 7], [7, 7, 3, 6, -8, -5, -6, 7, 7, 7]]> : tensor<4x10xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xi4>, tensor<4x10xi4>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xi4>, tensor<i4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi4>
  %10 = stablehlo.constant dense<[[-7, -7, 5], [3, 6, -8]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xi4>, tensor<i4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xi4>
  %13 = stablehlo.constant dense<> : tensor<3x0xi4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xi4>, tensor<3x0xi4>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xi4>, tensor<i4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xi4>
  %17 = stablehlo.constant dense<[[7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 2, 4, -3, 7, 0, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, -7, -7, 5, 2, -7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 3, 6, -8, -5, -6, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7]]> : tensor<13x9xi4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xi4>, tensor<13x9xi4>) -> ()
  return
}
// -----
// dynamic_pad of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x4FDA958DA592DAF9EE52EF202C399B"> : tensor<3x5xi8>
  %4 = stablehlo.constant dense<127> : tensor<i8>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xi8>, tensor<i8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xi8>
  %6 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F4FDA958DA57F7F7F7F7F92DAF9EE527F7F7F7F7FEF202C399B7F7F7F"> : tensor<4x10xi8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xi8>, tensor<4x10xi8>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xi8>, tensor<i8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi8>
  %10 = stablehlo.constant dense<[[-110, -38, -7], [-17, 32, 44]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xi8>, tensor<i8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xi8>
  %13 = stablehlo.constant dense<> : tensor<3x0xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xi8>, tensor<3x0xi8>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xi8>, tensor<i8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xi8>
  %17 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F4FDA958DA57F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F92DAF9EE527F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FEF202C399B7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<13x9xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xi8>, tensor<13x9xi8>) -> ()
  return
}
// -----
// dynamic_pad of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0xBBED1C1026784DBEEB429201C3847DD1A3667EE4BD2438A06CB349947094"> : tensor<3x5xi16>
  %4 = stablehlo.constant dense<32767> : tensor<i16>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xi16>, tensor<i16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xi16>
  %6 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FBBED1C1026784DBEEB42FF7FFF7FFF7FFF7FFF7F9201C3847DD1A3667EE4FF7FFF7FFF7FFF7FFF7FBD2438A06CB349947094FF7FFF7FFF7F"> : tensor<4x10xi16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xi16>, tensor<4x10xi16>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xi16>, tensor<i16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi16>
  %10 = stablehlo.constant dense<[[402, -31549, -11907], [9405, -24520, -19604]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xi16>, tensor<i16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xi16>
  %13 = stablehlo.constant dense<> : tensor<3x0xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xi16>, tensor<3x0xi16>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xi16>, tensor<i16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xi16>
  %17 = stablehlo.constant dense<"0xFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FBBED1C1026784DBEEB42FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F9201C3847DD1A3667EE4FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FBD2438A06CB349947094FF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F"> : tensor<13x9xi16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xi16>, tensor<13x9xi16>) -> ()
  return
}
// -----
// dynamic_pad of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x37BC1598E98395005E2547B702B3B9D27BE67FAA3C933490165DF47D9F8470DB819933447984F1627BE89B9C7032A389C55404A75E15B2B87FB7A086"> : tensor<3x5xi32>
  %4 = stablehlo.constant dense<2147483647> : tensor<i32>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xi32>
  %6 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F37BC1598E98395005E2547B702B3B9D27BE67FAAFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F3C933490165DF47D9F8470DB819933447984F162FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F7BE89B9C7032A389C55404A75E15B2B87FB7A086FFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<4x10xi32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xi32>, tensor<4x10xi32>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi32>
  %10 = stablehlo.constant dense<[[-1875602628, 2113166614, -613383009], [-1667504005, -1985793424, -1492888379]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xi32>
  %13 = stablehlo.constant dense<> : tensor<3x0xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xi32>, tensor<3x0xi32>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xi32>
  %17 = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F37BC1598E98395005E2547B702B3B9D27BE67FAAFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F3C933490165DF47D9F8470DB819933447984F162FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F7BE89B9C7032A389C55404A75E15B2B87FB7A086FFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<13x9xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xi32>, tensor<13x9xi32>) -> ()
  return
}
// -----
// dynamic_pad of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x454AFF50E23BA492A206D685E2C57BECCD1095A655DBCF35373FC1DA3B6DED1C7470B9E37C83E2CEE397F050CCDA88D66F76DA04FF5150D02D22F64C2BEF6907A2714647FF5545211844E21AEB2F5F1A6CD6849802C67C0546D8839340A01227FDEADDCFE5E108BFFE1868FD9B918C77CBAC781FF87F12B1"> : tensor<3x5xi64>
  %4 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xi64>
  %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F454AFF50E23BA492A206D685E2C57BECCD1095A655DBCF35373FC1DA3B6DED1C7470B9E37C83E2CEFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FE397F050CCDA88D66F76DA04FF5150D02D22F64C2BEF6907A2714647FF5545211844E21AEB2F5F1AFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F6CD6849802C67C0546D8839340A01227FDEADDCFE5E108BFFE1868FD9B918C77CBAC781FF87F12B1FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<4x10xi64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xi64>, tensor<4x10xi64>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xi64>
  %10 = stablehlo.constant dense<[[-2987897781694195741, -3436156359943752081, 534221000073945645], [395408581752837740, 2815488916273223750, -4681243435500442883]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xi64>
  %13 = stablehlo.constant dense<> : tensor<3x0xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xi64>, tensor<3x0xi64>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xi64>, tensor<i64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xi64>
  %17 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F454AFF50E23BA492A206D685E2C57BECCD1095A655DBCF35373FC1DA3B6DED1C7470B9E37C83E2CEFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FE397F050CCDA88D66F76DA04FF5150D02D22F64C2BEF6907A2714647FF5545211844E21AEB2F5F1AFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F6CD6849802C67C0546D8839340A01227FDEADDCFE5E108BFFE1868FD9B918C77CBAC781FF87F12B1FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<13x9xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xi64>, tensor<13x9xi64>) -> ()
  return
}
// -----
// dynamic_pad of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[3, 0, 2, 3, 2], [1, 2, 2, 1, 3], [2, 3, 1, 3, 0]]> : tensor<3x5xui2>
  %4 = stablehlo.constant dense<3> : tensor<ui2>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xui2>, tensor<ui2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xui2>
  %6 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 0, 2, 3, 2, 3, 3, 3], [3, 3, 1, 2, 2, 1, 3, 3, 3, 3], [3, 3, 2, 3, 1, 3, 0, 3, 3, 3]]> : tensor<4x10xui2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xui2>, tensor<4x10xui2>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xui2>, tensor<ui2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xui2>
  %10 = stablehlo.constant dense<[[1, 2, 2], [2, 3, 1]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xui2>, tensor<ui2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xui2>
  %13 = stablehlo.constant dense<> : tensor<3x0xui2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xui2>, tensor<3x0xui2>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xui2>, tensor<ui2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xui2>
  %17 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 0, 2, 3, 2, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 1, 2, 2, 1, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 1, 3, 0, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3]]> : tensor<13x9xui2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xui2>, tensor<13x9xui2>) -> ()
  return
}
// -----
// dynamic_pad of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[5, 13, 8, 0, 9], [13, 8, 1, 1, 12], [9, 6, 0, 0, 15]]> : tensor<3x5xui4>
  %4 = stablehlo.constant dense<15> : tensor<ui4>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xui4>, tensor<ui4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xui4>
  %6 = stablehlo.constant dense<[[15, 15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 5, 13, 8, 0, 9, 15, 15, 15], [15, 15, 13, 8, 1, 1, 12, 15, 15, 15], [15, 15, 9, 6, 0, 0, 15, 15, 15, 15]]> : tensor<4x10xui4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xui4>, tensor<4x10xui4>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xui4>, tensor<ui4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xui4>
  %10 = stablehlo.constant dense<[[13, 8, 1], [9, 6, 0]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xui4>, tensor<ui4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xui4>
  %13 = stablehlo.constant dense<> : tensor<3x0xui4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xui4>, tensor<3x0xui4>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xui4>, tensor<ui4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xui4>
  %17 = stablehlo.constant dense<[[15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 5, 13, 8, 0, 9, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 13, 8, 1, 1, 12, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 9, 6, 0, 0, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15], [15, 15, 15, 15, 15, 15, 15, 15, 15]]> : tensor<13x9xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xui4>, tensor<13x9xui4>) -> ()
  return
}
// -----
// dynamic_pad of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x36B941635D69C1EBC705EFB5518E2D"> : tensor<3x5xui8>
  %4 = stablehlo.constant dense<255> : tensor<ui8>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xui8>, tensor<ui8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xui8>
  %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFF36B941635DFFFFFFFFFF69C1EBC705FFFFFFFFFFEFB5518E2DFFFFFF"> : tensor<4x10xui8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xui8>, tensor<4x10xui8>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xui8>, tensor<ui8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xui8>
  %10 = stablehlo.constant dense<[[105, 193, 235], [239, 181, 81]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xui8>, tensor<ui8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xui8>
  %13 = stablehlo.constant dense<> : tensor<3x0xui8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xui8>, tensor<3x0xui8>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xui8>, tensor<ui8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xui8>
  %17 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF36B941635DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF69C1EBC705FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFB5518E2DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13x9xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xui8>, tensor<13x9xui8>) -> ()
  return
}
// -----
// dynamic_pad of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x6EC0473DA7A9D54AFD653A8E66CAEFB8754D780BB81141F9AE8BB0633881"> : tensor<3x5xui16>
  %4 = stablehlo.constant dense<65535> : tensor<ui16>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xui16>, tensor<ui16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xui16>
  %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF6EC0473DA7A9D54AFD65FFFFFFFFFFFFFFFFFFFF3A8E66CAEFB8754D780BFFFFFFFFFFFFFFFFFFFFB81141F9AE8BB0633881FFFFFFFFFFFF"> : tensor<4x10xui16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xui16>, tensor<4x10xui16>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xui16>, tensor<ui16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xui16>
  %10 = stablehlo.constant dense<[[36410, 51814, 47343], [4536, 63809, 35758]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xui16>, tensor<ui16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xui16>
  %13 = stablehlo.constant dense<> : tensor<3x0xui16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xui16>, tensor<3x0xui16>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xui16>, tensor<ui16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xui16>
  %17 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF6EC0473DA7A9D54AFD65FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF3A8E66CAEFB8754D780BFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFB81141F9AE8BB0633881FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13x9xui16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xui16>, tensor<13x9xui16>) -> ()
  return
}
// -----
// dynamic_pad of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0xDA6BFD874485643221D9439830E7F60E7638B5C63C307CA16B4549D0F163EFC7BB48FD55025EF21EDE3EE8FD4FC1E78B78DEAC3C49497DEB2B709DF1"> : tensor<3x5xui32>
  %4 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xui32>, tensor<ui32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xui32>
  %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDA6BFD874485643221D9439830E7F60E7638B5C6FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF3C307CA16B4549D0F163EFC7BB48FD55025EF21EFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDE3EE8FD4FC1E78B78DEAC3C49497DEB2B709DF1FFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x10xui32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xui32>, tensor<4x10xui32>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xui32>, tensor<ui32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xui32>
  %10 = stablehlo.constant dense<[[2709270588, 3494462827, 3354354673], [4259856094, 2347221327, 1017962104]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xui32>, tensor<ui32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xui32>
  %13 = stablehlo.constant dense<> : tensor<3x0xui32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xui32>, tensor<3x0xui32>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xui32>, tensor<ui32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xui32>
  %17 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDA6BFD874485643221D9439830E7F60E7638B5C6FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF3C307CA16B4549D0F163EFC7BB48FD55025EF21EFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDE3EE8FD4FC1E78B78DEAC3C49497DEB2B709DF1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13x9xui32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xui32>, tensor<13x9xui32>) -> ()
  return
}
// -----
// dynamic_pad of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x0FD6F5FE7AE9F3A71A0C4087CFC5F87B1CE271262DAF8534A84E5D3981DC9E0A1020E5063006C2595C6D58928A28FE2503C3104E275B827BF8A640044DDD3396BF4E55B3CF3BD96512A81ED532F7E1AC32955F916E3FA1D3772F614C808508B0303A4A946B9F1E38966D52F1C4EEF61F0E456C26A6AE705F"> : tensor<3x5xui64>
  %4 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xui64>, tensor<ui64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xui64>
  %6 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0FD6F5FE7AE9F3A71A0C4087CFC5F87B1CE271262DAF8534A84E5D3981DC9E0A1020E5063006C259FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5C6D58928A28FE2503C3104E275B827BF8A640044DDD3396BF4E55B3CF3BD96512A81ED532F7E1ACFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF32955F916E3FA1D3772F614C808508B0303A4A946B9F1E38966D52F1C4EEF61F0E456C26A6AE705FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x10xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xui64>, tensor<4x10xui64>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xui64>, tensor<ui64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xui64>
  %10 = stablehlo.constant dense<[[2737670199113706844, 8899776038009094915, 10823237652355000056], [15249539557371122994, 12684535136572747639, 4043844799823493680]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xui64>, tensor<ui64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xui64>
  %13 = stablehlo.constant dense<> : tensor<3x0xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xui64>, tensor<3x0xui64>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xui64>, tensor<ui64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xui64>
  %17 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0FD6F5FE7AE9F3A71A0C4087CFC5F87B1CE271262DAF8534A84E5D3981DC9E0A1020E5063006C259FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5C6D58928A28FE2503C3104E275B827BF8A640044DDD3396BF4E55B3CF3BD96512A81ED532F7E1ACFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF32955F916E3FA1D3772F614C808508B0303A4A946B9F1E38966D52F1C4EEF61F0E456C26A6AE705FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13x9xui64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xui64>, tensor<13x9xui64>) -> ()
  return
}
// -----
// dynamic_pad of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[-1.0, -0.5, 1.5, 1.0, -1.0], [0.5, -4.0, -0.0, 3.0, 1.5], [1.5, 1.0, 0.0, 6.0, -6.0]]> : tensor<3x5xf4E2M1FN>
  %4 = stablehlo.constant dense<6.0> : tensor<f4E2M1FN>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf4E2M1FN>
  %6 = stablehlo.constant dense<[[6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, -1.0, -0.5, 1.5, 1.0, -1.0, 6.0, 6.0, 6.0], [6.0, 6.0, 0.5, -4.0, -0.0, 3.0, 1.5, 6.0, 6.0, 6.0], [6.0, 6.0, 1.5, 1.0, 0.0, 6.0, -6.0, 6.0, 6.0, 6.0]]> : tensor<4x10xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf4E2M1FN>, tensor<4x10xf4E2M1FN>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf4E2M1FN>
  %10 = stablehlo.constant dense<[[0.5, -4.0, -0.0], [1.5, 1.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf4E2M1FN>
  %13 = stablehlo.constant dense<> : tensor<3x0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf4E2M1FN>, tensor<3x0xf4E2M1FN>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf4E2M1FN>, tensor<f4E2M1FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf4E2M1FN>
  %17 = stablehlo.constant dense<[[6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, -1.0, -0.5, 1.5, 1.0, -1.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 0.5, -4.0, -0.0, 3.0, 1.5, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 1.5, 1.0, 0.0, 6.0, -6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0]]> : tensor<13x9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf4E2M1FN>, tensor<13x9xf4E2M1FN>) -> ()
  return
}
// -----
// dynamic_pad of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[-0.25, 3.0, -5.5, -1.75, -4.0], [-6.5, 1.875, -0.625, 0.25, -6.5], [-5.5, 0.75, 6.0, 7.0, 6.5]]> : tensor<3x5xf6E2M3FN>
  %4 = stablehlo.constant dense<7.5> : tensor<f6E2M3FN>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf6E2M3FN>, tensor<f6E2M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf6E2M3FN>
  %6 = stablehlo.constant dense<[[7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, -0.25, 3.0, -5.5, -1.75, -4.0, 7.5, 7.5, 7.5], [7.5, 7.5, -6.5, 1.875, -0.625, 0.25, -6.5, 7.5, 7.5, 7.5], [7.5, 7.5, -5.5, 0.75, 6.0, 7.0, 6.5, 7.5, 7.5, 7.5]]> : tensor<4x10xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf6E2M3FN>, tensor<4x10xf6E2M3FN>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf6E2M3FN>, tensor<f6E2M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf6E2M3FN>
  %10 = stablehlo.constant dense<[[-6.5, 1.875, -0.625], [-5.5, 0.75, 6.0]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf6E2M3FN>, tensor<f6E2M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf6E2M3FN>
  %13 = stablehlo.constant dense<> : tensor<3x0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf6E2M3FN>, tensor<3x0xf6E2M3FN>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf6E2M3FN>, tensor<f6E2M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf6E2M3FN>
  %17 = stablehlo.constant dense<[[7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, -0.25, 3.0, -5.5, -1.75, -4.0, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, -6.5, 1.875, -0.625, 0.25, -6.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, -5.5, 0.75, 6.0, 7.0, 6.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5], [7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5]]> : tensor<13x9xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf6E2M3FN>, tensor<13x9xf6E2M3FN>) -> ()
  return
}
// -----
// dynamic_pad of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[-12.0, 16.0, 1.25, 0.875, -2.0], [-1.25, -0.375, 0.0625, 3.0, -4.0], [1.75, 8.0, 14.0, -0.1875, 12.0]]> : tensor<3x5xf6E3M2FN>
  %4 = stablehlo.constant dense<28.0> : tensor<f6E3M2FN>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf6E3M2FN>, tensor<f6E3M2FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf6E3M2FN>
  %6 = stablehlo.constant dense<[[28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, -12.0, 16.0, 1.25, 0.875, -2.0, 28.0, 28.0, 28.0], [28.0, 28.0, -1.25, -0.375, 0.0625, 3.0, -4.0, 28.0, 28.0, 28.0], [28.0, 28.0, 1.75, 8.0, 14.0, -0.1875, 12.0, 28.0, 28.0, 28.0]]> : tensor<4x10xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf6E3M2FN>, tensor<4x10xf6E3M2FN>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf6E3M2FN>, tensor<f6E3M2FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf6E3M2FN>
  %10 = stablehlo.constant dense<[[-1.25, -0.375, 0.0625], [1.75, 8.0, 14.0]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf6E3M2FN>, tensor<f6E3M2FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf6E3M2FN>
  %13 = stablehlo.constant dense<> : tensor<3x0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf6E3M2FN>, tensor<3x0xf6E3M2FN>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf6E3M2FN>, tensor<f6E3M2FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf6E3M2FN>
  %17 = stablehlo.constant dense<[[28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, -12.0, 16.0, 1.25, 0.875, -2.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, -1.25, -0.375, 0.0625, 3.0, -4.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 1.75, 8.0, 14.0, -0.1875, 12.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0], [28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0]]> : tensor<13x9xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf6E3M2FN>, tensor<13x9xf6E3M2FN>) -> ()
  return
}
// -----
// dynamic_pad of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x582252B609E58167C70D41E610925A"> : tensor<3x5xf8E3M4>
  %4 = stablehlo.constant dense<15.5> : tensor<f8E3M4>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf8E3M4>, tensor<f8E3M4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf8E3M4>
  %6 = stablehlo.constant dense<"0x6F6F6F6F6F6F6F6F6F6F6F6F582252B6096F6F6F6F6FE58167C70D6F6F6F6F6F41E610925A6F6F6F"> : tensor<4x10xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf8E3M4>, tensor<4x10xf8E3M4>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf8E3M4>, tensor<f8E3M4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf8E3M4>
  %10 = stablehlo.constant dense<[[-10.5, -0.015625, 11.5], [2.125, -11.0, 0.25]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf8E3M4>, tensor<f8E3M4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf8E3M4>
  %13 = stablehlo.constant dense<> : tensor<3x0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf8E3M4>, tensor<3x0xf8E3M4>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf8E3M4>, tensor<f8E3M4>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf8E3M4>
  %17 = stablehlo.constant dense<"0x6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F582252B6096F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6FE58167C70D6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F41E610925A6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F6F"> : tensor<13x9xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf8E3M4>, tensor<13x9xf8E3M4>) -> ()
  return
}
// -----
// dynamic_pad of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x73AF229C8CB6CDB7BEF35E0E680A13"> : tensor<3x5xf8E4M3>
  %4 = stablehlo.constant dense<240.0> : tensor<f8E4M3>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf8E4M3>, tensor<f8E4M3>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf8E4M3>
  %6 = stablehlo.constant dense<"0x77777777777777777777777773AF229C8C7777777777B6CDB7BEF377777777775E0E680A13777777"> : tensor<4x10xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf8E4M3>, tensor<4x10xf8E4M3>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf8E4M3>, tensor<f8E4M3>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf8E4M3>
  %10 = stablehlo.constant dense<[[-0.875, -6.5, -0.9375], [28.0, 0.02734375, 64.0]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf8E4M3>, tensor<f8E4M3>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf8E4M3>
  %13 = stablehlo.constant dense<> : tensor<3x0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf8E4M3>, tensor<3x0xf8E4M3>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf8E4M3>, tensor<f8E4M3>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf8E4M3>
  %17 = stablehlo.constant dense<"0x777777777777777777777777777777777777777773AF229C8C77777777777777777777777777777777777777777777777777777777777777B6CDB7BEF3777777777777777777777777777777777777777777777777777777777777775E0E680A137777777777777777777777777777777777777777"> : tensor<13x9xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf8E4M3>, tensor<13x9xf8E4M3>) -> ()
  return
}
// -----
// dynamic_pad of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x23C42A8CFC59F7C4B221E6C00E009A"> : tensor<3x5xf8E4M3FN>
  %4 = stablehlo.constant dense<448.0> : tensor<f8E4M3FN>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E23C42A8CFC7E7E7E7E7E59F7C4B2217E7E7E7E7EE6C00E009A7E7E7E"> : tensor<4x10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf8E4M3FN>, tensor<4x10xf8E4M3FN>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf8E4M3FN>
  %10 = stablehlo.constant dense<[[18.0, -240.0, -3.0], [-56.0, -2.0, 0.02734375]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf8E4M3FN>
  %13 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf8E4M3FN>, tensor<3x0xf8E4M3FN>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf8E4M3FN>
  %17 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E23C42A8CFC7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E59F7C4B2217E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7EE6C00E009A7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E"> : tensor<13x9xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf8E4M3FN>, tensor<13x9xf8E4M3FN>) -> ()
  return
}
// -----
// dynamic_pad of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x5F1D0B6CBDB9CA59D7EDDE9DD5D8C9"> : tensor<3x5xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<240.0> : tensor<f8E4M3FNUZ>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F5F1D0B6CBD7F7F7F7F7FB9CA59D7ED7F7F7F7F7FDE9DD5D8C97F7F7F"> : tensor<4x10xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf8E4M3FNUZ>, tensor<4x10xf8E4M3FNUZ>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf8E4M3FNUZ>
  %10 = stablehlo.constant dense<[[-0.5625, -2.5, 9.0], [-14.0, 0x9D, -6.5]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf8E4M3FNUZ>, tensor<3x0xf8E4M3FNUZ>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf8E4M3FNUZ>
  %17 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F5F1D0B6CBD7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FB9CA59D7ED7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FDE9DD5D8C97F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<13x9xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf8E4M3FNUZ>, tensor<13x9xf8E4M3FNUZ>) -> ()
  return
}
// -----
// dynamic_pad of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0xF0261EF02F0049AC8CC88C3FA59946"> : tensor<3x5xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<30.0> : tensor<f8E4M3B11FNUZ>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7FF0261EF02F7F7F7F7F7F0049AC8CC87F7F7F7F7F8C3FA599467F7F7F"> : tensor<4x10xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf8E4M3B11FNUZ>, tensor<4x10xf8E4M3B11FNUZ>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf8E4M3B11FNUZ>
  %10 = stablehlo.constant dense<[[0.0, 0.28125, -0.0234375], [0x8C, 0.1171875, 0xA5]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<> : tensor<3x0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf8E4M3B11FNUZ>, tensor<3x0xf8E4M3B11FNUZ>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf8E4M3B11FNUZ>
  %17 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FF0261EF02F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F0049AC8CC87F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F8C3FA599467F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<13x9xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf8E4M3B11FNUZ>, tensor<13x9xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// dynamic_pad of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x4333671CEE33BBFB985E5CF39C9093"> : tensor<3x5xf8E5M2>
  %4 = stablehlo.constant dense<57344.0> : tensor<f8E5M2>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf8E5M2>, tensor<f8E5M2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf8E5M2>
  %6 = stablehlo.constant dense<"0x7B7B7B7B7B7B7B7B7B7B7B7B4333671CEE7B7B7B7B7B33BBFB985E7B7B7B7B7B5CF39C90937B7B7B"> : tensor<4x10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf8E5M2>, tensor<4x10xf8E5M2>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf8E5M2>, tensor<f8E5M2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf8E5M2>
  %10 = stablehlo.constant dense<[[0.21875, -0.875, -57344.0], [256.0, -14336.0, 0x9C]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf8E5M2>, tensor<f8E5M2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf8E5M2>
  %13 = stablehlo.constant dense<> : tensor<3x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf8E5M2>, tensor<3x0xf8E5M2>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf8E5M2>, tensor<f8E5M2>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf8E5M2>
  %17 = stablehlo.constant dense<"0x7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B4333671CEE7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B33BBFB985E7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B5CF39C90937B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B7B"> : tensor<13x9xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf8E5M2>, tensor<13x9xf8E5M2>) -> ()
  return
}
// -----
// dynamic_pad of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x231DD9C5A5CAF8196D55A92A39A2E4"> : tensor<3x5xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<57344.0> : tensor<f8E5M2FNUZ>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F231DD9C5A57F7F7F7F7FCAF8196D557F7F7F7F7FA92A39A2E47F7F7F"> : tensor<4x10xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf8E5M2FNUZ>, tensor<4x10xf8E5M2FNUZ>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf8E5M2FNUZ>
  %10 = stablehlo.constant dense<[[-6.0, -16384.0, 0x19], [0xA9, 0.0234375, 0.3125]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<> : tensor<3x0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf8E5M2FNUZ>, tensor<3x0xf8E5M2FNUZ>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf8E5M2FNUZ>
  %17 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F231DD9C5A57F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FCAF8196D557F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FA92A39A2E47F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<13x9xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf8E5M2FNUZ>, tensor<13x9xf8E5M2FNUZ>) -> ()
  return
}
// -----
// dynamic_pad of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0xF6FE7ADFB59E188593E767B151F2ED"> : tensor<3x5xf8E8M0FNU>
  %4 = stablehlo.constant dense<0xFE> : tensor<f8E8M0FNU>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf8E8M0FNU>
  %6 = stablehlo.constant dense<"0xFEFEFEFEFEFEFEFEFEFEFEFEF6FE7ADFB5FEFEFEFEFE9E188593E7FEFEFEFEFE67B151F2EDFEFEFE"> : tensor<4x10xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf8E8M0FNU>, tensor<4x10xf8E8M0FNU>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf8E8M0FNU>
  %10 = stablehlo.constant dense<[[0x9E, 0x18, 64.0], [0x67, 0xB1, 0x51]]> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf8E8M0FNU>
  %13 = stablehlo.constant dense<> : tensor<3x0xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf8E8M0FNU>, tensor<3x0xf8E8M0FNU>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf8E8M0FNU>
  %17 = stablehlo.constant dense<"0xFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEF6FE7ADFB5FEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFE9E188593E7FEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFE67B151F2EDFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFEFE"> : tensor<13x9xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf8E8M0FNU>, tensor<13x9xf8E8M0FNU>) -> ()
  return
}
// -----
// dynamic_pad of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x9442F2C270C2E1C2F6425841C6428242E2C2EDC1EDC1AAC1CDC2CC42AB42"> : tensor<3x5xbf16>
  %4 = stablehlo.constant dense<0x7F7F> : tensor<bf16>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xbf16>, tensor<bf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xbf16>
  %6 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F9442F2C270C2E1C2F6427F7F7F7F7F7F7F7F7F7F5841C6428242E2C2EDC17F7F7F7F7F7F7F7F7F7FEDC1AAC1CDC2CC42AB427F7F7F7F7F7F"> : tensor<4x10xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xbf16>, tensor<4x10xbf16>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xbf16>, tensor<bf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xbf16>
  %10 = stablehlo.constant dense<[[13.5, 99.0, 65.0], [-29.625, -21.25, -102.5]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xbf16>, tensor<bf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xbf16>
  %13 = stablehlo.constant dense<> : tensor<3x0xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xbf16>, tensor<3x0xbf16>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xbf16>, tensor<bf16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xbf16>
  %17 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F9442F2C270C2E1C2F6427F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F5841C6428242E2C2EDC17F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7FEDC1AAC1CDC2CC42AB427F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F"> : tensor<13x9xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xbf16>, tensor<13x9xbf16>) -> ()
  return
}
// -----
// dynamic_pad of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<"0x7850A8CC6254EA548A541851ACD544D2984D46D668CC3455CC54A8D7EC52"> : tensor<3x5xf16>
  %4 = stablehlo.constant dense<65504.0> : tensor<f16>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf16>, tensor<f16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf16>
  %6 = stablehlo.constant dense<"0xFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B7850A8CC6254EA548A54FF7BFF7BFF7BFF7BFF7B1851ACD544D2984D46D6FF7BFF7BFF7BFF7BFF7B68CC3455CC54A8D7EC52FF7BFF7BFF7B"> : tensor<4x10xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf16>, tensor<4x10xf16>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf16>, tensor<f16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf16>
  %10 = stablehlo.constant dense<[[40.75, -90.75, -50.125], [-17.625, 83.25, 76.75]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf16>, tensor<f16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf16>
  %13 = stablehlo.constant dense<> : tensor<3x0xf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf16>, tensor<3x0xf16>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf16>, tensor<f16>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf16>
  %17 = stablehlo.constant dense<"0xFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B7850A8CC6254EA548A54FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B1851ACD544D2984D46D6FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B68CC3455CC54A8D7EC52FF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7BFF7B"> : tensor<13x9xf16>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf16>, tensor<13x9xf16>) -> ()
  return
}
// -----
// dynamic_pad of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[37.875, -58.375, -43.625, -61.875, 22.5], [-48.125, -60.25, -102.5, 93.25, -46.25], [109.0, -51.875, -46.875, 31.75, 32.625]]> : tensor<3x5xf32>
  %4 = stablehlo.constant dense<0x7F7FFFFF> : tensor<f32>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf32>
  %6 = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F00801742008069C200802EC2008077C20000B441FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F008040C2000071C20000CDC20080BA42000039C2FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F0000DA4200804FC200803BC20000FE4100800242FFFF7F7FFFFF7F7FFFFF7F7F"> : tensor<4x10xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf32>, tensor<4x10xf32>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf32>
  %10 = stablehlo.constant dense<[[-48.125, -60.25, -102.5], [109.0, -51.875, -46.875]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf32>
  %13 = stablehlo.constant dense<> : tensor<3x0xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf32>
  %17 = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F00801742008069C200802EC2008077C20000B441FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F008040C2000071C20000CDC20080BA42000039C2FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F0000DA4200804FC200803BC20000FE4100800242FFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F"> : tensor<13x9xf32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf32>, tensor<13x9xf32>) -> ()
  return
}
// -----
// dynamic_pad of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[-31.625, 100.125, -37.375, -22.125, -41.625], [-40.75, -5.375, -120.125, -65.25, 7.375], [24.25, -85.25, -27.0, 70.0, 69.125]]> : tensor<3x5xf64>
  %4 = stablehlo.constant dense<0x7FEFFFFFFFFFFFFF> : tensor<f64>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xf64>, tensor<f64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xf64>
  %6 = stablehlo.constant dense<[[0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF], [0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, -31.625, 100.125, -37.375, -22.125, -41.625, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF], [0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, -40.75, -5.375, -120.125, -65.25, 7.375, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF], [0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 24.25, -85.25, -27.0, 70.0, 69.125, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF]]> : tensor<4x10xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xf64>, tensor<4x10xf64>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xf64>, tensor<f64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xf64>
  %10 = stablehlo.constant dense<[[-40.75, -5.375, -120.125], [24.25, -85.25, -27.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xf64>, tensor<f64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xf64>
  %13 = stablehlo.constant dense<> : tensor<3x0xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xf64>, tensor<3x0xf64>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xf64>, tensor<f64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xf64>
  %17 = stablehlo.constant dense<"0xFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F0000000000A03FC000000000000859400000000000B042C000000000002036C00000000000D044C0FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F00000000006044C000000000008015C00000000000085EC000000000005050C00000000000801D40FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F000000000040384000000000005055C00000000000003BC000000000008051400000000000485140FFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F"> : tensor<13x9xf64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xf64>, tensor<13x9xf64>) -> ()
  return
}
// -----
// dynamic_pad of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[(-18.5, 6.375), (22.5, 3.25), (-5.25, 2.625), (-18.0, -11.25), (21.25, -4.125)], [(6.25, -8.25), (-7.0, -4.625), (13.75, 1.5), (-13.0, -7.0), (-3.25, 4.125)], [(14.0, -6.125), (18.5, 11.5), (5.0, -9.125), (-8.0, 2.375), (-9.25, -10.625)]]> : tensor<3x5xcomplex<f32>>
  %4 = stablehlo.constant dense<(1000.0, -2000.0)> : tensor<complex<f32>>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xcomplex<f32>>
  %6 = stablehlo.constant dense<"0x00007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000094C10000CC400000B441000050400000A8C000002840000090C1000034C10000AA41000084C000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000C840000004C10000E0C0000094C000005C410000C03F000050C10000E0C0000050C00000844000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000060410000C4C000009441000038410000A040000012C1000000C100001840000014C100002AC100007A440000FAC400007A440000FAC400007A440000FAC4"> : tensor<4x10xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xcomplex<f32>>, tensor<4x10xcomplex<f32>>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xcomplex<f32>>
  %10 = stablehlo.constant dense<[[(6.25, -8.25), (-7.0, -4.625), (13.75, 1.5)], [(14.0, -6.125), (18.5, 11.5), (5.0, -9.125)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xcomplex<f32>>
  %13 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xcomplex<f32>>, tensor<3x0xcomplex<f32>>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xcomplex<f32>>
  %17 = stablehlo.constant dense<"0x00007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000094C10000CC400000B441000050400000A8C000002840000090C1000034C10000AA41000084C000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC40000C840000004C10000E0C0000094C000005C410000C03F000050C10000E0C0000050C00000844000007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4000060410000C4C000009441000038410000A040000012C1000000C100001840000014C100002AC100007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC400007A440000FAC4"> : tensor<13x9xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xcomplex<f32>>, tensor<13x9xcomplex<f32>>) -> ()
  return
}
// -----
// dynamic_pad of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[0, 3]> : tensor<2xi64>
  %2 = stablehlo.constant dense<0> : tensor<2xi64>
  %3 = stablehlo.constant dense<[[(-19.75, -3.625), (4.25, 1.875), (-12.75, 9.125), (5.75, 6.75), (22.25, -11.125)], [(21.75, 8.625), (-7.25, -7.5), (11.75, -5.5), (-20.75, -6.0), (14.5, 10.5)], [(4.75, -1.5), (21.0, -5.25), (21.75, 11.375), (-8.75, -3.375), (-8.75, -2.25)]]> : tensor<3x5xcomplex<f64>>
  %4 = stablehlo.constant dense<(1000.0, -2000.0)> : tensor<complex<f64>>
  %5 = "stablehlo.dynamic_pad"(%3, %4, %0, %1, %2) : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x10xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (-19.75, -3.625), (4.25, 1.875), (-12.75, 9.125), (5.75, 6.75), (22.25, -11.125), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (21.75, 8.625), (-7.25, -7.5), (11.75, -5.5), (-20.75, -6.0), (14.5, 10.5), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (4.75, -1.5), (21.0, -5.25), (21.75, 11.375), (-8.75, -3.375), (-8.75, -2.25), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)]]> : tensor<4x10xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x10xcomplex<f64>>, tensor<4x10xcomplex<f64>>) -> ()
  %7 = stablehlo.constant dense<[-1, 0]> : tensor<2xi64>
  %8 = stablehlo.constant dense<[0, -2]> : tensor<2xi64>
  %9 = "stablehlo.dynamic_pad"(%3, %4, %7, %8, %2) : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x3xcomplex<f64>>
  %10 = stablehlo.constant dense<[[(21.75, 8.625), (-7.25, -7.5), (11.75, -5.5)], [(4.75, -1.5), (21.0, -5.25), (21.75, 11.375)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %11 = stablehlo.constant dense<[0, -5]> : tensor<2xi64>
  %12 = "stablehlo.dynamic_pad"(%3, %4, %11, %2, %2) : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x0xcomplex<f64>>
  %13 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3x0xcomplex<f64>>, tensor<3x0xcomplex<f64>>) -> ()
  %14 = stablehlo.constant dense<2> : tensor<2xi64>
  %15 = stablehlo.constant dense<[3, 0]> : tensor<2xi64>
  %16 = "stablehlo.dynamic_pad"(%3, %4, %14, %14, %15) : (tensor<3x5xcomplex<f64>>, tensor<complex<f64>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<13x9xcomplex<f64>>
  %17 = stablehlo.constant dense<[[(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (-19.75, -3.625), (4.25, 1.875), (-12.75, 9.125), (5.75, 6.75), (22.25, -11.125), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (21.75, 8.625), (-7.25, -7.5), (11.75, -5.5), (-20.75, -6.0), (14.5, 10.5), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (4.75, -1.5), (21.0, -5.25), (21.75, 11.375), (-8.75, -3.375), (-8.75, -2.25), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)], [(1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0), (1000.0, -2000.0)]]> : tensor<13x9xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<13x9xcomplex<f64>>, tensor<13x9xcomplex<f64>>) -> ()
  return
}
// -----
// dynamic_pad of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<99> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %2 = stablehlo.constant dense<[1, -1]> : tensor<2xi64>
  %3 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %4 = stablehlo.constant dense<0> : tensor<2xi64>
  %5 = "stablehlo.dynamic_pad"(%0, %1, %2, %3, %4) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x4x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<"0x63636363A8CDF2633C618B63D5FA1F63"> : tensor<4x4xi8>}> : () -> tensor<4x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
