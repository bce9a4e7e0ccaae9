// accept
func.func @f1(%x0: !stablehlo.token, %x1: !stablehlo.token) {
  %0 = "stablehlo.after_all"(%x0, %x1) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @f2() {
  %0 = "stablehlo.create_token"() : () -> !stablehlo.token
  return
}
func.func @f3(%x0: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%x0) : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
func.func @f4(%x0: tensor<4x6xf32>, %x1: !stablehlo.token) {
  %0 = "stablehlo.outfeed"(%x0, %x1) : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @f5(%x0: tensor<4x6xf32>, %x1: !stablehlo.token) {
  %0 = "stablehlo.send"(%x0, %x1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @f6(%x0: !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}

// -----
func.func @f7(%x0: !stablehlo.token) {
  // expect: infeed_c1
  // mended by: -> () => -> !stablehlo.token
  "stablehlo.infeed"(%x0) : (!stablehlo.token) -> ()
  return
}
func.func @f8(%x0: !stablehlo.token) {
  // expect: infeed_c2
  // mended by: 2 = "stablehlo.infeed"(%x0) : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token) => 2 = "stablehlo.infeed"(%x0) : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  %0:2 = "stablehlo.infeed"(%x0) : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}
func.func @f9(%x0: !stablehlo.token) {
  // expect: infeed_c3
  // mended by: tensor<4x6xf32> => !stablehlo.token
  %0 = "stablehlo.infeed"(%x0) : (!stablehlo.token) -> tensor<4x6xf32>
  return
}
func.func @f10(%x0: tensor<4x6xf32>, %x1: !stablehlo.token) {
  // expect: send_c1
  // mended by: source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64> => source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>
  %0 = "stablehlo.send"(%x0, %x1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @f11(%x0: tensor<4x6xf32>, %x1: !stablehlo.token) {
  // expect: send_c2
  // mended by: source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64> => source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>
  %0 = "stablehlo.send"(%x0, %x1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @f12(%x0: tensor<4x6xf32>, %x1: !stablehlo.token) {
  // expect: send_c3
  // mended by: source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64> => source_target_pairs = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>
  %0 = "stablehlo.send"(%x0, %x1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>} : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @f13(%x0: tensor<4x6xf32>, %x1: !stablehlo.token) {
  // expect: send_c4
  // mended by: source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64> => source_target_pairs = dense<[[0, 10]]> : tensor<1x2xi64>
  %0 = "stablehlo.send"(%x0, %x1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @f14(%x0: tensor<4x6xf32>, %x1: !stablehlo.token) {
  // expect: send_c5
  // mended by: channel_handle = #stablehlo.channel_handle<handle = 1, type = 2> => channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  %0 = "stablehlo.send"(%x0, %x1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>} : (tensor<4x6xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @f15(%x0: !stablehlo.token) {
  // expect: recv_c1
  // mended by: source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64> => source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>
  %0:2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
func.func @f16(%x0: !stablehlo.token) {
  // expect: recv_c2
  // mended by: 2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token) => 2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  %0:2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
func.func @f17(%x0: !stablehlo.token) {
  // expect: recv_c3
  // mended by: 2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token) => 2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  %0:2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
func.func @f18(%x0: !stablehlo.token) {
  // expect: recv_c4
  // mended by: 2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token) => 2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 10]]> : tensor<1x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  %0:2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
func.func @f19(%x0: !stablehlo.token) {
  // expect: recv_c5
  // mended by: 2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token) => 2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  %0:2 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>} : (!stablehlo.token) -> (tensor<4x6xf32>, !stablehlo.token)
  return
}
func.func @f20(%x0: !stablehlo.token) {
  // expect: -
  // mended by: tensor<4x6xf32> => !stablehlo.token
  %0 = "stablehlo.recv"(%x0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (!stablehlo.token) -> tensor<4x6xf32>
  return
}

// -----
// accept
func.func @layouts(%t: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%t) {layout = [[0, 1]]} : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
  return
}

// -----
func.func @layouts(%t: !stablehlo.token) {
  // expect: -
  // mended by: {layout = [[0, 1]]}  =>
  %0:3 = "stablehlo.infeed"(%t) {layout = [[0, 1]]} : (!stablehlo.token) -> (tensor<3x3xi32>, tensor<i1>, !stablehlo.token)
  // expect: -
  // mended by: layout = [0] => layout = [[0]]
  %1:2 = "stablehlo.infeed"(%t) {layout = [0]} : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
  // expect: -
  // mended by: layout = [[0, []]] => layout = [[0, 1]]
  %2:2 = "stablehlo.infeed"(%t) {layout = [[0, []]]} : (!stablehlo.token) -> (tensor<3x3xi32>, !stablehlo.token)
  return
}

// -----
// accept
// Channels: 1 between devices, 2 from device to host, 3 from host to device.
func.func @channels(%a: tensor<2xf32>, %t: !stablehlo.token) {
  %0 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  %1:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  %2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----
func.func @to_the_host(%a: tensor<2xf32>, %t: !stablehlo.token) {
  // expect: send_c5
  // mended by: type = 3 => type = 2
  %0 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true} : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @from_the_host(%t: !stablehlo.token) {
  // expect: recv_c5
  // mended by: type = 1 => type = 3
  %0 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = true} : (!stablehlo.token) -> !stablehlo.token
  return
}
func.func @last_tensor(%t: !stablehlo.token) {
  // expect: infeed_c2
  // mended by: (tensor<2xf32>, !stablehlo.token, !stablehlo.token) => (tensor<2xf32>, tensor<2xf32>, !stablehlo.token)
  %0:3 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token, !stablehlo.token)
  return
}
func.func @received_token(%t: !stablehlo.token) {
  // expect: -
  // mended by: (!stablehlo.token, !stablehlo.token) => (tensor<2xf32>, !stablehlo.token)
  %0:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}
