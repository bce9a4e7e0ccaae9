// dot of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, true, true, false], [true, true, false, true], [true, true, false, false]]> : tensor<3x4xi1>
  %1 = stablehlo.constant dense<[[false, false, true, true, false], [false, true, true, true, true], [false, true, false, true, false], [false, true, true, false, false]]> : tensor<4x5xi1>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xi1>, tensor<4x5xi1>) -> tensor<3x5xi1>
  %3 = stablehlo.constant dense<[[false, true, true, true, true], [false, true, true, true, true], [false, true, true, true, true]]> : tensor<3x5xi1>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi1>, tensor<3x5xi1>) -> ()
  %4 = stablehlo.constant dense<[true, true, true, false]> : tensor<4xi1>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xi1>, tensor<4x5xi1>) -> tensor<5xi1>
  %6 = stablehlo.constant dense<[false, true, true, true, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %7 = stablehlo.constant dense<false> : tensor<4xi1>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xi1>, tensor<4xi1>) -> tensor<3xi1>
  %9 = stablehlo.constant dense<false> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xi1>, tensor<4xi1>) -> tensor<i1>
  %11 = stablehlo.constant dense<false> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i1>, tensor<i1>) -> ()
  return
}
// -----
// dot of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, 1], [-1, -1, -2, -2], [1, -2, 0, 1]]> : tensor<3x4xi2>
  %1 = stablehlo.constant dense<[[0, 0, 1, -2, 0], [0, -1, -1, 0, 0], [-1, -1, -1, 0, -2], [1, -1, -1, -2, 0]]> : tensor<4x5xi2>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xi2>, tensor<4x5xi2>) -> tensor<3x5xi2>
  %3 = stablehlo.constant dense<[[-2, -1, 0, 0, -2], [0, 1, 0, -2, 0], [1, 1, -2, 0, 0]]> : tensor<3x5xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi2>, tensor<3x5xi2>) -> ()
  %4 = stablehlo.constant dense<[1, 1, -1, 1]> : tensor<4xi2>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xi2>, tensor<4x5xi2>) -> tensor<5xi2>
  %6 = stablehlo.constant dense<[-2, -1, 0, 0, -2]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xi2>, tensor<5xi2>) -> ()
  %7 = stablehlo.constant dense<[0, 0, -1, 1]> : tensor<4xi2>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xi2>, tensor<4xi2>) -> tensor<3xi2>
  %9 = stablehlo.constant dense<[-2, 0, 1]> : tensor<3xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xi2>, tensor<3xi2>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xi2>, tensor<4xi2>) -> tensor<i2>
  %11 = stablehlo.constant dense<-2> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i2>, tensor<i2>) -> ()
  return
}
// -----
// dot of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, -4, 6, -7], [-2, 6, -1, -4], [-2, 1, 0, -8]]> : tensor<3x4xi4>
  %1 = stablehlo.constant dense<[[4, -7, 0, -6, 3], [3, 7, 1, 0, -4], [-1, -4, -7, -7, 4], [-1, 3, 7, 6, -8]]> : tensor<4x5xi4>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xi4>, tensor<4x5xi4>) -> tensor<3x5xi4>
  %3 = stablehlo.constant dense<[[-7, 0, 1, 6, 3], [-1, 0, 1, -5, -2], [3, -3, -7, -4, 6]]> : tensor<3x5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi4>, tensor<3x5xi4>) -> ()
  %4 = stablehlo.constant dense<[1, -4, 6, -7]> : tensor<4xi4>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xi4>, tensor<4x5xi4>) -> tensor<5xi4>
  %6 = stablehlo.constant dense<[-7, 0, 1, 6, 3]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xi4>, tensor<5xi4>) -> ()
  %7 = stablehlo.constant dense<[4, 3, -1, -1]> : tensor<4xi4>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xi4>, tensor<4xi4>) -> tensor<3xi4>
  %9 = stablehlo.constant dense<[-7, -1, 3]> : tensor<3xi4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xi4>, tensor<3xi4>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xi4>, tensor<4xi4>) -> tensor<i4>
  %11 = stablehlo.constant dense<-7> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i4>, tensor<i4>) -> ()
  return
}
// -----
// dot of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA77FEFEC6AE7B96B5CFCB919"> : tensor<3x4xi8>
  %1 = stablehlo.constant dense<"0x484A1BA8CEA641A1D21347FB11A39B5AAB192C75"> : tensor<4x5xi8>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi8>
  %3 = stablehlo.constant dense<"0x937E6783608727313D5B61AAEA2F2C"> : tensor<3x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi8>, tensor<3x5xi8>) -> ()
  %4 = stablehlo.constant dense<[-89, 127, -17, -20]> : tensor<4xi8>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xi8>, tensor<4x5xi8>) -> tensor<5xi8>
  %6 = stablehlo.constant dense<[-109, 126, 103, -125, 96]> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %7 = stablehlo.constant dense<[72, -90, 71, 90]> : tensor<4xi8>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xi8>, tensor<4xi8>) -> tensor<3xi8>
  %9 = stablehlo.constant dense<[-109, -121, 97]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xi8>, tensor<4xi8>) -> tensor<i8>
  %11 = stablehlo.constant dense<-109> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i8>, tensor<i8>) -> ()
  return
}
// -----
// dot of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9A85DBD4DC92111CF25B219DAF9F3A06E93B9FAB32E97513"> : tensor<3x4xi16>
  %1 = stablehlo.constant dense<"0xA1C21C94897E1CEA5859819BB8D2CEE6290CAB5E9BE3460DF1F34175CE4DD189017634A504EE1E9F"> : tensor<4x5xi16>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xi16>, tensor<4x5xi16>) -> tensor<3x5xi16>
  %3 = stablehlo.constant dense<"0x4A97798E34130BD03F41225B4447977D1884D9B27306E558790C799B3F41"> : tensor<3x5xi16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi16>, tensor<3x5xi16>) -> ()
  %4 = stablehlo.constant dense<[-31334, -11045, -27940, 7185]> : tensor<4xi16>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xi16>, tensor<4x5xi16>) -> tensor<5xi16>
  %6 = stablehlo.constant dense<[-26806, -29063, 4916, -12277, 16703]> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %7 = stablehlo.constant dense<[-15711, -25727, -7269, -30255]> : tensor<4xi16>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xi16>, tensor<4xi16>) -> tensor<3xi16>
  %9 = stablehlo.constant dense<[-26806, 23330, 1651]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xi16>, tensor<4xi16>) -> tensor<i16>
  %11 = stablehlo.constant dense<-26806> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i16>, tensor<i16>) -> ()
  return
}
// -----
// dot of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xFFB753016EC3CDDAEE09F188680CD39C781D7175421CB5325066C8912AA6B4A9FF770CE71519954F17F10155E76643D1"> : tensor<3x4xi32>
  %1 = stablehlo.constant dense<"0x107194BEFD6B8A51D7D9E375ED2021CA285D7088F49D803AB8C42819EC1F18A782A4415BF13E2CD8F9614D34B12C8DDFCDECE9AE16DA02B7CF2692C5E7E6F665AAFEFF0B254D0B9E3B9F3E66421A7C5E"> : tensor<4x5xi32>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xi32>, tensor<4x5xi32>) -> tensor<3x5xi32>
  %3 = stablehlo.constant dense<"0x1E4229FAB14D4F852F988C045BE78D2DA81F96301EB8CE483CA0C8B2C2D674C62A36AF37667E36C6C472902C6873FD7053361E77F4A5913CC46E5756"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  %4 = stablehlo.constant dense<[22263807, -624049298, -1997469202, -1663890328]> : tensor<4xi32>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xi32>, tensor<4x5xi32>) -> tensor<5xi32>
  %6 = stablehlo.constant dense<[-97959394, -2058400335, 76322863, 764274523, 815144872]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %7 = stablehlo.constant dense<[-1097567984, 981507572, 877486585, 1710679783]> : tensor<4xi32>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xi32>, tensor<4xi32>) -> tensor<3xi32>
  %9 = stablehlo.constant dense<[-97959394, 1221507102, 747664068]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xi32>, tensor<4xi32>) -> tensor<i32>
  %11 = stablehlo.constant dense<-97959394> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// dot of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEAB0B76A415AA421BE762B49A0C32F12CAE06EF1E2F862965122135D191D9BAC1328446DA2B7FC7322448EF595C155E67E3A10263CED92067055EEC03545F935FB728DC703DA46011F09F1CDBE4DEC87FD41083EF0BF3F5A50B9D0C17A74BFFC"> : tensor<3x4xi64>
  %1 = stablehlo.constant dense<"0x3AC39514ACC80772B7EC55E7E1CC238F0AB553D34AED9E9038ED542718C70B7F73703F1A8D48B87D015F951081063D24658FEF58BB638300184C66D781396A75EDCDD4E94334B1378AE0BC9A189657B33F953A532DB7B09C2EC202B8EA68D66573DBFCEB22350DF0E63E08A529D4C4C74A1F88DDE1232B61FD97287B38C05EFB439CA4A7F652CDD529FC2D001CB06C9105EC875D45CE59BA837C8304E6391C8F"> : tensor<4x5xi64>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xi64>, tensor<4x5xi64>) -> tensor<3x5xi64>
  %3 = stablehlo.constant dense<"0x85E015AC58DDCDBCBBF99D066111B2FBABE830B444C44FE927A282DFCC598A636157CF5138F1AED022AAAC57F5711E3EF3A351B7671AAB8A787A96D1DE2EB38906A5D40E97A1ABAA99ED777D28E61C7C509AEE15370E23A70E55DA5BC0B3A07A2D85F8B4F25B28E179B846DCCE419D9189CB955624295AA6"> : tensor<3x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xi64>, tensor<3x5xi64>) -> ()
  %4 = stablehlo.constant dense<[2424161736441966826, 1310481109777872574, -7610246766705844022, -6009177283022871983]> : tensor<4xi64>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xi64>, tensor<4x5xi64>) -> tensor<5xi64>
  %6 = stablehlo.constant dense<[-4841970651439439739, -310166315914626629, -1634872340352276309, 7172644092999016999, -3409522643679881375]> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %7 = stablehlo.constant dense<[8216756686566048570, 2611250510343528193, -7156018402593958593, -333617973561878531]> : tensor<4xi64>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xi64>, tensor<4xi64>) -> tensor<3xi64>
  %9 = stablehlo.constant dense<[-4841970651439439739, 4476140378204711458, -6403258615436764592]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xi64>, tensor<4xi64>) -> tensor<i64>
  %11 = stablehlo.constant dense<-4841970651439439739> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<i64>, tensor<i64>) -> ()
  return
}
// -----
// dot of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 1, 3, 3], [2, 3, 0, 2], [2, 2, 3, 1]]> : tensor<3x4xui2>
  %1 = stablehlo.constant dense<[[1, 3, 1, 3, 3], [0, 1, 1, 2, 0], [2, 2, 2, 3, 1], [0, 3, 0, 1, 1]]> : tensor<4x5xui2>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xui2>, tensor<4x5xui2>) -> tensor<3x5xui2>
  %3 = stablehlo.constant dense<[[2, 0, 3, 2, 2], [2, 3, 1, 2, 0], [0, 1, 2, 0, 2]]> : tensor<3x5xui2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui2>, tensor<3x5xui2>) -> ()
  %4 = stablehlo.constant dense<[0, 1, 3, 3]> : tensor<4xui2>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xui2>, tensor<4x5xui2>) -> tensor<5xui2>
  %6 = stablehlo.constant dense<[2, 0, 3, 2, 2]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xui2>, tensor<5xui2>) -> ()
  %7 = stablehlo.constant dense<[1, 0, 2, 0]> : tensor<4xui2>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xui2>, tensor<4xui2>) -> tensor<3xui2>
  %9 = stablehlo.constant dense<[2, 2, 0]> : tensor<3xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xui2>, tensor<3xui2>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xui2>, tensor<4xui2>) -> tensor<ui2>
  %11 = stablehlo.constant dense<2> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui2>, tensor<ui2>) -> ()
  return
}
// -----
// dot of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[5, 3, 11, 7], [2, 7, 11, 7], [0, 9, 5, 13]]> : tensor<3x4xui4>
  %1 = stablehlo.constant dense<[[11, 7, 12, 6, 2], [0, 9, 3, 13, 2], [1, 0, 12, 1, 9], [13, 11, 14, 11, 6]]> : tensor<4x5xui4>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xui4>, tensor<4x5xui4>) -> tensor<3x5xui4>
  %3 = stablehlo.constant dense<[[13, 11, 11, 13, 13], [12, 10, 3, 15, 15], [14, 0, 13, 9, 13]]> : tensor<3x5xui4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui4>, tensor<3x5xui4>) -> ()
  %4 = stablehlo.constant dense<[5, 3, 11, 7]> : tensor<4xui4>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xui4>, tensor<4x5xui4>) -> tensor<5xui4>
  %6 = stablehlo.constant dense<[13, 11, 11, 13, 13]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xui4>, tensor<5xui4>) -> ()
  %7 = stablehlo.constant dense<[11, 0, 1, 13]> : tensor<4xui4>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xui4>, tensor<4xui4>) -> tensor<3xui4>
  %9 = stablehlo.constant dense<[13, 12, 14]> : tensor<3xui4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xui4>, tensor<3xui4>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xui4>, tensor<4xui4>) -> tensor<ui4>
  %11 = stablehlo.constant dense<13> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui4>, tensor<ui4>) -> ()
  return
}
// -----
// dot of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x129234FE7F5CB29F70258F59"> : tensor<3x4xui8>
  %1 = stablehlo.constant dense<"0xA728B83B50452FADB7AE82AEAB3B777D49FE51CB"> : tensor<4x5xui8>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xui8>, tensor<4x5xui8>) -> tensor<3x5xui8>
  %3 = stablehlo.constant dense<"0x86645ADE72AC0F1C5E0B1CDE546132"> : tensor<3x5xui8>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui8>, tensor<3x5xui8>) -> ()
  %4 = stablehlo.constant dense<[18, 146, 52, 254]> : tensor<4xui8>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xui8>, tensor<4x5xui8>) -> tensor<5xui8>
  %6 = stablehlo.constant dense<[134, 100, 90, 222, 114]> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %7 = stablehlo.constant dense<[167, 69, 130, 125]> : tensor<4xui8>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xui8>, tensor<4xui8>) -> tensor<3xui8>
  %9 = stablehlo.constant dense<[134, 172, 28]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xui8>, tensor<4xui8>) -> tensor<ui8>
  %11 = stablehlo.constant dense<134> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui8>, tensor<ui8>) -> ()
  return
}
// -----
// dot of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDA04BE2D0706158E35325004840DCCE071E2ADA2AAA79833"> : tensor<3x4xui16>
  %1 = stablehlo.constant dense<"0x2802470AAF726B3B42BEB8DA1C2FA92B601842272B8C7A8D4C0C938E7B5A3B01C74106BDE564315F"> : tensor<4x5xui16>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xui16>, tensor<4x5xui16>) -> tensor<3x5xui16>
  %3 = stablehlo.constant dense<"0xA4CDE74006752CE19221F88BEFD603496F12C235961F6F017CBCB1028225"> : tensor<3x5xui16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui16>, tensor<3x5xui16>) -> ()
  %4 = stablehlo.constant dense<[1242, 11710, 1543, 36373]> : tensor<4xui16>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xui16>, tensor<4x5xui16>) -> tensor<5xui16>
  %6 = stablehlo.constant dense<[52644, 16615, 29958, 57644, 8594]> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xui16>, tensor<5xui16>) -> ()
  %7 = stablehlo.constant dense<[552, 55992, 35883, 315]> : tensor<4xui16>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xui16>, tensor<4xui16>) -> tensor<3xui16>
  %9 = stablehlo.constant dense<[52644, 35832, 8086]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xui16>, tensor<4xui16>) -> tensor<ui16>
  %11 = stablehlo.constant dense<52644> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui16>, tensor<ui16>) -> ()
  return
}
// -----
// dot of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x04359134DE012F4F10576C9C4E36EBE068EB5A6AF273BA6DF8F6EC9BE36E9A46018FA027531AFB87F07325A6584D3CAF"> : tensor<3x4xui32>
  %1 = stablehlo.constant dense<"0x22463B6467DC0BB33FBB361C9102CDED385B9695A25B4B23162BFA332F2546995C6A4DDF5F707F83471E24D399C25103287D0916DCA4061ED836015365A7A921E57039F334300FC79FDF1329C62388B7"> : tensor<4x5xui32>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xui32>, tensor<4x5xui32>) -> tensor<3x5xui32>
  %3 = stablehlo.constant dense<"0x3A8F5EC60614A051167870873E65BDC91656F8124B7C2CD9EBBEA0A4E2EE395DFDBD72AC60DBAD83F0A04B58B17325F0DC4397284DE9670495046017"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  %4 = stablehlo.constant dense<[881931524, 1328480734, 2624345872, 3773511246]> : tensor<4xui32>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xui32>, tensor<4x5xui32>) -> tensor<5xui32>
  %6 = stablehlo.constant dense<[3328085818, 1369445382, 2272294934, 3384632638, 318264854]> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xui32>, tensor<5xui32>) -> ()
  %7 = stablehlo.constant dense<[1681606178, 592141218, 3542359623, 564766565]> : tensor<4xui32>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xui32>, tensor<4xui32>) -> tensor<3xui32>
  %9 = stablehlo.constant dense<[3328085818, 3643571275, 1481351408]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xui32>, tensor<4xui32>) -> tensor<ui32>
  %11 = stablehlo.constant dense<3328085818> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui32>, tensor<ui32>) -> ()
  return
}
// -----
// dot of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x264CB948ADB1A5F46FAAFB5C559B84CC36E79A49D487E9D64473F8AA2540E3E1DC771BDB12CC782F4D0BAFD5843B63A4ED2845E63C7BBAE2F3AB0CE8C8680B7D384B346B3327B7B157B2CF9DE46C6ED907946D31D8C1637131C08DDFBD74607A"> : tensor<3x4xui64>
  %1 = stablehlo.constant dense<"0xE634BC6ED04C04056E8B6FE6CABE095A620A17E994E24BE13937D1BD9656FF93F3AA58A050AF12A00ACDF27DFBB34D4EAFC7685CA22C99B0B64C0C67AAE3C9AE76F0D25BAAC6CA4CFC5724C340547D020AAE7D9959A32A4A230319AC0D346B4F39D17AFC027EECB535F2731E1740FFADAF60E7FAF63647E9875B528111C4E317DF4A5E03501FEF262A52F0BED880F6A552FABD573680132A9974E2E296493B79"> : tensor<4x5xui64>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xui64>, tensor<4x5xui64>) -> tensor<3x5xui64>
  %3 = stablehlo.constant dense<"0x725E6FB19CB41CBFD373EEF2362A1CE4A4037654768FC21196FBB8BF42554480E403DAE6A15AEAED113725D172A159FB3FEF0B67121D8B7F99041990C00DCBB4613EC5A4D8086BA8DEE2C2770A3E55D0D3E5A031C4A450AF2D2BF97C8099AB86E37F028E2A188A32B738D93F82FC7652DE96EDACBEE59F3C"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  %4 = stablehlo.constant dense<[17628691674219236390, 14737074671597628015, 15486058139527866166, 16276924008773481284]> : tensor<4xui64>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xui64>, tensor<4x5xui64>) -> tensor<5xui64>
  %6 = stablehlo.constant dense<[13771080345676897906, 16437059155487781843, 1279742982512575396, 9242606080443874198, 17143614582948496356]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %7 = stablehlo.constant dense<[361498328191218918, 5642363800896326922, 5344263513051082250, 1721435062048807815]> : tensor<4xui64>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xui64>, tensor<4xui64>) -> tensor<3xui64>
  %9 = stablehlo.constant dense<[13771080345676897906, 18111684890954381073, 12632778117327414739]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xui64>, tensor<4xui64>) -> tensor<ui64>
  %11 = stablehlo.constant dense<13771080345676897906> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<ui64>, tensor<ui64>) -> ()
  return
}
// -----
// dot of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -1.0, 0.0]]> : tensor<3x4xf4E2M1FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, -1.0, 0.0, 0.0]]> : tensor<4x5xf4E2M1FN>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf4E2M1FN>, tensor<4x5xf4E2M1FN>) -> tensor<3x5xf4E2M1FN>
  %3 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, -1.0, 0.0]]> : tensor<3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
  %4 = stablehlo.constant dense<[1.0, 1.0, 1.0, 0.0]> : tensor<4xf4E2M1FN>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf4E2M1FN>, tensor<4x5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
  %6 = stablehlo.constant dense<[1.0, 0.0, 0.0, 1.0, 1.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %7 = stablehlo.constant dense<[0.0, 0.0, 1.0, 0.0]> : tensor<4xf4E2M1FN>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  %9 = stablehlo.constant dense<[1.0, 0.0, -1.0]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> tensor<f4E2M1FN>
  %11 = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  return
}
// -----
// dot of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0], [0.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, 1.0]]> : tensor<3x4xf6E2M3FN>
  %1 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0, -1.0]]> : tensor<4x5xf6E2M3FN>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf6E2M3FN>, tensor<4x5xf6E2M3FN>) -> tensor<3x5xf6E2M3FN>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [2.0, 1.0, 0.0, 0.0, -1.0]]> : tensor<3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
  %4 = stablehlo.constant dense<[0.0, 0.0, -1.0, 0.0]> : tensor<4xf6E2M3FN>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf6E2M3FN>, tensor<4x5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
  %6 = stablehlo.constant dense<0.0> : tensor<5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
  %7 = stablehlo.constant dense<[1.0, 0.0, 0.0, 1.0]> : tensor<4xf6E2M3FN>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<3xf6E2M3FN>
  %9 = stablehlo.constant dense<[0.0, 0.0, 2.0]> : tensor<3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> tensor<f6E2M3FN>
  %11 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  return
}
// -----
// dot of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0], [0.0, 1.0, -1.0, 0.0]]> : tensor<3x4xf6E3M2FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -1.0, 0.0, 1.0]]> : tensor<4x5xf6E3M2FN>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf6E3M2FN>, tensor<4x5xf6E3M2FN>) -> tensor<3x5xf6E3M2FN>
  %3 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, -1.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0, 0.0]]> : tensor<3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
  %4 = stablehlo.constant dense<[0.0, 1.0, 0.0, 0.0]> : tensor<4xf6E3M2FN>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf6E3M2FN>, tensor<4x5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
  %6 = stablehlo.constant dense<[0.0, 0.0, 0.0, 1.0, 0.0]> : tensor<5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  %7 = stablehlo.constant dense<0.0> : tensor<4xf6E3M2FN>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<3xf6E3M2FN>
  %9 = stablehlo.constant dense<0.0> : tensor<3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<f6E3M2FN>
  %11 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  return
}
// -----
// dot of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x30000030000000B000000030"> : tensor<3x4xf8E3M4>
  %1 = stablehlo.constant dense<"0x0000B00000300000003000000000000000003000"> : tensor<4x5xf8E3M4>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf8E3M4>, tensor<4x5xf8E3M4>) -> tensor<3x5xf8E3M4>
  %3 = stablehlo.constant dense<"0x0000B03000000000B0000000003000"> : tensor<3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
  %4 = stablehlo.constant dense<[1.0, 0.0, 0.0, 1.0]> : tensor<4xf8E3M4>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf8E3M4>, tensor<4x5xf8E3M4>) -> tensor<5xf8E3M4>
  %6 = stablehlo.constant dense<[0.0, 0.0, -1.0, 1.0, 0.0]> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %7 = stablehlo.constant dense<[0.0, 1.0, 0.0, 0.0]> : tensor<4xf8E3M4>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf8E3M4>, tensor<4xf8E3M4>) -> tensor<3xf8E3M4>
  %9 = stablehlo.constant dense<0.0> : tensor<3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> tensor<f8E3M4>
  %11 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  return
}
// -----
// dot of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x003838000038B80000000000"> : tensor<3x4xf8E4M3>
  %1 = stablehlo.constant dense<"0x00003800380000000000000000B8000038000000"> : tensor<4x5xf8E4M3>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf8E4M3>, tensor<4x5xf8E4M3>) -> tensor<3x5xf8E4M3>
  %3 = stablehlo.constant dense<"0x000000B80000000038000000000000"> : tensor<3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<[0.0, 1.0, 1.0, 0.0]> : tensor<4xf8E4M3>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf8E4M3>, tensor<4x5xf8E4M3>) -> tensor<5xf8E4M3>
  %6 = stablehlo.constant dense<[0.0, 0.0, 0.0, -1.0, 0.0]> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %7 = stablehlo.constant dense<0.0> : tensor<4xf8E4M3>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<3xf8E4M3>
  %9 = stablehlo.constant dense<0.0> : tensor<3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<f8E4M3>
  %11 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  return
}
// -----
// dot of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000380000003800380000B8"> : tensor<3x4xf8E4M3FN>
  %1 = stablehlo.constant dense<"0x0038000000000000003800B80000000000003800"> : tensor<4x5xf8E4M3FN>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf8E4M3FN>, tensor<4x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x00B800000000B8000000003800B800"> : tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %4 = stablehlo.constant dense<[0.0, 0.0, 1.0, 0.0]> : tensor<4xf8E4M3FN>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf8E4M3FN>, tensor<4x5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  %6 = stablehlo.constant dense<[0.0, -1.0, 0.0, 0.0, 0.0]> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %7 = stablehlo.constant dense<0.0> : tensor<4xf8E4M3FN>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  %9 = stablehlo.constant dense<0.0> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<f8E4M3FN>
  %11 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  return
}
// -----
// dot of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000400000C0404000000000"> : tensor<3x4xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0x4000004000004000000000000000000000C00000"> : tensor<4x5xf8E4M3FNUZ>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf8E4M3FNUZ>, tensor<4x5xf8E4M3FNUZ>) -> tensor<3x5xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x000000000000C0C000000000000000"> : tensor<3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
  %4 = stablehlo.constant dense<[0.0, 0.0, 1.0, 0.0]> : tensor<4xf8E4M3FNUZ>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf8E4M3FNUZ>, tensor<4x5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<0.0> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %7 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0]> : tensor<4xf8E4M3FNUZ>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<0.0> : tensor<3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %11 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  return
}
// -----
// dot of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000000058D80058580000"> : tensor<3x4xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0x00005800D8000000000000005800005800000000"> : tensor<4x5xf8E4M3B11FNUZ>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4x5xf8E4M3B11FNUZ>) -> tensor<3x5xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x00000000000000D8000000005800D8"> : tensor<3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
  %4 = stablehlo.constant dense<0.0> : tensor<4xf8E4M3B11FNUZ>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf8E4M3B11FNUZ>, tensor<4x5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<0.0> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %7 = stablehlo.constant dense<[0.0, 0.0, 0.0, 1.0]> : tensor<4xf8E4M3B11FNUZ>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<0.0> : tensor<3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  return
}
// -----
// dot of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x003C3C000000BC000000003C"> : tensor<3x4xf8E5M2>
  %1 = stablehlo.constant dense<"0x0000000000000000003C00000000003C00BC003C"> : tensor<4x5xf8E5M2>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf8E5M2>, tensor<4x5xf8E5M2>) -> tensor<3x5xf8E5M2>
  %3 = stablehlo.constant dense<"0x000000003C00000000003C00BC003C"> : tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %4 = stablehlo.constant dense<[0.0, 1.0, 1.0, 0.0]> : tensor<4xf8E5M2>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf8E5M2>, tensor<4x5xf8E5M2>) -> tensor<5xf8E5M2>
  %6 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 1.0]> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %7 = stablehlo.constant dense<[0.0, 0.0, 0.0, 1.0]> : tensor<4xf8E5M2>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<3xf8E5M2>
  %9 = stablehlo.constant dense<[0.0, 0.0, 1.0]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> tensor<f8E5M2>
  %11 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  return
}
// -----
// dot of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000040404000C00000000000"> : tensor<3x4xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x0000000000004000000000C00000400000000040"> : tensor<4x5xf8E5M2FNUZ>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf8E5M2FNUZ>, tensor<4x5xf8E5M2FNUZ>) -> tensor<3x5xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x00C000004400400000C00000000000"> : tensor<3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
  %4 = stablehlo.constant dense<[0.0, 0.0, 1.0, 1.0]> : tensor<4xf8E5M2FNUZ>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf8E5M2FNUZ>, tensor<4x5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[0.0, -1.0, 0.0, 0.0, 2.0]> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %7 = stablehlo.constant dense<0.0> : tensor<4xf8E5M2FNUZ>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<0.0> : tensor<3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %11 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  return
}
// -----
// dot of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<3x2xf8E8M0FNU>
  %1 = stablehlo.constant dense<1.0> : tensor<2x3xf8E8M0FNU>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x2xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<3x3xf8E8M0FNU>
  %3 = stablehlo.constant dense<2.0> : tensor<3x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x3xf8E8M0FNU>, tensor<3x3xf8E8M0FNU>) -> ()
  %4 = stablehlo.constant dense<1.0> : tensor<2xf8E8M0FNU>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<2xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  %6 = stablehlo.constant dense<2.0> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %7 = "stablehlo.dot"(%0, %4) : (tensor<3x2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %6) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %8 = "stablehlo.dot"(%4, %4) : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  %9 = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  return
}
// -----
// dot of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x404080BF80BF40C000C00040404000C000000000803F803F"> : tensor<3x4xbf16>
  %1 = stablehlo.constant dense<"0x80BF00C0000000C0000040C040C000400040004000000000004040C080BF40404040004040C04040"> : tensor<4x5xbf16>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
  %3 = stablehlo.constant dense<"0x10C140C120C1804020C120C100C1C040A040A0C0404040408040C0C00040"> : tensor<3x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> ()
  %4 = stablehlo.constant dense<[3.0, -1.0, -1.0, -3.0]> : tensor<4xbf16>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xbf16>, tensor<4x5xbf16>) -> tensor<5xbf16>
  %6 = stablehlo.constant dense<[-9.0, -12.0, -10.0, 4.0, -10.0]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %7 = stablehlo.constant dense<[-1.0, -3.0, 0.0, 3.0]> : tensor<4xbf16>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xbf16>, tensor<4xbf16>) -> tensor<3xbf16>
  %9 = stablehlo.constant dense<[-9.0, -10.0, 3.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<bf16>
  %11 = stablehlo.constant dense<-9.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<bf16>, tensor<bf16>) -> ()
  return
}
// -----
// dot of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x003C00C200C0000000BC00BC00C200C0000000C0004000BC"> : tensor<3x4xf16>
  %1 = stablehlo.constant dense<"0x00C000C2004000BC00C2003C00BC00BC0040003C00C0004000C000BC000000C200C200BC00BC00C0"> : tensor<4x5xf16>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
  %3 = stablehlo.constant dense<"0x00BC00C4804800C500C6804A004400470044004600C2804800BC00C50000"> : tensor<3x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf16>, tensor<3x5xf16>) -> ()
  %4 = stablehlo.constant dense<[1.0, -3.0, -2.0, 0.0]> : tensor<4xf16>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf16>, tensor<4x5xf16>) -> tensor<5xf16>
  %6 = stablehlo.constant dense<[-1.0, -4.0, 9.0, -5.0, -6.0]> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %7 = stablehlo.constant dense<[-2.0, 1.0, -2.0, -3.0]> : tensor<4xf16>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf16>, tensor<4xf16>) -> tensor<3xf16>
  %9 = stablehlo.constant dense<[-1.0, 13.0, -3.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf16>, tensor<4xf16>) -> tensor<f16>
  %11 = stablehlo.constant dense<-1.0> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f16>, tensor<f16>) -> ()
  return
}
// -----
// dot of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, -3.0, -2.0, -3.0], [-3.0, 2.0, 3.0, -3.0], [-1.0, 1.0, -2.0, 1.0]]> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[[0.0, -2.0, -2.0, 1.0, 3.0], [-3.0, 1.0, 3.0, 3.0, 1.0], [3.0, -2.0, -3.0, 1.0, -3.0], [3.0, -2.0, -3.0, 1.0, 1.0]]> : tensor<4x5xf32>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %3 = stablehlo.constant dense<[[-6.0, 11.0, 10.0, -16.0, -6.0], [-6.0, 8.0, 12.0, 3.0, -19.0], [-6.0, 5.0, 8.0, 1.0, 5.0]]> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  %4 = stablehlo.constant dense<[-2.0, -3.0, -2.0, -3.0]> : tensor<4xf32>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<5xf32>
  %6 = stablehlo.constant dense<[-6.0, 11.0, 10.0, -16.0, -6.0]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %7 = stablehlo.constant dense<[0.0, -3.0, 3.0, 3.0]> : tensor<4xf32>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3xf32>
  %9 = stablehlo.constant dense<-6.0> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %11 = stablehlo.constant dense<-6.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f32>, tensor<f32>) -> ()
  return
}
// -----
// dot of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[3.0, 2.0, -3.0, 1.0], [-3.0, -3.0, 2.0, 0.0], [2.0, -1.0, 1.0, 1.0]]> : tensor<3x4xf64>
  %1 = stablehlo.constant dense<[[-3.0, 2.0, -2.0, -1.0, -3.0], [-2.0, 3.0, -3.0, -1.0, -1.0], [-2.0, 3.0, 0.0, -1.0, -1.0], [3.0, 1.0, -1.0, 2.0, 3.0]]> : tensor<4x5xf64>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
  %3 = stablehlo.constant dense<[[-4.0, 4.0, -13.0, 0.0, -5.0], [11.0, -9.0, 15.0, 4.0, 10.0], [-3.0, 5.0, -2.0, 0.0, -3.0]]> : tensor<3x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xf64>, tensor<3x5xf64>) -> ()
  %4 = stablehlo.constant dense<[3.0, 2.0, -3.0, 1.0]> : tensor<4xf64>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xf64>, tensor<4x5xf64>) -> tensor<5xf64>
  %6 = stablehlo.constant dense<[-4.0, 4.0, -13.0, 0.0, -5.0]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %7 = stablehlo.constant dense<[-3.0, -2.0, -2.0, 3.0]> : tensor<4xf64>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xf64>, tensor<4xf64>) -> tensor<3xf64>
  %9 = stablehlo.constant dense<[-4.0, 11.0, -3.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<f64>
  %11 = stablehlo.constant dense<-4.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<f64>, tensor<f64>) -> ()
  return
}
// -----
// dot of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(3.0, -1.0), (-3.0, 3.0), (3.0, 2.0), (3.0, -2.0)], [(2.0, -3.0), (-3.0, -1.0), (-2.0, 2.0), (1.0, -1.0)], [(1.0, 1.0), (2.0, 3.0), (3.0, 2.0), (2.0, 1.0)]]> : tensor<3x4xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(2.0, -1.0), (0.0, -1.0), (-1.0, 3.0), (-3.0, 2.0), (-3.0, -3.0)], [(3.0, 1.0), (2.0, 3.0), (0.0, 1.0), (-3.0, 1.0), (0.0, -3.0)], [(-2.0, 2.0), (-1.0, -2.0), (0.0, 0.0), (2.0, 3.0), (0.0, 1.0)], [(1.0, 0.0), (3.0, 2.0), (-2.0, 3.0), (2.0, 3.0), (2.0, -1.0)]]> : tensor<4x5xcomplex<f32>>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(-14.0, 1.0), (-2.0, -14.0), (-3.0, 20.0), (11.0, 15.0), (-1.0, -1.0)], [(-6.0, -23.0), (5.0, -12.0), (9.0, 11.0), (5.0, 12.0), (-19.0, 7.0)], [(-2.0, 15.0), (1.0, 10.0), (-14.0, 8.0), (-13.0, 13.0), (12.0, -9.0)]]> : tensor<3x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[(3.0, -1.0), (-3.0, 3.0), (3.0, 2.0), (3.0, -2.0)]> : tensor<4xcomplex<f32>>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  %6 = stablehlo.constant dense<[(-14.0, 1.0), (-2.0, -14.0), (-3.0, 20.0), (11.0, 15.0), (-1.0, -1.0)]> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %7 = stablehlo.constant dense<[(2.0, -1.0), (3.0, 1.0), (-2.0, 2.0), (1.0, 0.0)]> : tensor<4xcomplex<f32>>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %9 = stablehlo.constant dense<[(-14.0, 1.0), (-6.0, -23.0), (-2.0, 15.0)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<complex<f32>>
  %11 = stablehlo.constant dense<(-14.0, 1.0)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  return
}
// -----
// dot of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-2.0, -2.0), (-3.0, -3.0), (-3.0, -1.0), (-2.0, -2.0)], [(1.0, 3.0), (2.0, -3.0), (-2.0, 3.0), (-3.0, 1.0)], [(-1.0, 1.0), (0.0, 3.0), (-1.0, 0.0), (0.0, -3.0)]]> : tensor<3x4xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(-3.0, 2.0), (3.0, -1.0), (-3.0, -3.0), (-1.0, -3.0), (-3.0, -3.0)], [(2.0, 3.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 2.0), (1.0, -3.0)], [(2.0, 3.0), (-3.0, 2.0), (3.0, -2.0), (1.0, -1.0), (-3.0, -3.0)], [(-2.0, -1.0), (1.0, 2.0), (-3.0, -3.0), (3.0, 2.0), (-1.0, -3.0)]]> : tensor<4x5xcomplex<f64>>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(12.0, -18.0), (2.0, -16.0), (-8.0, 30.0), (-7.0, -9.0), (-10.0, 38.0)], [(-2.0, -6.0), (3.0, -13.0), (16.0, 10.0), (6.0, -3.0), (20.0, -16.0)], [(-13.0, 4.0), (7.0, 2.0), (-6.0, 8.0), (3.0, -3.0), (9.0, 9.0)]]> : tensor<3x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[(-2.0, -2.0), (-3.0, -3.0), (-3.0, -1.0), (-2.0, -2.0)]> : tensor<4xcomplex<f64>>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4xcomplex<f64>>, tensor<4x5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  %6 = stablehlo.constant dense<[(12.0, -18.0), (2.0, -16.0), (-8.0, 30.0), (-7.0, -9.0), (-10.0, 38.0)]> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  %7 = stablehlo.constant dense<[(-3.0, 2.0), (2.0, 3.0), (2.0, 3.0), (-2.0, -1.0)]> : tensor<4xcomplex<f64>>
  %8 = "stablehlo.dot"(%0, %7) : (tensor<3x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %9 = stablehlo.constant dense<[(12.0, -18.0), (-2.0, -6.0), (-13.0, 4.0)]> : tensor<3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  %10 = "stablehlo.dot"(%4, %7) : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<complex<f64>>
  %11 = stablehlo.constant dense<(12.0, -18.0)> : tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  return
}
// -----
// dot of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xFC0106FE03080005FD0207FF"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-8, 6], [2, -2], [-6, 8], [4, 0]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.5>>
  %2 = "stablehlo.dot"(%0, %1) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.constant"() <{value = dense<[[10, -4], [21, -14], [6, 2]]> : tensor<3x2xi8>}> : () -> tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %4 = "stablehlo.constant"() <{value = dense<[3, 8, 0, 5]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.dot"(%4, %1) : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<[21, -14]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
