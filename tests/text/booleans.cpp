// Finds hexadecimal i1 constants in text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "booleans.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace shlo::test {
namespace {

// A well-formed program has this in no string or comment: a quote inside a string is escaped, and no digit follows the
// end of a string.
constexpr StringLiteral opening = "dense<\"0x";

} // namespace

std::optional<BooleanFinder::Constant> BooleanFinder::next() {
  while (true) {
    size_t start = text.find(opening, position);
    if (start == StringRef::npos)
      return std::nullopt;
    position = start + opening.size();
    size_t digits = position;
    while (position < text.size() && isHexDigit(text[position]))
      ++position;
    Constant found{digits, position - digits, 1};
    if (found.digitCount % 2 == 0 && skip("\"") && skip(">") && skip(":") && skip("tensor") && skip("<") &&
        shape(found.elements))
      return found;
  }
}

bool BooleanFinder::skip(StringRef part) {
  while (position < text.size() && isSpace(text[position]))
    ++position;
  if (!text.substr(position).starts_with(part))
    return false;
  position += part.size();
  return true;
}

// "2x3xi1" and the end of the type or of its element type.
bool BooleanFinder::shape(uint64_t &elements) {
  while (true) {
    StringRef rest = text.substr(position);
    if (rest.starts_with("i1>") || rest.starts_with("i1,"))
      return true;
    size_t length = std::min(rest.find_first_not_of("0123456789"), rest.size());
    uint64_t extent;
    bool overflows = false;
    if (length == 0 || rest.take_front(length).getAsInteger(10, extent) || !rest.substr(length).starts_with("x"))
      return false;
    elements = SaturatingMultiply(elements, extent, &overflows);
    if (overflows)
      return false;
    position += length + 1;
  }
}

} // namespace shlo::test
