// The attributes and types of the versioned dialect, and the builtin types that correspond to its types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/versioned.h"

#include "vhlo/simple_types.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using mlir::Attribute;
using mlir::Type;

MLIR_DEFINE_EXPLICIT_TYPE_ID(shlo::vhlo::VersionedAttr)
MLIR_DEFINE_EXPLICIT_TYPE_ID(shlo::vhlo::VersionedType)
MLIR_DEFINE_EXPLICIT_TYPE_ID(shlo::vhlo::VersionedDialect)

VersionedDialect::VersionedDialect(mlir::MLIRContext *context)
    : Dialect(getDialectNamespace(), context, mlir::TypeID::get<VersionedDialect>()) {
  addAttributes<VersionedAttr>();
  addTypes<VersionedType>();
  allowUnknownOperations();
}

Type shlo::vhlo::builtinOf(Type type) {
  auto versioned = mlir::dyn_cast_or_null<VersionedType>(type);
  if (!versioned)
    return {};
  for (const SimpleType &simple : simpleTypes)
    if (simple.code == versioned.getCode())
      return simple.make(type.getContext());
  auto element = [&](size_t part) {
    return builtinOf(mlir::cast<mlir::TypeAttr>(versioned.getParts()[part]).getValue());
  };
  if (versioned.getCode() == TypeCode::Complex)
    return complexOf(element(0));
  if (versioned.getCode() == TypeCode::RankedTensor)
    return tensorOf(mlir::cast<mlir::DenseI64ArrayAttr>(versioned.getParts()[0]).asArrayRef(), element(1));
  return {};
}

VersionedType shlo::vhlo::versionedOf(Type type) {
  auto make = [&](TypeCode code, ArrayRef<Attribute> parts) {
    return VersionedType::get(type.getContext(), typeRecords()[size_t(code)], parts);
  };
  for (const SimpleType &simple : simpleTypes)
    if (simple.is(type))
      return make(simple.code, {});
  if (auto complex = mlir::dyn_cast<mlir::ComplexType>(type)) {
    VersionedType element = versionedOf(complex.getElementType());
    return element ? make(TypeCode::Complex, mlir::TypeAttr::get(element)) : VersionedType();
  }
  auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(type);
  VersionedType element = tensor && !tensor.getEncoding() ? versionedOf(tensor.getElementType()) : VersionedType();
  return element ? make(TypeCode::RankedTensor, {mlir::DenseI64ArrayAttr::get(type.getContext(), tensor.getShape()),
                                                 mlir::TypeAttr::get(element)})
                 : VersionedType();
}
