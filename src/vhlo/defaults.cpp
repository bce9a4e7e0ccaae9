// The default values of omitted attributes on the wire.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/flattening.h"

#include "dialect/dialect.h"
#include "vhlo/versioned.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace shlo::vhlo;
using llvm::SmallVector;
using mlir::Attribute;
using mlir::dyn_cast_or_null;

namespace {

Attribute attributeOf(mlir::Operation *op, llvm::StringRef name) {
  return op->getInherentAttr(name).value_or(Attribute());
}

// The number of spatial dimensions of a convolution's input; -1 if it is unranked.
int64_t spatialRank(mlir::Operation *op) {
  auto input = op->getNumOperands() ? mlir::dyn_cast<mlir::RankedTensorType>(op->getOperand(0).getType())
                                    : mlir::RankedTensorType();
  return input && input.getRank() >= 2 ? input.getRank() - 2 : -1;
}

int64_t windowRank(mlir::Operation *op) {
  auto dimensions = dyn_cast_or_null<mlir::DenseI64ArrayAttr>(attributeOf(op, "window_dimensions"));
  return dimensions ? dimensions.size() : -1;
}

bool isSplat(const DecodedAttr &field, int64_t value) {
  auto tensor = dyn_cast_or_null<mlir::DenseIntElementsAttr>(field.attr);
  return field.is(AttributeCode::Tensor) && tensor && tensor.isSplat() &&
         tensor.getSplatValue<llvm::APInt>().sextOrTrunc(64) == llvm::APInt(64, uint64_t(value), true);
}

bool hasNoData(const DecodedAttr &field) {
  auto tensor = dyn_cast_or_null<mlir::DenseIntOrFPElementsAttr>(field.attr);
  return field.is(AttributeCode::Tensor) && tensor && tensor.getRawData().empty();
}

// Whether the field has that value, or pair of values, for each spatial dimension, of which there may be none.
bool isSpatial(const DecodedAttr &field, mlir::Operation *op, bool pairs, int64_t value) {
  auto tensor = dyn_cast_or_null<mlir::DenseIntElementsAttr>(field.attr);
  llvm::ArrayRef<int64_t> shape = tensor ? tensor.getType().getShape() : llvm::ArrayRef<int64_t>();
  if (shape.size() != (pairs ? 2u : 1u) || shape[0] != spatialRank(op) || (pairs && shape[1] != 2))
    return false;
  return shape[0] == 0 ? hasNoData(field) : isSplat(field, value);
}

bool isFalse(const DecodedAttr &field) {
  return field.is(AttributeCode::Boolean) && !mlir::cast<mlir::BoolAttr>(field.attr).getValue();
}

bool isNumber(const DecodedAttr &field, int64_t value) {
  if (!field.is(AttributeCode::Integer))
    return false;
  return mlir::cast<mlir::IntegerAttr>(field.attr).getValue().getSExtValue() == value;
}

bool isEmptyText(const DecodedAttr &field) {
  auto text = dyn_cast_or_null<mlir::StringAttr>(field.attr);
  return text && text.empty();
}

bool isEmptyList(const DecodedAttr &field) {
  auto list = dyn_cast_or_null<mlir::ArrayAttr>(field.attr);
  return list && list.empty();
}

bool isEmptyDictionary(const DecodedAttr &field) {
  auto dictionary = dyn_cast_or_null<mlir::DictionaryAttr>(field.attr);
  return dictionary && dictionary.empty();
}

} // namespace

bool shlo::vhlo::isDefault(Default absent, const DecodedAttr &field, mlir::Operation *op) {
  switch (absent) {
  case Default::Required:
  case Default::NoAlgorithm: // depends on several fields: representsOmitted
    return false;
  case Default::ZeroI64: return isNumber(field, 0);
  case Default::MinusOneI64: return isNumber(field, -1);
  case Default::False: return isFalse(field);
  case Default::EmptyString: return isEmptyText(field);
  case Default::EmptyArray:
  case Default::BothLayoutsEmpty: // the caller checks both
    return isEmptyList(field);
  case Default::EmptyDictionary: return isEmptyDictionary(field);
  case Default::NoBackendConfig: return isEmptyText(field) || isEmptyDictionary(field);
  case Default::EmptyI64Tensor: return hasNoData(field);
  case Default::NoComparisonType: {
    auto type = dyn_cast_or_null<ir::ComparisonTypeAttr>(field.attr);
    return type && type.getValue() == ir::ComparisonType::NOTYPE;
  }
  case Default::OriginalApi:
    return field.is(AttributeCode::ApiVersion) && mlir::cast<mlir::IntegerAttr>(field.attr).getValue() ==
                                                      uint64_t(ir::CustomCallApiVersion::API_VERSION_ORIGINAL);
  case Default::DefaultAccuracy: {
    auto accuracy = dyn_cast_or_null<ir::ResultAccuracyAttr>(field.attr);
    return accuracy && accuracy.getAtol().isZero() && accuracy.getRtol().isZero() && accuracy.getUlps() == 0 &&
           accuracy.getMode().getValue() == ir::ResultAccuracyMode::DEFAULT;
  }
  case Default::TwoDefaultPrecisions: {
    auto list = dyn_cast_or_null<mlir::ArrayAttr>(field.attr);
    return list && llvm::all_of(list, [](Attribute element) {
             auto precision = mlir::dyn_cast<ir::PrecisionAttr>(element);
             return precision && precision.getValue() == ir::Precision::DEFAULT;
           });
  }
  case Default::SpatialOnes: return isSpatial(field, op, /*pairs=*/false, 1);
  case Default::SpatialFalses: return isSpatial(field, op, /*pairs=*/false, 0);
  case Default::SpatialZeroPairs: return isSpatial(field, op, /*pairs=*/true, 0);
  case Default::WindowOnes: return isSplat(field, 1);
  case Default::WindowZeroPairs: return isSplat(field, 0);
  }
  return false;
}

