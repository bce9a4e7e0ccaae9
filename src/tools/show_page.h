// A program as a page for a browser, for `shlo show --html`.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <nlohmann/json.hpp>
#include <optional>

namespace tool {

// Writes the page. It needs nothing from anywhere else. `facts` is what `shlo show --json` prints of the program.
// `times` is a file that `shlo run --trace` has written.
void writePage(const std::string &output, const nlohmann::ordered_json &facts, const shlo_module *module,
               const std::optional<std::string> &times);

} // namespace tool
