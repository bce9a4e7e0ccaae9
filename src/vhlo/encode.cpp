// From the program's attributes and types to their wire form.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/encode.h"

#include "dialect/borrowed.h"
#include "dialect/dialect.h"
#include "dialect/elements.h"
#include "vhlo/sdy.h"
#include "vhlo/simple_types.h"
#include "vhlo/versioned.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinDialect.h"

#include "llvm/ADT/Twine.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

namespace {

constexpr unsigned deepest = 1024;

uint64_t zeroExtended(const llvm::APInt &value) { return value.getZExtValue(); }

bool isTrue(StringRef rawBits) { return !rawBits.empty() && (rawBits[0] & 1); }

} // namespace

// One level of nesting while it lives.
class Encoder::Level {
public:
  explicit Level(Encoder &encoder) : encoder(encoder), tooDeep(++encoder.depth > deepest) {
    if (tooDeep)
      encoder.explain("attributes or types nested too deeply");
  }
  ~Level() { --encoder.depth; }
  explicit operator bool() const { return !tooDeep; }

private:
  Encoder &encoder;
  bool tooDeep;
};

void Encoder::explain(const Twine &message) {
  if (reason.empty())
    reason = message.str();
}

WireAttr Encoder::noForm(Attribute attr) {
  explain("an attribute " + attr.getAbstractAttribute().getName() + " has no form in a portable artifact");
  return {};
}

WireType Encoder::noForm(Type type) {
  explain("the type " + (mlir::isa<mlir::IntegerType>(type) ? "integer of that width or sign"
                                                            : Twine(type.getAbstractType().getName())) +
          " has no form in a portable artifact");
  return {};
}

WireAttr Encoder::finish(AttributeCode code, WireDraft &draft, Version since) {
  return tables.intern(WireDialect::Vhlo, uint16_t(code), draft, since);
}
WireType Encoder::finish(TypeCode code, WireDraft &draft) {
  return tables.internType(WireDialect::Vhlo, uint16_t(code), draft);
}
WireAttr Encoder::finish(BuiltinAttributeCode code, WireDraft &draft) {
  return tables.intern(WireDialect::Builtin, uint16_t(code), draft);
}
WireType Encoder::finish(BuiltinTypeCode code, WireDraft &draft) {
  return tables.internType(WireDialect::Builtin, uint16_t(code), draft);
}

//===- Memo ---------------------------------------------------------------------------------------------------------===//

WireAttr Encoder::attribute(Attribute attr) {
  if (auto known = versioned.find(attr); known != versioned.end())
    return known->second;
  Level level(*this);
  WireAttr result = level ? encodeAttribute(attr) : WireAttr();
  if (result)
    versioned.try_emplace(attr, result);
  return result;
}

WireType Encoder::type(Type type) {
  if (auto known = versionedTypes.find(type); known != versionedTypes.end())
    return known->second;
  Level level(*this);
  WireType result = level ? encodeType(type) : WireType();
  if (result)
    versionedTypes.try_emplace(type, result);
  return result;
}

WireAttr Encoder::builtin(Attribute attr) {
  if (auto known = plain.find(attr); known != plain.end())
    return known->second;
  Level level(*this);
  WireAttr result = level ? encodeBuiltin(attr) : WireAttr();
  if (result)
    plain.try_emplace(attr, result);
  return result;
}

WireType Encoder::builtinType(Type type) {
  if (auto known = plainTypes.find(type); known != plainTypes.end())
    return known->second;
  Level level(*this);
  WireType result = level ? encodeBuiltinType(type) : WireType();
  if (result)
    plainTypes.try_emplace(type, result);
  return result;
}

WireAttr Encoder::location(Attribute attr) {
  uint32_t &known = locations[attr.getAsOpaquePointer()];
  if (known)
    return {known};
  Level level(*this);
  WireAttr result = level ? encodeLocation(attr) : WireAttr();
  known = result.id;
  return result;
}

//===- Parts --------------------------------------------------------------------------------------------------------===//

WireAttr Encoder::boolean(bool value) {
  WireDraft draft(AttributeCode::Boolean);
  return finish(AttributeCode::Boolean, draft.varint(value));
}

WireAttr Encoder::i64(int64_t value) {
  WireDraft draft(AttributeCode::Integer);
  return finish(AttributeCode::Integer, draft.type(simpleType(TypeCode::SI64)).bits(uint64_t(value), 64));
}

