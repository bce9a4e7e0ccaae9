// The executor: views, fusions, reductions, control flow and memory.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec_program.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace shlo;
using namespace shlo::test;

namespace {

bool isClose(const std::vector<float> &actual, const std::vector<float> &expected, double tolerance = 2e-6) {
  if (actual.size() != expected.size())
    return false;
  for (size_t i = 0; i < actual.size(); ++i)
    if (!(std::fabs(double(actual[i]) - expected[i]) <= tolerance * (1 + std::fabs(double(expected[i])))) &&
        !(std::isnan(actual[i]) && std::isnan(expected[i])))
      return false;
  return true;
}

// The comparison itself must be able to fail.
void requireClose(const std::vector<float> &actual, std::vector<float> expected, double tolerance = 2e-6) {
  CHECK(isClose(actual, expected, tolerance));
  if (expected.empty())
    return;
  expected[expected.size() / 2] += 0.01f * (1 + std::fabs(expected[expected.size() / 2]));
  CHECK_FALSE(isClose(actual, expected, tolerance));
}

} // namespace

TEST_CASE("exec: elementwise chain with broadcasts", "[exec]") {
  const bool baseline = GENERATE(false, true);
  // Rows of every length around the widths of vectors and tiles.
  const int64_t rows = GENERATE(1, 3, 40), columns = GENERATE(1, 7, 64, 700, 5000);
  Numbers numbers;
  auto x = numbers.floats<float>(size_t(rows * columns)), row = numbers.floats<float>(size_t(columns)),
       column = numbers.floats<float>(size_t(rows));
  ProgramBuilder b;
  const TensorType type = typeOf(ElementType::F32, {rows, columns});
  const ValueId vx = b.parameter(type), vr = b.parameter(typeOf(ElementType::F32, {columns})),
                vc = b.parameter(typeOf(ElementType::F32, {rows}));
  const ValueId scale = b.broadcast(b.constant<float>(typeOf(ElementType::F32), {0.5f}), type.shape, {});
  const ValueId shifted = b.element(ElementFunction::Add, {vx, b.broadcast(vr, type.shape, {1})});
  const ValueId scaled = b.element(ElementFunction::Mul, {shifted, scale});
  const ValueId result = b.element(ElementFunction::Subtract, {scaled, b.broadcast(vc, type.shape, {0})});
  auto outputs = b.run({result, shifted}, {bytesOf(x), bytesOf(row), bytesOf(column)}, baseline);
  std::vector<float> expected, expectedShifted;
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      expectedShifted.push_back(x[size_t(i * columns + j)] + row[size_t(j)]);
      expected.push_back(expectedShifted.back() * 0.5f - column[size_t(i)]);
    }
  requireClose(valuesOf<float>(outputs[0]), expected);
  requireClose(valuesOf<float>(outputs[1]), expectedShifted);
}

TEST_CASE("exec: views", "[exec]") {
  const bool baseline = GENERATE(false, true);
  ProgramBuilder b;
  Numbers numbers;
  auto x = numbers.floats<float>(5 * 6 * 70);
  const ValueId vx = b.parameter(typeOf(ElementType::F32, {5, 6, 70}));
  const ValueId transposed = b.op(plan::Transpose{{2, 0, 1}}, {vx}, typeOf(ElementType::F32, {70, 5, 6}));
  const ValueId sliced =
      b.op(plan::Slice{{3, 1, 0}, {69, 5, 6}, {2, 1, 3}}, {transposed}, typeOf(ElementType::F32, {33, 4, 2}));
  const ValueId reversed = b.op(plan::Reverse{{0, 2}}, {sliced}, typeOf(ElementType::F32, {33, 4, 2}));
  const ValueId flat = b.op(plan::Reshape{}, {reversed}, typeOf(ElementType::F32, {264}));
  const ValueId doubled = b.element(ElementFunction::Add, {flat, flat});
  auto outputs = b.run({transposed, reversed, flat, doubled, vx}, {bytesOf(x)}, baseline);
  std::vector<float> eTransposed, eReversed, eDoubled;
  for (int i = 0; i < 70; ++i)
    for (int j = 0; j < 5; ++j)
      for (int k = 0; k < 6; ++k)
        eTransposed.push_back(x[size_t((j * 6 + k) * 70 + i)]);
  for (int i = 0; i < 33; ++i)
    for (int j = 0; j < 4; ++j)
      for (int k = 0; k < 2; ++k)
        eReversed.push_back(eTransposed[size_t(((3 + 2 * (32 - i)) * 5 + 1 + j) * 6 + 3 * (1 - k))]);
  for (float value : eReversed)
    eDoubled.push_back(2 * value);
  requireClose(valuesOf<float>(outputs[0]), eTransposed, 0);
  requireClose(valuesOf<float>(outputs[1]), eReversed, 0);
  requireClose(valuesOf<float>(outputs[2]), eReversed, 0);
  requireClose(valuesOf<float>(outputs[3]), eDoubled, 0);
  requireClose(valuesOf<float>(outputs[4]), x, 0);
}

