// clamp of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[false, false, false, false, true, true, true, true]> : tensor<8xi1>
  %1 = stablehlo.constant dense<[false, false, true, true, false, false, true, true]> : tensor<8xi1>
  %2 = stablehlo.constant dense<[false, true, false, true, false, true, false, true]> : tensor<8xi1>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<8xi1>
  %4 = stablehlo.constant dense<[false, false, false, true, false, true, false, true]> : tensor<8xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<8xi1>, tensor<8xi1>) -> ()
  %5 = stablehlo.constant dense<false> : tensor<i1>
  %6 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<i1>, tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%8, %7) : (tensor<2xi1>, tensor<2xi1>) -> ()
  return
}
// -----
// clamp of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[-2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<64xi2>
  %1 = stablehlo.constant dense<[-2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1, -2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1, -2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1, -2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1]> : tensor<64xi2>
  %2 = stablehlo.constant dense<[-2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1]> : tensor<64xi2>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<64xi2>
  %4 = stablehlo.constant dense<[-2, -2, -2, -2, -2, -1, -1, -1, -2, -1, 0, 0, -2, -1, 0, 1, -2, -1, -1, -1, -2, -1, -1, -1, -2, -1, 0, 0, -2, -1, 0, 1, -2, -1, 0, 0, -2, -1, 0, 0, -2, -1, 0, 0, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1]> : tensor<64xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<64xi2>, tensor<64xi2>) -> ()
  %5 = stablehlo.constant dense<-2> : tensor<i2>
  %6 = stablehlo.constant dense<0> : tensor<i2>
  %7 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<i2>, tensor<4xi2>, tensor<i2>) -> tensor<4xi2>
  %9 = stablehlo.constant dense<[-2, -1, 0, 0]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}