WireAttr Encoder::string(StringRef text) {
  WireDraft draft(AttributeCode::String);
  return finish(AttributeCode::String, draft.string(tables.string(text)));
}

WireAttr Encoder::type(WireType type) {
  WireDraft draft(AttributeCode::Type);
  return finish(AttributeCode::Type, draft.type(type));
}

WireAttr Encoder::array(ArrayRef<WireAttr> elements) {
  WireDraft draft(AttributeCode::Array);
  draft.varint(elements.size());
  for (WireAttr element : elements)
    draft.attr(element);
  return finish(AttributeCode::Array, draft);
}

WireAttr Encoder::enumeration(AttributeCode code, uint32_t value) {
  const EnumCase *found = findCase(uint16_t(code), value);
  if (!found)
    return explain("an enum has the unknown value " + Twine(value)), WireAttr();
  WireDraft draft(code);
  return finish(code, draft.varint(value), found->min);
}

WireAttr Encoder::emptyDictionary() {
  WireDraft draft(AttributeCode::Dictionary);
  return finish(AttributeCode::Dictionary, draft.varint(0));
}

WireAttr Encoder::i64Tensor(ArrayRef<int64_t> values) {
  bool splat = !values.empty() && llvm::all_equal(values);
  ArrayRef<int64_t> kept = splat ? values.take_front() : values;
  std::string bytes(reinterpret_cast<const char *>(kept.data()), kept.size() * 8);
  WireDraft draft(AttributeCode::Tensor);
  draft.type(tensorType(int64_t(values.size()), simpleType(TypeCode::SI64))).varint(bytes.size());
  for (char byte : bytes)
    draft.byte(uint8_t(byte));
  return finish(AttributeCode::Tensor, draft);
}

WireAttr Encoder::splatTensor(ArrayRef<int64_t> shape, TypeCode element, int64_t value) {
  WireDraft draft(AttributeCode::Tensor);
  draft.type(tensorType(shape, simpleType(element)));
  bool empty = llvm::is_contained(shape, 0), flag = element == TypeCode::Boolean;
  draft.varint(empty ? 0 : flag ? 1 : 8);
  if (!empty && flag)
    draft.byte(!value ? 0 : llvm::all_of(shape, [](int64_t extent) { return extent == 1; }) ? 1 : 0xff);
  else if (!empty)
    for (unsigned byte = 0; byte < 8; ++byte)
      draft.byte(uint8_t(uint64_t(value) >> 8 * byte));
  return finish(AttributeCode::Tensor, draft);
}

WireAttr Encoder::defaultAccuracy() {
  WireAttr mode = enumeration(AttributeCode::ResultAccuracyMode, 0);
  WireDraft draft(AttributeCode::ResultAccuracy);
  return finish(AttributeCode::ResultAccuracy, draft.bits(0, 64).bits(0, 64).svarint(0).attr(mode));
}

WireAttr Encoder::noneType() { return type(simpleType(TypeCode::None)); }

bool Encoder::isVacant(WireAttr attr) {
  const WireEntry &entry = tables[attr];
  if (entry.dialect != WireDialect::Vhlo)
    return false;
  if (AttributeCode(entry.code) != AttributeCode::Tensor)
    return attr == array({}) || attr == boolean(false) || attr == noneType() || attr == defaultAccuracy();
  bool empty = false;
  forEachPart(entry.image, [&](const WirePart &part) {
    if (part.kind == WirePart::Bytes) // of the last, the size of the data comes first
      empty = part.bytes == StringRef("\x01", 1);
  });
  return empty;
}

WireAttr Encoder::dictionary(ArrayRef<std::pair<StringRef, WireAttr>> values) {
  WireDraft draft(BuiltinAttributeCode::Dictionary);
  draft.varint(values.size());
  for (auto [name, value] : values) {
    WireDraft key(BuiltinAttributeCode::String);
    draft.attr(finish(BuiltinAttributeCode::String, key.string(tables.string(name)))).attr(value);
  }
  return finish(BuiltinAttributeCode::Dictionary, draft);
}

WireType Encoder::simpleType(TypeCode code) {
  WireDraft draft(code);
  return finish(code, draft);
}

WireType Encoder::tensorType(ArrayRef<int64_t> shape, WireType element) {
  WireDraft draft(TypeCode::RankedTensor);
  draft.varint(shape.size());
  for (int64_t extent : shape)
    draft.svarint(extent);
  return finish(TypeCode::RankedTensor, draft.type(element));
}

