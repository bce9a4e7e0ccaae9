// if with results of i1
func.func public @main() {
  %0 = stablehlo.constant dense<false> : tensor<3xi1>
  %1 = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %2 = stablehlo.constant dense<true> : tensor<3xi1>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xi1>, tensor<3xi1>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
    stablehlo.return %8, %0 : tensor<3xi1>, tensor<3xi1>
  }) : (tensor<i1>) -> (tensor<3xi1>, tensor<3xi1>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xi1>, tensor<3xi1>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xi1>, tensor<3xi1>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
    stablehlo.return %12, %0 : tensor<3xi1>, tensor<3xi1>
  }) : (tensor<i1>) -> (tensor<3xi1>, tensor<3xi1>)
  stablehlo.custom_call @check.expect_eq(%10, %2) : (tensor<3xi1>, tensor<3xi1>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xi1>, tensor<3xi1>) -> ()
  return
}
// -----
// if with results of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[1, -1, -1]> : tensor<3xi2>
  %1 = stablehlo.constant dense<[-2, 1, 0]> : tensor<3xi2>
  %2 = stablehlo.constant dense<[1, 0, -2]> : tensor<3xi2>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xi2>, tensor<3xi2>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi2>) -> tensor<3xi2>
    stablehlo.return %8, %0 : tensor<3xi2>, tensor<3xi2>
  }) : (tensor<i1>) -> (tensor<3xi2>, tensor<3xi2>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xi2>, tensor<3xi2>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xi2>, tensor<3xi2>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xi2>, tensor<3xi2>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi2>) -> tensor<3xi2>
    stablehlo.return %12, %0 : tensor<3xi2>, tensor<3xi2>
  }) : (tensor<i1>) -> (tensor<3xi2>, tensor<3xi2>)
  %13 = stablehlo.constant dense<[-2, 0, 1]> : tensor<3xi2>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xi2>, tensor<3xi2>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xi2>, tensor<3xi2>) -> ()
  return
}
// -----
// if with results of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[-7, -5, -2]> : tensor<3xi4>
  %1 = stablehlo.constant dense<[4, 6, 6]> : tensor<3xi4>
  %2 = stablehlo.constant dense<[2, 6, -7]> : tensor<3xi4>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xi4>, tensor<3xi4>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi4>) -> tensor<3xi4>
    stablehlo.return %8, %0 : tensor<3xi4>, tensor<3xi4>
  }) : (tensor<i1>) -> (tensor<3xi4>, tensor<3xi4>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xi4>, tensor<3xi4>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xi4>, tensor<3xi4>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xi4>, tensor<3xi4>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi4>) -> tensor<3xi4>
    stablehlo.return %12, %0 : tensor<3xi4>, tensor<3xi4>
  }) : (tensor<i1>) -> (tensor<3xi4>, tensor<3xi4>)
  %13 = stablehlo.constant dense<[-7, 6, 2]> : tensor<3xi4>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xi4>, tensor<3xi4>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xi4>, tensor<3xi4>) -> ()
  return
}
// -----
// if with results of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[-78, 41, 88]> : tensor<3xi8>
  %1 = stablehlo.constant dense<[-45, 63, -120]> : tensor<3xi8>
  %2 = stablehlo.constant dense<[-96, -26, 39]> : tensor<3xi8>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xi8>, tensor<3xi8>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi8>) -> tensor<3xi8>
    stablehlo.return %8, %0 : tensor<3xi8>, tensor<3xi8>
  }) : (tensor<i1>) -> (tensor<3xi8>, tensor<3xi8>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xi8>, tensor<3xi8>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xi8>, tensor<3xi8>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi8>) -> tensor<3xi8>
    stablehlo.return %12, %0 : tensor<3xi8>, tensor<3xi8>
  }) : (tensor<i1>) -> (tensor<3xi8>, tensor<3xi8>)
  %13 = stablehlo.constant dense<[39, -26, -96]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xi8>, tensor<3xi8>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xi8>, tensor<3xi8>) -> ()
  return
}
// -----
// if with results of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[-18345, 9480, 10862]> : tensor<3xi16>
  %1 = stablehlo.constant dense<[-18941, 29433, -12852]> : tensor<3xi16>
  %2 = stablehlo.constant dense<[-4833, -16601, 16097]> : tensor<3xi16>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xi16>, tensor<3xi16>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi16>) -> tensor<3xi16>
    stablehlo.return %8, %0 : tensor<3xi16>, tensor<3xi16>
  }) : (tensor<i1>) -> (tensor<3xi16>, tensor<3xi16>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xi16>, tensor<3xi16>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xi16>, tensor<3xi16>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi16>) -> tensor<3xi16>
    stablehlo.return %12, %0 : tensor<3xi16>, tensor<3xi16>
  }) : (tensor<i1>) -> (tensor<3xi16>, tensor<3xi16>)
  %13 = stablehlo.constant dense<[16097, -16601, -4833]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xi16>, tensor<3xi16>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xi16>, tensor<3xi16>) -> ()
  return
}
// -----
// if with results of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[1551406041, 1203444264, -1903003352]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[-1059263783, 1069872593, -2067937656]> : tensor<3xi32>
  %2 = stablehlo.constant dense<[-274732173, -1434497795, 1353046739]> : tensor<3xi32>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xi32>, tensor<3xi32>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
    stablehlo.return %8, %0 : tensor<3xi32>, tensor<3xi32>
  }) : (tensor<i1>) -> (tensor<3xi32>, tensor<3xi32>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xi32>, tensor<3xi32>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xi32>, tensor<3xi32>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
    stablehlo.return %12, %0 : tensor<3xi32>, tensor<3xi32>
  }) : (tensor<i1>) -> (tensor<3xi32>, tensor<3xi32>)
  %13 = stablehlo.constant dense<[1353046739, -1434497795, -274732173]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xi32>, tensor<3xi32>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xi32>, tensor<3xi32>) -> ()
  return
}
// -----
// if with results of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[5283806032834786341, 7717863005819095572, -8078973962677680196]> : tensor<3xi64>
  %1 = stablehlo.constant dense<[2169610913477401703, 7107099770909799911, -1839456917359762818]> : tensor<3xi64>
  %2 = stablehlo.constant dense<[5104316487865986786, -7372773774954886960, 7623125127769625714]> : tensor<3xi64>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xi64>, tensor<3xi64>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3xi64>
    stablehlo.return %8, %0 : tensor<3xi64>, tensor<3xi64>
  }) : (tensor<i1>) -> (tensor<3xi64>, tensor<3xi64>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xi64>, tensor<3xi64>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xi64>, tensor<3xi64>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3xi64>
    stablehlo.return %12, %0 : tensor<3xi64>, tensor<3xi64>
  }) : (tensor<i1>) -> (tensor<3xi64>, tensor<3xi64>)
  %13 = stablehlo.constant dense<[7623125127769625714, -7372773774954886960, 5104316487865986786]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xi64>, tensor<3xi64>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xi64>, tensor<3xi64>) -> ()
  return
}
// -----
// if with results of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 0, 1]> : tensor<3xui2>
  %1 = stablehlo.constant dense<[2, 3, 3]> : tensor<3xui2>
  %2 = stablehlo.constant dense<[2, 1, 0]> : tensor<3xui2>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xui2>, tensor<3xui2>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui2>) -> tensor<3xui2>
    stablehlo.return %8, %0 : tensor<3xui2>, tensor<3xui2>
  }) : (tensor<i1>) -> (tensor<3xui2>, tensor<3xui2>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xui2>, tensor<3xui2>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xui2>, tensor<3xui2>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xui2>, tensor<3xui2>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui2>) -> tensor<3xui2>
    stablehlo.return %12, %0 : tensor<3xui2>, tensor<3xui2>
  }) : (tensor<i1>) -> (tensor<3xui2>, tensor<3xui2>)
  %13 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xui2>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xui2>, tensor<3xui2>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xui2>, tensor<3xui2>) -> ()
  return
}
// -----
// if with results of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 7, 13]> : tensor<3xui4>
  %1 = stablehlo.constant dense<[8, 14, 15]> : tensor<3xui4>
  %2 = stablehlo.constant dense<[4, 5, 3]> : tensor<3xui4>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xui4>, tensor<3xui4>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui4>) -> tensor<3xui4>
    stablehlo.return %8, %0 : tensor<3xui4>, tensor<3xui4>
  }) : (tensor<i1>) -> (tensor<3xui4>, tensor<3xui4>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xui4>, tensor<3xui4>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xui4>, tensor<3xui4>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xui4>, tensor<3xui4>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui4>) -> tensor<3xui4>
    stablehlo.return %12, %0 : tensor<3xui4>, tensor<3xui4>
  }) : (tensor<i1>) -> (tensor<3xui4>, tensor<3xui4>)
  %13 = stablehlo.constant dense<[3, 5, 4]> : tensor<3xui4>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xui4>, tensor<3xui4>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xui4>, tensor<3xui4>) -> ()
  return
}
// -----
// if with results of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[95, 192, 11]> : tensor<3xui8>
  %1 = stablehlo.constant dense<[10, 232, 18]> : tensor<3xui8>
  %2 = stablehlo.constant dense<[230, 250, 223]> : tensor<3xui8>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xui8>, tensor<3xui8>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3xui8>
    stablehlo.return %8, %0 : tensor<3xui8>, tensor<3xui8>
  }) : (tensor<i1>) -> (tensor<3xui8>, tensor<3xui8>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xui8>, tensor<3xui8>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xui8>, tensor<3xui8>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3xui8>
    stablehlo.return %12, %0 : tensor<3xui8>, tensor<3xui8>
  }) : (tensor<i1>) -> (tensor<3xui8>, tensor<3xui8>)
  %13 = stablehlo.constant dense<[223, 250, 230]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xui8>, tensor<3xui8>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xui8>, tensor<3xui8>) -> ()
  return
}
// -----
// if with results of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[57855, 15089, 61315]> : tensor<3xui16>
  %1 = stablehlo.constant dense<[30436, 53639, 55962]> : tensor<3xui16>
  %2 = stablehlo.constant dense<[61413, 48002, 1633]> : tensor<3xui16>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xui16>, tensor<3xui16>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui16>) -> tensor<3xui16>
    stablehlo.return %8, %0 : tensor<3xui16>, tensor<3xui16>
  }) : (tensor<i1>) -> (tensor<3xui16>, tensor<3xui16>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xui16>, tensor<3xui16>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xui16>, tensor<3xui16>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui16>) -> tensor<3xui16>
    stablehlo.return %12, %0 : tensor<3xui16>, tensor<3xui16>
  }) : (tensor<i1>) -> (tensor<3xui16>, tensor<3xui16>)
  %13 = stablehlo.constant dense<[1633, 48002, 61413]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xui16>, tensor<3xui16>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xui16>, tensor<3xui16>) -> ()
  return
}
// -----
// if with results of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[824583085, 865362149, 935355950]> : tensor<3xui32>
  %1 = stablehlo.constant dense<[130566605, 628143572, 2620640870]> : tensor<3xui32>
  %2 = stablehlo.constant dense<[3186632943, 1400033284, 496993139]> : tensor<3xui32>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xui32>, tensor<3xui32>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3xui32>
    stablehlo.return %8, %0 : tensor<3xui32>, tensor<3xui32>
  }) : (tensor<i1>) -> (tensor<3xui32>, tensor<3xui32>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xui32>, tensor<3xui32>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xui32>, tensor<3xui32>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3xui32>
    stablehlo.return %12, %0 : tensor<3xui32>, tensor<3xui32>
  }) : (tensor<i1>) -> (tensor<3xui32>, tensor<3xui32>)
  %13 = stablehlo.constant dense<[496993139, 1400033284, 3186632943]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xui32>, tensor<3xui32>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xui32>, tensor<3xui32>) -> ()
  return
}
// -----
// if with results of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[246627124306082902, 13562459037212368731, 12658702294268287674]> : tensor<3xui64>
  %1 = stablehlo.constant dense<[11265516182104438301, 2062408451062911159, 6794651674713224644]> : tensor<3xui64>
  %2 = stablehlo.constant dense<[9805859541519310911, 12180912796465783291, 12859266442017135750]> : tensor<3xui64>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xui64>, tensor<3xui64>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
    stablehlo.return %8, %0 : tensor<3xui64>, tensor<3xui64>
  }) : (tensor<i1>) -> (tensor<3xui64>, tensor<3xui64>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xui64>, tensor<3xui64>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
    stablehlo.return %12, %0 : tensor<3xui64>, tensor<3xui64>
  }) : (tensor<i1>) -> (tensor<3xui64>, tensor<3xui64>)
  %13 = stablehlo.constant dense<[12859266442017135750, 12180912796465783291, 9805859541519310911]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xui64>, tensor<3xui64>) -> ()
  return
}
// -----
// if with results of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-0.0, 6.0, 1.0]> : tensor<3xf4E2M1FN>
  %1 = stablehlo.constant dense<[-1.5, -1.5, -1.0]> : tensor<3xf4E2M1FN>
  %2 = stablehlo.constant dense<[1.5, 1.5, 2.0]> : tensor<3xf4E2M1FN>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
    stablehlo.return %8, %0 : tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>
  }) : (tensor<i1>) -> (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
    stablehlo.return %12, %0 : tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>
  }) : (tensor<i1>) -> (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>)
  %13 = stablehlo.constant dense<[2.0, 1.5, 1.5]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  return
}
// -----
// if with results of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1.0, -3.0, -0.625]> : tensor<3xf6E2M3FN>
  %1 = stablehlo.constant dense<[-4.5, 1.625, -0.75]> : tensor<3xf6E2M3FN>
  %2 = stablehlo.constant dense<[-0.375, -3.5, -1.75]> : tensor<3xf6E2M3FN>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN>
    stablehlo.return %8, %0 : tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>
  }) : (tensor<i1>) -> (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN>
    stablehlo.return %12, %0 : tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>
  }) : (tensor<i1>) -> (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>)
  %13 = stablehlo.constant dense<[-1.75, -3.5, -0.375]> : tensor<3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
  return
}
// -----
// if with results of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-2.5, -0.75, -16.0]> : tensor<3xf6E3M2FN>
  %1 = stablehlo.constant dense<[1.5, 5.0, -2.0]> : tensor<3xf6E3M2FN>
  %2 = stablehlo.constant dense<[-0.25, 0.0625, -4.0]> : tensor<3xf6E3M2FN>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf6E3M2FN>) -> tensor<3xf6E3M2FN>
    stablehlo.return %8, %0 : tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>
  }) : (tensor<i1>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf6E3M2FN>) -> tensor<3xf6E3M2FN>
    stablehlo.return %12, %0 : tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>
  }) : (tensor<i1>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>)
  %13 = stablehlo.constant dense<[-4.0, 0.0625, -0.25]> : tensor<3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
  return
}
// -----
// if with results of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[-0.03125, -0.46875, 14.0]> : tensor<3xf8E3M4>
  %1 = stablehlo.constant dense<[-1.75, 0.0625, -15.0]> : tensor<3xf8E3M4>
  %2 = stablehlo.constant dense<[0.078125, 0.53125, -6.75]> : tensor<3xf8E3M4>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf8E3M4>, tensor<3xf8E3M4>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E3M4>) -> tensor<3xf8E3M4>
    stablehlo.return %8, %0 : tensor<3xf8E3M4>, tensor<3xf8E3M4>
  }) : (tensor<i1>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf8E3M4>, tensor<3xf8E3M4>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E3M4>) -> tensor<3xf8E3M4>
    stablehlo.return %12, %0 : tensor<3xf8E3M4>, tensor<3xf8E3M4>
  }) : (tensor<i1>) -> (tensor<3xf8E3M4>, tensor<3xf8E3M4>)
  %13 = stablehlo.constant dense<[-6.75, 0.53125, 0.078125]> : tensor<3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  return
}
// -----
// if with results of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[6.0, -0.15625, 0.25]> : tensor<3xf8E4M3>
  %1 = stablehlo.constant dense<[0.05078125, 0x05, 72.0]> : tensor<3xf8E4M3>
  %2 = stablehlo.constant dense<[128.0, -0.46875, 13.0]> : tensor<3xf8E4M3>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf8E4M3>, tensor<3xf8E4M3>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3>) -> tensor<3xf8E4M3>
    stablehlo.return %8, %0 : tensor<3xf8E4M3>, tensor<3xf8E4M3>
  }) : (tensor<i1>) -> (tensor<3xf8E4M3>, tensor<3xf8E4M3>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf8E4M3>, tensor<3xf8E4M3>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3>) -> tensor<3xf8E4M3>
    stablehlo.return %12, %0 : tensor<3xf8E4M3>, tensor<3xf8E4M3>
  }) : (tensor<i1>) -> (tensor<3xf8E4M3>, tensor<3xf8E4M3>)
  %13 = stablehlo.constant dense<[13.0, -0.46875, 128.0]> : tensor<3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  return
}
// -----
// if with results of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-16.0, 64.0, -0.5625]> : tensor<3xf8E4M3FN>
  %1 = stablehlo.constant dense<[30.0, -0.046875, -160.0]> : tensor<3xf8E4M3FN>
  %2 = stablehlo.constant dense<[-4.5, 0.0234375, 0.34375]> : tensor<3xf8E4M3FN>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
    stablehlo.return %8, %0 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  }) : (tensor<i1>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
    stablehlo.return %12, %0 : tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>
  }) : (tensor<i1>) -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
  %13 = stablehlo.constant dense<[0.34375, 0.0234375, -4.5]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  return
}
// -----
// if with results of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0x84, 0.125, -30.0]> : tensor<3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[-30.0, 0.5, -0.0390625]> : tensor<3xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[240.0, 11.0, -120.0]> : tensor<3xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
    stablehlo.return %8, %0 : tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>
  }) : (tensor<i1>) -> (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
    stablehlo.return %12, %0 : tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>
  }) : (tensor<i1>) -> (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>)
  %13 = stablehlo.constant dense<[-120.0, 11.0, 240.0]> : tensor<3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// if with results of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, 0xAA, -0.3125]> : tensor<3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[-0.1171875, 0x91, 0x0E]> : tensor<3xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[1.125, 0xA1, 0xAB]> : tensor<3xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
    stablehlo.return %8, %0 : tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>
  }) : (tensor<i1>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
    stablehlo.return %12, %0 : tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>
  }) : (tensor<i1>) -> (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>)
  %13 = stablehlo.constant dense<[0xAB, 0xA1, 1.125]> : tensor<3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// if with results of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[0x07, 0x13, 0.078125]> : tensor<3xf8E5M2>
  %1 = stablehlo.constant dense<[28.0, 0.21875, -0.375]> : tensor<3xf8E5M2>
  %2 = stablehlo.constant dense<[0x96, 0.0078125, 4096.0]> : tensor<3xf8E5M2>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
    stablehlo.return %8, %0 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  }) : (tensor<i1>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
    stablehlo.return %12, %0 : tensor<3xf8E5M2>, tensor<3xf8E5M2>
  }) : (tensor<i1>) -> (tensor<3xf8E5M2>, tensor<3xf8E5M2>)
  %13 = stablehlo.constant dense<[4096.0, 0.0078125, 0x96]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  return
}
// -----
// if with results of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.15625, -0.625, 1024.0]> : tensor<3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[40960.0, -20.0, -0.046875]> : tensor<3xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[-0.046875, 0x90, 0x0E]> : tensor<3xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
    stablehlo.return %8, %0 : tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>
  }) : (tensor<i1>) -> (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
    stablehlo.return %12, %0 : tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>
  }) : (tensor<i1>) -> (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>)
  %13 = stablehlo.constant dense<[0x0E, 0x90, -0.046875]> : tensor<3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// if with results of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[0x4A, 0xEA, 0x44]> : tensor<3xf8E8M0FNU>
  %1 = stablehlo.constant dense<[0x2A, 0xE4, 0x33]> : tensor<3xf8E8M0FNU>
  %2 = stablehlo.constant dense<[0xF3, 0x18, 0xD7]> : tensor<3xf8E8M0FNU>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
    stablehlo.return %8, %0 : tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>
  }) : (tensor<i1>) -> (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
    stablehlo.return %12, %0 : tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>
  }) : (tensor<i1>) -> (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>)
  %13 = stablehlo.constant dense<[0xD7, 0x18, 0xF3]> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  return
}
// -----
// if with results of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[-27.125, 64.5, -51.0]> : tensor<3xbf16>
  %1 = stablehlo.constant dense<[34.75, -88.5, -98.0]> : tensor<3xbf16>
  %2 = stablehlo.constant dense<[-95.5, -108.0, 74.0]> : tensor<3xbf16>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xbf16>, tensor<3xbf16>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
    stablehlo.return %8, %0 : tensor<3xbf16>, tensor<3xbf16>
  }) : (tensor<i1>) -> (tensor<3xbf16>, tensor<3xbf16>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xbf16>, tensor<3xbf16>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
    stablehlo.return %12, %0 : tensor<3xbf16>, tensor<3xbf16>
  }) : (tensor<i1>) -> (tensor<3xbf16>, tensor<3xbf16>)
  %13 = stablehlo.constant dense<[74.0, -108.0, -95.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  return
}
// -----
// if with results of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[33.0, -54.0, -22.25]> : tensor<3xf16>
  %1 = stablehlo.constant dense<[40.5, 100.875, -23.75]> : tensor<3xf16>
  %2 = stablehlo.constant dense<[1.125, -93.375, 72.375]> : tensor<3xf16>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf16>, tensor<3xf16>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf16>) -> tensor<3xf16>
    stablehlo.return %8, %0 : tensor<3xf16>, tensor<3xf16>
  }) : (tensor<i1>) -> (tensor<3xf16>, tensor<3xf16>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf16>, tensor<3xf16>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf16>, tensor<3xf16>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf16>) -> tensor<3xf16>
    stablehlo.return %12, %0 : tensor<3xf16>, tensor<3xf16>
  }) : (tensor<i1>) -> (tensor<3xf16>, tensor<3xf16>)
  %13 = stablehlo.constant dense<[72.375, -93.375, 1.125]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf16>, tensor<3xf16>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf16>, tensor<3xf16>) -> ()
  return
}
// -----
// if with results of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[-82.875, -123.375, 36.75]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[-91.75, 99.5, 99.5]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[116.25, -24.125, 97.75]> : tensor<3xf32>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
    stablehlo.return %8, %0 : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf32>, tensor<3xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf32>, tensor<3xf32>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
    stablehlo.return %12, %0 : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
  %13 = stablehlo.constant dense<[97.75, -24.125, 116.25]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf32>, tensor<3xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}
