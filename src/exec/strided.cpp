// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/strided.h"

#include "exec/numbers.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace shlo::exec {
namespace {

// Calls visitor(T()) with the unsigned integer type of this size.
template <typename Visitor> decltype(auto) withBits(size_t bytes, Visitor &&visitor) {
  switch (bytes) {
  case 1: return visitor(uint8_t());
  case 2: return visitor(uint16_t());
  case 4: return visitor(uint32_t());
  case 8: return visitor(uint64_t());
  default: return visitor((unsigned __int128)(0));
  }
}

// Where this is inlined with known strides, only one of the loops remains.
template <typename T>
inline void copyElements(char *to, int64_t toStride, const char *from, int64_t fromStride, int64_t n) {
  auto *target = reinterpret_cast<Loose<T> *>(to);
  auto *source = reinterpret_cast<const Loose<T> *>(from);
  if (fromStride == 0) {
    const T value = *source;
    if (toStride == 1)
      for (int64_t i = 0; i < n; ++i)
        target[i] = value;
    else
      for (int64_t i = 0; i < n; ++i)
        target[i * toStride] = value;
  } else if (toStride == 1) {
    for (int64_t i = 0; i < n; ++i)
      target[i] = source[i * fromStride];
  } else {
    for (int64_t i = 0; i < n; ++i)
      target[i * toStride] = source[i * fromStride];
  }
}

// Transposes work in blocks small enough that the lines touched on both sides stay in the first-level cache.
constexpr int64_t block = 16;

} // namespace

void copyRow(char *to, int64_t toStride, const char *from, int64_t fromStride, int64_t n, size_t bytes) {
  if (toStride == 1 && fromStride == 1)
    std::memcpy(to, from, size_t(n) * bytes);
  else
    withBits(bytes, [&]<typename T>(T) { copyElements<T>(to, toStride, from, fromStride, n); });
}

void fill(char *to, const char *element, int64_t n, size_t bytes) {
  if (n == 0)
    return; // the memory of no elements can be null
  if (std::all_of(element, element + bytes, [](char byte) { return byte == 0; }))
    std::memset(to, 0, size_t(n) * bytes);
  else
    withBits(bytes, [&]<typename T>(T) { copyElements<T>(to, 1, element, 0, n); });
}

bool copyRow(char *to, int64_t toStride, const char *from, int64_t fromStride, int64_t n, size_t bytes, Watch &watch) {
  const int64_t size = int64_t(bytes);
  return watch.pieces(n, 1, [&](int64_t begin, int64_t end) {
    copyRow(to + begin * toStride * size, toStride, from + begin * fromStride * size, fromStride, end - begin, bytes);
  });
}

bool fill(char *to, const char *element, int64_t n, size_t bytes, Watch &watch) {
  return watch.pieces(
      n, 1, [&](int64_t begin, int64_t end) { fill(to + begin * int64_t(bytes), element, end - begin, bytes); });
}

bool copyBytes(char *to, const char *from, size_t n, Watch &watch) {
  constexpr size_t most = size_t(Watch::interval) * 8;
  for (size_t done = 0; done < n;) {
    const size_t count = std::min(most, n - done);
    std::memcpy(to + done, from + done, count);
    done += count;
    if (!watch.proceed(int64_t(count / 8)))
      return false;
  }
  return true;
}

template <typename T> StridedCopy::Rows StridedCopy::choose() const {
  if (column.extent > 1)
    return [](const Axis &rows, const Axis &columns, char *to, const char *from) {
      const Axis row = rows, column = columns; // not in memory that the stores might change
      auto *target = reinterpret_cast<Loose<T> *>(to);
      auto *source = reinterpret_cast<const Loose<T> *>(from);
      auto transpose = [&](int64_t toStride) {
        for (int64_t j0 = 0; j0 < column.extent; j0 += block)
          for (int64_t i0 = 0; i0 < row.extent; i0 += block) {
            const int64_t j1 = std::min(j0 + block, column.extent), i1 = std::min(i0 + block, row.extent);
            for (int64_t j = j0; j < j1; ++j)
              for (int64_t i = i0; i < i1; ++i)
                target[j * column.toStride + i * toStride] = source[j + i * row.fromStride];
          }
      };
      if (row.toStride == 1)
        transpose(1);
      else
        transpose(row.toStride);
    };
  if (row.toStride == 1 && row.fromStride == 1)
    return [](const Axis &row, const Axis &, char *to, const char *from) {
      std::memcpy(to, from, size_t(row.extent) * sizeof(T));
    };
  if (row.toStride == 1 && row.fromStride == 0)
    return
        [](const Axis &row, const Axis &, char *to, const char *from) { copyElements<T>(to, 1, from, 0, row.extent); };
  if (row.toStride == 1)
    return [](const Axis &row, const Axis &, char *to, const char *from) {
      copyElements<T>(to, 1, from, row.fromStride, row.extent);
    };
  return [](const Axis &row, const Axis &, char *to, const char *from) {
    copyElements<T>(to, row.toStride, from, row.fromStride, row.extent);
  };
}

