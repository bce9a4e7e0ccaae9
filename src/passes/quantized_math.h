// The parameters of quantized elements, and ops that compute with the stored integers instead of the elements.
// Specification: "Quantization computations".
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/dialect.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include "llvm/ADT/DenseMap.h"

namespace shlo::passes::quantized {

using mlir::ImplicitLocOpBuilder;
using mlir::RankedTensorType;
using mlir::Type;
using mlir::Value;

// Null if the elements are not quantized.
mlir::quant::QuantizedType elementOf(Type type);
// Whether quantized elements occur in it, be it in a tuple.
bool isQuantized(Type type);
// Whether the stored integers are of a type that the specification has.
bool hasStoredType(Type type);
// The type with stored integers, or expressed floats, in the place of quantized elements; other types as they are.
Type storedType(Type type);
Type expressedType(Type type);

// One scale and zero point for all elements (axis is -1), or for each index along an axis.
struct Parameters {
  explicit Parameters(mlir::quant::QuantizedType type);

  bool isPerAxis() const { return axis >= 0; }
  bool hasZeroPoint() const; // that is not zero
  bool fitI32() const;       // all stored integers do
  int64_t zeroPoint(size_t i) const { return zeroPoints[zeroPoints.size() == 1 ? 0 : i]; }
  double scale(size_t i) const { return scales[scales.size() == 1 ? 0 : i]; }

  llvm::SmallVector<double> scales;
  llvm::SmallVector<int64_t> zeroPoints;
  int64_t axis = -1, least, most; // the stored integers are from `least` to `most`
  unsigned width;                 // of stored integers
  Type expressed;
};

// What ops become of one op on quantized elements. They go before it.
class StoredMath {
public:
  StoredMath(mlir::Operation *op, mlir::OpBuilder::Listener *listener, llvm::DenseMap<Value, Type> &quantized)
      : op(op), builder(op->getLoc(), mlir::OpBuilder(op, listener)), quantized(quantized) {}

  // The quantized type that a value had, or its type.
  Type typeOf(Value value) const;
  // Replaces the results of the op with stored integers, or other values, and erases it.
  void replace(mlir::ValueRange values);

  // A constant of one number, or of one for each index along an axis.
  Value floats(Type element, llvm::ArrayRef<double> values, bool perAxis);
  Value integers(Type element, llvm::ArrayRef<int64_t> values, bool perAxis);
  Value integer(int64_t value); // i32

  // The op of CHLO that broadcasts; the result has the type of the operand of higher rank. `axis` is that of
  // parameters.
  template <typename OpT> Value broadcast(Value lhs, Value rhs, int64_t axis = -1) {
    auto type = llvm::cast<RankedTensorType>(lhs.getType()), other = llvm::cast<RankedTensorType>(rhs.getType());
    const mlir::DenseI64ArrayAttr dims = axis < 0 ? nullptr : builder.getDenseI64ArrayAttr({axis});
    return OpT::create(builder, other.getRank() > type.getRank() ? other : type, lhs, rhs, dims);
  }
  Value convert(Value value, Type element);
  Value round(Value value);
  Value clamp(Value value, Value least, Value most);

  Value dequantize(Value stored, const Parameters &from);
  Value quantize(Value real, Type to);
  // Stored integers of `from` as those of `to` would be before they are rounded.
  Value rescale(Value stored, const Parameters &from, const Parameters &to);
  // Rounds what is between the limits of `to`.
  Value store(Value scaled, Type to);
  // An i32 of any size as a stored integer.
  Value storeInteger(Value wide, Type to);

  mlir::Operation *const op;
  ImplicitLocOpBuilder builder;
  const char *refusal = nullptr; // why a function leaves the op, if there is more to say than that

private:
  llvm::DenseMap<Value, Type> &quantized;
};

// The functions that src/opset names: each replaces math.op with ops on stored integers. If it leaves the op as it is,
// the op computes with the expressed values.
using IntegersFunction = bool (*)(StoredMath &math);
bool quantizeIntegers(StoredMath &math);
bool dequantizeIntegers(StoredMath &math);
bool addIntegers(StoredMath &math);
bool dotIntegers(StoredMath &math);
bool convolutionIntegers(StoredMath &math);

// The records' facts.
enum class StoredForm : uint8_t { None, Itself, ItselfOnOneType, Integers, Independent };
struct StoredRule {
  llvm::StringLiteral op;
  StoredForm form;
  IntegersFunction function;
};
// With StoredForm::None if the op has no such fact.
const StoredRule &storedRuleOf(mlir::Operation *op);
// Whether the op computes with expressed values of quantized operands.
bool computesExpressed(mlir::Operation *op);

} // namespace shlo::passes::quantized
