// Index spaces.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/extents.h"

#include <chrono>
#include <cstring>
#include <limits>

namespace shlo::exec {

Extents rowMajorStrides(const Extents &shape) {
  Extents strides(shape.size());
  int64_t stride = 1;
  for (size_t d = shape.size(); d-- > 0;) {
    strides[d] = stride;
    stride *= shape[d];
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

Error tooLarge() { return makeError(SHLO_LIMIT, "the op needs more memory than can be addressed"); }

Error badProgram(const char *op) {
  return makeError(SHLO_INVALID_PROGRAM, std::string("shapes of ") + op + " do not match");
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
