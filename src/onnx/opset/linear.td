// Products of matrices, and convolutions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar matMulRules = [
  Rule<"r1", "The operands have rank 1 or more.">,
  Rule<"r2", "The second operand has as many rows as the first one has columns.">,
  Rule<"r3", "The axes before the last two can be broadcast together.">];
defvar plainConvolutionRules = [
  Rule<"r1", "The operand has rank 2 or more.">,
  Rule<"r2", "The weights have its rank.">,
  Rule<"r3", "The kernel has the extents of the weights.">,
  Rule<"r4", "There is at least one group, and the channels of the operand are those of the weights for each of them.">,
  Rule<"r5", "The features are a multiple of the groups.">,
  Rule<"w1", "Lists of windows have an entry for each axis behind the channels; pads have two.">,
  Rule<"w2", "Strides and dilations are at least 1.">,
  Rule<"w3", "Extents of windows are at least 1.">,
  Rule<"w4", "Pads are not negative.">,
  Rule<"w5", "Pads other than 0 are not given together with auto_pad.">];
defvar convolutionRules = !listconcat(plainConvolutionRules, [
  Rule<"r6", "The bias is a list with one number for each feature.">]);
class MatMulOp : Op {
  let infer = "matMul";
  let rules = matMulRules;
}
class ConvolutionOp : Op {
  let infer = "convolution";
  let rules = convolutionRules;
}

def CausalConvWithState : Op {
  let infer = "causalConvolution";
  let lower = "causalConvolution";
  let rules = [
    Rule<"r1", "The operand has rank 3.">,
    Rule<"r2", "The weights have rank 3, one row for each channel, and a kernel of at least one element.">,
    Rule<"r3", "The bias is a list with one number for each channel.">,
    Rule<"r4", "The state has the batch and the channels, and one element less than the kernel.">];
  let values = [Values<"activation", ["none", "silu", "swish"]>];
  let expand = "causalConvolution";
}
def Col2Im : Op {
  let infer = "col2Im";
  let lower = "columnsToImage";
  let rules = [
    Rule<"r1", "The operand has rank 3.">,
    Rule<"r2", "The shapes of image and block are lists of one length.">,
    Rule<"r3", "The columns are a multiple of the elements of a block.">];
}
def Conv : ConvolutionOp {
  let lower = "conv";
  let values = [Values<"auto_pad", padding>];
}
def ConvInteger : ConvolutionOp {
  let lower = "convInteger";
  let rules = plainConvolutionRules;
  let values = [Values<"auto_pad", padding>];
}
def ConvTranspose : Op {
  let infer = "transposedConvolution";
  let lower = "convTranspose";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "The weights have its rank.">,
    Rule<"r3", "The kernel has the extents of the weights.">,
    Rule<"r4", "There is at least one group.">,
    Rule<"r5", "The weights have the channels of the operand.">,
    Rule<"r6", "The bias is a list with one number for each feature.">,
    Rule<"r7", "The output shape has extents, and the output padding is not negative.">,
    Rule<"r8", "Pads are not given together with auto_pad.">,
    Rule<"r9", "The channels are a multiple of the groups.">,
    Rule<"w1", "Lists of windows have an entry for each axis behind the channels; pads have two.">,
    Rule<"w2", "Strides and dilations are at least 1.">,
    Rule<"w3", "Extents of windows are at least 1.">,
    Rule<"w4", "Pads are not negative.">];
  let values = [Values<"auto_pad", padding>];
}
def DeformConv : Op {
  let infer = "deformableConvolution";
  let lower = "deformableConvolution";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "The weights have its rank.">,
    Rule<"r3", "The kernel has the extents of the weights.">,
    Rule<"r4", "There is at least one group, and the channels of the operand are those of the weights for each of them.">,
    Rule<"r5", "The features are a multiple of the groups.">,
    Rule<"r6", "The bias is a list with one number for each feature.">,
    Rule<"r7", "There is at least one group of offsets, which have the rank and the batch of the operand.">,
    Rule<"r8", "For each place of the result, group of offsets and place of the kernel, there is an offset for each axis, and an entry of the mask.">,
    Rule<"w1", "Lists of windows have an entry for each axis behind the channels; pads have two.">,
    Rule<"w2", "Strides and dilations are at least 1.">,
    Rule<"w3", "Extents of windows are at least 1.">,
    Rule<"w4", "Pads are not negative.">];
}
def Det : Op {
  let infer = "determinant";
  let lower = "determinant";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "Its last two extents are the same.">];
}
def Einsum : Op {
  let infer = "einsum";
  let lower = "einsum";
  let rules = [
    Rule<"r1", "Terms and result are letters with at most one ellipsis.">,
    Rule<"r2", "There is a term for each operand.">,
    Rule<"r3", "Each operand has an axis for each letter of its term.">,
    Rule<"r4", "Axes of one letter have one extent, and those of the ellipses can be broadcast together.">,
    Rule<"r5", "The result has letters of the terms only, and none twice.">];
  let texts = [Text<"equation">];
}
def Gemm : Op {
  let infer = "gemm";
  let lower = "gemm";
  let rules = [
    Rule<"r1", "The factors are matrices.">,
    Rule<"r2", "The second one has as many rows as the first one has columns.">,
    Rule<"r3", "The third operand can be broadcast to the result.">];
  let history = [Coded<7, "gemmBroadcast">, OperandBecameOptional<11, 2, "0">];
}
def MatMul : MatMulOp {
  let lower = "matMul";
}
def MatMulInteger : Op {
  let infer = "integerMatMul";
  let lower = "matMulInteger";
  let rules = !listconcat(matMulRules, [
    Rule<"r4", "A zero point is one number, or has a number for each row of the first operand, or column of the second.">]);
}
def QLinearConv : Op {
  let infer = "quantizedConvolution";
  let lower = "qLinearConv";
  let rules = convolutionRules;
  let values = [Values<"auto_pad", padding>];
}
def QLinearMatMul : Op {
  let infer = "quantizedMatMul";
  let lower = "qLinearMatMul";
  let rules = matMulRules;
}
