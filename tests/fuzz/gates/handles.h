// The handles that a session of hostile calls has, and what each needs: handles of ir.h and diagnostics end with the
// handles that they were borrowed from. Use of a destroyed handle is outside of the contract (docs/promises.md, 10).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "calls_table.h"
#include "choices.h"

#include <vector>

namespace shlo::test {

struct Handle {
  int kind = -1;
  void *pointer = nullptr;
  uint64_t id = 0;
  std::vector<uint64_t> roots; // ids of the owned handles without which it ends
  uint64_t keeps = 0;          // the id of a handle that its calls use
  bool isUsable = true;        // otherwise it can only be destroyed
};

class Handles {
public:
  // The number of a kind in handleKinds().
  static int kindNamed(std::string_view name);

  // Borrowed handles are kept once for each of their roots.
  const Handle &add(int kind, const void *pointer, std::vector<uint64_t> roots);
  // Forgets an owned handle and what was borrowed from it, because it was destroyed or taken.
  void remove(uint64_t id);
  // Forgets what was borrowed from a handle: all of it, or that of the kinds that `ends` names.
  void forgetBorrowed(uint64_t root, bool (*ends)(std::string_view kind) = nullptr);
  // What was borrowed from `root` now needs `other`, too.
  void addRoot(uint64_t root, uint64_t other);

  bool has(int kind) const;
  // A handle of the kind; null if there is none. `home` is the id of a handle whose own are preferred.
  const Handle *choose(int kind, uint64_t home, bool isForDestruction, Choices &choices) const;
  Handle *find(uint64_t id);
  // Any owned one, of any kind; null if there is none.
  const Handle *chooseOwned(Choices &choices) const;
  // Owned handles of a kind with a tag, other than `kind`: those that are recognized as wrong.
  const Handle *chooseWrong(int kind, Choices &choices) const;

  // Owned handles beyond this number of their kind; the oldest first.
  std::vector<const Handle *> excess(size_t most) const;

private:
  std::vector<Handle> all;
  uint64_t last = 0;
};

} // namespace shlo::test
