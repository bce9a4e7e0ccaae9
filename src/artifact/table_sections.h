// Writes the sections with the tables of an artifact: dialects, op names, attributes, types, strings.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/numbering.h"

namespace shlo::artifact {

// Use this when the numbering is finished.
class TableSections {
public:
  TableSections(vhlo::WireTables &tables, const Numbering &numbering, unsigned bytecode);

  std::string dialects, offsets;
  uint64_t entryBytes = 0, stringBytes = 0;
  // Constants can be large, so entries and strings are written directly to the output.
  void putEntries(std::string &out) const;
  void putStrings(std::string &out) const;

private:
  uint32_t stringNumber(uint32_t string);
  void addNames();
  void addEntries();
  uint64_t sizeOf(llvm::StringRef image);
  void put(std::string &out, llvm::StringRef image) const;
  template <typename DialectOf, typename Put>
  void putGroups(std::string &out, const std::vector<uint32_t> &order, DialectOf dialectOf, Put put);

  vhlo::WireTables &tables;
  const Numbering &numbering;
  unsigned bytecode;
  std::vector<uint32_t> stringNumbers; // 1 + number
  std::vector<llvm::StringRef> strings;
  std::string stringSizes;
};

} // namespace shlo::artifact
