// Mutates text: its tokens and its bytes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "changes.h"

#include <algorithm>
#include <cctype>

namespace shlo::test {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isWordByte(char c) { return std::isalnum(uint8_t(c)) || c == '_' || c == '.' || c == '$'; }

// The text with the token, which is a part of it, replaced.
std::string withToken(const std::string &text, std::string_view token, std::string_view replacement) {
  size_t at = size_t(token.data() - text.data());
  return text.substr(0, at).append(replacement).append(text, at + token.size());
}

// The kind of a token: what it begins with.
char kindOf(std::string_view token) {
  char c = token.front();
  return isDigit(c) ? '0' : std::isalpha(uint8_t(c)) ? 'a' : std::ispunct(uint8_t(c)) && token.size() == 1 ? '.' : c;
}

std::string_view ofKind(const std::vector<std::string_view> &tokens, char kind, Random &random) {
  std::vector<std::string_view> same;
  std::copy_if(tokens.begin(), tokens.end(), std::back_inserter(same),
               [&](std::string_view token) { return kindOf(token) == kind; });
  return same.empty() ? random.of(tokens) : random.of(same);
}

// What the grammar has, and programs have rarely.
constexpr std::string_view rarities[] = {"-1",
                                         "0x",
                                         "0xFF",
                                         "0x7FC00000",
                                         "1e",
                                         "1.0e+5",
                                         "1.",
                                         "-0.0",
                                         "00",
                                         "4294967296",
                                         "9223372036854775808",
                                         "18446744073709551616",
                                         "340282366920938463463374607431768211456",
                                         "true",
                                         "false",
                                         "unit",
                                         "none",
                                         "index",
                                         "i1",
                                         "si8",
                                         "ui4",
                                         "i0",
                                         "i07",
                                         "i16777216",
                                         "f80",
                                         "f128",
                                         "tf32",
                                         "bf16",
                                         "f8E4M3FN",
                                         "dense",
                                         "sparse",
                                         "dense_resource",
                                         "array",
                                         "distinct",
                                         "strided",
                                         "opaque",
                                         "affine_map",
                                         "affine_set",
                                         "loc",
                                         "callsite",
                                         "fused",
                                         "unknown",
                                         "at",
                                         "to",
                                         "tuple",
                                         "complex",
                                         "tensor",
                                         "vector",
                                         "memref",
                                         "memref<4x?xf32, strided<[1, ?]>>",
                                         "vector<[4]xi8>",
                                         "tensor<*xf32>",
                                         "tensor<0x4xf32>",
                                         "tensor<4x0x1xi32>",
                                         "dense<>",
                                         "dense<[]>",
                                         "dense<\"0x00\">",
                                         "dense<\"0xFF\"> : tensor<8xi1>",
                                         "array<i64: 1, 2>",
                                         "array<i1>",
                                         "#a",
                                         "!t",
                                         "#a = 1",
                                         "!t = i32",
                                         "^bb0:",
                                         "^bb0(%a : i32)",
                                         "%0:2",
                                         "%0#1",
                                         "@\"a b\"",
                                         "@a::@b",
                                         "\"\\22\\n\\t\\\\\"",
                                         "\"\\0\"",
                                         "loc(\"a\":1:2)",
                                         "loc(\"a\":1:2 to 3:4)",
                                         "loc(\"a\"(\"b\":1:1))",
                                         "loc(fused<1>[\"a\", unknown])",
                                         "loc(callsite(\"a\" at \"b\"))",
                                         "{-#",
                                         "#-}",
                                         "{-# dialect_resources: {} #-}",
                                         "// a",
                                         "//",
                                         "<{a = 1 : i32}>",
                                         "{a, b = 1 : i32}",
                                         "{a = 1 : i32, a = 2 : i32}",
                                         "...",
                                         "->",
                                         "::",
                                         "==",
                                         ">=",
                                         "\xc3\xa9",
                                         "\\",
                                         "`",
                                         "module",
                                         "module @a attributes {}",
                                         "func.func private @f()",
                                         "affine_map<(d0)[s0] -> (d0 mod 2, s0 * 3 floordiv 2)>",
                                         "distinct[0]<1>",
                                         "#stablehlo<precision DEFAULT>",
                                         "#stablehlo.bounds<4, ?>",
                                         "!stablehlo.token",
                                         "!quant.uniform<i8:f32, 2.0:15>",
                                         "!unknown.type<[1, 2]>",
                                         "#unknown<\"a\">"};

std::string changeNumber(const std::string &text, std::string_view token, Random &random) {
  std::string changed(token);
  std::vector<size_t> digits;
  for (size_t i = 0; i < changed.size(); ++i)
    if (isDigit(changed[i]))
      digits.push_back(i);
  if (digits.empty())
    return text;
  size_t at = random.of(digits);
  switch (random.below(4)) {
  case 0: changed.erase(at, 1); break;
  case 1: changed.insert(at, 1, char('0' + random.below(10))); break;
  default: changed[at] = char('0' + random.below(10));
  }
  return withToken(text, token, changed);
}

std::string changeToken(const std::string &text, std::string_view other, Random &random) {
  constexpr std::string_view brackets = "()[]{}<>", sigils = "%#!@^\"$-:,=*?/+|";
  std::vector<std::string_view> tokens = tokensOf(text), others = tokensOf(other);
  if (tokens.empty() || others.empty())
    return text;
  size_t at = random.below(tokens.size());
  std::string_view token = tokens[at];
  switch (random.below(16)) {
  case 0: return withToken(text, token, "");
  case 1: return withToken(text, token, std::string(token) + (random.oneIn(2) ? " " : "") + std::string(token));
  case 2: { // with the next one, or another
    std::string_view second =
        tokens[random.oneIn(2) ? random.below(tokens.size()) : std::min(at + 1, tokens.size() - 1)];
    if (second.data() < token.data())
      std::swap(token, second);
    // The first is replaced last, because it does not move; its place in the new text is that in the old one.
    std::string swapped = withToken(text, second, token);
    std::string_view place = std::string_view(swapped).substr(size_t(token.data() - text.data()), token.size());
    return second.data() == token.data() ? text : withToken(swapped, place, second);
  }
  case 3: return withToken(text, token, random.of(others));
  case 4:
  case 5: return withToken(text, token, ofKind(others, kindOf(token), random));
  case 6:
  case 7:
  case 8: return withToken(text, token, ofKind(tokens, kindOf(token), random));
  case 9:
  case 10: return changeNumber(text, ofKind(tokens, '0', random), random);
  case 11:
    if (brackets.find(token.front()) != brackets.npos)
      return withToken(text, token, std::string(1, random.of(brackets)));
    return withToken(text, token, random.of(brackets) + std::string(token));
  case 12: return withToken(text, token, random.of(sigils) + std::string(token));
  case 13: return withToken(text, token, random.of(rarities));
  case 14: return withToken(text, token, std::string(token) + " " + std::string(random.of(rarities)));
  default: // blanks and comments may stand between any two tokens
    return withToken(text, token, std::string(random.oneIn(2) ? "\n" : " // a\r\n\t") + std::string(token));
  }
}

std::string changeByte(std::string text, Random &random) {
  if (text.empty())
    return text;
  size_t at = random.below(text.size());
  switch (random.below(5)) {
  case 0: return text.erase(at, 1);
  case 1: return text.insert(at, 1, text[random.below(text.size())]);
  case 2: text[at] = char(random.next()); return text;
  case 3: text[at] = char(' ' + random.below(95)); return text;
  default: std::swap(text[at], text[std::min(at + 1, text.size() - 1)]); return text;
  }
}

// The begin of one text and the end of the other.
std::string splice(std::string_view text, std::string_view other, Random &random) {
  std::vector<std::string_view> tokens = tokensOf(text), others = tokensOf(other);
  if (tokens.empty() || others.empty())
    return std::string(text);
  std::string result(text.substr(0, size_t(random.of(tokens).data() - text.data())));
  return result += other.substr(size_t(random.of(others).data() - other.data()));
}

} // namespace

