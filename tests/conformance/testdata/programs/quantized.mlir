// Written by quantized.py.
// !quant.uniform<i8:f32, 0.5>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[-128, -96, -64, -32, 0, 31, 63, 95, 127]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f32, 0.5>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<9x!quant.uniform<i8:f32, 0.5>>) -> tensor<9xf32>
    %v3 = stablehlo.constant dense<[-64.0, -48.0, -32.0, -16.0, 0.0, 15.5, 31.5, 47.5, 63.5]> : tensor<9xf32>
    %v4 = stablehlo.constant dense<[-5000.0, -1.25, -0.75, -0.25, 0.0, 0.25, 0.75, 1.25, 0.24500000476837158, 5000.0]> : tensor<10xf32>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf32>) -> tensor<10x!quant.uniform<i8:f32, 0.5>>
    %v6 = "stablehlo.constant"() <{value = dense<[-128, -2, -2, 0, 0, 0, 2, 2, 0, 127]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<i8:f32, 0.5>>, tensor<10x!quant.uniform<i8:f32, 0.5>>) -> ()
    return
  }
}

// -----

// !quant.uniform<u8:f32, 0.25:128>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[0, 31, 63, 95, 127, 159, 191, 223, 255]> : tensor<9xui8>}> : () -> tensor<9x!quant.uniform<u8:f32, 0.25:128>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<9x!quant.uniform<u8:f32, 0.25:128>>) -> tensor<9xf32>
    %v3 = stablehlo.constant dense<[-32.0, -24.25, -16.25, -8.25, -0.25, 7.75, 15.75, 23.75, 31.75]> : tensor<9xf32>
    %v4 = stablehlo.constant dense<[-2500.0, -0.625, -0.375, -0.125, 0.0, 0.125, 0.375, 0.625, 0.12250000238418579, 2500.0]> : tensor<10xf32>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf32>) -> tensor<10x!quant.uniform<u8:f32, 0.25:128>>
    %v6 = "stablehlo.constant"() <{value = dense<[0, 126, 126, 128, 128, 128, 130, 130, 128, 255]> : tensor<10xui8>}> : () -> tensor<10x!quant.uniform<u8:f32, 0.25:128>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<u8:f32, 0.25:128>>, tensor<10x!quant.uniform<u8:f32, 0.25:128>>) -> ()
    return
  }
}

// -----

// !quant.uniform<i4:f32, 0.1:-3>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[-8, -6, -4, -2, 0, 1, 3, 5, 7]> : tensor<9xi4>}> : () -> tensor<9x!quant.uniform<i4:f32, 0.1:-3>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<9x!quant.uniform<i4:f32, 0.1:-3>>) -> tensor<9xf32>
    %v3 = stablehlo.constant dense<[-0.5, -0.30000001192092896, -0.10000000149011612, 0.10000000149011612, 0.30000001192092896, 0.4000000059604645, 0.6000000238418579, 0.800000011920929, 1.0]> : tensor<9xf32>
    %v4 = stablehlo.constant dense<[-1000.0, -0.25, -0.15000000596046448, -0.05000000074505806, 0.0, 0.05000000074505806, 0.15000000596046448, 0.25, 0.04899999871850014, 1000.0]> : tensor<10xf32>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf32>) -> tensor<10x!quant.uniform<i4:f32, 0.1:-3>>
    %v6 = "stablehlo.constant"() <{value = dense<[-8, -6, -4, -4, -3, -2, -2, 0, -3, 7]> : tensor<10xi4>}> : () -> tensor<10x!quant.uniform<i4:f32, 0.1:-3>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<i4:f32, 0.1:-3>>, tensor<10x!quant.uniform<i4:f32, 0.1:-3>>) -> ()
    return
  }
}

// -----

