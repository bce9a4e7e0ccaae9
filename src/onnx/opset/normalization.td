// Ops that normalize, and losses.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar logLikelihoodRules = [
  Rule<"r1", "The scores have rank 2 or more.">,
  Rule<"r2", "The labels have the shape of the scores without their classes.">,
  Rule<"r3", "The weights are a list with one for each class.">];
class AlongAxisOp : Op {
  let infer = "alongAxis";
  let rules = [Rule<"r1", "The axis is one of the operand.">];
}
class LayerNormalizationOp : Op {
  let infer = "layerNormalization";
  let rules = [
    Rule<"r1", "The axis is one of the operand.">,
    Rule<"r2", "Scale and bias can be broadcast to the shape of the operand.">];
}

def BatchNormalization : Op {
  let infer = "batchNormalization";
  let lower = "batchNormalization";
  let rules = [
    Rule<"r1", "The operand has rank 1 or more.">,
    Rule<"r2", "Scale, bias, mean and variance are lists with one number for each channel.">];
  let history = !listconcat(consumed, [
    Coded<7, "batchTest">, Coded<9, "batchSpatial">, Coded<14, "batchTraining">]);
}
def GroupNormalization : Op {
  let infer = "groupNormalization";
  let lower = "groupNormalization";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "Scale and bias are lists with one number for each channel; for each group before opset 21.">,
    Rule<"r3", "The channels are a multiple of the groups.">];
  let history = [Coded<21, "groupScale">];
  let expand = "groupNormalization";
}
def Hardmax : AlongAxisOp {
  let lower = "hardmax";
  let history = [NegativeAxes<11>, Coded<13, "flattenedAxis">];
}
def InstanceNormalization : Op {
  let infer = "instanceNormalization";
  let lower = "instanceNormalization";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "Scale and bias are lists with one number for each channel.">];
  let history = consumed;
}
def LRN : Op {
  let infer = "localNormalization";
  let lower = "localResponseNormalization";
  let rules = [
    Rule<"r1", "The size is at least 1.">,
    Rule<"r2", "The operand has rank 2 or more.">];
}
def LayerNormalization : LayerNormalizationOp {
  let lower = "layerNormalization";
  let expand = "layerNormalization";
}
def LogSoftmax : AlongAxisOp {
  let lower = "logSoftmax";
  let history = [NegativeAxes<11>, Coded<13, "flattenedAxis">];
}
def LpNormalization : AlongAxisOp {
  let lower = "lpNormalization";
}
def MeanVarianceNormalization : Op {
  let infer = "meanVariance";
  let lower = "meanVarianceNormalization";
  let rules = [Rule<"r1", "The axes are axes of the operand, none of them twice.">];
}
def NegativeLogLikelihoodLoss : Op {
  let infer = "logLikelihood";
  let lower = "negativeLogLikelihoodLoss";
  let rules = logLikelihoodRules;
  let values = [Values<"reduction", ["none", "sum", "mean"]>];
  let expand = "logLikelihood";
}
def RMSNormalization : LayerNormalizationOp {
  let lower = "rmsNormalization";
  let expand = "rootNormalization";
}
def Softmax : AlongAxisOp {
  let lower = "softmax";
  let history = [NegativeAxes<11>, Coded<13, "flattenedAxis">];
}
def SoftmaxCrossEntropyLoss : Op {
  let infer = "crossEntropy";
  let lower = "softmaxCrossEntropyLoss";
  let rules = logLikelihoodRules;
  let values = [Values<"reduction", ["none", "sum", "mean"]>];
  let expand = "crossEntropy";
}
