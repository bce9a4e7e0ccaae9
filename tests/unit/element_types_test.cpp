// Every element type of tensor/element_types.def by itself: text, constants, artifacts, conversions and sums, compared
// with LLVM's APInt and APFloat. A new type needs no edit here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tensor/element_type.h"

#include "stablehlo-c/artifact.h"
#include "stablehlo-c/module.h"
#include "stablehlo-c/plan.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace shlo;

namespace {

using llvm::APFloat;
using llvm::APInt;
using Bits = std::vector<uint64_t>; // of each element, or of each part of a complex one

constexpr auto nearest = APFloat::rmNearestTiesToEven;

ElementType realOf(ElementType type) { return isComplex(type) ? partOf(type) : type; }

// All patterns of at most 8 bits; otherwise those at the ends and some in between.
Bits patternsOf(ElementType type) {
  const unsigned bits = info(realOf(type)).bits;
  Bits patterns;
  if (bits <= 8) {
    for (uint64_t pattern = 0; pattern < (uint64_t(1) << bits); ++pattern)
      patterns.push_back(pattern);
    return patterns;
  }
  const uint64_t mask = ~uint64_t(0) >> (64 - bits);
  for (unsigned bit = 0; bit < bits; ++bit)
    for (uint64_t pattern : {uint64_t(1) << bit, (uint64_t(1) << bit) - 1, ~(uint64_t(1) << bit)})
      patterns.push_back(pattern & mask);
  for (uint64_t pattern = 1; patterns.size() < 256; pattern = pattern * 6364136223846793005u + 1442695040888963407u)
    patterns.push_back((pattern >> 7 ^ pattern << 13) & mask);
  return patterns;
}

std::string bytesOf(ElementType type, const Bits &patterns) {
  const ElementTypeInfo &facts = info(realOf(type));
  const unsigned unused = 64 - facts.bits;
  std::string bytes;
  for (uint64_t pattern : patterns) {
    if (facts.kind == ElementKind::Signed)
      pattern = uint64_t(int64_t(pattern << unused) >> unused);
    bytes.append(reinterpret_cast<const char *>(&pattern), facts.bytes);
  }
  return bytes;
}

// LLVM's arithmetic, found by the name of the type.
class Reference {
public:
  explicit Reference(ElementType type) : facts(info(realOf(type))) {
    if (auto real = mlir::dyn_cast_or_null<mlir::FloatType>(mlir::parseType(facts.name, &context)))
      semantics = &real.getFloatSemantics();
  }
  bool isFloat() const { return semantics; }

  APFloat number(uint64_t pattern) const { return APFloat(*semantics, APInt(facts.bits, pattern)); }
  bool isNan(uint64_t pattern) const { return semantics && number(pattern).isNaN(); }

