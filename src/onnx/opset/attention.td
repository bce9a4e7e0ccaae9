// Attention.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def Attention : Op {
  let infer = "attention";
  let lower = "attention";
  let rules = [
    Rule<"r1", "Queries, keys and values have rank 3 or 4.">,
    Rule<"r2", "For rank 3, the numbers of heads are given, and at least 1; for rank 4, opset 25 has none.">,
    Rule<"r3", "The features are a multiple of the heads.">,
    Rule<"r4", "Their batches are the same.">,
    Rule<"r5", "There are as many values as keys, and as many heads of both.">,
    Rule<"r6", "Heads of keys have the size of those of queries.">,
    Rule<"r7", "The heads of queries are a multiple of those of keys.">,
    Rule<"r8", "Keys and values of earlier calls have rank 4, the batch, and the heads and sizes of keys and values.">,
    Rule<"r9", "Sizes of windows are at least -1.">,
    Rule<"r10", "Past keys and values are both there or not, present ones too, and neither is together with lengths.">,
    Rule<"r11", "The lengths are a list with one for each batch.">];
  let history = [
    AddOperand<24, 6>, AddAttribute<25, "left_window_size">, AddAttribute<25, "right_window_size">];
  let expand = "attention";
}
def FlexAttention : Op {
  let infer = "flexAttention";
  let lower = "flexAttention";
  let rules = [
    Rule<"r1", "Queries, keys and values have rank 4.">,
    Rule<"r2", "Batches are the same, keys have the size of queries, and there are as many values as keys.">,
    Rule<"r3", "The heads of queries are a multiple of those of keys.">];
  let subgraphs = [
    Subgraph<"prob_mod", ["(probabilities)"], ["(probabilities)"]>,
    Subgraph<"score_mod", ["(scores)"], ["(scores)"]>];
}
def RotaryEmbedding : Op {
  let infer = "rotaryEmbedding";
  let lower = "rotaryEmbedding";
  let rules = [
    Rule<"r1", "The operand has rank 3 or 4.">,
    Rule<"r2", "For rank 3, the number of heads is given, and divides the features.">,
    Rule<"r3", "Cosines and sines have one shape.">,
    Rule<"r4", "They have rank 2 with positions, and 3 without.">,
    Rule<"r5", "The positions have rank 2.">];
  let expand = "rotaryEmbedding";
}