// Takes contiguous rows of 2, 4 or 8 bytes as elements.
void StridedCopy::widen(Walk<2>::Axes &axes) {
  const Walk<2>::Axis last = axes.back();
  const int64_t width = last.extent * bytes;
  if (axes.size() < 2 || last.strides != Walk<2>::Offsets{1, 1} || width > 8 || !std::has_single_bit(uint64_t(width)))
    return;
  for (size_t d = 0; d + 1 < axes.size(); ++d)
    for (int64_t stride : axes[d].strides)
      if (stride % last.extent != 0)
        return;
  axes.pop_back();
  for (Walk<2>::Axis &axis : axes)
    for (int64_t &stride : axis.strides)
      stride /= last.extent;
  bytes = width;
}

// The innermost axis of the target is not that of the source, but both are long enough for registers.
bool StridedCopy::chooseTransposed(Walk<2>::Axes &axes, Simd simd) {
  const Walk<2>::Axis rows = axes.back();
  const int64_t least = leastTransposed(size_t(bytes));
  if (rows.strides[0] != 1 || std::abs(rows.strides[1]) <= 1 || bytes > 8)
    return false;
  for (size_t d = axes.size() - 1; d-- > 0;) {
    Walk<2>::Axis columns = axes[d];
    TransposeKernel kernel = nullptr;
    if (columns.strides[1] == 1 && rows.strides[1] == columns.extent && rows.extent >= least)
      kernel = splitKernel(simd, size_t(bytes), columns.extent);
    if (!kernel && columns.strides[1] == 1 && columns.strides[0] == rows.extent && columns.extent >= least)
      kernel = joinKernel(simd, size_t(bytes), rows.extent);
    if (std::abs(columns.strides[1]) != 1 || ((columns.extent < least || rows.extent < least) && !kernel))
      continue;
    if (columns.strides[1] < 0) {
      toShift = columns.strides[0] * (columns.extent - 1) * bytes;
      fromShift = columns.strides[1] * (columns.extent - 1) * bytes;
      columns.strides[0] = -columns.strides[0];
    }
    matrix = {rows.extent, columns.extent, columns.strides[0] * bytes, rows.strides[1] * bytes};
    transpose = kernel ? kernel : transposeKernel(simd, size_t(bytes));
    axes.pop_back();
    axes.erase(axes.begin() + ptrdiff_t(d));
    return true;
  }
  return false;
}

constexpr int64_t longRow = 256; // bytes

// Each row repeats an element, more than a register holds.
bool StridedCopy::chooseRepeated(Walk<2>::Axes &axes, Simd simd) {
  const Walk<2>::Axis &last = axes.back();
  const int64_t length = last.extent * bytes;
  if (last.strides[0] != 1 || last.strides[1] != 0 || length < 32 || bytes > 8)
    return false;
  const ShuffleKernels &kernels = *shuffleKernels[size_t(simd)];
  const size_t width = size_t(std::bit_width(size_t(bytes))) - 1;
  if (axes.size() > 1 && length <= 16 * longRow) {
    const Walk<2>::Axis &rows = axes[axes.size() - 2];
    copyLines = kernels.filledLines[width];
    line = {rows.extent, rows.strides[0] * bytes, rows.strides[1] * bytes};
    row = {last.extent, 1, 0};
    axes.resize(axes.size() - 2);
    return true;
  }
  if (length <= longRow)
    return false;
  repeat = kernels.fills[width];
  row = {last.extent, 1, 0};
  axes.pop_back();
  return true;
}

