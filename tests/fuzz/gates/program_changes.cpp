// Makes mutants of programs, and hostile programs from templates.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "program_changes.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>
#include <vector>

namespace shlo::test {
namespace {

constexpr std::string_view elements[] = {"f32",
                                         "f64",
                                         "f16",
                                         "bf16",
                                         "i1",
                                         "i8",
                                         "i16",
                                         "i32",
                                         "i64",
                                         "ui8",
                                         "ui16",
                                         "ui32",
                                         "ui64",
                                         "i4",
                                         "i2",
                                         "ui2",
                                         "ui4",
                                         "complex<f32>",
                                         "complex<f64>",
                                         "f8E4M3FN",
                                         "f8E5M2",
                                         "f8E8M0FNU",
                                         "f8E3M4",
                                         "f6E2M3FN",
                                         "f4E2M1FN",
                                         "!quant.uniform<i8:f32, 0.5:3>",
                                         "!quant.uniform<u8:f32:0, {0.5, 0.25}>"};
constexpr std::string_view extents[] = {"?", "0", "1", "2", "3", "5", "8", "33", "1000"};

std::vector<size_t> placesOf(const std::string &text, std::string_view word) {
  std::vector<size_t> places;
  for (size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1))
    places.push_back(at);
  return places;
}

size_t onePlace(const std::string &text, std::string_view word, Random &random) {
  std::vector<size_t> places = placesOf(text, word);
  return places.empty() ? text.npos : random.of(places);
}

size_t spanOf(const std::string &text, size_t at, std::string_view more) {
  size_t end = at;
  while (end < text.size() && (std::isalnum(uint8_t(text[end])) || more.find(text[end]) != more.npos))
    ++end;
  return end - at;
}

void changeNumber(std::string &text, Random &random) {
  constexpr std::string_view numbers[] = {"0",  "1",  "2",   "3",   "4",    "5",  "7",  "8",     "16",         "17",
                                          "33", "64", "127", "255", "1000", "-1", "-2", "65536", "2147483647", "-128"};
  std::vector<size_t> places;
  for (size_t i = 0; i < text.size(); ++i)
    if (std::isdigit(uint8_t(text[i])) && (i == 0 || !std::isalnum(uint8_t(text[i - 1]))))
      places.push_back(i);
  if (places.empty())
    return;
  size_t at = random.of(places), length = 0;
  while (at + length < text.size() && std::isdigit(uint8_t(text[at + length])))
    ++length;
  constexpr size_t longest = 17;
  if (length > longest)
    return;
  long now = std::stol(text.substr(at, length));
  std::string number =
      random.oneIn(2) ? std::to_string(now + long(random.below(5)) - 2) : std::string(random.of(numbers));
  text.replace(at, length, number);
}

// The end of the type at `at`, behind its brackets.
size_t endOfType(const std::string &text, size_t at) {
  size_t open = 0;
  for (; at < text.size(); ++at) {
    open += text[at] == '<';
    if (text[at] == '>' && text[at - 1] != '-' && --open == 0)
      return at + 1;
  }
  return text.npos;
}

// Replaces an extent or the element type of a tensor, once or wherever the type is.
void changeType(std::string &text, Random &random) {
  constexpr std::string_view begin = "tensor<";
  size_t at = onePlace(text, begin, random), end = at == text.npos ? at : endOfType(text, at);
  if (end == text.npos)
    return;
  std::string old = text.substr(at, end - at);
  // An x follows each extent.
  std::vector<std::string> parts;
  size_t element = begin.size();
  for (size_t digits; (digits = old.find_first_not_of("0123456789?", element)) != element && old[digits] == 'x';
       element = digits + 1)
    parts.push_back(old.substr(element, digits - element));
  std::string rest = old.substr(element);
  if (random.oneIn(3))
    rest = std::string(random.of(elements)) + ">";
  else if (parts.empty() || random.oneIn(8))
    parts.insert(parts.begin(), std::string(random.of(extents)));
  else if (random.oneIn(8))
    parts.erase(parts.begin() + ptrdiff_t(random.below(parts.size())));
  else
    random.of(parts) = random.of(extents);
  std::string made(begin);
  for (const std::string &part : parts)
    made += part + "x";
  made += rest;
  if (random.oneIn(3)) {
    text.replace(at, old.size(), made);
    return;
  }
  for (size_t next = text.find(old); next != text.npos; next = text.find(old, next + made.size()))
    text.replace(next, old.size(), made);
}

// Replaces a name of an op or a value by another one of the program.
void changeName(std::string &text, std::string_view begin, std::string_view more, Random &random) {
  size_t from = onePlace(text, begin, random), to = onePlace(text, begin, random);
  if (from == text.npos)
    return;
  std::string name = text.substr(from, begin.size() + spanOf(text, from + begin.size(), more));
  text.replace(to, begin.size() + spanOf(text, to + begin.size(), more), name);
}

//===- Templates --------------------------------------------------------------------------------------------------===//

// Of the holes, $A to $D are extents, $E and $F element types, $I an integer type, $N and $M small or extreme numbers,
// $P small positive numbers, $U a unary op, $V a binary op, $W a comparison. A hole is filled with the same everywhere.
constexpr std::string_view templates[] = {
    // Loops that never end, or for long.
    R"(func.func @main(%a: tensor<$AxI>, %n: tensor<$I>) -> tensor<$AxI> {
  %c = stablehlo.constant dense<$N> : tensor<$I>
  %0:2 = stablehlo.while(%i = %n, %x = %a) : tensor<$I>, tensor<$AxI>
  cond { %1 = stablehlo.compare $W, %i, %c : (tensor<$I>, tensor<$I>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1> }
  do { %1 = stablehlo.$V %i, %c : tensor<$I>
    %2 = stablehlo.$V %x, %x : tensor<$AxI>
    stablehlo.return %1, %2 : tensor<$I>, tensor<$AxI> }
  return %0#1 : tensor<$AxI>
})",
    R"(func.func @main(%a: tensor<$AxE>) -> tensor<$AxE> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0:2 = stablehlo.while(%i = %c, %x = %a) : tensor<i1>, tensor<$AxE>
  cond { stablehlo.return %i : tensor<i1> }
  do { %2 = stablehlo.$V %x, %a : tensor<$AxE>
    stablehlo.return %i, %2 : tensor<i1>, tensor<$AxE> }
  return %0#1 : tensor<$AxE>
})",
    // Much memory.
    R"(func.func @main(%a: tensor<$E>) -> tensor<$Ax$Bx$CxE> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<$E>) -> tensor<$Ax$Bx$CxE>
  %1 = stablehlo.$V %0, %0 : tensor<$Ax$Bx$CxE>
  return %1 : tensor<$Ax$Bx$CxE>
})",
    R"(func.func @main(%a: tensor<$AxE>, %z: tensor<$E>) -> tensor<?xE> {
  %0 = stablehlo.pad %a, %z, low = [$N], high = [$M], interior = [$P] : (tensor<$AxE>, tensor<$E>) -> tensor<?xE>
  return %0 : tensor<?xE>
})",
    R"(func.func @main(%z: tensor<$E>) -> tensor<$E> {
  %0 = stablehlo.iota dim = 0 : tensor<$Ax$Bx$CxE>
  %1 = stablehlo.reverse %0, dims = [1] : tensor<$Ax$Bx$CxE>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.$V across dimensions = [0, 1, 2] : (tensor<$Ax$Bx$CxE>, tensor<$E>) -> tensor<$E>
  return %2 : tensor<$E>
})",
    // Much work.
    R"(func.func @main(%a: tensor<$Ax$BxE>, %b: tensor<$Bx$CxE>) -> tensor<$Ax$CxF> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<$Ax$BxE>, tensor<$Bx$CxE>) -> tensor<$Ax$CxF>
  return %0 : tensor<$Ax$CxF>
})",
    R"(func.func @main(%a: tensor<$AxE>, %z: tensor<$E>) -> tensor<?xE> {
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: $P>, window_strides = array<i64: $Q>, base_dilations = array<i64: $R>, window_dilations = array<i64: $S>, padding = dense<[[$N, $M]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<$E>, %y: tensor<$E>):
    %1 = stablehlo.$V %x, %y : tensor<$E>
    stablehlo.return %1 : tensor<$E>
  }) : (tensor<$AxE>, tensor<$E>) -> tensor<?xE>
  return %0 : tensor<?xE>
})",
    R"(func.func @main(%a: tensor<$Ax$Bx$CxE>) -> tensor<$Ax$Bx$CxE> {
  %0 = stablehlo.fft %a, type = FFT, length = [$B, $C] : (tensor<$Ax$Bx$CxE>) -> tensor<$Ax$Bx$CxE>
  return %0 : tensor<$Ax$Bx$CxE>
})",
    R"(func.func @main(%a: tensor<$Ax$AxE>, %b: tensor<$Ax$BxE>) -> tensor<$Ax$BxE> {
  %0 = stablehlo.cholesky %a, lower = true : tensor<$Ax$AxE>
  %1 = "stablehlo.triangular_solve"(%0, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<$Ax$AxE>, tensor<$Ax$BxE>) -> tensor<$Ax$BxE>
  return %1 : tensor<$Ax$BxE>
})",
    R"(func.func @main(%a: tensor<1x$Ax$BxE>, %k: tensor<$Px$Bx$CxE>) -> tensor<1x?x$CxE> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [$Q], pad = [[$N, $M]], lhs_dilate = [$R], rhs_dilate = [$S]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x$Ax$BxE>, tensor<$Px$Bx$CxE>) -> tensor<1x?x$CxE>
  return %0 : tensor<1x?x$CxE>
})",
    // Indices of any size.
    R"(func.func @main(%a: tensor<$Ax$BxE>, %i: tensor<$I>, %j: tensor<$I>) -> tensor<$PxQxE> {
  %0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [$P, $Q] : (tensor<$Ax$BxE>, tensor<$I>, tensor<$I>) -> tensor<$PxQxE>
  return %0 : tensor<$PxQxE>
})",
    R"(func.func @main(%a: tensor<$Ax$BxE>, %u: tensor<$PxQxE>, %i: tensor<$I>) -> tensor<$Ax$BxE> {
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<$Ax$BxE>, tensor<$PxQxE>, tensor<$I>, tensor<$I>) -> tensor<$Ax$BxE>
  return %0 : tensor<$Ax$BxE>
})",
    R"(func.func @main(%a: tensor<$Ax$BxE>, %i: tensor<$Cx2xI>) -> tensor<$Cx1xE> {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = true}> : (tensor<$Ax$BxE>, tensor<$Cx2xI>) -> tensor<$Cx1xE>
  return %0 : tensor<$Cx1xE>
})",
    R"(func.func @main(%a: tensor<$Ax$BxE>, %i: tensor<$Cx1xI>, %u: tensor<$Cx$BxE>) -> tensor<$Ax$BxE> {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%x: tensor<$E>, %y: tensor<$E>):
    %1 = stablehlo.$V %x, %y : tensor<$E>
    stablehlo.return %1 : tensor<$E>
  }) : (tensor<$Ax$BxE>, tensor<$Cx1xI>, tensor<$Cx$BxE>) -> tensor<$Ax$BxE>
  return %0 : tensor<$Ax$BxE>
})",
    R"(func.func @main(%a: tensor<$AxE>, %i: tensor<$I>) -> tensor<$AxE> {
  %0 = "stablehlo.case"(%i) ({ stablehlo.return %a : tensor<$AxE> }, {
    %1 = stablehlo.$U %a : tensor<$AxE>
    stablehlo.return %1 : tensor<$AxE> }) : (tensor<$I>) -> tensor<$AxE>
  return %0 : tensor<$AxE>
})",
    // A comparison that orders nothing.
    R"(func.func @main(%a: tensor<$Ax$BxE>, %b: tensor<$Ax$BxF>) -> (tensor<$Ax$BxE>, tensor<$Ax$BxF>) {
  %0:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<$E>, %y: tensor<$E>, %p: tensor<$F>, %q: tensor<$F>):
    %1 = stablehlo.compare $W, %x, %y : (tensor<$E>, tensor<$E>) -> tensor<i1>
    %2 = stablehlo.compare $W, %p, %q : (tensor<$F>, tensor<$F>) -> tensor<i1>
    %3 = stablehlo.xor %1, %2 : tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }) : (tensor<$Ax$BxE>, tensor<$Ax$BxF>) -> (tensor<$Ax$BxE>, tensor<$Ax$BxF>)
  return %0#0, %0#1 : tensor<$Ax$BxE>, tensor<$Ax$BxF>
})",
    // Dynamic shapes.
    R"(func.func @main(%a: tensor<?x?xE>, %b: tensor<?x?xE>) -> tensor<?x?xE> {
  %0 = stablehlo.concatenate %a, %b, dim = 1 : (tensor<?x?xE>, tensor<?x?xE>) -> tensor<?x?xE>
  %1 = stablehlo.$U %0 : tensor<?x?xE>
  return %1 : tensor<?x?xE>
})",
    R"(func.func @main(%a: tensor<?xE>) -> tensor<?x?xE> {
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xE>) -> tensor<i32>
  %c = stablehlo.constant dense<$N> : tensor<i32>
  %m = stablehlo.$V %n, %c : tensor<i32>
  %0 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.concatenate %1, %0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %3 = stablehlo.dynamic_broadcast_in_dim %a, %2, dims = [1] : (tensor<?xE>, tensor<2xi32>) -> tensor<?x?xE>
  return %3 : tensor<?x?xE>
})",
    R"(func.func @main(%a: tensor<?xE>) -> tensor<?x?xE> {
  %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xE>) -> tensor<i32>
  %c = stablehlo.constant dense<$N> : tensor<i32>
  %m = stablehlo.divide %n, %c : tensor<i32>
  %0 = stablehlo.reshape %c : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.concatenate %1, %0, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %3 = stablehlo.dynamic_reshape %a, %2 : (tensor<?xE>, tensor<2xi32>) -> tensor<?x?xE>
  return %3 : tensor<?x?xE>
})",
    R"(func.func @main(%a: tensor<?xE>, %z: tensor<$E>) -> tensor<?xE> {
  %0 = stablehlo.pad %a, %z, low = [$N], high = [$M], interior = [$P] : (tensor<?xE>, tensor<$E>) -> tensor<?xE>
  %1 = stablehlo.$U %0 : tensor<?xE>
  return %1 : tensor<?xE>
})",
    // One op on any type.
    R"(func.func @main(%a: tensor<$Ax$BxE>, %b: tensor<$Ax$BxE>) -> (tensor<$Ax$BxE>, tensor<$Ax$BxE>) {
  %0 = stablehlo.$U %a : tensor<$Ax$BxE>
  %1 = stablehlo.$V %a, %b : tensor<$Ax$BxE>
  return %0, %1 : tensor<$Ax$BxE>, tensor<$Ax$BxE>
})",
    R"(func.func @main(%a: tensor<$AxE>) -> tensor<$AxF> {
  %0 = stablehlo.convert %a : (tensor<$AxE>) -> tensor<$AxF>
  return %0 : tensor<$AxF>
})",
    R"(func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<$Ax$BxI>) {
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<$Ax$BxI>)
  return %0, %1 : tensor<2xui64>, tensor<$Ax$BxI>
})",
};

