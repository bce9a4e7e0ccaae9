// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/shapes.h"

#include "dialect/elements.h"
#include "infer/infer.h"
#include "passes/failure.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

#include <array>

namespace shlo::passes {

using namespace mlir;

std::span<const StaticForm> staticForms() {
  static const StaticForm forms[] = {
#define SHLO_COMPUTES_SHAPES(OP)
#define SHLO_STATIC_FORM(OP, FORM, ...) {OP, FORM, {__VA_ARGS__}},
#include "opset/static_forms.inc"
#undef SHLO_COMPUTES_SHAPES
#undef SHLO_STATIC_FORM
  };
  return forms;
}

std::span<const llvm::StringLiteral> shapeOps() {
  static constexpr llvm::StringLiteral ops[] = {
#define SHLO_COMPUTES_SHAPES(OP) OP,
#define SHLO_STATIC_FORM(...)
#include "opset/static_forms.inc"
#undef SHLO_COMPUTES_SHAPES
#undef SHLO_STATIC_FORM
  };
  return ops;
}

Result<func::FuncOp> mainFunction(ModuleOp module) {
  func::FuncOp only;
  bool isOnly = true;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.getSymName() == "main")
      return function;
    isOnly = !only;
    only = function;
  }
  if (only && isOnly)
    return only;
  return failure(SHLO_INVALID_PROGRAM, module,
                 "has several functions, or none, and none of them is @main, so it is not clear which to refine");
}

//===- Types and values -------------------------------------------------------------------------------------------===//

ElementsAttr elementsOf(const Tensor &tensor, RankedTensorType type) {
  const llvm::ArrayRef<char> bytes(tensor.data(), tensor.size());
  if (!type.getElementType().isInteger(1))
    return ir::copiedElements(type, bytes);
  llvm::SmallVector<bool> truths;
  for (char byte : bytes)
    truths.push_back(byte != 0);
  return DenseElementsAttr::get(type, llvm::ArrayRef<bool>(truths));
}

bool isDynamic(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return !tensor.hasStaticShape();
  if (auto tuple = dyn_cast<TupleType>(type))
    return llvm::any_of(tuple.getTypes(), isDynamic);
  if (auto future = dyn_cast<ir::FutureType>(type))
    return llvm::any_of(future.getTypes(), isDynamic);
  return isa<UnrankedTensorType>(type);
}

bool areCompatible(Type a, Type b) {
  if (a == b)
    return true;
  auto left = dyn_cast<mlir::TensorType>(a), right = dyn_cast<mlir::TensorType>(b);
  return left && right && left.getElementType() == right.getElementType() &&
         (!left.hasRank() || !right.hasRank() ||
          (left.getRank() == right.getRank() &&
           llvm::all_of(llvm::zip_equal(left.getShape(), right.getShape()), [](auto extents) {
             auto [x, y] = extents;
             return x == y || ShapedType::isDynamic(x) || ShapedType::isDynamic(y);
           })));
}

// Whether the same ops compute both values from the same ones. Looks at few ops: starts and limits of slices follow
// from few.
static bool areAlike(Value a, Value b) {
  constexpr size_t most = 64;
  llvm::SmallVector<std::pair<Value, Value>> open{{a, b}};
  for (size_t i = 0; i < open.size(); ++i) {
    auto [x, y] = open[i];
    if (x == y)
      continue;
    Operation *left = x.getDefiningOp(), *right = y.getDefiningOp();
    if (i == most || !left || !right || left->getName() != right->getName() || left->getNumRegions() ||
        cast<OpResult>(x).getResultNumber() != cast<OpResult>(y).getResultNumber() || x.getType() != y.getType() ||
        left->getNumOperands() != right->getNumOperands() || !isMemoryEffectFree(left) ||
        left->getAttrDictionary() != right->getAttrDictionary())
      return false;
    for (auto operands : llvm::zip_equal(left->getOperands(), right->getOperands()))
      open.push_back({std::get<0>(operands), std::get<1>(operands)});
  }
  return true;
}

bool sliceSizes(ir::RealDynamicSliceOp slice, llvm::SmallVectorImpl<int64_t> &sizes) {
  llvm::SmallVector<int64_t> strides;
  if (!integersOf(slice.getStrides().getDefiningOp(), strides) ||
      llvm::any_of(strides, [](int64_t stride) { return stride != 1; }))
    return false;
  auto limit = slice.getLimitIndices().getDefiningOp<ir::AddOp>();
  const Value start = slice.getStartIndices();
  if (!limit)
    return false;
  const bool isFirst = areAlike(limit.getLhs(), start);
  if (!isFirst && !areAlike(limit.getRhs(), start))
    return false;
  const Value size = isFirst ? limit.getRhs() : limit.getLhs();
  return integersOf(size.getDefiningOp(), sizes) && sizes.size() == strides.size() &&
         llvm::all_of(sizes, [](int64_t extent) { return extent >= 0; });
}

