// Formulas in StableHLO: expressions of tensors with one shape, whose operators add ops. Elementwise code then reads
// like its formula.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/dialect.h"

#include "mlir/IR/Builders.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

#include <functional>

namespace shlo::passes {

using llvm::ArrayRef;
using mlir::RankedTensorType;
using mlir::Type;
using mlir::Value;

// The extents of a tensor as a tensor<RANKxi64> that is computed at run time.
Value shapeOf(mlir::OpBuilder &builder, mlir::Location location, Value tensor);

// Holds the insertion point, and the shape of all values of a formula: that of `model`.
class Formula {
public:
  Formula(mlir::OpBuilder &builder, mlir::Location location, Value model)
      : builder(builder), location(location), model(model) {}

  RankedTensorType typeOf(Type element) const;
  Value number(double number, Type element);
  Value integer(const llvm::APInt &number);
  // A constant with `number`, an attribute of the element type, everywhere.
  Value splat(mlir::TypedAttr number);

  template <typename OpT, typename... Args> Value create(Type element, Args &&...args) {
    return OpT::create(builder, location, typeOf(element), std::forward<Args>(args)...)->getResult(0);
  }

  mlir::OpBuilder &builder;
  mlir::Location location;
  std::function<Value(mlir::TypedAttr number)> makeSplat; // nullable; makes constants with `number` everywhere

private:
  Value model;
  Value shape; // created on demand
  llvm::DenseMap<mlir::Attribute, Value> splats;
};

class Exp {
public:
  Exp(Formula &formula, Value value) : formula(&formula), value(value) {}
  Type element() const { return llvm::cast<RankedTensorType>(value.getType()).getElementType(); }
  // A number with this expression's element type.
  Exp like(double number) const { return {*formula, formula->number(number, element())}; }

  Formula *formula;
  Value value;
};

// An expression, or a number that is combined with one.
class Operand {
public:
  Operand(Exp exp) : formula(exp.formula), value(exp.value) {}
  Operand(double number) : number(number) {}
  Exp beside(Exp other) const { return value ? Exp(*formula, value) : other.like(number); }

private:
  Formula *formula = nullptr;
  Value value;
  double number = 0;
};

//===- Arithmetic -------------------------------------------------------------------------------------------------===//

#define SHLO_BINARY_OPERATOR(SIGN)                                                                                     \
  Exp operator SIGN(Exp a, Exp b);                                                                                     \
  inline Exp operator SIGN(Exp a, double b) { return a SIGN a.like(b); }                                               \
  inline Exp operator SIGN(double a, Exp b) { return b.like(a) SIGN b; }
SHLO_BINARY_OPERATOR(+)
SHLO_BINARY_OPERATOR(-)
SHLO_BINARY_OPERATOR(*)
SHLO_BINARY_OPERATOR(/)
SHLO_BINARY_OPERATOR(<)
SHLO_BINARY_OPERATOR(<=)
SHLO_BINARY_OPERATOR(>)
SHLO_BINARY_OPERATOR(>=)
SHLO_BINARY_OPERATOR(==)
SHLO_BINARY_OPERATOR(!=)
#undef SHLO_BINARY_OPERATOR
// For integers and predicates.
Exp operator&(Exp a, Exp b);
Exp operator|(Exp a, Exp b);
Exp operator-(Exp a);

Exp abs(Exp x);
Exp atan2(Exp y, Exp x);
Exp cosine(Exp x);
Exp exp(Exp x);
Exp expm1(Exp x);
Exp floor(Exp x);
Exp isFinite(Exp x);
Exp log(Exp x);
Exp log1p(Exp x);
Exp maximum(Exp a, Exp b);
Exp minimum(Exp a, Exp b);
Exp power(Exp a, Exp b);
Exp shiftRightLogical(Exp a, double bits);
Exp sign(Exp x);
Exp sine(Exp x);
Exp sqrt(Exp x);

Exp real(Exp z);
Exp imag(Exp z);
Exp complex(Exp re, Exp im);
Exp convert(Exp x, Type element);
Exp bitcast(Exp x, Type element);

// `a` where the predicate is true, otherwise `b`. At most one of them is a number; for two see `like`.
Exp select(Exp predicate, Exp a, Operand b);
inline Exp select(Exp predicate, double a, Exp b) { return select(predicate, b.like(a), b); }

// c[0] x^(n-1) + ... + c[n-1]
Exp polynomial(Exp x, ArrayRef<double> coefficients);
// The sum of c[k] T_k(x / 2) with the first term halved. The highest coefficient comes first; x / 2 is in [-1, 1].
Exp chebyshev(Exp x, ArrayRef<double> coefficients);

//===- Facts about a floating-point type --------------------------------------------------------------------------===//

bool hasNumber(Type element, double number); // or one that it is rounded to
double largest(Type element);
double smallestNormal(Type element);
double epsilon(Type element); // distance from 1 to the next number
inline constexpr double infinity = __builtin_inf();
inline constexpr double notANumber = __builtin_nan("");

} // namespace shlo::passes
