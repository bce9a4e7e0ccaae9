// Storage, sizes and strided copies of tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tensor/tensor.h"

#include <atomic>
#include <cstdlib>
#include <cstring>

namespace shlo {

namespace {
constexpr size_t alignment = 64;
constexpr int64_t maxElements = int64_t(1) << 62;
} // namespace

int64_t elementCount(const Shape &shape) {
  bool empty = false;
  for (int64_t extent : shape) {
    if (extent < 0)
      return -1;
    empty |= extent == 0;
  }
  if (empty)
    return 0;
  int64_t count = 1;
  for (int64_t extent : shape) {
    if (extent > maxElements / count)
      return -1;
    count *= extent;
  }
  return count;
}

std::string toString(const TensorType &type) {
  std::string text = "tensor<";
  for (int64_t extent : type.shape) {
    if (extent < 0)
      text += '?';
    else
      text += std::to_string(extent);
    text += 'x';
  }
  text += info(type.element).name;
  text += '>';
  return text;
}

std::shared_ptr<Storage> Storage::allocate(size_t bytes, bool zeroed) {
  if (bytes > SIZE_MAX - alignment)
    return nullptr;
  // calloc returns fresh zero pages without touching them; aligned_alloc and memset would touch them.
  std::shared_ptr<Storage> storage(new Storage());
  storage->block = zeroed ? std::calloc(1, bytes + alignment) : std::malloc(bytes + alignment);
  if (!storage->block)
    return nullptr;
  uintptr_t address = (reinterpret_cast<uintptr_t>(storage->block) + alignment - 1) / alignment * alignment;
  storage->begin = reinterpret_cast<char *>(address);
  storage->bytes = bytes;
  return storage;
}

std::shared_ptr<Storage> Storage::borrow(void *data, size_t bytes, bool readOnly, shlo_release_fn release, void *user) {
  // Filled in after the last allocation: if one fails, the caller keeps the memory.
  std::shared_ptr<Storage> storage(new Storage());
  storage->begin = static_cast<char *>(data);
  storage->bytes = bytes;
  storage->readOnly = readOnly;
  storage->release = release;
  storage->user = user;
  return storage;
}

std::shared_ptr<Storage> Storage::onDevice(size_t bytes, std::shared_ptr<const void> memory) {
  std::shared_ptr<Storage> storage(new Storage());
  storage->bytes = bytes;
  storage->readOnly = true;
  storage->ofDevice = std::move(memory);
  return storage;
}

Storage::~Storage() {
  if (block)
    std::free(block);
  else if (release)
    release(begin, user);
}

Result<size_t> byteCount(const TensorType &type) {
  const int64_t count = elementCount(type.shape), width = int64_t(byteSize(type.element));
  if (count < 0 || count > maxTensorBytes / width)
    return makeError(SHLO_LIMIT, toString(type) + " takes more than 2^47 bytes");
  return size_t(count * width);
}

Result<Tensor> Tensor::create(TensorType type, bool zeroed) {
  for (int64_t extent : type.shape)
    if (extent < 0)
      return makeError(SHLO_INVALID_ARGUMENT, toString(type) + " has no static shape");
  if (type.element == ElementType::None)
    return makeError(SHLO_INVALID_ARGUMENT, "a tensor needs an element type");
  Result<size_t> size = byteCount(type);
  if (!size)
    return std::move(size.error());
  std::shared_ptr<Storage> storage = Storage::allocate(*size, zeroed);
  if (!storage)
    return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate " + toString(type));
  return Tensor{std::move(type), std::move(storage)};
}

bool Tensor::isUnique() const {
  if (storage.use_count() != 1)
    return false;
  std::atomic_thread_fence(std::memory_order_acquire);
  return true;
}

namespace {

template <size_t Width> void copyRow(const char *from, int64_t stride, int64_t count, char *to) {
  for (int64_t i = 0; i < count; ++i, from += stride, to += Width)
    std::memcpy(to, from, Width);
}

} // namespace

void copyStrided(const TensorType &type, const char *from, const int64_t *byteStrides, char *to) {
  int64_t count = elementCount(type.shape);
  size_t width = byteSize(type.element);
  if (count <= 0)
    return;
  size_t rank = type.shape.size();
  if (rank == 0) {
    std::memcpy(to, from, width);
    return;
  }

  auto copy = width == 1   ? copyRow<1>
              : width == 2 ? copyRow<2>
              : width == 4 ? copyRow<4>
              : width == 8 ? copyRow<8>
                           : copyRow<16>;
  int64_t inner = type.shape[rank - 1], innerStride = byteStrides[rank - 1];
  Shape position(rank, 0);
  for (int64_t done = 0;;) {
    if (innerStride == int64_t(width))
      std::memcpy(to, from, size_t(inner) * width);
    else
      copy(from, innerStride, inner, to);
    to += size_t(inner) * width;
    done += inner;
    if (done == count)
      return;
    for (size_t axis = rank - 1; axis-- > 0;) {
      from += byteStrides[axis];
      if (++position[axis] < type.shape[axis])
        break;
      from -= byteStrides[axis] * type.shape[axis];
      position[axis] = 0;
    }
  }
}

} // namespace shlo
