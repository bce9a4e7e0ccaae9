// shape-legalize-to-stablehlo: computations of shapes with ops of arith, shape and tensor as ops of StableHLO. Indices
// are i32 there; where a value of another type remains, builtin.unrealized_conversion_cast stands between them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"
#include "dialect/shapes.h"
#include "dialect/walk.h"
#include "passes/op_counter.h"
#include "passes/pass.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes {

using namespace mlir;

namespace {

constexpr size_t maxFindings = 100;
constexpr int64_t maxRank = 1024; // of shapes; an op is made for each extent

RankedTensorType tensorOf(ArrayRef<int64_t> shape, Type element) { return RankedTensorType::get(shape, element); }

// The index, or the elements of a tensor of indices.
bool isIndex(Type type) { return getElementTypeOrSelf(type).isIndex(); }
bool isI32(Type type) { return getElementTypeOrSelf(type).isInteger(32); }

// The tensor that stands for a value: of i32 for indices, of rank 0 for what is no tensor. Null if there is none.
Type plainType(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  Type element = tensor ? tensor.getElementType() : type;
  if (llvm::isa<mlir::TensorType>(type) && !tensor)
    return {};
  if (element.isIndex())
    element = IntegerType::get(type.getContext(), 32);
  if (!element.isIntOrFloat())
    return {};
  return tensor ? Type(tensor.clone(element)) : Type(tensorOf({}, element));
}

class Legalization;
using Rewrite = bool (*)(Operation *op, Legalization &at);

// Rewrites ops one after another. Only at the end are casts made for the values of other ops.
class Legalization {
public:
  explicit Legalization(PassRun &run)
      : run(run), builder(run.root->getLoc(), OpBuilder(run.root->getContext(), &counter)) {}

  Status legalizeAll();

  // The tensor that stands for a value.
  Value plain(Value value) {
    if (Value known = made.lookup(value))
      return known;
    const Type type = plainType(value.getType());
    if (type == value.getType())
      return value;
    return cast(type, value);
  }
  Value cast(Type type, Value value) {
    return UnrealizedConversionCastOp::create(builder, TypeRange(type), ValueRange(value)).getResult(0);
  }
  // Says what stands for the result of the op.
  bool replaceWith(Operation *op, Value tensor) {
    Value result = op->getResult(0);
    if (tensor.getType() != plainType(result.getType()))
      return false;
    made[result] = tensor;
    return true;
  }
  Value constant(RankedTensorType type, ArrayRef<int64_t> values) {
    llvm::SmallVector<int32_t> narrow(values.begin(), values.end());
    return ir::ConstantOp::create(builder, type, DenseIntElementsAttr::get(type, ArrayRef<int32_t>(narrow)));
  }
  Value reshape(Value value, ArrayRef<int64_t> shape) {
    auto type = llvm::cast<RankedTensorType>(value.getType());
    return ir::ReshapeOp::create(builder, tensorOf(shape, type.getElementType()), value);
  }
  Value dimension(Value tensor, int64_t dim) {
    return ir::GetDimensionSizeOp::create(builder, tensorOf({}, builder.getI32Type()), tensor, uint64_t(dim));
  }
  // The parts of tensors of rank 1, one behind the other.
  Value concatenate(ArrayRef<Value> parts, int64_t count) {
    if (parts.size() == 1)
      return parts[0];
    Type element = getElementTypeOrSelf(parts[0].getType());
    return ir::ConcatenateOp::create(builder, tensorOf({count}, element), parts, uint64_t(0));
  }
  Value element(Value tensor, ArrayRef<int64_t> at) {
    auto type = llvm::cast<RankedTensorType>(tensor.getType());
    llvm::SmallVector<int64_t> limits, ones(at.size(), 1);
    for (int64_t index : at)
      limits.push_back(index + 1);
    Value one = ir::SliceOp::create(builder, tensorOf(ones, type.getElementType()), tensor, at, limits, ones);
    return reshape(one, {});
  }

  PassRun &run;
  OpCounter counter;
  ImplicitLocOpBuilder builder;

private:
  void finish(ArrayRef<Operation *> done);

