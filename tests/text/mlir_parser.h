// MLIR's parser of text, as an independent implementation to compare with.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/text.h"

namespace shlo::test {

// What parseSyntax (src/text) promises. SHLO_LIMIT: the text was not given to MLIR, which might not survive it. MLIR
// may end the process for other texts.
Status parseWithMlir(Module &module, std::string_view text, const ParseOptions &options);

} // namespace shlo::test
