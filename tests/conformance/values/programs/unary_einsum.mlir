// unary_einsum of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.constant dense<[[true, true], [false, false], [false, false]]> : tensor<3x2xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
  %3 = stablehlo.constant dense<[[true, true, false], [false, true, true]]> : tensor<2x3xi1>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xi1>) -> tensor<2xi1>
  %5 = stablehlo.constant dense<true> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %6 = stablehlo.constant dense<[[[true, false], [true, true], [false, false]], [[true, true], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xi1>) -> tensor<2x3xi1>
  %8 = stablehlo.constant dense<true> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %9 = stablehlo.constant dense<[[true, true], [false, true], [true, false]]> : tensor<3x2xi1>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xi1>) -> tensor<i1>
  %11 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i1>, tensor<i1>) -> ()
  %12 = stablehlo.constant dense<[[[true, false], [false, false]], [[false, false], [false, true]]]> : tensor<2x2x2xi1>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xi1>) -> tensor<2x2x2xi1>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> ()
  %14 = stablehlo.constant dense<[[[false, true], [true, true], [false, false]], [[false, true], [true, false], [true, false]], [[true, false], [false, true], [false, true]]]> : tensor<3x3x2xi1>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xi1>) -> tensor<2x3xi1>
  %16 = stablehlo.constant dense<[[false, true, false], [true, false, true]]> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %17 = stablehlo.constant dense<[[true, false, false], [false, true, true], [false, true, true]]> : tensor<3x3xi1>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xi1>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%18, %11) : (tensor<i1>, tensor<i1>) -> ()
  return
}
// -----
// unary_einsum of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, -2, 0], [0, 0, -2]]> : tensor<2x3xi2>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xi2>) -> tensor<3x2xi2>
  %2 = stablehlo.constant dense<[[1, 0], [-2, 0], [0, -2]]> : tensor<3x2xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xi2>, tensor<3x2xi2>) -> ()
  %3 = stablehlo.constant dense<[[0, 0, -2], [-1, 1, -2]]> : tensor<2x3xi2>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xi2>) -> tensor<2xi2>
  %5 = stablehlo.constant dense<-2> : tensor<2xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xi2>, tensor<2xi2>) -> ()
  %6 = stablehlo.constant dense<[[[1, 0], [-1, 1], [-2, 0]], [[-1, 1], [-1, -1], [0, 0]]]> : tensor<2x3x2xi2>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xi2>) -> tensor<2x3xi2>
  %8 = stablehlo.constant dense<[[0, -2, -2], [1, 0, 0]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %9 = stablehlo.constant dense<[[-1, -1], [0, -2], [0, 1]]> : tensor<3x2xi2>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xi2>) -> tensor<i2>
  %11 = stablehlo.constant dense<1> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i2>, tensor<i2>) -> ()
  %12 = stablehlo.constant dense<[[[1, 1], [1, 0]], [[0, 0], [0, 0]]]> : tensor<2x2x2xi2>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xi2>) -> tensor<2x2x2xi2>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xi2>, tensor<2x2x2xi2>) -> ()
  %14 = stablehlo.constant dense<[[[-2, -1], [1, 0], [1, -2]], [[1, -2], [-1, 0], [0, -2]], [[0, 1], [1, -2], [-1, 1]]]> : tensor<3x3x2xi2>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xi2>) -> tensor<2x3xi2>
  %16 = stablehlo.constant dense<[[-2, -1, -1], [-1, 0, 1]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %17 = stablehlo.constant dense<[[-1, -1, -2], [-1, 0, 1], [1, 0, 0]]> : tensor<3x3xi2>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xi2>) -> tensor<i2>
  %19 = stablehlo.constant dense<-1> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i2>, tensor<i2>) -> ()
  return
}
// -----
// unary_einsum of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-7, 0, -5], [2, -4, -3]]> : tensor<2x3xi4>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xi4>) -> tensor<3x2xi4>
  %2 = stablehlo.constant dense<[[-7, 2], [0, -4], [-5, -3]]> : tensor<3x2xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xi4>, tensor<3x2xi4>) -> ()
  %3 = stablehlo.constant dense<[[-8, -1, -8], [-1, -1, -3]]> : tensor<2x3xi4>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xi4>) -> tensor<2xi4>
  %5 = stablehlo.constant dense<[-1, -5]> : tensor<2xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xi4>, tensor<2xi4>) -> ()
  %6 = stablehlo.constant dense<[[[3, -5], [-5, 6], [1, -5]], [[7, 6], [7, 2], [-7, -1]]]> : tensor<2x3x2xi4>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xi4>) -> tensor<2x3xi4>
  %8 = stablehlo.constant dense<[[-6, 2, -6], [1, -8, -6]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %9 = stablehlo.constant dense<[[6, -3], [4, 7], [7, -1]]> : tensor<3x2xi4>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xi4>) -> tensor<i4>
  %11 = stablehlo.constant dense<4> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i4>, tensor<i4>) -> ()
  %12 = stablehlo.constant dense<[[[3, -1], [5, -7]], [[3, -1], [5, 2]]]> : tensor<2x2x2xi4>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xi4>) -> tensor<2x2x2xi4>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xi4>, tensor<2x2x2xi4>) -> ()
  %14 = stablehlo.constant dense<[[[1, 2], [2, -5], [0, -4]], [[6, 1], [-1, -4], [7, -7]], [[-7, -6], [-7, 2], [0, 7]]]> : tensor<3x3x2xi4>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xi4>) -> tensor<2x3xi4>
  %16 = stablehlo.constant dense<[[1, -1, 0], [2, -4, 7]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %17 = stablehlo.constant dense<[[5, -4, -8], [7, 1, 3], [-7, 6, 1]]> : tensor<3x3xi4>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xi4>) -> tensor<i4>
  %19 = stablehlo.constant dense<7> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i4>, tensor<i4>) -> ()
  return
}
// -----
// unary_einsum of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[18, -33, -49], [43, 73, 37]]> : tensor<2x3xi8>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xi8>) -> tensor<3x2xi8>
  %2 = stablehlo.constant dense<[[18, 43], [-33, 73], [-49, 37]]> : tensor<3x2xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
  %3 = stablehlo.constant dense<[[55, 106, 52], [-122, 33, -88]]> : tensor<2x3xi8>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xi8>) -> tensor<2xi8>
  %5 = stablehlo.constant dense<[-43, 79]> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %6 = stablehlo.constant dense<"0xBA187DE1F250DC1AECAF47F0"> : tensor<2x3x2xi8>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xi8>) -> tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[-106, 105, 57], [50, -112, 64]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %9 = stablehlo.constant dense<[[-83, 60], [-90, -55], [69, -82]]> : tensor<3x2xi8>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xi8>) -> tensor<i8>
  %11 = stablehlo.constant dense<75> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i8>, tensor<i8>) -> ()
  %12 = stablehlo.constant dense<[[[-22, 13], [61, 37]], [[-109, 88], [-88, -38]]]> : tensor<2x2x2xi8>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xi8>) -> tensor<2x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xi8>, tensor<2x2x2xi8>) -> ()
  %14 = stablehlo.constant dense<"0x25EAC32EABE81117228C4FA09CCD04A82D43"> : tensor<3x3x2xi8>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xi8>) -> tensor<2x3xi8>
  %16 = stablehlo.constant dense<[[37, 34, 45], [-22, -116, 67]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %17 = stablehlo.constant dense<"0x74B3556B74052666B1"> : tensor<3x3xi8>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xi8>) -> tensor<i8>
  %19 = stablehlo.constant dense<-103> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i8>, tensor<i8>) -> ()
  return
}
// -----
// unary_einsum of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-14134, 4689, 2614], [-4699, -5207, 17938]]> : tensor<2x3xi16>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xi16>) -> tensor<3x2xi16>
  %2 = stablehlo.constant dense<[[-14134, -4699], [4689, -5207], [2614, 17938]]> : tensor<3x2xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xi16>, tensor<3x2xi16>) -> ()
  %3 = stablehlo.constant dense<[[-12053, 10676, -15447], [25545, 27002, -2256]]> : tensor<2x3xi16>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xi16>) -> tensor<2xi16>
  %5 = stablehlo.constant dense<[-16824, -15245]> : tensor<2xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xi16>, tensor<2xi16>) -> ()
  %6 = stablehlo.constant dense<"0x74994466152765B85A61A5095BDE8593149D9B3366E6C43E"> : tensor<2x3x2xi16>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xi16>) -> tensor<2x3xi16>
  %8 = stablehlo.constant dense<[[30671, -15319, 18368], [-1591, -5120, 18537]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %9 = stablehlo.constant dense<[[-5778, 6662], [-13557, -17206], [432, 30585]]> : tensor<3x2xi16>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xi16>) -> tensor<i16>
  %11 = stablehlo.constant dense<1138> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i16>, tensor<i16>) -> ()
  %12 = stablehlo.constant dense<[[[3007, 29867], [-32476, 7351]], [[-17546, 14570], [16372, 14673]]]> : tensor<2x2x2xi16>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xi16>) -> tensor<2x2x2xi16>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xi16>, tensor<2x2x2xi16>) -> ()
  %14 = stablehlo.constant dense<"0xB43E309825F73635BA264EABD880D7D1E4B6EDA71DD1A28AFC54C2EBD924CB5BD40D5297"> : tensor<3x3x2xi16>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xi16>) -> tensor<2x3xi16>
  %16 = stablehlo.constant dense<[[16052, -18716, 3540], [-26576, -22547, -26798]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %17 = stablehlo.constant dense<"0x93C5A781DEAD75A1804F38BCC4B709492A43"> : tensor<3x3xi16>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xi16>) -> tensor<i16>
  %19 = stablehlo.constant dense<22589> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i16>, tensor<i16>) -> ()
  return
}
// -----
// unary_einsum of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-781127760, 1138792011, -1400129547], [-1087596641, -1134991788, 1063700669]]> : tensor<2x3xi32>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.constant dense<[[-781127760, -1087596641], [1138792011, -1134991788], [-1400129547, 1063700669]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %3 = stablehlo.constant dense<[[1448720636, 1680799900, 1829772298], [493359021, 1253535790, 63900924]]> : tensor<2x3xi32>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xi32>) -> tensor<2xi32>
  %5 = stablehlo.constant dense<[664325538, 1810795735]> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %6 = stablehlo.constant dense<"0xBE0030B5D8DBA5EB63856B0BF001E63D1A653016D1D079D00FE654B05C85624D3D562CE70C1730B2DA4E30E629499AE8"> : tensor<2x3x2xi32>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xi32>) -> tensor<2x3xi32>
  %8 = stablehlo.constant dense<[[1703208653, -224928864, -60771340], [956850484, -266987268, -1189864966]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %9 = stablehlo.constant dense<[[1535078537, 953996401], [397512607, 1305287541], [1691497329, -1356277178]]> : tensor<3x2xi32>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xi32>) -> tensor<i32>
  %11 = stablehlo.constant dense<232127941> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[[[1139603006, 1677288532], [1194870877, 92733392]], [[689265153, 75511123], [-45708307, 1536321244]]]> : tensor<2x2x2xi32>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> ()
  %14 = stablehlo.constant dense<"0x3DF6749EFB30CD1778B234F3C281FB7B4423D918ACDB6042F8DBEA1DAE6EE7F9F19D41177C770E85F899491F4202829B6205AC5C8F82B9E60E4F010865E02AC651D3E2E76437FF99"> : tensor<3x3x2xi32>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xi32>) -> tensor<2x3xi32>
  %16 = stablehlo.constant dense<[[-1636501955, 390176241, -404565167], [399323387, -2062649476, -1711327388]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %17 = stablehlo.constant dense<"0xE991D0CAB5F5BEF0F14F5C505EC68522B2D2990B7467DBB4406DC7AAD1F9F70AE7FB9835"> : tensor<3x3xi32>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xi32>) -> tensor<i32>
  %19 = stablehlo.constant dense<201547906> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// unary_einsum of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[5912514053900622108, -6187219277238667459, 3473740888004149523], [-8893927949892460846, -9050537928800144735, 2457573861785451523]]> : tensor<2x3xi64>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xi64>) -> tensor<3x2xi64>
  %2 = stablehlo.constant dense<[[5912514053900622108, -8893927949892460846], [-6187219277238667459, -9050537928800144735], [3473740888004149523, 2457573861785451523]]> : tensor<3x2xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xi64>, tensor<3x2xi64>) -> ()
  %3 = stablehlo.constant dense<[[2626433732581635530, 3382605470617216105, 687276678845503693], [-1536970837785943318, -488671401160437822, -8188191298441611846]]> : tensor<2x3xi64>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xi64>) -> tensor<2xi64>
  %5 = stablehlo.constant dense<[6696315882044355328, 8232910536321558630]> : tensor<2xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xi64>, tensor<2xi64>) -> ()
  %6 = stablehlo.constant dense<"0x74D60EE386D2035BA914ABB79C440F22CB8B2CCFBD50A9C6F6530E0DBF8523EE55E322370893CC6F4EF7BB1DD64773B406BB6E5FB09D4B12EF080464F5DA4DF3A54CB546E43351ECA92CAB2E9C1D85393423ADFED05A4D4795F6D39A748C6339"> : tensor<2x3x2xi64>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xi64>) -> tensor<2x3xi64>
  %8 = stablehlo.constant dense<[[7876637655935324538, -5549977759094024080, -5252905973184461175], [1539421360020725144, 2857713575805943967, -1308625224315441693]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %9 = stablehlo.constant dense<[[2568371916082955149, 3891057611447017974], [-541378126162204305, -6270968789730634988], [689469326486396146, -7799344638132355995]]> : tensor<3x2xi64>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xi64>) -> tensor<i64>
  %11 = stablehlo.constant dense<-7462792700008826019> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i64>, tensor<i64>) -> ()
  %12 = stablehlo.constant dense<[[[9180773194233579499, -6160244848291782622], [2645771986807849081, 2797620676902900766]], [[3722025797676795011, -135524031123406774], [-281586060407198157, -1835872928019005963]]]> : tensor<2x2x2xi64>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xi64>) -> tensor<2x2x2xi64>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> ()
  %14 = stablehlo.constant dense<"0x2961E0C78C11EA89DA3EB6AE94201AD5BC1F3B28F6FCC15BE245FFDC9C5E4AF9C9ACEC3A3C774C66DAD3D480458BD82749AB54A014B9AF6C2A5C47E2E9D87E9CECD59711800ADC290A3EB373CD6B8D6E3994F528FD2F8464D188BE0E3CF824C5DDFEEB5B89C5750DB5E14D5B2AB25365B5443C347C611C138826BE54104DAECBEB3B6AA0B22D771970D3BB26006C44AA"> : tensor<3x3x2xi64>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xi64>) -> tensor<2x3xi64>
  %16 = stablehlo.constant dense<[[-8508969249616666327, 3016297395598644716, 1834985618395511787], [-3091122371277996326, 7966141846041869834, -6177694040939834512]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %17 = stablehlo.constant dense<"0x0147929A9D7911FFA6005989C13E9858383273215E85995A7DF6CC1460AA38FA21397ED7D453D4799E4B96A78ABEA8DC8BEF58FCE41F57D35ED079E45D5E503D04020A84CD1F3773"> : tensor<3x3xi64>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xi64>) -> tensor<i64>
  %19 = stablehlo.constant dense<-1433009722443005402> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<i64>, tensor<i64>) -> ()
  return
}
// -----
// unary_einsum of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 2, 2], [2, 0, 3]]> : tensor<2x3xui2>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xui2>) -> tensor<3x2xui2>
  %2 = stablehlo.constant dense<[[1, 2], [2, 0], [2, 3]]> : tensor<3x2xui2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xui2>, tensor<3x2xui2>) -> ()
  %3 = stablehlo.constant dense<[[3, 3, 0], [0, 0, 3]]> : tensor<2x3xui2>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xui2>) -> tensor<2xui2>
  %5 = stablehlo.constant dense<[2, 3]> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xui2>, tensor<2xui2>) -> ()
  %6 = stablehlo.constant dense<[[[0, 2], [0, 3], [1, 3]], [[2, 3], [2, 2], [3, 3]]]> : tensor<2x3x2xui2>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xui2>) -> tensor<2x3xui2>
  %8 = stablehlo.constant dense<[[2, 2, 0], [1, 1, 2]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %9 = stablehlo.constant dense<[[1, 2], [3, 0], [1, 1]]> : tensor<3x2xui2>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xui2>) -> tensor<ui2>
  %11 = stablehlo.constant dense<0> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui2>, tensor<ui2>) -> ()
  %12 = stablehlo.constant dense<[[[2, 3], [0, 0]], [[3, 2], [2, 3]]]> : tensor<2x2x2xui2>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xui2>) -> tensor<2x2x2xui2>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xui2>, tensor<2x2x2xui2>) -> ()
  %14 = stablehlo.constant dense<[[[1, 2], [3, 1], [3, 0]], [[3, 1], [2, 1], [2, 2]], [[1, 1], [3, 2], [2, 1]]]> : tensor<3x3x2xui2>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xui2>) -> tensor<2x3xui2>
  %16 = stablehlo.constant dense<[[1, 2, 2], [2, 1, 1]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %17 = stablehlo.constant dense<[[2, 1, 3], [3, 0, 3], [0, 3, 3]]> : tensor<3x3xui2>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xui2>) -> tensor<ui2>
  %19 = stablehlo.constant dense<1> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui2>, tensor<ui2>) -> ()
  return
}
// -----
// unary_einsum of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[12, 11, 4], [0, 12, 13]]> : tensor<2x3xui4>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xui4>) -> tensor<3x2xui4>
  %2 = stablehlo.constant dense<[[12, 0], [11, 12], [4, 13]]> : tensor<3x2xui4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xui4>, tensor<3x2xui4>) -> ()
  %3 = stablehlo.constant dense<[[3, 14, 13], [1, 8, 5]]> : tensor<2x3xui4>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xui4>) -> tensor<2xui4>
  %5 = stablehlo.constant dense<14> : tensor<2xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xui4>, tensor<2xui4>) -> ()
  %6 = stablehlo.constant dense<[[[6, 11], [10, 5], [7, 14]], [[3, 12], [5, 15], [8, 2]]]> : tensor<2x3x2xui4>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xui4>) -> tensor<2x3xui4>
  %8 = stablehlo.constant dense<[[9, 15, 15], [7, 4, 0]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %9 = stablehlo.constant dense<[[10, 3], [2, 7], [4, 8]]> : tensor<3x2xui4>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xui4>) -> tensor<ui4>
  %11 = stablehlo.constant dense<2> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui4>, tensor<ui4>) -> ()
  %12 = stablehlo.constant dense<[[[1, 3], [11, 15]], [[1, 14], [9, 10]]]> : tensor<2x2x2xui4>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xui4>) -> tensor<2x2x2xui4>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xui4>, tensor<2x2x2xui4>) -> ()
  %14 = stablehlo.constant dense<[[[14, 12], [3, 4], [0, 6]], [[5, 11], [4, 8], [13, 11]], [[3, 15], [5, 12], [14, 1]]]> : tensor<3x3x2xui4>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xui4>) -> tensor<2x3xui4>
  %16 = stablehlo.constant dense<[[14, 4, 14], [12, 8, 1]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %17 = stablehlo.constant dense<[[7, 4, 5], [15, 6, 3], [1, 4, 3]]> : tensor<3x3xui4>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xui4>) -> tensor<ui4>
  %19 = stablehlo.constant dense<0> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui4>, tensor<ui4>) -> ()
  return
}
// -----
// unary_einsum of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[107, 222, 251], [115, 134, 210]]> : tensor<2x3xui8>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xui8>) -> tensor<3x2xui8>
  %2 = stablehlo.constant dense<[[107, 115], [222, 134], [251, 210]]> : tensor<3x2xui8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xui8>, tensor<3x2xui8>) -> ()
  %3 = stablehlo.constant dense<[[187, 250, 2], [199, 191, 134]]> : tensor<2x3xui8>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xui8>) -> tensor<2xui8>
  %5 = stablehlo.constant dense<[183, 12]> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xui8>, tensor<2xui8>) -> ()
  %6 = stablehlo.constant dense<"0xA5B0457E114231A715352B52"> : tensor<2x3x2xui8>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xui8>) -> tensor<2x3xui8>
  %8 = stablehlo.constant dense<[[214, 90, 60], [87, 179, 148]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %9 = stablehlo.constant dense<[[164, 169], [232, 91], [67, 79]]> : tensor<3x2xui8>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xui8>) -> tensor<ui8>
  %11 = stablehlo.constant dense<34> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui8>, tensor<ui8>) -> ()
  %12 = stablehlo.constant dense<[[[222, 138], [246, 79]], [[24, 62], [173, 139]]]> : tensor<2x2x2xui8>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xui8>) -> tensor<2x2x2xui8>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xui8>, tensor<2x2x2xui8>) -> ()
  %14 = stablehlo.constant dense<"0x616F34505F592481BA43DD2C454C632C8376"> : tensor<3x3x2xui8>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xui8>) -> tensor<2x3xui8>
  %16 = stablehlo.constant dense<[[97, 186, 131], [111, 67, 118]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %17 = stablehlo.constant dense<"0xAFD4F2C8E8470551A3"> : tensor<3x3xui8>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xui8>) -> tensor<ui8>
  %19 = stablehlo.constant dense<58> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui8>, tensor<ui8>) -> ()
  return
}
// -----
// unary_einsum of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[24175, 36007, 26080], [45309, 8562, 31230]]> : tensor<2x3xui16>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xui16>) -> tensor<3x2xui16>
  %2 = stablehlo.constant dense<[[24175, 45309], [36007, 8562], [26080, 31230]]> : tensor<3x2xui16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xui16>, tensor<3x2xui16>) -> ()
  %3 = stablehlo.constant dense<[[19557, 15995, 29757], [374, 11643, 47929]]> : tensor<2x3xui16>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xui16>) -> tensor<2xui16>
  %5 = stablehlo.constant dense<[65309, 59946]> : tensor<2xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xui16>, tensor<2xui16>) -> ()
  %6 = stablehlo.constant dense<"0xEBD2A6517F22182A38130B1C6367AC4F7AF3E86536D5F47D"> : tensor<2x3x2xui16>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xui16>) -> tensor<2x3xui16>
  %8 = stablehlo.constant dense<[[14926, 5625, 59502], [41298, 36864, 39423]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %9 = stablehlo.constant dense<[[7838, 6040], [54876, 18672], [6888, 64481]]> : tensor<3x2xui16>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xui16>) -> tensor<ui16>
  %11 = stablehlo.constant dense<27723> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui16>, tensor<ui16>) -> ()
  %12 = stablehlo.constant dense<[[[5631, 12867], [32065, 3236]], [[9314, 49151], [61879, 15901]]]> : tensor<2x2x2xui16>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xui16>) -> tensor<2x2x2xui16>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xui16>, tensor<2x2x2xui16>) -> ()
  %14 = stablehlo.constant dense<"0xD5A7B3F544805B66070E5D431C1379839A71902B1597B8AF1166AA4FF41B2A375F61ABF0"> : tensor<3x3x2xui16>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xui16>) -> tensor<2x3xui16>
  %16 = stablehlo.constant dense<[[42965, 29082, 24927], [62899, 11152, 61611]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %17 = stablehlo.constant dense<"0xFDBB601E0FF7CC34DE377B0CB1906963EFFE"> : tensor<3x3xui16>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xui16>) -> tensor<ui16>
  %19 = stablehlo.constant dense<62154> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui16>, tensor<ui16>) -> ()
  return
}
// -----
// unary_einsum of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1569068302, 1065764965, 4173991580], [2939727465, 3402821150, 2834049333]]> : tensor<2x3xui32>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xui32>) -> tensor<3x2xui32>
  %2 = stablehlo.constant dense<[[1569068302, 2939727465], [1065764965, 3402821150], [4173991580, 2834049333]]> : tensor<3x2xui32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
  %3 = stablehlo.constant dense<[[1245511769, 2281051112, 405472028], [3646101634, 2516516710, 3427660542]]> : tensor<2x3xui32>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xui32>) -> tensor<2xui32>
  %5 = stablehlo.constant dense<[3932034909, 1000344294]> : tensor<2xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xui32>, tensor<2xui32>) -> ()
  %6 = stablehlo.constant dense<"0x8F1BC12B2B9EDDD33321B91D13FC7CEB92731232120A5A9C0EB43208516CE28F6F12ED2F38B6329BE8FA67372C9E744F"> : tensor<2x3x2xui32>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xui32>) -> tensor<2x3xui32>
  %8 = stablehlo.constant dense<[[871616413, 1302737826, 1769631354], [1673529980, 2259661387, 3956189246]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %9 = stablehlo.constant dense<[[3243949967, 3174413209], [3532386307, 1595768971], [1318983498, 439775823]]> : tensor<3x2xui32>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xui32>) -> tensor<ui32>
  %11 = stablehlo.constant dense<420375887> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui32>, tensor<ui32>) -> ()
  %12 = stablehlo.constant dense<[[[612379198, 565705576], [3800139551, 2034557949]], [[4068247908, 2185619300], [1547818530, 369520446]]]> : tensor<2x2x2xui32>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xui32>) -> tensor<2x2x2xui32>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xui32>, tensor<2x2x2xui32>) -> ()
  %14 = stablehlo.constant dense<"0xE3DDE187349FB65FAEBEDA011DB3E7D1C8D8771EBDB367604B6FEF4A9B3EB80C602FD6977D524F4029510D6666318E6BCE380E7B6A209B0F1222C3E668F719F653E4F5228679F709"> : tensor<3x3x2xui32>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xui32>) -> tensor<2x3xui32>
  %16 = stablehlo.constant dense<[[2279726563, 2547396448, 586540115], [1605803828, 1078940285, 167213446]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %17 = stablehlo.constant dense<"0xD5B70ED5C535075CA8CD42EC565817F387083AB18394B68ECEC71E45B9EA4DA6F3DE9CBA"> : tensor<3x3xui32>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xui32>) -> tensor<ui32>
  %19 = stablehlo.constant dense<1088790351> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui32>, tensor<ui32>) -> ()
  return
}
// -----
// unary_einsum of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[11596700054801975296, 9962747804434552599, 13677941249836856639], [13105938147773310716, 11544579873375534968, 18214187136205835058]]> : tensor<2x3xui64>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xui64>) -> tensor<3x2xui64>
  %2 = stablehlo.constant dense<[[11596700054801975296, 13105938147773310716], [9962747804434552599, 11544579873375534968], [13677941249836856639, 18214187136205835058]]> : tensor<3x2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xui64>, tensor<3x2xui64>) -> ()
  %3 = stablehlo.constant dense<[[16071255148468978211, 2264895228499360834, 1478698646715334697], [17194681409333042209, 15911549173725639736, 7975001406372887408]]> : tensor<2x3xui64>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xui64>) -> tensor<2xui64>
  %5 = stablehlo.constant dense<[1368104949974122126, 4187743842012466121]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %6 = stablehlo.constant dense<"0x6621D023E0F7AF38CAC9E64F690714C6B4E3E524BCEB74655054D80C3B0189D61CC81E71D0CD4649BF7963300D76683D076A25CECB900CA3E005A1B89F7710682DB791497E84D2EAAC3B8234A1A440C7F139AC8B891B00219BCB65478C21127D"> : tensor<2x3x2xui64>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xui64>) -> tensor<2x3xui64>
  %8 = stablehlo.constant dense<[[15833680662008007533, 5784715642644437729, 7658064789092631053], [3324922101680820138, 11369801099681370108, 13437219123608765786]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %9 = stablehlo.constant dense<[[917215789042496875, 5256803083805549208], [9190506453234786341, 5403232922904623648], [18317120051519268205, 16668203376800778052]]> : tensor<3x2xui64>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xui64>) -> tensor<ui64>
  %11 = stablehlo.constant dense<412849456178847481> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui64>, tensor<ui64>) -> ()
  %12 = stablehlo.constant dense<[[[5407907528893783473, 9674304068947997930], [1338752916543678789, 2265863513877165003]], [[16667857898497258930, 13555531549161567927], [12035108871732287236, 6937369368171663417]]]> : tensor<2x2x2xui64>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xui64>) -> tensor<2x2x2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xui64>, tensor<2x2x2xui64>) -> ()
  %14 = stablehlo.constant dense<"0x4613F894098FD08642882E354C45102561F73E22028DE1DB71C33D31F5254D75B045F819000979225EEC2D5F13F1F1BA9C03A2D85539F9B0DC0323ECE1709BDD733C102AAEF6EF318C2A4229CC27F6BE09F3564C8EE84A8FA0F48B31709E9F3B641E84C422091DDCF2FDEBCFC9BFFAED0D7E87E4258CAAB8AA7A6C85627E3032463FDF7478A77CBB3452803CD41F77C9"> : tensor<3x3x2xui64>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xui64>) -> tensor<2x3xui64>
  %16 = stablehlo.constant dense<[[9714421667554923334, 3598365855182765171, 13509857118003347270], [2670710772642777154, 13760229469296142988, 14517106920260653620]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %17 = stablehlo.constant dense<"0xDCEA695368F101A0BFD8143E7B17676AE08294338188C50775F2EBA9D2B4339DD1FE0E5F2FEB30A049300660C0001790B4182E8F1D7812701B68B7D0127490FE796F12272DF8D8F1"> : tensor<3x3xui64>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xui64>) -> tensor<ui64>
  %19 = stablehlo.constant dense<3606209868568680742> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<ui64>, tensor<ui64>) -> ()
  return
}
// -----
// unary_einsum of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, -1.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  %2 = stablehlo.constant dense<[[0.0, 1.0], [1.0, 0.0], [-1.0, 1.0]]> : tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %3 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  %5 = stablehlo.constant dense<[0.0, 2.0]> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  %6 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 0.0], [-1.0, 1.0]], [[0.0, 0.0], [0.0, 0.0], [1.0, 0.0]]]> : tensor<2x3x2xf4E2M1FN>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  %8 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %9 = stablehlo.constant dense<[[0.0, 1.0], [1.0, 0.0], [1.0, -1.0]]> : tensor<3x2xf4E2M1FN>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf4E2M1FN>) -> tensor<f4E2M1FN>
  %11 = stablehlo.constant dense<2.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  %12 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, 1.0]], [[0.0, 1.0], [0.0, -1.0]]]> : tensor<2x2x2xf4E2M1FN>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf4E2M1FN>) -> tensor<2x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf4E2M1FN>, tensor<2x2x2xf4E2M1FN>) -> ()
  %14 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [-1.0, 1.0], [1.0, 0.0]]]> : tensor<3x3x2xf4E2M1FN>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  %16 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %17 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [0.0, 0.0, 0.0], [0.0, 1.0, -1.0]]> : tensor<3x3xf4E2M1FN>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf4E2M1FN>) -> tensor<f4E2M1FN>
  %19 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  return
}
// -----
// unary_einsum of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -1.0, 0.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  %2 = stablehlo.constant dense<[[1.0, 0.0], [-1.0, 1.0], [0.0, 1.0]]> : tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %3 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf6E2M3FN>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf6E2M3FN>) -> tensor<2xf6E2M3FN>
  %5 = stablehlo.constant dense<1.0> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  %6 = stablehlo.constant dense<[[[0.0, 1.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 1.0], [0.0, 0.0], [-1.0, 1.0]]]> : tensor<2x3x2xf6E2M3FN>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  %8 = stablehlo.constant dense<[[0.0, 0.0, -1.0], [2.0, 0.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %9 = stablehlo.constant dense<[[-1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]> : tensor<3x2xf6E2M3FN>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf6E2M3FN>) -> tensor<f6E2M3FN>
  %11 = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  %12 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 1.0]], [[0.0, 0.0], [-1.0, 1.0]]]> : tensor<2x2x2xf6E2M3FN>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf6E2M3FN>) -> tensor<2x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf6E2M3FN>, tensor<2x2x2xf6E2M3FN>) -> ()
  %14 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[1.0, 1.0], [0.0, 0.0], [0.0, 1.0]], [[0.0, 0.0], [0.0, 0.0], [-1.0, 0.0]]]> : tensor<3x3x2xf6E2M3FN>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  %16 = stablehlo.constant dense<[[0.0, 0.0, -1.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %17 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [0.0, -1.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<3x3xf6E2M3FN>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf6E2M3FN>) -> tensor<f6E2M3FN>
  %19 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  return
}
// -----
// unary_einsum of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  %2 = stablehlo.constant dense<[[0.0, -1.0], [1.0, 1.0], [1.0, 0.0]]> : tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %3 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf6E3M2FN>) -> tensor<2xf6E3M2FN>
  %5 = stablehlo.constant dense<1.0> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  %6 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 0.0], [0.0, 1.0]], [[1.0, 0.0], [0.0, 0.0], [0.0, -1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  %8 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %9 = stablehlo.constant dense<[[1.0, 1.0], [-1.0, 0.0], [0.0, 1.0]]> : tensor<3x2xf6E3M2FN>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf6E3M2FN>) -> tensor<f6E3M2FN>
  %11 = stablehlo.constant dense<2.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  %12 = stablehlo.constant dense<[[[1.0, 1.0], [-1.0, 0.0]], [[0.0, 1.0], [0.0, 0.0]]]> : tensor<2x2x2xf6E3M2FN>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf6E3M2FN>) -> tensor<2x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf6E3M2FN>, tensor<2x2x2xf6E3M2FN>) -> ()
  %14 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, -1.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0], [1.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]]> : tensor<3x3x2xf6E3M2FN>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  %16 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %17 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [0.0, 0.0, 0.0], [-1.0, 1.0, 0.0]]> : tensor<3x3xf6E3M2FN>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf6E3M2FN>) -> tensor<f6E3M2FN>
  %19 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  return
}
// -----
// unary_einsum of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf8E3M4>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf8E3M4>) -> tensor<3x2xf8E3M4>
  %2 = stablehlo.constant dense<[[-1.0, 0.0], [1.0, 1.0], [1.0, 0.0]]> : tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %3 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf8E3M4>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf8E3M4>) -> tensor<2xf8E3M4>
  %5 = stablehlo.constant dense<1.0> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  %6 = stablehlo.constant dense<"0x30000000003000B000003000"> : tensor<2x3x2xf8E3M4>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf8E3M4>) -> tensor<2x3xf8E3M4>
  %8 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %9 = stablehlo.constant dense<[[1.0, 1.0], [0.0, 0.0], [-1.0, 1.0]]> : tensor<3x2xf8E3M4>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf8E3M4>) -> tensor<f8E3M4>
  %11 = stablehlo.constant dense<2.0> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  %12 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 0.0]], [[-1.0, 0.0], [1.0, 1.0]]]> : tensor<2x2x2xf8E3M4>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf8E3M4>) -> tensor<2x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf8E3M4>, tensor<2x2x2xf8E3M4>) -> ()
  %14 = stablehlo.constant dense<"0x00B030003000000030000000000000000000"> : tensor<3x3x2xf8E3M4>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf8E3M4>) -> tensor<2x3xf8E3M4>
  %16 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %17 = stablehlo.constant dense<"0x0000000030300030B0"> : tensor<3x3xf8E3M4>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf8E3M4>) -> tensor<f8E3M4>
  %19 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  return
}
// -----
// unary_einsum of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<2x3xf8E4M3>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf8E4M3>) -> tensor<3x2xf8E4M3>
  %2 = stablehlo.constant dense<[[0.0, 1.0], [0.0, -1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %3 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, -1.0, 1.0]]> : tensor<2x3xf8E4M3>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf8E4M3>) -> tensor<2xf8E4M3>
  %5 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  %6 = stablehlo.constant dense<"0x00003800B800383800000000"> : tensor<2x3x2xf8E4M3>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf8E4M3>) -> tensor<2x3xf8E4M3>
  %8 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %9 = stablehlo.constant dense<[[1.0, 1.0], [0.0, 0.0], [1.0, -1.0]]> : tensor<3x2xf8E4M3>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf8E4M3>) -> tensor<f8E4M3>
  %11 = stablehlo.constant dense<2.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  %12 = stablehlo.constant dense<[[[-1.0, 1.0], [0.0, 0.0]], [[1.0, 0.0], [0.0, 1.0]]]> : tensor<2x2x2xf8E4M3>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf8E4M3>) -> tensor<2x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf8E4M3>, tensor<2x2x2xf8E4M3>) -> ()
  %14 = stablehlo.constant dense<"0x000000000000003800000000000038B83800"> : tensor<3x3x2xf8E4M3>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf8E4M3>) -> tensor<2x3xf8E4M3>
  %16 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %17 = stablehlo.constant dense<"0x3800003800B8003800"> : tensor<3x3xf8E4M3>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf8E4M3>) -> tensor<f8E4M3>
  %19 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  return
}
// -----
// unary_einsum of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  %2 = stablehlo.constant dense<[[0.0, 1.0], [0.0, -1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %3 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FN>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %5 = stablehlo.constant dense<[2.0, 0.0]> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  %6 = stablehlo.constant dense<"0xB80000003800000038000038"> : tensor<2x3x2xf8E4M3FN>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %8 = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %9 = stablehlo.constant dense<[[0.0, 0.0], [1.0, 1.0], [1.0, -1.0]]> : tensor<3x2xf8E4M3FN>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf8E4M3FN>) -> tensor<f8E4M3FN>
  %11 = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  %12 = stablehlo.constant dense<[[[1.0, 1.0], [0.0, 0.0]], [[1.0, 0.0], [-1.0, 0.0]]]> : tensor<2x2x2xf8E4M3FN>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf8E4M3FN>) -> tensor<2x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf8E4M3FN>, tensor<2x2x2xf8E4M3FN>) -> ()
  %14 = stablehlo.constant dense<"0x0000000000380038000000380000B8000000"> : tensor<3x3x2xf8E4M3FN>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %16 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %17 = stablehlo.constant dense<"0x0038000000003838B8"> : tensor<3x3xf8E4M3FN>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf8E4M3FN>) -> tensor<f8E4M3FN>
  %19 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  return
}
// -----
// unary_einsum of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0.0, -1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[[1.0, 0.0], [0.0, 1.0], [-1.0, 1.0]]> : tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %3 = stablehlo.constant dense<[[1.0, -1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[0.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  %6 = stablehlo.constant dense<"0x4000404000000000000000C0"> : tensor<2x3x2xf8E4M3FNUZ>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %8 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %9 = stablehlo.constant dense<[[-1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]> : tensor<3x2xf8E4M3FNUZ>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %11 = stablehlo.constant dense<2.0> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  %12 = stablehlo.constant dense<[[[0.0, 1.0], [-1.0, 0.0]], [[0.0, 1.0], [1.0, 0.0]]]> : tensor<2x2x2xf8E4M3FNUZ>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf8E4M3FNUZ>) -> tensor<2x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf8E4M3FNUZ>, tensor<2x2x2xf8E4M3FNUZ>) -> ()
  %14 = stablehlo.constant dense<"0x00000000004000C000000000000040000040"> : tensor<3x3x2xf8E4M3FNUZ>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %16 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %17 = stablehlo.constant dense<"0x00000000C000404040"> : tensor<3x3xf8E4M3FNUZ>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %19 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  return
}
// -----
// unary_einsum of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[[-1.0, 1.0], [1.0, 0.0], [0.0, 1.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %3 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [-1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<1.0> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  %6 = stablehlo.constant dense<"0x0000000000005800D8005858"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<[[1.0, -1.0, 1.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %9 = stablehlo.constant dense<[[0.0, 1.0], [1.0, 1.0], [-1.0, 0.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<2.0> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  %12 = stablehlo.constant dense<[[[0.0, 1.0], [0.0, 0.0]], [[-1.0, 1.0], [0.0, 1.0]]]> : tensor<2x2x2xf8E4M3B11FNUZ>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf8E4M3B11FNUZ>) -> tensor<2x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf8E4M3B11FNUZ>, tensor<2x2x2xf8E4M3B11FNUZ>) -> ()
  %14 = stablehlo.constant dense<"0x000000580058000000000058D80000000000"> : tensor<3x3x2xf8E4M3B11FNUZ>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %16 = stablehlo.constant dense<0.0> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %17 = stablehlo.constant dense<"0x00000058D800580058"> : tensor<3x3xf8E4M3B11FNUZ>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %19 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  return
}
// -----
// unary_einsum of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [-1.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2>
  %2 = stablehlo.constant dense<[[0.0, -1.0], [1.0, 0.0], [1.0, 1.0]]> : tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %3 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf8E5M2>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf8E5M2>) -> tensor<2xf8E5M2>
  %5 = stablehlo.constant dense<[2.0, 0.0]> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  %6 = stablehlo.constant dense<"0x3C003C3C00000000BC000000"> : tensor<2x3x2xf8E5M2>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf8E5M2>) -> tensor<2x3xf8E5M2>
  %8 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %9 = stablehlo.constant dense<[[1.0, 1.0], [0.0, -1.0], [0.0, 1.0]]> : tensor<3x2xf8E5M2>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf8E5M2>) -> tensor<f8E5M2>
  %11 = stablehlo.constant dense<2.0> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  %12 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 0.0]], [[0.0, 1.0], [1.0, -1.0]]]> : tensor<2x2x2xf8E5M2>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf8E5M2>) -> tensor<2x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf8E5M2>, tensor<2x2x2xf8E5M2>) -> ()
  %14 = stablehlo.constant dense<"0x003C0000003C000000003C000000000000BC"> : tensor<3x3x2xf8E5M2>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf8E5M2>) -> tensor<2x3xf8E5M2>
  %16 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 0.0, -1.0]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %17 = stablehlo.constant dense<"0x003CBC003C3C000000"> : tensor<3x3xf8E5M2>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf8E5M2>) -> tensor<f8E5M2>
  %19 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  return
}
// -----
// unary_einsum of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[[0.0, -1.0], [1.0, 1.0], [1.0, 0.0]]> : tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %3 = stablehlo.constant dense<[[0.0, 1.0, -1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[0.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  %6 = stablehlo.constant dense<"0x0040000000400040C0000000"> : tensor<2x3x2xf8E5M2FNUZ>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %8 = stablehlo.constant dense<[[0.0, -1.0, 0.0], [2.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %9 = stablehlo.constant dense<[[1.0, 1.0], [0.0, 0.0], [-1.0, 1.0]]> : tensor<3x2xf8E5M2FNUZ>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %11 = stablehlo.constant dense<2.0> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  %12 = stablehlo.constant dense<[[[0.0, 1.0], [0.0, 0.0]], [[1.0, -1.0], [0.0, 1.0]]]> : tensor<2x2x2xf8E5M2FNUZ>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf8E5M2FNUZ>) -> tensor<2x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf8E5M2FNUZ>, tensor<2x2x2xf8E5M2FNUZ>) -> ()
  %14 = stablehlo.constant dense<"0x40C000004000000000000000000000004000"> : tensor<3x3x2xf8E5M2FNUZ>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %16 = stablehlo.constant dense<[[1.0, 0.0, 1.0], [-1.0, 0.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %17 = stablehlo.constant dense<"0x0000400000C0400040"> : tensor<3x3xf8E5M2FNUZ>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %19 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  return
}
// -----
// unary_einsum of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<2x3xf8E8M0FNU>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  %2 = stablehlo.constant dense<1.0> : tensor<3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
  %3 = stablehlo.constant dense<1.0> : tensor<2x2x2xf8E8M0FNU>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf8E8M0FNU>) -> tensor<2x2x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<2x2x2xf8E8M0FNU>, tensor<2x2x2xf8E8M0FNU>) -> ()
  return
}
// -----
// unary_einsum of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -3.0, 0.0], [3.0, 0.0, 2.0]]> : tensor<2x3xbf16>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  %2 = stablehlo.constant dense<[[1.0, 3.0], [-3.0, 0.0], [0.0, 2.0]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %3 = stablehlo.constant dense<[[-3.0, 0.0, 3.0], [-2.0, 1.0, 1.0]]> : tensor<2x3xbf16>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xbf16>) -> tensor<2xbf16>
  %5 = stablehlo.constant dense<0.0> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %6 = stablehlo.constant dense<"0x0040803F803F0000803F40C0803F80BF00C040C0803F40C0"> : tensor<2x3x2xbf16>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xbf16>) -> tensor<2x3xbf16>
  %8 = stablehlo.constant dense<[[3.0, -1.0, 2.0], [0.0, -3.0, -6.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %9 = stablehlo.constant dense<[[2.0, 2.0], [0.0, 3.0], [1.0, 2.0]]> : tensor<3x2xbf16>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xbf16>) -> tensor<bf16>
  %11 = stablehlo.constant dense<10.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<bf16>, tensor<bf16>) -> ()
  %12 = stablehlo.constant dense<[[[3.0, 2.0], [-2.0, 1.0]], [[1.0, 1.0], [3.0, -3.0]]]> : tensor<2x2x2xbf16>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xbf16>) -> tensor<2x2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> ()
  %14 = stablehlo.constant dense<"0x00C000C040400040000040C0404040C00000404000400040404080BF803F404000000000"> : tensor<3x3x2xbf16>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xbf16>) -> tensor<2x3xbf16>
  %16 = stablehlo.constant dense<[[-2.0, 0.0, 0.0], [-2.0, 3.0, 0.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %17 = stablehlo.constant dense<"0x004000404040404000C040C080BF80BF0040"> : tensor<3x3xbf16>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xbf16>) -> tensor<bf16>
  %19 = stablehlo.constant dense<2.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<bf16>, tensor<bf16>) -> ()
  return
}
// -----
// unary_einsum of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0, -2.0, -3.0], [-3.0, -2.0, 2.0]]> : tensor<2x3xf16>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf16>) -> tensor<3x2xf16>
  %2 = stablehlo.constant dense<[[2.0, -3.0], [-2.0, -2.0], [-3.0, 2.0]]> : tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %3 = stablehlo.constant dense<[[0.0, -2.0, -1.0], [3.0, -1.0, -3.0]]> : tensor<2x3xf16>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf16>) -> tensor<2xf16>
  %5 = stablehlo.constant dense<[-3.0, -1.0]> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %6 = stablehlo.constant dense<"0x00C2003C004000C2003C003C004200C200C200400040003C"> : tensor<2x3x2xf16>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf16>) -> tensor<2x3xf16>
  %8 = stablehlo.constant dense<[[0.0, -1.0, 3.0], [-2.0, -1.0, 2.0]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %9 = stablehlo.constant dense<[[2.0, -1.0], [2.0, -2.0], [1.0, -2.0]]> : tensor<3x2xf16>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf16>) -> tensor<f16>
  %11 = stablehlo.constant dense<0.0> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f16>, tensor<f16>) -> ()
  %12 = stablehlo.constant dense<[[[-1.0, 0.0], [-1.0, -1.0]], [[-1.0, -3.0], [-3.0, 1.0]]]> : tensor<2x2x2xf16>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf16>) -> tensor<2x2x2xf16>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf16>, tensor<2x2x2xf16>) -> ()
  %14 = stablehlo.constant dense<"0x00C000BC004200BC00C0004200BC00BC003C0040003C004200BC00420042000000BC00BC"> : tensor<3x3x2xf16>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf16>) -> tensor<2x3xf16>
  %16 = stablehlo.constant dense<[[-2.0, 1.0, -1.0], [-1.0, 2.0, -1.0]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %17 = stablehlo.constant dense<"0x003C003C004200BC00400000004200C00042"> : tensor<3x3xf16>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf16>) -> tensor<f16>
  %19 = stablehlo.constant dense<6.0> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f16>, tensor<f16>) -> ()
  return
}
// -----
// unary_einsum of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [-3.0, 1.0, -2.0]]> : tensor<2x3xf32>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.constant dense<[[-1.0, -3.0], [1.0, 1.0], [1.0, -2.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %3 = stablehlo.constant dense<[[0.0, 3.0, 1.0], [-2.0, -3.0, 0.0]]> : tensor<2x3xf32>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf32>) -> tensor<2xf32>
  %5 = stablehlo.constant dense<[4.0, -5.0]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %6 = stablehlo.constant dense<[[[3.0, 1.0], [2.0, 3.0], [-3.0, -3.0]], [[0.0, 1.0], [-1.0, 1.0], [-3.0, -2.0]]]> : tensor<2x3x2xf32>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf32>) -> tensor<2x3xf32>
  %8 = stablehlo.constant dense<[[3.0, 1.0, -6.0], [2.0, 4.0, -5.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %9 = stablehlo.constant dense<[[-1.0, -2.0], [1.0, -2.0], [2.0, 2.0]]> : tensor<3x2xf32>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf32>) -> tensor<f32>
  %11 = stablehlo.constant dense<0.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f32>, tensor<f32>) -> ()
  %12 = stablehlo.constant dense<[[[1.0, 2.0], [-3.0, -3.0]], [[3.0, -3.0], [1.0, -3.0]]]> : tensor<2x2x2xf32>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> ()
  %14 = stablehlo.constant dense<[[[1.0, -1.0], [2.0, -3.0], [-1.0, -3.0]], [[-3.0, 1.0], [1.0, -3.0], [-2.0, 2.0]], [[1.0, 1.0], [-2.0, 2.0], [-2.0, 3.0]]]> : tensor<3x3x2xf32>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf32>) -> tensor<2x3xf32>
  %16 = stablehlo.constant dense<[[1.0, 1.0, -2.0], [-1.0, -3.0, 3.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %17 = stablehlo.constant dense<[[-2.0, 0.0, -2.0], [1.0, 0.0, 2.0], [-2.0, 2.0, 3.0]]> : tensor<3x3xf32>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf32>) -> tensor<f32>
  %19 = stablehlo.constant dense<1.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f32>, tensor<f32>) -> ()
  return
}
// -----
// unary_einsum of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-3.0, -1.0, 2.0], [-2.0, -2.0, -1.0]]> : tensor<2x3xf64>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %2 = stablehlo.constant dense<[[-3.0, -2.0], [-1.0, -2.0], [2.0, -1.0]]> : tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %3 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [3.0, -1.0, -1.0]]> : tensor<2x3xf64>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xf64>) -> tensor<2xf64>
  %5 = stablehlo.constant dense<[7.0, 1.0]> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %6 = stablehlo.constant dense<[[[1.0, 0.0], [1.0, 2.0], [-1.0, -1.0]], [[3.0, -2.0], [-3.0, 2.0], [0.0, 1.0]]]> : tensor<2x3x2xf64>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xf64>) -> tensor<2x3xf64>
  %8 = stablehlo.constant dense<[[4.0, -2.0, -1.0], [-2.0, 4.0, 0.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %9 = stablehlo.constant dense<[[-3.0, 2.0], [1.0, 1.0], [0.0, 1.0]]> : tensor<3x2xf64>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xf64>) -> tensor<f64>
  %11 = stablehlo.constant dense<2.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f64>, tensor<f64>) -> ()
  %12 = stablehlo.constant dense<[[[0.0, 3.0], [-1.0, 2.0]], [[1.0, -3.0], [-2.0, -2.0]]]> : tensor<2x2x2xf64>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> ()
  %14 = stablehlo.constant dense<[[[-1.0, 2.0], [2.0, -1.0], [-2.0, 2.0]], [[3.0, 0.0], [1.0, 0.0], [-1.0, -3.0]], [[0.0, -3.0], [-1.0, 2.0], [-2.0, 3.0]]]> : tensor<3x3x2xf64>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xf64>) -> tensor<2x3xf64>
  %16 = stablehlo.constant dense<[[-1.0, 1.0, -2.0], [2.0, 0.0, 3.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %17 = stablehlo.constant dense<[[0.0, 3.0, -1.0], [3.0, 2.0, 0.0], [-1.0, 3.0, 1.0]]> : tensor<3x3xf64>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xf64>) -> tensor<f64>
  %19 = stablehlo.constant dense<3.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<f64>, tensor<f64>) -> ()
  return
}
// -----
// unary_einsum of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -2.0), (-3.0, -1.0)], [(-3.0, -2.0), (2.0, -2.0), (-3.0, 1.0)]]> : tensor<2x3xcomplex<f32>>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %2 = stablehlo.constant dense<[[(2.0, -2.0), (-3.0, -2.0)], [(3.0, -2.0), (2.0, -2.0)], [(-3.0, -1.0), (-3.0, 1.0)]]> : tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %3 = stablehlo.constant dense<[[(0.0, -3.0), (-3.0, 1.0), (0.0, 3.0)], [(0.0, 3.0), (2.0, -2.0), (-3.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %5 = stablehlo.constant dense<[(-3.0, 1.0), (-1.0, 0.0)]> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %6 = stablehlo.constant dense<[[[(-3.0, -2.0), (1.0, 0.0)], [(-1.0, 1.0), (1.0, 2.0)], [(0.0, -1.0), (-1.0, -2.0)]], [[(1.0, -3.0), (0.0, 0.0)], [(2.0, 0.0), (2.0, 1.0)], [(0.0, 0.0), (-2.0, 1.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %8 = stablehlo.constant dense<[[(-2.0, -5.0), (1.0, 1.0), (0.0, -1.0)], [(1.0, 0.0), (3.0, 3.0), (-3.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %9 = stablehlo.constant dense<[[(-3.0, 0.0), (1.0, 2.0)], [(-2.0, 1.0), (1.0, 1.0)], [(3.0, -1.0), (-3.0, 3.0)]]> : tensor<3x2xcomplex<f32>>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xcomplex<f32>>) -> tensor<complex<f32>>
  %11 = stablehlo.constant dense<(-3.0, 6.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %12 = stablehlo.constant dense<[[[(1.0, -1.0), (0.0, 2.0)], [(2.0, 3.0), (2.0, -3.0)]], [[(3.0, 2.0), (0.0, -1.0)], [(3.0, -1.0), (-1.0, 3.0)]]]> : tensor<2x2x2xcomplex<f32>>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> ()
  %14 = stablehlo.constant dense<[[[(-3.0, 2.0), (0.0, 3.0)], [(0.0, -1.0), (3.0, -3.0)], [(0.0, 1.0), (0.0, 1.0)]], [[(3.0, 1.0), (1.0, -2.0)], [(1.0, 0.0), (-3.0, 3.0)], [(-3.0, -1.0), (0.0, -1.0)]], [[(-2.0, -3.0), (0.0, -1.0)], [(3.0, 3.0), (0.0, -2.0)], [(-3.0, 1.0), (3.0, 3.0)]]]> : tensor<3x3x2xcomplex<f32>>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %16 = stablehlo.constant dense<[[(-3.0, 2.0), (1.0, 0.0), (-3.0, 1.0)], [(0.0, 3.0), (-3.0, 3.0), (3.0, 3.0)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %17 = stablehlo.constant dense<[[(-1.0, 2.0), (3.0, 2.0), (3.0, 3.0)], [(-1.0, -2.0), (2.0, -3.0), (0.0, 3.0)], [(3.0, -1.0), (-2.0, -2.0), (0.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xcomplex<f32>>) -> tensor<complex<f32>>
  %19 = stablehlo.constant dense<(1.0, -1.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  return
}
// -----
// unary_einsum of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(2.0, 1.0), (2.0, -1.0), (-1.0, -3.0)], [(3.0, -3.0), (2.0, 3.0), (2.0, -1.0)]]> : tensor<2x3xcomplex<f64>>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "ab->ba"}> : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %2 = stablehlo.constant dense<[[(2.0, 1.0), (3.0, -3.0)], [(2.0, -1.0), (2.0, 3.0)], [(-1.0, -3.0), (2.0, -1.0)]]> : tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %3 = stablehlo.constant dense<[[(-1.0, 1.0), (-1.0, -3.0), (-3.0, -2.0)], [(1.0, 1.0), (-2.0, 2.0), (-1.0, 1.0)]]> : tensor<2x3xcomplex<f64>>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "ab->a"}> : (tensor<2x3xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  %5 = stablehlo.constant dense<[(-5.0, -4.0), (-2.0, 4.0)]> : tensor<2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  %6 = stablehlo.constant dense<[[[(-3.0, -1.0), (-1.0, 3.0)], [(2.0, 3.0), (-1.0, 0.0)], [(-3.0, 0.0), (-2.0, -3.0)]], [[(-3.0, 2.0), (-1.0, 1.0)], [(-1.0, -3.0), (-2.0, 1.0)], [(2.0, -3.0), (-2.0, 0.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abc->cb"}> : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %8 = stablehlo.constant dense<[[(-6.0, 1.0), (1.0, 0.0), (-1.0, -3.0)], [(-2.0, 4.0), (-3.0, 1.0), (-4.0, -3.0)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %9 = stablehlo.constant dense<[[(-1.0, 3.0), (2.0, 1.0)], [(0.0, 1.0), (-3.0, 2.0)], [(1.0, -2.0), (0.0, 3.0)]]> : tensor<3x2xcomplex<f64>>
  %10 = "stablehlo.unary_einsum"(%9) <{einsum_config = "ab->"}> : (tensor<3x2xcomplex<f64>>) -> tensor<complex<f64>>
  %11 = stablehlo.constant dense<(-1.0, 8.0)> : tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  %12 = stablehlo.constant dense<[[[(2.0, 1.0), (-3.0, 2.0)], [(-3.0, 3.0), (3.0, 2.0)]], [[(-2.0, 1.0), (-2.0, -3.0)], [(0.0, 0.0), (-1.0, -1.0)]]]> : tensor<2x2x2xcomplex<f64>>
  %13 = "stablehlo.unary_einsum"(%12) <{einsum_config = "abc->abc"}> : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<2x2x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>) -> ()
  %14 = stablehlo.constant dense<[[[(3.0, -2.0), (2.0, 2.0)], [(2.0, -3.0), (3.0, -1.0)], [(1.0, 3.0), (3.0, 1.0)]], [[(-3.0, -1.0), (-3.0, 1.0)], [(1.0, 2.0), (-1.0, 0.0)], [(0.0, 0.0), (2.0, 1.0)]], [[(2.0, -2.0), (1.0, 3.0)], [(-2.0, 2.0), (-3.0, -2.0)], [(2.0, -3.0), (3.0, -2.0)]]]> : tensor<3x3x2xcomplex<f64>>
  %15 = "stablehlo.unary_einsum"(%14) <{einsum_config = "aab->ba"}> : (tensor<3x3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %16 = stablehlo.constant dense<[[(3.0, -2.0), (1.0, 2.0), (2.0, -3.0)], [(2.0, 2.0), (-1.0, 0.0), (3.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %17 = stablehlo.constant dense<[[(3.0, 1.0), (0.0, -1.0), (1.0, 1.0)], [(-1.0, -2.0), (2.0, 3.0), (0.0, 0.0)], [(0.0, 2.0), (-1.0, 3.0), (3.0, -2.0)]]> : tensor<3x3xcomplex<f64>>
  %18 = "stablehlo.unary_einsum"(%17) <{einsum_config = "aa->"}> : (tensor<3x3xcomplex<f64>>) -> tensor<complex<f64>>
  %19 = stablehlo.constant dense<(8.0, 2.0)> : tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  return
}
// -----
// unary_einsum of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xFC0106FE03080005FD0207FF04FC0106FE03"> : tensor<2x3x3xi8>}> : () -> tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.unary_einsum"(%0) <{einsum_config = "abc->cb"}> : (tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0xFBFF0305FC000206FD"> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %3 = "stablehlo.constant"() <{value = dense<"0xFC0106FE03080005FD0207FF04FC0106FE03"> : tensor<2x3x3xi8>}> : () -> tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.unary_einsum"(%3) <{einsum_config = "abc->b"}> : (tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[-4, -5, -6]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %6 = "stablehlo.constant"() <{value = dense<"0xFC0106FE03080005FD0207FF04FC0106FE03"> : tensor<2x3x3xi8>}> : () -> tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.unary_einsum"(%6) <{einsum_config = "abb->a"}> : (tensor<2x3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %8 = "stablehlo.constant"() <{value = dense<[-10, -5]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
