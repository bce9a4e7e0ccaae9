// Forms of attributes, types and locations, each a program: the oracle also drops each token of each.
module attributes {a.m = affine_map<(d0, d1)[s0] -> (d0 - d1 * 2, (s0 + 1) mod 3, -d0 ceildiv 4)>} {}
// -----
module attributes {a.s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 1, s0 <= 4)>, a.e = affine_set<() : ()>,
                   a.b = affine_set<(d0) : (d0 > = 0, d0 =  = 1, d0 < = 4)>} {}
// -----
module attributes {a.l = strided<[1, ?], offset: 3>, a.n = strided<[]>, a.o = strided<[2], offset: ?>} {}
// -----
module attributes {a.a = distinct[0]<1 : i8>, a.b = distinct[1]<1 : i8>, a.c = distinct[0]<1 : i8>, a.u = distinct[2]<>} {}
// -----
module attributes {a.a = distinct[0]<1 : i8>, a.b = distinct[0]<2 : i8>} {}
// -----
module attributes {a.a = sparse<[[0, 1], [2, 3]], [5, 6]> : tensor<3x4xi32>, a.b = sparse<0, true> : tensor<3x4xi1>} {}
// -----
module attributes {a.a = sparse<[[0], [2]], "0x0506"> : tensor<3xi8>, a.b = sparse<> : tensor<3xf32>} {}
// -----
module attributes {a.a = sparse<[0, 2], [true, false]> : tensor<3xi1>, a.b = sparse<[[0]], ["x"]> : tensor<1x!a.t>} {}
// -----
module attributes {a.a = sparse<[], []> : tensor<3xi32>} {}
// -----
module attributes {a.a = sparse<[], []> : tensor<3x4xi32>} {}
// -----
module attributes {a.a = sparse<[0, 2], []> : tensor<3xi32>} {}
// -----
module attributes {a.a = dense_resource<k> : tensor<4xi8>, a.b = dense_resource<"l m"> : tensor<2xi8>} {}
{-#
  dialect_resources: {
    builtin: {k: "0x0800000001020304", "l m": "0x010000000506"}
  },
  external_resources: {
    tool: {flag: true, other: false, text: "t"}
  }
#-}
// -----
module attributes {a.a = array<i8: 1, -2>, a.b = array<f32: 1.5, -0.0>, a.c = array<i1: true, false>, a.d = array<i64>} {}
// -----
module attributes {a.a = #unknown.form<[1, "x>"]>, a.b = #unknown<"a"> : i32, a.c = !unknown.type<{}>, a.d = #unknown.word} {}
// -----
module attributes {a.a = @f::@"g h"::@i, "a.b" = "\22\n\t\\\41" : !unknown.text, a.c, a.d = {}, a.e = [], a.f = unit} {}
// -----
module attributes {a.a = -1 : si8, a.b = 0x7FC00000 : f32, a.c = 1.5e+3, a.d = 1.e5 : f16, a.e = true, a.f = 5 : index} {}
// -----
module attributes {a.a = tuple<i1, complex<f32>, none>, a.b = (i8, ui4) -> (), a.c = () -> (i8 , f80), a.d = i1 , a.e = (f32) -> tf32} {}
// -----
module attributes {a.a = vector<[4]x2xf32>, a.b = vector<i8>, a.c = vector<2x[3]xindex>, a.d = tensor<*xf32>} {}
// -----
module attributes {a.a = memref<2x?xf32, affine_map<(d0, d1) -> (d1, d0)>, 3 : i32>, a.b = memref<*xi8, "space">, a.c = memref<f32>} {}
// -----
module attributes {a.a = tensor<*xi8, "encoding">} {}
// -----
module attributes {a.a = memref<*xi8, affine_map<(d0) -> (d0)>>} {}
// -----
module attributes {a.a = memref<2xi8, 1 : i8, 2 : i8>} {}
// -----
module attributes {a.a = tensor<?x4xf32, #stablehlo.bounds<4, ?>>, a.b = tensor<2xi8, "encoding">} {}
// -----
module attributes {a.a = !quant.uniform<i8<-8:7>:f32, 0.5:-3>, a.b = !quant.uniform<u8:f32:1, {0.5:1, 0.25}>} {}
// -----
module attributes {a.a = !quant.uniform<i8:f32:{0:1, 1:2}, {{0.5:1, 2.0}, {0.25:-2, 4.0}}>} {}
// -----
module attributes {a.a = !quant.any<i8<-8:7>:f32>, a.b = !quant.calibrated<f32<-1.5:2.0>>, a.c = !quant.any<u4>} {}
// -----
module attributes {a.a = loc(fused<"m">["a", "f":1:2]), a.b = loc(callsite("a" at "b":3:4)), a.c = loc("n"("c")), a.d = loc(unknown)} {}
// -----
module attributes {a.a = loc("f":1:2 to 3:4), a.b = loc("f":1:2 to :4), a.c = loc(fused[]), a.d = loc("f":12)} {}
// -----
#one = 1 : i8
!type = tensor<2xf32>
#place = loc("a")
module attributes {a.a = #one, a.b = !type} {} loc(#place)
// -----
#a.b = 1 : i8
module {}
// -----
!a.b = i8
module {}
// -----
"builtin.module"() <{sym_name = "m"}> ({
  %0:2 = "a.two"() : () -> (i8, i8) loc("x")
  "a.use"(%0#1, %0#0) {a.b = 1 : i8} : (i8, i8) -> ()
}) {a.c} : () -> ()
// -----
"builtin.module"() ({
^bb0:
  "a.loop"() ({
  ^bb0(%a: i8 loc("a"), %b: i8):
    "a.use"(%b, %a) : (i8, i8) -> ()
  }, {
  }) : () -> ()
}) : () -> ()
// -----
func.func private @f(tensor<2xf32> {a.b = 1 : i8} loc("x"), i1) -> (tensor<2xf32> {a.c}, i1) attributes {a.d}
// -----
func.func @f(%a: tensor<2xf32>, %n: tensor<i1>) -> tensor<2xf32> {
  %0:2 = stablehlo.while(%i = %a, %c = %n) : tensor<2xf32>, tensor<i1> attributes {a.b = 1 : i8}
  cond {
    stablehlo.return %c : tensor<i1>
  } do {
    stablehlo.return %i, %c : tensor<2xf32>, tensor<i1>
  }
  return %0#0 : tensor<2xf32>
}
// -----
func.func @f() -> (tensor<i64, #stablehlo.bounds<>>, tensor<2xf32, #stablehlo.bounds<?>>) {
  %0 = stablehlo.constant dense<5> : tensor<i64, #stablehlo.bounds<>>
  %1 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32, #stablehlo.bounds<?>>
  return %0, %1 : tensor<i64, #stablehlo.bounds<>>, tensor<2xf32, #stablehlo.bounds<?>>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %z: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf32>
  %2 = stablehlo.constant {a.b} dense<2.0> : tensor<2xf32>
  %3 = stablehlo.add %1, %2 : tensor<2xf32>
  return %3 : tensor<2xf32>
}
// -----
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%a init: %a) across dimensions = [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
   reducer(%b: tensor<f32> loc("b"), %c: tensor<f32>) {
    stablehlo.return %b : tensor<f32>
  } loc("x")
  return %0 : tensor<2xf32>
}
// -----
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.constant() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = "stablehlo.add"(%0, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc(#l)
  %2 = call @f(%1) : (tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
#l = loc("late")
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2], device_ids=[3, 2, 1, 0]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %a <@mesh, [{"a", ?}p0, {}], replicated={"b":(1)2}> : tensor<8x8xf32>
    %1 = sdy.reshard %0 <@mesh, [{}, {"b"}]> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
// -----
// Numbers that no double is, types of other dialects that are no one group of brackets, rows of a sparse constant.
module attributes {a.a = 0x3F800000 : f80, a.b = dense<0x7F> : tensor<f128>, a.c = 1.5 : f80,
                   a.d = !other<complex<complex<i1>>, tensor<f32>>, a.e = #other<a<b>c<d>>, a.f = !other.a<b>,
                   a.g = sparse<[[0], [0]], "0x0506"> : tensor<3xi8>, a.h = sparse<0, 7> : tensor<3xi8>,
                   a.i = array<i72: 1, -2>, a.j = loc("f":12), a.k = loc("f":12:0)} {}
// -----
"builtin.module"() <{sym_name = "m" : i8}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f" : i16}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// In generic form, locations of properties are numbered behind those of the region.
func.func @f(%a: tensor<2xf32>) -> (tensor<2xf32> {x.y = loc("a"("b":1:1))}) {
  return %a : tensor<2xf32>
}
