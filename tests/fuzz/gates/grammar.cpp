// Makes text by the grammar.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "grammar.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <vector>

namespace shlo::test {
namespace {

#include "words.inc"

constexpr std::string_view numbers[] = {"0",
                                        "1",
                                        "2",
                                        "3",
                                        "4",
                                        "7",
                                        "8",
                                        "16",
                                        "255",
                                        "256",
                                        "65536",
                                        "2147483647",
                                        "-1",
                                        "-2",
                                        "-128",
                                        "4294967295",
                                        "4294967296",
                                        "9223372036854775807",
                                        "64",
                                        "128",
                                        "00",
                                        "100000",
                                        "16777216",
                                        "9223372036854775808",
                                        "0x1",
                                        "1e9",
                                        "0xFFF",
                                        "-9223372036854775808",
                                        "18446744073709551615",
                                        "340282366920938463463374607431768211456"};
constexpr std::string_view decimals[] = {
    "0.0",   "-0.0",   "1.0",   "0.5",        "1.5e-3", "1e30", "-1.0",       "3.14",
    "1e400", "5e-324", "1.e+5", "0x7FC00000", "0xFF80", "0x7F", "0x3F800000", "1.0e-999999999999999999999999999999"};
constexpr std::string_view rareElements[] = {
    "i0",    "i3",        "si8",       "i128",         "f80",          "f128", "tf32",
    "index", "none",      "i16777215", "complex<i32>", "complex<f16>", "ui1",  "complex<complex<f32>>",
    "i24",   "f8E4M3FNUZ"};

// The end of what begins at `at`, by its brackets.
size_t balancedEnd(std::string_view text, size_t at) {
  int open = 0;
  for (; at < text.size(); ++at) {
    char c = text[at];
    if (c == '<' || c == '[' || c == '(' || c == '{') {
      ++open;
    } else if ((c == '>' && text[at - 1] != '-') || c == ']' || c == ')' || c == '}') {
      if (--open <= 0)
        return at + (open == 0);
    } else if (!open && (c == ',' || c == '\n' || c == ' ')) {
      return at;
    }
  }
  return text.size();
}

size_t endOfName(std::string_view text, size_t at) {
  while (at < text.size() && (std::isalnum(uint8_t(text[at])) || text[at] == '_' || text[at] == '.'))
    ++at;
  return at;
}

} // namespace

std::string Grammar::number() {
  return random.oneIn(3) ? std::string(random.of(numbers)) : std::to_string(random.below(9));
}

std::string Grammar::decimal() { return std::string(random.of(decimals)); }

std::string Grammar::quantized() {
  constexpr std::string_view storages[] = {"i8", "u8", "i4", "i16", "i32", "u16", "i2", "si8", "f32", "i64"};
  constexpr std::string_view expressed[] = {"f32", "f16", "bf16", "f64", "i8"};
  constexpr std::string_view scales[] = {"1.0", "0.5", "2.0e-3", "0.0", "-1.0", "1e308", "1e-320", "0x7F800000"};
  auto scale = [&] {
    std::string text(random.of(scales));
    return random.oneIn(2) ? text + ":" + number() : text;
  };
  std::string text = "!quant." + std::string(random.oneIn(9) ? (random.oneIn(2) ? "any" : "calibrated") : "uniform") +
                     "<" + std::string(random.of(storages));
  if (random.oneIn(4))
    text += "<" + number() + ":" + number() + ">";
  text += ":" + std::string(random.of(expressed));
  switch (random.below(4)) {
  case 0: { // per axis
    text += ":" + number() + ", {" + scale();
    for (size_t n = random.below(4); n; --n)
      text += "," + scale();
    return text + "}>";
  }
  case 1: { // sub-channel
    text += ":{" + number() + ":" + number() + "}, {";
    text += random.oneIn(2) ? "{" + scale() + "," + scale() + "}" : scale();
    return text + "}>";
  }
  default: return text + ", " + scale() + ">";
  }
}

std::string Grammar::element(unsigned depth) {
  switch (random.below(12)) {
  case 0: return quantized();
  case 1: return std::string(random.of(rareElements));
  case 2: return depth ? type(depth - 1) : "f32";
  default: return std::string(random.of(elementTypes));
  }
}

std::string Grammar::tensor(unsigned depth) {
  std::string text = "tensor<";
  if (random.oneIn(20))
    return text + "*x" + element(depth) + ">";
  size_t rank = random.oneIn(20) ? random.below(40) : random.below(4);
  std::string bounds;
  for (size_t i = 0; i < rank; ++i) {
    bool isDynamic = random.oneIn(5);
    text += (isDynamic ? "?" : number()) + "x";
    bounds += (i ? ", " : "") + (isDynamic && random.oneIn(2) ? number() : "?");
  }
  text += element(depth);
  if (random.oneIn(12))
    text += ", #stablehlo.bounds<" + bounds + ">";
  else if (random.oneIn(30) && depth)
    text += ", " + attribute(depth - 1);
  return text + ">";
}

std::string Grammar::list(std::string_view open, std::string_view close, std::string (Grammar::*part)(unsigned),
                          unsigned depth) {
  std::string text(open);
  for (size_t n = random.below(4), i = 0; i < n; ++i)
    text += (i ? ", " : "") + (this->*part)(depth);
  return text.append(close);
}

std::string Grammar::type(unsigned depth) {
  if (!depth)
    return random.oneIn(2) ? tensor(0) : std::string(random.of(elementTypes));
  switch (random.below(24)) {
  case 0: return list("tuple<", ">", &Grammar::type, depth - 1);
  case 1: return "!stablehlo.token";
  case 2: return list("!stablehlo.future<", ">", &Grammar::type, depth - 1);
  case 3: return "complex<" + element(depth - 1) + ">";
  case 4: return list("(", ") -> (", &Grammar::type, depth - 1) + type(depth - 1) + ")";
  case 5:
    return "memref<" + number() + "x?x" + element(depth - 1) + ", strided<[" + number() + ", ?], offset: " + number() +
           ">, " + attribute(depth - 1) + ">";
  case 6: return "vector<[" + number() + "]x" + number() + "x" + element(depth - 1) + ">";
  case 7: return "!unknown.type<" + attribute(depth - 1) + ", [" + type(depth - 1) + "]>";
  case 8: return quantized();
  case 9: return std::string(random.of(rareElements));
  case 10: return random.oneIn(8) ? "memref<*x" + element(0) + ">" : std::string(random.of(elementTypes));
  case 11: {
    // Deep nesting, up to the default limit and beyond it.
    size_t levels = random.oneIn(4) ? random.below(200) : random.below(12);
    std::string text, close(levels, '>');
    for (size_t i = 0; i < levels; ++i)
      text += "tuple<";
    return text + type(0) + close;
  }
  default: return tensor(depth - 1);
  }
}

std::string Grammar::string() {
  constexpr std::string_view strings[] = {"\"\"",         "\"a\"",      "\"a b\"",      "\"\\00\"",
                                          "\"\\22\\5C\"", "\"\\n\\t\"", "\"\xc3\xa9\"", "\"\\FF\\C3\"",
                                          "\"main\"",     "\"a.b\"",    "\"0x00\""};
  return std::string(random.of(strings));
}

std::string Grammar::dense() {
  std::string elements;
  switch (random.below(8)) {
  case 0: break;
  case 1: elements = "\"0x" + std::string(random.below(6) * 2, 'F') + "\""; break;
  case 2: elements = "[]"; break;
  case 3: elements = "[[" + number() + ", " + number() + "], [" + number() + ", " + decimal() + "]]"; break;
  case 4: elements = "(" + decimal() + ", " + decimal() + ")"; break;
  case 5: elements = random.oneIn(2) ? "true" : "[true, false]"; break;
  case 6: elements = random.oneIn(2) ? decimal() : number(); break;
  default:
    elements = "[" + number();
    for (size_t n = random.below(5); n; --n)
      elements += ", " + (random.oneIn(3) ? decimal() : number());
    elements += "]";
  }
  if (random.oneIn(30))
    return "sparse<[[0, 1]], " + elements + "> : " + tensor(0);
  return "dense<" + elements + "> : " + tensor(0);
}

std::string Grammar::entries(unsigned depth) {
  std::string text;
  for (size_t n = random.below(4), i = 0; i < n; ++i) {
    text += i ? ", " : "";
    switch (random.below(4)) {
    case 0: text += std::string(random.of(attributeNames)); break;
    case 1: text += string(); break;
    case 2: text += "a.b" + std::to_string(random.below(4)); break;
    default: text += std::string(random.of(fieldNames));
    }
    if (!random.oneIn(8))
      text += " = " + attribute(depth);
  }
  return text;
}

std::string Grammar::dictionary(unsigned depth) { return "{" + entries(depth) + "}"; }

std::string Grammar::attribute(unsigned depth) {
  if (!depth)
    return random.oneIn(2) ? number() : std::string(random.of(attributeTexts));
  switch (random.below(26)) {
  case 0: return number() + " : " + std::string(random.of(elementTypes));
  case 1: return decimal() + " : " + std::string(random.of(elementTypes));
  case 2: return number() + " : " + type(depth - 1);
  case 3: return decimal();
  case 4: return string();
  case 5: return string() + " : " + type(depth - 1);
  case 6: return list("[", "]", &Grammar::attribute, depth - 1);
  case 7: return dictionary(depth - 1);
  case 8: return "unit";
  case 9: return random.oneIn(2) ? "true" : "false";
  case 10: return random.oneIn(2) ? "@a" : "@a::@" + string();
  case 11: return type(depth - 1);
  case 12:
  case 13: return std::string(random.of(enumAttributes));
  case 14: return "#" + std::string(random.of(structNames)) + "<" + entries(depth - 1) + ">";
  case 15: {
    constexpr std::string_view kinds[] = {"i1", "i8", "i32", "i64", "f32", "f64", "i7", "index"};
    std::string text = "array<" + std::string(random.of(kinds));
    for (size_t n = random.below(4), i = 0; i < n; ++i)
      text += (i ? ", " : ": ") + (random.oneIn(4) ? decimal() : number());
    return text + ">";
  }
  case 16: return "loc(" + location(depth - 1) + ")";
  case 17: return "distinct[" + number() + "]<" + attribute(depth - 1) + ">";
  case 18: return "affine_map<(d0, d1)[s0] -> (d0 + s0 * " + number() + ", d1 mod 2)>";
  case 19: return "#unknown.attr<" + attribute(depth - 1) + ">";
  case 20: return "dense_resource<a> : " + tensor(0);
  case 21: return std::string(random.of(attributeTexts));
  case 22: {
    size_t levels = random.oneIn(4) ? random.below(200) : random.below(12);
    return std::string(levels, '[') + attribute(0) + std::string(levels, ']');
  }
  default: return dense();
  }
}

std::string Grammar::location(unsigned depth) {
  if (!depth)
    return "unknown";
  switch (random.below(8)) {
  case 0: return "unknown";
  case 1: return string() + "(" + location(depth - 1) + ")";
  case 2: return list("fused[", "]", &Grammar::location, depth - 1);
  case 3: return "fused<" + attribute(depth - 1) + ">[" + location(depth - 1) + "]";
  case 4: return "callsite(" + location(depth - 1) + " at " + location(depth - 1) + ")";
  case 5: return string() + ":" + number() + ":" + number() + " to " + number() + ":" + number();
  case 6: return string() + ":" + number() + ":" + number() + " to :" + number();
  default: return string() + ":" + number() + ":" + number();
  }
}

std::string Grammar::op(size_t values, bool returnsOne, unsigned depth) {
  std::string text = "\"" + (random.oneIn(12) ? "unknown.op" : std::string(random.of(opNames))) + "\"(", types;
  for (size_t n = random.below(4), i = 0; i < n && values; ++i) {
    text += (i ? ", " : "") + ("%v" + std::to_string(random.below(values)));
    types += (i ? ", " : "") + (random.oneIn(8) ? tensor(0) : std::string("tensor<4xf32>"));
  }
  text += ")";
  if (random.oneIn(2))
    text += " <" + dictionary(2) + ">";
  if (depth && random.oneIn(4))
    text += " ({\n^bb0(%a" + std::to_string(depth) + ": tensor<f32>):\n  " + op(values, false, depth - 1) +
            "\n  \"stablehlo.return\"(%a" + std::to_string(depth) + ") : (tensor<f32>) -> ()\n})";
  if (random.oneIn(2))
    text += " " + dictionary(2);
  text += " : (" + types + ") -> ";
  text += returnsOne ? (random.oneIn(8) ? tensor(0) : "tensor<4xf32>") : "()";
  if (random.oneIn(4))
    text += " loc(" + location(2) + ")";
  return text;
}

std::string Grammar::program() {
  std::string text = "module @m attributes " + dictionary(2) + " {\nfunc.func @main(%v0: tensor<4xf32>";
  if (random.oneIn(4))
    text += " " + dictionary(2);
  text += ") -> tensor<4xf32> {\n";
  size_t values = 1;
  for (size_t n = random.below(5); n; --n) {
    bool returnsOne = !random.oneIn(4);
    if (returnsOne)
      text += "%v" + std::to_string(values) + " = ";
    if (random.oneIn(3)) {
      constexpr std::string_view unary[] = {"abs", "negate", "tanh", "exponential", "sign", "floor"};
      text += (returnsOne ? "" : "%w" + std::to_string(n) + " = ") + ("stablehlo." + std::string(random.of(unary))) +
              " %v" + std::to_string(random.below(values)) + " " + dictionary(2) + " : tensor<4xf32>";
    } else {
      text += op(values, returnsOne, 2);
    }
    text += "\n";
    values += returnsOne;
  }
  return text + "return %v" + std::to_string(random.below(values)) + " : tensor<4xf32>\n}\n}\n";
}

void Grammar::removeOwnAttributes(std::string &text) {
  constexpr std::string_view equals = " = ", colon = " : ", comma = ", ";
  for (size_t at = text.find(equals); at != text.npos; at = text.find(equals, at)) {
    size_t begin = at;
    while (begin > 0 && endOfName(text, begin - 1) >= at)
      --begin;
    std::string_view name = std::string_view(text).substr(begin, at - begin);
    if (std::find(std::begin(attributeNames), std::end(attributeNames), name) == std::end(attributeNames)) {
      at += equals.size();
      continue;
    }
    size_t end = balancedEnd(text, at + equals.size());
    if (text.compare(end, colon.size(), colon) == 0)
      end = balancedEnd(text, end + colon.size());
    if (text.compare(end, comma.size(), comma) == 0)
      end += comma.size();
    else if (begin >= comma.size() && text.compare(begin - comma.size(), comma.size(), comma) == 0)
      begin -= comma.size();
    text.erase(begin, end - begin);
    at = begin;
  }
}

std::string Grammar::change(std::string text) {
  auto placeOf = [&](std::string_view word) {
    std::vector<size_t> places;
    for (size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1))
      places.push_back(at);
    return places.empty() ? text.npos : random.of(places);
  };
  auto replaceFrom = [&](size_t at, const std::string &with) {
    if (at != text.npos)
      text.replace(at, balancedEnd(text, at) - at, with);
  };
  switch (random.below(8)) {
  case 0:
  case 1: replaceFrom(placeOf("tensor<"), random.oneIn(3) ? type(2) : tensor(1)); break;
  case 2:
    if (size_t at = placeOf(" = "); at != text.npos)
      replaceFrom(at + 3, attribute(2));
    break;
  case 3:
    if (size_t at = placeOf("stablehlo."); at != text.npos)
      text.replace(at, endOfName(text, at) - at, random.of(opNames));
    break;
  case 4:
    if (size_t at = placeOf("{"); at != text.npos)
      text.insert(at + 1,
                  std::string(random.of(attributeNames)) + " = " + attribute(2) + (random.oneIn(8) ? "" : ", "));
    break;
  case 5:
    if (size_t at = placeOf("\n"); at != text.npos)
      text.insert(at, " loc(" + location(3) + ")");
    break;
  case 6:
    if (size_t at = placeOf("\n"); at != text.npos)
      text.insert(at + 1, op(0, false, 1) + "\n");
    break;
  default: replaceFrom(placeOf("dense<"), dense());
  }
  return text;
}

} // namespace shlo::test
