// Ops that reduce axes, or accumulate along one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar reduceRules = [
  Rule<"r1", "The axes are axes of the operand, none of them twice.">,
  Rule<"r2", "Axes that are an operand are a list, or one number.">];
class ReduceOp : Op {
  let infer = "reduce";
  let rules = reduceRules;
}
class ArgReduceOp : Op {
  let infer = "argReduce";
  let rules = [Rule<"r1", "The axis is one of the operand.">];
}
class CumulativeOp : Op {
  let infer = "cumulative";
  let rules = [
    Rule<"r1", "The axis is a single number.">,
    Rule<"r2", "It is an axis of the first operand.">];
}

def ArgMax : ArgReduceOp;
def ArgMin : ArgReduceOp;
def CumProd : CumulativeOp;
def CumSum : CumulativeOp;
def ReduceL1 : ReduceOp {
  let moved = ["axes"];
}
def ReduceL2 : ReduceOp {
  let moved = ["axes"];
}
def ReduceLogSum : ReduceOp {
  let moved = ["axes"];
}
def ReduceLogSumExp : ReduceOp {
  let moved = ["axes"];
}
def ReduceMax : Op {
  let infer = "reduceMaximum";
  let rules = reduceRules;
  let moved = ["axes"];
}
def ReduceMean : ReduceOp {
  let moved = ["axes"];
}
def ReduceMin : Op {
  let infer = "reduceMinimum";
  let rules = reduceRules;
  let moved = ["axes"];
}
def ReduceProd : Op {
  let infer = "reduceProduct";
  let rules = reduceRules;
  let moved = ["axes"];
}
def ReduceSum : Op {
  let infer = "reduceSum";
  let rules = reduceRules;
  let moved = ["axes"];
}
def ReduceSumSquare : ReduceOp {
  let moved = ["axes"];
}
