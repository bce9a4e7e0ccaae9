// broadcast_xor of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false], [true], [true]]> : tensor<3x1xi1>
  %1 = stablehlo.constant dense<[[false, true, false, true]]> : tensor<1x4xi1>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xi1>, tensor<1x4xi1>) -> tensor<3x4xi1>
  %3 = stablehlo.constant dense<[[false, true, false, true], [true, false, true, false], [true, false, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %4 = stablehlo.constant dense<[[[true, true], [false, true], [true, false]], [[true, false], [true, true], [false, true]]]> : tensor<2x3x2xi1>
  %5 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi1>, tensor<3xi1>) -> tensor<2x3x2xi1>
  %7 = stablehlo.constant dense<[[[false, false], [false, true], [true, false]], [[false, true], [true, true], [false, true]]]> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  return
}
// -----
// broadcast_xor of i2
func.func public @main() {
  %0 = stablehlo.constant dense<-2> : tensor<3x1xi2>
  %1 = stablehlo.constant dense<[[1, 0, -2, 0]]> : tensor<1x4xi2>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xi2>, tensor<1x4xi2>) -> tensor<3x4xi2>
  %3 = stablehlo.constant dense<[[-1, -2, 0, -2], [-1, -2, 0, -2], [-1, -2, 0, -2]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %4 = stablehlo.constant dense<[[[0, 0], [-2, 0], [0, 1]], [[-2, 0], [1, 0], [-2, 0]]]> : tensor<2x3x2xi2>
  %5 = stablehlo.constant dense<[0, 1, 0]> : tensor<3xi2>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi2>, tensor<3xi2>) -> tensor<2x3x2xi2>
  %7 = stablehlo.constant dense<[[[0, 0], [-1, 1], [0, 1]], [[-2, 0], [0, 1], [-2, 0]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  return
}
// -----
// broadcast_xor of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[6], [7], [1]]> : tensor<3x1xi4>
  %1 = stablehlo.constant dense<[[-1, -6, -6, -5]]> : tensor<1x4xi4>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xi4>, tensor<1x4xi4>) -> tensor<3x4xi4>
  %3 = stablehlo.constant dense<[[-7, -4, -4, -3], [-8, -3, -3, -4], [-2, -5, -5, -6]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %4 = stablehlo.constant dense<[[[-2, 5], [0, 7], [2, -8]], [[-7, -1], [-8, 7], [3, -7]]]> : tensor<2x3x2xi4>
  %5 = stablehlo.constant dense<[0, -2, -5]> : tensor<3xi4>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi4>, tensor<3xi4>) -> tensor<2x3x2xi4>
  %7 = stablehlo.constant dense<[[[-2, 5], [-2, -7], [-7, 3]], [[-7, -1], [6, -7], [-8, 2]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  return
}
// -----
// broadcast_xor of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[76], [80], [105]]> : tensor<3x1xi8>
  %1 = stablehlo.constant dense<[[-8, 16, 92, -43]]> : tensor<1x4xi8>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xi8>, tensor<1x4xi8>) -> tensor<3x4xi8>
  %3 = stablehlo.constant dense<"0xB45C1099A8400C85917935BC"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %4 = stablehlo.constant dense<"0xF73087A4B3DE740D9E4360CD"> : tensor<2x3x2xi8>
  %5 = stablehlo.constant dense<[-39, 15, -95]> : tensor<3xi8>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi8>, tensor<3xi8>) -> tensor<2x3x2xi8>
  %7 = stablehlo.constant dense<"0x2EE988AB127FADD4914CC16C"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  return
}
// -----
// broadcast_xor of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[6386], [-12314], [31511]]> : tensor<3x1xi16>
  %1 = stablehlo.constant dense<[[-27474, 4706, 29438, -1292]]> : tensor<1x4xi16>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xi16>, tensor<1x4xi16>) -> tensor<3x4xi16>
  %3 = stablehlo.constant dense<"0x5C8C900A0C6A06E2485B84DD18BD1235B9EF7569E909E381"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %4 = stablehlo.constant dense<"0x1022D7351927BA09BDB011E15F9F27AFA69DA74E95523772"> : tensor<2x3x2xi16>
  %5 = stablehlo.constant dense<[-29362, 13893, 51]> : tensor<3xi16>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi16>, tensor<3xi16>) -> tensor<2x3x2xi16>
  %7 = stablehlo.constant dense<"0x5EAF99B85C11FF3F8EB022E111126922E3ABE278A6520472"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  return
}
// -----
// broadcast_xor of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1360043207], [-400980868], [1201685193]]> : tensor<3x1xi32>
  %1 = stablehlo.constant dense<[[-1437861994, 1009171746, -541676474, 317801138]]> : tensor<1x4xi32>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %3 = stablehlo.constant dense<"0xAF94A4041BDEC9927FCF59718B211EBCEA7352425E393FD43A28AF37CEC6E8FA5FB5EBEDEBFF867B8FEE16987B005155"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %4 = stablehlo.constant dense<"0xE60639C9A3F7852FFF7CE79C015BCD3DF0F740C5F6D0D3C901D1A9739BB2A36DA41A5B32585E098F7C31F7239A610271"> : tensor<2x3x2xi32>
  %5 = stablehlo.constant dense<[-441158579, -1706235295, 961937493]> : tensor<3xi32>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  %7 = stablehlo.constant dense<"0xAB728D2CEE8331CA9E96AB0660B181A7A5F716FCA3D085F04CA51D96D6C61788C5F017A839B445152931A11ACF615448"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  return
}
// -----
// broadcast_xor of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6263893947120631178], [312130591621282543], [1253996902145488922]]> : tensor<3x1xi64>
  %1 = stablehlo.constant dense<[[-7482474449495196990, 2975516534810734801, -3940476406009741026, 6389764565674508720]]> : tensor<1x4xi64>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xi64>, tensor<1x4xi64>) -> tensor<3x4xi64>
  %3 = stablehlo.constant dense<"0xB438C14F85C43A31A7329683220559806883DC9632B04260C6834F1CA02CBFF12D80F8413F007C9C3E8AAF8D98C11F2DF13BE598887404CD5F3B76121AE8F95CD8823411A8FE4F89CB8863DD0F3F2C38043929C81F8A37D8AA39BA428D16CA49"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %4 = stablehlo.constant dense<"0xB7A4FE760F3D5B8CB8BA5C0172FDD1B1655E10E6A688973DE81AC344D0B14594E88237823FCC23BA23F8065FC41AE94159E92189BDA25CA48B704ADE86D9B3BF6A558B961EE85664767661669980E6BA35C7CE8AFD0084C2063888F77D121625"> : tensor<2x3x2xi64>
  %5 = stablehlo.constant dense<[-2087872883298345991, -5704283760971680791, 8194483995463085715]> : tensor<3xi64>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2xi64>
  %7 = stablehlo.constant dense<"0x4E7F2AC0A35F5D6F416188B7DE9FD7528CAD50BF82D8418D01E9831DF4E193247BEC0491F86B9BCBB096354C03BD5130A032F53F11C05A4772AB9E682ABBB55C83A6CBCF3AB880D49F85213FBDD0300AA6A9FD993AA73CB39556BBE4BAB5AE54"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  return
}
// -----
// broadcast_xor of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1], [3], [2]]> : tensor<3x1xui2>
  %1 = stablehlo.constant dense<[[2, 1, 3, 2]]> : tensor<1x4xui2>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xui2>, tensor<1x4xui2>) -> tensor<3x4xui2>
  %3 = stablehlo.constant dense<[[3, 0, 2, 3], [1, 2, 0, 1], [0, 3, 1, 0]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %4 = stablehlo.constant dense<[[[2, 2], [2, 3], [3, 2]], [[3, 3], [2, 3], [3, 2]]]> : tensor<2x3x2xui2>
  %5 = stablehlo.constant dense<[3, 0, 3]> : tensor<3xui2>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui2>, tensor<3xui2>) -> tensor<2x3x2xui2>
  %7 = stablehlo.constant dense<[[[1, 1], [2, 3], [0, 1]], [[0, 0], [2, 3], [0, 1]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  return
}
// -----
// broadcast_xor of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[12], [6], [15]]> : tensor<3x1xui4>
  %1 = stablehlo.constant dense<[[7, 5, 6, 7]]> : tensor<1x4xui4>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xui4>, tensor<1x4xui4>) -> tensor<3x4xui4>
  %3 = stablehlo.constant dense<[[11, 9, 10, 11], [1, 3, 0, 1], [8, 10, 9, 8]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %4 = stablehlo.constant dense<[[[1, 13], [14, 6], [14, 12]], [[10, 3], [6, 3], [6, 11]]]> : tensor<2x3x2xui4>
  %5 = stablehlo.constant dense<[14, 2, 13]> : tensor<3xui4>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui4>, tensor<3xui4>) -> tensor<2x3x2xui4>
  %7 = stablehlo.constant dense<[[[15, 3], [12, 4], [3, 1]], [[4, 13], [4, 1], [11, 6]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  return
}
// -----
// broadcast_xor of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[208], [197], [26]]> : tensor<3x1xui8>
  %1 = stablehlo.constant dense<[[131, 26, 221, 178]]> : tensor<1x4xui8>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xui8>, tensor<1x4xui8>) -> tensor<3x4xui8>
  %3 = stablehlo.constant dense<"0x53CA0D6246DF18779900C7A8"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %4 = stablehlo.constant dense<"0x4891905A03D971752E733318"> : tensor<2x3x2xui8>
  %5 = stablehlo.constant dense<[229, 76, 157]> : tensor<3xui8>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui8>, tensor<3xui8>) -> tensor<2x3x2xui8>
  %7 = stablehlo.constant dense<"0xAD74DC169E449490623FAE85"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}