// !quant.uniform<u4:f32, 0.3:2>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[0, 1, 3, 5, 7, 9, 11, 13, 15]> : tensor<9xui4>}> : () -> tensor<9x!quant.uniform<u4:f32, 0.3:2>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<9x!quant.uniform<u4:f32, 0.3:2>>) -> tensor<9xf32>
    %v3 = stablehlo.constant dense<[-0.6000000238418579, -0.30000001192092896, 0.30000001192092896, 0.9000000357627869, 1.5, 2.1000001430511475, 2.700000047683716, 3.3000001907348633, 3.9000000953674316]> : tensor<9xf32>
    %v4 = stablehlo.constant dense<[-3000.0, -0.75, -0.44999998807907104, -0.15000000596046448, 0.0, 0.15000000596046448, 0.44999998807907104, 0.75, 0.1469999998807907, 3000.0]> : tensor<10xf32>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf32>) -> tensor<10x!quant.uniform<u4:f32, 0.3:2>>
    %v6 = "stablehlo.constant"() <{value = dense<[0, 0, 1, 2, 2, 2, 4, 4, 2, 15]> : tensor<10xui4>}> : () -> tensor<10x!quant.uniform<u4:f32, 0.3:2>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<u4:f32, 0.3:2>>, tensor<10x!quant.uniform<u4:f32, 0.3:2>>) -> ()
    return
  }
}

// -----

// !quant.uniform<i16:f32, 0.01:1000>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[-32768, -24576, -16384, -8192, 0, 8191, 16383, 24575, 32767]> : tensor<9xi16>}> : () -> tensor<9x!quant.uniform<i16:f32, 0.01:1000>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<9x!quant.uniform<i16:f32, 0.01:1000>>) -> tensor<9xf32>
    %v3 = stablehlo.constant dense<[-337.67999267578125, -255.75999450683594, -173.83999633789062, -91.91999816894531, -10.0, 71.90999603271484, 153.8300018310547, 235.75, 317.66998291015625]> : tensor<9xf32>
    %v4 = stablehlo.constant dense<[-100.0, -0.02500000037252903, -0.014999999664723873, -0.004999999888241291, 0.0, 0.004999999888241291, 0.014999999664723873, 0.02500000037252903, 0.004900000058114529, 100.0]> : tensor<10xf32>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf32>) -> tensor<10x!quant.uniform<i16:f32, 0.01:1000>>
    %v6 = "stablehlo.constant"() <{value = dense<[-9000, 998, 998, 1000, 1000, 1000, 1002, 1002, 1000, 11000]> : tensor<10xi16>}> : () -> tensor<10x!quant.uniform<i16:f32, 0.01:1000>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<i16:f32, 0.01:1000>>, tensor<10x!quant.uniform<i16:f32, 0.01:1000>>) -> ()
    return
  }
}

// -----

// !quant.uniform<u16:f64, 0.125:65535>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[0, 8191, 16383, 24575, 32767, 40959, 49151, 57343, 65535]> : tensor<9xui16>}> : () -> tensor<9x!quant.uniform<u16:f64, 0.125:65535>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<9x!quant.uniform<u16:f64, 0.125:65535>>) -> tensor<9xf64>
    %v3 = stablehlo.constant dense<[-8191.875, -7168.0, -6144.0, -5120.0, -4096.0, -3072.0, -2048.0, -1024.0, 0.0]> : tensor<9xf64>
    %v4 = stablehlo.constant dense<[-1250.0, -0.3125, -0.1875, -0.0625, 0.0, 0.0625, 0.1875, 0.3125, 0.06125, 1250.0]> : tensor<10xf64>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf64>) -> tensor<10x!quant.uniform<u16:f64, 0.125:65535>>
    %v6 = "stablehlo.constant"() <{value = dense<[55535, 65532, 65534, 65534, 65535, 65535, 65535, 65535, 65535, 65535]> : tensor<10xui16>}> : () -> tensor<10x!quant.uniform<u16:f64, 0.125:65535>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<u16:f64, 0.125:65535>>, tensor<10x!quant.uniform<u16:f64, 0.125:65535>>) -> ()
    return
  }
}

// -----

