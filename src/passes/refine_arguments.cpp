// stablehlo-refine-arguments: gives the arguments of the main function more static types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/refine_arguments.h"

#include "passes/failure.h"
#include "passes/shapes.h"
#include "text/text.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace shlo::passes {

using namespace mlir;

// Why a type does not refine that of an argument; null if it does.
static const char *whyNot(Type from, Type to) {
  if (from == to)
    return nullptr;
  auto given = dyn_cast<mlir::TensorType>(from), refined = dyn_cast<mlir::TensorType>(to);
  if (!given || !refined)
    return "must be a tensor";
  if (given.getElementType() != refined.getElementType())
    return "element types must match";
  if (!refined.hasRank())
    return "must be ranked";
  if (given.hasRank() && given.getRank() != refined.getRank())
    return "rank must match operand rank";
  if (!given.hasRank())
    return nullptr;
  for (auto [before, after] : llvm::zip_equal(given.getShape(), refined.getShape()))
    if (!ShapedType::isDynamic(before) && before != after)
      return "dimension sizes must match for static dimensions";
  return nullptr;
}

Status refineArguments(PassRun &run, func::FuncOp function, llvm::ArrayRef<Type> types) {
  if (types.size() != function.getNumArguments())
    return failure(SHLO_INVALID_PROGRAM, function,
                   "number of refinements must match number of op operands " + llvm::Twine(types.size()) + " vs " +
                       llvm::Twine(function.getNumArguments()));
  for (auto [i, from, to] : llvm::enumerate(function.getArgumentTypes(), types))
    if (const char *reason = whyNot(from, to)) {
      std::string change;
      llvm::raw_string_ostream(change) << from << " -> " << to;
      return failure(SHLO_INVALID_PROGRAM, function,
                     "invalid refinement for argument " + llvm::Twine(i) + ", refinement " + reason + " in " + change);
    }
  if (function.isExternal() || types == function.getArgumentTypes())
    return {};
  run.setChanged();
  OpBuilder builder(function.getContext());
  builder.setInsertionPointToStart(&function.getBody().front());
  for (auto [argument, type] : llvm::zip_equal(function.getArguments(), types)) {
    const Type former = argument.getType();
    if (former == type)
      continue;
    run.budget.countOps(2);
    auto tensor = cast<RankedTensorType>(type);
    const Type i64 = builder.getI64Type();
    const auto shape = DenseElementsAttr::get(RankedTensorType::get({tensor.getRank()}, i64), tensor.getShape());
    argument.setType(type);
    if (argument.use_empty())
      continue;
    const Location location = argument.getLoc();
    Value extents = ir::ConstantOp::create(builder, location, shape.getType(), shape);
    OperationState state(location, ir::CustomCallOp::getOperationName());
    state.addOperands({argument, extents});
    state.addTypes(former);
    state.addAttribute("call_target_name", builder.getStringAttr(operandWrapper));
    state.addAttribute(shapeOperandIndices,
                       DenseElementsAttr::get(RankedTensorType::get({1}, i64), llvm::ArrayRef<int64_t>(1)));
    Operation *wrapper = builder.create(state);
    argument.replaceAllUsesExcept(wrapper->getResult(0), wrapper);
  }
  function.setFunctionType(builder.getFunctionType(types, function.getResultTypes()));
  return {};
}

Status bindArguments(PassRun &run, func::FuncOp function, llvm::ArrayRef<ElementsAttr> values) {
  llvm::BitVector bound(function.getNumArguments());
  OpBuilder builder(function.getContext());
  builder.setInsertionPointToStart(&function.getBody().front());
  for (auto [i, argument, value] : llvm::enumerate(function.getArguments(), values)) {
    if (!value)
      continue;
    run.budget.countOps();
    bound.set(i);
    argument.replaceAllUsesWith(ir::ConstantOp::create(builder, argument.getLoc(), value.getType(), value));
  }
  if (bound.none())
    return {};
  run.setChanged();
  if (failed(function.eraseArguments(bound)))
    return makeError(SHLO_INTERNAL, "arguments cannot be removed");
  return {};
}

Status refineArgumentTypes(PassRun &run, const RefineArgumentTypesOptions &options) {
  llvm::SmallVector<Type> types;
  for (const std::string &text : options.types) {
    Result<Type> type = parseType(*run.root->getContext(), text, /*maxNesting=*/64);
    if (!type || isa<OpaqueType>(*type)) // of a dialect that nobody knows
      return failure(SHLO_INVALID_ARGUMENT, run.module, "Invalid type string: " + text);
    types.push_back(*type);
  }
  Result<func::FuncOp> function = mainFunction(run.module);
  if (!function)
    return std::move(function.error());
  return refineArguments(run, *function, types);
}

} // namespace shlo::passes
