// Numbers of a distribution: bounds, mean and variance. Whatever the generator, chance leaves these limits once in 10^9.
module {
  func.func public @main() -> () {
    %shape = stablehlo.constant dense<65536> : tensor<1xi64>
    %true = stablehlo.constant dense<true> : tensor<i1>
    %false = stablehlo.constant dense<false> : tensor<i1>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %n = stablehlo.constant dense<65536.0> : tensor<f32>
    %a = stablehlo.constant dense<2.0> : tensor<f32>
    %b = stablehlo.constant dense<6.0> : tensor<f32>
    %u = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<65536xf32>
    %u2 = stablehlo.rng %a, %b, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<65536xf32>
    %g = stablehlo.rng %a, %b, %shape, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<65536xf32>
    %low = stablehlo.constant dense<-3> : tensor<i8>
    %high = stablehlo.constant dense<5> : tensor<i8>
    %i = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<i8>, tensor<i8>, tensor<1xi64>) -> tensor<65536xi8>
    %ba = stablehlo.constant dense<1.0> : tensor<bf16>
    %bb = stablehlo.constant dense<1.125> : tensor<bf16>
    %h = stablehlo.rng %ba, %bb, %shape, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<1xi64>) -> tensor<65536xbf16>
    %p0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<65536xf32>
    %p1 = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<65536xf32>
    %p2 = stablehlo.compare GE, %u, %p0 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
    %p3 = stablehlo.compare LT, %u, %p1 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
    %p4 = stablehlo.and %p2, %p3 : tensor<65536xi1>
    %p5 = stablehlo.reduce(%p4 init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %q0 = stablehlo.reduce(%u init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<65536xf32>, tensor<f32>) -> tensor<f32>
    %q1 = stablehlo.divide %q0, %n : tensor<f32>
    %q2 = stablehlo.broadcast_in_dim %q1, dims = [] : (tensor<f32>) -> tensor<65536xf32>
    %q3 = stablehlo.subtract %u, %q2 : tensor<65536xf32>
    %q4 = stablehlo.multiply %q3, %q3 : tensor<65536xf32>
    %q5 = stablehlo.reduce(%q4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<65536xf32>, tensor<f32>) -> tensor<f32>
    %q6 = stablehlo.divide %q5, %n : tensor<f32>
    %qm = stablehlo.constant dense<4.0> : tensor<f32>
    %qv = stablehlo.constant dense<1.33333337> : tensor<f32>
    %qdm = stablehlo.constant dense<0.03> : tensor<f32>
    %qdv = stablehlo.constant dense<0.03> : tensor<f32>
    %q7 = stablehlo.subtract %q1, %qm : tensor<f32>
    %q8 = stablehlo.abs %q7 : tensor<f32>
    %q9 = stablehlo.compare LT, %q8, %qdm : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %q10 = stablehlo.subtract %q6, %qv : tensor<f32>
    %q11 = stablehlo.abs %q10 : tensor<f32>
    %q12 = stablehlo.compare LT, %q11, %qdv : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %q13 = stablehlo.and %q9, %q12 : tensor<i1>
    %r0 = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<65536xf32>, tensor<f32>) -> tensor<f32>
    %r1 = stablehlo.divide %r0, %n : tensor<f32>
    %r2 = stablehlo.broadcast_in_dim %r1, dims = [] : (tensor<f32>) -> tensor<65536xf32>
    %r3 = stablehlo.subtract %g, %r2 : tensor<65536xf32>
    %r4 = stablehlo.multiply %r3, %r3 : tensor<65536xf32>
    %r5 = stablehlo.reduce(%r4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<65536xf32>, tensor<f32>) -> tensor<f32>
    %r6 = stablehlo.divide %r5, %n : tensor<f32>
    %rm = stablehlo.constant dense<2.0> : tensor<f32>
    %rv = stablehlo.constant dense<36.0> : tensor<f32>
    %rdm = stablehlo.constant dense<0.15> : tensor<f32>
    %rdv = stablehlo.constant dense<1.3> : tensor<f32>
    %r7 = stablehlo.subtract %r1, %rm : tensor<f32>
    %r8 = stablehlo.abs %r7 : tensor<f32>
    %r9 = stablehlo.compare LT, %r8, %rdm : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %r10 = stablehlo.subtract %r6, %rv : tensor<f32>
    %r11 = stablehlo.abs %r10 : tensor<f32>
    %r12 = stablehlo.compare LT, %r11, %rdv : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %r13 = stablehlo.and %r9, %r12 : tensor<i1>
    %s0 = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<i8>) -> tensor<65536xi8>
    %s1 = stablehlo.broadcast_in_dim %high, dims = [] : (tensor<i8>) -> tensor<65536xi8>
    %s2 = stablehlo.compare GE, %i, %s0 : (tensor<65536xi8>, tensor<65536xi8>) -> tensor<65536xi1>
    %s3 = stablehlo.compare LT, %i, %s1 : (tensor<65536xi8>, tensor<65536xi8>) -> tensor<65536xi1>
    %s4 = stablehlo.and %s2, %s3 : tensor<65536xi1>
    %s5 = stablehlo.reduce(%s4 init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %t0 = stablehlo.broadcast_in_dim %ba, dims = [] : (tensor<bf16>) -> tensor<65536xbf16>
    %t1 = stablehlo.broadcast_in_dim %bb, dims = [] : (tensor<bf16>) -> tensor<65536xbf16>
    %t2 = stablehlo.compare GE, %h, %t0 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
    %t3 = stablehlo.compare LT, %h, %t1 : (tensor<65536xbf16>, tensor<65536xbf16>) -> tensor<65536xi1>
    %t4 = stablehlo.and %t2, %t3 : tensor<65536xi1>
    %t5 = stablehlo.reduce(%t4 init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    %most = stablehlo.constant dense<-128> : tensor<i8>
    %least = stablehlo.constant dense<127> : tensor<i8>
    %max = stablehlo.reduce(%i init: %most) applies stablehlo.maximum across dimensions = [0] : (tensor<65536xi8>, tensor<i8>) -> tensor<i8>
    %min = stablehlo.reduce(%i init: %least) applies stablehlo.minimum across dimensions = [0] : (tensor<65536xi8>, tensor<i8>) -> tensor<i8>
    %four = stablehlo.constant dense<4> : tensor<i8>
    %same = stablehlo.compare EQ, %u, %u2 : (tensor<65536xf32>, tensor<65536xf32>) -> tensor<65536xi1>
    %all = stablehlo.reduce(%same init: %true) applies stablehlo.and across dimensions = [0] : (tensor<65536xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.custom_call @check.expect_eq(%p5, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%q13, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%r13, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%s5, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%t5, %true) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    stablehlo.custom_call @check.expect_eq(%max, %four) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
    stablehlo.custom_call @check.expect_eq(%min, %low) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
    stablehlo.custom_call @check.expect_eq(%all, %false) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
    return
  }
}
