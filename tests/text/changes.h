// Small mutations of text. Most mutants are malformed, some are valid. A number gives the same mutation on every
// machine.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "../support/random.h"

#include <string>
#include <string_view>
#include <vector>

namespace shlo::test {

// Makes up to three changes to tokens or bytes. Tokens are taken from `other`, too.
std::string changeText(std::string text, std::string_view other, Random &random);

// The text with one digit changed, outside of comments; the same text if it has no digit.
std::string changeDigit(std::string text, Random &random);

// The texts that lack one token, and those that end before one.
std::vector<std::string> withoutTokens(const std::string &text);

// The tokens of a text, without blanks and comments. What is no token is one of one byte.
std::vector<std::string_view> tokensOf(std::string_view text);

} // namespace shlo::test
