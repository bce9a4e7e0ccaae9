// The ops of a program one by one, for `shlo show --ops`.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <nlohmann/json.hpp>

namespace tool {

// Every function with its ops, one a line; regions are indented.
void showOps(const Style &style, const shlo_module *module);

// The body of a function: arguments and ops, those with their regions; null where it is only declared.
nlohmann::ordered_json bodyJson(const shlo_function *function);

} // namespace tool
