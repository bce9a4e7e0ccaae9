// Written by make.py.
// elementwise, 0 rows
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %b: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %limit: tensor<f32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) {
  %0 = stablehlo.add %a, %b : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.compare LT, %a, %b : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xi1, #stablehlo.bounds<6, ?>>
  %2 = stablehlo.select %1, %0, %a : (tensor<?x3xi1, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %3 = stablehlo.clamp %limit, %2, %b : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %4 = stablehlo.negate %3 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %5 = stablehlo.get_dimension_size %4, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  return %4, %5 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
}
func.func @inputs() -> (tensor<0x3xf32>, tensor<0x3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %1 = stablehlo.constant dense<> : tensor<0x3xf32>
  %2 = stablehlo.constant dense<2.0> : tensor<f32>
  return %0, %1, %2 : tensor<0x3xf32>, tensor<0x3xf32>, tensor<f32>
}
func.func @expected() -> (tensor<0x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  return %0, %1 : tensor<0x3xf32>, tensor<i32>
}
// -----
// elementwise, 1 rows
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %b: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %limit: tensor<f32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) {
  %0 = stablehlo.add %a, %b : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.compare LT, %a, %b : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xi1, #stablehlo.bounds<6, ?>>
  %2 = stablehlo.select %1, %0, %a : (tensor<?x3xi1, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %3 = stablehlo.clamp %limit, %2, %b : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %4 = stablehlo.negate %3 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %5 = stablehlo.get_dimension_size %4, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  return %4, %5 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
}
func.func @inputs() -> (tensor<1x3xf32>, tensor<1x3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[[-8.0, -6.0, 9.0]]> : tensor<1x3xf32>
  %1 = stablehlo.constant dense<[[-6.0, 0.0, 0.0]]> : tensor<1x3xf32>
  %2 = stablehlo.constant dense<2.0> : tensor<f32>
  return %0, %1, %2 : tensor<1x3xf32>, tensor<1x3xf32>, tensor<f32>
}
func.func @expected() -> (tensor<1x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[6.0, -0.0, -0.0]]> : tensor<1x3xf32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  return %0, %1 : tensor<1x3xf32>, tensor<i32>
}
// -----
// elementwise, 4 rows
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %b: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %limit: tensor<f32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) {
  %0 = stablehlo.add %a, %b : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.compare LT, %a, %b : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xi1, #stablehlo.bounds<6, ?>>
  %2 = stablehlo.select %1, %0, %a : (tensor<?x3xi1, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %3 = stablehlo.clamp %limit, %2, %b : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %4 = stablehlo.negate %3 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %5 = stablehlo.get_dimension_size %4, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  return %4, %5 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
}
func.func @inputs() -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0], [9.0, -2.0, 9.0], [0.0, 1.0, -6.0], [-6.0, -1.0, -9.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<[[3.0, -9.0, 3.0], [6.0, 9.0, 2.0], [-1.0, -6.0, -2.0], [-7.0, 6.0, 7.0]]> : tensor<4x3xf32>
  %2 = stablehlo.constant dense<2.0> : tensor<f32>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}
func.func @expected() -> (tensor<4x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[-2.0, 9.0, -2.0], [-6.0, -7.0, -2.0], [1.0, 6.0, 2.0], [7.0, -5.0, -2.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<4> : tensor<i32>
  return %0, %1 : tensor<4x3xf32>, tensor<i32>
}
// -----
// elementwise, 6 rows
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %b: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %limit: tensor<f32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) {
  %0 = stablehlo.add %a, %b : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.compare LT, %a, %b : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xi1, #stablehlo.bounds<6, ?>>
  %2 = stablehlo.select %1, %0, %a : (tensor<?x3xi1, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %3 = stablehlo.clamp %limit, %2, %b : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %4 = stablehlo.negate %3 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %5 = stablehlo.get_dimension_size %4, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  return %4, %5 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
}
func.func @inputs() -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0], [-1.0, -8.0, 2.0], [-6.0, 8.0, -1.0], [-3.0, -5.0, 4.0], [-5.0, -9.0, 4.0], [-9.0, -5.0, -5.0]]> : tensor<6x3xf32>
  %1 = stablehlo.constant dense<[[0.0, 2.0, 6.0], [7.0, 7.0, 1.0], [-8.0, -4.0, -8.0], [2.0, -1.0, 7.0], [0.0, -3.0, -9.0], [8.0, 2.0, -9.0]]> : tensor<6x3xf32>
  %2 = stablehlo.constant dense<2.0> : tensor<f32>
  return %0, %1, %2 : tensor<6x3xf32>, tensor<6x3xf32>, tensor<f32>
}
func.func @expected() -> (tensor<6x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[-0.0, -2.0, -2.0], [-6.0, -2.0, -1.0], [8.0, 4.0, 8.0], [-2.0, 1.0, -7.0], [-0.0, 3.0, 9.0], [-2.0, -2.0, 9.0]]> : tensor<6x3xf32>
  %1 = stablehlo.constant dense<6> : tensor<i32>
  return %0, %1 : tensor<6x3xf32>, tensor<i32>
}
// -----
// operands of two bounds, 0
func.func @main(%a: tensor<?xi32, #stablehlo.bounds<9>>, %b: tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<?xi32, #stablehlo.bounds<5>> {
  %0 = stablehlo.multiply %a, %b : (tensor<?xi32, #stablehlo.bounds<9>>, tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<?xi32, #stablehlo.bounds<5>>
  %1 = "stablehlo.map"(%0, %a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.subtract %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<?xi32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<9>>) -> tensor<?xi32, #stablehlo.bounds<5>>
  return %1 : tensor<?xi32, #stablehlo.bounds<5>>
}
func.func @inputs() -> (tensor<0xi32>, tensor<0xi32>) {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  return %0, %1 : tensor<0xi32>, tensor<0xi32>
}
func.func @expected() -> (tensor<0xi32>) {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  return %0 : tensor<0xi32>
}
// -----
// operands of two bounds, 3
func.func @main(%a: tensor<?xi32, #stablehlo.bounds<9>>, %b: tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<?xi32, #stablehlo.bounds<5>> {
  %0 = stablehlo.multiply %a, %b : (tensor<?xi32, #stablehlo.bounds<9>>, tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<?xi32, #stablehlo.bounds<5>>
  %1 = "stablehlo.map"(%0, %a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.subtract %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<?xi32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<9>>) -> tensor<?xi32, #stablehlo.bounds<5>>
  return %1 : tensor<?xi32, #stablehlo.bounds<5>>
}
func.func @inputs() -> (tensor<3xi32>, tensor<3xi32>) {
  %0 = stablehlo.constant dense<[6, 1, -1]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[-1, 4, -9]> : tensor<3xi32>
  return %0, %1 : tensor<3xi32>, tensor<3xi32>
}
func.func @expected() -> (tensor<3xi32>) {
  %0 = stablehlo.constant dense<[-12, 3, 10]> : tensor<3xi32>
  return %0 : tensor<3xi32>
}
// -----
// operands of two bounds, 5
func.func @main(%a: tensor<?xi32, #stablehlo.bounds<9>>, %b: tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<?xi32, #stablehlo.bounds<5>> {
  %0 = stablehlo.multiply %a, %b : (tensor<?xi32, #stablehlo.bounds<9>>, tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<?xi32, #stablehlo.bounds<5>>
  %1 = "stablehlo.map"(%0, %a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.subtract %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<?xi32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<9>>) -> tensor<?xi32, #stablehlo.bounds<5>>
  return %1 : tensor<?xi32, #stablehlo.bounds<5>>
}
func.func @inputs() -> (tensor<5xi32>, tensor<5xi32>) {
  %0 = stablehlo.constant dense<[-4, 1, 9, 4, -9]> : tensor<5xi32>
  %1 = stablehlo.constant dense<[-6, 0, 3, 7, -4]> : tensor<5xi32>
  return %0, %1 : tensor<5xi32>, tensor<5xi32>
}
func.func @expected() -> (tensor<5xi32>) {
  %0 = stablehlo.constant dense<[28, -1, 18, 24, 45]> : tensor<5xi32>
  return %0 : tensor<5xi32>
}
// -----
// an operand without bounds
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<7>>, %b: tensor<5xf32>) -> (tensor<5xf32>, tensor<?xf32, #stablehlo.bounds<7>>) {
  %0 = stablehlo.add %a, %b : (tensor<?xf32, #stablehlo.bounds<7>>, tensor<5xf32>) -> tensor<5xf32>
  %1 = stablehlo.subtract %a, %b : (tensor<?xf32, #stablehlo.bounds<7>>, tensor<5xf32>) -> tensor<?xf32, #stablehlo.bounds<7>>
  return %0, %1 : tensor<5xf32>, tensor<?xf32, #stablehlo.bounds<7>>
}
func.func @inputs() -> (tensor<5xf32>, tensor<5xf32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[6.0, 6.0, -1.0, -6.0, -8.0]> : tensor<5xf32>
  return %0, %1 : tensor<5xf32>, tensor<5xf32>
}
func.func @expected() -> (tensor<5xf32>, tensor<5xf32>) {
  %0 = stablehlo.constant dense<[2.0, 7.0, 8.0, -2.0, -17.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[-10.0, -5.0, 10.0, 10.0, -1.0]> : tensor<5xf32>
  return %0, %1 : tensor<5xf32>, tensor<5xf32>
}
// -----
// reduce by add, 0 by 3
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<0x3xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}
func.func @expected() -> (tensor<0xf32>, tensor<3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  return %0, %1, %2 : tensor<0xf32>, tensor<3xf32>, tensor<f32>
}
// -----
// reduce by add, 3 by 0
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<3x0xf32>) {
  %0 = stablehlo.constant dense<> : tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}
func.func @expected() -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<> : tensor<0xf32>
  %2 = stablehlo.constant dense<0.0> : tensor<f32>
  return %0, %1, %2 : tensor<3xf32>, tensor<0xf32>, tensor<f32>
}
// -----
// reduce by add, 2 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<2x4xf32>) {
  %0 = stablehlo.constant dense<[[-2.0, 1.0, -3.0, -1.0], [-1.0, 3.0, -1.0, 0.0]]> : tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @expected() -> (tensor<2xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-5.0, 1.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[-3.0, 4.0, -4.0, -1.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<-4.0> : tensor<f32>
  return %0, %1, %2 : tensor<2xf32>, tensor<4xf32>, tensor<f32>
}
// -----
// reduce by add, 5 by 1
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<5x1xf32>) {
  %0 = stablehlo.constant dense<[[-2.0], [1.0], [-3.0], [-1.0], [-1.0]]> : tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}
func.func @expected() -> (tensor<5xf32>, tensor<1xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-2.0, 1.0, -3.0, -1.0, -1.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[-6.0]> : tensor<1xf32>
  %2 = stablehlo.constant dense<-6.0> : tensor<f32>
  return %0, %1, %2 : tensor<5xf32>, tensor<1xf32>, tensor<f32>
}
// -----
// reduce by add, 5 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<5x4xf32>) {
  %0 = stablehlo.constant dense<[[-3.0, 1.0, -1.0, -3.0], [2.0, -2.0, 0.0, 0.0], [1.0, -2.0, -3.0, -3.0], [3.0, 1.0, 3.0, 2.0], [1.0, -3.0, 2.0, -3.0]]> : tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @expected() -> (tensor<5xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-6.0, 0.0, -7.0, 9.0, -3.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[4.0, -5.0, 1.0, -7.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<-7.0> : tensor<f32>
  return %0, %1, %2 : tensor<5xf32>, tensor<4xf32>, tensor<f32>
}
// -----
// reduce by multiply, 0 by 3
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<0x3xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}
func.func @expected() -> (tensor<0xf32>, tensor<3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<[1.0, 1.0, 1.0]> : tensor<3xf32>
  %2 = stablehlo.constant dense<1.0> : tensor<f32>
  return %0, %1, %2 : tensor<0xf32>, tensor<3xf32>, tensor<f32>
}
// -----
// reduce by multiply, 3 by 0
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<3x0xf32>) {
  %0 = stablehlo.constant dense<> : tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}
func.func @expected() -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[1.0, 1.0, 1.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<> : tensor<0xf32>
  %2 = stablehlo.constant dense<1.0> : tensor<f32>
  return %0, %1, %2 : tensor<3xf32>, tensor<0xf32>, tensor<f32>
}
// -----
// reduce by multiply, 2 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<2x4xf32>) {
  %0 = stablehlo.constant dense<[[-2.0, 1.0, -3.0, -1.0], [-1.0, 3.0, -1.0, 0.0]]> : tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @expected() -> (tensor<2xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-6.0, 0.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[2.0, 3.0, 3.0, -0.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<-0.0> : tensor<f32>
  return %0, %1, %2 : tensor<2xf32>, tensor<4xf32>, tensor<f32>
}
// -----
// reduce by multiply, 5 by 1
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<5x1xf32>) {
  %0 = stablehlo.constant dense<[[-2.0], [1.0], [-3.0], [-1.0], [-1.0]]> : tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}
func.func @expected() -> (tensor<5xf32>, tensor<1xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-2.0, 1.0, -3.0, -1.0, -1.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[6.0]> : tensor<1xf32>
  %2 = stablehlo.constant dense<6.0> : tensor<f32>
  return %0, %1, %2 : tensor<5xf32>, tensor<1xf32>, tensor<f32>
}
// -----
// reduce by multiply, 5 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.multiply across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<5x4xf32>) {
  %0 = stablehlo.constant dense<[[-3.0, 1.0, -1.0, -3.0], [2.0, -2.0, 0.0, 0.0], [1.0, -2.0, -3.0, -3.0], [3.0, 1.0, 3.0, 2.0], [1.0, -3.0, 2.0, -3.0]]> : tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @expected() -> (tensor<5xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-9.0, -0.0, -18.0, 18.0, 18.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[-18.0, -12.0, 0.0, -0.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<-0.0> : tensor<f32>
  return %0, %1, %2 : tensor<5xf32>, tensor<4xf32>, tensor<f32>
}
// -----
// reduce by maximum, 0 by 3
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<-9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<0x3xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}
func.func @expected() -> (tensor<0xf32>, tensor<3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<[-9.0, -9.0, -9.0]> : tensor<3xf32>
  %2 = stablehlo.constant dense<-9.0> : tensor<f32>
  return %0, %1, %2 : tensor<0xf32>, tensor<3xf32>, tensor<f32>
}
// -----
// reduce by maximum, 3 by 0
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<-9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<3x0xf32>) {
  %0 = stablehlo.constant dense<> : tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}
func.func @expected() -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-9.0, -9.0, -9.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<> : tensor<0xf32>
  %2 = stablehlo.constant dense<-9.0> : tensor<f32>
  return %0, %1, %2 : tensor<3xf32>, tensor<0xf32>, tensor<f32>
}
// -----
// reduce by maximum, 2 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<-9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<2x4xf32>) {
  %0 = stablehlo.constant dense<[[-2.0, 1.0, -3.0, -1.0], [-1.0, 3.0, -1.0, 0.0]]> : tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @expected() -> (tensor<2xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[-1.0, 3.0, -1.0, 0.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<3.0> : tensor<f32>
  return %0, %1, %2 : tensor<2xf32>, tensor<4xf32>, tensor<f32>
}
// -----
// reduce by maximum, 5 by 1
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<-9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<5x1xf32>) {
  %0 = stablehlo.constant dense<[[-2.0], [1.0], [-3.0], [-1.0], [-1.0]]> : tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}
