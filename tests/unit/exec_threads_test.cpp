// Kernels that threads share have the same bytes with any number of threads, and with none. The numbers are such that
// sums are rounded, so that another order of additions would be noticed.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/pool.h"
#include "exec_program.h"

#include <thread>

using namespace shlo;
using namespace shlo::test;

namespace {

// Each task on a thread of its own.
void allAtOnce(void *, size_t count, void (*task)(void *, size_t), void *argument) {
  std::vector<std::thread> threads;
  for (size_t i = 0; i < count; ++i)
    threads.emplace_back(task, argument, i);
  for (std::thread &thread : threads)
    thread.join();
}

// Counts the jobs of a pool.
class CountingPool final : public exec::Pool {
public:
  explicit CountingPool(std::shared_ptr<exec::Pool> pool) : pool(std::move(pool)) {}
  size_t slots() const override { return pool->slots(); }
  void run(exec::Job &job) override {
    ++jobs;
    pool->run(job);
  }
  std::atomic<int64_t> jobs{0};

private:
  const std::shared_ptr<exec::Pool> pool;
};

std::vector<std::shared_ptr<CountingPool>> pools() {
  std::vector<std::shared_ptr<CountingPool>> all;
  for (size_t threads : {1, 2, 3, 8}) {
    auto made = exec::makeThreadPool(threads);
    REQUIRE(made);
    (*made)->setSpin(std::chrono::milliseconds(1)); // so that they help with short programs, too
    all.push_back(std::make_shared<CountingPool>(std::move(*made)));
  }
  all.push_back(std::make_shared<CountingPool>(exec::makeHostPool(3, allAtOnce, nullptr)));
  return all;
}

std::vector<char> randomBytes(Numbers &numbers, const TensorType &type) {
  const auto n = size_t(elementCount(type.shape));
  switch (type.element) {
  case ElementType::F32:
    return bytesOf(numbers.floats<float>(n));
  case ElementType::F64:
    return bytesOf(numbers.floats<double>(n));
  case ElementType::ComplexF32:
    return bytesOf(numbers.floats<float>(2 * n));
  case ElementType::ComplexF64:
    return bytesOf(numbers.floats<double>(2 * n));
  case ElementType::BF16: {
    std::vector<uint16_t> values;
    for (float value : numbers.floats<float>(n))
      values.push_back(uint16_t(std::bit_cast<uint32_t>(value) >> 16));
    return bytesOf(values);
  }
  case ElementType::F16: {
    std::vector<uint16_t> values(n);
    for (uint16_t &value : values) // from 1/4 to 2, of both signs
      value = uint16_t((numbers.bits() & 0x83FF) | ((13 + numbers.bits() % 3) << 10));
    return bytesOf(values);
  }
  default: {
    std::vector<char> bytes(n * byteSize(type.element));
    for (char &byte : bytes)
      byte = char(numbers.bits());
    return bytes;
  }
  }
}

struct Case {
  ProgramBuilder program;
  std::vector<std::vector<char>> inputs;
  Numbers numbers;

  ValueId input(const TensorType &type) {
    inputs.push_back(randomBytes(numbers, type));
    return program.parameter(type);
  }
  ValueId constant(const TensorType &type) { return program.constant<char>(type, randomBytes(numbers, type)); }

  std::vector<std::vector<char>> run(const exec::Executable &executable, std::shared_ptr<exec::Pool> pool) const {
    std::vector<std::vector<char>> outputs;
    std::vector<const void *> from;
    std::vector<void *> to;
    for (const auto &bytes : inputs)
      from.push_back(bytes.data());
    for (const TensorType &type : executable.outputs())
      outputs.emplace_back(size_t(elementCount(type.shape)) * byteSize(type.element), char(0x5A));
    for (auto &output : outputs)
      to.push_back(output.data());
    exec::RunContext context;
    context.pool = std::move(pool);
    for (int repeat = 0; repeat < 2; ++repeat) {
      Status status = executable.run(from.data(), to.data(), context);
      if (!status)
        FAIL(status.error().message);
    }
    return outputs;
  }

