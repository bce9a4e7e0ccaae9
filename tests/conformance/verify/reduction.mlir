// accept
func.func @reduce(%a: tensor<2x3xf32>, %d: tensor<?x3xf32>, %i: tensor<f32>, %n: tensor<2x3xi32>, %m: tensor<i32>, %h: tensor<2x3xi8>, %z: tensor<i8>) {
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = stablehlo.add %l, %r : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %1:2 = "stablehlo.reduce"(%d, %n, %i, %m) ({
  ^bb0(%l: tensor<f32>, %j: tensor<i32>, %r: tensor<f32>, %k: tensor<i32>):
    stablehlo.return %l, %k : tensor<f32>, tensor<i32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<?x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  %2 = "stablehlo.reduce"(%h, %z) ({
  ^bb0(%l: tensor<i32>, %r: tensor<i32>):
    stablehlo.return %l : tensor<i32>
  }) {dimensions = array<i64>} : (tensor<2x3xi8>, tensor<i8>) -> tensor<2x3xi32>
  return
}
func.func @windows(%a: tensor<4x6xf32>, %i: tensor<f32>, %s: tensor<2x2xf32>) {
  %0 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    stablehlo.return %l : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  %1 = "stablehlo.select_and_scatter"(%a, %s, %i) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %c = stablehlo.compare GE, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    stablehlo.return %l : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @sort(%a: tensor<4x6xf32>, %b: tensor<4x6xi32>) {
  %0:2 = "stablehlo.sort"(%a, %b) ({
  ^bb0(%l: tensor<f32>, %r: tensor<f32>, %j: tensor<i32>, %k: tensor<i32>):
    %c = stablehlo.compare LT, %l, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = -2 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  %1 = "stablehlo.map"(%a, %b) ({
  ^bb0(%l: tensor<f32>, %r: tensor<i32>):
    stablehlo.return %r : tensor<i32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xi32>
  return
}

// -----
func.func @f1(%x0: tensor<2x3xf32>, %x1: tensor<3x2xi32>, %x2: tensor<f32>, %x3: tensor<i32>) {
  // expect: reduce_c1
  // mended by: tensor<3x2xi32> => tensor<2x3xi32>
  %0:2 = "stablehlo.reduce"(%x0, %x1, %x2, %x3) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>, %b2: tensor<f32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    %r1 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<i32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}
func.func @f2(%x0: tensor<2x3xf32>, %x1: tensor<i32>) {
  // expect: reduce_c2
  // mended by: tensor<i32> => tensor<f32>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>
  return
}
func.func @f3(%x0: tensor<2x3xf32>, %x1: tensor<1xf32>) {
  // expect: -
  // mended by: tensor<1xf32> => tensor<f32>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}
func.func @f4(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c3
  // mended by: %0:2 => %0
  // mended by: (tensor<2xf32>, tensor<2xf32>) => tensor<2xf32>
  %0:2 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}
func.func @f5(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c4
  // mended by: dimensions = array<i64: 2> => dimensions = array<i64: 1>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 2>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f6(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c4
  // mended by: dimensions = array<i64: -1> => dimensions = array<i64: 1>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: -1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f7(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c5
  // mended by: dimensions = array<i64: 1, 1> => dimensions = array<i64: 1>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 1, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f8(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c6
  // mended by: tensor<1xf32> => tensor<f32>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<1xf32>, %b1: tensor<1xf32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f9(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c6
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    %r1 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f10(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c6
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    stablehlo.return
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f11(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c6
  // mended by: tensor<f64> => tensor<f32>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f64>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f12(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c6
  // mended by: tensor<f64> => tensor<f32>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f13(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c6
  // mended by: tensor<1xf32> => tensor<f32>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<1xf32>
    stablehlo.return %r0 : tensor<1xf32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f14(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c6
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f16>, %b1: tensor<f16>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f16>
    stablehlo.return %r0 : tensor<f16>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf16>
  return
}
func.func @f15(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c6
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xi32>
  return
}
func.func @f16(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c7
  // mended by: dimensions = array<i64: 1> => dimensions = array<i64: 0>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}
func.func @f17(%x0: tensor<2x3xf32>, %x1: tensor<f32>) {
  // expect: reduce_c8
  // mended by: tensor<2xf32> => tensor<2xf64>
  %0 = "stablehlo.reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f64>, %b1: tensor<f64>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
func.func @f18(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c1
  // mended by: %0:2 => %0
  // mended by: (tensor<2x10xf32>, tensor<2x10xf32>) => tensor<2x10xf32>
  %0:2 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> (tensor<2x10xf32>, tensor<2x10xf32>)
  return
}
func.func @f19(%x0: tensor<4x6xf32>, %x1: tensor<4x5xi32>, %x2: tensor<f32>, %x3: tensor<i32>) {
  // expect: reduce_window_c2
  // mended by: tensor<4x5xi32> => tensor<4x6xi32>
  %0:2 = "stablehlo.reduce_window"(%x0, %x1, %x2, %x3) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>, %b2: tensor<f32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    %r1 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<i32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<4x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x10xf32>, tensor<2x10xi32>)
  return
}
func.func @f20(%x0: tensor<4x6xf32>, %x1: tensor<i32>) {
  // expect: reduce_window_c3
  // mended by: tensor<i32> => tensor<f32>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<i32>) -> tensor<2x10xf32>
  return
}
func.func @f21(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c4
  // mended by: window_dimensions = array<i64: 2> => window_dimensions = array<i64: 2, 3>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f22(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c5
  // mended by: window_dimensions = array<i64: 2, 0> => window_dimensions = array<i64: 2, 3>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 0>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f23(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c6
  // mended by: window_strides = array<i64: 2> => window_strides = array<i64: 2, 1>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f24(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c7
  // mended by: window_strides = array<i64: 2, -9223372036854775808> => window_strides = array<i64: 2, 1>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, -9223372036854775808>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f25(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c8
  // mended by: base_dilations = array<i64: 2, 1, 1> => base_dilations = array<i64: 1, 2>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 2, 1, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f26(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c9
  // mended by: base_dilations = array<i64: 0, 1> => base_dilations = array<i64: 1, 2>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 0, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f27(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c10
  // mended by: window_dilations = array<i64> => window_dilations = array<i64: 1, 2>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f28(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c11
  // mended by: window_dilations = array<i64: 1, 0> => window_dilations = array<i64: 1, 2>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 0>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f29(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c12
  // mended by: padding = dense<1> : tensor<2x3xi64> => padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<1> : tensor<2x3xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f30(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c12
  // mended by: padding = dense<1> : tensor<1099511627776x2xi64> => padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<1> : tensor<1099511627776x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f31(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c12
  // mended by: padding = dense<-9223372036854775808> : tensor<2x2xi64> => padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<-9223372036854775808> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f32(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c13
  // mended by: ^bb0(%b0: tensor<f32>): => ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f33(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c15
  // mended by: padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64> => padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x9xf32>
  return
}
func.func @f34(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c15
  // mended by: base_dilations = array<i64: 9223372036854775807, 1> => base_dilations = array<i64: 1, 2>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 9223372036854775807, 1>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f35(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c15
  // mended by: padding = dense<[[4611686018427387904, 4611686018427387904], [0, 0]]> : tensor<2x2xi64> => padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[4611686018427387904, 4611686018427387904], [0, 0]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f36(%x0: tensor<4x6xf32>, %x1: tensor<f32>) {
  // expect: reduce_window_c16
  // mended by: tensor<2x10xf32> => tensor<2x10xf64>
  %0 = "stablehlo.reduce_window"(%x0, %x1) ({
  ^bb0(%b0: tensor<f64>, %b1: tensor<f64>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<2x10xf32>
  return
}
func.func @f37(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf64>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c1
  // mended by: tensor<2x2xf64> => tensor<2x2xf32>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf64>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f38(%x0: tensor<4x6xf32>, %x1: tensor<2x3xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c2
  // mended by: tensor<2x3xf32> => tensor<2x2xf32>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f39(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<i32>) {
  // expect: select_and_scatter_c3
  // mended by: tensor<i32> => tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<4x6xf32>
  return
}
func.func @f40(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c4
  // mended by: window_dimensions = array<i64: 2> => window_dimensions = array<i64: 2, 1>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f41(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c5
  // mended by: window_dimensions = array<i64: 2, 0> => window_dimensions = array<i64: 2, 1>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 0>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f42(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c6
  // mended by: window_strides = array<i64: 2> => window_strides = array<i64: 2, 2>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f43(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c7
  // mended by: window_strides = array<i64: 0, 3> => window_strides = array<i64: 2, 3>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 0, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f44(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c8
  // mended by: padding = dense<1> : tensor<4xi64> => padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<1> : tensor<4xi64>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f45(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c9
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f46(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c9
  // mended by: tensor<i32> => tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f47(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c9
  // mended by: tensor<1xi1> => tensor<i1>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<1xi1>
    stablehlo.return %r0 : tensor<1xi1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f48(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c10
  // mended by: dense<0> : tensor<i32> => dense<0.0> : tensor<i32>
  // mended by: tensor<i32> => tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}
func.func @f49(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c11
  // mended by: tensor<4x5xf32> => tensor<4x6xf32>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x5xf32>
  return
}
func.func @f50(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c12
  // mended by: tensor<4x6xf64> => tensor<4x6xf32>
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf64>
  return
}
func.func @f51() {
  // expect: sort_c1
  // mended by: func.func @f51() => func.func @f51(%x0: tensor<4xf32>)
  // mended by: "stablehlo.sort"() ({ => %0 = "stablehlo.sort"(%x0) ({ ^bb0(%l: tensor<f32>, %r: tensor<f32>):
  // mended by: : () -> () => : (tensor<4xf32>) -> tensor<4xf32>
  "stablehlo.sort"() ({
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = 0 : i64} : () -> ()
  return
}
func.func @f52(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: sort_c2
  %0 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>, %b2: tensor<i32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xf32>
  return
}
func.func @f53(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: sort_c2
  // mended by: tensor<4x6xi8> => tensor<4x6xi32>
  %0:2 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>, %b2: tensor<i32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi8>)
  return
}
func.func @f54(%x0: tensor<4x6xf32>, %x1: tensor<6x4xi32>) {
  // expect: sort_c3
  // mended by: tensor<6x4xi32> => tensor<4x6xi32>
  %0:2 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>, %b2: tensor<i32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4x6xf32>, tensor<6x4xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}
func.func @f55(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: sort_c3
  // mended by: tensor<6x4xi32> => tensor<4x6xi32>
  %0:2 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>, %b2: tensor<i32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<6x4xi32>)
  return
}
func.func @f56(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: sort_c4
  // mended by: dimension = 2 : i64 => dimension = 0 : i64
  %0:2 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>, %b2: tensor<i32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = 2 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}
func.func @f57(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: sort_c4
  // mended by: dimension = -3 : i64 => dimension = -1 : i64
  %0:2 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>, %b2: tensor<i32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = -3 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}
func.func @f58(%x0: tensor<f32>) {
  // expect: sort_c4
  %0 = "stablehlo.sort"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<f32>) -> tensor<f32>
  return
}
func.func @f59(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: sort_c5
  %0:2 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>, %b2: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}
func.func @f60(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: sort_c5
  %0:2 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>, %b2: tensor<f32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}
func.func @f61(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: sort_c5
  %0:2 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>, %b2: tensor<i32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) {dimension = 0 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}
func.func @f62(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: sort_c5
  // mended by: tensor<4xi1> => tensor<i1>
  %0:2 = "stablehlo.sort"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>, %b2: tensor<i32>, %b3: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<4xi1>
    stablehlo.return %r0 : tensor<4xi1>
  }) {dimension = 0 : i64} : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}
func.func @f63(%x0: tensor<4x6xf32>, %x1: tensor<6x4xi32>) {
  // expect: map_c1
  // mended by: tensor<4x6xf32> => tensor<6x4xf32>
  %0 = "stablehlo.map"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x6xf32>, tensor<6x4xi32>) -> tensor<4x6xf32>
  return
}
func.func @f64(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: map_c1
  // mended by: tensor<6x4xf32> => tensor<4x6xf32>
  %0 = "stablehlo.map"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<6x4xf32>
  return
}
func.func @f65() {
  // expect: map_c2
  // mended by: func.func @f65() => func.func @f65(%x0: tensor<4x6xf32>)
  // mended by: "stablehlo.map"() => "stablehlo.map"(%x0)
  // mended by: : () -> => : (tensor<4x6xf32>) ->
  // mended by: , %b1: tensor<i32> =>
  %0 = "stablehlo.map"() ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : () -> tensor<4x6xf32>
  return
}
func.func @f66(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: map_c3
  // mended by: dimensions = array<i64: 0> => dimensions = array<i64: 0, 1>
  %0 = "stablehlo.map"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xf32>
  return
}
func.func @f67(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: map_c3
  // mended by: dimensions = array<i64: 1, 0> => dimensions = array<i64: 0, 1>
  %0 = "stablehlo.map"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 1, 0>} : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xf32>
  return
}
func.func @f68(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: map_c4
  %0 = "stablehlo.map"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xf32>
  return
}
func.func @f69(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: map_c4
  %0 = "stablehlo.map"(%x0, %x1) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xf32>
  return
}
func.func @f70(%x0: tensor<4x6xf32>, %x1: tensor<4x6xi32>) {
  // expect: map_c4
  // mended by: ) -> tensor<4x6xi32> => ) -> tensor<4x6xf32>
  %0 = "stablehlo.map"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xi32>
  return
}

// -----
func.func @windows(%x0: tensor<4x6xf32>, %x1: tensor<2x2xf32>, %x2: tensor<f32>) {
  // expect: select_and_scatter_c4
  %0 = "stablehlo.select_and_scatter"(%x0, %x1, %x2) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0> : tensor<i1>
    stablehlo.return %r0 : tensor<i1>
  }, {
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    stablehlo.return %b0 : tensor<f32>
  }) {window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----
func.func @second_pair(%a: tensor<2xf32>, %b: tensor<2xi32>, %i: tensor<f32>, %j: tensor<i32>) {
  // expect: reduce_c6
  // mended by: %w: tensor<i64>) => %w: tensor<i32>)
  %0:2 = "stablehlo.reduce"(%a, %b, %i, %j) ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>, %z: tensor<f32>, %w: tensor<i64>):
    "stablehlo.return"(%x, %y) : (tensor<f32>, tensor<i32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return
}
func.func @second_returned(%a: tensor<2xf32>, %b: tensor<2xi32>, %i: tensor<f32>, %j: tensor<i32>) {
  // expect: reduce_c6
  // mended by: (%x, %x) : (tensor<f32>, tensor<f32>) => (%x, %y) : (tensor<f32>, tensor<i32>)
  %0:2 = "stablehlo.reduce"(%a, %b, %i, %j) ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>, %z: tensor<f32>, %w: tensor<i32>):
    "stablehlo.return"(%x, %x) : (tensor<f32>, tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return
}
func.func @second_is_narrow(%a: tensor<2xf32>, %b: tensor<2xi32>, %i: tensor<f32>, %j: tensor<i32>) {
  // expect: reduce_c6
  // mended by: i16> => i32>
  %0:2 = "stablehlo.reduce"(%a, %b, %i, %j) ({
  ^bb0(%x: tensor<f32>, %y: tensor<i16>, %z: tensor<f32>, %w: tensor<i16>):
    "stablehlo.return"(%x, %y) : (tensor<f32>, tensor<i16>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i16>)
  return
}
func.func @one_more_returned(%a: tensor<2xf32>, %i: tensor<f32>) {
  // expect: reduce_c6
  // mended by: (%x, %y) : (tensor<f32>, tensor<f32>) => (%x) : (tensor<f32>)
  %0 = "stablehlo.reduce"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    "stablehlo.return"(%x, %y) : (tensor<f32>, tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return
}
func.func @comparator_of_two(%a: tensor<3xf32>, %b: tensor<3xi32>) {
  // expect: sort_c5
  // mended by: %y: tensor<i32>, %z: tensor<f32>, => %y: tensor<f32>, %z: tensor<i32>,
  %0:2 = "stablehlo.sort"(%a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<i32>, %z: tensor<f32>, %w: tensor<i32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
  return
}
func.func @comparator_of_two_results(%a: tensor<3xf32>) {
  // expect: sort_c5
  // mended by: (%c, %c) : (tensor<i1>, tensor<i1>) => (%c) : (tensor<i1>)
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<i1>
    "stablehlo.return"(%c, %c) : (tensor<i1>, tensor<i1>) -> ()
  }) {dimension = 0 : i64} : (tensor<3xf32>) -> tensor<3xf32>
  return
}
func.func @later_dimension(%a: tensor<2x3xf32>) {
  // expect: map_c3
  // mended by: array<i64: 0, 2> => array<i64: 0, 1>
  %0 = "stablehlo.map"(%a) ({
  ^bb0(%x: tensor<f32>):
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
func.func @strides(%a: tensor<4x6xf32>, %s: tensor<2x3xf32>, %i: tensor<f32>) {
  // expect: select_and_scatter_c2
  // mended by: tensor<2x3xf32> => tensor<2x2xf32>
  %0 = "stablehlo.select_and_scatter"(%a, %s, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----
// accept
func.func @wider(%a: tensor<4x6xbf16>, %s: tensor<2x2xbf16>, %i: tensor<bf16>) {
  %0 = "stablehlo.select_and_scatter"(%a, %s, %i) ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %c = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>} : (tensor<4x6xbf16>, tensor<2x2xbf16>, tensor<bf16>) -> tensor<4x6xf32>
  return
}
func.func @paddings(%a: tensor<3xf32>, %i: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 1>, padding = dense<[[4611686018427387904, -4611686018427387904]]> : tensor<1x2xi64>} : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 1>, padding = dense<[[-4611686018427387904, 4611686018427387904]]> : tensor<1x2xi64>} : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----
func.func @low_padding(%a: tensor<3xf32>, %i: tensor<f32>) {
  // expect: reduce_window_c12
  // mended by: -4611686018427387905 => -4611686018427387904
  %0 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 1>, padding = dense<[[-4611686018427387905, 4611686018427387904]]> : tensor<1x2xi64>} : (tensor<3xf32>, tensor<f32>) -> tensor<?xf32>
  return
}
func.func @high_padding(%a: tensor<3xf32>, %i: tensor<f32>) {
  // expect: reduce_window_c12
  // mended by: 4611686018427387905 => 4611686018427387904
  %0 = "stablehlo.reduce_window"(%a, %i) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }) {window_dimensions = array<i64: 1>, padding = dense<[[-4611686018427387904, 4611686018427387905]]> : tensor<1x2xi64>} : (tensor<3xf32>, tensor<f32>) -> tensor<?xf32>
  return
}
