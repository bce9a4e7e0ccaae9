// The domain ai.onnx.preview.training.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar stepWithOneStateRules = [
  Rule<"r1", "Rate and step count are scalars.">,
  Rule<"r2", "There are as many gradients and states as values, and results for each.">];
class StepWithOneStateOp : Op {
  let infer = "stepWithOneState";
  let rules = stepWithOneStateRules;
}

def Adagrad : StepWithOneStateOp {
  let lower = "adagrad";
}
def Adam : Op {
  let infer = "stepWithTwoStates";
  let lower = "adam";
  let rules = stepWithOneStateRules;
}
def Gradient : Op {
  let infer = "gradient";
  let texts = [Text<"xs">, Text<"y">, Text<"zs">];
}
def Momentum : StepWithOneStateOp {
  let lower = "momentum";
  let values = [Values<"mode", ["nesterov", "standard"]>];
}
