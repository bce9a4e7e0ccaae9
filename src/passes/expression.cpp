// Adds the ops of a formula.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/expression.h"

#include "dialect/elements.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace shlo::passes {

using namespace mlir;

//===- Formula ----------------------------------------------------------------------------------------------------===//

Value shapeOf(OpBuilder &builder, Location location, Value tensor) {
  auto type = llvm::cast<RankedTensorType>(tensor.getType());
  auto one = RankedTensorType::get({1}, builder.getI64Type());
  if (type.hasStaticShape() || type.getRank() == 0)
    return ir::ConstantOp::create(builder, location, RankedTensorType::get({type.getRank()}, builder.getI64Type()),
                                  builder.getI64TensorAttr(type.getShape()));
  SmallVector<Value> extents;
  for (auto [dimension, extent] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(extent)) {
      extents.push_back(ir::ConstantOp::create(builder, location, one, builder.getI64TensorAttr(extent)));
      continue;
    }
    Value found = ir::GetDimensionSizeOp::create(builder, location, RankedTensorType::get({}, builder.getI32Type()),
                                                 tensor, int64_t(dimension));
    Value wide = ir::ConvertOp::create(builder, location, RankedTensorType::get({}, builder.getI64Type()), found);
    extents.push_back(ir::ReshapeOp::create(builder, location, one, wide));
  }
  if (extents.size() == 1)
    return extents[0];
  return ir::ConcatenateOp::create(builder, location,
                                   RankedTensorType::get({type.getRank()}, builder.getI64Type()), extents, 0);
}

RankedTensorType Formula::typeOf(Type element) const {
  auto type = llvm::cast<RankedTensorType>(model.getType());
  return RankedTensorType::get(type.getShape(), element, type.getEncoding());
}

Value Formula::splat(TypedAttr number) {
  Value &made = splats[number];
  if (made)
    return made;
  if (makeSplat)
    return made = makeSplat(number);
  RankedTensorType type = typeOf(number.getType());
  if (type.hasStaticShape())
    return made = ir::ConstantOp::create(builder, location, type, DenseElementsAttr::get(type, Attribute(number)));
  auto scalar = RankedTensorType::get({}, number.getType());
  Value one = ir::ConstantOp::create(builder, location, scalar, DenseElementsAttr::get(scalar, Attribute(number)));
  if (!shape)
    shape = shapeOf(builder, location, model);
  return made = ir::DynamicBroadcastInDimOp::create(builder, location, type, one, shape,
                                                    builder.getDenseI64ArrayAttr({}), DenseI64ArrayAttr(),
                                                    DenseI64ArrayAttr());
}

Value Formula::number(double number, Type element) {
  auto type = llvm::dyn_cast<FloatType>(element);
  if (!type)
    return splat(builder.getIntegerAttr(element, int64_t(number)));
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  std::optional<llvm::APFloat> value = ir::nearest(number, semantics);
  if (!value) // formulas do not rely on numbers that the type does not have
    value = ir::nearest(std::fabs(number), semantics).value_or(llvm::APFloat::getLargest(semantics));
  return splat(FloatAttr::get(type, *value));
}

Value Formula::integer(const llvm::APInt &number) {
  return splat(builder.getIntegerAttr(builder.getIntegerType(number.getBitWidth()), number));
}

//===- Operators --------------------------------------------------------------------------------------------------===//

template <typename OpT> static Exp unary(Exp x) {
  return {*x.formula, x.formula->create<OpT>(x.element(), x.value)};
}
template <typename OpT> static Exp accurate(Exp x) {
  return {*x.formula, x.formula->create<OpT>(x.element(), x.value, ir::ResultAccuracyAttr())};
}
template <typename OpT> static Exp binary(Exp a, Exp b) {
  return {*a.formula, a.formula->create<OpT>(a.element(), a.value, b.value)};
}
static Exp compare(Exp a, Exp b, ir::ComparisonDirection direction) {
  OpBuilder &builder = a.formula->builder;
  return {*a.formula,
          a.formula->create<ir::CompareOp>(builder.getI1Type(), a.value, b.value,
                                           ir::ComparisonDirectionAttr::get(builder.getContext(), direction),
                                           ir::ComparisonTypeAttr())};
}

