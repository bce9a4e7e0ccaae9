// dynamic_gather of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, true, true, true], [true, true, false, false], [false, false, false, true], [false, true, false, false], [false, true, false, false]]> : tensor<5x4xi1>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xi1>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xi1>
  %4 = stablehlo.constant dense<[[true, true, true, true], [false, true, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %5 = stablehlo.constant dense<[[[true, true, true], [false, true, false], [true, true, false], [true, true, false]], [[true, false, true], [true, true, true], [true, false, true], [false, true, true]], [[true, false, true], [false, false, false], [true, false, false], [false, false, true]], [[true, true, true], [true, true, false], [true, false, true], [true, false, true]], [[true, false, false], [true, false, true], [false, true, true], [false, true, false]]]> : tensor<5x4x3xi1>
  %6 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %7 = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>}> : (tensor<5x4x3xi1>, tensor<2x2xui8>, tensor<3xi64>) -> tensor<2x2x3xi1>
  %9 = stablehlo.constant dense<[[[true, true, true], [true, false, false]], [[true, false, true], [true, true, true]]]> : tensor<2x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x3xi1>, tensor<2x2x3xi1>) -> ()
  %10 = stablehlo.constant dense<[[[false, false], [true, true], [true, true]], [[true, true], [true, true], [true, true]], [[false, true], [false, true], [false, false]], [[false, false], [true, true], [false, true]]]> : tensor<4x3x2xi1>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = stablehlo.constant dense<1> : tensor<3xi64>
  %13 = "stablehlo.dynamic_gather"(%10, %11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xi1>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xi1>
  %14 = stablehlo.constant dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  return
}
// -----
// dynamic_gather of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2, -1, -1, -1], [0, -1, 0, 1], [-1, 0, -1, 1], [-1, -2, 1, 0], [-1, 1, -2, 1]]> : tensor<5x4xi2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xi2>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xi2>
  %4 = stablehlo.constant dense<[[-2, -1, -1, -1], [-1, 1, -2, 1], [-1, -2, 1, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %5 = stablehlo.constant dense<[[[-1, 1], [0, 1], [0, -2]], [[1, -1], [-2, -2], [0, -1]], [[0, -1], [1, -2], [0, -1]], [[0, 0], [-2, 0], [1, 1]]]> : tensor<4x3x2xi2>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xi2>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xi2>
  %9 = stablehlo.constant dense<[[-1, -2, 0], [-1, -2, 1]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  return
}
// -----
// dynamic_gather of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[7, 0, 5, 3], [3, 2, 7, 3], [0, -2, -5, 6], [-6, -1, 0, 6], [-8, -4, -5, -7]]> : tensor<5x4xi4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xi4>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xi4>
  %4 = stablehlo.constant dense<[[7, 0, 5, 3], [-8, -4, -5, -7], [-6, -1, 0, 6]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %5 = stablehlo.constant dense<[[[-4, -6], [-4, 0], [-8, 7]], [[-7, 5], [6, -3], [5, -3]], [[-7, 2], [-6, 4], [1, 7]], [[1, -2], [1, -2], [4, -3]]]> : tensor<4x3x2xi4>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xi4>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xi4>
  %9 = stablehlo.constant dense<[[-4, 6, 5], [5, -3, -3]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  return
}
// -----
// dynamic_gather of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3DFED8FF77999EEA18597DFF0B94F23AE948A3A7"> : tensor<5x4xi8>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xi8>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xi8>
  %4 = stablehlo.constant dense<"0x3DFED8FFE948A3A70B94F23A"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %5 = stablehlo.constant dense<"0xDBC9947A340CBF5984671169D69BF423E85CFCA48666A68192700CC6744494B2B5E093E6113A26803C3A1B20453B2F4140BA1CB7FCAD20049C8A2572"> : tensor<5x4x3xi8>
  %6 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %7 = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>}> : (tensor<5x4x3xi8>, tensor<2x2xui8>, tensor<3xi64>) -> tensor<2x2x3xi8>
  %9 = stablehlo.constant dense<"0x113A2640BA1C92700C113A26"> : tensor<2x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x3xi8>, tensor<2x2x3xi8>) -> ()
  %10 = stablehlo.constant dense<"0xF8BD82ECCD8A98DBFF289761FBBBF645D811DFB2EE7052CF"> : tensor<4x3x2xi8>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = stablehlo.constant dense<1> : tensor<3xi64>
  %13 = "stablehlo.dynamic_gather"(%10, %11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xi8>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xi8>
  %14 = stablehlo.constant dense<[[-8, -1, -105], [-37, 40, -49]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  return
}
// -----
// dynamic_gather of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA977315C7BDB47B2EA78C5D5FFFD5CBD7B50B15D2B6F3973B0179AC010E08F85B653C53223874FC9"> : tensor<5x4xi16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xi16>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xi16>
  %4 = stablehlo.constant dense<"0xA977315C7BDB47B2B653C53223874FC9B0179AC010E08F85"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %5 = stablehlo.constant dense<"0x7F9C2D69C82E2B0E1B494A11F219BA112A30136ECFA9F02481546FA29553311BEC3F5F1BA71D2C4B799189B41A40C3CF"> : tensor<4x3x2xi16>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xi16>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xi16>
  %9 = stablehlo.constant dense<[[-25473, 12330, -22065], [4538, 28179, -12349]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  return
}
// -----
// dynamic_gather of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1C043084BC3D9DF6CAB54E52C278F88F6EAB3390E8856667BE32BAAADAB4DD467163A1726AEB033C49ADA7D9D10CDE51060E2760F1F2C79ED16C731DE714CAE2EBE61D0C3FBB199B2E97D022BE1186B"> : tensor<5x4xi32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xi32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xi32>
  %4 = stablehlo.constant dense<"0xF1C043084BC3D9DF6CAB54E52C278F882EBE61D0C3FBB199B2E97D022BE1186B1060E2760F1F2C79ED16C731DE714CAE"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %5 = stablehlo.constant dense<"0x1C92707D34368E4A5D74097CE45729F0C9B5B8BA900F2E1311CFF9A7403AAE7D225416AFE8DDBAB9654072157EC1BC7FE8B37D1905E934505F86A46019EF46150057C4AEBCF94CE62C79506A7C6F0DC286560D573FEBA09EFC92FBFA632359A7964F8D5659075A4FD5E8F9820257F362A4C984F11D17603C0D3E666B8F3A4D098977B6882D58620E29C213C09BCE9B14D90F22BC9D66C45C09CE31D7A4B0E09249923A2F4882EFFA904DD0D0C8A604ADD61FD9858BC31CD6020B3AC783D8A696EDE0018D4EE71E3FA42F27109B3DD2C47296264629527D0AC42EF8703E1CCB35680D1AC8EECC2E5F33A70F3C862875E1"> : tensor<5x4x3xi32>
  %6 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %7 = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>}> : (tensor<5x4x3xi32>, tensor<2x2xui8>, tensor<3xi64>) -> tensor<2x2x3xi32>
  %9 = stablehlo.constant dense<"0xD90F22BC9D66C45C09CE31D7EDE0018D4EE71E3FA42F2710964F8D5659075A4FD5E8F982D90F22BC9D66C45C09CE31D7"> : tensor<2x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> ()
  %10 = stablehlo.constant dense<"0x9E04629EC5524119337B3DC7B4672B22D4EB6BDDF82163F622032C481F3EB3BB4FC35E758EDD30351BDA65B69E93A70944DD8514500C6C215EDB0DEF00747398447762FF56BC8D36CF7A411D92AB168DA7FC9EBD34412EA9732AB12FF620C27C"> : tensor<4x3x2xi32>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = stablehlo.constant dense<1> : tensor<3xi64>
  %13 = "stablehlo.dynamic_gather"(%10, %11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xi32>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xi32>
  %14 = stablehlo.constant dense<[[-1637743458, 1969144655, -1234839013], [-1145881057, 892394894, 2093097206]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}
// -----
// dynamic_gather of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB50C1DCCB9D59A96C8F51AD1EBA344AA8D9469B7D5B3B083BD22C4EDC6DDE7309027541447DFBA2D7B6104D16E7CD6FD6BBFE51F9938CEFBA18F7922ADC10ABB697F8A8D3734C214BCD199BAF6DD95B2B756B8F3E2254752EE9CD5628DD6AE41AF60EC7877545AE0CA530D853D879B7D80558D8080406E5D2B8A0388F6A8805C19BF2C79A676878B9BEE641EA1135536C89C08F9915A33501E7B3B06DB4D1FC3"> : tensor<5x4xi64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xi64>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xi64>
  %4 = stablehlo.constant dense<"0xB50C1DCCB9D59A96C8F51AD1EBA344AA8D9469B7D5B3B083BD22C4EDC6DDE73019BF2C79A676878B9BEE641EA1135536C89C08F9915A33501E7B3B06DB4D1FC3AF60EC7877545AE0CA530D853D879B7D80558D8080406E5D2B8A0388F6A8805C"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %5 = stablehlo.constant dense<"0x694839C4179837BD83112E3F054FA9CC25652207E4B47DA58D00BB8F899292CF8D06EEEFAD894B774033CE8DD757830B8A501B6DE21A69BE36812D553277EEBC798D138321E14F826999181B4242EA9628F8D6F07CE45449D497A0E17295567BFEB93199D3117E7EF226FD326ADA8DB4B2A4209B279A6F7FCEE04F6278D2039772456E9D229282F6AA86BD465E26CE2309D63DE988DAADA4C58F79EEADFCC2D1580EF99F3D7F066E02967A2060349B1FC926D60A8D08117673C5CC148461AF75"> : tensor<4x3x2xi64>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xi64>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xi64>
  %9 = stablehlo.constant dense<[[-4812210448978327447, -9056772791569511047, 5284099488080132136], [-4832794292060847818, -7572166971780195991, 8480103843274474867]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  return
}
// -----
// dynamic_gather of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 3, 3], [1, 2, 3, 3], [0, 2, 0, 0], [0, 2, 1, 0], [3, 1, 1, 2]]> : tensor<5x4xui2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xui2>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xui2>
  %4 = stablehlo.constant dense<[[0, 0, 3, 3], [3, 1, 1, 2], [0, 2, 1, 0]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %5 = stablehlo.constant dense<[[[3, 1], [2, 0], [2, 2]], [[2, 2], [2, 2], [1, 2]], [[2, 1], [2, 3], [0, 3]], [[0, 1], [3, 1], [2, 1]]]> : tensor<4x3x2xui2>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xui2>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xui2>
  %9 = stablehlo.constant dense<[[3, 2, 1], [2, 2, 1]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  return
}
// -----
// dynamic_gather of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[15, 2, 14, 10], [6, 12, 14, 11], [7, 0, 11, 6], [8, 3, 13, 12], [5, 5, 11, 15]]> : tensor<5x4xui4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xui4>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xui4>
  %4 = stablehlo.constant dense<[[15, 2, 14, 10], [5, 5, 11, 15], [8, 3, 13, 12]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %5 = stablehlo.constant dense<[[[0, 12], [8, 11], [7, 5]], [[13, 1], [10, 10], [7, 6]], [[6, 11], [6, 10], [4, 8]], [[11, 2], [0, 14], [12, 2]]]> : tensor<4x3x2xui4>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xui4>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xui4>
  %9 = stablehlo.constant dense<[[0, 10, 7], [1, 10, 2]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  return
}
// -----
// dynamic_gather of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEC1485C7CD7940F42EE99161E8841FEE349A44B1"> : tensor<5x4xui8>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xui8>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xui8>
  %4 = stablehlo.constant dense<"0xEC1485C7349A44B1E8841FEE"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %5 = stablehlo.constant dense<"0x03522D97FB85874834BBEAD433B26ED5BFE4DC6811E6D3B0"> : tensor<4x3x2xui8>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xui8>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xui8>
  %9 = stablehlo.constant dense<[[3, 52, 234], [72, 187, 176]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  return
}
// -----
// dynamic_gather of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x649FBADEDBBB62CE059109E72FF1CA43A167B9A01BCDCDE3062B32C871319D63EEB56FD7E18A18A1"> : tensor<5x4xui16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xui16>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xui16>
  %4 = stablehlo.constant dense<"0x649FBADEDBBB62CEEEB56FD7E18A18A1062B32C871319D63"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %5 = stablehlo.constant dense<"0x281ADD0AAA013BE11551046EE82E5A6681C799A8909BCCEEBB3808C39BD39940010ADFEA03E130B852AD4E670902F63D"> : tensor<4x3x2xui16>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xui16>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xui16>
  %9 = stablehlo.constant dense<[[6696, 51073, 39824], [26202, 43161, 15862]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  return
}
// -----
// dynamic_gather of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8848F7526D0E0F3D638668B44DF652C1B1E450232FBFEEABDB5CAAB2355C70CF551CB3FEBD8DE03BDC2D72C7169C19C9D36BAB6B7A54B89B5262272966949CB0AD78C8E6B76D0092E405B6588514CF8A"> : tensor<5x4xui32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xui32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xui32>
  %4 = stablehlo.constant dense<"0x8848F7526D0E0F3D638668B44DF652C1AD78C8E6B76D0092E405B6588514CF8AD36BAB6B7A54B89B5262272966949CB0"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %5 = stablehlo.constant dense<"0x8D321E2D0036ACC5C7DCF3637279449DE7BFA381865D12BB3ACA8E4EF50BB73041F0CB29A5FC09B51793D73337C1C9F1C3FBDBC2FE3930D8A2794FA376EE817987E1B74C128266A8FB82FABF50D16CEC468718FC372C86F526D0B8D0D193DDA7"> : tensor<4x3x2xui32>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xui32>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xui32>
  %9 = stablehlo.constant dense<[[756953741, 701231169, 869765911], [817302517, 3037330597, 2816316369]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  return
}
// -----
// dynamic_gather of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x82AB3EF0C07B4D54D46AA9B2D82C79745728B138FA422079A5C93F13F4420210C33A70265CA39AEAFFD6336D8742B8F0C7A0B8A34B554E7311D632BD81476B298FB4639397F3C0DC4B71D834EF9EA6E48F00DE5DFB7B63909FA25F2E315B1E85E4DAC5417AF1F9B3FB926E728B8EC8AFF5E11A678DC665BF6FAB393B929F9C5AFF6D446F635750B37C04E456895137681BD6025009149D6A352A6928A03ADF11"> : tensor<5x4xui64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xui64>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xui64>
  %4 = stablehlo.constant dense<"0x82AB3EF0C07B4D54D46AA9B2D82C79745728B138FA422079A5C93F13F4420210FF6D446F635750B37C04E456895137681BD6025009149D6A352A6928A03ADF11E4DAC5417AF1F9B3FB926E728B8EC8AFF5E11A678DC665BF6FAB393B929F9C5A"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %5 = stablehlo.constant dense<"0x1EF544036365AB079B8BAC76CDCE3EB022F987B374C9B1D60C06C6BF435260F80D79F648762C84BE03ACC432F320CB21A35E0B0AE4F11B4AE9FDF43CEF74C2926FBF20D03F9F48B1343EFDD049BEA1C3BEBDDF282C8D629EF08FFC5BCF14D1B9A98DEA6CB6AA85836E5F57D00FC17FD893CFD8385A47742134DAA4C46F7C2FAB062FAB0F56CD85B4128244040B98C225D31ECCC8BC0DC8055674F948A40A226737188425AF564EEAE171FF4396C9B61EDCD98477CAEAF11F8DAFF1B1138C7B267255315E2DE3B4D531CB53518E2FC4F0D6BDC9D79EF8FA28440C1B0EBD033FFECA9E07C8ED598EAC3D8166F2BC8551990CCEB9240AC3A9623DEAA1D72A79279D47992F1CD52772A01FE625D0D8688CD0E282589FA22C4C55CAD9D99D6B3AEB732DDCDA7EED9D9E44EDE580073C68DDD12B7C9805633220FE01D32B9AFE6487DF7B620C60DB1EDFEE8EC0BB8AEB5A5A2F6363259F5B72CDE187B8CA9F52A41FD277271B7E314345EC0F53824C7CC145BB1C2FEB610412B565771521B585BD8B22042F60557ADC7A1A3D18D28BAAFA0239CEE6EB26A3E283D4CF333070AA3C40C1FB01CC76AAA24978FEA01D4FB74B0C4A2E2F8B6673784D2E5D1BCA8A700822FB70B513C49C0507B8148C1D37A5CEF723600A17A360BFE8540E597DE1ABB64DF9"> : tensor<5x4x3xui64>
  %6 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %7 = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>}> : (tensor<5x4x3xui64>, tensor<2x2xui8>, tensor<3xi64>) -> tensor<2x2x3xui64>
  %9 = stablehlo.constant dense<"0x2DDCDA7EED9D9E44EDE580073C68DDD12B7C9805633220FE042F60557ADC7A1A3D18D28BAAFA0239CEE6EB26A3E283D47255315E2DE3B4D531CB53518E2FC4F0D6BDC9D79EF8FA282DDCDA7EED9D9E44EDE580073C68DDD12B7C9805633220FE"> : tensor<2x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x3xui64>, tensor<2x2x3xui64>) -> ()
  %10 = stablehlo.constant dense<"0xA73581868146B90D98B33392CA905534AE64E1D9B7695030DA51443E126CFBEAB528FBAC5457ED89A033A4078D69229C71B21CD8831E95071BAD7BBB09E642C025FE6F6B3160076D530476DE2ECF250FA90114FC52494EF2DEE934A8902C270F797BB2DB5FCCD55D45280F9521EF7508A39E86CB189FAB29F7D345832887232C57777856C7FE77D49AE9FE9B2E8E1BC6D2B47F36F21E61CABB240E014AF54A7979C9C6CE142FF2F9315F86C1A4EEC765D961C0EEDE3539E4D5B5B23E6B8B4889"> : tensor<4x3x2xui64>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = stablehlo.constant dense<1> : tensor<3xi64>
  %13 = "stablehlo.dynamic_gather"(%10, %11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xui64>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xui64>
  %14 = stablehlo.constant dense<[[988899115305874855, 7856353840343285285, 17459973426127307177], [13853888333219605787, 1091506284914934867, 9892309874248955349]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  return
}
// -----
// dynamic_gather of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, -1.0, 2.0, -3.0], [-0.5, 0.0, 2.0, -3.0], [2.0, -1.5, -0.0, 2.0], [-2.0, 0.0, 1.0, -4.0], [4.0, 6.0, 1.0, -6.0]]> : tensor<5x4xf4E2M1FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf4E2M1FN>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf4E2M1FN>
  %4 = stablehlo.constant dense<[[-1.0, -1.0, 2.0, -3.0], [4.0, 6.0, 1.0, -6.0], [-2.0, 0.0, 1.0, -4.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %5 = stablehlo.constant dense<[[[-0.0, 1.0], [4.0, -4.0], [-1.5, -2.0]], [[4.0, -1.5], [-1.0, -3.0], [1.0, -4.0]], [[3.0, -3.0], [0.0, -4.0], [-3.0, 3.0]], [[-0.5, 0.5], [6.0, 0.0], [6.0, 0.0]]]> : tensor<4x3x2xf4E2M1FN>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf4E2M1FN>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf4E2M1FN>
  %9 = stablehlo.constant dense<[[-0.0, -1.0, 1.0], [-1.5, -3.0, 0.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  return
}
// -----
// dynamic_gather of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.75, 1.625, 7.5, 6.0], [-0.375, 3.25, 0.75, -5.0], [-4.0, 1.75, 1.75, 5.0], [-1.375, -3.25, -7.5, 0.25], [-6.5, 3.25, -6.0, 0.75]]> : tensor<5x4xf6E2M3FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf6E2M3FN>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf6E2M3FN>
  %4 = stablehlo.constant dense<[[-2.75, 1.625, 7.5, 6.0], [-6.5, 3.25, -6.0, 0.75], [-1.375, -3.25, -7.5, 0.25]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %5 = stablehlo.constant dense<[[[-6.5, 7.0], [-1.125, -5.5], [1.125, 2.5]], [[-1.0, 7.5], [-5.5, -2.25], [2.5, -2.0]], [[-1.125, 5.5], [2.0, 0.625], [-1.75, 0.75]], [[3.25, -5.0], [0.125, -3.0], [7.0, 3.0]]]> : tensor<4x3x2xf6E2M3FN>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf6E2M3FN>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf6E2M3FN>
  %9 = stablehlo.constant dense<[[-6.5, -5.5, 2.5], [7.5, -2.25, 3.0]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  return
}
// -----
// dynamic_gather of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[16.0, 16.0, 8.0, 0.625], [0.3125, -1.25, 0.625, -0.375], [24.0, -1.0, -1.75, -8.0], [-1.0, -0.0, 20.0, 10.0], [-0.1875, -0.0, 0.3125, -0.75]]> : tensor<5x4xf6E3M2FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf6E3M2FN>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf6E3M2FN>
  %4 = stablehlo.constant dense<[[16.0, 16.0, 8.0, 0.625], [-0.1875, -0.0, 0.3125, -0.75], [-1.0, -0.0, 20.0, 10.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %5 = stablehlo.constant dense<[[[1.5, -24.0], [8.0, 0.5], [-0.5, 24.0]], [[4.0, 20.0], [-0.3125, -6.0], [-10.0, 1.5]], [[-24.0, -8.0], [-6.0, -0.0625], [-0.375, 3.0]], [[14.0, -2.5], [-24.0, -0.4375], [-0.1875, 0.25]]]> : tensor<4x3x2xf6E3M2FN>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf6E3M2FN>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf6E3M2FN>
  %9 = stablehlo.constant dense<[[1.5, -0.3125, -10.0], [20.0, -6.0, 0.25]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  return
}
// -----
// dynamic_gather of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x481D202797C0D2CEB53D52E21B9C931336833900"> : tensor<5x4xf8E3M4>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf8E3M4>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf8E3M4>
  %4 = stablehlo.constant dense<"0x481D2027368339001B9C9313"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %5 = stablehlo.constant dense<"0x65E2B530B0D3A21702E424E193864A1593A3C025EE5D8450"> : tensor<4x3x2xf8E3M4>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf8E3M4>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf8E3M4>
  %9 = stablehlo.constant dense<[[10.5, 0.03125, 0.625], [0.359375, -10.0, 4.0]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  return
}
// -----
// dynamic_gather of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x75F38750BA41AB5736F12785D009DE95A8EC4812"> : tensor<5x4xf8E4M3>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf8E4M3>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf8E4M3>
  %4 = stablehlo.constant dense<"0x75F38750A8EC4812D009DE95"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %5 = stablehlo.constant dense<"0x89375BA2E75874DF8A73E2BE99494C91941D41BC39F1C246"> : tensor<4x3x2xf8E4M3>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf8E4M3>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf8E4M3>
  %9 = stablehlo.constant dense<[[0x89, 0x8A, -40.0], [-30.0, 176.0, 3.5]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  return
}
// -----
// dynamic_gather of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6B2F730C58852228E99A2FAA9781C7A6DAD49753"> : tensor<5x4xf8E4M3FN>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf8E4M3FN>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf8E4M3FN>
  %4 = stablehlo.constant dense<"0x6B2F730CDAD497539781C7A6"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %5 = stablehlo.constant dense<"0xBDFC65CC3C1E12FEC283C36926C883D31ACE31496178CABA"> : tensor<4x3x2xf8E4M3FN>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf8E4M3FN>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf8E4M3FN>
  %9 = stablehlo.constant dense<[[-1.625, -2.5, -2.75], [-448.0, 0x83, -1.25]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  return
}
// -----
// dynamic_gather of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE83944DDCB132E0FA2651FB88F55FD24BF7D215E"> : tensor<5x4xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf8E4M3FNUZ>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<"0xE83944DDBF7D215E8F55FD24"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %5 = stablehlo.constant dense<"0x9B3682005C1ADF90D2AB5932F41E5D0E7997277178BB2BB9"> : tensor<4x3x2xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf8E4M3FNUZ>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<[[0x9B, -5.0, 9.0], [-0.015625, -0.171875, -0.5625]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// dynamic_gather of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD7A45C188107C8324FDBB6548D9DC96209794606"> : tensor<5x4xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf8E4M3B11FNUZ>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<"0xD7A45C18097946068D9DC962"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %5 = stablehlo.constant dense<"0x1C7EAF7086C591EC841841A8A7FD60170C29293AB7121866"> : tensor<4x3x2xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf8E4M3B11FNUZ>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<[[0x1C, 0x84, 0.140625], [-6.0, 0.00390625, 3.5]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// dynamic_gather of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x41BA86E945B57101FAEEBAAB42900ED7F5AD2EF3"> : tensor<5x4xf8E5M2>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf8E5M2>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf8E5M2>
  %4 = stablehlo.constant dense<"0x41BA86E9F5AD2EF342900ED7"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %5 = stablehlo.constant dense<"0xF2C46B7039E5218B4202D35702EFE32632AE378181B3628D"> : tensor<4x3x2xf8E5M2>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf8E5M2>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf8E5M2>
  %9 = stablehlo.constant dense<[[-12288.0, 3.0, -56.0], [0x8B, 0x02, 0x8D]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  return
}
// -----
// dynamic_gather of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEC2CB535EB316DA584B09E40EDCB4EA9333C38AB"> : tensor<5x4xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf8E5M2FNUZ>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<"0xEC2CB535333C38ABEDCB4EA9"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %5 = stablehlo.constant dense<"0x87C2939AB8640A3AEC9A69F0D61BF632C0C929C69F1577CD"> : tensor<4x3x2xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf8E5M2FNUZ>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<[[0x87, -2048.0, 1280.0], [0.375, 0x9A, -10.0]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// dynamic_gather of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x788823DF2F8547DD52552D33561D0F53D0AB27AE"> : tensor<5x4xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf8E8M0FNU>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf8E8M0FNU>
  %4 = stablehlo.constant dense<"0x788823DFD0AB27AE561D0F53"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %5 = stablehlo.constant dense<"0x2FE43A5C5D09BE14F01500C983B315D6E53D52C3AE5F0AE4"> : tensor<4x3x2xf8E8M0FNU>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf8E8M0FNU>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf8E8M0FNU>
  %9 = stablehlo.constant dense<[[0x2F, 0xF0, 0x00], [0x14, 0x15, 0xE4]]> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  return
}
// -----
// dynamic_gather of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7E42EAC2BE420BC2F042AA4248C2CAC204C1D4C00241B1C26AC24942BEC109C2403F11C2A3C1F042"> : tensor<5x4xbf16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xbf16>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xbf16>
  %4 = stablehlo.constant dense<"0x7E42EAC2BE420BC2403F11C2A3C1F0426AC24942BEC109C2"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %5 = stablehlo.constant dense<"0xE4C2A9C274C2A440DAC2974213C222C2D0BFC4C20841E242F7C13242BD42E242814299C1E4C14AC29DC25342C4C1E0424DC2CA41B642C742C2C2BCC2B642AA4142C2D4C2E642A642D1C208428D415B42854138428642CA41AC42B5C2D241D1422B42C6C18CC00000F9C2D1C2CD418EC2C8420AC1A8C1C9C1"> : tensor<5x4x3xbf16>
  %6 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %7 = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>}> : (tensor<5x4x3xbf16>, tensor<2x2xui8>, tensor<3xi64>) -> tensor<2x2x3xbf16>
  %9 = stablehlo.constant dense<"0xD1C208428D412B42C6C18CC04DC2CA41B642D1C208428D41"> : tensor<2x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x3xbf16>, tensor<2x2x3xbf16>) -> ()
  %10 = stablehlo.constant dense<"0x7641694274C1F03F96C21CC1D4C0E642AC408BC2C4C196C2ABC112C134C24642E742564254419042DD42A44247C295C2"> : tensor<4x3x2xbf16>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = stablehlo.constant dense<1> : tensor<3xi64>
  %13 = "stablehlo.dynamic_gather"(%10, %11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xbf16>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xbf16>
  %14 = stablehlo.constant dense<[[15.375, 5.375, -24.5], [115.0, -69.5, -74.5]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  return
}
// -----
// dynamic_gather of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA049D84D18D2C4D71856705380C4A04CB8D4B8D6B2D6D8D11E569A57C0D2F45510D178CE66D60CD6"> : tensor<5x4xf16>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf16>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf16>
  %4 = stablehlo.constant dense<"0xA049D84D18D2C4D710D178CE66D60CD61E569A57C0D2F455"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %5 = stablehlo.constant dense<"0x285440D186572ED61CD3D8D6CCD776569C56BAD5D04ADCD2D2D6F65630D5084CA2D68054F8CE785682D6E4D22CD1F8D4"> : tensor<4x3x2xf16>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf16>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf16>
  %9 = stablehlo.constant dense<[[66.5, 105.75, 13.625], [103.375, -91.625, -79.5]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  return
}
// -----
// dynamic_gather of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.75, -58.125, -32.375, 87.25], [-24.0, 81.25, 93.0, 58.75], [-2.0, -66.75, -114.25, -116.375], [29.0, -58.875, 1.125, 119.125], [-87.75, 2.5, -112.5, -63.375]]> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf32>
  %4 = stablehlo.constant dense<[[-0.75, -58.125, -32.375, 87.25], [-87.75, 2.5, -112.5, -63.375], [29.0, -58.875, 1.125, 119.125]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %5 = stablehlo.constant dense<[[[-34.25, -114.25, -111.875], [9.875, 99.25, -25.25], [109.5, 8.875, -107.875], [41.75, -10.375, 107.625]], [[-38.75, -31.25, 38.625], [-55.875, 43.25, 36.75], [97.75, -16.375, 42.875], [28.25, 71.5, 122.375]], [[-119.75, -44.25, 114.75], [-46.0, 28.0, -78.25], [-21.125, 118.375, -1.0], [0.625, 75.875, -25.5]], [[-47.375, 47.5, 76.5], [-48.625, -30.875, -10.875], [-85.25, -82.5, 99.25], [119.625, -108.0, -33.25]], [[77.75, -46.5, -65.125], [-45.625, 40.375, 33.625], [57.625, -38.25, 4.25], [-120.25, 105.625, 61.0]]]> : tensor<5x4x3xf32>
  %6 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %7 = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>}> : (tensor<5x4x3xf32>, tensor<2x2xui8>, tensor<3xi64>) -> tensor<2x2x3xf32>
  %9 = stablehlo.constant dense<[[[-47.375, 47.5, 76.5], [77.75, -46.5, -65.125]], [[-119.75, -44.25, 114.75], [-47.375, 47.5, 76.5]]]> : tensor<2x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
  %10 = stablehlo.constant dense<[[[-41.5, 109.75], [-2.0, 50.375], [30.125, -49.875]], [[113.875, -56.25], [-6.125, 42.5], [112.25, 27.625]], [[39.75, -47.5], [-88.375, -24.25], [23.125, -34.25]], [[37.125, -5.5], [73.5, 74.0], [49.375, 23.75]]]> : tensor<4x3x2xf32>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = stablehlo.constant dense<1> : tensor<3xi64>
  %13 = "stablehlo.dynamic_gather"(%10, %11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf32>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf32>
  %14 = stablehlo.constant dense<[[-41.5, -6.125, 112.25], [-56.25, 42.5, 23.75]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
// dynamic_gather of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-106.625, -64.375, -32.75, 58.375], [-37.0, -32.625, -26.0, 115.5], [95.625, 123.375, 11.375, -65.25], [109.5, 118.5, 123.0, -58.625], [-27.875, -49.5, 106.375, -9.5]]> : tensor<5x4xf64>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xf64>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xf64>
  %4 = stablehlo.constant dense<[[-106.625, -64.375, -32.75, 58.375], [-27.875, -49.5, 106.375, -9.5], [109.5, 118.5, 123.0, -58.625]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %5 = stablehlo.constant dense<[[[-85.75, -3.625, 5.625], [12.75, -107.875, 62.5], [-7.125, -15.125, -72.5], [-44.75, 19.0, 32.625]], [[-61.0, 82.125, -91.375], [-112.5, 43.75, -100.25], [-37.0, 31.625, -3.75], [-64.5, -38.25, -86.625]], [[-89.625, 103.75, 81.125], [32.125, -102.875, 3.0], [-23.75, 12.5, 69.125], [88.25, 117.0, 56.875]], [[44.75, 13.25, -48.875], [40.625, 99.5, -68.75], [-2.625, -112.0, 112.625], [-98.625, 63.75, -14.0]], [[-45.25, 50.625, 124.0], [-113.75, 67.375, -104.375], [93.875, 45.75, -4.0], [-78.625, 90.75, -114.75]]]> : tensor<5x4x3xf64>
  %6 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %7 = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>}> : (tensor<5x4x3xf64>, tensor<2x2xui8>, tensor<3xi64>) -> tensor<2x2x3xf64>
  %9 = stablehlo.constant dense<[[[44.75, 13.25, -48.875], [-45.25, 50.625, 124.0]], [[-89.625, 103.75, 81.125], [44.75, 13.25, -48.875]]]> : tensor<2x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
  %10 = stablehlo.constant dense<[[[-122.875, -90.75], [19.875, 30.125], [-82.125, 18.5]], [[50.375, -37.75], [16.5, 104.75], [-4.25, 19.0]], [[-83.5, 74.5], [114.0, 49.875], [32.875, -80.625]], [[-112.625, 57.375], [-11.375, -97.375], [105.0, -63.875]]]> : tensor<4x3x2xf64>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = stablehlo.constant dense<1> : tensor<3xi64>
  %13 = "stablehlo.dynamic_gather"(%10, %11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xf64>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xf64>
  %14 = stablehlo.constant dense<[[-122.875, 16.5, -4.25], [-37.75, 104.75, -63.875]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  return
}
// -----
// dynamic_gather of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-15.25, 4.375), (-3.5, -9.0), (-15.25, -3.125), (22.75, 10.5)], [(0.5, 12.0), (-24.25, -8.875), (-16.0, -7.5), (-5.0, -0.875)], [(-3.0, -10.875), (-11.75, -11.75), (15.25, 5.25), (6.0, 9.625)], [(-11.75, 11.75), (-16.0, 2.5), (0.5, 6.125), (10.5, -3.875)], [(13.75, -5.25), (-20.0, -11.75), (-14.75, 6.75), (19.5, -2.25)]]> : tensor<5x4xcomplex<f32>>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xcomplex<f32>>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xcomplex<f32>>
  %4 = stablehlo.constant dense<[[(-15.25, 4.375), (-3.5, -9.0), (-15.25, -3.125), (22.75, 10.5)], [(13.75, -5.25), (-20.0, -11.75), (-14.75, 6.75), (19.5, -2.25)], [(-11.75, 11.75), (-16.0, 2.5), (0.5, 6.125), (10.5, -3.875)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %5 = stablehlo.constant dense<[[[(-11.75, 0.5), (-19.25, 5.875), (-21.25, -1.625)], [(-12.5, -2.0), (-5.0, 2.875), (22.0, 10.0)], [(-6.75, 2.375), (-6.25, 1.375), (-10.5, -8.375)], [(23.75, 6.125), (-3.0, 2.875), (-20.25, 7.75)]], [[(-12.25, -5.0), (-6.75, 7.5), (21.75, 0.5)], [(-6.5, 7.25), (8.25, 5.375), (5.75, 4.875)], [(-14.0, 11.125), (-4.0, 12.0), (5.5, 0.375)], [(-20.75, -11.5), (-1.5, 1.125), (-17.75, 9.75)]], [[(-18.5, -6.5), (-11.75, 4.875), (-19.25, -11.5)], [(4.0, 10.375), (15.0, 7.625), (4.25, -1.875)], [(13.75, -9.5), (-18.75, -1.875), (10.25, -9.625)], [(-9.0, 3.125), (0.5, 8.5), (-17.25, -7.0)]], [[(-19.5, 0.625), (-24.0, 4.25), (-24.25, -2.625)], [(7.25, 8.875), (14.5, 4.875), (11.0, 8.625)], [(-19.25, 10.75), (14.5, -1.0), (23.0, -3.125)], [(-14.0, -2.5), (-1.75, -2.25), (19.75, 10.375)]], [[(-20.0, -11.125), (-1.5, -6.25), (14.75, -2.375)], [(23.25, -3.25), (-5.75, 4.875), (8.75, -7.625)], [(24.0, 11.625), (13.25, 0.375), (12.75, -2.0)], [(2.25, 6.75), (-14.5, 1.5), (-15.5, 4.5)]]]> : tensor<5x4x3xcomplex<f32>>
  %6 = stablehlo.constant dense<[[4, 3], [2, 1]]> : tensor<2x2xui8>
  %7 = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>}> : (tensor<5x4x3xcomplex<f32>>, tensor<2x2xui8>, tensor<3xi64>) -> tensor<2x2x3xcomplex<f32>>
  %9 = stablehlo.constant dense<"0x00009CC10000203F0000C0C1000088400000C2C1000028C00000A0C1000032C10000C0BF0000C8C000006C41000018C0000094C10000D0C000003CC100009C4000009AC1000038C100009CC10000203F0000C0C1000088400000C2C1000028C0"> : tensor<2x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> ()
  %10 = stablehlo.constant dense<[[[(-15.25, -3.75), (-1.25, 2.0)], [(-1.5, -2.25), (-13.25, -0.625)], [(-2.5, 9.875), (-12.0, -2.625)]], [[(-17.25, 6.75), (-1.25, -0.875)], [(5.25, 4.875), (14.5, -7.0)], [(2.5, 8.875), (-18.25, -1.875)]], [[(0.5, -3.75), (22.5, 10.375)], [(-13.0, -8.25), (1.25, -8.5)], [(11.5, 12.125), (-21.75, -1.0)]], [[(-17.0, -7.125), (-11.0, 11.0)], [(11.75, 1.25), (15.75, -0.375)], [(-11.75, 2.25), (-13.25, -5.375)]]]> : tensor<4x3x2xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %12 = stablehlo.constant dense<1> : tensor<3xi64>
  %13 = "stablehlo.dynamic_gather"(%10, %11, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xcomplex<f32>>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xcomplex<f32>>
  %14 = stablehlo.constant dense<[[(-15.25, -3.75), (5.25, 4.875), (2.5, 8.875)], [(-1.25, -0.875), (14.5, -7.0), (-13.25, -5.375)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  return
}
// -----
// dynamic_gather of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-20.0, 10.75), (-15.75, 6.375), (-17.5, 2.375), (-16.25, -6.625)], [(-23.75, -9.0), (-3.75, -9.0), (-10.5, -8.625), (20.25, -3.5)], [(22.5, -9.625), (20.0, 12.0), (-0.25, -3.125), (-24.75, -9.125)], [(-22.75, -12.375), (10.75, -9.125), (22.75, 2.125), (-0.5, 9.125)], [(-23.5, 6.5), (24.0, -8.875), (-9.75, -6.75), (-5.0, -9.125)]]> : tensor<5x4xcomplex<f64>>
  %1 = stablehlo.constant dense<[[-1], [4], [3]]> : tensor<3x1xi32>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x4xcomplex<f64>>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x4xcomplex<f64>>
  %4 = stablehlo.constant dense<[[(-20.0, 10.75), (-15.75, 6.375), (-17.5, 2.375), (-16.25, -6.625)], [(-23.5, 6.5), (24.0, -8.875), (-9.75, -6.75), (-5.0, -9.125)], [(-22.75, -12.375), (10.75, -9.125), (22.75, 2.125), (-0.5, 9.125)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  %5 = stablehlo.constant dense<[[[(14.25, -3.875), (-23.0, -1.125)], [(-18.5, -12.0), (18.25, 3.25)], [(-5.0, -10.375), (-7.25, 11.0)]], [[(16.5, 9.375), (12.5, 2.625)], [(0.75, 7.5), (20.5, -1.375)], [(-6.5, 10.125), (24.0, -2.125)]], [[(21.25, 12.125), (-16.75, 8.5)], [(-15.0, 0.5), (-1.0, -7.125)], [(-10.0, 2.375), (-19.0, 4.25)]], [[(11.0, -5.375), (1.75, 0.5)], [(-11.0, -8.625), (22.25, -5.25)], [(22.5, -4.875), (-24.0, 7.0)]]]> : tensor<4x3x2xcomplex<f64>>
  %6 = stablehlo.constant dense<[[[-2147483648], [1], [1]], [[1], [1], [2147483647]]]> : tensor<2x3x1xi32>
  %7 = stablehlo.constant dense<1> : tensor<3xi64>
  %8 = "stablehlo.dynamic_gather"(%5, %6, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<4x3x2xcomplex<f64>>, tensor<2x3x1xi32>, tensor<3xi64>) -> tensor<2x3xcomplex<f64>>
  %9 = stablehlo.constant dense<[[(14.25, -3.875), (0.75, 7.5), (-6.5, 10.125)], [(12.5, 2.625), (20.5, -1.375), (-24.0, 7.0)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  return
}
// -----
// dynamic_gather of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.constant dense<[2, 0, 7]> : tensor<3xi64>
  %2 = stablehlo.constant dense<[1, 4]> : tensor<2xi64>
  %3 = "stablehlo.dynamic_gather"(%0, %1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3xi64>, tensor<2xi64>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.constant"() <{value = dense<"0xB0D5FA1F83A8CDF2B0D5FA1F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
