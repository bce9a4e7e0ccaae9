// What newer versions have: attributes with parts, types of all kinds, other dialects, locations of all kinds.
#file = loc("model.py":12:4)
#range = loc("model.py":12:4 to 13:9)
module @rich attributes {some.dictionary = {a = "b", c = {d = [1 : i32, 2.5 : f32, 3 : i16, 1 : i2, 5 : ui4]}}, some.unit} {
  func.func public @main(%a: tensor<?x4xf32, #stablehlo.bounds<8, ?>> {some.note = "argument"}, %b: tensor<4x!quant.uniform<i8:f32, 0.5:-3>>, %q: tensor<2x!quant.uniform<i8<-7:7>:f32:0, {0.5, 1.25:2}>>, %t: !stablehlo.token, %u: tuple<tensor<f32>, tensor<i32>>) -> (tensor<4xf32> {jax.result_info = "[0]"}) {
    %0 = stablehlo.constant dense<[1.5, 0x7FC00000, 2.0, -0.0]> : tensor<4xf32>
    %1 = stablehlo.constant dense<[(1.0, -2.0), (0.5, 0.25)]> : tensor<2xcomplex<f32>>
    %2 = stablehlo.constant dense<[-8, 7, 3]> : tensor<3xi4>
    %3 = stablehlo.constant dense<[255, 0]> : tensor<2xui8>
    %4 = stablehlo.constant dense<[true, false, true, true, true, false, false, true, true]> : tensor<9xi1>
    %5 = stablehlo.constant dense<> : tensor<0xi64>
    %6 = stablehlo.constant dense<[0.5, 6.0]> : tensor<2xf4E2M1FN>
    %7 = stablehlo.exponential %0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 5.000000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32> loc(#range)
    %8 = stablehlo.cosine %7 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32> loc("named"(#file))
    %9 = "stablehlo.all_reduce"(%8) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 0>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32> loc(fused<"metadata">[#file, "z"])
    %10:2 = stablehlo.custom_call @target(%9, %1) {api_version = 4 : i32, backend_config = {key = "value", n = 3 : i32}, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<4xf32>, tensor<2xcomplex<f32>>) -> (tensor<4xf32>, tensor<i1>) loc(unknown)
    %11 = "other.op"(%10#0) ({
    ^bb0(%x: i32):
      "other.end"(%x) : (i32) -> ()
    }) {plain = 1 : i64, type = tensor<2xf32>, other.mark = #other.mark<"a">, array = array<i8: 1, 2>, word = array<i32: 3>, symbol = @main::@inner} : (tensor<4xf32>) -> tensor<4xf32>
    %12 = stablehlo.reverse %10#0, dims = [0] {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, mhlo.sharding = "{replicated}"} : tensor<4xf32>
    return %12 : tensor<4xf32>
  } loc(#file)
} loc("top")
