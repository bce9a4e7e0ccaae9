// Weights that an executable computes from constants when it is built, for the kernels that pack them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec_program.h"

#include <cmath>

using namespace shlo;
using namespace shlo::test;
using plan::ElementFunction;
using plan::ValueId;

namespace {

enum class Use { Product, TwoProducts, Transposed, ReadToo };

// x · (float(bytes) · 0.5), with the bytes as a constant or as an argument.
struct Weighted {
  static constexpr int64_t m = 5, k = 400, n = 300;
  bool isConstant;
  Use use;

  std::vector<std::vector<char>> run(const std::vector<char> &bytes, uint64_t &memory) const {
    using enum ElementType;
    ProgramBuilder b;
    std::vector<float> left = Numbers().floats<float>(m * k, -9, 9);
    for (float &number : left)
      number = std::round(number); // so that sums are exact in any order
    std::vector<std::vector<char>> arguments = {bytesOf(left)};
    const ValueId x = b.parameter(typeOf(F32, {m, k}));
    const TensorType type = typeOf(I8, use == Use::Transposed ? Shape{n, k} : Shape{k, n});
    ValueId stored;
    if (isConstant) {
      stored = b.constant<char>(type, bytes);
    } else {
      stored = b.parameter(type);
      arguments.push_back(bytes);
    }
    const ValueId wide = b.op(plan::Elementwise{ElementFunction::Convert}, {stored}, typeOf(F32, type.shape));
    const ValueId scale = b.constant<float>(typeOf(F32, type.shape), {0.5f});
    const ValueId weights = b.element(ElementFunction::Mul, {wide, scale});
    plan::DotGeneral dot;
    dot.lhsContractingDimensions = {1};
    dot.rhsContractingDimensions = {use == Use::Transposed ? 1 : 0};
    std::vector<ValueId> results = {b.op(dot, {x, weights}, typeOf(F32, {m, n}))};
    if (use == Use::TwoProducts)
      results.push_back(b.op(dot, {b.element(ElementFunction::Neg, {x}), weights}, typeOf(F32, {m, n})));
    if (use == Use::ReadToo)
      results.push_back(b.element(ElementFunction::Neg, {weights}));
    b.program.body.results.assign(results.begin(), results.end());
    auto made = exec::Executable::build(b.program, {});
    REQUIRE(made);
    memory = (*made)->memory();
    return b.run(results, arguments, false);
  }
};

} // namespace

TEST_CASE("exec: weights that come from constants are computed and packed once", "[exec]") {
  const Use use = GENERATE(Use::Product, Use::TwoProducts, Use::Transposed, Use::ReadToo);
  CAPTURE(int(use));
  Numbers numbers;
  std::vector<char> bytes(size_t(Weighted::k * Weighted::n));
  for (char &byte : bytes)
    byte = char(numbers.bits());
  uint64_t given, packed;
  const auto expected = Weighted{.isConstant = false, .use = use}.run(bytes, given);
  const bool areEqual = Weighted{.isConstant = true, .use = use}.run(bytes, packed) == expected;
  CHECK(areEqual);
  // A run holds no weights, unless another op reads them.
  const uint64_t weights = Weighted::k * Weighted::n * sizeof(float);
  CHECK(given >= weights);
  CHECK((packed < weights) == (use != Use::ReadToo));
  // The twin: one byte is another.
  bytes[bytes.size() / 2] ^= 16;
  const bool isSeen = Weighted{.isConstant = true, .use = use}.run(bytes, packed) != expected;
  CHECK(isSeen);
}
