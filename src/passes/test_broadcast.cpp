// Answers the questions of the reference's tests to broadcasting: "hlo_test_broadcast.numpy_broadcast"(%0, %1) becomes
// a custom call @numpy_broadcasted on operands that have one shape, by the rules of NumPy.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pass.h"

#include "dialect/diagnostics.h"
#include "dialect/dialect.h"
#include "dialect/walk.h"

#include "mlir/IR/Builders.h"

#include <algorithm>

namespace shlo::passes {

namespace {

using mlir::RankedTensorType;
using mlir::ShapedType;
using mlir::Value;

// An extent of a type, or its bound.
struct Extent {
  int64_t size = 1;
  bool isBounded = false;
  bool operator==(const Extent &) const = default;
};

// An extent of the common shape, and the value that has it.
struct Common {
  Extent extent;
  Value value; // null: all have the extent 1 here
  unsigned dim = 0;
};

// Fails if an extent has no bound.
bool extentsOf(RankedTensorType type, llvm::SmallVectorImpl<Extent> &extents) {
  auto extensions = llvm::dyn_cast_or_null<ir::TypeExtensionsAttr>(type.getEncoding());
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    const bool isBounded = ShapedType::isDynamic(size);
    if (isBounded && (!extensions || dim >= extensions.getBounds().size()))
      return false;
    extents.push_back({isBounded ? extensions.getBounds()[dim] : size, isBounded});
    if (ShapedType::isDynamic(extents.back().size))
      return false;
  }
  return true;
}

RankedTensorType typeOf(llvm::ArrayRef<Extent> extents, mlir::Type element) {
  llvm::SmallVector<int64_t> shape, bounds;
  bool isBounded = false;
  for (const Extent &extent : extents) {
    shape.push_back(extent.isBounded ? ShapedType::kDynamic : extent.size);
    bounds.push_back(extent.isBounded ? extent.size : ShapedType::kDynamic);
    isBounded |= extent.isBounded;
  }
  return RankedTensorType::get(
      shape, element, isBounded ? ir::TypeExtensionsAttr::get(element.getContext(), bounds) : mlir::Attribute());
}

// The common shape, or what is wrong. Dimensions correspond from the last one on.
std::string commonShape(mlir::Operation *question, llvm::SmallVectorImpl<Common> &common) {
  if (!question->getNumOperands())
    return "it needs an operand";
  for (Value operand : question->getOperands()) {
    auto type = llvm::dyn_cast<RankedTensorType>(operand.getType());
    llvm::SmallVector<Extent> extents;
    if (!type || !extentsOf(type, extents))
      return "its operands must be tensors whose extents are static or bounded";
    if (extents.size() > common.size())
      common.insert(common.begin(), extents.size() - common.size(), Common());
    const size_t offset = common.size() - extents.size();
    for (auto [dim, extent] : llvm::enumerate(extents)) {
      Common &place = common[offset + dim];
      if (extent == Extent() || extent == place.extent)
        continue;
      if (place.value && extent.isBounded != place.extent.isBounded)
        return "a bounded extent and a static one cannot be broadcast to each other";
      if (place.value)
        return "extents " + std::to_string(place.extent.size) + " and " + std::to_string(extent.size) +
               " cannot be broadcast to each other";
      place = {extent, operand, unsigned(dim)};
    }
  }
  return "";
}

// The operand with the common shape. What it lacks is broadcast to the bound, and then set to the extent that another
// operand has.
Value broadcast(mlir::OpBuilder &builder, mlir::Location location, Value operand, llvm::ArrayRef<Common> common) {
  auto type = llvm::cast<RankedTensorType>(operand.getType());
  llvm::SmallVector<Extent> own;
  extentsOf(type, own);
  const size_t offset = common.size() - own.size();
  llvm::SmallVector<Extent> extents;
  llvm::SmallVector<unsigned> toSet;
  for (auto [dim, place] : llvm::enumerate(common)) {
    const bool hasIt = dim >= offset && own[dim - offset] == place.extent;
    extents.push_back({place.extent.size, place.extent.isBounded && hasIt});
    if (place.extent.isBounded && !hasIt)
      toSet.push_back(unsigned(dim));
  }
  Value value = operand;
  if (offset || llvm::ArrayRef<Extent>(extents) != llvm::ArrayRef<Extent>(own)) {
    const auto dims = llvm::map_to_vector(llvm::seq(offset, common.size()), [](size_t dim) { return int64_t(dim); });
    value = ir::BroadcastInDimOp::create(builder, location, typeOf(extents, type.getElementType()), operand, dims);
  }
  for (unsigned dim : toSet) {
    Value size = ir::GetDimensionSizeOp::create(builder, location, RankedTensorType::get({}, builder.getI32Type()),
                                                common[dim].value, common[dim].dim);
    extents[dim].isBounded = true;
    value = ir::SetDimensionSizeOp::create(builder, location, typeOf(extents, type.getElementType()), value, size,
                                           uint64_t(dim));
  }
  return value;
}

} // namespace

Status answerBroadcastQuestions(PassRun &run) {
  std::vector<mlir::Operation *> questions;
  forEachOp(run.root, [&](mlir::Operation *op) {
    if (op->getName().getStringRef() == "hlo_test_broadcast.numpy_broadcast")
      questions.push_back(op);
  });
  for (mlir::Operation *question : questions) {
    llvm::SmallVector<Common> common;
    if (std::string wrong = commonShape(question, common); !wrong.empty()) {
      if (run.findings) {
        Diagnostic &finding = run.findings->emplace_back();
        finding.op = question->getName().getStringRef().str();
        finding.message = "op '" + finding.op + "': " + wrong;
        setPlace(finding, question->getLoc());
      }
      continue;
    }
    mlir::OpBuilder builder(question);
    llvm::SmallVector<Value> operands;
    for (Value operand : question->getOperands())
      operands.push_back(broadcast(builder, question->getLoc(), operand, common));
    mlir::OperationState state(question->getLoc(), "stablehlo.custom_call", operands, question->getResultTypes());
    state.addAttribute("call_target_name", builder.getStringAttr("numpy_broadcasted"));
    question->replaceAllUsesWith(builder.create(state));
    question->erase();
    run.budget.countOps(3 * operands.size() + 1);
    run.setChanged();
  }
  return {};
}

} // namespace shlo::passes
