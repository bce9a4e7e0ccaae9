// +----------------++++-------+----------+-----
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "chlo._asin_acos_kernel"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.acos"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-9.843750e-01, -5.000000e-01, -2.500000e-01, -1.562500e-02, 7.812500e-03, 1.250000e-01, 3.750000e-01, 7.500000e-01, 9.687500e-01, 1.000000e+00, -1.000000e+00, 1.500000e+00, 0x7FC00000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.acos"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------+++++++--+++---------+-----+-----
func.func @f(%a0: tensor<?xf32>) {
  %r = "chlo.acos"(%a0) : (tensor<?xf32>) -> tensor<5xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.acosh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.062500e+00, 1.500000e+00, 4.000000e+00, 7.700000e+01, 3.000000e+04, 5.000000e-01, 0x7F800000]> : tensor<8xf32>}> : () -> tensor<8xf32>
  %r = "chlo.acosh"(%a0) : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.asin"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++-----------------------+-------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-9.843750e-01, -5.000000e-01, -2.500000e-01, -1.562500e-02, 7.812500e-03, 1.250000e-01, 3.750000e-01, 7.500000e-01, 9.687500e-01, 0.000000e+00, -0.000000e+00, 1.000000e+00, -2.000000e+00]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.asin"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.asinh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.050000e+01, -7.250000e+00, -2.000000e+00, -7.500000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 8.125000e-01, 1.000000e+00, 3.500000e+00, 1.200000e+01, 1.500000e+02, -3.000000e+04, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>}> : () -> tensor<16xf32>
  %r = "chlo.asinh"(%a0) : (tensor<16xf32>) -> tensor<16xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.atan"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+--------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.050000e+01, -7.250000e+00, -2.000000e+00, -7.500000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 8.125000e-01, 1.000000e+00, 3.500000e+00, 1.200000e+01, 1.500000e+02, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<15xf32>}> : () -> tensor<15xf32>
  %r = "chlo.atan"(%a0) : (tensor<15xf32>) -> tensor<15xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.atanh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++-----------------------+-----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-9.843750e-01, -5.000000e-01, -2.500000e-01, -1.562500e-02, 7.812500e-03, 1.250000e-01, 3.750000e-01, 7.500000e-01, 9.687500e-01, 1.000000e+00, -1.000000e+00, 1.500000e+00]> : tensor<12xf32>}> : () -> tensor<12xf32>
  %r = "chlo.atanh"(%a0) : (tensor<12xf32>) -> tensor<12xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.bessel_i1e"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.050000e+01, -7.250000e+00, -2.000000e+00, -7.500000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 8.125000e-01, 1.000000e+00, 3.500000e+00, 1.200000e+01, 1.500000e+02, 0.000000e+00, 0x7FC00000]> : tensor<14xf32>}> : () -> tensor<14xf32>
  %r = "chlo.bessel_i1e"(%a0) : (tensor<14xf32>) -> tensor<14xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// xxxxxxxxxxxxxxxxxxxxx+xxxxx-----xxxxxxxx-x-------xxxxxxx-xx-------xxxxxxxxxxx--
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----+x+xxx+xx-+-----+x+xxx+xx-o-----xx+xxx+xxx+!++++++--
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +++++++++++++++++++++++++++-----+x+xxx+x--+--x+x-----xx+x+x+xxx++-------+---+---+---+-!xxxxxx--
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x2xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3x4xf32>, tensor<3x2xf32>) -> tensor<2x3x4xf32>
  return
}
// =====
// ++++++++++++++++++--+x-+++----------+------+-+-----+---+--
func.func @f(%a0: tensor<?xf32>, %a1: tensor<1xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?xf32>, tensor<1xf32>) -> tensor<7xf32>
  return
}
// =====
// xxxxxxxxxxxxxxxxxx+xx+xx-----xxxx-x---x------+++++x+-----xxxxxxxxxxx--
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}
// =====
// xxxxxxxxxxxxxxxxxx+xx+xx-----xxxx-x-xx-------+++x+x+-----xxxxxxxxxxxxx--
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++--------++++++-----xx++x++-------+-xx+x--+-------+---+---+--
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_and"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_and"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_atan2"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+-----
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_atan2"(%a0, %a1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++-----------------+++-------+--------++---+----+++++++++---
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "chlo.broadcast_compare"(%a0, %a1) <{compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
  return
}
// =====
// +--+++--------------------------------------------------------------------------------+---+---+---+-
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++
// +++++++++++------------------------------------------++++++++-
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_compare"(%a0, %a1) <{compare_type = #chlo<comparison_type SIGNED>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi1>
  return
}
// =====
// +--------------+----------------------------------------------------+---+---+-------++++++++-
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[-0.000000e+00, 0.000000e+00, 0x7FC00000], [1.000000e+00, 0x7F800000, 0xFFC00000]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "chlo.broadcast_compare"(%a0, %a1) <{compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
  return
}
// =====
// +--------------+-------------------+++-------+--------++---+------
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "chlo.broadcast_complex"(%a0, %a1) : (tensor<4xf32>, tensor<f32>) -> tensor<4xcomplex<f32>>
  return
}
// =====
// +--------------+------------------------------------------------------------------+---+---+------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_complex"(%a0, %a1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xcomplex<f32>>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_divide"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_divide"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_maximum"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-------------------------------------------------------+---+---+---+----------------
// ---------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]], [[7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01], [1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01], [1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01]]]> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[7.000000e+00, 5.000000e+00, 3.000000e+00], [2.000000e+00, 9.000000e+00, 4.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "chlo.broadcast_maximum"(%a0, %a1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_minimum"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +--+++----------------------------------------------------------------------+---+---+---+-++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++
// +-------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi64>}> : () -> tensor<2x3x4xi64>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %r = "chlo.broadcast_minimum"(%a0, %a1) : (tensor<2x3x4xi64>, tensor<3x1xi64>) -> tensor<2x3x4xi64>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_multiply"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++---------------------------------------------------------+---+---+---+--------------
// ------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]], [[7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01], [1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01], [1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01]]]> : tensor<2x3x4xf64>}> : () -> tensor<2x3x4xf64>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00], [3.000000e+00]]> : tensor<3x1xf64>}> : () -> tensor<3x1xf64>
  %r = "chlo.broadcast_multiply"(%a0, %a1) : (tensor<2x3x4xf64>, tensor<3x1xf64>) -> tensor<2x3x4xf64>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_next_after"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+-----
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_next_after"(%a0, %a1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++--------++++++-----xx++x++-------+-xx+x--+-------+---+---+--
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_or"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++----------------------------------------------------------------------+---+---+---+-++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++
// +-------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi8>}> : () -> tensor<3x1xi8>
  %r = "chlo.broadcast_or"(%a0, %a1) : (tensor<2x3x4xi8>, tensor<3x1xi8>) -> tensor<2x3x4xi8>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_polygamma"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+----
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %r = "chlo.broadcast_polygamma"(%a0, %a1) : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_power"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+-----
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_power"(%a0, %a1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_remainder"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +--+++-----------------------------------------------------------------+---+---+---+++++++++++++++++
// +++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++-----
// --------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[7, 5, 3], [2, 9, 4]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "chlo.broadcast_remainder"(%a0, %a1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3x4xi32>, tensor<2x3xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// +-----------------+++++++++++++++++++++--------+---------++xxxxx--+------
func.func @f(%a0: tensor<i1>, %a1: tensor<4xf32>, %a2: tensor<f32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<i1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// =====
// +---------------------------+++++-----------------------------------------------------------------xx
// xxx--+---+---+--++-
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %a1 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a2 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<2x1xi1>, tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +-----------------+++++++++++++++++++++xx+++--+-xx--+----------+-x+-+-----+-++xxxxx--+---+---+----
func.func @f(%a0: tensor<3x1xi1>, %a1: tensor<4xf32>, %a2: tensor<f32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<3x1xi1>, tensor<4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}
// =====
// x-----------------xxxxxxxxxxxxxxxxx+xx+xxx++-x------xxxxxx------xxxxxx-xxxxxxxxxxxx--
func.func @f(%a0: tensor<3xi1>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<3xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx++x++-------+-xx+x--+-------+---+---+--
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_shift_left"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_shift_left"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx++x++-------+-xx+x--+-------+---+---+--
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_shift_right_arithmetic"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_shift_right_arithmetic"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx++x++-------+-xx+x--+-------+---+---+--
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_shift_right_logical"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_shift_right_logical"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_subtract"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++---------------------------------------------------------+---+---+---+--------------
// ------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]], [[7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01], [1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01], [1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01]]]> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00], [3.000000e+00]]> : tensor<3x1xf32>}> : () -> tensor<3x1xf32>
  %r = "chlo.broadcast_subtract"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<3x1xf32>) -> tensor<2x3x4xf32>
  return
}
// =====
// ++++++++++--------++++++-----xx++x++-------+-xx+x--+-------+---+---+--
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_xor"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++--------------------------------------------------------------------+---+---+---++++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi64>}> : () -> tensor<2x3x4xi64>
  %a1 = "stablehlo.constant"() <{value = dense<[[7, 5, 3], [2, 9, 4]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "chlo.broadcast_xor"(%a0, %a1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3x4xi64>, tensor<2x3xi64>) -> tensor<2x3x4xi64>
  return
}
// =====
// +----------+++++--++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_zeta"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+----
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[2.000000e+00], [3.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %r = "chlo.broadcast_zeta"(%a0, %a1) : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "chlo.conj"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
// =====
// +----------+++++++---------------------+--------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,2.000000e+00), (-3.500000e+00,-1.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
  %r = "chlo.conj"(%a0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}
// =====
// +----------+++++-------------------
func.func @f() {
  %r = "chlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
  return
}
// =====
// +-----------------++++++++--+----------+------
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.constant_like"(%a0) <{value = 3.200000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+----------------------------------+-----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.000000e+00, -3.000000e+04]> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "chlo.constant_like"(%a0) <{value = 7 : i32}> : (tensor<6xf32>) -> tensor<6xi32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.cosh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.500000e+00, -2.000000e+00, -1.000000e+00, -5.000000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 7.500000e-01, 1.500000e+00, 4.000000e+00, 0.000000e+00, 0x7F800000, 0xFF800000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.cosh"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.digamma"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-4.750000e+00, -2.500000e+00, -2.500000e-01, 6.250000e-02, 5.000000e-01, 1.000000e+00, 2.500000e+00, 9.000000e+00, 1.000000e+02, 0.000000e+00, -3.000000e+00, 0x7FC00000]> : tensor<12xf32>}> : () -> tensor<12xf32>
  %r = "chlo.digamma"(%a0) : (tensor<12xf32>) -> tensor<12xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.erf"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-2.500000e+00, -1.250000e+00, -5.000000e-01, -3.125000e-02, 6.250000e-02, 2.500000e-01, 7.500000e-01, 1.000000e+00, 2.000000e+00, 0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.erf"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.erf_inv"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++-----------------------+-----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-9.843750e-01, -5.000000e-01, -2.500000e-01, -1.562500e-02, 7.812500e-03, 1.250000e-01, 3.750000e-01, 7.500000e-01, 9.687500e-01, 1.000000e+00, -1.000000e+00, 1.500000e+00]> : tensor<12xf32>}> : () -> tensor<12xf32>
  %r = "chlo.erf_inv"(%a0) : (tensor<12xf32>) -> tensor<12xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.erfc"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-2.500000e+00, -1.250000e+00, -5.000000e-01, -3.125000e-02, 6.250000e-02, 2.500000e-01, 4.375000e-01, 1.250000e+00, 2.000000e+00, 3.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.erfc"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------+++++-------------------+++--+-----+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.is_inf"(%a0) : (tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// +--------------+----------------------------------+-----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.000000e+00, -3.000000e+04]> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "chlo.is_inf"(%a0) : (tensor<6xf32>) -> tensor<6xi1>
  return
}
// =====
// +----------+++++-------------------+++--+-----+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// +--------------+----------------------------------+-----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.000000e+00, -3.000000e+04]> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "chlo.is_neg_inf"(%a0) : (tensor<6xf32>) -> tensor<6xi1>
  return
}
// =====
// +----------+++++-------------------+++--+-----+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// +--------------+----------------------------------+-----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.000000e+00, -3.000000e+04]> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "chlo.is_pos_inf"(%a0) : (tensor<6xf32>) -> tensor<6xi1>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.lgamma"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+--------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-4.750000e+00, -2.250000e+00, -5.000000e-01, 6.250000e-02, 5.000000e-01, 1.000000e+00, 1.500000e+00, 2.000000e+00, 3.500000e+00, 9.000000e+00, 6.000000e+01, 0.000000e+00, -3.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>}> : () -> tensor<16xf32>
  %r = "chlo.lgamma"(%a0) : (tensor<16xf32>) -> tensor<16xf32>
  return
}
// =====
// +-++++++++--------+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +--+++-----------------------------------------------+---++-+-++-+-++++++++++++++++++++++++++++++---
// ---------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-128, -128, 127, 127, 3, 42, -26, 126]> : tensor<8xi8>}> : () -> tensor<8xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[-128, 127, 127, 2, 5, 7, 11, 63]> : tensor<8xi8>}> : () -> tensor<8xi8>
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  return
}
// =====
// +----------+++++--+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "chlo.next_after"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+----------------------------------+---------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, -0.000000e+00, 1.000000e+00, 1.000000e+00, -1.000000e+00, 0x7F800000, 0x7FC00000, 2.000000e+00, -3.500000e+00, 0.000000e+00, 0.000000e+00]> : tensor<11xf32>}> : () -> tensor<11xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -1.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 0xFF800000, -0.000000e+00, 0x7FC00000]> : tensor<11xf32>}> : () -> tensor<11xf32>
  %r = "chlo.next_after"(%a0, %a1) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "chlo.polygamma"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+----------------------------------+------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 1.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, -1.000000e+00, 5.000000e-01, 0x7F800000]> : tensor<9xf32>}> : () -> tensor<9xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[2.500000e+00, 7.500000e-01, 6.000000e+00, 1.500000e+00, 2.000000e+00, 9.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "chlo.polygamma"(%a0, %a1) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------++++++++++++xxxxx--+---+---+---xxxxx--+---+---+---+-----+------++
// +++--+---+---+-----------------++++--+------
func.func @f(%a0: tensor<11x5xf32>, %a1: tensor<3x5x7xf32>, %a2: tensor<3xi64>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGH>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}
// =====
// +----------+++++---++++++++-------------------------------------------------------------------------
// --+++++--+---+---+---------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[-3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00], [1.000000e+00, 2.000000e+00, 3.000000e+00, -3.000000e+00], [-2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00]]> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[[-5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00], [5.000000e+00, -5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]], [[4.000000e+00, 5.000000e+00, -5.000000e+00, -4.000000e+00, -3.000000e+00], [-2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00, -5.000000e+00, -4.000000e+00], [-3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00]], [[2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, -5.000000e+00], [-4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00], [1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00], [-5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00]]]> : tensor<3x4x5xf32>}> : () -> tensor<3x4x5xf32>
  %a2 = "stablehlo.constant"() <{value = dense<[2, 0, 3]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<6x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<6x5xf32>
  return
}
// =====
// +----------+++++---++++++++------------------------------------------------------------------------+
// ++++--+---+---+---+---------------------------------------------++++---
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[-3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00], [1.000000e+00, 2.000000e+00, 3.000000e+00, -3.000000e+00], [-2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00]]> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[-2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00], [1.000000e+00, 2.000000e+00, 3.000000e+00, -2.000000e+00, -1.000000e+00]]> : tensor<4x5xf32>}> : () -> tensor<4x5xf32>
  %a2 = "stablehlo.constant"() <{value = dense<[1, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{precision_config = [#chlo<precision HIGHEST>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<6x4xf32>, tensor<4x5xf32>, tensor<2xi64>) -> tensor<2x6x5xf32>
  return
}
// =====
// +----------+++++---++++++++-------------------------------------------------------------------------
// ------+++++--+---+---+---+--------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00], [1.000000e+00, 2.000000e+00, 3.000000e+00, -3.000000e+00], [-2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00]], [[2.000000e+00, 3.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00]]]> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[[-5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00, -1.000000e+00], [0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00], [5.000000e+00, -5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]], [[4.000000e+00, 5.000000e+00, -5.000000e+00, -4.000000e+00, -3.000000e+00], [-2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00, -5.000000e+00, -4.000000e+00], [-3.000000e+00, -2.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00]]]> : tensor<2x4x5xf32>}> : () -> tensor<2x4x5xf32>
  %a2 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2xi64>) -> tensor<2x3x5xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------++++++++++++xxxxx--+---+---+--xxxxx--+---+---+---+-----+------+++
// ++--+---+---+----------------------
func.func @f(%a0: tensor<5x3xf32>, %a1: tensor<2x3x4xf32>, %a2: tensor<2xi64>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<5x3xf32>, tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<5x4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------++++++++++++xxxxx--+---+---+---xxxxx--+---+---+-----+------+++++-
// -+---+---+---+-------------------
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<4x5xf32>, %a2: tensor<3xi64>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<8x4xf32>, tensor<4x5xf32>, tensor<3xi64>) -> tensor<3x8x5xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++++++++++++++xxxxx--+---+---+---+--xxxxx--+---+---+---+---++---
// ---+++++--+---+---+---+----------------------------
func.func @f(%a0: tensor<2x8x4xf32>, %a1: tensor<2x4x5xf32>, %a2: tensor<3xi64>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x8x4xf32>, tensor<2x4x5xf32>, tensor<3xi64>) -> tensor<2x8x5xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++++++++++++++xxxxx--o---+---+---o--xxxxx--+---+---+---+---+----
// -o+--+---o---+++++--+---+---+---+------------------------------------
func.func @f(%a0: tensor<2x8x4xf32>, %a1: tensor<3x2x4x5xf32>, %a2: tensor<2x3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x8x4xf32>, tensor<3x2x4x5xf32>, tensor<2x3xi32>) -> tensor<2x8x5xf32>
  return
}
// =====
// ++++++++++++++++++++++---------+---+---+-------+----xxxxx--+---+---+xxxxx--+----------------+-+----
func.func @f(%a0: tensor<5x2xf32>, %a1: tensor<2xf32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%arg2: tensor<2xf32>, %arg3: tensor<2xf32>):
  %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  "stablehlo.return"(%1, %1) : (tensor<2xf32>, tensor<2xf32>) -> ()
}) : (tensor<5x2xf32>, tensor<2xf32>) -> (tensor<5x2xf32>, tensor<2xf32>)
  return
}
// =====
// +----------+++++------------------------------------------------------------------------------------
// ----------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00]], [[6.000000e+00, 7.000000e+00], [8.000000e+00, 9.000000e+00], [1.000000e+01, 1.100000e+01]]]> : tensor<2x3x2xf32>}> : () -> tensor<2x3x2xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%arg2: tensor<2x2xf32>, %arg3: tensor<2x2xf32>):
  %10 = "stablehlo.add"(%arg2, %arg3) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %11 = "chlo.square"(%10) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "stablehlo.return"(%11, %10) : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
}) : (tensor<2x3x2xf32>, tensor<2x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xf32>)
  return
}
// =====
// ++++++++++++++++++-----+++-------+----------xxxxx--+---xxxxx--------------+-+----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  "stablehlo.return"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
// =====
// ++++++++++++++++++-----+---------+----------xxxxx--+---xxxxx-------------------+-+--+--
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, is_associative = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 4 : i64}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  "stablehlo.return"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
// =====
// ++++++++++++++++++-----+---------xxxxx-----xxxxx---!------------------+--
func.func @f(%a0: tensor<f32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 4 : i64}> ({
^bb0(%arg1: tensor<f32>):
  "stablehlo.return"(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
// =====
// ++++++++++++++++++-----+++-------xxxxx++---xxxxx---!---------------
func.func @f(%a0: tensor<f32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%arg1: tensor<f32>):
  "stablehlo.return"(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
// =====
// +++++++++++++++++++++++++++++++++++-----xxxxxx+++-------+------------xxxxxx--+----xxxxx-------------
// -------
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  %1 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f16>
  "stablehlo.return"(%1, %arg3) : (tensor<f16>, tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf16>, tensor<f32>)
  return
}
// =====
// +++++++++++++++++++--++++--+------------+---+---------+---+---+--xxxxx--+---+---+---+-xxxxx--+---+--
// -+--------------------
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<7x8xf32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%arg2: tensor<3xf32>, %arg3: tensor<7x8xf32>):
  "stablehlo.return"(%arg3, %arg3) : (tensor<7x8xf32>, tensor<7x8xf32>) -> ()
}) : (tensor<3x4xf32>, tensor<7x8xf32>) -> (tensor<7x4x8xf32>, tensor<7x8xf32>)
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.sinh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.500000e+00, -2.000000e+00, -1.000000e+00, -5.000000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 7.500000e-01, 1.500000e+00, 4.000000e+00, 0.000000e+00, 0x7F800000, 0xFF800000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.sinh"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.square"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++++---------------------+--------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,2.000000e+00), (-3.500000e+00,-1.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
  %r = "chlo.square"(%a0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.tan"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.500000e+00, -2.000000e+00, -1.000000e+00, -5.000000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 7.500000e-01, 1.500000e+00, 4.000000e+00, 0.000000e+00, 0x7F800000]> : tensor<12xf32>}> : () -> tensor<12xf32>
  %r = "chlo.tan"(%a0) : (tensor<12xf32>) -> tensor<12xf32>
  return
}
// =====
// ++++++++++++++++++-----------------+--+---------+-+++--++--------+---+---+---+---+---+---------
func.func @f(%a0: tensor<16x16xf32>) {
  %r:2 = "chlo.top_k"(%a0) <{k = 8 : i64}> : (tensor<16x16xf32>) -> (tensor<16x8xf32>, tensor<16x8xi32>)
  return
}
// =====
// +--------------+----------------------+-------------------------+---+---+--+---+---+----------------
// ------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[0x7FC00000, 1.000000e+00, 2.000000e+00, 3.000000e+00, 0x7FC00000], [1.000000e+00, 2.000000e+00, 0x7FC00000, 0x7FC00000, 3.000000e+00], [5.000000e+00, 4.000000e+00, 3.000000e+00, 2.000000e+00, 0x7FC00000], [0x7FC00000, 0x7F800000, 0xFF800000, 5.000000e-01, 0x7FC00000], [0x7F800000, 3.000000e+00, 0x7FC00000, 9.000000e+00, 1.000000e+00]]> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
  %r:2 = "chlo.top_k"(%a0) <{k = 4 : i64}> : (tensor<5x5xf32>) -> (tensor<5x4xf32>, tensor<5x4xi32>)
  return
}
// =====
// +----------+++++--+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "chlo.zeta"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++----------------------------------+-----------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.500000e+00, 2.000000e+00, 3.250000e+00, 4.000000e+00, 7.500000e+00, 2.000000e+00, 1.000000e+00, 5.000000e-01, 2.000000e+00, 3.000000e+00, 2.500000e+00]> : tensor<11xf32>}> : () -> tensor<11xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[2.500000e-01, 1.000000e+00, 2.500000e+00, 9.000000e+00, 7.500000e-01, -1.500000e+00, 2.000000e+00, 2.000000e+00, -1.000000e+00, -1.000000e+00, -5.000000e-01]> : tensor<11xf32>}> : () -> tensor<11xf32>
  %r = "chlo.zeta"(%a0, %a1) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  return
}
// =====
// +--------------+----------------+--+++--+----------+-----
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "stablehlo.abs"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
// =====
// +-+++++----+++++------+---------
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.abs"(%a0) : (tensor<f32>) -> tensor<f32>
  return
}
// =====
// +++++++++++++++++++++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---+-------+---+---+--
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++---------+---+---+-----+---+---+-------+-----++--
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<?x3xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x?xf32>
  return
}
// =====
// ++++++++++++++++++--++++++---------+---+---------+---+-----+---+---+--
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<?x3xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<7x3xf32>
  return
}
// =====
// ++++++++++++++++++--++----------+---------+-----+----+--
func.func @f(%a0: tensor<?xf32, #stablehlo.bounds<4>>, %a1: tensor<?xf32, #stablehlo.bounds<4>>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<4xf32>
  return
}
// =====
// +
func.func @f(%a0: !stablehlo.token, %a1: !stablehlo.token) {
  %r = "stablehlo.after_all"(%a0, %a1) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// ++++++++++++++++++++++-+++-------+-+----+-------+------++----s+-----------------
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}
// =====
// ssssssssssssssssssssss-sss-------s------ss-------s------s---------------
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}
// =====
// +----------+++++---------------------------+---+--+---------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// ++++++++++++++++++-----++++++---s---+---+---+-------+---+---+--+--------
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
  %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++--------------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  %11 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%11) : (tensor<f32>) -> ()
}) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// +----------+++++-------+++++---s---+---+---+-------+---+---+-------+-------------
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, -1], [1, 2]]> : tensor<2x2xi64>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
  %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// =====
