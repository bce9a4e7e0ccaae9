// broadcast_or of i1
func.func public @main() {
  %0 = stablehlo.constant dense<true> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[true, false, true, true]]> : tensor<1x4xi1>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[true, false], [false, true], [true, true]], [[true, true], [false, false], [false, true]]]> : tensor<2x3x2xi1>
  %5 = stablehlo.constant dense<true> : tensor<3xi1>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_or of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1], [1], [1]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[-2, -2, -2, 0]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[-1, -1, -1, -1], [-1, -1, -1, 1], [-1, -1, -1, 1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[-2, -1], [0, 1], [0, -2]], [[1, 1], [-1, 1], [-2, 1]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[0, 0, -1]> : tensor<3xi2>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[-2, -1], [0, 1], [-1, -1]], [[1, 1], [-1, 1], [-1, -1]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_or of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-4], [-1], [-6]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[-2, -5, -8, -4]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[-2, -1, -4, -4], [-1, -1, -1, -1], [-2, -5, -6, -2]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[3, -1], [-5, 1], [-3, 0]], [[-5, -5], [-4, 5], [-6, 0]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[-5, -3, -5]> : tensor<3xi4>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[-5, -1], [-1, -3], [-1, -5]], [[-5, -5], [-3, -3], [-5, -5]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_or of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[-71], [103], [105]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[121, 121, 75, 40]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0xF9F9FBB97F7F6F6F79796B69"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0xE65A40464E84FF36C2326739"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[74, 11, 72]> : tensor<3xi8>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0xEE5A4B4F4ECCFF7ECB3B6F79"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_or of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-5643], [-1196], [30896]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[-19952, -16062, 32349, 1992]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0xF5FBF7E9FDFFFDEF54FB56FB5DFFDCFFB0FAF2F9FD7EF87F"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x0E245E0A271E679F193D0F9D7018A9BE67F462D713887B97"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[10309, -11287, -620]> : tensor<3xi16>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<"0x4F2C5F2AEFDFEFDF9DFD9FFD7538EDBEEFF7EBD797FDFFFF"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_or of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[2146325488], [-2106148066], [2095421811]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[1681967596, 1365707853, -2042059013, 1545322078]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0xFCDBEE7FFD5FEF7FFBF7EEFFFEFFFF7FFEFB76E65FBF77D3FFBF7E865EBF7FDEFFD9E57C7F9DE77DFBBFEDFE7FBFFF7C"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0xB026D2FB9F0A1B24E78AF96B8E3D9D16186D905C796D002ECAF9DDC980FD506038A6F87520A6C09EF8E23D42197F28F8"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-1064218523, 1574671883, -1801827037]> : tensor<3xi32>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<"0xF576D3FBFF5A9BE4EF9EFB7F8FBFDF5F3B6D9ADC7B6D9ABEEFF9DDC9E5FDD1E03BB6FB7D2BB6DBDFFBEFBFD63B7FBAFC"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_or of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[1765343899080138755], [-2832822446542608307], [-4878547591811097552]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[977947858909936916, -1676096679168392584, 8016031688752736617, 1822213942919777176]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0x173D3F7BEDDEFF1D7BE2F75FFFCEFFF86BA973EFFDEA7F7F9B6B7F7FEDCF7F195D3D3F7BFFDEBFDD7DEAF77EFFCEBFF86DA973EEFFEABFFFDD6B7F7EFFCFEFD9343D6F7BF5FEDBBD78DEF75EF3EEFFFC79BD63BED9EA7FFFB85F7F3EFDEF4BBD"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0xC1D81D98597EEB1AB88052E58A8CCD0EA30DCDE21ECB098ED881ABD09C4ACBD86C87CF269B498A5874C1D13590A4527909C333DCB58EBEE0D1F4D82382716F8CD589C60E01CDE40E6C28F5D9FEC600FE1C5E3E9756A2D8C67EF2156FBA54518C"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[7078669314028653599, -1664445533159181973, -7312283753217453177]> : tensor<3xi64>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0xDFDC3F997D7EFF7ABFCC72FDBEFCFD6EEBBDCFF29FFBEFEEFBB1AFF09FFBEFF8EF97DF2EBBCD8FDAF7D3DD3DBBACD7FB1FCF33DDBDFEBEE2DFFCFABBBE7D7FEEFFB9CF3E9BFFE6EE6FB9FFF9FFF7E6FE9F5FBFBFFFAEDDDEFFF39D6FBBDCD59E"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_or of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0], [1], [3]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[2, 2, 3, 0]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[2, 2, 3, 0], [3, 3, 3, 1], [3, 3, 3, 3]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[2, 0], [0, 3], [2, 1]], [[3, 2], [3, 0], [1, 1]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[1, 1, 3]> : tensor<3xui2>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[3, 1], [1, 3], [3, 3]], [[3, 3], [3, 1], [3, 3]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_or of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[11], [1], [15]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[6, 6, 9, 2]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[15, 15, 11, 11], [7, 7, 9, 3], [15, 15, 15, 15]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[10, 4], [7, 2], [13, 12]], [[10, 13], [5, 7], [14, 0]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[2, 14, 14]> : tensor<3xui4>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[10, 6], [15, 14], [15, 14]], [[10, 15], [15, 15], [14, 14]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_or of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[97], [113], [144]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[105, 11, 165, 160]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x696BE5E1797BF5F1F99BB5B0"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x6C5B92E83DF4017242BECAAC"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[114, 1, 104]> : tensor<3xui8>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0x7E7B93E97DFC737243BFEAEC"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_or of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[11989], [3036], [56273]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[23629, 18017, 7499, 38869]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0xDD7EF56EDF3FD5BFDD5FFD4FDF1FDD9FDDDFF1DFDBDFD5DF"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0x1D05282C9E5A0453E757A699C553929479BDE90E9E421262"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[42194, 12268, 8128]> : tensor<3xui16>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0xDFA5FAACFE7FEC7FE75FE69FD7F7D2B4FDBFED2FDE5FD27F"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_or of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[4091440208], [222235378], [2517807530]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[3004051284, 4088683912, 3387180146, 2754660777]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x546FDEF3D87DFEF3726CFEFBF9EDFEF7F62F3FBFFA5FBFFFF24EFFCDFBCB3FADFEBF1EB7AAFDB6F7FAF5F6DFABF932B6"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0xF25FDE9D0411A2E79AC15E33BDAA0B8CDC7A2D98F2D1678859A91296182DD224CECFEFC189D2B1B9C2DE30A81C7ECF8E"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[1809590510, 3157256288, 2838938820]> : tensor<3xui32>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<"0xFE7FDEFFEE39FEEFFAE97FBFFDEA2FBCDCFE3FB9F6D577A9FFA9DEFFFE2DDE6FEEEFEFFDE9FABFBDC6DE36A9DCFEFFAF"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_or of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[10221137918102211489], [13931042072144374840], [9549005541796509667]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[7998882945670903535, 16233537242720616935, 11798349717447102635, 6757215958019465859]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_or"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0xEFFFE6D8E8FFD9EFE7CBEF58DDDED9EDABDBC3DCCEEEFCAFA3EBDBD8DCF6DEDDFFFEAFEDFCBD55EFFFED6F6DFD1C5DE1BBFC6FEDFE28FDE3BBEE7FFDFC74D7DDEFF7A4CDFAFD85EFE7F76F8DFFFDCDE5EBF747CDFEE9BCA7E3F75DDDFEF5C6DD"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0x4562CB966C1CBDCCDA4F832F0B8E9E0A9DDB69F06024E5331A969A387BADABD7149DAA7000AE39312B57858BAB2614A30F5EBB4176333C253661010503150797391268297E37E86C52B8406E7C9F1C5B44C6FEC90BFBFABBB149A972B0E4DBA9"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[16828962851284223177, 5419077831777680438, 2807990806382336178]> : tensor<3xui64>
  %6 = "chlo.broadcast_or"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0xCDE6CBB7EC7CBDEDDBCF8BBF8FFE9EEBBFFF6DF5F36EF57B3EFEDFBDFBEFBFDFB6DDFBF2C2FEFF37BB5FFFDBEBFEF7A7CFDEBBF1FE7FBCEDFFE50BB58F7D8FFF3F7E6DBDFF7FFC6F76FC4DFFFFFF3C5BF6DEFFDBCBFFFFBFB359FBF2F2FCFFAF"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
