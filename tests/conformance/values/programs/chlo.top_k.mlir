// top_k of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 1, 0, -2, 1, -1, -1, 0, 1], [1, 0, -1, -2, 1, -2, -2, -1, 0], [1, -1, 1, 1, -1, 0, 0, 0, -1]]> : tensor<3x9xi2>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xi2>) -> (tensor<3x4xi2>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[1, 1, 1, 0], [1, 1, 0, 0], [1, 1, 1, 0]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[1, 4, 8, 0], [0, 4, 1, 8], [0, 2, 3, 5]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-8, 5, -5, -3, 0, -3, -7, -3, -3], [3, -2, 0, -3, 2, 1, 2, -3, 3], [-4, 1, -6, -4, 7, 2, -3, 1, 6]]> : tensor<3x9xi4>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xi4>) -> (tensor<3x4xi4>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[5, 0, -3, -3], [3, 3, 2, 2], [7, 6, 2, 1]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[1, 4, 3, 5], [0, 8, 4, 6], [4, 8, 5, 1]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x27CA6329C8A48953C2E45F9F548204CC4DE0BF90793F0600B8425C"> : tensor<3x9xi8>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xi8>) -> (tensor<3x4xi8>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x635329275F544D04795C423F"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<[[2, 7, 3, 0], [1, 3, 7, 5], [2, 8, 7, 3]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4D0960E78A90E01A0FD9AC8002C33EC7165EF6DFD3C622043F0E56A981B5B81623923D5CAA654A0CA7BBA9B8D5390799E0E9FDA79306"> : tensor<3x9xi16>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xi16>) -> (tensor<3x4xi16>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x165EE01A4D0960E73D5CB8163F0E2204AA65D5394A0C9306"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<[[8, 3, 0, 1], [8, 6, 3, 2], [0, 4, 1, 8]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x613BB44ABA471500158B2F3F5BAFEE3509C0FBC684B4CD7B19E21AE4EF8A36E3AE52A16307B83D0161F48DCD7B3FC49BB2876270F0E2B85EE11AC0221452ABFB0C2A6742D3711BE84DEEE47F5F9A4FC5AD40652D270AA5D0E74A2787817E54AE73DF4CFBE44EFF3D7DEEF210"> : tensor<3x9xi32>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xi32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x84B4CD7BAE52A163613BB44A158B2F3FB2876270F0E2B85E0C2A6742E11AC0224DEEE47FE44EFF3DAD40652D7DEEF210"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<[[5, 8, 0, 2], [3, 4, 7, 5], [0, 7, 2, 8]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD0D55D9D295460E2C002F332E4BAF46109E064FFC1CDB571FD23435980BC95DCF000AA8D3998BADEB1F7D8A04F3AD81EACCC806D7803E7B375BF0C0CFE3568BA52889BCED62851CDD5177C3AE7BA517550F196CAF7F6EF77795F2DCA83335CED89788ACBB1F0CF608EC29E7CA6655203B6B7C898E19E7BF325E6A35E12B0BA621FAC4858992A99EB75D5FB79D5486928E0CBA091F01C9F3AF5AFC3513DE012588FE45792F884BB99B655A36418ACE0DC1B513BA8105A779EB3F0463DD5A02B040EDAC6CBDB7E24E63CE9BF2E40BB338E06BEB199083C3271"> : tensor<3x9xi64>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xi64>) -> (tensor<3x4xi64>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x09E064FFC1CDB571C002F332E4BAF461B1F7D8A04F3AD81ED0D55D9D295460E250F196CAF7F6EF77D5177C3AE7BA517525E6A35E12B0BA6289788ACBB1F0CF6006BEB199083C3271F5AFC3513DE01258E0CBA091F01C9F3AB3F0463DD5A02B04"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<[[2, 1, 5, 0], [1, 0, 6, 3], [8, 1, 0, 5]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2, 1, 1, 3, 3, 1, 2, 2, 1], [0, 1, 0, 3, 3, 0, 0, 2, 1], [3, 1, 0, 0, 0, 1, 2, 0, 3]]> : tensor<3x9xui2>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xui2>) -> (tensor<3x4xui2>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[3, 3, 2, 2], [3, 3, 2, 1], [3, 3, 2, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[3, 4, 0, 6], [3, 4, 7, 1], [0, 8, 6, 1]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 1, 8, 13, 13, 0, 9, 10, 9], [12, 14, 1, 14, 2, 7, 13, 10, 0], [15, 3, 12, 9, 6, 4, 7, 6, 4]]> : tensor<3x9xui4>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xui4>) -> (tensor<3x4xui4>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[13, 13, 10, 9], [14, 14, 13, 12], [15, 12, 9, 7]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[3, 4, 7, 6], [1, 3, 6, 0], [0, 2, 3, 6]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x337BB3B6BE160F075414E240D03DD3F66AB40CE83A19908ED9B465"> : tensor<3x9xui8>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xui8>) -> (tensor<3x4xui8>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0xBEB6B37BF6E2D3D0E8D9B490"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<[[4, 3, 2, 1], [6, 1, 5, 3], [1, 6, 7, 4]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x73FEE650155C1E132F83BE455627733E3349E8555EB7C4A3FE0E2D6923205C7F62DBE08C90845FB5A287F10BA2AAD93E91704713CD7D"> : tensor<3x9xui16>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xui16>) -> (tensor<3x4xui16>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x73FE2F83155CE65062DB5EB7C4A3E08C5FB5A2AAA2879084"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<[[0, 4, 2, 1], [7, 1, 2, 8], [1, 4, 2, 0]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCB0F7206FBE2D8A5A13CFDEB3DA4F138D18525A94408028CB7C98F816B98A9CBA75D4FDA7393EBA03EF6433037910785BFF4D95278CDCF093CB0EB233027ACD0DD241917CEE84C8DE2509F45E3B1D28E955137064396389D71EB0282763C33406FB54D62EB34B5213F98DDA4"> : tensor<3x9xui32>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xui32>) -> (tensor<3x4xui32>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0xA13CFDEBA75D4FDA6B98A9CBD18525A93027ACD07393EBA0CEE84C8D379107853F98DDA44396389DE3B1D28E71EB0282"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<[[2, 8, 7, 4], [6, 0, 8, 2], [8, 3, 1, 4]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xCFACDD83DBB2A3180AD28975DFAAAF991CC97000D3532E0ED4CBD88072B81DE7CC363CFC77FE828D991F8BEA29B13FEC873A3DA45D26B0F7397F8863A7A09DA0E5445BB75D2033D9C1F8C90EED39282DA1E7B3B6425D63170D70FA443DAE0E32481C869151D466C5F9C9CCBEEB9DCF9F38874812BDF25A5C10B55E920CDD9BCDB091A5D631BA9972480DAB657A126E27BE85CACC9201E03BB842AF0B81129208C244A0B9E0DBF94FEA0DE5B2D3A1EAFE62C23F6789E36E2058CA6D6B2B4F887781A9274093C16C6FD1C40C6ADC8101E6C671A5DEC33F697F"> : tensor<3x9xui64>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xui64>) -> (tensor<3x4xui64>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x873A3DA45D26B0F7991F8BEA29B13FECD4CBD88072B81DE7E5445BB75D2033D910B55E920CDD9BCD481C869151D466C5F9C9CCBEEB9DCF9FB091A5D631BA9972EA0DE5B2D3A1EAFED1C40C6ADC8101E6C671A5DEC33F697F58CA6D6B2B4F8877"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<[[6, 5, 3, 8], [6, 3, 4, 7], [3, 7, 8, 5]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, -2.0, -1.0, 0.0, -4.0, -2.0, 0.0, 0.0, 1.5], [2.0, 0.0, -4.0, 1.0, -3.0, -2.0, -3.0, 6.0, 0.0], [0.0, 3.0, -1.0, -3.0, 0.0, 3.0, -3.0, -1.5, 0.0]]> : tensor<3x9xf4E2M1FN>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf4E2M1FN>) -> (tensor<3x4xf4E2M1FN>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[1.5, 0.0, 0.0, 0.0], [6.0, 2.0, 1.0, 0.0], [3.0, 3.0, 0.0, 0.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[8, 3, 6, 7], [7, 0, 3, 1], [1, 5, 0, 4]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[4.5, 5.5, -0.125, -0.625, 0.125, 0.25, -1.0, -1.125, 1.375], [-6.5, -1.875, -3.0, -1.875, -6.5, -1.0, 7.0, 1.5, -5.0], [-0.25, 1.375, 2.25, 0.5, 1.875, -7.5, -1.125, -1.125, 3.5]]> : tensor<3x9xf6E2M3FN>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf6E2M3FN>) -> (tensor<3x4xf6E2M3FN>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[5.5, 4.5, 1.375, 0.25], [7.0, 1.5, -1.0, -1.875], [3.5, 2.25, 1.875, 1.375]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[1, 0, 8, 5], [6, 7, 5, 1], [8, 2, 4, 1]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-28.0, -28.0, 3.5, 1.25, -1.75, -3.5, 0.1875, -1.75, -1.5], [20.0, -1.0, 2.0, -5.0, -3.5, 0.25, -0.5, -1.75, -0.5], [-0.25, 8.0, 14.0, -0.375, -0.125, 24.0, 28.0, -6.0, 0.0]]> : tensor<3x9xf6E3M2FN>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf6E3M2FN>) -> (tensor<3x4xf6E3M2FN>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[3.5, 1.25, 0.1875, -1.5], [20.0, 2.0, 0.25, -0.5], [28.0, 24.0, 14.0, 8.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[2, 3, 6, 8], [0, 2, 5, 6], [6, 5, 2, 1]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x435601C4ED508ADF5728DF29E04F6F651F29090C6A1B181AD1CA35"> : tensor<3x9xf8E3M4>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf8E3M4>) -> (tensor<3x4xf8E3M4>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x575650436F654F296A351B1A"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<[[8, 1, 5, 0], [5, 6, 4, 2], [2, 8, 3, 5]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x83D1D2756A953753CD823B93A1C15223C14B84680AEAE1AEF5C4EB"> : tensor<3x9xf8E4M3>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf8E4M3>) -> (tensor<3x4xf8E4M3>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x756A5337524B3B23680A84AE"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<[[3, 4, 7, 6], [5, 8, 1, 6], [1, 2, 0, 5]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD09A8908DEA60A40C8A13B9DF942E636450C3E96B0F6D00B69C20C"> : tensor<3x9xf8E4M3FN>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf8E4M3FN>) -> (tensor<3x4xf8E4M3FN>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x400A088945423B36693E0C0B"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<[[7, 6, 3, 2], [7, 4, 1, 6], [6, 0, 8, 5]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5710EA0F6412ACDAA84CE530C6A6DA9ACC49135476102B9A05B344"> : tensor<3x9xf8E4M3FNUZ>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf8E4M3FNUZ>) -> (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x645712104C49309A7654442B"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[4, 0, 5, 1], [0, 8, 2, 6], [2, 1, 8, 4]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0B408CF6F0E1D3F8348FE04E1EA0D6C9D63E27C0CC6349D91ACC25"> : tensor<3x9xf8E4M3B11FNUZ>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf8E4M3B11FNUZ>) -> (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x40340B8C4E3E1E8F63492725"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[1, 8, 0, 2], [2, 8, 3, 0], [3, 4, 0, 8]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF78C5F178505BC1F79B8906B92893329310A48C4D5AA1E647687AC"> : tensor<3x9xf8E5M2>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf8E5M2>) -> (tensor<3x4xf8E5M2>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x795F1F176B3331297664481E"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<[[8, 2, 7, 3], [2, 5, 7, 6], [6, 5, 0, 4]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDF302CDCBAF72A3570D2C73E4402988118102A25259AA367F9FCDC"> : tensor<3x9xf8E5M2FNUZ>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf8E5M2FNUZ>) -> (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x7035302C443E1810672A2525"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<[[8, 7, 1, 2], [3, 2, 7, 8], [5, 0, 1, 2]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA516A2E8F9EC778C33ECBEA1E1F5B427DE37662A903831A1350E94"> : tensor<3x9xf8E8M0FNU>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf8E8M0FNU>) -> (tensor<3x4xf8E8M0FNU>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0xF9ECE8A5F5ECE1DEA1949066"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<[[4, 5, 3, 0], [4, 0, 3, 7], [5, 8, 2, 0]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x98C2B842BAC2CE420041D742EBC220C042C26042EA42A742A3C12C42A042A442DC429D42BF428242903F9B414CC1924295C23A41E1C1"> : tensor<3x9xbf16>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xbf16>) -> (tensor<3x4xbf16>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0xD742CE42B8420041EA42DC42A742A442BF42924282429B41"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<[[5, 3, 1, 4], [1, 7, 2, 6], [0, 5, 1, 3]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x42551CD28A550852E0D14456904C04D740CA88CDC045B0D1AC52D0C8DED41C556048C8CC46D630CBB0486AD744514257C0CFE6D5E8D3"> : tensor<3x9xf16>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf16>) -> (tensor<3x4xf16>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<"0x44568A55425508521C55AC526048C04542574451B04830CB"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<[[5, 2, 0, 3], [6, 3, 7, 1], [5, 4, 2, 1]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[12.625, 69.625, -37.75, 96.25, -86.75, -104.25, 60.625, 88.125, -56.5], [-38.625, -17.875, 97.375, -52.375, -33.875, -86.5, 38.0, -124.75, 95.5], [-98.5, -17.625, 48.75, 34.25, -1.25, -108.75, 89.25, -105.5, -17.375]]> : tensor<3x9xf32>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[96.25, 88.125, 69.625, 60.625], [97.375, 95.5, 38.0, -17.875], [89.25, 48.75, 34.25, -1.25]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[3, 7, 1, 6], [2, 8, 6, 1], [6, 2, 3, 4]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-23.625, -120.625, -114.375, 87.375, 1.875, 69.5, 26.625, -66.125, 106.875], [44.5, -31.25, -9.375, 118.5, -55.5, 13.0, -24.625, -43.375, 12.25], [-68.75, 66.5, 113.375, 105.375, -17.5, 76.25, 36.5, -55.0, 111.75]]> : tensor<3x9xf64>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xf64>) -> (tensor<3x4xf64>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[106.875, 87.375, 69.5, 26.625], [118.5, 44.5, 13.0, 12.25], [113.375, 111.75, 105.375, 76.25]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[[8, 3, 5, 6], [3, 0, 5, 8], [2, 8, 3, 5]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, false, true, true, false, false, true, true, false], [false, true, true, false, true, false, true, false, true], [false, true, false, true, true, false, false, false, false]]> : tensor<3x9xi1>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xi1>) -> (tensor<3x4xi1>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[0, 2, 3, 6], [1, 2, 4, 6], [1, 3, 4, 0]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-1.0, 1.0), (-1.0, 2.0), (-2.0, -1.0), (2.0, -2.0), (0.0, -1.0), (-2.0, 0.0), (1.0, -2.0), (-1.0, 1.0), (-2.0, 2.0)], [(0.0, 1.0), (-2.0, 0.0), (2.0, 2.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -1.0), (-1.0, 2.0), (0.0, -1.0), (-2.0, 0.0)], [(-1.0, -2.0), (2.0, -2.0), (0.0, 2.0), (-1.0, 0.0), (2.0, 0.0), (-1.0, -2.0), (0.0, -2.0), (2.0, -1.0), (0.0, 1.0)]]> : tensor<3x9xcomplex<f32>>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[(2.0, -2.0), (1.0, -2.0), (0.0, -1.0), (-1.0, 2.0)], [(2.0, 2.0), (1.0, -1.0), (0.0, 1.0), (0.0, -1.0)], [(2.0, 0.0), (2.0, -1.0), (2.0, -2.0), (0.0, 2.0)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[[3, 6, 4, 1], [2, 5, 0, 7], [4, 7, 1, 2]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 2.0), (1.0, -2.0), (1.0, 0.0), (0.0, 1.0), (1.0, -2.0), (1.0, 1.0), (0.0, 0.0), (2.0, 2.0)], [(-1.0, 1.0), (-1.0, 2.0), (0.0, -1.0), (0.0, -2.0), (0.0, 2.0), (0.0, 0.0), (1.0, 2.0), (2.0, 1.0), (2.0, 2.0)], [(2.0, -2.0), (2.0, -2.0), (-1.0, 0.0), (-1.0, 0.0), (2.0, -1.0), (0.0, -1.0), (-1.0, -2.0), (2.0, -2.0), (-1.0, -1.0)]]> : tensor<3x9xcomplex<f64>>
  %1, %2 = "chlo.top_k"(%0) <{k = 4 : i64}> : (tensor<3x9xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3x4xi32>)
  %3 = stablehlo.constant dense<[[(2.0, 2.0), (2.0, 0.0), (1.0, 1.0), (1.0, 0.0)], [(2.0, 2.0), (2.0, 1.0), (1.0, 2.0), (0.0, 2.0)], [(2.0, -1.0), (2.0, -2.0), (2.0, -2.0), (2.0, -2.0)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[[8, 0, 6, 3], [8, 7, 6, 4], [4, 0, 1, 7]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  return
}
// -----
// top_k of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xE207EF14FCE409F116FEE60B"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1, %2 = "chlo.top_k"(%0) <{k = 2 : i64}> : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> (tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x2xi32>)
  %3 = "stablehlo.constant"() <{value = dense<[[20, 7], [9, -4], [22, 11]]> : tensor<3x2xi8>}> : () -> tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = stablehlo.constant dense<[[3, 1], [2, 0], [0, 3]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  return
}
