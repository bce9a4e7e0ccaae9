// Differences that are known: findings of these classes do not fail a gate, but each run prints them with their reason.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "gate.h"

#include <array>

namespace shlo::test {

struct Known {
  Kind kind;
  std::string_view sign; // part of the finding's text
  std::string_view reason;
};

inline constexpr std::array knownFindings = {
    Known{Kind::ArtifactDiffers, "precision_config = []",
          "an empty list of precisions means none: it is omitted on reading, as in the reference"},
    Known{Kind::TextLoses, "arg_attrs = [{}", "empty attributes of arguments, which JAX writes, have no pretty form"},
    Known{Kind::TextLoses, "res_attrs = [{}", "and neither have those of results"},
};

} // namespace shlo::test
