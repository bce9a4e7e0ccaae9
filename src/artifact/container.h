// The container of MLIR bytecode: sections and tables as plain structs. Everything points into the caller's bytes.
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

// Which parts an op in the program's section has.
enum OpMask : uint8_t {
  hasAttributes = 0x01, hasResults = 0x02, hasOperands = 0x04, hasSuccessors = 0x08, hasRegions = 0x10,
  hasUseOrders = 0x20, hasProperties = 0x40,
};

struct OpName {
  uint32_t dialect;
  llvm::StringRef name; // without the dialect
  bool registered;      // known to the writer, which then wrote its properties in the op's own way
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

// The first bytes: magic, bytecode version, producer.
struct Header {
  uint64_t bytecode = 0;
  llvm::StringRef producer;
  size_t size = 0; // of the header
};
Result<Header> readHeader(std::string_view bytes);
enum class Content : int32_t;
// What bytes are that are no artifact, and how to come by one.
Error notAnArtifact(Content content);

Result<Container> readContainer(std::string_view bytes);

// A section at the cursor; false, with the cursor failed, where there is none.
bool readSection(vhlo::Cursor &cursor, SectionId &id, llvm::StringRef &payload);

// The orders of the uses of so many values. An order is a list of what each place gets, in full or as pairs of what
// differs. In which order the uses of a value are listed means nothing to a program, so it is only checked.
bool skipUseOrders(vhlo::Cursor &cursor, uint64_t valueCount);

Error malformed(const llvm::Twine &message, int64_t offset);

} // namespace shlo::artifact
