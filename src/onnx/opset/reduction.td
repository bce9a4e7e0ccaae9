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

def ArgMax : ArgReduceOp {
  let lower = "argMax";
}
def ArgMin : ArgReduceOp {
  let lower = "argMin";
}
def CumProd : CumulativeOp {
  let lower = "cumulativeProduct";
}
def CumSum : CumulativeOp {
  let lower = "cumulativeSum";
}
def ReduceL1 : ReduceOp {
  let lower = "reduceL1";
  let moved = ["axes"];
}
def ReduceL2 : ReduceOp {
  let lower = "reduceL2";
  let moved = ["axes"];
}
def ReduceLogSum : ReduceOp {
  let lower = "reduceLogSum";
  let moved = ["axes"];
}
def ReduceLogSumExp : ReduceOp {
  let lower = "reduceLogSumExp";
  let moved = ["axes"];
}
def ReduceMax : Op {
  let infer = "reduceMaximum";
  let lower = "reduceMaximum";
  let rules = reduceRules;
  let moved = ["axes"];
}
def ReduceMean : ReduceOp {
  let lower = "reduceMean";
  let moved = ["axes"];
}
def ReduceMin : Op {
  let infer = "reduceMinimum";
  let lower = "reduceMinimum";
  let rules = reduceRules;
  let moved = ["axes"];
}
def ReduceProd : Op {
  let infer = "reduceProduct";
  let lower = "reduceProduct";
  let rules = reduceRules;
  let moved = ["axes"];
}
def ReduceSum : Op {
  let infer = "reduceSum";
  let lower = "reduceSum";
  let rules = reduceRules;
  let moved = ["axes"];
}
def ReduceSumSquare : ReduceOp {
  let lower = "reduceSumSquare";
  let moved = ["axes"];
}
