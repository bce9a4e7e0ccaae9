// select_and_scatter: each window selects an element of the operand; the source's value is scattered to its position.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/body.h"
#include "exec/elementwise.h"
#include "exec/indexing_combine.h"
#include "exec/numbers.h"
#include "exec/pieces.h"
#include "exec/strided.h"
#include "exec/window.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace shlo::exec {
namespace {

class SelectAndScatterKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const int64_t size = int64_t(bytes);
    const char *operand = arguments.inputs[0], *source = arguments.inputs[1];
    char *output = arguments.outputs[0];
    if (!fill(output, arguments.inputs[2], outputs, outputBytes, watch))
      return watch.status();

    char *held = arguments.scratch + heldAt, *seen = arguments.scratch + seenAt;
    char *keep = arguments.scratch + keepAt;
    // The position in the operand that each window has selected; `outside` if it has none yet.
    auto *chosen = reinterpret_cast<int64_t *>(arguments.scratch + chosenAt);
    auto *candidates = chosen + windows.piece;
    auto *coordinates = candidates + windows.piece;
    auto *taps = coordinates + windows.outer.size();
    windows.eachPiece(coordinates, [&](int64_t position, int64_t begin, int64_t n) {
      for (int64_t i = 0; i < n; ++i)
        chosen[i] = outside;
      bool going = true, first = true;
      windows.eachTap(coordinates, taps, [&](int64_t offset) {
        if (offset == outside)
          return going = watch.proceed(4);
        for (int64_t k = 0; k < windows.row.taps && going; ++k) {
          const char *seenRow = look(operand, offset, k, begin, n, candidates, seen, size);
          if (first) {
            // The element under the first tap is selected, or `outside` for padding.
            std::memcpy(held, seenRow, size_t(n * size));
            std::memcpy(chosen, candidates, size_t(n) * sizeof(int64_t));
            first = false;
          } else {
            going = ask(arguments, held, seenRow, keep, n, watch);
            take(chosen, candidates, held, seenRow, keep, n);
          }
          going = watch.proceed(2 * n + 4) && going;
        }
        return going;
      });
      return going && scatterRow(arguments, source + position * int64_t(outputBytes), output, chosen, n, watch);
    });
    return watch.status();
  }

  Windows windows;
  // Of an element of the operand, and of an element of the source and of the output, which may be wider.
  size_t bytes = 0, outputBytes = 0;
  int64_t outputs = 0;
  // No two windows of a row can select the same element.
  bool disjoint = false;
  ElementKernel compare = nullptr, combine = nullptr;
  SliceMove move = nullptr; // combines elements one by one
  bool compareExchanged = false, sourceFirst = false;
  std::shared_ptr<const BodyFunction> select, scatter;
  size_t heldAt = 0, seenAt = 0, keepAt = 0, chosenAt = 0, bodyAt = 0;

