// accept
func.func @same(%a: tensor<2x3xf32>, %d: tensor<?x3xf32>, %c: tensor<2xcomplex<f32>>, %i: tensor<4xui8>) {
  %0 = stablehlo.add %a, %a : tensor<2x3xf32>
  %1 = "stablehlo.add"(%a, %d) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x?xf32>
  %2 = "stablehlo.add"(%d, %d) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<7x3xf32>
  %3 = stablehlo.tanh %c : tensor<2xcomplex<f32>>
  %4 = stablehlo.shift_left %i, %i : tensor<4xui8>
  %5 = stablehlo.reduce_precision %a, format = e5m2 : tensor<2x3xf32>
  return
}
func.func @parts(%c: tensor<2xcomplex<f64>>, %r: tensor<2xf64>, %h: tensor<2xf16>) {
  %0 = "stablehlo.abs"(%c) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %1 = "stablehlo.real"(%c) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %2 = "stablehlo.imag"(%h) : (tensor<2xf16>) -> tensor<2xf16>
  %3 = "stablehlo.complex"(%r, %r) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xcomplex<f64>>
  %4 = "stablehlo.is_finite"(%h) : (tensor<2xf16>) -> tensor<2xi1>
  %5 = "stablehlo.convert"(%h) : (tensor<2xf16>) -> tensor<2xi8>
  return
}
func.func @choose(%p: tensor<i1>, %q: tensor<3xi1>, %a: tensor<3xf32>, %s: tensor<f32>, %d: tensor<?xf32>) {
  %0 = "stablehlo.compare"(%a, %d) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<?xf32>) -> tensor<3xi1>
  %1 = "stablehlo.select"(%p, %a, %a) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %2 = "stablehlo.select"(%q, %a, %d) : (tensor<3xi1>, tensor<3xf32>, tensor<?xf32>) -> tensor<3xf32>
  %3 = "stablehlo.clamp"(%s, %a, %a) : (tensor<f32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----
func.func @same(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>, %c: tensor<2x3xf64>, %d: tensor<6xf32>, %i: tensor<2xi8>, %j: tensor<2xui8>) {
  // expect: add_c1
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x3xf32>
  // expect: add_c1
  %1 = "stablehlo.add"(%a, %c) : (tensor<2x3xf32>, tensor<2x3xf64>) -> tensor<2x3xf32>
  // expect: add_c1
  // mended by: ) -> tensor<2x3xf64> => ) -> tensor<2x3xf32>
  %2 = "stablehlo.add"(%a, %a) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf64>
  // expect: add_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %3 = "stablehlo.add"(%a, %a) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<3x2xf32>
  // expect: multiply_c1
  // mended by: tensor<2x3xf32> => tensor<6xf32>
  %4 = "stablehlo.multiply"(%a, %d) : (tensor<2x3xf32>, tensor<6xf32>) -> tensor<2x3xf32>
  // expect: maximum_c1
  // mended by: tensor<2xi8> => tensor<2xui8>
  %5 = "stablehlo.maximum"(%i, %j) : (tensor<2xi8>, tensor<2xui8>) -> tensor<2xi8>
  // expect: and_c1
  // mended by: tensor<2xi16> => tensor<2xi8>
  %6 = "stablehlo.and"(%i, %i) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi16>
  // expect: exponential_c1
  // mended by: ) -> tensor<2x4xf32> => ) -> tensor<2x3xf32>
  %7 = "stablehlo.exponential"(%a) : (tensor<2x3xf32>) -> tensor<2x4xf32>
  // expect: negate_c1
  // mended by: ) : (tensor<2x3xf32>) -> tensor<2x3xf16> => ) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = "stablehlo.negate"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf16>
  // expect: reduce_precision_c1
  // mended by: } : (tensor<2x3xf32>) -> tensor<2x3xf16> => } : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "stablehlo.reduce_precision"(%a) {exponent_bits = 5 : i32, mantissa_bits = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf16>
  return
}
func.func @parts(%c: tensor<2xcomplex<f32>>, %r: tensor<2xf32>, %s: tensor<3xf32>, %t: tensor<2xf64>) {
  // expect: abs_c1
  // mended by: 2>) -> tensor<3xf32> => 2>) -> tensor<2xf32>
  %0 = "stablehlo.abs"(%r) : (tensor<2xf32>) -> tensor<3xf32>
  // expect: abs_c2
  // mended by: s"(%c) : (tensor<2xcomplex<f32>>) -> tensor<2xf64> => s"(%c) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %1 = "stablehlo.abs"(%c) : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  // expect: real_c1
  // mended by: tensor<2xcomplex<f32>> => tensor<?xcomplex<f32>>
  %2 = "stablehlo.real"(%c) : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
  // expect: real_c2
  // mended by: l"(%c) : (tensor<2xcomplex<f32>>) -> tensor<2xf64> => l"(%c) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %3 = "stablehlo.real"(%c) : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  // expect: imag_c2
  // mended by: 2>) -> tensor<2xf64> => 2>) -> tensor<2xf32>
  %4 = "stablehlo.imag"(%r) : (tensor<2xf32>) -> tensor<2xf64>
  // expect: complex_c1
  %5 = "stablehlo.complex"(%r, %s) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xcomplex<f32>>
  // expect: complex_c1
  // mended by: tensor<2xf64>) => tensor<2xf32>)
  %6 = "stablehlo.complex"(%r, %t) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  // expect: complex_c2
  // mended by: tensor<3xcomplex<f32>> => tensor<2xcomplex<f32>>
  %7 = "stablehlo.complex"(%r, %r) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xcomplex<f32>>
  // expect: complex_c3
  // mended by: tensor<2xcomplex<f64>> => tensor<2xcomplex<f32>>
  %8 = "stablehlo.complex"(%r, %r) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f64>>
  // expect: is_finite_c1
  // mended by: tensor<3xi1> => tensor<2xi1>
  %9 = "stablehlo.is_finite"(%r) : (tensor<2xf32>) -> tensor<3xi1>
  // expect: convert_c1
  // mended by: tensor<1x2xi8> => tensor<2xf32>
  %10 = "stablehlo.convert"(%r) : (tensor<2xf32>) -> tensor<1x2xi8>
  return
}
func.func @choose(%q: tensor<3xi1>, %p: tensor<2xi1>, %a: tensor<3xf32>, %b: tensor<2xf32>, %c: tensor<3xi32>, %s: tensor<1xf32>) {
  // expect: compare_c1
  // mended by: a, %c) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf => c, %c) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi
  %0 = "stablehlo.compare"(%a, %c) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xi32>) -> tensor<3xi1>
  // expect: compare_c2
  %1 = "stablehlo.compare"(%a, %b) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<2xf32>) -> tensor<3xi1>
  // expect: compare_c2
  // mended by: ) -> tensor<2xi1> => ) -> tensor<3xi1>
  %2 = "stablehlo.compare"(%a, %a) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<2xi1>
  // expect: select_c1
  // mended by: tensor<2xi1>, => tensor<3xi1>,
  %3 = "stablehlo.select"(%p, %a, %a) : (tensor<2xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  // expect: select_c2
  %4 = "stablehlo.select"(%q, %a, %b) : (tensor<3xi1>, tensor<3xf32>, tensor<2xf32>) -> tensor<3xf32>
  // expect: select_c2
  %5 = "stablehlo.select"(%q, %a, %c) : (tensor<3xi1>, tensor<3xf32>, tensor<3xi32>) -> tensor<3xf32>
  // expect: select_c2
  // mended by: tensor<1x3xf32> => tensor<3xf32>
  %6 = "stablehlo.select"(%q, %a, %a) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<1x3xf32>
  // expect: clamp_c1
  // mended by: tensor<2xf32> => tensor<f32>
  %7 = "stablehlo.clamp"(%b, %a, %a) : (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  // expect: clamp_c2
  // mended by: tensor<1xf32> => tensor<3xf32>
  %8 = "stablehlo.clamp"(%a, %a, %s) : (tensor<3xf32>, tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
  // expect: clamp_c3
  // mended by: c, %a, %a) : (tensor<3xi => 3, %a, %a) : (tensor<3xf
  %9 = "stablehlo.clamp"(%c, %a, %a) : (tensor<3xi32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  // expect: clamp_c4
  // mended by: ) -> tensor<2xf32> => ) -> tensor<3xf32>
  %10 = "stablehlo.clamp"(%a, %a, %a) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @precision(%a: tensor<2x3xf32>) {
  // expect: reduce_precision_c2
  // mended by: exponent_bits = 0 : i32 => exponent_bits = 1 : i32
  %9 = "stablehlo.reduce_precision"(%a) {exponent_bits = 0 : i32, mantissa_bits = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----
func.func @kind(%a: tensor<2x3xi32>) {
  // expect: -
  // mended by: tensor<2x3xi32> => tensor<2x3xf32>
  %9 = "stablehlo.tanh"(%a) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----
func.func @f102(%x0: tensor<2x3xf32>) {
  // expect: ceil_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.ceil"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f103(%x0: tensor<2x3xf32>) {
  // expect: cosine_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.cosine"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f104(%x0: tensor<2x3xf32>) {
  // expect: exponential_minus_one_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.exponential_minus_one"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f105(%x0: tensor<2x3xf32>) {
  // expect: floor_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.floor"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f106(%x0: tensor<2x3xf32>) {
  // expect: log_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.log"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f107(%x0: tensor<2x3xf32>) {
  // expect: log_plus_one_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.log_plus_one"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f108(%x0: tensor<2x3xf32>) {
  // expect: logistic_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.logistic"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f109(%x0: tensor<2x3xf32>) {
  // expect: round_nearest_afz_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.round_nearest_afz"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f110(%x0: tensor<2x3xf32>) {
  // expect: round_nearest_even_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.round_nearest_even"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f111(%x0: tensor<2x3xf32>) {
  // expect: rsqrt_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.rsqrt"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f112(%x0: tensor<2x3xf32>) {
  // expect: sign_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.sign"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f113(%x0: tensor<2x3xf32>) {
  // expect: sine_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.sine"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f114(%x0: tensor<2x3xf32>) {
  // expect: sqrt_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.sqrt"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f115(%x0: tensor<2x3xf32>) {
  // expect: tan_c1
  // mended by: tensor<2x3xf32> => tensor<3x2xf32>
  %0 = "stablehlo.tan"(%x0) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f116(%x0: tensor<2xi32>) {
  // expect: count_leading_zeros_c1
  // mended by: tensor<2xi16> => tensor<2xi32>
  %0 = "stablehlo.count_leading_zeros"(%x0) : (tensor<2xi32>) -> tensor<2xi16>
  return
}
func.func @f117(%x0: tensor<2xi32>) {
  // expect: not_c1
  // mended by: tensor<2xi16> => tensor<2xi32>
  %0 = "stablehlo.not"(%x0) : (tensor<2xi32>) -> tensor<2xi16>
  return
}
func.func @f118(%x0: tensor<2xi32>) {
  // expect: popcnt_c1
  // mended by: tensor<2xi16> => tensor<2xi32>
  %0 = "stablehlo.popcnt"(%x0) : (tensor<2xi32>) -> tensor<2xi16>
  return
}
func.func @f119(%x0: tensor<2xf32>, %x1: tensor<2xf16>) {
  // expect: atan2_c1
  // mended by: tensor<2xf16> => tensor<2xf32>
  %0 = "stablehlo.atan2"(%x0, %x1) : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}
func.func @f120(%x0: tensor<2xf32>, %x1: tensor<2xf16>) {
  // expect: divide_c1
  // mended by: tensor<2xf16> => tensor<2xf32>
  %0 = "stablehlo.divide"(%x0, %x1) : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}
func.func @f121(%x0: tensor<2xf32>, %x1: tensor<2xf16>) {
  // expect: minimum_c1
  // mended by: tensor<2xf16> => tensor<2xf32>
  %0 = "stablehlo.minimum"(%x0, %x1) : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}
func.func @f122(%x0: tensor<2xf32>, %x1: tensor<2xf16>) {
  // expect: power_c1
  // mended by: tensor<2xf16> => tensor<2xf32>
  %0 = "stablehlo.power"(%x0, %x1) : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}
func.func @f123(%x0: tensor<2xf32>, %x1: tensor<2xf16>) {
  // expect: remainder_c1
  // mended by: tensor<2xf16> => tensor<2xf32>
  %0 = "stablehlo.remainder"(%x0, %x1) : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}
func.func @f124(%x0: tensor<2xf32>, %x1: tensor<2xf16>) {
  // expect: subtract_c1
  // mended by: tensor<2xf16> => tensor<2xf32>
  %0 = "stablehlo.subtract"(%x0, %x1) : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}
func.func @f125(%x0: tensor<2xi32>, %x1: tensor<3xi32>) {
  // expect: or_c1
  // mended by: tensor<2xi32> => tensor<3xi32>
  %0 = "stablehlo.or"(%x0, %x1) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  return
}
func.func @f126(%x0: tensor<2xi32>, %x1: tensor<3xi32>) {
  // expect: shift_left_c1
  // mended by: tensor<2xi32> => tensor<3xi32>
  %0 = "stablehlo.shift_left"(%x0, %x1) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  return
}
func.func @f127(%x0: tensor<2xi32>, %x1: tensor<3xi32>) {
  // expect: shift_right_arithmetic_c1
  // mended by: tensor<2xi32> => tensor<3xi32>
  %0 = "stablehlo.shift_right_arithmetic"(%x0, %x1) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  return
}
func.func @f128(%x0: tensor<2xi32>, %x1: tensor<3xi32>) {
  // expect: shift_right_logical_c1
  // mended by: tensor<2xi32> => tensor<3xi32>
  %0 = "stablehlo.shift_right_logical"(%x0, %x1) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  return
}
func.func @f129(%x0: tensor<2xi32>, %x1: tensor<3xi32>) {
  // expect: xor_c1
  // mended by: tensor<2xi32> => tensor<3xi32>
  %0 = "stablehlo.xor"(%x0, %x1) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  return
}
func.func @f130(%x0: tensor<2xcomplex<f32>>) {
  // expect: imag_c1
  // mended by: tensor<2xcomplex<f32>> => tensor<3xcomplex<f32>>
  %0 = "stablehlo.imag"(%x0) : (tensor<2xcomplex<f32>>) -> tensor<3xf32>
  return
}

// -----
func.func @reduced(%a: tensor<2xf32>) {
  // expect: reduce_precision_c2
  // mended by: exponent_bits = 0 : i32 => exponent_bits = 1 : i32
  %0 = "stablehlo.reduce_precision"(%a) {exponent_bits = 0 : i32, mantissa_bits = 3 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  // expect: reduce_precision_c3
  // mended by: mantissa_bits = -1 : i32 => mantissa_bits = 10 : i32
  %1 = "stablehlo.reduce_precision"(%a) {exponent_bits = 4 : i32, mantissa_bits = -1 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<atol = -1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
// accept
func.func @accuracy(%a: tensor<2xf32>, %b: tensor<?xf32, #stablehlo.bounds<4>>) {
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.add"(%b, %b) : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<4xf32>
  return
}

// -----
func.func @bounds(%b: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expect: add_c1
  // mended by: tensor<5xf32> => tensor<0xf32>
  %1 = "stablehlo.add"(%b, %b) : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----
// accept
func.func @functions(%f: tensor<2xf32>, %i: tensor<2xi32>) {
  %0 = "stablehlo.ceil"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.cosine"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "stablehlo.exponential"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %3 = "stablehlo.exponential_minus_one"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %4 = "stablehlo.floor"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %5 = "stablehlo.log"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %6 = "stablehlo.log_plus_one"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %7 = "stablehlo.logistic"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %8 = "stablehlo.negate"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %9 = "stablehlo.round_nearest_afz"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %10 = "stablehlo.round_nearest_even"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %11 = "stablehlo.rsqrt"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %12 = "stablehlo.sign"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %13 = "stablehlo.sine"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %14 = "stablehlo.sqrt"(%f) : (tensor<2xf32>) -> tensor<2xf32>
  %15 = "stablehlo.count_leading_zeros"(%i) : (tensor<2xi32>) -> tensor<2xi32>
  %16 = "stablehlo.not"(%i) : (tensor<2xi32>) -> tensor<2xi32>
  %17 = "stablehlo.popcnt"(%i) : (tensor<2xi32>) -> tensor<2xi32>
  %18 = "stablehlo.atan2"(%f, %f) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %19 = "stablehlo.divide"(%f, %f) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %20 = "stablehlo.maximum"(%f, %f) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %21 = "stablehlo.minimum"(%f, %f) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %22 = "stablehlo.power"(%f, %f) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %23 = "stablehlo.remainder"(%f, %f) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %24 = "stablehlo.subtract"(%f, %f) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %25 = "stablehlo.and"(%i, %i) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %26 = "stablehlo.or"(%i, %i) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %27 = "stablehlo.shift_right_arithmetic"(%i, %i) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %28 = "stablehlo.shift_right_logical"(%i, %i) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %29 = "stablehlo.xor"(%i, %i) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----
func.func @unranked(%a: tensor<*xf32>) {
  // expect: -
  // mended by: tensor<*xf32> => tensor<?xf32>
  %0 = "stablehlo.abs"(%a) : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<rtol = -0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 1.0, ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
func.func @accuracy(%a: tensor<2xf32>) {
  // expect: -
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
// accept
func.func @accuracies(%a: tensor<2xf32>) {
  %0 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<atol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
  %3 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<2xf32>) -> tensor<2xf32>
  %4 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<2xf32>) -> tensor<2xf32>
  %5 = "stablehlo.cbrt"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----
// They limit the extents of other operands, too.
func.func @bound_of_another(%a: tensor<5xf32>, %b: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expect: add_c1
  // mended by: bounds<4> => bounds<5>
  %0 = "stablehlo.add"(%a, %b) : (tensor<5xf32>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<?xf32>
  return
}
// The bounds of each operand limit the result.
func.func @bound_of_the_second(%a: tensor<?xf32>, %b: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expect: add_c1
  // mended by: -> tensor<5xf32> => -> tensor<4xf32>
  %0 = "stablehlo.add"(%a, %b) : (tensor<?xf32>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}
func.func @bound_of_the_last_dimension(%b: tensor<?x?xf32, #stablehlo.bounds<?, 4>>) {
  // expect: tanh_c1
  // mended by: -> tensor<9x5xf32> => -> tensor<9x4xf32>
  %0 = "stablehlo.tanh"(%b) : (tensor<?x?xf32, #stablehlo.bounds<?, 4>>) -> tensor<9x5xf32>
  return
}
func.func @greatest(%a: tensor<3xf32>, %b: tensor<3xi32>) {
  // expect: clamp_c3
  // mended by: tensor<3xi32> => tensor<3xf32>
  %0 = "stablehlo.clamp"(%a, %a, %b) : (tensor<3xf32>, tensor<3xf32>, tensor<3xi32>) -> tensor<3xf32>
  return
}
func.func @no_mantissa(%a: tensor<2xf32>) {
  // expect: reduce_precision_c3
  // mended by: mantissa_bits = -1 => mantissa_bits = 0
  %0 = "stablehlo.reduce_precision"(%a) {exponent_bits = 1 : i32, mantissa_bits = -1 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}
