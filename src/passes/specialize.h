// Makes a function static: its arguments get shapes or values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/pipeline.h"

#include <map>

namespace shlo::passes {

// What is known of the arguments of a function, by their numbers.
struct KnownArguments {
  std::string function = "main";
  std::map<size_t, Shape> shapes; // SHLO_DYNAMIC for extents that stay
  std::map<size_t, Tensor> values;
  bool padsBounded = false; // bounds become extents, as pad-bounded-dimensions makes them
};

// Inlines what the function calls, gives its arguments their shapes, makes constants of those that have values, and
// refines what follows. Assertions about shapes are checked: one that does not hold is SHLO_FAILED, with its message.
Result<std::shared_ptr<const Module>> specialize(std::shared_ptr<const Module> module, const KnownArguments &known,
                                                 const PipelineRun &run);

} // namespace shlo::passes
