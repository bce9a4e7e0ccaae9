// Ops that reduce axes, or accumulate along one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def ArgMax : Op;
def ArgMin : Op;
def CumProd : Op;
def CumSum : Op;
def ReduceL1 : Op {
  let moved = ["axes"];
}
def ReduceL2 : Op {
  let moved = ["axes"];
}
def ReduceLogSum : Op {
  let moved = ["axes"];
}
def ReduceLogSumExp : Op {
  let moved = ["axes"];
}
def ReduceMax : Op {
  let moved = ["axes"];
}
def ReduceMean : Op {
  let moved = ["axes"];
}
def ReduceMin : Op {
  let moved = ["axes"];
}
def ReduceProd : Op {
  let moved = ["axes"];
}
def ReduceSum : Op {
  let moved = ["axes"];
}
def ReduceSumSquare : Op {
  let moved = ["axes"];
}
