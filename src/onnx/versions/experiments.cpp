// Ops that ai.onnx had as experiments before opset 10, without schemas: as ops that came later.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

using N = AttributeName;

int64_t integerOf(Draft &draft, StringRef name, int64_t otherwise) {
  auto value = dyn_cast_if_present<IntegerAttr>(draft.attribute(name));
  return value && value.getValue().getBitWidth() == 64 ? value.getValue().getSExtValue() : otherwise;
}
double realOf(Draft &draft, StringRef name, double otherwise) {
  auto value = dyn_cast_if_present<FloatAttr>(draft.attribute(name));
  return value ? value.getValueAsDouble() : otherwise;
}
Integers listOf(Draft &draft, StringRef name) {
  Integers list;
  if (auto array = dyn_cast_if_present<ArrayAttr>(draft.attribute(name)))
    for (Attribute one : array)
      if (auto value = dyn_cast<IntegerAttr>(one); value && value.getValue().getBitWidth() == 64)
        list.push_back(value.getValue().getSExtValue());
  return list;
}

void thresholdedRelu(Draft &draft) {
  draft.replace({draft.make(OpName::ThresholdedRelu, {draft.operand(0)}, {{N::alpha, realOf(draft, "alpha", 1)}})});
}

void meanVariance(Draft &draft) {
  Value x = draft.operand(0);
  const Integers axes = integerOf(draft, "across_channels", 0) ? Integers{0, 1, 2, 3} : Integers{0, 2, 3};
  if (integerOf(draft, "normalize_variance", 1))
    return draft.replace({draft.make(OpName::MeanVarianceNormalization, {x}, {{N::axes, ArrayRef<int64_t>(axes)}})});
  draft.replace({draft.make(OpName::Sub, {x, draft.make(OpName::ReduceMean, {x, draft.constantOf(axes)})})});
}

void constantFill(Draft &draft) {
  const auto element = DataType(integerOf(draft, "dtype", int64_t(DataType::FLOAT)));
  if (element != DataType::FLOAT && element != DataType::INT32 && element != DataType::INT64)
    return draft.block("it fills in another type than FLOAT, INT32 and INT64");
  Value shape;
  if (!draft.has(0))
    shape = draft.constantOf(listOf(draft, "shape"));
  else if (integerOf(draft, "input_as_shape", 0))
    shape = draft.make(OpName::Cast, {draft.operand(0)}, {{N::to, int64_t(DataType::INT64)}});
  else
    shape = draft.shapeOf(draft.operand(0));
  if (const Integers extra = listOf(draft, "extra_shape"); !extra.empty())
    shape = draft.make(OpName::Concat, {shape, draft.constantOf(extra)}, {{N::axis, 0}});
  const double value = realOf(draft, "value", 0);
  constexpr double most = INT32_MAX;
  if (element != DataType::FLOAT && !(value >= -most && value <= most))
    return draft.block("its value is no integer");
  Builder builder(draft.context());
  const Type type = element == DataType::FLOAT   ? Type(builder.getF32Type())
                    : element == DataType::INT32 ? Type(builder.getI32Type())
                                                 : Type(builder.getI64Type());
  const Attribute one = element == DataType::FLOAT ? Attribute(FloatAttr::get(type, value))
                                                   : Attribute(IntegerAttr::get(type, int64_t(value)));
  draft.replace({draft.make(OpName::ConstantOfShape, {shape},
                            {{N::value, Attribute(DenseElementsAttr::get(RankedTensorType::get({1}, type), one))}})});
}

// alpha * f(beta * x)
void scaled(Draft &draft, OpName function) {
  Value x = draft.operand(0);
  Value inner = draft.make(OpName::Mul, {draft.realOf(realOf(draft, "beta", 1), x), x});
  draft.replace({draft.make(OpName::Mul, {draft.realOf(realOf(draft, "alpha", 1), x), draft.make(function, {inner})})});
}
void scaledTanh(Draft &draft) { scaled(draft, OpName::Tanh); }
void parametricSoftplus(Draft &draft) { scaled(draft, OpName::Softplus); }

} // namespace

void (*experimentOf(StringRef name))(Draft &) {
  return llvm::StringSwitch<void (*)(Draft &)>(name)
      .Case("ConstantFill", constantFill)
      .Case("MeanVarianceNormalization", meanVariance)
      .Case("ParametricSoftplus", parametricSoftplus)
      .Case("ScaledTanh", scaledTanh)
      .Case("ThresholdedRelu", thresholdedRelu)
      .Default(nullptr);
}

} // namespace shlo::onnx
