// while with a state of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[false, true, true, true, true]> : tensor<5xi1>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xi1>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xi1>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5xi1>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xi1>
  }) : (tensor<i32>, tensor<5xi1>) -> (tensor<i32>, tensor<5xi1>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[true, true, true, true, false]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xi1>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xi1>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi1>) -> tensor<3xi1>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi1>) -> tensor<2xi1>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xi1>, tensor<2xi1>) -> tensor<5xi1>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xi1>
  }) : (tensor<i32>, tensor<5xi1>) -> (tensor<i32>, tensor<5xi1>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%16, %14) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %28, %29 = "stablehlo.while"(%1, %0) ({
    ^bb0(%30: tensor<i32>, %31: tensor<5xi1>):
    %32 = stablehlo.constant dense<4> : tensor<i32>
    %33 = "stablehlo.compare"(%30, %32) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<i32>, %35: tensor<5xi1>):
    %36 = "stablehlo.reverse"(%35) <{dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5xi1>
    %37 = stablehlo.constant dense<1> : tensor<i32>
    %38 = stablehlo.add %34, %37 : tensor<i32>
    stablehlo.return %38, %36 : tensor<i32>, tensor<5xi1>
  }) : (tensor<i32>, tensor<5xi1>) -> (tensor<i32>, tensor<5xi1>)
  %39 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%28, %39) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%29, %0) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %40, %41 = "stablehlo.while"(%1, %0) ({
    ^bb0(%42: tensor<i32>, %43: tensor<5xi1>):
    %44 = stablehlo.constant dense<0> : tensor<i32>
    %45 = "stablehlo.compare"(%42, %44) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %45 : tensor<i1>
  }, {
    ^bb0(%46: tensor<i32>, %47: tensor<5xi1>):
    %48 = "stablehlo.slice"(%47) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi1>) -> tensor<3xi1>
    %49 = "stablehlo.slice"(%47) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi1>) -> tensor<2xi1>
    %50 = "stablehlo.concatenate"(%48, %49) <{dimension = 0 : i64}> : (tensor<3xi1>, tensor<2xi1>) -> tensor<5xi1>
    %51 = stablehlo.constant dense<1> : tensor<i32>
    %52 = stablehlo.add %46, %51 : tensor<i32>
    stablehlo.return %52, %50 : tensor<i32>, tensor<5xi1>
  }) : (tensor<i32>, tensor<5xi1>) -> (tensor<i32>, tensor<5xi1>)
  stablehlo.custom_call @check.expect_eq(%40, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%41, %0) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %53, %54 = "stablehlo.while"(%1, %0) ({
    ^bb0(%55: tensor<i32>, %56: tensor<5xi1>):
    %57 = stablehlo.constant dense<3> : tensor<i32>
    %58 = "stablehlo.compare"(%55, %57) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %58 : tensor<i1>
  }, {
    ^bb0(%59: tensor<i32>, %60: tensor<5xi1>):
    %61 = stablehlo.constant dense<4> : tensor<i32>
    %62 = stablehlo.subtract %61, %59 : tensor<i32>
    %63 = "stablehlo.dynamic_slice"(%60, %62) <{slice_sizes = array<i64: 1>}> : (tensor<5xi1>, tensor<i32>) -> tensor<1xi1>
    %64 = "stablehlo.dynamic_update_slice"(%60, %63, %59) : (tensor<5xi1>, tensor<1xi1>, tensor<i32>) -> tensor<5xi1>
    %65 = stablehlo.constant dense<1> : tensor<i32>
    %66 = stablehlo.add %59, %65 : tensor<i32>
    stablehlo.return %66, %64 : tensor<i32>, tensor<5xi1>
  }) : (tensor<i32>, tensor<5xi1>) -> (tensor<i32>, tensor<5xi1>)
  stablehlo.custom_call @check.expect_eq(%53, %13) : (tensor<i32>, tensor<i32>) -> ()
  %67 = stablehlo.constant dense<true> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%54, %67) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %68, %69, %70 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%71: tensor<i32>, %72: tensor<5xi1>, %73: tensor<5xi1>):
    %74 = stablehlo.constant dense<3> : tensor<i32>
    %75 = "stablehlo.compare"(%71, %74) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %75 : tensor<i1>
  }, {
    ^bb0(%76: tensor<i32>, %77: tensor<5xi1>, %78: tensor<5xi1>):
    %79 = stablehlo.constant dense<1> : tensor<i32>
    %80 = stablehlo.add %76, %79 : tensor<i32>
    stablehlo.return %80, %78, %77 : tensor<i32>, tensor<5xi1>, tensor<5xi1>
  }) : (tensor<i32>, tensor<5xi1>, tensor<5xi1>) -> (tensor<i32>, tensor<5xi1>, tensor<5xi1>)
  stablehlo.custom_call @check.expect_eq(%69, %14) : (tensor<5xi1>, tensor<5xi1>) -> ()
  stablehlo.custom_call @check.expect_eq(%70, %0) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %81, %82, %83 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%84: tensor<i32>, %85: tensor<5xi1>, %86: tensor<5xi1>):
    %87 = stablehlo.constant dense<3> : tensor<i32>
    %88 = "stablehlo.compare"(%84, %87) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %88 : tensor<i1>
  }, {
    ^bb0(%89: tensor<i32>, %90: tensor<5xi1>, %91: tensor<5xi1>):
    %92 = "stablehlo.reverse"(%90) <{dimensions = array<i64: 0>}> : (tensor<5xi1>) -> tensor<5xi1>
    %93 = stablehlo.constant dense<1> : tensor<i32>
    %94 = stablehlo.add %89, %93 : tensor<i32>
    stablehlo.return %94, %91, %92 : tensor<i32>, tensor<5xi1>, tensor<5xi1>
  }) : (tensor<i32>, tensor<5xi1>, tensor<5xi1>) -> (tensor<i32>, tensor<5xi1>, tensor<5xi1>)
  stablehlo.custom_call @check.expect_eq(%82, %14) : (tensor<5xi1>, tensor<5xi1>) -> ()
  stablehlo.custom_call @check.expect_eq(%83, %0) : (tensor<5xi1>, tensor<5xi1>) -> ()
  return
}
// -----
// while with a state of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, -1, 0, -2, 0]> : tensor<5xi2>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xi2>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xi2>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xi2>) -> tensor<5xi2>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xi2>
  }) : (tensor<i32>, tensor<5xi2>) -> (tensor<i32>, tensor<5xi2>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[0, -2, 0, -1, 0]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xi2>, tensor<5xi2>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xi2>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xi2>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi2>) -> tensor<3xi2>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi2>) -> tensor<2xi2>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xi2>, tensor<2xi2>) -> tensor<5xi2>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xi2>
  }) : (tensor<i32>, tensor<5xi2>) -> (tensor<i32>, tensor<5xi2>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-1, 0, -2, 0, 0]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xi2>, tensor<5xi2>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xi2>, %34: tensor<5xi2>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xi2>, %39: tensor<5xi2>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xi2>, tensor<5xi2>
  }) : (tensor<i32>, tensor<5xi2>, tensor<5xi2>) -> (tensor<i32>, tensor<5xi2>, tensor<5xi2>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xi2>, tensor<5xi2>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xi2>, tensor<5xi2>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xi2>, %47: tensor<5xi2>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xi2>, %52: tensor<5xi2>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xi2>) -> tensor<5xi2>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xi2>, tensor<5xi2>
  }) : (tensor<i32>, tensor<5xi2>, tensor<5xi2>) -> (tensor<i32>, tensor<5xi2>, tensor<5xi2>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xi2>, tensor<5xi2>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xi2>, tensor<5xi2>) -> ()
  return
}
// -----
// while with a state of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[-3, -3, -5, 3, -4]> : tensor<5xi4>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xi4>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xi4>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xi4>) -> tensor<5xi4>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xi4>
  }) : (tensor<i32>, tensor<5xi4>) -> (tensor<i32>, tensor<5xi4>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-4, 3, -5, -3, -3]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xi4>, tensor<5xi4>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xi4>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xi4>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi4>) -> tensor<3xi4>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi4>) -> tensor<2xi4>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xi4>, tensor<2xi4>) -> tensor<5xi4>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xi4>
  }) : (tensor<i32>, tensor<5xi4>) -> (tensor<i32>, tensor<5xi4>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-3, -5, 3, -4, -3]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xi4>, tensor<5xi4>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xi4>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xi4>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xi4>) -> tensor<5xi4>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xi4>
  }) : (tensor<i32>, tensor<5xi4>) -> (tensor<i32>, tensor<5xi4>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xi4>, tensor<5xi4>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xi4>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xi4>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi4>) -> tensor<3xi4>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi4>) -> tensor<2xi4>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xi4>, tensor<2xi4>) -> tensor<5xi4>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xi4>
  }) : (tensor<i32>, tensor<5xi4>) -> (tensor<i32>, tensor<5xi4>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xi4>, tensor<5xi4>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xi4>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xi4>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xi4>, tensor<i32>) -> tensor<1xi4>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xi4>, tensor<1xi4>, tensor<i32>) -> tensor<5xi4>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xi4>
  }) : (tensor<i32>, tensor<5xi4>) -> (tensor<i32>, tensor<5xi4>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[-4, 3, -5, 3, -4]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xi4>, tensor<5xi4>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xi4>, %74: tensor<5xi4>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xi4>, %79: tensor<5xi4>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xi4>, tensor<5xi4>
  }) : (tensor<i32>, tensor<5xi4>, tensor<5xi4>) -> (tensor<i32>, tensor<5xi4>, tensor<5xi4>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xi4>, tensor<5xi4>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xi4>, tensor<5xi4>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xi4>, %87: tensor<5xi4>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xi4>, %92: tensor<5xi4>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xi4>) -> tensor<5xi4>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xi4>, tensor<5xi4>
  }) : (tensor<i32>, tensor<5xi4>, tensor<5xi4>) -> (tensor<i32>, tensor<5xi4>, tensor<5xi4>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xi4>, tensor<5xi4>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xi4>, tensor<5xi4>) -> ()
  return
}
// -----
// while with a state of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[-73, 116, -4, 101, -88]> : tensor<5xi8>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xi8>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xi8>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xi8>) -> tensor<5xi8>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xi8>
  }) : (tensor<i32>, tensor<5xi8>) -> (tensor<i32>, tensor<5xi8>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-88, 101, -4, 116, -73]> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xi8>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xi8>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi8>) -> tensor<3xi8>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi8>) -> tensor<2xi8>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xi8>, tensor<2xi8>) -> tensor<5xi8>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xi8>
  }) : (tensor<i32>, tensor<5xi8>) -> (tensor<i32>, tensor<5xi8>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[116, -4, 101, -88, -73]> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xi8>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xi8>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xi8>) -> tensor<5xi8>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xi8>
  }) : (tensor<i32>, tensor<5xi8>) -> (tensor<i32>, tensor<5xi8>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xi8>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xi8>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi8>) -> tensor<3xi8>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi8>) -> tensor<2xi8>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xi8>, tensor<2xi8>) -> tensor<5xi8>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xi8>
  }) : (tensor<i32>, tensor<5xi8>) -> (tensor<i32>, tensor<5xi8>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xi8>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xi8>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xi8>, tensor<i32>) -> tensor<1xi8>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xi8>, tensor<1xi8>, tensor<i32>) -> tensor<5xi8>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xi8>
  }) : (tensor<i32>, tensor<5xi8>) -> (tensor<i32>, tensor<5xi8>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[-88, 101, -4, 101, -88]> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xi8>, %74: tensor<5xi8>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xi8>, %79: tensor<5xi8>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xi8>, tensor<5xi8>
  }) : (tensor<i32>, tensor<5xi8>, tensor<5xi8>) -> (tensor<i32>, tensor<5xi8>, tensor<5xi8>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xi8>, tensor<5xi8>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xi8>, tensor<5xi8>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xi8>, %87: tensor<5xi8>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xi8>, %92: tensor<5xi8>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xi8>) -> tensor<5xi8>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xi8>, tensor<5xi8>
  }) : (tensor<i32>, tensor<5xi8>, tensor<5xi8>) -> (tensor<i32>, tensor<5xi8>, tensor<5xi8>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xi8>, tensor<5xi8>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xi8>, tensor<5xi8>) -> ()
  return
}
// -----
// while with a state of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[-20142, -25150, -18169, 28542, 28380]> : tensor<5xi16>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xi16>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xi16>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xi16>) -> tensor<5xi16>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xi16>
  }) : (tensor<i32>, tensor<5xi16>) -> (tensor<i32>, tensor<5xi16>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[28380, 28542, -18169, -25150, -20142]> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xi16>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xi16>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi16>) -> tensor<3xi16>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi16>) -> tensor<2xi16>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xi16>, tensor<2xi16>) -> tensor<5xi16>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xi16>
  }) : (tensor<i32>, tensor<5xi16>) -> (tensor<i32>, tensor<5xi16>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-25150, -18169, 28542, 28380, -20142]> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xi16>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xi16>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xi16>) -> tensor<5xi16>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xi16>
  }) : (tensor<i32>, tensor<5xi16>) -> (tensor<i32>, tensor<5xi16>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xi16>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xi16>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi16>) -> tensor<3xi16>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi16>) -> tensor<2xi16>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xi16>, tensor<2xi16>) -> tensor<5xi16>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xi16>
  }) : (tensor<i32>, tensor<5xi16>) -> (tensor<i32>, tensor<5xi16>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xi16>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xi16>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xi16>, tensor<i32>) -> tensor<1xi16>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xi16>, tensor<1xi16>, tensor<i32>) -> tensor<5xi16>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xi16>
  }) : (tensor<i32>, tensor<5xi16>) -> (tensor<i32>, tensor<5xi16>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[28380, 28542, -18169, 28542, 28380]> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xi16>, %74: tensor<5xi16>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xi16>, %79: tensor<5xi16>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xi16>, tensor<5xi16>
  }) : (tensor<i32>, tensor<5xi16>, tensor<5xi16>) -> (tensor<i32>, tensor<5xi16>, tensor<5xi16>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xi16>, tensor<5xi16>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xi16>, %87: tensor<5xi16>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xi16>, %92: tensor<5xi16>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xi16>) -> tensor<5xi16>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xi16>, tensor<5xi16>
  }) : (tensor<i32>, tensor<5xi16>, tensor<5xi16>) -> (tensor<i32>, tensor<5xi16>, tensor<5xi16>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xi16>, tensor<5xi16>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xi16>, tensor<5xi16>) -> ()
  return
}
// -----
// while with a state of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[1984246837, 1606987729, 2079045906, 342359080, 508366810]> : tensor<5xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xi32>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xi32>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5xi32>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xi32>
  }) : (tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[508366810, 342359080, 2079045906, 1606987729, 1984246837]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xi32>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xi32>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<3xi32>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<2xi32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<2xi32>) -> tensor<5xi32>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xi32>
  }) : (tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[1606987729, 2079045906, 342359080, 508366810, 1984246837]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xi32>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xi32>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5xi32>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xi32>
  }) : (tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xi32>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xi32>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<3xi32>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<2xi32>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<2xi32>) -> tensor<5xi32>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xi32>
  }) : (tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xi32>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xi32>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xi32>
  }) : (tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[508366810, 342359080, 2079045906, 342359080, 508366810]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xi32>, %74: tensor<5xi32>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xi32>, %79: tensor<5xi32>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xi32>, tensor<5xi32>
  }) : (tensor<i32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xi32>, tensor<5xi32>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xi32>, %87: tensor<5xi32>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xi32>, %92: tensor<5xi32>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5xi32>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xi32>, tensor<5xi32>
  }) : (tensor<i32>, tensor<5xi32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>, tensor<5xi32>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xi32>, tensor<5xi32>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xi32>, tensor<5xi32>) -> ()
  return
}
// -----
// while with a state of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[-796923774855316305, 7421389447765337392, 6733976769368667303, -8158217902995426464, 5339532752878106191]> : tensor<5xi64>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xi64>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xi64>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xi64>) -> tensor<5xi64>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xi64>
  }) : (tensor<i32>, tensor<5xi64>) -> (tensor<i32>, tensor<5xi64>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[5339532752878106191, -8158217902995426464, 6733976769368667303, 7421389447765337392, -796923774855316305]> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xi64>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xi64>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi64>) -> tensor<3xi64>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi64>) -> tensor<2xi64>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xi64>, tensor<2xi64>) -> tensor<5xi64>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xi64>
  }) : (tensor<i32>, tensor<5xi64>) -> (tensor<i32>, tensor<5xi64>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[7421389447765337392, 6733976769368667303, -8158217902995426464, 5339532752878106191, -796923774855316305]> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xi64>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xi64>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xi64>) -> tensor<5xi64>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xi64>
  }) : (tensor<i32>, tensor<5xi64>) -> (tensor<i32>, tensor<5xi64>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xi64>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xi64>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xi64>) -> tensor<3xi64>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xi64>) -> tensor<2xi64>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xi64>, tensor<2xi64>) -> tensor<5xi64>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xi64>
  }) : (tensor<i32>, tensor<5xi64>) -> (tensor<i32>, tensor<5xi64>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xi64>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xi64>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xi64>, tensor<i32>) -> tensor<1xi64>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xi64>, tensor<1xi64>, tensor<i32>) -> tensor<5xi64>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xi64>
  }) : (tensor<i32>, tensor<5xi64>) -> (tensor<i32>, tensor<5xi64>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[5339532752878106191, -8158217902995426464, 6733976769368667303, -8158217902995426464, 5339532752878106191]> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xi64>, %74: tensor<5xi64>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xi64>, %79: tensor<5xi64>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xi64>, tensor<5xi64>
  }) : (tensor<i32>, tensor<5xi64>, tensor<5xi64>) -> (tensor<i32>, tensor<5xi64>, tensor<5xi64>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xi64>, tensor<5xi64>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xi64>, %87: tensor<5xi64>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xi64>, %92: tensor<5xi64>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xi64>) -> tensor<5xi64>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xi64>, tensor<5xi64>
  }) : (tensor<i32>, tensor<5xi64>, tensor<5xi64>) -> (tensor<i32>, tensor<5xi64>, tensor<5xi64>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xi64>, tensor<5xi64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xi64>, tensor<5xi64>) -> ()
  return
}
// -----
// while with a state of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 3, 0, 0, 0]> : tensor<5xui2>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xui2>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xui2>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xui2>) -> tensor<5xui2>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xui2>
  }) : (tensor<i32>, tensor<5xui2>) -> (tensor<i32>, tensor<5xui2>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[0, 0, 0, 3, 0]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xui2>, tensor<5xui2>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xui2>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xui2>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xui2>) -> tensor<3xui2>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xui2>) -> tensor<2xui2>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xui2>, tensor<2xui2>) -> tensor<5xui2>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xui2>
  }) : (tensor<i32>, tensor<5xui2>) -> (tensor<i32>, tensor<5xui2>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[3, 0, 0, 0, 0]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xui2>, tensor<5xui2>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xui2>, %34: tensor<5xui2>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xui2>, %39: tensor<5xui2>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xui2>, tensor<5xui2>
  }) : (tensor<i32>, tensor<5xui2>, tensor<5xui2>) -> (tensor<i32>, tensor<5xui2>, tensor<5xui2>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xui2>, tensor<5xui2>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xui2>, tensor<5xui2>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xui2>, %47: tensor<5xui2>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xui2>, %52: tensor<5xui2>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xui2>) -> tensor<5xui2>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xui2>, tensor<5xui2>
  }) : (tensor<i32>, tensor<5xui2>, tensor<5xui2>) -> (tensor<i32>, tensor<5xui2>, tensor<5xui2>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xui2>, tensor<5xui2>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xui2>, tensor<5xui2>) -> ()
  return
}
// -----
// while with a state of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 0, 5, 9, 1]> : tensor<5xui4>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xui4>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xui4>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xui4>) -> tensor<5xui4>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xui4>
  }) : (tensor<i32>, tensor<5xui4>) -> (tensor<i32>, tensor<5xui4>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[1, 9, 5, 0, 0]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xui4>, tensor<5xui4>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xui4>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xui4>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xui4>) -> tensor<3xui4>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xui4>) -> tensor<2xui4>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xui4>, tensor<2xui4>) -> tensor<5xui4>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xui4>
  }) : (tensor<i32>, tensor<5xui4>) -> (tensor<i32>, tensor<5xui4>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[0, 5, 9, 1, 0]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xui4>, tensor<5xui4>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xui4>, %34: tensor<5xui4>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xui4>, %39: tensor<5xui4>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xui4>, tensor<5xui4>
  }) : (tensor<i32>, tensor<5xui4>, tensor<5xui4>) -> (tensor<i32>, tensor<5xui4>, tensor<5xui4>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xui4>, tensor<5xui4>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xui4>, tensor<5xui4>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xui4>, %47: tensor<5xui4>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xui4>, %52: tensor<5xui4>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xui4>) -> tensor<5xui4>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xui4>, tensor<5xui4>
  }) : (tensor<i32>, tensor<5xui4>, tensor<5xui4>) -> (tensor<i32>, tensor<5xui4>, tensor<5xui4>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xui4>, tensor<5xui4>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xui4>, tensor<5xui4>) -> ()
  return
}
// -----
// while with a state of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[244, 49, 230, 182, 72]> : tensor<5xui8>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xui8>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xui8>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xui8>) -> tensor<5xui8>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xui8>
  }) : (tensor<i32>, tensor<5xui8>) -> (tensor<i32>, tensor<5xui8>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[72, 182, 230, 49, 244]> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xui8>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xui8>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xui8>) -> tensor<3xui8>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xui8>) -> tensor<2xui8>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xui8>, tensor<2xui8>) -> tensor<5xui8>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xui8>
  }) : (tensor<i32>, tensor<5xui8>) -> (tensor<i32>, tensor<5xui8>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[49, 230, 182, 72, 244]> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xui8>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xui8>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xui8>) -> tensor<5xui8>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xui8>
  }) : (tensor<i32>, tensor<5xui8>) -> (tensor<i32>, tensor<5xui8>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xui8>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xui8>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xui8>) -> tensor<3xui8>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xui8>) -> tensor<2xui8>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xui8>, tensor<2xui8>) -> tensor<5xui8>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xui8>
  }) : (tensor<i32>, tensor<5xui8>) -> (tensor<i32>, tensor<5xui8>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xui8>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xui8>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xui8>, tensor<i32>) -> tensor<1xui8>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xui8>, tensor<1xui8>, tensor<i32>) -> tensor<5xui8>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xui8>
  }) : (tensor<i32>, tensor<5xui8>) -> (tensor<i32>, tensor<5xui8>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[72, 182, 230, 182, 72]> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xui8>, %74: tensor<5xui8>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xui8>, %79: tensor<5xui8>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xui8>, tensor<5xui8>
  }) : (tensor<i32>, tensor<5xui8>, tensor<5xui8>) -> (tensor<i32>, tensor<5xui8>, tensor<5xui8>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xui8>, tensor<5xui8>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xui8>, tensor<5xui8>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xui8>, %87: tensor<5xui8>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xui8>, %92: tensor<5xui8>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xui8>) -> tensor<5xui8>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xui8>, tensor<5xui8>
  }) : (tensor<i32>, tensor<5xui8>, tensor<5xui8>) -> (tensor<i32>, tensor<5xui8>, tensor<5xui8>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xui8>, tensor<5xui8>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xui8>, tensor<5xui8>) -> ()
  return
}
// -----
// while with a state of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[28117, 33691, 23614, 14772, 19299]> : tensor<5xui16>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xui16>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xui16>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xui16>) -> tensor<5xui16>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xui16>
  }) : (tensor<i32>, tensor<5xui16>) -> (tensor<i32>, tensor<5xui16>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[19299, 14772, 23614, 33691, 28117]> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xui16>, tensor<5xui16>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xui16>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xui16>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xui16>) -> tensor<3xui16>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xui16>) -> tensor<2xui16>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xui16>, tensor<2xui16>) -> tensor<5xui16>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xui16>
  }) : (tensor<i32>, tensor<5xui16>) -> (tensor<i32>, tensor<5xui16>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[33691, 23614, 14772, 19299, 28117]> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xui16>, tensor<5xui16>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xui16>, %34: tensor<5xui16>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xui16>, %39: tensor<5xui16>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xui16>, tensor<5xui16>
  }) : (tensor<i32>, tensor<5xui16>, tensor<5xui16>) -> (tensor<i32>, tensor<5xui16>, tensor<5xui16>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xui16>, tensor<5xui16>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xui16>, tensor<5xui16>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xui16>, %47: tensor<5xui16>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xui16>, %52: tensor<5xui16>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xui16>) -> tensor<5xui16>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xui16>, tensor<5xui16>
  }) : (tensor<i32>, tensor<5xui16>, tensor<5xui16>) -> (tensor<i32>, tensor<5xui16>, tensor<5xui16>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xui16>, tensor<5xui16>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xui16>, tensor<5xui16>) -> ()
  return
}
// -----
// while with a state of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[1927874565, 121093618, 847112125, 525119981, 661635652]> : tensor<5xui32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xui32>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xui32>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xui32>) -> tensor<5xui32>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xui32>
  }) : (tensor<i32>, tensor<5xui32>) -> (tensor<i32>, tensor<5xui32>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[661635652, 525119981, 847112125, 121093618, 1927874565]> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xui32>, tensor<5xui32>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xui32>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xui32>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xui32>) -> tensor<3xui32>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xui32>) -> tensor<2xui32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xui32>, tensor<2xui32>) -> tensor<5xui32>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xui32>
  }) : (tensor<i32>, tensor<5xui32>) -> (tensor<i32>, tensor<5xui32>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[121093618, 847112125, 525119981, 661635652, 1927874565]> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xui32>, tensor<5xui32>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xui32>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xui32>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xui32>) -> tensor<5xui32>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xui32>
  }) : (tensor<i32>, tensor<5xui32>) -> (tensor<i32>, tensor<5xui32>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xui32>, tensor<5xui32>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xui32>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xui32>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xui32>) -> tensor<3xui32>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xui32>) -> tensor<2xui32>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xui32>, tensor<2xui32>) -> tensor<5xui32>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xui32>
  }) : (tensor<i32>, tensor<5xui32>) -> (tensor<i32>, tensor<5xui32>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xui32>, tensor<5xui32>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xui32>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xui32>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xui32>, tensor<i32>) -> tensor<1xui32>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xui32>, tensor<1xui32>, tensor<i32>) -> tensor<5xui32>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xui32>
  }) : (tensor<i32>, tensor<5xui32>) -> (tensor<i32>, tensor<5xui32>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[661635652, 525119981, 847112125, 525119981, 661635652]> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xui32>, tensor<5xui32>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xui32>, %74: tensor<5xui32>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xui32>, %79: tensor<5xui32>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xui32>, tensor<5xui32>
  }) : (tensor<i32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<i32>, tensor<5xui32>, tensor<5xui32>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xui32>, tensor<5xui32>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xui32>, tensor<5xui32>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xui32>, %87: tensor<5xui32>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xui32>, %92: tensor<5xui32>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xui32>) -> tensor<5xui32>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xui32>, tensor<5xui32>
  }) : (tensor<i32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<i32>, tensor<5xui32>, tensor<5xui32>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xui32>, tensor<5xui32>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xui32>, tensor<5xui32>) -> ()
  return
}
// -----
// while with a state of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[10443494060128180265, 13931053331319307096, 14685789469290036894, 7960389449778957992, 14115372656890015741]> : tensor<5xui64>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xui64>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xui64>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xui64>) -> tensor<5xui64>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xui64>
  }) : (tensor<i32>, tensor<5xui64>) -> (tensor<i32>, tensor<5xui64>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[14115372656890015741, 7960389449778957992, 14685789469290036894, 13931053331319307096, 10443494060128180265]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xui64>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xui64>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xui64>) -> tensor<3xui64>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xui64>) -> tensor<2xui64>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xui64>, tensor<2xui64>) -> tensor<5xui64>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xui64>
  }) : (tensor<i32>, tensor<5xui64>) -> (tensor<i32>, tensor<5xui64>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[13931053331319307096, 14685789469290036894, 7960389449778957992, 14115372656890015741, 10443494060128180265]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xui64>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xui64>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xui64>) -> tensor<5xui64>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xui64>
  }) : (tensor<i32>, tensor<5xui64>) -> (tensor<i32>, tensor<5xui64>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xui64>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xui64>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xui64>) -> tensor<3xui64>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xui64>) -> tensor<2xui64>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xui64>, tensor<2xui64>) -> tensor<5xui64>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xui64>
  }) : (tensor<i32>, tensor<5xui64>) -> (tensor<i32>, tensor<5xui64>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xui64>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xui64>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xui64>, tensor<i32>) -> tensor<1xui64>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xui64>, tensor<1xui64>, tensor<i32>) -> tensor<5xui64>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xui64>
  }) : (tensor<i32>, tensor<5xui64>) -> (tensor<i32>, tensor<5xui64>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[14115372656890015741, 7960389449778957992, 14685789469290036894, 7960389449778957992, 14115372656890015741]> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xui64>, %74: tensor<5xui64>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xui64>, %79: tensor<5xui64>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xui64>, tensor<5xui64>
  }) : (tensor<i32>, tensor<5xui64>, tensor<5xui64>) -> (tensor<i32>, tensor<5xui64>, tensor<5xui64>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xui64>, tensor<5xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xui64>, tensor<5xui64>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xui64>, %87: tensor<5xui64>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xui64>, %92: tensor<5xui64>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xui64>) -> tensor<5xui64>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xui64>, tensor<5xui64>
  }) : (tensor<i32>, tensor<5xui64>, tensor<5xui64>) -> (tensor<i32>, tensor<5xui64>, tensor<5xui64>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xui64>, tensor<5xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xui64>, tensor<5xui64>) -> ()
  return
}
// -----
// while with a state of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[6.0, -3.0, 0.5, 3.0, 1.0]> : tensor<5xf4E2M1FN>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf4E2M1FN>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf4E2M1FN>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf4E2M1FN>
  }) : (tensor<i32>, tensor<5xf4E2M1FN>) -> (tensor<i32>, tensor<5xf4E2M1FN>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[1.0, 3.0, 0.5, -3.0, 6.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf4E2M1FN>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf4E2M1FN>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf4E2M1FN>) -> tensor<3xf4E2M1FN>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf4E2M1FN>) -> tensor<2xf4E2M1FN>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<5xf4E2M1FN>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf4E2M1FN>
  }) : (tensor<i32>, tensor<5xf4E2M1FN>) -> (tensor<i32>, tensor<5xf4E2M1FN>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-3.0, 0.5, 3.0, 1.0, 6.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xf4E2M1FN>, %34: tensor<5xf4E2M1FN>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xf4E2M1FN>, %39: tensor<5xf4E2M1FN>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>
  }) : (tensor<i32>, tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> (tensor<i32>, tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xf4E2M1FN>, %47: tensor<5xf4E2M1FN>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xf4E2M1FN>, %52: tensor<5xf4E2M1FN>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>
  }) : (tensor<i32>, tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> (tensor<i32>, tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  return
}
// -----
// while with a state of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1.25, 0.125, -4.5, -3.0, -1.375]> : tensor<5xf6E2M3FN>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf6E2M3FN>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf6E2M3FN>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf6E2M3FN>
  }) : (tensor<i32>, tensor<5xf6E2M3FN>) -> (tensor<i32>, tensor<5xf6E2M3FN>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-1.375, -3.0, -4.5, 0.125, 1.25]> : tensor<5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf6E2M3FN>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf6E2M3FN>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf6E2M3FN>) -> tensor<3xf6E2M3FN>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf6E2M3FN>) -> tensor<2xf6E2M3FN>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf6E2M3FN>, tensor<2xf6E2M3FN>) -> tensor<5xf6E2M3FN>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf6E2M3FN>
  }) : (tensor<i32>, tensor<5xf6E2M3FN>) -> (tensor<i32>, tensor<5xf6E2M3FN>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[0.125, -4.5, -3.0, -1.375, 1.25]> : tensor<5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xf6E2M3FN>, %34: tensor<5xf6E2M3FN>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xf6E2M3FN>, %39: tensor<5xf6E2M3FN>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>
  }) : (tensor<i32>, tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> (tensor<i32>, tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xf6E2M3FN>, %47: tensor<5xf6E2M3FN>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xf6E2M3FN>, %52: tensor<5xf6E2M3FN>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>
  }) : (tensor<i32>, tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> (tensor<i32>, tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xf6E2M3FN>, tensor<5xf6E2M3FN>) -> ()
  return
}
// -----
// while with a state of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-16.0, -1.75, 0.75, -1.75, 0.375]> : tensor<5xf6E3M2FN>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf6E3M2FN>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf6E3M2FN>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf6E3M2FN>
  }) : (tensor<i32>, tensor<5xf6E3M2FN>) -> (tensor<i32>, tensor<5xf6E3M2FN>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[0.375, -1.75, 0.75, -1.75, -16.0]> : tensor<5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf6E3M2FN>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf6E3M2FN>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf6E3M2FN>) -> tensor<3xf6E3M2FN>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf6E3M2FN>) -> tensor<2xf6E3M2FN>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf6E3M2FN>, tensor<2xf6E3M2FN>) -> tensor<5xf6E3M2FN>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf6E3M2FN>
  }) : (tensor<i32>, tensor<5xf6E3M2FN>) -> (tensor<i32>, tensor<5xf6E3M2FN>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-1.75, 0.75, -1.75, 0.375, -16.0]> : tensor<5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xf6E3M2FN>, %34: tensor<5xf6E3M2FN>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xf6E3M2FN>, %39: tensor<5xf6E3M2FN>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>
  }) : (tensor<i32>, tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> (tensor<i32>, tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xf6E3M2FN>, %47: tensor<5xf6E3M2FN>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xf6E3M2FN>, %52: tensor<5xf6E3M2FN>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>
  }) : (tensor<i32>, tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> (tensor<i32>, tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  return
}
// -----
// while with a state of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[-5.0, -3.5, -11.5, -15.0, 0.21875]> : tensor<5xf8E3M4>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf8E3M4>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf8E3M4>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf8E3M4>
  }) : (tensor<i32>, tensor<5xf8E3M4>) -> (tensor<i32>, tensor<5xf8E3M4>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[0.21875, -15.0, -11.5, -3.5, -5.0]> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf8E3M4>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf8E3M4>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E3M4>) -> tensor<3xf8E3M4>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E3M4>) -> tensor<2xf8E3M4>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf8E3M4>, tensor<2xf8E3M4>) -> tensor<5xf8E3M4>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf8E3M4>
  }) : (tensor<i32>, tensor<5xf8E3M4>) -> (tensor<i32>, tensor<5xf8E3M4>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-3.5, -11.5, -15.0, 0.21875, -5.0]> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xf8E3M4>, %34: tensor<5xf8E3M4>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xf8E3M4>, %39: tensor<5xf8E3M4>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xf8E3M4>, tensor<5xf8E3M4>
  }) : (tensor<i32>, tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> (tensor<i32>, tensor<5xf8E3M4>, tensor<5xf8E3M4>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xf8E3M4>, %47: tensor<5xf8E3M4>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xf8E3M4>, %52: tensor<5xf8E3M4>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xf8E3M4>) -> tensor<5xf8E3M4>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xf8E3M4>, tensor<5xf8E3M4>
  }) : (tensor<i32>, tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> (tensor<i32>, tensor<5xf8E3M4>, tensor<5xf8E3M4>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  return
}
// -----
// while with a state of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[176.0, 48.0, -2.5, 0.03515625, -64.0]> : tensor<5xf8E4M3>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf8E4M3>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf8E4M3>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf8E4M3>) -> tensor<5xf8E4M3>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf8E4M3>
  }) : (tensor<i32>, tensor<5xf8E4M3>) -> (tensor<i32>, tensor<5xf8E4M3>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-64.0, 0.03515625, -2.5, 48.0, 176.0]> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf8E4M3>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf8E4M3>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E4M3>) -> tensor<3xf8E4M3>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E4M3>) -> tensor<2xf8E4M3>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf8E4M3>, tensor<2xf8E4M3>) -> tensor<5xf8E4M3>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf8E4M3>
  }) : (tensor<i32>, tensor<5xf8E4M3>) -> (tensor<i32>, tensor<5xf8E4M3>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[48.0, -2.5, 0.03515625, -64.0, 176.0]> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xf8E4M3>, %34: tensor<5xf8E4M3>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xf8E4M3>, %39: tensor<5xf8E4M3>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xf8E4M3>, tensor<5xf8E4M3>
  }) : (tensor<i32>, tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> (tensor<i32>, tensor<5xf8E4M3>, tensor<5xf8E4M3>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xf8E4M3>, %47: tensor<5xf8E4M3>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xf8E4M3>, %52: tensor<5xf8E4M3>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xf8E4M3>) -> tensor<5xf8E4M3>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xf8E4M3>, tensor<5xf8E4M3>
  }) : (tensor<i32>, tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> (tensor<i32>, tensor<5xf8E4M3>, tensor<5xf8E4M3>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  return
}
// -----
// while with a state of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-5.0, 0.625, -0.0234375, -15.0, 20.0]> : tensor<5xf8E4M3FN>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf8E4M3FN>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf8E4M3FN>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf8E4M3FN>
  }) : (tensor<i32>, tensor<5xf8E4M3FN>) -> (tensor<i32>, tensor<5xf8E4M3FN>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[20.0, -15.0, -0.0234375, 0.625, -5.0]> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf8E4M3FN>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf8E4M3FN>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E4M3FN>) -> tensor<3xf8E4M3FN>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E4M3FN>) -> tensor<2xf8E4M3FN>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf8E4M3FN>
  }) : (tensor<i32>, tensor<5xf8E4M3FN>) -> (tensor<i32>, tensor<5xf8E4M3FN>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[0.625, -0.0234375, -15.0, 20.0, -5.0]> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xf8E4M3FN>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xf8E4M3FN>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xf8E4M3FN>
  }) : (tensor<i32>, tensor<5xf8E4M3FN>) -> (tensor<i32>, tensor<5xf8E4M3FN>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xf8E4M3FN>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xf8E4M3FN>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E4M3FN>) -> tensor<3xf8E4M3FN>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E4M3FN>) -> tensor<2xf8E4M3FN>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xf8E4M3FN>
  }) : (tensor<i32>, tensor<5xf8E4M3FN>) -> (tensor<i32>, tensor<5xf8E4M3FN>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xf8E4M3FN>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xf8E4M3FN>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xf8E4M3FN>, tensor<i32>) -> tensor<1xf8E4M3FN>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<i32>) -> tensor<5xf8E4M3FN>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xf8E4M3FN>
  }) : (tensor<i32>, tensor<5xf8E4M3FN>) -> (tensor<i32>, tensor<5xf8E4M3FN>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[20.0, -15.0, -0.0234375, -15.0, 20.0]> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xf8E4M3FN>, %74: tensor<5xf8E4M3FN>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xf8E4M3FN>, %79: tensor<5xf8E4M3FN>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  }) : (tensor<i32>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> (tensor<i32>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xf8E4M3FN>, %87: tensor<5xf8E4M3FN>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xf8E4M3FN>, %92: tensor<5xf8E4M3FN>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>
  }) : (tensor<i32>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> (tensor<i32>, tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  return
}
// -----
// while with a state of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.21875, -6.0, -24.0, 0x9F, -5.5]> : tensor<5xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf8E4M3FNUZ>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf8E4M3FNUZ>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf8E4M3FNUZ>
  }) : (tensor<i32>, tensor<5xf8E4M3FNUZ>) -> (tensor<i32>, tensor<5xf8E4M3FNUZ>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-5.5, 0x9F, -24.0, -6.0, 0.21875]> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf8E4M3FNUZ>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf8E4M3FNUZ>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf8E4M3FNUZ>
  }) : (tensor<i32>, tensor<5xf8E4M3FNUZ>) -> (tensor<i32>, tensor<5xf8E4M3FNUZ>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-6.0, -24.0, 0x9F, -5.5, 0.21875]> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xf8E4M3FNUZ>, %34: tensor<5xf8E4M3FNUZ>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xf8E4M3FNUZ>, %39: tensor<5xf8E4M3FNUZ>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>
  }) : (tensor<i32>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> (tensor<i32>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xf8E4M3FNUZ>, %47: tensor<5xf8E4M3FNUZ>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xf8E4M3FNUZ>, %52: tensor<5xf8E4M3FNUZ>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>
  }) : (tensor<i32>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> (tensor<i32>, tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  return
}
// -----
// while with a state of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.203125, 0x1B, -0.75, 0x85, -0.15625]> : tensor<5xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf8E4M3B11FNUZ>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf8E4M3B11FNUZ>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf8E4M3B11FNUZ>
  }) : (tensor<i32>, tensor<5xf8E4M3B11FNUZ>) -> (tensor<i32>, tensor<5xf8E4M3B11FNUZ>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-0.15625, 0x85, -0.75, 0x1B, 0.203125]> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf8E4M3B11FNUZ>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf8E4M3B11FNUZ>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf8E4M3B11FNUZ>
  }) : (tensor<i32>, tensor<5xf8E4M3B11FNUZ>) -> (tensor<i32>, tensor<5xf8E4M3B11FNUZ>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[0x1B, -0.75, 0x85, -0.15625, 0.203125]> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xf8E4M3B11FNUZ>, %34: tensor<5xf8E4M3B11FNUZ>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xf8E4M3B11FNUZ>, %39: tensor<5xf8E4M3B11FNUZ>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  }) : (tensor<i32>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> (tensor<i32>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xf8E4M3B11FNUZ>, %47: tensor<5xf8E4M3B11FNUZ>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xf8E4M3B11FNUZ>, %52: tensor<5xf8E4M3B11FNUZ>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>
  }) : (tensor<i32>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> (tensor<i32>, tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// while with a state of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[0x1D, -768.0, -160.0, -0.046875, -1280.0]> : tensor<5xf8E5M2>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf8E5M2>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf8E5M2>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf8E5M2>
  }) : (tensor<i32>, tensor<5xf8E5M2>) -> (tensor<i32>, tensor<5xf8E5M2>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-1280.0, -0.046875, -160.0, -768.0, 0x1D]> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf8E5M2>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf8E5M2>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E5M2>) -> tensor<3xf8E5M2>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E5M2>) -> tensor<2xf8E5M2>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf8E5M2>, tensor<2xf8E5M2>) -> tensor<5xf8E5M2>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf8E5M2>
  }) : (tensor<i32>, tensor<5xf8E5M2>) -> (tensor<i32>, tensor<5xf8E5M2>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-768.0, -160.0, -0.046875, -1280.0, 0x1D]> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xf8E5M2>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xf8E5M2>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xf8E5M2>
  }) : (tensor<i32>, tensor<5xf8E5M2>) -> (tensor<i32>, tensor<5xf8E5M2>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xf8E5M2>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xf8E5M2>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E5M2>) -> tensor<3xf8E5M2>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E5M2>) -> tensor<2xf8E5M2>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xf8E5M2>, tensor<2xf8E5M2>) -> tensor<5xf8E5M2>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xf8E5M2>
  }) : (tensor<i32>, tensor<5xf8E5M2>) -> (tensor<i32>, tensor<5xf8E5M2>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xf8E5M2>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xf8E5M2>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xf8E5M2>, tensor<i32>) -> tensor<1xf8E5M2>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xf8E5M2>, tensor<1xf8E5M2>, tensor<i32>) -> tensor<5xf8E5M2>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xf8E5M2>
  }) : (tensor<i32>, tensor<5xf8E5M2>) -> (tensor<i32>, tensor<5xf8E5M2>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[-1280.0, -0.046875, -160.0, -0.046875, -1280.0]> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xf8E5M2>, %74: tensor<5xf8E5M2>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xf8E5M2>, %79: tensor<5xf8E5M2>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xf8E5M2>, tensor<5xf8E5M2>
  }) : (tensor<i32>, tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> (tensor<i32>, tensor<5xf8E5M2>, tensor<5xf8E5M2>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xf8E5M2>, %87: tensor<5xf8E5M2>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xf8E5M2>, %92: tensor<5xf8E5M2>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xf8E5M2>, tensor<5xf8E5M2>
  }) : (tensor<i32>, tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> (tensor<i32>, tensor<5xf8E5M2>, tensor<5xf8E5M2>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  return
}
// -----
// while with a state of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[-20480.0, -64.0, 384.0, 1.75, -0.03125]> : tensor<5xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf8E5M2FNUZ>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf8E5M2FNUZ>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf8E5M2FNUZ>
  }) : (tensor<i32>, tensor<5xf8E5M2FNUZ>) -> (tensor<i32>, tensor<5xf8E5M2FNUZ>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-0.03125, 1.75, 384.0, -64.0, -20480.0]> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf8E5M2FNUZ>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf8E5M2FNUZ>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf8E5M2FNUZ>
  }) : (tensor<i32>, tensor<5xf8E5M2FNUZ>) -> (tensor<i32>, tensor<5xf8E5M2FNUZ>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-64.0, 384.0, 1.75, -0.03125, -20480.0]> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xf8E5M2FNUZ>, %34: tensor<5xf8E5M2FNUZ>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xf8E5M2FNUZ>, %39: tensor<5xf8E5M2FNUZ>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>
  }) : (tensor<i32>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> (tensor<i32>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xf8E5M2FNUZ>, %47: tensor<5xf8E5M2FNUZ>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xf8E5M2FNUZ>, %52: tensor<5xf8E5M2FNUZ>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>
  }) : (tensor<i32>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> (tensor<i32>, tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  return
}
// -----
// while with a state of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[0x34, 0x45, 0x46, 0xAF, 0x73]> : tensor<5xf8E8M0FNU>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf8E8M0FNU>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf8E8M0FNU>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf8E8M0FNU>
  }) : (tensor<i32>, tensor<5xf8E8M0FNU>) -> (tensor<i32>, tensor<5xf8E8M0FNU>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[0x73, 0xAF, 0x46, 0x45, 0x34]> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf8E8M0FNU>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf8E8M0FNU>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf8E8M0FNU>
  }) : (tensor<i32>, tensor<5xf8E8M0FNU>) -> (tensor<i32>, tensor<5xf8E8M0FNU>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[0x45, 0x46, 0xAF, 0x73, 0x34]> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %29, %30, %31 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%32: tensor<i32>, %33: tensor<5xf8E8M0FNU>, %34: tensor<5xf8E8M0FNU>):
    %35 = stablehlo.constant dense<3> : tensor<i32>
    %36 = "stablehlo.compare"(%32, %35) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %36 : tensor<i1>
  }, {
    ^bb0(%37: tensor<i32>, %38: tensor<5xf8E8M0FNU>, %39: tensor<5xf8E8M0FNU>):
    %40 = stablehlo.constant dense<1> : tensor<i32>
    %41 = stablehlo.add %37, %40 : tensor<i32>
    stablehlo.return %41, %39, %38 : tensor<i32>, tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>
  }) : (tensor<i32>, tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> (tensor<i32>, tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>)
  stablehlo.custom_call @check.expect_eq(%30, %14) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  stablehlo.custom_call @check.expect_eq(%31, %0) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %42, %43, %44 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%45: tensor<i32>, %46: tensor<5xf8E8M0FNU>, %47: tensor<5xf8E8M0FNU>):
    %48 = stablehlo.constant dense<3> : tensor<i32>
    %49 = "stablehlo.compare"(%45, %48) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %49 : tensor<i1>
  }, {
    ^bb0(%50: tensor<i32>, %51: tensor<5xf8E8M0FNU>, %52: tensor<5xf8E8M0FNU>):
    %53 = "stablehlo.reverse"(%51) <{dimensions = array<i64: 0>}> : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
    %54 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.add %50, %54 : tensor<i32>
    stablehlo.return %55, %52, %53 : tensor<i32>, tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>
  }) : (tensor<i32>, tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> (tensor<i32>, tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>)
  stablehlo.custom_call @check.expect_eq(%43, %14) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  return
}
// -----
// while with a state of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[60.5, 32.75, -124.5, -19.125, -113.0]> : tensor<5xbf16>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xbf16>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xbf16>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xbf16>) -> tensor<5xbf16>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xbf16>
  }) : (tensor<i32>, tensor<5xbf16>) -> (tensor<i32>, tensor<5xbf16>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-113.0, -19.125, -124.5, 32.75, 60.5]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xbf16>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xbf16>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xbf16>) -> tensor<3xbf16>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xbf16>) -> tensor<2xbf16>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xbf16>, tensor<2xbf16>) -> tensor<5xbf16>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xbf16>
  }) : (tensor<i32>, tensor<5xbf16>) -> (tensor<i32>, tensor<5xbf16>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[32.75, -124.5, -19.125, -113.0, 60.5]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xbf16>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xbf16>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xbf16>) -> tensor<5xbf16>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xbf16>
  }) : (tensor<i32>, tensor<5xbf16>) -> (tensor<i32>, tensor<5xbf16>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xbf16>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xbf16>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xbf16>) -> tensor<3xbf16>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xbf16>) -> tensor<2xbf16>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xbf16>, tensor<2xbf16>) -> tensor<5xbf16>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xbf16>
  }) : (tensor<i32>, tensor<5xbf16>) -> (tensor<i32>, tensor<5xbf16>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xbf16>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xbf16>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xbf16>, tensor<i32>) -> tensor<1xbf16>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xbf16>, tensor<1xbf16>, tensor<i32>) -> tensor<5xbf16>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xbf16>
  }) : (tensor<i32>, tensor<5xbf16>) -> (tensor<i32>, tensor<5xbf16>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[-113.0, -19.125, -124.5, -19.125, -113.0]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xbf16>, %74: tensor<5xbf16>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xbf16>, %79: tensor<5xbf16>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xbf16>, tensor<5xbf16>
  }) : (tensor<i32>, tensor<5xbf16>, tensor<5xbf16>) -> (tensor<i32>, tensor<5xbf16>, tensor<5xbf16>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xbf16>, %87: tensor<5xbf16>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xbf16>, %92: tensor<5xbf16>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xbf16>) -> tensor<5xbf16>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xbf16>, tensor<5xbf16>
  }) : (tensor<i32>, tensor<5xbf16>, tensor<5xbf16>) -> (tensor<i32>, tensor<5xbf16>, tensor<5xbf16>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  return
}
// -----
// while with a state of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[-32.0, -49.25, 106.625, -82.75, -32.0]> : tensor<5xf16>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf16>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf16>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf16>) -> tensor<5xf16>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf16>
  }) : (tensor<i32>, tensor<5xf16>) -> (tensor<i32>, tensor<5xf16>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-32.0, -82.75, 106.625, -49.25, -32.0]> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf16>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf16>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf16>) -> tensor<3xf16>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf16>) -> tensor<2xf16>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf16>, tensor<2xf16>) -> tensor<5xf16>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf16>
  }) : (tensor<i32>, tensor<5xf16>) -> (tensor<i32>, tensor<5xf16>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[-49.25, 106.625, -82.75, -32.0, -32.0]> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xf16>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xf16>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xf16>) -> tensor<5xf16>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xf16>
  }) : (tensor<i32>, tensor<5xf16>) -> (tensor<i32>, tensor<5xf16>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xf16>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xf16>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf16>) -> tensor<3xf16>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf16>) -> tensor<2xf16>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xf16>, tensor<2xf16>) -> tensor<5xf16>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xf16>
  }) : (tensor<i32>, tensor<5xf16>) -> (tensor<i32>, tensor<5xf16>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xf16>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xf16>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xf16>, tensor<i32>) -> tensor<1xf16>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xf16>, tensor<1xf16>, tensor<i32>) -> tensor<5xf16>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xf16>
  }) : (tensor<i32>, tensor<5xf16>) -> (tensor<i32>, tensor<5xf16>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[-32.0, -82.75, 106.625, -82.75, -32.0]> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xf16>, %74: tensor<5xf16>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xf16>, %79: tensor<5xf16>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xf16>, tensor<5xf16>
  }) : (tensor<i32>, tensor<5xf16>, tensor<5xf16>) -> (tensor<i32>, tensor<5xf16>, tensor<5xf16>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xf16>, tensor<5xf16>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xf16>, %87: tensor<5xf16>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xf16>, %92: tensor<5xf16>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xf16>) -> tensor<5xf16>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xf16>, tensor<5xf16>
  }) : (tensor<i32>, tensor<5xf16>, tensor<5xf16>) -> (tensor<i32>, tensor<5xf16>, tensor<5xf16>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xf16>, tensor<5xf16>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xf16>, tensor<5xf16>) -> ()
  return
}
// -----
// while with a state of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[-39.125, 105.875, -123.25, 5.625, -71.375]> : tensor<5xf32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf32>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf32>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5xf32>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf32>
  }) : (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[-71.375, 5.625, -123.25, 105.875, -39.125]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf32>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf32>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<3xf32>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<2xf32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf32>, tensor<2xf32>) -> tensor<5xf32>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf32>
  }) : (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[105.875, -123.25, 5.625, -71.375, -39.125]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xf32>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xf32>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5xf32>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xf32>
  }) : (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xf32>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xf32>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<3xf32>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf32>) -> tensor<2xf32>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xf32>, tensor<2xf32>) -> tensor<5xf32>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xf32>
  }) : (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xf32>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xf32>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xf32>, tensor<1xf32>, tensor<i32>) -> tensor<5xf32>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xf32>
  }) : (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[-71.375, 5.625, -123.25, 5.625, -71.375]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xf32>, %74: tensor<5xf32>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xf32>, %79: tensor<5xf32>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xf32>, tensor<5xf32>
  }) : (tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>, tensor<5xf32>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xf32>, tensor<5xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xf32>, %87: tensor<5xf32>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xf32>, %92: tensor<5xf32>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5xf32>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xf32>, tensor<5xf32>
  }) : (tensor<i32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>, tensor<5xf32>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xf32>, tensor<5xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}
