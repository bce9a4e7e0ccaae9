// tuple of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, true, false], [true, false, false]]> : tensor<2x3xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xi1>, tensor<i1>) -> tuple<tensor<2x3xi1>, tensor<i1>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xi1>, tuple<tensor<2x3xi1>, tensor<i1>>, tensor<i1>) -> tuple<tensor<2x3xi1>, tuple<tensor<2x3xi1>, tensor<i1>>, tensor<i1>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xi1>, tuple<tensor<2x3xi1>, tensor<i1>>, tensor<i1>>) -> tuple<tensor<2x3xi1>, tensor<i1>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xi1>, tensor<i1>>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i1>, tensor<i1>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xi1>, tensor<i1>>) -> tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xi1>, tuple<tensor<2x3xi1>, tensor<i1>>, tensor<i1>>) -> tensor<2x3xi1>
  %9 = stablehlo.constant dense<[[false, true, false], [false, false, true]]> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xi1>, tuple<tensor<2x3xi1>, tensor<i1>>, tensor<i1>>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<i1>, tensor<i1>) -> ()
  return
}
// -----
// tuple of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, -2, -2], [-2, -2, -2]]> : tensor<2x3xi2>
  %1 = stablehlo.constant dense<-2> : tensor<i2>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xi2>, tensor<i2>) -> tuple<tensor<2x3xi2>, tensor<i2>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi2>) -> tensor<2x3xi2>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xi2>, tuple<tensor<2x3xi2>, tensor<i2>>, tensor<i2>) -> tuple<tensor<2x3xi2>, tuple<tensor<2x3xi2>, tensor<i2>>, tensor<i2>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xi2>, tuple<tensor<2x3xi2>, tensor<i2>>, tensor<i2>>) -> tuple<tensor<2x3xi2>, tensor<i2>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xi2>, tensor<i2>>) -> tensor<i2>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i2>, tensor<i2>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xi2>, tensor<i2>>) -> tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xi2>, tuple<tensor<2x3xi2>, tensor<i2>>, tensor<i2>>) -> tensor<2x3xi2>
  %9 = stablehlo.constant dense<[[-2, -2, 0], [-2, -2, -2]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xi2>, tuple<tensor<2x3xi2>, tensor<i2>>, tensor<i2>>) -> tensor<i2>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<i2>, tensor<i2>) -> ()
  return
}
// -----
// tuple of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-7, 0, 2], [-8, 2, -2]]> : tensor<2x3xi4>
  %1 = stablehlo.constant dense<1> : tensor<i4>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xi4>, tensor<i4>) -> tuple<tensor<2x3xi4>, tensor<i4>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xi4>, tuple<tensor<2x3xi4>, tensor<i4>>, tensor<i4>) -> tuple<tensor<2x3xi4>, tuple<tensor<2x3xi4>, tensor<i4>>, tensor<i4>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xi4>, tuple<tensor<2x3xi4>, tensor<i4>>, tensor<i4>>) -> tuple<tensor<2x3xi4>, tensor<i4>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xi4>, tensor<i4>>) -> tensor<i4>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i4>, tensor<i4>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xi4>, tensor<i4>>) -> tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xi4>, tuple<tensor<2x3xi4>, tensor<i4>>, tensor<i4>>) -> tensor<2x3xi4>
  %9 = stablehlo.constant dense<[[2, 0, -7], [-2, 2, -8]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xi4>, tuple<tensor<2x3xi4>, tensor<i4>>, tensor<i4>>) -> tensor<i4>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<i4>, tensor<i4>) -> ()
  return
}
// -----
// tuple of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[45, -82, -1], [21, 94, -37]]> : tensor<2x3xi8>
  %1 = stablehlo.constant dense<-27> : tensor<i8>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xi8>, tensor<i8>) -> tuple<tensor<2x3xi8>, tensor<i8>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xi8>, tuple<tensor<2x3xi8>, tensor<i8>>, tensor<i8>) -> tuple<tensor<2x3xi8>, tuple<tensor<2x3xi8>, tensor<i8>>, tensor<i8>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xi8>, tuple<tensor<2x3xi8>, tensor<i8>>, tensor<i8>>) -> tuple<tensor<2x3xi8>, tensor<i8>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xi8>, tensor<i8>>) -> tensor<i8>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i8>, tensor<i8>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xi8>, tensor<i8>>) -> tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xi8>, tuple<tensor<2x3xi8>, tensor<i8>>, tensor<i8>>) -> tensor<2x3xi8>
  %9 = stablehlo.constant dense<[[-1, -82, 45], [-37, 94, 21]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xi8>, tuple<tensor<2x3xi8>, tensor<i8>>, tensor<i8>>) -> tensor<i8>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<i8>, tensor<i8>) -> ()
  return
}
// -----
// tuple of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[13781, -3323, 19563], [-3877, -10180, -10259]]> : tensor<2x3xi16>
  %1 = stablehlo.constant dense<20321> : tensor<i16>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xi16>, tensor<i16>) -> tuple<tensor<2x3xi16>, tensor<i16>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xi16>, tuple<tensor<2x3xi16>, tensor<i16>>, tensor<i16>) -> tuple<tensor<2x3xi16>, tuple<tensor<2x3xi16>, tensor<i16>>, tensor<i16>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xi16>, tuple<tensor<2x3xi16>, tensor<i16>>, tensor<i16>>) -> tuple<tensor<2x3xi16>, tensor<i16>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xi16>, tensor<i16>>) -> tensor<i16>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i16>, tensor<i16>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xi16>, tensor<i16>>) -> tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xi16>, tuple<tensor<2x3xi16>, tensor<i16>>, tensor<i16>>) -> tensor<2x3xi16>
  %9 = stablehlo.constant dense<[[19563, -3323, 13781], [-10259, -10180, -3877]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xi16>, tuple<tensor<2x3xi16>, tensor<i16>>, tensor<i16>>) -> tensor<i16>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<i16>, tensor<i16>) -> ()
  return
}
// -----
// tuple of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1064839973, -118477052, 1260443693], [1888686158, 495980392, 1706010698]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<-117323371> : tensor<i32>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xi32>, tensor<i32>) -> tuple<tensor<2x3xi32>, tensor<i32>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xi32>, tuple<tensor<2x3xi32>, tensor<i32>>, tensor<i32>) -> tuple<tensor<2x3xi32>, tuple<tensor<2x3xi32>, tensor<i32>>, tensor<i32>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xi32>, tuple<tensor<2x3xi32>, tensor<i32>>, tensor<i32>>) -> tuple<tensor<2x3xi32>, tensor<i32>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xi32>, tensor<i32>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i32>, tensor<i32>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xi32>, tensor<i32>>) -> tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xi32>, tuple<tensor<2x3xi32>, tensor<i32>>, tensor<i32>>) -> tensor<2x3xi32>
  %9 = stablehlo.constant dense<[[1260443693, -118477052, 1064839973], [1706010698, 495980392, 1888686158]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xi32>, tuple<tensor<2x3xi32>, tensor<i32>>, tensor<i32>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// tuple of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2186730848459048885, 5628493509449928717, 9153246051349367368], [1700212961454047287, 3758075196043194395, 7610892799990209727]]> : tensor<2x3xi64>
  %1 = stablehlo.constant dense<9027347911933158235> : tensor<i64>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xi64>, tensor<i64>) -> tuple<tensor<2x3xi64>, tensor<i64>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xi64>, tuple<tensor<2x3xi64>, tensor<i64>>, tensor<i64>) -> tuple<tensor<2x3xi64>, tuple<tensor<2x3xi64>, tensor<i64>>, tensor<i64>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xi64>, tuple<tensor<2x3xi64>, tensor<i64>>, tensor<i64>>) -> tuple<tensor<2x3xi64>, tensor<i64>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xi64>, tensor<i64>>) -> tensor<i64>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<i64>, tensor<i64>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xi64>, tensor<i64>>) -> tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xi64>, tuple<tensor<2x3xi64>, tensor<i64>>, tensor<i64>>) -> tensor<2x3xi64>
  %9 = stablehlo.constant dense<[[9153246051349367368, 5628493509449928717, 2186730848459048885], [7610892799990209727, 3758075196043194395, 1700212961454047287]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xi64>, tuple<tensor<2x3xi64>, tensor<i64>>, tensor<i64>>) -> tensor<i64>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<i64>, tensor<i64>) -> ()
  return
}
// -----
// tuple of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 1], [2, 2, 2]]> : tensor<2x3xui2>
  %1 = stablehlo.constant dense<2> : tensor<ui2>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xui2>, tensor<ui2>) -> tuple<tensor<2x3xui2>, tensor<ui2>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xui2>) -> tensor<2x3xui2>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xui2>, tuple<tensor<2x3xui2>, tensor<ui2>>, tensor<ui2>) -> tuple<tensor<2x3xui2>, tuple<tensor<2x3xui2>, tensor<ui2>>, tensor<ui2>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xui2>, tuple<tensor<2x3xui2>, tensor<ui2>>, tensor<ui2>>) -> tuple<tensor<2x3xui2>, tensor<ui2>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xui2>, tensor<ui2>>) -> tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<ui2>, tensor<ui2>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xui2>, tensor<ui2>>) -> tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xui2>, tuple<tensor<2x3xui2>, tensor<ui2>>, tensor<ui2>>) -> tensor<2x3xui2>
  %9 = stablehlo.constant dense<[[1, 0, 0], [2, 2, 2]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xui2>, tuple<tensor<2x3xui2>, tensor<ui2>>, tensor<ui2>>) -> tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<ui2>, tensor<ui2>) -> ()
  return
}
// -----
// tuple of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 2, 1], [4, 1, 7]]> : tensor<2x3xui4>
  %1 = stablehlo.constant dense<11> : tensor<ui4>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xui4>, tensor<ui4>) -> tuple<tensor<2x3xui4>, tensor<ui4>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xui4>) -> tensor<2x3xui4>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xui4>, tuple<tensor<2x3xui4>, tensor<ui4>>, tensor<ui4>) -> tuple<tensor<2x3xui4>, tuple<tensor<2x3xui4>, tensor<ui4>>, tensor<ui4>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xui4>, tuple<tensor<2x3xui4>, tensor<ui4>>, tensor<ui4>>) -> tuple<tensor<2x3xui4>, tensor<ui4>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xui4>, tensor<ui4>>) -> tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<ui4>, tensor<ui4>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xui4>, tensor<ui4>>) -> tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xui4>, tuple<tensor<2x3xui4>, tensor<ui4>>, tensor<ui4>>) -> tensor<2x3xui4>
  %9 = stablehlo.constant dense<[[1, 2, 0], [7, 1, 4]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xui4>, tuple<tensor<2x3xui4>, tensor<ui4>>, tensor<ui4>>) -> tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<ui4>, tensor<ui4>) -> ()
  return
}
// -----
// tuple of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[233, 166, 150], [72, 100, 72]]> : tensor<2x3xui8>
  %1 = stablehlo.constant dense<137> : tensor<ui8>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xui8>, tensor<ui8>) -> tuple<tensor<2x3xui8>, tensor<ui8>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xui8>) -> tensor<2x3xui8>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xui8>, tuple<tensor<2x3xui8>, tensor<ui8>>, tensor<ui8>) -> tuple<tensor<2x3xui8>, tuple<tensor<2x3xui8>, tensor<ui8>>, tensor<ui8>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xui8>, tuple<tensor<2x3xui8>, tensor<ui8>>, tensor<ui8>>) -> tuple<tensor<2x3xui8>, tensor<ui8>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xui8>, tensor<ui8>>) -> tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<ui8>, tensor<ui8>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xui8>, tensor<ui8>>) -> tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xui8>, tuple<tensor<2x3xui8>, tensor<ui8>>, tensor<ui8>>) -> tensor<2x3xui8>
  %9 = stablehlo.constant dense<[[150, 166, 233], [72, 100, 72]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xui8>, tuple<tensor<2x3xui8>, tensor<ui8>>, tensor<ui8>>) -> tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<ui8>, tensor<ui8>) -> ()
  return
}
// -----
// tuple of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[6736, 21413, 43658], [46453, 37000, 56078]]> : tensor<2x3xui16>
  %1 = stablehlo.constant dense<12017> : tensor<ui16>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xui16>, tensor<ui16>) -> tuple<tensor<2x3xui16>, tensor<ui16>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xui16>) -> tensor<2x3xui16>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xui16>, tuple<tensor<2x3xui16>, tensor<ui16>>, tensor<ui16>) -> tuple<tensor<2x3xui16>, tuple<tensor<2x3xui16>, tensor<ui16>>, tensor<ui16>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xui16>, tuple<tensor<2x3xui16>, tensor<ui16>>, tensor<ui16>>) -> tuple<tensor<2x3xui16>, tensor<ui16>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xui16>, tensor<ui16>>) -> tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<ui16>, tensor<ui16>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xui16>, tensor<ui16>>) -> tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xui16>, tuple<tensor<2x3xui16>, tensor<ui16>>, tensor<ui16>>) -> tensor<2x3xui16>
  %9 = stablehlo.constant dense<[[43658, 21413, 6736], [56078, 37000, 46453]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xui16>, tuple<tensor<2x3xui16>, tensor<ui16>>, tensor<ui16>>) -> tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<ui16>, tensor<ui16>) -> ()
  return
}
// -----
// tuple of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[3851233006, 4070236713, 2545372683], [2951862977, 1381465545, 1367012087]]> : tensor<2x3xui32>
  %1 = stablehlo.constant dense<3545642749> : tensor<ui32>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xui32>, tensor<ui32>) -> tuple<tensor<2x3xui32>, tensor<ui32>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xui32>) -> tensor<2x3xui32>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xui32>, tuple<tensor<2x3xui32>, tensor<ui32>>, tensor<ui32>) -> tuple<tensor<2x3xui32>, tuple<tensor<2x3xui32>, tensor<ui32>>, tensor<ui32>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xui32>, tuple<tensor<2x3xui32>, tensor<ui32>>, tensor<ui32>>) -> tuple<tensor<2x3xui32>, tensor<ui32>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xui32>, tensor<ui32>>) -> tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<ui32>, tensor<ui32>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xui32>, tensor<ui32>>) -> tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xui32>, tuple<tensor<2x3xui32>, tensor<ui32>>, tensor<ui32>>) -> tensor<2x3xui32>
  %9 = stablehlo.constant dense<[[2545372683, 4070236713, 3851233006], [1367012087, 1381465545, 2951862977]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xui32>, tuple<tensor<2x3xui32>, tensor<ui32>>, tensor<ui32>>) -> tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<ui32>, tensor<ui32>) -> ()
  return
}
// -----
// tuple of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2540726551427116966, 3087004616667125181, 10210411650399356327], [11259670480631732677, 575200756428232486, 3963797052704136686]]> : tensor<2x3xui64>
  %1 = stablehlo.constant dense<9543899089935499477> : tensor<ui64>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xui64>, tensor<ui64>) -> tuple<tensor<2x3xui64>, tensor<ui64>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xui64>) -> tensor<2x3xui64>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xui64>, tuple<tensor<2x3xui64>, tensor<ui64>>, tensor<ui64>) -> tuple<tensor<2x3xui64>, tuple<tensor<2x3xui64>, tensor<ui64>>, tensor<ui64>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xui64>, tuple<tensor<2x3xui64>, tensor<ui64>>, tensor<ui64>>) -> tuple<tensor<2x3xui64>, tensor<ui64>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xui64>, tensor<ui64>>) -> tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<ui64>, tensor<ui64>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xui64>, tensor<ui64>>) -> tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xui64>, tuple<tensor<2x3xui64>, tensor<ui64>>, tensor<ui64>>) -> tensor<2x3xui64>
  %9 = stablehlo.constant dense<[[10210411650399356327, 3087004616667125181, 2540726551427116966], [3963797052704136686, 575200756428232486, 11259670480631732677]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xui64>, tuple<tensor<2x3xui64>, tensor<ui64>>, tensor<ui64>>) -> tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<ui64>, tensor<ui64>) -> ()
  return
}
// -----
// tuple of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]]> : tensor<2x3xf4E2M1FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tuple<tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf4E2M1FN>, tuple<tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>>, tensor<f4E2M1FN>) -> tuple<tensor<2x3xf4E2M1FN>, tuple<tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>>, tensor<f4E2M1FN>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf4E2M1FN>, tuple<tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>>, tensor<f4E2M1FN>>) -> tuple<tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>>) -> tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf4E2M1FN>, tuple<tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>>, tensor<f4E2M1FN>>) -> tensor<2x3xf4E2M1FN>
  %9 = stablehlo.constant dense<[[-0.0, -3.0, -6.0], [-0.0, 0.0, -2.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf4E2M1FN>, tuple<tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>>, tensor<f4E2M1FN>>) -> tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  return
}
// -----
// tuple of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]]> : tensor<2x3xf6E2M3FN>
  %1 = stablehlo.constant dense<-3.75> : tensor<f6E2M3FN>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tuple<tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf6E2M3FN>, tuple<tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>>, tensor<f6E2M3FN>) -> tuple<tensor<2x3xf6E2M3FN>, tuple<tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>>, tensor<f6E2M3FN>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf6E2M3FN>, tuple<tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>>, tensor<f6E2M3FN>>) -> tuple<tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>>) -> tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf6E2M3FN>, tuple<tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>>, tensor<f6E2M3FN>>) -> tensor<2x3xf6E2M3FN>
  %9 = stablehlo.constant dense<[[1.875, 2.25, -2.0], [7.5, 0.25, -3.75]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf6E2M3FN>, tuple<tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>>, tensor<f6E2M3FN>>) -> tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  return
}
// -----
// tuple of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]]> : tensor<2x3xf6E3M2FN>
  %1 = stablehlo.constant dense<10.0> : tensor<f6E3M2FN>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tuple<tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf6E3M2FN>, tuple<tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>>, tensor<f6E3M2FN>) -> tuple<tensor<2x3xf6E3M2FN>, tuple<tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>>, tensor<f6E3M2FN>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf6E3M2FN>, tuple<tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>>, tensor<f6E3M2FN>>) -> tuple<tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>>) -> tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf6E3M2FN>, tuple<tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>>, tensor<f6E3M2FN>>) -> tensor<2x3xf6E3M2FN>
  %9 = stablehlo.constant dense<[[0.0625, -0.625, 1.25], [0.4375, -2.0, 3.0]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf6E3M2FN>, tuple<tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>>, tensor<f6E3M2FN>>) -> tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  return
}
// -----
// tuple of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-4.75, -9.5, 6.5], [5.25, -10.5, -7.25]]> : tensor<2x3xf8E3M4>
  %1 = stablehlo.constant dense<2.875> : tensor<f8E3M4>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tuple<tensor<2x3xf8E3M4>, tensor<f8E3M4>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf8E3M4>, tuple<tensor<2x3xf8E3M4>, tensor<f8E3M4>>, tensor<f8E3M4>) -> tuple<tensor<2x3xf8E3M4>, tuple<tensor<2x3xf8E3M4>, tensor<f8E3M4>>, tensor<f8E3M4>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E3M4>, tuple<tensor<2x3xf8E3M4>, tensor<f8E3M4>>, tensor<f8E3M4>>) -> tuple<tensor<2x3xf8E3M4>, tensor<f8E3M4>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E3M4>, tensor<f8E3M4>>) -> tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E3M4>, tensor<f8E3M4>>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E3M4>, tuple<tensor<2x3xf8E3M4>, tensor<f8E3M4>>, tensor<f8E3M4>>) -> tensor<2x3xf8E3M4>
  %9 = stablehlo.constant dense<[[6.5, -9.5, -4.75], [-7.25, -10.5, 5.25]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf8E3M4>, tuple<tensor<2x3xf8E3M4>, tensor<f8E3M4>>, tensor<f8E3M4>>) -> tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  return
}
// -----
// tuple of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.1015625, 26.0, 3.25], [-12.0, -144.0, 1.125]]> : tensor<2x3xf8E4M3>
  %1 = stablehlo.constant dense<-30.0> : tensor<f8E4M3>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tuple<tensor<2x3xf8E4M3>, tensor<f8E4M3>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf8E4M3>, tuple<tensor<2x3xf8E4M3>, tensor<f8E4M3>>, tensor<f8E4M3>) -> tuple<tensor<2x3xf8E4M3>, tuple<tensor<2x3xf8E4M3>, tensor<f8E4M3>>, tensor<f8E4M3>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E4M3>, tuple<tensor<2x3xf8E4M3>, tensor<f8E4M3>>, tensor<f8E4M3>>) -> tuple<tensor<2x3xf8E4M3>, tensor<f8E4M3>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E4M3>, tensor<f8E4M3>>) -> tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E4M3>, tensor<f8E4M3>>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E4M3>, tuple<tensor<2x3xf8E4M3>, tensor<f8E4M3>>, tensor<f8E4M3>>) -> tensor<2x3xf8E4M3>
  %9 = stablehlo.constant dense<[[3.25, 26.0, -0.1015625], [1.125, -144.0, -12.0]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf8E4M3>, tuple<tensor<2x3xf8E4M3>, tensor<f8E4M3>>, tensor<f8E4M3>>) -> tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  return
}
// -----
// tuple of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[16.0, -320.0, 88.0], [-2.0, 0.21875, -0.203125]]> : tensor<2x3xf8E4M3FN>
  %1 = stablehlo.constant dense<384.0> : tensor<f8E4M3FN>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tuple<tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf8E4M3FN>, tuple<tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>>, tensor<f8E4M3FN>) -> tuple<tensor<2x3xf8E4M3FN>, tuple<tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>>, tensor<f8E4M3FN>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E4M3FN>, tuple<tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>>, tensor<f8E4M3FN>>) -> tuple<tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>>) -> tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E4M3FN>, tuple<tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>>, tensor<f8E4M3FN>>) -> tensor<2x3xf8E4M3FN>
  %9 = stablehlo.constant dense<[[88.0, -320.0, 16.0], [-0.203125, 0.21875, -2.0]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf8E4M3FN>, tuple<tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>>, tensor<f8E4M3FN>>) -> tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  return
}
// -----
// tuple of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[-24.0, 2.0, -12.0], [52.0, -0.125, 0x92]]> : tensor<2x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<-0.0234375> : tensor<f8E4M3FNUZ>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tuple<tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf8E4M3FNUZ>, tuple<tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>, tensor<f8E4M3FNUZ>) -> tuple<tensor<2x3xf8E4M3FNUZ>, tuple<tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>, tensor<f8E4M3FNUZ>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E4M3FNUZ>, tuple<tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>, tensor<f8E4M3FNUZ>>) -> tuple<tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>) -> tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E4M3FNUZ>, tuple<tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>, tensor<f8E4M3FNUZ>>) -> tensor<2x3xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<[[-12.0, 2.0, -24.0], [0x92, -0.125, 52.0]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf8E4M3FNUZ>, tuple<tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>>, tensor<f8E4M3FNUZ>>) -> tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  return
}
// -----
// tuple of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.125, -26.0, 0.34375], [-20.0, 0x8D, 28.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<-20.0> : tensor<f8E4M3B11FNUZ>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tuple<tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf8E4M3B11FNUZ>, tuple<tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>, tensor<f8E4M3B11FNUZ>) -> tuple<tensor<2x3xf8E4M3B11FNUZ>, tuple<tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>, tensor<f8E4M3B11FNUZ>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E4M3B11FNUZ>, tuple<tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>, tensor<f8E4M3B11FNUZ>>) -> tuple<tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>) -> tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E4M3B11FNUZ>, tuple<tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>, tensor<f8E4M3B11FNUZ>>) -> tensor<2x3xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<[[0.34375, -26.0, 0.125], [28.0, 0x8D, -20.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf8E4M3B11FNUZ>, tuple<tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>>, tensor<f8E4M3B11FNUZ>>) -> tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  return
}
// -----
// tuple of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-5.0, 0.21875, 1024.0], [1792.0, 3584.0, 0.0234375]]> : tensor<2x3xf8E5M2>
  %1 = stablehlo.constant dense<0x04> : tensor<f8E5M2>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tuple<tensor<2x3xf8E5M2>, tensor<f8E5M2>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf8E5M2>, tuple<tensor<2x3xf8E5M2>, tensor<f8E5M2>>, tensor<f8E5M2>) -> tuple<tensor<2x3xf8E5M2>, tuple<tensor<2x3xf8E5M2>, tensor<f8E5M2>>, tensor<f8E5M2>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E5M2>, tuple<tensor<2x3xf8E5M2>, tensor<f8E5M2>>, tensor<f8E5M2>>) -> tuple<tensor<2x3xf8E5M2>, tensor<f8E5M2>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E5M2>, tensor<f8E5M2>>) -> tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E5M2>, tensor<f8E5M2>>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E5M2>, tuple<tensor<2x3xf8E5M2>, tensor<f8E5M2>>, tensor<f8E5M2>>) -> tensor<2x3xf8E5M2>
  %9 = stablehlo.constant dense<[[1024.0, 0.21875, -5.0], [0.0234375, 3584.0, 1792.0]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf8E5M2>, tuple<tensor<2x3xf8E5M2>, tensor<f8E5M2>>, tensor<f8E5M2>>) -> tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  return
}
// -----
// tuple of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xA6, 12.0, 0.625], [-0.1875, 40.0, 0x97]]> : tensor<2x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<8192.0> : tensor<f8E5M2FNUZ>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tuple<tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf8E5M2FNUZ>, tuple<tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>, tensor<f8E5M2FNUZ>) -> tuple<tensor<2x3xf8E5M2FNUZ>, tuple<tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>, tensor<f8E5M2FNUZ>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E5M2FNUZ>, tuple<tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>, tensor<f8E5M2FNUZ>>) -> tuple<tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>) -> tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E5M2FNUZ>, tuple<tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>, tensor<f8E5M2FNUZ>>) -> tensor<2x3xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<[[0.625, 12.0, 0xA6], [0x97, 40.0, -0.1875]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf8E5M2FNUZ>, tuple<tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>>, tensor<f8E5M2FNUZ>>) -> tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  return
}
// -----
// tuple of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xB5, 0xD2, 0xD2], [0xE6, 0xBF, 0x34]]> : tensor<2x3xf8E8M0FNU>
  %1 = stablehlo.constant dense<0xC9> : tensor<f8E8M0FNU>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tuple<tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf8E8M0FNU>, tuple<tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>>, tensor<f8E8M0FNU>) -> tuple<tensor<2x3xf8E8M0FNU>, tuple<tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>>, tensor<f8E8M0FNU>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E8M0FNU>, tuple<tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>>, tensor<f8E8M0FNU>>) -> tuple<tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>>) -> tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>>) -> tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf8E8M0FNU>, tuple<tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>>, tensor<f8E8M0FNU>>) -> tensor<2x3xf8E8M0FNU>
  %9 = stablehlo.constant dense<[[0xD2, 0xD2, 0xB5], [0x34, 0xBF, 0xE6]]> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf8E8M0FNU>, tuple<tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>>, tensor<f8E8M0FNU>>) -> tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  return
}
// -----
// tuple of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[4.125, -106.0, 95.0], [63.25, 105.5, 121.0]]> : tensor<2x3xbf16>
  %1 = stablehlo.constant dense<-61.0> : tensor<bf16>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xbf16>, tensor<bf16>) -> tuple<tensor<2x3xbf16>, tensor<bf16>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xbf16>, tuple<tensor<2x3xbf16>, tensor<bf16>>, tensor<bf16>) -> tuple<tensor<2x3xbf16>, tuple<tensor<2x3xbf16>, tensor<bf16>>, tensor<bf16>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xbf16>, tuple<tensor<2x3xbf16>, tensor<bf16>>, tensor<bf16>>) -> tuple<tensor<2x3xbf16>, tensor<bf16>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xbf16>, tensor<bf16>>) -> tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<bf16>, tensor<bf16>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xbf16>, tensor<bf16>>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xbf16>, tuple<tensor<2x3xbf16>, tensor<bf16>>, tensor<bf16>>) -> tensor<2x3xbf16>
  %9 = stablehlo.constant dense<[[95.0, -106.0, 4.125], [121.0, 105.5, 63.25]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xbf16>, tuple<tensor<2x3xbf16>, tensor<bf16>>, tensor<bf16>>) -> tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<bf16>, tensor<bf16>) -> ()
  return
}
// -----
// tuple of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-58.25, 99.75, -53.75], [10.625, 37.625, -29.625]]> : tensor<2x3xf16>
  %1 = stablehlo.constant dense<-52.125> : tensor<f16>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf16>, tensor<f16>) -> tuple<tensor<2x3xf16>, tensor<f16>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf16>, tuple<tensor<2x3xf16>, tensor<f16>>, tensor<f16>) -> tuple<tensor<2x3xf16>, tuple<tensor<2x3xf16>, tensor<f16>>, tensor<f16>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf16>, tuple<tensor<2x3xf16>, tensor<f16>>, tensor<f16>>) -> tuple<tensor<2x3xf16>, tensor<f16>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf16>, tensor<f16>>) -> tensor<f16>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f16>, tensor<f16>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf16>, tensor<f16>>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf16>, tuple<tensor<2x3xf16>, tensor<f16>>, tensor<f16>>) -> tensor<2x3xf16>
  %9 = stablehlo.constant dense<[[-53.75, 99.75, -58.25], [-29.625, 37.625, 10.625]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf16>, tuple<tensor<2x3xf16>, tensor<f16>>, tensor<f16>>) -> tensor<f16>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f16>, tensor<f16>) -> ()
  return
}
// -----
// tuple of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<115.0> : tensor<f32>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf32>, tensor<f32>) -> tuple<tensor<2x3xf32>, tensor<f32>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf32>, tuple<tensor<2x3xf32>, tensor<f32>>, tensor<f32>) -> tuple<tensor<2x3xf32>, tuple<tensor<2x3xf32>, tensor<f32>>, tensor<f32>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf32>, tuple<tensor<2x3xf32>, tensor<f32>>, tensor<f32>>) -> tuple<tensor<2x3xf32>, tensor<f32>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf32>, tensor<f32>>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f32>, tensor<f32>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf32>, tensor<f32>>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf32>, tuple<tensor<2x3xf32>, tensor<f32>>, tensor<f32>>) -> tensor<2x3xf32>
  %9 = stablehlo.constant dense<[[-24.75, -28.125, 123.75], [25.375, 2.75, -112.75]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf32>, tuple<tensor<2x3xf32>, tensor<f32>>, tensor<f32>>) -> tensor<f32>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f32>, tensor<f32>) -> ()
  return
}
// -----
// tuple of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]]> : tensor<2x3xf64>
  %1 = stablehlo.constant dense<111.875> : tensor<f64>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xf64>, tensor<f64>) -> tuple<tensor<2x3xf64>, tensor<f64>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xf64>, tuple<tensor<2x3xf64>, tensor<f64>>, tensor<f64>) -> tuple<tensor<2x3xf64>, tuple<tensor<2x3xf64>, tensor<f64>>, tensor<f64>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xf64>, tuple<tensor<2x3xf64>, tensor<f64>>, tensor<f64>>) -> tuple<tensor<2x3xf64>, tensor<f64>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xf64>, tensor<f64>>) -> tensor<f64>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<f64>, tensor<f64>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xf64>, tensor<f64>>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xf64>, tuple<tensor<2x3xf64>, tensor<f64>>, tensor<f64>>) -> tensor<2x3xf64>
  %9 = stablehlo.constant dense<[[59.75, -111.125, 14.625], [-66.625, -82.125, -87.75]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xf64>, tuple<tensor<2x3xf64>, tensor<f64>>, tensor<f64>>) -> tensor<f64>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<f64>, tensor<f64>) -> ()
  return
}
// -----
// tuple of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]]> : tensor<2x3xcomplex<f32>>
  %1 = stablehlo.constant dense<(15.0, 1.125)> : tensor<complex<f32>>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xcomplex<f32>>, tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>, tensor<complex<f32>>) -> tuple<tensor<2x3xcomplex<f32>>, tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>, tensor<complex<f32>>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xcomplex<f32>>, tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>, tensor<complex<f32>>>) -> tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>) -> tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xcomplex<f32>>, tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>, tensor<complex<f32>>>) -> tensor<2x3xcomplex<f32>>
  %9 = stablehlo.constant dense<[[(6.5, -1.625), (-21.0, -12.0), (-10.0, -10.25)], [(5.5, 7.0), (-8.75, 0.5), (19.5, 11.875)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xcomplex<f32>>, tuple<tensor<2x3xcomplex<f32>>, tensor<complex<f32>>>, tensor<complex<f32>>>) -> tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  return
}
// -----
// tuple of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]]> : tensor<2x3xcomplex<f64>>
  %1 = stablehlo.constant dense<(-3.75, -11.75)> : tensor<complex<f64>>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tuple<tensor<2x3xcomplex<f64>>, tensor<complex<f64>>>
  %3 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 1>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %4 = "stablehlo.tuple"(%3, %2, %1) : (tensor<2x3xcomplex<f64>>, tuple<tensor<2x3xcomplex<f64>>, tensor<complex<f64>>>, tensor<complex<f64>>) -> tuple<tensor<2x3xcomplex<f64>>, tuple<tensor<2x3xcomplex<f64>>, tensor<complex<f64>>>, tensor<complex<f64>>>
  %5 = "stablehlo.get_tuple_element"(%4) <{index = 1 : i32}> : (tuple<tensor<2x3xcomplex<f64>>, tuple<tensor<2x3xcomplex<f64>>, tensor<complex<f64>>>, tensor<complex<f64>>>) -> tuple<tensor<2x3xcomplex<f64>>, tensor<complex<f64>>>
  %6 = "stablehlo.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<tensor<2x3xcomplex<f64>>, tensor<complex<f64>>>) -> tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  %7 = "stablehlo.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<tensor<2x3xcomplex<f64>>, tensor<complex<f64>>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %8 = "stablehlo.get_tuple_element"(%4) <{index = 0 : i32}> : (tuple<tensor<2x3xcomplex<f64>>, tuple<tensor<2x3xcomplex<f64>>, tensor<complex<f64>>>, tensor<complex<f64>>>) -> tensor<2x3xcomplex<f64>>
  %9 = stablehlo.constant dense<[[(12.25, -8.25), (-3.0, -10.0), (14.75, 8.5)], [(-20.0, -6.25), (15.25, -7.5), (23.0, -0.125)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %10 = "stablehlo.get_tuple_element"(%4) <{index = 2 : i32}> : (tuple<tensor<2x3xcomplex<f64>>, tuple<tensor<2x3xcomplex<f64>>, tensor<complex<f64>>>, tensor<complex<f64>>>) -> tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  return
}
// -----
// tuple of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-125, -88, -51], [-14, 23, 60]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[-125, -88, -51]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> tuple<tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.5:3>>>
  %3 = "stablehlo.get_tuple_element"(%2) <{index = 0 : i32}> : (tuple<tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.5:3>>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.constant"() <{value = dense<[[-125, -88, -51], [-14, 23, 60]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %5 = "stablehlo.get_tuple_element"(%2) <{index = 1 : i32}> : (tuple<tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.5:3>>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<[-125, -88, -51]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
