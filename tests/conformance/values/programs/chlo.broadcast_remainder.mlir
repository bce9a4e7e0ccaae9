// broadcast_remainder of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0], [-2], [0]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[-2, -2, -1, 0]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 0, -2], [0, 0, 0, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[1, 0], [1, -1], [-2, -2]], [[1, 0], [0, 0], [1, -2]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[0, 0, -1]> : tensor<3xi2>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[1, 0], [1, -1], [0, 0]], [[1, 0], [0, 0], [0, 0]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_remainder of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2], [6], [4]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[-8, 3, 7, -4]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[-2, -2, -2, -2], [6, 0, 6, 2], [4, 1, 4, 0]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[-4, 2], [-1, 1], [7, 5]], [[-8, 2], [-5, 1], [-7, 0]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[-2, 4, -8]> : tensor<3xi4>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[0, 0], [-1, 1], [7, 5]], [[0, 0], [-1, 1], [-7, 0]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_remainder of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[-103], [-104], [59]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[47, -107, -52, -38]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0xF799CDE5F69800E40C3B0715"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0x25173976B54FD190FD39CF40"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[32, 106, -44]> : tensor<3xi8>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0x0517390CE123F1F0FD39FB14"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_remainder of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-196], [5647], [4481]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[21848, -28995, -14829, -26696]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0x3CFF3CFF3CFF3CFF0F160F160F160F168111811181118111"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x7741FBAC423E8AF8BA60B359C254A240226E1649F139AEB9"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[15073, 30430, -12719]> : tensor<3xi16>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<"0x9606DCE7423E8AF80B2F0428E119C105226E164942085DEB"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_remainder of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[436730082], [1681007864], [1021025321]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[-1189103834, 886198139, -1444901469, -1336478830]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0xE2F8071AE2F8071AE2F8071AE2F8071A1EDC511D7DD55F2F9BB2120E8A188914299CDB3CAE4C0908299CDB3C299CDB3C"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0xC38DEC171F4180A051F92DA4713A55FD02A7322F9C173A94582A8BB7B90E067CC32AE62D52BDEF84B9D65F4E2DD29DE0"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-1611592471, -427722295, 1703663990]> : tensor<3xi32>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<"0xC38DEC171F4180A0F68BA9F0713A55FD02A7322F12F1C5F9582A8BB7A21BF71B8CA467142ED6E9EAB9D65F4E2DD29DE0"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_remainder of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-7487930958707613], [-1621219840778065719], [-5610833928388075211]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[67931238353982198, -466807713899264023, -4373487481877045974, 5942621652263241231]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0x63841A37C465E5FF63841A37C465E5FF63841A37C465E5FF63841A37C465E5FFE39C29D279182FFF0ED1BD6F9292EFFCC9A89BF7244580E9C9A89BF7244580E901B485EE943670FF49C240E5FA85DFFF0B449E6FF60FD4EE3521B804455022B2"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0xEE3F5D7F60F3477F91C9B0970186A46F6DC1B0A4C1D4EB846D73961C6F67913F0987BBCA505F598F0F66C9595C06E6E92371DF691DBFEECB99FCAC795A7F5131810B46747B56E9E525AEE4BE9EC060F47F509527250A2E5F6AFC6E3711B805CF"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[-1603576074791094033, 1685630267880040319, -534583385890813151]> : tensor<3xi64>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0x991C2C4AA8B702103CA67F62494A5F00E846DFCEBEA3E2F96FA450A5D647C8101AE07125ACB2A1FECD4F7BFFDF77BCF8457F59B200D770F877EE32317767CF0400F3E8AF47E64DFD25AEE4BE9EC060F40BD669450F612706A4B984289C0C89FB"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_remainder of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [3], [1]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[2, 0, 0, 3]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 3, 3, 0], [1, 1, 1, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[2, 0], [1, 3], [2, 3]], [[0, 3], [2, 3], [1, 2]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[2, 1, 2]> : tensor<3xui2>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[0, 0], [0, 0], [0, 1]], [[0, 1], [0, 0], [1, 0]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_remainder of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[7], [15], [12]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[13, 14, 9, 1]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[7, 7, 7, 0], [2, 1, 6, 0], [12, 12, 3, 0]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[1, 13], [11, 0], [4, 8]], [[6, 12], [9, 7], [11, 3]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[0, 4, 11]> : tensor<3xui4>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[1, 13], [3, 0], [4, 8]], [[6, 12], [1, 3], [0, 3]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_remainder of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[85], [34], [98]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[159, 219, 139, 244]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x555555552222222262626262"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x6D768F624A934789B5CBAA88"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[241, 50, 101]> : tensor<3xui8>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0x6D762B304A2E47891F034523"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_remainder of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[20480], [16696], [4104]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[15655, 4334, 63645, 61555]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0xD912480C0050005011046E0E384138410810081008100810"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0xE15032B53353F54E9EE770D538E71271374359E37694DB68"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[829, 61103, 57652]> : tensor<3xui16>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0x290317033353F54E6A0670D54D01F802374359E37694DB68"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_remainder of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1799501136], [2156057981], [2722885089]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[2232881599, 2748196219, 89863915, 4133069958]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x5035426B5035426BF4EA21005035426B7DD582807DD5828060E650057DD5828022DC341DE1ED4BA2577E9B01E1ED4BA2"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0xBA80C1366668AD6659413ABFDA95C2BD7D74001EAF00FAE858B9C288923687E70E59CAEEA37A77FEC183599923FE799F"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[2673046551, 2378876404, 402463190]> : tensor<3xui32>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<"0xBA80C1366668AD66657B6F31E6CFF72FA75A03062918141158B9C2887BC233481A93FF60AFB4AC70BDE86A091F638B0F"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_remainder of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[7708976518937156147], [17792878988540031120], [15296300690038325458]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[834427000803443647, 16393068331886674382, 8373355290238390538, 14510718513217001296]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0x7C381FB4DF76C302339A13D14CC9FB6A339A13D14CC9FB6A339A13D14CC9FB6AE521E11782EBBE03C22EA12E60206D137C8ED8D19FBC840E40D9740B90938C2D643D63F594BBD603D2004C2F6F6047D4C8EF7F6A293E1360822950DFD3F2E60A"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0x430F65E1BF74CCA54FABC3D1034797A28630C5AEC459F31C18A38521BFBE2BCE941973E691E2765DD3588492C0299468D45A1074473CF0C60CB8249B11FBE1BDE361BC4F61EDA5031D6593931880E3421246FE4AD63B8F30195658F90F040E7F"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[4285952227480647015, 2767445727313650483, 3699744516713549232]> : tensor<3xui64>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0x75A4D64A10EFD62E8140353B54C1A12B8630C5AEC459F31C1933024B9D08240EE40B0AB888C01E2A733DB235AEE5E3019FBA3A12C0F37F14D7174F398AB2710BE361BC4F61EDA503EA81DF9BDE8E7B1C1246FE4AD63B8F30B93A869CFDBF5D18"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// broadcast_remainder of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf4E2M1FN>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [[0.5, 0.0], [1.0, 0.0], [0.5, 0.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_remainder of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf6E2M3FN>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xf6E2M3FN>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [[0.5, 0.0], [1.0, 0.0], [0.5, 0.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_remainder of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf6E3M2FN>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xf6E3M2FN>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [[0.5, 0.0], [1.0, 0.0], [0.5, 0.0]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_remainder of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x000000000030003000000000"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<"0x403040304030204030402030"> : tensor<2x3x2xf8E3M4>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E3M4>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xf8E3M4>
  %7 = stablehlo.constant dense<"0x000000300000200030002000"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  return
}
// -----
// broadcast_remainder of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0x000000000038003800000000"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<"0x403840384038304038403038"> : tensor<2x3x2xf8E4M3>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xf8E4M3>
  %7 = stablehlo.constant dense<"0x000000380000300038003000"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  return
}
// -----
// broadcast_remainder of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x000000000038003800000000"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<"0x403840384038304038403038"> : tensor<2x3x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3FN>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xf8E4M3FN>
  %7 = stablehlo.constant dense<"0x000000380000300038003000"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_remainder of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x000000000040004000000000"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x484048404840384840483840"> : tensor<2x3x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3FNUZ>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0x000000400000380040003800"> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_remainder of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x000000000058005800000000"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x605860586058506058605058"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x000000580000500058005000"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_remainder of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x00000000003C003C00000000"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<"0x403C403C403C38403C40383C"> : tensor<2x3x2xf8E5M2>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E5M2>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xf8E5M2>
  %7 = stablehlo.constant dense<"0x0000003C000038003C003800"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  return
}
// -----
// broadcast_remainder of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x000000000040004000000000"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x4440444044403C4440443C40"> : tensor<2x3x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E5M2FNUZ>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x0000004000003C0040003C00"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_remainder of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x00000000000000000000803F0000803F0000000000000000"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<"0x0040803F0040803F0040803F003F0040803F0040003F803F"> : tensor<2x3x2xbf16>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xbf16>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xbf16>
  %7 = stablehlo.constant dense<"0x000000000000803F00000000003F0000803F0000003F0000"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  return
}
// -----
// broadcast_remainder of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x00000000000000000000003C0000003C0000000000000000"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<"0x0040003C0040003C0040003C00380040003C00400038003C"> : tensor<2x3x2xf16>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf16>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xf16>
  %7 = stablehlo.constant dense<"0x000000000000003C0000000000380000003C000000380000"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  return
}
// -----
// broadcast_remainder of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf32>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf32>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [[0.5, 0.0], [1.0, 0.0], [0.5, 0.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// broadcast_remainder of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf64>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf64>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 1.0], [0.0, 0.0]], [[0.5, 0.0], [1.0, 0.0], [0.5, 0.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  return
}
// -----
// broadcast_remainder of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [0.5]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[4.0, 8.0, 64.0, 16.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x7F7F7F7F808080807E7E7E7E"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<4.0> : tensor<1xf8E8M0FNU>
  %5 = "chlo.broadcast_remainder"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %0) : (tensor<3x1xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_remainder of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_remainder"(%0, %1) : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x030303070303030303030303"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<[[[5, 7], [9, 11]], [[1, 19], [-1, 13]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[5, 7]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "chlo.broadcast_remainder"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<[[[3, 3], [5, 3]], [[3, 3], [3, 5]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
