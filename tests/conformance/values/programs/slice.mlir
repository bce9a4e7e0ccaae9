// slice of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[[false, true, false, true, false], [false, false, true, false, true], [true, true, true, true, true], [true, false, false, true, false], [false, false, true, true, false], [true, false, true, true, true], [false, true, true, true, true]], [[true, false, false, true, true], [true, true, false, false, true], [true, true, true, false, true], [false, true, true, false, true], [true, false, true, false, true], [false, false, false, false, true], [true, false, false, true, false]], [[false, true, false, true, false], [false, true, false, false, false], [true, true, false, true, true], [false, true, false, true, true], [true, false, true, false, true], [true, true, false, true, true], [true, true, true, true, false]], [[false, true, false, false, true], [true, false, true, false, true], [true, false, false, true, true], [false, true, true, true, true], [false, true, false, false, true], [true, false, true, true, true], [false, false, false, false, true]]]> : tensor<4x7x5xi1>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi1>) -> tensor<4x7x5xi1>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xi1>, tensor<4x7x5xi1>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi1>) -> tensor<2x5x5xi1>
  %3 = stablehlo.constant dense<[[[true, true, true, false, true], [false, true, true, false, true], [true, false, true, false, true], [false, false, false, false, true], [true, false, false, true, false]], [[true, true, false, true, true], [false, true, false, true, true], [true, false, true, false, true], [true, true, false, true, true], [true, true, true, true, false]]]> : tensor<2x5x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xi1>, tensor<2x5x5xi1>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xi1>) -> tensor<2x2x2xi1>
  %5 = stablehlo.constant dense<[[[false, false], [false, true]], [[true, false], [false, false]]]> : tensor<2x2x2xi1>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi1>) -> tensor<1x1x1xi1>
  %7 = stablehlo.constant dense<true> : tensor<1x1x1xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xi1>) -> tensor<2x2x2xi1>
  %9 = stablehlo.constant dense<[[[false, false], [false, true]], [[false, true], [false, true]]]> : tensor<2x2x2xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xi1>, tensor<2x2x2xi1>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xi1>) -> tensor<0x2x3xi1>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xi1>, tensor<0x2x3xi1>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xi1>) -> tensor<1x1x5xi1>
  %13 = stablehlo.constant dense<[[[true, false, true, true, true]]]> : tensor<1x1x5xi1>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xi1>, tensor<1x1x5xi1>) -> ()
  return
}
// -----
// slice of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1, 1, -2, -2, -1], [1, 0, 0, -1, -1], [-1, -1, -2, -2, 1], [1, -1, 1, -1, 0], [1, -1, 1, 1, 0], [0, -1, -2, 1, -1], [-1, 0, -1, -1, 0]], [[1, 0, 0, -1, -1], [-1, 0, 0, -1, 0], [-1, -1, 1, -1, -2], [-2, 0, 1, -2, 1], [0, -1, 0, -2, -2], [-1, -2, 0, 0, 0], [1, 0, -1, -2, 1]], [[-2, 0, -1, -1, 1], [-2, 0, 0, -1, 1], [-1, 0, 0, 0, -1], [1, -1, 1, 0, 0], [0, 1, 0, -1, -2], [0, 0, 0, 1, -1], [-1, -1, 0, -2, -2]], [[-1, 0, 0, -2, 0], [0, 0, 0, 0, -1], [1, -2, 0, -2, -2], [0, -1, 0, 1, 1], [0, -2, -2, 1, -2], [1, -1, -2, -2, 1], [0, 0, 0, -2, 0]]]> : tensor<4x7x5xi2>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi2>) -> tensor<4x7x5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xi2>, tensor<4x7x5xi2>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi2>) -> tensor<2x5x5xi2>
  %3 = stablehlo.constant dense<[[[-1, -1, 1, -1, -2], [-2, 0, 1, -2, 1], [0, -1, 0, -2, -2], [-1, -2, 0, 0, 0], [1, 0, -1, -2, 1]], [[-1, 0, 0, 0, -1], [1, -1, 1, 0, 0], [0, 1, 0, -1, -2], [0, 0, 0, 1, -1], [-1, -1, 0, -2, -2]]]> : tensor<2x5x5xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xi2>, tensor<2x5x5xi2>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xi2>) -> tensor<2x2x2xi2>
  %5 = stablehlo.constant dense<[[[0, -1], [-1, 1]], [[0, -1], [1, -1]]]> : tensor<2x2x2xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xi2>, tensor<2x2x2xi2>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi2>) -> tensor<1x1x1xi2>
  %7 = stablehlo.constant dense<0> : tensor<1x1x1xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xi2>, tensor<1x1x1xi2>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xi2>) -> tensor<2x2x2xi2>
  %9 = stablehlo.constant dense<[[[1, -1], [-1, 0]], [[-1, 0], [0, 0]]]> : tensor<2x2x2xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xi2>, tensor<2x2x2xi2>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xi2>) -> tensor<0x2x3xi2>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xi2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xi2>, tensor<0x2x3xi2>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xi2>) -> tensor<1x1x5xi2>
  %13 = stablehlo.constant dense<[[[0, -1, -2, 1, -1]]]> : tensor<1x1x5xi2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xi2>, tensor<1x1x5xi2>) -> ()
  return
}
// -----
// slice of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-8, 3, 5, 6, 3], [7, -4, 1, -3, 4], [0, 4, 6, 6, -7], [1, -4, -7, 5, -6], [3, 6, -1, 5, -6], [-6, -7, -6, 3, 1], [-5, -3, -3, 6, -5]], [[-7, 4, 5, -6, -7], [4, -7, -4, -5, -6], [7, 0, -8, 0, 2], [0, -2, 2, -5, -4], [-3, -5, 6, -7, -4], [-6, 6, -8, 0, -5], [7, 2, 4, -2, 2]], [[3, -3, -8, 1, -6], [5, -5, 3, 3, -8], [1, 2, 2, 0, 5], [2, 3, 4, -7, 0], [-5, -8, -7, -1, 6], [2, -7, -4, -1, 4], [-3, 0, -5, -8, -6]], [[-8, 3, 4, -7, -7], [-4, -2, -2, -1, 3], [-6, 4, -3, 1, 3], [4, -3, 6, 0, 4], [-3, 3, 5, -8, 7], [-7, -6, 3, -2, 5], [-1, 1, -2, 1, 6]]]> : tensor<4x7x5xi4>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi4>) -> tensor<4x7x5xi4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xi4>, tensor<4x7x5xi4>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi4>) -> tensor<2x5x5xi4>
  %3 = stablehlo.constant dense<[[[7, 0, -8, 0, 2], [0, -2, 2, -5, -4], [-3, -5, 6, -7, -4], [-6, 6, -8, 0, -5], [7, 2, 4, -2, 2]], [[1, 2, 2, 0, 5], [2, 3, 4, -7, 0], [-5, -8, -7, -1, 6], [2, -7, -4, -1, 4], [-3, 0, -5, -8, -6]]]> : tensor<2x5x5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xi4>, tensor<2x5x5xi4>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xi4>) -> tensor<2x2x2xi4>
  %5 = stablehlo.constant dense<[[[-4, -3], [6, 5]], [[-5, 3], [-8, -1]]]> : tensor<2x2x2xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xi4>, tensor<2x2x2xi4>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi4>) -> tensor<1x1x1xi4>
  %7 = stablehlo.constant dense<6> : tensor<1x1x1xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xi4>, tensor<1x1x1xi4>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xi4>) -> tensor<2x2x2xi4>
  %9 = stablehlo.constant dense<[[[-8, 3], [-5, -5]], [[-8, -7], [-1, 6]]]> : tensor<2x2x2xi4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xi4>, tensor<2x2x2xi4>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xi4>) -> tensor<0x2x3xi4>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xi4>, tensor<0x2x3xi4>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xi4>) -> tensor<1x1x5xi4>
  %13 = stablehlo.constant dense<[[[-6, -7, -6, 3, 1]]]> : tensor<1x1x5xi4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xi4>, tensor<1x1x5xi4>) -> ()
  return
}
// -----
// slice of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1E4D86AB0CB0E9BDF64F3FFBE285AFDF00424E7EA42B0C0A8304640416BF9FE6AD5479B5AF982ABED29EB6491B44F08B6011A8DFA9D811425E812507F09F5B916166EDB46333C3F04193DB3B0F190BEF796A0484C89DE491A4A3D1DE2BC67EB9E77A9EC3EF7F6E6B0E1055260E26E789EC1E9961AAF1A183CC82784F5F1B2D37533AABDA8F608FBAE4CC0181"> : tensor<4x7x5xi8>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi8>) -> tensor<4x7x5xi8>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xi8>, tensor<4x7x5xi8>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi8>) -> tensor<2x5x5xi8>
  %3 = stablehlo.constant dense<"0x44F08B6011A8DFA9D811425E812507F09F5B916166EDB46333796A0484C89DE491A4A3D1DE2BC67EB9E77A9EC3EF7F6E6B0E"> : tensor<2x5x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xi8>, tensor<2x5x5xi8>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xi8>) -> tensor<2x2x2xi8>
  %5 = stablehlo.constant dense<[[[-23, -10], [43, 10]], [[15, 11], [-34, -58]]]> : tensor<2x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xi8>, tensor<2x2x2xi8>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi8>) -> tensor<1x1x1xi8>
  %7 = stablehlo.constant dense<-127> : tensor<1x1x1xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xi8>, tensor<1x1x1xi8>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xi8>) -> tensor<2x2x2xi8>
  %9 = stablehlo.constant dense<[[[30, 12], [-97, 121]], [[16, 38], [-70, -127]]]> : tensor<2x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xi8>, tensor<2x2x2xi8>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xi8>) -> tensor<0x2x3xi8>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xi8>, tensor<0x2x3xi8>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xi8>) -> tensor<1x1x5xi8>
  %13 = stablehlo.constant dense<[[[4, 100, 4, 22, -65]]]> : tensor<1x1x5xi8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xi8>, tensor<1x1x5xi8>) -> ()
  return
}
// -----
// slice of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB04C049E4897A684EF3327E854159D0288622136BD9F01D37D6FD7720BC7465CF36B81A809814FA91A6110E9448A8D45DB6135AF89370F51EA6CB7C67AE19D66C3C6A5C0CDECC512891F71C92733BF9D679363B9C91731E73B686597BA4B01ED0920D25BF93CC4FB4236597D60C9FD948EAD86D0CCFBD809B3D871D7B5C575C80BB384EE553E042661E12E2DC3DF0CAE05DD99CE05BF864F745684BD17331CA92551CC269543C9D79F8AFCCEEFC6813BFF9F8E5972B5FE3BF0526030B7BE353751CEDD8B833AB379DDD0C0805BC20D2DFF7E92B32A5663A4F6AA888BADE4A9DA5D426E5ABA007B51E532240E0E74B883483EA264160677AD15159E3FFF34CC412797A2FC79EE94FF094A125FA7C605700811F43CA171DD86"> : tensor<4x7x5xi16>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi16>) -> tensor<4x7x5xi16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xi16>, tensor<4x7x5xi16>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi16>) -> tensor<2x5x5xi16>
  %3 = stablehlo.constant dense<"0x6597BA4B01ED0920D25BF93CC4FB4236597D60C9FD948EAD86D0CCFBD809B3D871D7B5C575C80BB384EE553E042661E12E2D2551CC269543C9D79F8AFCCEEFC6813BFF9F8E5972B5FE3BF0526030B7BE353751CEDD8B833AB379DDD0C0805BC20D2DFF7E"> : tensor<2x5x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xi16>, tensor<2x5x5xi16>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xi16>) -> tensor<2x2x2xi16>
  %5 = stablehlo.constant dense<[[[5460, 25224], [-5872, 17805]], [[22132, 13079], [15358, 12384]]]> : tensor<2x2x2xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xi16>, tensor<2x2x2xi16>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi16>) -> tensor<1x1x1xi16>
  %7 = stablehlo.constant dense<-31011> : tensor<1x1x1xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xi16>, tensor<1x1x1xi16>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xi16>) -> tensor<2x2x2xi16>
  %9 = stablehlo.constant dense<[[[19632, 13295], [-7814, -4915]], [[-19566, -29816], [28677, -31011]]]> : tensor<2x2x2xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xi16>, tensor<2x2x2xi16>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xi16>) -> tensor<0x2x3xi16>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xi16>, tensor<0x2x3xi16>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xi16>) -> tensor<1x1x5xi16>
  %13 = stablehlo.constant dense<[[[-20683, 14217, 20751, 27882, -14665]]]> : tensor<1x1x5xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xi16>, tensor<1x1x5xi16>) -> ()
  return
}
// -----
// slice of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9D247E42E6375CFFA548FF67E5A538D84E49BA28DDC55B5C99475002AB6C32F038494157ECB209F929651BA39228A197270547A169C269F6CBA3D9067F277C956B871F4329C6D4BBCC95B2F6E26632C262807F0FEEAAD55468D99D6CF9BEA933FA794FAE226DE3350690292009D51BD0B4E022BCE2C0EDF6F199AF4433F54FB8D979FD3E7C4FEAECA299E983F450BDE228A65B67C737CB0A8232A6866349065E1DB07BD7E7DC3B8AFAC7E497D4AD14BEA13FFF1366BDB2E2B92163BA1A0F9745C7F663AF0BE3301539AF9CAEC78F7C30F649C101DFEA9E1F7751A0609A5E464B3FFE98C9E1D290F24B278EE3B25EFCEE31A9FEDC60696C9F41A752DCC145F8F045FD2A40E4CD36D8B3CCD0ADC2CB80290D3B6612D9876F1A70CE3EBF289DF29BF576B4DCAA847E12A264BA6C463D4244AE4938C824D3401C5398F160EBFCE961B8DB51CEA903E972D62400C8A255DD48DA0019D1D5FEE271FAFC4F19A108B6C645AFA266E5F97C3DD977DFCBD6BC67AC25F998B783D607E2396FC36EDA71803AE01998313A7B13B13538FA0A16F4D6E7C83FCE46104970F9AAA9B7EF34672D5DCE149FB50033A5147BF1ABB7884B4486E3F55243CE6076DD0EDAA4D4CDCCB52A86B6476DC7D5F00FDF778C671A4B735348A4A763EE23BF638F46FE284BD860DFF7E5AEFC5756DDCB78A9218827A2A30030D4AC82F090FA4CC6F90E29A8A67C9C03BA373F676C1BFAACE1C91B525A78729FB6E5BAF58B94CB2F2EF41DCFFE7E1556ED903BD43E51C6B51EF7B595650538"> : tensor<4x7x5xi32>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi32>) -> tensor<4x7x5xi32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xi32>, tensor<4x7x5xi32>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi32>) -> tensor<2x5x5xi32>
  %3 = stablehlo.constant dense<"0x66BDB2E2B92163BA1A0F9745C7F663AF0BE3301539AF9CAEC78F7C30F649C101DFEA9E1F7751A0609A5E464B3FFE98C9E1D290F24B278EE3B25EFCEE31A9FEDC60696C9F41A752DCC145F8F045FD2A40E4CD36D8B3CCD0ADC2CB80290D3B6612D9876F1AB8DB51CEA903E972D62400C8A255DD48DA0019D1D5FEE271FAFC4F19A108B6C645AFA266E5F97C3DD977DFCBD6BC67AC25F998B783D607E2396FC36EDA71803AE01998313A7B13B13538FA0A16F4D6E7C83FCE46104970F9AAA9B7EF34672D5DCE149FB5"> : tensor<2x5x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xi32>) -> tensor<2x2x2xi32>
  %5 = stablehlo.constant dense<[[[38815641, 1463896376], [1423289070, 866762489]], [[-935835218, 1626445907], [-1402487594, -502802813]]]> : tensor<2x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi32>) -> tensor<1x1x1xi32>
  %7 = stablehlo.constant dense<939877781> : tensor<1x1x1xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xi32>) -> tensor<2x2x2xi32>
  %9 = stablehlo.constant dense<[[[1115563165, 683297102], [1152358897, -2081842782]], [[346370816, -579444530], [360644303, 939877781]]]> : tensor<2x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xi32>) -> tensor<0x2x3xi32>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xi32>, tensor<0x2x3xi32>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xi32>) -> tensor<1x1x5xi32>
  %13 = stablehlo.constant dense<[[[904097058, 539594758, -803482359, -1138564940, -152190750]]]> : tensor<1x1x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xi32>, tensor<1x1x5xi32>) -> ()
  return
}
// -----
// slice of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x50BFDEA3E7409F1C46F5D12C78CD5B4EB0541DB1F3C4080CC1AB320EF28F17365273F37F52C87D3D51B3372BC108F5A80F13A5F869E8978579722ECF35662D5760A1410CF8686C1DA63B42CC683BECB2A2C3CDFD7A573A18D018FA82FD7A590069168510B28413901F1A1CFC26A314D2CE98AD7AB372F42B550EA65C27DB1AF3AE5E8C8DAB18CA438127421AA14A3AEB89CF0E1847920E477CB902B5D9243FCB8A1D0D749917E4050D0BE40596D7930C348D1D92F117D5C10A8FF3ABAF3BF561BEE42F0E857CF54F4375EA57B33F8FBA779268F69CD2F584EC5536B38D67437216FC65F6E0E5CAD950B7679ABA4F037F2ADCE523D31D8D5FE22AEA39A3FDC6B28EA22030436D264805F3F64F4D4BE19AABAF38EA936E318D6DE42C8027954A86C4982ABA570865CD066F2F87D3932F8CA3F4A9655026E0B8A95CC9B96E653A6501D86DF6F62DB480C8AB7B524BDCB8E862811E52D4CEEF425D13BA0979E2FBE35850F001F0862658ACF1B302CC01B781ADEF2BABBD50F53D6C895F828DEBEB4D3D9C04B22F08DD5226CB2C1EBF68A2A332FC3087466E33E688EBA14F15EE3313CD40150372D0C0578F859E6DA9864F7103B12FB5B190F73446B0C50848B57B0FBE92107F56D1FAAF5BCA00D6132EA2D50899C3500F86B79C0673FCE0ED543AB11EB95DB1CA1B6931E2E726F173D04D94430E71ECC35B7AFA17523AB186166E18FFD89C9C633B1DD88EABC1EEA7AF6AD05F550198D51568FD2769E50363AE1FB89C548FAE2C964472DB2A497C8859110F22DAA0E6607AAF852D8CE24A987529CBE303BF055D6F24A6FFD9B315EFFDB78924D2795C24CDD6E792894185B2CF77578BA3C820A04BDF12B42622C13AA3854B1A82E0823F1DADB57CAFA23ABAEA88E40D6CAA906326D068293889C3FEAC3106E4E6C8760EEEF075924ACEF47B145831B550CEDC1394EE589225066660BA1775CB1F6B5A0913EE603599046C07C878CFB72E98E48C963209C8D7D995698391ABE0BDC71368327FECA39A10E2609BB7F63A9CA308DF3638803B2BF8E785F5A4D06B179099588E41E7A7AAE602DF28CC088986971DBD86F91034A1336B4B61CA28AC19F28ECCB2DF57D912ECC098ECDCD9E4A809C8C31BE443A798723824B33DFF7C5E855FC1869492BA723AB843D30E0D214BFADE339BDD05F7EF08156E8B6F19A5F71D2F84FE0437F8FFD9A9D807B1A77D2B36FBE81D28E910B5DDC95B1B2CB6EEF05BDF2CDDF6F476847D5718BE6A54FB8D067595BD4475C0C51FFC9E2D65EB9439098AA562B16D990404E10016951504A156BEEA7CE9B0B6811F4BD879DF29E5E31058A49D9C803F1E6FC73631A2E4F471AE27C364B8B1B7CD82D1A40F6219367460984626D1EAEE7B07A937D52EA3B737E4CEA871E1E3F87560D77C86CBB8AD0813FFBFA00064EACCE7A4671998DD55E386ADE2AD483B0DE293ABD9841655A8CEA1470B987B9430641A1B3EB85E9653593381D2269F5D939B39B76D27D7B5083E9DCFA5DA52F135CC740D6732FD2F3F022BF55E3CDCC002B915EF5959FA3F670FE12E5EDD51B780C37BBC6BDE1AD9"> : tensor<4x7x5xi64>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi64>) -> tensor<4x7x5xi64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xi64>, tensor<4x7x5xi64>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi64>) -> tensor<2x5x5xi64>
  %3 = stablehlo.constant dense<"0xACF1B302CC01B781ADEF2BABBD50F53D6C895F828DEBEB4D3D9C04B22F08DD5226CB2C1EBF68A2A332FC3087466E33E688EBA14F15EE3313CD40150372D0C0578F859E6DA9864F7103B12FB5B190F73446B0C50848B57B0FBE92107F56D1FAAF5BCA00D6132EA2D50899C3500F86B79C0673FCE0ED543AB11EB95DB1CA1B6931E2E726F173D04D94430E71ECC35B7AFA17523AB186166E18FFD89C9C633B1DD88EABC1EEA7AF6AD05F550198D51568FD2769E50363AE1FB89C548FAE2C964472DB2A497C8859110F0D6CAA906326D068293889C3FEAC3106E4E6C8760EEEF075924ACEF47B145831B550CEDC1394EE589225066660BA1775CB1F6B5A0913EE603599046C07C878CFB72E98E48C963209C8D7D995698391ABE0BDC71368327FECA39A10E2609BB7F63A9CA308DF3638803B2BF8E785F5A4D06B179099588E41E7A7AAE602DF28CC088986971DBD86F91034A1336B4B61CA28AC19F28ECCB2DF57D912ECC098ECDCD9E4A809C8C31BE443A798723824B33DFF7C5E855FC1869492BA723AB843D30E0D214BFADE339BDD05"> : tensor<2x5x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xi64>, tensor<2x5x5xi64>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xi64>) -> tensor<2x2x2xi64>
  %5 = stablehlo.constant dense<[[[-8820325803341049073, 2120184939151466848], [906304989375499021, 7058613616663301898]], [[1359888763606049675, -5355592223257755110], [-668895179229324637, -3412332662168736965]]]> : tensor<2x2x2xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xi64>) -> tensor<1x1x1xi64>
  %7 = stablehlo.constant dense<-2802683263779617920> : tensor<1x1x1xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xi64>) -> tensor<2x2x2xi64>
  %9 = stablehlo.constant dense<[[[2062438517989883728, 4430917865061970770], [6885192197996928042, -8272709458934059093]], [[1832836878278651895, -5319846978788674288], [3457975507079187509, -2802683263779617920]]]> : tensor<2x2x2xi64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xi64>) -> tensor<0x2x3xi64>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xi64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xi64>, tensor<0x2x3xi64>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xi64>) -> tensor<1x1x5xi64>
  %13 = stablehlo.constant dense<[[[-5003710621478652605, -8865948719818173833, 8233538402058130924, -2753135467814323178, 9152246530619979600]]]> : tensor<1x1x5xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xi64>, tensor<1x1x5xi64>) -> ()
  return
}
// -----
// slice of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[3, 2, 1, 1, 3], [1, 3, 0, 3, 0], [1, 2, 3, 1, 0], [1, 0, 3, 3, 3], [1, 1, 0, 1, 3], [1, 0, 3, 0, 1], [0, 1, 1, 2, 2]], [[2, 0, 2, 1, 2], [0, 0, 2, 0, 2], [1, 2, 0, 2, 2], [3, 0, 1, 2, 0], [0, 0, 1, 2, 1], [0, 3, 0, 0, 2], [0, 2, 1, 3, 1]], [[2, 3, 3, 3, 0], [3, 1, 3, 2, 0], [2, 2, 2, 0, 0], [2, 0, 2, 3, 0], [2, 2, 1, 2, 2], [3, 1, 0, 0, 0], [2, 2, 3, 2, 1]], [[2, 2, 2, 3, 3], [1, 3, 0, 1, 0], [2, 0, 2, 1, 3], [3, 2, 2, 3, 0], [1, 3, 0, 0, 2], [2, 1, 1, 1, 2], [1, 3, 2, 3, 3]]]> : tensor<4x7x5xui2>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui2>) -> tensor<4x7x5xui2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xui2>, tensor<4x7x5xui2>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui2>) -> tensor<2x5x5xui2>
  %3 = stablehlo.constant dense<[[[1, 2, 0, 2, 2], [3, 0, 1, 2, 0], [0, 0, 1, 2, 1], [0, 3, 0, 0, 2], [0, 2, 1, 3, 1]], [[2, 2, 2, 0, 0], [2, 0, 2, 3, 0], [2, 2, 1, 2, 2], [3, 1, 0, 0, 0], [2, 2, 3, 2, 1]]]> : tensor<2x5x5xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xui2>, tensor<2x5x5xui2>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xui2>) -> tensor<2x2x2xui2>
  %5 = stablehlo.constant dense<[[[3, 3], [1, 1]], [[1, 2], [2, 2]]]> : tensor<2x2x2xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xui2>, tensor<2x2x2xui2>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui2>) -> tensor<1x1x1xui2>
  %7 = stablehlo.constant dense<3> : tensor<1x1x1xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xui2>, tensor<1x1x1xui2>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xui2>) -> tensor<2x2x2xui2>
  %9 = stablehlo.constant dense<[[[3, 3], [0, 2]], [[2, 3], [1, 3]]]> : tensor<2x2x2xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xui2>, tensor<2x2x2xui2>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xui2>) -> tensor<0x2x3xui2>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xui2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xui2>, tensor<0x2x3xui2>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xui2>) -> tensor<1x1x5xui2>
  %13 = stablehlo.constant dense<[[[1, 0, 3, 0, 1]]]> : tensor<1x1x5xui2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xui2>, tensor<1x1x5xui2>) -> ()
  return
}
// -----
// slice of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[10, 0, 4, 14, 3], [12, 10, 6, 4, 12], [9, 11, 8, 4, 15], [0, 2, 13, 9, 3], [8, 10, 8, 13, 1], [5, 10, 9, 1, 0], [6, 6, 13, 5, 10]], [[15, 7, 14, 6, 13], [14, 1, 5, 15, 0], [3, 7, 6, 3, 7], [10, 2, 9, 13, 0], [11, 2, 8, 11, 10], [7, 2, 4, 3, 5], [7, 13, 11, 7, 8]], [[3, 0, 8, 5, 0], [0, 6, 10, 1, 1], [6, 11, 6, 4, 3], [6, 12, 12, 15, 15], [12, 0, 3, 10, 12], [11, 2, 2, 6, 8], [12, 6, 7, 10, 0]], [[6, 4, 11, 6, 6], [10, 10, 1, 5, 13], [12, 9, 1, 15, 1], [7, 7, 6, 5, 4], [5, 7, 12, 7, 11], [6, 15, 11, 9, 3], [2, 13, 8, 6, 2]]]> : tensor<4x7x5xui4>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui4>) -> tensor<4x7x5xui4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xui4>, tensor<4x7x5xui4>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui4>) -> tensor<2x5x5xui4>
  %3 = stablehlo.constant dense<[[[3, 7, 6, 3, 7], [10, 2, 9, 13, 0], [11, 2, 8, 11, 10], [7, 2, 4, 3, 5], [7, 13, 11, 7, 8]], [[6, 11, 6, 4, 3], [6, 12, 12, 15, 15], [12, 0, 3, 10, 12], [11, 2, 2, 6, 8], [12, 6, 7, 10, 0]]]> : tensor<2x5x5xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xui4>, tensor<2x5x5xui4>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xui4>) -> tensor<2x2x2xui4>
  %5 = stablehlo.constant dense<[[[10, 4], [10, 13]], [[6, 1], [0, 10]]]> : tensor<2x2x2xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xui4>, tensor<2x2x2xui4>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui4>) -> tensor<1x1x1xui4>
  %7 = stablehlo.constant dense<2> : tensor<1x1x1xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xui4>, tensor<1x1x1xui4>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xui4>) -> tensor<2x2x2xui4>
  %9 = stablehlo.constant dense<[[[10, 3], [6, 10]], [[6, 6], [2, 2]]]> : tensor<2x2x2xui4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xui4>, tensor<2x2x2xui4>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xui4>) -> tensor<0x2x3xui4>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xui4>, tensor<0x2x3xui4>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xui4>) -> tensor<1x1x5xui4>
  %13 = stablehlo.constant dense<[[[5, 10, 9, 1, 0]]]> : tensor<1x1x5xui4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xui4>, tensor<1x1x5xui4>) -> ()
  return
}
// -----
// slice of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4894650F3377439BB35C24CF734B760DB45A19263B9D7106D28A31A742B27C843ABF3FFD67571255C31A8DA930D40EAF0BFE1ECA9406CD8E83661DDA4BC75553D9F1B65FA6EDE5572087EA6989C7EB0B00F418F76650A80B5F3F0BAFAF500F3823ECE9F28015431072EB04CCB95DE686D426840FA057E4EAA0734CA1569F4A3ED828E68B6540852E200D3573"> : tensor<4x7x5xui8>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui8>) -> tensor<4x7x5xui8>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xui8>, tensor<4x7x5xui8>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui8>) -> tensor<2x5x5xui8>
  %3 = stablehlo.constant dense<"0xD40EAF0BFE1ECA9406CD8E83661DDA4BC75553D9F1B65FA6ED00F418F76650A80B5F3F0BAFAF500F3823ECE9F28015431072"> : tensor<2x5x5xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xui8>, tensor<2x5x5xui8>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xui8>) -> tensor<2x2x2xui8>
  %5 = stablehlo.constant dense<[[[67, 179], [157, 6]], [[137, 235], [175, 80]]]> : tensor<2x2x2xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xui8>, tensor<2x2x2xui8>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui8>) -> tensor<1x1x1xui8>
  %7 = stablehlo.constant dense<115> : tensor<1x1x1xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xui8>, tensor<1x1x1xui8>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xui8>) -> tensor<2x2x2xui8>
  %9 = stablehlo.constant dense<[[[72, 51], [124, 63]], [[235, 93], [46, 115]]]> : tensor<2x2x2xui8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xui8>, tensor<2x2x2xui8>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xui8>) -> tensor<0x2x3xui8>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xui8>, tensor<0x2x3xui8>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xui8>) -> tensor<1x1x5xui8>
  %13 = stablehlo.constant dense<[[[138, 49, 167, 66, 178]]]> : tensor<1x1x5xui8>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xui8>, tensor<1x1x5xui8>) -> ()
  return
}
// -----
// slice of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8CF2A84CD8F9A39641F210F6CEC7FF4EEC0FA86991021BD2DBA6B0B0AE3D0EDDFF731D6D470EB41A61E0EDDF1B216DFC820D8F9E3FCA728FD25977E7A17E3F3C89CB35E911A68A3009997E278040E6B25060CFB15695DFF79C33FDEB04B04FE29D168315001B415F1BEEB033319F6983F25B4682EBFC73995A413752CE939BC00FD5EDC13312D74272CB6194430EE52B393802293065A2A0DE50601800844CE9AF11E8EE21524710485B8A984B6B6AF0B2E0D22BEC25971B6A4AD15F508BC4CAD432DE641159300B16CFAB675C82D0D96B166C57BB9FE6594766533840F4F22715A4E6D2A8C8C3B6FB27C43506932D9638F0407B06437464C62DB04D7E3A81C36EBE26E54524437DA3EA5C10F29C2EDF39DB3A8860EE4D5E"> : tensor<4x7x5xui16>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui16>) -> tensor<4x7x5xui16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xui16>, tensor<4x7x5xui16>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui16>) -> tensor<2x5x5xui16>
  %3 = stablehlo.constant dense<"0xFDEB04B04FE29D168315001B415F1BEEB033319F6983F25B4682EBFC73995A413752CE939BC00FD5EDC13312D74272CB6194AF11E8EE21524710485B8A984B6B6AF0B2E0D22BEC25971B6A4AD15F508BC4CAD432DE641159300B16CFAB675C82D0D96B16"> : tensor<2x5x5xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xui16>, tensor<2x5x5xui16>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xui16>) -> tensor<2x2x2xui16>
  %5 = stablehlo.constant dense<[[[51150, 4076], [57325, 64621]], [[20702, 33792], [7063, 24529]]]> : tensor<2x2x2xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xui16>, tensor<2x2x2xui16>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui16>) -> tensor<1x1x1xui16>
  %7 = stablehlo.constant dense<24141> : tensor<1x1x1xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xui16>, tensor<1x1x1xui16>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xui16>) -> tensor<2x2x2xui16>
  %9 = stablehlo.constant dense<[[[62092, 62017], [32417, 42513]], [[22380, 14419], [57134, 24141]]]> : tensor<2x2x2xui16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xui16>, tensor<2x2x2xui16>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xui16>) -> tensor<0x2x3xui16>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xui16>, tensor<0x2x3xui16>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xui16>) -> tensor<1x1x5xui16>
  %13 = stablehlo.constant dense<[[[40591, 51775, 36722, 22994, 59255]]]> : tensor<1x1x5xui16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xui16>, tensor<1x1x5xui16>) -> ()
  return
}
// -----
// slice of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x786E6A8C0E413CE4762B16E61D62B66590E20AEDE24542696A5D6ECEC9B924F92CB0D1481DF3AD6F3BFFF2892B071FCCB8E1027D2D7E77958C0ACE9EED99479CE51473077491CC18D296C5EB93A7EFD241F5253557F7861F418AC66257A4F602069A909A61036CB09882DDEE5FF47F897FE63FFA58C3C636E4F925FE0FBA19B446A8276C197FA22FD45B853D580231D0765CC8BBA808B220F09B44CCD2C39297D9A19D991B0747DE16F1D234C2089A05AC610FCA4BC6AAFEC0A2A508D35C36D3DBB915247FB05B802A815E9AB71C27C7B9C9DC36533DDA267D29904BDB507E94C00FBA2F01CA387885AC529AD2799E2D26A5429A00E4F90403945CF044D39F4A9565E487AAF0C27B541D0D16BC9141A647B646E2C9470347D595AD283C6AA3E8EF884430F35BFABCCE9E61BB2817EE0D2FCB80F54277888ADABC1ECF5643D37C1891936575E860D684EFAD70F8F11C7554AB46AAD24CB99531EC82C96010A18F68FA8758D74C8D741CD545CCF4F8721269017ECD9F74E139FD018FAE407421A49F0B93C07237B5755890DA093C58B3C8834D934149C3002B56776CF96354D538E626015AB68317C8F8AD5BD71D7B8663DC83A4F8C9332B8CFA3516F9C1733AF55CB3156050C67F6E3880E5D8962078A23F291EC4C9F95E3A3FB7560A5E04D5A63D9878B1D184AB93586B0CC99B038D854C47942F365D44EB97B34801B9DA5EFC26420F6BBFEC5DA3174B5E18CDFCE2CF9DE2EB5EB848900FFE6BB1FD5B54C9345BDDBB3F6E96901B1DF22671EEAA5E69"> : tensor<4x7x5xui32>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui32>) -> tensor<4x7x5xui32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xui32>, tensor<4x7x5xui32>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui32>) -> tensor<2x5x5xui32>
  %3 = stablehlo.constant dense<"0x4BC6AAFEC0A2A508D35C36D3DBB915247FB05B802A815E9AB71C27C7B9C9DC36533DDA267D29904BDB507E94C00FBA2F01CA387885AC529AD2799E2D26A5429A00E4F90403945CF044D39F4A9565E487AAF0C27B541D0D16BC9141A647B646E2C94703471891936575E860D684EFAD70F8F11C7554AB46AAD24CB99531EC82C96010A18F68FA8758D74C8D741CD545CCF4F8721269017ECD9F74E139FD018FAE407421A49F0B93C07237B5755890DA093C58B3C8834D934149C3002B56776CF96354D538E626015A"> : tensor<2x5x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xui32>, tensor<2x5x5xui32>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xui32>) -> tensor<2x2x2xui32>
  %5 = stablehlo.constant dense<[[[3463339370, 1221701676], [528938839, 49718359]], [[4118858543, 3474898138], [309524724, 971076767]]]> : tensor<2x2x2xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xui32>, tensor<2x2x2xui32>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui32>) -> tensor<1x1x1xui32>
  %7 = stablehlo.constant dense<1767811822> : tensor<1x1x1xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xui32>, tensor<1x1x1xui32>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xui32>) -> tensor<2x2x2xui32>
  %9 = stablehlo.constant dense<[[[2355785336, 3976913552], [4263901668, 1032149972]], [[3356984246, 2351641545], [885609563, 1767811822]]]> : tensor<2x2x2xui32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xui32>, tensor<2x2x2xui32>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xui32>) -> tensor<0x2x3xui32>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xui32>, tensor<0x2x3xui32>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xui32>) -> tensor<1x1x5xui32>
  %13 = stablehlo.constant dense<[[[2959868769, 4007494296, 2306864223, 4198491775, 918995800]]]> : tensor<1x1x5xui32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xui32>, tensor<1x1x5xui32>) -> ()
  return
}
// -----
// slice of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8B323DE34429326FB22AA24B4583530EB6F9CABE78BEB1D7255B9880C692F6B0C2FD49CCEF20ABE85A1A2064A10A6AAFB0311F31C42DAD47614F0558844B004FA1D4B5A62247916529F26CCF64F53A4D4CBA5092880A58CA8C42867F9384CF03196C4CB95566DF73D58BFEC9DC20613E7EF8014FAF583E41C48F604F403ABFCA0237EFD8CAD80BF33BFE7A4A2EED4D0D0BB6CA5DA75E7FEAFB7447E47942857C90EFD6BB363B74571B45DD5404682D5E6B6BE045FE4A482E890D1A651CBBA4EB27F0D9864CDA23FD7F7109A7F492DB70FEB050F62BAE98E58770B6E395FBBBA6DF6B036772DD09A6ADF1F7BEAC4E9A4377EAE2287215FD9E0738B236C4CB71BAF202B0EB1E6ADE5F119EC126ED0D6841785E3512B2A99C1457F46FF44989235F3C255F5E4CF268E04055CD4D563A7B2A68B937712669ED907A802931B835A48585AD3F2A182CDAE340346C0C1FCD6E0564107D8DE6168E3526453764CBCE8B3FC09F7D5C2EA8DC9BEB09FB6635087D5D14FF749AE12D85393063A1C1EA514A2B9907C32D7064D547170057BD677524E471B296DDC2CFEE29A0C255A59E26C617E18FC5EC47955BC1B8374ED1ABFDD7E0B9EE8850A3E120293A1031E301125305A49E35506BC3F6FC52A41C049E10568D16136151E81DCB123169068964E8F8AD400C47FDFAF873EF4B9109AF539D6830A509589E1EAFA031C34BB11D9A57D341AE4BDF5EDB5621DA4B3EBA77218D7563796205B138DDCD74D5B296F68269F313106467F46C876C24287E11A2D70506F1798CADC67D8A5FBE0863D3E8EC1922530C9011E29FC23F5F36AA9298C0A07DC7F40CABA885DE4B60279D4E0D426A4EE672A49AEF9005C836397A61B41975A54BABF8C03D18B9431ED6C0EAD7BD6FD027B87121C1329A9D2634C56E5FD8D8618A76990EE3809E98E8289485823F9A98290448A3DB9145BA041FA1BD2A80FC9BD18DD72050FC4CCA8923EB41AFEC1E3942470F22D679EA53F487B025041A2DCFD9CBD08C5F3D1B380E1452D638CC8BA45F56E4B082446B279B88660F96E65921175F2B4AF54EC44350691C043B0CB1B9A00C6C2ABCAD993C135A28626E5D9FB74CB69C15AE155070C36CEFCB607FB6CEC874296ED31C9F08E66F275B638616ACFB617C87170E574F520CB648A47BD4BF54199453023129C13D7DAFEEF576CBDC7D444C99B62142D682D69205BF2FA76D26FCD4FD9EA4BC941C24128B3F01B98DFC196548FF1D838712454C20EA05EAADB6E969F0C9C1420C2E31A4ACE85C9630ADF202C5D2E63E74B052457D01339A97857E8250953F0194143AEC789890021530A3C565A2946BBA45540E10C8ABD7500D3F9E9162D9D1F331CEF77714A65CCFE073553F7221518C4309AA7375E428A91424B2C87145AA438E9CF41E6ACC6E6D6BCB7DC592D0E32D70A6A12C900E4EBBE9B02E81842B711A81D48BC111411578CC19060E15F052847456D25CED0442F5F4C8425349CD1BAE48E5F6B3C85AFA3F328970A699C7BD83E4C14AAE67D7459B3D3D046E08093FE450ADF51AAE9B1784C781F8B69CFA6B319827A49CB63EAE8DC7"> : tensor<4x7x5xui64>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui64>) -> tensor<4x7x5xui64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xui64>, tensor<4x7x5xui64>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui64>) -> tensor<2x5x5xui64>
  %3 = stablehlo.constant dense<"0xEB09FB6635087D5D14FF749AE12D85393063A1C1EA514A2B9907C32D7064D547170057BD677524E471B296DDC2CFEE29A0C255A59E26C617E18FC5EC47955BC1B8374ED1ABFDD7E0B9EE8850A3E120293A1031E301125305A49E35506BC3F6FC52A41C049E10568D16136151E81DCB123169068964E8F8AD400C47FDFAF873EF4B9109AF539D6830A509589E1EAFA031C34BB11D9A57D341AE4BDF5EDB5621DA4B3EBA77218D7563796205B138DDCD74D5B296F68269F313106467F46C876C24287E11A2D70506F1B87121C1329A9D2634C56E5FD8D8618A76990EE3809E98E8289485823F9A98290448A3DB9145BA041FA1BD2A80FC9BD18DD72050FC4CCA8923EB41AFEC1E3942470F22D679EA53F487B025041A2DCFD9CBD08C5F3D1B380E1452D638CC8BA45F56E4B082446B279B88660F96E65921175F2B4AF54EC44350691C043B0CB1B9A00C6C2ABCAD993C135A28626E5D9FB74CB69C15AE155070C36CEFCB607FB6CEC874296ED31C9F08E66F275B638616ACFB617C87170E574F520CB648A47BD4BF54199453023129C13D"> : tensor<2x5x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xui64>, tensor<2x5x5xui64>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xui64>) -> tensor<2x2x2xui64>
  %5 = stablehlo.constant dense<[[[5164834668324794800, 7318709083605161121], [6786194581330150683, 16979902225723297161]], [[3947411193443558514, 2180790158343862443], [6891787039026860564, 1666712183998736008]]]> : tensor<2x2x2xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xui64>, tensor<2x2x2xui64>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xui64>) -> tensor<1x1x1xui64>
  %7 = stablehlo.constant dense<14379340769638786087> : tensor<1x1x1xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xui64>, tensor<1x1x1xui64>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xui64>) -> tensor<2x2x2xui64>
  %9 = stablehlo.constant dense<[[[8012512062892487307, 16765530252113477058], [11456336607156824695, 1485248559400181368]], [[9069347461409976189, 18198405084286226980], [4439218649163516609, 14379340769638786087]]]> : tensor<2x2x2xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xui64>, tensor<2x2x2xui64>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xui64>) -> tensor<0x2x3xui64>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xui64>, tensor<0x2x3xui64>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xui64>) -> tensor<1x1x5xui64>
  %13 = stablehlo.constant dense<[[[8132255131619651967, 16544164734984827134, 12014473052130013319, 11964337368510720991, 4871292450799874477]]]> : tensor<1x1x5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xui64>, tensor<1x1x5xui64>) -> ()
  return
}
// -----
// slice of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[2.0, 1.0, 1.0, 1.5, 1.5], [0.0, -1.0, 1.5, 3.0, 6.0], [0.5, -1.0, 4.0, 3.0, -1.5], [0.5, 0.5, -6.0, -0.5, -3.0], [-0.5, 1.5, -0.5, -0.5, -1.5], [1.5, 3.0, 0.5, 0.0, 0.0], [2.0, -0.0, -0.5, -0.0, -0.5]], [[4.0, 1.0, 4.0, 4.0, -4.0], [-1.0, 4.0, -6.0, -0.5, -1.5], [-2.0, -1.0, 1.0, -2.0, -6.0], [3.0, 0.5, 0.5, 6.0, -2.0], [-1.0, -0.0, -4.0, -1.0, 0.0], [-1.0, -1.0, 6.0, 6.0, 2.0], [-1.5, -3.0, -1.0, -0.5, 1.5]], [[-3.0, -2.0, 2.0, 1.0, -0.0], [-6.0, 3.0, 2.0, -1.0, -4.0], [4.0, -0.5, -1.5, -2.0, 3.0], [-1.5, 1.0, -2.0, 1.5, -0.0], [1.5, 2.0, 6.0, -6.0, -1.0], [-6.0, 1.5, 3.0, 4.0, -0.5], [1.5, -3.0, -4.0, 1.5, 0.5]], [[0.5, -0.5, 0.0, -2.0, 0.5], [4.0, -0.5, 1.5, 3.0, -0.5], [-6.0, -4.0, 1.0, 1.0, -1.0], [-6.0, 3.0, -0.0, -3.0, -2.0], [0.0, -0.0, 2.0, 0.5, -2.0], [-0.5, 4.0, 1.0, 0.5, -1.0], [0.5, 0.5, -0.0, -1.5, -0.0]]]> : tensor<4x7x5xf4E2M1FN>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf4E2M1FN>) -> tensor<4x7x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf4E2M1FN>, tensor<4x7x5xf4E2M1FN>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf4E2M1FN>) -> tensor<2x5x5xf4E2M1FN>
  %3 = stablehlo.constant dense<[[[-2.0, -1.0, 1.0, -2.0, -6.0], [3.0, 0.5, 0.5, 6.0, -2.0], [-1.0, -0.0, -4.0, -1.0, 0.0], [-1.0, -1.0, 6.0, 6.0, 2.0], [-1.5, -3.0, -1.0, -0.5, 1.5]], [[4.0, -0.5, -1.5, -2.0, 3.0], [-1.5, 1.0, -2.0, 1.5, -0.0], [1.5, 2.0, 6.0, -6.0, -1.0], [-6.0, 1.5, 3.0, 4.0, -0.5], [1.5, -3.0, -4.0, 1.5, 0.5]]]> : tensor<2x5x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf4E2M1FN>, tensor<2x5x5xf4E2M1FN>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf4E2M1FN>) -> tensor<2x2x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[[[-1.0, 3.0], [1.5, -0.5]], [[3.0, -1.0], [2.0, -6.0]]]> : tensor<2x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf4E2M1FN>, tensor<2x2x2xf4E2M1FN>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf4E2M1FN>) -> tensor<1x1x1xf4E2M1FN>
  %7 = stablehlo.constant dense<-0.0> : tensor<1x1x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf4E2M1FN>, tensor<1x1x1xf4E2M1FN>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf4E2M1FN>) -> tensor<2x2x2xf4E2M1FN>
  %9 = stablehlo.constant dense<[[[2.0, 1.5], [2.0, -0.5]], [[0.5, 0.5], [0.5, -0.0]]]> : tensor<2x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf4E2M1FN>, tensor<2x2x2xf4E2M1FN>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf4E2M1FN>) -> tensor<0x2x3xf4E2M1FN>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf4E2M1FN>, tensor<0x2x3xf4E2M1FN>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf4E2M1FN>) -> tensor<1x1x5xf4E2M1FN>
  %13 = stablehlo.constant dense<[[[1.5, 3.0, 0.5, 0.0, 0.0]]]> : tensor<1x1x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf4E2M1FN>, tensor<1x1x5xf4E2M1FN>) -> ()
  return
}
// -----
// slice of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.5, -0.5, 5.0, -3.25, -3.0], [-3.25, 0.625, -4.5, 7.0, 3.75], [-1.75, 1.25, 6.0, -1.875, -0.125], [-0.375, 3.0, -0.875, 0.875, 2.25], [7.0, -4.5, 0.25, 3.0, 6.5], [-3.0, 7.5, -0.125, 4.0, 2.0], [-7.0, -2.5, 3.25, 0.875, -0.0]], [[2.0, 4.0, -3.0, 1.625, -0.375], [1.5, 0.625, -1.875, 1.375, 1.0], [1.0, 1.5, -7.0, 1.25, 0.75], [0.375, -2.0, 2.25, -7.0, 1.875], [-0.75, -0.125, 1.125, -4.0, -6.0], [3.5, 3.5, 0.25, 3.25, 3.75], [-0.875, -2.5, 0.5, 2.75, -5.0]], [[1.25, 4.0, -5.5, -3.5, 4.0], [1.125, -4.5, -0.125, -0.75, 6.0], [-0.125, -0.5, -3.75, -2.0, 4.0], [-0.5, -0.0, -5.5, -7.5, -6.0], [-1.0, 0.5, 2.0, 0.125, 3.25], [1.0, -0.0, 7.5, 0.5, 2.0], [-2.25, 3.0, -1.5, 0.125, -7.5]], [[-0.0, 0.0, 5.5, 0.375, 0.0], [1.25, -2.0, 3.5, -5.0, 0.25], [0.5, 0.25, -1.125, 3.25, 1.25], [7.5, -0.375, 0.125, -1.5, 2.25], [5.0, -3.75, -0.875, 1.25, -0.75], [-0.375, 1.0, 0.375, 0.5, -5.5], [-0.375, 2.75, -1.5, -1.875, 1.5]]]> : tensor<4x7x5xf6E2M3FN>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf6E2M3FN>) -> tensor<4x7x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf6E2M3FN>, tensor<4x7x5xf6E2M3FN>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf6E2M3FN>) -> tensor<2x5x5xf6E2M3FN>
  %3 = stablehlo.constant dense<[[[1.0, 1.5, -7.0, 1.25, 0.75], [0.375, -2.0, 2.25, -7.0, 1.875], [-0.75, -0.125, 1.125, -4.0, -6.0], [3.5, 3.5, 0.25, 3.25, 3.75], [-0.875, -2.5, 0.5, 2.75, -5.0]], [[-0.125, -0.5, -3.75, -2.0, 4.0], [-0.5, -0.0, -5.5, -7.5, -6.0], [-1.0, 0.5, 2.0, 0.125, 3.25], [1.0, -0.0, 7.5, 0.5, 2.0], [-2.25, 3.0, -1.5, 0.125, -7.5]]]> : tensor<2x5x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf6E2M3FN>, tensor<2x5x5xf6E2M3FN>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf6E2M3FN>) -> tensor<2x2x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[[[0.625, 7.0], [-4.5, 3.0]], [[-4.5, -0.75], [0.5, 0.125]]]> : tensor<2x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf6E2M3FN>, tensor<2x2x2xf6E2M3FN>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf6E2M3FN>) -> tensor<1x1x1xf6E2M3FN>
  %7 = stablehlo.constant dense<1.5> : tensor<1x1x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf6E2M3FN>, tensor<1x1x1xf6E2M3FN>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf6E2M3FN>) -> tensor<2x2x2xf6E2M3FN>
  %9 = stablehlo.constant dense<[[[0.5, -3.0], [-7.0, -0.0]], [[-0.0, 0.0], [-0.375, 1.5]]]> : tensor<2x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf6E2M3FN>, tensor<2x2x2xf6E2M3FN>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf6E2M3FN>) -> tensor<0x2x3xf6E2M3FN>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf6E2M3FN>, tensor<0x2x3xf6E2M3FN>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf6E2M3FN>) -> tensor<1x1x5xf6E2M3FN>
  %13 = stablehlo.constant dense<[[[-3.0, 7.5, -0.125, 4.0, 2.0]]]> : tensor<1x1x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf6E2M3FN>, tensor<1x1x5xf6E2M3FN>) -> ()
  return
}
// -----
// slice of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-2.0, -2.5, -0.5, -0.625, 0.5], [-0.375, 28.0, 0.25, 0.0, 0.0], [-0.125, -0.4375, 8.0, -14.0, 2.0], [1.75, -1.0, 0.625, -0.3125, -0.1875], [-0.625, 3.0, 1.25, -28.0, 0.25], [-0.0, -0.25, -0.625, -0.125, 10.0], [-8.0, -12.0, 3.0, -0.25, 5.0]], [[-10.0, -4.0, -0.1875, -2.5, 0.0625], [0.0625, 6.0, -14.0, -3.0, 0.0625], [-1.0, 0.625, -8.0, 24.0, 0.5], [-2.5, -6.0, 0.375, -0.875, 3.5], [14.0, -1.0, 6.0, -10.0, -0.4375], [0.125, 8.0, -0.375, 0.375, 0.75], [-4.0, -0.1875, 20.0, -0.1875, 16.0]], [[1.0, -1.25, 2.0, -0.5, -0.0625], [-0.0625, -16.0, 3.5, 0.4375, -0.0], [1.5, 0.1875, -0.625, 5.0, -16.0], [0.5, -3.0, 1.5, -4.0, -1.5], [-5.0, 0.1875, 2.0, 24.0, -16.0], [0.625, 1.25, 1.25, -1.0, 1.75], [-0.4375, 1.75, -0.4375, 1.5, 10.0]], [[8.0, 0.75, 28.0, -0.0625, -0.4375], [1.5, -0.125, -16.0, 0.25, 24.0], [0.4375, -0.75, 20.0, 0.25, -6.0], [0.625, -0.5, -0.4375, -1.0, 0.5], [-1.5, -0.5, -0.375, 0.125, 3.0], [0.75, -12.0, -3.5, -0.875, -0.25], [2.0, 4.0, 0.5, -0.0625, -0.4375]]]> : tensor<4x7x5xf6E3M2FN>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf6E3M2FN>) -> tensor<4x7x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf6E3M2FN>, tensor<4x7x5xf6E3M2FN>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf6E3M2FN>) -> tensor<2x5x5xf6E3M2FN>
  %3 = stablehlo.constant dense<[[[-1.0, 0.625, -8.0, 24.0, 0.5], [-2.5, -6.0, 0.375, -0.875, 3.5], [14.0, -1.0, 6.0, -10.0, -0.4375], [0.125, 8.0, -0.375, 0.375, 0.75], [-4.0, -0.1875, 20.0, -0.1875, 16.0]], [[1.5, 0.1875, -0.625, 5.0, -16.0], [0.5, -3.0, 1.5, -4.0, -1.5], [-5.0, 0.1875, 2.0, 24.0, -16.0], [0.625, 1.25, 1.25, -1.0, 1.75], [-0.4375, 1.75, -0.4375, 1.5, 10.0]]]> : tensor<2x5x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf6E3M2FN>, tensor<2x5x5xf6E3M2FN>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf6E3M2FN>) -> tensor<2x2x2xf6E3M2FN>
  %5 = stablehlo.constant dense<[[[28.0, 0.0], [3.0, -28.0]], [[-16.0, 0.4375], [0.1875, 24.0]]]> : tensor<2x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf6E3M2FN>, tensor<2x2x2xf6E3M2FN>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf6E3M2FN>) -> tensor<1x1x1xf6E3M2FN>
  %7 = stablehlo.constant dense<-0.4375> : tensor<1x1x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf6E3M2FN>, tensor<1x1x1xf6E3M2FN>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf6E3M2FN>) -> tensor<2x2x2xf6E3M2FN>
  %9 = stablehlo.constant dense<[[[-2.0, 0.5], [-8.0, 5.0]], [[8.0, -0.4375], [2.0, -0.4375]]]> : tensor<2x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf6E3M2FN>, tensor<2x2x2xf6E3M2FN>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf6E3M2FN>) -> tensor<0x2x3xf6E3M2FN>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf6E3M2FN>, tensor<0x2x3xf6E3M2FN>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf6E3M2FN>) -> tensor<1x1x5xf6E3M2FN>
  %13 = stablehlo.constant dense<[[[-0.0, -0.25, -0.625, -0.125, 10.0]]]> : tensor<1x1x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf6E3M2FN>, tensor<1x1x5xf6E3M2FN>) -> ()
  return
}
// -----
// slice of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3DE5EC54DBD0C84C5C8F1482AF8D55BF92B9A90502DB8A14168D64656A2C44EB3B5F5C32BDD6126B564911BB340457C0DE5418ABE11AA0CD56EF5A5864E9A33BB3E859A5C26A2168892FB100C2540BDC9C599331B8801332360FE56BAB62E4001BC120E4061FDF3AB9359993D6D8D70CDFD13D39092541A3C95A0DB84B50C019D92E9D3D15B504BB46BC650C"> : tensor<4x7x5xf8E3M4>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E3M4>) -> tensor<4x7x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf8E3M4>, tensor<4x7x5xf8E3M4>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E3M4>) -> tensor<2x5x5xf8E3M4>
  %3 = stablehlo.constant dense<"0x0457C0DE5418ABE11AA0CD56EF5A5864E9A33BB3E859A5C26A9C599331B8801332360FE56BAB62E4001BC120E4061FDF3AB9"> : tensor<2x5x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf8E3M4>, tensor<2x5x5xf8E3M4>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf8E3M4>) -> tensor<2x2x2xf8E3M4>
  %5 = stablehlo.constant dense<[[[-3.0, 7.0], [-6.75, 0.3125]], [[-2.25, 0.171875], [13.5, 9.0]]]> : tensor<2x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf8E3M4>, tensor<2x2x2xf8E3M4>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E3M4>) -> tensor<1x1x1xf8E3M4>
  %7 = stablehlo.constant dense<0.1875> : tensor<1x1x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf8E3M4>, tensor<1x1x1xf8E3M4>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf8E3M4>) -> tensor<2x2x2xf8E3M4>
  %9 = stablehlo.constant dense<[[[1.8125, -6.75], [2.5, 7.0]], [[1.3125, -6.0], [-1.6875, 0.1875]]]> : tensor<2x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf8E3M4>, tensor<2x2x2xf8E3M4>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf8E3M4>) -> tensor<0x2x3xf8E3M4>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf8E3M4>, tensor<0x2x3xf8E3M4>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf8E3M4>) -> tensor<1x1x5xf8E3M4>
  %13 = stablehlo.constant dense<[[[-0.203125, 10.0, 10.5, 13.0, 0.875]]]> : tensor<1x1x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf8E3M4>, tensor<1x1x5xf8E3M4>) -> ()
  return
}
// -----
// slice of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8B437148BFC542DF86949EE776CDCDD28CB7B290080E05C6B30CD72B73E46D28769259B35BAC37BF26AC095BCBBB7146BD56A9106D7327EAA6BE9266C655BAD52744F583F468C5EC1B26F54B2F4DB586D0C33C8B4CF147CD884091CB1175A71A1B0DD3E51D9EF703AECC6F3A9255691E25049D0AB63D93303CEEA325518A8F240E63CC19CF8A6853048A0E5A"> : tensor<4x7x5xf8E4M3>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3>) -> tensor<4x7x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf8E4M3>, tensor<4x7x5xf8E4M3>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3>) -> tensor<2x5x5xf8E4M3>
  %3 = stablehlo.constant dense<"0xBB7146BD56A9106D7327EAA6BE9266C655BAD52744F583F468D0C33C8B4CF147CD884091CB1175A71A1B0DD3E51D9EF703AE"> : tensor<2x5x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf8E4M3>, tensor<2x5x5xf8E4M3>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf8E4M3>) -> tensor<2x2x2xf8E4M3>
  %5 = stablehlo.constant dense<[[[2.5, 0x86], [0.02734375, -3.5]], [[0.46875, -0.8125], [-5.5, 208.0]]]> : tensor<2x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf8E4M3>, tensor<2x2x2xf8E4M3>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3>) -> tensor<1x1x1xf8E4M3>
  %7 = stablehlo.constant dense<20.0> : tensor<1x1x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf8E4M3>, tensor<1x1x1xf8E4M3>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf8E4M3>) -> tensor<2x2x2xf8E4M3>
  %9 = stablehlo.constant dense<[[[0x8B, -1.875], [104.0, 18.0]], [[-6.0, 13.0], [11.0, 20.0]]]> : tensor<2x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf8E4M3>, tensor<2x2x2xf8E4M3>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf8E4M3>) -> tensor<0x2x3xf8E4M3>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf8E4M3>, tensor<0x2x3xf8E4M3>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf8E4M3>) -> tensor<1x1x5xf8E4M3>
  %13 = stablehlo.constant dense<[[[0.0234375, -15.0, 0.34375, 176.0, -48.0]]]> : tensor<1x1x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf8E4M3>, tensor<1x1x5xf8E4M3>) -> ()
  return
}
// -----
// slice of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00E1AB6B8539313EA217E4F8603A97B641E9D1E3AAE470EB7A36A14837CEEA67235D9DACA4618393113C09A8BCB93091E118D534CFE7A1351937D28A859FFE1517853CF9F90151A2CE2851523228734CE57A32C2B290251CB85BE2EB64F2D53ED8FDF6B0A0C609C47B9624E9AD691135D3073E50D45B06D67DAF05E0FB6EAD78CC21A50E755EDFD741140396"> : tensor<4x7x5xf8E4M3FN>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3FN>) -> tensor<4x7x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf8E4M3FN>, tensor<4x7x5xf8E4M3FN>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3FN>) -> tensor<2x5x5xf8E4M3FN>
  %3 = stablehlo.constant dense<"0xB93091E118D534CFE7A1351937D28A859FFE1517853CF9F901E57A32C2B290251CB85BE2EB64F2D53ED8FDF6B0A0C609C47B"> : tensor<2x5x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf8E4M3FN>, tensor<2x5x5xf8E4M3FN>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf8E4M3FN>) -> tensor<2x2x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[[[0.5625, -0.15625], [-48.0, -88.0]], [[0.625, 176.0], [-88.0, -160.0]]]> : tensor<2x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf8E4M3FN>, tensor<2x2x2xf8E4M3FN>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3FN>) -> tensor<1x1x1xf8E4M3FN>
  %7 = stablehlo.constant dense<-0.0546875> : tensor<1x1x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf8E4M3FN>, tensor<1x1x1xf8E4M3FN>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf8E4M3FN>) -> tensor<2x2x2xf8E4M3FN>
  %9 = stablehlo.constant dense<[[[0.0, 0x85], [-80.0, -0.1015625]], [[-0.0546875, 72.0], [-15.0, -0.0546875]]]> : tensor<2x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf8E4M3FN>, tensor<2x2x2xf8E4M3FN>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf8E4M3FN>) -> tensor<0x2x3xf8E4M3FN>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf8E4M3FN>, tensor<0x2x3xf8E4M3FN>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf8E4M3FN>) -> tensor<1x1x5xf8E4M3FN>
  %13 = stablehlo.constant dense<[[[0.875, -0.140625, 4.0, 0.9375, -7.0]]]> : tensor<1x1x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf8E4M3FN>, tensor<1x1x5xf8E4M3FN>) -> ()
  return
}
// -----
// slice of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3FFE99D32330CF7001E0682688043D7ECB4E42AE49E2D4F12DA826529BE4C1DC24D470C0E27F0143EF05D0DE089C70E30B5EDFF5CCE0B6F98210F68DD40883BF98F3206A1AD6CFBED32D2359F1CCC87A826829CFF00E46D3F5608A19C20DA73600C4CC30A92664B8D8924E57028A64F023CC40B3E7E1D94B40E7CDC718AE3A8F23DB5483D93B47D1B35AD0D6"> : tensor<4x7x5xf8E4M3FNUZ>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3FNUZ>) -> tensor<4x7x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf8E4M3FNUZ>, tensor<4x7x5xf8E4M3FNUZ>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3FNUZ>) -> tensor<2x5x5xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x9C70E30B5EDFF5CCE0B6F98210F68DD40883BF98F3206A1AD6826829CFF00E46D3F5608A19C20DA73600C4CC30A92664B8D8"> : tensor<2x5x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf8E4M3FNUZ>, tensor<2x5x5xf8E4M3FNUZ>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf8E4M3FNUZ>) -> tensor<2x2x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[[[-3.75, 0x01], [-20.0, -72.0]], [[-72.0, -2.0], [0.03515625, 0x0D]]]> : tensor<2x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf8E4M3FNUZ>, tensor<2x2x2xf8E4M3FNUZ>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3FNUZ>) -> tensor<1x1x1xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<-7.0> : tensor<1x1x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf8E4M3FNUZ>, tensor<1x1x1xf8E4M3FNUZ>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf8E4M3FNUZ>) -> tensor<2x2x2xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<[[[0.9375, 0.0859375], [-1.125, 64.0]], [[0x92, 0x8A], [-4.5, -7.0]]]> : tensor<2x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf8E4M3FNUZ>, tensor<2x2x2xf8E4M3FNUZ>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf8E4M3FNUZ>) -> tensor<0x2x3xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf8E4M3FNUZ>, tensor<0x2x3xf8E4M3FNUZ>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf8E4M3FNUZ>) -> tensor<1x1x5xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<[[[-0.125, 0.109375, 5.0, 0x9B, -24.0]]]> : tensor<1x1x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf8E4M3FNUZ>, tensor<1x1x5xf8E4M3FNUZ>) -> ()
  return
}
// -----
// slice of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6BF0B2A939AFCCD8326668F7486E93C8A0B098B321BB467313102B7967F1F72494BF6E51754961443DAAB0F5F933BD4835CF4ED2BC8BBA2C477CFCCEC40F71055FA7EDA8C6054B07083BDE708EF88F6F70EA4BE49589630EAFBB13D31DE371AB2ACAAF876A6AB9A9201E4D6B77516556EF30038284EE21E7EC747259277973604DF5F3CC58FDFC614D15BF19"> : tensor<4x7x5xf8E4M3B11FNUZ>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3B11FNUZ>) -> tensor<4x7x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf8E4M3B11FNUZ>, tensor<4x7x5xf8E4M3B11FNUZ>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3B11FNUZ>) -> tensor<2x5x5xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x33BD4835CF4ED2BC8BBA2C477CFCCEC40F71055FA7EDA8C60570EA4BE49589630EAFBB13D31DE371AB2ACAAF876A6AB9A920"> : tensor<2x5x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf8E4M3B11FNUZ>, tensor<2x5x5xf8E4M3B11FNUZ>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf8E4M3B11FNUZ>) -> tensor<2x2x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[[[-0.375, 0.0390625], [-0.0859375, 11.0]], [[0x8E, 0x8F], [-0.6875, -2.75]]]> : tensor<2x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf8E4M3B11FNUZ>, tensor<2x2x2xf8E4M3B11FNUZ>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E4M3B11FNUZ>) -> tensor<1x1x1xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<0x19> : tensor<1x1x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf8E4M3B11FNUZ>, tensor<1x1x1xf8E4M3B11FNUZ>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf8E4M3B11FNUZ>) -> tensor<2x2x2xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<[[[5.5, 0.0703125], [-15.0, 7.0]], [[0x1E, 0.5625], [2.25, 0x19]]]> : tensor<2x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf8E4M3B11FNUZ>, tensor<2x2x2xf8E4M3B11FNUZ>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf8E4M3B11FNUZ>) -> tensor<0x2x3xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf8E4M3B11FNUZ>, tensor<0x2x3xf8E4M3B11FNUZ>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf8E4M3B11FNUZ>) -> tensor<1x1x5xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<[[[0x10, 0x2B, 18.0, 3.75, -9.0]]]> : tensor<1x1x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf8E4M3B11FNUZ>, tensor<1x1x5xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// slice of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x65BF67C5DAC43EB8647ABD46A92AA6A95A051C881DD363CCBF35612D1CFBE74A81E24672F4B7F34BD96A4052D2AFD81B47F67976A00A9E5CD2F59F735C7B2860D0134E4A38354E25C1C2D2E7FA93AD4F0B589A21730E6F7183DB30F125D10111419509C49AAF2EB022D88BBBF7E6F63197C61D63A777D2DD703C4AD92E4757DF623FE1B0114C10EDF044A89B"> : tensor<4x7x5xf8E5M2>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E5M2>) -> tensor<4x7x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf8E5M2>, tensor<4x7x5xf8E5M2>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E5M2>) -> tensor<2x5x5xf8E5M2>
  %3 = stablehlo.constant dense<"0xAFD81B47F67976A00A9E5CD2F59F735C7B2860D0134E4A38350B589A21730E6F7183DB30F125D10111419509C49AAF2EB022"> : tensor<2x5x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf8E5M2>, tensor<2x5x5xf8E5M2>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf8E5M2>) -> tensor<2x2x2xf8E5M2>
  %5 = stablehlo.constant dense<[[[1.5, 1024.0], [-56.0, -16.0]], [[-49152.0, -0.078125], [-10240.0, -40.0]]]> : tensor<2x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf8E5M2>, tensor<2x2x2xf8E5M2>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E5M2>) -> tensor<1x1x1xf8E5M2>
  %7 = stablehlo.constant dense<0x9B> : tensor<1x1x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf8E5M2>, tensor<1x1x1xf8E5M2>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf8E5M2>) -> tensor<2x2x2xf8E5M2>
  %9 = stablehlo.constant dense<[[[1280.0, -192.0], [-1792.0, 6.0]], [[-128.0, -1536.0], [-5120.0, 0x9B]]]> : tensor<2x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf8E5M2>, tensor<2x2x2xf8E5M2>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf8E5M2>) -> tensor<0x2x3xf8E5M2>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf8E5M2>, tensor<0x2x3xf8E5M2>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf8E5M2>) -> tensor<1x1x5xf8E5M2>
  %13 = stablehlo.constant dense<[[[0.3125, 640.0, 0.078125, 0.00390625, -57344.0]]]> : tensor<1x1x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf8E5M2>, tensor<1x1x5xf8E5M2>) -> ()
  return
}
// -----
// slice of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x58BAA9A0A588694CD49B1B6F43FDBE9A5799BDB1E00A7E01CF4F9069A8D095475BD93CBAAA7F9FE0D6916D15B7A6D8EC3D6FF3CED9998CAAC6C1170BF9B07209CBBC9A56BF7E94EB3EC2A40F98F3B4BA3FA3412395B2BFFD82389011D238BDFB47C0306ED27AF849B766F1A30990E2A6A689EE880BBE4CF864CF4F9AFEDD4F96B1613910ED084B8AE632840A"> : tensor<4x7x5xf8E5M2FNUZ>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E5M2FNUZ>) -> tensor<4x7x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf8E5M2FNUZ>, tensor<4x7x5xf8E5M2FNUZ>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E5M2FNUZ>) -> tensor<2x5x5xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0xA6D8EC3D6FF3CED9998CAAC6C1170BF9B07209CBBC9A56BF7E3FA3412395B2BFFD82389011D238BDFB47C0306ED27AF849B7"> : tensor<2x5x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf8E5M2FNUZ>, tensor<2x5x5xf8E5M2FNUZ>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf8E5M2FNUZ>) -> tensor<2x2x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[[[1280.0, -32.0], [0x0A, 0x01]], [[0x98, -0.125], [0x11, 0.25]]]> : tensor<2x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf8E5M2FNUZ>, tensor<2x2x2xf8E5M2FNUZ>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E5M2FNUZ>) -> tensor<1x1x1xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<0x0A> : tensor<1x1x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf8E5M2FNUZ>, tensor<1x1x1xf8E5M2FNUZ>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf8E5M2FNUZ>) -> tensor<2x2x2xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<[[[64.0, 0xA5], [0x95, 0.5]], [[768.0, 0x90], [0x8A, 0x0A]]]> : tensor<2x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf8E5M2FNUZ>, tensor<2x2x2xf8E5M2FNUZ>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf8E5M2FNUZ>) -> tensor<0x2x3xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf8E5M2FNUZ>, tensor<0x2x3xf8E5M2FNUZ>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf8E5M2FNUZ>) -> tensor<1x1x5xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<[[[14.0, 0x90, 1280.0, -0.015625, -16.0]]]> : tensor<1x1x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf8E5M2FNUZ>, tensor<1x1x5xf8E5M2FNUZ>) -> ()
  return
}
// -----
// slice of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6380EFC4D370F87416F52FB531671AC2213B871BD1A7F63791BE3229CC1F5A7540AA5CD916CF58864D53D3A88996459A28F775BDC742F17F648CF6CDF3A30D9D2730F6ED7657E81C66C0097F6DB0DBD2844DCB0111F79E2B39780F5C08AE426E5F2164EF59DA8F322529C16499A282341126B6DC65B874868018C41FDC8CA2F2AC0979C3AA254B897DCD5625"> : tensor<4x7x5xf8E8M0FNU>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E8M0FNU>) -> tensor<4x7x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf8E8M0FNU>, tensor<4x7x5xf8E8M0FNU>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E8M0FNU>) -> tensor<2x5x5xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x96459A28F775BDC742F17F648CF6CDF3A30D9D2730F6ED7657844DCB0111F79E2B39780F5C08AE426E5F2164EF59DA8F3225"> : tensor<2x5x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf8E8M0FNU>, tensor<2x5x5xf8E8M0FNU>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf8E8M0FNU>) -> tensor<2x2x2xf8E8M0FNU>
  %5 = stablehlo.constant dense<[[[0xF8, 0x16], [0xA7, 0x37]], [[0x6D, 0xDB], [0x5C, 0xAE]]]> : tensor<2x2x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf8E8M0FNU>, tensor<2x2x2xf8E8M0FNU>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf8E8M0FNU>) -> tensor<1x1x1xf8E8M0FNU>
  %7 = stablehlo.constant dense<0x25> : tensor<1x1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf8E8M0FNU>, tensor<1x1x1xf8E8M0FNU>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf8E8M0FNU>) -> tensor<2x2x2xf8E8M0FNU>
  %9 = stablehlo.constant dense<[[[0x63, 0xD3], [0x5A, 0x5C]], [[0x29, 0xA2], [1024.0, 0x25]]]> : tensor<2x2x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf8E8M0FNU>, tensor<2x2x2xf8E8M0FNU>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf8E8M0FNU>) -> tensor<0x2x3xf8E8M0FNU>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf8E8M0FNU>, tensor<0x2x3xf8E8M0FNU>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf8E8M0FNU>) -> tensor<1x1x5xf8E8M0FNU>
  %13 = stablehlo.constant dense<[[[0xBE, 0x32, 0x29, 0xCC, 0x1F]]]> : tensor<1x1x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf8E8M0FNU>, tensor<1x1x5xf8E8M0FNU>) -> ()
  return
}
// -----
// slice of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF7C2A84162C2B1C2DFC21E4262C199C2C4420641BEC2B241D24208C2ECC2DAC200C18B4286411041CCC2B9C28241D1C2B4C2D642E5C12442EDC2E8C2C3C2BAC200C2F0C27C420EC20C42F8406E42DCC2F442A742AA424842E9C24E4289C19A41E642B3C2EC422D429C4220BF804076C168C2F242F1C1DC42E8C290BFA8C03E4284414142AE42D042D3C12641A4418BC258C20A414441F442AD42E54226C2754276C28F42C8C08DC140C24042CEC28AC1CD42DBC128C2DA4223422EC1F04230C0A142C4C29C428C41CA4293C283414642F7421E427A4284C232C2E7C2CF42DA42D1416641A442BA42F8C2E1C1E442D0BF16C1F541C342B6C272C2A042A5C24142104230425AC2A8C146C2D742C03FD442C042EEC2C5C228C2"> : tensor<4x7x5xbf16>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xbf16>) -> tensor<4x7x5xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xbf16>, tensor<4x7x5xbf16>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xbf16>) -> tensor<2x5x5xbf16>
  %3 = stablehlo.constant dense<"0x4E4289C19A41E642B3C2EC422D429C4220BF804076C168C2F242F1C1DC42E8C290BFA8C03E4284414142AE42D042D3C1264176C28F42C8C08DC140C24042CEC28AC1CD42DBC128C2DA4223422EC1F04230C0A142C4C29C428C41CA4293C283414642F742"> : tensor<2x5x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xbf16>, tensor<2x5x5xbf16>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xbf16>) -> tensor<2x2x2xbf16>
  %5 = stablehlo.constant dense<[[[-14.125, 98.0], [-92.5, -104.5]], [[86.5, -41.5], [109.0, -10.875]]]> : tensor<2x2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xbf16>) -> tensor<1x1x1xbf16>
  %7 = stablehlo.constant dense<-42.0> : tensor<1x1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xbf16>) -> tensor<2x2x2xbf16>
  %9 = stablehlo.constant dense<[[[-123.5, -111.5], [-97.5, 63.0]], [[39.5, -115.5], [106.0, -42.0]]]> : tensor<2x2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xbf16>, tensor<2x2x2xbf16>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xbf16>) -> tensor<0x2x3xbf16>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xbf16>, tensor<0x2x3xbf16>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xbf16>) -> tensor<1x1x5xbf16>
  %13 = stablehlo.constant dense<[[[107.0, -28.625, 41.0, -118.5, -116.0]]]> : tensor<1x1x5xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xbf16>, tensor<1x1x5xbf16>) -> ()
  return
}
// -----
// slice of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCCD3545300CA004970D03A55B8D4D8D1FCD332544053C04F7ED530CF66D75C5316541054185072579E5780431C56F8505ED6A6543056C0452C50A049C052F852405446D46051E850045520C64044905648CC60D300380655C04AA0CE2C53704CBAD60043604700BDF6545854A8CDA0D6F85680CAC4D4D8D4CC519ED68855385750CA50CB3ED5045790CD10567C568C53B85270548850D04AA2D500D7384C40CD36D7B052E0D44C54C2D4D8D51CD6B05560C6A0C57E55045288D52E5758CE8254E0C4C4D6F8D31CD7ECD1004EFE5690555CD2E455BAD5B4D65CD25ED4CE55F84E54D6185184D7504F82D5BC5794D59254E05404D500BE2A56F85182550C55404C6CD1C04232D792D53C544A57745660CD4AD4F84C6CD700C0"> : tensor<4x7x5xf16>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf16>) -> tensor<4x7x5xf16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf16>, tensor<4x7x5xf16>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf16>) -> tensor<2x5x5xf16>
  %3 = stablehlo.constant dense<"0xA0CE2C53704CBAD60043604700BDF6545854A8CDA0D6F85680CAC4D4D8D4CC519ED68855385750CA50CB3ED5045790CD105636D7B052E0D44C54C2D4D8D51CD6B05560C6A0C57E55045288D52E5758CE8254E0C4C4D6F8D31CD7ECD1004EFE5690555CD2"> : tensor<2x5x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf16>, tensor<2x5x5xf16>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf16>) -> tensor<2x2x2xf16>
  %5 = stablehlo.constant dense<[[[-75.5, -63.875], [3.75, 39.75]], [[-90.125, 16.875], [48.125, 114.875]]]> : tensor<2x2x2xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf16>, tensor<2x2x2xf16>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf16>) -> tensor<1x1x1xf16>
  %7 = stablehlo.constant dense<-2.0> : tensor<1x1x1xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf16>, tensor<1x1x1xf16>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf16>) -> tensor<2x2x2xf16>
  %9 = stablehlo.constant dense<[[[-62.375, -35.5], [54.0, 43.0]], [[94.25, -69.875], [-21.5, -2.0]]]> : tensor<2x2x2xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf16>, tensor<2x2x2xf16>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf16>) -> tensor<0x2x3xf16>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf16>, tensor<0x2x3xf16>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf16>) -> tensor<1x1x5xf16>
  %13 = stablehlo.constant dense<[[[74.375, 99.0, 5.75, 33.375, 11.25]]]> : tensor<1x1x5xf16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf16>, tensor<1x1x5xf16>) -> ()
  return
}
// -----
// slice of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[[114.875, -94.625, -7.375, -13.125, -91.625], [-77.5, -80.375, -75.75, 21.625, 115.125], [-50.125, 27.5, 57.25, -51.125, -46.25], [6.375, 0.5, -80.5, -94.625, -97.25], [43.5, -72.5, -24.5, 115.75, 14.375], [42.875, -118.25, 120.5, -118.125, 45.625], [-84.25, 116.375, -28.375, 60.125, -80.875]], [[-86.125, 39.875, 8.625, -104.125, -49.0], [-95.75, 85.375, -1.25, 58.25, 3.375], [16.625, 8.125, -33.0, -2.375, -28.625], [-33.625, -1.75, -121.375, 10.0, -112.125], [42.875, -63.375, 86.875, 59.5, 92.875], [-30.25, 70.5, -15.0, 81.625, -93.0], [-29.625, 44.0, -18.75, 60.5, -97.625]], [[-108.625, -93.25, 12.375, 100.875, -13.25], [-13.125, -94.5, 70.875, 82.25, 72.625], [107.875, -83.25, 2.375, 111.625, -124.5], [5.875, -70.375, -97.875, 63.0, 72.5], [109.375, -66.875, -84.875, -95.5, 48.0], [25.625, 13.0, 40.0, 100.125, 26.75], [-112.0, 113.5, 86.875, -31.25, -91.5]], [[-35.25, 7.875, 50.375, 17.375, -83.75], [-36.125, 32.5, 91.75, -39.125, -124.5], [-9.25, -76.75, 42.875, -60.625, -34.5], [16.25, 74.125, -34.375, -23.0, 122.125], [76.75, 93.625, 124.5, 68.875, 100.5], [18.375, 114.0, 87.75, 9.0, -16.5], [-46.75, 111.875, -40.25, -92.25, -75.5]]]> : tensor<4x7x5xf32>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf32>) -> tensor<4x7x5xf32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf32>, tensor<4x7x5xf32>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf32>) -> tensor<2x5x5xf32>
  %3 = stablehlo.constant dense<[[[16.625, 8.125, -33.0, -2.375, -28.625], [-33.625, -1.75, -121.375, 10.0, -112.125], [42.875, -63.375, 86.875, 59.5, 92.875], [-30.25, 70.5, -15.0, 81.625, -93.0], [-29.625, 44.0, -18.75, 60.5, -97.625]], [[107.875, -83.25, 2.375, 111.625, -124.5], [5.875, -70.375, -97.875, 63.0, 72.5], [109.375, -66.875, -84.875, -95.5, 48.0], [25.625, 13.0, 40.0, 100.125, 26.75], [-112.0, 113.5, 86.875, -31.25, -91.5]]]> : tensor<2x5x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf32>) -> tensor<2x2x2xf32>
  %5 = stablehlo.constant dense<[[[-80.375, 21.625], [-72.5, 115.75]], [[-94.5, 82.25], [-66.875, -95.5]]]> : tensor<2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf32>) -> tensor<1x1x1xf32>
  %7 = stablehlo.constant dense<-75.5> : tensor<1x1x1xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf32>) -> tensor<2x2x2xf32>
  %9 = stablehlo.constant dense<[[[114.875, -91.625], [-84.25, -80.875]], [[-35.25, -83.75], [-46.75, -75.5]]]> : tensor<2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf32>) -> tensor<0x2x3xf32>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf32>, tensor<0x2x3xf32>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf32>) -> tensor<1x1x5xf32>
  %13 = stablehlo.constant dense<[[[42.875, -118.25, 120.5, -118.125, 45.625]]]> : tensor<1x1x5xf32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> ()
  return
}
// -----
// slice of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[[72.625, 7.25, 105.25, 122.875, 32.5], [116.75, -36.125, 109.5, -18.125, -25.5], [-52.375, -26.25, -15.75, 32.125, -112.125], [-102.5, -3.875, 19.375, 45.0, -16.0], [-61.625, 17.125, -75.875, 12.375, 87.25], [79.875, -113.25, 76.75, -21.375, -35.5], [70.0, -39.375, 92.125, -29.75, 13.875]], [[35.375, 20.125, 66.875, 7.375, -76.0], [8.125, 93.25, -27.125, 6.5, -21.375], [-108.875, -25.25, 20.625, 71.125, 29.375], [-108.75, -32.625, -29.125, 115.0, -31.375], [77.25, 25.25, -1.25, 0.5, -106.5], [-33.375, -4.125, 100.5, 70.0, -70.875], [-103.5, 85.125, -120.5, 20.375, -61.5]], [[3.375, -82.0, 88.0, 114.75, 31.0], [-7.0, 99.875, 109.5, 51.75, -38.125], [-8.375, 82.75, 83.625, 92.125, -40.0], [7.125, -103.25, 38.125, 30.875, 7.375], [101.5, -54.25, -70.125, -15.375, 31.75], [-31.5, 52.625, -7.875, -63.0, 1.0], [-7.5, 23.125, -7.25, 19.25, 39.0]], [[-96.5, 67.5, 54.875, 21.625, -16.5], [-33.125, 42.625, -31.25, 78.0, 93.625], [-56.5, -114.75, 79.75, 109.5, -13.875], [100.25, -18.375, 69.125, -54.0, -54.0], [-80.75, -5.625, -122.625, -9.625, 121.625], [-105.0, -37.75, 43.625, -46.875, 65.25], [85.625, 54.375, 21.75, -47.75, 61.375]]]> : tensor<4x7x5xf64>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf64>) -> tensor<4x7x5xf64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xf64>, tensor<4x7x5xf64>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf64>) -> tensor<2x5x5xf64>
  %3 = stablehlo.constant dense<[[[-108.875, -25.25, 20.625, 71.125, 29.375], [-108.75, -32.625, -29.125, 115.0, -31.375], [77.25, 25.25, -1.25, 0.5, -106.5], [-33.375, -4.125, 100.5, 70.0, -70.875], [-103.5, 85.125, -120.5, 20.375, -61.5]], [[-8.375, 82.75, 83.625, 92.125, -40.0], [7.125, -103.25, 38.125, 30.875, 7.375], [101.5, -54.25, -70.125, -15.375, 31.75], [-31.5, 52.625, -7.875, -63.0, 1.0], [-7.5, 23.125, -7.25, 19.25, 39.0]]]> : tensor<2x5x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xf64>, tensor<2x5x5xf64>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xf64>) -> tensor<2x2x2xf64>
  %5 = stablehlo.constant dense<[[[-36.125, -18.125], [17.125, 12.375]], [[99.875, 51.75], [-54.25, -15.375]]]> : tensor<2x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xf64>) -> tensor<1x1x1xf64>
  %7 = stablehlo.constant dense<61.375> : tensor<1x1x1xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xf64>, tensor<1x1x1xf64>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xf64>) -> tensor<2x2x2xf64>
  %9 = stablehlo.constant dense<[[[72.625, 32.5], [70.0, 13.875]], [[-96.5, -16.5], [85.625, 61.375]]]> : tensor<2x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xf64>) -> tensor<0x2x3xf64>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xf64>, tensor<0x2x3xf64>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xf64>) -> tensor<1x1x5xf64>
  %13 = stablehlo.constant dense<[[[79.875, -113.25, 76.75, -21.375, -35.5]]]> : tensor<1x1x5xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xf64>, tensor<1x1x5xf64>) -> ()
  return
}
// -----
// slice of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(-20.5, -6.75), (-10.5, 1.25), (13.75, 4.75), (14.75, -11.375), (-5.25, -4.875)], [(-1.75, 6.375), (-22.25, 9.25), (12.0, -11.375), (-20.5, 5.75), (14.5, 8.75)], [(3.0, -8.875), (-13.0, 12.25), (-22.75, 2.625), (-14.5, 1.5), (3.75, 1.625)], [(-15.75, 4.25), (22.75, 4.5), (-9.0, 11.125), (11.0, 1.375), (4.5, 2.125)], [(-18.5, 9.25), (-22.25, -4.625), (-13.25, 6.25), (-21.25, 1.875), (7.0, -1.875)], [(4.25, 9.125), (0.5, 11.375), (-24.5, 2.125), (13.5, -8.5), (-12.25, -5.25)], [(-14.25, 6.875), (-18.75, -3.125), (-10.0, -8.875), (-19.5, -11.875), (12.0, 8.875)]], [[(14.0, 12.125), (-15.75, 4.625), (6.25, 3.5), (-24.75, 0.25), (23.75, 0.625)], [(-4.75, 11.375), (23.5, -2.875), (5.75, 7.875), (-1.0, -9.25), (20.5, -2.5)], [(15.75, 4.75), (-2.25, -4.125), (-0.25, 0.25), (-21.0, -6.75), (18.25, 4.625)], [(16.25, -2.75), (-11.0, -3.5), (12.0, -9.125), (8.5, -12.25), (6.5, -4.625)], [(21.0, 7.875), (0.75, -5.25), (-11.5, 5.625), (-3.75, -10.625), (6.25, -0.125)], [(-4.0, 1.875), (1.0, 6.625), (-21.5, -7.875), (20.75, -2.5), (-11.75, -12.125)], [(-2.25, -10.25), (-0.25, -10.75), (-11.75, 4.25), (-19.25, -1.0), (16.75, 9.25)]], [[(13.5, -12.125), (5.5, 5.875), (19.0, 11.75), (15.0, -7.75), (23.75, -12.25)], [(0.0, 5.75), (11.0, 4.0), (-8.25, -9.25), (10.75, 3.0), (24.5, -6.5)], [(22.75, -6.875), (9.25, 0.125), (24.5, 6.0), (-1.75, 4.0), (19.5, 2.625)], [(2.25, 10.375), (11.0, 3.375), (-18.25, 3.125), (-7.0, -8.0), (18.0, -6.75)], [(18.0, 8.25), (-7.75, 11.125), (9.0, -7.5), (-22.0, 3.875), (-9.75, 0.5)], [(20.25, 5.625), (9.0, -2.25), (11.0, 0.625), (3.0, -10.75), (12.75, 9.125)], [(10.25, 6.5), (-2.5, -9.75), (6.25, 5.75), (-21.25, -11.875), (-3.0, 7.0)]], [[(-9.25, 11.875), (1.0, 1.75), (2.75, 8.25), (1.25, 3.25), (-10.75, -11.5)], [(-10.5, -1.0), (21.75, 2.75), (11.25, 3.25), (1.5, 3.25), (22.5, 0.75)], [(-9.0, 1.5), (23.5, -2.625), (7.25, -1.5), (-17.75, -8.25), (2.5, -7.625)], [(-6.75, 10.25), (-10.25, 5.25), (-15.25, -9.375), (13.5, -8.5), (2.5, -12.375)], [(-14.75, -2.625), (21.0, 5.5), (18.25, 4.25), (23.25, -8.25), (20.75, -0.125)], [(18.75, -1.375), (18.25, 12.125), (-6.5, -2.75), (-10.5, -0.375), (-2.75, 7.875)], [(13.25, -7.375), (-4.25, -4.375), (0.25, 1.0), (1.5, -5.375), (-11.5, -9.625)]]]> : tensor<4x7x5xcomplex<f32>>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xcomplex<f32>>) -> tensor<4x7x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xcomplex<f32>>, tensor<4x7x5xcomplex<f32>>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(15.75, 4.75), (-2.25, -4.125), (-0.25, 0.25), (-21.0, -6.75), (18.25, 4.625)], [(16.25, -2.75), (-11.0, -3.5), (12.0, -9.125), (8.5, -12.25), (6.5, -4.625)], [(21.0, 7.875), (0.75, -5.25), (-11.5, 5.625), (-3.75, -10.625), (6.25, -0.125)], [(-4.0, 1.875), (1.0, 6.625), (-21.5, -7.875), (20.75, -2.5), (-11.75, -12.125)], [(-2.25, -10.25), (-0.25, -10.75), (-11.75, 4.25), (-19.25, -1.0), (16.75, 9.25)]], [[(22.75, -6.875), (9.25, 0.125), (24.5, 6.0), (-1.75, 4.0), (19.5, 2.625)], [(2.25, 10.375), (11.0, 3.375), (-18.25, 3.125), (-7.0, -8.0), (18.0, -6.75)], [(18.0, 8.25), (-7.75, 11.125), (9.0, -7.5), (-22.0, 3.875), (-9.75, 0.5)], [(20.25, 5.625), (9.0, -2.25), (11.0, 0.625), (3.0, -10.75), (12.75, 9.125)], [(10.25, 6.5), (-2.5, -9.75), (6.25, 5.75), (-21.25, -11.875), (-3.0, 7.0)]]]> : tensor<2x5x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
  %5 = stablehlo.constant dense<[[[(-22.25, 9.25), (-20.5, 5.75)], [(-22.25, -4.625), (-21.25, 1.875)]], [[(11.0, 4.0), (10.75, 3.0)], [(-7.75, 11.125), (-22.0, 3.875)]]]> : tensor<2x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>>
  %7 = stablehlo.constant dense<(-11.5, -9.625)> : tensor<1x1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
  %9 = stablehlo.constant dense<[[[(-20.5, -6.75), (-5.25, -4.875)], [(-14.25, 6.875), (12.0, 8.875)]], [[(-9.25, 11.875), (-10.75, -11.5)], [(13.25, -7.375), (-11.5, -9.625)]]]> : tensor<2x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xcomplex<f32>>) -> tensor<0x2x3xcomplex<f32>>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xcomplex<f32>>, tensor<0x2x3xcomplex<f32>>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xcomplex<f32>>) -> tensor<1x1x5xcomplex<f32>>
  %13 = stablehlo.constant dense<[[[(4.25, 9.125), (0.5, 11.375), (-24.5, 2.125), (13.5, -8.5), (-12.25, -5.25)]]]> : tensor<1x1x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>) -> ()
  return
}
// -----
// slice of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(15.75, 3.5), (4.0, -10.0), (-7.0, 7.25), (11.5, 4.875), (15.0, 3.375)], [(-13.75, -10.0), (17.5, 6.5), (22.25, 9.5), (15.75, 9.625), (-18.5, -2.875)], [(-12.75, 8.875), (-15.75, 12.25), (-21.5, -9.75), (-19.75, -0.75), (-4.0, -11.0)], [(20.5, 8.875), (1.25, -3.75), (21.75, 11.625), (1.0, 6.125), (-19.0, -10.5)], [(-5.75, -9.625), (-4.5, 7.75), (5.25, 5.875), (22.25, -7.5), (-7.0, 10.625)], [(9.25, 4.875), (-2.25, 1.75), (15.0, 2.75), (-10.75, 3.0), (14.25, 10.0)], [(-1.0, 2.25), (-13.0, -2.375), (7.25, -11.625), (23.0, -9.625), (20.5, -11.875)]], [[(-3.25, 10.5), (15.5, 2.125), (9.75, 5.25), (16.5, 6.875), (-7.25, -2.125)], [(-12.25, -7.25), (-19.75, -11.375), (20.25, 2.125), (-24.5, 1.5), (21.25, -11.75)], [(-10.25, -6.75), (-12.0, 10.25), (-5.75, 11.75), (18.0, -8.375), (-18.25, -12.375)], [(20.0, -2.875), (-10.0, 12.25), (4.25, -1.5), (8.25, 10.125), (-3.5, 11.75)], [(-20.5, -6.625), (-15.0, 1.875), (12.0, -10.5), (-8.25, -5.875), (-10.25, 4.625)], [(-19.25, -5.375), (-21.75, -4.25), (16.0, -7.25), (22.25, -0.625), (-19.75, -0.625)], [(-18.5, -11.5), (15.75, 5.0), (22.0, -10.125), (23.5, 1.25), (20.0, -11.125)]], [[(-18.5, -3.25), (-16.5, 0.25), (-24.5, 1.375), (23.0, -9.625), (-19.75, -3.5)], [(-9.75, 5.75), (16.5, 2.375), (-0.75, -1.25), (-20.5, 2.125), (17.5, -4.625)], [(-19.75, 1.625), (-16.25, 10.875), (-17.5, 0.125), (2.25, 2.0), (-12.0, -6.875)], [(17.0, -2.0), (-2.5, -1.25), (-1.5, 6.0), (9.0, 9.375), (-7.5, 0.625)], [(-11.5, -9.0), (19.5, 6.0), (-7.5, 5.875), (-4.5, -8.125), (22.0, 2.125)], [(6.5, -3.75), (-7.75, -9.5), (-7.5, -9.5), (13.25, 8.125), (13.0, 0.375)], [(-3.5, -3.875), (15.5, 11.375), (-4.0, -6.125), (-11.25, 10.375), (-5.5, 0.5)]], [[(-7.5, 5.75), (-5.5, 10.125), (-13.25, -7.625), (16.75, 11.375), (-22.5, -7.125)], [(14.0, 1.625), (-2.5, 9.125), (-15.5, 11.0), (-9.75, 12.0), (12.0, 6.5)], [(-9.5, -10.25), (-14.25, 8.875), (-2.75, 2.375), (17.0, -9.625), (2.5, -5.5)], [(-19.0, -11.0), (12.5, -0.25), (-24.25, 12.25), (-15.75, -11.75), (12.25, -6.0)], [(-5.75, -6.0), (-12.5, -0.875), (6.25, -7.25), (-1.75, -3.75), (-3.5, -9.0)], [(-18.0, -4.5), (6.25, 1.375), (-12.75, -6.625), (4.0, -9.125), (-12.25, -9.25)], [(13.25, -1.5), (9.5, -11.125), (16.25, 0.125), (-12.0, 9.375), (-3.5, -11.75)]]]> : tensor<4x7x5xcomplex<f64>>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xcomplex<f64>>) -> tensor<4x7x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<4x7x5xcomplex<f64>>, tensor<4x7x5xcomplex<f64>>) -> ()
  %2 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 2, 0>, limit_indices = array<i64: 3, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
  %3 = stablehlo.constant dense<[[[(-10.25, -6.75), (-12.0, 10.25), (-5.75, 11.75), (18.0, -8.375), (-18.25, -12.375)], [(20.0, -2.875), (-10.0, 12.25), (4.25, -1.5), (8.25, 10.125), (-3.5, 11.75)], [(-20.5, -6.625), (-15.0, 1.875), (12.0, -10.5), (-8.25, -5.875), (-10.25, 4.625)], [(-19.25, -5.375), (-21.75, -4.25), (16.0, -7.25), (22.25, -0.625), (-19.75, -0.625)], [(-18.5, -11.5), (15.75, 5.0), (22.0, -10.125), (23.5, 1.25), (20.0, -11.125)]], [[(-19.75, 1.625), (-16.25, 10.875), (-17.5, 0.125), (2.25, 2.0), (-12.0, -6.875)], [(17.0, -2.0), (-2.5, -1.25), (-1.5, 6.0), (9.0, 9.375), (-7.5, 0.625)], [(-11.5, -9.0), (19.5, 6.0), (-7.5, 5.875), (-4.5, -8.125), (22.0, 2.125)], [(6.5, -3.75), (-7.75, -9.5), (-7.5, -9.5), (13.25, 8.125), (13.0, 0.375)], [(-3.5, -3.875), (15.5, 11.375), (-4.0, -6.125), (-11.25, 10.375), (-5.5, 0.5)]]]> : tensor<2x5x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> ()
  %4 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 1>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 2, 3, 2>}> : (tensor<4x7x5xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
  %5 = stablehlo.constant dense<[[[(17.5, 6.5), (15.75, 9.625)], [(-4.5, 7.75), (22.25, -7.5)]], [[(16.5, 2.375), (-20.5, 2.125)], [(19.5, 6.0), (-4.5, -8.125)]]]> : tensor<2x2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>) -> ()
  %6 = "stablehlo.slice"(%0) <{start_indices = array<i64: 3, 6, 4>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 1, 1, 1>}> : (tensor<4x7x5xcomplex<f64>>) -> tensor<1x1x1xcomplex<f64>>
  %7 = stablehlo.constant dense<(-3.5, -11.75)> : tensor<1x1x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<1x1x1xcomplex<f64>>, tensor<1x1x1xcomplex<f64>>) -> ()
  %8 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 3, 6, 4>}> : (tensor<4x7x5xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
  %9 = stablehlo.constant dense<[[[(15.75, 3.5), (15.0, 3.375)], [(-1.0, 2.25), (20.5, -11.875)]], [[(-7.5, 5.75), (-22.5, -7.125)], [(13.25, -1.5), (-3.5, -11.75)]]]> : tensor<2x2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2x2x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>) -> ()
  %10 = "stablehlo.slice"(%0) <{start_indices = array<i64: 2, 3, 1>, limit_indices = array<i64: 2, 7, 4>, strides = array<i64: 1, 2, 1>}> : (tensor<4x7x5xcomplex<f64>>) -> tensor<0x2x3xcomplex<f64>>
  %11 = stablehlo.constant dense<> : tensor<0x2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<0x2x3xcomplex<f64>>, tensor<0x2x3xcomplex<f64>>) -> ()
  %12 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 5, 0>, limit_indices = array<i64: 4, 7, 5>, strides = array<i64: 9, 5, 1>}> : (tensor<4x7x5xcomplex<f64>>) -> tensor<1x1x5xcomplex<f64>>
  %13 = stablehlo.constant dense<[[[(9.25, 4.875), (-2.25, 1.75), (15.0, 2.75), (-10.75, 3.0), (14.25, 10.0)]]]> : tensor<1x1x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<1x1x5xcomplex<f64>>, tensor<1x1x5xcomplex<f64>>) -> ()
  return
}
// -----
// slice of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 1, 0>, limit_indices = array<i64: 2, 3, 4>, strides = array<i64: 1, 1, 3>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<[[[23, -117], [-80, 31]], [[-35, 76], [113, -27]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
