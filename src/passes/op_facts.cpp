// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/op_facts.h"

#include "dialect/elements.h"

#include <algorithm>

namespace shlo::passes {

using llvm::APFloat;
using llvm::APInt;

#define SHLO_FOLD_CONDITION(name) bool name(mlir::Operation *op, llvm::ArrayRef<mlir::ElementsAttr> operands);
#include "opset/rewriting.inc"
#undef SHLO_FOLD_CONDITION

// By name.
static constexpr OpFacts table[] = {
#define SHLO_OP_FACTS(name, neutral, absorbing, ofEquals, idempotent, commutative, sameTypeIsIdentity, folding,        \
                      condition)                                                                                       \
  {name,        Identity::neutral,  Identity::absorbing, Identity::ofEquals, idempotent,                               \
   commutative, sameTypeIsIdentity, FoldKind::folding,   condition},
#include "opset/rewriting.inc"
#undef SHLO_OP_FACTS
};

const OpFacts *factsOf(mlir::OperationName name) {
  const llvm::StringRef text = name.getStringRef();
  const OpFacts *found = std::lower_bound(std::begin(table), std::end(table), text,
                                          [](const OpFacts &row, llvm::StringRef wanted) { return row.name < wanted; });
  return found != std::end(table) && found->name == text ? found : nullptr;
}

static std::optional<APInt> integerOf(Identity identity, mlir::IntegerType type) {
  const unsigned width = type.getWidth();
  const bool isUnsigned = type.isUnsigned() || width == 1;
  switch (identity) {
  case Identity::Zero:
  case Identity::PlusZero: return APInt::getZero(width);
  case Identity::One: return APInt(width, 1);
  case Identity::AllOnes: return APInt::getAllOnes(width);
  case Identity::Least: return isUnsigned ? APInt::getZero(width) : APInt::getSignedMinValue(width);
  case Identity::Greatest: return isUnsigned ? APInt::getAllOnes(width) : APInt::getSignedMaxValue(width);
  case Identity::No: break;
  }
  return std::nullopt;
}

static std::optional<double> numberOf(Identity identity) {
  switch (identity) {
  case Identity::Zero: return -0.0;
  case Identity::PlusZero: return 0.0;
  case Identity::One: return 1.0;
  case Identity::Least: return -__builtin_inf();
  case Identity::Greatest: return __builtin_inf();
  case Identity::AllOnes:
  case Identity::No: break;
  }
  return std::nullopt;
}

static std::optional<APFloat> floatOf(Identity identity, mlir::FloatType type) {
  const std::optional<double> number = numberOf(identity);
  std::optional<APFloat> result = number ? ir::nearest(*number, type.getFloatSemantics()) : std::nullopt;
  // Some types have no zero, or no infinity.
  return result && result->convertToDouble() == *number ? result : std::nullopt;
}

bool isSplatOf(mlir::ElementsAttr value, Identity identity, bool anyZero) {
  auto dense = llvm::dyn_cast_or_null<mlir::DenseElementsAttr>(value);
  if (identity == Identity::No || !dense || !dense.isSplat())
    return false;
  const mlir::Type element = dense.getElementType();
  if (auto integer = llvm::dyn_cast<mlir::IntegerType>(element))
    return dense.getSplatValue<APInt>() == integerOf(identity, integer);
  const bool isZero = identity == Identity::Zero || identity == Identity::PlusZero;
  auto is = [&](const APFloat &number, mlir::FloatType type) {
    if (isZero && anyZero)
      return number.isZero();
    const std::optional<APFloat> wanted = floatOf(identity, type);
    return wanted && number.bitwiseIsEqual(*wanted);
  };
  if (auto type = llvm::dyn_cast<mlir::FloatType>(element))
    return is(dense.getSplatValue<APFloat>(), type);
  // A complex 1 is not neutral: infinity times its imaginary 0 is NaN.
  auto complex = llvm::dyn_cast<mlir::ComplexType>(element);
  auto part = complex ? llvm::dyn_cast<mlir::FloatType>(complex.getElementType()) : nullptr;
  if (!part || !isZero)
    return false;
  const auto number = dense.getSplatValue<std::complex<APFloat>>();
  return is(number.real(), part) && is(number.imag(), part);
}

mlir::ElementsAttr splatOf(mlir::ShapedType type, Identity identity) {
  if (!type.hasStaticShape() || ir::elementTypeOf(type.getElementType()) == ElementType::None)
    return nullptr;
  if (!type.getNumElements())
    return mlir::DenseElementsAttr::getFromRawBuffer(type, {});
  const mlir::Type element = type.getElementType();
  if (auto integer = llvm::dyn_cast<mlir::IntegerType>(element)) {
    const std::optional<APInt> number = integerOf(identity, integer);
    return number ? mlir::DenseElementsAttr::get(type, *number) : nullptr;
  }
  auto complex = llvm::dyn_cast<mlir::ComplexType>(element);
  auto part = llvm::dyn_cast<mlir::FloatType>(complex ? complex.getElementType() : element);
  const std::optional<APFloat> number = part ? floatOf(identity, part) : std::nullopt;
  if (!number)
    return nullptr;
  if (!complex)
    return mlir::DenseElementsAttr::get(type, *number);
  if (identity != Identity::Zero && identity != Identity::PlusZero)
    return nullptr;
  return mlir::DenseElementsAttr::get(type, std::complex<APFloat>(*number, *number));
}

} // namespace shlo::passes
