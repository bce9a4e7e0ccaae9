// Patterns for branches, loops, calls and tuples.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/op_facts.h"
#include "passes/simplify.h"

#include "dialect/dialect.h"

#include "llvm/ADT/BitVector.h"

namespace shlo::passes {

namespace {

using llvm::BitVector;
using llvm::SmallVector;
using mlir::Operation;
using mlir::Value;

//===- Loops ------------------------------------------------------------------------------------------------------===//

// What no iteration changes is used from outside.
bool whileWithInvariant(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto loop = llvm::cast<ir::WhileOp>(op);
  mlir::Block &condition = loop.getCond().front(), &body = loop.getBody().front();
  Operation *terminator = body.getTerminator();
  const unsigned count = op->getNumResults();
  BitVector fixed(count);
  for (unsigned i = 0; i < count; ++i)
    if (terminator->getOperand(i) == body.getArgument(i) && op->getOperand(i).getType() == op->getResult(i).getType() &&
        op->getOperand(i).getType() == condition.getArgument(i).getType())
      fixed.set(i);
  if (fixed.none() || fixed.all())
    return false;
  SmallVector<Value> operands, yielded, values;
  SmallVector<mlir::Type> types;
  for (unsigned i = 0; i < count; ++i) {
    if (fixed[i]) {
      for (mlir::Block *block : {&condition, &body}) {
        rewriter.touchUsers(block->getArgument(i));
        block->getArgument(i).replaceAllUsesWith(op->getOperand(i));
      }
      continue;
    }
    operands.push_back(op->getOperand(i));
    yielded.push_back(terminator->getOperand(i));
    types.push_back(op->getResult(i).getType());
  }
  terminator->setOperands(yielded);
  condition.eraseArguments(fixed);
  body.eraseArguments(fixed);
  auto made = ir::WhileOp::create(rewriter, op->getLoc(), types, operands);
  made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  made.getCond().takeBody(loop.getCond());
  made.getBody().takeBody(loop.getBody());
  unsigned next = 0;
  for (unsigned i = 0; i < count; ++i)
    values.push_back(fixed[i] ? op->getOperand(i) : made->getResult(next++));
  rewriter.replace(op, values);
  return true;
}

// A loop that is never entered.
bool whileNever(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto loop = llvm::cast<ir::WhileOp>(op);
  const Value condition = loop.getCond().front().getTerminator()->getOperand(0);
  if (!isSplatOf(constantOf(condition), Identity::Zero, false) || op->getOperandTypes() != op->getResultTypes() ||
      !rewriter.effects().areNone(op))
    return false;
  rewriter.replace(op, op->getOperands());
  return true;
}

//===- Branches ---------------------------------------------------------------------------------------------------===//

// The region that a constant chooses; null if none does.
mlir::Region *chosenRegion(Operation *op) {
  if (llvm::isa<ir::IfOp>(op)) {
    mlir::ElementsAttr value = constantOf(op->getOperand(0));
    if (isSplatOf(value, Identity::One, false))
      return &op->getRegion(0);
    return isSplatOf(value, Identity::Zero, false) ? &op->getRegion(1) : nullptr;
  }
  const std::optional<SmallVector<int64_t>> index = integersOf(op->getOperand(0), 1);
  if (!index || index->empty())
    return nullptr;
  const int64_t last = int64_t(op->getNumRegions()) - 1;
  return &op->getRegion(unsigned(index->front() < 0 || index->front() > last ? last : index->front()));
}

// A value of that type that nobody looks at; null if there is none.
Value placeholder(Rewriter &rewriter, mlir::Type type, mlir::Location location) {
  if (llvm::isa<ir::TokenType>(type))
    return ir::AfterAllOp::create(rewriter, location, type, mlir::ValueRange());
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  mlir::ElementsAttr zeros = tensor ? zerosOf(tensor) : nullptr;
  return zeros ? rewriter.constant(zeros) : Value();
}

// Takes the branch that a constant chooses. If others have effects, the op stays, and its results without uses.
bool takeBranch(Operation *op, Rewriter &rewriter, const PassOptions &options) {
  mlir::Region *chosen = chosenRegion(op);
  if (!chosen || op->use_empty())
    return false;
  bool haveOthersEffects = false;
  for (mlir::Region &region : op->getRegions())
    if (&region != chosen)
      for (Operation &nested : region.front().without_terminator())
        haveOthersEffects |= !rewriter.effects().areNone(&nested);
  if (!haveOthersEffects)
    return takeConstantBranch(op, rewriter, options);
  mlir::Block &block = chosen->front();
  Operation *terminator = block.getTerminator();
  SmallVector<Value> placeholders;
  Operation *last = terminator->getPrevNode();
  rewriter.setInsertionPoint(terminator);
  for (Value value : terminator->getOperands()) {
    placeholders.push_back(placeholder(rewriter, value.getType(), op->getLoc()));
    if (!placeholders.back())
      return false;
  }
  const SmallVector<Value> results(terminator->getOperands());
  for (Operation *moved = last ? &block.front() : nullptr; moved;) {
    Operation *following = moved == last ? nullptr : moved->getNextNode();
    moved->moveBefore(op);
    rewriter.touch(moved);
    moved = following;
  }
  terminator->setOperands(placeholders);
  for (auto [old, value] : llvm::zip_equal(op->getResults(), results)) {
    rewriter.touchUsers(old);
    old.replaceAllUsesWith(value);
  }
  rewriter.touch(op);
  return true;
}

//===- Tuples and calls -------------------------------------------------------------------------------------------===//

bool elementOfTuple(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto element = llvm::cast<ir::GetTupleElementOp>(op);
  auto tuple = element.getOperand().getDefiningOp<ir::TupleOp>();
  if (!tuple || tuple->getOperand(unsigned(element.getIndex())).getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, tuple->getOperand(unsigned(element.getIndex())));
  return true;
}

// Of all elements of another one, in order.
bool tupleOfTuple(Operation *op, Rewriter &rewriter, const PassOptions &) {
  Value whole;
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    auto element = operand.getDefiningOp<ir::GetTupleElementOp>();
    if (!element || uint64_t(element.getIndex()) != i || (whole && whole != element.getOperand()))
      return false;
    whole = element.getOperand();
  }
  if (!whole || whole.getType() != op->getResult(0).getType())
    return false;
  replaceWithValues(rewriter, op, whole);
  return true;
}

// A configuration that older exporters keep beside the op.
bool callWithConfiguration(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto call = llvm::cast<ir::CustomCallOp>(op);
  auto configuration = llvm::dyn_cast_if_present<mlir::DictionaryAttr>(op->getDiscardableAttr("mhlo.backend_config"));
  if (!configuration || op->hasAttr("backend_config") ||
      call.getApiVersion() != uint64_t(ir::CustomCallApiVersion::API_VERSION_ORIGINAL))
    return false;
  op->removeDiscardableAttr("mhlo.backend_config");
  call.setBackendConfigAttr(configuration);
  call.setApiVersionAttr(rewriter.getI32IntegerAttr(int32_t(ir::CustomCallApiVersion::API_VERSION_TYPED_FFI)));
  rewriter.touch(op);
  return true;
}

constexpr Pattern patterns[] = {
    {"while-with-invariant", "stablehlo.while", whileWithInvariant},
    {"element-of-tuple", "stablehlo.get_tuple_element", elementOfTuple},
    {"tuple-of-tuple", "stablehlo.tuple", tupleOfTuple},
    {"call-with-configuration", "stablehlo.custom_call", callWithConfiguration},
};

// Neighbours that are alike everywhere become one.
bool concatenationOfSplats(Operation *op, Rewriter &rewriter, const PassOptions &) {
  auto whole = llvm::cast<ir::ConcatenateOp>(op);
  const auto dimension = unsigned(whole.getDimension());
  auto splatOfOperand = [](Value operand) {
    auto value = llvm::dyn_cast_or_null<mlir::DenseElementsAttr>(constantOf(operand));
    return value && value.isSplat() && value.getNumElements() ? value : nullptr;
  };
  SmallVector<Value> parts;
  for (Value operand : op->getOperands()) {
    mlir::DenseElementsAttr before = parts.empty() ? nullptr : splatOfOperand(parts.back());
    mlir::DenseElementsAttr value = splatOfOperand(operand);
    if (before && value && before.resizeSplat(value.getType()) == value) {
      SmallVector<int64_t> shape(value.getType().getShape());
      shape[dimension] += before.getType().getDimSize(dimension);
      parts.back() = rewriter.constant(value.resizeSplat(value.getType().clone(shape)));
    } else {
      parts.push_back(operand);
    }
  }
  if (parts.size() == op->getNumOperands())
    return false;
  if (parts.size() == 1 && parts.front().getType() == op->getResult(0).getType())
    rewriter.replace(op, parts);
  else
    replaceWithOp<ir::ConcatenateOp>(rewriter, op, op->getResult(0).getType(), parts, dimension);
  return true;
}

constexpr Pattern ofFolding[] = {
    {"take-branch", "stablehlo.case", takeBranch},
    {"take-branch", "stablehlo.if", takeBranch},
    {"while-never", "stablehlo.while", whileNever},
    {"concatenation-of-splats", "stablehlo.concatenate", concatenationOfSplats},
    {"reduce-of-splat", "stablehlo.reduce", reduceOfSplat},
    {"iota-is-zero", "stablehlo.iota", iotaIsZero},
    {"dimension-size-is-set", "stablehlo.set_dimension_size", dimensionSizeIsSet},
};

} // namespace

bool takeConstantBranch(Operation *op, Rewriter &rewriter, const PassOptions &) {
  mlir::Region *chosen = chosenRegion(op);
  if (!chosen)
    return false;
  const SmallVector<Value> values = rewriter.inlineBlock(&chosen->front(), op, {});
  rewriter.replace(op, values);
  return true;
}

std::span<const Pattern> controlPatterns() { return patterns; }
std::span<const Pattern> foldingPatterns() { return ofFolding; }

} // namespace shlo::passes
