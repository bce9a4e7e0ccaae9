// Attributes of the program that are replaced with other wire attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/flattening.h"

#include "dialect/dialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using mlir::Attribute;
using mlir::dyn_cast;
using mlir::dyn_cast_or_null;

namespace {

// Reads wire attributes in the order of the flattening's fields.
class Fields {
public:
  explicit Fields(ArrayRef<const DecodedAttr *> fields) : fields(fields) {}

  int64_t number() {
    const DecodedAttr &field = next();
    auto value = dyn_cast_or_null<mlir::IntegerAttr>(field.attr);
    if (!field.is(AttributeCode::Integer) || !value.getType().isSignlessInteger(64))
      return good = false, 0;
    return value.getInt();
  }

  SmallVector<int64_t> list() {
    SmallVector<int64_t> result;
    const DecodedAttr &field = next();
    auto value = dyn_cast_or_null<mlir::DenseIntElementsAttr>(field.attr);
    if (!field.is(AttributeCode::Tensor) || !value || !value.getElementType().isSignlessInteger(64) ||
        value.getType().getRank() != 1 || value.getNumElements() > mostDimensions) {
      good = false;
      return result;
    }
    llvm::append_range(result, value.getValues<int64_t>());
    return result;
  }

  mlir::Type type() {
    const DecodedAttr &field = next();
    auto value = dyn_cast_or_null<mlir::TypeAttr>(field.attr);
    if (!field.is(AttributeCode::Type))
      return good = false, mlir::Type();
    return value.getValue();
  }

  bool flag() {
    const DecodedAttr &field = next();
    if (!field.is(AttributeCode::Boolean))
      return good = false, false;
    return mlir::cast<mlir::BoolAttr>(field.attr).getValue();
  }

  bool good = true;

private:
  const DecodedAttr &next() { return *fields[at++]; }
  ArrayRef<const DecodedAttr *> fields;
  size_t at = 0;
};

bool isNone(const DecodedAttr &field) {
  auto value = dyn_cast_or_null<mlir::TypeAttr>(field.attr);
  return value && mlir::isa<mlir::NoneType>(value.getValue());
}

Attribute symbols(const DecodedAttr &field) {
  auto names = dyn_cast_or_null<mlir::ArrayAttr>(field.attr);
  if (!names)
    return {};
  SmallVector<Attribute> result;
  for (Attribute name : names)
    if (auto text = dyn_cast<mlir::StringAttr>(name); text && !text.empty())
      result.push_back(mlir::FlatSymbolRefAttr::get(text));
    else
      return {};
  return mlir::ArrayAttr::get(names.getContext(), result);
}

Attribute denseArray(const DecodedAttr &field) {
  auto tensor = dyn_cast_or_null<mlir::DenseIntElementsAttr>(field.attr);
  if (!field.is(AttributeCode::Tensor) || !tensor || tensor.getType().getRank() != 1)
    return {};
  // The file stores a splat once, a dense array stores every element.
  if (tensor.getNumElements() > mostDimensions)
    return {};
  if (tensor.getElementType().isSignlessInteger(64))
    return mlir::DenseI64ArrayAttr::get(tensor.getContext(), llvm::to_vector(tensor.getValues<int64_t>()));
  if (tensor.getElementType().isSignlessInteger(1))
    return mlir::DenseBoolArrayAttr::get(tensor.getContext(), llvm::to_vector(tensor.getValues<bool>()));
  return {};
}

} // namespace

bool shlo::vhlo::representsOmitted(Flattening how, ArrayRef<const DecodedAttr *> fields) {
  // The precision types of an algorithm do not matter.
  return how == Flattening::DotAlgorithm &&
         llvm::all_of(fields.slice(2, 5), [](const DecodedAttr *field) { return isNone(*field); });
}

