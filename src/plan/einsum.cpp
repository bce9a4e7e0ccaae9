// Einstein summation and torch_index_select, as products, sums and gathers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

namespace {

// A value with a letter for each dimension. After `unique` no letter occurs twice.
class Term {
public:
  Term(Lowering &lowering, ValueId id, llvm::StringRef labels) : lowering(lowering), id(id), labels(labels) {}

  int64_t axis(char label) const { return int64_t(labels.find(label)); }
  bool has(char label) const { return llvm::StringRef(labels).contains(label); }

  // Takes the diagonal of two dimensions with the same letter.
  void unique() {
    for (size_t first = 0; first < labels.size(); ++first)
      for (size_t second = labels.find(labels[first], first + 1); second != std::string::npos;
           second = labels.find(labels[first], first + 1))
        takeDiagonal(int64_t(first), second);
  }
  // Sums over the letters that are not wanted, in the element type of the result.
  void keep(llvm::function_ref<bool(char)> isWanted, ElementType element) {
    Extents summed;
    std::string rest;
    for (auto [axis, label] : llvm::enumerate(labels))
      if (isWanted(label))
        rest += label;
      else
        summed.push_back(int64_t(axis));
    if (summed.empty())
      return;
    id = lowering.convert(id, element);
    id = lowering.reduce(ElementFunction::Add, id, zero(), std::move(summed));
    labels = std::move(rest);
  }
  void reorder(llvm::StringRef order) {
    if (labels == order)
      return;
    Extents permutation;
    TensorType type{lowering.type(id).element, {}};
    for (char label : order) {
      permutation.push_back(axis(label));
      type.shape.push_back(lowering.type(id).shape[size_t(axis(label))]);
    }
    id = lowering.emit(Transpose{std::move(permutation)}, id, std::move(type));
    labels = order.str();
  }

  Lowering &lowering;
  ValueId id;
  std::string labels;

private:
  ValueId zero() { return lowering.number(0, lowering.type(id).element); }

  void takeDiagonal(int64_t first, size_t second) {
    const TensorType type = lowering.type(id);
    // The sum keeps the sign of a zero.
    const ValueId nothing = lowering.number(-0.0, type.element);
    const TensorType places{ElementType::I32, type.shape};
    ValueId one = lowering.emit(Iota{first}, {}, TensorType(places));
    ValueId other = lowering.emit(Iota{int64_t(second)}, {}, TensorType(places));
    const Elementwise equal{ElementFunction::Compare, CompareDirection::EQ, CompareOrder::Signed};
    ValueId onDiagonal = lowering.emit(equal, {one, other}, TensorType{ElementType::I1, type.shape});
    ValueId kept = lowering.emit(Elementwise{ElementFunction::Select},
                                 {onDiagonal, id, lowering.broadcast(nothing, type.shape, {})}, TensorType(type));
    id = lowering.reduce(ElementFunction::Add, kept, nothing, {int64_t(second)});
    labels.erase(second, 1);
  }
};

Result<ElementType> resultElement(Operation *op) {
  if (std::optional<TensorType> declared = tensorTypeOf(op->getResult(0).getType()))
    return declared->element;
  return errorAt(SHLO_UNSUPPORTED, op, "the result is not a tensor of a supported element type");
}

Status finish(Lowering &lowering, Operation *op, Term &term, llvm::StringRef output, ElementType element) {
  for (char label : output)
    if (!term.has(label) || output.count(label) > 1)
      return errorAt(SHLO_UNSUPPORTED, op, "an output with a repeated letter is not supported");
  term.reorder(output);
  term.id = lowering.convert(term.id, element);
  if (Status status = lowering.checkDeclared(op, op->getResult(0).getType(), lowering.type(term.id)); !status)
    return status;
  return lowering.alias(op, term.id);
}

} // namespace

// The verifier has checked the letters.
Status lowerUnaryEinsum(Lowering &lowering, Operation *op) {
  auto [input, output] = cast<ir::UnaryEinsumOp>(op).getEinsumConfig().split("->");
  Result<ElementType> element = resultElement(op);
  if (!element)
    return std::move(element.error());
  Term term(lowering, lowering.value(op->getOperand(0)), input);
  term.unique();
  term.keep([&, wanted = output](char label) { return wanted.contains(label); }, *element);
  return finish(lowering, op, term, output, *element);
}

