// Ops that draw random numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

class RandomOfShapeOp : Op {
  let infer = "randomOfShape";
  let rules = [Rule<"r1", "The shape has extents.">];
}
class RandomLikeOp : Op {
  let infer = "randomLike";
}

def Bernoulli : RandomLikeOp;
def Dropout : Op {
  let infer = "dropout";
  let lower = "dropout";
  let rules = [Rule<"r1", "Ratio and mode are single values.">];
  let moved = ["ratio"];
  let history = !listconcat(consumed, [Coded<7, "dropoutTest">, Coded<10, "dropoutMask">,
    AttributeToOperand<12, "ratio", 1>, AddOperand<12, 2, "0">, AddAttributeOfTypes<12, "seed">]);
}
def Multinomial : Op {
  let infer = "multinomial";
  let rules = [
    Rule<"r1", "The operand is a matrix.">,
    Rule<"r2", "There is at least one sample.">];
}
def RandomNormal : RandomOfShapeOp;
def RandomNormalLike : RandomLikeOp;
def RandomUniform : RandomOfShapeOp;
def RandomUniformLike : RandomLikeOp;
