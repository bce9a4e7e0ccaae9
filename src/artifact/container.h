// The container of MLIR bytecode: sections and tables as plain structs that point into the caller's bytes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "vhlo/decode.h"
#include "vhlo/encoding.h"

#include <string_view>
#include <vector>

namespace shlo::artifact {

inline constexpr llvm::StringLiteral magic{"ML\xefR"};
inline constexpr uint64_t newestBytecode = 6;

enum class SectionId : uint8_t {
  String = 0, Dialect, AttrType, AttrTypeOffset, Ir, Resource, ResourceOffset, DialectVersions, Properties,
};

// The parts that an op has in the IR section.
enum OpMask : uint8_t {
  hasAttributes = 0x01, hasResults = 0x02, hasOperands = 0x04, hasSuccessors = 0x08, hasRegions = 0x10,
  hasUseOrders = 0x20, hasProperties = 0x40,
};

struct OpName {
  uint32_t dialect;
  llvm::StringRef name; // without the dialect
  bool registered;      // known to the writer, which then used the op's own encoding of its properties
};

struct Container {
  const char *file = nullptr;
  size_t size = 0;
  uint64_t bytecode = 0;
  llvm::StringRef producer;
  std::vector<llvm::StringRef> strings;
  std::vector<llvm::StringRef> dialects;
  std::vector<vhlo::EntryDialect> dialectKinds;
  std::vector<OpName> opNames;
  std::vector<vhlo::TableEntry> attributes, types;
  std::vector<llvm::StringRef> properties;
  vhlo::Cursor ir;

  vhlo::Tables tables() const { return {strings, dialects, dialectKinds, attributes, types, file, size}; }
};

// The start of the file: magic, bytecode version, producer.
struct Header {
  uint64_t bytecode = 0;
  llvm::StringRef producer;
  size_t size = 0; // size of the header
};
Result<Header> readHeader(std::string_view bytes);
enum class Content : int32_t;
// Says what the bytes are instead of an artifact, and how to get one.
Error notAnArtifact(Content content);

Result<Container> readContainer(std::string_view bytes);

// Reads a section at the cursor. False, with the cursor failed, if there is none.
bool readSection(vhlo::Cursor &cursor, SectionId &id, llvm::StringRef &payload);

// Skips the use-list orders of that many values. An order is a permutation, in full or as pairs of the entries that
// differ. It has no meaning for the program, so it is only checked.
bool skipUseOrders(vhlo::Cursor &cursor, uint64_t valueCount);

Error malformed(const llvm::Twine &message, int64_t offset);

} // namespace shlo::artifact
