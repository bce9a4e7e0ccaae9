// Images.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def AffineGrid : Op;
def GridSample : Op {
  let values = [
    Values<"padding_mode", ["zeros", "border", "reflection"]>,
    Values<"mode", ["bilinear", "nearest", "bicubic"]>,
    Values<"mode", ["nearest", "linear", "cubic"], 20>];
}
def ImageDecoder : Op {
  let values = [Values<"pixel_format", ["RGB", "BGR", "Grayscale"]>];
}
def Resize : Op {
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
}
def Upsample : Op {
  let values = [Values<"mode", ["nearest", "bilinear"]>, Values<"mode", ["nearest", "linear"], 7>];
  let moved = ["scales"];
}
