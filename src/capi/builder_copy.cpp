// Parses types and attributes, and copies them from other contexts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/builder_state.h"

#include "dialect/borrowed.h"
#include "dialect/elements.h"
#include "text/text.h"

namespace shlo::capi {

namespace {

constexpr uint32_t maxNesting = 128; // of brackets, as for parsing programs
constexpr size_t maxTextBytes = (size_t(1) << 31) - 1;

void checkLength(std::string_view text) {
  if (text.size() > maxTextBytes)
    fail(SHLO_LIMIT, "text has " + std::to_string(text.size()) + " bytes, more than 2^31 - 1");
}

template <typename T> std::string textOf(T printable) {
  // Shared parts are printed each time.
  unwrap(ExpandedSizes().check(printable));
  std::string text;
  llvm::raw_string_ostream(text) << printable;
  return text;
}

mlir::Attribute copied(mlir::ShapedType type, llvm::ArrayRef<char> bytes) {
  mlir::Attribute copy = ir::copiedElements(type, bytes);
  checkMemory();
  return copy;
}

mlir::Attribute copyAt(mlir::MLIRContext *context, mlir::Attribute attribute, unsigned level) {
  if (level > maxNesting)
    fail(SHLO_LIMIT, "the attribute is nested more than " + std::to_string(maxNesting) + " levels deep");
  if (auto list = llvm::dyn_cast<mlir::ArrayAttr>(attribute)) {
    llvm::SmallVector<mlir::Attribute> entries;
    for (mlir::Attribute entry : list)
      entries.push_back(copyAt(context, entry, level + 1));
    return mlir::ArrayAttr::get(context, entries);
  }
  if (auto entries = llvm::dyn_cast<mlir::DictionaryAttr>(attribute)) {
    llvm::SmallVector<mlir::NamedAttribute> copies;
    for (mlir::NamedAttribute entry : entries)
      copies.emplace_back(mlir::StringAttr::get(context, entry.getName().getValue()),
                          copyAt(context, entry.getValue(), level + 1));
    return mlir::DictionaryAttr::get(context, copies);
  }
  // Constants are copied as bytes, not as text.
  if (auto dense = llvm::dyn_cast<mlir::DenseIntOrFPElementsAttr>(attribute)) {
    auto type = llvm::cast<mlir::ShapedType>(copyInto(context, mlir::Type(dense.getType())));
    if (dense.isSplat() && dense.getElementType().isInteger(1))
      return mlir::DenseElementsAttr::get(type, dense.getSplatValue<bool>());
    return copied(type, dense.getRawData());
  }
  if (auto borrowed = llvm::dyn_cast<ir::BorrowedElementsAttr>(attribute))
    return copied(llvm::cast<mlir::ShapedType>(copyInto(context, mlir::Type(borrowed.getType()))),
                  borrowed.getRawData());
  if (llvm::isa<mlir::DenseResourceElementsAttr>(attribute))
    fail(SHLO_UNSUPPORTED, "the attribute refers to external data and cannot be copied");
  return parseAttributeIn(context, textOf(attribute));
}

} // namespace

mlir::Type parseTypeIn(mlir::MLIRContext *context, std::string_view text) {
  checkLength(text);
  return unwrap(parseType(*context, text, maxNesting));
}
mlir::Attribute parseAttributeIn(mlir::MLIRContext *context, std::string_view text) {
  checkLength(text);
  return unwrap(parseAttribute(*context, text, maxNesting));
}

mlir::Type copyInto(mlir::MLIRContext *context, mlir::Type type) {
  return type.getContext() == context ? type : parseTypeIn(context, textOf(type));
}
mlir::Attribute copyInto(mlir::MLIRContext *context, mlir::Attribute attribute) {
  if (attribute.getContext() == context)
    return attribute;
  // A nested dictionary is copied once per occurrence.
  unwrap(ExpandedSizes().check(attribute));
  return copyAt(context, attribute, 0);
}

} // namespace shlo::capi