//===- Custom calls -----------------------------------------------------------------------------------------------===//

namespace {

void flatten(TypeRange types, llvm::SmallVectorImpl<Type> &parts) {
  llvm::SmallVector<Type> open(llvm::reverse(types));
  while (!open.empty()) {
    Type type = open.pop_back_val();
    if (auto tuple = dyn_cast<TupleType>(type))
      llvm::append_range(open, llvm::reverse(tuple.getTypes()));
    else
      parts.push_back(type);
  }
}

// Types take a few levels: the readers limit their nesting.
Type withParts(Type type, llvm::ArrayRef<Type> &parts) {
  auto tuple = dyn_cast<TupleType>(type);
  if (!tuple) {
    Type part = parts.front();
    parts = parts.drop_front();
    return part;
  }
  llvm::SmallVector<Type> members;
  for (Type member : tuple.getTypes())
    members.push_back(withParts(member, parts));
  return TupleType::get(type.getContext(), members);
}

std::string listOf(llvm::ArrayRef<int64_t> numbers) {
  std::string text = "[";
  for (int64_t number : numbers)
    text += (text.size() > 1 ? ", " : "") + std::to_string(number);
  return text + "]";
}

} // namespace

Result<std::optional<llvm::SmallVector<unsigned>>> shapeOperandsOf(ir::CustomCallOp call) {
  Attribute attribute = call->getAttr(shapeOperandIndices);
  if (!attribute)
    return std::optional<llvm::SmallVector<unsigned>>();
  auto wrong = [&](const llvm::Twine &what) {
    return failure(SHLO_INVALID_PROGRAM, call, shapeOperandIndices + ": " + what);
  };
  auto indices = dyn_cast<DenseIntElementsAttr>(attribute);
  if (!indices || indices.getType().getRank() != 1)
    return wrong("must have rank = 1");
  if (!indices.getElementType().isSignlessInteger(64))
    return wrong("must have i64 element type");
  llvm::SmallVector<Type> parts;
  flatten(call->getResultTypes(), parts);
  if (indices.getNumElements() != int64_t(parts.size()))
    return wrong("number of elements (" + llvm::Twine(indices.getNumElements()) +
                 ") must be equal to the number of operation results (" + llvm::Twine(parts.size()) + ")");
  llvm::SmallVector<unsigned> operands;
  for (auto [i, index] : llvm::enumerate(indices.getValues<int64_t>())) {
    if (index < 0 || index >= int64_t(call->getNumOperands()))
      return wrong("index #" + llvm::Twine(i) + " (" + llvm::Twine(index) +
                   ") must be within bounds for operation operands (from 0 to " + llvm::Twine(call->getNumOperands()) +
                   ")");
    operands.push_back(unsigned(index));
  }
  return std::optional(std::move(operands));
}

Result<llvm::SmallVector<Type>> resultsOfShapeOperands(ir::CustomCallOp call, llvm::ArrayRef<unsigned> operands) {
  llvm::SmallVector<Type> parts, results;
  flatten(call->getResultTypes(), parts);
  for (auto [i, part, operand] : llvm::enumerate(parts, operands)) {
    llvm::SmallVector<int64_t> shape;
    auto tensor = dyn_cast<mlir::TensorType>(part);
    if (!tensor || !integersOf(call->getOperand(operand).getDefiningOp(), shape))
      continue;
    // An unknown extent is given as what stands for it.
    const bool isShape =
        llvm::all_of(shape, [](int64_t extent) { return extent >= 0 || ShapedType::isDynamic(extent); });
    Type refined = isShape ? Type(RankedTensorType::get(shape, tensor.getElementType())) : Type();
    if (!refined || !areCompatible(refined, part))
      return failure(SHLO_INVALID_PROGRAM, call,
                     "refinement #" + llvm::Twine(i) + " (" + listOf(shape) +
                         ") must be compatible with operation result #" + llvm::Twine(i));
    if (!tensor.hasRank()) {
      part = refined;
    } else if (!tensor.hasStaticShape()) {
      for (auto [axis, extent] : llvm::enumerate(tensor.getShape()))
        shape[axis] = ShapedType::isDynamic(extent) ? shape[axis] : extent;
      part = cast<RankedTensorType>(tensor).clone(shape);
    }
  }
  llvm::ArrayRef<Type> left = parts;
  for (Type type : call->getResultTypes())
    results.push_back(withParts(type, left));
  return results;
}

} // namespace shlo::passes
