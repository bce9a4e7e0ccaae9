// set_dimension_size of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, true, false, true, true, false], [false, true, false, false, false, true], [true, false, false, false, true, false], [true, false, true, true, false, true]]> : tensor<4x6xi1>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xi1>, tensor<i32>) -> tensor<?x6xi1, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xi1, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xi1, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xi1>
  %8 = stablehlo.constant dense<[[false, true, false, true, true, false], [false, true, false, false, false, true]]> : tensor<2x6xi1>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xi1>, tensor<2x6xi1>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xi1>, tensor<i32>) -> tensor<4x?xi1, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xi1, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xi1, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xi1>, tensor<i32>) -> tensor<4x?xi1, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xi1, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xi1, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xi1>
  %19 = stablehlo.constant dense<> : tensor<4x0xi1>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xi1>, tensor<4x0xi1>) -> ()
  return
}
// -----
// set_dimension_size of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1, -2, -1, 1, 0, -1], [-2, 1, -2, 1, 0, 1], [-2, 0, -2, 0, -1, -2], [0, 1, -1, -2, 1, 1]]> : tensor<4x6xi2>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xi2>, tensor<i32>) -> tensor<?x6xi2, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xi2, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xi2, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xi2>
  %8 = stablehlo.constant dense<[[-1, -2, -1, 1, 0, -1], [-2, 1, -2, 1, 0, 1]]> : tensor<2x6xi2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xi2>, tensor<2x6xi2>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xi2>, tensor<i32>) -> tensor<4x?xi2, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xi2, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xi2, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xi2>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xi2>, tensor<4x6xi2>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xi2>, tensor<i32>) -> tensor<4x?xi2, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xi2, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xi2, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xi2>
  %19 = stablehlo.constant dense<> : tensor<4x0xi2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xi2>, tensor<4x0xi2>) -> ()
  return
}
// -----
// set_dimension_size of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-7, 0, 4, -6, -7, -6], [2, -4, -2, -2, 2, 7], [-1, 1, -8, 5, 7, 3], [-3, -7, 0, -7, 0, 6]]> : tensor<4x6xi4>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xi4>, tensor<i32>) -> tensor<?x6xi4, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xi4, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xi4, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xi4>
  %8 = stablehlo.constant dense<[[-7, 0, 4, -6, -7, -6], [2, -4, -2, -2, 2, 7]]> : tensor<2x6xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xi4>, tensor<2x6xi4>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xi4>, tensor<i32>) -> tensor<4x?xi4, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xi4, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xi4, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xi4>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xi4>, tensor<4x6xi4>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xi4>, tensor<i32>) -> tensor<4x?xi4, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xi4, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xi4, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xi4>
  %19 = stablehlo.constant dense<> : tensor<4x0xi4>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xi4>, tensor<4x0xi4>) -> ()
  return
}
// -----
// set_dimension_size of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4E6D572516E4F7DF410C3776499FB73F1E7AAF6F65A6E157"> : tensor<4x6xi8>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xi8>, tensor<i32>) -> tensor<?x6xi8, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xi8, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xi8, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xi8>
  %8 = stablehlo.constant dense<"0x4E6D572516E4F7DF410C3776"> : tensor<2x6xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xi8>, tensor<2x6xi8>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xi8>, tensor<i32>) -> tensor<4x?xi8, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xi8, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xi8, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xi8>, tensor<i32>) -> tensor<4x?xi8, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xi8, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xi8, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xi8>
  %19 = stablehlo.constant dense<> : tensor<4x0xi8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xi8>, tensor<4x0xi8>) -> ()
  return
}
// -----
// set_dimension_size of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x013FB6B67104B16523E6F2A50395063AF49E1F5F1C08161FE3966166C0CA2449DD50DF14E32603FAB873B074B838EA88"> : tensor<4x6xi16>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xi16>, tensor<i32>) -> tensor<?x6xi16, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xi16, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xi16, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xi16>
  %8 = stablehlo.constant dense<"0x013FB6B67104B16523E6F2A50395063AF49E1F5F1C08161F"> : tensor<2x6xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xi16>, tensor<2x6xi16>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xi16>, tensor<i32>) -> tensor<4x?xi16, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xi16, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xi16, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xi16>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xi16>, tensor<i32>) -> tensor<4x?xi16, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xi16, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xi16, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xi16>
  %19 = stablehlo.constant dense<> : tensor<4x0xi16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xi16>, tensor<4x0xi16>) -> ()
  return
}
// -----
// set_dimension_size of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E7D560D362E2EC7954E9340015569854243F0886B3F41EF0D97C7ADC9E1F42835499B42ABC5DF2D48454AEFA44F8C0EDA"> : tensor<4x6xi32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xi32>, tensor<i32>) -> tensor<?x6xi32, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xi32, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xi32, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xi32>
  %8 = stablehlo.constant dense<"0x6412C8032D672F3C9323D494EEEB8728E54FEA6F9DA13D9BFF40BC2F1BD8E1B18534612A43557CF7A6AD821DE80F193E"> : tensor<2x6xi32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xi32>, tensor<2x6xi32>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x?xi32, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xi32, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xi32, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x?xi32, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xi32, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xi32, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xi32>
  %19 = stablehlo.constant dense<> : tensor<4x0xi32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xi32>, tensor<4x0xi32>) -> ()
  return
}
// -----
// set_dimension_size of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556F9B8B33C18EA6A86B7486EAABB10533D0050B1EABBE468CE3DEFAAC01DF787B1055085EC7AE29A9F9FD102D0DD5CC6FA24F6357BE10EA1ECF3E0BEB6085BCDBC1F7F143CF6333F2E93367A9F5B8227C3A276203FA97AAADF94814ED7C68558BD"> : tensor<4x6xi64>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xi64>, tensor<i32>) -> tensor<?x6xi64, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xi64, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xi64, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xi64>
  %8 = stablehlo.constant dense<"0xF78FFE7F417DA17A7B1A71B6E2F58A00EABAE19A5D268B7E950E0483605C045ACCFC7498403DB71ED84C9598D1CCEB1DAD77B47D4B63FA467A798A115CCA6DC98769C39D48527F6C4249AE071F513EC024DE7102ACAE1BF3905E24FA190EE556"> : tensor<2x6xi64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xi64>, tensor<2x6xi64>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xi64>, tensor<i32>) -> tensor<4x?xi64, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xi64, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xi64, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xi64>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xi64>, tensor<i32>) -> tensor<4x?xi64, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xi64, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xi64, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xi64>
  %19 = stablehlo.constant dense<> : tensor<4x0xi64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xi64>, tensor<4x0xi64>) -> ()
  return
}
// -----
// set_dimension_size of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, 0, 2, 1, 1, 0], [1, 2, 0, 1, 2, 2], [2, 2, 1, 3, 0, 0], [1, 0, 0, 0, 3, 2]]> : tensor<4x6xui2>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xui2>, tensor<i32>) -> tensor<?x6xui2, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xui2, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xui2, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xui2>
  %8 = stablehlo.constant dense<[[2, 0, 2, 1, 1, 0], [1, 2, 0, 1, 2, 2]]> : tensor<2x6xui2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xui2>, tensor<2x6xui2>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xui2>, tensor<i32>) -> tensor<4x?xui2, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xui2, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xui2, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xui2>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xui2>, tensor<4x6xui2>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xui2>, tensor<i32>) -> tensor<4x?xui2, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xui2, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xui2, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xui2>
  %19 = stablehlo.constant dense<> : tensor<4x0xui2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xui2>, tensor<4x0xui2>) -> ()
  return
}
// -----
// set_dimension_size of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[11, 7, 3, 2, 4, 0], [15, 5, 7, 11, 1, 3], [10, 11, 15, 2, 12, 10], [4, 6, 15, 3, 10, 1]]> : tensor<4x6xui4>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xui4>, tensor<i32>) -> tensor<?x6xui4, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xui4, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xui4, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xui4>
  %8 = stablehlo.constant dense<[[11, 7, 3, 2, 4, 0], [15, 5, 7, 11, 1, 3]]> : tensor<2x6xui4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xui4>, tensor<2x6xui4>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xui4>, tensor<i32>) -> tensor<4x?xui4, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xui4, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xui4, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xui4>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xui4>, tensor<4x6xui4>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xui4>, tensor<i32>) -> tensor<4x?xui4, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xui4, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xui4, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xui4>
  %19 = stablehlo.constant dense<> : tensor<4x0xui4>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xui4>, tensor<4x0xui4>) -> ()
  return
}
// -----
// set_dimension_size of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5928A9193581D3EE34A9B0B4A6D32F428E5CB130C6385587"> : tensor<4x6xui8>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xui8>, tensor<i32>) -> tensor<?x6xui8, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xui8, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xui8, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xui8>
  %8 = stablehlo.constant dense<"0x5928A9193581D3EE34A9B0B4"> : tensor<2x6xui8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xui8>, tensor<2x6xui8>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xui8>, tensor<i32>) -> tensor<4x?xui8, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xui8, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xui8, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xui8>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xui8>, tensor<i32>) -> tensor<4x?xui8, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xui8, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xui8, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xui8>
  %19 = stablehlo.constant dense<> : tensor<4x0xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xui8>, tensor<4x0xui8>) -> ()
  return
}
// -----
// set_dimension_size of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x58E3FDC895E07EC29D775A9F1DBFBA871E6D0CC0C97665DEBEC491A12B67EE44777D957DAB8F5EA5AC5588834D56E68A"> : tensor<4x6xui16>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xui16>, tensor<i32>) -> tensor<?x6xui16, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xui16, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xui16, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xui16>
  %8 = stablehlo.constant dense<"0x58E3FDC895E07EC29D775A9F1DBFBA871E6D0CC0C97665DE"> : tensor<2x6xui16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xui16>, tensor<2x6xui16>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xui16>, tensor<i32>) -> tensor<4x?xui16, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xui16, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xui16, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xui16>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xui16>, tensor<i32>) -> tensor<4x?xui16, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xui16, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xui16, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xui16>
  %19 = stablehlo.constant dense<> : tensor<4x0xui16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xui16>, tensor<4x0xui16>) -> ()
  return
}
// -----
// set_dimension_size of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1E9512096D91ED56CA839B831E55548E53895CFD8F9332199586E25484263FAFA4A78B4B298DA6C7702D636E37F844217B50332BC2929CE905C8AD9DF0B5F02CFB08707C32D6937311C283865E1C9FB49349C4E6EBDDBCA7C3E4F0619F21E85E"> : tensor<4x6xui32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xui32>, tensor<i32>) -> tensor<?x6xui32, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xui32, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xui32, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xui32>
  %8 = stablehlo.constant dense<"0x1E9512096D91ED56CA839B831E55548E53895CFD8F9332199586E25484263FAFA4A78B4B298DA6C7702D636E37F84421"> : tensor<2x6xui32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xui32>, tensor<2x6xui32>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xui32>, tensor<i32>) -> tensor<4x?xui32, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xui32, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xui32, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xui32>, tensor<i32>) -> tensor<4x?xui32, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xui32, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xui32, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xui32>
  %19 = stablehlo.constant dense<> : tensor<4x0xui32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xui32>, tensor<4x0xui32>) -> ()
  return
}
// -----
// set_dimension_size of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC1D1968E07CB4830C6117F3359FFA499C8C7F7A805DDCE9480833C7680EDA21BE299B8622AC7CC51554AB4AC174E20EB506C8FF5A6DE90BB7E3F9FC77D3A1D3528FDD4B8B2E7FBAFD192B2CF2F54BD3DF6A982C7D9DA20EAB308B1F07A48D2480"> : tensor<4x6xui64>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xui64>, tensor<i32>) -> tensor<?x6xui64, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xui64, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xui64, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xui64>
  %8 = stablehlo.constant dense<"0x60E3F01E70E7CFA617B7BBD1F60289EF0169493DA601E5247CBD6AE36F85B177AC59B3DEB5D53848D1765A3A2CB1A54E62FE25EAF829E8972133873B26415A67D3531CD216DDCEBD22B32ED10DB70C9E225B587C1D03DCC71541E3D49013B1EC"> : tensor<2x6xui64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xui64>, tensor<2x6xui64>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xui64>, tensor<i32>) -> tensor<4x?xui64, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xui64, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xui64, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xui64>, tensor<i32>) -> tensor<4x?xui64, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xui64, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xui64, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xui64>
  %19 = stablehlo.constant dense<> : tensor<4x0xui64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xui64>, tensor<4x0xui64>) -> ()
  return
}
// -----
// set_dimension_size of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6.0, 0.5, 4.0, -1.5, 4.0, -2.0], [0.5, -3.0, 0.5, 1.0, -0.5, -0.5], [3.0, 6.0, 0.5, 6.0, -0.5, 2.0], [4.0, 3.0, -2.0, -3.0, -1.5, 3.0]]> : tensor<4x6xf4E2M1FN>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf4E2M1FN>, tensor<i32>) -> tensor<?x6xf4E2M1FN, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf4E2M1FN, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf4E2M1FN, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf4E2M1FN>
  %8 = stablehlo.constant dense<[[-6.0, 0.5, 4.0, -1.5, 4.0, -2.0], [0.5, -3.0, 0.5, 1.0, -0.5, -0.5]]> : tensor<2x6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf4E2M1FN>, tensor<2x6xf4E2M1FN>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf4E2M1FN>, tensor<i32>) -> tensor<4x?xf4E2M1FN, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf4E2M1FN, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf4E2M1FN, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf4E2M1FN>, tensor<4x6xf4E2M1FN>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf4E2M1FN>, tensor<i32>) -> tensor<4x?xf4E2M1FN, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf4E2M1FN, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf4E2M1FN, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf4E2M1FN>
  %19 = stablehlo.constant dense<> : tensor<4x0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf4E2M1FN>, tensor<4x0xf4E2M1FN>) -> ()
  return
}
// -----
// set_dimension_size of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -2.0, 1.25, 0.875, 0.875, -0.125], [-0.25, 5.5, -4.0, 0.25, 4.0, -0.0], [-1.625, 0.25, -2.75, -0.25, -2.0, -2.5], [3.0, -1.75, -2.0, -1.25, -0.75, -5.0]]> : tensor<4x6xf6E2M3FN>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf6E2M3FN>, tensor<i32>) -> tensor<?x6xf6E2M3FN, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf6E2M3FN, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf6E2M3FN, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf6E2M3FN>
  %8 = stablehlo.constant dense<[[1.0, -2.0, 1.25, 0.875, 0.875, -0.125], [-0.25, 5.5, -4.0, 0.25, 4.0, -0.0]]> : tensor<2x6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf6E2M3FN>, tensor<2x6xf6E2M3FN>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf6E2M3FN>, tensor<i32>) -> tensor<4x?xf6E2M3FN, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf6E2M3FN, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf6E2M3FN, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf6E2M3FN>, tensor<4x6xf6E2M3FN>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf6E2M3FN>, tensor<i32>) -> tensor<4x?xf6E2M3FN, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf6E2M3FN, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf6E2M3FN, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf6E2M3FN>
  %19 = stablehlo.constant dense<> : tensor<4x0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf6E2M3FN>, tensor<4x0xf6E2M3FN>) -> ()
  return
}
// -----
// set_dimension_size of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.25, -6.0, 20.0, -3.0, -8.0, -2.0], [-3.0, 1.0, 16.0, 1.25, 20.0, -1.5], [0.3125, 3.5, 6.0, -0.0, 28.0, -28.0], [8.0, 28.0, -24.0, 0.625, 3.5, -0.125]]> : tensor<4x6xf6E3M2FN>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf6E3M2FN>, tensor<i32>) -> tensor<?x6xf6E3M2FN, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf6E3M2FN, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf6E3M2FN, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf6E3M2FN>
  %8 = stablehlo.constant dense<[[1.25, -6.0, 20.0, -3.0, -8.0, -2.0], [-3.0, 1.0, 16.0, 1.25, 20.0, -1.5]]> : tensor<2x6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf6E3M2FN>, tensor<2x6xf6E3M2FN>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf6E3M2FN>, tensor<i32>) -> tensor<4x?xf6E3M2FN, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf6E3M2FN, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf6E3M2FN, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf6E3M2FN>, tensor<4x6xf6E3M2FN>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf6E3M2FN>, tensor<i32>) -> tensor<4x?xf6E3M2FN, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf6E3M2FN, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf6E3M2FN, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf6E3M2FN>
  %19 = stablehlo.constant dense<> : tensor<4x0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf6E3M2FN>, tensor<4x0xf6E3M2FN>) -> ()
  return
}
// -----
// set_dimension_size of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4B4DD95DB429D41B0FC7A4EAA83BB35132E71F240BEB5798"> : tensor<4x6xf8E3M4>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf8E3M4>, tensor<i32>) -> tensor<?x6xf8E3M4, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf8E3M4, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf8E3M4, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf8E3M4>
  %8 = stablehlo.constant dense<"0x4B4DD95DB429D41B0FC7A4EA"> : tensor<2x6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf8E3M4>, tensor<2x6xf8E3M4>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf8E3M4>, tensor<i32>) -> tensor<4x?xf8E3M4, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf8E3M4, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf8E3M4, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf8E3M4>, tensor<4x6xf8E3M4>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf8E3M4>, tensor<i32>) -> tensor<4x?xf8E3M4, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf8E3M4, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf8E3M4, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf8E3M4>
  %19 = stablehlo.constant dense<> : tensor<4x0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf8E3M4>, tensor<4x0xf8E3M4>) -> ()
  return
}
// -----
// set_dimension_size of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x21712CA54F263BB5773F768DEFD4CADB86DFA504716AF3D5"> : tensor<4x6xf8E4M3>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf8E4M3>, tensor<i32>) -> tensor<?x6xf8E4M3, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf8E4M3, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf8E4M3, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf8E4M3>
  %8 = stablehlo.constant dense<"0x21712CA54F263BB5773F768D"> : tensor<2x6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf8E4M3>, tensor<2x6xf8E4M3>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3>, tensor<i32>) -> tensor<4x?xf8E4M3, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf8E4M3, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf8E4M3, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf8E4M3>, tensor<4x6xf8E4M3>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3>, tensor<i32>) -> tensor<4x?xf8E4M3, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf8E4M3, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf8E4M3, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf8E4M3>
  %19 = stablehlo.constant dense<> : tensor<4x0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf8E4M3>, tensor<4x0xf8E4M3>) -> ()
  return
}
// -----
// set_dimension_size of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x2433F7C099E6945D77472333AE71285C0E5A767E88947D0D"> : tensor<4x6xf8E4M3FN>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf8E4M3FN>, tensor<i32>) -> tensor<?x6xf8E4M3FN, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf8E4M3FN, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf8E4M3FN, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf8E4M3FN>
  %8 = stablehlo.constant dense<"0x2433F7C099E6945D77472333"> : tensor<2x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf8E4M3FN>, tensor<2x6xf8E4M3FN>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3FN>, tensor<i32>) -> tensor<4x?xf8E4M3FN, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf8E4M3FN, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf8E4M3FN, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3FN>, tensor<i32>) -> tensor<4x?xf8E4M3FN, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf8E4M3FN, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf8E4M3FN, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf8E4M3FN>
  %19 = stablehlo.constant dense<> : tensor<4x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf8E4M3FN>, tensor<4x0xf8E4M3FN>) -> ()
  return
}
// -----
// set_dimension_size of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1B77832B9736F8DA3E7260F7F8D0F6F323A478567C9495F4"> : tensor<4x6xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf8E4M3FNUZ>, tensor<i32>) -> tensor<?x6xf8E4M3FNUZ, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf8E4M3FNUZ, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf8E4M3FNUZ, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf8E4M3FNUZ>
  %8 = stablehlo.constant dense<"0x1B77832B9736F8DA3E7260F7"> : tensor<2x6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf8E4M3FNUZ>, tensor<2x6xf8E4M3FNUZ>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3FNUZ>, tensor<i32>) -> tensor<4x?xf8E4M3FNUZ, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf8E4M3FNUZ, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf8E4M3FNUZ, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf8E4M3FNUZ>, tensor<4x6xf8E4M3FNUZ>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3FNUZ>, tensor<i32>) -> tensor<4x?xf8E4M3FNUZ, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf8E4M3FNUZ, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf8E4M3FNUZ, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf8E4M3FNUZ>
  %19 = stablehlo.constant dense<> : tensor<4x0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf8E4M3FNUZ>, tensor<4x0xf8E4M3FNUZ>) -> ()
  return
}
// -----
// set_dimension_size of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB82744B238AB05957CE768C5DF4D189F9799D3B72AB63760"> : tensor<4x6xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf8E4M3B11FNUZ>, tensor<i32>) -> tensor<?x6xf8E4M3B11FNUZ, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf8E4M3B11FNUZ, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf8E4M3B11FNUZ, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<"0xB82744B238AB05957CE768C5"> : tensor<2x6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf8E4M3B11FNUZ>, tensor<2x6xf8E4M3B11FNUZ>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3B11FNUZ>, tensor<i32>) -> tensor<4x?xf8E4M3B11FNUZ, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf8E4M3B11FNUZ, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf8E4M3B11FNUZ, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf8E4M3B11FNUZ>, tensor<4x6xf8E4M3B11FNUZ>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf8E4M3B11FNUZ>, tensor<i32>) -> tensor<4x?xf8E4M3B11FNUZ, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf8E4M3B11FNUZ, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf8E4M3B11FNUZ, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf8E4M3B11FNUZ>
  %19 = stablehlo.constant dense<> : tensor<4x0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf8E4M3B11FNUZ>, tensor<4x0xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// set_dimension_size of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x662B07F04560A8C4D262E993C5E30E186032F3619CB669E5"> : tensor<4x6xf8E5M2>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf8E5M2>, tensor<i32>) -> tensor<?x6xf8E5M2, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf8E5M2, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf8E5M2, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf8E5M2>
  %8 = stablehlo.constant dense<"0x662B07F04560A8C4D262E993"> : tensor<2x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf8E5M2>, tensor<2x6xf8E5M2>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf8E5M2>, tensor<i32>) -> tensor<4x?xf8E5M2, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf8E5M2, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf8E5M2, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf8E5M2>, tensor<i32>) -> tensor<4x?xf8E5M2, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf8E5M2, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf8E5M2, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf8E5M2>
  %19 = stablehlo.constant dense<> : tensor<4x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf8E5M2>, tensor<4x0xf8E5M2>) -> ()
  return
}
// -----
// set_dimension_size of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0F21270A4EC7C68B42ED5F29D5B5E1C95EDB5DE89783097D"> : tensor<4x6xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf8E5M2FNUZ>, tensor<i32>) -> tensor<?x6xf8E5M2FNUZ, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf8E5M2FNUZ, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf8E5M2FNUZ, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf8E5M2FNUZ>
  %8 = stablehlo.constant dense<"0x0F21270A4EC7C68B42ED5F29"> : tensor<2x6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf8E5M2FNUZ>, tensor<2x6xf8E5M2FNUZ>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf8E5M2FNUZ>, tensor<i32>) -> tensor<4x?xf8E5M2FNUZ, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf8E5M2FNUZ, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf8E5M2FNUZ, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf8E5M2FNUZ>, tensor<4x6xf8E5M2FNUZ>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf8E5M2FNUZ>, tensor<i32>) -> tensor<4x?xf8E5M2FNUZ, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf8E5M2FNUZ, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf8E5M2FNUZ, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf8E5M2FNUZ>
  %19 = stablehlo.constant dense<> : tensor<4x0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf8E5M2FNUZ>, tensor<4x0xf8E5M2FNUZ>) -> ()
  return
}
// -----
// set_dimension_size of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0DB729858E3C84DB9E464E29FD6E6BEC31181D67A93AC0B5"> : tensor<4x6xf8E8M0FNU>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf8E8M0FNU>, tensor<i32>) -> tensor<?x6xf8E8M0FNU, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf8E8M0FNU, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf8E8M0FNU, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf8E8M0FNU>
  %8 = stablehlo.constant dense<"0x0DB729858E3C84DB9E464E29"> : tensor<2x6xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf8E8M0FNU>, tensor<2x6xf8E8M0FNU>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf8E8M0FNU>, tensor<i32>) -> tensor<4x?xf8E8M0FNU, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf8E8M0FNU, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf8E8M0FNU, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf8E8M0FNU>, tensor<4x6xf8E8M0FNU>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf8E8M0FNU>, tensor<i32>) -> tensor<4x?xf8E8M0FNU, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf8E8M0FNU, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf8E8M0FNU, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf8E8M0FNU>
  %19 = stablehlo.constant dense<> : tensor<4x0xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf8E8M0FNU>, tensor<4x0xf8E8M0FNU>) -> ()
  return
}
// -----
// set_dimension_size of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA142954110C030C29CC0C1429C4284C2E440CEC29EC2D6C2204070C008C050409D41E042BFC114426AC253C2DAC11A41"> : tensor<4x6xbf16>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xbf16>, tensor<i32>) -> tensor<?x6xbf16, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xbf16, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xbf16, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xbf16>
  %8 = stablehlo.constant dense<"0xA142954110C030C29CC0C1429C4284C2E440CEC29EC2D6C2"> : tensor<2x6xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xbf16>, tensor<2x6xbf16>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xbf16>, tensor<i32>) -> tensor<4x?xbf16, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xbf16, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xbf16, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xbf16>, tensor<i32>) -> tensor<4x?xbf16, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xbf16, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xbf16, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xbf16>
  %19 = stablehlo.constant dense<> : tensor<4x0xbf16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xbf16>, tensor<4x0xbf16>) -> ()
  return
}
// -----
// set_dimension_size of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x14D13856A04AA0D7C84C0ED6A254104B20CCF0C8A05162578CD754D280CA2049C04206D4D454B85210D11A5772D5B4D4"> : tensor<4x6xf16>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf16>, tensor<i32>) -> tensor<?x6xf16, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf16, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf16, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf16>
  %8 = stablehlo.constant dense<"0x14D13856A04AA0D7C84C0ED6A254104B20CCF0C8A0516257"> : tensor<2x6xf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf16>, tensor<2x6xf16>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf16>, tensor<i32>) -> tensor<4x?xf16, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf16, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf16, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf16>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf16>, tensor<i32>) -> tensor<4x?xf16, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf16, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf16, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf16>
  %19 = stablehlo.constant dense<> : tensor<4x0xf16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf16>, tensor<4x0xf16>) -> ()
  return
}
// -----
// set_dimension_size of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[31.625, 60.375, 70.375, 75.25, 32.25, 23.5], [5.125, -42.5, -85.0, -87.875, 117.875, 104.375], [-116.875, -101.375, 103.25, 79.375, 76.375, 120.0], [-1.75, -123.125, 105.0, -18.0, -78.375, -49.75]]> : tensor<4x6xf32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf32>, tensor<i32>) -> tensor<?x6xf32, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf32, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf32, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf32>
  %8 = stablehlo.constant dense<[[31.625, 60.375, 70.375, 75.25, 32.25, 23.5], [5.125, -42.5, -85.0, -87.875, 117.875, 104.375]]> : tensor<2x6xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf32>, tensor<2x6xf32>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf32, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf32, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf32, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf32, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf32>
  %19 = stablehlo.constant dense<> : tensor<4x0xf32>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf32>, tensor<4x0xf32>) -> ()
  return
}
// -----
// set_dimension_size of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[40.0, 88.0, -105.75, -31.75, -59.25, -50.875], [102.0, 98.75, 84.875, -56.0, -56.75, 116.5], [115.25, -16.25, -109.625, 64.0, 46.25, -82.375], [-120.75, -26.0, 103.125, 23.625, -18.625, 91.0]]> : tensor<4x6xf64>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xf64>, tensor<i32>) -> tensor<?x6xf64, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xf64, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xf64, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xf64>
  %8 = stablehlo.constant dense<[[40.0, 88.0, -105.75, -31.75, -59.25, -50.875], [102.0, 98.75, 84.875, -56.0, -56.75, 116.5]]> : tensor<2x6xf64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xf64>, tensor<2x6xf64>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xf64>, tensor<i32>) -> tensor<4x?xf64, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xf64, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xf64, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xf64>, tensor<i32>) -> tensor<4x?xf64, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xf64, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xf64, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xf64>
  %19 = stablehlo.constant dense<> : tensor<4x0xf64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xf64>, tensor<4x0xf64>) -> ()
  return
}
// -----
// set_dimension_size of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-21.0, -2.5), (-15.75, -6.5), (-14.5, -11.75), (-20.0, -3.5), (-19.25, -7.25), (-14.25, -2.75)], [(-10.25, 0.875), (-22.25, -2.0), (5.75, -1.625), (-6.5, 2.375), (16.25, 3.375), (-22.0, -0.125)], [(-17.25, -9.5), (-18.5, -9.75), (-7.75, 4.125), (-15.25, -1.75), (-0.25, -10.5), (-4.75, -4.375)], [(0.75, -0.125), (-23.75, 8.0), (-24.25, -0.625), (1.75, -11.875), (9.0, 3.75), (-17.5, -1.25)]]> : tensor<4x6xcomplex<f32>>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xcomplex<f32>>, tensor<i32>) -> tensor<?x6xcomplex<f32>, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xcomplex<f32>, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xcomplex<f32>, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xcomplex<f32>>
  %8 = stablehlo.constant dense<[[(-21.0, -2.5), (-15.75, -6.5), (-14.5, -11.75), (-20.0, -3.5), (-19.25, -7.25), (-14.25, -2.75)], [(-10.25, 0.875), (-22.25, -2.0), (5.75, -1.625), (-6.5, 2.375), (16.25, 3.375), (-22.0, -0.125)]]> : tensor<2x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xcomplex<f32>>, tensor<i32>) -> tensor<4x?xcomplex<f32>, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xcomplex<f32>, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xcomplex<f32>, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xcomplex<f32>>, tensor<i32>) -> tensor<4x?xcomplex<f32>, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xcomplex<f32>, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xcomplex<f32>, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xcomplex<f32>>
  %19 = stablehlo.constant dense<> : tensor<4x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xcomplex<f32>>, tensor<4x0xcomplex<f32>>) -> ()
  return
}
// -----
// set_dimension_size of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0)], [(11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)], [(18.0, -4.5), (-5.5, -0.125), (-22.25, 6.0), (2.0, 3.5), (-19.75, 1.25), (8.5, 11.75)], [(15.5, 2.875), (-15.75, -0.375), (-23.75, -9.5), (16.75, 12.25), (17.0, -11.625), (3.5, 12.25)]]> : tensor<4x6xcomplex<f64>>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 0 : i64}> : (tensor<4x6xcomplex<f64>>, tensor<i32>) -> tensor<?x6xcomplex<f64>, #stablehlo.bounds<4, ?>>
  %3 = "stablehlo.get_dimension_size"(%2) <{dimension = 0 : i64}> : (tensor<?x6xcomplex<f64>, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<i32>, tensor<i32>) -> ()
  %4 = stablehlo.constant dense<0> : tensor<2xi32>
  %5 = stablehlo.constant dense<[2, 6]> : tensor<2xi32>
  %6 = stablehlo.constant dense<1> : tensor<2xi32>
  %7 = "stablehlo.real_dynamic_slice"(%2, %4, %5, %6) : (tensor<?x6xcomplex<f64>, #stablehlo.bounds<4, ?>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x6xcomplex<f64>>
  %8 = stablehlo.constant dense<[[(8.0, 11.625), (-14.0, -3.125), (4.5, 6.75), (-7.0, 11.75), (-8.25, -3.0), (8.0, 3.0)], [(11.0, -11.875), (-4.25, -4.375), (-1.75, 9.125), (-14.5, -1.25), (15.0, -0.875), (19.75, -6.875)]]> : tensor<2x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x6xcomplex<f64>>, tensor<2x6xcomplex<f64>>) -> ()
  %9 = stablehlo.constant dense<6> : tensor<i32>
  %10 = "stablehlo.set_dimension_size"(%0, %9) <{dimension = 1 : i64}> : (tensor<4x6xcomplex<f64>>, tensor<i32>) -> tensor<4x?xcomplex<f64>, #stablehlo.bounds<?, 6>>
  %11 = "stablehlo.get_dimension_size"(%10) <{dimension = 1 : i64}> : (tensor<4x?xcomplex<f64>, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%11, %9) : (tensor<i32>, tensor<i32>) -> ()
  %12 = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  %13 = "stablehlo.real_dynamic_slice"(%10, %4, %12, %6) : (tensor<4x?xcomplex<f64>, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
  %14 = stablehlo.constant dense<0> : tensor<i32>
  %15 = "stablehlo.set_dimension_size"(%0, %14) <{dimension = 1 : i64}> : (tensor<4x6xcomplex<f64>>, tensor<i32>) -> tensor<4x?xcomplex<f64>, #stablehlo.bounds<?, 6>>
  %16 = "stablehlo.get_dimension_size"(%15) <{dimension = 1 : i64}> : (tensor<4x?xcomplex<f64>, #stablehlo.bounds<?, 6>>) -> tensor<i32>
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<i32>, tensor<i32>) -> ()
  %17 = stablehlo.constant dense<[4, 0]> : tensor<2xi32>
  %18 = "stablehlo.real_dynamic_slice"(%15, %4, %17, %6) : (tensor<4x?xcomplex<f64>, #stablehlo.bounds<?, 6>>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x0xcomplex<f64>>
  %19 = stablehlo.constant dense<> : tensor<4x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4x0xcomplex<f64>>, tensor<4x0xcomplex<f64>>) -> ()
  return
}
// -----
// set_dimension_size of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = "stablehlo.set_dimension_size"(%0, %1) <{dimension = 1 : i64}> : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<i32>) -> tensor<3x?x!quant.uniform<i8:f32, 0.5:3>, #stablehlo.bounds<?, 4>>
  %3 = stablehlo.constant dense<0> : tensor<2xi64>
  %4 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %5 = stablehlo.constant dense<1> : tensor<2xi64>
  %6 = "stablehlo.real_dynamic_slice"(%2, %3, %4, %5) : (tensor<3x?x!quant.uniform<i8:f32, 0.5:3>, #stablehlo.bounds<?, 4>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<[[-125, -88], [23, 60], [-80, -43]]> : tensor<3x2xi8>}> : () -> tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