  // Runs it with pools and with none; `shared`: threads have parts of it.
  void check(std::vector<ValueId> results, bool shared = true) {
    program.program.body.results.assign(results.begin(), results.end());
    static const auto all = pools();
    for (bool baseline : {false, true})
      for (int64_t chunkWork : {400, 16000}) {
        exec::BuildOptions options;
        options.choice.baselineSimd = baseline;
        options.choice.chunkWork = chunkWork;
        auto made = exec::Executable::build(program.program, options);
        if (!made)
          FAIL(made.error().message);
        auto expected = run(**made, nullptr);
        for (const auto &pool : all) {
          const int64_t before = pool->jobs;
          CAPTURE(baseline, chunkWork, pool->slots());
          REQUIRE(run(**made, pool) == expected);
          if (shared && chunkWork == 400 && pool->slots() > 1)
            REQUIRE(pool->jobs > before);
        }
        // The comparison can fail.
        auto changed = expected;
        changed[0][0] ^= 1;
        REQUIRE(changed != expected);
      }
  }
};

struct Product {
  Shape left, right, result;
  plan::DotGeneral dot;
};

// batch x m x k times batch x k x n; transposed operands have their last two axes exchanged.
Product product(int64_t batch, int64_t m, int64_t n, int64_t k, bool leftTransposed, bool rightTransposed) {
  Product made;
  made.left = leftTransposed ? Shape{batch, k, m} : Shape{batch, m, k};
  made.right = rightTransposed ? Shape{batch, n, k} : Shape{batch, k, n};
  made.result = {batch, m, n};
  made.dot.lhsBatchingDimensions = made.dot.rhsBatchingDimensions = {0};
  made.dot.lhsContractingDimensions = {leftTransposed ? 1 : 2};
  made.dot.rhsContractingDimensions = {rightTransposed ? 2 : 1};
  return made;
}

struct Extents4 {
  int64_t batch, m, n, k;
};

} // namespace

TEST_CASE("threads: products of all types and shapes", "[pool]") {
  using enum ElementType;
  struct Types {
    ElementType operand, result;
  };
  const auto types = GENERATE(values<Types>(
      {{F32, F32}, {F64, F64}, {BF16, BF16}, {F16, F16}, {ComplexF32, ComplexF32}, {I8, I32}, {I16, I16}, {I64, I64}}));
  // Square, few rows, few columns, one row, one column, deep, many small ones.
  const auto e = GENERATE(values<Extents4>({{1, 150, 131, 401},
                                            {1, 201, 67, 33},
                                            {1, 40, 301, 130},
                                            {1, 2, 700, 90},
                                            {1, 5, 1300, 70},
                                            {1, 1, 777, 203},
                                            {1, 777, 1, 203},
                                            {1, 500, 9, 161},
                                            {1, 17, 135, 2003},
                                            {2, 140, 60, 50},
                                            {700, 5, 6, 7},
                                            {40, 33, 25, 20}}));
  const int how = GENERATE(0, 3, 4, 5, 6);
  const bool leftTransposed = how & 1, rightTransposed = how & 2, isConstant = how & 4;
  Case one;
  const Product made = product(e.batch, e.m, e.n, e.k, leftTransposed, rightTransposed);
  CAPTURE(int(types.operand), e.batch, e.m, e.n, e.k, leftTransposed, rightTransposed, isConstant);
  const ValueId left = one.input(typeOf(types.operand, made.left));
  const TensorType right = typeOf(types.operand, made.right);
  one.check({one.program.op(made.dot, {left, isConstant ? one.constant(right) : one.input(right)},
                            typeOf(types.result, made.result))});
}

