// broadcast_shift_left of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1], [1], [1]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[-1, -2, -2, 0]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[0, 0, 0, -1], [0, 0, 0, 1], [0, 0, 0, 1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[-2, 0], [1, -2], [0, -2]], [[0, 1], [-2, 1], [-1, -2]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1]> : tensor<3xi2>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_shift_left of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2], [-6], [-7]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[3, 4, 3, 5]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, 0], [-8, 0, -8, 0]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[-1, 6], [5, -1], [-3, -4]], [[-8, 4], [-4, 4], [1, 0]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[-2, 7, -6]> : tensor<3xi4>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_shift_left of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[12], [84], [-115]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[53, -30, 0, -71]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0x00000C000000540000008D00"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0xE3402E0CCE91B14B25E0E386"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[-113, -119, -31]> : tensor<3xi8>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_shift_left of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-87], [23462], [-9907]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[11075, -7250, -13982, -25101]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<0> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x76D2DF62B35C1F72DDF87E9FB0259B00C98184F198BC6016"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[-29105, -5997, 27240]> : tensor<3xi16>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_shift_left of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-573918065], [-107779042], [-527944522]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[1706350075, 99471349, 1943652554, 1278026080]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<0> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0x468EC649DF8D693FCFED1AD837D1DCDF41D3F5F192EFB3292FCAA7723DED5E59A73DF44FF327DD1CC07FCB5AA03B6C52"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-1030616725, 1956036904, -1070121395]> : tensor<3xi32>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_shift_left of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[7551903528815899548], [-444441493451170375], [1029571898014317718]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[-4470110642601781424, 7603881570402366008, 3393053232822267128, -7791975800650412740]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<0> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0xB74882E783589EBAE8A56FCEE95539347BB0652D7EA5079CC85D310CABC2BC84F4B9C33131A18BADF73ABBE2A3BAF9E44CD3CA95DCE365C8EE636ACEF30568AE7839B8392DC383FE7F4E92414A2BE301F7775874AA973CDE18CF89DA6EBF033D"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[-2138753520259465207, 7584049782387667706, -7880267000602259011]> : tensor<3xi64>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_shift_left of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2], [3], [1]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[2, 1, 1, 0]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[0, 0, 0, 2], [0, 2, 2, 3], [0, 2, 2, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[1, 2], [3, 2], [1, 1]], [[0, 3], [2, 2], [1, 1]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[1, 1, 2]> : tensor<3xui2>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[2, 0], [2, 0], [0, 0]], [[0, 2], [0, 0], [0, 0]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_shift_left of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[11], [6], [11]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[12, 2, 5, 0]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[0, 12, 0, 11], [0, 8, 0, 6], [0, 12, 0, 11]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[3, 4], [9, 11], [12, 11]], [[0, 13], [0, 2], [14, 0]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[8, 1, 14]> : tensor<3xui4>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[0, 0], [2, 6], [0, 0]], [[0, 0], [0, 4], [0, 0]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_shift_left of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[25], [100], [210]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[242, 5, 7, 181]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x002080000080000000400000"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x23F6F322A27D46692C39C6E5"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[241, 99, 213]> : tensor<3xui8>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_shift_left of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[15940], [44652], [9927]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[49984, 59162, 7052, 48660]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<0> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0x5EAA0F90DAE044AFBB7B747CF77C8670F1EA5BC373654054"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[12879, 28010, 23103]> : tensor<3xui16>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_shift_left of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1943356381], [3713841191], [965228691]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[4120423583, 279777315, 2966269155, 2658072560]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<0> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0x70017B13FB6BA30B8E76E4F2BA0E56351E0D636E77E2411DC3946B0CEFE4AA50D7BF113C3CB5B1C2FBAC5585C5661FC6"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[4042092989, 3187208083, 1331669645]> : tensor<3xui32>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_shift_left of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[6392593277572614884], [12317780159790288741], [4029951333976608706]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[12755574682088697749, 2067568962861178382, 2342637906515029865, 17272896382925841208]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_shift_left"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<0> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0xA567843D203C5A7911C3617902DB827F3204BE257932989B227F53AF96D89050F516BE87916212F4005FE03F05A79D0298E0E58AE2827B6097329A66EA9033AA0110A1E828C5B17ACD5B845A49C6BB8C4A5E988E0AB466EC04E2087196A5DCF3"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[11417234714753108858, 6045774931644823764, 2435781524870714773]> : tensor<3xui64>
  %6 = "chlo.broadcast_shift_left"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
