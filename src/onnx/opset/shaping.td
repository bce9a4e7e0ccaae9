// Ops that make, move and repeat elements, and those that ask for extents.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def CenterCropPad : Op {
  let infer = "centerCropPad";
  let lower = "centerCropPad";
  let rules = [
    Rule<"r1", "The shape is a list.">,
    Rule<"r2", "The axes are axes of the operand, none of them twice.">,
    Rule<"r3", "There is an extent for each axis.">];
  let expand = "centered";
}
def Concat : Op {
  let infer = "concat";
  let lower = "concat";
  let rules = [
    Rule<"r1", "The axis is one of the operands.">,
    Rule<"r2", "The operands have one rank, and the same extents along all other axes.">];
  let history = [DefaultChanged<4, "axis", "1">, NegativeAxes<11>];
}
def Constant : Op {
  let infer = "constant";
  let rules = [Rule<"r1", "Exactly one value is given.">];
  let texts = [Text<"value_string">, Text<"value_strings">];
  let history = [Coded<11, "sparseConstant">, Coded<12, "constantForms">];
  let expand = "initializer";
}
def ConstantOfShape : Op {
  let infer = "constantOfShape";
  let lower = "constantOfShape";
  let rules = [
    Rule<"r1", "The operand is a list of extents.">,
    Rule<"r2", "The value has one element.">];
  let expand = "filled";
}
def DepthToSpace : Op {
  let infer = "depthToSpace";
  let lower = "depthToSpace";
  let rules = [
    Rule<"r1", "The size of blocks is at least 1.">,
    Rule<"r2", "The operand has rank 4.">,
    Rule<"r3", "The channels are a multiple of the elements of a block.">];
  let values = [Values<"mode", ["DCR", "CRD"]>];
  let history = [AddAttribute<11, "mode">];
  let expand = "depthToSpace";
}
def Expand : Op {
  let infer = "expand";
  let lower = "expand";
  let rules = [
    Rule<"r1", "The shape is a list of extents.">,
    Rule<"r2", "The operand can be broadcast with it.">];
  let expand = "expandByTile";
}
def EyeLike : Op {
  let infer = "eyeLike";
  let lower = "eyeLike";
  let rules = [Rule<"r1", "The operand is a matrix.">];
}
def Flatten : Op {
  let infer = "flatten";
  let lower = "reshape";
  let rules = [Rule<"r1", "The axis is one of the operand, or behind its last one.">];
  let history = [NegativeAxes<11>];
}
def Pad : Op {
  let infer = "pad";
  let lower = "pad";
  let rules = [
    Rule<"r1", "The pads are a list.">,
    Rule<"r2", "The axes are axes of the operand, none of them twice.">,
    Rule<"r3", "There are two pads for each axis.">,
    Rule<"r4", "No extent becomes negative.">];
  let values = [
    Values<"mode", ["constant", "reflect", "edge"]>,
    Values<"mode", ["constant", "reflect", "edge", "wrap"], 19>];
  let moved = ["pads"];
  let renamed = [Renamed<"value", "constant_value">];
  let history = [
    RenameAttribute<2, "paddings", "pads">, AttributeToOperand<11, "pads", 1>, AttributeToOperand<11, "value", 2>,
    Coded<18, "padAxes">];
}
def Range : Op {
  let infer = "range";
  let lower = "range";
  let rules = [
    Rule<"r1", "The operands are single numbers.">,
    Rule<"r2", "The step is not 0.">];
  let history = [AddAttributeOfTypes<27, "stash_type">];
}
def Reshape : Op {
  let infer = "reshape";
  let lower = "reshape";
  let rules = [
    Rule<"r1", "The shape is a list.">,
    Rule<"r2", "It has extents, and at most one -1.">,
    Rule<"r3", "A 0 stands for an axis that the operand has.">,
    Rule<"r4", "With allowzero, 0 and -1 are not together.">,
    Rule<"r5", "The number of elements stays the same.">];
  let moved = ["shape"];
  let history = [DropAttribute<5, "consumed_inputs">, AttributeToOperand<5, "shape", 1>, Coded<14, "allowZero">];
}
def Shape : Op {
  let infer = "shapeOf";
  let history = [Coded<15, "shapeRange">];
}
def Size : Op {
  let infer = "sizeOf";
}
def Slice : Op {
  let infer = "slice";
  let lower = "slice";
  let rules = [
    Rule<"r1", "Starts, ends, axes and steps are lists.">,
    Rule<"r2", "They have as many entries.">,
    Rule<"r3", "The axes are axes of the operand, none of them twice.">,
    Rule<"r4", "No step is 0.">];
  let moved = ["starts", "ends", "axes"];
  let history = [
    AttributeToOperand<10, "starts", 1>, AttributeToOperand<10, "ends", 2>, AttributeToOperand<10, "axes", 3>,
    AddOperand<10, 4, "1">, NegativeOperandAxes<11, 3>];
}
def SpaceToDepth : Op {
  let infer = "spaceToDepth";
  let lower = "spaceToDepth";
  let rules = [
    Rule<"r1", "The size of blocks is at least 1.">,
    Rule<"r2", "The operand has rank 4.">,
    Rule<"r3", "The extents behind the channels are multiples of it.">];
  let values = [Values<"mode", ["DCR", "CRD"]>];
  let history = [AddAttribute<28, "mode">];
  let expand = "spaceToDepth";
}
def Split : Op {
  let infer = "split";
  let lower = "split";
  let rules = [
    Rule<"r1", "There are as many results as parts, or as num_outputs says, of which one is given at most.">,
    Rule<"r2", "The axis is one of the operand.">,
    Rule<"r3", "The parts are extents, and their sum is that of the axis.">,
    Rule<"r4", "Without parts, the extent is a multiple of the number of results.">];
  let moved = ["split"];
  let history = [Coded<2, "splitOperand">, NegativeAxes<11>, AttributeToOperand<13, "split", 1>, Coded<18, "splitCount">];
}
def Squeeze : Op {
  let infer = "squeeze";
  let lower = "reshape";
  let rules = [
    Rule<"r1", "The axes are axes of the operand, none of them twice.">,
    Rule<"r2", "Their extents are 1.">];
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<13, "axes", 1>];
}
def Tile : Op {
  let infer = "tile";
  let lower = "tile";
  let rules = [
    Rule<"r1", "The repeats are a list.">,
    Rule<"r2", "There is one for each axis.">,
    Rule<"r3", "They are not negative, and the extents are 64-bit numbers.">];
  let history = [Coded<6, "tileAxis">];
}
def Transpose : Op {
  let infer = "transpose";
  let lower = "transpose";
  let rules = [Rule<"r1", "The permutation has each axis of the operand once.">];
}
def Trilu : Op {
  let infer = "triangle";
  let lower = "triangle";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "The diagonal is a single number.">];
  let expand = "triangle";
}
def Unsqueeze : Op {
  let infer = "unsqueeze";
  let lower = "reshape";
  let rules = [Rule<"r1", "The axes are axes of the result, none of them twice.">];
  let moved = ["axes"];
  let history = [NegativeAxes<11, "axes">, AttributeToOperand<13, "axes", 1>];
}