TEST_CASE("threads: large products, in slabs of the right operand", "[pool]") {
  using enum ElementType;
  const auto e = GENERATE(values<Extents4>({{1, 130, 1100, 1300}, {1, 129, 30, 30000}}));
  const ElementType type = GENERATE(F32, F64, I8, I64);
  const bool isConstant = GENERATE(false, true);
  Case one;
  const Product made = product(e.batch, e.m, e.n, e.k, false, false);
  const TensorType rightType = typeOf(type, made.right);
  const ValueId left = one.input(typeOf(type, made.left));
  const ValueId right = isConstant ? one.constant(rightType) : one.input(rightType);
  one.check({one.program.op(made.dot, {left, right}, typeOf(type == I8 ? I32 : type, made.result))});
}

TEST_CASE("threads: convolutions of features that are planes", "[pool]") {
  using enum ElementType;
  // Few positions and many, of one tap and of nine; weights that are packed before and with each run.
  const int64_t side = GENERATE(7, 14, 28, 40), taps = GENERATE(1, 3);
  const bool isConstant = GENERATE(false, true);
  CAPTURE(side, taps, isConstant);
  plan::Convolution convolution{};
  convolution.windowStrides = convolution.lhsDilation = convolution.rhsDilation = {1, 1};
  convolution.paddingLow = convolution.paddingHigh = {taps / 2, taps / 2};
  convolution.inputBatchDimension = convolution.outputBatchDimension = 0;
  convolution.inputFeatureDimension = convolution.outputFeatureDimension = 1;
  convolution.inputSpatialDimensions = convolution.outputSpatialDimensions = {2, 3};
  convolution.kernelOutputFeatureDimension = 0, convolution.kernelInputFeatureDimension = 1;
  convolution.kernelSpatialDimensions = {2, 3};
  convolution.featureGroupCount = convolution.batchGroupCount = 1;
  constexpr int64_t depth = 96, features = 160;
  Case one;
  const ValueId image = one.input(typeOf(F32, {1, depth, side, side}));
  const TensorType weights = typeOf(F32, {features, depth, taps, taps});
  const ValueId kernel = isConstant ? one.constant(weights) : one.input(weights);
  one.check({one.program.op(convolution, {image, kernel}, typeOf(F32, {1, features, side, side}))}, side > 7);
}

TEST_CASE("threads: Fourier transforms", "[pool]") {
  using plan::FftType;
  const auto type = GENERATE(FftType::FFT, FftType::IFFT, FftType::RFFT, FftType::IRFFT);
  // Many lines, several axes, and lines that the general kernel transforms.
  const auto lengths = GENERATE(values<Shape>({{60}, {31}, {12, 20}, {16, 15, 9}, {67}, {134, 3}}));
  const bool isDouble = GENERATE(false, true);
  const ElementType real = isDouble ? ElementType::F64 : ElementType::F32;
  const ElementType complex = isDouble ? ElementType::ComplexF64 : ElementType::ComplexF32;
  Shape shape = lengths;
  shape.insert(shape.begin(), 37);
  Shape half = shape;
  half.back() = half.back() / 2 + 1;
  Case one;
  const ValueId input = one.input(type == FftType::RFFT    ? typeOf(real, shape)
                                  : type == FftType::IRFFT ? typeOf(complex, half)
                                                           : typeOf(complex, shape));
  plan::Fft fft;
  fft.fftType = type;
  fft.fftLength = lengths;
  one.check({one.program.op(fft, {input},
                            type == FftType::RFFT    ? typeOf(complex, half)
                            : type == FftType::IRFFT ? typeOf(real, shape)
                                                     : typeOf(complex, shape))});
}

