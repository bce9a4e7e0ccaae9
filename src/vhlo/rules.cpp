// Constraints of older versions that are not op versions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/rules.h"

#include "dialect/dialect.h"
#include "vhlo/versioned.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace shlo::vhlo;

namespace {

// Of a versioned op it is the wire attribute.
mlir::Attribute attributeOf(const RuleSubject &subject, llvm::StringRef name) {
  return subject.op->getInherentAttr(name).value_or(mlir::Attribute());
}

bool is(mlir::Attribute attr, AttributeCode code) {
  auto versioned = mlir::dyn_cast_or_null<VersionedAttr>(attr);
  return versioned && versioned.getCode() == code;
}

bool is(mlir::Type type, TypeCode code) {
  auto versioned = mlir::dyn_cast<VersionedType>(type);
  return versioned && versioned.getCode() == code;
}

mlir::Type elementOf(mlir::Type type) {
  auto versioned = mlir::dyn_cast<VersionedType>(type);
  if (!versioned)
    return mlir::getElementTypeOrSelf(type);
  for (const Part &part : versioned.getRecord().parts)
    if (part.name == "element" && versioned.getCode() != TypeCode::Complex)
      return mlir::cast<mlir::TypeAttr>(versioned.getParts()[size_t(&part - versioned.getRecord().parts.data())])
          .getValue();
  return type;
}

bool isF8(mlir::Type type) {
  if (mlir::Type builtin = builtinOf(type))
    type = builtin;
  return mlir::isa<mlir::FloatType>(type) && type.getIntOrFloatBitWidth() == 8;
}

} // namespace

bool shlo::vhlo::mixesElementTypes(const RuleSubject &subject) {
  for (auto [operand, result] : llvm::zip(subject.op->getOperandTypes(), subject.op->getResultTypes()))
    if (elementOf(operand) != elementOf(result))
      return true;
  return false;
}

bool shlo::vhlo::mixesF8(const RuleSubject &subject) {
  if (subject.op->getNumOperands() < 2)
    return false;
  mlir::Type lhs = elementOf(subject.op->getOperand(0).getType());
  mlir::Type rhs = elementOf(subject.op->getOperand(1).getType());
  return lhs != rhs && isF8(lhs) && isF8(rhs);
}

bool shlo::vhlo::usesF8Algorithm(const RuleSubject &subject) {
  for (llvm::StringRef name : {"lhs_precision_type", "rhs_precision_type"})
    if (mlir::Attribute wire = attributeOf(subject, name);
        is(wire, AttributeCode::Type) &&
        is(mlir::cast<mlir::TypeAttr>(mlir::cast<VersionedAttr>(wire).getParts()[0]).getValue(), TypeCode::F8E4M3FN))
      return true;
  auto algorithm = mlir::dyn_cast_or_null<ir::DotAlgorithmAttr>(attributeOf(subject, "algorithm"));
  return algorithm && (mlir::isa<mlir::Float8E4M3FNType>(algorithm.getLhsPrecisionType()) ||
                       mlir::isa<mlir::Float8E4M3FNType>(algorithm.getRhsPrecisionType()));
}

bool shlo::vhlo::hasDictionaryConfig(const RuleSubject &subject) {
  mlir::Attribute config = attributeOf(subject, "backend_config");
  return mlir::isa_and_nonnull<mlir::DictionaryAttr>(config) || is(config, AttributeCode::Dictionary);
}

bool shlo::vhlo::usesTypedFfi(const RuleSubject &subject) {
  mlir::Attribute attr = attributeOf(subject, "api_version");
  if (is(attr, AttributeCode::ApiVersion))
    attr = mlir::cast<VersionedAttr>(attr).getParts()[0];
  auto version = mlir::dyn_cast_or_null<mlir::IntegerAttr>(attr);
  return version && version.getValue() == uint64_t(ir::CustomCallApiVersion::API_VERSION_TYPED_FFI);
}

bool shlo::vhlo::takesFuture(const RuleSubject &subject) {
  return llvm::any_of(subject.op->getOperandTypes(),
                      [](mlir::Type type) { return mlir::isa<ir::FutureType>(type) || is(type, TypeCode::Future); });
}