// -----
// while with a state of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[101.625, 27.0, -57.125, -112.5, 40.25]> : tensor<5xf64>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xf64>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xf64>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xf64>) -> tensor<5xf64>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xf64>
  }) : (tensor<i32>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[40.25, -112.5, -57.125, 27.0, 101.625]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xf64>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xf64>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf64>) -> tensor<3xf64>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf64>) -> tensor<2xf64>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xf64>, tensor<2xf64>) -> tensor<5xf64>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xf64>
  }) : (tensor<i32>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[27.0, -57.125, -112.5, 40.25, 101.625]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xf64>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xf64>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xf64>) -> tensor<5xf64>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xf64>
  }) : (tensor<i32>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xf64>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xf64>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xf64>) -> tensor<3xf64>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xf64>) -> tensor<2xf64>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xf64>, tensor<2xf64>) -> tensor<5xf64>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xf64>
  }) : (tensor<i32>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xf64>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xf64>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xf64>, tensor<i32>) -> tensor<1xf64>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xf64>, tensor<1xf64>, tensor<i32>) -> tensor<5xf64>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xf64>
  }) : (tensor<i32>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[40.25, -112.5, -57.125, -112.5, 40.25]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xf64>, %74: tensor<5xf64>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xf64>, %79: tensor<5xf64>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xf64>, tensor<5xf64>
  }) : (tensor<i32>, tensor<5xf64>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>, tensor<5xf64>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xf64>, tensor<5xf64>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xf64>, %87: tensor<5xf64>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xf64>, %92: tensor<5xf64>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xf64>) -> tensor<5xf64>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xf64>, tensor<5xf64>
  }) : (tensor<i32>, tensor<5xf64>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>, tensor<5xf64>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xf64>, tensor<5xf64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xf64>, tensor<5xf64>) -> ()
  return
}
// -----
// while with a state of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-21.25, 11.625), (14.5, -0.875), (7.25, 5.0), (0.5, -8.875), (16.75, 7.125)]> : tensor<5xcomplex<f32>>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xcomplex<f32>>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xcomplex<f32>>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xcomplex<f32>>
  }) : (tensor<i32>, tensor<5xcomplex<f32>>) -> (tensor<i32>, tensor<5xcomplex<f32>>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[(16.75, 7.125), (0.5, -8.875), (7.25, 5.0), (14.5, -0.875), (-21.25, 11.625)]> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xcomplex<f32>>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xcomplex<f32>>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xcomplex<f32>>
  }) : (tensor<i32>, tensor<5xcomplex<f32>>) -> (tensor<i32>, tensor<5xcomplex<f32>>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[(14.5, -0.875), (7.25, 5.0), (0.5, -8.875), (16.75, 7.125), (-21.25, 11.625)]> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xcomplex<f32>>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xcomplex<f32>>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xcomplex<f32>>
  }) : (tensor<i32>, tensor<5xcomplex<f32>>) -> (tensor<i32>, tensor<5xcomplex<f32>>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xcomplex<f32>>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xcomplex<f32>>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xcomplex<f32>>
  }) : (tensor<i32>, tensor<5xcomplex<f32>>) -> (tensor<i32>, tensor<5xcomplex<f32>>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xcomplex<f32>>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xcomplex<f32>>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xcomplex<f32>>, tensor<i32>) -> tensor<1xcomplex<f32>>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<5xcomplex<f32>>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xcomplex<f32>>
  }) : (tensor<i32>, tensor<5xcomplex<f32>>) -> (tensor<i32>, tensor<5xcomplex<f32>>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[(16.75, 7.125), (0.5, -8.875), (7.25, 5.0), (0.5, -8.875), (16.75, 7.125)]> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xcomplex<f32>>, %74: tensor<5xcomplex<f32>>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xcomplex<f32>>, %79: tensor<5xcomplex<f32>>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
  }) : (tensor<i32>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> (tensor<i32>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xcomplex<f32>>, %87: tensor<5xcomplex<f32>>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xcomplex<f32>>, %92: tensor<5xcomplex<f32>>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>
  }) : (tensor<i32>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> (tensor<i32>, tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  return
}
// -----
// while with a state of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-11.0, -11.625), (-6.25, -8.75), (17.5, -2.0), (16.75, -4.875), (-23.5, -6.25)]> : tensor<5xcomplex<f64>>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2, %3 = "stablehlo.while"(%1, %0) ({
    ^bb0(%4: tensor<i32>, %5: tensor<5xcomplex<f64>>):
    %6 = stablehlo.constant dense<3> : tensor<i32>
    %7 = "stablehlo.compare"(%4, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  }, {
    ^bb0(%8: tensor<i32>, %9: tensor<5xcomplex<f64>>):
    %10 = "stablehlo.reverse"(%9) <{dimensions = array<i64: 0>}> : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %8, %11 : tensor<i32>
    stablehlo.return %12, %10 : tensor<i32>, tensor<5xcomplex<f64>>
  }) : (tensor<i32>, tensor<5xcomplex<f64>>) -> (tensor<i32>, tensor<5xcomplex<f64>>)
  %13 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%2, %13) : (tensor<i32>, tensor<i32>) -> ()
  %14 = stablehlo.constant dense<[(-23.5, -6.25), (16.75, -4.875), (17.5, -2.0), (-6.25, -8.75), (-11.0, -11.625)]> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %14) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  %15, %16 = "stablehlo.while"(%1, %0) ({
    ^bb0(%17: tensor<i32>, %18: tensor<5xcomplex<f64>>):
    %19 = stablehlo.constant dense<3> : tensor<i32>
    %20 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }, {
    ^bb0(%21: tensor<i32>, %22: tensor<5xcomplex<f64>>):
    %23 = "stablehlo.slice"(%22) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %24 = "stablehlo.slice"(%22) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %26 = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.add %21, %26 : tensor<i32>
    stablehlo.return %27, %25 : tensor<i32>, tensor<5xcomplex<f64>>
  }) : (tensor<i32>, tensor<5xcomplex<f64>>) -> (tensor<i32>, tensor<5xcomplex<f64>>)
  stablehlo.custom_call @check.expect_eq(%15, %13) : (tensor<i32>, tensor<i32>) -> ()
  %28 = stablehlo.constant dense<[(-6.25, -8.75), (17.5, -2.0), (16.75, -4.875), (-23.5, -6.25), (-11.0, -11.625)]> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%16, %28) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  %29, %30 = "stablehlo.while"(%1, %0) ({
    ^bb0(%31: tensor<i32>, %32: tensor<5xcomplex<f64>>):
    %33 = stablehlo.constant dense<4> : tensor<i32>
    %34 = "stablehlo.compare"(%31, %33) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }, {
    ^bb0(%35: tensor<i32>, %36: tensor<5xcomplex<f64>>):
    %37 = "stablehlo.reverse"(%36) <{dimensions = array<i64: 0>}> : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.add %35, %38 : tensor<i32>
    stablehlo.return %39, %37 : tensor<i32>, tensor<5xcomplex<f64>>
  }) : (tensor<i32>, tensor<5xcomplex<f64>>) -> (tensor<i32>, tensor<5xcomplex<f64>>)
  %40 = stablehlo.constant dense<4> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%29, %40) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  %41, %42 = "stablehlo.while"(%1, %0) ({
    ^bb0(%43: tensor<i32>, %44: tensor<5xcomplex<f64>>):
    %45 = stablehlo.constant dense<0> : tensor<i32>
    %46 = "stablehlo.compare"(%43, %45) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<5xcomplex<f64>>):
    %49 = "stablehlo.slice"(%48) <{start_indices = array<i64: 2>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<5xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %50 = "stablehlo.slice"(%48) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<5xcomplex<f64>>) -> tensor<2xcomplex<f64>>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<3xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %52 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.add %47, %52 : tensor<i32>
    stablehlo.return %53, %51 : tensor<i32>, tensor<5xcomplex<f64>>
  }) : (tensor<i32>, tensor<5xcomplex<f64>>) -> (tensor<i32>, tensor<5xcomplex<f64>>)
  stablehlo.custom_call @check.expect_eq(%41, %1) : (tensor<i32>, tensor<i32>) -> ()
  stablehlo.custom_call @check.expect_eq(%42, %0) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  %54, %55 = "stablehlo.while"(%1, %0) ({
    ^bb0(%56: tensor<i32>, %57: tensor<5xcomplex<f64>>):
    %58 = stablehlo.constant dense<3> : tensor<i32>
    %59 = "stablehlo.compare"(%56, %58) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %59 : tensor<i1>
  }, {
    ^bb0(%60: tensor<i32>, %61: tensor<5xcomplex<f64>>):
    %62 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.subtract %62, %60 : tensor<i32>
    %64 = "stablehlo.dynamic_slice"(%61, %63) <{slice_sizes = array<i64: 1>}> : (tensor<5xcomplex<f64>>, tensor<i32>) -> tensor<1xcomplex<f64>>
    %65 = "stablehlo.dynamic_update_slice"(%61, %64, %60) : (tensor<5xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i32>) -> tensor<5xcomplex<f64>>
    %66 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %60, %66 : tensor<i32>
    stablehlo.return %67, %65 : tensor<i32>, tensor<5xcomplex<f64>>
  }) : (tensor<i32>, tensor<5xcomplex<f64>>) -> (tensor<i32>, tensor<5xcomplex<f64>>)
  stablehlo.custom_call @check.expect_eq(%54, %13) : (tensor<i32>, tensor<i32>) -> ()
  %68 = stablehlo.constant dense<[(-23.5, -6.25), (16.75, -4.875), (17.5, -2.0), (16.75, -4.875), (-23.5, -6.25)]> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%55, %68) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  %69, %70, %71 = "stablehlo.while"(%1, %0, %14) ({
    ^bb0(%72: tensor<i32>, %73: tensor<5xcomplex<f64>>, %74: tensor<5xcomplex<f64>>):
    %75 = stablehlo.constant dense<3> : tensor<i32>
    %76 = "stablehlo.compare"(%72, %75) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %76 : tensor<i1>
  }, {
    ^bb0(%77: tensor<i32>, %78: tensor<5xcomplex<f64>>, %79: tensor<5xcomplex<f64>>):
    %80 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %77, %80 : tensor<i32>
    stablehlo.return %81, %79, %78 : tensor<i32>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>
  }) : (tensor<i32>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> (tensor<i32>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>)
  stablehlo.custom_call @check.expect_eq(%70, %14) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  stablehlo.custom_call @check.expect_eq(%71, %0) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  %82, %83, %84 = "stablehlo.while"(%1, %0, %0) ({
    ^bb0(%85: tensor<i32>, %86: tensor<5xcomplex<f64>>, %87: tensor<5xcomplex<f64>>):
    %88 = stablehlo.constant dense<3> : tensor<i32>
    %89 = "stablehlo.compare"(%85, %88) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<5xcomplex<f64>>, %92: tensor<5xcomplex<f64>>):
    %93 = "stablehlo.reverse"(%91) <{dimensions = array<i64: 0>}> : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %94 = stablehlo.constant dense<1> : tensor<i32>
    %95 = stablehlo.add %90, %94 : tensor<i32>
    stablehlo.return %95, %92, %93 : tensor<i32>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>
  }) : (tensor<i32>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> (tensor<i32>, tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>)
  stablehlo.custom_call @check.expect_eq(%83, %14) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %0) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}