Attribute shlo::vhlo::unflatten(Flattening how, ArrayRef<const DecodedAttr *> wire, mlir::MLIRContext *context) {
  Fields fields(wire);
  auto checked = [&](Attribute result) { return fields.good ? result : Attribute(); };
  switch (how) {
  case Flattening::Plain: // the number of an API is no number
    return wire[0]->is(AttributeCode::ApiVersion) ? Attribute() : wire[0]->attr;
  case Flattening::DenseArray:
    return denseArray(*wire[0]);
  case Flattening::Symbol: {
    auto name = dyn_cast_or_null<mlir::StringAttr>(wire[0]->attr);
    return name && !name.empty() && wire[0]->is(AttributeCode::String) ? mlir::FlatSymbolRefAttr::get(name) : Attribute();
  }
  case Flattening::SymbolArray:
    return symbols(*wire[0]);
  case Flattening::UnitAsBool:
    return fields.flag() ? mlir::UnitAttr::get(context) : Attribute();
  case Flattening::ApiVersion:
    return wire[0]->is(AttributeCode::ApiVersion) ? wire[0]->attr : Attribute();
  case Flattening::ReplicaGroups:
    return wire[0]->is(AttributeCode::Tensor) || wire[0]->is(AttributeCode::ReplicaGroupMeshAxes) ? wire[0]->attr
                                                                                                  : Attribute();
  case Flattening::ChannelHandle: { // of any width; the type is not on the wire
    if (!wire[0]->is(AttributeCode::Integer))
      return {};
    int64_t handle = mlir::cast<mlir::IntegerAttr>(wire[0]->attr).getValue().getSExtValue();
    return ir::ChannelHandleAttr::get(context, handle, 0);
  }
  case Flattening::ChannelHandleAndType: {
    int64_t handle = fields.number(), type = fields.number();
    return checked(ir::ChannelHandleAttr::get(context, handle, type));
  }
  case Flattening::ConvDimensions: {
    int64_t inputBatch = fields.number(), inputFeature = fields.number();
    SmallVector<int64_t> input = fields.list();
    int64_t kernelInput = fields.number(), kernelOutput = fields.number();
    SmallVector<int64_t> kernel = fields.list();
    int64_t outputBatch = fields.number(), outputFeature = fields.number();
    SmallVector<int64_t> output = fields.list();
    return checked(ir::ConvDimensionNumbersAttr::get(context, inputBatch, inputFeature, input, kernelInput,
                                                     kernelOutput, kernel, outputBatch, outputFeature, output));
  }
  case Flattening::GatherDimensions:
  case Flattening::ScatterDimensions: {
    SmallVector<int64_t> first = fields.list(), second = fields.list(), third = fields.list(), fourth = fields.list(),
                         fifth = fields.list();
    int64_t indexVector = fields.number();
    if (how == Flattening::GatherDimensions)
      return checked(
          ir::GatherDimensionNumbersAttr::get(context, first, second, third, fourth, fifth, indexVector));
    return checked(ir::ScatterDimensionNumbersAttr::get(context, first, second, third, fourth, fifth, indexVector));
  }
  case Flattening::DotDimensions: {
    SmallVector<int64_t> lhsBatching = fields.list(), rhsBatching = fields.list(), lhsContracting = fields.list(),
                         rhsContracting = fields.list();
    return checked(
        ir::DotDimensionNumbersAttr::get(context, lhsBatching, rhsBatching, lhsContracting, rhsContracting));
  }
  case Flattening::DotAlgorithm: {
    mlir::Type lhs = fields.type(), rhs = fields.type(), accumulation = fields.type();
    int64_t lhsCount = fields.number(), rhsCount = fields.number(), operations = fields.number();
    bool imprecise = fields.flag();
    if (!fields.good)
      return {};
    return ir::DotAlgorithmAttr::get(context, lhs, rhs, accumulation, lhsCount, rhsCount, operations, imprecise);
  }
  }
  return {};
}

//===- Writing ----------------------------------------------------------------------------------------------------===//

namespace {

// Appends wire attributes in the order of the flattening's fields.
class Writer {
public:
  Writer(Encoder &encoder, llvm::SmallVectorImpl<WireAttr> &fields) : encoder(encoder), fields(fields) {}

  Writer &number(int64_t value) { return put(encoder.i64(value)); }
  Writer &list(ArrayRef<int64_t> values) { return put(encoder.i64Tensor(values)); }
  Writer &flag(bool value) { return put(encoder.boolean(value)); }
  Writer &type(mlir::Type type) {
    WireType encoded = encoder.type(type);
    return put(encoded ? encoder.type(encoded) : WireAttr());
  }
  Writer &put(WireAttr value) {
    good &= bool(value);
    fields.push_back(value);
    return *this;
  }

