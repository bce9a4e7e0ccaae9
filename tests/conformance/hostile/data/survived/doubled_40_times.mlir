func.func @main(%0: tensor<1xi8>) -> tensor<1xi8> {
  %1 = stablehlo.concatenate %0, %0, dim = 0 : (tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %2 = stablehlo.concatenate %1, %1, dim = 0 : (tensor<2xi8>, tensor<2xi8>) -> tensor<4xi8>
  %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<4xi8>, tensor<4xi8>) -> tensor<8xi8>
  %4 = stablehlo.concatenate %3, %3, dim = 0 : (tensor<8xi8>, tensor<8xi8>) -> tensor<16xi8>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<16xi8>, tensor<16xi8>) -> tensor<32xi8>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<32xi8>, tensor<32xi8>) -> tensor<64xi8>
  %7 = stablehlo.concatenate %6, %6, dim = 0 : (tensor<64xi8>, tensor<64xi8>) -> tensor<128xi8>
  %8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<128xi8>, tensor<128xi8>) -> tensor<256xi8>
  %9 = stablehlo.concatenate %8, %8, dim = 0 : (tensor<256xi8>, tensor<256xi8>) -> tensor<512xi8>
  %10 = stablehlo.concatenate %9, %9, dim = 0 : (tensor<512xi8>, tensor<512xi8>) -> tensor<1024xi8>
  %11 = stablehlo.concatenate %10, %10, dim = 0 : (tensor<1024xi8>, tensor<1024xi8>) -> tensor<2048xi8>
  %12 = stablehlo.concatenate %11, %11, dim = 0 : (tensor<2048xi8>, tensor<2048xi8>) -> tensor<4096xi8>
  %13 = stablehlo.concatenate %12, %12, dim = 0 : (tensor<4096xi8>, tensor<4096xi8>) -> tensor<8192xi8>
  %14 = stablehlo.concatenate %13, %13, dim = 0 : (tensor<8192xi8>, tensor<8192xi8>) -> tensor<16384xi8>
  %15 = stablehlo.concatenate %14, %14, dim = 0 : (tensor<16384xi8>, tensor<16384xi8>) -> tensor<32768xi8>
  %16 = stablehlo.concatenate %15, %15, dim = 0 : (tensor<32768xi8>, tensor<32768xi8>) -> tensor<65536xi8>
  %17 = stablehlo.concatenate %16, %16, dim = 0 : (tensor<65536xi8>, tensor<65536xi8>) -> tensor<131072xi8>
  %18 = stablehlo.concatenate %17, %17, dim = 0 : (tensor<131072xi8>, tensor<131072xi8>) -> tensor<262144xi8>
  %19 = stablehlo.concatenate %18, %18, dim = 0 : (tensor<262144xi8>, tensor<262144xi8>) -> tensor<524288xi8>
  %20 = stablehlo.concatenate %19, %19, dim = 0 : (tensor<524288xi8>, tensor<524288xi8>) -> tensor<1048576xi8>
  %21 = stablehlo.concatenate %20, %20, dim = 0 : (tensor<1048576xi8>, tensor<1048576xi8>) -> tensor<2097152xi8>
  %22 = stablehlo.concatenate %21, %21, dim = 0 : (tensor<2097152xi8>, tensor<2097152xi8>) -> tensor<4194304xi8>
  %23 = stablehlo.concatenate %22, %22, dim = 0 : (tensor<4194304xi8>, tensor<4194304xi8>) -> tensor<8388608xi8>
  %24 = stablehlo.concatenate %23, %23, dim = 0 : (tensor<8388608xi8>, tensor<8388608xi8>) -> tensor<16777216xi8>
  %25 = stablehlo.concatenate %24, %24, dim = 0 : (tensor<16777216xi8>, tensor<16777216xi8>) -> tensor<33554432xi8>
  %26 = stablehlo.concatenate %25, %25, dim = 0 : (tensor<33554432xi8>, tensor<33554432xi8>) -> tensor<67108864xi8>
  %27 = stablehlo.concatenate %26, %26, dim = 0 : (tensor<67108864xi8>, tensor<67108864xi8>) -> tensor<134217728xi8>
  %28 = stablehlo.concatenate %27, %27, dim = 0 : (tensor<134217728xi8>, tensor<134217728xi8>) -> tensor<268435456xi8>
  %29 = stablehlo.concatenate %28, %28, dim = 0 : (tensor<268435456xi8>, tensor<268435456xi8>) -> tensor<536870912xi8>
  %30 = stablehlo.concatenate %29, %29, dim = 0 : (tensor<536870912xi8>, tensor<536870912xi8>) -> tensor<1073741824xi8>
  %31 = stablehlo.concatenate %30, %30, dim = 0 : (tensor<1073741824xi8>, tensor<1073741824xi8>) -> tensor<2147483648xi8>
  %32 = stablehlo.concatenate %31, %31, dim = 0 : (tensor<2147483648xi8>, tensor<2147483648xi8>) -> tensor<4294967296xi8>
  %33 = stablehlo.concatenate %32, %32, dim = 0 : (tensor<4294967296xi8>, tensor<4294967296xi8>) -> tensor<8589934592xi8>
  %34 = stablehlo.concatenate %33, %33, dim = 0 : (tensor<8589934592xi8>, tensor<8589934592xi8>) -> tensor<17179869184xi8>
  %35 = stablehlo.concatenate %34, %34, dim = 0 : (tensor<17179869184xi8>, tensor<17179869184xi8>) -> tensor<34359738368xi8>
  %36 = stablehlo.concatenate %35, %35, dim = 0 : (tensor<34359738368xi8>, tensor<34359738368xi8>) -> tensor<68719476736xi8>
  %37 = stablehlo.concatenate %36, %36, dim = 0 : (tensor<68719476736xi8>, tensor<68719476736xi8>) -> tensor<137438953472xi8>
  %38 = stablehlo.concatenate %37, %37, dim = 0 : (tensor<137438953472xi8>, tensor<137438953472xi8>) -> tensor<274877906944xi8>
  %39 = stablehlo.concatenate %38, %38, dim = 0 : (tensor<274877906944xi8>, tensor<274877906944xi8>) -> tensor<549755813888xi8>
  %40 = stablehlo.concatenate %39, %39, dim = 0 : (tensor<549755813888xi8>, tensor<549755813888xi8>) -> tensor<1099511627776xi8>
  %41 = stablehlo.slice %40 [0:1] : (tensor<1099511627776xi8>) -> tensor<1xi8>
  return %41 : tensor<1xi8>
}
