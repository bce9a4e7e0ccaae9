// constants of i1, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<i1>, tensor<i1>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[true, false, false]> : tensor<3xi1>}> : () -> tensor<3xi1>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi1>) -> tensor<3xi1>
  %4 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xi1>, tensor<3xi1>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[true, true, true, false, true], [false, true, true, false, false]]> : tensor<2x5xi1>}> : () -> tensor<2x5xi1>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xi1>) -> tensor<2x5xi1>
  %7 = stablehlo.constant dense<[[false, true, true, false, false], [true, true, true, false, true]]> : tensor<2x5xi1>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xi1>, tensor<2x5xi1>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xi1>}> : () -> tensor<0x2xi1>
  %9 = stablehlo.constant dense<> : tensor<0x2xi1>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xi1>, tensor<0x2xi1>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[false, true, true, true, true, true, true, true, false, true, true, true, false, false, true, false, false, false, true, true, true, false, false, true, false, false, false, true, true, false, false, true, false, false, false, false, true]> : tensor<37xi1>}> : () -> tensor<37xi1>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xi1>) -> tensor<37xi1>
  %12 = stablehlo.constant dense<[true, false, false, false, false, true, false, false, true, true, false, false, false, true, false, false, true, true, true, false, false, false, true, false, false, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<37xi1>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xi1>, tensor<37xi1>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<true> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %14 = stablehlo.constant dense<true> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  return
}
// -----
// constants of i2, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-2> : tensor<i2>}> : () -> tensor<i2>
  %1 = stablehlo.constant dense<-2> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<i2>, tensor<i2>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[1, 0, -2]> : tensor<3xi2>}> : () -> tensor<3xi2>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi2>) -> tensor<3xi2>
  %4 = stablehlo.constant dense<[-2, 0, 1]> : tensor<3xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xi2>, tensor<3xi2>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[0, -1, 0, 1, 1], [-1, 1, -2, 1, 0]]> : tensor<2x5xi2>}> : () -> tensor<2x5xi2>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xi2>) -> tensor<2x5xi2>
  %7 = stablehlo.constant dense<[[-1, 1, -2, 1, 0], [0, -1, 0, 1, 1]]> : tensor<2x5xi2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xi2>, tensor<2x5xi2>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xi2>}> : () -> tensor<0x2xi2>
  %9 = stablehlo.constant dense<> : tensor<0x2xi2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xi2>, tensor<0x2xi2>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[0, 1, -1, 0, -1, 0, 0, -1, -2, 1, 0, 0, -2, -2, -1, 0, 0, -2, 1, -2, 0, 0, -1, 0, 1, -1, -2, 0, -1, 0, 0, 0, 0, 0, -1, 0, -1]> : tensor<37xi2>}> : () -> tensor<37xi2>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xi2>) -> tensor<37xi2>
  %12 = stablehlo.constant dense<[-1, 0, -1, 0, 0, 0, 0, 0, -1, 0, -2, -1, 1, 0, -1, 0, 0, -2, 1, -2, 0, 0, -1, -2, -2, 0, 0, 1, -2, -1, 0, 0, -1, 0, -1, 1, 0]> : tensor<37xi2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xi2>, tensor<37xi2>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<-2> : tensor<2x3xi2>}> : () -> tensor<2x3xi2>
  %14 = stablehlo.constant dense<-2> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  return
}
// -----
// constants of i4, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i4>}> : () -> tensor<i4>
  %1 = stablehlo.constant dense<1> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<i4>, tensor<i4>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[1, -8, -7]> : tensor<3xi4>}> : () -> tensor<3xi4>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi4>) -> tensor<3xi4>
  %4 = stablehlo.constant dense<[-7, -8, 1]> : tensor<3xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xi4>, tensor<3xi4>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[0, -5, 3, -6, 7], [5, -7, 1, -2, 5]]> : tensor<2x5xi4>}> : () -> tensor<2x5xi4>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xi4>) -> tensor<2x5xi4>
  %7 = stablehlo.constant dense<[[5, -7, 1, -2, 5], [0, -5, 3, -6, 7]]> : tensor<2x5xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xi4>, tensor<2x5xi4>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xi4>}> : () -> tensor<0x2xi4>
  %9 = stablehlo.constant dense<> : tensor<0x2xi4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xi4>, tensor<0x2xi4>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[7, -4, -3, -5, -1, -7, 1, -2, 5, 2, -8, 1, 4, 4, -1, 6, -2, -1, 2, -2, 6, 3, 7, -2, -5, -1, 4, 3, 4, -7, -2, 1, -1, 2, -4, -3, 2]> : tensor<37xi4>}> : () -> tensor<37xi4>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xi4>) -> tensor<37xi4>
  %12 = stablehlo.constant dense<[2, -3, -4, 2, -1, 1, -2, -7, 4, 3, 4, -1, -5, -2, 7, 3, 6, -2, 2, -1, -2, 6, -1, 4, 4, 1, -8, 2, 5, -2, 1, -7, -1, -5, -3, -4, 7]> : tensor<37xi4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xi4>, tensor<37xi4>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %14 = stablehlo.constant dense<1> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  return
}
// -----
// constants of i8, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-27> : tensor<i8>}> : () -> tensor<i8>
  %1 = stablehlo.constant dense<-27> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<i8>, tensor<i8>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[-119, -63, 102]> : tensor<3xi8>}> : () -> tensor<3xi8>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi8>) -> tensor<3xi8>
  %4 = stablehlo.constant dense<[102, -63, -119]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x819C66245EA4CDFD0A46"> : tensor<2x5xi8>}> : () -> tensor<2x5xi8>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xi8>) -> tensor<2x5xi8>
  %7 = stablehlo.constant dense<"0xA4CDFD0A46819C66245E"> : tensor<2x5xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xi8>, tensor<2x5xi8>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xi8>}> : () -> tensor<0x2xi8>
  %9 = stablehlo.constant dense<> : tensor<0x2xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xi8>, tensor<0x2xi8>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x2A8A635769FB4D085C6E205C95578BB68CEBA03D98C6B6B97AD77C2F59E5F38FC4F38CAC52"> : tensor<37xi8>}> : () -> tensor<37xi8>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xi8>) -> tensor<37xi8>
  %12 = stablehlo.constant dense<"0x52AC8CF3C48FF3E5592F7CD77AB9B6C6983DA0EB8CB68B57955C206E5C084DFB6957638A2A"> : tensor<37xi8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xi8>, tensor<37xi8>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<-27> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %14 = stablehlo.constant dense<-27> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  return
}
// -----
// constants of i16, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<20321> : tensor<i16>}> : () -> tensor<i16>
  %1 = stablehlo.constant dense<20321> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<i16>, tensor<i16>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[15271, -13896, -10866]> : tensor<3xi16>}> : () -> tensor<3xi16>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi16>) -> tensor<3xi16>
  %4 = stablehlo.constant dense<[-10866, -13896, 15271]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x4085571621CD9DD5203F100AAF70E7814BDA2F0B"> : tensor<2x5xi16>}> : () -> tensor<2x5xi16>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xi16>) -> tensor<2x5xi16>
  %7 = stablehlo.constant dense<"0x100AAF70E7814BDA2F0B4085571621CD9DD5203F"> : tensor<2x5xi16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xi16>, tensor<2x5xi16>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xi16>}> : () -> tensor<0x2xi16>
  %9 = stablehlo.constant dense<> : tensor<0x2xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xi16>, tensor<0x2xi16>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0xF146D550F813B336ADC7A2CD46DC2BFF92A270502BABABA3FD5D588311A28BBF21BEDB100114BA4D581348A43D20D48960D1B1477979E7D64FCEFDCD35B2620A0A675579099302084BE5"> : tensor<37xi16>}> : () -> tensor<37xi16>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xi16>) -> tensor<37xi16>
  %12 = stablehlo.constant dense<"0x4BE50208099355790A67620A35B2FDCD4FCEE7D67979B14760D1D4893D2048A45813BA4D0114DB1021BE8BBF11A25883FD5DABA32BAB705092A22BFF46DCA2CDADC7B336F813D550F146"> : tensor<37xi16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xi16>, tensor<37xi16>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<20321> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %14 = stablehlo.constant dense<20321> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  return
}
// -----
// constants of i32, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-117323371> : tensor<i32>}> : () -> tensor<i32>
  %1 = stablehlo.constant dense<-117323371> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[1580080629, -1299380947, 775612162]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %4 = stablehlo.constant dense<[775612162, -1299380947, 1580080629]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x057F8FB008BDC507CDD15D011D9D69846E90013BA2B99937A3EC6F0B563901CFF93C33D3CACA8D80"> : tensor<2x5xi32>}> : () -> tensor<2x5xi32>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xi32>) -> tensor<2x5xi32>
  %7 = stablehlo.constant dense<"0xA2B99937A3EC6F0B563901CFF93C33D3CACA8D80057F8FB008BDC507CDD15D011D9D69846E90013B"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xi32>}> : () -> tensor<0x2xi32>
  %9 = stablehlo.constant dense<> : tensor<0x2xi32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xi32>, tensor<0x2xi32>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x78BB4C210528F77853316C3F385CA059CE9AF7FC378B6A5BEC64DC64548FE14FDCB89B6FA95033552A8A9C058E8892BB6D7354479BF3CE5722210551119A97170C90E72AF475323A1F94ECA4609CD758EE0DE9535BF618BD186E41DE4ABDC9777DBF142A24ECAEDFA7A64BD777AE808447D8DE4FA8754797BF3C6B3A6EB7C7F6335EABE5D52F5807FB64499800121BA8AA3A197C"> : tensor<37xi32>}> : () -> tensor<37xi32>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xi32>) -> tensor<37xi32>
  %12 = stablehlo.constant dense<"0xAA3A197C00121BA8FB644998D52F5807335EABE56EB7C7F6BF3C6B3AA875479747D8DE4F77AE8084A7A64BD724ECAEDF7DBF142A4ABDC977186E41DE5BF618BDEE0DE953609CD7581F94ECA4F475323A0C90E72A119A9717222105519BF3CE576D7354478E8892BB2A8A9C05A9503355DCB89B6F548FE14FEC64DC64378B6A5BCE9AF7FC385CA05953316C3F0528F77878BB4C21"> : tensor<37xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xi32>, tensor<37xi32>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<-117323371> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %14 = stablehlo.constant dense<-117323371> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}
