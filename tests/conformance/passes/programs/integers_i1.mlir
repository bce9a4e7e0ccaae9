// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @main() -> (tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xf64>, tensor<6xi1>, tensor<2x3xi1>, tensor<3x2xi1>, tensor<3xi1>, tensor<12xi1>, tensor<10xi1>, tensor<i1>) {
  %x = stablehlo.constant dense<[true, false, true, false, false, true]> : tensor<6xi1>
  %y = stablehlo.constant dense<[true, false, false, true, true, false]> : tensor<6xi1>
  %n = stablehlo.constant dense<[false, true, true, false, true, false]> : tensor<6xi1>
  %0 = stablehlo.and %x, %y : tensor<6xi1>
  %1 = stablehlo.or %x, %y : tensor<6xi1>
  %2 = stablehlo.xor %x, %y : tensor<6xi1>
  %3 = stablehlo.maximum %x, %y : tensor<6xi1>
  %4 = stablehlo.minimum %x, %y : tensor<6xi1>
  %5 = stablehlo.add %x, %y : tensor<6xi1>
  %6 = stablehlo.multiply %x, %y : tensor<6xi1>
  %7 = stablehlo.not %x : tensor<6xi1>
  %8 = stablehlo.convert %x : (tensor<6xi1>) -> tensor<6xi8>
  %9 = stablehlo.convert %x : (tensor<6xi1>) -> tensor<6xui32>
  %10 = stablehlo.convert %x : (tensor<6xi1>) -> tensor<6xf32>
  %11 = stablehlo.convert %x : (tensor<6xi1>) -> tensor<6xf64>
  %12 = stablehlo.reverse %x, dims = [0] : tensor<6xi1>
  %13 = stablehlo.reshape %x : (tensor<6xi1>) -> tensor<2x3xi1>
  %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<2x3xi1>) -> tensor<3x2xi1>
  %15 = stablehlo.slice %x [1:6:2] : (tensor<6xi1>) -> tensor<3xi1>
  %16 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<6xi1>, tensor<6xi1>) -> tensor<12xi1>
  %z = stablehlo.constant dense<true> : tensor<i1>
  %17 = stablehlo.pad %x, %z, low = [1], high = [-2], interior = [1] : (tensor<6xi1>, tensor<i1>) -> tensor<10xi1>
  %18 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi8>, tensor<6xui32>, tensor<6xf32>, tensor<6xf64>, tensor<6xi1>, tensor<2x3xi1>, tensor<3x2xi1>, tensor<3xi1>, tensor<12xi1>, tensor<10xi1>, tensor<i1>
}
