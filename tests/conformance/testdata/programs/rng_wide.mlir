// Numbers of a distribution in wide, narrow and unsigned types: bounds, mean and variance. Whatever the generator, chance
// leaves these limits once in 10^9.
module {
  func.func public @main() -> () {
    %shape = stablehlo.constant dense<65536> : tensor<1xi64>
    %true = stablehlo.constant dense<true> : tensor<i1>
    %false = stablehlo.constant dense<false> : tensor<i1>
    %ua = stablehlo.constant dense<2.0> : tensor<f64>
    %ub = stablehlo.constant dense<6.0> : tensor<f64>
    %u = stablehlo.rng %ua, %ub, %shape, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<1xi64>) -> tensor<65536xf64>
    %ulows = stablehlo.broadcast_in_dim %ua, dims = [] : (tensor<f64>) -> tensor<65536xf64>
    %ulowc = stablehlo.compare GE, %u, %ulows : (tensor<65536xf64>, tensor<65536xf64>) -> tensor<65536xi1>
    %ulow = stablehlo.reduce(%ulowc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %uhighs = stablehlo.broadcast_in_dim %ub, dims = [] : (tensor<f64>) -> tensor<65536xf64>
    %uhighc = stablehlo.compare LT, %u, %uhighs : (tensor<65536xf64>, tensor<65536xf64>) -> tensor<65536xi1>
    %uhigh = stablehlo.reduce(%uhighc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %uz = stablehlo.constant dense<0.0> : tensor<f64>
    %un = stablehlo.constant dense<65536.0> : tensor<f64>
    %umr = stablehlo.reduce(%u init: %uz) applies stablehlo.add across dimensions = [0] : (tensor<65536xf64>, tensor<f64>) -> tensor<f64>
    %um = stablehlo.divide %umr, %un : tensor<f64>
    %ums = stablehlo.broadcast_in_dim %um, dims = [] : (tensor<f64>) -> tensor<65536xf64>
    %udev = stablehlo.subtract %u, %ums : tensor<65536xf64>
    %uq = stablehlo.multiply %udev, %udev : tensor<65536xf64>
    %uvr = stablehlo.reduce(%uq init: %uz) applies stablehlo.add across dimensions = [0] : (tensor<65536xf64>, tensor<f64>) -> tensor<f64>
    %uv = stablehlo.divide %uvr, %un : tensor<f64>
    %umw = stablehlo.constant dense<4.0> : tensor<f64>
    %umt = stablehlo.constant dense<0.03> : tensor<f64>
    %ume = stablehlo.subtract %um, %umw : tensor<f64>
    %umf = stablehlo.abs %ume : tensor<f64>
    %umok = stablehlo.compare LT, %umf, %umt : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %uvw = stablehlo.constant dense<1.3333333333333333> : tensor<f64>
    %uvt = stablehlo.constant dense<0.03> : tensor<f64>
    %uve = stablehlo.subtract %uv, %uvw : tensor<f64>
    %uvf = stablehlo.abs %uve : tensor<f64>
    %uvok = stablehlo.compare LT, %uvf, %uvt : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %us = stablehlo.convert %u : (tensor<65536xf64>) -> tensor<65536xf32>
    %ut = stablehlo.convert %us : (tensor<65536xf32>) -> tensor<65536xf64>
    %uother = stablehlo.compare NE, %u, %ut : (tensor<65536xf64>, tensor<65536xf64>) -> tensor<65536xi1>
    %uwide = stablehlo.reduce(%uother init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %ga = stablehlo.constant dense<2.0> : tensor<f64>
    %gb = stablehlo.constant dense<6.0> : tensor<f64>
    %g = stablehlo.rng %ga, %gb, %shape, distribution = NORMAL : (tensor<f64>, tensor<f64>, tensor<1xi64>) -> tensor<65536xf64>
    %gz = stablehlo.constant dense<0.0> : tensor<f64>
    %gn = stablehlo.constant dense<65536.0> : tensor<f64>
    %gmr = stablehlo.reduce(%g init: %gz) applies stablehlo.add across dimensions = [0] : (tensor<65536xf64>, tensor<f64>) -> tensor<f64>
    %gm = stablehlo.divide %gmr, %gn : tensor<f64>
    %gms = stablehlo.broadcast_in_dim %gm, dims = [] : (tensor<f64>) -> tensor<65536xf64>
    %gd = stablehlo.subtract %g, %gms : tensor<65536xf64>
    %gq = stablehlo.multiply %gd, %gd : tensor<65536xf64>
    %gvr = stablehlo.reduce(%gq init: %gz) applies stablehlo.add across dimensions = [0] : (tensor<65536xf64>, tensor<f64>) -> tensor<f64>
    %gv = stablehlo.divide %gvr, %gn : tensor<f64>
    %gmw = stablehlo.constant dense<2.0> : tensor<f64>
    %gmt = stablehlo.constant dense<0.15> : tensor<f64>
    %gme = stablehlo.subtract %gm, %gmw : tensor<f64>
    %gmf = stablehlo.abs %gme : tensor<f64>
    %gmok = stablehlo.compare LT, %gmf, %gmt : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %gvw = stablehlo.constant dense<36.0> : tensor<f64>
    %gvt = stablehlo.constant dense<1.3> : tensor<f64>
    %gve = stablehlo.subtract %gv, %gvw : tensor<f64>
    %gvf = stablehlo.abs %gve : tensor<f64>
    %gvok = stablehlo.compare LT, %gvf, %gvt : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %gup = stablehlo.constant dense<20.0> : tensor<f64>
    %gdown = stablehlo.constant dense<-16.0> : tensor<f64>
    %gaboves = stablehlo.broadcast_in_dim %gup, dims = [] : (tensor<f64>) -> tensor<65536xf64>
    %gabovec = stablehlo.compare GT, %g, %gaboves : (tensor<65536xf64>, tensor<65536xf64>) -> tensor<65536xi1>
    %gabove = stablehlo.reduce(%gabovec init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %gbelows = stablehlo.broadcast_in_dim %gdown, dims = [] : (tensor<f64>) -> tensor<65536xf64>
    %gbelowc = stablehlo.compare LT, %g, %gbelows : (tensor<65536xf64>, tensor<65536xf64>) -> tensor<65536xi1>
    %gbelow = stablehlo.reduce(%gbelowc init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %ha = stablehlo.constant dense<2.0> : tensor<f16>
    %hb = stablehlo.constant dense<6.0> : tensor<f16>
    %h = stablehlo.rng %ha, %hb, %shape, distribution = NORMAL : (tensor<f16>, tensor<f16>, tensor<1xi64>) -> tensor<65536xf16>
    %hw = stablehlo.convert %h : (tensor<65536xf16>) -> tensor<65536xf32>
    %hz = stablehlo.constant dense<0.0> : tensor<f32>
    %hn = stablehlo.constant dense<65536.0> : tensor<f32>
    %hmr = stablehlo.reduce(%hw init: %hz) applies stablehlo.add across dimensions = [0] : (tensor<65536xf32>, tensor<f32>) -> tensor<f32>
    %hm = stablehlo.divide %hmr, %hn : tensor<f32>
    %hms = stablehlo.broadcast_in_dim %hm, dims = [] : (tensor<f32>) -> tensor<65536xf32>
    %hd = stablehlo.subtract %hw, %hms : tensor<65536xf32>
    %hq = stablehlo.multiply %hd, %hd : tensor<65536xf32>
    %hvr = stablehlo.reduce(%hq init: %hz) applies stablehlo.add across dimensions = [0] : (tensor<65536xf32>, tensor<f32>) -> tensor<f32>
    %hv = stablehlo.divide %hvr, %hn : tensor<f32>
    %hmw = stablehlo.constant dense<2.0> : tensor<f32>
    %hmt = stablehlo.constant dense<0.15> : tensor<f32>
    %hme = stablehlo.subtract %hm, %hmw : tensor<f32>
    %hmf = stablehlo.abs %hme : tensor<f32>
    %hmok = stablehlo.compare LT, %hmf, %hmt : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %hvw = stablehlo.constant dense<36.0> : tensor<f32>
    %hvt = stablehlo.constant dense<1.3> : tensor<f32>
    %hve = stablehlo.subtract %hv, %hvw : tensor<f32>
    %hvf = stablehlo.abs %hve : tensor<f32>
    %hvok = stablehlo.compare LT, %hvf, %hvt : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %ba = stablehlo.constant dense<200> : tensor<ui8>
    %bb = stablehlo.constant dense<205> : tensor<ui8>
    %b = stablehlo.rng %ba, %bb, %shape, distribution = UNIFORM : (tensor<ui8>, tensor<ui8>, tensor<1xi64>) -> tensor<65536xui8>
    %blows = stablehlo.broadcast_in_dim %ba, dims = [] : (tensor<ui8>) -> tensor<65536xui8>
    %blowc = stablehlo.compare GE, %b, %blows : (tensor<65536xui8>, tensor<65536xui8>) -> tensor<65536xi1>
    %blow = stablehlo.reduce(%blowc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %bhighs = stablehlo.broadcast_in_dim %bb, dims = [] : (tensor<ui8>) -> tensor<65536xui8>
    %bhighc = stablehlo.compare LT, %b, %bhighs : (tensor<65536xui8>, tensor<65536xui8>) -> tensor<65536xi1>
    %bhigh = stablehlo.reduce(%bhighc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %blast = stablehlo.constant dense<204> : tensor<ui8>
    %bleasts = stablehlo.broadcast_in_dim %ba, dims = [] : (tensor<ui8>) -> tensor<65536xui8>
    %bleastc = stablehlo.compare EQ, %b, %bleasts : (tensor<65536xui8>, tensor<65536xui8>) -> tensor<65536xi1>
    %bleast = stablehlo.reduce(%bleastc init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %bmosts = stablehlo.broadcast_in_dim %blast, dims = [] : (tensor<ui8>) -> tensor<65536xui8>
    %bmostc = stablehlo.compare EQ, %b, %bmosts : (tensor<65536xui8>, tensor<65536xui8>) -> tensor<65536xi1>
    %bmost = stablehlo.reduce(%bmostc init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %wa = stablehlo.constant dense<9223372036854775808> : tensor<ui64>
    %wb = stablehlo.constant dense<9223372036854775814> : tensor<ui64>
    %w = stablehlo.rng %wa, %wb, %shape, distribution = UNIFORM : (tensor<ui64>, tensor<ui64>, tensor<1xi64>) -> tensor<65536xui64>
    %wlows = stablehlo.broadcast_in_dim %wa, dims = [] : (tensor<ui64>) -> tensor<65536xui64>
    %wlowc = stablehlo.compare GE, %w, %wlows : (tensor<65536xui64>, tensor<65536xui64>) -> tensor<65536xi1>
    %wlow = stablehlo.reduce(%wlowc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %whighs = stablehlo.broadcast_in_dim %wb, dims = [] : (tensor<ui64>) -> tensor<65536xui64>
    %whighc = stablehlo.compare LT, %w, %whighs : (tensor<65536xui64>, tensor<65536xui64>) -> tensor<65536xi1>
    %whigh = stablehlo.reduce(%whighc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %wlast = stablehlo.constant dense<9223372036854775813> : tensor<ui64>
    %wleasts = stablehlo.broadcast_in_dim %wa, dims = [] : (tensor<ui64>) -> tensor<65536xui64>
    %wleastc = stablehlo.compare EQ, %w, %wleasts : (tensor<65536xui64>, tensor<65536xui64>) -> tensor<65536xi1>
    %wleast = stablehlo.reduce(%wleastc init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %wmosts = stablehlo.broadcast_in_dim %wlast, dims = [] : (tensor<ui64>) -> tensor<65536xui64>
    %wmostc = stablehlo.compare EQ, %w, %wmosts : (tensor<65536xui64>, tensor<65536xui64>) -> tensor<65536xi1>
    %wmost = stablehlo.reduce(%wmostc init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %ia = stablehlo.constant dense<-4611686018427387904> : tensor<i64>
    %ib = stablehlo.constant dense<4611686018427387904> : tensor<i64>
    %i = stablehlo.rng %ia, %ib, %shape, distribution = UNIFORM : (tensor<i64>, tensor<i64>, tensor<1xi64>) -> tensor<65536xi64>
    %ilows = stablehlo.broadcast_in_dim %ia, dims = [] : (tensor<i64>) -> tensor<65536xi64>
    %ilowc = stablehlo.compare GE, %i, %ilows : (tensor<65536xi64>, tensor<65536xi64>) -> tensor<65536xi1>
    %ilow = stablehlo.reduce(%ilowc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %ihighs = stablehlo.broadcast_in_dim %ib, dims = [] : (tensor<i64>) -> tensor<65536xi64>
    %ihighc = stablehlo.compare LT, %i, %ihighs : (tensor<65536xi64>, tensor<65536xi64>) -> tensor<65536xi1>
    %ihigh = stablehlo.reduce(%ihighc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %ix0 = stablehlo.constant dense<-2305843009213693952> : tensor<i64>
    %iy0s = stablehlo.broadcast_in_dim %ix0, dims = [] : (tensor<i64>) -> tensor<65536xi64>
    %iy0c = stablehlo.compare LT, %i, %iy0s : (tensor<65536xi64>, tensor<65536xi64>) -> tensor<65536xi1>
    %iy0 = stablehlo.reduce(%iy0c init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %ix1 = stablehlo.constant dense<2305843009213693952> : tensor<i64>
    %iy1s = stablehlo.broadcast_in_dim %ix1, dims = [] : (tensor<i64>) -> tensor<65536xi64>
    %iy1c = stablehlo.compare GT, %i, %iy1s : (tensor<65536xi64>, tensor<65536xi64>) -> tensor<65536xi1>
    %iy1 = stablehlo.reduce(%iy1c init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %ka = stablehlo.constant dense<-2147483648> : tensor<i32>
    %kb = stablehlo.constant dense<2147483647> : tensor<i32>
    %k = stablehlo.rng %ka, %kb, %shape, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<65536xi32>
    %klows = stablehlo.broadcast_in_dim %ka, dims = [] : (tensor<i32>) -> tensor<65536xi32>
    %klowc = stablehlo.compare GE, %k, %klows : (tensor<65536xi32>, tensor<65536xi32>) -> tensor<65536xi1>
    %klow = stablehlo.reduce(%klowc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %khighs = stablehlo.broadcast_in_dim %kb, dims = [] : (tensor<i32>) -> tensor<65536xi32>
    %khighc = stablehlo.compare LT, %k, %khighs : (tensor<65536xi32>, tensor<65536xi32>) -> tensor<65536xi1>
    %khigh = stablehlo.reduce(%khighc init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %kx0 = stablehlo.constant dense<-1073741824> : tensor<i32>
    %ky0s = stablehlo.broadcast_in_dim %kx0, dims = [] : (tensor<i32>) -> tensor<65536xi32>
    %ky0c = stablehlo.compare LT, %k, %ky0s : (tensor<65536xi32>, tensor<65536xi32>) -> tensor<65536xi1>
    %ky0 = stablehlo.reduce(%ky0c init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %kx1 = stablehlo.constant dense<1073741824> : tensor<i32>
    %ky1s = stablehlo.broadcast_in_dim %kx1, dims = [] : (tensor<i32>) -> tensor<65536xi32>
    %ky1c = stablehlo.compare GT, %k, %ky1s : (tensor<65536xi32>, tensor<65536xi32>) -> tensor<65536xi1>
    %ky1 = stablehlo.reduce(%ky1c init: %false) applies stablehlo.or across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%ulow, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%uhigh, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%umok, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%uvok, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%uwide, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%gmok, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%gvok, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%gabove, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%gbelow, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%hmok, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%hvok, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%blow, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%bhigh, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%bleast, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%bmost, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%wlow, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%whigh, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%wleast, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%wmost, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%ilow, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%ihigh, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%iy0, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%iy1, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%klow, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%khigh, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%ky0, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%ky1, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
}
