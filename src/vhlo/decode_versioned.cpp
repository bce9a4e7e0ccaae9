// Decodes versioned attributes and types into those of the program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "vhlo/entry.h"
#include "vhlo/simple_types.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Diagnostics.h"

#include <cmath>

using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

Attribute Decoder::versionedAttribute(Entry &entry, uint64_t number) {
  using Code = AttributeCode;
  if (number > attributeRecords().size())
    return entry.refuse("the code " + Twine(number) + " of the versioned dialect is not known to this library");
  auto itself = [](Attribute value) { return value; };
  switch (Code(number)) {
  case Code::Array:
    return make<Code::Array>(entry, itself);
  case Code::Boolean:
    return make<Code::Boolean>(entry, [&](bool value) { return mlir::BoolAttr::get(context, value); });
  case Code::ApiVersion: // a plain number in the program
    return make<Code::ApiVersion>(entry, [&](uint64_t value) {
      return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 32), int64_t(value));
    });
#define SHLO_ENUM_CODE(enumerator, name)                                                                               \
  case Code::enumerator:                                                                                               \
    return make<Code::enumerator>(entry, [&](uint64_t value) { return ir::name##Attr::get(context, ir::name(value)); });
#include "opset/wire_codes.inc"
#undef SHLO_ENUM_CODE
  case Code::Dictionary:
    return make<Code::Dictionary>(entry, itself);
  case Code::Float:
    return make<Code::Float>(entry, itself);
  case Code::Integer:
    return make<Code::Integer>(entry, itself);
  case Code::OutputOperandAlias:
    return make<Code::OutputOperandAlias>(
        entry, [&](ArrayRef<int64_t> output, int64_t operand, ArrayRef<int64_t> input) {
          return ir::OutputOperandAliasAttr::get(context, output, operand, input);
        });
  case Code::String:
    return make<Code::String>(entry, [&](StringRef text) { return mlir::StringAttr::get(context, text); });
  case Code::Tensor:
    return make<Code::Tensor>(entry, itself);
  case Code::Type:
    return make<Code::Type>(entry, [](Type type) { return mlir::TypeAttr::get(type); });
  case Code::TypeExtensions:
    return make<Code::TypeExtensions>(
        entry, [&](ArrayRef<int64_t> bounds) { return ir::TypeExtensionsAttr::get(context, bounds); });
  case Code::ResultAccuracy:
    return make<Code::ResultAccuracy>(entry, [&](double atol, double rtol, int64_t ulps, Attribute value) {
      auto mode = entry.as<ir::ResultAccuracyModeAttr>(value, "accuracy mode");
      return mode ? ir::ResultAccuracyAttr::get(context, llvm::APFloat(atol), llvm::APFloat(rtol), ulps, mode)
                  : Attribute();
    });
  case Code::SubAxisInfo:
    return make<Code::SubAxisInfo>(
        entry, [&](int64_t before, int64_t size) { return ir::SubAxisInfoAttr::get(context, before, size); });
  case Code::AxisRef:
    return make<Code::AxisRef>(entry, [&](Attribute text, Attribute info) {
      auto name = entry.as<mlir::StringAttr>(text, "axis name");
      auto part = info ? entry.as<ir::SubAxisInfoAttr>(info, "part of an axis") : ir::SubAxisInfoAttr();
      return entry.good() ? ir::AxisRefAttr::get(context, name.getValue(), part) : Attribute();
    });
  case Code::ReplicaGroupMeshAxes:
    return make<Code::ReplicaGroupMeshAxes>(entry, [&](Attribute mesh, Attribute list) {
      auto axes = entry.as<mlir::ArrayAttr>(list, "list of axes");
      // On the wire a symbol is a string.
      if (auto symbol = mlir::dyn_cast<mlir::StringAttr>(mesh); symbol && !symbol.empty())
        mesh = mlir::FlatSymbolRefAttr::get(symbol);
      else if (!mlir::isa<ir::MeshAttr>(mesh))
        entry.malformed("expected a mesh");
      if (axes && !llvm::all_of(axes, [](Attribute axis) { return mlir::isa<ir::AxisRefAttr>(axis); }))
        entry.malformed("expected an axis");
      return entry.good() ? ir::ReplicaGroupMeshAxesAttr::get(context, mesh, axes) : Attribute();
    });
  case Code::MeshAxis:
    return make<Code::MeshAxis>(entry, [&](Attribute text, int64_t size) {
      auto name = entry.as<mlir::StringAttr>(text, "axis name");
      return name ? ir::MeshAxisAttr::get(context, name.getValue(), size) : Attribute();
    });
  case Code::Mesh:
    return make<Code::Mesh>(entry, [&](Attribute value, Attribute devices) {
      auto list = entry.as<mlir::ArrayAttr>(value, "list of axes");
      SmallVector<ir::MeshAxisAttr> axes;
      for (Attribute element : list ? list.getValue() : ArrayRef<Attribute>()) {
        axes.push_back(mlir::dyn_cast<ir::MeshAxisAttr>(element));
        if (!axes.back())
          entry.malformed("expected an axis");
      }
      auto deviceIds = mlir::dyn_cast_or_null<mlir::DenseIntElementsAttr>(devices);
      if (devices && !deviceIds)
        entry.malformed("expected device ids");
      return entry.good() ? ir::MeshAttr::get(context, axes, deviceIds) : Attribute();
    });
  }
  return entry.refuse("the code " + Twine(number) + " of the versioned dialect is no longer in use");
}