private:
  // Returns the elements under tap k, and their positions in `candidates`. Elements in the padding are unspecified.
  const char *look(const char *operand, int64_t offset, int64_t k, int64_t begin, int64_t n, int64_t *candidates,
                   char *seen, int64_t size) const {
    const WindowAxis &row = windows.row;
    if (row.taps == 1 && row.stride == 1 && row.low == 0 && row.extent == row.inputExtent) {
      for (int64_t i = 0; i < n; ++i)
        candidates[i] = offset + begin + i;
      return operand + (offset + begin) * size;
    }
    // The windows whose tap is inside of the operand are neighbours.
    auto place = [&](int64_t o) { return __int128(begin + o) * row.stride + k - row.low; };
    auto firstAt = [&](__int128 least) { // the first window whose tap is at `least` or behind
      const __int128 distance = least - place(0);
      return int64_t(std::clamp<__int128>((distance + row.stride - 1) / row.stride, 0, n));
    };
    const int64_t first = firstAt(0), last = std::max(first, firstAt(row.inputExtent));
    std::fill(candidates, candidates + first, outside);
    std::fill(candidates + last, candidates + n, outside);
    if (first == last)
      return seen;
    const int64_t step = first + 1 == last ? 0 : row.stride * row.inputStride;
    const int64_t start = offset + int64_t(place(first)) * row.inputStride;
    for (int64_t o = first; o < last; ++o)
      candidates[o] = start + (o - first) * step;
    copyRow(seen + first * size, 1, operand + start * size, step, last - first, bytes);
    return seen;
  }

  // Takes the seen elements of windows that do not keep theirs.
  template <typename T>
  static void takeAs(int64_t *chosen, const int64_t *candidates, char *held, const char *seen, const char *keep,
                     int64_t n) {
    auto *to = reinterpret_cast<Loose<T> *>(held);
    auto *from = reinterpret_cast<const Loose<T> *>(seen);
    for (int64_t i = 0; i < n; ++i) {
      const int64_t candidate = candidates[i], before = chosen[i];
      const bool takes = (candidate != outside) & ((before == outside) | !keep[i]);
      chosen[i] = takes ? candidate : before;
      to[i] = takes ? from[i] : to[i];
    }
  }
  void take(int64_t *chosen, const int64_t *candidates, char *held, const char *seen, const char *keep,
            int64_t n) const {
    switch (bytes) {
    case 1: return takeAs<uint8_t>(chosen, candidates, held, seen, keep, n);
    case 2: return takeAs<uint16_t>(chosen, candidates, held, seen, keep, n);
    case 4: return takeAs<uint32_t>(chosen, candidates, held, seen, keep, n);
    case 8: return takeAs<uint64_t>(chosen, candidates, held, seen, keep, n);
    default: return takeAs<unsigned __int128>(chosen, candidates, held, seen, keep, n);
    }
  }

  // keep[i]: whether window i keeps the element in `held`.
  bool ask(const KernelArguments &arguments, const char *held, const char *seen, char *keep, int64_t n,
           Watch &watch) const {
    const char *parameters[2] = {held, seen};
    if (compare) {
      if (compareExchanged)
        std::swap(parameters[0], parameters[1]);
      compare(parameters, keep, n, 0);
      return true;
    }
    return select->run(n, parameters, &keep, arguments.scratch + bodyAt, watch);
  }

  bool scatterRow(const KernelArguments &arguments, const char *source, char *output, const int64_t *chosen, int64_t n,
                  Watch &watch) const {
    const int64_t size = int64_t(outputBytes);
    if (move) {
      auto *offsets = reinterpret_cast<int32_t *>(arguments.scratch + seenAt);
      for (int64_t i = 0; i < n; ++i)
        offsets[i] = chosen[i] == outside ? outsideOperand : int32_t(chosen[i]);
      move(output, source, offsets, size, size, size, n);
      return watch.proceed(n);
    }
    char *values = arguments.scratch + heldAt, *results = arguments.scratch + seenAt;
    // All windows at once if their positions differ, otherwise one by one.
    const int64_t step = disjoint ? n : 1;
    for (int64_t start = 0; start < n; start += step) {
      for (int64_t i = 0; i < step; ++i)
        if (chosen[start + i] != outside)
          std::memcpy(values + i * size, output + chosen[start + i] * size, outputBytes);
      const char *parameters[2] = {values, source + start * size};
      if (combine) {
        if (sourceFirst)
          std::swap(parameters[0], parameters[1]);
        combine(parameters, results, step, 0);
      } else if (!scatter->run(step, parameters, &results, arguments.scratch + bodyAt, watch)) {
        return false;
      }
      for (int64_t i = 0; i < step; ++i)
        if (chosen[start + i] != outside)
          std::memcpy(output + chosen[start + i] * size, results + i * size, outputBytes);
    }
    return watch.proceed(4 * n);
  }
};

