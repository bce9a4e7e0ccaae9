// From an artifact's tables to the program's attributes and types. Entries are decoded when first asked for, and
// nothing is built that was not checked.
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

#include <vector>

namespace shlo::vhlo {

enum class EntryDialect : uint8_t { Builtin, Vhlo, Sdy, Foreign };

// An entry of the attribute or type table as it stands in the file.
struct TableEntry {
  llvm::StringRef bytes;
  uint32_t dialect; // index
  bool custom;      // in the dialect's own encoding; else text
};

// The tables of a file; all borrowed.
struct Tables {
  llvm::ArrayRef<llvm::StringRef> strings;
  llvm::ArrayRef<llvm::StringRef> dialects;
  llvm::ArrayRef<EntryDialect> dialectKinds;
  llvm::ArrayRef<TableEntry> attributes, types;
  const char *file;
  size_t fileSize;
};

struct DecodedAttr {
  mlir::Attribute attr;                         // null where it, or what it is made of, has no form here
  EntryDialect dialect = EntryDialect::Builtin; // Foreign, too, where it is made of such
  uint16_t code = 0;
  enum State : uint8_t { Unread, InProgress, Done } state = Unread;
  uint32_t expanded = 0; // attributes and types that it is made of, each as often as it occurs; saturating
  int32_t foreignDialect = -1;
  bool isBorrowed = false; // a constant that is still in the file

  bool is(AttributeCode wanted) const { return dialect == EntryDialect::Vhlo && code == uint16_t(wanted); }
};

class Decoder {
public:
  // The file outlives the context if large constants may stay in it. `asItStands`: to the versioned dialect's own
  // attributes and types (versioned.h), of which the context must know.
  Decoder(mlir::MLIRContext *context, const Tables &tables, unsigned maxNesting, bool mayBorrow,
          bool asItStands = false)
      : context(context), tables(tables), maxNesting(maxNesting), mayBorrow(mayBorrow), asItStands(asItStands),
        attributes(tables.attributes.size()), types(tables.types.size()) {}

  // Null on failure; see error().
  const DecodedAttr *attribute(uint64_t index);
  // The value of a constant, which may stay in the file.
  const DecodedAttr *constant(uint64_t index);
  mlir::Type type(uint64_t index);
  mlir::LocationAttr location(uint64_t index);
  // Decodes all places in files, which most ops have one of. Each takes MLIR a search that misses the cache; in a row
  // the processor waits for many at a time. False on failure.
  bool places();
  // The entries of a builtin dictionary, in the file's order.
  struct Item {
    mlir::StringAttr name;
    uint64_t value; // an attribute
  };
  bool dictionary(uint64_t index, llvm::SmallVectorImpl<Item> &items);

  // Keeps the first failure. Returns null, so that it can be returned.
  std::nullptr_t fail(Code code, const llvm::Twine &message, int64_t offset = -1);
  bool failed() const { return failure.has_value(); }
  Error &error() { return *failure; }
  // Forgets the failure: other entries can be asked for again.
  Error takeError() {
    Error taken = std::move(*failure);
    failure.reset();
    return taken;
  }

  // A few bytes can ask for the same work again and again: what that takes counts against a budget that grows with the
  // file. False, with failure, when it is used up.
  bool spend(uint64_t units);

  // Attributes of other dialects that were left out, by name; told by whoever leaves one out.
  void dropped(llvm::StringRef name, uint64_t times = 1) { drops[name] += times; }
  const llvm::StringMap<uint64_t> &dropCounts() const { return drops; }
  // The name of the dialect, where the attribute is of neither ours nor MLIR's.
  llvm::StringRef foreignName(const DecodedAttr &attr) const;

private:
  struct DecodedType {
    mlir::Type type;
    DecodedAttr::State state = DecodedAttr::Unread;
    uint32_t expanded = 0;
  };
  class Entry; // entry.h
  // What `construct` makes of the parts of an entry of that code, which are those of its record. Null where one of them
  // is malformed, or of another dialect.
  template <auto code, typename Construct> static auto make(Entry &entry, Construct construct);

  // One file each: decode_versioned.cpp, _builtin, _locations, _foreign; versioned_codec.cpp. Null where there is no
  // form here, or on failure.
  mlir::Attribute versionedAttribute(Entry &entry, uint64_t code);
  mlir::Type versionedType(Entry &entry, uint64_t code);
  mlir::Attribute builtinAttribute(Entry &entry, uint64_t code);
  mlir::Type builtinType(Entry &entry, uint64_t code);
  mlir::Attribute locationAttribute(Entry &entry, BuiltinAttributeCode code);
  mlir::Attribute sdyAttribute(Entry &entry, uint64_t code);
  mlir::Attribute textAttribute(const TableEntry &raw);
  mlir::Attribute attributeAsItStands(Entry &entry, uint64_t code);
  mlir::Type typeAsItStands(Entry &entry, uint64_t code);
  bool partsAsTheyStand(Entry &entry, const CodeRecord &record, llvm::SmallVectorImpl<mlir::Attribute> &out);

  mlir::MLIRContext *context;
  Tables tables;
  unsigned maxNesting;
  const bool mayBorrow, asItStands;
  bool wantsConstant = false;
  unsigned depth = 0;
  uint64_t spent = 0;
  std::vector<DecodedAttr> attributes;
  std::vector<DecodedType> types;
  llvm::StringMap<uint64_t> drops;
  std::optional<Error> failure;
};

} // namespace shlo::vhlo
