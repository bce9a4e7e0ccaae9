// Written by make.py.
module {
  func.func public @main() -> (tensor<8xui64>) {
    %v1 = stablehlo.constant dense<[-128, -128, 127, 127, 3, 42, -26, 126]> : tensor<8xi8>
    %v2 = stablehlo.constant dense<[-128, 127, 127, 2, 5, 7, 11, 63]> : tensor<8xi8>
    %v3_0 = chlo.mulhi %v1, %v2 : tensor<8xi8>, tensor<8xi8> -> tensor<8xi8>
    %v4 = stablehlo.constant dense<[64, -64, 63, 0, 0, 1, -2, 31]> : tensor<8xi8>
    stablehlo.custom_call @check.expect_eq(%v3_0, %v4) {has_side_effect = true} : (tensor<8xi8>, tensor<8xi8>) -> ()
    %v5 = stablehlo.constant dense<[-2147483648, -2147483648, 2147483647, 2147483647, 3, 715827882, -429496730, 2147483646]> : tensor<8xi32>
    %v6 = stablehlo.constant dense<[-2147483648, 2147483647, 2147483647, 2, 5, 7, 11, 1073741823]> : tensor<8xi32>
    %v7_0 = chlo.mulhi %v5, %v6 : tensor<8xi32>, tensor<8xi32> -> tensor<8xi32>
    %v8 = stablehlo.constant dense<[1073741824, -1073741824, 1073741823, 0, 0, 1, -2, 536870911]> : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%v7_0, %v8) {has_side_effect = true} : (tensor<8xi32>, tensor<8xi32>) -> ()
    %v9 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, 9223372036854775807, 9223372036854775807, 3, 3074457345618258602, -1844674407370955162, 9223372036854775806]> : tensor<8xi64>
    %v10 = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807, 9223372036854775807, 2, 5, 7, 11, 4611686018427387903]> : tensor<8xi64>
    %v11_0 = chlo.mulhi %v9, %v10 : tensor<8xi64>, tensor<8xi64> -> tensor<8xi64>
    %v12 = stablehlo.constant dense<[4611686018427387904, -4611686018427387904, 4611686018427387903, 0, 0, 1, -2, 2305843009213693951]> : tensor<8xi64>
    stablehlo.custom_call @check.expect_eq(%v11_0, %v12) {has_side_effect = true} : (tensor<8xi64>, tensor<8xi64>) -> ()
    %v13 = stablehlo.constant dense<[0, 0, 255, 255, 3, 85, 0, 254]> : tensor<8xui8>
    %v14 = stablehlo.constant dense<[0, 255, 255, 2, 5, 7, 11, 127]> : tensor<8xui8>
    %v15_0 = chlo.mulhi %v13, %v14 : tensor<8xui8>, tensor<8xui8> -> tensor<8xui8>
    %v16 = stablehlo.constant dense<[0, 0, 254, 1, 0, 2, 0, 126]> : tensor<8xui8>
    stablehlo.custom_call @check.expect_eq(%v15_0, %v16) {has_side_effect = true} : (tensor<8xui8>, tensor<8xui8>) -> ()
    %v17 = stablehlo.constant dense<[0, 0, 4294967295, 4294967295, 3, 1431655765, 0, 4294967294]> : tensor<8xui32>
    %v18 = stablehlo.constant dense<[0, 4294967295, 4294967295, 2, 5, 7, 11, 2147483647]> : tensor<8xui32>
    %v19_0 = chlo.mulhi %v17, %v18 : tensor<8xui32>, tensor<8xui32> -> tensor<8xui32>
    %v20 = stablehlo.constant dense<[0, 0, 4294967294, 1, 0, 2, 0, 2147483646]> : tensor<8xui32>
    stablehlo.custom_call @check.expect_eq(%v19_0, %v20) {has_side_effect = true} : (tensor<8xui32>, tensor<8xui32>) -> ()
    %v21 = stablehlo.constant dense<[0, 0, 18446744073709551615, 18446744073709551615, 3, 6148914691236517205, 0, 18446744073709551614]> : tensor<8xui64>
    %v22 = stablehlo.constant dense<[0, 18446744073709551615, 18446744073709551615, 2, 5, 7, 11, 9223372036854775807]> : tensor<8xui64>
    %v23_0 = chlo.mulhi %v21, %v22 : tensor<8xui64>, tensor<8xui64> -> tensor<8xui64>
    %v24 = stablehlo.constant dense<[0, 0, 18446744073709551614, 1, 0, 2, 0, 9223372036854775806]> : tensor<8xui64>
    stablehlo.custom_call @check.expect_eq(%v23_0, %v24) {has_side_effect = true} : (tensor<8xui64>, tensor<8xui64>) -> ()
    return %v23_0 : tensor<8xui64>
  }
}