// !quant.uniform<i32:f64, 0.5:-7>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[-2147483648, -1610612736, -1073741824, -536870912, 0, 536870911, 1073741823, 1610612735, 2147483647]> : tensor<9xi32>}> : () -> tensor<9x!quant.uniform<i32:f64, 0.5:-7>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<9x!quant.uniform<i32:f64, 0.5:-7>>) -> tensor<9xf64>
    %v3 = stablehlo.constant dense<[-1073741820.5, -805306364.5, -536870908.5, -268435452.5, 3.5, 268435459.0, 536870915.0, 805306371.0, 1073741827.0]> : tensor<9xf64>
    %v4 = stablehlo.constant dense<[-5000.0, -1.25, -0.75, -0.25, 0.0, 0.25, 0.75, 1.25, 0.245, 5000.0]> : tensor<10xf64>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf64>) -> tensor<10x!quant.uniform<i32:f64, 0.5:-7>>
    %v6 = "stablehlo.constant"() <{value = dense<[-10007, -10, -8, -8, -7, -6, -6, -4, -7, 9993]> : tensor<10xi32>}> : () -> tensor<10x!quant.uniform<i32:f64, 0.5:-7>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<i32:f64, 0.5:-7>>, tensor<10x!quant.uniform<i32:f64, 0.5:-7>>) -> ()
    return
  }
}

// -----

// !quant.uniform<i8<-16:15>:f32, 0.2:5>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[-16, -12, -8, -4, 0, 3, 7, 11, 15]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8<-16:15>:f32, 0.2:5>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<9x!quant.uniform<i8<-16:15>:f32, 0.2:5>>) -> tensor<9xf32>
    %v3 = stablehlo.constant dense<[-4.200000286102295, -3.4000000953674316, -2.6000001430511475, -1.8000000715255737, -1.0, -0.4000000059604645, 0.4000000059604645, 1.2000000476837158, 2.0]> : tensor<9xf32>
    %v4 = stablehlo.constant dense<[-2000.0, -0.5, -0.30000001192092896, -0.10000000149011612, 0.0, 0.10000000149011612, 0.30000001192092896, 0.5, 0.09799999743700027, 2000.0]> : tensor<10xf32>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf32>) -> tensor<10x!quant.uniform<i8<-16:15>:f32, 0.2:5>>
    %v6 = "stablehlo.constant"() <{value = dense<[-16, 2, 4, 4, 5, 6, 6, 8, 5, 15]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8<-16:15>:f32, 0.2:5>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<i8<-16:15>:f32, 0.2:5>>, tensor<10x!quant.uniform<i8<-16:15>:f32, 0.2:5>>) -> ()
    return
  }
}

// -----

// !quant.uniform<i8:f16, 0.5:3>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[-128, -96, -64, -32, 0, 31, 63, 95, 127]> : tensor<9xi8>}> : () -> tensor<9x!quant.uniform<i8:f16, 0.5:3>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<9x!quant.uniform<i8:f16, 0.5:3>>) -> tensor<9xf16>
    %v3 = stablehlo.constant dense<[-65.5, -49.5, -33.5, -17.5, -1.5, 14.0, 30.0, 46.0, 62.0]> : tensor<9xf16>
    %v4 = stablehlo.constant dense<[-5000.0, -1.25, -0.75, -0.25, 0.0, 0.25, 0.75, 1.25, 0.2449951171875, 5000.0]> : tensor<10xf16>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf16>) -> tensor<10x!quant.uniform<i8:f16, 0.5:3>>
    %v6 = "stablehlo.constant"() <{value = dense<[-128, 0, 2, 2, 3, 4, 4, 6, 3, 127]> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f16, 0.5:3>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<9xf16>, tensor<9xf16>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<i8:f16, 0.5:3>>, tensor<10x!quant.uniform<i8:f16, 0.5:3>>) -> ()
    return
  }
}

// -----

// !quant.uniform<i2:f32, 1.5:-1>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[-2, -1, 0, 1]> : tensor<4xi2>}> : () -> tensor<4x!quant.uniform<i2:f32, 1.5:-1>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<4x!quant.uniform<i2:f32, 1.5:-1>>) -> tensor<4xf32>
    %v3 = stablehlo.constant dense<[-1.5, 0.0, 1.5, 3.0]> : tensor<4xf32>
    %v4 = stablehlo.constant dense<[-15000.0, -3.75, -2.25, -0.75, 0.0, 0.75, 2.25, 3.75, 0.7350000143051147, 15000.0]> : tensor<10xf32>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf32>) -> tensor<10x!quant.uniform<i2:f32, 1.5:-1>>
    %v6 = "stablehlo.constant"() <{value = dense<[-2, -2, -2, -2, -1, 0, 0, 1, -1, 1]> : tensor<10xi2>}> : () -> tensor<10x!quant.uniform<i2:f32, 1.5:-1>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<i2:f32, 1.5:-1>>, tensor<10x!quant.uniform<i2:f32, 1.5:-1>>) -> ()
    return
  }
}

