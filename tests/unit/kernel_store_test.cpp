// Ops that are alike share a kernel, and ops that differ in one thing do not: each gives what it gives alone.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"
#include "exec_program.h"

#include <functional>
#include <set>

namespace shlo::test {
namespace {

using enum ElementType;
using Make = std::function<ValueId(ProgramBuilder &, ValueId, ValueId)>;

constexpr int64_t side = 4;
const TensorType square = typeOf(F32, {side, side}), row = typeOf(F32, {side});

Make element(ElementFunction function, bool isSwapped = false) {
  return [=](ProgramBuilder &b, ValueId x, ValueId y) {
    return isSwapped ? b.element(function, {y, x}) : b.element(function, {x, y});
  };
}
Make scaled(float factor) {
  return [=](ProgramBuilder &b, ValueId x, ValueId) {
    return b.element(ElementFunction::Mul,
                     {x, b.broadcast(b.constant<float>(typeOf(F32), {factor}), square.shape, {})});
  };
}
Make compared(plan::CompareDirection direction, plan::CompareOrder order) {
  return [=](ProgramBuilder &b, ValueId x, ValueId y) { return b.compare(direction, x, y, order); };
}
Make rounded(int32_t exponentBits, int32_t mantissaBits) {
  return [=](ProgramBuilder &b, ValueId x, ValueId) {
    plan::Elementwise op{ElementFunction::ReducePrecision};
    op.exponentBits = exponentBits;
    op.mantissaBits = mantissaBits;
    return b.op(op, {x}, square);
  };
}
Make converted(ElementType type) {
  return [=](ProgramBuilder &b, ValueId x, ValueId) {
    return b.op(plan::Elementwise{ElementFunction::Convert}, {x}, typeOf(type, square.shape));
  };
}
Make added(Shape shape, plan::NumberList dimensions) {
  return [=](ProgramBuilder &b, ValueId x, ValueId y) {
    const ValueId part = b.op(plan::Slice{{0, 0}, {1, side}, {1, 1}}, {y}, typeOf(F32, {1, side}));
    const ValueId line = b.op(plan::Reshape{}, {part}, row);
    return b.element(ElementFunction::Add, {x, b.op(plan::BroadcastInDim{dimensions}, {line}, typeOf(F32, shape))});
  };
}
Make reduced(ElementFunction function, plan::NumberList dimensions, float init) {
  return [=](ProgramBuilder &b, ValueId x, ValueId) {
    const TensorType type = typeOf(F32, Shape(2 - dimensions.size(), side));
    return b.op(plan::Reduce{dimensions}, {x, b.constant<float>(typeOf(F32), {init})}, type,
                {b.binaryBody(function, F32)});
  };
}
Make multiplied(int64_t left, int64_t right) {
  return [=](ProgramBuilder &b, ValueId x, ValueId y) {
    return b.op(plan::DotGeneral{{}, {}, {left}, {right}}, {x, y}, square);
  };
}
Make batched(int64_t left, int64_t right) {
  return [=](ProgramBuilder &b, ValueId x, ValueId y) {
    return b.op(plan::DotGeneral{{1 - left}, {1 - right}, {left}, {right}}, {x, y}, row);
  };
}
Make transposed(ElementFunction function) {
  return [=](ProgramBuilder &b, ValueId x, ValueId y) {
    return b.element(function, {x, b.op(plan::Transpose{{1, 0}}, {y}, square)});
  };
}
Make padded(int64_t low, int64_t interior) {
  return [=](ProgramBuilder &b, ValueId x, ValueId) {
    const int64_t high = 4 - low - 3 * interior;
    return b.op(plan::Pad{{low, 0}, {high, 0}, {interior, 0}}, {x, b.constant<float>(typeOf(F32), {9.f})},
                typeOf(F32, {2 * side, side}));
  };
}
Make joined(int64_t dimension) {
  return [=](ProgramBuilder &b, ValueId x, ValueId y) {
    return b.op(plan::Concatenate{dimension}, {x, y},
                typeOf(F32, dimension ? Shape{side, 2 * side} : Shape{2 * side, side}));
  };
}
Make window(int64_t rows, int64_t columns) {
  return [=](ProgramBuilder &b, ValueId x, ValueId) {
    const ValueId at = b.constant<int32_t>(typeOf(I32), {1});
    return b.op(plan::DynamicSlice{{rows, columns}}, {x, at, at}, typeOf(F32, {rows, columns}));
  };
}
// Integers that fit 16 bits, or do not: a fusion of many elements computes them in as many.
Make counted(int32_t factor) {
  return [=](ProgramBuilder &b, ValueId x, ValueId) {
    const ValueId few = b.op(plan::Elementwise{ElementFunction::Convert}, {x}, typeOf(I8, square.shape));
    const ValueId many = b.broadcast(few, {256, side, side}, {1, 2});
    const ValueId wide = b.op(plan::Elementwise{ElementFunction::Convert}, {many}, typeOf(I32, {256, side, side}));
    const ValueId factors = b.broadcast(b.constant<int32_t>(typeOf(I32), {factor}), {256, side, side}, {});
    return b.op(plan::Elementwise{ElementFunction::Convert}, {b.element(ElementFunction::Mul, {wide, factors})},
                typeOf(F32, {256, side, side}));
  };
}
// An intermediate value that is a result, too.
Make stored(bool isRead) {
  return [=](ProgramBuilder &b, ValueId x, ValueId y) {
    const ValueId sum = b.element(ElementFunction::Max, {x, y}), result = b.element(ElementFunction::Neg, {sum});
    return isRead ? b.op(plan::DotGeneral{{}, {}, {0}, {1}}, {sum, result}, square) : result;
  };
}

// Of the same inputs, of which the second op reads one or the other.
Make followed(bool readsFirst) {
  return [=](ProgramBuilder &b, ValueId x, ValueId y) {
    const ValueId greatest = b.element(ElementFunction::Max, {x, y});
    return b.element(ElementFunction::Subtract, {greatest, readsFirst ? x : y});
  };
}

std::vector<Make> cases() {
  using enum plan::CompareDirection;
  using enum plan::CompareOrder;
  return {element(ElementFunction::Add),
          element(ElementFunction::Mul),
          element(ElementFunction::Subtract),
          element(ElementFunction::Subtract, true),
          scaled(2),
          scaled(3),
          compared(LT, Float),
          compared(GT, Float),
          compared(EQ, Float),
          compared(EQ, Total),
          rounded(5, 3),
          rounded(5, 4),
          rounded(2, 4),
          converted(F64),
          converted(BF16),
          converted(I32),
          added({side, side}, {0}),
          added({side, side}, {1}),
          reduced(ElementFunction::Add, {0}, 0),
          reduced(ElementFunction::Add, {1}, 0),
          reduced(ElementFunction::Add, {0, 1}, 0),
          reduced(ElementFunction::Max, {0}, -1e9f),
          multiplied(0, 0),
          multiplied(0, 1),
          multiplied(1, 0),
          multiplied(1, 1),
          batched(0, 0),
          batched(0, 1),
          batched(1, 1),
          transposed(ElementFunction::Add),
          transposed(ElementFunction::Mul),
          padded(0, 0),
          padded(1, 0),
          padded(1, 1),
          joined(0),
          joined(1),
          window(1, 2),
          window(2, 1),
          followed(false),
          followed(true),
          counted(3),
          counted(70000),
          stored(false),
          stored(true)};
}

size_t kernelsOf(const plan::Program &program) {
  const exec::BuildOptions options;
  exec::Builder builder(program, options);
  const Status status = builder.build();
  REQUIRE(status);
  return builder.kernels.take().size();
}

} // namespace

TEST_CASE("kernels: ops that are alike share one, others do not", "[exec]") {
  const bool baseline = GENERATE(false, true);
  std::vector<float> x, y;
  for (int i = 0; i < side * side; ++i) {
    x.push_back(float(i) * 1.37f - 7);
    y.push_back(i == 3 ? -0.f : float(i * i % 11) - 4.2f);
  }
  x[3] = 0; // equals -0, but not in the total order
  x[5] = y[5];
  const std::vector<std::vector<char>> inputs = {bytesOf(x), bytesOf(y)};
  // All of them, `times` times.
  auto all = [&](ProgramBuilder &b, int times) {
    const ValueId vx = b.parameter(square), vy = b.parameter(square);
    std::vector<ValueId> results;
    for (int i = 0; i < times; ++i)
      for (const Make &make : cases())
        results.push_back(make(b, vx, vy));
    b.program.body.results.assign(results.begin(), results.end());
    return results;
  };
  ProgramBuilder once, twice;
  (void)all(once, 1);
  const std::vector<ValueId> results = all(twice, 2);
  CHECK(kernelsOf(twice.program) == kernelsOf(once.program));
  const auto outputs = twice.run(results, inputs, baseline);
  const size_t count = cases().size();
  REQUIRE(outputs.size() == 2 * count);
  std::set<std::vector<char>> different;
  for (size_t i = 0; i < count; ++i) {
    INFO("case " << i);
    ProgramBuilder alone;
    const ValueId vx = alone.parameter(square), vy = alone.parameter(square);
    const ValueId result = cases()[i](alone, vx, vy);
    CHECK(outputs[i] == alone.run({result}, inputs, baseline)[0]);
    CHECK(outputs[count + i] == outputs[i]);
    CHECK(different.insert(outputs[i]).second);
  }
}

} // namespace shlo::test
