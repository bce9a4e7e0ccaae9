// not of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %1 = stablehlo.not %0 : tensor<4xi2>
  %2 = stablehlo.constant dense<[-1, -2, 0, 1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}
// -----
// not of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi4>
  %1 = stablehlo.not %0 : tensor<15xi4>
  %2 = stablehlo.constant dense<[-1, -2, -3, -4, -6, -8, -7, -5, 0, 1, 2, 4, 7, 6, 3]> : tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xi4>, tensor<15xi4>) -> ()
  return
}
// -----
// not of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A647F7E3F40FFFEFDFBF8D69C8081C0D5"> : tensor<24xi8>
  %1 = stablehlo.not %0 : tensor<24xi8>
  %2 = stablehlo.constant dense<"0xFFFEFDFCFAF8F4D59B8081C0BF000102040729637F7E3F2A"> : tensor<24xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi8>, tensor<24xi8>) -> ()
  return
}
// -----
// not of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2AFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF0080018000C055D5"> : tensor<27xi16>
  %1 = stablehlo.not %0 : tensor<27xi16>
  %2 = stablehlo.constant dense<"0xFFFFFEFFFDFFFCFFFAFFF8FFF4FFD5FF9BFFC6CF0080018000C0FFBF55D500000100020004000700290063003830FF7FFE7FFF3FAA2A"> : tensor<27xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<27xi16>, tensor<27xi16>) -> ()
  return
}
// -----
// not of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -2147483648, -2147483647, -1073741824, -715827883]> : tensor<29xi32>
  %1 = stablehlo.not %0 : tensor<29xi32>
  %2 = stablehlo.constant dense<[-1, -2, -3, -4, -6, -8, -12, -43, -101, -12346, -77778, -2147483648, -2147483647, -1073741824, -1073741825, -715827883, 0, 1, 2, 4, 7, 41, 99, 12344, 77776, 2147483647, 2147483646, 1073741823, 715827882]> : tensor<29xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<29xi32>, tensor<29xi32>) -> ()
  return
}
// -----
// not of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -123456789123, -9223372036854775808, -9223372036854775807, -4611686018427387904, -3074457345618258603]> : tensor<31xi64>
  %1 = stablehlo.not %0 : tensor<31xi64>
  %2 = stablehlo.constant dense<[-1, -2, -3, -4, -6, -8, -12, -43, -101, -12346, -77778, -123456789124, -9223372036854775808, -9223372036854775807, -4611686018427387904, -4611686018427387905, -3074457345618258603, 0, 1, 2, 4, 7, 41, 99, 12344, 77776, 123456789122, 9223372036854775807, 9223372036854775806, 4611686018427387903, 3074457345618258602]> : tensor<31xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xi64>, tensor<31xi64>) -> ()
  return
}
// -----
// not of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %1 = stablehlo.not %0 : tensor<4xui2>
  %2 = stablehlo.constant dense<[3, 2, 1, 0]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}
// -----
// not of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xui4>
  %1 = stablehlo.not %0 : tensor<10xui4>
  %2 = stablehlo.constant dense<[15, 14, 13, 12, 10, 8, 4, 0, 1, 7]> : tensor<10xui4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<10xui4>, tensor<10xui4>) -> ()
  return
}
// -----
// not of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A64FFFE7F8055"> : tensor<14xui8>
  %1 = stablehlo.not %0 : tensor<14xui8>
  %2 = stablehlo.constant dense<"0xFFFEFDFCFAF8F4D59B0001807FAA"> : tensor<14xui8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<14xui8>, tensor<14xui8>) -> ()
  return
}
// -----
// not of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FFFFFEFFFF7F00805555"> : tensor<15xui16>
  %1 = stablehlo.not %0 : tensor<15xui16>
  %2 = stablehlo.constant dense<"0xFFFFFEFFFDFFFCFFFAFFF8FFF4FFD5FF9BFFC6CF000001000080FF7FAAAA"> : tensor<15xui16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xui16>, tensor<15xui16>) -> ()
  return
}
// -----
// not of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 4294967295, 4294967294, 2147483647, 2147483648, 1431655765]> : tensor<16xui32>
  %1 = stablehlo.not %0 : tensor<16xui32>
  %2 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFFFDFFFFFFFCFFFFFFFAFFFFFFF8FFFFFFF4FFFFFFD5FFFFFF9BFFFFFFC6CFFFFF2ED0FEFF000000000100000000000080FFFFFF7FAAAAAAAA"> : tensor<16xui32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xui32>, tensor<16xui32>) -> ()
  return
}
// -----
// not of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 18446744073709551615, 18446744073709551614, 9223372036854775807, 9223372036854775808, 6148914691236517205]> : tensor<17xui64>
  %1 = stablehlo.not %0 : tensor<17xui64>
  %2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF4FFFFFFFFFFFFFFD5FFFFFFFFFFFFFF9BFFFFFFFFFFFFFFC6CFFFFFFFFFFFFF2ED0FEFFFFFFFFFF7CE56641E3FFFFFF000000000000000001000000000000000000000000000080FFFFFFFFFFFFFF7FAAAAAAAAAAAAAAAA"> : tensor<17xui64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<17xui64>, tensor<17xui64>) -> ()
  return
}
// -----
// not of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %1 = stablehlo.not %0 : tensor<3xi1>
  %2 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xi1>, tensor<3xi1>) -> ()
  return
}