// +++++++++++++++++++--+---------+---+---+--------+---+---+-------------------------
func.func @f(%a0: tensor<2x4xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}
// =====
// +----------+++++---------------------------+---+--+---------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.all_to_all"(%a0) <{concat_dimension = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 0 : i64}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// ++++++++++--------+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// ++++++++++----------------------------
func.func @f(%a0: tensor<i1>, %a1: tensor<i1>) {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}
// =====
// ++++++++++++++++++-------------------------------+---+---+--
func.func @f(%a0: !stablehlo.future<tensor<2x4xi64>>) {
  %r = "stablehlo.async_done"(%a0) : (!stablehlo.future<tensor<2x4xi64>>) -> tensor<2x4xi64>
  return
}
// =====
// ++++++++++++++++++---------------------+-----
func.func @f(%a0: !stablehlo.future<tensor<2xf32>>) {
  %r = "stablehlo.async_done"(%a0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return
}
// =====
// +------------------------------------------------------------+++-----------------
func.func @f(%a0: tensor<2x2xi64>) {
  %r = "stablehlo.async_start"(%a0) ({
^bb0(%arg1: tensor<2x2xi64>):
  %2 = "stablehlo.all_gather"(%arg1) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x2xi64>) -> tensor<2x4xi64>
  "stablehlo.return"(%2) : (tensor<2x4xi64>) -> ()
}) : (tensor<2x2xi64>) -> !stablehlo.future<tensor<2x4xi64>>
  return
}
// =====
// +----------+++++------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "stablehlo.async_start"(%a0) ({
^bb0(%arg0: tensor<3xf32>):
  %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2xf32>
  "stablehlo.return"(%4) : (tensor<2xf32>) -> ()
}) : (tensor<3xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}
// =====
// ++++++++++++++++++------------------------------------
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.async_start"(%a0) ({
^bb0(%arg1: tensor<4xf32>):
  %2 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xf32>
  "stablehlo.return"(%2) : (tensor<2xf32>) -> ()
}) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}
// =====
// +----------++++++++++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++--++++++-------+---+--+---+--------+-----------+-----------+-----------+---+--+---+-
// -------+---+--+---+--------+-----------+-------------
func.func @f(%a0: tensor<2x2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x2x3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// =====
// +----------+++++--++++++-------+---+---+-------+-----------+-----------+-----------+---+---+-------+
// ---+---+-------+-----------+-----------
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// =====
// +----------+++++--++++++-------+---+--+---+--------+-----------+-----------+-----------+-----------+
// ---+--+---+----------
func.func @f(%a0: tensor<2x2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 0.000000e+00 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x2x3xf32>
  return
}
// =====
// +----------+++++--++++++-------+---+---+-------+-----------+-----------+-----------+-----------+---+
// ---+-------
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++--++++++-------+---+--+---+--------+-----------+-----------+---+--+---+--------+----
// -------+-------------
func.func @f(%a0: tensor<2x2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 0.000000e+00 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// =====
// +----------+++++--++++++-------+---+---+-------+-----------+-----------+---+---+-------+-----------+
// -----------
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// =====
// +----s+--s+----s------+s--+s----s--+----+---+--+---+--++--
func.func @f(%a0: tensor<2xf64>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2xf64>) -> tensor<2x2xf32>
  return
}
// =====
// s--+--+s--++ss-------s+--s+---s+---ssssss--s-ss+s-s+--ss--+--
func.func @f(%a0: tensor<4x2xi16>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<4x2xi16>) -> tensor<4xf16>
  return
}
// =====
// +----s--+s----+s------s--s+----s+--+-------+-+--
func.func @f(%a0: tensor<2xi32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2xi32>) -> tensor<i64>
  return
}
// =====
// +-------+-----+-------+---+--------+++--+ss---+ss---
func.func @f(%a0: tensor<4xi32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<4xi32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++++++---------+--------------+---+----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.broadcast"(%a0) <{broadcast_sizes = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// ++++++++++++++++++-++-++-------+---------++-----+------
func.func @f(%a0: tensor<3xf32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++---++------------+++++----
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65536xf32>
  return
}
// =====
// ++++++++++++++++++-++------------+++++---
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65536xf32>
  return
}
// =====
// ++++++++++++++++++-++-++------------++++++++-+---
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++-++-++-++-----+-+---+---+----------+-----+--------------
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<2x3xf32>) -> tensor<3x5x2xf32>
  return
}
// =====
// +--------------------
func.func @f(%a0: tensor<i32>) {
  "stablehlo.case"(%a0) ({
  "stablehlo.return"() : () -> ()
}) : (tensor<i32>) -> ()
  return
}
// =====
// +----------+++++-----------------------+-------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-8.000000e+00, -1.250000e-01, 0.000000e+00, 2.700000e+01, 1.000000e+06]> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "stablehlo.cbrt"(%a0) : (tensor<5xf32>) -> tensor<5xf32>
  return
}
// =====
// +----------++++++++++-------+----------+----++++-----+---
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.cbrt"(%a0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e+00, ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-------
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.cbrt"(%a0) <{result_accuracy = #stablehlo.result_accuracy<rtol = 5.000000e-01, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// =====
// +----------++++++++++-------+----------+---+--
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.cbrt"(%a0) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.ceil"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+---+--+-------+---+--+++--
func.func @f(%a0: tensor<3x3xf32>) {
  %r = "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}
// =====
// +--------------+---------------------------+---+--+-------------+---
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[4.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0x7FC00000, 0.000000e+00], [0.000000e+00, 0.000000e+00, 9.000000e+00]]> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %r = "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}
// =====
// +----------+++++++++++++-------+---+---+--+-------+---+---+--+++--
func.func @f(%a0: tensor<7x4x4xf64>) {
  %r = "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<7x4x4xf64>) -> tensor<7x4x4xf64>
  return
}
// =====
// +----------+++++++--+++---------+---+-----xx+---+--+--
func.func @f(%a0: tensor<?x4xf32>) {
  %r = "stablehlo.cholesky"(%a0) : (tensor<?x4xf32>) -> tensor<4x4xf32>
  return
}
// =====
// +++++++++++++++++++++-------++---------+----------++---------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +++++++++++++++++++++------+-------+----------++---------+-----
func.func @f(%a0: tensor<f32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---++++----s-----------
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// sssssssssssssssssssssss-------s---s---s-------s---s---s-+-ss-s-------
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// =====
// +----------+++++---------------------------+---+--+---------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---++++----+--+----------------
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++---------------------------+---+--+---------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// +++++++++++++++++++++++-------+---+---+-------+---+---+---+---+-+-++---------
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// =====
// ++++++++++++++++++-----------------+++-------+----------+-----+---+++++---
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// ++++++++++++++++++-----------------+++-------+----------+-----+---+++++++++---
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// ++++++++++++++++++-----------------++++++-------+---+---+-------+---+---+--+---+---++++++++++---
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3x1xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
  return
}
// =====
// +----------+++++--------------------------------+++++-
func.func @f(%a0: tensor<f32>) {
  %a1 = "stablehlo.constant"() <{value = dense<3.000000e-02> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return
}
// =====
// ++++++++++++++++++-----------------+++---------+------------+---+----+++++---
func.func @f(%a0: tensor<3xf32>, %a1: tensor<?xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xf32>, tensor<?xf32>) -> tensor<3xi1>
  return
}
// =====
// +--------------+-------------------+++-------+----------+-----+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}
// =====
// +--------------+----------------------------------------------+------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0xFF800000, 0x7F800000, 1.000000e+00, 0xFF800000, 0xFF800000]> : tensor<5xf32>}> : () -> tensor<5xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[0x7F800000, 0xFF800000, 0x7F800000, 0xFF800000, 0.000000e+00]> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xcomplex<f32>>
  return
}
// =====
// ++++++++++++++++++++++--+--+---------+------+---------+-----+---------+------+--------
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x5xf32>) {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return
}
// =====
// +----------+++++--------+---------+---+---+--------------------------+---+--
func.func @f(%a0: tensor<1x600xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<1x600xf32>}> : () -> tensor<1x600xf32>
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x600xf32>, tensor<1x600xf32>) -> tensor<2x600xf32>
  return
}
// =====
// +++++++++++++++++++--++++-+---------+---+---+---------+---+---+-----------+---+------------+---+----
// ++
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<0x3xf32>) {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>) -> tensor<4x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------++---+---+-----+---+--------+---+------++
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<?x3xf32>) {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++++++++--+-----+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.convert"(%a0) : (tensor<4xf32>) -> tensor<4xi32>
  return
}
// =====
// +----+------------+++++++++++++++++-----------------+---+++++++++++++++--------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[16842753, -16842753, 33685506]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "stablehlo.convert"(%a0) : (tensor<3xi32>) -> tensor<3xbf16>
  return
}
// =====
// ++++++++++++++++++++++--+++--++++---------+--+---+---+------------+---+---+--+++++--+-----+---+-----
// ------------+---+------------+++++-----+-+-+---
func.func @f(%a0: tensor<2x10x6xf32>, %a1: tensor<3x6x4xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, window_strides = array<i64: 2>}> : (tensor<2x10x6xf32>, tensor<3x6x4xf32>) -> tensor<2x5x4xf32>
  return
}
// =====
// ssssssssssssssssssssss--s--ssss--------s------s---s---------s---s--s---s--sssss--s------s---s-------
// -------------ss---+--
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>]}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x4xf32>
  return
}
// =====
// +----------+++++--+++++++++++++++++------------------------------------------------------+---+---+--
// -+---
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<1.00000095> : tensor<1x4x1xf32>}> : () -> tensor<1x4x1xf32>
  %a1 = "stablehlo.constant"() <{value = dense<1.00000095> : tensor<1x1x2xf32>}> : () -> tensor<1x1x2xf32>
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x1xf32>, tensor<1x1x2xf32>) -> tensor<1x4x2xf64>
  return
}
// =====
// +--+++------------+++++++++++++++++-----------------------------------------------------------------
// --+---+---+---+--+--+++++++++-+++++++++-++++++++++++++++++++++++++++++++++++++++++++-+++++++++-+++++
// ++++-+++++++++++++++++++-+++++++++-++-+-++++++++++++++++++++++++-++++-++++++++++++++++++++++++++++++
// ++++-++++-+++++++++-++++-+++++++++-+++++++++-++++++++++++++++++++++++-++++-+++++++++++++++++++++++++
// +++++++++-+++++++++-+++++++++++++++++++++++++++++-++++++++++++++++++++++++-+++++++++++++++++++++++++
// ++++++++++++++-+++++++++++++++++++++-++++-+++++++++++++++++++++++++++++-+++++++++++++++++++++++++---
// ----------------------------------------------------------------------------------------------------
// -----------------------------------------------------------------++-
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[[-64, -92, 10, -86], [32, -30, 55, -10], [15, 116, 32, 113]], [[-66, 119, -73, 58], [-117, 45, 97, -59], [-88, -33, -111, -128]], [[-19, 85, -25, -58], [-71, -108, -28, -48], [-14, -46, 23, 57]], [[-125, -127, -58, -70], [-106, 101, -106, 90], [-112, 33, -31, 15]]], [[[5, -72, -102, 96], [58, 66, 30, 3], [89, -87, 27, -73]], [[38, -31, -19, -44], [24, -113, 69, -24], [123, -14, -97, -55]], [[-11, -30, -61, -43], [59, -32, -89, 30], [61, -1, 57, -78]], [[-91, 75, 74, 3], [-4, -11, -72, 54], [-31, 64, -15, 89]]]]> : tensor<2x4x3x4xi8>}> : () -> tensor<2x4x3x4xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[[[[88, 79, -60, 43, 64, 56], [97, -88, 40, 51, -37, -63]], [[16, -62, 22, -98, -27, -27], [59, -123, -35, 40, -1, 63]], [[94, 70, -43, -96, -106, 36], [-96, 86, 20, -119, 74, -79]]], [[[126, -60, 12, -10, -38, -84], [-113, 9, 123, -40, -52, 39]], [[127, 8, 119, 47, 76, -65], [13, 53, -36, 60, -29, 56]], [[-12, -111, -104, 114, 35, 19], [69, -59, -35, -17, 40, 4]]]]> : tensor<2x3x2x6xi8>}> : () -> tensor<2x3x2x6xi8>
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x4x3x4xi8>, tensor<2x3x2x6xi8>) -> tensor<2x3x6x6xi32>
  return
}
// =====
// +++++++++++++++++++--+--+--+--+--------------+---+---------+---+--+---+--+++++--+------+---+--------
// -------------------
func.func @f(%a0: tensor<4x8x3xf32>, %a1: tensor<3x3x2xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<4x8x3xf32>, tensor<3x3x2xf32>) -> tensor<2x6x2xf32>
  return
}
// =====
// +++++++++++++++++++++++++-+++++--------+-+----+---+--------++---+--+---+--+++++--+-----+---+--------
// --------+-++----------------
func.func @f(%a0: tensor<4x8x3xf32>, %a1: tensor<3x3x2xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, padding = dense<[[-6, 0]]> : tensor<1x2xi64>}> : (tensor<4x8x3xf32>, tensor<3x3x2xf32>) -> tensor<4x0x2xf32>
  return
}
// =====
// ++++++++++++++++++++++--+--+-+--++++---------+-+----------+---------+---+--+--+---+--+++++--+---+---
// ---+---+------------------------------------------------------------++++++---------+-+---
func.func @f(%a0: tensor<2x8x9x6xf32>, %a1: tensor<3x3x3x4xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 2, 1>}> : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.cosine"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +-++++++++--------+++-------+----------+-----
func.func @f(%a0: tensor<4xi32>) {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +
func.func @f() {
  %r = "stablehlo.create_token"() : () -> !stablehlo.token
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---+ss+ss------
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.cross-replica-sum"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++---------------------------+---+--+---------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.cross-replica-sum"(%a0) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// +++++++++++++++++++++-------o---++++++++----------o---++++++++--------+++++-+-+-------+-+-++-------
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0, %a1) <{api_version = 4 : i32, backend_config = {size = 3 : i32}, call_target_name = "target", called_computations = [@negate], has_side_effect = true, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}
// =====
// ++-
func.func @f() {
  "stablehlo.custom_call"() <{backend_config = "text", call_target_name = "nothing"}> : () -> ()
  return
}
// =====
// +--------------+-----+++++++++++-------------+-
func.func @f(%a0: tensor<13xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[2.96458507, 2.09439516, 1.82347655, 1.58642197, 1.56298375, 1.44546854, 1.18639958, 0.722734272, 0.250655651, 0.000000e+00, 3.14159274, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_close", has_side_effect = true}> : (tensor<13xf32>, tensor<13xf32>) -> ()
  return
}
// =====
// +--+++---------------------++++++++++++++++++++--------------------+++++++++++++++++++++++++++++++++
// +++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++-------------------
// -----------------------+-
func.func @f(%a0: tensor<2x3x4xi32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[[[-4, -3, -2, -1], [1, 2, 3, 4], [6, 7, 8, 9]], [[8, 9, 10, 11], [13, 14, 15, 16], [18, 19, 20, 21]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_eq", has_side_effect = true}> : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
  return
}
// =====
// +----------+++++--------++++++++++++++++----------------+-
func.func @f(%a0: tensor<2x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[[0.463647604, 1.10714877, 1.24904573], [0.244978666, 0.785398185, 0.982793748]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_close", has_side_effect = true}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// =====
// +++++++++++++++++++++++++++++++++++++++++++-++
func.func @f(%a0: tensor<600xf32>, %a1: tensor<600xf32>) {
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_eq"}> : (tensor<600xf32>, tensor<600xf32>) -> ()
  return
}
// =====
// +----------+++++--++++++--------
func.func @f(%a0: tensor<f32>) {
  %a1 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_eq"}> : (tensor<f32>, tensor<f32>) -> ()
  return
}
// =====
// +-------+-----+-----------+++++++++++++++++++++++-----------------------+-
func.func @f(%a0: tensor<2x3x6x6xi32>) {
  %a1 = "stablehlo.constant"() <{value = dense<"0x24BBFFFFEE150000621400006A000000FE2E0000D6E3FFFF4D170000CFD6FFFF0FEAFFFF0225000079070000F915000091DAFFFFDAB1FFFF3B39000058F6FFFF26ACFFFF9B0100000F030000B7060000CBEFFFFFA6D1FFFF00F6FFFF40E7FFFFE5D4FFFF47A9FFFFA82E0000AA690000BD290000A13B0000E5F2FFFF2B250000F3FCFFFF7E160000350C000035ECFFFF5AC3FFFF5048000069300000802E000084EDFFFFC80D0000FBEDFFFFB7C6FFFFEFE1FFFF30EEFFFF930F000003DFFFFFA127000007AAFFFF1FDDFFFF43370000CB1500003907000006F1FFFFE03F0000C21B0000F90A00009A140000FDE6FFFF5606000024D2FFFFA8DBFFFFC6D4FFFFCA160000E7E7FFFFDB010000FA310000BFFBFFFF762000000DFAFFFF321C0000E524000059B4FFFF9E150000EE110000DD020000EF08000038C0FFFFDE71000035D7FFFF750B000026EAFFFF1D140000B714FFFF0A4600009C820000210F00009F440000ED000000E5D8FFFFCEEEFFFF5EACFFFF9F3A00004F2E0000CBFBFFFF1D7AFFFFCCF3FFFF6A76000047E1FFFF13C4FFFF9F96FFFF46D3FFFFB001000099CDFFFFD5DBFFFFC2F0FFFF2507000094190000FAFFFFFF32F7FFFF941B000026FBFFFFE80A00003BFBFFFFB105000081070000660000002D0200002DF7FFFF81340000FCF6FFFF64E5FFFF53E5FFFF1ADEFFFFC817000075E7FFFF7B30000083110000D6E1FFFFD1F8FFFFD1F2FFFFD90F00002E4B0000F7D2FFFFC0440000FC2C00005518000076040000F0E8FFFF7C0C00008A1C0000720A0000B2FCFFFF92F3FFFF570100005107000011F7FFFFE20D00009FFEFFFF39F7FFFF540200009B0F00006814000072DDFFFFC02A0000D44300003DE0FFFF89AEFFFFC3020000B3240000D5190000701C000090100000201B0000F82C0000D6110000CF090000B9020000BD0F000004EDFFFF241500007DAAFFFFB6FCFFFF512B00007AE2FFFFFC3A0000D7D1FFFF940A0000F8CFFFFF53B8FFFFFBF6FFFFF209000051DDFFFFC1D8FFFF62070000E01C0000C6ECFFFFF303000057D6FFFF87F7FFFF22F4FFFF99000000FDCAFFFF72190000DD360000EE500000F0F8FFFF620300009CEFFFFF351C00000B2B0000961E00001DFEFFFF3A0B0000DED3FFFF34A4FFFF6EB4FFFFE9EAFFFF08A3FFFF1F490000B4E9FFFFBB2F0000F3F4FFFFABEAFFFF15240000"> : tensor<2x3x6x6xi32>}> : () -> tensor<2x3x6x6xi32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_eq", has_side_effect = true}> : (tensor<2x3x6x6xi32>, tensor<2x3x6x6xi32>) -> ()
  return
}
// =====
// +-+++++++++++++++++++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++----------------------------------+-----
func.func @f(%a1: tensor<3xf32>) {
  %a0 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
// =====
// +----------+++++----------------------
func.func @f(%a0: tensor<f32>) {
  %a1 = "stablehlo.constant"() <{value = dense<6.553600e+04> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++--+---+---+-+++++--+---+---+-+++++--+---+---++++++--
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) <{precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++--+---+---++++++--+----+++++--+------
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++--+---+---+---+--+++++--+---+---+---+--+++++--+---+---+---+------
// ------------++++------+--
func.func @f(%a0: tensor<4x2x3xf32>, %a1: tensor<2x5x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<4x2x3xf32>, tensor<2x5x4xf32>) -> tensor<2x3x5xf32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++++++++++++++++++++++--+---+---+---+--+++++--+---+---+---+----+---+--
// -+-----------------------------------+-----------
func.func @f(%a0: tensor<4x2x3xf32>, %a1: tensor<2x5x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f8E5M2, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [2, 0]>}> : (tensor<4x2x3xf32>, tensor<2x5x4xf32>) -> tensor<3x5xf64>
  return
}
// =====
// ssssssssssssssssssssssssssssssss--s---s---s-sssss--s---s---s-sssss--s---s---s-------ss--+--
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++--+++++++++++++++++------------------------------------------------------+---+---+--
// -+---+---
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<1.00000095> : tensor<1x4x1xf32>}> : () -> tensor<1x4x1xf32>
  %a1 = "stablehlo.constant"() <{value = dense<1.00000095> : tensor<1x1x2xf32>}> : () -> tensor<1x1x2xf32>
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<1x4x1xf32>, tensor<1x1x2xf32>) -> tensor<1x4x1x2xf64>
  return
}
// =====
// +--+++------------+++++++++++++++++------------------------------------------------------------+---+
// ---+---+--+++++++++++++++++++++++++++++++++++++++-++++-++++++++++++++++++++++++-+++++++++++-++++++++
// +-+++++++++++++++++++++++++-------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[113, 32, 47, 101], [20, 70, 85, -71], [-114, -52, -56, 95]], [[105, -127, -1, 82], [-95, 76, -98, -9], [81, -51, -41, -57]]]> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[[[56, -63, 125, -15, -6], [1, 21, 13, 2, 126], [78, 74, 51, 31, -41], [125, -9, -73, 88, -87]], [[91, 28, -99, -117, -15], [-119, -92, 3, 120, -9], [78, 106, 82, 33, -16], [3, -60, -1, -31, -65]]]> : tensor<2x4x5xi8>}> : () -> tensor<2x4x5xi8>
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi32>
  return
}
// =====
// ++++++++++++++++++--+++++++++++++++++----+---+---+-++++++---+---+---+--+++++----+---+---+-----------
// ------------
func.func @f(%a0: tensor<?x2x3xf32>, %a1: tensor<5x3x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<?x2x3xf32>, tensor<5x3x4xf32>) -> tensor<?x2x4xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++++++++++++++--+---+---+-++++++--+-------+------------------------
// ---------------
func.func @f(%a0: tensor<2x3xbf16>, %a1: tensor<3xbf16>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xf32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++++++++++++++--+---+---+--+++++--+---+---+-+++++--+---+---+----------
// --
func.func @f(%a0: tensor<2x3xi8>, %a1: tensor<3x4xi32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xi8>, tensor<3x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------++-ss-----+-----ss-----------+++-+-ss----+--
func.func @f(%a0: tensor<?xf32>, %a1: tensor<2xi64>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi64>) -> tensor<2x?xf32>
  return
}
// =====
// ssssssssssssssssss-ssssssss--------ss-ss-----s-----+s----------s-s++-----
func.func @f(%a0: tensor<?xf32>, %a1: tensor<3xi32>) {
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-----+---------+---------------------------+---+---------------
func.func @f(%a0: tensor<3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++-----------+ss-----------+ss-----ss+-+s---+---+--------------------------
// ----------------+++++ss+sssss+sss+sss--
func.func @f(%a0: tensor<2x10x6xf32>, %a1: tensor<3x6x4xf32>) {
  %a2 = "stablehlo.constant"() <{value = dense<1> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2>}> : (tensor<2x10x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<2x5x4xf32>
  return
}
// =====
// ssssssssssssssssss--------------------sssssssss---ss-----sss-ss---s---s--------sss---ssss---s--s-ss-
// --------------sssssssssssssssssssss--s------------------+--
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>, %a2: tensor<1x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
// =====
// xxxxxxxxxxxxxxxxxx--------x-----------xxx---------xx-----xxx-xx---x---x-----------------------------
// --------------xxxxxxxxxxxxxxxxxxxxx++sxxxx----
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>) {
  %a2 = "stablehlo.constant"() <{value = dense<[[4611686018427387905, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
// =====
// ssssssssssssssssss-ssssssss-----------sssssssss---ss-----sss-ss---s---s--------sss---ssss---s--s----
// --------sssssssssssssssssssss--s---------------s---+--
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>, %a2: tensor<1x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 0>}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
// =====
// ssssssssssssssssss-ssssssss-----------sss+sssss---ss-----s++-ss---s---+--------sss---ssss---s-------
// -------sssss+s+sssssssss+sss--s--------------------
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>, %a2: tensor<1x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<3x?x4xf32>
  return
}
// =====
// ssssssssssssssssss-ssssssss-----------sssssss-s--sssss-----sss-ss-ss------s--------sss-sss--s--s---s
// --s-------------ssssssssssssssssssssss-----------------------ssssssss------------ssssss+ssssss------
// -ssss+--
func.func @f(%a0: tensor<2x8x9x6xf32>, %a1: tensor<3x3x3x4xf32>, %a2: tensor<2x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 2>}> : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
// =====
// ssssssssssssssssss-ssssssss-----------sssssss-s--sssss-----sss-ss-ss------s--------sss-sss--s-----s-
// ---------------sssssssssssssssss-----------------------sssssssssssss------------sssssssssssssss-----
// --sssss--
func.func @f(%a0: tensor<2x8x9x6xf32>, %a1: tensor<3x3x3x4xf32>, %a2: tensor<2x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 2, 1>}> : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++-----------+++++++-+--+++++-----ss+-++-++------+--------+++-+++--+--+---+
// --+-------------+++++ss+s+s+ss+sss+sss----------------------------------------
func.func @f(%a0: tensor<2x8x9x6xf32>, %a1: tensor<3x3x3x4xf32>, %a2: tensor<2x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64}> : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++-----------+-+--------+++-++--++---+-------------------------------------
// ------------+---+---+---+--+----+----------------
func.func @f(%a0: tensor<3x4x2xi32>, %a1: tensor<2x3x2xi64>) {
  %a2 = "stablehlo.constant"() <{value = dense<[1, 2, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xi32>
  return
}
// =====
// ++++++++++++++++++-++++++++---------++++++++-----------++++--++-----+++-++-+++---+-----+---+---+---+
// -------------------+---+-+-+--+-----+--------+--+----------------
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<3xi32>) {
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
// =====
// +-++++++++--------+++++++++++++++++-ss+++++ss----+s++ssss-+---
func.func @f(%a0: tensor<2xi64>) {
  %r = "stablehlo.dynamic_iota"(%a0) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<?x3xi32>
  return
}
// =====
// s-ssssssss--------sssssssssssssssss-ssssss----s-sss-----
func.func @f(%a0: tensor<3xi32>) {
  %r = "stablehlo.dynamic_iota"(%a0) <{iota_dimension = 0 : i64}> : (tensor<3xi32>) -> tensor<?xf32>
  return
}
// =====
// +-++++++++--------+++++++++++++++++-----+----------------------++++-----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.dynamic_iota"(%a0) <{iota_dimension = 0 : i64}> : (tensor<2xi32>) -> tensor<?x3xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++++---+++-----+-++-----+---------------------------------------
// --------------------+-+---+----
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<f32>, %a2: tensor<2xi64>, %a3: tensor<2xi64>, %a4: tensor<2xi64>) {
  %r = "stablehlo.dynamic_pad"(%a0, %a1, %a2, %a3, %a4) : (tensor<?x3xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x5xf32>
  return
}
// =====
// ssssssssssssssssss-ssssssss--------sss+ss-----+ss-----s-ss---+--s-----------------------------------
// -----------------------ss--------
func.func @f(%a0: tensor<5x3xf32>, %a1: tensor<f32>) {
  %a2 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a3 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a4 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.dynamic_pad"(%a0, %a1, %a2, %a3, %a4) : (tensor<5x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-+++--------+++++++-----------+-------
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<1xi64>) {
  %r = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<?x3xf32>, tensor<1xi64>) -> tensor<?xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+--+------------------+++--------------------+------------------
func.func @f(%a0: tensor<4x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[6, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-+--+-------++-++---+-+-----------------------------+--------
// -----
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<i32>, %a2: tensor<i32>) {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+----+--------++------+-----------------------+------+-----------
// -
func.func @f(%a0: tensor<4x?xf32>, %a1: tensor<i32>, %a2: tensor<i32>) {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 4, 9>}> : (tensor<4x?xf32>, tensor<i32>, tensor<i32>) -> tensor<4x9xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-++-+++-------+---+---+-------++-++---++---------------------
// ---+---+---+----
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<2x3xf32>, %a2: tensor<i32>, %a3: tensor<i32>) {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++--+++-------+-----+------+-+-++---+------------------------+-+
// ---+---
func.func @f(%a0: tensor<3x?xf32>, %a1: tensor<3x9xf32>, %a2: tensor<i32>, %a3: tensor<i32>) {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x?xf32>, tensor<3x9xf32>, tensor<i32>, tensor<i32>) -> tensor<3x?xf32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++ss+sss+sss+s+++++ss+sss+sss+s+++++ss+sss+sss+---
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +-++++++++------------------------------------------------+++++ss+sss+ss++++++++++++++++++++++++++++
// +-----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1, 0], [2, 1], [0, 3]]> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ij,jk->ik"}> : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  return
}
// =====
// +-++++++++-----------------------------------------------+++++ss+sss+ss+ss++++++++++++++++++++++++++
// +++++++++++++-------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "bij,bjk->ikb"}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  return
}
// =====
// +-++++++++------------------------------------------------+++++ss++++++++++++++++++++++++++++-------
// ----
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ij,ij->"}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<i32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.exponential"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+++---------------------+----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[(0x7F800000,0.000000e+00), (0x7F800000,-0.000000e+00), (1.000000e+02,0.000000e+00), (1.000000e+02,-0.000000e+00), (0xFF800000,0.000000e+00), (0.000000e+00,0.000000e+00), (-0.000000e+00,-0.000000e+00)]> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return
}
// =====
// +--------------+-------------------++++--+---------+------+---+-----+---------
func.func @f(%a0: tensor<3x9xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_length = array<i64: 9>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>>
  return
}
// =====
// +----------------+++++xx+xx+xx-------+---+---+---+---+-------+---+---+---+---+xxxxxxxxxx-+-x-+------
func.func @f(%a0: tensor<2x3x4x5xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_length = array<i64: 3, 4, 5>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x3x4x5xcomplex<f32>>) -> tensor<2x3x4x5xcomplex<f32>>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.floor"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-++-------+++-++--++---+----+---+---+---+---------+---+---+--
// -+--+----------------+---+------------------+----+---
func.func @f(%a0: tensor<3x4x2xi32>, %a1: tensor<2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}
// =====
// +----+---------------------------------------------------------------+---+---+-+++++++++++++++++++++
// +++++++++++++++++++++++++++++++++++++---------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi32>}> : () -> tensor<4x3xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[0], [3], [4], [2147483647], [-1]]> : tensor<5x1xi32>}> : () -> tensor<5x1xi32>
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0, 3>}> : (tensor<4x3xi32>, tensor<5x1xi32>) -> tensor<5x3xi32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+--+--+--+--------++--++--++---+--+---------+---+---+---+--------
// ----++----------------------------
func.func @f(%a0: tensor<3x4x5xf32>, %a1: tensor<1xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, slice_sizes = array<i64: 3, 4, 5>}> : (tensor<3x4x5xf32>, tensor<1xi64>) -> tensor<3x4x5xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------++++--+--++++------++--++--++---+----+-+----------+-----+---+---+
// ----------------+-------------------------
func.func @f(%a0: tensor<3x4x5xf32>, %a1: tensor<2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0, 4, 5>}> : (tensor<3x4x5xf32>, tensor<2xi64>) -> tensor<2x0x4x5xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-++-------+++-++--++---+----+---+---+---+---------+---+---+--
// -+--+----------------+---+-------------------------
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-++-++++--+---------+-++-++---+----+---+--+--+---------+---+-
// -----+-----------------+---+--+-------------------
func.func @f(%a0: tensor<5x3x4xf32>, %a1: tensor<6x5x1xi32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
// =====
// ++++++++++++++++++-----------------++++++++++++----+---
func.func @f(%a0: tensor<?x3xf32>) {
  %r = "stablehlo.get_dimension_size"(%a0) <{dimension = 0 : i64}> : (tensor<?x3xf32>) -> tensor<i32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++--------------------------------
func.func @f(%a0: tuple<tensor<4xf32>, tensor<i32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++--------------------------------------------------------
func.func @f(%a0: tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 0 : i32}> : (tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) -> tuple<tensor<2xi32>, tensor<f32>>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++-----------------------------------------+--------
func.func @f(%a0: tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) -> tensor<2xi32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++----------------------
func.func @f(%a0: tuple<tensor<i1>, tensor<f32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (tuple<tensor<i1>, tensor<f32>>) -> tensor<f32>
  return
}
// =====
// +--------------+----------------+--+++--+----------+-----
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "stablehlo.imag"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++++++
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.infeed"(%a0) <{infeed_config = "config", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++++++++++-++-+++++++++-+
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.infeed"(%a0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++++++++++-++++-+++-++++++++++++
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.infeed"(%a0) <{infeed_config = "", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
  return
}
// =====
// +-++++++++++++++++-++-++++-++-++--+--
func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
  return
}
// =====
// +-++++++++++++++++-++++-++---
func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xf32>
  return
}
// =====
// +-++++++++++++++++-+-++-+++++++++++++--+-
func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4x3xf32>
  return
}
// =====
// +----------+++++-------------------+++--+-----+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.is_finite"(%a0) : (tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.log"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.logistic"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++-----+++-------+----------+----------+-------
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  %1 = "stablehlo.multiply"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++----------+++++-------+---+---+-------+---+---+-------+---+---+--
// ------
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<4x6xi32>) {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<i32>):
  "stablehlo.return"(%arg3) : (tensor<i32>) -> ()
}) : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xi32>
  return
}
// =====
// +++++++++++++++++++++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++------------+---------------------+-----
func.func @f(%a0: tensor<600xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<2.500000e+02> : tensor<600xf32>}> : () -> tensor<600xf32>
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<600xf32>, tensor<600xf32>) -> tensor<600xf32>
  return
}
// =====
// +++++++++++++++++++++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +++++++++++++++++++++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------+---+---+--
func.func @f(%a1: tensor<4x3xf32>) {
  %a0 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}
// =====
// +----------+++++---------------------------------------------------------+---+---+---+--
func.func @f(%a1: tensor<6x4x3xf32>) {
  %a0 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<6x4x3xf32>}> : () -> tensor<6x4x3xf32>
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<6x4x3xf32>, tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
  return
}
// =====
// +-+++++++++++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.negate"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++--------+++-------+----------+-----
func.func @f(%a0: tensor<4xi32>) {
  %r = "stablehlo.not"(%a0) : (tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +++++++++++++++++++++----------------------
func.func @f(%a0: tensor<4xf32>, %a1: !stablehlo.token) {
  %r:2 = "stablehlo.optimization_barrier"(%a0, %a1) : (tensor<4xf32>, !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++--------+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +++++++++++++++++++++++++++
func.func @f(%a0: tensor<4xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.outfeed"(%a0, %a1) <{outfeed_config = "config"}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// +++++++++++++++++++++++++++++++++
func.func @f(%a0: tensor<4x6xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.outfeed"(%a0, %a1) <{outfeed_config = ""}> : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// +++++++++++++++++++--+--+--+---------------+----------------------+----------------------
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x5xf32>
  return
}
// =====
// +----------+++++-----+------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: -5>, edge_padding_low = array<i64: 4>, interior_padding = array<i64: 1>}> : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++---------------------------------------+---+---+-----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %a1 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 0, -3>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  return
}
// =====
// +++++++++++++++++++--+-+-----------+-----+----------------+--+-+--+----------------++++-------------
// -----
func.func @f(%a0: tensor<3x0x1xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 0, 0, -3>, edge_padding_low = array<i64: -3, 0, 2>, interior_padding = array<i64: 0, 5, 7>}> : (tensor<3x0x1xf32>, tensor<f32>) -> tensor<0x0x0xf32>
  return
}
// =====
// ++++++++++++++++++--+++-----+---+----------------+---+----+++++-+------------
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  return
}
// =====
// +------------------
func.func @f() {
  %r = "stablehlo.partition_id"() : () -> tensor<ui32>
  return
}
// =====
// +-++++++++--------+++-------+----------+-----
func.func @f(%a0: tensor<4xi32>) {
  %r = "stablehlo.popcnt"(%a0) : (tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +-+++++++++++++++++++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+----------------+--+++--+----------+-----
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "stablehlo.real"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++++---+++-----+-++----+----------------------------------------
// -------+s+sss+---
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<2xi64>, %a2: tensor<2xi64>, %a3: tensor<2xi64>) {
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<?x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x1xf32>
  return
}
// =====
// ssssssssssssssssss-ssss------------ssssss---ss-----s-ss---s-----------------------------------------
// ----ssssss-sss+s----
func.func @f(%a0: tensor<5x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[1, -1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a2 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a3 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+s++s+--------+-++---+-s-----------------------------------------
// ---ss+sss+ss+s-s+sss----
func.func @f(%a0: tensor<5x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a2 = "stablehlo.constant"() <{value = dense<[4, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a3 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++++s+s++--------+
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
// =====
// ssssssssssssssssss-ss-sssssssss-sssss+s--------+
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++++++++++-++-+++++++++-+++-------
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++++++++++-----++++++---s---+-++---+----s-----------+-------x
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++----------++++++---s---+---+---+---ss-----+---+---+------s------s
// s---------------+-------------+---------x
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xi32>, %a2: tensor<f32>, %a3: tensor<i32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 0>}> ({
^bb0(%arg4: tensor<f32>, %arg5: tensor<i32>, %arg6: tensor<f32>, %arg7: tensor<i32>):
  %1 = "stablehlo.maximum"(%arg4, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = "stablehlo.add"(%arg5, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%1, %2) : (tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  return
}
// =====
// +----------+++++-------++++++---s-++---+---+----------------+------
func.func @f(%a0: tensor<2x600xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
  %8 = "stablehlo.constant"() <{value = dense<2.500000e+02> : tensor<f32>}> : () -> tensor<f32>
  %9 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %10 = "stablehlo.maximum"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%10) : (tensor<f32>) -> ()
}) : (tensor<2x600xf32>, tensor<f32>) -> tensor<600xf32>
  return
}
// =====
// +--------------+------------------------------------------------------------------------------------
// ---------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 5.000000e+00, 2.000000e+00], [7.000000e+00, 0.000000e+00, 3.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[4.000000e+00, 3.000000e+00, 6.000000e+00], [1.000000e+00, 2.000000e+00, 8.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %a2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
  %a3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1>}> ({
^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>):
  %5 = "stablehlo.maximum"(%arg0, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %6 = "stablehlo.maximum"(%arg1, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %7 = "stablehlo.maximum"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%7, %7) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}
// =====
// +----------+++++-------++++++---s---+-++---+----------------+------
func.func @f(%a0: tensor<4x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({
^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
  %34 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%34) : (tensor<f32>) -> ()
}) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++-------++++++---s-++-++---+-----------------
func.func @f(%a0: tensor<4x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
  %31 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%31) : (tensor<f32>) -> ()
}) : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  return
}
// =====
// +----------+++++-------++++++++---s-++---+-++---+-----------------+------
func.func @f(%a0: tensor<6x4x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0, 2>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  %29 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%29) : (tensor<f32>) -> ()
}) : (tensor<6x4x3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// =====
// +----------------------+++-----++-----------------+-
func.func @f(%a0: tensor<65536xi1>) {
  %a1 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({
^bb0(%arg18: tensor<i1>, %arg19: tensor<i1>):
  %86 = "stablehlo.and"(%arg18, %arg19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "stablehlo.return"(%86) : (tensor<i1>) -> ()
}) : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
  return
}
// =====
// +----------+++++--+++-------+----------+-----+++-++++----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++--++++++-------+---+---+-------+---+---+--+++-++++----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++-----++++-+-+---s---+------++-------+-+----+---------------
func.func @f(%a0: tensor<2x6xf32>) {
  %r = "stablehlo.reduce_scatter"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
  %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<2x6xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++--------------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.reduce_scatter"(%a0) <{replica_groups = dense<0> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
  %10 = "stablehlo.add"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%10) : (tensor<f32>) -> ()
}) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// +----------+++++-------+-++++-----s------+---++-----+----+---++---------------------------
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.reduce_scatter"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
  %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}
// =====
// ++++++++++++++++++-----+--+--ss----+---+---+-ss-------------+---+--+----+----++--+------+----+----+-
// --------------------+---x
func.func @f(%a0: tensor<3x2xi32>, %a1: tensor<i32>) {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
  %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%1) : (tensor<i32>) -> ()
}) : (tensor<3x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  return
}
// =====
// s----------ssss+------------ssss+-------s--s-----s---s------s-----------s---s--s---------x
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f64>) {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1, 2>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f64>) -> tensor<2x2xf32>
  return
}
// =====
// +----------+++++--------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+01, 2.000000e+01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %a1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 1>}> ({
^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
  %10 = "stablehlo.subtract"(%arg5, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%10) : (tensor<f32>) -> ()
}) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
// =====
// +----------+++++------------------------------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.reduce_window"(%a0, %a1) <{padding = dense<[[1, -1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 1>}> ({
^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
  %28 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%28) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++-----+--+-----s---------s---------------x
