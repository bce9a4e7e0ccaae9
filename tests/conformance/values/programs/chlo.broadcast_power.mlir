// broadcast_power of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1], [-1], [0]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[1, 1, -2, 1]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[-1, -1, 1, -1], [-1, -1, 1, -1], [0, 0, 0, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[-1, -2], [1, 1], [1, -1]], [[-1, -2], [-1, -2], [0, 1]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<1> : tensor<3xi2>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %4) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_power of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[3], [-3], [-6]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[2, 0, 1, 2]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[-7, 1, 3, -7], [-7, 1, -3, -7], [4, 1, -6, 4]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[6, -7], [-5, -4], [-4, -7]], [[5, -6], [3, 2], [-5, 0]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[1, 0, 3]> : tensor<3xi4>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[6, -7], [1, 1], [0, -7]], [[5, -6], [1, 1], [3, 0]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_power of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[12], [28], [-62]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[1, 3, 2, 0]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0x0CC090011CC01001C2080401"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0x0A1F63EA125602479F869FF7"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[2, 1, 1]> : tensor<3xi8>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0x64C163EA125604B19F869FF7"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_power of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[13442], [30169], [-6712]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[3, 1, 1, 1]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0x08F6823482348234495AD975D975D97500D2C8E5C8E5C8E5"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x41DD5A2F9CB8552FB548AA7415BB1F25A34281A4C160B5D8"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<1> : tensor<3xi16>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %4) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_power of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[121398590], [-1739729099], [-1378637876]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[2, 2, 3, 1]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0x04FB190104FB1901F85E43753E653C07F910CC1AF910CC1A8DA265E135D74D9890CA43C090CA43C0C05AD9B3CCA7D3AD"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0x639E5163C8D9FAFBD3A80AF31475A44D1D5DB2039ECAF420AD8CD6CF4D328F9A66623E3CCF5954A7DF433672B92A4642"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[3, 0, 1]> : tensor<3xi32>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<"0x3BF8604500D228D701000000010000001D5DB2039ECAF42075455F8D55FD29770100000001000000DF433672B92A4642"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_power of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1809131946992898984], [-1664953933141702257], [-1413308582778777396]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[3, 3, 0, 3]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0x00669336116A712E00669336116A712E010000000000000000669336116A712EAF594FFB553DBBD6AF594FFB553DBBD60100000000000000AF594FFB553DBBD6C08A30E4C5E6D318C08A30E4C5E6D3180100000000000000C08A30E4C5E6D318"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0xE5FCACEC047C1F9F9B92E14810F4C89CD1DEFA2ABC60C0491F82C48E6ACCA3B1D2B1A8C8F382DAA77461BD680337A8F876DA0B3DA956C51A200D7343AC17D6AF1863F7AD83BC46BC8CD8D7C3D839F63948D27897E293F27254D39469126F1BB0"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[3, 3, 2]> : tensor<3xi64>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0x1D12FC39E82606456318791612B9F0C271276C2152F79BF25F7A78A24CC7C6EB441024FFADE1CAB7901C614AFF8B6AA7188AB85EB1DCFEE20080FC78F417835F007664156F6FE3A3C05EC6F9C895DB9B40343AC036B8913C909393EFAFFB7327"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_power of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0], [0], [2]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[2, 2, 2, 0]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[0, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[3, 3], [3, 2], [0, 1]], [[3, 1], [1, 1], [0, 0]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xui2>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[3, 3], [1, 0], [0, 1]], [[3, 1], [1, 1], [0, 0]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_power of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[15], [7], [5]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[1, 0, 3, 0]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[15, 1, 15, 1], [7, 1, 7, 1], [5, 1, 13, 1]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[13, 9], [2, 1], [8, 12]], [[12, 15], [14, 0], [13, 12]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[1, 0, 3]> : tensor<3xui4>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[13, 9], [1, 1], [0, 0]], [[12, 15], [1, 1], [5, 0]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_power of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[51], [230], [170]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[1, 0, 1, 3]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x3301332BE601E658AA01AA68"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x595F4E26D68ACB9566B64F02"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<1> : tensor<3xui8>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %4) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_power of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[61008], [38964], [36482]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[3, 1, 3, 2]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x00D050EE00D000D940A5349840A590CA082E828E082E047A"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0x00B4EDA305E72D5A7BD90F38D6C2FD97C157223130A2B909"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[1, 0, 3]> : tensor<3xui16>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0x00B4EDA30100010003F82FB5D6C2FD970100010000B0E947"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_power of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[3723289593], [2256597711], [586553033]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[2, 1, 2, 0]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x31881B08F9E3ECDD31881B080100000061034C69CFF2808661034C6901000000D1295330C916F622D129533001000000"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0xA026689C93480749D8B8EE00A6C5E4F2393B6ADED0968B341D59B16748B7122B015277CB1DB5506945B6C767682447C6"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[0, 0, 1]> : tensor<3xui32>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<[[[1, 1], [1, 1], [3731503929, 881563344]], [[1, 1], [1, 1], [1741141573, 3326551144]]]> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_power of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[10521210307976056981], [16593694198232540046], [1025745489872816428]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[0, 2, 2, 2]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0x0100000000000000B976239036BD8A1EB976239036BD8A1EB976239036BD8A1E0100000000000000C422C7790E6B50DDC422C7790E6B50DDC422C7790E6B50DD0100000000000000901F3489B8C6A986901F3489B8C6A986901F3489B8C6A986"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0x77AF38798873889315B7C7594EE6ED36DCEC64E11BE330ECF380E7C83426F669F6B95A8C6044D1982EF095F43BC66ACD8BE00E7B9E2E70CCD057261A7D5459CDD9062A3C8CDAD807474C18523A11BCEC3041687634A7C18B48355CDF27A196E9"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[1, 1, 2]> : tensor<3xui64>
  %6 = "chlo.broadcast_power"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0x77AF38798873889315B7C7594EE6ED36DCEC64E11BE330ECF380E7C83426F66964780D580C8475874448E226DD066A288BE00E7B9E2E70CCD057261A7D5459CDD9062A3C8CDAD807474C18523A11BCEC006999470D628BC040E4D6C6F9915E4C"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// broadcast_power of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [1.0], [-2.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0]]> : tensor<1x3xf4E2M1FN>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x3xf4E2M1FN>) -> tensor<3x3xf4E2M1FN>
  %3 = stablehlo.constant dense<[[4.0, 2.0, 0.5], [1.0, 1.0, 1.0], [4.0, -2.0, -0.5]]> : tensor<3x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf4E2M1FN>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf4E2M1FN>, tensor<1xf4E2M1FN>) -> tensor<3x1xf4E2M1FN>
  %6 = stablehlo.constant dense<[[4.0], [1.0], [4.0]]> : tensor<3x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf4E2M1FN>, tensor<3x1xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_power of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 0.5]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[4.0, 2.0, 0.5, 1.375], [0.25, 0.5, 2.0, 0.75], [1.0, 1.0, 1.0, 1.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf6E2M3FN>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E2M3FN>, tensor<1xf6E2M3FN>) -> tensor<3x1xf6E2M3FN>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E2M3FN>, tensor<3x1xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_power of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[4.0, 2.0, 0.5, 8.0], [0.25, 0.5, 2.0, 0.125], [1.0, 1.0, 1.0, 1.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf6E3M2FN>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf6E3M2FN>, tensor<1xf6E3M2FN>) -> tensor<3x1xf6E3M2FN>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf6E3M2FN>, tensor<3x1xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_power of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x504020601020400830303030"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E3M4>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<3x1xf8E3M4>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E3M4>, tensor<3x1xf8E3M4>) -> ()
  return
}
// -----
// broadcast_power of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<"0x484030502830402038383838"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<3x1xf8E4M3>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3>, tensor<3x1xf8E4M3>) -> ()
  return
}
// -----
// broadcast_power of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x484030502830402038383838"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3FN>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FN>, tensor<3x1xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_power of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x504838583038482840404040"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3FNUZ>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3FNUZ>, tensor<3x1xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_power of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x686050704850604058585858"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E4M3B11FNUZ>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<3x1xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<3x1xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_power of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0x44403848343840303C3C3C3C"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E5M2>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<3x1xf8E5M2>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2>, tensor<3x1xf8E5M2>) -> ()
  return
}
// -----
// broadcast_power of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x48443C4C383C443440404040"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E5M2FNUZ>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<3x1xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E5M2FNUZ>, tensor<3x1xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_power of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[2.0, 1.0, 0.5]]> : tensor<1x3xf8E8M0FNU>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x3xf8E8M0FNU>) -> tensor<3x3xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x81807F7D7E7E7F7F7F"> : tensor<3x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf8E8M0FNU>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<3x1xf8E8M0FNU>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x1xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_power of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x80400040003F0041803E003F0040003E803F803F803F803F"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xbf16>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xbf16>, tensor<1xbf16>) -> tensor<3x1xbf16>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xbf16>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 1 : i64} : (tensor<3x1xbf16>, tensor<3x1xbf16>) -> ()
  return
}
// -----
// broadcast_power of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf16>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x00440040003800480034003800400030003C003C003C003C"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf16>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf16>, tensor<1xf16>) -> tensor<3x1xf16>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf16>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 1 : i64} : (tensor<3x1xf16>, tensor<3x1xf16>) -> ()
  return
}
// -----
// broadcast_power of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[4.0, 2.0, 0.5, 8.0], [0.25, 0.5, 2.0, 0.125], [1.0, 1.0, 1.0, 1.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 3 : i64} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf32>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf32>, tensor<1xf32>) -> tensor<3x1xf32>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 3 : i64} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}
// -----
// broadcast_power of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2.0], [0.5], [1.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<[[2.0, 1.0, -1.0, 3.0]]> : tensor<1x4xf64>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[4.0, 2.0, 0.5, 8.0], [0.25, 0.5, 2.0, 0.125], [1.0, 1.0, 1.0, 1.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 3 : i64} : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<2.0> : tensor<1xf64>
  %5 = "chlo.broadcast_power"(%0, %4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3x1xf64>, tensor<1xf64>) -> tensor<3x1xf64>
  %6 = stablehlo.constant dense<[[4.0], [0.25], [1.0]]> : tensor<3x1xf64>
  stablehlo.custom_call @check.expect_close(%5, %6) {max_ulp_difference = 3 : i64} : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
  return
}
// -----
// broadcast_power of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.5, -2.0)], [(-0.75, 0.5)], [(3.0, 4.0)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(0.25, 7.0), (-2.0, -1.25), (1.0, -3.0)]]> : tensor<1x3xcomplex<f32>>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  %3 = stablehlo.constant dense<"0x7C2D4E44F41DA7C2240B1C3D0FEA053D536708BEFC85A13D0BDD8F32A3DFCBB0BA0DFB40F841E741DF28E6C458A50244F9248F3A554B02BBE975C3BDF518AD3DE03D6AC228615E42"> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 64 : i64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_power of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.5, -2.0)], [(-0.75, 0.5)], [(3.0, 4.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(0.25, 7.0), (-2.0, -1.25), (1.0, -3.0)]]> : tensor<1x3xcomplex<f64>>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1xcomplex<f64>>, tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %3 = stablehlo.constant dense<"0xBF93B07FAFC589404C8CEB7DBEE354C04F10D9896481A33F4FC163DD41BDA03F400FEF5CEA0CC1BF0E95138ABF30B43F46276066A1FB513E07385A69F47B19BE114D5B45B7611F401A78C10D3FE83C40737A71D81BC59CC03519620CAB5480406D01BF299FE4513F53AC91A16A4960BF1D7E4124BD6EB8BF8C692F941EA3B53FC9763DF3BB474DC03323AA0E25CC4B40"> : tensor<3x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 64 : i64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_power of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_power"(%0, %1) : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x04070B2303137F7F03237F7F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
