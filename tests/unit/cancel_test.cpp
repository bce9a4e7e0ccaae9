// Long-running kernels can be cancelled.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec_program.h"

#include <algorithm>
#include <chrono>
#include <functional>

using namespace shlo;
using namespace shlo::test;

namespace {

using Make = std::function<ValueId(ProgramBuilder &, const std::vector<ValueId> &)>;

// Runs a program of one instruction on matrices of zeros with a diagonal of twos, and cancels it from another thread. A
// kernel that does not check for cancellation would finish.
void checkStops(const char *name, const std::vector<TensorType> &inputs, const TensorType &result, const Make &make,
                bool baseline = false) {
  INFO(name);
  ProgramBuilder b;
  std::vector<ValueId> operands;
  std::vector<std::vector<char>> bytes;
  std::vector<const void *> pointers;
  for (const TensorType &type : inputs) {
    operands.push_back(b.parameter(type));
    bytes.emplace_back(size_t(elementCount(type.shape)) * byteSize(type.element));
    const double two = 2;
    if (type.shape.size() == 2 && (type.element == ElementType::F64 || type.element == ElementType::ComplexF64))
      for (int64_t i = 0; i < std::min(type.shape[0], type.shape[1]); ++i)
        std::memcpy(bytes.back().data() + i * (type.shape[1] + 1) * int64_t(byteSize(type.element)), &two, 8);
  }
  for (const auto &input : bytes)
    pointers.push_back(input.data());
  std::vector<char> output(size_t(elementCount(result.shape)) * byteSize(result.element));
  b.program.body.results = {make(b, operands)};
  exec::BuildOptions options;
  options.choice.baselineSimd = baseline;
  auto made = exec::Executable::build(b.program, options);
  REQUIRE(made);
  void *outputs[] = {output.data()};
  // The first looks may be between kernels.
  constexpr int looks = 5;
  int asked = 0;
  exec::RunContext context;
  context.poll = std::make_shared<exec::Poll>();
  context.poll->add([&] { return ++asked == looks; }, std::chrono::milliseconds(0));
  Status status = (*made)->run(pointers.data(), outputs, context);
  REQUIRE_FALSE(status);
  CHECK(status.error().code == SHLO_CANCELLED);
  CHECK(asked == looks);
}

void checkStops(const char *name, plan::OpData data, const std::vector<TensorType> &inputs, const TensorType &result,
                bool baseline = false) {
  const auto make = [&](ProgramBuilder &b, const std::vector<ValueId> &operands) {
    return b.op(data, operands, result);
  };
  checkStops(name, inputs, result, make, baseline);
}

plan::Convolution convolutionOf(int64_t groups) {
  plan::Convolution c{};
  c.windowStrides = c.lhsDilation = c.rhsDilation = {1, 1};
  c.paddingLow = c.paddingHigh = {0, 0};
  c.inputBatchDimension = 0, c.inputSpatialDimensions = {1, 2}, c.inputFeatureDimension = 3;
  c.kernelSpatialDimensions = {0, 1}, c.kernelInputFeatureDimension = 2, c.kernelOutputFeatureDimension = 3;
  c.outputBatchDimension = 0, c.outputSpatialDimensions = {1, 2}, c.outputFeatureDimension = 3;
  c.featureGroupCount = groups;
  c.batchGroupCount = 1;
  return c;
}

} // namespace

TEST_CASE("products, convolutions, transforms and solvers stop when they are cancelled", "[cancel]") {
  const auto f32 = [](Shape shape) { return typeOf(ElementType::F32, std::move(shape)); };
  const auto f64 = [](Shape shape) { return typeOf(ElementType::F64, std::move(shape)); };
  const auto i32 = [](Shape shape) { return typeOf(ElementType::I32, std::move(shape)); };
  const auto c64 = [](Shape shape) { return typeOf(ElementType::ComplexF64, std::move(shape)); };
  for (bool baseline : {false, true}) {
    checkStops("dot_general", plan::DotGeneral{{}, {}, {1}, {0}}, {f64({3000, 3000}), f64({3000, 3000})},
               f64({3000, 3000}), baseline);
    checkStops("convolution", convolutionOf(1), {f32({4, 128, 128, 128}), f32({5, 5, 128, 256})},
               f32({4, 124, 124, 256}), baseline);
  }
  checkStops("dot_general of complex numbers", plan::DotGeneral{{}, {}, {1}, {0}},
             {c64({2000, 2000}), c64({2000, 2000})}, c64({2000, 2000}));
  checkStops("dot_general of integers", plan::DotGeneral{{}, {}, {1}, {0}}, {i32({2000, 2000}), i32({2000, 2000})},
             i32({2000, 2000}));
  checkStops("convolution of integers", convolutionOf(1), {i32({4, 128, 128, 64}), i32({5, 5, 64, 64})},
             i32({4, 124, 124, 64}));
  checkStops("cholesky of complex numbers", plan::Cholesky{false}, {c64({1500, 1500})}, c64({1500, 1500}));
  checkStops("triangular_solve of complex numbers",
             plan::TriangularSolve{true, false, false, plan::TransposeA::ADJOINT},
             {c64({1500, 1500}), c64({1500, 1500})}, c64({1500, 1500}));
  checkStops("dot_general of few rows", plan::DotGeneral{{}, {}, {1}, {0}}, {f64({3, 8000}), f64({8000, 8000})},
             f64({3, 8000}));
  checkStops("depthwise convolution", convolutionOf(64), {f32({4, 256, 256, 64}), f32({9, 9, 1, 64})},
             f32({4, 248, 248, 64}));
  checkStops("fft", plan::Fft{plan::FftType::FFT, {10007}}, {c64({1000, 10007})}, c64({1000, 10007}));
  checkStops("cholesky", plan::Cholesky{true}, {f64({4000, 4000})}, f64({4000, 4000}));
  checkStops("triangular_solve", plan::TriangularSolve{true, true, false, plan::TransposeA::NO_TRANSPOSE},
             {f64({3000, 3000}), f64({3000, 3000})}, f64({3000, 3000}));
}

