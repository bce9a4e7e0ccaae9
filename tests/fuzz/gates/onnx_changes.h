// Mutates ONNX models. Most changes keep the encoding whole, so that mutants are read beyond it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support/random.h"

#include <string>
#include <string_view>

namespace shlo::test {

// Makes one to four changes; parts of `other` are taken, too.
std::string changeModel(std::string_view bytes, std::string_view other, Random &random);

} // namespace shlo::test
