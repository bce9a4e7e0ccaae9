// Decodes an artifact's tables on demand and remembers the results.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/decode.h"

#include "dialect/borrowed.h"
#include "vhlo/entry.h"

using namespace shlo::vhlo;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

std::nullptr_t Decoder::fail(Code code, const Twine &message, int64_t offset) {
  if (!failure) {
    failure = makeError(code, message.str());
    Diagnostic finding;
    finding.message = failure->message;
    finding.offset = offset;
    failure->diagnostics.push_back(std::move(finding));
  }
  return nullptr;
}

StringRef Decoder::foreignName(const DecodedAttr &attr) const {
  return attr.foreignDialect < 0 ? StringRef("builtin") : tables.dialects[size_t(attr.foreignDialect)];
}

bool Decoder::spend(uint64_t units) {
  constexpr uint64_t start = 1 << 22, perByte = 16;
  if (units > UINT32_MAX || (spent += units) > start + perByte * tables.fileSize)
    fail(SHLO_LIMIT, "has more attributes than a file of this size can have");
  return !failed();
}

const DecodedAttr *Decoder::attribute(uint64_t index) {
  if (index >= attributes.size())
    return fail(SHLO_MALFORMED, "attribute index " + Twine(index) + " out of range");
  DecodedAttr &slot = attributes[index];
  if (slot.state == DecodedAttr::Done) {
    if (slot.isBorrowed && !(wantsConstant && depth == 0)) {
      slot.attr = mlir::cast<ir::BorrowedElementsAttr>(slot.attr).owned();
      slot.isBorrowed = false;
    }
    return &slot;
  }
  if (failed())
    return nullptr;
  const TableEntry &raw = tables.attributes[index];
  Entry entry(*this, raw, "attribute", index);
  if (slot.state == DecodedAttr::InProgress)
    return entry.malformed("contains itself");
  if (depth >= maxNesting) {
    fail(SHLO_LIMIT, "attributes are nested deeper than " + Twine(maxNesting), -1);
    return nullptr;
  }
  slot.state = DecodedAttr::InProgress;
  slot.dialect = raw.custom ? tables.dialectKinds[raw.dialect] : EntryDialect::Foreign;
  ++depth;
  if (slot.dialect > EntryDialect::Vhlo)
    slot.foreignDialect = int32_t(raw.dialect);
  if (slot.dialect == EntryDialect::Foreign) {
    slot.expanded = 1;
    if (!raw.custom)
      slot.attr = textAttribute(raw);
  } else {
    uint64_t code = entry.varint();
    slot.code = uint16_t(std::min<uint64_t>(code, UINT16_MAX));
    slot.attr = slot.dialect == EntryDialect::Builtin ? builtinAttribute(entry, code)
                : slot.dialect == EntryDialect::Sdy   ? sdyAttribute(entry, code)
                : verbatim                            ? attributeAsItStands(entry, code)
                                                      : versionedAttribute(entry, code);
    slot.isBorrowed = wantsConstant && mlir::isa_and_nonnull<ir::BorrowedElementsAttr>(slot.attr);
    if (entry.finish() && !slot.attr && entry.foreignDialect < 0)
      entry.malformed("invalid parts");
    slot.expanded = entry.size();
    if (entry.foreignDialect >= 0) {
      slot.attr = nullptr;
      slot.dialect = EntryDialect::Foreign;
      slot.foreignDialect = entry.foreignDialect;
    }
  }
  --depth;
  if (failed())
    return nullptr;
  slot.state = DecodedAttr::Done;
  return &slot;
}

const DecodedAttr *Decoder::constant(uint64_t index) {
  wantsConstant = mayBorrow;
  const DecodedAttr *result = attribute(index);
  wantsConstant = false;
  return result;
}

Type Decoder::type(uint64_t index) {
  if (index >= types.size())
    return fail(SHLO_MALFORMED, "type index " + Twine(index) + " out of range"), Type();
  DecodedType &slot = types[index];
  if (slot.state == DecodedAttr::Done)
    return slot.type;
  if (failed())
    return {};
  const TableEntry &raw = tables.types[index];
  Entry entry(*this, raw, "type", index);
  if (slot.state == DecodedAttr::InProgress)
    return entry.malformed("contains itself"), Type();
  if (depth >= maxNesting)
    return fail(SHLO_LIMIT, "types are nested deeper than " + Twine(maxNesting)), Type();
  EntryDialect dialect = tables.dialectKinds[raw.dialect];
  if (!raw.custom || dialect == EntryDialect::Foreign || dialect == EntryDialect::Sdy)
    return entry.refuse("of dialect '" + tables.dialects[raw.dialect] + "' is not supported"), Type();
  slot.state = DecodedAttr::InProgress;
  ++depth;
  uint64_t code = entry.varint();
  slot.type = dialect != EntryDialect::Vhlo ? builtinType(entry, code)
              : verbatim                    ? typeAsItStands(entry, code)
                                            : versionedType(entry, code);
  if (entry.finish() && !slot.type)
    entry.malformed("invalid parts");
  slot.expanded = entry.size();
  --depth;
  if (failed())
    return {};
  slot.state = DecodedAttr::Done;
  return slot.type;
}

bool Decoder::dictionary(uint64_t index, llvm::SmallVectorImpl<Item> &items) {
  if (index >= attributes.size())
    return fail(SHLO_MALFORMED, "attribute index " + Twine(index) + " out of range"), false;
  const TableEntry &raw = tables.attributes[index];
  Entry entry(*this, raw, "attribute", index);
  if (!raw.custom || tables.dialectKinds[raw.dialect] != EntryDialect::Builtin ||
      entry.varint() != uint64_t(BuiltinAttributeCode::Dictionary))
    return entry.malformed("expected a dictionary"), false;
  for (uint64_t n = entry.count(); n && entry.good(); --n) {
    auto name = entry.value<mlir::StringAttr>("name");
    uint64_t value = entry.varint();
    if (entry.good() && (!name || name.empty()))
      entry.malformed("empty name");
    if (entry.good())
      items.push_back({name, value});
  }
  return entry.finish() && spend(items.size());
}
