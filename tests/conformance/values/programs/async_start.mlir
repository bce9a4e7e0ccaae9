// async_start of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, true, false], [true, false, false]]> : tensor<2x3xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xi1>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi1>) -> tensor<2x2xi1>
    stablehlo.return %4 : tensor<2x2xi1>
  }) : (tensor<2x3xi1>) -> !stablehlo.future<tensor<2x2xi1>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xi1>>) -> tensor<2x2xi1>
  %6 = stablehlo.constant dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  return
}
// -----
// async_start of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, -2, -2], [-2, -2, -2]]> : tensor<2x3xi2>
  %1 = stablehlo.constant dense<-2> : tensor<i2>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xi2>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi2>) -> tensor<2x2xi2>
    stablehlo.return %4 : tensor<2x2xi2>
  }) : (tensor<2x3xi2>) -> !stablehlo.future<tensor<2x2xi2>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xi2>>) -> tensor<2x2xi2>
  %6 = stablehlo.constant dense<-2> : tensor<2x2xi2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xi2>, tensor<2x2xi2>) -> ()
  return
}
// -----
// async_start of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-7, 0, 2], [-8, 2, -2]]> : tensor<2x3xi4>
  %1 = stablehlo.constant dense<1> : tensor<i4>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xi4>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi4>) -> tensor<2x2xi4>
    stablehlo.return %4 : tensor<2x2xi4>
  }) : (tensor<2x3xi4>) -> !stablehlo.future<tensor<2x2xi4>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xi4>>) -> tensor<2x2xi4>
  %6 = stablehlo.constant dense<[[0, 2], [2, -2]]> : tensor<2x2xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xi4>, tensor<2x2xi4>) -> ()
  return
}
// -----
// async_start of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[45, -82, -1], [21, 94, -37]]> : tensor<2x3xi8>
  %1 = stablehlo.constant dense<-27> : tensor<i8>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xi8>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi8>) -> tensor<2x2xi8>
    stablehlo.return %4 : tensor<2x2xi8>
  }) : (tensor<2x3xi8>) -> !stablehlo.future<tensor<2x2xi8>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xi8>>) -> tensor<2x2xi8>
  %6 = stablehlo.constant dense<[[-82, -1], [94, -37]]> : tensor<2x2xi8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  return
}
// -----
// async_start of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[13781, -3323, 19563], [-3877, -10180, -10259]]> : tensor<2x3xi16>
  %1 = stablehlo.constant dense<20321> : tensor<i16>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xi16>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi16>) -> tensor<2x2xi16>
    stablehlo.return %4 : tensor<2x2xi16>
  }) : (tensor<2x3xi16>) -> !stablehlo.future<tensor<2x2xi16>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xi16>>) -> tensor<2x2xi16>
  %6 = stablehlo.constant dense<[[-3323, 19563], [-10180, -10259]]> : tensor<2x2xi16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xi16>, tensor<2x2xi16>) -> ()
  return
}
// -----
// async_start of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[1064839973, -118477052, 1260443693], [1888686158, 495980392, 1706010698]]> : tensor<2x3xi32>
  %1 = stablehlo.constant dense<-117323371> : tensor<i32>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xi32>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi32>) -> tensor<2x2xi32>
    stablehlo.return %4 : tensor<2x2xi32>
  }) : (tensor<2x3xi32>) -> !stablehlo.future<tensor<2x2xi32>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xi32>>) -> tensor<2x2xi32>
  %6 = stablehlo.constant dense<[[-118477052, 1260443693], [495980392, 1706010698]]> : tensor<2x2xi32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
  return
}
// -----
// async_start of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2186730848459048885, 5628493509449928717, 9153246051349367368], [1700212961454047287, 3758075196043194395, 7610892799990209727]]> : tensor<2x3xi64>
  %1 = stablehlo.constant dense<9027347911933158235> : tensor<i64>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xi64>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xi64>) -> tensor<2x2xi64>
    stablehlo.return %4 : tensor<2x2xi64>
  }) : (tensor<2x3xi64>) -> !stablehlo.future<tensor<2x2xi64>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xi64>>) -> tensor<2x2xi64>
  %6 = stablehlo.constant dense<[[5628493509449928717, 9153246051349367368], [3758075196043194395, 7610892799990209727]]> : tensor<2x2xi64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xi64>, tensor<2x2xi64>) -> ()
  return
}
// -----
// async_start of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 1], [2, 2, 2]]> : tensor<2x3xui2>
  %1 = stablehlo.constant dense<2> : tensor<ui2>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xui2>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui2>) -> tensor<2x2xui2>
    stablehlo.return %4 : tensor<2x2xui2>
  }) : (tensor<2x3xui2>) -> !stablehlo.future<tensor<2x2xui2>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xui2>>) -> tensor<2x2xui2>
  %6 = stablehlo.constant dense<[[0, 1], [2, 2]]> : tensor<2x2xui2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xui2>, tensor<2x2xui2>) -> ()
  return
}
// -----
// async_start of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 2, 1], [4, 1, 7]]> : tensor<2x3xui4>
  %1 = stablehlo.constant dense<11> : tensor<ui4>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xui4>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui4>) -> tensor<2x2xui4>
    stablehlo.return %4 : tensor<2x2xui4>
  }) : (tensor<2x3xui4>) -> !stablehlo.future<tensor<2x2xui4>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xui4>>) -> tensor<2x2xui4>
  %6 = stablehlo.constant dense<[[2, 1], [1, 7]]> : tensor<2x2xui4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xui4>, tensor<2x2xui4>) -> ()
  return
}
// -----
// async_start of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[233, 166, 150], [72, 100, 72]]> : tensor<2x3xui8>
  %1 = stablehlo.constant dense<137> : tensor<ui8>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xui8>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui8>) -> tensor<2x2xui8>
    stablehlo.return %4 : tensor<2x2xui8>
  }) : (tensor<2x3xui8>) -> !stablehlo.future<tensor<2x2xui8>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xui8>>) -> tensor<2x2xui8>
  %6 = stablehlo.constant dense<[[166, 150], [100, 72]]> : tensor<2x2xui8>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xui8>, tensor<2x2xui8>) -> ()
  return
}
// -----
// async_start of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[6736, 21413, 43658], [46453, 37000, 56078]]> : tensor<2x3xui16>
  %1 = stablehlo.constant dense<12017> : tensor<ui16>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xui16>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui16>) -> tensor<2x2xui16>
    stablehlo.return %4 : tensor<2x2xui16>
  }) : (tensor<2x3xui16>) -> !stablehlo.future<tensor<2x2xui16>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xui16>>) -> tensor<2x2xui16>
  %6 = stablehlo.constant dense<[[21413, 43658], [37000, 56078]]> : tensor<2x2xui16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xui16>, tensor<2x2xui16>) -> ()
  return
}
// -----
// async_start of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[3851233006, 4070236713, 2545372683], [2951862977, 1381465545, 1367012087]]> : tensor<2x3xui32>
  %1 = stablehlo.constant dense<3545642749> : tensor<ui32>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xui32>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui32>) -> tensor<2x2xui32>
    stablehlo.return %4 : tensor<2x2xui32>
  }) : (tensor<2x3xui32>) -> !stablehlo.future<tensor<2x2xui32>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xui32>>) -> tensor<2x2xui32>
  %6 = stablehlo.constant dense<[[4070236713, 2545372683], [1381465545, 1367012087]]> : tensor<2x2xui32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xui32>, tensor<2x2xui32>) -> ()
  return
}
// -----
// async_start of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[2540726551427116966, 3087004616667125181, 10210411650399356327], [11259670480631732677, 575200756428232486, 3963797052704136686]]> : tensor<2x3xui64>
  %1 = stablehlo.constant dense<9543899089935499477> : tensor<ui64>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xui64>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xui64>) -> tensor<2x2xui64>
    stablehlo.return %4 : tensor<2x2xui64>
  }) : (tensor<2x3xui64>) -> !stablehlo.future<tensor<2x2xui64>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xui64>>) -> tensor<2x2xui64>
  %6 = stablehlo.constant dense<[[3087004616667125181, 10210411650399356327], [575200756428232486, 3963797052704136686]]> : tensor<2x2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xui64>, tensor<2x2xui64>) -> ()
  return
}
// -----
// async_start of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]]> : tensor<2x3xf4E2M1FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf4E2M1FN>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf4E2M1FN>) -> tensor<2x2xf4E2M1FN>
    stablehlo.return %4 : tensor<2x2xf4E2M1FN>
  }) : (tensor<2x3xf4E2M1FN>) -> !stablehlo.future<tensor<2x2xf4E2M1FN>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf4E2M1FN>>) -> tensor<2x2xf4E2M1FN>
  %6 = stablehlo.constant dense<[[-3.0, -0.0], [0.0, -0.0]]> : tensor<2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> ()
  return
}
// -----
// async_start of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]]> : tensor<2x3xf6E2M3FN>
  %1 = stablehlo.constant dense<-3.75> : tensor<f6E2M3FN>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf6E2M3FN>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf6E2M3FN>) -> tensor<2x2xf6E2M3FN>
    stablehlo.return %4 : tensor<2x2xf6E2M3FN>
  }) : (tensor<2x3xf6E2M3FN>) -> !stablehlo.future<tensor<2x2xf6E2M3FN>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf6E2M3FN>>) -> tensor<2x2xf6E2M3FN>
  %6 = stablehlo.constant dense<[[2.25, 1.875], [0.25, 7.5]]> : tensor<2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> ()
  return
}
// -----
// async_start of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]]> : tensor<2x3xf6E3M2FN>
  %1 = stablehlo.constant dense<10.0> : tensor<f6E3M2FN>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf6E3M2FN>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf6E3M2FN>) -> tensor<2x2xf6E3M2FN>
    stablehlo.return %4 : tensor<2x2xf6E3M2FN>
  }) : (tensor<2x3xf6E3M2FN>) -> !stablehlo.future<tensor<2x2xf6E3M2FN>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf6E3M2FN>>) -> tensor<2x2xf6E3M2FN>
  %6 = stablehlo.constant dense<[[-0.625, 0.0625], [-2.0, 0.4375]]> : tensor<2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> ()
  return
}
// -----
// async_start of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-4.75, -9.5, 6.5], [5.25, -10.5, -7.25]]> : tensor<2x3xf8E3M4>
  %1 = stablehlo.constant dense<2.875> : tensor<f8E3M4>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf8E3M4>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf8E3M4>) -> tensor<2x2xf8E3M4>
    stablehlo.return %4 : tensor<2x2xf8E3M4>
  }) : (tensor<2x3xf8E3M4>) -> !stablehlo.future<tensor<2x2xf8E3M4>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf8E3M4>>) -> tensor<2x2xf8E3M4>
  %6 = stablehlo.constant dense<[[-9.5, 6.5], [-10.5, -7.25]]> : tensor<2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>) -> ()
  return
}
// -----
// async_start of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.1015625, 26.0, 3.25], [-12.0, -144.0, 1.125]]> : tensor<2x3xf8E4M3>
  %1 = stablehlo.constant dense<-30.0> : tensor<f8E4M3>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf8E4M3>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf8E4M3>) -> tensor<2x2xf8E4M3>
    stablehlo.return %4 : tensor<2x2xf8E4M3>
  }) : (tensor<2x3xf8E4M3>) -> !stablehlo.future<tensor<2x2xf8E4M3>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf8E4M3>>) -> tensor<2x2xf8E4M3>
  %6 = stablehlo.constant dense<[[26.0, 3.25], [-144.0, 1.125]]> : tensor<2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> ()
  return
}
// -----
// async_start of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[16.0, -320.0, 88.0], [-2.0, 0.21875, -0.203125]]> : tensor<2x3xf8E4M3FN>
  %1 = stablehlo.constant dense<384.0> : tensor<f8E4M3FN>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf8E4M3FN>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
    stablehlo.return %4 : tensor<2x2xf8E4M3FN>
  }) : (tensor<2x3xf8E4M3FN>) -> !stablehlo.future<tensor<2x2xf8E4M3FN>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf8E4M3FN>>) -> tensor<2x2xf8E4M3FN>
  %6 = stablehlo.constant dense<[[-320.0, 88.0], [0.21875, -0.203125]]> : tensor<2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> ()
  return
}
// -----
// async_start of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[-24.0, 2.0, -12.0], [52.0, -0.125, 0x92]]> : tensor<2x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<-0.0234375> : tensor<f8E4M3FNUZ>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf8E4M3FNUZ>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
    stablehlo.return %4 : tensor<2x2xf8E4M3FNUZ>
  }) : (tensor<2x3xf8E4M3FNUZ>) -> !stablehlo.future<tensor<2x2xf8E4M3FNUZ>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf8E4M3FNUZ>>) -> tensor<2x2xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<[[2.0, -12.0], [-0.125, 0x92]]> : tensor<2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> ()
  return
}
// -----
// async_start of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.125, -26.0, 0.34375], [-20.0, 0x8D, 28.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<-20.0> : tensor<f8E4M3B11FNUZ>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf8E4M3B11FNUZ>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
    stablehlo.return %4 : tensor<2x2xf8E4M3B11FNUZ>
  }) : (tensor<2x3xf8E4M3B11FNUZ>) -> !stablehlo.future<tensor<2x2xf8E4M3B11FNUZ>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf8E4M3B11FNUZ>>) -> tensor<2x2xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<[[-26.0, 0.34375], [0x8D, 28.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// async_start of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[-5.0, 0.21875, 1024.0], [1792.0, 3584.0, 0.0234375]]> : tensor<2x3xf8E5M2>
  %1 = stablehlo.constant dense<0x04> : tensor<f8E5M2>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf8E5M2>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf8E5M2>) -> tensor<2x2xf8E5M2>
    stablehlo.return %4 : tensor<2x2xf8E5M2>
  }) : (tensor<2x3xf8E5M2>) -> !stablehlo.future<tensor<2x2xf8E5M2>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf8E5M2>>) -> tensor<2x2xf8E5M2>
  %6 = stablehlo.constant dense<[[0.21875, 1024.0], [3584.0, 0.0234375]]> : tensor<2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> ()
  return
}
// -----
// async_start of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xA6, 12.0, 0.625], [-0.1875, 40.0, 0x97]]> : tensor<2x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<8192.0> : tensor<f8E5M2FNUZ>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf8E5M2FNUZ>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
    stablehlo.return %4 : tensor<2x2xf8E5M2FNUZ>
  }) : (tensor<2x3xf8E5M2FNUZ>) -> !stablehlo.future<tensor<2x2xf8E5M2FNUZ>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf8E5M2FNUZ>>) -> tensor<2x2xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<[[12.0, 0.625], [40.0, 0x97]]> : tensor<2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> ()
  return
}
// -----
// async_start of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xB5, 0xD2, 0xD2], [0xE6, 0xBF, 0x34]]> : tensor<2x3xf8E8M0FNU>
  %1 = stablehlo.constant dense<0xC9> : tensor<f8E8M0FNU>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf8E8M0FNU>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
    stablehlo.return %4 : tensor<2x2xf8E8M0FNU>
  }) : (tensor<2x3xf8E8M0FNU>) -> !stablehlo.future<tensor<2x2xf8E8M0FNU>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf8E8M0FNU>>) -> tensor<2x2xf8E8M0FNU>
  %6 = stablehlo.constant dense<[[0xD2, 0xD2], [0xBF, 0x34]]> : tensor<2x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> ()
  return
}
// -----
// async_start of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[4.125, -106.0, 95.0], [63.25, 105.5, 121.0]]> : tensor<2x3xbf16>
  %1 = stablehlo.constant dense<-61.0> : tensor<bf16>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xbf16>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xbf16>) -> tensor<2x2xbf16>
    stablehlo.return %4 : tensor<2x2xbf16>
  }) : (tensor<2x3xbf16>) -> !stablehlo.future<tensor<2x2xbf16>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xbf16>>) -> tensor<2x2xbf16>
  %6 = stablehlo.constant dense<[[-106.0, 95.0], [105.5, 121.0]]> : tensor<2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
  return
}
// -----
// async_start of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[-58.25, 99.75, -53.75], [10.625, 37.625, -29.625]]> : tensor<2x3xf16>
  %1 = stablehlo.constant dense<-52.125> : tensor<f16>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf16>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf16>) -> tensor<2x2xf16>
    stablehlo.return %4 : tensor<2x2xf16>
  }) : (tensor<2x3xf16>) -> !stablehlo.future<tensor<2x2xf16>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf16>>) -> tensor<2x2xf16>
  %6 = stablehlo.constant dense<[[99.75, -53.75], [37.625, -29.625]]> : tensor<2x2xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
  return
}
// -----
// async_start of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<115.0> : tensor<f32>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf32>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x2xf32>
    stablehlo.return %4 : tensor<2x2xf32>
  }) : (tensor<2x3xf32>) -> !stablehlo.future<tensor<2x2xf32>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf32>>) -> tensor<2x2xf32>
  %6 = stablehlo.constant dense<[[-28.125, -24.75], [2.75, 25.375]]> : tensor<2x2xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  return
}
// -----
// async_start of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]]> : tensor<2x3xf64>
  %1 = stablehlo.constant dense<111.875> : tensor<f64>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xf64>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xf64>) -> tensor<2x2xf64>
    stablehlo.return %4 : tensor<2x2xf64>
  }) : (tensor<2x3xf64>) -> !stablehlo.future<tensor<2x2xf64>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xf64>>) -> tensor<2x2xf64>
  %6 = stablehlo.constant dense<[[-111.125, 59.75], [-82.125, -66.625]]> : tensor<2x2xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
  return
}
// -----
// async_start of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]]> : tensor<2x3xcomplex<f32>>
  %1 = stablehlo.constant dense<(15.0, 1.125)> : tensor<complex<f32>>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xcomplex<f32>>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    stablehlo.return %4 : tensor<2x2xcomplex<f32>>
  }) : (tensor<2x3xcomplex<f32>>) -> !stablehlo.future<tensor<2x2xcomplex<f32>>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xcomplex<f32>>>) -> tensor<2x2xcomplex<f32>>
  %6 = stablehlo.constant dense<[[(-21.0, -12.0), (6.5, -1.625)], [(-8.75, 0.5), (5.5, 7.0)]]> : tensor<2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
  return
}
// -----
// async_start of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]]> : tensor<2x3xcomplex<f64>>
  %1 = stablehlo.constant dense<(-3.75, -11.75)> : tensor<complex<f64>>
  %2 = "stablehlo.async_start"(%0) ({
    ^bb0(%3: tensor<2x3xcomplex<f64>>):
    %4 = "stablehlo.slice"(%3) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
    stablehlo.return %4 : tensor<2x2xcomplex<f64>>
  }) : (tensor<2x3xcomplex<f64>>) -> !stablehlo.future<tensor<2x2xcomplex<f64>>>
  %5 = "stablehlo.async_done"(%2) : (!stablehlo.future<tensor<2x2xcomplex<f64>>>) -> tensor<2x2xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(-3.0, -10.0), (12.25, -8.25)], [(15.25, -7.5), (-20.0, -6.25)]]> : tensor<2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
  return
}
// -----
// async_start of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[[-125, -88, -51], [-14, 23, 60]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.async_start"(%0) ({
    ^bb0(%2: tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>):
    %3 = "stablehlo.slice"(%2) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>}> : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1x3x!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %3 : tensor<1x3x!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:3>>) -> !stablehlo.future<tensor<1x3x!quant.uniform<i8:f32, 0.5:3>>>
  %4 = "stablehlo.async_done"(%1) : (!stablehlo.future<tensor<1x3x!quant.uniform<i8:f32, 0.5:3>>>) -> tensor<1x3x!quant.uniform<i8:f32, 0.5:3>>
  %5 = "stablehlo.constant"() <{value = dense<[[-14, 23, 60]]> : tensor<1x3xi8>}> : () -> tensor<1x3x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<1x3x!quant.uniform<i8:f32, 0.5:3>>, tensor<1x3x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
