// Bodies of scatters that do not treat their operands alike: element 1 is updated by 1 and then by 3.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
    %at = stablehlo.constant dense<[[1], [2], [1]]> : tensor<3x1xi32>
    %u = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
    %0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%old: tensor<f32>, %new: tensor<f32>):
      %s = stablehlo.subtract %new, %old : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
    %1 = stablehlo.constant dense<[10.0, 22.0, -28.0]> : tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<3xf32>, tensor<3xf32>) -> ()
    %2 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%old: tensor<f32>, %new: tensor<f32>):
      %s = stablehlo.subtract %old, %new : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
    %3 = stablehlo.constant dense<[10.0, 16.0, 28.0]> : tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3xf32>, tensor<3xf32>) -> ()
    %4 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%old: tensor<f32>, %new: tensor<f32>):
      %s = stablehlo.add %old, %old : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
    %5 = stablehlo.constant dense<[10.0, 80.0, 60.0]> : tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
}