TEST_CASE("exec: iota", "[exec]") {
  const bool baseline = GENERATE(false, true);
  const int64_t n = GENERATE(1, 5, 5000);
  ProgramBuilder b;
  const ValueId rows = b.op(plan::Iota{0}, {}, typeOf(ElementType::I32, {n, 3}));
  const ValueId columns = b.op(plan::Iota{1}, {}, typeOf(ElementType::I32, {n, 3}));
  const ValueId sum = b.element(ElementFunction::Add, {rows, columns});
  const ValueId plain = b.op(plan::Iota{0}, {}, typeOf(ElementType::F32, {n}));
  auto outputs = b.run({sum, plain}, {}, baseline);
  std::vector<int32_t> expected;
  std::vector<float> expectedPlain;
  for (int32_t i = 0; i < n; ++i) {
    expectedPlain.push_back(float(i));
    for (int32_t j = 0; j < 3; ++j)
      expected.push_back(i + j);
  }
  CHECK(valuesOf<int32_t>(outputs[0]) == expected);
  ++expected.back();
  CHECK(valuesOf<int32_t>(outputs[0]) != expected);
  requireClose(valuesOf<float>(outputs[1]), expectedPlain, 0);
}

TEST_CASE("exec: reductions over any axes, with their producers", "[exec]") {
  const bool baseline = GENERATE(false, true);
  const auto reduced = GENERATE(plan::Extents{0}, plan::Extents{1}, plan::Extents{2}, plan::Extents{3},
                                plan::Extents{0, 1}, plan::Extents{1, 2}, plan::Extents{2, 3}, plan::Extents{0, 2},
                                plan::Extents{1, 3}, plan::Extents{0, 1, 3}, plan::Extents{0, 1, 2, 3}, plan::Extents{});
  const Shape shape = GENERATE(Shape{2, 3, 4, 5}, Shape{1, 33, 4, 4}, Shape{7, 1, 600, 3}, Shape{3, 1, 2, 2500},
                               Shape{2, 0, 3, 4});
  const auto function = GENERATE(ElementFunction::Add, ElementFunction::Max);
  const bool view = GENERATE(false, true); // a transposed input, without a producer
  ProgramBuilder b;
  Numbers numbers;
  const int64_t count = elementCount(shape);
  auto x = numbers.floats<float>(size_t(count));
  Shape inShape = shape;
  if (view)
    std::swap(inShape[1], inShape[3]);
  ValueId operand = b.parameter(typeOf(ElementType::F32, inShape));
  if (view)
    operand = b.op(plan::Transpose{{0, 3, 2, 1}}, {operand}, typeOf(ElementType::F32, shape));
  else
    operand = b.element(ElementFunction::Mul, {operand, operand});
  Shape kept;
  for (size_t i = 0; i < 4; ++i)
    if (std::find(reduced.begin(), reduced.end(), int64_t(i)) == reduced.end())
      kept.push_back(shape[i]);
  const ValueId init = b.constant<float>(typeOf(ElementType::F32), {0.25f});
  const ValueId result = b.op(plan::Reduce{reduced}, {operand, init}, typeOf(ElementType::F32, kept),
                              {b.binaryBody(function, ElementType::F32)});
  auto outputs = b.run({result}, {bytesOf(x)}, baseline);
  std::vector<double> sums(size_t(elementCount(kept)), 0.25);
  int64_t index[4];
  for (index[0] = 0; index[0] < shape[0]; ++index[0])
    for (index[1] = 0; index[1] < shape[1]; ++index[1])
      for (index[2] = 0; index[2] < shape[2]; ++index[2])
        for (index[3] = 0; index[3] < shape[3]; ++index[3]) {
          int64_t from = 0, to = 0;
          int64_t place[4] = {index[0], view ? index[3] : index[1], index[2], view ? index[1] : index[3]};
          for (size_t i = 0; i < 4; ++i)
            from = from * inShape[i] + place[i];
          for (size_t i = 0; i < 4; ++i)
            if (std::find(reduced.begin(), reduced.end(), int64_t(i)) == reduced.end())
              to = to * shape[i] + index[i];
          const double value = view ? x[size_t(from)] : double(x[size_t(from)]) * x[size_t(from)];
          double &sum = sums[size_t(to)];
          sum = function == ElementFunction::Add ? sum + value : std::max(sum, value);
        }
  requireClose(valuesOf<float>(outputs[0]), std::vector<float>(sums.begin(), sums.end()), 1e-5);
}

TEST_CASE("exec: a reduction of two tensors with a body of its own", "[exec]") {
  const bool baseline = GENERATE(false, true);
  const bool innermost = GENERATE(false, true);
  const int64_t rows = GENERATE(1, 6, 300), columns = GENERATE(1, 9, 301);
  ProgramBuilder b;
  Numbers numbers;
  auto x = numbers.floats<float>(size_t(rows * columns));
  for (size_t i = 0; i < x.size(); i += 3)
    x[i] = std::floor(x[i]); // ties
  const Shape shape = {rows, columns};
  const ValueId vx = b.parameter(typeOf(ElementType::F32, shape));
  const int64_t axis = innermost ? 1 : 0;
  const ValueId indices = b.op(plan::Iota{axis}, {}, typeOf(ElementType::I32, shape));
  const ValueId least = b.constant<float>(typeOf(ElementType::F32), {-INFINITY});
  const ValueId none = b.constant<int32_t>(typeOf(ElementType::I32), {0});
  plan::Body body = b.inner([&] {
    const ValueId a = b.parameter(typeOf(ElementType::F32)), i = b.parameter(typeOf(ElementType::I32)),
                  c = b.parameter(typeOf(ElementType::F32)), j = b.parameter(typeOf(ElementType::I32));
    const ValueId greater = b.compare(plan::CompareDirection::GT, a, c);
    const ValueId equal = b.compare(plan::CompareDirection::EQ, a, c);
    const ValueId earlier = b.compare(plan::CompareDirection::LT, i, j, plan::CompareOrder::Signed);
    const ValueId first = b.element(ElementFunction::Or, {greater, b.element(ElementFunction::And, {equal, earlier})});
    return std::vector<ValueId>{b.element(ElementFunction::Select, {greater, a, c}),
                                b.element(ElementFunction::Select, {first, i, j})};
  });
  const int64_t kept = innermost ? rows : columns;
  auto results = b.ops(plan::Reduce{{axis}}, {vx, indices, least, none},
                       {typeOf(ElementType::F32, {kept}), typeOf(ElementType::I32, {kept})}, {body});
  auto outputs = b.run(results, {bytesOf(x)}, baseline);
  std::vector<float> expected(size_t(kept), -INFINITY);
  std::vector<int32_t> places(size_t(kept), 0);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      const size_t at = size_t(innermost ? i : j);
      if (x[size_t(i * columns + j)] > expected[at]) {
        expected[at] = x[size_t(i * columns + j)];
        places[at] = int32_t(innermost ? j : i);
      }
    }
  requireClose(valuesOf<float>(outputs[0]), expected, 0);
  CHECK(valuesOf<int32_t>(outputs[1]) == places);
  ++places[0];
  CHECK(valuesOf<int32_t>(outputs[1]) != places);
}

