// Ops that read or write elements at computed positions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

class ScatterElementsOp : Op {
  let infer = "scatterElements";
  let rules = [
    Rule<"r1", "The data have rank 1 or more.">,
    Rule<"r2", "The axis is one of the data.">,
    Rule<"r3", "The indices have the rank of the data.">,
    Rule<"r4", "The updates have the shape of the indices.">];
}

def Compress : Op {
  let infer = "compress";
  let lower = "compress";
  let sizedByElements = true;
  let rules = [
    Rule<"r1", "The operand has rank 1 or more.">,
    Rule<"r2", "The condition is a list.">,
    Rule<"r3", "The axis is one of the operand.">];
  let history = [NegativeAxes<11>];
}
def Gather : Op {
  let infer = "gather";
  let lower = "gather";
  let rules = [
    Rule<"r1", "The data have rank 1 or more.">,
    Rule<"r2", "The axis is one of the data.">,
    Rule<"r3", "Indices that are known are places along the axis.">];
  let history = [NegativeAxes<11>];
}
def GatherElements : Op {
  let infer = "gatherElements";
  let lower = "gatherElements";
  let rules = [
    Rule<"r1", "The data have rank 1 or more.">,
    Rule<"r2", "The axis is one of the data.">,
    Rule<"r3", "The indices have the rank of the data.">,
    Rule<"r4", "Indices that are known are places along the axis.">];
}
def GatherND : Op {
  let infer = "gatherND";
  let lower = "gatherND";
  let rules = [
    Rule<"r1", "Data and indices have rank 1 or more.">,
    Rule<"r2", "There are fewer batch axes than axes of each.">,
    Rule<"r3", "Their extents are the same in both.">,
    Rule<"r4", "The last extent of the indices is at least 1, and at most the number of axes left.">,
    Rule<"r5", "Indices that are known are places along their axes.">];
  let history = [AddAttribute<12, "batch_dims">];
}
def NonZero : Op {
  let infer = "nonZero";
  let lower = "nonZero";
  let sizedByElements = true;
}
def OneHot : Op {
  let infer = "oneHot";
  let lower = "oneHot";
  let sizedByElements = true;
  let rules = [
    Rule<"r1", "The depth is a single number of at least 1.">,
    Rule<"r2", "The values are a list of two.">,
    Rule<"r3", "The axis is one of the result.">];
  let history = [NegativeAxes<11>];
}
def ReverseSequence : Op {
  let infer = "reverseSequence";
  let lower = "reverseSequence";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "The lengths are a list with one for each batch.">,
    Rule<"r3", "The two axes are 0 and 1.">];
}
def Scatter : ScatterElementsOp {
  let lower = "scatterElements";
  let history = [Coded<11, "scatterElements">];
}
def ScatterElements : ScatterElementsOp {
  let lower = "scatterElements";
  let values = [
    Values<"reduction", ["none", "add", "mul"]>,
    Values<"reduction", ["none", "add", "mul", "max", "min"], 18>];
  let history = [AddAttribute<16, "reduction">];
}
def ScatterND : Op {
  let infer = "scatterND";
  let lower = "scatterND";
  let rules = [
    Rule<"r1", "Data and indices have rank 1 or more.">,
    Rule<"r2", "The last extent of the indices is at most the rank of the data.">,
    Rule<"r3", "The updates have the shape of the indices without their last axis, and of the data behind the indexed axes.">];
  let values = [
    Values<"reduction", ["none", "add", "mul"]>,
    Values<"reduction", ["none", "add", "mul", "max", "min"], 18>];
  let history = [AddAttribute<16, "reduction">];
}
def TensorScatter : Op {
  let infer = "tensorScatter";
  let lower = "tensorScatter";
  let rules = [
    Rule<"r1", "The axis is one of the cache, but not the first one.">,
    Rule<"r2", "The update has the shape of the cache along all other axes.">,
    Rule<"r3", "Along the axis, it is not longer.">,
    Rule<"r4", "The indices are a list with one for each batch.">];
  let values = [Values<"mode", ["linear", "circular"]>];
  let expand = "scatterAlongAxis";
}