// -----
// broadcast_xor of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[51015], [62472], [58040]]> : tensor<3x1xui16>
  %1 = stablehlo.constant dense<[[734, 41633, 10539, 21547]]> : tensor<1x4xui16>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xui16>, tensor<1x4xui16>) -> tensor<3x4xui16>
  %3 = stablehlo.constant dense<"0x99C5E6656CEE6C93D6F6A95623DD23A066E0194093CB93B6"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %4 = stablehlo.constant dense<"0x2108E1285936EC31F25A10FAFBA847608DCC8E45DA8ED459"> : tensor<2x3x2xui16>
  %5 = stablehlo.constant dense<[56204, 20950, 25831]> : tensor<3xui16>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui16>, tensor<3xui16>) -> tensor<2x3x2xui16>
  %7 = stablehlo.constant dense<"0xADD36DF38F673A60153EF79E7773CBBB5B9D58143DEA333D"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  return
}
// -----
// broadcast_xor of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[2071088618], [2656388888], [2063196237]]> : tensor<3x1xui32>
  %1 = stablehlo.constant dense<[[1991294589, 1772526682, 1261314602, 551116419]]> : tensor<1x4xui32>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xui32>, tensor<1x4xui32>) -> tensor<3x4xui32>
  %3 = stablehlo.constant dense<"0x97F3C20DB0D1D412C06F5C306913AB5B65F9E5E842DBF3F732657BD59B198CBE305E490C177C5F1367C2D731CEBE205A"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %4 = stablehlo.constant dense<"0x0AFE89CC5BF38FCD34222E25BBF54DA183710B425456D1480F40E6B538F4DF49FCACFC3938D5DF10FC2CD524443B659D"> : tensor<2x3x2xui32>
  %5 = stablehlo.constant dense<[853429675, 521816563, 3406608092]> : tensor<3xui32>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui32>, tensor<3xui32>) -> tensor<2x3x2xui32>
  %7 = stablehlo.constant dense<"0xA1B357FEF0BE51FFC76B343A48BC57BE5FC7078988E0DD83A40D388793B9017B0FE5E626CB9CC50F209AD9EF988D6956"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  return
}
// -----
// broadcast_xor of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[797667326155060031], [13040609205668310259], [5294226388737742688]]> : tensor<3x1xui64>
  %1 = stablehlo.constant dense<[[2976828826710539809, 9771741920132011816, 2576376601716217207, 348144498464204856]]> : tensor<1x4xui64>
  %2 = "chlo.broadcast_xor"(%0, %1) : (tensor<3x1xui64>, tensor<1x4xui64>) -> tensor<3x4xui64>
  %3 = stablehlo.constant dense<"0x1E0D513D3F305E2217642B1AB4D18D8C48268480EAC2D028075B1F51A739C50FD212B53BF15EB69DDB7BCF1C7ABF65338439608624AC3897CB44FB5769572DB041290F78D20C37604840755F59EDE4CE1702DAC507FEB96A587F41144A05AC4D"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %4 = stablehlo.constant dense<"0x2DB6877C557017B79950049034379F45023AFA7038AD39D82291F569E9127D2F7373FB2FBCC942DF10A5EB7AB65F1E0ED0A9C5CE602E7748CA8700EF9FD52EFB83D46B0E90C65FD6FC3C875B76BEF59AD95CC2BB71D758EAB5AAB49CD6ECCC5C"> : tensor<2x3x2xui64>
  %5 = stablehlo.constant dense<[17928795853451907556, 4210405170827342523, 6625400642032457461]> : tensor<3xui64>
  %6 = "chlo.broadcast_xor"(%4, %5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3x2xui64>, tensor<3xui64>) -> tensor<2x3x2xui64>
  %7 = stablehlo.constant dense<"0xC9E7F8038390D84F7D017BEFE2D750BDB9885B8709F057E29923549ED84F1315862506DD7BEFB084E5F316887179EC5534F8BAB1B6CEB8B02ED67F904935E1033866CAF9A19B31EC478E26AC47E39BA02C0A3F49B6F1AAB140FC496E11CA3E07"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  return
}
