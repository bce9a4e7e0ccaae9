// Decodes an artifact's tables into the attributes and types of the program. Entries are decoded on demand, and checked
// before anything is built from them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "vhlo/codes.h"
#include "vhlo/encoding.h"
#include "vhlo/tables.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/StringMap.h"

#include <utility>
#include <vector>

namespace shlo::vhlo {

enum class EntryDialect : uint8_t { Builtin, Vhlo, Sdy, Other };

// An entry of the attribute or type table.
struct TableEntry {
  llvm::StringRef bytes;
  uint32_t dialect; // index
  bool custom;      // in the dialect's own encoding; otherwise text
};

// The tables of a file; everything is borrowed.
struct Tables {
  llvm::ArrayRef<llvm::StringRef> strings;
  llvm::ArrayRef<llvm::StringRef> dialects;
  llvm::ArrayRef<EntryDialect> dialectKinds;
  llvm::ArrayRef<TableEntry> attributes, types;
  const char *file;
  size_t fileSize;
};

struct DecodedAttr {
  mlir::Attribute attr;                         // null if it, or a part of it, has no form here
  EntryDialect dialect = EntryDialect::Builtin; // Other also if a part of it is
  uint16_t code = 0;
  enum State : uint8_t { Unread, InProgress, Done } state = Unread;
  uint32_t expanded = 0; // number of attributes and types in it, repetitions counted; saturating
  int32_t otherDialect = -1;
  bool isBorrowed = false; // a constant that is borrowed from the file

  bool is(AttributeCode wanted) const { return dialect == EntryDialect::Vhlo && code == uint16_t(wanted); }
};

class Decoder {
public:
  // If `mayBorrow`, large constants may stay in the file, which then outlives the context. If `verbatim`, entries are
  // decoded into the versioned dialect's own attributes and types (versioned.h), which the context must have.
  // If `withText`, entries may be the text of any attribute or type.
  Decoder(mlir::MLIRContext *context, const Tables &tables, unsigned maxNesting, bool mayBorrow, bool verbatim = false,
          bool withText = false)
      : context(context), tables(tables), maxNesting(maxNesting), mayBorrow(mayBorrow), verbatim(verbatim),
        withText(withText),
        attributes(tables.attributes.size()), types(tables.types.size()) {}

  // Whether a constant may have stayed in the file.
  bool hasBorrowed() const { return borrowed; }
  // Null on failure; see error().
  const DecodedAttr *attribute(uint64_t index);
  // The value of a constant; it may stay in the file.
  const DecodedAttr *constant(uint64_t index);
  mlir::Type type(uint64_t index);
  mlir::LocationAttr location(uint64_t index);
  // Decodes all file locations at once; most ops have one. MLIR's lookup of each misses the cache, and in a sequence of
  // lookups the processor overlaps the misses. False on failure.
  bool places();
  // The entries of a builtin dictionary, in the file's order.
  struct Item {
    mlir::StringAttr name;
    uint64_t value; // an attribute
  };
  bool dictionary(uint64_t index, llvm::SmallVectorImpl<Item> &items);

  // Keeps the first failure. Returns null, so that callers can return it.
  std::nullptr_t fail(Code code, const llvm::Twine &message, int64_t offset = -1);
  bool failed() const { return !status; }
  Error &error() { return status.error(); }
  // Clears the failure, so that other entries can be decoded.
  Error takeError() { return std::move(std::exchange(status, Status()).error()); }

  // Accounts for repeated work: a few bytes can demand the same work again and again. The budget grows with the size of
  // the file. False, with a failure, if it is used up.
  bool spend(uint64_t units);

  // Counts an omitted attribute of another dialect, by name. The function that omits it calls this.
  void dropped(llvm::StringRef name, uint64_t times = 1) { drops[name] += times; }
  const llvm::StringMap<uint64_t> &dropCounts() const { return drops; }
  // The name of the attribute's dialect, if it is another dialect.
  llvm::StringRef otherDialectName(const DecodedAttr &attr) const;

private:
  struct DecodedType {
    mlir::Type type;
    DecodedAttr::State state = DecodedAttr::Unread;
    uint32_t expanded = 0;
  };
  class Entry; // entry.h

  // The stack of the thread must not limit how deeply entries are nested. So only a few levels are decoded in a
  // recursion. Deeper parts wait in a list until those have ended; then they are decoded, and what contains them is
  // decoded anew.
  struct Nested {
    bool isType;
    uint64_t index;
    unsigned depth; // of what contains it
  };
  static constexpr unsigned deepestRecursion = 12;
  // Versioned attributes and types that are decoded verbatim become text, with 1 KiB of stack per level.
  static constexpr unsigned deepestVerbatim = 36;

  // Null on failure, and if a part waits.
  const DecodedAttr *attributePart(uint64_t index);
  mlir::Type typePart(uint64_t index);
  bool decode(const Nested &part);
  bool decodeParts(Nested whole);
  bool mayBegin(DecodedAttr::State &state, Entry &entry, const Nested &part);
  // Calls `construct` with the parts of an entry; the code's record defines the parts. Null if a part is malformed or
  // belongs to another dialect.
  template <auto code, typename Construct> static auto make(Entry &entry, Construct construct);

  // One file each: decode_versioned.cpp, _builtin, _locations, _other_dialects; versioned_codec.cpp. Null on failure,
  // and if there is no form here.
  mlir::Attribute versionedAttribute(Entry &entry, uint64_t code);
  mlir::Type versionedType(Entry &entry, uint64_t code);
  mlir::Attribute builtinAttribute(Entry &entry, uint64_t code);
  mlir::Type builtinType(Entry &entry, uint64_t code);
  mlir::Attribute locationAttribute(Entry &entry, BuiltinAttributeCode code);
  mlir::Attribute sdyAttribute(Entry &entry, uint64_t code);
  mlir::Attribute textAttribute(const TableEntry &raw);
  mlir::Type textType(const TableEntry &raw);
  mlir::Attribute verbatimAttribute(Entry &entry, uint64_t code);
  mlir::Type verbatimType(Entry &entry, uint64_t code);
  bool verbatimParts(Entry &entry, const CodeRecord &record, llvm::SmallVectorImpl<mlir::Attribute> &out);

  mlir::MLIRContext *context;
  Tables tables;
  unsigned maxNesting;
  const bool mayBorrow, verbatim, withText;
  bool borrowed = false;
  bool wantsConstant = false;
  unsigned depth = 0, recursion = 0;
  std::vector<Nested> waiting;
  uint64_t spent = 0;
  uint64_t listed = 0; // parts of strings and lists, see maxExpandedSize
  std::vector<DecodedAttr> attributes;
  std::vector<DecodedType> types;
  llvm::StringMap<uint64_t> drops;
  Status status; // the first failure
};

} // namespace shlo::vhlo
