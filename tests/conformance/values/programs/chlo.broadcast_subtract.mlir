// broadcast_subtract of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [-2], [-1]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[0, 0, 1, -1]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[1, 1, 0, -2], [-2, -2, 1, -1], [-1, -1, -2, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[-1, 0], [-2, 0], [0, 1]], [[-1, -1], [-1, 1], [-1, 0]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[-2, 1, -1]> : tensor<3xi2>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[1, -2], [1, -1], [1, -2]], [[1, 1], [-2, 0], [0, 1]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_subtract of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2], [6], [1]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[5, 1, -7, -8]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[-3, 1, -7, -6], [1, 5, -3, -2], [-4, 0, -8, -7]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[-3, 1], [4, 4], [3, 3]], [[-7, -6], [-3, -8], [-7, 1]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[-7, -8, 1]> : tensor<3xi4>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[4, -8], [-4, -4], [2, 2]], [[0, 1], [5, 0], [-8, 0]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_subtract of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[-114], [-83], [96]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[51, 100, -25, -31]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0x5B2AA7AD7A49C6CC2DFC797F"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0xD305D0C4138246C450975772"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[-31, -22, 91]> : tensor<3xi8>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0xF224E6DAB82765E366ADFC17"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_subtract of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-26789], [32403], [5686]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[32681, -14466, -83, 21615]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0xB217DDCFAE97EC42EAFE15B7E67E242A8D96B84E8916C7C1"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0xB75D45F5DFA00447EB3CC3B724029944DD7372B37A9209B4"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[-5672, -15391, 6989]> : tensor<3xi16>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<"0xDF736D0BFEDC23839E21769C4C18C15AFCAF91EF2D77BC98"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_subtract of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[377295566], [1085056695], [1490775188]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[822382993, 363205553, -634347517, -137482645]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0x3D8178E51DFFD600CB724C3C63E4AE1E2615A80F0693062BB4067C664C78DE4803DBD627E358354391CCAA7E293E0D61"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0xA7AFEC9803B3851E80B26ABCDFF389DEDFD1EE61F3E9623BD09BED152AC7AB3AA48FA35CFD176E041EDB06632A27BF0E"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-1985942477, 809642981, -1064394802]> : tensor<3xi32>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<"0x74C34B0FD0C6E4949B86288CFAC747AE113260A1254AD47A9DAF4C8CF7DA0AB1BF63612C18EC2BD4503B78A25C87304E"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_subtract of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-424553625451128611], [-2524058003055799466], [5608222400481118932]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[6262195303022558014, -6923854814525303550, -2687305308059260128, 2864250099145872789]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0x9F1D1A0847E533A3DB430A27FF27325ABD6DC6B0AAE8661F48036AF36FD25BD2181899702BF51086543E898FE3370F3D366845198FF84302C1FDE85B54E238B5964F492B1C9FECF6D275394AD4E1EAADB49FF5D37FA21F733F359916458C1426"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0xB5C1728D698E0B5E52C37FF632F356B0CFE9900F2E5D9033F5A03A2388E3B565009723DB32A7D807F413CDE91D81B84E9B4170E8FA2524C6A8F5F4C0D1999FC54B33A99FEC61120ECDF26D9742DFF80AEF021CBDDCC9FBBACD084A419729C10D"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[1624717845439108816, 2270736025216213280, -2064559746381591269]> : tensor<3xi64>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0xE5EACFD723667F4782ECDC40EDCACA99AF08DFBDCB160D14D5BF88D1259D3246E5C9C87759717F24D9467286444B5F6BCB6ACD32B5FD97AFD81E520B8C7113AF2B52F74D8A1B8FEEAD11BC45E09875EBD435C1590394A2D7B23BEFDDBDF3672A"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_subtract of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [2], [3]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[0, 0, 1, 3]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[1, 1, 0, 2], [2, 2, 1, 3], [3, 3, 2, 0]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[0, 1], [1, 0], [1, 1]], [[3, 0], [2, 0], [0, 0]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[1, 3, 2]> : tensor<3xui2>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[3, 0], [2, 1], [3, 3]], [[2, 3], [3, 1], [2, 2]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_subtract of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[9], [8], [9]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[10, 9, 14, 10]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[15, 0, 11, 15], [14, 15, 10, 14], [15, 0, 11, 15]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[15, 6], [6, 11], [5, 7]], [[9, 6], [11, 9], [14, 15]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[4, 8, 0]> : tensor<3xui4>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[11, 2], [14, 3], [5, 7]], [[5, 2], [3, 1], [14, 15]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_subtract of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[19], [22], [210]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[214, 201, 17, 77]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x3D4A02C6404D05C9FC09C185"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x1F04C45CBAF7CD9146EF9415"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[54, 133, 212]> : tensor<3xui8>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0xE9CE3FD7E623975BC16AC041"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_subtract of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[21050], [7899], [42662]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[44010, 30199, 19933, 30314]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x50A643DC5D04D0DBF172E4A8FED071A8BCFAAF30C9583C30"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0x34484BA7D35DA360EDA2C22D4A495B40F69ABD0F0CA15A9E"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[4209, 47679, 29770]> : tensor<3xui16>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0xC337DA9694A364A6A32E78B9D938EA2FB7E07E55C22C102A"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_subtract of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[261668259], [208677327], [4239506806]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[3602892264, 1494119055, 1903433227, 2707802233]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0xBBF7D838144B8AB698A7249E2AF5326EE763B03540B761B3C413FC9A56610A6B8EF7F125E74AA3A36BA73D8BFDF44B5B"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0xBA5A6939FF033B3DC86CA615508550E9FDBA4DE7159DE981DA8C472D6A3C7673EA15B33C1E6DFBE71CB96CCE77C5D784"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[164166121, 1348060301, 1969422730]> : tensor<3xui32>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<"0xD160A02F160A72333BA84CC5C3C0F69873B9EA718B9B860CF1927E238142AD695D5159EC91A8A19792B70959EDC3740F"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_subtract of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[11828304674756833190], [3614791038815611296], [16749278075520378701]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[16080069735688213974, 1264710544306501622, 1132129240113657565, 11757286465039170741]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0xD099C43234B2FEC4B0B7E4B0E46C9992C9782A15E3727094F132CE7AAF4EFC00CA13AAAE116F0253AA31CA2CC2299D20C3F20F91C02F7422EBACB3F68C0B008F77D16C807081490957EF8CFE203CE4D670B0D2621F42BBD8986A76C8EB1D4745"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0x94579F35E48AB14E48436A692ECBF8DB8FBDA6BCC5E19AD799E3670B6B47C3D0686BD8B07EB2DF740B53E2F20BEE82040CF786868FC055AD82FD9BCC896C1FC7ED0ECF1EBC1A7159EC61B4BE4FE066481015DF8677C1D9A40BFFA3C825B2B760"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[11895255989561889443, 2311626316565370830, 14014393276439544553]> : tensor<3xui64>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0xF1C472BB971A9DA9A5B03DEFE15AE436C1E55390E25586B7CB0B15DF87BBAEB07F280BB80F9262B2221015FA9CCD054269645A0C43504108DF6A6F523DFC0A221F377CF2D88E5C391E8A61926C54522827D2118E08A15CE222BCD6CFB6913A9E"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// broadcast_subtract of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.0], [0.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[1.0, -2.0, -1.0, 0.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[0.0, 3.0, 2.0, 1.0], [-1.0, 2.0, 1.0, 0.0], [-1.0, 2.0, 1.0, 0.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[[-2.0, 0.0], [2.0, 1.0], [0.0, 0.0]], [[2.0, 1.0], [1.0, 0.0], [1.0, 2.0]]]> : tensor<2x3x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[0.0, -2.0, 0.0]> : tensor<3xf4E2M1FN>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN>
  %7 = stablehlo.constant dense<[[[-2.0, 0.0], [4.0, 3.0], [0.0, 0.0]], [[2.0, 1.0], [3.0, 2.0], [1.0, 2.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_subtract of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [0.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[-1.0, 1.0, 1.0, -1.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[0.0, -2.0, -2.0, 0.0], [2.0, 0.0, 0.0, 2.0], [1.0, -1.0, -1.0, 1.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 0.0], [-1.0, 0.0]], [[1.0, -1.0], [-1.0, 1.0], [-1.0, 1.0]]]> : tensor<2x3x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[-1.0, -1.0, 0.0]> : tensor<3xf6E2M3FN>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xf6E2M3FN>
  %7 = stablehlo.constant dense<[[[1.0, 1.0], [2.0, 1.0], [-1.0, 0.0]], [[2.0, 0.0], [0.0, 2.0], [-1.0, 1.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_subtract of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [1.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 0.0], [1.0, 1.0, 2.0, 1.0], [1.0, 1.0, 2.0, 1.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[[1.0, 1.0], [0.0, 1.0], [0.0, -1.0]], [[-1.0, -1.0], [1.0, -1.0], [0.0, -1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %5 = stablehlo.constant dense<[0.0, -1.0, 1.0]> : tensor<3xf6E3M2FN>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xf6E3M2FN>
  %7 = stablehlo.constant dense<[[[1.0, 1.0], [1.0, 2.0], [-1.0, -2.0]], [[-1.0, -1.0], [2.0, 0.0], [-1.0, -2.0]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_subtract of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [0.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 1.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x00B0B0B03000000000B0B0B0"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<"0x00B0B03030B03000B0B03030"> : tensor<2x3x2xf8E3M4>
  %5 = stablehlo.constant dense<[1.0, -1.0, 0.0]> : tensor<3xf8E3M4>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xf8E3M4>
  %7 = stablehlo.constant dense<"0xB0C0004030B000B000003030"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  return
}
// -----
// broadcast_subtract of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<-1.0> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0xC0B8C0B8C0B8C0B8C0B8C0B8"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<"0x00B8B800B8003838B838B800"> : tensor<2x3x2xf8E4M3>
  %5 = stablehlo.constant dense<-1.0> : tensor<3xf8E4M3>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xf8E4M3>
  %7 = stablehlo.constant dense<"0x380000380038404000400038"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  return
}
// -----
// broadcast_subtract of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 1.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x380038003800380038003800"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<"0xB8B838B8003838000038B800"> : tensor<2x3x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[-1.0, 1.0, -1.0]> : tensor<3xf8E4M3FN>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xf8E4M3FN>
  %7 = stablehlo.constant dense<"0x000000C038404038B8000038"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_subtract of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [-1.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[-1.0, 1.0, -1.0, 1.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x00C800C84800480000C800C8"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x0040004000C000404000C040"> : tensor<2x3x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[1.0, -1.0, 0.0]> : tensor<3xf8E4M3FNUZ>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0xC000404800C0C0004840C040"> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_subtract of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [-1.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[0.0, 1.0, -1.0, -1.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x58006060D8E00000D8E00000"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x005858005858D85858D85800"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<1.0> : tensor<3xf8E4M3B11FNUZ>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0xD80000D80000E00000E000D8"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_subtract of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [1.0], [0.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x3C3C403C3C3C403C00003C00"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<"0x003C3CBC3C3CBCBCBCBC3C00"> : tensor<2x3x2xf8E5M2>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xf8E5M2>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xf8E5M2>
  %7 = stablehlo.constant dense<"0xBC003CBC3C3CC0C0BCBC3C00"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  return
}
// -----
// broadcast_subtract of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [0.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 1.0, -1.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0xC400C40000440044C040C040"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x000040400000C000400000C0"> : tensor<2x3x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[-1.0, 1.0, -1.0]> : tensor<3xf8E5M2FNUZ>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x404000004040004000C04000"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_subtract of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [0.0], [-1.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[0.0, 1.0, -1.0, 0.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x000080BF803F0000000080BF803F000080BF00C0000080BF"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<"0x803F0000000080BF803F80BF803F0000803F80BF0000803F"> : tensor<2x3x2xbf16>
  %5 = stablehlo.constant dense<[-1.0, 1.0, -1.0]> : tensor<3xbf16>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xbf16>
  %7 = stablehlo.constant dense<"0x0040803F80BF00C0004000000040803F000000C0803F0040"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  return
}
// -----
// broadcast_subtract of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [-1.0], [1.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x00000000003C000000BC00BC000000BC003C003C0040003C"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<"0x00BC000000BC003C003C003C00BC00BC000000BC003C00BC"> : tensor<2x3x2xf16>
  %5 = stablehlo.constant dense<[-1.0, 0.0, -1.0]> : tensor<3xf16>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xf16>
  %7 = stablehlo.constant dense<"0x0000003C00BC003C0040004000000000000000BC00400000"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  return
}
// -----
// broadcast_subtract of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [1.0], [-1.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 0.0, -1.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 2.0], [1.0, 0.0, 1.0, 2.0], [-1.0, -2.0, -1.0, 0.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[[-1.0, 1.0], [1.0, -1.0], [-1.0, -1.0]], [[1.0, 0.0], [1.0, -1.0], [-1.0, 0.0]]]> : tensor<2x3x2xf32>
  %5 = stablehlo.constant dense<[-1.0, 0.0, -1.0]> : tensor<3xf32>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<[[[0.0, 2.0], [1.0, -1.0], [0.0, 0.0]], [[2.0, 1.0], [1.0, -1.0], [0.0, 1.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// broadcast_subtract of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [1.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, -2.0], [1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 0.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, -1.0], [-1.0, 0.0], [1.0, 0.0]], [[-1.0, 0.0], [1.0, 0.0], [0.0, 0.0]]]> : tensor<2x3x2xf64>
  %5 = stablehlo.constant dense<[0.0, -1.0, 1.0]> : tensor<3xf64>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<[[[0.0, -1.0], [0.0, 1.0], [0.0, -1.0]], [[-1.0, 0.0], [2.0, 1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  return
}
// -----
// broadcast_subtract of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.0, -1.0)], [(0.0, -1.0)], [(0.0, 1.0)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(0.0, 1.0), (-1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)]]> : tensor<1x4xcomplex<f32>>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(1.0, -2.0), (2.0, -1.0), (2.0, -2.0), (0.0, -2.0)], [(0.0, -2.0), (1.0, -1.0), (1.0, -2.0), (-1.0, -2.0)], [(0.0, 0.0), (1.0, 1.0), (1.0, 0.0), (-1.0, 0.0)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[[[(1.0, -1.0), (0.0, 1.0)], [(-1.0, 1.0), (1.0, 1.0)], [(0.0, -1.0), (0.0, 1.0)]], [[(-1.0, 0.0), (-1.0, 1.0)], [(0.0, -1.0), (0.0, -1.0)], [(1.0, 0.0), (-1.0, 0.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %5 = stablehlo.constant dense<[(-1.0, -1.0), (-1.0, 0.0), (0.0, 1.0)]> : tensor<3xcomplex<f32>>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  %7 = stablehlo.constant dense<[[[(2.0, 0.0), (1.0, 2.0)], [(0.0, 1.0), (2.0, 1.0)], [(0.0, -2.0), (0.0, 0.0)]], [[(0.0, 1.0), (0.0, 2.0)], [(1.0, -1.0), (1.0, -1.0)], [(1.0, -1.0), (-1.0, -1.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_subtract of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.0, 0.0)], [(1.0, 0.0)], [(1.0, -1.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (0.0, 1.0)]]> : tensor<1x4xcomplex<f64>>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(2.0, 1.0), (0.0, 1.0), (1.0, 0.0), (1.0, -1.0)], [(2.0, 1.0), (0.0, 1.0), (1.0, 0.0), (1.0, -1.0)], [(2.0, 0.0), (0.0, 0.0), (1.0, -1.0), (1.0, -2.0)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[[[(0.0, -1.0), (1.0, 0.0)], [(1.0, -1.0), (0.0, -1.0)], [(0.0, -1.0), (0.0, 0.0)]], [[(-1.0, 0.0), (1.0, 1.0)], [(-1.0, 1.0), (-1.0, 1.0)], [(0.0, 0.0), (1.0, 1.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %5 = stablehlo.constant dense<[(0.0, 0.0), (0.0, 1.0), (1.0, -1.0)]> : tensor<3xcomplex<f64>>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
  %7 = stablehlo.constant dense<[[[(0.0, -1.0), (1.0, 0.0)], [(1.0, -2.0), (0.0, -2.0)], [(-1.0, 0.0), (-1.0, 1.0)]], [[(-1.0, 0.0), (1.0, 1.0)], [(-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 1.0), (0.0, 2.0)]]]> : tensor<2x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_subtract of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[8.0], [16.0], [64.0]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[2.0, 4.0, 0.5, 1.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x828182828383838385858585"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E8M0FNU>
  %5 = "chlo.broadcast_subtract"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %0) : (tensor<3x1xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_subtract of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_subtract"(%0, %1) : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x090503FF15110F0B25211F1B"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<[[[5, 7], [9, 11]], [[1, 19], [-1, 13]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[5, 7]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "chlo.broadcast_subtract"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<[[[3, 5], [5, 7]], [[-1, 17], [-5, 9]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
