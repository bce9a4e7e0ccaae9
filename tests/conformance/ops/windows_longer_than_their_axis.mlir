// Windows that see the whole axis, or more, are running totals only if they end with each element in turn.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 5>, padding = dense<[[3, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %e0 = stablehlo.constant dense<[3, 6, 10, 10]> : tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%0, %e0) : (tensor<4xi32>, tensor<4xi32>) -> ()
    %1 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 4>, padding = dense<[[3, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %e1 = stablehlo.constant dense<[1, 3, 6, 10]> : tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%1, %e1) : (tensor<4xi32>, tensor<4xi32>) -> ()
    %2 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 5>, padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %e2 = stablehlo.constant dense<[1, 3, 6, 10]> : tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%2, %e2) : (tensor<4xi32>, tensor<4xi32>) -> ()
    %3 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 6>, padding = dense<[[3, 3]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<5xi32>
    %e3 = stablehlo.constant dense<[6, 10, 10, 10, 9]> : tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%3, %e3) : (tensor<5xi32>, tensor<5xi32>) -> ()
    %4 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 5>, padding = dense<[[1, 3]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %e4 = stablehlo.constant dense<[10, 10, 9, 7]> : tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%4, %e4) : (tensor<4xi32>, tensor<4xi32>) -> ()
    %5 = "stablehlo.reduce_window"(%x, %one) <{window_dimensions = array<i64: 5>, padding = dense<[[3, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.multiply %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %e5 = stablehlo.constant dense<[2, 6, 24, 24]> : tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%5, %e5) : (tensor<4xi32>, tensor<4xi32>) -> ()
    %6 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 5>, padding = dense<[[3, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.maximum %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %e6 = stablehlo.constant dense<[2, 3, 4, 4]> : tensor<4xi32>
    stablehlo.custom_call @check.expect_eq(%6, %e6) : (tensor<4xi32>, tensor<4xi32>) -> ()
    return
  }
}
