// The script and the style of the page, which CMake makes of the files in the folder page.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace tool {

extern const char *const pageScript;
extern const char *const pageStyle;

} // namespace tool
