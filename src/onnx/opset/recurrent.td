// Ops that carry a state from step to step.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar activationNames = ["Relu", "Tanh", "Sigmoid", "Affine", "LeakyRelu", "ThresholdedRelu", "ScaledTanh", "HardSigmoid",
                          "Elu", "Softsign", "Softplus"];

def GRU : Op {
  let values = [
    Values<"direction", ["foward", "forward", "reverse", "bidirectional"]>,
    Values<"direction", ["forward", "reverse", "bidirectional"], 3>,
    ValuesInAnyCase<"activations", activationNames>];
}
def LSTM : Op {
  let values = [Values<"direction", ["forward", "reverse", "bidirectional"]>, ValuesInAnyCase<"activations", activationNames>];
}
def LinearAttention : Op {
  let values = [Values<"update_rule", ["linear", "gated", "delta", "gated_delta"]>];
}
def RNN : Op {
  let values = [Values<"direction", ["forward", "reverse", "bidirectional"]>, ValuesInAnyCase<"activations", activationNames>];
}
