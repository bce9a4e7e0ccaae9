// Models whose message is changed, field by field.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <vector>

// The model with these tensors, messages too, in the place of its inputs, of which there are as many that have no
// initializer.
std::string withConstants(const std::string &model, const std::vector<std::string> &tensors);

// The model with names instead of the extents of its inputs, and without those of its outputs.
std::string withoutExtents(const std::string &model);
// The model with a name instead of each extent of its inputs that is greater than 1; equal ones have the same name.
// Without the extents of its outputs.
std::string withNamedExtents(const std::string &model);
