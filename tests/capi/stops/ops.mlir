// Programs that take long, for stop_ops_test.c. A line says what is special and which ops the program is about; $op is
// each of them in turn. Inputs are zeros; "random" and "diagonal" in the line ask for others. The last lines list the ops
// that cannot take long.
//
// elements of f32: stablehlo.abs stablehlo.cbrt stablehlo.ceil stablehlo.cosine stablehlo.exponential stablehlo.exponential_minus_one stablehlo.floor stablehlo.log stablehlo.log_plus_one stablehlo.logistic stablehlo.negate stablehlo.round_nearest_afz stablehlo.round_nearest_even stablehlo.rsqrt stablehlo.sign stablehlo.sine stablehlo.sqrt stablehlo.tan stablehlo.tanh chlo.acos chlo.acosh chlo.asin chlo.asinh chlo.atan chlo.atanh chlo.bessel_i1e chlo.conj chlo.cosh chlo.digamma chlo.erf chlo.erf_inv chlo.erfc chlo.lgamma chlo.sinh chlo.square chlo.tan
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = "$op"(%x) : (tensor<134217728xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// slow elements: stablehlo.cbrt stablehlo.tan chlo.bessel_i1e chlo.digamma chlo.erf_inv chlo.lgamma
func.func @main(%x: tensor<67108864xf64>) -> tensor<67108864xf64> {
  %0 = "$op"(%x) : (tensor<67108864xf64>) -> tensor<67108864xf64>
  return %0 : tensor<67108864xf64>
}
// -----
// complex elements: stablehlo.log stablehlo.exponential stablehlo.sqrt stablehlo.tan chlo._asin_acos_kernel chlo.acos chlo.acosh chlo.asinh chlo.atanh chlo.tan
func.func @main(%x: tensor<33554432xcomplex<f64>>) -> tensor<33554432xcomplex<f64>> {
  %0 = "$op"(%x) : (tensor<33554432xcomplex<f64>>) -> tensor<33554432xcomplex<f64>>
  return %0 : tensor<33554432xcomplex<f64>>
}
// -----
// elements of f8: stablehlo.exponential stablehlo.sqrt
func.func @main(%x: tensor<536870912xf8E4M3FN>) -> tensor<536870912xf8E4M3FN> {
  %0 = "$op"(%x) : (tensor<536870912xf8E4M3FN>) -> tensor<536870912xf8E4M3FN>
  return %0 : tensor<536870912xf8E4M3FN>
}
// -----
// predicates: stablehlo.is_finite chlo.is_inf chlo.is_neg_inf chlo.is_pos_inf
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xi1> {
  %0 = "$op"(%x) : (tensor<134217728xf32>) -> tensor<134217728xi1>
  return %0 : tensor<134217728xi1>
}
// -----
// integers: stablehlo.not stablehlo.count_leading_zeros stablehlo.popcnt
func.func @main(%x: tensor<134217728xi32>) -> tensor<134217728xi32> {
  %0 = "$op"(%x) : (tensor<134217728xi32>) -> tensor<134217728xi32>
  return %0 : tensor<134217728xi32>
}
// -----
// conversion: stablehlo.convert
func.func @main(%x: tensor<67108864xf64>) -> tensor<67108864xbf16> {
  %0 = "$op"(%x) : (tensor<67108864xf64>) -> tensor<67108864xbf16>
  return %0 : tensor<67108864xbf16>
}
// -----
// conversion of many: stablehlo.convert
func.func @main(%x: tensor<536870912xi8>) -> tensor<536870912xf16> {
  %0 = "$op"(%x) : (tensor<536870912xi8>) -> tensor<536870912xf16>
  return %0 : tensor<536870912xf16>
}
// -----
// parts: stablehlo.real stablehlo.imag
func.func @main(%x: tensor<67108864xcomplex<f32>>) -> tensor<67108864xf32> {
  %0 = "$op"(%x) : (tensor<67108864xcomplex<f32>>) -> tensor<67108864xf32>
  return %0 : tensor<67108864xf32>
}
// -----
// pairs of f32: stablehlo.add stablehlo.atan2 stablehlo.divide stablehlo.maximum stablehlo.minimum stablehlo.multiply stablehlo.power stablehlo.remainder stablehlo.subtract chlo.next_after chlo.polygamma chlo.zeta
func.func @main(%x: tensor<134217728xf32>, %y: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = "$op"(%x, %y) : (tensor<134217728xf32>, tensor<134217728xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// slow pairs: stablehlo.power stablehlo.remainder chlo.polygamma chlo.zeta
func.func @main(%x: tensor<67108864xf64>, %y: tensor<67108864xf64>) -> tensor<67108864xf64> {
  %0 = "$op"(%x, %y) : (tensor<67108864xf64>, tensor<67108864xf64>) -> tensor<67108864xf64>
  return %0 : tensor<67108864xf64>
}
// -----
// complex pairs: stablehlo.power stablehlo.divide
func.func @main(%x: tensor<33554432xcomplex<f64>>, %y: tensor<33554432xcomplex<f64>>) -> tensor<33554432xcomplex<f64>> {
  %0 = "$op"(%x, %y) : (tensor<33554432xcomplex<f64>>, tensor<33554432xcomplex<f64>>) -> tensor<33554432xcomplex<f64>>
  return %0 : tensor<33554432xcomplex<f64>>
}
// -----
// pairs of integers: stablehlo.and stablehlo.or stablehlo.xor stablehlo.shift_left stablehlo.shift_right_arithmetic stablehlo.shift_right_logical stablehlo.divide chlo.mulhi
func.func @main(%x: tensor<134217728xi32>, %y: tensor<134217728xi32>) -> tensor<134217728xi32> {
  %0 = "$op"(%x, %y) : (tensor<134217728xi32>, tensor<134217728xi32>) -> tensor<134217728xi32>
  return %0 : tensor<134217728xi32>
}
// -----
// pairs to numbers: stablehlo.complex
func.func @main(%x: tensor<67108864xf32>, %y: tensor<67108864xf32>) -> tensor<67108864xcomplex<f32>> {
  %0 = "$op"(%x, %y) : (tensor<67108864xf32>, tensor<67108864xf32>) -> tensor<67108864xcomplex<f32>>
  return %0 : tensor<67108864xcomplex<f32>>
}
// -----
// comparison: stablehlo.compare
func.func @main(%x: tensor<134217728xf32>, %y: tensor<134217728xf32>) -> tensor<134217728xi1> {
  %0 = stablehlo.compare LT, %x, %y : (tensor<134217728xf32>, tensor<134217728xf32>) -> tensor<134217728xi1>
  return %0 : tensor<134217728xi1>
}
// -----
// choice: stablehlo.select
func.func @main(%p: tensor<134217728xi1>, %x: tensor<134217728xf32>, %y: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = stablehlo.select %p, %x, %y : tensor<134217728xi1>, tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// bounds: stablehlo.clamp
func.func @main(%a: tensor<f32>, %x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = stablehlo.clamp %a, %x, %a : (tensor<f32>, tensor<134217728xf32>, tensor<f32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// rounding: stablehlo.reduce_precision
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = stablehlo.reduce_precision %x, format = e5m2 : tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// the same bytes: stablehlo.bitcast_convert
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xi32> {
  %0 = "$op"(%x) : (tensor<134217728xf32>) -> tensor<134217728xi32>
  return %0 : tensor<134217728xi32>
}
// -----
// split bits: stablehlo.bitcast_convert
func.func @main(%x: tensor<268435456xi8>) -> tensor<268435456x2xi4> {
  %0 = "$op"(%x) : (tensor<268435456xi8>) -> tensor<268435456x2xi4>
  return %0 : tensor<268435456x2xi4>
}
// -----
// joined bits: stablehlo.bitcast_convert
func.func @main(%x: tensor<134217728x2xi4>) -> tensor<134217728xi8> {
  %0 = "$op"(%x) : (tensor<134217728x2xi4>) -> tensor<134217728xi8>
  return %0 : tensor<134217728xi8>
}
// -----
// broadcast f32: chlo.broadcast_add chlo.broadcast_atan2 chlo.broadcast_divide chlo.broadcast_maximum chlo.broadcast_minimum chlo.broadcast_multiply chlo.broadcast_next_after chlo.broadcast_polygamma chlo.broadcast_power chlo.broadcast_remainder chlo.broadcast_subtract chlo.broadcast_zeta
func.func @main(%x: tensor<8192x16384xf32>, %y: tensor<16384xf32>) -> tensor<8192x16384xf32> {
  %0 = "$op"(%x, %y) : (tensor<8192x16384xf32>, tensor<16384xf32>) -> tensor<8192x16384xf32>
  return %0 : tensor<8192x16384xf32>
}
// -----
// broadcast integers: chlo.broadcast_and chlo.broadcast_or chlo.broadcast_xor chlo.broadcast_shift_left chlo.broadcast_shift_right_arithmetic chlo.broadcast_shift_right_logical
func.func @main(%x: tensor<8192x16384xi32>, %y: tensor<16384xi32>) -> tensor<8192x16384xi32> {
  %0 = "$op"(%x, %y) : (tensor<8192x16384xi32>, tensor<16384xi32>) -> tensor<8192x16384xi32>
  return %0 : tensor<8192x16384xi32>
}
// -----
// broadcast to numbers: chlo.broadcast_complex
func.func @main(%x: tensor<8192x8192xf32>, %y: tensor<8192xf32>) -> tensor<8192x8192xcomplex<f32>> {
  %0 = "$op"(%x, %y) : (tensor<8192x8192xf32>, tensor<8192xf32>) -> tensor<8192x8192xcomplex<f32>>
  return %0 : tensor<8192x8192xcomplex<f32>>
}
// -----
// broadcast comparison: chlo.broadcast_compare
func.func @main(%x: tensor<8192x16384xf32>, %y: tensor<16384xf32>) -> tensor<8192x16384xi1> {
  %0 = chlo.broadcast_compare %x, %y {comparison_direction = #chlo<comparison_direction GE>} : (tensor<8192x16384xf32>, tensor<16384xf32>) -> tensor<8192x16384xi1>
  return %0 : tensor<8192x16384xi1>
}
// -----
// broadcast choice: chlo.broadcast_select
func.func @main(%p: tensor<16384xi1>, %x: tensor<8192x16384xf32>, %y: tensor<16384xf32>) -> tensor<8192x16384xf32> {
  %0 = chlo.broadcast_select %p, %x, %y : (tensor<16384xi1>, tensor<8192x16384xf32>, tensor<16384xf32>) -> tensor<8192x16384xf32>
  return %0 : tensor<8192x16384xf32>
}
// -----
// a fusion of many ops: stablehlo.sine
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %1 = stablehlo.sine %x : tensor<134217728xf32>
  %2 = stablehlo.exponential %1 : tensor<134217728xf32>
  %3 = stablehlo.sine %2 : tensor<134217728xf32>
  %4 = stablehlo.exponential %3 : tensor<134217728xf32>
  %5 = stablehlo.sine %4 : tensor<134217728xf32>
  %6 = stablehlo.exponential %5 : tensor<134217728xf32>
  %7 = stablehlo.sine %6 : tensor<134217728xf32>
  %8 = stablehlo.exponential %7 : tensor<134217728xf32>
  %9 = stablehlo.sine %8 : tensor<134217728xf32>
  %10 = stablehlo.exponential %9 : tensor<134217728xf32>
  %11 = stablehlo.sine %10 : tensor<134217728xf32>
  %12 = stablehlo.exponential %11 : tensor<134217728xf32>
  %13 = stablehlo.sine %12 : tensor<134217728xf32>
  %14 = stablehlo.exponential %13 : tensor<134217728xf32>
  %15 = stablehlo.sine %14 : tensor<134217728xf32>
  %16 = stablehlo.exponential %15 : tensor<134217728xf32>
  %17 = stablehlo.sine %16 : tensor<134217728xf32>
  %18 = stablehlo.exponential %17 : tensor<134217728xf32>
  %19 = stablehlo.sine %18 : tensor<134217728xf32>
  %20 = stablehlo.exponential %19 : tensor<134217728xf32>
  %21 = stablehlo.sine %20 : tensor<134217728xf32>
  %22 = stablehlo.exponential %21 : tensor<134217728xf32>
  %23 = stablehlo.sine %22 : tensor<134217728xf32>
  %24 = stablehlo.exponential %23 : tensor<134217728xf32>
  %25 = stablehlo.sine %24 : tensor<134217728xf32>
  %26 = stablehlo.exponential %25 : tensor<134217728xf32>
  %27 = stablehlo.sine %26 : tensor<134217728xf32>
  %28 = stablehlo.exponential %27 : tensor<134217728xf32>
  %29 = stablehlo.sine %28 : tensor<134217728xf32>
  %30 = stablehlo.exponential %29 : tensor<134217728xf32>
  %31 = stablehlo.sine %30 : tensor<134217728xf32>
  %32 = stablehlo.exponential %31 : tensor<134217728xf32>
  %33 = stablehlo.sine %32 : tensor<134217728xf32>
  %34 = stablehlo.exponential %33 : tensor<134217728xf32>
  %35 = stablehlo.sine %34 : tensor<134217728xf32>
  %36 = stablehlo.exponential %35 : tensor<134217728xf32>
  %37 = stablehlo.sine %36 : tensor<134217728xf32>
  %38 = stablehlo.exponential %37 : tensor<134217728xf32>
  %39 = stablehlo.sine %38 : tensor<134217728xf32>
  %40 = stablehlo.exponential %39 : tensor<134217728xf32>
  return %40 : tensor<134217728xf32>
}
// -----
// a constant: stablehlo.constant chlo.constant
func.func @main() -> tensor<268435456xf32> {
  %0 = "$op"() <{value = dense<1.5> : tensor<268435456xf32>}> : () -> tensor<268435456xf32>
  return %0 : tensor<268435456xf32>
}
// -----
// like another: chlo.constant_like
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = "chlo.constant_like"(%x) <{value = 3.0 : f32}> : (tensor<134217728xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// numbers: stablehlo.iota
func.func @main() -> tensor<268435456xi64> {
  %0 = stablehlo.iota dim = 0 : tensor<268435456xi64>
  return %0 : tensor<268435456xi64>
}
// -----
// numbers along columns: stablehlo.iota
func.func @main() -> tensor<16384x16384xi64> {
  %0 = stablehlo.iota dim = 0 : tensor<16384x16384xi64>
  return %0 : tensor<16384x16384xi64>
}
// -----
// numbers of a computed count: stablehlo.dynamic_iota
func.func @main() -> tensor<?xi64> {
  %n = stablehlo.constant dense<268435456> : tensor<1xi64>
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}
// -----
// repeated rows: stablehlo.broadcast_in_dim
func.func @main(%x: tensor<16384xf32>) -> tensor<16384x16384xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// repeated columns: stablehlo.broadcast_in_dim
func.func @main(%x: tensor<16384xf32>) -> tensor<16384x16384xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// repeated to a computed shape: stablehlo.dynamic_broadcast_in_dim
func.func @main(%x: tensor<16384xf32>) -> tensor<?x16384xf32> {
  %n = stablehlo.constant dense<16384> : tensor<2xi64>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<16384xf32>, tensor<2xi64>) -> tensor<?x16384xf32>
  return %0 : tensor<?x16384xf32>
}
// -----
// elements that are left: stablehlo.set_dimension_size
func.func @main(%x: tensor<268435456xf32>) -> tensor<?xf32, #stablehlo.bounds<268435456>> {
  %n = stablehlo.constant dense<268435455> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<268435456xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<268435456>>
  return %0 : tensor<?xf32, #stablehlo.bounds<268435456>>
}
// -----
// repeated arrays: stablehlo.broadcast
func.func @main(%x: tensor<16384xf32>) -> tensor<16384x16384xf32> {
  %0 = stablehlo.broadcast %x, sizes = [16384] : (tensor<16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// a copy: stablehlo.reshape
func.func @main(%x: tensor<268435456xf32>) -> tensor<16384x16384xf32> {
  %0 = stablehlo.reshape %x : (tensor<268435456xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// a reshape that moves elements: stablehlo.reshape
func.func @main(%x: tensor<16384x8192xf32>) -> tensor<134217728xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<16384x8192xf32>) -> tensor<8192x16384xf32>
  %1 = stablehlo.reshape %0 : (tensor<8192x16384xf32>) -> tensor<134217728xf32>
  return %1 : tensor<134217728xf32>
}
// -----
// a computed shape: stablehlo.dynamic_reshape
func.func @main(%x: tensor<268435456xf32>) -> tensor<?x16384xf32> {
  %n = stablehlo.constant dense<16384> : tensor<2xi64>
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<268435456xf32>, tensor<2xi64>) -> tensor<?x16384xf32>
  return %0 : tensor<?x16384xf32>
}
// -----
// of a matrix: stablehlo.transpose
func.func @main(%x: tensor<16384x8192xf32>) -> tensor<8192x16384xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<16384x8192xf32>) -> tensor<8192x16384xf32>
  return %0 : tensor<8192x16384xf32>
}
// -----
// of two long rows: stablehlo.transpose
func.func @main(%x: tensor<4x67108864xi8>) -> tensor<67108864x4xi8> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x67108864xi8>) -> tensor<67108864x4xi8>
  return %0 : tensor<67108864x4xi8>
}
// -----
// of many axes: stablehlo.transpose
func.func @main(%x: tensor<64x64x64x64x8xf32>) -> tensor<8x64x64x64x64xf32> {
  %0 = stablehlo.transpose %x, dims = [4, 3, 2, 1, 0] : (tensor<64x64x64x64x8xf32>) -> tensor<8x64x64x64x64xf32>
  return %0 : tensor<8x64x64x64x64xf32>
}
// -----
// backwards: stablehlo.reverse
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = stablehlo.reverse %x, dims = [0] : tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// every third element: stablehlo.slice
func.func @main(%x: tensor<268435456xf32>) -> tensor<89478486xf32> {
  %0 = stablehlo.slice %x [0:268435456:3] : (tensor<268435456xf32>) -> tensor<89478486xf32>
  return %0 : tensor<89478486xf32>
}
// -----
// a computed slice: stablehlo.real_dynamic_slice
func.func @main(%x: tensor<268435456xf32>) -> tensor<?xf32> {
  %a = stablehlo.constant dense<0> : tensor<1xi64>
  %b = stablehlo.constant dense<268435455> : tensor<1xi64>
  %c = stablehlo.constant dense<1> : tensor<1xi64>
  %0 = stablehlo.real_dynamic_slice %x, %a, %b, %c : (tensor<268435456xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
// holes: stablehlo.pad
func.func @main(%x: tensor<67108864xf32>, %v: tensor<f32>) -> tensor<201326592xf32> {
  %0 = stablehlo.pad %x, %v, low = [1], high = [1], interior = [2] : (tensor<67108864xf32>, tensor<f32>) -> tensor<201326592xf32>
  return %0 : tensor<201326592xf32>
}
// -----
// computed edges: stablehlo.dynamic_pad
func.func @main(%x: tensor<134217728xf32>, %v: tensor<f32>) -> tensor<?xf32> {
  %a = stablehlo.constant dense<67108864> : tensor<1xi64>
  %c = stablehlo.constant dense<0> : tensor<1xi64>
  %0 = stablehlo.dynamic_pad %x, %v, %a, %a, %c : (tensor<134217728xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
// two arrays: stablehlo.concatenate
func.func @main(%x: tensor<134217728xf32>) -> tensor<268435456xf32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<134217728xf32>, tensor<134217728xf32>) -> tensor<268435456xf32>
  return %0 : tensor<268435456xf32>
}
// -----
// short rows: stablehlo.concatenate
func.func @main(%x: tensor<67108864x1xi8>) -> tensor<67108864x3xi8> {
  %0 = stablehlo.concatenate %x, %x, %x, dim = 1 : (tensor<67108864x1xi8>, tensor<67108864x1xi8>, tensor<67108864x1xi8>) -> tensor<67108864x3xi8>
  return %0 : tensor<67108864x3xi8>
}
// -----
// indexing a whole array: stablehlo.dynamic_slice
func.func @main(%x: tensor<268435456xf32>, %i: tensor<i32>) -> tensor<268435455xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [268435455] : (tensor<268435456xf32>, tensor<i32>) -> tensor<268435455xf32>
  return %0 : tensor<268435455xf32>
}
// -----
// one changed element: stablehlo.dynamic_update_slice
func.func @main(%x: tensor<268435456xf32>, %y: tensor<1xf32>, %i: tensor<i32>) -> tensor<268435456xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %y, %i : (tensor<268435456xf32>, tensor<1xf32>, tensor<i32>) -> tensor<268435456xf32>
  return %0 : tensor<268435456xf32>
}
// -----
// random single elements: stablehlo.gather
func.func @main(%x: tensor<67108864xf32>, %i: tensor<67108864xi32>) -> tensor<67108864xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<67108864xf32>, tensor<67108864xi32>) -> tensor<67108864xf32>
  return %0 : tensor<67108864xf32>
}
// -----
// one slice: stablehlo.gather
func.func @main(%x: tensor<268435456xf32>, %i: tensor<1x1xi32>) -> tensor<1x268435455xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 268435455>}> : (tensor<268435456xf32>, tensor<1x1xi32>) -> tensor<1x268435455xf32>
  return %0 : tensor<1x268435455xf32>
}
// -----
// computed sizes: stablehlo.dynamic_gather
func.func @main(%x: tensor<67108864xf32>, %i: tensor<67108864xi32>) -> tensor<67108864xf32> {
  %n = stablehlo.constant dense<1> : tensor<1xi64>
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<67108864xf32>, tensor<67108864xi32>, tensor<1xi64>) -> tensor<67108864xf32>
  return %0 : tensor<67108864xf32>
}
// -----
// random rows: stablehlo.torch_index_select
func.func @main(%x: tensor<65536x64xf32>, %i: tensor<1048576xi32>) -> tensor<1048576x64xf32> {
  %0 = "stablehlo.torch_index_select"(%x, %i) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<65536x64xf32>, tensor<1048576xi32>) -> tensor<1048576x64xf32>
  return %0 : tensor<1048576x64xf32>
}
// -----
// sums: stablehlo.scatter
func.func @main(%x: tensor<134217728xf32>, %i: tensor<33554432xi32>, %u: tensor<33554432xf32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<134217728xf32>, tensor<33554432xi32>, tensor<33554432xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// another body: stablehlo.scatter
func.func @main(%x: tensor<134217728xf32>, %i: tensor<33554432xi32>, %u: tensor<33554432xf32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    %d = stablehlo.sine %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<134217728xf32>, tensor<33554432xi32>, tensor<33554432xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// one window: stablehlo.scatter
func.func @main(%x: tensor<134217728xf32>, %i: tensor<1x1xi32>, %u: tensor<1x134217728xf32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<134217728xf32>, tensor<1x1xi32>, tensor<1x134217728xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// one window of another body: stablehlo.scatter
func.func @main(%x: tensor<134217728xf32>, %i: tensor<1x1xi32>, %u: tensor<1x134217728xf32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    %d = stablehlo.sine %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<134217728xf32>, tensor<1x1xi32>, tensor<1x134217728xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// to one: stablehlo.reduce
func.func @main(%x: tensor<268435456xf32>, %v: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<268435456xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// many columns: stablehlo.reduce
func.func @main(%x: tensor<3x134217728xf32>, %v: tensor<f32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<3x134217728xf32>, tensor<f32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// many columns of bf16: stablehlo.reduce
func.func @main(%x: tensor<3x134217728xbf16>, %v: tensor<bf16>) -> tensor<134217728xbf16> {
  %0 = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %c : tensor<bf16>
  }) : (tensor<3x134217728xbf16>, tensor<bf16>) -> tensor<134217728xbf16>
  return %0 : tensor<134217728xbf16>
}
// -----
// many short rows: stablehlo.reduce
func.func @main(%x: tensor<134217728x2xf32>, %v: tensor<f32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<134217728x2xf32>, tensor<f32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// another body: stablehlo.reduce
func.func @main(%x: tensor<268435456xf32>, %v: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    %d = stablehlo.sine %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<268435456xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// another body and many columns: stablehlo.reduce
func.func @main(%x: tensor<3x67108864xf32>, %v: tensor<f32>) -> tensor<67108864xf32> {
  %0 = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    %d = stablehlo.sine %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<3x67108864xf32>, tensor<f32>) -> tensor<67108864xf32>
  return %0 : tensor<67108864xf32>
}
// -----
// a long row: stablehlo.reduce_window
func.func @main(%x: tensor<67108864xf32>, %v: tensor<f32>) -> tensor<67108865xf32> {
  %0 = "stablehlo.reduce_window"(%x, %v) <{padding = dense<[[50, 50]]> : tensor<1x2xi64>, window_dimensions = array<i64: 100>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<67108864xf32>, tensor<f32>) -> tensor<67108865xf32>
  return %0 : tensor<67108865xf32>
}
// -----
// a long row of another body: stablehlo.reduce_window
func.func @main(%x: tensor<16777216xf32>, %v: tensor<f32>) -> tensor<16777217xf32> {
  %0 = "stablehlo.reduce_window"(%x, %v) <{padding = dense<[[50, 50]]> : tensor<1x2xi64>, window_dimensions = array<i64: 100>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    %d = stablehlo.sine %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<16777216xf32>, tensor<f32>) -> tensor<16777217xf32>
  return %0 : tensor<16777217xf32>
}
// -----
// squares: stablehlo.reduce_window
func.func @main(%x: tensor<8192x8192xf32>, %v: tensor<f32>) -> tensor<8163x8163xf32> {
  %0 = "stablehlo.reduce_window"(%x, %v) <{window_dimensions = array<i64: 30, 30>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8192x8192xf32>, tensor<f32>) -> tensor<8163x8163xf32>
  return %0 : tensor<8163x8163xf32>
}
// -----
// one long window: stablehlo.reduce_window
func.func @main(%x: tensor<268435456xf32>, %v: tensor<f32>) -> tensor<1xf32> {
  %0 = "stablehlo.reduce_window"(%x, %v) <{window_dimensions = array<i64: 268435456>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<268435456xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
// -----
// sums from the begin: stablehlo.reduce_window
func.func @main(%x: tensor<134217728xf32>, %v: tensor<f32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.reduce_window"(%x, %v) <{padding = dense<[[134217727, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 134217728>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<134217728xf32>, tensor<f32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// sums from the end: stablehlo.reduce_window
func.func @main(%x: tensor<134217728xf32>, %v: tensor<f32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.reduce_window"(%x, %v) <{padding = dense<[[0, 134217727]]> : tensor<1x2xi64>, window_dimensions = array<i64: 134217728>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<134217728xf32>, tensor<f32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// sums of long rows: stablehlo.reduce_window
func.func @main(%x: tensor<2x67108864xf32>, %v: tensor<f32>) -> tensor<2x67108864xf32> {
  %0 = "stablehlo.reduce_window"(%x, %v) <{padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x67108864xf32>, tensor<f32>) -> tensor<2x67108864xf32>
  return %0 : tensor<2x67108864xf32>
}
// -----
// a long row: stablehlo.select_and_scatter
func.func @main(%x: tensor<134217728xf32>, %y: tensor<67108864xf32>, %v: tensor<f32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %y, %v) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<134217728xf32>, tensor<67108864xf32>, tensor<f32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// a long row of other bodies: stablehlo.select_and_scatter
func.func @main(%x: tensor<67108864xf32>, %y: tensor<67108855xf32>, %v: tensor<f32>) -> tensor<67108864xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %y, %v) <{window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %n = stablehlo.negate %b : tensor<f32>
    %c = stablehlo.compare GE, %a, %n : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    %d = stablehlo.sine %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<67108864xf32>, tensor<67108855xf32>, tensor<f32>) -> tensor<67108864xf32>
  return %0 : tensor<67108864xf32>
}
// -----
// squares: stablehlo.select_and_scatter
func.func @main(%x: tensor<8192x8192xf32>, %y: tensor<8163x8163xf32>, %v: tensor<f32>) -> tensor<8192x8192xf32> {
  %0 = "stablehlo.select_and_scatter"(%x, %y, %v) <{window_dimensions = array<i64: 30, 30>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8192x8192xf32>, tensor<8163x8163xf32>, tensor<f32>) -> tensor<8192x8192xf32>
  return %0 : tensor<8192x8192xf32>
}
// -----
// random numbers, one line: stablehlo.sort
func.func @main(%x: tensor<33554432xf32>) -> tensor<33554432xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<33554432xf32>) -> tensor<33554432xf32>
  return %0 : tensor<33554432xf32>
}
// -----
// random wide numbers, one line: stablehlo.sort
func.func @main(%x: tensor<16777216xi64>) -> tensor<16777216xi64> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.compare LT, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<16777216xi64>) -> tensor<16777216xi64>
  return %0 : tensor<16777216xi64>
}
// -----
// random numbers, a computed key: stablehlo.sort
func.func @main(%x: tensor<16777216xf32>) -> tensor<16777216xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.sine %a : tensor<f32>
    %t = stablehlo.sine %b : tensor<f32>
    %c = stablehlo.compare LT, %s, %t : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<16777216xf32>) -> tensor<16777216xf32>
  return %0 : tensor<16777216xf32>
}
// -----
// random numbers, another comparator: stablehlo.sort
func.func @main(%x: tensor<16777216xf32>) -> tensor<16777216xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.subtract %a, %b : tensor<f32>
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %c = stablehlo.compare LT, %s, %z : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<16777216xf32>) -> tensor<16777216xf32>
  return %0 : tensor<16777216xf32>
}
// -----
// random columns: stablehlo.sort
func.func @main(%x: tensor<8192x4096xf32>) -> tensor<8192x4096xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<8192x4096xf32>) -> tensor<8192x4096xf32>
  return %0 : tensor<8192x4096xf32>
}
// -----
// random numbers: chlo.top_k
func.func @main(%x: tensor<33554432xf32>) -> (tensor<100xf32>, tensor<100xi32>) {
  %values, %indices = chlo.top_k(%x, k = 100) : tensor<33554432xf32> -> (tensor<100xf32>, tensor<100xi32>)
  return %values, %indices : tensor<100xf32>, tensor<100xi32>
}
// -----
// a function of each: stablehlo.map
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    %c = stablehlo.sine %a : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<134217728xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// prefix sums: chlo.scan
func.func @main(%x: tensor<16777216xf32>, %v: tensor<f32>) -> (tensor<16777216xf32>, tensor<f32>) {
  %0:2 = chlo.scan(%x) inits (%v) dimension=0 {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c, %c : tensor<f32>, tensor<f32>
  } : (tensor<16777216xf32>, tensor<f32>) -> (tensor<16777216xf32>, tensor<f32>)
  return %0#0, %0#1 : tensor<16777216xf32>, tensor<f32>
}
// -----
// f32: stablehlo.dot_general
func.func @main(%x: tensor<8192x8192xf32>, %y: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<8192x8192xf32>, tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  return %0 : tensor<8192x8192xf32>
}
// -----
// f64: stablehlo.dot_general
func.func @main(%x: tensor<4096x4096xf64>, %y: tensor<4096x4096xf64>) -> tensor<4096x4096xf64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<4096x4096xf64>, tensor<4096x4096xf64>) -> tensor<4096x4096xf64>
  return %0 : tensor<4096x4096xf64>
}
// -----
// bf16: stablehlo.dot_general
func.func @main(%x: tensor<8192x8192xbf16>, %y: tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<8192x8192xbf16>, tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
  return %0 : tensor<8192x8192xbf16>
}
// -----
// complex: stablehlo.dot_general
func.func @main(%x: tensor<4096x4096xcomplex<f32>>, %y: tensor<4096x4096xcomplex<f32>>) -> tensor<4096x4096xcomplex<f32>> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4096x4096xcomplex<f32>>, tensor<4096x4096xcomplex<f32>>) -> tensor<4096x4096xcomplex<f32>>
  return %0 : tensor<4096x4096xcomplex<f32>>
}
// -----
// integers: stablehlo.dot_general
func.func @main(%x: tensor<4096x4096xi32>, %y: tensor<4096x4096xi32>) -> tensor<4096x4096xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4096x4096xi32>, tensor<4096x4096xi32>) -> tensor<4096x4096xi32>
  return %0 : tensor<4096x4096xi32>
}
// -----
// predicates: stablehlo.dot_general
func.func @main(%x: tensor<8192x8192xi1>, %y: tensor<8192x8192xi1>) -> tensor<8192x8192xi1> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<8192x8192xi1>, tensor<8192x8192xi1>) -> tensor<8192x8192xi1>
  return %0 : tensor<8192x8192xi1>
}
// -----
// two vectors: stablehlo.dot_general
func.func @main(%x: tensor<268435456xf32>, %y: tensor<268435456xf32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
// two vectors of integers: stablehlo.dot_general
func.func @main(%x: tensor<268435456xi8>, %y: tensor<268435456xi8>) -> tensor<i8> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<268435456xi8>, tensor<268435456xi8>) -> tensor<i8>
  return %0 : tensor<i8>
}
// -----
// a matrix and a vector: stablehlo.dot_general
func.func @main(%x: tensor<16384x16384xf32>, %y: tensor<16384xf32>) -> tensor<16384xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<16384x16384xf32>, tensor<16384xf32>) -> tensor<16384xf32>
  return %0 : tensor<16384xf32>
}
// -----
// a vector and a matrix: stablehlo.dot_general
func.func @main(%x: tensor<16384xf32>, %y: tensor<16384x16384xf32>) -> tensor<16384xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<16384xf32>, tensor<16384x16384xf32>) -> tensor<16384xf32>
  return %0 : tensor<16384xf32>
}
// -----
// outer product: stablehlo.dot_general
func.func @main(%x: tensor<16384x1xf32>, %y: tensor<1x16384xf32>) -> tensor<16384x16384xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<16384x1xf32>, tensor<1x16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// outer product of integers: stablehlo.dot_general
func.func @main(%x: tensor<2x1xi32>, %y: tensor<1x134217728xi32>) -> tensor<2x134217728xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x1xi32>, tensor<1x134217728xi32>) -> tensor<2x134217728xi32>
  return %0 : tensor<2x134217728xi32>
}
// -----
// deep: stablehlo.dot_general
func.func @main(%x: tensor<8x8388608xf64>, %y: tensor<8x8388608xf64>) -> tensor<8x8xf64> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<8x8388608xf64>, tensor<8x8388608xf64>) -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}
// -----
// rows and columns: stablehlo.dot
func.func @main(%x: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> {
  %0 = stablehlo.dot %x, %x : (tensor<8192x8192xf32>, tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  return %0 : tensor<8192x8192xf32>
}
// -----
// products in notation: stablehlo.einsum
func.func @main(%x: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> {
  %0 = stablehlo.einsum %x, %x, config = "ij,kj->ki" : (tensor<8192x8192xf32>, tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  return %0 : tensor<8192x8192xf32>
}
// -----
// sums in notation: stablehlo.unary_einsum
func.func @main(%x: tensor<16384x16384xf32>) -> tensor<16384xf32> {
  %0 = stablehlo.unary_einsum %x, config = "ij->j" : (tensor<16384x16384xf32>) -> tensor<16384xf32>
  return %0 : tensor<16384xf32>
}
// -----
// groups of rows: chlo.ragged_dot
func.func @main(%x: tensor<8192x4096xf32>, %y: tensor<2x4096x4096xf32>, %g: tensor<2xi64>) -> tensor<8192x4096xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8192x4096xf32>, tensor<2x4096x4096xf32>, tensor<2xi64>) -> tensor<8192x4096xf32>
  return %0 : tensor<8192x4096xf32>
}
// -----
// f32: stablehlo.convolution
func.func @main(%x: tensor<8x256x256x64xf32>, %k: tensor<7x7x64x128xf32>) -> tensor<8x250x250x128xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x256x256x64xf32>, tensor<7x7x64x128xf32>) -> tensor<8x250x250x128xf32>
  return %0 : tensor<8x250x250x128xf32>
}
// -----
// bf16, features first: stablehlo.convolution
func.func @main(%x: tensor<8x64x256x256xbf16>, %k: tensor<128x64x7x7xbf16>) -> tensor<8x128x250x250xbf16> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x64x256x256xbf16>, tensor<128x64x7x7xbf16>) -> tensor<8x128x250x250xbf16>
  return %0 : tensor<8x128x250x250xbf16>
}
// -----
// integers: stablehlo.convolution
func.func @main(%x: tensor<4x256x256x32xi32>, %k: tensor<5x5x32x32xi32>) -> tensor<4x252x252x32xi32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x256x256x32xi32>, tensor<5x5x32x32xi32>) -> tensor<4x252x252x32xi32>
  return %0 : tensor<4x252x252x32xi32>
}
// -----
// complex: stablehlo.convolution
func.func @main(%x: tensor<4x256x256x32xcomplex<f32>>, %k: tensor<5x5x32x32xcomplex<f32>>) -> tensor<4x252x252x32xcomplex<f32>> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x256x256x32xcomplex<f32>>, tensor<5x5x32x32xcomplex<f32>>) -> tensor<4x252x252x32xcomplex<f32>>
  return %0 : tensor<4x252x252x32xcomplex<f32>>
}
// -----
// one group per feature: stablehlo.convolution
func.func @main(%x: tensor<16x256x256x64xf32>, %k: tensor<7x7x1x64xf32>) -> tensor<16x250x250x64xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 64 : i64} : (tensor<16x256x256x64xf32>, tensor<7x7x1x64xf32>) -> tensor<16x250x250x64xf32>
  return %0 : tensor<16x250x250x64xf32>
}
// -----
// many features: stablehlo.convolution
func.func @main(%x: tensor<1x2x2x33554432xf32>, %k: tensor<2x2x33554432x1xf32>) -> tensor<1x1x1x1xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2x33554432xf32>, tensor<2x2x33554432x1xf32>) -> tensor<1x1x1x1xf32>
  return %0 : tensor<1x1x1x1xf32>
}
// -----
// many features of integers: stablehlo.convolution
func.func @main(%x: tensor<1x2x2x33554432xi32>, %k: tensor<2x2x33554432x1xi32>) -> tensor<1x1x1x1xi32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2x33554432xi32>, tensor<2x2x33554432x1xi32>) -> tensor<1x1x1x1xi32>
  return %0 : tensor<1x1x1x1xi32>
}
// -----
// many groups: stablehlo.convolution
func.func @main(%x: tensor<1x2x2x33554432xf32>, %k: tensor<2x2x1x33554432xf32>) -> tensor<1x1x1x33554432xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 33554432 : i64} : (tensor<1x2x2x33554432xf32>, tensor<2x2x1x33554432xf32>) -> tensor<1x1x1x33554432xf32>
  return %0 : tensor<1x1x1x33554432xf32>
}
// -----
// computed edges: stablehlo.dynamic_conv
func.func @main(%x: tensor<8x256x256x64xf32>, %k: tensor<7x7x64x128xf32>) -> tensor<8x?x?x128xf32> {
  %p = stablehlo.constant dense<3> : tensor<2x2xi64>
  %0 = "stablehlo.dynamic_conv"(%x, %k, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<8x256x256x64xf32>, tensor<7x7x64x128xf32>, tensor<2x2xi64>) -> tensor<8x?x?x128xf32>
  return %0 : tensor<8x?x?x128xf32>
}
// -----
// a prime length: stablehlo.fft
func.func @main(%x: tensor<8000009xcomplex<f32>>) -> tensor<8000009xcomplex<f32>> {
  %0 = stablehlo.fft %x, type = FFT, length = [8000009] : (tensor<8000009xcomplex<f32>>) -> tensor<8000009xcomplex<f32>>
  return %0 : tensor<8000009xcomplex<f32>>
}
// -----
// a power of two: stablehlo.fft
func.func @main(%x: tensor<16777216xcomplex<f64>>) -> tensor<16777216xcomplex<f64>> {
  %0 = stablehlo.fft %x, type = IFFT, length = [16777216] : (tensor<16777216xcomplex<f64>>) -> tensor<16777216xcomplex<f64>>
  return %0 : tensor<16777216xcomplex<f64>>
}
// -----
// real numbers: stablehlo.fft
func.func @main(%x: tensor<16777216xf32>) -> tensor<8388609xcomplex<f32>> {
  %0 = stablehlo.fft %x, type = RFFT, length = [16777216] : (tensor<16777216xf32>) -> tensor<8388609xcomplex<f32>>
  return %0 : tensor<8388609xcomplex<f32>>
}
// -----
// a half spectrum: stablehlo.fft
func.func @main(%x: tensor<8388609xcomplex<f32>>) -> tensor<16777216xf32> {
  %0 = stablehlo.fft %x, type = IRFFT, length = [16777216] : (tensor<8388609xcomplex<f32>>) -> tensor<16777216xf32>
  return %0 : tensor<16777216xf32>
}
// -----
// many lines: stablehlo.fft
func.func @main(%x: tensor<8192x4096xcomplex<f32>>) -> tensor<8192x4096xcomplex<f32>> {
  %0 = stablehlo.fft %x, type = FFT, length = [4096] : (tensor<8192x4096xcomplex<f32>>) -> tensor<8192x4096xcomplex<f32>>
  return %0 : tensor<8192x4096xcomplex<f32>>
}
// -----
// two axes: stablehlo.fft
func.func @main(%x: tensor<4096x4099xcomplex<f32>>) -> tensor<4096x4099xcomplex<f32>> {
  %0 = stablehlo.fft %x, type = FFT, length = [4096, 4099] : (tensor<4096x4099xcomplex<f32>>) -> tensor<4096x4099xcomplex<f32>>
  return %0 : tensor<4096x4099xcomplex<f32>>
}
// -----
// diagonal matrix of f32: stablehlo.cholesky
func.func @main(%x: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<8192x8192xf32>
  return %0 : tensor<8192x8192xf32>
}
// -----
// diagonal matrix of complex<f64>: stablehlo.cholesky
func.func @main(%x: tensor<3000x3000xcomplex<f64>>) -> tensor<3000x3000xcomplex<f64>> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<3000x3000xcomplex<f64>>
  return %0 : tensor<3000x3000xcomplex<f64>>
}
// -----
// no result: stablehlo.cholesky
func.func @main(%x: tensor<12288x12288xf32>) -> tensor<12288x12288xf32> {
  %0 = stablehlo.cholesky %x : tensor<12288x12288xf32>
  return %0 : tensor<12288x12288xf32>
}
// -----
// diagonal matrix: stablehlo.triangular_solve
func.func @main(%a: tensor<8192x8192xf32>, %b: tensor<8192x8192xf32>) -> tensor<8192x8192xf32> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<8192x8192xf32>, tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
  return %0 : tensor<8192x8192xf32>
}
// -----
// diagonal matrix, many columns: stablehlo.triangular_solve
func.func @main(%a: tensor<40x40xf32>, %b: tensor<40x2097152xf32>) -> tensor<40x2097152xf32> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<40x40xf32>, tensor<40x2097152xf32>) -> tensor<40x2097152xf32>
  return %0 : tensor<40x2097152xf32>
}
// -----
// diagonal matrix, many rows: stablehlo.triangular_solve
func.func @main(%a: tensor<100x100xf32>, %b: tensor<1048576x100xf32>) -> tensor<1048576x100xf32> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<100x100xf32>, tensor<1048576x100xf32>) -> tensor<1048576x100xf32>
  return %0 : tensor<1048576x100xf32>
}
// -----
// diagonal complex matrix: stablehlo.triangular_solve
func.func @main(%a: tensor<2048x2048xcomplex<f64>>, %b: tensor<2048x4096xcomplex<f64>>) -> tensor<2048x4096xcomplex<f64>> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2048x2048xcomplex<f64>>, tensor<2048x4096xcomplex<f64>>) -> tensor<2048x4096xcomplex<f64>>
  return %0 : tensor<2048x4096xcomplex<f64>>
}
// -----
// uniform: stablehlo.rng
func.func @main(%a: tensor<f32>) -> tensor<268435456xf32> {
  %n = stablehlo.constant dense<268435456> : tensor<1xi64>
  %0 = stablehlo.rng %a, %a, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<268435456xf32>
  return %0 : tensor<268435456xf32>
}
// -----
// normal: stablehlo.rng
func.func @main(%a: tensor<f32>) -> tensor<134217728xf32> {
  %n = stablehlo.constant dense<134217728> : tensor<1xi64>
  %0 = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// bits of PHILOX: stablehlo.rng_bit_generator
func.func @main(%s: tensor<2xui64>) -> tensor<268435456xui32> {
  %t, %0 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<268435456xui32>)
  return %0 : tensor<268435456xui32>
}
// -----
// bits of THREE_FRY: stablehlo.rng_bit_generator
func.func @main(%s: tensor<2xui64>) -> tensor<2x134217728xui32> {
  %t, %0 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x134217728xui32>)
  return %0 : tensor<2x134217728xui32>
}
// -----
// statistics: stablehlo.batch_norm_inference
func.func @main(%x: tensor<4096x32768xf32>, %v: tensor<32768xf32>) -> tensor<4096x32768xf32> {
  %0 = "$op"(%x, %v, %v, %v, %v) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4096x32768xf32>, tensor<32768xf32>, tensor<32768xf32>, tensor<32768xf32>, tensor<32768xf32>) -> tensor<4096x32768xf32>
  return %0 : tensor<4096x32768xf32>
}
// -----
// computed statistics: stablehlo.batch_norm_training
func.func @main(%x: tensor<4096x32768xf32>, %v: tensor<32768xf32>) -> tensor<4096x32768xf32> {
  %0:3 = "$op"(%x, %v, %v) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4096x32768xf32>, tensor<32768xf32>, tensor<32768xf32>) -> (tensor<4096x32768xf32>, tensor<32768xf32>, tensor<32768xf32>)
  return %0#0 : tensor<4096x32768xf32>
}
// -----
// gradients of statistics: stablehlo.batch_norm_grad
func.func @main(%x: tensor<4096x32768xf32>, %v: tensor<32768xf32>) -> tensor<4096x32768xf32> {
  %0:3 = "$op"(%x, %v, %v, %v, %x) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4096x32768xf32>, tensor<32768xf32>, tensor<32768xf32>, tensor<32768xf32>, tensor<4096x32768xf32>) -> (tensor<4096x32768xf32>, tensor<32768xf32>, tensor<32768xf32>)
  return %0#0 : tensor<4096x32768xf32>
}
// -----
// to integers: stablehlo.uniform_quantize
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728x!quant.uniform<i8:f32, 0.5:1>> {
  %0 = "$op"(%x) : (tensor<134217728xf32>) -> tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>
  return %0 : tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>
}
// -----
// to numbers: stablehlo.uniform_dequantize
func.func @main(%x: tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<134217728xf32> {
  %0 = "$op"(%x) : (tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// quantized sums: stablehlo.add
func.func @main(%x: tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>, %y: tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<134217728x!quant.uniform<i8:f32, 0.5:1>> {
  %0 = "$op"(%x, %y) : (tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>, tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>) -> tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>
  return %0 : tensor<134217728x!quant.uniform<i8:f32, 0.5:1>>
}
// -----
// quantized product: stablehlo.dot_general
func.func @main(%x: tensor<2048x2048x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2048x2048x!quant.uniform<i32:f32, 0.25:0>> {
  %0 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2048x2048x!quant.uniform<i8:f32, 0.5:0>>, tensor<2048x2048x!quant.uniform<i8:f32, 0.5:0>>) -> tensor<2048x2048x!quant.uniform<i32:f32, 0.25:0>>
  return %0 : tensor<2048x2048x!quant.uniform<i32:f32, 0.25:0>>
}
// -----
// one process: stablehlo.all_gather
func.func @main(%x: tensor<16384x16384xf32>) -> tensor<16384x16384xf32> {
  %0 = "$op"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<16384x16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// one process: stablehlo.all_to_all
func.func @main(%x: tensor<16384x16384xf32>) -> tensor<16384x16384xf32> {
  %0 = "$op"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<16384x16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// one process: stablehlo.all_reduce stablehlo.collective_reduce
func.func @main(%x: tensor<16384x16384xf32>) -> tensor<16384x16384xf32> {
  %0 = "$op"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<16384x16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// one process: stablehlo.reduce_scatter
func.func @main(%x: tensor<16384x16384xf32>) -> tensor<16384x16384xf32> {
  %0 = "$op"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<16384x16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// one process: stablehlo.collective_broadcast stablehlo.cross-replica-sum
func.func @main(%x: tensor<16384x16384xf32>) -> tensor<16384x16384xf32> {
  %0 = "$op"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<16384x16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// one process: stablehlo.collective_permute
func.func @main(%x: tensor<16384x16384xf32>) -> tensor<16384x16384xf32> {
  %0 = "$op"(%x) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<16384x16384xf32>) -> tensor<16384x16384xf32>
  return %0 : tensor<16384x16384xf32>
}
// -----
// an operation in parts: stablehlo.async_start stablehlo.async_done
func.func @main(%x: tensor<268435456xf32>) -> tensor<134217728xf32> {
  %f = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<268435456xf32>):
    %c = stablehlo.slice %a [0:268435456:2] : (tensor<268435456xf32>) -> tensor<134217728xf32>
    stablehlo.return %c : tensor<134217728xf32>
  }) : (tensor<268435456xf32>) -> !stablehlo.future<tensor<134217728xf32>>
  %0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<134217728xf32>>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// a decomposition: stablehlo.composite
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = stablehlo.composite "a.b" %x {decomposition = @part} : (tensor<134217728xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
func.func private @part(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = stablehlo.sine %x : tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// a copy: stablehlo.custom_call
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = stablehlo.custom_call @Sharding(%x) : (tensor<134217728xf32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// random numbers, top k: stablehlo.custom_call
func.func @main(%x: tensor<33554432xf32>) -> (tensor<100xf32>, tensor<100xi32>) {
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 100 : i64, largest = true}} : (tensor<33554432xf32>) -> (tensor<100xf32>, tensor<100xi32>)
  return %0#0, %0#1 : tensor<100xf32>, tensor<100xi32>
}
// -----
// an endless loop of small values: stablehlo.while
func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.while(%i = %n) : tensor<i32>
  cond {
    %c = stablehlo.compare EQ, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %1 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }
  return %0 : tensor<i32>
}
// -----
// an endless loop of a large value: stablehlo.while
func.func @main(%n: tensor<i32>, %x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0:2 = stablehlo.while(%i = %n, %v = %x) : tensor<i32>, tensor<134217728xf32>
  cond {
    %c = stablehlo.compare EQ, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %r = stablehlo.reverse %v, dims = [0] : tensor<134217728xf32>
    %w = stablehlo.add %r, %v : tensor<134217728xf32>
    stablehlo.return %i, %w : tensor<i32>, tensor<134217728xf32>
  }
  return %0#1 : tensor<134217728xf32>
}
// -----
// a branch: stablehlo.if
func.func @main(%p: tensor<i1>, %x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<134217728xf32>
  }, {
    %1 = stablehlo.sine %x : tensor<134217728xf32>
    stablehlo.return %1 : tensor<134217728xf32>
  }) : (tensor<i1>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// a branch of several: stablehlo.case
func.func @main(%p: tensor<i32>, %x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = "stablehlo.case"(%p) ({
    %1 = stablehlo.reverse %x, dims = [0] : tensor<134217728xf32>
    stablehlo.return %1 : tensor<134217728xf32>
  }) : (tensor<i32>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// copies: stablehlo.optimization_barrier
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %0 = stablehlo.optimization_barrier %x : tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// copies: stablehlo.tuple stablehlo.get_tuple_element
func.func @main(%x: tensor<134217728xf32>) -> tensor<134217728xf32> {
  %t = stablehlo.tuple %x, %x : tuple<tensor<134217728xf32>, tensor<134217728xf32>>
  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<134217728xf32>, tensor<134217728xf32>>) -> tensor<134217728xf32>
  return %0 : tensor<134217728xf32>
}
// -----
// inputs that are checked: stablehlo.and
func.func @main(%x: tensor<1610612736xi1>) -> tensor<i1> {
  %0 = stablehlo.slice %x [0:1] : (tensor<1610612736xi1>) -> tensor<1xi1>
  %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
  %2 = stablehlo.and %1, %1 : tensor<i1>
  return %2 : tensor<i1>
}
// -----
// Without elements, or with a single one: stablehlo.after_all stablehlo.create_token stablehlo.get_dimension_size stablehlo.partition_id stablehlo.replica_id
// No results of their own: stablehlo.return
// Not run: stablehlo.infeed stablehlo.outfeed stablehlo.recv stablehlo.send
