// Expresses a program in the ops of an older version.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/compatibility.h"

#include "dialect/dialect.h"
#include "passes/composites.h"
#include "passes/locations.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/TypeUtilities.h"

namespace shlo::passes {

using mlir::Operation;
using mlir::Value;

namespace compatibility {

bool isNewer(llvm::StringRef op, vhlo::Version target, llvm::StringRef attribute) {
  const vhlo::OpRecord *record = vhlo::findByOp(op);
  if (!record)
    return false;
  const vhlo::OpVersion *first = llvm::find_if(record->versions, [&](const vhlo::OpVersion &version) {
    return attribute.empty() ||
           llvm::any_of(version.attributes, [&](const vhlo::WireAttribute &one) { return one.name == attribute; });
  });
  return first != record->versions.end() && target < first->min;
}

namespace {

Value one(Rewriter &rewriter, Value like) {
  auto type = llvm::cast<mlir::RankedTensorType>(like.getType());
  const mlir::Location location = rewriter.getInsertionPoint()->getLoc();
  if (type.hasStaticShape())
    return rewriter.constant(
        mlir::DenseElementsAttr::get(type, mlir::Attribute(rewriter.getFloatAttr(type.getElementType(), 1))));
  // Each element is equal to itself, or is not.
  auto compare = [&](ir::ComparisonDirection direction) {
    return ir::CompareOp::create(rewriter, location, type.clone(rewriter.getI1Type()), like, like,
                                 ir::ComparisonDirectionAttr::get(rewriter.getContext(), direction),
                                 ir::ComparisonTypeAttr::get(rewriter.getContext(), ir::ComparisonType::FLOAT))
        .getResult();
  };
  const Value equal = compare(ir::ComparisonDirection::EQ), different = compare(ir::ComparisonDirection::NE);
  return ir::ConvertOp::create(rewriter, location, type,
                               ir::OrOp::create(rewriter, location, equal.getType(), equal, different));
}

Value realTan(Rewriter &rewriter, mlir::Location location, Value x) {
  const mlir::Type type = x.getType();
  const Value sine = ir::SineOp::create(rewriter, location, type, x, ir::ResultAccuracyAttr());
  const Value cosine = ir::CosineOp::create(rewriter, location, type, x, ir::ResultAccuracyAttr());
  return ir::DivOp::create(rewriter, location, type, sine, cosine);
}

} // namespace

bool expandTan(Operation *operation, Rewriter &rewriter, vhlo::Version target) {
  auto op = llvm::cast<ir::TanOp>(operation);
  if (!isNewer(operation->getName().getStringRef(), target))
    return false;
  // No other op can promise an accuracy.
  if (op.getResultAccuracy() != ir::defaultAccuracy(op.getContext()))
    return false;
  const mlir::Location location = op.getLoc();
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(op.getType());
  auto complex = type ? llvm::dyn_cast<mlir::ComplexType>(type.getElementType()) : mlir::ComplexType();
  if (!type || ir::isQuantized(type.getElementType()))
    return false;
  if (!complex) {
    rewriter.replace(op, realTan(rewriter, location, op.getOperand()));
    return true;
  }
  // tan(a + bi) = (tan a + i tanh b) / (1 - i tan a tanh b)
  const mlir::Type part = type.clone(complex.getElementType());
  const Value real = ir::RealOp::create(rewriter, location, part, op.getOperand());
  const Value tan = realTan(rewriter, location, real);
  const Value imag = ir::ImagOp::create(rewriter, location, part, op.getOperand());
  const Value tanh = ir::TanhOp::create(rewriter, location, part, imag, ir::ResultAccuracyAttr());
  const Value above = ir::ComplexOp::create(rewriter, location, type, tan, tanh);
  const Value product = ir::MulOp::create(rewriter, location, part, tan, tanh);
  const Value negated = ir::NegOp::create(rewriter, location, part, product);
  const Value below = ir::ComplexOp::create(rewriter, location, type, one(rewriter, tan), negated);
  rewriter.replace(op, ir::DivOp::create(rewriter, location, type, above, below)->getResults());
  return true;
}

static bool hasWeakOrder(vhlo::Version target) {
  for (const vhlo::EnumRecord &record : vhlo::enumRecords())
    for (const vhlo::EnumCase &one : record.cases)
      if (one.name == "WEAKORDER")
        return one.min <= target;
  return true;
}

// Of two numbers, the order is the usual one. All NaNs are equal, and come after the numbers.
bool expandWeakOrder(Operation *operation, Rewriter &rewriter, vhlo::Version target) {
  using Direction = ir::ComparisonDirection;
  auto op = llvm::cast<ir::CompareOp>(operation);
  auto type = llvm::dyn_cast<mlir::RankedTensorType>(op.getLhs().getType());
  if (op.getCompareType() != ir::ComparisonType::WEAKORDER || hasWeakOrder(target) || !type ||
      !ir::isFloat(type.getElementType()))
    return false;
  const mlir::Location location = op.getLoc();
  auto compare = [&](Direction direction, Value lhs, Value rhs) {
    return ir::CompareOp::create(rewriter, location, op.getType(), lhs, rhs,
                                 ir::ComparisonDirectionAttr::get(op.getContext(), direction),
                                 ir::ComparisonTypeAttr::get(op.getContext(), ir::ComparisonType::FLOAT))
        .getResult();
  };
  auto isNaN = [&](Value value) { return compare(Direction::NE, value, value); };
  auto both = [&](Value a, Value b) { return ir::AndOp::create(rewriter, location, a.getType(), a, b).getResult(); };
  auto either = [&](Value a, Value b) { return ir::OrOp::create(rewriter, location, a.getType(), a, b).getResult(); };
  auto negated = [&](Value a) { return ir::NotOp::create(rewriter, location, a.getType(), a).getResult(); };
  auto less = [&](Value a, Value b) {
    return either(compare(Direction::LT, a, b), both(compare(Direction::EQ, a, a), isNaN(b)));
  };
  auto equal = [&](Value a, Value b) { return either(compare(Direction::EQ, a, b), both(isNaN(a), isNaN(b))); };
  const Value a = op.getLhs(), b = op.getRhs();
  auto result = [&]() -> Value {
    switch (op.getComparisonDirection()) {
    case Direction::EQ: return equal(a, b);
    case Direction::NE: return negated(equal(a, b));
    case Direction::LT: return less(a, b);
    case Direction::GE: return negated(less(a, b));
    case Direction::GT: return less(b, a);
    case Direction::LE: return negated(less(b, a));
    }
    return Value();
  };
  rewriter.replace(op, result());
  return true;
}

bool expandComposite(Operation *op, Rewriter &rewriter, vhlo::Version target) {
  auto composite = llvm::cast<ir::CompositeOp>(op);
  const vhlo::OpRecord *record = vhlo::findByOp(op->getName().getStringRef());
  const vhlo::OpVersion *version =
      llvm::find_if(record->versions, [&](const vhlo::OpVersion &one) { return target <= one.max; });
  const bool isThere = version != record->versions.end() && version->min <= target;
  if (isThere && (version->regions || op->getNumRegions() == 0))
    return false;
  rewriter.replaceWith<mlir::func::CallOp>(op, composite.getDecomposition(), composite.getResultTypes(),
                                           composite.getInputs());
  return true;
}

bool expandAsync(Operation *op, Rewriter &rewriter, vhlo::Version target) {
  if (!isNewer(op->getName().getStringRef(), target))
    return false;
  mlir::Block &body = op->getRegion(0).front();
  const mlir::Value future = op->getResult(0);
  auto isDone = [&](Operation *user) {
    return llvm::isa<ir::AsyncDoneOp>(user) && user->getResultTypes() == body.getTerminator()->getOperandTypes();
  };
  if (!llvm::all_of(future.getUsers(), isDone) || body.getArgumentTypes() != op->getOperandTypes())
    return false;
  const llvm::SmallVector<Value> results = rewriter.inlineBlock(&body, op, op->getOperands());
  for (Operation *user : llvm::make_early_inc_range(future.getUsers()))
    rewriter.replace(user, results);
  rewriter.erase(op);
  return true;
}

} // namespace compatibility

namespace {

using namespace compatibility;

// The target, for the patterns.
struct Target : PassOptions {
  vhlo::Version version;
};

template <Expand expand> bool apply(Operation *op, Rewriter &rewriter, const PassOptions &options) {
  return expand(op, rewriter, static_cast<const Target &>(options).version);
}

constexpr Pattern patterns[] = {
#define SHLO_OLDER_FORM(NAME, FUNCTION) {#FUNCTION, NAME, &apply<FUNCTION>},
#include "opset/older_forms.inc"
#undef SHLO_OLDER_FORM
};

bool namesAxes(vhlo::Version target) {
  const auto records = vhlo::attributeRecords();
  return llvm::find_if(records, [](const vhlo::CodeRecord &one) {
           return one.name == "replica_group_mesh_axes_v1";
         })->min <= target;
}

} // namespace

Status expandForTarget(PassRun &run, const ExpandForTargetOptions &options) {
  Result<vhlo::Version> version = vhlo::targetVersion(options.target);
  if (!version)
    return std::move(version.error());
  Target target;
  target.version = *version;
  if (Status status = rewriteGreedily(run, patterns, target); !status)
    return status;
  if (!namesAxes(*version))
    if (Status status = listDevices(run); !status)
      return status;
  if (*version < vhlo::locationRangesSince) {
    PositionReplacer replaced(beginOf);
    replaceLocations(run, replaced);
  }
  return {};
}

} // namespace shlo::passes
