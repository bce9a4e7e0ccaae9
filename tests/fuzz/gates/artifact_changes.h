// Mutates artifacts. Changes keep the sizes of sections true, so most mutants are read beyond the container.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support/random.h"

#include <string>
#include <string_view>

namespace shlo::test {

// Makes one to three changes; pieces are taken from `other`, too.
std::string changeArtifact(std::string bytes, std::string_view other, Random &random);

} // namespace shlo::test