// -----

// !quant.uniform<u2:f32, 0.75:1>: from integers and from reals.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3]> : tensor<4xui2>}> : () -> tensor<4x!quant.uniform<u2:f32, 0.75:1>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<4x!quant.uniform<u2:f32, 0.75:1>>) -> tensor<4xf32>
    %v3 = stablehlo.constant dense<[-0.75, 0.0, 0.75, 1.5]> : tensor<4xf32>
    %v4 = stablehlo.constant dense<[-7500.0, -1.875, -1.125, -0.375, 0.0, 0.375, 1.125, 1.875, 0.3675000071525574, 7500.0]> : tensor<10xf32>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<10xf32>) -> tensor<10x!quant.uniform<u2:f32, 0.75:1>>
    %v6 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 0, 1, 2, 2, 3, 1, 3]> : tensor<10xui2>}> : () -> tensor<10x!quant.uniform<u2:f32, 0.75:1>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<10x!quant.uniform<u2:f32, 0.75:1>>, tensor<10x!quant.uniform<u2:f32, 0.75:1>>) -> ()
    return
  }
}

// -----

// Per axis, with the specification's examples of uniform_quantize and uniform_dequantize.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[10, 10]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20}>>
    %v2 = "stablehlo.uniform_dequantize"(%v1)  : (tensor<2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20}>>) -> tensor<2xf32>
    %v3 = stablehlo.constant dense<[4.0, 15.0]> : tensor<2xf32>
    %v4 = stablehlo.constant dense<[4.0, 15.0]> : tensor<2xf32>
    %v5 = "stablehlo.uniform_quantize"(%v4)  : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20}>>
    %v6 = "stablehlo.constant"() <{value = dense<[10, 10]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20}>>
    %v7 = "stablehlo.uniform_quantize"(%v1)  : (tensor<2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20}>>) -> tensor<2x!quant.uniform<i8:f32:0, {0.1:-20, 0.2:-30}>>
    %v8 = "stablehlo.constant"() <{value = dense<[20, 45]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32:0, {0.1:-20, 0.2:-30}>>
    %v9 = "stablehlo.constant"() <{value = dense<[[[-9, -8, -7], [-6, -5, -4], [-3, -2, -1]], [[0, 1, 2], [3, 4, 5], [6, 7, 8]]]> : tensor<2x3x3xi8>}> : () -> tensor<2x3x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 2.0:3}>>
    %v10 = "stablehlo.uniform_dequantize"(%v9)  : (tensor<2x3x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 2.0:3}>>) -> tensor<2x3x3xf32>
    %v11 = stablehlo.constant dense<[[[-5.0, -4.5, -4.0], [-1.0, -0.75, -0.5], [-12.0, -10.0, -8.0]], [[-0.5, 0.0, 0.5], [1.25, 1.5, 1.75], [6.0, 8.0, 10.0]]]> : tensor<2x3x3xf32>
    %v12 = "stablehlo.transpose"(%v9) <{permutation = array<i64: 1, 2, 0>}> : (tensor<2x3x3x!quant.uniform<i8:f32:1, {0.5:1, 0.25:-2, 2.0:3}>>) -> tensor<3x3x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:-2, 2.0:3}>>
    %v13 = "stablehlo.constant"() <{value = dense<[[[-9, 0], [-8, 1], [-7, 2]], [[-6, 3], [-5, 4], [-4, 5]], [[-3, 6], [-2, 7], [-1, 8]]]> : tensor<3x3x2xi8>}> : () -> tensor<3x3x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:-2, 2.0:3}>>
    %v14 = "stablehlo.uniform_dequantize"(%v12)  : (tensor<3x3x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:-2, 2.0:3}>>) -> tensor<3x3x2xf32>
    %v15 = stablehlo.constant dense<[[[-5.0, -0.5], [-4.5, 0.0], [-4.0, 0.5]], [[-1.0, 1.25], [-0.75, 1.5], [-0.5, 1.75]], [[-12.0, 6.0], [-10.0, 8.0], [-8.0, 10.0]]]> : tensor<3x3x2xf32>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20}>>, tensor<2x!quant.uniform<i8:f32:0, {0.1:-30, 0.5:-20}>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v7, %v8) {has_side_effect = true} : (tensor<2x!quant.uniform<i8:f32:0, {0.1:-20, 0.2:-30}>>, tensor<2x!quant.uniform<i8:f32:0, {0.1:-20, 0.2:-30}>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v10, %v11) {has_side_effect = true} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v12, %v13) {has_side_effect = true} : (tensor<3x3x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:-2, 2.0:3}>>, tensor<3x3x2x!quant.uniform<i8:f32:0, {0.5:1, 0.25:-2, 2.0:3}>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v14, %v15) {has_side_effect = true} : (tensor<3x3x2xf32>, tensor<3x3x2xf32>) -> ()
    return
  }
}