TEST_CASE("exec: softmax, where groups need each other", "[exec]") {
  const bool baseline = GENERATE(false, true);
  const int64_t rows = GENERATE(1, 70), columns = GENERATE(5, 130);
  ProgramBuilder b;
  Numbers numbers;
  auto x = numbers.floats<float>(size_t(rows * columns), -5, 5);
  const TensorType type = typeOf(ElementType::F32, {rows, columns});
  const ValueId vx = b.parameter(type);
  const ValueId least = b.constant<float>(typeOf(ElementType::F32), {-INFINITY});
  const ValueId zero = b.constant<float>(typeOf(ElementType::F32), {0});
  const ValueId greatest = b.op(plan::Reduce{{1}}, {vx, least}, typeOf(ElementType::F32, {rows}),
                                {b.binaryBody(ElementFunction::Max, ElementType::F32)});
  const ValueId e = b.element(
      ElementFunction::Exp, {b.element(ElementFunction::Subtract, {vx, b.broadcast(greatest, type.shape, {0})})});
  const ValueId sum = b.op(plan::Reduce{{1}}, {e, zero}, typeOf(ElementType::F32, {rows}),
                           {b.binaryBody(ElementFunction::Add, ElementType::F32)});
  const ValueId result = b.element(ElementFunction::Div, {e, b.broadcast(sum, type.shape, {0})});
  auto outputs = b.run({result}, {bytesOf(x)}, baseline);
  std::vector<float> expected;
  for (int64_t i = 0; i < rows; ++i) {
    double total = 0, top = -INFINITY;
    for (int64_t j = 0; j < columns; ++j)
      top = std::max(top, double(x[size_t(i * columns + j)]));
    for (int64_t j = 0; j < columns; ++j)
      total += std::exp(x[size_t(i * columns + j)] - top);
    for (int64_t j = 0; j < columns; ++j)
      expected.push_back(float(std::exp(x[size_t(i * columns + j)] - top) / total));
  }
  requireClose(valuesOf<float>(outputs[0]), expected);
}

TEST_CASE("exec: a loop that carries values of all kinds", "[exec]") {
  const bool baseline = GENERATE(false, true);
  const int32_t steps = GENERATE(0, 1, 6);
  ProgramBuilder b;
  const TensorType scalar = typeOf(ElementType::I32), vector = typeOf(ElementType::F32, {8}),
                   history = typeOf(ElementType::F32, {6, 8});
  const ValueId vx = b.parameter(vector), vlimit = b.parameter(scalar);
  const ValueId zero = b.constant<int32_t>(scalar, {0});
  const ValueId one = b.constant<int32_t>(scalar, {1});
  const ValueId empty = b.constant<float>(history, {0});
  // States: a counter, x (never changes), two vectors that are swapped, a history that is updated in place.
  plan::Body condition = b.inner([&] {
    const ValueId i = b.parameter(scalar);
    b.parameter(vector);
    b.parameter(vector);
    b.parameter(vector);
    b.parameter(history);
    return std::vector<ValueId>{b.compare(plan::CompareDirection::LT, i, vlimit, plan::CompareOrder::Signed)};
  });
  plan::Body step = b.inner([&] {
    const ValueId i = b.parameter(scalar), x = b.parameter(vector), p = b.parameter(vector), q = b.parameter(vector),
                  h = b.parameter(history);
    const ValueId sum = b.element(ElementFunction::Add, {p, x});
    const ValueId row = b.op(plan::Reshape{}, {sum}, typeOf(ElementType::F32, {1, 8}));
    const ValueId written = b.op(plan::DynamicUpdateSlice{}, {h, row, i, zero}, history);
    return std::vector<ValueId>{b.element(ElementFunction::Add, {i, one}), x, q, sum, written};
  });
  auto results =
      b.ops(plan::While{}, {zero, vx, vx, vx, empty}, {scalar, vector, vector, vector, history}, {condition, step});
  std::vector<float> x = {1, 2, 3, 4, 5, 6, 7, 8};
  auto outputs = b.run(results, {bytesOf(x), bytesOf(std::vector<int32_t>{steps})}, baseline);
  std::vector<float> p = x, q = x, h(48, 0);
  for (int32_t i = 0; i < steps; ++i) {
    std::vector<float> sum;
    for (size_t j = 0; j < 8; ++j)
      sum.push_back(p[j] + x[j]);
    std::copy(sum.begin(), sum.end(), h.begin() + i * 8);
    p = q;
    q = sum;
  }
  CHECK(valuesOf<int32_t>(outputs[0]) == std::vector<int32_t>{steps});
  requireClose(valuesOf<float>(outputs[1]), x, 0);
  requireClose(valuesOf<float>(outputs[2]), p, 0);
  requireClose(valuesOf<float>(outputs[3]), q, 0);
  requireClose(valuesOf<float>(outputs[4]), h, 0);
}

