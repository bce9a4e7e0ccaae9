// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/reduction_cumulative.h"

#include "exec/body.h"
#include "exec/numbers.h"
#include "exec/parallel.h"
#include "exec/strided.h"

#include <cmath>

namespace shlo::exec {

namespace {

using plan::ElementFunction;

// max and min of floats: NaN if either is; +0 is greater than -0.
struct Add {
  template <typename T> static T apply(T a, T b) {
    if constexpr (Integer<T>)
      return T(std::make_unsigned_t<T>(a) + std::make_unsigned_t<T>(b));
    else
      return a + b;
  }
};
struct Multiply {
  template <typename T> static T apply(T a, T b) {
    if constexpr (Integer<T>)
      return T(std::make_unsigned_t<T>(a) * std::make_unsigned_t<T>(b));
    else
      return a * b;
  }
};
struct Maximum {
  template <typename T> static T apply(T a, T b) {
    if constexpr (!Integer<T>)
      if (a == b)
        return std::signbit(a) ? b : a;
    return a > b || a != a ? a : b;
  }
};
struct Minimum {
  template <typename T> static T apply(T a, T b) {
    if constexpr (!Integer<T>)
      if (a == b)
        return std::signbit(a) ? a : b;
    return a < b || a != a ? a : b;
  }
};

// Scans a line of n elements, forwards or backwards.
using Scan = void (*)(const char *input, char *output, int64_t n, const char *init, bool backwards);

template <typename T, typename Operation>
void scan(const char *input, char *output, int64_t n, const char *init, bool backwards) {
  const auto *from = reinterpret_cast<const Loose<T> *>(input);
  auto *to = reinterpret_cast<Loose<T> *>(output);
  T sum = *reinterpret_cast<const Loose<T> *>(init);
  if (backwards)
    for (int64_t i = n; i-- > 0;)
      to[i] = sum = Operation::apply(sum, T(from[i]));
  else
    for (int64_t i = 0; i < n; ++i)
      to[i] = sum = Operation::apply(sum, T(from[i]));
}

template <typename T> Scan scanOf(ElementFunction function) {
  switch (function) {
  case ElementFunction::Add: return scan<T, Add>;
  case ElementFunction::Mul: return scan<T, Multiply>;
  case ElementFunction::Max: return scan<T, Maximum>;
  case ElementFunction::Min: return scan<T, Minimum>;
  default: return nullptr;
  }
}

Scan scanOf(ElementFunction function, ElementType type) {
  switch (type) {
  case ElementType::F32: return scanOf<float>(function);
  case ElementType::F64: return scanOf<double>(function);
  case ElementType::I32: return scanOf<int32_t>(function);
  case ElementType::UI32: return scanOf<uint32_t>(function);
  case ElementType::I64: return scanOf<int64_t>(function);
  case ElementType::UI64: return scanOf<uint64_t>(function);
  default: return nullptr;
  }
}

// An array of `before` x `along` x `inner` elements. Lines along the middle axis are independent of each other.
class CumulativeKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    if (windows && !ignoresInit(arguments.inputs[1]))
      return windows->run(arguments);
    return forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &watch) {
      for (int64_t unit = chunkBegin(units, chunks, chunk); unit < chunkBegin(units, chunks, chunk + 1); ++unit)
        if (!(scanLine ? runLine(arguments, unit, watch) : runStrip(arguments, unit, scratch, watch)))
          return false;
      return true;
    });
  }

  // A scan combines the init value fewer times than windows do that reach into the padding, which must not matter.
  bool ignoresInit(const char *init) const {
    return plan::info(function).isIdempotent || isIdentity(function, element, init);
  }

  void divide(const KernelChoice &choice) {
    bytes = int64_t(byteSize(element));
    // The time of an element: its addition waits for the one before, or its row is read and written.
    const double time = scanLine ? 1.2 : 0.05 * double(bytes);
    const double total = time * double(before) * double(along) * double(inner);
    constexpr int64_t narrowest = 2048; // bytes of a strip's row
    if (const int64_t most = before * (inner * bytes / narrowest); !scanLine && most > 0)
      strips = std::max<int64_t>(1, chunksOf(choice, most, total / double(most)) / before);
    units = before * strips;
    chunks = chunksOf(choice, units, total / double(std::max<int64_t>(units, 1)));
    isParallel = chunks > 1 || (windows && windows->isParallel);
    scratchBytes = scanLine ? 0 : size_t((inner + strips - 1) / strips * bytes);
    if (windows)
      scratchBytes = std::max(scratchBytes, windows->scratchBytes);
  }

  int64_t before = 1, along = 0, inner = 1;
  bool backwards = false;
  ElementFunction function{};
  ElementType element = ElementType::None;
  ElementKernel combine = nullptr;
  Scan scanLine = nullptr;         // if lines are contiguous
  std::unique_ptr<Kernel> windows; // for an init value that is no identity; null if it is known to be one