// -----
// state of f32: the product with itself
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<2> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = "stablehlo.dot_general"(%10, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %9, %12 : tensor<i32>
    stablehlo.return %13, %11 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %14 = stablehlo.constant dense<[[-2.0, -1.0, 2.0, -2.0], [0.0, -1.0, 1.0, 2.0], [3.0, 0.0, -2.0, 3.0], [3.0, 4.0, -5.0, 0.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: the product with a constant
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0]]> : tensor<4x4xf32>
    %12 = "stablehlo.dot_general"(%10, %11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %15 = stablehlo.constant dense<[[3.0, 2.0, 1.0, 0.0], [8.0, 4.0, 2.0, 1.0], [-2.0, -2.0, -1.0, 0.0], [-8.0, -5.0, -3.0, -1.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: transposed
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %9, %12 : tensor<i32>
    stablehlo.return %13, %11 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %14 = stablehlo.constant dense<[[0.0, 1.0, 1.0, -1.0], [-1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, 0.0], [0.0, 1.0, 0.0, -1.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: with what is transposed
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.add %10, %11 : tensor<4x4xf32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %15 = stablehlo.constant dense<[[0.0, 0.0, 8.0, -4.0], [0.0, 8.0, 0.0, 8.0], [8.0, 0.0, -8.0, 0.0], [-4.0, 8.0, 0.0, -8.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: with what is reversed
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<4x4xf32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %15 = stablehlo.constant dense<[[0.0, -8.0, 8.0, 0.0], [0.0, 8.0, -8.0, 0.0], [4.0, 8.0, -8.0, -4.0], [0.0, 4.0, -4.0, 0.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: doubled
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.add %10, %10 : tensor<4x4xf32>
    %12 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %9, %12 : tensor<i32>
    stablehlo.return %13, %11 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %14 = stablehlo.constant dense<[[0.0, -8.0, 8.0, 0.0], [8.0, 8.0, -8.0, 8.0], [8.0, 8.0, -8.0, 0.0], [-8.0, 8.0, 0.0, -8.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: with its first row
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.add %10, %12 : tensor<4x4xf32>
    %14 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %9, %14 : tensor<i32>
    stablehlo.return %15, %13 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %16 = stablehlo.constant dense<[[0.0, -8.0, 8.0, 0.0], [1.0, -6.0, 6.0, 1.0], [1.0, -6.0, 6.0, 0.0], [-1.0, -6.0, 7.0, -1.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %16) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: its rows in another order
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = "stablehlo.slice"(%10) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %12 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %13 = "stablehlo.slice"(%10) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 4, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %15 = "stablehlo.concatenate"(%11, %12, %13, %14) <{dimension = 0 : i64}> : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %15 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %18 = stablehlo.constant dense<[[1.0, 1.0, -1.0, 1.0], [-1.0, 1.0, 0.0, -1.0], [0.0, -1.0, 1.0, 0.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: padded on one side, cut on the other
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<1.0> : tensor<f32>
    %12 = "stablehlo.pad"(%10, %11) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %15 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: summed
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<0.0> : tensor<f32>
    %12 = stablehlo.reduce(%10 init: %11) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4x4xf32>
    %14 = stablehlo.add %10, %13 : tensor<4x4xf32>
    %15 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %9, %15 : tensor<i32>
    stablehlo.return %16, %14 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %17 = stablehlo.constant dense<[[31.0, 61.0, -30.0, 0.0], [32.0, 63.0, -32.0, 1.0], [32.0, 63.0, -32.0, 0.0], [30.0, 63.0, -31.0, -1.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %17) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: summed along rows
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<0.0> : tensor<f32>
    %12 = "stablehlo.reduce_window"(%10, %11) <{window_dimensions = array<i64: 1, 4>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>}> ({
      ^bb0(%13: tensor<f32>, %14: tensor<f32>):
      %15 = stablehlo.add %13, %14 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %12 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %18 = stablehlo.constant dense<[[0.0, -1.0, -2.0, -3.0], [1.0, 4.0, 8.0, 14.0], [1.0, 4.0, 8.0, 13.0], [-1.0, -2.0, -3.0, -5.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: summed along columns
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<0.0> : tensor<f32>
    %12 = "stablehlo.reduce_window"(%10, %11) <{window_dimensions = array<i64: 4, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>}> ({
      ^bb0(%13: tensor<f32>, %14: tensor<f32>):
      %15 = stablehlo.add %13, %14 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %12 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %18 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 0.0], [1.0, -2.0, 2.0, 1.0], [4.0, -2.0, 2.0, 3.0], [8.0, 0.0, 1.0, 5.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: gathered
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<[3, 1, 0, 2]> : tensor<4xi32>
    %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<4xi32>) -> tensor<4x4xf32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %15 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, -1.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: scattered into itself
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %12 = "stablehlo.slice"(%10) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %13 = "stablehlo.scatter"(%10, %11, %12) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%14: tensor<f32>, %15: tensor<f32>):
      %16 = stablehlo.add %14, %15 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<2xi32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %17 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.add %9, %17 : tensor<i32>
    stablehlo.return %18, %13 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %19 = stablehlo.constant dense<[[6.0, 5.0, -5.0, 3.0], [1.0, 1.0, -1.0, 1.0], [4.0, 4.0, -4.0, 3.0], [-1.0, 1.0, 0.0, -1.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %19) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: a row written into the next
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = "stablehlo.dynamic_slice"(%10, %9, %11) <{slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    %15 = stablehlo.constant dense<0> : tensor<i32>
    %16 = "stablehlo.dynamic_update_slice"(%10, %12, %14, %15) : (tensor<4x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
    %17 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.add %9, %17 : tensor<i32>
    stablehlo.return %18, %16 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %19 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 0.0], [0.0, -1.0, 1.0, 0.0], [0.0, -1.0, 1.0, 0.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %19) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: sorted and turned
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = "stablehlo.sort"(%10) <{dimension = 1 : i64, is_stable = true}> ({
      ^bb0(%12: tensor<f32>, %13: tensor<f32>):
      %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %15 = "stablehlo.transpose"(%11) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %15 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %18 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, -1.0], [-1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: chosen by a branch
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = "stablehlo.compare"(%9, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = "stablehlo.if"(%12) ({
      %14 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
      stablehlo.return %14 : tensor<4x4xf32>
    }, {
      %15 = stablehlo.add %10, %10 : tensor<4x4xf32>
      stablehlo.return %15 : tensor<4x4xf32>
    }) : (tensor<i1>) -> tensor<4x4xf32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %13 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %18 = stablehlo.constant dense<[[0.0, 4.0, 4.0, -4.0], [-4.0, 4.0, 4.0, 4.0], [4.0, -4.0, -4.0, 0.0], [0.0, 4.0, 0.0, -4.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: changed by an inner loop that reads it, too
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12, %13 = "stablehlo.while"(%11, %10) ({
      ^bb0(%14: tensor<i32>, %15: tensor<4x4xf32>):
      %16 = stablehlo.constant dense<2> : tensor<i32>
      %17 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }, {
      ^bb0(%18: tensor<i32>, %19: tensor<4x4xf32>):
      %20 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %21 = stablehlo.add %19, %20 : tensor<4x4xf32>
      %22 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %18, %22 : tensor<i32>
      stablehlo.return %23, %21 : tensor<i32>, tensor<4x4xf32>
    }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
    %24 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %9, %24 : tensor<i32>
    stablehlo.return %25, %13 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %26 = stablehlo.constant dense<[[0.0, 1.0, 27.0, -14.0], [-1.0, 27.0, 1.0, 27.0], [27.0, -1.0, -27.0, 0.0], [-13.0, 27.0, 0.0, -27.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %26) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of f32: an inner loop of its own
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf32>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12, %13 = "stablehlo.while"(%11, %10) ({
      ^bb0(%14: tensor<i32>, %15: tensor<4x4xf32>):
      %16 = stablehlo.constant dense<2> : tensor<i32>
      %17 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }, {
      ^bb0(%18: tensor<i32>, %19: tensor<4x4xf32>):
      %20 = stablehlo.add %19, %19 : tensor<4x4xf32>
      %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %22 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %18, %22 : tensor<i32>
      stablehlo.return %23, %21 : tensor<i32>, tensor<4x4xf32>
    }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
    %24 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %9, %24 : tensor<i32>
    stablehlo.return %25, %13 : tensor<i32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
  %26 = stablehlo.constant dense<[[0.0, -64.0, 64.0, 0.0], [64.0, 64.0, -64.0, 64.0], [64.0, 64.0, -64.0, 0.0], [-64.0, 64.0, 0.0, -64.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %26) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// several states of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, -1.0, 1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, -1.0]]> : tensor<4x4xf32>
  %1 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, -1.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 1.0], [0.0, -1.0, 1.0, 0.0]]> : tensor<4x4xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4, %5 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%6: tensor<i32>, %7: tensor<4x4xf32>, %8: tensor<4x4xf32>):
    %9 = stablehlo.constant dense<3> : tensor<i32>
    %10 = "stablehlo.compare"(%6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }, {
    ^bb0(%11: tensor<i32>, %12: tensor<4x4xf32>, %13: tensor<4x4xf32>):
    %14 = stablehlo.add %12, %13 : tensor<4x4xf32>
    %15 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %11, %15 : tensor<i32>
    stablehlo.return %16, %13, %14 : tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>)
  %17 = stablehlo.constant dense<[[-2.0, 1.0, 1.0, -2.0], [3.0, 3.0, -3.0, 1.0], [3.0, 3.0, -3.0, 2.0], [-1.0, -1.0, 2.0, -1.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %17) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  %18 = stablehlo.constant dense<[[-3.0, 1.0, 2.0, -3.0], [5.0, 5.0, -5.0, 2.0], [5.0, 5.0, -5.0, 3.0], [-2.0, -1.0, 3.0, -2.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%5, %18) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  %19 = stablehlo.add %0, %1 : tensor<4x4xf32>
  %20 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, -1.0], [2.0, 2.0, -2.0, 1.0], [2.0, 2.0, -2.0, 1.0], [-1.0, 0.0, 1.0, -1.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  %21, %22, %23 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%24: tensor<i32>, %25: tensor<4x4xf32>, %26: tensor<4x4xf32>):
    %27 = stablehlo.constant dense<2> : tensor<i32>
    %28 = "stablehlo.compare"(%24, %27) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %28 : tensor<i1>
  }, {
    ^bb0(%29: tensor<i32>, %30: tensor<4x4xf32>, %31: tensor<4x4xf32>):
    %32 = stablehlo.add %30, %30 : tensor<4x4xf32>
    %33 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %34 = stablehlo.subtract %31, %33 : tensor<4x4xf32>
    %35 = stablehlo.constant dense<1> : tensor<i32>
    %36 = stablehlo.add %29, %35 : tensor<i32>
    stablehlo.return %36, %32, %34 : tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>
  }) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>)
  %37 = stablehlo.constant dense<[[0.0, -4.0, 4.0, 0.0], [4.0, 4.0, -4.0, 4.0], [4.0, 4.0, -4.0, 0.0], [-4.0, 4.0, 0.0, -4.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%22, %37) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  %38 = stablehlo.constant dense<[[-1.0, -2.0, -3.0, 2.0], [4.0, -2.0, -4.0, -3.0], [-2.0, 4.0, 2.0, 1.0], [0.0, -4.0, 1.0, 3.0]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%23, %38) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  return
}
// -----
// state of i32: the product with itself
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<2> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = "stablehlo.dot_general"(%10, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %12 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %9, %12 : tensor<i32>
    stablehlo.return %13, %11 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %14 = stablehlo.constant dense<[[8, 2, -1, -3], [-6, -4, 2, 1], [-6, -3, 9, -1], [-15, -3, 4, 1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: the product with a constant
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<[[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1]]> : tensor<4x4xi32>
    %12 = "stablehlo.dot_general"(%10, %11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %15 = stablehlo.constant dense<[[5, 3, 1, 0], [-14, -7, -3, -1], [-3, -3, -2, -1], [-12, -8, -4, -1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: transposed
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %12 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %9, %12 : tensor<i32>
    stablehlo.return %13, %11 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %14 = stablehlo.constant dense<[[-1, -1, 1, 1], [0, -1, 0, 1], [1, 0, 1, -1], [0, -1, -1, -1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: with what is transposed
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %12 = stablehlo.add %10, %11 : tensor<4x4xi32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %15 = stablehlo.constant dense<[[-8, -4, 8, 4], [-4, -8, 0, 0], [8, 0, 8, -8], [4, 0, -8, -8]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: with what is reversed
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 1>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %12 = stablehlo.subtract %10, %11 : tensor<4x4xi32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %15 = stablehlo.constant dense<[[-4, -4, 4, 4], [0, -4, 4, 0], [8, -4, 4, -8], [8, 8, -8, -8]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: doubled
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.add %10, %10 : tensor<4x4xi32>
    %12 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %9, %12 : tensor<i32>
    stablehlo.return %13, %11 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %14 = stablehlo.constant dense<[[-8, 0, 8, 0], [-8, -8, 0, -8], [8, 0, 8, -8], [8, 8, -8, -8]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: with its first row
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xi32>) -> tensor<1x4xi32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<4x4xi32>
    %13 = stablehlo.add %10, %12 : tensor<4x4xi32>
    %14 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %9, %14 : tensor<i32>
    stablehlo.return %15, %13 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %16 = stablehlo.constant dense<[[-8, 0, 8, 0], [-8, -1, 7, -1], [-6, 0, 8, -1], [-6, 1, 6, -1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %16) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: its rows in another order
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = "stablehlo.slice"(%10) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xi32>) -> tensor<1x4xi32>
    %12 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xi32>) -> tensor<1x4xi32>
    %13 = "stablehlo.slice"(%10) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 4, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xi32>) -> tensor<1x4xi32>
    %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xi32>) -> tensor<1x4xi32>
    %15 = "stablehlo.concatenate"(%11, %12, %13, %14) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<4x4xi32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %15 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %18 = stablehlo.constant dense<[[-1, -1, 0, -1], [1, 1, -1, -1], [-1, 0, 1, 0], [1, 0, 1, -1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: padded on one side, cut on the other
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = "stablehlo.pad"(%10, %11) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x4xi32>, tensor<i32>) -> tensor<4x4xi32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %15 = stablehlo.constant dense<[[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: summed
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.reduce(%10 init: %11) applies stablehlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<4x4xi32>
    %14 = stablehlo.add %10, %13 : tensor<4x4xi32>
    %15 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %9, %15 : tensor<i32>
    stablehlo.return %16, %14 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %17 = stablehlo.constant dense<[[-1, 0, 32, -93], [-1, -1, 31, -94], [1, 0, 32, -94], [1, 1, 30, -94]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %17) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: summed along rows
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = "stablehlo.reduce_window"(%10, %11) <{window_dimensions = array<i64: 1, 4>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>}> ({
      ^bb0(%13: tensor<i32>, %14: tensor<i32>):
      %15 = stablehlo.add %13, %14 : tensor<i32>
      stablehlo.return %15 : tensor<i32>
    }) : (tensor<4x4xi32>, tensor<i32>) -> tensor<4x4xi32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %12 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %18 = stablehlo.constant dense<[[-1, -3, -5, -7], [-1, -4, -9, -17], [1, 3, 7, 12], [1, 4, 8, 12]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: summed along columns
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = "stablehlo.reduce_window"(%10, %11) <{window_dimensions = array<i64: 4, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>}> ({
      ^bb0(%13: tensor<i32>, %14: tensor<i32>):
      %15 = stablehlo.add %13, %14 : tensor<i32>
      stablehlo.return %15 : tensor<i32>
    }) : (tensor<4x4xi32>, tensor<i32>) -> tensor<4x4xi32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %12 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %18 = stablehlo.constant dense<[[-1, 0, 1, 0], [-4, -1, 3, -1], [-8, -3, 7, -4], [-12, -5, 12, -10]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: gathered
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<[3, 1, 0, 2]> : tensor<4xi32>
    %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xi32>, tensor<4xi32>) -> tensor<4x4xi32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %15 = stablehlo.constant dense<[[-1, 0, 1, 0], [-1, -1, 0, -1], [1, 0, 1, -1], [1, 1, -1, -1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: scattered into itself
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %12 = "stablehlo.slice"(%10) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xi32>) -> tensor<2x4xi32>
    %13 = "stablehlo.scatter"(%10, %11, %12) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%14: tensor<i32>, %15: tensor<i32>):
      %16 = stablehlo.add %14, %15 : tensor<i32>
      stablehlo.return %16 : tensor<i32>
    }) : (tensor<4x4xi32>, tensor<2xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
    %17 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.add %9, %17 : tensor<i32>
    stablehlo.return %18, %13 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %19 = stablehlo.constant dense<[[-1, -3, 4, -6], [-1, -1, 0, -1], [-2, -3, 1, -4], [1, 1, -1, -1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %19) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: a row written into the next
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = "stablehlo.dynamic_slice"(%10, %9, %11) <{slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x4xi32>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    %15 = stablehlo.constant dense<0> : tensor<i32>
    %16 = "stablehlo.dynamic_update_slice"(%10, %12, %14, %15) : (tensor<4x4xi32>, tensor<1x4xi32>, tensor<i32>, tensor<i32>) -> tensor<4x4xi32>
    %17 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.add %9, %17 : tensor<i32>
    stablehlo.return %18, %16 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %19 = stablehlo.constant dense<[[-1, 0, 1, 0], [-1, 0, 1, 0], [-1, 0, 1, 0], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %19) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: sorted and turned
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = "stablehlo.sort"(%10) <{dimension = 1 : i64, is_stable = true}> ({
      ^bb0(%12: tensor<i32>, %13: tensor<i32>):
      %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    }) : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %15 = "stablehlo.transpose"(%11) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %15 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %18 = stablehlo.constant dense<[[-1, -1, -1, -1], [-1, -1, 0, 0], [-1, 0, 1, 1], [0, 1, 1, 1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: chosen by a branch
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = "stablehlo.compare"(%9, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = "stablehlo.if"(%12) ({
      %14 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
      stablehlo.return %14 : tensor<4x4xi32>
    }, {
      %15 = stablehlo.add %10, %10 : tensor<4x4xi32>
      stablehlo.return %15 : tensor<4x4xi32>
    }) : (tensor<i1>) -> tensor<4x4xi32>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %13 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %18 = stablehlo.constant dense<[[-4, -4, 4, 4], [0, -4, 0, 4], [4, 0, 4, -4], [0, -4, -4, -4]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: changed by an inner loop that reads it, too
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12, %13 = "stablehlo.while"(%11, %10) ({
      ^bb0(%14: tensor<i32>, %15: tensor<4x4xi32>):
      %16 = stablehlo.constant dense<2> : tensor<i32>
      %17 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }, {
      ^bb0(%18: tensor<i32>, %19: tensor<4x4xi32>):
      %20 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
      %21 = stablehlo.add %19, %20 : tensor<4x4xi32>
      %22 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %18, %22 : tensor<i32>
      stablehlo.return %23, %21 : tensor<i32>, tensor<4x4xi32>
    }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
    %24 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %9, %24 : tensor<i32>
    stablehlo.return %25, %13 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %26 = stablehlo.constant dense<[[-27, -14, 27, 14], [-13, -27, 0, 1], [27, 0, 27, -27], [13, -1, -27, -27]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %26) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of i32: an inner loop of its own
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xi32>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xi32>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12, %13 = "stablehlo.while"(%11, %10) ({
      ^bb0(%14: tensor<i32>, %15: tensor<4x4xi32>):
      %16 = stablehlo.constant dense<2> : tensor<i32>
      %17 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }, {
      ^bb0(%18: tensor<i32>, %19: tensor<4x4xi32>):
      %20 = stablehlo.add %19, %19 : tensor<4x4xi32>
      %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
      %22 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %18, %22 : tensor<i32>
      stablehlo.return %23, %21 : tensor<i32>, tensor<4x4xi32>
    }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
    %24 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %9, %24 : tensor<i32>
    stablehlo.return %25, %13 : tensor<i32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>)
  %26 = stablehlo.constant dense<[[-64, 0, 64, 0], [-64, -64, 0, -64], [64, 0, 64, -64], [64, 64, -64, -64]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %26) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// several states of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1, 0, 1, 0], [-1, -1, 0, -1], [1, 0, 1, -1], [1, 1, -1, -1]]> : tensor<4x4xi32>
  %1 = stablehlo.constant dense<[[1, 1, -1, -1], [1, 0, 1, -1], [-1, -1, 0, -1], [-1, 0, 1, 0]]> : tensor<4x4xi32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4, %5 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%6: tensor<i32>, %7: tensor<4x4xi32>, %8: tensor<4x4xi32>):
    %9 = stablehlo.constant dense<3> : tensor<i32>
    %10 = "stablehlo.compare"(%6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }, {
    ^bb0(%11: tensor<i32>, %12: tensor<4x4xi32>, %13: tensor<4x4xi32>):
    %14 = stablehlo.add %12, %13 : tensor<4x4xi32>
    %15 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %11, %15 : tensor<i32>
    stablehlo.return %16, %13, %14 : tensor<i32>, tensor<4x4xi32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>, tensor<4x4xi32>)
  %17 = stablehlo.constant dense<[[1, 2, -1, -2], [1, -1, 2, -3], [-1, -2, 1, -3], [-1, 1, 1, -1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%4, %17) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  %18 = stablehlo.constant dense<[[1, 3, -1, -3], [1, -2, 3, -5], [-1, -3, 2, -5], [-1, 2, 1, -2]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %18) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  %19 = stablehlo.add %0, %1 : tensor<4x4xi32>
  %20 = stablehlo.constant dense<[[0, 1, 0, -1], [0, -1, 1, -2], [0, -1, 1, -2], [0, 1, 0, -1]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  %21, %22, %23 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%24: tensor<i32>, %25: tensor<4x4xi32>, %26: tensor<4x4xi32>):
    %27 = stablehlo.constant dense<2> : tensor<i32>
    %28 = "stablehlo.compare"(%24, %27) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %28 : tensor<i1>
  }, {
    ^bb0(%29: tensor<i32>, %30: tensor<4x4xi32>, %31: tensor<4x4xi32>):
    %32 = stablehlo.add %30, %30 : tensor<4x4xi32>
    %33 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xi32>) -> tensor<4x4xi32>
    %34 = stablehlo.subtract %31, %33 : tensor<4x4xi32>
    %35 = stablehlo.constant dense<1> : tensor<i32>
    %36 = stablehlo.add %29, %35 : tensor<i32>
    stablehlo.return %36, %32, %34 : tensor<i32>, tensor<4x4xi32>, tensor<4x4xi32>
  }) : (tensor<i32>, tensor<4x4xi32>, tensor<4x4xi32>) -> (tensor<i32>, tensor<4x4xi32>, tensor<4x4xi32>)
  %37 = stablehlo.constant dense<[[-4, 0, 4, 0], [-4, -4, 0, -4], [4, 0, 4, -4], [4, 4, -4, -4]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%22, %37) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  %38 = stablehlo.constant dense<[[4, 4, -4, -4], [1, 3, 1, -4], [-4, -1, -3, 2], [-1, 3, 4, 3]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%23, %38) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  return
}
// -----
// state of f64: the product with itself
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<2> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = "stablehlo.dot_general"(%10, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %12 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %9, %12 : tensor<i32>
    stablehlo.return %13, %11 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %14 = stablehlo.constant dense<[[1.0, 2.0, -2.0, 0.0], [-2.0, -3.0, -2.0, -2.0], [0.0, 2.0, -3.0, 0.0], [0.0, 0.0, 2.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: the product with a constant
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0]]> : tensor<4x4xf64>
    %12 = "stablehlo.dot_general"(%10, %11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %15 = stablehlo.constant dense<[[-2.0, -2.0, -1.0, 0.0], [-20.0, -10.0, -4.0, -1.0], [-3.0, -2.0, -1.0, 0.0], [16.0, 9.0, 4.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: transposed
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %12 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %9, %12 : tensor<i32>
    stablehlo.return %13, %11 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %14 = stablehlo.constant dense<[[1.0, -1.0, 0.0, 0.0], [1.0, -1.0, 1.0, 0.0], [-1.0, -1.0, -1.0, 1.0], [0.0, -1.0, 0.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: with what is transposed
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %12 = stablehlo.add %10, %11 : tensor<4x4xf64>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %15 = stablehlo.constant dense<[[8.0, 0.0, -4.0, 0.0], [0.0, -8.0, 0.0, -4.0], [-4.0, 0.0, -8.0, 4.0], [0.0, -4.0, 4.0, 8.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: with what is reversed
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 1>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %12 = stablehlo.subtract %10, %11 : tensor<4x4xf64>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %15 = stablehlo.constant dense<[[4.0, 8.0, -8.0, -4.0], [0.0, 0.0, 0.0, 0.0], [0.0, 8.0, -8.0, 0.0], [-4.0, -4.0, 4.0, 4.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: doubled
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.add %10, %10 : tensor<4x4xf64>
    %12 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.add %9, %12 : tensor<i32>
    stablehlo.return %13, %11 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %14 = stablehlo.constant dense<[[8.0, 8.0, -8.0, 0.0], [-8.0, -8.0, -8.0, -8.0], [0.0, 8.0, -8.0, 0.0], [0.0, 0.0, 8.0, 8.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: with its first row
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<4x4xf64>
    %13 = stablehlo.add %10, %12 : tensor<4x4xf64>
    %14 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.add %9, %14 : tensor<i32>
    stablehlo.return %15, %13 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %16 = stablehlo.constant dense<[[8.0, 8.0, -8.0, 0.0], [6.0, 6.0, -8.0, -1.0], [7.0, 8.0, -8.0, 0.0], [7.0, 7.0, -6.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %16) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: its rows in another order
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = "stablehlo.slice"(%10) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %12 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %13 = "stablehlo.slice"(%10) <{start_indices = array<i64: 3, 0>, limit_indices = array<i64: 4, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf64>) -> tensor<1x4xf64>
    %15 = "stablehlo.concatenate"(%11, %12, %13, %14) <{dimension = 0 : i64}> : (tensor<1x4xf64>, tensor<1x4xf64>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<4x4xf64>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %15 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %18 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 1.0, 1.0], [1.0, 1.0, -1.0, 0.0], [0.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: padded on one side, cut on the other
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<1.0> : tensor<f64>
    %12 = "stablehlo.pad"(%10, %11) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %15 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: summed
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<0.0> : tensor<f64>
    %12 = stablehlo.reduce(%10 init: %11) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf64>, tensor<f64>) -> tensor<4xf64>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf64>) -> tensor<4x4xf64>
    %14 = stablehlo.add %10, %13 : tensor<4x4xf64>
    %15 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %9, %15 : tensor<i32>
    stablehlo.return %16, %14 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %17 = stablehlo.constant dense<[[1.0, 32.0, -63.0, 0.0], [-1.0, 30.0, -63.0, -1.0], [0.0, 32.0, -63.0, 0.0], [0.0, 31.0, -61.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %17) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: summed along rows
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<0.0> : tensor<f64>
    %12 = "stablehlo.reduce_window"(%10, %11) <{window_dimensions = array<i64: 1, 4>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>}> ({
      ^bb0(%13: tensor<f64>, %14: tensor<f64>):
      %15 = stablehlo.add %13, %14 : tensor<f64>
      stablehlo.return %15 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %12 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %18 = stablehlo.constant dense<[[1.0, 4.0, 8.0, 13.0], [-1.0, -4.0, -10.0, -20.0], [0.0, 1.0, 2.0, 3.0], [0.0, 0.0, 1.0, 4.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: summed along columns
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<0.0> : tensor<f64>
    %12 = "stablehlo.reduce_window"(%10, %11) <{window_dimensions = array<i64: 4, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>}> ({
      ^bb0(%13: tensor<f64>, %14: tensor<f64>):
      %15 = stablehlo.add %13, %14 : tensor<f64>
      stablehlo.return %15 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<f64>) -> tensor<4x4xf64>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %12 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %18 = stablehlo.constant dense<[[1.0, 1.0, -1.0, 0.0], [2.0, 2.0, -4.0, -1.0], [3.0, 4.0, -10.0, -3.0], [4.0, 7.0, -18.0, -5.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: gathered
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<[3, 1, 0, 2]> : tensor<4xi32>
    %12 = "stablehlo.gather"(%10, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf64>, tensor<4xi32>) -> tensor<4x4xf64>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    stablehlo.return %14, %12 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %15 = stablehlo.constant dense<[[1.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [0.0, 1.0, -1.0, 0.0], [0.0, 0.0, 1.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %15) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: scattered into itself
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %12 = "stablehlo.slice"(%10) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 1>}> : (tensor<4x4xf64>) -> tensor<2x4xf64>
    %13 = "stablehlo.scatter"(%10, %11, %12) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
      ^bb0(%14: tensor<f64>, %15: tensor<f64>):
      %16 = stablehlo.add %14, %15 : tensor<f64>
      stablehlo.return %16 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<2xi32>, tensor<2x4xf64>) -> tensor<4x4xf64>
    %17 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.add %9, %17 : tensor<i32>
    stablehlo.return %18, %13 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %19 = stablehlo.constant dense<[[-2.0, 1.0, -7.0, -3.0], [-1.0, -1.0, -1.0, -1.0], [-3.0, -2.0, -4.0, -3.0], [0.0, 0.0, 1.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %19) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: a row written into the next
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = "stablehlo.dynamic_slice"(%10, %9, %11) <{slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf64>, tensor<i32>, tensor<i32>) -> tensor<1x4xf64>
    %13 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.add %9, %13 : tensor<i32>
    %15 = stablehlo.constant dense<0> : tensor<i32>
    %16 = "stablehlo.dynamic_update_slice"(%10, %12, %14, %15) : (tensor<4x4xf64>, tensor<1x4xf64>, tensor<i32>, tensor<i32>) -> tensor<4x4xf64>
    %17 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.add %9, %17 : tensor<i32>
    stablehlo.return %18, %16 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %19 = stablehlo.constant dense<[[1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 0.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %19) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: sorted and turned
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = "stablehlo.sort"(%10) <{dimension = 1 : i64, is_stable = true}> ({
      ^bb0(%12: tensor<f64>, %13: tensor<f64>):
      %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    }) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %15 = "stablehlo.transpose"(%11) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %15 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %18 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, 0.0], [-1.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: chosen by a branch
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = "stablehlo.compare"(%9, %11) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = "stablehlo.if"(%12) ({
      %14 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
      stablehlo.return %14 : tensor<4x4xf64>
    }, {
      %15 = stablehlo.add %10, %10 : tensor<4x4xf64>
      stablehlo.return %15 : tensor<4x4xf64>
    }) : (tensor<i1>) -> tensor<4x4xf64>
    %16 = stablehlo.constant dense<1> : tensor<i32>
    %17 = stablehlo.add %9, %16 : tensor<i32>
    stablehlo.return %17, %13 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %18 = stablehlo.constant dense<[[4.0, -4.0, 0.0, 0.0], [4.0, -4.0, 4.0, 0.0], [-4.0, -4.0, -4.0, 4.0], [0.0, -4.0, 0.0, 4.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %18) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: changed by an inner loop that reads it, too
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12, %13 = "stablehlo.while"(%11, %10) ({
      ^bb0(%14: tensor<i32>, %15: tensor<4x4xf64>):
      %16 = stablehlo.constant dense<2> : tensor<i32>
      %17 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }, {
      ^bb0(%18: tensor<i32>, %19: tensor<4x4xf64>):
      %20 = "stablehlo.transpose"(%10) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
      %21 = stablehlo.add %19, %20 : tensor<4x4xf64>
      %22 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %18, %22 : tensor<i32>
      stablehlo.return %23, %21 : tensor<i32>, tensor<4x4xf64>
    }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
    %24 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %9, %24 : tensor<i32>
    stablehlo.return %25, %13 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %26 = stablehlo.constant dense<[[27.0, -1.0, -13.0, 0.0], [1.0, -27.0, 1.0, -13.0], [-14.0, -1.0, -27.0, 14.0], [0.0, -14.0, 13.0, 27.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %26) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// state of f64: an inner loop of its own
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %1) ({
    ^bb0(%5: tensor<i32>, %6: tensor<4x4xf64>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<4x4xf64>):
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12, %13 = "stablehlo.while"(%11, %10) ({
      ^bb0(%14: tensor<i32>, %15: tensor<4x4xf64>):
      %16 = stablehlo.constant dense<2> : tensor<i32>
      %17 = "stablehlo.compare"(%14, %16) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }, {
      ^bb0(%18: tensor<i32>, %19: tensor<4x4xf64>):
      %20 = stablehlo.add %19, %19 : tensor<4x4xf64>
      %21 = "stablehlo.transpose"(%20) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
      %22 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %18, %22 : tensor<i32>
      stablehlo.return %23, %21 : tensor<i32>, tensor<4x4xf64>
    }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
    %24 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.add %9, %24 : tensor<i32>
    stablehlo.return %25, %13 : tensor<i32>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>)
  %26 = stablehlo.constant dense<[[64.0, 64.0, -64.0, 0.0], [-64.0, -64.0, -64.0, -64.0], [0.0, 64.0, -64.0, 0.0], [0.0, 0.0, 64.0, 64.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %26) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// several states of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [0.0, 1.0, -1.0, 0.0], [0.0, 0.0, 1.0, 1.0]]> : tensor<4x4xf64>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0], [0.0, 1.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 0.0]]> : tensor<4x4xf64>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4, %5 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%6: tensor<i32>, %7: tensor<4x4xf64>, %8: tensor<4x4xf64>):
    %9 = stablehlo.constant dense<3> : tensor<i32>
    %10 = "stablehlo.compare"(%6, %9) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }, {
    ^bb0(%11: tensor<i32>, %12: tensor<4x4xf64>, %13: tensor<4x4xf64>):
    %14 = stablehlo.add %12, %13 : tensor<4x4xf64>
    %15 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.add %11, %15 : tensor<i32>
    stablehlo.return %16, %13, %14 : tensor<i32>, tensor<4x4xf64>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>, tensor<4x4xf64>)
  %17 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 2.0], [-1.0, 1.0, -3.0, -1.0], [-2.0, -1.0, -3.0, -2.0], [2.0, 2.0, -1.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%4, %17) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  %18 = stablehlo.constant dense<[[2.0, 2.0, 1.0, 3.0], [-2.0, 1.0, -5.0, -2.0], [-3.0, -1.0, -5.0, -3.0], [3.0, 3.0, -1.0, 2.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%5, %18) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  %19 = stablehlo.add %0, %1 : tensor<4x4xf64>
  %20 = stablehlo.constant dense<[[1.0, 1.0, 0.0, 1.0], [-1.0, 0.0, -2.0, -1.0], [-1.0, 0.0, -2.0, -1.0], [1.0, 1.0, 0.0, 1.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  %21, %22, %23 = "stablehlo.while"(%2, %0, %1) ({
    ^bb0(%24: tensor<i32>, %25: tensor<4x4xf64>, %26: tensor<4x4xf64>):
    %27 = stablehlo.constant dense<2> : tensor<i32>
    %28 = "stablehlo.compare"(%24, %27) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %28 : tensor<i1>
  }, {
    ^bb0(%29: tensor<i32>, %30: tensor<4x4xf64>, %31: tensor<4x4xf64>):
    %32 = stablehlo.add %30, %30 : tensor<4x4xf64>
    %33 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %34 = stablehlo.subtract %31, %33 : tensor<4x4xf64>
    %35 = stablehlo.constant dense<1> : tensor<i32>
    %36 = stablehlo.add %29, %35 : tensor<i32>
    stablehlo.return %36, %32, %34 : tensor<i32>, tensor<4x4xf64>, tensor<4x4xf64>
  }) : (tensor<i32>, tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<i32>, tensor<4x4xf64>, tensor<4x4xf64>)
  %37 = stablehlo.constant dense<[[4.0, 4.0, -4.0, 0.0], [-4.0, -4.0, -4.0, -4.0], [0.0, 4.0, -4.0, 0.0], [0.0, 0.0, 4.0, 4.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%22, %37) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  %38 = stablehlo.constant dense<[[-3.0, 3.0, 1.0, 1.0], [-3.0, 4.0, -4.0, 0.0], [2.0, 2.0, 2.0, -4.0], [1.0, 4.0, -1.0, -3.0]]> : tensor<4x4xf64>
  stablehlo.custom_call @check.expect_eq(%23, %38) : (tensor<4x4xf64>, tensor<4x4xf64>) -> ()
  return
}
// -----
// while of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3, %4 = "stablehlo.while"(%2, %0) ({
    ^bb0(%5: tensor<i32>, %6: tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>):
    %7 = stablehlo.constant dense<3> : tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %8 : tensor<i1>
  }, {
    ^bb0(%9: tensor<i32>, %10: tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>):
    %11 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.add %9, %11 : tensor<i32>
    %13 = "stablehlo.reverse"(%10) <{dimensions = array<i64: 2>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %12, %13 : tensor<i32>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<i32>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> (tensor<i32>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>)
  %14 = "stablehlo.constant"() <{value = dense<"0xF2CDA8838B613C171FFAD5B0B89369444C2702DDE5C09B71"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%4, %14) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
