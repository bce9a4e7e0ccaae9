// Two operands of different widths are scattered together.
module {
  func.func public @main() -> () {
    %narrow = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>
    %wide = stablehlo.constant dense<[[0.5, 1.5], [2.5, 3.5], [4.5, 5.5]]> : tensor<3x2xf64>
    %rows = stablehlo.constant dense<[[2], [0], [2]]> : tensor<3x1xi32>
    %a = stablehlo.constant dense<[[10, 20], [30, 40], [1, 2]]> : tensor<3x2xi8>
    %b = stablehlo.constant dense<[[0.25, 0.5], [1.0, 2.0], [4.0, 8.0]]> : tensor<3x2xf64>
    %0:2 = "stablehlo.scatter"(%narrow, %wide, %rows, %a, %b) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%p: tensor<i8>, %q: tensor<f64>, %r: tensor<i8>, %s: tensor<f64>):
      %x = stablehlo.add %p, %r : tensor<i8>
      %y = stablehlo.subtract %q, %s : tensor<f64>
      stablehlo.return %x, %y : tensor<i8>, tensor<f64>
    }) : (tensor<3x2xi8>, tensor<3x2xf64>, tensor<3x1xi32>, tensor<3x2xi8>, tensor<3x2xf64>) -> (tensor<3x2xi8>, tensor<3x2xf64>)
    %1 = stablehlo.constant dense<[[31, 42], [3, 4], [16, 28]]> : tensor<3x2xi8>
    %2 = stablehlo.constant dense<[[-0.5, -0.5], [2.5, 3.5], [0.25, -3.0]]> : tensor<3x2xf64>
    stablehlo.custom_call @check.expect_eq(%0#0, %1) : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %2) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    %3:2 = "stablehlo.scatter"(%wide, %narrow, %rows, %b, %a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%p: tensor<f64>, %q: tensor<i8>, %r: tensor<f64>, %s: tensor<i8>):
      %x = stablehlo.subtract %p, %r : tensor<f64>
      %y = stablehlo.add %q, %s : tensor<i8>
      stablehlo.return %x, %y : tensor<f64>, tensor<i8>
    }) : (tensor<3x2xf64>, tensor<3x2xi8>, tensor<3x1xi32>, tensor<3x2xf64>, tensor<3x2xi8>) -> (tensor<3x2xf64>, tensor<3x2xi8>)
    stablehlo.custom_call @check.expect_eq(%3#0, %2) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%3#1, %1) : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
    return
  }
}
