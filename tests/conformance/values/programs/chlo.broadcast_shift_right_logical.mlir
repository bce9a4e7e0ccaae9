// broadcast_shift_right_logical of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0], [-1], [-1]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[1, 1, -2, -1]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0], [1, 1, 0, 0], [1, 1, 0, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[-2, -1], [-1, -2], [-2, 0]], [[1, 0], [-2, -1], [1, 0]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[-2, -2, 0]> : tensor<3xi2>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[0, 0], [0, 0], [-2, 0]], [[0, 0], [0, 0], [1, 0]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2], [-5], [1]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[-3, 2, -5, 6]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[-3, -8], [4, 6], [-2, 0]], [[1, 5], [-6, -7], [-5, -1]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[6, 4, 5]> : tensor<3xi4>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[116], [61], [-48]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[-1, 87, 48, -86]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<0> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0xC6D372F864F42634777506FC"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[76, -122, -62]> : tensor<3xi8>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-11394], [-5878], [9925]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[25144, -1192, -24514, -5360]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<0> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0xE92D059A8AF84C7864C943B97A6F679928D92E151F4B4CE6"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[24027, -18146, 23154]> : tensor<3xi16>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-336501565], [656565059], [-776084740]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[2100777037, 1743360052, 1636555456, -755523533]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<0> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0x36E4779C2369CF49E2AC036F87E32F89EE77FB0D70CD8CB02737D7580CF078CB45013A9EBDB3D6CB0C6B848D1F61EB89"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-874511975, 481727761, -952848409]> : tensor<3xi32>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[8074913733439437483], [5223582071386357601], [-3004567901184727569]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[4406645416977310957, 8297242245448361962, 6701205133933806666, 1154689139407196591]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<0> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0x11DA8EAD3415F0E49C417774FE9E6B37BDFD7DAC59E28AD77E1A71A76DD4233C53D57C708AC48F7BEFFD4DED5DB21D7951E60D39DB29FBC8309F16E39A8404A349D43E538DB058B42F7FBD2FFD2F13503549E766C64B0CB3510F3A4701B883F3"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[5658354624897835740, -1296566404845135424, 4507779994408204849]> : tensor<3xi64>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2], [2], [0]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[0, 1, 3, 3]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[2, 1, 0, 0], [2, 1, 0, 0], [0, 0, 0, 0]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[2, 3], [2, 1], [1, 3]], [[3, 0], [2, 2], [3, 3]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[1, 3, 1]> : tensor<3xui2>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[1, 1], [0, 0], [0, 1]], [[1, 0], [0, 0], [1, 1]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[6], [12], [0]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[0, 15, 0, 11]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[6, 0, 6, 0], [12, 0, 12, 0], [0, 0, 0, 0]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[2, 5], [12, 14], [10, 4]], [[2, 13], [0, 13], [10, 3]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[12, 4, 10]> : tensor<3xui4>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[40], [41], [97]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[109, 114, 27, 84]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<0> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0xF941B591184E8D28B2D8D342"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[65, 191, 172]> : tensor<3xui8>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[53880], [46519], [39790]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[38165, 28351, 41472, 41441]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<0> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0x49B13225F21756BFC5F4CE694A5E0415D5ABBBE3613EB5B4"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[33597, 25556, 28624]> : tensor<3xui16>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1389248820], [4159550620], [1808578379]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[1223926784, 1453020227, 1366341466, 4189468467]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<0> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0x0B3D8F51605466AB3852C62741050A58D8794A9602CB8E6215E55485AF0CB8B3D3EA684EDE15E75A81895B4CC2D48766"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[2038965186, 3124231303, 2295879982]> : tensor<3xui32>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_shift_right_logical of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2427581539810898106], [17025082341959539012], [14162556538160016170]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[6062920868568484714, 983960684475253596, 8678407360612361992, 12151902054991846424]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_shift_right_logical"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<0> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0xBBEE54EDF872EB0155D2955CFA65AC0177124BC2D7E36ED159DA1888D07C06B6EC426346ED06FE854D3EEE6C6294B9F0A82863A058C0BB18E6C36D1134750777228839E358B220324953EFDF1F581933E80D3EF4FC6B808A8BDF5953C1F0322D"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[7299716872163283279, 738074161700299769, 15123972020981682089]> : tensor<3xui64>
  %6 = "chlo.broadcast_shift_right_logical"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<0> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
