// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main() -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xi1>, tensor<6xf64>, tensor<6xi32>, tensor<2x3xi32>, tensor<3x2xi32>, tensor<3xi32>, tensor<12xi32>, tensor<10xi32>, tensor<i32>) {
  %x = stablehlo.constant dense<[-2147483648, 2147483647, 0, -1, 1, 77]> : tensor<6xi32>
  %y = stablehlo.constant dense<[0, -1, 1, 77, -2147483648, 2147483647]> : tensor<6xi32>
  %n = stablehlo.constant dense<[1, 77, -2147483648, 2147483647, 2147483647, -1]> : tensor<6xi32>
  %0 = stablehlo.and %x, %y : tensor<6xi32>
  %1 = stablehlo.or %x, %y : tensor<6xi32>
  %2 = stablehlo.xor %x, %y : tensor<6xi32>
  %3 = stablehlo.maximum %x, %y : tensor<6xi32>
  %4 = stablehlo.minimum %x, %y : tensor<6xi32>
  %5 = stablehlo.add %x, %y : tensor<6xi32>
  %6 = stablehlo.multiply %x, %y : tensor<6xi32>
  %7 = stablehlo.subtract %x, %y : tensor<6xi32>
  %8 = stablehlo.shift_left %x, %y : tensor<6xi32>
  %9 = stablehlo.shift_right_arithmetic %x, %y : tensor<6xi32>
  %10 = stablehlo.shift_right_logical %x, %y : tensor<6xi32>
  %11 = stablehlo.power %x, %y : tensor<6xi32>
  %12 = stablehlo.divide %x, %n : tensor<6xi32>
  %13 = stablehlo.remainder %x, %n : tensor<6xi32>
  %14 = stablehlo.negate %x : tensor<6xi32>
  %15 = stablehlo.not %x : tensor<6xi32>
  %16 = stablehlo.count_leading_zeros %x : tensor<6xi32>
  %17 = stablehlo.popcnt %x : tensor<6xi32>
  %18 = stablehlo.convert %x : (tensor<6xi32>) -> tensor<6xi8>
  %19 = stablehlo.convert %x : (tensor<6xi32>) -> tensor<6xui32>
  %20 = stablehlo.convert %x : (tensor<6xi32>) -> tensor<6xf32>
  %21 = stablehlo.convert %x : (tensor<6xi32>) -> tensor<6xi1>
  %22 = stablehlo.convert %x : (tensor<6xi32>) -> tensor<6xf64>
  %23 = stablehlo.reverse %x, dims = [0] : tensor<6xi32>
  %24 = stablehlo.reshape %x : (tensor<6xi32>) -> tensor<2x3xi32>
  %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %26 = stablehlo.slice %x [1:6:2] : (tensor<6xi32>) -> tensor<3xi32>
  %27 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %28 = stablehlo.pad %x, %z, low = [1], high = [-2], interior = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<10xi32>
  %29 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xi1>, tensor<6xf64>, tensor<6xi32>, tensor<2x3xi32>, tensor<3x2xi32>, tensor<3xi32>, tensor<12xi32>, tensor<10xi32>, tensor<i32>
}
