// The entry point: the table of lowering functions, and the lowering of a whole function.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/plan.h"

#include "plan/lowering.h"

namespace shlo::plan {

#define SHLO_LOWERING(name, function) Status function(Lowering &lowering, mlir::Operation *op);
#define SHLO_LOWER_ELEMENT(name, element)
#define SHLO_NOT_RUN(name)
#include "opset/lowerings.inc"
#undef SHLO_LOWERING
#undef SHLO_LOWER_ELEMENT
#undef SHLO_NOT_RUN

Status lowerCall(Lowering &lowering, mlir::Operation *op);

static constexpr LoweringEntry loweringTable[] = {
#define SHLO_LOWERING(name, function) {llvm::StringLiteral(name), function, false, ElementFunction(0)},
#define SHLO_LOWER_ELEMENT(name, element) {llvm::StringLiteral(name), nullptr, true, ElementFunction::element},
#define SHLO_NOT_RUN(name)
#include "opset/lowerings.inc"
#undef SHLO_LOWERING
#undef SHLO_LOWER_ELEMENT
#undef SHLO_NOT_RUN
    // Ops of other dialects.
    {llvm::StringLiteral("func.call"), lowerCall, false, ElementFunction(0)},
    {llvm::StringLiteral("sdy.manual_computation"), lowerManualComputation, false, ElementFunction(0)},
};

// Called once per op name in a program, not per op.
const LoweringEntry *findLowering(llvm::StringRef opName) {
  for (const LoweringEntry &entry : loweringTable)
    if (entry.name == opName)
      return &entry;
  return nullptr;
}

std::optional<std::pair<ElementFunction, ElementType>> elementFunctionOf(mlir::Operation *op) {
  const LoweringEntry *entry = findLowering(op->getName().getStringRef());
  if (!entry || !entry->isElement)
    return std::nullopt;
  const auto type = llvm::dyn_cast<mlir::RankedTensorType>(op->getOperand(0).getType());
  const ElementType element = type ? storedElementOf(type) : ElementType::None;
  return element == ElementType::None ? std::nullopt : std::optional(std::pair(entry->element, element));
}

bool fits(const TensorType &given, const TensorType &declared) {
  return given.element == declared.element &&
         std::equal(given.shape.begin(), given.shape.end(), declared.shape.begin(), declared.shape.end(),
                    [](int64_t extent, int64_t wanted) { return wanted == SHLO_DYNAMIC || extent == wanted; });
}

static Status checkInputs(const Signature &signature, const std::vector<TensorType> &inputs) {
  if (inputs.size() != signature.inputs.size())
    return makeError(SHLO_INVALID_ARGUMENT, "the function " + signature.function + " takes " +
                                                std::to_string(signature.inputs.size()) + " inputs, not " +
                                                std::to_string(inputs.size()));
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorType &given = inputs[i], &declared = signature.inputs[i];
    if (!fits(given, declared) || llvm::any_of(given.shape, [](int64_t extent) { return extent < 0; }))
      return makeError(SHLO_INVALID_ARGUMENT, "input " + std::to_string(i) + " of the function " + signature.function +
                                                  " is " + toString(declared) + ", not " + toString(given));
  }
  return {};
}

Result<Program> lower(std::shared_ptr<const Module> module, const Signature &signature,
                      const std::vector<TensorType> &inputs, const Evaluate &evaluate, const Grid &grid,
                      const Proceed &proceed, const Host *host, const Recording *recording, Decisions *decisions,
                      uint64_t firstStream) {
  if (Status status = checkInputs(signature, inputs); !status)
    return std::move(status.error());
  bool isPolymorphic = llvm::any_of(
      signature.inputs, [](const TensorType &type) { return llvm::is_contained(type.shape, SHLO_DYNAMIC); });
  auto symbols = std::make_shared<mlir::SymbolTable>(module->op());
  Lowering lowering(std::move(module), std::move(symbols), evaluate, proceed, host, grid, isPolymorphic, recording,
                    decisions);
  lowering.beginStreams(firstStream);
  auto function = lowering.lookup(signature.function);
  if (!function)
    return makeError(SHLO_NOT_FOUND, "there is no function " + signature.function);
  return lowering.run(function, inputs);
}

} // namespace shlo::plan
