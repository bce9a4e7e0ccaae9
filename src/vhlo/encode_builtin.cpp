// Encodes attributes and types of the builtin dialect.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/borrowed.h"
#include "vhlo/entry_builder.h"
#include "vhlo/simple_types.h"
#include "vhlo/versioned.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace shlo::vhlo;
using mlir::Attribute;
using mlir::Type;

WireAttr Encoder::encodeBuiltin(Attribute attr) {
  using Code = BuiltinAttributeCode;
  auto builder = [&](Code code) { return EntryBuilder(*this, code); };
  return llvm::TypeSwitch<Attribute, WireAttr>(attr)
      .Case([&](mlir::LocationAttr) { return location(attr); })
      .Case([&](mlir::StringAttr text) {
        return mlir::isa<mlir::NoneType>(text.getType())
                   ? builder(Code::String).string(text.getValue()).finish()
                   : builder(Code::StringWithType).string(text.getValue()).type(text.getType()).finish();
      })
      .Case([&](mlir::UnitAttr) { return builder(Code::Unit).finish(); })
      .Case([&](mlir::TypeAttr value) { return builder(Code::Type).type(value.getValue()).finish(); })
      .Case([&](mlir::IntegerAttr number) { return builder(Code::Integer).number(number).finish(); })
      .Case([&](mlir::FloatAttr number) { return builder(Code::Float).number(number).finish(); })
      .Case([&](mlir::ArrayAttr values) { return builder(Code::Array).attrs(values.getValue()).finish(); })
      .Case([&](mlir::DictionaryAttr values) { return builder(Code::Dictionary).pairs(values.getValue()).finish(); })
      .Case([&](mlir::SymbolRefAttr symbol) {
        mlir::StringAttr root = symbol.getRootReference();
        return symbol.getNestedReferences().empty()
                   ? builder(Code::FlatSymbolRef).attr(root).finish()
                   : builder(Code::SymbolRef).attr(root).attrs(symbol.getNestedReferences()).finish();
      })
      .Case([&](mlir::DenseArrayAttr values) {
        if (values.getElementType().getIntOrFloatBitWidth() > 64)
          return noForm(values);
        llvm::StringRef data(values.getRawData().data(), values.getRawData().size());
        return builder(Code::DenseArray)
            .type(values.getElementType())
            .varint(uint64_t(values.size()))
            .blob(data)
            .finish();
      })
      .Case<mlir::DenseElementsAttr, ir::BorrowedElementsAttr>(
          [&](auto elements) { return builder(Code::DenseElements).elements(elements).finish(); })
      .Case([&](VersionedAttr versioned) { return encodeVerbatim(versioned); })
      .Default([&](Attribute) { return encodeOtherDialect(attr); });
}

WireType Encoder::textOf(Type type) {
  std::string text;
  if (withText)
    llvm::raw_string_ostream(text) << type;
  if (text.empty() || llvm::StringRef(text).contains('\0'))
    return noForm(type);
  return tables.internTypeText(tables.dialect(type.getDialect().getNamespace()), text);
}

WireType Encoder::encodeBuiltinType(Type type) {
  using Code = BuiltinTypeCode;
  auto builder = [&](Code code) { return EntryBuilder(*this, code); };
  return llvm::TypeSwitch<Type, WireType>(type)
      .Case([&](mlir::IntegerType integer) {
        if (integer.getWidth() == 0) // no reader takes it
          return noForm(type);
        uint64_t image = uint64_t(integer.getWidth()) << 2 | uint64_t(integer.getSignedness());
        return builder(Code::Integer).varint(image).finish();
      })
      .Case([&](mlir::ComplexType complex) { return builder(Code::Complex).type(complex.getElementType()).finish(); })
      .Case([&](mlir::UnrankedTensorType tensor) {
        return builder(Code::UnrankedTensor).type(tensor.getElementType()).finish();
      })
      .Case([&](mlir::TupleType tuple) { return builder(Code::Tuple).types(tuple.getTypes()).finish(); })
      .Case([&](mlir::FunctionType function) {
        return builder(Code::Function).types(function.getInputs()).types(function.getResults()).finish();
      })
      .Case([&](mlir::RankedTensorType tensor) {
        if (tensor.getEncoding())
          return textOf(type);
        return builder(Code::RankedTensor).extents(tensor.getShape()).type(tensor.getElementType()).finish();
      })
      .Case([&](VersionedType versioned) { return encodeVerbatim(versioned); })
      .Default([&](Type) {
        for (const auto &simple : simpleBuiltinTypes)
          if (simple.is(type))
            return builder(simple.code).finish();
        return textOf(type);
      });
}
