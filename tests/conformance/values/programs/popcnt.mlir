// popcnt of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %1 = "stablehlo.popcnt"(%0) : (tensor<4xi2>) -> tensor<4xi2>
  %2 = stablehlo.constant dense<[0, 1, -2, 1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}
// -----
// popcnt of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi4>
  %1 = "stablehlo.popcnt"(%0) : (tensor<15xi4>) -> tensor<15xi4>
  %2 = stablehlo.constant dense<[0, 1, 1, 2, 2, 3, 2, 1, 4, 3, 3, 3, 1, 2, 2]> : tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xi4>, tensor<15xi4>) -> ()
  return
}
// -----
// popcnt of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A647F7E3F40FFFEFDFBF8D69C8081C0D5"> : tensor<24xi8>
  %1 = "stablehlo.popcnt"(%0) : (tensor<24xi8>) -> tensor<24xi8>
  %2 = stablehlo.constant dense<"0x000101020203030303070606010807070705050401020205"> : tensor<24xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi8>, tensor<24xi8>) -> ()
  return
}
// -----
// popcnt of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2AFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF0080018000C055D5"> : tensor<27xi16>
  %1 = "stablehlo.popcnt"(%0) : (tensor<27xi16>) -> tensor<27xi16>
  %2 = stablehlo.constant dense<[0, 1, 1, 2, 2, 3, 3, 3, 3, 6, 15, 14, 14, 1, 7, 16, 15, 15, 15, 13, 13, 12, 11, 1, 2, 2, 9]> : tensor<27xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<27xi16>, tensor<27xi16>) -> ()
  return
}
// -----
// popcnt of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -2147483648, -2147483647, -1073741824, -715827883]> : tensor<29xi32>
  %1 = "stablehlo.popcnt"(%0) : (tensor<29xi32>) -> tensor<29xi32>
  %2 = stablehlo.constant dense<[0, 1, 1, 2, 2, 3, 3, 3, 3, 6, 10, 31, 30, 30, 1, 15, 32, 31, 31, 31, 29, 29, 28, 27, 23, 1, 2, 2, 17]> : tensor<29xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<29xi32>, tensor<29xi32>) -> ()
  return
}
// -----
// popcnt of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -123456789123, -9223372036854775808, -9223372036854775807, -4611686018427387904, -3074457345618258603]> : tensor<31xi64>
  %1 = "stablehlo.popcnt"(%0) : (tensor<31xi64>) -> tensor<31xi64>
  %2 = stablehlo.constant dense<[0, 1, 1, 2, 2, 3, 3, 3, 3, 6, 10, 19, 63, 62, 62, 1, 31, 64, 63, 63, 63, 61, 61, 60, 59, 55, 46, 1, 2, 2, 33]> : tensor<31xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xi64>, tensor<31xi64>) -> ()
  return
}
// -----
// popcnt of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %1 = "stablehlo.popcnt"(%0) : (tensor<4xui2>) -> tensor<4xui2>
  %2 = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}
// -----
// popcnt of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xui4>
  %1 = "stablehlo.popcnt"(%0) : (tensor<10xui4>) -> tensor<10xui4>
  %2 = stablehlo.constant dense<[0, 1, 1, 2, 2, 3, 3, 4, 3, 1]> : tensor<10xui4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<10xui4>, tensor<10xui4>) -> ()
  return
}
// -----
// popcnt of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A64FFFE7F8055"> : tensor<14xui8>
  %1 = "stablehlo.popcnt"(%0) : (tensor<14xui8>) -> tensor<14xui8>
  %2 = stablehlo.constant dense<"0x0001010202030303030807070104"> : tensor<14xui8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<14xui8>, tensor<14xui8>) -> ()
  return
}
// -----
// popcnt of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FFFFFEFFFF7F00805555"> : tensor<15xui16>
  %1 = "stablehlo.popcnt"(%0) : (tensor<15xui16>) -> tensor<15xui16>
  %2 = stablehlo.constant dense<[0, 1, 1, 2, 2, 3, 3, 3, 3, 6, 16, 15, 15, 1, 8]> : tensor<15xui16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xui16>, tensor<15xui16>) -> ()
  return
}
// -----
// popcnt of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 4294967295, 4294967294, 2147483647, 2147483648, 1431655765]> : tensor<16xui32>
  %1 = "stablehlo.popcnt"(%0) : (tensor<16xui32>) -> tensor<16xui32>
  %2 = stablehlo.constant dense<[0, 1, 1, 2, 2, 3, 3, 3, 3, 6, 10, 32, 31, 31, 1, 16]> : tensor<16xui32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xui32>, tensor<16xui32>) -> ()
  return
}
// -----
// popcnt of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 18446744073709551615, 18446744073709551614, 9223372036854775807, 9223372036854775808, 6148914691236517205]> : tensor<17xui64>
  %1 = "stablehlo.popcnt"(%0) : (tensor<17xui64>) -> tensor<17xui64>
  %2 = stablehlo.constant dense<[0, 1, 1, 2, 2, 3, 3, 3, 3, 6, 10, 19, 64, 63, 63, 1, 32]> : tensor<17xui64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<17xui64>, tensor<17xui64>) -> ()
  return
}
