// Corners of text, each a program: what MLIR's parser and ours both accept or refuse, and how it is printed.
// The value of the dictionary takes precedence.
func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.cholesky %a, lower = true {lower = false} : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
// The default in the pretty form, and beside another attribute.
func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.cholesky %a, lower = false {mhlo.one = 1 : i64} : tensor<2x2xf32>
  %1 = stablehlo.cholesky %0 {lower = true} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
// -----
// The type of a function has an alias.
!f = (tensor<2xf32>) -> tensor<2x1xf32>
!t = tensor<2x1xf32>
func.func @f(%a: tensor<2xf32>) -> !t {
  %0 = stablehlo.reshape %a : !f
  %1 = stablehlo.abs %0 : !t
  return %1 : !t
}
// -----
// The alias is no function.
!t = tensor<2xf32>
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.reshape %a : !t
  return %0 : tensor<2xf32>
}
// -----
// More operands than types.
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.reshape %a, %a : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
// Attributes by aliases, and of another kind.
#dims = array<i64: 1, 0>
#lt = #stablehlo<comparison_direction LT>
func.func @f(%a: tensor<2x3xf32>) -> tensor<3x2xi1> {
  %0 = stablehlo.transpose %a, dims = #dims : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.compare #lt, %0, %0, TOTALORDER : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
  return %1 : tensor<3x2xi1>
}
// -----
#dims = 1 : i64
func.func @f(%a: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.transpose %a, dims = #dims : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
// -----
// Integers and strings say no type; these do.
func.func @f() -> tensor<2xi32> {
  %0 = stablehlo.iota dim = 0 : i64 : tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
func.func @f(%a: tensor<2xf32>) -> tensor<f32> {
  %0 = stablehlo.unary_einsum %a, config = "a->" : (tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// Hidden attributes on both sides of a discardable one.
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @g(%a) {zz = 1 : i32, backend_config = "b", mhlo.m, has_side_effect = true, a.b = 2 : i8} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
// Empty lists, with and without the comma that some printers print.
func.func @f(%a: tensor<f32>, %t: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
  %0 = stablehlo.dynamic_slice %a, sizes = [] : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.dynamic_slice %0, , sizes = [] : (tensor<f32>) -> tensor<f32>
  return %1, %t : tensor<f32>, !stablehlo.token
}
// -----
func.func @f() {
  stablehlo.optimization_barrier ()
  %0 = stablehlo.tuple {a.b = 1 : i8} : tuple<>
  %1 = stablehlo.after_all : !stablehlo.token
  stablehlo.custom_call @g() : () -> ()
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  stablehlo.optimization_barrier %a : tensor<2xf32>, tensor<2xf32>
  return
}
// -----
// A name of the dialect in a region whose op has it as default.
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.map"(%a) ({
  ^bb0(%b: tensor<f32>):
    %1 = stablehlo.add %b, %b {a.b = "x"} : tensor<f32>
    stablehlo.return {c.d} %1 : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
// Ranges that end in the column, or in the line, of their start.
func.func @f(%a: tensor<2xf32> loc("a.py":10:5 to 12:5)) -> tensor<2xf32> {
  %0 = stablehlo.abs %a : tensor<2xf32> loc("a.py":10:5 to 12:5)
  %1 = stablehlo.abs %0 : tensor<2xf32> loc("a.py":10:5 to :7)
  %2 = stablehlo.abs %1 : tensor<2xf32> loc("a.py":10:5 to :5)
  return %2 : tensor<2xf32> loc("a.py":10:5 to 11:7)
}
// -----
// Layouts of buffers, the identity in two spellings among them.
func.func @f(%a: memref<4xf32, strided<[1]>>, %b: memref<4xf32, affine_map<(d0) -> (d0)>>,
             %c: memref<4x2xf32, strided<[2, 1], offset: 3>>, %d: memref<4xf32, 1>,
             %e: memref<4xf32, strided<[1]>, 1 : i64>) -> memref<4xf32, strided<[1]>> {
  %0 = stablehlo.custom_call @Pin(%a) : (memref<4xf32, strided<[1]>>) -> memref<4xf32, strided<[1]>>
  return %0 : memref<4xf32, strided<[1]>>
}