private:
  bool runLine(const KernelArguments &arguments, int64_t line, Watch &watch) const {
    const char *from = arguments.inputs[0] + line * along * bytes, *sum = arguments.inputs[1];
    char *to = arguments.outputs[0] + line * along * bytes;
    // A piece goes on from the last element of the one before.
    return watch.pieces(along, 1, [&](int64_t begin, int64_t end) {
      const int64_t first = (backwards ? along - end : begin) * bytes;
      scanLine(from + first, to + first, end - begin, sum, backwards);
      sum = backwards ? to + first : to + end * bytes - bytes;
    });
  }

  // Neighbouring lines, row by row.
  bool runStrip(const KernelArguments &arguments, int64_t unit, char *init, Watch &watch) const {
    const int64_t first = chunkBegin(inner, strips, unit % strips);
    const int64_t width = chunkBegin(inner, strips, unit % strips + 1) - first;
    if (!fill(init, arguments.inputs[1], width, size_t(bytes), watch))
      return false;
    const char *previous = init;
    for (int64_t i = 0; i < along; ++i) {
      const int64_t row = unit / strips * along + (backwards ? along - 1 - i : i), at = (row * inner + first) * bytes;
      const bool going = watch.pieces(width, 1, [&](int64_t begin, int64_t end) {
        const char *operands[2] = {previous + begin * bytes, arguments.inputs[0] + at + begin * bytes};
        combine(operands, arguments.outputs[0] + at + begin * bytes, end - begin, 0);
      });
      if (!going || !watch.proceed(8))
        return false;
      previous = arguments.outputs[0] + at;
    }
    return true;
  }

  int64_t bytes = 0;
  // A unit of work is a strip of columns: of the array's `before`, one of `strips`.
  int64_t strips = 1, units = 0, chunks = 1;
};

// Null if the windows are no cumulative ones: one axis has windows from its start to each element, or from each element
// to its end, and no other axis has a window.
std::unique_ptr<CumulativeKernel> recognizeCumulative(const KernelRequest &request) {
  const auto &op = std::get<plan::ReduceWindow>(request.op.data);
  if (request.outputs.size() != 1 || request.inputs.size() != 2 || request.op.bodies.empty())
    return nullptr;
  const plan::Body &body = request.op.bodies[0];
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const size_t axes = input.shape.size();
  if (body.parameters.size() != 2 || body.results.size() != 1 || input.shape != output.shape ||
      input.element != output.element || input.element != request.inputs[1].element || isComplex(input.element) ||
      op.windowDimensions.size() != axes || op.windowStrides.size() != axes || op.baseDilations.size() != axes ||
      op.windowDilations.size() != axes || op.paddingLow.size() != axes)
    return nullptr;
  for (plan::ValueId value : {body.parameters[0], body.parameters[1], body.results[0]})
    if (request.program.values[value].element != input.element)
      return nullptr;
  const std::optional<BinaryBody> binary = recognize(body);
  if (!binary || !plan::info(binary->op.function).isAssociative())
    return nullptr;
  size_t sliding = axes;
  for (size_t d = 0; d < axes; ++d) {
    if (op.windowStrides[d] != 1 || op.baseDilations[d] != 1 || op.windowDilations[d] != 1)
      return nullptr;
    if (op.windowDimensions[d] == 1 && op.paddingLow[d] == 0)
      continue;
    if (op.windowDimensions[d] == 1 || sliding != axes)
      return nullptr;
    sliding = d;
  }
  if (sliding == axes || op.windowDimensions[sliding] != input.shape[sliding] ||
      (op.paddingLow[sliding] != 0 && op.paddingLow[sliding] != input.shape[sliding] - 1))
    return nullptr;
  auto kernel = std::make_unique<CumulativeKernel>();
  kernel->function = binary->op.function;
  kernel->element = input.element;
  kernel->combine = elementKernel(request.choice.simd(), kernel->function, input.element);
  if (!kernel->combine)
    return nullptr;
  kernel->backwards = op.paddingLow[sliding] == 0;
  kernel->along = input.shape[sliding];
  for (size_t d = 0; d < axes; ++d)
    if (d != sliding)
      (d < sliding ? kernel->before : kernel->inner) *= input.shape[d];
  if (kernel->inner == 1)
    kernel->scanLine = scanOf(kernel->function, input.element);
  return kernel;
}

} // namespace

MadeKernel makeCumulative(const KernelRequest &request, MadeKernel (*windows)(const KernelRequest &)) {
  std::unique_ptr<CumulativeKernel> kernel = recognizeCumulative(request);
  if (!kernel)
    return windows(request);
  const char *init = request.constants[1];
  if (!init || !kernel->ignoresInit(init)) {
    MadeKernel made = windows(request);
    if (!made || init)
      return made;
    kernel->windows = std::move(*made);
  }
  kernel->divide(request.choice);
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
