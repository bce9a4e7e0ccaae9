// _asin_acos_kernel of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
  %1 = "chlo._asin_acos_kernel"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
  %2 = "stablehlo.real"(%1) : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
  %3 = stablehlo.constant dense<[-3.5, -3.5, -3.5, -3.5, -3.5, -1.0, -1.0, -1.0, -1.0, -1.0, -0.75, -0.75, -0.75, -0.75, -0.75, 0.5, 0.5, 0.5, 0.5, 0.5, 1.25, 1.25, 1.25, 1.25, 1.25, 4.0, 4.0, 4.0, 4.0, 4.0]> : tensor<30xf32>
  %4 = stablehlo.atan2 %3, %2 : tensor<30xf32>
  %5 = stablehlo.constant dense<"0x960670BF6623B6BF938ABFBF7219A4BF73B959BFDD80B7BE315A65BFD9768ABFAB8E2ABF3A7E9DBEAFC18BBEEBA42EBFDB0F49BF6FCC03BF24136FBEB86F3C3E0A91E73E7069003FADE9B23ED0C5203E7803E13EEFD4873F6794A23FFF324C3F5AF1C13EDF3F803F10A3B83FE9CFC03F70C8A83FF0E86A3F"> : tensor<30xf32>
  stablehlo.custom_call @check.expect_close(%4, %5) {max_ulp_difference = 4 : i64} : (tensor<30xf32>, tensor<30xf32>) -> ()
  %6 = "stablehlo.imag"(%1) : (tensor<30xcomplex<f32>>) -> tensor<30xf32>
  %7 = stablehlo.constant dense<"0xC076094044D8F73F0FC0F63FB004FC3F00100E4099AEDA3F909C3B3FAC81023FDCD7873FD89CEE3F3157D73FC5381B3F1872B13E1E9D7B3F111BEC3F24DFD43FDCD7073F2513903E0E176D3FD243EA3F2FCADE3FE51D663F6C4E443FD103943F9BB8F13F3A540F40039B044085320440A32E0640CB311340"> : tensor<30xf32>
  stablehlo.custom_call @check.expect_close(%6, %7) {max_ulp_difference = 4 : i64} : (tensor<30xf32>, tensor<30xf32>) -> ()
  return
}
// -----
// _asin_acos_kernel of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
  %1 = "chlo._asin_acos_kernel"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
  %2 = "stablehlo.real"(%1) : (tensor<30xcomplex<f64>>) -> tensor<30xf64>
  %3 = stablehlo.constant dense<[-3.5, -3.5, -3.5, -3.5, -3.5, -1.0, -1.0, -1.0, -1.0, -1.0, -0.75, -0.75, -0.75, -0.75, -0.75, 0.5, 0.5, 0.5, 0.5, 0.5, 1.25, 1.25, 1.25, 1.25, 1.25, 4.0, 4.0, 4.0, 4.0, 4.0]> : tensor<30xf64>
  %4 = stablehlo.atan2 %3, %2 : tensor<30xf64>
  %5 = stablehlo.constant dense<"0xDA290DC5D200EEBFB824B6C66CC4F6BFDE35286952F1F7BF46BD0A302E83F4BF7AB390512E37EBBF8811A9A71BF0D6BFDB15812A46ABECBF6D3D772EDB4EF1BFED8CBB5BD551E5BF6F56B737C7AFD3BF83E0B7D03578D1BF393C2C699DD4E5BF182D4454FB21E9BF49BD65ED8D79E0BF1AAF0E7764E2CDBF02F48206F78DC73F44CDCC4C21F2DC3F8E7986022E0DE03FE4A9BAA8355DD63FC359F8FFB918C43FF1EBEBF16E20DC3F6DBDBBEE9DFAF03FA2D7EEE98C52F43F2CB700D05F86E93F851A5C352B3ED83F996C64E7FB07F03FAE18ECFF6114F73FB9C07D21FD19F83F2F98B10D0E19F53F9DE5EC041E5DED3F"> : tensor<30xf64>
  stablehlo.custom_call @check.expect_close(%4, %5) {max_ulp_difference = 4 : i64} : (tensor<30xf64>, tensor<30xf64>) -> ()
  %6 = "stablehlo.imag"(%1) : (tensor<30xcomplex<f64>>) -> tensor<30xf64>
  %7 = stablehlo.constant dense<"0x0B92F4F9D72E0140EEC8808108FBFE3F10424ED301D8FE3F633A6C009680FF3FC03B8EF6FFC10140D200B31CD355FB3F69BDDDF09173E73F3624D9853550E03F7F142F8FFBFAF03F48E7290E9BD3FD3FBD1A011BE6EAFA3F7AF65DA81867E33FEF39FAFE422ED63FD63B6FB0A373EF3FDA9E45226283FD3F84009787E49BFA3F7F142F8FFBFAE03F8F00B39A6402D23FBB9E2CBDE1A2ED3F2ECD984D7A48FD3FDF63FCDE45D9FB3F84309792BCC3EC3F269C698BCD89E83F99933C1C7A80F23F7948856E1337FE3F9DDFE24A87EA014041C8B0646093004030B567A650860040D4B8075DD4C500405980295539660240"> : tensor<30xf64>
  stablehlo.custom_call @check.expect_close(%6, %7) {max_ulp_difference = 4 : i64} : (tensor<30xf64>, tensor<30xf64>) -> ()
  return
}
