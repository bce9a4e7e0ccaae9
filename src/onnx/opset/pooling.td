// Ops that reduce windows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def AveragePool : Op {
  let values = [Values<"auto_pad", padding>];
}
def GlobalAveragePool : Op;
def GlobalLpPool : Op;
def GlobalMaxPool : Op;
def LpPool : Op {
  let values = [Values<"auto_pad", padding>];
}
def MaxPool : Op {
  let values = [Values<"auto_pad", padding>];
}
def MaxRoiPool : Op;
def MaxUnpool : Op;
def RoiAlign : Op {
  let values = [
    Values<"mode", ["avg", "max"]>,
    Values<"coordinate_transformation_mode", ["half_pixel", "output_half_pixel"]>];
}