// -----

// Two operands: each with parameters of its own.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[-128, -7, 0, 5, 127]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    %v2 = "stablehlo.constant"() <{value = dense<[127, 9, 4, -60, -128]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.25:4>>
    %v3 = "stablehlo.add"(%v1, %v2)  : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.25:4>>) -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v4 = "stablehlo.constant"() <{value = dense<[-41, 0, 3, -15, 44]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v5 = "stablehlo.subtract"(%v1, %v2)  : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.25:4>>) -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v6 = "stablehlo.constant"() <{value = dense<[-123, -3, 3, 28, 127]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v7 = "stablehlo.multiply"(%v1, %v2)  : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.25:4>>) -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v8 = "stablehlo.constant"() <{value = dense<[-128, -2, 1, -84, -128]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v9 = "stablehlo.maximum"(%v1, %v2)  : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.25:4>>) -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v10 = "stablehlo.constant"() <{value = dense<[42, 3, 3, 6, 88]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v11 = "stablehlo.minimum"(%v1, %v2)  : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.25:4>>) -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v12 = "stablehlo.constant"() <{value = dense<[-82, -2, 1, -20, -43]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v13 = "stablehlo.constant"() <{value = dense<[127, 9, 4, -60, -128]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    %v14 = "stablehlo.compare"(%v1, %v13) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5xi1>
    %v15 = stablehlo.constant dense<[true, true, true, false, false]> : tensor<5xi1>
    stablehlo.custom_call @check.expect_eq(%v3, %v4) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.75:1>>, tensor<5x!quant.uniform<i8:f32, 0.75:1>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.75:1>>, tensor<5x!quant.uniform<i8:f32, 0.75:1>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v7, %v8) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.75:1>>, tensor<5x!quant.uniform<i8:f32, 0.75:1>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v9, %v10) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.75:1>>, tensor<5x!quant.uniform<i8:f32, 0.75:1>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v11, %v12) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.75:1>>, tensor<5x!quant.uniform<i8:f32, 0.75:1>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v14, %v15) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
    return
  }
}

// -----

