// Attributes and types in the form that the builtin dialect has.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/borrowed.h"
#include "vhlo/draft.h"
#include "vhlo/simple_types.h"
#include "vhlo/versioned.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace shlo::vhlo;
using mlir::Attribute;
using mlir::Type;

WireAttr Encoder::encodeBuiltin(Attribute attr) {
  using Code = BuiltinAttributeCode;
  auto draft = [&](Code code) { return Draft(*this, code); };
  return llvm::TypeSwitch<Attribute, WireAttr>(attr)
      .Case([&](mlir::LocationAttr) { return location(attr); })
      .Case([&](mlir::StringAttr text) {
        return mlir::isa<mlir::NoneType>(text.getType())
                   ? draft(Code::String).string(text.getValue()).finish()
                   : draft(Code::StringWithType).string(text.getValue()).type(text.getType()).finish();
      })
      .Case([&](mlir::UnitAttr) { return draft(Code::Unit).finish(); })
      .Case([&](mlir::TypeAttr value) { return draft(Code::Type).type(value.getValue()).finish(); })
      .Case([&](mlir::IntegerAttr number) { return draft(Code::Integer).number(number).finish(); })
      .Case([&](mlir::FloatAttr number) { return draft(Code::Float).number(number).finish(); })
      .Case([&](mlir::ArrayAttr values) { return draft(Code::Array).attrs(values.getValue()).finish(); })
      .Case([&](mlir::DictionaryAttr values) { return draft(Code::Dictionary).pairs(values.getValue()).finish(); })
      .Case([&](mlir::SymbolRefAttr symbol) {
        mlir::StringAttr root = symbol.getRootReference();
        return symbol.getNestedReferences().empty()
                   ? draft(Code::FlatSymbolRef).attr(root).finish()
                   : draft(Code::SymbolRef).attr(root).attrs(symbol.getNestedReferences()).finish();
      })
      .Case([&](mlir::DenseArrayAttr values) {
        llvm::StringRef data(values.getRawData().data(), values.getRawData().size());
        return draft(Code::DenseArray)
            .type(values.getElementType())
            .varint(uint64_t(values.size()))
            .blob(data)
            .finish();
      })
      .Case<mlir::DenseElementsAttr, ir::BorrowedElementsAttr>(
          [&](auto elements) { return draft(Code::DenseElements).elements(elements).finish(); })
      .Case([&](VersionedAttr versioned) { return encodeAsItStands(versioned); })
      .Default([&](Attribute) { return encodeForeign(attr); });
}

WireType Encoder::encodeBuiltinType(Type type) {
  using Code = BuiltinTypeCode;
  auto draft = [&](Code code) { return Draft(*this, code); };
  return llvm::TypeSwitch<Type, WireType>(type)
      .Case([&](mlir::IntegerType integer) {
        uint64_t image = uint64_t(integer.getWidth()) << 2 | uint64_t(integer.getSignedness());
        return draft(Code::Integer).varint(image).finish();
      })
      .Case([&](mlir::ComplexType complex) { return draft(Code::Complex).type(complex.getElementType()).finish(); })
      .Case([&](mlir::UnrankedTensorType tensor) {
        return draft(Code::UnrankedTensor).type(tensor.getElementType()).finish();
      })
      .Case([&](mlir::TupleType tuple) { return draft(Code::Tuple).types(tuple.getTypes()).finish(); })
      .Case([&](mlir::FunctionType function) {
        return draft(Code::Function).types(function.getInputs()).types(function.getResults()).finish();
      })
      .Case([&](mlir::RankedTensorType tensor) {
        return tensor.getEncoding()
                   ? noForm(type)
                   : draft(Code::RankedTensor).numbers(tensor.getShape()).type(tensor.getElementType()).finish();
      })
      .Case([&](VersionedType versioned) { return encodeAsItStands(versioned); })
      .Default([&](Type) {
        for (const auto &simple : simpleBuiltinTypes)
          if (simple.is(type))
            return draft(simple.code).finish();
        return noForm(type);
      });
}
