// The tables of an artifact that is being written: attributes and types in their wire form, without duplicates. They do
// not use an MLIR context.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/encoding.h"
#include "vhlo/tables.h"

#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Allocator.h"

#include <string>
#include <vector>

namespace shlo::vhlo {

// An entry of one of the tables. 0 is "none".
struct WireAttr {
  uint32_t id = 0;
  explicit operator bool() const { return id; }
  bool operator==(const WireAttr &) const = default;
};
struct WireType {
  uint32_t id = 0;
  explicit operator bool() const { return id; }
  bool operator==(const WireType &) const = default;
};

// The dialect of an entry or op. WireTables::dialect numbers further dialects.
enum class WireDialect : uint32_t { Builtin, Vhlo, Sdy };

// One part of an entry: bytes as they are written, or a reference whose number is known only when the tables are
// complete.
struct WirePart {
  enum Kind : uint8_t { Bytes, Attr, OptionalAttr, Type, String } kind;
  uint32_t id = 0;       // of an attribute, type or string
  llvm::StringRef bytes; // borrowed
};

// The image of an entry that is being built.
class WireEncoder {
public:
  // An entry without a code: text.
  WireEncoder() = default;
  // `code` is of one of the enums of codes.h.
  template <typename Code> explicit WireEncoder(Code code) { varint(uint64_t(code)); }

  WireEncoder &byte(uint8_t value) { return run.push_back(char(value)), *this; }
  WireEncoder &varint(uint64_t value) { return putVarint(run, value), *this; }
  WireEncoder &svarint(int64_t value) { return putSvarint(run, value), *this; }
  // An integer of that width, or the bits of a float.
  WireEncoder &bits(uint64_t value, unsigned width) {
    return width <= 8 ? byte(uint8_t(value)) : svarint(int64_t(value));
  }
  WireEncoder &attr(WireAttr value) { return reference(WirePart::Attr, value.id); }
  WireEncoder &optionalAttr(WireAttr value) { return value ? reference(WirePart::OptionalAttr, value.id) : varint(0); }
  WireEncoder &type(WireType value) { return reference(WirePart::Type, value.id); }
  WireEncoder &string(uint32_t value) { return reference(WirePart::String, value); }
  // Borrows bytes that outlive the tables.
  WireEncoder &blob(llvm::StringRef borrowed);

private:
  friend class WireTables;
  WireEncoder &reference(WirePart::Kind kind, uint32_t id);
  void flush();

  llvm::SmallString<64> run;
  llvm::SmallString<128> image;
};

struct WireEntry {
  llvm::StringRef image;
  WireDialect dialect = WireDialect::Builtin;
  uint16_t code = 0;
  Version min;        // the first version that has it and everything that it refers to
  uint32_t count = 0; // number of references, for the numbering
  bool text = false;  // text instead of its dialect's encoding
};

class WireTables {
public:
  WireTables();

  WireAttr intern(WireDialect dialect, uint16_t code, WireEncoder &builder, Version atLeast = minimumVersion);
  // For an entry that is known not to exist yet.
  WireAttr add(WireDialect dialect, uint16_t code, WireEncoder &builder);
  WireType internType(WireDialect dialect, uint16_t code, WireEncoder &builder);
  // An attribute or type as its text.
  WireAttr internText(WireDialect dialect, llvm::StringRef text);
  WireType internTypeText(WireDialect dialect, llvm::StringRef text);
  WireDialect dialect(llvm::StringRef name);
  llvm::StringRef name(WireDialect dialect) const { return dialects[size_t(dialect)]; }
  uint32_t string(llvm::StringRef text);
  // Unifies blobs for WireEncoder::blob, which compares addresses: returns the first blob with equal bytes.
  llvm::StringRef blob(llvm::StringRef borrowed);
  // Likewise, for bytes that do not outlive the tables.
  llvm::StringRef keptBlob(llvm::StringRef bytes);

  WireEntry &operator[](WireAttr attr) { return attributes[attr.id]; }
  WireEntry &operator[](WireType type) { return types[type.id]; }
  llvm::StringRef text(uint32_t string) const { return strings[string]; }
  size_t attributeCount() const { return attributes.size() - 1; }
  size_t typeCount() const { return types.size() - 1; }
  size_t stringCount() const { return strings.size(); }

  // Calls `visit` for each kind of thing in the entry, itself included, that was introduced after `after`, with its
  // name and version.
  using PartVisitor = llvm::function_ref<void(const llvm::Twine &name, Version since)>;
  void forEachNewer(WireAttr attr, Version after, PartVisitor visit) const;
  void forEachNewer(WireType type, Version after, PartVisitor visit) const;

private:
  uint32_t enter(std::vector<WireEntry> &table, llvm::DenseMap<llvm::CachedHashStringRef, uint32_t> &index,
                 WireDialect dialect, uint16_t code, WireEncoder &builder, Version own, bool looksInside,
                 bool text = false);
  void inheritMin(WireEntry &entry);

  llvm::BumpPtrAllocator memory;
  std::vector<WireEntry> attributes, types;
  std::vector<llvm::StringRef> strings, dialects;
  llvm::DenseMap<llvm::CachedHashStringRef, WireDialect> dialectIndex;
  llvm::DenseMap<llvm::CachedHashStringRef, uint32_t> attributeIndex, typeIndex, stringIndex;
  llvm::DenseSet<llvm::CachedHashStringRef> blobs;
};

// Calls `visit` with each part of an entry's image, in order.
template <typename Visitor> void forEachPart(llvm::StringRef image, Visitor visit) {
  const char *next = image.begin();
  while (next != image.end()) {
    WirePart part{WirePart::Kind(*next++), 0, {}};
    if (part.kind == WirePart::Bytes) {
      const char *data;
      uint64_t size;
      std::memcpy(&size, next, 8);
      if (size >> 63) { // elsewhere
        std::memcpy(&data, next + 8, sizeof data);
        part.bytes = llvm::StringRef(data, size_t(size & ~(uint64_t(1) << 63)));
        next += 16;
      } else {
        part.bytes = llvm::StringRef(next + 8, size_t(size));
        next += 8 + size;
      }
    } else {
      std::memcpy(&part.id, next, 4);
      next += 4;
    }
    visit(part);
  }
}

} // namespace shlo::vhlo
