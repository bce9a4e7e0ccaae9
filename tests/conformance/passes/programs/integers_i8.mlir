// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main() -> (tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xi1>, tensor<6xf64>, tensor<6xi8>, tensor<2x3xi8>, tensor<3x2xi8>, tensor<3xi8>, tensor<12xi8>, tensor<10xi8>, tensor<i8>) {
  %x = stablehlo.constant dense<[-128, 127, 0, -1, 1, 77]> : tensor<6xi8>
  %y = stablehlo.constant dense<[0, -1, 1, 77, -128, 127]> : tensor<6xi8>
  %n = stablehlo.constant dense<[1, 77, -128, 127, 127, -1]> : tensor<6xi8>
  %0 = stablehlo.and %x, %y : tensor<6xi8>
  %1 = stablehlo.or %x, %y : tensor<6xi8>
  %2 = stablehlo.xor %x, %y : tensor<6xi8>
  %3 = stablehlo.maximum %x, %y : tensor<6xi8>
  %4 = stablehlo.minimum %x, %y : tensor<6xi8>
  %5 = stablehlo.add %x, %y : tensor<6xi8>
  %6 = stablehlo.multiply %x, %y : tensor<6xi8>
  %7 = stablehlo.subtract %x, %y : tensor<6xi8>
  %8 = stablehlo.shift_left %x, %y : tensor<6xi8>
  %9 = stablehlo.shift_right_arithmetic %x, %y : tensor<6xi8>
  %10 = stablehlo.shift_right_logical %x, %y : tensor<6xi8>
  %11 = stablehlo.power %x, %y : tensor<6xi8>
  %12 = stablehlo.divide %x, %n : tensor<6xi8>
  %13 = stablehlo.remainder %x, %n : tensor<6xi8>
  %14 = stablehlo.negate %x : tensor<6xi8>
  %15 = stablehlo.not %x : tensor<6xi8>
  %16 = stablehlo.count_leading_zeros %x : tensor<6xi8>
  %17 = stablehlo.popcnt %x : tensor<6xi8>
  %18 = stablehlo.convert %x : (tensor<6xi8>) -> tensor<6xui32>
  %19 = stablehlo.convert %x : (tensor<6xi8>) -> tensor<6xf32>
  %20 = stablehlo.convert %x : (tensor<6xi8>) -> tensor<6xi1>
  %21 = stablehlo.convert %x : (tensor<6xi8>) -> tensor<6xf64>
  %22 = stablehlo.reverse %x, dims = [0] : tensor<6xi8>
  %23 = stablehlo.reshape %x : (tensor<6xi8>) -> tensor<2x3xi8>
  %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>
  %25 = stablehlo.slice %x [1:6:2] : (tensor<6xi8>) -> tensor<3xi8>
  %26 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<6xi8>, tensor<6xi8>) -> tensor<12xi8>
  %z = stablehlo.constant dense<0> : tensor<i8>
  %27 = stablehlo.pad %x, %z, low = [1], high = [-2], interior = [1] : (tensor<6xi8>, tensor<i8>) -> tensor<10xi8>
  %28 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6xi8>, tensor<i8>) -> tensor<i8>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28 : tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xi1>, tensor<6xf64>, tensor<6xi8>, tensor<2x3xi8>, tensor<3x2xi8>, tensor<3xi8>, tensor<12xi8>, tensor<10xi8>, tensor<i8>
}
