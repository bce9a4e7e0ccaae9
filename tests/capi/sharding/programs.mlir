// Programs for eight devices, in each form that exporters write. All take one tensor and give one like it.
module @hints attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["a"=2, "b"=4]>
  func.func @main(%v: tensor<4x8xi32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b":(1)2, ?}p1]>}) -> tensor<4x8xi32> {
    %0 = sdy.sharding_constraint %v <@m, [{"b"}, {?}], replicated={"a"}> : tensor<4x8xi32>
    %1 = sdy.reshard %0 <@m, [{}, {}], unreduced={"b"}> : tensor<4x8xi32>
    %2 = stablehlo.custom_call @Sharding(%1) {mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<4x8xi32>) -> tensor<4x8xi32>
    %3 = stablehlo.add %2, %v : tensor<4x8xi32>
    return %3 : tensor<4x8xi32>
  }
}
// -----
module @nested {
  sdy.mesh @m = <["a"=2, "b"=4], device_ids=[1, 0, 2, 3, 4, 5, 7, 6]>
  func.func @main(%v: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = sdy.manual_computation(%v) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%w: tensor<2x8xi32>) {
      %1 = sdy.manual_computation(%w) in_shardings=[<@m, [{}, {"b"}]>] out_shardings=[<@m, [{}, {"b"}]>] manual_axes={"b"} (%x: tensor<2x2xi32>) {
        %2 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "b">]>, use_global_device_ids}> ({
        ^bb0(%c: tensor<i32>, %d: tensor<i32>):
          %e = stablehlo.add %c, %d : tensor<i32>
          stablehlo.return %e : tensor<i32>
        }) : (tensor<2x2xi32>) -> tensor<2x2xi32>
        sdy.return %2 : tensor<2x2xi32>
      } : (tensor<2x8xi32>) -> tensor<2x8xi32>
      %3 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 0>, source_target_pairs = dense<[[0, 4], [4, 0], [1, 5]]> : tensor<3x2xi64>}> : (tensor<2x8xi32>) -> tensor<2x8xi32>
      sdy.return %3 : tensor<2x8xi32>
    } : (tensor<4x8xi32>) -> tensor<4x8xi32>
    return %0 : tensor<4x8xi32>
  }
}
// -----
module @older attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%v: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c = stablehlo.constant dense<3> : tensor<2x2xi32>
    %0 = stablehlo.custom_call @Sharding(%v) {mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<4x8xi32>) -> tensor<4x8xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4x8xi32>) -> tensor<2x2xi32>
    %2 = call @body(%1, %c) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {mhlo.sharding = "{manual}"} : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{devices=[2,4]0,1,2,3,4,5,6,7}"} : (tensor<2x2xi32>) -> tensor<4x8xi32>
    return %4 : tensor<4x8xi32>
  }
  func.func private @body(%x: tensor<2x2xi32>, %c: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %0 = stablehlo.multiply %x, %c : tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
}
// -----
module @calls attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{m = #sdy.mesh<[\22a\22=2, \22b\22=4]>}"}, mhlo.num_partitions = 8 : i32} {
  func.func @main(%v: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%v) {has_side_effect = true, mhlo.frontend_attributes = {xla.sdy.in_shardings = "#sdy.sharding_per_value<[<@m, [{\22a\22, ?}, {\22b\22}]>]>", xla.sdy.manual_axes = "#sdy<manual_axes{\22a\22, \22b\22}>"}} : (tensor<4x8xi32>) -> tensor<2x2xi32>
    %1 = call @xla.sdy.manual_computation_body(%0) : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %2 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%1) {mhlo.frontend_attributes = {xla.sdy.manual_axes = "#sdy<manual_axes{\22a\22, \22b\22}>", xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@m, [{\22a\22}, {\22b\22}]>]>"}} : (tensor<2x2xi32>) -> tensor<4x8xi32>
    %3 = stablehlo.custom_call @xla.sdy.FuncResultSharding(%2) {has_side_effect = true, mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding_per_value<[<@m, [{}, {}]>]>"}} : (tensor<4x8xi32>) -> tensor<4x8xi32>
    return %3 : tensor<4x8xi32>
  }
  func.func private @xla.sdy.manual_computation_body(%x: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %3 = stablehlo.add %2, %x : tensor<2x2xi32>
    return %3 : tensor<2x2xi32>
  }
}