func.func @expected() -> (tensor<5xf32>, tensor<1xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-2.0, 1.0, -3.0, -1.0, -1.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %2 = stablehlo.constant dense<1.0> : tensor<f32>
  return %0, %1, %2 : tensor<5xf32>, tensor<1xf32>, tensor<f32>
}
// -----
// reduce by maximum, 5 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<-9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<5x4xf32>) {
  %0 = stablehlo.constant dense<[[-3.0, 1.0, -1.0, -3.0], [2.0, -2.0, 0.0, 0.0], [1.0, -2.0, -3.0, -3.0], [3.0, 1.0, 3.0, 2.0], [1.0, -3.0, 2.0, -3.0]]> : tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @expected() -> (tensor<5xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[1.0, 2.0, 1.0, 3.0, 2.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[3.0, 1.0, 3.0, 2.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<3.0> : tensor<f32>
  return %0, %1, %2 : tensor<5xf32>, tensor<4xf32>, tensor<f32>
}
// -----
// reduce by minimum, 0 by 3
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<0x3xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}
func.func @expected() -> (tensor<0xf32>, tensor<3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<[9.0, 9.0, 9.0]> : tensor<3xf32>
  %2 = stablehlo.constant dense<9.0> : tensor<f32>
  return %0, %1, %2 : tensor<0xf32>, tensor<3xf32>, tensor<f32>
}
// -----
// reduce by minimum, 3 by 0
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<3x0xf32>) {
  %0 = stablehlo.constant dense<> : tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}
func.func @expected() -> (tensor<3xf32>, tensor<0xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[9.0, 9.0, 9.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<> : tensor<0xf32>
  %2 = stablehlo.constant dense<9.0> : tensor<f32>
  return %0, %1, %2 : tensor<3xf32>, tensor<0xf32>, tensor<f32>
}
// -----
// reduce by minimum, 2 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<2x4xf32>) {
  %0 = stablehlo.constant dense<[[-2.0, 1.0, -3.0, -1.0], [-1.0, 3.0, -1.0, 0.0]]> : tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @expected() -> (tensor<2xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-3.0, -1.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[-2.0, 1.0, -3.0, -1.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<-3.0> : tensor<f32>
  return %0, %1, %2 : tensor<2xf32>, tensor<4xf32>, tensor<f32>
}
// -----
// reduce by minimum, 5 by 1
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<5x1xf32>) {
  %0 = stablehlo.constant dense<[[-2.0], [1.0], [-3.0], [-1.0], [-1.0]]> : tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}
func.func @expected() -> (tensor<5xf32>, tensor<1xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-2.0, 1.0, -3.0, -1.0, -1.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[-3.0]> : tensor<1xf32>
  %2 = stablehlo.constant dense<-3.0> : tensor<f32>
  return %0, %1, %2 : tensor<5xf32>, tensor<1xf32>, tensor<f32>
}
// -----
// reduce by minimum, 5 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) {
  %i = stablehlo.constant dense<9.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.reduce(%a init: %i) applies stablehlo.minimum across dimensions = [0, 1]
      : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>
}
func.func @inputs() -> (tensor<5x4xf32>) {
  %0 = stablehlo.constant dense<[[-3.0, 1.0, -1.0, -3.0], [2.0, -2.0, 0.0, 0.0], [1.0, -2.0, -3.0, -3.0], [3.0, 1.0, 3.0, 2.0], [1.0, -3.0, 2.0, -3.0]]> : tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @expected() -> (tensor<5xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-3.0, -2.0, -3.0, 1.0, -3.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[-3.0, -3.0, -3.0, -3.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<-3.0> : tensor<f32>
  return %0, %1, %2 : tensor<5xf32>, tensor<4xf32>, tensor<f32>
}
// -----
// reduce of predicates, 1
func.func @main(%a: tensor<?xi1, #stablehlo.bounds<6>>) -> (tensor<i1>, tensor<i1>) {
  %t = stablehlo.constant dense<true> : tensor<i1>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%a init: %t) applies stablehlo.and across dimensions = [0]
      : (tensor<?xi1, #stablehlo.bounds<6>>, tensor<i1>) -> tensor<i1>
  %1 = stablehlo.reduce(%a init: %f) applies stablehlo.or across dimensions = [0]
      : (tensor<?xi1, #stablehlo.bounds<6>>, tensor<i1>) -> tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}
func.func @inputs() -> (tensor<1xi1>) {
  %0 = stablehlo.constant dense<[false]> : tensor<1xi1>
  return %0 : tensor<1xi1>
}
func.func @expected() -> (tensor<i1>, tensor<i1>) {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}
// -----
// reduce of predicates, 3
func.func @main(%a: tensor<?xi1, #stablehlo.bounds<6>>) -> (tensor<i1>, tensor<i1>) {
  %t = stablehlo.constant dense<true> : tensor<i1>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%a init: %t) applies stablehlo.and across dimensions = [0]
      : (tensor<?xi1, #stablehlo.bounds<6>>, tensor<i1>) -> tensor<i1>
  %1 = stablehlo.reduce(%a init: %f) applies stablehlo.or across dimensions = [0]
      : (tensor<?xi1, #stablehlo.bounds<6>>, tensor<i1>) -> tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}
func.func @inputs() -> (tensor<3xi1>) {
  %0 = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  return %0 : tensor<3xi1>
}
func.func @expected() -> (tensor<i1>, tensor<i1>) {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}
// -----
// reduce of predicates, 6
func.func @main(%a: tensor<?xi1, #stablehlo.bounds<6>>) -> (tensor<i1>, tensor<i1>) {
  %t = stablehlo.constant dense<true> : tensor<i1>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%a init: %t) applies stablehlo.and across dimensions = [0]
      : (tensor<?xi1, #stablehlo.bounds<6>>, tensor<i1>) -> tensor<i1>
  %1 = stablehlo.reduce(%a init: %f) applies stablehlo.or across dimensions = [0]
      : (tensor<?xi1, #stablehlo.bounds<6>>, tensor<i1>) -> tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}
func.func @inputs() -> (tensor<6xi1>) {
  %0 = stablehlo.constant dense<[false, false, true, false, false, true]> : tensor<6xi1>
  return %0 : tensor<6xi1>
}
func.func @expected() -> (tensor<i1>, tensor<i1>) {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}
// -----
// the greatest and its place, 1
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<7>>) -> (tensor<f32>, tensor<i32>) {
  %all = stablehlo.iota dim = 0 : tensor<7xi32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32, #stablehlo.bounds<7>>) -> tensor<i32>
  %k = stablehlo.set_dimension_size %all, %n, dim = 0 : (tensor<7xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<7>>
  %i = stablehlo.constant dense<-100.0> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a init: %i), (%k init: %z) across dimensions = [0]
      : (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %0 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.select %0, %x, %y : tensor<i1>, tensor<f32>
    %2 = stablehlo.select %0, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}
func.func @inputs() -> (tensor<1xf32>) {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @expected() -> (tensor<f32>, tensor<i32>) {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  return %0, %1 : tensor<f32>, tensor<i32>
}
// -----
// the greatest and its place, 4
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<7>>) -> (tensor<f32>, tensor<i32>) {
  %all = stablehlo.iota dim = 0 : tensor<7xi32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32, #stablehlo.bounds<7>>) -> tensor<i32>
  %k = stablehlo.set_dimension_size %all, %n, dim = 0 : (tensor<7xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<7>>
  %i = stablehlo.constant dense<-100.0> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a init: %i), (%k init: %z) across dimensions = [0]
      : (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %0 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.select %0, %x, %y : tensor<i1>, tensor<f32>
    %2 = stablehlo.select %0, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}
func.func @inputs() -> (tensor<4xf32>) {
  %0 = stablehlo.constant dense<[-5.0, 8.0, 0.0, 3.0]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @expected() -> (tensor<f32>, tensor<i32>) {
  %0 = stablehlo.constant dense<8.0> : tensor<f32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  return %0, %1 : tensor<f32>, tensor<i32>
}
// -----
// the greatest and its place, 7
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<7>>) -> (tensor<f32>, tensor<i32>) {
  %all = stablehlo.iota dim = 0 : tensor<7xi32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32, #stablehlo.bounds<7>>) -> tensor<i32>
  %k = stablehlo.set_dimension_size %all, %n, dim = 0 : (tensor<7xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<7>>
  %i = stablehlo.constant dense<-100.0> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%a init: %i), (%k init: %z) across dimensions = [0]
      : (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %0 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.select %0, %x, %y : tensor<i1>, tensor<f32>
    %2 = stablehlo.select %0, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}
func.func @inputs() -> (tensor<7xf32>) {
  %0 = stablehlo.constant dense<[-6.0, 5.0, 3.0, 9.0, 5.0, 0.0, 8.0]> : tensor<7xf32>
  return %0 : tensor<7xf32>
}
func.func @expected() -> (tensor<f32>, tensor<i32>) {
  %0 = stablehlo.constant dense<9.0> : tensor<f32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  return %0, %1 : tensor<f32>, tensor<i32>
}
// -----
// windows, 3
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<?xf32, #stablehlo.bounds<8>> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>,
      base_dilations = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  return %0 : tensor<?xf32, #stablehlo.bounds<8>>
}
func.func @inputs() -> (tensor<3xf32>) {
  %0 = stablehlo.constant dense<[6.0, 1.0, -1.0]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @expected() -> (tensor<3xf32>) {
  %0 = stablehlo.constant dense<[6.0, 1.0, -1.0]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
// windows, 5
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<?xf32, #stablehlo.bounds<8>> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>,
      base_dilations = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  return %0 : tensor<?xf32, #stablehlo.bounds<8>>
}
func.func @inputs() -> (tensor<5xf32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @expected() -> (tensor<5xf32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
// windows, 8
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<?xf32, #stablehlo.bounds<8>> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>,
      base_dilations = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  return %0 : tensor<?xf32, #stablehlo.bounds<8>>
}
func.func @inputs() -> (tensor<8xf32>) {
  %0 = stablehlo.constant dense<[-1.0, -6.0, 2.0, 0.0, 5.0, 9.0, -4.0, 7.0]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @expected() -> (tensor<8xf32>) {
  %0 = stablehlo.constant dense<[-1.0, -6.0, 2.0, 0.0, 5.0, 9.0, -4.0, 7.0]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// convolution along a bounded dimension, 2
func.func @main(%a: tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>, %k: tensor<3x2x2xf32>) -> tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>, tensor<3x2x2xf32>) -> tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>
  return %0 : tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>
}
func.func @inputs() -> (tensor<1x2x2xf32>, tensor<3x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[-3.0, -3.0], [-5.0, 9.0]]]> : tensor<1x2x2xf32>
  %1 = stablehlo.constant dense<[[[-2.0, -6.0], [3.0, -4.0]], [[-4.0, 6.0], [8.0, -8.0]], [[9.0, -6.0], [1.0, -6.0]]]> : tensor<3x2x2xf32>
  return %0, %1 : tensor<1x2x2xf32>, tensor<3x2x2xf32>
}
func.func @expected() -> (tensor<1x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[-48.0, -18.0], [89.0, -72.0]]]> : tensor<1x2x2xf32>
  return %0 : tensor<1x2x2xf32>
}
// -----
// convolution along a bounded dimension, 4
func.func @main(%a: tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>, %k: tensor<3x2x2xf32>) -> tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>, tensor<3x2x2xf32>) -> tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>
  return %0 : tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>
}
func.func @inputs() -> (tensor<1x4x2xf32>, tensor<3x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[-4.0, 4.0], [0.0, 2.0], [-6.0, 0.0], [6.0, -9.0]]]> : tensor<1x4x2xf32>
  %1 = stablehlo.constant dense<[[[-2.0, -6.0], [3.0, -4.0]], [[-4.0, 6.0], [8.0, -8.0]], [[9.0, -6.0], [1.0, -6.0]]]> : tensor<3x2x2xf32>
  return %0, %1 : tensor<1x4x2xf32>, tensor<3x2x2xf32>
}
func.func @expected() -> (tensor<1x4x2xf32>) {
  %0 = stablehlo.constant dense<[[[50.0, -68.0], [-18.0, 28.0], [75.0, -26.0], [-84.0, 144.0]]]> : tensor<1x4x2xf32>
  return %0 : tensor<1x4x2xf32>
}
// -----
// convolution along a bounded dimension, 6
func.func @main(%a: tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>, %k: tensor<3x2x2xf32>) -> tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>, tensor<3x2x2xf32>) -> tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>
  return %0 : tensor<1x?x2xf32, #stablehlo.bounds<?, 6, ?>>
}
func.func @inputs() -> (tensor<1x6x2xf32>, tensor<3x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[-4.0, -7.0], [-6.0, -3.0], [5.0, 5.0], [-8.0, 2.0], [-6.0, 6.0], [5.0, 0.0]]]> : tensor<1x6x2xf32>
  %1 = stablehlo.constant dense<[[[-2.0, -6.0], [3.0, -4.0]], [[-4.0, 6.0], [8.0, -8.0]], [[9.0, -6.0], [1.0, -6.0]]]> : tensor<3x2x2xf32>
  return %0, %1 : tensor<1x6x2xf32>, tensor<3x2x2xf32>
}
func.func @expected() -> (tensor<1x6x2xf32>) {
  %0 = stablehlo.constant dense<[[[-97.0, 86.0], [37.0, -20.0], [-47.0, 74.0], [5.0, -114.0], [139.0, -74.0], [10.0, 42.0]]]> : tensor<1x6x2xf32>
  return %0 : tensor<1x6x2xf32>
}
// -----
// convolution of bounded batches and features, 1 and 2
func.func @main(%a: tensor<?x4x?xf32, #stablehlo.bounds<3, ?, 4>>, %k: tensor<2x?x2xf32, #stablehlo.bounds<?, 5, ?>>) -> tensor<?x3x2xf32, #stablehlo.bounds<3, ?, ?>> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<?x4x?xf32, #stablehlo.bounds<3, ?, 4>>, tensor<2x?x2xf32, #stablehlo.bounds<?, 5, ?>>) -> tensor<?x3x2xf32, #stablehlo.bounds<3, ?, ?>>
  return %0 : tensor<?x3x2xf32, #stablehlo.bounds<3, ?, ?>>
}
func.func @inputs() -> (tensor<1x4x2xf32>, tensor<2x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[-4.0, 4.0], [0.0, 2.0], [-6.0, 0.0], [6.0, -9.0]]]> : tensor<1x4x2xf32>
  %1 = stablehlo.constant dense<[[[4.0, -7.0], [8.0, -3.0]], [[1.0, -1.0], [-3.0, 4.0]]]> : tensor<2x2x2xf32>
  return %0, %1 : tensor<1x4x2xf32>, tensor<2x2x2xf32>
}
func.func @expected() -> (tensor<1x3x2xf32>) {
  %0 = stablehlo.constant dense<[[[10.0, 24.0], [10.0, 0.0], [9.0, 0.0]]]> : tensor<1x3x2xf32>
  return %0 : tensor<1x3x2xf32>
}
// -----
// convolution of bounded batches and features, 3 and 4
func.func @main(%a: tensor<?x4x?xf32, #stablehlo.bounds<3, ?, 4>>, %k: tensor<2x?x2xf32, #stablehlo.bounds<?, 5, ?>>) -> tensor<?x3x2xf32, #stablehlo.bounds<3, ?, ?>> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<?x4x?xf32, #stablehlo.bounds<3, ?, 4>>, tensor<2x?x2xf32, #stablehlo.bounds<?, 5, ?>>) -> tensor<?x3x2xf32, #stablehlo.bounds<3, ?, ?>>
  return %0 : tensor<?x3x2xf32, #stablehlo.bounds<3, ?, ?>>
}
func.func @inputs() -> (tensor<3x4x4xf32>, tensor<2x4x2xf32>) {
  %0 = stablehlo.constant dense<[[[-1.0, 5.0, -9.0, -3.0], [-6.0, -4.0, -7.0, -1.0], [7.0, -6.0, 0.0, 9.0], [-6.0, 6.0, -5.0, -7.0]], [[4.0, 8.0, -9.0, 7.0], [-7.0, 7.0, 6.0, 2.0], [9.0, 8.0, 6.0, 8.0], [3.0, -2.0, -8.0, 1.0]], [[1.0, -2.0, -2.0, 9.0], [7.0, 8.0, -8.0, 2.0], [6.0, 9.0, -8.0, -5.0], [-5.0, 2.0, -5.0, -8.0]]]> : tensor<3x4x4xf32>
  %1 = stablehlo.constant dense<[[[6.0, -2.0], [6.0, 8.0], [-1.0, -2.0], [-1.0, 2.0]], [[0.0, -9.0], [-9.0, 0.0], [6.0, -2.0], [3.0, 6.0]]]> : tensor<2x4x2xf32>
  return %0, %1 : tensor<3x4x4xf32>, tensor<2x4x2xf32>
}
func.func @expected() -> (tensor<3x3x2xf32>) {
  %0 = stablehlo.constant dense<[[[27.0, 116.0], [29.0, -17.0], [-108.0, -22.0]], [[53.0, 151.0], [-20.0, 17.0], [61.0, 45.0]], [[-127.0, -31.0], [-48.0, 2.0], [31.0, 73.0]]]> : tensor<3x3x2xf32>
  return %0 : tensor<3x3x2xf32>
}
// -----
// convolution of bounded batches and features, 2 and 3
func.func @main(%a: tensor<?x4x?xf32, #stablehlo.bounds<3, ?, 4>>, %k: tensor<2x?x2xf32, #stablehlo.bounds<?, 5, ?>>) -> tensor<?x3x2xf32, #stablehlo.bounds<3, ?, ?>> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<?x4x?xf32, #stablehlo.bounds<3, ?, 4>>, tensor<2x?x2xf32, #stablehlo.bounds<?, 5, ?>>) -> tensor<?x3x2xf32, #stablehlo.bounds<3, ?, ?>>
  return %0 : tensor<?x3x2xf32, #stablehlo.bounds<3, ?, ?>>
}
func.func @inputs() -> (tensor<2x4x3xf32>, tensor<2x3x2xf32>) {
  %0 = stablehlo.constant dense<[[[-4.0, -7.0, -6.0], [-3.0, 5.0, 5.0], [-8.0, 2.0, -6.0], [6.0, 5.0, 0.0]], [[-8.0, 4.0, -9.0], [-3.0, 2.0, -2.0], [-6.0, 7.0, 3.0], [8.0, -6.0, 3.0]]]> : tensor<2x4x3xf32>
  %1 = stablehlo.constant dense<[[[-2.0, -6.0], [3.0, -4.0], [-4.0, 6.0]], [[8.0, -8.0], [9.0, -6.0], [1.0, -6.0]]]> : tensor<2x3x2xf32>
  return %0, %1 : tensor<2x4x3xf32>, tensor<2x3x2xf32>
}
func.func @expected() -> (tensor<2x3x2xf32>) {
  %0 = stablehlo.constant dense<[[[37.0, -20.0], [-51.0, 116.0], [139.0, -74.0]], [[56.0, 2.0], [38.0, -14.0], [34.0, -20.0]]]> : tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}
