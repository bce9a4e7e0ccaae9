// Every op of a program, for `shlo show --ops`.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <nlohmann/json.hpp>

namespace tool {

// Prints every function with one op per line. Regions are indented.
void showOps(const Style &style, const shlo_module *module);

// The body of a function: arguments, ops and their regions; null if it is only declared.
nlohmann::ordered_json bodyJson(const shlo_function *function);

} // namespace tool