constexpr std::string_view unary[] = {"abs",         "negate", "tanh",  "exponential", "sign", "floor",
                                      "log",         "sqrt",   "rsqrt", "cbrt",        "not",  "popcnt",
                                      "cosine",      "sine",   "tan",   "logistic",    "ceil", "round_nearest_even",
                                      "log_plus_one"};
constexpr std::string_view binary[] = {"add",
                                       "subtract",
                                       "multiply",
                                       "divide",
                                       "remainder",
                                       "power",
                                       "maximum",
                                       "minimum",
                                       "and",
                                       "or",
                                       "xor",
                                       "atan2",
                                       "shift_left",
                                       "shift_right_arithmetic",
                                       "shift_right_logical"};

} // namespace

std::string hostileProgram(Random &random) {
  constexpr std::string_view sizes[] = {"0", "1", "2", "3", "7", "64", "127", "1000", "4096", "100003", "1048576"};
  constexpr std::string_view plain[] = {"f32", "f64", "i32", "i64", "ui8", "i1", "complex<f32>", "bf16"};
  constexpr std::string_view integers[] = {"i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "i4"};
  constexpr std::string_view extremes[] = {"0", "1", "2", "3", "100", "127", "1000000", "2147483647", "-1", "-3"};
  constexpr std::string_view small[] = {"1", "2", "3", "5", "1000"};
  constexpr std::string_view comparisons[] = {"LT", "LE", "GT", "GE", "EQ", "NE"};
  auto fill = [&](char hole) -> std::string_view {
    switch (hole) {
    case 'A':
    case 'B':
    case 'C':
    case 'D': return random.oneIn(3) ? random.of(sizes) : sizes[random.below(7)];
    case 'E':
    case 'F': return random.oneIn(2) ? random.of(elements) : random.of(plain);
    case 'I': return random.of(integers);
    case 'N':
    case 'M': return random.of(extremes);
    case 'U': return random.of(unary);
    case 'V': return random.of(binary);
    case 'W': return random.of(comparisons);
    default: return random.of(small);
    }
  };
  std::string_view form = random.of(templates);
  std::string text;
  std::map<char, std::string_view> filled;
  for (size_t i = 0; i < form.size(); ++i) {
    // An element type follows the x of the last extent.
    bool isElement = form[i] == 'x' && i + 1 < form.size() &&
                     (form[i + 1] == 'E' || form[i + 1] == 'F' || form[i + 1] == 'I' || form[i + 1] == 'Q');
    if (form[i] != '$' && !isElement) {
      text += form[i];
      continue;
    }
    if (isElement)
      text += 'x';
    char hole = form[++i];
    if (!filled.contains(hole))
      filled[hole] = fill(hole);
    text += filled[hole];
  }
  return text;
}

std::string changeProgram(std::string text, Random &random) {
  for (size_t n = 1 + random.below(3); n; --n)
    switch (random.below(6)) {
    case 0:
    case 1: changeType(text, random); break;
    case 2:
    case 3: changeNumber(text, random); break;
    case 4: changeName(text, "stablehlo.", "_.", random); break;
    default: changeName(text, "%", "_#", random);
    }
  return text;
}

std::string transferringProgram(Random &random) {
  constexpr std::string_view types[] = {"tensor<2xf32>",   "tensor<i32>",  "tensor<0xi64>",
                                        "tensor<3x2xui8>", "tensor<4xi1>", "tensor<1000xbf16>"};
  constexpr std::string_view pairs[] = {"dense<[[0, 1]]> : tensor<1x2xi64>",
                                        "dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>"};
  constexpr std::string_view once = R"(func.func @main(%a: $A) -> ($A, !stablehlo.token) {
  %t = stablehlo.create_token : !stablehlo.token
$STEP
  return %y, %z : $A, !stablehlo.token
}
)";
  constexpr std::string_view often = R"(func.func @main(%x: $A) -> $A {
  %first = stablehlo.create_token : !stablehlo.token
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %w:3 = stablehlo.while(%n = %zero, %a = %x, %t = %first) : tensor<i32>, $A, !stablehlo.token
  cond {
    %c = stablehlo.compare LT, %n, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
$STEP
    %k = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %k, %y, %z : tensor<i32>, $A, !stablehlo.token
  }
  return %w#1 : $A
}
)";
  // Takes %a and the token %t, and gives %y and the token %z.
  constexpr std::string_view step =
      R"($SHAPED  %i:2 = "stablehlo.infeed"(%t) {infeed_config = "in"} : (!stablehlo.token) -> ($B, !stablehlo.token)
  %o = "stablehlo.outfeed"(%a, %i#0, %i#1) {outfeed_config = "out"} : ($A, $B, !stablehlo.token) -> !stablehlo.token
  %s = "stablehlo.send"(%a, %o) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>,
    is_host_transfer = true} : ($A, !stablehlo.token) -> !stablehlo.token
  %r:2 = "stablehlo.recv"(%s) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>,
    is_host_transfer = true} : (!stablehlo.token) -> ($A, !stablehlo.token)
)";
  // The host gives the shape of a result, which it cannot in loops.
  constexpr std::string_view shaped = R"(  %h = stablehlo.custom_call @host(%a) : ($A) -> tensor<?x4xf32>
  %d = stablehlo.add %h, %h : tensor<?x4xf32>
  %e = stablehlo.custom_call @host(%d) : (tensor<?x4xf32>) -> tensor<2xi32>
)";
  constexpr std::string_view here = R"(  %y, %z = stablehlo.optimization_barrier %r#0, %r#1 : $A, !stablehlo.token)";
  constexpr std::string_view between = R"(  %m = "stablehlo.send"(%r#0, %r#1) {
    channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = $PAIRS} :
    ($A, !stablehlo.token) -> !stablehlo.token
  %y, %z = "stablehlo.recv"(%m) {
    channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = $PAIRS} :
    (!stablehlo.token) -> ($A, !stablehlo.token))";
  std::string text(random.oneIn(2) ? once : often);
  auto fill = [&](std::string_view hole, const std::string &content) {
    for (size_t place = 0; (place = text.find(hole, place)) != std::string::npos; place += content.size())
      text.replace(place, hole.size(), content);
  };
  fill("$STEP", std::string(step) + std::string(random.oneIn(2) ? here : between));
  fill("$SHAPED", random.oneIn(3) ? std::string(shaped) : std::string());
  fill("$PAIRS", std::string(random.of(pairs)));
  fill("$A", std::string(random.of(types)));
  fill("$B", std::string(random.of(types)));
  return text;
}

std::string withoutChecks(const std::string &text) {
  std::string kept;
  for (size_t at = 0; at < text.size();) {
    size_t end = text.find('\n', at);
    end = end == text.npos ? text.size() : end + 1;
    if (std::string_view line(text.data() + at, end - at); line.find("@check.") == line.npos)
      kept += line;
    at = end;
  }
  return kept;
}

} // namespace shlo::test
