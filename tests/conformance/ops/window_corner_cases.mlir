// Windows that look like running totals or like no windows at all, and are neither.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %nine = stablehlo.constant dense<9.0> : tensor<f32>
    // A window of one element, which the padding shifts.
    %0 = "stablehlo.reduce_window"(%x, %nine) <{window_dimensions = array<i64: 1>, padding = dense<[[1, -1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %r = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %e0 = stablehlo.constant dense<9.0> : tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %e0) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %1 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 1>, padding = dense<[[1, -1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %r = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %e1 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%1, %e1) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %2 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 1>, padding = dense<[[-1, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %r = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %e2 = stablehlo.constant dense<[2.0, 3.0, 4.0, 0.0]> : tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%2, %e2) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %m = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
    %7 = "stablehlo.reduce_window"(%m, %zero) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[1, -1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %r = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %e7 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%7, %e7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    // A dilated window as long as its axis.
    %y = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
    %3 = "stablehlo.reduce_window"(%y, %zero) <{window_dimensions = array<i64: 3>, window_dilations = array<i64: 2>, padding = dense<[[2, 2]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %r = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %e3 = stablehlo.constant dense<[4.0, 2.0, 4.0]> : tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%3, %e3) : (tensor<3xf32>, tensor<3xf32>) -> ()
    // Products that begin with 257, also in the padding: 257 * 257 * 2 and 257 * 2 * 3.
    %z = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
    %init = stablehlo.constant dense<257> : tensor<i32>
    %4 = "stablehlo.reduce_window"(%z, %init) <{window_dimensions = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.multiply %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    %e4 = stablehlo.constant dense<[132098, 1542]> : tensor<2xi32>
    stablehlo.custom_call @check.expect_eq(%4, %e4) : (tensor<2xi32>, tensor<2xi32>) -> ()
    // A running minimum of zeros of both signs: 1 / -0 is -infinity.
    %zeros = stablehlo.constant dense<[0.0, -0.0, 0.0]> : tensor<3xf32>
    %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = "stablehlo.reduce_window"(%zeros, %most) <{window_dimensions = array<i64: 3>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %r = stablehlo.minimum %a, %b : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %ones = stablehlo.constant dense<1.0> : tensor<3xf32>
    %6 = stablehlo.divide %ones, %5 : tensor<3xf32>
    %e6 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0xFF800000]> : tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%6, %e6) : (tensor<3xf32>, tensor<3xf32>) -> ()
    return
  }
}