func.func @f(%a0: tensor<5xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 5>}> ({
^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
  %5 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%5) : (tensor<f32>) -> ()
}) : (tensor<5xf32>, tensor<f32>) -> tensor<1xf32>
  return
}
// =====
// ++++++++++++++++++-----+--+-----s--------s--------------+----+--------------x
func.func @f(%a0: tensor<5xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{base_dilations = array<i64: 2>, padding = dense<[[-1, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 3>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%3) : (tensor<f32>) -> ()
}) : (tensor<5xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// =====
// +-+++++++++++++++++++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +------------------
func.func @f() {
  %r = "stablehlo.replica_id"() : () -> tensor<ui32>
  return
}
// =====
// +++++++++++++++++++--+---------------++++--------+++--
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf32>) -> tensor<6xf32>
  return
}
// =====
// ++++++++++++++++++-++----------+-++------+----++---
func.func @f(%a0: tensor<600xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<600xf32>) -> tensor<1x600xf32>
  return
}
// =====
// ++++++++++++++++++-+--++-++-------++--+---++--+-+++--------+--------++-+--
func.func @f(%a0: tensor<1x4x1x2xf64>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x4x1x2xf64>) -> tensor<1x4x2xf64>
  return
}
// =====
// ++++++++++++++++++-++-++----------+---+-++++----------+----++-+--
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  return
}
// =====
// ++++++++++++++++++--+++-+-----+-++++++-----+++++---
func.func @f(%a0: tensor<?x3xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<?x3xf32>) -> tensor<6xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---+----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++---++++++++-----------+------------------------------------------+---+--------------
// -+-
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>) {
  %a2 = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x2xf32>
  return
}
// =====
// xxxxxxxxxxxxxxxx---xxxx---------------------------------------------------------xxx+x---x-
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>) {
  %a2 = "stablehlo.constant"() <{value = dense<[1, -1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
// =====
// +----------+++++------+--++-----------+-----------------------------------------+-
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %a1 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %a2 = "stablehlo.constant"() <{value = dense<65536> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<65536xf32>
  return
}
// =====
// +----------+++++---++++++++-----------++----------------------------+-+----+---
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<2xi32>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
// =====
// +-ssss+ssssssss+---++++++++++++++--+ss-++-ssss---+-----ssss---+----+++++++---
func.func @f(%a0: tensor<2xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  return
}
// =====
// +----------+++++--+++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++--------------++++-++--sss-----+---+---+---+--+++-----+---+---+---+--sss-----+---+-+++-+-+
// --+---------+---+---+---+-------------+--+----------+----+-x
func.func @f(%a0: tensor<3x4x2xi64>, %a1: tensor<2x3x2xi64>, %a2: tensor<2x3x2x2xi64>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = true}> ({
^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
  %1 = "stablehlo.add"(%arg3, %arg4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  "stablehlo.return"(%1) : (tensor<i64>) -> ()
}) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return
}
// =====
// s----------ssss+--sssssssss------------------ssss+-------ssssssssss-----s---s---s---s----s--s--s----
// s-s-s---s---------s---s---s--------s---------x
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<2x1xi32>, %a2: tensor<2x5xf64>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
  %1 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<4x5xf32>, tensor<2x1xi32>, tensor<2x5xf64>) -> tensor<4x5xf32>
  return
}
// =====
// +----------+++++---++++++++-------------------------------------------------------------------------
// ----
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+01, 2.000000e+01, 3.000000e+01]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [1]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %a2 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
  %11 = "stablehlo.subtract"(%arg5, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%11) : (tensor<f32>) -> ()
}) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
// =====
// +----------+++++++-++++++++-------------------------------------------------------------------------
// -------------------------------------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00), (5.000000e+00,6.000000e+00)]> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %a1 = "stablehlo.constant"() <{value = dense<[(-1.000000e+00,-2.000000e+00), (-3.000000e+00,-4.000000e+00), (-5.000000e+00,-6.000000e+00)]> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %a2 = "stablehlo.constant"() <{value = dense<[[2], [0]]> : tensor<2x1xi32>}> : () -> tensor<2x1xi32>
  %a3 = "stablehlo.constant"() <{value = dense<[(1.000000e+01,2.000000e+01), (3.000000e+01,4.000000e+01)]> : tensor<2xcomplex<f64>>}> : () -> tensor<2xcomplex<f64>>
  %a4 = "stablehlo.constant"() <{value = dense<[(-1.000000e+01,-2.000000e+01), (-3.000000e+01,-4.000000e+01)]> : tensor<2xcomplex<f64>>}> : () -> tensor<2xcomplex<f64>>
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
  "stablehlo.return"(%arg3, %arg0) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
}) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x1xi32>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
  return
}
// =====
// +--+++++++------------------+++++---++++++++--------------------------------------------------------
// -------------------------------------------------------------------------------------------------+++
// +++++++++++++++++++++++++----------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>}> : () -> tensor<3x2xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 1.500000e+00], [2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00]]> : tensor<3x2xf64>}> : () -> tensor<3x2xf64>
  %a2 = "stablehlo.constant"() <{value = dense<[[2], [0], [2]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %a3 = "stablehlo.constant"() <{value = dense<[[10, 20], [30, 40], [1, 2]]> : tensor<3x2xi8>}> : () -> tensor<3x2xi8>
  %a4 = "stablehlo.constant"() <{value = dense<[[2.500000e-01, 5.000000e-01], [1.000000e+00, 2.000000e+00], [4.000000e+00, 8.000000e+00]]> : tensor<3x2xf64>}> : () -> tensor<3x2xf64>
  %r:2 = "stablehlo.scatter"(%a0, %a1, %a2, %a3, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
^bb0(%arg4: tensor<i8>, %arg5: tensor<f64>, %arg6: tensor<i8>, %arg7: tensor<f64>):
  %11 = "stablehlo.add"(%arg4, %arg6) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  %12 = "stablehlo.subtract"(%arg5, %arg7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  "stablehlo.return"(%11, %12) : (tensor<i8>, tensor<f64>) -> ()
}) : (tensor<3x2xi8>, tensor<3x2xf64>, tensor<3x1xi32>, tensor<3x2xi8>, tensor<3x2xf64>) -> (tensor<3x2xi8>, tensor<3x2xf64>)
  return
}
// =====
// +----------+++++--+++++++++-------------++++-++-----s---+---+---+---+----+---+---+---+-----s---+---+
// -+++-+-+--+---------+---+---+---+-------------+--+---------------x
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<2x3x2x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
  %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf32>
  return
}
// =====
// +----------+++++--+++++++++-------------+++++++-++++--++----s---+---+---+---+----+---+--+--+-----s--
// -+---+-++---+---------+---+---+---+---------+-------+---------------x
func.func @f(%a0: tensor<5x3x4xf32>, %a1: tensor<6x5x1xi32>, %a2: tensor<6x5x2xf32>) {
  %r = "stablehlo.scatter"(%a0, %a1, %a2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
  %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<5x3x4xf32>, tensor<6x5x1xi32>, tensor<6x5x2xf32>) -> tensor<5x3x4xf32>
  return
}
// =====
// +-----------------++++++++++++++++++++--++---------+----------+----------+-----
func.func @f(%a0: tensor<4xi1>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +-----------------++++++++++++++++++++---------+-----------+-----------+------
func.func @f(%a0: tensor<i1>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
// =====
// +-----------------++++++++++++++++++++----++----------+-------------+-------+-----
func.func @f(%a0: tensor<3xi1>, %a1: tensor<3xf32>, %a2: tensor<?xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<3xi1>, tensor<3xf32>, tensor<?xf32>) -> tensor<3xf32>
  return
}
// =====
// ++++++++++++++++++----------+--+---------+---+---+---------+---+--+--ss-------------+---+---+---+--+
// ------+------------------+++++-----
func.func @f(%a0: tensor<4x2xi32>, %a1: tensor<2x2xi32>, %a2: tensor<i32>) {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
  %2 = "stablehlo.compare"(%arg5, %arg6) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  "stablehlo.return"(%2) : (tensor<i1>) -> ()
}, {
^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
  %1 = "stablehlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%1) : (tensor<i32>) -> ()
}) : (tensor<4x2xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x2xi32>
  return
}
// =====
// s----------ss+ss------------sss+s------------s--s-s-----s---s---s---s----s---s-------s-----------s--
// -s---s----s-------------sssss----
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<2x2xbf16>, %a2: tensor<f32>) {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>}> ({
^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
  %8 = "stablehlo.compare"(%arg15, %arg16) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%8) : (tensor<i1>) -> ()
}, {
^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
  %7 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%7) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>, tensor<2x2xbf16>, tensor<f32>) -> tensor<4x6xf32>
  return
}
// =====
// +----------+++++---------------------------------------------------------------------+++++-
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 3.000000e+00, 5.000000e+00, 2.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[1.000000e+01, 2.000000e+01]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %a2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  %9 = "stablehlo.compare"(%arg3, %arg2) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%9) : (tensor<i1>) -> ()
}, {
^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
  %8 = "stablehlo.add"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%8) : (tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// =====
// +--++-+++-----------+++++++-------------------------------------------------------------------------
// -------------------------++++++++++++++++++++++++++++++++++++++-----------++++++++-
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 5], [2, 5], [3, 6], [4, 4]]> : tensor<4x2xi8>}> : () -> tensor<4x2xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[[5, 100], [7, 100]]> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
  %a2 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
