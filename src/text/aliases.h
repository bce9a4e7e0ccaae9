// The aliases of printed text: "#loc1" and the line that defines it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace shlo::text {

// Numbers follow from all aliases of a program, so they are known only at its end. Text that is printed before notes
// where they belong.
class Aliases {
public:
  // Where the name of an alias belongs.
  struct Use {
    uint64_t position;
    unsigned alias;
  };
  // Text with the uses in it.
  struct Text {
    std::string text;
    std::vector<Use> uses;
  };
  struct Definition {
    Text text;
    unsigned depth; // of attributes and types within each other
  };

  std::optional<unsigned> find(const void *attribute) const;
  // The next alias, whose definition follows. `name` is what stands before the number, with '#' or '!'. Aliases that
  // are `late` are defined behind the program, unless others need them before.
  unsigned add(const void *attribute, llvm::StringLiteral name, bool late);
  void define(unsigned alias, Definition definition) { all[alias].definition = std::move(definition); }
  unsigned depthOf(unsigned alias) const { return all[alias].definition.depth; }
  // Defines it, and what it needs, before the program.
  void defineEarly(unsigned alias);

  // The program, up to `end`, with the definitions before and behind it, and the rest of the text.
  std::string complete(Text program, size_t end) const;
  bool empty() const { return all.empty(); }
  size_t size() const { return all.size(); }
  // Numbers those from `first` to `last`, which were added in this order, behind all later ones.
  void moveBehind(size_t first, size_t last);

private:
  struct Alias {
    llvm::StringLiteral name;
    bool late;
    Definition definition{};
  };
  std::vector<Alias> all;
  std::vector<unsigned> sequence; // in which they are numbered
  llvm::DenseMap<const void *, unsigned> numbers;
};

} // namespace shlo::text