// An iteration exchanges the memory of the array and of its sum with the reversed one.
TEST_CASE("exec: a run that fails within a loop leaves nothing for the next one", "[exec]") {
  ProgramBuilder b;
  const TensorType scalar = typeOf(ElementType::I32), vector = typeOf(ElementType::I32, {100});
  const ValueId vx = b.parameter(vector), vcount = b.parameter(scalar), vbad = b.parameter(scalar);
  const ValueId zero = b.constant<int32_t>(scalar, {0}), one = b.constant<int32_t>(scalar, {1});
  plan::Body condition = b.inner([&] {
    const ValueId i = b.parameter(scalar);
    b.parameter(vector);
    return std::vector<ValueId>{b.compare(plan::CompareDirection::LT, i, vcount, plan::CompareOrder::Signed)};
  });
  plan::Body step = b.inner([&] {
    const ValueId i = b.parameter(scalar), x = b.parameter(vector);
    b.ops(plan::Assert{"stop"}, {b.compare(plan::CompareDirection::NE, i, vbad, plan::CompareOrder::Signed)}, {});
    const ValueId sum = b.element(ElementFunction::Add, {x, b.op(plan::Reverse{{0}}, {x}, vector)});
    return std::vector<ValueId>{b.element(ElementFunction::Add, {i, one}),
                                b.op(plan::Concatenate{0},
                                     {b.op(plan::Slice{{1}, {100}, {1}}, {sum}, typeOf(ElementType::I32, {99})),
                                      b.op(plan::Slice{{0}, {1}, {1}}, {x}, typeOf(ElementType::I32, {1}))},
                                     vector)};
  });
  const auto results = b.ops(plan::While{}, {zero, vx}, {scalar, vector}, {condition, step});
  b.program.body.results = {results[1]};
  auto made = exec::Executable::build(b.program, {});
  REQUIRE(made);
  std::vector<int32_t> x(100), out(100);
  for (int32_t i = 0; i < 100; ++i)
    x[size_t(i)] = i * i;
  auto expected = [&](int count) {
    std::vector<int32_t> now = x;
    for (int k = 0; k < count; ++k) {
      std::vector<int32_t> next;
      for (size_t i = 1; i < 100; ++i)
        next.push_back(now[i] + now[99 - i]);
      next.push_back(now[0]);
      now = next;
    }
    return now;
  };
  for (int32_t bad : {-1, 1, -1, 2, 3, -1})
    for (int32_t count : {5, 4, 0}) {
      INFO(bad << ", " << count);
      const void *inputs[] = {x.data(), &count, &bad};
      void *outputs[] = {out.data()};
      const bool succeeds = bad < 0 || bad >= count;
      const Status status = (*made)->run(inputs, outputs, {});
      REQUIRE(bool(status) == succeeds);
      if (succeeds)
        REQUIRE(out == expected(count));
    }
}

TEST_CASE("exec: the next state of a loop is computed in place although later ops read the state", "[exec]") {
  ProgramBuilder b;
  const TensorType scalar = typeOf(ElementType::I32), vector = typeOf(ElementType::I32, {1 << 12}),
                   row = typeOf(ElementType::I32, {2});
  const ValueId vx = b.parameter(vector), vrow = b.parameter(row), vcount = b.parameter(scalar);
  const ValueId zero = b.constant<int32_t>(scalar, {0}), one = b.constant<int32_t>(scalar, {1});
  plan::Body condition = b.inner([&] {
    const ValueId i = b.parameter(scalar);
    b.parameter(vector);
    b.parameter(row);
    return std::vector<ValueId>{b.compare(plan::CompareDirection::LT, i, vcount, plan::CompareOrder::Signed)};
  });
  plan::Body step = b.inner([&] {
    const ValueId i = b.parameter(scalar), x = b.parameter(vector), r = b.parameter(row);
    const ValueId next = b.element(ElementFunction::Add, {x, b.broadcast(one, vector.shape, {})});
    const ValueId first = b.op(plan::Slice{{0}, {2}, {1}}, {x}, row);
    return std::vector<ValueId>{b.element(ElementFunction::Add, {i, one}), next,
                                b.element(ElementFunction::Add, {r, first})};
  });
  const auto results = b.ops(plan::While{}, {zero, vx, vrow}, {scalar, vector, row}, {condition, step});
  b.program.body.results = {results[1], results[2]};
  auto made = exec::Executable::build(b.program, {});
  REQUIRE(made);
  CHECK((*made)->memory() < (1 << 14)); // the array is in the output's memory
  std::vector<int32_t> x(1 << 12, 5), out(1 << 12), r = {1, 2}, outRow(2);
  const int32_t count = 3;
  const void *inputs[] = {x.data(), r.data(), &count};
  void *outputs[] = {out.data(), outRow.data()};
  REQUIRE((*made)->run(inputs, outputs, {}));
  CHECK(out == std::vector<int32_t>(1 << 12, 8));
  CHECK(outRow == std::vector<int32_t>{19, 20});
}