TEST_CASE("fusions, sorts, windows and kernels at computed places stop when they are cancelled", "[cancel]") {
  const TensorType square = typeOf(ElementType::F32, {4000, 4000}), many = typeOf(ElementType::I8, {1 << 25});
  checkStops("a fusion", {square}, square, [](ProgramBuilder &b, const std::vector<ValueId> &operands) {
    ValueId value = operands[0];
    for (int i = 0; i < 20; ++i)
      value = b.element(ElementFunction::Sine, {value});
    return value;
  });
  plan::Gather gather;
  gather.collapsedSliceDims = gather.startIndexMap = {0};
  gather.indexVectorDim = 1;
  gather.sliceSizes = {1};
  checkStops("gather", gather, {typeOf(ElementType::I8, {100}), many}, many);
  plan::Scatter scatter;
  scatter.insertedWindowDims = scatter.scatterDimsToOperandDims = {0};
  scatter.indexVectorDim = 1;
  const TensorType few = typeOf(ElementType::I8, {100});
  checkStops("scatter", {few, many, many}, few, [&](ProgramBuilder &b, const std::vector<ValueId> &operands) {
    return b.op(scatter, operands, few, {b.binaryBody(ElementFunction::Add, ElementType::I8)});
  });
  const auto comparator = [](ProgramBuilder &b, plan::CompareDirection direction) {
    return b.inner([&] {
      const TensorType scalar = typeOf(ElementType::F32);
      const ValueId x = b.parameter(scalar), y = b.parameter(scalar);
      return std::vector<ValueId>{b.compare(direction, x, y)};
    });
  };
  checkStops("sort", {square}, square, [&](ProgramBuilder &b, const std::vector<ValueId> &operands) {
    return b.op(plan::Sort{1, true}, operands, square, {comparator(b, plan::CompareDirection::GT)});
  });
  const TensorType scalar = typeOf(ElementType::F32), smaller = typeOf(ElementType::F32, {1200, 1200}),
                   inside = typeOf(ElementType::F32, {1171, 1171});
  // Sums of windows next to each other share their time, products do not.
  plan::ReduceWindow window{{30, 30}, {1, 1}, {1, 1}, {1, 1}, {0, 0}, {0, 0}};
  const TensorType larger = typeOf(ElementType::F32, {2400, 2400}),
                   insideLarger = typeOf(ElementType::F32, {2371, 2371});
  for (const auto &[function, from, to] :
       {std::tuple(ElementFunction::Add, larger, insideLarger), std::tuple(ElementFunction::Mul, smaller, inside)})
    checkStops("reduce_window", {from, scalar}, to, [&](ProgramBuilder &b, const std::vector<ValueId> &operands) {
      return b.op(window, operands, to, {b.binaryBody(function, ElementType::F32)});
    });
  plan::SelectAndScatter select{{30, 30}, {1, 1}, {0, 0}, {0, 0}};
  checkStops("select_and_scatter", {smaller, inside, scalar}, smaller,
             [&](ProgramBuilder &b, const std::vector<ValueId> &operands) {
               return b.op(
                   select, operands, smaller,
                   {comparator(b, plan::CompareDirection::GE), b.binaryBody(ElementFunction::Add, ElementType::F32)});
             });
  for (plan::RngAlgorithm algorithm : {plan::RngAlgorithm::THREE_FRY, plan::RngAlgorithm::PHILOX}) {
    const TensorType state = typeOf(ElementType::UI64, {2}), bits = typeOf(ElementType::UI32, {1 << 24});
    checkStops("rng_bit_generator", {state}, bits, [&](ProgramBuilder &b, const std::vector<ValueId> &operands) {
      return b.ops(plan::RngBitGenerator{algorithm}, operands, {state, bits})[1];
    });
  }
}