// -----
// clamp of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -8, -8, -8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]> : tensor<69xi4>
  %1 = stablehlo.constant dense<[-8, -8, -1, 0, 0, 1, 2, 3, 3, 7, -8, -8, -1, 0, 1, 1, 2, 3, 3, 7, -8, -1, -1, 0, 1, 1, 2, 3, 7, 7, -8, -1, -1, 0, 1, 2, 2, 3, 7, 7, -8, -1, 0, 0, 1, 2, 2, 3, 7, -8, -8, -1, 0, 0, 1, 2, 3, 3, 7, -8, -8, -1, 0, 1, 1, 2, 3, 3, 7]> : tensor<69xi4>
  %2 = stablehlo.constant dense<[-8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2]> : tensor<69xi4>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<69xi4>
  %4 = stablehlo.constant dense<[-8, -8, -1, -1, 0, 1, 0, -8, 3, 1, -1, -1, -1, 0, -8, 1, 1, -1, 3, 2, 0, -8, 0, 0, -1, 1, 2, 0, -8, 3, 1, -1, 1, 1, 0, -8, 2, 1, -1, 7, 2, 0, -8, 2, 1, -1, 2, 2, 0, -8, 3, 1, -1, 3, 2, 0, -8, 3, 1, -1, 7, 2, 0, -8, 3, 1, -1, 7, 2]> : tensor<69xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<69xi4>, tensor<69xi4>) -> ()
  %5 = stablehlo.constant dense<-8> : tensor<i4>
  %6 = stablehlo.constant dense<1> : tensor<i4>
  %7 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7]> : tensor<7xi4>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<i4>, tensor<7xi4>, tensor<i4>) -> tensor<7xi4>
  %9 = stablehlo.constant dense<[-8, -1, 0, 1, 1, 1, 1]> : tensor<7xi4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<7xi4>, tensor<7xi4>) -> ()
  return
}
// -----
// clamp of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80808080808080808080FFFFFFFFFFFFFFFFFFFF00000000000000000000010101010101010101010202020202020202023F3F3F3F3F3F3F3F3F3F7F7F7F7F7F7F7F7F7F7F"> : tensor<69xi8>
  %1 = stablehlo.constant dense<"0x8080FF000001023F3F7F8080FF000101023F3F7F80FFFF000101023F7F7F80FFFF000102023F7F7F80FF00000102023F7F8080FF000001023F3F7F8080FF000101023F3F7F"> : tensor<69xi8>
  %2 = stablehlo.constant dense<"0x803F01FF7F0200803F01FF7F0200803F01FF7F0200803F01FF7F0200803F01FF7F0200803F01FF7F0200803F01FF7F0200803F01FF7F0200803F01FF7F0200803F01FF7F02"> : tensor<69xi8>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<69xi8>
  %4 = stablehlo.constant dense<"0x8080FFFF000100803F01FFFFFF00800101FF3F0200800000FF010200803F01FF010100800201FF7F0200800201FF020200803F01FF3F0200803F01FF7F0200803F01FF7F02"> : tensor<69xi8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<69xi8>, tensor<69xi8>) -> ()
  %5 = stablehlo.constant dense<-128> : tensor<i8>
  %6 = stablehlo.constant dense<1> : tensor<i8>
  %7 = stablehlo.constant dense<[-128, -1, 0, 1, 2, 63, 127]> : tensor<7xi8>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<i8>, tensor<7xi8>, tensor<i8>) -> tensor<7xi8>
  %9 = stablehlo.constant dense<[-128, -1, 0, 1, 1, 1, 1]> : tensor<7xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<7xi8>, tensor<7xi8>) -> ()
  return
}
// -----
// clamp of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0080008000800080008000800080008000800080FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000000000000100010001000100010001000100010001000100020002000200020002000200020002000200FF3FFF3FFF3FFF3FFF3FFF3FFF3FFF3FFF3FFF3FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7F"> : tensor<69xi16>
  %1 = stablehlo.constant dense<"0x00800080FFFF0000000001000200FF3FFF3FFF7F00800080FFFF0000010001000200FF3FFF3FFF7F0080FFFFFFFF0000010001000200FF3FFF7FFF7F0080FFFFFFFF0000010002000200FF3FFF7FFF7F0080FFFF00000000010002000200FF3FFF7F00800080FFFF0000000001000200FF3FFF3FFF7F00800080FFFF0000010001000200FF3FFF3FFF7F"> : tensor<69xi16>
  %2 = stablehlo.constant dense<"0x0080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F0200"> : tensor<69xi16>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<69xi16>
  %4 = stablehlo.constant dense<"0x00800080FFFFFFFF0000010000000080FF3F0100FFFFFFFFFFFF0000008001000100FFFFFF3F02000000008000000000FFFF0100020000000080FF3F0100FFFF010001000000008002000100FFFFFF7F02000000008002000100FFFF0200020000000080FF3F0100FFFFFF3F020000000080FF3F0100FFFFFF7F020000000080FF3F0100FFFFFF7F0200"> : tensor<69xi16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<69xi16>, tensor<69xi16>) -> ()
  %5 = stablehlo.constant dense<-32768> : tensor<i16>
  %6 = stablehlo.constant dense<1> : tensor<i16>
  %7 = stablehlo.constant dense<[-32768, -1, 0, 1, 2, 16383, 32767]> : tensor<7xi16>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<i16>, tensor<7xi16>, tensor<i16>) -> tensor<7xi16>
  %9 = stablehlo.constant dense<[-32768, -1, 0, 1, 1, 1, 1]> : tensor<7xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<7xi16>, tensor<7xi16>) -> ()
  return
}
// -----
// clamp of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1073741823, 1073741823, 1073741823, 1073741823, 1073741823, 1073741823, 1073741823, 1073741823, 1073741823, 1073741823, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<69xi32>
  %1 = stablehlo.constant dense<[-2147483648, -2147483648, -1, 0, 0, 1, 2, 1073741823, 1073741823, 2147483647, -2147483648, -2147483648, -1, 0, 1, 1, 2, 1073741823, 1073741823, 2147483647, -2147483648, -1, -1, 0, 1, 1, 2, 1073741823, 2147483647, 2147483647, -2147483648, -1, -1, 0, 1, 2, 2, 1073741823, 2147483647, 2147483647, -2147483648, -1, 0, 0, 1, 2, 2, 1073741823, 2147483647, -2147483648, -2147483648, -1, 0, 0, 1, 2, 1073741823, 1073741823, 2147483647, -2147483648, -2147483648, -1, 0, 1, 1, 2, 1073741823, 1073741823, 2147483647]> : tensor<69xi32>
  %2 = stablehlo.constant dense<[-2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2]> : tensor<69xi32>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<69xi32>
  %4 = stablehlo.constant dense<[-2147483648, -2147483648, -1, -1, 0, 1, 0, -2147483648, 1073741823, 1, -1, -1, -1, 0, -2147483648, 1, 1, -1, 1073741823, 2, 0, -2147483648, 0, 0, -1, 1, 2, 0, -2147483648, 1073741823, 1, -1, 1, 1, 0, -2147483648, 2, 1, -1, 2147483647, 2, 0, -2147483648, 2, 1, -1, 2, 2, 0, -2147483648, 1073741823, 1, -1, 1073741823, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2, 0, -2147483648, 1073741823, 1, -1, 2147483647, 2]> : tensor<69xi32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<69xi32>, tensor<69xi32>) -> ()
  %5 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %6 = stablehlo.constant dense<1> : tensor<i32>
  %7 = stablehlo.constant dense<[-2147483648, -1, 0, 1, 2, 1073741823, 2147483647]> : tensor<7xi32>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<i32>, tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
  %9 = stablehlo.constant dense<[-2147483648, -1, 0, 1, 1, 1, 1]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<7xi32>, tensor<7xi32>) -> ()
  return
}
// -----
// clamp of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 4611686018427387903, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807]> : tensor<69xi64>
  %1 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -1, 0, 0, 1, 2, 4611686018427387903, 4611686018427387903, 9223372036854775807, -9223372036854775808, -9223372036854775808, -1, 0, 1, 1, 2, 4611686018427387903, 4611686018427387903, 9223372036854775807, -9223372036854775808, -1, -1, 0, 1, 1, 2, 4611686018427387903, 9223372036854775807, 9223372036854775807, -9223372036854775808, -1, -1, 0, 1, 2, 2, 4611686018427387903, 9223372036854775807, 9223372036854775807, -9223372036854775808, -1, 0, 0, 1, 2, 2, 4611686018427387903, 9223372036854775807, -9223372036854775808, -9223372036854775808, -1, 0, 0, 1, 2, 4611686018427387903, 4611686018427387903, 9223372036854775807, -9223372036854775808, -9223372036854775808, -1, 0, 1, 1, 2, 4611686018427387903, 4611686018427387903, 9223372036854775807]> : tensor<69xi64>
  %2 = stablehlo.constant dense<[-9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2]> : tensor<69xi64>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<69xi64>
  %4 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -1, -1, 0, 1, 0, -9223372036854775808, 4611686018427387903, 1, -1, -1, -1, 0, -9223372036854775808, 1, 1, -1, 4611686018427387903, 2, 0, -9223372036854775808, 0, 0, -1, 1, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 1, 1, 0, -9223372036854775808, 2, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 2, 1, -1, 2, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 4611686018427387903, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2, 0, -9223372036854775808, 4611686018427387903, 1, -1, 9223372036854775807, 2]> : tensor<69xi64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<69xi64>, tensor<69xi64>) -> ()
  %5 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %6 = stablehlo.constant dense<1> : tensor<i64>
  %7 = stablehlo.constant dense<[-9223372036854775808, -1, 0, 1, 2, 4611686018427387903, 9223372036854775807]> : tensor<7xi64>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<i64>, tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
  %9 = stablehlo.constant dense<[-9223372036854775808, -1, 0, 1, 1, 1, 1]> : tensor<7xi64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<7xi64>, tensor<7xi64>) -> ()
  return
}
// -----
// clamp of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]> : tensor<64xui2>
  %1 = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]> : tensor<64xui2>
  %2 = stablehlo.constant dense<[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]> : tensor<64xui2>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<64xui2>
  %4 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 2, 0, 1, 2, 3, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 2, 2, 0, 1, 2, 3, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1, 2, 2, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]> : tensor<64xui2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<64xui2>, tensor<64xui2>) -> ()
  %5 = stablehlo.constant dense<0> : tensor<ui2>
  %6 = stablehlo.constant dense<2> : tensor<ui2>
  %7 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<ui2>, tensor<4xui2>, tensor<ui2>) -> tensor<4xui2>
  %9 = stablehlo.constant dense<[0, 1, 2, 2]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}