WireAttr Encoder::tensor(mlir::ElementsAttr elements, WireType type, WireDialect dialect) {
  uint64_t code = dialect == WireDialect::Vhlo ? uint64_t(AttributeCode::Tensor)
                                               : uint64_t(BuiltinAttributeCode::DenseElements);
  WireDraft draft(code);
  return elementsOf(elements, type, draft) ? tables.intern(dialect, uint16_t(code), draft) : WireAttr();
}

bool Encoder::elementsOf(mlir::ElementsAttr elements, WireType type, WireDraft &draft) {
  std::optional<ir::RawElements> raw = ir::rawElements(elements);
  if (!raw)
    return noForm(elements), false;
  StringRef data(raw->bytes.data(), raw->bytes.size());
  draft.type(type).varint(data.size());
  if (elements.getElementType().isInteger(1) && elements.getNumElements() == 1)
    draft.byte(isTrue(data));
  else
    draft.blob(tables.blob(data));
  return true;
}

//===- Versioned ----------------------------------------------------------------------------------------------------===//

WireAttr Encoder::encodeAttribute(Attribute attr) {
  using Code = AttributeCode;
  auto enumerated = [&](Code code, auto value) { return enumeration(code, uint32_t(value)); };
  return llvm::TypeSwitch<Attribute, WireAttr>(attr)
      .Case([&](mlir::StringAttr text) {
        return mlir::isa<mlir::NoneType>(text.getType()) ? string(text.getValue()) : noForm(attr);
      })
      .Case([&](mlir::FlatSymbolRefAttr symbol) { return string(symbol.getValue()); })
      .Case([&](mlir::IntegerAttr number) -> WireAttr {
        if (number.getType().isSignlessInteger(1))
          return boolean(!number.getValue().isZero());
        WireType type = this->type(number.getType());
        if (!type)
          return {};
        WireDraft draft(Code::Integer);
        draft.type(type).bits(zeroExtended(number.getValue()), number.getValue().getBitWidth());
        return finish(Code::Integer, draft);
      })
      .Case([&](mlir::FloatAttr number) -> WireAttr {
        WireType type = this->type(number.getType());
        llvm::APInt bits = number.getValue().bitcastToAPInt();
        if (!type)
          return {};
        WireDraft draft(Code::Float);
        return finish(Code::Float, draft.type(type).bits(zeroExtended(bits), bits.getBitWidth()));
      })
      .Case([&](mlir::TypeAttr value) -> WireAttr {
        WireType type = this->type(value.getValue());
        return type ? this->type(type) : WireAttr();
      })
      .Case([&](mlir::ArrayAttr values) -> WireAttr {
        llvm::SmallVector<WireAttr> elements;
        for (Attribute value : values)
          if (WireAttr element = attribute(value))
            elements.push_back(element);
          else
            return {};
        return array(elements);
      })
      .Case([&](mlir::DictionaryAttr values) -> WireAttr {
        WireDraft draft(Code::Dictionary);
        draft.varint(values.size());
        for (mlir::NamedAttribute value : values) {
          WireAttr encoded = attribute(value.getValue());
          if (!encoded)
            return {};
          draft.attr(string(value.getName().getValue())).attr(encoded);
        }
        return finish(Code::Dictionary, draft);
      })
      .Case<mlir::DenseElementsAttr, ir::BorrowedElementsAttr>([&](auto elements) -> WireAttr {
        auto type = mlir::dyn_cast<mlir::RankedTensorType>(elements.getType());
        if (!type)
          return noForm(attr);
        WireType encoded = this->type(type);
        return encoded ? tensor(elements, encoded, WireDialect::Vhlo) : WireAttr();
      })
      .Case([&](mlir::DenseI64ArrayAttr values) { return i64Tensor(values.asArrayRef()); })
      .Case([&](mlir::DenseBoolArrayAttr values) -> WireAttr {
        ArrayRef<bool> flags = values.asArrayRef();
        WireDraft draft(Code::Tensor);
        draft.type(tensorType(int64_t(flags.size()), simpleType(TypeCode::Boolean)));
        if (flags.size() > 1 && llvm::all_equal(flags))
          return finish(Code::Tensor, draft.varint(1).byte(flags[0] ? 0xff : 0));
        draft.varint((flags.size() + 7) / 8);
        for (size_t begin = 0; begin < flags.size(); begin += 8) {
          uint8_t bits = 0;
          for (size_t i = begin; i < std::min(begin + 8, flags.size()); ++i)
            bits |= uint8_t(flags[i]) << (i - begin);
          draft.byte(bits);
        }
        return finish(Code::Tensor, draft);
      })
      .Case([&](ir::ComparisonDirectionAttr value) { return enumerated(Code::ComparisonDirection, value.getValue()); })
      .Case([&](ir::ComparisonTypeAttr value) { return enumerated(Code::ComparisonType, value.getValue()); })
      .Case([&](ir::FftTypeAttr value) { return enumerated(Code::FftType, value.getValue()); })
      .Case([&](ir::PrecisionAttr value) { return enumerated(Code::Precision, value.getValue()); })
      .Case([&](ir::RngAlgorithmAttr value) { return enumerated(Code::RngAlgorithm, value.getValue()); })
      .Case([&](ir::RngDistributionAttr value) { return enumerated(Code::RngDistribution, value.getValue()); })
      .Case([&](ir::TransposeAttr value) { return enumerated(Code::Transpose, value.getValue()); })
      .Case([&](ir::ResultAccuracyModeAttr value) { return enumerated(Code::ResultAccuracyMode, value.getValue()); })
      .Case([&](ir::ResultAccuracyAttr value) -> WireAttr {
        WireAttr mode = attribute(value.getMode());
        WireDraft draft(Code::ResultAccuracy);
        draft.bits(zeroExtended(value.getAtol().bitcastToAPInt()), 64);
        draft.bits(zeroExtended(value.getRtol().bitcastToAPInt()), 64).svarint(value.getUlps()).attr(mode);
        return mode ? finish(Code::ResultAccuracy, draft) : WireAttr();
      })
      .Case([&](ir::OutputOperandAliasAttr value) {
        WireDraft draft(Code::OutputOperandAlias);
        draft.varint(value.getOutputTupleIndices().size());
        for (int64_t index : value.getOutputTupleIndices())
          draft.svarint(index);
        draft.svarint(value.getOperandIndex()).varint(value.getOperandTupleIndices().size());
        for (int64_t index : value.getOperandTupleIndices())
          draft.svarint(index);
        return finish(Code::OutputOperandAlias, draft);
      })
      .Case([&](ir::SubAxisInfoAttr value) {
        WireDraft draft(Code::SubAxisInfo);
        return finish(Code::SubAxisInfo, draft.svarint(value.getPreSize()).svarint(value.getSize()));
      })
      .Case([&](ir::AxisRefAttr value) -> WireAttr {
        WireDraft draft(Code::AxisRef);
        draft.attr(string(value.getName()));
        if (!value.getSubAxisInfo())
          return finish(Code::AxisRef, draft.varint(0));
        WireAttr part = attribute(value.getSubAxisInfo());
        return part ? finish(Code::AxisRef, draft.varint(1).attr(part)) : WireAttr();
      })
      .Case([&](ir::MeshAxisAttr value) {
        WireDraft draft(Code::MeshAxis);
        return finish(Code::MeshAxis, draft.attr(string(value.getName())).svarint(value.getSize()));
      })
      .Case([&](ir::MeshAttr value) -> WireAttr {
        llvm::SmallVector<WireAttr> axes;
        for (ir::MeshAxisAttr axis : value.getAxes())
          axes.push_back(attribute(axis));
        WireAttr devices = value.getDeviceIds() ? attribute(value.getDeviceIds()) : WireAttr();
        if (value.getDeviceIds() && !devices)
          return {};
        WireDraft draft(Code::Mesh);
        return finish(Code::Mesh, draft.attr(array(axes)).optionalAttr(devices));
      })
      .Case([&](ir::ReplicaGroupMeshAxesAttr value) -> WireAttr {
        WireAttr mesh = attribute(value.getMesh()), axes = attribute(value.getAxes());
        WireDraft draft(Code::ReplicaGroupMeshAxes);
        return mesh && axes ? finish(Code::ReplicaGroupMeshAxes, draft.attr(mesh).attr(axes)) : WireAttr();
      })
      .Default([&](Attribute) {
        // What has no versioned form, but is builtin, goes as that.
        return mlir::isa<mlir::BuiltinDialect>(attr.getDialect()) && !mlir::isa<mlir::OpaqueAttr>(attr)
                   ? builtin(attr)
                   : encodeForeign(attr);
      });
}