namespace {

// Makes a quantized type and discards the diagnostics of its checks.
template <typename Make> Type quietly(mlir::MLIRContext *context, Make make) {
  mlir::ScopedDiagnosticHandler quiet(context, [](mlir::Diagnostic &) { return mlir::success(); });
  return make([&] { return mlir::emitError(mlir::UnknownLoc::get(context)); });
}

bool isQuantizable(uint64_t flags, Type storage, Type expressed, int64_t min, int64_t max) {
  auto integer = mlir::dyn_cast<mlir::IntegerType>(storage);
  return flags <= 1 && integer && integer.getWidth() <= mlir::quant::QuantizedType::MaxStorageBits &&
         mlir::isa<mlir::FloatType>(expressed) && min <= max;
}

} // namespace

Type Decoder::versionedType(Entry &entry, uint64_t number) {
  using Code = TypeCode;
  if (number >= typeRecords().size())
    return entry.refuse("the code " + Twine(number) + " of the versioned dialect is not known to this library"), Type();
  for (const SimpleType &simple : simpleTypes)
    if (simple.code == Code(number))
      return simple.make(context);
  switch (Code(number)) {
  case Code::Complex:
    return make<Code::Complex>(entry, complexOf);
  case Code::Function:
    return make<Code::Function>(entry, [&](ArrayRef<Type> inputs, ArrayRef<Type> results) {
      return mlir::FunctionType::get(context, inputs, results);
    });
  case Code::RankedTensor:
    return make<Code::RankedTensor>(entry,
                                    [](ArrayRef<int64_t> shape, Type element) { return tensorOf(shape, element); });
  case Code::RankedTensorWithEncoding: {
    Type type = make<Code::RankedTensorWithEncoding>(
        entry, [&](Attribute encoding, ArrayRef<int64_t> shape, Type element) {
          auto bounds = entry.as<ir::TypeExtensionsAttr>(encoding, "bounds");
          return bounds ? tensorOf(shape, element, bounds) : Type();
        });
    if (entry.good() && entry.otherDialect >= 0)
      entry.refuse("a tensor type with an encoding of another dialect");
    return type;
  }
  case Code::UnrankedTensor:
    return make<Code::UnrankedTensor>(entry, unrankedTensorOf);
  case Code::RankedBuffer:
    return make<Code::RankedBuffer>(entry, [](ArrayRef<int64_t> shape, Type element) {
      return mlir::BaseMemRefType::isValidElementType(element) ? mlir::MemRefType::get(shape, element) : Type();
    });
  case Code::Token:
    return ir::TokenType::get(context);
  case Code::Tuple:
    return make<Code::Tuple>(entry, [&](ArrayRef<Type> members) { return mlir::TupleType::get(context, members); });
  case Code::Future:
    return make<Code::Future>(entry, [&](ArrayRef<Type> members) { return ir::FutureType::get(context, members); });
  case Code::UniformQuantized:
    return make<Code::UniformQuantized>(entry, [&](uint64_t flags, Type storage, Type expressed, double scale,
                                                   int64_t zeroPoint, int64_t min, int64_t max) -> Type {
      if (!isQuantizable(flags, storage, expressed, min, max) || std::isnan(scale))
        return {};
      return quietly(context, [&](auto emit) {
        return mlir::quant::UniformQuantizedType::getChecked(emit, unsigned(flags), storage, expressed, scale,
                                                             zeroPoint, min, max);
      });
    });
  case Code::UniformQuantizedPerAxis:
    return make<Code::UniformQuantizedPerAxis>(
        entry, [&](uint64_t flags, Type storage, Type expressed, uint64_t axis, int64_t min, int64_t max,
                   ArrayRef<double> scales, ArrayRef<int64_t> zeroPoints) -> Type {
          if (axis > INT32_MAX || scales.empty() || scales.size() != zeroPoints.size() ||
              !isQuantizable(flags, storage, expressed, min, max) ||
              llvm::any_of(scales, [](double scale) { return std::isnan(scale); }))
            return {};
          return quietly(context, [&](auto emit) {
            return mlir::quant::UniformQuantizedPerAxisType::getChecked(emit, unsigned(flags), storage, expressed,
                                                                        scales, zeroPoints, int32_t(axis), min, max);
          });
        });
  default:
    return entry.refuse("types of code " + Twine(number) + " are not supported"), Type();
  }
}