// The rows are short, or not in order.
bool StridedCopy::chooseShuffled(Walk<2>::Axes &axes, Simd simd) {
  const Walk<2>::Axis &last = axes.back();
  // Long rows are copied by the C library and filled by loops.
  const int64_t length = last.extent * bytes;
  if (last.strides[0] != 1 || (last.strides[1] == 1 && length >= 32) || (last.strides[1] == 0 && length > longRow))
    return false;
  // A register would hold few of the elements that are read.
  if (length > longRow && std::abs(last.strides[1]) > 4 && bytes >= 4)
    return false;
  std::vector<Shuffle::Axis> list;
  for (size_t d = axes.size(); d-- > 0;)
    list.push_back({axes[d].extent, axes[d].strides[0] * bytes, {axes[d].strides[1] * bytes}});
  shuffle = Shuffle::make(simd, size_t(bytes), 1, {{0, 0}}, list);
  if (!shuffle)
    return false;
  axes.resize(list.size());
  chooseBlocks(axes, {shuffle->extent, shuffle->toStep, shuffle->fromSteps[0]}, shuffle->together);
  return true;
}

// The rows are contiguous, but too short for a call of a function each.
bool StridedCopy::chooseLines(Walk<2>::Axes &axes, Simd simd) {
  if (axes.size() < 2 || axes.back().strides != Walk<2>::Offsets{1, 1})
    return false;
  const Walk<2>::Axis &rows = axes[axes.size() - 2];
  const int64_t length = axes.back().extent * bytes;
  const int64_t toStep = rows.strides[0] * bytes, fromStep = rows.strides[1] * bytes;
  // A register holds several rows that are shorter, or repeats one.
  if (length > 2 * longRow || length < 3 || (length < 16 && (toStep != length || std::abs(fromStep) < 32)) ||
      (length < 32 && fromStep == 0))
    return false;
  copyLines = shuffleKernels[size_t(simd)]->lines;
  line = {rows.extent, toStep, fromStep};
  row = {axes.back().extent, 1, 1};
  axes.resize(axes.size() - 2);
  chooseBlocks(axes, line, 1);
  return true;
}

// The source does not change along an axis around others that it does not have in order. The target's part inside of
// that axis is put together once, and copied from there.
bool StridedCopy::choosePattern(Walk<2>::Axes &axes, KernelChoice choice) {
  const Walk<2>::Axis &last = axes.back();
  constexpr int64_t least = 64; // bytes; shuffles repeat shorter parts within registers
  if ((last.strides[1] == 0 && last.extent * bytes >= least) ||
      (last.strides[1] == 1 && last.extent * bytes >= longRow))
    return false; // as quick as copies of it
  size_t repeated = axes.size();
  int64_t elements = 1;
  for (size_t d = axes.size(); d-- > 0 && axes[d].strides[0] == elements; elements *= axes[d].extent)
    if (axes[d].strides[1] == 0 && elements * bytes >= least)
      repeated = d;
  const size_t inner = repeated + 1;
  if (repeated == axes.size() || (inner + 1 == axes.size() && last.strides[1] == 1))
    return false;
  Extents shape, to, from;
  for (size_t d = inner; d < axes.size(); ++d) {
    shape.push_back(axes[d].extent);
    to.push_back(axes[d].strides[0]);
    from.push_back(axes[d].strides[1]);
  }
  pattern.emplace_back(shape, to, from, size_t(bytes), choice);
  axes.resize(inner);
  return true;
}

// Takes the axis along which the source's rows are nearest to each other as the innermost one around a loop whose rows
// are far apart.
void StridedCopy::chooseBlocks(Walk<2>::Axes &axes, const Axis &loop, int64_t together) {
  constexpr int64_t cacheLine = 64, positions = 32;
  if (axes.empty() || std::abs(loop.fromStride) < 4 * cacheLine || loop.extent < 2 * positions)
    return;
  const auto distance = [&](const Walk<2>::Axis &axis) { return std::abs(axis.strides[1]) * bytes; };
  const auto nearest = std::min_element(axes.begin(), axes.end(), [&](const auto &a, const auto &b) {
    return std::pair(distance(a) == 0, distance(a)) < std::pair(distance(b) == 0, distance(b));
  });
  if (distance(*nearest) == 0 || distance(*nearest) > cacheLine / 2)
    return;
  blockLines = 2 * cacheLine / distance(*nearest);
  blockGroups = std::max<int64_t>(1, positions / together);
  std::rotate(nearest, nearest + 1, axes.end());
}

