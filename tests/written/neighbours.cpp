// Programs like those that were once written and could not be read, or lost something.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "written/neighbours.h"

#include <vector>

namespace shlo::test {
namespace {

constexpr const char *widths[] = {"0",  "1",  "2",  "3",  "4",  "5",  "7",  "8",   "9",   "15",  "16",  "17",
                                  "24", "31", "32", "33", "63", "64", "65", "127", "128", "129", "256", "16777215"};
constexpr const char *floats[] = {"f16",      "f32",      "f64",        "bf16",          "f80",        "f128",
                                  "tf32",     "f4E2M1FN", "f6E2M3FN",   "f6E3M2FN",      "f8E3M4",     "f8E4M3",
                                  "f8E4M3FN", "f8E5M2",   "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ", "f8E8M0FNU"};
constexpr const char *shapes[] = {"",
                                  "1x",
                                  "2x",
                                  "3x",
                                  "8x",
                                  "9x",
                                  "16x",
                                  "2x2x",
                                  "0x",
                                  "0x3x",
                                  "3x0x",
                                  "1x1x",
                                  "17x",
                                  "1x8x",
                                  "4503599627370496x",
                                  "4503599627370497x",
                                  "9007199254740992x",
                                  "3037000500x3037000500x",
                                  "9223372036854775807x",
                                  "0x9223372036854775807x",
                                  "65536x65536x65536x65536x"};

std::string numberType(Random &random) {
  switch (random.below(5)) {
  case 0:
  case 1: return std::string(random.of(floats));
  case 2: return "index";
  default: {
    static constexpr const char *signs[] = {"i", "i", "si", "ui"};
    std::string sign = random.of(signs);
    return sign + random.of(widths);
  }
  }
}

std::string elementType(Random &random) {
  static constexpr const char *quantized[] = {
      "!quant.uniform<i8:f32, 0.5>",
      "!quant.uniform<u8:f32, 0.5:3>",
      "!quant.uniform<i4:f32, 0.5>",
      "!quant.uniform<i8<-7:7>:f32, 0.5>",
      "!quant.uniform<i8:f32:0, {0.5, 0.25}>",
      "!quant.uniform<i8:f32:{0:1}, {0.5, 0.25}>",
      "!quant.uniform<i8:f32:{0:1, 1:2}, {{0.5}, {0.25}}>",
      "!quant.uniform<i32:f64, 0.5>",
      "!quant.any<i8:f32>",
      "!quant.any<i8<-8:7>>",
      "!quant.calibrated<f32<-1.0:1.0>>",
  };
  if (random.oneIn(8))
    return random.of(quantized);
  std::string type = numberType(random);
  return random.oneIn(4) ? "complex<" + type + ">" : type;
}

std::string shape(Random &random) { return random.of(shapes); }

std::string tensor(Random &random) { return "tensor<" + shape(random) + elementType(random) + ">"; }

std::string buffer(Random &random) {
  static constexpr const char *layouts[] = {", strided<[1]>",
                                            ", strided<[1], offset: ?>",
                                            ", strided<[1], offset: 3>",
                                            ", strided<[?], offset: ?>",
                                            ", affine_map<(d0) -> (d0)>",
                                            ", affine_map<(d0) -> (d0 + 1)>",
                                            ", affine_map<(d0) -> (d0 mod 2)>",
                                            ", #x.layout<1>"};
  static constexpr const char *layoutsOfTwo[] = {", strided<[2, 1]>", ", strided<[2, 1], offset: ?>",
                                                 ", affine_map<(d0, d1) -> (d1, d0)>",
                                                 ", affine_map<(d0, d1) -> (d0, d1)>"};
  static constexpr const char *spaces[] = {", 0",       ", 1",         ", 2 : i64", ", \"hbm\"", ", #x.space",
                                           ", 1 : ui8", ", 7 : index", ", [1]",     ", {a}"};
  static constexpr const char *extents[] = {"2x", "4x", "?x", "0x", "1x"};
  static constexpr const char *extentsOfTwo[] = {"2x2x", "?x2x", "2x0x"};
  std::string element = random.oneIn(3) ? elementType(random) : "f32", layout, space;
  if (random.oneIn(3))
    space = random.of(spaces);
  if (random.oneIn(8))
    return "memref<" + std::string(random.oneIn(2) ? "" : "*x") + element + space + ">";
  bool two = random.oneIn(4);
  if (random.oneIn(3))
    layout = two ? random.of(layoutsOfTwo) : random.of(layouts);
  return "memref<" + std::string(two ? random.of(extentsOfTwo) : random.of(extents)) + element + layout + space + ">";
}

std::string type(Random &random, unsigned depth = 3);

std::string list(Random &random, unsigned depth) {
  std::string text;
  for (size_t n = random.below(3); n; --n)
    text += (text.empty() ? "" : ", ") + type(random, depth);
  return text;
}

std::string type(Random &random, unsigned depth) {
  static constexpr const char *others[] = {"none",
                                           "!stablehlo.token",
                                           "vector<2xf32>",
                                           "tensor<*xf32>",
                                           "!x.type<1>",
                                           "!x.type",
                                           "tensor<2x?xf32>",
                                           "tensor<?xi0>",
                                           "tensor<*xi65>",
                                           "vector<[4]xi8>",
                                           "tensor<2xf32, #x.e>",
                                           "memref<2xf32, 1>",
                                           "tensor<?xf32, #stablehlo.bounds<4>>",
                                           "tensor<2xf32, \"e\">",
                                           "tensor<2xf32, 1>",
                                           "tensor<2xvector<2xf32>>",
                                           "!stablehlo.future<tensor<2xf32>>"};
  switch (random.below(depth ? 8 : 4)) {
  case 0:
  case 1: return tensor(random);
  case 2: return elementType(random);
  case 3: return random.of(others);
  case 4: return "tuple<" + list(random, depth - 1) + ">";
  case 5: return "(" + list(random, depth - 1) + ") -> (" + list(random, depth - 1) + ")";
  case 6: return "tuple<" + type(random, depth - 1) + ">";
  default: return buffer(random);
  }
}

// A number of an element type, mostly one that fits.
std::string number(Random &random, const std::string &type) {
  static constexpr const char *ofFloats[] = {"0.0", "0.0", "1.0", "2.0", "-0.0", "-1.5", "6.0e+03", "0x7F", "1.0e-300"};
  static constexpr const char *large[] = {
      "7",  "-8", "100", "170141183460469231731687303715884105727", "18446744073709551615", "-9223372036854775808",
      "255"};
  if (type == "i1" && random.oneIn(2))
    return random.oneIn(2) ? "true" : "false";
  if (type.find('f') != std::string::npos)
    return random.of(ofFloats);
  if (type.ends_with("i0"))
    return "0";
  return random.oneIn(4) ? random.of(large) : std::to_string(random.below(2));
}

std::string elements(Random &random) {
  std::string element = random.oneIn(6) ? "i1" : numberType(random), extents = shape(random);
  bool isComplex = random.oneIn(4);
  auto one = [&] {
    std::string value = number(random, element);
    return isComplex ? "(" + value + ", " + number(random, element) + ")" : value;
  };
  const bool isEmpty = extents.starts_with("0x") || extents.find("x0x") != std::string::npos;
  std::string values;
  switch (random.below(6)) {
  case 0:
    if (extents == "1x" || extents == "2x" || extents == "3x")
      values = "[" + one() + (extents == "1x" ? "" : ", " + one()) + (extents == "3x" ? ", " + one() : "") + "]";
    else
      values = isEmpty ? "" : one();
    break;
  case 1:
    values = isEmpty ? "" : "\"0x" + std::string(random.oneIn(2) ? 2 : 16, random.oneIn(2) ? '0' : 'F') + "\"";
    break;
  default: values = one();
  }
  std::string ofType = isComplex ? "complex<" + element + ">" : element;
  return "dense<" + values + "> : " + (random.oneIn(12) ? "vector<" : "tensor<") + extents + ofType + ">";
}

std::string attribute(Random &random, unsigned depth = 3) {
  static constexpr const char *others[] = {"unit",
                                           "\"text\"",
                                           "\"\"",
                                           "@f",
                                           "@f::@g",
                                           "#x.a<1>",
                                           "affine_map<(d0) -> (d0)>",
                                           "array<i64: 1, 2>",
                                           "array<i1: true, false>",
                                           "array<f32: 1.0>",
                                           "array<i8>",
                                           "array<i64>",
                                           "array<i32: 7>",
                                           "array<f64: 0.5>",
                                           "\"typed\" : i32",
                                           "loc(\"a\")",
                                           "dense<[\"a\", \"b\"]> : tensor<2x!x.s>",
                                           "sparse<0, 1.0> : tensor<4xf32>",
                                           "distinct[0]<1>",
                                           "true",
                                           "1.5 : f80",
                                           "1 : i128",
                                           "7 : index",
                                           "1.0 : f8E4M3FN",
                                           "3 : i3",
                                           "-1 : si8",
                                           "255 : ui8",
                                           "0 : i0",
                                           "dense_resource<r> : tensor<1xf32>",
                                           "\"\\00\""};
  switch (random.below(depth ? 7 : 4)) {
  case 0: return elements(random);
  case 1: return type(random, depth ? depth - 1 : 0);
  case 2: return random.of(others);
  case 3: {
    std::string of = numberType(random);
    return number(random, of) + " : " + of;
  }
  case 4:
    return "[" + attribute(random, depth - 1) + (random.oneIn(2) ? ", " + attribute(random, depth - 1) : "") + "]";
  case 5: return "{a = " + attribute(random, depth - 1) + "}";
  default: return "{a = " + attribute(random, depth - 1) + ", b = " + attribute(random, 0) + "}";
  }
}

// A program with the attribute somewhere.
std::string around(Random &random, const std::string &attribute) {
  switch (random.below(6)) {
  case 0: return "module attributes {x.a = " + attribute + "} {}";
  case 1: return "func.func @f() attributes {x.a = " + attribute + "} { return }";
  case 2: return "func.func @f(%a: tensor<f32> {x.a = " + attribute + "}) { return }";
  case 3:
    return "func.func @f() -> (tensor<f32> {x.a = " + attribute +
           "}) { %0 = stablehlo.constant dense<0.0> : tensor<f32> return %0 : tensor<f32> }";
  case 4:
    return "func.func @f(%a: tensor<f32>) { %0 = stablehlo.negate %a {x.a = " + attribute + "} : tensor<f32> return }";
  default: return "func.func @f() { \"x.op\"() {a = " + attribute + "} : () -> () return }";
  }
}

} // namespace

std::string constants(Random &random) {
  std::string value = elements(random);
  if (random.oneIn(2))
    return "func.func @f() { %0 = stablehlo.constant " + value + " return }";
  return around(random, random.oneIn(3) ? "[" + value + "]" : value);
}

std::string types(Random &random) {
  std::string a = type(random), b = type(random);
  switch (random.below(8)) {
  case 0: return "func.func @f(%a: " + a + ") { return }";
  case 1:
    return "func.func @f(%a: " + a + ") -> " + (a.front() == '(' ? "(" + a + ")" : a) + " { return %a : " + a + " }";
  case 2: return "func.func private @f(" + a + ", " + b + ")";
  case 3: return "func.func @f(%a: " + a + ") { \"x.op\"(%a) : (" + a + ") -> () return }";
  case 4: return "func.func @f() { %0 = \"x.op\"() : () -> (" + a + ") \"x.op\"(%0) : (" + a + ") -> () return }";
  case 5:
    return "func.func @f(%a: " + a + ") { %0 = stablehlo.custom_call @c(%a) : (" + a + ") -> " +
           (b.front() == '(' ? "(" + b + ")" : b) + " return }";
  case 6: return "func.func @f() { \"x.op\"() ({ ^bb0(%b: " + a + "): \"x.end\"() : () -> () }) : () -> () return }";
  default: return around(random, a);
  }
}

std::string buffers(Random &random) {
  std::string a = buffer(random);
  if (random.oneIn(4))
    a = "tuple<" + a + ", tensor<f32>>";
  switch (random.below(6)) {
  case 0: return "func.func @f(%a: " + a + ") { return }";
  case 1: return "func.func private @f() -> " + a;
  case 2: return "func.func @f(%a: " + a + ") { %0 = stablehlo.custom_call @c(%a) : (" + a + ") -> " + a + " return }";
  case 3: return "func.func @f() { %0 = \"x.op\"() : () -> (" + a + ") \"x.op\"(%0) : (" + a + ") -> () return }";
  case 4: return "func.func @f(%a: " + a + ") { %0 = stablehlo.tuple %a : tuple<" + a + "> return }";
  default: return around(random, a);
  }
}

std::string properties(Random &random) {
  std::string text = "a = " + attribute(random);
  if (random.oneIn(2))
    text += ", b = " + attribute(random);
  if (random.oneIn(4))
    text = "a";
  std::string value = random.oneIn(6) ? attribute(random) : "{" + text + "}";
  std::string also = random.oneIn(3) ? " {c = " + attribute(random) + "}" : "";
  static constexpr const char *names[] = {"x.op", "x.op", "check.expect_eq_const", "sdy.unknown", "tf.op", "x.y.z"};
  return std::string("func.func @f() { \"") + random.of(names) + "\"() <" + value + ">" + also + " : () -> () return }";
}

} // namespace shlo::test
