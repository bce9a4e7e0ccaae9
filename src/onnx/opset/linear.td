// Products of matrices, and convolutions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def CausalConvWithState : Op {
  let values = [Values<"activation", ["none", "silu", "swish"]>];
}
def Col2Im : Op;
def Conv : Op {
  let values = [Values<"auto_pad", padding>];
}
def ConvInteger : Op {
  let values = [Values<"auto_pad", padding>];
}
def ConvTranspose : Op {
  let values = [Values<"auto_pad", padding>];
}
def DeformConv : Op;
def Det : Op;
def Einsum : Op {
  let texts = [Text<"equation">];
}
def Gemm : Op;
def MatMul : Op;
def MatMulInteger : Op;
def QLinearConv : Op {
  let values = [Values<"auto_pad", padding>];
}
def QLinearMatMul : Op;
