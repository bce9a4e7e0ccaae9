// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main() -> (tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xi1>, tensor<6xf64>, tensor<6xui64>, tensor<2x3xui64>, tensor<3x2xui64>, tensor<3xui64>, tensor<12xui64>, tensor<10xui64>, tensor<ui64>) {
  %x = stablehlo.constant dense<[0, 18446744073709551615, 1, 9223372036854775808, 7, 3]> : tensor<6xui64>
  %y = stablehlo.constant dense<[1, 9223372036854775808, 7, 3, 0, 18446744073709551615]> : tensor<6xui64>
  %n = stablehlo.constant dense<[7, 3, 18446744073709551615, 18446744073709551615, 1, 9223372036854775808]> : tensor<6xui64>
  %0 = stablehlo.and %x, %y : tensor<6xui64>
  %1 = stablehlo.or %x, %y : tensor<6xui64>
  %2 = stablehlo.xor %x, %y : tensor<6xui64>
  %3 = stablehlo.maximum %x, %y : tensor<6xui64>
  %4 = stablehlo.minimum %x, %y : tensor<6xui64>
  %5 = stablehlo.add %x, %y : tensor<6xui64>
  %6 = stablehlo.multiply %x, %y : tensor<6xui64>
  %7 = stablehlo.subtract %x, %y : tensor<6xui64>
  %8 = stablehlo.shift_left %x, %y : tensor<6xui64>
  %9 = stablehlo.shift_right_arithmetic %x, %y : tensor<6xui64>
  %10 = stablehlo.shift_right_logical %x, %y : tensor<6xui64>
  %11 = stablehlo.power %x, %y : tensor<6xui64>
  %12 = stablehlo.divide %x, %n : tensor<6xui64>
  %13 = stablehlo.remainder %x, %n : tensor<6xui64>
  %14 = stablehlo.negate %x : tensor<6xui64>
  %15 = stablehlo.not %x : tensor<6xui64>
  %16 = stablehlo.count_leading_zeros %x : tensor<6xui64>
  %17 = stablehlo.popcnt %x : tensor<6xui64>
  %18 = stablehlo.convert %x : (tensor<6xui64>) -> tensor<6xi8>
  %19 = stablehlo.convert %x : (tensor<6xui64>) -> tensor<6xui32>
  %20 = stablehlo.convert %x : (tensor<6xui64>) -> tensor<6xf32>
  %21 = stablehlo.convert %x : (tensor<6xui64>) -> tensor<6xi1>
  %22 = stablehlo.convert %x : (tensor<6xui64>) -> tensor<6xf64>
  %23 = stablehlo.reverse %x, dims = [0] : tensor<6xui64>
  %24 = stablehlo.reshape %x : (tensor<6xui64>) -> tensor<2x3xui64>
  %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<2x3xui64>) -> tensor<3x2xui64>
  %26 = stablehlo.slice %x [1:6:2] : (tensor<6xui64>) -> tensor<3xui64>
  %27 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<6xui64>, tensor<6xui64>) -> tensor<12xui64>
  %z = stablehlo.constant dense<1> : tensor<ui64>
  %28 = stablehlo.pad %x, %z, low = [1], high = [-2], interior = [1] : (tensor<6xui64>, tensor<ui64>) -> tensor<10xui64>
  %29 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6xui64>, tensor<ui64>) -> tensor<ui64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xui64>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xi1>, tensor<6xf64>, tensor<6xui64>, tensor<2x3xui64>, tensor<3x2xui64>, tensor<3xui64>, tensor<12xui64>, tensor<10xui64>, tensor<ui64>
}