// One operand and three.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[-128, -7, 0, 5, 127]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    %v2 = "stablehlo.constant"() <{value = dense<[127, 9, 4, -60, -128]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    %v3 = "stablehlo.negate"(%v1)  : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v4 = "stablehlo.constant"() <{value = dense<[84, 4, -1, -4, -86]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v5 = "stablehlo.abs"(%v1)  : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v6 = "stablehlo.constant"() <{value = dense<[84, 4, 3, 6, 88]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v7 = "stablehlo.floor"(%v1)  : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v8 = "stablehlo.constant"() <{value = dense<[-83, -2, 2, 6, 88]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.75:1>>
    %v9 = "stablehlo.is_finite"(%v1)  : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5xi1>
    %v10 = stablehlo.constant dense<[true, true, true, true, true]> : tensor<5xi1>
    %v11 = stablehlo.constant dense<[true, false, true, false, true]> : tensor<5xi1>
    %v12 = "stablehlo.select"(%v11, %v1, %v2)  : (tensor<5xi1>, tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    %v13 = "stablehlo.constant"() <{value = dense<[-128, 9, 0, -60, 127]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    %v14 = "stablehlo.constant"() <{value = dense<-5> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
    %v15 = "stablehlo.constant"() <{value = dense<6> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-3>>
    %v16 = "stablehlo.clamp"(%v14, %v1, %v15)  : (tensor<!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<!quant.uniform<i8:f32, 0.5:-3>>) -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    %v17 = "stablehlo.constant"() <{value = dense<[-5, -5, 0, 5, 6]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    %v18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    %v19 = "stablehlo.constant"() <{value = dense<[-3, -1, 1, 3, 5]> : tensor<5xi8>}> : () -> tensor<5x!quant.uniform<i8:f32, 0.5:-3>>
    stablehlo.custom_call @check.expect_eq(%v3, %v4) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.75:1>>, tensor<5x!quant.uniform<i8:f32, 0.75:1>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.75:1>>, tensor<5x!quant.uniform<i8:f32, 0.75:1>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v7, %v8) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.75:1>>, tensor<5x!quant.uniform<i8:f32, 0.75:1>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v9, %v10) {has_side_effect = true} : (tensor<5xi1>, tensor<5xi1>) -> ()
    stablehlo.custom_call @check.expect_eq(%v12, %v13) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v16, %v17) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v18, %v19) {has_side_effect = true} : (tensor<5x!quant.uniform<i8:f32, 0.5:-3>>, tensor<5x!quant.uniform<i8:f32, 0.5:-3>>) -> ()
    return
  }
}

// -----