bool shlo::vhlo::defaultFields(Default absent, mlir::Operation *op, Encoder &encoder,
                               llvm::SmallVectorImpl<WireAttr> &fields) {
  auto put = [&](WireAttr field) {
    fields.push_back(field);
    return bool(field);
  };
  auto perDimension = [&](int64_t rank, bool pairs, TypeCode element, int64_t value) {
    if (rank < 0)
      return false;
    SmallVector<int64_t, 2> shape{rank};
    if (pairs)
      shape.push_back(2);
    return put(encoder.splatTensor(shape, element, value));
  };
  switch (absent) {
  case Default::Required: return false;
  case Default::ZeroI64: return put(encoder.i64(0));
  case Default::MinusOneI64: return put(encoder.i64(-1));
  case Default::False: return put(encoder.boolean(false));
  case Default::EmptyString: return put(encoder.string(""));
  case Default::EmptyArray:
  case Default::BothLayoutsEmpty: return put(encoder.array({}));
  case Default::EmptyDictionary: return put(encoder.emptyDictionary());
  case Default::EmptyI64Tensor: return put(encoder.i64Tensor({}));
  case Default::NoComparisonType:
    return put(encoder.enumeration(AttributeCode::ComparisonType, uint32_t(ir::ComparisonType::NOTYPE)));
  case Default::OriginalApi:
    return put(
        encoder.enumeration(AttributeCode::ApiVersion, uint32_t(ir::CustomCallApiVersion::API_VERSION_ORIGINAL)));
  case Default::DefaultAccuracy: return put(encoder.defaultAccuracy());
  case Default::TwoDefaultPrecisions: {
    WireAttr precision = encoder.enumeration(AttributeCode::Precision, uint32_t(ir::Precision::DEFAULT));
    return put(encoder.array({precision, precision}));
  }
  case Default::NoAlgorithm:
    for (unsigned i = 0; i < 7; ++i)
      put(encoder.noneType());
    return true;
  case Default::NoBackendConfig: {
    auto version = dyn_cast_or_null<mlir::IntegerAttr>(attributeOf(op, "api_version"));
    bool typed = version && version.getValue() == uint64_t(ir::CustomCallApiVersion::API_VERSION_TYPED_FFI);
    return put(typed ? encoder.emptyDictionary() : encoder.string(""));
  }
  case Default::SpatialOnes: return perDimension(spatialRank(op), false, TypeCode::SI64, 1);
  case Default::SpatialFalses: return perDimension(spatialRank(op), false, TypeCode::Boolean, 0);
  case Default::SpatialZeroPairs: return perDimension(spatialRank(op), true, TypeCode::SI64, 0);
  case Default::WindowOnes: return perDimension(windowRank(op), false, TypeCode::SI64, 1);
  case Default::WindowZeroPairs: return perDimension(windowRank(op), true, TypeCode::SI64, 0);
  }
  return false;
}

mlir::Attribute shlo::vhlo::upgradedValue(Default upgraded, mlir::MLIRContext *context) {
  auto make = [&](AttributeCode code, llvm::ArrayRef<Attribute> parts) {
    return VersionedAttr::get(context, VersionedAttr::attributeRecord(code), parts);
  };
  auto i64 = mlir::IntegerType::get(context, 64);
  auto zero = mlir::IntegerAttr::get(i64, 0);
  auto noTolerance = mlir::FloatAttr::get(mlir::Float64Type::get(context), 0);
  switch (upgraded) {
  case Default::False: return make(AttributeCode::Boolean, mlir::BoolAttr::get(context, false));
  case Default::EmptyArray: return make(AttributeCode::Array, mlir::ArrayAttr::get(context, {}));
  case Default::EmptyI64Tensor:
    return make(AttributeCode::Tensor,
                mlir::DenseElementsAttr::get(mlir::RankedTensorType::get({0}, i64), llvm::ArrayRef<Attribute>()));
  case Default::NoAlgorithm:
    return make(AttributeCode::Type, mlir::TypeAttr::get(versionedOf(mlir::NoneType::get(context))));
  case Default::DefaultAccuracy:
    return make(AttributeCode::ResultAccuracy,
                {noTolerance, noTolerance, zero, make(AttributeCode::ResultAccuracyMode, zero)});
  default: return {};
  }
}
