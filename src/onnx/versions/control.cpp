// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/dialect.h"
#include "onnx/versions/converter.h"

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

static bool areZeros(const std::optional<Integers> &list) {
  return list && llvm::all_of(*list, [](int64_t one) { return one == 0; });
}

// One batch, which is added and taken away again.
static void scanOneBatch(Draft &draft) {
  Operation *op = draft.operation();
  for (N name : {N::scan_input_axes, N::scan_output_axes, N::scan_output_directions})
    if (draft.isGiven(textOf(name)) && !areZeros(draft.list(name)))
      return draft.block("its attribute '" + textOf(name).str() + "' is given, and older versions have none");
  Value first = draft.constantOf(ArrayRef<int64_t>(0));
  Values operands = {nullptr};
  for (Value operand : draft.allOperands())
    operands.push_back(draft.make(OpName::Unsqueeze, {operand, first}));
  OperationState none(op->getLoc(), "onnx.NoValue");
  none.addTypes(draft.builder().getNoneType());
  operands.front() = draft.builder().create(none)->getResult(0);
  NamedAttrList attributes;
  attributes.set(textOf(N::num_scan_inputs), draft.attribute(textOf(N::num_scan_inputs)));
  if (Attribute directions = draft.attribute(textOf(N::scan_input_directions)))
    attributes.set(textOf(N::directions), directions);
  const Schema &oldest = infoOf(OpName::Scan).schemas().front();
  Operation *scan = draft.converter().make(draft.builder(), op->getLoc(), oldest, operands,
                                           attributes.getDictionary(draft.context()), draft.results(), 1);
  draft.converter().copyBody(op->getRegion(0), scan->getRegion(0));
  Values results;
  for (Value result : scan->getResults())
    results.push_back(draft.make(OpName::Squeeze, {result, first}));
  draft.replace(results);
}

// Before opset 9, the first axis of all operands was one of batches, each with a length of its own. Now one scan goes
// over the batches, and one in its body over a sequence of each.
void steps::scanBatches(Draft &draft) {
  if (!draft.isUp())
    return scanOneBatch(draft);
  Operation *op = draft.operation();
  const auto sequences = draft.integer(N::num_scan_inputs);
  if (draft.has(0) || !sequences || *sequences < 1 || op->getNumRegions() != 1 || op->getNumOperands() < 2)
    return draft.block("its batches have lengths of their own");
  const Schema &newest = infoOf(OpName::Scan).schemas().back();
  OpBuilder &builder = draft.builder();
  auto attributes = [&](int64_t count, Attribute directions) {
    NamedAttrList list;
    list.set(textOf(N::num_scan_inputs), draft.parsed(AttributeKind::Int, std::to_string(count)));
    if (directions)
      list.set(textOf(N::scan_input_directions), directions);
    return list.getDictionary(draft.context());
  };
  const Values operands(op->getOperands().drop_front());
  Operation *outer = draft.converter().make(builder, op->getLoc(), newest, operands,
                                            attributes(int64_t(operands.size()), nullptr), draft.results(), 1);
  Block &block = outer->getRegion(0).emplaceBlock();
  Values arguments;
  for (size_t i = 0; i < operands.size(); ++i)
    arguments.push_back(block.addArgument(UnknownType::get(draft.context()), op->getLoc()));
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  Operation *inner =
      draft.converter().make(inside, op->getLoc(), newest, arguments,
                             attributes(*sequences, draft.attribute(textOf(N::directions))), draft.results(), 1);
  // The body stays with the node until the conversion is sure, so the new one gets a copy.
  draft.converter().copyBody(op->getRegion(0), inner->getRegion(0));
  OperationState end(op->getLoc(), "onnx.Yield");
  end.addOperands(inner->getResults());
  inside.create(end);
  draft.replace(Values(outer->getResults()));
}

} // namespace shlo::onnx
