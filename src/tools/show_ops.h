// Every op of a program, for `shlo show --ops`.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <nlohmann/json.hpp>

namespace tool {

// The type as text; "" for null.
std::string typeText(const shlo_type *type);
// The attributes of an op, shortened.
std::string attributesText(const shlo_operation *op);

// Prints every function with one op per line. Regions are indented.
void showOps(const Style &style, const shlo_module *module);

// The body of a function: arguments, ops and their regions; null if it is only declared.
nlohmann::ordered_json bodyJson(const shlo_function *function);

} // namespace tool
