// Hexadecimal constants of i1. MLIR 22 packs eight elements into a byte; before, and in text of other builds since, each
// element had a byte of its own. Both stand for the same constant, and their lengths tell them apart.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shlo {

// Packs what has a byte an element, in place: the rest of the room becomes spaces, so that lines and columns stay. One
// byte for more than eight elements is the value of them all; for two to eight elements it is packed.
void packBooleans(char *text, size_t size);

// The text with a byte an element, or nothing where that is longer than `limit`.
std::optional<std::string> unpackBooleans(std::string text, uint64_t limit);

} // namespace shlo
