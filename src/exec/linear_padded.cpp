// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_padded.h"

#include <numeric>

namespace shlo::exec {
namespace {

int64_t floorDivide(int64_t a, int64_t b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

// The bytes of a slab's copy, which shares the second-level cache with weights and the output.
constexpr int64_t slabBytes = 192 << 10;

} // namespace

bool PaddedAxis::make(const WindowAxis &along) {
  constexpr int64_t most = int64_t(1) << 28;
  window = along;
  for (int64_t value : {window.extent, window.taps, window.inputExtent, window.stride, window.dilation,
                        window.inputDilation, std::abs(window.low)})
    if (value > most)
      return false;
  const int64_t holes = window.inputDilation;
  const int64_t first = floorDivide(-window.low, holes);
  extent = window.extent;
  low = -first;
  copied = elementsOf(extent);
  if (copied > 2 * (window.inputExtent + window.taps * window.dilation) + 64)
    return false;
  const int64_t count = std::min(holes / std::gcd(holes, window.stride), extent);
  if (count > 8)
    return false;
  for (int64_t o = 0; o < count; ++o) {
    Class one{window.stride / std::gcd(holes, window.stride), {}};
    for (int64_t k = 0; k < window.taps; ++k) {
      const int64_t at = o * window.stride + k * window.dilation - window.low;
      if (floorDivide(at, holes) * holes == at)
        one.taps.push_back({k, at / holes - first});
    }
    classes.push_back(std::move(one));
  }
  return true;
}

int64_t PaddedAxis::elementsOf(int64_t positions) const {
  const int64_t last = (positions - 1) * window.stride + (window.taps - 1) * window.dilation - window.low;
  return floorDivide(last, window.inputDilation) + low + 1;
}

bool PaddedInput::make(int64_t inputElements, size_t elementBytes, int64_t parts, bool isCheap) {
  PaddedAxis &row = axes.back(), &first = axes.front();
  isCopied = isPlanar || (depth > 1 && depthStride != 1);
  for (const PaddedAxis &axis : axes)
    isCopied |= axis.low > 0 || axis.copied - axis.low > axis.window.inputExtent;
  phases = isPlanar ? row.window.stride : 1;
  if (phases > row.copied)
    return false;
  const int64_t perElement = isPlanar ? 1 : depth;
  auto padded = [&](int64_t elements) { return (elements + phases - 1) / phases * phases; };
  int64_t lineElements = axes.size() > 1 ? padded(row.copied) * perElement : perElement;
  double elements = double(lineElements);
  row.stride = perElement;
  for (size_t d = axes.size() - 1; d-- > 0;) {
    axes[d].stride = lineElements;
    elements *= double(axes[d].copied);
    if (elements > 4.0 * double(inputElements) + double(1 << 20))
      return false;
    if (d > 0)
      lineElements *= axes[d].copied;
  }
  if (!isCopied)
    for (PaddedAxis &axis : axes)
      axis.stride = axis.window.inputStride;

  // As many positions as the cache has room for, but few enough for the parts, and so many that little is copied twice.
  const double bytes = double(lineElements) * double(isPlanar ? depth : 1) * double(elementBytes);
  const int64_t fewest = first.classCount() * (1 + (isCopied ? first.overlap() * (isCheap ? 4 : 2) : 0));
  const int64_t room = int64_t(double(slabBytes) / bytes / double(first.classes[0].step)) * first.classCount();
  slabPositions = std::clamp(std::min(room, (first.extent + parts - 1) / parts), std::min(fewest, first.extent),
                             first.extent);
  slabs = (first.extent + slabPositions - 1) / slabPositions;
  slabPositions = (first.extent + slabs - 1) / slabs;
  slabPositions = (slabPositions + first.classCount() - 1) / first.classCount() * first.classCount();
  slabs = (first.extent + slabPositions - 1) / slabPositions;

  const int64_t slabElements = first.elementsOf(std::min(slabPositions, first.extent));
  phaseExtent = padded(axes.size() > 1 ? row.copied : slabElements) / phases;
  planeStep = axes.size() > 1 ? lineElements * slabElements : phases * phaseExtent * perElement;
  if (isPlanar) {
    // Planes whose places in the first-level cache differ.
    const int64_t line = int64_t(64 / elementBytes);
    planeStep = ((planeStep + line - 1) / line | 1) * line;
  }
  return !__builtin_mul_overflow(planeStep, isPlanar ? depth : 1, &copyElements);
}

int64_t PaddedInput::offsetOf(const int64_t *elements) const {
  int64_t offset = 0;
  for (size_t d = 0; d < axes.size(); ++d) {
    const int64_t at = isCopied ? elements[d] : elements[d] - axes[d].low;
    offset += isPlanar && d + 1 == axes.size() ? at % phases * phaseExtent + at / phases : at * axes[d].stride;
  }
  return offset;
}

} // namespace shlo::exec
