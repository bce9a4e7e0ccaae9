// Hexadecimal i1 constants. MLIR 22 packs eight elements into a byte. Older versions, and the text of some newer
// builds, have one byte per element. Both denote the same constant; their lengths tell them apart.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace shlo::test {

// Finds the i1 constants of a text that are hexadecimal strings with two digits per byte, and have known extents.
class BooleanFinder {
public:
  struct Constant {
    size_t digits; // offset of the first digit
    size_t digitCount;
    uint64_t elements;
  };

  explicit BooleanFinder(llvm::StringRef text) : text(text) {}
  std::optional<Constant> next();

private:
  bool skip(llvm::StringRef part);
  bool shape(uint64_t &elements);

  llvm::StringRef text;
  size_t position = 0;
};

} // namespace shlo::test