TEST_CASE("exec: a scalar constant bounds values of two shapes in a loop", "[exec]") {
  ProgramBuilder b;
  const TensorType scalar = typeOf(ElementType::I32), three = typeOf(ElementType::I32, {3}),
                   two = typeOf(ElementType::I32, {2});
  const ValueId vx = b.parameter(three), vy = b.parameter(two), vcount = b.parameter(scalar);
  const ValueId zero = b.constant<int32_t>(scalar, {0}), one = b.constant<int32_t>(scalar, {1});
  const ValueId most = b.constant<int32_t>(scalar, {7});
  plan::Body condition = b.inner([&] {
    const ValueId i = b.parameter(scalar);
    b.parameter(three);
    b.parameter(two);
    return std::vector<ValueId>{b.compare(plan::CompareDirection::LT, i, vcount, plan::CompareOrder::Signed)};
  });
  plan::Body step = b.inner([&] {
    const ValueId i = b.parameter(scalar), x = b.parameter(three), y = b.parameter(two);
    const plan::Elementwise clamp{ElementFunction::Clamp};
    const ValueId other = b.op(clamp, {zero, y, most}, two), bounded = b.op(clamp, {zero, x, most}, three);
    return std::vector<ValueId>{b.element(ElementFunction::Add, {i, one}),
                                b.element(ElementFunction::Add, {bounded, bounded}),
                                b.element(ElementFunction::Add, {other, other})};
  });
  const auto results = b.ops(plan::While{}, {zero, vx, vy}, {scalar, three, two}, {condition, step});
  const auto outputs = b.run({results[1], results[2]},
                             {bytesOf(std::vector<int32_t>{-5, 1, 9}), bytesOf(std::vector<int32_t>{2, 70}),
                              bytesOf(std::vector<int32_t>{2})},
                             false);
  CHECK(valuesOf<int32_t>(outputs[0]) == std::vector<int32_t>{0, 4, 14});
  CHECK(valuesOf<int32_t>(outputs[1]) == std::vector<int32_t>{8, 14});
}

TEST_CASE("exec: branches", "[exec]") {
  const int32_t index = GENERATE(-1, 0, 1, 2, 7);
  ProgramBuilder b;
  const TensorType type = typeOf(ElementType::F32, {4});
  const ValueId vi = b.parameter(typeOf(ElementType::I32)), vx = b.parameter(type);
  plan::Body same = b.inner([&] { return std::vector<ValueId>{vx, vx}; });
  plan::Body doubled = b.inner([&] {
    const ValueId sum = b.element(ElementFunction::Add, {vx, vx});
    return std::vector<ValueId>{sum, sum};
  });
  plan::Body negated = b.inner([&] {
    const ValueId minus = b.element(ElementFunction::Neg, {vx});
    return std::vector<ValueId>{minus, b.op(plan::Reverse{{0}}, {minus}, type)};
  });
  auto results = b.ops(plan::Case{}, {vi}, {type, type}, {same, doubled, negated});
  const std::vector<float> x = {1, 2, 3, 5};
  auto outputs = b.run(results, {bytesOf(std::vector<int32_t>{index}), bytesOf(x)}, false);
  std::vector<float> first, second;
  const int branch = index < 0 || index > 2 ? 2 : index;
  for (size_t i = 0; i < 4; ++i) {
    first.push_back(branch == 0 ? x[i] : branch == 1 ? 2 * x[i] : -x[i]);
    second.push_back(branch == 2 ? -x[3 - i] : first.back());
  }
  requireClose(valuesOf<float>(outputs[0]), first, 0);
  requireClose(valuesOf<float>(outputs[1]), second, 0);
}

TEST_CASE("exec: assertions, limits and cancelling", "[exec]") {
  ProgramBuilder b;
  const ValueId holds = b.parameter(typeOf(ElementType::I1)), x = b.parameter(typeOf(ElementType::F32, {1 << 20}));
  b.ops(plan::Assert{"the batch must be even"}, {holds}, {});
  const ValueId flipped =
      b.op(plan::Reverse{{0}}, {b.element(ElementFunction::Neg, {x})}, typeOf(ElementType::F32, {1 << 20}));
  b.program.body.results = {b.element(ElementFunction::Add, {flipped, x})};
  exec::BuildOptions options;
  auto made = exec::Executable::build(b.program, options);
  REQUIRE(made);
  std::vector<float> in(1 << 20, 1), out(1 << 20);
  uint8_t yes = 1, no = 0;
  const void *good[] = {&yes, in.data()}, *bad[] = {&no, in.data()};
  void *outputs[] = {out.data()};
  CHECK((*made)->run(good, outputs, {}));
  CHECK(out[7] == 0);
  Status status = (*made)->run(bad, outputs, {});
  REQUIRE_FALSE(status);
  CHECK(status.error().code == SHLO_FAILED);
  CHECK(status.error().message == "the batch must be even");
  std::atomic<bool> cancelled = true;
  exec::RunContext stopped, late;
  stopped.cancelled[0] = &cancelled;
  status = (*made)->run(good, outputs, stopped);
  REQUIRE_FALSE(status);
  CHECK(status.error().code == SHLO_CANCELLED);
  late.deadline = exec::Clock::time_point();
  status = (*made)->run(good, outputs, late);
  REQUIRE_FALSE(status);
  CHECK(status.error().code == SHLO_LIMIT);
  CHECK((*made)->memory() >= (4 << 20));
  options.maxMemory = 1 << 20;
  auto refused = exec::Executable::build(b.program, options);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == SHLO_LIMIT);
}

