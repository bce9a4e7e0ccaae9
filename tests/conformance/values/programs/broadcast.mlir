// broadcast of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, true, false], [true, false, false]]> : tensor<2x3xi1>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xi1>) -> tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xi1>) -> tensor<2x2x3xi1>
  %3 = stablehlo.constant dense<[[[false, true, false], [true, false, false]], [[false, true, false], [true, false, false]]]> : tensor<2x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xi1>, tensor<2x2x3xi1>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xi1>) -> tensor<4x1x2x3xi1>
  %5 = stablehlo.constant dense<[[[[false, true, false], [true, false, false]]], [[[false, true, false], [true, false, false]]], [[[false, true, false], [true, false, false]]], [[[false, true, false], [true, false, false]]]]> : tensor<4x1x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xi1>, tensor<4x1x2x3xi1>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xi1>) -> tensor<0x2x3xi1>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xi1>, tensor<0x2x3xi1>) -> ()
  return
}
// -----
// broadcast of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, -2, -2], [-2, -2, -2]]> : tensor<2x3xi2>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xi2>) -> tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xi2>) -> tensor<2x2x3xi2>
  %3 = stablehlo.constant dense<[[[0, -2, -2], [-2, -2, -2]], [[0, -2, -2], [-2, -2, -2]]]> : tensor<2x2x3xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xi2>, tensor<2x2x3xi2>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xi2>) -> tensor<4x1x2x3xi2>
  %5 = stablehlo.constant dense<[[[[0, -2, -2], [-2, -2, -2]]], [[[0, -2, -2], [-2, -2, -2]]], [[[0, -2, -2], [-2, -2, -2]]], [[[0, -2, -2], [-2, -2, -2]]]]> : tensor<4x1x2x3xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xi2>, tensor<4x1x2x3xi2>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xi2>) -> tensor<0x2x3xi2>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xi2>, tensor<0x2x3xi2>) -> ()
  return
}
// -----
// broadcast of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-7, 0, 2], [-8, 2, -2]]> : tensor<2x3xi4>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xi4>) -> tensor<2x2x3xi4>
  %3 = stablehlo.constant dense<[[[-7, 0, 2], [-8, 2, -2]], [[-7, 0, 2], [-8, 2, -2]]]> : tensor<2x2x3xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xi4>, tensor<2x2x3xi4>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xi4>) -> tensor<4x1x2x3xi4>
  %5 = stablehlo.constant dense<[[[[-7, 0, 2], [-8, 2, -2]]], [[[-7, 0, 2], [-8, 2, -2]]], [[[-7, 0, 2], [-8, 2, -2]]], [[[-7, 0, 2], [-8, 2, -2]]]]> : tensor<4x1x2x3xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xi4>, tensor<4x1x2x3xi4>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xi4>) -> tensor<0x2x3xi4>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xi4>, tensor<0x2x3xi4>) -> ()
  return
}
// -----
// broadcast of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[45, -82, -1], [21, 94, -37]]> : tensor<2x3xi8>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xi8>) -> tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xi8>) -> tensor<2x2x3xi8>
  %3 = stablehlo.constant dense<"0x2DAEFF155EDB2DAEFF155EDB"> : tensor<2x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xi8>, tensor<2x2x3xi8>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xi8>) -> tensor<4x1x2x3xi8>
  %5 = stablehlo.constant dense<"0x2DAEFF155EDB2DAEFF155EDB2DAEFF155EDB2DAEFF155EDB"> : tensor<4x1x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xi8>, tensor<4x1x2x3xi8>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xi8>) -> tensor<0x2x3xi8>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xi8>, tensor<0x2x3xi8>) -> ()
  return
}
// -----
// broadcast of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[13781, -3323, 19563], [-3877, -10180, -10259]]> : tensor<2x3xi16>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xi16>) -> tensor<2x2x3xi16>
  %3 = stablehlo.constant dense<"0xD53505F36B4CDBF03CD8EDD7D53505F36B4CDBF03CD8EDD7"> : tensor<2x2x3xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xi16>, tensor<2x2x3xi16>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xi16>) -> tensor<4x1x2x3xi16>
  %5 = stablehlo.constant dense<"0xD53505F36B4CDBF03CD8EDD7D53505F36B4CDBF03CD8EDD7D53505F36B4CDBF03CD8EDD7D53505F36B4CDBF03CD8EDD7"> : tensor<4x1x2x3xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xi16>, tensor<4x1x2x3xi16>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xi16>) -> tensor<0x2x3xi16>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xi16>, tensor<0x2x3xi16>) -> ()
  return
}
// -----
// broadcast of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1064839973, -118477052, 1260443693], [1888686158, 495980392, 1706010698]]> : tensor<2x3xi32>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xi32>) -> tensor<2x2x3xi32>
  %3 = stablehlo.constant dense<"0x252B783F042FF0F82DD8204B4E109370680F901D4AA8AF65252B783F042FF0F82DD8204B4E109370680F901D4AA8AF65"> : tensor<2x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xi32>) -> tensor<4x1x2x3xi32>
  %5 = stablehlo.constant dense<"0x252B783F042FF0F82DD8204B4E109370680F901D4AA8AF65252B783F042FF0F82DD8204B4E109370680F901D4AA8AF65252B783F042FF0F82DD8204B4E109370680F901D4AA8AF65252B783F042FF0F82DD8204B4E109370680F901D4AA8AF65"> : tensor<4x1x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xi32>, tensor<4x1x2x3xi32>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xi32>) -> tensor<0x2x3xi32>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xi32>, tensor<0x2x3xi32>) -> ()
  return
}
// -----
// broadcast of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2186730848459048885, 5628493509449928717, 9153246051349367368], [1700212961454047287, 3758075196043194395, 7610892799990209727]]> : tensor<2x3xi64>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xi64>) -> tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xi64>) -> tensor<2x2x3xi64>
  %3 = stablehlo.constant dense<"0xB547CAF11ED4581E0DD05A9B066D1C4E480A6DA8C9DC067F37C0FB29AE5E98171B705CCB7A5D2734BF9CFE66AD529F69B547CAF11ED4581E0DD05A9B066D1C4E480A6DA8C9DC067F37C0FB29AE5E98171B705CCB7A5D2734BF9CFE66AD529F69"> : tensor<2x2x3xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xi64>, tensor<2x2x3xi64>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xi64>) -> tensor<4x1x2x3xi64>
  %5 = stablehlo.constant dense<"0xB547CAF11ED4581E0DD05A9B066D1C4E480A6DA8C9DC067F37C0FB29AE5E98171B705CCB7A5D2734BF9CFE66AD529F69B547CAF11ED4581E0DD05A9B066D1C4E480A6DA8C9DC067F37C0FB29AE5E98171B705CCB7A5D2734BF9CFE66AD529F69B547CAF11ED4581E0DD05A9B066D1C4E480A6DA8C9DC067F37C0FB29AE5E98171B705CCB7A5D2734BF9CFE66AD529F69B547CAF11ED4581E0DD05A9B066D1C4E480A6DA8C9DC067F37C0FB29AE5E98171B705CCB7A5D2734BF9CFE66AD529F69"> : tensor<4x1x2x3xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xi64>, tensor<4x1x2x3xi64>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xi64>) -> tensor<0x2x3xi64>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xi64>, tensor<0x2x3xi64>) -> ()
  return
}
// -----
// broadcast of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 1], [2, 2, 2]]> : tensor<2x3xui2>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xui2>) -> tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xui2>) -> tensor<2x2x3xui2>
  %3 = stablehlo.constant dense<[[[0, 0, 1], [2, 2, 2]], [[0, 0, 1], [2, 2, 2]]]> : tensor<2x2x3xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xui2>, tensor<2x2x3xui2>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xui2>) -> tensor<4x1x2x3xui2>
  %5 = stablehlo.constant dense<[[[[0, 0, 1], [2, 2, 2]]], [[[0, 0, 1], [2, 2, 2]]], [[[0, 0, 1], [2, 2, 2]]], [[[0, 0, 1], [2, 2, 2]]]]> : tensor<4x1x2x3xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xui2>, tensor<4x1x2x3xui2>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xui2>) -> tensor<0x2x3xui2>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xui2>, tensor<0x2x3xui2>) -> ()
  return
}
// -----
// broadcast of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 2, 1], [4, 1, 7]]> : tensor<2x3xui4>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xui4>) -> tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xui4>) -> tensor<2x2x3xui4>
  %3 = stablehlo.constant dense<[[[0, 2, 1], [4, 1, 7]], [[0, 2, 1], [4, 1, 7]]]> : tensor<2x2x3xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xui4>, tensor<2x2x3xui4>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xui4>) -> tensor<4x1x2x3xui4>
  %5 = stablehlo.constant dense<[[[[0, 2, 1], [4, 1, 7]]], [[[0, 2, 1], [4, 1, 7]]], [[[0, 2, 1], [4, 1, 7]]], [[[0, 2, 1], [4, 1, 7]]]]> : tensor<4x1x2x3xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xui4>, tensor<4x1x2x3xui4>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xui4>) -> tensor<0x2x3xui4>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xui4>, tensor<0x2x3xui4>) -> ()
  return
}
// -----
// broadcast of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[233, 166, 150], [72, 100, 72]]> : tensor<2x3xui8>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xui8>) -> tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xui8>) -> tensor<2x2x3xui8>
  %3 = stablehlo.constant dense<"0xE9A696486448E9A696486448"> : tensor<2x2x3xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xui8>, tensor<2x2x3xui8>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xui8>) -> tensor<4x1x2x3xui8>
  %5 = stablehlo.constant dense<"0xE9A696486448E9A696486448E9A696486448E9A696486448"> : tensor<4x1x2x3xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xui8>, tensor<4x1x2x3xui8>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xui8>) -> tensor<0x2x3xui8>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xui8>, tensor<0x2x3xui8>) -> ()
  return
}
// -----
// broadcast of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[6736, 21413, 43658], [46453, 37000, 56078]]> : tensor<2x3xui16>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xui16>) -> tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xui16>) -> tensor<2x2x3xui16>
  %3 = stablehlo.constant dense<"0x501AA5538AAA75B588900EDB501AA5538AAA75B588900EDB"> : tensor<2x2x3xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xui16>, tensor<2x2x3xui16>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xui16>) -> tensor<4x1x2x3xui16>
  %5 = stablehlo.constant dense<"0x501AA5538AAA75B588900EDB501AA5538AAA75B588900EDB501AA5538AAA75B588900EDB501AA5538AAA75B588900EDB"> : tensor<4x1x2x3xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xui16>, tensor<4x1x2x3xui16>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xui16>) -> tensor<0x2x3xui16>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xui16>, tensor<0x2x3xui16>) -> ()
  return
}
// -----
// broadcast of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[3851233006, 4070236713, 2545372683], [2951862977, 1381465545, 1367012087]]> : tensor<2x3xui32>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xui32>) -> tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xui32>) -> tensor<2x2x3xui32>
  %3 = stablehlo.constant dense<"0xEE268DE529E29AF20B4EB797C1DAF1AFC97D5752F7F27A51EE268DE529E29AF20B4EB797C1DAF1AFC97D5752F7F27A51"> : tensor<2x2x3xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xui32>, tensor<2x2x3xui32>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xui32>) -> tensor<4x1x2x3xui32>
  %5 = stablehlo.constant dense<"0xEE268DE529E29AF20B4EB797C1DAF1AFC97D5752F7F27A51EE268DE529E29AF20B4EB797C1DAF1AFC97D5752F7F27A51EE268DE529E29AF20B4EB797C1DAF1AFC97D5752F7F27A51EE268DE529E29AF20B4EB797C1DAF1AFC97D5752F7F27A51"> : tensor<4x1x2x3xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xui32>, tensor<4x1x2x3xui32>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xui32>) -> tensor<0x2x3xui32>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xui32>, tensor<0x2x3xui32>) -> ()
  return
}
// -----
// broadcast of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2540726551427116966, 3087004616667125181, 10210411650399356327], [11259670480631732677, 575200756428232486, 3963797052704136686]]> : tensor<2x3xui64>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xui64>) -> tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xui64>) -> tensor<2x2x3xui64>
  %3 = stablehlo.constant dense<"0xA66F375156794223BD556FDC573ED72AA74590884CABB28DC5990156A562429C26D770590A86FB07EE9D2B186B3C0237A66F375156794223BD556FDC573ED72AA74590884CABB28DC5990156A562429C26D770590A86FB07EE9D2B186B3C0237"> : tensor<2x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xui64>, tensor<2x2x3xui64>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xui64>) -> tensor<4x1x2x3xui64>
  %5 = stablehlo.constant dense<"0xA66F375156794223BD556FDC573ED72AA74590884CABB28DC5990156A562429C26D770590A86FB07EE9D2B186B3C0237A66F375156794223BD556FDC573ED72AA74590884CABB28DC5990156A562429C26D770590A86FB07EE9D2B186B3C0237A66F375156794223BD556FDC573ED72AA74590884CABB28DC5990156A562429C26D770590A86FB07EE9D2B186B3C0237A66F375156794223BD556FDC573ED72AA74590884CABB28DC5990156A562429C26D770590A86FB07EE9D2B186B3C0237"> : tensor<4x1x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xui64>, tensor<4x1x2x3xui64>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xui64>) -> tensor<0x2x3xui64>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xui64>, tensor<0x2x3xui64>) -> ()
  return
}
// -----
// broadcast of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]]> : tensor<2x3xf4E2M1FN>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf4E2M1FN>) -> tensor<2x2x3xf4E2M1FN>
  %3 = stablehlo.constant dense<[[[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]], [[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]]]> : tensor<2x2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf4E2M1FN>, tensor<2x2x3xf4E2M1FN>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf4E2M1FN>) -> tensor<4x1x2x3xf4E2M1FN>
  %5 = stablehlo.constant dense<[[[[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]]], [[[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]]], [[[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]]], [[[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]]]]> : tensor<4x1x2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf4E2M1FN>, tensor<4x1x2x3xf4E2M1FN>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf4E2M1FN>) -> tensor<0x2x3xf4E2M1FN>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf4E2M1FN>, tensor<0x2x3xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]]> : tensor<2x3xf6E2M3FN>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf6E2M3FN>) -> tensor<2x2x3xf6E2M3FN>
  %3 = stablehlo.constant dense<[[[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]], [[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]]]> : tensor<2x2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf6E2M3FN>, tensor<2x2x3xf6E2M3FN>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf6E2M3FN>) -> tensor<4x1x2x3xf6E2M3FN>
  %5 = stablehlo.constant dense<[[[[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]]], [[[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]]], [[[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]]], [[[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]]]]> : tensor<4x1x2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf6E2M3FN>, tensor<4x1x2x3xf6E2M3FN>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf6E2M3FN>) -> tensor<0x2x3xf6E2M3FN>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf6E2M3FN>, tensor<0x2x3xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]]> : tensor<2x3xf6E3M2FN>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf6E3M2FN>) -> tensor<2x2x3xf6E3M2FN>
  %3 = stablehlo.constant dense<[[[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]], [[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]]]> : tensor<2x2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf6E3M2FN>, tensor<2x2x3xf6E3M2FN>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf6E3M2FN>) -> tensor<4x1x2x3xf6E3M2FN>
  %5 = stablehlo.constant dense<[[[[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]]], [[[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]]], [[[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]]], [[[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]]]]> : tensor<4x1x2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf6E3M2FN>, tensor<4x1x2x3xf6E3M2FN>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf6E3M2FN>) -> tensor<0x2x3xf6E3M2FN>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf6E3M2FN>, tensor<0x2x3xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-4.75, -9.5, 6.5], [5.25, -10.5, -7.25]]> : tensor<2x3xf8E3M4>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf8E3M4>) -> tensor<2x2x3xf8E3M4>
  %3 = stablehlo.constant dense<"0xD3E35A55E5DDD3E35A55E5DD"> : tensor<2x2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf8E3M4>, tensor<2x2x3xf8E3M4>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf8E3M4>) -> tensor<4x1x2x3xf8E3M4>
  %5 = stablehlo.constant dense<"0xD3E35A55E5DDD3E35A55E5DDD3E35A55E5DDD3E35A55E5DD"> : tensor<4x1x2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf8E3M4>, tensor<4x1x2x3xf8E3M4>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf8E3M4>) -> tensor<0x2x3xf8E3M4>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf8E3M4>, tensor<0x2x3xf8E3M4>) -> ()
  return
}
// -----
// broadcast of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.1015625, 26.0, 3.25], [-12.0, -144.0, 1.125]]> : tensor<2x3xf8E4M3>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf8E4M3>) -> tensor<2x2x3xf8E4M3>
  %3 = stablehlo.constant dense<"0x9D5D45D4F1399D5D45D4F139"> : tensor<2x2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf8E4M3>, tensor<2x2x3xf8E4M3>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf8E4M3>) -> tensor<4x1x2x3xf8E4M3>
  %5 = stablehlo.constant dense<"0x9D5D45D4F1399D5D45D4F1399D5D45D4F1399D5D45D4F139"> : tensor<4x1x2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf8E4M3>, tensor<4x1x2x3xf8E4M3>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf8E4M3>) -> tensor<0x2x3xf8E4M3>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf8E4M3>, tensor<0x2x3xf8E4M3>) -> ()
  return
}
// -----
// broadcast of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[16.0, -320.0, 88.0], [-2.0, 0.21875, -0.203125]]> : tensor<2x3xf8E4M3FN>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x2x3xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x58FA6BC026A558FA6BC026A5"> : tensor<2x2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf8E4M3FN>, tensor<2x2x3xf8E4M3FN>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf8E4M3FN>) -> tensor<4x1x2x3xf8E4M3FN>
  %5 = stablehlo.constant dense<"0x58FA6BC026A558FA6BC026A558FA6BC026A558FA6BC026A5"> : tensor<4x1x2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf8E4M3FN>, tensor<4x1x2x3xf8E4M3FN>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf8E4M3FN>) -> tensor<0x2x3xf8E4M3FN>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf8E4M3FN>, tensor<0x2x3xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[-24.0, 2.0, -12.0], [52.0, -0.125, 0x92]]> : tensor<2x3xf8E4M3FNUZ>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x2x3xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0xE448DC6DA892E448DC6DA892"> : tensor<2x2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf8E4M3FNUZ>, tensor<2x2x3xf8E4M3FNUZ>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<4x1x2x3xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<"0xE448DC6DA892E448DC6DA892E448DC6DA892E448DC6DA892"> : tensor<4x1x2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf8E4M3FNUZ>, tensor<4x1x2x3xf8E4M3FNUZ>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<0x2x3xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf8E4M3FNUZ>, tensor<0x2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.125, -26.0, 0.34375], [-20.0, 0x8D, 28.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x2x3xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x40FD4BFA8D7E40FD4BFA8D7E"> : tensor<2x2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf8E4M3B11FNUZ>, tensor<2x2x3xf8E4M3B11FNUZ>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<4x1x2x3xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<"0x40FD4BFA8D7E40FD4BFA8D7E40FD4BFA8D7E40FD4BFA8D7E"> : tensor<4x1x2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf8E4M3B11FNUZ>, tensor<4x1x2x3xf8E4M3B11FNUZ>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<0x2x3xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf8E4M3B11FNUZ>, tensor<0x2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-5.0, 0.21875, 1024.0], [1792.0, 3584.0, 0.0234375]]> : tensor<2x3xf8E5M2>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf8E5M2>) -> tensor<2x2x3xf8E5M2>
  %3 = stablehlo.constant dense<"0xC53364676B26C53364676B26"> : tensor<2x2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf8E5M2>, tensor<2x2x3xf8E5M2>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf8E5M2>) -> tensor<4x1x2x3xf8E5M2>
  %5 = stablehlo.constant dense<"0xC53364676B26C53364676B26C53364676B26C53364676B26"> : tensor<4x1x2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf8E5M2>, tensor<4x1x2x3xf8E5M2>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf8E5M2>) -> tensor<0x2x3xf8E5M2>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf8E5M2>, tensor<0x2x3xf8E5M2>) -> ()
  return
}
// -----
// broadcast of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xA6, 12.0, 0.625], [-0.1875, 40.0, 0x97]]> : tensor<2x3xf8E5M2FNUZ>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x2x3xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0xA64E3DB65597A64E3DB65597"> : tensor<2x2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf8E5M2FNUZ>, tensor<2x2x3xf8E5M2FNUZ>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<4x1x2x3xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<"0xA64E3DB65597A64E3DB65597A64E3DB65597A64E3DB65597"> : tensor<4x1x2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf8E5M2FNUZ>, tensor<4x1x2x3xf8E5M2FNUZ>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<0x2x3xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf8E5M2FNUZ>, tensor<0x2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xB5, 0xD2, 0xD2], [0xE6, 0xBF, 0x34]]> : tensor<2x3xf8E8M0FNU>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf8E8M0FNU>) -> tensor<2x2x3xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0xB5D2D2E6BF34B5D2D2E6BF34"> : tensor<2x2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf8E8M0FNU>, tensor<2x2x3xf8E8M0FNU>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf8E8M0FNU>) -> tensor<4x1x2x3xf8E8M0FNU>
  %5 = stablehlo.constant dense<"0xB5D2D2E6BF34B5D2D2E6BF34B5D2D2E6BF34B5D2D2E6BF34"> : tensor<4x1x2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf8E8M0FNU>, tensor<4x1x2x3xf8E8M0FNU>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf8E8M0FNU>) -> tensor<0x2x3xf8E8M0FNU>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf8E8M0FNU>, tensor<0x2x3xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[4.125, -106.0, 95.0], [63.25, 105.5, 121.0]]> : tensor<2x3xbf16>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xbf16>) -> tensor<2x2x3xbf16>
  %3 = stablehlo.constant dense<"0x8440D4C2BE427D42D342F2428440D4C2BE427D42D342F242"> : tensor<2x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xbf16>, tensor<2x2x3xbf16>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xbf16>) -> tensor<4x1x2x3xbf16>
  %5 = stablehlo.constant dense<"0x8440D4C2BE427D42D342F2428440D4C2BE427D42D342F2428440D4C2BE427D42D342F2428440D4C2BE427D42D342F242"> : tensor<4x1x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xbf16>, tensor<4x1x2x3xbf16>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xbf16>) -> tensor<0x2x3xbf16>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xbf16>, tensor<0x2x3xbf16>) -> ()
  return
}
// -----
// broadcast of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-58.25, 99.75, -53.75], [10.625, 37.625, -29.625]]> : tensor<2x3xf16>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf16>) -> tensor<2x2x3xf16>
  %3 = stablehlo.constant dense<"0x48D33C56B8D25049B45068CF48D33C56B8D25049B45068CF"> : tensor<2x2x3xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf16>, tensor<2x2x3xf16>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf16>) -> tensor<4x1x2x3xf16>
  %5 = stablehlo.constant dense<"0x48D33C56B8D25049B45068CF48D33C56B8D25049B45068CF48D33C56B8D25049B45068CF48D33C56B8D25049B45068CF"> : tensor<4x1x2x3xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf16>, tensor<4x1x2x3xf16>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf16>) -> tensor<0x2x3xf16>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf16>, tensor<0x2x3xf16>) -> ()
  return
}
// -----
// broadcast of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
  %3 = stablehlo.constant dense<[[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]], [[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]]> : tensor<2x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf32>) -> tensor<4x1x2x3xf32>
  %5 = stablehlo.constant dense<[[[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]], [[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]], [[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]], [[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]]]> : tensor<4x1x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf32>, tensor<4x1x2x3xf32>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf32>) -> tensor<0x2x3xf32>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf32>, tensor<0x2x3xf32>) -> ()
  return
}
// -----
// broadcast of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]]> : tensor<2x3xf64>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xf64>) -> tensor<2x2x3xf64>
  %3 = stablehlo.constant dense<[[[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]], [[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]]]> : tensor<2x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xf64>) -> tensor<4x1x2x3xf64>
  %5 = stablehlo.constant dense<[[[[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]]], [[[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]]], [[[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]]], [[[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]]]]> : tensor<4x1x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xf64>, tensor<4x1x2x3xf64>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xf64>) -> tensor<0x2x3xf64>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xf64>, tensor<0x2x3xf64>) -> ()
  return
}
// -----
// broadcast of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]]> : tensor<2x3xcomplex<f32>>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]], [[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]]]> : tensor<2x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<4x1x2x3xcomplex<f32>>
  %5 = stablehlo.constant dense<[[[[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]]], [[[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]]], [[[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]]], [[[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]]]]> : tensor<4x1x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xcomplex<f32>>, tensor<4x1x2x3xcomplex<f32>>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xcomplex<f32>>) -> tensor<0x2x3xcomplex<f32>>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xcomplex<f32>>, tensor<0x2x3xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]]> : tensor<2x3xcomplex<f64>>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %2 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x2x3xcomplex<f64>>
  %3 = stablehlo.constant dense<[[[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]], [[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]]]> : tensor<2x2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x2x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>) -> ()
  %4 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4, 1>}> : (tensor<2x3xcomplex<f64>>) -> tensor<4x1x2x3xcomplex<f64>>
  %5 = stablehlo.constant dense<[[[[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]]], [[[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]]], [[[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]]], [[[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]]]]> : tensor<4x1x2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x1x2x3xcomplex<f64>>, tensor<4x1x2x3xcomplex<f64>>) -> ()
  %6 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 0>}> : (tensor<2x3xcomplex<f64>>) -> tensor<0x2x3xcomplex<f64>>
  %7 = stablehlo.constant dense<> : tensor<0x2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<0x2x3xcomplex<f64>>, tensor<0x2x3xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 2>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E583A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x2x3x4xi8>}> : () -> tensor<2x2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
