// uniform_dequantize to f4E2M1FN
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-5, -3, 0, 1, 2, 5, 6]> : tensor<7xi8>}> : () -> tensor<7x!quant.uniform<i8<-6:6>:f4E2M1FN, 0.5:1>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<7x!quant.uniform<i8<-6:6>:f4E2M1FN, 0.5:1>>) -> tensor<7xf4E2M1FN>
  %2 = stablehlo.constant dense<[-3.0, -2.0, -0.5, 0.0, 0.5, 2.0, 2.0]> : tensor<7xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf4E2M1FN>, tensor<7xf4E2M1FN>) -> ()
  return
}
// -----
// uniform_dequantize to f6E2M3FN
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<[-7, -5, -3, -1, 0, 2, 5]> : tensor<7xi8>}> : () -> tensor<7x!quant.uniform<i8<-7:7>:f6E2M3FN, 0.5:-1>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<7x!quant.uniform<i8<-7:7>:f6E2M3FN, 0.5:-1>>) -> tensor<7xf6E2M3FN>
  %2 = stablehlo.constant dense<[-3.0, -2.0, -1.0, 0.0, 0.5, 1.5, 3.0]> : tensor<7xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf6E2M3FN>, tensor<7xf6E2M3FN>) -> ()
  return
}
// -----
// uniform_dequantize to f6E3M2FN
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xE7E9ECEEF1F3F6F8FBFD00020305070A0C0F111416191B1C"> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8<-28:28>:f6E3M2FN, 2.0:3>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<24x!quant.uniform<i8<-28:28>:f6E3M2FN, 2.0:3>>) -> tensor<24xf6E3M2FN>
  %2 = stablehlo.constant dense<[-28.0, -28.0, -28.0, -28.0, -28.0, -28.0, -24.0, -24.0, -16.0, -12.0, -6.0, -2.0, 0.0, 4.0, 8.0, 14.0, 16.0, 24.0, 28.0, 28.0, 28.0, 28.0, 28.0, 28.0]> : tensor<24xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf6E3M2FN>, tensor<24xf6E3M2FN>) -> ()
  return
}
// -----
// uniform_dequantize to f8E3M4
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xF1F3F6F8FBFDFE000205070A0C"> : tensor<13xi8>}> : () -> tensor<13x!quant.uniform<i8<-15:15>:f8E3M4, 0.5:-2>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<13x!quant.uniform<i8<-15:15>:f8E3M4, 0.5:-2>>) -> tensor<13xf8E3M4>
  %2 = stablehlo.constant dense<"0xDAD6D0C8B8A00030404C52585C"> : tensor<13xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<13xf8E3M4>, tensor<13xf8E3M4>) -> ()
  return
}
// -----
// uniform_dequantize to f8E4M3
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x90929497999C9EA1A3A6A8ABADB0B2B5B7BABCBFC1C4C6C9CBCED0D3D5D8DADDDFE2E4E7E9ECEEF1F3F6F8FBFD00020405070A0C0F111416191B1E202325282A2D2F323437393C3E414346484B4D505255575A5C5F616466696B6E70"> : tensor<92xi8>}> : () -> tensor<92x!quant.uniform<i8<-112:112>:f8E4M3, 0.25:4>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<92x!quant.uniform<i8<-112:112>:f8E4M3, 0.25:4>>) -> tensor<92xf8E4M3>
  %2 = stablehlo.constant dense<"0xDEDEDEDEDDDDDDDCDCDCDCDBDBDADADADAD9D9D9D8D8D8D7D6D6D5D4D4D3D2D2D1D0D0CECECCCBCAC8C6C4C1BEB8B00028343C40434548494A4C4D4E5050515252535454555556565758585859595A5A5A5A5B5B5B5C5C5C5D5D5D5E"> : tensor<92xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<92xf8E4M3>, tensor<92xf8E4M3>) -> ()
  return
}
// -----
// uniform_dequantize to f8E4M3FN
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x90929497999C9EA1A3A6A8ABADB0B2B5B7BABCBFC1C4C6C9CBCED0D3D5D8DADDDFE2E4E7E9ECEEF1F3F6F8FBFD00020405070A0C0F111416191B1E202325282A2D2F323437393C3E414346484B4D505255575A5C5F616466696B6E70"> : tensor<92xi8>}> : () -> tensor<92x!quant.uniform<i8<-112:112>:f8E4M3FN, 0.25:4>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<92x!quant.uniform<i8<-112:112>:f8E4M3FN, 0.25:4>>) -> tensor<92xf8E4M3FN>
  %2 = stablehlo.constant dense<"0xDEDEDEDEDDDDDDDCDCDCDCDBDBDADADADAD9D9D9D8D8D8D7D6D6D5D4D4D3D2D2D1D0D0CECECCCBCAC8C6C4C1BEB8B00028343C40434548494A4C4D4E5050515252535454555556565758585859595A5A5A5A5B5B5B5C5C5C5D5D5D5E"> : tensor<92xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<92xf8E4M3FN>, tensor<92xf8E4M3FN>) -> ()
  return
}
// -----
// uniform_dequantize to f8E4M3FNUZ
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x90929497999C9EA1A3A6A8ABADB0B2B5B7BABCBFC1C4C6C9CBCED0D3D5D8DADDDFE2E4E7E9ECEEF1F3F6F8FBFD00020405070A0C0F111416191B1E202325282A2D2F323437393C3E414346484B4D505255575A5C5F616466696B6E70"> : tensor<92xi8>}> : () -> tensor<92x!quant.uniform<i8<-112:112>:f8E4M3FNUZ, 0.25:4>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<92x!quant.uniform<i8<-112:112>:f8E4M3FNUZ, 0.25:4>>) -> tensor<92xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<"0xE6E6E6E6E5E5E5E4E4E4E4E3E3E2E2E2E2E1E1E1E0E0E0DFDEDEDDDCDCDBDADAD9D8D8D6D6D4D3D2D0CECCC9C6C0B800303C44484B4D5051525455565858595A5A5B5C5C5D5D5E5E5F60606061616262626263636364646465656566"> : tensor<92xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<92xf8E4M3FNUZ>, tensor<92xf8E4M3FNUZ>) -> ()
  return
}
// -----
// uniform_dequantize to f8E4M3B11FNUZ
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0xE4E7E9ECEEF1F3F6F8FBFD000205070A0C0F111416191B1C"> : tensor<24xi8>}> : () -> tensor<24x!quant.uniform<i8<-28:28>:f8E4M3B11FNUZ, 0.5:2>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<24x!quant.uniform<i8<-28:28>:f8E4M3B11FNUZ, 0.5:2>>) -> tensor<24xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<"0xF7F6F4F3F2F0EFECEAE6E2D8005C62686A6D6F7172747475"> : tensor<24xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// uniform_dequantize to f8E5M2
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x90929497999C9EA1A3A6A8ABADB0B2B5B7BABCBFC1C4C6C9CBCED0D3D5D8DADDDFE2E4E7E9ECEEF1F3F6F8FBFD00020405070A0C0F111416191B1E202325282A2D2F323437393C3E414346484B4D505255575A5C5F616466696B6E70"> : tensor<92xi8>}> : () -> tensor<92x!quant.uniform<i8<-112:112>:f8E5M2, 0.25:4>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<92x!quant.uniform<i8<-112:112>:f8E5M2, 0.25:4>>) -> tensor<92xf8E5M2>
  %2 = stablehlo.constant dense<"0xCFCFCFCFCFCECECECECECECECDCDCDCDCDCDCCCCCCCCCCCBCBCBCACACACAC9C9C9C8C8C7C7C6C6C5C4C3C2C0BFBCB800343A3E4042424444454646474848484949494A4A4A4B4B4B4C4C4C4C4C4D4D4D4D4D4D4E4E4E4E4E4E4E4F4F"> : tensor<92xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<92xf8E5M2>, tensor<92xf8E5M2>) -> ()
  return
}
// -----
// uniform_dequantize to f8E5M2FNUZ
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x90929497999C9EA1A3A6A8ABADB0B2B5B7BABCBFC1C4C6C9CBCED0D3D5D8DADDDFE2E4E7E9ECEEF1F3F6F8FBFD00020405070A0C0F111416191B1E202325282A2D2F323437393C3E414346484B4D505255575A5C5F616466696B6E70"> : tensor<92xi8>}> : () -> tensor<92x!quant.uniform<i8<-112:112>:f8E5M2FNUZ, 0.25:4>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<92x!quant.uniform<i8<-112:112>:f8E5M2FNUZ, 0.25:4>>) -> tensor<92xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0xD3D3D3D3D3D2D2D2D2D2D2D2D1D1D1D1D1D1D0D0D0D0D0CFCFCFCECECECECDCDCDCCCCCBCBCACAC9C8C7C6C4C3C0BC00383E424446464848494A4A4B4C4C4C4D4D4D4E4E4E4F4F4F5050505050515151515151525252525252525353"> : tensor<92xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<92xf8E5M2FNUZ>, tensor<92xf8E5M2FNUZ>) -> ()
  return
}
// -----
// uniform_dequantize to f8E8M0FNU
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x0205070A0C0F111416191B1E202325282A2D2F323437393C3E40"> : tensor<26xui8>}> : () -> tensor<26x!quant.uniform<u8<1:64>:f8E8M0FNU, 0.5:1>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<26x!quant.uniform<u8<1:64>:f8E8M0FNU, 0.5:1>>) -> tensor<26xf8E8M0FNU>
  %2 = stablehlo.constant dense<"0x7E80818181828282828383838383838383838384848484848484"> : tensor<26xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<26xf8E8M0FNU>, tensor<26xf8E8M0FNU>) -> ()
  return
}
// -----
// uniform_dequantize to bf16
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x90929497999C9EA1A3A6A8ABADB0B2B5B7BABCBFC1C4C6C9CBCED0D3D5D8DADDDFE2E4E7E9ECEEF1F3F6F8FBFD00020405070A0C0F111416191B1E202325282A2D2F323437393C3E414346484B4D505255575A5C5F616466696B6E70"> : tensor<92xi8>}> : () -> tensor<92x!quant.uniform<i8<-112:112>:bf16, 0.25:4>>
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<92x!quant.uniform<i8<-112:112>:bf16, 0.25:4>>) -> tensor<92xbf16>
  %2 = stablehlo.constant dense<"0xE8C1E4C1E0C1DAC1D6C1D0C1CCC1C6C1C2C1BCC1B8C1B2C1AEC1A8C1A4C19EC19AC194C190C18AC186C180C178C16CC164C158C150C144C13CC130C128C11CC114C108C100C1E8C0D8C0C0C0B0C098C088C060C040C010C0E0BF80BF00BF0000803E403FC03F00403040504080409040A840B840D040E040F84004411041184124412C41384140414C4154416041684174417C41844188418E41924198419C41A241A641AC41B041B641BA41C041C441CA41CE41D441D841"> : tensor<92xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<92xbf16>, tensor<92xbf16>) -> ()
  return
}
