// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pass.h"

#include <catch2/catch.hpp>

namespace shlo::passes {

// No program is known that shows it: patterns make valid programs of valid ones, as far as is known.
TEST_CASE("What patterns make is verified, and what is only merged is not", "[passes]") {
  const Limits limits;
  Budget budget(limits);
  PassRun untouched(mlir::ModuleOp(), nullptr, budget), rewritten(mlir::ModuleOp(), nullptr, budget),
      merged(mlir::ModuleOp(), nullptr, budget), both(mlir::ModuleOp(), nullptr, budget);
  rewritten.countRewrites("pattern");
  merged.countMerged("erase-dead");
  both.countRewrites("pattern");
  both.countMerged("erase-dead");
  CHECK_FALSE(untouched.hasChanged());
  CHECK((rewritten.hasChanged() && rewritten.mustBeVerified()));
  CHECK((merged.hasChanged() && !merged.mustBeVerified()));
  CHECK(both.mustBeVerified());
}

} // namespace shlo::passes
