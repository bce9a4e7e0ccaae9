// Ops that carry a state from step to step.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar simpleRecurrentRules = [
  Rule<"r1", "The sequence has rank 3.">,
  Rule<"r2", "The weights have rank 3, and one matrix for each direction.">,
  Rule<"r3", "Their rows are those of all gates; hidden_size, if it is given, is that of the recurrent weights.">,
  Rule<"r4", "The weights have a column for each feature of the sequence.">,
  Rule<"r5", "The bias is a matrix with a row for each direction and two numbers for each row of the weights.">,
  Rule<"r6", "The lengths are a list with one for each sequence.">,
  Rule<"r7", "Initial states have the shape of a state.">];

defvar activationNames = ["Relu", "Tanh", "Sigmoid", "Affine", "LeakyRelu", "ThresholdedRelu", "ScaledTanh", "HardSigmoid",
                          "Elu", "Softsign", "Softplus"];

def GRU : Op {
  let infer = "gatedRecurrent";
  let lower = "gatedRecurrent";
  let rules = simpleRecurrentRules;
  let values = [
    Values<"direction", ["foward", "forward", "reverse", "bidirectional"]>,
    Values<"direction", ["forward", "reverse", "bidirectional"], 3>,
    ValuesInAnyCase<"activations", activationNames>];
  let history = [
    ResultBecameOptional<3, 1>, AddAttribute<3, "linear_before_reset">, DefaultChanged<3, "direction">,
    Coded<7, "outputSequence">, AddAttribute<14, "layout">];
}
def LSTM : Op {
  let infer = "longShortTermMemory";
  let lower = "longShortTermMemory";
  let rules = !listconcat(simpleRecurrentRules, [Rule<"r8", "Peepholes are a matrix with a row for each direction and three numbers for each hidden unit.">]);
  let values = [Values<"direction", ["forward", "reverse", "bidirectional"]>, ValuesInAnyCase<"activations", activationNames>];
  let history = [Coded<7, "outputSequence">, AddAttribute<14, "layout">];
}
def LinearAttention : Op {
  let infer = "linearAttention";
  let lower = "linearAttention";
  let rules = [
    Rule<"r1", "Queries, keys and values have rank 3.">,
    Rule<"r2", "There is at least one head, and those of queries are a multiple of those of keys.">,
    Rule<"r3", "Their batches and lengths are the same.">,
    Rule<"r4", "Their features are multiples of the heads, and heads of keys and queries have one size.">,
    Rule<"r5", "Decay and rate are there just if update_rule uses them.">,
    Rule<"r6", "The state has rank 4: batch, heads, and the sizes of keys and values.">,
    Rule<"r7", "Decay and rate have rank 3, and a number for each head; a decay may have one for each element of a key, a rate one for all.">];
  let values = [Values<"update_rule", ["linear", "gated", "delta", "gated_delta"]>];
  let expand = "linearAttention";
}
def RNN : Op {
  let infer = "simpleRecurrent";
  let lower = "simpleRecurrent";
  let rules = simpleRecurrentRules;
  let values = [Values<"direction", ["forward", "reverse", "bidirectional"]>, ValuesInAnyCase<"activations", activationNames>];
  let history = [Coded<7, "outputSequence">, AddAttribute<14, "layout">];
}
