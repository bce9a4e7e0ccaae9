// Values as the reference's interpreter prints them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "handles.h"

namespace tool::reference {

// The elements in brackets, a row in a line:   tensor<2x2xi32> {\n  [\n    [1, 2],\n    [3, 4]\n  ]\n}
std::string blockText(const shlo_tensor *tensor);
// "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>"
std::string denseText(const shlo_tensor *tensor);

} // namespace tool::reference
