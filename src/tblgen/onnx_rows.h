// Arrays of rows that tables of ONNX consist of.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <string>
#include <vector>

namespace shlo::tblgen::onnx {

// Rows of an array. Equal runs of rows stand there once.
class Rows {
public:
  // The place of the run.
  size_t add(const std::vector<std::string> &run) {
    auto [found, isNew] = places.try_emplace(run, rows.size());
    if (isNew)
      rows.insert(rows.end(), run.begin(), run.end());
    return run.empty() ? 0 : found->second;
  }
  void write(llvm::StringRef type, llvm::StringRef name, llvm::raw_ostream &os) const {
    os << "constexpr " << type << ' ' << name << "[] = {\n";
    for (const std::string &row : rows)
      os << "    " << row << ",\n";
    if (rows.empty())
      os << "    {},\n";
    os << "};\n";
  }

private:
  std::vector<std::string> rows;
  std::map<std::vector<std::string>, size_t> places;
};

// Texts in one array of characters, as initializers.
class Texts {
public:
  std::string add(const std::string &value) {
    auto [found, isNew] = places.try_emplace(value, characters.size());
    if (isNew)
      (characters += value) += '\0';
    return "{" + std::to_string(found->second) + ", " + std::to_string(value.size()) + "}";
  }
  void write(llvm::raw_ostream &os) const {
    os << "constexpr char characters[] =\n";
    for (llvm::StringRef rest = characters; !rest.empty(); rest = rest.split('\0').second)
      os << "    \"" << rest.split('\0').first << "\\0\"\n";
    os << "    ;\n";
  }

private:
  std::string characters;
  std::map<std::string, size_t> places;
};

} // namespace shlo::tblgen::onnx
