// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/strided.h"

#include "exec/numbers.h"

#include <algorithm>
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

StridedCopy::StridedCopy(const Extents &shape, const Extents &toStrides, const Extents &fromStrides,
                         size_t elementBytes) {
  Walk<2> walk(shape, {toStrides, fromStrides});
  count = walk.positions();
  if (count == 0)
    return;
  auto elements = [](const Walk<2>::Axis &axis) { return Axis{axis.extent, axis.strides[0], axis.strides[1]}; };
  if (!walk.axes.empty()) {
    row = elements(walk.axes.back());
    walk.axes.pop_back();
  }
  // If source and target have different innermost axes, the copy proceeds in blocks of both axes.
  if (row.fromStride != 1 && row.fromStride != 0 && row.extent >= 4)
    for (size_t d = walk.axes.size(); d-- > 0 && column.extent == 1;)
      if (walk.axes[d].strides[1] == 1 && walk.axes[d].extent >= 4) {
        column = elements(walk.axes[d]);
        walk.axes.erase(walk.axes.begin() + ptrdiff_t(d));
      }
  bytes = int64_t(elementBytes);
  for (const Walk<2>::Axis &axis : walk.axes)
    outer.push_back({axis.extent, axis.strides[0] * bytes, axis.strides[1] * bytes});
  if (!outer.empty()) {
    middle = outer.back();
    outer.pop_back();
  }
  rows = withBits(elementBytes, [&]<typename T>(T) { return choose<T>(); });
}

// Copies one row, or one block of two axes, in pieces.
bool StridedCopy::runLong(char *to, const char *from, Watch &watch) const {
  // Columns are cut between blocks, so that the elements are copied in the same order.
  const int64_t together = column.extent == 1 ? 1 : std::max<int64_t>(1, Watch::interval / row.extent / block) * block;
  Axis part = column;
  for (int64_t j = 0; j < column.extent; j += together) {
    part.extent = std::min(together, column.extent - j);
    const bool going = watch.pieces(row.extent, part.extent, [&](int64_t begin, int64_t end) {
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
  if (!rows)
    return true;
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
  const Rows copy = rows;
  for (int64_t i = begin; i < end; ++i)
    copy(row, column, to + i * axis.toStride, from + i * axis.fromStride);
}

void StridedCopy::run(char *to, const char *from) const {
  each(to, from, [&](char *target, const char *source) {
    runLine(target, source, 0, middle.extent);
    return true;
  });
}

bool StridedCopy::run(char *to, const char *from, Watch &watch) const {
  if (count <= Watch::interval) {
    run(to, from);
    return watch.proceed(count);
  }
  const int64_t work = row.extent * column.extent;
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
