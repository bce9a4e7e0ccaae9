// +----------------++++-------+----------+-----
//= ded509
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "chlo._asin_acos_kernel"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 4e635b6c3d85
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.acos"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------
//= 6f7797104146
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-9.843750e-01, -5.000000e-01, -2.500000e-01, -1.562500e-02, 7.812500e-03, 1.250000e-01, 3.750000e-01, 7.500000e-01, 9.687500e-01, 1.000000e+00, -1.000000e+00, 1.500000e+00, 0x7FC00000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.acos"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------+++++++--+++---------+-----+-----
//= 8a0adc1d486fe440ad
func.func @f(%a0: tensor<?xf32>) {
  %r = "chlo.acos"(%a0) : (tensor<?xf32>) -> tensor<5xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 87a00e3ed8f3
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.acosh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------------
//= 127466f82b6f
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 1.062500e+00, 1.500000e+00, 4.000000e+00, 7.700000e+01, 3.000000e+04, 5.000000e-01, 0x7F800000]> : tensor<8xf32>}> : () -> tensor<8xf32>
  %r = "chlo.acosh"(%a0) : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 805583ee88df
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.asin"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++-----------------------+-------------
//= be683673dd11528f158042b6f6fd4e2c13c8
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-9.843750e-01, -5.000000e-01, -2.500000e-01, -1.562500e-02, 7.812500e-03, 1.250000e-01, 3.750000e-01, 7.500000e-01, 9.687500e-01, 0.000000e+00, -0.000000e+00, 1.000000e+00, -2.000000e+00]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.asin"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= c856717e3473
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.asinh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------------
//= bfba52ce236b
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.050000e+01, -7.250000e+00, -2.000000e+00, -7.500000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 8.125000e-01, 1.000000e+00, 3.500000e+00, 1.200000e+01, 1.500000e+02, -3.000000e+04, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>}> : () -> tensor<16xf32>
  %r = "chlo.asinh"(%a0) : (tensor<16xf32>) -> tensor<16xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= ccee45fe7661
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.atan"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+--------------------
//= aad890745f15
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.050000e+01, -7.250000e+00, -2.000000e+00, -7.500000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 8.125000e-01, 1.000000e+00, 3.500000e+00, 1.200000e+01, 1.500000e+02, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<15xf32>}> : () -> tensor<15xf32>
  %r = "chlo.atan"(%a0) : (tensor<15xf32>) -> tensor<15xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= c6b643d02efb
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.atanh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++-----------------------+-----------
//= 381d6a8344468fdc1a3c9046f87763438c22
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-9.843750e-01, -5.000000e-01, -2.500000e-01, -1.562500e-02, 7.812500e-03, 1.250000e-01, 3.750000e-01, 7.500000e-01, 9.687500e-01, 1.000000e+00, -1.000000e+00, 1.500000e+00]> : tensor<12xf32>}> : () -> tensor<12xf32>
  %r = "chlo.atanh"(%a0) : (tensor<12xf32>) -> tensor<12xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 5465ed142a85
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.bessel_i1e"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------------
//= ab96704d4f29
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.050000e+01, -7.250000e+00, -2.000000e+00, -7.500000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 8.125000e-01, 1.000000e+00, 3.500000e+00, 1.200000e+01, 1.500000e+02, 0.000000e+00, 0x7FC00000]> : tensor<14xf32>}> : () -> tensor<14xf32>
  %r = "chlo.bessel_i1e"(%a0) : (tensor<14xf32>) -> tensor<14xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= 353446fc0d5582c3c7b12e25
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
//= 813cffeb3fd234a8b2f5ffd4f93688ac97e8af558a66d312f80b152c3793b06b4d2e1749ba6ae5eaa34486fc8eb5e2af17cc
//= 1f6b8cf7a657ab8bd53b1ac4b911d17a4976e8bf4ad8278cf794017dd0fd58494d03307cef7e93dbc208124ece19848ee2ab
//= 0073a3d04171e8143b5e4a2f80a016809cb4cc945b49dbaf8cfcb3ea80d26708d4d2458b1866dee89c257733f4d959af13a8
//= a91a806a35e73d15271b9f372aa4f4865e052529c4ec1e4ebd9d8181163436dc95af7dcbba5ea6407a6436590a57ea9160b9
//= 569328e4d85fb591758ffddf8634a03b1b942beb982305377b15ada56258fb5a15cb1b735206d28e5ea8d3435769f591865d
//= 4a1ab016c8195ed279635aa2de57140c131303171470773bbbbe312c229f447dab04e5d639b6a03c7d07d2daa6de01fbcee8
//= a9ab7e227d02e1cc57ec247feea969bfaa9d0f938f70da7a4efb4a82a68933c833ec84cb13afc6fc024bc9586e
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
//= bb4e881f211e24468835d3022380a44fa4feb1da67aa382b452b11
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +++++++++++++++++++++++++++-----+x+xxx+x--+--x+x-----xx+x+x+xxx++-------+---+---+---+-!xxxxxx--
//= 23612062b5d1dc2ea83d4eee22b82397d56751a2054a3491
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x2xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x3x4xf32>, tensor<3x2xf32>) -> tensor<2x3x4xf32>
  return
}
// =====
// ++++++++++++++++++--+x-+++----------+------+-+-----+---+--
//= 84385ef25210f4deb2b99a15
func.func @f(%a0: tensor<?xf32>, %a1: tensor<1xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?xf32>, tensor<1xf32>) -> tensor<7xf32>
  return
}
// =====
// xxxxxxxxxxxxxxxxxx+xx+xx-----xxxx-x---x------+++++x+-----xxxxxxxxxxx--
//= 3810d4
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
//= f1180ca04f330302a1
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_and"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
//= 6678ed30546c5728d1d8286b284a354db2097e9fc554ce9861bea69ccc53c6ed289234b5f7acb0e40af38b57bc20cb4f21e1
//= eac860ef89f7f4f1b60fdfffcdcb6bfaa0fc6070616daa93f2ffddae5c98f18d6ab47d7bcf5dc5ad36594c7387739574cca5
//= 771329ba690851c908d8cafa53f20660e5740647f3ce013625a0b5ae53cb02cad66260a260d28881950f0275dd8fe905f14e
//= 18f05de625b1a027ff04290bcbaccb9a27de81a31f5eac189c228de3ec298767b4360e223a6ec67143bda8467c1c044520ba
//= c91193228e6175e00c1b036676efe1840325b9fd4c7201c416d89afa0f1a155795ffcf7e11ff98547e45b9d5d2788272d72b
//= b7ba885e58b3cf3fa42c4fb621350d0930cfdd33c77be466c17b8897acbe5e992dc41482850d3d9f55078549c0dca366a254
//= 1f282c1f1ce6a35415562f26a23b95b21f12efb3b5c30aef2431993ce7ab8920bf7f0afddefb13630e27c6c585
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_and"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= 37b1956f5b6088e917ed3466
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_atan2"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+-----
//= 115cb1911b89c3b129b372cb4b22122268f6
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_atan2"(%a0, %a1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++-----------------+++-------+--------++---+----+++++++++---
//= 996a465f419f4e589085bc43ecaba1bdca04082ab9473426cbe533f1940c01eac96baa26
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "chlo.broadcast_compare"(%a0, %a1) <{compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
  return
}
// =====
// +--+++--------------------------------------------------------------------------------+---+---+---+-
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++
// +++++++++++------------------------------------------++++++++-
//= c53dc54a471d43ce5fafa93a002085e21b25f95bee871210edd1dfef1d86af437e0fb74d8b3d2a2dd1b3f2f54e073c793522
//= 9fdf1e9ab9f9347819a619c917d24642044896aa13aa4e42053d88973d01b94da52069ee3fe60a9d2803fb23dd98daf618bf
//= e6b3760627574c7790628b4e209cdb6f695697a08f520031e45066a17f5c286a33e5bbf8cb7626399b5834f779483834a762
//= 04ab54f390844c82531d138fe56b93c63fc58b3d8a70c7fd46c1251f5ce6e59bbe26e77c5b991d9964762e471acf35fa72f6
//= ea70048f0f488fea356f671c34b470fc6bfac9631a5c87ae1668a10bc4ee5f8163e4e1b01369ff2985959c7439f8bef899c4
//= a3240ccf277eb0b572e30772fa30518cd25547b99867a6b27cfb8c4b99b307905a1f52dce0d39e8b76afa2e939cd1c53a05e
//= 47648fa07d6c4f61a732f7ba086d51985cc59f4e26345e93451fa534826b3a5ce48ff2452752d7f04c933eb1ff20225d
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_compare"(%a0, %a1) <{compare_type = #chlo<comparison_type SIGNED>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi1>
  return
}
// =====
// +--------------+----------------------------------------------------+---+---+-------++++++++-
//= 730cb47dbb68841125a7a462
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[-0.000000e+00, 0.000000e+00, 0x7FC00000], [1.000000e+00, 0x7F800000, 0xFFC00000]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "chlo.broadcast_compare"(%a0, %a1) <{compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
  return
}
// =====
// ++++++++++++++++++-----------------+++-----xx++-------xx++----+---++++++---
//= 6e10dd4a9501a6290efa90f9198862c9e81dba6332b50e08b653e5285133
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "chlo.broadcast_compare"(%a0, %a1) <{compare_type = #chlo<comparison_type WEAKORDER>, comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}
// =====
// +--------------+-------------------+++-------+--------++---+------
//= 3ce73b
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "chlo.broadcast_complex"(%a0, %a1) : (tensor<4xf32>, tensor<f32>) -> tensor<4xcomplex<f32>>
  return
}
// =====
// +--------------+------------------------------------------------------------------+---+---+------
//= c89a0ab02d09
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_complex"(%a0, %a1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xcomplex<f32>>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= 83a5084c27f67ac478624747
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_divide"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
//= f3a53a177a1881318767c4e0dc80d985fee8645ae7f8b3e626611ce038afab65abcad6961f44c63e92fbb464bebb20dbc936
//= 652b6f699fb24394784aa3ae97f958874acac083a7b299e71adbec418a02b75bb9336c16f38801e56e4da9eccb815c0a15d1
//= ba4e9077ee6befd70700b87ddd4593c6cbb0d57ad72400043004c626e03b7af22f0ea9ea917c66a50ba26f199647c99715ed
//= fbbacc9281bed166e016f52eddc30e2babd3e7b20db39ccdc0bd1eaae9fdedfd13f7b90d3ef598ef5ca901d8d19c29ec41be
//= 0537160f18cc3e95b401ee8854d369a02bbe39f00a9bd839dc80cb0c972934a88b80c33e0193631b84465d7a2daaaf9ff0c8
//= 9dec93decfc44d7c167dfb684d5ff027544810d85ccf5956890415380f57e392f5f179fe25429de6c308a94929b0876fc0a0
//= 33357ceb7294d866c18611eb48c1865d3b7a52ff39468672e3f12ef40ce68cb5eac68d526bb818b35b1b1d8e24
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_divide"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= 8343f0d596c599dc13a3dd91
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_maximum"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-------------------------------------------------------+---+---+---+----------------
// ---------------------------
//= a1094c8fc2e923bd9848670d5e59e3906edc
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]], [[7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01], [1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01], [1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01]]]> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[7.000000e+00, 5.000000e+00, 3.000000e+00], [2.000000e+00, 9.000000e+00, 4.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "chlo.broadcast_maximum"(%a0, %a1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3x4xf32>, tensor<2x3xf32>) -> tensor<2x3x4xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= 48e20af08c8ecb38a7b27fc4
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_minimum"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +--+++----------------------------------------------------------------------+---+---+---+-++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++
// +-------------------------------------------
//= 0b498be1c067a3ee4a6937730b20c5dd50c20bd42dba6e83366af97d196a4f2ec1f41e30baacc84a3b957176f79327eabf13
//= 22093a5b4034516810d0f850e804e98a2515ffaf68f1e2cc048992ce65bcaa5b3460c1fd56d9c83b80457ae7609ad0b1b5cc
//= 8ebd8c844cf1ebfb5c79e5487f984419e8392909dccf8075229bfd7514a3e97d1ee87b2573d58049e1b436d3d586f4e37add
//= 7b962254a72c048fef686b85243cb2ae4f73e7e30dccf2d492a44184daafc8f99e6d89b690a67b0f7c6b6bf859e66b23f6ee
//= 90432e53d96cbaa870826aadc8a3e86264261e00bde2993d5cfbfe021d49ce697e1841ae88b4c46b0b2a17a0073b57374be9
//= 4904953fe53be5695a941ce7ed3baf33508c326cc672ef44eb8e206019ef457803b4159e088463f0a97cca6f4ed327a0eeb0
//= 1eba3183ef2805dc8d805bd3c29ad7eeae345e1186ba95d0741279892c531ade2251b0468b7ff3b26c9237081f97f56e2ec3
//= 22
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi64>}> : () -> tensor<2x3x4xi64>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi64>}> : () -> tensor<3x1xi64>
  %r = "chlo.broadcast_minimum"(%a0, %a1) : (tensor<2x3x4xi64>, tensor<3x1xi64>) -> tensor<2x3x4xi64>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= 0b02f11f24ea139582d76522
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_multiply"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++---------------------------------------------------------+---+---+---+--------------
// ------------------------------
//= c9a37c9251ae062b53711d2a2266d8bd0c97
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]], [[7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01], [1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01], [1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01]]]> : tensor<2x3x4xf64>}> : () -> tensor<2x3x4xf64>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00], [3.000000e+00]]> : tensor<3x1xf64>}> : () -> tensor<3x1xf64>
  %r = "chlo.broadcast_multiply"(%a0, %a1) : (tensor<2x3x4xf64>, tensor<3x1xf64>) -> tensor<2x3x4xf64>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= cc3d00b11ca2a4a74d730722
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_next_after"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+-----
//= bb0774432a8d0863ecb52fff363ae18c0ffc
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_next_after"(%a0, %a1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++--------++++++-----xx++x++-------+-xx+x--+-------+---+---+--
//= 4b93c9a67945116c9a
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_or"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++----------------------------------------------------------------------+---+---+---+-++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++
// +-------------------------------------------
//= 81077e611b3487e8d825ef3ba63ee72fe6f844f62f05ccea698153ba953c8068a31dbeee20cd0bbad0c3dbf60165d3dd6349
//= 90b1a5a1c7696ec67f7ed1dd1552dd41cc9a6d980ee13769e51c0e150a3a404334360bbdf7e8c7741ce37bb6e4f737c9004e
//= f25a340040282a8c37259a371f1757af969bec074890d04f0e8f8170a86c0a07f994ab7ee95876fa5b6336233063ed3aaa10
//= da60c20a1f9e53171a7b22d75b09720279bdaa40385d5f0617ba74e3426a0b38bc0e2a10026b27609e8343c888c2fa131be4
//= b270821d892c767c898be83931fb3a6111833fe15e5859583c12d37824b483ed853f432339411314507e3bc060b525f3fd48
//= a7e91de4c67b8e0fa9e7af3ba926e26fb878d19a66c9d1992c24e0ba829cf8fb0e25c579e13744646835131e51701cd971ca
//= c0c233d0ac737298a9f1caa07f8c57ede2fa6c3536e1875f65d7aec66b9eb6641e9a13e5489817eacbe39903286f28a2a98e
//= 7b
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi8>}> : () -> tensor<3x1xi8>
  %r = "chlo.broadcast_or"(%a0, %a1) : (tensor<2x3x4xi8>, tensor<3x1xi8>) -> tensor<2x3x4xi8>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= a16af95da64268690be32dc6
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_polygamma"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+----
//= 0184925b8cccb072322b28d7a01294001e20
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %r = "chlo.broadcast_polygamma"(%a0, %a1) : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= ad2ab54ace854be4941cd310
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_power"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+-----
//= cd15406631e8e2738c56fe51e3e782ff4635
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_power"(%a0, %a1) : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= b8b8cf1261a2d4b011b52792
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_remainder"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +--+++-----------------------------------------------------------------+---+---+---+++++++++++++++++
// +++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++-----
// --------------------------------------
//= f953f0bceaf875a0694587614e63520be38f3db4fd599b07ba879b0b90948613cbabfd3f97b3e64f02cf26046dcfe10b9a6b
//= 2a3614b3755e5588f18e466a2d7987f21816bf30c5b47e148077b045f3a78c3931f64a8ac8e60f55bc585f2d9b5d8617f4b8
//= f85bbc2251fc347553e9a5b690e131a1cbf5e32913e00eb480893d66ba262bbda971f491351246de9546aadbca5c72ccfcdc
//= 8e305c2f2e6b099c194c5dca164c2923f4aae181f4b5009093766088b1c1aceb7a1edc12f620f71970061b07fb6bea1ad63f
//= 3ad71678ee01b26dd5050527c92112829aa581b8772d59032bd05d0748f6cdb14db3ccbc698590ce929e49a1fb62a21c1ba2
//= 2a6837df933dac374af74cfafa3e55c56639526205eaa4f18c0b0a947c48ca27e9702c231656e65c4d7ecbed3ccd9d67aa0b
//= e2ba8d3ce0ab64060251b1f2677f7b737fe5fd92f4ad2b3bdaf78ed1c41e2c2fa13519ffc043eddc7d78db465a
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[7, 5, 3], [2, 9, 4]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "chlo.broadcast_remainder"(%a0, %a1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3x4xi32>, tensor<2x3xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// +-----------------+++++++++++++++++++++--------+---------++xxxxx--+------
//= ea59a209d0b12d010f
func.func @f(%a0: tensor<i1>, %a1: tensor<4xf32>, %a2: tensor<f32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<i1>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// =====
// +---------------------------+++++-----------------------------------------------------------------xx
// xxx--+---+---+--++-
//= e24ba2c1ca3c3bdcfaae6499
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
  %a1 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %a2 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<2x1xi1>, tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +-----------------+++++++++++++++++++++xx+++--+-xx--+----------+-x+-+-----+-++xxxxx--+---+---+----
//= ed53e1a79cf592c82c
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
//= b99b38a90ae3ebbe646d5031
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_shift_left"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
//= 102dc29f5b96603aff77a6bff507be4f6cf2209d132be1236c64fb39c4d0eecc7755a51f1afbfa76f9fbac5688ea867d54f1
//= 35a51c2db33c9ce150d7f7e069b56b2104a45dfed10bc54f1a80b2535d2fdcf590e79b6ea1d0cf549da22e172e057562877f
//= c607a5156b6ae69202d4062c9de3abe435d881867445f623181ecdf0e275f736832095300a52ceab85cf224adbfe32e29a9b
//= a5b815ffec3bdbb4102690ed37d2fd2f06fa4f017d39e66edda68cab61591df1ed1327fd31e38323e7f71a8d752cf061ca1c
//= e67b30a9a5ac4e5af0ec0745365dcf4653b719165fbc1c55686a95d9b0e95b3ec401ee5aa272c8e3739c4829efcffd14f829
//= 195d6d6749ddfde8a164f6a345e79de2b4b70af1a7521f611e139b1f45550a128f25346804cdd5e91bbadff3cab6981f8229
//= 26f0f8065c740800d452fcfbe3a39706b64697ba74732cab73fe7c23c055a247017246b0391f9d6695499abf70
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_shift_left"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx++x++-------+-xx+x--+-------+---+---+--
//= 4e37f4a4d9d89452f39f582a
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_shift_right_arithmetic"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
//= a7ab316c224fdeed86ea04092f8886be48bf9ce9a3fb8a0f0060dd3a4665dd0b7765fdd4c04bdd354036612858e26ebef41e
//= b6768083f77bb06a884302fd18a9804eb53d95097cdf6ae8e723a88117b9080a5c608f8bbe3fa0d72ddb72c8f4476f62afa8
//= 345512ecb097a8acad649e8e9c98dcd606520ff6daea7d1a5445816905ba6bd93343f3172446d72c1e31801337266ffebb82
//= 52ac69268029a711da868fd498816f31007adae6efcde7516e5f23010e970dedd0eb833a6fd3f86f9085eaea89d2662e534f
//= bf852826c1eb9123e4642c210fed66d63b25cf9a9ee0c86d7a87d8e6c1c79bc278c52493d58cc651d1777120d32c1c136e57
//= 89337095e865ae5ca58dab33add926fd667e24e5e791cbc346d43bcb6d74237d1ef44e90d4a52ecdd36a302e3674b87f0982
//= 8a4740288a1adc3963545f8cf21fd603f1c62cda24dcc97bec6fd6870d32014f387a74ac0fae98b2fcc3d737ea
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_shift_right_arithmetic"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx++x++-------+-xx+x--+-------+---+---+--
//= c7acc04a70606748b5b002ed
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_shift_right_logical"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++-------------------------------------------------------------------+---+---+---+-+++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
//= 88f69c494217307ccb1c2e0a57c5a6b124b7b6acb219722c5ffd3df1bab50355eb799d0ed6b514ac77aa7ac3f92a689567d3
//= bfc2d4954c1331264849c7c28c1e70908c6cbe13a01d6ffb63179d1f6549cbaaf7b79b23443e506f1f59f3cc7d6d0720a003
//= 46feb6287f4f3b144b230aa22418d6782525d9faa72324e3837b2b565556739208f753c6137418f44b46778adf61bfb2a0ee
//= 2a2b5c642e5bf0e549681258c5077ddd8103749e510317360aa5896c7348abda8557e454503c211a39cc3883cdd2cfe52358
//= 8cc10edd3574c4122577e28b295e576cce59556654077ae2ec0a98c03ca5dc0a06d59c8efd8c591728d47270e9e4200d5962
//= c1c528ee6177ff046fd7253941bba3d161ce67612a07a36d04cb5955baa5f94ad5728093e26ac47761feb9405ee07421bd72
//= b3ef01f6e98764b145ea301f0fc8f2c8a15dd591b363d05197f7a4ae7e45adc5e9c7ad513197c91e85ca797435
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1], [2], [3]]> : tensor<3x1xi32>}> : () -> tensor<3x1xi32>
  %r = "chlo.broadcast_shift_right_logical"(%a0, %a1) : (tensor<2x3x4xi32>, tensor<3x1xi32>) -> tensor<2x3x4xi32>
  return
}
// =====
// ++++++++++++++++++++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= 21bce42930f07f2b2ba0b41f
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_subtract"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++---------------------------------------------------------+---+---+---+--------------
// ------------------------------
//= 4879b55b48f19db07ac8f90fbd97d864d7f3
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5.000000e+00, -4.000000e+00, -3.000000e+00, -2.000000e+00], [-1.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00]], [[7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01], [1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01], [1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01]]]> : tensor<2x3x4xf32>}> : () -> tensor<2x3x4xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1.000000e+00], [2.000000e+00], [3.000000e+00]]> : tensor<3x1xf32>}> : () -> tensor<3x1xf32>
  %r = "chlo.broadcast_subtract"(%a0, %a1) : (tensor<2x3x4xf32>, tensor<3x1xf32>) -> tensor<2x3x4xf32>
  return
}
// =====
// ++++++++++--------++++++-----xx++x++-------+-xx+x--+-------+---+---+--
//= 9e92f7ce0f49913a1a
func.func @f(%a0: tensor<4xi32>, %a1: tensor<2x4xi32>) {
  %r = "chlo.broadcast_xor"(%a0, %a1) : (tensor<4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +--+++--------------------------------------------------------------------+---+---+---++++++++++++++
// ++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++--
// -----------------------------------------
//= 0dba61fdc101441443bc0fa3005aecd42809008c5cba3f1a0e6a3555dd3749799e5340e407fe157557d9ff99f1deeb5aa43f
//= a8e99c1171a58fb13a18d440523ed4ea2b9b7457a6a74678be40c8dda866cc03b65abd9d2ab3f378ac3aa467e368a93e1113
//= ff579fc19ad73b971c565fb7bc6c34ee598008e4e2b03fd1912424f272cb2567fa582f7b9755bc3da09e9ce790f86d9fa7a1
//= 806fa5204558dc2e46375497bd3d65cbaf0bca827645a673a67a3bfbe462272cbcbe3dc1e113679b31b5fa67cc8cc0cbf1c0
//= 32538a09704323746e9f39a00c685dceb7d09057c5e97972389b868f95b675936045a7b7b02133021d0e32953159699c2bb6
//= 887d5c6252c2f5f37ba3f5ad3988000298d3f9e1acbf7e38fd2e72e3ea9a39ad8b34f51ce4d889c3431d0920b8c9822a3398
//= 7fad54f90a5b7e58343c749e72c836cc7285c42957dbe141d8f5fe9bcf1f69d82c7da2490fc952000147cc0440
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[-5, -4, -3, -2], [-1, 0, 1, 2], [3, 4, 5, 6]], [[7, 8, 9, 10], [11, 12, 13, 14], [15, 16, 17, 18]]]> : tensor<2x3x4xi64>}> : () -> tensor<2x3x4xi64>
  %a1 = "stablehlo.constant"() <{value = dense<[[7, 5, 3], [2, 9, 4]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %r = "chlo.broadcast_xor"(%a0, %a1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3x4xi64>, tensor<2x3xi64>) -> tensor<2x3x4xi64>
  return
}
// =====
// +----------+++++--++++++-----xx+xx++-------+xxx+x-x+-------+---+---+x+--
//= d7d23fb5408a
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2x4xf32>) {
  %r = "chlo.broadcast_zeta"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------------+---+---+----
//= bfeb29cc28e2bfc34493707185e4ce349da3
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[2.000000e+00], [3.000000e+00]]> : tensor<2x1xf32>}> : () -> tensor<2x1xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[[5.000000e-01, 2.000000e+00, 3.000000e+00]]> : tensor<1x3xf32>}> : () -> tensor<1x3xf32>
  %r = "chlo.broadcast_zeta"(%a0, %a1) : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= b33b01e76a93
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "chlo.conj"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}
// =====
// +----------xxxxxx+---------------------+--------
//= 59632ca71c29
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,2.000000e+00), (-3.500000e+00,-1.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
  %r = "chlo.conj"(%a0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}
// =====
// +----------+++++-------------------
//= ....................................
func.func @f() {
  %r = "chlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
  return
}
// =====
// +-----------------++++++++--+----------+------
//= 03b570c5191c
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.constant_like"(%a0) <{value = 3.200000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+----------------------------------+-----------
//= 765c7d233033
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.000000e+00, -3.000000e+04]> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "chlo.constant_like"(%a0) <{value = 7 : i32}> : (tensor<6xf32>) -> tensor<6xi32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 9c9dea57d81c
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.cosh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------------
//= 5f75ba048294
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.500000e+00, -2.000000e+00, -1.000000e+00, -5.000000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 7.500000e-01, 1.500000e+00, 4.000000e+00, 0.000000e+00, 0x7F800000, 0xFF800000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.cosh"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
//= 21a669
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.digamma"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------------
//= 5fb802f8345b
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-4.750000e+00, -2.500000e+00, -2.500000e-01, 6.250000e-02, 5.000000e-01, 1.000000e+00, 2.500000e+00, 9.000000e+00, 1.000000e+02, 0.000000e+00, -3.000000e+00, 0x7FC00000]> : tensor<12xf32>}> : () -> tensor<12xf32>
  %r = "chlo.digamma"(%a0) : (tensor<12xf32>) -> tensor<12xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
