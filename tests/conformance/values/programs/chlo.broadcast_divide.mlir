// broadcast_divide of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0], [-2], [-2]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[-2, -2, -1, 0]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[0, 0, 0, -1], [1, 1, -2, -1], [1, 1, -2, -1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[-2, 1], [-1, 0], [1, -2]], [[-2, 0], [0, -1], [-1, -1]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[0, -2, -1]> : tensor<3xi2>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[-1, -1], [0, 0], [-1, -2]], [[-1, -1], [0, 0], [1, 1]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_divide of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6], [6], [7]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[-1, 7, 5, -4]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[6, 0, -1, 1], [-6, 0, 1, -1], [-7, 1, 1, -1]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[6, 7], [2, 6], [0, -5]], [[3, 6], [-7, 5], [3, -7]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[5, -4, -3]> : tensor<3xi4>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[1, 1], [0, -1], [0, 1]], [[0, 1], [1, -1], [-1, 2]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_divide of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[-126], [-80], [117]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[-7, 103, 102, -116]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0x12FFFF010B000000F00101FF"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0xC89A0CE825B90178946F823D"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[-28, -99, -15]> : tensor<3xi8>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0x02030000FE0400FC01FF08FC"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_divide of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[18983], [-10885], [-20214]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[27533, 9964, -15672, 18779]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<[[0, 1, -1, 1], [0, -1, 0, 0], [0, -2, 1, -1]]> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x5ADEB1B02FBB8917755DBB3D4A68842D9054A9527CA49413"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[-3875, -29466, 13729]> : tensor<3xi16>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<[[[2, 5], [0, 0], [1, 1]], [[-6, -3], [0, 0], [-1, 0]]]> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_divide of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-257609643], [1803824893], [1382978720]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[865986373, -224579107, -760343506, 1484307808]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<[[0, 1, 0, 0], [2, -8, -2, 1], [1, -6, -1, 0]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0x744968475295EC739A857CFF1605FF48C97EDD91B6E9CC6552D0CA778002DA97200B87589CD9510235CDB33F716B9AE4"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[441250339, 1443977124, -1605543803]> : tensor<3xi32>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<[[[2, 4], [0, 0], [1, -1]], [[4, -3], [1, 0], [0, 0]]]> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_divide of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-673400134774065459], [3795192201924918990], [-6915186729222195722]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[8683306365022248640, 8339211167470822068, 975233223640524773, -3406644021090947655]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 0, 3, -1], [0, 0, -7, 2]]> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0x229DBE27221597C886F901F659E0488A159CEA8DD54206F10D522C5D62014667C0B859F28A88759FF59245ACE691727302E47DB5B399E08410CD23F51B9361BE34723EDD182A45BA234CF5AC7B1D3D0865AEDC6055E36242E111AE4200181A46"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[2449248818644664205, 5554246131003863939, -2785287577439833776]> : tensor<3xi64>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<[[[-1, -3], [0, 1], [2, -2]], [[-3, -1], [0, 0], [-1, -1]]]> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_divide of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[3], [2], [3]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[2, 0, 0, 1]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[1, 3, 3, 3], [1, 3, 3, 2], [1, 3, 3, 3]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[2, 0], [2, 2], [2, 2]], [[0, 0], [0, 0], [3, 1]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[3, 1, 2]> : tensor<3xui2>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[0, 0], [2, 2], [1, 1]], [[0, 0], [0, 0], [1, 0]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_divide of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[12], [14], [0]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[9, 12, 10, 10]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 1, 1, 1], [0, 0, 0, 0]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[9, 11], [8, 12], [11, 15]], [[9, 15], [7, 1], [11, 12]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[8, 8, 6]> : tensor<3xui4>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[1, 1], [1, 1], [1, 2]], [[1, 1], [0, 0], [1, 2]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_divide of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[79], [173], [79]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[56, 73, 249, 208]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x010100000302000001010000"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x835080A806BE0DB54BA8FFAD"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[242, 241, 227]> : tensor<3xui8>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0x000000000000000000000100"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_divide of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[12408], [20077], [55918]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[7074, 12719, 23566, 1825]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<[[1, 0, 0, 6], [2, 1, 0, 11], [7, 4, 2, 30]]> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0xBD2E5E8623F6EB8073FBD87FA9B44C1A855516685D82944E"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[61996, 16450, 34771]> : tensor<3xui16>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<[[[0, 0], [3, 2], [1, 0]], [[0, 0], [1, 1], [0, 0]]]> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_divide of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[3997446578], [3898015449], [171544191]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[1917285669, 3129062825, 3184610707, 1255210079]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<[[2, 1, 1, 3], [2, 1, 1, 3], [0, 0, 0, 0]]> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0x72F8E00450FEF8DBD334AB13AD3129F268565F961478FE761C0B1A3F441B6A72B4FD89684FAF9FA464DE9E02CC2B2952"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[153092501, 2851663832, 2585486430]> : tensor<3xui32>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<[[[0, 24], [0, 1], [0, 0]], [[6, 12], [0, 0], [0, 0]]]> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_divide of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[5245939998015539985], [7470963979742460902], [17543654677254270363]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[8434714989109373949, 6232682410694327560, 8129900610286893530, 5938601958524832250]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<[[0, 0, 0, 0], [0, 1, 0, 1], [2, 2, 2, 2]]> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0x255ACBD2CBD1D1EAE15E896839F9E86CF2C012E8B211B1F425329337D10193BA406B1FFD2F98D4E478A983957DC5236DA03136AD78E2DCA0E766C30E424F56A6DD70EF27B0988EC767F5BD774F54A4A40820CCC82CEA16C12B9BAB89CE2E6421"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[17408827622343728889, 3859018686510952120, 10609696057410834518]> : tensor<3xui64>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<[[[0, 0], [4, 3], [1, 0]], [[0, 0], [3, 3], [1, 0]]]> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// broadcast_divide of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[2.0, 1.0, 2.0, 1.0], [1.0, 0.5, 1.0, 0.5], [2.0, 1.0, 2.0, 1.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf4E2M1FN>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN>
  %7 = stablehlo.constant dense<[[[2.0, 1.0], [1.0, 0.5], [2.0, 1.0]], [[0.5, 2.0], [0.5, 1.0], [0.5, 1.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_divide of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[2.0, 1.0, 2.0, 1.0], [1.0, 0.5, 1.0, 0.5], [2.0, 1.0, 2.0, 1.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf6E2M3FN>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xf6E2M3FN>
  %7 = stablehlo.constant dense<[[[2.0, 1.0], [1.0, 0.5], [2.0, 1.0]], [[0.5, 2.0], [0.5, 1.0], [0.5, 1.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_divide of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[2.0, 1.0, 2.0, 1.0], [1.0, 0.5, 1.0, 0.5], [2.0, 1.0, 2.0, 1.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf6E3M2FN>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xf6E3M2FN>
  %7 = stablehlo.constant dense<[[[2.0, 1.0], [1.0, 0.5], [2.0, 1.0]], [[0.5, 2.0], [0.5, 1.0], [0.5, 1.0]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_divide of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x403040303020302040304030"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<"0x403040304030204030402030"> : tensor<2x3x2xf8E3M4>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E3M4>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xf8E3M4>
  %7 = stablehlo.constant dense<"0x403030204030204020302030"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  return
}
// -----
// broadcast_divide of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0x403840383830383040384038"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<"0x403840384038304038403038"> : tensor<2x3x2xf8E4M3>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xf8E4M3>
  %7 = stablehlo.constant dense<"0x403838304038304030383038"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  return
}
// -----
// broadcast_divide of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x403840383830383040384038"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<"0x403840384038304038403038"> : tensor<2x3x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3FN>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xf8E4M3FN>
  %7 = stablehlo.constant dense<"0x403838304038304030383038"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_divide of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x484048404038403848404840"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x484048404840384840483840"> : tensor<2x3x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3FNUZ>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0x484040384840384838403840"> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_divide of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x605860585850585060586058"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x605860586058506058605058"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x605858506058506050585058"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_divide of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x403C403C3C383C38403C403C"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<"0x403C403C403C38403C40383C"> : tensor<2x3x2xf8E5M2>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E5M2>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xf8E5M2>
  %7 = stablehlo.constant dense<"0x403C3C38403C3840383C383C"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  return
}
// -----
// broadcast_divide of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x44404440403C403C44404440"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x4440444044403C4440443C40"> : tensor<2x3x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E5M2FNUZ>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x4440403C44403C443C403C40"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_divide of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x807F807F7F7E7F7E807F807F"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<"0x807F807F807F7E807F807E7F"> : tensor<2x3x2xf8E8M0FNU>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E8M0FNU>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xf8E8M0FNU>
  %7 = stablehlo.constant dense<"0x807F7F7E807F7E807E7F7E7F"> : tensor<2x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_divide of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x0040803F0040803F803F003F803F003F0040803F0040803F"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<"0x0040803F0040803F0040803F003F0040803F0040003F803F"> : tensor<2x3x2xbf16>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xbf16>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xbf16>
  %7 = stablehlo.constant dense<"0x0040803F803F003F0040803F003F0040003F803F003F803F"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  return
}
// -----
// broadcast_divide of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x0040003C0040003C003C0038003C00380040003C0040003C"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<"0x0040003C0040003C0040003C00380040003C00400038003C"> : tensor<2x3x2xf16>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf16>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xf16>
  %7 = stablehlo.constant dense<"0x0040003C003C00380040003C003800400038003C0038003C"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  return
}
// -----
// broadcast_divide of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[2.0, 1.0, 2.0, 1.0], [1.0, 0.5, 1.0, 0.5], [2.0, 1.0, 2.0, 1.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf32>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf32>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<[[[2.0, 1.0], [1.0, 0.5], [2.0, 1.0]], [[0.5, 2.0], [0.5, 1.0], [0.5, 1.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// broadcast_divide of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [2.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 2.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[2.0, 1.0, 2.0, 1.0], [1.0, 0.5, 1.0, 0.5], [2.0, 1.0, 2.0, 1.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [2.0, 1.0], [2.0, 1.0]], [[0.5, 2.0], [1.0, 2.0], [0.5, 1.0]]]> : tensor<2x3x2xf64>
  %5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf64>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<[[[2.0, 1.0], [1.0, 0.5], [2.0, 1.0]], [[0.5, 2.0], [0.5, 1.0], [0.5, 1.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  return
}
// -----
// broadcast_divide of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.5, -2.0)], [(-0.75, 0.5)], [(3.0, 4.0)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(0.25, 7.0), (-2.0, -1.25), (1.0, -3.0)]]> : tensor<1x3xcomplex<f32>>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  %3 = stablehlo.constant dense<"0x9D2F8EBEB09565BE0317B8BDE630873F0000403F0000803ECA458A3DEC5DE03D2314213E4B56B2BE666666BE333333BE4303163FA0B6D0BEA41FFDBF739843BF666666BF6666A63F"> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 3 : i64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_divide of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.5, -2.0)], [(-0.75, 0.5)], [(3.0, 4.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(0.25, 7.0), (-2.0, -1.25), (1.0, -3.0)]]> : tensor<1x3xcomplex<f64>>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %3 = stablehlo.constant dense<"0x19838E9BF3C5D1BF8252D3F8B5B2CCBF70810B5CE002B7BF0E7398C31CE6F03F000000000000E83F000000000000D03FB1D1AD3BB948B13FA210FD78BD0BBC3F42118A508422C43F65252B59C94AD6BFCDCCCCCCCCCCCCBF666666666666C6BFE9E54F5B68C0E23F024B7AF9D316DABFFAD18F7EF4A3FFBF8739CC610E73E8BFCDCCCCCCCCCCECBFCDCCCCCCCCCCF43F"> : tensor<3x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 3 : i64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_divide of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_divide"(%0, %1) : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0xFF070504F3130B07E323130B"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<[[[5, 7], [9, 11]], [[1, 19], [-1, 13]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[5, 7]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "chlo.broadcast_divide"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<[[[5, 7], [6, 7]], [[1, 19], [1, 8]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