WireType Encoder::encodeType(Type type) {
  using Code = TypeCode;
  auto of = [&](Code code, Type element) -> WireType {
    WireType inner = this->type(element);
    WireDraft draft(code);
    return inner ? finish(code, draft.type(inner)) : WireType();
  };
  auto list = [&](WireDraft &draft, mlir::TypeRange types) {
    draft.varint(types.size());
    for (Type element : types) {
      WireType inner = this->type(element);
      if (!inner)
        return false;
      draft.type(inner);
    }
    return true;
  };
  return llvm::TypeSwitch<Type, WireType>(type)
      .Case([&](mlir::RankedTensorType tensor) -> WireType {
        WireType element = this->type(tensor.getElementType());
        if (!element)
          return {};
        if (!tensor.getEncoding())
          return tensorType(tensor.getShape(), element);
        auto extensions = mlir::dyn_cast<ir::TypeExtensionsAttr>(tensor.getEncoding());
        if (!extensions)
          return explain("the type's encoding has no form in a portable artifact"), WireType();
        WireDraft bounds(AttributeCode::TypeExtensions);
        bounds.varint(extensions.getBounds().size());
        for (int64_t bound : extensions.getBounds())
          bounds.svarint(bound);
        WireDraft draft(Code::RankedTensorWithEncoding);
        draft.attr(finish(AttributeCode::TypeExtensions, bounds)).varint(tensor.getRank());
        for (int64_t extent : tensor.getShape())
          draft.svarint(extent);
        return finish(Code::RankedTensorWithEncoding, draft.type(element));
      })
      .Case([&](mlir::FunctionType function) -> WireType {
        WireDraft draft(Code::Function);
        return list(draft, function.getInputs()) && list(draft, function.getResults()) ? finish(Code::Function, draft)
                                                                                       : WireType();
      })
      .Case([&](mlir::TupleType tuple) -> WireType {
        WireDraft draft(Code::Tuple);
        return list(draft, tuple.getTypes()) ? finish(Code::Tuple, draft) : WireType();
      })
      .Case([&](ir::FutureType future) -> WireType {
        WireDraft draft(Code::Future);
        return list(draft, future.getTypes()) ? finish(Code::Future, draft) : WireType();
      })
      .Case([&](ir::TokenType) { return simpleType(Code::Token); })
      .Case([&](mlir::ComplexType complex) { return of(Code::Complex, complex.getElementType()); })
      .Case([&](mlir::UnrankedTensorType tensor) { return of(Code::UnrankedTensor, tensor.getElementType()); })
      .Case([&](mlir::MemRefType buffer) -> WireType {
        WireType element = this->type(buffer.getElementType());
        WireDraft draft(Code::RankedBuffer);
        draft.varint(buffer.getRank());
        for (int64_t extent : buffer.getShape())
          draft.svarint(extent);
        return element ? finish(Code::RankedBuffer, draft.type(element)) : WireType();
      })
      .Case([&](mlir::quant::UniformQuantizedType quantized) -> WireType {
        WireType storage = this->type(quantized.getStorageType()), expressed = this->type(quantized.getExpressedType());
        if (!storage || !expressed)
          return {};
        WireDraft draft(Code::UniformQuantized);
        draft.varint(quantized.getFlags()).type(storage).type(expressed);
        draft.bits(llvm::bit_cast<uint64_t>(quantized.getScale()), 64).svarint(quantized.getZeroPoint());
        draft.svarint(quantized.getStorageTypeMin()).svarint(quantized.getStorageTypeMax());
        return finish(Code::UniformQuantized, draft);
      })
      .Case([&](mlir::quant::UniformQuantizedPerAxisType quantized) -> WireType {
        WireType storage = this->type(quantized.getStorageType()), expressed = this->type(quantized.getExpressedType());
        if (!storage || !expressed)
          return {};
        WireDraft draft(Code::UniformQuantizedPerAxis);
        draft.varint(quantized.getFlags()).type(storage).type(expressed);
        draft.varint(uint64_t(quantized.getQuantizedDimension()));
        draft.svarint(quantized.getStorageTypeMin()).svarint(quantized.getStorageTypeMax());
        draft.varint(quantized.getScales().size());
        for (double scale : quantized.getScales())
          draft.bits(llvm::bit_cast<uint64_t>(scale), 64);
        draft.varint(quantized.getZeroPoints().size());
        for (int64_t zeroPoint : quantized.getZeroPoints())
          draft.svarint(zeroPoint);
        return finish(Code::UniformQuantizedPerAxis, draft);
      })
      .Default([&](Type) {
        for (const SimpleType &simple : simpleTypes)
          if (simple.is(type))
            return simpleType(simple.code);
        return noForm(type);
      });
}

