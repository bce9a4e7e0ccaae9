// broadcast_add of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false], [false], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<true> : tensor<1x4xi1>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[false, true], [false, false], [false, true]], [[true, false], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  %5 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, true], [true, true], [true, true]], [[true, false], [true, true], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_add of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2], [1], [0]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[0, 1, 0, -1]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[-2, -1, -2, 1], [1, -2, 1, 0], [0, 1, 0, -1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[0, 1], [0, -1], [0, 1]], [[0, 0], [1, 1], [0, 1]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[-1, -1, 1]> : tensor<3xi2>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[-1, 0], [-1, -2], [1, -2]], [[-1, -1], [0, 0], [1, -2]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_add of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2], [5], [-8]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[7, 7, -3, 0]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[-7, -7, -1, 2], [-4, -4, 2, 5], [-1, -1, 5, -8]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[1, 1], [6, -1], [-3, -3]], [[0, -6], [2, 4], [-4, -6]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[0, 6, 3]> : tensor<3xi4>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[1, 1], [-4, 5], [0, 0]], [[0, -6], [-8, -6], [-1, -3]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_add of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[-47], [-106], [-120]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[-106, 93, -91, 56]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0x672E76092CF33BCE1EE52DC0"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0xB60F64122D51F63D267C4632"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[12, 58, -128]> : tensor<3xi8>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0xC21B9E4CADD1024960B6C6B2"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_add of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-17301], [-13483], [-3792]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[3920, -16966, -652, -13703]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0xBBCB257ADFB9E486A5DA0F89C9C8CE958000EAAEA4EEA9BB"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x1695A36632448C18566BFD6A4014845D5FC68C0096314170"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[-8566, -4233, 20252]> : tensor<3xi16>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<"0xA0732D45A933030872BA19BACAF20E3CD6B503F0B2805DBF"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_add of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[512243151], [270943701], [348049991]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[757713455, -1671099848, -1292912700, 495372208]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0xFEFFB14B0740EDBA93ED77D17FFD0E3C0410503D0D508BAC99FD15C3850DAD2D769CE8417FDC23B10B8AAEC7F7994532"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0x93A45F0245F6A80FC3C146FFD34BF415BEC66A37E9C2C4DABEADA7CA721D251BA36AB7FE14655D2EEDFFA773DC5A115D"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-104645548, 3932414, 171350937]> : tensor<3xi32>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<"0xE7E022FC99326C09C1C282FFD14C30165762A141825EFBE412EA6AC4C659E814A16BF3FE1266992E869BDE7D75F64767"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_add of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3592036825359825587], [-2749840459216646992], [3387732427896162463]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[8753190521855337589, 5731869676319812662, -5589971626240897898, -8501575465246511734]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0xC229CF26F119A04783712E00A436B21DE351B42DF6F39280D7721C47B2DB2A5825F1E529132F5053E6384503C64B62294619CB301809438C3A3A334AD4F0DA63146D53F118397DA8D5B4B2CACB558F7E359538F81D1370E129B6A011DAFA07B9"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0x96D44A4E75999A24BB173CC2497850F1DB65A704188265330FF8D7D78D67891F0978B020073DDA89ADCA1DCF42134317DE8F7B740B69C898A0488A00C2511094D9EFFBBFDEC19AF9514BF9B0906F00D0893A519E0544E77099D6ED59A2EC12A1"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[8125546884027896659, -1189108518749497835, -6601704518244945193]> : tensor<3xi64>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0xE9A78E5A4C575E950EEB7FCE20361462F0FB323932F2E422248E630CA8D7080FE0AA9BEEBE453C2E84FD089DFA1BA5BB3163BF80E2268C09F31BCE0C990FD404EE8587F4F8311AE966E184E5AADF7FBF606D3C6CBD4C49157009D9275AF57445"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_add of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2], [3], [2]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<3> : tensor<1x4xui2>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[1, 1, 1, 1], [2, 2, 2, 2], [1, 1, 1, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[0, 2], [1, 0], [2, 0]], [[0, 1], [3, 1], [3, 0]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[2, 0, 3]> : tensor<3xui2>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[2, 0], [1, 0], [1, 3]], [[2, 3], [3, 1], [2, 3]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_add of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[15], [3], [4]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[13, 5, 5, 9]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[12, 4, 4, 8], [0, 8, 8, 12], [1, 9, 9, 13]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[0, 10], [3, 12], [13, 7]], [[9, 9], [11, 13], [9, 6]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[3, 4, 7]> : tensor<3xui4>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[3, 13], [7, 0], [4, 14]], [[12, 12], [15, 1], [0, 13]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_add of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[170], [78], [27]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[69, 96, 238, 163]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0xEF0A984D93AE3CF1607B09BE"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0xAA6A12C4ED92606E5DAB2CB7"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[212, 101, 5]> : tensor<3xui8>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0x7E3E7729F2973442C21031BC"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_add of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[6130], [61926], [30235]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[22862, 59481, 57246, 32697]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x40714B0090F7AB97344B3FDA84D19F7169CF745EB955D4F5"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0xA256CE64B2E3319BCF89D246778C19524A7F138EE1244C5A"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[11843, 27797, 11620]> : tensor<3xui16>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0xE58411934750C60733B73674BABA5C80DFEBA8FA4552B087"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_add of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[2870833568], [3295650008], [2077717425]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[3711218580, 190609278, 3736761269, 3489609638]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x342552881EE979B655E5D78946A91C7B6C54A4A15618CCCF8D142AA37ED86E9445270C592FEB338766E7915A57ABD64B"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0xEBE3BAF23D523D9CAF5BC31453770C964A15CFD26FE39A4AFE0E4182718EFC5333B12C1011289D51E495C7A5E5ED3D69"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[1340003333, 2081525228, 3424126934]> : tensor<3xui32>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<"0xF0B7994242261CEC9BE9D4903F051E12201DE79E45EBB21603E31FD27662DBA31F3F3E8CFDB5AECDBA9DDF71BBF55535"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_add of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[11951655116463635792], [7405484263278906682], [15235553587701829262]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[9957488389499444823, 10148214295319884486, 12359571037669649075, 12122323940147332300]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0xA75BFC65F0E90C3016B0E0CF2382B23203E84C7B61D362511C827D0F67F4174E91EBAC7DA2ABF5F0004091E7D5439BF3ED77FD9213954B1206122E2719B6000FE52C962633AA9F5D54817A906642456041B9E63BA493F57E5A5317D0A9B4AA7B"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0x4631F5F4B80BE3889B47F30C8FE1CE8D3CC4131702F5E7345C00D924D32F4625A897E50F03454A90571CCC3019A1A0CA4E244B0086BC4BAD76AA34BBAACF5E08D98409ECF6609D044FDDD83450020C686A19A454AE340894DE306BD4DE198E3A"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[2124964699042267604, 6799557262231192940, 11198957822674077363]> : tensor<3xui64>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0x1AF39D93DB6F60A66F099CABB1454CABA8894B0450D64493C8C510122111A3835B9EF72AD1F5B42B0A23DE4BE7510B6622E6F39EA820C9CA4A6CDD59CD33DC25454A41D94442FA62BBA210229EE368C61D20B66F7CE5722F91377DEFACCAF8D5"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// broadcast_add of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [-1.0], [0.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[2.0, 2.0, 2.0, -1.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[2.0, 2.0, 2.0, -1.0], [1.0, 1.0, 1.0, -2.0], [2.0, 2.0, 2.0, -1.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 0.0], [-2.0, 0.0], [1.0, -1.0]], [[-2.0, -1.0], [-1.0, 1.0], [2.0, -2.0]]]> : tensor<2x3x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[2.0, -2.0, 0.0]> : tensor<3xf4E2M1FN>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN>
  %7 = stablehlo.constant dense<[[[2.0, 2.0], [-4.0, -2.0], [1.0, -1.0]], [[0.0, 1.0], [-3.0, -1.0], [2.0, -2.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_add of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [-1.0], [0.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[-1.0, -1.0, 0.0, -1.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[-1.0, -1.0, 0.0, -1.0], [-2.0, -2.0, -1.0, -2.0], [-1.0, -1.0, 0.0, -1.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 1.0], [0.0, -1.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [1.0, -1.0]]]> : tensor<2x3x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[1.0, -1.0, 0.0]> : tensor<3xf6E2M3FN>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xf6E2M3FN>
  %7 = stablehlo.constant dense<[[[1.0, 2.0], [-1.0, -2.0], [0.0, 0.0]], [[1.0, 1.0], [-1.0, -1.0], [1.0, -1.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_add of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.0], [0.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, 0.0, 0.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[[1.0, 0.0], [1.0, -1.0], [1.0, -1.0]], [[1.0, 1.0], [1.0, 1.0], [1.0, 0.0]]]> : tensor<2x3x2xf6E3M2FN>
  %5 = stablehlo.constant dense<[-1.0, 0.0, 0.0]> : tensor<3xf6E3M2FN>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xf6E3M2FN>
  %7 = stablehlo.constant dense<[[[0.0, -1.0], [1.0, -1.0], [1.0, -1.0]], [[0.0, 0.0], [1.0, 1.0], [1.0, 0.0]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_add of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [-1.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 1.0, -1.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x4000400000C000C000C000C0"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<"0x300000000030B00000B0B0B0"> : tensor<2x3x2xf8E3M4>
  %5 = stablehlo.constant dense<[0.0, -1.0, 0.0]> : tensor<3xf8E3M4>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xf8E3M4>
  %7 = stablehlo.constant dense<"0x3000B0B00030B000B0C0B0B0"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  return
}
// -----
// broadcast_add of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [1.0]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0x38383840B8B8B80038383840"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<"0x383800B83838B838B838B838"> : tensor<2x3x2xf8E4M3>
  %5 = stablehlo.constant dense<[0.0, 0.0, 1.0]> : tensor<3xf8E4M3>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xf8E4M3>
  %7 = stablehlo.constant dense<"0x383800B84040B838B8380040"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  return
}
// -----
// broadcast_add of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [-1.0], [0.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 0.0, 1.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x38B8003800C0B80038B80038"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<"0x383838B80000B8380038B838"> : tensor<2x3x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[1.0, 1.0, -1.0]> : tensor<3xf8E4M3FN>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xf8E4M3FN>
  %7 = stablehlo.constant dense<"0x40404000B8B800403840C000"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_add of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [1.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, -1.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x00404800C8C000C800404800"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0xC000C0000040400000004000"> : tensor<2x3x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[0.0, 0.0, 1.0]> : tensor<3xf8E4M3FNUZ>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0xC000C0004048400000004840"> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_add of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<-1.0> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 1.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0xD800D800D800D800D800D800"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x00580058D80000D8D85800D8"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[0.0, 0.0, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x00580058005800D8D8585800"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_add of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [1.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 0.0, -1.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x3CBC00BC40003C0040003C00"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<"0xBCBCBCBC3C3C003C3C0000BC"> : tensor<2x3x2xf8E5M2>
  %5 = stablehlo.constant dense<[-1.0, -1.0, 1.0]> : tensor<3xf8E5M2>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xf8E5M2>
  %7 = stablehlo.constant dense<"0xC0C0C0C04040BC0000BC3C00"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  return
}
// -----
// broadcast_add of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [-1.0], [1.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[-1.0, -1.0, 1.0, 1.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0xC0C04040C4C4000000004444"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x4000C000C0000000C0C04000"> : tensor<2x3x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[0.0, 1.0, -1.0]> : tensor<3xf8E5M2FNUZ>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x40000040C4C00000000000C0"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_add of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [0.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, 1.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x0000803F0040004000C080BF0000000080BF0000803F803F"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<"0x803F000000000000803F80BF803F0000803F000080BF0000"> : tensor<2x3x2xbf16>
  %5 = stablehlo.constant dense<[1.0, 0.0, 1.0]> : tensor<3xbf16>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xbf16>
  %7 = stablehlo.constant dense<"0x0040803F00000000004000000040803F803F00000000803F"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  return
}
// -----
// broadcast_add of f16
func.func public @main() {
  %0 = stablehlo.constant dense<-1.0> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, 0.0, -1.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x00C000BC00BC00C000C000BC00BC00C000C000BC00BC00C0"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<"0x00BC00BC003C00000000003C0000003C0000003C0000003C"> : tensor<2x3x2xf16>
  %5 = stablehlo.constant dense<[-1.0, 0.0, 0.0]> : tensor<3xf16>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xf16>
  %7 = stablehlo.constant dense<"0x00C000C0003C00000000003C00BC00000000003C0000003C"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  return
}
// -----
// broadcast_add of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [0.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 0.0, -1.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[0.0, -2.0, -1.0, -2.0], [2.0, 0.0, 1.0, 0.0], [1.0, -1.0, 0.0, -1.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, -1.0], [1.0, 1.0]], [[-1.0, 1.0], [1.0, 1.0], [1.0, 0.0]]]> : tensor<2x3x2xf32>
  %5 = stablehlo.constant dense<[-1.0, -1.0, 1.0]> : tensor<3xf32>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<[[[-1.0, -1.0], [0.0, -2.0], [2.0, 2.0]], [[-2.0, 0.0], [0.0, 0.0], [2.0, 1.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// broadcast_add of f64
func.func public @main() {
  %0 = stablehlo.constant dense<0.0> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 1.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 1.0], [0.0, -1.0, 1.0, 1.0], [0.0, -1.0, 1.0, 1.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[[[-1.0, 0.0], [0.0, -1.0], [-1.0, -1.0]], [[1.0, -1.0], [0.0, 0.0], [0.0, 1.0]]]> : tensor<2x3x2xf64>
  %5 = stablehlo.constant dense<[-1.0, 0.0, 0.0]> : tensor<3xf64>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<[[[-2.0, -1.0], [0.0, -1.0], [-1.0, -1.0]], [[0.0, -2.0], [0.0, 0.0], [0.0, 1.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  return
}
// -----
// broadcast_add of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(0.0, -1.0)], [(0.0, 1.0)], [(-1.0, -1.0)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 1.0), (0.0, -1.0), (1.0, -1.0)]]> : tensor<1x4xcomplex<f32>>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(0.0, -1.0), (1.0, 0.0), (0.0, -2.0), (1.0, -2.0)], [(0.0, 1.0), (1.0, 2.0), (0.0, 0.0), (1.0, 0.0)], [(-1.0, -1.0), (0.0, 0.0), (-1.0, -2.0), (0.0, -2.0)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[[[(1.0, -1.0), (1.0, 0.0)], [(-1.0, 0.0), (1.0, -1.0)], [(-1.0, -1.0), (-1.0, -1.0)]], [[(0.0, -1.0), (0.0, 0.0)], [(-1.0, 0.0), (0.0, -1.0)], [(-1.0, 1.0), (0.0, 1.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %5 = stablehlo.constant dense<[(1.0, 0.0), (1.0, 1.0), (0.0, 0.0)]> : tensor<3xcomplex<f32>>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  %7 = stablehlo.constant dense<[[[(2.0, -1.0), (2.0, 0.0)], [(0.0, 1.0), (2.0, 0.0)], [(-1.0, -1.0), (-1.0, -1.0)]], [[(1.0, -1.0), (1.0, 0.0)], [(0.0, 1.0), (1.0, 0.0)], [(-1.0, 1.0), (0.0, 1.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_add of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.0, 1.0)], [(1.0, 0.0)], [(-1.0, 1.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(0.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (0.0, -1.0)]]> : tensor<1x4xcomplex<f64>>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 1.0), (2.0, 1.0), (1.0, 0.0)], [(1.0, -1.0), (0.0, 0.0), (2.0, 0.0), (1.0, -1.0)], [(-1.0, 0.0), (-2.0, 1.0), (0.0, 1.0), (-1.0, 0.0)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[[[(1.0, 0.0), (1.0, 1.0)], [(1.0, 1.0), (-1.0, -1.0)], [(0.0, 1.0), (1.0, 0.0)]], [[(-1.0, 0.0), (1.0, 1.0)], [(0.0, 0.0), (0.0, 1.0)], [(1.0, -1.0), (-1.0, -1.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %5 = stablehlo.constant dense<[(1.0, -1.0), (1.0, -1.0), (-1.0, 0.0)]> : tensor<3xcomplex<f64>>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
  %7 = stablehlo.constant dense<[[[(2.0, -1.0), (2.0, 0.0)], [(2.0, 0.0), (0.0, -2.0)], [(-1.0, 1.0), (0.0, 0.0)]], [[(0.0, -1.0), (2.0, 0.0)], [(1.0, -1.0), (1.0, 0.0)], [(0.0, -1.0), (-2.0, -1.0)]]]> : tensor<2x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_add of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [4.0]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[8.0, 16.0, 1.0, 64.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x828380858283818583838185"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<8.0> : tensor<1xf8E8M0FNU>
  %5 = "chlo.broadcast_add"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<3x1xf8E8M0FNU>
  %6 = stablehlo.constant dense<[[8.0], [8.0], [16.0]]> : tensor<3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_add of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_add"(%0, %1) : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x05090B0F1115171B2125272B"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<[[[5, 7], [9, 11]], [[1, 19], [-1, 13]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[5, 7]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "chlo.broadcast_add"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<[[[7, 9], [13, 15]], [[3, 21], [3, 17]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