// -----
// dot_general, 2 of 3 by 5 by 4
func.func @main(%x: tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 6>>, %y: tensor<?x?x?xf32, #stablehlo.bounds<4, 5, 4>>) -> tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 4>> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 6>>, tensor<?x?x?xf32, #stablehlo.bounds<4, 5, 4>>) -> tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 4>>
  return %0 : tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 4>>
}
func.func @inputs() -> (tensor<2x3x5xf32>, tensor<2x5x4xf32>) {
  %0 = stablehlo.constant dense<[[[8.0, -6.0, 8.0, 9.0, -5.0], [-9.0, 9.0, -2.0, 1.0, -7.0], [-9.0, 3.0, 6.0, 5.0, 3.0]], [[-9.0, 6.0, 2.0, 9.0, 5.0], [-3.0, -1.0, 0.0, 7.0, 7.0], [7.0, 1.0, 1.0, -4.0, -4.0]]]> : tensor<2x3x5xf32>
  %1 = stablehlo.constant dense<[[[2.0, 3.0, 7.0, -7.0], [-3.0, -2.0, 3.0, -3.0], [8.0, -3.0, 8.0, -5.0], [0.0, -6.0, -5.0, -5.0], [0.0, -5.0, 9.0, 7.0]], [[4.0, -5.0, 7.0, -2.0], [-7.0, -7.0, 7.0, -1.0], [8.0, -8.0, -7.0, 9.0], [-7.0, -4.0, 9.0, -5.0], [0.0, 4.0, -8.0, -8.0]]]> : tensor<2x5x4xf32>
  return %0, %1 : tensor<2x3x5xf32>, tensor<2x5x4xf32>
}
func.func @expected() -> (tensor<2x3x4xf32>) {
  %0 = stablehlo.constant dense<[[[98.0, -17.0, 12.0, -158.0], [-61.0, -10.0, -120.0, -8.0], [21.0, -96.0, -4.0, 20.0]], [[-125.0, -29.0, 6.0, -55.0], [-54.0, 22.0, -21.0, -84.0], [57.0, -50.0, 45.0, 46.0]]]> : tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// -----
// dot_general, 1 of 1 by 0 by 2
func.func @main(%x: tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 6>>, %y: tensor<?x?x?xf32, #stablehlo.bounds<4, 5, 4>>) -> tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 4>> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 6>>, tensor<?x?x?xf32, #stablehlo.bounds<4, 5, 4>>) -> tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 4>>
  return %0 : tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 4>>
}
func.func @inputs() -> (tensor<1x1x0xf32>, tensor<1x0x2xf32>) {
  %0 = stablehlo.constant dense<> : tensor<1x1x0xf32>
  %1 = stablehlo.constant dense<> : tensor<1x0x2xf32>
  return %0, %1 : tensor<1x1x0xf32>, tensor<1x0x2xf32>
}
func.func @expected() -> (tensor<1x1x2xf32>) {
  %0 = stablehlo.constant dense<[[[0.0, 0.0]]]> : tensor<1x1x2xf32>
  return %0 : tensor<1x1x2xf32>
}
// -----
// dot_general, 3 of 4 by 2 by 1
func.func @main(%x: tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 6>>, %y: tensor<?x?x?xf32, #stablehlo.bounds<4, 5, 4>>) -> tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 4>> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 6>>, tensor<?x?x?xf32, #stablehlo.bounds<4, 5, 4>>) -> tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 4>>
  return %0 : tensor<?x?x?xf32, #stablehlo.bounds<3, 4, 4>>
}
func.func @inputs() -> (tensor<3x4x2xf32>, tensor<3x2x1xf32>) {
  %0 = stablehlo.constant dense<[[[-4.0, -7.0], [-6.0, -3.0], [5.0, 5.0], [-8.0, 2.0]], [[-6.0, 6.0], [5.0, 0.0], [-8.0, 4.0], [-9.0, -3.0]], [[2.0, -2.0], [-6.0, 7.0], [3.0, 8.0], [-6.0, 3.0]]]> : tensor<3x4x2xf32>
  %1 = stablehlo.constant dense<[[[-4.0], [-1.0]], [[-8.0], [-8.0]], [[-6.0], [-6.0]]]> : tensor<3x2x1xf32>
  return %0, %1 : tensor<3x4x2xf32>, tensor<3x2x1xf32>
}
func.func @expected() -> (tensor<3x4x1xf32>) {
  %0 = stablehlo.constant dense<[[[23.0], [27.0], [-25.0], [30.0]], [[0.0], [-40.0], [32.0], [96.0]], [[0.0], [-6.0], [-66.0], [18.0]]]> : tensor<3x4x1xf32>
  return %0 : tensor<3x4x1xf32>
}
// -----
// dot_general of a bounded and a known extent
func.func @main(%x: tensor<2x?xf32, #stablehlo.bounds<?, 5>>, %y: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
      : (tensor<2x?xf32, #stablehlo.bounds<?, 5>>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @inputs() -> (tensor<2x3xf32>, tensor<3x2xf32>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0, -7.0], [8.0, -5.0, -9.0]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<[[-7.0, -4.0], [-3.0, 2.0], [7.0, -4.0]]> : tensor<3x2xf32>
  return %0, %1 : tensor<2x3xf32>, tensor<3x2xf32>
}
func.func @expected() -> (tensor<2x2xf32>) {
  %0 = stablehlo.constant dense<[[-24.0, 20.0], [-104.0, -6.0]]> : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
// Cholesky decompositions, 0
func.func @main(%a: tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>> {
  %0 = stablehlo.cholesky %a, lower = true : tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>
  %1 = "stablehlo.triangular_solve"(%0, %a) <{left_side = true, lower = true, unit_diagonal = false,
      transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>, tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>
  return %1 : tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>
}
func.func @inputs() -> (tensor<0x2x2xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x2x2xf32>
  return %0 : tensor<0x2x2xf32>
}
func.func @expected() -> (tensor<0x2x2xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x2x2xf32>
  return %0 : tensor<0x2x2xf32>
}
// -----
// Cholesky decompositions, 2
func.func @main(%a: tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>> {
  %0 = stablehlo.cholesky %a, lower = true : tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>
  %1 = "stablehlo.triangular_solve"(%0, %a) <{left_side = true, lower = true, unit_diagonal = false,
      transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>, tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>
  return %1 : tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>
}
func.func @inputs() -> (tensor<2x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[4.0, 0.0], [6.0, 18.0]], [[4.0, 0.0], [6.0, 18.0]]]> : tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}
func.func @expected() -> (tensor<2x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[2.0, 0.0], [0.0, 6.0]], [[2.0, 0.0], [0.0, 6.0]]]> : tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}
// -----
// Fourier transforms, 1
func.func @main(%a: tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<3, ?>> {
  %0 = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<?x3xcomplex<f32>, #stablehlo.bounds<3, ?>>
  %1 = stablehlo.real %0 : (tensor<?x3xcomplex<f32>, #stablehlo.bounds<3, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<3, ?>>
  return %1 : tensor<?x3xf32, #stablehlo.bounds<3, ?>>
}
func.func @inputs() -> (tensor<1x4xf32>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0, -7.0, 8.0]]> : tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
func.func @expected() -> (tensor<1x3xf32>) {
  %0 = stablehlo.constant dense<[[-6.0, 6.0, -10.0]]> : tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}
// -----
// Fourier transforms, 3
func.func @main(%a: tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<3, ?>> {
  %0 = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<?x3xcomplex<f32>, #stablehlo.bounds<3, ?>>
  %1 = stablehlo.real %0 : (tensor<?x3xcomplex<f32>, #stablehlo.bounds<3, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<3, ?>>
  return %1 : tensor<?x3xf32, #stablehlo.bounds<3, ?>>
}
func.func @inputs() -> (tensor<3x4xf32>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0, 9.0], [-2.0, 9.0, 0.0, 1.0], [-6.0, -6.0, -1.0, -9.0]]> : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @expected() -> (tensor<3x3xf32>) {
  %0 = stablehlo.constant dense<[[5.0, 4.0, -29.0], [8.0, -2.0, -12.0], [-22.0, -5.0, 8.0]]> : tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
// -----
// sort, 0
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<7>>, %k: tensor<?xi32, #stablehlo.bounds<7>>) -> (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>) {
  %0:2 = "stablehlo.sort"(%a, %k) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>) -> (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>)
  return %0#0, %0#1 : tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>
}
func.func @inputs() -> (tensor<0xf32>, tensor<0xi32>) {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  return %0, %1 : tensor<0xf32>, tensor<0xi32>
}
func.func @expected() -> (tensor<0xf32>, tensor<0xi32>) {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  return %0, %1 : tensor<0xf32>, tensor<0xi32>
}
// -----
// sort, 1
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<7>>, %k: tensor<?xi32, #stablehlo.bounds<7>>) -> (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>) {
  %0:2 = "stablehlo.sort"(%a, %k) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>) -> (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>)
  return %0#0, %0#1 : tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>
}
func.func @inputs() -> (tensor<1xf32>, tensor<1xi32>) {
  %0 = stablehlo.constant dense<[-2.0]> : tensor<1xf32>
  %1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  return %0, %1 : tensor<1xf32>, tensor<1xi32>
}
func.func @expected() -> (tensor<1xf32>, tensor<1xi32>) {
  %0 = stablehlo.constant dense<[-2.0]> : tensor<1xf32>
  %1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  return %0, %1 : tensor<1xf32>, tensor<1xi32>
}
// -----
// sort, 5
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<7>>, %k: tensor<?xi32, #stablehlo.bounds<7>>) -> (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>) {
  %0:2 = "stablehlo.sort"(%a, %k) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>) -> (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>)
  return %0#0, %0#1 : tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>
}
func.func @inputs() -> (tensor<5xf32>, tensor<5xi32>) {
  %0 = stablehlo.constant dense<[2.0, -1.0, -1.0, -1.0, 2.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  return %0, %1 : tensor<5xf32>, tensor<5xi32>
}
func.func @expected() -> (tensor<5xf32>, tensor<5xi32>) {
  %0 = stablehlo.constant dense<[2.0, 2.0, -1.0, -1.0, -1.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[0, 4, 1, 2, 3]> : tensor<5xi32>
  return %0, %1 : tensor<5xf32>, tensor<5xi32>
}
// -----
// sort, 7
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<7>>, %k: tensor<?xi32, #stablehlo.bounds<7>>) -> (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>) {
  %0:2 = "stablehlo.sort"(%a, %k) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>) -> (tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>)
  return %0#0, %0#1 : tensor<?xf32, #stablehlo.bounds<7>>, tensor<?xi32, #stablehlo.bounds<7>>
}
func.func @inputs() -> (tensor<7xf32>, tensor<7xi32>) {
  %0 = stablehlo.constant dense<[0.0, 1.0, 3.0, 1.0, 1.0, -3.0, 1.0]> : tensor<7xf32>
  %1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi32>
  return %0, %1 : tensor<7xf32>, tensor<7xi32>
}
func.func @expected() -> (tensor<7xf32>, tensor<7xi32>) {
  %0 = stablehlo.constant dense<[3.0, 1.0, 1.0, 1.0, 1.0, 0.0, -3.0]> : tensor<7xf32>
  %1 = stablehlo.constant dense<[2, 1, 3, 4, 6, 0, 5]> : tensor<7xi32>
  return %0, %1 : tensor<7xf32>, tensor<7xi32>
}
// -----
// sort along another dimension, 1
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>> {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  return %0 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
}
func.func @inputs() -> (tensor<1x3xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, -6.0, 9.0]]> : tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}
func.func @expected() -> (tensor<1x3xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, -6.0, 9.0]]> : tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}
// -----
// sort along another dimension, 4
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>> {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  return %0 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
}
func.func @inputs() -> (tensor<4x3xf32>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0], [9.0, -2.0, 9.0], [0.0, 1.0, -6.0], [-6.0, -1.0, -9.0]]> : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
func.func @expected() -> (tensor<4x3xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, -4.0, 8.0], [-2.0, 9.0, 9.0], [-6.0, 0.0, 1.0], [-9.0, -6.0, -1.0]]> : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
// -----
// transpose and reverse, 0 by 2
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?x?xf32, #stablehlo.bounds<4, 5>>, tensor<?x?xf32, #stablehlo.bounds<5, 4>>) {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<?x?xf32, #stablehlo.bounds<4, 5>>
  %1 = stablehlo.reverse %a, dims = [0, 1] : tensor<?x?xf32, #stablehlo.bounds<5, 4>>
  return %0, %1 : tensor<?x?xf32, #stablehlo.bounds<4, 5>>, tensor<?x?xf32, #stablehlo.bounds<5, 4>>
}
func.func @inputs() -> (tensor<0x2xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x2xf32>
  return %0 : tensor<0x2xf32>
}
func.func @expected() -> (tensor<2x0xf32>, tensor<0x2xf32>) {
  %0 = stablehlo.constant dense<> : tensor<2x0xf32>
  %1 = stablehlo.constant dense<> : tensor<0x2xf32>
  return %0, %1 : tensor<2x0xf32>, tensor<0x2xf32>
}
// -----
// transpose and reverse, 1 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?x?xf32, #stablehlo.bounds<4, 5>>, tensor<?x?xf32, #stablehlo.bounds<5, 4>>) {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<?x?xf32, #stablehlo.bounds<4, 5>>
  %1 = stablehlo.reverse %a, dims = [0, 1] : tensor<?x?xf32, #stablehlo.bounds<5, 4>>
  return %0, %1 : tensor<?x?xf32, #stablehlo.bounds<4, 5>>, tensor<?x?xf32, #stablehlo.bounds<5, 4>>
}
func.func @inputs() -> (tensor<1x4xf32>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0, -7.0, 8.0]]> : tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
func.func @expected() -> (tensor<4x1xf32>, tensor<1x4xf32>) {
  %0 = stablehlo.constant dense<[[-1.0], [-6.0], [-7.0], [8.0]]> : tensor<4x1xf32>
  %1 = stablehlo.constant dense<[[8.0, -7.0, -6.0, -1.0]]> : tensor<1x4xf32>
  return %0, %1 : tensor<4x1xf32>, tensor<1x4xf32>
}
// -----
// transpose and reverse, 3 by 3
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?x?xf32, #stablehlo.bounds<4, 5>>, tensor<?x?xf32, #stablehlo.bounds<5, 4>>) {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<?x?xf32, #stablehlo.bounds<4, 5>>
  %1 = stablehlo.reverse %a, dims = [0, 1] : tensor<?x?xf32, #stablehlo.bounds<5, 4>>
  return %0, %1 : tensor<?x?xf32, #stablehlo.bounds<4, 5>>, tensor<?x?xf32, #stablehlo.bounds<5, 4>>
}
func.func @inputs() -> (tensor<3x3xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0, 1.0], [-2.0, 9.0, 2.0], [-9.0, -7.0, 6.0]]> : tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
func.func @expected() -> (tensor<3x3xf32>, tensor<3x3xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, -2.0, -9.0], [3.0, 9.0, -7.0], [1.0, 2.0, 6.0]]> : tensor<3x3xf32>
  %1 = stablehlo.constant dense<[[6.0, -7.0, -9.0], [2.0, 9.0, -2.0], [1.0, 3.0, -8.0]]> : tensor<3x3xf32>
  return %0, %1 : tensor<3x3xf32>, tensor<3x3xf32>
}
// -----
// transpose and reverse, 5 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?x?xf32, #stablehlo.bounds<4, 5>>, tensor<?x?xf32, #stablehlo.bounds<5, 4>>) {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<?x?xf32, #stablehlo.bounds<4, 5>>
  %1 = stablehlo.reverse %a, dims = [0, 1] : tensor<?x?xf32, #stablehlo.bounds<5, 4>>
  return %0, %1 : tensor<?x?xf32, #stablehlo.bounds<4, 5>>, tensor<?x?xf32, #stablehlo.bounds<5, 4>>
}
func.func @inputs() -> (tensor<5x4xf32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0, -1.0], [-8.0, 2.0, -6.0, 8.0], [-1.0, -3.0, -5.0, 4.0], [-5.0, -9.0, 4.0, -9.0], [-5.0, -5.0, -4.0, -2.0]]> : tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @expected() -> (tensor<4x5xf32>, tensor<5x4xf32>) {
  %0 = stablehlo.constant dense<[[-9.0, -8.0, -1.0, -5.0, -5.0], [3.0, 2.0, -3.0, -9.0, -5.0], [-7.0, -6.0, -5.0, 4.0, -4.0], [-1.0, 8.0, 4.0, -9.0, -2.0]]> : tensor<4x5xf32>
  %1 = stablehlo.constant dense<[[-2.0, -4.0, -5.0, -5.0], [-9.0, 4.0, -9.0, -5.0], [4.0, -5.0, -3.0, -1.0], [8.0, -6.0, 2.0, -8.0], [-1.0, -7.0, 3.0, -9.0]]> : tensor<5x4xf32>
  return %0, %1 : tensor<4x5xf32>, tensor<5x4xf32>
}
// -----
// concatenate 0, 0 and 0
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<4, ?>>, %b: tensor<?x2xf32, #stablehlo.bounds<3, ?>>, %c: tensor<?x2xf32, #stablehlo.bounds<2, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<9, ?>> {
  %0 = stablehlo.concatenate %a, %b, %c, dim = 0 : (tensor<?x2xf32, #stablehlo.bounds<4, ?>>, tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<?x2xf32, #stablehlo.bounds<2, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<9, ?>>
  return %0 : tensor<?x2xf32, #stablehlo.bounds<9, ?>>
}
func.func @inputs() -> (tensor<0x2xf32>, tensor<0x2xf32>, tensor<0x2xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x2xf32>
  %1 = stablehlo.constant dense<> : tensor<0x2xf32>
  %2 = stablehlo.constant dense<> : tensor<0x2xf32>
  return %0, %1, %2 : tensor<0x2xf32>, tensor<0x2xf32>, tensor<0x2xf32>
}
func.func @expected() -> (tensor<0x2xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x2xf32>
  return %0 : tensor<0x2xf32>
}
// -----
// concatenate 2, 3 and 1
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<4, ?>>, %b: tensor<?x2xf32, #stablehlo.bounds<3, ?>>, %c: tensor<?x2xf32, #stablehlo.bounds<2, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<9, ?>> {
  %0 = stablehlo.concatenate %a, %b, %c, dim = 0 : (tensor<?x2xf32, #stablehlo.bounds<4, ?>>, tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<?x2xf32, #stablehlo.bounds<2, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<9, ?>>
  return %0 : tensor<?x2xf32, #stablehlo.bounds<9, ?>>
}
func.func @inputs() -> (tensor<2x2xf32>, tensor<3x2xf32>, tensor<1x2xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, -6.0], [9.0, -3.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[-2.0, -9.0], [-8.0, -5.0], [9.0, -8.0]]> : tensor<3x2xf32>
  %2 = stablehlo.constant dense<[[8.0, -2.0]]> : tensor<1x2xf32>
  return %0, %1, %2 : tensor<2x2xf32>, tensor<3x2xf32>, tensor<1x2xf32>
}
func.func @expected() -> (tensor<6x2xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, -6.0], [9.0, -3.0], [-2.0, -9.0], [-8.0, -5.0], [9.0, -8.0], [8.0, -2.0]]> : tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}
// -----
// concatenate 4, 0 and 2
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<4, ?>>, %b: tensor<?x2xf32, #stablehlo.bounds<3, ?>>, %c: tensor<?x2xf32, #stablehlo.bounds<2, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<9, ?>> {
  %0 = stablehlo.concatenate %a, %b, %c, dim = 0 : (tensor<?x2xf32, #stablehlo.bounds<4, ?>>, tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<?x2xf32, #stablehlo.bounds<2, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<9, ?>>
  return %0 : tensor<?x2xf32, #stablehlo.bounds<9, ?>>
}
func.func @inputs() -> (tensor<4x2xf32>, tensor<0x2xf32>, tensor<2x2xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0], [1.0, -2.0], [9.0, 2.0], [-9.0, -7.0]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<> : tensor<0x2xf32>
  %2 = stablehlo.constant dense<[[3.0, 4.0], [-8.0, 7.0]]> : tensor<2x2xf32>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<0x2xf32>, tensor<2x2xf32>
}
func.func @expected() -> (tensor<6x2xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0], [1.0, -2.0], [9.0, 2.0], [-9.0, -7.0], [3.0, 4.0], [-8.0, 7.0]]> : tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}
// -----
// concatenate 1, 3 and 2
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<4, ?>>, %b: tensor<?x2xf32, #stablehlo.bounds<3, ?>>, %c: tensor<?x2xf32, #stablehlo.bounds<2, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<9, ?>> {
  %0 = stablehlo.concatenate %a, %b, %c, dim = 0 : (tensor<?x2xf32, #stablehlo.bounds<4, ?>>, tensor<?x2xf32, #stablehlo.bounds<3, ?>>, tensor<?x2xf32, #stablehlo.bounds<2, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<9, ?>>
  return %0 : tensor<?x2xf32, #stablehlo.bounds<9, ?>>
}
func.func @inputs() -> (tensor<1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
  %0 = stablehlo.constant dense<[[6.0, -2.0]]> : tensor<1x2xf32>
  %1 = stablehlo.constant dense<[[-2.0, -9.0], [-8.0, -5.0], [9.0, -8.0]]> : tensor<3x2xf32>
  %2 = stablehlo.constant dense<[[3.0, 4.0], [-8.0, 7.0]]> : tensor<2x2xf32>
  return %0, %1, %2 : tensor<1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>
}
func.func @expected() -> (tensor<6x2xf32>) {
  %0 = stablehlo.constant dense<[[6.0, -2.0], [-2.0, -9.0], [-8.0, -5.0], [9.0, -8.0], [3.0, 4.0], [-8.0, 7.0]]> : tensor<6x2xf32>
  return %0 : tensor<6x2xf32>
}
// -----
// concatenate along another dimension, 1
func.func @main(%a: tensor<2x?xf32, #stablehlo.bounds<?, 5>>, %b: tensor<1x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<3x?xf32, #stablehlo.bounds<?, 4>> {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x?xf32, #stablehlo.bounds<?, 5>>, tensor<1x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<3x?xf32, #stablehlo.bounds<?, 4>>
  return %0 : tensor<3x?xf32, #stablehlo.bounds<?, 4>>
}
func.func @inputs() -> (tensor<2x1xf32>, tensor<1x1xf32>) {
  %0 = stablehlo.constant dense<[[6.0], [-2.0]]> : tensor<2x1xf32>
  %1 = stablehlo.constant dense<[[0.0]]> : tensor<1x1xf32>
  return %0, %1 : tensor<2x1xf32>, tensor<1x1xf32>
}
func.func @expected() -> (tensor<3x1xf32>) {
  %0 = stablehlo.constant dense<[[6.0], [-2.0], [0.0]]> : tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
// -----
// concatenate along another dimension, 2
func.func @main(%a: tensor<2x?xf32, #stablehlo.bounds<?, 5>>, %b: tensor<1x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<3x?xf32, #stablehlo.bounds<?, 4>> {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x?xf32, #stablehlo.bounds<?, 5>>, tensor<1x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<3x?xf32, #stablehlo.bounds<?, 4>>
  return %0 : tensor<3x?xf32, #stablehlo.bounds<?, 4>>
}
func.func @inputs() -> (tensor<2x2xf32>, tensor<1x2xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, -6.0], [9.0, -3.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[8.0, 2.0]]> : tensor<1x2xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<1x2xf32>
}
func.func @expected() -> (tensor<3x2xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, -6.0], [9.0, -3.0], [8.0, 2.0]]> : tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
// -----
// concatenate along another dimension, 4
func.func @main(%a: tensor<2x?xf32, #stablehlo.bounds<?, 5>>, %b: tensor<1x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<3x?xf32, #stablehlo.bounds<?, 4>> {
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x?xf32, #stablehlo.bounds<?, 5>>, tensor<1x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<3x?xf32, #stablehlo.bounds<?, 4>>
  return %0 : tensor<3x?xf32, #stablehlo.bounds<?, 4>>
}
func.func @inputs() -> (tensor<2x4xf32>, tensor<1x4xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0, 1.0, -2.0], [9.0, 2.0, -9.0, -7.0]]> : tensor<2x4xf32>
  %1 = stablehlo.constant dense<[[-2.0, -9.0, -8.0, -5.0]]> : tensor<1x4xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<1x4xf32>
}
func.func @expected() -> (tensor<3x4xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0, 1.0, -2.0], [9.0, 2.0, -9.0, -7.0], [-2.0, -9.0, -8.0, -5.0]]> : tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// -----
// pad, 2
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<5>>, %v: tensor<f32>) -> (tensor<?xf32, #stablehlo.bounds<18>>, tensor<?xf32, #stablehlo.bounds<3>>) {
  %0 = stablehlo.pad %a, %v, low = [2], high = [3], interior = [2]
      : (tensor<?xf32, #stablehlo.bounds<5>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<18>>
  %1 = stablehlo.pad %a, %v, low = [-1], high = [-1], interior = [0]
      : (tensor<?xf32, #stablehlo.bounds<5>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<3>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<18>>, tensor<?xf32, #stablehlo.bounds<3>>
}
func.func @inputs() -> (tensor<2xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-9.0, -5.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<7.0> : tensor<f32>
  return %0, %1 : tensor<2xf32>, tensor<f32>
}
func.func @expected() -> (tensor<9xf32>, tensor<0xf32>) {
  %0 = stablehlo.constant dense<[7.0, 7.0, -9.0, 7.0, 7.0, -5.0, 7.0, 7.0, 7.0]> : tensor<9xf32>
  %1 = stablehlo.constant dense<> : tensor<0xf32>
  return %0, %1 : tensor<9xf32>, tensor<0xf32>
}
// -----
// pad, 3
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<5>>, %v: tensor<f32>) -> (tensor<?xf32, #stablehlo.bounds<18>>, tensor<?xf32, #stablehlo.bounds<3>>) {
  %0 = stablehlo.pad %a, %v, low = [2], high = [3], interior = [2]
      : (tensor<?xf32, #stablehlo.bounds<5>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<18>>
  %1 = stablehlo.pad %a, %v, low = [-1], high = [-1], interior = [0]
      : (tensor<?xf32, #stablehlo.bounds<5>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<3>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<18>>, tensor<?xf32, #stablehlo.bounds<3>>
}
func.func @inputs() -> (tensor<3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[6.0, 1.0, -1.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<7.0> : tensor<f32>
  return %0, %1 : tensor<3xf32>, tensor<f32>
}
func.func @expected() -> (tensor<12xf32>, tensor<1xf32>) {
  %0 = stablehlo.constant dense<[7.0, 7.0, 6.0, 7.0, 7.0, 1.0, 7.0, 7.0, -1.0, 7.0, 7.0, 7.0]> : tensor<12xf32>
  %1 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  return %0, %1 : tensor<12xf32>, tensor<1xf32>
}
// -----
// pad, 5
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<5>>, %v: tensor<f32>) -> (tensor<?xf32, #stablehlo.bounds<18>>, tensor<?xf32, #stablehlo.bounds<3>>) {
  %0 = stablehlo.pad %a, %v, low = [2], high = [3], interior = [2]
      : (tensor<?xf32, #stablehlo.bounds<5>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<18>>
  %1 = stablehlo.pad %a, %v, low = [-1], high = [-1], interior = [0]
      : (tensor<?xf32, #stablehlo.bounds<5>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<3>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<18>>, tensor<?xf32, #stablehlo.bounds<3>>
}
func.func @inputs() -> (tensor<5xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<7.0> : tensor<f32>
  return %0, %1 : tensor<5xf32>, tensor<f32>
}
func.func @expected() -> (tensor<18xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[7.0, 7.0, -4.0, 7.0, 7.0, 1.0, 7.0, 7.0, 9.0, 7.0, 7.0, 4.0, 7.0, 7.0, -9.0, 7.0, 7.0, 7.0]> : tensor<18xf32>
  %1 = stablehlo.constant dense<[1.0, 9.0, 4.0]> : tensor<3xf32>
  return %0, %1 : tensor<18xf32>, tensor<3xf32>
}
// -----
// reshape of rows, 0
func.func @main(%a: tensor<?x6xf32, #stablehlo.bounds<5, ?>>) -> (tensor<?x2x3xf32, #stablehlo.bounds<5, ?, ?>>, tensor<?xf32, #stablehlo.bounds<30>>) {
  %0 = stablehlo.reshape %a : (tensor<?x6xf32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x3xf32, #stablehlo.bounds<5, ?, ?>>
  %1 = stablehlo.reshape %a : (tensor<?x6xf32, #stablehlo.bounds<5, ?>>) -> tensor<?xf32, #stablehlo.bounds<30>>
  return %0, %1 : tensor<?x2x3xf32, #stablehlo.bounds<5, ?, ?>>, tensor<?xf32, #stablehlo.bounds<30>>
}
func.func @inputs() -> (tensor<0x6xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x6xf32>
  return %0 : tensor<0x6xf32>
}
func.func @expected() -> (tensor<0x2x3xf32>, tensor<0xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x2x3xf32>
  %1 = stablehlo.constant dense<> : tensor<0xf32>
  return %0, %1 : tensor<0x2x3xf32>, tensor<0xf32>
}
// -----
// reshape of rows, 2
func.func @main(%a: tensor<?x6xf32, #stablehlo.bounds<5, ?>>) -> (tensor<?x2x3xf32, #stablehlo.bounds<5, ?, ?>>, tensor<?xf32, #stablehlo.bounds<30>>) {
  %0 = stablehlo.reshape %a : (tensor<?x6xf32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x3xf32, #stablehlo.bounds<5, ?, ?>>
  %1 = stablehlo.reshape %a : (tensor<?x6xf32, #stablehlo.bounds<5, ?>>) -> tensor<?xf32, #stablehlo.bounds<30>>
  return %0, %1 : tensor<?x2x3xf32, #stablehlo.bounds<5, ?, ?>>, tensor<?xf32, #stablehlo.bounds<30>>
}
func.func @inputs() -> (tensor<2x6xf32>) {
  %0 = stablehlo.constant dense<[[0.0, -4.0, -2.0, -4.0, -2.0, -7.0], [-2.0, -8.0, 5.0, -9.0, 3.0, 3.0]]> : tensor<2x6xf32>
  return %0 : tensor<2x6xf32>
}
func.func @expected() -> (tensor<2x2x3xf32>, tensor<12xf32>) {
  %0 = stablehlo.constant dense<[[[0.0, -4.0, -2.0], [-4.0, -2.0, -7.0]], [[-2.0, -8.0, 5.0], [-9.0, 3.0, 3.0]]]> : tensor<2x2x3xf32>
  %1 = stablehlo.constant dense<[0.0, -4.0, -2.0, -4.0, -2.0, -7.0, -2.0, -8.0, 5.0, -9.0, 3.0, 3.0]> : tensor<12xf32>
  return %0, %1 : tensor<2x2x3xf32>, tensor<12xf32>
}
// -----
// reshape of rows, 5
func.func @main(%a: tensor<?x6xf32, #stablehlo.bounds<5, ?>>) -> (tensor<?x2x3xf32, #stablehlo.bounds<5, ?, ?>>, tensor<?xf32, #stablehlo.bounds<30>>) {
  %0 = stablehlo.reshape %a : (tensor<?x6xf32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x3xf32, #stablehlo.bounds<5, ?, ?>>
  %1 = stablehlo.reshape %a : (tensor<?x6xf32, #stablehlo.bounds<5, ?>>) -> tensor<?xf32, #stablehlo.bounds<30>>
  return %0, %1 : tensor<?x2x3xf32, #stablehlo.bounds<5, ?, ?>>, tensor<?xf32, #stablehlo.bounds<30>>
}
func.func @inputs() -> (tensor<5x6xf32>) {
  %0 = stablehlo.constant dense<[[9.0, 3.0, -7.0, 9.0, -6.0, -2.0], [-4.0, 3.0, -9.0, 7.0, 7.0, 5.0], [1.0, -8.0, 8.0, -7.0, 5.0, 1.0], [7.0, -7.0, 3.0, 0.0, 5.0, -4.0], [7.0, 5.0, -8.0, -5.0, 0.0, 4.0]]> : tensor<5x6xf32>
  return %0 : tensor<5x6xf32>
}
func.func @expected() -> (tensor<5x2x3xf32>, tensor<30xf32>) {
  %0 = stablehlo.constant dense<[[[9.0, 3.0, -7.0], [9.0, -6.0, -2.0]], [[-4.0, 3.0, -9.0], [7.0, 7.0, 5.0]], [[1.0, -8.0, 8.0], [-7.0, 5.0, 1.0]], [[7.0, -7.0, 3.0], [0.0, 5.0, -4.0]], [[7.0, 5.0, -8.0], [-5.0, 0.0, 4.0]]]> : tensor<5x2x3xf32>
  %1 = stablehlo.constant dense<[9.0, 3.0, -7.0, 9.0, -6.0, -2.0, -4.0, 3.0, -9.0, 7.0, 7.0, 5.0, 1.0, -8.0, 8.0, -7.0, 5.0, 1.0, 7.0, -7.0, 3.0, 0.0, 5.0, -4.0, 7.0, 5.0, -8.0, -5.0, 0.0, 4.0]> : tensor<30xf32>
  return %0, %1 : tensor<5x2x3xf32>, tensor<30xf32>
}
// -----
// reshape of two bounded dimensions, 1 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<20>>, tensor<?x?xf32, #stablehlo.bounds<4, 5>>) {
  %0 = stablehlo.reshape %a : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<?xf32, #stablehlo.bounds<20>>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<i32>
  %m = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<i32>
  %p = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %q = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %q, %p, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_reshape %a, %s : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<2xi32>) -> tensor<?x?xf32, #stablehlo.bounds<4, 5>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<20>>, tensor<?x?xf32, #stablehlo.bounds<4, 5>>
}
func.func @inputs() -> (tensor<1x4xf32>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0, -7.0, 8.0]]> : tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}
func.func @expected() -> (tensor<4xf32>, tensor<4x1xf32>) {
  %0 = stablehlo.constant dense<[-1.0, -6.0, -7.0, 8.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[[-1.0], [-6.0], [-7.0], [8.0]]> : tensor<4x1xf32>
  return %0, %1 : tensor<4xf32>, tensor<4x1xf32>
}
// -----
// reshape of two bounded dimensions, 3 by 2
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<20>>, tensor<?x?xf32, #stablehlo.bounds<4, 5>>) {
  %0 = stablehlo.reshape %a : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<?xf32, #stablehlo.bounds<20>>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<i32>
  %m = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<i32>
  %p = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %q = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %q, %p, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_reshape %a, %s : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<2xi32>) -> tensor<?x?xf32, #stablehlo.bounds<4, 5>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<20>>, tensor<?x?xf32, #stablehlo.bounds<4, 5>>
}
func.func @inputs() -> (tensor<3x2xf32>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0], [-7.0, 8.0], [-5.0, -9.0]]> : tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
func.func @expected() -> (tensor<6xf32>, tensor<2x3xf32>) {
  %0 = stablehlo.constant dense<[-1.0, -6.0, -7.0, 8.0, -5.0, -9.0]> : tensor<6xf32>
  %1 = stablehlo.constant dense<[[-1.0, -6.0, -7.0], [8.0, -5.0, -9.0]]> : tensor<2x3xf32>
  return %0, %1 : tensor<6xf32>, tensor<2x3xf32>
}
// -----
// reshape of two bounded dimensions, 5 by 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<20>>, tensor<?x?xf32, #stablehlo.bounds<4, 5>>) {
  %0 = stablehlo.reshape %a : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<?xf32, #stablehlo.bounds<20>>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<i32>
  %m = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<i32>
  %p = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %q = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %q, %p, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_reshape %a, %s : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<2xi32>) -> tensor<?x?xf32, #stablehlo.bounds<4, 5>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<20>>, tensor<?x?xf32, #stablehlo.bounds<4, 5>>
}
func.func @inputs() -> (tensor<5x4xf32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0, -1.0], [-8.0, 2.0, -6.0, 8.0], [-1.0, -3.0, -5.0, 4.0], [-5.0, -9.0, 4.0, -9.0], [-5.0, -5.0, -4.0, -2.0]]> : tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @expected() -> (tensor<20xf32>, tensor<4x5xf32>) {
  %0 = stablehlo.constant dense<[-9.0, 3.0, -7.0, -1.0, -8.0, 2.0, -6.0, 8.0, -1.0, -3.0, -5.0, 4.0, -5.0, -9.0, 4.0, -9.0, -5.0, -5.0, -4.0, -2.0]> : tensor<20xf32>
  %1 = stablehlo.constant dense<[[-9.0, 3.0, -7.0, -1.0, -8.0], [2.0, -6.0, 8.0, -1.0, -3.0], [-5.0, 4.0, -5.0, -9.0, 4.0], [-9.0, -5.0, -5.0, -4.0, -2.0]]> : tensor<4x5xf32>
  return %0, %1 : tensor<20xf32>, tensor<4x5xf32>
}
// -----
// reshape of two bounded dimensions, 4 by 0
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> (tensor<?xf32, #stablehlo.bounds<20>>, tensor<?x?xf32, #stablehlo.bounds<4, 5>>) {
  %0 = stablehlo.reshape %a : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<?xf32, #stablehlo.bounds<20>>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<i32>
  %m = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>) -> tensor<i32>
  %p = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %q = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %q, %p, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_reshape %a, %s : (tensor<?x?xf32, #stablehlo.bounds<5, 4>>, tensor<2xi32>) -> tensor<?x?xf32, #stablehlo.bounds<4, 5>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<20>>, tensor<?x?xf32, #stablehlo.bounds<4, 5>>
}
func.func @inputs() -> (tensor<4x0xf32>) {
  %0 = stablehlo.constant dense<> : tensor<4x0xf32>
  return %0 : tensor<4x0xf32>
}
func.func @expected() -> (tensor<0xf32>, tensor<0x4xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<> : tensor<0x4xf32>
  return %0, %1 : tensor<0xf32>, tensor<0x4xf32>
}
// -----
// reshape behind a known dimension, 1
func.func @main(%a: tensor<2x?x6xf32, #stablehlo.bounds<?, 4, ?>>) -> tensor<2x?x3x2xf32, #stablehlo.bounds<?, 4, ?, ?>> {
  %0 = stablehlo.reshape %a : (tensor<2x?x6xf32, #stablehlo.bounds<?, 4, ?>>) -> tensor<2x?x3x2xf32, #stablehlo.bounds<?, 4, ?, ?>>
  return %0 : tensor<2x?x3x2xf32, #stablehlo.bounds<?, 4, ?, ?>>
}
func.func @inputs() -> (tensor<2x1x6xf32>) {
  %0 = stablehlo.constant dense<[[[-4.0, -7.0, -6.0, -3.0, 5.0, 5.0]], [[-8.0, 2.0, -6.0, 6.0, 5.0, 0.0]]]> : tensor<2x1x6xf32>
  return %0 : tensor<2x1x6xf32>
}
func.func @expected() -> (tensor<2x1x3x2xf32>) {
  %0 = stablehlo.constant dense<[[[[-4.0, -7.0], [-6.0, -3.0], [5.0, 5.0]]], [[[-8.0, 2.0], [-6.0, 6.0], [5.0, 0.0]]]]> : tensor<2x1x3x2xf32>
  return %0 : tensor<2x1x3x2xf32>
}
// -----
// reshape behind a known dimension, 3
func.func @main(%a: tensor<2x?x6xf32, #stablehlo.bounds<?, 4, ?>>) -> tensor<2x?x3x2xf32, #stablehlo.bounds<?, 4, ?, ?>> {
  %0 = stablehlo.reshape %a : (tensor<2x?x6xf32, #stablehlo.bounds<?, 4, ?>>) -> tensor<2x?x3x2xf32, #stablehlo.bounds<?, 4, ?, ?>>
  return %0 : tensor<2x?x3x2xf32, #stablehlo.bounds<?, 4, ?, ?>>
}
func.func @inputs() -> (tensor<2x3x6xf32>) {
  %0 = stablehlo.constant dense<[[[-1.0, 5.0, -9.0, -3.0, -6.0, -4.0], [-7.0, -1.0, 7.0, -6.0, 0.0, 9.0], [-6.0, 6.0, -5.0, -7.0, 4.0, 8.0]], [[-9.0, 7.0, -7.0, 7.0, 6.0, 2.0], [9.0, 8.0, 6.0, 8.0, 3.0, -2.0], [-8.0, 1.0, 1.0, -2.0, -2.0, 9.0]]]> : tensor<2x3x6xf32>
  return %0 : tensor<2x3x6xf32>
}
func.func @expected() -> (tensor<2x3x3x2xf32>) {
  %0 = stablehlo.constant dense<[[[[-1.0, 5.0], [-9.0, -3.0], [-6.0, -4.0]], [[-7.0, -1.0], [7.0, -6.0], [0.0, 9.0]], [[-6.0, 6.0], [-5.0, -7.0], [4.0, 8.0]]], [[[-9.0, 7.0], [-7.0, 7.0], [6.0, 2.0]], [[9.0, 8.0], [6.0, 8.0], [3.0, -2.0]], [[-8.0, 1.0], [1.0, -2.0], [-2.0, 9.0]]]]> : tensor<2x3x3x2xf32>
  return %0 : tensor<2x3x3x2xf32>
}
// -----
// broadcasts, 0
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<4>>, %one: tensor<1xf32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 4>>, tensor<2x?xf32, #stablehlo.bounds<?, 4>>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<i32>
  %p = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %two, %p, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [1] : (tensor<1xf32>, tensor<2xi32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  return %0, %1 : tensor<2x?xf32, #stablehlo.bounds<?, 4>>, tensor<2x?xf32, #stablehlo.bounds<?, 4>>
}
func.func @inputs() -> (tensor<0xf32>, tensor<1xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  return %0, %1 : tensor<0xf32>, tensor<1xf32>
}
func.func @expected() -> (tensor<2x0xf32>, tensor<2x0xf32>) {
  %0 = stablehlo.constant dense<> : tensor<2x0xf32>
  %1 = stablehlo.constant dense<> : tensor<2x0xf32>
  return %0, %1 : tensor<2x0xf32>, tensor<2x0xf32>
}
// -----
// broadcasts, 1
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<4>>, %one: tensor<1xf32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 4>>, tensor<2x?xf32, #stablehlo.bounds<?, 4>>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<i32>
  %p = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %two, %p, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [1] : (tensor<1xf32>, tensor<2xi32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  return %0, %1 : tensor<2x?xf32, #stablehlo.bounds<?, 4>>, tensor<2x?xf32, #stablehlo.bounds<?, 4>>
}
func.func @inputs() -> (tensor<1xf32>, tensor<1xf32>) {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  %1 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  return %0, %1 : tensor<1xf32>, tensor<1xf32>
}
func.func @expected() -> (tensor<2x1xf32>, tensor<2x1xf32>) {
  %0 = stablehlo.constant dense<[[0.0], [0.0]]> : tensor<2x1xf32>
  %1 = stablehlo.constant dense<[[1.0], [1.0]]> : tensor<2x1xf32>
  return %0, %1 : tensor<2x1xf32>, tensor<2x1xf32>
}
// -----
// broadcasts, 4
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<4>>, %one: tensor<1xf32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 4>>, tensor<2x?xf32, #stablehlo.bounds<?, 4>>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<i32>
  %p = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %two, %p, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %1 = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [1] : (tensor<1xf32>, tensor<2xi32>) -> tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  return %0, %1 : tensor<2x?xf32, #stablehlo.bounds<?, 4>>, tensor<2x?xf32, #stablehlo.bounds<?, 4>>
}
func.func @inputs() -> (tensor<4xf32>, tensor<1xf32>) {
  %0 = stablehlo.constant dense<[-5.0, 8.0, 0.0, 3.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  return %0, %1 : tensor<4xf32>, tensor<1xf32>
}
func.func @expected() -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %0 = stablehlo.constant dense<[[-5.0, 8.0, 0.0, 3.0], [-5.0, 8.0, 0.0, 3.0]]> : tensor<2x4xf32>
  %1 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]]> : tensor<2x4xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<2x4xf32>
}
// -----
// a broadcast that may repeat, 1 to 3
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<?xf32, #stablehlo.bounds<5>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<5>>) {
  %m = stablehlo.get_dimension_size %b, dim = 0 : (tensor<?xf32, #stablehlo.bounds<5>>) -> tensor<i32>
  %s = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32, #stablehlo.bounds<5>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<5>>
}
func.func @inputs() -> (tensor<1xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  %1 = stablehlo.constant dense<[4.0, 3.0, 1.0]> : tensor<3xf32>
  return %0, %1 : tensor<1xf32>, tensor<3xf32>
}
func.func @expected() -> (tensor<3xf32>, tensor<3xi32>) {
  %0 = stablehlo.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  return %0, %1 : tensor<3xf32>, tensor<3xi32>
}
// -----
// a broadcast that may repeat, 1 to 1
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<?xf32, #stablehlo.bounds<5>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<5>>) {
  %m = stablehlo.get_dimension_size %b, dim = 0 : (tensor<?xf32, #stablehlo.bounds<5>>) -> tensor<i32>
  %s = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32, #stablehlo.bounds<5>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<5>>
}
func.func @inputs() -> (tensor<1xf32>, tensor<1xf32>) {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  %1 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  return %0, %1 : tensor<1xf32>, tensor<1xf32>
}
func.func @expected() -> (tensor<1xf32>, tensor<1xi32>) {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  %1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  return %0, %1 : tensor<1xf32>, tensor<1xi32>
}
// -----
// a broadcast that may repeat, 4 to 4
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<?xf32, #stablehlo.bounds<5>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<5>>) {
  %m = stablehlo.get_dimension_size %b, dim = 0 : (tensor<?xf32, #stablehlo.bounds<5>>) -> tensor<i32>
  %s = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32, #stablehlo.bounds<5>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<5>>
}
func.func @inputs() -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<[-5.0, 8.0, 0.0, 3.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[-3.0, 7.0, 6.0, -1.0]> : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
func.func @expected() -> (tensor<4xf32>, tensor<4xi32>) {
  %0 = stablehlo.constant dense<[-5.0, 8.0, 0.0, 3.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  return %0, %1 : tensor<4xf32>, tensor<4xi32>
}
// -----
// a broadcast that may repeat, 2 to 2
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<4>>, %b: tensor<?xf32, #stablehlo.bounds<5>>) -> (tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<5>>) {
  %m = stablehlo.get_dimension_size %b, dim = 0 : (tensor<?xf32, #stablehlo.bounds<5>>) -> tensor<i32>
  %s = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<1xi32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  %1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32, #stablehlo.bounds<5>>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<5>>, tensor<?xi32, #stablehlo.bounds<5>>
}
func.func @inputs() -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[-9.0, -5.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[-7.0, 4.0]> : tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
func.func @expected() -> (tensor<2xf32>, tensor<2xi32>) {
  %0 = stablehlo.constant dense<[-9.0, -5.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  return %0, %1 : tensor<2xf32>, tensor<2xi32>
}
// -----
// slices of 8, 1 to 8
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>, %s: tensor<1xi32>, %l: tensor<1xi32>) -> (tensor<2xf32>, tensor<?xf32, #stablehlo.bounds<8>>) {
  %0 = stablehlo.slice %a [0:3:2] : (tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<2xf32>
  %k = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = stablehlo.real_dynamic_slice %a, %s, %l, %k : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  return %0, %1 : tensor<2xf32>, tensor<?xf32, #stablehlo.bounds<8>>
}
func.func @inputs() -> (tensor<8xf32>, tensor<1xi32>, tensor<1xi32>) {
  %0 = stablehlo.constant dense<[-1.0, -6.0, 2.0, 0.0, 5.0, 9.0, -4.0, 7.0]> : tensor<8xf32>
  %1 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %2 = stablehlo.constant dense<[8]> : tensor<1xi32>
  return %0, %1, %2 : tensor<8xf32>, tensor<1xi32>, tensor<1xi32>
}
func.func @expected() -> (tensor<2xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[-6.0, 0.0, 9.0, 7.0]> : tensor<4xf32>
  return %0, %1 : tensor<2xf32>, tensor<4xf32>
}
// -----
// slices of 5, 0 to 5
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>, %s: tensor<1xi32>, %l: tensor<1xi32>) -> (tensor<2xf32>, tensor<?xf32, #stablehlo.bounds<8>>) {
  %0 = stablehlo.slice %a [0:3:2] : (tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<2xf32>
  %k = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = stablehlo.real_dynamic_slice %a, %s, %l, %k : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  return %0, %1 : tensor<2xf32>, tensor<?xf32, #stablehlo.bounds<8>>
}
func.func @inputs() -> (tensor<5xf32>, tensor<1xi32>, tensor<1xi32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  %2 = stablehlo.constant dense<[5]> : tensor<1xi32>
  return %0, %1, %2 : tensor<5xf32>, tensor<1xi32>, tensor<1xi32>
}
func.func @expected() -> (tensor<2xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[-4.0, 9.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[-4.0, 9.0, -9.0]> : tensor<3xf32>
  return %0, %1 : tensor<2xf32>, tensor<3xf32>
}
// -----
// slices of 6, 2 to 3
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>, %s: tensor<1xi32>, %l: tensor<1xi32>) -> (tensor<2xf32>, tensor<?xf32, #stablehlo.bounds<8>>) {
  %0 = stablehlo.slice %a [0:3:2] : (tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<2xf32>
  %k = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = stablehlo.real_dynamic_slice %a, %s, %l, %k : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  return %0, %1 : tensor<2xf32>, tensor<?xf32, #stablehlo.bounds<8>>
}
func.func @inputs() -> (tensor<6xf32>, tensor<1xi32>, tensor<1xi32>) {
  %0 = stablehlo.constant dense<[-2.0, -2.0, 2.0, -8.0, -5.0, 7.0]> : tensor<6xf32>
  %1 = stablehlo.constant dense<[2]> : tensor<1xi32>
  %2 = stablehlo.constant dense<[3]> : tensor<1xi32>
  return %0, %1, %2 : tensor<6xf32>, tensor<1xi32>, tensor<1xi32>
}
func.func @expected() -> (tensor<2xf32>, tensor<1xf32>) {
  %0 = stablehlo.constant dense<[-2.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  return %0, %1 : tensor<2xf32>, tensor<1xf32>
}
// -----
// slices of 3, 3 to 3
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>, %s: tensor<1xi32>, %l: tensor<1xi32>) -> (tensor<2xf32>, tensor<?xf32, #stablehlo.bounds<8>>) {
  %0 = stablehlo.slice %a [0:3:2] : (tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<2xf32>
  %k = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = stablehlo.real_dynamic_slice %a, %s, %l, %k : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  return %0, %1 : tensor<2xf32>, tensor<?xf32, #stablehlo.bounds<8>>
}
func.func @inputs() -> (tensor<3xf32>, tensor<1xi32>, tensor<1xi32>) {
  %0 = stablehlo.constant dense<[6.0, 1.0, -1.0]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[3]> : tensor<1xi32>
  %2 = stablehlo.constant dense<[3]> : tensor<1xi32>
  return %0, %1, %2 : tensor<3xf32>, tensor<1xi32>, tensor<1xi32>
}
func.func @expected() -> (tensor<2xf32>, tensor<0xf32>) {
  %0 = stablehlo.constant dense<[6.0, -1.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<> : tensor<0xf32>
  return %0, %1 : tensor<2xf32>, tensor<0xf32>
}
// -----
// dynamic slices of 4 at 0
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<8, ?>>, %u: tensor<2x2xf32>, %s: tensor<i8>) -> (tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>) {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.dynamic_slice %a, %s, %z, sizes = [2, 2] : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<i8>, tensor<i8>) -> tensor<2x2xf32>
  %1 = stablehlo.dynamic_update_slice %a, %u, %s, %z : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<2x2xf32>, tensor<i8>, tensor<i8>) -> tensor<?x2xf32, #stablehlo.bounds<8, ?>>
  return %0, %1 : tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>
}
func.func @inputs() -> (tensor<4x2xf32>, tensor<2x2xf32>, tensor<i8>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0], [1.0, -2.0], [9.0, 2.0], [-9.0, -7.0]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[7.0, -9.0], [5.0, 8.0]]> : tensor<2x2xf32>
  %2 = stablehlo.constant dense<0> : tensor<i8>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<2x2xf32>, tensor<i8>
}
func.func @expected() -> (tensor<2x2xf32>, tensor<4x2xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0], [1.0, -2.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[7.0, -9.0], [5.0, 8.0], [9.0, 2.0], [-9.0, -7.0]]> : tensor<4x2xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<4x2xf32>
}
// -----
// dynamic slices of 4 at 9
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<8, ?>>, %u: tensor<2x2xf32>, %s: tensor<i8>) -> (tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>) {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.dynamic_slice %a, %s, %z, sizes = [2, 2] : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<i8>, tensor<i8>) -> tensor<2x2xf32>
  %1 = stablehlo.dynamic_update_slice %a, %u, %s, %z : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<2x2xf32>, tensor<i8>, tensor<i8>) -> tensor<?x2xf32, #stablehlo.bounds<8, ?>>
  return %0, %1 : tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>
}
func.func @inputs() -> (tensor<4x2xf32>, tensor<2x2xf32>, tensor<i8>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0], [1.0, -2.0], [9.0, 2.0], [-9.0, -7.0]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[7.0, -9.0], [5.0, 8.0]]> : tensor<2x2xf32>
  %2 = stablehlo.constant dense<9> : tensor<i8>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<2x2xf32>, tensor<i8>
}
func.func @expected() -> (tensor<2x2xf32>, tensor<4x2xf32>) {
  %0 = stablehlo.constant dense<[[9.0, 2.0], [-9.0, -7.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[-8.0, 3.0], [1.0, -2.0], [7.0, -9.0], [5.0, 8.0]]> : tensor<4x2xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<4x2xf32>
}
// -----
// dynamic slices of 6 at 3
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<8, ?>>, %u: tensor<2x2xf32>, %s: tensor<i8>) -> (tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>) {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.dynamic_slice %a, %s, %z, sizes = [2, 2] : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<i8>, tensor<i8>) -> tensor<2x2xf32>
  %1 = stablehlo.dynamic_update_slice %a, %u, %s, %z : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<2x2xf32>, tensor<i8>, tensor<i8>) -> tensor<?x2xf32, #stablehlo.bounds<8, ?>>
  return %0, %1 : tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>
}
func.func @inputs() -> (tensor<6x2xf32>, tensor<2x2xf32>, tensor<i8>) {
  %0 = stablehlo.constant dense<[[0.0, -4.0], [-2.0, -4.0], [-2.0, -7.0], [-2.0, -8.0], [5.0, -9.0], [3.0, 3.0]]> : tensor<6x2xf32>
  %1 = stablehlo.constant dense<[[7.0, -9.0], [5.0, 8.0]]> : tensor<2x2xf32>
  %2 = stablehlo.constant dense<3> : tensor<i8>
  return %0, %1, %2 : tensor<6x2xf32>, tensor<2x2xf32>, tensor<i8>
}
func.func @expected() -> (tensor<2x2xf32>, tensor<6x2xf32>) {
  %0 = stablehlo.constant dense<[[-2.0, -8.0], [5.0, -9.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[0.0, -4.0], [-2.0, -4.0], [-2.0, -7.0], [7.0, -9.0], [5.0, 8.0], [3.0, 3.0]]> : tensor<6x2xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<6x2xf32>
}
// -----
// dynamic slices of 8 at -2
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<8, ?>>, %u: tensor<2x2xf32>, %s: tensor<i8>) -> (tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>) {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.dynamic_slice %a, %s, %z, sizes = [2, 2] : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<i8>, tensor<i8>) -> tensor<2x2xf32>
  %1 = stablehlo.dynamic_update_slice %a, %u, %s, %z : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<2x2xf32>, tensor<i8>, tensor<i8>) -> tensor<?x2xf32, #stablehlo.bounds<8, ?>>
  return %0, %1 : tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>
}
func.func @inputs() -> (tensor<8x2xf32>, tensor<2x2xf32>, tensor<i8>) {
  %0 = stablehlo.constant dense<[[5.0, 2.0], [5.0, -3.0], [6.0, 9.0], [-7.0, 5.0], [-5.0, -4.0], [6.0, 0.0], [-5.0, -2.0], [2.0, 4.0]]> : tensor<8x2xf32>
  %1 = stablehlo.constant dense<[[7.0, -9.0], [5.0, 8.0]]> : tensor<2x2xf32>
  %2 = stablehlo.constant dense<-2> : tensor<i8>
  return %0, %1, %2 : tensor<8x2xf32>, tensor<2x2xf32>, tensor<i8>
}
func.func @expected() -> (tensor<2x2xf32>, tensor<8x2xf32>) {
  %0 = stablehlo.constant dense<[[5.0, 2.0], [5.0, -3.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[7.0, -9.0], [5.0, 8.0], [6.0, 9.0], [-7.0, 5.0], [-5.0, -4.0], [6.0, 0.0], [-5.0, -2.0], [2.0, 4.0]]> : tensor<8x2xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<8x2xf32>
}
// -----
// dynamic slices of 3 at 1
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<8, ?>>, %u: tensor<2x2xf32>, %s: tensor<i8>) -> (tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>) {
  %z = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.dynamic_slice %a, %s, %z, sizes = [2, 2] : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<i8>, tensor<i8>) -> tensor<2x2xf32>
  %1 = stablehlo.dynamic_update_slice %a, %u, %s, %z : (tensor<?x2xf32, #stablehlo.bounds<8, ?>>, tensor<2x2xf32>, tensor<i8>, tensor<i8>) -> tensor<?x2xf32, #stablehlo.bounds<8, ?>>
  return %0, %1 : tensor<2x2xf32>, tensor<?x2xf32, #stablehlo.bounds<8, ?>>
}
func.func @inputs() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<i8>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0], [-7.0, 8.0], [-5.0, -9.0]]> : tensor<3x2xf32>
  %1 = stablehlo.constant dense<[[7.0, -9.0], [5.0, 8.0]]> : tensor<2x2xf32>
  %2 = stablehlo.constant dense<1> : tensor<i8>
  return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<i8>
}
func.func @expected() -> (tensor<2x2xf32>, tensor<3x2xf32>) {
  %0 = stablehlo.constant dense<[[-7.0, 8.0], [-5.0, -9.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[-1.0, -6.0], [7.0, -9.0], [5.0, 8.0]]> : tensor<3x2xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<3x2xf32>
}
// -----
// an update of 2 in 6 at 1
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>, %u: tensor<?xf32, #stablehlo.bounds<5>>, %f: tensor<8xf32>, %s: tensor<i32>) -> (tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>) {
  %0 = stablehlo.dynamic_update_slice %a, %u, %s : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  %1 = stablehlo.dynamic_update_slice %f, %u, %s : (tensor<8xf32>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<8xf32>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>
}
func.func @inputs() -> (tensor<6xf32>, tensor<2xf32>, tensor<8xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[-2.0, -2.0, 2.0, -8.0, -5.0, 7.0]> : tensor<6xf32>
  %1 = stablehlo.constant dense<[-8.0, -6.0]> : tensor<2xf32>
  %2 = stablehlo.constant dense<[3.0, 1.0, 9.0, 4.0, -4.0, 0.0, -2.0, 7.0]> : tensor<8xf32>
  %3 = stablehlo.constant dense<1> : tensor<i32>
  return %0, %1, %2, %3 : tensor<6xf32>, tensor<2xf32>, tensor<8xf32>, tensor<i32>
}
func.func @expected() -> (tensor<6xf32>, tensor<8xf32>) {
  %0 = stablehlo.constant dense<[-2.0, -8.0, -6.0, -8.0, -5.0, 7.0]> : tensor<6xf32>
  %1 = stablehlo.constant dense<[3.0, -8.0, -6.0, 4.0, -4.0, 0.0, -2.0, 7.0]> : tensor<8xf32>
  return %0, %1 : tensor<6xf32>, tensor<8xf32>
}
// -----
// an update of 4 in 6 at 9
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>, %u: tensor<?xf32, #stablehlo.bounds<5>>, %f: tensor<8xf32>, %s: tensor<i32>) -> (tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>) {
  %0 = stablehlo.dynamic_update_slice %a, %u, %s : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  %1 = stablehlo.dynamic_update_slice %f, %u, %s : (tensor<8xf32>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<8xf32>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>
}
func.func @inputs() -> (tensor<6xf32>, tensor<4xf32>, tensor<8xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[-2.0, -2.0, 2.0, -8.0, -5.0, 7.0]> : tensor<6xf32>
  %1 = stablehlo.constant dense<[-7.0, -5.0, -4.0, -5.0]> : tensor<4xf32>
  %2 = stablehlo.constant dense<[3.0, 1.0, 9.0, 4.0, -4.0, 0.0, -2.0, 7.0]> : tensor<8xf32>
  %3 = stablehlo.constant dense<9> : tensor<i32>
  return %0, %1, %2, %3 : tensor<6xf32>, tensor<4xf32>, tensor<8xf32>, tensor<i32>
}
func.func @expected() -> (tensor<6xf32>, tensor<8xf32>) {
  %0 = stablehlo.constant dense<[-2.0, -2.0, -7.0, -5.0, -4.0, -5.0]> : tensor<6xf32>
  %1 = stablehlo.constant dense<[3.0, 1.0, 9.0, 4.0, -7.0, -5.0, -4.0, -5.0]> : tensor<8xf32>
  return %0, %1 : tensor<6xf32>, tensor<8xf32>
}
// -----
// an update of 1 in 8 at 7
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>, %u: tensor<?xf32, #stablehlo.bounds<5>>, %f: tensor<8xf32>, %s: tensor<i32>) -> (tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>) {
  %0 = stablehlo.dynamic_update_slice %a, %u, %s : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  %1 = stablehlo.dynamic_update_slice %f, %u, %s : (tensor<8xf32>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<8xf32>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>
}
func.func @inputs() -> (tensor<8xf32>, tensor<1xf32>, tensor<8xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[-1.0, -6.0, 2.0, 0.0, 5.0, 9.0, -4.0, 7.0]> : tensor<8xf32>
  %1 = stablehlo.constant dense<[-7.0]> : tensor<1xf32>
  %2 = stablehlo.constant dense<[3.0, 1.0, 9.0, 4.0, -4.0, 0.0, -2.0, 7.0]> : tensor<8xf32>
  %3 = stablehlo.constant dense<7> : tensor<i32>
  return %0, %1, %2, %3 : tensor<8xf32>, tensor<1xf32>, tensor<8xf32>, tensor<i32>
}
func.func @expected() -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = stablehlo.constant dense<[-1.0, -6.0, 2.0, 0.0, 5.0, 9.0, -4.0, -7.0]> : tensor<8xf32>
  %1 = stablehlo.constant dense<[3.0, 1.0, 9.0, 4.0, -4.0, 0.0, -2.0, -7.0]> : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
// an update of 5 in 5 at 3
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>, %u: tensor<?xf32, #stablehlo.bounds<5>>, %f: tensor<8xf32>, %s: tensor<i32>) -> (tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>) {
  %0 = stablehlo.dynamic_update_slice %a, %u, %s : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  %1 = stablehlo.dynamic_update_slice %f, %u, %s : (tensor<8xf32>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<8xf32>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>
}
func.func @inputs() -> (tensor<5xf32>, tensor<5xf32>, tensor<8xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[-9.0, 4.0, 4.0, 5.0, 9.0]> : tensor<5xf32>
  %2 = stablehlo.constant dense<[3.0, 1.0, 9.0, 4.0, -4.0, 0.0, -2.0, 7.0]> : tensor<8xf32>
  %3 = stablehlo.constant dense<3> : tensor<i32>
  return %0, %1, %2, %3 : tensor<5xf32>, tensor<5xf32>, tensor<8xf32>, tensor<i32>
}
func.func @expected() -> (tensor<5xf32>, tensor<8xf32>) {
  %0 = stablehlo.constant dense<[-9.0, 4.0, 4.0, 5.0, 9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[3.0, 1.0, 9.0, -9.0, 4.0, 4.0, 5.0, 9.0]> : tensor<8xf32>
  return %0, %1 : tensor<5xf32>, tensor<8xf32>
}
// -----
// an update of 0 in 5 at 2
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<8>>, %u: tensor<?xf32, #stablehlo.bounds<5>>, %f: tensor<8xf32>, %s: tensor<i32>) -> (tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>) {
  %0 = stablehlo.dynamic_update_slice %a, %u, %s : (tensor<?xf32, #stablehlo.bounds<8>>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<8>>
  %1 = stablehlo.dynamic_update_slice %f, %u, %s : (tensor<8xf32>, tensor<?xf32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<8xf32>
  return %0, %1 : tensor<?xf32, #stablehlo.bounds<8>>, tensor<8xf32>
}
func.func @inputs() -> (tensor<5xf32>, tensor<0xf32>, tensor<8xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<> : tensor<0xf32>
  %2 = stablehlo.constant dense<[3.0, 1.0, 9.0, 4.0, -4.0, 0.0, -2.0, 7.0]> : tensor<8xf32>
  %3 = stablehlo.constant dense<2> : tensor<i32>
  return %0, %1, %2, %3 : tensor<5xf32>, tensor<0xf32>, tensor<8xf32>, tensor<i32>
}
func.func @expected() -> (tensor<5xf32>, tensor<8xf32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[3.0, 1.0, 9.0, 4.0, -4.0, 0.0, -2.0, 7.0]> : tensor<8xf32>
  return %0, %1 : tensor<5xf32>, tensor<8xf32>
}
// -----
// gather of 3 slices in 6 rows
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<6, ?>>, %k: tensor<?x1xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>> {
  %0 = "stablehlo.gather"(%a, %k) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 2, 2>}> : (tensor<?x2xf32, #stablehlo.bounds<6, ?>>, tensor<?x1xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>>
  return %0 : tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>>
}
func.func @inputs() -> (tensor<6x2xf32>, tensor<3x1xi32>) {
  %0 = stablehlo.constant dense<[[0.0, -4.0], [-2.0, -4.0], [-2.0, -7.0], [-2.0, -8.0], [5.0, -9.0], [3.0, 3.0]]> : tensor<6x2xf32>
  %1 = stablehlo.constant dense<[[6], [3], [-3]]> : tensor<3x1xi32>
  return %0, %1 : tensor<6x2xf32>, tensor<3x1xi32>
}
func.func @expected() -> (tensor<3x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[5.0, -9.0], [3.0, 3.0]], [[-2.0, -8.0], [5.0, -9.0]], [[0.0, -4.0], [-2.0, -4.0]]]> : tensor<3x2x2xf32>
  return %0 : tensor<3x2x2xf32>
}
// -----
// gather of 0 slices in 4 rows
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<6, ?>>, %k: tensor<?x1xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>> {
  %0 = "stablehlo.gather"(%a, %k) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 2, 2>}> : (tensor<?x2xf32, #stablehlo.bounds<6, ?>>, tensor<?x1xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>>
  return %0 : tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>>
}
func.func @inputs() -> (tensor<4x2xf32>, tensor<0x1xi32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0], [1.0, -2.0], [9.0, 2.0], [-9.0, -7.0]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<> : tensor<0x1xi32>
  return %0, %1 : tensor<4x2xf32>, tensor<0x1xi32>
}
func.func @expected() -> (tensor<0x2x2xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x2x2xf32>
  return %0 : tensor<0x2x2xf32>
}
// -----
// gather of 5 slices in 2 rows
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<6, ?>>, %k: tensor<?x1xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>> {
  %0 = "stablehlo.gather"(%a, %k) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 2, 2>}> : (tensor<?x2xf32, #stablehlo.bounds<6, ?>>, tensor<?x1xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>>
  return %0 : tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>>
}
func.func @inputs() -> (tensor<2x2xf32>, tensor<5x1xi32>) {
  %0 = stablehlo.constant dense<[[-8.0, -6.0], [9.0, -3.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<[[2], [5], [-2], [4], [2]]> : tensor<5x1xi32>
  return %0, %1 : tensor<2x2xf32>, tensor<5x1xi32>
}
func.func @expected() -> (tensor<5x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[-8.0, -6.0], [9.0, -3.0]], [[-8.0, -6.0], [9.0, -3.0]], [[-8.0, -6.0], [9.0, -3.0]], [[-8.0, -6.0], [9.0, -3.0]], [[-8.0, -6.0], [9.0, -3.0]]]> : tensor<5x2x2xf32>
  return %0 : tensor<5x2x2xf32>
}
// -----
// gather of 1 slices in 3 rows
func.func @main(%a: tensor<?x2xf32, #stablehlo.bounds<6, ?>>, %k: tensor<?x1xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>> {
  %0 = "stablehlo.gather"(%a, %k) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 2, 2>}> : (tensor<?x2xf32, #stablehlo.bounds<6, ?>>, tensor<?x1xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>>
  return %0 : tensor<?x2x2xf32, #stablehlo.bounds<5, ?, ?>>
}
func.func @inputs() -> (tensor<3x2xf32>, tensor<1x1xi32>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0], [-7.0, 8.0], [-5.0, -9.0]]> : tensor<3x2xf32>
  %1 = stablehlo.constant dense<[[-2]]> : tensor<1x1xi32>
  return %0, %1 : tensor<3x2xf32>, tensor<1x1xi32>
}
func.func @expected() -> (tensor<1x2x2xf32>) {
  %0 = stablehlo.constant dense<[[[-1.0, -6.0], [-7.0, 8.0]]]> : tensor<1x2x2xf32>
  return %0 : tensor<1x2x2xf32>
}
// -----
// gather by batches, 1 of 4
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<3, 5>>, %k: tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<3, ?>> {
  %0 = "stablehlo.gather"(%a, %k) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1],
      operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1],
      index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<?x?xf32, #stablehlo.bounds<3, 5>>, tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<3, ?>>
  return %0 : tensor<?x2xf32, #stablehlo.bounds<3, ?>>
}
func.func @inputs() -> (tensor<1x4xf32>, tensor<1x2xi32>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0, -7.0, 8.0]]> : tensor<1x4xf32>
  %1 = stablehlo.constant dense<[[6, 5]]> : tensor<1x2xi32>
  return %0, %1 : tensor<1x4xf32>, tensor<1x2xi32>
}
func.func @expected() -> (tensor<1x2xf32>) {
  %0 = stablehlo.constant dense<[[8.0, 8.0]]> : tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}
