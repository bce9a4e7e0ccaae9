// Types that a code determines, and types built from them. Reading and writing share these tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/element_type.h"
#include "vhlo/codes.h"

#include "mlir/IR/BuiltinTypes.h"

namespace shlo::vhlo {

// A type without parameters.
template <typename Code> struct SimpleTypeOf {
  Code code;
  mlir::Type (*make)(mlir::MLIRContext *context);
  bool (*is)(mlir::Type type);
};
using SimpleType = SimpleTypeOf<TypeCode>;

template <typename T, typename Code> constexpr SimpleTypeOf<Code> simple(Code code) {
  return {code, [](mlir::MLIRContext *context) -> mlir::Type { return T::get(context); },
          [](mlir::Type type) { return mlir::isa<T>(type); }};
}
template <unsigned width, mlir::IntegerType::SignednessSemantics sign>
constexpr SimpleType integer(TypeCode code) {
  return {code,
          [](mlir::MLIRContext *context) -> mlir::Type { return mlir::IntegerType::get(context, width, sign); },
          [](mlir::Type type) {
            auto integer = mlir::dyn_cast<mlir::IntegerType>(type);
            return integer && integer.getWidth() == width && integer.getSignedness() == sign;
          }};
}

inline constexpr SimpleType simpleTypes[] = {
#define INTEGER_TYPE(enumerator, text, bits, kind, code)                                                               \
  integer<bits, ElementKind::kind == ElementKind::Unsigned ? mlir::IntegerType::Unsigned                               \
                                                           : mlir::IntegerType::Signless>(TypeCode::code),
#define FLOAT_TYPE(enumerator, text, bits, exponent, mantissa, bias, specials, type)                                   \
  simple<mlir::type>(TypeCode::enumerator),
#include "tensor/element_types.def"
    simple<mlir::IndexType>(TypeCode::Index),
    simple<mlir::NoneType>(TypeCode::None),
    simple<mlir::FloatTF32Type>(TypeCode::TF32),
};

inline constexpr SimpleTypeOf<BuiltinTypeCode> simpleBuiltinTypes[] = {
    simple<mlir::IndexType>(BuiltinTypeCode::Index),      simple<mlir::BFloat16Type>(BuiltinTypeCode::BFloat16),
    simple<mlir::Float16Type>(BuiltinTypeCode::Float16),  simple<mlir::Float32Type>(BuiltinTypeCode::Float32),
    simple<mlir::Float64Type>(BuiltinTypeCode::Float64),  simple<mlir::NoneType>(BuiltinTypeCode::None),
};

// Null if MLIR does not allow the element type.
inline mlir::Type complexOf(mlir::Type element) {
  return element && element.isIntOrFloat() ? mlir::ComplexType::get(element) : mlir::Type();
}
inline mlir::Type tensorOf(llvm::ArrayRef<int64_t> shape, mlir::Type element, mlir::Attribute encoding = {}) {
  return element && mlir::TensorType::isValidElementType(element)
             ? mlir::RankedTensorType::get(shape, element, encoding)
             : mlir::Type();
}
inline mlir::Type unrankedTensorOf(mlir::Type element) {
  return element && mlir::TensorType::isValidElementType(element) ? mlir::UnrankedTensorType::get(element)
                                                                  : mlir::Type();
}

} // namespace shlo::vhlo