//= ea21ac
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.erf"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------
//= ae74f8a7fdfb
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-2.500000e+00, -1.250000e+00, -5.000000e-01, -3.125000e-02, 6.250000e-02, 2.500000e-01, 7.500000e-01, 1.000000e+00, 2.000000e+00, 0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.erf"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
//= 72e8b2
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.erf_inv"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++-----------------------+-----------
//= 3876cc89c3c79310c5fcf16e47f5b2a99687
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-9.843750e-01, -5.000000e-01, -2.500000e-01, -1.562500e-02, 7.812500e-03, 1.250000e-01, 3.750000e-01, 7.500000e-01, 9.687500e-01, 1.000000e+00, -1.000000e+00, 1.500000e+00]> : tensor<12xf32>}> : () -> tensor<12xf32>
  %r = "chlo.erf_inv"(%a0) : (tensor<12xf32>) -> tensor<12xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
//= 485029
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.erfc"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+----------------
//= 83b36916d420
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-2.500000e+00, -1.250000e+00, -5.000000e-01, -3.125000e-02, 6.250000e-02, 2.500000e-01, 4.375000e-01, 1.250000e+00, 2.000000e+00, 3.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.erfc"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------+++++-------------------+++--+-----+-----
//= 7652b98469fe
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.is_inf"(%a0) : (tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// +--------------+----------------------------------+-----------
//= be2bcd856c3d
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.000000e+00, -3.000000e+04]> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "chlo.is_inf"(%a0) : (tensor<6xf32>) -> tensor<6xi1>
  return
}
// =====
// +----------+++++-------------------+++--+-----+-----
//= df7c95b8c81b
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// +--------------+----------------------------------+-----------
//= dc8cdba31642
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.000000e+00, -3.000000e+04]> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "chlo.is_neg_inf"(%a0) : (tensor<6xf32>) -> tensor<6xi1>
  return
}
// =====
// +----------+++++-------------------+++--+-----+-----
//= 56adbd2722ee
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// +--------------+----------------------------------+-----------
//= 10ecc8b0b105
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.000000e+00, -3.000000e+04]> : tensor<6xf32>}> : () -> tensor<6xf32>
  %r = "chlo.is_pos_inf"(%a0) : (tensor<6xf32>) -> tensor<6xi1>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
