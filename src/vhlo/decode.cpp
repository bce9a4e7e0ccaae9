// Decodes an artifact's tables on demand and remembers the results.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/decode.h"

#include "base/work.h"
#include "dialect/borrowed.h"
#include "vhlo/entry.h"

using namespace shlo::vhlo;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

std::nullptr_t Decoder::fail(Code code, const Twine &message, int64_t offset) {
  if (status) {
    status = makeError(code, message.str());
    Diagnostic finding;
    finding.message = status.error().message;
    finding.offset = offset;
    status.error().diagnostics.push_back(std::move(finding));
  }
  return nullptr;
}

StringRef Decoder::otherDialectName(const DecodedAttr &attr) const {
  return attr.otherDialect < 0 ? StringRef("builtin") : tables.dialects[size_t(attr.otherDialect)];
}

bool Decoder::spend(uint64_t units) {
  constexpr uint64_t start = 1 << 22, perByte = 16;
  if (units > UINT32_MAX || (spent += units) > start + perByte * tables.fileSize)
    fail(SHLO_LIMIT, "has more attributes than a file of this size can have");
  return !failed();
}

const DecodedAttr *Decoder::attribute(uint64_t index) {
  const DecodedAttr *result = attributePart(index);
  return result || waiting.empty() || !decodeParts({false, index, 0}) ? result : &attributes[index];
}

Type Decoder::type(uint64_t index) {
  Type result = typePart(index);
  return result || waiting.empty() || !decodeParts({true, index, 0}) ? result : types[index].type;
}

bool Decoder::decode(const Nested &part) {
  DecodedAttr::State &state = part.isType ? types[part.index].state : attributes[part.index].state;
  if (state == DecodedAttr::InProgress) // its parts were decoded
    state = DecodedAttr::Unread;
  depth = part.depth;
  if (part.isType ? bool(typePart(part.index)) : attributePart(part.index) != nullptr)
    return true;
  state = DecodedAttr::InProgress;
  return false;
}

// Decodes what waits, and then the whole. False on failure.
bool Decoder::decodeParts(Nested whole) {
  if (!failed()) {
    (whole.isType ? types[whole.index].state : attributes[whole.index].state) = DecodedAttr::InProgress;
    waiting.insert(waiting.begin(), whole);
  }
  while (!failed() && !waiting.empty())
    if (const Nested part = waiting.back(); decode(part))
      waiting.pop_back();
  waiting.clear();
  depth = 0;
  return !failed();
}

// Whether an entry that is not decoded can be decoded now. Otherwise it waits, or there is a failure.
bool Decoder::mayBegin(DecodedAttr::State &state, Entry &entry, const Nested &part) {
  if (state == DecodedAttr::InProgress)
    return entry.malformed("contains itself"), false;
  const TableEntry &raw = (part.isType ? tables.types : tables.attributes)[part.index];
  const bool becomesText = verbatim && raw.custom && tables.dialectKinds[raw.dialect] == EntryDialect::Vhlo;
  const unsigned deepest = becomesText ? std::min(maxNesting, deepestVerbatim) : maxNesting;
  if (depth >= deepest) {
    StringRef what = part.isType ? "types" : "attributes";
    return fail(SHLO_LIMIT, what + " are nested deeper than " + Twine(deepest)), false;
  }
  if (recursion >= deepestRecursion)
    return waiting.push_back(part), false;
  state = DecodedAttr::InProgress;
  return true;
}

