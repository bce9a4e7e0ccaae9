// Types and attributes of the versioned opset, each at least once.
module @types attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @elements(%a: tensor<i1>, %b: tensor<2xi2>, %c: tensor<2xi4>, %d: tensor<2xi8>, %e: tensor<2xi16>, %f: tensor<2xi32>, %g: tensor<2xi64>, %h: tensor<2xui2>, %i: tensor<2xui4>, %j: tensor<2xui8>, %k: tensor<2xui16>, %l: tensor<2xui32>, %m: tensor<2xui64>, %n: tensor<2xbf16>, %o: tensor<2xf16>, %p: tensor<2xf32>, %q: tensor<2xf64>, %r: tensor<2xf8E4M3FN>, %s: tensor<2xf8E5M2>, %t: tensor<2xf8E4M3FNUZ>, %u: tensor<2xf8E5M2FNUZ>, %v: tensor<2xf8E4M3B11FNUZ>, %w: tensor<2xf8E4M3>, %x: tensor<2xf8E3M4>, %y: tensor<2xf4E2M1FN>, %z: tensor<2xf6E2M3FN>, %aa: tensor<2xf6E3M2FN>, %bb: tensor<2xf8E8M0FNU>, %cc: tensor<2xcomplex<f32>>, %dd: tensor<complex<f64>>, %ee: tensor<3xindex>) {
    return
  }
  func.func private @shapes(%a: tensor<0x4xf32>, %b: tensor<?x4x?xf32>, %c: tensor<?x2xf32, #stablehlo.bounds<4, ?>>, %d: !stablehlo.token, %e: tuple<tensor<f32>, tuple<tensor<i32>, !stablehlo.token>>) -> (tensor<0x4xf32>, tensor<?x2xf32, #stablehlo.bounds<4, ?>>) {
    return %a, %c : tensor<0x4xf32>, tensor<?x2xf32, #stablehlo.bounds<4, ?>>
  }
  func.func @quantized(%a: tensor<4x!quant.uniform<i8:f32, 0.1:-3>>, %b: tensor<2x!quant.uniform<i4<-7:7>:f32:0, {0.5, 1.25:2}>>, %c: tensor<2x!quant.uniform<u8:f32, 34.0:16>>) -> tensor<4x!quant.uniform<i8:f32, 0.1:-3>> {
    return %a : tensor<4x!quant.uniform<i8:f32, 0.1:-3>>
  }
  func.func @constants() -> tensor<2xf32> {
    %0 = stablehlo.constant dense<[1.5, 0x7FC00000]> : tensor<2xf32>
    %1 = stablehlo.constant dense<(1.0, -2.0)> : tensor<3xcomplex<f32>>
    %2 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
    %3 = stablehlo.constant dense<[255, 0]> : tensor<2xui8>
    %4 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %5 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.constant dense<> : tensor<0xi64>
    %7 = stablehlo.constant dense<[0.5, 6.0]> : tensor<2xf4E2M1FN>
    %8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.constant dense<"0x0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F70"> : tensor<112xi8>
    %10 = stablehlo.constant dense<[-1, 9223372036854775807]> : tensor<2xi64>
    return %0 : tensor<2xf32>
  }
  func.func @strings(%a: tensor<f32> {jax.arg_info = "x \22quoted\22\\ \C3\A9", mhlo.sharding = ""}) -> (tensor<f32> {jax.result_info = "[0]"}) attributes {execution_thread = "main", some.number = 7 : i64, some.flag = true, some.numbers = [1 : i32, 2.5 : f32, -3 : i8], some.unsigned = 200 : ui8, some.type = tensor<2xf32>, some.dictionary = {a = "b", c = {}}, some.special = 0x7FC00000 : f32, some.half = -0.0 : bf16} {
    %0 = stablehlo.custom_call @target(%a) {backend_config = {key = "value", n = 1 : i64}, api_version = 4 : i32, output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @accuracy(%a: tensor<2xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.exponential"(%a) {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.1, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @several(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>) {
    %0, %1 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
    %2, %3 = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xf32>)
    return %2, %1 : tensor<2xui64>, tensor<4xf32>
  }
}
