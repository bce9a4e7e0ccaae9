// Ops that normalize, and losses.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def BatchNormalization : Op;
def GroupNormalization : Op;
def Hardmax : Op;
def InstanceNormalization : Op;
def LRN : Op;
def LayerNormalization : Op;
def LogSoftmax : Op;
def LpNormalization : Op;
def MeanVarianceNormalization : Op;
def NegativeLogLikelihoodLoss : Op {
  let values = [Values<"reduction", ["none", "sum", "mean"]>];
}
def RMSNormalization : Op;
def Softmax : Op;
def SoftmaxCrossEntropyLoss : Op {
  let values = [Values<"reduction", ["none", "sum", "mean"]>];
}
