// Numbers and defines aliases.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/aliases.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <algorithm>
#include <tuple>

namespace shlo::text {

std::optional<unsigned> Aliases::find(const void *attribute) const {
  auto found = numbers.find(attribute);
  return found == numbers.end() ? std::nullopt : std::optional<unsigned>(found->second);
}

unsigned Aliases::add(const void *attribute, llvm::StringLiteral name, bool late) {
  auto alias = unsigned(all.size());
  all.push_back({name, late});
  sequence.push_back(alias);
  numbers[attribute] = alias;
  return alias;
}

void Aliases::moveBehind(size_t first, size_t last) {
  std::rotate(sequence.begin() + ptrdiff_t(first), sequence.begin() + ptrdiff_t(last), sequence.end());
}

void Aliases::defineEarly(unsigned alias) {
  std::vector<unsigned> pending = {alias};
  while (!pending.empty()) {
    Alias &one = all[pending.back()];
    pending.pop_back();
    if (!std::exchange(one.late, false))
      continue;
    for (const Use &use : one.definition.text.uses)
      pending.push_back(use.alias);
  }
}

std::string Aliases::complete(Text program, size_t end) const {
  // What needs others comes after them.
  std::vector<unsigned> order = sequence;
  llvm::stable_sort(order, [&](unsigned left, unsigned right) {
    auto key = [&](unsigned number) {
      const Alias &alias = all[number];
      return std::tuple(alias.definition.depth, alias.name.front() == '!', llvm::StringRef(alias.name));
    };
    return key(left) < key(right);
  });
  llvm::StringMap<unsigned> counts;
  std::vector<std::string> names(all.size());
  for (unsigned alias : order) {
    unsigned number = counts[all[alias].name]++;
    names[alias] = all[alias].name.str() + (number ? std::to_string(number) : "");
  }

  std::string whole;
  auto append = [&](const Text &part, size_t end) {
    size_t done = 0;
    for (const Use &use : part.uses) {
      whole.append(part.text, done, size_t(use.position) - done).append(names[use.alias]);
      done = size_t(use.position);
    }
    whole.append(part.text, done, end - done);
  };
  auto define = [&](bool late) {
    for (unsigned alias : order) {
      if (all[alias].late != late)
        continue;
      whole.append(names[alias]).append(" = ");
      const Text &definition = all[alias].definition.text;
      append(definition, definition.text.size());
      whole.append("\n");
    }
  };
  define(/*late=*/false);
  append(program, end);
  define(/*late=*/true);
  whole.append(program.text, end);
  return whole;
}

} // namespace shlo::text