// -----
// constants of i64, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<9027347911933158235> : tensor<i64>}> : () -> tensor<i64>
  %1 = stablehlo.constant dense<9027347911933158235> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<i64>, tensor<i64>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[-7401101608298006215, 2868152726017858937, 1820932861410805189]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3xi64>
  %4 = stablehlo.constant dense<[1820932861410805189, 2868152726017858937, -7401101608298006215]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x0D89AD9DDD13992A07400A4E84CDEDBD4FD8A2DDB8A4227204E9A4C94E0B82477EF33A46010F8BF8911CC629B45705F7982755FF5172AEAA73E8F7E2F7ED94EE309F40746C390AADA6508E77FE67E202"> : tensor<2x5xi64>}> : () -> tensor<2x5xi64>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xi64>) -> tensor<2x5xi64>
  %7 = stablehlo.constant dense<"0x911CC629B45705F7982755FF5172AEAA73E8F7E2F7ED94EE309F40746C390AADA6508E77FE67E2020D89AD9DDD13992A07400A4E84CDEDBD4FD8A2DDB8A4227204E9A4C94E0B82477EF33A46010F8BF8"> : tensor<2x5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xi64>, tensor<2x5xi64>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xi64>}> : () -> tensor<0x2xi64>
  %9 = stablehlo.constant dense<> : tensor<0x2xi64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xi64>, tensor<0x2xi64>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0xF4AC751E6E7E962365333B23AC1AB1848D63A4D82CE120C0FAFD569A28C8CA2E1EB8C0EE07959786A83BF88543D5BE22EA961486BDB26A41CED35D6125F3F1C6954324DBB5A0B733DAE0606DB656D757FA651BEC5E226CA15BBB2F263E2FFBC3E0E55CD4E0C0837839CFD80BF4F6C8E62FAC2106D9E159C8B97E69C9B10EA6B3FAA8117AE5C824A27F95DEA139F98E5E507BFF90439BE29FE70F7FCCCAA742DDE8E6A1E42A0C3E62B923A39B488B04AF48461C435F10741A95F4F62E3B897B226416B077D6CCF9CC47C5621F9B06B975F52600F14E91D624A82C03522F888D992CDAC807B61485EFB954F89C9250EDE2C932072542A62502803B210FFC38D823C618EC9C02F7088D04FAED1CD166472C94A519B275860A57D7EF6FCCB262BA4E9D7577AEC084448A"> : tensor<37xi64>}> : () -> tensor<37xi64>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xi64>) -> tensor<37xi64>
  %12 = stablehlo.constant dense<"0x9D7577AEC084448AD7EF6FCCB262BA4E94A519B275860A5704FAED1CD166472CC618EC9C02F7088D803B210FFC38D823C932072542A62502B954F89C9250EDE22CDAC807B61485EFA82C03522F888D99F52600F14E91D62447C5621F9B06B9756416B077D6CCF9CC95F4F62E3B897B2248461C435F10741AB923A39B488B04AFE8E6A1E42A0C3E62E70F7FCCCAA742DD507BFF90439BE29F7F95DEA139F98E5EFAA8117AE5C824A2B97E69C9B10EA6B32FAC2106D9E159C839CFD80BF4F6C8E6E0E55CD4E0C083785BBB2F263E2FFBC3FA651BEC5E226CA1DAE0606DB656D757954324DBB5A0B733CED35D6125F3F1C6EA961486BDB26A41A83BF88543D5BE221EB8C0EE07959786FAFD569A28C8CA2E8D63A4D82CE120C065333B23AC1AB184F4AC751E6E7E9623"> : tensor<37xi64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xi64>, tensor<37xi64>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<9027347911933158235> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %14 = stablehlo.constant dense<9027347911933158235> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  return
}
// -----
// constants of ui2, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<2> : tensor<ui2>}> : () -> tensor<ui2>
  %1 = stablehlo.constant dense<2> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<ui2>, tensor<ui2>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[1, 0, 3]> : tensor<3xui2>}> : () -> tensor<3xui2>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui2>) -> tensor<3xui2>
  %4 = stablehlo.constant dense<[3, 0, 1]> : tensor<3xui2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xui2>, tensor<3xui2>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[0, 2, 0, 3, 0], [1, 3, 2, 0, 0]]> : tensor<2x5xui2>}> : () -> tensor<2x5xui2>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xui2>) -> tensor<2x5xui2>
  %7 = stablehlo.constant dense<[[1, 3, 2, 0, 0], [0, 2, 0, 3, 0]]> : tensor<2x5xui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xui2>, tensor<2x5xui2>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xui2>}> : () -> tensor<0x2xui2>
  %9 = stablehlo.constant dense<> : tensor<0x2xui2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xui2>, tensor<0x2xui2>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[0, 2, 2, 3, 2, 3, 2, 1, 1, 1, 0, 2, 1, 1, 1, 2, 2, 0, 3, 2, 1, 3, 0, 2, 1, 0, 3, 0, 0, 2, 2, 0, 1, 0, 2, 2, 2]> : tensor<37xui2>}> : () -> tensor<37xui2>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xui2>) -> tensor<37xui2>
  %12 = stablehlo.constant dense<[2, 2, 2, 0, 1, 0, 2, 2, 0, 0, 3, 0, 1, 2, 0, 3, 1, 2, 3, 0, 2, 2, 1, 1, 1, 2, 0, 1, 1, 1, 2, 3, 2, 3, 2, 2, 0]> : tensor<37xui2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xui2>, tensor<37xui2>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<2> : tensor<2x3xui2>}> : () -> tensor<2x3xui2>
  %14 = stablehlo.constant dense<2> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  return
}
// -----
// constants of ui4, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<11> : tensor<ui4>}> : () -> tensor<ui4>
  %1 = stablehlo.constant dense<11> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<ui4>, tensor<ui4>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[6, 7, 1]> : tensor<3xui4>}> : () -> tensor<3xui4>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui4>) -> tensor<3xui4>
  %4 = stablehlo.constant dense<[1, 7, 6]> : tensor<3xui4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xui4>, tensor<3xui4>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[9, 0, 7, 13, 0], [13, 15, 6, 0, 0]]> : tensor<2x5xui4>}> : () -> tensor<2x5xui4>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xui4>) -> tensor<2x5xui4>
  %7 = stablehlo.constant dense<[[13, 15, 6, 0, 0], [9, 0, 7, 13, 0]]> : tensor<2x5xui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xui4>, tensor<2x5xui4>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xui4>}> : () -> tensor<0x2xui4>
  %9 = stablehlo.constant dense<> : tensor<0x2xui4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xui4>, tensor<0x2xui4>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[6, 15, 1, 1, 11, 4, 13, 10, 15, 15, 9, 12, 10, 4, 12, 15, 1, 10, 5, 7, 9, 9, 12, 12, 3, 10, 4, 9, 2, 11, 0, 7, 14, 8, 4, 15, 8]> : tensor<37xui4>}> : () -> tensor<37xui4>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xui4>) -> tensor<37xui4>
  %12 = stablehlo.constant dense<[8, 15, 4, 8, 14, 7, 0, 11, 2, 9, 4, 10, 3, 12, 12, 9, 9, 7, 5, 10, 1, 15, 12, 4, 10, 12, 9, 15, 15, 10, 13, 4, 11, 1, 1, 15, 6]> : tensor<37xui4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xui4>, tensor<37xui4>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<11> : tensor<2x3xui4>}> : () -> tensor<2x3xui4>
  %14 = stablehlo.constant dense<11> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  return
}
// -----
// constants of ui8, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<137> : tensor<ui8>}> : () -> tensor<ui8>
  %1 = stablehlo.constant dense<137> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<ui8>, tensor<ui8>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[138, 234, 76]> : tensor<3xui8>}> : () -> tensor<3xui8>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui8>) -> tensor<3xui8>
  %4 = stablehlo.constant dense<[76, 234, 138]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0xB6293307A7B2E995E3FF"> : tensor<2x5xui8>}> : () -> tensor<2x5xui8>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xui8>) -> tensor<2x5xui8>
  %7 = stablehlo.constant dense<"0xB2E995E3FFB6293307A7"> : tensor<2x5xui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xui8>, tensor<2x5xui8>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xui8>}> : () -> tensor<0x2xui8>
  %9 = stablehlo.constant dense<> : tensor<0x2xui8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xui8>, tensor<0x2xui8>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0xB0D8D7A5232392848621FFDA4133A18A60024E1FA05E418A7205A92DDB56C25D197E25877F"> : tensor<37xui8>}> : () -> tensor<37xui8>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xui8>) -> tensor<37xui8>
  %12 = stablehlo.constant dense<"0x7F87257E195DC256DB2DA905728A415EA01F4E02608AA13341DAFF218684922323A5D7D8B0"> : tensor<37xui8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xui8>, tensor<37xui8>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<137> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %14 = stablehlo.constant dense<137> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  return
}
// -----
// constants of ui16, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<12017> : tensor<ui16>}> : () -> tensor<ui16>
  %1 = stablehlo.constant dense<12017> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<ui16>, tensor<ui16>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[60948, 13902, 36143]> : tensor<3xui16>}> : () -> tensor<3xui16>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui16>) -> tensor<3xui16>
  %4 = stablehlo.constant dense<[36143, 13902, 60948]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0xB5D9A901859464A12583738DFC14B33F5E8B28DA"> : tensor<2x5xui16>}> : () -> tensor<2x5xui16>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xui16>) -> tensor<2x5xui16>
  %7 = stablehlo.constant dense<"0x738DFC14B33F5E8B28DAB5D9A901859464A12583"> : tensor<2x5xui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xui16>, tensor<2x5xui16>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xui16>}> : () -> tensor<0x2xui16>
  %9 = stablehlo.constant dense<> : tensor<0x2xui16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xui16>, tensor<0x2xui16>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x234460F4CD48BA5F45FF584BF9C6EF217FB7401441F75B53F9AB07F5EAF05FD9E2590B3FA63FE5EB99207F864B84EA84BEF4DB36A46E438D4A522FD8B75C2546FE3824FDF900AF70727C"> : tensor<37xui16>}> : () -> tensor<37xui16>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xui16>) -> tensor<37xui16>
  %12 = stablehlo.constant dense<"0x727CAF70F90024FDFE382546B75C2FD84A52438DA46EDB36BEF4EA844B847F869920E5EBA63F0B3FE2595FD9EAF007F5F9AB5B5341F740147FB7EF21F9C6584B45FFBA5FCD4860F42344"> : tensor<37xui16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xui16>, tensor<37xui16>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<12017> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %14 = stablehlo.constant dense<12017> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  return
}
// -----
// constants of ui32, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<3545642749> : tensor<ui32>}> : () -> tensor<ui32>
  %1 = stablehlo.constant dense<3545642749> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<ui32>, tensor<ui32>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[1967659231, 2798896912, 40149373]> : tensor<3xui32>}> : () -> tensor<3xui32>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3xui32>
  %4 = stablehlo.constant dense<[40149373, 2798896912, 1967659231]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x990FD13ECE5DF07366821C38FF4F17B8140552841B194CFF8AD57259659D6301AD3C211699A62B4B"> : tensor<2x5xui32>}> : () -> tensor<2x5xui32>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xui32>) -> tensor<2x5xui32>
  %7 = stablehlo.constant dense<"0x1B194CFF8AD57259659D6301AD3C211699A62B4B990FD13ECE5DF07366821C38FF4F17B814055284"> : tensor<2x5xui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xui32>, tensor<2x5xui32>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xui32>}> : () -> tensor<0x2xui32>
  %9 = stablehlo.constant dense<> : tensor<0x2xui32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xui32>, tensor<0x2xui32>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x4219D741907A6FF71BB7B1EF2B7631D42866B7EF8B015D61906D31D8A7649A19E5478D6FF877961636750B907BC1D764DEC2B87610A065D6D503A25158D5BCA71C4E69569218B2AB716CBF3E8043D82185A733593F44C3B87CA558EE46E67DB2D8FECE79948AF445668BDF8F6108CB8F98A269BB83361D74B1654843794105914B97275103FEC394026BC7B06254D2CFF3AF22C9"> : tensor<37xui32>}> : () -> tensor<37xui32>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xui32>) -> tensor<37xui32>
  %12 = stablehlo.constant dense<"0xF3AF22C96254D2CF026BC7B003FEC3944B97275179410591B165484383361D7498A269BB6108CB8F668BDF8F948AF445D8FECE7946E67DB27CA558EE3F44C3B885A733598043D821716CBF3E9218B2AB1C4E695658D5BCA7D503A25110A065D6DEC2B8767BC1D76436750B90F8779616E5478D6FA7649A19906D31D88B015D612866B7EF2B7631D41BB7B1EF907A6FF74219D741"> : tensor<37xui32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xui32>, tensor<37xui32>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<3545642749> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %14 = stablehlo.constant dense<3545642749> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  return
}
// -----
// constants of ui64, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<9543899089935499477> : tensor<ui64>}> : () -> tensor<ui64>
  %1 = stablehlo.constant dense<9543899089935499477> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<ui64>, tensor<ui64>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[3581300746978845140, 10109294026982095413, 10267326166326515336]> : tensor<3xui64>}> : () -> tensor<3xui64>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %4 = stablehlo.constant dense<[10267326166326515336, 10109294026982095413, 3581300746978845140]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x7002F0F7BBF4E39760B2EFDE6283279AC0D2F3A80F135F91AF4368A5E3C639FDBA845971234DF02881B00183EB8EEBF76C627F8B152585165627F76A987DDAA57253B8635205F17F10A41C931824A118"> : tensor<2x5xui64>}> : () -> tensor<2x5xui64>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xui64>) -> tensor<2x5xui64>
  %7 = stablehlo.constant dense<"0x81B00183EB8EEBF76C627F8B152585165627F76A987DDAA57253B8635205F17F10A41C931824A1187002F0F7BBF4E39760B2EFDE6283279AC0D2F3A80F135F91AF4368A5E3C639FDBA845971234DF028"> : tensor<2x5xui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xui64>, tensor<2x5xui64>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xui64>}> : () -> tensor<0x2xui64>
  %9 = stablehlo.constant dense<> : tensor<0x2xui64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xui64>, tensor<0x2xui64>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x29BE5AB66DB67F72FA5D3EB5D8CFFA1C99198B49E4E42694E2A11A29366D9D6CC72560F20FFFF1AE8DE6BD474A93F06A0C1EC989D0E85B8216778EE44E2E9F0D9D6C3023CF180A1EF7190A35806D516F37CD1425715940CD9D180F15362B6F0A06FECC0667BBDBCAB40DF74E43C1215F991476A9A888CD0E680C2C4641B2C2D0B2EC7BB700C3DF18365D7BCF87DDF4FA8BBF311D70C14615F72FD94FE42BE534E71BC3819224D4B1C40E3432F910EF458CB6AE24F6320B6F7BE5CB081409E0996D63B3F00CB0FF6AB6FBFDA14B6DE1393B0226749BDB66DCEA949864959DF2DB12418233736F2E8E654842900920E851F9E160A53E9742AE802D93176B60A1D5CA39C666E026F708E12303C981CB161265DE754B42D1815070B7A308553327BB8D41D279D67A0E47"> : tensor<37xui64>}> : () -> tensor<37xui64>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xui64>) -> tensor<37xui64>
  %12 = stablehlo.constant dense<"0x8D41D279D67A0E4770B7A308553327BB65DE754B42D18150E12303C981CB1612CA39C666E026F708802D93176B60A1D5F9E160A53E9742AE654842900920E85112418233736F2E8EEA949864959DF2DB3B0226749BDB66DCB6FBFDA14B6DE1396D63B3F00CB0FF6A7BE5CB081409E0998CB6AE24F6320B6FC40E3432F910EF45E71BC3819224D4B1F72FD94FE42BE5348BBF311D70C14615365D7BCF87DDF4FAB2EC7BB700C3DF18680C2C4641B2C2D0991476A9A888CD0EB40DF74E43C1215F06FECC0667BBDBCA9D180F15362B6F0A37CD1425715940CDF7190A35806D516F9D6C3023CF180A1E16778EE44E2E9F0D0C1EC989D0E85B828DE6BD474A93F06AC72560F20FFFF1AEE2A11A29366D9D6C99198B49E4E42694FA5D3EB5D8CFFA1C29BE5AB66DB67F72"> : tensor<37xui64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xui64>, tensor<37xui64>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<9543899089935499477> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %14 = stablehlo.constant dense<9543899089935499477> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  return
}
// -----
// constants of f4E2M1FN, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f4E2M1FN>}> : () -> tensor<f4E2M1FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[-3.0, 6.0, 0.0]> : tensor<3xf4E2M1FN>}> : () -> tensor<3xf4E2M1FN>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  %4 = stablehlo.constant dense<[0.0, 6.0, -3.0]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[4.0, 6.0, -1.5, 1.5, -2.0], [1.0, -6.0, 4.0, -2.0, -0.0]]> : tensor<2x5xf4E2M1FN>}> : () -> tensor<2x5xf4E2M1FN>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf4E2M1FN>) -> tensor<2x5xf4E2M1FN>
  %7 = stablehlo.constant dense<[[1.0, -6.0, 4.0, -2.0, -0.0], [4.0, 6.0, -1.5, 1.5, -2.0]]> : tensor<2x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf4E2M1FN>, tensor<2x5xf4E2M1FN>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf4E2M1FN>}> : () -> tensor<0x2xf4E2M1FN>
  %9 = stablehlo.constant dense<> : tensor<0x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf4E2M1FN>, tensor<0x2xf4E2M1FN>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[-1.5, 4.0, 2.0, 1.5, -4.0, 1.0, -1.0, 6.0, 0.0, 0.0, -2.0, 0.0, -0.5, -6.0, 0.5, -3.0, -3.0, 6.0, -0.0, 3.0, 6.0, -4.0, 1.0, 0.5, -2.0, 3.0, 1.5, -1.0, -2.0, -3.0, 1.0, -2.0, 1.0, 0.0, -1.0, -2.0, 3.0]> : tensor<37xf4E2M1FN>}> : () -> tensor<37xf4E2M1FN>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf4E2M1FN>) -> tensor<37xf4E2M1FN>
  %12 = stablehlo.constant dense<[3.0, -2.0, -1.0, 0.0, 1.0, -2.0, 1.0, -3.0, -2.0, -1.0, 1.5, 3.0, -2.0, 0.5, 1.0, -4.0, 6.0, 3.0, -0.0, 6.0, -3.0, -3.0, 0.5, -6.0, -0.5, 0.0, -2.0, 0.0, 0.0, 6.0, -1.0, 1.0, -4.0, 1.5, 2.0, 4.0, -1.5]> : tensor<37xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf4E2M1FN>, tensor<37xf4E2M1FN>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x3xf4E2M1FN>}> : () -> tensor<2x3xf4E2M1FN>
  %14 = stablehlo.constant dense<0.0> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  return
}
// -----
// constants of f6E2M3FN, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-3.75> : tensor<f6E2M3FN>}> : () -> tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<-3.75> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[-6.5, 1.75, -0.75]> : tensor<3xf6E2M3FN>}> : () -> tensor<3xf6E2M3FN>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN>
  %4 = stablehlo.constant dense<[-0.75, 1.75, -6.5]> : tensor<3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[-1.25, 3.75, -3.0, 1.375, -1.25], [-0.0, 1.625, -0.875, -1.5, -0.375]]> : tensor<2x5xf6E2M3FN>}> : () -> tensor<2x5xf6E2M3FN>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf6E2M3FN>) -> tensor<2x5xf6E2M3FN>
  %7 = stablehlo.constant dense<[[-0.0, 1.625, -0.875, -1.5, -0.375], [-1.25, 3.75, -3.0, 1.375, -1.25]]> : tensor<2x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf6E2M3FN>, tensor<2x5xf6E2M3FN>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf6E2M3FN>}> : () -> tensor<0x2xf6E2M3FN>
  %9 = stablehlo.constant dense<> : tensor<0x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf6E2M3FN>, tensor<0x2xf6E2M3FN>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[-7.5, 0.125, -0.0, 3.25, 5.5, 5.5, 3.25, -2.0, 0.5, 6.5, -1.5, 3.0, 1.25, 0.5, 0.625, -0.5, 1.75, 7.0, 3.0, -6.0, -0.0, 1.25, -0.75, -6.0, 0.125, -5.5, -1.375, -2.25, 7.0, 2.5, -6.5, 0.875, -0.75, -6.0, 0.5, -5.0, 2.75]> : tensor<37xf6E2M3FN>}> : () -> tensor<37xf6E2M3FN>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf6E2M3FN>) -> tensor<37xf6E2M3FN>
  %12 = stablehlo.constant dense<[2.75, -5.0, 0.5, -6.0, -0.75, 0.875, -6.5, 2.5, 7.0, -2.25, -1.375, -5.5, 0.125, -6.0, -0.75, 1.25, -0.0, -6.0, 3.0, 7.0, 1.75, -0.5, 0.625, 0.5, 1.25, 3.0, -1.5, 6.5, 0.5, -2.0, 3.25, 5.5, 5.5, 3.25, -0.0, 0.125, -7.5]> : tensor<37xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf6E2M3FN>, tensor<37xf6E2M3FN>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<-3.75> : tensor<2x3xf6E2M3FN>}> : () -> tensor<2x3xf6E2M3FN>
  %14 = stablehlo.constant dense<-3.75> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  return
}
// -----
// constants of f6E3M2FN, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<10.0> : tensor<f6E3M2FN>}> : () -> tensor<f6E3M2FN>
  %1 = stablehlo.constant dense<10.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[-3.0, -12.0, 12.0]> : tensor<3xf6E3M2FN>}> : () -> tensor<3xf6E3M2FN>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf6E3M2FN>) -> tensor<3xf6E3M2FN>
  %4 = stablehlo.constant dense<[12.0, -12.0, -3.0]> : tensor<3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[-5.0, -1.0, -0.25, -0.4375, 14.0], [-14.0, -20.0, 16.0, 1.5, 1.25]]> : tensor<2x5xf6E3M2FN>}> : () -> tensor<2x5xf6E3M2FN>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf6E3M2FN>) -> tensor<2x5xf6E3M2FN>
  %7 = stablehlo.constant dense<[[-14.0, -20.0, 16.0, 1.5, 1.25], [-5.0, -1.0, -0.25, -0.4375, 14.0]]> : tensor<2x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf6E3M2FN>, tensor<2x5xf6E3M2FN>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf6E3M2FN>}> : () -> tensor<0x2xf6E3M2FN>
  %9 = stablehlo.constant dense<> : tensor<0x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf6E3M2FN>, tensor<0x2xf6E3M2FN>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[5.0, -12.0, 0.375, 0.75, 0.3125, -0.875, -7.0, 3.0, -0.25, 0.125, -14.0, -0.125, -2.0, -1.5, 0.4375, -24.0, 1.75, -2.5, 8.0, 12.0, 1.5, 28.0, -0.25, 12.0, 6.0, 20.0, 24.0, -24.0, 1.5, 24.0, -0.4375, 0.375, 6.0, 1.0, 1.0, 4.0, 0.0]> : tensor<37xf6E3M2FN>}> : () -> tensor<37xf6E3M2FN>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf6E3M2FN>) -> tensor<37xf6E3M2FN>
  %12 = stablehlo.constant dense<[0.0, 4.0, 1.0, 1.0, 6.0, 0.375, -0.4375, 24.0, 1.5, -24.0, 24.0, 20.0, 6.0, 12.0, -0.25, 28.0, 1.5, 12.0, 8.0, -2.5, 1.75, -24.0, 0.4375, -1.5, -2.0, -0.125, -14.0, 0.125, -0.25, 3.0, -7.0, -0.875, 0.3125, 0.75, 0.375, -12.0, 5.0]> : tensor<37xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf6E3M2FN>, tensor<37xf6E3M2FN>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<10.0> : tensor<2x3xf6E3M2FN>}> : () -> tensor<2x3xf6E3M2FN>
  %14 = stablehlo.constant dense<10.0> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  return
}
// -----
// constants of f8E3M4, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<2.875> : tensor<f8E3M4>}> : () -> tensor<f8E3M4>
  %1 = stablehlo.constant dense<2.875> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[1.5625, 0.171875, 0.328125]> : tensor<3xf8E3M4>}> : () -> tensor<3xf8E3M4>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E3M4>) -> tensor<3xf8E3M4>
  %4 = stablehlo.constant dense<[0.328125, 0.171875, 1.5625]> : tensor<3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x90A62E853C911654EFE1"> : tensor<2x5xf8E3M4>}> : () -> tensor<2x5xf8E3M4>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf8E3M4>) -> tensor<2x5xf8E3M4>
  %7 = stablehlo.constant dense<"0x911654EFE190A62E853C"> : tensor<2x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf8E3M4>, tensor<2x5xf8E3M4>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf8E3M4>}> : () -> tensor<0x2xf8E3M4>
  %9 = stablehlo.constant dense<> : tensor<0x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf8E3M4>, tensor<0x2xf8E3M4>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x5CC0A6ADA02D31A0478A516F29693665398E819FCF9207B43241D6119229C31AEB51C6933B"> : tensor<37xf8E3M4>}> : () -> tensor<37xf8E3M4>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf8E3M4>) -> tensor<37xf8E3M4>
  %12 = stablehlo.constant dense<"0x3B93C651EB1AC3299211D64132B40792CF9F818E39653669296F518A47A0312DA0ADA6C05C"> : tensor<37xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf8E3M4>, tensor<37xf8E3M4>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<2.875> : tensor<2x3xf8E3M4>}> : () -> tensor<2x3xf8E3M4>
  %14 = stablehlo.constant dense<2.875> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  return
}
// -----
// constants of f8E4M3, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-30.0> : tensor<f8E4M3>}> : () -> tensor<f8E4M3>
  %1 = stablehlo.constant dense<-30.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[128.0, -0.1015625, 0x81]> : tensor<3xf8E4M3>}> : () -> tensor<3xf8E4M3>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3>) -> tensor<3xf8E4M3>
  %4 = stablehlo.constant dense<[0x81, -0.1015625, 128.0]> : tensor<3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0xB0E9668465DF4D2B37C9"> : tensor<2x5xf8E4M3>}> : () -> tensor<2x5xf8E4M3>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf8E4M3>) -> tensor<2x5xf8E4M3>
  %7 = stablehlo.constant dense<"0xDF4D2B37C9B0E9668465"> : tensor<2x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf8E4M3>, tensor<2x5xf8E4M3>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf8E4M3>}> : () -> tensor<0x2xf8E4M3>
  %9 = stablehlo.constant dense<> : tensor<0x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf8E4M3>, tensor<0x2xf8E4M3>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0xC841593786BFDCF6F521870F72969C72E98F75DB0B298C71A2389D4607D3770B02A01F2888"> : tensor<37xf8E4M3>}> : () -> tensor<37xf8E4M3>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf8E4M3>) -> tensor<37xf8E4M3>
  %12 = stablehlo.constant dense<"0x88281FA0020B77D307469D38A2718C290BDB758FE9729C96720F8721F5F6DCBF86375941C8"> : tensor<37xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf8E4M3>, tensor<37xf8E4M3>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<-30.0> : tensor<2x3xf8E4M3>}> : () -> tensor<2x3xf8E4M3>
  %14 = stablehlo.constant dense<-30.0> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  return
}
// -----
// constants of f8E4M3FN, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<384.0> : tensor<f8E4M3FN>}> : () -> tensor<f8E4M3FN>
  %1 = stablehlo.constant dense<384.0> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[4.0, -2.5, 0.875]> : tensor<3xf8E4M3FN>}> : () -> tensor<3xf8E4M3FN>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
  %4 = stablehlo.constant dense<[0.875, -2.5, 4.0]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0xB809A856D2E60CFC7BF1"> : tensor<2x5xf8E4M3FN>}> : () -> tensor<2x5xf8E4M3FN>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN>
  %7 = stablehlo.constant dense<"0xE60CFC7BF1B809A856D2"> : tensor<2x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf8E4M3FN>, tensor<2x5xf8E4M3FN>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf8E4M3FN>}> : () -> tensor<0x2xf8E4M3FN>
  %9 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf8E4M3FN>, tensor<0x2xf8E4M3FN>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0xA9B523F91F46A9B4235FA4ADDBC442C4820DD5BA12E7467A53EF24814BFABBC4A9BBACF560"> : tensor<37xf8E4M3FN>}> : () -> tensor<37xf8E4M3FN>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf8E4M3FN>) -> tensor<37xf8E4M3FN>
  %12 = stablehlo.constant dense<"0x60F5ACBBA9C4BBFA4B8124EF537A46E712BAD50D82C442C4DBADA45F23B4A9461FF923B5A9"> : tensor<37xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<384.0> : tensor<2x3xf8E4M3FN>}> : () -> tensor<2x3xf8E4M3FN>
  %14 = stablehlo.constant dense<384.0> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  return
}
// -----
// constants of f8E4M3FNUZ, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-0.0234375> : tensor<f8E4M3FNUZ>}> : () -> tensor<f8E4M3FNUZ>
  %1 = stablehlo.constant dense<-0.0234375> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[1.375, -14.0, 0.3125]> : tensor<3xf8E4M3FNUZ>}> : () -> tensor<3xf8E4M3FNUZ>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  %4 = stablehlo.constant dense<[0.3125, -14.0, 1.375]> : tensor<3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x9B40033DFA7A7CE76C1C"> : tensor<2x5xf8E4M3FNUZ>}> : () -> tensor<2x5xf8E4M3FNUZ>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf8E4M3FNUZ>) -> tensor<2x5xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0x7A7CE76C1C9B40033DFA"> : tensor<2x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf8E4M3FNUZ>, tensor<2x5xf8E4M3FNUZ>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf8E4M3FNUZ>}> : () -> tensor<0x2xf8E4M3FNUZ>
  %9 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf8E4M3FNUZ>, tensor<0x2xf8E4M3FNUZ>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x25572E444C485FE1D7153500F82056DF70C29A56D5CB873A888E3B96A415E66D76EF8E1594"> : tensor<37xf8E4M3FNUZ>}> : () -> tensor<37xf8E4M3FNUZ>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf8E4M3FNUZ>) -> tensor<37xf8E4M3FNUZ>
  %12 = stablehlo.constant dense<"0x94158EEF766DE615A4963B8E883A87CBD5569AC270DF5620F8003515D7E15F484C442E5725"> : tensor<37xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf8E4M3FNUZ>, tensor<37xf8E4M3FNUZ>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<-0.0234375> : tensor<2x3xf8E4M3FNUZ>}> : () -> tensor<2x3xf8E4M3FNUZ>
  %14 = stablehlo.constant dense<-0.0234375> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// constants of f8E4M3B11FNUZ, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-20.0> : tensor<f8E4M3B11FNUZ>}> : () -> tensor<f8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<-20.0> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[1.75, 7.0, 0x29]> : tensor<3xf8E4M3B11FNUZ>}> : () -> tensor<3xf8E4M3B11FNUZ>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  %4 = stablehlo.constant dense<[0x29, 7.0, 1.75]> : tensor<3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x078264F98761CE1219C2"> : tensor<2x5xf8E4M3B11FNUZ>}> : () -> tensor<2x5xf8E4M3B11FNUZ>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf8E4M3B11FNUZ>) -> tensor<2x5xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x61CE1219C2078264F987"> : tensor<2x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf8E4M3B11FNUZ>, tensor<2x5xf8E4M3B11FNUZ>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf8E4M3B11FNUZ>}> : () -> tensor<0x2xf8E4M3B11FNUZ>
  %9 = stablehlo.constant dense<> : tensor<0x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf8E4M3B11FNUZ>, tensor<0x2xf8E4M3B11FNUZ>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0xE3CC8135BE2CEA7A5CA2B0623151E74A11502B950C713AF9F6DA6D2FB0B5C58CED54C0A0C7"> : tensor<37xf8E4M3B11FNUZ>}> : () -> tensor<37xf8E4M3B11FNUZ>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf8E4M3B11FNUZ>) -> tensor<37xf8E4M3B11FNUZ>
  %12 = stablehlo.constant dense<"0xC7A0C054ED8CC5B5B02F6DDAF6F93A710C952B50114AE7513162B0A25C7AEA2CBE3581CCE3"> : tensor<37xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf8E4M3B11FNUZ>, tensor<37xf8E4M3B11FNUZ>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<-20.0> : tensor<2x3xf8E4M3B11FNUZ>}> : () -> tensor<2x3xf8E4M3B11FNUZ>
  %14 = stablehlo.constant dense<-20.0> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// constants of f8E5M2, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<0x04> : tensor<f8E5M2>}> : () -> tensor<f8E5M2>
  %1 = stablehlo.constant dense<0x04> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[-16384.0, 0x0E, 0xA5]> : tensor<3xf8E5M2>}> : () -> tensor<3xf8E5M2>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  %4 = stablehlo.constant dense<[0xA5, 0x0E, -16384.0]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x8192A154314A294C70F9"> : tensor<2x5xf8E5M2>}> : () -> tensor<2x5xf8E5M2>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf8E5M2>) -> tensor<2x5xf8E5M2>
  %7 = stablehlo.constant dense<"0x4A294C70F98192A15431"> : tensor<2x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf8E5M2>, tensor<2x5xf8E5M2>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf8E5M2>}> : () -> tensor<0x2xf8E5M2>
  %9 = stablehlo.constant dense<> : tensor<0x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf8E5M2>, tensor<0x2xf8E5M2>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0xA4E67BB4B61E87370141CF1A36A82D5D3547372DCCDB60AE836CF0202B1BB82F12C1BB34CB"> : tensor<37xf8E5M2>}> : () -> tensor<37xf8E5M2>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf8E5M2>) -> tensor<37xf8E5M2>
  %12 = stablehlo.constant dense<"0xCB34BBC1122FB81B2B20F06C83AE60DBCC2D3747355D2DA8361ACF410137871EB6B47BE6A4"> : tensor<37xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<0x04> : tensor<2x3xf8E5M2>}> : () -> tensor<2x3xf8E5M2>
  %14 = stablehlo.constant dense<0x04> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  return
}
// -----
// constants of f8E5M2FNUZ, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<8192.0> : tensor<f8E5M2FNUZ>}> : () -> tensor<f8E5M2FNUZ>
  %1 = stablehlo.constant dense<8192.0> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[-3.5, -3584.0, -0.875]> : tensor<3xf8E5M2FNUZ>}> : () -> tensor<3xf8E5M2FNUZ>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  %4 = stablehlo.constant dense<[-0.875, -3584.0, -3.5]> : tensor<3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x6BE85AD5CBF26CA7204B"> : tensor<2x5xf8E5M2FNUZ>}> : () -> tensor<2x5xf8E5M2FNUZ>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf8E5M2FNUZ>) -> tensor<2x5xf8E5M2FNUZ>
  %7 = stablehlo.constant dense<"0xF26CA7204B6BE85AD5CB"> : tensor<2x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf8E5M2FNUZ>, tensor<2x5xf8E5M2FNUZ>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf8E5M2FNUZ>}> : () -> tensor<0x2xf8E5M2FNUZ>
  %9 = stablehlo.constant dense<> : tensor<0x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf8E5M2FNUZ>, tensor<0x2xf8E5M2FNUZ>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x29705F3C0834E606C030929174D38D073B348D612CCED40293E8FBE027E1D0431C3B90ED33"> : tensor<37xf8E5M2FNUZ>}> : () -> tensor<37xf8E5M2FNUZ>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf8E5M2FNUZ>) -> tensor<37xf8E5M2FNUZ>
  %12 = stablehlo.constant dense<"0x33ED903B1C43D0E127E0FBE89302D4CE2C618D343B078DD374919230C006E634083C5F7029"> : tensor<37xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf8E5M2FNUZ>, tensor<37xf8E5M2FNUZ>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<8192.0> : tensor<2x3xf8E5M2FNUZ>}> : () -> tensor<2x3xf8E5M2FNUZ>
  %14 = stablehlo.constant dense<8192.0> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// constants of f8E8M0FNU, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<0xC9> : tensor<f8E8M0FNU>}> : () -> tensor<f8E8M0FNU>
  %1 = stablehlo.constant dense<0xC9> : tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[0.25, 0x5F, 0x3E]> : tensor<3xf8E8M0FNU>}> : () -> tensor<3xf8E8M0FNU>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  %4 = stablehlo.constant dense<[0x3E, 0x5F, 0.25]> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0xFC14BAC3A98C13AE3644"> : tensor<2x5xf8E8M0FNU>}> : () -> tensor<2x5xf8E8M0FNU>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf8E8M0FNU>) -> tensor<2x5xf8E8M0FNU>
  %7 = stablehlo.constant dense<"0x8C13AE3644FC14BAC3A9"> : tensor<2x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf8E8M0FNU>, tensor<2x5xf8E8M0FNU>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf8E8M0FNU>}> : () -> tensor<0x2xf8E8M0FNU>
  %9 = stablehlo.constant dense<> : tensor<0x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf8E8M0FNU>, tensor<0x2xf8E8M0FNU>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x2739C25D23D8599F9B9B9AACEA6DCAD4412E1123626B0D2A77503505586465782125D72E16"> : tensor<37xf8E8M0FNU>}> : () -> tensor<37xf8E8M0FNU>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf8E8M0FNU>) -> tensor<37xf8E8M0FNU>
  %12 = stablehlo.constant dense<"0x162ED7252178656458053550772A0D6B6223112E41D4CA6DEAAC9A9B9B9F59D8235DC23927"> : tensor<37xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf8E8M0FNU>, tensor<37xf8E8M0FNU>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<0xC9> : tensor<2x3xf8E8M0FNU>}> : () -> tensor<2x3xf8E8M0FNU>
  %14 = stablehlo.constant dense<0xC9> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  return
}
// -----
// constants of bf16, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-61.0> : tensor<bf16>}> : () -> tensor<bf16>
  %1 = stablehlo.constant dense<-61.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<bf16>, tensor<bf16>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[2.5, -2.25, 44.25]> : tensor<3xbf16>}> : () -> tensor<3xbf16>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  %4 = stablehlo.constant dense<[44.25, -2.25, 2.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0xCF42A141DC420DC206C272C260C2C7C238C222C2"> : tensor<2x5xbf16>}> : () -> tensor<2x5xbf16>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xbf16>) -> tensor<2x5xbf16>
  %7 = stablehlo.constant dense<"0x72C260C2C7C238C222C2CF42A141DC420DC206C2"> : tensor<2x5xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xbf16>, tensor<2x5xbf16>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xbf16>}> : () -> tensor<0x2xbf16>
  %9 = stablehlo.constant dense<> : tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x0042E7C16C42B2C2D8C2D142B642C44297C1E941EB42A8C0EFC12CC285425842DF424E41CFC1AB41C242FAC2A9C29341A440A8C0F6C2CA4228C2D6C2A9C2B7C234C2E74218404842E1C1"> : tensor<37xbf16>}> : () -> tensor<37xbf16>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xbf16>) -> tensor<37xbf16>
  %12 = stablehlo.constant dense<"0xE1C148421840E74234C2B7C2A9C2D6C228C2CA42F6C2A8C0A4409341A9C2FAC2C242AB41CFC14E41DF42584285422CC2EFC1A8C0EB42E94197C1C442B642D142D8C2B2C26C42E7C10042"> : tensor<37xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xbf16>, tensor<37xbf16>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<-61.0> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %14 = stablehlo.constant dense<-61.0> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  return
}
// -----
// constants of f16, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<-52.125> : tensor<f16>}> : () -> tensor<f16>
  %1 = stablehlo.constant dense<-52.125> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f16>, tensor<f16>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[32.5, 37.875, -105.125]> : tensor<3xf16>}> : () -> tensor<3xf16>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf16>) -> tensor<3xf16>
  %4 = stablehlo.constant dense<[-105.125, 37.875, 32.5]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<"0x184F4A5780C574D1945484D530D42853205010CC"> : tensor<2x5xf16>}> : () -> tensor<2x5xf16>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf16>) -> tensor<2x5xf16>
  %7 = stablehlo.constant dense<"0x84D530D42853205010CC184F4A5780C574D19454"> : tensor<2x5xf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf16>, tensor<2x5xf16>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf16>}> : () -> tensor<0x2xf16>
  %9 = stablehlo.constant dense<> : tensor<0x2xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf16>, tensor<0x2xf16>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<"0x6A5440D32656AE57A8D04057C4547CD79054EED43E56CCD4884E9255C0526654CC52BC50384CAE555A57B0C8F4516CD7EC527052C04A58CF40D0EAD6CAD4AED5604ECA5740D3D0CAF056"> : tensor<37xf16>}> : () -> tensor<37xf16>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf16>) -> tensor<37xf16>
  %12 = stablehlo.constant dense<"0xF056D0CA40D3CA57604EAED5CAD4EAD640D058CFC04A7052EC526CD7F451B0C85A57AE55384CBC50CC526654C0529255884ECCD43E56EED490547CD7C4544057A8D0AE57265640D36A54"> : tensor<37xf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf16>, tensor<37xf16>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<-52.125> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %14 = stablehlo.constant dense<-52.125> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  return
}
// -----
// constants of f32, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<115.0> : tensor<f32>}> : () -> tensor<f32>
  %1 = stablehlo.constant dense<115.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f32>, tensor<f32>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[-29.5, 109.25, -51.125]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %4 = stablehlo.constant dense<[-51.125, 109.25, -29.5]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[-93.375, 104.5, 71.125, 34.5, 117.75], [-113.625, 60.625, 26.375, -20.875, 30.75]]> : tensor<2x5xf32>}> : () -> tensor<2x5xf32>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf32>) -> tensor<2x5xf32>
  %7 = stablehlo.constant dense<[[-113.625, 60.625, 26.375, -20.875, 30.75], [-93.375, 104.5, 71.125, 34.5, 117.75]]> : tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf32>}> : () -> tensor<0x2xf32>
  %9 = stablehlo.constant dense<> : tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[68.375, 45.375, -42.5, 18.125, 62.75, -10.875, -114.625, -60.75, 30.875, 103.0, 57.875, -23.0, 74.75, 40.375, -73.75, -124.25, -52.125, -109.375, -2.25, 21.25, -35.125, -40.375, 45.5, 29.375, 81.25, 77.5, -91.125, -26.25, -95.0, 76.125, -30.625, 41.375, -24.5, 100.375, -37.5, -0.5, -37.875]> : tensor<37xf32>}> : () -> tensor<37xf32>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf32>) -> tensor<37xf32>
  %12 = stablehlo.constant dense<[-37.875, -0.5, -37.5, 100.375, -24.5, 41.375, -30.625, 76.125, -95.0, -26.25, -91.125, 77.5, 81.25, 29.375, 45.5, -40.375, -35.125, 21.25, -2.25, -109.375, -52.125, -124.25, -73.75, 40.375, 74.75, -23.0, 57.875, 103.0, 30.875, -60.75, -114.625, -10.875, 62.75, 18.125, -42.5, 45.375, 68.375]> : tensor<37xf32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf32>, tensor<37xf32>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<115.0> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %14 = stablehlo.constant dense<115.0> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
