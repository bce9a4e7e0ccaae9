// select of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %1 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %2 = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %4 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<4xi1>, tensor<4xi1>) -> ()
  return
}
// -----
// select of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[-2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1]> : tensor<16xi2>
  %1 = stablehlo.constant dense<[-2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1]> : tensor<16xi2>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<16xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<16xi1>, tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  %4 = stablehlo.constant dense<[-2, -1, -2, -2, -2, -1, -1, 1, 0, 0, 0, 0, 1, -1, 1, 1]> : tensor<16xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<16xi2>, tensor<16xi2>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<16xi2>, tensor<16xi2>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<16xi2>, tensor<16xi2>) -> ()
  return
}
// -----
// select of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7]> : tensor<49xi4>
  %1 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7]> : tensor<49xi4>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  %4 = stablehlo.constant dense<[-8, -1, -8, -8, 2, -8, -8, -8, -1, -1, 1, -1, -1, 7, 0, 0, 0, 0, 0, 3, 0, 1, -1, 1, 1, 2, 1, 1, -8, 2, 2, 1, 2, 2, 7, 3, 3, 0, 3, 3, 3, 3, 7, -1, 7, 7, 2, 7, 7]> : tensor<49xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xi4>, tensor<49xi4>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xi4>, tensor<49xi4>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xi4>, tensor<49xi4>) -> ()
  return
}
// -----
// select of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80808080808080FFFFFFFFFFFFFF0000000000000001010101010101020202020202023F3F3F3F3F3F3F7F7F7F7F7F7F7F"> : tensor<49xi8>
  %1 = stablehlo.constant dense<"0x80FF0001023F7F80FF0001023F7F80FF0001023F7F80FF0001023F7F80FF0001023F7F80FF0001023F7F80FF0001023F7F"> : tensor<49xi8>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  %4 = stablehlo.constant dense<"0x80FF808002808080FFFF01FFFF7F00000000003F0001FF01010201018002020102027F3F3F003F3F3F3F7FFF7F7F027F7F"> : tensor<49xi8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xi8>, tensor<49xi8>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xi8>, tensor<49xi8>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xi8>, tensor<49xi8>) -> ()
  return
}
// -----
// select of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0080008000800080008000800080FFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000001000100010001000100010001000200020002000200020002000200FF3FFF3FFF3FFF3FFF3FFF3FFF3FFF7FFF7FFF7FFF7FFF7FFF7FFF7F"> : tensor<49xi16>
  %1 = stablehlo.constant dense<"0x0080FFFF000001000200FF3FFF7F0080FFFF000001000200FF3FFF7F0080FFFF000001000200FF3FFF7F0080FFFF000001000200FF3FFF7F0080FFFF000001000200FF3FFF7F0080FFFF000001000200FF3FFF7F0080FFFF000001000200FF3FFF7F"> : tensor<49xi16>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  %4 = stablehlo.constant dense<"0x0080FFFF008000800200008000800080FFFFFFFF0100FFFFFFFFFF7F00000000000000000000FF3F00000100FFFF01000100020001000100008002000200010002000200FF7FFF3FFF3F0000FF3FFF3FFF3FFF3FFF7FFFFFFF7FFF7F0200FF7FFF7F"> : tensor<49xi16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xi16>, tensor<49xi16>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xi16>, tensor<49xi16>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xi16>, tensor<49xi16>) -> ()
  return
}
// -----
// select of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1073741823, 1073741823, 1073741823, 1073741823, 1073741823, 1073741823, 1073741823, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %1 = stablehlo.constant dense<[-2147483648, -1, 0, 1, 2, 1073741823, 2147483647, -2147483648, -1, 0, 1, 2, 1073741823, 2147483647, -2147483648, -1, 0, 1, 2, 1073741823, 2147483647, -2147483648, -1, 0, 1, 2, 1073741823, 2147483647, -2147483648, -1, 0, 1, 2, 1073741823, 2147483647, -2147483648, -1, 0, 1, 2, 1073741823, 2147483647, -2147483648, -1, 0, 1, 2, 1073741823, 2147483647]> : tensor<49xi32>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  %4 = stablehlo.constant dense<[-2147483648, -1, -2147483648, -2147483648, 2, -2147483648, -2147483648, -2147483648, -1, -1, 1, -1, -1, 2147483647, 0, 0, 0, 0, 0, 1073741823, 0, 1, -1, 1, 1, 2, 1, 1, -2147483648, 2, 2, 1, 2, 2, 2147483647, 1073741823, 1073741823, 0, 1073741823, 1073741823, 1073741823, 1073741823, 2147483647, -1, 2147483647, 2147483647, 2, 2147483647, 2147483647]> : tensor<49xi32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xi32>, tensor<49xi32>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xi32>, tensor<49xi32>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xi32>, tensor<49xi32>) -> ()
  return
}
// -----
// select of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807]> : tensor<49xi64>
  %1 = stablehlo.constant dense<[-9223372036854775808, -1, 0, 1, 2, 4611686018427387903, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 4611686018427387903, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 4611686018427387903, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 4611686018427387903, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 4611686018427387903, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 4611686018427387903, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 4611686018427387903, 9223372036854775807]> : tensor<49xi64>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, -9223372036854775808, -9223372036854775808, 2, -9223372036854775808, -9223372036854775808, -9223372036854775808, -1, -1, 1, -1, -1, 9223372036854775807, 0, 0, 0, 0, 0, 4611686018427387903, 0, 1, -1, 1, 1, 2, 1, 1, -9223372036854775808, 2, 2, 1, 2, 2, 9223372036854775807, 4611686018427387903, 4611686018427387903, 0, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 9223372036854775807, -1, 9223372036854775807, 9223372036854775807, 2, 9223372036854775807, 9223372036854775807]> : tensor<49xi64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xi64>, tensor<49xi64>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xi64>, tensor<49xi64>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xi64>, tensor<49xi64>) -> ()
  return
}
// -----
// select of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]> : tensor<16xui2>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]> : tensor<16xui2>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<16xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<16xi1>, tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  %4 = stablehlo.constant dense<[0, 1, 0, 0, 0, 1, 1, 3, 2, 2, 2, 2, 3, 1, 3, 3]> : tensor<16xui2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<16xui2>, tensor<16xui2>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<16xui2>, tensor<16xui2>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<16xui2>, tensor<16xui2>) -> ()
  return
}
// -----
// select of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 15, 15, 15, 15, 15]> : tensor<25xui4>
  %1 = stablehlo.constant dense<[0, 1, 2, 7, 15, 0, 1, 2, 7, 15, 0, 1, 2, 7, 15, 0, 1, 2, 7, 15, 0, 1, 2, 7, 15]> : tensor<25xui4>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<25xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<25xi1>, tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  %4 = stablehlo.constant dense<[0, 1, 0, 0, 15, 1, 1, 2, 1, 1, 0, 2, 2, 7, 2, 7, 1, 7, 7, 15, 15, 15, 2, 15, 15]> : tensor<25xui4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<25xui4>, tensor<25xui4>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<25xui4>, tensor<25xui4>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<25xui4>, tensor<25xui4>) -> ()
  return
}
// -----
// select of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000000000010101010102020202027F7F7F7F7FFFFFFFFFFF"> : tensor<25xui8>
  %1 = stablehlo.constant dense<"0x0001027FFF0001027FFF0001027FFF0001027FFF0001027FFF"> : tensor<25xui8>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<25xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<25xi1>, tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  %4 = stablehlo.constant dense<"0x00010000FF01010201010002027F027F017F7FFFFFFF02FFFF"> : tensor<25xui8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<25xui8>, tensor<25xui8>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<25xui8>, tensor<25xui8>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<25xui8>, tensor<25xui8>) -> ()
  return
}
// -----
// select of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000000000000000000100010001000100010002000200020002000200FF7FFF7FFF7FFF7FFF7FFFFFFFFFFFFFFFFFFFFF"> : tensor<25xui16>
  %1 = stablehlo.constant dense<"0x000001000200FF7FFFFF000001000200FF7FFFFF000001000200FF7FFFFF000001000200FF7FFFFF000001000200FF7FFFFF"> : tensor<25xui16>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<25xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<25xi1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  %4 = stablehlo.constant dense<"0x0000010000000000FFFF01000100020001000100000002000200FF7F0200FF7F0100FF7FFF7FFFFFFFFFFFFF0200FFFFFFFF"> : tensor<25xui16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<25xui16>, tensor<25xui16>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<25xui16>, tensor<25xui16>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<25xui16>, tensor<25xui16>) -> ()
  return
}
// -----
// select of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295]> : tensor<25xui32>
  %1 = stablehlo.constant dense<[0, 1, 2, 2147483647, 4294967295, 0, 1, 2, 2147483647, 4294967295, 0, 1, 2, 2147483647, 4294967295, 0, 1, 2, 2147483647, 4294967295, 0, 1, 2, 2147483647, 4294967295]> : tensor<25xui32>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<25xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<25xi1>, tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  %4 = stablehlo.constant dense<[0, 1, 0, 0, 4294967295, 1, 1, 2, 1, 1, 0, 2, 2, 2147483647, 2, 2147483647, 1, 2147483647, 2147483647, 4294967295, 4294967295, 4294967295, 2, 4294967295, 4294967295]> : tensor<25xui32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<25xui32>, tensor<25xui32>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<25xui32>, tensor<25xui32>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<25xui32>, tensor<25xui32>) -> ()
  return
}
// -----
// select of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %1 = stablehlo.constant dense<[0, 1, 2, 9223372036854775807, 18446744073709551615, 0, 1, 2, 9223372036854775807, 18446744073709551615, 0, 1, 2, 9223372036854775807, 18446744073709551615, 0, 1, 2, 9223372036854775807, 18446744073709551615, 0, 1, 2, 9223372036854775807, 18446744073709551615]> : tensor<25xui64>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<25xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<25xi1>, tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  %4 = stablehlo.constant dense<[0, 1, 0, 0, 18446744073709551615, 1, 1, 2, 1, 1, 0, 2, 2, 9223372036854775807, 2, 9223372036854775807, 1, 9223372036854775807, 9223372036854775807, 18446744073709551615, 18446744073709551615, 18446744073709551615, 2, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<25xui64>, tensor<25xui64>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<25xui64>, tensor<25xui64>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<25xui64>, tensor<25xui64>) -> ()
  return
}
// -----
// select of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<36xf4E2M1FN>
  %1 = stablehlo.constant dense<[-1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0]> : tensor<36xf4E2M1FN>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true]> : tensor<36xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<36xi1>, tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> tensor<36xf4E2M1FN>
  %4 = stablehlo.constant dense<[-1.5, 0.5, -1.5, -1.5, 0.0, -1.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 1.0, 0.5, 1.0, 1.0, 0.0, 1.0, 3.0, 0.5, 3.0, 3.0, 0.0, 3.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, -0.0, 0.5, -0.0, -0.0, 0.0, -0.0]> : tensor<36xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> tensor<36xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> tensor<36xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> ()
  return
}
// -----
// select of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<49xf6E2M3FN>
  %1 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0]> : tensor<49xf6E2M3FN>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xf6E2M3FN>, tensor<49xf6E2M3FN>) -> tensor<49xf6E2M3FN>
  %4 = stablehlo.constant dense<[-7.0, -1.5, -7.0, -7.0, 3.0, -7.0, -7.0, -7.0, -1.5, -1.5, 1.0, -1.5, -1.5, -0.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 1.0, -1.5, 1.0, 1.0, 3.0, 1.0, 1.0, -7.0, 3.0, 3.0, 1.0, 3.0, 3.0, -0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, -0.0, -1.5, -0.0, -0.0, 3.0, -0.0, -0.0]> : tensor<49xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xf6E2M3FN>, tensor<49xf6E2M3FN>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xf6E2M3FN>, tensor<49xf6E2M3FN>) -> tensor<49xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xf6E2M3FN>, tensor<49xf6E2M3FN>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xf6E2M3FN>, tensor<49xf6E2M3FN>) -> tensor<49xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xf6E2M3FN>, tensor<49xf6E2M3FN>) -> ()
  return
}
// -----
// select of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<49xf6E3M2FN>
  %1 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0]> : tensor<49xf6E3M2FN>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xf6E3M2FN>, tensor<49xf6E3M2FN>) -> tensor<49xf6E3M2FN>
  %4 = stablehlo.constant dense<[-7.0, -1.5, -7.0, -7.0, 3.0, -7.0, -7.0, -7.0, -1.5, -1.5, 1.0, -1.5, -1.5, -0.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 1.0, -1.5, 1.0, 1.0, 3.0, 1.0, 1.0, -7.0, 3.0, 3.0, 1.0, 3.0, 3.0, -0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, -0.0, -1.5, -0.0, -0.0, 3.0, -0.0, -0.0]> : tensor<49xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xf6E3M2FN>, tensor<49xf6E3M2FN>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xf6E3M2FN>, tensor<49xf6E3M2FN>) -> tensor<49xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xf6E3M2FN>, tensor<49xf6E3M2FN>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xf6E3M2FN>, tensor<49xf6E3M2FN>) -> tensor<49xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xf6E3M2FN>, tensor<49xf6E3M2FN>) -> ()
  return
}
// -----
// select of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDCDCDCDCDCDCDCDCDCDCB8B8B8B8B8B8B8B8B8B8202020202020202020203030303030303030303048484848484848484848000000000000000000008080808080808080808070707070707070707070F0F0F0F0F0F0F0F0F0F078787878787878787878"> : tensor<100xf8E3M4>
  %1 = stablehlo.constant dense<"0xDCB8203048008070F078DCB8203048008070F078DCB8203048008070F078DCB8203048008070F078DCB8203048008070F078DCB8203048008070F078DCB8203048008070F078DCB8203048008070F078DCB8203048008070F078DCB8203048008070F078"> : tensor<100xf8E3M4>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<100xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<100xi1>, tensor<100xf8E3M4>, tensor<100xf8E3M4>) -> tensor<100xf8E3M4>
  %4 = stablehlo.constant dense<"0xDCB8DCDC48DCDC70DCDCDCB8B830B8B880B8B8782020202020002020F02030B83030483030703030DC4848304848804848780000200000000000F00080B88080488080708080DC707030707080707078F0F020F0F000F0F0F0F078B87878487878707878"> : tensor<100xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<100xf8E3M4>, tensor<100xf8E3M4>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<100xf8E3M4>, tensor<100xf8E3M4>) -> tensor<100xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<100xf8E3M4>, tensor<100xf8E3M4>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<100xf8E3M4>, tensor<100xf8E3M4>) -> tensor<100xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<100xf8E3M4>, tensor<100xf8E3M4>) -> ()
  return
}
// -----
// select of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCECECECECECECECECECEBCBCBCBCBCBCBCBCBCBC303030303030303030303838383838383838383844444444444444444444000000000000000000008080808080808080808078787878787878787878F8F8F8F8F8F8F8F8F8F87C7C7C7C7C7C7C7C7C7C"> : tensor<100xf8E4M3>
  %1 = stablehlo.constant dense<"0xCEBC303844008078F87CCEBC303844008078F87CCEBC303844008078F87CCEBC303844008078F87CCEBC303844008078F87CCEBC303844008078F87CCEBC303844008078F87CCEBC303844008078F87CCEBC303844008078F87CCEBC303844008078F87C"> : tensor<100xf8E4M3>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<100xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<100xi1>, tensor<100xf8E4M3>, tensor<100xf8E4M3>) -> tensor<100xf8E4M3>
  %4 = stablehlo.constant dense<"0xCEBCCECE44CECE78CECECEBCBC38BCBC80BCBC7C3030303030003030F83038BC3838443838783838CE44443844448044447C0000300000000000F80080BC8080448080788080CE78783878788078787CF8F830F8F800F8F8F8F87CBC7C7C447C7C787C7C"> : tensor<100xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<100xf8E4M3>, tensor<100xf8E4M3>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<100xf8E4M3>, tensor<100xf8E4M3>) -> tensor<100xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<100xf8E4M3>, tensor<100xf8E4M3>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<100xf8E4M3>, tensor<100xf8E4M3>) -> tensor<100xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<100xf8E4M3>, tensor<100xf8E4M3>) -> ()
  return
}
// -----
// select of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCECECECECECECECEBCBCBCBCBCBCBCBC303030303030303038383838383838384444444444444444000000000000000080808080808080807F7F7F7F7F7F7F7F"> : tensor<64xf8E4M3FN>
  %1 = stablehlo.constant dense<"0xCEBC30384400807FCEBC30384400807FCEBC30384400807FCEBC30384400807FCEBC30384400807FCEBC30384400807FCEBC30384400807FCEBC30384400807F"> : tensor<64xf8E4M3FN>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<64xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<64xi1>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> tensor<64xf8E4M3FN>
  %4 = stablehlo.constant dense<"0xCEBCCECE44CECE7FBCBC30BCBC00BCBCCE3030383030803038BC38384438387F4444304444004444CE0000380000800080BC80804480807F7F7F307F7F007F7F"> : tensor<64xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> tensor<64xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> tensor<64xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<64xf8E4M3FN>, tensor<64xf8E4M3FN>) -> ()
  return
}
// -----
// select of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD6D6D6D6D6D6D6C4C4C4C4C4C4C438383838383838404040404040404C4C4C4C4C4C4C0000000000000080808080808080"> : tensor<49xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0xD6C438404C0080D6C438404C0080D6C438404C0080D6C438404C0080D6C438404C0080D6C438404C0080D6C438404C0080"> : tensor<49xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xf8E4M3FNUZ>, tensor<49xf8E4M3FNUZ>) -> tensor<49xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<"0xD6C4D6D64CD6D6D6C4C440C4C4803838383838003840C440404C4040D64C4C404C4C800000380000000080C480804C8080"> : tensor<49xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xf8E4M3FNUZ>, tensor<49xf8E4M3FNUZ>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xf8E4M3FNUZ>, tensor<49xf8E4M3FNUZ>) -> tensor<49xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xf8E4M3FNUZ>, tensor<49xf8E4M3FNUZ>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xf8E4M3FNUZ>, tensor<49xf8E4M3FNUZ>) -> tensor<49xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xf8E4M3FNUZ>, tensor<49xf8E4M3FNUZ>) -> ()
  return
}
// -----
// select of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEEEEEEEEEEEEEEDCDCDCDCDCDCDC5050505050505058585858585858646464646464640000000000000080808080808080"> : tensor<49xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0xEEDC5058640080EEDC5058640080EEDC5058640080EEDC5058640080EEDC5058640080EEDC5058640080EEDC5058640080"> : tensor<49xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xf8E4M3B11FNUZ>, tensor<49xf8E4M3B11FNUZ>) -> tensor<49xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<"0xEEDCEEEE64EEEEEEDCDC58DCDC805050505050005058DC5858645858EE6464586464800000500000000080DC8080648080"> : tensor<49xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xf8E4M3B11FNUZ>, tensor<49xf8E4M3B11FNUZ>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xf8E4M3B11FNUZ>, tensor<49xf8E4M3B11FNUZ>) -> tensor<49xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xf8E4M3B11FNUZ>, tensor<49xf8E4M3B11FNUZ>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xf8E4M3B11FNUZ>, tensor<49xf8E4M3B11FNUZ>) -> tensor<49xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xf8E4M3B11FNUZ>, tensor<49xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// select of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC7C7C7C7C7C7C7C7C7C7BEBEBEBEBEBEBEBEBEBE383838383838383838383C3C3C3C3C3C3C3C3C3C4242424242424242424200000000000000000000808080808080808080807C7C7C7C7C7C7C7C7C7CFCFCFCFCFCFCFCFCFCFC7E7E7E7E7E7E7E7E7E7E"> : tensor<100xf8E5M2>
  %1 = stablehlo.constant dense<"0xC7BE383C4200807CFC7EC7BE383C4200807CFC7EC7BE383C4200807CFC7EC7BE383C4200807CFC7EC7BE383C4200807CFC7EC7BE383C4200807CFC7EC7BE383C4200807CFC7EC7BE383C4200807CFC7EC7BE383C4200807CFC7EC7BE383C4200807CFC7E"> : tensor<100xf8E5M2>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<100xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<100xi1>, tensor<100xf8E5M2>, tensor<100xf8E5M2>) -> tensor<100xf8E5M2>
  %4 = stablehlo.constant dense<"0xC7BEC7C742C7C77CC7C7C7BEBE3CBEBE80BEBE7E3838383838003838FC383CBE3C3C423C3C7C3C3CC742423C42428042427E0000380000000000FC0080BE80804280807C8080C77C7C3C7C7C807C7C7EFCFC38FCFC00FCFCFCFC7EBE7E7E427E7E7C7E7E"> : tensor<100xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<100xf8E5M2>, tensor<100xf8E5M2>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<100xf8E5M2>, tensor<100xf8E5M2>) -> tensor<100xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<100xf8E5M2>, tensor<100xf8E5M2>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<100xf8E5M2>, tensor<100xf8E5M2>) -> tensor<100xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<100xf8E5M2>, tensor<100xf8E5M2>) -> ()
  return
}
// -----
// select of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCBCBCBCBCBCBCBC2C2C2C2C2C2C23C3C3C3C3C3C3C40404040404040464646464646460000000000000080808080808080"> : tensor<49xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0xCBC23C40460080CBC23C40460080CBC23C40460080CBC23C40460080CBC23C40460080CBC23C40460080CBC23C40460080"> : tensor<49xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<49xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<49xi1>, tensor<49xf8E5M2FNUZ>, tensor<49xf8E5M2FNUZ>) -> tensor<49xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<"0xCBC2CBCB46CBCBCBC2C240C2C2803C3C3C3C3C003C40C24040464040CB46464046468000003C0000000080C28080468080"> : tensor<49xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<49xf8E5M2FNUZ>, tensor<49xf8E5M2FNUZ>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<49xf8E5M2FNUZ>, tensor<49xf8E5M2FNUZ>) -> tensor<49xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xf8E5M2FNUZ>, tensor<49xf8E5M2FNUZ>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<49xf8E5M2FNUZ>, tensor<49xf8E5M2FNUZ>) -> tensor<49xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<49xf8E5M2FNUZ>, tensor<49xf8E5M2FNUZ>) -> ()
  return
}
// -----
// select of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7D7D7D7D7D7D7E7E7E7E7E7E7F7F7F7F7F7F808080808080858585858585FFFFFFFFFFFF"> : tensor<36xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0x7D7E7F8085FF7D7E7F8085FF7D7E7F8085FF7D7E7F8085FF7D7E7F8085FF7D7E7F8085FF"> : tensor<36xf8E8M0FNU>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true]> : tensor<36xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<36xi1>, tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> tensor<36xf8E8M0FNU>
  %4 = stablehlo.constant dense<"0x7D7E7D7D857D7E7E7E7E857E7F7E7F7F857F807E80808580857E85858585FF7EFFFF85FF"> : tensor<36xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> tensor<36xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> tensor<36xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<36xf8E8M0FNU>, tensor<36xf8E8M0FNU>) -> ()
  return
}
// -----
// select of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0C0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BF003F003F003F003F003F003F003F003F003F003F803F803F803F803F803F803F803F803F803F803F404040404040404040404040404040404040404000000000000000000000000000000000000000000080008000800080008000800080008000800080807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FFC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F"> : tensor<100xbf16>
  %1 = stablehlo.constant dense<"0xE0C0C0BF003F803F404000000080807F80FFC07FE0C0C0BF003F803F404000000080807F80FFC07FE0C0C0BF003F803F404000000080807F80FFC07FE0C0C0BF003F803F404000000080807F80FFC07FE0C0C0BF003F803F404000000080807F80FFC07FE0C0C0BF003F803F404000000080807F80FFC07FE0C0C0BF003F803F404000000080807F80FFC07FE0C0C0BF003F803F404000000080807F80FFC07FE0C0C0BF003F803F404000000080807F80FFC07FE0C0C0BF003F803F404000000080807F80FFC07F"> : tensor<100xbf16>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<100xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<100xi1>, tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xbf16>
  %4 = stablehlo.constant dense<"0xE0C0C0BFE0C0E0C04040E0C0E0C0807FE0C0E0C0E0C0C0BFC0BF803FC0BFC0BF0080C0BFC0BFC07F003F003F003F003F003F0000003F003F80FF003F803FC0BF803F803F4040803F803F807F803F803FE0C040404040803F40404040008040404040C07F00000000003F0000000000000000000080FF00000080C0BF00800080404000800080807F00800080E0C0807F807F803F807F807F0080807F807FC07F80FF80FF003F80FF80FF000080FF80FF80FF80FFC07FC0BFC07FC07F4040C07FC07F807FC07FC07F"> : tensor<100xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<100xbf16>, tensor<100xbf16>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<100xbf16>, tensor<100xbf16>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<100xbf16>, tensor<100xbf16>) -> tensor<100xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<100xbf16>, tensor<100xbf16>) -> ()
  return
}
// -----
// select of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C700C700C700C700C700C700C700C700C700C700BE00BE00BE00BE00BE00BE00BE00BE00BE00BE0038003800380038003800380038003800380038003C003C003C003C003C003C003C003C003C003C004200420042004200420042004200420042004200000000000000000000000000000000000000000080008000800080008000800080008000800080007C007C007C007C007C007C007C007C007C007C00FC00FC00FC00FC00FC00FC00FC00FC00FC00FC007E007E007E007E007E007E007E007E007E007E"> : tensor<100xf16>
  %1 = stablehlo.constant dense<"0x00C700BE0038003C004200000080007C00FC007E00C700BE0038003C004200000080007C00FC007E00C700BE0038003C004200000080007C00FC007E00C700BE0038003C004200000080007C00FC007E00C700BE0038003C004200000080007C00FC007E00C700BE0038003C004200000080007C00FC007E00C700BE0038003C004200000080007C00FC007E00C700BE0038003C004200000080007C00FC007E00C700BE0038003C004200000080007C00FC007E00C700BE0038003C004200000080007C00FC007E"> : tensor<100xf16>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<100xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<100xi1>, tensor<100xf16>, tensor<100xf16>) -> tensor<100xf16>
  %4 = stablehlo.constant dense<"0x00C700BE00C700C7004200C700C7007C00C700C700C700BE00BE003C00BE00BE008000BE00BE007E0038003800380038003800000038003800FC0038003C00BE003C003C0042003C003C007C003C003C00C700420042003C00420042008000420042007E0000000000380000000000000000000000FC0000008000BE00800080004200800080007C0080008000C7007C007C003C007C007C0080007C007C007E00FC00FC003800FC00FC000000FC00FC00FC00FC007E00BE007E007E0042007E007E007C007E007E"> : tensor<100xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<100xf16>, tensor<100xf16>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<100xf16>, tensor<100xf16>) -> tensor<100xf16>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<100xf16>, tensor<100xf16>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<100xf16>, tensor<100xf16>) -> tensor<100xf16>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<100xf16>, tensor<100xf16>) -> ()
  return
}
// -----
// select of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<100xf32>
  %1 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<100xf32>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<100xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<100xi1>, tensor<100xf32>, tensor<100xf32>) -> tensor<100xf32>
  %4 = stablehlo.constant dense<[-7.0, -1.5, -7.0, -7.0, 3.0, -7.0, -7.0, 0x7F800000, -7.0, -7.0, -7.0, -1.5, -1.5, 1.0, -1.5, -1.5, -0.0, -1.5, -1.5, 0x7FC00000, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 0.5, 0xFF800000, 0.5, 1.0, -1.5, 1.0, 1.0, 3.0, 1.0, 1.0, 0x7F800000, 1.0, 1.0, -7.0, 3.0, 3.0, 1.0, 3.0, 3.0, -0.0, 3.0, 3.0, 0x7FC00000, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0.0, -0.0, -1.5, -0.0, -0.0, 3.0, -0.0, -0.0, 0x7F800000, -0.0, -0.0, -7.0, 0x7F800000, 0x7F800000, 1.0, 0x7F800000, 0x7F800000, -0.0, 0x7F800000, 0x7F800000, 0x7FC00000, 0xFF800000, 0xFF800000, 0.5, 0xFF800000, 0xFF800000, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000, -1.5, 0x7FC00000, 0x7FC00000, 3.0, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<100xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<100xf32>, tensor<100xf32>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<100xf32>, tensor<100xf32>) -> tensor<100xf32>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<100xf32>, tensor<100xf32>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<100xf32>, tensor<100xf32>) -> tensor<100xf32>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<100xf32>, tensor<100xf32>) -> ()
  return
}
// -----
// select of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<100xf64>
  %1 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<100xf64>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<100xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<100xi1>, tensor<100xf64>, tensor<100xf64>) -> tensor<100xf64>
  %4 = stablehlo.constant dense<[-7.0, -1.5, -7.0, -7.0, 3.0, -7.0, -7.0, 0x7FF0000000000000, -7.0, -7.0, -7.0, -1.5, -1.5, 1.0, -1.5, -1.5, -0.0, -1.5, -1.5, 0x7FF8000000000000, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 0.5, 0xFFF0000000000000, 0.5, 1.0, -1.5, 1.0, 1.0, 3.0, 1.0, 1.0, 0x7FF0000000000000, 1.0, 1.0, -7.0, 3.0, 3.0, 1.0, 3.0, 3.0, -0.0, 3.0, 3.0, 0x7FF8000000000000, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFFF0000000000000, 0.0, -0.0, -1.5, -0.0, -0.0, 3.0, -0.0, -0.0, 0x7FF0000000000000, -0.0, -0.0, -7.0, 0x7FF0000000000000, 0x7FF0000000000000, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0.5, 0xFFF0000000000000, 0xFFF0000000000000, 0.0, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, -1.5, 0x7FF8000000000000, 0x7FF8000000000000, 3.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<100xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<100xf64>, tensor<100xf64>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<100xf64>, tensor<100xf64>) -> tensor<100xf64>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<100xf64>, tensor<100xf64>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<100xf64>, tensor<100xf64>) -> tensor<100xf64>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<100xf64>, tensor<100xf64>) -> ()
  return
}
// -----
// select of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0)]> : tensor<25xcomplex<f32>>
  %1 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0)]> : tensor<25xcomplex<f32>>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<25xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<25xi1>, tensor<25xcomplex<f32>>, tensor<25xcomplex<f32>>) -> tensor<25xcomplex<f32>>
  %4 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (1.0, 2.0), (1.0, 2.0), (-0.0, 0.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, -2.0), (1.0, -2.0), (1.0, 2.0), (-3.0, 0.5), (-3.0, 0.5), (0.0, 0.0), (-3.0, 0.5), (0.0, 0.0), (1.0, -2.0), (0.0, 0.0), (0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-3.0, 0.5), (-0.0, 0.0), (-0.0, 0.0)]> : tensor<25xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<25xcomplex<f32>>, tensor<25xcomplex<f32>>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<25xcomplex<f32>>, tensor<25xcomplex<f32>>) -> tensor<25xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<25xcomplex<f32>>, tensor<25xcomplex<f32>>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<25xcomplex<f32>>, tensor<25xcomplex<f32>>) -> tensor<25xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<25xcomplex<f32>>, tensor<25xcomplex<f32>>) -> ()
  return
}
// -----
// select of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0)]> : tensor<25xcomplex<f64>>
  %1 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (0.0, 0.0), (-0.0, 0.0)]> : tensor<25xcomplex<f64>>
  %2 = stablehlo.constant dense<[true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true, false, true, true]> : tensor<25xi1>
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<25xi1>, tensor<25xcomplex<f64>>, tensor<25xcomplex<f64>>) -> tensor<25xcomplex<f64>>
  %4 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (1.0, 2.0), (1.0, 2.0), (-0.0, 0.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, -2.0), (1.0, -2.0), (1.0, 2.0), (-3.0, 0.5), (-3.0, 0.5), (0.0, 0.0), (-3.0, 0.5), (0.0, 0.0), (1.0, -2.0), (0.0, 0.0), (0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-0.0, 0.0), (-3.0, 0.5), (-0.0, 0.0), (-0.0, 0.0)]> : tensor<25xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<25xcomplex<f64>>, tensor<25xcomplex<f64>>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "stablehlo.select"(%5, %0, %1) : (tensor<i1>, tensor<25xcomplex<f64>>, tensor<25xcomplex<f64>>) -> tensor<25xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<25xcomplex<f64>>, tensor<25xcomplex<f64>>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<i1>
  %8 = "stablehlo.select"(%7, %0, %1) : (tensor<i1>, tensor<25xcomplex<f64>>, tensor<25xcomplex<f64>>) -> tensor<25xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<25xcomplex<f64>>, tensor<25xcomplex<f64>>) -> ()
  return
}
// -----
// select of quantized numbers
func.func public @main() {
  %0 = stablehlo.constant dense<[true, false, false, true, false, false, true, false, true, true, false, true, true, false, false, true, false, true, false, true]> : tensor<20xi1>
  %1 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x807F643D18110B08060504020100FFFBF8F3E3C4"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.select"(%0, %1, %2) : (tensor<20xi1>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.constant"() <{value = dense<"0xC47F64F818110008020404060800FF18F864E380"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
