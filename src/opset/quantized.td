//===- quantized.td - conversion between quantized and expressed values -------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_QUANTIZED
#define SHLO_OPSET_QUANTIZED

include "base.td"
include "types.td"
include "attrs.td"

class QuantizeOp<string mnemonic, Type operandType, Type resultType> : Shlo_Op<mnemonic, [NoMemoryEffect]> {
  let extents = "operandExtents";
  let padding = "padAlike";
  let arguments = (ins operandType:$operand);
  let results = (outs resultType:$result);
  let format = OneType<"$operand", ["operand", "result"]>.format;
  let speculation = SpeculatedIfAlike;
}
def UniformQuantizeOp : QuantizeOp<"uniform_quantize", FloatOrAnyQuantTensor, AnyQuantTensor> {
  let sentence = "Quantizes floats, or quantizes quantized elements anew.";
  let resultTypes = DeclaredTypes;
  let lastConstraint = 2;
  let stored = Integers<"quantizeIntegers">;
  let evaluator = Lowering<"lowerUniformQuantize">;
}
def UniformDequantizeOp : QuantizeOp<"uniform_dequantize", AnyQuantTensor, FloatTensor> {
  let sentence = "Computes the floats that quantized elements express.";
  let lastConstraint = 2;
  let stored = Integers<"dequantizeIntegers">;
  let evaluator = Lowering<"lowerUniformDequantize">;
}

#endif
