// opset.h: the ops by number.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/opset.h"

#include <iterator>
#include <string_view>

namespace {

struct NumberedOp {
  shlo_op number;
  const char *name, *since;
};

constexpr NumberedOp ops[] = {
#define SHLO_OP_NUMBER(number, name, since) {number, name, since},
#include "opset/op_numbers.inc"
#undef SHLO_OP_NUMBER
};

// The ledger counts from 1 and leaves nothing out, so that numbers are places.
constexpr bool isDense() {
  for (size_t i = 0; i < std::size(ops); ++i)
    if (size_t(ops[i].number) != i + 1)
      return false;
  return true;
}
static_assert(isDense());

const NumberedOp *find(shlo_op op) { return op >= 1 && size_t(op) <= std::size(ops) ? &ops[op - 1] : nullptr; }

} // namespace

const char *shlo_op_name(shlo_op op) {
  const NumberedOp *found = find(op);
  return found ? found->name : nullptr;
}

shlo_op shlo_op_from_name(const char *name, size_t length) {
  if (name)
    for (const NumberedOp &op : ops)
      if (std::string_view(name, length) == op.name)
        return op.number;
  return SHLO_OP_NONE;
}

const char *shlo_op_since(shlo_op op) {
  const NumberedOp *found = find(op);
  return found ? found->since : nullptr;
}
