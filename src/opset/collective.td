//===- collective.td - communication between the processes of a program -------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_COLLECTIVE
#define SHLO_OPSET_COLLECTIVE

include "base.td"
include "types.td"
include "attrs.td"
include "reduction.td"

class CollectiveOp<string mnemonic, list<Trait> traits = []> : Shlo_Op<mnemonic, traits> {
  let results = (outs Variadic<DataTensor>);
}
def VariadicCollectives : BecameVariadic<"1.5.0">;
def Channel : Wire<"channel_handle", ChannelHandle, ZeroI64>;
def Groups : Wire<"replica_groups", ReplicaGroups>;
def NoChannel : Absent<"channel_handle", Absence<"The groups are groups of replicas, as with channel 0.">>;
def ResultPerOperand : Length<"length(operands)", ["results"]>;
def ResultPerOperandButRoot : Length<"length(operands) - value(has_dynamic_root)", ["results"]>;
def AnyOperands : Length<"any", ["operands"]>;
def SomeOperands : Length<"1..", ["operands"]>;
def CommonComputation : CombiningBody<"computation", "operands", CommonAccumulatorValue>;

def AllGatherOp : CollectiveOp<"all_gather"> {
  let sentence = "Concatenates the operands of all processes of a group along a dimension.";
  let lengths = [AnyOperands, ResultPerOperand, Length<"length(operands)", ["result_types"]>];
  let absent = [NoChannel];
  let extents = "allGatherExtents";
  let resultTypes = DeclaredTypes;
  let arguments = (ins Variadic<DataTensor>:$operands, I64Attr:$all_gather_dim,
                       ReplicaGroupsAttr:$replica_groups, OptionalChannel:$channel_handle,
                       UnitAttr:$use_global_device_ids);
  let history = [VariadicCollectives];
  let wire = [Groups, Channel];
  let lastConstraint = 6;
  let unchecked = [AtRunTime<3, gridReason>];
  let speculation = SpeculatedIf<"gathersUnknownExtent">;
  let evaluator = Lowering<"lowerAllGather">;
  let older = ["splitCollective"];
}

