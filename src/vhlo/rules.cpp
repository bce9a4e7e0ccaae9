// Constraints of older versions that are not op versions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/rules.h"

#include "dialect/dialect.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace shlo::vhlo;

namespace {

mlir::Attribute attributeOf(const RuleSubject &subject, llvm::StringRef name) {
  return subject.op->getInherentAttr(name).value_or(mlir::Attribute());
}

bool isF8(mlir::Type type) {
  return mlir::isa<mlir::FloatType>(type) && type.getIntOrFloatBitWidth() == 8;
}

} // namespace

bool shlo::vhlo::mixesElementTypes(const RuleSubject &subject) {
  for (auto [operand, result] : llvm::zip(subject.op->getOperandTypes(), subject.op->getResultTypes()))
    if (mlir::getElementTypeOrSelf(operand) != mlir::getElementTypeOrSelf(result))
      return true;
  return false;
}

bool shlo::vhlo::mixesF8(const RuleSubject &subject) {
  if (subject.op->getNumOperands() < 2)
    return false;
  mlir::Type lhs = mlir::getElementTypeOrSelf(subject.op->getOperand(0).getType());
  mlir::Type rhs = mlir::getElementTypeOrSelf(subject.op->getOperand(1).getType());
  return lhs != rhs && isF8(lhs) && isF8(rhs);
}

bool shlo::vhlo::usesF8Algorithm(const RuleSubject &subject) {
  auto algorithm = mlir::dyn_cast_or_null<ir::DotAlgorithmAttr>(attributeOf(subject, "algorithm"));
  return algorithm && (mlir::isa<mlir::Float8E4M3FNType>(algorithm.getLhsPrecisionType()) ||
                       mlir::isa<mlir::Float8E4M3FNType>(algorithm.getRhsPrecisionType()));
}

bool shlo::vhlo::hasDictionaryConfig(const RuleSubject &subject) {
  return mlir::isa_and_nonnull<mlir::DictionaryAttr>(attributeOf(subject, "backend_config"));
}

bool shlo::vhlo::usesTypedFfi(const RuleSubject &subject) {
  auto version = mlir::dyn_cast_or_null<mlir::IntegerAttr>(attributeOf(subject, "api_version"));
  return version && version.getValue() == uint64_t(ir::CustomCallApiVersion::API_VERSION_TYPED_FFI);
}

bool shlo::vhlo::takesFuture(const RuleSubject &subject) {
  return llvm::any_of(subject.op->getOperandTypes(), [](mlir::Type type) { return mlir::isa<ir::FutureType>(type); });
}
