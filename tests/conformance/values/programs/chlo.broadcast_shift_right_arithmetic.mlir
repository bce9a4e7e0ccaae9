// broadcast_shift_right_arithmetic of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2], [1], [-1]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[1, 1, 1, -2]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[-1, -1, -1, -1], [0, 0, 0, 0], [-1, -1, -1, -1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[0, 1], [-2, 1], [-2, 1]], [[-1, 0], [1, 1], [0, 0]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<-2> : tensor<3xi2>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[0, 0], [-1, 0], [-1, 0]], [[-1, 0], [0, 0], [0, 0]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[6], [0], [3]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[-1, 4, 6, -5]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<0> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[-8, 4], [3, 4], [-5, 0]], [[5, -4], [6, 1], [3, 7]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[2, 2, -3]> : tensor<3xi4>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[-2, 1], [0, 1], [-1, 0]], [[1, -1], [1, 0], [0, 0]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[18], [28], [45]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[66, 29, -101, 7]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<0> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0x4EB9C3A514414874E6759684"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[-117, 100, 30]> : tensor<3xi8>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0x00FFFFFF00000000FF00FFFF"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2537], [1621], [-10307]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[224, 15433, -18551, -21993]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<[[-1, -1, -1, -1], [0, 0, 0, 0], [-1, -1, -1, -1]]> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x362666052ECF6099E592322B3E3EF31AF1AE12E02B4CDA3F"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[9617, 9204, -19054]> : tensor<3xi16>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<[[[0, 0], [-1, -1], [-1, 0]], [[0, 0], [-1, -1], [0, 0]]]> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1004821136], [339303544], [2085968324]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[1373575973, -799044194, 651397524, -1945742325]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<[[-1, -1, -1, -1], [0, 0, 0, 0], [0, 0, 0, 0]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0x49600AB32F2924F74B23225490B93174A1966781CA0376EF3CF40B1C4F39895D7242A3EB174520C498CEB73E40C261CE"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-1304891172, -872889669, 807545439]> : tensor<3xi32>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<[[[-1, -1], [0, 0], [-1, -1]], [[0, 0], [-1, -1], [0, -1]]]> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1892065654780188561], [-4714211708650625272], [-8619574919115510870]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[4557577994291493697, -9134328034910853561, 437121022630861333, -2200994878103050492]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<-1> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0x8FB13937A2FF99F248C2B600DC1704A14C504C78CC3599D521B986EE48AA309019CE5EAE20A2FD931B444AFF0E8D7D56A087EABAA4D78772214A9039FBEE45FCCF2FC8911B2C01C32DCD9CF9539AB4499AE0A101269D27EA5F0B535270324622"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[7194280036568671624, 2938203405775428779, -85174426930209285]> : tensor<3xi64>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<[[[-1, -1], [-1, -1], [-1, 0]], [[0, -1], [-1, 0], [-1, 0]]]> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [3], [2]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[0, 0, 1, 2]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[1, 1, 0, 0], [3, 3, 3, 3], [2, 2, 3, 3]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[1, 2], [3, 2], [2, 0]], [[2, 3], [2, 3], [0, 2]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[1, 0, 2]> : tensor<3xui2>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[0, 3], [3, 2], [3, 0]], [[3, 3], [2, 3], [0, 3]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[4], [6], [1]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[2, 5, 1, 2]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[1, 0, 2, 1], [1, 0, 3, 1], [0, 0, 0, 0]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[4, 2], [10, 8], [9, 1]], [[10, 0], [12, 7], [3, 12]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[13, 4, 9]> : tensor<3xui4>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[0, 0], [15, 15], [15, 0]], [[15, 0], [15, 0], [0, 15]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[28], [147], [173]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[248, 206, 131, 18]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x00000000FFFFFFFFFFFFFFFF"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x8A5A70733D577D8ACEE81D23"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[221, 208, 130]> : tensor<3xui8>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0xFF000000000000FFFFFF0000"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[6967], [55479], [38845]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[29548, 8416, 4845, 11686]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x0000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0xB4D05BD0B03F494EEF510742B9623DFDEFE77D618C8E83B6"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[11024, 61195, 22019]> : tensor<3xui16>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0xFFFFFFFF00000000000000000000FFFFFFFF0000FFFFFFFF"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[912254034], [4170728934], [3148189056]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[1417004283, 2273125828, 719954692, 2793297798]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x00000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0x49D8C207B4E01B87F3D882DD76D59AF38082C7EDE905585F05F3FE695BD51DC60CBD3E6414850E332F80699DC4C3CEAE"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[1571095253, 3755120994, 2886231955]> : tensor<3xui32>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<[[[0, 4294967295], [4294967295, 4294967295], [4294967295, 0]], [[0, 4294967295], [0, 0], [4294967295, 4294967295]]]> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_shift_right_arithmetic of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[7639515316217369999], [8371883120036563744], [4180097184874738119]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[17938587576175030978, 16344045890387074002, 15821196540019530967, 10625914382838897627]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_shift_right_arithmetic"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<0> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0x27928F3D443F24E8177EABB85B4CE87F0D1537F5AFF6D843F9FF57A11686CD8D0CFF764B9ED18D39195D4F93067295018FECBEA9931FBFC515C875664C1FDCC3C1E073358597E7E88D36A9A7BEEB176CDD7214ABC6C7DEBCB2E423D61B7F0B5F"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[8885663357588153877, 11076435254730381093, 3206266064347290907]> : tensor<3xui64>
  %6 = "chlo.broadcast_shift_right_arithmetic"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<[[[18446744073709551615, 0], [0, 18446744073709551615], [0, 0]], [[18446744073709551615, 18446744073709551615], [18446744073709551615, 0], [18446744073709551615, 0]]]> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