^bb0(%arg2: tensor<i8>, %arg3: tensor<i8>):
  %6 = "stablehlo.compare"(%arg2, %arg3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
  "stablehlo.return"(%6) : (tensor<i1>) -> ()
}, {
^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
  %5 = "stablehlo.add"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%5) : (tensor<i32>) -> ()
}) : (tensor<4x2xi8>, tensor<2x2xi8>, tensor<i8>) -> tensor<4x2xi32>
  return
}
// =====
// s----------ssss+------------ssss+------------s--s-s-----s---s---s---s----s---s-------s-----------s--
// -s---s----s-------------s----
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<2x2xf64>, %a2: tensor<f32>) {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>}> ({
^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
  %2 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
  "stablehlo.return"(%2) : (tensor<i1>) -> ()
}, {
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
  %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>, tensor<2x2xf64>, tensor<f32>) -> tensor<4x6xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++-------
func.func @f(%a0: tensor<4xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// ssssssssssssssssssssssssssssssssssssss++ssssss++-----------+
func.func @f(%a0: tensor<4x6xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// +++++++++++++++++++++++++++++++++++-----
func.func @f(%a0: tensor<4x6xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// ++++++++++++++++++-----------------++++++-------++---+---+-+------------+---+--+---
func.func @f(%a0: tensor<4x3xf32>, %a1: tensor<i32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<4x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<4, ?>>
  return
}
// =====
// +-++++++++--------+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +-++++++++--------+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +-++++++++--------+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +-+++++----++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.sign"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.sine"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +++++++++++++++++++-++-+-------++--+---+--------+---+----------------------------
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.slice"(%a0) <{limit_indices = array<i64: 3, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 3>}> : (tensor<4x6xf32>) -> tensor<2x2xf32>
  return
}
// =====
// +++++++++++++++++++----------++-------------+---+--+-----------------------
func.func @f(%a0: tensor<4x?xf32>) {
  %r = "stablehlo.slice"(%a0) <{limit_indices = array<i64: 4, 9>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>}> : (tensor<4x?xf32>) -> tensor<4x4xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++---------------++++++-------+---+---+-------+---+---+-------+---+
// ---+-------+---+---+++-++++++++--
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 1 : i64, is_stable = true}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
  %1 = "stablehlo.compare"(%arg2, %arg3) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%1) : (tensor<i1>) -> ()
}) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
// =====
// +--------------+------------------------------------------+++++++++++++++++++++++++++++++++++++++++-
// --
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0x7FC00000, 0xFF800000, 0.000000e+00, 0x7F800000, -1.000000e+00]> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
  %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %15 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
  %16 = "stablehlo.compare"(%arg8, %14) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %17 = "stablehlo.select"(%16, %14, %arg8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %18 = "stablehlo.compare"(%arg8, %arg8) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %19 = "stablehlo.select"(%18, %15, %17) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %20 = "stablehlo.compare"(%arg9, %14) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %21 = "stablehlo.select"(%20, %14, %arg9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %22 = "stablehlo.compare"(%arg9, %arg9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %23 = "stablehlo.select"(%22, %15, %21) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %24 = "stablehlo.compare"(%19, %23) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%24) : (tensor<i1>) -> ()
}) : (tensor<6xf32>) -> tensor<6xf32>
  return
}
// =====
// +--------------+-------------------------------------------++++++++---
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0xFF800000, 0.000000e+00, 0x7F800000, -1.000000e+00]> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "stablehlo.sort"(%a0) <{dimension = 0 : i64}> ({
^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
  %13 = "stablehlo.compare"(%arg6, %arg7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%13) : (tensor<i1>) -> ()
}) : (tensor<5xf32>) -> tensor<5xf32>
  return
}
// =====
// +-++++++++------------------------------------------------------------------++++++++++---+++++++++-
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[5, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[3, 6]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
  %11 = "stablehlo.compare"(%arg0, %arg3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
  "stablehlo.return"(%11) : (tensor<i1>) -> ()
}) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  return
}
// =====
// ++++++++++++++++++----------++++++-------+---+---+-------+---+---+++--++++++--
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.sort"(%a0) <{dimension = -2 : i64}> ({
^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
  %3 = "stablehlo.compare"(%arg3, %arg4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%3) : (tensor<i1>) -> ()
}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++---------------+++++-------+---+---+-------+---+---+-------+---+-
// --+-------+---+---+++--++++++--
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<4x6xi32>) {
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = -2 : i64}> ({
^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
  %2 = "stablehlo.compare"(%arg4, %arg5) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%2) : (tensor<i1>) -> ()
}) : (tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.sqrt"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +-+++++++++++++++++++-------+----------+----------+-----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++----------------------
func.func @f(%a0: tensor<f32>) {
  %a1 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.tan"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.tanh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+----++++------
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.tanh"(%a0) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +++++++++++++++++++++++++++sssss+++sss+sss+sss+s++++++ss+ssssssssssss+sss+sss+sss+ssssss----
func.func @f(%a0: tensor<5x1x5xi32>, %a1: tensor<2xi32>) {
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
  return
}
// =====
// sssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss+sss----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2xi32>) {
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{batch_dims = 0 : i64, dim = 2 : i64}> : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}
// =====
// +-++++++++----------------------------------------------sssssss+sss+sss+++++++++++++++++++++++++++++
// ++++++++++++++++++++++++++++++----------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[2, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<3x4xi32>, tensor<2xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +-++++++++---------++++++++----------------------------------------------------sssssss+sss+sss+ss+++
// +++++++++++++++++++++++++++++++++++++++++++++++++++++++----------------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[3, 0], [1, 1], [2, 3]]> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<3x4xi32>, tensor<3x2xi64>) -> tensor<3x2xi32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+--------+---+---+----------
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// =====
// +++++++++++++++++++++++-----+---+---+-------+-+---+---------
func.func @f(%a0: tensor<?x3xf32>) {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<?x3xf32>) -> tensor<3x?xf32>
  return
}
// =====
// +----------+++++++++++++-------+---+--+-------+---+---+-------+---+---+-++++------
func.func @f(%a0: tensor<4x4xf32>, %a1: tensor<4x3xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}
// =====
// +----------++++++++++++++++-------+---+---+--+--------+---+---+---+--------+---+---+---+--++++------
func.func @f(%a0: tensor<7x4x4xf64>, %a1: tensor<7x4x2xf64>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<7x4x4xf64>, tensor<7x4x2xf64>) -> tensor<7x4x2xf64>
  return
}
// =====
// ++++++++++++++++++++++++++++++++++++++----------------------------------------
func.func @f(%a0: tensor<4xf32>, %a1: tensor<i32>) {
  %r = "stablehlo.tuple"(%a0, %a1) : (tensor<4xf32>, tensor<i32>) -> tuple<tensor<4xf32>, tensor<i32>>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++-----------------------------------------------------------------
func.func @f(%a0: tensor<2xi32>, %a1: tuple<tensor<2xi32>, tensor<f32>>) {
  %r = "stablehlo.tuple"(%a0, %a1) : (tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>) -> tuple<tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>>
  return
}
// =====
// +++++++++++++++++++++++++++++ss+sss+sss+s+++++ss+sss+sss+s---
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// =====
// ssssssssssssssssssssssssssssssssssssssssssssss---
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ij->i"}> : (tensor<2x3xf32>) -> tensor<f32>
  return
}
// =====
// +----------+++++--------------------+++++ss+ssss---------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[-0.000000e+00, 1.000000e+00], [2.000000e+00, 0.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ii->i"}> : (tensor<2x2xf32>) -> tensor<2xf32>
  return
}
// =====
// +-++++++++--------------------------+++++ss+++++++++++++++++++++++++++++++++++++++++++--------------
// ----
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ii->"}> : (tensor<3x3xi32>) -> tensor<i32>
  return
}
// =====
// +----------+++++-------------------------+++++ss+sss+sss+s-------------
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ij->ji"}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// =====
// ++++++++++++++++++++++++++ss+sss+s++++++ss+ss---
func.func @f(%a0: tensor<1x1xf32>) {
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ii->i"}> : (tensor<1x1xf32>) -> tensor<1xf32>
  return
}
// =====
// ++++++++++++++++++-----+++-------++------------++---
func.func @f(%a0: tensor<3xf32>) {
  %r = "stablehlo.while"(%a0) ({
^bb0(%arg2: tensor<?xf32>):
  %1 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
  "stablehlo.return"(%1) : (tensor<i1>) -> ()
}, {
^bb0(%arg1: tensor<?xf32>):
  "stablehlo.return"(%arg1) : (tensor<?xf32>) -> ()
}) : (tensor<3xf32>) -> tensor<?xf32>
  return
}
// =====
// ++++++++++--------+++-------+----------+----------+-----
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
