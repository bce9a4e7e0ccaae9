// Ops that order elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def NonMaxSuppression : Op {
  let infer = "suppressBoxes";
  let lower = "suppressBoxes";
  let sizedByElements = true;
  let rules = [
    Rule<"r1", "Boxes and scores have rank 3.">,
    Rule<"r2", "A box is four numbers.">,
    Rule<"r3", "There are scores for each batch and box.">,
    Rule<"r4", "Limits are single numbers.">];
}
def TopK : Op {
  let infer = "topK";
  let lower = "topK";
  let rules = [
    Rule<"r1", "The count is a list of one number.">,
    Rule<"r2", "The axis is one of the operand.">,
    Rule<"r3", "The count is not negative, and not above the extent.">];
  let moved = ["K"];
  let history = [AttributeToList<10, "k", 1>, AddAttribute<11, "largest">, AddAttribute<11, "sorted">, NegativeAxes<11>];
}
def Unique : Op {
  let infer = "unique";
  let lower = "unique";
  let sizedByElements = true;
  let rules = [Rule<"r1", "The axis is one of the operand.">];
}