// -----
// if with results of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-32.625, -80.875, -102.0]> : tensor<3xf64>
  %1 = stablehlo.constant dense<[-21.75, -89.25, 100.0]> : tensor<3xf64>
  %2 = stablehlo.constant dense<[-57.0, -79.0, 29.375]> : tensor<3xf64>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xf64>, tensor<3xf64>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
    stablehlo.return %8, %0 : tensor<3xf64>, tensor<3xf64>
  }) : (tensor<i1>) -> (tensor<3xf64>, tensor<3xf64>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xf64>, tensor<3xf64>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xf64>, tensor<3xf64>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
    stablehlo.return %12, %0 : tensor<3xf64>, tensor<3xf64>
  }) : (tensor<i1>) -> (tensor<3xf64>, tensor<3xf64>)
  %13 = stablehlo.constant dense<[29.375, -79.0, -57.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xf64>, tensor<3xf64>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// if with results of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(13.5, -11.25), (-5.25, -1.125), (-12.75, 10.375)]> : tensor<3xcomplex<f32>>
  %1 = stablehlo.constant dense<[(17.75, -8.125), (-0.75, -1.5), (2.25, -9.5)]> : tensor<3xcomplex<f32>>
  %2 = stablehlo.constant dense<[(1.25, 2.0), (15.0, 10.375), (-4.0, -3.375)]> : tensor<3xcomplex<f32>>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    stablehlo.return %8, %0 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }) : (tensor<i1>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    stablehlo.return %12, %0 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  }) : (tensor<i1>) -> (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>)
  %13 = stablehlo.constant dense<[(-4.0, -3.375), (15.0, 10.375), (1.25, 2.0)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  return
}
// -----
// if with results of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(24.5, -8.375), (19.5, 8.75), (-23.75, 7.5)]> : tensor<3xcomplex<f64>>
  %1 = stablehlo.constant dense<[(6.75, 5.875), (2.75, -10.125), (-13.75, -7.625)]> : tensor<3xcomplex<f64>>
  %2 = stablehlo.constant dense<[(-16.25, -2.0), (-8.25, -8.875), (-11.25, -9.875)]> : tensor<3xcomplex<f64>>
  %3 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.xor %3, %4 : tensor<i1>
  %6, %7 = "stablehlo.if"(%5) ({
    stablehlo.return %0, %1 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  }, {
    %8 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    stablehlo.return %8, %0 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  }) : (tensor<i1>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  %9 = stablehlo.xor %4, %4 : tensor<i1>
  %10, %11 = "stablehlo.if"(%9) ({
    stablehlo.return %0, %1 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  }, {
    %12 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    stablehlo.return %12, %0 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  }) : (tensor<i1>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
  %13 = stablehlo.constant dense<[(-11.25, -9.875), (-8.25, -8.875), (-16.25, -2.0)]> : tensor<3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %13) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  return
}
// -----
// if of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %2 = stablehlo.constant dense<true> : tensor<i1>
  %3 = "stablehlo.constant"() <{value = dense<"0x446993B8DD02274C719BC0E583A8CDF2173C618BB0D5FA1F"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.if"(%2) ({
    stablehlo.return %0 : tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  }, {
    stablehlo.return %3 : tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<i1>) -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