// Products: all quantized, the right one alone, per axis.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[[-6, -5, -4, -3], [-2, -1, 0, 1], [2, 3, 4, 5]]> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:2>>
    %v2 = "stablehlo.constant"() <{value = dense<[[10, 9], [8, 7], [6, 5], [4, 3]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32, 0.25>>
    %v3 = "stablehlo.dot_general"(%v1, %v2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4x!quant.uniform<i8:f32, 0.5:2>>, tensor<4x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<3x2x!quant.uniform<i32:f32, 0.125>>
    %v4 = "stablehlo.constant"() <{value = dense<[[-192, -166], [-80, -70], [32, 26]]> : tensor<3x2xi32>}> : () -> tensor<3x2x!quant.uniform<i32:f32, 0.125>>
    %v5 = "stablehlo.constant"() <{value = dense<[[10, 9], [8, 7], [6, 5], [4, 3]]> : tensor<4x2xi8>}> : () -> tensor<4x2x!quant.uniform<i8:f32:1, {0.25, 2.0}>>
    %v6 = stablehlo.constant dense<[[0.0, 0.25, 0.5, 0.75], [1.0, 1.25, 1.5, 1.75], [2.0, 2.25, 2.5, 2.75]]> : tensor<3x4xf32>
    %v7 = "stablehlo.dot_general"(%v6, %v5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xf32>, tensor<4x2x!quant.uniform<i8:f32:1, {0.25, 2.0}>>) -> tensor<3x2xf32>
    %v8 = stablehlo.constant dense<[[2.0, 13.0], [9.0, 61.0], [16.0, 109.0]]> : tensor<3x2xf32>
    %v9 = "stablehlo.dot_general"(%v1, %v5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4x!quant.uniform<i8:f32, 0.5:2>>, tensor<4x2x!quant.uniform<i8:f32:1, {0.25, 2.0}>>) -> tensor<3x2x!quant.uniform<i32:f32:1, {0.125, 1.0}>>
    %v10 = "stablehlo.constant"() <{value = dense<[[-192, -166], [-80, -70], [32, 26]]> : tensor<3x2xi32>}> : () -> tensor<3x2x!quant.uniform<i32:f32:1, {0.125, 1.0}>>
    stablehlo.custom_call @check.expect_eq(%v3, %v4) {has_side_effect = true} : (tensor<3x2x!quant.uniform<i32:f32, 0.125>>, tensor<3x2x!quant.uniform<i32:f32, 0.125>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v7, %v8) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
    stablehlo.custom_call @check.expect_eq(%v9, %v10) {has_side_effect = true} : (tensor<3x2x!quant.uniform<i32:f32:1, {0.125, 1.0}>>, tensor<3x2x!quant.uniform<i32:f32:1, {0.125, 1.0}>>) -> ()
    return
  }
}

// -----

// What moves elements does nothing else.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[[0, 20, 40, 60], [80, 100, 120, 140], [160, 180, 200, 220]]> : tensor<3x4xui8>}> : () -> tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>
    %v2 = "stablehlo.reshape"(%v1)  : (tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>) -> tensor<2x6x!quant.uniform<u8:f32, 0.5:100>>
    %v3 = "stablehlo.constant"() <{value = dense<[[0, 20, 40, 60, 80, 100], [120, 140, 160, 180, 200, 220]]> : tensor<2x6xui8>}> : () -> tensor<2x6x!quant.uniform<u8:f32, 0.5:100>>
    %v4 = "stablehlo.slice"(%v1) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 3, 4>, strides = array<i64: 1, 2>}> : (tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>) -> tensor<2x2x!quant.uniform<u8:f32, 0.5:100>>
    %v5 = "stablehlo.constant"() <{value = dense<[[80, 120], [160, 200]]> : tensor<2x2xui8>}> : () -> tensor<2x2x!quant.uniform<u8:f32, 0.5:100>>
    %v6 = "stablehlo.concatenate"(%v1, %v1) <{dimension = 0 : i64}> : (tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>, tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>) -> tensor<6x4x!quant.uniform<u8:f32, 0.5:100>>
    %v7 = "stablehlo.constant"() <{value = dense<[[0, 20, 40, 60], [80, 100, 120, 140], [160, 180, 200, 220], [0, 20, 40, 60], [80, 100, 120, 140], [160, 180, 200, 220]]> : tensor<6x4xui8>}> : () -> tensor<6x4x!quant.uniform<u8:f32, 0.5:100>>
    %v8 = "stablehlo.reverse"(%v1) <{dimensions = array<i64: 1>}> : (tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>) -> tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>
    %v9 = "stablehlo.constant"() <{value = dense<[[60, 40, 20, 0], [140, 120, 100, 80], [220, 200, 180, 160]]> : tensor<3x4xui8>}> : () -> tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>
    %v10 = "stablehlo.constant"() <{value = dense<7> : tensor<ui8>}> : () -> tensor<!quant.uniform<u8:f32, 0.5:100>>
    %v11 = "stablehlo.pad"(%v1, %v10) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>, tensor<!quant.uniform<u8:f32, 0.5:100>>) -> tensor<4x5x!quant.uniform<u8:f32, 0.5:100>>
    %v12 = "stablehlo.constant"() <{value = dense<[[7, 7, 7, 7, 7], [0, 20, 40, 60, 7], [80, 100, 120, 140, 7], [160, 180, 200, 220, 7]]> : tensor<4x5xui8>}> : () -> tensor<4x5x!quant.uniform<u8:f32, 0.5:100>>
    %v13 = "stablehlo.broadcast_in_dim"(%v1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>) -> tensor<2x3x4x!quant.uniform<u8:f32, 0.5:100>>
    %v14 = "stablehlo.constant"() <{value = dense<[[[0, 20, 40, 60], [80, 100, 120, 140], [160, 180, 200, 220]], [[0, 20, 40, 60], [80, 100, 120, 140], [160, 180, 200, 220]]]> : tensor<2x3x4xui8>}> : () -> tensor<2x3x4x!quant.uniform<u8:f32, 0.5:100>>
    %v15 = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi64>
    %v16 = "stablehlo.gather"(%v1, %v15) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>, tensor<2x1xi64>) -> tensor<2x4x!quant.uniform<u8:f32, 0.5:100>>
    %v17 = "stablehlo.constant"() <{value = dense<[[80, 100, 120, 140], [160, 180, 200, 220]]> : tensor<2x4xui8>}> : () -> tensor<2x4x!quant.uniform<u8:f32, 0.5:100>>
    stablehlo.custom_call @check.expect_eq(%v2, %v3) {has_side_effect = true} : (tensor<2x6x!quant.uniform<u8:f32, 0.5:100>>, tensor<2x6x!quant.uniform<u8:f32, 0.5:100>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v4, %v5) {has_side_effect = true} : (tensor<2x2x!quant.uniform<u8:f32, 0.5:100>>, tensor<2x2x!quant.uniform<u8:f32, 0.5:100>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v6, %v7) {has_side_effect = true} : (tensor<6x4x!quant.uniform<u8:f32, 0.5:100>>, tensor<6x4x!quant.uniform<u8:f32, 0.5:100>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v8, %v9) {has_side_effect = true} : (tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>, tensor<3x4x!quant.uniform<u8:f32, 0.5:100>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v11, %v12) {has_side_effect = true} : (tensor<4x5x!quant.uniform<u8:f32, 0.5:100>>, tensor<4x5x!quant.uniform<u8:f32, 0.5:100>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v13, %v14) {has_side_effect = true} : (tensor<2x3x4x!quant.uniform<u8:f32, 0.5:100>>, tensor<2x3x4x!quant.uniform<u8:f32, 0.5:100>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v16, %v17) {has_side_effect = true} : (tensor<2x4x!quant.uniform<u8:f32, 0.5:100>>, tensor<2x4x!quant.uniform<u8:f32, 0.5:100>>) -> ()
    return
  }
}

