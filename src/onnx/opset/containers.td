// Sequences and optional values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar sequenceInsertRules = [Rule<"r1", "The position is a single number.">];

def ConcatFromSequence : Op {
  let infer = "concatSequence";
  let rules = [
    Rule<"r1", "new_axis is 0 or 1.">,
    Rule<"r2", "The axis is one of the result.">];
}
def Optional : Op {
  let infer = "optionalOf";
  let rules = [Rule<"r1", "There is an operand or a type.">];
}
def OptionalGetElement : Op {
  let infer = "optionalElement";
}
def OptionalHasElement : Op {
  let infer = "optionalIsThere";
  let history = [OperandBecameOptional<18, 0>];
}
def SequenceAt : Op {
  let infer = "sequenceAt";
  let rules = sequenceInsertRules;
}
def SequenceConstruct : Op {
  let infer = "sequenceConstruct";
}
def SequenceEmpty : Op {
  let infer = "sequenceEmpty";
}
def SequenceErase : Op {
  let infer = "sequenceErase";
  let rules = sequenceInsertRules;
}
def SequenceInsert : Op {
  let infer = "sequenceInsert";
  let rules = sequenceInsertRules;
}
def SequenceLength : Op {
  let infer = "sequenceLength";
}
def SplitToSequence : Op {
  let infer = "splitToSequence";
  let rules = [
    Rule<"r1", "The split is a number or a list, and no part is negative, or 0 if there is one for all.">,
    Rule<"r2", "The axis is one of the operand.">,
    Rule<"r3", "The sum of the parts is the extent along the axis.">,
    Rule<"r4", "keepdims is 0 or 1.">];
}