def AllReduceOp : CollectiveOp<"all_reduce", [SingleBlockImplicitTerminator<"ReturnOp">]> {
  let sentence = "Combines the operands of all processes of a group element by element.";
  let lengths = [AnyOperands, ResultPerOperand];
  let bodies = [CommonComputation];
  let absent = [NoChannel];
  let extents = "operandExtents";
  let arguments = (ins Variadic<DataTensor>:$operands, ReplicaGroupsAttr:$replica_groups,
                       OptionalChannel:$channel_handle, UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let history = [VariadicCollectives];
  let rules = [MixedReduction];
  let wire = [Groups, Channel];
  let lastConstraint = 7;
  let unchecked = [AtRunTime<2, gridReason>];
  let speculation = SpeculatedIfAlike;
  let evaluator = Lowering<"lowerAllReduce">;
  let older = ["splitCollective", "convertReduced"];
}

def AllToAllOp : CollectiveOp<"all_to_all"> {
  let sentence = "Splits the operands into parts, exchanges them within a group, and concatenates the received parts.";
  let lengths = [AnyOperands, ResultPerOperand];
  let absent = [NoChannel];
  let extents = "allToAllExtents";
  let arguments = (ins Variadic<DataTensor>:$operands, I64Attr:$split_dimension,
                       I64Attr:$concat_dimension, I64Attr:$split_count, ReplicaGroupsAttr:$replica_groups,
                       OptionalChannel:$channel_handle);
  let history = [VariadicCollectives];
  let wire = [Groups, Channel];
  let lastConstraint = 9;
  let unchecked = [AtRunTime<6, gridReason>];
  let speculation = SpeculatedIf<"exchangesUnknownExtents">;
  let evaluator = Lowering<"lowerAllToAll">;
  let older = ["splitCollective"];
}

def CollectiveBroadcastOp : CollectiveOp<"collective_broadcast"> {
  let sentence = "Copies the operands of one process of a group to all of them.";
  let lengths = [SomeOperands, ResultPerOperandButRoot];
  let absent = [NoChannel];
  let extents = "operandExtents";
  let arguments = (ins Variadic<DataTensor>:$operands, ReplicaGroupsAttr:$replica_groups,
                       OptionalChannel:$channel_handle, UnitAttr:$has_dynamic_root);
  let since = "0.16.0";
  let history = [BecameVariadic<"1.20.0">, AddAttributes<"1.20.0", ["has_dynamic_root"]>];
  let wire = [Groups, Channel];
  let lastConstraint = 6;
  let unchecked = [AtRunTime<6, "The root is the value of an operand.">];
  let speculation = SpeculatedIfAlike;
  let evaluator = Lowering<"lowerCollectiveBroadcast">;
  let older = ["splitCollective"];
}

def CollectivePermuteOp : Shlo_Op<"collective_permute"> {
  let sentence = "Sends the operand of each source process to its target process.";
  let lengths = [Length<"any", ["source_target_pairs"]>];
  let absent = [NoChannel];
  let extents = "operandExtents";
  let arguments = (ins DataTensor:$operand, Pairs:$source_target_pairs,
                       OptionalChannel:$channel_handle);
  let results = (outs DataTensor);
  let wire = [Channel];
  let lastConstraint = 5;
  let speculation = SpeculatedIfAlike;
  let evaluator = Lowering<"lowerCollectivePermute">;
}

def CollectiveReduceOp : CollectiveOp<"collective_reduce", [SingleBlockImplicitTerminator<"ReturnOp">]> {
  let sentence = "Combines the operands of all processes of a group and gives the results to one of them.";
  let lengths = [SomeOperands, ResultPerOperandButRoot];
  let bodies = [CommonComputation];
  let absent = [NoChannel];
  let extents = "operandExtents";
  let arguments = (ins Variadic<DataTensor>:$operands, ReplicaGroupsAttr:$replica_groups,
                       OptionalChannel:$channel_handle, UnitAttr:$use_global_device_ids,
                       UnitAttr:$has_dynamic_root);
  let regions = (region SizedRegion<1>:$computation);
  let since = "1.19.0";
  let wire = [Groups, Channel];
  let lastConstraint = 4;
  let speculation = SpeculatedIfAlike;
  let evaluator = Lowering<"lowerCollectiveReduce">;
}

def ReduceScatterOp : Shlo_Op<"reduce_scatter"> {
  let sentence = "Combines the operands of a group and gives each process one part of the result.";
  let bodies = [CombiningBody<"computation", "operand">];
  let absent = [NoChannel];
  let extents = "reduceScatterExtents";
  let arguments = (ins DataTensor:$operand, I64Attr:$scatter_dimension, ReplicaGroupsAttr:$replica_groups,
                       OptionalChannel:$channel_handle, UnitAttr:$use_global_device_ids);
  let results = (outs DataTensor);
  let resultTypes = DeclaredTypes;
  let regions = (region SizedRegion<1>:$computation);
  let rules = [MixedReduction];
  let wire = [Groups, Channel];
  let lastConstraint = 9;
  let unchecked = [AtRunTime<1, gridReason>, AtRunTime<4, gridReason>];
  let speculation = SpeculatedIf<"scattersUnknownExtent">;
  let evaluator = Lowering<"lowerReduceScatter">;
  let older = ["convertReduced"];
}

class ProcessIdOp<string mnemonic> : Shlo_Op<mnemonic, [Pure]> {
  let results = (outs UI32RankedTensor);
  let format = "attr-dict `:` type(results)";
}
def PartitionIdOp : ProcessIdOp<"partition_id"> {
  let sentence = "Gives the number of the partition that runs the program.";
  let evaluator = Lowering<"lowerPartitionId">;
}
def ReplicaIdOp : ProcessIdOp<"replica_id"> {
  let sentence = "Gives the number of the replica that runs the program.";
  let evaluator = Lowering<"lowerReplicaId">;
}

#endif