//= ea59c1
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.lgamma"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+--------------------------
//= bcd5ccedb834
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-4.750000e+00, -2.250000e+00, -5.000000e-01, 6.250000e-02, 5.000000e-01, 1.000000e+00, 1.500000e+00, 2.000000e+00, 3.500000e+00, 9.000000e+00, 6.000000e+01, 0.000000e+00, -3.000000e+00, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<16xf32>}> : () -> tensor<16xf32>
  %r = "chlo.lgamma"(%a0) : (tensor<16xf32>) -> tensor<16xf32>
  return
}
// =====
// +-++++++++--------+++-------+----------+----------+-----
//= ed4577946e36
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +--+++-----------------------------------------------+---++-+-++-+-++++++++++++++++++++++++++++++---
// ---------
//= e689f21a9cbf129ab3e17e3e54eee506bc4af833e01faa7bfe2b3018cfaa4ffa8462af80692a54fc9245a50b4eccdeee9bab
//= 9648bfd6c7389db6dcb00cd6bbdd3246665cf4870ccd178c1707547192d8a67f6786f7e78231eacda1141929a5c12260e33c
//= 06babad257f8b739aa20ff7b258a2f56397a262c
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-128, -128, 127, 127, 3, 42, -26, 126]> : tensor<8xi8>}> : () -> tensor<8xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[-128, 127, 127, 2, 5, 7, 11, 63]> : tensor<8xi8>}> : () -> tensor<8xi8>
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi8>
  return
}
// =====
// +----------+++++--+++-------+----------+----------+-----
//= ca696d
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "chlo.next_after"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+----------------------------------+---------------------
//= c495d953937f
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, -0.000000e+00, 1.000000e+00, 1.000000e+00, -1.000000e+00, 0x7F800000, 0x7FC00000, 2.000000e+00, -3.500000e+00, 0.000000e+00, 0.000000e+00]> : tensor<11xf32>}> : () -> tensor<11xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[1.000000e+00, -1.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 2.000000e+00, 0xFF800000, -0.000000e+00, 0x7FC00000]> : tensor<11xf32>}> : () -> tensor<11xf32>
  %r = "chlo.next_after"(%a0, %a1) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+----------+-----
//= 1797df
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "chlo.polygamma"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+----------------------------------+------------------
//= 916ca7db6748
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0.000000e+00, 1.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, -1.000000e+00, 5.000000e-01, 0x7F800000]> : tensor<9xf32>}> : () -> tensor<9xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[2.500000e+00, 7.500000e-01, 6.000000e+00, 1.500000e+00, 2.000000e+00, 9.000000e+00, 2.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<9xf32>}> : () -> tensor<9xf32>
  %r = "chlo.polygamma"(%a0, %a1) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------++++++++++++xxxxx--+---+---+---xxxxx--+---+---+---+-----+------++
// +++--+---+---+-----------------++++--+------
//= 669e8623adc8453d06098d22cd7724bb09922124cd5778ece77060e22228
func.func @f(%a0: tensor<11x5xf32>, %a1: tensor<3x5x7xf32>, %a2: tensor<3xi64>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGH>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}
// =====
// +----------+++++---++++++++-------------------------------------------------------------------------
// --+++++--+---+---+---------------------------------------------
//= f70b6a26b32c91aab1e2bb1942bddbfdeffdb9f344e82e7a
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
//= b4a460bd91540e933c9690c2842081ea92e7812505
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
//= c546aefd4c651d8215a9b5ed11a0cf3a60f50ca92b
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
//= abcea5b9c49569bdbd04fcac0fb02c62a260e78ca738a924012a74
func.func @f(%a0: tensor<5x3xf32>, %a1: tensor<2x3x4xf32>, %a2: tensor<2xi64>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<5x3xf32>, tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<5x4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------++++++++++++xxxxx--+---+---+---xxxxx--+---+---+-----+------+++++-
// -+---+---+---+-------------------
//= 1dac02f5a80e4ccb72cd543d0bb61bae25c8
func.func @f(%a0: tensor<8x4xf32>, %a1: tensor<4x5xf32>, %a2: tensor<3xi64>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<8x4xf32>, tensor<4x5xf32>, tensor<3xi64>) -> tensor<3x8x5xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++++++++++++++xxxxx--+---+---+---+--xxxxx--+---+---+---+---++---
// ---+++++--+---+---+---+----------------------------
//= 05691d9b973173b2e03da374f9f2373110026b0e7f6a7af8
func.func @f(%a0: tensor<2x8x4xf32>, %a1: tensor<2x4x5xf32>, %a2: tensor<3xi64>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x8x4xf32>, tensor<2x4x5xf32>, tensor<3xi64>) -> tensor<2x8x5xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++++++++++++++xxxxx--o---+---+---o--xxxxx--+---+---+---+---+----
// -o+--+---o---+++++--+---+---+---+------------------------------------
//= 788373471027f031b3ad78d3ab95d2bf73ba3eaeb00d867e
func.func @f(%a0: tensor<2x8x4xf32>, %a1: tensor<3x2x4x5xf32>, %a2: tensor<2x3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x8x4xf32>, tensor<3x2x4x5xf32>, tensor<2x3xi32>) -> tensor<2x8x5xf32>
  return
}
// =====
// ++++++++++++++++++++++---------+---+---+-------+----xxxxx--+---+---+xxxxx--+----------------+-+----
//= f9d5d62b10e041e0b8f4ab9a85887c
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
//= 2089e178cef490c793bcecd34f164f8ab7f9
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
//= fd8e88aa5cf778375d42ba0a05f971f47698
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, is_reverse = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  "stablehlo.return"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
// =====
// ++++++++++++++++++-----+---------+----------xxxxx--+---xxxxx-------------------+-+--+--
//= 6a8348f9dce8f3a76f0ba09883f9c6a60ba2
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, is_associative = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 4 : i64}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  "stablehlo.return"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
// =====
// ++++++++++++++++++-----+---------xxxxx-----xxxxx---!------------------+--
//= 00ffdd974c5ce2beb1a2e2aa
func.func @f(%a0: tensor<f32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 4 : i64}> ({
^bb0(%arg1: tensor<f32>):
  "stablehlo.return"(%arg1, %arg1) : (tensor<f32>, tensor<f32>) -> ()
}) : (tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  return
}
// =====
// ++++++++++++++++++-----+++-------xxxxx++---xxxxx---!---------------
//= a2e2aa862fa4d1db989e233c
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
//= 9b43a00dca048976a98ff8465b3328473485bd0954
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
//= 8404a34bc2041aaf56d2ad950c1ac0e85144f44857
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<7x8xf32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
^bb0(%arg2: tensor<3xf32>, %arg3: tensor<7x8xf32>):
  "stablehlo.return"(%arg3, %arg3) : (tensor<7x8xf32>, tensor<7x8xf32>) -> ()
}) : (tensor<3x4xf32>, tensor<7x8xf32>) -> (tensor<7x4x8xf32>, tensor<7x8xf32>)
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= e42c993d4343
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.sinh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------------
//= e8a4340920c8
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.500000e+00, -2.000000e+00, -1.000000e+00, -5.000000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 7.500000e-01, 1.500000e+00, 4.000000e+00, 0.000000e+00, 0x7F800000, 0xFF800000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  %r = "chlo.sinh"(%a0) : (tensor<13xf32>) -> tensor<13xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 200529b075c5
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.square"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------xxxxxx+---------------------+--------
//= d9d70ab35189
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,2.000000e+00), (-3.500000e+00,-1.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
  %r = "chlo.square"(%a0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 98567dbe1142
func.func @f(%a0: tensor<4xf32>) {
  %r = "chlo.tan"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+-----------------------+------------------
//= d3823131fda5
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-3.500000e+00, -2.000000e+00, -1.000000e+00, -5.000000e-01, -6.250000e-02, 3.125000e-02, 2.500000e-01, 7.500000e-01, 1.500000e+00, 4.000000e+00, 0.000000e+00, 0x7F800000]> : tensor<12xf32>}> : () -> tensor<12xf32>
  %r = "chlo.tan"(%a0) : (tensor<12xf32>) -> tensor<12xf32>
  return
}
// =====
// ++++++++++++++++++-----------------+--+---------+-+++--++--------+---+---+---+---+---+---------
//= b85a2aee1f84b32c2ea4eb25f2d3c3
func.func @f(%a0: tensor<16x16xf32>) {
  %r:2 = "chlo.top_k"(%a0) <{k = 8 : i64}> : (tensor<16x16xf32>) -> (tensor<16x8xf32>, tensor<16x8xi32>)
  return
}
// =====
// +--------------+----------------------+-------------------------+---+---+--+---+---+----------------
// ------------
//= 995da4a524679eab2fdbe36f
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[0x7FC00000, 1.000000e+00, 2.000000e+00, 3.000000e+00, 0x7FC00000], [1.000000e+00, 2.000000e+00, 0x7FC00000, 0x7FC00000, 3.000000e+00], [5.000000e+00, 4.000000e+00, 3.000000e+00, 2.000000e+00, 0x7FC00000], [0x7FC00000, 0x7F800000, 0xFF800000, 5.000000e-01, 0x7FC00000], [0x7F800000, 3.000000e+00, 0x7FC00000, 9.000000e+00, 1.000000e+00]]> : tensor<5x5xf32>}> : () -> tensor<5x5xf32>
  %r:2 = "chlo.top_k"(%a0) <{k = 4 : i64}> : (tensor<5x5xf32>) -> (tensor<5x4xf32>, tensor<5x4xi32>)
  return
}
// =====
// ++++++++++++++++++-----------------+++-++---------+-+---+--------+---+---+--+---+---+----++---
//= 361164dbc3cdaab08c5ecd599eb6fdbc43c0c699bf17ded0
func.func @f(%a0: tensor<2x?xf32>) {
  %r:2 = "chlo.top_k"(%a0) <{is_stable = true, k = 1 : i64}> : (tensor<2x?xf32>) -> (tensor<2x1xf32>, tensor<2x1xi32>)
  return
}
// =====
// +----------+++++--+++-------+----------+----------+-----
//= 4baafb
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "chlo.zeta"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++----------------------------------+-----------------------
//= 3effbd3e0eced5f64099b6b087b799cad2db
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.500000e+00, 2.000000e+00, 3.250000e+00, 4.000000e+00, 7.500000e+00, 2.000000e+00, 1.000000e+00, 5.000000e-01, 2.000000e+00, 3.000000e+00, 2.500000e+00]> : tensor<11xf32>}> : () -> tensor<11xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[2.500000e-01, 1.000000e+00, 2.500000e+00, 9.000000e+00, 7.500000e-01, -1.500000e+00, 2.000000e+00, 2.000000e+00, -1.000000e+00, -1.000000e+00, -5.000000e-01]> : tensor<11xf32>}> : () -> tensor<11xf32>
  %r = "chlo.zeta"(%a0, %a1) : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xf32>
  return
}
// =====
// +--------------+----------------+--+++--+----------+-----
//= 47f6edca0655f3fde6
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "stablehlo.abs"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
// =====
// +-+++++----+++++------+---------
//= f248cd
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.abs"(%a0) : (tensor<f32>) -> tensor<f32>
  return
}
// =====
// +++++++++++++++++++++-------+----------+----------+-----
//= 1156c4e0a777e0814f
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---+-------+---+---+--
//= 9b6f2df35c966c0c91
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++---------+---+---+-----+---+---+-------+-----++--
//= 7f15fa4cfef128fc1c
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<?x3xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<2x?xf32>
  return
}
// =====
// ++++++++++++++++++--++++++---------+---+---------+---+-----+---+---+--
//= 1067d35ff24ba806c9d5b85a
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<?x3xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<7x3xf32>
  return
}
// =====
// ++++++++++++++++++--++----------+---------+-----+----+--
//= 233feac3549cd79ec51ab5ce563c31
func.func @f(%a0: tensor<?xf32, #stablehlo.bounds<4>>, %a1: tensor<?xf32, #stablehlo.bounds<4>>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<4xf32>
  return
}
// =====
// +
//= ed6351
func.func @f(%a0: !stablehlo.token, %a1: !stablehlo.token) {
  %r = "stablehlo.after_all"(%a0, %a1) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// ++++++++++++++++++++++-+++-------+-+----+-------+------++----s+-----------------
//= c0cae394171a15063683f1801dfc5dd849d875b364159e33
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
//= 83ad980232aa67b15d8ddce78fdfc65bb79b
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// ++++++++++++++++++-----++++++---s---+---+---+-------+---+---+--+--------
//= 0b932a3614a2f4b600a8555bc8976cbac7d382a644
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
//= 0c04df9fe6fdb32adb2387bbe193800b8cc4
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
//= 5b208d351ecaddb69e
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
//= ac258920c607301e71b1261dbaf6d3
func.func @f(%a0: tensor<2x4xf32>) {
  %r = "stablehlo.all_to_all"(%a0) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}
// =====
// +----------+++++---------------------------+---+--+---------
//= 0e4bd322ba6c9df3a40f3f8bb80fd73c0301
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.all_to_all"(%a0) <{concat_dimension = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 0 : i64}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// ++++++++++--------+++-------+----------+----------+-----
//= 29fc9ffbeecd
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// ++++++++++----------------------------
//= 4573626e1205
func.func @f(%a0: tensor<i1>, %a1: tensor<i1>) {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return
}
// =====
// ++++++++++++++++++-------------------------------+---+---+--
//= 1ad93a2b746985ddd6
func.func @f(%a0: !stablehlo.future<tensor<2x4xi64>>) {
  %r = "stablehlo.async_done"(%a0) : (!stablehlo.future<tensor<2x4xi64>>) -> tensor<2x4xi64>
  return
}
// =====
// ++++++++++++++++++---------------------+-----
//= 03add47b6ddfcca034
func.func @f(%a0: !stablehlo.future<tensor<2xf32>>) {
  %r = "stablehlo.async_done"(%a0) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
  return
}
// =====
// +------------------------------------------------------------+++-----------------
//= b1a46e57d131a2bc43b413b2
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
//= 8b605874beb72630d0a742e9fa32d48a3f73
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
//= 132600ee9270e69a52
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
//= 839057743d6c
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++--++++++-------+---+--+---+--------+-----------+-----------+-----------+---+--+---+-
// -------+---+--+---+--------+-----------+-------------
//= 7b4642
func.func @f(%a0: tensor<2x2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x2x3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// =====
// +----------+++++--++++++-------+---+---+-------+-----------+-----------+-----------+---+---+-------+
// ---+---+-------+-----------+-----------
//= b916cd
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x3xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// =====
// +----------+++++--++++++-------+---+--+---+--------+-----------+-----------+-----------+-----------+
// ---+--+---+----------
//= dac504
func.func @f(%a0: tensor<2x2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 0.000000e+00 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x2x3xf32>
  return
}
// =====
// +----------+++++--++++++-------+---+---+-------+-----------+-----------+-----------+-----------+---+
// ---+-------
//= 7477be
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++--++++++-------+---+--+---+--------+-----------+-----------+---+--+---+--------+----
// -------+-------------
//= 608c1b
func.func @f(%a0: tensor<2x2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 0.000000e+00 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// =====
// +----------+++++--++++++-------+---+---+-------+-----------+-----------+---+---+-------+-----------+
// -----------
//= 3a029e
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.000000e-01 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// =====
// +----s+--s+----s------+s--+s----s--+----+---+--+---+--++--
//= 1e63a75d3b82
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
//= 6c7d17c3a233cc6ac7
func.func @f(%a0: tensor<2xi32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<2xi32>) -> tensor<i64>
  return
}
// =====
// +-------+-----+-------+---+--------+++--+ss---+ss---
//= adb72063b84f652152
func.func @f(%a0: tensor<4xi32>) {
  %r = "stablehlo.bitcast_convert"(%a0) : (tensor<4xi32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++++++---------+--------------+---+----
//= 25551b752441df029b
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.broadcast"(%a0) <{broadcast_sizes = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// ++++++++++++++++++-++-++-------+---------++-----+------
//= 6d8e29c6bdd33545c5f0c812
func.func @f(%a0: tensor<3xf32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++---++------------+++++----
//= 74af7ab38d81029ed59592ab4afc0d7c8a92
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65536xf32>
  return
}
// =====
// ++++++++++++++++++-++------------+++++---
//= 0c229c0e05451a334b
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<65536xf32>
  return
}
// =====
// ++++++++++++++++++-++-++------------++++++++-+---
//= 5d54f969608ff9de5793a900
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++-++-++-++-----+-+---+---+----------+-----+--------------
//= bb433ca9f33d8e193e3c409a
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<2x3xf32>) -> tensor<3x5x2xf32>
  return
}
// =====
// +--------------------
//= 9fc49f
func.func @f(%a0: tensor<i32>) {
  "stablehlo.case"(%a0) ({
  "stablehlo.return"() : () -> ()
}) : (tensor<i32>) -> ()
  return
}
// =====
// +----------+++++-----------------------+-------------
//= f53861b8deacc4cc325dc8704c8be780a0b6
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[-8.000000e+00, -1.250000e-01, 0.000000e+00, 2.700000e+01, 1.000000e+06]> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "stablehlo.cbrt"(%a0) : (tensor<5xf32>) -> tensor<5xf32>
  return
}
// =====
// +----------++++++++++-------+----------+----++++-----+---
//= 654bf1dd54cf3ebe498a2eaef6a98b2820533ebe49
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.cbrt"(%a0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e+00, ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-------
//= bedb0ed1e4cc
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.cbrt"(%a0) <{result_accuracy = #stablehlo.result_accuracy<rtol = 5.000000e-01, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// =====
// +----------++++++++++-------+----------+---+--
//= a33c64a01596f35b7e
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.cbrt"(%a0) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
//= 548822
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.ceil"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+---+--+-------+---+--+++--
//= 9011ec16f56ee40c39f6a624ae60aa
func.func @f(%a0: tensor<3x3xf32>) {
  %r = "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}
// =====
// +--------------+---------------------------+---+--+-------------+---
//= 9ce8ccc816f67dbf5a
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[4.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0x7FC00000, 0.000000e+00], [0.000000e+00, 0.000000e+00, 9.000000e+00]]> : tensor<3x3xf32>}> : () -> tensor<3x3xf32>
  %r = "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}