TEST_CASE("exec: a loop without instructions looks at its time", "[exec]") {
  ProgramBuilder b;
  const TensorType truth = typeOf(ElementType::I1);
  const ValueId holds = b.parameter(truth), x = b.parameter(truth);
  plan::Body condition = b.inner([&] {
    b.parameter(truth);
    return std::vector<ValueId>{holds};
  });
  plan::Body step = b.inner([&] { return std::vector<ValueId>{b.parameter(truth)}; });
  b.program.body.results = {b.op(plan::While{}, {x}, truth, {condition, step})};
  auto made = exec::Executable::build(b.program, {});
  REQUIRE(made);
  uint8_t yes = 1, out = 0;
  const void *inputs[] = {&yes, &yes};
  void *outputs[] = {&out};
  exec::RunContext context;
  context.limitTime(std::chrono::milliseconds(5));
  Status status = (*made)->run(inputs, outputs, context);
  REQUIRE_FALSE(status);
  CHECK(status.error().code == SHLO_LIMIT);
}

TEST_CASE("exec: random bits need a state that their algorithm knows", "[exec]") {
  const int64_t words = GENERATE(1, 2, 3, 4, 40);
  const auto algorithm = GENERATE(plan::RngAlgorithm::THREE_FRY, plan::RngAlgorithm::PHILOX);
  ProgramBuilder b;
  const TensorType state = typeOf(ElementType::UI64, {words});
  const ValueId from = b.parameter(state);
  const auto results = b.ops(plan::RngBitGenerator{algorithm}, {from}, {state, typeOf(ElementType::UI32, {8})});
  b.program.body.results.assign(results.begin(), results.end());
  const bool known = words == 2 || (words == 3 && algorithm == plan::RngAlgorithm::PHILOX);
  CHECK(bool(exec::Executable::build(b.program, {})) == known);
}

TEST_CASE("exec: in a long chain, memory is used again", "[exec]") {
  ProgramBuilder b;
  const TensorType type = typeOf(ElementType::F32, {300, 400}), turned = typeOf(ElementType::F32, {400, 300});
  ValueId value = b.parameter(type);
  for (int i = 0; i < 20; ++i) {
    value = b.element(ElementFunction::Neg, {value});
    value = b.op(plan::Transpose{{1, 0}}, {value}, turned);
    value = b.element(ElementFunction::Neg, {value});
    value = b.op(plan::Transpose{{1, 0}}, {value}, type);
  }
  b.program.body.results = {value};
  auto made = exec::Executable::build(b.program, {});
  REQUIRE(made);
  CHECK((*made)->memory() < 3 * 300 * 400 * 4);
  Numbers numbers;
  auto x = numbers.floats<float>(300 * 400);
  auto outputs = b.run({value}, {bytesOf(x)}, false);
  requireClose(valuesOf<float>(outputs[0]), x, 0);
}

TEST_CASE("exec: memory that becomes free piece by piece is used as a whole", "[exec]") {
  ProgramBuilder b;
  const ValueId zero = b.constant<float>(typeOf(ElementType::F32), {0});
  // A padded value is in memory of its own.
  auto copyOf = [&](int64_t columns) {
    const ValueId x = b.parameter(typeOf(ElementType::F32, {64 * columns}));
    return b.op(plan::Pad{{0}, {0}, {0}}, {x, zero}, typeOf(ElementType::F32, {64 * columns}));
  };
  auto sumOf = [&](ValueId value) {
    return b.op(plan::Reduce{{0}}, {value, zero}, typeOf(ElementType::F32),
                {b.binaryBody(ElementFunction::Add, ElementType::F32)});
  };
  const ValueId first = copyOf(100), second = copyOf(101), last = copyOf(102);
  const ValueId firstSum = sumOf(first), secondSum = sumOf(second);
  const ValueId large = copyOf(200); // fits where the first two were
  b.program.body.results = {firstSum, secondSum, sumOf(large), sumOf(last)};
  auto made = exec::Executable::build(b.program, {});
  REQUIRE(made);
  const uint64_t together = 64 * (100 + 101 + 102) * 4;
  CHECK((*made)->memory() >= together);
  CHECK((*made)->memory() < together + 64 * 100 * 4);
}

TEST_CASE("exec: a reduction reads its operand before a result takes its memory", "[exec]") {
  ProgramBuilder b;
  Numbers numbers;
  auto x = numbers.floats<float>(60 * 70);
  const ValueId vx = b.parameter(typeOf(ElementType::F32, {60, 70}));
  const ValueId turned = b.op(plan::Transpose{{1, 0}}, {vx}, typeOf(ElementType::F32, {70, 60}));
  const ValueId flat = b.op(plan::Reshape{}, {turned}, typeOf(ElementType::F32, {4200}));
  // A conversion to the same type makes no value of its own, but joins the reduction and the negation.
  const ValueId same = b.op(plan::Elementwise{ElementFunction::Convert}, {flat}, typeOf(ElementType::F32, {4200}));
  const ValueId most = b.op(plan::Reduce{{0}}, {same, b.constant<float>(typeOf(ElementType::F32), {-9})},
                            typeOf(ElementType::F32), {b.binaryBody(ElementFunction::Max, ElementType::F32)});
  const ValueId minus = b.element(ElementFunction::Neg, {same});
  // A value that no output holds.
  const ValueId square = b.op(plan::Reshape{}, {minus}, typeOf(ElementType::F32, {70, 60}));
  const ValueId back = b.op(plan::Transpose{{1, 0}}, {square}, typeOf(ElementType::F32, {60, 70}));
  const ValueId result = b.op(plan::Reshape{}, {back}, typeOf(ElementType::F32, {4200}));
  auto outputs = b.run({most, result}, {bytesOf(x)}, false);
  requireClose(valuesOf<float>(outputs[0]), {*std::max_element(x.begin(), x.end())}, 0);
  for (float &value : x)
    value = -value;
  requireClose(valuesOf<float>(outputs[1]), x, 0);
}

