// broadcast_minimum of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false], [true], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[false, true, false, false]]> : tensor<1x4xi1>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, false, false, false], [false, true, false, false], [false, true, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[false, false], [false, false], [true, false]], [[false, true], [true, false], [true, true]]]> : tensor<2x3x2xi1>
  %5 = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, false], [false, false]], [[false, true], [true, false], [false, false]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_minimum of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1], [1], [1]]> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[-1, 0, -1, 1]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[-1, -1, -1, -1], [-1, 0, -1, 1], [-1, 0, -1, 1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[-1, -2], [1, 0], [1, -2]], [[-2, 0], [-2, -2], [1, 0]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[1, 1, 0]> : tensor<3xi2>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[-1, -2], [1, 0], [0, -2]], [[-2, 0], [-2, -2], [0, 0]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_minimum of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1], [3], [-4]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[-6, 1, -1, -1]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[-6, -1, -1, -1], [-6, 1, -1, -1], [-6, -4, -4, -4]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[-6, 1], [6, -2], [4, 3]], [[-7, 1], [0, 3], [-3, 3]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[-6, -4, 3]> : tensor<3xi4>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[-6, -6], [-4, -4], [3, 3]], [[-7, -6], [-4, -4], [-3, 3]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_minimum of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[58], [-96], [-38]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[-11, -128, 44, -76]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0xF5802CB4A080A0A0DA80DAB4"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0xB52585918CCC6DC1B64E7F83"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[-112, -112, -8]> : tensor<3xi8>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0x909085908CCC90909090F883"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_minimum of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1931], [-22219], [21884]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[14255, -19145, 31201, -7965]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0x75F837B575F8E3E035A935A935A935A9AF3737B57C55E3E0"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x476EDBB3EDD4F806296944A75F080B493583D6FECBC2307C"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[-24574, 7410, -31911]> : tensor<3xi16>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<"0x02A002A0EDD4F8065983598302A002A03583D6FE59835983"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_minimum of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2084034014], [-37994166], [1740813320]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[342846325, -359648921, -867503896, -940190453]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0x222AC883222AC883222AC883222AC8834A41BCFD673190EAE8F04ACC0BD5F5C7756B6F14673190EAE8F04ACC0BD5F5C7"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0xD0403D441856303CD8FB1F7E1626EA8AF2A8916778AA18E747B45E44F0D9C42FA37B8EFD6F148353CE76F7D7526C804F"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-1099243904, 592003348, 901674874]> : tensor<3xi32>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<"0x80DE7ABE80DE7ABE144149231626EA8A7A77BE3578AA18E780DE7ABE80DE7ABEA37B8EFD14414923CE76F7D77A77BE35"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_minimum of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[3784919118596820755], [-8933880704172298015], [-541533844358963083]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[-4048759771603705216, -4235851242332894408, -3565817209974556225, 9155518368704293194]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0x8062AB6070EACFC738CB59D3BC3B37C5BFF97DD923AC83CE134F8C8FE2BB8634E1F01752D57A0484E1F01752D57A0484E1F01752D57A0484E1F01752D57A04848062AB6070EACFC738CB59D3BC3B37C5BFF97DD923AC83CE75E02175D6157CF8"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0x49E4F5281E2823D6A702DD76AB9D4636347F1FFB41CC1C0537A67ABE44188125CDFAB9C8B01EEAB57FB2A883C7C5968711CACB4758E34394256423AEB608520BDDDD78619CFD9D9D20E6455EF08F012FC2722DAE8FA4BDB5A5AEC6E306BFACF5"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[783848628825972959, -9071218179498505695, 7575960498299824812]> : tensor<3xi64>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0x49E4F5281E2823D6DF60D9C62CCAE00A210AED8A208F1C82210AED8A208F1C82CDFAB9C8B01EEAB57FB2A883C7C5968711CACB4758E34394DF60D9C62CCAE00A210AED8A208F1C82210AED8A208F1C82C2722DAE8FA4BDB5A5AEC6E306BFACF5"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_minimum of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[2], [1], [0]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[1, 2, 0, 0]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[1, 2, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[1, 3], [1, 3], [1, 3]], [[3, 0], [0, 0], [1, 2]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[3, 1, 3]> : tensor<3xui2>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[1, 3], [1, 1], [1, 3]], [[3, 0], [0, 0], [1, 2]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_minimum of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [11], [2]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[1, 13, 8, 6]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 11, 8, 6], [1, 2, 2, 2]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[14, 9], [8, 2], [13, 12]], [[9, 2], [7, 15], [13, 3]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[4, 1, 4]> : tensor<3xui4>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[4, 4], [1, 1], [4, 4]], [[4, 2], [1, 1], [4, 3]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_minimum of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[253], [205], [88]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[14, 12, 201, 226]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x0E0CC9E20E0CC9CD0E0C5858"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0xB0C9C673DA6D674366121028"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[144, 244, 227]> : tensor<3xui8>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0x9090C673DA6D674366121028"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_minimum of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[44119], [34761], [8544]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[43801, 54766, 18573, 19140]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x19AB57AC8D48C44AC987C9878D48C44A6021602160216021"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0x8B669D92105419F896F7A746A1F5299B9702EF2311443AC8"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[53644, 6131, 50009]> : tensor<3xui16>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0x8B669D92F317F31759C3A7468CD1299B9702F317114459C3"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_minimum of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[2051721124], [4069886136], [669782384]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[4175169445, 928313782, 3298765439, 1544420564]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0xA4C74A7AB6F15437A4C74A7AD4FC0D5CB88895F2B6F154377F2A9FC4D4FC0D5C7011EC277011EC277011EC277011EC27"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0x8063ACB5F13620764487893722D613B8867FBC57F2D327B5B0CDFF760DA358C6C5A3D1C7E2E2EBA77265090385C5577B"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[1561080132, 2016153522, 2496356022]> : tensor<3xui32>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<"0x44310C5D44310C5D44878937B20F2C78867FBC57B65ECB9444310C5D44310C5DB20F2C78B20F2C787265090385C5577B"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_minimum of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[10460424791379387799], [4213139168779850046], [9102258988859744044]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[2090035800079485029, 6139172737965507783, 2726176754379008023, 15442979623701351593]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0x654896977C4C011DC744321514B932551728B06F5053D52597A5DB11EDE42A91654896977C4C011D3E516878C013783A1728B06F5053D5253E516878C013783A654896977C4C011DC744321514B932551728B06F5053D5252C5F971453B8517E"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0xCEE8E7A8E7EF959E4E2311B3ED8B7444D120CDFC0291C3B7129DBB4D8F2BBE6AA827F0F86371A9CEBCEB4D04D9EBD1D694DD0EBF578DB14C97BC3FB3BDF4407D795B67D927456BD68CC67CBA96B698D247BABD5BD68375BE70537EF1334B2CDA"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[9525430177251856912, 8642654451323129659, 12550034830985810013]> : tensor<3xui64>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0x1012E23F472031844E2311B3ED8B74443B4F90C76EE0F077129DBB4D8F2BBE6A5D50B0932FAE2AAE5D50B0932FAE2AAE94DD0EBF578DB14C97BC3FB3BDF4407D3B4F90C76EE0F0773B4F90C76EE0F0775D50B0932FAE2AAE5D50B0932FAE2AAE"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
// -----
// broadcast_minimum of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0], [2.0], [-1.0]]> : tensor<3x1xf4E2M1FN>
  %1 = stablehlo.constant dense<[[1.0, 0.0, 2.0, 0.0]]> : tensor<1x4xf4E2M1FN>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf4E2M1FN>, tensor<1x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %3 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, -1.0], [1.0, 0.0, 2.0, 0.0], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, -1.0], [2.0, -1.0], [1.0, -1.0]], [[2.0, 0.0], [2.0, 0.0], [0.0, -1.0]]]> : tensor<2x3x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf4E2M1FN>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf4E2M1FN>, tensor<3xf4E2M1FN>) -> tensor<2x3x2xf4E2M1FN>
  %7 = stablehlo.constant dense<[[[0.0, -1.0], [1.0, -1.0], [1.0, -1.0]], [[0.0, 0.0], [1.0, 0.0], [0.0, -1.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  return
}
// -----
// broadcast_minimum of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.0], [0.0]]> : tensor<3x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[0.0, 1.0, -1.0, 0.0]]> : tensor<1x4xf6E2M3FN>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf6E2M3FN>, tensor<1x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %3 = stablehlo.constant dense<[[0.0, 1.0, -1.0, 0.0], [0.0, 0.0, -1.0, 0.0], [0.0, 0.0, -1.0, 0.0]]> : tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[[[-1.0, 0.0], [1.0, 1.0], [-1.0, -1.0]], [[0.0, 0.0], [-1.0, -1.0], [1.0, 0.0]]]> : tensor<2x3x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[-1.0, 1.0, -1.0]> : tensor<3xf6E2M3FN>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<2x3x2xf6E2M3FN>
  %7 = stablehlo.constant dense<[[[-1.0, -1.0], [1.0, 1.0], [-1.0, -1.0]], [[-1.0, -1.0], [-1.0, -1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  return
}
// -----
// broadcast_minimum of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [1.0], [0.0]]> : tensor<3x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[1.0, 1.0, -1.0, -1.0]]> : tensor<1x4xf6E3M2FN>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf6E3M2FN>, tensor<1x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %3 = stablehlo.constant dense<[[1.0, 1.0, -1.0, -1.0], [1.0, 1.0, -1.0, -1.0], [0.0, 0.0, -1.0, -1.0]]> : tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 1.0], [1.0, 1.0], [1.0, -1.0]], [[1.0, 1.0], [-1.0, 1.0], [1.0, 0.0]]]> : tensor<2x3x2xf6E3M2FN>
  %5 = stablehlo.constant dense<[1.0, 1.0, -1.0]> : tensor<3xf6E3M2FN>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf6E3M2FN>, tensor<3xf6E3M2FN>) -> tensor<2x3x2xf6E3M2FN>
  %7 = stablehlo.constant dense<[[[0.0, 1.0], [1.0, 1.0], [-1.0, -1.0]], [[1.0, 1.0], [-1.0, 1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  return
}
// -----
// broadcast_minimum of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [1.0], [-1.0]]> : tensor<3x1xf8E3M4>
  %1 = stablehlo.constant dense<1.0> : tensor<1x4xf8E3M4>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf8E3M4>, tensor<1x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  %3 = stablehlo.constant dense<"0x3030303030303030B0B0B0B0"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<"0x0030B00030000000B00030B0"> : tensor<2x3x2xf8E3M4>
  %5 = stablehlo.constant dense<-1.0> : tensor<3xf8E3M4>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E3M4>, tensor<3xf8E3M4>) -> tensor<2x3x2xf8E3M4>
  %7 = stablehlo.constant dense<-1.0> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  return
}
// -----
// broadcast_minimum of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<-1.0> : tensor<3x1xf8E4M3>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, -1.0, 0.0]]> : tensor<1x4xf8E4M3>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf8E4M3>, tensor<1x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  %3 = stablehlo.constant dense<-1.0> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<"0x3838383800380038B8380000"> : tensor<2x3x2xf8E4M3>
  %5 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf8E4M3>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3>, tensor<3xf8E4M3>) -> tensor<2x3x2xf8E4M3>
  %7 = stablehlo.constant dense<"0x3838B8B800380038B8B80000"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  return
}
// -----
// broadcast_minimum of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [1.0]]> : tensor<3x1xf8E4M3FN>
  %1 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 0.0]]> : tensor<1x4xf8E4M3FN>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf8E4M3FN>, tensor<1x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x00B83800B8B8B8B800B83800"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<"0x00B8B8B8B8B80038B800B838"> : tensor<2x3x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf8E4M3FN>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2x3x2xf8E4M3FN>
  %7 = stablehlo.constant dense<"0xB8B8B8B8B8B8B8B8B800B838"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  return
}
// -----
// broadcast_minimum of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<0.0> : tensor<3x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[0.0, -1.0, 0.0, 0.0]]> : tensor<1x4xf8E4M3FNUZ>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x00C0000000C0000000C00000"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x400040C0C000404040400000"> : tensor<2x3x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[-1.0, 0.0, -1.0]> : tensor<3xf8E4M3FNUZ>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> tensor<2x3x2xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0xC0C000C0C0C0C0C00000C0C0"> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// broadcast_minimum of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [1.0], [0.0]]> : tensor<3x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, 0.0]]> : tensor<1x4xf8E4M3B11FNUZ>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0xD8000000D8005800D8000000"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0xD8D800D8D800D8580000D858"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[-1.0, 1.0, 0.0]> : tensor<3xf8E4M3B11FNUZ>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> tensor<2x3x2xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0xD8D800D8D800D8D80000D800"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// broadcast_minimum of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [-1.0], [0.0]]> : tensor<3x1xf8E5M2>
  %1 = stablehlo.constant dense<[[-1.0, 1.0, -1.0, 0.0]]> : tensor<1x4xf8E5M2>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf8E5M2>, tensor<1x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  %3 = stablehlo.constant dense<"0xBC3CBC00BCBCBCBCBC00BC00"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<"0x00BC3CBC003C00BC00BCBCBC"> : tensor<2x3x2xf8E5M2>
  %5 = stablehlo.constant dense<[-1.0, -1.0, 1.0]> : tensor<3xf8E5M2>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2>, tensor<3xf8E5M2>) -> tensor<2x3x2xf8E5M2>
  %7 = stablehlo.constant dense<"0xBCBCBCBC003CBCBCBCBCBCBC"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  return
}
// -----
// broadcast_minimum of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [0.0], [1.0]]> : tensor<3x1xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0]]> : tensor<1x4xf8E5M2FNUZ>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf8E5M2FNUZ>, tensor<1x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x0000C0000000C0000000C000"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<"0x404040C04000400000004000"> : tensor<2x3x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[1.0, 0.0, 0.0]> : tensor<3xf8E5M2FNUZ>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> tensor<2x3x2xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0x404000C00000400000000000"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// broadcast_minimum of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [2.0], [1.0]]> : tensor<3x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[1.0, 1.0, 0.5, 1.0]]> : tensor<1x4xf8E8M0FNU>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x7F7F7E7F7F7F7E7F7F7F7E7F"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<"0x807E7E7F7E7F7F7F807F7F80"> : tensor<2x3x2xf8E8M0FNU>
  %5 = stablehlo.constant dense<[1.0, 0.5, 0.5]> : tensor<3xf8E8M0FNU>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> tensor<2x3x2xf8E8M0FNU>
  %7 = stablehlo.constant dense<"0x7F7E7E7E7E7E7F7F7E7E7E7E"> : tensor<2x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>) -> ()
  return
}
// -----
// broadcast_minimum of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [0.0], [-1.0]]> : tensor<3x1xbf16>
  %1 = stablehlo.constant dense<[[1.0, -1.0, 0.0, -1.0]]> : tensor<1x4xbf16>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xbf16>, tensor<1x4xbf16>) -> tensor<3x4xbf16>
  %3 = stablehlo.constant dense<"0x000080BF000080BF000080BF000080BF80BF80BF80BF80BF"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %4 = stablehlo.constant dense<"0x803F803F80BF803F80BF803F000080BF803F80BF00000000"> : tensor<2x3x2xbf16>
  %5 = stablehlo.constant dense<[-1.0, 0.0, 0.0]> : tensor<3xbf16>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xbf16>, tensor<3xbf16>) -> tensor<2x3x2xbf16>
  %7 = stablehlo.constant dense<"0x80BF80BF80BF000080BF000080BF80BF000080BF00000000"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  return
}
// -----
// broadcast_minimum of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [-1.0], [0.0]]> : tensor<3x1xf16>
  %1 = stablehlo.constant dense<1.0> : tensor<1x4xf16>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf16>, tensor<1x4xf16>) -> tensor<3x4xf16>
  %3 = stablehlo.constant dense<"0x000000000000000000BC00BC00BC00BC0000000000000000"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %4 = stablehlo.constant dense<"0x003C0000003C003C00BC003C00BC003C003C000000000000"> : tensor<2x3x2xf16>
  %5 = stablehlo.constant dense<[1.0, -1.0, 0.0]> : tensor<3xf16>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf16>, tensor<3xf16>) -> tensor<2x3x2xf16>
  %7 = stablehlo.constant dense<"0x003C000000BC00BC00BC000000BC003C00BC00BC00000000"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  return
}
// -----
// broadcast_minimum of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0], [1.0], [0.0]]> : tensor<3x1xf32>
  %1 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0]]> : tensor<1x4xf32>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
  %3 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0], [0.0, 0.0, -1.0, 0.0], [0.0, 0.0, -1.0, 0.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 1.0], [1.0, -1.0], [-1.0, 1.0]], [[-1.0, 1.0], [0.0, 1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf32>
  %5 = stablehlo.constant dense<[0.0, 1.0, -1.0]> : tensor<3xf32>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf32>, tensor<3xf32>) -> tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<[[[0.0, 0.0], [1.0, -1.0], [-1.0, -1.0]], [[-1.0, 0.0], [0.0, 1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  return
}
// -----
// broadcast_minimum of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0], [-1.0], [-1.0]]> : tensor<3x1xf64>
  %1 = stablehlo.constant dense<1.0> : tensor<1x4xf64>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xf64>, tensor<1x4xf64>) -> tensor<3x4xf64>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %4 = stablehlo.constant dense<[[[0.0, 0.0], [0.0, -1.0], [-1.0, -1.0]], [[1.0, 0.0], [1.0, 1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf64>
  %5 = stablehlo.constant dense<[-1.0, 1.0, 1.0]> : tensor<3xf64>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xf64>, tensor<3xf64>) -> tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<[[[-1.0, -1.0], [0.0, -1.0], [-1.0, -1.0]], [[-1.0, -1.0], [1.0, 1.0], [-1.0, -1.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  return
}
// -----
// broadcast_minimum of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(0.0, 1.0)], [(-1.0, 0.0)], [(-1.0, 1.0)]]> : tensor<3x1xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 1.0), (1.0, 1.0), (-1.0, 0.0)]]> : tensor<1x4xcomplex<f32>>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 1.0), (0.0, 1.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 1.0), (-1.0, 1.0), (-1.0, 1.0), (-1.0, 0.0)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[[[(-1.0, 0.0), (0.0, 1.0)], [(-1.0, -1.0), (1.0, 1.0)], [(0.0, -1.0), (-1.0, -1.0)]], [[(-1.0, -1.0), (0.0, -1.0)], [(0.0, -1.0), (1.0, 0.0)], [(1.0, 0.0), (0.0, -1.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %5 = stablehlo.constant dense<[(1.0, 1.0), (0.0, 0.0), (-1.0, -1.0)]> : tensor<3xcomplex<f32>>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<2x3x2xcomplex<f32>>
  %7 = stablehlo.constant dense<[[[(-1.0, 0.0), (0.0, 1.0)], [(-1.0, -1.0), (0.0, 0.0)], [(-1.0, -1.0), (-1.0, -1.0)]], [[(-1.0, -1.0), (0.0, -1.0)], [(0.0, -1.0), (0.0, 0.0)], [(-1.0, -1.0), (-1.0, -1.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  return
}
// -----
// broadcast_minimum of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(0.0, -1.0)], [(1.0, 1.0)], [(1.0, 0.0)]]> : tensor<3x1xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(1.0, 1.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 0.0)]]> : tensor<1x4xcomplex<f64>>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(0.0, -1.0), (0.0, -1.0), (-1.0, 0.0), (0.0, -1.0)], [(1.0, 1.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.0, 0.0)]]> : tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[[[(-1.0, -1.0), (-1.0, 1.0)], [(1.0, 0.0), (-1.0, -1.0)], [(-1.0, 0.0), (-1.0, 1.0)]], [[(1.0, 1.0), (1.0, 0.0)], [(0.0, -1.0), (1.0, 1.0)], [(1.0, 0.0), (1.0, 1.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %5 = stablehlo.constant dense<[(-1.0, 1.0), (-1.0, -1.0), (0.0, -1.0)]> : tensor<3xcomplex<f64>>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x3x2xcomplex<f64>>
  %7 = stablehlo.constant dense<[[[(-1.0, -1.0), (-1.0, 1.0)], [(-1.0, -1.0), (-1.0, -1.0)], [(-1.0, 0.0), (-1.0, 1.0)]], [[(-1.0, 1.0), (-1.0, 1.0)], [(-1.0, -1.0), (-1.0, -1.0)], [(0.0, -1.0), (0.0, -1.0)]]]> : tensor<2x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> ()
  return
}
// -----
// broadcast_minimum of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[7], [19], [35]]> : tensor<3x1xi8>}> : () -> tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[1, 5, 7, 11]]> : tensor<1x4xi8>}> : () -> tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "chlo.broadcast_minimum"(%0, %1) : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<"0x010507070105070B0105070B"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<[[[5, 7], [9, 11]], [[1, 19], [-1, 13]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[5, 7]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "chlo.broadcast_minimum"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<[[[5, 5], [7, 7]], [[1, 5], [-1, 7]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