Exp operator+(Exp a, Exp b) { return binary<ir::AddOp>(a, b); }
Exp operator-(Exp a, Exp b) { return binary<ir::SubtractOp>(a, b); }
Exp operator*(Exp a, Exp b) { return binary<ir::MulOp>(a, b); }
Exp operator/(Exp a, Exp b) { return binary<ir::DivOp>(a, b); }
Exp operator<(Exp a, Exp b) { return compare(a, b, ir::ComparisonDirection::LT); }
Exp operator<=(Exp a, Exp b) { return compare(a, b, ir::ComparisonDirection::LE); }
Exp operator>(Exp a, Exp b) { return compare(a, b, ir::ComparisonDirection::GT); }
Exp operator>=(Exp a, Exp b) { return compare(a, b, ir::ComparisonDirection::GE); }
Exp operator==(Exp a, Exp b) { return compare(a, b, ir::ComparisonDirection::EQ); }
Exp operator!=(Exp a, Exp b) { return compare(a, b, ir::ComparisonDirection::NE); }
Exp operator&(Exp a, Exp b) { return binary<ir::AndOp>(a, b); }
Exp operator|(Exp a, Exp b) { return binary<ir::OrOp>(a, b); }
Exp operator-(Exp a) { return unary<ir::NegOp>(a); }

Exp atan2(Exp y, Exp x) { return binary<ir::Atan2Op>(y, x); }
Exp cosine(Exp x) { return accurate<ir::CosineOp>(x); }
Exp exp(Exp x) { return accurate<ir::ExpOp>(x); }
Exp expm1(Exp x) { return accurate<ir::Expm1Op>(x); }
Exp floor(Exp x) { return unary<ir::FloorOp>(x); }
Exp log(Exp x) { return accurate<ir::LogOp>(x); }
Exp log1p(Exp x) { return accurate<ir::Log1pOp>(x); }
Exp maximum(Exp a, Exp b) { return binary<ir::MaxOp>(a, b); }
Exp minimum(Exp a, Exp b) { return binary<ir::MinOp>(a, b); }
Exp power(Exp a, Exp b) { return binary<ir::PowOp>(a, b); }
Exp shiftRightLogical(Exp a, double bits) { return binary<ir::ShiftRightLogicalOp>(a, a.like(bits)); }
Exp sign(Exp x) { return unary<ir::SignOp>(x); }
Exp sine(Exp x) { return accurate<ir::SineOp>(x); }
Exp sqrt(Exp x) { return accurate<ir::SqrtOp>(x); }

static Type partOf(Type element) {
  auto type = llvm::dyn_cast<ComplexType>(element);
  return type ? type.getElementType() : element;
}
Exp abs(Exp x) { return {*x.formula, x.formula->create<ir::AbsOp>(partOf(x.element()), x.value)}; }
Exp real(Exp z) { return {*z.formula, z.formula->create<ir::RealOp>(partOf(z.element()), z.value)}; }
Exp imag(Exp z) { return {*z.formula, z.formula->create<ir::ImagOp>(partOf(z.element()), z.value)}; }
Exp complex(Exp re, Exp im) {
  return {*re.formula, re.formula->create<ir::ComplexOp>(ComplexType::get(re.element()), re.value, im.value)};
}
Exp isFinite(Exp x) {
  return {*x.formula, x.formula->create<ir::IsFiniteOp>(x.formula->builder.getI1Type(), x.value)};
}
Exp convert(Exp x, Type element) {
  return x.element() == element ? x : Exp(*x.formula, x.formula->create<ir::ConvertOp>(element, x.value));
}
Exp bitcast(Exp x, Type element) { return {*x.formula, x.formula->create<ir::BitcastConvertOp>(element, x.value)}; }

Exp select(Exp predicate, Exp a, Operand b) {
  return {*a.formula, a.formula->create<ir::SelectOp>(a.element(), predicate.value, a.value, b.beside(a).value)};
}

Exp polynomial(Exp x, ArrayRef<double> coefficients) {
  Exp sum = x.like(coefficients.front());
  for (double coefficient : coefficients.drop_front())
    sum = sum * x + coefficient;
  return sum;
}

Exp chebyshev(Exp x, ArrayRef<double> coefficients) {
  Exp next = x.like(0), afterNext = next, sum = next;
  for (double coefficient : coefficients) { // Clenshaw's recurrence
    afterNext = next;
    next = sum;
    sum = x * next - afterNext + coefficient;
  }
  return 0.5 * (sum - afterNext);
}

//===- Facts about a floating-point type --------------------------------------------------------------------------===//

static const llvm::fltSemantics &semantics(Type element) { return llvm::cast<FloatType>(element).getFloatSemantics(); }
static double toDouble(llvm::APFloat value) {
  bool losesInfo;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return value.convertToDouble();
}

bool hasNumber(Type element, double number) { return ir::nearest(number, semantics(element)).has_value(); }
double largest(Type element) { return toDouble(llvm::APFloat::getLargest(semantics(element))); }
double smallestNormal(Type element) { return toDouble(llvm::APFloat::getSmallestNormalized(semantics(element))); }
double epsilon(Type element) {
  return __builtin_ldexp(1.0, 1 - int(llvm::APFloat::semanticsPrecision(semantics(element))));
}

} // namespace shlo::passes
