// The primitive encodings of MLIR bytecode: a bounded cursor that reads them, and functions that append them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/bit.h"

#include <cstdint>
#include <cstring>
#include <string>

namespace shlo::vhlo {

// Reads from a span of a file. A read beyond the end or a malformed number makes the cursor fail. A failed cursor
// returns zeros and is at its end, so loops over counts stop, and the failure can be checked after them.
class Cursor {
public:
  Cursor() = default;
  // `file` is the origin of offsets.
  Cursor(llvm::StringRef span, const char *file) : next(span.begin()), end(span.end()), file(file) {}

  bool failed() const { return broken; }
  bool atEnd() const { return next == end; }
  size_t remaining() const { return size_t(end - next); }
  int64_t offset() const { return next - file; }

  uint8_t byte() { return next == end ? uint8_t(fail()) : uint8_t(*next++); }

  uint64_t varint() {
    if (next == end)
      return fail();
    uint8_t first = uint8_t(*next);
    if (first & 1) {
      ++next;
      return first >> 1;
    }
    unsigned extra = first ? unsigned(llvm::countr_zero(first)) : 8;
    if (remaining() < extra + 1)
      return fail();
    uint64_t value = 0;
    if (extra == 8) {
      std::memcpy(&value, next + 1, 8);
    } else {
      std::memcpy(&value, next, extra + 1);
      value >>= extra + 1;
    }
    next += extra + 1;
    return value;
  }

  int64_t svarint() {
    uint64_t value = varint();
    return int64_t(value >> 1) ^ -int64_t(value & 1);
  }

  // A number whose lowest bit is a flag; returns the other bits.
  uint64_t varintWithFlag(bool &flag) {
    uint64_t value = varint();
    flag = value & 1;
    return value >> 1;
  }

  // A count of items that take at least one of the following bytes each.
  uint64_t count() {
    uint64_t value = varint();
    return value > remaining() ? fail() : value;
  }

  llvm::StringRef bytes(uint64_t size) {
    if (size > remaining()) {
      fail();
      return {};
    }
    llvm::StringRef result(next, size_t(size));
    next += size;
    return result;
  }

  llvm::StringRef blob() { return bytes(varint()); }

  uint64_t fail() {
    broken = true;
    next = end;
    return 0;
  }

private:
  const char *next = nullptr;
  const char *end = nullptr;
  const char *file = nullptr;
  bool broken = false;
};

inline uint64_t zigzag(int64_t value) { return uint64_t(value) << 1 ^ uint64_t(value >> 63); }

// The number of bytes that the encoding takes.
inline unsigned varintSize(uint64_t value) {
  unsigned bits = 64 - unsigned(llvm::countl_zero(value | 1));
  return bits > 56 ? 9 : (bits + 6) / 7;
}

// Appends to a std::string or a similar container.
template <typename Bytes> void putVarint(Bytes &out, uint64_t value) {
  if (value < 0x80)
    return out.push_back(char(value << 1 | 1));
  char buffer[9];
  unsigned size = varintSize(value);
  if (size == 9) {
    buffer[0] = 0;
    std::memcpy(buffer + 1, &value, 8);
  } else {
    uint64_t image = (value << 1 | 1) << (size - 1);
    std::memcpy(buffer, &image, 8);
  }
  out += llvm::StringRef(buffer, size);
}

template <typename Bytes> void putSvarint(Bytes &out, int64_t value) { putVarint(out, zigzag(value)); }

} // namespace shlo::vhlo
