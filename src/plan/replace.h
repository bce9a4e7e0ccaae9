// Replaces ops of a program by others that give the same results.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <iterator>

namespace shlo::plan {

// Of each op of the body, but not of those in its bodies: replace(op, made) appends the ops that come in its place and
// returns true, or returns false. The ops before are not where they were once one is replaced.
template <typename Replace> [[gnu::noinline]] void replaceOps(Body &body, Replace &&replace) {
  std::vector<Op> ops, made;
  bool isChanged = false; // most bodies stay as they are
  for (size_t i = 0; i < body.ops.size(); ++i) {
    Op &op = body.ops[i];
    if (!replace(op, made)) {
      if (isChanged)
        ops.push_back(std::move(op));
      continue;
    }
    if (!isChanged)
      ops.assign(std::make_move_iterator(body.ops.begin()), std::make_move_iterator(body.ops.begin() + ptrdiff_t(i)));
    isChanged = true;
    ops.insert(ops.end(), std::make_move_iterator(made.begin()), std::make_move_iterator(made.end()));
    made.clear();
  }
  if (isChanged)
    body.ops = std::move(ops);
}

// The same of the body and of those of its loops and branches, the inner ones first. Bodies are nested: this needs
// little stack.
template <typename Replace> void replaceInBodies(Body &body, Replace &replace) {
  for (Op &op : body.ops)
    if (std::get_if<While>(&op.data) || std::get_if<Case>(&op.data))
      for (Body &inner : op.bodies)
        replaceInBodies(inner, replace);
  replaceOps(body, replace);
}

} // namespace shlo::plan
