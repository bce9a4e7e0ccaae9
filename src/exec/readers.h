// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/build.h"

#include <algorithm>

namespace shlo::exec {

// How many instructions of a block, and results, read some values. Instructions may be null: what they were is gone.
class Readers {
public:
  Readers(const Block &block, const plan::ValueList &values) {
    for (plan::ValueId value : values)
      counts[value] = 0;
    for (const auto &instruction : block.instructions) {
      if (!instruction)
        continue;
      plan::ValueList reads = instruction->reads;
      std::sort(reads.begin(), reads.end());
      reads.erase(std::unique(reads.begin(), reads.end()), reads.end());
      for (plan::ValueId value : reads)
        add(value);
    }
    for (const View &view : block.results)
      add(view.buffer);
  }
  int of(plan::ValueId value) const { return counts.at(value); }

private:
  void add(plan::ValueId value) {
    if (const auto found = counts.find(value); found != counts.end())
      ++found->second;
  }
  std::unordered_map<plan::ValueId, int> counts;
};

} // namespace shlo::exec
