// Attention.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def Attention : Op;
def FlexAttention : Op {
  let subgraphs = [
    Subgraph<"prob_mod", ["(probabilities)"], ["(probabilities)"]>,
    Subgraph<"score_mod", ["(scores)"], ["(scores)"]>];
}
def RotaryEmbedding : Op;
