// Written by make.py.
module {
  func.func public @main() -> (tensor<5x4xi32>) {
    %v1 = stablehlo.constant dense<[0x5D5E0B6B, 0xDD5E0B6B, 0x5FD02AB5, 0x7149F2CA, 0xFF61B1E6]> : tensor<5xf32>
    %v2_0 = chlo.asinh %v1 : tensor<5xf32> -> tensor<5xf32>
    %v3 = stablehlo.constant dense<[0x42288F08, 0xC2288F08, 0x423629DB, 0x428B8A99, 0xC2B2947A]> : tensor<5xf32>
    stablehlo.custom_call @check.expect_close(%v2_0, %v3) {max_ulp_difference = 4 : i64, has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    %v4 = stablehlo.constant dense<[0x43ABC16D674EC800, 0xC3ABC16D674EC800, 0x43FA055690D9DB80, 0x46293E5939A08CEA, 0xC7EC363CBF21F28A, 0x5FB317E5EF3AB327, 0x601DD55745CBB7ED, 0x6974E718D7D7625A, 0xFE37E43C8800759C]> : tensor<9xf64>
    %v5_0 = chlo.asinh %v4 : tensor<9xf64> -> tensor<9xf64>
    %v6 = stablehlo.constant dense<[0x404511E0FF27E8A0, 0xC04511E0FF27E8A0, 0x4046C53B6EB8A60A, 0x4051715325F7F438, 0xC056528F3ECFFD8A, 0x40760FD193DE3CD1, 0x407659805ACD1225, 0x407CD35CD6CAD20F, 0xC0859BBFD8B83E44]> : tensor<9xf64>
    stablehlo.custom_call @check.expect_close(%v5_0, %v6) {max_ulp_difference = 4 : i64, has_side_effect = true} : (tensor<9xf64>, tensor<9xf64>) -> ()
    %v7 = stablehlo.constant dense<[0x5D5E0B6B, 0x5FD02AB5, 0x7149F2CA, 0x7F61B1E6]> : tensor<4xf32>
    %v8_0 = chlo.acosh %v7 : tensor<4xf32> -> tensor<4xf32>
    %v9 = stablehlo.constant dense<[0x42288F08, 0x423629DB, 0x428B8A99, 0x42B2947A]> : tensor<4xf32>
    stablehlo.custom_call @check.expect_close(%v8_0, %v9) {max_ulp_difference = 4 : i64, has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
    %v10 = stablehlo.constant dense<[0x43ABC16D674EC800, 0x43FA055690D9DB80, 0x46293E5939A08CEA, 0x47EC363CBF21F28A, 0x5FB317E5EF3AB327, 0x601DD55745CBB7ED, 0x6974E718D7D7625A, 0x7E37E43C8800759C]> : tensor<8xf64>
    %v11_0 = chlo.acosh %v10 : tensor<8xf64> -> tensor<8xf64>
    %v12 = stablehlo.constant dense<[0x404511E0FF27E8A0, 0x4046C53B6EB8A60A, 0x4051715325F7F438, 0x4056528F3ECFFD8A, 0x40760FD193DE3CD1, 0x407659805ACD1225, 0x407CD35CD6CAD20F, 0x40859BBFD8B83E44]> : tensor<8xf64>
    stablehlo.custom_call @check.expect_close(%v11_0, %v12) {max_ulp_difference = 4 : i64, has_side_effect = true} : (tensor<8xf64>, tensor<8xf64>) -> ()
    %v13 = stablehlo.constant dense<[0x3F000000, 0x3F700000, 0x3F800000, 0x3F880000, 0x40800000, 0x40F00000, 0x40FF0000, 0x41000000, 0x41008000, 0x41100000]> : tensor<10xf32>
    %v14_0 = chlo.erfc %v13 : tensor<10xf32> -> tensor<10xf32>
    %v15 = stablehlo.constant dense<[0x3EF5810A, 0x3E3D55CC, 0x3E21130B, 0x3E0821E1, 0x32846EE9, 0x15097E36, 0x0FBC361F, 0x0F63A7E2, 0x0F096AAE, 0x030CC6A1]> : tensor<10xf32>
    stablehlo.custom_call @check.expect_close(%v14_0, %v15) {max_ulp_difference = 64 : i64, has_side_effect = true} : (tensor<10xf32>, tensor<10xf32>) -> ()
    %v16 = stablehlo.constant dense<[0x3FE0000000000000, 0x3FEE000000000000, 0x3FF0000000000000, 0x3FF1000000000000, 0x4010000000000000, 0x401E000000000000, 0x401FE00000000000, 0x4020000000000000, 0x4020100000000000, 0x4022000000000000]> : tensor<10xf64>
    %v17_0 = chlo.erfc %v16 : tensor<10xf64> -> tensor<10xf64>
    %v18 = stablehlo.constant dense<[0x3FDEB02147CE245C, 0x3FC7AAB97A554544, 0x3FC4226162FBDDD5, 0x3FC1043C1086777D, 0x3E508DDD13BD35E7, 0x3AA12FC6CDAFD10D, 0x39F786C3DCA158C4, 0x39EC74FC41217DFB, 0x39E12D55C1E73C65, 0x386198D422BE3F8C]> : tensor<10xf64>
    stablehlo.custom_call @check.expect_close(%v17_0, %v18) {max_ulp_difference = 64 : i64, has_side_effect = true} : (tensor<10xf64>, tensor<10xf64>) -> ()
    %v19 = stablehlo.constant dense<[0x4024000000000000, 0x402B000000000000, 0x4034000000000000, 0x4039000000000000, 0x403A000000000000]> : tensor<5xf64>
    %v20_0 = chlo.erfc %v19 : tensor<5xf64> -> tensor<5xf64>
    %v21 = stablehlo.constant dense<[0x36A7D8A7F2A8A2D0, 0x2F3661C59F17FAE0, 0x1B8B54F244DF93DF, 0x073CBCB3935E8707, 0x02A284BFE1CDEA24]> : tensor<5xf64>
    stablehlo.custom_call @check.expect_close(%v20_0, %v21) {max_ulp_difference = 64 : i64, has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
    %v22 = stablehlo.constant dense<[0xBF800000, 0xC0000000, 0xC0400000, 0xC0800000, 0xC2480000]> : tensor<5xf32>
    %v23_0 = chlo.digamma %v22 : tensor<5xf32> -> tensor<5xf32>
    %v24 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<5xf32>
    stablehlo.custom_call @check.expect_close(%v23_0, %v24) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
    %v25 = stablehlo.constant dense<[0xBFF0000000000000, 0xC000000000000000, 0xC008000000000000, 0xC010000000000000, 0xC049000000000000]> : tensor<5xf64>
    %v26_0 = chlo.digamma %v25 : tensor<5xf64> -> tensor<5xf64>
    %v27 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<5xf64>
    stablehlo.custom_call @check.expect_close(%v26_0, %v27) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
    %v28 = stablehlo.constant dense<[0xC3160000, 0xC1F40000, 0xC1080000, 0xC1000000, 0xC0FF0000, 0xC0E80000, 0xC0800000, 0xC0000000, 0xBF400000, 0x3D000000, 0x3E800000, 0x3F500000, 0x3F800000, 0x40600000, 0x40A80000, 0x40D00000, 0x40E00000, 0x40F80000, 0x40FF0000, 0x41000000, 0x41008000, 0x41100000, 0x41400000, 0x42200000, 0x43160000, 0x447A0000]> : tensor<26xf32>
    %v29_0 = chlo.bessel_i1e %v28 : tensor<26xf32> -> tensor<26xf32>
    %v30 = stablehlo.constant dense<[0xBD051639, 0xBD921A77, 0xBE05AEBB, 0xBE095CA6, 0xBE099A12, 0xBE0F7B3B, 0xBE370A76, 0xBE5C6F8D, 0xBE4271F2, 0x3C78276C, 0x3DC8EF46, 0x3E4841B8, 0x3E54E678, 0x3E3FE5C8, 0x3E249C7D, 0x3E167716, 0x3E11B445, 0x3E0B50FB, 0x3E099A12, 0x3E095CA6, 0x3E091F8B, 0x3E024744, 0x3DE44765, 0x3D7FED5E, 0x3D051639, 0x3C4E9E13]> : tensor<26xf32>
    stablehlo.custom_call @check.expect_close(%v29_0, %v30) {max_ulp_difference = 16 : i64, has_side_effect = true} : (tensor<26xf32>, tensor<26xf32>) -> ()
    %v31 = stablehlo.constant dense<[0xC062C00000000000, 0xC03E800000000000, 0xC021000000000000, 0xC020000000000000, 0xC01FE00000000000, 0xC01D000000000000, 0xC010000000000000, 0xC000000000000000, 0xBFE8000000000000, 0x3FA0000000000000, 0x3FD0000000000000, 0x3FEA000000000000, 0x3FF0000000000000, 0x400C000000000000, 0x4015000000000000, 0x401A000000000000, 0x401C000000000000, 0x401F000000000000, 0x401FE00000000000, 0x4020000000000000, 0x4020100000000000, 0x4022000000000000, 0x4028000000000000, 0x4044000000000000, 0x4062C00000000000, 0x408F400000000000]> : tensor<26xf64>
    %v32_0 = chlo.bessel_i1e %v31 : tensor<26xf64> -> tensor<26xf64>
    %v33 = stablehlo.constant dense<[0xBFA0A2C720C0109C, 0xBFB2434EDC24540D, 0xBFC0B5D75D529544, 0xBFC12B94CAD917C6, 0xBFC1334240D39F78, 0xBFC1EF67543D9B26, 0xBFC6E14EB8E5D319, 0xBFCB8DF1AE942419, 0xBFC84E3E4313B4F7, 0x3F8F04ED8CC9B758, 0x3FB91DE8C3946CF7, 0x3FC90836FB6BD3D8, 0x3FCA9CCEF9365F00, 0x3FC7FCB8F164007D, 0x3FC4938F97470406, 0x3FC2CEE2B2F377F2, 0x3FC236889CD346AD, 0x3FC16A1F58B7064A, 0x3FC1334240D39F78, 0x3FC12B94CAD917C6, 0x3FC123F153780AD4, 0x3FC048E8849E9048, 0x3FBC88ECA01F7548, 0x3FAFFDABB4E96CE8, 0x3FA0A2C720C0109C, 0x3F89D3C26834858B]> : tensor<26xf64>
    stablehlo.custom_call @check.expect_close(%v32_0, %v33) {max_ulp_difference = 16 : i64, has_side_effect = true} : (tensor<26xf64>, tensor<26xf64>) -> ()
    %v34 = stablehlo.constant dense<[(0x3F800000, 0x1C800000), (0x3F800000, 0x9C800000), (0x3F800000, 0x21800000), (0x3F800000, 0xA1800000), (0x3F800000, 0x30800000), (0x3F800000, 0xB0800000), (0x3F800000, 0x3A800000), (0x3F800000, 0xBA800000), (0xBF800000, 0x1C800000), (0xBF800000, 0x9C800000), (0xBF800000, 0x21800000), (0xBF800000, 0xA1800000), (0xBF800000, 0x30800000), (0xBF800000, 0xB0800000), (0xBF800000, 0x3A800000), (0xBF800000, 0xBA800000)]> : tensor<16xcomplex<f32>>
    %v35_0 = chlo.atanh %v34 : tensor<16xcomplex<f32>> -> tensor<16xcomplex<f32>>
    %v36 = stablehlo.constant dense<[(0x41C4DA93, 0x3F490FDB), (0x41C4DA93, 0xBF490FDB), (0x41A920BF, 0x3F490FDB), (0x41A920BF, 0xBF490FDB), (0x412BE687, 0x3F490FDB), (0x412BE687, 0xBF490FDB), (0x4073FCE1, 0x3F491FDB), (0x4073FCE1, 0xBF491FDB), (0xC1C4DA93, 0x3F490FDB), (0xC1C4DA93, 0xBF490FDB), (0xC1A920BF, 0x3F490FDB), (0xC1A920BF, 0xBF490FDB), (0xC12BE687, 0x3F490FDB), (0xC12BE687, 0xBF490FDB), (0xC073FCE1, 0x3F491FDB), (0xC073FCE1, 0xBF491FDB)]> : tensor<16xcomplex<f32>>
    stablehlo.custom_call @check.expect_close(%v35_0, %v36) {max_ulp_difference = 16 : i64, has_side_effect = true} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
    %v37 = stablehlo.constant dense<[(0x3FF0000000000000, 0x1A70000000000000), (0x3FF0000000000000, 0x9A70000000000000), (0x3FF0000000000000, 0x20B0000000000000), (0x3FF0000000000000, 0xA0B0000000000000), (0x3FF0000000000000, 0x3370000000000000), (0x3FF0000000000000, 0xB370000000000000), (0x3FF0000000000000, 0x3E10000000000000), (0x3FF0000000000000, 0xBE10000000000000), (0xBFF0000000000000, 0x1A70000000000000), (0xBFF0000000000000, 0x9A70000000000000), (0xBFF0000000000000, 0x20B0000000000000), (0xBFF0000000000000, 0xA0B0000000000000), (0xBFF0000000000000, 0x3370000000000000), (0xBFF0000000000000, 0xB370000000000000), (0xBFF0000000000000, 0x3E10000000000000), (0xBFF0000000000000, 0xBE10000000000000)]> : tensor<16xcomplex<f64>>
    %v38_0 = chlo.atanh %v37 : tensor<16xcomplex<f64>> -> tensor<16xcomplex<f64>>
    %v39 = stablehlo.constant dense<[(0x406A094DA44CB901, 0x3FE921FB54442D18), (0x406A094DA44CB901, 0xBFE921FB54442D18), (0x4065B4448E7FD9B1, 0x3FE921FB54442D18), (0x4065B4448E7FD9B1, 0xBFE921FB54442D18), (0x40516A529A32777D, 0x3FE921FB54442D18), (0x40516A529A32777D, 0xBFE921FB54442D18), (0x40257CD0E7026820, 0x3FE921FB54642D18), (0x40257CD0E7026820, 0xBFE921FB54642D18), (0xC06A094DA44CB901, 0x3FE921FB54442D18), (0xC06A094DA44CB901, 0xBFE921FB54442D18), (0xC065B4448E7FD9B1, 0x3FE921FB54442D18), (0xC065B4448E7FD9B1, 0xBFE921FB54442D18), (0xC0516A529A32777D, 0x3FE921FB54442D18), (0xC0516A529A32777D, 0xBFE921FB54442D18), (0xC0257CD0E7026820, 0x3FE921FB54642D18), (0xC0257CD0E7026820, 0xBFE921FB54642D18)]> : tensor<16xcomplex<f64>>
    stablehlo.custom_call @check.expect_close(%v38_0, %v39) {max_ulp_difference = 16 : i64, has_side_effect = true} : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
    %v40 = stablehlo.constant dense<[[0x7FC00000, 0x3F800000, 0x40000000, 0x40400000, 0x7FC00000], [0x3F800000, 0x40000000, 0x7FC00000, 0x7FC00000, 0x40400000], [0x40A00000, 0x40800000, 0x40400000, 0x40000000, 0x7FC00000], [0x7FC00000, 0x7F800000, 0xFF800000, 0x3F000000, 0x7FC00000], [0x7F800000, 0x40400000, 0x7FC00000, 0x41100000, 0x3F800000]]> : tensor<5x5xf32>
    %v41_0, %v41_1 = chlo.top_k(%v40, k = 4) : tensor<5x5xf32> -> (tensor<5x4xf32>, tensor<5x4xi32>)
    %v42 = stablehlo.constant dense<[[0x7FC00000, 0x7FC00000, 0x40400000, 0x40000000], [0x7FC00000, 0x7FC00000, 0x40400000, 0x40000000], [0x7FC00000, 0x40A00000, 0x40800000, 0x40400000], [0x7FC00000, 0x7FC00000, 0x7F800000, 0x3F000000], [0x7FC00000, 0x7F800000, 0x41100000, 0x40400000]]> : tensor<5x4xf32>
    stablehlo.custom_call @check.expect_eq(%v41_0, %v42) {has_side_effect = true} : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
    %v43 = stablehlo.constant dense<[[0, 4, 3, 2], [2, 3, 4, 1], [4, 0, 1, 2], [0, 4, 1, 3], [2, 0, 3, 1]]> : tensor<5x4xi32>
    stablehlo.custom_call @check.expect_eq(%v41_1, %v43) {has_side_effect = true} : (tensor<5x4xi32>, tensor<5x4xi32>) -> ()
    return %v41_1 : tensor<5x4xi32>
  }
}
