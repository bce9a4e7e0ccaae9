// Defects that are known: findings of these classes do not fail a gate, but each run prints them with their reason.
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
    Known{Kind::Refused, "nested deeper than 64",
          "text may nest deeper than artifacts by default, and write allows it"},
    Known{Kind::Refused, "invalid parts", "write accepts integers and floats that no artifact can hold"},
    Known{Kind::ArtifactLoses, "fused", "metadata of fused locations without a versioned form is dropped"},
    Known{Kind::ArtifactLoses, "distinct", "metadata of fused locations without a versioned form is dropped"},
    Known{Kind::ArtifactDiffers, "", "the reader adds defaults to convolutions without spatial dimensions"},
    Known{Kind::TextLoses, "", "the reader keeps lists of empty attributes of arguments"},
    Known{Kind::Error, "\\x00", "messages keep NULs of the input's names"},
};

} // namespace shlo::test
