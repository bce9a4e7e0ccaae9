// log of f4E2M1FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0]> : tensor<7xf4E2M1FN>
    %1 = "stablehlo.log"(%0) : (tensor<7xf4E2M1FN>) -> tensor<7xf4E2M1FN>
    %2 = stablehlo.constant dense<[-0.5, 0.0, 0.5, 0.5, 1.0, 1.5, 2.0]> : tensor<7xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<7xf4E2M1FN>, tensor<7xf4E2M1FN>) -> ()
    return
  }
}
// -----
// log of f6E2M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, 1.125]> : tensor<17xf6E2M3FN>
    %1 = "stablehlo.log"(%0) : (tensor<17xf6E2M3FN>) -> tensor<17xf6E2M3FN>
    %2 = stablehlo.constant dense<[-2.0, -1.375, -1.0, -0.75, -0.25, 0.0, 0.25, 0.375, 0.5, 0.75, 0.875, 1.125, 1.25, 1.625, 2.0, 2.0, 0.125]> : tensor<17xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<17xf6E2M3FN>, tensor<17xf6E2M3FN>) -> ()
    return
  }
}
// -----
// log of f6E3M2FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, 0.875]> : tensor<19xf6E3M2FN>
    %1 = "stablehlo.log"(%0) : (tensor<19xf6E3M2FN>) -> tensor<19xf6E3M2FN>
    %2 = stablehlo.constant dense<[-2.0, -1.5, -1.0, -0.75, -0.3125, 0.0, 0.25, 0.375, 0.5, 0.75, 0.875, 1.0, 1.25, 1.5, 2.0, 2.5, 3.5, -3.0, -0.125]> : tensor<19xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<19xf6E3M2FN>, tensor<19xf6E3M2FN>) -> ()
    return
  }
}
// -----
// log of f8E3M4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
    %1 = "stablehlo.log"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
    %2 = stablehlo.constant dense<"0x78787878787878787878787878D1CCC1B6AFA68D000E1A22262D32343A3F4470467804788278F0F0707878"> : tensor<43xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
    return
  }
}
// -----
// log of f8E4M3
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
    %1 = "stablehlo.log"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
    %2 = stablehlo.constant dense<"0x7C7C7C7C7C7C7C7C7C7C7C7C7C7CC9C6C0BBB8B3A500262D313337393A3D404245494A4B7CC87CCC7C1F7C987CF8F8787C7C"> : tensor<50xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
    return
  }
}
// -----
// log of f8E4M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
    %1 = "stablehlo.log"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
    %2 = stablehlo.constant dense<"0x7F7F7F7F7F7F7F7F7F7F7F7F7F7FC9C6C0BBB8B3A500262D313337393A3D404245494A4C7FC87FCC7F1F7F987FFFFF7F"> : tensor<48xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
    return
  }
}
// -----
// log of f8E4M3FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
    %1 = "stablehlo.log"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
    %2 = stablehlo.constant dense<"0x8080808080808080808080808080D1CEC8C3C0BBAD002E35393B3F414245484A4D51525380D280D6802780A0808080"> : tensor<47xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
    return
  }
}
// -----
// log of f8E4M3B11FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
    %1 = "stablehlo.log"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
    %2 = stablehlo.constant dense<"0x8080808080808080808080808080E9E6E0DBD8D3C500464D515357595A5D6062658066EE80F1803F80B8808080"> : tensor<45xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
    return
  }
}
// -----
// log of f8E5M2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
    %1 = "stablehlo.log"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
    %2 = stablehlo.constant dense<"0x7E7E7E7E7E7E7E7E7E7E7E7E7E7EC4C3C0BEBCBAB5003336383A3B3C3D3E4041434445497EC97ECA7E7EB07EFCFC7C7E7E"> : tensor<49xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
    return
  }
}
// -----
// log of f8E5M2FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
    %1 = "stablehlo.log"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
    %2 = stablehlo.constant dense<"0x8080808080808080808080808080C8C7C4C2C0BEB900373A3C3E3F40414244454748494D80CD80CE8080B4808080"> : tensor<46xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
    return
  }
}
// -----
// log of f8E8M0FNU
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x80818283848586FEFF"> : tensor<9xf8E8M0FNU>
    %1 = "stablehlo.log"(%0) : (tensor<9xf8E8M0FNU>) -> tensor<9xf8E8M0FNU>
    %2 = stablehlo.constant dense<"0x7E7F808081818185FF"> : tensor<9xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
    return
  }
}
// -----
// log of bf16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
    %1 = "stablehlo.log"(%0) : (tensor<64xbf16>) -> tensor<64xbf16>
    %2 = stablehlo.constant dense<"0xC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07FC07F8EC05EC005C0B1BF7BBF31BF55BE0000643ED03E0F3F313F6B3F8D3FA03FCE3FF93F1F4055408B40A0405CBFC07FC07FC07F973EC07F963FC07FC07FC07FC07FC07F1BBFF33FB142C07FAFC2C07FB8C2C07FFF3BC07F80BBC07F80FF80FF807FC07FC07F"> : tensor<64xbf16>
    stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
    return
  }
}
// -----
// log of f16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
    %1 = "stablehlo.log"(%0) : (tensor<64xf16>) -> tensor<64xf16>
    %2 = stablehlo.constant dense<"0x007E007E007E007E007E007E007E007E007E007E007E007E007E007E72C4EEC229C08CBDD9BB8CB9A5B2000024337D367A388C39553B653C033D703EC93FF840AA425A440345007E007EC2B8013C007E007E007E007E007E5E4053404240007E32348C49007EDAC8007E29CC007EFF13007E0090007E00FC00FC007C007E007E"> : tensor<64xf16>
    stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<64xf16>, tensor<64xf16>) -> ()
    return
  }
}
// -----
// log of f32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F"> : tensor<64xf32>
    %1 = "stablehlo.log"(%0) : (tensor<64xf32>) -> tensor<64xf32>
    %2 = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F434A8EC09ECE5DC0921505C01872B1BFA0177BBF187231BF6A9F54BE00000000BE7F643E1F99CF3EFB420F3F1872313F08926A3F549F8C3F895AA03F1002CE3F9513F93FB6081F40D74255407A358B402057A040B28F393F21BF3FBE8B824DBF0AB2C53F0C50723F0000C07F0000C07F0000C07F1804AFBE4400D33F8FCEF53F5A780340DC7208402C7505BE1872B1420000C07F50ACAEC20000C07FD08ECEC20000C07FFFFFFF330000C07F000080B30000C07F000080FF000080FF0000807F0000C07F0000C07F"> : tensor<64xf32>
    stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf32>, tensor<64xf32>) -> ()
    return
  }
}
// -----
// log of f64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<64xf64>
    %1 = "stablehlo.log"(%0) : (tensor<64xf64>) -> tensor<64xf64>
    %2 = stablehlo.constant dense<"0x000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F2DF94E6048C911C06BC8B8BED3B90BC073AB3B3FB2A200C0EF39FAFE422EF6BFB8A79407F462EFBFEF39FAFE422EE6BFE3D98A3CED93CABF0000000000000000229A9AC7F78FCC3F4C98BFEC23F3D93FD040705E5FE8E13FEF39FAFE422EE63F78E0E0F04052ED3F0B03AD7AEA93F13F603DB52E510BF43F338DEDF741C0F93F575A32AE7222FF3F7D9ED3BC16E10340234A96D65AA80A40BCB16442AF6611409A4E81FAE30A14401C67E4297C51F43F0C59B4D55A84F63F000000000000F87F000000000000F87FF327CCE08113FB3FF56D45FDDC33FF3F8BB55EDF3F7700407AE50E985C1201407EA4763E01EEEA3F4EEB872A447BF53F896082FCC0ADFA3FD8C059868F6AE03F7E72A16322B3FF3F098BBD2EC58CF03FEF39FAFE422E8640000000000000F87FD2BC7ADD2B2386C0000000000000F87FC3716D44854387C0000000000000F87FFFFFFFFFFFFFAF3C000000000000F87F000000000000A0BC000000000000F87F000000000000F0FF000000000000F0FF000000000000F07F000000000000F87F000000000000F87F"> : tensor<64xf64>
    stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 2 : i64} : (tensor<64xf64>, tensor<64xf64>) -> ()
    return
  }
}
// -----
// log of complex<f32>
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f32>>
    %1 = "stablehlo.log"(%0) : (tensor<30xcomplex<f32>>) -> tensor<30xcomplex<f32>>
    %2 = stablehlo.constant dense<"0xC1BCBA3FB05D21C08AA5A13F03FB3FC0EBADA03F8D7F44403760A53F314037405A9BC33FB9B51B4075917D3F49C4F9BFBE7FE43D74632BC08651F83C206239401872B13EE4CB16408E5D933FFA3EF23FE699753F4F5EEEBF6A9FD4BD056E23C051A470BE4B783440BE7F643E0DB70D409A80903F516BE83F37976F3F99CBAFBF1872B1BEDB0F49BF20E214BF3863ED3EBE7FE43D0DB78D3F3B608E3F43ECB33F0091833F0DB78DBFBA3E983EBBD1C2BE7B94783E10224A3E49E4F03ED3BB2C3F2BDE963F5787963FC58CC63F5D000FBF1D70B23FD5ADFEBDF8B1B13FDEAA7F3D5E53B53FB0DB7A3E1002CE3F7DBC243F"> : tensor<30xcomplex<f32>>
    stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f32>>, tensor<30xcomplex<f32>>) -> ()
    return
  }
}
// -----
// log of complex<f64>
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0)]> : tensor<30xcomplex<f64>>
    %1 = "stablehlo.log"(%0) : (tensor<30xcomplex<f64>>) -> tensor<30xcomplex<f64>>
    %2 = stablehlo.constant dense<"0x41397C2E9857F73F80EB76F7B52B04C0B8FE2E38B134F43F8AC9FC6760FF07C0930D0E52BD15F43FDC775AAEF18F0840B31FA5E806ACF43F5EDB542806E806401C29743E6B73F83FA12D0514B77603404EC2A1982EB2EF3F880C1E2F8938FFBF229A9AC7F78FBC3FAEF597736E6C05C0A66211C0300A9F3F0A65B1F4432C0740EF39FAFE422ED63FD221337F7CD902401655B5BBB16BF23FD1D40D3DDF47FE3F3BE010CE3CB3EE3FDAD8CBEDC9CBFDBFE3D98A3CED93BABF3394C29EC06D04C0CE26271A8A14CEBF3C59DF5F098F0640229A9AC7F78FCC3F44BEEB92E1B601409548AD3D1310F23F34BD69136A0DFD3FAAFBE5D6E6F2ED3F5748251573F9F5BFEF39FAFE422ED6BF182D4454FB21E9BFABE60606449CE2BF4FBB610567ACDD3F229A9AC7F78FBC3F44BEEB92E1B6F13FC6AABD6E07CCF13FBD99BC63887DF63FDE19EAF41F72F03F44BEEB92E1B6F1BFBE104F33D707D33FC07D676B375AD8BFED06AF5F8F12CF3F0B26F7F84144C93F7AC9511A891CDE3F92EA03517A97E53FB3DE6857C5DBF23F956306D6EAD0F23FF5F8DFAF98D1F83FB4FEDEAB0BE0E1BFF335ABA7034EF63F6E2FAC9ABAD5BFBF32E6A2013F36F63FEAFD2CB75BF5AF3F7A7FFAC16BAAF63FDD802CF9755BCF3F338DEDF741C0F93FE19E26A38F97E43F"> : tensor<30xcomplex<f64>>
    stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<30xcomplex<f64>>, tensor<30xcomplex<f64>>) -> ()
    return
  }
}
// -----
// log of quantized numbers
module {
  func.func public @main() -> () {
    %0 = "stablehlo.constant"() <{value = dense<"0x040506080B11183D647F"> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:3>>
    %1 = "stablehlo.log"(%0) : (tensor<10x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<10x!quant.uniform<i8:f32, 0.5:3>>
    %2 = "stablehlo.constant"() <{value = dense<"0x020304050607080A0B0B"> : tensor<10xi8>}> : () -> tensor<10x!quant.uniform<i8:f32, 0.5:3>>
    stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<10x!quant.uniform<i8:f32, 0.5:3>>, tensor<10x!quant.uniform<i8:f32, 0.5:3>>) -> ()
    return
  }
}
// -----
// log of complex<f32>, of numbers on the axes
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f32>>
    %1 = "stablehlo.log"(%0) : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    %2 = stablehlo.constant dense<"0x187231BF00000000187231BFDB0FC93F187231BF00000080187231BFDB0FC93F114B93BEDB0F4940114B93BEDB0FC9BF114B93BEDB0F49C0114B93BEDB0FC9BF1872313F000000001872313FDB0FC93F1872313F000000801872313FDB0FC93F08926A3FDB0F494008926A3FDB0FC9BF08926A3FDB0F49C008926A3FDB0FC9BF"> : tensor<16xcomplex<f32>>
    stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
    %3 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f32>>) -> tensor<16xf32>
    %4 = stablehlo.constant dense<1.0> : tensor<16xf32>
    %5 = stablehlo.constant dense<[true, false, true, false, false, false, false, false, true, false, true, false, false, false, false, false]> : tensor<16xi1>
    %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<16xf32>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf32>, tensor<16xf32>) -> ()
    return
  }
}
// -----
// log of complex<f64>, of numbers on the axes
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[(0.5, 0.0), (0.0, 0.5), (0.5, -0.0), (-0.0, 0.5), (-0.75, 0.0), (0.0, -0.75), (-0.75, -0.0), (-0.0, -0.75), (2.0, 0.0), (0.0, 2.0), (2.0, -0.0), (-0.0, 2.0), (-2.5, 0.0), (0.0, -2.5), (-2.5, -0.0), (-0.0, -2.5)]> : tensor<16xcomplex<f64>>
    %1 = "stablehlo.log"(%0) : (tensor<16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
    %2 = stablehlo.constant dense<"0xEF39FAFE422EE6BF0000000000000000EF39FAFE422EE6BF182D4454FB21F93FEF39FAFE422EE6BF0000000000000080EF39FAFE422EE6BF182D4454FB21F93F92DB34116269D2BF182D4454FB21094092DB34116269D2BF182D4454FB21F9BF92DB34116269D2BF182D4454FB2109C092DB34116269D2BF182D4454FB21F9BFEF39FAFE422EE63F0000000000000000EF39FAFE422EE63F182D4454FB21F93FEF39FAFE422EE63F0000000000000080EF39FAFE422EE63F182D4454FB21F93F78E0E0F04052ED3F182D4454FB21094078E0E0F04052ED3F182D4454FB21F9BF78E0E0F04052ED3F182D4454FB2109C078E0E0F04052ED3F182D4454FB21F9BF"> : tensor<16xcomplex<f64>>
    stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 4 : i64} : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
    %3 = "stablehlo.imag"(%1) : (tensor<16xcomplex<f64>>) -> tensor<16xf64>
    %4 = stablehlo.constant dense<1.0> : tensor<16xf64>
    %5 = stablehlo.constant dense<[true, false, true, false, false, false, false, false, true, false, true, false, false, false, false, false]> : tensor<16xi1>
    %6 = "stablehlo.select"(%5, %3, %4) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
    %7 = stablehlo.constant dense<[0.0, 1.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<16xf64>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<16xf64>, tensor<16xf64>) -> ()
    return
  }
}