  uint64_t sum(uint64_t a, uint64_t b) const {
    if (!semantics) // predicates: or
      return facts.bits == 1 ? a | b : (APInt(64, a) + APInt(64, b)).getLoBits(facts.bits).getZExtValue();
    APFloat x = number(a), y = number(b);
    bool isInexact = false;
    if (facts.bits < 32) // computed as f32
      for (APFloat *value : {&x, &y})
        value->convert(APFloat::IEEEsingle(), nearest, &isInexact);
    x.add(y, nearest);
    x.convert(*semantics, nearest, &isInexact);
    return x.bitcastToAPInt().getZExtValue();
  }
  // As f64, i64 or ui64.
  uint64_t widened(uint64_t pattern) const {
    if (!semantics) {
      APInt narrow(facts.bits, pattern);
      return (facts.kind == ElementKind::Signed ? narrow.sext(64) : narrow.zext(64)).getZExtValue();
    }
    APFloat value = number(pattern);
    bool isInexact = false;
    if (value.isNaN()) // converting NaN of a format without mantissa bits gives the pattern of infinity
      return APFloat::getNaN(APFloat::IEEEdouble()).bitcastToAPInt().getZExtValue();
    value.convert(APFloat::IEEEdouble(), nearest, &isInexact);
    return value.bitcastToAPInt().getZExtValue();
  }

private:
  mlir::MLIRContext context;
  const ElementTypeInfo &facts;
  const llvm::fltSemantics *semantics = nullptr;
};

std::string hex(const std::string &bytes) { return "dense<\"0x" + llvm::toHex(bytes) + "\">"; }

// A predicate's constant is packed when it is in hexadecimal.
std::string constantOf(ElementType type, const Bits &patterns) {
  if (type != ElementType::I1)
    return hex(bytesOf(type, patterns));
  std::string list;
  for (uint64_t pattern : patterns)
    list += std::string(list.empty() ? "" : ", ") + (pattern ? "true" : "false");
  return "dense<[" + list + "]>";
}

std::string replaced(std::string text, llvm::ArrayRef<std::pair<std::string, std::string>> words) {
  for (const auto &[from, to] : words)
    for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
      text.replace(at, from.size(), to);
  return text;
}

// Parsed, printed, parsed, written and read.
shlo_module *roundTrip(const std::string &text) {
  shlo_module *parsed = nullptr, *again = nullptr, *read = nullptr;
  shlo_buffer *printed = nullptr, *artifact = nullptr;
  REQUIRE(shlo_module_parse(text.data(), text.size(), nullptr, &parsed, nullptr) == SHLO_OK);
  REQUIRE(shlo_module_print(parsed, nullptr, &printed, nullptr) == SHLO_OK);
  REQUIRE(shlo_module_parse(shlo_buffer_data(printed), shlo_buffer_size(printed), nullptr, &again, nullptr) ==
          SHLO_OK);
  REQUIRE(shlo_artifact_write(again, nullptr, &artifact, nullptr) == SHLO_OK);
  REQUIRE(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), nullptr, &read, nullptr) == SHLO_OK);
  for (shlo_buffer *buffer : {printed, artifact})
    shlo_buffer_destroy(buffer);
  for (shlo_module *module : {parsed, again})
    shlo_module_destroy(module);
  return read;
}

// What the program gives for two inputs of one type.
std::vector<std::string> run(const std::string &text, ElementType type, int64_t count, const std::string &a,
                             const std::string &b) {
  shlo_module *module = roundTrip(text);
  shlo_plan *plan = nullptr;
  REQUIRE(shlo_plan_create(module, nullptr, &plan, nullptr) == SHLO_OK);
  shlo_tensor *inputs[2] = {}, *outputs[4] = {};
  for (int i = 0; i < 2; ++i)
    REQUIRE(shlo_tensor_copy(shlo_element_type(type), 1, &count, (i ? b : a).data(), a.size(), nullptr, &inputs[i],
                             nullptr) == SHLO_OK);
  REQUIRE(shlo_plan_run(plan, 2, inputs, 4, outputs, nullptr, nullptr) == SHLO_OK);
  std::vector<std::string> results;
  for (shlo_tensor *output : outputs) {
    results.emplace_back(static_cast<const char *>(shlo_tensor_data(output)), shlo_tensor_size(output));
    shlo_tensor_destroy(output);
  }
  for (shlo_tensor *input : inputs)
    shlo_tensor_destroy(input);
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
  return results;
}

// The number of elements that differ; NaNs are equal.
size_t differences(const std::string &actual, ElementType type, const Bits &expected) {
  const Reference reference(type);
  const size_t width = info(realOf(type)).bytes;
  REQUIRE(actual.size() == width * expected.size());
  const std::string bytes = bytesOf(type, expected);
  size_t count = 0;
  for (size_t i = 0; i < expected.size(); ++i) {
    uint64_t pattern = 0;
    std::memcpy(&pattern, actual.data() + i * width, width);
    if (!(reference.isNan(expected[i]) && reference.isNan(pattern)))
      count += std::memcmp(actual.data() + i * width, bytes.data() + i * width, width) != 0;
  }
  return count;
}

} // namespace