// Whether the innermost axes are a small matrix, of which few registers hold some.
static bool areSmallMatrices(const Walk<2>::Axes &axes, int64_t bytes) {
  constexpr int64_t mostBytes = 256;
  if (axes.size() < 3)
    return false;
  const Walk<2>::Axis &row = axes.back(), &column = axes[axes.size() - 2];
  return row.strides[0] == 1 && column.strides[0] == row.extent && row.extent <= mostBytes &&
         column.extent <= mostBytes && row.extent * column.extent * bytes <= mostBytes;
}

StridedCopy::StridedCopy(const Extents &shape, const Extents &toStrides, const Extents &fromStrides,
                         size_t elementBytes, KernelChoice choice) {
  Walk<2> walk(shape, {toStrides, fromStrides});
  count = walk.positions();
  if (count == 0)
    return;
  Walk<2>::Axes &axes = walk.axes;
  bytes = int64_t(elementBytes);
  contiguous = axes.empty() || (axes.size() == 1 && axes[0].strides == Walk<2>::Offsets{1, 1});
  if (!choice.general && !contiguous)
    widen(axes);
  const bool special =
      !choice.general && !contiguous &&
      (choosePattern(axes, choice) || (areSmallMatrices(axes, bytes) && chooseShuffled(axes, choice.simd())) ||
       chooseTransposed(axes, choice.simd()) || chooseRepeated(axes, choice.simd()) ||
       chooseLines(axes, choice.simd()) || chooseShuffled(axes, choice.simd()));
  if (!special) {
    auto elements = [](const Walk<2>::Axis &axis) { return Axis{axis.extent, axis.strides[0], axis.strides[1]}; };
    if (!axes.empty()) {
      row = elements(axes.back());
      axes.pop_back();
    }
    // If source and target have different innermost axes, the copy proceeds in blocks of both axes.
    if (row.fromStride != 1 && row.fromStride != 0 && row.extent >= 4)
      for (size_t d = axes.size(); d-- > 0 && column.extent == 1;)
        if (axes[d].strides[1] == 1 && axes[d].extent >= 4) {
          column = elements(axes[d]);
          axes.erase(axes.begin() + ptrdiff_t(d));
        }
    rows = withBits(size_t(bytes), [&]<typename T>(T) { return choose<T>(); });
  }
  for (const Walk<2>::Axis &axis : axes)
    outer.push_back({axis.extent, axis.strides[0] * bytes, axis.strides[1] * bytes});
  if (!outer.empty()) {
    middle = outer.back();
    outer.pop_back();
  }
}

int64_t StridedCopy::innerElements() const {
  return transpose   ? matrix.rows * matrix.columns
         : shuffle   ? shuffle->groups() * (shuffle->groupBytes() / bytes)
         : copyLines ? line.extent * row.extent
                     : row.extent * column.extent;
}

// Copies one row, or one block of two axes.
void StridedCopy::runInner(char *to, const char *from) const {
  if (transpose)
    transpose(matrix, to, from);
  else if (shuffle)
    shuffle->run(to, &from, 0, shuffle->groups());
  else if (copyLines)
    copyLines(to, line.toStride, from, line.fromStride, row.extent * bytes, line.extent);
  else if (repeat)
    repeat(to, from, row.extent);
  else
    rows(row, column, to, from);
}

// Copies the groups, or the rows, [begin, end) of the loop inside of the middle axis.
void StridedCopy::runPart(char *to, const char *from, int64_t begin, int64_t end) const {
  if (shuffle)
    shuffle->run(to, &from, begin, end);
  else
    copyLines(to + begin * line.toStride, line.toStride, from + begin * line.fromStride, line.fromStride,
              row.extent * bytes, end - begin);
}

