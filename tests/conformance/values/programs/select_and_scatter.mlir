// select_and_scatter of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, true, false, false, false, false], [false, true, false, false, true, false], [false, false, false, false, false, true], [true, false, false, false, false, true]]> : tensor<4x6xi1>
  %1 = stablehlo.constant dense<false> : tensor<2x2xi1>
  %2 = stablehlo.constant dense<false> : tensor<i1>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<i1>, %5: tensor<i1>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<i1>, %8: tensor<i1>):
    %9 = stablehlo.add %7, %8 : tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<2x2xi1>, tensor<i1>) -> tensor<4x6xi1>
  %10 = stablehlo.constant dense<false> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<i1>, %13: tensor<i1>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<i1>, %16: tensor<i1>):
    %17 = stablehlo.add %15, %16 : tensor<i1>
    stablehlo.return %17 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<2x2xi1>, tensor<i1>) -> tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%11, %10) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %18 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%19: tensor<i1>, %20: tensor<i1>):
    %21 = "stablehlo.compare"(%19, %20) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %21 : tensor<i1>
  }, {
    ^bb0(%22: tensor<i1>, %23: tensor<i1>):
    %24 = stablehlo.add %22, %23 : tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<2x2xi1>, tensor<i1>) -> tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%18, %10) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %25 = stablehlo.constant dense<[[true, false, true, true, false], [false, false, true, true, true], [true, false, true, true, false]]> : tensor<3x5xi1>
  %26 = "stablehlo.select_and_scatter"(%0, %25, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%27: tensor<i1>, %28: tensor<i1>):
    %29 = "stablehlo.compare"(%27, %28) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %29 : tensor<i1>
  }, {
    ^bb0(%30: tensor<i1>, %31: tensor<i1>):
    %32 = stablehlo.add %30, %31 : tensor<i1>
    stablehlo.return %32 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<3x5xi1>, tensor<i1>) -> tensor<4x6xi1>
  %33 = stablehlo.constant dense<[[true, false, true, false, false, false], [false, false, true, false, true, false], [false, false, true, true, false, false], [true, false, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%26, %33) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %34 = "stablehlo.select_and_scatter"(%0, %25, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%35: tensor<i1>, %36: tensor<i1>):
    %37 = "stablehlo.compare"(%35, %36) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %37 : tensor<i1>
  }, {
    ^bb0(%38: tensor<i1>, %39: tensor<i1>):
    %40 = stablehlo.add %38, %39 : tensor<i1>
    stablehlo.return %40 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<3x5xi1>, tensor<i1>) -> tensor<4x6xi1>
  %41 = stablehlo.constant dense<[[false, false, true, true, false, false], [true, false, true, true, false, true], [true, false, true, true, false, false], [false, false, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%34, %41) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %42 = "stablehlo.select_and_scatter"(%0, %25, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<i1>, %44: tensor<i1>):
    %45 = "stablehlo.compare"(%43, %44) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %45 : tensor<i1>
  }, {
    ^bb0(%46: tensor<i1>, %47: tensor<i1>):
    %48 = stablehlo.add %46, %47 : tensor<i1>
    stablehlo.return %48 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<3x5xi1>, tensor<i1>) -> tensor<4x6xi1>
  %49 = stablehlo.constant dense<[[false, false, false, false, false, false], [false, true, false, true, true, false], [false, false, false, true, false, true], [true, false, false, true, true, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%42, %49) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %50 = stablehlo.constant dense<[[false, false, false], [true, true, false]]> : tensor<2x3xi1>
  %51 = "stablehlo.select_and_scatter"(%0, %50, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%52: tensor<i1>, %53: tensor<i1>):
    %54 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %54 : tensor<i1>
  }, {
    ^bb0(%55: tensor<i1>, %56: tensor<i1>):
    %57 = stablehlo.add %55, %56 : tensor<i1>
    stablehlo.return %57 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<2x3xi1>, tensor<i1>) -> tensor<4x6xi1>
  %58 = stablehlo.constant dense<[[false, false, false, false, false, false], [false, true, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%51, %58) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %59 = "stablehlo.select_and_scatter"(%0, %50, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%60: tensor<i1>, %61: tensor<i1>):
    %62 = "stablehlo.compare"(%60, %61) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %62 : tensor<i1>
  }, {
    ^bb0(%63: tensor<i1>, %64: tensor<i1>):
    %65 = stablehlo.add %63, %64 : tensor<i1>
    stablehlo.return %65 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<2x3xi1>, tensor<i1>) -> tensor<4x6xi1>
  %66 = stablehlo.constant dense<[[false, false, false, false, false, false], [true, false, true, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%59, %66) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %67 = "stablehlo.select_and_scatter"(%0, %50, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%68: tensor<i1>, %69: tensor<i1>):
    %70 = "stablehlo.compare"(%68, %69) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %70 : tensor<i1>
  }, {
    ^bb0(%71: tensor<i1>, %72: tensor<i1>):
    %73 = stablehlo.add %71, %72 : tensor<i1>
    stablehlo.return %73 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<2x3xi1>, tensor<i1>) -> tensor<4x6xi1>
  %74 = stablehlo.constant dense<[[false, false, false, false, false, false], [false, true, false, false, false, false], [false, false, false, false, false, false], [true, false, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%67, %74) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %75 = stablehlo.constant dense<[[true, false, true], [false, true, false], [true, true, true], [true, true, false]]> : tensor<4x3xi1>
  %76 = "stablehlo.select_and_scatter"(%0, %75, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%77: tensor<i1>, %78: tensor<i1>):
    %79 = "stablehlo.compare"(%77, %78) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %79 : tensor<i1>
  }, {
    ^bb0(%80: tensor<i1>, %81: tensor<i1>):
    %82 = stablehlo.add %80, %81 : tensor<i1>
    stablehlo.return %82 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<4x3xi1>, tensor<i1>) -> tensor<4x6xi1>
  %83 = stablehlo.constant dense<[[true, false, false, true, false, false], [false, true, false, false, false, false], [true, true, false, false, false, true], [true, true, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%76, %83) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %84 = "stablehlo.select_and_scatter"(%0, %75, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%85: tensor<i1>, %86: tensor<i1>):
    %87 = "stablehlo.compare"(%85, %86) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %87 : tensor<i1>
  }, {
    ^bb0(%88: tensor<i1>, %89: tensor<i1>):
    %90 = stablehlo.add %88, %89 : tensor<i1>
    stablehlo.return %90 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<4x3xi1>, tensor<i1>) -> tensor<4x6xi1>
  %91 = stablehlo.constant dense<[[true, false, false, true, false, false], [false, false, true, false, false, false], [true, true, false, true, false, false], [false, true, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%84, %91) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %92 = "stablehlo.select_and_scatter"(%0, %75, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%93: tensor<i1>, %94: tensor<i1>):
    %95 = "stablehlo.compare"(%93, %94) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %95 : tensor<i1>
  }, {
    ^bb0(%96: tensor<i1>, %97: tensor<i1>):
    %98 = stablehlo.add %96, %97 : tensor<i1>
    stablehlo.return %98 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<4x3xi1>, tensor<i1>) -> tensor<4x6xi1>
  %99 = stablehlo.constant dense<[[false, true, false, false, false, true], [false, true, false, false, false, false], [false, true, false, true, false, true], [true, false, false, true, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%92, %99) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %100 = stablehlo.constant dense<[[false, true, false, true, true, false], [false, true, false, true, false, false], [false, true, true, true, false, true], [true, false, true, true, false, false]]> : tensor<4x6xi1>
  %101 = "stablehlo.select_and_scatter"(%0, %100, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%102: tensor<i1>, %103: tensor<i1>):
    %104 = "stablehlo.compare"(%102, %103) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %104 : tensor<i1>
  }, {
    ^bb0(%105: tensor<i1>, %106: tensor<i1>):
    %107 = stablehlo.add %105, %106 : tensor<i1>
    stablehlo.return %107 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<4x6xi1>, tensor<i1>) -> tensor<4x6xi1>
  %108 = stablehlo.constant dense<[[false, true, true, true, true, false], [false, false, true, true, false, false], [false, false, false, false, false, true], [true, false, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%101, %108) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %109 = "stablehlo.select_and_scatter"(%0, %100, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%110: tensor<i1>, %111: tensor<i1>):
    %112 = "stablehlo.compare"(%110, %111) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %112 : tensor<i1>
  }, {
    ^bb0(%113: tensor<i1>, %114: tensor<i1>):
    %115 = stablehlo.add %113, %114 : tensor<i1>
    stablehlo.return %115 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<4x6xi1>, tensor<i1>) -> tensor<4x6xi1>
  %116 = stablehlo.constant dense<[[false, true, true, true, true, true], [true, false, true, true, false, false], [false, true, false, false, false, false], [false, false, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%109, %116) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %117 = "stablehlo.select_and_scatter"(%0, %100, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%118: tensor<i1>, %119: tensor<i1>):
    %120 = "stablehlo.compare"(%118, %119) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %120 : tensor<i1>
  }, {
    ^bb0(%121: tensor<i1>, %122: tensor<i1>):
    %123 = stablehlo.add %121, %122 : tensor<i1>
    stablehlo.return %123 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<4x6xi1>, tensor<i1>) -> tensor<4x6xi1>
  %124 = stablehlo.constant dense<[[false, true, false, true, true, false], [false, true, false, true, false, false], [false, false, true, true, false, true], [true, false, true, true, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%117, %124) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %125 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
  %126 = "stablehlo.select_and_scatter"(%0, %125, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%127: tensor<i1>, %128: tensor<i1>):
    %129 = "stablehlo.compare"(%127, %128) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %129 : tensor<i1>
  }, {
    ^bb0(%130: tensor<i1>, %131: tensor<i1>):
    %132 = stablehlo.add %130, %131 : tensor<i1>
    stablehlo.return %132 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<1x2xi1>, tensor<i1>) -> tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%126, %58) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %133 = "stablehlo.select_and_scatter"(%0, %125, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%134: tensor<i1>, %135: tensor<i1>):
    %136 = "stablehlo.compare"(%134, %135) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %136 : tensor<i1>
  }, {
    ^bb0(%137: tensor<i1>, %138: tensor<i1>):
    %139 = stablehlo.add %137, %138 : tensor<i1>
    stablehlo.return %139 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<1x2xi1>, tensor<i1>) -> tensor<4x6xi1>
  %140 = stablehlo.constant dense<[[false, false, false, false, false, false], [true, false, false, false, false, false], [false, false, false, false, false, false], [false, false, false, false, false, false]]> : tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%133, %140) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  %141 = "stablehlo.select_and_scatter"(%0, %125, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%142: tensor<i1>, %143: tensor<i1>):
    %144 = "stablehlo.compare"(%142, %143) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %144 : tensor<i1>
  }, {
    ^bb0(%145: tensor<i1>, %146: tensor<i1>):
    %147 = stablehlo.add %145, %146 : tensor<i1>
    stablehlo.return %147 : tensor<i1>
  }) : (tensor<4x6xi1>, tensor<1x2xi1>, tensor<i1>) -> tensor<4x6xi1>
  stablehlo.custom_call @check.expect_eq(%141, %58) : (tensor<4x6xi1>, tensor<4x6xi1>) -> ()
  return
}
// -----
// select_and_scatter of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 1, 0, 1, 0, 0], [0, 0, 0, 0, 1, 1], [0, 1, 1, 0, 0, 0]]> : tensor<4x6xi2>
  %1 = stablehlo.constant dense<[[1, 1, -1, -1, -1], [1, 0, -1, 1, -1], [-1, -1, 0, -1, 0]]> : tensor<3x5xi2>
  %2 = stablehlo.constant dense<-1> : tensor<i2>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<i2>, %5: tensor<i2>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<i2>, %8: tensor<i2>):
    %9 = stablehlo.add %7, %8 : tensor<i2>
    stablehlo.return %9 : tensor<i2>
  }) : (tensor<4x6xi2>, tensor<3x5xi2>, tensor<i2>) -> tensor<4x6xi2>
  %10 = stablehlo.constant dense<[[-1, -1, -1, -1, -1, -1], [-1, -2, -1, 0, -1, -2], [-1, -1, -1, -1, -1, -2], [-1, -2, -2, -1, -1, -1]]> : tensor<4x6xi2>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xi2>, tensor<4x6xi2>) -> ()
  %11 = stablehlo.constant dense<[[-1, -1, 1], [-1, -1, 0]]> : tensor<2x3xi2>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i2>, %14: tensor<i2>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<i2>, %17: tensor<i2>):
    %18 = stablehlo.add %16, %17 : tensor<i2>
    stablehlo.return %18 : tensor<i2>
  }) : (tensor<4x6xi2>, tensor<2x3xi2>, tensor<i2>) -> tensor<4x6xi2>
  %19 = stablehlo.constant dense<[[-1, -1, -1, -1, -1, -1], [1, 1, -1, 0, -1, -1], [-1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1]]> : tensor<4x6xi2>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xi2>, tensor<4x6xi2>) -> ()
  %20 = stablehlo.constant dense<[[0, -1]]> : tensor<1x2xi2>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<i2>, %23: tensor<i2>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<i2>, %26: tensor<i2>):
    %27 = stablehlo.add %25, %26 : tensor<i2>
    stablehlo.return %27 : tensor<i2>
  }) : (tensor<4x6xi2>, tensor<1x2xi2>, tensor<i2>) -> tensor<4x6xi2>
  %28 = stablehlo.constant dense<[[-1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -2, -1], [-1, -1, -1, -1, -1, -1]]> : tensor<4x6xi2>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xi2>, tensor<4x6xi2>) -> ()
  return
}
// -----
// select_and_scatter of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, 0, 0, 0, 1], [1, 0, 1, 0, 0, 0], [0, 0, 1, 1, 0, 1], [0, 0, 1, 1, 1, 0]]> : tensor<4x6xi4>
  %1 = stablehlo.constant dense<[[-1, 0], [1, 0]]> : tensor<2x2xi4>
  %2 = stablehlo.constant dense<3> : tensor<i4>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<i4>, %5: tensor<i4>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<i4>, %8: tensor<i4>):
    %9 = stablehlo.add %7, %8 : tensor<i4>
    stablehlo.return %9 : tensor<i4>
  }) : (tensor<4x6xi4>, tensor<2x2xi4>, tensor<i4>) -> tensor<4x6xi4>
  %10 = stablehlo.constant dense<[[2, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 4, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi4>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xi4>, tensor<4x6xi4>) -> ()
  %11 = stablehlo.constant dense<[[-1, -1, 0, -1, 1], [1, -1, -1, 1, 0], [-1, 0, 0, 0, 0]]> : tensor<3x5xi4>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i4>, %14: tensor<i4>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<i4>, %17: tensor<i4>):
    %18 = stablehlo.add %16, %17 : tensor<i4>
    stablehlo.return %18 : tensor<i4>
  }) : (tensor<4x6xi4>, tensor<3x5xi4>, tensor<i4>) -> tensor<4x6xi4>
  %19 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 4], [3, 3, 2, 3, 2, 3], [3, 3, 2, 3, 3, 3], [3, 2, 3, 3, 3, 3]]> : tensor<4x6xi4>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xi4>, tensor<4x6xi4>) -> ()
  %20 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 0]]> : tensor<2x3xi4>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<i4>, %23: tensor<i4>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<i4>, %26: tensor<i4>):
    %27 = stablehlo.add %25, %26 : tensor<i4>
    stablehlo.return %27 : tensor<i4>
  }) : (tensor<4x6xi4>, tensor<2x3xi4>, tensor<i4>) -> tensor<4x6xi4>
  %28 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [4, 3, 4, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi4>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xi4>, tensor<4x6xi4>) -> ()
  %29 = stablehlo.constant dense<[[0, 1, 0], [1, 0, -1], [0, 1, -1], [-1, -1, 0]]> : tensor<4x3xi4>
  %30 = "stablehlo.select_and_scatter"(%0, %29, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%31: tensor<i4>, %32: tensor<i4>):
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<i4>, %35: tensor<i4>):
    %36 = stablehlo.add %34, %35 : tensor<i4>
    stablehlo.return %36 : tensor<i4>
  }) : (tensor<4x6xi4>, tensor<4x3xi4>, tensor<i4>) -> tensor<4x6xi4>
  %37 = stablehlo.constant dense<[[3, 4, 3, 3, 3, 3], [4, 3, 3, 3, 3, 2], [3, 3, 3, 4, 3, 2], [3, 2, 3, 2, 3, 3]]> : tensor<4x6xi4>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<4x6xi4>, tensor<4x6xi4>) -> ()
  %38 = stablehlo.constant dense<[[-1, 1, -1, -1, -1, 1], [0, 1, 1, -1, 0, -1], [-1, -1, 0, 0, 0, -1], [1, -1, -1, -1, 1, 0]]> : tensor<4x6xi4>
  %39 = "stablehlo.select_and_scatter"(%0, %38, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%40: tensor<i4>, %41: tensor<i4>):
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  }, {
    ^bb0(%43: tensor<i4>, %44: tensor<i4>):
    %45 = stablehlo.add %43, %44 : tensor<i4>
    stablehlo.return %45 : tensor<i4>
  }) : (tensor<4x6xi4>, tensor<4x6xi4>, tensor<i4>) -> tensor<4x6xi4>
  %46 = stablehlo.constant dense<[[1, 4, 2, 1, 2, 2], [4, 2, 3, 3, 3, 3], [3, 3, 3, 2, 3, 3], [3, 3, 3, 3, 4, 3]]> : tensor<4x6xi4>
  stablehlo.custom_call @check.expect_eq(%39, %46) : (tensor<4x6xi4>, tensor<4x6xi4>) -> ()
  %47 = stablehlo.constant dense<-1> : tensor<1x2xi4>
  %48 = "stablehlo.select_and_scatter"(%0, %47, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<i4>, %50: tensor<i4>):
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %51 : tensor<i1>
  }, {
    ^bb0(%52: tensor<i4>, %53: tensor<i4>):
    %54 = stablehlo.add %52, %53 : tensor<i4>
    stablehlo.return %54 : tensor<i4>
  }) : (tensor<4x6xi4>, tensor<1x2xi4>, tensor<i4>) -> tensor<4x6xi4>
  %55 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [2, 3, 3, 3, 3, 3], [3, 3, 3, 2, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi4>
  stablehlo.custom_call @check.expect_eq(%48, %55) : (tensor<4x6xi4>, tensor<4x6xi4>) -> ()
  return
}
// -----
// select_and_scatter of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000010000010100000100010000010000000100000001"> : tensor<4x6xi8>
  %1 = stablehlo.constant dense<[[1, -1], [1, 1]]> : tensor<2x2xi8>
  %2 = stablehlo.constant dense<3> : tensor<i8>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<i8>, %5: tensor<i8>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<i8>, %8: tensor<i8>):
    %9 = stablehlo.add %7, %8 : tensor<i8>
    stablehlo.return %9 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<2x2xi8>, tensor<i8>) -> tensor<4x6xi8>
  %10 = stablehlo.constant dense<"0x030303020303040303030303040303040303030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<i8>, %13: tensor<i8>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<i8>, %16: tensor<i8>):
    %17 = stablehlo.add %15, %16 : tensor<i8>
    stablehlo.return %17 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<2x2xi8>, tensor<i8>) -> tensor<4x6xi8>
  %18 = stablehlo.constant dense<"0x040303030203030303030303030403030403030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %19 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%20: tensor<i8>, %21: tensor<i8>):
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }, {
    ^bb0(%23: tensor<i8>, %24: tensor<i8>):
    %25 = stablehlo.add %23, %24 : tensor<i8>
    stablehlo.return %25 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<2x2xi8>, tensor<i8>) -> tensor<4x6xi8>
  %26 = stablehlo.constant dense<"0x030303030303030403030203030303030303030403030304"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%19, %26) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %27 = stablehlo.constant dense<"0x0001000101000001FF00010001FFFF"> : tensor<3x5xi8>
  %28 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<i8>, %30: tensor<i8>):
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  }, {
    ^bb0(%32: tensor<i8>, %33: tensor<i8>):
    %34 = stablehlo.add %32, %33 : tensor<i8>
    stablehlo.return %34 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<3x5xi8>, tensor<i8>) -> tensor<4x6xi8>
  %35 = stablehlo.constant dense<"0x030303040303030403030303040303040303030303030302"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%28, %35) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %36 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%37: tensor<i8>, %38: tensor<i8>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }, {
    ^bb0(%40: tensor<i8>, %41: tensor<i8>):
    %42 = stablehlo.add %40, %41 : tensor<i8>
    stablehlo.return %42 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<3x5xi8>, tensor<i8>) -> tensor<4x6xi8>
  %43 = stablehlo.constant dense<"0x030403030503030304020303030404030103030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%36, %43) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %44 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%45: tensor<i8>, %46: tensor<i8>):
    %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %47 : tensor<i1>
  }, {
    ^bb0(%48: tensor<i8>, %49: tensor<i8>):
    %50 = stablehlo.add %48, %49 : tensor<i8>
    stablehlo.return %50 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<3x5xi8>, tensor<i8>) -> tensor<4x6xi8>
  %51 = stablehlo.constant dense<"0x030303030303030403030503030303030303030403030302"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%44, %51) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %52 = stablehlo.constant dense<[[0, 0, 1], [-1, -1, -1]]> : tensor<2x3xi8>
  %53 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<i8>, %55: tensor<i8>):
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %56 : tensor<i1>
  }, {
    ^bb0(%57: tensor<i8>, %58: tensor<i8>):
    %59 = stablehlo.add %57, %58 : tensor<i8>
    stablehlo.return %59 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>) -> tensor<4x6xi8>
  %60 = stablehlo.constant dense<"0x030303040303020203030203030303030303030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%53, %60) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %61 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%62: tensor<i8>, %63: tensor<i8>):
    %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %64 : tensor<i1>
  }, {
    ^bb0(%65: tensor<i8>, %66: tensor<i8>):
    %67 = stablehlo.add %65, %66 : tensor<i8>
    stablehlo.return %67 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>) -> tensor<4x6xi8>
  %68 = stablehlo.constant dense<"0x030303030403030302020303030203030303030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%61, %68) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %69 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%70: tensor<i8>, %71: tensor<i8>):
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %72 : tensor<i1>
  }, {
    ^bb0(%73: tensor<i8>, %74: tensor<i8>):
    %75 = stablehlo.add %73, %74 : tensor<i8>
    stablehlo.return %75 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<2x3xi8>, tensor<i8>) -> tensor<4x6xi8>
  %76 = stablehlo.constant dense<"0x030303030303030303030403030303030303030103030302"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%69, %76) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %77 = stablehlo.constant dense<"0xFF0001FF01010100FFFFFF01"> : tensor<4x3xi8>
  %78 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%79: tensor<i8>, %80: tensor<i8>):
    %81 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %81 : tensor<i1>
  }, {
    ^bb0(%82: tensor<i8>, %83: tensor<i8>):
    %84 = stablehlo.add %82, %83 : tensor<i8>
    stablehlo.return %84 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<4x3xi8>, tensor<i8>) -> tensor<4x6xi8>
  %85 = stablehlo.constant dense<"0x020303040303020403030403040303020303030103030304"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%78, %85) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %86 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%87: tensor<i8>, %88: tensor<i8>):
    %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i8>, %91: tensor<i8>):
    %92 = stablehlo.add %90, %91 : tensor<i8>
    stablehlo.return %92 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<4x3xi8>, tensor<i8>) -> tensor<4x6xi8>
  %93 = stablehlo.constant dense<"0x020303030403020304040303030403030203020302040303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%86, %93) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %94 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%95: tensor<i8>, %96: tensor<i8>):
    %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  }, {
    ^bb0(%98: tensor<i8>, %99: tensor<i8>):
    %100 = stablehlo.add %98, %99 : tensor<i8>
    stablehlo.return %100 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<4x3xi8>, tensor<i8>) -> tensor<4x6xi8>
  %101 = stablehlo.constant dense<"0x030203040303030303030403040303020303030103030304"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%94, %101) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %102 = stablehlo.constant dense<"0xFF01FF01010100FFFF0001FF01000000FF0000FF0100FF00"> : tensor<4x6xi8>
  %103 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%104: tensor<i8>, %105: tensor<i8>):
    %106 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %106 : tensor<i1>
  }, {
    ^bb0(%107: tensor<i8>, %108: tensor<i8>):
    %109 = stablehlo.add %107, %108 : tensor<i8>
    stablehlo.return %109 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<4x6xi8>, tensor<i8>) -> tensor<4x6xi8>
  %110 = stablehlo.constant dense<"0x020401040403040104030203030303030303030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%103, %110) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %111 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%112: tensor<i8>, %113: tensor<i8>):
    %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %114 : tensor<i1>
  }, {
    ^bb0(%115: tensor<i8>, %116: tensor<i8>):
    %117 = stablehlo.add %115, %116 : tensor<i8>
    stablehlo.return %117 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<4x6xi8>, tensor<i8>) -> tensor<4x6xi8>
  %118 = stablehlo.constant dense<"0x030301040403030304030303030203030203030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%111, %118) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %119 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%120: tensor<i8>, %121: tensor<i8>):
    %122 = "stablehlo.compare"(%120, %121) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %122 : tensor<i1>
  }, {
    ^bb0(%123: tensor<i8>, %124: tensor<i8>):
    %125 = stablehlo.add %123, %124 : tensor<i8>
    stablehlo.return %125 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<4x6xi8>, tensor<i8>) -> tensor<4x6xi8>
  %126 = stablehlo.constant dense<"0x020402040404030202030202040303030303030204030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%119, %126) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %127 = stablehlo.constant dense<-1> : tensor<1x2xi8>
  %128 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%129: tensor<i8>, %130: tensor<i8>):
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %131 : tensor<i1>
  }, {
    ^bb0(%132: tensor<i8>, %133: tensor<i8>):
    %134 = stablehlo.add %132, %133 : tensor<i8>
    stablehlo.return %134 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<1x2xi8>, tensor<i8>) -> tensor<4x6xi8>
  %135 = stablehlo.constant dense<"0x030303030303020303030203030303030303030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%128, %135) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %136 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%137: tensor<i8>, %138: tensor<i8>):
    %139 = "stablehlo.compare"(%137, %138) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %139 : tensor<i1>
  }, {
    ^bb0(%140: tensor<i8>, %141: tensor<i8>):
    %142 = stablehlo.add %140, %141 : tensor<i8>
    stablehlo.return %142 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<1x2xi8>, tensor<i8>) -> tensor<4x6xi8>
  %143 = stablehlo.constant dense<"0x030303030303030303020303030203030303030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%136, %143) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  %144 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%145: tensor<i8>, %146: tensor<i8>):
    %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %147 : tensor<i1>
  }, {
    ^bb0(%148: tensor<i8>, %149: tensor<i8>):
    %150 = stablehlo.add %148, %149 : tensor<i8>
    stablehlo.return %150 : tensor<i8>
  }) : (tensor<4x6xi8>, tensor<1x2xi8>, tensor<i8>) -> tensor<4x6xi8>
  %151 = stablehlo.constant dense<"0x030303030303030303030303020303020303030303030303"> : tensor<4x6xi8>
  stablehlo.custom_call @check.expect_eq(%144, %151) : (tensor<4x6xi8>, tensor<4x6xi8>) -> ()
  return
}
// -----
// select_and_scatter of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 1, 1, 0, 1, 0], [0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 1, 0], [0, 0, 1, 1, 0, 0]]> : tensor<4x6xi16>
  %1 = stablehlo.constant dense<[[0, 1], [1, -1]]> : tensor<2x2xi16>
  %2 = stablehlo.constant dense<3> : tensor<i16>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<i16>, %5: tensor<i16>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<i16>, %8: tensor<i16>):
    %9 = stablehlo.add %7, %8 : tensor<i16>
    stablehlo.return %9 : tensor<i16>
  }) : (tensor<4x6xi16>, tensor<2x2xi16>, tensor<i16>) -> tensor<4x6xi16>
  %10 = stablehlo.constant dense<[[3, 3, 3, 3, 4, 3], [3, 3, 3, 3, 3, 3], [4, 3, 3, 3, 2, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi16>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
  %11 = stablehlo.constant dense<[[1, 1, 1, 1, 0], [1, 0, -1, -1, -1], [-1, -1, 1, 1, 1]]> : tensor<3x5xi16>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i16>, %14: tensor<i16>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<i16>, %17: tensor<i16>):
    %18 = stablehlo.add %16, %17 : tensor<i16>
    stablehlo.return %18 : tensor<i16>
  }) : (tensor<4x6xi16>, tensor<3x5xi16>, tensor<i16>) -> tensor<4x6xi16>
  %19 = stablehlo.constant dense<[[3, 4, 5, 3, 4, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 2, 2, 3], [3, 3, 2, 5, 3, 3]]> : tensor<4x6xi16>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
  %20 = stablehlo.constant dense<[[-1, -1, -1], [1, -1, 1]]> : tensor<2x3xi16>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<i16>, %23: tensor<i16>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<i16>, %26: tensor<i16>):
    %27 = stablehlo.add %25, %26 : tensor<i16>
    stablehlo.return %27 : tensor<i16>
  }) : (tensor<4x6xi16>, tensor<2x3xi16>, tensor<i16>) -> tensor<4x6xi16>
  %28 = stablehlo.constant dense<[[3, 1, 3, 3, 2, 3], [3, 3, 3, 3, 3, 4], [4, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3]]> : tensor<4x6xi16>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
  %29 = stablehlo.constant dense<[[1, 1, 1], [1, -1, 0], [1, -1, 1], [-1, -1, -1]]> : tensor<4x3xi16>
  %30 = "stablehlo.select_and_scatter"(%0, %29, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%31: tensor<i16>, %32: tensor<i16>):
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<i16>, %35: tensor<i16>):
    %36 = stablehlo.add %34, %35 : tensor<i16>
    stablehlo.return %36 : tensor<i16>
  }) : (tensor<4x6xi16>, tensor<4x3xi16>, tensor<i16>) -> tensor<4x6xi16>
  %37 = stablehlo.constant dense<[[3, 4, 4, 3, 4, 3], [3, 4, 3, 2, 3, 3], [4, 3, 3, 2, 4, 3], [3, 2, 3, 1, 3, 3]]> : tensor<4x6xi16>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
  %38 = stablehlo.constant dense<[[-1, 1, 1, 1, 1, 1], [1, 0, 1, 0, -1, 1], [-1, 1, -1, -1, -1, 0], [1, 1, 1, 0, 0, 1]]> : tensor<4x6xi16>
  %39 = "stablehlo.select_and_scatter"(%0, %38, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%40: tensor<i16>, %41: tensor<i16>):
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  }, {
    ^bb0(%43: tensor<i16>, %44: tensor<i16>):
    %45 = stablehlo.add %43, %44 : tensor<i16>
    stablehlo.return %45 : tensor<i16>
  }) : (tensor<4x6xi16>, tensor<4x6xi16>, tensor<i16>) -> tensor<4x6xi16>
  %46 = stablehlo.constant dense<[[3, 5, 4, 3, 2, 4], [3, 4, 3, 3, 3, 5], [3, 3, 3, 3, 3, 3], [3, 3, 4, 3, 3, 3]]> : tensor<4x6xi16>
  stablehlo.custom_call @check.expect_eq(%39, %46) : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
  %47 = stablehlo.constant dense<[[-1, 0]]> : tensor<1x2xi16>
  %48 = "stablehlo.select_and_scatter"(%0, %47, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<i16>, %50: tensor<i16>):
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %51 : tensor<i1>
  }, {
    ^bb0(%52: tensor<i16>, %53: tensor<i16>):
    %54 = stablehlo.add %52, %53 : tensor<i16>
    stablehlo.return %54 : tensor<i16>
  }) : (tensor<4x6xi16>, tensor<1x2xi16>, tensor<i16>) -> tensor<4x6xi16>
  %55 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [2, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi16>
  stablehlo.custom_call @check.expect_eq(%48, %55) : (tensor<4x6xi16>, tensor<4x6xi16>) -> ()
  return
}
// -----
// select_and_scatter of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 0, 0, 0, 0, 0], [0, 1, 0, 1, 1, 1], [1, 0, 1, 1, 0, 1], [0, 0, 0, 0, 1, 0]]> : tensor<4x6xi32>
  %1 = stablehlo.constant dense<[[-1, -1], [-1, 0]]> : tensor<2x2xi32>
  %2 = stablehlo.constant dense<3> : tensor<i32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<i32>, %8: tensor<i32>):
    %9 = stablehlo.add %7, %8 : tensor<i32>
    stablehlo.return %9 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x6xi32>
  %10 = stablehlo.constant dense<[[2, 3, 3, 3, 3, 3], [3, 3, 3, 2, 3, 3], [2, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<i32>, %13: tensor<i32>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<i32>, %16: tensor<i32>):
    %17 = stablehlo.add %15, %16 : tensor<i32>
    stablehlo.return %17 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x6xi32>
  %18 = stablehlo.constant dense<[[3, 2, 3, 2, 3, 3], [3, 3, 3, 3, 3, 3], [3, 2, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %19 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%20: tensor<i32>, %21: tensor<i32>):
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }, {
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.add %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x6xi32>
  %26 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 2, 3, 3, 3, 2], [3, 3, 2, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%19, %26) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %27 = stablehlo.constant dense<[[-1, -1, -1, -1, 1], [-1, 0, 1, -1, 0], [0, 0, -1, 1, 0]]> : tensor<3x5xi32>
  %28 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<i32>, %30: tensor<i32>):
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  }, {
    ^bb0(%32: tensor<i32>, %33: tensor<i32>):
    %34 = stablehlo.add %32, %33 : tensor<i32>
    stablehlo.return %34 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<3x5xi32>, tensor<i32>) -> tensor<4x6xi32>
  %35 = stablehlo.constant dense<[[2, 3, 3, 3, 3, 3], [3, 1, 3, 1, 4, 3], [3, 3, 2, 4, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%28, %35) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %36 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%37: tensor<i32>, %38: tensor<i32>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }, {
    ^bb0(%40: tensor<i32>, %41: tensor<i32>):
    %42 = stablehlo.add %40, %41 : tensor<i32>
    stablehlo.return %42 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<3x5xi32>, tensor<i32>) -> tensor<4x6xi32>
  %43 = stablehlo.constant dense<[[3, 1, 2, 2, 4, 3], [2, 3, 4, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 2, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%36, %43) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %44 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%45: tensor<i32>, %46: tensor<i32>):
    %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %47 : tensor<i1>
  }, {
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    %50 = stablehlo.add %48, %49 : tensor<i32>
    stablehlo.return %50 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<3x5xi32>, tensor<i32>) -> tensor<4x6xi32>
  %51 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 1, 3, 2, 2, 4], [2, 3, 3, 2, 3, 3], [3, 3, 3, 3, 4, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%44, %51) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %52 = stablehlo.constant dense<[[0, -1, 1], [-1, 1, -1]]> : tensor<2x3xi32>
  %53 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<i32>, %55: tensor<i32>):
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %56 : tensor<i1>
  }, {
    ^bb0(%57: tensor<i32>, %58: tensor<i32>):
    %59 = stablehlo.add %57, %58 : tensor<i32>
    stablehlo.return %59 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>) -> tensor<4x6xi32>
  %60 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 2, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%53, %60) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %61 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%62: tensor<i32>, %63: tensor<i32>):
    %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %64 : tensor<i1>
  }, {
    ^bb0(%65: tensor<i32>, %66: tensor<i32>):
    %67 = stablehlo.add %65, %66 : tensor<i32>
    stablehlo.return %67 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>) -> tensor<4x6xi32>
  %68 = stablehlo.constant dense<[[3, 2, 3, 4, 3, 3], [2, 3, 4, 3, 3, 3], [3, 3, 3, 3, 2, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%61, %68) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %69 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%70: tensor<i32>, %71: tensor<i32>):
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %72 : tensor<i1>
  }, {
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.add %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x3xi32>, tensor<i32>) -> tensor<4x6xi32>
  %76 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 3, 2, 3, 4], [2, 3, 3, 4, 3, 3], [3, 3, 3, 3, 2, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%69, %76) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %77 = stablehlo.constant dense<[[-1, 1, 0], [0, -1, -1], [0, 1, 0], [1, 0, 1]]> : tensor<4x3xi32>
  %78 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%79: tensor<i32>, %80: tensor<i32>):
    %81 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %81 : tensor<i1>
  }, {
    ^bb0(%82: tensor<i32>, %83: tensor<i32>):
    %84 = stablehlo.add %82, %83 : tensor<i32>
    stablehlo.return %84 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x3xi32>, tensor<i32>) -> tensor<4x6xi32>
  %85 = stablehlo.constant dense<[[2, 4, 3, 3, 3, 3], [3, 2, 3, 2, 3, 3], [3, 3, 4, 3, 3, 3], [4, 3, 3, 3, 4, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%78, %85) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %86 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%87: tensor<i32>, %88: tensor<i32>):
    %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<i32>, %91: tensor<i32>):
    %92 = stablehlo.add %90, %91 : tensor<i32>
    stablehlo.return %92 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x3xi32>, tensor<i32>) -> tensor<4x6xi32>
  %93 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 2, 2, 3, 3], [3, 4, 3, 3, 3, 3], [4, 3, 3, 4, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%86, %93) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %94 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%95: tensor<i32>, %96: tensor<i32>):
    %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  }, {
    ^bb0(%98: tensor<i32>, %99: tensor<i32>):
    %100 = stablehlo.add %98, %99 : tensor<i32>
    stablehlo.return %100 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x3xi32>, tensor<i32>) -> tensor<4x6xi32>
  %101 = stablehlo.constant dense<[[2, 3, 3, 4, 3, 3], [3, 3, 3, 2, 3, 2], [3, 3, 3, 4, 3, 3], [3, 4, 3, 3, 4, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%94, %101) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %102 = stablehlo.constant dense<[[-1, 0, 1, 0, -1, -1], [1, 1, -1, 1, 1, -1], [1, 1, -1, -1, 0, -1], [-1, -1, 0, 0, 0, 0]]> : tensor<4x6xi32>
  %103 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%104: tensor<i32>, %105: tensor<i32>):
    %106 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %106 : tensor<i1>
  }, {
    ^bb0(%107: tensor<i32>, %108: tensor<i32>):
    %109 = stablehlo.add %107, %108 : tensor<i32>
    stablehlo.return %109 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %110 = stablehlo.constant dense<[[4, 3, 3, 3, 2, 2], [3, 4, 3, 3, 4, 1], [2, 3, 2, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%103, %110) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %111 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%112: tensor<i32>, %113: tensor<i32>):
    %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %114 : tensor<i1>
  }, {
    ^bb0(%115: tensor<i32>, %116: tensor<i32>):
    %117 = stablehlo.add %115, %116 : tensor<i32>
    stablehlo.return %117 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %118 = stablehlo.constant dense<[[2, 5, 2, 3, 3, 0], [4, 3, 3, 3, 3, 3], [3, 2, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%111, %118) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %119 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%120: tensor<i32>, %121: tensor<i32>):
    %122 = "stablehlo.compare"(%120, %121) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %122 : tensor<i1>
  }, {
    ^bb0(%123: tensor<i32>, %124: tensor<i32>):
    %125 = stablehlo.add %123, %124 : tensor<i32>
    stablehlo.return %125 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %126 = stablehlo.constant dense<[[3, 3, 4, 3, 2, 2], [3, 4, 2, 4, 4, 2], [3, 3, 2, 2, 3, 2], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%119, %126) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %127 = stablehlo.constant dense<[[1, -1]]> : tensor<1x2xi32>
  %128 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%129: tensor<i32>, %130: tensor<i32>):
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %131 : tensor<i1>
  }, {
    ^bb0(%132: tensor<i32>, %133: tensor<i32>):
    %134 = stablehlo.add %132, %133 : tensor<i32>
    stablehlo.return %134 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<1x2xi32>, tensor<i32>) -> tensor<4x6xi32>
  %135 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 4, 3, 2, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%128, %135) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %136 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%137: tensor<i32>, %138: tensor<i32>):
    %139 = "stablehlo.compare"(%137, %138) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %139 : tensor<i1>
  }, {
    ^bb0(%140: tensor<i32>, %141: tensor<i32>):
    %142 = stablehlo.add %140, %141 : tensor<i32>
    stablehlo.return %142 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<1x2xi32>, tensor<i32>) -> tensor<4x6xi32>
  %143 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [4, 3, 3, 3, 3, 3], [3, 3, 3, 3, 2, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%136, %143) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %144 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%145: tensor<i32>, %146: tensor<i32>):
    %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %147 : tensor<i1>
  }, {
    ^bb0(%148: tensor<i32>, %149: tensor<i32>):
    %150 = stablehlo.add %148, %149 : tensor<i32>
    stablehlo.return %150 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<1x2xi32>, tensor<i32>) -> tensor<4x6xi32>
  %151 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [4, 3, 3, 2, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%144, %151) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  return
}
// -----
// select_and_scatter of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 1, 1, 0, 1, 1], [1, 0, 1, 1, 0, 1], [1, 0, 1, 1, 1, 1], [0, 0, 1, 0, 1, 1]]> : tensor<4x6xi64>
  %1 = stablehlo.constant dense<[[0, -1], [1, 1]]> : tensor<2x2xi64>
  %2 = stablehlo.constant dense<3> : tensor<i64>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<i64>, %5: tensor<i64>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<i64>, %8: tensor<i64>):
    %9 = stablehlo.add %7, %8 : tensor<i64>
    stablehlo.return %9 : tensor<i64>
  }) : (tensor<4x6xi64>, tensor<2x2xi64>, tensor<i64>) -> tensor<4x6xi64>
  %10 = stablehlo.constant dense<[[3, 3, 3, 3, 2, 3], [3, 3, 3, 3, 3, 3], [4, 3, 3, 4, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi64>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
  %11 = stablehlo.constant dense<[[-1, -1, 0, 1, -1], [-1, -1, 1, -1, 0], [0, 0, 0, -1, 0]]> : tensor<3x5xi64>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i64>, %14: tensor<i64>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<i64>, %17: tensor<i64>):
    %18 = stablehlo.add %16, %17 : tensor<i64>
    stablehlo.return %18 : tensor<i64>
  }) : (tensor<4x6xi64>, tensor<3x5xi64>, tensor<i64>) -> tensor<4x6xi64>
  %19 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [2, 3, 2, 4, 3, 2], [2, 3, 2, 4, 2, 3], [3, 3, 3, 3, 2, 3]]> : tensor<4x6xi64>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
  %20 = stablehlo.constant dense<[[1, 0, 0], [0, -1, -1]]> : tensor<2x3xi64>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<i64>, %23: tensor<i64>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<i64>, %26: tensor<i64>):
    %27 = stablehlo.add %25, %26 : tensor<i64>
    stablehlo.return %27 : tensor<i64>
  }) : (tensor<4x6xi64>, tensor<2x3xi64>, tensor<i64>) -> tensor<4x6xi64>
  %28 = stablehlo.constant dense<[[3, 4, 3, 3, 3, 3], [3, 3, 2, 2, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi64>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
  %29 = stablehlo.constant dense<[[0, 1, -1], [-1, 0, -1], [0, 0, 1], [-1, 0, 0]]> : tensor<4x3xi64>
  %30 = "stablehlo.select_and_scatter"(%0, %29, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%31: tensor<i64>, %32: tensor<i64>):
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<i64>, %35: tensor<i64>):
    %36 = stablehlo.add %34, %35 : tensor<i64>
    stablehlo.return %36 : tensor<i64>
  }) : (tensor<4x6xi64>, tensor<4x3xi64>, tensor<i64>) -> tensor<4x6xi64>
  %37 = stablehlo.constant dense<[[3, 3, 4, 3, 3, 2], [2, 3, 3, 3, 3, 2], [3, 3, 3, 3, 3, 4], [3, 2, 3, 3, 3, 3]]> : tensor<4x6xi64>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
  %38 = stablehlo.constant dense<[[-1, 0, -1, 1, 0, 1], [1, 1, 0, 0, -1, -1], [1, 1, 1, -1, 0, -1], [0, -1, 1, -1, -1, 0]]> : tensor<4x6xi64>
  %39 = "stablehlo.select_and_scatter"(%0, %38, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%40: tensor<i64>, %41: tensor<i64>):
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  }, {
    ^bb0(%43: tensor<i64>, %44: tensor<i64>):
    %45 = stablehlo.add %43, %44 : tensor<i64>
    stablehlo.return %45 : tensor<i64>
  }) : (tensor<4x6xi64>, tensor<4x6xi64>, tensor<i64>) -> tensor<4x6xi64>
  %46 = stablehlo.constant dense<[[2, 5, 3, 4, 2, 2], [5, 2, 4, 1, 3, 3], [3, 3, 3, 3, 2, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi64>
  stablehlo.custom_call @check.expect_eq(%39, %46) : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
  %47 = stablehlo.constant dense<1> : tensor<1x2xi64>
  %48 = "stablehlo.select_and_scatter"(%0, %47, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<i64>, %50: tensor<i64>):
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %51 : tensor<i1>
  }, {
    ^bb0(%52: tensor<i64>, %53: tensor<i64>):
    %54 = stablehlo.add %52, %53 : tensor<i64>
    stablehlo.return %54 : tensor<i64>
  }) : (tensor<4x6xi64>, tensor<1x2xi64>, tensor<i64>) -> tensor<4x6xi64>
  %55 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [4, 3, 3, 3, 4, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xi64>
  stablehlo.custom_call @check.expect_eq(%48, %55) : (tensor<4x6xi64>, tensor<4x6xi64>) -> ()
  return
}
// -----
// select_and_scatter of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 2, 1, 2, 0, 0], [1, 0, 1, 2, 1, 2], [1, 2, 1, 2, 1, 2], [2, 0, 2, 1, 1, 1]]> : tensor<4x6xui2>
  %1 = stablehlo.constant dense<[[1, 0, 1, 0, 1], [0, 0, 0, 0, 0], [0, 1, 0, 1, 0]]> : tensor<3x5xui2>
  %2 = stablehlo.constant dense<3> : tensor<ui2>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<ui2>, %5: tensor<ui2>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<ui2>, %8: tensor<ui2>):
    %9 = stablehlo.add %7, %8 : tensor<ui2>
    stablehlo.return %9 : tensor<ui2>
  }) : (tensor<4x6xui2>, tensor<3x5xui2>, tensor<ui2>) -> tensor<4x6xui2>
  %10 = stablehlo.constant dense<[[3, 0, 3, 3, 3, 3], [3, 3, 3, 0, 3, 0], [3, 3, 3, 0, 3, 3], [3, 3, 0, 3, 3, 3]]> : tensor<4x6xui2>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xui2>, tensor<4x6xui2>) -> ()
  %11 = stablehlo.constant dense<[[0, 1, 1], [0, 0, 0]]> : tensor<2x3xui2>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui2>, %14: tensor<ui2>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<ui2>, %17: tensor<ui2>):
    %18 = stablehlo.add %16, %17 : tensor<ui2>
    stablehlo.return %18 : tensor<ui2>
  }) : (tensor<4x6xui2>, tensor<2x3xui2>, tensor<ui2>) -> tensor<4x6xui2>
  %19 = stablehlo.constant dense<[[3, 0, 3, 0, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui2>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xui2>, tensor<4x6xui2>) -> ()
  %20 = stablehlo.constant dense<0> : tensor<1x2xui2>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<ui2>, %23: tensor<ui2>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<ui2>, %26: tensor<ui2>):
    %27 = stablehlo.add %25, %26 : tensor<ui2>
    stablehlo.return %27 : tensor<ui2>
  }) : (tensor<4x6xui2>, tensor<1x2xui2>, tensor<ui2>) -> tensor<4x6xui2>
  %28 = stablehlo.constant dense<3> : tensor<4x6xui2>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xui2>, tensor<4x6xui2>) -> ()
  return
}
// -----
// select_and_scatter of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 1, 0, 1, 1, 1], [0, 0, 0, 0, 0, 0]]> : tensor<4x6xui4>
  %1 = stablehlo.constant dense<[[1, 0, 1, 0, 0], [0, 0, 1, 1, 0], [1, 1, 1, 0, 0]]> : tensor<3x5xui4>
  %2 = stablehlo.constant dense<3> : tensor<ui4>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<ui4>, %5: tensor<ui4>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<ui4>, %8: tensor<ui4>):
    %9 = stablehlo.add %7, %8 : tensor<ui4>
    stablehlo.return %9 : tensor<ui4>
  }) : (tensor<4x6xui4>, tensor<3x5xui4>, tensor<ui4>) -> tensor<4x6xui4>
  %10 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 4, 4, 3, 3, 3], [3, 5, 3, 5, 4, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui4>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xui4>, tensor<4x6xui4>) -> ()
  %11 = stablehlo.constant dense<[[1, 0, 1], [1, 1, 1]]> : tensor<2x3xui4>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui4>, %14: tensor<ui4>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<ui4>, %17: tensor<ui4>):
    %18 = stablehlo.add %16, %17 : tensor<ui4>
    stablehlo.return %18 : tensor<ui4>
  }) : (tensor<4x6xui4>, tensor<2x3xui4>, tensor<ui4>) -> tensor<4x6xui4>
  %19 = stablehlo.constant dense<[[4, 3, 3, 4, 3, 3], [3, 3, 4, 3, 3, 3], [3, 4, 3, 4, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui4>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xui4>, tensor<4x6xui4>) -> ()
  %20 = stablehlo.constant dense<0> : tensor<1x2xui4>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<ui4>, %23: tensor<ui4>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<ui4>, %26: tensor<ui4>):
    %27 = stablehlo.add %25, %26 : tensor<ui4>
    stablehlo.return %27 : tensor<ui4>
  }) : (tensor<4x6xui4>, tensor<1x2xui4>, tensor<ui4>) -> tensor<4x6xui4>
  %28 = stablehlo.constant dense<3> : tensor<4x6xui4>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xui4>, tensor<4x6xui4>) -> ()
  return
}
// -----
// select_and_scatter of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000100010000000001010100000000010001000100010101"> : tensor<4x6xui8>
  %1 = stablehlo.constant dense<[[0, 0], [1, 1]]> : tensor<2x2xui8>
  %2 = stablehlo.constant dense<3> : tensor<ui8>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<ui8>, %5: tensor<ui8>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<ui8>, %8: tensor<ui8>):
    %9 = stablehlo.add %7, %8 : tensor<ui8>
    stablehlo.return %9 : tensor<ui8>
  }) : (tensor<4x6xui8>, tensor<2x2xui8>, tensor<ui8>) -> tensor<4x6xui8>
  %10 = stablehlo.constant dense<"0x030303030303030303030303030303040303030403030303"> : tensor<4x6xui8>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
  %11 = stablehlo.constant dense<"0x000001000100000000010100000101"> : tensor<3x5xui8>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui8>, %14: tensor<ui8>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<ui8>, %17: tensor<ui8>):
    %18 = stablehlo.add %16, %17 : tensor<ui8>
    stablehlo.return %18 : tensor<ui8>
  }) : (tensor<4x6xui8>, tensor<3x5xui8>, tensor<ui8>) -> tensor<4x6xui8>
  %19 = stablehlo.constant dense<"0x030303030303030303040403030303030304030403030404"> : tensor<4x6xui8>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
  %20 = stablehlo.constant dense<[[1, 1, 0], [0, 0, 1]]> : tensor<2x3xui8>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<ui8>, %23: tensor<ui8>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<ui8>, %26: tensor<ui8>):
    %27 = stablehlo.add %25, %26 : tensor<ui8>
    stablehlo.return %27 : tensor<ui8>
  }) : (tensor<4x6xui8>, tensor<2x3xui8>, tensor<ui8>) -> tensor<4x6xui8>
  %28 = stablehlo.constant dense<"0x030503030303030303040303030303030303030303030303"> : tensor<4x6xui8>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
  %29 = stablehlo.constant dense<"0x000101000000000100000000"> : tensor<4x3xui8>
  %30 = "stablehlo.select_and_scatter"(%0, %29, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%31: tensor<ui8>, %32: tensor<ui8>):
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<ui8>, %35: tensor<ui8>):
    %36 = stablehlo.add %34, %35 : tensor<ui8>
    stablehlo.return %36 : tensor<ui8>
  }) : (tensor<4x6xui8>, tensor<4x3xui8>, tensor<ui8>) -> tensor<4x6xui8>
  %37 = stablehlo.constant dense<"0x030303050303030303030303030303040303030303030303"> : tensor<4x6xui8>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
  %38 = stablehlo.constant dense<"0x010101010001010000010001010101000100000001000100"> : tensor<4x6xui8>
  %39 = "stablehlo.select_and_scatter"(%0, %38, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%40: tensor<ui8>, %41: tensor<ui8>):
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  }, {
    ^bb0(%43: tensor<ui8>, %44: tensor<ui8>):
    %45 = stablehlo.add %43, %44 : tensor<ui8>
    stablehlo.return %45 : tensor<ui8>
  }) : (tensor<4x6xui8>, tensor<4x6xui8>, tensor<ui8>) -> tensor<4x6xui8>
  %46 = stablehlo.constant dense<"0x060504050305030305030503030303030303030303030303"> : tensor<4x6xui8>
  stablehlo.custom_call @check.expect_eq(%39, %46) : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
  %47 = stablehlo.constant dense<0> : tensor<1x2xui8>
  %48 = "stablehlo.select_and_scatter"(%0, %47, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<ui8>, %50: tensor<ui8>):
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %51 : tensor<i1>
  }, {
    ^bb0(%52: tensor<ui8>, %53: tensor<ui8>):
    %54 = stablehlo.add %52, %53 : tensor<ui8>
    stablehlo.return %54 : tensor<ui8>
  }) : (tensor<4x6xui8>, tensor<1x2xui8>, tensor<ui8>) -> tensor<4x6xui8>
  %55 = stablehlo.constant dense<3> : tensor<4x6xui8>
  stablehlo.custom_call @check.expect_eq(%48, %55) : (tensor<4x6xui8>, tensor<4x6xui8>) -> ()
  return
}
// -----
// select_and_scatter of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0, 1], [0, 0, 1, 0, 1, 1], [0, 0, 0, 0, 1, 0]]> : tensor<4x6xui16>
  %1 = stablehlo.constant dense<[[0, 1, 1, 0, 0], [1, 0, 0, 1, 1], [1, 0, 1, 1, 1]]> : tensor<3x5xui16>
  %2 = stablehlo.constant dense<3> : tensor<ui16>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<ui16>, %5: tensor<ui16>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<ui16>, %8: tensor<ui16>):
    %9 = stablehlo.add %7, %8 : tensor<ui16>
    stablehlo.return %9 : tensor<ui16>
  }) : (tensor<4x6xui16>, tensor<3x5xui16>, tensor<ui16>) -> tensor<4x6xui16>
  %10 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 5, 3, 3, 3], [3, 4, 4, 3, 4, 4], [3, 4, 3, 3, 5, 3]]> : tensor<4x6xui16>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
  %11 = stablehlo.constant dense<[[1, 1, 0], [0, 0, 0]]> : tensor<2x3xui16>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui16>, %14: tensor<ui16>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<ui16>, %17: tensor<ui16>):
    %18 = stablehlo.add %16, %17 : tensor<ui16>
    stablehlo.return %18 : tensor<ui16>
  }) : (tensor<4x6xui16>, tensor<2x3xui16>, tensor<ui16>) -> tensor<4x6xui16>
  %19 = stablehlo.constant dense<[[4, 3, 4, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui16>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
  %20 = stablehlo.constant dense<1> : tensor<1x2xui16>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<ui16>, %23: tensor<ui16>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<ui16>, %26: tensor<ui16>):
    %27 = stablehlo.add %25, %26 : tensor<ui16>
    stablehlo.return %27 : tensor<ui16>
  }) : (tensor<4x6xui16>, tensor<1x2xui16>, tensor<ui16>) -> tensor<4x6xui16>
  %28 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 4, 3, 3, 4, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui16>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xui16>, tensor<4x6xui16>) -> ()
  return
}
// -----
// select_and_scatter of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 0, 1, 0, 1], [0, 1, 0, 1, 0, 0], [1, 0, 1, 1, 0, 0], [1, 0, 1, 1, 0, 1]]> : tensor<4x6xui32>
  %1 = stablehlo.constant dense<1> : tensor<2x2xui32>
  %2 = stablehlo.constant dense<3> : tensor<ui32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<ui32>, %5: tensor<ui32>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<ui32>, %8: tensor<ui32>):
    %9 = stablehlo.add %7, %8 : tensor<ui32>
    stablehlo.return %9 : tensor<ui32>
  }) : (tensor<4x6xui32>, tensor<2x2xui32>, tensor<ui32>) -> tensor<4x6xui32>
  %10 = stablehlo.constant dense<[[3, 3, 3, 4, 3, 3], [3, 4, 3, 3, 3, 3], [4, 3, 3, 4, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  %11 = stablehlo.constant dense<[[1, 1, 0, 1, 0], [1, 0, 1, 1, 0], [1, 1, 0, 1, 0]]> : tensor<3x5xui32>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui32>, %14: tensor<ui32>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<ui32>, %17: tensor<ui32>):
    %18 = stablehlo.add %16, %17 : tensor<ui32>
    stablehlo.return %18 : tensor<ui32>
  }) : (tensor<4x6xui32>, tensor<3x5xui32>, tensor<ui32>) -> tensor<4x6xui32>
  %19 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 5, 3, 4, 3, 3], [4, 3, 3, 5, 3, 3], [4, 3, 4, 4, 3, 3]]> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  %20 = stablehlo.constant dense<[[0, 0, 0], [1, 0, 0]]> : tensor<2x3xui32>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<ui32>, %23: tensor<ui32>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<ui32>, %26: tensor<ui32>):
    %27 = stablehlo.add %25, %26 : tensor<ui32>
    stablehlo.return %27 : tensor<ui32>
  }) : (tensor<4x6xui32>, tensor<2x3xui32>, tensor<ui32>) -> tensor<4x6xui32>
  %28 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 4, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  %29 = stablehlo.constant dense<[[0, 1, 0], [0, 0, 1], [0, 0, 0], [0, 1, 0]]> : tensor<4x3xui32>
  %30 = "stablehlo.select_and_scatter"(%0, %29, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%31: tensor<ui32>, %32: tensor<ui32>):
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<ui32>, %35: tensor<ui32>):
    %36 = stablehlo.add %34, %35 : tensor<ui32>
    stablehlo.return %36 : tensor<ui32>
  }) : (tensor<4x6xui32>, tensor<4x3xui32>, tensor<ui32>) -> tensor<4x6xui32>
  %37 = stablehlo.constant dense<[[3, 3, 3, 4, 3, 3], [3, 3, 3, 4, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 4, 3, 3]]> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  %38 = stablehlo.constant dense<[[0, 1, 1, 0, 0, 1], [1, 1, 0, 1, 0, 0], [0, 1, 0, 0, 0, 1], [1, 0, 1, 0, 0, 1]]> : tensor<4x6xui32>
  %39 = "stablehlo.select_and_scatter"(%0, %38, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%40: tensor<ui32>, %41: tensor<ui32>):
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  }, {
    ^bb0(%43: tensor<ui32>, %44: tensor<ui32>):
    %45 = stablehlo.add %43, %44 : tensor<ui32>
    stablehlo.return %45 : tensor<ui32>
  }) : (tensor<4x6xui32>, tensor<4x6xui32>, tensor<ui32>) -> tensor<4x6xui32>
  %46 = stablehlo.constant dense<[[4, 4, 4, 4, 3, 5], [3, 5, 3, 3, 3, 3], [4, 3, 4, 3, 3, 3], [3, 3, 3, 3, 3, 4]]> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%39, %46) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  %47 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xui32>
  %48 = "stablehlo.select_and_scatter"(%0, %47, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<ui32>, %50: tensor<ui32>):
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %51 : tensor<i1>
  }, {
    ^bb0(%52: tensor<ui32>, %53: tensor<ui32>):
    %54 = stablehlo.add %52, %53 : tensor<ui32>
    stablehlo.return %54 : tensor<ui32>
  }) : (tensor<4x6xui32>, tensor<1x2xui32>, tensor<ui32>) -> tensor<4x6xui32>
  %55 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 4, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%48, %55) : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  return
}
// -----
// select_and_scatter of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, 0, 0, 0, 1], [1, 0, 0, 0, 0, 1], [1, 1, 0, 0, 1, 0], [1, 0, 1, 0, 0, 0]]> : tensor<4x6xui64>
  %1 = stablehlo.constant dense<[[1, 0], [1, 1]]> : tensor<2x2xui64>
  %2 = stablehlo.constant dense<3> : tensor<ui64>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<ui64>, %5: tensor<ui64>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<ui64>, %8: tensor<ui64>):
    %9 = stablehlo.add %7, %8 : tensor<ui64>
    stablehlo.return %9 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<2x2xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %10 = stablehlo.constant dense<[[4, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [4, 3, 3, 3, 4, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<ui64>, %13: tensor<ui64>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<ui64>, %16: tensor<ui64>):
    %17 = stablehlo.add %15, %16 : tensor<ui64>
    stablehlo.return %17 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<2x2xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %18 = stablehlo.constant dense<[[3, 3, 4, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 4, 4, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %19 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%20: tensor<ui64>, %21: tensor<ui64>):
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }, {
    ^bb0(%23: tensor<ui64>, %24: tensor<ui64>):
    %25 = stablehlo.add %23, %24 : tensor<ui64>
    stablehlo.return %25 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<2x2xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %26 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [4, 3, 3, 3, 3, 3], [3, 3, 3, 3, 4, 3], [3, 3, 4, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%19, %26) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %27 = stablehlo.constant dense<[[1, 0, 0, 0, 1], [0, 0, 1, 1, 1], [0, 1, 1, 0, 1]]> : tensor<3x5xui64>
  %28 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<ui64>, %30: tensor<ui64>):
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  }, {
    ^bb0(%32: tensor<ui64>, %33: tensor<ui64>):
    %34 = stablehlo.add %32, %33 : tensor<ui64>
    stablehlo.return %34 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<3x5xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %35 = stablehlo.constant dense<[[4, 3, 3, 3, 3, 4], [3, 3, 4, 3, 3, 4], [3, 4, 3, 3, 5, 3], [3, 3, 4, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%28, %35) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %36 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%37: tensor<ui64>, %38: tensor<ui64>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }, {
    ^bb0(%40: tensor<ui64>, %41: tensor<ui64>):
    %42 = stablehlo.add %40, %41 : tensor<ui64>
    stablehlo.return %42 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<3x5xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %43 = stablehlo.constant dense<[[3, 3, 3, 3, 4, 3], [3, 4, 4, 4, 4, 3], [3, 3, 5, 3, 3, 4], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%36, %43) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %44 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%45: tensor<ui64>, %46: tensor<ui64>):
    %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %47 : tensor<i1>
  }, {
    ^bb0(%48: tensor<ui64>, %49: tensor<ui64>):
    %50 = stablehlo.add %48, %49 : tensor<ui64>
    stablehlo.return %50 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<3x5xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %51 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [4, 3, 3, 3, 3, 4], [3, 3, 3, 4, 6, 3], [3, 3, 5, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%44, %51) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %52 = stablehlo.constant dense<[[0, 0, 1], [1, 0, 0]]> : tensor<2x3xui64>
  %53 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<ui64>, %55: tensor<ui64>):
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %56 : tensor<i1>
  }, {
    ^bb0(%57: tensor<ui64>, %58: tensor<ui64>):
    %59 = stablehlo.add %57, %58 : tensor<ui64>
    stablehlo.return %59 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<2x3xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %60 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 4], [4, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%53, %60) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %61 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%62: tensor<ui64>, %63: tensor<ui64>):
    %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %64 : tensor<i1>
  }, {
    ^bb0(%65: tensor<ui64>, %66: tensor<ui64>):
    %67 = stablehlo.add %65, %66 : tensor<ui64>
    stablehlo.return %67 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<2x3xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %68 = stablehlo.constant dense<[[3, 3, 3, 4, 3, 3], [3, 4, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%61, %68) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %69 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%70: tensor<ui64>, %71: tensor<ui64>):
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %72 : tensor<i1>
  }, {
    ^bb0(%73: tensor<ui64>, %74: tensor<ui64>):
    %75 = stablehlo.add %73, %74 : tensor<ui64>
    stablehlo.return %75 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<2x3xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %76 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 4], [3, 3, 3, 3, 3, 3], [4, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%69, %76) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %77 = stablehlo.constant dense<[[0, 1, 0], [0, 0, 1], [0, 0, 1], [0, 1, 1]]> : tensor<4x3xui64>
  %78 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%79: tensor<ui64>, %80: tensor<ui64>):
    %81 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %81 : tensor<i1>
  }, {
    ^bb0(%82: tensor<ui64>, %83: tensor<ui64>):
    %84 = stablehlo.add %82, %83 : tensor<ui64>
    stablehlo.return %84 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<4x3xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %85 = stablehlo.constant dense<[[3, 4, 3, 3, 3, 3], [3, 3, 3, 3, 3, 4], [3, 3, 3, 3, 4, 3], [3, 3, 4, 4, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%78, %85) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %86 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%87: tensor<ui64>, %88: tensor<ui64>):
    %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<ui64>, %91: tensor<ui64>):
    %92 = stablehlo.add %90, %91 : tensor<ui64>
    stablehlo.return %92 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<4x3xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %93 = stablehlo.constant dense<[[3, 3, 4, 3, 3, 3], [3, 3, 3, 4, 3, 3], [3, 3, 3, 4, 3, 3], [3, 4, 3, 4, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%86, %93) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %94 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%95: tensor<ui64>, %96: tensor<ui64>):
    %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  }, {
    ^bb0(%98: tensor<ui64>, %99: tensor<ui64>):
    %100 = stablehlo.add %98, %99 : tensor<ui64>
    stablehlo.return %100 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<4x3xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %101 = stablehlo.constant dense<[[3, 4, 3, 3, 3, 3], [3, 3, 3, 3, 3, 4], [3, 3, 3, 3, 4, 3], [3, 3, 4, 3, 3, 4]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%94, %101) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %102 = stablehlo.constant dense<[[0, 0, 1, 1, 0, 1], [0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1]]> : tensor<4x6xui64>
  %103 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%104: tensor<ui64>, %105: tensor<ui64>):
    %106 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %106 : tensor<i1>
  }, {
    ^bb0(%107: tensor<ui64>, %108: tensor<ui64>):
    %109 = stablehlo.add %107, %108 : tensor<ui64>
    stablehlo.return %109 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<4x6xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %110 = stablehlo.constant dense<[[3, 3, 6, 4, 3, 4], [3, 3, 3, 4, 3, 4], [3, 3, 3, 3, 4, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%103, %110) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %111 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%112: tensor<ui64>, %113: tensor<ui64>):
    %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %114 : tensor<i1>
  }, {
    ^bb0(%115: tensor<ui64>, %116: tensor<ui64>):
    %117 = stablehlo.add %115, %116 : tensor<ui64>
    stablehlo.return %117 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<4x6xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %118 = stablehlo.constant dense<[[3, 3, 6, 4, 3, 4], [3, 3, 3, 4, 4, 3], [3, 3, 3, 3, 3, 4], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%111, %118) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %119 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%120: tensor<ui64>, %121: tensor<ui64>):
    %122 = "stablehlo.compare"(%120, %121) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %122 : tensor<i1>
  }, {
    ^bb0(%123: tensor<ui64>, %124: tensor<ui64>):
    %125 = stablehlo.add %123, %124 : tensor<ui64>
    stablehlo.return %125 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<4x6xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %126 = stablehlo.constant dense<[[3, 3, 4, 4, 3, 4], [3, 3, 4, 3, 3, 4], [3, 3, 4, 3, 4, 3], [3, 3, 3, 4, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%119, %126) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %127 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xui64>
  %128 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%129: tensor<ui64>, %130: tensor<ui64>):
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %131 : tensor<i1>
  }, {
    ^bb0(%132: tensor<ui64>, %133: tensor<ui64>):
    %134 = stablehlo.add %132, %133 : tensor<ui64>
    stablehlo.return %134 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<1x2xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %135 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 4, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%128, %135) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %136 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%137: tensor<ui64>, %138: tensor<ui64>):
    %139 = "stablehlo.compare"(%137, %138) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %139 : tensor<i1>
  }, {
    ^bb0(%140: tensor<ui64>, %141: tensor<ui64>):
    %142 = stablehlo.add %140, %141 : tensor<ui64>
    stablehlo.return %142 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<1x2xui64>, tensor<ui64>) -> tensor<4x6xui64>
  %143 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3], [3, 3, 3, 4, 3, 3], [3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3]]> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%136, %143) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  %144 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%145: tensor<ui64>, %146: tensor<ui64>):
    %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %147 : tensor<i1>
  }, {
    ^bb0(%148: tensor<ui64>, %149: tensor<ui64>):
    %150 = stablehlo.add %148, %149 : tensor<ui64>
    stablehlo.return %150 : tensor<ui64>
  }) : (tensor<4x6xui64>, tensor<1x2xui64>, tensor<ui64>) -> tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%144, %135) : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  return
}
// -----
// select_and_scatter of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0, 1.0, 0.0], [0.0, 0.0, 1.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf4E2M1FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<3x5xf4E2M1FN>
  %2 = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f4E2M1FN>, %5: tensor<f4E2M1FN>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f4E2M1FN>, %8: tensor<f4E2M1FN>):
    %9 = stablehlo.add %7, %8 : tensor<f4E2M1FN>
    stablehlo.return %9 : tensor<f4E2M1FN>
  }) : (tensor<4x6xf4E2M1FN>, tensor<3x5xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4x6xf4E2M1FN>
  %10 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 2.0], [1.0, 1.0, 1.0, 0.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 1.0, 2.0]]> : tensor<4x6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf4E2M1FN>, tensor<4x6xf4E2M1FN>) -> ()
  %11 = stablehlo.constant dense<[[1.0, 0.0, -1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f4E2M1FN>, %14: tensor<f4E2M1FN>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f4E2M1FN>, %17: tensor<f4E2M1FN>):
    %18 = stablehlo.add %16, %17 : tensor<f4E2M1FN>
    stablehlo.return %18 : tensor<f4E2M1FN>
  }) : (tensor<4x6xf4E2M1FN>, tensor<2x3xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4x6xf4E2M1FN>
  %19 = stablehlo.constant dense<[[2.0, 1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 2.0, 1.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf4E2M1FN>, tensor<4x6xf4E2M1FN>) -> ()
  %20 = stablehlo.constant dense<1.0> : tensor<1x2xf4E2M1FN>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f4E2M1FN>, %23: tensor<f4E2M1FN>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f4E2M1FN>, %26: tensor<f4E2M1FN>):
    %27 = stablehlo.add %25, %26 : tensor<f4E2M1FN>
    stablehlo.return %27 : tensor<f4E2M1FN>
  }) : (tensor<4x6xf4E2M1FN>, tensor<1x2xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4x6xf4E2M1FN>
  %28 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf4E2M1FN>, tensor<4x6xf4E2M1FN>) -> ()
  return
}
// -----
// select_and_scatter of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 1.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0, 1.0, 0.0], [1.0, 0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]]> : tensor<4x6xf6E2M3FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 0.0]]> : tensor<3x5xf6E2M3FN>
  %2 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f6E2M3FN>, %5: tensor<f6E2M3FN>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f6E2M3FN>, %8: tensor<f6E2M3FN>):
    %9 = stablehlo.add %7, %8 : tensor<f6E2M3FN>
    stablehlo.return %9 : tensor<f6E2M3FN>
  }) : (tensor<4x6xf6E2M3FN>, tensor<3x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4x6xf6E2M3FN>
  %10 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 2.0], [1.0, 1.0, 0.0, 1.0, 2.0, 1.0]]> : tensor<4x6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf6E2M3FN>, tensor<4x6xf6E2M3FN>) -> ()
  %11 = stablehlo.constant dense<[[0.0, 1.0, -1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f6E2M3FN>, %14: tensor<f6E2M3FN>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f6E2M3FN>, %17: tensor<f6E2M3FN>):
    %18 = stablehlo.add %16, %17 : tensor<f6E2M3FN>
    stablehlo.return %18 : tensor<f6E2M3FN>
  }) : (tensor<4x6xf6E2M3FN>, tensor<2x3xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4x6xf6E2M3FN>
  %19 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 0.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf6E2M3FN>, tensor<4x6xf6E2M3FN>) -> ()
  %20 = stablehlo.constant dense<1.0> : tensor<1x2xf6E2M3FN>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f6E2M3FN>, %23: tensor<f6E2M3FN>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f6E2M3FN>, %26: tensor<f6E2M3FN>):
    %27 = stablehlo.add %25, %26 : tensor<f6E2M3FN>
    stablehlo.return %27 : tensor<f6E2M3FN>
  }) : (tensor<4x6xf6E2M3FN>, tensor<1x2xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4x6xf6E2M3FN>
  %28 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 2.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf6E2M3FN>, tensor<4x6xf6E2M3FN>) -> ()
  return
}
// -----
// select_and_scatter of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 0.0, 0.0, 1.0, 0.0]]> : tensor<4x6xf6E3M2FN>
  %1 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, -1.0], [1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 1.0]]> : tensor<3x5xf6E3M2FN>
  %2 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f6E3M2FN>, %5: tensor<f6E3M2FN>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f6E3M2FN>, %8: tensor<f6E3M2FN>):
    %9 = stablehlo.add %7, %8 : tensor<f6E3M2FN>
    stablehlo.return %9 : tensor<f6E3M2FN>
  }) : (tensor<4x6xf6E3M2FN>, tensor<3x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4x6xf6E3M2FN>
  %10 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 3.0, 1.0]]> : tensor<4x6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf6E3M2FN>, tensor<4x6xf6E3M2FN>) -> ()
  %11 = stablehlo.constant dense<[[-1.0, 0.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf6E3M2FN>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f6E3M2FN>, %14: tensor<f6E3M2FN>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f6E3M2FN>, %17: tensor<f6E3M2FN>):
    %18 = stablehlo.add %16, %17 : tensor<f6E3M2FN>
    stablehlo.return %18 : tensor<f6E3M2FN>
  }) : (tensor<4x6xf6E3M2FN>, tensor<2x3xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4x6xf6E3M2FN>
  %19 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf6E3M2FN>, tensor<4x6xf6E3M2FN>) -> ()
  %20 = stablehlo.constant dense<1.0> : tensor<1x2xf6E3M2FN>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f6E3M2FN>, %23: tensor<f6E3M2FN>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f6E3M2FN>, %26: tensor<f6E3M2FN>):
    %27 = stablehlo.add %25, %26 : tensor<f6E3M2FN>
    stablehlo.return %27 : tensor<f6E3M2FN>
  }) : (tensor<4x6xf6E3M2FN>, tensor<1x2xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4x6xf6E3M2FN>
  %28 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf6E3M2FN>, tensor<4x6xf6E3M2FN>) -> ()
  return
}
// -----
// select_and_scatter of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000030000000303000000030000000300000003030003030"> : tensor<4x6xf8E3M4>
  %1 = stablehlo.constant dense<"0x00003000000000B000003030000000"> : tensor<3x5xf8E3M4>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f8E3M4>, %5: tensor<f8E3M4>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f8E3M4>, %8: tensor<f8E3M4>):
    %9 = stablehlo.add %7, %8 : tensor<f8E3M4>
    stablehlo.return %9 : tensor<f8E3M4>
  }) : (tensor<4x6xf8E3M4>, tensor<3x5xf8E3M4>, tensor<f8E3M4>) -> tensor<4x6xf8E3M4>
  %10 = stablehlo.constant dense<"0x303040303030303030303030303030003030304040303030"> : tensor<4x6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf8E3M4>, tensor<4x6xf8E3M4>) -> ()
  %11 = stablehlo.constant dense<[[1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf8E3M4>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E3M4>, %14: tensor<f8E3M4>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f8E3M4>, %17: tensor<f8E3M4>):
    %18 = stablehlo.add %16, %17 : tensor<f8E3M4>
    stablehlo.return %18 : tensor<f8E3M4>
  }) : (tensor<4x6xf8E3M4>, tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<4x6xf8E3M4>
  %19 = stablehlo.constant dense<"0x303000303030484030303030303030303030303030303030"> : tensor<4x6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf8E3M4>, tensor<4x6xf8E3M4>) -> ()
  %20 = stablehlo.constant dense<1.0> : tensor<1x2xf8E3M4>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f8E3M4>, %23: tensor<f8E3M4>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f8E3M4>, %26: tensor<f8E3M4>):
    %27 = stablehlo.add %25, %26 : tensor<f8E3M4>
    stablehlo.return %27 : tensor<f8E3M4>
  }) : (tensor<4x6xf8E3M4>, tensor<1x2xf8E3M4>, tensor<f8E3M4>) -> tensor<4x6xf8E3M4>
  %28 = stablehlo.constant dense<"0x303030303030304030303030303030403030303030303030"> : tensor<4x6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf8E3M4>, tensor<4x6xf8E3M4>) -> ()
  return
}
// -----
// select_and_scatter of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x003800003838000000003838380000383800003800003800"> : tensor<4x6xf8E4M3>
  %1 = stablehlo.constant dense<"0x00B800000038380000000000000038"> : tensor<3x5xf8E4M3>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f8E4M3>, %5: tensor<f8E4M3>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f8E4M3>, %8: tensor<f8E4M3>):
    %9 = stablehlo.add %7, %8 : tensor<f8E4M3>
    stablehlo.return %9 : tensor<f8E4M3>
  }) : (tensor<4x6xf8E4M3>, tensor<3x5xf8E4M3>, tensor<f8E4M3>) -> tensor<4x6xf8E4M3>
  %10 = stablehlo.constant dense<"0x380038383838383838383838403840383838383838384038"> : tensor<4x6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf8E4M3>, tensor<4x6xf8E4M3>) -> ()
  %11 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3>, %14: tensor<f8E4M3>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f8E4M3>, %17: tensor<f8E4M3>):
    %18 = stablehlo.add %16, %17 : tensor<f8E4M3>
    stablehlo.return %18 : tensor<f8E4M3>
  }) : (tensor<4x6xf8E4M3>, tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<4x6xf8E4M3>
  %19 = stablehlo.constant dense<"0x384438380038383838383838403838383838383838383838"> : tensor<4x6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf8E4M3>, tensor<4x6xf8E4M3>) -> ()
  %20 = stablehlo.constant dense<1.0> : tensor<1x2xf8E4M3>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f8E4M3>, %23: tensor<f8E4M3>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f8E4M3>, %26: tensor<f8E4M3>):
    %27 = stablehlo.add %25, %26 : tensor<f8E4M3>
    stablehlo.return %27 : tensor<f8E4M3>
  }) : (tensor<4x6xf8E4M3>, tensor<1x2xf8E4M3>, tensor<f8E4M3>) -> tensor<4x6xf8E4M3>
  %28 = stablehlo.constant dense<"0x383838383838383838383838403838384038383838383838"> : tensor<4x6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf8E4M3>, tensor<4x6xf8E4M3>) -> ()
  return
}
// -----
// select_and_scatter of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x383838380038383838000000380000380000380038383838"> : tensor<4x6xf8E4M3FN>
  %1 = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0]]> : tensor<2x2xf8E4M3FN>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f8E4M3FN>, %5: tensor<f8E4M3FN>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f8E4M3FN>, %8: tensor<f8E4M3FN>):
    %9 = stablehlo.add %7, %8 : tensor<f8E4M3FN>
    stablehlo.return %9 : tensor<f8E4M3FN>
  }) : (tensor<4x6xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %10 = stablehlo.constant dense<"0x403838403838383838383838403838003838383838383838"> : tensor<4x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> ()
  %11 = stablehlo.constant dense<"0x00000000000000380000380038B800"> : tensor<3x5xf8E4M3FN>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3FN>, %14: tensor<f8E4M3FN>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f8E4M3FN>, %17: tensor<f8E4M3FN>):
    %18 = stablehlo.add %16, %17 : tensor<f8E4M3FN>
    stablehlo.return %18 : tensor<f8E4M3FN>
  }) : (tensor<4x6xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %19 = stablehlo.constant dense<"0x383838383838383838383838383838403838403838400038"> : tensor<4x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> ()
  %20 = stablehlo.constant dense<[[0.0, 1.0, -1.0], [0.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f8E4M3FN>, %23: tensor<f8E4M3FN>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f8E4M3FN>, %26: tensor<f8E4M3FN>):
    %27 = stablehlo.add %25, %26 : tensor<f8E4M3FN>
    stablehlo.return %27 : tensor<f8E4M3FN>
  }) : (tensor<4x6xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %28 = stablehlo.constant dense<"0x384038003838384038383838383838403838383838383838"> : tensor<4x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> ()
  %29 = stablehlo.constant dense<"0x000038003800B80000000038"> : tensor<4x3xf8E4M3FN>
  %30 = "stablehlo.select_and_scatter"(%0, %29, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%31: tensor<f8E4M3FN>, %32: tensor<f8E4M3FN>):
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<f8E4M3FN>, %35: tensor<f8E4M3FN>):
    %36 = stablehlo.add %34, %35 : tensor<f8E4M3FN>
    stablehlo.return %36 : tensor<f8E4M3FN>
  }) : (tensor<4x6xf8E4M3FN>, tensor<4x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %37 = stablehlo.constant dense<"0x383838383840383840383838003838383838383838383840"> : tensor<4x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> ()
  %38 = stablehlo.constant dense<"0x00000000000000003800000000000000B800380000003800"> : tensor<4x6xf8E4M3FN>
  %39 = "stablehlo.select_and_scatter"(%0, %38, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%40: tensor<f8E4M3FN>, %41: tensor<f8E4M3FN>):
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  }, {
    ^bb0(%43: tensor<f8E4M3FN>, %44: tensor<f8E4M3FN>):
    %45 = stablehlo.add %43, %44 : tensor<f8E4M3FN>
    stablehlo.return %45 : tensor<f8E4M3FN>
  }) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %46 = stablehlo.constant dense<"0x383840380038403838383838383838383838383838384038"> : tensor<4x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %46) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> ()
  %47 = stablehlo.constant dense<1.0> : tensor<1x2xf8E4M3FN>
  %48 = "stablehlo.select_and_scatter"(%0, %47, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<f8E4M3FN>, %50: tensor<f8E4M3FN>):
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %51 : tensor<i1>
  }, {
    ^bb0(%52: tensor<f8E4M3FN>, %53: tensor<f8E4M3FN>):
    %54 = stablehlo.add %52, %53 : tensor<f8E4M3FN>
    stablehlo.return %54 : tensor<f8E4M3FN>
  }) : (tensor<4x6xf8E4M3FN>, tensor<1x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4x6xf8E4M3FN>
  %55 = stablehlo.constant dense<"0x383838383838383838383838403838403838383838383838"> : tensor<4x6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%48, %55) : (tensor<4x6xf8E4M3FN>, tensor<4x6xf8E4M3FN>) -> ()
  return
}
// -----
// select_and_scatter of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x404000400000404040004000400000004000400040004000"> : tensor<4x6xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0x0000004000000000400040000000C0"> : tensor<3x5xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f8E4M3FNUZ>, %5: tensor<f8E4M3FNUZ>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f8E4M3FNUZ>, %8: tensor<f8E4M3FNUZ>):
    %9 = stablehlo.add %7, %8 : tensor<f8E4M3FNUZ>
    stablehlo.return %9 : tensor<f8E4M3FNUZ>
  }) : (tensor<4x6xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4x6xf8E4M3FNUZ>
  %10 = stablehlo.constant dense<"0x404040404040404040404840404040404840484040400040"> : tensor<4x6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf8E4M3FNUZ>, tensor<4x6xf8E4M3FNUZ>) -> ()
  %11 = stablehlo.constant dense<[[0.0, -1.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3FNUZ>, %14: tensor<f8E4M3FNUZ>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f8E4M3FNUZ>, %17: tensor<f8E4M3FNUZ>):
    %18 = stablehlo.add %16, %17 : tensor<f8E4M3FNUZ>
    stablehlo.return %18 : tensor<f8E4M3FNUZ>
  }) : (tensor<4x6xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4x6xf8E4M3FNUZ>
  %19 = stablehlo.constant dense<"0x400040484040484840404040404040404040404040404040"> : tensor<4x6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf8E4M3FNUZ>, tensor<4x6xf8E4M3FNUZ>) -> ()
  %20 = stablehlo.constant dense<1.0> : tensor<1x2xf8E4M3FNUZ>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f8E4M3FNUZ>, %23: tensor<f8E4M3FNUZ>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f8E4M3FNUZ>, %26: tensor<f8E4M3FNUZ>):
    %27 = stablehlo.add %25, %26 : tensor<f8E4M3FNUZ>
    stablehlo.return %27 : tensor<f8E4M3FNUZ>
  }) : (tensor<4x6xf8E4M3FNUZ>, tensor<1x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4x6xf8E4M3FNUZ>
  %28 = stablehlo.constant dense<"0x404040404040404040404040484040404840404040404040"> : tensor<4x6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf8E4M3FNUZ>, tensor<4x6xf8E4M3FNUZ>) -> ()
  return
}
// -----
// select_and_scatter of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x580000585800585800000058005800580000000000000058"> : tensor<4x6xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0x580000000000D80000580000000058"> : tensor<3x5xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f8E4M3B11FNUZ>, %5: tensor<f8E4M3B11FNUZ>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f8E4M3B11FNUZ>, %8: tensor<f8E4M3B11FNUZ>):
    %9 = stablehlo.add %7, %8 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %9 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<4x6xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4x6xf8E4M3B11FNUZ>
  %10 = stablehlo.constant dense<"0x585858585858586058585860580058585858585858585860"> : tensor<4x6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf8E4M3B11FNUZ>, tensor<4x6xf8E4M3B11FNUZ>) -> ()
  %11 = stablehlo.constant dense<[[0.0, 0.0, -1.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3B11FNUZ>, %14: tensor<f8E4M3B11FNUZ>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f8E4M3B11FNUZ>, %17: tensor<f8E4M3B11FNUZ>):
    %18 = stablehlo.add %16, %17 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %18 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<4x6xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4x6xf8E4M3B11FNUZ>
  %19 = stablehlo.constant dense<"0x585858005858606058585860585858585858585858585858"> : tensor<4x6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf8E4M3B11FNUZ>, tensor<4x6xf8E4M3B11FNUZ>) -> ()
  %20 = stablehlo.constant dense<1.0> : tensor<1x2xf8E4M3B11FNUZ>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f8E4M3B11FNUZ>, %23: tensor<f8E4M3B11FNUZ>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f8E4M3B11FNUZ>, %26: tensor<f8E4M3B11FNUZ>):
    %27 = stablehlo.add %25, %26 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %27 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<4x6xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4x6xf8E4M3B11FNUZ>
  %28 = stablehlo.constant dense<"0x585858585858585858585858586058605858585858585858"> : tensor<4x6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf8E4M3B11FNUZ>, tensor<4x6xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// select_and_scatter of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3C3C00003C3C3C0000000000003C003C3C3C003C00000000"> : tensor<4x6xf8E5M2>
  %1 = stablehlo.constant dense<[[-1.0, 1.0], [1.0, 1.0]]> : tensor<2x2xf8E5M2>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f8E5M2>, %5: tensor<f8E5M2>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f8E5M2>, %8: tensor<f8E5M2>):
    %9 = stablehlo.add %7, %8 : tensor<f8E5M2>
    stablehlo.return %9 : tensor<f8E5M2>
  }) : (tensor<4x6xf8E5M2>, tensor<2x2xf8E5M2>, tensor<f8E5M2>) -> tensor<4x6xf8E5M2>
  %10 = stablehlo.constant dense<"0x003C3C3C403C3C3C3C3C3C3C3C403C403C3C3C3C3C3C3C3C"> : tensor<4x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>) -> ()
  %11 = stablehlo.constant dense<"0x003C0000BC000000003C000000003C"> : tensor<3x5xf8E5M2>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E5M2>, %14: tensor<f8E5M2>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f8E5M2>, %17: tensor<f8E5M2>):
    %18 = stablehlo.add %16, %17 : tensor<f8E5M2>
    stablehlo.return %18 : tensor<f8E5M2>
  }) : (tensor<4x6xf8E5M2>, tensor<3x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4x6xf8E5M2>
  %19 = stablehlo.constant dense<"0x3C403C3C3C003C3C3C3C3C3C3C3C3C3C3C423C3C3C3C3C3C"> : tensor<4x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>) -> ()
  %20 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [1.0, 0.0, -1.0]]> : tensor<2x3xf8E5M2>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f8E5M2>, %23: tensor<f8E5M2>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f8E5M2>, %26: tensor<f8E5M2>):
    %27 = stablehlo.add %25, %26 : tensor<f8E5M2>
    stablehlo.return %27 : tensor<f8E5M2>
  }) : (tensor<4x6xf8E5M2>, tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<4x6xf8E5M2>
  %28 = stablehlo.constant dense<"0x40403C3C3C3C403C3C3C3C3C3C3C3C003C3C3C3C3C3C3C3C"> : tensor<4x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>) -> ()
  %29 = stablehlo.constant dense<"0x0000000000BC00003C3C3C00"> : tensor<4x3xf8E5M2>
  %30 = "stablehlo.select_and_scatter"(%0, %29, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%31: tensor<f8E5M2>, %32: tensor<f8E5M2>):
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<f8E5M2>, %35: tensor<f8E5M2>):
    %36 = stablehlo.add %34, %35 : tensor<f8E5M2>
    stablehlo.return %36 : tensor<f8E5M2>
  }) : (tensor<4x6xf8E5M2>, tensor<4x3xf8E5M2>, tensor<f8E5M2>) -> tensor<4x6xf8E5M2>
  %37 = stablehlo.constant dense<"0x3C3C3C3C3C3C3C3C3C3C3C003C3C3C3C3C403C423C3C3C3C"> : tensor<4x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>) -> ()
  %38 = stablehlo.constant dense<"0x0000003C003C00BC0000003C000000000000000000000000"> : tensor<4x6xf8E5M2>
  %39 = "stablehlo.select_and_scatter"(%0, %38, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%40: tensor<f8E5M2>, %41: tensor<f8E5M2>):
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  }, {
    ^bb0(%43: tensor<f8E5M2>, %44: tensor<f8E5M2>):
    %45 = stablehlo.add %43, %44 : tensor<f8E5M2>
    stablehlo.return %45 : tensor<f8E5M2>
  }) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>, tensor<f8E5M2>) -> tensor<4x6xf8E5M2>
  %46 = stablehlo.constant dense<"0x3C003C403C423C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C"> : tensor<4x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%39, %46) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>) -> ()
  %47 = stablehlo.constant dense<1.0> : tensor<1x2xf8E5M2>
  %48 = "stablehlo.select_and_scatter"(%0, %47, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<f8E5M2>, %50: tensor<f8E5M2>):
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %51 : tensor<i1>
  }, {
    ^bb0(%52: tensor<f8E5M2>, %53: tensor<f8E5M2>):
    %54 = stablehlo.add %52, %53 : tensor<f8E5M2>
    stablehlo.return %54 : tensor<f8E5M2>
  }) : (tensor<4x6xf8E5M2>, tensor<1x2xf8E5M2>, tensor<f8E5M2>) -> tensor<4x6xf8E5M2>
  %55 = stablehlo.constant dense<"0x3C3C3C3C3C3C3C3C3C3C3C3C3C403C3C403C3C3C3C3C3C3C"> : tensor<4x6xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%48, %55) : (tensor<4x6xf8E5M2>, tensor<4x6xf8E5M2>) -> ()
  return
}
// -----
// select_and_scatter of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000400040404040004000000040000000400000400000"> : tensor<4x6xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x000000C04000000040000000000040"> : tensor<3x5xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f8E5M2FNUZ>, %5: tensor<f8E5M2FNUZ>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f8E5M2FNUZ>, %8: tensor<f8E5M2FNUZ>):
    %9 = stablehlo.add %7, %8 : tensor<f8E5M2FNUZ>
    stablehlo.return %9 : tensor<f8E5M2FNUZ>
  }) : (tensor<4x6xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4x6xf8E5M2FNUZ>
  %10 = stablehlo.constant dense<"0x404040404040404040404440404040404040404040404044"> : tensor<4x6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf8E5M2FNUZ>, tensor<4x6xf8E5M2FNUZ>) -> ()
  %11 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E5M2FNUZ>, %14: tensor<f8E5M2FNUZ>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f8E5M2FNUZ>, %17: tensor<f8E5M2FNUZ>):
    %18 = stablehlo.add %16, %17 : tensor<f8E5M2FNUZ>
    stablehlo.return %18 : tensor<f8E5M2FNUZ>
  }) : (tensor<4x6xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4x6xf8E5M2FNUZ>
  %19 = stablehlo.constant dense<"0x404040464040004440404040404040404040404040404040"> : tensor<4x6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf8E5M2FNUZ>, tensor<4x6xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.constant dense<1.0> : tensor<1x2xf8E5M2FNUZ>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f8E5M2FNUZ>, %23: tensor<f8E5M2FNUZ>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f8E5M2FNUZ>, %26: tensor<f8E5M2FNUZ>):
    %27 = stablehlo.add %25, %26 : tensor<f8E5M2FNUZ>
    stablehlo.return %27 : tensor<f8E5M2FNUZ>
  }) : (tensor<4x6xf8E5M2FNUZ>, tensor<1x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4x6xf8E5M2FNUZ>
  %28 = stablehlo.constant dense<"0x404040404040404440404440404040404040404040404040"> : tensor<4x6xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf8E5M2FNUZ>, tensor<4x6xf8E5M2FNUZ>) -> ()
  return
}
// -----
// select_and_scatter of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7F7F7E7E7F7E7E807F807F80807F807F7F7F7E7E807E8080"> : tensor<4x6xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0x7E808080807E80807F7E7E807E7E80"> : tensor<3x5xf8E8M0FNU>
  %2 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f8E8M0FNU>, %5: tensor<f8E8M0FNU>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f8E8M0FNU>, %8: tensor<f8E8M0FNU>):
    %9 = stablehlo.maximum %7, %8 : tensor<f8E8M0FNU>
    stablehlo.return %9 : tensor<f8E8M0FNU>
  }) : (tensor<4x6xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4x6xf8E8M0FNU>
  %10 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F807F807F807F7F807F7F7F7F7F807F7F80"> : tensor<4x6xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf8E8M0FNU>, tensor<4x6xf8E8M0FNU>) -> ()
  %11 = stablehlo.constant dense<[[0.5, 1.0, 1.0], [1.0, 0.5, 1.0]]> : tensor<2x3xf8E8M0FNU>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E8M0FNU>, %14: tensor<f8E8M0FNU>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f8E8M0FNU>, %17: tensor<f8E8M0FNU>):
    %18 = stablehlo.maximum %16, %17 : tensor<f8E8M0FNU>
    stablehlo.return %18 : tensor<f8E8M0FNU>
  }) : (tensor<4x6xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4x6xf8E8M0FNU>
  %19 = stablehlo.constant dense<1.0> : tensor<4x6xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf8E8M0FNU>, tensor<4x6xf8E8M0FNU>) -> ()
  %20 = stablehlo.constant dense<[[2.0, 0.5]]> : tensor<1x2xf8E8M0FNU>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f8E8M0FNU>, %23: tensor<f8E8M0FNU>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f8E8M0FNU>, %26: tensor<f8E8M0FNU>):
    %27 = stablehlo.maximum %25, %26 : tensor<f8E8M0FNU>
    stablehlo.return %27 : tensor<f8E8M0FNU>
  }) : (tensor<4x6xf8E8M0FNU>, tensor<1x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4x6xf8E8M0FNU>
  %28 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F807F7F7F7F7F7F7F7F7F7F7F"> : tensor<4x6xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf8E8M0FNU>, tensor<4x6xf8E8M0FNU>) -> ()
  return
}
// -----
// select_and_scatter of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000803F0000000000000000803F00000000803F803F00000000803F803F000000000000803F803F803F803F00000000"> : tensor<4x6xbf16>
  %1 = stablehlo.constant dense<[[1.0, -1.0], [0.0, 1.0]]> : tensor<2x2xbf16>
  %2 = stablehlo.constant dense<1.0> : tensor<bf16>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<bf16>, %5: tensor<bf16>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<bf16>, %8: tensor<bf16>):
    %9 = stablehlo.add %7, %8 : tensor<bf16>
    stablehlo.return %9 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<2x2xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %10 = stablehlo.constant dense<"0x803F0040803F803F803F803F803F803F803F0000803F803F803F803F803F803F803F803F803F803F803F0040803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<bf16>, %13: tensor<bf16>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<bf16>, %16: tensor<bf16>):
    %17 = stablehlo.add %15, %16 : tensor<bf16>
    stablehlo.return %17 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<2x2xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %18 = stablehlo.constant dense<"0x0040803F803F0000803F803F803F803F803F803F803F803F803F803F803F0040803F803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %19 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%20: tensor<bf16>, %21: tensor<bf16>):
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }, {
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>):
    %25 = stablehlo.add %23, %24 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<2x2xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %26 = stablehlo.constant dense<"0x803F803F803F803F803F803F0040803F803F803F0000803F803F803F803F803F803F803F803F803F803F0040803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %26) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %27 = stablehlo.constant dense<"0x000080BF000080BF80BF0000803F803F0000000080BF00000000000080BF"> : tensor<3x5xbf16>
  %28 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<bf16>, %30: tensor<bf16>):
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  }, {
    ^bb0(%32: tensor<bf16>, %33: tensor<bf16>):
    %34 = stablehlo.add %32, %33 : tensor<bf16>
    stablehlo.return %34 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<3x5xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %35 = stablehlo.constant dense<"0x803F0000803F803F803F803F803F803F803F803F0000803F803F803F803F803F0000803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%28, %35) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %36 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%37: tensor<bf16>, %38: tensor<bf16>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }, {
    ^bb0(%40: tensor<bf16>, %41: tensor<bf16>):
    %42 = stablehlo.add %40, %41 : tensor<bf16>
    stablehlo.return %42 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<3x5xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %43 = stablehlo.constant dense<"0x803F803F000000000000803F803F00400040803F803F803F0000803F803F803F0000803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%36, %43) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %44 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%45: tensor<bf16>, %46: tensor<bf16>):
    %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %47 : tensor<i1>
  }, {
    ^bb0(%48: tensor<bf16>, %49: tensor<bf16>):
    %50 = stablehlo.add %48, %49 : tensor<bf16>
    stablehlo.return %50 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<3x5xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %51 = stablehlo.constant dense<"0x803F0000803F803F803F803F803F803F803F803F80BF803F803F803F4040803F803F803F803F0000803F803F803F0000"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%44, %51) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %52 = stablehlo.constant dense<[[-1.0, 0.0, 0.0], [1.0, -1.0, 0.0]]> : tensor<2x3xbf16>
  %53 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<bf16>, %55: tensor<bf16>):
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %56 : tensor<i1>
  }, {
    ^bb0(%57: tensor<bf16>, %58: tensor<bf16>):
    %59 = stablehlo.add %57, %58 : tensor<bf16>
    stablehlo.return %59 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %60 = stablehlo.constant dense<"0x803F0000803F803F803F803F0040803F803F0000803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%53, %60) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %61 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%62: tensor<bf16>, %63: tensor<bf16>):
    %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %64 : tensor<i1>
  }, {
    ^bb0(%65: tensor<bf16>, %66: tensor<bf16>):
    %67 = stablehlo.add %65, %66 : tensor<bf16>
    stablehlo.return %67 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %68 = stablehlo.constant dense<"0x0000803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%61, %68) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %69 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%70: tensor<bf16>, %71: tensor<bf16>):
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %72 : tensor<i1>
  }, {
    ^bb0(%73: tensor<bf16>, %74: tensor<bf16>):
    %75 = stablehlo.add %73, %74 : tensor<bf16>
    stablehlo.return %75 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %76 = stablehlo.constant dense<"0x803F803F803F803F803F803F0000803F803F803F803F803F803F803F803F803F803F803F803F0040803F0000803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%69, %76) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %77 = stablehlo.constant dense<"0x0000803F803F0000000080BF803F803F803F0000000080BF"> : tensor<4x3xbf16>
  %78 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%79: tensor<bf16>, %80: tensor<bf16>):
    %81 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %81 : tensor<i1>
  }, {
    ^bb0(%82: tensor<bf16>, %83: tensor<bf16>):
    %84 = stablehlo.add %82, %83 : tensor<bf16>
    stablehlo.return %84 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<4x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %85 = stablehlo.constant dense<"0x803F0040803F0040803F803F803F803F803F0000803F803F803F4040803F0040803F803F803F803F803F0000803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%78, %85) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %86 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%87: tensor<bf16>, %88: tensor<bf16>):
    %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<bf16>, %91: tensor<bf16>):
    %92 = stablehlo.add %90, %91 : tensor<bf16>
    stablehlo.return %92 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<4x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %93 = stablehlo.constant dense<"0x803F803F00400040803F803F803F803F803F803F803F00000040803F803F4040803F803F803F803F803F803F0000803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%86, %93) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %94 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%95: tensor<bf16>, %96: tensor<bf16>):
    %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  }, {
    ^bb0(%98: tensor<bf16>, %99: tensor<bf16>):
    %100 = stablehlo.add %98, %99 : tensor<bf16>
    stablehlo.return %100 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<4x3xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %101 = stablehlo.constant dense<"0x803F0040803F803F803F0040803F803F803F803F0000803F803F00400040803F803F0040803F803F803F0000803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%94, %101) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %102 = stablehlo.constant dense<"0x0000803F80BF0000803F80BF0000803F000080BF80BF000000000000803F80BF803F803F80BF803F803F000000000000"> : tensor<4x6xbf16>
  %103 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%104: tensor<bf16>, %105: tensor<bf16>):
    %106 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %106 : tensor<i1>
  }, {
    ^bb0(%107: tensor<bf16>, %108: tensor<bf16>):
    %109 = stablehlo.add %107, %108 : tensor<bf16>
    stablehlo.return %109 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %110 = stablehlo.constant dense<"0x803F40400000803F0040803F0000803F803F80BF803F803F803F00404040803F803F803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%103, %110) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %111 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%112: tensor<bf16>, %113: tensor<bf16>):
    %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %114 : tensor<i1>
  }, {
    ^bb0(%115: tensor<bf16>, %116: tensor<bf16>):
    %117 = stablehlo.add %115, %116 : tensor<bf16>
    stablehlo.return %117 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %118 = stablehlo.constant dense<"0x803F0040803F80BF0040803F803F40400040803F803F803F0000803F803F803F803F803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%111, %118) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %119 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%120: tensor<bf16>, %121: tensor<bf16>):
    %122 = "stablehlo.compare"(%120, %121) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %122 : tensor<i1>
  }, {
    ^bb0(%123: tensor<bf16>, %124: tensor<bf16>):
    %125 = stablehlo.add %123, %124 : tensor<bf16>
    stablehlo.return %125 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<4x6xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %126 = stablehlo.constant dense<"0x803F40400000803F00400000803F803F803F80BF803F803F803F803F0040803F803F0040000000400040803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%119, %126) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %127 = stablehlo.constant dense<[[-1.0, 0.0]]> : tensor<1x2xbf16>
  %128 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%129: tensor<bf16>, %130: tensor<bf16>):
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %131 : tensor<i1>
  }, {
    ^bb0(%132: tensor<bf16>, %133: tensor<bf16>):
    %134 = stablehlo.add %132, %133 : tensor<bf16>
    stablehlo.return %134 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<1x2xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %135 = stablehlo.constant dense<"0x803F803F803F803F803F803F0000803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%128, %135) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %136 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%137: tensor<bf16>, %138: tensor<bf16>):
    %139 = "stablehlo.compare"(%137, %138) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %139 : tensor<i1>
  }, {
    ^bb0(%140: tensor<bf16>, %141: tensor<bf16>):
    %142 = stablehlo.add %140, %141 : tensor<bf16>
    stablehlo.return %142 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<1x2xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %143 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F0000803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%136, %143) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  %144 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%145: tensor<bf16>, %146: tensor<bf16>):
    %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %147 : tensor<i1>
  }, {
    ^bb0(%148: tensor<bf16>, %149: tensor<bf16>):
    %150 = stablehlo.add %148, %149 : tensor<bf16>
    stablehlo.return %150 : tensor<bf16>
  }) : (tensor<4x6xbf16>, tensor<1x2xbf16>, tensor<bf16>) -> tensor<4x6xbf16>
  %151 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F803F803F803F803F803F803F0000803F803F803F803F803F803F803F803F803F803F"> : tensor<4x6xbf16>
  stablehlo.custom_call @check.expect_eq(%144, %151) : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> ()
  return
}
// -----
// select_and_scatter of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x003C003C003C0000003C0000003C0000003C00000000003C003C00000000003C0000000000000000003C00000000003C"> : tensor<4x6xf16>
  %1 = stablehlo.constant dense<[[-1.0, 1.0], [-1.0, -1.0]]> : tensor<2x2xf16>
  %2 = stablehlo.constant dense<1.0> : tensor<f16>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f16>, %5: tensor<f16>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f16>, %8: tensor<f16>):
    %9 = stablehlo.add %7, %8 : tensor<f16>
    stablehlo.return %9 : tensor<f16>
  }) : (tensor<4x6xf16>, tensor<2x2xf16>, tensor<f16>) -> tensor<4x6xf16>
  %10 = stablehlo.constant dense<"0x0000003C003C003C0040003C003C003C003C003C003C003C0000003C003C0000003C003C003C003C003C003C003C003C"> : tensor<4x6xf16>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
  %11 = stablehlo.constant dense<"0x003C00BC003C003C00BC003C00BC003C00BC00BC0000003C000000BC003C"> : tensor<3x5xf16>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<f16>, %17: tensor<f16>):
    %18 = stablehlo.add %16, %17 : tensor<f16>
    stablehlo.return %18 : tensor<f16>
  }) : (tensor<4x6xf16>, tensor<3x5xf16>, tensor<f16>) -> tensor<4x6xf16>
  %19 = stablehlo.constant dense<"0x003C003C003C003C0040003C0040003C0000003C003C00BC0040003C003C0000003C003C003C003C0040003C003C0040"> : tensor<4x6xf16>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
  %20 = stablehlo.constant dense<[[0.0, -1.0, -1.0], [1.0, -1.0, 0.0]]> : tensor<2x3xf16>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<f16>, %23: tensor<f16>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<f16>, %26: tensor<f16>):
    %27 = stablehlo.add %25, %26 : tensor<f16>
    stablehlo.return %27 : tensor<f16>
  }) : (tensor<4x6xf16>, tensor<2x3xf16>, tensor<f16>) -> tensor<4x6xf16>
  %28 = stablehlo.constant dense<"0x003C0000003C003C0000003C0040003C0000003C003C003C003C003C003C003C003C003C003C003C003C003C003C003C"> : tensor<4x6xf16>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
  %29 = stablehlo.constant dense<"0x000000BC00BC000000BC000000BC003C00BC000000000000"> : tensor<4x3xf16>
  %30 = "stablehlo.select_and_scatter"(%0, %29, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%31: tensor<f16>, %32: tensor<f16>):
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<f16>, %35: tensor<f16>):
    %36 = stablehlo.add %34, %35 : tensor<f16>
    stablehlo.return %36 : tensor<f16>
  }) : (tensor<4x6xf16>, tensor<4x3xf16>, tensor<f16>) -> tensor<4x6xf16>
  %37 = stablehlo.constant dense<"0x003C003C0000003C0000003C003C003C0000003C003C003C0000003C003C003C003C003C003C003C003C003C003C003C"> : tensor<4x6xf16>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
  %38 = stablehlo.constant dense<"0x00BC00BC003C003C003C003C000000000000003C00BC003C00BC003C00BC00BC003C003C00000000000000000000003C"> : tensor<4x6xf16>
  %39 = "stablehlo.select_and_scatter"(%0, %38, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%40: tensor<f16>, %41: tensor<f16>):
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  }, {
    ^bb0(%43: tensor<f16>, %44: tensor<f16>):
    %45 = stablehlo.add %43, %44 : tensor<f16>
    stablehlo.return %45 : tensor<f16>
  }) : (tensor<4x6xf16>, tensor<4x6xf16>, tensor<f16>) -> tensor<4x6xf16>
  %46 = stablehlo.constant dense<"0x00BC003C003C004200400040003C003C003C003C003C0044003C003C003C0000003C003C003C003C003C003C003C003C"> : tensor<4x6xf16>
  stablehlo.custom_call @check.expect_eq(%39, %46) : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
  %47 = stablehlo.constant dense<[[-1.0, 0.0]]> : tensor<1x2xf16>
  %48 = "stablehlo.select_and_scatter"(%0, %47, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<f16>, %50: tensor<f16>):
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %51 : tensor<i1>
  }, {
    ^bb0(%52: tensor<f16>, %53: tensor<f16>):
    %54 = stablehlo.add %52, %53 : tensor<f16>
    stablehlo.return %54 : tensor<f16>
  }) : (tensor<4x6xf16>, tensor<1x2xf16>, tensor<f16>) -> tensor<4x6xf16>
  %55 = stablehlo.constant dense<"0x003C003C003C003C003C003C003C003C003C003C003C003C0000003C003C003C003C003C003C003C003C003C003C003C"> : tensor<4x6xf16>
  stablehlo.custom_call @check.expect_eq(%48, %55) : (tensor<4x6xf16>, tensor<4x6xf16>) -> ()
  return
}
// -----
// select_and_scatter of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]]> : tensor<4x6xf32>
  %1 = stablehlo.constant dense<[[0.0, -1.0], [1.0, -1.0]]> : tensor<2x2xf32>
  %2 = stablehlo.constant dense<1.0> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f32>, %8: tensor<f32>):
    %9 = stablehlo.add %7, %8 : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %10 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0, 1.0], [2.0, 1.0, 1.0, 0.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<f32>, %13: tensor<f32>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<f32>, %16: tensor<f32>):
    %17 = stablehlo.add %15, %16 : tensor<f32>
    stablehlo.return %17 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %18 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 0.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 2.0, 0.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %19 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%20: tensor<f32>, %21: tensor<f32>):
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }, {
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.add %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %26 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 2.0, 1.0, 1.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%19, %26) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %27 = stablehlo.constant dense<[[0.0, 1.0, 0.0, 1.0, 0.0], [-1.0, 0.0, 1.0, 1.0, -1.0], [-1.0, 1.0, 1.0, -1.0, -1.0]]> : tensor<3x5xf32>
  %28 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<f32>, %30: tensor<f32>):
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  }, {
    ^bb0(%32: tensor<f32>, %33: tensor<f32>):
    %34 = stablehlo.add %32, %33 : tensor<f32>
    stablehlo.return %34 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<3x5xf32>, tensor<f32>) -> tensor<4x6xf32>
  %35 = stablehlo.constant dense<[[1.0, 2.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, 4.0, 0.0, 1.0], [0.0, 2.0, 1.0, 0.0, 0.0, 1.0], [1.0, 1.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%28, %35) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %36 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%37: tensor<f32>, %38: tensor<f32>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }, {
    ^bb0(%40: tensor<f32>, %41: tensor<f32>):
    %42 = stablehlo.add %40, %41 : tensor<f32>
    stablehlo.return %42 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<3x5xf32>, tensor<f32>) -> tensor<4x6xf32>
  %43 = stablehlo.constant dense<[[1.0, 1.0, 2.0, 2.0, 1.0, 1.0], [0.0, 1.0, 2.0, 1.0, 1.0, 0.0], [1.0, 1.0, 3.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%36, %43) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %44 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%45: tensor<f32>, %46: tensor<f32>):
    %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %47 : tensor<i1>
  }, {
    ^bb0(%48: tensor<f32>, %49: tensor<f32>):
    %50 = stablehlo.add %48, %49 : tensor<f32>
    stablehlo.return %50 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<3x5xf32>, tensor<f32>) -> tensor<4x6xf32>
  %51 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 2.0, 2.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 3.0, 1.0, 0.0, 0.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%44, %51) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %52 = stablehlo.constant dense<[[1.0, 1.0, -1.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf32>
  %53 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<f32>, %55: tensor<f32>):
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %56 : tensor<i1>
  }, {
    ^bb0(%57: tensor<f32>, %58: tensor<f32>):
    %59 = stablehlo.add %57, %58 : tensor<f32>
    stablehlo.return %59 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %60 = stablehlo.constant dense<[[1.0, 3.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, -1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%53, %60) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %61 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%62: tensor<f32>, %63: tensor<f32>):
    %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %64 : tensor<i1>
  }, {
    ^bb0(%65: tensor<f32>, %66: tensor<f32>):
    %67 = stablehlo.add %65, %66 : tensor<f32>
    stablehlo.return %67 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %68 = stablehlo.constant dense<[[2.0, 1.0, 2.0, 0.0, 1.0, 1.0], [1.0, 1.0, 2.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%61, %68) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %69 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%70: tensor<f32>, %71: tensor<f32>):
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %72 : tensor<i1>
  }, {
    ^bb0(%73: tensor<f32>, %74: tensor<f32>):
    %75 = stablehlo.add %73, %74 : tensor<f32>
    stablehlo.return %75 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %76 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 2.0, -1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%69, %76) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %77 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [1.0, 0.0, -1.0], [0.0, 1.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<4x3xf32>
  %78 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%79: tensor<f32>, %80: tensor<f32>):
    %81 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %81 : tensor<i1>
  }, {
    ^bb0(%82: tensor<f32>, %83: tensor<f32>):
    %84 = stablehlo.add %82, %83 : tensor<f32>
    stablehlo.return %84 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %85 = stablehlo.constant dense<[[1.0, 3.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 0.0, 1.0, 1.0], [1.0, 2.0, 1.0, 0.0, 1.0, 1.0], [2.0, 1.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%78, %85) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %86 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%87: tensor<f32>, %88: tensor<f32>):
    %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<f32>, %91: tensor<f32>):
    %92 = stablehlo.add %90, %91 : tensor<f32>
    stablehlo.return %92 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %93 = stablehlo.constant dense<[[2.0, 1.0, 2.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 2.0, 0.0, 1.0, 1.0], [2.0, 2.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%86, %93) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %94 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%95: tensor<f32>, %96: tensor<f32>):
    %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  }, {
    ^bb0(%98: tensor<f32>, %99: tensor<f32>):
    %100 = stablehlo.add %98, %99 : tensor<f32>
    stablehlo.return %100 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %101 = stablehlo.constant dense<[[1.0, 3.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 0.0, 1.0], [1.0, 2.0, 1.0, 1.0, 1.0, 0.0], [1.0, 2.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%94, %101) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %102 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0, -1.0], [0.0, -1.0, 1.0, 0.0, -1.0, 0.0], [-1.0, -1.0, -1.0, -1.0, 0.0, 0.0]]> : tensor<4x6xf32>
  %103 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%104: tensor<f32>, %105: tensor<f32>):
    %106 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %106 : tensor<i1>
  }, {
    ^bb0(%107: tensor<f32>, %108: tensor<f32>):
    %109 = stablehlo.add %107, %108 : tensor<f32>
    stablehlo.return %109 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %110 = stablehlo.constant dense<[[1.0, -1.0, 2.0, 2.0, 2.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 0.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%103, %110) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %111 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%112: tensor<f32>, %113: tensor<f32>):
    %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %114 : tensor<i1>
  }, {
    ^bb0(%115: tensor<f32>, %116: tensor<f32>):
    %117 = stablehlo.add %115, %116 : tensor<f32>
    stablehlo.return %117 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %118 = stablehlo.constant dense<[[1.0, -1.0, 2.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0, 1.0], [1.0, 0.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%111, %118) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %119 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%120: tensor<f32>, %121: tensor<f32>):
    %122 = "stablehlo.compare"(%120, %121) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %122 : tensor<i1>
  }, {
    ^bb0(%123: tensor<f32>, %124: tensor<f32>):
    %125 = stablehlo.add %123, %124 : tensor<f32>
    stablehlo.return %125 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %126 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 2.0, 2.0, 2.0], [2.0, 1.0, 2.0, -1.0, 0.0, 0.0], [0.0, -1.0, 2.0, 1.0, 1.0, 1.0], [1.0, 1.0, 0.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%119, %126) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %127 = stablehlo.constant dense<[[-1.0, 1.0]]> : tensor<1x2xf32>
  %128 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%129: tensor<f32>, %130: tensor<f32>):
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %131 : tensor<i1>
  }, {
    ^bb0(%132: tensor<f32>, %133: tensor<f32>):
    %134 = stablehlo.add %132, %133 : tensor<f32>
    stablehlo.return %134 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<1x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %135 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%128, %135) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %136 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%137: tensor<f32>, %138: tensor<f32>):
    %139 = "stablehlo.compare"(%137, %138) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %139 : tensor<i1>
  }, {
    ^bb0(%140: tensor<f32>, %141: tensor<f32>):
    %142 = stablehlo.add %140, %141 : tensor<f32>
    stablehlo.return %142 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<1x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %143 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%136, %143) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %144 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%145: tensor<f32>, %146: tensor<f32>):
    %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %147 : tensor<i1>
  }, {
    ^bb0(%148: tensor<f32>, %149: tensor<f32>):
    %150 = stablehlo.add %148, %149 : tensor<f32>
    stablehlo.return %150 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<1x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %151 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 2.0, 1.0], [1.0, 0.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%144, %151) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  return
}
// -----
// select_and_scatter of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 1.0, 0.0], [1.0, 1.0, 0.0, 0.0, 0.0, 1.0], [0.0, 1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]]> : tensor<4x6xf64>
  %1 = stablehlo.constant dense<[[-1.0, -1.0], [1.0, -1.0]]> : tensor<2x2xf64>
  %2 = stablehlo.constant dense<1.0> : tensor<f64>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f64>, %5: tensor<f64>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f64>, %8: tensor<f64>):
    %9 = stablehlo.add %7, %8 : tensor<f64>
    stablehlo.return %9 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<2x2xf64>, tensor<f64>) -> tensor<4x6xf64>
  %10 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<f64>, %13: tensor<f64>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<f64>, %16: tensor<f64>):
    %17 = stablehlo.add %15, %16 : tensor<f64>
    stablehlo.return %17 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<2x2xf64>, tensor<f64>) -> tensor<4x6xf64>
  %18 = stablehlo.constant dense<[[0.0, 1.0, 1.0, 0.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 0.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %19 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%20: tensor<f64>, %21: tensor<f64>):
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }, {
    ^bb0(%23: tensor<f64>, %24: tensor<f64>):
    %25 = stablehlo.add %23, %24 : tensor<f64>
    stablehlo.return %25 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<2x2xf64>, tensor<f64>) -> tensor<4x6xf64>
  %26 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 2.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%19, %26) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %27 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0], [0.0, 0.0, 0.0, 0.0, -1.0]]> : tensor<3x5xf64>
  %28 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<f64>, %30: tensor<f64>):
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  }, {
    ^bb0(%32: tensor<f64>, %33: tensor<f64>):
    %34 = stablehlo.add %32, %33 : tensor<f64>
    stablehlo.return %34 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<3x5xf64>, tensor<f64>) -> tensor<4x6xf64>
  %35 = stablehlo.constant dense<[[1.0, 1.0, 0.0, 1.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 2.0], [1.0, 1.0, 2.0, 1.0, -1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%28, %35) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %36 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%37: tensor<f64>, %38: tensor<f64>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }, {
    ^bb0(%40: tensor<f64>, %41: tensor<f64>):
    %42 = stablehlo.add %40, %41 : tensor<f64>
    stablehlo.return %42 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<3x5xf64>, tensor<f64>) -> tensor<4x6xf64>
  %43 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 1.0, 1.0, 2.0], [1.0, 1.0, 3.0, 0.0, 2.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%36, %43) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %44 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%45: tensor<f64>, %46: tensor<f64>):
    %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %47 : tensor<i1>
  }, {
    ^bb0(%48: tensor<f64>, %49: tensor<f64>):
    %50 = stablehlo.add %48, %49 : tensor<f64>
    stablehlo.return %50 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<3x5xf64>, tensor<f64>) -> tensor<4x6xf64>
  %51 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 0.0, 1.0, 2.0], [1.0, 2.0, 3.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%44, %51) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %52 = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [0.0, 0.0, 1.0]]> : tensor<2x3xf64>
  %53 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<f64>, %55: tensor<f64>):
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %56 : tensor<i1>
  }, {
    ^bb0(%57: tensor<f64>, %58: tensor<f64>):
    %59 = stablehlo.add %57, %58 : tensor<f64>
    stablehlo.return %59 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) -> tensor<4x6xf64>
  %60 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 2.0, 1.0], [0.0, 2.0, 1.0, 1.0, 1.0, 2.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%53, %60) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %61 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%62: tensor<f64>, %63: tensor<f64>):
    %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %64 : tensor<i1>
  }, {
    ^bb0(%65: tensor<f64>, %66: tensor<f64>):
    %67 = stablehlo.add %65, %66 : tensor<f64>
    stablehlo.return %67 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) -> tensor<4x6xf64>
  %68 = stablehlo.constant dense<[[0.0, 2.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%61, %68) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %69 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%70: tensor<f64>, %71: tensor<f64>):
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %72 : tensor<i1>
  }, {
    ^bb0(%73: tensor<f64>, %74: tensor<f64>):
    %75 = stablehlo.add %73, %74 : tensor<f64>
    stablehlo.return %75 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<2x3xf64>, tensor<f64>) -> tensor<4x6xf64>
  %76 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 2.0], [1.0, 1.0, 1.0, 1.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%69, %76) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %77 = stablehlo.constant dense<[[-1.0, -1.0, 1.0], [-1.0, 1.0, -1.0], [1.0, 1.0, 0.0], [-1.0, -1.0, -1.0]]> : tensor<4x3xf64>
  %78 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%79: tensor<f64>, %80: tensor<f64>):
    %81 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %81 : tensor<i1>
  }, {
    ^bb0(%82: tensor<f64>, %83: tensor<f64>):
    %84 = stablehlo.add %82, %83 : tensor<f64>
    stablehlo.return %84 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<4x3xf64>, tensor<f64>) -> tensor<4x6xf64>
  %85 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 1.0, 2.0, 1.0], [0.0, 2.0, 1.0, 1.0, 1.0, 0.0], [1.0, 3.0, 1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%78, %85) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %86 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%87: tensor<f64>, %88: tensor<f64>):
    %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<f64>, %91: tensor<f64>):
    %92 = stablehlo.add %90, %91 : tensor<f64>
    stablehlo.return %92 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<4x3xf64>, tensor<f64>) -> tensor<4x6xf64>
  %93 = stablehlo.constant dense<[[0.0, 0.0, 1.0, 2.0, 1.0, 1.0], [0.0, 1.0, 2.0, 0.0, 1.0, 1.0], [2.0, 1.0, 1.0, 2.0, 1.0, 1.0], [0.0, 1.0, 1.0, -1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%86, %93) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %94 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%95: tensor<f64>, %96: tensor<f64>):
    %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  }, {
    ^bb0(%98: tensor<f64>, %99: tensor<f64>):
    %100 = stablehlo.add %98, %99 : tensor<f64>
    stablehlo.return %100 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<4x3xf64>, tensor<f64>) -> tensor<4x6xf64>
  %101 = stablehlo.constant dense<[[1.0, 0.0, 1.0, 0.0, 2.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 0.0], [1.0, 2.0, 2.0, 1.0, 1.0, 1.0], [1.0, 0.0, 0.0, 1.0, 1.0, 0.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%94, %101) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %102 = stablehlo.constant dense<[[-1.0, 1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 0.0, 1.0, 1.0, 1.0], [0.0, -1.0, -1.0, -1.0, 1.0, -1.0], [-1.0, 1.0, -1.0, 1.0, -1.0, 0.0]]> : tensor<4x6xf64>
  %103 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%104: tensor<f64>, %105: tensor<f64>):
    %106 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %106 : tensor<i1>
  }, {
    ^bb0(%107: tensor<f64>, %108: tensor<f64>):
    %109 = stablehlo.add %107, %108 : tensor<f64>
    stablehlo.return %109 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>) -> tensor<4x6xf64>
  %110 = stablehlo.constant dense<[[0.0, 2.0, 1.0, 2.0, 4.0, 0.0], [1.0, 2.0, 1.0, 2.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%103, %110) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %111 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%112: tensor<f64>, %113: tensor<f64>):
    %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %114 : tensor<i1>
  }, {
    ^bb0(%115: tensor<f64>, %116: tensor<f64>):
    %117 = stablehlo.add %115, %116 : tensor<f64>
    stablehlo.return %117 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>) -> tensor<4x6xf64>
  %118 = stablehlo.constant dense<[[1.0, 2.0, 0.0, 2.0, 2.0, 0.0], [1.0, 2.0, 0.0, 2.0, 2.0, 1.0], [0.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%111, %118) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %119 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%120: tensor<f64>, %121: tensor<f64>):
    %122 = "stablehlo.compare"(%120, %121) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %122 : tensor<i1>
  }, {
    ^bb0(%123: tensor<f64>, %124: tensor<f64>):
    %125 = stablehlo.add %123, %124 : tensor<f64>
    stablehlo.return %125 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<4x6xf64>, tensor<f64>) -> tensor<4x6xf64>
  %126 = stablehlo.constant dense<[[0.0, 2.0, 1.0, 2.0, 3.0, 0.0], [2.0, 2.0, 1.0, 2.0, 1.0, 1.0], [1.0, 0.0, 0.0, 0.0, 1.0, 1.0], [0.0, 2.0, 0.0, 2.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%119, %126) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %127 = stablehlo.constant dense<[[1.0, 0.0]]> : tensor<1x2xf64>
  %128 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%129: tensor<f64>, %130: tensor<f64>):
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %131 : tensor<i1>
  }, {
    ^bb0(%132: tensor<f64>, %133: tensor<f64>):
    %134 = stablehlo.add %132, %133 : tensor<f64>
    stablehlo.return %134 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<1x2xf64>, tensor<f64>) -> tensor<4x6xf64>
  %135 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%128, %135) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %136 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%137: tensor<f64>, %138: tensor<f64>):
    %139 = "stablehlo.compare"(%137, %138) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %139 : tensor<i1>
  }, {
    ^bb0(%140: tensor<f64>, %141: tensor<f64>):
    %142 = stablehlo.add %140, %141 : tensor<f64>
    stablehlo.return %142 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<1x2xf64>, tensor<f64>) -> tensor<4x6xf64>
  %143 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%136, %143) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  %144 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%145: tensor<f64>, %146: tensor<f64>):
    %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %147 : tensor<i1>
  }, {
    ^bb0(%148: tensor<f64>, %149: tensor<f64>):
    %150 = stablehlo.add %148, %149 : tensor<f64>
    stablehlo.return %150 : tensor<f64>
  }) : (tensor<4x6xf64>, tensor<1x2xf64>, tensor<f64>) -> tensor<4x6xf64>
  %151 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x6xf64>
  stablehlo.custom_call @check.expect_eq(%144, %151) : (tensor<4x6xf64>, tensor<4x6xf64>) -> ()
  return
}
// -----
// select_and_scatter of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(-1.0, -1.0), (0.0, -1.0)], [(0.0, 0.0), (1.0, -1.0)]]> : tensor<2x2xcomplex<f32>>
  %2 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<complex<f32>>, %5: tensor<complex<f32>>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<complex<f32>>, %8: tensor<complex<f32>>):
    %9 = stablehlo.add %7, %8 : tensor<complex<f32>>
    stablehlo.return %9 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %10 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, -1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, -1.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, -1.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<complex<f32>>, %13: tensor<complex<f32>>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<complex<f32>>, %16: tensor<complex<f32>>):
    %17 = stablehlo.add %15, %16 : tensor<complex<f32>>
    stablehlo.return %17 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %18 = stablehlo.constant dense<[[(0.0, -1.0), (1.0, 0.0), (1.0, 0.0), (1.0, -1.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, -1.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %19 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%20: tensor<complex<f32>>, %21: tensor<complex<f32>>):
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }, {
    ^bb0(%23: tensor<complex<f32>>, %24: tensor<complex<f32>>):
    %25 = stablehlo.add %23, %24 : tensor<complex<f32>>
    stablehlo.return %25 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %26 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (1.0, -1.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, -1.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%19, %26) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %27 = stablehlo.constant dense<[[(0.0, -1.0), (1.0, 0.0), (-1.0, 0.0), (1.0, -1.0), (1.0, 0.0)], [(-1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (1.0, -1.0), (1.0, 1.0)], [(-1.0, -1.0), (1.0, 1.0), (0.0, 0.0), (-1.0, 0.0), (-1.0, -1.0)]]> : tensor<3x5xcomplex<f32>>
  %28 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<complex<f32>>, %30: tensor<complex<f32>>):
    %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  }, {
    ^bb0(%32: tensor<complex<f32>>, %33: tensor<complex<f32>>):
    %34 = stablehlo.add %32, %33 : tensor<complex<f32>>
    stablehlo.return %34 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %35 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, -1.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (3.0, -2.0), (1.0, 0.0), (1.0, 0.0)], [(0.0, -1.0), (1.0, 0.0), (2.0, 1.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%28, %35) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %36 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%37: tensor<complex<f32>>, %38: tensor<complex<f32>>):
    %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }, {
    ^bb0(%40: tensor<complex<f32>>, %41: tensor<complex<f32>>):
    %42 = stablehlo.add %40, %41 : tensor<complex<f32>>
    stablehlo.return %42 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %43 = stablehlo.constant dense<[[(1.0, -1.0), (1.0, 0.0), (1.0, 0.0), (2.0, -1.0), (2.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (1.0, 0.0), (3.0, 0.0), (1.0, 0.0)], [(0.0, -1.0), (3.0, 2.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, -1.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%36, %43) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %44 = "stablehlo.select_and_scatter"(%0, %27, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%45: tensor<complex<f32>>, %46: tensor<complex<f32>>):
    %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %47 : tensor<i1>
  }, {
    ^bb0(%48: tensor<complex<f32>>, %49: tensor<complex<f32>>):
    %50 = stablehlo.add %48, %49 : tensor<complex<f32>>
    stablehlo.return %50 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %51 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (0.0, -1.0), (2.0, 0.0), (1.0, -1.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (2.0, 1.0), (2.0, 0.0), (2.0, -1.0), (1.0, 0.0)], [(1.0, 0.0), (0.0, -1.0), (2.0, 1.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%44, %51) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %52 = stablehlo.constant dense<[[(1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)], [(-1.0, 1.0), (1.0, 0.0), (1.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %53 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<complex<f32>>, %55: tensor<complex<f32>>):
    %56 = "stablehlo.compare"(%54, %55) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %56 : tensor<i1>
  }, {
    ^bb0(%57: tensor<complex<f32>>, %58: tensor<complex<f32>>):
    %59 = stablehlo.add %57, %58 : tensor<complex<f32>>
    stablehlo.return %59 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %60 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (3.0, -1.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%53, %60) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %61 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%62: tensor<complex<f32>>, %63: tensor<complex<f32>>):
    %64 = "stablehlo.compare"(%62, %63) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %64 : tensor<i1>
  }, {
    ^bb0(%65: tensor<complex<f32>>, %66: tensor<complex<f32>>):
    %67 = stablehlo.add %65, %66 : tensor<complex<f32>>
    stablehlo.return %67 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %68 = stablehlo.constant dense<[[(2.0, 1.0), (1.0, 0.0), (0.0, 0.0), (2.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(0.0, 1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, -1.0), (1.0, 0.0)], [(1.0, 0.0), (2.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%61, %68) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %69 = "stablehlo.select_and_scatter"(%0, %52, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%70: tensor<complex<f32>>, %71: tensor<complex<f32>>):
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %72 : tensor<i1>
  }, {
    ^bb0(%73: tensor<complex<f32>>, %74: tensor<complex<f32>>):
    %75 = stablehlo.add %73, %74 : tensor<complex<f32>>
    stablehlo.return %75 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %76 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 2.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (3.0, -1.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%69, %76) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %77 = stablehlo.constant dense<[[(-1.0, 1.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 1.0), (-1.0, 0.0), (-1.0, 1.0)], [(-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)], [(-1.0, 0.0), (-1.0, -1.0), (1.0, -1.0)]]> : tensor<4x3xcomplex<f32>>
  %78 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%79: tensor<complex<f32>>, %80: tensor<complex<f32>>):
    %81 = "stablehlo.compare"(%79, %80) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %81 : tensor<i1>
  }, {
    ^bb0(%82: tensor<complex<f32>>, %83: tensor<complex<f32>>):
    %84 = stablehlo.add %82, %83 : tensor<complex<f32>>
    stablehlo.return %84 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %85 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (-1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 0.0)], [(0.0, -1.0), (1.0, 0.0), (2.0, 1.0), (0.0, 1.0), (1.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, -1.0), (2.0, -1.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%78, %85) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %86 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%87: tensor<complex<f32>>, %88: tensor<complex<f32>>):
    %89 = "stablehlo.compare"(%87, %88) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %89 : tensor<i1>
  }, {
    ^bb0(%90: tensor<complex<f32>>, %91: tensor<complex<f32>>):
    %92 = stablehlo.add %90, %91 : tensor<complex<f32>>
    stablehlo.return %92 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %93 = stablehlo.constant dense<[[(0.0, 1.0), (1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(0.0, 1.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 0.0)], [(0.0, -1.0), (2.0, 1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 1.0)], [(0.0, 0.0), (0.0, -1.0), (1.0, 0.0), (1.0, 0.0), (2.0, -1.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%86, %93) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %94 = "stablehlo.select_and_scatter"(%0, %77, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%95: tensor<complex<f32>>, %96: tensor<complex<f32>>):
    %97 = "stablehlo.compare"(%95, %96) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %97 : tensor<i1>
  }, {
    ^bb0(%98: tensor<complex<f32>>, %99: tensor<complex<f32>>):
    %100 = stablehlo.add %98, %99 : tensor<complex<f32>>
    stablehlo.return %100 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %101 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (0.0, -1.0), (1.0, 0.0), (2.0, 1.0), (0.0, 1.0), (1.0, 0.0)], [(1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, -2.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%94, %101) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %102 = stablehlo.constant dense<[[(-1.0, 1.0), (1.0, 0.0), (0.0, 0.0), (-1.0, 0.0), (-1.0, -1.0), (0.0, 1.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, -1.0), (0.0, 1.0)], [(1.0, 0.0), (-1.0, 1.0), (-1.0, 0.0), (1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)], [(-1.0, -1.0), (0.0, -1.0), (0.0, 0.0), (1.0, 1.0), (0.0, 0.0), (-1.0, -1.0)]]> : tensor<4x6xcomplex<f32>>
  %103 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%104: tensor<complex<f32>>, %105: tensor<complex<f32>>):
    %106 = "stablehlo.compare"(%104, %105) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %106 : tensor<i1>
  }, {
    ^bb0(%107: tensor<complex<f32>>, %108: tensor<complex<f32>>):
    %109 = stablehlo.add %107, %108 : tensor<complex<f32>>
    stablehlo.return %109 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %110 = stablehlo.constant dense<[[(0.0, 1.0), (0.0, 1.0), (1.0, 0.0), (0.0, 0.0), (-1.0, -2.0), (2.0, 2.0)], [(0.0, -1.0), (1.0, -1.0), (1.0, 0.0), (2.0, 2.0), (1.0, 0.0), (0.0, -1.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%103, %110) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %111 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%112: tensor<complex<f32>>, %113: tensor<complex<f32>>):
    %114 = "stablehlo.compare"(%112, %113) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %114 : tensor<i1>
  }, {
    ^bb0(%115: tensor<complex<f32>>, %116: tensor<complex<f32>>):
    %117 = stablehlo.add %115, %116 : tensor<complex<f32>>
    stablehlo.return %117 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %118 = stablehlo.constant dense<[[(0.0, 1.0), (1.0, 0.0), (1.0, 0.0), (0.0, 1.0), (-2.0, -2.0), (2.0, 2.0)], [(0.0, -1.0), (1.0, 0.0), (1.0, 0.0), (2.0, 1.0), (1.0, 0.0), (0.0, -1.0)], [(1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%111, %118) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %119 = "stablehlo.select_and_scatter"(%0, %102, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%120: tensor<complex<f32>>, %121: tensor<complex<f32>>):
    %122 = "stablehlo.compare"(%120, %121) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %122 : tensor<i1>
  }, {
    ^bb0(%123: tensor<complex<f32>>, %124: tensor<complex<f32>>):
    %125 = stablehlo.add %123, %124 : tensor<complex<f32>>
    stablehlo.return %125 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %126 = stablehlo.constant dense<[[(0.0, 1.0), (2.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, -1.0), (1.0, 1.0)], [(0.0, 0.0), (-1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, -1.0), (1.0, 1.0)], [(2.0, 0.0), (1.0, 0.0), (0.0, 0.0), (2.0, 1.0), (0.0, 0.0), (2.0, 0.0)], [(0.0, -1.0), (1.0, 0.0), (1.0, 0.0), (2.0, 1.0), (1.0, 0.0), (0.0, -1.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%119, %126) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %127 = stablehlo.constant dense<[[(0.0, -1.0), (-1.0, 0.0)]]> : tensor<1x2xcomplex<f32>>
  %128 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%129: tensor<complex<f32>>, %130: tensor<complex<f32>>):
    %131 = "stablehlo.compare"(%129, %130) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %131 : tensor<i1>
  }, {
    ^bb0(%132: tensor<complex<f32>>, %133: tensor<complex<f32>>):
    %134 = stablehlo.add %132, %133 : tensor<complex<f32>>
    stablehlo.return %134 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %135 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, -1.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%128, %135) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %136 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%137: tensor<complex<f32>>, %138: tensor<complex<f32>>):
    %139 = "stablehlo.compare"(%137, %138) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %139 : tensor<i1>
  }, {
    ^bb0(%140: tensor<complex<f32>>, %141: tensor<complex<f32>>):
    %142 = stablehlo.add %140, %141 : tensor<complex<f32>>
    stablehlo.return %142 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %143 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, -1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%136, %143) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  %144 = "stablehlo.select_and_scatter"(%0, %127, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%145: tensor<complex<f32>>, %146: tensor<complex<f32>>):
    %147 = "stablehlo.compare"(%145, %146) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %147 : tensor<i1>
  }, {
    ^bb0(%148: tensor<complex<f32>>, %149: tensor<complex<f32>>):
    %150 = stablehlo.add %148, %149 : tensor<complex<f32>>
    stablehlo.return %150 : tensor<complex<f32>>
  }) : (tensor<4x6xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
  %151 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, -1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%144, %151) : (tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>) -> ()
  return
}
// -----
// select_and_scatter of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<4x6xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(1.0, -1.0), (0.0, 0.0)], [(-1.0, 1.0), (1.0, -1.0)]]> : tensor<2x2xcomplex<f64>>
  %2 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<complex<f64>>, %5: tensor<complex<f64>>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<complex<f64>>, %8: tensor<complex<f64>>):
    %9 = stablehlo.add %7, %8 : tensor<complex<f64>>
    stablehlo.return %9 : tensor<complex<f64>>
  }) : (tensor<4x6xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x6xcomplex<f64>>
  %10 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (2.0, -1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(0.0, 1.0), (1.0, 0.0), (1.0, 0.0), (2.0, -1.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
  %11 = stablehlo.constant dense<[[(1.0, 0.0), (-1.0, -1.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, 1.0), (0.0, 0.0), (-1.0, 0.0), (1.0, 1.0), (1.0, -1.0)], [(-1.0, 1.0), (-1.0, 0.0), (-1.0, 0.0), (0.0, 0.0), (-1.0, -1.0)]]> : tensor<3x5xcomplex<f64>>
  %12 = "stablehlo.select_and_scatter"(%0, %11, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<complex<f64>>, %14: tensor<complex<f64>>):
    %15 = "stablehlo.compare"(%13, %14) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }, {
    ^bb0(%16: tensor<complex<f64>>, %17: tensor<complex<f64>>):
    %18 = stablehlo.add %16, %17 : tensor<complex<f64>>
    stablehlo.return %18 : tensor<complex<f64>>
  }) : (tensor<4x6xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x6xcomplex<f64>>
  %19 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 1.0), (0.0, -1.0), (2.0, 1.0), (1.0, 0.0), (2.0, -1.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(0.0, 1.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (0.0, -1.0)]]> : tensor<4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %19) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
  %20 = stablehlo.constant dense<[[(-1.0, 0.0), (1.0, 1.0), (0.0, 1.0)], [(-1.0, -1.0), (-1.0, 0.0), (0.0, 1.0)]]> : tensor<2x3xcomplex<f64>>
  %21 = "stablehlo.select_and_scatter"(%0, %20, %2) <{window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<complex<f64>>, %23: tensor<complex<f64>>):
    %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }, {
    ^bb0(%25: tensor<complex<f64>>, %26: tensor<complex<f64>>):
    %27 = stablehlo.add %25, %26 : tensor<complex<f64>>
    stablehlo.return %27 : tensor<complex<f64>>
  }) : (tensor<4x6xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x6xcomplex<f64>>
  %28 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (2.0, 1.0), (1.0, 0.0), (1.0, 0.0), (1.0, 1.0)], [(1.0, 0.0), (-2.0, -1.0), (1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%21, %28) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
  %29 = stablehlo.constant dense<[[(1.0, -1.0), (1.0, -1.0), (-1.0, 0.0)], [(1.0, -1.0), (0.0, 1.0), (-1.0, 1.0)], [(-1.0, 0.0), (0.0, 1.0), (1.0, 0.0)], [(0.0, -1.0), (1.0, 0.0), (-1.0, -1.0)]]> : tensor<4x3xcomplex<f64>>
  %30 = "stablehlo.select_and_scatter"(%0, %29, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%31: tensor<complex<f64>>, %32: tensor<complex<f64>>):
    %33 = "stablehlo.compare"(%31, %32) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %33 : tensor<i1>
  }, {
    ^bb0(%34: tensor<complex<f64>>, %35: tensor<complex<f64>>):
    %36 = stablehlo.add %34, %35 : tensor<complex<f64>>
    stablehlo.return %36 : tensor<complex<f64>>
  }) : (tensor<4x6xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x6xcomplex<f64>>
  %37 = stablehlo.constant dense<[[(1.0, 0.0), (2.0, -1.0), (2.0, -1.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (2.0, -1.0), (1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (0.0, 1.0)], [(1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (1.0, 0.0), (2.0, 0.0)], [(1.0, -1.0), (1.0, 0.0), (1.0, 0.0), (1.0, -1.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%30, %37) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
  %38 = stablehlo.constant dense<[[(-1.0, 0.0), (1.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 1.0), (0.0, 0.0)], [(1.0, -1.0), (1.0, 1.0), (-1.0, 0.0), (-1.0, 1.0), (1.0, -1.0), (0.0, 1.0)], [(0.0, -1.0), (1.0, 0.0), (-1.0, 1.0), (0.0, 1.0), (-1.0, -1.0), (-1.0, -1.0)], [(1.0, 0.0), (0.0, 1.0), (0.0, 1.0), (1.0, -1.0), (1.0, 1.0), (1.0, 1.0)]]> : tensor<4x6xcomplex<f64>>
  %39 = "stablehlo.select_and_scatter"(%0, %38, %2) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%40: tensor<complex<f64>>, %41: tensor<complex<f64>>):
    %42 = "stablehlo.compare"(%40, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %42 : tensor<i1>
  }, {
    ^bb0(%43: tensor<complex<f64>>, %44: tensor<complex<f64>>):
    %45 = stablehlo.add %43, %44 : tensor<complex<f64>>
    stablehlo.return %45 : tensor<complex<f64>>
  }) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x6xcomplex<f64>>
  %46 = stablehlo.constant dense<[[(1.0, -2.0), (2.0, 1.0), (-2.0, 1.0), (1.0, -1.0), (2.0, -1.0), (0.0, 0.0)], [(1.0, 0.0), (3.0, 2.0), (1.0, 1.0), (1.0, 1.0), (2.0, 1.0), (2.0, 1.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(2.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%39, %46) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
  %47 = stablehlo.constant dense<[[(-1.0, 0.0), (1.0, 1.0)]]> : tensor<1x2xcomplex<f64>>
  %48 = "stablehlo.select_and_scatter"(%0, %47, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 3>, padding = dense<[[-1, 0], [0, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<complex<f64>>, %50: tensor<complex<f64>>):
    %51 = "stablehlo.compare"(%49, %50) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    stablehlo.return %51 : tensor<i1>
  }, {
    ^bb0(%52: tensor<complex<f64>>, %53: tensor<complex<f64>>):
    %54 = stablehlo.add %52, %53 : tensor<complex<f64>>
    stablehlo.return %54 : tensor<complex<f64>>
  }) : (tensor<4x6xcomplex<f64>>, tensor<1x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x6xcomplex<f64>>
  %55 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 1.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%48, %55) : (tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>) -> ()
  return
}
// -----
// select_and_scatter of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xE207EF14FCE409F116FEE60BF31800E80DF51A02EA0FF71C"> : tensor<4x6xi8>}> : () -> tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<[[-8, 3, -3], [8, 2, -4]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<5> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
    ^bb0(%4: tensor<!quant.uniform<i8:f32, 0.5:3>>, %5: tensor<!quant.uniform<i8:f32, 0.5:3>>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<!quant.uniform<i8:f32, 0.5:3>>, %8: tensor<!quant.uniform<i8:f32, 0.5:3>>):
    %9 = stablehlo.add %7, %8 : tensor<!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %9 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>
  %10 = "stablehlo.constant"() <{value = dense<"0x050505050505FA05050505FF0505050505050A05050405FE"> : tensor<4x6xi8>}> : () -> tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>, tensor<4x6x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// select_and_scatter of f32, small windows, differences
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 7.0, 1.0, 8.0, 2.0, 9.0], [3.0, 10.0, 4.0, 11.0, 5.0, 12.0], [6.0, 0.0, 7.0, 1.0, 8.0, 2.0], [9.0, 3.0, 10.0, 4.0, 11.0, 5.0]]> : tensor<4x6xf32>
  %1 = stablehlo.constant dense<[[1.0, 4.0, 7.0, 3.0, 6.0, 2.0], [5.0, 1.0, 4.0, 7.0, 3.0, 6.0], [2.0, 5.0, 1.0, 4.0, 7.0, 3.0], [6.0, 2.0, 5.0, 1.0, 4.0, 7.0]]> : tensor<4x6xf32>
  %2 = stablehlo.constant dense<5.0> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[1, -1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<f32>, %5: tensor<f32>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<f32>, %8: tensor<f32>):
    %9 = stablehlo.subtract %7, %8 : tensor<f32>
    stablehlo.return %9 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %10 = stablehlo.constant dense<[[0.0, 4.0, 1.0, -2.0, 2.0, -1.0], [3.0, 0.0, 4.0, 1.0, -2.0, 2.0], [-1.0, 3.0, 0.0, 4.0, 1.0, -2.0], [5.0, 5.0, 5.0, 5.0, 5.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[1, -1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<f32>, %13: tensor<f32>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<f32>, %16: tensor<f32>):
    %17 = stablehlo.subtract %16, %15 : tensor<f32>
    stablehlo.return %17 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %18 = stablehlo.constant dense<[[0.0, -4.0, -1.0, 2.0, -2.0, 1.0], [-3.0, 0.0, -4.0, -1.0, 2.0, -2.0], [1.0, -3.0, 0.0, -4.0, -1.0, 2.0], [5.0, 5.0, 5.0, 5.0, 5.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %19 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%20: tensor<f32>, %21: tensor<f32>):
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }, {
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.subtract %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %26 = stablehlo.constant dense<[[1.0, -2.0, 2.0, -1.0, 3.0, 5.0], [4.0, 1.0, -2.0, 2.0, -1.0, 5.0], [0.0, 4.0, 1.0, -2.0, 2.0, 5.0], [3.0, 0.0, 4.0, 1.0, -2.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%19, %26) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %27 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %30 : tensor<i1>
  }, {
    ^bb0(%31: tensor<f32>, %32: tensor<f32>):
    %33 = stablehlo.subtract %32, %31 : tensor<f32>
    stablehlo.return %33 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %34 = stablehlo.constant dense<[[-1.0, 2.0, -2.0, 1.0, -3.0, 5.0], [-4.0, -1.0, 2.0, -2.0, 1.0, 5.0], [0.0, -4.0, -1.0, 2.0, -2.0, 5.0], [-3.0, 0.0, -4.0, -1.0, 2.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%27, %34) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %35 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-2, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%36: tensor<f32>, %37: tensor<f32>):
    %38 = "stablehlo.compare"(%36, %37) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %38 : tensor<i1>
  }, {
    ^bb0(%39: tensor<f32>, %40: tensor<f32>):
    %41 = stablehlo.subtract %39, %40 : tensor<f32>
    stablehlo.return %41 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %42 = stablehlo.constant dense<[[5.0, 5.0, 4.0, 1.0, -2.0, 2.0], [5.0, 5.0, 0.0, 4.0, 1.0, -2.0], [5.0, 5.0, 3.0, 0.0, 4.0, 1.0], [5.0, 5.0, -1.0, 3.0, 0.0, 4.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%35, %42) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %43 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-2, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<f32>, %45: tensor<f32>):
    %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<f32>, %48: tensor<f32>):
    %49 = stablehlo.subtract %48, %47 : tensor<f32>
    stablehlo.return %49 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %50 = stablehlo.constant dense<[[5.0, 5.0, -4.0, -1.0, 2.0, -2.0], [5.0, 5.0, 0.0, -4.0, -1.0, 2.0], [5.0, 5.0, -3.0, 0.0, -4.0, -1.0], [5.0, 5.0, 1.0, -3.0, 0.0, -4.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%43, %50) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %51 = stablehlo.constant dense<[[1.0, 4.0], [7.0, 3.0]]> : tensor<2x2xf32>
  %52 = "stablehlo.select_and_scatter"(%0, %51, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<f32>, %54: tensor<f32>):
    %55 = "stablehlo.compare"(%53, %54) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }, {
    ^bb0(%56: tensor<f32>, %57: tensor<f32>):
    %58 = stablehlo.subtract %56, %57 : tensor<f32>
    stablehlo.return %58 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %59 = stablehlo.constant dense<[[4.0, 5.0, 5.0, 1.0, 5.0, 5.0], [5.0, 5.0, 5.0, 5.0, 5.0, 5.0], [-2.0, 5.0, 5.0, 2.0, 5.0, 5.0], [5.0, 5.0, 5.0, 5.0, 5.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%52, %59) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %60 = "stablehlo.select_and_scatter"(%0, %51, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%61: tensor<f32>, %62: tensor<f32>):
    %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %63 : tensor<i1>
  }, {
    ^bb0(%64: tensor<f32>, %65: tensor<f32>):
    %66 = stablehlo.subtract %65, %64 : tensor<f32>
    stablehlo.return %66 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
  %67 = stablehlo.constant dense<[[-4.0, 5.0, 5.0, -1.0, 5.0, 5.0], [5.0, 5.0, 5.0, 5.0, 5.0, 5.0], [2.0, 5.0, 5.0, -2.0, 5.0, 5.0], [5.0, 5.0, 5.0, 5.0, 5.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%60, %67) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %68 = stablehlo.constant dense<[[1.0, 4.0, 7.0, 3.0, 6.0, 2.0], [5.0, 1.0, 4.0, 7.0, 3.0, 6.0]]> : tensor<2x6xf32>
  %69 = "stablehlo.select_and_scatter"(%0, %68, %2) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%70: tensor<f32>, %71: tensor<f32>):
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %72 : tensor<i1>
  }, {
    ^bb0(%73: tensor<f32>, %74: tensor<f32>):
    %75 = stablehlo.subtract %73, %74 : tensor<f32>
    stablehlo.return %75 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %76 = stablehlo.constant dense<[[5.0, 5.0, 5.0, 5.0, 5.0, 5.0], [1.0, -2.0, 2.0, -1.0, 3.0, 5.0], [5.0, 5.0, 5.0, 5.0, 5.0, 5.0], [4.0, 1.0, -2.0, 2.0, -1.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%69, %76) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %77 = "stablehlo.select_and_scatter"(%0, %68, %2) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<f32>, %79: tensor<f32>):
    %80 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %80 : tensor<i1>
  }, {
    ^bb0(%81: tensor<f32>, %82: tensor<f32>):
    %83 = stablehlo.subtract %82, %81 : tensor<f32>
    stablehlo.return %83 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %84 = stablehlo.constant dense<[[5.0, 5.0, 5.0, 5.0, 5.0, 5.0], [-1.0, 2.0, -2.0, 1.0, -3.0, 5.0], [5.0, 5.0, 5.0, 5.0, 5.0, 5.0], [-4.0, -1.0, 2.0, -2.0, 1.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%77, %84) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %85 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%86: tensor<f32>, %87: tensor<f32>):
    %88 = "stablehlo.compare"(%86, %87) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %88 : tensor<i1>
  }, {
    ^bb0(%89: tensor<f32>, %90: tensor<f32>):
    %91 = stablehlo.subtract %89, %90 : tensor<f32>
    stablehlo.return %91 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %92 = stablehlo.constant dense<[[5.0, 0.0, 5.0, -5.0, 5.0, -3.0], [5.0, -1.0, 5.0, -6.0, 5.0, -4.0], [3.0, 5.0, -1.0, 5.0, -9.0, 5.0], [-1.0, 5.0, -2.0, 5.0, -7.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%85, %92) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %93 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%94: tensor<f32>, %95: tensor<f32>):
    %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %96 : tensor<i1>
  }, {
    ^bb0(%97: tensor<f32>, %98: tensor<f32>):
    %99 = stablehlo.subtract %98, %97 : tensor<f32>
    stablehlo.return %99 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %100 = stablehlo.constant dense<[[5.0, 8.0, 5.0, 1.0, 5.0, 1.0], [5.0, 1.0, 5.0, 8.0, 5.0, 8.0], [-3.0, 5.0, 1.0, 5.0, -5.0, 5.0], [1.0, 5.0, 8.0, 5.0, -1.0, 5.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%93, %100) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  return
}
// -----
// select_and_scatter of i32, small windows, differences
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 7, 1, 8, 2, 9], [3, 10, 4, 11, 5, 12], [6, 0, 7, 1, 8, 2], [9, 3, 10, 4, 11, 5]]> : tensor<4x6xi32>
  %1 = stablehlo.constant dense<[[1, 4, 7, 3, 6, 2], [5, 1, 4, 7, 3, 6], [2, 5, 1, 4, 7, 3], [6, 2, 5, 1, 4, 7]]> : tensor<4x6xi32>
  %2 = stablehlo.constant dense<5> : tensor<i32>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[1, -1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    %6 = "stablehlo.compare"(%4, %5) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
    ^bb0(%7: tensor<i32>, %8: tensor<i32>):
    %9 = stablehlo.subtract %7, %8 : tensor<i32>
    stablehlo.return %9 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %10 = stablehlo.constant dense<[[0, 4, 1, -2, 2, -1], [3, 0, 4, 1, -2, 2], [-1, 3, 0, 4, 1, -2], [5, 5, 5, 5, 5, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%3, %10) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %11 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[1, -1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%12: tensor<i32>, %13: tensor<i32>):
    %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }, {
    ^bb0(%15: tensor<i32>, %16: tensor<i32>):
    %17 = stablehlo.subtract %16, %15 : tensor<i32>
    stablehlo.return %17 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %18 = stablehlo.constant dense<[[0, -4, -1, 2, -2, 1], [-3, 0, -4, -1, 2, -2], [1, -3, 0, -4, -1, 2], [5, 5, 5, 5, 5, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%11, %18) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %19 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%20: tensor<i32>, %21: tensor<i32>):
    %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %22 : tensor<i1>
  }, {
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.subtract %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %26 = stablehlo.constant dense<[[1, -2, 2, -1, 3, 5], [4, 1, -2, 2, -1, 5], [0, 4, 1, -2, 2, 5], [3, 0, 4, 1, -2, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%19, %26) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %27 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = "stablehlo.compare"(%28, %29) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %30 : tensor<i1>
  }, {
    ^bb0(%31: tensor<i32>, %32: tensor<i32>):
    %33 = stablehlo.subtract %32, %31 : tensor<i32>
    stablehlo.return %33 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %34 = stablehlo.constant dense<[[-1, 2, -2, 1, -3, 5], [-4, -1, 2, -2, 1, 5], [0, -4, -1, 2, -2, 5], [-3, 0, -4, -1, 2, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%27, %34) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %35 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-2, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%36: tensor<i32>, %37: tensor<i32>):
    %38 = "stablehlo.compare"(%36, %37) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %38 : tensor<i1>
  }, {
    ^bb0(%39: tensor<i32>, %40: tensor<i32>):
    %41 = stablehlo.subtract %39, %40 : tensor<i32>
    stablehlo.return %41 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %42 = stablehlo.constant dense<[[5, 5, 4, 1, -2, 2], [5, 5, 0, 4, 1, -2], [5, 5, 3, 0, 4, 1], [5, 5, -1, 3, 0, 4]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%35, %42) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %43 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [-2, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<i32>, %45: tensor<i32>):
    %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %46 : tensor<i1>
  }, {
    ^bb0(%47: tensor<i32>, %48: tensor<i32>):
    %49 = stablehlo.subtract %48, %47 : tensor<i32>
    stablehlo.return %49 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %50 = stablehlo.constant dense<[[5, 5, -4, -1, 2, -2], [5, 5, 0, -4, -1, 2], [5, 5, -3, 0, -4, -1], [5, 5, 1, -3, 0, -4]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%43, %50) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %51 = stablehlo.constant dense<[[1, 4], [7, 3]]> : tensor<2x2xi32>
  %52 = "stablehlo.select_and_scatter"(%0, %51, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i32>, %54: tensor<i32>):
    %55 = "stablehlo.compare"(%53, %54) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %55 : tensor<i1>
  }, {
    ^bb0(%56: tensor<i32>, %57: tensor<i32>):
    %58 = stablehlo.subtract %56, %57 : tensor<i32>
    stablehlo.return %58 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x6xi32>
  %59 = stablehlo.constant dense<[[4, 5, 5, 1, 5, 5], [5, 5, 5, 5, 5, 5], [-2, 5, 5, 2, 5, 5], [5, 5, 5, 5, 5, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%52, %59) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %60 = "stablehlo.select_and_scatter"(%0, %51, %2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%61: tensor<i32>, %62: tensor<i32>):
    %63 = "stablehlo.compare"(%61, %62) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %63 : tensor<i1>
  }, {
    ^bb0(%64: tensor<i32>, %65: tensor<i32>):
    %66 = stablehlo.subtract %65, %64 : tensor<i32>
    stablehlo.return %66 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x2xi32>, tensor<i32>) -> tensor<4x6xi32>
  %67 = stablehlo.constant dense<[[-4, 5, 5, -1, 5, 5], [5, 5, 5, 5, 5, 5], [2, 5, 5, -2, 5, 5], [5, 5, 5, 5, 5, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%60, %67) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %68 = stablehlo.constant dense<[[1, 4, 7, 3, 6, 2], [5, 1, 4, 7, 3, 6]]> : tensor<2x6xi32>
  %69 = "stablehlo.select_and_scatter"(%0, %68, %2) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%70: tensor<i32>, %71: tensor<i32>):
    %72 = "stablehlo.compare"(%70, %71) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %72 : tensor<i1>
  }, {
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.subtract %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %76 = stablehlo.constant dense<[[5, 5, 5, 5, 5, 5], [1, -2, 2, -1, 3, 5], [5, 5, 5, 5, 5, 5], [4, 1, -2, 2, -1, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%69, %76) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %77 = "stablehlo.select_and_scatter"(%0, %68, %2) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<i32>, %79: tensor<i32>):
    %80 = "stablehlo.compare"(%78, %79) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %80 : tensor<i1>
  }, {
    ^bb0(%81: tensor<i32>, %82: tensor<i32>):
    %83 = stablehlo.subtract %82, %81 : tensor<i32>
    stablehlo.return %83 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<2x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %84 = stablehlo.constant dense<[[5, 5, 5, 5, 5, 5], [-1, 2, -2, 1, -3, 5], [5, 5, 5, 5, 5, 5], [-4, -1, 2, -2, 1, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%77, %84) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %85 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%86: tensor<i32>, %87: tensor<i32>):
    %88 = "stablehlo.compare"(%86, %87) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %88 : tensor<i1>
  }, {
    ^bb0(%89: tensor<i32>, %90: tensor<i32>):
    %91 = stablehlo.subtract %89, %90 : tensor<i32>
    stablehlo.return %91 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %92 = stablehlo.constant dense<[[5, 0, 5, -5, 5, -3], [5, -1, 5, -6, 5, -4], [3, 5, -1, 5, -9, 5], [-1, 5, -2, 5, -7, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%85, %92) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %93 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%94: tensor<i32>, %95: tensor<i32>):
    %96 = "stablehlo.compare"(%94, %95) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %96 : tensor<i1>
  }, {
    ^bb0(%97: tensor<i32>, %98: tensor<i32>):
    %99 = stablehlo.subtract %98, %97 : tensor<i32>
    stablehlo.return %99 : tensor<i32>
  }) : (tensor<4x6xi32>, tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %100 = stablehlo.constant dense<[[5, 8, 5, 1, 5, 1], [5, 1, 5, 8, 5, 8], [-3, 5, 1, 5, -5, 5], [1, 5, 8, 5, -1, 5]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%93, %100) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  return
}
