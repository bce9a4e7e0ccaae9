// Decodes locations.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/entry.h"

using namespace shlo::vhlo;
using llvm::SmallVector;
using llvm::Twine;
using mlir::Attribute;

bool Decoder::places() {
  for (auto [index, raw] : llvm::enumerate(tables.attributes)) {
    if (!raw.custom || tables.dialectKinds[raw.dialect] != EntryDialect::Builtin)
      continue;
    auto code = BuiltinAttributeCode(Cursor(raw.bytes, tables.file).varint());
    if ((code == BuiltinAttributeCode::FileLineColLoc || code == BuiltinAttributeCode::FileLineColRange) &&
        !attribute(index))
      return false;
  }
  return true;
}

mlir::LocationAttr Decoder::location(uint64_t index) {
  const DecodedAttr *decoded = attribute(index);
  if (!decoded)
    return {};
  if (auto place = mlir::dyn_cast_or_null<mlir::LocationAttr>(decoded->attr))
    return place;
  if (!decoded->attr)
    return mlir::UnknownLoc::get(context);
  return fail(SHLO_MALFORMED, "attribute " + Twine(index) + ": expected a location"), mlir::LocationAttr();
}

Attribute Decoder::locationAttribute(Entry &entry, BuiltinAttributeCode code) {
  using Code = BuiltinAttributeCode;
  auto line = [&] {
    uint64_t value = entry.varint();
    if (entry.good() && value > UINT32_MAX)
      entry.malformed("line number beyond 32 bits");
    return unsigned(value);
  };
  switch (code) {
  case Code::CallSiteLoc: {
    auto callee = entry.value<mlir::LocationAttr>("location"), caller = entry.value<mlir::LocationAttr>("location");
    return entry.complete() ? mlir::CallSiteLoc::get(callee, caller) : Attribute();
  }
  case Code::FileLineColLoc: {
    auto file = entry.value<mlir::StringAttr>("file name");
    unsigned at = line(), column = line();
    return entry.complete() ? mlir::FileLineColLoc::get(file, at, column) : Attribute();
  }
  case Code::FileLineColRange: {
    auto file = entry.value<mlir::StringAttr>("file name");
    uint64_t size = entry.count();
    unsigned at[4] = {};
    for (uint64_t i = 0; i < size && i < 4; ++i)
      at[i] = line();
    if (size > 4)
      entry.malformed("too many positions");
    if (!entry.complete())
      return {};
    // The start, then the end's line if it differs, then the end's column. A file alone becomes its line 0: MLIR makes
    // locations of no position without the memory that its accessors read.
    using Range = mlir::FileLineColRange;
    return size == 4   ? Range::get(file, at[0], at[1], at[2], at[3])
           : size == 3 ? Range::get(file, at[0], at[1], at[2])
           : size == 2 ? Range::get(file, at[0], at[1])
                       : Range::get(file, at[0]);
  }
  case Code::FusedLoc:
  case Code::FusedLocWithMetadata: {
    SmallVector<mlir::Location> parts;
    for (uint64_t n = entry.count(); n && entry.readable(); --n)
      if (auto part = entry.value<mlir::LocationAttr>("location"))
        parts.emplace_back(part);
    // Metadata of another dialect is dropped; the location does not need it.
    const DecodedAttr *metadata = code == Code::FusedLocWithMetadata ? entry.attribute() : nullptr;
    // In the form that text has, too: without unknown parts, and each part once.
    return entry.good() ? Attribute(mlir::FusedLoc::get(parts, metadata ? metadata->attr : Attribute(), context))
                        : Attribute();
  }
  case Code::NameLoc: {
    auto name = entry.value<mlir::StringAttr>("name");
    auto child = entry.value<mlir::LocationAttr>("location");
    return entry.complete() ? mlir::NameLoc::get(name, child) : Attribute();
  }
  default: return mlir::UnknownLoc::get(context);
  }
}
