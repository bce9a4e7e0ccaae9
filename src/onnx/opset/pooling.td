// Ops that reduce windows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

class PoolOp : Op {
  let infer = "pool";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "The kernel has an extent for each axis behind the channels.">,
    Rule<"w1", "Lists of windows have an entry for each axis behind the channels; pads have two.">,
    Rule<"w2", "Strides and dilations are at least 1.">,
    Rule<"w3", "Extents of windows are at least 1.">,
    Rule<"w4", "Pads are not negative.">,
    Rule<"w5", "Pads other than 0 are not given together with auto_pad.">];
}
class GlobalPoolOp : Op {
  let infer = "globalPool";
  let rules = [Rule<"r1", "The operand has rank 2 or more.">];
}

def AveragePool : PoolOp {
  let lower = "averagePool";
  let values = [Values<"auto_pad", padding>];
  let history = [
    AddAttribute<7, "count_include_pad">, AddAttribute<10, "ceil_mode">, AddAttribute<19, "dilations", "1">];
}
def GlobalAveragePool : GlobalPoolOp {
  let lower = "globalAveragePool";
}
def GlobalLpPool : GlobalPoolOp {
  let lower = "globalLpPool";
  let history = [Coded<2, "poolPower">];
}
def GlobalMaxPool : GlobalPoolOp {
  let lower = "globalMaxPool";
}
def LpPool : PoolOp {
  let lower = "lpPool";
  let values = [Values<"auto_pad", padding>];
  let history = [Coded<2, "poolPower">, AddAttribute<18, "ceil_mode">, AddAttribute<18, "dilations", "1">];
}
def MaxPool : PoolOp {
  let lower = "maxPool";
  let values = [Values<"auto_pad", padding>];
  let history = [
    AddResult<8, 1>, AddAttributeOfTypes<8, "storage_order">, AddAttribute<10, "ceil_mode">,
    AddAttribute<10, "dilations", "1">];
}
def MaxRoiPool : Op {
  let infer = "regionPool";
  let lower = "regionPool";
  let rules = [
    Rule<"r1", "The operand has rank 4.">,
    Rule<"r2", "The regions are rows of 5 numbers.">,
    Rule<"r3", "The pooled shape has two extents, which are at least 1.">];
}
def MaxUnpool : Op {
  let infer = "unpool";
  let lower = "maxUnpool";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "The indices have its shape.">,
    Rule<"r3", "The kernel has an extent for each axis behind the channels.">,
    Rule<"r4", "The output shape is a list with an extent for each axis.">,
    Rule<"w1", "Lists of windows have an entry for each axis behind the channels; pads have two.">,
    Rule<"w2", "Strides and dilations are at least 1.">,
    Rule<"w3", "Extents of windows are at least 1.">,
    Rule<"w4", "Pads are not negative.">];
}
def RoiAlign : Op {
  let infer = "regionAlign";
  let lower = "regionAlign";
  let rules = [
    Rule<"r1", "The operand has rank 4.">,
    Rule<"r2", "The regions are rows of 4 numbers.">,
    Rule<"r3", "The indices are a list with one for each region.">,
    Rule<"r4", "Height and width are at least 1.">];
  let values = [
    Values<"mode", ["avg", "max"]>,
    Values<"coordinate_transformation_mode", ["half_pixel", "output_half_pixel"]>];
  let history = [AddAttribute<16, "coordinate_transformation_mode", "output_half_pixel">];
}
