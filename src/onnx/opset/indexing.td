// Ops that read or write elements at computed positions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def Compress : Op;
def Gather : Op;
def GatherElements : Op;
def GatherND : Op;
def NonZero : Op;
def OneHot : Op;
def ReverseSequence : Op;
def Scatter : Op;
def ScatterElements : Op {
  let values = [
    Values<"reduction", ["none", "add", "mul"]>,
    Values<"reduction", ["none", "add", "mul", "max", "min"], 18>];
}
def ScatterND : Op {
  let values = [
    Values<"reduction", ["none", "add", "mul"]>,
    Values<"reduction", ["none", "add", "mul", "max", "min"], 18>];
}
def TensorScatter : Op {
  let values = [Values<"mode", ["linear", "circular"]>];
}
