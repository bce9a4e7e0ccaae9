// opset.h: the numbers of ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/opset.h"

#include "capi/handle.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace {

struct NumberedOp {
  shlo_op number;
  std::string_view name; // NUL-terminated
  const char *since;
};

constexpr NumberedOp ops[] = {
#define SHLO_OP_NUMBER(number, name, since) {number, name, since},
#include "opset/op_numbers.inc"
#undef SHLO_OP_NUMBER
};

// The ledger counts from 1 without gaps, so numbers are indices.
constexpr bool isDense() {
  for (size_t i = 0; i < std::size(ops); ++i)
    if (size_t(ops[i].number) != i + 1)
      return false;
  return true;
}
static_assert(isDense());

const NumberedOp *find(shlo_op op) { return op >= 1 && size_t(op) <= std::size(ops) ? &ops[op - 1] : nullptr; }

// Indices sorted by name.
constexpr auto byName = [] {
  std::array<uint16_t, std::size(ops)> places{};
  for (size_t i = 0; i < places.size(); ++i)
    places[i] = uint16_t(i);
  std::sort(places.begin(), places.end(), [](uint16_t a, uint16_t b) { return ops[a].name < ops[b].name; });
  return places;
}();

} // namespace

const char *shlo_op_name(shlo_op op) {
  const NumberedOp *found = find(op);
  return found ? found->name.data() : nullptr;
}

shlo_op shlo_op_from_name(const char *name, size_t length) {
  std::string_view wanted = shlo::capi::askedText(name, length);
  auto found = std::lower_bound(byName.begin(), byName.end(), wanted,
                                [](uint16_t place, std::string_view text) { return ops[place].name < text; });
  return found != byName.end() && ops[*found].name == wanted ? ops[*found].number : SHLO_OP_NONE;
}

const char *shlo_op_since(shlo_op op) {
  const NumberedOp *found = find(op);
  return found ? found->since : nullptr;
}
