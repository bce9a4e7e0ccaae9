// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/mhlo.h"

#include <algorithm>
#include <cctype>

namespace shlo::plugin {
namespace {

constexpr std::string_view dialect = "mhlo";

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '$'; }

// The end of the string that begins at `at`, behind its quote.
size_t endOfString(std::string_view text, size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    at += text[at] == '\\';
  return std::min(at + 1, text.size());
}

bool isOfMhlo(std::string_view word) {
  return word == dialect || (word.starts_with(dialect) && word[dialect.size()] == '.');
}

// StableHLO has no copy; its barrier of one value is the same.
std::string renamed(std::string_view word) {
  return word == "mhlo.copy" ? "stablehlo.optimization_barrier"
                             : "stablehlo" + std::string(word.substr(dialect.size()));
}

// Whether a word is the name of an attribute in a dictionary: a value, or another one, follows.
bool isAttributeName(std::string_view behind) {
  const size_t next = behind.find_first_not_of(" \t");
  return next == std::string_view::npos || behind[next] == '=' || behind[next] == ',' || behind[next] == '}';
}

} // namespace

std::string withoutMhlo(std::string_view text) {
  std::string result;
  for (size_t at = 0, end; at < text.size(); at = end) {
    const char first = text[at];
    if (first == '"') { // the name of an op in generic form, or a string
      end = endOfString(text, at);
      const std::string_view inside = text.substr(at + 1, end - at - 2);
      if (end - at > 2 && isOfMhlo(inside) && text.substr(end, 1) == "(")
        result.append("\"").append(renamed(inside)).append("\"");
      else
        result.append(text.substr(at, end - at));
      continue;
    }
    if (first == '/' && text.substr(at, 2) == "//") {
      end = std::min(text.find('\n', at), text.size());
      result.append(text.substr(at, end - at));
      continue;
    }
    end = at + 1;
    if (isWord(first))
      while (end < text.size() && isWord(text[end]))
        ++end;
    const std::string_view word = text.substr(at, end - at);
    const char before = at ? text[at - 1] : '\n';
    const bool isPart = before == '#' || before == '!'; // an attribute or a type
    if (isOfMhlo(word) && before != '@' && before != '%' && (isPart || !isAttributeName(text.substr(end))))
      result.append(renamed(word));
    else
      result.append(word);
  }
  return result;
}

} // namespace shlo::plugin