TEST_CASE("threads: batches of matrices are decomposed and solved", "[pool]") {
  using enum ElementType;
  const ElementType type = GENERATE(F32, F64, BF16, ComplexF64);
  const int64_t n = GENERATE(8, 20, 61);
  const bool lower = GENERATE(false, true);
  Case one;
  const TensorType matrices = typeOf(type, {23, n, n});
  const ValueId a = one.input(matrices), b = one.input(matrices);
  plan::Cholesky cholesky;
  cholesky.lower = lower;
  plan::TriangularSolve solve;
  solve.lower = lower;
  solve.leftSide = n != 20;
  one.check({one.program.op(cholesky, {a}, matrices), one.program.op(solve, {a, b}, matrices)});
}

TEST_CASE("threads: one long line is sorted", "[pool]") {
  using enum ElementType;
  // Odd and even numbers of elements in each run, and of runs.
  const int64_t n = GENERATE(2001, 4097, 20000, 65537);
  const ElementType type = GENERATE(F64, I32, I8);
  Case one;
  const TensorType line = typeOf(type, {n}), position = typeOf(I32, {n});
  const ValueId values = one.input(line), positions = one.program.op(plan::Iota{0}, {}, position);
  const plan::Body comparator = one.program.inner([&] {
    const ValueId left = one.program.parameter(typeOf(type, {})), right = one.program.parameter(typeOf(type, {}));
    one.program.parameter(typeOf(I32, {}));
    one.program.parameter(typeOf(I32, {}));
    return std::vector<ValueId>{
        one.program.compare(plan::CompareDirection::LT, left, right,
                            type == F64 ? plan::CompareOrder::Float : plan::CompareOrder::Signed)};
  });
  one.check(one.program.ops(plan::Sort{0, true}, {values, positions}, {line, position}, {comparator}));
}

TEST_CASE("threads: elements of transposed matrices, and sums of short rows", "[pool]") {
  using enum ElementType;
  const int64_t rows = GENERATE(1000, 777), columns = GENERATE(1000, 35);
  Case one;
  const TensorType given = typeOf(F32, {rows, columns}), turned = typeOf(F32, {columns, rows});
  const ValueId x = one.input(given), y = one.input(turned), zero = one.program.constant<float>(typeOf(F32, {}), {0});
  const ValueId sum = one.program.element(ElementFunction::Add,
                                          {one.program.op(plan::Transpose{{1, 0}}, {x}, turned), y});
  plan::Reduce reduce{{1}};
  one.check({sum, one.program.op(reduce, {x, zero}, typeOf(F32, {rows}),
                                 {one.program.binaryBody(ElementFunction::Add, F32)})});
}

TEST_CASE("threads: cumulative sums, products and extremes along any axis", "[pool]") {
  using enum ElementType;
  const ElementType type = GENERATE(F32, F64, I32, I8);
  const ElementFunction function = GENERATE(ElementFunction::Add, ElementFunction::Mul, ElementFunction::Max);
  const Shape shape = GENERATE(Shape{7, 61, 131}, Shape{3, 1, 5003}, Shape{1, 301, 77}, Shape{2003, 9, 1});
  const bool backwards = GENERATE(false, true), isKnown = GENERATE(false, true);
  Case one;
  const TensorType array = typeOf(type, shape), scalar = typeOf(type, {});
  const ValueId x = one.input(array);
  // An init value that is not known is no identity but for a maximum: then windows are reduced one by one.
  const std::vector<char> zero(byteSize(type), 0);
  const ValueId init = isKnown ? one.program.constant<char>(scalar, zero) : one.input(scalar);
  std::vector<ValueId> results;
  for (size_t axis = 0; axis < 3; ++axis) {
    if (shape[axis] > 400 && !(isKnown && function == ElementFunction::Add) && function != ElementFunction::Max)
      continue;
    plan::ReduceWindow op{{1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {0, 0, 0}};
    op.windowDimensions[axis] = shape[axis];
    (backwards ? op.paddingHigh : op.paddingLow)[axis] = shape[axis] - 1;
    results.push_back(one.program.op(op, {x, init}, array, {one.program.binaryBody(function, type)}));
  }
  one.check(results);
}