// -----
// gather by batches, 3 of 2
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<3, 5>>, %k: tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<3, ?>> {
  %0 = "stablehlo.gather"(%a, %k) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1],
      operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1],
      index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<?x?xf32, #stablehlo.bounds<3, 5>>, tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<3, ?>>
  return %0 : tensor<?x2xf32, #stablehlo.bounds<3, ?>>
}
func.func @inputs() -> (tensor<3x2xf32>, tensor<3x2xi32>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0], [-7.0, 8.0], [-5.0, -9.0]]> : tensor<3x2xf32>
  %1 = stablehlo.constant dense<[[2, 4], [5, 0], [0, 1]]> : tensor<3x2xi32>
  return %0, %1 : tensor<3x2xf32>, tensor<3x2xi32>
}
func.func @expected() -> (tensor<3x2xf32>) {
  %0 = stablehlo.constant dense<[[-6.0, -6.0], [8.0, -7.0], [-5.0, -9.0]]> : tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
// -----
// gather by batches, 2 of 5
func.func @main(%a: tensor<?x?xf32, #stablehlo.bounds<3, 5>>, %k: tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<3, ?>> {
  %0 = "stablehlo.gather"(%a, %k) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1],
      operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1],
      index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<?x?xf32, #stablehlo.bounds<3, 5>>, tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<3, ?>>
  return %0 : tensor<?x2xf32, #stablehlo.bounds<3, ?>>
}
func.func @inputs() -> (tensor<2x5xf32>, tensor<2x2xi32>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0, 9.0, -2.0], [9.0, 0.0, 1.0, -6.0, -6.0]]> : tensor<2x5xf32>
  %1 = stablehlo.constant dense<[[4, 0], [5, -1]]> : tensor<2x2xi32>
  return %0, %1 : tensor<2x5xf32>, tensor<2x2xi32>
}
func.func @expected() -> (tensor<2x2xf32>) {
  %0 = stablehlo.constant dense<[[-2.0, -4.0], [-6.0, 9.0]]> : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
// scatter of 3 rows of 2 in 6
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<?x1xi32, #stablehlo.bounds<4, ?>>, %u: tensor<?x?xf32, #stablehlo.bounds<4, 3>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>> {
  %0 = "stablehlo.scatter"(%a, %k, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x1xi32, #stablehlo.bounds<4, ?>>, tensor<?x?xf32, #stablehlo.bounds<4, 3>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  return %0 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
}
func.func @inputs() -> (tensor<6x3xf32>, tensor<3x1xi32>, tensor<3x2xf32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0], [-1.0, -8.0, 2.0], [-6.0, 8.0, -1.0], [-3.0, -5.0, 4.0], [-5.0, -9.0, 4.0], [-9.0, -5.0, -5.0]]> : tensor<6x3xf32>
  %1 = stablehlo.constant dense<[[5], [-1], [1]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[[-7.0, -4.0], [-3.0, 2.0], [7.0, -4.0]]> : tensor<3x2xf32>
  return %0, %1, %2 : tensor<6x3xf32>, tensor<3x1xi32>, tensor<3x2xf32>
}
func.func @expected() -> (tensor<6x3xf32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0], [6.0, -12.0, 2.0], [-6.0, 8.0, -1.0], [-3.0, -5.0, 4.0], [-5.0, -9.0, 4.0], [-16.0, -9.0, -5.0]]> : tensor<6x3xf32>
  return %0 : tensor<6x3xf32>
}
// -----
// scatter of 0 rows of 3 in 4
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<?x1xi32, #stablehlo.bounds<4, ?>>, %u: tensor<?x?xf32, #stablehlo.bounds<4, 3>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>> {
  %0 = "stablehlo.scatter"(%a, %k, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x1xi32, #stablehlo.bounds<4, ?>>, tensor<?x?xf32, #stablehlo.bounds<4, 3>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  return %0 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
}
func.func @inputs() -> (tensor<4x3xf32>, tensor<0x1xi32>, tensor<0x3xf32>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0], [9.0, -2.0, 9.0], [0.0, 1.0, -6.0], [-6.0, -1.0, -9.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<> : tensor<0x1xi32>
  %2 = stablehlo.constant dense<> : tensor<0x3xf32>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<0x1xi32>, tensor<0x3xf32>
}
func.func @expected() -> (tensor<4x3xf32>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0], [9.0, -2.0, 9.0], [0.0, 1.0, -6.0], [-6.0, -1.0, -9.0]]> : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
// -----
// scatter of 4 rows of 1 in 3
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<?x1xi32, #stablehlo.bounds<4, ?>>, %u: tensor<?x?xf32, #stablehlo.bounds<4, 3>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>> {
  %0 = "stablehlo.scatter"(%a, %k, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x1xi32, #stablehlo.bounds<4, ?>>, tensor<?x?xf32, #stablehlo.bounds<4, 3>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  return %0 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
}
func.func @inputs() -> (tensor<3x3xf32>, tensor<4x1xi32>, tensor<4x1xf32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0, 1.0], [-2.0, 9.0, 2.0], [-9.0, -7.0, 6.0]]> : tensor<3x3xf32>
  %1 = stablehlo.constant dense<[[2], [4], [0], [1]]> : tensor<4x1xi32>
  %2 = stablehlo.constant dense<[[-7.0], [-4.0], [-3.0], [2.0]]> : tensor<4x1xf32>
  return %0, %1, %2 : tensor<3x3xf32>, tensor<4x1xi32>, tensor<4x1xf32>
}
func.func @expected() -> (tensor<3x3xf32>) {
  %0 = stablehlo.constant dense<[[-11.0, 3.0, 1.0], [0.0, 9.0, 2.0], [-16.0, -7.0, 6.0]]> : tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
// -----
// scatter of 4 rows of 0 in 6
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<?x1xi32, #stablehlo.bounds<4, ?>>, %u: tensor<?x?xf32, #stablehlo.bounds<4, 3>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>> {
  %0 = "stablehlo.scatter"(%a, %k, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x1xi32, #stablehlo.bounds<4, ?>>, tensor<?x?xf32, #stablehlo.bounds<4, 3>>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  return %0 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
}
func.func @inputs() -> (tensor<6x3xf32>, tensor<4x1xi32>, tensor<4x0xf32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0], [-1.0, -8.0, 2.0], [-6.0, 8.0, -1.0], [-3.0, -5.0, 4.0], [-5.0, -9.0, 4.0], [-9.0, -5.0, -5.0]]> : tensor<6x3xf32>
  %1 = stablehlo.constant dense<[[2], [4], [0], [1]]> : tensor<4x1xi32>
  %2 = stablehlo.constant dense<> : tensor<4x0xf32>
  return %0, %1, %2 : tensor<6x3xf32>, tensor<4x1xi32>, tensor<4x0xf32>
}
func.func @expected() -> (tensor<6x3xf32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0], [-1.0, -8.0, 2.0], [-6.0, 8.0, -1.0], [-3.0, -5.0, 4.0], [-5.0, -9.0, 4.0], [-9.0, -5.0, -5.0]]> : tensor<6x3xf32>
  return %0 : tensor<6x3xf32>
}
// -----
// scatter that replaces, 0
func.func @main(%a: tensor<5xf32>, %k: tensor<?xi32, #stablehlo.bounds<4>>, %u: tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%a, %k, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<5xf32>, tensor<?xi32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @inputs() -> (tensor<5xf32>, tensor<0xi32>, tensor<0xf32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %2 = stablehlo.constant dense<> : tensor<0xf32>
  return %0, %1, %2 : tensor<5xf32>, tensor<0xi32>, tensor<0xf32>
}
func.func @expected() -> (tensor<5xf32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
// scatter that replaces, 2
func.func @main(%a: tensor<5xf32>, %k: tensor<?xi32, #stablehlo.bounds<4>>, %u: tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%a, %k, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<5xf32>, tensor<?xi32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @inputs() -> (tensor<5xf32>, tensor<2xi32>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %2 = stablehlo.constant dense<[0.0, 6.0]> : tensor<2xf32>
  return %0, %1, %2 : tensor<5xf32>, tensor<2xi32>, tensor<2xf32>
}
func.func @expected() -> (tensor<5xf32>) {
  %0 = stablehlo.constant dense<[6.0, 1.0, 9.0, 0.0, -9.0]> : tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
// scatter that replaces, 4
func.func @main(%a: tensor<5xf32>, %k: tensor<?xi32, #stablehlo.bounds<4>>, %u: tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%a, %k, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<5xf32>, tensor<?xi32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @inputs() -> (tensor<5xf32>, tensor<4xi32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<[-4.0, 1.0, 9.0, 4.0, -9.0]> : tensor<5xf32>
  %1 = stablehlo.constant dense<[3, 0, 4, 1]> : tensor<4xi32>
  %2 = stablehlo.constant dense<[-1.0, 4.0, 5.0, 1.0]> : tensor<4xf32>
  return %0, %1, %2 : tensor<5xf32>, tensor<4xi32>, tensor<4xf32>
}
func.func @expected() -> (tensor<5xf32>) {
  %0 = stablehlo.constant dense<[4.0, 1.0, 9.0, -1.0, 5.0]> : tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
// set_dimension_size, 6 to 3
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<i32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>, tensor<i32>, tensor<f32>) {
  %0 = stablehlo.set_dimension_size %a, %k, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  %2 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) -> tensor<f32>
  return %0, %a, %1, %2, %3 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>, tensor<i32>, tensor<f32>
}
func.func @inputs() -> (tensor<6x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0], [-1.0, -8.0, 2.0], [-6.0, 8.0, -1.0], [-3.0, -5.0, 4.0], [-5.0, -9.0, 4.0], [-9.0, -5.0, -5.0]]> : tensor<6x3xf32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  return %0, %1 : tensor<6x3xf32>, tensor<i32>
}
func.func @expected() -> (tensor<3x3xf32>, tensor<6x3xf32>, tensor<i32>, tensor<i32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0], [-1.0, -8.0, 2.0], [-6.0, 8.0, -1.0]]> : tensor<3x3xf32>
  %1 = stablehlo.constant dense<[[-9.0, 3.0, -7.0], [-1.0, -8.0, 2.0], [-6.0, 8.0, -1.0], [-3.0, -5.0, 4.0], [-5.0, -9.0, 4.0], [-9.0, -5.0, -5.0]]> : tensor<6x3xf32>
  %2 = stablehlo.constant dense<3> : tensor<i32>
  %3 = stablehlo.constant dense<6> : tensor<i32>
  %4 = stablehlo.constant dense<-19.0> : tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<3x3xf32>, tensor<6x3xf32>, tensor<i32>, tensor<i32>, tensor<f32>
}
// -----
// set_dimension_size, 4 to 4
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<i32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>, tensor<i32>, tensor<f32>) {
  %0 = stablehlo.set_dimension_size %a, %k, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  %2 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) -> tensor<f32>
  return %0, %a, %1, %2, %3 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>, tensor<i32>, tensor<f32>
}
func.func @inputs() -> (tensor<4x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0], [9.0, -2.0, 9.0], [0.0, 1.0, -6.0], [-6.0, -1.0, -9.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<4> : tensor<i32>
  return %0, %1 : tensor<4x3xf32>, tensor<i32>
}
func.func @expected() -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0], [9.0, -2.0, 9.0], [0.0, 1.0, -6.0], [-6.0, -1.0, -9.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<[[-4.0, 8.0, -8.0], [9.0, -2.0, 9.0], [0.0, 1.0, -6.0], [-6.0, -1.0, -9.0]]> : tensor<4x3xf32>
  %2 = stablehlo.constant dense<4> : tensor<i32>
  %3 = stablehlo.constant dense<4> : tensor<i32>
  %4 = stablehlo.constant dense<-9.0> : tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<i32>, tensor<f32>
}
// -----
// set_dimension_size, 5 to 0
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<i32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>, tensor<i32>, tensor<f32>) {
  %0 = stablehlo.set_dimension_size %a, %k, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  %2 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) -> tensor<f32>
  return %0, %a, %1, %2, %3 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>, tensor<i32>, tensor<f32>
}
func.func @inputs() -> (tensor<5x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[0.0, -4.0, -2.0], [-4.0, -2.0, -7.0], [-2.0, -8.0, 5.0], [-9.0, 3.0, 3.0], [4.0, -6.0, 3.0]]> : tensor<5x3xf32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  return %0, %1 : tensor<5x3xf32>, tensor<i32>
}
func.func @expected() -> (tensor<0x3xf32>, tensor<5x3xf32>, tensor<i32>, tensor<i32>, tensor<f32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %1 = stablehlo.constant dense<[[0.0, -4.0, -2.0], [-4.0, -2.0, -7.0], [-2.0, -8.0, 5.0], [-9.0, 3.0, 3.0], [4.0, -6.0, 3.0]]> : tensor<5x3xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.constant dense<5> : tensor<i32>
  %4 = stablehlo.constant dense<0.0> : tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<0x3xf32>, tensor<5x3xf32>, tensor<i32>, tensor<i32>, tensor<f32>
}
// -----
// a loop over 0 rows, 2 steps
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<i32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%n = %i, %x = %a, %s = %z) : tensor<i32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %n, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %0 = stablehlo.add %x, %a : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
    %1 = stablehlo.reduce(%0 init: %s) applies stablehlo.add across dimensions = [0, 1]
        : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %2, %0, %1 : tensor<i32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
  }
  return %r#1, %r#2 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
}
func.func @inputs() -> (tensor<0x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  return %0, %1 : tensor<0x3xf32>, tensor<i32>
}
func.func @expected() -> (tensor<0x3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  return %0, %1 : tensor<0x3xf32>, tensor<f32>
}
// -----
// a loop over 3 rows, 0 steps
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<i32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%n = %i, %x = %a, %s = %z) : tensor<i32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %n, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %0 = stablehlo.add %x, %a : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
    %1 = stablehlo.reduce(%0 init: %s) applies stablehlo.add across dimensions = [0, 1]
        : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %2, %0, %1 : tensor<i32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
  }
  return %r#1, %r#2 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
}
func.func @inputs() -> (tensor<3x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0, 1.0], [-2.0, 9.0, 2.0], [-9.0, -7.0, 6.0]]> : tensor<3x3xf32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  return %0, %1 : tensor<3x3xf32>, tensor<i32>
}
func.func @expected() -> (tensor<3x3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[[-8.0, 3.0, 1.0], [-2.0, 9.0, 2.0], [-9.0, -7.0, 6.0]]> : tensor<3x3xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  return %0, %1 : tensor<3x3xf32>, tensor<f32>
}
// -----
// a loop over 5 rows, 4 steps
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %k: tensor<i32>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%n = %i, %x = %a, %s = %z) : tensor<i32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %n, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %0 = stablehlo.add %x, %a : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
    %1 = stablehlo.reduce(%0 init: %s) applies stablehlo.add across dimensions = [0, 1]
        : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %2, %0, %1 : tensor<i32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
  }
  return %r#1, %r#2 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
}
func.func @inputs() -> (tensor<5x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[0.0, -4.0, -2.0], [-4.0, -2.0, -7.0], [-2.0, -8.0, 5.0], [-9.0, 3.0, 3.0], [4.0, -6.0, 3.0]]> : tensor<5x3xf32>
  %1 = stablehlo.constant dense<4> : tensor<i32>
  return %0, %1 : tensor<5x3xf32>, tensor<i32>
}
func.func @expected() -> (tensor<5x3xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[[0.0, -20.0, -10.0], [-20.0, -10.0, -35.0], [-10.0, -40.0, 25.0], [-45.0, 15.0, 15.0], [20.0, -30.0, 15.0]]> : tensor<5x3xf32>
  %1 = stablehlo.constant dense<-364.0> : tensor<f32>
  return %0, %1 : tensor<5x3xf32>, tensor<f32>
}
// -----
// only padded: branches of 4 and 2 rows, True
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %b: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %p: tensor<i1>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %1 = stablehlo.negate %a : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
    %2 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
    stablehlo.return %1, %2 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
  }, {
    %1 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
    stablehlo.return %b, %1 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>)
  return %0#0, %0#1 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
}
func.func @inputs() -> (tensor<4x3xf32>, tensor<2x3xf32>, tensor<i1>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0], [9.0, -2.0, 9.0], [0.0, 1.0, -6.0], [-6.0, -1.0, -9.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<[[2.0, -7.0, 9.0], [2.0, 4.0, -1.0]]> : tensor<2x3xf32>
  %2 = stablehlo.constant dense<true> : tensor<i1>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<2x3xf32>, tensor<i1>
}
func.func @expected() -> (tensor<4x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[4.0, -8.0, 8.0], [-9.0, 2.0, -9.0], [-0.0, -1.0, 6.0], [6.0, 1.0, 9.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<4> : tensor<i32>
  return %0, %1 : tensor<4x3xf32>, tensor<i32>
}
// -----
// only padded: branches of 4 and 2 rows, False
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %b: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %p: tensor<i1>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %1 = stablehlo.negate %a : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
    %2 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
    stablehlo.return %1, %2 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
  }, {
    %1 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
    stablehlo.return %b, %1 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>)
  return %0#0, %0#1 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
}
func.func @inputs() -> (tensor<4x3xf32>, tensor<2x3xf32>, tensor<i1>) {
  %0 = stablehlo.constant dense<[[-4.0, 8.0, -8.0], [9.0, -2.0, 9.0], [0.0, 1.0, -6.0], [-6.0, -1.0, -9.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<[[2.0, -7.0, 9.0], [2.0, 4.0, -1.0]]> : tensor<2x3xf32>
  %2 = stablehlo.constant dense<false> : tensor<i1>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<2x3xf32>, tensor<i1>
}
func.func @expected() -> (tensor<2x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[2.0, -7.0, 9.0], [2.0, 4.0, -1.0]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<4> : tensor<i32>
  return %0, %1 : tensor<2x3xf32>, tensor<i32>
}
// -----
// only padded: branches of 0 and 5 rows, False
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %b: tensor<?x3xf32, #stablehlo.bounds<6, ?>>, %p: tensor<i1>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %1 = stablehlo.negate %a : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
    %2 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
    stablehlo.return %1, %2 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
  }, {
    %1 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> tensor<i32>
    stablehlo.return %b, %1 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>)
  return %0#0, %0#1 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<i32>
}
func.func @inputs() -> (tensor<0x3xf32>, tensor<5x3xf32>, tensor<i1>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %1 = stablehlo.constant dense<[[6.0, -4.0, -7.0], [-6.0, 9.0, -9.0], [-2.0, -9.0, -7.0], [2.0, 2.0, 8.0], [-9.0, -8.0, -2.0]]> : tensor<5x3xf32>
  %2 = stablehlo.constant dense<false> : tensor<i1>
  return %0, %1, %2 : tensor<0x3xf32>, tensor<5x3xf32>, tensor<i1>
}
func.func @expected() -> (tensor<5x3xf32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[[6.0, -4.0, -7.0], [-6.0, 9.0, -9.0], [-2.0, -9.0, -7.0], [2.0, 2.0, 8.0], [-9.0, -8.0, -2.0]]> : tensor<5x3xf32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  return %0, %1 : tensor<5x3xf32>, tensor<i32>
}
// -----
// a call, 0 rows
func.func private @total(%k: tensor<f32>, %x: tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) {
  %0 = stablehlo.add %x, %x : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.reduce(%0 init: %k) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
}
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = call @total(%z, %a) : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>)
  %1:2 = call @total(%0#1, %0#0) : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>)
  return %1#1, %1#0 : tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>
}
func.func @inputs() -> (tensor<0x3xf32>) {
  %0 = stablehlo.constant dense<> : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}
