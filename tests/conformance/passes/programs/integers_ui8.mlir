// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main() -> (tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xi1>, tensor<6xf64>, tensor<6xui8>, tensor<2x3xui8>, tensor<3x2xui8>, tensor<3xui8>, tensor<12xui8>, tensor<10xui8>, tensor<ui8>) {
  %x = stablehlo.constant dense<[0, 255, 128, 1, 7, 200]> : tensor<6xui8>
  %y = stablehlo.constant dense<[128, 1, 7, 200, 0, 255]> : tensor<6xui8>
  %n = stablehlo.constant dense<[7, 200, 255, 255, 128, 1]> : tensor<6xui8>
  %0 = stablehlo.and %x, %y : tensor<6xui8>
  %1 = stablehlo.or %x, %y : tensor<6xui8>
  %2 = stablehlo.xor %x, %y : tensor<6xui8>
  %3 = stablehlo.maximum %x, %y : tensor<6xui8>
  %4 = stablehlo.minimum %x, %y : tensor<6xui8>
  %5 = stablehlo.add %x, %y : tensor<6xui8>
  %6 = stablehlo.multiply %x, %y : tensor<6xui8>
  %7 = stablehlo.subtract %x, %y : tensor<6xui8>
  %8 = stablehlo.shift_left %x, %y : tensor<6xui8>
  %9 = stablehlo.shift_right_arithmetic %x, %y : tensor<6xui8>
  %10 = stablehlo.shift_right_logical %x, %y : tensor<6xui8>
  %11 = stablehlo.power %x, %y : tensor<6xui8>
  %12 = stablehlo.divide %x, %n : tensor<6xui8>
  %13 = stablehlo.remainder %x, %n : tensor<6xui8>
  %14 = stablehlo.negate %x : tensor<6xui8>
  %15 = stablehlo.not %x : tensor<6xui8>
  %16 = stablehlo.count_leading_zeros %x : tensor<6xui8>
  %17 = stablehlo.popcnt %x : tensor<6xui8>
  %18 = stablehlo.convert %x : (tensor<6xui8>) -> tensor<6xi8>
  %19 = stablehlo.convert %x : (tensor<6xui8>) -> tensor<6xui32>
  %20 = stablehlo.convert %x : (tensor<6xui8>) -> tensor<6xf32>
  %21 = stablehlo.convert %x : (tensor<6xui8>) -> tensor<6xi1>
  %22 = stablehlo.convert %x : (tensor<6xui8>) -> tensor<6xf64>
  %23 = stablehlo.reverse %x, dims = [0] : tensor<6xui8>
  %24 = stablehlo.reshape %x : (tensor<6xui8>) -> tensor<2x3xui8>
  %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<2x3xui8>) -> tensor<3x2xui8>
  %26 = stablehlo.slice %x [1:6:2] : (tensor<6xui8>) -> tensor<3xui8>
  %27 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<6xui8>, tensor<6xui8>) -> tensor<12xui8>
  %z = stablehlo.constant dense<128> : tensor<ui8>
  %28 = stablehlo.pad %x, %z, low = [1], high = [-2], interior = [1] : (tensor<6xui8>, tensor<ui8>) -> tensor<10xui8>
  %29 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6xui8>, tensor<ui8>) -> tensor<ui8>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29 : tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xui8>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xi1>, tensor<6xf64>, tensor<6xui8>, tensor<2x3xui8>, tensor<3x2xui8>, tensor<3xui8>, tensor<12xui8>, tensor<10xui8>, tensor<ui8>
}