// =====
// +----------+++++++++++++-------+---+---+--+-------+---+---+--+++--
//= 65b235ef06bc01a3e4d75a8e
func.func @f(%a0: tensor<7x4x4xf64>) {
  %r = "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<7x4x4xf64>) -> tensor<7x4x4xf64>
  return
}
// =====
// +----------+++++++--+++---------+---+-----xx+---+--+--
//= 4a6d2bc3deb79683d31b50cb
func.func @f(%a0: tensor<?x4xf32>) {
  %r = "stablehlo.cholesky"(%a0) : (tensor<?x4xf32>) -> tensor<4x4xf32>
  return
}
// =====
// +++++++++++++++++++++-------++---------+----------++---------+-----
//= bfb9943d0784cb4cda
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +++++++++++++++++++++------+-------+----------++---------+-----
//= f08fde43ab802bf9ef
func.func @f(%a0: tensor<f32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---++++----+-----------
//= 1d6e7f6f3568333cf43e9a2c1c5ec7e75413122c80
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +++++++++++++++++++++++-------+---+---+-------+---+---+-+-++-+-------
//= 89dd940d1b1c7921c1ede0bfbed7829bf915a0eff9
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// =====
// +----------+++++---------------------------+---+--+---------
//= f75c3bcf796df60d08b7ecbc76b852d4e247
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.collective_broadcast"(%a0) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// ++++++++++++++++++-------+---------+++++o---------+---+---+------------+---+---+----------+---++----
// ------
//= 6a6e89342d60abf8a7fe90622d387e216eda
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<1xi32>) {
  %r = "stablehlo.collective_broadcast"(%a0, %a1) <{has_dynamic_root, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>, tensor<1xi32>) -> tensor<4x6xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---++++----+--+----------------
//= 2d9631bc97f0199654ac2636be72de896ff55d8ee10e8bff
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++---------------------------+---+--+---------
//= d74d5c6f8c2962ad31c60d95b98e664e2016
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// +++++++++++++++++++++++-------+---+---+-------+---+---+---+---+-+-++---------
//= 54fc5a8d783b661960e928fc841ff232c01ce14b897e56ac
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_permute"(%a0) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// =====
// ++++++++++++++++++-----++++++---s---+---+---+-------+---+---+--+--------
//= 14def04ded639a7296382a372d60e83014216adade
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.collective_reduce"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
  %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++-------+++++---s---+---+---+-------+---+---+----------+-------------
//= 5718f063bf4d3d0f6b
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.collective_reduce"(%a0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
  %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  "stablehlo.return"(%1) : (tensor<f32>) -> ()
}) : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// =====
// ++++++++++++++++++-----------------+++-------+----------+-----+---+++++---
//= 3cf0403612ad5103afed596a0b46b856d5a9580ce25cfdacda9e55
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// ++++++++++++++++++-----------------+++-------+----------+-----+---+++++++++---
//= 026389746f3147f785191e1a7ba3cf665f53498aa5348fef6db8a86abeedf73e3b0a5b160b46b8
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// ++++++++++++++++++-----------------++++++-------+---+---+-------+---+---+--+---+---++++++++++---
//= b303aa4b51ac3911f25b9607e5725b6e90cebfeb39a00d2555a72808dc199427be2042afe81bb2d45f2c2d962ba263570ee2
//= da
func.func @f(%a0: tensor<3x1xf32>, %a1: tensor<3x1xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
  return
}
// =====
// +----------+++++--------------------------------+++++-
//= 1350587f1fe3ce5292571aaafe1cf635a859a4f19b
func.func @f(%a0: tensor<f32>) {
  %a1 = "stablehlo.constant"() <{value = dense<3.000000e-02> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return
}
// =====
// ++++++++++++++++++-----------------+++---------+------------+---+----+++++---
//= e2b55a2113582b0846ff92fed962855a481fc39ad7e5e9e5d53d1b
func.func @f(%a0: tensor<3xf32>, %a1: tensor<?xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xf32>, tensor<?xf32>) -> tensor<3xi1>
  return
}
// =====
// +--------------+-------------------+++-------+----------+-----+-----
//= eb426ca1ac41
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}
// =====
// +--------------+----------------------------------------------+------
//= d6efcd6c4aa9
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[0xFF800000, 0x7F800000, 1.000000e+00, 0xFF800000, 0xFF800000]> : tensor<5xf32>}> : () -> tensor<5xf32>
  %a1 = "stablehlo.constant"() <{value = dense<[0x7F800000, 0xFF800000, 0x7F800000, 0xFF800000, 0.000000e+00]> : tensor<5xf32>}> : () -> tensor<5xf32>
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xcomplex<f32>>
  return
}
// =====
// ++++++++++++++++++++++--+--+---------+------+---------+-----+---------+------+--------
//= 275ce4aecbdb000d56b520dd
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x5xf32>) {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x8xf32>
  return
}
// =====
// +----------+++++--------+---------+---+---+--------------------------+---+--
//= 5e63acee0e6412ba1758e7de6d80735643aa528fc5
func.func @f(%a0: tensor<1x600xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<1x600xf32>}> : () -> tensor<1x600xf32>
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<1x600xf32>, tensor<1x600xf32>) -> tensor<2x600xf32>
  return
}
// =====
// +++++++++++++++++++--++++-+---------+---+---+---------+---+---+-----------+---+------------+---+----
// ++
//= a4aae7cfb4f686acc189b7d1f6a7ef
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<0x3xf32>) {
  %r = "stablehlo.concatenate"(%a0, %a1, %a2) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<0x3xf32>) -> tensor<4x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------++---+---+-----+---+--------+---+------++
