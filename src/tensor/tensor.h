// A tensor is an element type, a shape and a shared block of memory.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "base/short_list.h"
#include "tensor/element_type.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace shlo {

using Shape = ShortList<int64_t, 4>;

// Bytes that kernels need elements to be aligned to.
inline size_t alignmentOf(ElementType type) { return isComplex(type) ? byteSize(type) / 2 : byteSize(type); }

// The element type and shape of a value.
struct TensorType {
  ElementType element = ElementType::None;
  Shape shape;

  bool operator==(const TensorType &other) const { return element == other.element && shape == other.shape; }
  bool operator!=(const TensorType &other) const { return !(*this == other); }
};

// The number of elements of a static shape; -1 if it exceeds 2^62 or an extent is negative.
int64_t elementCount(const Shape &shape);
// The size in bytes of such a tensor, whose extents have been checked.
inline size_t byteSize(const TensorType &type) { return size_t(elementCount(type.shape)) * byteSize(type.element); }
// The largest tensor.
inline constexpr int64_t maxTensorBytes = int64_t(1) << 47;
// The size in bytes of a tensor with a static shape. SHLO_LIMIT if that is more than maxTensorBytes.
Result<size_t> byteCount(const TensorType &type);
// "tensor<2x3xf32>", with ? for dynamic extents.
std::string toString(const TensorType &type);

// A block of memory and its release function.
class Storage {
public:
  // Zeroed or uninitialized memory, aligned to 64 bytes; null if the allocation fails.
  static std::shared_ptr<Storage> allocate(size_t bytes, bool zeroed);
  static std::shared_ptr<Storage> borrow(void *data, size_t bytes, bool readOnly, shlo_release_fn release, void *user);
  // Memory of a device, which has no address here. Whoever makes it knows what `memory` is.
  static std::shared_ptr<Storage> onDevice(size_t bytes, std::shared_ptr<const void> memory);
  ~Storage();
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;

  char *data() const { return begin; }
  size_t size() const { return bytes; }
  // Memory from allocate().
  bool isOwned() const { return block != nullptr; }
  // What a device has; null for memory of the host.
  const std::shared_ptr<const void> &device() const { return ofDevice; }
  // Memory that its owner forbids to write.
  bool isReadOnly() const { return readOnly; }
  // A file that is mapped for reading has these bytes (base/pages.h).
  void markMapped() { mapped = true; }
  bool isMapped() const { return mapped; }

private:
  Storage() = default;
  char *begin = nullptr;
  size_t bytes = 0;
  void *block = nullptr; // memory to free; null if it is borrowed
  bool readOnly = false, mapped = false;
  shlo_release_fn release = nullptr;
  void *user = nullptr;
  std::shared_ptr<const void> ofDevice;
};

// Row-major, contiguous, little endian. The elements start at the start of the storage.
struct Tensor {
  TensorType type;
  std::shared_ptr<Storage> storage;

  static Result<Tensor> create(TensorType type, bool zeroed = true);

  char *data() const { return storage->data(); }
  size_t size() const { return storage->size(); }
  // Whether the bytes are aligned to the elements.
  bool isAligned() const { return (reinterpret_cast<uintptr_t>(data()) & (alignmentOf(type.element) - 1)) == 0; }
  // Whether the storage has no other holder. Earlier accesses by other threads have then completed.
  bool isUnique() const;
};

// Copies elements at `byteStrides` (one per axis, of any sign) from `from` to row-major memory.
void copyStrided(const TensorType &type, const char *from, const int64_t *byteStrides, char *to);

} // namespace shlo
