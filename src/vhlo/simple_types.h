// Types as simple as their code, and those made of them: facts that reading and writing share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

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
    integer<1, mlir::IntegerType::Signless>(TypeCode::Boolean),
    integer<2, mlir::IntegerType::Signless>(TypeCode::SI2),
    integer<4, mlir::IntegerType::Signless>(TypeCode::SI4),
    integer<8, mlir::IntegerType::Signless>(TypeCode::SI8),
    integer<16, mlir::IntegerType::Signless>(TypeCode::SI16),
    integer<32, mlir::IntegerType::Signless>(TypeCode::SI32),
    integer<64, mlir::IntegerType::Signless>(TypeCode::SI64),
    integer<2, mlir::IntegerType::Unsigned>(TypeCode::UI2),
    integer<4, mlir::IntegerType::Unsigned>(TypeCode::UI4),
    integer<8, mlir::IntegerType::Unsigned>(TypeCode::UI8),
    integer<16, mlir::IntegerType::Unsigned>(TypeCode::UI16),
    integer<32, mlir::IntegerType::Unsigned>(TypeCode::UI32),
    integer<64, mlir::IntegerType::Unsigned>(TypeCode::UI64),
    simple<mlir::IndexType>(TypeCode::Index),
    simple<mlir::NoneType>(TypeCode::None),
    simple<mlir::BFloat16Type>(TypeCode::BF16),
    simple<mlir::Float16Type>(TypeCode::F16),
    simple<mlir::Float32Type>(TypeCode::F32),
    simple<mlir::Float64Type>(TypeCode::F64),
    simple<mlir::FloatTF32Type>(TypeCode::TF32),
    simple<mlir::Float4E2M1FNType>(TypeCode::F4E2M1FN),
    simple<mlir::Float6E2M3FNType>(TypeCode::F6E2M3FN),
    simple<mlir::Float6E3M2FNType>(TypeCode::F6E3M2FN),
    simple<mlir::Float8E3M4Type>(TypeCode::F8E3M4),
    simple<mlir::Float8E4M3Type>(TypeCode::F8E4M3),
    simple<mlir::Float8E4M3FNType>(TypeCode::F8E4M3FN),
    simple<mlir::Float8E4M3FNUZType>(TypeCode::F8E4M3FNUZ),
    simple<mlir::Float8E4M3B11FNUZType>(TypeCode::F8E4M3B11FNUZ),
    simple<mlir::Float8E5M2Type>(TypeCode::F8E5M2),
    simple<mlir::Float8E5M2FNUZType>(TypeCode::F8E5M2FNUZ),
    simple<mlir::Float8E8M0FNUType>(TypeCode::F8E8M0FNU),
};

inline constexpr SimpleTypeOf<BuiltinTypeCode> simpleBuiltinTypes[] = {
    simple<mlir::IndexType>(BuiltinTypeCode::Index),      simple<mlir::BFloat16Type>(BuiltinTypeCode::BFloat16),
    simple<mlir::Float16Type>(BuiltinTypeCode::Float16),  simple<mlir::Float32Type>(BuiltinTypeCode::Float32),
    simple<mlir::Float64Type>(BuiltinTypeCode::Float64),  simple<mlir::NoneType>(BuiltinTypeCode::None),
};

// Null for what MLIR cannot make one of.
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