const DecodedAttr *Decoder::attributePart(uint64_t index) {
  if (index >= attributes.size())
    return fail(SHLO_MALFORMED, "attribute index " + Twine(index) + " out of range");
  DecodedAttr &decoded = attributes[index];
  if (decoded.state == DecodedAttr::Done) {
    if (decoded.isBorrowed && !(wantsConstant && depth == 0)) {
      decoded.attr = mlir::cast<ir::BorrowedElementsAttr>(decoded.attr).owned();
      checkWork();
      decoded.isBorrowed = false;
    }
    return &decoded;
  }
  if (failed())
    return nullptr;
  checkWork();
  const TableEntry &raw = tables.attributes[index];
  Entry entry(*this, raw, "attribute", index);
  if (!mayBegin(decoded.state, entry, {false, index, depth}))
    return nullptr;
  decoded.dialect = raw.custom ? tables.dialectKinds[raw.dialect] : EntryDialect::Other;
  ++depth;
  ++recursion;
  if (decoded.dialect > EntryDialect::Vhlo)
    decoded.otherDialect = int32_t(raw.dialect);
  if (decoded.dialect == EntryDialect::Other) {
    uint64_t parts = raw.bytes.size() / bytesPerPart;
    listed += parts;
    decoded.expanded = uint32_t(std::min<uint64_t>(1 + parts, UINT32_MAX));
    if (!raw.custom)
      decoded.attr = textAttribute(raw);
  } else {
    uint64_t code = entry.varint();
    decoded.code = uint16_t(std::min<uint64_t>(code, UINT16_MAX));
    decoded.attr = decoded.dialect == EntryDialect::Builtin ? builtinAttribute(entry, code)
                   : decoded.dialect == EntryDialect::Sdy   ? sdyAttribute(entry, code)
                   : verbatim                               ? verbatimAttribute(entry, code)
                                                            : versionedAttribute(entry, code);
    decoded.isBorrowed = wantsConstant && mlir::isa_and_nonnull<ir::BorrowedElementsAttr>(decoded.attr);
    borrowed |= decoded.isBorrowed;
    if (entry.finish() && !decoded.attr && entry.otherDialect < 0)
      entry.malformed("invalid parts");
    decoded.expanded = entry.size();
    if (entry.otherDialect >= 0) {
      decoded.attr = nullptr;
      decoded.dialect = EntryDialect::Other;
      decoded.otherDialect = entry.otherDialect;
    }
  }
  --depth;
  --recursion;
  decoded.state = entry.waits() ? DecodedAttr::Unread : DecodedAttr::Done;
  return failed() || entry.waits() ? nullptr : &decoded;
}

const DecodedAttr *Decoder::constant(uint64_t index) {
  wantsConstant = mayBorrow;
  const DecodedAttr *result = attribute(index);
  wantsConstant = false;
  return result;
}

Type Decoder::typePart(uint64_t index) {
  if (index >= types.size())
    return fail(SHLO_MALFORMED, "type index " + Twine(index) + " out of range"), Type();
  DecodedType &decoded = types[index];
  if (decoded.state == DecodedAttr::Done)
    return decoded.type;
  if (failed())
    return {};
  const TableEntry &raw = tables.types[index];
  Entry entry(*this, raw, "type", index);
  EntryDialect dialect = tables.dialectKinds[raw.dialect];
  if (!raw.custom && withText) {
    decoded.type = textType(raw);
    if (!decoded.type)
      return entry.refuse("is no text of a type"), Type();
    decoded.expanded = uint32_t(1 + raw.bytes.size() / bytesPerPart);
    decoded.state = DecodedAttr::Done;
    return decoded.type;
  }
  if (!raw.custom || dialect == EntryDialect::Other || dialect == EntryDialect::Sdy)
    return entry.refuse("of dialect '" + tables.dialects[raw.dialect] + "' is not supported"), Type();
  if (!mayBegin(decoded.state, entry, {true, index, depth}))
    return {};
  ++depth;
  ++recursion;
  uint64_t code = entry.varint();
  decoded.type = dialect != EntryDialect::Vhlo ? builtinType(entry, code)
                 : verbatim                    ? verbatimType(entry, code)
                                               : versionedType(entry, code);
  if (entry.finish() && !decoded.type)
    entry.malformed("invalid parts");
  decoded.expanded = entry.size();
  --depth;
  --recursion;
  decoded.state = entry.waits() ? DecodedAttr::Unread : DecodedAttr::Done;
  return failed() || entry.waits() ? Type() : decoded.type;
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
