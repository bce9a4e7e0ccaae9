// The ops of the dialect that are no nodes of ONNX's opsets.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/check.h"

#include "onnx/dialect/names.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace shlo::onnx {

static LogicalResult checkNoValue(Operation *op, infer::InferenceContext &context) {
  if (op->getNumOperands() || op->getNumRegions())
    return context.fail("", "op") << "has operands or regions, expected none";
  return context.result(NoneType::get(op->getContext()), "");
}

static LogicalResult checkInitializer(Operation *op, infer::InferenceContext &context) {
  auto value = op->getAttrOfType<ElementsAttr>("value"), sparse = op->getAttrOfType<ElementsAttr>("sparse_value");
  if (op->getNumOperands() || op->getNumRegions())
    return context.fail("", "op") << "has operands or regions, expected none";
  if (bool(value) == bool(sparse))
    return context.fail("", "value") << "is not the only value, expected one tensor as value or sparse_value";
  return context.result((value ? value : sparse).getType(), "");
}

static LogicalResult checkCustom(Operation *op, infer::InferenceContext &context) {
  auto name = op->getAttrOfType<StringAttr>("function_name");
  if (!name || name.empty())
    return context.fail("", "function_name") << "is no name";
  if (op->hasAttr("domain_name") && !op->getAttrOfType<StringAttr>("domain_name"))
    return context.fail("", "domain_name") << "is no name";
  if (failed(context.needsResults()))
    return failure();
  return context.declaredResults();
}

// The outputs of a graph. Their types may say more, or less, than the signature.
static LogicalResult checkEnd(Operation *op, infer::InferenceContext &context) {
  if (!context.hasResults() || op->getNumResults() == 0) {
    auto function = dyn_cast_if_present<func::FuncOp>(op->getParentOp());
    const auto type = function ? function.getFunctionTypeAttr() : TypeAttr();
    auto signature = type ? dyn_cast<FunctionType>(type.getValue()) : nullptr;
    if (signature && signature.getNumResults() != op->getNumOperands())
      return context.fail("", "operands") << "are " << int64_t(op->getNumOperands()) << " values, but the function has "
                                          << int64_t(signature.getNumResults()) << " results";
    return success();
  }
  return context.fail("", "results") << "are " << int64_t(op->getNumResults()) << ", expected none";
}

infer::Rules rulesOf(Structure structure) {
  switch (structure) {
  case Structure::Return:
  case Structure::Yield: return checkEnd;
  case Structure::NoValue: return checkNoValue;
  case Structure::Initializer: return checkInitializer;
  case Structure::Custom: return checkCustom;
  case Structure::EntryPoint: break;
  }
  return nullptr;
}

} // namespace shlo::onnx