//= 6f7d0f7e6843a4dc127cb9e7988ec5
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<?x3xf32>) {
  %r = "stablehlo.concatenate"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++++++++--+-----+-----
//= cc291794241b2d7c97deb55a61bdc2b54e46
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.convert"(%a0) : (tensor<4xf32>) -> tensor<4xi32>
  return
}
// =====
// +----+------------+++++++++++++++++-----------------+---+++++++++++++++--------
//= 12576e83f41731938fdce388eddd27671d49ba4bff0e6901e669724b770eb0e28c7c98e307da7b1ee6ea1ee352b9bb92aabb
//= 89862bf94d0311
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[16842753, -16842753, 33685506]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %r = "stablehlo.convert"(%a0) : (tensor<3xi32>) -> tensor<3xbf16>
  return
}
// =====
// ++++++++++++++++++++++--+++--++++---------+--+---+---+------------+---+---+--+++++--+-----+---+-----
// ------------+---+------------+++++-----+-+-+---
//= d2a763f5ffdc1a53234f73d2178b6d1b7113ef1567482141238a26e748fbfd7bdc92e5d8fe3db5bb84678e3211b71fc8
func.func @f(%a0: tensor<2x10x6xf32>, %a1: tensor<3x6x4xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, window_strides = array<i64: 2>}> : (tensor<2x10x6xf32>, tensor<3x6x4xf32>) -> tensor<2x5x4xf32>
  return
}
// =====
// ssssssssssssssssssssss--s--ssss--------s------s---s---------s---s--s---s--sssss--s------s---s-------
// -------------ss---+--
//= 2ec466
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>]}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x4xf32>
  return
}
// =====
// +----------+++++--+++++++++++++++++------------------------------------------------------+---+---+--
// -+---
//= 73112726aec8dcb31035b0f6067f84d63e370a663b77faf8
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
//= 1f158dc7d2780d8172ffd808db15a97feba18610cd5b8cbbeee63a8c1071c3bae5e6aade368339406569cd602a321f5ce412
//= c4219f9357f62eb5e23b67fce1f0939b961d3221c6429db4ec9e39d95d7221e9fcad9be2af911b3c69c7fef06fbf878fcf25
//= 2c733b7518ada7b8fe0e8210113908a4b8379430879b215160cc7dc4765d4304e0dd6f437a274761134a6586f89abc3e7b2d
//= 4cd6239a6e932ec4cc6960785e408429fd37c206ab83cc56dddc6f8e81000e235f0539d7edeee04ab79268f24bac55a65afd
//= a76d580d8fbc44b22e6ebb7969adcf38df7372181d218c1e76300feb2ae0bdcc4626d6cd858bdbe3add54c0647ed2e2f4804
//= 472aa45bbf691160942980b02ea1419924dfb8e1021783549bcc1396568c99ed809c323c8d2779adc303109027cf2198e0ab
//= 058f2c165eb67807566df2f92e48b1a9053bbc8ebef05f2a30ab94b64a3b5fa4cc24700ab47167de821933059e0c40763cc4
//= 63b98479477519cde5b9956c7105818b34f927f6249b95d7ca6a0dd22706abdf14c87c80534d8f3c93ecb9258a3662fccf3d
//= ebcc9cbea6d5eb6bbc6427e19fb30ed27943ef68b7046475dfc5dc456fca83e74a82ba1c51d11ba3a14a7989010043b1beb1
//= 0c370d20574968389dd2c5987430a8e1f11c9e62b6dba401e0b658cfa31d8a6ddc62ebc047d4850ced63952d3b5a72c71404
//= b55e5691509b0dd7a1f0b055b9b6168ce60f991d0faf1faab6b04a6d89090de793a946b8fe0cb582c2840cb848bc7be92745
//= bc1e36fcf32cc891cf495be2b896097d2f681180d5b579e7f31df06803210326533de93101cb7633eabe7f48b3dfd3e73c5b
//= faa558c050e341cc852553da6d0021a745173720c6915e53519fdd38558f48581d70d15847b856d84551b9b6699d35737c9f
//= 8ab8b45e2fc82db2e40aec89dfdd233a18ae3af21002a96399f93a0501afb5babc7c98a99acde590fb70a1e8b80b524ba0fb
//= 408f2a17258e12fe966a6a56d5f98e9a6293e6787b0fe595b69835690296ee5e7e97c1f00a4b36bf5df557eef4264fa536dc
//= 90ccfcfd34f508ff6676ec9e3d7fe3a45bf6b06bddce6adbe43739558e0862b4a51f52df9aedb6980fd399eda0dfda5a801c
//= e97fe2ba8a78c9e1422f3fb5255415767960cf19827a1d561d6a896e126a3afec6b9da037d8b441f408267709dd9828a6f44
//= fd7eb5de694da52b49d8457d2446866aaf1fdcf387a9c741b2615ccc5bfd59bf80f8b920d95b56b4314e0a9f300727c8720e
//= 5f607a4a6c5741030dd5d98bb3d10cc4e97207724045e6da2224916520a86d1ceed570c3839b7b17add142c69c89828a7c2d
//= d0763fc7c5263a1190e81ce976266ca7223122a05d15fc4e02130f8a4cc3213799bfe151125756168b7d41e25fe84fe63e77
//= 7aeeb3b4a60687d98705a73ee1b96812d326c51043ac24a9fec49810dfc019e532139a066288e4d4206364ca9a72f7cb0d52
//= a0bd1a5476e38218eeec0d66b442af0c2e30dd6d592ab8a8a2664c1cf43a652bda3e0243d3684abc9f6001b51711d35cab4f
//= 26ee0ef186d0fe8033bd279cecec007250c558bc0b6a05793f2775ecdb57e4e07211d5d5896c9246543d75441922ab3d66b1
//= 82c10d344feca329ec10ad1bc9932046a64d999cabe1feaa91e0d13b5093b34e3b99f1fd648905481b7cb38328c5a8b98229
//= a8da1ef3e9eaa66f6178a15a4c8ef6ebdf62260bfeb2e72e806b0cca073d79ca9420c354e8f441844ddfc05be34f34946363
//= a8bf23ef8bd4c9c7e78afc35c52a63964dedc7d3e7b167fef3444afa3a7b6d8e3e209622ed8445099cab7b27da2ac072e71b
//= f80c1455463789a2c8dddfaad60ca9ad4ad1f009f2bdefb62078a64bc24f52361a4d4942d5682617917326d10ca62f8edfb9
//= 1a514420480b61afaf8ee9be27f0d2574e55
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[[-64, -92, 10, -86], [32, -30, 55, -10], [15, 116, 32, 113]], [[-66, 119, -73, 58], [-117, 45, 97, -59], [-88, -33, -111, -128]], [[-19, 85, -25, -58], [-71, -108, -28, -48], [-14, -46, 23, 57]], [[-125, -127, -58, -70], [-106, 101, -106, 90], [-112, 33, -31, 15]]], [[[5, -72, -102, 96], [58, 66, 30, 3], [89, -87, 27, -73]], [[38, -31, -19, -44], [24, -113, 69, -24], [123, -14, -97, -55]], [[-11, -30, -61, -43], [59, -32, -89, 30], [61, -1, 57, -78]], [[-91, 75, 74, 3], [-4, -11, -72, 54], [-31, 64, -15, 89]]]]> : tensor<2x4x3x4xi8>}> : () -> tensor<2x4x3x4xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[[[[88, 79, -60, 43, 64, 56], [97, -88, 40, 51, -37, -63]], [[16, -62, 22, -98, -27, -27], [59, -123, -35, 40, -1, 63]], [[94, 70, -43, -96, -106, 36], [-96, 86, 20, -119, 74, -79]]], [[[126, -60, 12, -10, -38, -84], [-113, 9, 123, -40, -52, 39]], [[127, 8, 119, 47, 76, -65], [13, 53, -36, 60, -29, 56]], [[-12, -111, -104, 114, 35, 19], [69, -59, -35, -17, 40, 4]]]]> : tensor<2x3x2x6xi8>}> : () -> tensor<2x3x2x6xi8>
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x4x3x4xi8>, tensor<2x3x2x6xi8>) -> tensor<2x3x6x6xi32>
  return
}
// =====
// +++++++++++++++++++--+--+--+--+--------------+---+---------+---+--+---+--+++++--+------+---+--------
// -------------------
//= 3378c1ca11ec7f2dec3c4ea54f828e
func.func @f(%a0: tensor<4x8x3xf32>, %a1: tensor<3x3x2xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<4x8x3xf32>, tensor<3x3x2xf32>) -> tensor<2x6x2xf32>
  return
}
// =====
// +++++++++++++++++++++++++-+++++--------+-+----+---+--------++---+--+---+--+++++--+-----+---+--------
// --------+-++----------------
//= 5374242299edc8301ae5f3c0ec44569a2c0893b963acdc89
func.func @f(%a0: tensor<4x8x3xf32>, %a1: tensor<3x3x2xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, padding = dense<[[-6, 0]]> : tensor<1x2xi64>}> : (tensor<4x8x3xf32>, tensor<3x3x2xf32>) -> tensor<4x0x2xf32>
  return
}
// =====
// ++++++++++++++++++++++--+--+-+--++++---------+-+----------+---------+---+--+--+---+--+++++--+---+---
// ---+---+------------------------------------------------------------++++++---------+-+---
//= e6e83b8d74e27b630b58757252724a787b4950c8cdcde75f11acfc3cd2c8ecbcd4728296d3673b45c636439a51f4377e
func.func @f(%a0: tensor<2x8x9x6xf32>, %a1: tensor<3x3x3x4xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 2, 1>}> : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x17x4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= d51d4b9b9c56
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.cosine"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +-++++++++--------+++-------+----------+-----
//= fff7efb08500
func.func @f(%a0: tensor<4xi32>) {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +
//= 6d9dae
func.func @f() {
  %r = "stablehlo.create_token"() : () -> !stablehlo.token
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---+ss+ss------
//= 960516e833ab92e547ed14e7
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.cross-replica-sum"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++---------------------------+---+--+---------
//= 11a4e498ef4cc744c48d59d148070951438b
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.cross-replica-sum"(%a0) <{replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
// =====
// +++++++++++++++++++++-------o---++++++++----------o---++++++++--------+++++-+-+-------+-+-++-------
//= a0294c227c987b19e6eb071ce10cb743495cddcaae38e71eaa46b5dacd401031319e44321f8a2e57a7513a4a710e8827
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r:2 = "stablehlo.custom_call"(%a0, %a1) <{api_version = 4 : i32, backend_config = {size = 3 : i32}, call_target_name = "target", called_computations = [@negate], has_side_effect = true, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}
// =====
// ++-
//= da24d865afdb
func.func @f() {
  "stablehlo.custom_call"() <{backend_config = "text", call_target_name = "nothing"}> : () -> ()
  return
}
// =====
// +--------------+-----+++++++++++-------------+-
//= b09777d1f901bf2084
func.func @f(%a0: tensor<13xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[2.96458507, 2.09439516, 1.82347655, 1.58642197, 1.56298375, 1.44546854, 1.18639958, 0.722734272, 0.250655651, 0.000000e+00, 3.14159274, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>}> : () -> tensor<13xf32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_close", has_side_effect = true}> : (tensor<13xf32>, tensor<13xf32>) -> ()
  return
}
// =====
// +--+++---------------------++++++++++++++++++++--------------------+++++++++++++++++++++++++++++++++
// +++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++-------------------
// -----------------------+-
//= 82a29ce7a3b3b02d29e167c38b7f3ca6cf0a632596fd7aec1983f6e0879eb644a9d255fe18b13f7480fa79949a1eeb0719a5
//= f94b17010fb58ff1ca6778d3e253d79fc5577c36c0a197ba8b3d9e32c4c1997c64e0ed4d536f2146d26ca1afec56b9611cca
//= c3b3568385815be809c1ec13e2aa8d42ad8abd54563e08a06992ea956c2705bc9b09a12b7c5aadacbd7d6a7ee1994b09f625
//= ef79cdab807c98655d60ae95245216234cfda37071002897209b27b1c328e832b3814932f1289bbd0d73c92085429c7737f3
//= 1f9870cbf28dd8f13aeb21d9121b3f0ea1f1f8e48a8ed8f221e5829215f6e3ce48f4ff87c16e3d049d76143c9df65204d0e8
//= f4a1feb354eaeefad4793073ff57d3996b91c12b7eeb4391447dda943ac3c16436a465de584631bbe605f87de07deb4f0984
//= 2d9ab1ce33b996f33fe1e192d048514ae06d7c08d7e0aa621fd6d647360041cbf07c13013fa1e5819858817f1cb4bc010b52
//= 4387560b2bbc3bbd0eca
func.func @f(%a0: tensor<2x3x4xi32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[[[-4, -3, -2, -1], [1, 2, 3, 4], [6, 7, 8, 9]], [[8, 9, 10, 11], [13, 14, 15, 16], [18, 19, 20, 21]]]> : tensor<2x3x4xi32>}> : () -> tensor<2x3x4xi32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_eq", has_side_effect = true}> : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> ()
  return
}
// =====
// +----------+++++--------++++++++++++++++----------------+-
//= fec35b0e925342dd837cce292322d3070a4989e9b0135af042b2fc
func.func @f(%a0: tensor<2x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[[0.463647604, 1.10714877, 1.24904573], [0.244978666, 0.785398185, 0.982793748]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_close", has_side_effect = true}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// =====
// +++++++++++++++++++++++++++++++++++++++++++-++
//= 788ce55c29dafcd3abaf2d56e4215a4388e5
func.func @f(%a0: tensor<600xf32>, %a1: tensor<600xf32>) {
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_eq"}> : (tensor<600xf32>, tensor<600xf32>) -> ()
  return
}
// =====
// +----------+++++--++++++--------
//= e9cec0a33fe722ede88a67f919b86cc9d2d2
func.func @f(%a0: tensor<f32>) {
  %a1 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_eq"}> : (tensor<f32>, tensor<f32>) -> ()
  return
}
// =====
// +-------+-----+-----------+++++++++++++++++++++++-----------------------+-
//= 8ce8484b9e110094eabd421a98692a3c54918ae4c6
func.func @f(%a0: tensor<2x3x6x6xi32>) {
  %a1 = "stablehlo.constant"() <{value = dense<"0x24BBFFFFEE150000621400006A000000FE2E0000D6E3FFFF4D170000CFD6FFFF0FEAFFFF0225000079070000F915000091DAFFFFDAB1FFFF3B39000058F6FFFF26ACFFFF9B0100000F030000B7060000CBEFFFFFA6D1FFFF00F6FFFF40E7FFFFE5D4FFFF47A9FFFFA82E0000AA690000BD290000A13B0000E5F2FFFF2B250000F3FCFFFF7E160000350C000035ECFFFF5AC3FFFF5048000069300000802E000084EDFFFFC80D0000FBEDFFFFB7C6FFFFEFE1FFFF30EEFFFF930F000003DFFFFFA127000007AAFFFF1FDDFFFF43370000CB1500003907000006F1FFFFE03F0000C21B0000F90A00009A140000FDE6FFFF5606000024D2FFFFA8DBFFFFC6D4FFFFCA160000E7E7FFFFDB010000FA310000BFFBFFFF762000000DFAFFFF321C0000E524000059B4FFFF9E150000EE110000DD020000EF08000038C0FFFFDE71000035D7FFFF750B000026EAFFFF1D140000B714FFFF0A4600009C820000210F00009F440000ED000000E5D8FFFFCEEEFFFF5EACFFFF9F3A00004F2E0000CBFBFFFF1D7AFFFFCCF3FFFF6A76000047E1FFFF13C4FFFF9F96FFFF46D3FFFFB001000099CDFFFFD5DBFFFFC2F0FFFF2507000094190000FAFFFFFF32F7FFFF941B000026FBFFFFE80A00003BFBFFFFB105000081070000660000002D0200002DF7FFFF81340000FCF6FFFF64E5FFFF53E5FFFF1ADEFFFFC817000075E7FFFF7B30000083110000D6E1FFFFD1F8FFFFD1F2FFFFD90F00002E4B0000F7D2FFFFC0440000FC2C00005518000076040000F0E8FFFF7C0C00008A1C0000720A0000B2FCFFFF92F3FFFF570100005107000011F7FFFFE20D00009FFEFFFF39F7FFFF540200009B0F00006814000072DDFFFFC02A0000D44300003DE0FFFF89AEFFFFC3020000B3240000D5190000701C000090100000201B0000F82C0000D6110000CF090000B9020000BD0F000004EDFFFF241500007DAAFFFFB6FCFFFF512B00007AE2FFFFFC3A0000D7D1FFFF940A0000F8CFFFFF53B8FFFFFBF6FFFFF209000051DDFFFFC1D8FFFF62070000E01C0000C6ECFFFFF303000057D6FFFF87F7FFFF22F4FFFF99000000FDCAFFFF72190000DD360000EE500000F0F8FFFF620300009CEFFFFF351C00000B2B0000961E00001DFEFFFF3A0B0000DED3FFFF34A4FFFF6EB4FFFFE9EAFFFF08A3FFFF1F490000B4E9FFFFBB2F0000F3F4FFFFABEAFFFF15240000"> : tensor<2x3x6x6xi32>}> : () -> tensor<2x3x6x6xi32>
  "stablehlo.custom_call"(%a0, %a1) <{call_target_name = "check.expect_eq", has_side_effect = true}> : (tensor<2x3x6x6xi32>, tensor<2x3x6x6xi32>) -> ()
  return
}
// =====
// +-+++++++++++++++++++-------+----------+----------+-----
//= 25d8c4c13f545d009a
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++----------------------------------+-----
//= 1fe8b6e33e85aefdd6f860a7aa74bde43776
func.func @f(%a1: tensor<3xf32>) {
  %a0 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<3xf32>}> : () -> tensor<3xf32>
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
// =====
// +----------+++++----------------------
//= b84ec4b4c88166bcb667b1cbf9c9c32a1e0c
func.func @f(%a0: tensor<f32>) {
  %a1 = "stablehlo.constant"() <{value = dense<6.553600e+04> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++--+---+---+-+++++--+---+---+-+++++--+---+---++++++--
//= 3b94c595183c8abea859c5979511e0d24a1eac4812b5692c614bb4b2091a9fedc445ca41
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) <{precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++--+---+---++++++--+----+++++--+------
//= f727d519594a1110c69e8ee1d22afed7d890
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++--+---+---+---+--+++++--+---+---+---+--+++++--+---+---+---+------
// ------------++++------+--
//= d49b1dc3d241969dc39a48483bb48803ab8ac9d44211d97db056fd7cc0cff6e6fa
func.func @f(%a0: tensor<4x2x3xf32>, %a1: tensor<2x5x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<4x2x3xf32>, tensor<2x5x4xf32>) -> tensor<2x3x5xf32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++++++++++++++++++++++--+---+---+---+--+++++--+---+---+---+----+---+--
// -+-----------------------------------+-----------
//= eb4389e542d118fc6329e80da1a9f183c2d8db3e718602bb368d9aba06a79fcdb9
func.func @f(%a0: tensor<4x2x3xf32>, %a1: tensor<2x5x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f8E5M2, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [2, 0]>}> : (tensor<4x2x3xf32>, tensor<2x5x4xf32>) -> tensor<3x5xf64>
  return
}
// =====
// ssssssssssssssssssssssssssssssss--s---s---s-sssss--s---s---s-sssss--s---s---s-------ss--+--
//= 30f1f1
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +----------+++++--+++++++++++++++++------------------------------------------------------+---+---+--
// -+---+---
//= a8e8e44ec4d075a3479c01bb7991625f9cc44d16aca25adb
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
//= dbad4af1a2c11fc534a296747bf4ebc9e56d6620dae984df06c4dd555754ef29c5c0990a4da17a172bf7bae6a05c4869fe20
//= 3a7111464450393113ac23f814af3b2faf48141b42ed149d6bc47935c55be5e95ff6b55d0159fe05daae4466f973d1021be4
//= ea907d6a0114f41463c63384c868944fa529ba8dcb9df520e7e462cfd8dfd735f272dc00c6ed4f591ede406387fa1edd1cf9
//= 8eb10de8c8dd8b595e94045304858f76d0bcdbcd3081fa1034f843f586788fd2f5af21d2cdd9f844fc561a36e080e5f9d006
//= baa530f95e9f3d9f7f791dd4bfebdf600efbd1742097de16ff9d36cf675e476f3ff7a4fac56d0144c353ee5b25fcf618d622
//= da56349ac7bcaf2f7d6a67a13dda34ba3269f4971eb0856b15dc2f2adb2d367cf434be09a5682b220ab995466c84be667d5a
//= 8635939163f6fcd2ea2088dfa071238c41a00cffa262af7c4b1027a8acb2c01e50c7340fd7b9c94ca94effc17fb0b2071368
//= bf308ef0
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[113, 32, 47, 101], [20, 70, 85, -71], [-114, -52, -56, 95]], [[105, -127, -1, 82], [-95, 76, -98, -9], [81, -51, -41, -57]]]> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4xi8>
  %a1 = "stablehlo.constant"() <{value = dense<[[[56, -63, 125, -15, -6], [1, 21, 13, 2, 126], [78, 74, 51, 31, -41], [125, -9, -73, 88, -87]], [[91, 28, -99, -117, -15], [-119, -92, 3, 120, -9], [78, 106, 82, 33, -16], [3, -60, -1, -31, -65]]]> : tensor<2x4x5xi8>}> : () -> tensor<2x4x5xi8>
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi32>
  return
}
// =====
// ++++++++++++++++++--+++++++++++++++++----+---+---+-++++++---+---+---+--+++++----+---+---+-----------
// ------------
//= e0cda21ac3ba7ee4e7c25bc8b1c4228e706e32cf2ff8e2cfb88f7d7b6117
func.func @f(%a0: tensor<?x2x3xf32>, %a1: tensor<5x3x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<?x2x3xf32>, tensor<5x3x4xf32>) -> tensor<?x2x4xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++++++++++++++--+---+---+-++++++--+-------+------------------------
// ---------------
//= 8c817bfe344f9e37413b2bbe687108a4fd23939b6e
func.func @f(%a0: tensor<2x3xbf16>, %a1: tensor<3xbf16>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xbf16>, tensor<3xbf16>) -> tensor<2xf32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++++++++++++++--+---+---+--+++++--+---+---+-+++++--+---+---+----------
// --
//= 1f00f0693c2409b2c382ce7e855defe9156b22d50b1564c1
func.func @f(%a0: tensor<2x3xi8>, %a1: tensor<3x4xi32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xi8>, tensor<3x4xi32>) -> tensor<2x4xi32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------++-ss-----+-----ss-----------+++-+-ss----+--
//= b4a5ed7107424a9147d1c5e889ee61875085
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
//= 18d350dbb74c866dcef7dcf7af0a6fa982f47555bdadb59cdfe156f6721ef84d3e
func.func @f(%a0: tensor<3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.dynamic_broadcast_in_dim"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2xi32>) -> tensor<4x3xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++-----------+ss-----------+ss-----ss+-+s---+---+--------------------------
// ----------------+++++ss+sssss+sss+sss--
//= 90866447c1ada2d56fd6c20a3016e34b424cb5b216791d910df033828cb36c65d70dc1599c1764
func.func @f(%a0: tensor<2x10x6xf32>, %a1: tensor<3x6x4xf32>) {
  %a2 = "stablehlo.constant"() <{value = dense<1> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2>}> : (tensor<2x10x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<2x5x4xf32>
  return
}
// =====
// ssssssssssssssssss--------------------sssssssss---ss-----sss-ss---s---s--------sss---ssss---s--s-ss-
// --------------sssssssssssssssssssss--s------------------+--
//= 7a1b47
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>, %a2: tensor<1x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
// =====
// xxxxxxxxxxxxxxxxxx--------x-----------xxx---------xx-----xxx-xx---x---x-----------------------------
// --------------xxxxxxxxxxxxxxxxxxxxx++sxxxx----
//= a5e28f1a905a
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>) {
  %a2 = "stablehlo.constant"() <{value = dense<[[4611686018427387905, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
// =====
// ssssssssssssssssss-ssssssss-----------sssssssss---ss-----sss-ss---s---s--------sss---ssss---s--s----
// --------sssssssssssssssssssss--s---------------s---+--
//= 7a1b47
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>, %a2: tensor<1x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 0>}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<2x?x4xf32>
  return
}
// =====
// ssssssssssssssssss-ssssssss-----------sss+sssss---ss-----s++-ss---s---+--------sss---ssss---s-------
// -------sssss+s+sssssssss+sss--s--------------------
//= 7a1b47
func.func @f(%a0: tensor<2x8x3xf32>, %a1: tensor<3x3x4xf32>, %a2: tensor<1x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x8x3xf32>, tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<3x?x4xf32>
  return
}
// =====
// ssssssssssssssssss-ssssssss-----------sssssss-s--sssss-----sss-ss-ss------s--------sss-sss--s--s---s
// --s-------------ssssssssssssssssssssss-----------------------ssssssss------------ssssss+ssssss------
// -ssss+--
//= e9fc6e74c5e2
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
//= 93df5b59290aca3d35eeede233606fc326d3e1cd4e8ec2b1
func.func @f(%a0: tensor<2x8x9x6xf32>, %a1: tensor<3x3x3x4xf32>, %a2: tensor<2x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64}> : (tensor<2x8x9x6xf32>, tensor<3x3x3x4xf32>, tensor<2x2xi64>) -> tensor<2x?x?x4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++-----------+-+--------+++-++--++---+-------------------------------------
// ------------+---+---+---+--+----+----------------
//= 143c622deabe5f9ac7b82072a13a04744ff03c41865a613b721647ec702c183fd5d592f4a76bbc1b58de0a8b88
func.func @f(%a0: tensor<3x4x2xi32>, %a1: tensor<2x3x2xi64>) {
  %a2 = "stablehlo.constant"() <{value = dense<[1, 2, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xi32>
  return
}
// =====
// ++++++++++++++++++-++++++++---------++++++++-----------++++--++-----+++-++-+++---+-----+---+---+---+
// -------------------+---+-+-+--+-----+--------+--+----------------
//= 36732151712bb782088b896c933448bfc2f201fe9ecf5ed9258aa2cd794d
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>, %a2: tensor<3xi32>) {
  %r = "stablehlo.dynamic_gather"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xf32>
  return
}
// =====
// +-++++++++--------+++++++++++++++++-ss+++++ss----+s++ssss-+---
//= 7bc10548e88680c9d70ea214993a0bf83062
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
//= ebeae37781232245fc70797cfe32160748fc6cbfd60588acd8ca652b33a237884591cbc3888042c5ca44a17d184e7e44
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[4, 3]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.dynamic_iota"(%a0) <{iota_dimension = 0 : i64}> : (tensor<2xi32>) -> tensor<?x3xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++++---+++-----+-++-----+---------------------------------------
// --------------------+-+---+----
//= 6c70d1ca7287539ab8e697e34cdaf2
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
//= 45442352e5d110d4eac6765bfc10e5
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<1xi64>) {
  %r = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<?x3xf32>, tensor<1xi64>) -> tensor<?xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+--+------------------+++--------------------+------------------
//= 2a3333e07c9c928483ad79609e928a692e3940a0463da0f219f733c997778d5056a77eb4
func.func @f(%a0: tensor<4x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[6, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.dynamic_reshape"(%a0, %a1) : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-+--+-------++-++---+-+-----------------------------+--------
// -----
//= 461c49cc783f29ca2531567a7e7e58
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<i32>, %a2: tensor<i32>) {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+----+--------++------+-----------------------+------+-----------
// -
//= 1e2e68abd300a79406abfdc4899ce90debe3
func.func @f(%a0: tensor<4x?xf32>, %a1: tensor<i32>, %a2: tensor<i32>) {
  %r = "stablehlo.dynamic_slice"(%a0, %a1, %a2) <{slice_sizes = array<i64: 4, 9>}> : (tensor<4x?xf32>, tensor<i32>, tensor<i32>) -> tensor<4x9xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-++-+++-------+---+---+-------++-++---++---------------------
// ---+---+---+----
//= a1816b43ccac539876eecaaf8b7a1acf31c6
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<2x3xf32>, %a2: tensor<i32>, %a3: tensor<i32>) {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++--+++-------+-----+------+-+-++---+------------------------+-+
// ---+---
//= 8342cf5cef1c1ed151dd86af4ee7e00c09cd88d067
func.func @f(%a0: tensor<3x?xf32>, %a1: tensor<3x9xf32>, %a2: tensor<i32>, %a3: tensor<i32>) {
  %r = "stablehlo.dynamic_update_slice"(%a0, %a1, %a2, %a3) : (tensor<3x?xf32>, tensor<3x9xf32>, tensor<i32>, tensor<i32>) -> tensor<3x?xf32>
  return
}
// =====
// ++++++++++++++++++++++++++++++++ss+sss+sss+s+++++ss+sss+sss+s+++++ss+sss+sss+---
//= ee6dde4a7f8d74bc058e9757e8c47f6b87a0c6894a
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
// =====
// +-++++++++------------------------------------------------+++++ss+sss+ss++++++++++++++++++++++++++++
// +-----------
//= b82d04aa6b2197c15e78e4c5a2be974999602b530864ef6c28f8afb4deca9a37b58b8cca02755f86d9c9938123e269e90d34
//= b81c5ff09b5a8484101fa85d4cc47f9c27b2474e49da25f0193e273c0037c3f6f4654292a8ecc39a624e2da4cd14c97c482d
//= 2a1afe29df0f4c245411895dd1d6
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1, 0], [2, 1], [0, 3]]> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ij,jk->ik"}> : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  return
}
// =====
// +-++++++++-----------------------------------------------+++++ss+sss+ss+ss++++++++++++++++++++++++++
// +++++++++++++-------------
//= b70480e2c99851d37607ded5eee2257a2b3b59d1c867dde7aff48161c064482ecd5d06f22ff504af99978cc19e602d2a4670
//= f9eec70e3c737c127d3ccd344c18c5a28ad93a9c545811f41eb35756f4e38d7192de5d38a15f27725f81af5a04c15a71ec0c
//= a14cfe11ca2319a9c28edcaaa9d63516af43e1893d6ba1dce0c1c23145ace7458908f41de93672ada2d709f1
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>}> : () -> tensor<2x2x2xi32>
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "bij,bjk->ikb"}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  return
}
// =====
// +-++++++++------------------------------------------------+++++ss++++++++++++++++++++++++++++-------
// ----
//= 0826b69d194a632a112a5dbc722e270512472444b75bb1a5b5ed1cd9727568c7883549497ccd75ac1c41af8b69c6e1c79bb1
//= 686d535056cfefd646e2ffeed099da17626fc35029161738508d4e8f6b444ff8e48e8f29e59a795eb3b131b77376768a486b
//= 86b5f77a8dc942d812918b
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ij,ij->"}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<i32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= bb5de8812900
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.exponential"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= d576dd225edb
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------xx+---------------------+----------
//= c6bf2b290870
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[(0x7F800000,0.000000e+00), (0x7F800000,-0.000000e+00), (1.000000e+02,0.000000e+00), (1.000000e+02,-0.000000e+00), (0xFF800000,0.000000e+00), (0.000000e+00,0.000000e+00), (-0.000000e+00,-0.000000e+00)]> : tensor<7xcomplex<f32>>}> : () -> tensor<7xcomplex<f32>>
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
  return
}
// =====
// +--------------+-------------------++++--+---------+------+---+-----+---------
//= d3680f
func.func @f(%a0: tensor<3x9xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_length = array<i64: 9>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x9xf32>) -> tensor<3x5xcomplex<f32>>
  return
}
// =====
// +----------------+++++xx+xx+xx-------+---+---+---+---+-------+---+---+---+---+xxxxxxxxxx-+-x-+------
//= cbfec341461e50fca58b61a2
func.func @f(%a0: tensor<2x3x4x5xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_length = array<i64: 3, 4, 5>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x3x4x5xcomplex<f32>>) -> tensor<2x3x4x5xcomplex<f32>>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
//= 8e1b55
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.floor"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-++-------+++-++--++---+----+---+---+---+---------+---+---+--
// -+--+----------------+---+------------------+----+---
//= e8ac9d377411c85444760145cb2816d39890b5c9c13ac2ae8af5be60697e
func.func @f(%a0: tensor<3x4x2xi32>, %a1: tensor<2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return
}
// =====
// +----+---------------------------------------------------------------+---+---+-+++++++++++++++++++++
// +++++++++++++++++++++++++++++++++++++---------------------
//= 7578924d667b35af56b942e1f7ff90d50b3d047fc5363dfdf63e94268d9627b2940528eb851bad88c4bdd97b570161ff1321
//= db994afced3e91badb9e230be0f3a5f347f9717aca799a00ada44637582118a5f8245b97a7a5508c3cbb14e2a87868051ee3
//= da4711a762ff9ecd13e388c9cd2d2ac31134de3558ec487a9b60af24cbf375235b9c8ddb16fd75fd143599caff1db7cef8cc
//= fce912f6e403422db4765d9b9125c02ef0f8527762d58355a8a9a5f41ee3
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi32>}> : () -> tensor<4x3xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[0], [3], [4], [2147483647], [-1]]> : tensor<5x1xi32>}> : () -> tensor<5x1xi32>
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0, 3>}> : (tensor<4x3xi32>, tensor<5x1xi32>) -> tensor<5x3xi32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+--+--+--+--------++--++--++---+--+---------+---+---+---+--------
// ----++----------------------------
//= 91ca93c111c16ba31212ebc75ce2514da721
func.func @f(%a0: tensor<3x4x5xf32>, %a1: tensor<1xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, slice_sizes = array<i64: 3, 4, 5>}> : (tensor<3x4x5xf32>, tensor<1xi64>) -> tensor<3x4x5xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------++++--+--++++------++--++--++---+----+-+----------+-----+---+---+
// ----------------+-------------------------
//= 61cf773ca56a167942f2c0292aea894664d6
func.func @f(%a0: tensor<3x4x5xf32>, %a1: tensor<2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0, 4, 5>}> : (tensor<3x4x5xf32>, tensor<2xi64>) -> tensor<2x0x4x5xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-++-------+++-++--++---+----+---+---+---+---------+---+---+--
// -+--+----------------+---+-------------------------
//= fb4acf357e47dec5d62ecba6f8d1bd5068f0cd1674f5b25c
func.func @f(%a0: tensor<3x4x2xf32>, %a1: tensor<2x3x2xi64>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xf32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+-++-++-++++--+---------+-++-++---+----+---+--+--+---------+---+-
// -----+-----------------+---+--+-------------------
//= e310335e000477b12a97dcd736eb56a1054d226e12a9770453e7d2
func.func @f(%a0: tensor<5x3x4xf32>, %a1: tensor<6x5x1xi32>) {
  %r = "stablehlo.gather"(%a0, %a1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<5x3x4xf32>, tensor<6x5x1xi32>) -> tensor<6x5x2xf32>
  return
}
// =====
// ++++++++++++++++++-----------------++++++++++++----+---
//= ea0dc1747322df16779c096a695b6c
func.func @f(%a0: tensor<?x3xf32>) {
  %r = "stablehlo.get_dimension_size"(%a0) <{dimension = 0 : i64}> : (tensor<?x3xf32>) -> tensor<i32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++--------------------------------
//= f15f5c0059692b22e38b422eb47fd5
func.func @f(%a0: tuple<tensor<4xf32>, tensor<i32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++--------------------------------------------------------
//= 84292e399eef11619db2dfe7784212
func.func @f(%a0: tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 0 : i32}> : (tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) -> tuple<tensor<2xi32>, tensor<f32>>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++-----------------------------------------+--------
//= 491d9e66888c0b936d6afbcbbe2d3d
func.func @f(%a0: tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) -> tensor<2xi32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++----------------------
//= 2b9de10f6ece5b466d5aacae4f4a5e
func.func @f(%a0: tuple<tensor<i1>, tensor<f32>>) {
  %r = "stablehlo.get_tuple_element"(%a0) <{index = 1 : i32}> : (tuple<tensor<i1>, tensor<f32>>) -> tensor<f32>
  return
}
// =====
// +--------------+----------------+--+++--+----------+-----
//= 1cd67c34dc4a368c73
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "stablehlo.imag"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++++++
//= 1a9d2cd772f1f06a888a8c2a841c8445d8baa32bcf22780882bfaa
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.infeed"(%a0) <{infeed_config = "config", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++++++++++-++-+++++++++-+
//= e8c77873267164111ef71d13e8c778
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.infeed"(%a0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++++++++++-++++-+++-++++++++++++
//= 95480a5a4b17a4fdb8d96246f7dfa5185fee656d820e9f4ab2aaa64596c52959c2a4a00a95480a0bd4b4
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.infeed"(%a0) <{infeed_config = "", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
  return
}
// =====
// +-++++++++++++++++-++-++++-++-++--+--
//= 90ba5243ffccb6e0c9c5b9a4ff8caa
func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
  return
}
// =====
// +-++++++++++++++++-++++-++---
//= 86bdd0af4ce83681082a82a0
func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<600xf32>
  return
}
// =====
// +-++++++++++++++++-+-++-+++++++++++++--+-
//= 69bd59177925e48366a00310d0ec3c3596ad
func.func @f() {
  %r = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4x3xf32>
  return
}
// =====
// +----------+++++-------------------+++--+-----+-----
//= 55f398c50aa0
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.is_finite"(%a0) : (tensor<4xf32>) -> tensor<4xi1>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 50410353f696
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.log"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= db4fa1124ce0
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 1a05e514a9ab
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.logistic"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++-----+++-------+----------+----------+-------
//= de31ec43081d04fd33426b0e
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
//= 512289e44c4c31ea6cf9636a91d92b2d82f6
func.func @f(%a0: tensor<4x6xf32>, %a1: tensor<4x6xi32>) {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({
^bb0(%arg2: tensor<f32>, %arg3: tensor<i32>):
  "stablehlo.return"(%arg3) : (tensor<i32>) -> ()
}) : (tensor<4x6xf32>, tensor<4x6xi32>) -> tensor<4x6xi32>
  return
}
// =====
// +++++++++++++++++++++-------+----------+----------+-----
//= e5cb3a7a431b252b39
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++------------+---------------------+-----
//= bd285b5d994e9bf2b2d52a8c0cdc85996246
func.func @f(%a0: tensor<600xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<2.500000e+02> : tensor<600xf32>}> : () -> tensor<600xf32>
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<600xf32>, tensor<600xf32>) -> tensor<600xf32>
  return
}
// =====
// +++++++++++++++++++++-------+----------+----------+-----
//= 3f0c30723312de48ab
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +++++++++++++++++++++-------+----------+----------+-----
//= b04a8aa54860f4414d
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++-----------------------------------------------+---+---+--
//= 55911a62b7c52deac2008052da7b91be7bc7
func.func @f(%a1: tensor<4x3xf32>) {
  %a0 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}
