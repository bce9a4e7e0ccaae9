// Ops that quantize and dequantize.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def DequantizeLinear : Op {
  let infer = "dequantize";
  let lower = "dequantizeLinear";
  let rules = [
    Rule<"r1", "The size of blocks is not negative.">,
    Rule<"r2", "The zero point has the shape of the scale.">,
    Rule<"r3", "The axis is one of the operand.">,
    Rule<"r4", "Scale and zero point are scalars, or have a number for each place along the axis, or for each block.">,
    Rule<"r5", "Zero points of 32-bit integers are 0.">];
  let history = [Coded<13, "quantizationAxis">, AddAttribute<21, "block_size">, Coded<23, "dequantizedType">];
}
def DynamicQuantizeLinear : Op {
  let infer = "dynamicQuantize";
  let lower = "dynamicQuantizeLinear";
}
def QuantizeLinear : Op {
  let infer = "quantize";
  let lower = "quantizeLinear";
  let rules = [
    Rule<"r1", "The size of blocks is not negative.">,
    Rule<"r2", "The zero point has the shape of the scale.">,
    Rule<"r3", "The axis is one of the operand.">,
    Rule<"r4", "The scale is a scalar, or has a number for each place along the axis, or for each block.">,
    Rule<"r5", "The output type is that of the zero point.">];
  let history = [
    Coded<13, "quantizationAxis">, AddAttributeOfTypes<19, "saturate">, AddAttribute<21, "block_size">,
    Coded<21, "quantizedType">, AddAttribute<23, "precision">];
}
