// count_leading_zeros of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<4xi2>) -> tensor<4xi2>
  %2 = stablehlo.constant dense<[-2, 1, 0, 0]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}
// -----
// count_leading_zeros of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi4>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<15xi4>) -> tensor<15xi4>
  %2 = stablehlo.constant dense<[4, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]> : tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xi4>, tensor<15xi4>) -> ()
  return
}
// -----
// count_leading_zeros of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A647F7E3F40FFFEFDFBF8D69C8081C0D5"> : tensor<24xi8>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<24xi8>) -> tensor<24xi8>
  %2 = stablehlo.constant dense<"0x080706060505040201010102010000000000000000000000"> : tensor<24xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi8>, tensor<24xi8>) -> ()
  return
}
// -----
// count_leading_zeros of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2AFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF0080018000C055D5"> : tensor<27xi16>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<27xi16>) -> tensor<27xi16>
  %2 = stablehlo.constant dense<[16, 15, 14, 14, 13, 13, 12, 10, 9, 2, 1, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<27xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<27xi16>, tensor<27xi16>) -> ()
  return
}
// -----
// count_leading_zeros of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -2147483648, -2147483647, -1073741824, -715827883]> : tensor<29xi32>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<29xi32>) -> tensor<29xi32>
  %2 = stablehlo.constant dense<[32, 31, 30, 30, 29, 29, 28, 26, 25, 18, 15, 1, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<29xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<29xi32>, tensor<29xi32>) -> ()
  return
}
// -----
// count_leading_zeros of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -123456789123, -9223372036854775808, -9223372036854775807, -4611686018427387904, -3074457345618258603]> : tensor<31xi64>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<31xi64>) -> tensor<31xi64>
  %2 = stablehlo.constant dense<[64, 63, 62, 62, 61, 61, 60, 58, 57, 50, 47, 27, 1, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<31xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xi64>, tensor<31xi64>) -> ()
  return
}
// -----
// count_leading_zeros of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<4xui2>) -> tensor<4xui2>
  %2 = stablehlo.constant dense<[2, 1, 0, 0]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}
// -----
// count_leading_zeros of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xui4>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<10xui4>) -> tensor<10xui4>
  %2 = stablehlo.constant dense<[4, 3, 2, 2, 1, 1, 0, 0, 0, 0]> : tensor<10xui4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<10xui4>, tensor<10xui4>) -> ()
  return
}
// -----
// count_leading_zeros of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A64FFFE7F8055"> : tensor<14xui8>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<14xui8>) -> tensor<14xui8>
  %2 = stablehlo.constant dense<"0x0807060605050402010000010001"> : tensor<14xui8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<14xui8>, tensor<14xui8>) -> ()
  return
}
// -----
// count_leading_zeros of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FFFFFEFFFF7F00805555"> : tensor<15xui16>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<15xui16>) -> tensor<15xui16>
  %2 = stablehlo.constant dense<[16, 15, 14, 14, 13, 13, 12, 10, 9, 2, 0, 0, 1, 0, 1]> : tensor<15xui16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xui16>, tensor<15xui16>) -> ()
  return
}
// -----
// count_leading_zeros of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 4294967295, 4294967294, 2147483647, 2147483648, 1431655765]> : tensor<16xui32>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<16xui32>) -> tensor<16xui32>
  %2 = stablehlo.constant dense<[32, 31, 30, 30, 29, 29, 28, 26, 25, 18, 15, 0, 0, 1, 0, 1]> : tensor<16xui32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xui32>, tensor<16xui32>) -> ()
  return
}
// -----
// count_leading_zeros of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 18446744073709551615, 18446744073709551614, 9223372036854775807, 9223372036854775808, 6148914691236517205]> : tensor<17xui64>
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<17xui64>) -> tensor<17xui64>
  %2 = stablehlo.constant dense<[64, 63, 62, 62, 61, 61, 60, 58, 57, 50, 47, 27, 0, 0, 1, 0, 1]> : tensor<17xui64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<17xui64>, tensor<17xui64>) -> ()
  return
}
