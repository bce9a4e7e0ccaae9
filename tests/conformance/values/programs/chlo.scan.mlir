// scan of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[[false, true], [false, true], [false, true]], [[false, true], [true, false], [true, false]]]> : tensor<2x3x2xi1>
  %1 = stablehlo.constant dense<true> : tensor<2x2xi1>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 {
  ^bb0(%input: tensor<2x2xi1>, %carry: tensor<2x2xi1>):
    %next = stablehlo.add %input, %carry : tensor<2x2xi1>
    stablehlo.return %next, %next : tensor<2x2xi1>, tensor<2x2xi1>
  } : (tensor<2x3x2xi1>, tensor<2x2xi1>) -> (tensor<2x3x2xi1>, tensor<2x2xi1>)
  %4 = stablehlo.constant dense<true> : tensor<2x3x2xi1>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<3x2xi1>
  %6, %7 = chlo.scan(%0) inits (%5) dimension=0 attributes {is_reverse = true} {
  ^bb0(%input: tensor<3x2xi1>, %carry: tensor<3x2xi1>):
    %next = stablehlo.add %input, %carry : tensor<3x2xi1>
    stablehlo.return %next, %next : tensor<3x2xi1>, tensor<3x2xi1>
  } : (tensor<2x3x2xi1>, tensor<3x2xi1>) -> (tensor<2x3x2xi1>, tensor<3x2xi1>)
  stablehlo.custom_call @check.expect_eq(%6, %4) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %5) : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
  %8 = stablehlo.constant dense<true> : tensor<2x3xi1>
  %9, %10 = chlo.scan(%0) inits (%8) dimension=2 {
  ^bb0(%input: tensor<2x3xi1>, %carry: tensor<2x3xi1>):
    %next = stablehlo.add %input, %carry : tensor<2x3xi1>
    stablehlo.return %next, %next : tensor<2x3xi1>, tensor<2x3xi1>
  } : (tensor<2x3x2xi1>, tensor<2x3xi1>) -> (tensor<2x3x2xi1>, tensor<2x3xi1>)
  stablehlo.custom_call @check.expect_eq(%9, %4) : (tensor<2x3x2xi1>, tensor<2x3x2xi1>) -> ()
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  return
}
// -----
// scan of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-1, -1], [-1, -2], [-1, 0]], [[0, 1], [1, 0], [1, 1]]]> : tensor<2x3x2xi2>
  %1 = stablehlo.constant dense<1> : tensor<2x2xi2>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xi2>, %carry: tensor<2x2xi2>):
    %next = stablehlo.add %input, %carry : tensor<2x2xi2>
    stablehlo.return %next, %next : tensor<2x2xi2>, tensor<2x2xi2>
  } : (tensor<2x3x2xi2>, tensor<2x2xi2>) -> (tensor<2x3x2xi2>, tensor<2x2xi2>)
  %4 = stablehlo.constant dense<[[[-2, -2], [-1, -1], [0, 1]], [[-1, -1], [-1, -2], [-2, -2]]]> : tensor<2x3x2xi2>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xi2>, tensor<2x3x2xi2>) -> ()
  %5 = stablehlo.constant dense<[[-2, -2], [-1, -1]]> : tensor<2x2xi2>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xi2>, tensor<2x2xi2>) -> ()
  return
}
// -----
// scan of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[6, -8], [0, 1], [5, 3]], [[6, 3], [3, -4], [-4, 7]]]> : tensor<2x3x2xi4>
  %1 = stablehlo.constant dense<1> : tensor<2x2xi4>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xi4>, %carry: tensor<2x2xi4>):
    %next = stablehlo.add %input, %carry : tensor<2x2xi4>
    stablehlo.return %next, %next : tensor<2x2xi4>, tensor<2x2xi4>
  } : (tensor<2x3x2xi4>, tensor<2x2xi4>) -> (tensor<2x3x2xi4>, tensor<2x2xi4>)
  %4 = stablehlo.constant dense<[[[-4, -3], [6, 5], [6, 4]], [[6, 7], [0, 4], [-3, -8]]]> : tensor<2x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xi4>, tensor<2x3x2xi4>) -> ()
  %5 = stablehlo.constant dense<[[-4, -3], [6, 7]]> : tensor<2x2xi4>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xi4>, tensor<2x2xi4>) -> ()
  return
}
// -----
// scan of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0BAB29F72014EEB350A383C4"> : tensor<2x3x2xi8>
  %1 = stablehlo.constant dense<1> : tensor<2x2xi8>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 {
  ^bb0(%input: tensor<2x2xi8>, %carry: tensor<2x2xi8>):
    %next = stablehlo.add %input, %carry : tensor<2x2xi8>
    stablehlo.return %next, %next : tensor<2x2xi8>, tensor<2x2xi8>
  } : (tensor<2x3x2xi8>, tensor<2x2xi8>) -> (tensor<2x3x2xi8>, tensor<2x2xi8>)
  %4 = stablehlo.constant dense<"0x0CAC35A355B7EFB43F57C21B"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  %5 = stablehlo.constant dense<[[85, -73], [-62, 27]]> : tensor<2x2xi8>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %6 = stablehlo.constant dense<1> : tensor<3x2xi8>
  %7, %8 = chlo.scan(%0) inits (%6) dimension=0 attributes {is_reverse = true} {
  ^bb0(%input: tensor<3x2xi8>, %carry: tensor<3x2xi8>):
    %next = stablehlo.add %input, %carry : tensor<3x2xi8>
    stablehlo.return %next, %next : tensor<3x2xi8>, tensor<3x2xi8>
  } : (tensor<2x3x2xi8>, tensor<3x2xi8>) -> (tensor<2x3x2xi8>, tensor<3x2xi8>)
  %9 = stablehlo.constant dense<"0xFA5F7A9BA4D9EFB451A484C5"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  %10 = stablehlo.constant dense<[[-6, 95], [122, -101], [-92, -39]]> : tensor<3x2xi8>
  stablehlo.custom_call @check.expect_eq(%8, %10) : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
  %11 = stablehlo.constant dense<1> : tensor<2x3xi8>
  %12, %13 = chlo.scan(%0) inits (%11) dimension=2 {
  ^bb0(%input: tensor<2x3xi8>, %carry: tensor<2x3xi8>):
    %next = stablehlo.add %input, %carry : tensor<2x3xi8>
    stablehlo.return %next, %next : tensor<2x3xi8>, tensor<2x3xi8>
  } : (tensor<2x3x2xi8>, tensor<2x3xi8>) -> (tensor<2x3x2xi8>, tensor<2x3xi8>)
  %14 = stablehlo.constant dense<"0x0CB72A212135EFA251F48448"> : tensor<2x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%12, %14) : (tensor<2x3x2xi8>, tensor<2x3x2xi8>) -> ()
  %15 = stablehlo.constant dense<[[-73, 33, 53], [-94, -12, 72]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  return
}
// -----
// scan of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x813C4A0FD0F3964E6D32DFE3A0B24E311021F33702741DD0"> : tensor<2x3x2xi16>
  %1 = stablehlo.constant dense<1> : tensor<2x2xi16>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xi16>, %carry: tensor<2x2xi16>):
    %next = stablehlo.add %input, %carry : tensor<2x2xi16>
    stablehlo.return %next, %next : tensor<2x2xi16>, tensor<2x2xi16>
  } : (tensor<2x3x2xi16>, tensor<2x2xi16>) -> (tensor<2x3x2xi16>, tensor<2x2xi16>)
  %4 = stablehlo.constant dense<"0xBF62C0413E2676326E32E0E3B3475F391395110803741ED0"> : tensor<2x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xi16>, tensor<2x3x2xi16>) -> ()
  %5 = stablehlo.constant dense<[[25279, 16832], [18355, 14687]]> : tensor<2x2xi16>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xi16>, tensor<2x2xi16>) -> ()
  return
}
// -----
// scan of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x8B7173E28D305223D3796078761C6A443867985500D874048C02890EE67B2BBAC7A649650C930EE052133FFAC18CA740"> : tensor<2x3x2xi32>
  %1 = stablehlo.constant dense<1> : tensor<2x2xi32>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 {
  ^bb0(%input: tensor<2x2xi32>, %carry: tensor<2x2xi32>):
    %next = stablehlo.add %input, %carry : tensor<2x2xi32>
    stablehlo.return %next, %next : tensor<2x2xi32>, tensor<2x2xi32>
  } : (tensor<2x3x2xi32>, tensor<2x2xi32>) -> (tensor<2x3x2xi32>, tensor<2x2xi32>)
  %4 = stablehlo.constant dense<"0x8C7173E28E3052235FEBD35A044DBC6797526CB00425316C8D02890EE77B2BBA54A9D273F30E3A9AA6BC116EB49BE1DA"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  %5 = stablehlo.constant dense<[[-1335078249, 1815160068], [1846656166, -622748748]]> : tensor<2x2xi32>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
  %6 = stablehlo.constant dense<1> : tensor<3x2xi32>
  %7, %8 = chlo.scan(%0) inits (%6) dimension=0 attributes {is_reverse = true} {
  ^bb0(%input: tensor<3x2xi32>, %carry: tensor<3x2xi32>):
    %next = stablehlo.add %input, %carry : tensor<3x2xi32>
    stablehlo.return %next, %next : tensor<3x2xi32>, tensor<3x2xi32>
  } : (tensor<2x3x2xi32>, tensor<3x2xi32>) -> (tensor<2x3x2xi32>, tensor<3x2xi32>)
  %9 = stablehlo.constant dense<"0x1874FCF074AC7DDD9B20AADD83AF78248B7AD74FC2641C458D02890EE77B2BBAC8A649650D930EE053133FFAC28CA740"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  %10 = stablehlo.constant dense<[[-251890664, -578966412], [-576053093, 611889027], [1339521675, 1159488706]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%8, %10) : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %11 = stablehlo.constant dense<1> : tensor<2x3xi32>
  %12, %13 = chlo.scan(%0) inits (%11) dimension=2 {
  ^bb0(%input: tensor<2x3xi32>, %carry: tensor<2x3xi32>):
    %next = stablehlo.add %input, %carry : tensor<2x3xi32>
    stablehlo.return %next, %next : tensor<2x3xi32>, tensor<2x3xi32>
  } : (tensor<2x3x2xi32>, tensor<2x3xi32>) -> (tensor<2x3x2xi32>, tensor<2x3xi32>)
  %14 = stablehlo.constant dense<"0x8C7173E219A2C505D47960784A96CABC39679855393F0D5A8D02890E737EB4C8C8A64965D439584553133FFA14A0E63A"> : tensor<2x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%12, %14) : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> ()
  %15 = stablehlo.constant dense<[[96838169, -1127573942, 1510817593], [-927695245, 1163409876, 988192788]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}