func.func @expected() -> (tensor<f32>, tensor<0x3xf32>) {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.constant dense<> : tensor<0x3xf32>
  return %0, %1 : tensor<f32>, tensor<0x3xf32>
}
// -----
// a call, 2 rows
func.func private @total(%k: tensor<f32>, %x: tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) {
  %0 = stablehlo.add %x, %x : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.reduce(%0 init: %k) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
}
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = call @total(%z, %a) : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>)
  %1:2 = call @total(%0#1, %0#0) : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>)
  return %1#1, %1#0 : tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>
}
func.func @inputs() -> (tensor<2x3xf32>) {
  %0 = stablehlo.constant dense<[[-1.0, -6.0, -7.0], [8.0, -5.0, -9.0]]> : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @expected() -> (tensor<f32>, tensor<2x3xf32>) {
  %0 = stablehlo.constant dense<-120.0> : tensor<f32>
  %1 = stablehlo.constant dense<[[-4.0, -24.0, -28.0], [32.0, -20.0, -36.0]]> : tensor<2x3xf32>
  return %0, %1 : tensor<f32>, tensor<2x3xf32>
}
// -----
// a call, 6 rows
func.func private @total(%k: tensor<f32>, %x: tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) {
  %0 = stablehlo.add %x, %x : tensor<?x3xf32, #stablehlo.bounds<6, ?>>
  %1 = stablehlo.reduce(%0 init: %k) applies stablehlo.add across dimensions = [0, 1]
      : (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>
}
func.func @main(%a: tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = call @total(%z, %a) : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>)
  %1:2 = call @total(%0#1, %0#0) : (tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>) -> (tensor<?x3xf32, #stablehlo.bounds<6, ?>>, tensor<f32>)
  return %1#1, %1#0 : tensor<f32>, tensor<?x3xf32, #stablehlo.bounds<6, ?>>
}
func.func @inputs() -> (tensor<6x3xf32>) {
  %0 = stablehlo.constant dense<[[-9.0, 3.0, -7.0], [-1.0, -8.0, 2.0], [-6.0, 8.0, -1.0], [-3.0, -5.0, 4.0], [-5.0, -9.0, 4.0], [-9.0, -5.0, -5.0]]> : tensor<6x3xf32>
  return %0 : tensor<6x3xf32>
}
func.func @expected() -> (tensor<f32>, tensor<6x3xf32>) {
  %0 = stablehlo.constant dense<-312.0> : tensor<f32>
  %1 = stablehlo.constant dense<[[-36.0, 12.0, -28.0], [-4.0, -32.0, 8.0], [-24.0, 32.0, -4.0], [-12.0, -20.0, 16.0], [-20.0, -36.0, 16.0], [-36.0, -20.0, -20.0]]> : tensor<6x3xf32>
  return %0, %1 : tensor<f32>, tensor<6x3xf32>
}
