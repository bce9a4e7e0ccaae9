// Images.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def AffineGrid : Op {
  let infer = "affineGrid";
  let lower = "affineGrid";
  let rules = [
    Rule<"r1", "Theta has rank 3.">,
    Rule<"r2", "The size is a list of 4 or 5 extents.">,
    Rule<"r3", "Theta has a matrix of 2 x 3, or 3 x 4, numbers for each batch.">];
}
def GridSample : Op {
  let infer = "gridSample";
  let lower = "gridSample";
  let rules = [
    Rule<"r1", "The operand has rank 3 or more; 4 before opset 20.">,
    Rule<"r2", "The grid has its rank and batch.">,
    Rule<"r3", "Its last axis has a coordinate for each axis behind the channels.">,
    Rule<"r4", "align_corners is 0 or 1.">];
  let values = [
    Values<"padding_mode", ["zeros", "border", "reflection"]>,
    Values<"mode", ["bilinear", "nearest", "bicubic"]>,
    Values<"mode", ["nearest", "linear", "cubic"], 20>];
  let history = [Coded<20, "gridModes">];
}
def ImageDecoder : Op {
  let infer = "decodeImage";
  let rules = [Rule<"r1", "The operand is a list of bytes.">];
  let values = [Values<"pixel_format", ["RGB", "BGR", "Grayscale"]>];
}
def Resize : Op {
  let infer = "resize";
  let lower = "resize";
  let rules = [
    Rule<"r1", "Scales and sizes are lists.">,
    Rule<"r2", "There is an entry for each axis.">,
    Rule<"r3", "Scales are above 0.">,
    Rule<"r4", "Either scales or sizes are given.">,
    Rule<"r5", "The axes are axes of the operand, none of them twice.">];
  let values = [
    Values<"mode", ["nearest", "linear"]>,
    Values<"mode", ["nearest", "linear", "cubic"], 11>,
    Values<"nearest_mode", ["round_prefer_floor", "round_prefer_ceil", "floor", "ceil"]>,
    Values<"keep_aspect_ratio_policy", ["stretch", "not_larger", "not_smaller"]>,
    Values<"coordinate_transformation_mode", ["half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric",
                                              "tf_half_pixel_for_nn", "tf_crop_and_resize"]>,
    Values<"coordinate_transformation_mode", ["half_pixel", "pytorch_half_pixel", "align_corners", "asymmetric",
                                              "tf_crop_and_resize"], 18>,
    Values<"coordinate_transformation_mode", ["half_pixel", "half_pixel_symmetric", "pytorch_half_pixel",
                                              "align_corners", "asymmetric", "tf_crop_and_resize"], 19>];
  let history = [
    Coded<11, "resizeModes">, OperandBecameOptional<13, 1, "empty">, OperandBecameOptional<13, 2, "empty">,
    Coded<18, "resizeAxes">];
  let expand = "upsample";
}
def Upsample : Op {
  let infer = "upsample";
  let lower = "resize";
  let rules = [
    Rule<"r1", "The scales are a list.">,
    Rule<"r2", "There is one for each axis.">,
    Rule<"r3", "They are at least 1.">];
  let values = [Values<"mode", ["nearest", "bilinear"]>, Values<"mode", ["nearest", "linear"], 7>];
  let moved = ["scales"];
  let history = [Coded<7, "upsampleScales">, AttributeToOperand<9, "scales", 1>, Coded<10, "upsampleToResize">];
}
