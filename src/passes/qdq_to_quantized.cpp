// stablehlo-legalize-qdq-to-quantized-op: the inverse of stablehlo-legalize-quantized-op-to-qdq.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/verify.h"
#include "passes/quantized_math.h"
#include "passes/rewriter.h"

namespace shlo::passes {

using namespace mlir;
using namespace quantized;

namespace {

// Whether the op has an equal form on quantized elements: what it computes with expressed values, or what it does with
// the stored integers of equal parameters.
bool hasQuantizedForm(Operation *op, ArrayRef<Value> operands, Type result) {
  if (op->getNumRegions() || op->getNumResults() != 1 || operands.empty())
    return false;
  for (NamedAttribute attribute : op->getAttrDictionary())
    if (llvm::isa<SymbolRefAttr>(attribute.getValue())) // of a function, which takes expressed values
      return false;
  if (computesExpressed(op))
    return true;
  return storedRuleOf(op).form == StoredForm::Itself &&
         llvm::all_of(operands, [&](Value operand) { return elementOf(operand.getType()) == elementOf(result); });
}

// uniform_quantize(op(uniform_dequantize(a), ...))
bool composeQuantized(Operation *quantize, Rewriter &rewriter, const PassOptions &) {
  Operation *op = quantize->getOperand(0).getDefiningOp();
  if (!op || !elementOf(quantize->getResult(0).getType()))
    return false;
  llvm::SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    auto dequantize = operand.getDefiningOp<ir::UniformDequantizeOp>();
    if (!dequantize)
      return false;
    operands.push_back(dequantize->getOperand(0));
  }
  const Type result = quantize->getResult(0).getType();
  if (!hasQuantizedForm(op, operands, result))
    return false;
  Operation *made = rewriter.clone(*op);
  made->setOperands(operands);
  made->getResult(0).setType(result);
  if (!verifiesAlone(made)) { // such as an op of mixed parameters
    rewriter.erase(made);
    return false;
  }
  rewriter.replace(quantize, made->getResults());
  return true;
}

constexpr Pattern patterns[] = {{"compose", "stablehlo.uniform_quantize", composeQuantized}};

} // namespace

Status legalizeQdqToQuantizedOp(PassRun &run) { return rewriteGreedily(run, patterns, PassOptions()); }

} // namespace shlo::passes
