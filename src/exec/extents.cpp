// Index spaces.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/extents.h"

#include "exec/numbers.h"

#include <cstring>
#include <limits>

namespace shlo::exec {

Extents rowMajorStrides(const Extents &shape) {
  Extents strides(shape.size());
  int64_t stride = 1;
  for (size_t d = shape.size(); d-- > 0;) {
    strides[d] = stride;
    stride *= shape[d] > 0 ? shape[d] : 1;
  }
  return strides;
}

size_t ByteCount::reserve(int64_t count, size_t size) {
  const size_t start = total;
  size_t bytes = 0;
  if (count < 0 || __builtin_mul_overflow(size_t(count), size, &bytes) || bytes > (size_t(1) << 60)) {
    overflow = true;
    return start;
  }
  total += (bytes + 63) & ~size_t(63);
  if (total > (size_t(1) << 60))
    overflow = true;
  return start;
}

Error tooLarge() { return makeError(SHLO_LIMIT, "the operation needs more memory than can be addressed"); }

Error badProgram(const char *op) {
  return makeError(SHLO_INVALID_PROGRAM, std::string("shapes of ") + op + " do not fit together");
}

bool Watch::check() {
  left = interval;
  if (!stopped)
    return false;
  if (!control)
    return true;
  if (control->cancelled && control->cancelled->load(std::memory_order_relaxed)) {
    stopped = makeError(SHLO_CANCELLED, "the run was cancelled");
    return false;
  }
  if (control->deadlineNanoseconds) {
    auto now = std::chrono::steady_clock::now().time_since_epoch();
    if (std::chrono::duration_cast<std::chrono::nanoseconds>(now).count() > control->deadlineNanoseconds) {
      stopped = makeError(SHLO_LIMIT, "the run took longer than its time limit");
      return false;
    }
  }
  return true;
}

namespace {

template <typename T>
void copyTypedRow(char *to, int64_t toStride, const char *from, int64_t fromStride, int64_t n) {
  auto *target = reinterpret_cast<Loose<T> *>(to);
  auto *source = reinterpret_cast<const Loose<T> *>(from);
  if (fromStride == 0) {
    const T value = *source;
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

// Sixteen bytes as one element.
using Wide = unsigned __int128;

template <typename T>
void transposeBlocks(char *to, const char *from, const Walk<2>::Axis &row, const Walk<2>::Axis &column) {
  auto *target = reinterpret_cast<Loose<T> *>(to);
  auto *source = reinterpret_cast<const Loose<T> *>(from);
  constexpr int64_t block = 16;
  for (int64_t r = 0; r < row.extent; r += block) {
    const int64_t rowEnd = r + block < row.extent ? r + block : row.extent;
    for (int64_t c = 0; c < column.extent; c += block) {
      const int64_t columnEnd = c + block < column.extent ? c + block : column.extent;
      for (int64_t j = c; j < columnEnd; ++j)
        for (int64_t i = r; i < rowEnd; ++i)
          target[i * row.strides[0] + j * column.strides[0]] = source[i * row.strides[1] + j * column.strides[1]];
    }
  }
}

} // namespace

void copyRow(char *to, int64_t toStride, const char *from, int64_t fromStride, int64_t n, size_t bytes) {
  if (toStride == 1 && fromStride == 1) {
    std::memcpy(to, from, size_t(n) * bytes);
    return;
  }
  switch (bytes) {
  case 1:
    return copyTypedRow<uint8_t>(to, toStride, from, fromStride, n);
  case 2:
    return copyTypedRow<uint16_t>(to, toStride, from, fromStride, n);
  case 4:
    return copyTypedRow<uint32_t>(to, toStride, from, fromStride, n);
  case 8:
    return copyTypedRow<uint64_t>(to, toStride, from, fromStride, n);
  default:
    return copyTypedRow<Wide>(to, toStride, from, fromStride, n);
  }
}

void fill(char *to, const char *element, int64_t n, size_t bytes) {
  bool zero = true;
  for (size_t b = 0; b < bytes; ++b)
    zero &= element[b] == 0;
  if (zero)
    std::memset(to, 0, size_t(n) * bytes);
  else
    copyRow(to, 1, element, 0, n, bytes);
}

Copy::Copy(const Extents &shape, const Extents &toStrides, const Extents &fromStrides, size_t elementBytes)
    : bytes(elementBytes) {
  for (size_t d = 0; d < shape.size(); ++d)
    outer.add(shape[d], {toStrides[d], fromStrides[d]});
  outer.coalesce();
  count = outer.positions();
  row = outer.takeInner();
  // Where the source's fastest axis is another one than the target's, both go through memory in blocks.
  if (row.strides[1] == 1 || row.extent < 4)
    return;
  for (size_t d = 0; d < outer.axes.size(); ++d) {
    if (outer.axes[d].strides[1] != 1 || outer.axes[d].extent < 4)
      continue;
    column = outer.axes[d];
    outer.axes.erase(outer.axes.begin() + ptrdiff_t(d));
    break;
  }
}

void Copy::run(char *to, const char *from) const {
  if (count == 0)
    return;
  const int64_t size = int64_t(bytes);
  if (column.extent == 1) {
    outer.each({0, 0}, [&](const Walk<2>::Offsets &at) {
      copyRow(to + at[0] * size, row.strides[0], from + at[1] * size, row.strides[1], row.extent, bytes);
    });
    return;
  }
  outer.each({0, 0}, [&](const Walk<2>::Offsets &at) {
    char *target = to + at[0] * size;
    const char *source = from + at[1] * size;
    switch (bytes) {
    case 1:
      return transposeBlocks<uint8_t>(target, source, row, column);
    case 2:
      return transposeBlocks<uint16_t>(target, source, row, column);
    case 4:
      return transposeBlocks<uint32_t>(target, source, row, column);
    case 8:
      return transposeBlocks<uint64_t>(target, source, row, column);
    default:
      return transposeBlocks<Wide>(target, source, row, column);
    }
  });
}

namespace {

template <typename T> int64_t readAs(const char *at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  if constexpr (sizeof(T) == 8 && std::is_unsigned_v<T>)
    return value > uint64_t(std::numeric_limits<int64_t>::max()) ? std::numeric_limits<int64_t>::max() : int64_t(value);
  else
    return int64_t(value);
}

} // namespace

int64_t readIndex(ElementType type, const char *at) {
  const bool isSigned = info(type).kind == ElementKind::Signed;
  switch (byteSize(type)) {
  case 1:
    return isSigned ? readAs<int8_t>(at) : readAs<uint8_t>(at);
  case 2:
    return isSigned ? readAs<int16_t>(at) : readAs<uint16_t>(at);
  case 4:
    return isSigned ? readAs<int32_t>(at) : readAs<uint32_t>(at);
  default:
    return isSigned ? readAs<int64_t>(at) : readAs<uint64_t>(at);
  }
}

} // namespace shlo::exec
