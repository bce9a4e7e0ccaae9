// The forms are those that XLA's exporters write.
// passes: chlo-recompose
func.func @erf(%arg0: tensor<3x20xbf16>) -> tensor<?x20xbf16> {
  %0 = stablehlo.composite "chlo.erf" %arg0 {decomposition = @chlo.erf.impl, version = 1 : i32} : (tensor<3x20xbf16>) -> tensor<?x20xbf16>
  return %0 : tensor<?x20xbf16>
}
func.func private @chlo.erf.impl(%arg0: tensor<3x20xbf16>) -> tensor<?x20xbf16> {
  %0 = chlo.erf %arg0 : tensor<3x20xbf16> -> tensor<?x20xbf16>
  return %0 : tensor<?x20xbf16>
}
// gives: func.func @erf
// gives: chlo.erf %arg0 : tensor<3x20xbf16> -> tensor<?x20xbf16>
// gives: func.func private @chlo.erf.impl

// -----
// passes: chlo-recompose
func.func @ragged_dot(%arg0: tensor<2x11x5xf32>, %arg1: tensor<3x2x5x7xf32>, %arg2: tensor<3xi64>) -> tensor<2x11x7xf32> {
  %0 = stablehlo.custom_call @chlo.ragged_dot(%arg0, %arg1, %arg2) {mhlo.attributes = {precision_config = ["DEFAULT", "DEFAULT"], ragged_dot_dimension_numbers = [dense<0> : tensor<1xi64>, dense<1> : tensor<1xi64>, dense<2> : tensor<1xi64>, dense<2> : tensor<1xi64>, dense<1> : tensor<1xi64>, dense<0> : tensor<1xi64>]}, mhlo.version = 1 : i64} : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<3xi64>) -> tensor<2x11x7xf32>
  return %0 : tensor<2x11x7xf32>
}
// gives: "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}>

// -----
// What has no form of top_k stays: the smallest elements, a k of another kind, a k that is too large.
// passes: chlo-recompose
func.func @top_k(%arg0: tensor<5x16xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x16xf32>) {
  %0:2 = stablehlo.custom_call @mhlo.topk(%arg0) {mhlo.attributes = {k = 4 : i64, largest = true}} : (tensor<5x16xf32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %1:2 = stablehlo.custom_call @mhlo.topk(%arg0) {mhlo.attributes = {k = 4 : i64, largest = false}} : (tensor<5x16xf32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %2:2 = stablehlo.custom_call @mhlo.topk(%arg0) {mhlo.attributes = {k = "4"}} : (tensor<5x16xf32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %3:2 = stablehlo.custom_call @mhlo.topk(%arg0) {mhlo.attributes = {k = 17 : i64}} : (tensor<5x16xf32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %4 = stablehlo.custom_call @mhlo.tan(%arg0) : (tensor<5x16xf32>) -> tensor<?x16xf32>
  %5 = stablehlo.custom_call @mhlo.tan(%arg0) {has_side_effect = true} : (tensor<5x16xf32>) -> tensor<?x16xf32>
  return %0#0, %1#0, %2#0, %3#0, %4 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x16xf32>
}
// gives: chlo.top_k(%arg0, k = 4) : tensor<5x16xf32> -> (tensor<?x?xf32>, tensor<?x?xi32>)
// gives: stablehlo.custom_call @mhlo.topk(%arg0) ... largest = false
// gives: stablehlo.custom_call @mhlo.topk(%arg0) ... k = "4"
// gives: stablehlo.custom_call @mhlo.topk(%arg0) ... k = 17
// gives: chlo.tan %arg0 : tensor<5x16xf32> -> tensor<?x16xf32>
// gives: stablehlo.custom_call @mhlo.tan(%arg0)
