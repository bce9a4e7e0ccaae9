// Finds the rules of an op and collects its result types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/infer.h"
#include "infer/chlo.h"
#include "infer/inference_context.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace shlo {
namespace infer {

namespace {

template <typename OpT> LogicalResult runRules(mlir::Operation *op, InferenceContext &context) {
  if constexpr (OpT::template hasTrait<ir::SameTypes>())
    return inferSameTypes(context);
  else
    return infer(llvm::cast<OpT>(op), context);
}

struct Entry {
  std::string_view name;
  Rules rules;
};

constexpr auto table = [] {
  auto entries = std::to_array<Entry>({
#define SHLO_OP(CLASS, NAME) {NAME, &runRules<ir::CLASS>},
#include "opset/infer_ops.inc"
#undef SHLO_OP
#define SHLO_CLIENT_OP(CLASS, NAME, FUNCTION) {NAME, &runRules<ir::chlo::CLASS>},
#define SHLO_BROADCAST_OP(CLASS, NAME, OP) {NAME, &inferBroadcast},
#include "opset/client_ops.inc"
#undef SHLO_CLIENT_OP
#undef SHLO_BROADCAST_OP
  });
  std::sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) { return a.name < b.name; });
  return entries;
}();

} // namespace

Rules findRules(mlir::OperationName name) {
  std::string_view text = name.getStringRef();
  auto entry = std::lower_bound(table.begin(), table.end(), text,
                                [](const Entry &entry, std::string_view text) { return entry.name < text; });
  if (entry != table.end() && entry->name == text)
    return entry->rules;
  const OpTable *ops = opTableOf(name.getDialect());
  return ops ? ops->rulesOf(name) : nullptr;
}

} // namespace infer

llvm::LogicalResult inferResultTypes(mlir::Operation *op, mlir::TypeRange operandTypes, ShapeValueFn shapeOperand,
                                     llvm::SmallVectorImpl<mlir::Type> &results, Diagnostic *finding) {
  results.clear();
  infer::Rules rules = infer::findRules(op->getName());
  if (!rules) {
    llvm::append_range(results, op->getResultTypes());
    return llvm::success();
  }
  infer::InferenceContext context(results, shapeOperand);
  context.enter(op, operandTypes, op);
  bool sameKinds = operandTypes.size() == op->getNumOperands();
  for (unsigned i = 0; sameKinds && i < operandTypes.size(); ++i)
    sameKinds = operandTypes[i].getTypeID() == op->getOperand(i).getType().getTypeID();
  llvm::LogicalResult inferred =
      sameKinds ? rules(op, context) : context.fail("", "operands") << "are of other kinds than those of the op";
  if (failed(inferred)) {
    Diagnostic broken = context.takeFinding();
    if (finding)
      *finding = std::move(broken);
    else
      op->emitError() << broken.message << (broken.constraint.empty() ? "" : " [" + broken.constraint + "]");
  }
  return inferred;
}

} // namespace shlo
