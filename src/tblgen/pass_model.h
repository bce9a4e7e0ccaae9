// The records of src/passes as plain structs. They have been checked.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <vector>

namespace llvm {
class RecordKeeper;
} // namespace llvm

namespace shlo::tblgen::passes {

struct Option {
  std::string name, member, summary;
  std::string type;   // the name of the record: "Texts"
  std::string cpp;    // the type in C++
  std::string absent; // the default as C++
};

struct Pass {
  std::string name, summary, description, function, applies, source;
  std::string anchor; // "OnModule"
  std::string keeps;  // "SameBits"
  std::vector<std::string> otherNames;
  std::vector<Option> options;
  std::string takes;  // "Programs"
  bool idempotent = false, testOnly = false, replaces = false;
  std::string optionsClass() const; // "" if it has no options
};

struct Pipeline {
  std::string name, text, summary;
};

// In the order of their names.
struct Registry {
  std::vector<Pass> passes;
  std::vector<Pipeline> pipelines;
};

} // namespace shlo::tblgen::passes

namespace shlo::tblgen {
// Fails, after TableGen's errors, if a record is wrong.
bool readRecords(const llvm::RecordKeeper &records, passes::Registry &registry);
} // namespace shlo::tblgen