// The same in pieces.
bool StridedCopy::runLong(char *to, const char *from, Watch &watch) const {
  if (shuffle || copyLines)
    return watch.pieces(shuffle ? shuffle->groups() : line.extent, shuffle ? shuffle->groupBytes() / bytes : row.extent,
                        [&](int64_t begin, int64_t end) { runPart(to, from, begin, end); });
  const int64_t length = transpose ? matrix.rows : row.extent, height = transpose ? matrix.columns : column.extent;
  // Columns are cut between blocks, so that the elements are copied in the same order.
  const int64_t together = height == 1 ? 1 : std::max<int64_t>(1, Watch::interval / length / block) * block;
  for (int64_t j = 0; j < height; j += together) {
    Axis part = column;
    part.extent = std::min(together, height - j);
    const bool going = watch.pieces(length, part.extent, [&](int64_t begin, int64_t end) {
      if (transpose) {
        // A short piece at an end overlaps the one before.
        const int64_t least = leastTransposed(size_t(bytes));
        TransposedMatrix piece = matrix;
        piece.rows = std::min(std::max(end - begin, least), matrix.rows);
        piece.columns = std::min(std::max(part.extent, least), matrix.columns);
        const int64_t i = end - piece.rows < 0 ? 0 : end - piece.rows, first = j + part.extent - piece.columns;
        transpose(piece, to + first * matrix.toStep + i * bytes, from + first * bytes + i * matrix.fromStep);
        return;
      }
      if (repeat)
        return repeat(to + begin * bytes, from, end - begin);
      Axis piece = row;
      piece.extent = end - begin;
      rows(piece, part, to + (j * column.toStride + begin * row.toStride) * bytes,
           from + (j * column.fromStride + begin * row.fromStride) * bytes);
    });
    if (!going)
      return false;
  }
  return true;
}

// Calls visit(to, from) for each position of the outer axes, until it returns false.
template <typename Visit> bool StridedCopy::each(char *to, const char *from, Visit &&visit) const {
  if (count == 0)
    return true;
  to += toShift;
  from += fromShift;
  // Axes have at least two elements, so there are fewer than 64 axes.
  int64_t counters[64];
  for (size_t d = 0; d < outer.size(); ++d)
    counters[d] = 0;
  for (;;) {
    if (!visit(to, from))
      return false;
    size_t d = outer.size();
    for (;;) {
      if (d == 0)
        return true;
      --d;
      to += outer[d].toStride;
      from += outer[d].fromStride;
      if (++counters[d] < outer[d].extent)
        break;
      to -= outer[d].toStride * outer[d].extent;
      from -= outer[d].fromStride * outer[d].extent;
      counters[d] = 0;
    }
  }
}

// Copies the rows, or blocks of two axes, [begin, end) of the middle axis.
void StridedCopy::runLine(char *to, const char *from, int64_t begin, int64_t end) const {
  const Axis axis = middle;
  if (blockLines) {
    const int64_t groups = shuffle ? shuffle->groups() : line.extent;
    for (int64_t first = begin; first < end; first += blockLines)
      for (int64_t group = 0; group < groups; group += blockGroups)
        for (int64_t i = first; i < std::min(first + blockLines, end); ++i)
          runPart(to + i * axis.toStride, from + i * axis.fromStride, group, std::min(group + blockGroups, groups));
    return;
  }
  for (int64_t i = begin; i < end; ++i)
    runInner(to + i * axis.toStride, from + i * axis.fromStride);
}

void StridedCopy::run(char *to, const char *from) const {
  each(to, from, [&](char *target, const char *source) {
    if (!pattern.empty()) {
      pattern.front().run(target, source);
      // Each copy is as long as all that is there.
      const int64_t end = middle.extent * middle.toStride;
      for (int64_t done = middle.toStride; done < end; done *= 2)
        std::memcpy(target + done, target, size_t(std::min(done, end - done)));
      return true;
    }
    runLine(target, source, 0, middle.extent);
    return true;
  });
}

bool StridedCopy::run(char *to, const char *from, Watch &watch) const {
  if (count <= Watch::interval) {
    run(to, from);
    return watch.proceed(count);
  }
  if (!pattern.empty())
    return each(to, from, [&](char *target, const char *source) {
      if (!pattern.front().run(target, source, watch))
        return false;
      const int64_t end = middle.extent * middle.toStride, together = std::max(Watch::interval * 8, middle.toStride);
      for (int64_t done = middle.toStride, piece; done < end; done += piece) {
        const int64_t begin = done % middle.toStride;
        piece = std::min({done - begin, end - done, together});
        if (!copyBytes(target + done, target + begin, size_t(piece), watch))
          return false;
      }
      return true;
    });
  const int64_t work = innerElements();
  return each(to, from, [&](char *target, const char *source) {
    if (work <= Watch::interval)
      return watch.pieces(middle.extent, work,
                          [&](int64_t begin, int64_t end) { runLine(target, source, begin, end); });
    for (int64_t i = 0; i < middle.extent; ++i)
      if (!runLong(target + i * middle.toStride, source + i * middle.fromStride, watch))
        return false;
    return true;
  });
}

} // namespace shlo::exec
