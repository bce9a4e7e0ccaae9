// reduce_window of i8 in i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4B26C0D545C4D4029D606FB5F2D2DC8B12ED4EF1EF8CE24F04B7478D24E78B136825B978"> : tensor<4x9xi8>
  %1 = stablehlo.constant dense<1> : tensor<i8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.add %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<4x9xi8>, tensor<i8>) -> tensor<3x8xi32>
  %6 = stablehlo.constant dense<[[321, 11, -195, -33, -72, -256, -140, -97], [271, 5, -221, -205, -32, -69, -167, -2], [-15, -20, -274, -243, 173, 225, -102, 48]]> : tensor<3x8xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xi32>, tensor<3x8xi32>) -> ()
  return
}
// -----
// reduce_window of ui8 in ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5406F2BB8FB0349E45BCCCF02A2DB52DD4527B1ED4FC289A6DA9F129DE7D83586A4BEEEC"> : tensor<4x9xui8>
  %1 = stablehlo.constant dense<1> : tensor<ui8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.add %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<4x9xui8>, tensor<ui8>) -> tensor<3x8xui32>
  %6 = stablehlo.constant dense<[[483, 693, 712, 418, 546, 455, 468, 522], [546, 687, 747, 380, 421, 490, 536, 705], [417, 590, 721, 512, 389, 445, 592, 885]]> : tensor<3x8xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xui32>, tensor<3x8xui32>) -> ()
  return
}
// -----
// reduce_window of i4 in i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, -2, 5, 2, -8, -4, -5, 0, 4], [-1, 3, 7, -3, -3, -7, -4, 2, 2], [-2, 7, -1, 4, -2, 4, 3, -8, -4], [-1, -1, 5, -1, 2, -6, -8, 1, -6]]> : tensor<4x9xi4>
  %1 = stablehlo.constant dense<1> : tensor<i4>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.add %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<4x9xi4>, tensor<i4>) -> tensor<3x8xi8>
  %6 = stablehlo.constant dense<"0x020E0CF5EBEDFA09081108FDF9FDFAF9040B0804FFFAF5F0"> : tensor<3x8xi8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xi8>, tensor<3x8xi8>) -> ()
  return
}
// -----
// reduce_window of f16 in f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5451A0C46A553A5480C5E0D3084CE450804DE4D668CC7A567A5466D42C5320510654385070CD185338D32CD75E5594D7165566558ED7004128CC60CB00BD7CD7C4D0A04EF654ACD5"> : tensor<4x9xf16>
  %1 = stablehlo.constant dense<1.0> : tensor<f16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.add %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x9xf16>, tensor<f16>) -> tensor<3x8xf32>
  %6 = stablehlo.constant dense<[[-88.875, 169.0, 330.5, 64.375, -80.5, 52.5, 161.625, 160.25], [-91.875, 86.0, 3.75, -26.625, -47.375, 59.5, 274.125, 64.625], [21.875, -31.375, -187.5, -148.875, -192.25, -50.5, 274.625, -44.875]]> : tensor<3x8xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  return
}
// -----
// reduce_window of bf16 in f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x30C0A0C2A3C1DAC2E0C07AC199C195426AC14C42DEC2ECC1B7C2BA429B41D5C27B42B6C2AE42D44258412AC2F5429341DEC29F42704112C2CA427EC23042DEC2C941B3C2DD421BC2"> : tensor<4x9xbf16>
  %1 = stablehlo.constant dense<1.0> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.add %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x9xbf16>, tensor<bf16>) -> tensor<3x8xf32>
  %6 = stablehlo.constant dense<[[-141.75, -239.875, -249.375, -113.5, 90.75, -120.875, 12.625, 32.625], [134.0, -20.0, -149.0, 82.5, 254.25, -178.75, -74.25, 67.25], [258.5, 158.0, -47.5, 14.0, 56.0, -156.0, -9.5, 167.25]]> : tensor<3x8xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  return
}
// -----
// reduce_window of f32 in f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[76.25, 48.875, -19.625, 57.25, 10.5, -59.375, 96.375, -119.75, -21.375], [-52.125, -49.625, 100.75, -102.625, 87.0, 25.5, 25.5, -73.625, -81.625], [0.25, 62.0, 63.625, -62.75, 22.125, -49.25, -92.625, -28.0, -114.625], [61.25, 17.625, 123.25, 47.125, -14.5, -24.25, -93.625, -94.375, 42.25]]> : tensor<4x9xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.add %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<4x9xf32>, tensor<f32>) -> tensor<3x8xf64>
  %6 = stablehlo.constant dense<[[24.375, 81.375, 36.75, 53.125, 64.625, 89.0, -70.5, -295.375], [-38.5, 177.75, 0.0, -55.25, 86.375, -89.875, -167.75, -296.875], [142.125, 267.5, 172.25, -7.0, -64.875, -258.75, -307.625, -193.75]]> : tensor<3x8xf64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xf64>, tensor<3x8xf64>) -> ()
  return
}
// -----
// reduce_window of f8E4M3FN in f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x38C4C048C844B844C00048B8B8C038C000B8C84438404838C0404848C8B8C0C4C0400044"> : tensor<4x9xf8E4M3FN>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.add %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x9xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x8xf32>
  %6 = stablehlo.constant dense<[[3.0, -1.0, 1.0, -2.0, -1.0, 2.0, 1.0, 1.0], [4.0, 8.0, 2.0, 4.0, 5.0, -1.0, -1.0, 6.0], [0.0, 0.0, 1.0, 2.0, 1.0, 0.0, 3.0, 10.0]]> : tensor<3x8xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  return
}
// -----
// reduce_window of complex<f32> in complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(23.5, 8.125), (-4.5, 4.0), (16.5, 9.625), (-15.75, -0.25), (24.25, 6.875), (6.0, -12.375), (-21.5, -7.375), (-1.0, 6.0), (-18.0, 5.625)], [(-20.75, 9.5), (-1.25, -12.125), (-1.5, 9.875), (19.0, -7.5), (-8.75, -1.25), (-11.25, -5.25), (20.75, -5.625), (2.75, 3.375), (-13.75, 0.75)], [(14.25, 4.0), (24.25, 6.0), (-9.0, -2.625), (-6.0, 11.25), (14.0, 3.0), (13.25, 10.875), (-24.0, -12.375), (-5.0, -3.375), (-18.0, 0.75)], [(16.5, -2.375), (6.5, 8.625), (-14.5, -4.125), (8.25, -2.875), (-20.75, 5.625), (5.75, -12.375), (-18.5, 11.125), (-9.75, 1.625), (-24.25, 8.0)]]> : tensor<4x9xcomplex<f32>>
  %1 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
    %5 = stablehlo.add %3, %4 : tensor<complex<f64>>
    stablehlo.return %5 : tensor<complex<f64>>
  }) : (tensor<4x9xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x8xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(-2.0, 9.5), (10.25, 11.375), (19.25, 11.75), (19.75, -2.125), (11.25, -12.0), (-5.0, -30.625), (2.0, -3.625), (-29.0, 15.75)], [(17.5, 7.375), (13.5, 1.125), (3.5, 11.0), (19.25, 5.5), (8.25, 7.375), (-0.25, -12.375), (-4.5, -18.0), (-33.0, 1.5)], [(62.5, 16.25), (8.25, 7.875), (-20.25, 1.625), (-3.5, 17.0), (13.25, 7.125), (-22.5, -2.75), (-56.25, -3.0), (-56.0, 7.0)]]> : tensor<3x8xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xcomplex<f64>>, tensor<3x8xcomplex<f64>>) -> ()
  return
}
// -----
// reduce_window of i32 in i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xAF26A35D3D89278F3B100E7508ECA896950EA834003EA7CB0D2D44086B9DC9CB8EA5CEF4A8F9C4101800937508B556A41629BF1280C05B011942DA9F8AADE33283FBC56F903314258B1A7245F0A927C2223821DE5C3E531B7FEE07BD8EC366C3A3DDAC60D2BE1F61EA3A5BACAA67997D46121563F8FD6297D0559975E79ED511DF594B984049558BCF7D3AE85C5CEA0E"> : tensor<4x9xi32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.add %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<4x9xi32>, tensor<i32>) -> tensor<3x8xi64>
  %6 = stablehlo.constant dense<[[1931651501, 505368217, -1026762142, -546577356, -1585098961, -1498850639, 1991734150, 1433563661], [2381430332, -1171089613, -1333111651, -327805326, -3730525017, -154038059, 5980439939, 2723490000], [3897048684, -1698631087, 108055111, 1607082387, -3580908844, -3091970991, 895247237, 77583336]]> : tensor<3x8xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xi64>, tensor<3x8xi64>) -> ()
  return
}
// -----
// reduce_window of i2 in i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, -1, 1, -1, -1, 0, -1, 0, -1], [-1, 0, -2, 0, 1, 0, 1, 0, -2], [1, -2, -1, 1, 0, 1, 1, -1, 1], [-2, -2, 1, 0, -2, 1, 0, 0, 0]]> : tensor<4x9xi2>
  %1 = stablehlo.constant dense<1> : tensor<i2>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i16>, %4: tensor<i16>):
    %5 = stablehlo.add %3, %4 : tensor<i16>
    stablehlo.return %5 : tensor<i16>
  }) : (tensor<4x9xi2>, tensor<i2>) -> tensor<3x8xi16>
  %6 = stablehlo.constant dense<[[-1, -1, -1, 0, 1, 1, 1, -2], [-1, -4, -1, 3, 3, 4, 2, -1], [-4, -3, 2, 0, 1, 4, 1, 1]]> : tensor<3x8xi16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x8xi16>, tensor<3x8xi16>) -> ()
  return
}
// -----
// reduce_window of i1 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, true, false, false, false, false, true], [true, false, true, false, true, false, false], [true, false, true, false, false, true, true], [true, true, false, false, true, false, false], [true, true, true, true, false, false, true]]> : tensor<5x7xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = stablehlo.add %3, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x7xi1>
  %6 = stablehlo.constant dense<[[true, true, true, false, true, false, true], [true, true, true, false, true, true, true], [true, true, true, true, true, false, true]]> : tensor<3x7xi1>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi1>, tensor<3x7xi1>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i1>, %9: tensor<i1>):
    %10 = stablehlo.add %8, %9 : tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<9x10xi1>
  %11 = stablehlo.constant dense<[[true, true, true, false, false, false, false, false, false, true], [true, true, false, true, true, false, true, true, false, false], [true, true, false, true, true, false, true, true, false, false], [true, true, false, true, true, false, false, false, true, true], [true, true, false, true, true, false, false, false, true, true], [true, true, true, false, false, false, true, true, false, false], [true, true, true, false, false, false, true, true, false, false], [true, true, true, true, true, true, false, false, false, true], [true, true, true, true, true, true, false, false, false, true]]> : tensor<9x10xi1>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi1>, tensor<9x10xi1>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i1>, %14: tensor<i1>):
    %15 = stablehlo.add %13, %14 : tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x4xi1>
  %16 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i1>, %19: tensor<i1>):
    %20 = stablehlo.add %18, %19 : tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %21 = stablehlo.constant dense<[[true, true, false, false, false, false, true], [true, true, true, false, true, false, true], [true, true, true, false, true, true, true], [true, true, true, false, true, true, true], [true, true, true, true, true, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i1>, %24: tensor<i1>):
    %25 = stablehlo.add %23, %24 : tensor<i1>
    stablehlo.return %25 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %26 = stablehlo.constant dense<true> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i1>, %29: tensor<i1>):
    %30 = stablehlo.add %28, %29 : tensor<i1>
    stablehlo.return %30 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%27, %26) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %31 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%32: tensor<i1>, %33: tensor<i1>):
    %34 = stablehlo.add %32, %33 : tensor<i1>
    stablehlo.return %34 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x3xi1>
  %35 = stablehlo.constant dense<[[true, false, true], [true, false, true], [true, true, true]]> : tensor<3x3xi1>
  stablehlo.custom_call @check.expect_eq(%31, %35) : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
  %36 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%37: tensor<i1>, %38: tensor<i1>):
    %39 = stablehlo.add %37, %38 : tensor<i1>
    stablehlo.return %39 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %40 = stablehlo.constant dense<[[false, false, false, false, false, false, false], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%36, %40) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  return
}
// -----
// reduce_window of i1 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<true> : tensor<5x7xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = stablehlo.multiply %3, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x7xi1>
  %6 = stablehlo.constant dense<true> : tensor<3x7xi1>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi1>, tensor<3x7xi1>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i1>, %9: tensor<i1>):
    %10 = stablehlo.multiply %8, %9 : tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<9x10xi1>
  %11 = stablehlo.constant dense<true> : tensor<9x10xi1>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi1>, tensor<9x10xi1>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i1>, %14: tensor<i1>):
    %15 = stablehlo.multiply %13, %14 : tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x4xi1>
  %16 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i1>, %19: tensor<i1>):
    %20 = stablehlo.multiply %18, %19 : tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%17, %0) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %21 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%22: tensor<i1>, %23: tensor<i1>):
    %24 = stablehlo.multiply %22, %23 : tensor<i1>
    stablehlo.return %24 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %25 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<i1>, %27: tensor<i1>):
    %28 = stablehlo.multiply %26, %27 : tensor<i1>
    stablehlo.return %28 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%25, %0) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %29 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%30: tensor<i1>, %31: tensor<i1>):
    %32 = stablehlo.multiply %30, %31 : tensor<i1>
    stablehlo.return %32 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x3xi1>
  %33 = stablehlo.constant dense<true> : tensor<3x3xi1>
  stablehlo.custom_call @check.expect_eq(%29, %33) : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
  %34 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%35: tensor<i1>, %36: tensor<i1>):
    %37 = stablehlo.multiply %35, %36 : tensor<i1>
    stablehlo.return %37 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%34, %0) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  return
}
// -----
// reduce_window of i1 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, false, true, false, true, false, true], [false, true, false, true, true, true, false], [true, true, true, false, true, false, false], [true, false, false, false, true, false, false], [true, false, true, true, false, false, false]]> : tensor<5x7xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = stablehlo.maximum %3, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x7xi1>
  %6 = stablehlo.constant dense<[[true, true, true, true, true, true, true], [true, true, true, true, true, true, false], [true, false, true, true, true, false, false]]> : tensor<3x7xi1>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi1>, tensor<3x7xi1>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i1>, %9: tensor<i1>):
    %10 = stablehlo.maximum %8, %9 : tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<9x10xi1>
  %11 = stablehlo.constant dense<[[true, true, false, true, true, false, true, true, false, true], [false, false, true, false, false, true, true, true, true, false], [false, false, true, false, false, true, true, true, true, false], [true, true, true, true, true, false, true, true, false, false], [true, true, true, true, true, false, true, true, false, false], [true, true, false, false, false, false, true, true, false, false], [true, true, false, false, false, false, true, true, false, false], [true, true, false, true, true, true, false, false, false, false], [true, true, false, true, true, true, false, false, false, false]]> : tensor<9x10xi1>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi1>, tensor<9x10xi1>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i1>, %14: tensor<i1>):
    %15 = stablehlo.maximum %13, %14 : tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x4xi1>
  %16 = stablehlo.constant dense<true> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i1>, %19: tensor<i1>):
    %20 = stablehlo.maximum %18, %19 : tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %21 = stablehlo.constant dense<[[true, false, true, false, true, false, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i1>, %24: tensor<i1>):
    %25 = stablehlo.maximum %23, %24 : tensor<i1>
    stablehlo.return %25 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %26 = stablehlo.constant dense<[[true, true, true, true, true, true, true], [false, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i1>, %29: tensor<i1>):
    %30 = stablehlo.maximum %28, %29 : tensor<i1>
    stablehlo.return %30 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %31 = stablehlo.constant dense<true> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<i1>, %34: tensor<i1>):
    %35 = stablehlo.maximum %33, %34 : tensor<i1>
    stablehlo.return %35 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x3xi1>
  %36 = stablehlo.constant dense<[[true, false, true], [true, false, false], [true, true, false]]> : tensor<3x3xi1>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i1>, %39: tensor<i1>):
    %40 = stablehlo.maximum %38, %39 : tensor<i1>
    stablehlo.return %40 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %41 = stablehlo.constant dense<[[false, false, false, false, false, false, false], [true, true, true, true, true, true, true], [false, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  return
}
// -----
// reduce_window of i1 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, true, true, false, true, false, true], [false, true, true, false, true, false, false], [false, true, false, true, false, false, true], [true, false, false, false, false, false, false], [false, false, false, true, false, true, false]]> : tensor<5x7xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = stablehlo.minimum %3, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x7xi1>
  %6 = stablehlo.constant dense<[[false, true, true, false, true, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false]]> : tensor<3x7xi1>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi1>, tensor<3x7xi1>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i1>, %9: tensor<i1>):
    %10 = stablehlo.minimum %8, %9 : tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<9x10xi1>
  %11 = stablehlo.constant dense<[[false, false, true, true, true, false, true, true, false, true], [false, false, true, true, true, false, true, true, false, false], [false, false, true, true, true, false, true, true, false, false], [false, false, true, false, false, true, false, false, false, true], [false, false, true, false, false, true, false, false, false, true], [true, true, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false], [false, false, false, false, false, true, false, false, true, false], [false, false, false, false, false, true, false, false, true, false]]> : tensor<9x10xi1>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi1>, tensor<9x10xi1>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i1>, %14: tensor<i1>):
    %15 = stablehlo.minimum %13, %14 : tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x4xi1>
  %16 = stablehlo.constant dense<false> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i1>, %19: tensor<i1>):
    %20 = stablehlo.minimum %18, %19 : tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %21 = stablehlo.constant dense<[[false, true, true, false, true, false, true], [false, true, true, false, true, false, false], [false, true, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i1>, %24: tensor<i1>):
    %25 = stablehlo.minimum %23, %24 : tensor<i1>
    stablehlo.return %25 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %26 = stablehlo.constant dense<[[false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [true, false, false, false, false, false, false], [false, false, false, false, false, false, false]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i1>, %29: tensor<i1>):
    %30 = stablehlo.minimum %28, %29 : tensor<i1>
    stablehlo.return %30 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %31 = stablehlo.constant dense<false> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<i1>, %34: tensor<i1>):
    %35 = stablehlo.minimum %33, %34 : tensor<i1>
    stablehlo.return %35 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x3xi1>
  %36 = stablehlo.constant dense<[[false, false, true], [false, true, true], [false, true, false]]> : tensor<3x3xi1>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i1>, %39: tensor<i1>):
    %40 = stablehlo.minimum %38, %39 : tensor<i1>
    stablehlo.return %40 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %41 = stablehlo.constant dense<[[true, true, true, true, true, true, true], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [true, false, false, false, false, false, false]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  return
}
// -----
// reduce_window of i1 by and
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, false, false, false, true, true, false], [false, true, true, true, false, false, true], [false, true, true, true, false, true, true], [true, false, true, true, true, false, true], [false, false, false, false, false, true, true]]> : tensor<5x7xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = stablehlo.and %3, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x7xi1>
  %6 = stablehlo.constant dense<[[false, false, false, false, false, false, false], [false, false, true, true, false, false, true], [false, false, false, false, false, false, true]]> : tensor<3x7xi1>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi1>, tensor<3x7xi1>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i1>, %9: tensor<i1>):
    %10 = stablehlo.and %8, %9 : tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<9x10xi1>
  %11 = stablehlo.constant dense<[[true, true, false, false, false, false, true, true, true, false], [false, false, true, true, true, true, false, false, false, true], [false, false, true, true, true, true, false, false, false, true], [false, false, true, true, true, true, false, false, true, true], [false, false, true, true, true, true, false, false, true, true], [true, true, false, true, true, true, true, true, false, true], [true, true, false, true, true, true, true, true, false, true], [false, false, false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false, true, true]]> : tensor<9x10xi1>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi1>, tensor<9x10xi1>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i1>, %14: tensor<i1>):
    %15 = stablehlo.and %13, %14 : tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x4xi1>
  %16 = stablehlo.constant dense<[[false, true, true, false], [false, false, true, false], [false, false, false, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i1>, %19: tensor<i1>):
    %20 = stablehlo.and %18, %19 : tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %21 = stablehlo.constant dense<[[true, false, false, false, true, true, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i1>, %24: tensor<i1>):
    %25 = stablehlo.and %23, %24 : tensor<i1>
    stablehlo.return %25 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %26 = stablehlo.constant dense<[[true, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [true, false, false, false, false, false, false], [false, false, false, false, false, false, false]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i1>, %29: tensor<i1>):
    %30 = stablehlo.and %28, %29 : tensor<i1>
    stablehlo.return %30 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %31 = stablehlo.constant dense<false> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<i1>, %34: tensor<i1>):
    %35 = stablehlo.and %33, %34 : tensor<i1>
    stablehlo.return %35 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x3xi1>
  %36 = stablehlo.constant dense<[[true, false, false], [false, true, true], [false, false, true]]> : tensor<3x3xi1>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i1>, %39: tensor<i1>):
    %40 = stablehlo.and %38, %39 : tensor<i1>
    stablehlo.return %40 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %41 = stablehlo.constant dense<[[true, true, true, true, true, true, true], [true, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [true, false, false, false, false, false, false]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  return
}
// -----
// reduce_window of i1 by or
func.func public @main() {
  %0 = stablehlo.constant dense<[[true, true, true, false, false, true, false], [false, false, false, true, true, false, false], [false, true, true, false, true, false, false], [false, false, false, false, true, true, false], [true, true, false, false, false, false, true]]> : tensor<5x7xi1>
  %1 = stablehlo.constant dense<false> : tensor<i1>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = stablehlo.or %3, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x7xi1>
  %6 = stablehlo.constant dense<[[true, true, true, true, true, true, false], [false, true, true, true, true, true, false], [true, true, false, false, true, true, true]]> : tensor<3x7xi1>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi1>, tensor<3x7xi1>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i1>, %9: tensor<i1>):
    %10 = stablehlo.or %8, %9 : tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<9x10xi1>
  %11 = stablehlo.constant dense<[[true, true, true, true, true, false, false, false, true, false], [false, false, false, false, false, true, true, true, false, false], [false, false, false, false, false, true, true, true, false, false], [false, false, true, true, true, false, true, true, false, false], [false, false, true, true, true, false, true, true, false, false], [false, false, false, false, false, false, true, true, true, false], [false, false, false, false, false, false, true, true, true, false], [true, true, true, false, false, false, false, false, false, true], [true, true, true, false, false, false, false, false, false, true]]> : tensor<9x10xi1>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi1>, tensor<9x10xi1>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i1>, %14: tensor<i1>):
    %15 = stablehlo.or %13, %14 : tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x4xi1>
  %16 = stablehlo.constant dense<[[true, true, true, true], [true, true, true, true], [true, true, false, true]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i1>, %19: tensor<i1>):
    %20 = stablehlo.or %18, %19 : tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %21 = stablehlo.constant dense<[[true, true, true, false, false, true, false], [true, true, true, true, true, true, false], [true, true, true, true, true, true, false], [true, true, true, true, true, true, false], [true, true, true, true, true, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i1>, %24: tensor<i1>):
    %25 = stablehlo.or %23, %24 : tensor<i1>
    stablehlo.return %25 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %26 = stablehlo.constant dense<[[true, true, true, true, true, true, true], [false, false, false, true, true, true, true], [false, true, true, true, true, true, true], [false, false, false, false, true, true, true], [true, true, true, true, true, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i1>, %29: tensor<i1>):
    %30 = stablehlo.or %28, %29 : tensor<i1>
    stablehlo.return %30 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %31 = stablehlo.constant dense<[[true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [true, true, true, true, true, true, true], [false, true, true, true, true, true, true], [true, true, true, true, true, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<i1>, %34: tensor<i1>):
    %35 = stablehlo.or %33, %34 : tensor<i1>
    stablehlo.return %35 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x3xi1>
  %36 = stablehlo.constant dense<[[true, false, false], [false, false, false], [true, false, true]]> : tensor<3x3xi1>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i1>, %39: tensor<i1>):
    %40 = stablehlo.or %38, %39 : tensor<i1>
    stablehlo.return %40 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %41 = stablehlo.constant dense<[[false, false, false, false, false, false, false], [true, true, true, true, true, true, true], [false, false, false, true, true, true, true], [false, true, true, true, true, true, true], [false, false, false, false, true, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  return
}
// -----
// reduce_window of i1 by xor
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, false, true, false, true, true, true], [true, false, true, true, false, true, false], [false, true, false, true, false, true, true], [false, false, true, false, false, false, false], [false, true, false, true, false, true, false]]> : tensor<5x7xi1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    %5 = stablehlo.xor %3, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x7xi1>
  %6 = stablehlo.constant dense<[[true, false, false, true, true, false, true], [false, false, true, true, true, true, false], [false, true, true, true, false, true, false]]> : tensor<3x7xi1>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi1>, tensor<3x7xi1>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i1>, %9: tensor<i1>):
    %10 = stablehlo.xor %8, %9 : tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<9x10xi1>
  %11 = stablehlo.constant dense<[[false, false, false, true, true, false, true, true, true, true], [true, true, false, true, true, true, false, false, true, false], [true, true, false, true, true, true, false, false, true, false], [false, false, true, false, false, true, false, false, true, true], [false, false, true, false, false, true, false, false, true, true], [false, false, false, true, true, false, false, false, false, false], [false, false, false, true, true, false, false, false, false, false], [false, false, true, false, false, true, false, false, true, false], [false, false, true, false, false, true, false, false, true, false]]> : tensor<9x10xi1>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi1>, tensor<9x10xi1>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i1>, %14: tensor<i1>):
    %15 = stablehlo.xor %13, %14 : tensor<i1>
    stablehlo.return %15 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x4xi1>
  %16 = stablehlo.constant dense<[[true, true, false, true], [false, true, true, false], [false, true, true, false]]> : tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i1>, %19: tensor<i1>):
    %20 = stablehlo.xor %18, %19 : tensor<i1>
    stablehlo.return %20 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %21 = stablehlo.constant dense<[[true, true, false, true, false, false, false], [true, false, false, true, true, false, true], [false, false, true, true, false, false, true], [true, true, true, false, true, true, false], [false, true, false, false, false, true, true]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i1>, %24: tensor<i1>):
    %25 = stablehlo.xor %23, %24 : tensor<i1>
    stablehlo.return %25 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %26 = stablehlo.constant dense<[[true, false, false, true, true, true, true], [false, true, true, true, false, false, true], [true, true, false, false, true, true, true], [true, false, false, true, false, true, false], [true, true, false, false, true, true, false]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i1>, %29: tensor<i1>):
    %30 = stablehlo.xor %28, %29 : tensor<i1>
    stablehlo.return %30 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %31 = stablehlo.constant dense<[[true, true, true, true, false, true, true], [true, false, false, true, true, false, false], [false, true, true, true, false, false, true], [true, false, true, false, true, false, false], [false, true, true, false, true, true, false]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<i1>, %34: tensor<i1>):
    %35 = stablehlo.xor %33, %34 : tensor<i1>
    stablehlo.return %35 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<3x3xi1>
  %36 = stablehlo.constant dense<[[true, true, false], [true, false, false], [true, false, true]]> : tensor<3x3xi1>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xi1>, tensor<3x3xi1>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i1>, %39: tensor<i1>):
    %40 = stablehlo.xor %38, %39 : tensor<i1>
    stablehlo.return %40 : tensor<i1>
  }) : (tensor<5x7xi1>, tensor<i1>) -> tensor<5x7xi1>
  %41 = stablehlo.constant dense<[[false, false, false, false, false, false, false], [true, false, false, true, true, true, true], [false, true, true, true, false, false, true], [true, true, false, false, true, true, true], [true, false, false, true, false, true, false]]> : tensor<5x7xi1>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi1>, tensor<5x7xi1>) -> ()
  return
}
// -----
// reduce_window of i2 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, -1, -2, 0, 1, -1, -2], [0, 1, -2, 1, -1, -1, 1], [0, -1, -2, -2, 1, -1, -2], [-1, 0, -1, -2, -2, 1, 1], [-1, 0, 0, 1, 0, -1, 1]]> : tensor<5x7xi2>
  %1 = stablehlo.constant dense<-1> : tensor<i2>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i2>, %4: tensor<i2>):
    %5 = stablehlo.add %3, %4 : tensor<i2>
    stablehlo.return %5 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<9x10xi2>
  %6 = stablehlo.constant dense<[[-2, -2, 1, 0, 0, -2, -1, -1, 1, 0], [-2, -2, -1, 0, 0, -1, 1, 1, 1, -1], [-2, -2, -1, 0, 0, -1, 1, 1, 1, -1], [-2, -2, 1, 0, 0, 0, -1, -1, 1, 0], [-2, -2, 1, 0, 0, 0, -1, -1, 1, 0], [1, 1, -2, 1, 1, 0, 0, 0, -1, -1], [1, 1, -2, 1, 1, 0, 0, 0, -1, -1], [1, 1, -2, -2, -2, -1, -2, -2, 1, -1], [1, 1, -2, -2, -2, -1, -2, -2, 1, -1]]> : tensor<9x10xi2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xi2>, tensor<9x10xi2>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i2>, %9: tensor<i2>):
    %10 = stablehlo.add %8, %9 : tensor<i2>
    stablehlo.return %10 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<8x13xi2>
  %11 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, -1, -1, 1, -1, 1, -1, 0, -2, 0, -1, -1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, -2, -2, -1, -2, 1, 0, -2, -1, 0, -2, 0, -1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, -1, -1, 0, -2, -1, -2, -2, 1, -1, -1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, -2, -2, -1, -2, 0, -1, 0, -2, -2, 1]]> : tensor<8x13xi2>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xi2>, tensor<8x13xi2>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i2>, %14: tensor<i2>):
    %15 = stablehlo.add %13, %14 : tensor<i2>
    stablehlo.return %15 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<5x7xi2>
  %16 = stablehlo.constant dense<[[1, 1, 0, 1, -1, -1, -2], [1, -1, -2, 0, 0, 0, -2], [1, 1, 0, -1, 1, 1, 0], [0, 1, 1, 0, -1, 1, -1], [0, 1, -2, 0, 1, 1, -1]]> : tensor<5x7xi2>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xi2>, tensor<5x7xi2>) -> ()
  %17 = stablehlo.constant dense<0> : tensor<i2>
  %18 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%19: tensor<i2>, %20: tensor<i2>):
    %21 = stablehlo.add %19, %20 : tensor<i2>
    stablehlo.return %21 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<5x7xi2>
  %22 = stablehlo.constant dense<[[0, -1, -2, 0, 1, -1, -2], [0, 0, 0, 1, 0, -2, -1], [0, -1, -2, -1, 1, 1, 1], [-1, -1, 1, 1, -1, -2, -2], [-2, -1, 1, -2, -1, 1, -1]]> : tensor<5x7xi2>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x7xi2>, tensor<5x7xi2>) -> ()
  %23 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%24: tensor<i2>, %25: tensor<i2>):
    %26 = stablehlo.add %24, %25 : tensor<i2>
    stablehlo.return %26 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<5x7xi2>
  %27 = stablehlo.constant dense<[[-2, -1, 1, -2, -1, 1, -1], [-2, 0, -1, -2, -2, -2, 1], [-2, -1, 1, 1, -1, -1, 0], [-2, 0, -1, -1, -2, 0, -2], [-1, 0, 0, 1, 0, -1, 1]]> : tensor<5x7xi2>
  stablehlo.custom_call @check.expect_eq(%23, %27) : (tensor<5x7xi2>, tensor<5x7xi2>) -> ()
  %28 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<i2>, %30: tensor<i2>):
    %31 = stablehlo.add %29, %30 : tensor<i2>
    stablehlo.return %31 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<5x7xi2>
  %32 = stablehlo.constant dense<[[0, -1, 1, 1, -2, 1, -1], [0, 1, -1, 0, -1, -2, -1], [0, -1, 1, -1, 0, -1, 1], [-1, -1, -2, 0, -2, -1, 0], [-1, -1, -1, 0, 0, -1, 0]]> : tensor<5x7xi2>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xi2>, tensor<5x7xi2>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<i2>, %35: tensor<i2>):
    %36 = stablehlo.add %34, %35 : tensor<i2>
    stablehlo.return %36 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<5x7xi2>
  %37 = stablehlo.constant dense<[[-1, -1, 0, -2, -2, 1, -2], [-1, -1, -2, 0, -1, 0, 1], [1, 1, -2, 0, -2, 1, -2], [0, 1, 1, -2, 0, -2, 1], [0, 1, 1, 1, 0, 0, 1]]> : tensor<5x7xi2>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xi2>, tensor<5x7xi2>) -> ()
  return
}
// -----
// reduce_window of i2 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 0, 0, 0, 0, 1, 1], [-1, -2, 1, -2, -2, -2, -2], [-1, -2, -1, -1, -1, -2, 1], [-1, 0, 0, -2, -2, -2, 0], [1, -2, -1, 0, -2, -2, -2]]> : tensor<5x7xi2>
  %1 = stablehlo.constant dense<-1> : tensor<i2>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i2>, %4: tensor<i2>):
    %5 = stablehlo.maximum %3, %4 : tensor<i2>
    stablehlo.return %5 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<9x10xi2>
  %6 = stablehlo.constant dense<[[1, 1, 0, 0, 0, 0, 0, 0, 1, 1], [-1, -1, -1, 1, 1, -1, -1, -1, -1, -1], [-1, -1, -1, 1, 1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, 1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, 1], [-1, -1, 0, 0, 0, -1, -1, -1, -1, 0], [-1, -1, 0, 0, 0, -1, -1, -1, -1, 0], [1, 1, -1, -1, -1, 0, -1, -1, -1, -1], [1, 1, -1, -1, -1, 0, -1, -1, -1, -1]]> : tensor<9x10xi2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xi2>, tensor<9x10xi2>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i2>, %9: tensor<i2>):
    %10 = stablehlo.maximum %8, %9 : tensor<i2>
    stablehlo.return %10 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<8x13xi2>
  %11 = stablehlo.constant dense<[[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, -1, -1, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, 1, 1, 1, 0, 0, 0, 0, 0, 0, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], [-1, 1, 1, 1, -1, -1, -1, 0, 0, 0, -1, -1, -1]]> : tensor<8x13xi2>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xi2>, tensor<8x13xi2>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i2>, %14: tensor<i2>):
    %15 = stablehlo.maximum %13, %14 : tensor<i2>
    stablehlo.return %15 : tensor<i2>
  }) : (tensor<5x7xi2>, tensor<i2>) -> tensor<5x7xi2>
  %16 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1], [-1, -1, 1, 1, 1, 1, 1], [-1, -1, -1, -1, -1, -1, 1], [-1, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1]]> : tensor<5x7xi2>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xi2>, tensor<5x7xi2>) -> ()
  return
}
// -----
// reduce_window of i4 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[-5, -6, 6, 2, 0, 0, -6], [2, 5, -5, 6, 1, 7, -2], [-4, -2, -5, -3, -5, -3, -5], [-5, 1, 7, -8, 5, -3, -4], [2, 4, -3, -1, 6, -5, 1]]> : tensor<5x7xi4>
  %1 = stablehlo.constant dense<3> : tensor<i4>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i4>, %4: tensor<i4>):
    %5 = stablehlo.add %3, %4 : tensor<i4>
    stablehlo.return %5 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<3x7xi4>
  %6 = stablehlo.constant dense<[[3, 5, 7, -2, 7, -3, -2], [-4, 7, 0, -2, 4, 4, -8], [3, -5, -6, -3, 1, -2, 3]]> : tensor<3x7xi4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi4>, tensor<3x7xi4>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i4>, %9: tensor<i4>):
    %10 = stablehlo.add %8, %9 : tensor<i4>
    stablehlo.return %10 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<9x10xi4>
  %11 = stablehlo.constant dense<[[-3, -3, -4, -8, -8, 4, 2, 2, 2, -4], [4, 4, 7, -3, -3, -8, 3, 3, -7, 0], [4, 4, 7, -3, -3, -8, 3, 3, -7, 0], [-2, -2, 0, -3, -3, -1, -3, -3, -1, -3], [-2, -2, 0, -3, -3, -1, -3, -3, -1, -3], [-3, -3, 3, -7, -7, -6, 7, 7, -1, -2], [-3, -3, 3, -7, -7, -6, 7, 7, -1, -2], [4, 4, 6, -1, -1, 1, -8, -8, -3, 3], [4, 4, 6, -1, -1, 1, -8, -8, -3, 3]]> : tensor<9x10xi4>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi4>, tensor<9x10xi4>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i4>, %14: tensor<i4>):
    %15 = stablehlo.add %13, %14 : tensor<i4>
    stablehlo.return %15 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x2xi4>
  %16 = stablehlo.constant dense<[[1, -3], [-7, 7], [-2, -5], [-3, -5], [-4, -3]]> : tensor<5x2xi4>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xi4>, tensor<5x2xi4>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i4>, %19: tensor<i4>):
    %20 = stablehlo.add %18, %19 : tensor<i4>
    stablehlo.return %20 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<8x13xi4>
  %21 = stablehlo.constant dense<[[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [5, -3, -3, -6, 2, 2, 5, 2, 2, -8, -5, -7, 3], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [5, 6, 6, -1, -2, -6, 1, 0, 4, -2, -1, 3, -7], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [5, -4, -4, -5, 4, 2, 3, 4, 6, -5, -6, -4, 7], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [5, 4, 4, 5, 6, 0, -1, -5, 1, 4, -8, 0, -3]]> : tensor<8x13xi4>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xi4>, tensor<8x13xi4>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i4>, %24: tensor<i4>):
    %25 = stablehlo.add %23, %24 : tensor<i4>
    stablehlo.return %25 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %26 = stablehlo.constant dense<[[0, 7, -6, -7, 6, 3, -6], [7, -7, 1, 4, 2, 6, 1], [1, -4, 4, -2, 6, 0, -8], [0, -2, 2, 7, -7, 3, -4], [7, -8, 2, -2, 1, -7, 7]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  %27 = stablehlo.constant dense<0> : tensor<i4>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<i4>, %30: tensor<i4>):
    %31 = stablehlo.add %29, %30 : tensor<i4>
    stablehlo.return %31 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %32 = stablehlo.constant dense<[[-5, -6, 6, 2, 0, 0, -6], [-3, -1, 1, -8, 1, 7, -8], [-7, -3, -4, 5, -4, 4, 3], [4, -2, 3, -3, 1, 1, -1], [6, 2, 0, -4, 7, -4, 0]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<i4>, %35: tensor<i4>):
    %36 = stablehlo.add %34, %35 : tensor<i4>
    stablehlo.return %36 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %37 = stablehlo.constant dense<[[6, 2, 0, -4, 7, -4, 0], [-5, -8, -6, -6, 7, -4, 6], [-7, 3, -1, 4, 6, 5, -8], [-3, 5, 4, 7, -5, -8, -3], [2, 4, -3, -1, 6, -5, 1]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<i4>, %40: tensor<i4>):
    %41 = stablehlo.add %39, %40 : tensor<i4>
    stablehlo.return %41 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %42 = stablehlo.constant dense<[[-5, 5, -5, -3, -3, -3, 7], [2, 7, 2, -8, -7, 0, -2], [-4, -6, 5, 2, -3, -6, 5], [-5, -4, 3, -5, 0, -3, -7], [2, 6, 3, 2, -8, 3, 4]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<i4>, %45: tensor<i4>):
    %46 = stablehlo.add %44, %45 : tensor<i4>
    stablehlo.return %46 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %47 = stablehlo.constant dense<[[7, -4, 2, -4, -6, -6, -6], [-2, -4, 7, -4, 6, 5, -2], [5, -7, -5, 0, 3, -8, -5], [-7, -2, -3, 6, -2, -7, -4], [4, 2, -2, 1, 2, -4, 1]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  return
}
// -----
// reduce_window of i4 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6, -8, -3, -1, -4, 0, -7], [-1, 4, -6, -4, -1, 5, 3], [5, -3, -6, -5, 1, -1, -6], [4, -1, 1, 5, -5, -8, 5], [-2, -8, 4, -3, -7, 2, 1]]> : tensor<5x7xi4>
  %1 = stablehlo.constant dense<3> : tensor<i4>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i4>, %4: tensor<i4>):
    %5 = stablehlo.multiply %3, %4 : tensor<i4>
    stablehlo.return %5 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<3x7xi4>
  %6 = stablehlo.constant dense<[[6, 0, 2, 4, 4, 0, 3], [4, 4, -4, -4, -1, -8, 2], [-8, -8, 4, -7, -5, 0, -3]]> : tensor<3x7xi4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi4>, tensor<3x7xi4>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i4>, %9: tensor<i4>):
    %10 = stablehlo.multiply %8, %9 : tensor<i4>
    stablehlo.return %10 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<9x10xi4>
  %11 = stablehlo.constant dense<[[-6, -6, -8, 5, 5, 7, -4, -4, 0, 1], [7, 7, 4, -6, -6, -4, 7, 7, -3, -5], [7, 7, 4, -6, -6, -4, 7, 7, -3, -5], [-3, -3, 5, -6, -6, 3, -7, -7, 7, -6], [-3, -3, 5, -6, -6, 3, -7, -7, 7, -6], [4, 4, 7, -7, -7, -3, 3, 3, -8, -3], [4, 4, 7, -7, -7, -3, 3, 3, -8, -3], [-2, -2, -8, 4, 4, 5, 1, 1, 2, -7], [-2, -2, -8, 4, 4, 5, 1, 1, 2, -7]]> : tensor<9x10xi4>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi4>, tensor<9x10xi4>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i4>, %14: tensor<i4>):
    %15 = stablehlo.multiply %13, %14 : tensor<i4>
    stablehlo.return %15 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x2xi4>
  %16 = stablehlo.constant dense<[[-4, -4], [-2, 6], [0, -4], [-2, 2], [-4, 3]]> : tensor<5x2xi4>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xi4>, tensor<5x2xi4>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i4>, %19: tensor<i4>):
    %20 = stablehlo.multiply %18, %19 : tensor<i4>
    stablehlo.return %20 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<8x13xi4>
  %21 = stablehlo.constant dense<[[-5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5], [-5, 1, 1, 4, -4, 0, -4, 0, -4, 4, -3, 7, 1], [-5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5], [-5, -4, -4, 4, -7, -6, -2, 2, 5, -1, 1, -8, -8], [-5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5], [-5, -8, -8, 0, -8, 0, -4, -4, 3, 1, -7, 0, 0], [-5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5], [-5, -2, -2, 0, -8, 0, 4, -4, 5, -1, 1, 6, 2]]> : tensor<8x13xi4>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xi4>, tensor<8x13xi4>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i4>, %24: tensor<i4>):
    %25 = stablehlo.multiply %23, %24 : tensor<i4>
    stablehlo.return %25 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %26 = stablehlo.constant dense<[[-2, 0, 0, 0, 0, 0, 0], [5, -4, -8, 0, 0, 0, 0], [7, -7, -2, -2, -6, 2, -4], [-4, -4, 4, -4, -4, 0, 0], [-6, 0, 0, 0, 0, 0, 0]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  %27 = stablehlo.constant dense<1> : tensor<i4>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<i4>, %30: tensor<i4>):
    %31 = stablehlo.multiply %29, %30 : tensor<i4>
    stablehlo.return %31 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %32 = stablehlo.constant dense<[[-6, -8, -3, -1, -4, 0, -7], [6, 0, 2, 4, 4, 0, -5], [-2, 0, 4, -4, 4, 0, -2], [-8, 0, 4, -4, -4, 0, 6], [0, 0, 0, -4, -4, 0, 6]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<i4>, %35: tensor<i4>):
    %36 = stablehlo.multiply %34, %35 : tensor<i4>
    stablehlo.return %36 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %37 = stablehlo.constant dense<[[0, 0, 0, -4, -4, 0, 6], [-8, 0, 0, 4, -3, 0, 6], [-8, -8, -8, -5, 3, 0, 2], [-8, -8, 4, 1, 3, 0, 5], [-2, -8, 4, -3, -7, 2, 1]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<i4>, %40: tensor<i4>):
    %41 = stablehlo.multiply %39, %40 : tensor<i4>
    stablehlo.return %41 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %42 = stablehlo.constant dense<[[-6, 0, 0, 0, 0, 0, 0], [-1, -4, -8, 0, 0, 0, 0], [5, 1, -6, -2, -2, 2, 4], [4, -4, -4, -4, 4, 0, 0], [-2, 0, 0, 0, 0, 0, 0]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<i4>, %45: tensor<i4>):
    %46 = stablehlo.multiply %44, %45 : tensor<i4>
    stablehlo.return %46 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %47 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, -7], [0, 0, -8, -4, 1, -1, 3], [4, 4, 4, 2, 6, 6, -6], [0, -8, -8, -8, -8, -8, 5], [0, 0, -8, -6, 2, 2, 1]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  return
}
// -----
// reduce_window of i4 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6, -2, 7, -6, -4, 6, 7], [0, -2, -3, 7, -5, -4, -5], [2, 5, 6, -7, -5, -2, -6], [7, -2, -7, 5, 3, -7, 4], [-1, 3, -4, 0, 7, -1, 5]]> : tensor<5x7xi4>
  %1 = stablehlo.constant dense<3> : tensor<i4>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i4>, %4: tensor<i4>):
    %5 = stablehlo.maximum %3, %4 : tensor<i4>
    stablehlo.return %5 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<3x7xi4>
  %6 = stablehlo.constant dense<[[3, 3, 7, 7, 3, 6, 7], [7, 5, 6, 7, 3, 3, 4], [7, 3, 3, 5, 7, 3, 5]]> : tensor<3x7xi4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi4>, tensor<3x7xi4>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i4>, %9: tensor<i4>):
    %10 = stablehlo.maximum %8, %9 : tensor<i4>
    stablehlo.return %10 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<9x10xi4>
  %11 = stablehlo.constant dense<[[3, 3, 3, 7, 7, 3, 3, 3, 6, 7], [3, 3, 3, 3, 3, 7, 3, 3, 3, 3], [3, 3, 3, 3, 3, 7, 3, 3, 3, 3], [3, 3, 5, 6, 6, 3, 3, 3, 3, 3], [3, 3, 5, 6, 6, 3, 3, 3, 3, 3], [7, 7, 3, 3, 3, 5, 3, 3, 3, 4], [7, 7, 3, 3, 3, 5, 3, 3, 3, 4], [3, 3, 3, 3, 3, 3, 7, 7, 3, 5], [3, 3, 3, 3, 3, 3, 7, 7, 3, 5]]> : tensor<9x10xi4>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi4>, tensor<9x10xi4>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i4>, %14: tensor<i4>):
    %15 = stablehlo.maximum %13, %14 : tensor<i4>
    stablehlo.return %15 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x2xi4>
  %16 = stablehlo.constant dense<[[7, 7], [3, 7], [7, 7], [3, 5], [7, 5]]> : tensor<5x2xi4>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xi4>, tensor<5x2xi4>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i4>, %19: tensor<i4>):
    %20 = stablehlo.maximum %18, %19 : tensor<i4>
    stablehlo.return %20 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<8x13xi4>
  %21 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 5, 5, 6, 6, 7, 7, 7, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 7, 7, 7, 5, 6, 6, 6, 5, 5, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 7, 7, 7, 3, 3, 3, 5, 5, 7, 7, 7, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 3]]> : tensor<8x13xi4>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xi4>, tensor<8x13xi4>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i4>, %24: tensor<i4>):
    %25 = stablehlo.maximum %23, %24 : tensor<i4>
    stablehlo.return %25 : tensor<i4>
  }) : (tensor<5x7xi4>, tensor<i4>) -> tensor<5x7xi4>
  %26 = stablehlo.constant dense<[[3, 3, 7, 7, 7, 7, 7], [3, 3, 3, 7, 7, 7, 7], [3, 5, 6, 6, 6, 6, 6], [7, 7, 7, 7, 7, 7, 7], [3, 3, 3, 3, 7, 7, 7]]> : tensor<5x7xi4>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi4>, tensor<5x7xi4>) -> ()
  return
}
// -----
// reduce_window of i8 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x173988CA3AB7C2A19C61B530526C65348EA2CE8312F7D74117EE88C0DF8E14282B73B4"> : tensor<5x7xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.add %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<3x7xi8>
  %6 = stablehlo.constant dense<"0xBEDBEF85700F3400AA3371EF6041DC6B5B451F017A"> : tensor<3x7xi8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi8>, tensor<3x7xi8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i8>, %9: tensor<i8>):
    %10 = stablehlo.add %8, %9 : tensor<i8>
    stablehlo.return %10 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<9x10xi8>
  %11 = stablehlo.constant dense<"0x29294B9A9ADC4C4CC9D4B3B3AE7373C74242647EB3B3AE7373C74242647E777746A0A0B4E0E09524777746A0A0B4E0E095240909E953532900009AD20909E953532900009AD2F1F1A026263A3D3D85C6F1F1A026263A3D3D85C6"> : tensor<9x10xi8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi8>, tensor<9x10xi8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i8>, %14: tensor<i8>):
    %15 = stablehlo.add %13, %14 : tensor<i8>
    stablehlo.return %15 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<3x4xi8>
  %16 = stablehlo.constant dense<"0xD9C249586ADD8B783EBD975B"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i8>, %19: tensor<i8>):
    %20 = stablehlo.add %18, %19 : tensor<i8>
    stablehlo.return %20 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %21 = stablehlo.constant dense<"0x264897D949C6D1C4E1F58B76153A2612802A4195491AE6BE3E2C1A06F671CF63548AB7"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i8>, %24: tensor<i8>):
    %25 = stablehlo.add %23, %24 : tensor<i8>
    stablehlo.return %25 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %26 = stablehlo.constant dense<"0x2C62E7AEE59958B64FAD5F8CDB447AAB36D5A0202F0CE01E321DA25FF47F90B5DD4DFE"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i8>, %29: tensor<i8>):
    %30 = stablehlo.add %28, %29 : tensor<i8>
    stablehlo.return %30 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %31 = stablehlo.constant dense<"0xAEE59958440E895F8CDB44A60DAFD5A0202FCD9C11321DA25F6B9759B5DD4DFE229786"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<i8>, %34: tensor<i8>):
    %35 = stablehlo.add %33, %34 : tensor<i8>
    stablehlo.return %35 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<3x3xi8>
  %36 = stablehlo.constant dense<"0x1ACDC568A515E22BB7"> : tensor<3x3xi8>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i8>, %39: tensor<i8>):
    %40 = stablehlo.add %38, %39 : tensor<i8>
    stablehlo.return %40 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %41 = stablehlo.constant dense<"0x181818181818182C62E7AEE59958B64FAD5F8CDB447AAB36D5A0202F0CE01E321DA25F"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %42 = stablehlo.constant dense<0> : tensor<i8>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<i8>, %45: tensor<i8>):
    %46 = stablehlo.add %44, %45 : tensor<i8>
    stablehlo.return %46 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %47 = stablehlo.constant dense<"0x173988CA3AB7C2B8D5E97F6A092E1D097721388C4014E0B838261400F36ECC605187B4"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<i8>, %50: tensor<i8>):
    %51 = stablehlo.add %49, %50 : tensor<i8>
    stablehlo.return %51 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %52 = stablehlo.constant dense<"0xF36ECC605187B4DC35449617D0F23B99E3E1E77E86D665553F19FB74DF8E14282B73B4"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%48, %52) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<i8>, %55: tensor<i8>):
    %56 = stablehlo.add %54, %55 : tensor<i8>
    stablehlo.return %56 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %57 = stablehlo.constant dense<"0x1750D8A2DC9355A13D9E5383D541659927C9971A2CF7CE0F26149C5CDF6D81A9D447FB"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%53, %57) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<i8>, %60: tensor<i8>):
    %61 = stablehlo.add %59, %60 : tensor<i8>
    stablehlo.return %61 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %62 = stablehlo.constant dense<"0x553E057DB379C241A004A3EEBE6C2CC793056395125C658E4D3648C0FB1C8E7A5227B4"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  return
}
// -----
// reduce_window of i8 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA9C1776844B25A9F05497CFC6DB3372B73F94F06D65A8CD7D093D005CA5A203A5D5063"> : tensor<5x7xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.multiply %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<3x7xi8>
  %6 = stablehlo.constant dense<"0xAFED6760701A5E3EBC7740A4207E24F8E0209F0067"> : tensor<3x7xi8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi8>, tensor<3x7xi8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i8>, %9: tensor<i8>):
    %10 = stablehlo.multiply %8, %9 : tensor<i8>
    stablehlo.return %10 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<9x10xi8>
  %11 = stablehlo.constant dense<"0x414199DFDF28A4A4E24AC7C73DE1E11C9C9C65BBC7C73DE1E11C9C9C65BB9F9F737B7B11F7F716669F9F737B7B11F7F716664A4AAC3F3F509B9B503D4A4AAC3F3F509B9B503D3A3A4A20202AD5D5D0EB3A3A4A20202AD5D5D0EB"> : tensor<9x10xi8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi8>, tensor<9x10xi8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i8>, %14: tensor<i8>):
    %15 = stablehlo.multiply %13, %14 : tensor<i8>
    stablehlo.return %15 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<3x4xi8>
  %16 = stablehlo.constant dense<"0x4D771C50087CB030A00000A0"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i8>, %19: tensor<i8>):
    %20 = stablehlo.multiply %18, %19 : tensor<i8>
    stablehlo.return %20 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %21 = stablehlo.constant dense<"0x6B33F5B88CF66E27559F60F0EA4ECB6DCF20B0D4BCCA34F300B0C0E4CC182000500064"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i8>, %24: tensor<i8>):
    %25 = stablehlo.multiply %23, %24 : tensor<i8>
    stablehlo.return %25 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %26 = stablehlo.constant dense<"0xC3017D9820C08055E3E9F410F0F0DDB5C5DF9B360CDE789880800000AE648000000000"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i8>, %29: tensor<i8>):
    %30 = stablehlo.multiply %28, %29 : tensor<i8>
    stablehlo.return %30 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %31 = stablehlo.constant dense<"0x9820C080808080F410F0F0305070DF9B360CFCDC1C80800000000000000000000000E0"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<i8>, %34: tensor<i8>):
    %35 = stablehlo.multiply %33, %34 : tensor<i8>
    stablehlo.return %35 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<3x3xi8>
  %36 = stablehlo.constant dense<"0xFB380EA5EB825EAE29"> : tensor<3x3xi8>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i8>, %39: tensor<i8>):
    %40 = stablehlo.multiply %38, %39 : tensor<i8>
    stablehlo.return %40 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %41 = stablehlo.constant dense<"0xA1A1A1A1A1A1A1C3017D9820C08055E3E9F410F0F0DDB5C5DF9B360CDE789880800000"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %42 = stablehlo.constant dense<1> : tensor<i8>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<i8>, %45: tensor<i8>):
    %46 = stablehlo.multiply %44, %45 : tensor<i8>
    stablehlo.return %46 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %47 = stablehlo.constant dense<"0xA9C1776844B25AF7C5EF60F0CAEE11175D6010BCF4FA941B0030C0C4440860007000CC"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<i8>, %50: tensor<i8>):
    %51 = stablehlo.multiply %49, %50 : tensor<i8>
    stablehlo.return %51 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %52 = stablehlo.constant dense<"0x440860007000CCA408A080DC003EDC68A020C900CA0438E0206700EFCA5A203A5D5063"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%48, %52) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<i8>, %55: tensor<i8>):
    %56 = stablehlo.multiply %54, %55 : tensor<i8>
    stablehlo.return %56 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %57 = stablehlo.constant dense<"0xA969CF1860C0809F1BB3B4307050373D672F8106045A380880800000CA048000000000"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%53, %57) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<i8>, %60: tensor<i8>):
    %61 = stablehlo.multiply %59, %60 : tensor<i8>
    stablehlo.return %61 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %62 = stablehlo.constant dense<"0x8080808050945A50B0F0702437B3041C545C3C04D600000000301005000000E030F063"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  return
}
// -----
// reduce_window of i8 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3FBB6017D94CDF597879BD6B0C5F664289748342EC2A82BE56BEF997BC9A8ADE200EA1"> : tensor<5x7xi8>
  %1 = stablehlo.constant dense<3> : tensor<i8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.maximum %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<3x7xi8>
  %6 = stablehlo.constant dense<"0x597879176B4C5F667879746B425F2A030356200E03"> : tensor<3x7xi8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi8>, tensor<3x7xi8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i8>, %9: tensor<i8>):
    %10 = stablehlo.maximum %8, %9 : tensor<i8>
    stablehlo.return %10 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<9x10xi8>
  %11 = stablehlo.constant dense<"0x3F3F0360601703034C035959787979036B6B0C5F5959787979036B6B0C5F66664203037403034203666642030374030342032A2A03030356030303032A2A030303560303030303030303030320200E0303030303030320200E03"> : tensor<9x10xi8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi8>, tensor<9x10xi8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i8>, %14: tensor<i8>):
    %15 = stablehlo.maximum %13, %14 : tensor<i8>
    stablehlo.return %15 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<3x4xi8>
  %16 = stablehlo.constant dense<"0x78797974664274742A035656"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i8>, %19: tensor<i8>):
    %20 = stablehlo.maximum %18, %19 : tensor<i8>
    stablehlo.return %20 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %21 = stablehlo.constant dense<"0x3F036017034C03597879176B4C5F667879746B4C5F667879746B4C5F667879746B4C5F"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i8>, %24: tensor<i8>):
    %25 = stablehlo.maximum %23, %24 : tensor<i8>
    stablehlo.return %25 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %26 = stablehlo.constant dense<"0x3F3F606060606059787979797979666666747474742A2A2A5656565603030303202020"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i8>, %29: tensor<i8>):
    %30 = stablehlo.maximum %28, %29 : tensor<i8>
    stablehlo.return %30 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %31 = stablehlo.constant dense<"0x6060606060604C7979797979796B747474747474745656565656565603202020202020"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<i8>, %34: tensor<i8>):
    %35 = stablehlo.maximum %33, %34 : tensor<i8>
    stablehlo.return %35 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<3x3xi8>
  %36 = stablehlo.constant dense<"0x3F1703667403030303"> : tensor<3x3xi8>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xi8>, tensor<3x3xi8>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i8>, %39: tensor<i8>):
    %40 = stablehlo.maximum %38, %39 : tensor<i8>
    stablehlo.return %40 : tensor<i8>
  }) : (tensor<5x7xi8>, tensor<i8>) -> tensor<5x7xi8>
  %41 = stablehlo.constant dense<"0x030303030303033F3F606060606059787979797979666666747474742A2A2A56565656"> : tensor<5x7xi8>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi8>, tensor<5x7xi8>) -> ()
  return
}
// -----
// reduce_window of i16 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEB144D23FE6366A4700E5EC86CF6113DBF3626479055E8D83F51FEAF3783EF08842C854E05943167D294AD0166BB428E515B1C0F594248FD9A535B17F3A82FA206A54EEE2CFA"> : tensor<5x7xi16>
  %1 = stablehlo.constant dense<3> : tensor<i16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i16>, %4: tensor<i16>):
    %5 = stablehlo.add %3, %4 : tensor<i16>
    stablehlo.return %5 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<3x7xi16>
  %6 = stablehlo.constant dense<"0x0252125A2AABFCF95EE7A31970A6F8C117FBEF0169FF0C7CCCFA1B424D55C7D23B3786FD28B4AD307AF7"> : tensor<3x7xi16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi16>, tensor<3x7xi16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i16>, %9: tensor<i16>):
    %10 = stablehlo.add %8, %9 : tensor<i16>
    stablehlo.return %10 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<9x10xi16>
  %11 = stablehlo.constant dense<"0xFD14FD145F231064106478A4820E820E70C87EF6233D233DD13638473847A255FAD8FAD8515110B0233D233DD13638473847A255FAD8FAD8515110B0498349830109962C962C974E179417944367E494498349830109962C962C974E179417944367E494BF01BF0178BB548E548E635B2E0F2E0F6B425AFDBF01BF0178BB548E548E635B2E0F2E0F6B425AFDAC53AC536D1705A905A941A218A518A560EE3EFAAC53AC536D1705A905A941A218A518A560EE3EFA"> : tensor<9x10xi16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi16>, tensor<9x10xi16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i16>, %14: tensor<i16>):
    %15 = stablehlo.add %13, %14 : tensor<i16>
    stablehlo.return %15 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x2xi16>
  %16 = stablehlo.constant dense<"0xAA929705108B2C7EA2EF2A5E88C7B57F075DA258"> : tensor<5x2xi16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xi16>, tensor<5x2xi16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i16>, %19: tensor<i16>):
    %20 = stablehlo.add %18, %19 : tensor<i16>
    stablehlo.return %20 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<8x13xi16>
  %21 = stablehlo.constant dense<"0x1500150015001500150015001500150015001500150015001500150057C057C0FFFFBD3F61B3B973C81724A40B11FC6C66257FB815001500150015001500150015001500150015001500150015001500F384F384424964C4247FD5BAA564E5A9004D30A3B44C99A915001500150015001500150015001500150015001500150015001500565556551128D0D2FF094437BE348FFDABB131B4D2E4B63015001500150015001500150015001500150015001500150015001500AC53AC53046B6D175DC005A9314B41A2444718A5639360EE"> : tensor<8x13xi16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xi16>, tensor<8x13xi16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i16>, %24: tensor<i16>):
    %25 = stablehlo.add %23, %24 : tensor<i16>
    stablehlo.return %25 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %26 = stablehlo.constant dense<"0x00154A38459CA840154F7017D90D263DE27305BB921077E9B33AAEEA4C83388CB9B83B073D9B6B023A97C20125BD644BB2A6CBB521F866F5AF53076BF71323B6265B71499A43"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  %27 = stablehlo.constant dense<0> : tensor<i16>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<i16>, %30: tensor<i16>):
    %31 = stablehlo.add %29, %30 : tensor<i16>
    stablehlo.return %31 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %32 = stablehlo.constant dense<"0xEB144D23FE6366A4700E5EC86CF6FC510C5A24ABF6F958E79D196AA633D5FB62A8D77B485D7BCE803C3BE0D6611EEA65CCA3798A27C384387A2ABC35DD0EFB457F2F75B1B032"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<i16>, %35: tensor<i16>):
    %36 = stablehlo.add %34, %35 : tensor<i16>
    stablehlo.return %36 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %37 = stablehlo.constant dense<"0x7A2ABC35DD0EFB457F2F75B1B0328F156F12DFAA95A10F2117E9443C7ED8B0DBB963054C2748D897468C4755C1D2353780FD22B4A73074F79A535B17F3A82FA206A54EEE2CFA"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<i16>, %40: tensor<i16>):
    %41 = stablehlo.add %39, %40 : tensor<i16>
    stablehlo.return %41 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %42 = stablehlo.constant dense<"0xEB143838369C9C400C4F6A17D60D113DD073F6BA86106EE9AD3AABEA3783268CAAB82F07349B65023797AD0113BD554BA6A6C2B51BF863F59A53F56AE81317B61D5B6B499743"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<i16>, %45: tensor<i16>):
    %46 = stablehlo.add %44, %45 : tensor<i16>
    stablehlo.return %46 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %47 = stablehlo.constant dense<"0xD60DEBF89ED5A0713ACDCABE6CF6ABEA9AADDB76B52F25DA3D01FEAF37970014110B8DDE089003FCD29463F5B6F350380EAABD4EA13F48FD9743FDEFA2D8AF2F808D7AE82CFA"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  return
}
// -----
// reduce_window of i16 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD242887080A7F0F84E95A12670DC4565410C059154A23A0E15CDAAA2C6FCFCCA9B3BE97064857830AF94E2E3FB7E32CB347149D74265B72F458B0CB818FA5F28691E248DD55C"> : tensor<5x7xi16>
  %1 = stablehlo.constant dense<3> : tensor<i16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i16>, %4: tensor<i16>):
    %5 = stablehlo.multiply %3, %4 : tensor<i16>
    stablehlo.return %5 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<3x7xi16>
  %6 = stablehlo.constant dense<"0x6AC1C88680F1C0040CD5DDD96055F4E03CC61A39B0AAB8671075CED33A31E43930E6AC3479B288515B31"> : tensor<3x7xi16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi16>, tensor<3x7xi16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i16>, %9: tensor<i16>):
    %10 = stablehlo.multiply %8, %9 : tensor<i16>
    stablehlo.return %10 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<9x10xi16>
  %11 = stablehlo.constant dense<"0x02480248487380FB80FB70E31E2B1E2B7900F0BA7D617D6119E53DF73DF734412A832A83CD001A367D617D6119E53DF73DF734412A832A83CD001A36D6CFD6CF9C0763BC63BC8187C4D9C4D9B8055766D6CFD6CF9C0763BC63BC8187C4D9C4D9B805576692EE92EEC39862A162A1145DE10EE10EF2581FE092EE92EEC39862A162A1145DE10EE10EF2581FE07D977D972C1A582E582E87F60199019984EB8D5A7D977D972C1A582E582E87F60199019984EB8D5A"> : tensor<9x10xi16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi16>, tensor<9x10xi16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i16>, %14: tensor<i16>):
    %15 = stablehlo.multiply %13, %14 : tensor<i16>
    stablehlo.return %15 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x2xi16>
  %16 = stablehlo.constant dense<"0x4C1D18B6C035001DE0C120F316BE27E37841A4AC"> : tensor<5x2xi16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xi16>, tensor<5x2xi16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i16>, %19: tensor<i16>):
    %20 = stablehlo.multiply %18, %19 : tensor<i16>
    stablehlo.return %20 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<8x13xi16>
  %21 = stablehlo.constant dense<"0x8B088B088B088B088B088B088B088B088B088B088B088B088B088B083A263A265888346A0C13A595A4C71C0860D778AF40AB08F08B088B088B088B088B088B088B088B088B088B088B088B088B088B08A469A4695082FC69A8F972192828BC27703D4C3C40E5D0058B088B088B088B088B088B088B088B088B088B088B088B088B088B081E311E3138EB0C1B40E61047C022248EC429C3D218B358998B088B088B088B088B088B088B088B088B088B088B088B088B088B087D977D97F4A52C1A6079582E38A687F675FA01990C5B84EB"> : tensor<8x13xi16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xi16>, tensor<8x13xi16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i16>, %24: tensor<i16>):
    %25 = stablehlo.multiply %23, %24 : tensor<i16>
    stablehlo.return %25 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %26 = stablehlo.constant dense<"0x06D8102100A800800000000000007724BD9C3BB4742818D6A8423031826FA872E80BB81CA09A002900ADB6CB26C524E1708A5083E078602D77C6DCF1E0D660942009804D807E"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  %27 = stablehlo.constant dense<1> : tensor<i16>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<i16>, %30: tensor<i16>):
    %31 = stablehlo.multiply %29, %30 : tensor<i16>
    stablehlo.return %31 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %32 = stablehlo.constant dense<"0xD242887080A7F0F84E95A12670DC9ADC88F280C5C08EAC17351860421C37E00D8014C0EC309BD848A0DFB87AA0DA008100D7B090B0FF603B98FB803F001800C930F8C0E4E0E6"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<i16>, %35: tensor<i16>):
    %36 = stablehlo.multiply %34, %35 : tensor<i16>
    stablehlo.return %36 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %37 = stablehlo.constant dense<"0x98FB803F001800C930F8C0E4E0E6EC09F078D09470F2285EC06C2216FC92F0FC909A2C7724BBC069CD42EA21C45BB0E04C22F1DA48974377458B0CB818FA5F28691E248DD55C"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<i16>, %40: tensor<i16>):
    %41 = stablehlo.multiply %39, %40 : tensor<i16>
    stablehlo.return %41 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %42 = stablehlo.constant dense<"0xD242905F00B80080000000000000456585F299113498C853680710BBC6FCE80E787E389BE0B90021008FE2E396AA4C437037F0DEE029200F458B3C1FA085609660ED8041807F"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<i16>, %45: tensor<i16>):
    %46 = stablehlo.multiply %44, %45 : tensor<i16>
    stablehlo.return %46 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %47 = stablehlo.constant dense<"0x000000000000003E206E704270DC10BBD057D0A3909DD4DCF279AAA2008F80F2600B204820F30882AF94200F90F0B0AC18D01E2F2E80B72F807F80B9203A6C5D148AF45ED55C"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  return
}
// -----
// reduce_window of i16 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1F09616FEABE20ED94056E11B9DB449ABDE88224EF4F1801A7CE4B3FA803A31ACCBA6A3D3AE009066BB85B49ED913D312B6A4D0A9F66567143AFB05536FA8F7EA8ECD9D557BA"> : tensor<5x7xi16>
  %1 = stablehlo.constant dense<3> : tensor<i16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i16>, %4: tensor<i16>):
    %5 = stablehlo.maximum %3, %4 : tensor<i16>
    stablehlo.return %5 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<3x7xi16>
  %6 = stablehlo.constant dense<"0x1F09616F8224EF4F94056E114B3F5B49A31A3D312B6A4D0A9F6656715B49B0553D318F7E4D0A9F665671"> : tensor<3x7xi16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi16>, tensor<3x7xi16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i16>, %9: tensor<i16>):
    %10 = stablehlo.maximum %8, %9 : tensor<i16>
    stablehlo.return %10 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<9x10xi16>
  %11 = stablehlo.constant dense<"0x1F091F09616F030003000300940594056E11030003000300030082248224EF4F1801180103004B3F03000300030082248224EF4F1801180103004B3FA803A803A31A030003006A3D0300030009060300A803A803A31A030003006A3D03000300090603005B495B4903003D313D312B6A4D0A4D0A9F6656715B495B4903003D313D312B6A4D0A4D0A9F66567103000300B055030003008F7E030003000300030003000300B055030003008F7E0300030003000300"> : tensor<9x10xi16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi16>, tensor<9x10xi16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i16>, %14: tensor<i16>):
    %15 = stablehlo.maximum %13, %14 : tensor<i16>
    stablehlo.return %15 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x2xi16>
  %16 = stablehlo.constant dense<"0xEF4FEF4F6A3D6A3D2B6A56718F7E8F7E2B6A5671"> : tensor<5x2xi16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xi16>, tensor<5x2xi16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i16>, %19: tensor<i16>):
    %20 = stablehlo.maximum %18, %19 : tensor<i16>
    stablehlo.return %20 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<8x13xi16>
  %21 = stablehlo.constant dense<"0x03000300030003000300030003000300030003000300030003000300A803A803A31AA31A82248224EF4FEF4FEF4F180109060906030003000300030003000300030003000300030003000300030003005B495B495B49A31A3D313D312B6A2B6A2B6A4D0A9F669F66030003000300030003000300030003000300030003000300030003005B495B49B055B055B0553D318F7E8F7E8F7E4D0A9F669F660300030003000300030003000300030003000300030003000300030003000300B055B055B05503008F7E8F7E8F7E030003000300"> : tensor<8x13xi16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xi16>, tensor<8x13xi16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i16>, %24: tensor<i16>):
    %25 = stablehlo.maximum %23, %24 : tensor<i16>
    stablehlo.return %25 : tensor<i16>
  }) : (tensor<5x7xi16>, tensor<i16>) -> tensor<5x7xi16>
  %26 = stablehlo.constant dense<"0x1F09616F616F616F616F616F616F030003008224EF4FEF4FEF4FEF4FA803A31AA31A6A3D6A3D6A3D6A3D5B495B495B492B6A2B6A2B6A56710300B055B0558F7E8F7E8F7E8F7E"> : tensor<5x7xi16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi16>, tensor<5x7xi16>) -> ()
  return
}
// -----
// reduce_window of i32 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDB456EC830A5C1E9DA9BBF63DAA5F319EA99FF7ED7A7E036873260561E89FB96C4D2542D1E087FD67AAA4328E02DF74277D461F2641405B0A0350B6080B473E24E257A1D1CAF89B33FD64B23088FA0BC45DDAC34B4769E0B8D93CFE02F3FC0AFD3E2572BBEE20B9A66925BF44D6D9001025E42C20A8C93EE1970245B8F2F56713B4F1475682FC9C1BB5D4C51"> : tensor<5x7xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.add %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x6xi32>
  %6 = stablehlo.constant dense<"0xF0468076EF1B55514FF4757C21182E041B4439EB3CC3A72F0546CF06B3B4C1030587C6CFB85D1042A16745152B55B49364F4EC2E8DAC7D906FF61BACEF4A399C6EDA536E036C39E750F4439DE2CE47DAADC192A75E44CEABCAF344C5D98C0109"> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.add %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %11 = stablehlo.constant dense<"0xFFCE695FFA771617FEA33E3A5A503742D0C7F6C1547C4229F14665067535A502D41A98F09E6CB9A36C3C2507E0E64E00E8F55DA3F95E42E6BCD4E0CD9D1F63CF4EAFE40A6812AE9CFF31200FD4C124B60ECBDC52"> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.add %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x3xi32>
  %16 = stablehlo.constant dense<"0x11EB2FB2E7E674679EE7D3CFE85B50C45F85172CD4AC9C5D26EA7E42ED8877B366147693470A6EEC92B5E7BBFA57BFB912EAD5B0B52B0EBB35AE33A8"> : tensor<5x3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.add %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<9x10xi32>
  %21 = stablehlo.constant dense<"0xED456EC8ED456EC842A5C1E9EC9BBF63EC9BBF63ECA5F319FC99FF7EFC99FF7EE9A7E036993260563089FB963089FB96D6D2542D30087FD630087FD68CAA4328F22DF742F22DF74289D461F2761405B03089FB963089FB96D6D2542D30087FD630087FD68CAA4328F22DF742F22DF74289D461F2761405B0B2350B60B2350B6092B473E260257A1D60257A1D2EAF89B351D64B2351D64B231A8FA0BC57DDAC34B2350B60B2350B6092B473E260257A1D60257A1D2EAF89B351D64B2351D64B231A8FA0BC57DDAC34C6769E0BC6769E0B9F93CFE0413FC0AF413FC0AFE5E2572BD0E20B9AD0E20B9A78925BF45F6D9001C6769E0BC6769E0B9F93CFE0413FC0AF413FC0AFE5E2572BD0E20B9AD0E20B9A78925BF45F6D9001145E42C2145E42C21C8C93EE2B70245B2B70245BA12F56714D4F14754D4F14757A2FC9C1CD5D4C51145E42C2145E42C21C8C93EE2B70245B2B70245BA12F56714D4F14754D4F14757A2FC9C1CD5D4C51"> : tensor<9x10xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xi32>, tensor<9x10xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.add %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x2xi32>
  %26 = stablehlo.constant dense<"0xA1333FBFE7BE48D874D0F6F5C5648A58228D35F6010F310550722D47AE19D9AA9059F6362950E82C"> : tensor<5x2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.add %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x4xi32>
  %31 = stablehlo.constant dense<"0x0546CF06B3B4C1030587C6CFB85D104264F4EC2E8DAC7D906FF61BACEF4A399C50F4439DE2CE47DAADC192A75E44CEAB"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<i32>, %34: tensor<i32>):
    %35 = stablehlo.add %33, %34 : tensor<i32>
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<8x13xi32>
  %36 = stablehlo.constant dense<[[21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, -150552883, -150552883, 114247179, 264800083, 63026361, -201773701, -809072885, -607299163, 1108368830, 1715668014, 356870055, -1358797938], [21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, 1806281827, 1806281827, 787281002, -1019000804, -1870812013, -851811188, -1407453579, -555642370, -1673966859, -1118324468, 1850989172, -1325653635], [21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, -840903483, -840903483, -1656490922, -815587418, -632828184, 182759255, -1483554381, -1666313615, -1412545436, 253768200, -985336880, -1239105059], [21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, -1035837932, -1035837932, -1328158181, -292320228, 1236794418, 1529114667, -864378953, 1901473697, -429228327, 1964265293, 920485554, -1043779718]]> : tensor<8x13xi32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xi32>, tensor<8x13xi32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i32>, %39: tensor<i32>):
    %40 = stablehlo.add %38, %39 : tensor<i32>
    stablehlo.return %40 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %41 = stablehlo.constant dense<"0xEA456EC83FA5C1E9E99BBF63E9A5F319F999FF7EE6A7E0369632605605CF695F0078161704A43E3A60503742D6C7F6C15A7C4229F7466506A20475BF7D2C8AF94FC9B85779FFC0F5129E42E55F0BE3E53924123B537B13CB07C059DA7B08790749E21821CD804E7FC29D3EDA8391A23C52D9558D0E4CEDC891789D62D5116F9205D062F427CD079C3BEFEE8D"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.add %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %46 = stablehlo.constant dense<"0x52D9558D0E4CEDC891789D62D5116F9205D062F427CD079C3BEFEE8D7A93E7C4E1A62BDFBADCDDFEFE6B7B781E36637553252765B7BC8E375F0AEC2D20D4D6B19FD45E2887C1375041086C32DF50C57256A88987C2D4E0CDA31F63CF54AFE40A6E12AE9C0532200FDAC124B614CBDC52115E42C2198C93EE2870245B9E2F56714A4F1475772FC9C1CA5D4C51"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    %50 = stablehlo.add %48, %49 : tensor<i32>
    stablehlo.return %50 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %51 = stablehlo.constant dense<"0xF0456EC81DEB2FB2F486EF15CB2CE32FB2C6E2AE866EC3E50AA1233C3389FB96F45B50C40F64CF9A860E13C3633C0A06D7106CF8382571A8B5350B6032EA7E427D0FF95F96BE8213D294CE36D7236FF319011C28C9769E0B530A6EEC7F492E9C4F2C86C70A0F92616DA1ED55B70E7E57175E42C21EEAD5B0345AFA0BC089507DF8D864F25D082EB415667A05"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i32>, %54: tensor<i32>):
    %55 = stablehlo.add %53, %54 : tensor<i32>
    stablehlo.return %55 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %56 = stablehlo.constant dense<"0x0AA1233C325BB57305B6F3892E1A34265774400C70DA408D9C326056382571A81D9C75115CC920E441C1A10DCA165EE5EDE866A2791405B019011C287CCB10C8FF169DE5B4F122C89B4299145F6C4DF15ADDAC34B70E7E570698DF4B7C04106B50C54FBB80E2F78FC5FFEBF5626D900115667A05160838430F7CA454F90B80F96DDC2988358D1513D05D4C51"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<i32>, %59: tensor<i32>):
    %60 = stablehlo.add %58, %59 : tensor<i32>
    stablehlo.return %60 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %61 = stablehlo.constant dense<"0xCB2CE32FB2C6E2AE866EC3E50AA1233C325BB57305B6F3892E1A3426860E13C3633C0A06D7106CF8382571A81D9C75115CC920E441C1A10D96BE8213D294CE36D7236FF319011C287CCB10C8FF169DE5B4F122C84F2C86C70A0F92616DA1ED55B70E7E570698DF4B7C04106B50C54FBBC089507DF8D864F25D082EB415667A05160838430F7CA454F90B80F9"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<i32>, %64: tensor<i32>):
    %65 = stablehlo.add %63, %64 : tensor<i32>
    stablehlo.return %65 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %66 = stablehlo.constant dense<"0xDE456EC833A5C1E9DD9BBF63DDA5F319ED99FF7EDAA7E0368A3260562189FB96C7D2542D21087FD67DAA4328E32DF7427AD461F2671405B0A3350B6083B473E251257A1D1FAF89B342D64B230B8FA0BC48DDAC34B7769E0B9093CFE0323FC0AFD6E2572BC1E20B9A69925BF4506D9001055E42C20D8C93EE1C70245B922F56713E4F14756B2FC9C1BE5D4C51"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<i32>, %69: tensor<i32>):
    %70 = stablehlo.add %68, %69 : tensor<i32>
    stablehlo.return %70 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x3xi32>
  %71 = stablehlo.constant dense<"0xDE456EC8DDA5F3198A326056A3350B601FAF89B348DDAC34055E42C2922F5671BE5D4C51"> : tensor<3x3xi32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.add %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<0x6xi32>
  %76 = stablehlo.constant dense<> : tensor<0x6xi32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xi32>, tensor<0x6xi32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<i32>, %79: tensor<i32>):
    %80 = stablehlo.add %78, %79 : tensor<i32>
    stablehlo.return %80 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %81 = stablehlo.constant dense<"0x18000000180000001800000018000000180000001800000018000000F0456EC81DEB2FB2F486EF15CB2CE32FB2C6E2AE866EC3E50AA1233C3389FB96F45B50C40F64CF9A860E13C3633C0A06D7106CF8382571A8B5350B6032EA7E427D0FF95F96BE8213D294CE36D7236FF319011C28C9769E0B530A6EEC7F492E9C4F2C86C70A0F92616DA1ED55B70E7E57"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %82 = stablehlo.constant dense<0> : tensor<i32>
  %83 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%84: tensor<i32>, %85: tensor<i32>):
    %86 = stablehlo.add %84, %85 : tensor<i32>
    stablehlo.return %86 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %87 = stablehlo.constant dense<"0xDB456EC830A5C1E9DA9BBF63DAA5F319EA99FF7ED7A7E03687326056F9CE695FF4771617F8A33E3A54503742CAC7F6C14E7C4229EB466506990475BF742C8AF946C9B85770FFC0F5099E42E5560BE3E53024123B4D7B13CB01C059DA7508790743E21821C7804E7FBC9D3EDA7D91A23C4FD9558D0B4CEDC88E789D62D2116F9202D062F424CD079C38EFEE8D"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%83, %87) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %88 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%89: tensor<i32>, %90: tensor<i32>):
    %91 = stablehlo.add %89, %90 : tensor<i32>
    stablehlo.return %91 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %92 = stablehlo.constant dense<"0x4FD9558D0B4CEDC88E789D62D2116F9202D062F424CD079C38EFEE8D7493E7C4DBA62BDFB4DCDDFEF86B7B78183663754D252765B1BC8E37560AEC2D17D4D6B196D45E287EC1375038086C32D650C5724DA88987B6D4E0CD971F63CF48AFE40A6212AE9CF931200FCEC124B608CBDC52025E42C20A8C93EE1970245B8F2F56713B4F1475682FC9C1BB5D4C51"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%88, %92) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %93 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%94: tensor<i32>, %95: tensor<i32>):
    %96 = stablehlo.add %94, %95 : tensor<i32>
    stablehlo.return %96 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %97 = stablehlo.constant dense<"0xDB456EC80BEB2FB2E586EF15BF2CE32FA9C6E2AE806EC3E507A1233C1E89FB96E25B50C40064CF9A7A0E13C35A3C0A06D1106CF8352571A8A0350B6020EA7E426E0FF95F8ABE8213C994CE36D1236FF316011C28B4769E0B410A6EEC70492E9C432C86C7010F926167A1ED55B40E7E57025E42C20CEAD5B0255AFA0BB489507DEFD864F257082EB412667A05"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%93, %97) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %98 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%99: tensor<i32>, %100: tensor<i32>):
    %101 = stablehlo.add %99, %100 : tensor<i32>
    stablehlo.return %101 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %102 = stablehlo.constant dense<"0x07A1233C2C5BB573FCB5F389221A34264874400C5EDA408D87326056352571A8179C751153C920E435C1A10DBB165EE5DBE866A2641405B016011C2876CB10C8F6169DE5A8F122C88C4299144D6C4DF145DDAC34B40E7E570098DF4B7304106B44C54FBB71E2F78FB3FFEBF54D6D900112667A0510083843067CA454ED0B80F95EDC2988238D1513BB5D4C51"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%98, %102) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// reduce_window of i32 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x094CB8A5921A5F3DA2008B498A8F831E43941D6FE9B09984D345E0895E733A264E97C96C425D4CA55ED8E4E48D9386348E0A9CB4CCEBE40FC719C34089348C9E18E786261A6B784CFDAD9B2C55A94D2FFC70FFA1807576B2087F410E4E9F214495BE36A7304489E9E2F4C7030E17B7885D56C10515F597FB7AE5F65A77A904CE2A75FDE9C29F6448855D36F7"> : tensor<5x7xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.multiply %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x6xi32>
  %6 = stablehlo.constant dense<"0x58453726D0805B291047E6F59CC93CB8D658F80128C04F6814E05598E0A2CC0AC0AEEA5004BF388EA2E2F5AAA0E4F88A007C236B80EB465FE045AA7BA0DEB2952017D36370ED5D7A000465D4A09AA7D48CEB4606E08654FF80063389C8A92478"> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.multiply %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %11 = stablehlo.constant dense<"0xBEA8CDD25CEA8942E42171880C4AEC961F31789A2E154FB144FE9EA900C96A92D057F052E013F9D974A976F4104E8D18A4E6E3FB204AD539802B0F66E8B0FA9C8C3A50705B964EB3E01E1821647B277E76920B35"> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.multiply %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x3xi32>
  %16 = stablehlo.constant dense<"0x32808550B895A4E5EA344F16C45DF641D8EEA73E7C0FA64E77F342D8D07360014ECD3660008C6F9990779CC9A0F5D541A9CB4EA3CAC1A693A4FE4B79"> : tensor<5x3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.multiply %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<9x10xi32>
  %21 = stablehlo.constant dense<"0xA185D0E9A185D0E9C2A9D2C352CDD46C52CDD46CFABFA3E4CB323B6BCB323B6B81C7A899DBD5A69FAE8672DCAE8672DC1EDD0FCAF29075B6F29075B6AE23ACCF852C3A93852C3A935E0E5A50EC77E342AE8672DCAE8672DC1EDD0FCAF29075B6F29075B6AE23ACCF852C3A93852C3A935E0E5A50EC77E342AF67946BAF67946B219A417D581328B6581328B60AFDE8C275755207757552070D3327B49CBD6850AF67946BAF67946B219A417D581328B6581328B60AFDE8C275755207757552070D3327B49CBD68508099543380995433C8BD82981EA5BE031EA5BE034DB6E42AB02CE307B02CE307925768C4DEA660518099543380995433C8BD82981EA5BE031EA5BE034DB6E42AB02CE307B02CE307925768C4DEA66051D5EE8E63D5EE8E63CDE8B8736A7813096A781309DF9346AB9AA4C2529AA4C25272EF8A26BD4FD0F9D5EE8E63D5EE8E63CDE8B8736A7813096A781309DF9346AB9AA4C2529AA4C25272EF8A26BD4FD0F9"> : tensor<9x10xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xi32>, tensor<9x10xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.multiply %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x2xi32>
  %26 = stablehlo.constant dense<"0xEC3119347814D96CF4094ACC70C4299D00EAFB1950576BDF56D41737D8446414807E270502D9F54C"> : tensor<5x2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.multiply %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x4xi32>
  %31 = stablehlo.constant dense<"0x14E05598E0A2CC0AC0AEEA5004BF388E007C236B80EB465FE045AA7BA0DEB295000465D4A09AA7D48CEB4606E08654FF"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<i32>, %34: tensor<i32>):
    %35 = stablehlo.multiply %33, %34 : tensor<i32>
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<8x13xi32>
  %36 = stablehlo.constant dense<"0x8B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B08000016E5E7E016E5E7E0B4E0045B5A244599E0B93161905129A9C02440D8E41DA7CE24B7FEFF7BF5088BB2F7A40212F1E2918B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B080000809B15B2809B15B2005C3FC45865A1CC80477E59F02EDBC0E074FC5846E6D66BA0D3494350B36C8A20D06B827E7C1FBF8B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B080000809699C3809699C300248D7778A8708EA06FE479C42C76D8EC477E3899DB49E9E0BDF8F9A0418B7D803ACBD28C032A4E8B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B080000D5EE8E63D5EE8E63D37A4F39CDE8B873E670C9716A781309C2FB10C0DF9346AB320F847C9AA4C2523C76A11272EF8A26"> : tensor<8x13xi32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xi32>, tensor<8x13xi32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i32>, %39: tensor<i32>):
    %40 = stablehlo.multiply %38, %39 : tensor<i32>
    stablehlo.return %40 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %41 = stablehlo.constant dense<"0x8B2CF04D96384641C699F1CEFE3FE1F699BB13792BEDE2DD4947E2DFAEEE3A693C3DD9560431FACB6C9A4E4E17BA396E9EBEC73B64F096F6162D38F4B4512BB520BC9760A89BB715E97B3EDBD2323AAFD02074B4003347F4E09D879440BBBBCE986DF11C900AC6B1CC01050B2029546B002D55092071723D80297DF638C3FBF3E083E0B988053383E0A9784B"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.multiply %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %46 = stablehlo.constant dense<"0x002D55092071723D80297DF638C3FBF3E083E0B988053383E0A9784B000FF3CB30CC53A8408A309AC40A83E4E05B04F5D8EC0DF5E067771F80F19EDA7864E7966073E50CBAEA71A820AAFB999CF4EE4578640523808788962838D084EC0ED2F23349C34DE015D9298456636F262668DD47FA8476EFA23DD1CED25B58F5DB6C8EDE36961B26A583B73FC59AA8"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    %50 = stablehlo.multiply %48, %49 : tensor<i32>
    stablehlo.return %50 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %51 = stablehlo.constant dense<"0xE39071BDD28F3D7A4C56FE1BA8FD10BEA82BB561F813706678C4409C0A94579504ABF3DE582EB61D70C11FC290F3BA62A0E8FC3E806A31A30D37BD42A7082F6D3880E05490248C0F707BCC5110A4B04740D532C780CCFD99004C4B8C00B8611A0008D0E5008060E00000BB2F0000BECD7FCCAC2A7970EEAB8E47819D56002FFBB41E491978059910C8CFEE61"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i32>, %54: tensor<i32>):
    %55 = stablehlo.multiply %53, %54 : tensor<i32>
    stablehlo.return %55 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %56 = stablehlo.constant dense<"0x78C4409C280CB6CE5CECE3896A71FB1893E4289E5334C2BD9181F4DE806A31A3408C1019A06683E1F0837D8898168054E8BCAB00C467AAC840D532C740826D28C020107918FD77963447DB47CCF0DE83D4383AF10000BECD005C8AB18032623140CEE1FBC0CF8C99FCE7F0469AF421F4C8CFEE613807690608F9321F7C8AB3752C397E2A3AD036FF37EF70ED"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<i32>, %59: tensor<i32>):
    %60 = stablehlo.multiply %58, %59 : tensor<i32>
    stablehlo.return %60 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %61 = stablehlo.constant dense<"0xA8FD10BEA82BB561F813706678C4409C280CB6CE5CECE3896A71FB1870C11FC290F3BA62A0E8FC3E806A31A3408C1019A06683E1F0837D8890248C0F707BCC5110A4B04740D532C740826D28C020107918FD77960008D0E5008060E00000BB2F0000BECD005C8AB18032623140CEE1FB56002FFBB41E491978059910C8CFEE613807690608F9321F7C8AB375"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<i32>, %64: tensor<i32>):
    %65 = stablehlo.multiply %63, %64 : tensor<i32>
    stablehlo.return %65 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %66 = stablehlo.constant dense<"0x1BE428F1B64F1DB8E601A1DC9EAE8A5BC9BC584DBB12CD8D79D1A09D1A5AAF72EAC55C46C617E5EF1A89AEAEA7BA939DAA1FD41D64C3AE2F554D49C29B9DA4DB48B594734E4169E5F709D385FFFBE88DF452FEE580606317187DC42AEADD64CCBF3BA4F590CC9BBCA6DE570B2A45259A170344113FDFC7F26EB0E41065FC0D6A7E5FF8BD46DF2DD98F18A3E5"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<i32>, %69: tensor<i32>):
    %70 = stablehlo.multiply %68, %69 : tensor<i32>
    stablehlo.return %70 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x3xi32>
  %71 = stablehlo.constant dense<"0x1BE428F19EAE8A5B79D1A09D554D49C24E4169E5F452FEE51703441165FC0D6A8F18A3E5"> : tensor<3x3xi32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.multiply %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<0x6xi32>
  %76 = stablehlo.constant dense<> : tensor<0x6xi32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xi32>, tensor<0x6xi32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<i32>, %79: tensor<i32>):
    %80 = stablehlo.multiply %78, %79 : tensor<i32>
    stablehlo.return %80 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %81 = stablehlo.constant dense<"0xA1190000A1190000A1190000A1190000A1190000A1190000A1190000E39071BDD28F3D7A4C56FE1BA8FD10BEA82BB561F813706678C4409C0A94579504ABF3DE582EB61D70C11FC290F3BA62A0E8FC3E806A31A30D37BD42A7082F6D3880E05490248C0F707BCC5110A4B04740D532C780CCFD99004C4B8C00B8611A0008D0E5008060E00000BB2F0000BECD"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %82 = stablehlo.constant dense<1> : tensor<i32>
  %83 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%84: tensor<i32>, %85: tensor<i32>):
    %86 = stablehlo.multiply %84, %85 : tensor<i32>
    stablehlo.return %86 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %87 = stablehlo.constant dense<"0x094CB8A5921A5F3DA2008B498A8F831E43941D6FE9B09984D345E0894EF6DD337C364840C403290FAC2453F4E7217F663E3B25302455BC4BA214021C5C5886656036D67E789D65D14B9C6A7096991EC4708F7F65005B241BE066644940316A33D8B653CA103AA44C6C8E007320E8EC0B000FC7AD60D0D06980B829526896FEFBA0D64A93D8011181A0382819"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%83, %87) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %88 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%89: tensor<i32>, %90: tensor<i32>):
    %91 = stablehlo.multiply %89, %90 : tensor<i32>
    stablehlo.return %91 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %92 = stablehlo.constant dense<"0x000FC7AD60D0D06980B829526896FEFBA0D64A93D8011181A038281900577088B0167B8440483ED8A41DF2FCE0B48E70188C018DE060D45880ECF253E8A4E26D20506726CECFD4D660E0EC9394FFBCB6E8A41C6080AF01B6A813AA9F2CB17A0C43F496BEE01F1F2044F1E746461073E95D56C10515F597FB7AE5F65A77A904CE2A75FDE9C29F6448855D36F7"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%88, %92) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %93 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%94: tensor<i32>, %95: tensor<i32>):
    %96 = stablehlo.multiply %94, %95 : tensor<i32>
    stablehlo.return %96 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %97 = stablehlo.constant dense<"0x094CB8A522472B978403D9FA28A17EB6784DD7913802F0EE28EC6A895E733A26A498A95C48EEDC84703E4C8AB0B37862A08B38958023BB8BC719C3407F377934E8CCEA3290C73D3C50891ADD906785EBC0F110ED807576B2002C7E2D0068C5E50088152F008029540000A35A0000EA995D56C105A1165EA0BACDCAEF766BFD3B5C8F4E43B8C782AC989A4FCB"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%93, %97) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %98 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%99: tensor<i32>, %100: tensor<i32>):
    %101 = stablehlo.multiply %99, %100 : tensor<i32>
    stablehlo.return %101 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %102 = stablehlo.constant dense<"0x28EC6A89E8E4BE88D4E224F24A3A19C1E175A3B10B9D3B34D345E0898023BB8B40BA3A1FE0DD04B3F0B8530E0875EBF728C380E2CCEBE40FC0F110ED4080613D40EE555098BD7CBFFC48928FACDF32ABFC70FFA10000EA99007CD6DA80BFCA14409A61CD40E12D5A5CB27D490E17B788989A4FCB78AB0B56984B31EEBC9F3186244D37B2CA793C0B855D36F7"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%98, %102) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// reduce_window of i32 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB2C2936844373589683968E0A582B31C9CA1569FEDD167CABD4255A677FE339EBD482BDDEBA18406027686B068BEE4A28F4EA9FA75E8C04DB73D03A06BDC024C65AB5DA4FF9E9D9623348105253CE49E51652BEFEF5F4FAEA32176532E25FA491EEC70C5B57F1446F4DDAA24DBE8923AD9E92E62B537D44B3AA87BC59341DAAD27C16D798B0FD714FB2C386C"> : tensor<5x7xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.maximum %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x6xi32>
  %6 = stablehlo.constant dense<"0xB2C29368EBA18406A582B31CA582B31C0300000075E8C04D6BDC024C6BDC024CEBA18406233481052334810575E8C04DA3217653A32176532E25FA49B57F1446B57F1446DBE8923AD9E92E62A32176532E25FA4927C16D7927C16D79FB2C386C"> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.maximum %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %11 = stablehlo.constant dense<"0xB2C2936803000000EBA18406A582B31C030000000300000075E8C04D03000000A32176532E25FA4903000000B57F1446F4DDAA2475E8C04DD9E92E62A32176532E25FA490300000027C16D79F4DDAA24FB2C386C"> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.maximum %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x3xi32>
  %16 = stablehlo.constant dense<"0xB2C29368A582B31CA582B31C03000000EBA18406030000006BDC024C6BDC024C23348105A3217653A3217653B57F1446D9E92E62B537D44B27C16D79"> : tensor<5x3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.maximum %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<9x10xi32>
  %21 = stablehlo.constant dense<[[1754514098, 1754514098, 3, 3, 3, 481526437, 3, 3, 3, 3], [3, 3, 3, 109355499, 109355499, 3, 3, 3, 3, 1304488053], [3, 3, 3, 109355499, 109355499, 3, 3, 3, 3, 1304488053], [3, 3, 1275255915, 3, 3, 3, 92353571, 92353571, 3, 3], [3, 3, 1275255915, 3, 3, 3, 92353571, 92353571, 3, 3], [3, 3, 1400250787, 1241130286, 1241130286, 3, 1175748533, 1175748533, 615177716, 982706395], [3, 3, 1400250787, 1241130286, 1241130286, 3, 1175748533, 1175748533, 615177716, 982706395], [1647241689, 1647241689, 1272199093, 3, 3, 3, 2037236007, 2037236007, 349638539, 1815620859], [1647241689, 1647241689, 1272199093, 3, 3, 3, 2037236007, 2037236007, 349638539, 1815620859]]> : tensor<9x10xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xi32>, tensor<9x10xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.maximum %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x2xi32>
  %26 = stablehlo.constant dense<"0x0300000075E8C04DB2C29368A582B31C0300000075E8C04DD9E92E62FB2C386C03000000DBE8923A"> : tensor<5x2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.maximum %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x4xi32>
  %31 = stablehlo.constant dense<"0x6BDC024C6BDC024CEBA1840623348105A3217653A32176532E25FA49B57F1446D9E92E62A32176532E25FA4927C16D79"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<i32>, %34: tensor<i32>):
    %35 = stablehlo.maximum %33, %34 : tensor<i32>
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<8x13xi32>
  %36 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 1275255915, 1275255915, 1275255915, 109355499, 109355499, 3, 92353571, 92353571, 92353571, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 1400250787, 1400250787, 1400250787, 1241130286, 1241130286, 3, 1175748533, 1175748533, 1175748533, 615177716], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 1647241689, 1647241689, 1647241689, 1400250787, 1400250787, 1241130286, 1241130286, 3, 2037236007, 2037236007, 2037236007, 615177716], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 1647241689, 1647241689, 1647241689, 1272199093, 1272199093, 3, 3, 3, 2037236007, 2037236007, 2037236007, 349638539]]> : tensor<8x13xi32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xi32>, tensor<8x13xi32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i32>, %39: tensor<i32>):
    %40 = stablehlo.maximum %38, %39 : tensor<i32>
    stablehlo.return %40 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %41 = stablehlo.constant dense<"0xB2C293680300000003000000A582B31C030000000300000003000000B2C2936803000000EBA18406A582B31C030000000300000075E8C04DB2C293686BDC024CEBA18406A582B31C233481050300000075E8C04DB2C29368A32176532E25FA49A582B31CB57F1446F4DDAA2475E8C04DB2C29368A32176532E25FA49A582B31C27C16D79F4DDAA24FB2C386C"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.maximum %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %46 = stablehlo.constant dense<"0xB2C29368A32176532E25FA49A582B31C27C16D79F4DDAA24FB2C386CD9E92E62A32176532E25FA490300000027C16D79F4DDAA24FB2C386CD9E92E62A32176532E25FA490300000027C16D79F4DDAA24FB2C386CD9E92E62A32176532E25FA490300000027C16D79F4DDAA24FB2C386CD9E92E62B537D44B030000000300000027C16D798B0FD714FB2C386C"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    %50 = stablehlo.maximum %48, %49 : tensor<i32>
    stablehlo.return %50 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %51 = stablehlo.constant dense<"0xB2C29368B2C29368B2C29368B2C29368B2C29368B2C29368B2C293680300000003000000EBA18406EBA18406EBA18406EBA1840675E8C04D030000006BDC024C6BDC024C6BDC024C6BDC024C6BDC024C6BDC024C03000000A3217653A3217653A3217653A3217653A3217653A3217653D9E92E62D9E92E62D9E92E62D9E92E6227C16D7927C16D7927C16D79"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i32>, %54: tensor<i32>):
    %55 = stablehlo.maximum %53, %54 : tensor<i32>
    stablehlo.return %55 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %56 = stablehlo.constant dense<"0xB2C29368A582B31CA582B31CA582B31C03000000030000000300000075E8C04D75E8C04D75E8C04D75E8C04D75E8C04D75E8C04D75E8C04D6BDC024C6BDC024C2334810523348105233481050300000003000000A3217653A32176532E25FA49B57F1446B57F1446DBE8923ADBE8923A27C16D7927C16D7927C16D7927C16D7927C16D79FB2C386CFB2C386C"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<i32>, %59: tensor<i32>):
    %60 = stablehlo.maximum %58, %59 : tensor<i32>
    stablehlo.return %60 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %61 = stablehlo.constant dense<"0xB2C29368B2C29368B2C29368B2C29368A582B31CA582B31CA582B31CEBA18406EBA18406EBA1840675E8C04D75E8C04D75E8C04D75E8C04D6BDC024C6BDC024C6BDC024C6BDC024C6BDC024C2334810523348105A3217653A3217653A3217653A3217653A32176532E25FA49B57F1446D9E92E6227C16D7927C16D7927C16D7927C16D7927C16D7927C16D79"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<i32>, %64: tensor<i32>):
    %65 = stablehlo.maximum %63, %64 : tensor<i32>
    stablehlo.return %65 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %66 = stablehlo.constant dense<[[1754514098, 3, 3, 481526437, 3, 3, 3], [3, 3, 109355499, 3, 3, 3, 1304488053], [3, 1275255915, 3, 3, 92353571, 3, 3], [3, 1400250787, 1241130286, 3, 1175748533, 615177716, 982706395], [1647241689, 1272199093, 3, 3, 2037236007, 349638539, 1815620859]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<i32>, %69: tensor<i32>):
    %70 = stablehlo.maximum %68, %69 : tensor<i32>
    stablehlo.return %70 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x3xi32>
  %71 = stablehlo.constant dense<[[1754514098, 481526437, 3], [3, 3, 3], [1647241689, 3, 1815620859]]> : tensor<3x3xi32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.maximum %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<0x6xi32>
  %76 = stablehlo.constant dense<> : tensor<0x6xi32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xi32>, tensor<0x6xi32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<i32>, %79: tensor<i32>):
    %80 = stablehlo.maximum %78, %79 : tensor<i32>
    stablehlo.return %80 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %81 = stablehlo.constant dense<"0x03000000030000000300000003000000030000000300000003000000B2C29368B2C29368B2C29368B2C29368B2C29368B2C29368B2C293680300000003000000EBA18406EBA18406EBA18406EBA1840675E8C04D030000006BDC024C6BDC024C6BDC024C6BDC024C6BDC024C6BDC024C03000000A3217653A3217653A3217653A3217653A3217653A3217653"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// reduce_window of i32 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x398295A640405F30EE96E9B82CE8EB0D8D9226537B7AD83D96A8A3DB6B4BC6639A30E27B51E2DEFFA38DA98E3110B286170E259411450762D13EE68608DCFAF707C8586AB461259860F59E05AC0A11107AE4F4A5C558418508D54272A72FCFFD78FE1D3497DE3846B078CDD1B634149ACE5DB15D3CE962626DA0FC526B35353B134ABAC1E6EAB577A09CCC2C"> : tensor<5x7xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.minimum %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x6xi32>
  %6 = stablehlo.constant dense<"0x398295A6EE96E9B8A38DA98E3110B2863110B286170E2594D13EE68608DCFAF7A38DA98E3110B2863110B286170E2594C558418508DCFAF7B4612598B4612598B078CDD1B634149AC5584185A72FCFFDA72FCFFD134ABAC1134ABAC1B634149A"> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.minimum %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %11 = stablehlo.constant dense<"0x398295A603000000EE96E9B8A38DA98E3110B286170E259496A8A3DBC558418508DCFAF7A72FCFFDA38DA98E3110B286170E2594B634149AC558418503000000A72FCFFD03000000134ABAC1B078CDD1B634149A"> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.minimum %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x3xi32>
  %16 = stablehlo.constant dense<"0x398295A6EE96E9B80300000003000000A38DA98E3110B286D13EE686B4612598B4612598C5584185A72FCFFDB078CDD10300000003000000134ABAC1"> : tensor<5x3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.minimum %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<9x10xi32>
  %21 = stablehlo.constant dense<[[-1500151239, -1500151239, 3, -1192651026, -1192651026, 3, 3, 3, 3, -610031466], [3, 3, 3, -2170287, -2170287, -1901490781, -2035150799, -2035150799, -1809510889, 3], [3, 3, 3, -2170287, -2170287, -1901490781, -2035150799, -2035150799, -1809510889, 3], [-2031730991, -2031730991, -134554616, 3, 3, -1742380620, 3, 3, 3, -1510677382], [-2031730991, -2031730991, -134554616, 3, 3, -1742380620, 3, 3, 3, -1510677382], [-2059315003, -2059315003, 3, -36753497, -36753497, 3, 3, 3, -775063376, -1709951818], [-2059315003, -2059315003, 3, -36753497, -36753497, 3, 3, 3, -775063376, -1709951818], [3, 3, 3, 3, 3, 3, -1044755949, -1044755949, 3, 3], [3, 3, 3, 3, 3, 3, -1044755949, -1044755949, 3, 3]]> : tensor<9x10xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xi32>, tensor<9x10xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.minimum %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x2xi32>
  %26 = stablehlo.constant dense<"0xA38DA98EA38DA98ED13EE686B4612598C5584185A38DA98ED13EE686B4612598C5584185B634149A"> : tensor<5x2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.minimum %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x4xi32>
  %31 = stablehlo.constant dense<"0xD13EE68608DCFAF7A38DA98E3110B286C558418508DCFAF7B4612598B4612598C5584185A72FCFFDA72FCFFD134ABAC1"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<i32>, %34: tensor<i32>):
    %35 = stablehlo.minimum %33, %34 : tensor<i32>
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<8x13xi32>
  %36 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, -2031730991, -2031730991, -2031730991, -134554616, -134554616, -2170287, -1901490781, -1901490781, -2035150799, -2035150799, -2035150799, -1809510889], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, -2059315003, -2059315003, -2059315003, -134554616, -134554616, -36753497, -1742380620, -1742380620, -1742380620, 3, -775063376, -775063376], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, -2059315003, -2059315003, -2059315003, 3, -36753497, -36753497, -36753497, 3, -1044755949, -1044755949, -1044755949, -775063376], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, -1044755949, -1044755949, -1044755949, 3]]> : tensor<8x13xi32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xi32>, tensor<8x13xi32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i32>, %39: tensor<i32>):
    %40 = stablehlo.minimum %38, %39 : tensor<i32>
    stablehlo.return %40 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %41 = stablehlo.constant dense<"0x398295A603000000EE96E9B803000000030000000300000096A8A3DB398295A603000000EE96E9B8A38DA98E3110B286170E259496A8A3DBD13EE68608DCFAF7EE96E9B8A38DA98E3110B286170E25947AE4F4A5C558418508DCFAF7EE96E9B8A38DA98E3110B286170E2594B634149AC558418508DCFAF7EE96E9B8A38DA98E3110B286170E2594B634149A"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.minimum %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %46 = stablehlo.constant dense<"0xC558418508DCFAF7EE96E9B8A38DA98E3110B286170E2594B634149AC558418508DCFAF7A72FCFFDA38DA98E3110B286170E2594B634149AC558418508DCFAF7A72FCFFDB4612598134ABAC1B078CDD1B634149AC558418503000000A72FCFFD03000000134ABAC1B078CDD1B634149A03000000030000000300000003000000134ABAC10300000003000000"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    %50 = stablehlo.minimum %48, %49 : tensor<i32>
    stablehlo.return %50 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %51 = stablehlo.constant dense<"0x398295A6398295A6398295A6398295A6398295A6398295A6398295A6030000000300000051E2DEFFA38DA98E3110B2863110B2863110B286D13EE686D13EE686D13EE686D13EE686D13EE686D13EE686D13EE686C5584185C5584185C5584185C5584185C5584185C5584185C558418503000000030000000300000003000000134ABAC1134ABAC1134ABAC1"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i32>, %54: tensor<i32>):
    %55 = stablehlo.minimum %53, %54 : tensor<i32>
    stablehlo.return %55 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %56 = stablehlo.constant dense<"0x398295A6EE96E9B8EE96E9B896A8A3DB96A8A3DB96A8A3DB96A8A3DB3110B2863110B2863110B2863110B2863110B286170E259403000000D13EE686B4612598B4612598B46125987AE4F4A57AE4F4A57AE4F4A5C5584185B634149AB634149AB634149AB634149AB634149AB634149A134ABAC1134ABAC1134ABAC1134ABAC1134ABAC10300000003000000"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<i32>, %59: tensor<i32>):
    %60 = stablehlo.minimum %58, %59 : tensor<i32>
    stablehlo.return %60 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %61 = stablehlo.constant dense<"0x398295A6398295A6398295A6398295A6EE96E9B8EE96E9B896A8A3DBA38DA98E3110B2863110B2863110B2863110B2863110B2863110B286D13EE686D13EE686D13EE686D13EE686B4612598B4612598B4612598C5584185C5584185C5584185C5584185B634149AB634149AB634149A03000000134ABAC1134ABAC1134ABAC1134ABAC1134ABAC1134ABAC1"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<i32>, %64: tensor<i32>):
    %65 = stablehlo.minimum %63, %64 : tensor<i32>
    stablehlo.return %65 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %66 = stablehlo.constant dense<[[-1500151239, 3, -1192651026, 3, 3, 3, -610031466], [3, 3, -2170287, -1901490781, -2035150799, -1809510889, 3], [-2031730991, -134554616, 3, -1742380620, 3, 3, -1510677382], [-2059315003, 3, -36753497, 3, 3, -775063376, -1709951818], [3, 3, 3, 3, -1044755949, 3, 3]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<i32>, %69: tensor<i32>):
    %70 = stablehlo.minimum %68, %69 : tensor<i32>
    stablehlo.return %70 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x3xi32>
  %71 = stablehlo.constant dense<[[-1500151239, 3, -610031466], [-2031730991, -1742380620, -1510677382], [3, 3, 3]]> : tensor<3x3xi32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.minimum %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<0x6xi32>
  %76 = stablehlo.constant dense<> : tensor<0x6xi32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xi32>, tensor<0x6xi32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<i32>, %79: tensor<i32>):
    %80 = stablehlo.minimum %78, %79 : tensor<i32>
    stablehlo.return %80 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %81 = stablehlo.constant dense<"0x03000000030000000300000003000000030000000300000003000000398295A6398295A6398295A6398295A6398295A6398295A6398295A6030000000300000051E2DEFFA38DA98E3110B2863110B2863110B286D13EE686D13EE686D13EE686D13EE686D13EE686D13EE686D13EE686C5584185C5584185C5584185C5584185C5584185C5584185C5584185"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// reduce_window of i32 by and
func.func public @main() {
  %0 = stablehlo.constant dense<"0x873C052A11AD3C0CD1C5D79F28F67E8D7C11C19BB66B2FD124EAC265357A16A5239C9C4ADA696DC6E7CF48C4A4E377B3DE22BC6A2D17015D85923E402127745CE2D40BD332481BF99290219F9108B33084377F35E8BF8C24ED53BA35CB11E1D665C813EF8BDAC50D1E11773C6DCB49E6B836A03241566CCFA915C40FD2947B98F77436B6AD62D05B51B818B4"> : tensor<5x7xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.and %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x6xi32>
  %6 = stablehlo.constant dense<[[1, 0, 0, 0, 0, 0], [1, 0, 2, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]]> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.and %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %11 = stablehlo.constant dense<[[1, 1, 0, 0, 0, 2, 0], [0, 1, 2, 0, 0, 0, 0], [0, 1, 1, 0, 3, 0, 1]]> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.and %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x3xi32>
  %16 = stablehlo.constant dense<[[1, 0, 0], [1, 2, 0], [1, 0, 0], [0, 1, 0], [0, 0, 0]]> : tensor<5x3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.and %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<9x10xi32>
  %21 = stablehlo.constant dense<[[3, 3, 1, 1, 1, 0, 0, 0, 2, 0], [1, 1, 3, 2, 2, 3, 0, 0, 2, 1], [1, 1, 3, 2, 2, 3, 0, 0, 2, 1], [1, 1, 1, 2, 2, 2, 2, 2, 1, 0], [1, 1, 1, 2, 2, 2, 2, 2, 1, 0], [0, 0, 1, 3, 3, 1, 3, 3, 2, 1], [0, 0, 1, 3, 3, 1, 3, 3, 2, 1], [0, 0, 1, 1, 1, 2, 3, 3, 1, 1], [0, 0, 1, 1, 1, 2, 3, 3, 1, 1]]> : tensor<9x10xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xi32>, tensor<9x10xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.and %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x2xi32>
  %26 = stablehlo.constant dense<[[1, 1], [0, 0], [0, 1], [0, 0], [0, 1]]> : tensor<5x2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.and %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x4xi32>
  %31 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 0, 0, 0], [0, 1, 0, 0]]> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<i32>, %34: tensor<i32>):
    %35 = stablehlo.and %33, %34 : tensor<i32>
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<8x13xi32>
  %36 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 1, 1, 1, 1, 0, 2, 2, 2, 0, 0, 0, 0], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 0, 0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 0], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 0, 0, 0, 1, 1, 1, 0, 0, 0, 3, 0, 0], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 0, 0, 0, 1, 1, 1, 0, 2, 2, 3, 1, 1]]> : tensor<8x13xi32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xi32>, tensor<8x13xi32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i32>, %39: tensor<i32>):
    %40 = stablehlo.and %38, %39 : tensor<i32>
    stablehlo.return %40 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %41 = stablehlo.constant dense<[[3, 1, 1, 0, 0, 2, 0], [1, 1, 0, 0, 0, 2, 0], [1, 1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.and %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %46 = stablehlo.constant dense<[[0, 1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 2, 0, 0], [0, 1, 1, 0, 3, 0, 1], [0, 1, 1, 2, 3, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    %50 = stablehlo.and %48, %49 : tensor<i32>
    stablehlo.return %50 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %51 = stablehlo.constant dense<[[3, 1, 1, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i32>, %54: tensor<i32>):
    %55 = stablehlo.and %53, %54 : tensor<i32>
    stablehlo.return %55 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %56 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 1, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<i32>, %59: tensor<i32>):
    %60 = stablehlo.and %58, %59 : tensor<i32>
    stablehlo.return %60 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %61 = stablehlo.constant dense<0> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<i32>, %64: tensor<i32>):
    %65 = stablehlo.and %63, %64 : tensor<i32>
    stablehlo.return %65 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %66 = stablehlo.constant dense<[[3, 1, 1, 0, 0, 2, 0], [1, 3, 2, 3, 0, 2, 1], [1, 1, 2, 2, 2, 1, 0], [0, 1, 3, 1, 3, 2, 1], [0, 1, 1, 2, 3, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<i32>, %69: tensor<i32>):
    %70 = stablehlo.and %68, %69 : tensor<i32>
    stablehlo.return %70 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x3xi32>
  %71 = stablehlo.constant dense<[[3, 0, 0], [1, 2, 0], [0, 2, 1]]> : tensor<3x3xi32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.and %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<0x6xi32>
  %76 = stablehlo.constant dense<> : tensor<0x6xi32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xi32>, tensor<0x6xi32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<i32>, %79: tensor<i32>):
    %80 = stablehlo.and %78, %79 : tensor<i32>
    stablehlo.return %80 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %81 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3], [3, 1, 1, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// reduce_window of i32 by or
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB027D7CD86912C3026F22D7A83CCFA78C1934177868DE272770801140F8E7569B4B2060EC975CD05E3C301E86AB4503BB34876AC749F9489104494E1EF1340103B38BF843D790FA1EF476D15356305B7DC069EDFBD20BB0D616BE46BC8A905D80B3F64AB3C78B1AA7C44D778D01AF7D3024E7F6FC2F0873D28F8C37876908D920713E50D8A82DE2AC71A8BE0"> : tensor<5x7xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.or %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x6xi32>
  %6 = stablehlo.constant dense<"0xBFBFFFFFFFF7EF7FEFFFFFFFEBFFFBFFFFFFF7FFF7DFF7FFFFFFF7FFFFFFFF9FFFFFFFEDFFFF7FFFFFFF7FBFFFFFFFFFFF7FFFFFFFFBFFFFFFFFFFFFFF7FFFBFFF7FFFFFFF7FFFFFFFFFFF7FEBFBE7FFFFFFEFFB7FFFFDBFFFFFFFFFFFDEFFFB"> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.or %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %11 = stablehlo.constant dense<"0xBFAFF7EDB7B32E3EEFF7ED7FE3CFFBF8EBB7517FB7CDF6FE779F959DBFEEFFEDFFFBE67FFBFDFFDDFFFF6FEBFFFFFDBFFF6FF7FFFF9FFFDFBF6EFF6FE3FBE77FEBF9C7F87FBFEDBB3F7BF5AFFFC6DF7AD71AFFF3"> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.or %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x3xi32>
  %16 = stablehlo.constant dense<"0xB7B7FFFDA7FFFF7AC7DFFB7FBFBE776FFFF7CFEFFBFF77FFFF57D4F1FF7BFFB5FF7F6FB7FF6BFF6FEBFFE5FB7F7FF7FBC3FEFF7FFFF8CFFFFF93FFBF"> : tensor<5x3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.or %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<9x10xi32>
  %21 = stablehlo.constant dense<"0xB327D7CDB327D7CD87912C3027F22D7A27F22D7A83CCFA78C3934177C3934177878DE272770801140F8E75690F8E7569B7B2060ECB75CD05CB75CD05E3C301E86BB4503B6BB4503BB34876AC779F94890F8E75690F8E7569B7B2060ECB75CD05CB75CD05E3C301E86BB4503B6BB4503BB34876AC779F9489134494E1134494E1EF1340103B38BF843B38BF843F790FA1EF476D15EF476D15376305B7DF069EDF134494E1134494E1EF1340103B38BF843B38BF843F790FA1EF476D15EF476D15376305B7DF069EDFBF20BB0DBF20BB0D636BE46BCBA905D8CBA905D80B3F64AB3F78B1AA3F78B1AA7F44D778D31AF7D3BF20BB0DBF20BB0D636BE46BCBA905D8CBA905D80B3F64AB3F78B1AA3F78B1AA7F44D778D31AF7D3034E7F6F034E7F6FC3F0873D2BF8C3782BF8C37877908D920713E50D0713E50D8B82DE2AC71A8BE0034E7F6F034E7F6FC3F0873D2BF8C3782BF8C37877908D920713E50D0713E50D8B82DE2AC71A8BE0"> : tensor<9x10xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xi32>, tensor<9x10xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.or %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x2xi32>
  %26 = stablehlo.constant dense<"0xEFCF75E9F7DF95E9BFFFFFFDFFFFFFFFFFFFFFEFFFFFF7FB7FFFFFFFFFFF9FFFBF3FFFAFDB3FF7FB"> : tensor<5x2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.or %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x4xi32>
  %31 = stablehlo.constant dense<"0xFFFFF7FFFFFFFF9FFFFFFFEDFFFF7FFFFF7FFFFFFFFBFFFFFFFFFFFFFF7FFFBFFFFFFF7FEBFBE7FFFFFFEFFB7FFFFDBF"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<i32>, %34: tensor<i32>):
    %35 = stablehlo.or %33, %34 : tensor<i32>
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<8x13xi32>
  %36 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, -369766881, -369766881, -524289, 507950079, -1610612737, -2046853637, -301989889, -384828417, -8388609, 1065220079, -1082130433, -1082692681], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, -306223937, -306223937, -32769, 2078571503, -1025, -591414789, -1, -1418756289, -1073774593, -1073905665, -32769, -2660481], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 1879011007, 1879011007, 2147483647, 2145909731, -1573909, -121112085, -68157441, -1142046849, -1073873025, -1342866625, -1, 2061485823], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 1870614019, 1870614019, 2147483331, 1032319171, 2110257387, 2026108971, -87033729, -1836216201, -1611820169, 233116423, 805278607, 719225483]]> : tensor<8x13xi32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xi32>, tensor<8x13xi32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i32>, %39: tensor<i32>):
    %40 = stablehlo.or %38, %39 : tensor<i32>
    stablehlo.return %40 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %41 = stablehlo.constant dense<"0xB327D7CD87912C3027F22D7A83CCFA78C3934177878DE27277080114BFAFF7EDB7B32E3EEFF7ED7FE3CFFBF8EBB7517FB7CDF6FE779F959DBFEFF7EDFFB36E3EFFFFFFFFFFFFFFF9EFF77D7FB7EFF7FFFF9F9FDFBFEFFFEDFFFBEE7FFFFFFFFFFFFFFFFBFFFFFDFFFFEFF7FFFF9FFFDFBFEFFFEFFFFBEF7FFFFFFFFFFFFFFFFBFFFFFDFFFFEFFFFFFF9FFFFF"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.or %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %46 = stablehlo.constant dense<"0xBFEFFFEFFFFBEF7FFFFFFFFFFFFFFFFBFFFFFDFFFFEFFFFFFF9FFFFFBFEEFFEFFFFBE77FFBFDFFFDFFFFEFFBFFFFFDBFFFEFFFFFFF9FFFFFBF6EFFEFEFFBE77FFBF9FFFC7FFFEFBBFF7FFDBFFFE7DFFFDF1EFFFFBF6EFF6FE3FBE77FEBF9C7F87FBFEDBB3F7BF5AFFFC6DF7AD71AFFF3034E7F6FC3F0873D2BF8C37877908D920713E50D8B82DE2AC71A8BE0"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    %50 = stablehlo.or %48, %49 : tensor<i32>
    stablehlo.return %50 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %51 = stablehlo.constant dense<"0xB327D7CDB7B7FFFDB7F7FFFFB7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFF0F8E7569BFBE776FFFFFFF6FFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFF134494E1FF57D4F1FF7FFFF5FF7FFFF5FF7FFFF5FF7FFFF7FF7FFFFFBF20BB0DFF6BFF6FFFEBFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF034E7F6FC3FEFF7FEBFEFF7FFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i32>, %54: tensor<i32>):
    %55 = stablehlo.or %53, %54 : tensor<i32>
    stablehlo.return %55 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %56 = stablehlo.constant dense<"0xF7FFFFFFF7FFFF7FF7FFFF7FF7DFFB7FF79FE377F78DE37677080114FFFFFFFFFFFFFFFFFFFFFFFFFFFFF7FFFFFFF6BFF7DFF6AD779F9489FF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF67FFFFFF679FFFDF069EDFFFFFFFFFFFFFF7FBFFFFF7FBFF7FF7FBFF7EF7FBFF5EF7FBD31AF7D3FFFFFFFFFFFBFFFFFFFBFFFFFF9BFFFFCF9BFFEFCF9ADFEAC71A8BE0"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<i32>, %59: tensor<i32>):
    %60 = stablehlo.or %58, %59 : tensor<i32>
    stablehlo.return %60 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %61 = stablehlo.constant dense<[[-73, -9, -9, -9, 2147483639, 2147483639, 2147213303], [-268435457, -1, -1, -1, -1, -1, -524289], [-167804929, -167804929, -134250497, -32769, -32769, -32769, -32769], [-1, -1, -1, -1, -67633153, -67633153, -67665921], [-257, -1, -1, -1, -1025, -1025, -25601]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<i32>, %64: tensor<i32>):
    %65 = stablehlo.or %63, %64 : tensor<i32>
    stablehlo.return %65 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %66 = stablehlo.constant dense<"0xB327D7CD87912C3027F22D7A83CCFA78C3934177878DE272770801140F8E7569B7B2060ECB75CD05E3C301E86BB4503BB34876AC779F9489134494E1EF1340103B38BF843F790FA1EF476D15376305B7DF069EDFBF20BB0D636BE46BCBA905D80B3F64AB3F78B1AA7F44D778D31AF7D3034E7F6FC3F0873D2BF8C37877908D920713E50D8B82DE2AC71A8BE0"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<i32>, %69: tensor<i32>):
    %70 = stablehlo.or %68, %69 : tensor<i32>
    stablehlo.return %70 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x3xi32>
  %71 = stablehlo.constant dense<"0xB327D7CD83CCFA7877080114134494E13F790FA1DF069EDF034E7F6F77908D92C71A8BE0"> : tensor<3x3xi32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.or %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<0x6xi32>
  %76 = stablehlo.constant dense<> : tensor<0x6xi32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xi32>, tensor<0x6xi32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<i32>, %79: tensor<i32>):
    %80 = stablehlo.or %78, %79 : tensor<i32>
    stablehlo.return %80 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %81 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3], [-841537613, -33572937, -2121, -73, -9, -9, -9], [1769311759, 1870118591, 1879048191, -268435457, -1, -1, -1], [-510376941, -237742081, -167804929, -167804929, -167804929, -134250497, -32769], [230367423, 1879010303, -5121, -1, -1, -1, -1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// reduce_window of i32 by xor
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB2AFB5F5571204419FF623A8CBE33C8D88D574C2B57A98DAEB16A08118E9D9FDDD005470E4D50E307C5F59DEB6FEA6A9EA424E5A3E82103864BECD7D719E37DD56C533955633481AAD5617ADAF333E86A6A96FA1FB2DB11350114861FC4846F57A06D6C1C67176DF662D4EBC3CC7DBD7AE94FB8E8E6E29F5BA6CDDC9EBB1D197FBA235053CE610C671129D50"> : tensor<5x7xi32>
  %1 = stablehlo.constant dense<3> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.xor %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<4x6xi32>
  %6 = stablehlo.constant dense<"0x23543C39F2317DA9CF9F48CB8A97B738621304EB89AC6639D3C9772D1D8E5E089B7C2C6132C4A0C05DD9C1D8DE5A0F45BD1C03D288020ADC85B8EBBB4412FFA9A13911485070C44C88C62B099B5BFAA8D4939C6AAF64448C64181DA0141E18FD"> : tensor<4x6xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xi32>, tensor<4x6xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.xor %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %11 = stablehlo.constant dense<"0xAA466C088A1250317B232D98B7BC65533E2BD26B5F38D680D594B0B9847AA593FF8F2BCC4D587B50536AC705DED9C7DB205C3E60A7ECA44E55B94A9DDE7F619446249B3C91B707563DD343DA5ACB5E7A4DD54687"> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.xor %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x3xi32>
  %16 = stablehlo.constant dense<"0xE5BDB1B400071B64F54CD095C5E98D8D468A039E23E3B12D1520FAA072684C5257566131AB3CF972D55FD855D95AEEA220FAD27BDCB325AB2FF5F454"> : tensor<5x3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xi32>, tensor<5x3xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.xor %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<9x10xi32>
  %21 = stablehlo.constant dense<"0xB2AFB5F5B2AFB5F5571204419FF623A89FF623A8CBE33C8D88D574C288D574C2B57A98DAEB16A08118E9D9FD18E9D9FDDD005470E4D50E30E4D50E307C5F59DEB6FEA6A9B6FEA6A9EA424E5A3E82103818E9D9FD18E9D9FDDD005470E4D50E30E4D50E307C5F59DEB6FEA6A9B6FEA6A9EA424E5A3E82103864BECD7D64BECD7D719E37DD56C5339556C533955633481AAD5617ADAD5617ADAF333E86A6A96FA164BECD7D64BECD7D719E37DD56C5339556C533955633481AAD5617ADAD5617ADAF333E86A6A96FA1FB2DB113FB2DB11350114861FC4846F5FC4846F57A06D6C1C67176DFC67176DF662D4EBC3CC7DBD7FB2DB113FB2DB11350114861FC4846F5FC4846F57A06D6C1C67176DFC67176DF662D4EBC3CC7DBD7AE94FB8EAE94FB8E8E6E29F5BA6CDDC9BA6CDDC9EBB1D197FBA23505FBA235053CE610C671129D50AE94FB8EAE94FB8E8E6E29F5BA6CDDC9BA6CDDC9EBB1D197FBA23505FBA235053CE610C671129D50"> : tensor<9x10xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xi32>, tensor<9x10xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.xor %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x2xi32>
  %26 = stablehlo.constant dense<"0x67B6802341DD49E648C10C1FD36FBBB7E69DE7F1071C44F074A8AF7E69396B7C822B67D245C10D16"> : tensor<5x2xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.xor %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x4xi32>
  %31 = stablehlo.constant dense<"0xD3C9772D1D8E5E089B7C2C6132C4A0C0BD1C03D288020ADC85B8EBBB4412FFA988C62B099B5BFAA8D4939C6AAF64448C"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<i32>, %34: tensor<i32>):
    %35 = stablehlo.xor %33, %34 : tensor<i32>
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<8x13xi32>
  %36 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, -2146150529, -2146150529, 762825171, -1385980241, 140414493, -1522724687, 1630305435, -1005491159, -1063205838, 78751768, -658384547, -596610746], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 1853658012, 1853658012, -771547971, -1132490974, -603323768, 1618316713, -1142179707, -610388689, -1442901436, 1918969704, 1209088417, 980426442], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, -1656047274, -1656047274, 153863816, -1805549603, -1459987557, 1016800325, 1788646356, 1443346322, -1941674833, -633089218, -1608705948, 2053032793], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, -1896115026, -1896115026, 2077424163, -181834098, 1022624311, -908235590, 1577901394, -1747865109, -1830546669, 87401211, -1020967740, -971971012]]> : tensor<8x13xi32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xi32>, tensor<8x13xi32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i32>, %39: tensor<i32>):
    %40 = stablehlo.xor %38, %39 : tensor<i32>
    stablehlo.return %40 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %41 = stablehlo.constant dense<"0xB1AFB5F5541204419CF623A8C8E33C8D8BD574C2B67A98DAE816A081AA466C088A1250317B232D98B7BC65533E2BD26B5F38D680D594B0B9CDF8A175F88C67EC2EE61E0DE28F2D49907DC5C6F30BE806703DDF1835D51066AB9D2F8DD1AE58F89B89FB88550CB3199626A6BA4FFA04CF9841EBE826F3067868C2853173382A1FADAE861CA9C0B67C3DE8999F"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.xor %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %46 = stablehlo.constant dense<"0x9841EBE826F3067868C2853173382A1FADAE861CA9C0B67C3DE8999F29EE5E1D72E10239F434A699BBDB1692267BF2DE1FBA2EA6D5FE391E320787E0ACE1564913E1A8A9C4844F4C93855477F6F860FCE87C292655B94A9DDE7F619446249B3C91B707563DD343DA5ACB5E7A4DD54687AD94FB8E8D6E29F5B96CDDC9E8B1D197F8A235053FE610C672129D50"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    %50 = stablehlo.xor %48, %49 : tensor<i32>
    stablehlo.return %50 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %51 = stablehlo.constant dense<"0xB1AFB5F5E5BDB1B4794B921CB1A8AE913A7DDA538C0742896411E2081BE9D9FDC5E98D8D223C83BD5D63DA63E89D7CCA01DF32903C5D22A867BECD7D1520FAA040E5C93515D6812FBB80968217B3A804B21AC7A5F82DB113AB3CF9725474BF872D726946E8031F998D2E5125B2E98AF2AD94FB8E20FAD27B99960FB27127DE258985EB20B663FBE6C47166B6"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i32>, %54: tensor<i32>):
    %55 = stablehlo.xor %53, %54 : tensor<i32>
    stablehlo.return %55 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %56 = stablehlo.constant dense<"0x6411E208D5BE57FD81AC53BC1D5A7014D5B94C995E6C385BE816A0813C5D22A827B4FB55F9B4AF251E61A115613EF8CBD4C05E623D821038B21AC7A5D5A40AD8A73A3D05F2FF0E90A7CC468A099A5127A5A96FA1B2E98AF24AC43BE119D57380E69D35759F9BE3B45AEA956B3FC7DBD7C47166B669E59D38E48BB4CD5DE76904B556B8934DF48D9672129D50"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<i32>, %59: tensor<i32>):
    %60 = stablehlo.xor %58, %59 : tensor<i32>
    stablehlo.return %60 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %61 = stablehlo.constant dense<"0xB1A8AE913A7DDA538C0742896411E208D5BE57FD81AC53BC1D5A70145D63DA63E89D7CCA01DF32903C5D22A827B4FB55F9B4AF251E61A11515D6812FBB80968217B3A804B21AC7A5D5A40AD8A73A3D05F2FF0E902D726946E8031F998D2E5125B2E98AF24AC43BE119D57380E69D35757127DE258985EB20B663FBE6C47166B669E59D38E48BB4CD5DE76904"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<i32>, %64: tensor<i32>):
    %65 = stablehlo.xor %63, %64 : tensor<i32>
    stablehlo.return %65 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %66 = stablehlo.constant dense<"0xB1AFB5F5541204419CF623A8C8E33C8D8BD574C2B67A98DAE816A0811BE9D9FDDE005470E7D50E307F5F59DEB5FEA6A9E9424E5A3D82103867BECD7D729E37DD55C533955533481AAE5617ADAC333E86A5A96FA1F82DB11353114861FF4846F57906D6C1C57176DF652D4EBC3FC7DBD7AD94FB8E8D6E29F5B96CDDC9E8B1D197F8A235053FE610C672129D50"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<i32>, %69: tensor<i32>):
    %70 = stablehlo.xor %68, %69 : tensor<i32>
    stablehlo.return %70 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x3xi32>
  %71 = stablehlo.constant dense<"0xB1AFB5F5C8E33C8DE816A08167BECD7D5533481AA5A96FA1AD94FB8EE8B1D19772129D50"> : tensor<3x3xi32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xi32>, tensor<3x3xi32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.xor %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<0x6xi32>
  %76 = stablehlo.constant dense<> : tensor<0x6xi32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xi32>, tensor<0x6xi32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<i32>, %79: tensor<i32>):
    %80 = stablehlo.xor %78, %79 : tensor<i32>
    stablehlo.return %80 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %81 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000B1AFB5F5E5BDB1B4794B921CB1A8AE913A7DDA538C0742896411E2081BE9D9FDC5E98D8D223C83BD5D63DA63E89D7CCA01DF32903C5D22A867BECD7D1520FAA040E5C93515D6812FBB80968217B3A804B21AC7A5F82DB113AB3CF9725474BF872D726946E8031F998D2E5125B2E98AF2"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// reduce_window of i64 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7E0082EB04D65241D6FC29B31ACE7394D505130F7341A28E095EDE6918291F6672E5DAA6A97EF2628731245B5DA4CF05D7E01E4BDB5A82AAF0E1834C919FD95F33E012A1B375DECF9F8DE8B08F3F85880D876B8655DCB7AF2BABE74D52D78DDD9647BBA048AC1A6476182627F3DF7C6DF7FAE25F261310F3EB8B76521FBD37BD9E83689BD3AF649EA50194577C219362851641B867453AAE1A883CC28F0A96FB77FDD6A2E297540A145A999C32A2B25E647F3A612F75DD4662003B9B9E78525A4AAC8FCBE550830082192FB5A3391D2CA656F2684AB072E28BC1E847D4E198E7D34F31A6781493007DA6674AE2CEEA5A81FB600783539D3AD8BAC0EAF17C0A6EC5E212661645E0946DEFFA1D3340743134CC396A525F392B"> : tensor<5x7xi64>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.add %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<3x7xi64>
  %6 = stablehlo.constant dense<"0x74E2053896752CA10FDD3C54CE4352647A93FBBF028127171CE549F06D05D715A390C2F4FB5580402379DFFBA550EA6953F94472CE3AFF17FE360049EA549CB185EBC35402A8F3D3A2118CE701683C81FF348FA9B74ECE1235DB57BB5D56E5B75926EACB226723427BD7E511AA596A5FEDA9CA42ABB6455FE725A2AB1144C8A1E9FB9BA221CCEF94286750B6D7CD8D6E4DFC411BBA7EFDC01946ED867DF0E613C58D22B22641D212"> : tensor<3x7xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi64>, tensor<3x7xi64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i64>, %9: tensor<i64>):
    %10 = stablehlo.add %8, %9 : tensor<i64>
    stablehlo.return %10 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<9x10xi64>
  %11 = stablehlo.constant dense<"0x900082EB04D65241900082EB04D65241E8FC29B31ACE7394E705130F7341A28EE705130F7341A28E1B5EDE6918291F6684E5DAA6A97EF26284E5DAA6A97EF2629931245B5DA4CF05E9E01E4BDB5A82AA02E2834C919FD95F02E2834C919FD95F45E012A1B375DECFB18DE8B08F3F8588B18DE8B08F3F85881F876B8655DCB7AF3DABE74D52D78DDD3DABE74D52D78DDDA847BBA048AC1A6488182627F3DF7C6D02E2834C919FD95F02E2834C919FD95F45E012A1B375DECFB18DE8B08F3F8588B18DE8B08F3F85881F876B8655DCB7AF3DABE74D52D78DDD3DABE74D52D78DDDA847BBA048AC1A6488182627F3DF7C6D09FBE25F261310F309FBE25F261310F3FD8B76521FBD37BDB083689BD3AF649EB083689BD3AF649EB70194577C219362971641B867453AAE971641B867453AAE2C883CC28F0A96FB89FDD6A2E297540A09FBE25F261310F309FBE25F261310F3FD8B76521FBD37BDB083689BD3AF649EB083689BD3AF649EB70194577C219362971641B867453AAE971641B867453AAE2C883CC28F0A96FB89FDD6A2E297540A265A999C32A2B25E265A999C32A2B25E767F3A612F75DD4674003B9B9E78525A74003B9B9E78525A5CAC8FCBE550830094192FB5A3391D2C94192FB5A3391D2CB856F2684AB072E29DC1E847D4E198E7265A999C32A2B25E265A999C32A2B25E767F3A612F75DD4674003B9B9E78525A74003B9B9E78525A5CAC8FCBE550830094192FB5A3391D2C94192FB5A3391D2CB856F2684AB072E29DC1E847D4E198E7E54F31A678149300E54F31A6781493008FA6674AE2CEEA5A93FB600783539D3A93FB600783539D3AEABAC0EAF17C0A6ED7E212661645E094D7E212661645E0947FEFFA1D3340743146CC396A525F392BE54F31A678149300E54F31A6781493008FA6674AE2CEEA5A93FB600783539D3A93FB600783539D3AEABAC0EAF17C0A6ED7E212661645E094D7E212661645E0947FEFFA1D3340743146CC396A525F392B"> : tensor<9x10xi64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi64>, tensor<9x10xi64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i64>, %14: tensor<i64>):
    %15 = stablehlo.add %13, %14 : tensor<i64>
    stablehlo.return %15 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x2xi64>
  %16 = stablehlo.constant dense<"0x0669EFD2E67B910F8C9F91AD48BC341D265BD70CC03315FDFF3D68AF523D897D5E6F183BFF6EC76E5B0D0AC102EF50054A0769480DC640C42B86654FA3952B066706296818F3355FDE6D7813BA321CE8"> : tensor<5x2xi64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xi64>, tensor<5x2xi64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i64>, %19: tensor<i64>):
    %20 = stablehlo.add %18, %19 : tensor<i64>
    stablehlo.return %20 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<8x13xi64>
  %21 = stablehlo.constant dense<[[21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, 5974502882624855286, 5974502882624855286, -2305872100638832370, -8280374983263687635, -5476339530487661212, 2804035452776026444, 4122180371549821432, 1318144918773795009, -7056267003028813205, -8374411921802608193, -1479199851808779927, 6895212069993828287], [21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, 5891470656351786266, 5891470656351786266, 6185667320617984099, 294196664266197854, -230709696291106984, -524906360557304817, 6615113664507097592, 7140020025064402430, 4426459461654404607, -2713560563409997802, -5161061514695733552, -2447500951285735729], [21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, 6865094053672430070, 6865094053672430070, 75992458096070609, -6789101595576359440, 3942919286304940493, -7714723191828251662, 251526450420409102, 7966249642248660785, 3425916130715394930, -4540333511533265834, -3106235558243909021, 1434097953289356834], [21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, 41399329993347045, 41399329993347045, 6592675409263392351, 6551276079270045327, -7671844146666495475, 4223623847773010835, -6293832753529899416, 7929287472406641386, 210193673597722028, -7719093798808919337, -4155550005361520063, 3563543793447399295]]> : tensor<8x13xi64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xi64>, tensor<8x13xi64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i64>, %24: tensor<i64>):
    %25 = stablehlo.add %23, %24 : tensor<i64>
    stablehlo.return %25 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %26 = stablehlo.constant dense<"0x930082EB04D6524166FDAB9E1FA4C6D53803BFAD92E568643E619D17AB0E88CAAD4678BE548D7A2D31789C19B2314A330559BB648D8CCCDD05E2834C919FD95F35C296ED4415B82FD14F7F9ED4543DB8DBD6EA242A31F5670382D2727C08834596C98D13C5B49DA909E2B33AB8941A170CFBE25F261310F3F48659B245D047B08F0AC24D1980AC4E310C56A595A13FB1B322975DFDE6795FCAAAD31F8DF10F5B3EA8AAC26F896465295A999C32A2B25E8AD9D3FD611790A5E9D90E990090E2FF30869E64E6E06500AF9FCD198A1A832C52F6BF82D4CAF50EDAB7A8CAA8AC8EF6E84F31A67814930062F698F05AE37D5BE0F1F9F7DD361B96B5ACBAE2CFB32504778FCD48E6F80599E17EC86619397ACA124B02D16B98B3F5"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  %27 = stablehlo.constant dense<0> : tensor<i64>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<i64>, %30: tensor<i64>):
    %31 = stablehlo.add %29, %30 : tensor<i64>
    stablehlo.return %31 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %32 = stablehlo.constant dense<"0x7E0082EB04D65241D6FC29B31ACE7394D505130F7341A28E095EDE6918291F6672E5DAA6A97EF2628731245B5DA4CF05D7E01E4BDB5A82AA6EE2053896752CA109DD3C54CE4352647493FBBF0281271716E549F06D05D7159D90C2F4FB5580401D79DFFBA550EA694DF94472CE3AFF1765DDE897BC883C94F468B3A6ED008A211217645BD6308CB5BBE6DD47EA266A7822A703AD639BBAEE37011CBE355B8065C4F61B15B1D2532279378234EF2AEFF258E8ED071D76676874179FF674A9DE0F05936D13D077ED78A4C0326207D5D71ADD570E27800BF3474FB8045D85B4EC094C87B3DA673F82F3D58E5552FF4452C3F51200FEF7FC7B4ADD4D2EFEC1F4F7E669A345C81D1AB8AF4A470945B34B677983843EC7D7132635"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<i64>, %35: tensor<i64>):
    %36 = stablehlo.add %34, %35 : tensor<i64>
    stablehlo.return %36 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %37 = stablehlo.constant dense<"0x4C87B3DA673F82F3D58E5552FF4452C3F51200FEF7FC7B4ADD4D2EFEC1F4F7E669A345C81D1AB8AF4A470945B34B677983843EC7D7132635CE8631EF62692FB2FF912B9FE476DE2E200DEDEE84BBD9BBD4EF4F94A9CBD880F7BD6A21749BC54CC315E5E955A79773ACA31F7CFCB8A38ADEA4ADA2D1C95552CCB118FE3001005F817F043EF57B5433C768E40D54EF20D1CC1283D321C4376F2DCE29490DFB7C0F368BF95409D9261DE7A9CA42ABB6455FE125A2AB1144C8A1E3FB9BA221CCEF94226750B6D7CD8D6E47FC411BBA7EFDC01346ED867DF0E613BF8D22B22641D212D34F31A6781493007DA6674AE2CEEA5A81FB600783539D3AD8BAC0EAF17C0A6EC5E212661645E0946DEFFA1D3340743134CC396A525F392B"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<i64>, %40: tensor<i64>):
    %41 = stablehlo.add %39, %40 : tensor<i64>
    stablehlo.return %41 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %42 = stablehlo.constant dense<"0x7E0082EB04D6524154FDAB9E1FA4C6D52903BFAD92E5686432619D17AB0E88CAA44678BE548D7A2D2B789C19B2314A330259BB648D8CCCDDF0E1834C919FD95F23C296ED4415B82FC24F7F9ED4543DB8CFD6EA242A31F567FA81D2727C08834590C98D13C5B49DA906E2B33AB8941A17F7FAE25F261310F3E28659B245D047B0800AC24D1980AC4E250C56A595A13FB1AA22975DFDE6795FC4AAD31F8DF10F5B3BA8AAC26F896465145A999C32A2B25E78D9D3FD611790A5DAD90E990090E2FF24869E64E6E06500A69FCD198A1A832C4CF6BF82D4CAF50ED7B7A8CAA8AC8EF6D34F31A67814930050F698F05AE37D5BD1F1F9F7DD361B96A9ACBAE2CFB325046E8FCD48E6F80599DB7EC86619397ACA0F4B02D16B98B3F5"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<i64>, %45: tensor<i64>):
    %46 = stablehlo.add %44, %45 : tensor<i64>
    stablehlo.return %46 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %47 = stablehlo.constant dense<"0x0259BB648D8CCCDD8458397988B6799CAE5B0FC66DE80508D955FCB6FAA66379D0F71D4DE27D44135E1243A638FF51B0D7E01E4BDB5A82AA06E2B33AB8941A17160030EE26F540B7E31F1D4D737F62E74492349CE33FDD5E370BC9158E6325AF0C60E1C73B8C97D176182627F3DF7C6D3BA8AAC26F89646544ADC76249765472592151102AB91CB5BB9DE8745609B816169C541DDAE724B49185136572A2EA0577FDD6A2E297540AD7B7A8CAA8AC8EF6C35D0F2E760ADC975FDED4CC4695FE50FDDD9931A81CACF6B3310A66C2CB28F63118DBB01E920BCA8BC1E847D4E198E70F4B02D16B98B3F53CFBD02AF38320F5BF5469E010B5359A3E5908D98D61985F669E47EE9BE48DF1A1BB3488859FAD5C34CC396A525F392B"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  return
}
// -----
// reduce_window of i64 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x21E74D014F5A35F2123356AF54599B2BC77FDE4B0BDE031E37A773CE84B489F719BB72B30A9CAD91D220B3B26595CE246003D19BE595E6DD89CA5690D6A9E0920F14AB86038F58E1DB031DC0D226059A74E097954839484F9E7A8C2A64CC4B791E2D48CB55E35F9FA5051420A78AEC2F1DB81543967B163C9FDD7A8DE535054E6A141DBAF1AF0C3AB1AFBD9938FBB2A23CB27B791BAF191DAE5310C644C74BC90E349D3338796C8926037246C1D20A5F048CE4E66714DEE273AA2D42E50B3EF0C80055BBE4C9410A0D359DB044012C157ABC5579D2B5C4065EDD3245C4BDE7DBD263F86F9DE0231B7BFBA546725E19FA783C3A1C52DD8B83DB6F1430CBB6D441DE5AF2CB7C481E5AE6471B6703E8B8758C230383014B2329"> : tensor<5x7xi64>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.multiply %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<3x7xi64>
  %6 = stablehlo.constant dense<"0xF18F5C61AE4CF9A77E9693E3A2AF5C6E25C66E1F7F2F2E5D4C0C707C804CAE40DE7ED0A6F2595D047CD768A527278F9BE07388F8AE24ACEA3AAA9AD820F67D31CCC735667AE448977E226FDE59D1F791E019274E7228D74B384883CAB718F2D6F8D6C96357897D4C9CFE1CF49A09091D8C8000A42B644CB64CC10439184482A328A9AF46348A657BD87B2112856F9851762D69F4B0F49F6D7C8884CA7B231395A834A66F55B3A1DA"> : tensor<3x7xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi64>, tensor<3x7xi64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i64>, %9: tensor<i64>):
    %10 = stablehlo.multiply %8, %9 : tensor<i64>
    stablehlo.return %10 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<9x10xi64>
  %11 = stablehlo.constant dense<"0xF92CD7B6FA2AEEB9F92CD7B6FA2AEEB9426E774C2762612DAFDD990C2B4E0379AFDD990C2B4E03799F2B57E72F0E23E731CAB601795A61D731CAB601795A61D7027618E0996E47D0609C32B6D8DAA0E521C0260701A4C34121C0260701A4C341B71E2C7D0A412FB5A3FA9F12258EAB98A3FA9F12258EAB98542A7EFDB11FABC4EE2B092A3D09D968EE2B092A3D09D9686E7A88E04F5F0ED8DD120459EAD5967821C0260701A4C34121C0260701A4C341B71E2C7D0A412FB5A3FA9F12258EAB98A3FA9F12258EAB98542A7EFDB11FABC4EE2B092A3D09D968EE2B092A3D09D9686E7A88E04F5F0ED8DD120459EAD59678954AD908E5EE051C954AD908E5EE051CC719E1E2AF7AD62CDA21CFFC5A07214EDA21CFFC5A07214E094F29CD2D64AD4FDC8C3EF13CA523DEDC8C3EF13CA523DE7E4A7E04D872CA38DE3BA9FA0A31E555954AD908E5EE051C954AD908E5EE051CC719E1E2AF7AD62CDA21CFFC5A07214EDA21CFFC5A07214E094F29CD2D64AD4FDC8C3EF13CA523DEDC8C3EF13CA523DE7E4A7E04D872CA38DE3BA9FA0A31E55536F7AA9A6128D2A536F7AA9A6128D2A564B7D280E01B680A7B610A74D9DFAF207B610A74D9DFAF2088390F7559EC57350512ACEF9A9C4F4A0512ACEF9A9C4F4A6AB725855BC42946AE60D80DE963EB3636F7AA9A6128D2A536F7AA9A6128D2A564B7D280E01B680A7B610A74D9DFAF207B610A74D9DFAF2088390F7559EC57350512ACEF9A9C4F4A0512ACEF9A9C4F4A6AB725855BC42946AE60D80DE963EB36024154DA53A02A49024154DA53A02A494321A92E6BF33D32B831D661D23E4999B831D661D23E4999A38632EA9B88BC762EC224C5606B3CA02EC224C5606B3CA0F6BDAF9CB0B18C3BAC39F0134E978025024154DA53A02A49024154DA53A02A494321A92E6BF33D32B831D661D23E4999B831D661D23E4999A38632EA9B88BC762EC224C5606B3CA02EC224C5606B3CA0F6BDAF9CB0B18C3BAC39F0134E978025"> : tensor<9x10xi64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi64>, tensor<9x10xi64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i64>, %14: tensor<i64>):
    %15 = stablehlo.multiply %13, %14 : tensor<i64>
    stablehlo.return %15 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x2xi64>
  %16 = stablehlo.constant dense<"0x1C848FCD6E296799AC2E10520FFA42BA8187E912E6F010B140E0B56C402E508B40F5EB758ED274BF40EDF49D9CB036024AC594863547024DA81B196C199370ED90699CA4E00C3FB5D0769F1C6D59F8D8"> : tensor<5x2xi64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xi64>, tensor<5x2xi64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i64>, %19: tensor<i64>):
    %20 = stablehlo.multiply %18, %19 : tensor<i64>
    stablehlo.return %20 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<8x13xi64>
  %21 = stablehlo.constant dense<[[2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187], [2187, -964382361601955521, -964382361601955521, -2907922127530996937, 3454895778022753507, 9064637753104341626, 7552862573186023722, 764741321250865736, 9064785138246018396, 6766635700973201376, 4822750409143173784, 8578656311868547168, 7469341855400610540], [2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187], [2187, 2231623258222074634, 2231623258222074634, 4890856215273430040, -4993992248133479500, 1341858763739669080, 2460299067310756602, -5499434164164465712, -8967228251696993704, -3008984745498854624, -3213108445037140380, -6954577275891380560, 5750228383662561284], [2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187], [2187, 4183440096249089732, 4183440096249089732, -6636940494603557072, 4520820788428825348, -2219229358741402976, 267281945703405368, -3839654990214399168, -7272254530228056120, -4637097272731062480, -8079793452871070862, -1607454716967153224, -5114754307904084716], [2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187, 2187], [2187, 5272202595796271362, 5272202595796271362, 4155479704624741202, 3620317317145633091, 7631986403961761400, -7401315439301217864, 6130900790877078904, 8555863595327588003, -1511727691918473954, -6900522465669889490, 1178334575992225052, 4290999917078363638]]> : tensor<8x13xi64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xi64>, tensor<8x13xi64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i64>, %24: tensor<i64>):
    %25 = stablehlo.multiply %23, %24 : tensor<i64>
    stablehlo.return %25 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %26 = stablehlo.constant dense<"0xEB868524F080CA2D82C4BC0BC9CE85335A6AFC6BFC0BCF7672DAADAF59A98F00B633C50B919DD109C463D4005E05DEA2803C9C4E21E7E7636340741503EC4AC5EFD5520E756FD30027F025E765258588E4A5C66D84EB44ECE858C82E52DC43941011C98E3E2D1DE7701A0F6E7624835CBFDF8B1AAFCC11548BF359B0CE8EAA47DA3BAC351E4D00EC3ECDA51BBB74BF2ED8BC738F186148A4F020CCF6F4D553BA6084035342B5F8ADA2E500D0247976F1D864F599340B2FD058940ED812988ED3404C897119786DD6C05FABA6CEF69DEA80E03E468356660B00A5A1CEE0B6125D06C3FC8EFBE07FDBF63182F452B001AD7006D3C8FB5D5A14F0055B4453DA031060D7A166BFECA17AC00AC1CF6C159189000B6ECBCE080132"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  %27 = stablehlo.constant dense<1> : tensor<i64>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<i64>, %30: tensor<i64>):
    %31 = stablehlo.multiply %29, %30 : tensor<i64>
    stablehlo.return %31 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %32 = stablehlo.constant dense<"0x21E74D014F5A35F2123356AF54599B2BC77FDE4B0BDE031E37A773CE84B489F719BB72B30A9CAD91D220B3B26595CE246003D19BE595E6DDA9BA266013ECA9120E66108B2EBE26453DA4613CD5E876D1ECE42863D55D13406E63A5D9535F0AE49CC2D22E76CB4811E00C48C66859A1FD259D69455B439547B278F5DF81CB16B742C52B8ED329816F2C9BFF91F4DCD3A6C8C9BFC50B12074708DA18FAA280023E4034EEFFC1D116167EC2FEA241AE8B29C83A5F282FAD155AA670419F08D74076603A4DB9798E063028A72BFF01DD5F98D0C79D9C3349A6FA806F1211C8F007C65C4542464738E01F18564B57C11E2C0DD0B5AFAAAF7181E72090E0909428E170B0046F5CA167E7DEE0341C3B47EC954C007AD3A9849994CB"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<i64>, %35: tensor<i64>):
    %36 = stablehlo.multiply %34, %35 : tensor<i64>
    stablehlo.return %36 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %37 = stablehlo.constant dense<"0x5C4542464738E01F18564B57C11E2C0DD0B5AFAAAF7181E72090E0909428E170B0046F5CA167E7DEE0341C3B47EC954C007AD3A9849994CBDC054C844E37FE2EACAB1277B8BF5EA0B03B934DDB853CB8E0C0639C661F07F23070B9D0B07079EDF0F809B24A8B39B570302AC2C8F10141FCAFE158D6C33FD294BDE47FFF839914105AB8E9D8B9712498EB071BD2D02E0268301B8F351CFC4908383BACD7C89C12B0E3C14A2BDA00A82C478E67E87C0886EC31AB5BADCE63A0E8D968EBCC2B44F11863AEAC4745665E469344E2A1372E0C9C2B2BC10DCBACD768E92E7E09DB4A18D263F86F9DE0231B7BFBA546725E19FA783C3A1C52DD8B83DB6F1430CBB6D441DE5AF2CB7C481E5AE6471B6703E8B8758C230383014B2329"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<i64>, %40: tensor<i64>):
    %41 = stablehlo.multiply %39, %40 : tensor<i64>
    stablehlo.return %41 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %42 = stablehlo.constant dense<"0x21E74D014F5A35F252D39BD0CF171200BEF212BE98591EBED218C6219F47A95B82D2FDE3FBB91A85A4EE6C5543AB18128069896F60A2A27689CA5690D6A9E09207926B3C71758D1EFD0087BD0625969EA4D244D840A710B738298C6058A9B69390AC6BF30605758BD008057A270C81C91DB81543967B163C03634021F01B53533E3BBC3115236544DE576ADA96B5A6DA08F4AE4743AE022C707588E2C5177B86202C01716B3CA8E426037246C1D20A5F98D458653466EC474870CC123B20D03A40B89F8F2C4A7661409B815B9F12944180FC06960E267D8F00378BEF4A925B74D263F86F9DE0231BE6DB901855EE53EED0FB8C71301049B5F09A0AF1D7B6AABA20BC8A88234B6E3DC0E431DE7DC9BA2B0059CF439AAD55BB"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<i64>, %45: tensor<i64>):
    %46 = stablehlo.multiply %44, %45 : tensor<i64>
    stablehlo.return %46 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %47 = stablehlo.constant dense<"0x8069896F60A2A27680B9AFDD6647EC4BC0862F37E8E364DB40C3EDBF3F3A4A6AC0764BCB87C0FFEDC0C4000E322674A76003D19BE595E6DDD008057A270C81C9504EB077177BEDEBB03CB165981FDD6610ADB26E8C0DF83B141DE2AD47227BFB56AABEB41DB56AB2A5051420A78AEC2F202C01716B3CA8E4A0624F4AD35668FE6059D00C49562A7BF08FA71D1E5AAD46F0FA4072E29D2B0284EB9921BD22C9C50E349D3338796C8900378BEF4A925B7480267390598BB538A0E98BCEA01CBE99E0E7D3B7DCAE798F5C143F4245295E06CC860443FBA3E12C5EDD3245C4BDE7DB0059CF439AAD55BB80F8ADB1FD7640348041A262146F28D1D09CC1F48C397F1A70178CDE4B820B93C8C371A7F72D422E8C230383014B2329"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  return
}
// -----
// reduce_window of i64 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x59B31F1A8393D46E56AB654451E185DF4B4096C496BA49FF0ABDC1FE74642AE501EEE1B46ED6DA211F1DEAB9D6B54AE1D08A792DD921B0345E9AAEC2B9A9EAA36AF6E02986FDC92EBF1E67CDB8801093B40454BC3D036AE30AC09CD819264AF2246098A5409F1BB054C98F2911CA475451883F8BAC4F12E0FE59157016C33E9F2B0AACC9AF637CF50F472A579784EA5F4248003C3DB44AC26AB6A347A25853968E4FD40EF96958250EBC3AFA51D9481D270BCB4C0D274FB5D4A8993392F2D3E7D857B3A12CE4D070CD845B77CE99BBCF5EF2B5B008B183DE69179C616D929AF55569F66E23F7049E64D1DDA68371D71B0FAAD03765E35BF54BE4CE02FB29B558869AAAB43A2B166849CC492F9DF67C7B4C0957720D8263E0"> : tensor<5x7xi64>
  %1 = stablehlo.constant dense<3> : tensor<i64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.maximum %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<3x7xi64>
  %6 = stablehlo.constant dense<[[7986170230523016025, 3371504548733580906, 3, 3, 2439497919143996929, 3, 6073044797592947028], [2110175371536808974, 3371504548733580906, 3, 8129248207746324440, 3, 3, 6073044797592947028], [2110175371536808974, 2006196969271054692, 3, 8129248207746324440, 7500229760571316870, 8898258118740921417, 3]]> : tensor<3x7xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xi64>, tensor<3x7xi64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i64>, %9: tensor<i64>):
    %10 = stablehlo.maximum %8, %9 : tensor<i64>
    stablehlo.return %10 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<9x10xi64>
  %11 = stablehlo.constant dense<[[7986170230523016025, 7986170230523016025, 3, 3, 3, 3, 2439497919143996929, 2439497919143996929, 3, 3796571702527888080], [3, 3, 3371504548733580906, 3, 3, 3, 3, 3, 3, 6073044797592947028], [3, 3, 3371504548733580906, 3, 3, 3, 3, 3, 3, 6073044797592947028], [3, 3, 3, 3, 3, 6911482363690764047, 3, 3, 3, 2691017295770439566], [3, 3, 3, 3, 3, 6911482363690764047, 3, 3, 3, 2691017295770439566], [2110175371536808974, 2110175371536808974, 3, 3, 3, 8129248207746324440, 3, 3, 3, 3], [2110175371536808974, 2110175371536808974, 3, 3, 3, 8129248207746324440, 3, 3, 3, 3], [3, 3, 2006196969271054692, 3, 3, 6392061404182930507, 7500229760571316870, 7500229760571316870, 8898258118740921417, 3], [3, 3, 2006196969271054692, 3, 3, 6392061404182930507, 7500229760571316870, 7500229760571316870, 8898258118740921417, 3]]> : tensor<9x10xi64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xi64>, tensor<9x10xi64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i64>, %14: tensor<i64>):
    %15 = stablehlo.maximum %13, %14 : tensor<i64>
    stablehlo.return %15 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x2xi64>
  %16 = stablehlo.constant dense<"0x030000000000000054C98F2911CA475459B31F1A8393D46E0F472A579784EA5FD857B3A12CE4D070D857B3A12CE4D0700F472A579784EA5F0F472A579784EA5FD857B3A12CE4D070D857B3A12CE4D070"> : tensor<5x2xi64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xi64>, tensor<5x2xi64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i64>, %19: tensor<i64>):
    %20 = stablehlo.maximum %18, %19 : tensor<i64>
    stablehlo.return %20 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<8x13xi64>
  %21 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3371504548733580906, 3371504548733580906, 3371504548733580906, 3, 6911482363690764047, 6911482363690764047, 6911482363690764047, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 2110175371536808974, 2110175371536808974, 2110175371536808974, 3, 3, 3, 8129248207746324440, 8129248207746324440, 8129248207746324440, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 2110175371536808974, 2110175371536808974, 2110175371536808974, 2006196969271054692, 2006196969271054692, 3, 8129248207746324440, 8129248207746324440, 8129248207746324440, 7500229760571316870, 8898258118740921417, 8898258118740921417], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 2006196969271054692, 2006196969271054692, 2006196969271054692, 3, 6392061404182930507, 6392061404182930507, 7500229760571316870, 7500229760571316870, 8898258118740921417, 8898258118740921417]]> : tensor<8x13xi64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xi64>, tensor<8x13xi64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i64>, %24: tensor<i64>):
    %25 = stablehlo.maximum %23, %24 : tensor<i64>
    stablehlo.return %25 : tensor<i64>
  }) : (tensor<5x7xi64>, tensor<i64>) -> tensor<5x7xi64>
  %26 = stablehlo.constant dense<"0x59B31F1A8393D46E59B31F1A8393D46E59B31F1A8393D46E59B31F1A8393D46E59B31F1A8393D46E59B31F1A8393D46E59B31F1A8393D46E03000000000000006AF6E02986FDC92E6AF6E02986FDC92E6AF6E02986FDC92E6AF6E02986FDC92E6AF6E02986FDC92E54C98F2911CA47540300000000000000030000000000000003000000000000000F472A579784EA5F0F472A579784EA5F0F472A579784EA5F0F472A579784EA5F0EBC3AFA51D9481D0EBC3AFA51D9481D0EBC3AFA51D9481DD857B3A12CE4D070D857B3A12CE4D070D857B3A12CE4D070D857B3A12CE4D070030000000000000064D1DDA68371D71B64D1DDA68371D71B4BE4CE02FB29B558869AAAB43A2B166849CC492F9DF67C7B49CC492F9DF67C7B"> : tensor<5x7xi64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi64>, tensor<5x7xi64>) -> ()
  return
}
// -----
// reduce_window of ui2 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 0, 0, 1, 1, 1, 1], [2, 0, 3, 1, 0, 0, 3], [2, 3, 2, 2, 0, 2, 0], [1, 3, 2, 0, 3, 1, 1], [0, 3, 1, 0, 2, 0, 1]]> : tensor<5x7xui2>
  %1 = stablehlo.constant dense<3> : tensor<ui2>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui2>, %4: tensor<ui2>):
    %5 = stablehlo.add %3, %4 : tensor<ui2>
    stablehlo.return %5 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<9x10xui2>
  %6 = stablehlo.constant dense<[[3, 3, 2, 2, 2, 3, 3, 3, 3, 3], [0, 0, 2, 1, 1, 3, 2, 2, 2, 1], [0, 0, 2, 1, 1, 3, 2, 2, 2, 1], [0, 0, 1, 0, 0, 0, 2, 2, 0, 2], [0, 0, 1, 0, 0, 0, 2, 2, 0, 2], [3, 3, 1, 0, 0, 2, 1, 1, 3, 3], [3, 3, 1, 0, 0, 2, 1, 1, 3, 3], [2, 2, 1, 3, 3, 2, 0, 0, 2, 3], [2, 2, 1, 3, 3, 2, 0, 0, 2, 3]]> : tensor<9x10xui2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xui2>, tensor<9x10xui2>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui2>, %9: tensor<ui2>):
    %10 = stablehlo.add %8, %9 : tensor<ui2>
    stablehlo.return %10 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<8x13xui2>
  %11 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 3, 3, 0, 2, 1, 0, 1, 2, 0, 3, 3, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 2, 2, 2, 1, 3, 3, 3, 1, 2, 2, 3, 2], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 0, 0, 0, 1, 2, 2, 0, 3, 2, 0, 3, 0], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 2, 2, 2, 1, 3, 3, 0, 2, 1, 0, 1, 2]]> : tensor<8x13xui2>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xui2>, tensor<8x13xui2>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui2>, %14: tensor<ui2>):
    %15 = stablehlo.add %13, %14 : tensor<ui2>
    stablehlo.return %15 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<5x7xui2>
  %16 = stablehlo.constant dense<[[2, 3, 0, 2, 0, 2, 0], [3, 0, 0, 2, 3, 0, 0], [3, 3, 2, 1, 2, 1, 2], [2, 2, 1, 2, 2, 0, 2], [1, 1, 3, 0, 3, 0, 2]]> : tensor<5x7xui2>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xui2>, tensor<5x7xui2>) -> ()
  %17 = stablehlo.constant dense<0> : tensor<ui2>
  %18 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%19: tensor<ui2>, %20: tensor<ui2>):
    %21 = stablehlo.add %19, %20 : tensor<ui2>
    stablehlo.return %21 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<5x7xui2>
  %22 = stablehlo.constant dense<[[1, 0, 0, 1, 1, 1, 1], [3, 0, 3, 2, 1, 1, 0], [1, 3, 1, 0, 1, 3, 0], [2, 2, 3, 0, 0, 0, 1], [2, 1, 0, 0, 2, 0, 2]]> : tensor<5x7xui2>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x7xui2>, tensor<5x7xui2>) -> ()
  %23 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%24: tensor<ui2>, %25: tensor<ui2>):
    %26 = stablehlo.add %24, %25 : tensor<ui2>
    stablehlo.return %26 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<5x7xui2>
  %27 = stablehlo.constant dense<[[2, 1, 0, 0, 2, 0, 2], [1, 1, 0, 3, 1, 3, 1], [3, 1, 1, 2, 1, 3, 2], [1, 2, 3, 0, 1, 1, 2], [0, 3, 1, 0, 2, 0, 1]]> : tensor<5x7xui2>
  stablehlo.custom_call @check.expect_eq(%23, %27) : (tensor<5x7xui2>, tensor<5x7xui2>) -> ()
  %28 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<ui2>, %30: tensor<ui2>):
    %31 = stablehlo.add %29, %30 : tensor<ui2>
    stablehlo.return %31 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<5x7xui2>
  %32 = stablehlo.constant dense<[[1, 1, 1, 2, 3, 0, 1], [2, 2, 1, 2, 2, 2, 1], [2, 1, 3, 1, 1, 3, 3], [1, 0, 2, 2, 1, 2, 3], [0, 3, 0, 0, 2, 2, 3]]> : tensor<5x7xui2>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xui2>, tensor<5x7xui2>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<ui2>, %35: tensor<ui2>):
    %36 = stablehlo.add %34, %35 : tensor<ui2>
    stablehlo.return %36 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<5x7xui2>
  %37 = stablehlo.constant dense<[[1, 0, 0, 0, 3, 2, 1], [1, 3, 3, 0, 3, 3, 3], [3, 1, 2, 0, 2, 2, 0], [3, 2, 3, 1, 1, 2, 1], [3, 3, 0, 3, 3, 1, 1]]> : tensor<5x7xui2>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xui2>, tensor<5x7xui2>) -> ()
  return
}
// -----
// reduce_window of ui2 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 1, 2, 2, 3, 2, 3], [3, 0, 2, 1, 1, 3, 2], [2, 2, 3, 0, 3, 1, 2], [0, 0, 3, 0, 2, 1, 3], [1, 3, 1, 3, 3, 2, 1]]> : tensor<5x7xui2>
  %1 = stablehlo.constant dense<3> : tensor<ui2>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui2>, %4: tensor<ui2>):
    %5 = stablehlo.maximum %3, %4 : tensor<ui2>
    stablehlo.return %5 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<9x10xui2>
  %6 = stablehlo.constant dense<3> : tensor<9x10xui2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xui2>, tensor<9x10xui2>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui2>, %9: tensor<ui2>):
    %10 = stablehlo.maximum %8, %9 : tensor<ui2>
    stablehlo.return %10 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<8x13xui2>
  %11 = stablehlo.constant dense<3> : tensor<8x13xui2>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xui2>, tensor<8x13xui2>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui2>, %14: tensor<ui2>):
    %15 = stablehlo.maximum %13, %14 : tensor<ui2>
    stablehlo.return %15 : tensor<ui2>
  }) : (tensor<5x7xui2>, tensor<ui2>) -> tensor<5x7xui2>
  %16 = stablehlo.constant dense<3> : tensor<5x7xui2>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xui2>, tensor<5x7xui2>) -> ()
  return
}
// -----
// reduce_window of ui4 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[13, 0, 6, 5, 7, 8, 3], [13, 8, 11, 1, 12, 10, 15], [0, 9, 6, 11, 12, 2, 6], [2, 8, 2, 7, 15, 8, 7], [6, 15, 3, 4, 10, 5, 12]]> : tensor<5x7xui4>
  %1 = stablehlo.constant dense<3> : tensor<ui4>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui4>, %4: tensor<ui4>):
    %5 = stablehlo.add %3, %4 : tensor<ui4>
    stablehlo.return %5 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<9x10xui4>
  %6 = stablehlo.constant dense<[[15, 15, 2, 8, 8, 7, 9, 9, 10, 5], [15, 15, 10, 13, 13, 3, 14, 14, 12, 1], [15, 15, 10, 13, 13, 3, 14, 14, 12, 1], [2, 2, 11, 8, 8, 13, 14, 14, 4, 8], [2, 2, 11, 8, 8, 13, 14, 14, 4, 8], [4, 4, 10, 4, 4, 9, 1, 1, 10, 9], [4, 4, 10, 4, 4, 9, 1, 1, 10, 9], [8, 8, 1, 5, 5, 6, 12, 12, 7, 14], [8, 8, 1, 5, 5, 6, 12, 12, 7, 14]]> : tensor<9x10xui4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xui4>, tensor<9x10xui4>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui4>, %9: tensor<ui4>):
    %10 = stablehlo.add %8, %9 : tensor<ui4>
    stablehlo.return %10 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<8x13xui4>
  %11 = stablehlo.constant dense<[[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [5, 12, 12, 7, 0, 11, 0, 6, 11, 13, 7, 13, 11], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [5, 1, 1, 12, 0, 2, 7, 3, 1, 6, 10, 14, 9], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [5, 7, 7, 8, 6, 5, 4, 9, 10, 13, 8, 15, 12], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [5, 8, 8, 4, 1, 1, 5, 6, 6, 13, 12, 14, 7]]> : tensor<8x13xui4>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xui4>, tensor<8x13xui4>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui4>, %14: tensor<ui4>):
    %15 = stablehlo.add %13, %14 : tensor<ui4>
    stablehlo.return %15 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<5x7xui4>
  %16 = stablehlo.constant dense<[[2, 15, 2, 4, 8, 13, 13], [2, 7, 15, 13, 6, 13, 9], [5, 11, 14, 6, 15, 14, 1], [7, 12, 11, 15, 11, 0, 4], [11, 7, 7, 8, 15, 1, 10]]> : tensor<5x7xui4>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xui4>, tensor<5x7xui4>) -> ()
  %17 = stablehlo.constant dense<0> : tensor<ui4>
  %18 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%19: tensor<ui4>, %20: tensor<ui4>):
    %21 = stablehlo.add %19, %20 : tensor<ui4>
    stablehlo.return %21 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<5x7xui4>
  %22 = stablehlo.constant dense<[[13, 0, 6, 5, 7, 8, 3], [10, 8, 1, 6, 3, 2, 2], [10, 1, 7, 1, 15, 4, 8], [12, 9, 9, 8, 14, 12, 15], [2, 8, 12, 12, 8, 1, 11]]> : tensor<5x7xui4>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x7xui4>, tensor<5x7xui4>) -> ()
  %23 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%24: tensor<ui4>, %25: tensor<ui4>):
    %26 = stablehlo.add %24, %25 : tensor<ui4>
    stablehlo.return %26 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<5x7xui4>
  %27 = stablehlo.constant dense<[[2, 8, 12, 12, 8, 1, 11], [5, 8, 6, 7, 1, 9, 8], [8, 0, 11, 6, 5, 15, 9], [8, 7, 5, 11, 9, 13, 3], [6, 15, 3, 4, 10, 5, 12]]> : tensor<5x7xui4>
  stablehlo.custom_call @check.expect_eq(%23, %27) : (tensor<5x7xui4>, tensor<5x7xui4>) -> ()
  %28 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<ui4>, %30: tensor<ui4>):
    %31 = stablehlo.add %29, %30 : tensor<ui4>
    stablehlo.return %31 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<5x7xui4>
  %32 = stablehlo.constant dense<[[13, 13, 3, 8, 15, 7, 10], [13, 5, 0, 1, 13, 7, 6], [0, 9, 15, 10, 6, 8, 14], [2, 10, 12, 3, 2, 10, 1], [6, 5, 8, 12, 6, 11, 7]]> : tensor<5x7xui4>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xui4>, tensor<5x7xui4>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<ui4>, %35: tensor<ui4>):
    %36 = stablehlo.add %34, %35 : tensor<ui4>
    stablehlo.return %36 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<5x7xui4>
  %37 = stablehlo.constant dense<[[10, 13, 13, 7, 2, 11, 3], [6, 9, 1, 6, 5, 9, 15], [14, 14, 5, 15, 4, 8, 6], [1, 15, 7, 5, 14, 15, 7], [7, 1, 2, 15, 11, 1, 12]]> : tensor<5x7xui4>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xui4>, tensor<5x7xui4>) -> ()
  return
}
// -----
// reduce_window of ui4 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 2, 3, 11, 10, 7, 10], [4, 14, 9, 10, 6, 11, 12], [0, 10, 2, 13, 4, 10, 8], [14, 6, 6, 4, 8, 2, 3], [12, 1, 13, 6, 3, 0, 0]]> : tensor<5x7xui4>
  %1 = stablehlo.constant dense<3> : tensor<ui4>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui4>, %4: tensor<ui4>):
    %5 = stablehlo.maximum %3, %4 : tensor<ui4>
    stablehlo.return %5 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<9x10xui4>
  %6 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 11, 10, 10, 7, 10], [4, 4, 14, 9, 9, 10, 6, 6, 11, 12], [4, 4, 14, 9, 9, 10, 6, 6, 11, 12], [3, 3, 10, 3, 3, 13, 4, 4, 10, 8], [3, 3, 10, 3, 3, 13, 4, 4, 10, 8], [14, 14, 6, 6, 6, 4, 8, 8, 3, 3], [14, 14, 6, 6, 6, 4, 8, 8, 3, 3], [12, 12, 3, 13, 13, 6, 3, 3, 3, 3], [12, 12, 3, 13, 13, 6, 3, 3, 3, 3]]> : tensor<9x10xui4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xui4>, tensor<9x10xui4>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui4>, %9: tensor<ui4>):
    %10 = stablehlo.maximum %8, %9 : tensor<ui4>
    stablehlo.return %10 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<8x13xui4>
  %11 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 4, 4, 14, 14, 14, 9, 13, 13, 13, 6, 11, 11], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 14, 14, 14, 10, 10, 6, 13, 13, 13, 8, 10, 10], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 14, 14, 14, 6, 13, 13, 13, 6, 8, 8, 8, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 12, 12, 12, 3, 13, 13, 13, 6, 6, 3, 3, 3]]> : tensor<8x13xui4>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xui4>, tensor<8x13xui4>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui4>, %14: tensor<ui4>):
    %15 = stablehlo.maximum %13, %14 : tensor<ui4>
    stablehlo.return %15 : tensor<ui4>
  }) : (tensor<5x7xui4>, tensor<ui4>) -> tensor<5x7xui4>
  %16 = stablehlo.constant dense<[[3, 3, 3, 11, 11, 11, 11], [4, 14, 14, 14, 14, 14, 14], [3, 10, 10, 13, 13, 13, 13], [14, 14, 14, 14, 14, 14, 14], [12, 12, 13, 13, 13, 13, 13]]> : tensor<5x7xui4>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xui4>, tensor<5x7xui4>) -> ()
  return
}
// -----
// reduce_window of ui8 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7DB55AB53C4A8E01AA48397AD585CDD6B8FC40C7E3AFA25212E28ABE53F3EE85D64A5E"> : tensor<5x7xui8>
  %1 = stablehlo.constant dense<3> : tensor<ui8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
    %5 = stablehlo.add %3, %4 : tensor<ui8>
    stablehlo.return %5 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<3x7xui8>
  %6 = stablehlo.constant dense<"0x8465A8F4BC25198025554A9F2929089B469DBEDA22"> : tensor<3x7xui8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xui8>, tensor<3x7xui8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui8>, %9: tensor<ui8>):
    %10 = stablehlo.add %8, %9 : tensor<ui8>
    stablehlo.return %10 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<9x10xui8>
  %11 = stablehlo.constant dense<"0x8F8FC76C6CC74E4E5CA01313BC5A5A4B8C8CE7971313BC5A5A4B8C8CE797DFDFE8CACA0E5252D9F5DFDFE8CACA0E5252D9F5C1C1B4646424F4F49CD0C1C1B4646424F4F49CD0656505000097E8E85C70656505000097E8E85C70"> : tensor<9x10xui8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xui8>, tensor<9x10xui8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui8>, %14: tensor<ui8>):
    %15 = stablehlo.add %13, %14 : tensor<ui8>
    stablehlo.return %15 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x2xui8>
  %16 = stablehlo.constant dense<"0x43C7FE25FE91A4C5CAD9"> : tensor<5x2xui8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xui8>, tensor<5x2xui8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<ui8>, %19: tensor<ui8>):
    %20 = stablehlo.add %18, %19 : tensor<ui8>
    stablehlo.return %20 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<8x13xui8>
  %21 = stablehlo.constant dense<"0x1515151515151515151515151515DDDD578F890F3E44F8C95FAB15151515151515151515151515158B8BFD878B19211D39317C6015151515151515151515151515151111A0A4DE4FE0A658C795E3151515151515151515151515151565655505F00082976AE82F5C"> : tensor<8x13xui8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xui8>, tensor<8x13xui8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<ui8>, %24: tensor<ui8>):
    %25 = stablehlo.add %23, %24 : tensor<ui8>
    stablehlo.return %25 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %26 = stablehlo.constant dense<"0x92449B4D86CD5816BD0238AF8103E2B56A63A06444C463B2C1A027E2685843C598DF3A"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  %27 = stablehlo.constant dense<0> : tensor<ui8>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<ui8>, %30: tensor<ui8>):
    %31 = stablehlo.add %29, %30 : tensor<ui8>
    stablehlo.return %31 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %32 = stablehlo.constant dense<"0x7DB55AB53C4A8E7E5FA2EEB61F134B355AEAF6E6F6FAD7ACFCD870B44DCA9A81AEBA12"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<ui8>, %35: tensor<ui8>):
    %36 = stablehlo.add %34, %35 : tensor<ui8>
    stablehlo.return %36 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %37 = stablehlo.constant dense<"0x4DCA9A81AEBA12D01540CC727084CF6BF893F89BFF02954097B8D41C53F3EE85D64A5E"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<ui8>, %40: tensor<ui8>):
    %41 = stablehlo.add %39, %40 : tensor<ui8>
    stablehlo.return %41 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %42 = stablehlo.constant dense<"0x7D328C417DC75501ABF32CA67B00CDA35B57975E41AF51A3B59721DF534634B98FD937"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<ui8>, %45: tensor<ui8>):
    %46 = stablehlo.add %44, %45 : tensor<ui8>
    stablehlo.return %46 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %47 = stablehlo.constant dense<"0x55D823C914D88E00FF550DD45A8541749EE6EAAAE3DF308E3C2A48BE37E4F1037EA85E"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  return
}
// -----
// reduce_window of ui8 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4147C7F30BA40583B6EBCB7B65727BA0DE841B12C585F7E657BE6899CCCF81BA733530"> : tensor<5x7xui8>
  %1 = stablehlo.constant dense<3> : tensor<ui8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui8>
    stablehlo.return %5 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<3x7xui8>
  %6 = stablehlo.constant dense<"0x5B4A153991540A9FC0745C6AB07EDC8116E62AC830"> : tensor<3x7xui8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xui8>, tensor<3x7xui8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui8>, %9: tensor<ui8>):
    %10 = stablehlo.multiply %8, %9 : tensor<ui8>
    stablehlo.return %10 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<9x10xui8>
  %11 = stablehlo.constant dense<"0x19192FAFAFFB5353043D0B0B4633331343439DA20B0B4633331343439DA24343A02E2EE4E3E342FD4343A02E2EE4E3E342FDBDBD5FF6F6BF0E0E28B1BDBD5FF6F6BF0E0E28B1ECEC775959AA7B7BEDB0ECEC775959AA7B7BEDB0"> : tensor<9x10xui8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xui8>, tensor<9x10xui8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui8>, %14: tensor<ui8>):
    %15 = stablehlo.multiply %13, %14 : tensor<ui8>
    stablehlo.return %15 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x2xui8>
  %16 = stablehlo.constant dense<"0xBBC28C4479CEE08061E5"> : tensor<5x2xui8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xui8>, tensor<5x2xui8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<ui8>, %19: tensor<ui8>):
    %20 = stablehlo.multiply %18, %19 : tensor<ui8>
    stablehlo.return %20 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<8x13xui8>
  %21 = stablehlo.constant dense<"0x8B8B8B8B8B8B8B8B8B8B8B8B8B8BC3C3404080BE6844045BCEAE8B8B8B8B8B8B8B8B8B8B8B8B8B8B4545E020801C90D4087E60F08B8B8B8B8B8B8B8B8B8B8B8B8B8B3434F49BB252EC42946EF0188B8B8B8B8B8B8B8B8B8B8B8B8B8BECEC9C77FD598EAACA7B7DED"> : tensor<8x13xui8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xui8>, tensor<8x13xui8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<ui8>, %24: tensor<ui8>):
    %25 = stablehlo.multiply %23, %24 : tensor<ui8>
    stablehlo.return %25 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %26 = stablehlo.constant dense<"0x4BEF4333BB441C21D2427242AED4C9E0C000000000375B96FE2CA0E0C4D49CC848F880"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  %27 = stablehlo.constant dense<1> : tensor<ui8>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<ui8>, %30: tensor<ui8>):
    %31 = stablehlo.multiply %29, %30 : tensor<ui8>
    stablehlo.return %31 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %32 = stablehlo.constant dense<"0x4147C7F30BA405437AADB149B43A31400644B3A8A275C0641CDA40D23C406458EE4060"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<ui8>, %35: tensor<ui8>):
    %36 = stablehlo.multiply %34, %35 : tensor<ui8>
    stablehlo.return %36 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %37 = stablehlo.constant dense<"0x3C406458EE40603CC07C488AD0E014A074D87E9070FCB9E6365A88B0CCCF81BA733530"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<ui8>, %40: tensor<ui8>):
    %41 = stablehlo.multiply %39, %40 : tensor<ui8>
    stablehlo.return %41 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %42 = stablehlo.constant dense<"0x41077143E124B4832236D2E6BE9C7BE040000000008553929E44A0A0CCF4F448583880"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<ui8>, %45: tensor<ui8>):
    %46 = stablehlo.multiply %44, %45 : tensor<ui8>
    stablehlo.return %46 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %47 = stablehlo.constant dense<"0xB4B4ACF43C34059C346ECA1EFA72000010F8FEDAC5A020E0D0B0289980E02020D0F030"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  return
}
// -----
// reduce_window of ui8 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4E7970E07DD771BAB4EB707E105676D0E883C04A5F25ED2AA5885604327FA50A9816FA"> : tensor<5x7xui8>
  %1 = stablehlo.constant dense<3> : tensor<ui8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui8>, %4: tensor<ui8>):
    %5 = stablehlo.maximum %3, %4 : tensor<ui8>
    stablehlo.return %5 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<3x7xui8>
  %6 = stablehlo.constant dense<"0xBAB4EBE07ED771BAEDEBA5C0565F32EDA5A59856FA"> : tensor<3x7xui8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xui8>, tensor<3x7xui8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui8>, %9: tensor<ui8>):
    %10 = stablehlo.maximum %8, %9 : tensor<ui8>
    stablehlo.return %10 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<9x10xui8>
  %11 = stablehlo.constant dense<"0x4E4E797070E07D7DD771BABAB4EBEB707E7E1056BABAB4EBEB707E7E10567676D0E8E883C0C04A5F7676D0E8E883C0C04A5F2525ED2A2AA5888856042525ED2A2AA58888560432327FA5A50A989816FA32327FA5A50A989816FA"> : tensor<9x10xui8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xui8>, tensor<9x10xui8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui8>, %14: tensor<ui8>):
    %15 = stablehlo.maximum %13, %14 : tensor<ui8>
    stablehlo.return %15 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x2xui8>
  %16 = stablehlo.constant dense<"0xBA70E0E0BAA583FAA5A5"> : tensor<5x2xui8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xui8>, tensor<5x2xui8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<ui8>, %19: tensor<ui8>):
    %20 = stablehlo.maximum %18, %19 : tensor<ui8>
    stablehlo.return %20 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<8x13xui8>
  %21 = stablehlo.constant dense<"0x0303030303030303030303030303BABAD0D0EBEBEB83C0C0C04A03030303030303030303030303037676EDEDEDE8E8A5C0C0C05603030303030303030303030303033232EDEDEDA5A5A5A5989856030303030303030303030303030332327F7FA5A5A50A98989816"> : tensor<8x13xui8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xui8>, tensor<8x13xui8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<ui8>, %24: tensor<ui8>):
    %25 = stablehlo.maximum %23, %24 : tensor<ui8>
    stablehlo.return %25 : tensor<ui8>
  }) : (tensor<5x7xui8>, tensor<ui8>) -> tensor<5x7xui8>
  %26 = stablehlo.constant dense<"0x4E7979E0E0E0E0BABAEBEBEBEBEB76D0E8E8E8E8E825EDEDEDEDEDED327FA5A5A5A5FA"> : tensor<5x7xui8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xui8>, tensor<5x7xui8>) -> ()
  return
}
// -----
// reduce_window of ui16 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9427AC67F8A16A277F746D901022CE7F634DF97FD86DDEB15A8F033171BA7DF438212ED42A31B2ECAD4C85077445949748D5E36D23E8995A1146784FC78C209E448469FEEDAB"> : tensor<5x7xui16>
  %1 = stablehlo.constant dense<3> : tensor<ui16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui16>, %4: tensor<ui16>):
    %5 = stablehlo.add %3, %4 : tensor<ui16>
    stablehlo.return %5 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<9x10xui16>
  %6 = stablehlo.constant dense<"0xA627A627BE670AA20AA27C27917491747F902222E07FE07F754D0B800B80EA6DF0B1F0B16C8F1531E07FE07F754D0B800B80EA6DF0B1F0B16C8F153183BA83BA8FF44A214A2140D43C313C31C4ECBF4C83BA83BA8FF44A214A2140D43C313C31C4ECBF4C970797078645A697A6975AD5F56DF56D35E8AB5A970797078645A697A6975AD5F56DF56D35E8AB5A234623468A4FD98CD98C329E568456847BFEFFAB234623468A4FD98CD98C329E568456847BFEFFAB"> : tensor<9x10xui16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xui16>, tensor<9x10xui16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui16>, %9: tensor<ui16>):
    %10 = stablehlo.add %8, %9 : tensor<ui16>
    stablehlo.return %10 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<8x13xui16>
  %11 = stablehlo.constant dense<"0x150015001500150015001500150015001500150015001500150015004E3A4E3A287CEF411AE340A140E31542172517E31D5F1B7C1500150015001500150015001500150015001500150015001500150005C205C2F0FB003AC6F2DBB84B6285A98C481C9FEB73E4D415001500150015001500150015001500150015001500150015001500A54DA54D8BE2FB9450B96A24CC977773986536F2BCD89BE6150015001500150015001500150015001500150015001500150015002346234698958A4F4EDCD98CF62A329E73225684BC827BFE"> : tensor<8x13xui16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xui16>, tensor<8x13xui16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui16>, %14: tensor<ui16>):
    %15 = stablehlo.add %13, %14 : tensor<ui16>
    stablehlo.return %15 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %16 = stablehlo.constant dense<"0xA927528F4731AE582ACD945DA17FE37F43CD394D0EBBE96C40FC402D86BA00AF35D060A487D536C2E00E9A070B4D9CE4E1B9C127E10F776A26469B955F227CC0BD4423430DEF"> : tensor<5x7xui16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xui16>, tensor<5x7xui16>) -> ()
  %17 = stablehlo.constant dense<0> : tensor<ui16>
  %18 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%19: tensor<ui16>, %20: tensor<ui16>):
    %21 = stablehlo.add %19, %20 : tensor<ui16>
    stablehlo.return %21 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %22 = stablehlo.constant dense<"0x9427AC67F8A16A277F746D90102262A70FB5F12142955D26C71F1353D3618CA9294370698757790CC09F586900EFBDDAB83E6AC59CF459FA69AF783E8467D8DCAE4905F346A6"> : tensor<5x7xui16>
  stablehlo.custom_call @check.expect_eq(%18, %22) : (tensor<5x7xui16>, tensor<5x7xui16>) -> ()
  %23 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%24: tensor<ui16>, %25: tensor<ui16>):
    %26 = stablehlo.add %24, %25 : tensor<ui16>
    stablehlo.return %26 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %27 = stablehlo.constant dense<"0x69AF783E8467D8DCAE4905F346A6D587CCD68CC56EB52FD598623684070869899345964751233ED33353964DEC945B24687327F28CE686061146784FC78C209E448469FEEDAB"> : tensor<5x7xui16>
  stablehlo.custom_call @check.expect_eq(%23, %27) : (tensor<5x7xui16>, tensor<5x7xui16>) -> ()
  %28 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<ui16>, %30: tensor<ui16>):
    %31 = stablehlo.add %29, %30 : tensor<ui16>
    stablehlo.return %31 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %32 = stablehlo.constant dense<"0x9427408F3831A25821CD8E5D9E7FCE7F31CD2A4D02BBE06C3AFC3D2D71BAEEAE26D054A47ED530C2DD0E8507F94C8DE4D5B9B827DB0F746A11468995502270C0B4441D430AEF"> : tensor<5x7xui16>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xui16>, tensor<5x7xui16>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %17) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<ui16>, %35: tensor<ui16>):
    %36 = stablehlo.add %34, %35 : tensor<ui16>
    stablehlo.return %36 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %37 = stablehlo.constant dense<"0x9E7F0A585EF0664EFC267DB210223D2D6FAD0C6013E03B725DC00331DD0E6C54EF5FB73E896A5F39AD4C746AEF627B1DE7859FB0BC42995A0AEFF9A88159BACC9A2E56AAEDAB"> : tensor<5x7xui16>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xui16>, tensor<5x7xui16>) -> ()
  return
}
// -----
// reduce_window of ui16 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5E61C8FEF6DE6B2E87622E34E27CD97B390EEC2300786FFE8739717EB7D51CA75C93081F7DDE3E1D20BAC0A84E458C89FB4560176FCA4EAB623222ED23E8002D03657D89D6C5"> : tensor<5x7xui16>
  %1 = stablehlo.constant dense<3> : tensor<ui16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui16>, %4: tensor<ui16>):
    %5 = stablehlo.maximum %3, %4 : tensor<ui16>
    stablehlo.return %5 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<9x10xui16>
  %6 = stablehlo.constant dense<"0x5E615E61C8FEF6DEF6DE6B2E876287622E34E27CD97BD97B390EEC23EC2300786FFE6FFE8739717ED97BD97B390EEC23EC2300786FFE6FFE8739717EB7D5B7D51CA75C935C93081F7DDE7DDE3E1D20BAB7D5B7D51CA75C935C93081F7DDE7DDE3E1D20BAC0A8C0A84E458C898C89FB45601760176FCA4EABC0A8C0A84E458C898C89FB45601760176FCA4EAB6232623222ED23E823E8002D036503657D89D6C56232623222ED23E823E8002D036503657D89D6C5"> : tensor<9x10xui16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xui16>, tensor<9x10xui16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui16>, %9: tensor<ui16>):
    %10 = stablehlo.maximum %8, %9 : tensor<ui16>
    stablehlo.return %10 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<8x13xui16>
  %11 = stablehlo.constant dense<"0x03000300030003000300030003000300030003000300030003000300B7D5B7D5B7D51CA71CA75C935C9300786FFE6FFE6FFE873903000300030003000300030003000300030003000300030003000300B7D5B7D5B7D51CA71CA75C935C93FB457DDE7DDE7DDE6FCA03000300030003000300030003000300030003000300030003000300C0A8C0A822ED22ED22ED23E823E8FB45036503656FCA6FCA030003000300030003000300030003000300030003000300030003006232623222ED22ED22ED23E823E8002D036503657D897D89"> : tensor<8x13xui16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xui16>, tensor<8x13xui16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui16>, %14: tensor<ui16>):
    %15 = stablehlo.maximum %13, %14 : tensor<ui16>
    stablehlo.return %15 : tensor<ui16>
  }) : (tensor<5x7xui16>, tensor<ui16>) -> tensor<5x7xui16>
  %16 = stablehlo.constant dense<"0x5E61C8FEC8FEC8FEC8FEC8FEC8FED97BD97BD97BD97B6FFE6FFE6FFEB7D5B7D5B7D5B7D57DDE7DDE7DDEC0A8C0A8C0A8C0A8C0A86FCA6FCA623222ED22ED22ED22ED22ED22ED"> : tensor<5x7xui16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xui16>, tensor<5x7xui16>) -> ()
  return
}
// -----
// reduce_window of ui32 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB017E7D283917F31E8E049AD2F8BDBE34B80EE98D69A3CEF25754646C93520183C127C6CF7A40E77E55FAEC8D2FE65E3EC44C8E8BDF5033555B6805EC2E13487DE7516FD290827774ACFBC25CF5015DE87E91AC04377F0DBA388F3C03F92F35C460DC112D37EB55B59010D23345C266DE57B0117B6E9EAAB3F10744FCEA69BCAAC50203949E3FE570341ED1C"> : tensor<5x7xui32>
  %1 = stablehlo.constant dense<3> : tensor<ui32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.add %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<3x7xui32>
  %6 = stablehlo.constant dense<"0x7F4D07EBC5A3FB9DE58558241AEB89AC237F547CC8DF04D8E86A4A7B64639152A47CA4B417AD18D157759652F24CD8641797EAE97B3B45622EF3F1F25F72DE6C84A267AC1AB45CDD85CFD594A8E40B7B3D9D138A"> : tensor<3x7xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xui32>, tensor<3x7xui32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.add %8, %9 : tensor<ui32>
    stablehlo.return %10 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<9x10xui32>
  %11 = stablehlo.constant dense<"0xC217E7D2C217E7D295917F31FAE049ADFAE049AD418BDBE35D80EE985D80EE98E89A3CEF37754646DB352018DB3520184E127C6C09A50E7709A50E77F75FAEC8E4FE65E3E4FE65E3FE44C8E8CFF50335DB352018DB3520184E127C6C09A50E7709A50E77F75FAEC8E4FE65E3E4FE65E3FE44C8E8CFF5033567B6805E67B6805ED4E13487F07516FDF07516FD3B0827775CCFBC255CCFBC25E15015DE99E91AC067B6805E67B6805ED4E13487F07516FDF07516FD3B0827775CCFBC255CCFBC25E15015DE99E91AC05577F0DB5577F0DBB588F3C05192F35C5192F35C580DC112E57EB55BE57EB55B6B010D23465C266D5577F0DB5577F0DBB588F3C05192F35C5192F35C580DC112E57EB55BE57EB55B6B010D23465C266DF77B0117F77B0117C8E9EAAB5110744F5110744FE0A69BCABE502039BE5020395BE3FE571541ED1CF77B0117F77B0117C8E9EAAB5110744F5110744FE0A69BCABE502039BE5020395BE3FE571541ED1C"> : tensor<9x10xui32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xui32>, tensor<9x10xui32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui32>, %14: tensor<ui32>):
    %15 = stablehlo.add %13, %14 : tensor<ui32>
    stablehlo.return %15 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x2xui32>
  %16 = stablehlo.constant dense<"0xB795CEE0AB55B2FD60616A8C07F263613A1A80CF1FBF997D34E144B784D9CA1E9284B1EE8369E77F"> : tensor<5x2xui32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xui32>, tensor<5x2xui32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<ui32>, %19: tensor<ui32>):
    %20 = stablehlo.add %18, %19 : tensor<ui32>
    stablehlo.return %20 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<8x13xui32>
  %21 = stablehlo.constant dense<[[21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, 1990257709, 1990257709, 1783750693, 4088460301, 1742081756, 1948588772, 3019539180, 1070950429, 1224226355, 153275947, 3489686496, 3336410570], [21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, 980495783, 980495783, 2191104006, 1210608244, 2721215115, 1510606892, 3824295317, 2313688446, 190473109, 2171751980, 2190778446, 19026487], [21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, 4075942711, 4075942711, 1607493002, 1826517608, 424023264, 2892472973, 2311345819, 3713840163, 1915913116, 2497040270, 266449962, 2064377009], [21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21], [21, 385973239, 385973239, 3270272426, 2884299208, 4217305604, 1333006417, 437237532, 3399198432, 62650249, 958419134, 2434741252, 1476322139]]> : tensor<8x13xui32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xui32>, tensor<8x13xui32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<ui32>, %24: tensor<ui32>):
    %25 = stablehlo.add %23, %24 : tensor<ui32>
    stablehlo.return %25 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %26 = stablehlo.constant dense<"0xC517E7D245A966042A8AB0B156158C959E957A2E7130B71D93A5FD63DE35201817489C840BEDAAFBED4C59C4BC4BBFA7A59087905F868BC56AB6805E2998B5E5040ECCE22A16F35971E5AF7F3D36C55DC11FE01D5877F0DBF8FFE39C3492D7F9779F980C471E4E689D1F5B8BCE7B81F8FA7B0117AD65ECC2E9756012B41CFCDC5D6D1C16A3501B6EA391088B"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  %27 = stablehlo.constant dense<0> : tensor<ui32>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<ui32>, %30: tensor<ui32>):
    %31 = stablehlo.add %29, %30 : tensor<ui32>
    stablehlo.return %31 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %32 = stablehlo.constant dense<"0xB017E7D283917F31E8E049AD2F8BDBE34B80EE98D69A3CEF25754646794D07EBBFA3FB9DDF85582414EB89AC1D7F547CC2DF04D8E26A4A7BCE03884981853025BDFB6E213DF3B023674E11A291301AB66954653B117B7825240E24E6FC8D627E830072363ACDC6FDEA3127D99DB08BA8F6F6793CDAF70E923B9ED6CD51A70D01E61DE73633152631A0F178C5"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<ui32>, %35: tensor<ui32>):
    %36 = stablehlo.add %34, %35 : tensor<ui32>
    stablehlo.return %36 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %37 = stablehlo.constant dense<"0xF6F6793CDAF70E923B9ED6CD51A70D01E61DE73633152631A0F178C546DF926957668F6053BD8C20221C321D9B9DF89D5D7AE9417B7C327F7DA972511B5413F45C187EA93DBC8354C99E92BA71352159BE862E4A28F3F1F25972DE6C7EA267AC14B45CDD7FCFD594A2E40B7B379D138AE57B0117B6E9EAAB3F10744FCEA69BCAAC50203949E3FE570341ED1C"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<ui32>, %40: tensor<ui32>):
    %41 = stablehlo.add %39, %40 : tensor<ui32>
    stablehlo.return %41 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %42 = stablehlo.constant dense<"0xB017E7D233A966041B8AB0B14A158C9595957A2E6B30B71D90A5FD63C935201805489C84FCECAAFBE14C59C4B34BBFA79F9087905C868BC555B6805E1798B5E5F50DCCE21E16F35968E5AF7F3736C55DBE1FE01D4377F0DBE6FFE39C2592D7F96B9F980C3E1E4E68971F5B8BCB7B81F8E57B01179B65ECC2DA756012A81CFCDC546D1C169D501B6EA091088B"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<ui32>, %45: tensor<ui32>):
    %46 = stablehlo.add %44, %45 : tensor<ui32>
    stablehlo.return %46 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %47 = stablehlo.constant dense<"0x90A5FD63E08D16915DFC965F751B4DB2469071CEFB0F8335257546465C868BC593506BAD573EEF406099E0C97B393201A93ACC1DBDF50335BE1FE01D69695FBFA7872A38C911143BA009EDC3563A309E87E91AC0CB7B81F88804911CE57B9D5BA6E9A9FE60DCE8EB8D5D3390345C266DA091088BBB150774052C1CC8C61BA878F8740CAE4C24EC740341ED1C"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  return
}
// -----
// reduce_window of ui32 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x15F2FE85FFCAF6F2120F72346BAEACAF38BD1300B58FC12A6C4073A14C108759695525D647059C6E462A148EC621CAD0C9BA77670FE93AA4B2390098D74D00F32C6EF6DDA229A5A45B42682D9876BAB9F5D006EC752B4075492F6B04BB904AC43DB9971F74B637502B61AB44658BBABCE3668B6CA480CF738A95A971B9240786649CB1AAF34ED821DA460ED2"> : tensor<5x7xui32>
  %1 = stablehlo.constant dense<3> : tensor<ui32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<3x7xui32>
  %6 = stablehlo.constant dense<"0x1CA005144F5A52E5EEC711385239BB19D01B9DAF0510B978F4A4B34228C03B80357BC668F47B578454D4152A38356B2D5841037CB57B883BB75CAF6BE420040E3EBAF0B3BDF93F74D09F55305904135A12E270C6"> : tensor<3x7xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xui32>, tensor<3x7xui32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.multiply %8, %9 : tensor<ui32>
    stablehlo.return %10 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<9x10xui32>
  %11 = stablehlo.constant dense<"0xCD5DFF92CD5DFF922710C8E042EACC5842EACC58B3AEBC4278D4353878D435386D3A32C18C7332C16C689DF16C689DF1013850D02F074BFA2F074BFA56616C97D62C9A8FD62C9A8F61E6F2A3B7ABC1AB6C689DF16C689DF1013850D02F074BFA2F074BFA56616C97D62C9A8FD62C9A8F61E6F2A3B7ABC1ABE24BA4D8E24BA4D83FA9DDFB4CBBBF124CBBBF12528E53DA23F5E44D23F5E44DD8B6FBE3AD09691FE24BA4D8E24BA4D83FA9DDFB4CBBBF124CBBBF12528E53DA23F5E44D23F5E44DD8B6FBE3AD09691F2DC0BBE32DC0BBE3E1A63995832456F8832456F8B57E0EF75490A66E5490A66E73B3078C9DF2366F2DC0BBE32DC0BBE3E1A63995832456F8832456F8B57E0EF75490A66E5490A66E73B3078C9DF2366F6BFCF7186BFCF7180453E5C9FAD5EAABFAD5EAABD19257AAC458C613C458C613FBD1F860CAC2A72A6BFCF7186BFCF7180453E5C9FAD5EAABFAD5EAABD19257AAC458C613C458C613FBD1F860CAC2A72A"> : tensor<9x10xui32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xui32>, tensor<9x10xui32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui32>, %14: tensor<ui32>):
    %15 = stablehlo.multiply %13, %14 : tensor<ui32>
    stablehlo.return %15 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x2xui32>
  %16 = stablehlo.constant dense<"0x18F9A6D9BE12F1B074C281E2389A9ACB58BB276A2E6DC1A9242123D02CCA9952BB741407CB7D7B32"> : tensor<5x2xui32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xui32>, tensor<5x2xui32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<ui32>, %19: tensor<ui32>):
    %20 = stablehlo.multiply %18, %19 : tensor<ui32>
    stablehlo.return %20 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<8x13xui32>
  %21 = stablehlo.constant dense<"0x8B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B080000088D3BB9088D3BB9B8EE09BD9D1CBD57C43314C65CCF61E9D070F4DC24CA88AB88E90D2E06B419E090935E4F882AA1988B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800006EE1719F6EE1719FE2ABE111FD9B8914F4B182EB2C3020F5B8F0D8992EB90A18880C1BB2F4512EE4A0603CAB18DA470F8B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800004DC77E5B4DC77E5B54268B6D0C786F7A688A8C378AA463FA42EFB5A3EF56BF4230C4F283F0DA0719709AE60A637501808B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800008B0800006BFCF7186BFCF7188411880D0453E5C9B806DC4AFAD5EAAB8E98E052D19257AA8C3C0FBCC458C61304FEE5C9FBD1F860"> : tensor<8x13xui32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xui32>, tensor<8x13xui32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<ui32>, %24: tensor<ui32>):
    %25 = stablehlo.multiply %23, %24 : tensor<ui32>
    stablehlo.return %25 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %26 = stablehlo.constant dense<"0x6719FEB8333160D93226C9BAA2FB8AE0D0E1BB77B0F2ED52C0200ABA4439D8D44CB0D7BC5C2031E4B8A5A45670A1A12A5060160190D1B22AA6E3EC89CEB4CEE27832B975500D3585D07343D58036DA0E800D0AEE874033ABD50FA16FDDCA0A99E3032DE5F4B6A4DF54BAFD540CB5C4C941F5E74A8C3498282845AF51F8DD282BA0F1E5A3A0B34B0BC03C1CCC"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  %27 = stablehlo.constant dense<1> : tensor<ui32>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<ui32>, %30: tensor<ui32>):
    %31 = stablehlo.multiply %29, %30 : tensor<ui32>
    stablehlo.return %31 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %32 = stablehlo.constant dense<"0x15F2FE85FFCAF6F2120F72346BAEACAF38BD1300B58FC12A6C4073A13C2EE4AC97ED7A19FE87E5B0423F31585091D8681D5786D45412DB23B881F3A4D1F4B3B4A883F6FBC499D5BF7047F2323817FD5B64CA842D183114D0992E9E28B8ABB065B447A080C0FEA1AD681EB7BB7425F08B48187F55045A598530A9A6391421D5AB0083442DB88CD509C89C1509"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<ui32>, %35: tensor<ui32>):
    %36 = stablehlo.multiply %34, %35 : tensor<ui32>
    stablehlo.return %36 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %37 = stablehlo.constant dense<"0x48187F55045A598530A9A6391421D5AB0083442DB88CD509C89C150928711693FC7989EED8F175433CC0A4C0A0F8AC04D89C6ABAB69CFB15CE77D72C9C3E0AB7684B38514AEC245170D33CDC184A1BF8EA1B92B9BF26BE7DC4CA5573CEDBE14C15715C2950F52577D15590ED02527E32E3668B6CA480CF738A95A971B9240786649CB1AAF34ED821DA460ED2"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<ui32>, %40: tensor<ui32>):
    %41 = stablehlo.multiply %39, %40 : tensor<ui32>
    stablehlo.return %41 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %42 = stablehlo.constant dense<"0x15F2FE85EBB4251E867DE6A0028BAFD970E22C8930A9A8254060033E4C1087592CEBCA733415AF4A38546AA5505B4899D0D1578E309B3B0EB23900987EFE8AAFA8E1513850B43CD270B890B2802251AC8004AEA4752B40755DDF2D35EF78086BF38762E61C5C8196B414554204E79698E3668B6C6C694C6738B0D86C7838E742E02EB3C3A0BE5DC84014B4EE"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<ui32>, %45: tensor<ui32>):
    %46 = stablehlo.multiply %44, %45 : tensor<ui32>
    stablehlo.return %46 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %47 = stablehlo.constant dense<"0x4060033E402FC136C01007FC60CDD892200089525CE0E4D06C4073A1309B3B0E849FEA7DE45E1E05FCEB47ECEA0CC5AEC7E28E1E0FE93AA48004AEA440AC9E59C0AD46C45030D5E6A8BF615D78FF5E27F5D006EC04E79698749ECDD0D4C6B81D3C61B8AFECE1E750F7AE9D52658BBABC4014B4EEC08EA7A7307C3C0238875437F8949EBDEEAC139FDA460ED2"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  return
}
// -----
// reduce_window of ui32 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xEA5509F3C486B0A85C593976B2B3EC01EEC0927DFB5C5FA5A31B2648FA232CC11D6441F5A31E95D02E5DA6D3BEBEAF09C8ABEC269B0CBDFA202E7A148D6ED0E92082F8DAB0269C8B0024512779D6E68E59356EE7F165A18861F3D06C2FB0D0B0985BF237204C9B44BAD17DD832BF3FFEC66374FD581D6CDFAEE34B841645D97BB7F98F31A5D502A5CB3463C9"> : tensor<5x7xui32>
  %1 = stablehlo.constant dense<3> : tensor<ui32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.maximum %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<3x7xui32>
  %6 = stablehlo.constant dense<"0xEA5509F31D6441F5A31E95D02E5DA6D3EEC0927DFB5C5FA59B0CBDFAFA232CC11D6441F52082F8DA2E5DA6D3204C9B44BAD17DD832BF3FFEC66374FD581D6CDF2FB0D0B01645D97B204C9B44BAD17DD832BF3FFE"> : tensor<3x7xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xui32>, tensor<3x7xui32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.maximum %8, %9 : tensor<ui32>
    stablehlo.return %10 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<9x10xui32>
  %11 = stablehlo.constant dense<"0xEA5509F3EA5509F3C486B0A85C5939765C593976B2B3EC01EEC0927DEEC0927DFB5C5FA5A31B2648FA232CC1FA232CC11D6441F5A31E95D0A31E95D02E5DA6D3BEBEAF09BEBEAF09C8ABEC269B0CBDFAFA232CC1FA232CC11D6441F5A31E95D0A31E95D02E5DA6D3BEBEAF09BEBEAF09C8ABEC269B0CBDFA202E7A14202E7A148D6ED0E92082F8DA2082F8DAB0269C8B002451270024512779D6E68E59356EE7202E7A14202E7A148D6ED0E92082F8DA2082F8DAB0269C8B002451270024512779D6E68E59356EE7F165A188F165A18861F3D06C2FB0D0B02FB0D0B0985BF237204C9B44204C9B44BAD17DD832BF3FFEF165A188F165A18861F3D06C2FB0D0B02FB0D0B0985BF237204C9B44204C9B44BAD17DD832BF3FFEC66374FDC66374FD581D6CDFAEE34B84AEE34B841645D97BB7F98F31B7F98F31A5D502A5CB3463C9C66374FDC66374FD581D6CDFAEE34B84AEE34B841645D97BB7F98F31B7F98F31A5D502A5CB3463C9"> : tensor<9x10xui32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xui32>, tensor<9x10xui32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui32>, %14: tensor<ui32>):
    %15 = stablehlo.maximum %13, %14 : tensor<ui32>
    stablehlo.return %15 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x2xui32>
  %16 = stablehlo.constant dense<"0x2E5DA6D39B0CBDFAEA5509F359356EE72E5DA6D332BF3FFEC66374FD59356EE7F165A18832BF3FFE"> : tensor<5x2xui32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xui32>, tensor<5x2xui32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<ui32>, %19: tensor<ui32>):
    %20 = stablehlo.maximum %18, %19 : tensor<ui32>
    stablehlo.return %20 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<8x13xui32>
  %21 = stablehlo.constant dense<[[3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 3240895482, 3240895482, 4114703389, 4114703389, 4114703389, 3673719328, 3673719328, 3550895406, 3550895406, 659629056, 2397492857, 2397492857], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 2292278769, 2292278769, 3922751117, 3922751117, 3922751117, 3673719328, 3673719328, 2342266544, 2342266544, 1151028256, 3632124346, 3632124346], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 4252263366, 4252263366, 4252263366, 3748404568, 3748404568, 2966466607, 2966466607, 2077836566, 2077836566, 1151028256, 3632124346, 3632124346], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], [3, 4252263366, 4252263366, 4252263366, 3748404568, 3748404568, 2219565998, 2219565998, 2077836566, 2077836566, 831519159, 2768426405, 2768426405]]> : tensor<8x13xui32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xui32>, tensor<8x13xui32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<ui32>, %24: tensor<ui32>):
    %25 = stablehlo.maximum %23, %24 : tensor<ui32>
    stablehlo.return %25 : tensor<ui32>
  }) : (tensor<5x7xui32>, tensor<ui32>) -> tensor<5x7xui32>
  %26 = stablehlo.constant dense<"0xEA5509F3EA5509F3EA5509F3EA5509F3EA5509F3EA5509F3EA5509F3FA232CC11D6441F51D6441F51D6441F51D6441F51D6441F59B0CBDFA202E7A148D6ED0E98D6ED0E98D6ED0E98D6ED0E98D6ED0E98D6ED0E9F165A188F165A1882FB0D0B02FB0D0B02FB0D0B0BAD17DD832BF3FFEC66374FDC66374FDC66374FDC66374FDC66374FDC66374FDC66374FD"> : tensor<5x7xui32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xui32>, tensor<5x7xui32>) -> ()
  return
}
// -----
// reduce_window of ui64 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD0A8EA414F7C2FBA559767D8421996C3D6841AB47BD4490B3AE2D9CA02DA184C3D0C0DA9843F636E3563B8C91ACD800618E06B2E8DD32435F0FCABF32AE2132753A613B0446220BECCFA264699288A7A4408C7D13D1F410CF2E35EC2A1921DBCD566EA6AEC67EF6E51C2581CC6D39E013D1095F8891944D471321565A96FBACC16875D5D49B9006B6896F5F144BEB7E9277E7042973F1A7A9C7BED862B57A2780CF19F007FF125B58D585B9DCD8618ED2AD387BF9800A758A138C8D603FEC88420070BAFC8CAB83B2F56794CD6F7633F09414A1BF047B10C0634EC9C94082DC8B5E905EDF29ECFAF32F7AFC158EAE1973688C2EE0945F69A3CC7C27ADC49F4F186817F3AEACC07C50227B3C2EC98119C6E9FDE8B3CD68FDA"> : tensor<5x7xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = stablehlo.add %3, %4 : tensor<ui64>
    stablehlo.return %5 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<3x7xui64>
  %6 = stablehlo.constant dense<"0xC6A596357A5E43E1AE3D7B88877BB681A87F41FA14FDD38584EAA09C40F9595835F06B6B26D2802A10CAA234073570756FA2C44A53A7C336BD659C89828270E8F1ABB0D486D281E386BA4C7AE6DF536ACFA5C7724BA8B1314BB848510FCA9B757D23220D080743F466E7E4B9D9CDF17E4842618AC025E89C62CA3781F1EA88F0DDC08AC50D43BF1F62CECD29A514AD2DBBD7F886C0C46B041168FDDDDCE0C2A87AD3CA28D1DEBCA2"> : tensor<3x7xui64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xui64>, tensor<3x7xui64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui64>, %9: tensor<ui64>):
    %10 = stablehlo.add %8, %9 : tensor<ui64>
    stablehlo.return %10 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<9x10xui64>
  %11 = stablehlo.constant dense<"0xE2A8EA414F7C2FBAE2A8EA414F7C2FBA679767D8421996C3E8841AB47BD4490BE8841AB47BD4490B4CE2D9CA02DA184C4F0C0DA9843F636E4F0C0DA9843F636E4763B8C91ACD80062AE06B2E8DD3243502FDABF32AE2132702FDABF32AE2132765A613B0446220BEDEFA264699288A7ADEFA264699288A7A5608C7D13D1F410C04E45EC2A1921DBC04E45EC2A1921DBCE766EA6AEC67EF6E63C2581CC6D39E0102FDABF32AE2132702FDABF32AE2132765A613B0446220BEDEFA264699288A7ADEFA264699288A7A5608C7D13D1F410C04E45EC2A1921DBC04E45EC2A1921DBCE766EA6AEC67EF6E63C2581CC6D39E014F1095F8891944D44F1095F8891944D483321565A96FBACC28875D5D49B9006B28875D5D49B9006B7A96F5F144BEB7E9397E7042973F1A7A397E7042973F1A7AAE7BED862B57A2781EF19F007FF125B54F1095F8891944D44F1095F8891944D483321565A96FBACC28875D5D49B9006B28875D5D49B9006B7A96F5F144BEB7E9397E7042973F1A7A397E7042973F1A7AAE7BED862B57A2781EF19F007FF125B59F585B9DCD8618ED9F585B9DCD8618ED3CD387BF9800A758B338C8D603FEC884B338C8D603FEC88432070BAFC8CAB83B4156794CD6F7633F4156794CD6F7633F1B414A1BF047B10C1834EC9C94082DC89F585B9DCD8618ED9F585B9DCD8618ED3CD387BF9800A758B338C8D603FEC884B338C8D603FEC88432070BAFC8CAB83B4156794CD6F7633F4156794CD6F7633F1B414A1BF047B10C1834EC9C94082DC8C7E905EDF29ECFAFC7E905EDF29ECFAF44F7AFC158EAE1974888C2EE0945F69A4888C2EE0945F69A4EC7C27ADC49F4F198817F3AEACC07C598817F3AEACC07C51427B3C2EC98119C809FDE8B3CD68FDAC7E905EDF29ECFAFC7E905EDF29ECFAF44F7AFC158EAE1974888C2EE0945F69A4888C2EE0945F69A4EC7C27ADC49F4F198817F3AEACC07C598817F3AEACC07C51427B3C2EC98119C809FDE8B3CD68FDA"> : tensor<9x10xui64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xui64>, tensor<9x10xui64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui64>, %14: tensor<ui64>):
    %15 = stablehlo.add %13, %14 : tensor<ui64>
    stablehlo.return %15 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %16 = stablehlo.constant dense<"0xF4E56901A3CD3286A95AADB8D0B365709120416765BF83DBC8008CC8BBAF302C686E8DBA9910BEE655C5C2588F272B15425D26D55A403A15E171EA2F7BC0EEDEA10C990BB210718D368BC246FF2D4810368F58EFB2576C4D14A6C6B065D91832"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<ui64>, %19: tensor<ui64>):
    %20 = stablehlo.add %18, %19 : tensor<ui64>
    stablehlo.return %20 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %21 = stablehlo.constant dense<"0xDFA8EA414F7C2FBA649767D8421996C3E5841AB47BD4490B49E2D9CA02DA184C4C0C0DA9843F636E4463B8C91ACD800627E06B2E8DD32435CCA596357A5E43E1B43D7B88877BB681AE7F41FA14FDD3858AEAA09C40F959583BF06B6B26D2802A16CAA2340735707575A2C44A53A7C33606B62B2E047887B5227090ED30EB704EC1069F575EB6D4F0EF80968E85B711425F6EDCADBD119BA4AF4590BB328C12EE7E93644BD298E9EB900E87CBD1FE9FA2494318ADC9EB17A75F3F672E62B49D750C88A13D4E82CA7D8BC455FA9309FFE3B586DAD622D4C3FA81C750E866A116B442F88CB8C49D6F52783AC86E22D6F93E92C7291D6CF99310454F64B82ACCBE6F0E46D5347ED606A9B4AD8D990F6DD596EC662F74A377A68E"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<ui64>, %24: tensor<ui64>):
    %25 = stablehlo.add %23, %24 : tensor<ui64>
    stablehlo.return %25 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %26 = stablehlo.constant dense<"0xE5A8EA414F7C2FBA3740521A9295C57D0AC56CCE0D6A0F8941A74699104428D57BB3534295838B43AD160C0CB0500C4AC2F6773A3D24317F05FDABF32AE2132755A3BFA36F4434E51E9EE6E9086DBE5F5FA6ADBB468CFF6B4E8A0C7EE81E1D2820F1F6E8D4860C976EB34F059B5AAB98521095F8891944D4C042AA5D3389FEA0D3C907BB7C42FF0B3860FDACC100B7F55CDE6DEF5840D16FF5595B76849773E8FE4AFB760389999DA2585B9DCD8618EDC92BE35C6687BF456764AB336A8588CA846BB6E232504106B0C12F2F0948A545B6027A4AF98F5652B93666E78D98831ACAE905EDF29ECFAFF9E0B5AE4B89B1472C69789D55CEA7E265303B1832189CD4E8B1BA521CE5A399E7D86D15097EB53552784CA145544510"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<ui64>, %29: tensor<ui64>):
    %30 = stablehlo.add %28, %29 : tensor<ui64>
    stablehlo.return %30 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %31 = stablehlo.constant dense<"0x41A74699104428D57BB3534295838B43AD160C0CB0500C4AC2F6773A3D24317FF54D8DF8EDA701C5A3B62520AB8E6B01D0310B6C2FBA21F65FA6ADBB468CFF6B4E8A0C7EE81E1D2820F1F6E8D4860C976EB34F059B5AAB9881B6A31170789771311090612B1677B36815691B92EDEC383860FDACC100B7F55CDE6DEF5840D16FF5595B76849773E8FE4AFB760389999DC43A667E796F55C956085119D0FF9AFC4381F3BB86469A91846BB6E232504106B0C12F2F0948A545B6027A4AF98F5652B93666E78D98831A2FDE0A4AC0116B2D080B838A2711C4D46AD2BAB32313FB4F65303B1832189CD4E8B1BA521CE5A399E7D86D15097EB53552784CA145544510A08E46B452B57560719796F2F9CA93C83E0FD403F0859D2D"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<ui64>, %34: tensor<ui64>):
    %35 = stablehlo.add %33, %34 : tensor<ui64>
    stablehlo.return %35 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<3x3xui64>
  %36 = stablehlo.constant dense<"0xD3A8EA414F7C2FBA3DE2D9CA02DA184C1BE06B2E8DD32435401095F8891944D46B96F5F144BEB7E90FF19F007FF125B5B8E905EDF29ECFAF3FC7C27ADC49F4F1719FDE8B3CD68FDA"> : tensor<3x3xui64>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<ui64>, %39: tensor<ui64>):
    %40 = stablehlo.add %38, %39 : tensor<ui64>
    stablehlo.return %40 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %41 = stablehlo.constant dense<"0x1800000000000000180000000000000018000000000000001800000000000000180000000000000018000000000000001800000000000000E5A8EA414F7C2FBA3740521A9295C57D0AC56CCE0D6A0F8941A74699104428D57BB3534295838B43AD160C0CB0500C4AC2F6773A3D24317F05FDABF32AE2132755A3BFA36F4434E51E9EE6E9086DBE5F5FA6ADBB468CFF6B4E8A0C7EE81E1D2820F1F6E8D4860C976EB34F059B5AAB98521095F8891944D4C042AA5D3389FEA0D3C907BB7C42FF0B3860FDACC100B7F55CDE6DEF5840D16FF5595B76849773E8FE4AFB760389999DA2585B9DCD8618EDC92BE35C6687BF456764AB336A8588CA846BB6E232504106B0C12F2F0948A545B6027A4AF98F5652B93666E78D98831A"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %42 = stablehlo.constant dense<0> : tensor<ui64>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<ui64>, %45: tensor<ui64>):
    %46 = stablehlo.add %44, %45 : tensor<ui64>
    stablehlo.return %46 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %47 = stablehlo.constant dense<"0xD0A8EA414F7C2FBA559767D8421996C3D6841AB47BD4490B3AE2D9CA02DA184C3D0C0DA9843F636E3563B8C91ACD800618E06B2E8DD32435C0A596357A5E43E1A83D7B88877BB681A27F41FA14FDD3857EEAA09C40F959582FF06B6B26D2802A0ACAA2340735707569A2C44A53A7C336FDB52B2E047887B5197090ED30EB704EB8069F575EB6D4F0E680968E85B71142566EDCADBD119BA4A64590BB328C12EE7593644BD298E9EB8A0E87CBD1FE9FA2434318ADC9EB17A7593F672E62B49D750688A13D4E82CA7D85C455FA9309FFE3AF86DAD622D4C3FA7BC750E866A116B43FF88CB8C49D6F52753AC86E22D6F93E8FC7291D6CF99310424F64B82ACCBE6F0B46D5347ED606A9B1AD8D990F6DD596E9662F74A377A68E"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<ui64>, %50: tensor<ui64>):
    %51 = stablehlo.add %49, %50 : tensor<ui64>
    stablehlo.return %51 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %52 = stablehlo.constant dense<"0x3FF88CB8C49D6F52753AC86E22D6F93E8FC7291D6CF99310424F64B82ACCBE6F0B46D5347ED606A9B1AD8D990F6DD596E9662F74A377A68E6F4FA2767521409820A36096DFBC637BB9420F69F0244A05086D8AED27F2A523CE39C88BF996A33A7C4AD5CFF49F5490D186C34516A481597F52F6824A3F2C71CDFC4CE69A5A43BDED47E82257FCBF8AC464C31BEAD26417DC5569C95704867EA7E3EA640838652180C46A2950D0E2574242618AC025E89C5CCA3781F1EA88F0D7C08AC50D43BF1F5CCECD29A514AD2DB5D7F886C0C46B040B68FDDDDCE0C2A874D3CA28D1DEBCA2B5E905EDF29ECFAF32F7AFC158EAE1973688C2EE0945F69A3CC7C27ADC49F4F186817F3AEACC07C50227B3C2EC98119C6E9FDE8B3CD68FDA"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%48, %52) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<ui64>, %55: tensor<ui64>):
    %56 = stablehlo.add %54, %55 : tensor<ui64>
    stablehlo.return %56 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %57 = stablehlo.constant dense<"0xD0A8EA414F7C2FBA2540521A9295C57DFBC46CCE0D6A0F8935A74699104428D572B3534295838B43A7160C0CB0500C4ABFF6773A3D24317FF0FCABF32AE2132743A3BFA36F4434E50F9EE6E9086DBE5F53A6ADBB468CFF6B458A0C7EE81E1D281AF1F6E8D4860C976BB34F059B5AAB983D1095F8891944D4AE42AA5D3389FEA0C4C907BB7C42FF0B2C60FDACC100B7F553DE6DEF5840D16FEF595B76849773E8FB4AFB760389999D8D585B9DCD8618EDB72BE35C6687BF455864AB336A8588CA786BB6E232504106A7C12F2F0948A545B0027A4AF98F5652B63666E78D98831AB5E905EDF29ECFAFE7E0B5AE4B89B1471D69789D55CEA7E259303B1832189CD4DFB1BA521CE5A399E1D86D15097EB5354F784CA145544510"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%53, %57) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<ui64>, %60: tensor<ui64>):
    %61 = stablehlo.add %59, %60 : tensor<ui64>
    stablehlo.return %61 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %62 = stablehlo.constant dense<"0xBFF6773A3D24317FEF4D8DF8EDA701C59AB62520AB8E6B01C4310B6C2FBA21F68A4F31A12CE008AA4D4324F8A7A0A53B18E06B2E8DD324356BB34F059B5AAB987BB6A31170789771281090612B1677B35C15691B92EDEC38180DA24954CEAB2C26294387B23B8E7051C2581CC6D39E01FB4AFB760389999DBE3A667E796F55C94D085119D0FF9AFC3781F3BB86469A91CFEAFDC94188E2A7A86C8D87AA48C82D0CF19F007FF125B5B63666E78D98831A29DE0A4AC0116B2DFF0A838A2711C4D45ED2BAB32313FB4F3ECBAF045B4842140F7536B88450DED40634EC9C94082DC84F784CA1455445109A8E46B452B57560689796F2F9CA93C8320FD403F0859D2DF6471189133CA93B70C6914E296FA1766E9FDE8B3CD68FDA"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  return
}
// -----
// reduce_window of ui64 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD80816E8AE2AF8D4446336BB0FBCC899D18CB09920767A54AF72BD31E81F1CAC27FC3B7B6506AF181417BE8AE887226178C46BD051C36DCFE6D3A242E1D58868E463FEFDF5ECC9878FEDE692D149593C9A121DBFC466E4B8C1E0ABAAD36F7FEB091F4402BD266A3281D4026A3CED3B4610404D61277461BA2CA915A5BF1CBA971EE54D218D5CB6FBCDBDB9DA0DF45F4B1D77F040213B768C125E883145D360661FA29D91D127652888A1426AD0DC8DC6F0DBF85E3988A61452F6409731560711AC32D9B5D4AC91134C70017729DEC81E42EE67C0DFD287AD979AFCFD2A08397C3714A758F523AE700B9951259BECF233A544BE1E490BD10C4D7F4693BBC9BDCA8C0DF2783EDA91D74226E48399813108DBCB9090096AF32C"> : tensor<5x7xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui64>
    stablehlo.return %5 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<3x7xui64>
  %6 = stablehlo.constant dense<"0x90CAF5A37FF036C11059A928F9DFC386B753D30F7577EC5F76A5AC33AE4995AB9F042A80F4919E0654191CA5BB8B249C38647C6D481A31CF00897E80EDD1181C00E7669D4CE629D26C740D662516B547480D95268139620AD404E937F9DC492A4C3990F6D5F448D05B9C4CC984BFF5E0F8F5E16D0B2B8ABAD0FDB2CF992BCE11AAE16C846B41E0239C1F7C9DE21D197A1072FF691F3138B024017B089500C32395DD8D4FD5F2D960"> : tensor<3x7xui64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xui64>, tensor<3x7xui64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui64>, %9: tensor<ui64>):
    %10 = stablehlo.multiply %8, %9 : tensor<ui64>
    stablehlo.return %10 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<9x10xui64>
  %11 = stablehlo.constant dense<"0x182FBFE6128CB176182FBFE6128CB176A4ACE01DCC889FEC29FFC0A7D562BA9029FFC0A7D562BA9057947BA435DC161C0F0BD1EDFB36694A0F0BD1EDFB36694AF4B74F173305559BB879E282FA3391AFF669ADC1760EA9ADF669ADC1760EA9AD44746A4980C803AE377C9A53CB3543DA377C9A53CB3543DA8AF8C93944A6688299057303C171E59D99057303C171E59DA160FC733B50489059230FE20991A600F669ADC1760EA9ADF669ADC1760EA9AD44746A4980C803AE377C9A53CB3543DA377C9A53CB3543DA8AF8C93944A6688299057303C171E59D99057303C171E59DA160FC733B50489059230FE20991A600906DFB1424C483BF906DFB1424C483BF4CBEAE1ABDDDFB106E72D1D6E38D4DCA6E72D1D6E38D4DCAC57CEDDA73FB3DA49531C3ECB161AEFC9531C3ECB161AEFC42E1530D0AA0B98947AAE2A9C7630E08906DFB1424C483BF906DFB1424C483BF4CBEAE1ABDDDFB106E72D1D6E38D4DCA6E72D1D6E38D4DCAC57CEDDA73FB3DA49531C3ECB161AEFC9531C3ECB161AEFC42E1530D0AA0B98947AAE2A9C7630E0848FCBD977ECDF96948FCBD977ECDF969704EAA725FEB39CE826FFDB73773E47D826FFDB73773E47DCC4B81D7B929D5B96CC818E313A400AA6CC818E313A400AAF279F5E72A7FC727FF3754446D4268BE48FCBD977ECDF96948FCBD977ECDF969704EAA725FEB39CE826FFDB73773E47D826FFDB73773E47DCC4B81D7B929D5B96CC818E313A400AA6CC818E313A400AAF279F5E72A7FC727FF3754446D4268BE9F90C873A965E4DF9F90C873A965E4DF53D05C45CDC5C3EEDD79D18B3823497FDD79D18B3823497F4582C06326777356AC934869E67B56DEAC934869E67B56DEF2F1B094280EFA54A38254AC3CF528019F90C873A965E4DF9F90C873A965E4DF53D05C45CDC5C3EEDD79D18B3823497FDD79D18B3823497F4582C06326777356AC934869E67B56DEAC934869E67B56DEF2F1B094280EFA54A38254AC3CF52801"> : tensor<9x10xui64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xui64>, tensor<9x10xui64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui64>, %14: tensor<ui64>):
    %15 = stablehlo.multiply %13, %14 : tensor<ui64>
    stablehlo.return %15 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %16 = stablehlo.constant dense<"0x00F6D5DF8737779B20D72B35840820CA6C7AE6255FCC3CC15E2D25B22FE6552500E015C7CD0D23360039B61C98A58D0EB0EFEA15CAABB810B03349081B7B94B180EC5F14C8426DF96016EAFB38AAA5764856B40D79613A5E40F160642D61FA04"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<ui64>, %19: tensor<ui64>):
    %20 = stablehlo.multiply %18, %19 : tensor<ui64>
    stablehlo.return %20 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %21 = stablehlo.constant dense<"0x0865EA4C068490278C39A0B4EE828AF963AA95E2F1203E301DDCD3366749B25E0559F0F95312236EFCE76FB2BB01C733E87D4BD6A86630E5101FA4C37C74EECA9021F46DC2DFE2BC6FF16D8E1D33505F26D111D11F973F0897297A819821933BF4E3FCCD98E9487DF8855FD98BECB94800FBF18DC27E9BB9409CA435B3FDA752568714FD10C5332D7AD80BB1E9884A11094DE965F342851EB8DFB361B5A3598758B87A7779E7C6C900C8226F502486B80014FFFDFE1DFF7E8454B5C804356816A86CE201E8C52591E444559A001E208CD0E97624034A445FF8E3F7E8A5D4E63900A85D05CD50A7D600F44D901EAD0D0A5CD818932CCFCE14D8AC5006EA24EFE39015E3E8C2B6D1CCE0B7899307CFEABAB839C7DD04E3FD1E"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<ui64>, %24: tensor<ui64>):
    %25 = stablehlo.multiply %23, %24 : tensor<ui64>
    stablehlo.return %25 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %26 = stablehlo.constant dense<"0x488D3DB438A4146460CA0EB1633A689920E83FB71C6F16F4A0A4E4BDF22ADFB020DC40F0F0EFA152805BDD1267AD3716004C70850A212B1AE23D0845642BFB08188180CEDF8A30E778719EA94946881310E6A0DA9286BC84B0D0C34DD1217D6810E2F76A1E4E5F3CB0B81486664670DCB048F23E6C4C8B3EC0E45A63BBCCCFF1802F022B2367CF1280D8C575D0A2B7AF8057046DD28AEB87000D256A20497E9D0031926C0FB0EEDFD8F439C77B68ED3D801BAE9E34215A890045BB80DC46DD04007419DA451D4B5200D0C41C0F81CFD500E0095CF1E5667F0060869346FA0F12DDB1595BFC30AD9FD53D5C951C68FC2AC324528A8361F8CB8DEE6B2066D86F1AB434CFEFD489584A786F2F8BDCA67FD338817D4BE1118858"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<ui64>, %29: tensor<ui64>):
    %30 = stablehlo.multiply %28, %29 : tensor<ui64>
    stablehlo.return %30 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %31 = stablehlo.constant dense<"0xA0A4E4BDF22ADFB020DC40F0F0EFA152805BDD1267AD3716004C70850A212B1A809D74C0F5BC71E7209C7576EE7D8828602635550340675E10E6A0DA9286BC84B0D0C34DD1217D6810E2F76A1E4E5F3CB0B81486664670DCD89017348A5521A6322C736AA2CB0FBF0A73139C7DF36A1680D8C575D0A2B7AF8057046DD28AEB87000D256A20497E9D0031926C0FB0EEDF30A97FD4B3741B952C2E0874418C655D9EDFC866AFCCDBAF007419DA451D4B5200D0C41C0F81CFD500E0095CF1E5667F0060869346FA0F1200A4D34DE8DD7520408179E342AA775FE04EA4158E9E0EEE8DEE6B2066D86F1AB434CFEFD489584A786F2F8BDCA67FD338817D4BE111885898154434F3E98C50580F584FEA21BDD2682FFA45DEF67D54"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<ui64>, %34: tensor<ui64>):
    %35 = stablehlo.multiply %33, %34 : tensor<ui64>
    stablehlo.return %35 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<3x3xui64>
  %36 = stablehlo.constant dense<"0x881A42B80C80E87E0D583895B85F5404684D4371F549496E30C0E723765C242F67392D9029DC1FE25DE6D8B474772F79A53CF509E06B0A52E77DD3B9325D39609163B2B11C3EDA86"> : tensor<3x3xui64>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<ui64>, %39: tensor<ui64>):
    %40 = stablehlo.multiply %38, %39 : tensor<ui64>
    stablehlo.return %40 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %41 = stablehlo.constant dense<"0xA119000000000000A119000000000000A119000000000000A119000000000000A119000000000000A119000000000000A119000000000000488D3DB438A4146460CA0EB1633A689920E83FB71C6F16F4A0A4E4BDF22ADFB020DC40F0F0EFA152805BDD1267AD3716004C70850A212B1AE23D0845642BFB08188180CEDF8A30E778719EA94946881310E6A0DA9286BC84B0D0C34DD1217D6810E2F76A1E4E5F3CB0B81486664670DCB048F23E6C4C8B3EC0E45A63BBCCCFF1802F022B2367CF1280D8C575D0A2B7AF8057046DD28AEB87000D256A20497E9D0031926C0FB0EEDFD8F439C77B68ED3D801BAE9E34215A890045BB80DC46DD04007419DA451D4B5200D0C41C0F81CFD500E0095CF1E5667F0060869346FA0F12"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %42 = stablehlo.constant dense<1> : tensor<ui64>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<ui64>, %45: tensor<ui64>):
    %46 = stablehlo.multiply %44, %45 : tensor<ui64>
    stablehlo.return %46 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %47 = stablehlo.constant dense<"0xD80816E8AE2AF8D4446336BB0FBCC899D18CB09920767A54AF72BD31E81F1CAC27FC3B7B6506AF181417BE8AE887226178C46BD051C36DCF10FAC5F57F8C22C090B44B768DC315D6BF25C2010D7FA80A464BDACC2F082DDA6739E8B8FE814AE4B43BCA2E6A48929F7860F17D2491CC8800A1B3212D0E6EEAC01806EF6EF68A0C6247F7D98E82D2B50EF5F635EC50E67BAB618D7525AD8930A84AC4B706197521889EDE20C2A96F1A0088AE6125CB47860074E3C6383C559C64094D16E40528AD6861A71C6F320449C4CE5E9FE3E65881506F9BE7E3B2CE9838528DC46789523F00381F574470E29C00FC19300A8F04AE749D5D86B9EF445C48E41A024E0CA5F63007A14D96E74544A092D8DB579AA393E8BD97F456F6A95F"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<ui64>, %50: tensor<ui64>):
    %51 = stablehlo.multiply %49, %50 : tensor<ui64>
    stablehlo.return %51 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %52 = stablehlo.constant dense<"0x00381F574470E29C00FC19300A8F04AE749D5D86B9EF445C48E41A024E0CA5F63007A14D96E74544A092D8DB579AA393E8BD97F456F6A95F0025A14991078EA6004F7E731A13902E34939578361F71A438925ED7FC3E00DB50CDB11D0118031D880420F7FB45D57BF3F891B27C8B9C3280435BEC91732555C0E10A4E009E75808C478730D6C93C648C7F9B9A791DEED850D1FEF6C3A4F889487A05B2A6DD41D273034FF7B33CB3123854A7283A21818650E313171193C173DA8A282B9A5C3592BC917F115203910D904555EF1FB022F70439F1002DC7DC3C2DFC9D7A89FE897C3714A758F523AE700B9951259BECF233A544BE1E490BD10C4D7F4693BBC9BDCA8C0DF2783EDA91D74226E48399813108DBCB9090096AF32C"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%48, %52) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<ui64>, %55: tensor<ui64>):
    %56 = stablehlo.multiply %54, %55 : tensor<ui64>
    stablehlo.return %56 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %57 = stablehlo.constant dense<"0xD80816E8AE2AF8D460E1D5D0F92B6317607FDDC7E557F175A0D202ADFC6BAD5A6096A38DC641811F805F8A1EB62F06E600C47A2CAEB563B3E6D3A242E1D58868D8AA2ADD7A75B263A8660FB97E7A9C451091836134967D4D105DCE283714217F9035C6443CEC5FB1903D5CD7CC6C25F410404D61277461BAC092E1499147A44E80F27454A17AF9C280B02E370F3E6490807E556CC5C2F52A00E575B6CAB2B89F00BB302405904FF588A1426AD0DC8DC680C7660A6FEDA65E00E7A0786E2AB70D003439487F65BBE70070BBABC7045D2400E072988C19B6F10020828617FEAFB03714A758F523AE705DBDA9029D513486F1C0B93E982BB5607D977C29899DDE945C31FECF2DDFD3DCB861CC64518463506880D4C3F505D872"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%53, %57) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<ui64>, %60: tensor<ui64>):
    %61 = stablehlo.multiply %59, %60 : tensor<ui64>
    stablehlo.return %61 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %62 = stablehlo.constant dense<"0x00C47A2CAEB563B38011D431546A7E8B60D60DAF54AFC27C6088EA9B3230D8FAA0952DB7A814160960212278C2B8676878C46BD051C36DCF903D5CD7CC6C25F418101F5B0FED91D9B6DBD43C94F442A8EA59C74DD5B043B1499E05C0A5934631891719869CDFC11581D4026A3CED3B4600BB302405904FF5B04BD5A5BE7E1FF444E5D0FAE59C4F4F3E0C35766A3BF911360F880C87BAD8062EC8142E5587AC911FA29D91D12765280020828617FEAFB0008417256F8A29E7C017D5378794B8A4E088A9E017678E71A83614930F2A512EEE3C99C5523F919A979AFCFD2A08397C6880D4C3F505D872D81EEBCC8CFD64258813621F253A9579E80678209448375388FE8EA4BED787877610A36316CC2B48DBCB9090096AF32C"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  return
}
// -----
// reduce_window of ui64 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x33F1FCE754239A5C51C3D13BDAD2F444D483ABF7D99F257BD75CE1C320FAD4BFA0CC3B4E70A97B67AD1AA3CD19DEC0E22F74D1B9414EC78D5E269023306BBA66EAD810C4968628FB94E6A4B6AA5651197B5C5718279BAF1DDD43FA8DC338E7C80B6D447151A616AE5B12F2E557FADA061D6DC48D239327E46D0777E7E92D8A4E494F9E74227C67FDF00C1E6F4030CC35D6D105957BB615771BFEE1707933F24A064F7BAB3BF6EBD2EA468226EEBEED78E69A4564377FA08B9373E5FB9DD9C13284EA9485C675A82D17B8A6E1E33833DBB715EC36EE8CA2722989A98F6236E9A9391414C1E97A4EBB076750FF476AE12C84B7BEAA3A92C34D98DC20BBAB26A41CB5BA9A0F01B6D57B1345CE41C2AB21DEA1C0566AE1F4509A"> : tensor<5x7xui64>
  %1 = stablehlo.constant dense<3> : tensor<ui64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = stablehlo.maximum %3, %4 : tensor<ui64>
    stablehlo.return %5 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<3x7xui64>
  %6 = stablehlo.constant dense<"0x5E269023306BBA66EAD810C4968628FBD483ABF7D99F257BD75CE1C320FAD4BFDD43FA8DC338E7C8AD1AA3CD19DEC0E22F74D1B9414EC78D1D6DC48D239327E4EAD810C4968628FB494F9E74227C67FDF00C1E6F4030CC3517B8A6E1E33833DB0B6D447151A616AE064F7BAB3BF6EBD2391414C1E97A4EBBE69A4564377FA08B84B7BEAA3A92C34D84EA9485C675A82D17B8A6E1E33833DB1345CE41C2AB21DE2989A98F6236E9A9"> : tensor<3x7xui64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xui64>, tensor<3x7xui64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<ui64>, %9: tensor<ui64>):
    %10 = stablehlo.maximum %8, %9 : tensor<ui64>
    stablehlo.return %10 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<9x10xui64>
  %11 = stablehlo.constant dense<"0x33F1FCE754239A5C33F1FCE754239A5C51C3D13BDAD2F444D483ABF7D99F257BD483ABF7D99F257BD75CE1C320FAD4BFA0CC3B4E70A97B67A0CC3B4E70A97B67AD1AA3CD19DEC0E22F74D1B9414EC78D5E269023306BBA665E269023306BBA66EAD810C4968628FB94E6A4B6AA56511994E6A4B6AA5651197B5C5718279BAF1DDD43FA8DC338E7C8DD43FA8DC338E7C80B6D447151A616AE5B12F2E557FADA065E269023306BBA665E269023306BBA66EAD810C4968628FB94E6A4B6AA56511994E6A4B6AA5651197B5C5718279BAF1DDD43FA8DC338E7C8DD43FA8DC338E7C80B6D447151A616AE5B12F2E557FADA061D6DC48D239327E41D6DC48D239327E46D0777E7E92D8A4E494F9E74227C67FD494F9E74227C67FDF00C1E6F4030CC35D6D105957BB61577D6D105957BB615771BFEE1707933F24A064F7BAB3BF6EBD21D6DC48D239327E41D6DC48D239327E46D0777E7E92D8A4E494F9E74227C67FD494F9E74227C67FDF00C1E6F4030CC35D6D105957BB61577D6D105957BB615771BFEE1707933F24A064F7BAB3BF6EBD2EA468226EEBEED78EA468226EEBEED78E69A4564377FA08B9373E5FB9DD9C1329373E5FB9DD9C13284EA9485C675A82D17B8A6E1E33833DB17B8A6E1E33833DBB715EC36EE8CA2722989A98F6236E9A9EA468226EEBEED78EA468226EEBEED78E69A4564377FA08B9373E5FB9DD9C1329373E5FB9DD9C13284EA9485C675A82D17B8A6E1E33833DB17B8A6E1E33833DBB715EC36EE8CA2722989A98F6236E9A9391414C1E97A4EBB391414C1E97A4EBB076750FF476AE12C84B7BEAA3A92C34D84B7BEAA3A92C34D98DC20BBAB26A41CB5BA9A0F01B6D57BB5BA9A0F01B6D57B1345CE41C2AB21DEA1C0566AE1F4509A391414C1E97A4EBB391414C1E97A4EBB076750FF476AE12C84B7BEAA3A92C34D84B7BEAA3A92C34D98DC20BBAB26A41CB5BA9A0F01B6D57BB5BA9A0F01B6D57B1345CE41C2AB21DEA1C0566AE1F4509A"> : tensor<9x10xui64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xui64>, tensor<9x10xui64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<ui64>, %14: tensor<ui64>):
    %15 = stablehlo.maximum %13, %14 : tensor<ui64>
    stablehlo.return %15 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %16 = stablehlo.constant dense<"0xEAD810C4968628FB494F9E74227C67FD494F9E74227C67FDDD43FA8DC338E7C81D6DC48D239327E4494F9E74227C67FD494F9E74227C67FD17B8A6E1E33833DB391414C1E97A4EBBE69A4564377FA08B84B7BEAA3A92C34D17B8A6E1E33833DB"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<ui64>, %19: tensor<ui64>):
    %20 = stablehlo.maximum %18, %19 : tensor<ui64>
    stablehlo.return %20 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %21 = stablehlo.constant dense<"0x33F1FCE754239A5C51C3D13BDAD2F444D483ABF7D99F257BD75CE1C320FAD4BFA0CC3B4E70A97B67AD1AA3CD19DEC0E22F74D1B9414EC78D5E269023306BBA66EAD810C4968628FBD483ABF7D99F257BD75CE1C320FAD4BFDD43FA8DC338E7C8AD1AA3CD19DEC0E22F74D1B9414EC78D1D6DC48D239327E4EAD810C4968628FB494F9E74227C67FDD75CE1C320FAD4BFDD43FA8DC338E7C8AD1AA3CD19DEC0E2064F7BAB3BF6EBD21D6DC48D239327E4EAD810C4968628FB494F9E74227C67FDD75CE1C320FAD4BF17B8A6E1E33833DBAD1AA3CD19DEC0E2064F7BAB3BF6EBD21D6DC48D239327E4EAD810C4968628FB494F9E74227C67FDD75CE1C320FAD4BF17B8A6E1E33833DBAD1AA3CD19DEC0E2064F7BAB3BF6EBD2"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<ui64>, %24: tensor<ui64>):
    %25 = stablehlo.maximum %23, %24 : tensor<ui64>
    stablehlo.return %25 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %26 = stablehlo.constant dense<"0x33F1FCE754239A5C33F1FCE754239A5CD483ABF7D99F257BD75CE1C320FAD4BFD75CE1C320FAD4BFAD1AA3CD19DEC0E2AD1AA3CD19DEC0E25E269023306BBA66EAD810C4968628FBEAD810C4968628FBEAD810C4968628FBEAD810C4968628FBEAD810C4968628FBEAD810C4968628FB1D6DC48D239327E41D6DC48D239327E4494F9E74227C67FD494F9E74227C67FD494F9E74227C67FD494F9E74227C67FD494F9E74227C67FDEA468226EEBEED78E69A4564377FA08BE69A4564377FA08BE69A4564377FA08B17B8A6E1E33833DB17B8A6E1E33833DB17B8A6E1E33833DB391414C1E97A4EBB391414C1E97A4EBB391414C1E97A4EBB391414C1E97A4EBB391414C1E97A4EBB1345CE41C2AB21DE1345CE41C2AB21DE"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<ui64>, %29: tensor<ui64>):
    %30 = stablehlo.maximum %28, %29 : tensor<ui64>
    stablehlo.return %30 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %31 = stablehlo.constant dense<"0xD75CE1C320FAD4BFD75CE1C320FAD4BFAD1AA3CD19DEC0E2AD1AA3CD19DEC0E2AD1AA3CD19DEC0E2AD1AA3CD19DEC0E2AD1AA3CD19DEC0E2EAD810C4968628FBEAD810C4968628FBEAD810C4968628FBEAD810C4968628FBEAD810C4968628FBDD43FA8DC338E7C8DD43FA8DC338E7C8494F9E74227C67FD494F9E74227C67FD494F9E74227C67FD494F9E74227C67FD494F9E74227C67FD494F9E74227C67FD064F7BAB3BF6EBD2E69A4564377FA08B17B8A6E1E33833DB17B8A6E1E33833DB17B8A6E1E33833DB17B8A6E1E33833DB17B8A6E1E33833DB17B8A6E1E33833DB391414C1E97A4EBB391414C1E97A4EBB1345CE41C2AB21DE1345CE41C2AB21DE1345CE41C2AB21DE1345CE41C2AB21DE1345CE41C2AB21DE"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<ui64>, %34: tensor<ui64>):
    %35 = stablehlo.maximum %33, %34 : tensor<ui64>
    stablehlo.return %35 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<3x3xui64>
  %36 = stablehlo.constant dense<"0x33F1FCE754239A5CD75CE1C320FAD4BF2F74D1B9414EC78D1D6DC48D239327E4F00C1E6F4030CC35064F7BAB3BF6EBD2391414C1E97A4EBB98DC20BBAB26A41CA1C0566AE1F4509A"> : tensor<3x3xui64>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xui64>, tensor<3x3xui64>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<ui64>, %39: tensor<ui64>):
    %40 = stablehlo.maximum %38, %39 : tensor<ui64>
    stablehlo.return %40 : tensor<ui64>
  }) : (tensor<5x7xui64>, tensor<ui64>) -> tensor<5x7xui64>
  %41 = stablehlo.constant dense<"0x030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000033F1FCE754239A5C33F1FCE754239A5CD483ABF7D99F257BD75CE1C320FAD4BFD75CE1C320FAD4BFAD1AA3CD19DEC0E2AD1AA3CD19DEC0E25E269023306BBA66EAD810C4968628FBEAD810C4968628FBEAD810C4968628FBEAD810C4968628FBEAD810C4968628FBEAD810C4968628FB1D6DC48D239327E41D6DC48D239327E4494F9E74227C67FD494F9E74227C67FD494F9E74227C67FD494F9E74227C67FD494F9E74227C67FDEA468226EEBEED78E69A4564377FA08BE69A4564377FA08BE69A4564377FA08B17B8A6E1E33833DB17B8A6E1E33833DB17B8A6E1E33833DB"> : tensor<5x7xui64>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xui64>, tensor<5x7xui64>) -> ()
  return
}
// -----
// reduce_window of f4E2M1FN by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x7xf4E2M1FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f4E2M1FN>, %4: tensor<f4E2M1FN>):
    %5 = stablehlo.add %3, %4 : tensor<f4E2M1FN>
    stablehlo.return %5 : tensor<f4E2M1FN>
  }) : (tensor<5x7xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<9x10xf4E2M1FN>
  %6 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<9x10xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf4E2M1FN>, tensor<9x10xf4E2M1FN>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f4E2M1FN>, %9: tensor<f4E2M1FN>):
    %10 = stablehlo.add %8, %9 : tensor<f4E2M1FN>
    stablehlo.return %10 : tensor<f4E2M1FN>
  }) : (tensor<5x7xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<8x13xf4E2M1FN>
  %11 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 2.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 2.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<8x13xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf4E2M1FN>, tensor<8x13xf4E2M1FN>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f4E2M1FN>, %14: tensor<f4E2M1FN>):
    %15 = stablehlo.add %13, %14 : tensor<f4E2M1FN>
    stablehlo.return %15 : tensor<f4E2M1FN>
  }) : (tensor<5x7xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<5x7xf4E2M1FN>
  %16 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -1.0, -1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 2.0], [0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf4E2M1FN>, tensor<5x7xf4E2M1FN>) -> ()
  return
}
// -----
// reduce_window of f4E2M1FN by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, 1.0, -0.5, -2.0, -0.5, 6.0, -1.5], [-4.0, 2.0, 4.0, 2.0, 4.0, -6.0, 0.0], [1.5, 1.5, -4.0, -0.5, 1.5, 1.0, -6.0], [-0.0, 6.0, 6.0, -6.0, -1.5, -3.0, -6.0], [1.0, -4.0, 4.0, 4.0, -6.0, 4.0, 0.0]]> : tensor<5x7xf4E2M1FN>
  %1 = stablehlo.constant dense<0.5> : tensor<f4E2M1FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f4E2M1FN>, %4: tensor<f4E2M1FN>):
    %5 = stablehlo.maximum %3, %4 : tensor<f4E2M1FN>
    stablehlo.return %5 : tensor<f4E2M1FN>
  }) : (tensor<5x7xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<9x10xf4E2M1FN>
  %6 = stablehlo.constant dense<[[0.5, 0.5, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 6.0, 0.5], [0.5, 0.5, 2.0, 4.0, 4.0, 2.0, 4.0, 4.0, 0.5, 0.5], [0.5, 0.5, 2.0, 4.0, 4.0, 2.0, 4.0, 4.0, 0.5, 0.5], [1.5, 1.5, 1.5, 0.5, 0.5, 0.5, 1.5, 1.5, 1.0, 0.5], [1.5, 1.5, 1.5, 0.5, 0.5, 0.5, 1.5, 1.5, 1.0, 0.5], [0.5, 0.5, 6.0, 6.0, 6.0, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 6.0, 6.0, 6.0, 0.5, 0.5, 0.5, 0.5, 0.5], [1.0, 1.0, 0.5, 4.0, 4.0, 4.0, 0.5, 0.5, 4.0, 0.5], [1.0, 1.0, 0.5, 4.0, 4.0, 4.0, 0.5, 0.5, 4.0, 0.5]]> : tensor<9x10xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf4E2M1FN>, tensor<9x10xf4E2M1FN>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f4E2M1FN>, %9: tensor<f4E2M1FN>):
    %10 = stablehlo.maximum %8, %9 : tensor<f4E2M1FN>
    stablehlo.return %10 : tensor<f4E2M1FN>
  }) : (tensor<5x7xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<8x13xf4E2M1FN>
  %11 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 1.5, 1.5, 2.0, 2.0, 4.0, 4.0, 4.0, 2.0, 4.0, 4.0, 4.0, 1.0], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 1.5, 1.5, 6.0, 6.0, 6.0, 6.0, 6.0, 0.5, 1.5, 1.5, 1.5, 1.0], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 1.0, 1.0, 6.0, 6.0, 6.0, 6.0, 6.0, 4.0, 4.0, 0.5, 4.0, 4.0], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 1.0, 1.0, 1.0, 0.5, 4.0, 4.0, 4.0, 4.0, 4.0, 0.5, 4.0, 4.0]]> : tensor<8x13xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf4E2M1FN>, tensor<8x13xf4E2M1FN>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f4E2M1FN>, %14: tensor<f4E2M1FN>):
    %15 = stablehlo.maximum %13, %14 : tensor<f4E2M1FN>
    stablehlo.return %15 : tensor<f4E2M1FN>
  }) : (tensor<5x7xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<5x7xf4E2M1FN>
  %16 = stablehlo.constant dense<[[0.5, 1.0, 1.0, 1.0, 1.0, 6.0, 6.0], [0.5, 2.0, 4.0, 4.0, 4.0, 4.0, 4.0], [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5], [0.5, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0], [1.0, 1.0, 4.0, 4.0, 4.0, 4.0, 4.0]]> : tensor<5x7xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf4E2M1FN>, tensor<5x7xf4E2M1FN>) -> ()
  return
}
// -----
// reduce_window of f6E2M3FN by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x7xf6E2M3FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f6E2M3FN>, %4: tensor<f6E2M3FN>):
    %5 = stablehlo.add %3, %4 : tensor<f6E2M3FN>
    stablehlo.return %5 : tensor<f6E2M3FN>
  }) : (tensor<5x7xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<9x10xf6E2M3FN>
  %6 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<9x10xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf6E2M3FN>, tensor<9x10xf6E2M3FN>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f6E2M3FN>, %9: tensor<f6E2M3FN>):
    %10 = stablehlo.add %8, %9 : tensor<f6E2M3FN>
    stablehlo.return %10 : tensor<f6E2M3FN>
  }) : (tensor<5x7xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<8x13xf6E2M3FN>
  %11 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<8x13xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf6E2M3FN>, tensor<8x13xf6E2M3FN>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f6E2M3FN>, %14: tensor<f6E2M3FN>):
    %15 = stablehlo.add %13, %14 : tensor<f6E2M3FN>
    stablehlo.return %15 : tensor<f6E2M3FN>
  }) : (tensor<5x7xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<5x7xf6E2M3FN>
  %16 = stablehlo.constant dense<[[0.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x7xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf6E2M3FN>, tensor<5x7xf6E2M3FN>) -> ()
  return
}
// -----
// reduce_window of f6E2M3FN by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.75, -3.0, -3.5, -1.75, -1.0, 2.5, 7.5], [1.875, 1.375, 7.5, 1.5, 1.875, 0.375, -0.875], [-4.5, 0.125, -0.25, -2.75, -3.5, 2.0, -5.5], [-1.625, -0.625, 0.125, 0.375, 0.875, -0.75, -2.25], [-2.75, 7.0, 1.0, 3.75, 1.75, 1.625, 2.25]]> : tensor<5x7xf6E2M3FN>
  %1 = stablehlo.constant dense<0.5> : tensor<f6E2M3FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f6E2M3FN>, %4: tensor<f6E2M3FN>):
    %5 = stablehlo.maximum %3, %4 : tensor<f6E2M3FN>
    stablehlo.return %5 : tensor<f6E2M3FN>
  }) : (tensor<5x7xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<9x10xf6E2M3FN>
  %6 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 2.5, 7.5], [1.875, 1.875, 1.375, 7.5, 7.5, 1.5, 1.875, 1.875, 0.5, 0.5], [1.875, 1.875, 1.375, 7.5, 7.5, 1.5, 1.875, 1.875, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 2.0, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 2.0, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.875, 0.875, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.875, 0.875, 0.5, 0.5], [0.5, 0.5, 7.0, 1.0, 1.0, 3.75, 1.75, 1.75, 1.625, 2.25], [0.5, 0.5, 7.0, 1.0, 1.0, 3.75, 1.75, 1.75, 1.625, 2.25]]> : tensor<9x10xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf6E2M3FN>, tensor<9x10xf6E2M3FN>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f6E2M3FN>, %9: tensor<f6E2M3FN>):
    %10 = stablehlo.maximum %8, %9 : tensor<f6E2M3FN>
    stablehlo.return %10 : tensor<f6E2M3FN>
  }) : (tensor<5x7xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<8x13xf6E2M3FN>
  %11 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 1.875, 1.875, 1.875, 1.375, 7.5, 7.5, 7.5, 1.5, 1.875, 1.875, 2.0, 2.0], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.875, 0.875, 2.0, 2.0], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 7.0, 7.0, 7.0, 1.0, 3.75, 3.75, 3.75, 1.75, 1.75, 1.625], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 7.0, 7.0, 7.0, 1.0, 3.75, 3.75, 3.75, 1.75, 1.75, 1.625]]> : tensor<8x13xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf6E2M3FN>, tensor<8x13xf6E2M3FN>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f6E2M3FN>, %14: tensor<f6E2M3FN>):
    %15 = stablehlo.maximum %13, %14 : tensor<f6E2M3FN>
    stablehlo.return %15 : tensor<f6E2M3FN>
  }) : (tensor<5x7xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<5x7xf6E2M3FN>
  %16 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 2.5, 7.5], [1.875, 1.875, 7.5, 7.5, 7.5, 7.5, 7.5], [0.5, 0.5, 0.5, 0.5, 0.5, 2.0, 2.0], [0.5, 0.5, 0.5, 0.5, 0.875, 0.875, 0.875], [0.5, 7.0, 7.0, 7.0, 7.0, 7.0, 7.0]]> : tensor<5x7xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf6E2M3FN>, tensor<5x7xf6E2M3FN>) -> ()
  return
}
// -----
// reduce_window of f6E3M2FN by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x7xf6E3M2FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f6E3M2FN>, %4: tensor<f6E3M2FN>):
    %5 = stablehlo.add %3, %4 : tensor<f6E3M2FN>
    stablehlo.return %5 : tensor<f6E3M2FN>
  }) : (tensor<5x7xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<9x10xf6E3M2FN>
  %6 = stablehlo.constant dense<[[0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<9x10xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf6E3M2FN>, tensor<9x10xf6E3M2FN>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f6E3M2FN>, %9: tensor<f6E3M2FN>):
    %10 = stablehlo.add %8, %9 : tensor<f6E3M2FN>
    stablehlo.return %10 : tensor<f6E3M2FN>
  }) : (tensor<5x7xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<8x13xf6E3M2FN>
  %11 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<8x13xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf6E3M2FN>, tensor<8x13xf6E3M2FN>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f6E3M2FN>, %14: tensor<f6E3M2FN>):
    %15 = stablehlo.add %13, %14 : tensor<f6E3M2FN>
    stablehlo.return %15 : tensor<f6E3M2FN>
  }) : (tensor<5x7xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<5x7xf6E3M2FN>
  %16 = stablehlo.constant dense<[[0.0, 0.0, -1.0, -1.0, -1.0, -1.0, 0.0], [0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]> : tensor<5x7xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf6E3M2FN>, tensor<5x7xf6E3M2FN>) -> ()
  return
}
// -----
// reduce_window of f6E3M2FN by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[-1.0, 1.25, -0.625, -1.5, 3.0, -1.25, -0.75], [-2.5, -16.0, 3.0, -24.0, 0.0, -0.5, -4.0], [-12.0, -14.0, 1.75, 8.0, 0.1875, 12.0, 1.5], [0.5, 0.25, 3.0, 20.0, 0.0625, -0.375, 28.0], [20.0, -2.0, -8.0, 5.0, -8.0, 12.0, 0.25]]> : tensor<5x7xf6E3M2FN>
  %1 = stablehlo.constant dense<0.5> : tensor<f6E3M2FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f6E3M2FN>, %4: tensor<f6E3M2FN>):
    %5 = stablehlo.maximum %3, %4 : tensor<f6E3M2FN>
    stablehlo.return %5 : tensor<f6E3M2FN>
  }) : (tensor<5x7xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<9x10xf6E3M2FN>
  %6 = stablehlo.constant dense<[[0.5, 0.5, 1.25, 0.5, 0.5, 0.5, 3.0, 3.0, 0.5, 0.5], [0.5, 0.5, 0.5, 3.0, 3.0, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 3.0, 3.0, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 1.75, 1.75, 8.0, 0.5, 0.5, 12.0, 1.5], [0.5, 0.5, 0.5, 1.75, 1.75, 8.0, 0.5, 0.5, 12.0, 1.5], [0.5, 0.5, 0.5, 3.0, 3.0, 20.0, 0.5, 0.5, 0.5, 28.0], [0.5, 0.5, 0.5, 3.0, 3.0, 20.0, 0.5, 0.5, 0.5, 28.0], [20.0, 20.0, 0.5, 0.5, 0.5, 5.0, 0.5, 0.5, 12.0, 0.5], [20.0, 20.0, 0.5, 0.5, 0.5, 5.0, 0.5, 0.5, 12.0, 0.5]]> : tensor<9x10xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf6E3M2FN>, tensor<9x10xf6E3M2FN>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f6E3M2FN>, %9: tensor<f6E3M2FN>):
    %10 = stablehlo.maximum %8, %9 : tensor<f6E3M2FN>
    stablehlo.return %10 : tensor<f6E3M2FN>
  }) : (tensor<5x7xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<8x13xf6E3M2FN>
  %11 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, 3.0, 3.0, 8.0, 8.0, 8.0, 0.5, 12.0, 12.0], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, 3.0, 3.0, 20.0, 20.0, 20.0, 0.5, 12.0, 12.0], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 20.0, 20.0, 20.0, 0.5, 3.0, 3.0, 20.0, 20.0, 20.0, 0.5, 12.0, 12.0], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 20.0, 20.0, 20.0, 0.5, 0.5, 0.5, 5.0, 5.0, 5.0, 0.5, 12.0, 12.0]]> : tensor<8x13xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf6E3M2FN>, tensor<8x13xf6E3M2FN>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f6E3M2FN>, %14: tensor<f6E3M2FN>):
    %15 = stablehlo.maximum %13, %14 : tensor<f6E3M2FN>
    stablehlo.return %15 : tensor<f6E3M2FN>
  }) : (tensor<5x7xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<5x7xf6E3M2FN>
  %16 = stablehlo.constant dense<[[0.5, 1.25, 1.25, 1.25, 3.0, 3.0, 3.0], [0.5, 0.5, 3.0, 3.0, 3.0, 3.0, 3.0], [0.5, 0.5, 1.75, 8.0, 8.0, 12.0, 12.0], [0.5, 0.5, 3.0, 20.0, 20.0, 20.0, 28.0], [20.0, 20.0, 20.0, 20.0, 20.0, 20.0, 20.0]]> : tensor<5x7xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf6E3M2FN>, tensor<5x7xf6E3M2FN>) -> ()
  return
}
// -----
// reduce_window of f8E3M4 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000000000000000B00000000000303000000000003000000000000000000000000000"> : tensor<5x7xf8E3M4>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E3M4>, %4: tensor<f8E3M4>):
    %5 = stablehlo.add %3, %4 : tensor<f8E3M4>
    stablehlo.return %5 : tensor<f8E3M4>
  }) : (tensor<5x7xf8E3M4>, tensor<f8E3M4>) -> tensor<9x10xf8E3M4>
  %6 = stablehlo.constant dense<"0x000000000000000000000000B0000000000000000000B000000000000000303030000000000000003030300000000000000030300000000000000000303000000000000000000000000000000000000000000000000000000000"> : tensor<9x10xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E3M4>, tensor<9x10xf8E3M4>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E3M4>, %9: tensor<f8E3M4>):
    %10 = stablehlo.add %8, %9 : tensor<f8E3M4>
    stablehlo.return %10 : tensor<f8E3M4>
  }) : (tensor<5x7xf8E3M4>, tensor<f8E3M4>) -> tensor<8x13xf8E3M4>
  %11 = stablehlo.constant dense<"0x0000000000000000000000000000303030000000000000000000000000000000000000000000000040404830300000000000000000000000000000000000000000003030300000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x13xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E3M4>, tensor<8x13xf8E3M4>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E3M4>, %14: tensor<f8E3M4>):
    %15 = stablehlo.add %13, %14 : tensor<f8E3M4>
    stablehlo.return %15 : tensor<f8E3M4>
  }) : (tensor<5x7xf8E3M4>, tensor<f8E3M4>) -> tensor<5x7xf8E3M4>
  %16 = stablehlo.constant dense<"0x0000000000000000B0B0B0B0B0B0304040404040403030303030303000000000000000"> : tensor<5x7xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E3M4>, tensor<5x7xf8E3M4>) -> ()
  return
}
// -----
// reduce_window of f8E3M4 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1C32AFEDDFA16BD96C83ACCEE6231D1308D02848136D9A4C41B3DBA2DD1B58B819A43D"> : tensor<5x7xf8E3M4>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E3M4>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E3M4>, %4: tensor<f8E3M4>):
    %5 = stablehlo.maximum %3, %4 : tensor<f8E3M4>
    stablehlo.return %5 : tensor<f8E3M4>
  }) : (tensor<5x7xf8E3M4>, tensor<f8E3M4>) -> tensor<9x10xf8E3M4>
  %6 = stablehlo.constant dense<"0x2020322020202020206B20206C2020202020202320206C2020202020202320202020202028284820202020202020282848206D6D204C4C41202020206D6D204C4C41202020202020205858202020203D2020205858202020203D"> : tensor<9x10xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E3M4>, tensor<9x10xf8E3M4>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E3M4>, %9: tensor<f8E3M4>):
    %10 = stablehlo.maximum %8, %9 : tensor<f8E3M4>
    stablehlo.return %10 : tensor<f8E3M4>
  }) : (tensor<5x7xf8E3M4>, tensor<f8E3M4>) -> tensor<8x13xf8E3M4>
  %11 = stablehlo.constant dense<"0x202020202020202020202020202020206C6C6C2020202828484820202020202020202020202020206D6D6D204C4C4C414128484820202020202020202020202020206D6D6D2058585841412020202020202020202020202020202020202020205858582020202020"> : tensor<8x13xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E3M4>, tensor<8x13xf8E3M4>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E3M4>, %14: tensor<f8E3M4>):
    %15 = stablehlo.maximum %13, %14 : tensor<f8E3M4>
    stablehlo.return %15 : tensor<f8E3M4>
  }) : (tensor<5x7xf8E3M4>, tensor<f8E3M4>) -> tensor<5x7xf8E3M4>
  %16 = stablehlo.constant dense<"0x2032323232326B206C6C6C6C6C6C202020202848486D6D6D6D6D6D6D20205858585858"> : tensor<5x7xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E3M4>, tensor<5x7xf8E3M4>) -> ()
  return
}
// -----
// reduce_window of f8E4M3 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00000000000000000038000000000000000000000000380000003800B8000000000000"> : tensor<5x7xf8E4M3>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E4M3>, %4: tensor<f8E4M3>):
    %5 = stablehlo.add %3, %4 : tensor<f8E4M3>
    stablehlo.return %5 : tensor<f8E4M3>
  }) : (tensor<5x7xf8E4M3>, tensor<f8E4M3>) -> tensor<9x10xf8E4M3>
  %6 = stablehlo.constant dense<"0x00000000000000000000000000383800000000000000003838000000000000000000000000000000000000000000000000000000380000000000380000003800000000003800B8B80000000000000000B8B80000000000000000"> : tensor<9x10xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E4M3>, tensor<9x10xf8E4M3>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E4M3>, %9: tensor<f8E4M3>):
    %10 = stablehlo.add %8, %9 : tensor<f8E4M3>
    stablehlo.return %10 : tensor<f8E4M3>
  }) : (tensor<5x7xf8E4M3>, tensor<f8E4M3>) -> tensor<8x13xf8E4M3>
  %11 = stablehlo.constant dense<"0x000000000000000000000000000000000000383838000000000000000000000000000000000000000000383838000000000038380000000000000000000000000000B8B8003838000000000038380000000000000000000000000000B8B8B8000000000000000000"> : tensor<8x13xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E4M3>, tensor<8x13xf8E4M3>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3>, %14: tensor<f8E4M3>):
    %15 = stablehlo.add %13, %14 : tensor<f8E4M3>
    stablehlo.return %15 : tensor<f8E4M3>
  }) : (tensor<5x7xf8E4M3>, tensor<f8E4M3>) -> tensor<5x7xf8E4M3>
  %16 = stablehlo.constant dense<"0x00000000000000000038383838380000000000000000383838384040B8B8B8B8B8B8B8"> : tensor<5x7xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E4M3>, tensor<5x7xf8E4M3>) -> ()
  return
}
// -----
// reduce_window of f8E4M3 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xA5C4CFB7535C6ABAD0880D3E688ABDC82424A2B33D03A9046FB34216E3D69590E9550D"> : tensor<5x7xf8E4M3>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E4M3>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E4M3>, %4: tensor<f8E4M3>):
    %5 = stablehlo.maximum %3, %4 : tensor<f8E4M3>
    stablehlo.return %5 : tensor<f8E4M3>
  }) : (tensor<5x7xf8E4M3>, tensor<f8E4M3>) -> tensor<9x10xf8E4M3>
  %6 = stablehlo.constant dense<"0x30303030303053535C6A3030303030303E3E68303030303030303E3E68303030303030303030303D3030303030303030303D30303030306F3030423030303030306F303042303030303030303030553030303030303030305530"> : tensor<9x10xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E4M3>, tensor<9x10xf8E4M3>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E4M3>, %9: tensor<f8E4M3>):
    %10 = stablehlo.maximum %8, %9 : tensor<f8E4M3>
    stablehlo.return %10 : tensor<f8E4M3>
  }) : (tensor<5x7xf8E4M3>, tensor<f8E4M3>) -> tensor<8x13xf8E4M3>
  %11 = stablehlo.constant dense<"0x303030303030303030303030303030303030303030303E3E686830303030303030303030303030303030303030306F6F6F30424230303030303030303030303030303030303030306F6F6F3055553030303030303030303030303030303030303030303030305555"> : tensor<8x13xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E4M3>, tensor<8x13xf8E4M3>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3>, %14: tensor<f8E4M3>):
    %15 = stablehlo.maximum %13, %14 : tensor<f8E4M3>
    stablehlo.return %15 : tensor<f8E4M3>
  }) : (tensor<5x7xf8E4M3>, tensor<f8E4M3>) -> tensor<5x7xf8E4M3>
  %16 = stablehlo.constant dense<"0x30303030535C6A303030303E68683030303030303D3030306F6F6F6F30303030305555"> : tensor<5x7xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E4M3>, tensor<5x7xf8E4M3>) -> ()
  return
}
// -----
// reduce_window of f8E4M3FN by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3800000000000000000000003800000000000000000000000000000000000000B80038"> : tensor<5x7xf8E4M3FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<f8E4M3FN>):
    %5 = stablehlo.add %3, %4 : tensor<f8E4M3FN>
    stablehlo.return %5 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x7xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x380000000038000000000000380000000000B80038"> : tensor<3x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf8E4M3FN>, tensor<3x7xf8E4M3FN>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E4M3FN>, %9: tensor<f8E4M3FN>):
    %10 = stablehlo.add %8, %9 : tensor<f8E4M3FN>
    stablehlo.return %10 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<9x10xf8E4M3FN>
  %11 = stablehlo.constant dense<"0x38380000000000000000000000000000000038000000000000000000380000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B8B80038000000000000B8B80038"> : tensor<9x10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf8E4M3FN>, tensor<9x10xf8E4M3FN>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3FN>, %14: tensor<f8E4M3FN>):
    %15 = stablehlo.add %13, %14 : tensor<f8E4M3FN>
    stablehlo.return %15 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x2xf8E4M3FN>
  %16 = stablehlo.constant dense<"0x00003800000000380000"> : tensor<5x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xf8E4M3FN>, tensor<5x2xf8E4M3FN>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f8E4M3FN>, %19: tensor<f8E4M3FN>):
    %20 = stablehlo.add %18, %19 : tensor<f8E4M3FN>
    stablehlo.return %20 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<8x13xf8E4M3FN>
  %21 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000003838000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000B8B8B80000000000000000000000000000000000000000000000B8B8B800"> : tensor<8x13xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xf8E4M3FN>, tensor<8x13xf8E4M3FN>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f8E4M3FN>, %24: tensor<f8E4M3FN>):
    %25 = stablehlo.add %23, %24 : tensor<f8E4M3FN>
    stablehlo.return %25 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x7xf8E4M3FN>
  %26 = stablehlo.constant dense<"0x3838383838383800000000003838000000000000000000000000000000000000B8B800"> : tensor<5x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf8E4M3FN>, tensor<5x7xf8E4M3FN>) -> ()
  return
}
// -----
// reduce_window of f8E4M3FN by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x38B8B8B8B8B83838B8B8B840383838B8B838B8B0B83838B8B8B838383838383838C038"> : tensor<5x7xf8E4M3FN>
  %1 = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<f8E4M3FN>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E4M3FN>
    stablehlo.return %5 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x7xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x38383838C0B838B8B838B8C030383838B8B8B8C038"> : tensor<3x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf8E4M3FN>, tensor<3x7xf8E4M3FN>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E4M3FN>, %9: tensor<f8E4M3FN>):
    %10 = stablehlo.multiply %8, %9 : tensor<f8E4M3FN>
    stablehlo.return %10 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<9x10xf8E4M3FN>
  %11 = stablehlo.constant dense<"0x3838B8B8B8B8B8B8B8383838B8B8B8B8404038383838B8B8B8B8404038383838B8B8B838B8B8B0B83838B8B8B838B8B8B0B8383838B8B8B8B8B83838383838B8B8B8B8B838383838383838383838C0383838383838383838C038"> : tensor<9x10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf8E4M3FN>, tensor<9x10xf8E4M3FN>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3FN>, %14: tensor<f8E4M3FN>):
    %15 = stablehlo.multiply %13, %14 : tensor<f8E4M3FN>
    stablehlo.return %15 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x2xf8E4M3FN>
  %16 = stablehlo.constant dense<"0x383838B8B8B8B8383838"> : tensor<5x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xf8E4M3FN>, tensor<5x2xf8E4M3FN>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f8E4M3FN>, %19: tensor<f8E4M3FN>):
    %20 = stablehlo.multiply %18, %19 : tensor<f8E4M3FN>
    stablehlo.return %20 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<8x13xf8E4M3FN>
  %21 = stablehlo.constant dense<"0xB8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B83838C040B830B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8383838B8383838B83030B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B8B83838B838B838C040B8B8B8B8B8B8B8B8B8B8B8B8B8B83838B838B838B838B83840C0"> : tensor<8x13xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xf8E4M3FN>, tensor<8x13xf8E4M3FN>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f8E4M3FN>, %24: tensor<f8E4M3FN>):
    %25 = stablehlo.multiply %23, %24 : tensor<f8E4M3FN>
    stablehlo.return %25 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x7xf8E4M3FN>
  %26 = stablehlo.constant dense<"0xB8B8B8B8B8B838B8B8B8B840C040B8B8B838383030B838383838B838B838B838B8C040"> : tensor<5x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf8E4M3FN>, tensor<5x7xf8E4M3FN>) -> ()
  %27 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<f8E4M3FN>, %30: tensor<f8E4M3FN>):
    %31 = stablehlo.multiply %29, %30 : tensor<f8E4M3FN>
    stablehlo.return %31 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x7xf8E4M3FN>
  %32 = stablehlo.constant dense<"0x38B8B8B8B8B83838383838C0B83838B8B8384030B838B838B8C030B838B838B8C0B8B8"> : tensor<5x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xf8E4M3FN>, tensor<5x7xf8E4M3FN>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<f8E4M3FN>, %35: tensor<f8E4M3FN>):
    %36 = stablehlo.multiply %34, %35 : tensor<f8E4M3FN>
    stablehlo.return %36 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x7xf8E4M3FN>
  %37 = stablehlo.constant dense<"0x38B838B8C0B8B83838B8384038B838B838B83838B83838B8B8B8C0383838383838C038"> : tensor<5x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xf8E4M3FN>, tensor<5x7xf8E4M3FN>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<f8E4M3FN>, %40: tensor<f8E4M3FN>):
    %41 = stablehlo.multiply %39, %40 : tensor<f8E4M3FN>
    stablehlo.return %41 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x7xf8E4M3FN>
  %42 = stablehlo.constant dense<"0x38B838B838B8B838B838B8C0C0C038B83838B830B03838B838B8B8B83838383838C0C0"> : tensor<5x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xf8E4M3FN>, tensor<5x7xf8E4M3FN>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<f8E4M3FN>, %45: tensor<f8E4M3FN>):
    %46 = stablehlo.multiply %44, %45 : tensor<f8E4M3FN>
    stablehlo.return %46 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x7xf8E4M3FN>
  %47 = stablehlo.constant dense<"0xB8B838B838B838C0C040C0403838B0B030B0B030B8B8B8B838B83838C0C0C0C0C0C038"> : tensor<5x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xf8E4M3FN>, tensor<5x7xf8E4M3FN>) -> ()
  return
}
// -----
// reduce_window of f8E4M3FN by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6A427A7ACCAD36659AE08688F52738FD5529D54D46334503348673ABD62BE339102C61"> : tensor<5x7xf8E4M3FN>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E4M3FN>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E4M3FN>, %4: tensor<f8E4M3FN>):
    %5 = stablehlo.maximum %3, %4 : tensor<f8E4M3FN>
    stablehlo.return %5 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x7xf8E4M3FN>
  %6 = stablehlo.constant dense<"0x6A427A7A3030366545553430734633453039307361"> : tensor<3x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf8E4M3FN>, tensor<3x7xf8E4M3FN>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E4M3FN>, %9: tensor<f8E4M3FN>):
    %10 = stablehlo.maximum %8, %9 : tensor<f8E4M3FN>
    stablehlo.return %10 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<9x10xf8E4M3FN>
  %11 = stablehlo.constant dense<"0x6A6A427A7A7A30303036656530303030303030306565303030303030303038383055553030304D4638383055553030304D4633334530303430307330333345303034303073303030303030393030306130303030303930303061"> : tensor<9x10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf8E4M3FN>, tensor<9x10xf8E4M3FN>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3FN>, %14: tensor<f8E4M3FN>):
    %15 = stablehlo.maximum %13, %14 : tensor<f8E4M3FN>
    stablehlo.return %15 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x2xf8E4M3FN>
  %16 = stablehlo.constant dense<"0x65307A7A653439613434"> : tensor<5x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xf8E4M3FN>, tensor<5x2xf8E4M3FN>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f8E4M3FN>, %19: tensor<f8E4M3FN>):
    %20 = stablehlo.maximum %18, %19 : tensor<f8E4M3FN>
    stablehlo.return %20 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<8x13xf8E4M3FN>
  %21 = stablehlo.constant dense<"0x3030303030303030303030303030656565305555553030304D4D303030303030303030303030303038384545555555343430737330303030303030303030303030303333454545303939393073733030303030303030303030303030303030303030393939303030"> : tensor<8x13xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xf8E4M3FN>, tensor<8x13xf8E4M3FN>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f8E4M3FN>, %24: tensor<f8E4M3FN>):
    %25 = stablehlo.maximum %23, %24 : tensor<f8E4M3FN>
    stablehlo.return %25 : tensor<f8E4M3FN>
  }) : (tensor<5x7xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<5x7xf8E4M3FN>
  %26 = stablehlo.constant dense<"0x6A6A7A7A7A7A7A65656565656565383855555555553345454545737330303039393961"> : tensor<5x7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf8E4M3FN>, tensor<5x7xf8E4M3FN>) -> ()
  return
}
// -----
// reduce_window of f8E4M3FNUZ by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000C00000000000000000000040000000000000000000000000000040000000000040"> : tensor<5x7xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E4M3FNUZ>, %4: tensor<f8E4M3FNUZ>):
    %5 = stablehlo.add %3, %4 : tensor<f8E4M3FNUZ>
    stablehlo.return %5 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x7xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<9x10xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<"0x000000C0C000000000000000000000000000004000000000000000000040000000000000000000000000000000000000000000000000000000000000000000000000000000004040000000000000004040400000000000000040"> : tensor<9x10xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E4M3FNUZ>, tensor<9x10xf8E4M3FNUZ>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E4M3FNUZ>, %9: tensor<f8E4M3FNUZ>):
    %10 = stablehlo.add %8, %9 : tensor<f8E4M3FNUZ>
    stablehlo.return %10 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x7xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<8x13xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004040400000000000000000000000000000000000000000000000404040000000000000000000"> : tensor<8x13xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E4M3FNUZ>, tensor<8x13xf8E4M3FNUZ>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3FNUZ>, %14: tensor<f8E4M3FNUZ>):
    %15 = stablehlo.add %13, %14 : tensor<f8E4M3FNUZ>
    stablehlo.return %15 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x7xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<5x7xf8E4M3FNUZ>
  %16 = stablehlo.constant dense<"0x0000C0C0C0C0C000000000000040000000000000000000000000000040404040404048"> : tensor<5x7xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E4M3FNUZ>, tensor<5x7xf8E4M3FNUZ>) -> ()
  return
}
// -----
// reduce_window of f8E4M3FNUZ by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7BDA4CE00B544552B8BE3F1597D90C954E03B4657A51544EF23CFDBEC412BD4AB86BF2"> : tensor<5x7xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E4M3FNUZ>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E4M3FNUZ>, %4: tensor<f8E4M3FNUZ>):
    %5 = stablehlo.maximum %3, %4 : tensor<f8E4M3FNUZ>
    stablehlo.return %5 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x7xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<9x10xf8E4M3FNUZ>
  %6 = stablehlo.constant dense<"0x7B7B384C4C383838544552523838383F3838383852523838383F383838383838384E4E383838657A3838384E4E383838657A5151544E4E383C3C38385151544E4E383C3C383838383838384A38386B3838383838384A38386B38"> : tensor<9x10xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E4M3FNUZ>, tensor<9x10xf8E4M3FNUZ>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E4M3FNUZ>, %9: tensor<f8E4M3FNUZ>):
    %10 = stablehlo.maximum %8, %9 : tensor<f8E4M3FNUZ>
    stablehlo.return %10 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x7xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<8x13xf8E4M3FNUZ>
  %11 = stablehlo.constant dense<"0x3838383838383838383838383838525252384E4E4E3F3F386565383838383838383838383838383851515454544E4E383C3C6565383838383838383838383838383851515454544E4E4A4A3C6B6B38383838383838383838383838383838383838384A4A4A386B6B"> : tensor<8x13xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E4M3FNUZ>, tensor<8x13xf8E4M3FNUZ>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3FNUZ>, %14: tensor<f8E4M3FNUZ>):
    %15 = stablehlo.maximum %13, %14 : tensor<f8E4M3FNUZ>
    stablehlo.return %15 : tensor<f8E4M3FNUZ>
  }) : (tensor<5x7xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<5x7xf8E4M3FNUZ>
  %16 = stablehlo.constant dense<"0x7B7B7B7B7B7B7B5252525252525238384E4E4E657A515454545454543838384A4A6B6B"> : tensor<5x7xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E4M3FNUZ>, tensor<5x7xf8E4M3FNUZ>) -> ()
  return
}
// -----
// reduce_window of f8E4M3B11FNUZ by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5800000000000000000000000000005858000000000000000000000000000000D80000"> : tensor<5x7xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E4M3B11FNUZ>, %4: tensor<f8E4M3B11FNUZ>):
    %5 = stablehlo.add %3, %4 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %5 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x7xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<9x10xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<"0x58580000000000000000000000000000000000000000000000000000000000005858580000000000000058585800000000000000000000000000000000000000000000000000000000000000D8D80000000000000000D8D80000"> : tensor<9x10xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E4M3B11FNUZ>, tensor<9x10xf8E4M3B11FNUZ>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E4M3B11FNUZ>, %9: tensor<f8E4M3B11FNUZ>):
    %10 = stablehlo.add %8, %9 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %10 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x7xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<8x13xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<"0x0000000000000000000000000000000058586058580000000000000000000000000000000000000000005858605858000000000000000000000000000000000000000000000000000000D8D8D80000000000000000000000000000000000000000000000D8D8D800"> : tensor<8x13xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E4M3B11FNUZ>, tensor<8x13xf8E4M3B11FNUZ>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3B11FNUZ>, %14: tensor<f8E4M3B11FNUZ>):
    %15 = stablehlo.add %13, %14 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %15 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x7xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<5x7xf8E4M3B11FNUZ>
  %16 = stablehlo.constant dense<"0x5858585858585800000000000000005860606060600000000000000000000000D8D8D8"> : tensor<5x7xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E4M3B11FNUZ>, tensor<5x7xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// reduce_window of f8E4M3B11FNUZ by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xAFDADE736D4A05977B265D6B2184D5D7E8B690EC4EE4C6972C69CCB9455F203019786F"> : tensor<5x7xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E4M3B11FNUZ>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E4M3B11FNUZ>, %4: tensor<f8E4M3B11FNUZ>):
    %5 = stablehlo.maximum %3, %4 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %5 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x7xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<9x10xf8E4M3B11FNUZ>
  %6 = stablehlo.constant dense<"0x5050505050736D6D505050507B50505D6B6B505050507B50505D6B6B50505050505050505050505050505050505050505050505050505050696950505050505050506969505050505F5050505050786F50505F5050505050786F"> : tensor<9x10xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E4M3B11FNUZ>, tensor<9x10xf8E4M3B11FNUZ>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E4M3B11FNUZ>, %9: tensor<f8E4M3B11FNUZ>):
    %10 = stablehlo.maximum %8, %9 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %10 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x7xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<8x13xf8E4M3B11FNUZ>
  %11 = stablehlo.constant dense<"0x505050505050505050505050505050507B7B7B505D5D6B6B6B505050505050505050505050505050505050505050505069696950505050505050505050505050505050505F5F5F50505069697878505050505050505050505050505050505F5F5F50505050507878"> : tensor<8x13xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E4M3B11FNUZ>, tensor<8x13xf8E4M3B11FNUZ>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E4M3B11FNUZ>, %14: tensor<f8E4M3B11FNUZ>):
    %15 = stablehlo.maximum %13, %14 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %15 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x7xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<5x7xf8E4M3B11FNUZ>
  %16 = stablehlo.constant dense<"0x50505073737373507B7B7B7B7B7B5050505050505050505050696969505F5F5F5F7878"> : tensor<5x7xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E4M3B11FNUZ>, tensor<5x7xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// reduce_window of f8E5M2 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000000003C3C0000000000000000000000BC00000000000000000000000000003C0000"> : tensor<5x7xf8E5M2>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E5M2>, %4: tensor<f8E5M2>):
    %5 = stablehlo.add %3, %4 : tensor<f8E5M2>
    stablehlo.return %5 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<3x7xf8E5M2>
  %6 = stablehlo.constant dense<"0x000000003C3C00000000BC000000000000003C0000"> : tensor<3x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf8E5M2>, tensor<3x7xf8E5M2>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E5M2>, %9: tensor<f8E5M2>):
    %10 = stablehlo.add %8, %9 : tensor<f8E5M2>
    stablehlo.return %10 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<9x10xf8E5M2>
  %11 = stablehlo.constant dense<"0x0000000000003C3C3C0000000000000000000000000000000000000000000000000000BC000000000000000000BC0000000000000000000000000000000000000000000000000000000000003C3C00000000000000003C3C0000"> : tensor<9x10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf8E5M2>, tensor<9x10xf8E5M2>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E5M2>, %14: tensor<f8E5M2>):
    %15 = stablehlo.add %13, %14 : tensor<f8E5M2>
    stablehlo.return %15 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x2xf8E5M2>
  %16 = stablehlo.constant dense<"0x0000BCBC0000BCBC0000"> : tensor<5x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xf8E5M2>, tensor<5x2xf8E5M2>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f8E5M2>, %19: tensor<f8E5M2>):
    %20 = stablehlo.add %18, %19 : tensor<f8E5M2>
    stablehlo.return %20 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<8x13xf8E5M2>
  %21 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000BCBCBC0000000000000000000000000000000000000000000000BCBCBC000000000000000000000000000000000000000000000000003C3C3C00000000000000000000000000000000000000000000003C3C3C00"> : tensor<8x13xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xf8E5M2>, tensor<8x13xf8E5M2>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f8E5M2>, %24: tensor<f8E5M2>):
    %25 = stablehlo.add %23, %24 : tensor<f8E5M2>
    stablehlo.return %25 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x7xf8E5M2>
  %26 = stablehlo.constant dense<"0x000000003C404000000000000000000000BCBCBCBC00000000000000000000003C3C3C"> : tensor<5x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf8E5M2>, tensor<5x7xf8E5M2>) -> ()
  return
}
// -----
// reduce_window of f8E5M2 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0xBCBCBC403C3C3C3C3C3C3CBCBC3C3C3C3CBC3CB83CBCBCBCBCBCBC3C40BC3C3C3C3C3C"> : tensor<5x7xf8E5M2>
  %1 = stablehlo.constant dense<-1.0> : tensor<f8E5M2>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E5M2>, %4: tensor<f8E5M2>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E5M2>
    stablehlo.return %5 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<3x7xf8E5M2>
  %6 = stablehlo.constant dense<"0xBCBCBC40BCBC3C3C3C3CBCBC38BCC03CBCBCBCBC3C"> : tensor<3x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf8E5M2>, tensor<3x7xf8E5M2>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E5M2>, %9: tensor<f8E5M2>):
    %10 = stablehlo.multiply %8, %9 : tensor<f8E5M2>
    stablehlo.return %10 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<9x10xf8E5M2>
  %11 = stablehlo.constant dense<"0xBCBCBCBCBC403C3C3C3C3C3C3C3C3C3CBCBCBC3C3C3C3C3C3C3CBCBCBC3C3C3C3C3C3CBC3C3CB83C3C3C3C3C3CBC3C3CB83CBCBCBCBCBCBCBCBCBC3CBCBCBCBCBCBCBCBCBC3C4040BC3C3C3C3C3C3C3C4040BC3C3C3C3C3C3C3C"> : tensor<9x10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf8E5M2>, tensor<9x10xf8E5M2>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E5M2>, %14: tensor<f8E5M2>):
    %15 = stablehlo.multiply %13, %14 : tensor<f8E5M2>
    stablehlo.return %15 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x2xf8E5M2>
  %16 = stablehlo.constant dense<"0xBCBCC040BC3C403CBC3C"> : tensor<5x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xf8E5M2>, tensor<5x2xf8E5M2>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f8E5M2>, %19: tensor<f8E5M2>):
    %20 = stablehlo.multiply %18, %19 : tensor<f8E5M2>
    stablehlo.return %20 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<8x13xf8E5M2>
  %21 = stablehlo.constant dense<"0xBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBCBC3C3CBC3C38B8BCBCBCBCBCBCBCBCBCBCBCBCBCBC3C3CBC3CBC3C3CBC3C3C38B8BCBCBCBCBCBCBCBCBCBCBCBCBCBC404040BC3C3CBC3CBC3CBC3CBCBCBCBCBCBCBCBCBCBCBCBCBCBC404040BC3C3CBC3CBC3CBC3C"> : tensor<8x13xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xf8E5M2>, tensor<8x13xf8E5M2>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f8E5M2>, %24: tensor<f8E5M2>):
    %25 = stablehlo.multiply %23, %24 : tensor<f8E5M2>
    stablehlo.return %25 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x7xf8E5M2>
  %26 = stablehlo.constant dense<"0x3C3C3CC040C040BC3CBC3C3C3CBCBC3CBCBC3C38B83C3C3C3C3C3CBCC0C040C040C040"> : tensor<5x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf8E5M2>, tensor<5x7xf8E5M2>) -> ()
  %27 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<f8E5M2>, %30: tensor<f8E5M2>):
    %31 = stablehlo.multiply %29, %30 : tensor<f8E5M2>
    stablehlo.return %31 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x7xf8E5M2>
  %32 = stablehlo.constant dense<"0xBCBCBC403C3C3CBCBCBC40BCBC3CBCBCBCC0BC383C3C3C3C403CB83C40BC3C403CB83C"> : tensor<5x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xf8E5M2>, tensor<5x7xf8E5M2>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<f8E5M2>, %35: tensor<f8E5M2>):
    %36 = stablehlo.multiply %34, %35 : tensor<f8E5M2>
    stablehlo.return %36 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x7xf8E5M2>
  %37 = stablehlo.constant dense<"0x40BC3C403CB83CC03CBC3C3CB83CC03CBC3CBC383CC03CBCBCBCBC3C40BC3C3C3C3C3C"> : tensor<5x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xf8E5M2>, tensor<5x7xf8E5M2>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<f8E5M2>, %40: tensor<f8E5M2>):
    %41 = stablehlo.multiply %39, %40 : tensor<f8E5M2>
    stablehlo.return %41 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x7xf8E5M2>
  %42 = stablehlo.constant dense<"0xBC3CBCC0C0C0C03C3C3C3CBC3C3C3C3C3CBCBC3838BC3CBC3CBC3C3C40C0C0C0C0C0C0"> : tensor<5x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xf8E5M2>, tensor<5x7xf8E5M2>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<f8E5M2>, %45: tensor<f8E5M2>):
    %46 = stablehlo.multiply %44, %45 : tensor<f8E5M2>
    stablehlo.return %46 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x7xf8E5M2>
  %47 = stablehlo.constant dense<"0xC040C0403C3C3C3C3C3C3C3CBC3C38383838B8B83C3CBC3CBC3CBC3CC0BC3C3C3C3C3C"> : tensor<5x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xf8E5M2>, tensor<5x7xf8E5M2>) -> ()
  return
}
// -----
// reduce_window of f8E5M2 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x784DA2C821B16E34779D865478AB4C670B21422F03760E808D4C7A2CAF87E0F126C62C"> : tensor<5x7xf8E5M2>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E5M2>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E5M2>, %4: tensor<f8E5M2>):
    %5 = stablehlo.maximum %3, %4 : tensor<f8E5M2>
    stablehlo.return %5 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<3x7xf8E5M2>
  %6 = stablehlo.constant dense<"0x7877383854786E76773838547A38763838384C7A38"> : tensor<3x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf8E5M2>, tensor<3x7xf8E5M2>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E5M2>, %9: tensor<f8E5M2>):
    %10 = stablehlo.maximum %8, %9 : tensor<f8E5M2>
    stablehlo.return %10 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<9x10xf8E5M2>
  %11 = stablehlo.constant dense<"0x78784D3838383838386E38387738383854547838383877383838545478384C4C67383838424238384C4C67383838424238387676383838384C4C7A387676383838384C4C7A383838383838383838383838383838383838383838"> : tensor<9x10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf8E5M2>, tensor<9x10xf8E5M2>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E5M2>, %14: tensor<f8E5M2>):
    %15 = stablehlo.maximum %13, %14 : tensor<f8E5M2>
    stablehlo.return %15 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x2xf8E5M2>
  %16 = stablehlo.constant dense<"0x3838786E76384C387638"> : tensor<5x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xf8E5M2>, tensor<5x2xf8E5M2>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f8E5M2>, %19: tensor<f8E5M2>):
    %20 = stablehlo.maximum %18, %19 : tensor<f8E5M2>
    stablehlo.return %20 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<8x13xf8E5M2>
  %21 = stablehlo.constant dense<"0x38383838383838383838383838384C4C77777738383854547878383838383838383838383838383876767667673838384C4C7A7A383838383838383838383838383876767638383838384C4C7A7A3838383838383838383838383838383838383838383838383838"> : tensor<8x13xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xf8E5M2>, tensor<8x13xf8E5M2>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f8E5M2>, %24: tensor<f8E5M2>):
    %25 = stablehlo.maximum %23, %24 : tensor<f8E5M2>
    stablehlo.return %25 : tensor<f8E5M2>
  }) : (tensor<5x7xf8E5M2>, tensor<f8E5M2>) -> tensor<5x7xf8E5M2>
  %26 = stablehlo.constant dense<"0x78787878787878387777777778784C67676767676776767676767A7A38383838383838"> : tensor<5x7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf8E5M2>, tensor<5x7xf8E5M2>) -> ()
  return
}
// -----
// reduce_window of f8E5M2FNUZ by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000004000000000000000000000000000000000C00000000000000000404000000000"> : tensor<5x7xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E5M2FNUZ>, %4: tensor<f8E5M2FNUZ>):
    %5 = stablehlo.add %3, %4 : tensor<f8E5M2FNUZ>
    stablehlo.return %5 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x7xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<9x10xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0x000000000040000000000000000000000000000000000000000000000000000000000000000000C0000000000000000000C000000000000000000000000000000000000000000000404040000000000000004040400000000000"> : tensor<9x10xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E5M2FNUZ>, tensor<9x10xf8E5M2FNUZ>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E5M2FNUZ>, %9: tensor<f8E5M2FNUZ>):
    %10 = stablehlo.add %8, %9 : tensor<f8E5M2FNUZ>
    stablehlo.return %10 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x7xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<8x13xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000404044404000000000000000000000000000000000000000000040404440400000000000"> : tensor<8x13xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E5M2FNUZ>, tensor<8x13xf8E5M2FNUZ>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E5M2FNUZ>, %14: tensor<f8E5M2FNUZ>):
    %15 = stablehlo.add %13, %14 : tensor<f8E5M2FNUZ>
    stablehlo.return %15 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x7xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<5x7xf8E5M2FNUZ>
  %16 = stablehlo.constant dense<"0x0000004040404000000000000000000000000000C00000000000000000404444444444"> : tensor<5x7xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E5M2FNUZ>, tensor<5x7xf8E5M2FNUZ>) -> ()
  return
}
// -----
// reduce_window of f8E5M2FNUZ by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x2954C740370BBC927442A0BF74A678DA74E228D1330617C03BD4177D3B0806636A7FD7"> : tensor<5x7xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E5M2FNUZ>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E5M2FNUZ>, %4: tensor<f8E5M2FNUZ>):
    %5 = stablehlo.maximum %3, %4 : tensor<f8E5M2FNUZ>
    stablehlo.return %5 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x7xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<9x10xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0x3C3C543C3C403C3C3C3C3C3C7442423C3C3C743C3C3C7442423C3C3C743C78783C74743C3C3C3C3C78783C74743C3C3C3C3C3C3C3C3C3C3C3C3C3C7D3C3C3C3C3C3C3C3C3C7D3C3C3C3C3C636A6A7F3C3C3C3C3C3C636A6A7F3C"> : tensor<9x10xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E5M2FNUZ>, tensor<9x10xf8E5M2FNUZ>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E5M2FNUZ>, %9: tensor<f8E5M2FNUZ>):
    %10 = stablehlo.maximum %8, %9 : tensor<f8E5M2FNUZ>
    stablehlo.return %10 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x7xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<8x13xf8E5M2FNUZ>
  %11 = stablehlo.constant dense<"0x3C3C3C3C3C3C3C3C3C3C3C3C3C3C787878747474743C3C3C74743C3C3C3C3C3C3C3C3C3C3C3C3C3C7878783C7474743C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C63636A6A7F7F3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C63636A6A7F7F"> : tensor<8x13xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E5M2FNUZ>, tensor<8x13xf8E5M2FNUZ>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E5M2FNUZ>, %14: tensor<f8E5M2FNUZ>):
    %15 = stablehlo.maximum %13, %14 : tensor<f8E5M2FNUZ>
    stablehlo.return %15 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x7xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<5x7xf8E5M2FNUZ>
  %16 = stablehlo.constant dense<"0x3C5454545454543C747474747474787878787878783C3C3C3C3C3C7D3C3C3C636A7F7F"> : tensor<5x7xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E5M2FNUZ>, tensor<5x7xf8E5M2FNUZ>) -> ()
  return
}
// -----
// reduce_window of f8E8M0FNU by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F807F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F807E7F"> : tensor<5x7xf8E8M0FNU>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E8M0FNU>, %4: tensor<f8E8M0FNU>):
    %5 = stablehlo.multiply %3, %4 : tensor<f8E8M0FNU>
    stablehlo.return %5 : tensor<f8E8M0FNU>
  }) : (tensor<5x7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<9x10xf8E8M0FNU>
  %6 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F807F7F7F7F7F7F7F7F7F807F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F80807E7F7F7F7F7F7F7F80807E7F"> : tensor<9x10xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E8M0FNU>, tensor<9x10xf8E8M0FNU>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E8M0FNU>, %9: tensor<f8E8M0FNU>):
    %10 = stablehlo.multiply %8, %9 : tensor<f8E8M0FNU>
    stablehlo.return %10 : tensor<f8E8M0FNU>
  }) : (tensor<5x7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<8x13xf8E8M0FNU>
  %11 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F80807F7E7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F80807F7E"> : tensor<8x13xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E8M0FNU>, tensor<8x13xf8E8M0FNU>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E8M0FNU>, %14: tensor<f8E8M0FNU>):
    %15 = stablehlo.multiply %13, %14 : tensor<f8E8M0FNU>
    stablehlo.return %15 : tensor<f8E8M0FNU>
  }) : (tensor<5x7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5x7xf8E8M0FNU>
  %16 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F807F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F7F807F7F"> : tensor<5x7xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E8M0FNU>, tensor<5x7xf8E8M0FNU>) -> ()
  return
}
// -----
// reduce_window of f8E8M0FNU by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF2C5BD7EB3F1060A4F62AE7432157245612790372127B6DD474BAACC1AF2C597D69F97"> : tensor<5x7xf8E8M0FNU>
  %1 = stablehlo.constant dense<0.5> : tensor<f8E8M0FNU>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f8E8M0FNU>, %4: tensor<f8E8M0FNU>):
    %5 = stablehlo.maximum %3, %4 : tensor<f8E8M0FNU>
    stablehlo.return %5 : tensor<f8E8M0FNU>
  }) : (tensor<5x7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<9x10xf8E8M0FNU>
  %6 = stablehlo.constant dense<"0xF2F2C5BDBD7EB3B3F17E7E7E7E7E7EAE7E7E7E7E7E7E7E7E7EAE7E7E7E7E7E7E7E7E7E7E90907E7E7E7E7E7E7E7E90907E7E7E7EB6DDDD7E7E7EAACC7E7EB6DDDD7E7E7EAACC7E7EF2C5C597D6D69F977E7EF2C5C597D6D69F97"> : tensor<9x10xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<9x10xf8E8M0FNU>, tensor<9x10xf8E8M0FNU>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f8E8M0FNU>, %9: tensor<f8E8M0FNU>):
    %10 = stablehlo.maximum %8, %9 : tensor<f8E8M0FNU>
    stablehlo.return %10 : tensor<f8E8M0FNU>
  }) : (tensor<5x7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<8x13xf8E8M0FNU>
  %11 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7EAEAEAE90907E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7EB6B6DDDDDD7E9090AAAA7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7EF2F2F2DDDD97D6D6D6AA7E7E7E7E7E7E7E7E7E7E7E7E7E7E7E7EF2F2F2C5C597D6D6D69F"> : tensor<8x13xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<8x13xf8E8M0FNU>, tensor<8x13xf8E8M0FNU>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f8E8M0FNU>, %14: tensor<f8E8M0FNU>):
    %15 = stablehlo.maximum %13, %14 : tensor<f8E8M0FNU>
    stablehlo.return %15 : tensor<f8E8M0FNU>
  }) : (tensor<5x7xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5x7xf8E8M0FNU>
  %16 = stablehlo.constant dense<"0xF2F2F2F2F2F2F27E7E7EAEAEAEAE7E7E7E7E9090907EB6DDDDDDDDDD7EF2F2F2F2F2F2"> : tensor<5x7xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf8E8M0FNU>, tensor<5x7xf8E8M0FNU>) -> ()
  return
}
// -----
// reduce_window of bf16 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x803F803F0041803FE0C010C1104180C080C000400000A0C000C0804000C140C0C0C010C10041E040004180400040E0C0803F00C1104100C10000000080BF1041004180C000C1"> : tensor<5x7xbf16>
  %1 = stablehlo.constant dense<3.0> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = stablehlo.add %3, %4 : tensor<bf16>
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
  %6 = stablehlo.constant dense<"0x404040408041E040C0C0A0C09841A0C000C000C1A0C000C08841E0402041004100C08041C040304120C1"> : tensor<3x7xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<bf16>, %9: tensor<bf16>):
    %10 = stablehlo.add %8, %9 : tensor<bf16>
    stablehlo.return %10 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<9x10xbf16>
  %11 = stablehlo.constant dense<"0x984198419841D041D0419841304130411041D841604160416041A041A0419041504150418041B041604160416041A041A0419041504150418041B041204120417041404140411041D041D041C841D041204120417041404140411041D041D041C841D041B041B041A04130413041984120412041D8412041B041B041A04130413041984120412041D841204190419041904188418841D841D041D0416041204190419041904188418841D841D041D04160412041"> : tensor<9x10xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xbf16>, tensor<9x10xbf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>):
    %15 = stablehlo.add %13, %14 : tensor<bf16>
    stablehlo.return %15 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %16 = stablehlo.constant dense<"0x80C100C120C140C000C030C190C1A0C0104140C0A0405041"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<bf16>, %19: tensor<bf16>):
    %20 = stablehlo.add %18, %19 : tensor<bf16>
    stablehlo.return %20 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %21 = stablehlo.constant dense<"0x80418041B84180410041C040C04110411041B04150410000803FC84100C040405041803FA040A040F04180BF0040404080BFC0C03041984180C080BF80BFA04080BF80400041"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>):
    %25 = stablehlo.add %23, %24 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %26 = stablehlo.constant dense<"0xB041A041C841B8415041803FE040884120411041C04000C0E0C0C0C05041E04000C060C110C1A0C00000C841C04160414041803FE04080C0A84190416041A041C8419041E040"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<bf16>, %29: tensor<bf16>):
    %30 = stablehlo.add %28, %29 : tensor<bf16>
    stablehlo.return %30 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %31 = stablehlo.constant dense<"0xB8415041803FE04010413041C040C04000C0E0C0C0C0803F0041104160C110C1A0C0000030418841D0414041803FE04080C0A0C080C0C040A041C8419041E040204150418841"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<bf16>, %34: tensor<bf16>):
    %35 = stablehlo.add %33, %34 : tensor<bf16>
    stablehlo.return %35 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x3xbf16>
  %36 = stablehlo.constant dense<"0x804080404041A0C0C0C0304140404041A0C0"> : tensor<3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<bf16>, %39: tensor<bf16>):
    %40 = stablehlo.add %38, %39 : tensor<bf16>
    stablehlo.return %40 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %41 = stablehlo.constant dense<"0xC041C041C041C041C041C041C041B041A041C841B8415041803FE040884120411041C04000C0E0C0C0C05041E04000C060C110C1A0C00000C841C04160414041803FE04080C0"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %42 = stablehlo.constant dense<0.0> : tensor<bf16>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<bf16>, %45: tensor<bf16>):
    %46 = stablehlo.add %44, %45 : tensor<bf16>
    stablehlo.return %46 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %47 = stablehlo.constant dense<"0x803F803F0041803FE0C010C1104140C040C02041803F40C130C1504130C1C0C0804000C180C080C0A841E0C080C040C0E0C040C1A0405041E0C080C080C0004080C0803FA040"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<bf16>, %50: tensor<bf16>):
    %51 = stablehlo.add %49, %50 : tensor<bf16>
    stablehlo.return %51 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %52 = stablehlo.constant dense<"0xE0C080C080C0004080C0803FA04000C1A0C040C1803F4040204180C080C080BF60C1803F0041404100C18040004000C120410000A04080C10000000080BF1041004180C000C1"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%48, %52) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<bf16>, %55: tensor<bf16>):
    %56 = stablehlo.add %54, %55 : tensor<bf16>
    stablehlo.return %56 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %57 = stablehlo.constant dense<"0x803F0040204130418040A0C0804080C000C1C0C0C0C030C150C110C100C130C188C1D0C190C130C140C08040C04080BF000000C1803FE0C00000000080BF0041804140418040"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%53, %57) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<bf16>, %60: tensor<bf16>):
    %61 = stablehlo.add %59, %60 : tensor<bf16>
    stablehlo.return %61 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %62 = stablehlo.constant dense<"0x804040400040C0C0E0C00000104110C1A0C080BF40C040C00040804040C0A04000416041B84170410041E0C030C150C1C0C0E0C0803F00C1804080408040A04080C040C100C1"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  return
}
// -----
// reduce_window of bf16 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x803F80BF803F803F803F803F00BF80BF00C080BF80BF80BF80BF80BF803F80BF803F80BF00C0803F80BF803F803F80BF80BF80BF80BF803F803F803F80BF803F80BF80BF803F"> : tensor<5x7xbf16>
  %1 = stablehlo.constant dense<-1.0> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = stablehlo.multiply %3, %4 : tensor<bf16>
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
  %6 = stablehlo.constant dense<"0x80BF004080BF80BF80BF80BF003F803F00C080BF803F004080BF80BF803F803F803F80BF803F803F803F"> : tensor<3x7xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<bf16>, %9: tensor<bf16>):
    %10 = stablehlo.multiply %8, %9 : tensor<bf16>
    stablehlo.return %10 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<9x10xbf16>
  %11 = stablehlo.constant dense<"0x803F803F80BF803F803F803F803F803F803F00BF80BF80BF00C080BF80BF80BF80BF80BF80BF80BF80BF80BF00C080BF80BF80BF80BF80BF80BF80BF803F803F80BF803F803F80BF00C000C0803F80BF803F803F80BF803F803F80BF00C000C0803F80BF803F803F803F80BF80BF80BF80BF80BF80BF803F803F803F803F80BF80BF80BF80BF80BF80BF803F803F803F803F80BF80BF803F80BF80BF80BF803F803F803F803F80BF80BF803F80BF80BF80BF803F"> : tensor<9x10xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xbf16>, tensor<9x10xbf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>):
    %15 = stablehlo.multiply %13, %14 : tensor<bf16>
    stablehlo.return %15 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %16 = stablehlo.constant dense<"0x00400040803F00C0803F80BF803F00C080BF80BF803F803F"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<bf16>, %19: tensor<bf16>):
    %20 = stablehlo.multiply %18, %19 : tensor<bf16>
    stablehlo.return %20 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %21 = stablehlo.constant dense<"0x80BF803F80BF80BF80BF80BF003F80BF004080BF80BF80BF80BF003F803F0040803F80BF00C0803F003F80BF00C0803F80BF00C0803F00BF803F0040803F803F00C0803F003F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>):
    %25 = stablehlo.multiply %23, %24 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %26 = stablehlo.constant dense<"0x80BF80BF803F80BF803F80BF00BF803F00400040004000400040004080BF80BF803F803F004000C000C080BF803F803F803F803F803F80BF80BF803F803F80BF80BF80BF803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<bf16>, %29: tensor<bf16>):
    %30 = stablehlo.multiply %28, %29 : tensor<bf16>
    stablehlo.return %30 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %31 = stablehlo.constant dense<"0x80BF803F80BF00BF003F003F00BF00400040004000400040803F803F803F004000C000C00040004000C0803F803F803F80BF803F80BF80BF80BF80BF80BF803F80BF803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<bf16>, %34: tensor<bf16>):
    %35 = stablehlo.multiply %33, %34 : tensor<bf16>
    stablehlo.return %35 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x3xbf16>
  %36 = stablehlo.constant dense<"0x80BF80BF003F80BF803F803F80BF80BF80BF"> : tensor<3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<bf16>, %39: tensor<bf16>):
    %40 = stablehlo.multiply %38, %39 : tensor<bf16>
    stablehlo.return %40 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %41 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F80BF80BF803F80BF803F80BF00BF803F00400040004000400040004080BF80BF803F803F004000C000C080BF803F803F803F803F803F80BF"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %42 = stablehlo.constant dense<1.0> : tensor<bf16>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<bf16>, %45: tensor<bf16>):
    %46 = stablehlo.multiply %44, %45 : tensor<bf16>
    stablehlo.return %46 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %47 = stablehlo.constant dense<"0x803F80BF803F803F803F803F00BF80BF004080BF80BF80BF80BF003F80BF00C080BF803F004080BF00BF80BF00C0803F80BF00C0803F00BF80BF00C080BF80BF004080BF00BF"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<bf16>, %50: tensor<bf16>):
    %51 = stablehlo.multiply %49, %50 : tensor<bf16>
    stablehlo.return %51 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %52 = stablehlo.constant dense<"0x80BF00C080BF80BF004080BF00BF80BF004080BF80BF004080BF803F803F80BF803F803F00C0803F80BF803F803F803F80BF803F803F803F803F803F80BF803F80BF80BF803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%48, %52) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<bf16>, %55: tensor<bf16>):
    %56 = stablehlo.multiply %54, %55 : tensor<bf16>
    stablehlo.return %56 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %57 = stablehlo.constant dense<"0x803F80BF80BF80BF80BF80BF003F80BF004000C0004000C0004000C0803F80BF80BF803F00C000C00040803F803F80BF803F80BF803F803F803F803F80BF80BF803F80BF80BF"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%53, %57) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<bf16>, %60: tensor<bf16>):
    %61 = stablehlo.multiply %59, %60 : tensor<bf16>
    stablehlo.return %61 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %62 = stablehlo.constant dense<"0x003F003F00BF00BF00BF00BF00BF00C0004080BF803F80BF803F80BF0040004000C000C0004080BF80BF803F803F803F80BF803F80BF803F80BF80BF80BF803F803F80BF803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  return
}
// -----
// reduce_window of bf16 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0x90C0A8C27C42B242DEC28442A4428142D1C1A4C2A2C1AD429142E44270C0C342C742B24288429CC1B441D542E3C2C74160C08EC298C219C2CBC2DAC29942F3C1DD4258C195C2"> : tensor<5x7xbf16>
  %1 = stablehlo.constant dense<0.5> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = stablehlo.maximum %3, %4 : tensor<bf16>
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
  %6 = stablehlo.constant dense<"0x8142003F7C42B242AD429142E442D542C342C742B242AD429142E442D542003F9942003FDD42003F003F"> : tensor<3x7xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<bf16>, %9: tensor<bf16>):
    %10 = stablehlo.maximum %8, %9 : tensor<bf16>
    stablehlo.return %10 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<9x10xbf16>
  %11 = stablehlo.constant dense<"0x003F003F003F7C427C42B242003F003F8442A44281428142003F003F003F003FAD42AD429142E44281428142003F003F003F003FAD42AD429142E442003F003FC342C742C742B24288428842003FB441003F003FC342C742C742B24288428842003FB441D542D542003FC741C741003F003F003F003F003FD542D542003FC741C741003F003F003F003F003F003F003F003F99429942003FDD42DD42003F003F003F003F003F99429942003FDD42DD42003F003F"> : tensor<9x10xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xbf16>, tensor<9x10xbf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>):
    %15 = stablehlo.maximum %13, %14 : tensor<bf16>
    stablehlo.return %15 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %16 = stablehlo.constant dense<"0xC342C742C742B242D542C742C742B242D54299429942DD42"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<bf16>, %19: tensor<bf16>):
    %20 = stablehlo.maximum %18, %19 : tensor<bf16>
    stablehlo.return %20 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %21 = stablehlo.constant dense<"0x003F003F7C42B242003F8442A4428142003F7C42B242AD429142E4428142C342C742B242AD429142E442D542C342C742B242AD429142E442D542C342C742B242DD429142E442"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>):
    %25 = stablehlo.maximum %23, %24 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %26 = stablehlo.constant dense<"0x003F003F7C42B242B242B242B2428142814281428142AD42AD42E442003FC342C742C742C742C742C742D542D542D542D542D542D542D542003F003F99429942DD42DD42DD42"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<bf16>, %29: tensor<bf16>):
    %30 = stablehlo.maximum %28, %29 : tensor<bf16>
    stablehlo.return %30 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %31 = stablehlo.constant dense<"0xB242B242B242B242B242B242B2428142AD42AD42E442E442E442E442C742C742C742C742C742C742B242D542D542D542D542C741C741003F9942DD42DD42DD42DD42DD42DD42"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<bf16>, %34: tensor<bf16>):
    %35 = stablehlo.maximum %33, %34 : tensor<bf16>
    stablehlo.return %35 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x3xbf16>
  %36 = stablehlo.constant dense<"0x003FB242A442003FB242B441003F003F003F"> : tensor<3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<bf16>, %39: tensor<bf16>):
    %40 = stablehlo.maximum %38, %39 : tensor<bf16>
    stablehlo.return %40 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %41 = stablehlo.constant dense<"0x003F003F003F003F003F003F003F003F003F7C42B242B242B242B2428142814281428142AD42AD42E442003FC342C742C742C742C742C742D542D542D542D542D542D542D542"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  return
}
// -----
// reduce_window of f16 by add
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C480C800C4004000C280C880C800C4004400C2004800C800C500440000004200C6004200C700C0000000450048000000460042004200BC00C60048004400C200C5804800C6"> : tensor<5x7xf16>
  %1 = stablehlo.constant dense<3.0> : tensor<f16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = stablehlo.add %3, %4 : tensor<f16>
    stablehlo.return %5 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<3x7xf16>
  %6 = stablehlo.constant dense<"0x00C0003C00BC004C00C500C8003C0044804C00C6004D80C800BC00460045804D004980480044804C00BC"> : tensor<3x7xf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf16>, tensor<3x7xf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f16>, %9: tensor<f16>):
    %10 = stablehlo.add %8, %9 : tensor<f16>
    stablehlo.return %10 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<9x10xf16>
  %11 = stablehlo.constant dense<"0x004B004B8048004B004B004D804B804B80488048004B004B804D804B804B804E00490049804A804D004B004B804D804B804B804E00490049804A804D804C804C404D004A004A404D80498049004C804C804C804C404D004A004A404D80498049004C804CC04DC04D804E804C804C004E404D404D404D404CC04DC04D804E804C804C004E404D404D404D404C004A004A804E804D804D804B804A804AC04E004A004A004A804E804D804D804B804A804AC04E004A"> : tensor<9x10xf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf16>, tensor<9x10xf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>):
    %15 = stablehlo.add %13, %14 : tensor<f16>
    stablehlo.return %15 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x2xf16>
  %16 = stablehlo.constant dense<"0x804A404D004400BC804C004D00C200C2004D004B"> : tensor<5x2xf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xf16>, tensor<5x2xf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f16>, %19: tensor<f16>):
    %20 = stablehlo.add %18, %19 : tensor<f16>
    stablehlo.return %20 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<8x13xf16>
  %21 = stablehlo.constant dense<"0x404D404D404D404D404D404D404D404D404D404D404D404D404D404D80498049004A804D004700468049804E0045000080CA0048404D404D404D404D404D404D404D404D404D404D404D404D404D404D004D004D404E804E004B8048004A004E004B80490046004C404D404D404D404D404D404D404D404D404D404D404D404D404D404D004B004B004EC04F404FC04C004C804C0049804AC04CC04E404D404D404D404D404D404D404D404D404D404D404D404D404D404D004A004A404C804EC04E804D004C804B0047804AC04CC04E"> : tensor<8x13xf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xf16>, tensor<8x13xf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f16>, %24: tensor<f16>):
    %25 = stablehlo.add %23, %24 : tensor<f16>
    stablehlo.return %25 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %26 = stablehlo.constant dense<"0x404C004500C000C280C840CD20D0404C804C004A404C004600C000BC404D404D004A004A004000C200C6804EC04F004FC04FC04FC04FC04E804B004D404D804B0047804A0044"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  %27 = stablehlo.constant dense<0.0> : tensor<f16>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<f16>, %30: tensor<f16>):
    %31 = stablehlo.add %29, %30 : tensor<f16>
    stablehlo.return %31 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %32 = stablehlo.constant dense<"0x00C480C800C4004000C280C880C800C800C500C7004980C900CB00C500C800C080CA804A80CC00CC00C500C2004680CAC04C80CB80CA00C680C8004B80C8004C00CD00C400CA"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<f16>, %35: tensor<f16>):
    %36 = stablehlo.add %34, %35 : tensor<f16>
    stablehlo.return %36 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %37 = stablehlo.constant dense<"0x80C8004B80C8004C00CD00C400CA00C5C04D00C5004B40CC004500C200BCC04C00C0004680C8004900C700BC004C0044004200C0004A00C700C60048004400C200C5804800C6"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<f16>, %40: tensor<f16>):
    %41 = stablehlo.add %39, %40 : tensor<f16>
    stablehlo.return %41 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %42 = stablehlo.constant dense<"0x00C480CA40CC80CB80CCC0CE80D000C4000000C2004500C200C800C40000004200C2000000C780C880C80045804A804AC04C804D404E004E00C600400046004200C00047003C"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<f16>, %45: tensor<f16>):
    %46 = stablehlo.add %44, %45 : tensor<f16>
    stablehlo.return %46 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %47 = stablehlo.constant dense<"0x80D000D0C0CDC0CC40CD80CC80C800C4000000C400BC80C800BC004480C880C800CA00C680C800C00000004EC04C804980490045004000BC003C004700BC00C500C0004200C6"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  return
}
// -----
// reduce_window of f16 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<"0x003C00BC003C00BC003C003C00BC00BC003C00BC003C00BC003C00BC00BC00BC003C004000BC00BC00BC004000BC00BC00BC00BC003C00BC00BC003C00BC00BC003C0038003C"> : tensor<5x7xf16>
  %1 = stablehlo.constant dense<-1.0> : tensor<f16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = stablehlo.multiply %3, %4 : tensor<f16>
    stablehlo.return %5 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<3x7xf16>
  %6 = stablehlo.constant dense<"0x00BC00BC00BC00BC00BC003C003C00C000BC00BC0040003C003C003C00C000BC003C003C00BC003800BC"> : tensor<3x7xf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf16>, tensor<3x7xf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f16>, %9: tensor<f16>):
    %10 = stablehlo.multiply %8, %9 : tensor<f16>
    stablehlo.return %10 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<9x10xf16>
  %11 = stablehlo.constant dense<"0x003C003C00BC003C003C00BC003C003C003C00BC00BC00BC003C00BC00BC003C00BC00BC003C00BC00BC00BC003C00BC00BC003C00BC00BC003C00BC00BC00BC00BC003C003C004000BC00BC00BC00BC00BC00BC00BC003C003C004000BC00BC00BC00BC0040004000BC00BC00BC00BC00BC00BC003C00BC0040004000BC00BC00BC00BC00BC00BC003C00BC00BC00BC003C00BC00BC00BC003C003C0038003C00BC00BC003C00BC00BC00BC003C003C0038003C"> : tensor<9x10xf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf16>, tensor<9x10xf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>):
    %15 = stablehlo.multiply %13, %14 : tensor<f16>
    stablehlo.return %15 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x2xf16>
  %16 = stablehlo.constant dense<"0x003C003C00C0004000C0003C004000C0004000BC"> : tensor<5x2xf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xf16>, tensor<5x2xf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f16>, %19: tensor<f16>):
    %20 = stablehlo.multiply %18, %19 : tensor<f16>
    stablehlo.return %20 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<8x13xf16>
  %21 = stablehlo.constant dense<"0x00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC003C003C00BC003C004000C000C000BC003C003C00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00400040004000BC003C003C00C00040004000BC003C003C00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC0040004000C0003C003C00BC00BC00BC003C003C003800B800BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC00BC003C003C003C00BC00BC00BC003C003C00B80038"> : tensor<8x13xf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xf16>, tensor<8x13xf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f16>, %24: tensor<f16>):
    %25 = stablehlo.multiply %23, %24 : tensor<f16>
    stablehlo.return %25 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %26 = stablehlo.constant dense<"0x00BC00BC003C003C00BC003C003C003C00BC00BC003C003C00BC00BC003C003C00BC004000400040004000C000C000C000C000C000400040003C00BC00BC00BC003C00B80038"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  %27 = stablehlo.constant dense<1.0> : tensor<f16>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<f16>, %30: tensor<f16>):
    %31 = stablehlo.multiply %29, %30 : tensor<f16>
    stablehlo.return %31 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %32 = stablehlo.constant dense<"0x003C00BC003C00BC003C003C00BC00BC00BC00BC00BC00BC003C003C003C003C00BC00C0003C00BC00BC004000BC003C004000BC00BC003C00C000BC00BC00C000BC00B8003C"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<f16>, %35: tensor<f16>):
    %36 = stablehlo.multiply %34, %35 : tensor<f16>
    stablehlo.return %36 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %37 = stablehlo.constant dense<"0x00C000BC00BC00C000BC00B8003C00C0003C00BC004000BC00B800BC0040003C003C0040003C00B8003C00C000BC003C003C00BC003800BC00BC003C00BC00BC003C0038003C"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<f16>, %40: tensor<f16>):
    %41 = stablehlo.multiply %39, %40 : tensor<f16>
    stablehlo.return %41 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %42 = stablehlo.constant dense<"0x003C00BC00BC003C003C003C00BC00BC00BC003C003C00BC00BC003C00BC003C003C004000C0004000C0004000C0004000C00040004000C000BC00BC003C00BC00BC00B800B8"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<f16>, %45: tensor<f16>):
    %46 = stablehlo.multiply %44, %45 : tensor<f16>
    stablehlo.return %46 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %47 = stablehlo.constant dense<"0x00BC00BC003C003C00BC00BC00BC003C00BC00BC003C003C00BC00BC00C0004000C000C000BC003C00BC00C000BC003C00BC003C00BC00BC00B80038003800B800380038003C"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  return
}
// -----
// reduce_window of f16 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC2D524D23052FED59CD57A54B8CF38D58AD48C566850804F10CC045068D37049B851BA55D8D24055C456E049DE551ED43E56404A94579453E0CE78548C519454D2D6E855DAD5"> : tensor<5x7xf16>
  %1 = stablehlo.constant dense<0.5> : tensor<f16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = stablehlo.maximum %3, %4 : tensor<f16>
    stablehlo.return %5 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<3x7xf16>
  %6 = stablehlo.constant dense<"0x003800388C566850804F7A540450E049DE558C563E56804F9457C456E049DE558C513E56404A94579453"> : tensor<3x7xf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf16>, tensor<3x7xf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f16>, %9: tensor<f16>):
    %10 = stablehlo.maximum %8, %9 : tensor<f16>
    stablehlo.return %10 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<9x10xf16>
  %11 = stablehlo.constant dense<"0x003800380038305230520038003800387A5400380038003800388C568C566850804F804F003804500038003800388C568C566850804F804F00380450003800387049B851B851BA55003800384055C456003800387049B851B851BA55003800384055C456E049E049DE55003800383E56404A404A94579453E049E049DE55003800383E56404A404A945794530038003878548C518C51945400380038E85500380038003878548C518C51945400380038E8550038"> : tensor<9x10xf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf16>, tensor<9x10xf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>):
    %15 = stablehlo.maximum %13, %14 : tensor<f16>
    stablehlo.return %15 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x2xf16>
  %16 = stablehlo.constant dense<"0x68506850BA55C4563E563E56BA55C4563E563E56"> : tensor<5x2xf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xf16>, tensor<5x2xf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f16>, %19: tensor<f16>):
    %20 = stablehlo.maximum %18, %19 : tensor<f16>
    stablehlo.return %20 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<8x13xf16>
  %21 = stablehlo.constant dense<"0x0038003800380038003800380038003800380038003800380038003800380038704970498C568C568C56BA55BA55804F4055405500380038003800380038003800380038003800380038003800380038E049E049DE55DE55DE55B8513E563E563E56404A9457945700380038003800380038003800380038003800380038003800380038E049E049DE55DE55DE558C513E563E563E56404A9457945700380038003800380038003800380038003800380038003800380038003800387854785478548C519454945494540038E855E855"> : tensor<8x13xf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xf16>, tensor<8x13xf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f16>, %24: tensor<f16>):
    %25 = stablehlo.maximum %23, %24 : tensor<f16>
    stablehlo.return %25 : tensor<f16>
  }) : (tensor<5x7xf16>, tensor<f16>) -> tensor<5x7xf16>
  %26 = stablehlo.constant dense<"0x003800383052305230527A547A54003800388C568C568C568C568C5600387049B851BA55BA55BA55C456E049DE55DE553E563E569457945700387854785494549454E855E855"> : tensor<5x7xf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf16>, tensor<5x7xf16>) -> ()
  return
}
// -----
// reduce_window of f32 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[-7.0, 8.0, -8.0, -3.0, -5.0, 6.0, -2.0], [-3.0, -6.0, -9.0, 3.0, 5.0, 3.0, 4.0], [1.0, -9.0, 4.0, -2.0, 6.0, -8.0, 9.0], [3.0, 4.0, -1.0, 8.0, -9.0, 3.0, -5.0], [-8.0, 1.0, 7.0, -2.0, 0.0, -2.0, 9.0]]> : tensor<5x7xf32>
  %1 = stablehlo.constant dense<3.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.add %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x6xf32>
  %6 = stablehlo.constant dense<[[-5.0, -12.0, -14.0, 3.0, 12.0, 14.0], [-14.0, -17.0, -1.0, 15.0, 9.0, 11.0], [2.0, 1.0, 12.0, 6.0, -5.0, 2.0], [3.0, 14.0, 15.0, 0.0, -5.0, 8.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.add %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
  %11 = stablehlo.constant dense<[[-4.0, 8.0, -11.0, 6.0, 6.0, 15.0, 8.0], [4.0, -8.0, -3.0, 12.0, 5.0, 1.0, 11.0], [1.0, 11.0, 12.0, 12.0, -3.0, 7.0, 10.0]]> : tensor<3x7xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.add %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x3xf32>
  %16 = stablehlo.constant dense<[[7.0, 0.0, 1.0], [-3.0, -9.0, 14.0], [-2.0, -4.0, -1.0], [13.0, 14.0, 5.0], [-1.0, 9.0, -1.0]]> : tensor<5x3xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.add %18, %19 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<9x10xf32>
  %21 = stablehlo.constant dense<[[11.0, 11.0, 26.0, 10.0, 10.0, 15.0, 13.0, 13.0, 24.0, 16.0], [15.0, 15.0, 12.0, 9.0, 9.0, 21.0, 23.0, 23.0, 21.0, 22.0], [15.0, 15.0, 12.0, 9.0, 9.0, 21.0, 23.0, 23.0, 21.0, 22.0], [19.0, 19.0, 9.0, 22.0, 22.0, 16.0, 24.0, 24.0, 10.0, 27.0], [19.0, 19.0, 9.0, 22.0, 22.0, 16.0, 24.0, 24.0, 10.0, 27.0], [21.0, 21.0, 22.0, 17.0, 17.0, 26.0, 9.0, 9.0, 21.0, 13.0], [21.0, 21.0, 22.0, 17.0, 17.0, 26.0, 9.0, 9.0, 21.0, 13.0], [10.0, 10.0, 19.0, 25.0, 25.0, 16.0, 18.0, 18.0, 16.0, 27.0], [10.0, 10.0, 19.0, 25.0, 25.0, 16.0, 18.0, 18.0, 16.0, 27.0]]> : tensor<9x10xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xf32>, tensor<9x10xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.add %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x2xf32>
  %26 = stablehlo.constant dense<[[9.0, 16.0], [-8.0, 5.0], [14.0, 13.0], [-8.0, 17.0], [20.0, 12.0]]> : tensor<5x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xf32>, tensor<5x2xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.add %28, %29 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x4xf32>
  %31 = stablehlo.constant dense<[[-14.0, -17.0, -1.0, 15.0], [2.0, 1.0, 12.0, 6.0], [3.0, 14.0, 15.0, 0.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<f32>, %34: tensor<f32>):
    %35 = stablehlo.add %33, %34 : tensor<f32>
    stablehlo.return %35 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<8x13xf32>
  %36 = stablehlo.constant dense<[[21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0], [21.0, 13.0, 13.0, -8.0, 0.0, -11.0, 10.0, 5.0, 16.0, 21.0, 26.0, 15.0, 10.0], [21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0], [21.0, 19.0, 19.0, 8.0, 10.0, 7.0, 18.0, 18.0, 21.0, 12.0, 12.0, 1.0, 10.0], [21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0], [21.0, 10.0, 10.0, 9.0, 20.0, 20.0, 21.0, 21.0, 21.0, 6.0, 6.0, 1.0, 16.0], [21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0, 21.0], [21.0, 10.0, 10.0, 8.0, 19.0, 23.0, 25.0, 20.0, 16.0, 13.0, 18.0, 13.0, 16.0]]> : tensor<8x13xf32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xf32>, tensor<8x13xf32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<f32>, %39: tensor<f32>):
    %40 = stablehlo.add %38, %39 : tensor<f32>
    stablehlo.return %40 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %41 = stablehlo.constant dense<[[8.0, 23.0, 7.0, 12.0, 10.0, 21.0, 13.0], [2.0, 14.0, -5.0, 12.0, 12.0, 21.0, 14.0], [0.0, 2.0, -4.0, 7.0, 15.0, 10.0, 20.0], [0.0, 3.0, -8.0, 12.0, 3.0, 10.0, 12.0], [-11.0, 1.0, -4.0, 7.0, 0.0, 5.0, 18.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<f32>, %44: tensor<f32>):
    %45 = stablehlo.add %43, %44 : tensor<f32>
    stablehlo.return %45 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %46 = stablehlo.constant dense<[[-11.0, 1.0, -4.0, 7.0, 0.0, 5.0, 18.0], [-1.0, -4.0, 7.0, 13.0, 8.0, 2.0, 23.0], [5.0, 5.0, 19.0, 13.0, 6.0, 2.0, 22.0], [7.0, 17.0, 18.0, 18.0, 3.0, 13.0, 16.0], [7.0, 16.0, 22.0, 13.0, 15.0, 13.0, 24.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<f32>, %49: tensor<f32>):
    %50 = stablehlo.add %48, %49 : tensor<f32>
    stablehlo.return %50 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %51 = stablehlo.constant dense<[[14.0, 19.0, 8.0, 2.0, -6.0, -3.0, -8.0], [18.0, 9.0, -3.0, -3.0, -1.0, -1.0, 0.0], [22.0, 10.0, 11.0, 6.0, 9.0, -2.0, 4.0], [24.0, 25.0, 21.0, 26.0, 14.0, 14.0, 6.0], [13.0, 11.0, 15.0, 10.0, 7.0, 2.0, 8.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<f32>, %54: tensor<f32>):
    %55 = stablehlo.add %53, %54 : tensor<f32>
    stablehlo.return %55 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %56 = stablehlo.constant dense<[[-8.0, 2.0, -3.0, 8.0, 14.0, 22.0, 19.0], [0.0, 6.0, 15.0, 27.0, 27.0, 25.0, 25.0], [4.0, 6.0, 18.0, 17.0, 22.0, 19.0, 30.0], [6.0, 6.0, 5.0, 9.0, 4.0, 16.0, 16.0], [8.0, 19.0, 21.0, 17.0, 22.0, 25.0, 30.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<f32>, %59: tensor<f32>):
    %60 = stablehlo.add %58, %59 : tensor<f32>
    stablehlo.return %60 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %61 = stablehlo.constant dense<[[2.0, -6.0, -3.0, -8.0, 2.0, -3.0, 8.0], [-3.0, -1.0, -1.0, 0.0, 6.0, 15.0, 27.0], [6.0, 9.0, -2.0, 4.0, 6.0, 18.0, 17.0], [26.0, 14.0, 14.0, 6.0, 6.0, 5.0, 9.0], [10.0, 7.0, 2.0, 8.0, 19.0, 21.0, 17.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<f32>, %64: tensor<f32>):
    %65 = stablehlo.add %63, %64 : tensor<f32>
    stablehlo.return %65 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %66 = stablehlo.constant dense<[[-4.0, 11.0, -5.0, 0.0, -2.0, 9.0, 1.0], [0.0, -3.0, -6.0, 6.0, 8.0, 6.0, 7.0], [4.0, -6.0, 7.0, 1.0, 9.0, -5.0, 12.0], [6.0, 7.0, 2.0, 11.0, -6.0, 6.0, -2.0], [-5.0, 4.0, 10.0, 1.0, 3.0, 1.0, 12.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<f32>, %69: tensor<f32>):
    %70 = stablehlo.add %68, %69 : tensor<f32>
    stablehlo.return %70 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x3xf32>
  %71 = stablehlo.constant dense<[[-4.0, 0.0, 1.0], [4.0, 1.0, 12.0], [-5.0, 1.0, 12.0]]> : tensor<3x3xf32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<f32>, %74: tensor<f32>):
    %75 = stablehlo.add %73, %74 : tensor<f32>
    stablehlo.return %75 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<0x6xf32>
  %76 = stablehlo.constant dense<> : tensor<0x6xf32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xf32>, tensor<0x6xf32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<f32>, %79: tensor<f32>):
    %80 = stablehlo.add %78, %79 : tensor<f32>
    stablehlo.return %80 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %81 = stablehlo.constant dense<[[24.0, 24.0, 24.0, 24.0, 24.0, 24.0, 24.0], [14.0, 19.0, 8.0, 2.0, -6.0, -3.0, -8.0], [18.0, 9.0, -3.0, -3.0, -1.0, -1.0, 0.0], [22.0, 10.0, 11.0, 6.0, 9.0, -2.0, 4.0], [24.0, 25.0, 21.0, 26.0, 14.0, 14.0, 6.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %82 = stablehlo.constant dense<0.0> : tensor<f32>
  %83 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%84: tensor<f32>, %85: tensor<f32>):
    %86 = stablehlo.add %84, %85 : tensor<f32>
    stablehlo.return %86 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %87 = stablehlo.constant dense<[[-7.0, 8.0, -8.0, -3.0, -5.0, 6.0, -2.0], [-10.0, 2.0, -17.0, 0.0, 0.0, 9.0, 2.0], [-9.0, -7.0, -13.0, -2.0, 6.0, 1.0, 11.0], [-6.0, -3.0, -14.0, 6.0, -3.0, 4.0, 6.0], [-14.0, -2.0, -7.0, 4.0, -3.0, 2.0, 15.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%83, %87) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %88 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%89: tensor<f32>, %90: tensor<f32>):
    %91 = stablehlo.add %89, %90 : tensor<f32>
    stablehlo.return %91 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %92 = stablehlo.constant dense<[[-14.0, -2.0, -7.0, 4.0, -3.0, 2.0, 15.0], [-7.0, -10.0, 1.0, 7.0, 2.0, -4.0, 17.0], [-4.0, -4.0, 10.0, 4.0, -3.0, -7.0, 13.0], [-5.0, 5.0, 6.0, 6.0, -9.0, 1.0, 4.0], [-8.0, 1.0, 7.0, -2.0, 0.0, -2.0, 9.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%88, %92) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %93 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%94: tensor<f32>, %95: tensor<f32>):
    %96 = stablehlo.add %94, %95 : tensor<f32>
    stablehlo.return %96 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %97 = stablehlo.constant dense<[[-7.0, 1.0, -7.0, -10.0, -15.0, -9.0, -11.0], [-3.0, -9.0, -18.0, -15.0, -10.0, -7.0, -3.0], [1.0, -8.0, -4.0, -6.0, 0.0, -8.0, 1.0], [3.0, 7.0, 6.0, 14.0, 5.0, 8.0, 3.0], [-8.0, -7.0, 0.0, -2.0, -2.0, -4.0, 5.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%93, %97) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %98 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%99: tensor<f32>, %100: tensor<f32>):
    %101 = stablehlo.add %99, %100 : tensor<f32>
    stablehlo.return %101 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %102 = stablehlo.constant dense<[[-11.0, -4.0, -12.0, -4.0, -1.0, 4.0, -2.0], [-3.0, 0.0, 6.0, 15.0, 12.0, 7.0, 4.0], [1.0, 0.0, 9.0, 5.0, 7.0, 1.0, 9.0], [3.0, 0.0, -4.0, -3.0, -11.0, -2.0, -5.0], [5.0, 13.0, 12.0, 5.0, 7.0, 7.0, 9.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%98, %102) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  return
}
// -----
// reduce_window of f32 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 2.0, -1.0, -1.0, 1.0], [0.5, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0], [2.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0]]> : tensor<5x7xf32>
  %1 = stablehlo.constant dense<-1.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.multiply %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x6xf32>
  %6 = stablehlo.constant dense<[[1.0, 1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, 2.0, 2.0, 1.0, 1.0], [0.5, 1.0, 2.0, -2.0, -1.0, -1.0], [1.0, 1.0, 1.0, -1.0, 1.0, -1.0]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.multiply %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
  %11 = stablehlo.constant dense<[[-1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0], [0.5, -1.0, 1.0, 2.0, 1.0, -1.0, -1.0], [1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0]]> : tensor<3x7xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.multiply %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x3xf32>
  %16 = stablehlo.constant dense<[[-1.0, -1.0, -1.0], [1.0, -1.0, 1.0], [1.0, -2.0, -2.0], [-0.5, -1.0, 1.0], [2.0, -1.0, 1.0]]> : tensor<5x3xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.multiply %18, %19 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<9x10xf32>
  %21 = stablehlo.constant dense<[[1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -1.0, -1.0, -1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -1.0, -1.0, -1.0, 1.0], [0.5, 0.5, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0], [0.5, 0.5, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0], [2.0, 2.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0], [2.0, 2.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0]]> : tensor<9x10xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xf32>, tensor<9x10xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.multiply %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x2xf32>
  %26 = stablehlo.constant dense<[[1.0, 1.0], [2.0, 2.0], [-0.5, 1.0], [-4.0, 2.0], [0.5, -1.0]]> : tensor<5x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xf32>, tensor<5x2xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.multiply %28, %29 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x4xf32>
  %31 = stablehlo.constant dense<[[-1.0, -1.0, 2.0, 2.0], [0.5, 1.0, 2.0, -2.0], [1.0, 1.0, 1.0, -1.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<f32>, %34: tensor<f32>):
    %35 = stablehlo.multiply %33, %34 : tensor<f32>
    stablehlo.return %35 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<8x13xf32>
  %36 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 2.0, -2.0, 2.0, 1.0, 1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -0.5, -0.5, 0.5, 1.0, 1.0, -1.0, 2.0, 2.0, -2.0, 1.0, -1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 2.0, 2.0, -2.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0]]> : tensor<8x13xf32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xf32>, tensor<8x13xf32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<f32>, %39: tensor<f32>):
    %40 = stablehlo.multiply %38, %39 : tensor<f32>
    stablehlo.return %40 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %41 = stablehlo.constant dense<[[-1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0], [1.0, -1.0, 1.0, 2.0, -1.0, -1.0, 1.0], [-0.5, -1.0, -1.0, 2.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -2.0, 1.0, -1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<f32>, %44: tensor<f32>):
    %45 = stablehlo.multiply %43, %44 : tensor<f32>
    stablehlo.return %45 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %46 = stablehlo.constant dense<[[1.0, 1.0, 1.0, -2.0, 1.0, -1.0, 1.0], [-1.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0], [-1.0, 1.0, -1.0, 2.0, -1.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0], [-2.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<f32>, %49: tensor<f32>):
    %50 = stablehlo.multiply %48, %49 : tensor<f32>
    stablehlo.return %50 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %51 = stablehlo.constant dense<[[-1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, 2.0, 2.0, 2.0, -2.0], [-0.5, -0.5, 0.5, 0.5, -0.5, 0.5, 0.5], [-2.0, 2.0, -2.0, 2.0, 2.0, -2.0, -2.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<f32>, %54: tensor<f32>):
    %55 = stablehlo.multiply %53, %54 : tensor<f32>
    stablehlo.return %55 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %56 = stablehlo.constant dense<[[1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0], [-2.0, 2.0, -2.0, 2.0, -1.0, -1.0, -1.0], [0.5, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0], [-2.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<f32>, %59: tensor<f32>):
    %60 = stablehlo.multiply %58, %59 : tensor<f32>
    stablehlo.return %60 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %61 = stablehlo.constant dense<[[1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [2.0, 2.0, 2.0, -2.0, 2.0, -2.0, 2.0], [0.5, -0.5, 0.5, 0.5, -1.0, -1.0, 1.0], [2.0, 2.0, -2.0, -2.0, 1.0, -1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<f32>, %64: tensor<f32>):
    %65 = stablehlo.multiply %63, %64 : tensor<f32>
    stablehlo.return %65 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %66 = stablehlo.constant dense<[[-1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, -2.0, 1.0, 1.0, -1.0], [-0.5, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0], [-2.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<f32>, %69: tensor<f32>):
    %70 = stablehlo.multiply %68, %69 : tensor<f32>
    stablehlo.return %70 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x3xf32>
  %71 = stablehlo.constant dense<[[-1.0, 1.0, -1.0], [-1.0, -2.0, -1.0], [-2.0, -1.0, 1.0]]> : tensor<3x3xf32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<f32>, %74: tensor<f32>):
    %75 = stablehlo.multiply %73, %74 : tensor<f32>
    stablehlo.return %75 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<0x6xf32>
  %76 = stablehlo.constant dense<> : tensor<0x6xf32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xf32>, tensor<0x6xf32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<f32>, %79: tensor<f32>):
    %80 = stablehlo.multiply %78, %79 : tensor<f32>
    stablehlo.return %80 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %81 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, 2.0, 2.0, 2.0, -2.0], [-0.5, -0.5, 0.5, 0.5, -0.5, 0.5, 0.5]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %82 = stablehlo.constant dense<1.0> : tensor<f32>
  %83 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%84: tensor<f32>, %85: tensor<f32>):
    %86 = stablehlo.multiply %84, %85 : tensor<f32>
    stablehlo.return %86 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %87 = stablehlo.constant dense<[[1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0], [-0.5, -1.0, -1.0, 2.0, 1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, 2.0, -1.0, 1.0, -1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%83, %87) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %88 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%89: tensor<f32>, %90: tensor<f32>):
    %91 = stablehlo.multiply %89, %90 : tensor<f32>
    stablehlo.return %91 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %92 = stablehlo.constant dense<[[-1.0, -1.0, -1.0, 2.0, -1.0, 1.0, -1.0], [-1.0, 1.0, -1.0, -2.0, 1.0, 1.0, -1.0], [1.0, -1.0, 1.0, -2.0, 1.0, -1.0, 1.0], [1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0], [2.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%88, %92) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %93 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%94: tensor<f32>, %95: tensor<f32>):
    %96 = stablehlo.multiply %94, %95 : tensor<f32>
    stablehlo.return %96 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %97 = stablehlo.constant dense<[[1.0, -1.0, -1.0, 1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 2.0, -2.0, 2.0, 2.0], [0.5, -0.5, -0.5, 0.5, 0.5, 0.5, -0.5], [2.0, 2.0, 2.0, 2.0, -2.0, -2.0, 2.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%93, %97) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %98 = "stablehlo.reduce_window"(%0, %82) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%99: tensor<f32>, %100: tensor<f32>):
    %101 = stablehlo.multiply %99, %100 : tensor<f32>
    stablehlo.return %101 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %102 = stablehlo.constant dense<[[-1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0], [2.0, 2.0, 2.0, 2.0, 1.0, -1.0, 1.0], [-0.5, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0], [2.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%98, %102) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  return
}
// -----
// reduce_window of f32 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[17.375, 1.875, 5.5, 11.375, 78.5, 46.25, 93.75], [-59.875, 104.5, 100.875, 39.375, 77.625, -95.0, 107.25], [54.375, -54.0, -105.0, -79.25, 92.75, 80.875, 118.375], [93.375, 106.625, 95.5, -106.25, -78.25, 71.875, 85.875], [-24.875, 57.875, -92.25, -71.0, 50.125, 53.75, -21.0]]> : tensor<5x7xf32>
  %1 = stablehlo.constant dense<0.5> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.maximum %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x6xf32>
  %6 = stablehlo.constant dense<[[104.5, 104.5, 100.875, 78.5, 78.5, 107.25], [104.5, 104.5, 100.875, 92.75, 92.75, 118.375], [106.625, 106.625, 95.5, 92.75, 92.75, 118.375], [106.625, 106.625, 95.5, 50.125, 71.875, 85.875]]> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.maximum %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
  %11 = stablehlo.constant dense<[[17.375, 104.5, 100.875, 39.375, 78.5, 46.25, 107.25], [93.375, 106.625, 100.875, 39.375, 92.75, 80.875, 118.375], [93.375, 106.625, 95.5, 0.5, 50.125, 71.875, 85.875]]> : tensor<3x7xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.maximum %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x3xf32>
  %16 = stablehlo.constant dense<[[17.375, 11.375, 78.5], [104.5, 104.5, 77.625], [54.375, 0.5, 92.75], [106.625, 106.625, 71.875], [57.875, 57.875, 53.75]]> : tensor<5x3xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.maximum %18, %19 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<9x10xf32>
  %21 = stablehlo.constant dense<[[17.375, 17.375, 1.875, 5.5, 5.5, 11.375, 78.5, 78.5, 46.25, 93.75], [0.5, 0.5, 104.5, 100.875, 100.875, 39.375, 77.625, 77.625, 0.5, 107.25], [0.5, 0.5, 104.5, 100.875, 100.875, 39.375, 77.625, 77.625, 0.5, 107.25], [54.375, 54.375, 0.5, 0.5, 0.5, 0.5, 92.75, 92.75, 80.875, 118.375], [54.375, 54.375, 0.5, 0.5, 0.5, 0.5, 92.75, 92.75, 80.875, 118.375], [93.375, 93.375, 106.625, 95.5, 95.5, 0.5, 0.5, 0.5, 71.875, 85.875], [93.375, 93.375, 106.625, 95.5, 95.5, 0.5, 0.5, 0.5, 71.875, 85.875], [0.5, 0.5, 57.875, 0.5, 0.5, 0.5, 50.125, 50.125, 53.75, 0.5], [0.5, 0.5, 57.875, 0.5, 0.5, 0.5, 50.125, 50.125, 53.75, 0.5]]> : tensor<9x10xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xf32>, tensor<9x10xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.maximum %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x2xf32>
  %26 = stablehlo.constant dense<[[39.375, 107.25], [54.375, 118.375], [93.375, 107.25], [54.375, 118.375], [93.375, 85.875]]> : tensor<5x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xf32>, tensor<5x2xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.maximum %28, %29 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x4xf32>
  %31 = stablehlo.constant dense<[[104.5, 104.5, 100.875, 92.75], [106.625, 106.625, 95.5, 92.75], [106.625, 106.625, 95.5, 50.125]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<f32>, %34: tensor<f32>):
    %35 = stablehlo.maximum %33, %34 : tensor<f32>
    stablehlo.return %35 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<8x13xf32>
  %36 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 54.375, 54.375, 104.5, 104.5, 104.5, 100.875, 100.875, 39.375, 92.75, 92.75, 92.75, 80.875], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 93.375, 93.375, 106.625, 106.625, 106.625, 95.5, 95.5, 0.5, 92.75, 92.75, 92.75, 80.875], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 93.375, 93.375, 106.625, 106.625, 106.625, 95.5, 95.5, 0.5, 50.125, 50.125, 71.875, 71.875], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 57.875, 57.875, 57.875, 0.5, 0.5, 0.5, 50.125, 50.125, 53.75, 53.75]]> : tensor<8x13xf32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xf32>, tensor<8x13xf32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<f32>, %39: tensor<f32>):
    %40 = stablehlo.maximum %38, %39 : tensor<f32>
    stablehlo.return %40 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %41 = stablehlo.constant dense<[[17.375, 1.875, 5.5, 11.375, 78.5, 46.25, 93.75], [17.375, 104.5, 100.875, 39.375, 78.5, 46.25, 107.25], [54.375, 104.5, 100.875, 39.375, 92.75, 80.875, 118.375], [93.375, 106.625, 100.875, 39.375, 92.75, 80.875, 118.375], [93.375, 106.625, 100.875, 39.375, 92.75, 80.875, 118.375]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<f32>, %44: tensor<f32>):
    %45 = stablehlo.maximum %43, %44 : tensor<f32>
    stablehlo.return %45 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %46 = stablehlo.constant dense<[[93.375, 106.625, 100.875, 39.375, 92.75, 80.875, 118.375], [93.375, 106.625, 100.875, 39.375, 92.75, 80.875, 118.375], [93.375, 106.625, 95.5, 0.5, 92.75, 80.875, 118.375], [93.375, 106.625, 95.5, 0.5, 50.125, 71.875, 85.875], [0.5, 57.875, 0.5, 0.5, 50.125, 53.75, 0.5]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<f32>, %49: tensor<f32>):
    %50 = stablehlo.maximum %48, %49 : tensor<f32>
    stablehlo.return %50 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %51 = stablehlo.constant dense<[[17.375, 17.375, 17.375, 17.375, 78.5, 78.5, 93.75], [0.5, 104.5, 104.5, 104.5, 104.5, 104.5, 107.25], [54.375, 54.375, 54.375, 54.375, 92.75, 92.75, 118.375], [93.375, 106.625, 106.625, 106.625, 106.625, 106.625, 106.625], [0.5, 57.875, 57.875, 57.875, 57.875, 57.875, 57.875]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<f32>, %54: tensor<f32>):
    %55 = stablehlo.maximum %53, %54 : tensor<f32>
    stablehlo.return %55 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %56 = stablehlo.constant dense<[[93.75, 93.75, 93.75, 93.75, 93.75, 93.75, 93.75], [107.25, 107.25, 107.25, 107.25, 107.25, 107.25, 107.25], [118.375, 118.375, 118.375, 118.375, 118.375, 118.375, 118.375], [106.625, 106.625, 95.5, 85.875, 85.875, 85.875, 85.875], [57.875, 57.875, 53.75, 53.75, 53.75, 53.75, 0.5]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<f32>, %59: tensor<f32>):
    %60 = stablehlo.maximum %58, %59 : tensor<f32>
    stablehlo.return %60 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %61 = stablehlo.constant dense<[[17.375, 78.5, 78.5, 93.75, 93.75, 93.75, 93.75], [104.5, 104.5, 104.5, 107.25, 107.25, 107.25, 107.25], [54.375, 92.75, 92.75, 118.375, 118.375, 118.375, 118.375], [106.625, 106.625, 106.625, 106.625, 106.625, 95.5, 85.875], [57.875, 57.875, 57.875, 57.875, 57.875, 53.75, 53.75]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<f32>, %64: tensor<f32>):
    %65 = stablehlo.maximum %63, %64 : tensor<f32>
    stablehlo.return %65 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %66 = stablehlo.constant dense<[[17.375, 1.875, 5.5, 11.375, 78.5, 46.25, 93.75], [0.5, 104.5, 100.875, 39.375, 77.625, 0.5, 107.25], [54.375, 0.5, 0.5, 0.5, 92.75, 80.875, 118.375], [93.375, 106.625, 95.5, 0.5, 0.5, 71.875, 85.875], [0.5, 57.875, 0.5, 0.5, 50.125, 53.75, 0.5]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<f32>, %69: tensor<f32>):
    %70 = stablehlo.maximum %68, %69 : tensor<f32>
    stablehlo.return %70 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x3xf32>
  %71 = stablehlo.constant dense<[[17.375, 11.375, 93.75], [54.375, 0.5, 118.375], [0.5, 0.5, 0.5]]> : tensor<3x3xf32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<f32>, %74: tensor<f32>):
    %75 = stablehlo.maximum %73, %74 : tensor<f32>
    stablehlo.return %75 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<0x6xf32>
  %76 = stablehlo.constant dense<> : tensor<0x6xf32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xf32>, tensor<0x6xf32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<f32>, %79: tensor<f32>):
    %80 = stablehlo.maximum %78, %79 : tensor<f32>
    stablehlo.return %80 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %81 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [17.375, 17.375, 17.375, 17.375, 78.5, 78.5, 93.75], [0.5, 104.5, 104.5, 104.5, 104.5, 104.5, 107.25], [54.375, 54.375, 54.375, 54.375, 92.75, 92.75, 118.375], [93.375, 106.625, 106.625, 106.625, 106.625, 106.625, 106.625]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  return
}
// -----
// reduce_window of f32 by minimum
func.func public @main() {
  %0 = stablehlo.constant dense<[[33.875, 35.875, -64.625, -75.375, -56.125, -99.875, -113.0], [-4.875, -45.875, 71.125, -52.75, 80.625, 48.125, -35.125], [36.375, 105.125, -86.5, 25.25, 4.125, -109.375, -44.5], [107.75, 79.0, -16.75, 82.5, 19.625, -102.125, 91.5], [79.0, 73.125, 53.5, -60.375, -107.875, 120.125, 119.625]]> : tensor<5x7xf32>
  %1 = stablehlo.constant dense<0.5> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.minimum %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x6xf32>
  %6 = stablehlo.constant dense<"0x008037C2004081C200C096C200C096C200C0C7C20000E2C2008037C20000ADC20000ADC2000053C200C0DAC200C0DAC20000003F0000ADC20000ADC20000003F00C0DAC200C0DAC20000003F000086C1008071C200C0D7C200C0D7C20040CCC2"> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.minimum %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
  %11 = stablehlo.constant dense<[[-4.875, -45.875, -64.625, -75.375, -56.125, -99.875, -113.0], [-4.875, -45.875, -86.5, -52.75, 0.5, -109.375, -44.5], [0.5, 0.5, -16.75, -60.375, -107.875, -102.125, 0.5]]> : tensor<3x7xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.minimum %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x3xf32>
  %16 = stablehlo.constant dense<[[0.5, -75.375, -99.875], [-45.875, -52.75, -52.75], [0.5, -86.5, -109.375], [0.5, -16.75, -102.125], [0.5, -60.375, -107.875]]> : tensor<5x3xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.minimum %18, %19 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<9x10xf32>
  %21 = stablehlo.constant dense<[[0.5, 0.5, 0.5, -64.625, -64.625, -75.375, -56.125, -56.125, -99.875, -113.0], [-4.875, -4.875, -45.875, 0.5, 0.5, -52.75, 0.5, 0.5, 0.5, -35.125], [-4.875, -4.875, -45.875, 0.5, 0.5, -52.75, 0.5, 0.5, 0.5, -35.125], [0.5, 0.5, 0.5, -86.5, -86.5, 0.5, 0.5, 0.5, -109.375, -44.5], [0.5, 0.5, 0.5, -86.5, -86.5, 0.5, 0.5, 0.5, -109.375, -44.5], [0.5, 0.5, 0.5, -16.75, -16.75, 0.5, 0.5, 0.5, -102.125, 0.5], [0.5, 0.5, 0.5, -16.75, -16.75, 0.5, 0.5, 0.5, -102.125, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, -60.375, -107.875, -107.875, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, -60.375, -107.875, -107.875, 0.5, 0.5]]> : tensor<9x10xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<9x10xf32>, tensor<9x10xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.minimum %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x2xf32>
  %26 = stablehlo.constant dense<[[-52.75, -52.75], [-75.375, -113.0], [-52.75, -52.75], [-60.375, -60.375], [0.5, 0.5]]> : tensor<5x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x2xf32>, tensor<5x2xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.minimum %28, %29 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x4xf32>
  %31 = stablehlo.constant dense<[[-45.875, -86.5, -86.5, -52.75], [0.5, -86.5, -86.5, 0.5], [0.5, -16.75, -60.375, -107.875]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<f32>, %34: tensor<f32>):
    %35 = stablehlo.minimum %33, %34 : tensor<f32>
    stablehlo.return %35 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<8x13xf32>
  %36 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, -4.875, -4.875, -45.875, -45.875, -86.5, -86.5, -86.5, -52.75, -52.75, 0.5, -109.375, -109.375], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, -86.5, -86.5, -86.5, 0.5, 0.5, 0.5, -109.375, -109.375], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, -16.75, -16.75, -60.375, -60.375, -107.875, -107.875, -107.875, -102.125], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -60.375, -60.375, -107.875, -107.875, -107.875, 0.5]]> : tensor<8x13xf32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<8x13xf32>, tensor<8x13xf32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<f32>, %39: tensor<f32>):
    %40 = stablehlo.minimum %38, %39 : tensor<f32>
    stablehlo.return %40 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %41 = stablehlo.constant dense<"0x0000003F0000003F004081C200C096C2008060C200C0C7C20000E2C200009CC0008037C2004081C200C096C2008060C200C0C7C20000E2C200009CC0008037C20000ADC200C096C2008060C200C0DAC20000E2C200009CC0008037C20000ADC200C096C2008060C200C0DAC20000E2C200009CC0008037C20000ADC200C096C200C0D7C200C0DAC20000E2C2"> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%43: tensor<f32>, %44: tensor<f32>):
    %45 = stablehlo.minimum %43, %44 : tensor<f32>
    stablehlo.return %45 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %46 = stablehlo.constant dense<[[-4.875, -45.875, -86.5, -75.375, -107.875, -109.375, -113.0], [-4.875, -45.875, -86.5, -60.375, -107.875, -109.375, -44.5], [0.5, 0.5, -86.5, -60.375, -107.875, -109.375, -44.5], [0.5, 0.5, -16.75, -60.375, -107.875, -102.125, 0.5], [0.5, 0.5, 0.5, -60.375, -107.875, 0.5, 0.5]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%48: tensor<f32>, %49: tensor<f32>):
    %50 = stablehlo.minimum %48, %49 : tensor<f32>
    stablehlo.return %50 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %51 = stablehlo.constant dense<[[0.5, 0.5, -64.625, -75.375, -75.375, -99.875, -113.0], [-4.875, -45.875, -45.875, -52.75, -52.75, -52.75, -52.75], [0.5, 0.5, -86.5, -86.5, -86.5, -109.375, -109.375], [0.5, 0.5, -16.75, -16.75, -16.75, -102.125, -102.125], [0.5, 0.5, 0.5, -60.375, -107.875, -107.875, -107.875]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<f32>, %54: tensor<f32>):
    %55 = stablehlo.minimum %53, %54 : tensor<f32>
    stablehlo.return %55 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %56 = stablehlo.constant dense<"0x0000E2C20000E2C20000E2C20000E2C20000E2C20000E2C20000E2C2000053C2000053C2000053C2000053C200800CC200800CC200800CC200C0DAC200C0DAC200C0DAC200C0DAC200C0DAC200C0DAC2000032C20040CCC20040CCC20040CCC20040CCC20040CCC20040CCC20000003F00C0D7C200C0D7C200C0D7C200C0D7C200C0D7C20000003F0000003F"> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<f32>, %59: tensor<f32>):
    %60 = stablehlo.minimum %58, %59 : tensor<f32>
    stablehlo.return %60 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %61 = stablehlo.constant dense<"0x00C096C200C096C200C0C7C20000E2C20000E2C20000E2C20000E2C2000053C2000053C2000053C2000053C2000053C2000053C2000053C20000ADC20000ADC200C0DAC200C0DAC200C0DAC200C0DAC200C0DAC2000086C1000086C10040CCC20040CCC20040CCC20040CCC20040CCC2008071C200C0D7C200C0D7C200C0D7C200C0D7C200C0D7C200C0D7C2"> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>}> ({
    ^bb0(%63: tensor<f32>, %64: tensor<f32>):
    %65 = stablehlo.minimum %63, %64 : tensor<f32>
    stablehlo.return %65 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %66 = stablehlo.constant dense<[[0.5, 0.5, -64.625, -75.375, -56.125, -99.875, -113.0], [-4.875, -45.875, 0.5, -52.75, 0.5, 0.5, -35.125], [0.5, 0.5, -86.5, 0.5, 0.5, -109.375, -44.5], [0.5, 0.5, -16.75, 0.5, 0.5, -102.125, 0.5], [0.5, 0.5, 0.5, -60.375, -107.875, 0.5, 0.5]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%68: tensor<f32>, %69: tensor<f32>):
    %70 = stablehlo.minimum %68, %69 : tensor<f32>
    stablehlo.return %70 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x3xf32>
  %71 = stablehlo.constant dense<[[0.5, -75.375, -113.0], [0.5, 0.5, -44.5], [0.5, -60.375, 0.5]]> : tensor<3x3xf32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 6, 2>}> ({
    ^bb0(%73: tensor<f32>, %74: tensor<f32>):
    %75 = stablehlo.minimum %73, %74 : tensor<f32>
    stablehlo.return %75 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<0x6xf32>
  %76 = stablehlo.constant dense<> : tensor<0x6xf32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<0x6xf32>, tensor<0x6xf32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<f32>, %79: tensor<f32>):
    %80 = stablehlo.minimum %78, %79 : tensor<f32>
    stablehlo.return %80 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %81 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, -64.625, -75.375, -75.375, -99.875, -113.0], [-4.875, -45.875, -45.875, -52.75, -52.75, -52.75, -52.75], [0.5, 0.5, -86.5, -86.5, -86.5, -109.375, -109.375], [0.5, 0.5, -16.75, -16.75, -16.75, -102.125, -102.125]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  return
}
// -----
// reduce_window of f64 by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[4.0, 0.0, -4.0, -3.0, -7.0, 3.0, -3.0], [-7.0, 5.0, -4.0, 8.0, 3.0, 0.0, 9.0], [3.0, -5.0, 2.0, 7.0, -7.0, 4.0, 2.0], [0.0, 8.0, 7.0, -5.0, 7.0, -3.0, 0.0], [-5.0, -1.0, -2.0, 6.0, -4.0, -1.0, 9.0]]> : tensor<5x7xf64>
  %1 = stablehlo.constant dense<3.0> : tensor<f64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.add %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<3x7xf64>
  %6 = stablehlo.constant dense<[[3.0, 11.0, -2.0, 11.0, 2.0, 9.0, 12.0], [-1.0, 11.0, 8.0, 13.0, 6.0, 4.0, 14.0], [1.0, 13.0, 11.0, 7.0, 9.0, 2.0, 15.0]]> : tensor<3x7xf64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf64>, tensor<3x7xf64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f64>, %9: tensor<f64>):
    %10 = stablehlo.add %8, %9 : tensor<f64>
    stablehlo.return %10 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<9x10xf64>
  %11 = stablehlo.constant dense<[[22.0, 22.0, 18.0, 14.0, 14.0, 15.0, 11.0, 11.0, 21.0, 15.0], [11.0, 11.0, 23.0, 14.0, 14.0, 26.0, 21.0, 21.0, 18.0, 27.0], [11.0, 11.0, 23.0, 14.0, 14.0, 26.0, 21.0, 21.0, 18.0, 27.0], [21.0, 21.0, 13.0, 20.0, 20.0, 25.0, 11.0, 11.0, 22.0, 20.0], [21.0, 21.0, 13.0, 20.0, 20.0, 25.0, 11.0, 11.0, 22.0, 20.0], [18.0, 18.0, 26.0, 25.0, 25.0, 13.0, 25.0, 25.0, 15.0, 18.0], [18.0, 18.0, 26.0, 25.0, 25.0, 13.0, 25.0, 25.0, 15.0, 18.0], [13.0, 13.0, 17.0, 16.0, 16.0, 24.0, 14.0, 14.0, 17.0, 27.0], [13.0, 13.0, 17.0, 16.0, 16.0, 24.0, 14.0, 14.0, 17.0, 27.0]]> : tensor<9x10xf64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf64>, tensor<9x10xf64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f64>, %14: tensor<f64>):
    %15 = stablehlo.add %13, %14 : tensor<f64>
    stablehlo.return %15 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<3x4xf64>
  %16 = stablehlo.constant dense<[[-1.0, 1.0, 16.0, 14.0], [9.0, 15.0, 14.0, 5.0], [5.0, 15.0, 9.0, 7.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f64>, %19: tensor<f64>):
    %20 = stablehlo.add %18, %19 : tensor<f64>
    stablehlo.return %20 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %21 = stablehlo.constant dense<[[19.0, 15.0, 11.0, 12.0, 8.0, 18.0, 12.0], [9.0, 17.0, 4.0, 17.0, 8.0, 15.0, 18.0], [9.0, 9.0, 3.0, 21.0, -2.0, 16.0, 17.0], [6.0, 14.0, 7.0, 13.0, 2.0, 10.0, 14.0], [-2.0, 10.0, 2.0, 16.0, -5.0, 6.0, 20.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f64>, %24: tensor<f64>):
    %25 = stablehlo.add %23, %24 : tensor<f64>
    stablehlo.return %25 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %26 = stablehlo.constant dense<[[25.0, 22.0, 15.0, 9.0, -1.0, -1.0, -7.0], [14.0, 16.0, 9.0, 14.0, 14.0, 11.0, 17.0], [24.0, 16.0, 15.0, 19.0, 9.0, 10.0, 9.0], [21.0, 26.0, 30.0, 22.0, 26.0, 20.0, 17.0], [16.0, 12.0, 7.0, 10.0, 3.0, -1.0, 5.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f64>, %29: tensor<f64>):
    %30 = stablehlo.add %28, %29 : tensor<f64>
    stablehlo.return %30 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %31 = stablehlo.constant dense<[[9.0, -1.0, -1.0, -7.0, -8.0, -5.0, 2.0], [14.0, 14.0, 11.0, 17.0, 27.0, 25.0, 32.0], [19.0, 9.0, 10.0, 9.0, 9.0, 17.0, 18.0], [22.0, 26.0, 20.0, 17.0, 20.0, 15.0, 11.0], [10.0, 3.0, -1.0, 5.0, 13.0, 17.0, 22.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<f64>, %34: tensor<f64>):
    %35 = stablehlo.add %33, %34 : tensor<f64>
    stablehlo.return %35 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<3x3xf64>
  %36 = stablehlo.constant dense<[[7.0, 0.0, 0.0], [6.0, 10.0, 5.0], [-2.0, 9.0, 12.0]]> : tensor<3x3xf64>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<f64>, %39: tensor<f64>):
    %40 = stablehlo.add %38, %39 : tensor<f64>
    stablehlo.return %40 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %41 = stablehlo.constant dense<[[24.0, 24.0, 24.0, 24.0, 24.0, 24.0, 24.0], [25.0, 22.0, 15.0, 9.0, -1.0, -1.0, -7.0], [14.0, 16.0, 9.0, 14.0, 14.0, 11.0, 17.0], [24.0, 16.0, 15.0, 19.0, 9.0, 10.0, 9.0], [21.0, 26.0, 30.0, 22.0, 26.0, 20.0, 17.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %42 = stablehlo.constant dense<0.0> : tensor<f64>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<f64>, %45: tensor<f64>):
    %46 = stablehlo.add %44, %45 : tensor<f64>
    stablehlo.return %46 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %47 = stablehlo.constant dense<[[4.0, 0.0, -4.0, -3.0, -7.0, 3.0, -3.0], [-3.0, 5.0, -8.0, 5.0, -4.0, 3.0, 6.0], [0.0, 0.0, -6.0, 12.0, -11.0, 7.0, 8.0], [0.0, 8.0, 1.0, 7.0, -4.0, 4.0, 8.0], [-5.0, 7.0, -1.0, 13.0, -8.0, 3.0, 17.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<f64>, %50: tensor<f64>):
    %51 = stablehlo.add %49, %50 : tensor<f64>
    stablehlo.return %51 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %52 = stablehlo.constant dense<[[-5.0, 7.0, -1.0, 13.0, -8.0, 3.0, 17.0], [-9.0, 7.0, 3.0, 16.0, -1.0, 0.0, 20.0], [-2.0, 2.0, 7.0, 8.0, -4.0, 0.0, 11.0], [-5.0, 7.0, 5.0, 1.0, 3.0, -4.0, 9.0], [-5.0, -1.0, -2.0, 6.0, -4.0, -1.0, 9.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%48, %52) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<f64>, %55: tensor<f64>):
    %56 = stablehlo.add %54, %55 : tensor<f64>
    stablehlo.return %56 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %57 = stablehlo.constant dense<[[4.0, 4.0, 0.0, -3.0, -10.0, -7.0, -10.0], [-7.0, -2.0, -6.0, 2.0, 5.0, 5.0, 14.0], [3.0, -2.0, 0.0, 7.0, 0.0, 4.0, 6.0], [0.0, 8.0, 15.0, 10.0, 17.0, 14.0, 14.0], [-5.0, -6.0, -8.0, -2.0, -6.0, -7.0, 2.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%53, %57) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<f64>, %60: tensor<f64>):
    %61 = stablehlo.add %59, %60 : tensor<f64>
    stablehlo.return %61 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %62 = stablehlo.constant dense<[[-10.0, -14.0, -14.0, -10.0, -7.0, 0.0, -3.0], [14.0, 21.0, 16.0, 20.0, 12.0, 9.0, 9.0], [6.0, 3.0, 8.0, 6.0, -1.0, 6.0, 2.0], [14.0, 14.0, 6.0, -1.0, 4.0, -3.0, 0.0], [2.0, 7.0, 8.0, 10.0, 4.0, 8.0, 9.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  return
}
// -----
// reduce_window of f64 by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -1.0, 1.0, -1.0, -0.5, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0], [1.0, -2.0, 1.0, 1.0, 1.0, -1.0, -1.0], [2.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0], [1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0]]> : tensor<5x7xf64>
  %1 = stablehlo.constant dense<-1.0> : tensor<f64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.multiply %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<3x7xf64>
  %6 = stablehlo.constant dense<[[-1.0, 1.0, -1.0, 1.0, -0.5, -1.0, 1.0], [2.0, -2.0, 1.0, -1.0, -1.0, -1.0, -1.0], [2.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0]]> : tensor<3x7xf64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf64>, tensor<3x7xf64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f64>, %9: tensor<f64>):
    %10 = stablehlo.multiply %8, %9 : tensor<f64>
    stablehlo.return %10 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<9x10xf64>
  %11 = stablehlo.constant dense<[[1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -0.5, -0.5, -1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0], [-1.0, -1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0], [1.0, 1.0, -2.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0], [1.0, 1.0, -2.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0], [2.0, 2.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0], [2.0, 2.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<9x10xf64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf64>, tensor<9x10xf64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f64>, %14: tensor<f64>):
    %15 = stablehlo.multiply %13, %14 : tensor<f64>
    stablehlo.return %15 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<3x4xf64>
  %16 = stablehlo.constant dense<[[2.0, 2.0, -1.0, 1.0], [4.0, 2.0, 1.0, 1.0], [2.0, 1.0, 1.0, -1.0]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f64>, %19: tensor<f64>):
    %20 = stablehlo.multiply %18, %19 : tensor<f64>
    stablehlo.return %20 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %21 = stablehlo.constant dense<[[-1.0, 1.0, -1.0, 1.0, 0.5, 1.0, 1.0], [-1.0, 1.0, -1.0, 1.0, -0.5, -1.0, 1.0], [1.0, 2.0, 1.0, -1.0, 0.5, -1.0, 1.0], [-2.0, -2.0, -1.0, -1.0, -0.5, -1.0, -1.0], [2.0, -2.0, 1.0, 1.0, -0.5, -1.0, -1.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f64>, %24: tensor<f64>):
    %25 = stablehlo.multiply %23, %24 : tensor<f64>
    stablehlo.return %25 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %26 = stablehlo.constant dense<[[-1.0, -1.0, 1.0, 1.0, 0.5, 0.5, 0.5], [1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0], [-1.0, -2.0, 2.0, -2.0, 2.0, 2.0, 2.0], [-2.0, 2.0, -2.0, -2.0, 2.0, 2.0, -2.0], [-1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f64>, %29: tensor<f64>):
    %30 = stablehlo.multiply %28, %29 : tensor<f64>
    stablehlo.return %30 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %31 = stablehlo.constant dense<[[1.0, 0.5, 0.5, 0.5, -0.5, -0.5, 0.5], [1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [-2.0, 2.0, 2.0, 2.0, -2.0, -1.0, 1.0], [-2.0, 2.0, 2.0, -2.0, 1.0, -1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<f64>, %34: tensor<f64>):
    %35 = stablehlo.multiply %33, %34 : tensor<f64>
    stablehlo.return %35 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<3x3xf64>
  %36 = stablehlo.constant dense<[[-1.0, 1.0, 1.0], [-1.0, -1.0, 1.0], [-1.0, -1.0, 1.0]]> : tensor<3x3xf64>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<f64>, %39: tensor<f64>):
    %40 = stablehlo.multiply %38, %39 : tensor<f64>
    stablehlo.return %40 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %41 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, 1.0, 1.0, 0.5, 0.5, 0.5], [1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0], [-1.0, -2.0, 2.0, -2.0, 2.0, 2.0, 2.0], [-2.0, 2.0, -2.0, -2.0, 2.0, 2.0, -2.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %42 = stablehlo.constant dense<1.0> : tensor<f64>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<f64>, %45: tensor<f64>):
    %46 = stablehlo.multiply %44, %45 : tensor<f64>
    stablehlo.return %46 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %47 = stablehlo.constant dense<[[1.0, -1.0, 1.0, -1.0, -0.5, -1.0, -1.0], [-1.0, 1.0, -1.0, 1.0, -0.5, -1.0, 1.0], [-1.0, -2.0, -1.0, 1.0, -0.5, 1.0, -1.0], [-2.0, -2.0, -1.0, -1.0, -0.5, -1.0, -1.0], [-2.0, 2.0, -1.0, -1.0, 0.5, 1.0, 1.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<f64>, %50: tensor<f64>):
    %51 = stablehlo.multiply %49, %50 : tensor<f64>
    stablehlo.return %51 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %52 = stablehlo.constant dense<[[-2.0, 2.0, -1.0, -1.0, 0.5, 1.0, 1.0], [-2.0, -2.0, -1.0, 1.0, -1.0, -1.0, -1.0], [2.0, 2.0, 1.0, -1.0, -1.0, -1.0, 1.0], [2.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0], [1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%48, %52) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<f64>, %55: tensor<f64>):
    %56 = stablehlo.multiply %54, %55 : tensor<f64>
    stablehlo.return %56 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %57 = stablehlo.constant dense<[[1.0, -1.0, -1.0, 1.0, -0.5, 0.5, -0.5], [-1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0], [1.0, -2.0, -2.0, -2.0, -2.0, 2.0, -2.0], [2.0, 2.0, 2.0, -2.0, -2.0, 2.0, 2.0], [1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%53, %57) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<f64>, %60: tensor<f64>):
    %61 = stablehlo.multiply %59, %60 : tensor<f64>
    stablehlo.return %61 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %62 = stablehlo.constant dense<[[-0.5, -0.5, 0.5, 0.5, -0.5, 1.0, -1.0], [-1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0], [-2.0, -2.0, 1.0, 1.0, 1.0, 1.0, -1.0], [2.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0], [1.0, 1.0, -1.0, -1.0, -1.0, 1.0, -1.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  return
}
// -----
// reduce_window of f64 by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[-123.5, -87.875, 60.25, -26.625, -45.0, 83.125, 77.0], [38.0, 87.25, -120.625, -97.0, 112.0, -2.5, -65.0], [33.375, -66.375, 121.5, -13.25, 30.625, -35.375, -54.0], [-79.625, 32.25, -38.75, 27.5, 11.25, 79.75, -81.375], [34.875, -75.75, 68.0, -86.125, 107.375, -78.375, -38.5]]> : tensor<5x7xf64>
  %1 = stablehlo.constant dense<0.5> : tensor<f64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.maximum %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<3x7xf64>
  %6 = stablehlo.constant dense<[[38.0, 87.25, 60.25, 0.5, 112.0, 83.125, 77.0], [38.0, 87.25, 121.5, 27.5, 112.0, 79.75, 0.5], [34.875, 32.25, 68.0, 27.5, 107.375, 79.75, 0.5]]> : tensor<3x7xf64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xf64>, tensor<3x7xf64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f64>, %9: tensor<f64>):
    %10 = stablehlo.maximum %8, %9 : tensor<f64>
    stablehlo.return %10 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<9x10xf64>
  %11 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 60.25, 60.25, 0.5, 0.5, 0.5, 83.125, 77.0], [38.0, 38.0, 87.25, 0.5, 0.5, 0.5, 112.0, 112.0, 0.5, 0.5], [38.0, 38.0, 87.25, 0.5, 0.5, 0.5, 112.0, 112.0, 0.5, 0.5], [33.375, 33.375, 0.5, 121.5, 121.5, 0.5, 30.625, 30.625, 0.5, 0.5], [33.375, 33.375, 0.5, 121.5, 121.5, 0.5, 30.625, 30.625, 0.5, 0.5], [0.5, 0.5, 32.25, 0.5, 0.5, 27.5, 11.25, 11.25, 79.75, 0.5], [0.5, 0.5, 32.25, 0.5, 0.5, 27.5, 11.25, 11.25, 79.75, 0.5], [34.875, 34.875, 0.5, 68.0, 68.0, 0.5, 107.375, 107.375, 0.5, 0.5], [34.875, 34.875, 0.5, 68.0, 68.0, 0.5, 107.375, 107.375, 0.5, 0.5]]> : tensor<9x10xf64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xf64>, tensor<9x10xf64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f64>, %14: tensor<f64>):
    %15 = stablehlo.maximum %13, %14 : tensor<f64>
    stablehlo.return %15 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<3x4xf64>
  %16 = stablehlo.constant dense<[[87.25, 121.5, 121.5, 112.0], [33.375, 121.5, 121.5, 30.625], [34.875, 68.0, 68.0, 107.375]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f64>, %19: tensor<f64>):
    %20 = stablehlo.maximum %18, %19 : tensor<f64>
    stablehlo.return %20 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %21 = stablehlo.constant dense<[[0.5, 0.5, 60.25, 0.5, 0.5, 83.125, 77.0], [38.0, 87.25, 60.25, 0.5, 112.0, 83.125, 77.0], [38.0, 87.25, 121.5, 0.5, 112.0, 83.125, 77.0], [38.0, 87.25, 121.5, 27.5, 112.0, 83.125, 77.0], [38.0, 87.25, 121.5, 27.5, 112.0, 83.125, 77.0]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f64>, %24: tensor<f64>):
    %25 = stablehlo.maximum %23, %24 : tensor<f64>
    stablehlo.return %25 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %26 = stablehlo.constant dense<[[0.5, 0.5, 60.25, 60.25, 60.25, 83.125, 83.125], [38.0, 87.25, 87.25, 87.25, 112.0, 112.0, 112.0], [33.375, 33.375, 121.5, 121.5, 121.5, 121.5, 121.5], [0.5, 32.25, 32.25, 32.25, 32.25, 79.75, 79.75], [34.875, 34.875, 68.0, 68.0, 107.375, 107.375, 107.375]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f64>, %29: tensor<f64>):
    %30 = stablehlo.maximum %28, %29 : tensor<f64>
    stablehlo.return %30 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %31 = stablehlo.constant dense<[[60.25, 60.25, 83.125, 83.125, 83.125, 83.125, 83.125], [87.25, 112.0, 112.0, 112.0, 112.0, 112.0, 112.0], [121.5, 121.5, 121.5, 121.5, 121.5, 121.5, 30.625], [32.25, 32.25, 79.75, 79.75, 79.75, 79.75, 79.75], [68.0, 107.375, 107.375, 107.375, 107.375, 107.375, 107.375]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<f64>, %34: tensor<f64>):
    %35 = stablehlo.maximum %33, %34 : tensor<f64>
    stablehlo.return %35 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<3x3xf64>
  %36 = stablehlo.constant dense<[[0.5, 0.5, 77.0], [33.375, 0.5, 0.5], [34.875, 0.5, 0.5]]> : tensor<3x3xf64>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<f64>, %39: tensor<f64>):
    %40 = stablehlo.maximum %38, %39 : tensor<f64>
    stablehlo.return %40 : tensor<f64>
  }) : (tensor<5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
  %41 = stablehlo.constant dense<[[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 60.25, 60.25, 60.25, 83.125, 83.125], [38.0, 87.25, 87.25, 87.25, 112.0, 112.0, 112.0], [33.375, 33.375, 121.5, 121.5, 121.5, 121.5, 121.5], [0.5, 32.25, 32.25, 32.25, 32.25, 79.75, 79.75]]> : tensor<5x7xf64>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xf64>, tensor<5x7xf64>) -> ()
  return
}
// -----
// reduce_window of complex<f32> by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-9.0, -2.0), (2.0, -7.0), (-3.0, 6.0), (-5.0, 0.0), (8.0, 1.0), (-1.0, 1.0), (6.0, 8.0)], [(7.0, -7.0), (1.0, 6.0), (0.0, -7.0), (-7.0, 6.0), (-1.0, -2.0), (2.0, -9.0), (-1.0, -7.0)], [(7.0, 8.0), (-7.0, 6.0), (-9.0, -2.0), (4.0, 2.0), (4.0, 2.0), (0.0, -3.0), (-6.0, 6.0)], [(-2.0, -5.0), (0.0, 0.0), (-4.0, -9.0), (-9.0, 8.0), (6.0, -6.0), (6.0, -7.0), (1.0, -7.0)], [(-3.0, 0.0), (6.0, 0.0), (8.0, -7.0), (5.0, 5.0), (-4.0, 3.0), (-2.0, 9.0), (4.0, -6.0)]]> : tensor<5x7xcomplex<f32>>
  %1 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f32>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<complex<f32>>, %4: tensor<complex<f32>>):
    %5 = stablehlo.add %3, %4 : tensor<complex<f32>>
    stablehlo.return %5 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x7xcomplex<f32>>
  %6 = stablehlo.constant dense<[[(4.0, -9.0), (9.0, -1.0), (3.0, -1.0), (-6.0, 6.0), (13.0, -1.0), (7.0, -8.0), (11.0, 1.0)], [(15.0, -4.0), (-3.0, 12.0), (-10.0, -18.0), (-9.0, 16.0), (12.0, -6.0), (11.0, -19.0), (-3.0, -8.0)], [(1.0, -5.0), (12.0, 0.0), (10.0, -16.0), (2.0, 13.0), (8.0, -3.0), (10.0, 2.0), (11.0, -13.0)]]> : tensor<3x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xcomplex<f32>>, tensor<3x7xcomplex<f32>>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<complex<f32>>, %9: tensor<complex<f32>>):
    %10 = stablehlo.add %8, %9 : tensor<complex<f32>>
    stablehlo.return %10 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<9x10xcomplex<f32>>
  %11 = stablehlo.constant dense<[[(9.0, -2.0), (9.0, -2.0), (20.0, -7.0), (15.0, 6.0), (15.0, 6.0), (13.0, 0.0), (26.0, 1.0), (26.0, 1.0), (17.0, 1.0), (24.0, 8.0)], [(25.0, -7.0), (25.0, -7.0), (19.0, 6.0), (18.0, -7.0), (18.0, -7.0), (11.0, 6.0), (17.0, -2.0), (17.0, -2.0), (20.0, -9.0), (17.0, -7.0)], [(25.0, -7.0), (25.0, -7.0), (19.0, 6.0), (18.0, -7.0), (18.0, -7.0), (11.0, 6.0), (17.0, -2.0), (17.0, -2.0), (20.0, -9.0), (17.0, -7.0)], [(25.0, 8.0), (25.0, 8.0), (11.0, 6.0), (9.0, -2.0), (9.0, -2.0), (22.0, 2.0), (22.0, 2.0), (22.0, 2.0), (18.0, -3.0), (12.0, 6.0)], [(25.0, 8.0), (25.0, 8.0), (11.0, 6.0), (9.0, -2.0), (9.0, -2.0), (22.0, 2.0), (22.0, 2.0), (22.0, 2.0), (18.0, -3.0), (12.0, 6.0)], [(16.0, -5.0), (16.0, -5.0), (18.0, 0.0), (14.0, -9.0), (14.0, -9.0), (9.0, 8.0), (24.0, -6.0), (24.0, -6.0), (24.0, -7.0), (19.0, -7.0)], [(16.0, -5.0), (16.0, -5.0), (18.0, 0.0), (14.0, -9.0), (14.0, -9.0), (9.0, 8.0), (24.0, -6.0), (24.0, -6.0), (24.0, -7.0), (19.0, -7.0)], [(15.0, 0.0), (15.0, 0.0), (24.0, 0.0), (26.0, -7.0), (26.0, -7.0), (23.0, 5.0), (14.0, 3.0), (14.0, 3.0), (16.0, 9.0), (22.0, -6.0)], [(15.0, 0.0), (15.0, 0.0), (24.0, 0.0), (26.0, -7.0), (26.0, -7.0), (23.0, 5.0), (14.0, 3.0), (14.0, 3.0), (16.0, 9.0), (22.0, -6.0)]]> : tensor<9x10xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xcomplex<f32>>, tensor<9x10xcomplex<f32>>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<complex<f32>>, %14: tensor<complex<f32>>):
    %15 = stablehlo.add %13, %14 : tensor<complex<f32>>
    stablehlo.return %15 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
  %16 = stablehlo.constant dense<[[(11.0, 13.0), (-12.0, 3.0), (-9.0, -1.0), (3.0, 8.0)], [(1.0, 9.0), (-17.0, -5.0), (-15.0, -1.0), (8.0, 6.0)], [(4.0, -5.0), (13.0, -16.0), (3.0, -3.0), (1.0, 10.0)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<complex<f32>>, %19: tensor<complex<f32>>):
    %20 = stablehlo.add %18, %19 : tensor<complex<f32>>
    stablehlo.return %20 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %21 = stablehlo.constant dense<[[(6.0, -2.0), (17.0, -7.0), (12.0, 6.0), (10.0, 0.0), (23.0, 1.0), (14.0, 1.0), (21.0, 8.0)], [(10.0, -9.0), (15.0, -1.0), (9.0, -1.0), (0.0, 6.0), (19.0, -1.0), (13.0, -8.0), (17.0, 1.0)], [(14.0, -1.0), (5.0, 5.0), (-3.0, -3.0), (1.0, 8.0), (20.0, 1.0), (10.0, -11.0), (8.0, 7.0)], [(9.0, -6.0), (2.0, 5.0), (-10.0, -12.0), (-11.0, 16.0), (23.0, -5.0), (13.0, -18.0), (6.0, 0.0)], [(3.0, -6.0), (5.0, 5.0), (-5.0, -19.0), (-9.0, 21.0), (16.0, -2.0), (8.0, -9.0), (7.0, -6.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<complex<f32>>, %24: tensor<complex<f32>>):
    %25 = stablehlo.add %23, %24 : tensor<complex<f32>>
    stablehlo.return %25 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %26 = stablehlo.constant dense<[[(12.0, -2.0), (11.0, -9.0), (5.0, -3.0), (-3.0, -3.0), (2.0, -2.0), (-2.0, -1.0), (1.0, 7.0)], [(28.0, -7.0), (26.0, -1.0), (23.0, -8.0), (13.0, -2.0), (9.0, -4.0), (8.0, -13.0), (4.0, -20.0)], [(28.0, 8.0), (18.0, 14.0), (6.0, 12.0), (7.0, 14.0), (8.0, 16.0), (5.0, 13.0), (-4.0, 19.0)], [(19.0, -5.0), (16.0, -5.0), (9.0, -14.0), (-3.0, -6.0), (0.0, -12.0), (3.0, -19.0), (1.0, -26.0)], [(18.0, 0.0), (21.0, 0.0), (26.0, -7.0), (28.0, -2.0), (21.0, 1.0), (16.0, 10.0), (17.0, 4.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<complex<f32>>, %29: tensor<complex<f32>>):
    %30 = stablehlo.add %28, %29 : tensor<complex<f32>>
    stablehlo.return %30 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %31 = stablehlo.constant dense<[[(-3.0, -3.0), (2.0, -2.0), (-2.0, -1.0), (1.0, 7.0), (13.0, 9.0), (14.0, 16.0), (20.0, 10.0)], [(13.0, -2.0), (9.0, -4.0), (8.0, -13.0), (4.0, -20.0), (0.0, -13.0), (2.0, -19.0), (5.0, -12.0)], [(7.0, 14.0), (8.0, 16.0), (5.0, 13.0), (-4.0, 19.0), (-8.0, 11.0), (2.0, 5.0), (14.0, 7.0)], [(-3.0, -6.0), (0.0, -12.0), (3.0, -19.0), (1.0, -26.0), (6.0, -21.0), (9.0, -21.0), (16.0, -12.0)], [(28.0, -2.0), (21.0, 1.0), (16.0, 10.0), (17.0, 4.0), (23.0, 4.0), (20.0, 4.0), (15.0, 11.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<complex<f32>>, %34: tensor<complex<f32>>):
    %35 = stablehlo.add %33, %34 : tensor<complex<f32>>
    stablehlo.return %35 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
  %36 = stablehlo.constant dense<[[(-6.0, -2.0), (-2.0, 0.0), (9.0, 8.0)], [(10.0, 8.0), (7.0, 2.0), (-3.0, 6.0)], [(0.0, 0.0), (8.0, 5.0), (7.0, -6.0)]]> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<complex<f32>>, %39: tensor<complex<f32>>):
    %40 = stablehlo.add %38, %39 : tensor<complex<f32>>
    stablehlo.return %40 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %41 = stablehlo.constant dense<[[(24.0, 0.0), (24.0, 0.0), (24.0, 0.0), (24.0, 0.0), (24.0, 0.0), (24.0, 0.0), (24.0, 0.0)], [(12.0, -2.0), (11.0, -9.0), (5.0, -3.0), (-3.0, -3.0), (2.0, -2.0), (-2.0, -1.0), (1.0, 7.0)], [(28.0, -7.0), (26.0, -1.0), (23.0, -8.0), (13.0, -2.0), (9.0, -4.0), (8.0, -13.0), (4.0, -20.0)], [(28.0, 8.0), (18.0, 14.0), (6.0, 12.0), (7.0, 14.0), (8.0, 16.0), (5.0, 13.0), (-4.0, 19.0)], [(19.0, -5.0), (16.0, -5.0), (9.0, -14.0), (-3.0, -6.0), (0.0, -12.0), (3.0, -19.0), (1.0, -26.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %42 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<complex<f32>>, %45: tensor<complex<f32>>):
    %46 = stablehlo.add %44, %45 : tensor<complex<f32>>
    stablehlo.return %46 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %47 = stablehlo.constant dense<[[(-9.0, -2.0), (2.0, -7.0), (-3.0, 6.0), (-5.0, 0.0), (8.0, 1.0), (-1.0, 1.0), (6.0, 8.0)], [(-2.0, -9.0), (3.0, -1.0), (-3.0, -1.0), (-12.0, 6.0), (7.0, -1.0), (1.0, -8.0), (5.0, 1.0)], [(5.0, -1.0), (-4.0, 5.0), (-12.0, -3.0), (-8.0, 8.0), (11.0, 1.0), (1.0, -11.0), (-1.0, 7.0)], [(3.0, -6.0), (-4.0, 5.0), (-16.0, -12.0), (-17.0, 16.0), (17.0, -5.0), (7.0, -18.0), (0.0, 0.0)], [(0.0, -6.0), (2.0, 5.0), (-8.0, -19.0), (-12.0, 21.0), (13.0, -2.0), (5.0, -9.0), (4.0, -6.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<complex<f32>>, %50: tensor<complex<f32>>):
    %51 = stablehlo.add %49, %50 : tensor<complex<f32>>
    stablehlo.return %51 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %52 = stablehlo.constant dense<[[(0.0, -6.0), (2.0, 5.0), (-8.0, -19.0), (-12.0, 21.0), (13.0, -2.0), (5.0, -9.0), (4.0, -6.0)], [(9.0, -4.0), (0.0, 12.0), (-5.0, -25.0), (-7.0, 21.0), (5.0, -3.0), (6.0, -10.0), (-2.0, -14.0)], [(2.0, 3.0), (-1.0, 6.0), (-5.0, -18.0), (0.0, 15.0), (6.0, -1.0), (4.0, -1.0), (-1.0, -7.0)], [(-5.0, -5.0), (6.0, 0.0), (4.0, -16.0), (-4.0, 13.0), (2.0, -3.0), (4.0, 2.0), (5.0, -13.0)], [(-3.0, 0.0), (6.0, 0.0), (8.0, -7.0), (5.0, 5.0), (-4.0, 3.0), (-2.0, 9.0), (4.0, -6.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%48, %52) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<complex<f32>>, %55: tensor<complex<f32>>):
    %56 = stablehlo.add %54, %55 : tensor<complex<f32>>
    stablehlo.return %56 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %57 = stablehlo.constant dense<[[(-9.0, -2.0), (-7.0, -9.0), (-10.0, -3.0), (-15.0, -3.0), (-7.0, -2.0), (-8.0, -1.0), (-2.0, 7.0)], [(7.0, -7.0), (8.0, -1.0), (8.0, -8.0), (1.0, -2.0), (0.0, -4.0), (2.0, -13.0), (1.0, -20.0)], [(7.0, 8.0), (0.0, 14.0), (-9.0, 12.0), (-5.0, 14.0), (-1.0, 16.0), (-1.0, 13.0), (-7.0, 19.0)], [(-2.0, -5.0), (-2.0, -5.0), (-6.0, -14.0), (-15.0, -6.0), (-9.0, -12.0), (-3.0, -19.0), (-2.0, -26.0)], [(-3.0, 0.0), (3.0, 0.0), (11.0, -7.0), (16.0, -2.0), (12.0, 1.0), (10.0, 10.0), (14.0, 4.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%53, %57) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<complex<f32>>, %60: tensor<complex<f32>>):
    %61 = stablehlo.add %59, %60 : tensor<complex<f32>>
    stablehlo.return %61 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %62 = stablehlo.constant dense<[[(-2.0, 7.0), (7.0, 9.0), (5.0, 16.0), (8.0, 10.0), (13.0, 10.0), (5.0, 9.0), (6.0, 8.0)], [(1.0, -20.0), (-6.0, -13.0), (-7.0, -19.0), (-7.0, -12.0), (0.0, -18.0), (1.0, -16.0), (-1.0, -7.0)], [(-7.0, 19.0), (-14.0, 11.0), (-7.0, 5.0), (2.0, 7.0), (-2.0, 5.0), (-6.0, 3.0), (-6.0, 6.0)], [(-2.0, -26.0), (0.0, -21.0), (0.0, -21.0), (4.0, -12.0), (13.0, -20.0), (7.0, -14.0), (1.0, -7.0)], [(14.0, 4.0), (17.0, 4.0), (11.0, 4.0), (3.0, 11.0), (-2.0, 6.0), (2.0, 3.0), (4.0, -6.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%58, %62) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  return
}
// -----
// reduce_window of complex<f32> by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[(1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-0.5, 0.0), (1.0, 0.0), (-1.0, 0.0), (2.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f32>>
  %1 = stablehlo.constant dense<(-1.0, 0.0)> : tensor<complex<f32>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<complex<f32>>, %4: tensor<complex<f32>>):
    %5 = stablehlo.multiply %3, %4 : tensor<complex<f32>>
    stablehlo.return %5 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x7xcomplex<f32>>
  %6 = stablehlo.constant dense<[[(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0)], [(-0.5, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (1.0, 0.0), (-2.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0)]]> : tensor<3x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%2, %6) {max_ulp_difference = 1 : i64} : (tensor<3x7xcomplex<f32>>, tensor<3x7xcomplex<f32>>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<complex<f32>>, %9: tensor<complex<f32>>):
    %10 = stablehlo.multiply %8, %9 : tensor<complex<f32>>
    stablehlo.return %10 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<9x10xcomplex<f32>>
  %11 = stablehlo.constant dense<[[(1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0)], [(-0.5, 0.0), (-0.5, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (2.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (1.0, 0.0)], [(-0.5, 0.0), (-0.5, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (2.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (1.0, -0.0)], [(1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, 0.0)], [(1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0)]]> : tensor<9x10xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%7, %11) {max_ulp_difference = 1 : i64} : (tensor<9x10xcomplex<f32>>, tensor<9x10xcomplex<f32>>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<complex<f32>>, %14: tensor<complex<f32>>):
    %15 = stablehlo.multiply %13, %14 : tensor<complex<f32>>
    stablehlo.return %15 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
  %16 = stablehlo.constant dense<[[(-0.5, 0.0), (-1.0, 0.0), (2.0, 0.0), (-2.0, 0.0)], [(0.5, 0.0), (1.0, 0.0), (-2.0, 0.0), (-2.0, 0.0)], [(1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%12, %16) {max_ulp_difference = 1 : i64} : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<complex<f32>>, %19: tensor<complex<f32>>):
    %20 = stablehlo.multiply %18, %19 : tensor<complex<f32>>
    stablehlo.return %20 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %21 = stablehlo.constant dense<[[(-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0)], [(-0.5, 0.0), (1.0, 0.0), (1.0, -0.0), (-2.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-1.0, 0.0)], [(0.5, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (1.0, 0.0), (-2.0, 0.0), (1.0, 0.0)], [(0.5, -0.0), (1.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (1.0, -0.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%17, %21) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<complex<f32>>, %24: tensor<complex<f32>>):
    %25 = stablehlo.multiply %23, %24 : tensor<complex<f32>>
    stablehlo.return %25 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %26 = stablehlo.constant dense<[[(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(0.5, -0.0), (-0.5, 0.0), (-0.5, 0.0), (1.0, 0.0), (1.0, -0.0), (2.0, -0.0), (-2.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (-1.0, 0.0)], [(1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (1.0, -0.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%22, %26) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<complex<f32>>, %29: tensor<complex<f32>>):
    %30 = stablehlo.multiply %28, %29 : tensor<complex<f32>>
    stablehlo.return %30 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %31 = stablehlo.constant dense<[[(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0)], [(-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0)], [(1.0, 0.0), (1.0, -0.0), (2.0, -0.0), (-2.0, 0.0), (-4.0, 0.0), (4.0, -0.0), (4.0, -0.0)], [(-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0)], [(-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%27, %31) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<complex<f32>>, %34: tensor<complex<f32>>):
    %35 = stablehlo.multiply %33, %34 : tensor<complex<f32>>
    stablehlo.return %35 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
  %36 = stablehlo.constant dense<[[(-1.0, 0.0), (1.0, -0.0), (1.0, -0.0)], [(0.5, -0.0), (-2.0, 0.0), (-1.0, 0.0)], [(1.0, -0.0), (1.0, -0.0), (1.0, -0.0)]]> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%32, %36) {max_ulp_difference = 1 : i64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<complex<f32>>, %39: tensor<complex<f32>>):
    %40 = stablehlo.multiply %38, %39 : tensor<complex<f32>>
    stablehlo.return %40 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %41 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(0.5, -0.0), (-0.5, 0.0), (-0.5, 0.0), (1.0, 0.0), (1.0, -0.0), (2.0, -0.0), (-2.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%37, %41) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %42 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %43 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<complex<f32>>, %45: tensor<complex<f32>>):
    %46 = stablehlo.multiply %44, %45 : tensor<complex<f32>>
    stablehlo.return %46 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %47 = stablehlo.constant dense<[[(1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0)], [(0.5, -0.0), (-1.0, 0.0), (-1.0, 0.0), (2.0, 0.0), (1.0, -0.0), (2.0, -0.0), (1.0, 0.0)], [(0.5, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (1.0, 0.0), (-2.0, 0.0), (1.0, 0.0)], [(-0.5, 0.0), (-1.0, 0.0), (1.0, -0.0), (2.0, -0.0), (1.0, 0.0), (2.0, -0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%43, %47) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %48 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%49: tensor<complex<f32>>, %50: tensor<complex<f32>>):
    %51 = stablehlo.multiply %49, %50 : tensor<complex<f32>>
    stablehlo.return %51 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %52 = stablehlo.constant dense<[[(-0.5, 0.0), (-1.0, 0.0), (1.0, -0.0), (2.0, -0.0), (1.0, 0.0), (2.0, -0.0), (-1.0, 0.0)], [(-0.5, 0.0), (1.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (1.0, 0.0)], [(0.5, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%48, %52) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %53 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%54: tensor<complex<f32>>, %55: tensor<complex<f32>>):
    %56 = stablehlo.multiply %54, %55 : tensor<complex<f32>>
    stablehlo.return %56 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %57 = stablehlo.constant dense<[[(1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0)], [(-0.5, 0.0), (-0.5, 0.0), (0.5, -0.0), (1.0, 0.0), (-1.0, 0.0), (2.0, -0.0), (2.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%53, %57) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %58 = "stablehlo.reduce_window"(%0, %42) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%59: tensor<complex<f32>>, %60: tensor<complex<f32>>):
    %61 = stablehlo.multiply %59, %60 : tensor<complex<f32>>
    stablehlo.return %61 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %62 = stablehlo.constant dense<[[(1.0, -0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(2.0, 0.0), (-4.0, 0.0), (-4.0, 0.0), (4.0, 0.0), (2.0, 0.0), (-2.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%58, %62) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  return
}
// -----
// reduce_window of complex<f32> by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[(3.5, -11.375), (-5.5, -10.375), (8.0, -12.375), (-14.0, 0.375), (-3.75, -2.375), (-17.5, -3.5), (-22.25, 5.75)], [(12.0, -10.625), (0.25, 2.75), (10.5, 3.375), (13.0, 6.75), (-20.0, 6.125), (-24.25, 7.375), (-14.25, -10.75)], [(-22.75, -3.875), (2.5, -5.75), (-17.0, -1.125), (-1.25, 10.75), (-13.0, -10.375), (-20.5, -9.875), (-2.25, 7.125)], [(-2.25, 1.25), (-14.25, -11.5), (18.25, 10.375), (-17.0, -4.125), (20.25, -12.375), (-19.0, 6.75), (-0.5, 1.125)], [(-5.5, -8.25), (1.0, -8.75), (18.5, 4.375), (22.0, -1.375), (12.75, 10.625), (7.5, -2.75), (6.25, -1.75)]]> : tensor<5x7xcomplex<f32>>
  %1 = stablehlo.constant dense<(0.5, 2.0)> : tensor<complex<f32>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<complex<f32>>, %4: tensor<complex<f32>>):
    %5 = stablehlo.maximum %3, %4 : tensor<complex<f32>>
    stablehlo.return %5 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x7xcomplex<f32>>
  %6 = stablehlo.constant dense<[[(12.0, -10.625), (0.5, 2.0), (10.5, 3.375), (13.0, 6.75), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(12.0, -10.625), (2.5, -5.75), (18.25, 10.375), (13.0, 6.75), (20.25, -12.375), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (1.0, -8.75), (18.5, 4.375), (22.0, -1.375), (20.25, -12.375), (7.5, -2.75), (6.25, -1.75)]]> : tensor<3x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xcomplex<f32>>, tensor<3x7xcomplex<f32>>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<complex<f32>>, %9: tensor<complex<f32>>):
    %10 = stablehlo.maximum %8, %9 : tensor<complex<f32>>
    stablehlo.return %10 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<9x10xcomplex<f32>>
  %11 = stablehlo.constant dense<[[(3.5, -11.375), (3.5, -11.375), (0.5, 2.0), (8.0, -12.375), (8.0, -12.375), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(12.0, -10.625), (12.0, -10.625), (0.5, 2.0), (10.5, 3.375), (10.5, 3.375), (13.0, 6.75), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(12.0, -10.625), (12.0, -10.625), (0.5, 2.0), (10.5, 3.375), (10.5, 3.375), (13.0, 6.75), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (2.5, -5.75), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (2.5, -5.75), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (18.25, 10.375), (18.25, 10.375), (0.5, 2.0), (20.25, -12.375), (20.25, -12.375), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (18.25, 10.375), (18.25, 10.375), (0.5, 2.0), (20.25, -12.375), (20.25, -12.375), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (1.0, -8.75), (18.5, 4.375), (18.5, 4.375), (22.0, -1.375), (12.75, 10.625), (12.75, 10.625), (7.5, -2.75), (6.25, -1.75)], [(0.5, 2.0), (0.5, 2.0), (1.0, -8.75), (18.5, 4.375), (18.5, 4.375), (22.0, -1.375), (12.75, 10.625), (12.75, 10.625), (7.5, -2.75), (6.25, -1.75)]]> : tensor<9x10xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xcomplex<f32>>, tensor<9x10xcomplex<f32>>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[-1, 0], [0, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<complex<f32>>, %14: tensor<complex<f32>>):
    %15 = stablehlo.maximum %13, %14 : tensor<complex<f32>>
    stablehlo.return %15 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
  %16 = stablehlo.constant dense<[[(12.0, -10.625), (10.5, 3.375), (13.0, 6.75), (13.0, 6.75)], [(2.5, -5.75), (18.25, 10.375), (18.25, 10.375), (20.25, -12.375)], [(1.0, -8.75), (18.5, 4.375), (22.0, -1.375), (22.0, -1.375)]]> : tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<complex<f32>>, %19: tensor<complex<f32>>):
    %20 = stablehlo.maximum %18, %19 : tensor<complex<f32>>
    stablehlo.return %20 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %21 = stablehlo.constant dense<[[(3.5, -11.375), (0.5, 2.0), (8.0, -12.375), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(12.0, -10.625), (0.5, 2.0), (10.5, 3.375), (13.0, 6.75), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(12.0, -10.625), (2.5, -5.75), (10.5, 3.375), (13.0, 6.75), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(12.0, -10.625), (2.5, -5.75), (18.25, 10.375), (13.0, 6.75), (20.25, -12.375), (0.5, 2.0), (0.5, 2.0)], [(12.0, -10.625), (2.5, -5.75), (18.5, 4.375), (22.0, -1.375), (20.25, -12.375), (7.5, -2.75), (6.25, -1.75)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<complex<f32>>, %24: tensor<complex<f32>>):
    %25 = stablehlo.maximum %23, %24 : tensor<complex<f32>>
    stablehlo.return %25 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %26 = stablehlo.constant dense<[[(3.5, -11.375), (3.5, -11.375), (8.0, -12.375), (8.0, -12.375), (8.0, -12.375), (8.0, -12.375), (8.0, -12.375)], [(12.0, -10.625), (12.0, -10.625), (12.0, -10.625), (13.0, 6.75), (13.0, 6.75), (13.0, 6.75), (13.0, 6.75)], [(0.5, 2.0), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75)], [(0.5, 2.0), (0.5, 2.0), (18.25, 10.375), (18.25, 10.375), (20.25, -12.375), (20.25, -12.375), (20.25, -12.375)], [(0.5, 2.0), (1.0, -8.75), (18.5, 4.375), (22.0, -1.375), (22.0, -1.375), (22.0, -1.375), (22.0, -1.375)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [3, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<complex<f32>>, %29: tensor<complex<f32>>):
    %30 = stablehlo.maximum %28, %29 : tensor<complex<f32>>
    stablehlo.return %30 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %31 = stablehlo.constant dense<[[(8.0, -12.375), (8.0, -12.375), (8.0, -12.375), (8.0, -12.375), (8.0, -12.375), (8.0, -12.375), (0.5, 2.0)], [(13.0, 6.75), (13.0, 6.75), (13.0, 6.75), (13.0, 6.75), (13.0, 6.75), (13.0, 6.75), (13.0, 6.75)], [(2.5, -5.75), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75), (0.5, 2.0), (0.5, 2.0)], [(18.25, 10.375), (20.25, -12.375), (20.25, -12.375), (20.25, -12.375), (20.25, -12.375), (20.25, -12.375), (20.25, -12.375)], [(22.0, -1.375), (22.0, -1.375), (22.0, -1.375), (22.0, -1.375), (22.0, -1.375), (22.0, -1.375), (22.0, -1.375)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%33: tensor<complex<f32>>, %34: tensor<complex<f32>>):
    %35 = stablehlo.maximum %33, %34 : tensor<complex<f32>>
    stablehlo.return %35 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
  %36 = stablehlo.constant dense<[[(3.5, -11.375), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (22.0, -1.375), (6.25, -1.75)]]> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[1, -1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<complex<f32>>, %39: tensor<complex<f32>>):
    %40 = stablehlo.maximum %38, %39 : tensor<complex<f32>>
    stablehlo.return %40 : tensor<complex<f32>>
  }) : (tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x7xcomplex<f32>>
  %41 = stablehlo.constant dense<[[(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(3.5, -11.375), (3.5, -11.375), (8.0, -12.375), (8.0, -12.375), (8.0, -12.375), (8.0, -12.375), (8.0, -12.375)], [(12.0, -10.625), (12.0, -10.625), (12.0, -10.625), (13.0, 6.75), (13.0, 6.75), (13.0, 6.75), (13.0, 6.75)], [(0.5, 2.0), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75), (2.5, -5.75)], [(0.5, 2.0), (0.5, 2.0), (18.25, 10.375), (18.25, 10.375), (20.25, -12.375), (20.25, -12.375), (20.25, -12.375)]]> : tensor<5x7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> ()
  return
}
// -----
// reduce_window of complex<f64> by add
func.func public @main() {
  %0 = stablehlo.constant dense<[[(0.0, -2.0), (0.0, -8.0), (9.0, 9.0), (-6.0, -1.0), (-3.0, 6.0), (2.0, 3.0), (-3.0, -2.0)], [(-7.0, 1.0), (-6.0, -3.0), (-9.0, -2.0), (-4.0, -5.0), (-3.0, 3.0), (-8.0, 0.0), (8.0, -7.0)], [(-7.0, 7.0), (-5.0, -9.0), (-5.0, -5.0), (-6.0, -8.0), (-1.0, 6.0), (4.0, 0.0), (3.0, 4.0)], [(-8.0, 7.0), (5.0, 5.0), (0.0, 1.0), (7.0, 8.0), (-9.0, 4.0), (-7.0, 9.0), (5.0, -1.0)], [(-2.0, 3.0), (-9.0, -5.0), (2.0, -2.0), (-3.0, 7.0), (-1.0, -5.0), (-5.0, 4.0), (9.0, 4.0)]]> : tensor<5x7xcomplex<f64>>
  %1 = stablehlo.constant dense<(3.0, 0.0)> : tensor<complex<f64>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
    %5 = stablehlo.add %3, %4 : tensor<complex<f64>>
    stablehlo.return %5 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x7xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(-1.0, -1.0), (0.0, -11.0), (6.0, 7.0), (-4.0, -6.0), (0.0, 9.0), (0.0, 3.0), (11.0, -9.0)], [(-19.0, 15.0), (-3.0, -7.0), (-11.0, -6.0), (0.0, -5.0), (-10.0, 13.0), (-8.0, 9.0), (19.0, -4.0)], [(-4.0, 10.0), (2.0, 0.0), (8.0, -1.0), (10.0, 15.0), (-4.0, -1.0), (-6.0, 13.0), (20.0, 3.0)]]> : tensor<3x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xcomplex<f64>>, tensor<3x7xcomplex<f64>>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<complex<f64>>, %9: tensor<complex<f64>>):
    %10 = stablehlo.add %8, %9 : tensor<complex<f64>>
    stablehlo.return %10 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<9x10xcomplex<f64>>
  %11 = stablehlo.constant dense<[[(18.0, -2.0), (18.0, -2.0), (18.0, -8.0), (27.0, 9.0), (27.0, 9.0), (12.0, -1.0), (15.0, 6.0), (15.0, 6.0), (20.0, 3.0), (15.0, -2.0)], [(11.0, 1.0), (11.0, 1.0), (12.0, -3.0), (9.0, -2.0), (9.0, -2.0), (14.0, -5.0), (15.0, 3.0), (15.0, 3.0), (10.0, 0.0), (26.0, -7.0)], [(11.0, 1.0), (11.0, 1.0), (12.0, -3.0), (9.0, -2.0), (9.0, -2.0), (14.0, -5.0), (15.0, 3.0), (15.0, 3.0), (10.0, 0.0), (26.0, -7.0)], [(11.0, 7.0), (11.0, 7.0), (13.0, -9.0), (13.0, -5.0), (13.0, -5.0), (12.0, -8.0), (17.0, 6.0), (17.0, 6.0), (22.0, 0.0), (21.0, 4.0)], [(11.0, 7.0), (11.0, 7.0), (13.0, -9.0), (13.0, -5.0), (13.0, -5.0), (12.0, -8.0), (17.0, 6.0), (17.0, 6.0), (22.0, 0.0), (21.0, 4.0)], [(10.0, 7.0), (10.0, 7.0), (23.0, 5.0), (18.0, 1.0), (18.0, 1.0), (25.0, 8.0), (9.0, 4.0), (9.0, 4.0), (11.0, 9.0), (23.0, -1.0)], [(10.0, 7.0), (10.0, 7.0), (23.0, 5.0), (18.0, 1.0), (18.0, 1.0), (25.0, 8.0), (9.0, 4.0), (9.0, 4.0), (11.0, 9.0), (23.0, -1.0)], [(16.0, 3.0), (16.0, 3.0), (9.0, -5.0), (20.0, -2.0), (20.0, -2.0), (15.0, 7.0), (17.0, -5.0), (17.0, -5.0), (13.0, 4.0), (27.0, 4.0)], [(16.0, 3.0), (16.0, 3.0), (9.0, -5.0), (20.0, -2.0), (20.0, -2.0), (15.0, 7.0), (17.0, -5.0), (17.0, -5.0), (13.0, 4.0), (27.0, 4.0)]]> : tensor<9x10xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xcomplex<f64>>, tensor<9x10xcomplex<f64>>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<complex<f64>>, %14: tensor<complex<f64>>):
    %15 = stablehlo.add %13, %14 : tensor<complex<f64>>
    stablehlo.return %15 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x2xcomplex<f64>>
  %16 = stablehlo.constant dense<[[(-2.0, -4.0), (13.0, -12.0)], [(-16.0, -4.0), (-9.0, -7.0)], [(-9.0, 11.0), (19.0, -5.0)], [(-15.0, 9.0), (6.0, 7.0)], [(8.0, 15.0), (21.0, 7.0)]]> : tensor<5x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xcomplex<f64>>, tensor<5x2xcomplex<f64>>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<complex<f64>>, %19: tensor<complex<f64>>):
    %20 = stablehlo.add %18, %19 : tensor<complex<f64>>
    stablehlo.return %20 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<8x13xcomplex<f64>>
  %21 = stablehlo.constant dense<[[(21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0)], [(21.0, 0.0), (1.0, 8.0), (1.0, 8.0), (-16.0, -4.0), (4.0, -12.0), (-16.0, -19.0), (1.0, -7.0), (-15.0, -20.0), (5.0, -13.0), (-5.0, -4.0), (11.0, 9.0), (1.0, 9.0), (11.0, 0.0)], [(21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0)], [(21.0, 0.0), (0.0, 14.0), (0.0, 14.0), (-6.0, 10.0), (15.0, -4.0), (4.0, -8.0), (10.0, -4.0), (5.0, -4.0), (16.0, 0.0), (0.0, 10.0), (5.0, 10.0), (-4.0, 19.0), (12.0, 9.0)], [(21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0)], [(21.0, 0.0), (5.0, 10.0), (5.0, 10.0), (-5.0, 10.0), (11.0, 0.0), (7.0, -1.0), (17.0, -1.0), (15.0, 14.0), (19.0, 15.0), (3.0, 14.0), (5.0, -1.0), (-13.0, 12.0), (3.0, 13.0)], [(21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0), (21.0, 0.0)], [(21.0, 0.0), (16.0, 3.0), (16.0, 3.0), (4.0, -2.0), (9.0, -5.0), (8.0, -7.0), (20.0, -2.0), (14.0, 5.0), (15.0, 7.0), (11.0, 2.0), (17.0, -5.0), (9.0, -1.0), (13.0, 4.0)]]> : tensor<8x13xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xcomplex<f64>>, tensor<8x13xcomplex<f64>>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<complex<f64>>, %24: tensor<complex<f64>>):
    %25 = stablehlo.add %23, %24 : tensor<complex<f64>>
    stablehlo.return %25 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %26 = stablehlo.constant dense<[[(21.0, -2.0), (18.0, -10.0), (24.0, -1.0), (15.0, -2.0), (9.0, 4.0), (8.0, 7.0), (2.0, 5.0)], [(14.0, 1.0), (5.0, -2.0), (-7.0, -4.0), (-14.0, -9.0), (-20.0, -6.0), (-31.0, -6.0), (-26.0, -13.0)], [(14.0, 7.0), (6.0, -2.0), (-2.0, -7.0), (-11.0, -15.0), (-15.0, -9.0), (-14.0, -9.0), (-14.0, -5.0)], [(13.0, 7.0), (15.0, 12.0), (12.0, 13.0), (16.0, 21.0), (4.0, 25.0), (-6.0, 34.0), (-4.0, 33.0)], [(19.0, 3.0), (7.0, -2.0), (6.0, -4.0), (0.0, 3.0), (-4.0, -2.0), (-12.0, 2.0), (-6.0, 6.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  %27 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<complex<f64>>, %30: tensor<complex<f64>>):
    %31 = stablehlo.add %29, %30 : tensor<complex<f64>>
    stablehlo.return %31 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %32 = stablehlo.constant dense<[[(0.0, -2.0), (0.0, -8.0), (9.0, 9.0), (-6.0, -1.0), (-3.0, 6.0), (2.0, 3.0), (-3.0, -2.0)], [(-7.0, -1.0), (-6.0, -11.0), (0.0, 7.0), (-10.0, -6.0), (-6.0, 9.0), (-6.0, 3.0), (5.0, -9.0)], [(-14.0, 6.0), (-11.0, -20.0), (-5.0, 2.0), (-16.0, -14.0), (-7.0, 15.0), (-2.0, 3.0), (8.0, -5.0)], [(-22.0, 13.0), (-6.0, -15.0), (-5.0, 3.0), (-9.0, -6.0), (-16.0, 19.0), (-9.0, 12.0), (13.0, -6.0)], [(-24.0, 16.0), (-15.0, -20.0), (-3.0, 1.0), (-12.0, 1.0), (-17.0, 14.0), (-14.0, 16.0), (22.0, -2.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%28, %32) : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<complex<f64>>, %35: tensor<complex<f64>>):
    %36 = stablehlo.add %34, %35 : tensor<complex<f64>>
    stablehlo.return %36 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %37 = stablehlo.constant dense<[[(-24.0, 16.0), (-15.0, -20.0), (-3.0, 1.0), (-12.0, 1.0), (-17.0, 14.0), (-14.0, 16.0), (22.0, -2.0)], [(-24.0, 18.0), (-15.0, -12.0), (-12.0, -8.0), (-6.0, 2.0), (-14.0, 8.0), (-16.0, 13.0), (25.0, 0.0)], [(-17.0, 17.0), (-9.0, -9.0), (-3.0, -6.0), (-2.0, 7.0), (-11.0, 5.0), (-8.0, 13.0), (17.0, 7.0)], [(-10.0, 10.0), (-4.0, 0.0), (2.0, -1.0), (4.0, 15.0), (-10.0, -1.0), (-12.0, 13.0), (14.0, 3.0)], [(-2.0, 3.0), (-9.0, -5.0), (2.0, -2.0), (-3.0, 7.0), (-1.0, -5.0), (-5.0, 4.0), (9.0, 4.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%33, %37) : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<complex<f64>>, %40: tensor<complex<f64>>):
    %41 = stablehlo.add %39, %40 : tensor<complex<f64>>
    stablehlo.return %41 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %42 = stablehlo.constant dense<[[(0.0, -2.0), (0.0, -10.0), (9.0, -1.0), (3.0, -2.0), (0.0, 4.0), (2.0, 7.0), (-1.0, 5.0)], [(-7.0, 1.0), (-13.0, -2.0), (-22.0, -4.0), (-26.0, -9.0), (-29.0, -6.0), (-37.0, -6.0), (-29.0, -13.0)], [(-7.0, 7.0), (-12.0, -2.0), (-17.0, -7.0), (-23.0, -15.0), (-24.0, -9.0), (-20.0, -9.0), (-17.0, -5.0)], [(-8.0, 7.0), (-3.0, 12.0), (-3.0, 13.0), (4.0, 21.0), (-5.0, 25.0), (-12.0, 34.0), (-7.0, 33.0)], [(-2.0, 3.0), (-11.0, -2.0), (-9.0, -4.0), (-12.0, 3.0), (-13.0, -2.0), (-18.0, 2.0), (-9.0, 6.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%38, %42) : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<complex<f64>>, %45: tensor<complex<f64>>):
    %46 = stablehlo.add %44, %45 : tensor<complex<f64>>
    stablehlo.return %46 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %47 = stablehlo.constant dense<[[(-1.0, 5.0), (-1.0, 7.0), (-1.0, 15.0), (-10.0, 6.0), (-4.0, 7.0), (-1.0, 1.0), (-3.0, -2.0)], [(-29.0, -13.0), (-22.0, -14.0), (-16.0, -11.0), (-7.0, -9.0), (-3.0, -4.0), (0.0, -7.0), (8.0, -7.0)], [(-17.0, -5.0), (-10.0, -12.0), (-5.0, -3.0), (0.0, 2.0), (6.0, 10.0), (7.0, 4.0), (3.0, 4.0)], [(-7.0, 33.0), (1.0, 26.0), (-4.0, 21.0), (-4.0, 20.0), (-11.0, 12.0), (-2.0, 8.0), (5.0, -1.0)], [(-9.0, 6.0), (-7.0, 3.0), (2.0, 8.0), (0.0, 10.0), (3.0, 3.0), (4.0, 8.0), (9.0, 4.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%43, %47) : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  return
}
// -----
// reduce_window of complex<f64> by multiply
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-2.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(-2.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (0.5, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f64>>
  %1 = stablehlo.constant dense<(-1.0, 0.0)> : tensor<complex<f64>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
    %5 = stablehlo.multiply %3, %4 : tensor<complex<f64>>
    stablehlo.return %5 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x7xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(2.0, -0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-2.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, 0.0)], [(1.0, -0.0), (-0.5, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)]]> : tensor<3x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%2, %6) {max_ulp_difference = 1 : i64} : (tensor<3x7xcomplex<f64>>, tensor<3x7xcomplex<f64>>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<complex<f64>>, %9: tensor<complex<f64>>):
    %10 = stablehlo.multiply %8, %9 : tensor<complex<f64>>
    stablehlo.return %10 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<9x10xcomplex<f64>>
  %11 = stablehlo.constant dense<[[(-2.0, 0.0), (-2.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0)], [(-2.0, 0.0), (-2.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-2.0, 0.0), (-2.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0)], [(1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0)], [(1.0, 0.0), (1.0, -0.0), (0.5, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0)], [(1.0, -0.0), (1.0, -0.0), (0.5, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0)]]> : tensor<9x10xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%7, %11) {max_ulp_difference = 1 : i64} : (tensor<9x10xcomplex<f64>>, tensor<9x10xcomplex<f64>>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<complex<f64>>, %14: tensor<complex<f64>>):
    %15 = stablehlo.multiply %13, %14 : tensor<complex<f64>>
    stablehlo.return %15 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x2xcomplex<f64>>
  %16 = stablehlo.constant dense<[[(1.0, 0.0), (-1.0, 0.0)], [(4.0, 0.0), (1.0, -0.0)], [(-1.0, 0.0), (1.0, 0.0)], [(-2.0, 0.0), (1.0, -0.0)], [(1.0, -0.0), (1.0, -0.0)]]> : tensor<5x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%12, %16) {max_ulp_difference = 1 : i64} : (tensor<5x2xcomplex<f64>>, tensor<5x2xcomplex<f64>>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<complex<f64>>, %19: tensor<complex<f64>>):
    %20 = stablehlo.multiply %18, %19 : tensor<complex<f64>>
    stablehlo.return %20 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<8x13xcomplex<f64>>
  %21 = stablehlo.constant dense<[[(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (2.0, -0.0), (1.0, -0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (2.0, 0.0), (2.0, -0.0), (2.0, -0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (0.5, 0.0), (0.5, -0.0), (0.5, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-0.5, 0.0), (0.5, -0.0), (0.5, -0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0)]]> : tensor<8x13xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%17, %21) {max_ulp_difference = 1 : i64} : (tensor<8x13xcomplex<f64>>, tensor<8x13xcomplex<f64>>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<complex<f64>>, %24: tensor<complex<f64>>):
    %25 = stablehlo.multiply %23, %24 : tensor<complex<f64>>
    stablehlo.return %25 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %26 = stablehlo.constant dense<[[(2.0, -0.0), (-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (2.0, -0.0)], [(1.0, -0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(2.0, -0.0), (2.0, -0.0), (-2.0, 0.0), (2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0), (-2.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(-1.0, 0.0), (0.5, 0.0), (0.5, -0.0), (0.5, -0.0), (-0.5, 0.0), (0.5, 0.0), (0.5, -0.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%22, %26) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  %27 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %28 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%29: tensor<complex<f64>>, %30: tensor<complex<f64>>):
    %31 = stablehlo.multiply %29, %30 : tensor<complex<f64>>
    stablehlo.return %31 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %32 = stablehlo.constant dense<[[(-2.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(2.0, -0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-4.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, -0.0), (1.0, -0.0)], [(-4.0, 0.0), (1.0, -0.0), (1.0, -0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(-4.0, 0.0), (0.5, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%28, %32) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  %33 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%34: tensor<complex<f64>>, %35: tensor<complex<f64>>):
    %36 = stablehlo.multiply %34, %35 : tensor<complex<f64>>
    stablehlo.return %36 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %37 = stablehlo.constant dense<[[(-4.0, 0.0), (0.5, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(2.0, 0.0), (0.5, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(-2.0, 0.0), (0.5, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (-0.5, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(1.0, 0.0), (0.5, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%33, %37) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  %38 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<complex<f64>>, %40: tensor<complex<f64>>):
    %41 = stablehlo.multiply %39, %40 : tensor<complex<f64>>
    stablehlo.return %41 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %42 = stablehlo.constant dense<[[(-2.0, 0.0), (-2.0, 0.0), (2.0, -0.0), (-2.0, 0.0), (2.0, -0.0), (2.0, 0.0), (-2.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-2.0, 0.0), (2.0, -0.0), (2.0, 0.0), (2.0, 0.0), (2.0, 0.0), (-2.0, 0.0), (2.0, -0.0)], [(1.0, 0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (1.0, -0.0), (-1.0, 0.0), (-1.0, 0.0)], [(1.0, 0.0), (0.5, 0.0), (-0.5, 0.0), (0.5, -0.0), (0.5, 0.0), (0.5, 0.0), (-0.5, 0.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%38, %42) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  %43 = "stablehlo.reduce_window"(%0, %27) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%44: tensor<complex<f64>>, %45: tensor<complex<f64>>):
    %46 = stablehlo.multiply %44, %45 : tensor<complex<f64>>
    stablehlo.return %46 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %47 = stablehlo.constant dense<[[(-2.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(2.0, -0.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (-1.0, 0.0)], [(-1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0)], [(-0.5, 0.0), (-0.5, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%43, %47) {max_ulp_difference = 1 : i64} : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  return
}
// -----
// reduce_window of complex<f64> by maximum
func.func public @main() {
  %0 = stablehlo.constant dense<[[(19.5, 8.5), (-2.25, 11.125), (21.75, 10.125), (-13.75, 11.75), (14.0, 3.625), (9.0, 11.125), (1.0, -2.875)], [(-19.0, 5.625), (15.75, 5.5), (16.0, 12.0), (-14.75, 10.0), (7.0, -6.5), (22.5, -5.5), (-24.75, -2.25)], [(-8.75, 12.125), (2.75, 8.5), (-9.0, 12.25), (8.5, -11.5), (12.5, 10.375), (-22.0, 1.0), (23.0, 0.75)], [(-21.25, -7.25), (-10.25, 8.125), (-0.25, -10.25), (3.5, -2.875), (-21.75, 2.25), (-12.75, 6.5), (1.75, -10.0)], [(-2.75, -10.0), (-3.25, -7.125), (23.75, -2.875), (11.5, -11.375), (-3.25, 6.5), (7.5, 8.5), (14.75, -1.75)]]> : tensor<5x7xcomplex<f64>>
  %1 = stablehlo.constant dense<(0.5, 2.0)> : tensor<complex<f64>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<complex<f64>>, %4: tensor<complex<f64>>):
    %5 = stablehlo.maximum %3, %4 : tensor<complex<f64>>
    stablehlo.return %5 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x7xcomplex<f64>>
  %6 = stablehlo.constant dense<[[(19.5, 8.5), (15.75, 5.5), (21.75, 10.125), (0.5, 2.0), (14.0, 3.625), (22.5, -5.5), (1.0, -2.875)], [(0.5, 2.0), (15.75, 5.5), (16.0, 12.0), (8.5, -11.5), (12.5, 10.375), (22.5, -5.5), (23.0, 0.75)], [(0.5, 2.0), (0.5, 2.0), (23.75, -2.875), (11.5, -11.375), (0.5, 2.0), (7.5, 8.5), (14.75, -1.75)]]> : tensor<3x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x7xcomplex<f64>>, tensor<3x7xcomplex<f64>>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<complex<f64>>, %9: tensor<complex<f64>>):
    %10 = stablehlo.maximum %8, %9 : tensor<complex<f64>>
    stablehlo.return %10 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<9x10xcomplex<f64>>
  %11 = stablehlo.constant dense<[[(19.5, 8.5), (19.5, 8.5), (0.5, 2.0), (21.75, 10.125), (21.75, 10.125), (0.5, 2.0), (14.0, 3.625), (14.0, 3.625), (9.0, 11.125), (1.0, -2.875)], [(0.5, 2.0), (0.5, 2.0), (15.75, 5.5), (16.0, 12.0), (16.0, 12.0), (0.5, 2.0), (7.0, -6.5), (7.0, -6.5), (22.5, -5.5), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (15.75, 5.5), (16.0, 12.0), (16.0, 12.0), (0.5, 2.0), (7.0, -6.5), (7.0, -6.5), (22.5, -5.5), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (2.75, 8.5), (0.5, 2.0), (0.5, 2.0), (8.5, -11.5), (12.5, 10.375), (12.5, 10.375), (0.5, 2.0), (23.0, 0.75)], [(0.5, 2.0), (0.5, 2.0), (2.75, 8.5), (0.5, 2.0), (0.5, 2.0), (8.5, -11.5), (12.5, 10.375), (12.5, 10.375), (0.5, 2.0), (23.0, 0.75)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (3.5, -2.875), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (1.75, -10.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (3.5, -2.875), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (1.75, -10.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (23.75, -2.875), (23.75, -2.875), (11.5, -11.375), (0.5, 2.0), (0.5, 2.0), (7.5, 8.5), (14.75, -1.75)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (23.75, -2.875), (23.75, -2.875), (11.5, -11.375), (0.5, 2.0), (0.5, 2.0), (7.5, 8.5), (14.75, -1.75)]]> : tensor<9x10xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<9x10xcomplex<f64>>, tensor<9x10xcomplex<f64>>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<complex<f64>>, %14: tensor<complex<f64>>):
    %15 = stablehlo.maximum %13, %14 : tensor<complex<f64>>
    stablehlo.return %15 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x2xcomplex<f64>>
  %16 = stablehlo.constant dense<[[(0.5, 2.0), (0.5, 2.0)], [(19.5, 8.5), (23.0, 0.75)], [(3.5, -2.875), (3.5, -2.875)], [(11.5, -11.375), (23.0, 0.75)], [(3.5, -2.875), (3.5, -2.875)]]> : tensor<5x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x2xcomplex<f64>>, tensor<5x2xcomplex<f64>>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 2, 3>, base_dilations = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>, padding = dense<[[-1, 2], [3, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<complex<f64>>, %19: tensor<complex<f64>>):
    %20 = stablehlo.maximum %18, %19 : tensor<complex<f64>>
    stablehlo.return %20 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<8x13xcomplex<f64>>
  %21 = stablehlo.constant dense<[[(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (15.75, 5.5), (15.75, 5.5), (16.0, 12.0), (16.0, 12.0), (16.0, 12.0), (8.5, -11.5), (12.5, 10.375), (12.5, 10.375), (22.5, -5.5), (22.5, -5.5)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (2.75, 8.5), (2.75, 8.5), (2.75, 8.5), (0.5, 2.0), (8.5, -11.5), (8.5, -11.5), (12.5, 10.375), (12.5, 10.375), (12.5, 10.375), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (23.75, -2.875), (23.75, -2.875), (23.75, -2.875), (11.5, -11.375), (11.5, -11.375), (0.5, 2.0), (7.5, 8.5), (7.5, 8.5)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (23.75, -2.875), (23.75, -2.875), (23.75, -2.875), (11.5, -11.375), (11.5, -11.375), (0.5, 2.0), (7.5, 8.5), (7.5, 8.5)]]> : tensor<8x13xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<8x13xcomplex<f64>>, tensor<8x13xcomplex<f64>>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<complex<f64>>, %24: tensor<complex<f64>>):
    %25 = stablehlo.maximum %23, %24 : tensor<complex<f64>>
    stablehlo.return %25 : tensor<complex<f64>>
  }) : (tensor<5x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x7xcomplex<f64>>
  %26 = stablehlo.constant dense<[[(19.5, 8.5), (19.5, 8.5), (21.75, 10.125), (21.75, 10.125), (21.75, 10.125), (21.75, 10.125), (21.75, 10.125)], [(0.5, 2.0), (15.75, 5.5), (16.0, 12.0), (16.0, 12.0), (16.0, 12.0), (22.5, -5.5), (22.5, -5.5)], [(0.5, 2.0), (2.75, 8.5), (2.75, 8.5), (8.5, -11.5), (12.5, 10.375), (12.5, 10.375), (23.0, 0.75)], [(0.5, 2.0), (0.5, 2.0), (0.5, 2.0), (3.5, -2.875), (3.5, -2.875), (3.5, -2.875), (3.5, -2.875)], [(0.5, 2.0), (0.5, 2.0), (23.75, -2.875), (23.75, -2.875), (23.75, -2.875), (23.75, -2.875), (23.75, -2.875)]]> : tensor<5x7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> ()
  return
}
// -----
// cumulative add of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-7.0, -9.0, 9.0, -2.0, 7.0], [-4.0, -6.0, -4.0, -9.0, 7.0], [6.0, -4.0, 8.0, -2.0, 9.0], [1.0, -9.0, 9.0, 0.0, 1.0]], [[-8.0, 2.0, 8.0, 0.0, -7.0], [-3.0, 1.0, 3.0, 4.0, -6.0], [0.0, 8.0, 0.0, -2.0, 5.0], [0.0, -4.0, 8.0, 1.0, 9.0]], [[-3.0, 1.0, 4.0, 6.0, 4.0], [2.0, 8.0, -4.0, 3.0, -4.0], [5.0, 6.0, -9.0, 1.0, 0.0], [-8.0, 4.0, 5.0, 1.0, 9.0]]]> : tensor<3x4x5xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.add %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %6 = stablehlo.constant dense<[[[-7.0, -9.0, 9.0, -2.0, 7.0], [-4.0, -6.0, -4.0, -9.0, 7.0], [6.0, -4.0, 8.0, -2.0, 9.0], [1.0, -9.0, 9.0, 0.0, 1.0]], [[-15.0, -7.0, 17.0, -2.0, 0.0], [-7.0, -5.0, -1.0, -5.0, 1.0], [6.0, 4.0, 8.0, -4.0, 14.0], [1.0, -13.0, 17.0, 1.0, 10.0]], [[-18.0, -6.0, 21.0, 4.0, 4.0], [-5.0, 3.0, -5.0, -2.0, -3.0], [11.0, 10.0, -1.0, -3.0, 14.0], [-7.0, -9.0, 22.0, 2.0, 19.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.add %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %11 = stablehlo.constant dense<[[[-18.0, -6.0, 21.0, 4.0, 4.0], [-5.0, 3.0, -5.0, -2.0, -3.0], [11.0, 10.0, -1.0, -3.0, 14.0], [-7.0, -9.0, 22.0, 2.0, 19.0]], [[-11.0, 3.0, 12.0, 6.0, -3.0], [-1.0, 9.0, -1.0, 7.0, -10.0], [5.0, 14.0, -9.0, -1.0, 5.0], [-8.0, 0.0, 13.0, 2.0, 18.0]], [[-3.0, 1.0, 4.0, 6.0, 4.0], [2.0, 8.0, -4.0, 3.0, -4.0], [5.0, 6.0, -9.0, 1.0, 0.0], [-8.0, 4.0, 5.0, 1.0, 9.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.add %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %16 = stablehlo.constant dense<[[[-7.0, -9.0, 9.0, -2.0, 7.0], [-11.0, -15.0, 5.0, -11.0, 14.0], [-5.0, -19.0, 13.0, -13.0, 23.0], [-4.0, -28.0, 22.0, -13.0, 24.0]], [[-8.0, 2.0, 8.0, 0.0, -7.0], [-11.0, 3.0, 11.0, 4.0, -13.0], [-11.0, 11.0, 11.0, 2.0, -8.0], [-11.0, 7.0, 19.0, 3.0, 1.0]], [[-3.0, 1.0, 4.0, 6.0, 4.0], [-1.0, 9.0, 0.0, 9.0, 0.0], [4.0, 15.0, -9.0, 10.0, 0.0], [-4.0, 19.0, -4.0, 11.0, 9.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.add %18, %19 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %21 = stablehlo.constant dense<[[[-4.0, -28.0, 22.0, -13.0, 24.0], [3.0, -19.0, 13.0, -11.0, 17.0], [7.0, -13.0, 17.0, -2.0, 10.0], [1.0, -9.0, 9.0, 0.0, 1.0]], [[-11.0, 7.0, 19.0, 3.0, 1.0], [-3.0, 5.0, 11.0, 3.0, 8.0], [0.0, 4.0, 8.0, -1.0, 14.0], [0.0, -4.0, 8.0, 1.0, 9.0]], [[-4.0, 19.0, -4.0, 11.0, 9.0], [-1.0, 18.0, -8.0, 5.0, 5.0], [-3.0, 10.0, -4.0, 2.0, 9.0], [-8.0, 4.0, 5.0, 1.0, 9.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.add %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %26 = stablehlo.constant dense<[[[-7.0, -16.0, -7.0, -9.0, -2.0], [-4.0, -10.0, -14.0, -23.0, -16.0], [6.0, 2.0, 10.0, 8.0, 17.0], [1.0, -8.0, 1.0, 1.0, 2.0]], [[-8.0, -6.0, 2.0, 2.0, -5.0], [-3.0, -2.0, 1.0, 5.0, -1.0], [0.0, 8.0, 8.0, 6.0, 11.0], [0.0, -4.0, 4.0, 5.0, 14.0]], [[-3.0, -2.0, 2.0, 8.0, 12.0], [2.0, 10.0, 6.0, 9.0, 5.0], [5.0, 11.0, 2.0, 3.0, 3.0], [-8.0, -4.0, 1.0, 2.0, 11.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.add %28, %29 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %31 = stablehlo.constant dense<[[[-2.0, 5.0, 14.0, 5.0, 7.0], [-16.0, -12.0, -6.0, -2.0, 7.0], [17.0, 11.0, 15.0, 7.0, 9.0], [2.0, 1.0, 10.0, 1.0, 1.0]], [[-5.0, 3.0, 1.0, -7.0, -7.0], [-1.0, 2.0, 1.0, -2.0, -6.0], [11.0, 11.0, 3.0, 3.0, 5.0], [14.0, 14.0, 18.0, 10.0, 9.0]], [[12.0, 15.0, 14.0, 10.0, 4.0], [5.0, 3.0, -5.0, -1.0, -4.0], [3.0, -2.0, -8.0, 1.0, 0.0], [11.0, 19.0, 15.0, 10.0, 9.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  return
}
// -----
// cumulative multiply of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, 2.0, 1.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, -1.0, -1.0]], [[1.0, -1.0, 1.0, -1.0, -1.0], [-2.0, -1.0, -1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [-1.0, -1.0, -1.0, 1.0, -0.5]], [[1.0, -1.0, -1.0, 1.0, -1.0], [1.0, -1.0, -1.0, -1.0, 1.0], [-1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0]]]> : tensor<3x4x5xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.multiply %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %6 = stablehlo.constant dense<[[[-1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, 2.0, 1.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, -1.0, -1.0]], [[-1.0, -1.0, 1.0, -1.0, -1.0], [2.0, -1.0, -2.0, 1.0, -1.0], [1.0, -1.0, 1.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0, 0.5]], [[-1.0, 1.0, -1.0, -1.0, 1.0], [2.0, 1.0, 2.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0, -0.5]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.multiply %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %11 = stablehlo.constant dense<[[[-1.0, 1.0, -1.0, -1.0, 1.0], [2.0, 1.0, 2.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0, -0.5]], [[1.0, 1.0, -1.0, -1.0, 1.0], [-2.0, 1.0, 1.0, -1.0, 1.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [-1.0, -1.0, -1.0, 1.0, 0.5]], [[1.0, -1.0, -1.0, 1.0, -1.0], [1.0, -1.0, -1.0, -1.0, 1.0], [-1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.multiply %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %16 = stablehlo.constant dense<[[[-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 2.0, 1.0, -1.0], [1.0, -1.0, 2.0, 1.0, -1.0], [-1.0, -1.0, -2.0, -1.0, 1.0]], [[1.0, -1.0, 1.0, -1.0, -1.0], [-2.0, 1.0, -1.0, -1.0, -1.0], [-2.0, 1.0, -1.0, -1.0, 1.0], [2.0, -1.0, 1.0, -1.0, -0.5]], [[1.0, -1.0, -1.0, 1.0, -1.0], [1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, -1.0, 1.0, -1.0, -1.0], [-1.0, -1.0, 1.0, -1.0, 1.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.multiply %18, %19 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %21 = stablehlo.constant dense<[[[-1.0, -1.0, -2.0, -1.0, 1.0], [1.0, -1.0, -2.0, -1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, -1.0, -1.0, -1.0]], [[2.0, -1.0, 1.0, -1.0, -0.5], [2.0, 1.0, 1.0, 1.0, 0.5], [-1.0, -1.0, -1.0, 1.0, 0.5], [-1.0, -1.0, -1.0, 1.0, -0.5]], [[-1.0, -1.0, 1.0, -1.0, 1.0], [-1.0, 1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 1.0, -1.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.multiply %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %26 = stablehlo.constant dense<[[[-1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, -2.0, -2.0, 2.0], [1.0, -1.0, -1.0, -1.0, -1.0], [-1.0, -1.0, 1.0, -1.0, 1.0]], [[1.0, -1.0, -1.0, 1.0, -1.0], [-2.0, 2.0, -2.0, -2.0, -2.0], [1.0, 1.0, 1.0, 1.0, -1.0], [-1.0, 1.0, -1.0, -1.0, 0.5]], [[1.0, -1.0, 1.0, 1.0, -1.0], [1.0, -1.0, 1.0, -1.0, -1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.multiply %28, %29 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %31 = stablehlo.constant dense<[[[-1.0, 1.0, 1.0, 1.0, 1.0], [2.0, -2.0, -2.0, -1.0, -1.0], [-1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, 1.0, -1.0]], [[-1.0, -1.0, 1.0, 1.0, -1.0], [-2.0, 1.0, -1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, -1.0], [0.5, -0.5, 0.5, -0.5, -0.5]], [[-1.0, -1.0, 1.0, -1.0, -1.0], [-1.0, -1.0, 1.0, -1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  return
}
// -----
// cumulative maximum of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[[101.5, 0x7F800000, -104.625, -109.875, -103.375], [93.75, -80.0, -15.625, -71.5, -17.875], [-44.125, -5.75, 93.125, -78.625, -111.125], [4.25, 76.25, -50.875, 34.5, 76.625]], [[42.0, 4.75, 3.75, 29.75, 85.75], [-10.25, 71.25, -83.125, -5.375, 79.75], [-85.0, 67.75, 58.375, 0x7FC00000, 24.75], [-17.625, -94.0, -70.0, 89.75, -9.0]], [[-101.25, -90.375, -108.875, -49.25, 109.0], [-0.0, 0.0, -0.0, 3.25, 66.75], [-7.625, -100.375, 90.875, -58.75, -8.5], [0xFF800000, 54.625, -28.875, -10.5, -105.0]]]> : tensor<3x4x5xf32>
  %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.maximum %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %6 = stablehlo.constant dense<[[[101.5, 0x7F800000, -104.625, -109.875, -103.375], [93.75, -80.0, -15.625, -71.5, -17.875], [-44.125, -5.75, 93.125, -78.625, -111.125], [4.25, 76.25, -50.875, 34.5, 76.625]], [[101.5, 0x7F800000, 3.75, 29.75, 85.75], [93.75, 71.25, -15.625, -5.375, 79.75], [-44.125, 67.75, 93.125, 0x7FC00000, 24.75], [4.25, 76.25, -50.875, 89.75, 76.625]], [[101.5, 0x7F800000, 3.75, 29.75, 109.0], [93.75, 71.25, -0.0, 3.25, 79.75], [-7.625, 67.75, 93.125, 0x7FC00000, 24.75], [4.25, 76.25, -28.875, 89.75, 76.625]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.maximum %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %11 = stablehlo.constant dense<[[[101.5, 0x7F800000, 3.75, 29.75, 109.0], [93.75, 71.25, -0.0, 3.25, 79.75], [-7.625, 67.75, 93.125, 0x7FC00000, 24.75], [4.25, 76.25, -28.875, 89.75, 76.625]], [[42.0, 4.75, 3.75, 29.75, 109.0], [-0.0, 71.25, -0.0, 3.25, 79.75], [-7.625, 67.75, 90.875, 0x7FC00000, 24.75], [-17.625, 54.625, -28.875, 89.75, -9.0]], [[-101.25, -90.375, -108.875, -49.25, 109.0], [-0.0, 0.0, -0.0, 3.25, 66.75], [-7.625, -100.375, 90.875, -58.75, -8.5], [0xFF800000, 54.625, -28.875, -10.5, -105.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.maximum %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %16 = stablehlo.constant dense<[[[101.5, 0x7F800000, -104.625, -109.875, -103.375], [101.5, 0x7F800000, -15.625, -71.5, -17.875], [101.5, 0x7F800000, 93.125, -71.5, -17.875], [101.5, 0x7F800000, 93.125, 34.5, 76.625]], [[42.0, 4.75, 3.75, 29.75, 85.75], [42.0, 71.25, 3.75, 29.75, 85.75], [42.0, 71.25, 58.375, 0x7FC00000, 85.75], [42.0, 71.25, 58.375, 0x7FC00000, 85.75]], [[-101.25, -90.375, -108.875, -49.25, 109.0], [-0.0, 0.0, -0.0, 3.25, 109.0], [-0.0, 0.0, 90.875, 3.25, 109.0], [-0.0, 54.625, 90.875, 3.25, 109.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.maximum %18, %19 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %21 = stablehlo.constant dense<[[[101.5, 0x7F800000, 93.125, 34.5, 76.625], [93.75, 76.25, 93.125, 34.5, 76.625], [4.25, 76.25, 93.125, 34.5, 76.625], [4.25, 76.25, -50.875, 34.5, 76.625]], [[42.0, 71.25, 58.375, 0x7FC00000, 85.75], [-10.25, 71.25, 58.375, 0x7FC00000, 79.75], [-17.625, 67.75, 58.375, 0x7FC00000, 24.75], [-17.625, -94.0, -70.0, 89.75, -9.0]], [[-0.0, 54.625, 90.875, 3.25, 109.0], [-0.0, 54.625, 90.875, 3.25, 66.75], [-7.625, 54.625, 90.875, -10.5, -8.5], [0xFF800000, 54.625, -28.875, -10.5, -105.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.maximum %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %26 = stablehlo.constant dense<[[[101.5, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000], [93.75, 93.75, 93.75, 93.75, 93.75], [-44.125, -5.75, 93.125, 93.125, 93.125], [4.25, 76.25, 76.25, 76.25, 76.625]], [[42.0, 42.0, 42.0, 42.0, 85.75], [-10.25, 71.25, 71.25, 71.25, 79.75], [-85.0, 67.75, 67.75, 0x7FC00000, 0x7FC00000], [-17.625, -17.625, -17.625, 89.75, 89.75]], [[-101.25, -90.375, -90.375, -49.25, 109.0], [-0.0, 0.0, 0.0, 3.25, 66.75], [-7.625, -7.625, 90.875, 90.875, 90.875], [0xFF800000, 54.625, 54.625, 54.625, 54.625]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.maximum %28, %29 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %31 = stablehlo.constant dense<[[[0x7F800000, 0x7F800000, -103.375, -103.375, -103.375], [93.75, -15.625, -15.625, -17.875, -17.875], [93.125, 93.125, 93.125, -78.625, -111.125], [76.625, 76.625, 76.625, 76.625, 76.625]], [[85.75, 85.75, 85.75, 85.75, 85.75], [79.75, 79.75, 79.75, 79.75, 79.75], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 24.75], [89.75, 89.75, 89.75, 89.75, -9.0]], [[109.0, 109.0, 109.0, 109.0, 109.0], [66.75, 66.75, 66.75, 66.75, 66.75], [90.875, 90.875, 90.875, -8.5, -8.5], [54.625, 54.625, -10.5, -10.5, -105.0]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  return
}
// -----
// cumulative minimum of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[[109.625, 0x7F800000, -76.25, -71.25, -123.25], [124.5, 87.0, 51.875, -59.0, -23.375], [-62.5, -72.75, -88.75, -120.5, 123.625], [22.0, 117.375, -22.0, -79.375, 59.375]], [[89.875, 120.5, 32.625, -58.75, -24.375], [-22.875, -89.25, -105.875, 100.25, 121.375], [78.75, 7.375, 57.875, 0x7FC00000, 76.25], [33.625, -57.625, -14.25, 1.125, -34.75]], [[-46.625, 69.25, 2.75, -55.125, 75.375], [-0.0, 0.0, -0.0, -2.5, 45.0], [-84.0, -39.875, -92.5, -103.5, 72.0], [0xFF800000, 36.625, -68.875, -88.25, -9.75]]]> : tensor<3x4x5xf32>
  %1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.minimum %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %6 = stablehlo.constant dense<"0x0040DB420000807F008098C200808EC20080F6C20000F9420000AE4200804F4200006CC20000BBC100007AC2008091C20080B1C20000F1C20040F7420000B04100C0EA420000B0C100C09EC200806D4200C0B3420000F142008098C200808EC20080F6C20000B7C10080B2C200C0D3C200006CC20000BBC100007AC2008091C20080B1C20000C0FF008098420000B041008066C20000B0C100C09EC200000BC200803AC200808A42008098C200808EC20080F6C20000B7C10080B2C200C0D3C200006CC20000BBC10000A8C2008091C20000B9C20000C0FF00009042000080FF008066C200C089C20080B0C200000BC2"> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.minimum %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %11 = stablehlo.constant dense<[[[-46.625, 69.25, -76.25, -71.25, -123.25], [-22.875, -89.25, -105.875, -59.0, -23.375], [-84.0, -72.75, -92.5, 0xFFC00000, 72.0], [0xFF800000, -57.625, -68.875, -88.25, -34.75]], [[-46.625, 69.25, 2.75, -58.75, -24.375], [-22.875, -89.25, -105.875, -2.5, 45.0], [-84.0, -39.875, -92.5, 0xFFC00000, 72.0], [0xFF800000, -57.625, -68.875, -88.25, -34.75]], [[-46.625, 69.25, 2.75, -55.125, 75.375], [-0.0, 0.0, -0.0, -2.5, 45.0], [-84.0, -39.875, -92.5, -103.5, 72.0], [0xFF800000, 36.625, -68.875, -88.25, -9.75]]]> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.minimum %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %16 = stablehlo.constant dense<"0x0040DB420000807F008098C200808EC20080F6C20040DB420000AE42008098C200808EC20080F6C200007AC2008091C20080B1C20000F1C20080F6C200007AC2008091C20080B1C20000F1C20080F6C200C0B3420000F1420080024200006BC20000C3C10000B7C10080B2C200C0D3C200006BC20000C3C10000B7C10080B2C200C0D3C20000C0FF0000C3C10000B7C10080B2C200C0D3C20000C0FF00000BC200803AC200808A420000304000805CC200C0964200803AC2000000000000008000805CC2000034420000A8C200801FC20000B9C20000CFC200003442000080FF00801FC20000B9C20000CFC200001CC1"> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.minimum %18, %19 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %21 = stablehlo.constant dense<"0x00007AC2008091C20080B1C20000F1C20080F6C200007AC2008091C20080B1C20000F1C20000BBC100007AC2008091C20080B1C20000F1C200806D420000B04100C0EA420000B0C100C09EC200806D420000B7C10080B2C200C0D3C20000C0FF00000BC20000B7C10080B2C200C0D3C20000C0FF00000BC200800642008066C2000064C10000C0FF00000BC200800642008066C2000064C10000903F00000BC2000080FF00801FC20000B9C20000CFC200001CC1000080FF00801FC20000B9C20000CFC200001CC1000080FF00801FC20000B9C20000CFC200001CC1000080FF0080124200C089C20080B0C200001CC1"> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.minimum %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %26 = stablehlo.constant dense<"0x0040DB420040DB42008098C2008098C20080F6C20000F9420000AE4200804F4200006CC200006CC200007AC2008091C20080B1C20000F1C20000F1C20000B0410000B0410000B0C100C09EC200C09EC200C0B34200C0B3420080024200006BC200006BC20000B7C10080B2C200C0D3C200C0D3C200C0D3C200809D420000EC400000EC400000C0FF0000C0FF00800642008066C2008066C2008066C2008066C200803AC200803AC200803AC200805CC200805CC2000000800000008000000080000020C0000020C00000A8C20000A8C20000B9C20000CFC20000CFC2000080FF000080FF000080FF000080FF000080FF"> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.minimum %28, %29 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4x5xf32>
  %31 = stablehlo.constant dense<"0x0080F6C20080F6C20080F6C20080F6C20080F6C200006CC200006CC200006CC200006CC20000BBC10000F1C20000F1C20000F1C20000F1C20040F74200C09EC200C09EC200C09EC200C09EC200806D4200006BC200006BC200006BC200006BC20000C3C100C0D3C200C0D3C200C0D3C20080C84200C0F2420000C0FF0000C0FF0000C0FF0000C0FF00809842008066C2008066C200000BC200000BC200000BC200805CC200805CC200805CC200805CC200C09642000020C0000020C0000020C0000020C0000034420000CFC20000CFC20000CFC20000CFC200009042000080FF0080B0C20080B0C20080B0C200001CC1"> : tensor<3x4x5xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> ()
  return
}
// -----
// cumulative sum of f32, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<1> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xf32>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xf32>) -> tensor<3x700xf32>
  %9 = stablehlo.constant dense<0.0> : tensor<f32>
  %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%11: tensor<f32>, %12: tensor<f32>):
    %13 = stablehlo.add %11, %12 : tensor<f32>
    stablehlo.return %13 : tensor<f32>
  }) : (tensor<3x700xf32>, tensor<f32>) -> tensor<3x700xf32>
  %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xf32>) -> tensor<3x1xf32>
  %15 = stablehlo.constant dense<[[-1.0], [0.0], [1.0]]> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %17 = stablehlo.constant dense<7> : tensor<2800xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<2800xi32>
  %19 = stablehlo.constant dense<3> : tensor<2800xi32>
  %20 = stablehlo.remainder %18, %19 : tensor<2800xi32>
  %21 = stablehlo.constant dense<1> : tensor<2800xi32>
  %22 = stablehlo.subtract %20, %21 : tensor<2800xi32>
  %23 = "stablehlo.convert"(%22) : (tensor<2800xi32>) -> tensor<2800xf32>
  %24 = "stablehlo.reshape"(%23) : (tensor<2800xf32>) -> tensor<700x4xf32>
  %25 = "stablehlo.reduce_window"(%24, %9) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<f32>, %27: tensor<f32>):
    %28 = stablehlo.add %26, %27 : tensor<f32>
    stablehlo.return %28 : tensor<f32>
  }) : (tensor<700x4xf32>, tensor<f32>) -> tensor<700x4xf32>
  %29 = "stablehlo.slice"(%25) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xf32>) -> tensor<1x4xf32>
  %30 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, -1.0]]> : tensor<1x4xf32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<1x4xf32>, tensor<1x4xf32>) -> ()
  return
}
// -----
// cumulative add of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[[-4.0, 6.0, -8.0, -7.0, -1.0], [5.0, -4.0, -7.0, -9.0, 9.0], [-8.0, -7.0, 3.0, 4.0, 5.0], [3.0, -9.0, -4.0, -6.0, 4.0]], [[7.0, 9.0, -3.0, 7.0, -2.0], [7.0, -2.0, -4.0, -4.0, 7.0], [1.0, 4.0, -1.0, -8.0, -1.0], [-2.0, -9.0, -9.0, -6.0, 9.0]], [[1.0, 4.0, -4.0, -9.0, -9.0], [-9.0, -1.0, 0.0, 7.0, 7.0], [-2.0, -2.0, -9.0, 6.0, 6.0], [-1.0, -1.0, 3.0, -1.0, -4.0]]]> : tensor<3x4x5xf64>
  %1 = stablehlo.constant dense<0.0> : tensor<f64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.add %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %6 = stablehlo.constant dense<[[[-4.0, 6.0, -8.0, -7.0, -1.0], [5.0, -4.0, -7.0, -9.0, 9.0], [-8.0, -7.0, 3.0, 4.0, 5.0], [3.0, -9.0, -4.0, -6.0, 4.0]], [[3.0, 15.0, -11.0, 0.0, -3.0], [12.0, -6.0, -11.0, -13.0, 16.0], [-7.0, -3.0, 2.0, -4.0, 4.0], [1.0, -18.0, -13.0, -12.0, 13.0]], [[4.0, 19.0, -15.0, -9.0, -12.0], [3.0, -7.0, -11.0, -6.0, 23.0], [-9.0, -5.0, -7.0, 2.0, 10.0], [0.0, -19.0, -10.0, -13.0, 9.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f64>, %9: tensor<f64>):
    %10 = stablehlo.add %8, %9 : tensor<f64>
    stablehlo.return %10 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %11 = stablehlo.constant dense<[[[4.0, 19.0, -15.0, -9.0, -12.0], [3.0, -7.0, -11.0, -6.0, 23.0], [-9.0, -5.0, -7.0, 2.0, 10.0], [0.0, -19.0, -10.0, -13.0, 9.0]], [[8.0, 13.0, -7.0, -2.0, -11.0], [-2.0, -3.0, -4.0, 3.0, 14.0], [-1.0, 2.0, -10.0, -2.0, 5.0], [-3.0, -10.0, -6.0, -7.0, 5.0]], [[1.0, 4.0, -4.0, -9.0, -9.0], [-9.0, -1.0, 0.0, 7.0, 7.0], [-2.0, -2.0, -9.0, 6.0, 6.0], [-1.0, -1.0, 3.0, -1.0, -4.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f64>, %14: tensor<f64>):
    %15 = stablehlo.add %13, %14 : tensor<f64>
    stablehlo.return %15 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %16 = stablehlo.constant dense<[[[-4.0, 6.0, -8.0, -7.0, -1.0], [1.0, 2.0, -15.0, -16.0, 8.0], [-7.0, -5.0, -12.0, -12.0, 13.0], [-4.0, -14.0, -16.0, -18.0, 17.0]], [[7.0, 9.0, -3.0, 7.0, -2.0], [14.0, 7.0, -7.0, 3.0, 5.0], [15.0, 11.0, -8.0, -5.0, 4.0], [13.0, 2.0, -17.0, -11.0, 13.0]], [[1.0, 4.0, -4.0, -9.0, -9.0], [-8.0, 3.0, -4.0, -2.0, -2.0], [-10.0, 1.0, -13.0, 4.0, 4.0], [-11.0, 0.0, -10.0, 3.0, 0.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f64>, %19: tensor<f64>):
    %20 = stablehlo.add %18, %19 : tensor<f64>
    stablehlo.return %20 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %21 = stablehlo.constant dense<[[[-4.0, -14.0, -16.0, -18.0, 17.0], [0.0, -20.0, -8.0, -11.0, 18.0], [-5.0, -16.0, -1.0, -2.0, 9.0], [3.0, -9.0, -4.0, -6.0, 4.0]], [[13.0, 2.0, -17.0, -11.0, 13.0], [6.0, -7.0, -14.0, -18.0, 15.0], [-1.0, -5.0, -10.0, -14.0, 8.0], [-2.0, -9.0, -9.0, -6.0, 9.0]], [[-11.0, 0.0, -10.0, 3.0, 0.0], [-12.0, -4.0, -6.0, 12.0, 9.0], [-3.0, -3.0, -6.0, 5.0, 2.0], [-1.0, -1.0, 3.0, -1.0, -4.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<f64>, %24: tensor<f64>):
    %25 = stablehlo.add %23, %24 : tensor<f64>
    stablehlo.return %25 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %26 = stablehlo.constant dense<[[[-4.0, 2.0, -6.0, -13.0, -14.0], [5.0, 1.0, -6.0, -15.0, -6.0], [-8.0, -15.0, -12.0, -8.0, -3.0], [3.0, -6.0, -10.0, -16.0, -12.0]], [[7.0, 16.0, 13.0, 20.0, 18.0], [7.0, 5.0, 1.0, -3.0, 4.0], [1.0, 5.0, 4.0, -4.0, -5.0], [-2.0, -11.0, -20.0, -26.0, -17.0]], [[1.0, 5.0, 1.0, -8.0, -17.0], [-9.0, -10.0, -10.0, -3.0, 4.0], [-2.0, -4.0, -13.0, -7.0, -1.0], [-1.0, -2.0, 1.0, 0.0, -4.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<f64>, %29: tensor<f64>):
    %30 = stablehlo.add %28, %29 : tensor<f64>
    stablehlo.return %30 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %31 = stablehlo.constant dense<[[[-14.0, -10.0, -16.0, -8.0, -1.0], [-6.0, -11.0, -7.0, 0.0, 9.0], [-3.0, 5.0, 12.0, 9.0, 5.0], [-12.0, -15.0, -6.0, -2.0, 4.0]], [[18.0, 11.0, 2.0, 5.0, -2.0], [4.0, -3.0, -1.0, 3.0, 7.0], [-5.0, -6.0, -10.0, -9.0, -1.0], [-17.0, -15.0, -6.0, 3.0, 9.0]], [[-17.0, -18.0, -22.0, -18.0, -9.0], [4.0, 13.0, 14.0, 14.0, 7.0], [-1.0, 1.0, 3.0, 12.0, 6.0], [-4.0, -3.0, -2.0, -5.0, -4.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  return
}
// -----
// cumulative multiply of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[[1.0, 1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, 2.0, 1.0, 1.0, -1.0]], [[-1.0, -1.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [-1.0, 1.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, 1.0]], [[-1.0, -1.0, 1.0, -1.0, 1.0], [-1.0, -0.5, -1.0, 1.0, 1.0], [1.0, 2.0, -1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0]]]> : tensor<3x4x5xf64>
  %1 = stablehlo.constant dense<1.0> : tensor<f64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.multiply %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %6 = stablehlo.constant dense<[[[1.0, 1.0, -1.0, -1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, 2.0, 1.0, 1.0, -1.0]], [[-1.0, -1.0, 1.0, -1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, 1.0, -1.0, -1.0, 1.0], [-1.0, 2.0, -1.0, -1.0, -1.0]], [[1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, -0.5, -1.0, 1.0, 1.0], [-1.0, 2.0, 1.0, -1.0, 1.0], [1.0, 2.0, -1.0, -1.0, -1.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f64>, %9: tensor<f64>):
    %10 = stablehlo.multiply %8, %9 : tensor<f64>
    stablehlo.return %10 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %11 = stablehlo.constant dense<[[[1.0, 1.0, 1.0, 1.0, 1.0], [-1.0, -0.5, -1.0, 1.0, 1.0], [-1.0, 2.0, 1.0, -1.0, 1.0], [1.0, 2.0, -1.0, -1.0, -1.0]], [[1.0, 1.0, -1.0, -1.0, -1.0], [-1.0, -0.5, 1.0, -1.0, -1.0], [-1.0, 2.0, 1.0, 1.0, -1.0], [-1.0, 1.0, -1.0, -1.0, 1.0]], [[-1.0, -1.0, 1.0, -1.0, 1.0], [-1.0, -0.5, -1.0, 1.0, 1.0], [1.0, 2.0, -1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f64>, %14: tensor<f64>):
    %15 = stablehlo.multiply %13, %14 : tensor<f64>
    stablehlo.return %15 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %16 = stablehlo.constant dense<[[[1.0, 1.0, -1.0, -1.0, -1.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, 2.0, 1.0, -1.0, 1.0]], [[-1.0, -1.0, -1.0, 1.0, -1.0], [-1.0, -1.0, 1.0, -1.0, 1.0], [1.0, -1.0, -1.0, -1.0, -1.0], [1.0, -1.0, 1.0, 1.0, -1.0]], [[-1.0, -1.0, 1.0, -1.0, 1.0], [1.0, 0.5, -1.0, -1.0, 1.0], [1.0, 1.0, 1.0, -1.0, 1.0], [-1.0, 1.0, 1.0, -1.0, 1.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f64>, %19: tensor<f64>):
    %20 = stablehlo.multiply %18, %19 : tensor<f64>
    stablehlo.return %20 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %21 = stablehlo.constant dense<[[[-1.0, 2.0, 1.0, -1.0, 1.0], [-1.0, 2.0, -1.0, 1.0, -1.0], [-1.0, 2.0, 1.0, -1.0, 1.0], [-1.0, 2.0, 1.0, 1.0, -1.0]], [[1.0, -1.0, 1.0, 1.0, -1.0], [-1.0, 1.0, -1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, -1.0, -1.0], [1.0, 1.0, -1.0, -1.0, 1.0]], [[-1.0, 1.0, 1.0, -1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [-1.0, 2.0, -1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<f64>, %24: tensor<f64>):
    %25 = stablehlo.multiply %23, %24 : tensor<f64>
    stablehlo.return %25 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %26 = stablehlo.constant dense<[[[1.0, 1.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, 1.0, -1.0], [1.0, 1.0, 1.0, -1.0, 1.0], [-1.0, -2.0, -2.0, -2.0, 2.0]], [[-1.0, 1.0, -1.0, -1.0, 1.0], [1.0, 1.0, -1.0, 1.0, -1.0], [-1.0, -1.0, 1.0, 1.0, -1.0], [1.0, 1.0, -1.0, 1.0, 1.0]], [[-1.0, 1.0, 1.0, -1.0, -1.0], [-1.0, 0.5, -0.5, -0.5, -0.5], [1.0, 2.0, -2.0, -2.0, -2.0], [-1.0, -1.0, -1.0, -1.0, -1.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<f64>, %29: tensor<f64>):
    %30 = stablehlo.multiply %28, %29 : tensor<f64>
    stablehlo.return %30 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %31 = stablehlo.constant dense<[[[-1.0, -1.0, -1.0, 1.0, -1.0], [-1.0, -1.0, -1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [2.0, -2.0, -1.0, -1.0, -1.0]], [[1.0, -1.0, 1.0, -1.0, -1.0], [-1.0, -1.0, -1.0, 1.0, -1.0], [-1.0, 1.0, 1.0, -1.0, -1.0], [1.0, 1.0, 1.0, -1.0, 1.0]], [[-1.0, 1.0, -1.0, -1.0, 1.0], [-0.5, 0.5, -1.0, 1.0, 1.0], [-2.0, -2.0, -1.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  return
}
// -----
// cumulative maximum of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[[100.25, 0x7FF0000000000000, 113.25, 1.875, -23.75], [77.75, 63.375, -117.5, -91.5, -3.75], [23.0, 95.625, -49.625, -18.25, -94.625], [89.5, 107.75, -62.25, 48.125, 101.375]], [[85.625, 93.0, 19.75, 20.125, 2.75], [-9.125, 3.5, 85.25, -4.0, -4.0], [42.5, -27.125, 58.25, 0x7FF8000000000000, 94.0], [73.375, 34.75, 79.0, -97.625, -63.5]], [[-108.125, -32.375, -11.0, 32.5, -95.0], [-0.0, 0.0, -0.0, 106.125, -109.125], [-44.125, 104.375, -93.125, -26.375, 14.875], [0xFFF0000000000000, -101.5, -27.875, 34.875, -61.25]]]> : tensor<3x4x5xf64>
  %1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.maximum %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %6 = stablehlo.constant dense<[[[100.25, 0x7FF0000000000000, 113.25, 1.875, -23.75], [77.75, 63.375, -117.5, -91.5, -3.75], [23.0, 95.625, -49.625, -18.25, -94.625], [89.5, 107.75, -62.25, 48.125, 101.375]], [[100.25, 0x7FF0000000000000, 113.25, 20.125, 2.75], [77.75, 63.375, 85.25, -4.0, -3.75], [42.5, 95.625, 58.25, 0x7FF8000000000000, 94.0], [89.5, 107.75, 79.0, 48.125, 101.375]], [[100.25, 0x7FF0000000000000, 113.25, 32.5, 2.75], [77.75, 63.375, 85.25, 106.125, -3.75], [42.5, 104.375, 58.25, 0x7FF8000000000000, 94.0], [89.5, 107.75, 79.0, 48.125, 101.375]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f64>, %9: tensor<f64>):
    %10 = stablehlo.maximum %8, %9 : tensor<f64>
    stablehlo.return %10 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %11 = stablehlo.constant dense<[[[100.25, 0x7FF0000000000000, 113.25, 32.5, 2.75], [77.75, 63.375, 85.25, 106.125, -3.75], [42.5, 104.375, 58.25, 0x7FF8000000000000, 94.0], [89.5, 107.75, 79.0, 48.125, 101.375]], [[85.625, 93.0, 19.75, 32.5, 2.75], [-0.0, 3.5, 85.25, 106.125, -4.0], [42.5, 104.375, 58.25, 0x7FF8000000000000, 94.0], [73.375, 34.75, 79.0, 34.875, -61.25]], [[-108.125, -32.375, -11.0, 32.5, -95.0], [-0.0, 0.0, -0.0, 106.125, -109.125], [-44.125, 104.375, -93.125, -26.375, 14.875], [0xFFF0000000000000, -101.5, -27.875, 34.875, -61.25]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f64>, %14: tensor<f64>):
    %15 = stablehlo.maximum %13, %14 : tensor<f64>
    stablehlo.return %15 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %16 = stablehlo.constant dense<[[[100.25, 0x7FF0000000000000, 113.25, 1.875, -23.75], [100.25, 0x7FF0000000000000, 113.25, 1.875, -3.75], [100.25, 0x7FF0000000000000, 113.25, 1.875, -3.75], [100.25, 0x7FF0000000000000, 113.25, 48.125, 101.375]], [[85.625, 93.0, 19.75, 20.125, 2.75], [85.625, 93.0, 85.25, 20.125, 2.75], [85.625, 93.0, 85.25, 0x7FF8000000000000, 94.0], [85.625, 93.0, 85.25, 0x7FF8000000000000, 94.0]], [[-108.125, -32.375, -11.0, 32.5, -95.0], [-0.0, 0.0, -0.0, 106.125, -95.0], [-0.0, 104.375, -0.0, 106.125, 14.875], [-0.0, 104.375, -0.0, 106.125, 14.875]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f64>, %19: tensor<f64>):
    %20 = stablehlo.maximum %18, %19 : tensor<f64>
    stablehlo.return %20 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %21 = stablehlo.constant dense<[[[100.25, 0x7FF0000000000000, 113.25, 48.125, 101.375], [89.5, 107.75, -49.625, 48.125, 101.375], [89.5, 107.75, -49.625, 48.125, 101.375], [89.5, 107.75, -62.25, 48.125, 101.375]], [[85.625, 93.0, 85.25, 0x7FF8000000000000, 94.0], [73.375, 34.75, 85.25, 0x7FF8000000000000, 94.0], [73.375, 34.75, 79.0, 0x7FF8000000000000, 94.0], [73.375, 34.75, 79.0, -97.625, -63.5]], [[-0.0, 104.375, -0.0, 106.125, 14.875], [-0.0, 104.375, -0.0, 106.125, 14.875], [-44.125, 104.375, -27.875, 34.875, 14.875], [0xFFF0000000000000, -101.5, -27.875, 34.875, -61.25]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<f64>, %24: tensor<f64>):
    %25 = stablehlo.maximum %23, %24 : tensor<f64>
    stablehlo.return %25 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %26 = stablehlo.constant dense<[[[100.25, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [77.75, 77.75, 77.75, 77.75, 77.75], [23.0, 95.625, 95.625, 95.625, 95.625], [89.5, 107.75, 107.75, 107.75, 107.75]], [[85.625, 93.0, 93.0, 93.0, 93.0], [-9.125, 3.5, 85.25, 85.25, 85.25], [42.5, 42.5, 58.25, 0x7FF8000000000000, 0x7FF8000000000000], [73.375, 73.375, 79.0, 79.0, 79.0]], [[-108.125, -32.375, -11.0, 32.5, 32.5], [-0.0, 0.0, 0.0, 106.125, 106.125], [-44.125, 104.375, 104.375, 104.375, 104.375], [0xFFF0000000000000, -101.5, -27.875, 34.875, 34.875]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<f64>, %29: tensor<f64>):
    %30 = stablehlo.maximum %28, %29 : tensor<f64>
    stablehlo.return %30 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %31 = stablehlo.constant dense<[[[0x7FF0000000000000, 0x7FF0000000000000, 113.25, 1.875, -23.75], [77.75, 63.375, -3.75, -3.75, -3.75], [95.625, 95.625, -18.25, -18.25, -94.625], [107.75, 107.75, 101.375, 101.375, 101.375]], [[93.0, 93.0, 20.125, 20.125, 2.75], [85.25, 85.25, 85.25, -4.0, -4.0], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 94.0], [79.0, 79.0, 79.0, -63.5, -63.5]], [[32.5, 32.5, 32.5, 32.5, -95.0], [106.125, 106.125, 106.125, 106.125, -109.125], [104.375, 104.375, 14.875, 14.875, 14.875], [34.875, 34.875, 34.875, 34.875, -61.25]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  return
}
// -----
// cumulative minimum of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[[18.25, 0x7FF0000000000000, -13.5, 44.5, 74.5], [91.25, 39.5, -72.75, -107.375, -26.125], [-83.0, -17.125, -45.625, 106.5, -12.0], [101.125, -38.75, 60.0, 94.625, 50.25]], [[3.75, 34.625, -106.625, -11.5, 48.125], [-67.75, 48.25, 102.375, 116.5, 67.25], [-45.0, 7.5, 14.5, 0x7FF8000000000000, 97.625], [39.75, -112.875, 115.625, -95.625, -23.0]], [[-8.125, 110.125, -73.0, 54.875, -24.875], [-0.0, 0.0, -0.0, 40.75, 103.875], [80.625, -46.0, -65.75, 28.75, 83.75], [0xFFF0000000000000, -65.125, 14.125, -34.75, 55.75]]]> : tensor<3x4x5xf64>
  %1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = stablehlo.minimum %3, %4 : tensor<f64>
    stablehlo.return %5 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %6 = stablehlo.constant dense<[[[18.25, 0x7FF0000000000000, -13.5, 44.5, 74.5], [91.25, 39.5, -72.75, -107.375, -26.125], [-83.0, -17.125, -45.625, 106.5, -12.0], [101.125, -38.75, 60.0, 94.625, 50.25]], [[3.75, 34.625, -106.625, -11.5, 48.125], [-67.75, 39.5, -72.75, -107.375, -26.125], [-83.0, -17.125, -45.625, 0xFFF8000000000000, -12.0], [39.75, -112.875, 60.0, -95.625, -23.0]], [[-8.125, 34.625, -106.625, -11.5, -24.875], [-67.75, 0.0, -72.75, -107.375, -26.125], [-83.0, -46.0, -65.75, 0xFFF8000000000000, -12.0], [0xFFF0000000000000, -112.875, 14.125, -95.625, -23.0]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f64>, %9: tensor<f64>):
    %10 = stablehlo.minimum %8, %9 : tensor<f64>
    stablehlo.return %10 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %11 = stablehlo.constant dense<[[[-8.125, 34.625, -106.625, -11.5, -24.875], [-67.75, 0.0, -72.75, -107.375, -26.125], [-83.0, -46.0, -65.75, 0xFFF8000000000000, -12.0], [0xFFF0000000000000, -112.875, 14.125, -95.625, -23.0]], [[-8.125, 34.625, -106.625, -11.5, -24.875], [-67.75, 0.0, -0.0, 40.75, 67.25], [-45.0, -46.0, -65.75, 0xFFF8000000000000, 83.75], [0xFFF0000000000000, -112.875, 14.125, -95.625, -23.0]], [[-8.125, 110.125, -73.0, 54.875, -24.875], [-0.0, 0.0, -0.0, 40.75, 103.875], [80.625, -46.0, -65.75, 28.75, 83.75], [0xFFF0000000000000, -65.125, 14.125, -34.75, 55.75]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f64>, %14: tensor<f64>):
    %15 = stablehlo.minimum %13, %14 : tensor<f64>
    stablehlo.return %15 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %16 = stablehlo.constant dense<[[[18.25, 0x7FF0000000000000, -13.5, 44.5, 74.5], [18.25, 39.5, -72.75, -107.375, -26.125], [-83.0, -17.125, -72.75, -107.375, -26.125], [-83.0, -38.75, -72.75, -107.375, -26.125]], [[3.75, 34.625, -106.625, -11.5, 48.125], [-67.75, 34.625, -106.625, -11.5, 48.125], [-67.75, 7.5, -106.625, 0xFFF8000000000000, 48.125], [-67.75, -112.875, -106.625, 0xFFF8000000000000, -23.0]], [[-8.125, 110.125, -73.0, 54.875, -24.875], [-8.125, 0.0, -73.0, 40.75, -24.875], [-8.125, -46.0, -73.0, 28.75, -24.875], [0xFFF0000000000000, -65.125, -73.0, -34.75, -24.875]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f64>, %19: tensor<f64>):
    %20 = stablehlo.minimum %18, %19 : tensor<f64>
    stablehlo.return %20 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %21 = stablehlo.constant dense<[[[-83.0, -38.75, -72.75, -107.375, -26.125], [-83.0, -38.75, -72.75, -107.375, -26.125], [-83.0, -38.75, -45.625, 94.625, -12.0], [101.125, -38.75, 60.0, 94.625, 50.25]], [[-67.75, -112.875, -106.625, 0xFFF8000000000000, -23.0], [-67.75, -112.875, 14.5, 0xFFF8000000000000, -23.0], [-45.0, -112.875, 14.5, 0xFFF8000000000000, -23.0], [39.75, -112.875, 115.625, -95.625, -23.0]], [[0xFFF0000000000000, -65.125, -73.0, -34.75, -24.875], [0xFFF0000000000000, -65.125, -65.75, -34.75, 55.75], [0xFFF0000000000000, -65.125, -65.75, -34.75, 55.75], [0xFFF0000000000000, -65.125, 14.125, -34.75, 55.75]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<f64>, %24: tensor<f64>):
    %25 = stablehlo.minimum %23, %24 : tensor<f64>
    stablehlo.return %25 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %26 = stablehlo.constant dense<[[[18.25, 18.25, -13.5, -13.5, -13.5], [91.25, 39.5, -72.75, -107.375, -107.375], [-83.0, -83.0, -83.0, -83.0, -83.0], [101.125, -38.75, -38.75, -38.75, -38.75]], [[3.75, 3.75, -106.625, -106.625, -106.625], [-67.75, -67.75, -67.75, -67.75, -67.75], [-45.0, -45.0, -45.0, 0xFFF8000000000000, 0xFFF8000000000000], [39.75, -112.875, -112.875, -112.875, -112.875]], [[-8.125, -8.125, -73.0, -73.0, -73.0], [-0.0, -0.0, -0.0, -0.0, -0.0], [80.625, -46.0, -65.75, -65.75, -65.75], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<f64>, %29: tensor<f64>):
    %30 = stablehlo.minimum %28, %29 : tensor<f64>
    stablehlo.return %30 : tensor<f64>
  }) : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4x5xf64>
  %31 = stablehlo.constant dense<[[[-13.5, -13.5, -13.5, 44.5, 74.5], [-107.375, -107.375, -107.375, -107.375, -26.125], [-83.0, -45.625, -45.625, -12.0, -12.0], [-38.75, -38.75, 50.25, 50.25, 50.25]], [[-106.625, -106.625, -106.625, -11.5, 48.125], [-67.75, 48.25, 67.25, 67.25, 67.25], [0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 97.625], [-112.875, -112.875, -95.625, -95.625, -23.0]], [[-73.0, -73.0, -73.0, -24.875, -24.875], [-0.0, -0.0, -0.0, 40.75, 103.875], [-65.75, -65.75, -65.75, 28.75, 83.75], [0xFFF0000000000000, -65.125, -34.75, -34.75, 55.75]]]> : tensor<3x4x5xf64>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xf64>, tensor<3x4x5xf64>) -> ()
  return
}
// -----
// cumulative sum of f64, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<1> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xf64>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xf64>) -> tensor<3x700xf64>
  %9 = stablehlo.constant dense<0.0> : tensor<f64>
  %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%11: tensor<f64>, %12: tensor<f64>):
    %13 = stablehlo.add %11, %12 : tensor<f64>
    stablehlo.return %13 : tensor<f64>
  }) : (tensor<3x700xf64>, tensor<f64>) -> tensor<3x700xf64>
  %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xf64>) -> tensor<3x1xf64>
  %15 = stablehlo.constant dense<[[-1.0], [0.0], [1.0]]> : tensor<3x1xf64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x1xf64>, tensor<3x1xf64>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %17 = stablehlo.constant dense<7> : tensor<2800xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<2800xi32>
  %19 = stablehlo.constant dense<3> : tensor<2800xi32>
  %20 = stablehlo.remainder %18, %19 : tensor<2800xi32>
  %21 = stablehlo.constant dense<1> : tensor<2800xi32>
  %22 = stablehlo.subtract %20, %21 : tensor<2800xi32>
  %23 = "stablehlo.convert"(%22) : (tensor<2800xi32>) -> tensor<2800xf64>
  %24 = "stablehlo.reshape"(%23) : (tensor<2800xf64>) -> tensor<700x4xf64>
  %25 = "stablehlo.reduce_window"(%24, %9) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<f64>, %27: tensor<f64>):
    %28 = stablehlo.add %26, %27 : tensor<f64>
    stablehlo.return %28 : tensor<f64>
  }) : (tensor<700x4xf64>, tensor<f64>) -> tensor<700x4xf64>
  %29 = "stablehlo.slice"(%25) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xf64>) -> tensor<1x4xf64>
  %30 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, -1.0]]> : tensor<1x4xf64>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<1x4xf64>, tensor<1x4xf64>) -> ()
  return
}
// -----
// cumulative add of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00450048804800C5004000BC00C600C600460048004500C400C600450040804800C7004800C70044004200C800C500C500C5000000C6804800C000C800C000C580C8804800C7804800C60046003C00C4804800C000C700C4004480C800C000C400C500C0004500BC003C00C600C8004400BC00BC80488048"> : tensor<3x4x5xf16>
  %1 = stablehlo.constant dense<0.0> : tensor<f16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = stablehlo.add %3, %4 : tensor<f16>
    stablehlo.return %5 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %6 = stablehlo.constant dense<"0x00450048804800C5004000BC00C600C600460048004500C400C600450040804800C7004800C7004400480000004400C900C200BC00CA004200440000004280C880CB004B00C5804C80CA004B00C60000404C00C000C200CB003C00C900CB00BC00BC00C0004800C900CB004880CA804D00CB804A00428048"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f16>, %9: tensor<f16>):
    %10 = stablehlo.add %8, %9 : tensor<f16>
    stablehlo.return %10 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %11 = stablehlo.constant dense<"0x404C00C000C200CB003C00C900CB00BC00BC00C0004800C900CB004880CA804D00CB804A00428048004A00C900CA80C800BC80C800C8004500C700C9004200C600C8004280CB804A00C7004500490045804800C000C700C4004480C800C000C400C500C0004500BC003C00C600C8004400BC00BC80488048"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>):
    %15 = stablehlo.add %13, %14 : tensor<f16>
    stablehlo.return %15 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %16 = stablehlo.constant dense<"0x0045804A804D404CC04C00BC00C780CA00C7003C0045003C00C50000004080480040004900420047004200C500C980CB00CD000000C60042003C00C700C000C700CC00C700CB8048004280480049004680480047000000C4000080C880C980CB00CD80CD00450044004500BC80C80044004200408049004D"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f16>, %19: tensor<f16>):
    %20 = stablehlo.add %18, %19 : tensor<f16>
    stablehlo.return %20 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %21 = stablehlo.constant dense<"0xC04C004B004600C20040003C00400048004B0048004000C2003C00470040004700C0004500C2004400CDC0CD80CB00C900C500C700C700BC00C900C800CB00CA00C7004000C7004600C2004200C200C4000080C800C70000004480CD80CA80C900C700C080C800CB80CA00CB00C8004D004C404C804C8048"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  return
}
// -----
// cumulative multiply of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x003C00BC003800BC003C00BC003C00BC00BC00BC00BC00BC003C00BC003C003C00BC003C00BC00C0003C00BC00BC00BC00BC003C003C003C00BC00BC003C00BC003C00BC00BC00BC003C003C003C003C00BC003C003C00BC00BC00BC00BC00BC00BC00BC003C003C00BC003C003C003C003C003C003C0040"> : tensor<3x4x5xf16>
  %1 = stablehlo.constant dense<1.0> : tensor<f16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = stablehlo.multiply %3, %4 : tensor<f16>
    stablehlo.return %5 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %6 = stablehlo.constant dense<"0x003C00BC003800BC003C00BC003C00BC00BC00BC00BC00BC003C00BC003C003C00BC003C00BC00C0003C003C00B8003C00BC00BC003C00BC003C003C00BC003C003C003C00BC00BC00BC003C00BC00C000BC003C00B800BC003C003C00BC003C00BC00BC00BC003C00BC003C00BC00BC00BC003C00BC00C4"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f16>, %9: tensor<f16>):
    %10 = stablehlo.multiply %8, %9 : tensor<f16>
    stablehlo.return %10 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %11 = stablehlo.constant dense<"0x00BC003C00B800BC003C003C00BC003C00BC00BC00BC003C00BC003C00BC00BC00BC003C00BC00C400BC00BC00BC003C003C00BC00BC00BC003C003C003C00BC00BC00BC00BC00BC003C003C003C004000BC003C003C00BC00BC00BC00BC00BC00BC00BC003C003C00BC003C003C003C003C003C003C0040"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>):
    %15 = stablehlo.multiply %13, %14 : tensor<f16>
    stablehlo.return %15 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %16 = stablehlo.constant dense<"0x003C00BC00B80038003800BC00BC003C00BC003C00BC003C003C00BC00BC003C00BC00BC003C00C0003C00BC003C00BC003C003C003C003C00BC003C003C00BC00BC003C00BC00BC00BC00BC00BC00BC00BC00BC00BC003C00BC00BC003C00BC003C00BC003C003C00BC00BC00BC003C003C003C003C0040"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f16>, %19: tensor<f16>):
    %20 = stablehlo.multiply %18, %19 : tensor<f16>
    stablehlo.return %20 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %21 = stablehlo.constant dense<"0x0038003800B800BC003C003C00BC00BC003C00BC00BC003C00BC00BC003C00C000C00040004000C0003C003C00BC003C00BC003C003C003C003C00BC00BC00BC003C003C00BC00BC003C003C003C003C00BC003C003C003C00BC00BC003C00BC003C00BC00BC00BC00BC003C003C00400040004000400040"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  return
}
// -----
// cumulative maximum of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB04A007C76D6C8CD2255845062D484D1F4D6B256D8CFC0D4D0C85E5448D280D5C0C306D7E0D080BDD0528AD5B2D73ED5265406551AD74450A6D748CF88CC6E577A54007EDED6BC521C52284F32D598CE74543CD6F25622D776560080000000809CD508D734D090D5A0506052185000FC3050D8CDE84D8A57"> : tensor<3x4x5xf16>
  %1 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = stablehlo.maximum %3, %4 : tensor<f16>
    stablehlo.return %5 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %6 = stablehlo.constant dense<"0xB04A007C76D6C8CD2255845062D484D1F4D6B256D8CFC0D4D0C85E5448D280D5C0C306D7E0D080BDD052007C76D6C8CD2255065562D44450F4D6B25688CC6E577A54007E48D2BC521C52284FE0D080BD7454007CF256C8CD76560655000044509CD5B25688CC6E577A54007E1850BC521C52284FE84D8A57"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f16>, %9: tensor<f16>):
    %10 = stablehlo.maximum %8, %9 : tensor<f16>
    stablehlo.return %10 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %11 = stablehlo.constant dense<"0x7454007CF256C8CD76560655000044509CD5B25688CC6E577A54007E1850BC521C52284FE84D8A5774548AD5F2563ED576560655000044509CD548CF88CC6E577A54007E1850BC521C52284FE84D8A5774543CD6F25622D776560080000000809CD508D734D090D5A0506052185000FC3050D8CDE84D8A57"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>):
    %15 = stablehlo.maximum %13, %14 : tensor<f16>
    stablehlo.return %15 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %16 = stablehlo.constant dense<"0xB04A007C007C007C007C8450845084508450B256D8CFD8CFD0C85E545E5480D5C0C3C0C3C0C380BDD052D052D052D05226540655065506550655065588CC6E576E57007E007EBC52BC52BC52BC52BC5274547454F256F256F2560080000000000000000034D034D0A0506052605200FC3050305030508A57"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f16>, %19: tensor<f16>):
    %20 = stablehlo.maximum %18, %19 : tensor<f16>
    stablehlo.return %20 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %21 = stablehlo.constant dense<"0x007C007C225522552255B256B256B256B256B2565E545E545E545E5448D280BD80BD80BD80BD80BD2654265426542654265406554450445048CF48CF007E007E007E007EDED6BC521C52284F98CE98CEF256F256F256765676560000000000809CD508D7605260526052605218508A578A578A578A578A57"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  return
}
// -----
// cumulative minimum of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xAE57007C5050985474D2AA5758D100401C50C45536D600C0FCD4E84FC0D688CCACD140D0B05790482053AE55CC50EED42054C04100424254F6D474D4F04C5ED41A54007E6ED67456D452A8D0F4D322D7004E84D17CD5745100B0008000000080AC52045624D010CE50D120CB02D500FC30CAB8D440CF40CF"> : tensor<3x4x5xf16>
  %1 = stablehlo.constant dense<0x7C00> : tensor<f16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = stablehlo.minimum %3, %4 : tensor<f16>
    stablehlo.return %5 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %6 = stablehlo.constant dense<"0xAE57007C5050985474D2AA5758D100401C50C45536D600C0FCD4E84FC0D688CCACD140D0B05790482053AE555050EED474D2C04158D10040F6D474D436D65ED4FCD400FEC0D688CCACD1A8D0F4D322D7004E84D17CD5EED474D2008058D10080F6D474D436D65ED4FCD400FEC0D600FCACD1B8D4F4D322D7"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<f16>, %9: tensor<f16>):
    %10 = stablehlo.minimum %8, %9 : tensor<f16>
    stablehlo.return %10 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %11 = stablehlo.constant dense<"0x004E84D17CD5EED474D2008058D10080F6D474D436D65ED4FCD400FEC0D600FCACD1B8D4F4D322D7004E84D17CD5EED400B0008000000080F6D474D424D05ED450D100FE6ED600FC30CAB8D4F4D322D7004E84D17CD5745100B0008000000080AC52045624D010CE50D120CB02D500FC30CAB8D440CF40CF"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<f16>, %14: tensor<f16>):
    %15 = stablehlo.minimum %13, %14 : tensor<f16>
    stablehlo.return %15 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %16 = stablehlo.constant dense<"0xAE57AE575050505074D2AA5758D158D158D158D136D636D636D636D6C0D688CCACD1ACD1ACD1ACD120532053CC50EED4EED4C041C041C041F6D4F6D4F04C5ED45ED400FE00FE7456D452A8D0F4D322D7004E84D17CD57CD57CD50080008000800080008024D024D050D150D102D500FC00FC00FC00FC00FC"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<f16>, %19: tensor<f16>):
    %20 = stablehlo.minimum %18, %19 : tensor<f16>
    stablehlo.return %20 : tensor<f16>
  }) : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4x5xf16>
  %21 = stablehlo.constant dense<"0x74D274D274D274D274D258D158D100401C50C455C0D6C0D6C0D6C0D6C0D6ACD1ACD140D090489048EED4EED4EED4EED42054F6D4F6D4F6D4F6D474D400FE00FE00FE00FE6ED622D722D722D722D722D77CD57CD57CD500B000B0008000800080AC52045602D502D502D502D502D500FCB8D4B8D440CF40CF"> : tensor<3x4x5xf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xf16>, tensor<3x4x5xf16>) -> ()
  return
}
// -----
// cumulative sum of f16, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<1> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xf16>) -> tensor<3x700xf16>
  %9 = stablehlo.constant dense<0.0> : tensor<f16>
  %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%11: tensor<f16>, %12: tensor<f16>):
    %13 = stablehlo.add %11, %12 : tensor<f16>
    stablehlo.return %13 : tensor<f16>
  }) : (tensor<3x700xf16>, tensor<f16>) -> tensor<3x700xf16>
  %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xf16>) -> tensor<3x1xf16>
  %15 = stablehlo.constant dense<[[-1.0], [0.0], [1.0]]> : tensor<3x1xf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x1xf16>, tensor<3x1xf16>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %17 = stablehlo.constant dense<7> : tensor<2800xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<2800xi32>
  %19 = stablehlo.constant dense<3> : tensor<2800xi32>
  %20 = stablehlo.remainder %18, %19 : tensor<2800xi32>
  %21 = stablehlo.constant dense<1> : tensor<2800xi32>
  %22 = stablehlo.subtract %20, %21 : tensor<2800xi32>
  %23 = "stablehlo.convert"(%22) : (tensor<2800xi32>) -> tensor<2800xf16>
  %24 = "stablehlo.reshape"(%23) : (tensor<2800xf16>) -> tensor<700x4xf16>
  %25 = "stablehlo.reduce_window"(%24, %9) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<f16>, %27: tensor<f16>):
    %28 = stablehlo.add %26, %27 : tensor<f16>
    stablehlo.return %28 : tensor<f16>
  }) : (tensor<700x4xf16>, tensor<f16>) -> tensor<700x4xf16>
  %29 = "stablehlo.slice"(%25) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xf16>) -> tensor<1x4xf16>
  %30 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, -1.0]]> : tensor<1x4xf16>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<1x4xf16>, tensor<1x4xf16>) -> ()
  return
}
// -----
// cumulative add of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x420BDA28CE5611C24679260E752F55E4E41041B06D10642E58C5172C8F159E2D26B40B2B9C00FAAE3C89BC4A1A74AC0434CC14D19A970B233300175833FE5EC623593FF118ECA6309BF73956918650EE230EA1C0A99427E7D8F59F2C5B161D9B466C5BA6FE99D14C965D6F02AC41DF57E99BF759F5DFFBF108801EDBA240E412FD5AAEC2A99AF2BF94D8E17C08E38E3C68E45080BCB5BBC6449308A99A889CBDA86A0EA13331E395628213AD6E7E0D971E59DCFAFF7B72A1923370D17C03CC6A138784CE01E77E005196AE084F15F5E6FD30D92726799FF072F6CBD764968DEE057BC954D03F1169BE1F193EB6B17353"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.add %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %6 = stablehlo.constant dense<"0x420BDA28CE5611C24679260E752F55E4E41041B06D10642E58C5172C8F159E2D26B40B2B9C00FAAE3C89BC4A1A74AC0434CC14D19A970B233300175833FE5EC623593FF118ECA6309BF73956918650EE65197BE977EB38A91E6FC63AD045727F2A7D9C566BAA357BEE22872E3B577D850F50038591E0F5A04409DB25BCB490173127C3934332FEE2C7D8F8D43BE1ED028B3D9071D4A162F7DF8A42FF2B0FEDAB0D84898AAA1C1C3F80F1D9E73EC47F1648D678516A26A81C8056F7FFB75A49F022D7875392C774A1959F892E0BCA85FE2E589CBB69AB9DD339CFC4AC9F777BF190B859C6A4E173609DAA5B3DE1C060FF"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.add %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %11 = stablehlo.constant dense<"0x0D84898AAA1C1C3F80F1D9E73EC47F1648D678516A26A81C8056F7FFB75A49F022D7875392C774A1959F892E0BCA85FE2E589CBB69AB9DD339CFC4AC9F777BF190B859C6A4E173609DAA5B3DE1C060FFCB78AF61DCC50A7D3A78B3D9C9942A3264C537A1FD1544EE2891DFD32845ABC2FC227C28F6C67AF25916CDE3F155D9F9FA8B87EACF1392B006CFAD546C791C2B6D5F1AD58CF5CC2F02B321E7503A1011A86A0EA13331E395628213AD6E7E0D971E59DCFAFF7B72A1923370D17C03CC6A138784CE01E77E005196AE084F15F5E6FD30D92726799FF072F6CBD764968DEE057BC954D03F1169BE1F193EB6B17353"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.add %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %16 = stablehlo.constant dense<"0x420BDA28CE5611C24679260E752F55E4E41041B0AF1B3E57261C29EED58EC43B9BE3600F80113B5FEBA4FAA14090D5F2095BD90C357B6C32B31152B71EA3596863E914E42147803DD072A6884498A2A5230EA1C0A99427E7D8F59F2C5B161D9B466C5BA621A8720D3FF296E984377F8444B214F53B4C5798292891E8E1327BFC81922D47ED4C07B5CF243915310B20254917CC7C3D48E90D31E00F5E69ADD5D2A86A0EA13331E395628213AD6E7E0D971E59DCFAA7E68042C5645367DE85DF17810592651F405BFBF87C2F4B147A484EDBB6B83FA77E3156913627D35C13BD3919F511A3ABF6C9A8659E4A9447E89A26"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.add %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %21 = stablehlo.constant dense<"0x1EA3596863E914E42147803DD072A6884498A2A5DC977F3F95920322DBCD592F5B4351A4608761F56F871B113DCDEBF54CB8BB01358F4579C486674633FE5EC623593FF118ECA6309BF73956918650EE310B20254917CC7C3D48E90D31E00F5E69ADD5D20EFD7E64A082A495655249E1D6C9F2C223417A2C1063AD170A253593B9106A89ED2DFB682E617E3A08E38E3C68E45080BCB5BBC6449308A99A889CBD5C13BD3919F511A3ABF6C9A8659E4A9447E89A26B4A8AE98E6C32E0D4974B6FBF71F3DFD298FBE2BB52C3CF75490BE3BCD70EA90E498B82E28A83F2B64968DEE057BC954D03F1169BE1F193EB6B17353"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.add %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %26 = stablehlo.constant dense<"0x420BDA281062EBEA56DB11F9CB0A67DDAF1BA88D6D10642EC5D57B5A54EB19887A9F25B316A01F623C89BC4A56FD684F8AC97D20246189435761A09B33FE5EC656579EB76E4345E8093B7F3E9AC1CF2C230EA1C0CCA2C8A7A49868D4FFAE856F451BE115FE99D14C94F7404F403920A729D517011EB513F308801EDBAAC002EEA71BB1B050B6A370E48E85ED08E38E3C70C7DFBC2C7D9B837010A42C0A9940EAA86A0EA1DB9BF1363D1E05E4AB9C127BC9F5EE75FF7B72A191AFE2720DB3AEDD203A33AC2121B2AC5196AE08A0ABA3EF9DDC7C17C3551C08354CE8DF64968DEE69115743395168ACF77081EAAD22F53D"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.add %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %31 = stablehlo.constant dense<"0xAF1BA88D6D10CE649FB9BCA259409694E41041B016A01F62A98FBB3351CAA307C2B405DA9C00FAAE5761A09B1BD8E3500164374CCD97227B330017589AC1CF2C67C37066446A31752C7E8A44918650EE451BE115220D40557978186EA1827841466C5BA61EB513F3201B42A68ABDD2A3DE7BF34BF5DFFBF1E48E85EDDC0E67123ACE82FF3D73D43C94D8E17C0A9940EA02B6B1AD9AD1602DDE1BA5669A889CBDC9F5EE75218BE0D4EE59FD3E8CD7E9911E59DCFA2121B2AC22A53F0B9071CF39146E03CF01E77E00354CE8DFE4B539D795A044F0986F6BC872F6CBD7AD22F53D498C674F44119EFA74D18C91B6B17353"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  return
}
// -----
// cumulative multiply of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x2A7E3A7A3D3885CF38B7F2476272CEA5079C23D6962C2AD18558200F93C5450F7B088B44D6CC357DB54AF708FB8BD7EAA0B839BA080732DB37310C0332DFDACBA310717EB15890E8D7AA861AE6717F4401DAEBDDAD202635535713B91E6F6A254BCA0F55B0E67FF78CCAF9A8F2A258A1D0CFE9C66C5F4B45BF9C96DD7A2F8B9F6AB84D5B8BEFF2741CBE5B03D021B0BB0A3D628C30E629A8EAB553425389F492A0D6832089DEA8896F1F9F65B1009A019C11459622CA286D2380B26760559F3CD1A78916E05D0E8A23FE71718D37D09D6780A0F95E8BC352A35FBCA509C54A2587B7972D8610A37BB57BDB5A8834F95E"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.multiply %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %6 = stablehlo.constant dense<"0x2A7E3A7A3D3885CF38B7F2476272CEA5079C23D6962C2AD18558200F93C5450F7B088B44D6CC357DB54AF708FB8BD7EAA0B839BA080732DB37310C0332DFDACBA310717EB15890E8D7AA861AE6717F442A42385C39A11CDE286F1DE17CE55D780D3CF54C206B7789BC5AE62CF6CA83F4F058C5F648D4677A0B0915699ECAB4634072B90058494AFE04346985A0CAFAD05E7DC76330A718A7862B974792037E244076F6C581B589FF580A11FEBCAA83C1EC74EEFB407A63D9B467940B40CA992AF02B926C00E7E73E8126B415068B7B48C0F7BCAB50B621C38C9A39C3A03FFE08924E43B12083EA84BE276D97908DAD10"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.multiply %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %11 = stablehlo.constant dense<"0x4076F6C581B589FF580A11FEBCAA83C1EC74EEFB407A63D9B467940B40CA992AF02B926C00E7E73E8126B415068B7B48C0F7BCAB50B621C38C9A39C3A03FFE08924E43B12083EA84BE276D97908DAD10A016288A95824588FDE98292BED3A2D4B440455A608383C624B1C428C074A5DBD058C30180BA85731DF06B3A325CFC2BA632BAF40A6E25D6D46F86D7504056F946565604207DE144720CC50018D088C9A0D6832089DEA8896F1F9F65B1009A019C11459622CA286D2380B26760559F3CD1A78916E05D0E8A23FE71718D37D09D6780A0F95E8BC352A35FBCA509C54A2587B7972D8610A37BB57BDB5A8834F95E"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.multiply %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %16 = stablehlo.constant dense<"0x2A7E3A7A3D3885CF38B7F2476272CEA5079C23D69C24D9A8B12F2B36284D75C11605FA40DA018D1A4CFA9F588BDDE36600F9AC76B0C23FAED61FDE55D816FF1281BF49F500293093D061F5764410C8D401DAEBDDAD202635535713B91E6F6A254BCA0F55B0C681959C60E77676121369608AA1CCA42CB439507D06FC58AEB47DDC74A8B620C2A53AF09922D300216D3270C749D44091CFAF401124FED0585991A0D6832089DEA8896F1F9F65B1009A019C11459640C1DC01BBEC9C1BA0A40C7B8107E75980145DA2C0EB2BD6FF8F3AF3603C66585ECC2A7D808DDF79C009763979383AE3409A693A76A8DDEF002C01C9"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.multiply %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %21 = stablehlo.constant dense<"0xD816FF1281BF49F500293093D061F5764410C8D4BC587E5695543CE8E0CD45246885E5049C24BC405A42824FD1D0C853A0A65F73B837DFCD6A7EF62432DFDACBA310717EB15890E8D7AA861AE6717F4400216D3270C749D44091CFAF401124FED05859910021531D3023DC1AC04116CD601D0E7670884B3930FAE3BCC4EC734AE0CF3B0B0E3C7D29149F2B5AD021B0BB0A3D628C30E629A8EAB553425389F492C009763979383AE3409A693A76A8DDEF002C01C9D6111033718E40C2C0E9EACC567D3B7B007D16E53BDEB03A5B16AE9DEAA59EF076B3A1BD98EA0A2F09C54A2587B7972D8610A37BB57BDB5A8834F95E"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.multiply %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %26 = stablehlo.constant dense<"0x2A7E3A7A02405B6D706E9B36E026CE2C2090F369962C2AD1EEB9FC86AAE9580DAE94533874F15E6EB54AF70877860940609218450033858B00F560DC32DFDACBD63C619BF69F84039AB35FBD5C56A86301DAEBDDAD72C80417F9CC33B2298C6826AB64C5B0E67FF740082927804C021200A8391E00E0AA5DBF9C96DD06C442FD7C7A57F25445113A30ED33CCD021B0BB20E28FFE0026433700BC3E4F00F4F273A0D68320A09BAC3360DA0F1760FCB5AF802A886E22CA286DA6A2488B401C584640D09C8600785DA423FE7171477ED2EC914E34833E9450DE7A65D94709C54A25BF5696EAFA57BA30C251E32210D71077"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.multiply %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %31 = stablehlo.constant dense<"0x2090F369D02BA6CC10C81FC5AED8BEE5079C23D674F15E6EEEDD42FB9600C33DD21A72E7D6CC357D00F560DC004165D500F3B205B80A781737310C035C56A8635E5941DB0AB1B2EF2A640F23E6717F4426AB64C5264F1C347E62EE9ACA399E6A4BCA0F5500E0AA5D008A5F47803B31BFC0DBB1A06C5F4B4530ED33CCD0EEA58B88F7EF4E345DC4DF1CBE5B0300F4F27340C8B852A05D3794DE3486245389F492802A886E843CDA5864177D4EDC2C99199C11459600785DA400FC92EB00D4127DE0C3D791E05D0E8A7A65D9473ED30D66B6E9135ADA9E4132A35FBCA510D710779072249CF07CA5F1287CC7A28834F95E"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  return
}
// -----
// cumulative maximum of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xAF842A8BFB1F3D38170EBFDFE9610E1EB5D3D9D4E00B5D60321B937E6A1B2AAA3AE820526E9171FD5684288EE782624778D008BF8B8ADCC9F258C6E26FC76D12946D54101308CBD163945FD06AB0EACE47CF1E421AC5200483B3B659676BFD24F2F4F5879388BEC219050B4FE0ACE33E3D0B334AD5230E3AF70526DAE70C7FF6AFF937C6FE0D95235DEBAEB13EB091CF1FA7F30CD772F920B150900A736766981C71D4435A45B09E54642C3A15F4F556952D9047CA6B29A54097E0FE37B1BDFB4597B7187EFA907391577233B4A9770FEC779EA691B85CE05C7C7E5E39C8AEE8E6A48E60BDA26EA3D8AE00C37B4670AE"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.maximum %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %6 = stablehlo.constant dense<"0xAF842A8BFB1F3D38170EBFDFE9610E1EB5D3D9D4E00B5D60321B937E6A1B2AAA3AE820526E9171FD5684288EE782624778D008BF8B8ADCC9F258C6E26FC76D12946D54101308CBD163945FD06AB0EACE47CF1E42FB1F3D3883B3B659676BFD24B5D3D9D4E00B5D60321B937EE0ACE33E3AE82052D5230E3AF70526DAE7826247AFF937C6FE0D9523F258C6E26FC76D12946D5410D772F920B150900A6AB0EACE1C71D443FB1F3D3883B3B65915F4F556952D9047E00B5D60321B937EE0ACE33E3AE820527EFA907391577233E7826247AFF937C6FE0D95235C7C7E5E6FC76D12E6A48E60D772F920B150900A6AB0EACE"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.maximum %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %11 = stablehlo.constant dense<"0x1C71D443FB1F3D3883B3B65915F4F556952D9047E00B5D60321B937EE0ACE33E3AE820527EFA907391577233E7826247AFF937C6FE0D95235C7C7E5E6FC76D12E6A48E60D772F920B150900A6AB0EACE1C71D4431AC5200483B3B65915F4F556952D90479388BEC219050B4FE0ACE33E3D0B334A7EFA907391577233B4A9770FAFF937C6FE0D95235C7C7E5E39C8AEE8E6A48E60D772F920B150900A7B4670AE1C71D4435A45B09E54642C3A15F4F556952D9047CA6B29A54097E0FE37B1BDFB4597B7187EFA907391577233B4A9770FEC779EA691B85CE05C7C7E5E39C8AEE8E6A48E60BDA26EA3D8AE00C37B4670AE"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.maximum %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %16 = stablehlo.constant dense<"0xAF842A8BFB1F3D38170EBFDFE9610E1EB5D3D9D4E00B5D60321B937E170EBFDF3AE820526E9171FDE00B5D60321B937E170EBFDF3AE820526E9171FDE00B5D60321B937E170EBFDF3AE820526E9171FD47CF1E421AC5200483B3B659676BFD24F2F4F58747CF1E4219050B4F83B3B6593D0B334AD5230E3A47CF1E4219050B4F83B3B6593D0B334AD5230E3A47CF1E4219050B4F83B3B6593D0B334AD5230E3A1C71D4435A45B09E54642C3A15F4F556952D90471C71D4434097E0FE54642C3A15F4F5567EFA90731C71D443B4A9770F54642C3A15F4F5567EFA90731C71D443E6A48E6054642C3A15F4F5567EFA9073"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.maximum %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %21 = stablehlo.constant dense<"0xE00B5D60321B937E170EBFDF3AE820526E9171FDE00B5D60321B937E1308CBD13AE820526E9171FD6FC76D12E78262471308CBD163945FD0F258C6E26FC76D12946D54101308CBD163945FD06AB0EACE47CF1E4219050B4F83B3B6593D0B334AD5230E3AF70526DA19050B4FE0ACE33E3D0B334AD5230E3AF70526DA1FA7F30CD772F920FE0D95235DEBAEB13EB091CF1FA7F30CD772F920B150900A736766981C71D443E6A48E6054642C3A15F4F5567EFA907391577233E6A48E6037B1BDFB4597B7187EFA907391577233E6A48E60EC779EA691B85CE05C7C7E5E39C8AEE8E6A48E60BDA26EA3D8AE00C37B4670AE"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.maximum %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %26 = stablehlo.constant dense<"0xAF842A8BFB1F3D38FB1F3D38FB1F3D38FB1F3D38E00B5D60321B937E321B937E321B937E321B937E5684288EE7826247E7826247E7826247E78262476FC76D126FC76D126FC76D126FC76D126FC76D1247CF1E4247CF1E4283B3B65983B3B65983B3B6599388BEC219050B4F19050B4F19050B4F19050B4FF70526DAE70C7FF6E70C7FF6FE0D9523FE0D95233EB091CF1FA7F30CD772F920D772F920D772F9201C71D4431C71D4431C71D44315F4F55615F4F556CA6B29A54097E0FE4097E0FE4597B7187EFA9073915772339157723391577233915772335C7C7E5E39C8AEE8E6A48E60E6A48E60E6A48E60E6A48E60"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.maximum %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %31 = stablehlo.constant dense<"0xFB1F3D38FB1F3D38E9610E1EE9610E1EB5D3D9D4321B937E321B937E3AE820523AE820526E9171FDE7826247E7826247F258C6E2F258C6E2F258C6E26FC76D12946D54101308CBD163945FD06AB0EACE83B3B65983B3B65983B3B659676BFD24F2F4F58719050B4F19050B4F3D0B334A3D0B334AD5230E3AFE0D9523FE0D9523FE0D9523FE0D95235DEBAEB1D772F920D772F920D772F920B150900A7367669815F4F55615F4F55615F4F55615F4F556952D90477EFA90737EFA90737EFA90737EFA90737EFA90735C7C7E5E5C7C7E5E5C7C7E5E5C7C7E5E5C7C7E5EE6A48E60E6A48E60D8AE00C3D8AE00C37B4670AE"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  return
}
// -----
// cumulative minimum of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x517D748C6C4B2D2EE6E3F76B834267C5803DB8CCA338F50EC2718AF99920CE9A60D34B28BDE113735C1BE5B6E117CE58857A50006CF5AC1CC61CB989912E7036E16E948308052354886BE2CDEDDF373F26930C11CD36E8843EBC76B3A1F89C6B5D21356421830EA2B18571BBA3EA212F85D15F38738153F6A3B29FD9AA2ADBC261F095FC2AD57B296137C74785B74A48E2A6E00AAE1B6439E22FD96BE6D765C1D8C80E0D12444010307714DA01BED9A5DA03E33DDC9B72669AE14D462CBA04605AB2609965A979AC88D0C15FBBC587DB8198585BE5E38281305D31739F68B627A0AAE73E2211C6A2A358B17A1FBAA5EB"> : tensor<3x4x5xi32>
  %1 = stablehlo.constant dense<2147483647> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.minimum %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %6 = stablehlo.constant dense<"0x517D748C6C4B2D2EE6E3F76B834267C5803DB8CCA338F50EC2718AF99920CE9A60D34B28BDE113735C1BE5B6E117CE58857A50006CF5AC1CC61CB989912E7036E16E948308052354886BE2CDEDDF373F517D748CCD36E8843EBC76B3834267C5803DB8CC21830EA2B18571BB9920CE9A60D34B28738153F65C1BE5B6AA2ADBC261F095FC6CF5AC1CC61CB989912E7036E16E9483AE1B6439886BE2CDE6D765C1517D748CCD36E8843EBC76B301BED9A5803DB8CC21830EA2B18571BB9920CE9A5AB2609965A979AC5C1BE5B6AA2ADBC261F095FCE5E38281C61CB9899F68B627E16E94832211C6A2886BE2CDE6D765C1"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.minimum %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %11 = stablehlo.constant dense<"0x517D748CCD36E8843EBC76B301BED9A5803DB8CC21830EA2B18571BB9920CE9A5AB2609965A979AC5C1BE5B6AA2ADBC261F095FCE5E38281C61CB9899F68B627E16E94832211C6A2886BE2CDE6D765C1D8C80E0DCD36E8843EBC76B301BED9A5DA03E33D21830EA2B18571BBA3EA212F5AB2609965A979ACA3B29FD9AA2ADBC261F095FCE5E382816137C7479F68B627E2A6E00A2211C6A2E22FD96BE6D765C1D8C80E0D12444010307714DA01BED9A5DA03E33DDC9B72669AE14D462CBA04605AB2609965A979AC88D0C15FBBC587DB8198585BE5E38281305D31739F68B627A0AAE73E2211C6A2A358B17A1FBAA5EB"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.minimum %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %16 = stablehlo.constant dense<"0x517D748C6C4B2D2EE6E3F76B834267C5803DB8CC517D748CC2718AF99920CE9A834267C5803DB8CC517D748CC2718AF99920CE9A834267C5C61CB989517D748CE16E94839920CE9A834267C5C61CB98926930C11CD36E8843EBC76B3A1F89C6B5D21356421830EA2CD36E8843EBC76B385D15F38738153F621830EA2CD36E8843EBC76B32AD57B29738153F621830EA2CD36E8843EBC76B32AD57B29E6D765C1D8C80E0D12444010307714DA01BED9A5DA03E33DD8C80E0D12444010307714DA5AB2609965A979ACD8C80E0DBBC587DB307714DAE5E3828165A979ACD8C80E0DBBC587DB2211C6A2E5E3828165A979AC"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.minimum %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %21 = stablehlo.constant dense<"0x517D748CE16E94839920CE9A834267C5C61CB9895C1BE5B6E16E94839920CE9A886BE2CDC61CB9895C1BE5B6E16E9483857A5000886BE2CDC61CB989912E7036E16E948308052354886BE2CDEDDF373F21830EA2CD36E8843EBC76B32AD57B29E6D765C121830EA2B18571BB61F095FC2AD57B29E6D765C1A3B29FD9AA2ADBC261F095FC2AD57B29E6D765C185B74A48E2A6E00AAE1B6439E22FD96BE6D765C1D8C80E0DBBC587DB2211C6A2E5E3828165A979AC9F68B627BBC587DB2211C6A2E5E3828165A979AC9F68B627BBC587DB2211C6A2E5E382811FBAA5EB9F68B627A0AAE73E2211C6A2A358B17A1FBAA5EB"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.minimum %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %26 = stablehlo.constant dense<"0x517D748C517D748C517D748C517D748C517D748CA338F50EC2718AF99920CE9A9920CE9A9920CE9A5C1BE5B65C1BE5B65C1BE5B65C1BE5B6C61CB989912E7036E16E9483E16E9483E16E9483E16E948326930C11CD36E884CD36E884CD36E884CD36E88421830EA221830EA221830EA221830EA221830EA2A3B29FD9AA2ADBC2AA2ADBC2AA2ADBC2AA2ADBC285B74A48E2A6E00AE2A6E00AE2A6E00AE6D765C1D8C80E0DD8C80E0D307714DA01BED9A501BED9A5DC9B72669AE14D469AE14D465AB260995AB2609988D0C15FBBC587DBBBC587DBE5E38281E5E382819F68B6279F68B6272211C6A22211C6A22211C6A2"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.minimum %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %31 = stablehlo.constant dense<"0x517D748C834267C5834267C5834267C5803DB8CC9920CE9A9920CE9A9920CE9A60D34B28BDE11373C61CB989C61CB989C61CB989C61CB989C61CB989E16E9483E16E9483886BE2CD886BE2CDEDDF373FCD36E884CD36E8843EBC76B35D2135645D21356421830EA2B18571BB738153F6738153F6738153F6AA2ADBC2AA2ADBC261F095FC2AD57B296137C747E6D765C1E6D765C1E6D765C1E6D765C1E6D765C101BED9A501BED9A501BED9A501BED9A5DA03E33D5AB260995AB260995AB260995AB2609965A979ACE5E38281E5E38281E5E38281E5E38281305D31732211C6A22211C6A22211C6A21FBAA5EB1FBAA5EB"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  return
}
// -----
// cumulative sum of i32, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<1> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.reshape"(%6) : (tensor<2100xi32>) -> tensor<3x700xi32>
  %8 = stablehlo.constant dense<0> : tensor<i32>
  %9 = "stablehlo.reduce_window"(%7, %8) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%10: tensor<i32>, %11: tensor<i32>):
    %12 = stablehlo.add %10, %11 : tensor<i32>
    stablehlo.return %12 : tensor<i32>
  }) : (tensor<3x700xi32>, tensor<i32>) -> tensor<3x700xi32>
  %13 = "stablehlo.slice"(%9) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xi32>) -> tensor<3x1xi32>
  %14 = stablehlo.constant dense<[[-1], [0], [1]]> : tensor<3x1xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x1xi32>, tensor<3x1xi32>) -> ()
  %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %16 = stablehlo.constant dense<7> : tensor<2800xi32>
  %17 = stablehlo.multiply %15, %16 : tensor<2800xi32>
  %18 = stablehlo.constant dense<3> : tensor<2800xi32>
  %19 = stablehlo.remainder %17, %18 : tensor<2800xi32>
  %20 = stablehlo.constant dense<1> : tensor<2800xi32>
  %21 = stablehlo.subtract %19, %20 : tensor<2800xi32>
  %22 = "stablehlo.reshape"(%21) : (tensor<2800xi32>) -> tensor<700x4xi32>
  %23 = "stablehlo.reduce_window"(%22, %8) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%24: tensor<i32>, %25: tensor<i32>):
    %26 = stablehlo.add %24, %25 : tensor<i32>
    stablehlo.return %26 : tensor<i32>
  }) : (tensor<700x4xi32>, tensor<i32>) -> tensor<700x4xi32>
  %27 = "stablehlo.slice"(%23) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xi32>) -> tensor<1x4xi32>
  %28 = stablehlo.constant dense<[[-1, 0, 1, -1]]> : tensor<1x4xi32>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<1x4xi32>, tensor<1x4xi32>) -> ()
  return
}
// -----
// cumulative add of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x29F90B8204D7A370A7E89DEB404B91D28EB85E6DDB9FE94BBADEA55486C9E1CD3759BADB8438899505690A5797A7A79275EFA6BA7452DE7975EF61872EDD8664C6DA53BE76419F7E7A1A099BDCEECB76C2F844E313591612FDBCA3032D7F98029CF6DE1A51B5E9F396AD39E7E6D36806D95EBBB68D739C455ADCEC4EF960175766CDC42FDA024BF88D074FEC7E5FDBBF256D844CBF6796E9B14FC75E21199A3C2E0B1AFDEDFC10BABC1A61738792BEDCAADC23AA3A89CB9FB365F6CD8BBA749F5B4C0E54728DBDD5C06806550AE92B75714D56E838DC5F7AA2867D35067050DA93C6C12FE37A4D91C03B1B4CDBC34C9CCD42BAA2693374BEF06C0F4BB5344C24B6CAB97349AEBBC01C7EFCD1FB9A0BB493A93AFAA15935BE1923016B7982234AF66534FE07741072C427534F042A514FAEC28D30A481FFE4F48DFD6301BEFE4309A3B060EE2499D9FD61F8762D0C12C8245449A4726DEFF814EBDB00618460C6797CACBF15708404C6A2A6A41360CA1C7D7A71F2AA0F33DADB1CB11C356D18DA7EFC5274428EF0D1A8CCC8B43F4ABB6A9D949AB9A281A05495932D1D6CA5133C5F0B6EE02C56B73B87F699EC0D44C9FC3B330219AA044F9EE66047C391786CD83633CE507F981A11A11BA9F34DAF3A3EB6E7E3F0C04CBDE98816DFF6A1F251B4"> : tensor<3x4x5xi64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.add %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %6 = stablehlo.constant dense<"0x29F90B8204D7A370A7E89DEB404B91D28EB85E6DDB9FE94BBADEA55486C9E1CD3759BADB8438899505690A5797A7A79275EFA6BA7452DE7975EF61872EDD8664C6DA53BE76419F7E7A1A099BDCEECB76C2F844E313591612FDBCA3032D7F98029CF6DE1A51B5E9F396AD39E7E6D36806D95EBBB68D739C455ADCEC4EF960175766CDC42FDA024BF88D074FEC7E5FDBBF256D844CBF6796E9B14FC75E21199A3C5704267FF2D3B42A6303FF5EC8DD4FAF389582171629B5EB6D449C221284566D92A5C82FF7C5466BC5D110ACA190D307E63CFDA2AD2E3EF41776DFBC344DD73E59A115EE59BCEC0F3A5624E7B7B218138F3BFF857D8C8AD0ED29B34EE2B3E42652C1988E9A63A5B4B22B36B9E26E74BA6C08F6B02FCDD10373FFEDB972E33AA15C33F92DE2765B6A512FA23B83892C0FD32F127D63E995CEA5DDC4C222D7988060A7D6DFE0F84D046065F7D5F5E961775CE9CBBB8896A4E4812F78237308B7330B2275EF0C36CB6F8B74B750B5F09D2463B76E95583E71CEF29290D969BAEF18D79D68629C4ADDE1E222ED9BF7FCD37D2CD0993F200E2B2582BDE06B4E59F862B1CC066FC7B95CF03922D0A5F0B23DB7A73BF8C9D9D120A25960357D045CA7799266C77E610F767BF24A4B2FD138674D8917F66D243653B82DF4A3B9C4C9EA34"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i64>, %9: tensor<i64>):
    %10 = stablehlo.add %8, %9 : tensor<i64>
    stablehlo.return %10 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %11 = stablehlo.constant dense<"0x60A7D6DFE0F84D046065F7D5F5E961775CE9CBBB8896A4E4812F78237308B7330B2275EF0C36CB6F8B74B750B5F09D2463B76E95583E71CEF29290D969BAEF18D79D68629C4ADDE1E222ED9BF7FCD37D2CD0993F200E2B2582BDE06B4E59F862B1CC066FC7B95CF03922D0A5F0B23DB7A73BF8C9D9D120A25960357D045CA7799266C77E610F767BF24A4B2FD138674D8917F66D243653B82DF4A3B9C4C9EA3437AECA5DDC21AA93B97C59EAB49ED0A4CE306D4EADF6BA98C750D2CEEC3ED565D4C8BA1388FD41DA860BADF91D49F691EEC7C7DAE3EB92547DA32E523BDD68B411C314A425093E636808E4001B0E08076AD7545C0CB5141385003D6821DA5F6015D62754760473FCA37496BE09DFD4B0CEDC3C134C5E845CFF83482E0BFB8F222C99024F870C2B836543FC4252D98B8D64AA712165CEBCCE7CA4DC5AA3B050F809A3B060EE2499D9FD61F8762D0C12C8245449A4726DEFF814EBDB00618460C6797CACBF15708404C6A2A6A41360CA1C7D7A71F2AA0F33DADB1CB11C356D18DA7EFC5274428EF0D1A8CCC8B43F4ABB6A9D949AB9A281A05495932D1D6CA5133C5F0B6EE02C56B73B87F699EC0D44C9FC3B330219AA044F9EE66047C391786CD83633CE507F981A11A11BA9F34DAF3A3EB6E7E3F0C04CBDE98816DFF6A1F251B4"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i64>, %14: tensor<i64>):
    %15 = stablehlo.add %13, %14 : tensor<i64>
    stablehlo.return %15 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %16 = stablehlo.constant dense<"0x29F90B8204D7A370D0E1A96D452235435E9A08DB20C21E8F1879AE2FA78B005D4FD2680B2CC489F205690A5797A7A7927A58B1110CFA850CEF4713993AD70C71B5226757B118ACEF2F3D70F28D077866C2F844E313591612BFB5E8E640D8AE145BACC701928D9808F15901E97861010FCAB8BC9F06D59D545ADCEC4EF9601757C0A9B17ED363624F4DB1006B52C33D0F721E85B7112BD4F8236E4C1633446E352E0B1AFDEDFC10BAEA257B70758FCF9694029F1AB0189B36476895E83BD30FD6A2B4A33CAE60CDABC06806550AE92B7531B65C3D43C58BEFD33CDA724935DCC966039CA22CB0295B263FB7EE077476F7CD42BAA2693374BEBDAFC9ED1E68C0E2737A836168167CA38FF87F3364B1875722A2BA2D060BBD151923016B7982234A0F89356981F633BCD3B088B88520850B817316E929A284F07501144D2B60833409A3B060EE2499D90605A9D71B31ABA12A59F27B8E9E9A9A3E44CE7CEF22FB60B7C07A3C05937F65C6A2A6A41360CA1C431D1897BE6FFDF61E3AC9B3F3DC15D19C361C28366B06A34403E5DC75B5C10D9D949AB9A281A0543228C8D60E27B490913336B73B7D6BCC182AD0A349C134C9535DD2BCF3C58367E66047C391786CD81C941514111187E9BDAFBE075FC0C1277397A2F81F0D7F11FBAD81EFC1FFD0C5"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i64>, %19: tensor<i64>):
    %20 = stablehlo.add %18, %19 : tensor<i64>
    stablehlo.return %20 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %21 = stablehlo.constant dense<"0x4FD2680B2CC489F226D95C8927EDE5817FF0BE9DE6A154AFF13760300B026B633759BADB843889952F3D70F28D0778662AD4659BF65FD0D3B5E4BEE0810DF25940F55C5953306BF57A1A099BDCEECB76CAB8BC9F06D59D5408C077BCF27B87420B03D4B8C5FCEE3F6F0CF59D7447054CD95EBBB68D739C45236E4C1633446E35C9915FC739E356DE63C49A975FE00BE6D6BC4BABE0803026B14FC75E21199A3CA2B4A33CAE60CDAB74A9893FC063BCF1B88E28CC38D1FD140EB20422FE4732755B4C0E54728DBDD5263FB7EE077476F766D6B099FD8A4A82F5885AB1C4AEEA075302DD7BBE3E9A2DC03B1B4CDBC34C9C22A2BA2D060BBD15555F008B9CD7485765F2F03FE7A2FC32AF2737CC9DF4407293A93AFAA15935BE7501144D2B6083345CDE12E2B1DD5FEA6678DEE3A9694F78A2508B94A53FFE28F48DFD6301BEFE43B7C07A3C05937F65AE1DCADB166EE68BB1BBD164E961D4C38D6788C076F4E4CA797CACBF157084044403E5DC75B5C10D7E603E386255F7F001E6CC45B745C41626C91B2982D8AB3CA8CCC8B43F4ABB6A535DD2BCF3C58367B6C837035144E31221350AE6E49ECFD6C2299C05B848189B3B330219AA044F9EFBAD81EFC1FFD0C5154D3A2C308764EDDF196CDBB0EE49DC3EFEC2E7623F0F9E8816DFF6A1F251B4"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  return
}
// -----
// cumulative multiply of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC4EAC106B67788C38CF168F401B1D6D954E7CBA7B75631C04C3BD42593D043649208785023B32576695A493A521A7CA6BB460C7CBC8534E3E18FA274A86B586E5B61DE33749D4E0EA24C36CF249813CED2C5E094200C4060DD6CD3249129AB99FAC9702032CC0DCEFCCD27A494A2D2F3B7AB63CA1344309BCDACED95E58BEB693601517AB57AA7F235FE48DEA4D74BC693760E672F6D0411C7146E039B1B8B6EA12E8FD38BD7F4828FC6F94A99A3A6340954ADB49A2D5A3821C10EC0A01ED6DA1505FB82A82F8CB4888687C68088D8F956738FF2C557AA1006AAD27DFD272C6ED288BF7633A3F6C9EF020AC28052C1DED41AA887848FCA6FC19885B4F079F7533E62ED58D054D129DD2C42E8AD18DC363CCA41CFD7201DECBA66F14CD08BF907BA574E4B3C11EA37E6A7AE1D72CAB62474AD72887C623B0B0BE57455E942103A007FADD0A08E2ED58589B78D890535ED3FCF6CD183FC8C0C0B980CD913CF5F5620767A8AC91F40D9A1E54E64F192AB32DC525DA5FF24EA525D1041F607034DE67EA2A10686A05BA8B3747329E7BE4A522DF3CD47609E067A7DDC91D3DC59AD1E522796BACDE04C5BCE621B001AE2944F82ABF1FA0A7F8D885E09B1EFA53FB05A7596FC9D3E013E0797AB4A1EF2FDB1D9F1A42F29DBB7EAC25013F2E5A20B3AE5"> : tensor<3x4x5xi64>
  %1 = stablehlo.constant dense<1> : tensor<i64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.multiply %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %6 = stablehlo.constant dense<"0xC4EAC106B67788C38CF168F401B1D6D954E7CBA7B75631C04C3BD42593D043649208785023B32576695A493A521A7CA6BB460C7CBC8534E3E18FA274A86B586E5B61DE33749D4E0EA24C36CF249813CED2C5E094200C4060DD6CD3249129AB99FAC9702032CC0DCEFCCD27A494A2D2F3B7AB63CA1344309BCDACED95E58BEB693601517AB57AA7F235FE48DEA4D74BC693760E672F6D0411C7146E039B1B8B6E44DD9FC7EEADDA3634359D1AB2F3AD6CF4B1D6317EFF222ACCF0371F1108889EFA8D297D52AA4430C8FDA93F4D7B7368D2C35A78AA79EF1646C9EC925EE9F24FA6340945CC6E7A773ECF9EA22DC7C6A3E8250BAE35E443D29D4AD93EDDD2EA458C9E14F5879515C28C22BC08C41EA426E4A451A72EA49B55F23A862A2888DA363C3BB8961DB3F0879EF66E1C24ABD2A39C11255EC2CAEC9A8DE77C1BA12B090D00BCB8155842B6CF047851A14805B3520C17AA2412789A14C478F0C3253876E940FBC639A11B3108C882DC8CBD6BB032788C03FE69F82B656E7E5F8BFCDAEA94B4F53ECE23BD304B5A00CDB11274D2BDC8E1B8DF14EFD2A2A95A2516897DC21AD81CCA4245A739FCA86461B126D30F51C8073E633F55978ADC26AE040FACE5816C3AF8EF0B21E6D53201DBB1A0913609DC83D1975E32773F10D381E0D0E4EC76"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i64>, %9: tensor<i64>):
    %10 = stablehlo.multiply %8, %9 : tensor<i64>
    stablehlo.return %10 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %11 = stablehlo.constant dense<"0x00BCB8155842B6CF047851A14805B3520C17AA2412789A14C478F0C3253876E940FBC639A11B3108C882DC8CBD6BB032788C03FE69F82B656E7E5F8BFCDAEA94B4F53ECE23BD304B5A00CDB11274D2BDC8E1B8DF14EFD2A2A95A2516897DC21AD81CCA4245A739FCA86461B126D30F51C8073E633F55978ADC26AE040FACE5816C3AF8EF0B21E6D53201DBB1A0913609DC83D1975E32773F10D381E0D0E4EC7600DFEE5A391E99B74BAF3F523440276837F5666A80E82DC86BE4D909CA49392CA050BAD14AE65B0B8843033474AE3955E8A976BAEB63781C2E24AECFFC785EF75C3BEC9E0FEE3BA31D59B1CE94D4C5F544F3C7B19E2F27E43D72D28C19211990DCE9544267681F7CD6B3BBF54696FD2578C6FA2BCEDB3C064C42DA69E23625DA02144DBFA55AF985AAAAA7A8B8B4915C349A5F57B737D7CC7064EDBC9BFD5E29007FADD0A08E2ED58589B78D890535ED3FCF6CD183FC8C0C0B980CD913CF5F5620767A8AC91F40D9A1E54E64F192AB32DC525DA5FF24EA525D1041F607034DE67EA2A10686A05BA8B3747329E7BE4A522DF3CD47609E067A7DDC91D3DC59AD1E522796BACDE04C5BCE621B001AE2944F82ABF1FA0A7F8D885E09B1EFA53FB05A7596FC9D3E013E0797AB4A1EF2FDB1D9F1A42F29DBB7EAC25013F2E5A20B3AE5"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i64>, %14: tensor<i64>):
    %15 = stablehlo.multiply %13, %14 : tensor<i64>
    stablehlo.return %15 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %16 = stablehlo.constant dense<"0xC4EAC106B67788C330E7AE6F36D5A205C02B101B7520B934003DE2BDF77E694000CAEEF455332FEF695A493A521A7CA6B3C039BB57EB1AFE535AACDD05C67236818E77F72403DCF0A2792C7672780E75D2C5E094200C40604A5E95EDF53577A8442E46CB4AC9243BF0FE7DE80BBFA6AF908D2B528285EF0ECDACED95E58BEB693E40ACEC81FB72B9D6D0D6BC982498F0E28E50F9CEA14358AEB9E4237E5EA0FCA12E8FD38BD7F482EF91A4CFB3174C23678D2EF70CABA31447E13CF1FEB3EAFCD3DD01E94E0F60E2888687C68088D8F9B049EE48FA75FDDA209AE454AFC82D1A406E47D3E68E8A0AC06D0C9D7C39E190D41AA887848FCA6FD419CE1569EBFC8C586911F7BAD22969F810D3304BF8B26D20AAD3D3BDD6E9B4BA66F14CD08BF90724D9F9BBBBF73F2658929789BD352A08E0C7C3B1BBCDA906A0F6B4B608F61F3C007FADD0A08E2ED500FB190C32DBBC8E00C559E0FA2A15330077D32C2F0951C700E048C97BAE73A0A1E54E64F192AB325CE8D7A99C43E7F16C295199256286C328BB1467129B4075F8FC44F3F4F5632E2DF3CD47609E067AF96807E0781DFE3EC28E434FDA70308A1C2479B3D78140BC380AFF64D193E26F5E09B1EFA53FB05AF65BEE251079DDB71A9021001624E8CD7A50AF3E4753343B203416CFD58FFE67"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i64>, %19: tensor<i64>):
    %20 = stablehlo.multiply %18, %19 : tensor<i64>
    stablehlo.return %20 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %21 = stablehlo.constant dense<"0x00CAEEF455332FEF807A6628EA91A630E098AEFC358293C6583184C081DA73399208785023B32576A2792C7672780E7552E4E86FBD3E3D99D60C2FAA2C1888C3969FD2F55B9DC659A24C36CF249813CE908D2B528285EF0E888324623F0714AE28F5DCECFEDB586A24937F6F899F191CB7AB63CA1344309BAEB9E4237E5EA0FC6660F9FF768B6DCE494CE6DA2483B9FE45A8ABE98153A083C7146E039B1B8B6ED3DD01E94E0F60E2F3BB69C1EA1BE0A05DC64656735E799CB57C562822407D5C1505FB82A82F8CB4C06D0C9D7C39E19038E056DD7EC9134A548CCB8D6D695A900E6016D8233A72D6EF020AC28052C1DE20AAD3D3BDD6E9B4680D3FB1EED05EE068BF4125F642A3F3CCE505BEB5CA3C903CCA41CFD7201DECA0F6B4B608F61F3C9083910C4DE36ED568B023311469F616FC37A68E8A4FBA740BE57455E942103A00E048C97BAE73A020E7DA293FA1B67FA064C9FCFD6B4F376013E65220F8EF9E20767A8AC91F40D9F8FC44F3F4F5632EF8E977FA6488B60C72C72004157605C51AB63F0D0CFAF116B3747329E7BE4A52380AFF64D193E26F18F6EF876843EF88F861231DDE0A45EC9CC6D5889715C38D82ABF1FA0A7F8D88203416CFD58FFE67F02A56CC4F19EDB9308165459DFD858A506EF3E8A201DA3D5013F2E5A20B3AE5"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  return
}
// -----
// cumulative maximum of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE239A40598CBF47A7A7FC6186AD2A23386A5E70B6287BE3F35AFFABE2A85950B4E5F1CB23BEC3F6ED3D201C0A4AF31E880D1724ECE8BAF17B38A1898C645B0F2A0CE7C4F9D42F085EBD4D09F68739991739170718943C0B67A00718A0CEA0505425364CA0F4CC918A1BD36FCCA073CDE765DDFCFE26F23030B1B40526573E6E03BE172D4127C4AED5EBB5779A18F3C7BC9D7DF00586BA94620F31433ABAA0F22772ED032548256C6242C174ABDA511ACD29464310036A107835948E73587A2A5751F48F57B4F6A6016DAD29C40DBC20332097D484394CD0F5A3CE9378396E8D8A82708B796A8E6EF6F425CE7FD7FD452FF8C0CDA34675709CE48AB2A142069D6BAC8BF462482D628817324CDD6AE4E6DEB6444F086F5F85AC9D9BF08FE3D714F1783470F04CA562BCA8D9BD71DD45B45E2B164D638747165B7E6A5E973B18C2E020811DF53BF4CBA444499531BF58AF45956CBFF7B25C5020A429125A65ABFFEA17FC2F0894D11575410EB9AB45A7A2DEA5F39063C031A420D3FA5E9DAB98D165C0CE6F3B1B2F94316310EC92A869BEDAD3B8DC4E4944DAF3A73AD8A481884A6079CE2552A6C41A157263C98567FED381A664A66FD9D838F5C782A508004C5B73965385635FBDD3461AA3C53DDF308E45697CDE234B0D2A235D5515D4D75DA03"> : tensor<3x4x5xi64>
  %1 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.maximum %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %6 = stablehlo.constant dense<"0xE239A40598CBF47A7A7FC6186AD2A23386A5E70B6287BE3F35AFFABE2A85950B4E5F1CB23BEC3F6ED3D201C0A4AF31E880D1724ECE8BAF17B38A1898C645B0F2A0CE7C4F9D42F085EBD4D09F68739991739170718943C0B67A00718A0CEA0505425364CA0F4CC918A1BD36FCCA073CDE765DDFCFE26F23030B1B40526573E6E03BE172D4127C4AED5EBB5779A18F3C7BC9D7DF00586BA94620F31433ABAA0F22E239A40598CBF47A7A7FC6186AD2A23386A5E70B6287BE3F35AFFABE2A85950B4E5F1CB23BEC3F6E16DAD29C40DBC20380D1724ECE8BAF17B38A1898C645B0F2A82708B796A8E6EF6F425CE7FD7FD452FF8C0CDA346757097A00718A0CEA0505BAC8BF462482D628817324CDD6AE4E6DEB6444F086F5F85AC9D9BF08FE3D714F1783470F04CA562B5EBB5779A18F3C7BE2B164D638747165B7E6A5E973B18C2EE239A40598CBF47A7A7FC6186AD2A23386A5E70B6287BE3F35AFFABE2A85950B4E5F1CB23BEC3F6E5410EB9AB45A7A2DEA5F39063C031A420D3FA5E9DAB98D165C0CE6F3B1B2F9436F425CE7FD7FD452FF8C0CDA346757097A00718A0CEA0505BAC8BF462482D628817324CDD6AE4E6DEB6444F086F5F85AC9D9BF08FE3D714F3965385635FBDD345EBB5779A18F3C7BE2B164D638747165B7E6A5E973B18C2E"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i64>, %9: tensor<i64>):
    %10 = stablehlo.maximum %8, %9 : tensor<i64>
    stablehlo.return %10 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %11 = stablehlo.constant dense<"0xE239A40598CBF47A7A7FC6186AD2A23386A5E70B6287BE3F35AFFABE2A85950B4E5F1CB23BEC3F6E5410EB9AB45A7A2DEA5F39063C031A420D3FA5E9DAB98D165C0CE6F3B1B2F9436F425CE7FD7FD452FF8C0CDA346757097A00718A0CEA0505BAC8BF462482D628817324CDD6AE4E6DEB6444F086F5F85AC9D9BF08FE3D714F3965385635FBDD345EBB5779A18F3C7BE2B164D638747165B7E6A5E973B18C2E772ED032548256C6444499531BF58AF4D29464310036A1070A429125A65ABFFE751F48F57B4F6A605410EB9AB45A7A2DEA5F39063C031A420D3FA5E9DAB98D165C0CE6F3B1B2F9436F425CE7FD7FD452FF8C0CDA34675709CE48AB2A142069D6BAC8BF462482D628817324CDD6AE4E6DEB6444F086F5F85AC9D9BF08FE3D714F3965385635FBDD34CA8D9BD71DD45B45E2B164D638747165B7E6A5E973B18C2E020811DF53BF4CBA444499531BF58AF45956CBFF7B25C5020A429125A65ABFFEA17FC2F0894D11575410EB9AB45A7A2DEA5F39063C031A420D3FA5E9DAB98D165C0CE6F3B1B2F94316310EC92A869BEDAD3B8DC4E4944DAF3A73AD8A481884A6079CE2552A6C41A157263C98567FED381A664A66FD9D838F5C782A508004C5B73965385635FBDD3461AA3C53DDF308E45697CDE234B0D2A235D5515D4D75DA03"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i64>, %14: tensor<i64>):
    %15 = stablehlo.maximum %13, %14 : tensor<i64>
    stablehlo.return %15 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %16 = stablehlo.constant dense<"0xE239A40598CBF47AE239A40598CBF47AE239A40598CBF47AE239A40598CBF47AE239A40598CBF47AD3D201C0A4AF31E880D1724ECE8BAF1780D1724ECE8BAF1780D1724ECE8BAF1780D1724ECE8BAF17739170718943C0B67A00718A0CEA0505425364CA0F4CC918425364CA0F4CC918425364CA0F4CC9180B1B40526573E6E03BE172D4127C4AED5EBB5779A18F3C7B5EBB5779A18F3C7B5EBB5779A18F3C7B772ED032548256C6772ED032548256C6D29464310036A107D29464310036A107751F48F57B4F6A6016DAD29C40DBC20332097D484394CD0F32097D484394CD0F32097D484394CD0F6F425CE7FD7FD452FF8C0CDA34675709FF8C0CDA34675709BAC8BF462482D628817324CDD6AE4E6D817324CDD6AE4E6DC9D9BF08FE3D714FC9D9BF08FE3D714FC9D9BF08FE3D714FE2B164D638747165E2B164D638747165020811DF53BF4CBA444499531BF58AF45956CBFF7B25C5025956CBFF7B25C502A17FC2F0894D11575410EB9AB45A7A2DEA5F39063C031A42EA5F39063C031A425C0CE6F3B1B2F9435C0CE6F3B1B2F943AD3B8DC4E4944DAFAD3B8DC4E4944DAFAD3B8DC4E4944DAF57263C98567FED3857263C98567FED385C782A508004C5B73965385635FBDD343965385635FBDD343965385635FBDD343965385635FBDD34"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i64>, %19: tensor<i64>):
    %20 = stablehlo.maximum %18, %19 : tensor<i64>
    stablehlo.return %20 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %21 = stablehlo.constant dense<"0xE239A40598CBF47A4E5F1CB23BEC3F6E4E5F1CB23BEC3F6E4E5F1CB23BEC3F6E4E5F1CB23BEC3F6E80D1724ECE8BAF1780D1724ECE8BAF17B38A1898C645B0F2EBD4D09F68739991EBD4D09F68739991425364CA0F4CC918425364CA0F4CC918425364CA0F4CC918765DDFCFE26F2303765DDFCFE26F23035EBB5779A18F3C7B5EBB5779A18F3C7B5EBB5779A18F3C7BC9D7DF00586BA94620F31433ABAA0F22751F48F57B4F6A60751F48F57B4F6A60751F48F57B4F6A60751F48F57B4F6A60751F48F57B4F6A606F425CE7FD7FD4526F425CE7FD7FD4526F425CE7FD7FD4526F425CE7FD7FD4526F425CE7FD7FD452817324CDD6AE4E6D817324CDD6AE4E6D817324CDD6AE4E6D817324CDD6AE4E6DEB6444F086F5F85AE2B164D638747165E2B164D638747165E2B164D638747165E2B164D638747165B7E6A5E973B18C2EA17FC2F0894D1157A17FC2F0894D1157A17FC2F0894D1157A17FC2F0894D1157A17FC2F0894D11575C0CE6F3B1B2F9435C0CE6F3B1B2F9435C0CE6F3B1B2F9435C0CE6F3B1B2F94316310EC92A869BED57263C98567FED3857263C98567FED3857263C98567FED3857263C98567FED381A664A66FD9D838F3965385635FBDD343965385635FBDD3435D5515D4D75DA0335D5515D4D75DA0335D5515D4D75DA03"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  return
}
// -----
// cumulative minimum of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x2EF843678C466B8FDCA0BC73AC3DE032D14D5F6CF5ED08E39A3E8451C48A0697ED37CC571ABC2C53E02AC273436381F2291E153B266143F86E6C6C94D3E3BD0E0FAFAC6E4C800F00EDA7D6E25FCFCFA7634A91EB7BEB8651E532B2B46521AB20B8D150ED76FB01DAEA2E7781AEFB59C7BFBD613EB6C9A8D48E97E3D79A79BB96A7379685BD92FB3722DEA29182B9ED2F4808FF3E6599B98ECEAF93D10416A454610C6CD04464B7C90DE7FD58314C8681EC3795EC4C53C621C7ED5837EE8CB940215D02EA90464C08D39A636ADB40B9F5661C3CE2D2D836562843A983B77B1AA6F99F6AEFE72A87DB4E5AB0E6B16E42C1027024D372D1432DF3F5FFA9FDD60B7E5B77D787A8FAD25824659CB3BA16FF2898C4EA3F7A8C916BF23CE3A9742BD29364A9355CA2EF651A9617BAA51BAE71FC325DC912C90BBE0216B9C2204E30E22475617628D3233D49D4B6975E137844B4AD1F688F2A4567A504A671C22BF1E01A58CFB2D13B0BAF8F1DA58D3FE70A3B5F5289D207AADE119B5B8CCC7262D6C319C33E07B3062AEA39C82FDCA2CE042E7DAF72006338E0BF42B251CB3439830999F56BCE0DF04FB8FCCA11A03D24824B8BA6B2F15B7AB35E82BE135A2CACABE1D8C9F47C97937B94817FB12C2A7B64AD424E805126BC8CD8A290E6F7B453F96C9E"> : tensor<3x4x5xi64>
  %1 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.minimum %3, %4 : tensor<i64>
    stablehlo.return %5 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %6 = stablehlo.constant dense<"0x2EF843678C466B8FDCA0BC73AC3DE032D14D5F6CF5ED08E39A3E8451C48A0697ED37CC571ABC2C53E02AC273436381F2291E153B266143F86E6C6C94D3E3BD0E0FAFAC6E4C800F00EDA7D6E25FCFCFA7634A91EB7BEB8651E532B2B46521AB20B8D150ED76FB01DAEA2E7781AEFB59C7BFBD613EB6C9A8D48E97E3D79A79BB96A7379685BD92FB3722DEA29182B9ED2F4808FF3E6599B98ECEAF93D10416A4542EF843678C466B8F0DE7FD58314C8681D14D5F6CF5ED08E39A3E8451C48A0697215D02EA90464C08E02AC273436381F2291E153B266143F82843A983B77B1AA6F99F6AEFE72A87DBEDA7D6E25FCFCFA7027024D372D1432DE532B2B46521AB20B8D150ED76FB01DAEA2E7781AEFB59C7BFBD613EB6C9A8D4F23CE3A9742BD29364A9355CA2EF651A9617BAA51BAE71FC4808FF3E6599B98E16B9C2204E30E2242EF843678C466B8F0DE7FD58314C8681AD1F688F2A4567A59A3E8451C48A069758CFB2D13B0BAF8FE02AC273436381F25289D207AADE119B2843A983B77B1AA6F99F6AEFE72A87DBEDA7D6E25FCFCFA7027024D372D1432DB251CB3439830999B8D150ED76FB01DACA11A03D24824B8BA6B2F15B7AB35E82F23CE3A9742BD293C9F47C97937B94819617BAA51BAE71FC4808FF3E6599B98E90E6F7B453F96C9E"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i64>, %9: tensor<i64>):
    %10 = stablehlo.minimum %8, %9 : tensor<i64>
    stablehlo.return %10 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %11 = stablehlo.constant dense<"0x2EF843678C466B8F0DE7FD58314C8681AD1F688F2A4567A59A3E8451C48A069758CFB2D13B0BAF8FE02AC273436381F25289D207AADE119B2843A983B77B1AA6F99F6AEFE72A87DBEDA7D6E25FCFCFA7027024D372D1432DB251CB3439830999B8D150ED76FB01DACA11A03D24824B8BA6B2F15B7AB35E82F23CE3A9742BD293C9F47C97937B94819617BAA51BAE71FC4808FF3E6599B98E90E6F7B453F96C9E610C6CD04464B7C90DE7FD58314C8681AD1F688F2A4567A504A671C22BF1E01A58CFB2D13B0BAF8FD39A636ADB40B9F55289D207AADE119B2843A983B77B1AA6F99F6AEFE72A87DB4E5AB0E6B16E42C1027024D372D1432DB251CB3439830999F56BCE0DF04FB8FCCA11A03D24824B8BA6B2F15B7AB35E82F23CE3A9742BD293C9F47C97937B94819617BAA51BAE71FC4E805126BC8CD8A290E6F7B453F96C9E75617628D3233D49D4B6975E137844B4AD1F688F2A4567A504A671C22BF1E01A58CFB2D13B0BAF8F1DA58D3FE70A3B5F5289D207AADE119B5B8CCC7262D6C319C33E07B3062AEA39C82FDCA2CE042E7DAF72006338E0BF42B251CB3439830999F56BCE0DF04FB8FCCA11A03D24824B8BA6B2F15B7AB35E82BE135A2CACABE1D8C9F47C97937B94817FB12C2A7B64AD424E805126BC8CD8A290E6F7B453F96C9E"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i64>, %14: tensor<i64>):
    %15 = stablehlo.minimum %13, %14 : tensor<i64>
    stablehlo.return %15 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %16 = stablehlo.constant dense<"0x2EF843678C466B8F2EF843678C466B8F2EF843678C466B8F2EF843678C466B8F2EF843678C466B8FE02AC273436381F2E02AC273436381F2E02AC273436381F2E02AC273436381F2EDA7D6E25FCFCFA7634A91EB7BEB8651E532B2B46521AB20B8D150ED76FB01DAEA2E7781AEFB59C7EA2E7781AEFB59C78E97E3D79A79BB968E97E3D79A79BB968E97E3D79A79BB964808FF3E6599B98E4808FF3E6599B98E610C6CD04464B7C90DE7FD58314C86810DE7FD58314C86810DE7FD58314C86810DE7FD58314C8681D39A636ADB40B9F5D39A636ADB40B9F52843A983B77B1AA62843A983B77B1AA62843A983B77B1AA6027024D372D1432D027024D372D1432D027024D372D1432D24659CB3BA16FF2824659CB3BA16FF28F23CE3A9742BD293F23CE3A9742BD293F23CE3A9742BD293F23CE3A9742BD293F23CE3A9742BD29375617628D3233D49D4B6975E137844B4AD1F688F2A4567A5AD1F688F2A4567A558CFB2D13B0BAF8F1DA58D3FE70A3B5F5289D207AADE119B5289D207AADE119B5289D207AADE119B5289D207AADE119BAF72006338E0BF42B251CB3439830999B251CB3439830999CA11A03D24824B8BA6B2F15B7AB35E82BE135A2CACABE1D8C9F47C97937B9481C9F47C97937B9481C9F47C97937B9481C9F47C97937B9481"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i64>, %19: tensor<i64>):
    %20 = stablehlo.minimum %18, %19 : tensor<i64>
    stablehlo.return %20 : tensor<i64>
  }) : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4x5xi64>
  %21 = stablehlo.constant dense<"0x2EF843678C466B8F9A3E8451C48A06979A3E8451C48A06979A3E8451C48A0697ED37CC571ABC2C53EDA7D6E25FCFCFA7EDA7D6E25FCFCFA7EDA7D6E25FCFCFA7EDA7D6E25FCFCFA7EDA7D6E25FCFCFA7EA2E7781AEFB59C7EA2E7781AEFB59C7EA2E7781AEFB59C7EA2E7781AEFB59C7BFBD613EB6C9A8D44808FF3E6599B98E4808FF3E6599B98E4808FF3E6599B98E4808FF3E6599B98ECEAF93D10416A4540DE7FD58314C86810DE7FD58314C8681215D02EA90464C08215D02EA90464C08215D02EA90464C082843A983B77B1AA62843A983B77B1AA62843A983B77B1AA64E5AB0E6B16E42C14E5AB0E6B16E42C124659CB3BA16FF2824659CB3BA16FF2824659CB3BA16FF2824659CB3BA16FF2898C4EA3F7A8C916BF23CE3A9742BD2939617BAA51BAE71FC9617BAA51BAE71FC325DC912C90BBE0216B9C2204E30E22458CFB2D13B0BAF8F58CFB2D13B0BAF8F58CFB2D13B0BAF8F58CFB2D13B0BAF8F58CFB2D13B0BAF8F5289D207AADE119B5289D207AADE119B5B8CCC7262D6C319C33E07B3062AEA39C82FDCA2CE042E7DA6B2F15B7AB35E82A6B2F15B7AB35E82A6B2F15B7AB35E82A6B2F15B7AB35E82A6B2F15B7AB35E82C9F47C97937B9481C9F47C97937B948190E6F7B453F96C9E90E6F7B453F96C9E90E6F7B453F96C9E"> : tensor<3x4x5xi64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi64>, tensor<3x4x5xi64>) -> ()
  return
}
// -----
// cumulative sum of i64, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<1> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xi64>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xi64>) -> tensor<3x700xi64>
  %9 = stablehlo.constant dense<0> : tensor<i64>
  %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%11: tensor<i64>, %12: tensor<i64>):
    %13 = stablehlo.add %11, %12 : tensor<i64>
    stablehlo.return %13 : tensor<i64>
  }) : (tensor<3x700xi64>, tensor<i64>) -> tensor<3x700xi64>
  %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xi64>) -> tensor<3x1xi64>
  %15 = stablehlo.constant dense<[[-1], [0], [1]]> : tensor<3x1xi64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x1xi64>, tensor<3x1xi64>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %17 = stablehlo.constant dense<7> : tensor<2800xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<2800xi32>
  %19 = stablehlo.constant dense<3> : tensor<2800xi32>
  %20 = stablehlo.remainder %18, %19 : tensor<2800xi32>
  %21 = stablehlo.constant dense<1> : tensor<2800xi32>
  %22 = stablehlo.subtract %20, %21 : tensor<2800xi32>
  %23 = "stablehlo.convert"(%22) : (tensor<2800xi32>) -> tensor<2800xi64>
  %24 = "stablehlo.reshape"(%23) : (tensor<2800xi64>) -> tensor<700x4xi64>
  %25 = "stablehlo.reduce_window"(%24, %9) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<i64>, %27: tensor<i64>):
    %28 = stablehlo.add %26, %27 : tensor<i64>
    stablehlo.return %28 : tensor<i64>
  }) : (tensor<700x4xi64>, tensor<i64>) -> tensor<700x4xi64>
  %29 = "stablehlo.slice"(%25) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xi64>) -> tensor<1x4xi64>
  %30 = stablehlo.constant dense<[[-1, 0, 1, -1]]> : tensor<1x4xi64>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<1x4xi64>, tensor<1x4xi64>) -> ()
  return
}
// -----
// cumulative add of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7638F5662E742B56C3DA288D26FAF97885E0DE5103A90394E1968307F967D076EFC5208A46A0D619BF7B9597F8160B45960D9A8969E959F3A3994156583459207063972B6EBD8499D2D7FA0B3F5544DAAABA391A4A2E480024863326C076E0C83B7F5EE50D4F194A364F0B4B0DBF57F7196148E37CFE8644397DAF9B9FF26F0ECFB178B71DB1DADB5D8FC3A8BA7B4E7BAB4C257C1F8F41E5B450DDC671F72F48EC5C87606BE0A02F3E10FB8B11FEBB91DAE8799E59D4F01963E9D21CBB64C74CABAD8FDB92D29DB0ECAC43804C11AFDF46CB211A7E55371891B1E4FCC7E2609D2117D7D43C24CE9ECCA771B73EF81573"> : tensor<3x4x5xui32>
  %1 = stablehlo.constant dense<0> : tensor<ui32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.add %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %6 = stablehlo.constant dense<"0x7638F5662E742B56C3DA288D26FAF97885E0DE5103A90394E1968307F967D076EFC5208A46A0D619BF7B9597F8160B45960D9A8969E959F3A3994156583459207063972B6EBD8499D2D7FA0B3F5544DA20F32E8178A27356E7605CB3E670DA41C05F3D3710F81CDE17E68E520627286E0827696DC29E5D5EF8F8443397097B5365BF1241869A34CF002905FF12B0A79B1BB0BCA78D4CC67E8628D8D2B04C74220C50B6E1E38214862571573FF76E96D39A48B7D569CC0DF87ACF616FC18BEFBAB3D4F8485471FB0EE4A588B3E31A2A33AB8A345B04F06BE791DAE9FBD99208393CC7937CC970941D52D0498AEE448A95"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.add %8, %9 : tensor<ui32>
    stablehlo.return %10 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %11 = stablehlo.constant dense<"0x0C50B6E1E38214862571573FF76E96D39A48B7D569CC0DF87ACF616FC18BEFBAB3D4F8485471FB0EE4A588B3E31A2A33AB8A345B04F06BE791DAE9FBD99208393CC7937CC970941D52D0498AEE448A959617C17AB50EE92F62962EB2D1749C5A1568D88366230A649938DE67C8231F44C40ED8BE0ED124F5252AF31BEB031FEE157D9AD19B0612F4EE40A8A5815EAF18CC63FC505BB30F8480F84E7EAFEF45BBEC5C87606BE0A02F3E10FB8B11FEBB91DAE8799E59D4F01963E9D21CBB64C74CABAD8FDB92D29DB0ECAC43804C11AFDF46CB211A7E55371891B1E4FCC7E2609D2117D7D43C24CE9ECCA771B73EF81573"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<ui32>, %14: tensor<ui32>):
    %15 = stablehlo.add %13, %14 : tensor<ui32>
    stablehlo.return %15 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %16 = stablehlo.constant dense<"0x7638F566A4AC20BD6787494A8D8143C31262221503A90394E43F879BDDA75712CC6D789C120E4FB6BF7B9597B792A0DC4DA03A66B68994595923D6AF58345920C897F04B365575E5082D70F14782B4CBAABA391AF4E8811A186FB540D8E595091365F4EE0D4F194A439E2495505D7C8C69BEC46FE5BC4BB4397DAF9BD86F1FAAA7219861C4D2723D216236E6BA7B4E7B65C873F78457B5DC38A892A3A99FC2EBEC5C8760573D2890954D231CA64BDFAD8034594C59D4F019BCBDC33677228B8322D01A5FB4A2B80FECAC438038BEF25F7E89147AFCDE4B928D90308FC7E2609DE8F93772241E0611F0C577C82EBE8D3B"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<ui32>, %19: tensor<ui32>):
    %20 = stablehlo.add %18, %19 : tensor<ui32>
    stablehlo.return %20 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %21 = stablehlo.constant dense<"0x126222159C292DAE6EB50158ABDAD8CA85E0DE51120E4FB60F654B222ECEC71A3566F7A346A0D6195923D6AF9AA74018A29035D30C839B49A39941564782B4CBEF4D5BAB7FEAC37F112D3FE63F5544DA1365F4EE69AABAD41F7C72D4FBF53EAE3B7F5EE5E5BC4BB4D86D326AA21E271F955FCF277CFE8644216236E6E8E4864A49F2163C7A409E845D8FC3A8A99FC2EBEF23747044D74EF425480D0F71F72F488034594C94D7D1EB29F730BCEBE63530DAE8799EB4A2B80F5BCEC7F5F8E4F4D83D802D8C92D29DB08D90308FA1E3EC0E55D23D2F0F071C1591B1E4FC2EBE8D3B67DB2C9E46C455C90AA0872A3EF81573"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  return
}
// -----
// cumulative multiply of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC02B80606F3CEE1D7D5F7FE05B209C78A1FFE05C2B8E661DA83AA9C8E835D7B5E555C0F2D5190F47567005F30DFB5C85103F1B872B329990665AAD8100E67BA03454510221D345938167882BECCB65D5FD267420EAB72C52215C51EB6D60C1097898BCA4FBA2331C6DE47066750EA553D99FEF42EC3129F1DC50EB45CC92CB58BF5A1B07E1B6FE86FC9090E2AED3166399A76C874A6610E631417913618BF3D70F5A39A614AB73B18F3D6AD4CCCB714635D858F1725E7BBF0A954DB1247DBD1C13367A603FAF86072D5E8ABF7391C7BE4B84A20B195A72D8E0FD0B8CC7235D32EF76B37877C7ACCAC8F72CE3EF1CB441"> : tensor<3x4x5xui32>
  %1 = stablehlo.constant dense<1> : tensor<ui32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %6 = stablehlo.constant dense<"0xC02B80606F3CEE1D7D5F7FE05B209C78A1FFE05C2B8E661DA83AA9C8E835D7B5E555C0F2D5190F47567005F30DFB5C85103F1B872B329990665AAD8100E67BA03454510221D345938167882BECCB65D5C0BC293876960A9A1D3B49ACBFE6367E786B7BFF299A15C08899CBC10853D6D61D0A2D755C95FA0DE869B9D85C7894D8F0AC2F78CBA9F948685CDE0E0054C8F6143F79628A2D5E3CB1905C766C684FE6408F8D7D3893564833EEFF2D34550831D87F7AF042B4EC20502738482095960927DE4BE4A4A5EC6EC8CD8A5C542D623A506A038BD3F278CA00A35B9C004C35BDAC1B414D2671E5C148D15799D44C7E8B"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.multiply %8, %9 : tensor<ui32>
    stablehlo.return %10 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %11 = stablehlo.constant dense<"0x408F8D7D3893564833EEFF2D34550831D87F7AF042B4EC20502738482095960927DE4BE4A4A5EC6EC8CD8A5C542D623A506A038BD3F278CA00A35B9C004C35BDAC1B414D2671E5C148D15799D44C7E8BD33AD87848AC75B26F53104FDC45AC7BD8D0F09CC6BD6F18425D25C77429A6D31BA3EA10149DCB17ACFEA56CA47D2CB6F511ACD1F9F55C0380E89B284256E507D7FDAB6B6612DBCE48350DDC8FBBD1E00F5A39A614AB73B18F3D6AD4CCCB714635D858F1725E7BBF0A954DB1247DBD1C13367A603FAF86072D5E8ABF7391C7BE4B84A20B195A72D8E0FD0B8CC7235D32EF76B37877C7ACCAC8F72CE3EF1CB441"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<ui32>, %14: tensor<ui32>):
    %15 = stablehlo.multiply %13, %14 : tensor<ui32>
    stablehlo.return %15 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %16 = stablehlo.constant dense<"0xC02B806040F8534E40F7DF8FC0E384CEC07B6F882B8E661D380AE6F9C0DA9E45C06DBB95C010EA90567005F35E0653B9E087AB41A09239BDC0AB9C5800E67BA000B8A20600B8A19000B885B200A02D34FD267420427E866F82FE973E5A1D2A183032438BFBA2331CDFF0F34EEB4764F933EB10690496C8C6DC50EB4550E715AAB0B4192FB0EEAC1240F57D4BAED31663FE04232C6CA5FC39AC1568732C9A78440F5A39A62C0E601F946640B8F019FDA3B0DEC85B725E7BBF740A1483501C909FF0F9CABB10926E5B2D5E8ABF37CB7A051DE58FE1D591831C601B66BAC7235D32C920973F6F7CC8AAB84FC4ACC88C5E89"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<ui32>, %19: tensor<ui32>):
    %20 = stablehlo.multiply %18, %19 : tensor<ui32>
    stablehlo.return %20 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %21 = stablehlo.constant dense<"0xC07B6F88C1E61E26CF07FBB23BFE0A62A1FFE05CC010EA90409296C728F9D72A89D4D54DD5190F47C0AB9C58A031912F201005C1221BBC0A665AAD8100A02D34F0B189DE6CF73B45ECB5B776ECCB65D53032438BF0C96A1318EE436118EBF1077898BCA40496C8C6CC427A567C56EBA70CE54075EC3129F140F57D4B3065D207841F67167C952AAAFC9090E22C9A7844DAB48F94EA7B789F914EDA3F618BF3D7B0DEC85B50A619B284AC6D953C51A3B335D858F110926E5B4809DDD9541D27EBAD4BFC1B3FAF8607601B66BAE004277BA02F686CE08A2CF2E0FD0B8CC88C5E89F8FCB4D888120F0DB833B502EF1CB441"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  return
}
// -----
// cumulative maximum of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x850BB1519D6FA63B7BF59350164CB5E42349CB714FD9C6D45448761C87E4ACF9E97F2D004BB268DBA0D75DEA559BC536E4C01B43775061A346DFBA7F71DDF0F418154CE0C03D54C521CF86D32A4C4708DB3DA5A3D418AF91EE5FF8E7FBC3B057135FDD0C35835787FED2BB385183A238E3EB6DAC07409F4B9A7C7F87997F65ED6A2F63D83C4FE58D063E3B3DE755DD16FAAAD351CDB31ED7CC43C491BFE78B299934E6AA93E4C83EFF49D139B90F2AFAE7FF613C02E2472DC76746C04B561FE8914F5200770122300D64492CE02985784E2B5874A5E6DE5DD27F051408BCF5CC1DA53A1DD61E26CDE8778A55CF8898C1"> : tensor<3x4x5xui32>
  %1 = stablehlo.constant dense<0> : tensor<ui32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.maximum %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %6 = stablehlo.constant dense<"0x850BB1519D6FA63B7BF59350164CB5E42349CB714FD9C6D45448761C87E4ACF9E97F2D004BB268DBA0D75DEA559BC536E4C01B43775061A346DFBA7F71DDF0F418154CE0C03D54C521CF86D32A4C4708DB3DA5A3D418AF91EE5FF8E7164CB5E42349CB714FD9C6D4FED2BB3887E4ACF9E3EB6DAC4BB268DBA0D75DEA997F65ED6A2F63D8775061A346DFBA7F71DDF0F418154CE0CDB31ED721CF86D3BFE78B299934E6AAD418AF91EE5FF8E7B90F2AFA2349CB714FD9C6D4C76746C087E4ACF9E3EB6DAC4BB268DBA0D75DEA997F65ED6A2F63D8775061A346DFBA7F71DDF0F418154CE0CDB31ED721CF86D3CF8898C1"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.maximum %8, %9 : tensor<ui32>
    stablehlo.return %10 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %11 = stablehlo.constant dense<"0x9934E6AAD418AF91EE5FF8E7B90F2AFA2349CB714FD9C6D4C76746C087E4ACF9E3EB6DAC4BB268DBA0D75DEA997F65ED6A2F63D8775061A346DFBA7F71DDF0F418154CE0CDB31ED721CF86D3CF8898C19934E6AAD418AF91EE5FF8E7B90F2AFAE7FF613C35835787C76746C04B561FE8E3EB6DAC07409F4B9A7C7F87997F65ED6A2F63D83C4FE58D063E3B3D08BCF5CCFAAAD351CDB31ED7CC43C491CF8898C19934E6AA93E4C83EFF49D139B90F2AFAE7FF613C02E2472DC76746C04B561FE8914F5200770122300D64492CE02985784E2B5874A5E6DE5DD27F051408BCF5CC1DA53A1DD61E26CDE8778A55CF8898C1"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<ui32>, %14: tensor<ui32>):
    %15 = stablehlo.maximum %13, %14 : tensor<ui32>
    stablehlo.return %15 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %16 = stablehlo.constant dense<"0x850BB151850BB151850BB151164CB5E4164CB5E44FD9C6D44FD9C6D487E4ACF987E4ACF987E4ACF9A0D75DEAA0D75DEAA0D75DEAA0D75DEAA0D75DEA71DDF0F471DDF0F471DDF0F471DDF0F471DDF0F4DB3DA5A3DB3DA5A3EE5FF8E7EE5FF8E7EE5FF8E7358357873583578735835787E3EB6DACE3EB6DAC9A7C7F87997F65ED997F65ED997F65ED997F65EDE755DD16FAAAD351CDB31ED7CDB31ED7CDB31ED79934E6AA9934E6AA9934E6AAB90F2AFAB90F2AFA02E2472DC76746C04B561FE84B561FE84B561FE80D64492CE0298578E0298578E0298578E029857808BCF5CC08BCF5CCD61E26CDD61E26CDD61E26CD"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<ui32>, %19: tensor<ui32>):
    %20 = stablehlo.maximum %18, %19 : tensor<ui32>
    stablehlo.return %20 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %21 = stablehlo.constant dense<"0x164CB5E4164CB5E4164CB5E4164CB5E42349CB7187E4ACF987E4ACF987E4ACF94BB268DB4BB268DBA0D75DEA775061A3775061A3775061A346DFBA7F71DDF0F418154CE021CF86D321CF86D32A4C4708EE5FF8E7EE5FF8E7EE5FF8E7FBC3B057135FDD0CE3EB6DACE3EB6DACE3EB6DACE3EB6DAC07409F4B997F65ED997F65ED6A2F63D83C4FE58D063E3B3DCDB31ED7CDB31ED7CDB31ED7CC43C491BFE78B29B90F2AFAB90F2AFAB90F2AFAB90F2AFAE7FF613C4B561FE84B561FE84B561FE87701223077012230E0298578E02985784E2B5874A5E6DE5DD27F0514D61E26CDD61E26CDD61E26CDCF8898C1CF8898C1"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  return
}
// -----
// cumulative minimum of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7CF1983E00E72AC75ACD88FCFAE3CC5BA5C1929CBE494B503628482913E67F18CEE3874D99155A15F3CD3D2301EC2CF59F324E2451A5D2D5C4484CD26C285CF6304E4E1BA7EF5EF7EA405428B5DA77262FF355CE5F1A6E125CBE971A4C2FCC8F40FB374900B101A02D62A70AC690C66D0BD103D367EB2180232756960808906A6162B73290AB71E668F618E7AA7F629DA61CA42A8360DE7CCE08ECEB64FA1C308F829CC0A98847A80E8C2A9BA54E2B5312907BD34DF41B05EFDBAD20FC03A3AD1B8C3AE953223482CABC07DC62ECBA96169B48FDABA7E70129F861271B486F2637E4D89D29E72722562511A28518C9B3"> : tensor<3x4x5xui32>
  %1 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = stablehlo.minimum %3, %4 : tensor<ui32>
    stablehlo.return %5 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %6 = stablehlo.constant dense<"0x7CF1983E00E72AC75ACD88FCFAE3CC5BA5C1929CBE494B503628482913E67F18CEE3874D99155A15F3CD3D2301EC2CF59F324E2451A5D2D5C4484CD26C285CF6304E4E1BA7EF5EF7EA405428B5DA77267CF1983E5F1A6E125CBE971AFAE3CC5B40FB3749BE494B502D62A70A13E67F18CEE3874D99155A15F3CD3D230808906A9F324E2451A5D2D5C4484CD2AA7F629D304E4E1B8360DE7CEA405428B5DA77267CF1983E5F1A6E125CBE971AA54E2B5340FB37494DF41B052D62A70A13E67F18CEE3874D99155A15F3CD3D230808906A9F324E24ABA7E70129F861271B486F26304E4E1B29E72722EA405428B5DA7726"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<ui32>, %9: tensor<ui32>):
    %10 = stablehlo.minimum %8, %9 : tensor<ui32>
    stablehlo.return %10 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %11 = stablehlo.constant dense<"0x7CF1983E5F1A6E125CBE971AA54E2B5340FB37494DF41B052D62A70A13E67F18CEE3874D99155A15F3CD3D230808906A9F324E24ABA7E70129F861271B486F26304E4E1B29E72722EA405428B5DA77268F829CC05F1A6E125CBE971AA54E2B5340FB37494DF41B052D62A70AC690C66D0BD103D367EB2180232756960808906A6162B732ABA7E70129F861271B486F26A61CA42A29E72722562511A264FA1C308F829CC0A98847A80E8C2A9BA54E2B5312907BD34DF41B05EFDBAD20FC03A3AD1B8C3AE953223482CABC07DC62ECBA96169B48FDABA7E70129F861271B486F2637E4D89D29E72722562511A28518C9B3"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<ui32>, %14: tensor<ui32>):
    %15 = stablehlo.minimum %13, %14 : tensor<ui32>
    stablehlo.return %15 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %16 = stablehlo.constant dense<"0x7CF1983E7CF1983E7CF1983E7CF1983E7CF1983EBE494B503628482913E67F1813E67F1899155A15F3CD3D23F3CD3D23F3CD3D23F3CD3D23F3CD3D236C285CF6304E4E1B304E4E1B304E4E1B304E4E1B2FF355CE5F1A6E125F1A6E125F1A6E125F1A6E1200B101A02D62A70A2D62A70A2D62A70A2D62A70A232756960808906A6162B7326162B7326162B732AA7F629DA61CA42AA61CA42AA61CA42AA61CA42A8F829CC0A98847A80E8C2A9BA54E2B53A54E2B534DF41B054DF41B054DF41B054DF41B054DF41B05CABC07DC62ECBA9662ECBA96ABA7E701ABA7E7011B486F261B486F2629E7272229E7272229E72722"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<ui32>, %19: tensor<ui32>):
    %20 = stablehlo.minimum %18, %19 : tensor<ui32>
    stablehlo.return %20 : tensor<ui32>
  }) : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4x5xui32>
  %21 = stablehlo.constant dense<"0x7CF1983EFAE3CC5BFAE3CC5BFAE3CC5BA5C1929C99155A1599155A1599155A1599155A1599155A15F3CD3D239F324E249F324E24C4484CD2C4484CD2304E4E1B304E4E1BB5DA7726B5DA7726B5DA77265F1A6E125F1A6E125CBE971A40FB374940FB37492D62A70A2D62A70AC690C66D67EB218067EB21806162B7326162B7326162B73290AB71E668F618E7A61CA42AA61CA42A64FA1C3064FA1C3064FA1C30A54E2B53A54E2B53A54E2B53A54E2B5312907BD34DF41B05EFDBAD20532234825322348253223482ABA7E701ABA7E701ABA7E701ABA7E70129F8612729E7272229E7272229E72722562511A28518C9B3"> : tensor<3x4x5xui32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xui32>, tensor<3x4x5xui32>) -> ()
  return
}
// -----
// cumulative sum of ui32, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<0> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xui32>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xui32>) -> tensor<3x700xui32>
  %9 = stablehlo.constant dense<0> : tensor<ui32>
  %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%11: tensor<ui32>, %12: tensor<ui32>):
    %13 = stablehlo.add %11, %12 : tensor<ui32>
    stablehlo.return %13 : tensor<ui32>
  }) : (tensor<3x700xui32>, tensor<ui32>) -> tensor<3x700xui32>
  %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xui32>) -> tensor<3x1xui32>
  %15 = stablehlo.constant dense<[[699], [700], [701]]> : tensor<3x1xui32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x1xui32>, tensor<3x1xui32>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %17 = stablehlo.constant dense<7> : tensor<2800xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<2800xi32>
  %19 = stablehlo.constant dense<3> : tensor<2800xi32>
  %20 = stablehlo.remainder %18, %19 : tensor<2800xi32>
  %21 = stablehlo.constant dense<0> : tensor<2800xi32>
  %22 = stablehlo.subtract %20, %21 : tensor<2800xi32>
  %23 = "stablehlo.convert"(%22) : (tensor<2800xi32>) -> tensor<2800xui32>
  %24 = "stablehlo.reshape"(%23) : (tensor<2800xui32>) -> tensor<700x4xui32>
  %25 = "stablehlo.reduce_window"(%24, %9) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<ui32>, %27: tensor<ui32>):
    %28 = stablehlo.add %26, %27 : tensor<ui32>
    stablehlo.return %28 : tensor<ui32>
  }) : (tensor<700x4xui32>, tensor<ui32>) -> tensor<700x4xui32>
  %29 = "stablehlo.slice"(%25) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xui32>) -> tensor<1x4xui32>
  %30 = stablehlo.constant dense<[[699, 700, 701, 699]]> : tensor<1x4xui32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<1x4xui32>, tensor<1x4xui32>) -> ()
  return
}
// -----
// cumulative add of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7B36ED499261E38615FAC58C57FAC94354ECC799AFAE7245BECBA16134A98CAA78A09EA94D5FD1E6B679B534E3306E6F979FF1E8BF0E029087979271BB1F02D40C4D1B991B690154F72CD122185E554B5FBB4C922C289D12ED7238551035BDB610BCAB68D6F0C48B8BFAB6745D369AEA5320F8FC4D7C957117AF861F961FE1523E33148BED4E67C2261F6A8D6059547A6E3EDA5F55A9DBA88D3B17C66B9C673E4F5533EB73230FB9B0B000B47DFA88C7DE3ADC537435D219686A2E10C3340CD11A722391FD96478595AF81FE4C50CC56B6486192CE51C9CE6428079435701C83D52381A83332900B77BB9388FF63FDD440C0E8032923D38193D7FCCDBA3D06ED0D5DE1D38D7511BFE557D382FB2F99B58C6F4EDEB99656E4D24F5D0D93885F0BC435AD9392363461A9E502D8FAF4A4963D9CD8788B664BDFD3A6BE90BC24DB7FCF0CCB946B2605DF29FDC631A7E8A5859AD05AFD220069C506495D55CE8701F8A3ED3DCF87F4EB9C66BD9F4DA5E01FF7E4AA61A890763C181A2993D6F89E7438F7DDC4ECC7415F78049C418BC98356E100B22AA8A52ADCAA765384A541789008FE143F67FFA5063768D4119AD4F1D0B849CA8475B6CBB2788A7C0EAC3AB0925F4B4D2D24ABCAB01089FB792680CD947A802E3D0A8B491F821D3A5001F59FC471"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<0> : tensor<ui64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = stablehlo.add %3, %4 : tensor<ui64>
    stablehlo.return %5 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %6 = stablehlo.constant dense<"0x7B36ED499261E38615FAC58C57FAC94354ECC799AFAE7245BECBA16134A98CAA78A09EA94D5FD1E6B679B534E3306E6F979FF1E8BF0E029087979271BB1F02D40C4D1B991B690154F72CD122185E554B5FBB4C922C289D12ED7238551035BDB610BCAB68D6F0C48B8BFAB6745D369AEA5320F8FC4D7C957117AF861F961FE1523E33148BED4E67C2261F6A8D6059547A6E3EDA5F55A9DBA88D3B17C66B9C673ECA8B20350685F23FC5AAC640D5F4520B3227A4ED23E4445F2636D071F7DD987B9212C23A4BF6186C4B29373330813AC64DE8527B8E60CB5EEBBF9905F18F1E57E1709C414F9B915F6EE864AB17C252209F7B3596554B7094804A3523CB72C3A31D198D3C6466D64A70528AF7586633A0DF8F46DB0713EC55E9FEE32C29A8405E0269C11E80859B23CF046D655B4EF910ABDAB2D8E00F278860E2D55628C142BE9998EBC971ABF71EEEA78D727CDDF890CCF7FEEA46E4AD242C7F2DC7C5659A733500000AD3EA0409B1E6D680D5615ABD3193B4231FD7077705E92CDCE92E938FD84E612E17DDF0D77284A636E145A9019F2D603EFB754C3FF69DB9C80CEB53AC1B2ECCA3630CDD81D8269C912D580459285ACB50BEDE9ECE737BF2D86358D3BD4DB6EE422B504C345800E78BDB1B8E8B2B09F0E26B59460A7D1C26581D610730"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<ui64>, %9: tensor<ui64>):
    %10 = stablehlo.add %8, %9 : tensor<ui64>
    stablehlo.return %10 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %11 = stablehlo.constant dense<"0x9998EBC971ABF71EEEA78D727CDDF890CCF7FEEA46E4AD242C7F2DC7C5659A733500000AD3EA0409B1E6D680D5615ABD3193B4231FD7077705E92CDCE92E938FD84E612E17DDF0D77284A636E145A9019F2D603EFB754C3FF69DB9C80CEB53AC1B2ECCA3630CDD81D8269C912D580459285ACB50BEDE9ECE737BF2D86358D3BD4DB6EE422B504C345800E78BDB1B8E8B2B09F0E26B59460A7D1C26581D6107301E62FE7FDF491498D9ADC7E524E32E4D780B375197353BDF6EB38B6591BC0DC9BD5F6160858B3322FB6C214CF230EC4D9AF3C23A5FC805E77E519A6A2E0F91BBCC014695FB73EF837B57D513C9E753B6407213ACCE4DAF2C092B8173FCB596F50B72203B8D1B18F64D2CE51CD0216A6ED539D3537062095D5CCC6BB9CD38F26A0F83DAB73D01E57132E17CFE7AC23911BDCA158316B06A61F0E00E92B1C49FF1CF0CCB946B2605DF29FDC631A7E8A5859AD05AFD220069C506495D55CE8701F8A3ED3DCF87F4EB9C66BD9F4DA5E01FF7E4AA61A890763C181A2993D6F89E7438F7DDC4ECC7415F78049C418BC98356E100B22AA8A52ADCAA765384A541789008FE143F67FFA5063768D4119AD4F1D0B849CA8475B6CBB2788A7C0EAC3AB0925F4B4D2D24ABCAB01089FB792680CD947A802E3D0A8B491F821D3A5001F59FC471"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<ui64>, %14: tensor<ui64>):
    %15 = stablehlo.add %13, %14 : tensor<ui64>
    stablehlo.return %15 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %16 = stablehlo.constant dense<"0x7B36ED499261E3869030B3D6E95BADCAE41C7B70990A2010A2E81CD2CDB3ACBA1A89BB7B1B137EA1B679B534E3306E6F4D19A71DA33F70FFD4B0398F5E5F72D3E0FD54287AC87327D72A264B9226C9725FBB4C922C289D124C2E85E73C5D5AC95CEA3050134E1F55E7E4E7C47084B93F3A05E0C1BE004FB117AF861F961FE15255E29AAA836E48157B010538E4C79C8FE93FDF9739717838767BF65DA50DE0764F5533EB73230FB9FF05349FF11D9880DD4010F365536A9A45AB3E032988766B5F1D6294261FBEF095AF81FE4C50CC564BF8E2901BA29525AF20EA245112B2A884446BCD844442B4FBFFFE5584A83F8940C0E8032923D381D397E5D1E360D96EE0F4C6A571D6EA2DC54C9A286D0684E351BCE806279DDAC7D24F5D0D93885F0B96850AA125BF936C3F6B0D7920B438037C07E6F1AB1A84E24FAEA482683F5F62CF0CCB946B2605DFF80992C6120FAB6492DAECC3350F142A98234A19049715223B1188E88B8B01BF66BD9F4DA5E01FF74A6801F635575C0F649194CC2EF6D0475B6F59B9F63730C05F0B9B44C0BB86A100B22AA8A52ADCAA7605AF4DE7A26CB3741AEEB4E64873EADCEEFF4EBB3A44A325B984C47106F71B8A7C0EAC3AB0925FD5C93BD0E57A43705EC5B5F66548D8EADEF3F200F191F76CFB2D4302E631BCDE"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<ui64>, %19: tensor<ui64>):
    %20 = stablehlo.add %18, %19 : tensor<ui64>
    stablehlo.return %20 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %21 = stablehlo.constant dense<"0x1A89BB7B1B137EA19F52CE3189B19A1A8A5808A531B7D0D6366C400B82085E9178A09EA94D5FD1E6D72A264B9226C97221B17016AFF55A038A117F2DEFE65873037AECBB33C7569FF72CD122185E554B3A05E0C1BE004FB1DB49932F92D8B19EEED65ADA81A3F4E7DE1AAF71ABB22F5C5320F8FC4D7C9571767BF65DA50DE0765FCC6F3E0FEEFE2321995BB3219F9761FB79F125C14543E78D3B17C66B9C673E5F1D6294261FBEF010C82EA9B2FBAE3760172EF53401267082DC51A1C0CB53561A722391FD964785FBFFFE5584A83F8966507D5737587332B0071CC56806AA634CDF143133968DE077BB9388FF63FDD451BCE806279DDAC711FCFF02FE7907467E240335433C015971C72161B5C6EF998C6F4EDEB99656E44FAEA482683F5F627D5E4775D5B6FF56B9289AE14280CBF510439709488B265FD3A6BE90BC24DB7F3B1188E88B8B01BF6C04BD532065FCDF4307F621797C565AA9369B24567CED94A3ED3DCF87F4EB9C5F0B9B44C0BB86A1F94DFBF61ADB66AA15A3994E8A642A92FB79067891C5B559049C418BC98356E125B984C47106F71B25075A1CCCDB1A71AFB3D5768A638A68B19E960F8BBD833149CA8475B6CBB278FB2D4302E631BCDE71B13456AB81297F2664073200B7786E9D688D0B80E9E3F31D3A5001F59FC471"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  return
}
// -----
// cumulative multiply of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x088D250AECA2BE2152D0B9AE172226D2080E38D2CA0EFD3BF8570A9FA6609AF8A60FD607C0E97A397F1D585F04FF7104751C8588086FE9E77D870BA102E36A638CD47CF13C2E8893D95881526C9B8D0CA1C1DEB47FF6A715C50CF47492392D8F97919C5F8127DE06FD9A1764876769BBC299D64FCC92BB6987B855A578D0F66D62D8DB31C71F7AE01E68318E64588DED780D8515AF7D80B3D3E9A053F9DFF3945F84173C9F5F573759B761685FD45B0302D7B35BD80950B97290DE422684DC43DC80495304450772E808943A9A3A7FE0E173A2C34A9158B79F48E07F240CFE6BFAFBCE80DB7025A510DBD4568806506688343720DB0843526193D7E23BBDD4B028657ED2C4775570460E7779782609902FCA23B613C4921CF503703A73A094FD31C813C30FD87B0FBD3CA3BEDBAEE6406497DC1678C255F0C3459C3FB18C338B2B5CFB9DC885B591A37E72A24334081A865DF55BF46FC443B7EF736724A75810E5A5F3748431AE9391F990252F92CA987D796A3E40DAE7961A7AB34A8C82F3A6DFC0A8A978A90786D606D508040D329DB978E2B0FA82C7F5A4C1AE4AF3C7859A3AD859CF4A214A769A62756065B1C022B360C18C59F327A6A353FB588331CFCF7AD1685A392FE95385DB26C068F73EA6067AA7F4D6E4591DEE8062AB211BD5C7"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<1> : tensor<ui64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = stablehlo.multiply %3, %4 : tensor<ui64>
    stablehlo.return %5 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %6 = stablehlo.constant dense<"0x088D250AECA2BE2152D0B9AE172226D2080E38D2CA0EFD3BF8570A9FA6609AF8A60FD607C0E97A397F1D585F04FF7104751C8588086FE9E77D870BA102E36A638CD47CF13C2E8893D95881526C9B8D0CA1C1DEB47FF6A715C50CF47492392D8F97919C5F8127DE06FD9A1764876769BBC299D64FCC92BB6987B855A578D0F66D62D8DB31C71F7AE01E68318E64588DED780D8515AF7D80B3D3E9A053F9DFF394F8755FAC3871B6A9820A96D199AF339610D4D05F117D3BF270AC26DD1E48A0C2A8721E0CA784E7EF18B332FCF6D81917D591D0E98EB33FBBA34EA4D4CE476C9CB8D4F440C6B81E6D9030CB489871D71C8891420F6045187BA5F540174AF841029852393C095E17AD2E378949519AB14F9E4E3FEF8E9740E1332E438D5AF3C69DC2FA6601F63A819626E6FA1DF67D9DAFE00A0BC6D58B0EDAB9FA2B7CF16CCF00A8F0950429F1D2F9C6AC983D95F3ED7860D0A8A763C47FB110D4F1B707962D2F48D89A6CB8E77CE898C8695E01E16FBF01E2F6B739644DF58EAA22001AD1D08C484C8F45C3148D6F60F8CD84D58381AF48EB62353495FB9BB4C2F486C6EEDCCD70F684A18EDAB2D3ACCDB03B9A966D517A38DDB34FDF4CD979F3C18D4D4E606E74E29BD09129B103BE13E0DFCDC5C8E34001917F3576FC8EFE9711FCBFC4BC89"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<ui64>, %9: tensor<ui64>):
    %10 = stablehlo.multiply %8, %9 : tensor<ui64>
    stablehlo.return %10 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %11 = stablehlo.constant dense<"0xA8F0950429F1D2F9C6AC983D95F3ED7860D0A8A763C47FB110D4F1B707962D2F48D89A6CB8E77CE898C8695E01E16FBF01E2F6B739644DF58EAA22001AD1D08C484C8F45C3148D6F60F8CD84D58381AF48EB62353495FB9BB4C2F486C6EEDCCD70F684A18EDAB2D3ACCDB03B9A966D517A38DDB34FDF4CD979F3C18D4D4E606E74E29BD09129B103BE13E0DFCDC5C8E34001917F3576FC8EFE9711FCBFC4BC89F55FAA97CC6554ABAB8B1786F48F22380C4528D0023D4CED7EAF2957E873D082CC10A2E12571ED1568B302B57B7F9A1EDDED41C88D33934C2626909C6A5488F0C6FE58D72D438BAD607F615734CAC6DC48B694081EDF7ED2248B240E952BD06A10ABE4D87EFB2F2B1C62136B5A732E26DDFE46E8F9482331FFF3D19FDF3DE7385A68C5AB199C27F6313DD273D095B80858348DBB7F91D05B4A5BD03B26B85CC02B5CFB9DC885B591A37E72A24334081A865DF55BF46FC443B7EF736724A75810E5A5F3748431AE9391F990252F92CA987D796A3E40DAE7961A7AB34A8C82F3A6DFC0A8A978A90786D606D508040D329DB978E2B0FA82C7F5A4C1AE4AF3C7859A3AD859CF4A214A769A62756065B1C022B360C18C59F327A6A353FB588331CFCF7AD1685A392FE95385DB26C068F73EA6067AA7F4D6E4591DEE8062AB211BD5C7"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<ui64>, %14: tensor<ui64>):
    %15 = stablehlo.multiply %13, %14 : tensor<ui64>
    stablehlo.return %15 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %16 = stablehlo.constant dense<"0x088D250AECA2BE2190AC651D908E334480441D5A883506D700DCA16B67502BCF00A8D82EB098D2CC7F1D585F04FF71040B5F7A01D85C0CF15F3558415EC3FE2EF4DB7311E52A041CD451C59CF188BD43A1C1DEB47FF6A715E58CF221A047F01113D06A3E2A87BF5AC710700E31B29BA8CEA54D5A3DDE2E3787B855A578D0F66DAE8BFF50473C8DBE640EFF8E9FA94A4EE0D23DA91A7E9E1CA0AEE22EE541646F5F84173C9F5F573707EECB734130988F0EBD6418DFE243423C1058153FED10A690F3E774327D7883E808943A9A3A7FE0E80BEC566499F3B618A5F4E2D6324C3570C1175A5005A3A000E7B6C43F0CB26288343720DB08435288FF4C169C7C16BB4095C831D30CAFAF804FC2354177B2C08098E70FFABD49F6F503703A73A094FDE529B79C64587B86119ADA43A10D1099A435E04E16A59863EC0F2E8F78C7CCFA2B5CFB9DC885B59161D98E8F0132964CC605938E6728FBA58AFA6E6F58BDA543720FBF8EF408B65E91F990252F92CA98CD64C9517F323B4DD2EED405F96EA8C6EE88692321696F59F40A747156A55C7FB978E2B0FA82C7F584CFD69562FF0150E863A61265D45D2590E95E93FB33A983B04F83788495B290A353FB588331CFCFAEEE45DF09E2796766DA57C0355173CB64BAAD10A9233572F848FD846AB0599E"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<ui64>, %19: tensor<ui64>):
    %20 = stablehlo.multiply %18, %19 : tensor<ui64>
    stablehlo.return %20 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %21 = stablehlo.constant dense<"0x00A8D82EB098D2CC00F55C323EB29E2380F6EB96575A1D51D0922C0D6A5C696FA60FD607C0E97A39D451C59CF188BD432CC0FF3EBBEFF772FC29A507B13BE7EFAC4A6C8EB73FDAC6D95881526C9B8D0CCEA54D5A3DDE2E370EAF825C49590EE9B6DF7A027A792467BAA80298971FD48CC299D64FCC92BB69A0AEE22EE541646F60A401142480CCD030D95F2A09E26E56E851EC28232AC134D3E9A053F9DFF39490F3E774327D788370368E38059FD29EF08BEDF9AA71D74DF821FFE564E8B269DC8049530445077200E7B6C43F0CB262609AF7097570B2EB60E6F0D61DD368C0A09D86C5C7C1EC2E10DBD456880650668098E70FFABD49F610EAEED846405CBE103446B5AFB1DA86DADAB0F594068C892FCA23B613C4921CEC0F2E8F78C7CCFABC88EDF56D637E617C61DE8FC6C586F52C45C5BB7413C723C3459C3FB18C338B720FBF8EF408B65E56CBA80AB15E0DECB22A027B024EDD08B361EBBA45578275E5A5F3748431AE93F40A747156A55C7FB4015BC0857F8C88C456FEC810215E1F6A742139C3440FA6D606D508040D329DB04F83788495B29030959185990EE64E6C11672007FF9B99AEB12705046E4D94B360C18C59F327A6F848FD846AB0599EA8626EBEFD6A45D5E49D6601C5D3266B947102E98F1D27D0EE8062AB211BD5C7"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  return
}
// -----
// cumulative maximum of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x67A3DF90BAE415562FC627E9482AC07773349E4A0A06D6AE13CBD472FBBA5338698241C3C3A2043D91AA61FABAE909396D703EBE900C587A487A7227E0DC50D4065B2CE1C9B7E217D92AFD36EA5C8C5FA0D4A0209B03D44F2435BA043227038865EA9CD1366817AEADA7521814C8C0F5006ED0F2E8DFAB033D647EF93838C24D5E345F352EA4529BEB04BBD531BCD93FA18FF989F12143F08F406BACFC0EF7C7BD4A009BD25064BB691D924DE4BD1A75FA48C6BEBF8EA76F30B1D8B079BEFE0B65E4BB1AF88C119EF6998231A274709CE9396AE71E251859AD24D1276FD6605D060D364A840FC8D99501E6CE48F8B9E2298F561ADA27D29E83DF7035B8B4CA6E85945C08C63A244F83414473E20AD4B14CAA19155FE1339113CDA8A4F7E7A7BFB67A98306A20730979677712BA9B3CE4B1E6B75F1943F6F67C298FD776852EBDED857C6B79521787A9FEB4AA581750FB0D7B81C0A0A535978145BA12ED8203F6D736E8992B991BDDBFB8C71C97071D87754BD21C782116F60497A44EB327A3684A178215374A0A85BEE29E22A17104278B9FE3D825C77719FE9B6D671C0561D5029855233AEA28836D96CBD63E04A03A8D688C2C8D25AD37D650122B28CB89C3C4F3DC526F74E9B235B4787347886BEDDC6ACCB86D81E25632F92C9D46CEAABA"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<0> : tensor<ui64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = stablehlo.maximum %3, %4 : tensor<ui64>
    stablehlo.return %5 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %6 = stablehlo.constant dense<"0x67A3DF90BAE415562FC627E9482AC07773349E4A0A06D6AE13CBD472FBBA5338698241C3C3A2043D91AA61FABAE909396D703EBE900C587A487A7227E0DC50D4065B2CE1C9B7E217D92AFD36EA5C8C5FA0D4A0209B03D44F2435BA043227038865EA9CD1366817AEADA7521814C8C0F5006ED0F2E8DFAB033D647EF93838C24D5E345F352EA4529BEB04BBD531BCD93FA18FF989F12143F08F406BACFC0EF7C7BD4A009BD25064BB2FC627E9482AC07773349E4A0A06D6AE13CBD472FBBA533865E4BB1AF88C119EF6998231A274709C6D703EBE900C587A487A7227E0DC50D4060D364A840FC8D99501E6CE48F8B9E2298F561ADA27D29E2435BA043227038865EA9CD1366817AEADA7521814C8C0F54CAA19155FE1339113CDA8A4F7E7A7BF5E345F352EA4529B79677712BA9B3CE4B1E6B75F1943F6F68F406BACFC0EF7C7BD4A009BD25064BBA9FEB4AA581750FB73349E4A0A06D6AE8145BA12ED8203F6D736E8992B991BDDF6998231A274709C754BD21C782116F6487A7227E0DC50D4060D364A840FC8D99501E6CE48F8B9E2298F561ADA27D29EFE9B6D671C0561D565EA9CD1366817AEADA7521814C8C0F54CAA19155FE13391D650122B28CB89C3C4F3DC526F74E9B235B4787347886BEDB1E6B75F1943F6F68F406BACFC0EF7C7"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<ui64>, %9: tensor<ui64>):
    %10 = stablehlo.maximum %8, %9 : tensor<ui64>
    stablehlo.return %10 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %11 = stablehlo.constant dense<"0xBD4A009BD25064BBA9FEB4AA581750FB73349E4A0A06D6AE8145BA12ED8203F6D736E8992B991BDDF6998231A274709C754BD21C782116F6487A7227E0DC50D4060D364A840FC8D99501E6CE48F8B9E2298F561ADA27D29EFE9B6D671C0561D565EA9CD1366817AEADA7521814C8C0F54CAA19155FE13391D650122B28CB89C3C4F3DC526F74E9B235B4787347886BEDB1E6B75F1943F6F68F406BACFC0EF7C7BD4A009BD25064BBA9FEB4AA581750FB0D7B81C0A0A535978145BA12ED8203F6D736E8992B991BDDF6998231A274709C754BD21C782116F60497A44EB327A368060D364A840FC8D99501E6CE48F8B9E2298F561ADA27D29EFE9B6D671C0561D5029855233AEA288383414473E20AD4B14CAA19155FE13391D650122B28CB89C3C4F3DC526F74E9B235B4787347886BEDB1E6B75F1943F6F67C298FD776852EBDED857C6B79521787A9FEB4AA581750FB0D7B81C0A0A535978145BA12ED8203F6D736E8992B991BDDBFB8C71C97071D87754BD21C782116F60497A44EB327A3684A178215374A0A85BEE29E22A17104278B9FE3D825C77719FE9B6D671C0561D5029855233AEA28836D96CBD63E04A03A8D688C2C8D25AD37D650122B28CB89C3C4F3DC526F74E9B235B4787347886BEDDC6ACCB86D81E25632F92C9D46CEAABA"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<ui64>, %14: tensor<ui64>):
    %15 = stablehlo.maximum %13, %14 : tensor<ui64>
    stablehlo.return %15 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %16 = stablehlo.constant dense<"0x67A3DF90BAE415562FC627E9482AC07773349E4A0A06D6AE73349E4A0A06D6AE73349E4A0A06D6AE91AA61FABAE909396D703EBE900C587A487A7227E0DC50D4487A7227E0DC50D4487A7227E0DC50D4A0D4A0209B03D44F2435BA043227038865EA9CD1366817AEADA7521814C8C0F5ADA7521814C8C0F53D647EF93838C24D5E345F352EA4529B5E345F352EA4529BA18FF989F12143F0A18FF989F12143F0BD4A009BD25064BBBD4A009BD25064BBBD4A009BD25064BBBD4A009BD25064BBBD4A009BD25064BBF6998231A274709CF6998231A274709CF6998231A274709C060D364A840FC8D99501E6CE48F8B9E2298F561ADA27D29E298F561ADA27D29E298F561ADA27D29E83414473E20AD4B183414473E20AD4B113CDA8A4F7E7A7BF13CDA8A4F7E7A7BF79677712BA9B3CE4B1E6B75F1943F6F6B1E6B75F1943F6F6ED857C6B79521787A9FEB4AA581750FBA9FEB4AA581750FBA9FEB4AA581750FBA9FEB4AA581750FBBFB8C71C97071D87754BD21C782116F6754BD21C782116F6754BD21C782116F6754BD21C782116F68B9FE3D825C77719FE9B6D671C0561D5FE9B6D671C0561D5FE9B6D671C0561D5FE9B6D671C0561D5D650122B28CB89C3D650122B28CB89C335B4787347886BED35B4787347886BED35B4787347886BED"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<ui64>, %19: tensor<ui64>):
    %20 = stablehlo.maximum %18, %19 : tensor<ui64>
    stablehlo.return %20 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %21 = stablehlo.constant dense<"0x73349E4A0A06D6AE73349E4A0A06D6AE73349E4A0A06D6AE698241C3C3A2043D698241C3C3A2043D487A7227E0DC50D4487A7227E0DC50D4487A7227E0DC50D4D92AFD36EA5C8C5FD92AFD36EA5C8C5FADA7521814C8C0F5ADA7521814C8C0F5ADA7521814C8C0F5ADA7521814C8C0F5006ED0F2E8DFAB03A18FF989F12143F0A18FF989F12143F0A18FF989F12143F0A18FF989F12143F08F406BACFC0EF7C7BD4A009BD25064BB65E4BB1AF88C119E65E4BB1AF88C119E65E4BB1AF88C119E65E4BB1AF88C119E9501E6CE48F8B9E29501E6CE48F8B9E29501E6CE48F8B9E29501E6CE48F8B9E29501E6CE48F8B9E283414473E20AD4B183414473E20AD4B183414473E20AD4B183414473E20AD4B14CAA19155FE13391B1E6B75F1943F6F6B1E6B75F1943F6F6B1E6B75F1943F6F6B1E6B75F1943F6F67C298FD776852EBDA9FEB4AA581750FBA9FEB4AA581750FB8145BA12ED8203F68145BA12ED8203F6D736E8992B991BDD754BD21C782116F6754BD21C782116F64A178215374A0A854A178215374A0A85BEE29E22A1710427FE9B6D671C0561D5FE9B6D671C0561D5029855233AEA28836D96CBD63E04A03A8D688C2C8D25AD3735B4787347886BED35B4787347886BED35B4787347886BED32F92C9D46CEAABA32F92C9D46CEAABA"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  return
}
// -----
// cumulative minimum of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7373ED1DBCBFCCEAE9B8178821E9EE4FFC555092042793DA2D6FB01A8AAC78826810B12F3A6C12038493F6D21F1A13BCDE243440174146B052D56C8477D90EC8A880563AE7DEB541B0DA53572701F8B3F975C786C06530E56C6FC4DB2E52ECADFE7E56627D276E4BFCA18C258F5140A50CAAB09A00144E4AF242DA57F401B9DF4C5EC2D50AA04221F699C325BDBAF47F3B39119D9AB35A31353C98059510EDB2D94354D215EC056DEACA089D9EFFB0CDE79755B14325C3AEE8676E89C24ED2E0F64BCD6777BCB5816634B985B4667B6E1009C853DFA8465C23A79A04DED6BE570A231F1EA190492BE18A9FE59E888838EC89A119A9132021C4B98AA4672295ADD69D886EB52BE7CDC07C8817FABA1E21AC95946EC853D7E0098CDFA449D195A92AEDACFF1DEC98ED7B7045ECAD4A3FB8A259EB65D87D46334CFC1D5C858D66E895921A4702999E5E836A7C6E9C954BCAC1F177A8D9CE84A79A99C17828D8A8BE556DF6986234AEC4C4A5FE6C3AAD4318330E6E6B39038C7263EBDD9A1DF8ECDBA56AF366453D4C414327291EC9CF70B8A053D9BDBDB9643645EDD70CD639E157C15E278526BDFFE3A5A34045B82D79337575EFED35E6E158B983E600057CACA7E3827F77458C149E2FC2648C2BB4A062E82CF18C7AD29BD1B1B61151E7C277FB"> : tensor<3x4x5xui64>
  %1 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = stablehlo.minimum %3, %4 : tensor<ui64>
    stablehlo.return %5 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %6 = stablehlo.constant dense<"0x7373ED1DBCBFCCEAE9B8178821E9EE4FFC555092042793DA2D6FB01A8AAC78826810B12F3A6C12038493F6D21F1A13BCDE243440174146B052D56C8477D90EC8A880563AE7DEB541B0DA53572701F8B3F975C786C06530E56C6FC4DB2E52ECADFE7E56627D276E4BFCA18C258F5140A50CAAB09A00144E4AF242DA57F401B9DF4C5EC2D50AA04221F699C325BDBAF47F3B39119D9AB35A31353C98059510EDB2D94354D215EC056DE9B8178821E9EE4FE79755B14325C3AE2D6FB01A8AAC78826810B12F3A6C12036634B985B4667B6E1009C853DFA8465C23A79A04DED6BE570A231F1EA190492BE18A9FE59E888838EC89A119A9132021C4B98AA4672295ADFE7E56627D276E4BC07C8817FABA1E210CAAB09A00144E4A098CDFA449D195A94C5EC2D50AA04221F699C325BDBAF47F3B39119D9AB35A31353C98059510EDB295921A4702999E5EE9B8178821E9EE4FC1F177A8D9CE84A72D6FB01A8AAC78826810B12F3A6C1203C4A5FE6C3AAD43181009C853DFA8465C23A79A04DED6BE570A231F1EA190492BE18A9FE59E888838EC89A119A913202145EDD70CD639E157FE7E56627D276E4BC07C8817FABA1E210CAAB09A00144E4AB983E600057CACA74C5EC2D50AA042212FC2648C2BB4A0623B39119D9AB35A31353C98059510EDB2"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<ui64>, %9: tensor<ui64>):
    %10 = stablehlo.minimum %8, %9 : tensor<ui64>
    stablehlo.return %10 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %11 = stablehlo.constant dense<"0x95921A4702999E5EE9B8178821E9EE4FC1F177A8D9CE84A72D6FB01A8AAC78826810B12F3A6C1203C4A5FE6C3AAD43181009C853DFA8465C23A79A04DED6BE570A231F1EA190492BE18A9FE59E888838EC89A119A913202145EDD70CD639E157FE7E56627D276E4BC07C8817FABA1E210CAAB09A00144E4AB983E600057CACA74C5EC2D50AA042212FC2648C2BB4A0623B39119D9AB35A31353C98059510EDB295921A4702999E5E836A7C6E9C954BCAC1F177A8D9CE84A79A99C17828D8A8BEF64BCD6777BCB581C4A5FE6C3AAD43181009C853DFA8465C23A79A04DED6BE570A231F1EA190492BE18A9FE59E888838EC89A119A913202145EDD70CD639E157D69D886EB52BE7CDC07C8817FABA1E217575EFED35E6E158B983E600057CACA7E3827F77458C149E2FC2648C2BB4A062A259EB65D87D46334CFC1D5C858D66E895921A4702999E5E836A7C6E9C954BCAC1F177A8D9CE84A79A99C17828D8A8BE556DF6986234AEC4C4A5FE6C3AAD4318330E6E6B39038C7263EBDD9A1DF8ECDBA56AF366453D4C414327291EC9CF70B8A053D9BDBDB9643645EDD70CD639E157C15E278526BDFFE3A5A34045B82D79337575EFED35E6E158B983E600057CACA7E3827F77458C149E2FC2648C2BB4A062E82CF18C7AD29BD1B1B61151E7C277FB"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<ui64>, %14: tensor<ui64>):
    %15 = stablehlo.minimum %13, %14 : tensor<ui64>
    stablehlo.return %15 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %16 = stablehlo.constant dense<"0x7373ED1DBCBFCCEAE9B8178821E9EE4FE9B8178821E9EE4FE9B8178821E9EE4F6810B12F3A6C12038493F6D21F1A13BCDE243440174146B0DE243440174146B0A880563AE7DEB541A880563AE7DEB541F975C786C06530E56C6FC4DB2E52ECADFE7E56627D276E4BFE7E56627D276E4B0CAAB09A00144E4AF242DA57F401B9DF4C5EC2D50AA042214C5EC2D50AA042214C5EC2D50AA042214C5EC2D50AA04221D94354D215EC056DD94354D215EC056DD94354D215EC056DD94354D215EC056DD94354D215EC056D6634B985B4667B6E1009C853DFA8465C23A79A04DED6BE570A231F1EA190492B0A231F1EA190492BEC89A119A9132021EC89A119A9132021EC89A119A9132021C07C8817FABA1E21C07C8817FABA1E21098CDFA449D195A9098CDFA449D195A9098CDFA449D195A9A259EB65D87D4633A259EB65D87D463395921A4702999E5E95921A4702999E5E95921A4702999E5E95921A4702999E5E95921A4702999E5EC4A5FE6C3AAD4318C4A5FE6C3AAD4318C4A5FE6C3AAD4318C4A5FE6C3AAD4318C4A5FE6C3AAD4318A053D9BDBDB96436A053D9BDBDB96436A053D9BDBDB96436A5A34045B82D7933A5A34045B82D7933B983E600057CACA7E3827F77458C149E2FC2648C2BB4A0622FC2648C2BB4A0622FC2648C2BB4A062"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<ui64>, %19: tensor<ui64>):
    %20 = stablehlo.minimum %18, %19 : tensor<ui64>
    stablehlo.return %20 : tensor<ui64>
  }) : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4x5xui64>
  %21 = stablehlo.constant dense<"0x6810B12F3A6C12036810B12F3A6C12036810B12F3A6C12036810B12F3A6C12036810B12F3A6C1203A880563AE7DEB541A880563AE7DEB541A880563AE7DEB541A880563AE7DEB541B0DA53572701F8B30CAAB09A00144E4A0CAAB09A00144E4A0CAAB09A00144E4A0CAAB09A00144E4A0CAAB09A00144E4A4C5EC2D50AA042214C5EC2D50AA042213B39119D9AB35A313B39119D9AB35A31353C98059510EDB2D94354D215EC056DF64BCD6777BCB581F64BCD6777BCB581F64BCD6777BCB581F64BCD6777BCB5810A231F1EA190492B0A231F1EA190492B0A231F1EA190492B0A231F1EA190492BE18A9FE59E888838C07C8817FABA1E21C07C8817FABA1E21C07C8817FABA1E21C07C8817FABA1E21AC95946EC853D7E0A259EB65D87D4633A259EB65D87D4633A259EB65D87D4633A259EB65D87D46334CFC1D5C858D66E895921A4702999E5EC1F177A8D9CE84A7C1F177A8D9CE84A79A99C17828D8A8BE556DF6986234AEC4C4A5FE6C3AAD4318A56AF366453D4C41A56AF366453D4C41A56AF366453D4C414327291EC9CF70B8A5A34045B82D7933A5A34045B82D7933A5A34045B82D7933A5A34045B82D79337575EFED35E6E1582FC2648C2BB4A0622FC2648C2BB4A0622FC2648C2BB4A062E82CF18C7AD29BD1B1B61151E7C277FB"> : tensor<3x4x5xui64>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xui64>, tensor<3x4x5xui64>) -> ()
  return
}
// -----
// cumulative sum of ui64, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<0> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xui64>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xui64>) -> tensor<3x700xui64>
  %9 = stablehlo.constant dense<0> : tensor<ui64>
  %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%11: tensor<ui64>, %12: tensor<ui64>):
    %13 = stablehlo.add %11, %12 : tensor<ui64>
    stablehlo.return %13 : tensor<ui64>
  }) : (tensor<3x700xui64>, tensor<ui64>) -> tensor<3x700xui64>
  %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xui64>) -> tensor<3x1xui64>
  %15 = stablehlo.constant dense<[[699], [700], [701]]> : tensor<3x1xui64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x1xui64>, tensor<3x1xui64>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %17 = stablehlo.constant dense<7> : tensor<2800xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<2800xi32>
  %19 = stablehlo.constant dense<3> : tensor<2800xi32>
  %20 = stablehlo.remainder %18, %19 : tensor<2800xi32>
  %21 = stablehlo.constant dense<0> : tensor<2800xi32>
  %22 = stablehlo.subtract %20, %21 : tensor<2800xi32>
  %23 = "stablehlo.convert"(%22) : (tensor<2800xi32>) -> tensor<2800xui64>
  %24 = "stablehlo.reshape"(%23) : (tensor<2800xui64>) -> tensor<700x4xui64>
  %25 = "stablehlo.reduce_window"(%24, %9) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<ui64>, %27: tensor<ui64>):
    %28 = stablehlo.add %26, %27 : tensor<ui64>
    stablehlo.return %28 : tensor<ui64>
  }) : (tensor<700x4xui64>, tensor<ui64>) -> tensor<700x4xui64>
  %29 = "stablehlo.slice"(%25) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xui64>) -> tensor<1x4xui64>
  %30 = stablehlo.constant dense<[[699, 700, 701, 699]]> : tensor<1x4xui64>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<1x4xui64>, tensor<1x4xui64>) -> ()
  return
}
// -----
// cumulative add of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4DB6954F2E8E5BED621FDCB84C2DC193213A660609006CDE949982F77960246748DD45908B8381BB1685221F443EFF69886514FCFB2F026837504493"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<0> : tensor<i8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.add %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %6 = stablehlo.constant dense<"0x4DB6954F2E8E5BED621FDCB84C2DC193213A660656B6012DC227DDE4DB7F001F940A0623ACBDE7C16C3B234C0665DC4D63E4141B8F39088BE30D2B54"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i8>, %9: tensor<i8>):
    %10 = stablehlo.add %8, %9 : tensor<i8>
    stablehlo.return %10 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %11 = stablehlo.constant dense<"0x6C3B234C0665DC4D63E4141B8F39088BE30D2B541F858EFDD8D7816001C53863430C47F8C2D3C54E1685221F443EFF69886514FCFB2F026837504493"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i8>, %14: tensor<i8>):
    %15 = stablehlo.add %13, %14 : tensor<i8>
    stablehlo.return %15 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %16 = stablehlo.constant dense<"0x4DB6954F2EDB1182B14DB7C9CEDE0E4AEA08441409006CDE94A2826357F4C6E9AB343956742EB5F41685221F4454848BA7A9688086D6ABD0B7D61A3E"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i8>, %19: tensor<i8>):
    %20 = stablehlo.add %18, %19 : tensor<i8>
    stablehlo.return %20 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %21 = stablehlo.constant dense<"0x4AEA084414FD3473F5E66FD98693C793213A660656742EB5F44D74C2D760B4F2CB5E00908B8381BBD0B7D61A3EBA32B4FBFA7C334B73956837504493"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<i8>, %24: tensor<i8>):
    %25 = stablehlo.add %23, %24 : tensor<i8>
    stablehlo.return %25 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %26 = stablehlo.constant dense<"0x4D0398E7158EE9D63857DC94E00DCE93B4EE545A09097553E7991B128BEB248BD3B0F5901B9E1FDA169BBDDC203E3DA62E9314100B3A3C689FEF33C6"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<i8>, %29: tensor<i8>):
    %30 = stablehlo.add %28, %29 : tensor<i8>
    stablehlo.return %30 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %31 = stablehlo.constant dense<"0x15C8127D2E57C96E811FCEF23AEEC15AC7A66C06E7DEDE7294EB52D0D960F5D16A2245DA4ABF3CBB200A856344935556ED653C282C3102C65E27D793"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  return
}
// -----
// cumulative multiply of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD1747DDF944C6D654803C2B102329AB6822A6698E1B137F416431FBD7DD5205ED5ADE1175359EDB24479F187A45BC2BD109B54459DFAC769EF0D1C37"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<1> : tensor<i8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.multiply %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %6 = stablehlo.constant dense<"0xD1747DDF944C6D654803C2B102329AB6822A6698B134DB8CB8E43391287F40FEAACA5A5A269A6EB004942BD4E00CA60D80E500764244F6EA7AD208D0"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i8>, %9: tensor<i8>):
    %10 = stablehlo.multiply %8, %9 : tensor<i8>
    stablehlo.return %10 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %11 = stablehlo.constant dense<"0x04942BD4E00CA60D80E500764244F6EA7AD208D0C4A9C7AC18D17E89D0F78056A1F2E76F7D85EC3E4479F187A45BC2BD109B54459DFAC769EF0D1C37"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i8>, %14: tensor<i8>):
    %15 = stablehlo.multiply %13, %14 : tensor<i8>
    stablehlo.return %15 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %16 = stablehlo.constant dense<"0xD1747DDF940C6451B8BC1824A2F018104894A040E1B137F416E36F9B244E60C2F7548EA0E6DFC4BC4479F187A42CB2ED704C70FA596014F06685804C"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i8>, %19: tensor<i8>):
    %20 = stablehlo.multiply %18, %19 : tensor<i8>
    stablehlo.return %20 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %21 = stablehlo.constant dense<"0x104894A040103A246050ECE254EC70B6822A6698A0E6DFC4BCA0C69905DAE07A0D2972175359EDB2F06685804C3C16D580DB746BF958C169EF0D1C37"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<i8>, %24: tensor<i8>):
    %25 = stablehlo.multiply %23, %24 : tensor<i8>
    stablehlo.return %25 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %26 = stablehlo.constant dense<"0xD1B4E49C304C5C4C6020C222444850B66CB85080E191272CC8431D69456920C0C0C0C01775AD29824424E43C705BF69EE0A054A49488B869075BF46C"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<i8>, %29: tensor<i8>):
    %30 = stablehlo.multiply %28, %29 : tensor<i8>
    stablehlo.return %30 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %31 = stablehlo.constant dense<"0x30303CEC9420D838D80350A828149A8040A09098C8C848F81669E3BD01D5C0BED10DE182CE3ACAB270DCBC7CA4A0E0F0B09BB836BE56C76C8C340437"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  return
}
// -----
// cumulative maximum of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x610C0C2E07945190064AE44EF50D636FFFD375223DF96EB7FA8FA2BE352B7C48B4E3E5D5C2CA72318CDE5BB92A61545A4DFB68B41EA00F1E26BA9BA3"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<-128> : tensor<i8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.maximum %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %6 = stablehlo.constant dense<"0x610C0C2E07945190064AE44EF50D636FFFD37522610C6E2E079451BE354A7C4EF50D636FFFD37531610C6E2E2A61545A4D4A7C4E1E0D636F26D37531"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i8>, %9: tensor<i8>):
    %10 = stablehlo.maximum %8, %9 : tensor<i8>
    stablehlo.return %10 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %11 = stablehlo.constant dense<"0x610C6E2E2A61545A4D4A7C4E1E0D636F26D375313DF96EB92A61545A4D2B7C481EE30F1E26CA72318CDE5BB92A61545A4DFB68B41EA00F1E26BA9BA3"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i8>, %14: tensor<i8>):
    %15 = stablehlo.maximum %13, %14 : tensor<i8>
    stablehlo.return %15 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %16 = stablehlo.constant dense<"0x610C0C2E0761510C2E4A61510C2E636F510C75633DF96EB7FA3DF96E352B7C486E352B7C486E72318CDE5BB92A61545B4D2A68545B4D2A68545B4D2A"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i8>, %19: tensor<i8>):
    %20 = stablehlo.maximum %18, %19 : tensor<i8>
    stablehlo.return %20 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %21 = stablehlo.constant dense<"0x6F510C75636F51F575636F4EF575636FFFD375227C486E72317C48CA72317C48CA7231D5C2CA723168545B4D2A68545A4D0F68261EA00F1E26BA9BA3"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<i8>, %24: tensor<i8>):
    %25 = stablehlo.maximum %23, %24 : tensor<i8>
    stablehlo.return %25 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %26 = stablehlo.constant dense<"0x61616161619451515151E44E4E4E636F6F6F75753D3D6E6E6E8FA2BE35357C7C7C7C7CD5D5D572728CDE5B5B5B616161616168686868681E26262626"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<i8>, %29: tensor<i8>):
    %30 = stablehlo.maximum %28, %29 : tensor<i8>
    stablehlo.return %30 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %31 = stablehlo.constant dense<"0x612E2E2E0751514A4A4A636363636375757575226E6E6EFAFA353535352B7C48E5E5E572727272315B5B5B2A2A615A5A4DFB681E1E0F0F2626BAA3A3"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  return
}
// -----
// cumulative minimum of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9865EF4A6989DBCD3714FBDBAF5B1DA53CC517999C37E32590B8C50840429D5ADA6A8DDBBB2578B51EE880727A11451C25A5CC969D93D8CE3B8954FB"> : tensor<3x4x5xi8>
  %1 = stablehlo.constant dense<127> : tensor<i8>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.minimum %3, %4 : tensor<i8>
    stablehlo.return %5 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %6 = stablehlo.constant dense<"0x9865EF4A6989DBCD3714FBDBAF5B1DA53CC517999837E3259089C5CD37149DDBAF5B8DA5BBC5179998E880259089C5CD25A59D969D938DA5BB891799"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<i8>, %9: tensor<i8>):
    %10 = stablehlo.minimum %8, %9 : tensor<i8>
    stablehlo.return %10 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %11 = stablehlo.constant dense<"0x98E880259089C5CD25A59D969D938DA5BB8917999CE8802590B8C50825A59D969D938DCEBB8954B51EE880727A11451C25A5CC969D93D8CE3B8954FB"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<i8>, %14: tensor<i8>):
    %15 = stablehlo.minimum %13, %14 : tensor<i8>
    stablehlo.return %15 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %16 = stablehlo.constant dense<"0x9865EF4A6989DBCD371489DBAF371489DBAF17999C37E325909CC5E325909CC5DA258D9CBBDA258D1EE880727A11E88025A5CC968093A5CC968093A5"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<i8>, %19: tensor<i8>):
    %20 = stablehlo.minimum %18, %19 : tensor<i8>
    stablehlo.return %20 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %21 = stablehlo.constant dense<"0x89DBAF179989DBAF1799A5DBAF1799A53CC517999CBBDA258D9DBBDA408D9DBBDA6A8DDBBB2578B5CC968093A5CC968993A5CC968993D8CE3B8954FB"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<i8>, %24: tensor<i8>):
    %25 = stablehlo.minimum %23, %24 : tensor<i8>
    stablehlo.return %25 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %26 = stablehlo.constant dense<"0x98989898988989898989FBDBAFAFAFA5A5A5A5999C9C9C9C90B8B8B8B8B89D9D9D9D8DDBBBBBBBB51EE880808011111111A5CC96969393CECE898989"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<i8>, %29: tensor<i8>):
    %30 = stablehlo.minimum %28, %29 : tensor<i8>
    stablehlo.return %30 : tensor<i8>
  }) : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4x5xi8>
  %31 = stablehlo.constant dense<"0x98EFEF4A6989CDCD1414AFAFAF1D1D99999999999090909090B8C50840428D8D8D8D8DB5B5B5B5B5808080727AA5A5A5A5A593939393D8898989FBFB"> : tensor<3x4x5xi8>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xi8>, tensor<3x4x5xi8>) -> ()
  return
}
// -----
// cumulative sum of i8, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<1> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xi8>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xi8>) -> tensor<3x700xi8>
  %9 = stablehlo.constant dense<0> : tensor<i8>
  %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%11: tensor<i8>, %12: tensor<i8>):
    %13 = stablehlo.add %11, %12 : tensor<i8>
    stablehlo.return %13 : tensor<i8>
  }) : (tensor<3x700xi8>, tensor<i8>) -> tensor<3x700xi8>
  %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xi8>) -> tensor<3x1xi8>
  %15 = stablehlo.constant dense<[[-1], [0], [1]]> : tensor<3x1xi8>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x1xi8>, tensor<3x1xi8>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %17 = stablehlo.constant dense<7> : tensor<2800xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<2800xi32>
  %19 = stablehlo.constant dense<3> : tensor<2800xi32>
  %20 = stablehlo.remainder %18, %19 : tensor<2800xi32>
  %21 = stablehlo.constant dense<1> : tensor<2800xi32>
  %22 = stablehlo.subtract %20, %21 : tensor<2800xi32>
  %23 = "stablehlo.convert"(%22) : (tensor<2800xi32>) -> tensor<2800xi8>
  %24 = "stablehlo.reshape"(%23) : (tensor<2800xi8>) -> tensor<700x4xi8>
  %25 = "stablehlo.reduce_window"(%24, %9) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<i8>, %27: tensor<i8>):
    %28 = stablehlo.add %26, %27 : tensor<i8>
    stablehlo.return %28 : tensor<i8>
  }) : (tensor<700x4xi8>, tensor<i8>) -> tensor<700x4xi8>
  %29 = "stablehlo.slice"(%25) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xi8>) -> tensor<1x4xi8>
  %30 = stablehlo.constant dense<[[-1, 0, 1, -1]]> : tensor<1x4xi8>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<1x4xi8>, tensor<1x4xi8>) -> ()
  return
}
// -----
// cumulative add of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00C00000104100C10041C0C0C0404040004140C0804040401041A0C00040E04040C0A0C080BF00C0803F104110418040C040C0C00041C0C080C00040803F404080BF00C0E0C0C0C0E0C0004180C0C0C0A0C080BF803F40C080BFA040A04040C00040E04010C1A0C0803FC040004180408040C04010C14040"> : tensor<3x4x5xbf16>
  %1 = stablehlo.constant dense<0.0> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = stablehlo.add %3, %4 : tensor<bf16>
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %6 = stablehlo.constant dense<"0x00C00000104100C10041C0C0C0404040004140C0804040401041A0C00040E04040C0A0C080BF00C080BF1041904180C0604140C1604140C0804080BFA040C0400041E0C0A0C0803F20C14040A0C000C1C0C000419841E0C05041E0C09841C0C0C040C04080C0803F104180BF4040A040C0C0104160C1A0C0"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<bf16>, %9: tensor<bf16>):
    %10 = stablehlo.add %8, %9 : tensor<bf16>
    stablehlo.return %10 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %11 = stablehlo.constant dense<"0xC0C000419841E0C05041E0C09841C0C0C040C04080C0803F104180BF4040A040C0C0104160C1A0C080C000412041803FA04080BF504110C100C0104100C100C000008040803F00C040C0604150C140C0A0C080BF803F40C080BFA040A04040C00040E04010C1A0C0803FC040004180408040C04010C14040"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>):
    %15 = stablehlo.add %13, %14 : tensor<bf16>
    stablehlo.return %15 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %16 = stablehlo.constant dense<"0x00C00000104100C1004100C1C04040410000A04080C01041A841A0C0E0404040C0408041C0C0A040803F104110418040C040A0C0884140400000004180C0A041004000C0803F20C150412041C0C0A0C0A0C080BF803F40C080BF0000804000C080BFC04010C180BF80BFA0406041A0C04040A04080C08841"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<bf16>, %19: tensor<bf16>):
    %20 = stablehlo.add %18, %19 : tensor<bf16>
    stablehlo.return %20 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %21 = stablehlo.constant dense<"0x4040C0408041C0C0A040A040C040E040004040C0304100008040C0C00000E04040C0A0C080BF00C020C150412041C0C0A0C030C18040803F20C130C1A0C080C0E040C0C050C1C0C0E0C0004180C0C0C0A0C04040A04080C0884100008040804080BF9041A0C080BFE04040C0304180408040C04010C14040"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>):
    %25 = stablehlo.add %23, %24 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %26 = stablehlo.constant dense<"0x00C000C0E04080BFE040C0C000004040304100418040E040804130415041E040804080BF00C080C0803F20419841B841E841C0C0004080C000C1C0C0803F80404040803FC0C0C0C050C1A0C010C170C1A0C0C0C0A0C000C110C1A0402041E0401041804110C160C150C1E0C0803F804000416041A0400041"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<bf16>, %29: tensor<bf16>):
    %30 = stablehlo.add %28, %29 : tensor<bf16>
    stablehlo.return %30 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %31 = stablehlo.constant dense<"0xE0401041104100000041004160410041A04040C050411041C04040C0004080C030C100C140C000C0E841E04198412041C040C0C0000000C100C00040C0C0E0C020C110C1E0C070C110C100C020C1C0C010C180C040C080C080BF80413041C0401041E040803F2041704160410041004180400000C0C04040"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  return
}
// -----
// cumulative multiply of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x803F80BF80BF80BF803F80BF00C0803F803F80BF80BF80BF80BF80BF80BF803F803F803F803F80BF80BF803F80BF80BF803F80BF80BF003F00C0803F803F803F803F803F80BF80BF80BF80BF80BF80BF80BF80BF803F803F80BF80BF80BF803F80BF803F803F80BF80BF803F80BF803F803F80BF80BF803F"> : tensor<3x4x5xbf16>
  %1 = stablehlo.constant dense<1.0> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = stablehlo.multiply %3, %4 : tensor<bf16>
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %6 = stablehlo.constant dense<"0x803F80BF80BF80BF803F80BF00C0803F803F80BF80BF80BF80BF80BF80BF803F803F803F803F80BF80BF80BF803F803F803F803F0040003F00C080BF80BF80BF80BF80BF803F80BF80BF80BF80BF803F803F803F803F803F80BF80BF00C0003F004080BF80BF803F803F80BF80BF80BF80BF803F803F803F"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<bf16>, %9: tensor<bf16>):
    %10 = stablehlo.multiply %8, %9 : tensor<bf16>
    stablehlo.return %10 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %11 = stablehlo.constant dense<"0x803F803F803F803F80BF80BF00C0003F004080BF80BF803F803F80BF80BF80BF80BF803F803F803F803F80BF80BF80BF80BF803F803F003F0040803F803F80BF80BF803F803F80BF80BF803F803F80BF80BF80BF803F803F80BF80BF80BF803F80BF803F803F80BF80BF803F80BF803F803F80BF80BF803F"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>):
    %15 = stablehlo.multiply %13, %14 : tensor<bf16>
    stablehlo.return %15 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %16 = stablehlo.constant dense<"0x803F80BF80BF80BF803F80BF004080BF80BF80BF803F00C0803F803F803F803F00C0803F803F80BF80BF803F80BF80BF803F803F80BF00BF0040803F803F80BF00BF004080BF80BF803F003F00C0803F80BF80BF803F803F80BF803F803F803F80BF80BF803F80BF80BF80BF803F803F80BF803F803F803F"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<bf16>, %19: tensor<bf16>):
    %20 = stablehlo.multiply %18, %19 : tensor<bf16>
    stablehlo.return %20 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %21 = stablehlo.constant dense<"0x803F00C0803F803F80BF803F004080BF80BF80BF80BF80BF80BF80BF803F803F803F803F803F80BF80BF803F003F00C0803F803F803F00BF0040803F80BF80BF80BF80BF803F80BF80BF80BF80BF80BF803F80BF803F803F803F80BF803F803F803F80BF803F80BF803F80BF80BF803F803F80BF80BF803F"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>):
    %25 = stablehlo.multiply %23, %24 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %26 = stablehlo.constant dense<"0x803F80BF803F80BF80BF80BF00400040004000C080BF803F80BF803F80BF803F803F803F803F80BF80BF80BF803F80BF80BF80BF803F003F80BF80BF803F803F803F803F80BF80BF803F80BF803F80BF80BF803F803F803F80BF80BF803F803F80BF80BF803F80BF803F803F80BF803F803F80BF803F803F"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<bf16>, %29: tensor<bf16>):
    %30 = stablehlo.multiply %28, %29 : tensor<bf16>
    stablehlo.return %30 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %31 = stablehlo.constant dense<"0x80BF80BF803F80BF803F00C0004080BF80BF80BF80BF803F80BF803F80BF80BF80BF80BF80BF80BF80BF803F803F80BF803F80BF803F80BF00C0803F80BF80BF80BF80BF80BF80BF803F80BF803F80BF80BF803F80BF80BF80BF80BF803F80BF80BF803F80BF80BF803F80BF80BF803F803F803F80BF803F"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  return
}
// -----
// cumulative maximum of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9EC2807FA142CE42C8C2C3423C418B4271C2DC425EC25F429F41F5C283C2B442F342C0C18CC0A6C29A426C41B14212C28A4284424442C241D54253427A41A3C19DC2C07FD9C11C42DA4223C27FC20AC21241DAC20A429342DC4200800000008036C2E5C190BFD4C286C2EC42884280FFBF420742E6412C41"> : tensor<3x4x5xbf16>
  %1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = stablehlo.maximum %3, %4 : tensor<bf16>
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %6 = stablehlo.constant dense<"0x9EC2807FA142CE42C8C2C3423C418B4271C2DC425EC25F429F41F5C283C2B442F342C0C18CC0A6C29A42807FB142CE428A42C34244428B42D542DC427A415F429F41C07FD9C1B442F342C0C18CC00AC29A42807FB142CE42DC42C34244428B42D542DC427A415F429F41C07F8842B442F3420742E6412C41"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<bf16>, %9: tensor<bf16>):
    %10 = stablehlo.maximum %8, %9 : tensor<bf16>
    stablehlo.return %10 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %11 = stablehlo.constant dense<"0x9A42807FB142CE42DC42C34244428B42D542DC427A415F429F41C07F8842B442F3420742E6412C419A426C41B1429342DC4284424442C241D54253427A41A3C186C2C07F88421C42DA420742E6412C411241DAC20A429342DC4200800000008036C2E5C190BFD4C286C2EC42884280FFBF420742E6412C41"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>):
    %15 = stablehlo.maximum %13, %14 : tensor<bf16>
    stablehlo.return %15 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %16 = stablehlo.constant dense<"0x9EC2807FA142CE42C8C2C342807FA142CE42DC42C342807FA142CE42DC42C342807FA142CE42DC429A426C41B14212C28A429A424442B142D5428A429A424442B142C07F8A429A42DA42B142C07F8A421241DAC20A429342DC42124100000A429342DC42124100000A42EC42DC421241BF420A42EC42DC42"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<bf16>, %19: tensor<bf16>):
    %20 = stablehlo.maximum %18, %19 : tensor<bf16>
    stablehlo.return %20 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %21 = stablehlo.constant dense<"0xC342807FA142CE42DC42C342F3428B428CC0DC42B442F3429F418CC083C2B442F342C0C18CC0A6C29A42DA42B142C07F8A428442DA42C241C07F53421C42DA4223C2C07FD9C11C42DA4223C27FC20AC21241BF420A42EC42DC420080BF420742EC42884290BFBF420742EC42884280FFBF420742E6412C41"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>):
    %25 = stablehlo.maximum %23, %24 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %26 = stablehlo.constant dense<"0x9EC2807F807F807F807FC342C342C342C342DC425EC25F425F425F425F42B442F342F342F342F3429A429A42B142B142B142844284428442D542D5427A417A417A41C07FC07F1C42DA42DA42DA42DA42124112410A429342DC420080000000000000000090BF90BF90BFEC42EC4280FFBF42BF42BF42BF42"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<bf16>, %29: tensor<bf16>):
    %30 = stablehlo.maximum %28, %29 : tensor<bf16>
    stablehlo.return %30 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %31 = stablehlo.constant dense<"0x807F807FCE42CE42C8C2DC42DC42DC42DC42DC425F425F429F4183C283C2F342F3428CC08CC0A6C2B142B142B1428A428A42D542D542D542D5425342C07FC07FC07FC07FD9C1DA42DA420AC20AC20AC2DC42DC42DC42DC42DC42000000000080E5C1E5C1EC42EC42EC42EC428842BF42BF420742E6412C41"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  return
}
// -----
// cumulative minimum of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9342807F99C202422442C4C0CC429F42A3C2924100C11C42BE42D242A64189C1224192416AC12942A6413DC23C42E1C28042E842C0C28C4198C08242F3C2E34204C2C07F9D413DC2A641BDC168406842C4C2A6C2C0C2E742CBC200800000008084C2D6C2F842D6C17A42BBC1C6C280FF1242B742F7C2BBC2"> : tensor<3x4x5xbf16>
  %1 = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = stablehlo.minimum %3, %4 : tensor<bf16>
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %6 = stablehlo.constant dense<"0x9342807F99C202422442C4C0CC429F42A3C2924100C11C42BE42D242A64189C1224192416AC12942A6413DC299C2E1C22442C4C0C0C28C41A3C29241F3C21C4204C2C0FF9D413DC22241BDC16AC12942C4C2A6C2C0C2E1C2CBC2C4C0C0C20080A3C2D6C2F3C2D6C104C2C0FFC6C280FF2241BDC1F7C2BBC2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<bf16>, %9: tensor<bf16>):
    %10 = stablehlo.minimum %8, %9 : tensor<bf16>
    stablehlo.return %10 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %11 = stablehlo.constant dense<"0xC4C2A6C2C0C2E1C2CBC2C4C0C0C20080A3C2D6C2F3C2D6C104C2C0FFC6C280FF2241BDC1F7C2BBC2C4C2A6C2C0C2E1C2CBC20080C0C2008084C2D6C2F3C2D6C104C2C0FFC6C280FFA641BDC1F7C2BBC2C4C2A6C2C0C2E742CBC200800000008084C2D6C2F842D6C17A42BBC1C6C280FF1242B742F7C2BBC2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [3, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>):
    %15 = stablehlo.minimum %13, %14 : tensor<bf16>
    stablehlo.return %15 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %16 = stablehlo.constant dense<"0x9342807F99C202422442C4C0CC4299C2A3C2924100C11C4299C2A3C2924189C1224199C2A3C29241A6413DC23C42E1C28042A641C0C28C41E1C28042F3C2C0C204C2C0FF9D41F3C2C0C204C2C0FF9D41C4C2A6C2C0C2E742CBC2C4C2A6C2C0C284C2D6C2C4C2A6C2C0C284C2D6C280FFA6C2C0C2F7C2D6C2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 4, 1>, padding = dense<[[0, 0], [0, 3], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<bf16>, %19: tensor<bf16>):
    %20 = stablehlo.minimum %18, %19 : tensor<bf16>
    stablehlo.return %20 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %21 = stablehlo.constant dense<"0x89C1224199C2A3C2924189C122419241A3C2924189C1224192416AC1A64189C1224192416AC12942F3C2C0C204C2C0FF9D41F3C2C0C204C2C0FF9D41F3C2A64104C2C0FF9D413DC2A641BDC16840684280FFA6C2C0C2F7C2D6C280FFD6C10080F7C2D6C280FFD6C17A42F7C2C6C280FF1242B742F7C2BBC2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>):
    %25 = stablehlo.minimum %23, %24 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %26 = stablehlo.constant dense<"0x9342934299C299C299C2C4C0C4C0C4C0A3C2A3C200C100C100C100C100C189C189C189C189C189C1A6413DC23DC2E1C2E1C2E842C0C2C0C2C0C2C0C2F3C2F3C2F3C2C0FFC0FF3DC23DC23DC23DC23DC2C4C2C4C2C4C2C4C2CBC200800080008084C2D6C2F842D6C1D6C1D6C1C6C280FF80FF80FF80FF80FF"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%28: tensor<bf16>, %29: tensor<bf16>):
    %30 = stablehlo.minimum %28, %29 : tensor<bf16>
    stablehlo.return %30 : tensor<bf16>
  }) : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4x5xbf16>
  %31 = stablehlo.constant dense<"0x99C299C299C202422442A3C2A3C2A3C2A3C2924100C1A641A641A641A64189C16AC16AC16AC12942E1C2E1C2E1C2E1C28042C0C2C0C298C098C08242C0FFC0FFC0FFC0FF9D413DC2BDC1BDC168406842CBC2CBC2CBC2CBC2CBC2D6C2D6C2D6C2D6C2D6C2C6C2C6C2C6C2C6C2C6C280FFF7C2F7C2F7C2BBC2"> : tensor<3x4x5xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> ()
  return
}
// -----
// cumulative sum of bf16, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<1> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xbf16>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xbf16>) -> tensor<3x700xbf16>
  %9 = stablehlo.constant dense<0.0> : tensor<bf16>
  %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%11: tensor<bf16>, %12: tensor<bf16>):
    %13 = stablehlo.add %11, %12 : tensor<bf16>
    stablehlo.return %13 : tensor<bf16>
  }) : (tensor<3x700xbf16>, tensor<bf16>) -> tensor<3x700xbf16>
  %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xbf16>) -> tensor<3x1xbf16>
  %15 = stablehlo.constant dense<[[-1.0], [0.0], [1.0]]> : tensor<3x1xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x1xbf16>, tensor<3x1xbf16>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %17 = stablehlo.constant dense<7> : tensor<2800xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<2800xi32>
  %19 = stablehlo.constant dense<3> : tensor<2800xi32>
  %20 = stablehlo.remainder %18, %19 : tensor<2800xi32>
  %21 = stablehlo.constant dense<1> : tensor<2800xi32>
  %22 = stablehlo.subtract %20, %21 : tensor<2800xi32>
  %23 = "stablehlo.convert"(%22) : (tensor<2800xi32>) -> tensor<2800xbf16>
  %24 = "stablehlo.reshape"(%23) : (tensor<2800xbf16>) -> tensor<700x4xbf16>
  %25 = "stablehlo.reduce_window"(%24, %9) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<bf16>, %27: tensor<bf16>):
    %28 = stablehlo.add %26, %27 : tensor<bf16>
    stablehlo.return %28 : tensor<bf16>
  }) : (tensor<700x4xbf16>, tensor<bf16>) -> tensor<700x4xbf16>
  %29 = "stablehlo.slice"(%25) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xbf16>) -> tensor<1x4xbf16>
  %30 = stablehlo.constant dense<[[-1.0, 0.0, 1.0, -1.0]]> : tensor<1x4xbf16>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<1x4xbf16>, tensor<1x4xbf16>) -> ()
  return
}
// -----
// cumulative add of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(8.0, -6.0), (-6.0, 0.0), (8.0, -1.0), (8.0, -1.0), (4.0, -6.0)], [(-8.0, 0.0), (-2.0, -5.0), (-1.0, -8.0), (-1.0, -3.0), (-5.0, -8.0)], [(2.0, -8.0), (6.0, -7.0), (-7.0, 6.0), (-6.0, 7.0), (-6.0, 8.0)], [(5.0, 8.0), (-1.0, 6.0), (-1.0, 0.0), (-6.0, 3.0), (6.0, 3.0)]], [[(-2.0, -1.0), (0.0, 1.0), (0.0, 9.0), (7.0, 0.0), (9.0, 8.0)], [(4.0, -4.0), (-6.0, -9.0), (5.0, 1.0), (2.0, -2.0), (1.0, -6.0)], [(1.0, 1.0), (1.0, -3.0), (9.0, -3.0), (-7.0, -5.0), (3.0, -3.0)], [(6.0, -9.0), (5.0, 8.0), (0.0, -6.0), (2.0, -2.0), (-2.0, 8.0)]], [[(6.0, -2.0), (-4.0, -4.0), (7.0, 3.0), (3.0, -6.0), (-2.0, -4.0)], [(4.0, 2.0), (7.0, -8.0), (-8.0, -4.0), (8.0, 9.0), (-6.0, -5.0)], [(8.0, 2.0), (-9.0, -7.0), (-6.0, 4.0), (3.0, 4.0), (-6.0, -9.0)], [(4.0, 4.0), (0.0, 1.0), (0.0, 3.0), (-4.0, 7.0), (7.0, -2.0)]]]> : tensor<3x4x5xcomplex<f32>>
  %1 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[2, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%3: tensor<complex<f32>>, %4: tensor<complex<f32>>):
    %5 = stablehlo.add %3, %4 : tensor<complex<f32>>
    stablehlo.return %5 : tensor<complex<f32>>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %6 = stablehlo.constant dense<[[[(8.0, -6.0), (-6.0, 0.0), (8.0, -1.0), (8.0, -1.0), (4.0, -6.0)], [(-8.0, 0.0), (-2.0, -5.0), (-1.0, -8.0), (-1.0, -3.0), (-5.0, -8.0)], [(2.0, -8.0), (6.0, -7.0), (-7.0, 6.0), (-6.0, 7.0), (-6.0, 8.0)], [(5.0, 8.0), (-1.0, 6.0), (-1.0, 0.0), (-6.0, 3.0), (6.0, 3.0)]], [[(6.0, -7.0), (-6.0, 1.0), (8.0, 8.0), (15.0, -1.0), (13.0, 2.0)], [(-4.0, -4.0), (-8.0, -14.0), (4.0, -7.0), (1.0, -5.0), (-4.0, -14.0)], [(3.0, -7.0), (7.0, -10.0), (2.0, 3.0), (-13.0, 2.0), (-3.0, 5.0)], [(11.0, -1.0), (4.0, 14.0), (-1.0, -6.0), (-4.0, 1.0), (4.0, 11.0)]], [[(12.0, -9.0), (-10.0, -3.0), (15.0, 11.0), (18.0, -7.0), (11.0, -2.0)], [(0.0, -2.0), (-1.0, -22.0), (-4.0, -11.0), (9.0, 4.0), (-10.0, -19.0)], [(11.0, -5.0), (-2.0, -17.0), (-4.0, 7.0), (-10.0, 6.0), (-9.0, -4.0)], [(15.0, 3.0), (4.0, 15.0), (-1.0, -3.0), (-8.0, 8.0), (11.0, 9.0)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[0, 2], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%8: tensor<complex<f32>>, %9: tensor<complex<f32>>):
    %10 = stablehlo.add %8, %9 : tensor<complex<f32>>
    stablehlo.return %10 : tensor<complex<f32>>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[(12.0, -9.0), (-10.0, -3.0), (15.0, 11.0), (18.0, -7.0), (11.0, -2.0)], [(0.0, -2.0), (-1.0, -22.0), (-4.0, -11.0), (9.0, 4.0), (-10.0, -19.0)], [(11.0, -5.0), (-2.0, -17.0), (-4.0, 7.0), (-10.0, 6.0), (-9.0, -4.0)], [(15.0, 3.0), (4.0, 15.0), (-1.0, -3.0), (-8.0, 8.0), (11.0, 9.0)]], [[(4.0, -3.0), (-4.0, -3.0), (7.0, 12.0), (10.0, -6.0), (7.0, 4.0)], [(8.0, -2.0), (1.0, -17.0), (-3.0, -3.0), (10.0, 7.0), (-5.0, -11.0)], [(9.0, 3.0), (-8.0, -10.0), (3.0, 1.0), (-4.0, -1.0), (-3.0, -12.0)], [(10.0, -5.0), (5.0, 9.0), (0.0, -3.0), (-2.0, 5.0), (5.0, 6.0)]], [[(6.0, -2.0), (-4.0, -4.0), (7.0, 3.0), (3.0, -6.0), (-2.0, -4.0)], [(4.0, 2.0), (7.0, -8.0), (-8.0, -4.0), (8.0, 9.0), (-6.0, -5.0)], [(8.0, 2.0), (-9.0, -7.0), (-6.0, 4.0), (3.0, 4.0), (-6.0, -9.0)], [(4.0, 4.0), (0.0, 1.0), (0.0, 3.0), (-4.0, 7.0), (7.0, -2.0)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>}> ({
    ^bb0(%13: tensor<complex<f32>>, %14: tensor<complex<f32>>):
    %15 = stablehlo.add %13, %14 : tensor<complex<f32>>
    stablehlo.return %15 : tensor<complex<f32>>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %16 = stablehlo.constant dense<[[[(8.0, -6.0), (2.0, -6.0), (10.0, -7.0), (18.0, -8.0), (22.0, -14.0)], [(-8.0, 0.0), (-10.0, -5.0), (-11.0, -13.0), (-12.0, -16.0), (-17.0, -24.0)], [(2.0, -8.0), (8.0, -15.0), (1.0, -9.0), (-5.0, -2.0), (-11.0, 6.0)], [(5.0, 8.0), (4.0, 14.0), (3.0, 14.0), (-3.0, 17.0), (3.0, 20.0)]], [[(-2.0, -1.0), (-2.0, 0.0), (-2.0, 9.0), (5.0, 9.0), (14.0, 17.0)], [(4.0, -4.0), (-2.0, -13.0), (3.0, -12.0), (5.0, -14.0), (6.0, -20.0)], [(1.0, 1.0), (2.0, -2.0), (11.0, -5.0), (4.0, -10.0), (7.0, -13.0)], [(6.0, -9.0), (11.0, -1.0), (11.0, -7.0), (13.0, -9.0), (11.0, -1.0)]], [[(6.0, -2.0), (2.0, -6.0), (9.0, -3.0), (12.0, -9.0), (10.0, -13.0)], [(4.0, 2.0), (11.0, -6.0), (3.0, -10.0), (11.0, -1.0), (5.0, -6.0)], [(8.0, 2.0), (-1.0, -5.0), (-7.0, -1.0), (-4.0, 3.0), (-10.0, -6.0)], [(4.0, 4.0), (4.0, 5.0), (4.0, 8.0), (0.0, 15.0), (7.0, 13.0)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1, 5>, padding = dense<[[0, 0], [0, 0], [0, 4]]> : tensor<3x2xi64>}> ({
    ^bb0(%18: tensor<complex<f32>>, %19: tensor<complex<f32>>):
    %20 = stablehlo.add %18, %19 : tensor<complex<f32>>
    stablehlo.return %20 : tensor<complex<f32>>
  }) : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4x5xcomplex<f32>>
  %21 = stablehlo.constant dense<[[[(22.0, -14.0), (14.0, -8.0), (20.0, -8.0), (12.0, -7.0), (4.0, -6.0)], [(-17.0, -24.0), (-9.0, -24.0), (-7.0, -19.0), (-6.0, -11.0), (-5.0, -8.0)], [(-11.0, 6.0), (-13.0, 14.0), (-19.0, 21.0), (-12.0, 15.0), (-6.0, 8.0)], [(3.0, 20.0), (-2.0, 12.0), (-1.0, 6.0), (0.0, 6.0), (6.0, 3.0)]], [[(14.0, 17.0), (16.0, 18.0), (16.0, 17.0), (16.0, 8.0), (9.0, 8.0)], [(6.0, -20.0), (2.0, -16.0), (8.0, -7.0), (3.0, -8.0), (1.0, -6.0)], [(7.0, -13.0), (6.0, -14.0), (5.0, -11.0), (-4.0, -8.0), (3.0, -3.0)], [(11.0, -1.0), (5.0, 8.0), (0.0, 0.0), (0.0, 6.0), (-2.0, 8.0)]], [[(10.0, -13.0), (4.0, -11.0), (8.0, -7.0), (1.0, -10.0), (-2.0, -4.0)], [(5.0, -6.0), (1.0, -8.0), (-6.0, 0.0), (2.0, 4.0), (-6.0, -5.0)], [(-10.0, -6.0), (-18.0, -8.0), (-9.0, -1.0), (-3.0, -5.0), (-6.0, -9.0)], [(7.0, 13.0), (3.0, 9.0), (3.0, 8.0), (3.0, 5.0), (7.0, -2.0)]]]> : tensor<3x4x5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x4x5xcomplex<f32>>, tensor<3x4x5xcomplex<f32>>) -> ()
  return
}
// -----
// cumulative sum of complex<f32>, longer than a tile
func.func public @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2100xi32>
  %1 = stablehlo.constant dense<7> : tensor<2100xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2100xi32>
  %3 = stablehlo.constant dense<3> : tensor<2100xi32>
  %4 = stablehlo.remainder %2, %3 : tensor<2100xi32>
  %5 = stablehlo.constant dense<1> : tensor<2100xi32>
  %6 = stablehlo.subtract %4, %5 : tensor<2100xi32>
  %7 = "stablehlo.convert"(%6) : (tensor<2100xi32>) -> tensor<2100xcomplex<f32>>
  %8 = "stablehlo.reshape"(%7) : (tensor<2100xcomplex<f32>>) -> tensor<3x700xcomplex<f32>>
  %9 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %10 = "stablehlo.reduce_window"(%8, %9) <{window_dimensions = array<i64: 1, 700>, padding = dense<[[0, 0], [699, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%11: tensor<complex<f32>>, %12: tensor<complex<f32>>):
    %13 = stablehlo.add %11, %12 : tensor<complex<f32>>
    stablehlo.return %13 : tensor<complex<f32>>
  }) : (tensor<3x700xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x700xcomplex<f32>>
  %14 = "stablehlo.slice"(%10) <{start_indices = array<i64: 0, 699>, limit_indices = array<i64: 3, 700>, strides = array<i64: 1, 1>}> : (tensor<3x700xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
  %15 = stablehlo.constant dense<[[(-1.0, 0.0)], [(0.0, 0.0)], [(1.0, 0.0)]]> : tensor<3x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<3x1xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> ()
  %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2800xi32>
  %17 = stablehlo.constant dense<7> : tensor<2800xi32>
  %18 = stablehlo.multiply %16, %17 : tensor<2800xi32>
  %19 = stablehlo.constant dense<3> : tensor<2800xi32>
  %20 = stablehlo.remainder %18, %19 : tensor<2800xi32>
  %21 = stablehlo.constant dense<1> : tensor<2800xi32>
  %22 = stablehlo.subtract %20, %21 : tensor<2800xi32>
  %23 = "stablehlo.convert"(%22) : (tensor<2800xi32>) -> tensor<2800xcomplex<f32>>
  %24 = "stablehlo.reshape"(%23) : (tensor<2800xcomplex<f32>>) -> tensor<700x4xcomplex<f32>>
  %25 = "stablehlo.reduce_window"(%24, %9) <{window_dimensions = array<i64: 700, 1>, padding = dense<[[699, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%26: tensor<complex<f32>>, %27: tensor<complex<f32>>):
    %28 = stablehlo.add %26, %27 : tensor<complex<f32>>
    stablehlo.return %28 : tensor<complex<f32>>
  }) : (tensor<700x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<700x4xcomplex<f32>>
  %29 = "stablehlo.slice"(%25) <{start_indices = array<i64: 699, 0>, limit_indices = array<i64: 700, 4>, strides = array<i64: 1, 1>}> : (tensor<700x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
  %30 = stablehlo.constant dense<[[(-1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (-1.0, 0.0)]]> : tensor<1x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> ()
  return
}
// -----
// the largest element and its index in each window, by a function of four
func.func public @main() {
  %0 = stablehlo.constant dense<[[-20.375, -54.25, 26.125, -11.125, 40.625, -9.5, 67.875, 16.5, -23.625], [0.25, 3.875, -90.25, 114.75, -39.75, -25.625, -47.25, 29.625, 68.875], [51.125, -28.25, -24.25, 16.875, -22.375, 27.875, -47.25, 33.625, -52.0], [-79.5, -11.875, 39.375, 9.75, -73.5, -84.375, 59.875, -88.125, -45.75]]> : tensor<4x9xf32>
  %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x9xi32>
  %2 = stablehlo.constant dense<-10000.0> : tensor<f32>
  %3 = stablehlo.constant dense<-1> : tensor<i32>
  %4, %5 = "stablehlo.reduce_window"(%0, %1, %2, %3) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%6: tensor<f32>, %7: tensor<i32>, %8: tensor<f32>, %9: tensor<i32>):
    %10 = "stablehlo.compare"(%6, %8) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %11 = "stablehlo.select"(%10, %6, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.select"(%10, %7, %9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %11, %12 : tensor<f32>, tensor<i32>
  }) : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xi32>)
  %13 = stablehlo.constant dense<[[-20.375, 26.125, 40.625, 67.875], [3.875, 114.75, 114.75, 29.625], [51.125, 16.875, 27.875, 33.625], [-11.875, 39.375, 9.75, 59.875]]> : tensor<4x4xf32>
  stablehlo.custom_call @check.expect_eq(%4, %13) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
  %14 = stablehlo.constant dense<[[0, 2, 4, 6], [1, 3, 3, 7], [0, 3, 5, 7], [1, 2, 3, 6]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %14) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  %15, %16 = "stablehlo.reduce_window"(%0, %1, %2, %3) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%17: tensor<f32>, %18: tensor<i32>, %19: tensor<f32>, %20: tensor<i32>):
    %21 = "stablehlo.compare"(%17, %19) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = "stablehlo.select"(%21, %17, %19) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.select"(%21, %18, %20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %22, %23 : tensor<f32>, tensor<i32>
  }) : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x9xf32>, tensor<2x9xi32>)
  %24 = stablehlo.constant dense<[[0.25, 3.875, 26.125, 114.75, 40.625, -9.5, 67.875, 29.625, 68.875], [51.125, 3.875, 39.375, 114.75, -22.375, 27.875, 59.875, 33.625, 68.875]]> : tensor<2x9xf32>
  stablehlo.custom_call @check.expect_eq(%15, %24) : (tensor<2x9xf32>, tensor<2x9xf32>) -> ()
  %25 = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]]> : tensor<2x9xi32>
  stablehlo.custom_call @check.expect_eq(%16, %25) : (tensor<2x9xi32>, tensor<2x9xi32>) -> ()
  %26, %27 = "stablehlo.reduce_window"(%0, %1, %2, %3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<i32>, %30: tensor<f32>, %31: tensor<i32>):
    %32 = "stablehlo.compare"(%28, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %33 = "stablehlo.select"(%32, %28, %30) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.select"(%32, %29, %31) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %33, %34 : tensor<f32>, tensor<i32>
  }) : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
  %35 = stablehlo.constant dense<[[114.75, 114.75, -47.25], [51.125, 67.875, 67.875], [114.75, 114.75, 59.875], [51.125, 16.875, -47.25]]> : tensor<4x3xf32>
  stablehlo.custom_call @check.expect_eq(%26, %35) : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  %36 = stablehlo.constant dense<[[3, 3, 6], [0, 6, 6], [3, 3, 6], [0, 3, 6]]> : tensor<4x3xi32>
  stablehlo.custom_call @check.expect_eq(%27, %36) : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
  %37, %38 = "stablehlo.reduce_window"(%0, %1, %2, %3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%39: tensor<f32>, %40: tensor<i32>, %41: tensor<f32>, %42: tensor<i32>):
    %43 = "stablehlo.compare"(%39, %41) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %44 = "stablehlo.select"(%43, %39, %41) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.select"(%43, %40, %42) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %44, %45 : tensor<f32>, tensor<i32>
  }) : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<7x13xf32>, tensor<7x13xi32>)
  %46 = stablehlo.constant dense<[[-20.375, -20.375, -54.25, 26.125, 26.125, -11.125, 40.625, 40.625, -9.5, 67.875, 67.875, 16.5, -23.625], [0.25, 0.25, 3.875, -90.25, -90.25, 114.75, -39.75, -39.75, -25.625, -47.25, -47.25, 29.625, 68.875], [0.25, 0.25, 3.875, -90.25, -90.25, 114.75, -39.75, -39.75, -25.625, -47.25, -47.25, 29.625, 68.875], [51.125, 51.125, -28.25, -24.25, -24.25, 16.875, -22.375, -22.375, 27.875, -47.25, -47.25, 33.625, -52.0], [51.125, 51.125, -28.25, -24.25, -24.25, 16.875, -22.375, -22.375, 27.875, -47.25, -47.25, 33.625, -52.0], [-79.5, -79.5, -11.875, 39.375, 39.375, 9.75, -73.5, -73.5, -84.375, 59.875, 59.875, -88.125, -45.75], [-79.5, -79.5, -11.875, 39.375, 39.375, 9.75, -73.5, -73.5, -84.375, 59.875, 59.875, -88.125, -45.75]]> : tensor<7x13xf32>
  stablehlo.custom_call @check.expect_eq(%37, %46) : (tensor<7x13xf32>, tensor<7x13xf32>) -> ()
  %47 = stablehlo.constant dense<[[0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8], [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8], [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8], [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8], [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8], [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8], [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8]]> : tensor<7x13xi32>
  stablehlo.custom_call @check.expect_eq(%38, %47) : (tensor<7x13xi32>, tensor<7x13xi32>) -> ()
  %48 = stablehlo.constant dense<"0x21E3445781A3D037A01111FA4C471D3B3BB4265F49BA707191CBC42DF0D32636A4C10509AA7B15E31CC41D971B5DA0DA55D8279DFAAFCDB6DCF1BC909BF6547DD5D87003806AC07B"> : tensor<4x9xi16>
  %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x9xi32>
  %50 = stablehlo.constant dense<-10000> : tensor<i16>
  %51, %52 = "stablehlo.reduce_window"(%48, %49, %50, %3) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i16>, %54: tensor<i32>, %55: tensor<i16>, %56: tensor<i32>):
    %57 = "stablehlo.compare"(%53, %55) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %58 = "stablehlo.select"(%57, %53, %55) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    %59 = "stablehlo.select"(%57, %54, %56) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %58, %59 : tensor<i16>, tensor<i32>
  }) : (tensor<4x9xi16>, tensor<4x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<4x4xi16>, tensor<4x4xi32>)
  %60 = stablehlo.constant dense<"0x44574457D0374C47265F7071C42D2636AA7B15E31B5DA0DADCF19BF6547D806A"> : tensor<4x4xi16>
  stablehlo.custom_call @check.expect_eq(%51, %60) : (tensor<4x4xi16>, tensor<4x4xi16>) -> ()
  %61 = stablehlo.constant dense<[[1, 1, 3, 6], [0, 2, 4, 6], [0, 1, 4, 5], [1, 3, 4, 7]]> : tensor<4x4xi32>
  stablehlo.custom_call @check.expect_eq(%52, %61) : (tensor<4x4xi32>, tensor<4x4xi32>) -> ()
  %62, %63 = "stablehlo.reduce_window"(%48, %49, %50, %3) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%64: tensor<i16>, %65: tensor<i32>, %66: tensor<i16>, %67: tensor<i32>):
    %68 = "stablehlo.compare"(%64, %66) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %69 = "stablehlo.select"(%68, %64, %66) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    %70 = "stablehlo.select"(%68, %65, %67) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %69, %70 : tensor<i16>, tensor<i32>
  }) : (tensor<4x9xi16>, tensor<4x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<2x9xi16>, tensor<2x9xi32>)
  %71 = stablehlo.constant dense<"0x265F44577071D037C42D11FA4C471D3B0509AA7BDCF170719BF6547DA0DA2636806AC07B"> : tensor<2x9xi16>
  stablehlo.custom_call @check.expect_eq(%62, %71) : (tensor<2x9xi16>, tensor<2x9xi16>) -> ()
  stablehlo.custom_call @check.expect_eq(%63, %25) : (tensor<2x9xi32>, tensor<2x9xi32>) -> ()
  %72, %73 = "stablehlo.reduce_window"(%48, %49, %50, %3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 3>, window_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%74: tensor<i16>, %75: tensor<i32>, %76: tensor<i16>, %77: tensor<i32>):
    %78 = "stablehlo.compare"(%74, %76) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %79 = "stablehlo.select"(%78, %74, %76) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    %80 = "stablehlo.select"(%78, %75, %77) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %79, %80 : tensor<i16>, tensor<i32>
  }) : (tensor<4x9xi16>, tensor<4x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<4x3xi16>, tensor<4x3xi32>)
  %81 = stablehlo.constant dense<"0x265F26362636AA7B4C474C47265F26362636AA7BF0D8F0D8"> : tensor<4x3xi16>
  stablehlo.custom_call @check.expect_eq(%72, %81) : (tensor<4x3xi16>, tensor<4x3xi16>) -> ()
  %82 = stablehlo.constant dense<[[0, 6, 6], [0, 6, 6], [0, 6, 6], [0, -1, -1]]> : tensor<4x3xi32>
  stablehlo.custom_call @check.expect_eq(%73, %82) : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
  %83, %84 = "stablehlo.reduce_window"(%48, %49, %50, %3) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>, base_dilations = array<i64: 2, 3>, padding = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> ({
    ^bb0(%85: tensor<i16>, %86: tensor<i32>, %87: tensor<i16>, %88: tensor<i32>):
    %89 = "stablehlo.compare"(%85, %87) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %90 = "stablehlo.select"(%89, %85, %87) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    %91 = "stablehlo.select"(%89, %86, %88) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %90, %91 : tensor<i16>, tensor<i32>
  }) : (tensor<4x9xi16>, tensor<4x9xi32>, tensor<i16>, tensor<i32>) -> (tensor<7x13xi16>, tensor<7x13xi32>)
  %92 = stablehlo.constant dense<"0x21E321E34457F0D8F0D8D037A011A01111FA4C474C471D3BF0D8265F265FF0D870717071F0D8C42DC42DF0D826362636F0D80509265F265FF0D870717071F0D8C42DC42DF0D826362636F0D80509AA7BAA7B15E3F0D8F0D8F0D81B5D1B5DA0DAF0D8F0D8F0D8F0D8AA7BAA7B15E3F0D8F0D8F0D81B5D1B5DA0DAF0D8F0D8F0D8F0D8F0D8F0D8DCF1F0D8F0D89BF6547D547DF0D870037003806AC07BF0D8F0D8DCF1F0D8F0D89BF6547D547DF0D870037003806AC07B"> : tensor<7x13xi16>
  stablehlo.custom_call @check.expect_eq(%83, %92) : (tensor<7x13xi16>, tensor<7x13xi16>) -> ()
  %93 = stablehlo.constant dense<[[0, 0, 1, -1, -1, 3, 4, 4, 5, 6, 6, 7, -1], [0, 0, -1, 2, 2, -1, 4, 4, -1, 6, 6, -1, 8], [0, 0, -1, 2, 2, -1, 4, 4, -1, 6, 6, -1, 8], [0, 0, 1, -1, -1, -1, 4, 4, 5, -1, -1, -1, -1], [0, 0, 1, -1, -1, -1, 4, 4, 5, -1, -1, -1, -1], [-1, -1, 1, -1, -1, 3, 4, 4, -1, 6, 6, 7, 8], [-1, -1, 1, -1, -1, 3, 4, 4, -1, 6, 6, 7, 8]]> : tensor<7x13xi32>
  stablehlo.custom_call @check.expect_eq(%84, %93) : (tensor<7x13xi32>, tensor<7x13xi32>) -> ()
  return
}
// -----
// reduce_window of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 2, 1>}> ({
    ^bb0(%3: tensor<!quant.uniform<i8:f32, 0.5:3>>, %4: tensor<!quant.uniform<i8:f32, 0.5:3>>):
    %5 = stablehlo.maximum %3, %4 : tensor<!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.return %5 : tensor<!quant.uniform<i8:f32, 0.5:3>>
  }) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x4x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<"0x173C61F2173C611F4469274C7102274C"> : tensor<2x2x4xi8>}> : () -> tensor<2x2x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<2x2x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
// -----
// windows of f32 that look like none, and like running totals
func.func public @main() {
  %0 = stablehlo.constant dense<[[14.375, 25.25, -23.875, -69.875, -39.625, 116.875, 27.625], [-29.5, -94.25, 110.875, 11.625, -109.25, -1.25, -10.625], [27.375, 110.0, -68.375, 48.875, -69.125, 56.0, 106.375], [63.625, 120.5, 91.0, -52.75, 118.375, -14.5, 53.375], [-53.0, 73.625, 43.375, 64.625, 96.75, 65.25, 82.5]]> : tensor<5x7xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[0, -4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.maximum %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %6 = stablehlo.constant dense<[[14.375, 25.25, 1.0, 1.0, 1.0, 116.875, 27.625], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 110.875, 11.625, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [27.375, 110.0, 1.0, 48.875, 1.0, 56.0, 106.375]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [-6, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.maximum %8, %9 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %11 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [110.875, 1.0, 1.0, 11.625, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 48.875, 1.0, 1.0, 1.0], [91.0, 1.0, 1.0, 1.0, 1.0, 1.0, 118.375], [43.375, 1.0, 1.0, 64.625, 1.0, 1.0, 96.75]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 2>, padding = dense<[[-1, -3], [0, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.maximum %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %16 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 110.875, 1.0, 11.625], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [27.375, 1.0, 110.0, 1.0, 1.0, 1.0, 48.875], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, -2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.maximum %18, %19 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
  %21 = stablehlo.constant dense<[[14.375, 25.25, 1.0, 1.0, 1.0, 116.875, 27.625], [1.0, 1.0, 110.875, 11.625, 1.0, 1.0, 1.0], [27.375, 110.0, 1.0, 48.875, 1.0, 56.0, 106.375]]> : tensor<3x7xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [0, -3]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.maximum %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x4xf32>
  %26 = stablehlo.constant dense<[[14.375, 25.25, 1.0, 1.0], [1.0, 1.0, 110.875, 11.625], [27.375, 110.0, 1.0, 48.875], [63.625, 120.5, 91.0, 1.0], [1.0, 73.625, 43.375, 64.625]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.maximum %28, %29 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %31 = stablehlo.constant dense<[[1.0, 14.375, 25.25, 1.0, 1.0, 1.0, 116.875], [1.0, 1.0, 1.0, 110.875, 11.625, 1.0, 1.0], [1.0, 27.375, 110.0, 1.0, 48.875, 1.0, 56.0], [1.0, 63.625, 120.5, 91.0, 1.0, 118.375, 1.0], [1.0, 1.0, 73.625, 43.375, 64.625, 96.75, 65.25]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[-1, 1], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<f32>, %34: tensor<f32>):
    %35 = stablehlo.maximum %33, %34 : tensor<f32>
    stablehlo.return %35 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %36 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 110.875, 11.625, 1.0, 1.0], [1.0, 27.375, 110.0, 1.0, 48.875, 1.0, 56.0], [1.0, 63.625, 120.5, 91.0, 1.0, 118.375, 1.0], [1.0, 1.0, 73.625, 43.375, 64.625, 96.75, 65.25], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<f32>, %39: tensor<f32>):
    %40 = stablehlo.maximum %38, %39 : tensor<f32>
    stablehlo.return %40 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<7x7xf32>
  %41 = stablehlo.constant dense<[[14.375, 25.25, 1.0, 1.0, 1.0, 116.875, 27.625], [1.0, 1.0, 110.875, 11.625, 1.0, 1.0, 1.0], [27.375, 110.0, 1.0, 48.875, 1.0, 56.0, 106.375], [63.625, 120.5, 91.0, 1.0, 118.375, 1.0, 53.375], [1.0, 73.625, 43.375, 64.625, 96.75, 65.25, 82.5], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<7x7xf32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<7x7xf32>, tensor<7x7xf32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 5, 1>}> ({
    ^bb0(%43: tensor<f32>, %44: tensor<f32>):
    %45 = stablehlo.maximum %43, %44 : tensor<f32>
    stablehlo.return %45 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<1x7xf32>
  %46 = stablehlo.constant dense<[[14.375, 25.25, 1.0, 1.0, 1.0, 116.875, 27.625]]> : tensor<1x7xf32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<1x7xf32>, tensor<1x7xf32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 7>}> ({
    ^bb0(%48: tensor<f32>, %49: tensor<f32>):
    %50 = stablehlo.maximum %48, %49 : tensor<f32>
    stablehlo.return %50 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x1xf32>
  %51 = stablehlo.constant dense<[[14.375], [1.0], [27.375], [63.625], [1.0]]> : tensor<5x1xf32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x1xf32>, tensor<5x1xf32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<f32>, %54: tensor<f32>):
    %55 = stablehlo.maximum %53, %54 : tensor<f32>
    stablehlo.return %55 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
  %56 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 110.875, 11.625, 1.0, 1.0, 1.0], [1.0, 73.625, 43.375, 64.625, 96.75, 65.25, 82.5]]> : tensor<3x7xf32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 2>, padding = dense<[[4, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<f32>, %59: tensor<f32>):
    %60 = stablehlo.maximum %58, %59 : tensor<f32>
    stablehlo.return %60 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %61 = stablehlo.constant dense<[[14.375, 25.25, 25.25, 1.0, 1.0, 116.875, 116.875], [14.375, 25.25, 110.875, 110.875, 11.625, 116.875, 116.875], [27.375, 110.0, 110.875, 110.875, 48.875, 116.875, 116.875], [63.625, 120.5, 120.5, 110.875, 118.375, 118.375, 116.875], [63.625, 120.5, 120.5, 110.875, 118.375, 118.375, 116.875]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 7>, padding = dense<[[4, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%63: tensor<f32>, %64: tensor<f32>):
    %65 = stablehlo.maximum %63, %64 : tensor<f32>
    stablehlo.return %65 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %66 = stablehlo.constant dense<[[14.375, 25.25, 25.25, 25.25, 25.25, 116.875, 116.875], [14.375, 25.25, 110.875, 110.875, 110.875, 116.875, 116.875], [27.375, 110.0, 110.875, 110.875, 110.875, 116.875, 116.875], [63.625, 120.5, 120.5, 120.5, 120.5, 120.5, 120.5], [63.625, 120.5, 120.5, 120.5, 120.5, 120.5, 120.5]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 2>, padding = dense<[[4, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%68: tensor<f32>, %69: tensor<f32>):
    %70 = stablehlo.maximum %68, %69 : tensor<f32>
    stablehlo.return %70 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %71 = stablehlo.constant dense<[[14.375, 1.0, 1.0, 27.625, 1.0, 1.0, 1.0], [14.375, 110.875, 1.0, 27.625, 1.0, 1.0, 1.0], [27.375, 110.875, 1.0, 106.375, 1.0, 1.0, 1.0], [63.625, 110.875, 118.375, 106.375, 1.0, 1.0, 1.0], [63.625, 110.875, 118.375, 106.375, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[-1, 1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%73: tensor<f32>, %74: tensor<f32>):
    %75 = stablehlo.maximum %73, %74 : tensor<f32>
    stablehlo.return %75 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %76 = stablehlo.constant dense<[[1.0, 1.0, 110.875, 110.875, 110.875, 110.875, 110.875], [27.375, 110.0, 110.0, 110.0, 110.0, 110.0, 110.0], [63.625, 120.5, 120.5, 120.5, 120.5, 120.5, 120.5], [1.0, 73.625, 73.625, 73.625, 96.75, 96.75, 96.75], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<f32>, %79: tensor<f32>):
    %80 = stablehlo.maximum %78, %79 : tensor<f32>
    stablehlo.return %80 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %81 = stablehlo.constant dense<[[116.875, 116.875, 116.875, 116.875, 116.875, 116.875, 27.625], [110.875, 110.875, 110.875, 11.625, 1.0, 1.0, 1.0], [110.0, 110.0, 106.375, 106.375, 106.375, 106.375, 106.375], [120.5, 120.5, 118.375, 118.375, 118.375, 53.375, 53.375], [96.75, 96.75, 96.75, 96.75, 96.75, 82.5, 82.5]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %82 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%83: tensor<f32>, %84: tensor<f32>):
    %85 = stablehlo.maximum %83, %84 : tensor<f32>
    stablehlo.return %85 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %86 = stablehlo.constant dense<[[27.375, 110.0, 110.875, 48.875, 1.0, 116.875, 106.375], [63.625, 120.5, 110.875, 48.875, 118.375, 116.875, 106.375], [63.625, 120.5, 110.875, 64.625, 118.375, 116.875, 106.375], [63.625, 120.5, 110.875, 64.625, 118.375, 65.25, 106.375], [63.625, 120.5, 91.0, 64.625, 118.375, 65.25, 106.375]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%82, %86) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %87 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[0, -4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%88: tensor<f32>, %89: tensor<f32>):
    %90 = stablehlo.minimum %88, %89 : tensor<f32>
    stablehlo.return %90 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %91 = stablehlo.constant dense<[[1.0, 1.0, -23.875, -69.875, -39.625, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [-29.5, -94.25, 1.0, 1.0, -109.25, -1.25, -10.625], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, -68.375, 1.0, -69.125, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%87, %91) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %92 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [-6, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%93: tensor<f32>, %94: tensor<f32>):
    %95 = stablehlo.minimum %93, %94 : tensor<f32>
    stablehlo.return %95 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %96 = stablehlo.constant dense<[[-23.875, 1.0, 1.0, -69.875, 1.0, 1.0, -39.625], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -109.25], [-68.375, 1.0, 1.0, 1.0, 1.0, 1.0, -69.125], [1.0, 1.0, 1.0, -52.75, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%92, %96) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %97 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 2>, padding = dense<[[-1, -3], [0, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%98: tensor<f32>, %99: tensor<f32>):
    %100 = stablehlo.minimum %98, %99 : tensor<f32>
    stablehlo.return %100 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %101 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [-29.5, 1.0, -94.25, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, -68.375, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%97, %101) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %102 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, -2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%103: tensor<f32>, %104: tensor<f32>):
    %105 = stablehlo.minimum %103, %104 : tensor<f32>
    stablehlo.return %105 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
  %106 = stablehlo.constant dense<[[1.0, 1.0, -23.875, -69.875, -39.625, 1.0, 1.0], [-29.5, -94.25, 1.0, 1.0, -109.25, -1.25, -10.625], [1.0, 1.0, -68.375, 1.0, -69.125, 1.0, 1.0]]> : tensor<3x7xf32>
  stablehlo.custom_call @check.expect_eq(%102, %106) : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
  %107 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [0, -3]]> : tensor<2x2xi64>}> ({
    ^bb0(%108: tensor<f32>, %109: tensor<f32>):
    %110 = stablehlo.minimum %108, %109 : tensor<f32>
    stablehlo.return %110 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x4xf32>
  %111 = stablehlo.constant dense<[[1.0, 1.0, -23.875, -69.875], [-29.5, -94.25, 1.0, 1.0], [1.0, 1.0, -68.375, 1.0], [1.0, 1.0, 1.0, -52.75], [-53.0, 1.0, 1.0, 1.0]]> : tensor<5x4xf32>
  stablehlo.custom_call @check.expect_eq(%107, %111) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  %112 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%113: tensor<f32>, %114: tensor<f32>):
    %115 = stablehlo.minimum %113, %114 : tensor<f32>
    stablehlo.return %115 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %116 = stablehlo.constant dense<[[1.0, 1.0, 1.0, -23.875, -69.875, -39.625, 1.0], [1.0, -29.5, -94.25, 1.0, 1.0, -109.25, -1.25], [1.0, 1.0, 1.0, -68.375, 1.0, -69.125, 1.0], [1.0, 1.0, 1.0, 1.0, -52.75, 1.0, -14.5], [1.0, -53.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%112, %116) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %117 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[-1, 1], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%118: tensor<f32>, %119: tensor<f32>):
    %120 = stablehlo.minimum %118, %119 : tensor<f32>
    stablehlo.return %120 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %121 = stablehlo.constant dense<[[1.0, -29.5, -94.25, 1.0, 1.0, -109.25, -1.25], [1.0, 1.0, 1.0, -68.375, 1.0, -69.125, 1.0], [1.0, 1.0, 1.0, 1.0, -52.75, 1.0, -14.5], [1.0, -53.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%117, %121) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %122 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%123: tensor<f32>, %124: tensor<f32>):
    %125 = stablehlo.minimum %123, %124 : tensor<f32>
    stablehlo.return %125 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<7x7xf32>
  %126 = stablehlo.constant dense<[[1.0, 1.0, -23.875, -69.875, -39.625, 1.0, 1.0], [-29.5, -94.25, 1.0, 1.0, -109.25, -1.25, -10.625], [1.0, 1.0, -68.375, 1.0, -69.125, 1.0, 1.0], [1.0, 1.0, 1.0, -52.75, 1.0, -14.5, 1.0], [-53.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<7x7xf32>
  stablehlo.custom_call @check.expect_eq(%122, %126) : (tensor<7x7xf32>, tensor<7x7xf32>) -> ()
  %127 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 5, 1>}> ({
    ^bb0(%128: tensor<f32>, %129: tensor<f32>):
    %130 = stablehlo.minimum %128, %129 : tensor<f32>
    stablehlo.return %130 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<1x7xf32>
  %131 = stablehlo.constant dense<[[1.0, 1.0, -23.875, -69.875, -39.625, 1.0, 1.0]]> : tensor<1x7xf32>
  stablehlo.custom_call @check.expect_eq(%127, %131) : (tensor<1x7xf32>, tensor<1x7xf32>) -> ()
  %132 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 7>}> ({
    ^bb0(%133: tensor<f32>, %134: tensor<f32>):
    %135 = stablehlo.minimum %133, %134 : tensor<f32>
    stablehlo.return %135 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x1xf32>
  %136 = stablehlo.constant dense<[[1.0], [-29.5], [1.0], [1.0], [-53.0]]> : tensor<5x1xf32>
  stablehlo.custom_call @check.expect_eq(%132, %136) : (tensor<5x1xf32>, tensor<5x1xf32>) -> ()
  %137 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%138: tensor<f32>, %139: tensor<f32>):
    %140 = stablehlo.minimum %138, %139 : tensor<f32>
    stablehlo.return %140 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
  %141 = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [-29.5, -94.25, 1.0, 1.0, -109.25, -1.25, -10.625], [-53.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<3x7xf32>
  stablehlo.custom_call @check.expect_eq(%137, %141) : (tensor<3x7xf32>, tensor<3x7xf32>) -> ()
  %142 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 2>, padding = dense<[[4, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%143: tensor<f32>, %144: tensor<f32>):
    %145 = stablehlo.minimum %143, %144 : tensor<f32>
    stablehlo.return %145 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %146 = stablehlo.constant dense<[[1.0, 1.0, -23.875, -69.875, -69.875, -39.625, 1.0], [-29.5, -94.25, -94.25, -69.875, -109.25, -109.25, -10.625], [-29.5, -94.25, -94.25, -69.875, -109.25, -109.25, -10.625], [-29.5, -94.25, -94.25, -69.875, -109.25, -109.25, -14.5], [-53.0, -94.25, -94.25, -69.875, -109.25, -109.25, -14.5]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%142, %146) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %147 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 7>, padding = dense<[[4, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%148: tensor<f32>, %149: tensor<f32>):
    %150 = stablehlo.minimum %148, %149 : tensor<f32>
    stablehlo.return %150 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %151 = stablehlo.constant dense<"0x0000803F0000803F0000BFC100C08BC200C08BC200C08BC200C08BC20000ECC10080BCC20080BCC20080BCC20080DAC20080DAC20080DAC20000ECC10080BCC20080BCC20080BCC20080DAC20080DAC20080DAC20000ECC10080BCC20080BCC20080BCC20080DAC20080DAC20080DAC2000054C20080BCC20080BCC20080BCC20080DAC20080DAC20080DAC2"> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%147, %151) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %152 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 2>, padding = dense<[[4, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%153: tensor<f32>, %154: tensor<f32>):
    %155 = stablehlo.minimum %153, %154 : tensor<f32>
    stablehlo.return %155 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %156 = stablehlo.constant dense<[[1.0, -23.875, -39.625, 1.0, 1.0, 1.0, 1.0], [-29.5, -23.875, -109.25, -10.625, 1.0, 1.0, 1.0], [-29.5, -68.375, -109.25, -10.625, 1.0, 1.0, 1.0], [-29.5, -68.375, -109.25, -10.625, 1.0, 1.0, 1.0], [-53.0, -68.375, -109.25, -10.625, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%152, %156) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %157 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[-1, 1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%158: tensor<f32>, %159: tensor<f32>):
    %160 = stablehlo.minimum %158, %159 : tensor<f32>
    stablehlo.return %160 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %161 = stablehlo.constant dense<[[-29.5, -94.25, -94.25, -94.25, -109.25, -109.25, -109.25], [1.0, 1.0, -68.375, -68.375, -69.125, -69.125, -69.125], [1.0, 1.0, 1.0, -52.75, -52.75, -52.75, -52.75], [-53.0, -53.0, -53.0, -53.0, -53.0, -53.0, -53.0], [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%157, %161) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %162 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%163: tensor<f32>, %164: tensor<f32>):
    %165 = stablehlo.minimum %163, %164 : tensor<f32>
    stablehlo.return %165 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %166 = stablehlo.constant dense<[[-69.875, -69.875, -69.875, -69.875, -39.625, 1.0, 1.0], [-109.25, -109.25, -109.25, -109.25, -109.25, -10.625, -10.625], [-69.125, -69.125, -69.125, -69.125, -69.125, 1.0, 1.0], [-52.75, -52.75, -52.75, -52.75, -14.5, -14.5, 1.0], [-53.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%162, %166) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %167 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%168: tensor<f32>, %169: tensor<f32>):
    %170 = stablehlo.minimum %168, %169 : tensor<f32>
    stablehlo.return %170 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %171 = stablehlo.constant dense<[[-29.5, -94.25, -68.375, -69.875, -109.25, -1.25, -10.625], [-29.5, -94.25, -68.375, -69.875, -109.25, -14.5, -10.625], [-53.0, -94.25, -68.375, -69.875, -109.25, -14.5, -10.625], [-53.0, -94.25, -68.375, -52.75, -109.25, -14.5, -10.625], [-53.0, 1.0, -68.375, -52.75, -69.125, -14.5, 1.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%167, %171) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  return
}
// -----
// windows of i32 that look like none, and like running totals
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9A270FE588032EB448787207C6604CBA2C3993E81F8BC3EFA1405861DA6BE1252C267678AFE7E6CD92928A92C7B304BA68E0DFE6C54C3F36D2CA12A257894957D602093DB974A546D3FA7280967EB7EEBA2699755A79AC6A2E445CB25F4967134836F68AAE74342611BFA6004D9805A775DD634E9FE2C824C3A6874D5D28F828CB33EF91CD6EC330CBAA3DF5"> : tensor<5x7xi32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[0, -4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.maximum %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %6 = stablehlo.constant dense<[[1, 1, 124942408, 1, 1, 1, 1633173665], [1, 1, 1, 1, 1, 1, 1], [635530202, 2021008940, 1, 1, 1, 1, 910118085], [1, 1, 1, 1, 1, 1, 1], [1, 1464437079, 1024000726, 1185248441, 1, 1, 1972971194]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [-6, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.maximum %8, %9 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %11 = stablehlo.constant dense<[[124942408, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1], [1024000726, 1, 1, 1185248441, 1, 1, 1], [325536095, 1, 1, 1, 1, 1, 640971950], [1300735683, 1, 1, 687351901, 1, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 2>, padding = dense<[[-1, -3], [0, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.maximum %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %16 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1], [635530202, 1, 2021008940, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1], [1, 1, 1464437079, 1, 1024000726, 1, 1185248441], [1, 1, 1, 1, 1, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, -2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.maximum %18, %19 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %21 = stablehlo.constant dense<[[1, 1, 124942408, 1, 1, 1, 1633173665], [635530202, 2021008940, 1, 1, 1, 1, 910118085], [1, 1464437079, 1024000726, 1185248441, 1, 1, 1972971194]]> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [0, -3]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.maximum %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x4xi32>
  %26 = stablehlo.constant dense<[[1, 1, 124942408, 1], [635530202, 2021008940, 1, 1], [1, 1464437079, 1024000726, 1185248441], [1789688154, 1, 325536095, 1], [1315167605, 617144991, 1300735683, 687351901]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.maximum %28, %29 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %31 = stablehlo.constant dense<[[1, 1, 1, 124942408, 1, 1, 1], [1, 635530202, 2021008940, 1, 1, 1, 1], [1, 1, 1464437079, 1024000726, 1185248441, 1, 1], [1, 1789688154, 1, 325536095, 1, 640971950, 10927889], [1, 1315167605, 617144991, 1300735683, 687351901, 1, 818114253]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[-1, 1], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<i32>, %34: tensor<i32>):
    %35 = stablehlo.maximum %33, %34 : tensor<i32>
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %36 = stablehlo.constant dense<[[1, 635530202, 2021008940, 1, 1, 1, 1], [1, 1, 1464437079, 1024000726, 1185248441, 1, 1], [1, 1789688154, 1, 325536095, 1, 640971950, 10927889], [1, 1315167605, 617144991, 1300735683, 687351901, 1, 818114253], [1, 1, 1, 1, 1, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i32>, %39: tensor<i32>):
    %40 = stablehlo.maximum %38, %39 : tensor<i32>
    stablehlo.return %40 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<7x7xi32>
  %41 = stablehlo.constant dense<[[1, 1, 124942408, 1, 1, 1, 1633173665], [635530202, 2021008940, 1, 1, 1, 1, 910118085], [1, 1464437079, 1024000726, 1185248441, 1, 1, 1972971194], [1789688154, 1, 325536095, 1, 640971950, 10927889, 1], [1315167605, 617144991, 1300735683, 687351901, 1, 818114253, 1], [1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1]]> : tensor<7x7xi32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<7x7xi32>, tensor<7x7xi32>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 5, 1>}> ({
    ^bb0(%43: tensor<i32>, %44: tensor<i32>):
    %45 = stablehlo.maximum %43, %44 : tensor<i32>
    stablehlo.return %45 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<1x7xi32>
  %46 = stablehlo.constant dense<[[1, 1, 124942408, 1, 1, 1, 1633173665]]> : tensor<1x7xi32>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<1x7xi32>, tensor<1x7xi32>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 7>}> ({
    ^bb0(%48: tensor<i32>, %49: tensor<i32>):
    %50 = stablehlo.maximum %48, %49 : tensor<i32>
    stablehlo.return %50 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x1xi32>
  %51 = stablehlo.constant dense<[[1], [635530202], [1], [1789688154], [1315167605]]> : tensor<5x1xi32>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x1xi32>, tensor<5x1xi32>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<i32>, %54: tensor<i32>):
    %55 = stablehlo.maximum %53, %54 : tensor<i32>
    stablehlo.return %55 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %56 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1], [635530202, 2021008940, 1, 1, 1, 1, 910118085], [1315167605, 617144991, 1300735683, 687351901, 1, 818114253, 1]]> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 2>, padding = dense<[[4, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<i32>, %59: tensor<i32>):
    %60 = stablehlo.maximum %58, %59 : tensor<i32>
    stablehlo.return %60 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %61 = stablehlo.constant dense<"0x010000000100000048787207487872070100000001000000A1405861DA6BE1252C2676782C267678487872070100000001000000A1405861DA6BE1252C2676782C267678B974A546B974A54601000000BA2699755A79AC6A2C2676782C267678B974A546B974A546AE743426BA2699755A79AC6A2C2676782C267678C3A6874DB974A546CD6EC330BA269975"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 7>, padding = dense<[[4, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%63: tensor<i32>, %64: tensor<i32>):
    %65 = stablehlo.maximum %63, %64 : tensor<i32>
    stablehlo.return %65 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %66 = stablehlo.constant dense<"0x010000000100000048787207487872074878720748787207A1405861DA6BE1252C2676782C2676782C2676782C2676782C2676782C267678DA6BE1252C2676782C2676782C2676782C2676782C2676782C2676785A79AC6A2C2676782C2676782C2676782C2676782C2676782C2676785A79AC6A2C2676782C2676782C2676782C2676782C2676782C267678"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 2>, padding = dense<[[4, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%68: tensor<i32>, %69: tensor<i32>):
    %70 = stablehlo.maximum %68, %69 : tensor<i32>
    stablehlo.return %70 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %71 = stablehlo.constant dense<[[1, 124942408, 1, 1633173665, 1, 1, 1], [635530202, 124942408, 1, 1633173665, 1, 1, 1], [635530202, 1024000726, 1, 1972971194, 1, 1, 1], [1789688154, 1024000726, 640971950, 1972971194, 1, 1, 1], [1789688154, 1300735683, 640971950, 1972971194, 1, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[-1, 1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%73: tensor<i32>, %74: tensor<i32>):
    %75 = stablehlo.maximum %73, %74 : tensor<i32>
    stablehlo.return %75 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %76 = stablehlo.constant dense<"0xDA6BE1252C2676782C2676782C2676782C2676782C2676782C267678010000005789495757894957578949575789495757894957BA2699755A79AC6A5A79AC6A5A79AC6A5A79AC6A5A79AC6A5A79AC6A5A79AC6A75DD634E75DD634E75DD634E75DD634E75DD634E75DD634E75DD634E01000000010000000100000001000000010000000100000001000000"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<i32>, %79: tensor<i32>):
    %80 = stablehlo.maximum %78, %79 : tensor<i32>
    stablehlo.return %80 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %81 = stablehlo.constant dense<"0xA1405861A1405861A1405861A1405861A1405861A1405861A14058612C2676782C267678C54C3F36C54C3F36C54C3F36C54C3F36C54C3F36BA269975BA269975BA269975BA269975BA269975BA269975BA2699755A79AC6AAE743426AE743426AE743426AE74342611BFA6000100000075DD634EC3A6874DC3A6874DCD6EC330CD6EC330CD6EC33001000000"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %82 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%83: tensor<i32>, %84: tensor<i32>):
    %85 = stablehlo.maximum %83, %84 : tensor<i32>
    stablehlo.return %85 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %86 = stablehlo.constant dense<"0xDA6BE1252C267678D602093DB974A5460100000001000000BA2699755A79AC6A2C267678D602093DB974A546AE74342611BFA600BA2699755A79AC6A2C267678C3A6874DB974A546AE743426CD6EC330BA2699755A79AC6A2C267678C3A6874DB974A546AE743426CD6EC330BA2699755A79AC6A57894957C3A6874DB974A546AE743426CD6EC330BA269975"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%82, %86) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %87 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[0, -4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%88: tensor<i32>, %89: tensor<i32>):
    %90 = stablehlo.minimum %88, %89 : tensor<i32>
    stablehlo.return %90 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %91 = stablehlo.constant dense<[[-451991654, -1272052856, 1, -1169399610, -393004756, -272397537, 1], [1, 1, 1, 1, 1, 1, 1], [1, 1, -840505425, -1836412270, -1174096953, -421535640, 1], [1, 1, 1, 1, 1, 1, 1], [-1575826734, 1, 1, 1, -2139948333, -289964394, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%87, %91) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %92 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [-6, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%93: tensor<i32>, %94: tensor<i32>):
    %95 = stablehlo.minimum %93, %94 : tensor<i32>
    stablehlo.return %95 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %96 = stablehlo.constant dense<[[1, 1, 1, -1169399610, 1, 1, -393004756], [-840505425, 1, 1, -1836412270, 1, 1, -1174096953], [1, 1, 1, 1, 1, 1, -2139948333], [1, 1, 1, -1963575736, 1, 1, 1], [1, 1, 1, 1, 1, 1, -1846594613]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%92, %96) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %97 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 2>, padding = dense<[[-1, -3], [0, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%98: tensor<i32>, %99: tensor<i32>):
    %100 = stablehlo.minimum %98, %99 : tensor<i32>
    stablehlo.return %100 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %101 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, -840505425, 1, -1836412270], [1, 1, 1, 1, 1, 1, 1], [-1575826734, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%97, %101) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %102 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, -2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%103: tensor<i32>, %104: tensor<i32>):
    %105 = stablehlo.minimum %103, %104 : tensor<i32>
    stablehlo.return %105 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %106 = stablehlo.constant dense<"0x9A270FE588032EB401000000C6604CBA2C3993E81F8BC3EF010000000100000001000000AFE7E6CD92928A92C7B304BA68E0DFE601000000D2CA12A2010000000100000001000000D3FA7280967EB7EE01000000"> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%102, %106) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %107 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [0, -3]]> : tensor<2x2xi64>}> ({
    ^bb0(%108: tensor<i32>, %109: tensor<i32>):
    %110 = stablehlo.minimum %108, %109 : tensor<i32>
    stablehlo.return %110 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x4xi32>
  %111 = stablehlo.constant dense<[[-451991654, -1272052856, 1, -1169399610], [1, 1, -840505425, -1836412270], [-1575826734, 1, 1, 1], [1, -1302576082, 1, -1963575736], [1, 1, 1, 1]]> : tensor<5x4xi32>
  stablehlo.custom_call @check.expect_eq(%107, %111) : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
  %112 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%113: tensor<i32>, %114: tensor<i32>):
    %115 = stablehlo.minimum %113, %114 : tensor<i32>
    stablehlo.return %115 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %116 = stablehlo.constant dense<[[1, -451991654, -1272052856, 1, -1169399610, -393004756, -272397537], [1, 1, 1, -840505425, -1836412270, -1174096953, -421535640], [1, -1575826734, 1, 1, 1, -2139948333, -289964394], [1, 1, -1302576082, 1, -1963575736, 1, 1], [1, 1, 1, 1, 1, -1846594613, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%112, %116) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %117 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[-1, 1], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%118: tensor<i32>, %119: tensor<i32>):
    %120 = stablehlo.minimum %118, %119 : tensor<i32>
    stablehlo.return %120 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %121 = stablehlo.constant dense<[[1, 1, 1, -840505425, -1836412270, -1174096953, -421535640], [1, -1575826734, 1, 1, 1, -2139948333, -289964394], [1, 1, -1302576082, 1, -1963575736, 1, 1], [1, 1, 1, 1, 1, -1846594613, 1], [1, 1, 1, 1, 1, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%117, %121) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %122 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%123: tensor<i32>, %124: tensor<i32>):
    %125 = stablehlo.minimum %123, %124 : tensor<i32>
    stablehlo.return %125 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<7x7xi32>
  %126 = stablehlo.constant dense<[[-451991654, -1272052856, 1, -1169399610, -393004756, -272397537, 1], [1, 1, -840505425, -1836412270, -1174096953, -421535640, 1], [-1575826734, 1, 1, 1, -2139948333, -289964394, 1], [1, -1302576082, 1, -1963575736, 1, 1, -1492805555], [1, 1, 1, 1, -1846594613, 1, -180507957], [1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1]]> : tensor<7x7xi32>
  stablehlo.custom_call @check.expect_eq(%122, %126) : (tensor<7x7xi32>, tensor<7x7xi32>) -> ()
  %127 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 5, 1>}> ({
    ^bb0(%128: tensor<i32>, %129: tensor<i32>):
    %130 = stablehlo.minimum %128, %129 : tensor<i32>
    stablehlo.return %130 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<1x7xi32>
  %131 = stablehlo.constant dense<[[-451991654, -1272052856, 1, -1169399610, -393004756, -272397537, 1]]> : tensor<1x7xi32>
  stablehlo.custom_call @check.expect_eq(%127, %131) : (tensor<1x7xi32>, tensor<1x7xi32>) -> ()
  %132 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 7>}> ({
    ^bb0(%133: tensor<i32>, %134: tensor<i32>):
    %135 = stablehlo.minimum %133, %134 : tensor<i32>
    stablehlo.return %135 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x1xi32>
  %136 = stablehlo.constant dense<[[-451991654], [1], [-1575826734], [1], [1]]> : tensor<5x1xi32>
  stablehlo.custom_call @check.expect_eq(%132, %136) : (tensor<5x1xi32>, tensor<5x1xi32>) -> ()
  %137 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%138: tensor<i32>, %139: tensor<i32>):
    %140 = stablehlo.minimum %138, %139 : tensor<i32>
    stablehlo.return %140 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<3x7xi32>
  %141 = stablehlo.constant dense<[[1, 1, 1, 1, 1, 1, 1], [1, 1, -840505425, -1836412270, -1174096953, -421535640, 1], [1, 1, 1, 1, -1846594613, 1, -180507957]]> : tensor<3x7xi32>
  stablehlo.custom_call @check.expect_eq(%137, %141) : (tensor<3x7xi32>, tensor<3x7xi32>) -> ()
  %142 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 2>, padding = dense<[[4, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%143: tensor<i32>, %144: tensor<i32>):
    %145 = stablehlo.minimum %143, %144 : tensor<i32>
    stablehlo.return %145 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %146 = stablehlo.constant dense<"0x9A270FE588032EB488032EB4C6604CBAC6604CBA2C3993E81F8BC3EF9A270FE588032EB488032EB492928A9292928A92C7B304BA68E0DFE6D2CA12A2D2CA12A288032EB492928A92D3FA7280D3FA728068E0DFE6D2CA12A2D2CA12A22E445CB24836F68AD3FA7280D3FA72804D9805A7D2CA12A2D2CA12A22E445CB24836F68AD3FA7280D3FA72804D9805A7"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%142, %146) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %147 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 7>, padding = dense<[[4, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%148: tensor<i32>, %149: tensor<i32>):
    %150 = stablehlo.minimum %148, %149 : tensor<i32>
    stablehlo.return %150 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %151 = stablehlo.constant dense<"0x9A270FE588032EB488032EB488032EB488032EB488032EB488032EB49A270FE588032EB488032EB492928A9292928A9292928A9292928A92D2CA12A2D2CA12A2D2CA12A292928A92D3FA7280D3FA7280D3FA7280D2CA12A2D2CA12A2D2CA12A24836F68AD3FA7280D3FA7280D3FA7280D2CA12A2D2CA12A2D2CA12A24836F68AD3FA7280D3FA7280D3FA7280"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%147, %151) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %152 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 2>, padding = dense<[[4, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%153: tensor<i32>, %154: tensor<i32>):
    %155 = stablehlo.minimum %153, %154 : tensor<i32>
    stablehlo.return %155 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %156 = stablehlo.constant dense<[[-451991654, 1, -393004756, 1, 1, 1, 1], [-451991654, -840505425, -1174096953, 1, 1, 1, 1], [-1575826734, -840505425, -2139948333, 1, 1, 1, 1], [-1575826734, -840505425, -2139948333, -1492805555, 1, 1, 1], [-1575826734, -840505425, -2139948333, -1492805555, 1, 1, 1]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%152, %156) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %157 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[-1, 1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%158: tensor<i32>, %159: tensor<i32>):
    %160 = stablehlo.minimum %158, %159 : tensor<i32>
    stablehlo.return %160 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %161 = stablehlo.constant dense<"0x0100000001000000AFE7E6CD92928A9292928A9292928A9292928A92D2CA12A2D2CA12A2D2CA12A2D2CA12A2D3FA7280D3FA7280D3FA7280010000002E445CB22E445CB24836F68A4836F68A4836F68A4836F68A01000000010000000100000001000000CB33EF91CB33EF91CB33EF9101000000010000000100000001000000010000000100000001000000"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%157, %161) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %162 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%163: tensor<i32>, %164: tensor<i32>):
    %165 = stablehlo.minimum %163, %164 : tensor<i32>
    stablehlo.return %165 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %166 = stablehlo.constant dense<"0x88032EB488032EB4C6604CBAC6604CBA2C3993E81F8BC3EF0100000092928A9292928A9292928A9292928A92C7B304BA68E0DFE601000000D3FA7280D3FA7280D3FA7280D3FA7280D3FA7280967EB7EE010000004836F68A4836F68A4836F68A4836F68A4D9805A74D9805A74D9805A7CB33EF91CB33EF91CB33EF91CB33EF91CB33EF91CBAA3DF5CBAA3DF5"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%162, %166) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %167 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%168: tensor<i32>, %169: tensor<i32>):
    %170 = stablehlo.minimum %168, %169 : tensor<i32>
    stablehlo.return %170 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %171 = stablehlo.constant dense<"0xD2CA12A288032EB4AFE7E6CD92928A92D3FA728068E0DFE601000000D2CA12A22E445CB2AFE7E6CD4836F68AD3FA728068E0DFE64D9805A7D2CA12A22E445CB2AFE7E6CD4836F68AD3FA728068E0DFE64D9805A7D2CA12A22E445CB2AFE7E6CD4836F68AD3FA728068E0DFE64D9805A7D2CA12A22E445CB2010000004836F68AD3FA7280967EB7EE4D9805A7"> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%167, %171) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// windows of bf16 that look like none, and like running totals
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5AC144C2E342244266C1C0C181C1BC421441EFC1CFC2D2C22B421E4269C26EC23840D03F1E42A4C2A7C299C29F425642DD42BFC2AAC2B341BFC264C2D5C2A7415EC2A342F3C1"> : tensor<5x7xbf16>
  %1 = stablehlo.constant dense<1.0> : tensor<bf16>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[0, -4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = stablehlo.maximum %3, %4 : tensor<bf16>
    stablehlo.return %5 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %6 = stablehlo.constant dense<"0x803F803FE3422442803F803F803F803F803F803F803F803F803F803FBC421441803F803F803F2B421E42803F803F803F803F803F803F803F803F803F3840D03F1E42803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [-6, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<bf16>, %9: tensor<bf16>):
    %10 = stablehlo.maximum %8, %9 : tensor<bf16>
    stablehlo.return %10 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %11 = stablehlo.constant dense<"0xE342803F803F2442803F803F803F803F803F803F803F803F803F803F3840803F803FD03F803F803F1E425642803F803FDD42803F803F803F803F803F803FA741803F803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 2>, padding = dense<[[-1, -3], [0, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<bf16>, %14: tensor<bf16>):
    %15 = stablehlo.maximum %13, %14 : tensor<bf16>
    stablehlo.return %15 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %16 = stablehlo.constant dense<"0x803F803F803F803F803F803F803FBC42803F1441803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F3840803FD03F803F803F803F803F803F803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, -2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<bf16>, %19: tensor<bf16>):
    %20 = stablehlo.maximum %18, %19 : tensor<bf16>
    stablehlo.return %20 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
  %21 = stablehlo.constant dense<"0x803F803FE3422442803F803F803FBC421441803F803F803F2B421E42803F803F3840D03F1E42803F803F"> : tensor<3x7xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [0, -3]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<bf16>, %24: tensor<bf16>):
    %25 = stablehlo.maximum %23, %24 : tensor<bf16>
    stablehlo.return %25 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
  %26 = stablehlo.constant dense<"0x803F803FE3422442BC421441803F803F803F803F3840D03F803F9F425642DD42803F803F803FA741"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<bf16>, %29: tensor<bf16>):
    %30 = stablehlo.maximum %28, %29 : tensor<bf16>
    stablehlo.return %30 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %31 = stablehlo.constant dense<"0x803F803F803FE3422442803F803F803FBC421441803F803F803F2B42803F803F803F3840D03F1E42803F803F803F9F425642DD42803F803F803F803F803F803FA741803FA342"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[-1, 1], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<bf16>, %34: tensor<bf16>):
    %35 = stablehlo.maximum %33, %34 : tensor<bf16>
    stablehlo.return %35 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %36 = stablehlo.constant dense<"0x803FBC421441803F803F803F2B42803F803F803F3840D03F1E42803F803F803F9F425642DD42803F803F803F803F803F803FA741803FA342803F803F803F803F803F803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<bf16>, %39: tensor<bf16>):
    %40 = stablehlo.maximum %38, %39 : tensor<bf16>
    stablehlo.return %40 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<7x7xbf16>
  %41 = stablehlo.constant dense<"0x803F803FE3422442803F803F803FBC421441803F803F803F2B421E42803F803F3840D03F1E42803F803F803F9F425642DD42803F803FB341803F803F803FA741803FA342803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<7x7xbf16>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<7x7xbf16>, tensor<7x7xbf16>) -> ()
  %42 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 5, 1>}> ({
    ^bb0(%43: tensor<bf16>, %44: tensor<bf16>):
    %45 = stablehlo.maximum %43, %44 : tensor<bf16>
    stablehlo.return %45 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<1x7xbf16>
  %46 = stablehlo.constant dense<[[1.0, 1.0, 113.5, 41.0, 1.0, 1.0, 1.0]]> : tensor<1x7xbf16>
  stablehlo.custom_call @check.expect_eq(%42, %46) : (tensor<1x7xbf16>, tensor<1x7xbf16>) -> ()
  %47 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 7>}> ({
    ^bb0(%48: tensor<bf16>, %49: tensor<bf16>):
    %50 = stablehlo.maximum %48, %49 : tensor<bf16>
    stablehlo.return %50 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x1xbf16>
  %51 = stablehlo.constant dense<[[1.0], [94.0], [1.0], [1.0], [1.0]]> : tensor<5x1xbf16>
  stablehlo.custom_call @check.expect_eq(%47, %51) : (tensor<5x1xbf16>, tensor<5x1xbf16>) -> ()
  %52 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%53: tensor<bf16>, %54: tensor<bf16>):
    %55 = stablehlo.maximum %53, %54 : tensor<bf16>
    stablehlo.return %55 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
  %56 = stablehlo.constant dense<"0x803F803F803F803F803F803F803FBC421441803F803F803F2B421E42803F803F803FA741803FA342803F"> : tensor<3x7xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %56) : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> ()
  %57 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 2>, padding = dense<[[4, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%58: tensor<bf16>, %59: tensor<bf16>):
    %60 = stablehlo.maximum %58, %59 : tensor<bf16>
    stablehlo.return %60 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %61 = stablehlo.constant dense<"0x803F803FE342E3422442803F803FBC42BC42E342E34224422B422B42BC42BC42E342E34224422B422B42BC42BC42E342E342DD422B422B42BC42BC42E342E342DD42A342A342"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%57, %61) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %62 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 7>, padding = dense<[[4, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%63: tensor<bf16>, %64: tensor<bf16>):
    %65 = stablehlo.maximum %63, %64 : tensor<bf16>
    stablehlo.return %65 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %66 = stablehlo.constant dense<"0x803F803FE342E342E342E342E342BC42BC42E342E342E342E342E342BC42BC42E342E342E342E342E342BC42BC42E342E342E342E342E342BC42BC42E342E342E342E342E342"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%62, %66) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %67 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 2>, padding = dense<[[4, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%68: tensor<bf16>, %69: tensor<bf16>):
    %70 = stablehlo.maximum %68, %69 : tensor<bf16>
    stablehlo.return %70 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %71 = stablehlo.constant dense<"0x803FE342803F803F803F803F803FBC42E342803F1E42803F803F803FBC42E3421E421E42803F803F803FBC42E3421E421E42803F803F803FBC42E3421E421E42803F803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%67, %71) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %72 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[-1, 1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%73: tensor<bf16>, %74: tensor<bf16>):
    %75 = stablehlo.maximum %73, %74 : tensor<bf16>
    stablehlo.return %75 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %76 = stablehlo.constant dense<"0xBC42BC42BC42BC42BC42BC42BC42803F803F384038401E421E421E42803F9F429F42DD42DD42DD42DD42803F803F803FA741A741A342A342803F803F803F803F803F803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%72, %76) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %77 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%78: tensor<bf16>, %79: tensor<bf16>):
    %80 = stablehlo.maximum %78, %79 : tensor<bf16>
    stablehlo.return %80 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %81 = stablehlo.constant dense<"0xE342E342E3422442803F803F803FBC422B422B422B422B422B421E421E421E421E421E421E42803F803FDD42DD42DD42DD42B341B341B341A342A342A342A342A342A342803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%77, %81) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %82 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%83: tensor<bf16>, %84: tensor<bf16>):
    %85 = stablehlo.maximum %83, %84 : tensor<bf16>
    stablehlo.return %85 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %86 = stablehlo.constant dense<"0xBC421441E34224421E422B421E42BC429F42E342DD421E422B421E42BC429F42E342DD421E42A3421E42BC429F425642DD421E42A3421E42803F9F425642DD421E42A342B341"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%82, %86) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %87 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>, padding = dense<[[0, -4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%88: tensor<bf16>, %89: tensor<bf16>):
    %90 = stablehlo.minimum %88, %89 : tensor<bf16>
    stablehlo.return %90 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %91 = stablehlo.constant dense<"0x5AC144C2803F803F66C1C0C181C1803F803F803F803F803F803F803F803F803FEFC1CFC2D2C2803F803F803F803F803F803F803F803F803F69C26EC2803F803F803FA4C2A7C2"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%87, %91) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %92 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 1, 3>, padding = dense<[[0, 0], [-6, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%93: tensor<bf16>, %94: tensor<bf16>):
    %95 = stablehlo.minimum %93, %94 : tensor<bf16>
    stablehlo.return %95 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %96 = stablehlo.constant dense<"0x803F803F803F803F803F803F66C1EFC1803F803FCFC2803F803FD2C2803F803F803F803F803F803F803F803F803F803F803F803F803FBFC2D5C2803F803F803F803F803F5EC2"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%92, %96) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %97 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 2>, padding = dense<[[-1, -3], [0, -6]]> : tensor<2x2xi64>}> ({
    ^bb0(%98: tensor<bf16>, %99: tensor<bf16>):
    %100 = stablehlo.minimum %98, %99 : tensor<bf16>
    stablehlo.return %100 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %101 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F803F803F803F803FEFC1803FCFC2803F803F803F803F803F803F803F69C2803F6EC2803F803F803F803F803F803F803F803F803F803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%97, %101) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %102 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, -2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%103: tensor<bf16>, %104: tensor<bf16>):
    %105 = stablehlo.minimum %103, %104 : tensor<bf16>
    stablehlo.return %105 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
  %106 = stablehlo.constant dense<"0x5AC144C2803F803F66C1C0C181C1803F803FEFC1CFC2D2C2803F803F69C26EC2803F803F803FA4C2A7C2"> : tensor<3x7xbf16>
  stablehlo.custom_call @check.expect_eq(%102, %106) : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> ()
  %107 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [0, -3]]> : tensor<2x2xi64>}> ({
    ^bb0(%108: tensor<bf16>, %109: tensor<bf16>):
    %110 = stablehlo.minimum %108, %109 : tensor<bf16>
    stablehlo.return %110 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x4xbf16>
  %111 = stablehlo.constant dense<"0x5AC144C2803F803F803F803FEFC1CFC269C26EC2803F803F99C2803F803F803FBFC264C2D5C2803F"> : tensor<5x4xbf16>
  stablehlo.custom_call @check.expect_eq(%107, %111) : (tensor<5x4xbf16>, tensor<5x4xbf16>) -> ()
  %112 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 0], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%113: tensor<bf16>, %114: tensor<bf16>):
    %115 = stablehlo.minimum %113, %114 : tensor<bf16>
    stablehlo.return %115 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %116 = stablehlo.constant dense<"0x803F5AC144C2803F803F66C1C0C1803F803F803FEFC1CFC2D2C2803F803F69C26EC2803F803F803FA4C2803F99C2803F803F803FBFC2AAC2803FBFC264C2D5C2803F5EC2803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%112, %116) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %117 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[-1, 1], [1, -1]]> : tensor<2x2xi64>}> ({
    ^bb0(%118: tensor<bf16>, %119: tensor<bf16>):
    %120 = stablehlo.minimum %118, %119 : tensor<bf16>
    stablehlo.return %120 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %121 = stablehlo.constant dense<"0x803F803F803FEFC1CFC2D2C2803F803F69C26EC2803F803F803FA4C2803F99C2803F803F803FBFC2AAC2803FBFC264C2D5C2803F5EC2803F803F803F803F803F803F803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%117, %121) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %122 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%123: tensor<bf16>, %124: tensor<bf16>):
    %125 = stablehlo.minimum %123, %124 : tensor<bf16>
    stablehlo.return %125 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<7x7xbf16>
  %126 = stablehlo.constant dense<"0x5AC144C2803F803F66C1C0C181C1803F803FEFC1CFC2D2C2803F803F69C26EC2803F803F803FA4C2A7C299C2803F803F803FBFC2AAC2803FBFC264C2D5C2803F5EC2803FF3C1803F803F803F803F803F803F803F803F803F803F803F803F803F803F"> : tensor<7x7xbf16>
  stablehlo.custom_call @check.expect_eq(%122, %126) : (tensor<7x7xbf16>, tensor<7x7xbf16>) -> ()
  %127 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 5, 1>}> ({
    ^bb0(%128: tensor<bf16>, %129: tensor<bf16>):
    %130 = stablehlo.minimum %128, %129 : tensor<bf16>
    stablehlo.return %130 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<1x7xbf16>
  %131 = stablehlo.constant dense<[[-13.625, -49.0, 1.0, 1.0, -14.375, -24.0, -16.125]]> : tensor<1x7xbf16>
  stablehlo.custom_call @check.expect_eq(%127, %131) : (tensor<1x7xbf16>, tensor<1x7xbf16>) -> ()
  %132 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 7>}> ({
    ^bb0(%133: tensor<bf16>, %134: tensor<bf16>):
    %135 = stablehlo.minimum %133, %134 : tensor<bf16>
    stablehlo.return %135 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x1xbf16>
  %136 = stablehlo.constant dense<[[-13.625], [1.0], [-58.25], [-76.5], [-95.5]]> : tensor<5x1xbf16>
  stablehlo.custom_call @check.expect_eq(%132, %136) : (tensor<5x1xbf16>, tensor<5x1xbf16>) -> ()
  %137 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 3, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%138: tensor<bf16>, %139: tensor<bf16>):
    %140 = stablehlo.minimum %138, %139 : tensor<bf16>
    stablehlo.return %140 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
  %141 = stablehlo.constant dense<"0x803F803F803F803F803F803F803F803F803FEFC1CFC2D2C2803F803FBFC264C2D5C2803F5EC2803FF3C1"> : tensor<3x7xbf16>
  stablehlo.custom_call @check.expect_eq(%137, %141) : (tensor<3x7xbf16>, tensor<3x7xbf16>) -> ()
  %142 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 2>, padding = dense<[[4, 0], [1, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%143: tensor<bf16>, %144: tensor<bf16>):
    %145 = stablehlo.minimum %143, %144 : tensor<bf16>
    stablehlo.return %145 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %146 = stablehlo.constant dense<"0x5AC144C244C2803F66C1C0C1C0C15AC144C244C2CFC2D2C2D2C2C0C169C26EC26EC2CFC2D2C2D2C2A7C299C299C26EC2CFC2D2C2D2C2AAC2BFC2BFC2D5C2D5C2D2C2D2C2AAC2"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%142, %146) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %147 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 7>, padding = dense<[[4, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%148: tensor<bf16>, %149: tensor<bf16>):
    %150 = stablehlo.minimum %148, %149 : tensor<bf16>
    stablehlo.return %150 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %151 = stablehlo.constant dense<"0x5AC144C244C244C244C244C244C25AC144C244C2CFC2D2C2D2C2D2C269C26EC26EC2CFC2D2C2D2C2D2C299C299C299C2CFC2D2C2D2C2D2C2BFC2BFC2D5C2D5C2D5C2D5C2D5C2"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%147, %151) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %152 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 2>, padding = dense<[[4, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%153: tensor<bf16>, %154: tensor<bf16>):
    %155 = stablehlo.minimum %153, %154 : tensor<bf16>
    stablehlo.return %155 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %156 = stablehlo.constant dense<"0x5AC1803F66C181C1803F803F803F5AC1EFC1D2C281C1803F803F803F69C2EFC1D2C2A7C2803F803F803F99C2EFC1D2C2A7C2803F803F803FBFC2D5C2D2C2A7C2803F803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%152, %156) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %157 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[-1, 1], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%158: tensor<bf16>, %159: tensor<bf16>):
    %160 = stablehlo.minimum %158, %159 : tensor<bf16>
    stablehlo.return %160 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %161 = stablehlo.constant dense<"0x803F803FEFC1CFC2D2C2D2C2D2C269C26EC26EC26EC26EC2A4C2A7C299C299C299C299C2BFC2BFC2BFC2BFC2BFC2D5C2D5C2D5C2D5C2D5C2803F803F803F803F803F803F803F"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%157, %161) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %162 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%163: tensor<bf16>, %164: tensor<bf16>):
    %165 = stablehlo.minimum %163, %164 : tensor<bf16>
    stablehlo.return %165 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %166 = stablehlo.constant dense<"0x44C244C2C0C1C0C1C0C1C0C181C1D2C2D2C2D2C2D2C2D2C2803F803FA7C2A7C2A7C2A7C2A7C2A7C2A7C2BFC2BFC2BFC2BFC2BFC2AAC2803FD5C2D5C2D5C25EC25EC2F3C1F3C1"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%162, %166) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  %167 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[2, 2], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%168: tensor<bf16>, %169: tensor<bf16>):
    %170 = stablehlo.minimum %168, %169 : tensor<bf16>
    stablehlo.return %170 : tensor<bf16>
  }) : (tensor<5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
  %171 = stablehlo.constant dense<"0x69C26EC2EFC1CFC2D2C2A4C2A7C299C26EC2EFC1CFC2D2C2AAC2A7C2BFC26EC2D5C2CFC2D2C2AAC2A7C2BFC26EC2D5C2CFC2D2C2AAC2A7C2BFC26EC2D5C2803FBFC2AAC2A7C2"> : tensor<5x7xbf16>
  stablehlo.custom_call @check.expect_eq(%167, %171) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> ()
  return
}
// -----
// differences of i32 in windows that end with each element
func.func public @main() {
  %0 = stablehlo.constant dense<[[-8, 3, -3, 8, 2, -4, 7], [1, -5, 6, 0, -6, 5, -1], [-7, 4, -2, -8, 3, -3, 8], [2, -4, 7, 1, -5, 6, 0], [-6, 5, -1, -7, 4, -2, -8]]> : tensor<5x7xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = stablehlo.subtract %3, %4 : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %6 = stablehlo.constant dense<[[8, -3, 3, -8, -2, 4, -7], [7, 2, -3, -8, 4, -1, -6], [14, -2, -1, 0, 1, 2, -14], [12, 2, -8, -1, 6, -4, -14], [18, -3, -7, 6, 2, -2, -6]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = stablehlo.subtract %9, %8 : tensor<i32>
    stablehlo.return %10 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %11 = stablehlo.constant dense<[[-8, 3, -3, 8, 2, -4, 7], [9, -8, 9, -8, -8, 9, -8], [-16, 12, -11, 0, 11, -12, 16], [18, -16, 18, 1, -16, 18, -16], [-24, 21, -19, -8, 20, -20, 8]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<i32>, %14: tensor<i32>):
    %15 = stablehlo.subtract %13, %14 : tensor<i32>
    stablehlo.return %15 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %16 = stablehlo.constant dense<[[18, -3, -7, 6, 2, -2, -6], [10, 0, -10, 14, 4, -6, 1], [11, -5, -4, 14, -2, -1, 0], [4, -1, -6, 6, 1, -4, 8], [6, -5, 1, 7, -4, 2, 8]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<i32>, %19: tensor<i32>):
    %20 = stablehlo.subtract %19, %18 : tensor<i32>
    stablehlo.return %20 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %21 = stablehlo.constant dense<[[-24, 21, -19, -8, 20, -20, 8], [16, -18, 16, 16, -18, 16, -1], [-15, 13, -10, -16, 12, -11, 0], [8, -9, 8, 8, -9, 8, 8], [-6, 5, -1, -7, 4, -2, -8]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<i32>, %24: tensor<i32>):
    %25 = stablehlo.subtract %23, %24 : tensor<i32>
    stablehlo.return %25 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %26 = stablehlo.constant dense<[[8, 5, 8, 0, -2, 2, -5], [-1, 4, -2, -2, 4, -1, 0], [7, 3, 5, 13, 10, 13, 5], [-2, 2, -5, -6, -1, -7, -7], [6, 1, 2, 9, 5, 7, 15]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<i32>, %29: tensor<i32>):
    %30 = stablehlo.subtract %29, %28 : tensor<i32>
    stablehlo.return %30 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %31 = stablehlo.constant dense<[[-8, 11, -14, 22, -20, 16, -9], [1, -6, 12, -12, 6, -1, 0], [-7, 11, -13, 5, -2, -1, 9], [2, -6, 13, -12, 7, -1, 1], [-6, 11, -12, 5, -1, -1, -7]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<i32>, %34: tensor<i32>):
    %35 = stablehlo.subtract %33, %34 : tensor<i32>
    stablehlo.return %35 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %36 = stablehlo.constant dense<[[-5, -13, -10, -13, -5, -3, -7], [0, 1, -4, 2, 2, -4, 1], [5, -2, 2, 0, -8, -5, -8], [-7, -5, -9, -2, -1, -6, 0], [15, 9, 14, 13, 6, 10, 8]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<i32>, %39: tensor<i32>):
    %40 = stablehlo.subtract %39, %38 : tensor<i32>
    stablehlo.return %40 : tensor<i32>
  }) : (tensor<5x7xi32>, tensor<i32>) -> tensor<5x7xi32>
  %41 = stablehlo.constant dense<[[-9, 1, 2, -5, 13, -11, 7], [0, 1, -6, 12, -12, 6, -1], [9, -16, 20, -22, 14, -11, 8], [1, 1, -5, 12, -11, 6, 0], [-7, 1, 4, -5, -2, 6, -8]]> : tensor<5x7xi32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xi32>, tensor<5x7xi32>) -> ()
  return
}
// -----
// differences of f32 in windows that end with each element
func.func public @main() {
  %0 = stablehlo.constant dense<[[-8.0, 3.0, -3.0, 8.0, 2.0, -4.0, 7.0], [1.0, -5.0, 6.0, 0.0, -6.0, 5.0, -1.0], [-7.0, 4.0, -2.0, -8.0, 3.0, -3.0, 8.0], [2.0, -4.0, 7.0, 1.0, -5.0, 6.0, 0.0], [-6.0, 5.0, -1.0, -7.0, 4.0, -2.0, -8.0]]> : tensor<5x7xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = stablehlo.subtract %3, %4 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %6 = stablehlo.constant dense<[[8.0, -3.0, 3.0, -8.0, -2.0, 4.0, -7.0], [7.0, 2.0, -3.0, -8.0, 4.0, -1.0, -6.0], [14.0, -2.0, -1.0, 0.0, 1.0, 2.0, -14.0], [12.0, 2.0, -8.0, -1.0, 6.0, -4.0, -14.0], [18.0, -3.0, -7.0, 6.0, 2.0, -2.0, -6.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%2, %6) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %7 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%8: tensor<f32>, %9: tensor<f32>):
    %10 = stablehlo.subtract %9, %8 : tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %11 = stablehlo.constant dense<[[-8.0, 3.0, -3.0, 8.0, 2.0, -4.0, 7.0], [9.0, -8.0, 9.0, -8.0, -8.0, 9.0, -8.0], [-16.0, 12.0, -11.0, 0.0, 11.0, -12.0, 16.0], [18.0, -16.0, 18.0, 1.0, -16.0, 18.0, -16.0], [-24.0, 21.0, -19.0, -8.0, 20.0, -20.0, 8.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%7, %11) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %12 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%13: tensor<f32>, %14: tensor<f32>):
    %15 = stablehlo.subtract %13, %14 : tensor<f32>
    stablehlo.return %15 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %16 = stablehlo.constant dense<[[18.0, -3.0, -7.0, 6.0, 2.0, -2.0, -6.0], [10.0, 0.0, -10.0, 14.0, 4.0, -6.0, 1.0], [11.0, -5.0, -4.0, 14.0, -2.0, -1.0, 0.0], [4.0, -1.0, -6.0, 6.0, 1.0, -4.0, 8.0], [6.0, -5.0, 1.0, 7.0, -4.0, 2.0, 8.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%12, %16) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %17 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 5, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%18: tensor<f32>, %19: tensor<f32>):
    %20 = stablehlo.subtract %19, %18 : tensor<f32>
    stablehlo.return %20 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %21 = stablehlo.constant dense<[[-24.0, 21.0, -19.0, -8.0, 20.0, -20.0, 8.0], [16.0, -18.0, 16.0, 16.0, -18.0, 16.0, -1.0], [-15.0, 13.0, -10.0, -16.0, 12.0, -11.0, 0.0], [8.0, -9.0, 8.0, 8.0, -9.0, 8.0, 8.0], [-6.0, 5.0, -1.0, -7.0, 4.0, -2.0, -8.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%17, %21) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %22 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%23: tensor<f32>, %24: tensor<f32>):
    %25 = stablehlo.subtract %23, %24 : tensor<f32>
    stablehlo.return %25 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %26 = stablehlo.constant dense<[[8.0, 5.0, 8.0, 0.0, -2.0, 2.0, -5.0], [-1.0, 4.0, -2.0, -2.0, 4.0, -1.0, 0.0], [7.0, 3.0, 5.0, 13.0, 10.0, 13.0, 5.0], [-2.0, 2.0, -5.0, -6.0, -1.0, -7.0, -7.0], [6.0, 1.0, 2.0, 9.0, 5.0, 7.0, 15.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%22, %26) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %27 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%28: tensor<f32>, %29: tensor<f32>):
    %30 = stablehlo.subtract %29, %28 : tensor<f32>
    stablehlo.return %30 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %31 = stablehlo.constant dense<[[-8.0, 11.0, -14.0, 22.0, -20.0, 16.0, -9.0], [1.0, -6.0, 12.0, -12.0, 6.0, -1.0, 0.0], [-7.0, 11.0, -13.0, 5.0, -2.0, -1.0, 9.0], [2.0, -6.0, 13.0, -12.0, 7.0, -1.0, 1.0], [-6.0, 11.0, -12.0, 5.0, -1.0, -1.0, -7.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%27, %31) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %32 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%33: tensor<f32>, %34: tensor<f32>):
    %35 = stablehlo.subtract %33, %34 : tensor<f32>
    stablehlo.return %35 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %36 = stablehlo.constant dense<[[-5.0, -13.0, -10.0, -13.0, -5.0, -3.0, -7.0], [0.0, 1.0, -4.0, 2.0, 2.0, -4.0, 1.0], [5.0, -2.0, 2.0, 0.0, -8.0, -5.0, -8.0], [-7.0, -5.0, -9.0, -2.0, -1.0, -6.0, 0.0], [15.0, 9.0, 14.0, 13.0, 6.0, 10.0, 8.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%32, %36) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  %37 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64: 1, 7>, padding = dense<[[0, 0], [0, 6]]> : tensor<2x2xi64>}> ({
    ^bb0(%38: tensor<f32>, %39: tensor<f32>):
    %40 = stablehlo.subtract %39, %38 : tensor<f32>
    stablehlo.return %40 : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
  %41 = stablehlo.constant dense<[[-9.0, 1.0, 2.0, -5.0, 13.0, -11.0, 7.0], [0.0, 1.0, -6.0, 12.0, -12.0, 6.0, -1.0], [9.0, -16.0, 20.0, -22.0, 14.0, -11.0, 8.0], [1.0, 1.0, -5.0, 12.0, -11.0, 6.0, 0.0], [-7.0, 1.0, 4.0, -5.0, -2.0, 6.0, -8.0]]> : tensor<5x7xf32>
  stablehlo.custom_call @check.expect_eq(%37, %41) : (tensor<5x7xf32>, tensor<5x7xf32>) -> ()
  return
}