std::vector<std::string_view> tokensOf(std::string_view text) {
  std::vector<std::string_view> tokens;
  for (size_t at = 0; at < text.size();) {
    size_t begin = at;
    char c = text[at++];
    if (std::isspace(uint8_t(c)))
      continue;
    if (c == '/' && at < text.size() && text[at] == '/') {
      at = std::min(text.find('\n', at), text.size());
      continue;
    }
    if (c == '"') {
      while (at < text.size() && text[at] != '"' && text[at] != '\n')
        at += text[at] == '\\' ? 2 : 1;
      at = std::min(at + 1, text.size());
    } else if (c == '-' && at < text.size() && text[at] == '>') {
      ++at;
    } else if (isWordByte(c) || c == '%' || c == '#' || c == '!' || c == '@' || c == '^') {
      while (at < text.size() && isWordByte(text[at]))
        ++at;
    }
    tokens.push_back(text.substr(begin, at - begin));
  }
  return tokens;
}

std::string changeText(std::string text, std::string_view other, Random &random) {
  switch (random.below(40)) {
  case 0: return splice(text, other, random);
  case 1: return text.substr(0, random.below(text.size()));
  default: break;
  }
  for (size_t n = random.oneIn(3) ? 1 + random.below(3) : 1; n; --n)
    text = random.oneIn(5) ? changeByte(std::move(text), random) : changeToken(text, other, random);
  return text;
}

std::vector<std::string> withoutTokens(const std::string &text) {
  std::vector<std::string> texts;
  for (std::string_view token : tokensOf(text)) {
    texts.push_back(withToken(text, token, ""));
    texts.push_back(text.substr(0, size_t(token.data() - text.data())));
  }
  return texts;
}

std::string changeDigit(std::string text, Random &random) {
  std::vector<size_t> digits;
  for (std::string_view token : tokensOf(text))
    if (isDigit(token.front()))
      digits.push_back(size_t(token.data() - text.data()));
  if (digits.empty())
    return text;
  char &digit = text[random.of(digits)];
  digit = char('0' + (digit - '0' + 1 + int(random.below(9))) % 10);
  return text;
}

} // namespace shlo::test
