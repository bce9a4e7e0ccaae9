// Each process adds what it has to what another one has, and says which partition it is. For a grid of four processes.
func.func @main(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<ui32>) {
  %0 = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} :
    (tensor<2xi32>) -> tensor<2xi32>
  %1 = stablehlo.partition_id : tensor<ui32>
  return %0, %1 : tensor<2xi32>, tensor<ui32>
}
