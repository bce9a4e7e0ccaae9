// Inputs of several programs: --split-input-file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace tool::reference {

struct Part {
  std::string_view text;
  uint32_t above; // lines before it
};

// The parts between lines that begin with the marker; the whole text if the marker is empty.
std::vector<Part> split(std::string_view text, std::string_view marker);

inline constexpr std::string_view defaultMarker = "// -----";

} // namespace tool::reference