TEST_CASE("exec: each branch makes the copies that it reads", "[exec]") {
  const int32_t index = GENERATE(0, 1);
  ProgramBuilder b;
  const ValueId vi = b.parameter(typeOf(ElementType::I32)), vx = b.parameter(typeOf(ElementType::F32, {2, 3}));
  const ValueId turned = b.op(plan::Transpose{{1, 0}}, {vx}, typeOf(ElementType::F32, {3, 2}));
  auto branch = [&](ElementFunction function) {
    return b.inner([&] {
      const ValueId flat = b.op(plan::Reshape{}, {turned}, typeOf(ElementType::F32, {6}));
      return std::vector<ValueId>{b.element(function, {flat, flat})};
    });
  };
  plan::Body sum = branch(ElementFunction::Add), product = branch(ElementFunction::Mul);
  const ValueId result = b.op(plan::Case{}, {vi}, typeOf(ElementType::F32, {6}), {sum, product});
  // Numbers of its own for each branch: memory of an earlier run must not help.
  const std::vector<float> x = index == 0 ? std::vector<float>{1, 2, 3, 4, 5, 6} : std::vector<float>{6, 7, 2, 1, 3, 4};
  auto outputs = b.run({result}, {bytesOf<int32_t>({index}), bytesOf(x)}, false);
  requireClose(valuesOf<float>(outputs[0]),
               index == 0 ? std::vector<float>{2, 8, 4, 10, 6, 12} : std::vector<float>{36, 1, 49, 9, 4, 16}, 0);
}

TEST_CASE("exec: a result of a branch that nothing reads keeps its memory until the branch ends", "[exec]") {
  const int32_t index = GENERATE(0, 1);
  ProgramBuilder b;
  const TensorType type = typeOf(ElementType::F32, {4});
  const ValueId vi = b.parameter(typeOf(ElementType::I32)), vx = b.parameter(type);
  auto branch = [&](ElementFunction function) {
    return b.inner([&] {
      const ValueId value = b.element(function, {vx, vx});
      return std::vector<ValueId>{vx, b.op(plan::Reverse{{0}}, {value}, type)};
    });
  };
  plan::Body sum = branch(ElementFunction::Add), product = branch(ElementFunction::Mul);
  const ValueId read = b.ops(plan::Case{}, {vi}, {type, type}, {sum, product})[1];
  auto outputs = b.run({read}, {bytesOf<int32_t>({index}), bytesOf<float>({1, 2, 3, 5})}, false);
  requireClose(valuesOf<float>(outputs[0]),
               index == 0 ? std::vector<float>{10, 6, 4, 2} : std::vector<float>{25, 9, 4, 1}, 0);
}

TEST_CASE("exec: scatters, sorts and windows of up to 16 values", "[exec]") {
  const size_t values = GENERATE(1, 2, 16, 17);
  const TensorType scalar = typeOf(ElementType::I32), vector = typeOf(ElementType::I32, {4}),
                   pair = typeOf(ElementType::I32, {2});
  const std::vector<TensorType> vectors(values, vector);
  // Results from the first half of the parameters, or sums of both halves.
  auto pairwise = [&](ProgramBuilder &b, bool sums) {
    return b.inner([&] {
      std::vector<ValueId> first, second, results;
      for (size_t i = 0; i < values; ++i)
        first.push_back(b.parameter(scalar));
      for (size_t i = 0; i < values; ++i)
        second.push_back(b.parameter(scalar));
      for (size_t i = 0; i < values; ++i)
        results.push_back(sums ? b.element(ElementFunction::Add, {first[i], second[i]}) : first[i]);
      return results;
    });
  };
  auto inputsOf = [&](ProgramBuilder &b, const TensorType &type, int32_t from) {
    std::vector<ValueId> ids;
    for (size_t i = 0; i < values; ++i) {
      std::vector<int32_t> numbers;
      for (int32_t k = 0; k < elementCount(type.shape); ++k)
        numbers.push_back(from + 10 * int32_t(i) - k);
      ids.push_back(b.constant(type, numbers));
    }
    return ids;
  };
  auto check = [&](ProgramBuilder &b, const std::vector<ValueId> &results, const std::array<int32_t, 4> &expected) {
    b.program.body.results.assign(results.begin(), results.end());
    if (values > 16) {
      auto refused = exec::Executable::build(b.program, {});
      REQUIRE_FALSE(refused);
      CHECK(refused.error().code == SHLO_UNSUPPORTED);
      return;
    }
    auto outputs = b.run(results, {}, false);
    for (size_t i = 0; i < values; ++i) {
      std::vector<int32_t> wanted;
      for (int32_t number : expected)
        wanted.push_back(number % 1000 + number / 1000 * 10 * int32_t(i));
      CHECK(valuesOf<int32_t>(outputs[i]) == wanted);
      ++wanted[i % 4];
      CHECK(valuesOf<int32_t>(outputs[i]) != wanted);
    }
  };
  SECTION("scatter") {
    ProgramBuilder b;
    plan::Scatter scatter;
    scatter.insertedWindowDims = scatter.scatterDimsToOperandDims = {0};
    scatter.indexVectorDim = 1;
    std::vector<ValueId> operands = inputsOf(b, vector, 100), updates = inputsOf(b, pair, 5);
    operands.push_back(b.constant<int32_t>(pair, {3, 1}));
    operands.insert(operands.end(), updates.begin(), updates.end());
    // Input i is 100 + 10 i - k at k; 5 + 10 i is added at 3 and 4 + 10 i at 1.
    check(b, b.ops(scatter, operands, vectors, {pairwise(b, true)}), {1100, 2103, 1098, 2102});
  }
  SECTION("sort") {
    ProgramBuilder b;
    plan::Body comparator = b.inner([&] {
      std::vector<ValueId> parameters;
      for (size_t i = 0; i < 2 * values; ++i)
        parameters.push_back(b.parameter(scalar));
      return std::vector<ValueId>{
          b.compare(plan::CompareDirection::LT, parameters[0], parameters[1], plan::CompareOrder::Signed)};
    });
    check(b, b.ops(plan::Sort{0, true}, inputsOf(b, vector, 100), vectors, {comparator}), {1097, 1098, 1099, 1100});
  }
  SECTION("reduce_window") {
    ProgramBuilder b;
    plan::ReduceWindow window{{2}, {1}, {1}, {1}, {1}, {0}};
    std::vector<ValueId> operands = inputsOf(b, vector, 100);
    for (size_t i = 0; i < values; ++i)
      operands.push_back(b.constant<int32_t>(scalar, {0}));
    check(b, b.ops(window, operands, vectors, {pairwise(b, true)}), {1100, 2199, 2197, 2195});
  }
}

