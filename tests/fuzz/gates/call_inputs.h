// What the arguments of hostile calls are made of.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "choices.h"

#include <memory>
#include <string>
#include <string_view>

namespace shlo::test {

// Bytes in a block of exactly their size, so that a sanitizer sees a read behind them.
struct Block {
  explicit Block(std::string_view bytes);
  explicit Block(size_t size, char fill = 0);
  std::unique_ptr<char[]> data;
  size_t size;
};

// Programs, attributes, types, names of ops and functions, versions, paths, and junk.
std::string_view someText(Choices &choices);
// A text. It is often a valid value for the parameter with that name.
std::string_view someTextFor(std::string_view parameter, Choices &choices);
// One of the same sort.
std::string_view someTextLike(std::string_view other, Choices &choices);
// Artifacts, .npy and .pb files, text, plain elements. They stay as they are until the process ends.
const Block &someBytes(Choices &choices);

int64_t someInteger(Choices &choices);
int64_t someExtent(Choices &choices);
double someReal(Choices &choices);
// The length of a list: mostly short, sometimes more than memory has.
uint64_t someCount(Choices &choices);
bool isHuge(uint64_t count);

// Loads what is lazy.
void prepareCallInputs();

// A region of zeros that cannot be written: `zeroBytes` from its begin, and as many before the pointer of the middle.
inline constexpr size_t zeroBytes = size_t(1) << 32;
const char *zeros();

} // namespace shlo::test
