// broadcast_multiply of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false], [true], [false]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[false, true, false, true]]> : tensor<1x4xi1>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, true, false, true], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[true, false], [true, false], [false, false]], [[false, true], [false, true], [true, true]]]> : tensor<2x3x2xi1>
  %5 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[true, false], [false, false], [false, false]], [[false, true], [false, false], [true, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_multiply of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1], [0], [1]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[0, -2, 0, 0]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[0, -2, 0, 0], [0, 0, 0, 0], [0, -2, 0, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[-2, 0], [-2, 0], [-1, -2]], [[1, -2], [-2, 0], [1, 0]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[-2, 1, 1]> : tensor<3xi2>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[0, 0], [-2, 0], [-1, -2]], [[-2, 0], [-2, 0], [1, 0]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_multiply of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6], [1], [-3]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[1, -5, -8, -5]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[-6, -2, 0, -2], [1, -5, -8, -5], [-3, -1, -8, -1]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[0, 3], [0, 0], [-7, 3]], [[-1, -3], [-7, -2], [-5, 6]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[-5, -5, -4]> : tensor<3xi4>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[0, 1], [0, 0], [-4, 4]], [[5, -1], [3, -6], [4, -8]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_multiply of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[61], [-68], [-56]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[-5, 23, -102, -93]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0xCF7BB2D754E418B418F85058"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0xF5D10BDBD2A67C13108AE236"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[88, 73, 113]> : tensor<3xi8>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0x38D82373B246A088905AC2D6"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_multiply of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[10914], [13083], [13781]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[-23379, 32253, -21285, 25585]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0x7A971A3C965082C83FD5AFB019DC6B8DF1D481343729850C"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0xCA597D816A3323485ACA3A9B5B43016C58DDDA6EF534094F"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[-16658, -7371, 15707]> : tensor<3xi16>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<"0xCC653628F2A23FF8FE5F9EFF9A28EE2638DB22411734333D"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_multiply of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-681697964], [1016434949], [-194519889]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[1006360036, 1163616545, 504646590, 1737573079]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0xD002953BD49B1A7D5860018D8C492E8C7451C5BDA5960161B618E2B23315D597DC26B3CB8FC13679E20E6992F9743E72"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0x7EFA3225B22CA5A9692DF97C674366391301705C8477B6B3F72A642A2C915D419C8AC277DFF0239DF10BC18DACD720A3"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[2013215598, -982402323, -1276763001]> : tensor<3xi32>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<"0x24AC24D17C3A9439355406965B3C1C74053D49BF9C969F1A2263FAE9E8847DB56CAAAB727304B78417300124B4EB2DAD"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_multiply of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3529055864962134234], [6245118323270231689], [258959589346461945]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[2818280550373406802, -4617245288015545261, -4177728115742089002, -1366309571810403134]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0x2CAA2549A23CA0E35291A5523353597FC469D50773F9A826CCA269B3630D040AE24F0C3BA65529306B1AFF4532678E898616CB1469E08EAFD26F48144EC19233C2D7AD5F1A664ADEBB84615D52805C0626E083BD580D24E3B2C8609934842F55"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0x1016419EAE0767105D5C11484D9A2D11DFCDEC0807DF8F5F3E4C40AE18ABD1446556BA557784E477986743C9457A0DC8BC534B94830681D8949B3641EA0D4BE1E6F1DCF4CFBE6C53539A8A5861BD7E809EE1C730F341FB7C06FF3353503A2E4A"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[5867796042690730158, -7932638330127589013, -5024029377309994184]> : tensor<3xi64>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0xE07EAE5E8526B0C7367FA38D5313EE54350BD34F6B15F497EA5BB24B69FCBA5B18E58921468CD5A040F122F3CE13AA29C8897445D3C7BAD1989E2B9334BE13C92241846C91DA1BA7B17359469B2AF1BF9014096266CB4479503BAAD172E74E44"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_multiply of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[0, 3, 0, 3]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[0, 3, 0, 3], [0, 3, 0, 3], [0, 3, 0, 3]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[2, 1], [3, 3], [1, 3]], [[3, 2], [1, 0], [2, 1]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[3, 0, 1]> : tensor<3xui2>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[2, 3], [0, 0], [1, 3]], [[1, 2], [0, 0], [2, 1]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_multiply of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[5], [0], [11]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[0, 1, 14, 1]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[0, 5, 6, 5], [0, 0, 0, 0], [0, 11, 10, 11]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[6, 14], [2, 11], [9, 2]], [[14, 4], [11, 6], [0, 8]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[8, 9, 3]> : tensor<3xui4>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[0, 0], [2, 3], [11, 6]], [[0, 0], [3, 6], [0, 8]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_multiply of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[197], [66], [105]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[139, 5, 208, 232]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0xF7D91088D64AA0D0030D5028"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x35080D154200A17B9916BB89"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[9, 76, 215]> : tensor<3xui8>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0xDD48DC3C6E00A9536C880D0F"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_multiply of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[59477], [34681], [29276]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[31087, 17033, 432, 14039]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0xDBE97D3F700F630D77EEC1B1309C9F4CE4113CEB40FB4473"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0xF77EF0F159CDE2CEA23D9A3B0FDFF46BC39897D372ED4BBC"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[57379, 9348, 36026]> : tensor<3xui16>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0xC57BD013E4658874B45FE4850D9F5C428C30DC55D4DC7ED2"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_multiply of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[3394656282], [2526220500], [2014975835]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[799283619, 2789642374, 872627384, 2473470261]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x8EA23C7A9CBDDC6DB06A03FB62672881FC6A18F0F80E6A9C60C821F4E46F3CB1F1C130B0A269ADEF681D4B32D7683E55"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0x34F751A3671EE7D2207B1D70B1C73F539114D45D498353B2B483E4DA1DACC95C6AE7CC3CBC33BDB1C25AE05E2691FD77"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[588778055, 3539804585, 1483855951]> : tensor<3xui32>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<"0x6C9743C89174F1732068F5BED9A4C5B9BFB0CDD1871BC489EC8E65970BDE5FB6FA6EDB341C635E12DEB17153BADA7D1B"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_multiply of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[15246075260240711160], [507731430995796949], [17256246040072326249]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[7135340791920943740, 2530458159876871011, 15796085229802558395, 10842926260952356525]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0x20B4C43AAE0A019AE80E0D4080348D3828DCE3E3D590ED3198806432760DD6A42CE5216436FA4FDA5FAA0F5A2A90C69897FBAD1EC089C60EF14427DC022DD3B4DC3419D6F1CFD42A9B178DED7CE11811B35B070182B073E6F5A8B71A705112D3"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0x0E41804511F5AE8335E8308C59A3CC21276DBFF73C2E5AA9A68927C65D16826E8102E9EA7F9A79EB615214772A345C20C2B7BE0E9C5833BD33DA1604DDFA58942514B4D197FAA0075D565B9E2DEA77A21CCC5A17FE74D5523FD43169E045DFEB"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[18403737045031506675, 5278319542707693041, 16002646825341613815]> : tensor<3xui64>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0x4A3C439D21E21BDB4FE4231FDECC552BB764A427954005B44693ADA5C3D6AE527760BD5B1283AD5497B1C827369EC50C26915D88CBFD6A1D69F452BDFC9D096CD54FE84641F5A0FF8DBE2F82FBDD435304D72D3F113845C8C95284CF9469A5CE"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// broadcast_multiply of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [-1.0], [-2.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[1.0, -2.0, -2.0, -2.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[2.0, -4.0, -4.0, -4.0], [-1.0, 2.0, 2.0, 2.0], [-2.0, 4.0, 4.0, 4.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[[-2.0, -1.0], [-1.0, -1.0], [0.0, -2.0]], [[-1.0, 2.0], [1.0, -2.0], [0.0, -1.0]]]> : tensor<2x3x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[2.0, 1.0, 0.0]> : tensor<3xf4E2M1FN>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN>
  %7 = stablehlo.constant dense<[[[-4.0, -2.0], [-1.0, -1.0], [0.0, -0.0]], [[-2.0, 4.0], [1.0, -2.0], [0.0, -0.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_multiply of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [-1.0], [1.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[1.0, 0.0, 0.0, -1.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[-1.0, -0.0, -0.0, 1.0], [-1.0, -0.0, -0.0, 1.0], [1.0, 0.0, 0.0, -1.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 0.0], [-1.0, 1.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, 0.0], [-1.0, -1.0]]]> : tensor<2x3x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[-1.0, -1.0, 0.0]> : tensor<3xf6E2M3FN>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xf6E2M3FN>
  %7 = stablehlo.constant dense<[[[-0.0, -0.0], [1.0, -1.0], [0.0, 0.0]], [[-0.0, -1.0], [-1.0, -0.0], [-0.0, -0.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_multiply of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [-1.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[0.0, -1.0, -1.0, 1.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[0.0, -0.0, -0.0, 0.0], [0.0, -1.0, -1.0, 1.0], [-0.0, 1.0, 1.0, -1.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[[-1.0, -1.0], [1.0, 1.0], [-1.0, -1.0]], [[-1.0, -1.0], [0.0, -1.0], [0.0, 0.0]]]> : tensor<2x3x2xf6E3M2FN>
  %5 = stablehlo.constant dense<[1.0, -1.0, -1.0]> : tensor<3xf6E3M2FN>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xf6E3M2FN>
  %7 = stablehlo.constant dense<[[[-1.0, -1.0], [-1.0, -1.0], [1.0, 1.0]], [[-1.0, -1.0], [-0.0, 1.0], [-0.0, -0.0]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_multiply of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.0], [-1.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[0.0, 1.0, 0.0, -1.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x003000B00000008080B08030"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<"0x30B03030B030B0B03030B030"> : tensor<2x3x2xf8E3M4>
  %5 = stablehlo.constant dense<[0.0, -1.0, 1.0]> : tensor<3xf8E3M4>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xf8E3M4>
  %7 = stablehlo.constant dense<"0x0080B0B0B0308080B0B0B030"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  return
}
// -----
// broadcast_multiply of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[-1.0, 1.0, 1.0, 1.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0xB8383838B8383838B8383838"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<"0x38B8B838383800380000B800"> : tensor<2x3x2xf8E4M3>
  %5 = stablehlo.constant dense<[-1.0, 1.0, -1.0]> : tensor<3xf8E4M3>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xf8E4M3>
  %7 = stablehlo.constant dense<"0xB838B838B8B880B800003880"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  return
}
// -----
// broadcast_multiply of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [-1.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[1.0, 1.0, -1.0, -1.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0xB8B838383838B8B8B8B83838"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<"0x3800380000B8003800B8B838"> : tensor<2x3x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xf8E4M3FN>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xf8E4M3FN>
  %7 = stablehlo.constant dense<"0x380000000080003800808000"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_multiply of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.0], [1.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 1.0, -1.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x40C040C00000000040C040C0"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0xC000C000C0404040C0C0C000"> : tensor<2x3x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<1.0> : tensor<3xf8E4M3FNUZ>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %4) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_multiply of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<0.0> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 1.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<0.0> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x58580000005800D858000000"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[-1.0, 1.0, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0xD8D800000058005858000000"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_multiply of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [1.0], [-1.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x803CBC8000BC3C00803CBC80"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<"0x3C3C3C3CBC3C003CBC00BC00"> : tensor<2x3x2xf8E5M2>
  %5 = stablehlo.constant dense<[1.0, 0.0, -1.0]> : tensor<3xf8E5M2>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xf8E5M2>
  %7 = stablehlo.constant dense<"0x3C3C00003CBC003C80003C80"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  return
}
// -----
// broadcast_multiply of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, 1.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0xC0400040C0400040C0400040"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0xC04000404040C00000C0C000"> : tensor<2x3x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xf8E5M2FNUZ>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0xC04000000000C00000000000"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_multiply of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.5], [2.0], [1.0]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 2.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x7D7D7D7F7F7F7F817E7E7E80"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<"0x7E7F7E7E7F7E7E807E807E80"> : tensor<2x3x2xf8E8M0FNU>
  %5 = stablehlo.constant dense<1.0> : tensor<3xf8E8M0FNU>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %4) : (tensor<2x3x2xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_multiply of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [-1.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[1.0, -1.0, -1.0, 1.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x803F80BF80BF803F80BF803F803F80BF80BF803F803F80BF"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<"0x803F80BF80BF80BF803F80BF803F803F0000000000000000"> : tensor<2x3x2xbf16>
  %5 = stablehlo.constant dense<[-1.0, 1.0, 0.0]> : tensor<3xbf16>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xbf16>
  %7 = stablehlo.constant dense<"0x80BF803F80BF80BF0000008080BF80BF0000000000000000"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  return
}
// -----
// broadcast_multiply of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [0.0], [1.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, 1.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x003C00BC008000BC008000000000000000BC003C0000003C"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<"0x00BC003C003C00000000000000BC00BC00BC0000003C003C"> : tensor<2x3x2xf16>
  %5 = stablehlo.constant dense<[0.0, -1.0, 1.0]> : tensor<3xf16>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xf16>
  %7 = stablehlo.constant dense<"0x0080000000BC00800000000000800080003C0080003C003C"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  return
}
// -----
// broadcast_multiply of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [1.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, 1.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[-0.0, -0.0, -0.0, 0.0], [-1.0, -1.0, -1.0, 1.0], [-1.0, -1.0, -1.0, 1.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 1.0], [1.0, 0.0], [1.0, 0.0]], [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0]]]> : tensor<2x3x2xf32>
  %5 = stablehlo.constant dense<[-1.0, 1.0, 1.0]> : tensor<3xf32>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<[[[-0.0, -1.0], [1.0, 0.0], [1.0, 0.0]], [[1.0, 1.0], [1.0, -1.0], [1.0, 1.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// broadcast_multiply of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [-1.0], [1.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[1.0, 0.0, -1.0, 0.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[0.0, 0.0, -0.0, 0.0], [-1.0, -0.0, 1.0, -0.0], [1.0, 0.0, -1.0, 0.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[[[1.0, -1.0], [1.0, -1.0], [0.0, -1.0]], [[0.0, 0.0], [0.0, -1.0], [1.0, 1.0]]]> : tensor<2x3x2xf64>
  %5 = stablehlo.constant dense<[0.0, -1.0, -1.0]> : tensor<3xf64>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<[[[0.0, -0.0], [-1.0, 1.0], [-0.0, 1.0]], [[0.0, 0.0], [-0.0, 1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  return
}
// -----
// broadcast_multiply of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.5, -2.0)], [(-0.75, 0.5)], [(3.0, 4.0)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(0.25, 7.0), (-2.0, -1.25), (1.0, -3.0)]]> : tensor<1x3xcomplex<f32>>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(14.375, 10.0), (-5.5, 2.125), (-4.5, -6.5)], [(-3.6875, -5.125), (2.125, -0.0625), (0.75, 2.75)], [(-27.25, 22.0), (-1.0, -11.75), (15.0, -5.0)]]> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_multiply of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.5, -2.0)], [(-0.75, 0.5)], [(3.0, 4.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(0.25, 7.0), (-2.0, -1.25), (1.0, -3.0)]]> : tensor<1x3xcomplex<f64>>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(14.375, 10.0), (-5.5, 2.125), (-4.5, -6.5)], [(-3.6875, -5.125), (2.125, -0.0625), (0.75, 2.75)], [(-27.25, 22.0), (-1.0, -11.75), (15.0, -5.0)]]> : tensor<3x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_multiply of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_multiply"(%0, %1) : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0xFF070B13F3132343E323437F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<[[[5, 7], [9, 11]], [[1, 19], [-1, 13]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[5, 7]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "chlo.broadcast_multiply"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<[[[5, 7], [15, 19]], [[1, 19], [-5, 23]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
