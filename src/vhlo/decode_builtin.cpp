// Decodes attributes and types of the builtin dialect.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/entry.h"
#include "vhlo/simple_types.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

Attribute Decoder::builtinAttribute(Entry &entry, uint64_t number) {
  using Code = BuiltinAttributeCode;
  Code code = Code(std::min<uint64_t>(number, UINT16_MAX));
  switch (code) {
  case Code::Array: return entry.array();
  case Code::Dictionary: return entry.dictionary();
  case Code::String: return mlir::StringAttr::get(context, entry.string());
  case Code::StringWithType: {
    StringRef text = entry.string();
    Type type = entry.type();
    return type ? mlir::StringAttr::get(text, type) : Attribute();
  }
  case Code::FlatSymbolRef: {
    auto root = entry.value<mlir::StringAttr>("symbol");
    return root ? mlir::FlatSymbolRefAttr::get(root) : Attribute();
  }
  case Code::SymbolRef: {
    auto root = entry.value<mlir::StringAttr>("symbol");
    SmallVector<mlir::FlatSymbolRefAttr> nested;
    for (uint64_t n = entry.count(); n && entry.readable(); --n)
      nested.push_back(entry.value<mlir::FlatSymbolRefAttr>("symbol"));
    return entry.complete() ? mlir::SymbolRefAttr::get(root, nested) : Attribute();
  }
  case Code::Type: {
    Type type = entry.type();
    return type ? mlir::TypeAttr::get(type) : Attribute();
  }
  case Code::Unit: return mlir::UnitAttr::get(context);
  case Code::Integer: return entry.integer(entry.type(), /*mayBeFlag=*/true);
  case Code::Float: return entry.floating(entry.type());
  case Code::CallSiteLoc:
  case Code::FileLineColLoc:
  case Code::FileLineColRange:
  case Code::FusedLoc:
  case Code::FusedLocWithMetadata:
  case Code::NameLoc:
  case Code::UnknownLoc: return locationAttribute(entry, code);
  case Code::DenseArray: {
    Type element = entry.type();
    uint64_t size = entry.varint();
    StringRef data = entry.blob();
    if (!entry.good())
      return {};
    unsigned width = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
    bool fits = element.isSignlessInteger(1) || (width >= 8 && width <= 64 && width % 8 == 0);
    uint64_t bytes = width == 1 ? 1 : width / 8;
    if (!fits || data.size() / bytes != size || data.size() % bytes)
      return entry.malformed("an array has another size than it states");
    if (width == 1 && llvm::any_of(data, [](char value) { return value != 0 && value != 1; }))
      return entry.malformed("a bool is neither true nor false");
    return mlir::DenseArrayAttr::get(element, int64_t(size), ArrayRef<char>(data.data(), data.size()));
  }
  case Code::DenseElements: {
    Type type = entry.type();
    StringRef data = entry.blob();
    if (entry.good() && !mlir::isa<mlir::RankedTensorType>(type))
      return entry.refuse("a constant is not a ranked tensor");
    return entry.elements(type, data);
  }
  case Code::DenseResource:
  case Code::DenseStrings:
  case Code::Sparse:
  case Code::Distinct: break;
  }
  return entry.refuse("builtin attributes of code " + Twine(number) + " are not supported");
}

Type Decoder::builtinType(Entry &entry, uint64_t number) {
  using Code = BuiltinTypeCode;
  Code code = Code(std::min<uint64_t>(number, UINT16_MAX));
  for (const auto &simple : simpleBuiltinTypes)
    if (simple.code == code)
      return simple.make(context);
  switch (code) {
  case Code::Integer: {
    uint64_t image = entry.varint();
    if ((image & 3) == 3 || image >> 2 > mlir::IntegerType::kMaxWidth || image >> 2 == 0)
      return {};
    return mlir::IntegerType::get(context, unsigned(image >> 2),
                                  mlir::IntegerType::SignednessSemantics(unsigned(image & 3)));
  }
  case Code::Function: {
    SmallVector<Type> inputs = entry.typeList(), results = entry.typeList();
    return entry.good() ? mlir::FunctionType::get(context, inputs, results) : Type();
  }
  case Code::Complex: return complexOf(entry.type());
  case Code::RankedTensor: {
    SmallVector<int64_t> shape = entry.shape();
    Type element = entry.type();
    return entry.good() ? tensorOf(shape, element) : Type();
  }
  case Code::Tuple: {
    SmallVector<Type> members = entry.typeList();
    return entry.good() ? mlir::TupleType::get(context, members) : Type();
  }
  case Code::UnrankedTensor: return unrankedTensorOf(entry.type());
  default: entry.refuse("builtin types of code " + Twine(number) + " are not supported"); return {};
  }
}
