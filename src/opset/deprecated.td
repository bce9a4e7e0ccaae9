//===- deprecated.td - ops that new programs express with other ops -----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_DEPRECATED
#define SHLO_OPSET_DEPRECATED

include "base.td"
include "types.td"
include "attrs.td"

def BroadcastOp : Shlo_Op<"broadcast", [Pure]> {
  let sentence = "Repeats the operand along new leading dimensions.";
  let section = deprecatedOps;
  let lengths = [Length<"any", ["broadcast_sizes"]>];
  let extents = "broadcastExtents";
  let arguments = (ins DataTensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs AxisDataTensor);
  let format = FunctionalTypeFormat<"$operand `,` `sizes` `=` $broadcast_sizes">.format;
  let evaluator = Lowering<"lowerBroadcast">;
  let replacement = ReplacedBy<"stablehlo.broadcast_in_dim", "broadcastInDim">;
}

def DotOp : Shlo_Op<"dot", [Pure, ComputesExpressed]> {
  let sentence = "Multiplies vectors and matrices.";
  let section = deprecatedOps;
  let lengths = [Length<"0 or 2", ["precision_config"]>];
  let extents = "dotExtents";
  let arguments = (ins DataTensor:$lhs, AxisDataTensor:$rhs, OptionalAttr<PrecisionConfig>:$precision_config);
  let results = (outs AxisDataTensor);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<"$lhs `,` $rhs `` custom<Precision>($precision_config)">.format;
  let wire = [Wire<"precision_config", Plain, TwoDefaultPrecisions>];
  let stored = Integers<"dotIntegers">;
  let evaluator = Lowering<"lowerDot">;
  let replacement = ReplacedBy<"stablehlo.dot_general", "dotGeneral">;
}

def EinsumOp : Shlo_Op<"einsum", [Pure, ComputesExpressed]> {
  let sentence = "Multiplies two tensors as an Einstein sum says.";
  let section = deprecatedOps;
  let extents = "einsumExtents";
  let arguments = (ins DataTensor:$lhs, DataTensor:$rhs, StrAttr:$einsum_config);
  let results = (outs DataTensor);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<"$lhs `,` $rhs `,` `config` `=` $einsum_config">.format;
  let evaluator = Lowering<"lowerEinsum">;
}

def UnaryEinsumOp : Shlo_Op<"unary_einsum", [Pure, ComputesExpressed]> {
  let sentence = "Sums, transposes or takes the diagonal of a tensor as an Einstein sum says.";
  let section = deprecatedOps;
  let extents = "einsumExtents";
  let arguments = (ins DataTensor:$operand, StrAttr:$einsum_config);
  let results = (outs DataTensor);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<"$operand `,` `config` `=` $einsum_config">.format;
  let evaluator = Lowering<"lowerUnaryEinsum">;
  let replacement = ReplacedBy<"stablehlo.einsum", "einsumWithOne">;
}

def TorchIndexSelectOp : Shlo_Op<"torch_index_select", [Pure]> {
  let sentence = "Takes the slices at the given indices of a dimension.";
  let section = deprecatedOps;
  let extents = "indexSelectExtents";
  let arguments = (ins DataTensor:$operand, DataTensor:$index, I64Attr:$dim, I64Attr:$batch_dims);
  let results = (outs DataTensor);
  let evaluator = Lowering<"lowerTorchIndexSelect">;
}

def CrossReplicaSumOp : Shlo_Op<"cross-replica-sum", [Pure]> {
  let sentence = "Adds the operands of all replicas of a group.";
  let section = deprecatedOps;
  let extents = "operandExtents";
  let arguments = (ins DataTensor:$operand, I64ElementsAttr:$replica_groups);
  let results = (outs DataTensor);
  let evaluator = Lowering<"lowerCrossReplicaSum">;
  let replacement = ReplacedBy<"stablehlo.all_reduce", "allReduceOfSums">;
}

//===- Batch normalization ----------------------------------------------------------------------------------------===//

class BatchNormOp<string mnemonic> : Shlo_Op<mnemonic, [NoMemoryEffect, ComputesExpressed]>;
defvar batchNormAttributes = (ins F32Attr:$epsilon, I64Attr:$feature_index);

def BatchNormGradOp : BatchNormOp<"batch_norm_grad"> {
  let sentence = "Computes the gradients of batch_norm_training.";
  let extents = "batchNormGradExtents";
  let arguments = !con((ins FloatOrQuantTensor:$operand, FeatureTensor:$scale, FeatureTensor:$mean,
                            FeatureTensor:$variance, FloatOrQuantTensor:$grad_output), batchNormAttributes);
  let results = (outs FloatOrQuantTensor:$grad_operand, FeatureTensor:$grad_scale, FeatureTensor:$grad_offset);
  let lastConstraint = 5;
  let evaluator = Lowering<"lowerBatchNormGrad">;
}

def BatchNormInferenceOp : BatchNormOp<"batch_norm_inference"> {
  let sentence = "Normalizes the operand with a given mean and variance per feature.";
  let extents = "operandExtents";
  let arguments = !con((ins FloatOrQuantTensor:$operand, FeatureTensor:$scale, FeatureTensor:$offset,
                            FeatureTensor:$mean, FeatureTensor:$variance), batchNormAttributes);
  let results = (outs FloatOrQuantTensor:$result);
  let lastConstraint = 7;
  let evaluator = Lowering<"lowerBatchNormInference">;
}

def BatchNormTrainingOp : BatchNormOp<"batch_norm_training"> {
  let sentence = "Normalizes the operand with its own mean and variance per feature, and gives these too.";
  let extents = "batchNormTrainingExtents";
  let arguments = !con((ins FloatOrQuantTensor:$operand, FeatureTensor:$scale, FeatureTensor:$offset),
                       batchNormAttributes);
  let results = (outs FloatOrQuantTensor:$output, FeatureTensor:$batch_mean, FeatureTensor:$batch_var);
  let lastConstraint = 7;
  let evaluator = Lowering<"lowerBatchNormTraining">;
}

#endif
