// Hexadecimal i1 constants. MLIR 22 packs eight elements into a byte. Older versions, and the text of some newer
// builds, have one byte per element. Both denote the same constant; their lengths tell them apart.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shlo {

// Packs constants with one byte per element in place. The rest of the space is filled with blanks, so that lines and
// columns stay the same. A single byte for more than eight elements is a splat; for two to eight elements it is packed.
void packBooleans(char *text, size_t size);

// The text with one byte per element; none if it is longer than `limit`.
std::optional<std::string> unpackBooleans(std::string text, uint64_t limit);

} // namespace shlo