MadeKernel makePiece(const KernelRequest &request) {
  const auto &op = std::get<plan::SelectAndScatter>(request.op.data);
  const Layout &operand = request.inputs[0], &source = request.inputs[1], &output = request.outputs[0];
  const ElementType type = operand.element, outputType = output.element;
  if (request.inputs.size() != 3 || request.op.bodies.size() != 2 || operand.shape != output.shape ||
      source.element != outputType || request.inputs[2].element != outputType)
    return badProgram("select_and_scatter");
  for (const plan::Body &body : request.op.bodies)
    if (body.parameters.size() != 2 || body.results.size() != 1)
      return badProgram("select_and_scatter");
  const plan::Body &select = request.op.bodies[0], &scatter = request.op.bodies[1];
  for (int i = 0; i < 2; ++i)
    if (request.program.values[select.parameters[i]].element != type ||
        request.program.values[scatter.parameters[i]].element != outputType)
      return badProgram("select_and_scatter");
  if (request.program.values[select.results[0]].element != ElementType::I1 ||
      request.program.values[scatter.results[0]].element != outputType)
    return badProgram("select_and_scatter");
  auto kernel = std::make_unique<SelectAndScatterKernel>();
  const Extents ones(operand.shape.size(), 1);
  if (!kernel->windows.make(operand.shape, source.shape, op.windowDimensions, op.windowStrides, ones, ones,
                            op.paddingLow))
    return badProgram("select_and_scatter");
  kernel->bytes = byteSize(type);
  kernel->outputBytes = byteSize(outputType);
  kernel->outputs = output.elements();
  kernel->disjoint = kernel->windows.row.stride >= kernel->windows.row.taps;

  const Simd simd = request.choice.simd();
  if (const std::optional<BinaryBody> choice = recognize(select);
      choice && choice->op.function == plan::ElementFunction::Compare) {
    kernel->compare = compareKernel(simd, choice->op.direction, choice->op.order, type);
    kernel->compareExchanged = choice->isSwapped;
  }
  if (const std::optional<BinaryBody> sum = recognize(scatter)) {
    kernel->combine = elementKernel(simd, sum->op.function, outputType);
    kernel->sourceFirst = sum->isSwapped;
    if (!request.choice.general && !sum->isSwapped && kernel->outputs <= std::numeric_limits<int32_t>::max())
      kernel->move = combiningMove(simd, sum->op.function, outputType, true);
  }

  ByteCount scratch;
  const int64_t n = kernel->windows.piece;
  const size_t widest = std::max(kernel->bytes, kernel->outputBytes);
  kernel->heldAt = scratch.reserve(n, widest);
  kernel->seenAt = scratch.reserve(n, std::max(widest, sizeof(int32_t)));
  kernel->keepAt = scratch.reserve(n, 1);
  kernel->chosenAt = scratch.reserve(2 * n + 2 * int64_t(kernel->windows.outer.size()), sizeof(int64_t));
  size_t bodyBytes = 0;
  auto make = [&](const plan::Body &body, std::shared_ptr<const BodyFunction> &function) -> Status {
    auto made = BodyFunction::make(body, request.program, request.choice);
    if (!made)
      return std::move(made.error());
    function = *made;
    bodyBytes = std::max(bodyBytes, function->scratchBytes);
    return {};
  };
  if (!kernel->compare)
    if (Status status = make(select, kernel->select); !status)
      return std::move(status.error());
  if (!kernel->combine)
    if (Status status = make(scatter, kernel->scatter); !status)
      return std::move(status.error());
  kernel->bodyAt = scratch.reserve(int64_t(bodyBytes), 1);
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeSelectAndScatter(const KernelRequest &request) {
  const auto &op = std::get<plan::SelectAndScatter>(request.op.data);
  if (request.inputs.size() != 3)
    return badProgram("select_and_scatter");
  const Layout &operand = request.inputs[0], &source = request.inputs[1];
  const Extents ones(operand.shape.size(), 1);
  const size_t axes =
      stillAxes(operand.shape, source.shape, op.windowDimensions, op.windowStrides, ones, op.paddingLow);
  Division division = Division::alike(2 * tapsOf(op.windowDimensions) * double(source.elements()), 3, axes);
  division.inputAxes[2].assign(axes, Division::whole);
  return makeInPieces(request, division, makePiece);
}

} // namespace shlo::exec
