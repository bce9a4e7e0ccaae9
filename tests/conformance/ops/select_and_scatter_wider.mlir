// The sums do not fit into the type of the operand: the body that scatters computes in a wider one.
module {
  func.func public @main() -> () {
    %operand = stablehlo.constant dense<[[1, 5], [2, 5], [3, 6], [4, 4]]> : tensor<4x2xi8>
    %source = stablehlo.constant dense<[[5, 100], [7, 100]]> : tensor<2x2xi8>
    %init = stablehlo.constant dense<0> : tensor<i8>
    %0 = "stablehlo.select_and_scatter"(%operand, %source, %init) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i8>, %b: tensor<i8>):
      %p = stablehlo.compare GE, %a, %b, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }, {
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<4x2xi8>, tensor<2x2xi8>, tensor<i8>) -> tensor<4x2xi32>
    %e0 = stablehlo.constant dense<[[0, 0], [0, 0], [5, 200], [7, 0]]> : tensor<4x2xi32>
    stablehlo.custom_call @check.expect_eq(%0, %e0) : (tensor<4x2xi32>, tensor<4x2xi32>) -> ()
    return
  }
}
