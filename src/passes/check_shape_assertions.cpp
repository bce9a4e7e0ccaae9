// stablehlo-check-shape-assertions: evaluates the assertions about shapes that exporters write.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/walk.h"
#include "infer/infer.h"
#include "passes/failure.h"
#include "passes/rewriter.h"
#include "passes/shapes.h"

namespace shlo::passes {

using namespace mlir;

static bool isAssertion(Operation *op) {
  auto call = dyn_cast<ir::CustomCallOp>(op);
  return call && call.getCallTargetName() == shapeAssertion;
}

bool hasShapeAssertions(ModuleOp module) {
  bool found = false;
  forEachOp(module, [&](Operation *op) { found |= isAssertion(op); });
  return found;
}

namespace {

// The text with "{0}" and so on replaced by the operands after the first. An escaped "{{" is a brace.
std::string formatted(llvm::StringRef text, ir::CustomCallOp call) {
  std::string message;
  while (!text.empty()) {
    const size_t brace = text.find('{');
    message += text.substr(0, brace);
    text = brace == llvm::StringRef::npos ? "" : text.substr(brace);
    if (text.empty())
      break;
    if (text.consume_front("{{")) {
      message += '{';
      continue;
    }
    // "{0}", also with a layout or a format behind the number.
    const llvm::StringRef field = text.take_until([](char c) { return c == '}'; });
    size_t index = 0;
    llvm::SmallVector<int64_t> value;
    llvm::StringRef number = field.drop_front();
    if (!number.consumeInteger(10, index) && index + 1 < call->getNumOperands() && field.size() < text.size() &&
        integersOf(call->getOperand(unsigned(index) + 1).getDefiningOp(), value) && value.size() == 1) {
      message += std::to_string(value[0]);
      text = text.drop_front(field.size() + 1);
    } else {
      message += '{';
      text = text.drop_front();
    }
  }
  return message;
}

Status check(ir::CustomCallOp call) {
  auto invalid = [&](const llvm::Twine &what) { return failure(SHLO_INVALID_PROGRAM, call, what); };
  if (call->getNumOperands() == 0 || call->getNumResults() != 0)
    return invalid("expects assert_what (operand #0), and no result");
  auto scalar = dyn_cast<RankedTensorType>(call->getOperand(0).getType());
  if (!scalar || scalar.getRank() != 0 || !scalar.getElementType().isSignlessInteger(1))
    return invalid("expects assert_what (operand #0) to be a constant of type tensor<i1>");
  auto text = call->getAttrOfType<StringAttr>("error_message");
  if (!text)
    return invalid("expects an error_message");
  auto condition = dyn_cast_or_null<DenseElementsAttr>(constantOf(call->getOperand(0)));
  if (!condition)
    return invalid("expects static assert_what (operand #0)");
  if (condition.getSplatValue<bool>())
    return {};
  llvm::SmallVector<int64_t> value;
  for (unsigned i = 1; i < call->getNumOperands(); ++i)
    if (!integersOf(call->getOperand(i).getDefiningOp(), value) || value.size() != 1)
      return invalid("expects static error_message_input (operand #" + llvm::Twine(i) + ")");
  Error error = failure(SHLO_FAILED, call, "");
  error.message = error.diagnostics[0].message = formatted(text.getValue(), call);
  return error;
}

} // namespace

Status checkKnownAssertions(Operation *root) {
  Status first;
  forEachOp(root, [&](Operation *op) {
    if (!first || !isAssertion(op))
      return;
    Status status = check(cast<ir::CustomCallOp>(op));
    if (!status && status.error().code == SHLO_FAILED)
      first = std::move(status);
  });
  return first;
}

Status checkShapeAssertions(PassRun &run, const CheckShapeAssertionsOptions &options) {
  std::vector<ir::CustomCallOp> assertions;
  forEachOp(run.root, [&](Operation *op) {
    run.budget.step();
    if (isAssertion(op))
      assertions.push_back(cast<ir::CustomCallOp>(op));
  });
  for (ir::CustomCallOp call : assertions) {
    if (options.enableShapeAssertions)
      if (Status status = check(call); !status)
        return status;
    call->erase();
    run.setChanged();
    run.countRewrites("check-assertion");
  }
  return {};
}

} // namespace shlo::passes
