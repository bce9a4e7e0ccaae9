// dynamic_broadcast_in_dim of i1
func.func public @main() {
  %0 = stablehlo.constant dense<false> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi1>, tensor<2xi32>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xi1>, tensor<3xi64>) -> tensor<2x3x5xi1>
  %6 = stablehlo.constant dense<false> : tensor<2x3x5xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi1>, tensor<3xi32>) -> tensor<3x2x1xi1>
  %9 = stablehlo.constant dense<false> : tensor<3x2x1xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xi1>, tensor<3x2x1xi1>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [-1], [-2]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi2>, tensor<2xi32>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[1, 1, 1, 1], [-1, -1, -1, -1], [-2, -2, -2, -2]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xi2>, tensor<3xi64>) -> tensor<2x3x5xi2>
  %6 = stablehlo.constant dense<[[[1, 1, 1, 1, 1], [-1, -1, -1, -1, -1], [-2, -2, -2, -2, -2]], [[1, 1, 1, 1, 1], [-1, -1, -1, -1, -1], [-2, -2, -2, -2, -2]]]> : tensor<2x3x5xi2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi2>, tensor<2x3x5xi2>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi2>, tensor<3xi32>) -> tensor<3x2x1xi2>
  %9 = stablehlo.constant dense<[[[1], [1]], [[-1], [-1]], [[-2], [-2]]]> : tensor<3x2x1xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xi2>, tensor<3x2x1xi2>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[5], [2], [-8]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi4>, tensor<2xi32>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[5, 5, 5, 5], [2, 2, 2, 2], [-8, -8, -8, -8]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xi4>, tensor<3xi64>) -> tensor<2x3x5xi4>
  %6 = stablehlo.constant dense<[[[5, 5, 5, 5, 5], [2, 2, 2, 2, 2], [-8, -8, -8, -8, -8]], [[5, 5, 5, 5, 5], [2, 2, 2, 2, 2], [-8, -8, -8, -8, -8]]]> : tensor<2x3x5xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi4>, tensor<2x3x5xi4>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi4>, tensor<3xi32>) -> tensor<3x2x1xi4>
  %9 = stablehlo.constant dense<[[[5], [5]], [[2], [2]], [[-8], [-8]]]> : tensor<3x2x1xi4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xi4>, tensor<3x2x1xi4>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[5], [120], [-79]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi8>, tensor<2xi32>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0x0505050578787878B1B1B1B1"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xi8>, tensor<3xi64>) -> tensor<2x3x5xi8>
  %6 = stablehlo.constant dense<"0x05050505057878787878B1B1B1B1B105050505057878787878B1B1B1B1B1"> : tensor<2x3x5xi8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi8>, tensor<2x3x5xi8>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi8>, tensor<3xi32>) -> tensor<3x2x1xi8>
  %9 = stablehlo.constant dense<[[[5], [5]], [[120], [120]], [[-79], [-79]]]> : tensor<3x2x1xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xi8>, tensor<3x2x1xi8>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2931], [11808], [18817]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi16>, tensor<2xi32>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0x730B730B730B730B202E202E202E202E8149814981498149"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xi16>, tensor<3xi64>) -> tensor<2x3x5xi16>
  %6 = stablehlo.constant dense<"0x730B730B730B730B730B202E202E202E202E202E81498149814981498149730B730B730B730B730B202E202E202E202E202E81498149814981498149"> : tensor<2x3x5xi16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi16>, tensor<2x3x5xi16>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi16>, tensor<3xi32>) -> tensor<3x2x1xi16>
  %9 = stablehlo.constant dense<[[[2931], [2931]], [[11808], [11808]], [[18817], [18817]]]> : tensor<3x2x1xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xi16>, tensor<3x2x1xi16>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1812810695], [996881942], [1342236613]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>, tensor<2xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0xC74B0D6CC74B0D6CC74B0D6CC74B0D6C16366B3B16366B3B16366B3B16366B3BC5E70050C5E70050C5E70050C5E70050"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xi32>, tensor<3xi64>) -> tensor<2x3x5xi32>
  %6 = stablehlo.constant dense<"0xC74B0D6CC74B0D6CC74B0D6CC74B0D6CC74B0D6C16366B3B16366B3B16366B3B16366B3B16366B3BC5E70050C5E70050C5E70050C5E70050C5E70050C74B0D6CC74B0D6CC74B0D6CC74B0D6CC74B0D6C16366B3B16366B3B16366B3B16366B3B16366B3BC5E70050C5E70050C5E70050C5E70050C5E70050"> : tensor<2x3x5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi32>, tensor<3xi32>) -> tensor<3x2x1xi32>
  %9 = stablehlo.constant dense<[[[1812810695], [1812810695]], [[996881942], [996881942]], [[1342236613], [1342236613]]]> : tensor<3x2x1xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[5157041454610970664], [618510873976480842], [4481894327465539833]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>, tensor<2xi32>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0x28F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D91474AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C649508F9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323E"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xi64>, tensor<3xi64>) -> tensor<2x3x5xi64>
  %6 = stablehlo.constant dense<"0x28F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D91474AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C649508F9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323E28F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D914728F80C3AE17D91474AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C6495084AA415E55C649508F9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323EF9F86B0D25E3323E"> : tensor<2x3x5xi64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xi64>, tensor<3xi32>) -> tensor<3x2x1xi64>
  %9 = stablehlo.constant dense<[[[5157041454610970664], [5157041454610970664]], [[618510873976480842], [618510873976480842]], [[4481894327465539833], [4481894327465539833]]]> : tensor<3x2x1xi64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xi64>, tensor<3x2x1xi64>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [0], [3]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui2>, tensor<2xi32>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[1, 1, 1, 1], [0, 0, 0, 0], [3, 3, 3, 3]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xui2>, tensor<3xi64>) -> tensor<2x3x5xui2>
  %6 = stablehlo.constant dense<[[[1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [3, 3, 3, 3, 3]], [[1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [3, 3, 3, 3, 3]]]> : tensor<2x3x5xui2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui2>, tensor<2x3x5xui2>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui2>, tensor<3xi32>) -> tensor<3x2x1xui2>
  %9 = stablehlo.constant dense<[[[1], [1]], [[0], [0]], [[3], [3]]]> : tensor<3x2x1xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xui2>, tensor<3x2x1xui2>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[11], [8], [12]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui4>, tensor<2xi32>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[11, 11, 11, 11], [8, 8, 8, 8], [12, 12, 12, 12]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xui4>, tensor<3xi64>) -> tensor<2x3x5xui4>
  %6 = stablehlo.constant dense<[[[11, 11, 11, 11, 11], [8, 8, 8, 8, 8], [12, 12, 12, 12, 12]], [[11, 11, 11, 11, 11], [8, 8, 8, 8, 8], [12, 12, 12, 12, 12]]]> : tensor<2x3x5xui4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui4>, tensor<2x3x5xui4>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui4>, tensor<3xi32>) -> tensor<3x2x1xui4>
  %9 = stablehlo.constant dense<[[[11], [11]], [[8], [8]], [[12], [12]]]> : tensor<3x2x1xui4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xui4>, tensor<3x2x1xui4>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[232], [38], [46]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui8>, tensor<2xi32>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0xE8E8E8E8262626262E2E2E2E"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xui8>, tensor<3xi64>) -> tensor<2x3x5xui8>
  %6 = stablehlo.constant dense<"0xE8E8E8E8E826262626262E2E2E2E2EE8E8E8E8E826262626262E2E2E2E2E"> : tensor<2x3x5xui8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui8>, tensor<2x3x5xui8>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui8>, tensor<3xi32>) -> tensor<3x2x1xui8>
  %9 = stablehlo.constant dense<[[[232], [232]], [[38], [38]], [[46], [46]]]> : tensor<3x2x1xui8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xui8>, tensor<3x2x1xui8>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[28954], [45667], [15558]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui16>, tensor<2xi32>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x1A711A711A711A7163B263B263B263B2C63CC63CC63CC63C"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xui16>, tensor<3xi64>) -> tensor<2x3x5xui16>
  %6 = stablehlo.constant dense<"0x1A711A711A711A711A7163B263B263B263B263B2C63CC63CC63CC63CC63C1A711A711A711A711A7163B263B263B263B263B2C63CC63CC63CC63CC63C"> : tensor<2x3x5xui16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui16>, tensor<2x3x5xui16>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui16>, tensor<3xi32>) -> tensor<3x2x1xui16>
  %9 = stablehlo.constant dense<[[[28954], [28954]], [[45667], [45667]], [[15558], [15558]]]> : tensor<3x2x1xui16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xui16>, tensor<3x2x1xui16>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[4015752969], [2880533763], [1889638684]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui32>, tensor<2xi32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x09875BEF09875BEF09875BEF09875BEF0375B1AB0375B1AB0375B1AB0375B1AB1C99A1701C99A1701C99A1701C99A170"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xui32>, tensor<3xi64>) -> tensor<2x3x5xui32>
  %6 = stablehlo.constant dense<"0x09875BEF09875BEF09875BEF09875BEF09875BEF0375B1AB0375B1AB0375B1AB0375B1AB0375B1AB1C99A1701C99A1701C99A1701C99A1701C99A17009875BEF09875BEF09875BEF09875BEF09875BEF0375B1AB0375B1AB0375B1AB0375B1AB0375B1AB1C99A1701C99A1701C99A1701C99A1701C99A170"> : tensor<2x3x5xui32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui32>, tensor<2x3x5xui32>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui32>, tensor<3xi32>) -> tensor<3x2x1xui32>
  %9 = stablehlo.constant dense<[[[4015752969], [4015752969]], [[2880533763], [2880533763]], [[1889638684], [1889638684]]]> : tensor<3x2x1xui32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xui32>, tensor<3x2x1xui32>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[9613767546972664400], [16537996075335764862], [7257299163919605683]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xui64>, tensor<2xi32>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0x50F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A857E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E5B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xui64>, tensor<3xi64>) -> tensor<2x3x5xui64>
  %6 = stablehlo.constant dense<"0x50F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A857E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E5B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB76450F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A8550F27BE6A5F66A857E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E57E4B31F7CEC382E5B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764B3DF2A86231BB764"> : tensor<2x3x5xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xui64>, tensor<2x3x5xui64>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xui64>, tensor<3xi32>) -> tensor<3x2x1xui64>
  %9 = stablehlo.constant dense<[[[9613767546972664400], [9613767546972664400]], [[16537996075335764862], [16537996075335764862]], [[7257299163919605683], [7257299163919605683]]]> : tensor<3x2x1xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xui64>, tensor<3x2x1xui64>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [-3.0], [6.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf4E2M1FN>, tensor<2xi32>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[2.0, 2.0, 2.0, 2.0], [-3.0, -3.0, -3.0, -3.0], [6.0, 6.0, 6.0, 6.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf4E2M1FN>, tensor<3xi64>) -> tensor<2x3x5xf4E2M1FN>
  %6 = stablehlo.constant dense<[[[2.0, 2.0, 2.0, 2.0, 2.0], [-3.0, -3.0, -3.0, -3.0, -3.0], [6.0, 6.0, 6.0, 6.0, 6.0]], [[2.0, 2.0, 2.0, 2.0, 2.0], [-3.0, -3.0, -3.0, -3.0, -3.0], [6.0, 6.0, 6.0, 6.0, 6.0]]]> : tensor<2x3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf4E2M1FN>, tensor<2x3x5xf4E2M1FN>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf4E2M1FN>, tensor<3xi32>) -> tensor<3x2x1xf4E2M1FN>
  %9 = stablehlo.constant dense<[[[2.0], [2.0]], [[-3.0], [-3.0]], [[6.0], [6.0]]]> : tensor<3x2x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf4E2M1FN>, tensor<3x2x1xf4E2M1FN>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.375], [-0.5], [-4.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf6E2M3FN>, tensor<2xi32>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[1.375, 1.375, 1.375, 1.375], [-0.5, -0.5, -0.5, -0.5], [-4.0, -4.0, -4.0, -4.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf6E2M3FN>, tensor<3xi64>) -> tensor<2x3x5xf6E2M3FN>
  %6 = stablehlo.constant dense<[[[1.375, 1.375, 1.375, 1.375, 1.375], [-0.5, -0.5, -0.5, -0.5, -0.5], [-4.0, -4.0, -4.0, -4.0, -4.0]], [[1.375, 1.375, 1.375, 1.375, 1.375], [-0.5, -0.5, -0.5, -0.5, -0.5], [-4.0, -4.0, -4.0, -4.0, -4.0]]]> : tensor<2x3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf6E2M3FN>, tensor<2x3x5xf6E2M3FN>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf6E2M3FN>, tensor<3xi32>) -> tensor<3x2x1xf6E2M3FN>
  %9 = stablehlo.constant dense<[[[1.375], [1.375]], [[-0.5], [-0.5]], [[-4.0], [-4.0]]]> : tensor<3x2x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf6E2M3FN>, tensor<3x2x1xf6E2M3FN>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.1875], [14.0], [28.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf6E3M2FN>, tensor<2xi32>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[-0.1875, -0.1875, -0.1875, -0.1875], [14.0, 14.0, 14.0, 14.0], [28.0, 28.0, 28.0, 28.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf6E3M2FN>, tensor<3xi64>) -> tensor<2x3x5xf6E3M2FN>
  %6 = stablehlo.constant dense<[[[-0.1875, -0.1875, -0.1875, -0.1875, -0.1875], [14.0, 14.0, 14.0, 14.0, 14.0], [28.0, 28.0, 28.0, 28.0, 28.0]], [[-0.1875, -0.1875, -0.1875, -0.1875, -0.1875], [14.0, 14.0, 14.0, 14.0, 14.0], [28.0, 28.0, 28.0, 28.0, 28.0]]]> : tensor<2x3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf6E3M2FN>, tensor<2x3x5xf6E3M2FN>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf6E3M2FN>, tensor<3xi32>) -> tensor<3x2x1xf6E3M2FN>
  %9 = stablehlo.constant dense<[[[-0.1875], [-0.1875]], [[14.0], [14.0]], [[28.0], [28.0]]]> : tensor<3x2x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf6E3M2FN>, tensor<3x2x1xf6E3M2FN>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.8125], [0.015625], [-15.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E3M4>, tensor<2xi32>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0xAAAAAAAA01010101EEEEEEEE"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf8E3M4>, tensor<3xi64>) -> tensor<2x3x5xf8E3M4>
  %6 = stablehlo.constant dense<"0xAAAAAAAAAA0101010101EEEEEEEEEEAAAAAAAAAA0101010101EEEEEEEEEE"> : tensor<2x3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E3M4>, tensor<2x3x5xf8E3M4>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E3M4>, tensor<3xi32>) -> tensor<3x2x1xf8E3M4>
  %9 = stablehlo.constant dense<[[[-0.8125], [-0.8125]], [[0.015625], [0.015625]], [[-15.0], [-15.0]]]> : tensor<3x2x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf8E3M4>, tensor<3x2x1xf8E3M4>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[-13.0], [-0.40625], [0.01171875]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3>, tensor<2xi32>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0xD5D5D5D5ADADADAD06060606"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf8E4M3>, tensor<3xi64>) -> tensor<2x3x5xf8E4M3>
  %6 = stablehlo.constant dense<"0xD5D5D5D5D5ADADADADAD0606060606D5D5D5D5D5ADADADADAD0606060606"> : tensor<2x3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E4M3>, tensor<2x3x5xf8E4M3>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E4M3>, tensor<3xi32>) -> tensor<3x2x1xf8E4M3>
  %9 = stablehlo.constant dense<[[[-13.0], [-13.0]], [[-0.40625], [-0.40625]], [[0.01171875], [0.01171875]]]> : tensor<3x2x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf8E4M3>, tensor<3x2x1xf8E4M3>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[5.5], [14.0], [0.625]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3FN>, tensor<2xi32>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x4B4B4B4B5656565632323232"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf8E4M3FN>, tensor<3xi64>) -> tensor<2x3x5xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x4B4B4B4B4B565656565632323232324B4B4B4B4B56565656563232323232"> : tensor<2x3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E4M3FN>, tensor<2x3x5xf8E4M3FN>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E4M3FN>, tensor<3xi32>) -> tensor<3x2x1xf8E4M3FN>
  %9 = stablehlo.constant dense<[[[5.5], [5.5]], [[14.0], [14.0]], [[0.625], [0.625]]]> : tensor<3x2x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf8E4M3FN>, tensor<3x2x1xf8E4M3FN>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[5.0], [-0.0078125], [-0.046875]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<2xi32>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x52525252888888889C9C9C9C"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<3xi64>) -> tensor<2x3x5xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<"0x525252525288888888889C9C9C9C9C525252525288888888889C9C9C9C9C"> : tensor<2x3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E4M3FNUZ>, tensor<2x3x5xf8E4M3FNUZ>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<3xi32>) -> tensor<3x2x1xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<[[[5.0], [5.0]], [[-0.0078125], [-0.0078125]], [[-0.046875], [-0.046875]]]> : tensor<3x2x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf8E4M3FNUZ>, tensor<3x2x1xf8E4M3FNUZ>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0x97], [-0.4375], [-13.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<2xi32>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x97979797CECECECEF5F5F5F5"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<3xi64>) -> tensor<2x3x5xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<"0x9797979797CECECECECEF5F5F5F5F59797979797CECECECECEF5F5F5F5F5"> : tensor<2x3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E4M3B11FNUZ>, tensor<2x3x5xf8E4M3B11FNUZ>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<3xi32>) -> tensor<3x2x1xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<[[[0x97], [0x97]], [[-0.4375], [-0.4375]], [[-13.0], [-13.0]]]> : tensor<3x2x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf8E4M3B11FNUZ>, tensor<3x2x1xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.75], [1280.0], [-0.0234375]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E5M2>, tensor<2xi32>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0xBABABABA65656565A6A6A6A6"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf8E5M2>, tensor<3xi64>) -> tensor<2x3x5xf8E5M2>
  %6 = stablehlo.constant dense<"0xBABABABABA6565656565A6A6A6A6A6BABABABABA6565656565A6A6A6A6A6"> : tensor<2x3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E5M2>, tensor<2x3x5xf8E5M2>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E5M2>, tensor<3xi32>) -> tensor<3x2x1xf8E5M2>
  %9 = stablehlo.constant dense<[[[-0.75], [-0.75]], [[1280.0], [1280.0]], [[-0.0234375], [-0.0234375]]]> : tensor<3x2x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf8E5M2>, tensor<3x2x1xf8E5M2>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0x8E], [-14336.0], [0x81]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<2xi32>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x8E8E8E8EF7F7F7F781818181"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<3xi64>) -> tensor<2x3x5xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0x8E8E8E8E8EF7F7F7F7F781818181818E8E8E8E8EF7F7F7F7F78181818181"> : tensor<2x3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E5M2FNUZ>, tensor<2x3x5xf8E5M2FNUZ>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<3xi32>) -> tensor<3x2x1xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<[[[0x8E], [0x8E]], [[-14336.0], [-14336.0]], [[0x81], [0x81]]]> : tensor<3x2x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf8E5M2FNUZ>, tensor<3x2x1xf8E5M2FNUZ>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xEE], [0xA4], [0xAD]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf8E8M0FNU>, tensor<2xi32>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0xEEEEEEEEA4A4A4A4ADADADAD"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf8E8M0FNU>, tensor<3xi64>) -> tensor<2x3x5xf8E8M0FNU>
  %6 = stablehlo.constant dense<"0xEEEEEEEEEEA4A4A4A4A4ADADADADADEEEEEEEEEEA4A4A4A4A4ADADADADAD"> : tensor<2x3x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf8E8M0FNU>, tensor<2x3x5xf8E8M0FNU>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf8E8M0FNU>, tensor<3xi32>) -> tensor<3x2x1xf8E8M0FNU>
  %9 = stablehlo.constant dense<[[[0xEE], [0xEE]], [[0xA4], [0xA4]], [[0xAD], [0xAD]]]> : tensor<3x2x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf8E8M0FNU>, tensor<3x2x1xf8E8M0FNU>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.375], [-88.0], [45.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xbf16>, tensor<2xi32>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x18C018C018C018C0B0C2B0C2B0C2B0C23442344234423442"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xbf16>, tensor<3xi64>) -> tensor<2x3x5xbf16>
  %6 = stablehlo.constant dense<"0x18C018C018C018C018C0B0C2B0C2B0C2B0C2B0C23442344234423442344218C018C018C018C018C0B0C2B0C2B0C2B0C2B0C234423442344234423442"> : tensor<2x3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xbf16>, tensor<2x3x5xbf16>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xbf16>, tensor<3xi32>) -> tensor<3x2x1xbf16>
  %9 = stablehlo.constant dense<[[[-2.375], [-2.375]], [[-88.0], [-88.0]], [[45.0], [45.0]]]> : tensor<3x2x1xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xbf16>, tensor<3x2x1xbf16>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[25.125], [-95.625], [105.875]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf16>, tensor<2xi32>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x484E484E484E484EFAD5FAD5FAD5FAD59E569E569E569E56"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf16>, tensor<3xi64>) -> tensor<2x3x5xf16>
  %6 = stablehlo.constant dense<"0x484E484E484E484E484EFAD5FAD5FAD5FAD5FAD59E569E569E569E569E56484E484E484E484E484EFAD5FAD5FAD5FAD5FAD59E569E569E569E569E56"> : tensor<2x3x5xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf16>, tensor<2x3x5xf16>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf16>, tensor<3xi32>) -> tensor<3x2x1xf16>
  %9 = stablehlo.constant dense<[[[25.125], [25.125]], [[-95.625], [-95.625]], [[105.875], [105.875]]]> : tensor<3x2x1xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf16>, tensor<3x2x1xf16>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[55.0], [-1.75], [-40.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>, tensor<2xi32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[55.0, 55.0, 55.0, 55.0], [-1.75, -1.75, -1.75, -1.75], [-40.0, -40.0, -40.0, -40.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf32>, tensor<3xi64>) -> tensor<2x3x5xf32>
  %6 = stablehlo.constant dense<[[[55.0, 55.0, 55.0, 55.0, 55.0], [-1.75, -1.75, -1.75, -1.75, -1.75], [-40.0, -40.0, -40.0, -40.0, -40.0]], [[55.0, 55.0, 55.0, 55.0, 55.0], [-1.75, -1.75, -1.75, -1.75, -1.75], [-40.0, -40.0, -40.0, -40.0, -40.0]]]> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf32>, tensor<3xi32>) -> tensor<3x2x1xf32>
  %9 = stablehlo.constant dense<[[[55.0], [55.0]], [[-1.75], [-1.75]], [[-40.0], [-40.0]]]> : tensor<3x2x1xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf32>, tensor<3x2x1xf32>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-69.875], [-49.75], [-27.875]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf64>, tensor<2xi32>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[-69.875, -69.875, -69.875, -69.875], [-49.75, -49.75, -49.75, -49.75], [-27.875, -27.875, -27.875, -27.875]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xf64>, tensor<3xi64>) -> tensor<2x3x5xf64>
  %6 = stablehlo.constant dense<[[[-69.875, -69.875, -69.875, -69.875, -69.875], [-49.75, -49.75, -49.75, -49.75, -49.75], [-27.875, -27.875, -27.875, -27.875, -27.875]], [[-69.875, -69.875, -69.875, -69.875, -69.875], [-49.75, -49.75, -49.75, -49.75, -49.75], [-27.875, -27.875, -27.875, -27.875, -27.875]]]> : tensor<2x3x5xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf64>, tensor<3xi32>) -> tensor<3x2x1xf64>
  %9 = stablehlo.constant dense<[[[-69.875], [-69.875]], [[-49.75], [-49.75]], [[-27.875], [-27.875]]]> : tensor<3x2x1xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xf64>, tensor<3x2x1xf64>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(14.75, 7.25)], [(13.75, 11.125)], [(18.25, 4.625)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xcomplex<f32>>, tensor<2xi32>) -> tensor<3x4xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25)], [(13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125)], [(18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xcomplex<f32>>, tensor<3xi64>) -> tensor<2x3x5xcomplex<f32>>
  %6 = stablehlo.constant dense<[[[(14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25)], [(13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125)], [(18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625)]], [[(14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25), (14.75, 7.25)], [(13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125), (13.75, 11.125)], [(18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625), (18.25, 4.625)]]]> : tensor<2x3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xcomplex<f32>>, tensor<3xi32>) -> tensor<3x2x1xcomplex<f32>>
  %9 = stablehlo.constant dense<[[[(14.75, 7.25)], [(14.75, 7.25)]], [[(13.75, 11.125)], [(13.75, 11.125)]], [[(18.25, 4.625)], [(18.25, 4.625)]]]> : tensor<3x2x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xcomplex<f32>>, tensor<3x2x1xcomplex<f32>>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(14.25, 11.75)], [(-22.0, -4.875)], [(15.0, -6.75)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xcomplex<f64>>, tensor<2xi32>) -> tensor<3x4xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75)], [(-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875)], [(15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[2, 3, 5]> : tensor<3xi64>
  %5 = "stablehlo.dynamic_broadcast_in_dim"(%0, %4) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<3x1xcomplex<f64>>, tensor<3xi64>) -> tensor<2x3x5xcomplex<f64>>
  %6 = stablehlo.constant dense<[[[(14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75)], [(-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875)], [(15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75)]], [[(14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75), (14.25, 11.75)], [(-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875), (-22.0, -4.875)], [(15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75), (15.0, -6.75)]]]> : tensor<2x3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x3x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> ()
  %7 = stablehlo.constant dense<[3, 2, 1]> : tensor<3xi32>
  %8 = "stablehlo.dynamic_broadcast_in_dim"(%0, %7) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xcomplex<f64>>, tensor<3xi32>) -> tensor<3x2x1xcomplex<f64>>
  %9 = stablehlo.constant dense<[[[(14.25, 11.75)], [(14.25, 11.75)]], [[(-22.0, -4.875)], [(-22.0, -4.875)]], [[(15.0, -6.75)], [(15.0, -6.75)]]]> : tensor<3x2x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x1xcomplex<f64>>, tensor<3x2x1xcomplex<f64>>) -> ()
  return
}
// -----
// dynamic_broadcast_in_dim of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi64>
  %2 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3xi64>) -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F83A8CDF2173C618BB0D5FA1F"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