//===- Builtin ------------------------------------------------------------------------------------------------------===//

WireAttr Encoder::encodeBuiltin(Attribute attr) {
  using Code = BuiltinAttributeCode;
  return llvm::TypeSwitch<Attribute, WireAttr>(attr)
      .Case([&](mlir::LocationAttr) { return location(attr); })
      .Case([&](mlir::StringAttr text) -> WireAttr {
        bool typed = !mlir::isa<mlir::NoneType>(text.getType());
        WireDraft draft(typed ? Code::StringWithType : Code::String);
        draft.string(tables.string(text.getValue()));
        if (!typed)
          return finish(Code::String, draft);
        WireType type = builtinType(text.getType());
        return type ? finish(Code::StringWithType, draft.type(type)) : WireAttr();
      })
      .Case([&](mlir::UnitAttr) {
        WireDraft draft(Code::Unit);
        return finish(Code::Unit, draft);
      })
      .Case([&](mlir::TypeAttr value) -> WireAttr {
        WireType type = builtinType(value.getValue());
        WireDraft draft(Code::Type);
        return type ? finish(Code::Type, draft.type(type)) : WireAttr();
      })
      .Case([&](mlir::IntegerAttr number) -> WireAttr {
        WireType type = builtinType(number.getType());
        const llvm::APInt &value = number.getValue();
        if (!type || value.getBitWidth() > 64)
          return type ? noForm(attr) : WireAttr();
        WireDraft draft(Code::Integer);
        return finish(Code::Integer, draft.type(type).bits(zeroExtended(value), value.getBitWidth()));
      })
      .Case([&](mlir::FloatAttr number) -> WireAttr {
        WireType type = builtinType(number.getType());
        llvm::APInt bits = number.getValue().bitcastToAPInt();
        if (!type || bits.getBitWidth() > 64)
          return type ? noForm(attr) : WireAttr();
        WireDraft draft(Code::Float);
        return finish(Code::Float, draft.type(type).bits(zeroExtended(bits), bits.getBitWidth()));
      })
      .Case([&](mlir::ArrayAttr values) -> WireAttr {
        WireDraft draft(Code::Array);
        draft.varint(values.size());
        for (Attribute value : values) {
          WireAttr element = builtin(value);
          if (!element)
            return {};
          draft.attr(element);
        }
        return finish(Code::Array, draft);
      })
      .Case([&](mlir::DictionaryAttr values) -> WireAttr {
        WireDraft draft(Code::Dictionary);
        draft.varint(values.size());
        for (mlir::NamedAttribute value : values) {
          WireAttr encoded = builtin(value.getValue());
          if (!encoded)
            return {};
          draft.attr(builtin(value.getName())).attr(encoded);
        }
        return finish(Code::Dictionary, draft);
      })
      .Case([&](mlir::SymbolRefAttr symbol) -> WireAttr {
        WireAttr root = builtin(symbol.getRootReference());
        if (symbol.getNestedReferences().empty()) {
          WireDraft draft(Code::FlatSymbolRef);
          return finish(Code::FlatSymbolRef, draft.attr(root));
        }
        WireDraft draft(Code::SymbolRef);
        draft.attr(root).varint(symbol.getNestedReferences().size());
        for (mlir::FlatSymbolRefAttr nested : symbol.getNestedReferences())
          draft.attr(builtin(nested));
        return finish(Code::SymbolRef, draft);
      })
      .Case([&](mlir::DenseArrayAttr values) -> WireAttr {
        WireType element = builtinType(values.getElementType());
        ArrayRef<char> raw = values.getRawData();
        WireDraft draft(Code::DenseArray);
        if (!element)
          return {};
        draft.type(element).varint(uint64_t(values.size())).varint(raw.size());
        return finish(Code::DenseArray, draft.blob(tables.blob(StringRef(raw.data(), raw.size()))));
      })
      .Case<mlir::DenseElementsAttr, ir::BorrowedElementsAttr>([&](auto elements) -> WireAttr {
        WireType type = builtinType(elements.getType());
        return type ? tensor(elements, type, WireDialect::Builtin) : WireAttr();
      })
      .Case([&](VersionedAttr versioned) { return versionedParts(versioned); })
      .Default([&](Attribute) { return encodeForeign(attr); });
}

