// Written by make.py.
module {
  func.func public @main() -> (tensor<2x2xf32>) {
    %v1 = stablehlo.constant dense<[[[0x00000000, 0x3F800000], [0x40000000, 0x40400000], [0x40800000, 0x40A00000]], [[0x40C00000, 0x40E00000], [0x41000000, 0x41100000], [0x41200000, 0x41300000]]]> : tensor<2x3x2xf32>
    %v2 = stablehlo.constant dense<[[0x3F800000, 0x40000000], [0x40400000, 0x40800000]]> : tensor<2x2xf32>
    %o3, %c3 = chlo.scan(%v1) inits (%v2) dimension=1 {
    ^bb0(%input: tensor<2x2xf32>, %carry: tensor<2x2xf32>):
      %sum = stablehlo.add %input, %carry : tensor<2x2xf32>
      %square = chlo.square %sum : tensor<2x2xf32> -> tensor<2x2xf32>
      stablehlo.return %square, %sum : tensor<2x2xf32>, tensor<2x2xf32>
    } : (tensor<2x3x2xf32>, tensor<2x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xf32>)
    %v4 = stablehlo.constant dense<[[[0x3F800000, 0x41100000], [0x41100000, 0x42100000], [0x42440000, 0x42F20000]], [[0x42A20000, 0x42F20000], [0x43908000, 0x43C80000], [0x44364000, 0x44704000]]]> : tensor<2x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%o3, %v4) {has_side_effect = true} : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
    %v5 = stablehlo.constant dense<[[0x40E00000, 0x41300000], [0x41D80000, 0x41F80000]]> : tensor<2x2xf32>
    stablehlo.custom_call @check.expect_eq(%c3, %v5) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    %o6, %c6 = chlo.scan(%v1) inits (%v2) dimension=1 attributes {is_reverse = true} {
    ^bb0(%input: tensor<2x2xf32>, %carry: tensor<2x2xf32>):
      %sum = stablehlo.add %input, %carry : tensor<2x2xf32>
      %square = chlo.square %sum : tensor<2x2xf32> -> tensor<2x2xf32>
      stablehlo.return %square, %sum : tensor<2x2xf32>, tensor<2x2xf32>
    } : (tensor<2x3x2xf32>, tensor<2x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xf32>)
    %v7 = stablehlo.constant dense<[[[0x42440000, 0x42F20000], [0x42440000, 0x42C80000], [0x41C80000, 0x42440000]], [[0x44364000, 0x44704000], [0x43DC8000, 0x44100000], [0x43290000, 0x43610000]]]> : tensor<2x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%o6, %v7) {has_side_effect = true} : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
    %v8 = stablehlo.constant dense<[[0x40E00000, 0x41300000], [0x41D80000, 0x41F80000]]> : tensor<2x2xf32>
    stablehlo.custom_call @check.expect_eq(%c6, %v8) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
    return %c6 : tensor<2x2xf32>
  }
}
