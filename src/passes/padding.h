// Bounded dimensions padded to their bounds: what ops do with tensors whose last elements along some dimensions do not
// count. Those elements can be anything, so an op that would mix them with others gets them masked.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/op_facts.h"
#include "passes/pass.h"

#include "dialect/dialect.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

#include "llvm/ADT/SmallVector.h"

namespace shlo::passes {

using Sizes = llvm::SmallVector<mlir::Value, 4>; // one per dimension; null: all elements count

// The type with the bounds as extents. Null if the type has no bounded dimension; another dynamic one stays.
mlir::RankedTensorType paddedType(mlir::Type type);

// An op at work on padded operands. Its results become values, or the op keeps them.
class PaddedOp {
public:
  using Value = mlir::Value;
  using RankedTensorType = mlir::RankedTensorType;
  using Numbers = llvm::ArrayRef<int64_t>;

  PaddedOp(mlir::Operation *op, Budget &budget)
      : op(op), builder(op->getLoc(), op), sizes(op->getNumOperands()), declared(op->getNumResults()),
        resultSizes(op->getNumResults()), budget(budget) {}

  template <typename OpT> OpT as() const { return llvm::cast<OpT>(op); }
  Value operand(unsigned index) const { return op->getOperand(index); }
  RankedTensorType type(unsigned operand) const {
    return llvm::dyn_cast<RankedTensorType>(op->getOperand(operand).getType());
  }

  // How many elements along the dimension count, as tensor<i32>. Null: as many as the type says.
  Value size(unsigned operand, int64_t dim) const {
    return size_t(dim) < sizes[operand].size() ? sizes[operand][size_t(dim)] : Value();
  }
  // The same, never null.
  Value extent(unsigned operand, int64_t dim) {
    Value known = size(operand, dim);
    return known ? known : integer(type(operand).getDimSize(unsigned(dim)));
  }
  bool isPadded(unsigned operand) const {
    return llvm::any_of(sizes[operand], [](Value size) { return bool(size); });
  }
  bool isPadded(unsigned operand, Numbers dims) const {
    return llvm::any_of(dims, [&](int64_t dim) { return bool(size(operand, dim)); });
  }

  // Puts `fill`, a scalar, in the place of the elements of the operand along these dimensions that do not count.
  void mask(unsigned operand, Numbers dims, Value fill);
  // Gives the operand this extent along the dimension: takes its last elements away, or adds some.
  void fit(unsigned operand, int64_t dim, int64_t extent);
  // The value with that shape, likewise. Null, and a refusal, if that cannot be.
  Value fitted(Value value, Numbers shape);

  template <typename OpT, typename... Args> Value create(Args &&...args) {
    budget.countOps();
    return OpT::create(builder, std::forward<Args>(args)...)->getResult(0);
  }
  mlir::DenseI64ArrayAttr list(Numbers numbers) { return builder.getDenseI64ArrayAttr(numbers); }
  Value integer(int64_t number); // tensor<i32>; a refusal if it has no such number
  Value convert(Value value, mlir::Type element);
  Value reshape(Value value, Numbers shape);
  Value broadcast(Value value, Numbers shape, Numbers dims);
  Value iota(mlir::Type element, Numbers shape, int64_t dim);
  Value compare(Value a, ir::ComparisonDirection how, Value b);
  // For each element of a tensor of that shape, whether its index along the dimension is less than the size.
  Value counts(Numbers shape, int64_t dim, Value size);
  // The elements from a start along one dimension, which is tensor<i32>, on; the last ones can be anything.
  Value shifted(Value value, int64_t dim, Value start);
  // A scalar of the element type; null, and a refusal, if it has no such constant.
  Value scalar(mlir::Type element, Identity identity);

  // The sum of two extents; a refusal if no tensor can be that long.
  int64_t sum(int64_t a, int64_t b);

  // Gives the results these values instead of the op's own.
  void replace(mlir::ValueRange values) { made.assign(values.begin(), values.end()); }
  void refuse(const char *why) { refusal = refusal ? refusal : why; }

  mlir::Operation *const op;
  mlir::ImplicitLocOpBuilder builder;
  llvm::SmallVector<Sizes, 4> sizes;               // of operands; empty: all elements count
  llvm::SmallVector<RankedTensorType, 2> declared; // the padded types of results
  llvm::SmallVector<Sizes, 2> resultSizes;         // empty if they have no bounded dimension
  llvm::SmallVector<Value, 2> made;                // the values for the results; empty: the op's own
  const char *refusal = nullptr;                   // why the op cannot be padded

private:
  Budget &budget;
};

// The functions that the records name, each for the ops that name it. They change operands and attributes in place, or
// replace the results.
using PadFunction = void (*)(PaddedOp &at);
// Null if the op's record names none.
PadFunction padFunctionOf(mlir::Operation *op);

} // namespace shlo::passes