WireType Encoder::encodeBuiltinType(Type type) {
  using Code = BuiltinTypeCode;
  auto list = [&](WireDraft &draft, mlir::TypeRange types) {
    draft.varint(types.size());
    for (Type element : types) {
      WireType inner = builtinType(element);
      if (!inner)
        return false;
      draft.type(inner);
    }
    return true;
  };
  auto of = [&](Code code, Type element) -> WireType {
    WireType inner = builtinType(element);
    WireDraft draft(code);
    return inner ? finish(code, draft.type(inner)) : WireType();
  };
  auto simple = [&](Code code) {
    WireDraft draft(code);
    return finish(code, draft);
  };
  return llvm::TypeSwitch<Type, WireType>(type)
      .Case([&](mlir::IntegerType integer) {
        WireDraft draft(Code::Integer);
        return finish(Code::Integer, draft.varint(uint64_t(integer.getWidth()) << 2 | uint64_t(integer.getSignedness())));
      })
      .Case([&](mlir::IndexType) { return simple(Code::Index); })
      .Case([&](mlir::NoneType) { return simple(Code::None); })
      .Case([&](mlir::BFloat16Type) { return simple(Code::BFloat16); })
      .Case([&](mlir::Float16Type) { return simple(Code::Float16); })
      .Case([&](mlir::Float32Type) { return simple(Code::Float32); })
      .Case([&](mlir::Float64Type) { return simple(Code::Float64); })
      .Case([&](mlir::ComplexType complex) { return of(Code::Complex, complex.getElementType()); })
      .Case([&](mlir::UnrankedTensorType tensor) { return of(Code::UnrankedTensor, tensor.getElementType()); })
      .Case([&](mlir::TupleType tuple) -> WireType {
        WireDraft draft(Code::Tuple);
        return list(draft, tuple.getTypes()) ? finish(Code::Tuple, draft) : WireType();
      })
      .Case([&](mlir::FunctionType function) -> WireType {
        WireDraft draft(Code::Function);
        return list(draft, function.getInputs()) && list(draft, function.getResults()) ? finish(Code::Function, draft)
                                                                                       : WireType();
      })
      .Case([&](mlir::RankedTensorType tensor) -> WireType {
        WireType element = builtinType(tensor.getElementType());
        if (!element || tensor.getEncoding())
          return element ? noForm(type) : WireType();
        WireDraft draft(Code::RankedTensor);
        draft.varint(uint64_t(tensor.getRank()));
        for (int64_t extent : tensor.getShape())
          draft.svarint(extent);
        return finish(Code::RankedTensor, draft.type(element));
      })
      .Case([&](VersionedType versioned) { return versionedParts(versioned); })
      .Default([&](Type) { return noForm(type); });
}

