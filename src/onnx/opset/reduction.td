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
  let history = [NegativeAxes<11>, AddAttribute<12, "select_last_index">];
}
def ArgMin : ArgReduceOp {
  let lower = "argMin";
  let history = [NegativeAxes<11>, AddAttribute<12, "select_last_index">];
}
def CumProd : CumulativeOp {
  let lower = "cumulativeProduct";
  let expand = "products";
}
def CumSum : CumulativeOp {
  let lower = "cumulativeSum";
}
def ReduceL1 : ReduceOp {
  let lower = "reduceL1";
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<18, "axes", 1>, Coded<18, "withoutAxes">];
}
def ReduceL2 : ReduceOp {
  let lower = "reduceL2";
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<18, "axes", 1>, Coded<18, "withoutAxes">];
}
def ReduceLogSum : ReduceOp {
  let lower = "reduceLogSum";
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<18, "axes", 1>, Coded<18, "withoutAxes">];
}
def ReduceLogSumExp : ReduceOp {
  let lower = "reduceLogSumExp";
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<18, "axes", 1>, Coded<18, "withoutAxes">];
}
def ReduceMax : Op {
  let infer = "reduceMaximum";
  let lower = "reduceMaximum";
  let rules = reduceRules;
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<18, "axes", 1>, Coded<18, "withoutAxes">];
}
def ReduceMean : ReduceOp {
  let lower = "reduceMean";
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<18, "axes", 1>, Coded<18, "withoutAxes">];
}
def ReduceMin : Op {
  let infer = "reduceMinimum";
  let lower = "reduceMinimum";
  let rules = reduceRules;
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<18, "axes", 1>, Coded<18, "withoutAxes">];
}
def ReduceProd : Op {
  let infer = "reduceProduct";
  let lower = "reduceProduct";
  let rules = reduceRules;
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<18, "axes", 1>, Coded<18, "withoutAxes">];
}
def ReduceSum : Op {
  let infer = "reduceSum";
  let lower = "reduceSum";
  let rules = reduceRules;
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<13, "axes", 1>, Coded<13, "withoutAxes">];
}
def ReduceSumSquare : ReduceOp {
  let lower = "reduceSumSquare";
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<18, "axes", 1>, Coded<18, "withoutAxes">];
}