// -----
// clamp of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 7, 7, 7, 7, 7, 15, 15, 15, 15, 15]> : tensor<25xui4>
  %1 = stablehlo.constant dense<[0, 1, 2, 7, 15, 0, 1, 2, 7, 15, 0, 1, 2, 7, 15, 0, 1, 2, 7, 15, 0, 1, 2, 7, 15]> : tensor<25xui4>
  %2 = stablehlo.constant dense<0> : tensor<25xui4>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<25xui4>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<25xui4>, tensor<25xui4>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<ui4>
  %5 = stablehlo.constant dense<2> : tensor<ui4>
  %6 = stablehlo.constant dense<[0, 1, 2, 7, 15]> : tensor<5xui4>
  %7 = "stablehlo.clamp"(%4, %6, %5) : (tensor<ui4>, tensor<5xui4>, tensor<ui4>) -> tensor<5xui4>
  %8 = stablehlo.constant dense<[0, 1, 2, 2, 2]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<5xui4>, tensor<5xui4>) -> ()
  return
}
// -----
// clamp of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000000000010101010102020202027F7F7F7F7FFFFFFFFFFF"> : tensor<25xui8>
  %1 = stablehlo.constant dense<"0x0001027FFF0001027FFF0001027FFF0001027FFF0001027FFF"> : tensor<25xui8>
  %2 = stablehlo.constant dense<0> : tensor<25xui8>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<25xui8>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<25xui8>, tensor<25xui8>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<ui8>
  %5 = stablehlo.constant dense<2> : tensor<ui8>
  %6 = stablehlo.constant dense<[0, 1, 2, 127, 255]> : tensor<5xui8>
  %7 = "stablehlo.clamp"(%4, %6, %5) : (tensor<ui8>, tensor<5xui8>, tensor<ui8>) -> tensor<5xui8>
  %8 = stablehlo.constant dense<[0, 1, 2, 2, 2]> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<5xui8>, tensor<5xui8>) -> ()
  return
}
// -----
// clamp of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000000000000000000100010001000100010002000200020002000200FF7FFF7FFF7FFF7FFF7FFFFFFFFFFFFFFFFFFFFF"> : tensor<25xui16>
  %1 = stablehlo.constant dense<"0x000001000200FF7FFFFF000001000200FF7FFFFF000001000200FF7FFFFF000001000200FF7FFFFF000001000200FF7FFFFF"> : tensor<25xui16>
  %2 = stablehlo.constant dense<0> : tensor<25xui16>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<25xui16>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<25xui16>, tensor<25xui16>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<ui16>
  %5 = stablehlo.constant dense<2> : tensor<ui16>
  %6 = stablehlo.constant dense<[0, 1, 2, 32767, 65535]> : tensor<5xui16>
  %7 = "stablehlo.clamp"(%4, %6, %5) : (tensor<ui16>, tensor<5xui16>, tensor<ui16>) -> tensor<5xui16>
  %8 = stablehlo.constant dense<[0, 1, 2, 2, 2]> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<5xui16>, tensor<5xui16>) -> ()
  return
}
// -----
// clamp of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295]> : tensor<25xui32>
  %1 = stablehlo.constant dense<[0, 1, 2, 2147483647, 4294967295, 0, 1, 2, 2147483647, 4294967295, 0, 1, 2, 2147483647, 4294967295, 0, 1, 2, 2147483647, 4294967295, 0, 1, 2, 2147483647, 4294967295]> : tensor<25xui32>
  %2 = stablehlo.constant dense<0> : tensor<25xui32>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<25xui32>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<25xui32>, tensor<25xui32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<ui32>
  %5 = stablehlo.constant dense<2> : tensor<ui32>
  %6 = stablehlo.constant dense<[0, 1, 2, 2147483647, 4294967295]> : tensor<5xui32>
  %7 = "stablehlo.clamp"(%4, %6, %5) : (tensor<ui32>, tensor<5xui32>, tensor<ui32>) -> tensor<5xui32>
  %8 = stablehlo.constant dense<[0, 1, 2, 2, 2]> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<5xui32>, tensor<5xui32>) -> ()
  return
}
// -----
// clamp of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %1 = stablehlo.constant dense<[0, 1, 2, 9223372036854775807, 18446744073709551615, 0, 1, 2, 9223372036854775807, 18446744073709551615, 0, 1, 2, 9223372036854775807, 18446744073709551615, 0, 1, 2, 9223372036854775807, 18446744073709551615, 0, 1, 2, 9223372036854775807, 18446744073709551615]> : tensor<25xui64>
  %2 = stablehlo.constant dense<0> : tensor<25xui64>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<25xui64>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<25xui64>, tensor<25xui64>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<ui64>
  %5 = stablehlo.constant dense<2> : tensor<ui64>
  %6 = stablehlo.constant dense<[0, 1, 2, 9223372036854775807, 18446744073709551615]> : tensor<5xui64>
  %7 = "stablehlo.clamp"(%4, %6, %5) : (tensor<ui64>, tensor<5xui64>, tensor<ui64>) -> tensor<5xui64>
  %8 = stablehlo.constant dense<[0, 1, 2, 2, 2]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<5xui64>, tensor<5xui64>) -> ()
  return
}
// -----
// clamp of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<44xf4E2M1FN>
  %1 = stablehlo.constant dense<[-1.5, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -0.0, -1.5, 0.5, 1.0, 3.0, 0.0, 0.0, -0.0, -1.5, 0.5, 1.0, 3.0, 3.0, 0.0, -0.0, -1.5, 0.5, 1.0, 1.0, 3.0, 0.0, -0.0, -1.5, 0.5, 0.5, 1.0, 3.0, 0.0, -0.0, -1.5, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, -0.0]> : tensor<44xf4E2M1FN>
  %2 = stablehlo.constant dense<[-1.5, -0.0, 0.0, 3.0, 1.0, 0.5, -1.5, -0.0, 0.0, 3.0, 1.0, 0.5, -1.5, -0.0, 0.0, 3.0, 1.0, 0.5, -1.5, -0.0, 0.0, 3.0, 1.0, 0.5, -1.5, -0.0, 0.0, 3.0, 1.0, 0.5, -1.5, -0.0, 0.0, 3.0, 1.0, 0.5, -1.5, -0.0, 0.0, 3.0, 1.0, 0.5, -1.5, -0.0]> : tensor<44xf4E2M1FN>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<44xf4E2M1FN>
  %4 = stablehlo.constant dense<[-1.5, -1.5, 0.0, 1.0, 1.0, 0.0, -1.5, -0.0, 0.0, 0.5, 1.0, 0.5, -1.5, -0.0, 0.0, 1.0, 1.0, 0.5, -1.5, -0.0, 0.0, 1.0, 1.0, 0.5, -1.5, -0.0, 0.0, 3.0, 1.0, 0.0, -1.5, -0.0, 0.0, 3.0, 0.0, 0.0, -1.5, -0.0, 0.0, 1.0, 1.0, 0.0, -1.5, -0.0]> : tensor<44xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<44xf4E2M1FN>, tensor<44xf4E2M1FN>) -> ()
  %5 = stablehlo.constant dense<-1.5> : tensor<f4E2M1FN>
  %6 = stablehlo.constant dense<3.0> : tensor<f4E2M1FN>
  %7 = stablehlo.constant dense<[-1.5, 0.5, 1.0, 3.0, 0.0, -0.0]> : tensor<6xf4E2M1FN>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f4E2M1FN>, tensor<6xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %7) : (tensor<6xf4E2M1FN>, tensor<6xf4E2M1FN>) -> ()
  return
}
// -----
// clamp of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<69xf6E2M3FN>
  %1 = stablehlo.constant dense<[-7.0, -7.0, -1.5, 0.5, 0.5, 1.0, 3.0, 0.0, 0.0, -0.0, -7.0, -7.0, -1.5, 0.5, 1.0, 1.0, 3.0, 0.0, 0.0, -0.0, -7.0, -1.5, -1.5, 0.5, 1.0, 1.0, 3.0, 0.0, -0.0, -0.0, -7.0, -1.5, -1.5, 0.5, 1.0, 3.0, 3.0, 0.0, -0.0, -0.0, -7.0, -1.5, 0.5, 0.5, 1.0, 3.0, 3.0, 0.0, -0.0, -7.0, -7.0, -1.5, 0.5, 0.5, 1.0, 3.0, 0.0, 0.0, -0.0, -7.0, -7.0, -1.5, 0.5, 1.0, 1.0, 3.0, 0.0, 0.0, -0.0]> : tensor<69xf6E2M3FN>
  %2 = stablehlo.constant dense<[-7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0]> : tensor<69xf6E2M3FN>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<69xf6E2M3FN>
  %4 = stablehlo.constant dense<[-7.0, -7.0, -1.5, -1.5, -0.0, 1.0, 0.5, -7.0, 0.0, -0.0, -1.5, -1.5, -1.5, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, -0.0, 0.5, -7.0, 0.0, 0.5, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 1.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 0.0, -1.5, -0.0, 1.0, 0.5, -7.0, 0.0, 0.0, -1.5, -0.0, -0.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, -0.0]> : tensor<69xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<69xf6E2M3FN>, tensor<69xf6E2M3FN>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f6E2M3FN>
  %6 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %7 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0]> : tensor<7xf6E2M3FN>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f6E2M3FN>, tensor<7xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<7xf6E2M3FN>
  %9 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 1.0, 0.0, -0.0]> : tensor<7xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<7xf6E2M3FN>, tensor<7xf6E2M3FN>) -> ()
  return
}
// -----
// clamp of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0]> : tensor<69xf6E3M2FN>
  %1 = stablehlo.constant dense<[-7.0, -7.0, -1.5, 0.5, 0.5, 1.0, 3.0, 0.0, 0.0, -0.0, -7.0, -7.0, -1.5, 0.5, 1.0, 1.0, 3.0, 0.0, 0.0, -0.0, -7.0, -1.5, -1.5, 0.5, 1.0, 1.0, 3.0, 0.0, -0.0, -0.0, -7.0, -1.5, -1.5, 0.5, 1.0, 3.0, 3.0, 0.0, -0.0, -0.0, -7.0, -1.5, 0.5, 0.5, 1.0, 3.0, 3.0, 0.0, -0.0, -7.0, -7.0, -1.5, 0.5, 0.5, 1.0, 3.0, 0.0, 0.0, -0.0, -7.0, -7.0, -1.5, 0.5, 1.0, 1.0, 3.0, 0.0, 0.0, -0.0]> : tensor<69xf6E3M2FN>
  %2 = stablehlo.constant dense<[-7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0]> : tensor<69xf6E3M2FN>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<69xf6E3M2FN>
  %4 = stablehlo.constant dense<[-7.0, -7.0, -1.5, -1.5, -0.0, 1.0, 0.5, -7.0, 0.0, -0.0, -1.5, -1.5, -1.5, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, -0.0, 0.5, -7.0, 0.0, 0.5, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 1.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, 3.0, 0.5, -7.0, 0.0, 0.0, -1.5, -0.0, 1.0, 0.5, -7.0, 0.0, 0.0, -1.5, -0.0, -0.0, 0.5, -7.0, 0.0, 1.0, -1.5, -0.0, -0.0]> : tensor<69xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<69xf6E3M2FN>, tensor<69xf6E3M2FN>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f6E3M2FN>
  %6 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %7 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0]> : tensor<7xf6E3M2FN>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f6E3M2FN>, tensor<7xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<7xf6E3M2FN>
  %9 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 1.0, 0.0, -0.0]> : tensor<7xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<7xf6E3M2FN>, tensor<7xf6E3M2FN>) -> ()
  return
}
// -----
// clamp of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCDCB8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B820202020202020202020202020202020303030303030303030303030303030304848484848484848484848484848484800000000000000000000000000000000008080808080808080808080808080808070707070707070707070707070707070F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0"> : tensor<146xf8E3M4>
  %1 = stablehlo.constant dense<"0xDCDCB8B82020303048000080807070F0F0DCB8B82020303048480080807070F0F0DCDCB82020303048480000807070F0F0DCDCB8B820303048480000808070F0F0DCDCB8B82020304848000080807070F0DCDCB8B82020303048000080807070F0F0DCB8B82020303048480080807070F0F0DCDCB82020303048480000807070F0F0DCDCB8B820303048480000808070F0F0"> : tensor<146xf8E3M4>
  %2 = stablehlo.constant dense<"0xDC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00B880207030F048DC00"> : tensor<146xf8E3M4>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<146xf8E3M4>
  %4 = stablehlo.constant dense<"0xDCDCB8B8202030F048DC00B8802070DCF0B8DCB8B880203030F000DC80B880B8B820F020DC00B880204820F020DC00B880203030F030DC00B880203030F048DC00B880204830F048DC00B880204830F048DC00B880202030F048DC00B880207000F080DC80B880203030F000DC80B880808030F048DC00B880207030F048DC00B880DCDCB8F020DC00B880000080F048F0F0"> : tensor<146xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<146xf8E3M4>, tensor<146xf8E3M4>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f8E3M4>
  %6 = stablehlo.constant dense<3.0> : tensor<f8E3M4>
  %7 = stablehlo.constant dense<"0xDCB8203048008070F0"> : tensor<9xf8E3M4>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f8E3M4>, tensor<9xf8E3M4>, tensor<f8E3M4>) -> tensor<9xf8E3M4>
  %9 = stablehlo.constant dense<"0xDCB8203048008048DC"> : tensor<9xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
  return
}
// -----
// clamp of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCECECECECECECECECECECECECECECECECEBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC30303030303030303030303030303030383838383838383838383838383838384444444444444444444444444444444400000000000000000000000000000000008080808080808080808080808080808078787878787878787878787878787878F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8F8"> : tensor<146xf8E4M3>
  %1 = stablehlo.constant dense<"0xCECEBCBC3030383844000080807878F8F8CEBCBC3030383844440080807878F8F8CECEBC3030383844440000807878F8F8CECEBCBC30383844440000808078F8F8CECEBCBC3030384444000080807878F8CECEBCBC3030383844000080807878F8F8CEBCBC3030383844440080807878F8F8CECEBC3030383844440000807878F8F8CECEBCBC30383844440000808078F8F8"> : tensor<146xf8E4M3>
  %2 = stablehlo.constant dense<"0xCE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00BC80307838F844CE00"> : tensor<146xf8E4M3>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<146xf8E4M3>
  %4 = stablehlo.constant dense<"0xCECEBCBC303038F844CE00BC803078CEF8BCCEBCBC80303838F800CE80BC80BCBC30F830CE00BC80304430F830CE00BC80303838F838CE00BC80303838F844CE00BC80304438F844CE00BC80304438F844CE00BC80303038F844CE00BC80307800F880CE80BC80303838F800CE80BC80808038F844CE00BC80307838F844CE00BC80CECEBCF830CE00BC80000080F844F8F8"> : tensor<146xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<146xf8E4M3>, tensor<146xf8E4M3>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f8E4M3>
  %6 = stablehlo.constant dense<3.0> : tensor<f8E4M3>
  %7 = stablehlo.constant dense<"0xCEBC303844008078F8"> : tensor<9xf8E4M3>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f8E4M3>, tensor<9xf8E4M3>, tensor<f8E4M3>) -> tensor<9xf8E4M3>
  %9 = stablehlo.constant dense<"0xCEBC303844008044CE"> : tensor<9xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
  return
}
// -----
// clamp of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCECECECECECECECECECEBCBCBCBCBCBCBCBCBCBC30303030303030303030383838383838383838384444444444444444440000000000000000000080808080808080808080"> : tensor<69xf8E4M3FN>
  %1 = stablehlo.constant dense<"0xCECEBC30303844000080CECEBC30383844000080CEBCBC30383844008080CEBCBC30384444008080CEBC30303844440080CECEBC30303844000080CECEBC30383844000080"> : tensor<69xf8E4M3FN>
  %2 = stablehlo.constant dense<"0xCE0038BC804430CE0038BC804430CE0038BC804430CE0038BC804430CE0038BC804430CE0038BC804430CE0038BC804430CE0038BC804430CE0038BC804430CE0038BC8044"> : tensor<69xf8E4M3FN>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<69xf8E4M3FN>
  %4 = stablehlo.constant dense<"0xCECEBCBC803830CE0080BCBCBC30CE0038BC808030CE0030BC804430CE0038BC803830CE0038BC804430CE0038BC804430CE0000BC803830CE0000BC808030CE0038BC8080"> : tensor<69xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<69xf8E4M3FN>, tensor<69xf8E4M3FN>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f8E4M3FN>
  %6 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %7 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0]> : tensor<7xf8E4M3FN>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f8E4M3FN>, tensor<7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<7xf8E4M3FN>
  %9 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 1.0, 0.0, -0.0]> : tensor<7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<7xf8E4M3FN>, tensor<7xf8E4M3FN>) -> ()
  return
}
// -----
// clamp of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD6D6D6D6D6D6D6D6C4C4C4C4C4C4C438383838383838404040404040404C4C4C4C4C4C4C0000000000000000"> : tensor<44xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0xD6D6C438404C0000D6C438404C4C00D6C43840404C00D6C43838404C00D6C4C438404C00D6D6C438404C0000"> : tensor<44xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0xD6004C4038C4D6004C4038C4D6004C4038C4D6004C4038C4D6004C4038C4D6004C4038C4D6004C4038C4D600"> : tensor<44xf8E4M3FNUZ>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<44xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<"0xD6D6C43838C4D600C4C438C4D600003838C4D6004C3838C4D600404038C4D6004C4038C4D600003838C4D600"> : tensor<44xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<44xf8E4M3FNUZ>, tensor<44xf8E4M3FNUZ>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f8E4M3FNUZ>
  %6 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %7 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0]> : tensor<6xf8E4M3FNUZ>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 1.0, 0.0]> : tensor<6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>) -> ()
  return
}
// -----
// clamp of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEEEEEEEEEEEEEEEEDCDCDCDCDCDCDC5050505050505058585858585858646464646464640000000000000000"> : tensor<44xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0xEEEEDC5058640000EEDC5058646400EEDC5058586400EEDC5050586400EEDCDC50586400EEEEDC5058640000"> : tensor<44xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0xEE00645850DCEE00645850DCEE00645850DCEE00645850DCEE00645850DCEE00645850DCEE00645850DCEE00"> : tensor<44xf8E4M3B11FNUZ>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<44xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<"0xEEEEDC5050DCEE00DCDC50DCEE00005050DCEE00645050DCEE00585850DCEE00645850DCEE00005050DCEE00"> : tensor<44xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<44xf8E4M3B11FNUZ>, tensor<44xf8E4M3B11FNUZ>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0]> : tensor<6xf8E4M3B11FNUZ>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 1.0, 0.0]> : tensor<6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// clamp of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7BEBEBEBEBEBEBEBEBEBEBEBEBEBEBEBE383838383838383838383838383838383C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C424242424242424242424242424242420000000000000000000000000000000000808080808080808080808080808080807C7C7C7C7C7C7C7C7C7C7C7C7C7C7C7CFCFCFCFCFCFCFCFCFCFCFCFCFCFCFCFC"> : tensor<146xf8E5M2>
  %1 = stablehlo.constant dense<"0xC7C7BEBE38383C3C42000080807C7CFCFCC7BEBE38383C3C42420080807C7CFCFCC7C7BE38383C3C42420000807C7CFCFCC7C7BEBE383C3C4242000080807CFCFCC7C7BEBE38383C4242000080807C7CFCC7C7BEBE38383C3C42000080807C7CFCFCC7BEBE38383C3C42420080807C7CFCFCC7C7BE38383C3C42420000807C7CFCFCC7C7BEBE383C3C4242000080807CFCFC"> : tensor<146xf8E5M2>
  %2 = stablehlo.constant dense<"0xC700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700BE80387C3CFC42C700"> : tensor<146xf8E5M2>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<146xf8E5M2>
  %4 = stablehlo.constant dense<"0xC7C7BEBE38383CFC42C700BE80387CC7FCBEC7BEBE80383C3CFC00C780BE80BEBE38FC38C700BE80384238FC38C700BE80383C3CFC3CC700BE80383C3CFC42C700BE8038423CFC42C700BE8038423CFC42C700BE8038383CFC42C700BE80387C00FC80C780BE80383C3CFC00C780BE8080803CFC42C700BE80387C3CFC42C700BE80C7C7BEFC38C700BE80000080FC42FCFC"> : tensor<146xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<146xf8E5M2>, tensor<146xf8E5M2>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f8E5M2>
  %6 = stablehlo.constant dense<3.0> : tensor<f8E5M2>
  %7 = stablehlo.constant dense<"0xC7BE383C4200807CFC"> : tensor<9xf8E5M2>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f8E5M2>, tensor<9xf8E5M2>, tensor<f8E5M2>) -> tensor<9xf8E5M2>
  %9 = stablehlo.constant dense<"0xC7BE383C42008042C7"> : tensor<9xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
  return
}
// -----
// clamp of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCBCBCBCBCBCBCBCBC2C2C2C2C2C2C23C3C3C3C3C3C3C40404040404040464646464646460000000000000000"> : tensor<44xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0xCBCBC23C40460000CBC23C40464600CBC23C40404600CBC23C3C404600CBC2C23C404600CBCBC23C40460000"> : tensor<44xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0xCB0046403CC2CB0046403CC2CB0046403CC2CB0046403CC2CB0046403CC2CB0046403CC2CB0046403CC2CB00"> : tensor<44xf8E5M2FNUZ>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<44xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<"0xCBCBC23C3CC2CB00C2C23CC2CB00003C3CC2CB00463C3CC2CB0040403CC2CB0046403CC2CB00003C3CC2CB00"> : tensor<44xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<44xf8E5M2FNUZ>, tensor<44xf8E5M2FNUZ>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f8E5M2FNUZ>
  %6 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %7 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0]> : tensor<6xf8E5M2FNUZ>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 1.0, 0.0]> : tensor<6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<6xf8E5M2FNUZ>, tensor<6xf8E5M2FNUZ>) -> ()
  return
}
// -----
// clamp of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7D7D7D7D7D7E7E7E7E7E7F7F7F7F7F80808080808585858585"> : tensor<25xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0x7D7E7F80857D7E7F80857D7E7F80857D7E7F80857D7E7F8085"> : tensor<25xf8E8M0FNU>
  %2 = stablehlo.constant dense<0.25> : tensor<25xf8E8M0FNU>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<25xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<25xf8E8M0FNU>, tensor<25xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<0.25> : tensor<f8E8M0FNU>
  %5 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %6 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 64.0]> : tensor<5xf8E8M0FNU>
  %7 = "stablehlo.clamp"(%4, %6, %5) : (tensor<f8E8M0FNU>, tensor<5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %8 = stablehlo.constant dense<[0.25, 0.5, 1.0, 1.0, 1.0]> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  return
}
// -----
// clamp of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0E0C0C0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BFC0BF003F003F003F003F003F003F003F003F003F003F003F003F003F003F003F003F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F4040404040404040404040404040404040404040404040404040404040404040000000000000000000000000000000000000000000000000000000000000000000000080008000800080008000800080008000800080008000800080008000800080807F807F807F807F807F807F807F807F807F807F807F807F807F807F807F807F80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF80FF"> : tensor<146xbf16>
  %1 = stablehlo.constant dense<"0xE0C0E0C0C0BFC0BF003F003F803F803F40400000000000800080807F807F80FF80FFE0C0C0BFC0BF003F003F803F803F40404040000000800080807F807F80FF80FFE0C0E0C0C0BF003F003F803F803F40404040000000000080807F807F80FF80FFE0C0E0C0C0BFC0BF003F803F803F404040400000000000800080807F80FF80FFE0C0E0C0C0BFC0BF003F003F803F404040400000000000800080807F807F80FFE0C0E0C0C0BFC0BF003F003F803F803F40400000000000800080807F807F80FF80FFE0C0C0BFC0BF003F003F803F803F40404040000000800080807F807F80FF80FFE0C0E0C0C0BF003F003F803F803F40404040000000000080807F807F80FF80FFE0C0E0C0C0BFC0BF003F803F803F404040400000000000800080807F80FF80FF"> : tensor<146xbf16>
  %2 = stablehlo.constant dense<"0xE0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000"> : tensor<146xbf16>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<146xbf16>
  %4 = stablehlo.constant dense<"0xE0C0E0C0C0BFC0BF003F003F803F80FF4040E0C00000C0BF0080003F807FE0C080FFC0BFE0C0C0BFC0BF0080003F803F803F80FF0000E0C00080C0BF0080C0BFC0BF003F80FF003FE0C00000C0BF0080003F4040003F80FF003FE0C00000C0BF0080003F803F803F80FF803FE0C00000C0BF0080003F803F803F80FF4040E0C00000C0BF0080003F4040803F80FF4040E0C00000C0BF0080003F4040803F80FF4040E0C00000C0BF0080003F003F803F80FF4040E0C00000C0BF0080003F807F000080FF0080E0C00080C0BF0080003F803F803F80FF0000E0C00080C0BF008000800080803F80FF4040E0C00000C0BF0080003F807F803F80FF4040E0C00000C0BF0080E0C0E0C0C0BF80FF003FE0C00000C0BF008000000000008080FF404080FF80FF"> : tensor<146xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<146xbf16>, tensor<146xbf16>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<bf16>
  %6 = stablehlo.constant dense<3.0> : tensor<bf16>
  %7 = stablehlo.constant dense<"0xE0C0C0BF003F803F404000000080807F80FF"> : tensor<9xbf16>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<bf16>, tensor<9xbf16>, tensor<bf16>) -> tensor<9xbf16>
  %9 = stablehlo.constant dense<"0xE0C0C0BF003F803F4040000000804040E0C0"> : tensor<9xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<9xbf16>, tensor<9xbf16>) -> ()
  return
}
// -----
// clamp of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C700C700C700C700C700C700C700C700C700C700C700C700C700C700C700C700C700BE00BE00BE00BE00BE00BE00BE00BE00BE00BE00BE00BE00BE00BE00BE00BE0038003800380038003800380038003800380038003800380038003800380038003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C0042004200420042004200420042004200420042004200420042004200420042000000000000000000000000000000000000000000000000000000000000000000000080008000800080008000800080008000800080008000800080008000800080007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C007C00FC00FC00FC00FC00FC00FC00FC00FC00FC00FC00FC00FC00FC00FC00FC00FC"> : tensor<146xf16>
  %1 = stablehlo.constant dense<"0x00C700C700BE00BE00380038003C003C00420000000000800080007C007C00FC00FC00C700BE00BE00380038003C003C00420042000000800080007C007C00FC00FC00C700C700BE00380038003C003C00420042000000000080007C007C00FC00FC00C700C700BE00BE0038003C003C004200420000000000800080007C00FC00FC00C700C700BE00BE00380038003C004200420000000000800080007C007C00FC00C700C700BE00BE00380038003C003C00420000000000800080007C007C00FC00FC00C700BE00BE00380038003C003C00420042000000800080007C007C00FC00FC00C700C700BE00380038003C003C00420042000000000080007C007C00FC00FC00C700C700BE00BE0038003C003C004200420000000000800080007C00FC00FC"> : tensor<146xf16>
  %2 = stablehlo.constant dense<"0x00C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE00800038007C003C00FC004200C70000"> : tensor<146xf16>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<146xf16>
  %4 = stablehlo.constant dense<"0x00C700C700BE00BE00380038003C00FC004200C7000000BE00800038007C00C700FC00BE00C700BE00BE00800038003C003C00FC000000C7008000BE008000BE00BE003800FC003800C7000000BE008000380042003800FC003800C7000000BE00800038003C003C00FC003C00C7000000BE00800038003C003C00FC004200C7000000BE008000380042003C00FC004200C7000000BE008000380042003C00FC004200C7000000BE008000380038003C00FC004200C7000000BE00800038007C000000FC008000C7008000BE00800038003C003C00FC000000C7008000BE008000800080003C00FC004200C7000000BE00800038007C003C00FC004200C7000000BE008000C700C700BE00FC003800C7000000BE008000000000008000FC004200FC00FC"> : tensor<146xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<146xf16>, tensor<146xf16>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f16>
  %6 = stablehlo.constant dense<3.0> : tensor<f16>
  %7 = stablehlo.constant dense<"0x00C700BE0038003C004200000080007C00FC"> : tensor<9xf16>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f16>, tensor<9xf16>, tensor<f16>) -> tensor<9xf16>
  %9 = stablehlo.constant dense<"0x00C700BE0038003C004200000080004200C7"> : tensor<9xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<9xf16>, tensor<9xf16>) -> ()
  return
}
// -----
// clamp of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<146xf32>
  %1 = stablehlo.constant dense<[-7.0, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, -0.0, -0.0, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, -7.0, -7.0, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, -7.0, -7.0, -1.5, -1.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7F800000, 0xFF800000, 0xFF800000, -7.0, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7F800000, 0x7F800000, 0xFF800000, -7.0, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, -0.0, -0.0, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, -7.0, -7.0, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, 0x7F800000, 0x7F800000, 0xFF800000, 0xFF800000, -7.0, -7.0, -1.5, -1.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7F800000, 0xFF800000, 0xFF800000]> : tensor<146xf32>
  %2 = stablehlo.constant dense<[-7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0]> : tensor<146xf32>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<146xf32>
  %4 = stablehlo.constant dense<[-7.0, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, -7.0, 0xFF800000, -1.5, -7.0, -1.5, -1.5, -0.0, 0.5, 1.0, 1.0, 0xFF800000, 0.0, -7.0, -0.0, -1.5, -0.0, -1.5, -1.5, 0.5, 0xFF800000, 0.5, -7.0, 0.0, -1.5, -0.0, 0.5, 3.0, 0.5, 0xFF800000, 0.5, -7.0, 0.0, -1.5, -0.0, 0.5, 1.0, 1.0, 0xFF800000, 1.0, -7.0, 0.0, -1.5, -0.0, 0.5, 1.0, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 3.0, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 3.0, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0.5, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 0.0, 0xFF800000, -0.0, -7.0, -0.0, -1.5, -0.0, 0.5, 1.0, 1.0, 0xFF800000, 0.0, -7.0, -0.0, -1.5, -0.0, -0.0, -0.0, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7F800000, 1.0, 0xFF800000, 3.0, -7.0, 0.0, -1.5, -0.0, -7.0, -7.0, -1.5, 0xFF800000, 0.5, -7.0, 0.0, -1.5, -0.0, 0.0, 0.0, -0.0, 0xFF800000, 3.0, 0xFF800000, 0xFF800000]> : tensor<146xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<146xf32>, tensor<146xf32>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f32>
  %6 = stablehlo.constant dense<3.0> : tensor<f32>
  %7 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7F800000, 0xFF800000]> : tensor<9xf32>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f32>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
  %9 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 3.0, -7.0]> : tensor<9xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<9xf32>, tensor<9xf32>) -> ()
  return
}
// -----
// clamp of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -7.0, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, -1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<146xf64>
  %1 = stablehlo.constant dense<[-7.0, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, -0.0, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -7.0, -7.0, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -7.0, -7.0, -1.5, -1.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -7.0, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -7.0, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, -0.0, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -7.0, -7.0, -1.5, 0.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -7.0, -7.0, -1.5, -1.5, 0.5, 1.0, 1.0, 3.0, 3.0, 0.0, 0.0, -0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<146xf64>
  %2 = stablehlo.constant dense<[-7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0]> : tensor<146xf64>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<146xf64>
  %4 = stablehlo.constant dense<[-7.0, -7.0, -1.5, -1.5, 0.5, 0.5, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, -7.0, 0xFFF0000000000000, -1.5, -7.0, -1.5, -1.5, -0.0, 0.5, 1.0, 1.0, 0xFFF0000000000000, 0.0, -7.0, -0.0, -1.5, -0.0, -1.5, -1.5, 0.5, 0xFFF0000000000000, 0.5, -7.0, 0.0, -1.5, -0.0, 0.5, 3.0, 0.5, 0xFFF0000000000000, 0.5, -7.0, 0.0, -1.5, -0.0, 0.5, 1.0, 1.0, 0xFFF0000000000000, 1.0, -7.0, 0.0, -1.5, -0.0, 0.5, 1.0, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 3.0, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 3.0, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0.5, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 0.0, 0xFFF0000000000000, -0.0, -7.0, -0.0, -1.5, -0.0, 0.5, 1.0, 1.0, 0xFFF0000000000000, 0.0, -7.0, -0.0, -1.5, -0.0, -0.0, -0.0, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, 0.5, 0x7FF0000000000000, 1.0, 0xFFF0000000000000, 3.0, -7.0, 0.0, -1.5, -0.0, -7.0, -7.0, -1.5, 0xFFF0000000000000, 0.5, -7.0, 0.0, -1.5, -0.0, 0.0, 0.0, -0.0, 0xFFF0000000000000, 3.0, 0xFFF0000000000000, 0xFFF0000000000000]> : tensor<146xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<146xf64>, tensor<146xf64>) -> ()
  %5 = stablehlo.constant dense<-7.0> : tensor<f64>
  %6 = stablehlo.constant dense<3.0> : tensor<f64>
  %7 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<9xf64>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<f64>, tensor<9xf64>, tensor<f64>) -> tensor<9xf64>
  %9 = stablehlo.constant dense<[-7.0, -1.5, 0.5, 1.0, 3.0, 0.0, -0.0, 3.0, -7.0]> : tensor<9xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<9xf64>, tensor<9xf64>) -> ()
  return
}
// -----
// clamp of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0)]> : tensor<64xcomplex<f32>>
  %1 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0)]> : tensor<64xcomplex<f32>>
  %2 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0)]> : tensor<64xcomplex<f32>>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<64xcomplex<f32>>
  %4 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, -2.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0)]> : tensor<64xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<64xcomplex<f32>>, tensor<64xcomplex<f32>>) -> ()
  %5 = stablehlo.constant dense<(-3.0, 0.5)> : tensor<complex<f32>>
  %6 = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  %7 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0)]> : tensor<4xcomplex<f32>>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<complex<f32>>, tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  %9 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0)]> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  return
}
// -----
// clamp of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0)]> : tensor<64xcomplex<f64>>
  %1 = stablehlo.constant dense<[(1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0), (2.0, 1.0)]> : tensor<64xcomplex<f64>>
  %2 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0)]> : tensor<64xcomplex<f64>>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<64xcomplex<f64>>
  %4 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, -2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, -2.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0), (1.0, -2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, -2.0), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (-3.0, 0.5), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0), (1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0)]> : tensor<64xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<64xcomplex<f64>>, tensor<64xcomplex<f64>>) -> ()
  %5 = stablehlo.constant dense<(-3.0, 0.5)> : tensor<complex<f64>>
  %6 = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f64>>
  %7 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (2.0, 1.0)]> : tensor<4xcomplex<f64>>
  %8 = "stablehlo.clamp"(%5, %7, %6) : (tensor<complex<f64>>, tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
  %9 = stablehlo.constant dense<[(1.0, 2.0), (1.0, -2.0), (-3.0, 0.5), (1.0, 2.0)]> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}