TEST_CASE("each element type parses, prints, converts, is written and runs", "[elements]") {
  size_t values = 0;
  for (size_t i = 1; i < elementTypeCount; ++i) {
    const auto type = ElementType(i);
    CAPTURE(info(type).name);
    const Reference reference(type);
    REQUIRE(reference.isFloat() == (isFloat(type) || isComplex(type)));
    const ElementType wide = isComplex(type)                                  ? ElementType::ComplexF64
                             : isFloat(type)                                  ? ElementType::F64
                             : info(type).kind == ElementKind::Signed         ? ElementType::I64
                                                                              : ElementType::UI64;
    const Bits a = patternsOf(type);
    Bits b(a.rbegin(), a.rend()), sums, widened;
    std::rotate(b.begin(), b.begin() + int64_t(b.size() / 3), b.end());
    for (size_t k = 0; k < a.size(); ++k) {
      sums.push_back(reference.sum(a[k], b[k]));
      widened.push_back(reference.widened(a[k]));
    }
    const auto count = int64_t(isComplex(type) ? a.size() / 2 : a.size());
    const std::string text = replaced(R"(
      func.func @main(%a: TYPE, %b: TYPE) -> (TYPE, TYPE, WIDE, TYPE) {
        %constant = stablehlo.constant CONSTANT : TYPE
        %sum = stablehlo.add %a, %b : TYPE
        %wide = stablehlo.convert %a : (TYPE) -> WIDE
        %back = stablehlo.convert %wide : (WIDE) -> TYPE
        return %constant, %sum, %wide, %back : TYPE, TYPE, WIDE, TYPE
      })", {{"CONSTANT", constantOf(type, a)},
            {"TYPE", "tensor<" + std::to_string(count) + "x" + info(type).name + ">"},
            {"WIDE", "tensor<" + std::to_string(count) + "x" + info(wide).name + ">"}});
    const std::vector<std::string> results = run(text, type, count, bytesOf(type, a), bytesOf(type, b));
    CHECK(differences(results[0], type, a) == 0);
    CHECK(differences(results[1], type, sums) == 0);
    CHECK(differences(results[2], wide, widened) == 0);
    CHECK(differences(results[3], type, a) == 0);
    values += 4 * a.size();
    // The twin: one bit of one element.
    for (size_t k = 0; k < 4; ++k) {
      Bits broken = k == 1 ? sums : k == 2 ? widened : a;
      size_t at = 0;
      while (Reference(k == 2 ? wide : type).isNan(broken[at]))
        ++at;
      broken[at] ^= 1;
      CHECK(differences(results[k], k == 2 ? wide : type, broken) == 1);
    }
  }
  CHECK(values > 4 * 2 * elementTypeCount);
}

// A width or sign that one row has does not admit another.
TEST_CASE("types that the table lacks are not element types", "[elements]") {
  for (const char *name : {"i3", "ui3", "i128", "si8", "ui1", "tf32", "f80", "f128", "complex<f16>", "complex<i32>"}) {
    bool isRow = false;
    for (const ElementTypeInfo &row : elementTypeTable)
      isRow |= row.name == std::string(name);
    const std::string text = replaced("func.func @main(%a: TYPE) -> TYPE {\n  %0 = stablehlo.add %a, %a : TYPE\n"
                                      "  return %0 : TYPE\n}\n", {{"TYPE", "tensor<4x" + std::string(name) + ">"}});
    shlo_module *module = nullptr;
    CAPTURE(name);
    CHECK(shlo_module_parse(text.data(), text.size(), nullptr, &module, nullptr) ==
          (isRow ? SHLO_OK : SHLO_INVALID_PROGRAM));
    shlo_module_destroy(module);
  }
}