// constants of f64, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<111.875> : tensor<f64>}> : () -> tensor<f64>
  %1 = stablehlo.constant dense<111.875> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<f64>, tensor<f64>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[95.25, -99.25, 60.625]> : tensor<3xf64>}> : () -> tensor<3xf64>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %4 = stablehlo.constant dense<[60.625, -99.25, 95.25]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xf64>, tensor<3xf64>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[74.25, 61.625, 52.5, -38.75, -65.0], [21.125, -65.875, -109.75, -109.0, -96.375]]> : tensor<2x5xf64>}> : () -> tensor<2x5xf64>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xf64>) -> tensor<2x5xf64>
  %7 = stablehlo.constant dense<[[21.125, -65.875, -109.75, -109.0, -96.375], [74.25, 61.625, 52.5, -38.75, -65.0]]> : tensor<2x5xf64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xf64>, tensor<2x5xf64>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xf64>}> : () -> tensor<0x2xf64>
  %9 = stablehlo.constant dense<> : tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[57.625, -58.375, 80.75, -30.25, -2.25, -21.0, 116.125, 5.875, 10.75, -28.125, 10.0, 6.75, -21.0, -22.375, 48.375, 67.625, 115.75, -98.125, 62.25, -64.375, 80.75, -71.0, 114.5, 99.5, 6.875, 65.375, -16.625, -1.875, -11.25, 95.0, -20.75, 8.5, -66.125, -40.5, 19.5, -81.625, 12.25]> : tensor<37xf64>}> : () -> tensor<37xf64>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xf64>) -> tensor<37xf64>
  %12 = stablehlo.constant dense<[12.25, -81.625, 19.5, -40.5, -66.125, 8.5, -20.75, 95.0, -11.25, -1.875, -16.625, 65.375, 6.875, 99.5, 114.5, -71.0, 80.75, -64.375, 62.25, -98.125, 115.75, 67.625, 48.375, -22.375, -21.0, 6.75, 10.0, -28.125, 10.75, 5.875, 116.125, -21.0, -2.25, -30.25, 80.75, -58.375, 57.625]> : tensor<37xf64>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xf64>, tensor<37xf64>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<111.875> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %14 = stablehlo.constant dense<111.875> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  return
}
// -----
// constants of complex<f32>, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<(15.0, 1.125)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
  %1 = stablehlo.constant dense<(15.0, 1.125)> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[(14.0, 9.5), (9.5, -4.75), (-20.25, 4.75)]> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  %4 = stablehlo.constant dense<[(-20.25, 4.75), (9.5, -4.75), (14.0, 9.5)]> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[(-3.0, 7.125), (-1.5, -11.125), (-15.25, 8.375), (17.5, 0.625), (-10.25, -6.5)], [(21.5, 7.25), (13.75, 3.75), (22.25, -6.125), (-15.0, -6.875), (21.5, 1.875)]]> : tensor<2x5xcomplex<f32>>}> : () -> tensor<2x5xcomplex<f32>>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
  %7 = stablehlo.constant dense<[[(21.5, 7.25), (13.75, 3.75), (22.25, -6.125), (-15.0, -6.875), (21.5, 1.875)], [(-3.0, 7.125), (-1.5, -11.125), (-15.25, 8.375), (17.5, 0.625), (-10.25, -6.5)]]> : tensor<2x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xcomplex<f32>>}> : () -> tensor<0x2xcomplex<f32>>
  %9 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[(-21.5, -9.875), (-5.5, -5.375), (9.75, 10.5), (3.0, -2.0), (15.75, 5.375), (-7.5, -10.5), (12.75, 1.0), (-19.75, -4.0), (-15.75, -0.375), (-4.5, -7.125), (-6.0, 3.625), (14.75, 6.625), (-7.5, -10.5), (-10.5, -4.125), (-17.0, 4.625), (-13.75, -11.25), (18.75, 8.75), (-8.25, -0.625), (15.0, -0.875), (5.0, 10.25), (4.5, 7.0), (6.25, -0.625), (10.25, 9.375), (-21.5, 3.5), (1.0, 7.125), (-15.25, 2.125), (-3.25, -11.75), (19.0, -5.125), (-19.75, 11.25), (-15.25, -3.0), (-6.25, -11.25), (-24.5, 10.5), (-22.25, -10.0), (-19.0, 5.875), (22.25, -2.875), (15.25, -2.375), (-20.0, 9.625)]> : tensor<37xcomplex<f32>>}> : () -> tensor<37xcomplex<f32>>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>>
  %12 = stablehlo.constant dense<[(-20.0, 9.625), (15.25, -2.375), (22.25, -2.875), (-19.0, 5.875), (-22.25, -10.0), (-24.5, 10.5), (-6.25, -11.25), (-15.25, -3.0), (-19.75, 11.25), (19.0, -5.125), (-3.25, -11.75), (-15.25, 2.125), (1.0, 7.125), (-21.5, 3.5), (10.25, 9.375), (6.25, -0.625), (4.5, 7.0), (5.0, 10.25), (15.0, -0.875), (-8.25, -0.625), (18.75, 8.75), (-13.75, -11.25), (-17.0, 4.625), (-10.5, -4.125), (-7.5, -10.5), (14.75, 6.625), (-6.0, 3.625), (-4.5, -7.125), (-15.75, -0.375), (-19.75, -4.0), (12.75, 1.0), (-7.5, -10.5), (15.75, 5.375), (3.0, -2.0), (9.75, 10.5), (-5.5, -5.375), (-21.5, -9.875)]> : tensor<37xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<(15.0, 1.125)> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %14 = stablehlo.constant dense<(15.0, 1.125)> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  return
}
// -----
// constants of complex<f64>, with other forms of the same bits
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<(-3.75, -11.75)> : tensor<complex<f64>>}> : () -> tensor<complex<f64>>
  %1 = stablehlo.constant dense<(-3.75, -11.75)> : tensor<complex<f64>>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<complex<f64>>, tensor<complex<f64>>) -> ()
  %2 = "stablehlo.constant"() <{value = dense<[(-18.0, 1.75), (-10.25, -8.0), (21.5, -3.75)]> : tensor<3xcomplex<f64>>}> : () -> tensor<3xcomplex<f64>>
  %3 = "stablehlo.reverse"(%2) <{dimensions = array<i64: 0>}> : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %4 = stablehlo.constant dense<[(21.5, -3.75), (-10.25, -8.0), (-18.0, 1.75)]> : tensor<3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[(-6.75, -6.75), (20.75, -2.875), (20.25, 9.125), (24.5, -11.625), (17.0, 8.75)], [(-10.5, -2.375), (-22.0, 1.5), (-15.75, -7.375), (-9.75, 11.375), (-13.75, 3.875)]]> : tensor<2x5xcomplex<f64>>}> : () -> tensor<2x5xcomplex<f64>>
  %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 0>}> : (tensor<2x5xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
  %7 = stablehlo.constant dense<[[(-10.5, -2.375), (-22.0, 1.5), (-15.75, -7.375), (-9.75, 11.375), (-13.75, 3.875)], [(-6.75, -6.75), (20.75, -2.875), (20.25, 9.125), (24.5, -11.625), (17.0, 8.75)]]> : tensor<2x5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>) -> ()
  %8 = "stablehlo.constant"() <{value = dense<> : tensor<0x2xcomplex<f64>>}> : () -> tensor<0x2xcomplex<f64>>
  %9 = stablehlo.constant dense<> : tensor<0x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<0x2xcomplex<f64>>, tensor<0x2xcomplex<f64>>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[(9.5, -6.25), (8.25, -1.125), (8.75, -5.125), (12.5, 10.375), (-10.5, 0.125), (24.0, -6.75), (-10.5, -12.0), (14.25, -0.625), (-22.5, -9.375), (-6.25, 2.5), (21.75, 3.125), (0.0, 8.25), (-11.75, -5.5), (-10.0, 12.125), (2.5, 3.375), (-11.0, 11.25), (-5.75, 1.875), (-13.5, 1.625), (-19.5, -12.25), (4.25, -6.375), (5.0, 8.5), (8.0, -9.125), (-15.25, -11.875), (-16.75, -1.25), (-8.5, 10.0), (-5.5, 3.375), (-8.0, 2.5), (0.0, -2.625), (-3.5, 11.0), (17.75, 1.5), (-24.75, -9.125), (0.0, 11.5), (10.5, -11.25), (18.25, 0.75), (21.25, -11.0), (10.5, -3.375), (-2.25, 10.125)]> : tensor<37xcomplex<f64>>}> : () -> tensor<37xcomplex<f64>>
  %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 0>}> : (tensor<37xcomplex<f64>>) -> tensor<37xcomplex<f64>>
  %12 = stablehlo.constant dense<[(-2.25, 10.125), (10.5, -3.375), (21.25, -11.0), (18.25, 0.75), (10.5, -11.25), (0.0, 11.5), (-24.75, -9.125), (17.75, 1.5), (-3.5, 11.0), (0.0, -2.625), (-8.0, 2.5), (-5.5, 3.375), (-8.5, 10.0), (-16.75, -1.25), (-15.25, -11.875), (8.0, -9.125), (5.0, 8.5), (4.25, -6.375), (-19.5, -12.25), (-13.5, 1.625), (-5.75, 1.875), (-11.0, 11.25), (2.5, 3.375), (-10.0, 12.125), (-11.75, -5.5), (0.0, 8.25), (21.75, 3.125), (-6.25, 2.5), (-22.5, -9.375), (14.25, -0.625), (-10.5, -12.0), (24.0, -6.75), (-10.5, 0.125), (12.5, 10.375), (8.75, -5.125), (8.25, -1.125), (9.5, -6.25)]> : tensor<37xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<37xcomplex<f64>>, tensor<37xcomplex<f64>>) -> ()
  %13 = "stablehlo.constant"() <{value = dense<(-3.75, -11.75)> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %14 = stablehlo.constant dense<(-3.75, -11.75)> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  return
}