//===- Of other dialects --------------------------------------------------------------------------------------------===//

// Attributes of sdy have builtin parts, whatever they are part of; opaque ones are text.
WireAttr Encoder::encodeForeign(Attribute attr) {
  if (auto opaque = mlir::dyn_cast<mlir::OpaqueAttr>(attr); opaque && !opaque.getAttrData().contains('\0')) {
    std::string text;
    llvm::raw_string_ostream(text) << attr;
    return tables.internText(tables.dialect(opaque.getDialectNamespace()), text);
  }
  auto form = mlir::dyn_cast<sdy::FormAttr>(attr);
  if (!form)
    return noForm(attr);
  const SdyCode &code = sdyCodeOf(form);
  WireDraft draft(code.code);
  ArrayRef<Attribute> fields = form.getFields();
  auto number = [](Attribute value) { return mlir::cast<mlir::IntegerAttr>(value).getInt(); };
  for (auto [i, field] : llvm::enumerate(sdy::fieldsOf(form.getKind()).take_front(code.fields))) {
    Attribute value = fields[i];
    switch (field.type) {
    case sdy::Field::Text:
      draft.string(tables.string(mlir::cast<mlir::StringAttr>(value).getValue()));
      break;
    case sdy::Field::Number:
      draft.svarint(number(value));
      break;
    case sdy::Field::OptionalNumber:
      draft.varint(value ? uint64_t(number(value)) << 1 | 1 : 0);
      break;
    case sdy::Field::NumberOrZero:
      draft.svarint(value ? number(value) : 0);
      break;
    case sdy::Field::Numbers: {
      ArrayRef<int64_t> numbers = mlir::cast<mlir::DenseI64ArrayAttr>(value).asArrayRef();
      draft.varint(numbers.size());
      for (int64_t element : numbers)
        draft.svarint(element);
      break;
    }
    case sdy::Field::Flag:
      draft.byte(mlir::cast<mlir::BoolAttr>(value).getValue());
      break;
    case sdy::Field::Part:
    case sdy::Field::OptionalPart: {
      WireAttr part = value ? builtin(value) : WireAttr();
      if (value && !part)
        return {};
      if (field.type == sdy::Field::Part)
        draft.attr(part);
      else
        draft.optionalAttr(part);
      break;
    }
    case sdy::Field::Parts: {
      auto parts = mlir::cast<mlir::ArrayAttr>(value);
      draft.varint(parts.size());
      for (Attribute element : parts) {
        WireAttr part = builtin(element);
        if (!part)
          return {};
        draft.attr(part);
      }
      break;
    }
    }
  }
  return tables.intern(WireDialect::Sdy, code.code, draft);
}

