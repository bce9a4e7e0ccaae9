// Ops that make, move and repeat elements, and those that ask for extents.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def CenterCropPad : Op;
def Concat : Op;
def Constant : Op {
  let texts = [Text<"value_string">, Text<"value_strings">];
}
def ConstantOfShape : Op;
def DepthToSpace : Op {
  let values = [Values<"mode", ["DCR", "CRD"]>];
}
def Expand : Op;
def EyeLike : Op;
def Flatten : Op;
def Pad : Op {
  let values = [
    Values<"mode", ["constant", "reflect", "edge"]>,
    Values<"mode", ["constant", "reflect", "edge", "wrap"], 19>];
  let moved = ["pads"];
  let renamed = [Renamed<"value", "constant_value">];
}
def Range : Op;
def Reshape : Op {
  let moved = ["shape"];
}
def Shape : Op;
def Size : Op;
def Slice : Op {
  let moved = ["starts", "ends", "axes"];
}
def SpaceToDepth : Op {
  let values = [Values<"mode", ["DCR", "CRD"]>];
}
def Split : Op {
  let moved = ["split"];
}
def Squeeze : Op {
  let moved = ["axes"];
}
def Tile : Op;
def Transpose : Op;
def Trilu : Op;
def Unsqueeze : Op {
  let moved = ["axes"];
}