Status lowerEinsum(Lowering &lowering, Operation *op) {
  auto [inputs, output] = cast<ir::EinsumOp>(op).getEinsumConfig().split("->");
  auto [left, right] = inputs.split(',');
  Result<ElementType> element = resultElement(op);
  if (!element)
    return std::move(element.error());
  Term lhs(lowering, lowering.value(op->getOperand(0)), left), rhs(lowering, lowering.value(op->getOperand(1)), right);
  lhs.unique();
  rhs.unique();
  lhs.keep([&, wanted = output](char label) { return wanted.contains(label) || rhs.has(label); }, *element);
  rhs.keep([&, wanted = output](char label) { return wanted.contains(label) || lhs.has(label); }, *element);

  DotGeneral product;
  std::string batch, leftOnly, rightOnly;
  // In the element type of the result, as for dot_general.
  TensorType type{*element, {}};
  Shape leftShape, rightShape;
  for (auto [axis, label] : llvm::enumerate(lhs.labels)) {
    int64_t extent = lowering.type(lhs.id).shape[axis];
    if (!rhs.has(label)) {
      leftOnly += label;
      leftShape.push_back(extent);
    } else if (extent != lowering.type(rhs.id).shape[size_t(rhs.axis(label))]) {
      return lowering.shapeError(op, "the operands differ in the extent of a letter");
    } else if (output.contains(label)) {
      batch += label;
      type.shape.push_back(extent);
      product.lhsBatchingDimensions.push_back(int64_t(axis));
      product.rhsBatchingDimensions.push_back(rhs.axis(label));
    } else {
      product.lhsContractingDimensions.push_back(int64_t(axis));
      product.rhsContractingDimensions.push_back(rhs.axis(label));
    }
  }
  for (auto [axis, label] : llvm::enumerate(rhs.labels))
    if (!lhs.has(label)) {
      rightOnly += label;
      rightShape.push_back(lowering.type(rhs.id).shape[axis]);
    }
  type.shape.insert(type.shape.end(), leftShape.begin(), leftShape.end());
  type.shape.insert(type.shape.end(), rightShape.begin(), rightShape.end());
  ValueId made = lowering.product(std::move(product), {lhs.id, rhs.id}, std::move(type));
  Term term(lowering, made, batch + leftOnly + rightOnly);
  return finish(lowering, op, term, output, *element);
}

// Gathers slices of one element along `dim` at the positions in `index`. The leading dimensions are batch dimensions.
Status lowerTorchIndexSelect(Lowering &lowering, Operation *op) {
  auto select = cast<ir::TorchIndexSelectOp>(op);
  const TensorType from = lowering.type(op->getOperand(0)), index = lowering.type(op->getOperand(1));
  int64_t rank = int64_t(from.shape.size()), dim = int64_t(select.getDim()), batch = int64_t(select.getBatchDims());
  int64_t places = int64_t(index.shape.size());
  if (dim < 0 || dim >= rank || batch < 0 || batch > dim || batch > places)
    return errorAt(SHLO_INVALID_PROGRAM, op, "dim or batch_dims is outside its range");
  Gather gather;
  gather.collapsedSliceDims = {dim};
  gather.startIndexMap = {dim};
  gather.indexVectorDim = places;
  gather.sliceSizes.assign(from.shape.begin(), from.shape.end());
  gather.sliceSizes[size_t(dim)] = 1;
  TensorType type{from.element, Shape(from.shape.begin(), from.shape.begin() + dim)};
  type.shape.insert(type.shape.end(), index.shape.begin() + batch, index.shape.end());
  type.shape.insert(type.shape.end(), from.shape.begin() + dim + 1, from.shape.end());
  for (int64_t axis = 0; axis < batch; ++axis) {
    if (from.shape[size_t(axis)] != index.shape[size_t(axis)])
      return lowering.shapeError(op, "operand and index differ in a batch dimension");
    gather.operandBatchingDims.push_back(axis);
    gather.startIndicesBatchingDims.push_back(axis);
    gather.sliceSizes[size_t(axis)] = 1;
  }
  for (int64_t axis = batch; axis < int64_t(type.shape.size()); ++axis)
    if (axis < dim || axis >= dim + places - batch)
      gather.offsetDims.push_back(axis);
  // An empty dimension has no elements to select.
  if (from.shape[size_t(dim)] == 0 && elementCount(index.shape) != 0)
    return lowering.shapeError(op, "the dimension to select from is empty");
  if (Status status = lowering.checkDeclared(op, op->getResult(0).getType(), type); !status)
    return status;
  return lowering.alias(op, lowering.emit(std::move(gather), lowering.values(op->getOperands()), std::move(type)));
}

} // namespace shlo::plan
