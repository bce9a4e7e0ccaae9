// Encodes the program's attributes and types in the versioned form.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/borrowed.h"
#include "dialect/dialect.h"
#include "vhlo/entry_builder.h"
#include "vhlo/simple_types.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinDialect.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace shlo::vhlo;
using mlir::Attribute;
using mlir::Type;

WireAttr Encoder::encodeAttribute(Attribute attr) {
  using Code = AttributeCode;
  return llvm::TypeSwitch<Attribute, WireAttr>(attr)
      .Case([&](mlir::StringAttr text) {
        return mlir::isa<mlir::NoneType>(text.getType()) ? string(text.getValue()) : noForm(attr);
      })
      .Case([&](mlir::FlatSymbolRefAttr symbol) { return string(symbol.getValue()); })
      .Case([&](mlir::IntegerAttr number) {
        bool isFlag = number.getType().isSignlessInteger(1);
        return isFlag ? boolean(!number.getValue().isZero()) : make<Code::Integer>(number);
      })
      .Case([&](mlir::FloatAttr number) { return make<Code::Float>(number); })
      .Case([&](mlir::TypeAttr value) { return make<Code::Type>(value.getValue()); })
      .Case([&](mlir::ArrayAttr values) { return make<Code::Array>(values.getValue()); })
      .Case([&](mlir::DictionaryAttr values) { return make<Code::Dictionary>(values.getValue()); })
      .Case<mlir::DenseElementsAttr, ir::BorrowedElementsAttr>([&](auto elements) {
        bool isRanked = mlir::isa<mlir::RankedTensorType>(elements.getType());
        return isRanked ? make<Code::Tensor>(elements) : noForm(attr);
      })
      .Case([&](mlir::DenseI64ArrayAttr values) { return i64Tensor(values.asArrayRef()); })
      .Case([&](mlir::DenseBoolArrayAttr values) { return i1Tensor(values.asArrayRef()); })
#define SHLO_ENUM_CODE(enumerator, name)                                                                               \
      .Case([&](ir::name##Attr value) { return make<Code::enumerator>(uint64_t(value.getValue())); })
#include "opset/wire_codes.inc"
#undef SHLO_ENUM_CODE
      .Case([&](ir::ResultAccuracyAttr value) {
        return make<Code::ResultAccuracy>(value.getAtol(), value.getRtol(), value.getUlps(), value.getMode());
      })
      .Case([&](ir::OutputOperandAliasAttr value) {
        return make<Code::OutputOperandAlias>(value.getOutputTupleIndices(), value.getOperandIndex(),
                                              value.getOperandTupleIndices());
      })
      .Case([&](ir::SubAxisInfoAttr value) { return make<Code::SubAxisInfo>(value.getPreSize(), value.getSize()); })
      .Case([&](ir::AxisRefAttr value) { return make<Code::AxisRef>(value.getName(), value.getSubAxisInfo()); })
      .Case([&](ir::MeshAxisAttr value) { return make<Code::MeshAxis>(value.getName(), value.getSize()); })
      .Case([&](ir::MeshAttr value) {
        return make<Code::Mesh>(make<Code::Array>(value.getAxes()), value.getDeviceIds());
      })
      .Case([&](ir::ReplicaGroupMeshAxesAttr value) {
        return make<Code::ReplicaGroupMeshAxes>(value.getMesh(), value.getAxes());
      })
      .Default([&](Attribute) {
        // Builtin attributes without a versioned form are written in the builtin form.
        return mlir::isa<mlir::BuiltinDialect>(attr.getDialect()) && !mlir::isa<mlir::OpaqueAttr>(attr)
                   ? builtin(attr)
                   : encodeOtherDialect(attr);
      });
}

WireType Encoder::encodeType(Type type) {
  using Code = TypeCode;
  return llvm::TypeSwitch<Type, WireType>(type)
      .Case([&](mlir::RankedTensorType tensor) {
        if (!tensor.getEncoding())
          return make<Code::RankedTensor>(tensor.getShape(), tensor.getElementType());
        auto extensions = mlir::dyn_cast<ir::TypeExtensionsAttr>(tensor.getEncoding());
        if (!extensions)
          return explain("the type's encoding has no form in a portable artifact"), WireType();
        WireAttr encoding = make<AttributeCode::TypeExtensions>(extensions.getBounds());
        return make<Code::RankedTensorWithEncoding>(encoding, tensor.getShape(), tensor.getElementType());
      })
      .Case([&](mlir::FunctionType function) {
        return make<Code::Function>(function.getInputs(), function.getResults());
      })
      .Case([&](mlir::TupleType tuple) { return make<Code::Tuple>(tuple.getTypes()); })
      .Case([&](ir::FutureType future) { return make<Code::Future>(future.getTypes()); })
      .Case([&](ir::TokenType) { return make<Code::Token>(); })
      .Case([&](mlir::ComplexType complex) { return make<Code::Complex>(complex.getElementType()); })
      .Case([&](mlir::UnrankedTensorType tensor) { return make<Code::UnrankedTensor>(tensor.getElementType()); })
      .Case([&](mlir::MemRefType buffer) {
        if (buffer != mlir::MemRefType::get(buffer.getShape(), buffer.getElementType()))
          return explain("a buffer's layout or memory space has no form in a portable artifact"), WireType();
        return make<Code::RankedBuffer>(buffer.getShape(), buffer.getElementType());
      })
      .Case([&](mlir::quant::UniformQuantizedType quantized) {
        return make<Code::UniformQuantized>(quantized.getFlags(), quantized.getStorageType(),
                                            quantized.getExpressedType(), quantized.getScale(),
                                            quantized.getZeroPoint(), quantized.getStorageTypeMin(),
                                            quantized.getStorageTypeMax());
      })
      .Case([&](mlir::quant::UniformQuantizedPerAxisType quantized) {
        return make<Code::UniformQuantizedPerAxis>(quantized.getFlags(), quantized.getStorageType(),
                                                   quantized.getExpressedType(), quantized.getQuantizedDimension(),
                                                   quantized.getStorageTypeMin(), quantized.getStorageTypeMax(),
                                                   quantized.getScales(), quantized.getZeroPoints());
      })
      .Default([&](Type) {
        for (const SimpleType &simple : simpleTypes)
          if (simple.is(type))
            return simpleType(simple.code);
        return noForm(type);
      });
}