// =====
// +----------+++++---------------------------------------------------------+---+---+---+--
//= ba597b02cca6910259b66daf9f0cd7e2653a
func.func @f(%a1: tensor<6x4x3xf32>) {
  %a0 = "stablehlo.constant"() <{value = dense<-0.000000e+00> : tensor<6x4x3xf32>}> : () -> tensor<6x4x3xf32>
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<6x4x3xf32>, tensor<6x4x3xf32>) -> tensor<6x4x3xf32>
  return
}
// =====
// +-+++++++++++++++++++-------+----------+-----
//= 2c3d615a83a438f251
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.negate"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++--------+++-------+----------+-----
//= 863277ab23ff
func.func @f(%a0: tensor<4xi32>) {
  %r = "stablehlo.not"(%a0) : (tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +++++++++++++++++++++----------------------
//= a64f25198cb3a64a61
func.func @f(%a0: tensor<4xf32>, %a1: !stablehlo.token) {
  %r:2 = "stablehlo.optimization_barrier"(%a0, %a1) : (tensor<4xf32>, !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++--------+++-------+----------+----------+-----
//= c9495eab55fc
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +++++++++++++++++++++++++++
//= 6ab5882a5bc36694eb4dbddb0f6d67
func.func @f(%a0: tensor<4xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.outfeed"(%a0, %a1) <{outfeed_config = "config"}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// +++++++++++++++++++++++++++++++++
//= b5ce99763e5c8c39980d63e6b5ce99
func.func @f(%a0: tensor<4x6xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.outfeed"(%a0, %a1) <{outfeed_config = ""}> : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// +++++++++++++++++++--+--+--+---------------+----------------------+----------------------
//= 281d1f7f73ef843484755dd7
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<4x5xf32>
  return
}
// =====
// +----------+++++-----+------------------------------------
//= 44a35858bde5cf1bf4ecaaf2fdcae3b2b261
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %a1 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: -5>, edge_padding_low = array<i64: 4>, interior_padding = array<i64: 1>}> : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++---------------------------------------+---+---+-----------
//= 23a9b5f60c3547472114614b0654ca09ce68
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %a1 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 0, -3>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  return
}
// =====
// +++++++++++++++++++--+-+-----------+-----+----------------+--+-+--+----------------++++-------------
// -----
//= 13685d22902903db898e166789a459ef2620a0dc95
func.func @f(%a0: tensor<3x0x1xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 0, 0, -3>, edge_padding_low = array<i64: -3, 0, 2>, interior_padding = array<i64: 0, 5, 7>}> : (tensor<3x0x1xf32>, tensor<f32>) -> tensor<0x0x0xf32>
  return
}
// =====
// ++++++++++++++++++--+++-----+---+----------------+---+----+++++-+------------
//= c2858f68231108d85711964b1c29af0ce5aa06df08f4eff74b7d0b1a1ab8
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.pad"(%a0, %a1) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  return
}
// =====
// +------------------
//= 59cb2f
func.func @f() {
  %r = "stablehlo.partition_id"() : () -> tensor<ui32>
  return
}
// =====
// +-++++++++--------+++-------+----------+-----
//= dc622cf0ef4b
func.func @f(%a0: tensor<4xi32>) {
  %r = "stablehlo.popcnt"(%a0) : (tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +-+++++++++++++++++++-------+----------+----------+-----
//= 22e8e27a3c648b6b49
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +--------------+----------------+--+++--+----------+-----
//= 9a8e1ee81aeed5b7b5
func.func @f(%a0: tensor<4xcomplex<f32>>) {
  %r = "stablehlo.real"(%a0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++--------+++++---+++-----+-++----+----------------------------------------
// -------+s+sss+---
//= 0d7d6058013fdc3e2bd4d78f
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<2xi64>, %a2: tensor<2xi64>, %a3: tensor<2xi64>) {
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<?x3xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x1xf32>
  return
}
// =====
// ssssssssssssssssss-ssss------------ssssss---ss-----s-ss---s-----------------------------------------
// ----ssssss-sss+s----
//= 4f91b5
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
//= 002ee5db3cd1eb25b3ddd1ab293f2c91f46b51e20d68014fba052cc84b5158cafc6d263a082e563af79898d9dd
func.func @f(%a0: tensor<5x3xf32>) {
  %a1 = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a2 = "stablehlo.constant"() <{value = dense<[4, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %a3 = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.real_dynamic_slice"(%a0, %a1, %a2, %a3) : (tensor<5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf32>
  return
}
// =====
// ++++++++++++++++++-++++++++++s+s++--------+
//= 5bb58dc52190970bf4c3dd661534d102988f76bc41ed882f6a290126fa966e0042
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
// =====
// ssssssssssssssssss-ss-sssssssss-sssss+s--------+
//= 886ccdcaba59
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++++++++++-++-+++++++++-+++-------
//= 140ae35a28e60b6b486142ecda6a26e5b9c1e9b88a
func.func @f(%a0: !stablehlo.token) {
  %r:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
// =====
// ++++++++++++++++++-----++++++---s---+-++---+----s-----------+-------x
//= 951a322db79737b1bdb1d379
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
//= b39c2769d3acf309834d00f9febe645c64f3
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
//= f0f8adeddda4d5605139f928422490d2e914053772
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
//= 54c2989b1e4c
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
//= 6ffb06d485f7794bdff518de17adadcb4f6276840d
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
//= 9f4006976d02e1cf3b58d02f378267b74312ec3ff2
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
//= c4ccd12eed48dbf250c086d55f8d0662fc93a0b6844959bf
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
//= 3449f2ee27013f15faf182bb
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
//= 61591353b0000d083ca802b13a888a6fb0288e7e75f1fd0f
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++--++++++-------+---+---+-------+---+---+--+++-++++----
//= 40df4f642bc795d9c53cfdf40450fab45c4b580a1c5e4704
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// ++++++++++++++++++-----++++-+-+---s---+------++-------+-+----+---------------
//= 51cba0e2b424b3b7610d3641e8d2fa
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
//= be652e41a428448063270e7309448cfd1df8
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
//= affc3c
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
//= defeaf89c1e015a91d0a3b0d18278b9270b7cdc24faaf181c3ef433b9300fada81b2d7f9
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
//= 5fe8b7
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
//= 444f1eee145d67039cc0b7c952522a68077c
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
//= b82daaf9d7409da80f7f7e0e86c91b7c98b2
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
//= 8d9e1110dff2f318b2
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
//= af4bfa2f3d157ea68762f035f1c5d0
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
//= 7ff821a9a66e71eaaa
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +------------------
//= d2a348
func.func @f() {
  %r = "stablehlo.replica_id"() : () -> tensor<ui32>
  return
}
// =====
// +++++++++++++++++++--+---------------++++--------+++--
//= 449c1ce1acf591adf710933b
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf32>) -> tensor<6xf32>
  return
}
// =====
// ++++++++++++++++++-++----------+-++------+----++---
//= 6a349e73ef222d1b99
func.func @f(%a0: tensor<600xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<600xf32>) -> tensor<1x600xf32>
  return
}
// =====
// ++++++++++++++++++-+--++-++-------++--+---++--+-+++--------+--------++-+--
//= 9cec793eb31efe364db99abb
func.func @f(%a0: tensor<1x4x1x2xf64>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<1x4x1x2xf64>) -> tensor<1x4x2xf64>
  return
}
// =====
// ++++++++++++++++++-++-++----------+---+-++++----------+----++-+--
//= 8e3468cbe191e37efa8dd4ee
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  return
}
// =====
// ++++++++++++++++++--+++-+-----+-++++++-----+++++---
//= 427761e9c37be3708a16b150c30646
func.func @f(%a0: tensor<?x3xf32>) {
  %r = "stablehlo.reshape"(%a0) : (tensor<?x3xf32>) -> tensor<6xf32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+-------+---+---+----
//= 267effaa6a558a04da
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reverse"(%a0) <{dimensions = array<i64: 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// =====
// +----------+++++---++++++++-----------+------------------------------------------+---+--------------
// -+-
//= 6e9bc553270b798579b1a0ad8a10d54ec6096cf06571a0ddd67f88
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>) {
  %a2 = "stablehlo.constant"() <{value = dense<[3, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x2xf32>
  return
}
// =====
// xxxxxxxxxxxxxxxx---xxxx---------------------------------------------------------xxx+x---x-
//= f0c401
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>) {
  %a2 = "stablehlo.constant"() <{value = dense<[1, -1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
// =====
// +----------+++++------+--++-----------+-----------------------------------------+-
//= 1450a09211e1fa86ad43e1535d9ff14de07e5ef660
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %a1 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %a2 = "stablehlo.constant"() <{value = dense<65536> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<65536xf32>
  return
}
// =====
// +----------+++++---++++++++-----------++----------------------------+-+----+---
//= acb478b50aaa8d6702
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>, %a2: tensor<2xi32>) {
  %r = "stablehlo.rng"(%a0, %a1, %a2) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
// =====
// +-ssss+ssssssss+---++++++++++++++--+ss-++-ssss---+-----ssss---+----+++++++---
//= cce8093549639403e78418370c72808c9fb3
func.func @f(%a0: tensor<2xui64>) {
  %r:2 = "stablehlo.rng_bit_generator"(%a0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  return
}
// =====
// +----------+++++--+++-------+----------+-----
//= 786611
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++--+++-------+----------+-----
//= af34da
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= bb2afd5316f3
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// ++++++++++--------------++++-++--sss-----+---+---+---+--+++-----+---+---+---+--sss-----+---+-+++-+-+
// --+---------+---+---+---+-------------+--+----------+----+-x
//= a952a0acd3e9ec52836317a5b99b2c6ea55413f0ea5d2d659dc55d1d792f4a8cffeb37a1
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
//= 2090f57051c87ec3305794c717b160332edfc76f36
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
// +----------xxxxxx+-++++++++-------------------------------------------------------------------------
// -------------------------------------------------
//= 545705cf5dcc317c2e
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
//= f550b0b854b675ec70c7e45ce8702377ab5b6a47ef398fa4bc940f99d60713580b585737267a445ebec5d3351263d0470ed5
//= 7390e354f49f9990446e7cfa4f521d274f0b51e3283a05d782c07f95adadb71af9672a41c6b71c7f58a6695ee6b3e9c66641
//= 56f44f44c7101557550045692369
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
//= 990f2f0cf398170246e32ae467aa528ff56b200eed1f3a6dc27e5c
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
//= 8f2546d1df0e544a83cc600cff3867a2ad26dfe7d04599eb3d8b2b7128d8
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
//= b7ff02af770f50fd26a56926
func.func @f(%a0: tensor<4xi1>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +-----------------++++++++++++++++++++---------+-----------+-----------+------
//= 78c6ae6b03df8557ba
func.func @f(%a0: tensor<i1>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}
// =====
// +-----------------++++++++++++++++++++----++----------+-------------+-------+-----
//= d5ae68b32685aaf9bf
func.func @f(%a0: tensor<3xi1>, %a1: tensor<3xf32>, %a2: tensor<?xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<3xi1>, tensor<3xf32>, tensor<?xf32>) -> tensor<3xf32>
  return
}
// =====
// ++++++++++++++++++----------+--+---------+---+---+---------+---+--+--ss-------------+---+---+---+--+
// ------+------------------+++++-----
//= 0a7315cf6ba8a2f4fde6150e7382981b1c339e58b016c48f
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
//= 3afcb03da5cb2b8e3201a49452fe97bac986d0644e
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
//= 92dc67989983bbb99b51d4c0f24b4adfa4deaa9d5ee0ac1109068405ba0a4d7f36325ef6e47bc817773209fa88f658a207ec
//= a164952ca055d88557e0f102bb2cd68042db6fd5d1862ee8d93c441875197f89e685c64e51a28793da1f0d3c91fe9fdb3c06
//= d28e21167315fe275f2295f102c1aa8ef03255f17e6ab58f1d7f6e0838d70ae5ccbcf98b9a1b
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
//= 031ccd
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
//= 705f9f79413d89aa8b7bc9b88ea2ad174be87ca8f3
func.func @f(%a0: tensor<4xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// ssssssssssssssssssssssssssssssssssssss++ssssss++-----------+
//= 8d0d13a1e61dfc7dc3e2dcc4455f18
func.func @f(%a0: tensor<4x6xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// +++++++++++++++++++++++++++++++++++-----
//= 455f187756b55d57ac0e6e9b10db2481408b073fc9
func.func @f(%a0: tensor<4x6xf32>, %a1: !stablehlo.token) {
  %r = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
// =====
// ++++++++++++++++++-----------------++++++-------++---+---+-+------------+---+--+---
//= 93a0633f10ebaeb5059d676a1b4f5e050b32e31c50
func.func @f(%a0: tensor<4x3xf32>, %a1: tensor<i32>) {
  %r = "stablehlo.set_dimension_size"(%a0, %a1) <{dimension = 0 : i64}> : (tensor<4x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<4, ?>>
  return
}
// =====
// +-++++++++--------+++-------+----------+----------+-----
//= de278382ac9b
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +-++++++++--------+++-------+----------+----------+-----
//= aaa096b5ec6c
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +-++++++++--------+++-------+----------+----------+-----
//= bf0dc7cd44f5
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// =====
// +-+++++----++++++++++-------+----------+-----
//= 6a2ea90bff2d
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.sign"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 99b535d2c749
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.sine"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +++++++++++++++++++-++-+-------++--+---+--------+---+----------------------------
//= 8143b68d52379e286bb1ec45c5d7cb
func.func @f(%a0: tensor<4x6xf32>) {
  %r = "stablehlo.slice"(%a0) <{limit_indices = array<i64: 3, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 3>}> : (tensor<4x6xf32>) -> tensor<2x2xf32>
  return
}
// =====
// +++++++++++++++++++----------++-------------+---+--+-----------------------
//= 372b5e350b6bf3a7328ac707
func.func @f(%a0: tensor<4x?xf32>) {
  %r = "stablehlo.slice"(%a0) <{limit_indices = array<i64: 4, 9>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>}> : (tensor<4x?xf32>) -> tensor<4x4xf32>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++---------------++++++-------+---+---+-------+---+---+-------+---+
// ---+-------+---+---+++-++++++++--
//= 38b159f34372b3d9ca6062e36d9db3e01cd7bb9cb65bdc4986cad64f56947604f4
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
//= a9864c1d7266d94519188faff7b3217ee0a1b9dd9e
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
//= cd0dcfa11a9b27ad38
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
//= 90d2c7f2e44bea9beb9026ffb585faa44074f04ecaa882488c407e2d41145e0310dcf0f08ca4ac009d675e405aa027bff45b
//= cfd926d836ba318a0fa3
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
// +--------------+--+++++++++++++++++-----------------------------------------------------------------
// -------++++++-
//= c05e588263f8c3535be899f1982ad5
func.func @f(%a1: tensor<8xi32>) {
  %a0 = "stablehlo.constant"() <{value = dense<[0xFFC00000, 0.000000e+00, 1.000000e+00, -0.000000e+00, 0x7FC00000, -1.000000e+00, 0xFF800000, 0.000000e+00]> : tensor<8xf32>}> : () -> tensor<8xf32>
  %r:2 = "stablehlo.sort"(%a0, %a1) <{dimension = 0 : i64, is_stable = true}> ({
^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<i32>, %arg11: tensor<i32>):
  %10 = "stablehlo.compare"(%arg8, %arg9) <{compare_type = #stablehlo<comparison_type WEAKORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%10) : (tensor<i1>) -> ()
}) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  return
}
// =====
// ++++++++++++++++++----------++++++-------+---+---+-------+---+---+++--++++++--
//= d4c7be4886bd2a4fc1a076f39c82b20e749f3120c09fd442
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
//= 513675bc7eec8cf72dfb1b22656ec174cd14a78f72913b6c
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
//= 0c79a46420e4
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.sqrt"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +-+++++++++++++++++++-------+----------+----------+-----
//= da52fcf0c04366097b
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------+++++----------------------
//= 0926a7e907e2346b7030e92d3fe406fac47f
func.func @f(%a0: tensor<f32>) {
  %a1 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= d5c4827e5b84
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.tan"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+-----
//= 938d41509585
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.tanh"(%a0) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +----------++++++++++-------+----------+----++++------
//= 7cdea7e4681b416a3cdafdf678eb23fb6ae9
func.func @f(%a0: tensor<4xf32>) {
  %r = "stablehlo.tanh"(%a0) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// =====
// +++++++++++++++++++++++++++sssss+++sss+sss+sss+s++++++ss+ssssssssssss+sss+sss+sss+ssssss----
//= ad935713cb425b13095116177b770d0e3bd3098236
func.func @f(%a0: tensor<5x1x5xi32>, %a1: tensor<2xi32>) {
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
  return
}
// =====
// sssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssssss+sss----
//= 32c90e
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2xi32>) {
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{batch_dims = 0 : i64, dim = 2 : i64}> : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}
// =====
// +-++++++++----------------------------------------------sssssss+sss+sss+++++++++++++++++++++++++++++
// ++++++++++++++++++++++++++++++----------------------
//= 3e9ec7ff495432ff524d87eaf94ce453c842078576bae0c289a135176e3db937a4e698e7cd31b10e44331ad8808be196a1cd
//= a1e62621b91da719835e59e875bf189aac4e6005fd0d9e8c1ffd55d4b2abe5387409c0c0f6dbd586374666c08859aac3ccbf
//= 3090ec0a6aab936f710b9bc4682d39ac066a63605ad364899687f2422c9a44e9f170eeb9fe8f23f947e20eb5e50cfbf14407
//= 07b97279a309a710b8106056c944f2ac52988110fb36e6da642874483e8f6494cc92a07e4205a7ba6f50d195e0cf4543b97e
//= 9f
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[2, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<3x4xi32>, tensor<2xi32>) -> tensor<2x4xi32>
  return
}
// =====
// +-++++++++---------++++++++----------------------------------------------------sssssss+sss+sss+ss+++
// +++++++++++++++++++++++++++++++++++++++++++++++++++++++----------------------
//= eed6e120047b6a4a5f5f438fc6b90dfd0810af1e2775d81472ec27fd3f6c929e64d53f825f037fe231a85b6b4f0de16dba57
//= 0400b44160e5d5fb6fd94f7222dab6f033244e7d20563cd5aa27dcf858ed39040c23c65ad7dffec3e17e9e3fb8d0a1dbbf95
//= 85f84f3b69a6818698c3214f56ee6bcd2c1e7ac0579aeee7d3e819b20825fb560abade24cbd318c0b92eb01b5a3706f54f28
//= 0a14367f7e6d9b071c9b1f21f317d4be52ccea8df262b36f13837d73c694a7599cb47504c6f7bf4e45b0cc4be989dfb21f66
//= c39d7203
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>}> : () -> tensor<3x4xi32>
  %a1 = "stablehlo.constant"() <{value = dense<[[3, 0], [1, 1], [2, 3]]> : tensor<3x2xi64>}> : () -> tensor<3x2xi64>
  %r = "stablehlo.torch_index_select"(%a0, %a1) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<3x4xi32>, tensor<3x2xi64>) -> tensor<3x2xi32>
  return
}
// =====
// ++++++++++++++++++++++++-------+---+---+--------+---+---+----------
//= 87bb869bfb67d56613dce40b8834f8
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// =====
// +++++++++++++++++++++++-----+---+---+-------+-+---+---------
//= 0630d731698f7baf1ebe4730
func.func @f(%a0: tensor<?x3xf32>) {
  %r = "stablehlo.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (tensor<?x3xf32>) -> tensor<3x?xf32>
  return
}
// =====
// +----------+++++++++++++-------+---+--+-------+---+---+-------+---+---+-++++------
//= 8f93d6ccc394e50bc2b6deb551c41faff037
func.func @f(%a0: tensor<4x4xf32>, %a1: tensor<4x3xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}
// =====
// +----------++++++++++++++++-------+---+---+--+--------+---+---+---+--------+---+---+---+--++++------
//= 9a4cc26ebeceeca333897852d35ab226de22305276
func.func @f(%a0: tensor<7x4x4xf64>, %a1: tensor<7x4x2xf64>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<7x4x4xf64>, tensor<7x4x2xf64>) -> tensor<7x4x2xf64>
  return
}
// =====
// ++++++++++++++++++++++++++++++++++++++----------------------------------------
//= 6a5b8fc420348e4d240edefd83a018
func.func @f(%a0: tensor<4xf32>, %a1: tensor<i32>) {
  %r = "stablehlo.tuple"(%a0, %a1) : (tensor<4xf32>, tensor<i32>) -> tuple<tensor<4xf32>, tensor<i32>>
  return
}
// =====
// +++++++++++++++++++++++++++++++++++-----------------------------------------------------------------
//= 58d3b2914cf2e423382718446d15ee
func.func @f(%a0: tensor<2xi32>, %a1: tuple<tensor<2xi32>, tensor<f32>>) {
  %r = "stablehlo.tuple"(%a0, %a1) : (tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>) -> tuple<tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>>
  return
}
// =====
// +++++++++++++++++++++++++++++ss+sss+sss+s+++++ss+sss+sss+s---
//= 32d5c58466ae88a9ab11dbbae75ead8b5c64
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
//= 54f98d5b9a9cd8c32490157a602a15ba6cadb73b84
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[-0.000000e+00, 1.000000e+00], [2.000000e+00, 0.000000e+00]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ii->i"}> : (tensor<2x2xf32>) -> tensor<2xf32>
  return
}
// =====
// +-++++++++--------------------------+++++ss+++++++++++++++++++++++++++++++++++++++++++--------------
// ----
//= 9c8dcc8506d3704706c1f65f1bf52f7d9db61d60c4f9d33c3dbd0432d2d6848cee638f38517ea30f35c3c769e68ddf69f8c8
//= 57db751781f674e059be4845428dbd8676c410268dadd005a469526830c9cd5ae043ea15c9dc44a9ebbcb847c6091e1716da
//= f49ba436b48dc17284b00c977875bf1f387b27e3739948c658c00b691795112ef05742f4d6389d058c233ed5551bb1625249
//= 9e77e151c3ea24506d
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>}> : () -> tensor<3x3xi32>
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ii->"}> : (tensor<3x3xi32>) -> tensor<i32>
  return
}
// =====
// +----------+++++-------------------------+++++ss+sss+sss+s-------------
//= 88782f1c17da957b9015317b3125eab08a4887a40fe7b438
func.func @f() {
  %a0 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ij->ji"}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// =====
// ++++++++++++++++++++++++++ss+sss+s++++++ss+ss---
//= 26ce396a76f82a91d128374af5e32e
func.func @f(%a0: tensor<1x1xf32>) {
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ii->i"}> : (tensor<1x1xf32>) -> tensor<1xf32>
  return
}
// =====
// ++++++++++++++++++-----+++-------++------------++---
//= ..............................
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
//= 3f844091b823
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