// -----

// Regions that compute with quantized elements, step by step.
module {
  func.func public @main() -> () {
    %v1 = "stablehlo.constant"() <{value = dense<[[3, -9, 4], [0, 20, -30]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>
    %v2 = "stablehlo.constant"() <{value = dense<-2> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 0.5:-2>>
    %v3 = "stablehlo.reduce"(%v1, %v2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%l: tensor<!quant.uniform<i8:f32, 0.5:-2>>, %r: tensor<!quant.uniform<i8:f32, 0.5:-2>>):
      %s = stablehlo.add %l, %r : tensor<!quant.uniform<i8:f32, 0.5:-2>>
      stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:-2>>
    }) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>, tensor<!quant.uniform<i8:f32, 0.5:-2>>) -> tensor<2x!quant.uniform<i8:f32, 0.5:-2>>
    %v4 = "stablehlo.constant"() <{value = dense<[2, -6]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:-2>>
    %v5 = "stablehlo.sort"(%v1) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%l: tensor<!quant.uniform<i8:f32, 0.5:-2>>, %r: tensor<!quant.uniform<i8:f32, 0.5:-2>>):
      %s = "stablehlo.compare"(%l, %r) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<!quant.uniform<i8:f32, 0.5:-2>>, tensor<!quant.uniform<i8:f32, 0.5:-2>>) -> tensor<i1>
      stablehlo.return %s : tensor<i1>
    }) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>
    %v6 = "stablehlo.constant"() <{value = dense<[[4, 3, -9], [20, 0, -30]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>
    %v7 = "stablehlo.map"(%v1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%l: tensor<!quant.uniform<i8:f32, 0.5:-2>>):
      %s = stablehlo.negate %l : tensor<!quant.uniform<i8:f32, 0.5:-2>>
      stablehlo.return %s : tensor<!quant.uniform<i8:f32, 0.5:-2>>
    }) : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>
    %v8 = "stablehlo.constant"() <{value = dense<[[-7, 5, -8], [-4, -24, 26]]> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>
    stablehlo.custom_call @check.expect_eq(%v3, %v4) {has_side_effect = true} : (tensor<2x!quant.uniform<i8:f32, 0.5:-2>>, tensor<2x!quant.uniform<i8:f32, 0.5:-2>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v5, %v6) {has_side_effect = true} : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>, tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>) -> ()
    stablehlo.custom_call @check.expect_eq(%v7, %v8) {has_side_effect = true} : (tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>, tensor<2x3x!quant.uniform<i8:f32, 0.5:-2>>) -> ()
    return
  }
}