// -----
// clamp of bf16 with no numbers
func.func public @main() {
  %0 = stablehlo.constant dense<[0x7FC0, 0.0, 0.0, 0xFF80]> : tensor<4xbf16>
  %1 = stablehlo.constant dense<[1.0, 0x7FC0, 1.0, 2.5]> : tensor<4xbf16>
  %2 = stablehlo.constant dense<[2.0, 2.0, 0x7FC0, 0x7F80]> : tensor<4xbf16>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<4xbf16>
  %4 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 2.5]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  return
}
// -----
// clamp of f16 with no numbers
func.func public @main() {
  %0 = stablehlo.constant dense<[0x7E00, 0.0, 0.0, 0xFC00]> : tensor<4xf16>
  %1 = stablehlo.constant dense<[1.0, 0x7E00, 1.0, 2.5]> : tensor<4xf16>
  %2 = stablehlo.constant dense<[2.0, 2.0, 0x7E00, 0x7C00]> : tensor<4xf16>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<4xf16>
  %4 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 2.5]> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4xf16>, tensor<4xf16>) -> ()
  return
}
// -----
// clamp of f32 with no numbers
func.func public @main() {
  %0 = stablehlo.constant dense<[0x7FC00000, 0.0, 0.0, 0xFF800000]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[1.0, 0x7FC00000, 1.0, 2.5]> : tensor<4xf32>
  %2 = stablehlo.constant dense<[2.0, 2.0, 0x7FC00000, 0x7F800000]> : tensor<4xf32>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<4xf32>
  %4 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 2.5]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
// clamp of f64 with no numbers
func.func public @main() {
  %0 = stablehlo.constant dense<[0x7FF8000000000000, 0.0, 0.0, 0xFFF0000000000000]> : tensor<4xf64>
  %1 = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 1.0, 2.5]> : tensor<4xf64>
  %2 = stablehlo.constant dense<[2.0, 2.0, 0x7FF8000000000000, 0x7FF0000000000000]> : tensor<4xf64>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<4xf64>
  %4 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 2.5]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4xf64>, tensor<4xf64>) -> ()
  return
}
// -----
// clamp of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-8> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<11> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0xC4E3F3F8FBFF000102040506080B11183D647F80"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.clamp"(%0, %2, %1) : (tensor<!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.constant"() <{value = dense<"0xF8F8F8F8FBFF000102040506080B0B0B0B0B0BF8"> : tensor<20xi8>}> : () -> tensor<20x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<20x!quant.uniform<i8:f32, 0.5:3>>, tensor<20x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