  bool good = true;

private:
  Encoder &encoder;
  llvm::SmallVectorImpl<WireAttr> &fields;
};

WireAttr symbolNames(Attribute attr, Encoder &encoder) {
  SmallVector<WireAttr> names;
  for (Attribute element : mlir::cast<mlir::ArrayAttr>(attr))
    if (auto symbol = dyn_cast<mlir::FlatSymbolRefAttr>(element))
      names.push_back(encoder.string(symbol.getValue()));
    else
      return {};
  return encoder.array(names);
}

} // namespace

// Properties of ops have the kinds of attributes that the records state.
bool shlo::vhlo::flatten(Flattening how, Attribute attr, Encoder &encoder, llvm::SmallVectorImpl<WireAttr> &fields) {
  Writer out(encoder, fields);
  switch (how) {
  case Flattening::Plain:
  case Flattening::DenseArray:
  case Flattening::ReplicaGroups:
  case Flattening::Symbol:
    return out.put(encoder.attribute(attr)).good;
  case Flattening::SymbolArray:
    return out.put(symbolNames(attr, encoder)).good;
  case Flattening::UnitAsBool:
    return out.flag(true).good;
  case Flattening::ApiVersion: {
    const llvm::APInt &value = mlir::cast<mlir::IntegerAttr>(attr).getValue();
    if (value.getActiveBits() > 32) // of an op that was not verified
      return false;
    return out.put(encoder.enumeration(AttributeCode::ApiVersion, uint32_t(value.getZExtValue()))).good;
  }
  case Flattening::ChannelHandle:
  case Flattening::ChannelHandleAndType: {
    auto channel = mlir::cast<ir::ChannelHandleAttr>(attr);
    out.number(channel.getHandle());
    return how == Flattening::ChannelHandle ? out.good : out.number(channel.getType()).good;
  }
  case Flattening::ConvDimensions: {
    auto numbers = mlir::cast<ir::ConvDimensionNumbersAttr>(attr);
    out.number(numbers.getInputBatchDimension()).number(numbers.getInputFeatureDimension());
    out.list(numbers.getInputSpatialDimensions()).number(numbers.getKernelInputFeatureDimension());
    out.number(numbers.getKernelOutputFeatureDimension()).list(numbers.getKernelSpatialDimensions());
    out.number(numbers.getOutputBatchDimension()).number(numbers.getOutputFeatureDimension());
    return out.list(numbers.getOutputSpatialDimensions()).good;
  }
  case Flattening::GatherDimensions: {
    auto numbers = mlir::cast<ir::GatherDimensionNumbersAttr>(attr);
    out.list(numbers.getOffsetDims()).list(numbers.getCollapsedSliceDims()).list(numbers.getOperandBatchingDims());
    out.list(numbers.getStartIndicesBatchingDims()).list(numbers.getStartIndexMap());
    return out.number(numbers.getIndexVectorDim()).good;
  }
  case Flattening::ScatterDimensions: {
    auto numbers = mlir::cast<ir::ScatterDimensionNumbersAttr>(attr);
    out.list(numbers.getUpdateWindowDims()).list(numbers.getInsertedWindowDims()).list(numbers.getInputBatchingDims());
    out.list(numbers.getScatterIndicesBatchingDims()).list(numbers.getScatterDimsToOperandDims());
    return out.number(numbers.getIndexVectorDim()).good;
  }
  case Flattening::DotDimensions: {
    auto numbers = mlir::cast<ir::DotDimensionNumbersAttr>(attr);
    out.list(numbers.getLhsBatchingDimensions()).list(numbers.getRhsBatchingDimensions());
    return out.list(numbers.getLhsContractingDimensions()).list(numbers.getRhsContractingDimensions()).good;
  }
  case Flattening::DotAlgorithm: {
    auto algorithm = mlir::cast<ir::DotAlgorithmAttr>(attr);
    out.type(algorithm.getLhsPrecisionType()).type(algorithm.getRhsPrecisionType());
    out.type(algorithm.getAccumulationType()).number(algorithm.getLhsComponentCount());
    out.number(algorithm.getRhsComponentCount()).number(algorithm.getNumPrimitiveOperations());
    return out.flag(algorithm.getAllowImpreciseAccumulation()).good;
  }
  }
  return false;
}
