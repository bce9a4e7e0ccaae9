// The domain ai.onnx.preview.training.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def Adagrad : Op;
def Adam : Op;
def Gradient : Op {
  let texts = [Text<"xs">, Text<"y">, Text<"zs">];
}
def Momentum : Op {
  let values = [Values<"mode", ["nesterov", "standard"]>];
}