//===- Locations ----------------------------------------------------------------------------------------------------===//

WireAttr Encoder::encodeLocation(Attribute attr) {
  using Code = BuiltinAttributeCode;
  constexpr Version rangesSince{1, 9, 0};
  // Locations are unique in their context, and so are their images unless ranges collapse.
  auto add = [&](Code code, WireDraft &draft) {
    return target < rangesSince ? finish(code, draft) : tables.add(WireDialect::Builtin, uint16_t(code), draft);
  };
  return llvm::TypeSwitch<Attribute, WireAttr>(attr)
      .Case([&](mlir::FileLineColRange range) {
        bool point = mlir::isStrictFileLineColLoc(range);
        if (!point && target < rangesSince) {
          ++collapsedRanges;
          point = true;
        }
        Code code = point ? Code::FileLineColLoc : Code::FileLineColRange;
        WireDraft draft(code);
        draft.attr(builtin(range.getFilename()));
        if (point)
          return add(code, draft.varint(range.getStartLine()).varint(range.getStartColumn()));
        // A file or a line alone has no accessor, only an identity.
        unsigned line = range.getStartLine(), column = range.getStartColumn(), end = range.getEndColumn();
        using Range = mlir::FileLineColRange;
        if (!column && !end && range == Range::get(range.getFilename()))
          return add(code, draft.varint(0));
        if (!column && !end && range == Range::get(range.getFilename(), line))
          return add(code, draft.varint(1).varint(line));
        bool oneLine = line == range.getEndLine();
        draft.varint(oneLine ? 3 : 4).varint(line).varint(column);
        if (!oneLine)
          draft.varint(range.getEndLine());
        return add(code, draft.varint(end));
      })
      .Case([&](mlir::UnknownLoc) {
        WireDraft draft(Code::UnknownLoc);
        return finish(Code::UnknownLoc, draft);
      })
      .Case([&](mlir::NameLoc named) -> WireAttr {
        WireAttr child = location(named.getChildLoc());
        WireDraft draft(Code::NameLoc);
        return child ? add(Code::NameLoc, draft.attr(builtin(named.getName())).attr(child)) : WireAttr();
      })
      .Case([&](mlir::CallSiteLoc call) -> WireAttr {
        WireAttr callee = location(call.getCallee()), caller = location(call.getCaller());
        WireDraft draft(Code::CallSiteLoc);
        return callee && caller ? add(Code::CallSiteLoc, draft.attr(callee).attr(caller)) : WireAttr();
      })
      .Case([&](mlir::FusedLoc fused) -> WireAttr {
        // Metadata that has no builtin form is nothing a consumer could use.
        WireAttr metadata = fused.getMetadata() ? builtin(fused.getMetadata()) : WireAttr();
        Code code = metadata ? Code::FusedLocWithMetadata : Code::FusedLoc;
        WireDraft draft(code);
        draft.varint(fused.getLocations().size());
        for (mlir::Location part : fused.getLocations()) {
          WireAttr inner = location(part);
          if (!inner)
            return {};
          draft.attr(inner);
        }
        if (metadata)
          draft.attr(metadata);
        return finish(code, draft);
      })
      .Default([&](Attribute) { return location(mlir::UnknownLoc::get(attr.getContext())); });
}