// -----
// scan of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF020CD1F6BF053560A0045933690EB703A17B2D964E7A910F5758CEEF239BEE8792C75AA2965786B809E171388FA05EEEDC1B410671E7EE2294CEDA2D0C78CEB75A99249666EDC3746784101DB176C5D6B10D766C0513A5DDDD562DD553CC22C"> : tensor<2x3x2xi64>
  %1 = stablehlo.constant dense<1> : tensor<2x2xi64>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xi64>, %carry: tensor<2x2xi64>):
    %next = stablehlo.add %input, %carry : tensor<2x2xi64>
    stablehlo.return %next, %next : tensor<2x2xi64>, tensor<2x2xi64>
  } : (tensor<2x3x2xi64>, tensor<2x2xi64>) -> (tensor<2x3x2xi64>, tensor<2x2xi64>)
  %4 = stablehlo.constant dense<"0xA464F4A3F93C76D28014E994B1C4AF47B44327848E4C227C7614A4017B34C4D67A2C75AA2965786B819E171388FA05EECE7B1EC18DDE94774D9A9181011CBB75E1B969B026C01695244EA4DE30542E8A6C10D766C0513A5DDED562DD553CC22C"> : tensor<2x3x2xi64>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> ()
  %5 = stablehlo.constant dense<[[-3281368235597601628, 5165563564603806848], [8616756687478356942, 8483405115876809293]]> : tensor<2x2xi64>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xi64>, tensor<2x2xi64>) -> ()
  return
}
// -----
// scan of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[[3, 0], [0, 0], [2, 1]], [[0, 1], [1, 0], [2, 1]]]> : tensor<2x3x2xui2>
  %1 = stablehlo.constant dense<1> : tensor<2x2xui2>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xui2>, %carry: tensor<2x2xui2>):
    %next = stablehlo.add %input, %carry : tensor<2x2xui2>
    stablehlo.return %next, %next : tensor<2x2xui2>, tensor<2x2xui2>
  } : (tensor<2x3x2xui2>, tensor<2x2xui2>) -> (tensor<2x3x2xui2>, tensor<2x2xui2>)
  %4 = stablehlo.constant dense<[[[2, 2], [3, 2], [3, 2]], [[0, 3], [0, 2], [3, 2]]]> : tensor<2x3x2xui2>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xui2>, tensor<2x3x2xui2>) -> ()
  %5 = stablehlo.constant dense<[[2, 2], [0, 3]]> : tensor<2x2xui2>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xui2>, tensor<2x2xui2>) -> ()
  return
}
// -----
// scan of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1, 9], [5, 15], [14, 7]], [[8, 2], [8, 3], [8, 2]]]> : tensor<2x3x2xui4>
  %1 = stablehlo.constant dense<1> : tensor<2x2xui4>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xui4>, %carry: tensor<2x2xui4>):
    %next = stablehlo.add %input, %carry : tensor<2x2xui4>
    stablehlo.return %next, %next : tensor<2x2xui4>, tensor<2x2xui4>
  } : (tensor<2x3x2xui4>, tensor<2x2xui4>) -> (tensor<2x3x2xui4>, tensor<2x2xui4>)
  %4 = stablehlo.constant dense<[[[5, 0], [4, 7], [15, 8]], [[9, 8], [1, 6], [9, 3]]]> : tensor<2x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xui4>, tensor<2x3x2xui4>) -> ()
  %5 = stablehlo.constant dense<[[5, 0], [9, 8]]> : tensor<2x2xui4>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xui4>, tensor<2x2xui4>) -> ()
  return
}
// -----
// scan of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x38C0BE71659D09E6EBE88D57"> : tensor<2x3x2xui8>
  %1 = stablehlo.constant dense<1> : tensor<2x2xui8>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xui8>, %carry: tensor<2x2xui8>):
    %next = stablehlo.add %input, %carry : tensor<2x2xui8>
    stablehlo.return %next, %next : tensor<2x2xui8>, tensor<2x2xui8>
  } : (tensor<2x3x2xui8>, tensor<2x2xui8>) -> (tensor<2x3x2xui8>, tensor<2x2xui8>)
  %4 = stablehlo.constant dense<"0x5CCF240F669E822679408E58"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  %5 = stablehlo.constant dense<[[92, 207], [130, 38]]> : tensor<2x2xui8>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xui8>, tensor<2x2xui8>) -> ()
  return
}
// -----
// scan of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5B0D8E408706B06486ADF44482A159FCFAC512A688C8B3E7"> : tensor<2x3x2xui16>
  %1 = stablehlo.constant dense<1> : tensor<2x2xui16>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xui16>, %carry: tensor<2x2xui16>):
    %next = stablehlo.add %input, %carry : tensor<2x2xui16>
    stablehlo.return %next, %next : tensor<2x2xui16>, tensor<2x2xui16>
  } : (tensor<2x3x2xui16>, tensor<2x2xui16>) -> (tensor<2x3x2xui16>, tensor<2x2xui16>)
  %4 = stablehlo.constant dense<"0x69C133EA0EB4A5A987ADF54405301F8A838EC68D89C8B4E7"> : tensor<2x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xui16>, tensor<2x3x2xui16>) -> ()
  %5 = stablehlo.constant dense<[[49513, 59955], [12293, 35359]]> : tensor<2x2xui16>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xui16>, tensor<2x2xui16>) -> ()
  return
}
// -----
// scan of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5FA2B7AA01B00DF1014CA5C1A26C276F1599F646F1FDCF53765C21BCA530C314A0A09D187460CE1167F2756C3F18071C"> : tensor<2x3x2xui32>
  %1 = stablehlo.constant dense<1> : tensor<2x2xui32>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xui32>, %carry: tensor<2x2xui32>):
    %next = stablehlo.add %input, %carry : tensor<2x2xui32>
    stablehlo.return %next, %next : tensor<2x2xui32>, tensor<2x2xui32>
  } : (tensor<2x3x2xui32>, tensor<2x2xui32>) -> (tensor<2x3x2xui32>, tensor<2x2xui32>)
  %4 = stablehlo.constant dense<"0x768753B3951A05B417E59B08946AF7C21699F646F2FDCF537EEF344159A9984208931385B478D52D68F2756C4018071C"> : tensor<2x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xui32>, tensor<2x3x2xui32>) -> ()
  %5 = stablehlo.constant dense<[[3008595830, 3020233365], [1093988222, 1117301081]]> : tensor<2x2xui32>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xui32>, tensor<2x2xui32>) -> ()
  return
}
// -----
// scan of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5FA4D3951C82323812083082D3DAE2F4DA0CAB013A19C88DEAF42A78EBB4F6353EE870A3E34BB12A33B7383DAE23FF8F2C55EB536542EE040218175759FEDD90AB1C3D710407AEBB54F9E19A9257C3788A6E7002B5DEAB751F67C97AD7794299"> : tensor<2x3x2xui64>
  %1 = stablehlo.constant dense<1> : tensor<2x2xui64>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 {
  ^bb0(%input: tensor<2x2xui64>, %carry: tensor<2x2xui64>):
    %next = stablehlo.add %input, %carry : tensor<2x2xui64>
    stablehlo.return %next, %next : tensor<2x2xui64>, tensor<2x2xui64>
  } : (tensor<2x3x2xui64>, tensor<2x2xui64>) -> (tensor<2x3x2xui64>, tensor<2x2xui64>)
  %4 = stablehlo.constant dense<"0x60A4D3951C82323813083082D3DAE2F43AB17E97569BFAC5FDFC5AFABE8FD92A7899EF3A3AE7ABF030B493376DB3D8BA2D55EB536542EE040318175759FEDD90D87128C569499CC05711F9F1EB55A10962E098C71E2848367678C26CC3CFE3A2"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  %5 = stablehlo.constant dense<[[17342209027403127160, 13463708367689331760], [3911420389034090594, 11737453492107901046]]> : tensor<2x2xui64>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xui64>, tensor<2x2xui64>) -> ()
  %6 = stablehlo.constant dense<1> : tensor<3x2xui64>
  %7, %8 = chlo.scan(%0) inits (%6) dimension=0 attributes {is_reverse = true} {
  ^bb0(%input: tensor<3x2xui64>, %carry: tensor<3x2xui64>):
    %next = stablehlo.add %input, %carry : tensor<3x2xui64>
    stablehlo.return %next, %next : tensor<3x2xui64>, tensor<3x2xui64>
  } : (tensor<2x3x2xui64>, tensor<3x2xui64>) -> (tensor<2x3x2xui64>, tensor<3x2xui64>)
  %9 = stablehlo.constant dense<"0x8CF9BEE981C4203D152047D92CD9C0858629E8723E2076493FEE0C137E0CBAAEC956E1A5982A5DA0531E02B8859D41292D55EB536542EE040318175759FEDD90AC1C3D710407AEBB55F9E19A9257C3788B6E7002B5DEAB752067C97AD7794299"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  %10 = stablehlo.constant dense<[[4404736497819777420, 9637941989219966997], [5293453864608475526, 12590389443892670015], [11555439054008964809, 2972830426684595795]]> : tensor<3x2xui64>
  stablehlo.custom_call @check.expect_eq(%8, %10) : (tensor<3x2xui64>, tensor<3x2xui64>) -> ()
  %11 = stablehlo.constant dense<1> : tensor<2x3xui64>
  %12, %13 = chlo.scan(%0) inits (%11) dimension=2 {
  ^bb0(%input: tensor<2x3xui64>, %carry: tensor<2x3xui64>):
    %next = stablehlo.add %input, %carry : tensor<2x3xui64>
    stablehlo.return %next, %next : tensor<2x3xui64>, tensor<2x3xui64>
  } : (tensor<2x3x2xui64>, tensor<2x3xui64>) -> (tensor<2x3x2xui64>, tensor<2x3xui64>)
  %14 = stablehlo.constant dense<"0x60A4D3951C82323872AC0318F05C152DDB0CAB013A19C88DC501D67925CEBEC33FE870A3E34BB12A729FA9E0916FB0BA2D55EB536542EE042F6D02ABBE40CC95AC1C3D710407AEBB00161F0C975E71348B6E7002B5DEAB75AAD5397D8C58EE0E"> : tensor<2x3x2xui64>
  stablehlo.custom_call @check.expect_eq(%12, %14) : (tensor<2x3x2xui64>, tensor<2x3x2xui64>) -> ()
  %15 = stablehlo.constant dense<[[3248604892482481266, 14104937743324152261, 13452374759285825394], [10794073594557263151, 3778905565176993280, 1075894721407735210]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  return
}
// -----
// scan of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-1.0, 2.0], [2.0, 1.0], [0.0, 1.0]], [[-1.0, 1.0], [1.0, 2.0], [-2.0, 2.0]]]> : tensor<2x3x2xf4E2M1FN>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf4E2M1FN>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf4E2M1FN>, %carry: tensor<2x2xf4E2M1FN>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf4E2M1FN>
    stablehlo.return %next, %next : tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>
  } : (tensor<2x3x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> (tensor<2x3x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>)
  %4 = stablehlo.constant dense<[[[2.0, 4.0], [3.0, 3.0], [1.0, 2.0]], [[-1.0, 4.0], [0.0, 4.0], [-1.0, 3.0]]]> : tensor<2x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf4E2M1FN>, tensor<2x3x2xf4E2M1FN>) -> ()
  %5 = stablehlo.constant dense<[[2.0, 4.0], [-1.0, 4.0]]> : tensor<2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> ()
  return
}
// -----
// scan of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1.0, -1.0], [0.0, 0.0], [0.0, 1.0]], [[-1.0, 0.0], [1.0, 1.0], [1.0, 0.0]]]> : tensor<2x3x2xf6E2M3FN>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf6E2M3FN>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf6E2M3FN>, %carry: tensor<2x2xf6E2M3FN>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf6E2M3FN>
    stablehlo.return %next, %next : tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>
  } : (tensor<2x3x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> (tensor<2x3x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>)
  %4 = stablehlo.constant dense<[[[2.0, 1.0], [1.0, 2.0], [1.0, 2.0]], [[2.0, 2.0], [3.0, 2.0], [2.0, 1.0]]]> : tensor<2x3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf6E2M3FN>, tensor<2x3x2xf6E2M3FN>) -> ()
  %5 = stablehlo.constant dense<[[2.0, 1.0], [2.0, 2.0]]> : tensor<2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> ()
  return
}
// -----
// scan of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-1.0, 1.0], [1.0, 1.0], [-1.0, 0.0]], [[-1.0, -1.0], [1.0, 1.0], [1.0, 1.0]]]> : tensor<2x3x2xf6E3M2FN>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf6E3M2FN>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf6E3M2FN>, %carry: tensor<2x2xf6E3M2FN>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf6E3M2FN>
    stablehlo.return %next, %next : tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>
  } : (tensor<2x3x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> (tensor<2x3x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>)
  %4 = stablehlo.constant dense<[[[0.0, 3.0], [1.0, 2.0], [0.0, 1.0]], [[2.0, 2.0], [3.0, 3.0], [2.0, 2.0]]]> : tensor<2x3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf6E3M2FN>, tensor<2x3x2xf6E3M2FN>) -> ()
  %5 = stablehlo.constant dense<[[0.0, 3.0], [2.0, 2.0]]> : tensor<2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> ()
  return
}
// -----
// scan of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x30B0B0B000B0B03030B03030"> : tensor<2x3x2xf8E3M4>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf8E3M4>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf8E3M4>, %carry: tensor<2x2xf8E3M4>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf8E3M4>
    stablehlo.return %next, %next : tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>
  } : (tensor<2x3x2xf8E3M4>, tensor<2x2xf8E3M4>) -> (tensor<2x3x2xf8E3M4>, tensor<2x2xf8E3M4>)
  %4 = stablehlo.constant dense<"0x30C000B03000404048304040"> : tensor<2x3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf8E3M4>, tensor<2x3x2xf8E3M4>) -> ()
  %5 = stablehlo.constant dense<[[1.0, -2.0], [2.0, 2.0]]> : tensor<2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>) -> ()
  return
}
// -----
// scan of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000038B8B80038B83838B838"> : tensor<2x3x2xf8E4M3>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf8E4M3>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf8E4M3>, %carry: tensor<2x2xf8E4M3>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf8E4M3>
    stablehlo.return %next, %next : tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>
  } : (tensor<2x3x2xf8E4M3>, tensor<2x2xf8E4M3>) -> (tensor<2x3x2xf8E4M3>, tensor<2x2xf8E4M3>)
  %4 = stablehlo.constant dense<"0x380038000038404038440040"> : tensor<2x3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf8E4M3>, tensor<2x3x2xf8E4M3>) -> ()
  %5 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 2.0]]> : tensor<2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> ()
  return
}
// -----
// scan of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0038000038B838B800383838"> : tensor<2x3x2xf8E4M3FN>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf8E4M3FN>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf8E4M3FN>, %carry: tensor<2x2xf8E4M3FN>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf8E4M3FN>
    stablehlo.return %next, %next : tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>
  } : (tensor<2x3x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> (tensor<2x3x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>)
  %4 = stablehlo.constant dense<"0x403840004000444040444040"> : tensor<2x3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E4M3FN>) -> ()
  %5 = stablehlo.constant dense<[[2.0, 1.0], [3.0, 2.0]]> : tensor<2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> ()
  return
}
// -----
// scan of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4000C000C0C0400040C0C000"> : tensor<2x3x2xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf8E4M3FNUZ>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf8E4M3FNUZ>, %carry: tensor<2x2xf8E4M3FNUZ>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf8E4M3FNUZ>
    stablehlo.return %next, %next : tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>
  } : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>)
  %4 = stablehlo.constant dense<"0x0000C0000000480040000040"> : tensor<2x3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf8E4M3FNUZ>, tensor<2x3x2xf8E4M3FNUZ>) -> ()
  %5 = stablehlo.constant dense<[[0.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// scan of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD858D8D800D858005858D8D8"> : tensor<2x3x2xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf8E4M3B11FNUZ>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf8E4M3B11FNUZ>, %carry: tensor<2x2xf8E4M3B11FNUZ>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf8E4M3B11FNUZ>
    stablehlo.return %next, %next : tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>
  } : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>)
  %4 = stablehlo.constant dense<"0xD80000D85800605858580000"> : tensor<2x3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf8E4M3B11FNUZ>, tensor<2x3x2xf8E4M3B11FNUZ>) -> ()
  %5 = stablehlo.constant dense<[[-1.0, 0.0], [2.0, 1.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// scan of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBCBCBC3C00BC3C3C00000000"> : tensor<2x3x2xf8E5M2>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf8E5M2>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf8E5M2>, %carry: tensor<2x2xf8E5M2>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf8E5M2>
    stablehlo.return %next, %next : tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>
  } : (tensor<2x3x2xf8E5M2>, tensor<2x2xf8E5M2>) -> (tensor<2x3x2xf8E5M2>, tensor<2x2xf8E5M2>)
  %4 = stablehlo.constant dense<"0xBC00003C3C0040403C3C3C3C"> : tensor<2x3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf8E5M2>, tensor<2x3x2xf8E5M2>) -> ()
  %5 = stablehlo.constant dense<[[-1.0, 0.0], [2.0, 2.0]]> : tensor<2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> ()
  return
}
// -----
// scan of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00004040C000C0C0004000C0"> : tensor<2x3x2xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf8E5M2FNUZ>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf8E5M2FNUZ>, %carry: tensor<2x2xf8E5M2FNUZ>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf8E5M2FNUZ>
    stablehlo.return %next, %next : tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>
  } : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>)
  %4 = stablehlo.constant dense<"0x404440440040000040404000"> : tensor<2x3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf8E5M2FNUZ>, tensor<2x3x2xf8E5M2FNUZ>) -> ()
  %5 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// scan of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7F7F7E807E807E7F7E7E7E80"> : tensor<2x3x2xf8E8M0FNU>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf8E8M0FNU>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf8E8M0FNU>, %carry: tensor<2x2xf8E8M0FNU>):
    %next = stablehlo.multiply %input, %carry : tensor<2x2xf8E8M0FNU>
    stablehlo.return %next, %next : tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>
  } : (tensor<2x3x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> (tensor<2x3x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>)
  %4 = stablehlo.constant dense<"0x7D817D817E807C7F7D7F7E80"> : tensor<2x3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf8E8M0FNU>, tensor<2x3x2xf8E8M0FNU>) -> ()
  %5 = stablehlo.constant dense<[[0.25, 4.0], [0.125, 1.0]]> : tensor<2x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> ()
  return
}
// -----
// scan of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA040A0400040404000410000A0C04040C0C080C0E0C00040"> : tensor<2x3x2xbf16>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xbf16>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 {
  ^bb0(%input: tensor<2x2xbf16>, %carry: tensor<2x2xbf16>):
    %next = stablehlo.add %input, %carry : tensor<2x2xbf16>
    stablehlo.return %next, %next : tensor<2x2xbf16>, tensor<2x2xbf16>
  } : (tensor<2x3x2xbf16>, tensor<2x2xbf16>) -> (tensor<2x3x2xbf16>, tensor<2x2xbf16>)
  %4 = stablehlo.constant dense<"0xC040C040004110418041104180C0804020C1000088C10040"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  %5 = stablehlo.constant dense<[[16.0, 9.0], [-17.0, 2.0]]> : tensor<2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
  %6 = stablehlo.constant dense<1.0> : tensor<3x2xbf16>
  %7, %8 = chlo.scan(%0) inits (%6) dimension=0 attributes {is_reverse = true} {
  ^bb0(%input: tensor<3x2xbf16>, %carry: tensor<3x2xbf16>):
    %next = stablehlo.add %input, %carry : tensor<3x2xbf16>
    stablehlo.return %next, %next : tensor<3x2xbf16>, tensor<3x2xbf16>
  } : (tensor<2x3x2xbf16>, tensor<3x2xbf16>) -> (tensor<2x3x2xbf16>, tensor<3x2xbf16>)
  %9 = stablehlo.constant dense<"0x803F104140C000000040404080C08040A0C040C0C0C04040"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  %10 = stablehlo.constant dense<[[1.0, 9.0], [-3.0, 0.0], [2.0, 3.0]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %10) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %11 = stablehlo.constant dense<1.0> : tensor<2x3xbf16>
  %12, %13 = chlo.scan(%0) inits (%11) dimension=2 {
  ^bb0(%input: tensor<2x3xbf16>, %carry: tensor<2x3xbf16>):
    %next = stablehlo.add %input, %carry : tensor<2x3xbf16>
    stablehlo.return %next, %next : tensor<2x3xbf16>, tensor<2x3xbf16>
  } : (tensor<2x3x2xbf16>, tensor<2x3xbf16>) -> (tensor<2x3x2xbf16>, tensor<2x3xbf16>)
  %14 = stablehlo.constant dense<"0xC04030414040C0401041104180C080BFA0C010C1C0C080C0"> : tensor<2x3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %14) : (tensor<2x3x2xbf16>, tensor<2x3x2xbf16>) -> ()
  %15 = stablehlo.constant dense<[[11.0, 6.0, 9.0], [-1.0, -9.0, -4.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  return
}
// -----
// scan of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00BC80C800C68048004000BC0048004200C600C500C500BC"> : tensor<2x3x2xf16>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf16>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xf16>, %carry: tensor<2x2xf16>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf16>
    stablehlo.return %next, %next : tensor<2x2xf16>, tensor<2x2xf16>
  } : (tensor<2x3x2xf16>, tensor<2x2xf16>) -> (tensor<2x3x2xf16>, tensor<2x2xf16>)
  %4 = stablehlo.constant dense<"0x00C4000000C280480042000000C000C000C900C500C40000"> : tensor<2x3x2xf16>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf16>, tensor<2x3x2xf16>) -> ()
  %5 = stablehlo.constant dense<[[-4.0, 0.0], [-2.0, -2.0]]> : tensor<2x2xf16>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
  return
}
// -----
// scan of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-3.0, 1.0], [-8.0, 0.0], [-3.0, 2.0]], [[-3.0, -3.0], [-8.0, -6.0], [-8.0, 0.0]]]> : tensor<2x3x2xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf32>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 {
  ^bb0(%input: tensor<2x2xf32>, %carry: tensor<2x2xf32>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf32>
    stablehlo.return %next, %next : tensor<2x2xf32>, tensor<2x2xf32>
  } : (tensor<2x3x2xf32>, tensor<2x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xf32>)
  %4 = stablehlo.constant dense<[[[-2.0, 2.0], [-10.0, 2.0], [-13.0, 4.0]], [[-2.0, -2.0], [-10.0, -8.0], [-18.0, -8.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  %5 = stablehlo.constant dense<[[-13.0, 4.0], [-18.0, -8.0]]> : tensor<2x2xf32>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  %6 = stablehlo.constant dense<1.0> : tensor<3x2xf32>
  %7, %8 = chlo.scan(%0) inits (%6) dimension=0 attributes {is_reverse = true} {
  ^bb0(%input: tensor<3x2xf32>, %carry: tensor<3x2xf32>):
    %next = stablehlo.add %input, %carry : tensor<3x2xf32>
    stablehlo.return %next, %next : tensor<3x2xf32>, tensor<3x2xf32>
  } : (tensor<2x3x2xf32>, tensor<3x2xf32>) -> (tensor<2x3x2xf32>, tensor<3x2xf32>)
  %9 = stablehlo.constant dense<[[[-5.0, -1.0], [-15.0, -5.0], [-10.0, 3.0]], [[-2.0, -2.0], [-7.0, -5.0], [-7.0, 1.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  %10 = stablehlo.constant dense<[[-5.0, -1.0], [-15.0, -5.0], [-10.0, 3.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%8, %10) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %11 = stablehlo.constant dense<1.0> : tensor<2x3xf32>
  %12, %13 = chlo.scan(%0) inits (%11) dimension=2 {
  ^bb0(%input: tensor<2x3xf32>, %carry: tensor<2x3xf32>):
    %next = stablehlo.add %input, %carry : tensor<2x3xf32>
    stablehlo.return %next, %next : tensor<2x3xf32>, tensor<2x3xf32>
  } : (tensor<2x3x2xf32>, tensor<2x3xf32>) -> (tensor<2x3x2xf32>, tensor<2x3xf32>)
  %14 = stablehlo.constant dense<[[[-2.0, -1.0], [-7.0, -7.0], [-2.0, 0.0]], [[-2.0, -5.0], [-7.0, -13.0], [-7.0, -7.0]]]> : tensor<2x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%12, %14) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> ()
  %15 = stablehlo.constant dense<[[-1.0, -7.0, 0.0], [-5.0, -13.0, -7.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
// scan of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[[0.0, 9.0], [9.0, 9.0], [-5.0, 3.0]], [[5.0, -9.0], [-3.0, 7.0], [1.0, 1.0]]]> : tensor<2x3x2xf64>
  %1 = stablehlo.constant dense<1.0> : tensor<2x2xf64>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 {
  ^bb0(%input: tensor<2x2xf64>, %carry: tensor<2x2xf64>):
    %next = stablehlo.add %input, %carry : tensor<2x2xf64>
    stablehlo.return %next, %next : tensor<2x2xf64>, tensor<2x2xf64>
  } : (tensor<2x3x2xf64>, tensor<2x2xf64>) -> (tensor<2x3x2xf64>, tensor<2x2xf64>)
  %4 = stablehlo.constant dense<[[[1.0, 10.0], [10.0, 19.0], [5.0, 22.0]], [[6.0, -8.0], [3.0, -1.0], [4.0, 0.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  %5 = stablehlo.constant dense<[[5.0, 22.0], [4.0, 0.0]]> : tensor<2x2xf64>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
  %6 = stablehlo.constant dense<1.0> : tensor<3x2xf64>
  %7, %8 = chlo.scan(%0) inits (%6) dimension=0 attributes {is_reverse = true} {
  ^bb0(%input: tensor<3x2xf64>, %carry: tensor<3x2xf64>):
    %next = stablehlo.add %input, %carry : tensor<3x2xf64>
    stablehlo.return %next, %next : tensor<3x2xf64>, tensor<3x2xf64>
  } : (tensor<2x3x2xf64>, tensor<3x2xf64>) -> (tensor<2x3x2xf64>, tensor<3x2xf64>)
  %9 = stablehlo.constant dense<[[[6.0, 1.0], [7.0, 17.0], [-3.0, 5.0]], [[6.0, -8.0], [-2.0, 8.0], [2.0, 2.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  %10 = stablehlo.constant dense<[[6.0, 1.0], [7.0, 17.0], [-3.0, 5.0]]> : tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%8, %10) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %11 = stablehlo.constant dense<1.0> : tensor<2x3xf64>
  %12, %13 = chlo.scan(%0) inits (%11) dimension=2 {
  ^bb0(%input: tensor<2x3xf64>, %carry: tensor<2x3xf64>):
    %next = stablehlo.add %input, %carry : tensor<2x3xf64>
    stablehlo.return %next, %next : tensor<2x3xf64>, tensor<2x3xf64>
  } : (tensor<2x3x2xf64>, tensor<2x3xf64>) -> (tensor<2x3x2xf64>, tensor<2x3xf64>)
  %14 = stablehlo.constant dense<[[[1.0, 10.0], [10.0, 19.0], [-4.0, -1.0]], [[6.0, -3.0], [-2.0, 5.0], [2.0, 3.0]]]> : tensor<2x3x2xf64>
  stablehlo.custom_call @check.expect_eq(%12, %14) : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> ()
  %15 = stablehlo.constant dense<[[10.0, 19.0, -1.0], [-3.0, 5.0, 3.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  return
}
// -----
// scan of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(6.0, -3.0), (-3.0, 9.0)], [(1.0, 5.0), (-6.0, 9.0)], [(-4.0, 8.0), (-9.0, 4.0)]], [[(8.0, 9.0), (-8.0, 7.0)], [(-6.0, -8.0), (-8.0, 4.0)], [(-7.0, 8.0), (1.0, -2.0)]]]> : tensor<2x3x2xcomplex<f32>>
  %1 = stablehlo.constant dense<(1.0, 0.0)> : tensor<2x2xcomplex<f32>>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 {
  ^bb0(%input: tensor<2x2xcomplex<f32>>, %carry: tensor<2x2xcomplex<f32>>):
    %next = stablehlo.add %input, %carry : tensor<2x2xcomplex<f32>>
    stablehlo.return %next, %next : tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>
  } : (tensor<2x3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> (tensor<2x3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
  %4 = stablehlo.constant dense<[[[(7.0, -3.0), (-2.0, 9.0)], [(8.0, 2.0), (-8.0, 18.0)], [(4.0, 10.0), (-17.0, 22.0)]], [[(9.0, 9.0), (-7.0, 7.0)], [(3.0, 1.0), (-15.0, 11.0)], [(-4.0, 9.0), (-14.0, 9.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  %5 = stablehlo.constant dense<[[(4.0, 10.0), (-17.0, 22.0)], [(-4.0, 9.0), (-14.0, 9.0)]]> : tensor<2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
  %6 = stablehlo.constant dense<(1.0, 0.0)> : tensor<3x2xcomplex<f32>>
  %7, %8 = chlo.scan(%0) inits (%6) dimension=0 attributes {is_reverse = true} {
  ^bb0(%input: tensor<3x2xcomplex<f32>>, %carry: tensor<3x2xcomplex<f32>>):
    %next = stablehlo.add %input, %carry : tensor<3x2xcomplex<f32>>
    stablehlo.return %next, %next : tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>
  } : (tensor<2x3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> (tensor<2x3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>)
  %9 = stablehlo.constant dense<[[[(15.0, 6.0), (-10.0, 16.0)], [(-4.0, -3.0), (-13.0, 13.0)], [(-10.0, 16.0), (-7.0, 2.0)]], [[(9.0, 9.0), (-7.0, 7.0)], [(-5.0, -8.0), (-7.0, 4.0)], [(-6.0, 8.0), (2.0, -2.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  %10 = stablehlo.constant dense<[[(15.0, 6.0), (-10.0, 16.0)], [(-4.0, -3.0), (-13.0, 13.0)], [(-10.0, 16.0), (-7.0, 2.0)]]> : tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%8, %10) : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %11 = stablehlo.constant dense<(1.0, 0.0)> : tensor<2x3xcomplex<f32>>
  %12, %13 = chlo.scan(%0) inits (%11) dimension=2 {
  ^bb0(%input: tensor<2x3xcomplex<f32>>, %carry: tensor<2x3xcomplex<f32>>):
    %next = stablehlo.add %input, %carry : tensor<2x3xcomplex<f32>>
    stablehlo.return %next, %next : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>
  } : (tensor<2x3x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> (tensor<2x3x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
  %14 = stablehlo.constant dense<[[[(7.0, -3.0), (4.0, 6.0)], [(2.0, 5.0), (-4.0, 14.0)], [(-3.0, 8.0), (-12.0, 12.0)]], [[(9.0, 9.0), (1.0, 16.0)], [(-5.0, -8.0), (-13.0, -4.0)], [(-6.0, 8.0), (-5.0, 6.0)]]]> : tensor<2x3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %14) : (tensor<2x3x2xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> ()
  %15 = stablehlo.constant dense<[[(4.0, 6.0), (-4.0, 14.0), (-12.0, 12.0)], [(1.0, 16.0), (-13.0, -4.0), (-5.0, 6.0)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  return
}
// -----
// scan of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(9.0, 2.0), (2.0, 7.0)], [(4.0, 8.0), (-6.0, 1.0)], [(-1.0, 5.0), (9.0, -4.0)]], [[(-7.0, -1.0), (2.0, 8.0)], [(0.0, 0.0), (-5.0, -4.0)], [(8.0, -3.0), (4.0, 6.0)]]]> : tensor<2x3x2xcomplex<f64>>
  %1 = stablehlo.constant dense<(1.0, 0.0)> : tensor<2x2xcomplex<f64>>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2xcomplex<f64>>, %carry: tensor<2x2xcomplex<f64>>):
    %next = stablehlo.add %input, %carry : tensor<2x2xcomplex<f64>>
    stablehlo.return %next, %next : tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>
  } : (tensor<2x3x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> (tensor<2x3x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>)
  %4 = stablehlo.constant dense<[[[(13.0, 15.0), (6.0, 4.0)], [(4.0, 13.0), (4.0, -3.0)], [(0.0, 5.0), (10.0, -4.0)]], [[(2.0, -4.0), (2.0, 10.0)], [(9.0, -3.0), (0.0, 2.0)], [(9.0, -3.0), (5.0, 6.0)]]]> : tensor<2x3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> ()
  %5 = stablehlo.constant dense<[[(13.0, 15.0), (6.0, 4.0)], [(2.0, -4.0), (2.0, 10.0)]]> : tensor<2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
  return
}
// -----
// scan of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<2x3x2xi8>}> : () -> tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2xi8>}> : () -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  %2, %3 = chlo.scan(%0) inits (%1) dimension=1 {
  ^bb0(%input: tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>, %carry: tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>):
    %next = stablehlo.add %input, %carry : tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %next, %next : tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  } : (tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>) -> (tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>)
  %4 = "stablehlo.constant"() <{value = dense<"0x85AA809994D2638D1080079C"> : tensor<2x3x2xi8>}> : () -> tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %5 = "stablehlo.constant"() <{value = dense<[[-108, -46], [7, -100]]> : tensor<2x2xi8>}> : () -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %5) : (tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %6 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<2x3x2xi8>}> : () -> tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>
  %7 = "stablehlo.constant"() <{value = dense<5> : tensor<2x2xi8>}> : () -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  %8, %9 = chlo.scan(%6) inits (%7) dimension=1 attributes {is_reverse = true} {
  ^bb0(%input: tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>, %carry: tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>):
    %next = stablehlo.add %input, %carry : tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %next, %next : tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  } : (tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>) -> (tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>)
  %10 = "stablehlo.constant"() <{value = dense<"0x80D2E32D193E0780A9F3FC21"> : tensor<2x3x2xi8>}> : () -> tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%8, %10) : (tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %11 = "stablehlo.constant"() <{value = dense<[[-128, -46], [7, -128]]> : tensor<2x2xi8>}> : () -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