  llvm::DenseMap<Value, Value> made; // for results of rewritten ops
};

// The number that a value is; none if it is not a constant index.
std::optional<int64_t> numberOf(Value value) {
  auto constant = value.getDefiningOp<shapes::ConstantOp>();
  auto number = constant ? llvm::dyn_cast<IntegerAttr>(constant.getValue()) : nullptr;
  if (!number || number.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return number.getValue().getSExtValue();
}

// A tensor of indices, of one known extent.
bool isShape(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 1 && tensor.hasStaticShape() && isIndex(type) && tensor.getDimSize(0) <= maxRank;
}

//===- Ops --------------------------------------------------------------------------------------------------------===//

// Whether the numbers fit i32.
bool areNarrow(ArrayRef<int64_t> numbers) {
  return llvm::all_of(numbers, [](int64_t n) { return llvm::isInt<32>(n); });
}

// Constants are rewritten where they are used.
bool isUsedIndex(Operation *op) {
  auto constant = llvm::dyn_cast<shapes::ConstantOp>(op);
  return constant && isIndex(constant.getType());
}

Value plainIndex(Value value, Legalization &at, ArrayRef<int64_t> shape) {
  if (std::optional<int64_t> number = numberOf(value))
    return areNarrow(*number) ? at.constant(tensorOf(shape, at.builder.getI32Type()), *number) : Value();
  Value plain = at.plain(value);
  return shape.empty() ? plain : at.reshape(plain, shape);
}

bool constShape(Operation *op, Legalization &at) {
  auto numbers = llvm::dyn_cast<DenseIntElementsAttr>(llvm::cast<shapes::ConstShapeOp>(op).getShape());
  auto type = op->getResult(0).getType();
  if (!isShape(type) || !numbers || numbers.getType() != type)
    return false;
  llvm::SmallVector<int64_t> extents;
  for (const APInt &number : numbers.getValues<APInt>())
    extents.push_back(number.getSExtValue());
  return areNarrow(extents) && at.replaceWith(op, at.constant(llvm::cast<RankedTensorType>(plainType(type)), extents));
}

bool shapeOf(Operation *op, Legalization &at) {
  auto type = llvm::dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  const Type result = op->getResult(0).getType();
  if (!type || !isShape(result) || llvm::cast<RankedTensorType>(result).getDimSize(0) != type.getRank())
    return false;
  if (type.getRank() == 0)
    return at.replaceWith(op, at.constant(llvm::cast<RankedTensorType>(plainType(result)), {}));
  llvm::SmallVector<Value> extents;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    extents.push_back(at.reshape(at.dimension(op->getOperand(0), dim), {1}));
  return at.replaceWith(op, at.concatenate(extents, type.getRank()));
}

bool broadcast(Operation *op, Legalization &at) {
  if (op->getNumOperands() != 2 || !isShape(op->getOperand(0).getType()) || !isShape(op->getOperand(1).getType()) ||
      !isShape(op->getResult(0).getType()))
    return false;
  Value operands[] = {at.plain(op->getOperand(0)), at.plain(op->getOperand(1))};
  int64_t ranks[2];
  for (int i = 0; i < 2; ++i)
    ranks[i] = llvm::cast<RankedTensorType>(operands[i].getType()).getDimSize(0);
  const int64_t rank = std::max(ranks[0], ranks[1]);
  for (int i = 0; i < 2; ++i) {
    const int64_t missing = rank - ranks[i];
    if (missing == 0)
      continue;
    Value ones =
        at.constant(tensorOf({missing}, at.builder.getI32Type()), llvm::SmallVector<int64_t>(size_t(missing), 1));
    operands[i] = at.concatenate({ones, operands[i]}, rank);
  }
  return at.replaceWith(op, ir::MaxOp::create(at.builder, operands[0].getType(), operands[0], operands[1]));
}

bool numElements(Operation *op, Legalization &at) {
  if (!isShape(op->getOperand(0).getType()) || !op->getResult(0).getType().isIndex())
    return false;
  Value extents = at.plain(op->getOperand(0));
  Value product = at.constant(tensorOf({}, at.builder.getI32Type()), 1);
  for (int64_t dim = 0, rank = llvm::cast<RankedTensorType>(extents.getType()).getDimSize(0); dim < rank; ++dim)
    product = ir::MulOp::create(at.builder, product.getType(), product, at.element(extents, dim));
  return at.replaceWith(op, product);
}

bool multiply(Operation *op, Legalization &at) {
  if (!op->getResult(0).getType().isIndex())
    return false;
  Value lhs = plainIndex(op->getOperand(0), at, {}), rhs = plainIndex(op->getOperand(1), at, {});
  return lhs && rhs && at.replaceWith(op, ir::MulOp::create(at.builder, lhs.getType(), lhs, rhs));
}

bool indexCast(Operation *op, Legalization &at) {
  const Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  auto isKnown = [](Type type) { return isIndex(type) || isI32(type) || getElementTypeOrSelf(type).isInteger(64); };
  if (!isKnown(from) || !isKnown(to) || (!isIndex(from) && !isIndex(to)) || !plainType(from) || !plainType(to))
    return false;
  Value value = at.plain(op->getOperand(0));
  if (value.getType() != plainType(to))
    value = ir::ConvertOp::create(at.builder, plainType(to), value);
  return at.replaceWith(op, value);
}

bool dimOf(Operation *op, Legalization &at) {
  auto type = llvm::dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  std::optional<int64_t> dim = numberOf(op->getOperand(1));
  if (!type || !dim || *dim < 0 || *dim >= type.getRank())
    return false;
  return at.replaceWith(op, at.dimension(op->getOperand(0), *dim));
}

bool fromElements(Operation *op, Legalization &at) {
  auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  if (op->getNumOperands() == 0 || op->getNumOperands() > size_t(maxRank) || !plainType(type))
    return false;
  if (type.getRank() == 0) {
    Value element = plainIndex(op->getOperand(0), at, {});
    return element && at.replaceWith(op, element);
  }
  if (!isShape(type) || type.getDimSize(0) != op->getNumOperands())
    return false;
  llvm::SmallVector<Value> elements;
  for (Value operand : op->getOperands()) {
    elements.push_back(plainIndex(operand, at, {1}));
    if (!elements.back())
      return false;
  }
  return at.replaceWith(op, at.concatenate(elements, type.getDimSize(0)));
}

bool extract(Operation *op, Legalization &at) {
  auto type = llvm::cast<RankedTensorType>(op->getOperand(0).getType());
  if (!type.hasStaticShape() || !plainType(type) || int64_t(op->getNumOperands()) != type.getRank() + 1)
    return false;
  llvm::SmallVector<int64_t> place;
  for (auto [dim, index] : llvm::enumerate(op->getOperands().drop_front())) {
    std::optional<int64_t> number = numberOf(index);
    if (!number || *number < 0 || *number >= type.getDimSize(unsigned(dim)))
      return false;
    place.push_back(*number);
  }
  return at.replaceWith(op, at.element(at.plain(op->getOperand(0)), place));
}

bool refuse(Operation *, Legalization &) { return false; }

struct Rule {
  llvm::StringLiteral op;
  Rewrite rewrite;
};
constexpr Rule rules[] = {
    {"arith.index_cast", indexCast},      {"arith.muli", multiply},
    {"shape.broadcast", broadcast},       {"shape.const_shape", constShape},
    {"shape.cstr_broadcastable", refuse}, {"shape.num_elements", numElements},
    {"shape.shape_of", shapeOf},          {"tensor.dim", dimOf},
    {"tensor.extract", extract},          {"tensor.from_elements", fromElements},
};
const Rule *ruleOf(Operation *op) {
  const StringRef name = op->getName().getStringRef();
  const Rule *found = llvm::find_if(rules, [&](const Rule &rule) { return rule.op == name; });
  return found == std::end(rules) || !op->isRegistered() ? nullptr : found;
}

//===- All of them ------------------------------------------------------------------------------------------------===//

Status Legalization::legalizeAll() {
  std::vector<Operation *> found, done;
  forEachOp(run.root, [&](Operation *op) {
    if (ruleOf(op))
      found.push_back(op);
  });
  Error error = makeError(SHLO_UNSUPPORTED, "");
  for (Operation *op : found) {
    run.budget.countOps(std::exchange(counter.count, 0));
    builder.setLoc(op->getLoc());
    builder.setInsertionPoint(op);
    if (ruleOf(op)->rewrite(op, *this)) {
      done.push_back(op);
      continue;
    }
    if (error.diagnostics.size() >= maxFindings)
      break;
    Diagnostic &finding = error.diagnostics.emplace_back();
    finding.op = op->getName().getStringRef().str();
    finding.message = "op '" + finding.op + "' of these types or operands has no form in StableHLO";
    setPlace(finding, op->getLoc());
  }
  if (!error.diagnostics.empty()) {
    error.message = error.diagnostics.front().message;
    return error;
  }
  finish(done);
  return {};
}

// Users come behind the ops whose results they use, so that they go first.
void Legalization::finish(ArrayRef<Operation *> done) {
  const llvm::DenseSet<Operation *> gone(done.begin(), done.end());
  for (Operation *op : done) {
    Value result = op->getResult(0), tensor = made.lookup(result);
    builder.setLoc(op->getLoc());
    builder.setInsertionPoint(op);
    Value back = tensor;
    if (llvm::any_of(result.getUsers(), [&](Operation *user) { return !gone.contains(user); }) &&
        tensor.getType() != result.getType())
      back = cast(result.getType(), tensor);
    if (back.getType() == result.getType())
      result.replaceAllUsesWith(back);
    run.countRewrites(op->getName().getStringRef());
  }
  for (Operation *op : llvm::reverse(done)) {
    llvm::SmallVector<Value> operands(op->getOperands());
    op->erase();
    for (Value operand : operands) {
      Operation *maker = operand.getDefiningOp();
      if (maker && isUsedIndex(maker) && maker->use_empty())
        maker->erase();
    }
  }
}

} // namespace

bool hasShapeOps(ModuleOp module) {
  if (!shapes::areLoaded(*module.getContext()))
    return false;
  for (Operation *op = module; op; op = nextOp(op, module))
    if (ruleOf(op))
      return true;
  return false;
}

Status legalizeShapeToStablehlo(PassRun &run) { return Legalization(run).legalizeAll(); }

} // namespace shlo::passes

#pragma clang attribute pop