TEST_CASE("exec: a fusion does not take in what one of its views needs", "[exec]") {
  ProgramBuilder b;
  const TensorType type = typeOf(ElementType::I32, {4});
  const ValueId x = b.parameter(type), y = b.parameter(type);
  const ValueId sum = b.element(ElementFunction::Add, {x, x});
  const ValueId less = b.compare(plan::CompareDirection::LT, y, x, plan::CompareOrder::Signed);
  const ValueId reversed = b.op(plan::Reverse{{0}}, {sum}, type);
  const ValueId chosen = b.op(plan::Elementwise{ElementFunction::Select}, {less, sum, reversed}, type);
  const auto outputs = b.run({chosen}, {bytesOf<int32_t>({1, 2, 3, 4}), bytesOf<int32_t>({0, 9, 0, 9})}, false);
  CHECK(valuesOf<int32_t>(outputs[0]) == std::vector<int32_t>{2, 6, 6, 2});
}

// The sums of the products of whole numbers are exact in each of the types.
TEST_CASE("exec: a constant is packed once for a product, and aligned for what reads it", "[exec]") {
  using enum ElementType;
  struct Types {
    ElementType operand, result;
  };
  const auto types = GENERATE(
      values<Types>({{I8, I32}, {UI8, I32}, {I8, I8}, {I16, I16}, {I32, I32}, {I64, I64}, {F32, F32}, {F64, F64}}));
  struct Extents3 {
    int64_t m, n, k;
  };
  // Several blocks along each axis, one, a part of one, one row, one column.
  const auto e = GENERATE(values<Extents3>({{150, 700, 1100}, {40, 96, 64}, {5, 50, 30}, {1, 301, 77}, {77, 1, 301}}));
  const bool isReadToo = GENERATE(false, true), isTransposed = GENERATE(false, true);
  CAPTURE(int(types.operand), int(types.result), e.m, e.n, e.k, isReadToo, isTransposed);
  const size_t width = byteSize(types.operand);
  Numbers numbers;
  auto wholeNumbers = [&](int64_t count) {
    std::vector<char> bytes(size_t(count) * width);
    for (size_t i = 0; i < size_t(count); ++i) {
      const int64_t number = int64_t(numbers.bits() % 13) - (types.operand == UI8 ? 0 : 6);
      const auto single = float(number);
      const auto twofold = double(number);
      const char *from = types.operand == F32   ? reinterpret_cast<const char *>(&single)
                         : types.operand == F64 ? reinterpret_cast<const char *>(&twofold)
                                                : reinterpret_cast<const char *>(&number);
      std::memcpy(bytes.data() + i * width, from, width);
    }
    return bytes;
  };
  const std::vector<char> left = wholeNumbers(e.m * e.k), right = wholeNumbers(e.k * e.n);
  const TensorType rightType = typeOf(types.operand, isTransposed ? Shape{e.n, e.k} : Shape{e.k, e.n});
  plan::DotGeneral dot;
  dot.lhsContractingDimensions = {1};
  dot.rhsContractingDimensions = {isTransposed ? 1 : 0};
  enum Right { Argument, Constant, AtOddAddress };
  auto results = [&](Right how, const std::vector<char> &bytes) {
    ProgramBuilder b;
    std::vector<std::vector<char>> arguments = {left};
    const ValueId x = b.parameter(typeOf(types.operand, {e.m, e.k}));
    std::vector<char> room(bytes.size() + 1);
    std::memcpy(room.data() + 1, bytes.data(), bytes.size());
    ValueId y;
    if (how == Argument) {
      y = b.parameter(rightType);
      arguments.push_back(bytes);
    } else {
      y = b.constant<char>(rightType, bytes);
      auto &constant = std::get<plan::Constant>(b.body().ops.back().data);
      constant.splat = false;
      if (how == AtOddAddress)
        constant.bytes = Storage::borrow(room.data() + 1, bytes.size(), true, nullptr, nullptr);
    }
    std::vector<ValueId> made = {b.op(dot, {x, y}, typeOf(types.result, {e.m, e.n}))};
    if (isReadToo)
      made.push_back(b.element(ElementFunction::Add, {y, y}));
    return b.run(made, arguments, false);
  };
  const auto expected = results(Argument, right);
  CHECK(results(Constant, right) == expected);
  CHECK(results(AtOddAddress, right) == expected);
  // The twin: one number is another.
  std::vector<char> other = right;
  other[other.size() - width] ^= 1;
  if (types.operand != F32 && types.operand != F64)
    CHECK(results(Constant, other) != expected);
}
