// map of i1
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<i1>, %3: tensor<i1>):
      %4 = stablehlo.add %2, %3 : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%1, %0)  : (tensor<i1>, tensor<i1>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<i1>, %7: tensor<i1>):
      stablehlo.return %7 : tensor<i1>
    }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%5, %0)  : (tensor<i1>, tensor<i1>) -> ()
    %8 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%9: tensor<i1>):
      %10 = stablehlo.maximum %9, %0 : tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%8, %0)  : (tensor<i1>, tensor<i1>) -> ()
    %11 = stablehlo.constant dense<[false, true, true, false, true]> : tensor<5xi1>
    %12 = stablehlo.constant dense<[true, true, false, true, false]> : tensor<5xi1>
    %13 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%14: tensor<i1>, %15: tensor<i1>):
      %16 = stablehlo.add %14, %15 : tensor<i1>
      stablehlo.return %16 : tensor<i1>
    }) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %17 = stablehlo.constant dense<true> : tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%13, %17)  : (tensor<5xi1>, tensor<5xi1>) -> ()
    %18 = "stablehlo.map"(%11, %12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%19: tensor<i1>, %20: tensor<i1>):
      stablehlo.return %20 : tensor<i1>
    }) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%18, %12)  : (tensor<5xi1>, tensor<5xi1>) -> ()
    %21 = "stablehlo.map"(%11) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<i1>):
      %23 = stablehlo.maximum %22, %0 : tensor<i1>
      stablehlo.return %23 : tensor<i1>
    }) : (tensor<5xi1>) -> tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%21, %11)  : (tensor<5xi1>, tensor<5xi1>) -> ()
    %24 = stablehlo.constant dense<[[false, false, true], [true, true, false]]> : tensor<2x3xi1>
    %25 = stablehlo.constant dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>
    %26 = "stablehlo.map"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%27: tensor<i1>, %28: tensor<i1>):
      %29 = stablehlo.add %27, %28 : tensor<i1>
      stablehlo.return %29 : tensor<i1>
    }) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%26, %24)  : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    %30 = "stablehlo.map"(%24, %25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%31: tensor<i1>, %32: tensor<i1>):
      stablehlo.return %32 : tensor<i1>
    }) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%30, %25)  : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    %33 = "stablehlo.map"(%24) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<i1>):
      %35 = stablehlo.maximum %34, %0 : tensor<i1>
      stablehlo.return %35 : tensor<i1>
    }) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    stablehlo.custom_call @check.expect_eq(%33, %24)  : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
    %36 = stablehlo.constant dense<[[false, true, true, false, false, true, true, true, false, true, true, true, true, true, true, false, false, true, true, false, true, true, true, false, true, true, true, false, false, false, false, true, true, false, true, true, true, true, true, false, true, true, false, false, false, true, false, false, true, true], [true, true, false, false, false, true, false, true, false, false, false, false, false, true, true, false, true, false, true, true, true, false, false, true, true, true, true, true, false, true, false, true, false, false, false, true, false, false, false, false, false, true, true, false, true, true, false, false, false, false], [true, true, false, true, true, true, false, false, false, false, true, true, true, true, true, true, true, false, true, false, true, false, false, true, true, true, false, false, false, false, true, false, false, false, false, false, false, true, false, false, true, false, true, true, false, false, false, false, false, true]]> : tensor<3x50xi1>
    %37 = stablehlo.constant dense<[[true, true, true, true, true, true, false, false, true, false, true, true, true, false, false, true, false, true, false, true, true, true, false, true, true, false, true, false, true, false, false, true, false, false, false, false, false, false, true, false, false, true, true, false, true, false, true, false, true, false], [false, true, false, true, true, true, false, false, true, true, false, true, false, true, true, true, false, false, false, false, false, true, true, true, true, false, true, true, false, false, false, false, false, false, true, true, false, true, true, false, true, true, true, true, true, true, true, true, false, true], [true, false, true, false, true, false, true, true, false, true, false, true, false, true, true, true, true, true, false, false, false, false, true, false, true, false, false, true, false, true, false, false, true, false, true, true, true, true, false, true, false, false, true, false, true, false, true, true, true, true]]> : tensor<3x50xi1>
    %38 = "stablehlo.map"(%36, %37) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%39: tensor<i1>, %40: tensor<i1>):
      %41 = stablehlo.add %39, %40 : tensor<i1>
      stablehlo.return %41 : tensor<i1>
    }) : (tensor<3x50xi1>, tensor<3x50xi1>) -> tensor<3x50xi1>
    %42 = stablehlo.constant dense<[[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, false, false, true, true, false, true, true, true, true, true, false, true, true, true, false, true, true, true, false, true, true], [true, true, false, true, true, true, false, true, true, true, false, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, false, true, false, false, true, true, false, true, true, false, true, true, true, true, true, true, true, true, false, true], [true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, false, true, false, true, true, true, true, false, true, false, true, true, false, true, false, true, true, true, true, false, true, true, false, true, true, true, false, true, true, true, true]]> : tensor<3x50xi1>
    stablehlo.custom_call @check.expect_eq(%38, %42)  : (tensor<3x50xi1>, tensor<3x50xi1>) -> ()
    %43 = "stablehlo.map"(%36, %37) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%44: tensor<i1>, %45: tensor<i1>):
      stablehlo.return %45 : tensor<i1>
    }) : (tensor<3x50xi1>, tensor<3x50xi1>) -> tensor<3x50xi1>
    stablehlo.custom_call @check.expect_eq(%43, %37)  : (tensor<3x50xi1>, tensor<3x50xi1>) -> ()
    %46 = "stablehlo.map"(%36) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<i1>):
      %48 = stablehlo.maximum %47, %0 : tensor<i1>
      stablehlo.return %48 : tensor<i1>
    }) : (tensor<3x50xi1>) -> tensor<3x50xi1>
    stablehlo.custom_call @check.expect_eq(%46, %36)  : (tensor<3x50xi1>, tensor<3x50xi1>) -> ()
    return
  }
}
// -----
// map of i2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[0, -2, 1], [0, -1, 1]]> : tensor<2x3xi2>
    %1 = stablehlo.constant dense<[[-2, -2, 0], [-2, -2, 0]]> : tensor<2x3xi2>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<i2>, %4: tensor<i2>):
      %5 = stablehlo.multiply %3, %4 : tensor<i2>
      stablehlo.return %5 : tensor<i2>
    }) : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
    %6 = stablehlo.constant dense<[[0, 0, 0], [0, -2, 0]]> : tensor<2x3xi2>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<i2>, %9: tensor<i2>):
      stablehlo.return %9 : tensor<i2>
    }) : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
    %10 = stablehlo.constant dense<-2> : tensor<i2>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<i2>):
      %13 = stablehlo.maximum %12, %10 : tensor<i2>
      stablehlo.return %13 : tensor<i2>
    }) : (tensor<2x3xi2>) -> tensor<2x3xi2>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
    return
  }
}
// -----
// map of i4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[-2, -2, 1], [-1, -1, 0]]> : tensor<2x3xi4>
    %1 = stablehlo.constant dense<[[1, 0, 0], [2, 2, -1]]> : tensor<2x3xi4>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<i4>, %4: tensor<i4>):
      %5 = stablehlo.multiply %3, %4 : tensor<i4>
      stablehlo.return %5 : tensor<i4>
    }) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
    %6 = stablehlo.constant dense<[[-2, 0, 0], [-2, -2, 0]]> : tensor<2x3xi4>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<i4>, %9: tensor<i4>):
      stablehlo.return %9 : tensor<i4>
    }) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
    %10 = stablehlo.constant dense<-2> : tensor<i4>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<i4>):
      %13 = stablehlo.maximum %12, %10 : tensor<i4>
      stablehlo.return %13 : tensor<i4>
    }) : (tensor<2x3xi4>) -> tensor<2x3xi4>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
    return
  }
}
// -----
// map of i8
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1> : tensor<i8>
    %1 = stablehlo.constant dense<-2> : tensor<i8>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<i8>, %4: tensor<i8>):
      %5 = stablehlo.multiply %3, %4 : tensor<i8>
      stablehlo.return %5 : tensor<i8>
    }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    stablehlo.custom_call @check.expect_eq(%2, %1)  : (tensor<i8>, tensor<i8>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<i8>, %8: tensor<i8>):
      stablehlo.return %8 : tensor<i8>
    }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    stablehlo.custom_call @check.expect_eq(%6, %1)  : (tensor<i8>, tensor<i8>) -> ()
    %9 = stablehlo.constant dense<-4> : tensor<i8>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<i8>):
      %12 = stablehlo.maximum %11, %9 : tensor<i8>
      stablehlo.return %12 : tensor<i8>
    }) : (tensor<i8>) -> tensor<i8>
    stablehlo.custom_call @check.expect_eq(%10, %0)  : (tensor<i8>, tensor<i8>) -> ()
    %13 = stablehlo.constant dense<[2, -1, -2, 2, 2]> : tensor<5xi8>
    %14 = stablehlo.constant dense<[0, 0, 1, 0, -1]> : tensor<5xi8>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<i8>, %17: tensor<i8>):
      %18 = stablehlo.multiply %16, %17 : tensor<i8>
      stablehlo.return %18 : tensor<i8>
    }) : (tensor<5xi8>, tensor<5xi8>) -> tensor<5xi8>
    %19 = stablehlo.constant dense<[0, 0, -2, 0, -2]> : tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%15, %19)  : (tensor<5xi8>, tensor<5xi8>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<i8>, %22: tensor<i8>):
      stablehlo.return %22 : tensor<i8>
    }) : (tensor<5xi8>, tensor<5xi8>) -> tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%20, %14)  : (tensor<5xi8>, tensor<5xi8>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<i8>):
      %25 = stablehlo.maximum %24, %9 : tensor<i8>
      stablehlo.return %25 : tensor<i8>
    }) : (tensor<5xi8>) -> tensor<5xi8>
    stablehlo.custom_call @check.expect_eq(%23, %13)  : (tensor<5xi8>, tensor<5xi8>) -> ()
    %26 = stablehlo.constant dense<[[-1, -2, 1], [0, 1, -2]]> : tensor<2x3xi8>
    %27 = stablehlo.constant dense<[[0, -1, 1], [-2, -2, -2]]> : tensor<2x3xi8>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<i8>, %30: tensor<i8>):
      %31 = stablehlo.multiply %29, %30 : tensor<i8>
      stablehlo.return %31 : tensor<i8>
    }) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
    %32 = stablehlo.constant dense<[[0, 2, 1], [0, -2, 4]]> : tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%28, %32)  : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<i8>, %35: tensor<i8>):
      stablehlo.return %35 : tensor<i8>
    }) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%33, %27)  : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<i8>):
      %38 = stablehlo.maximum %37, %9 : tensor<i8>
      stablehlo.return %38 : tensor<i8>
    }) : (tensor<2x3xi8>) -> tensor<2x3xi8>
    stablehlo.custom_call @check.expect_eq(%36, %26)  : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
    %39 = stablehlo.constant dense<"0x000002000202FEFFFE02FE00FF02FF020101000001FEFE0200010102FF00FF0002FE020001FF0200FE000202FE0101FE01FFFE00FEFE0102000102010000010102020202FF010100FF0202010000FEFF0102FF00FEFF0000FEFF020202FE02FEFFFF0002FF020202FFFEFFFFFEFE0001FF020000020000FEFEFF0001FE000200FE01FE02020202FE010202FE0101020100FFFFFE01FF"> : tensor<3x50xi8>
    %40 = stablehlo.constant dense<"0x0101FF0200FE010201FF02FFFFFFFFFEFF01FE02FE0002FEFE00FE02FF00FF0201FF01FEFE01FF0202FFFEFE000002FF0202FF000000FE02FEFE01FF0001000200FFFF0201FE02020001FEFF00FF01FEFFFE02FF0201FFFF020002FEFF0201FE02020202FF0200FFFF0200FEFF02FF01000201FEFF000100010101FEFF01010001020002020102010000FFFFFF0201FF00FF00020201"> : tensor<3x50xi8>
    %41 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%42: tensor<i8>, %43: tensor<i8>):
      %44 = stablehlo.multiply %42, %43 : tensor<i8>
      stablehlo.return %44 : tensor<i8>
    }) : (tensor<3x50xi8>, tensor<3x50xi8>) -> tensor<3x50xi8>
    %45 = stablehlo.constant dense<"0x0000FE0000FCFEFEFEFEFC0001FE01FCFF010000FE00FCFC0000FE040100010002020200FEFFFE00FC00FCFC0000020202FE02000000FE0400FE02FF0000000200FEFE04FFFE02000002FCFF0000FE02FFFCFE00FCFF0000FC0004FCFEFC0204FEFE0004010400FE01FC000202FC000100040000FE000000FEFF00FE02000200FE020004040204FE0000FE02FF0202FF000100FC02FF"> : tensor<3x50xi8>
    stablehlo.custom_call @check.expect_eq(%41, %45)  : (tensor<3x50xi8>, tensor<3x50xi8>) -> ()
    %46 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<i8>, %48: tensor<i8>):
      stablehlo.return %48 : tensor<i8>
    }) : (tensor<3x50xi8>, tensor<3x50xi8>) -> tensor<3x50xi8>
    stablehlo.custom_call @check.expect_eq(%46, %40)  : (tensor<3x50xi8>, tensor<3x50xi8>) -> ()
    %49 = "stablehlo.map"(%39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<i8>):
      %51 = stablehlo.maximum %50, %9 : tensor<i8>
      stablehlo.return %51 : tensor<i8>
    }) : (tensor<3x50xi8>) -> tensor<3x50xi8>
    stablehlo.custom_call @check.expect_eq(%49, %39)  : (tensor<3x50xi8>, tensor<3x50xi8>) -> ()
    return
  }
}
// -----
// map of i16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[2, -2, -1], [-2, -1, -1]]> : tensor<2x3xi16>
    %1 = stablehlo.constant dense<[[-2, -1, -2], [2, -1, 2]]> : tensor<2x3xi16>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<i16>, %4: tensor<i16>):
      %5 = stablehlo.multiply %3, %4 : tensor<i16>
      stablehlo.return %5 : tensor<i16>
    }) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %6 = stablehlo.constant dense<[[-4, 2, 2], [-4, 1, -2]]> : tensor<2x3xi16>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<i16>, %9: tensor<i16>):
      stablehlo.return %9 : tensor<i16>
    }) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
    %10 = stablehlo.constant dense<4> : tensor<i16>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<i16>):
      %13 = stablehlo.maximum %12, %10 : tensor<i16>
      stablehlo.return %13 : tensor<i16>
    }) : (tensor<2x3xi16>) -> tensor<2x3xi16>
    %14 = stablehlo.constant dense<4> : tensor<2x3xi16>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
    return
  }
}
// -----
// map of i32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<-2> : tensor<i32>
    %1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<i32>, %4: tensor<i32>):
      %5 = stablehlo.multiply %3, %4 : tensor<i32>
      stablehlo.return %5 : tensor<i32>
    }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%2, %1)  : (tensor<i32>, tensor<i32>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<i32>, %8: tensor<i32>):
      stablehlo.return %8 : tensor<i32>
    }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%6, %1)  : (tensor<i32>, tensor<i32>) -> ()
    %9 = stablehlo.constant dense<1> : tensor<i32>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<i32>):
      %12 = stablehlo.maximum %11, %9 : tensor<i32>
      stablehlo.return %12 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    stablehlo.custom_call @check.expect_eq(%10, %9)  : (tensor<i32>, tensor<i32>) -> ()
    %13 = stablehlo.constant dense<[0, -1, -1, -1, -1]> : tensor<5xi32>
    %14 = stablehlo.constant dense<[1, 0, 0, 1, 2]> : tensor<5xi32>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<i32>, %17: tensor<i32>):
      %18 = stablehlo.multiply %16, %17 : tensor<i32>
      stablehlo.return %18 : tensor<i32>
    }) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %19 = stablehlo.constant dense<[0, 0, 0, -1, -2]> : tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%15, %19)  : (tensor<5xi32>, tensor<5xi32>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<i32>, %22: tensor<i32>):
      stablehlo.return %22 : tensor<i32>
    }) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%20, %14)  : (tensor<5xi32>, tensor<5xi32>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<i32>):
      %25 = stablehlo.maximum %24, %9 : tensor<i32>
      stablehlo.return %25 : tensor<i32>
    }) : (tensor<5xi32>) -> tensor<5xi32>
    %26 = stablehlo.constant dense<1> : tensor<5xi32>
    stablehlo.custom_call @check.expect_eq(%23, %26)  : (tensor<5xi32>, tensor<5xi32>) -> ()
    %27 = stablehlo.constant dense<[[1, 2, -2], [2, -2, -1]]> : tensor<2x3xi32>
    %28 = stablehlo.constant dense<[[-1, -2, 1], [-2, 2, -1]]> : tensor<2x3xi32>
    %29 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%30: tensor<i32>, %31: tensor<i32>):
      %32 = stablehlo.multiply %30, %31 : tensor<i32>
      stablehlo.return %32 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %33 = stablehlo.constant dense<[[-1, -4, -2], [-4, -4, 1]]> : tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%29, %33)  : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    %34 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<i32>, %36: tensor<i32>):
      stablehlo.return %36 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%34, %28)  : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    %37 = "stablehlo.map"(%27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%38: tensor<i32>):
      %39 = stablehlo.maximum %38, %9 : tensor<i32>
      stablehlo.return %39 : tensor<i32>
    }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %40 = stablehlo.constant dense<[[1, 2, 1], [2, 1, 1]]> : tensor<2x3xi32>
    stablehlo.custom_call @check.expect_eq(%37, %40)  : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    %41 = stablehlo.constant dense<[[1, 2, 2, 2, 2, -2, -1, -1, 0, 0, 1, 2, 0, 1, -1, 2, -1, -2, -1, -2, -1, -1, -2, -1, 2, 0, -1, 1, 0, -2, 2, 2, -2, 1, -2, -1, -1, 0, 2, 0, 1, 1, -1, -1, 2, -2, 0, 2, 0, -2], [-1, -1, 0, -1, 2, 0, 2, 0, 0, -2, 1, -1, 2, 0, -1, -2, -1, 2, -2, 1, -1, 0, -1, 0, 2, 0, 1, 1, -1, -2, 0, 0, 0, -1, 2, 2, -2, -1, 1, -2, 1, 1, 1, 2, -2, 1, 0, -2, -2, -1], [-2, 0, 0, 1, 2, 1, 2, 1, 0, -2, 1, 1, -1, -2, 2, -2, -2, 1, -2, -2, 2, -2, 0, 1, -2, -2, 2, -1, -2, 0, 1, 1, -1, -1, 0, 0, 0, 2, 2, -2, -1, 2, -1, 0, -2, 0, 1, 2, -2, -1]]> : tensor<3x50xi32>
    %42 = stablehlo.constant dense<[[0, -1, 1, 1, 1, -1, 2, -2, -2, -1, -1, 2, 2, -1, 2, 1, -1, 1, -2, 1, 2, 0, -1, 1, -1, 1, -1, 0, 1, -1, 0, -1, 2, 1, -2, 1, 0, 1, 1, -2, -2, 1, -1, -2, -1, 0, 1, 0, -2, -1], [1, 0, 2, -2, 0, -1, 1, 0, 2, 1, -2, 1, -1, -2, 0, -1, 0, 0, -1, 0, 2, 2, -1, 2, 1, 2, -2, 0, 2, 1, 1, 1, 1, 1, 2, -2, 0, 1, 2, 0, -2, -1, -1, 0, 0, 0, 1, -2, -2, 2], [1, -2, 0, 1, -2, 2, 2, -1, 1, 1, 1, -2, 0, 1, 2, 0, 2, 0, 2, -2, -1, 0, -2, -1, -2, 1, -1, -2, -2, 2, 1, -1, 2, 0, -1, 1, -2, -1, 0, 0, -2, 1, -1, -2, 1, 1, 0, 0, 1, -1]]> : tensor<3x50xi32>
    %43 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%44: tensor<i32>, %45: tensor<i32>):
      %46 = stablehlo.multiply %44, %45 : tensor<i32>
      stablehlo.return %46 : tensor<i32>
    }) : (tensor<3x50xi32>, tensor<3x50xi32>) -> tensor<3x50xi32>
    %47 = stablehlo.constant dense<[[0, -2, 2, 2, 2, 2, -2, 2, 0, 0, -1, 4, 0, -1, -2, 2, 1, -2, 2, -2, -2, 0, 2, -1, -2, 0, 1, 0, 0, 2, 0, -2, -4, 1, 4, -1, 0, 0, 2, 0, -2, 1, 1, 2, -2, 0, 0, 0, 0, 2], [-1, 0, 0, 2, 0, 0, 2, 0, 0, -2, -2, -1, -2, 0, 0, 2, 0, 0, 2, 0, -2, 0, 1, 0, 2, 0, -2, 0, -2, -2, 0, 0, 0, -1, 4, -4, 0, -1, 2, 0, -2, -1, -1, 0, 0, 0, 0, 4, 4, -2], [-2, 0, 0, 1, -4, 2, 4, -1, 0, -2, 1, -2, 0, -2, 4, 0, -4, 0, -4, 4, -2, 0, 0, -1, 4, -2, -2, 2, 4, 0, 1, -1, -2, 0, 0, 0, 0, -2, 0, 0, 2, 2, 1, 0, -2, 0, 0, 0, -2, 1]]> : tensor<3x50xi32>
    stablehlo.custom_call @check.expect_eq(%43, %47)  : (tensor<3x50xi32>, tensor<3x50xi32>) -> ()
    %48 = "stablehlo.map"(%41, %42) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<i32>, %50: tensor<i32>):
      stablehlo.return %50 : tensor<i32>
    }) : (tensor<3x50xi32>, tensor<3x50xi32>) -> tensor<3x50xi32>
    stablehlo.custom_call @check.expect_eq(%48, %42)  : (tensor<3x50xi32>, tensor<3x50xi32>) -> ()
    %51 = "stablehlo.map"(%41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%52: tensor<i32>):
      %53 = stablehlo.maximum %52, %9 : tensor<i32>
      stablehlo.return %53 : tensor<i32>
    }) : (tensor<3x50xi32>) -> tensor<3x50xi32>
    %54 = stablehlo.constant dense<[[1, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1], [1, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1]]> : tensor<3x50xi32>
    stablehlo.custom_call @check.expect_eq(%51, %54)  : (tensor<3x50xi32>, tensor<3x50xi32>) -> ()
    return
  }
}
// -----
// map of i64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[-1, -2, -2], [1, 1, -2]]> : tensor<2x3xi64>
    %1 = stablehlo.constant dense<[[2, 1, 1], [0, -1, -1]]> : tensor<2x3xi64>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<i64>, %4: tensor<i64>):
      %5 = stablehlo.multiply %3, %4 : tensor<i64>
      stablehlo.return %5 : tensor<i64>
    }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %6 = stablehlo.constant dense<[[-2, -2, -2], [0, -1, 2]]> : tensor<2x3xi64>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<i64>, %9: tensor<i64>):
      stablehlo.return %9 : tensor<i64>
    }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    %10 = stablehlo.constant dense<-2> : tensor<i64>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<i64>):
      %13 = stablehlo.maximum %12, %10 : tensor<i64>
      stablehlo.return %13 : tensor<i64>
    }) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    return
  }
}
// -----
// map of ui2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[0, 2, 0], [2, 2, 2]]> : tensor<2x3xui2>
    %1 = stablehlo.constant dense<[[1, 2, 1], [0, 1, 0]]> : tensor<2x3xui2>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<ui2>, %4: tensor<ui2>):
      %5 = stablehlo.multiply %3, %4 : tensor<ui2>
      stablehlo.return %5 : tensor<ui2>
    }) : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
    %6 = stablehlo.constant dense<[[0, 0, 0], [0, 2, 0]]> : tensor<2x3xui2>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<ui2>, %9: tensor<ui2>):
      stablehlo.return %9 : tensor<ui2>
    }) : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
    %10 = stablehlo.constant dense<0> : tensor<ui2>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<ui2>):
      %13 = stablehlo.maximum %12, %10 : tensor<ui2>
      stablehlo.return %13 : tensor<ui2>
    }) : (tensor<2x3xui2>) -> tensor<2x3xui2>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
    return
  }
}
// -----
// map of ui4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[2, 2, 0], [0, 2, 1]]> : tensor<2x3xui4>
    %1 = stablehlo.constant dense<[[1, 1, 1], [2, 2, 1]]> : tensor<2x3xui4>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<ui4>, %4: tensor<ui4>):
      %5 = stablehlo.multiply %3, %4 : tensor<ui4>
      stablehlo.return %5 : tensor<ui4>
    }) : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
    %6 = stablehlo.constant dense<[[2, 2, 0], [0, 4, 1]]> : tensor<2x3xui4>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<ui4>, %9: tensor<ui4>):
      stablehlo.return %9 : tensor<ui4>
    }) : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
    %10 = stablehlo.constant dense<0> : tensor<ui4>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<ui4>):
      %13 = stablehlo.maximum %12, %10 : tensor<ui4>
      stablehlo.return %13 : tensor<ui4>
    }) : (tensor<2x3xui4>) -> tensor<2x3xui4>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
    return
  }
}
// -----
// map of ui8
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[2, 2, 1], [2, 1, 2]]> : tensor<2x3xui8>
    %1 = stablehlo.constant dense<[[1, 2, 1], [0, 0, 2]]> : tensor<2x3xui8>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
      %5 = stablehlo.multiply %3, %4 : tensor<ui8>
      stablehlo.return %5 : tensor<ui8>
    }) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %6 = stablehlo.constant dense<[[2, 4, 1], [0, 0, 4]]> : tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<ui8>, %9: tensor<ui8>):
      stablehlo.return %9 : tensor<ui8>
    }) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    %10 = stablehlo.constant dense<3> : tensor<ui8>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<ui8>):
      %13 = stablehlo.maximum %12, %10 : tensor<ui8>
      stablehlo.return %13 : tensor<ui8>
    }) : (tensor<2x3xui8>) -> tensor<2x3xui8>
    %14 = stablehlo.constant dense<3> : tensor<2x3xui8>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
    return
  }
}
// -----
// map of ui16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[0, 0, 1], [2, 1, 1]]> : tensor<2x3xui16>
    %1 = stablehlo.constant dense<[[1, 2, 0], [1, 1, 1]]> : tensor<2x3xui16>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<ui16>, %4: tensor<ui16>):
      %5 = stablehlo.multiply %3, %4 : tensor<ui16>
      stablehlo.return %5 : tensor<ui16>
    }) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
    %6 = stablehlo.constant dense<[[0, 0, 0], [2, 1, 1]]> : tensor<2x3xui16>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<ui16>, %9: tensor<ui16>):
      stablehlo.return %9 : tensor<ui16>
    }) : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
    %10 = stablehlo.constant dense<1> : tensor<ui16>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<ui16>):
      %13 = stablehlo.maximum %12, %10 : tensor<ui16>
      stablehlo.return %13 : tensor<ui16>
    }) : (tensor<2x3xui16>) -> tensor<2x3xui16>
    %14 = stablehlo.constant dense<[[1, 1, 1], [2, 1, 1]]> : tensor<2x3xui16>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
    return
  }
}
// -----
// map of ui32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[0, 0, 2], [2, 0, 2]]> : tensor<2x3xui32>
    %1 = stablehlo.constant dense<[[0, 0, 0], [2, 1, 1]]> : tensor<2x3xui32>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
      %5 = stablehlo.multiply %3, %4 : tensor<ui32>
      stablehlo.return %5 : tensor<ui32>
    }) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %6 = stablehlo.constant dense<[[0, 0, 0], [4, 0, 2]]> : tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
      stablehlo.return %9 : tensor<ui32>
    }) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    %10 = stablehlo.constant dense<0> : tensor<ui32>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<ui32>):
      %13 = stablehlo.maximum %12, %10 : tensor<ui32>
      stablehlo.return %13 : tensor<ui32>
    }) : (tensor<2x3xui32>) -> tensor<2x3xui32>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
    return
  }
}
// -----
// map of ui64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1> : tensor<ui64>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<ui64>, %3: tensor<ui64>):
      %4 = stablehlo.multiply %2, %3 : tensor<ui64>
      stablehlo.return %4 : tensor<ui64>
    }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    stablehlo.custom_call @check.expect_eq(%1, %0)  : (tensor<ui64>, tensor<ui64>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<ui64>, %7: tensor<ui64>):
      stablehlo.return %7 : tensor<ui64>
    }) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    stablehlo.custom_call @check.expect_eq(%5, %0)  : (tensor<ui64>, tensor<ui64>) -> ()
    %8 = stablehlo.constant dense<0> : tensor<ui64>
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<ui64>):
      %11 = stablehlo.maximum %10, %8 : tensor<ui64>
      stablehlo.return %11 : tensor<ui64>
    }) : (tensor<ui64>) -> tensor<ui64>
    stablehlo.custom_call @check.expect_eq(%9, %0)  : (tensor<ui64>, tensor<ui64>) -> ()
    %12 = stablehlo.constant dense<[0, 2, 2, 1, 2]> : tensor<5xui64>
    %13 = stablehlo.constant dense<[0, 1, 2, 0, 1]> : tensor<5xui64>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<ui64>, %16: tensor<ui64>):
      %17 = stablehlo.multiply %15, %16 : tensor<ui64>
      stablehlo.return %17 : tensor<ui64>
    }) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    %18 = stablehlo.constant dense<[0, 2, 4, 0, 2]> : tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%14, %18)  : (tensor<5xui64>, tensor<5xui64>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<ui64>, %21: tensor<ui64>):
      stablehlo.return %21 : tensor<ui64>
    }) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%19, %13)  : (tensor<5xui64>, tensor<5xui64>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<ui64>):
      %24 = stablehlo.maximum %23, %8 : tensor<ui64>
      stablehlo.return %24 : tensor<ui64>
    }) : (tensor<5xui64>) -> tensor<5xui64>
    stablehlo.custom_call @check.expect_eq(%22, %12)  : (tensor<5xui64>, tensor<5xui64>) -> ()
    %25 = stablehlo.constant dense<[[2, 0, 1], [2, 1, 1]]> : tensor<2x3xui64>
    %26 = stablehlo.constant dense<[[0, 1, 2], [2, 0, 1]]> : tensor<2x3xui64>
    %27 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%28: tensor<ui64>, %29: tensor<ui64>):
      %30 = stablehlo.multiply %28, %29 : tensor<ui64>
      stablehlo.return %30 : tensor<ui64>
    }) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %31 = stablehlo.constant dense<[[0, 0, 2], [4, 0, 1]]> : tensor<2x3xui64>
    stablehlo.custom_call @check.expect_eq(%27, %31)  : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
    %32 = "stablehlo.map"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%33: tensor<ui64>, %34: tensor<ui64>):
      stablehlo.return %34 : tensor<ui64>
    }) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    stablehlo.custom_call @check.expect_eq(%32, %26)  : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
    %35 = "stablehlo.map"(%25) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%36: tensor<ui64>):
      %37 = stablehlo.maximum %36, %8 : tensor<ui64>
      stablehlo.return %37 : tensor<ui64>
    }) : (tensor<2x3xui64>) -> tensor<2x3xui64>
    stablehlo.custom_call @check.expect_eq(%35, %25)  : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
    %38 = stablehlo.constant dense<[[0, 0, 1, 0, 0, 2, 0, 2, 2, 2, 2, 0, 2, 2, 0, 2, 0, 0, 0, 2, 1, 0, 2, 1, 0, 0, 0, 0, 2, 0, 0, 0, 2, 1, 1, 1, 0, 1, 1, 1, 1, 2, 1, 2, 0, 0, 1, 2, 1, 0], [2, 2, 0, 1, 2, 0, 1, 1, 1, 0, 2, 0, 0, 2, 2, 1, 1, 0, 2, 0, 1, 2, 1, 0, 2, 0, 0, 1, 1, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 2, 1, 1, 2, 1, 1, 0], [1, 0, 0, 1, 0, 2, 2, 1, 1, 0, 0, 2, 1, 2, 0, 0, 1, 1, 2, 2, 0, 0, 0, 1, 1, 2, 2, 0, 0, 2, 0, 2, 0, 1, 0, 2, 2, 1, 0, 1, 1, 1, 1, 1, 2, 2, 0, 1, 2, 2]]> : tensor<3x50xui64>
    %39 = stablehlo.constant dense<[[0, 2, 2, 1, 1, 1, 2, 1, 2, 1, 2, 1, 2, 2, 2, 0, 2, 1, 2, 2, 2, 0, 2, 0, 0, 1, 1, 1, 1, 1, 2, 1, 2, 2, 0, 1, 0, 0, 0, 2, 1, 0, 0, 0, 1, 1, 2, 0, 1, 2], [0, 1, 0, 2, 2, 1, 0, 1, 2, 0, 1, 2, 1, 0, 2, 2, 2, 2, 2, 1, 2, 1, 1, 0, 1, 0, 1, 0, 1, 2, 0, 0, 2, 2, 0, 2, 2, 0, 1, 2, 1, 0, 2, 0, 2, 2, 2, 0, 1, 2], [1, 2, 1, 1, 2, 1, 0, 1, 0, 0, 2, 2, 2, 2, 1, 2, 1, 1, 1, 1, 0, 0, 1, 2, 2, 2, 0, 1, 1, 2, 1, 1, 0, 0, 2, 0, 2, 0, 0, 0, 2, 0, 2, 0, 2, 0, 2, 1, 2, 2]]> : tensor<3x50xui64>
    %40 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%41: tensor<ui64>, %42: tensor<ui64>):
      %43 = stablehlo.multiply %41, %42 : tensor<ui64>
      stablehlo.return %43 : tensor<ui64>
    }) : (tensor<3x50xui64>, tensor<3x50xui64>) -> tensor<3x50xui64>
    %44 = stablehlo.constant dense<[[0, 0, 2, 0, 0, 2, 0, 2, 4, 2, 4, 0, 4, 4, 0, 0, 0, 0, 0, 4, 2, 0, 4, 0, 0, 0, 0, 0, 2, 0, 0, 0, 4, 2, 0, 1, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 2, 0, 1, 0], [0, 2, 0, 2, 4, 0, 0, 1, 2, 0, 2, 0, 0, 0, 4, 2, 2, 0, 4, 0, 2, 2, 1, 0, 2, 0, 0, 0, 1, 2, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 2, 2, 4, 0, 1, 0], [1, 0, 0, 1, 0, 2, 0, 1, 0, 0, 0, 4, 2, 4, 0, 0, 1, 1, 2, 2, 0, 0, 0, 2, 2, 4, 0, 0, 0, 4, 0, 2, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 2, 0, 4, 0, 0, 1, 4, 4]]> : tensor<3x50xui64>
    stablehlo.custom_call @check.expect_eq(%40, %44)  : (tensor<3x50xui64>, tensor<3x50xui64>) -> ()
    %45 = "stablehlo.map"(%38, %39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%46: tensor<ui64>, %47: tensor<ui64>):
      stablehlo.return %47 : tensor<ui64>
    }) : (tensor<3x50xui64>, tensor<3x50xui64>) -> tensor<3x50xui64>
    stablehlo.custom_call @check.expect_eq(%45, %39)  : (tensor<3x50xui64>, tensor<3x50xui64>) -> ()
    %48 = "stablehlo.map"(%38) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%49: tensor<ui64>):
      %50 = stablehlo.maximum %49, %8 : tensor<ui64>
      stablehlo.return %50 : tensor<ui64>
    }) : (tensor<3x50xui64>) -> tensor<3x50xui64>
    stablehlo.custom_call @check.expect_eq(%48, %38)  : (tensor<3x50xui64>, tensor<3x50xui64>) -> ()
    return
  }
}
// -----
// map of f4E2M1FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[0.0, -2.0, 2.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf4E2M1FN>
    %1 = stablehlo.constant dense<[[-2.0, 1.0, 1.0], [-2.0, 0.0, 1.0]]> : tensor<2x3xf4E2M1FN>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f4E2M1FN>, %4: tensor<f4E2M1FN>):
      %5 = stablehlo.multiply %3, %4 : tensor<f4E2M1FN>
      stablehlo.return %5 : tensor<f4E2M1FN>
    }) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
    %6 = stablehlo.constant dense<[[-0.0, -2.0, 2.0], [-0.0, 0.0, -1.0]]> : tensor<2x3xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f4E2M1FN>, %9: tensor<f4E2M1FN>):
      stablehlo.return %9 : tensor<f4E2M1FN>
    }) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
    %10 = stablehlo.constant dense<2.0> : tensor<f4E2M1FN>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f4E2M1FN>):
      %13 = stablehlo.maximum %12, %10 : tensor<f4E2M1FN>
      stablehlo.return %13 : tensor<f4E2M1FN>
    }) : (tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
    %14 = stablehlo.constant dense<2.0> : tensor<2x3xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
    return
  }
}
// -----
// map of f6E2M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0], [2.0, 0.0, -1.0]]> : tensor<2x3xf6E2M3FN>
    %1 = stablehlo.constant dense<[[0.0, -2.0, 2.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf6E2M3FN>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f6E2M3FN>, %4: tensor<f6E2M3FN>):
      %5 = stablehlo.multiply %3, %4 : tensor<f6E2M3FN>
      stablehlo.return %5 : tensor<f6E2M3FN>
    }) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
    %6 = stablehlo.constant dense<[[-0.0, -2.0, 0.0], [0.0, 0.0, -1.0]]> : tensor<2x3xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f6E2M3FN>, %9: tensor<f6E2M3FN>):
      stablehlo.return %9 : tensor<f6E2M3FN>
    }) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
    %10 = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f6E2M3FN>):
      %13 = stablehlo.maximum %12, %10 : tensor<f6E2M3FN>
      stablehlo.return %13 : tensor<f6E2M3FN>
    }) : (tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
    %14 = stablehlo.constant dense<2.0> : tensor<2x3xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
    return
  }
}
// -----
// map of f6E3M2FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[-2.0, 1.0, -1.0], [-2.0, 0.0, 1.0]]> : tensor<2x3xf6E3M2FN>
    %1 = stablehlo.constant dense<[[-1.0, -1.0, 1.0], [1.0, 2.0, -2.0]]> : tensor<2x3xf6E3M2FN>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f6E3M2FN>, %4: tensor<f6E3M2FN>):
      %5 = stablehlo.multiply %3, %4 : tensor<f6E3M2FN>
      stablehlo.return %5 : tensor<f6E3M2FN>
    }) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
    %6 = stablehlo.constant dense<[[2.0, -1.0, -1.0], [-2.0, 0.0, -2.0]]> : tensor<2x3xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f6E3M2FN>, %9: tensor<f6E3M2FN>):
      stablehlo.return %9 : tensor<f6E3M2FN>
    }) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
    %10 = stablehlo.constant dense<-2.0> : tensor<f6E3M2FN>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f6E3M2FN>):
      %13 = stablehlo.maximum %12, %10 : tensor<f6E3M2FN>
      stablehlo.return %13 : tensor<f6E3M2FN>
    }) : (tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
    return
  }
}
// -----
// map of f8E3M4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[-1.0, 2.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf8E3M4>
    %1 = stablehlo.constant dense<[[2.0, 0.0, 2.0], [-1.0, 1.0, -2.0]]> : tensor<2x3xf8E3M4>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f8E3M4>, %4: tensor<f8E3M4>):
      %5 = stablehlo.multiply %3, %4 : tensor<f8E3M4>
      stablehlo.return %5 : tensor<f8E3M4>
    }) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
    %6 = stablehlo.constant dense<[[-2.0, 0.0, 2.0], [-1.0, 1.0, -0.0]]> : tensor<2x3xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f8E3M4>, %9: tensor<f8E3M4>):
      stablehlo.return %9 : tensor<f8E3M4>
    }) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
    %10 = stablehlo.constant dense<-3.0> : tensor<f8E3M4>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f8E3M4>):
      %13 = stablehlo.maximum %12, %10 : tensor<f8E3M4>
      stablehlo.return %13 : tensor<f8E3M4>
    }) : (tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
    return
  }
}
// -----
// map of f8E4M3
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[0.0, -1.0, 2.0], [0.0, -1.0, 2.0]]> : tensor<2x3xf8E4M3>
    %1 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [0.0, 2.0, -2.0]]> : tensor<2x3xf8E4M3>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f8E4M3>, %4: tensor<f8E4M3>):
      %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3>
      stablehlo.return %5 : tensor<f8E4M3>
    }) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
    %6 = stablehlo.constant dense<[[0.0, -2.0, -4.0], [0.0, -2.0, -4.0]]> : tensor<2x3xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f8E4M3>, %9: tensor<f8E4M3>):
      stablehlo.return %9 : tensor<f8E4M3>
    }) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
    %10 = stablehlo.constant dense<-2.0> : tensor<f8E4M3>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f8E4M3>):
      %13 = stablehlo.maximum %12, %10 : tensor<f8E4M3>
      stablehlo.return %13 : tensor<f8E4M3>
    }) : (tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
    return
  }
}
// -----
// map of f8E4M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [-2.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.constant dense<[[0.0, 0.0, -2.0], [0.0, -1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<f8E4M3FN>):
      %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3FN>
      stablehlo.return %5 : tensor<f8E4M3FN>
    }) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    %6 = stablehlo.constant dense<[[0.0, 0.0, 2.0], [-0.0, -1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f8E4M3FN>, %9: tensor<f8E4M3FN>):
      stablehlo.return %9 : tensor<f8E4M3FN>
    }) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
    %10 = stablehlo.constant dense<4.0> : tensor<f8E4M3FN>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f8E4M3FN>):
      %13 = stablehlo.maximum %12, %10 : tensor<f8E4M3FN>
      stablehlo.return %13 : tensor<f8E4M3FN>
    }) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    %14 = stablehlo.constant dense<4.0> : tensor<2x3xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
    return
  }
}
// -----
// map of f8E4M3FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[2.0, -2.0, -2.0], [-1.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
    %1 = stablehlo.constant dense<[[0.0, -2.0, 1.0], [1.0, -2.0, 2.0]]> : tensor<2x3xf8E4M3FNUZ>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f8E4M3FNUZ>, %4: tensor<f8E4M3FNUZ>):
      %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3FNUZ>
      stablehlo.return %5 : tensor<f8E4M3FNUZ>
    }) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
    %6 = stablehlo.constant dense<[[0.0, 4.0, -2.0], [-1.0, -2.0, -2.0]]> : tensor<2x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f8E4M3FNUZ>, %9: tensor<f8E4M3FNUZ>):
      stablehlo.return %9 : tensor<f8E4M3FNUZ>
    }) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
    %10 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FNUZ>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f8E4M3FNUZ>):
      %13 = stablehlo.maximum %12, %10 : tensor<f8E4M3FNUZ>
      stablehlo.return %13 : tensor<f8E4M3FNUZ>
    }) : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
    %14 = stablehlo.constant dense<[[2.0, -1.0, -1.0], [-1.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
    return
  }
}
// -----
// map of f8E4M3B11FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[0.0, -1.0, 2.0], [1.0, -1.0, -1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
    %1 = stablehlo.constant dense<[[2.0, 2.0, -1.0], [-2.0, 0.0, -2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f8E4M3B11FNUZ>, %4: tensor<f8E4M3B11FNUZ>):
      %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3B11FNUZ>
      stablehlo.return %5 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
    %6 = stablehlo.constant dense<[[0.0, -2.0, -2.0], [-2.0, 0.0, 2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f8E4M3B11FNUZ>, %9: tensor<f8E4M3B11FNUZ>):
      stablehlo.return %9 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
    %10 = stablehlo.constant dense<4.0> : tensor<f8E4M3B11FNUZ>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f8E4M3B11FNUZ>):
      %13 = stablehlo.maximum %12, %10 : tensor<f8E4M3B11FNUZ>
      stablehlo.return %13 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
    %14 = stablehlo.constant dense<4.0> : tensor<2x3xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
    return
  }
}
// -----
// map of f8E5M2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[1.0, -1.0, 2.0], [-1.0, -2.0, 2.0]]> : tensor<2x3xf8E5M2>
    %1 = stablehlo.constant dense<[[2.0, -2.0, -1.0], [-1.0, 2.0, -1.0]]> : tensor<2x3xf8E5M2>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f8E5M2>, %4: tensor<f8E5M2>):
      %5 = stablehlo.multiply %3, %4 : tensor<f8E5M2>
      stablehlo.return %5 : tensor<f8E5M2>
    }) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    %6 = stablehlo.constant dense<[[2.0, 2.0, -2.0], [1.0, -4.0, -2.0]]> : tensor<2x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f8E5M2>, %9: tensor<f8E5M2>):
      stablehlo.return %9 : tensor<f8E5M2>
    }) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
    %10 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f8E5M2>):
      %13 = stablehlo.maximum %12, %10 : tensor<f8E5M2>
      stablehlo.return %13 : tensor<f8E5M2>
    }) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    %14 = stablehlo.constant dense<[[1.0, 0.0, 2.0], [0.0, 0.0, 2.0]]> : tensor<2x3xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
    return
  }
}
// -----
// map of f8E5M2FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[-2.0, 1.0, 1.0], [2.0, 1.0, -1.0]]> : tensor<2x3xf8E5M2FNUZ>
    %1 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [-1.0, -2.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f8E5M2FNUZ>, %4: tensor<f8E5M2FNUZ>):
      %5 = stablehlo.multiply %3, %4 : tensor<f8E5M2FNUZ>
      stablehlo.return %5 : tensor<f8E5M2FNUZ>
    }) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
    %6 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [-2.0, -2.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f8E5M2FNUZ>, %9: tensor<f8E5M2FNUZ>):
      stablehlo.return %9 : tensor<f8E5M2FNUZ>
    }) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
    %10 = stablehlo.constant dense<4.0> : tensor<f8E5M2FNUZ>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f8E5M2FNUZ>):
      %13 = stablehlo.maximum %12, %10 : tensor<f8E5M2FNUZ>
      stablehlo.return %13 : tensor<f8E5M2FNUZ>
    }) : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
    %14 = stablehlo.constant dense<4.0> : tensor<2x3xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
    return
  }
}
// -----
// map of f8E8M0FNU
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[0.5, 0.5, 0.5], [0.5, 1.0, 0.5]]> : tensor<2x3xf8E8M0FNU>
    %1 = stablehlo.constant dense<[[0.5, 1.0, 1.0], [1.0, 0.5, 1.0]]> : tensor<2x3xf8E8M0FNU>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f8E8M0FNU>, %4: tensor<f8E8M0FNU>):
      %5 = stablehlo.multiply %3, %4 : tensor<f8E8M0FNU>
      stablehlo.return %5 : tensor<f8E8M0FNU>
    }) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
    %6 = stablehlo.constant dense<[[0.25, 0.5, 0.5], [0.5, 0.5, 0.5]]> : tensor<2x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f8E8M0FNU>, %9: tensor<f8E8M0FNU>):
      stablehlo.return %9 : tensor<f8E8M0FNU>
    }) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
    %10 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f8E8M0FNU>):
      %13 = stablehlo.maximum %12, %10 : tensor<f8E8M0FNU>
      stablehlo.return %13 : tensor<f8E8M0FNU>
    }) : (tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
    %14 = stablehlo.constant dense<1.0> : tensor<2x3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
    return
  }
}
// -----
// map of bf16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<1.0> : tensor<bf16>
    %1 = stablehlo.constant dense<0.0> : tensor<bf16>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
      %5 = stablehlo.multiply %3, %4 : tensor<bf16>
      stablehlo.return %5 : tensor<bf16>
    }) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_eq(%2, %1)  : (tensor<bf16>, tensor<bf16>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<bf16>, %8: tensor<bf16>):
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_eq(%6, %1)  : (tensor<bf16>, tensor<bf16>) -> ()
    %9 = stablehlo.constant dense<-1.0> : tensor<bf16>
    %10 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%11: tensor<bf16>):
      %12 = stablehlo.maximum %11, %9 : tensor<bf16>
      stablehlo.return %12 : tensor<bf16>
    }) : (tensor<bf16>) -> tensor<bf16>
    stablehlo.custom_call @check.expect_eq(%10, %0)  : (tensor<bf16>, tensor<bf16>) -> ()
    %13 = stablehlo.constant dense<[1.0, 0.0, 1.0, 0.0, 2.0]> : tensor<5xbf16>
    %14 = stablehlo.constant dense<[1.0, 2.0, -1.0, 0.0, 0.0]> : tensor<5xbf16>
    %15 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%16: tensor<bf16>, %17: tensor<bf16>):
      %18 = stablehlo.multiply %16, %17 : tensor<bf16>
      stablehlo.return %18 : tensor<bf16>
    }) : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
    %19 = stablehlo.constant dense<[1.0, 0.0, -1.0, 0.0, 0.0]> : tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%15, %19)  : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    %20 = "stablehlo.map"(%13, %14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%21: tensor<bf16>, %22: tensor<bf16>):
      stablehlo.return %22 : tensor<bf16>
    }) : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%20, %14)  : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    %23 = "stablehlo.map"(%13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%24: tensor<bf16>):
      %25 = stablehlo.maximum %24, %9 : tensor<bf16>
      stablehlo.return %25 : tensor<bf16>
    }) : (tensor<5xbf16>) -> tensor<5xbf16>
    stablehlo.custom_call @check.expect_eq(%23, %13)  : (tensor<5xbf16>, tensor<5xbf16>) -> ()
    %26 = stablehlo.constant dense<[[0.0, -1.0, 1.0], [2.0, 2.0, -1.0]]> : tensor<2x3xbf16>
    %27 = stablehlo.constant dense<[[-2.0, -1.0, 0.0], [2.0, -1.0, 0.0]]> : tensor<2x3xbf16>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<bf16>, %30: tensor<bf16>):
      %31 = stablehlo.multiply %29, %30 : tensor<bf16>
      stablehlo.return %31 : tensor<bf16>
    }) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %32 = stablehlo.constant dense<[[-0.0, 1.0, 0.0], [4.0, -2.0, -0.0]]> : tensor<2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%28, %32)  : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<bf16>, %35: tensor<bf16>):
      stablehlo.return %35 : tensor<bf16>
    }) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%33, %27)  : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<bf16>):
      %38 = stablehlo.maximum %37, %9 : tensor<bf16>
      stablehlo.return %38 : tensor<bf16>
    }) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    stablehlo.custom_call @check.expect_eq(%36, %26)  : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
    %39 = stablehlo.constant dense<"0x80BF000000C00040004000C0803F00C000C000C00040004080BF803F0040803F803F0000803F00C0000080BF00C0803F803F0040000080BF803F000000000000803F00C080BF80BF803F00000000004000C0004000C080BF00C0004000C000400000803F803F803F80BF00C00000000000C000C080BF80BF004080BF00000000803F803F00C0803F803F00C0803F80BF00C080BF0000000080BF0040803F00C000400040803F00C000C0000000C0803F803F803F000000400000803F004080BF00C000C0000000C0004000000040000000C0803F00C0803F80BF004000C0803F803F004000C0004000C000C0004000000000000080BF803F80BF803F00400000000000C0004000C000000000803F00C0004000C000C000C00040803F80BF0000803F000080BF00C0004000C0"> : tensor<3x50xbf16>
    %40 = stablehlo.constant dense<"0x803F80BF000080BF80BF0000004000C000C0803F000000400040000080BF0000004000C00000803F004000C0000080BF000000C0004080BF00000040803F004000000000803F80BF803F80BF803F80BF004080BF803F80BF00C00040000080BF00000040803F803F00C0803F803F004000C0000000C080BF803F803F80BF000080BF004000C000C0803F00C0803F803F0040000000C080BF0000000000400040000000C080BF00400040803F803F0000000000C0803F803F000000C0803F00C0803F00400040803F803F00C0803F80BF803F00C080BF000080BF803F803F00400000000080BF00C0803F803F803F803F80BF80BF00000040803F803F000080BF004000C080BF004000000040803F0000803F00C00040803F80BF0040803F004000C000C00040803F803F0040"> : tensor<3x50xbf16>
    %41 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%42: tensor<bf16>, %43: tensor<bf16>):
      %44 = stablehlo.multiply %42, %43 : tensor<bf16>
      stablehlo.return %44 : tensor<bf16>
    }) : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> tensor<3x50xbf16>
    %45 = stablehlo.constant dense<"0x80BF0080008000C000C0008000408040804000C00000804000C0000000C0000000400080000000C000000040008080BF000080C00000803F00000000000000000000008080BF803F803F0080000000C080C000C000C0803F80408040008000C000000040803F803F004000C000000000804000800040803F004080BF0080000080BF0040804000C0803F8040803F80BF80C000800080008000800000004080C0000080C080BF80C080C0000000C00000000000C000000040000000C00040004000C080C0000000C0004000800040008000C000C000400000803F004000C0004000000000004080C000C000C000400000008000800080004080BF803F000000800000804000C080C000000000803F00800040804080C000C000C0004080BF000000C0008000C000C0004080C0"> : tensor<3x50xbf16>
    stablehlo.custom_call @check.expect_eq(%41, %45)  : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> ()
    %46 = "stablehlo.map"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%47: tensor<bf16>, %48: tensor<bf16>):
      stablehlo.return %48 : tensor<bf16>
    }) : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> tensor<3x50xbf16>
    stablehlo.custom_call @check.expect_eq(%46, %40)  : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> ()
    %49 = "stablehlo.map"(%39) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%50: tensor<bf16>):
      %51 = stablehlo.maximum %50, %9 : tensor<bf16>
      stablehlo.return %51 : tensor<bf16>
    }) : (tensor<3x50xbf16>) -> tensor<3x50xbf16>
    %52 = stablehlo.constant dense<"0x80BF000080BF0040004080BF803F80BF80BF80BF0040004080BF803F0040803F803F0000803F80BF000080BF80BF803F803F0040000080BF803F000000000000803F80BF80BF80BF803F00000000004080BF004080BF80BF80BF004080BF00400000803F803F803F80BF80BF0000000080BF80BF80BF80BF004080BF00000000803F803F80BF803F803F80BF803F80BF80BF80BF0000000080BF0040803F80BF00400040803F80BF80BF000080BF803F803F803F000000400000803F004080BF80BF80BF000080BF004000000040000080BF803F80BF803F80BF004080BF803F803F004080BF004080BF80BF004000000000000080BF803F80BF803F00400000000080BF004080BF00000000803F80BF004080BF80BF80BF0040803F80BF0000803F000080BF80BF004080BF"> : tensor<3x50xbf16>
    stablehlo.custom_call @check.expect_eq(%49, %52)  : (tensor<3x50xbf16>, tensor<3x50xbf16>) -> ()
    return
  }
}
// -----
// map of f16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[-2.0, -1.0, 1.0], [-1.0, 2.0, -1.0]]> : tensor<2x3xf16>
    %1 = stablehlo.constant dense<[[0.0, -2.0, -1.0], [1.0, -1.0, 0.0]]> : tensor<2x3xf16>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<f16>, %4: tensor<f16>):
      %5 = stablehlo.multiply %3, %4 : tensor<f16>
      stablehlo.return %5 : tensor<f16>
    }) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %6 = stablehlo.constant dense<[[-0.0, 2.0, -1.0], [-1.0, -2.0, -0.0]]> : tensor<2x3xf16>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<f16>, %9: tensor<f16>):
      stablehlo.return %9 : tensor<f16>
    }) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    %10 = stablehlo.constant dense<0.0> : tensor<f16>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<f16>):
      %13 = stablehlo.maximum %12, %10 : tensor<f16>
      stablehlo.return %13 : tensor<f16>
    }) : (tensor<2x3xf16>) -> tensor<2x3xf16>
    %14 = stablehlo.constant dense<[[0.0, 0.0, 1.0], [0.0, 2.0, 0.0]]> : tensor<2x3xf16>
    stablehlo.custom_call @check.expect_eq(%11, %14)  : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
    return
  }
}
// -----
// map of f32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%2: tensor<f32>, %3: tensor<f32>):
      %4 = stablehlo.multiply %2, %3 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_eq(%1, %0)  : (tensor<f32>, tensor<f32>) -> ()
    %5 = "stablehlo.map"(%0, %0) <{dimensions = array<i64>}> ({
      ^bb0(%6: tensor<f32>, %7: tensor<f32>):
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_eq(%5, %0)  : (tensor<f32>, tensor<f32>) -> ()
    %8 = stablehlo.constant dense<2.0> : tensor<f32>
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<f32>):
      %11 = stablehlo.maximum %10, %8 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_eq(%9, %8)  : (tensor<f32>, tensor<f32>) -> ()
    %12 = stablehlo.constant dense<[-1.0, -1.0, -1.0, -2.0, -1.0]> : tensor<5xf32>
    %13 = stablehlo.constant dense<[1.0, 2.0, 2.0, 1.0, -2.0]> : tensor<5xf32>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<f32>, %16: tensor<f32>):
      %17 = stablehlo.multiply %15, %16 : tensor<f32>
      stablehlo.return %17 : tensor<f32>
    }) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %18 = stablehlo.constant dense<[-1.0, -2.0, -2.0, -2.0, 2.0]> : tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%14, %18)  : (tensor<5xf32>, tensor<5xf32>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<f32>, %21: tensor<f32>):
      stablehlo.return %21 : tensor<f32>
    }) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%19, %13)  : (tensor<5xf32>, tensor<5xf32>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<f32>):
      %24 = stablehlo.maximum %23, %8 : tensor<f32>
      stablehlo.return %24 : tensor<f32>
    }) : (tensor<5xf32>) -> tensor<5xf32>
    %25 = stablehlo.constant dense<2.0> : tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%22, %25)  : (tensor<5xf32>, tensor<5xf32>) -> ()
    %26 = stablehlo.constant dense<[[2.0, 2.0, -1.0], [0.0, -1.0, -2.0]]> : tensor<2x3xf32>
    %27 = stablehlo.constant dense<[[1.0, 2.0, -2.0], [-1.0, 1.0, -2.0]]> : tensor<2x3xf32>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<f32>, %30: tensor<f32>):
      %31 = stablehlo.multiply %29, %30 : tensor<f32>
      stablehlo.return %31 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = stablehlo.constant dense<[[2.0, 4.0, 2.0], [-0.0, -1.0, 4.0]]> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%28, %32)  : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<f32>, %35: tensor<f32>):
      stablehlo.return %35 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%33, %27)  : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<f32>):
      %38 = stablehlo.maximum %37, %8 : tensor<f32>
      stablehlo.return %38 : tensor<f32>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = stablehlo.constant dense<2.0> : tensor<2x3xf32>
    stablehlo.custom_call @check.expect_eq(%36, %39)  : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
    %40 = stablehlo.constant dense<[[-2.0, -1.0, -2.0, 1.0, 0.0, 0.0, 0.0, 1.0, -2.0, -1.0, 1.0, -1.0, 2.0, 1.0, 2.0, 1.0, -2.0, -2.0, 0.0, 2.0, 0.0, 2.0, 0.0, -1.0, 0.0, 2.0, -2.0, 2.0, 1.0, 1.0, 0.0, 1.0, -2.0, 1.0, -1.0, 1.0, 2.0, -2.0, 1.0, -1.0, -1.0, 0.0, 2.0, -1.0, -1.0, -1.0, -2.0, 0.0, 1.0, 1.0], [1.0, 0.0, 2.0, 2.0, 2.0, 2.0, 1.0, -2.0, 0.0, 2.0, 2.0, -1.0, 0.0, 0.0, -2.0, 1.0, -2.0, -2.0, 1.0, -1.0, 1.0, 2.0, -1.0, -2.0, 0.0, 2.0, 0.0, 2.0, -1.0, 0.0, -2.0, -1.0, 2.0, 2.0, -2.0, -1.0, 1.0, 2.0, 0.0, 0.0, -2.0, -2.0, 0.0, 2.0, 1.0, 0.0, 2.0, -1.0, 0.0, 2.0], [1.0, 2.0, 1.0, 0.0, 1.0, -1.0, 2.0, -1.0, -2.0, 0.0, -1.0, -2.0, -1.0, -1.0, -2.0, 2.0, 2.0, 2.0, 2.0, -1.0, -2.0, 2.0, -1.0, 1.0, 1.0, 2.0, -1.0, 2.0, -2.0, 2.0, 1.0, -2.0, -1.0, -2.0, 2.0, 2.0, -2.0, 0.0, -2.0, -1.0, -2.0, 2.0, 0.0, 1.0, -2.0, 0.0, 0.0, 1.0, 1.0, 1.0]]> : tensor<3x50xf32>
    %41 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 0.0, 1.0, 1.0, -2.0, 2.0, 0.0, -1.0, 0.0, -2.0, 1.0, 2.0, 2.0, -1.0, 2.0, 2.0, -1.0, -2.0, -1.0, 1.0, 2.0, 0.0, -2.0, -2.0, 1.0, 2.0, -1.0, 2.0, -2.0, -2.0, 2.0, 1.0, 2.0, 2.0, -2.0, 1.0, 0.0, -2.0, 0.0, 2.0, 1.0, 1.0, -2.0, 0.0, -1.0, 1.0, -2.0, -2.0], [-2.0, 0.0, -2.0, -1.0, 1.0, 2.0, 2.0, 2.0, 0.0, 1.0, 0.0, 2.0, 0.0, 2.0, 2.0, 1.0, 1.0, -2.0, 2.0, 2.0, -2.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0, -1.0, 1.0, -2.0, 2.0, -1.0, -1.0, 2.0, 1.0, 0.0, -2.0, -1.0, -2.0, 0.0, 0.0, -1.0, -1.0, 1.0, 2.0, -1.0, 0.0, 0.0, 1.0], [2.0, -1.0, 0.0, 2.0, 2.0, 1.0, 2.0, 2.0, 2.0, 0.0, -1.0, 2.0, 2.0, -2.0, -2.0, 2.0, 2.0, -2.0, 0.0, -2.0, 2.0, 2.0, 1.0, 0.0, 0.0, -2.0, 0.0, 0.0, -2.0, 2.0, -2.0, -2.0, -2.0, -1.0, 1.0, 2.0, 2.0, 1.0, -2.0, 1.0, -1.0, 1.0, -2.0, -2.0, -2.0, -2.0, 1.0, -2.0, -2.0, 1.0]]> : tensor<3x50xf32>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<f32>, %44: tensor<f32>):
      %45 = stablehlo.multiply %43, %44 : tensor<f32>
      stablehlo.return %45 : tensor<f32>
    }) : (tensor<3x50xf32>, tensor<3x50xf32>) -> tensor<3x50xf32>
    %46 = stablehlo.constant dense<[[-0.0, 1.0, -2.0, 0.0, 0.0, 0.0, -0.0, 2.0, -0.0, 1.0, 0.0, 2.0, 2.0, 2.0, 4.0, -1.0, -4.0, -4.0, -0.0, -4.0, -0.0, 2.0, 0.0, -0.0, -0.0, -4.0, -2.0, 4.0, -1.0, 2.0, -0.0, -2.0, -4.0, 1.0, -2.0, 2.0, -4.0, -2.0, 0.0, 2.0, -0.0, 0.0, 2.0, -1.0, 2.0, -0.0, 2.0, 0.0, -2.0, -2.0], [-2.0, 0.0, -4.0, -2.0, 2.0, 4.0, 2.0, -4.0, 0.0, 2.0, 0.0, -2.0, 0.0, 0.0, -4.0, 1.0, -2.0, 4.0, 2.0, -2.0, -2.0, 4.0, -1.0, -4.0, 0.0, 4.0, 0.0, 4.0, 1.0, 0.0, 4.0, -2.0, -2.0, -2.0, -4.0, -1.0, 0.0, -4.0, -0.0, -0.0, -0.0, -0.0, -0.0, -2.0, 1.0, 0.0, -2.0, -0.0, 0.0, 2.0], [2.0, -2.0, 0.0, 0.0, 2.0, -1.0, 4.0, -2.0, -4.0, 0.0, 1.0, -4.0, -2.0, 2.0, 4.0, 4.0, 4.0, -4.0, 0.0, 2.0, -4.0, 4.0, -1.0, 0.0, 0.0, -4.0, -0.0, 0.0, 4.0, 4.0, -2.0, 4.0, 2.0, 2.0, 2.0, 4.0, -4.0, 0.0, 4.0, -1.0, 2.0, 2.0, -0.0, -2.0, 4.0, -0.0, 0.0, -2.0, -2.0, 1.0]]> : tensor<3x50xf32>
    stablehlo.custom_call @check.expect_eq(%42, %46)  : (tensor<3x50xf32>, tensor<3x50xf32>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<f32>, %49: tensor<f32>):
      stablehlo.return %49 : tensor<f32>
    }) : (tensor<3x50xf32>, tensor<3x50xf32>) -> tensor<3x50xf32>
    stablehlo.custom_call @check.expect_eq(%47, %41)  : (tensor<3x50xf32>, tensor<3x50xf32>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<f32>):
      %52 = stablehlo.maximum %51, %8 : tensor<f32>
      stablehlo.return %52 : tensor<f32>
    }) : (tensor<3x50xf32>) -> tensor<3x50xf32>
    %53 = stablehlo.constant dense<2.0> : tensor<3x50xf32>
    stablehlo.custom_call @check.expect_eq(%50, %53)  : (tensor<3x50xf32>, tensor<3x50xf32>) -> ()
    return
  }
}
// -----
// map of f64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<0.0> : tensor<f64>
    %1 = stablehlo.constant dense<2.0> : tensor<f64>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<f64>, %4: tensor<f64>):
      %5 = stablehlo.multiply %3, %4 : tensor<f64>
      stablehlo.return %5 : tensor<f64>
    }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_eq(%2, %0)  : (tensor<f64>, tensor<f64>) -> ()
    %6 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%7: tensor<f64>, %8: tensor<f64>):
      stablehlo.return %8 : tensor<f64>
    }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_eq(%6, %1)  : (tensor<f64>, tensor<f64>) -> ()
    %9 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%10: tensor<f64>):
      %11 = stablehlo.maximum %10, %0 : tensor<f64>
      stablehlo.return %11 : tensor<f64>
    }) : (tensor<f64>) -> tensor<f64>
    stablehlo.custom_call @check.expect_eq(%9, %0)  : (tensor<f64>, tensor<f64>) -> ()
    %12 = stablehlo.constant dense<[1.0, 0.0, -1.0, -1.0, 1.0]> : tensor<5xf64>
    %13 = stablehlo.constant dense<[1.0, 1.0, 0.0, -2.0, 0.0]> : tensor<5xf64>
    %14 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%15: tensor<f64>, %16: tensor<f64>):
      %17 = stablehlo.multiply %15, %16 : tensor<f64>
      stablehlo.return %17 : tensor<f64>
    }) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %18 = stablehlo.constant dense<[1.0, 0.0, -0.0, 2.0, 0.0]> : tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%14, %18)  : (tensor<5xf64>, tensor<5xf64>) -> ()
    %19 = "stablehlo.map"(%12, %13) <{dimensions = array<i64: 0>}> ({
      ^bb0(%20: tensor<f64>, %21: tensor<f64>):
      stablehlo.return %21 : tensor<f64>
    }) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%19, %13)  : (tensor<5xf64>, tensor<5xf64>) -> ()
    %22 = "stablehlo.map"(%12) <{dimensions = array<i64: 0>}> ({
      ^bb0(%23: tensor<f64>):
      %24 = stablehlo.maximum %23, %0 : tensor<f64>
      stablehlo.return %24 : tensor<f64>
    }) : (tensor<5xf64>) -> tensor<5xf64>
    %25 = stablehlo.constant dense<[1.0, 0.0, 0.0, 0.0, 1.0]> : tensor<5xf64>
    stablehlo.custom_call @check.expect_eq(%22, %25)  : (tensor<5xf64>, tensor<5xf64>) -> ()
    %26 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [2.0, 1.0, -2.0]]> : tensor<2x3xf64>
    %27 = stablehlo.constant dense<[[-2.0, 2.0, 2.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf64>
    %28 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%29: tensor<f64>, %30: tensor<f64>):
      %31 = stablehlo.multiply %29, %30 : tensor<f64>
      stablehlo.return %31 : tensor<f64>
    }) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %32 = stablehlo.constant dense<[[-0.0, 2.0, 4.0], [0.0, 0.0, -2.0]]> : tensor<2x3xf64>
    stablehlo.custom_call @check.expect_eq(%28, %32)  : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    %33 = "stablehlo.map"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%34: tensor<f64>, %35: tensor<f64>):
      stablehlo.return %35 : tensor<f64>
    }) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    stablehlo.custom_call @check.expect_eq(%33, %27)  : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    %36 = "stablehlo.map"(%26) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%37: tensor<f64>):
      %38 = stablehlo.maximum %37, %0 : tensor<f64>
      stablehlo.return %38 : tensor<f64>
    }) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]]> : tensor<2x3xf64>
    stablehlo.custom_call @check.expect_eq(%36, %39)  : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
    %40 = stablehlo.constant dense<[[0.0, 0.0, 1.0, -1.0, 2.0, 0.0, 2.0, 2.0, 1.0, 1.0, 0.0, 1.0, -2.0, 2.0, 0.0, 0.0, -2.0, 0.0, 0.0, 1.0, 2.0, -1.0, 1.0, -2.0, -1.0, -1.0, 0.0, -1.0, -2.0, 0.0, 1.0, -1.0, -1.0, -2.0, 0.0, -1.0, 1.0, -2.0, -1.0, 2.0, -2.0, 2.0, 1.0, -1.0, -2.0, 0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 0.0, 0.0, 0.0, -1.0, 0.0, -2.0, 2.0, 2.0, 1.0, -1.0, 0.0, 2.0, 1.0, -1.0, 2.0, 2.0, 1.0, -2.0, -1.0, 1.0, 0.0, 1.0, -1.0, -2.0, 0.0, -2.0, -1.0, 1.0, 1.0, -2.0, 2.0, 0.0, 2.0, 2.0, 0.0, 1.0, 0.0, -1.0, -2.0, -1.0, 2.0, -1.0, -2.0, 1.0, -2.0, -1.0, -2.0, -2.0, 1.0], [0.0, 1.0, -1.0, 2.0, 1.0, -2.0, 0.0, 1.0, 1.0, 1.0, -2.0, -1.0, 2.0, -2.0, 2.0, 2.0, 0.0, 2.0, -2.0, 0.0, -2.0, 2.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, -2.0, -1.0, -2.0, 1.0, 2.0, 2.0, -2.0, -2.0, 0.0, 2.0, 0.0, -2.0, -2.0, 1.0, 1.0, -1.0, -1.0, -1.0, -2.0, 2.0]]> : tensor<3x50xf64>
    %41 = stablehlo.constant dense<[[-2.0, 0.0, 1.0, -1.0, 0.0, 2.0, -2.0, -2.0, 2.0, 1.0, -2.0, 2.0, -1.0, 2.0, -1.0, 1.0, -1.0, 0.0, -2.0, 1.0, -1.0, 0.0, 0.0, -1.0, -1.0, -2.0, -1.0, 0.0, -1.0, -2.0, 0.0, 1.0, 2.0, -1.0, 1.0, -2.0, 0.0, -2.0, -1.0, 0.0, -2.0, -1.0, 2.0, 1.0, -2.0, 2.0, -2.0, -1.0, 1.0, -1.0], [0.0, 0.0, 1.0, 1.0, -1.0, -1.0, -2.0, -1.0, -2.0, 0.0, 0.0, 2.0, 2.0, 1.0, -1.0, 2.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -2.0, 1.0, -1.0, -2.0, 0.0, -1.0, 2.0, 0.0, 2.0, 1.0, 0.0, -2.0, -1.0, -2.0, 0.0, 1.0, 1.0, 1.0, 2.0, -2.0, 0.0, -2.0, -1.0, -2.0, -1.0, -2.0, 2.0, 2.0], [1.0, -2.0, -1.0, -1.0, 1.0, -1.0, 2.0, -2.0, -2.0, 0.0, 1.0, 2.0, 2.0, -2.0, 1.0, -1.0, 0.0, 0.0, 0.0, -2.0, 2.0, 0.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, -2.0, -2.0, -2.0, 1.0, 2.0, 1.0, 1.0, -2.0, 1.0, 2.0, -2.0, 0.0, -2.0, -2.0, 2.0, 1.0, -1.0, -1.0, -2.0, -2.0, 2.0, -2.0]]> : tensor<3x50xf64>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<f64>, %44: tensor<f64>):
      %45 = stablehlo.multiply %43, %44 : tensor<f64>
      stablehlo.return %45 : tensor<f64>
    }) : (tensor<3x50xf64>, tensor<3x50xf64>) -> tensor<3x50xf64>
    %46 = stablehlo.constant dense<[[-0.0, 0.0, 1.0, 1.0, 0.0, 0.0, -4.0, -4.0, 2.0, 1.0, -0.0, 2.0, 2.0, 4.0, -0.0, 0.0, 2.0, 0.0, -0.0, 1.0, -2.0, -0.0, 0.0, 2.0, 1.0, 2.0, -0.0, -0.0, 2.0, -0.0, 0.0, -1.0, -2.0, 2.0, 0.0, 2.0, 0.0, 4.0, 1.0, 0.0, 4.0, -2.0, 2.0, -1.0, 4.0, 0.0, -0.0, -1.0, 1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 1.0, -0.0, 4.0, -2.0, -4.0, 0.0, -0.0, 0.0, 4.0, 1.0, 1.0, 4.0, 0.0, 1.0, -2.0, -0.0, 0.0, 0.0, -2.0, -1.0, 2.0, -0.0, -0.0, 1.0, 2.0, 0.0, -4.0, 2.0, 0.0, -4.0, -2.0, -0.0, 0.0, 0.0, -1.0, -2.0, -2.0, -4.0, -0.0, 4.0, -1.0, 4.0, 1.0, 4.0, -4.0, 2.0], [0.0, -2.0, 1.0, -2.0, 1.0, 2.0, 0.0, -2.0, -2.0, 0.0, -2.0, -2.0, 4.0, 4.0, 2.0, -2.0, 0.0, 0.0, -0.0, -0.0, -4.0, 0.0, 1.0, -0.0, 0.0, 1.0, 0.0, -0.0, -2.0, -2.0, 4.0, -1.0, -4.0, 1.0, 2.0, -4.0, -2.0, -4.0, -0.0, 0.0, -0.0, 4.0, -4.0, 1.0, -1.0, 1.0, 2.0, 2.0, -4.0, -4.0]]> : tensor<3x50xf64>
    stablehlo.custom_call @check.expect_eq(%42, %46)  : (tensor<3x50xf64>, tensor<3x50xf64>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<f64>, %49: tensor<f64>):
      stablehlo.return %49 : tensor<f64>
    }) : (tensor<3x50xf64>, tensor<3x50xf64>) -> tensor<3x50xf64>
    stablehlo.custom_call @check.expect_eq(%47, %41)  : (tensor<3x50xf64>, tensor<3x50xf64>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<f64>):
      %52 = stablehlo.maximum %51, %0 : tensor<f64>
      stablehlo.return %52 : tensor<f64>
    }) : (tensor<3x50xf64>) -> tensor<3x50xf64>
    %53 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 0.0, 2.0, 0.0, 2.0, 2.0, 1.0, 1.0, 0.0, 1.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 2.0, 0.0, 2.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 2.0, 1.0, 0.0, 0.0, 2.0, 1.0, 0.0, 2.0, 2.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 2.0, 0.0, 2.0, 2.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 1.0, 0.0, 2.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 2.0, 0.0, 2.0, 2.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 2.0, 2.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.0]]> : tensor<3x50xf64>
    stablehlo.custom_call @check.expect_eq(%50, %53)  : (tensor<3x50xf64>, tensor<3x50xf64>) -> ()
    return
  }
}
// -----
// map of complex<f32>
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<(-2.0, -2.0)> : tensor<complex<f32>>
    %1 = stablehlo.constant dense<(-2.0, -1.0)> : tensor<complex<f32>>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%3: tensor<complex<f32>>, %4: tensor<complex<f32>>):
      %5 = stablehlo.multiply %3, %4 : tensor<complex<f32>>
      stablehlo.return %5 : tensor<complex<f32>>
    }) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %6 = stablehlo.constant dense<(2.0, 6.0)> : tensor<complex<f32>>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64>}> ({
      ^bb0(%8: tensor<complex<f32>>, %9: tensor<complex<f32>>):
      stablehlo.return %9 : tensor<complex<f32>>
    }) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    %10 = stablehlo.constant dense<(-3.0, 2.0)> : tensor<complex<f32>>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64>}> ({
      ^bb0(%12: tensor<complex<f32>>):
      %13 = stablehlo.maximum %12, %10 : tensor<complex<f32>>
      stablehlo.return %13 : tensor<complex<f32>>
    }) : (tensor<complex<f32>>) -> tensor<complex<f32>>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
    %14 = stablehlo.constant dense<[(1.0, 0.0), (0.0, 0.0), (0.0, 2.0), (-2.0, 1.0), (1.0, -1.0)]> : tensor<5xcomplex<f32>>
    %15 = stablehlo.constant dense<[(-1.0, -1.0), (-1.0, 0.0), (0.0, 0.0), (-1.0, 2.0), (-1.0, 1.0)]> : tensor<5xcomplex<f32>>
    %16 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%17: tensor<complex<f32>>, %18: tensor<complex<f32>>):
      %19 = stablehlo.multiply %17, %18 : tensor<complex<f32>>
      stablehlo.return %19 : tensor<complex<f32>>
    }) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %20 = stablehlo.constant dense<[(-1.0, -1.0), (-0.0, 0.0), (0.0, 0.0), (0.0, -5.0), (0.0, 2.0)]> : tensor<5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%16, %20)  : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    %21 = "stablehlo.map"(%14, %15) <{dimensions = array<i64: 0>}> ({
      ^bb0(%22: tensor<complex<f32>>, %23: tensor<complex<f32>>):
      stablehlo.return %23 : tensor<complex<f32>>
    }) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%21, %15)  : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    %24 = "stablehlo.map"(%14) <{dimensions = array<i64: 0>}> ({
      ^bb0(%25: tensor<complex<f32>>):
      %26 = stablehlo.maximum %25, %10 : tensor<complex<f32>>
      stablehlo.return %26 : tensor<complex<f32>>
    }) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%24, %14)  : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
    %27 = stablehlo.constant dense<[[(-2.0, -2.0), (1.0, 0.0), (2.0, 1.0)], [(1.0, 0.0), (2.0, 0.0), (2.0, 1.0)]]> : tensor<2x3xcomplex<f32>>
    %28 = stablehlo.constant dense<[[(2.0, 2.0), (-2.0, 1.0), (2.0, 0.0)], [(-2.0, 1.0), (1.0, 1.0), (2.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
    %29 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%30: tensor<complex<f32>>, %31: tensor<complex<f32>>):
      %32 = stablehlo.multiply %30, %31 : tensor<complex<f32>>
      stablehlo.return %32 : tensor<complex<f32>>
    }) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %33 = stablehlo.constant dense<[[(0.0, -8.0), (-2.0, 1.0), (4.0, 2.0)], [(-2.0, 1.0), (2.0, 2.0), (5.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%29, %33)  : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    %34 = "stablehlo.map"(%27, %28) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%35: tensor<complex<f32>>, %36: tensor<complex<f32>>):
      stablehlo.return %36 : tensor<complex<f32>>
    }) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%34, %28)  : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    %37 = "stablehlo.map"(%27) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%38: tensor<complex<f32>>):
      %39 = stablehlo.maximum %38, %10 : tensor<complex<f32>>
      stablehlo.return %39 : tensor<complex<f32>>
    }) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%37, %27)  : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    %40 = stablehlo.constant dense<[[(-2.0, 2.0), (0.0, 2.0), (0.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-2.0, 2.0), (1.0, -2.0), (-2.0, 0.0), (2.0, 1.0), (2.0, 0.0), (-2.0, 1.0), (-1.0, -1.0), (1.0, -2.0), (0.0, 0.0), (-2.0, 2.0), (-2.0, -1.0), (1.0, -1.0), (-2.0, -1.0), (1.0, 0.0), (-2.0, 0.0), (0.0, 2.0), (-2.0, -1.0), (-2.0, -1.0), (0.0, 2.0), (0.0, 0.0), (-2.0, -2.0), (0.0, 1.0), (2.0, -1.0), (-2.0, 2.0), (1.0, 2.0), (-2.0, 2.0), (-1.0, -2.0), (-1.0, 2.0), (0.0, -1.0), (-1.0, 1.0), (1.0, 0.0), (-2.0, 2.0), (-2.0, 0.0), (-2.0, 1.0), (-1.0, 0.0), (0.0, 1.0), (-2.0, 0.0), (2.0, 2.0), (-2.0, 1.0), (0.0, 2.0), (2.0, -1.0), (2.0, 0.0), (-2.0, 0.0), (-2.0, -2.0), (2.0, -1.0)], [(-2.0, 2.0), (1.0, 1.0), (0.0, -2.0), (-1.0, -2.0), (-1.0, 2.0), (-2.0, -2.0), (-1.0, 2.0), (2.0, 2.0), (-2.0, 1.0), (-2.0, -1.0), (-1.0, -2.0), (0.0, 1.0), (-2.0, 0.0), (-2.0, -1.0), (2.0, 2.0), (2.0, -1.0), (0.0, 0.0), (-1.0, 0.0), (-2.0, 1.0), (-1.0, 2.0), (1.0, 2.0), (-1.0, -2.0), (-2.0, -1.0), (-1.0, -1.0), (0.0, 0.0), (0.0, 2.0), (-2.0, 2.0), (-2.0, -1.0), (2.0, -2.0), (-1.0, 1.0), (1.0, 1.0), (-2.0, 0.0), (-1.0, 2.0), (2.0, -2.0), (0.0, 1.0), (2.0, 1.0), (-1.0, -2.0), (2.0, 2.0), (0.0, 2.0), (-2.0, 1.0), (1.0, -1.0), (-1.0, -2.0), (1.0, -2.0), (1.0, 1.0), (2.0, 2.0), (2.0, 2.0), (0.0, 1.0), (0.0, -2.0), (1.0, 0.0), (0.0, 1.0)], [(-1.0, 1.0), (1.0, -1.0), (2.0, -2.0), (2.0, 1.0), (0.0, 1.0), (0.0, -2.0), (2.0, -2.0), (2.0, 0.0), (1.0, 0.0), (-1.0, -2.0), (-1.0, -2.0), (0.0, -1.0), (2.0, 2.0), (2.0, 1.0), (-1.0, -1.0), (0.0, 0.0), (-2.0, 1.0), (0.0, 0.0), (0.0, 1.0), (2.0, -1.0), (0.0, -2.0), (-2.0, 1.0), (2.0, -2.0), (1.0, -2.0), (1.0, 0.0), (-2.0, -2.0), (2.0, -2.0), (0.0, -2.0), (-2.0, -1.0), (1.0, 2.0), (2.0, 1.0), (-1.0, -2.0), (-1.0, -2.0), (-2.0, -2.0), (1.0, 2.0), (0.0, -1.0), (1.0, 1.0), (-1.0, -2.0), (0.0, 0.0), (-2.0, -1.0), (0.0, 2.0), (2.0, -1.0), (1.0, -2.0), (-2.0, 0.0), (2.0, 1.0), (0.0, 2.0), (-2.0, -2.0), (0.0, -2.0), (-2.0, 0.0), (0.0, -1.0)]]> : tensor<3x50xcomplex<f32>>
    %41 = stablehlo.constant dense<[[(2.0, 2.0), (-1.0, 0.0), (0.0, -2.0), (-1.0, -2.0), (-2.0, 1.0), (2.0, -1.0), (1.0, -2.0), (2.0, 1.0), (2.0, -2.0), (0.0, 1.0), (-1.0, 1.0), (2.0, -2.0), (0.0, 1.0), (2.0, 1.0), (0.0, 0.0), (-2.0, 2.0), (-1.0, 2.0), (1.0, 0.0), (0.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-2.0, -1.0), (-2.0, 2.0), (-2.0, -2.0), (1.0, -2.0), (0.0, 0.0), (-1.0, -1.0), (-2.0, 0.0), (-2.0, 1.0), (2.0, -2.0), (1.0, -1.0), (-2.0, -1.0), (-1.0, 2.0), (0.0, 0.0), (-1.0, 0.0), (-1.0, 1.0), (2.0, 0.0), (0.0, 0.0), (0.0, 1.0), (2.0, 1.0), (2.0, 2.0), (-1.0, 2.0), (-1.0, 1.0), (-2.0, 0.0), (2.0, -1.0), (-1.0, -2.0), (2.0, -1.0), (2.0, 1.0), (-2.0, -2.0), (-2.0, -1.0)], [(0.0, -1.0), (0.0, 1.0), (2.0, 2.0), (-1.0, 2.0), (0.0, -1.0), (2.0, -2.0), (0.0, 0.0), (-2.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, 0.0), (-2.0, 1.0), (1.0, 2.0), (-2.0, -2.0), (-2.0, -1.0), (2.0, -2.0), (0.0, 1.0), (2.0, 1.0), (-2.0, 1.0), (0.0, 1.0), (0.0, -1.0), (0.0, -1.0), (2.0, 2.0), (-2.0, -2.0), (-1.0, 1.0), (1.0, 0.0), (0.0, -1.0), (0.0, 2.0), (2.0, -1.0), (1.0, 2.0), (0.0, 2.0), (2.0, 2.0), (1.0, 2.0), (2.0, -2.0), (-2.0, 2.0), (1.0, 2.0), (1.0, 0.0), (0.0, 1.0), (0.0, 2.0), (1.0, -2.0), (1.0, -1.0), (-1.0, 2.0), (-2.0, -2.0), (0.0, 0.0), (0.0, 2.0), (2.0, 1.0), (-1.0, 2.0), (1.0, 0.0), (0.0, 2.0), (0.0, 1.0)], [(1.0, -2.0), (-1.0, -2.0), (-1.0, -1.0), (1.0, -1.0), (-2.0, 1.0), (0.0, 0.0), (0.0, 1.0), (-2.0, 0.0), (-1.0, 1.0), (-1.0, -2.0), (0.0, 1.0), (1.0, -2.0), (2.0, -2.0), (-1.0, 0.0), (-1.0, 2.0), (0.0, 0.0), (-1.0, -1.0), (-2.0, -1.0), (-2.0, 0.0), (1.0, -1.0), (1.0, -2.0), (2.0, 1.0), (2.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (-2.0, -2.0), (2.0, -2.0), (-1.0, 1.0), (2.0, 1.0), (-2.0, 2.0), (-1.0, 2.0), (-2.0, -2.0), (0.0, -1.0), (-2.0, 0.0), (2.0, 2.0), (-2.0, 1.0), (1.0, 0.0), (1.0, -1.0), (2.0, 0.0), (1.0, -2.0), (-2.0, 2.0), (0.0, -2.0), (-2.0, 2.0), (0.0, 0.0), (0.0, -1.0), (2.0, -2.0), (-2.0, 1.0), (2.0, 0.0), (2.0, -1.0), (-2.0, 1.0)]]> : tensor<3x50xcomplex<f32>>
    %42 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%43: tensor<complex<f32>>, %44: tensor<complex<f32>>):
      %45 = stablehlo.multiply %43, %44 : tensor<complex<f32>>
      stablehlo.return %45 : tensor<complex<f32>>
    }) : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> tensor<3x50xcomplex<f32>>
    %46 = stablehlo.constant dense<[[(-8.0, 0.0), (-0.0, -2.0), (2.0, 0.0), (-3.0, -1.0), (1.0, -3.0), (-2.0, 6.0), (-3.0, -4.0), (-4.0, -2.0), (6.0, -2.0), (0.0, 2.0), (1.0, -3.0), (-4.0, 0.0), (2.0, 1.0), (0.0, 0.0), (-0.0, 0.0), (6.0, -2.0), (1.0, 3.0), (-2.0, -1.0), (0.0, -1.0), (-2.0, 2.0), (-2.0, 2.0), (3.0, 4.0), (6.0, -2.0), (4.0, -4.0), (0.0, 0.0), (0.0, -0.0), (1.0, -1.0), (-4.0, 2.0), (2.0, -6.0), (6.0, 2.0), (0.0, 4.0), (0.0, 5.0), (-3.0, -4.0), (0.0, 0.0), (1.0, -1.0), (-1.0, 1.0), (-4.0, 4.0), (-0.0, 0.0), (-1.0, -2.0), (-2.0, -1.0), (-2.0, 2.0), (2.0, -4.0), (-4.0, 0.0), (4.0, -2.0), (2.0, 4.0), (-4.0, -3.0), (4.0, -2.0), (-4.0, -2.0), (0.0, 8.0), (-5.0, 0.0)], [(2.0, 2.0), (-1.0, 1.0), (4.0, -4.0), (5.0, 0.0), (2.0, 1.0), (-8.0, 0.0), (-0.0, 0.0), (-2.0, -6.0), (-3.0, -1.0), (3.0, -1.0), (-1.0, -2.0), (-1.0, -2.0), (-2.0, -4.0), (2.0, 6.0), (-2.0, -6.0), (2.0, -6.0), (0.0, 0.0), (-2.0, -1.0), (3.0, -4.0), (-2.0, -1.0), (2.0, -1.0), (-2.0, 1.0), (-2.0, -6.0), (0.0, 4.0), (-0.0, 0.0), (0.0, 2.0), (2.0, 2.0), (2.0, -4.0), (2.0, -6.0), (-3.0, -1.0), (-2.0, 2.0), (-4.0, -4.0), (-5.0, 0.0), (0.0, -8.0), (-2.0, -2.0), (0.0, 5.0), (-1.0, -2.0), (-2.0, 2.0), (-4.0, 0.0), (0.0, 5.0), (0.0, -2.0), (5.0, 0.0), (-6.0, 2.0), (0.0, 0.0), (-4.0, 4.0), (2.0, 6.0), (-2.0, -1.0), (0.0, -2.0), (0.0, 2.0), (-1.0, 0.0)], [(1.0, 3.0), (-3.0, -1.0), (-4.0, 0.0), (3.0, -1.0), (-1.0, -2.0), (0.0, 0.0), (2.0, 2.0), (-4.0, 0.0), (-1.0, 1.0), (-3.0, 4.0), (2.0, -1.0), (-2.0, -1.0), (8.0, 0.0), (-2.0, -1.0), (3.0, -1.0), (0.0, 0.0), (3.0, 1.0), (0.0, -0.0), (-0.0, -2.0), (1.0, -3.0), (-4.0, -2.0), (-5.0, 0.0), (4.0, -4.0), (2.0, 1.0), (-1.0, 0.0), (0.0, 8.0), (0.0, -8.0), (2.0, 2.0), (-3.0, -4.0), (-6.0, -2.0), (-4.0, 3.0), (-2.0, 6.0), (-2.0, 1.0), (4.0, 4.0), (-2.0, 6.0), (1.0, 2.0), (1.0, 1.0), (-3.0, -1.0), (0.0, 0.0), (-4.0, 3.0), (-4.0, -4.0), (-2.0, -4.0), (2.0, 6.0), (-0.0, 0.0), (1.0, -2.0), (4.0, 4.0), (6.0, 2.0), (0.0, -4.0), (-4.0, 2.0), (1.0, 2.0)]]> : tensor<3x50xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%42, %46)  : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> ()
    %47 = "stablehlo.map"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%48: tensor<complex<f32>>, %49: tensor<complex<f32>>):
      stablehlo.return %49 : tensor<complex<f32>>
    }) : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> tensor<3x50xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%47, %41)  : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> ()
    %50 = "stablehlo.map"(%40) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%51: tensor<complex<f32>>):
      %52 = stablehlo.maximum %51, %10 : tensor<complex<f32>>
      stablehlo.return %52 : tensor<complex<f32>>
    }) : (tensor<3x50xcomplex<f32>>) -> tensor<3x50xcomplex<f32>>
    stablehlo.custom_call @check.expect_eq(%50, %40)  : (tensor<3x50xcomplex<f32>>, tensor<3x50xcomplex<f32>>) -> ()
    return
  }
}
// -----
// map of complex<f64>
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[[(2.0, -2.0), (-1.0, -1.0), (2.0, -1.0)], [(-1.0, -1.0), (-1.0, 2.0), (1.0, -1.0)]]> : tensor<2x3xcomplex<f64>>
    %1 = stablehlo.constant dense<[[(-2.0, 0.0), (2.0, 1.0), (0.0, 1.0)], [(-2.0, -1.0), (-2.0, 0.0), (0.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
    %2 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
      %5 = stablehlo.multiply %3, %4 : tensor<complex<f64>>
      stablehlo.return %5 : tensor<complex<f64>>
    }) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %6 = stablehlo.constant dense<[[(-4.0, 4.0), (-1.0, -3.0), (1.0, 2.0)], [(1.0, 3.0), (2.0, -4.0), (2.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%2, %6)  : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
    %7 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%8: tensor<complex<f64>>, %9: tensor<complex<f64>>):
      stablehlo.return %9 : tensor<complex<f64>>
    }) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%7, %1)  : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
    %10 = stablehlo.constant dense<(-3.0, 1.0)> : tensor<complex<f64>>
    %11 = "stablehlo.map"(%0) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%12: tensor<complex<f64>>):
      %13 = stablehlo.maximum %12, %10 : tensor<complex<f64>>
      stablehlo.return %13 : tensor<complex<f64>>
    }) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%11, %0)  : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
    return
  }
}
