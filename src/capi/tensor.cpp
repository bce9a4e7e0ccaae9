// tensor.h: element types, tensors, .npy files, comparing.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/tensor.h"

#include "capi/tensor_handle.h"
#include "tensor/compare.h"
#include "tensor/npy.h"
#include "tensor/value.h"

#include <cstring>

using namespace shlo;
using namespace shlo::capi;

struct shlo_hold {
  Tag<Kind::Hold> tag;
  std::shared_ptr<Storage> storage;
};

namespace {

bool isElementType(shlo_element_type type) { return type > SHLO_TYPE_NONE && size_t(type) < elementTypeCount; }

TensorType checkedType(shlo_element_type type, int32_t rank, const int64_t *shape) {
  if (!isElementType(type))
    fail(SHLO_INVALID_ARGUMENT, "type " + std::to_string(type) + " is not an element type");
  if (rank < 0)
    fail(SHLO_INVALID_ARGUMENT, "rank " + std::to_string(rank) + " is negative");
  if (rank > 0)
    nonNull(shape, "shape");
  TensorType result{ElementType(type), Shape(shape, shape + rank)};
  for (int32_t axis = 0; axis < rank; ++axis)
    if (shape[axis] < 0)
      fail(SHLO_INVALID_ARGUMENT,
           "extent " + std::to_string(shape[axis]) + " of axis " + std::to_string(axis) + " is negative");
  return result;
}

// The size of the tensor in bytes. Fails if the caller's memory has another size.
size_t checkedSize(const TensorType &type, const void *data, size_t size) {
  const size_t taken = unwrap(byteCount(type));
  if (size != taken)
    fail(SHLO_INVALID_ARGUMENT,
         "size is " + std::to_string(size) + ", but " + toString(type) + " takes " + std::to_string(taken) + " bytes");
  if (size)
    nonNull(data, "data");
  return size;
}

void borrow(shlo_element_type type, int32_t rank, const int64_t *shape, void *data, size_t size, bool readOnly,
            shlo_release_fn release, void *user, shlo_tensor **out) {
  nonNull(out, "out");
  TensorType tensorType = checkedType(type, rank, shape);
  checkedSize(tensorType, data, size);
  auto handle = std::make_unique<shlo_tensor>(Tensor{std::move(tensorType), nullptr});
  handle->tensor.storage = Storage::borrow(data, size, readOnly, release, user);
  *out = handle.release();
}

} // namespace

size_t shlo_element_type_size(shlo_element_type type) { return isElementType(type) ? byteSize(ElementType(type)) : 0; }
const char *shlo_element_type_name(shlo_element_type type) {
  return info(isElementType(type) ? ElementType(type) : ElementType::None).name;
}

// --- Tensors --------------------------------------------------------------------------------------------------------

shlo_status shlo_tensor_create(shlo_element_type type, int32_t rank, const int64_t *shape, shlo_tensor **out,
                               shlo_error **error) {
  return fallible(error, [&] {
    nonNull(out, "out");
    *out = new shlo_tensor(unwrap(Tensor::create(checkedType(type, rank, shape))));
  });
}

shlo_status shlo_tensor_copy(shlo_element_type type, int32_t rank, const int64_t *shape, const void *data, size_t size,
                             const int64_t *byte_strides, shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] {
    nonNull(out, "out");
    TensorType tensorType = checkedType(type, rank, shape);
    if (!byte_strides)
      checkedSize(tensorType, data, size);
    else if (elementCount(tensorType.shape) != 0)
      nonNull(data, "data");
    Tensor tensor = unwrap(Tensor::create(std::move(tensorType), /*zeroed=*/false));
    if (byte_strides)
      copyStrided(tensor.type, static_cast<const char *>(data), byte_strides, tensor.data());
    else if (size)
      std::memcpy(tensor.data(), data, size);
    *out = new shlo_tensor(std::move(tensor));
  });
}

shlo_status shlo_tensor_borrow(shlo_element_type type, int32_t rank, const int64_t *shape, void *data, size_t size,
                               shlo_release_fn release, void *user, shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] { borrow(type, rank, shape, data, size, /*readOnly=*/false, release, user, out); });
}

shlo_status shlo_tensor_borrow_const(shlo_element_type type, int32_t rank, const int64_t *shape, const void *data,
                                     size_t size, shlo_release_fn release, void *user, shlo_tensor **out,
                                     shlo_error **error) {
  return fallible(
      error, [&] { borrow(type, rank, shape, const_cast<void *>(data), size, /*readOnly=*/true, release, user, out); });
}

void shlo_tensor_destroy(shlo_tensor *tensor) { destroyHandle(tensor); }

shlo_element_type shlo_tensor_element_type(const shlo_tensor *tensor) {
  const Tensor *value = valueOf(tensor);
  return value ? shlo_element_type(value->type.element) : SHLO_TYPE_NONE;
}
int32_t shlo_tensor_rank(const shlo_tensor *tensor) {
  const Tensor *value = valueOf(tensor);
  return value ? int32_t(value->type.shape.size()) : -1;
}
const int64_t *shlo_tensor_shape(const shlo_tensor *tensor) {
  const Tensor *value = valueOf(tensor);
  return value && !value->type.shape.empty() ? value->type.shape.data() : nullptr;
}
int64_t shlo_tensor_element_count(const shlo_tensor *tensor) {
  const Tensor *value = valueOf(tensor);
  return value ? elementCount(value->type.shape) : 0;
}
size_t shlo_tensor_size(const shlo_tensor *tensor) {
  const Tensor *value = valueOf(tensor);
  return value ? value->size() : 0;
}
const void *shlo_tensor_data(const shlo_tensor *tensor) {
  const Tensor *value = valueOf(tensor);
  return value ? value->data() : nullptr;
}
void *shlo_tensor_mutable_data(shlo_tensor *tensor) {
  const Tensor *value = valueOf(tensor);
  return value && value->isUnique() && !value->storage->isReadOnly() ? value->data() : nullptr;
}

shlo_status shlo_tensor_hold(const shlo_tensor *tensor, const void **data, shlo_hold **out, shlo_error **error) {
  return fallible(error, [&] {
    const Tensor &held = checked(tensor, "tensor").tensor;
    nonNull(data, "data");
    nonNull(out, "out");
    auto hold = std::make_unique<shlo_hold>();
    hold->storage = held.storage;
    *data = held.data();
    *out = hold.release();
  });
}
void shlo_hold_destroy(shlo_hold *hold) { destroyHandle(hold); }

// --- .npy files -----------------------------------------------------------------------------------------------------

shlo_status shlo_tensor_from_npy(const void *bytes, size_t size, shlo_element_type as, shlo_tensor **out,
                                 shlo_error **error) {
  return fallible(error, [&] {
    nonNull(out, "out");
    std::string_view file = checkedText(nonNull(bytes, "bytes"), size, "bytes");
    if (as != SHLO_TYPE_NONE && !isElementType(as))
      fail(SHLO_INVALID_ARGUMENT, "as is " + std::to_string(as) + ", which is not an element type");
    *out = new shlo_tensor(unwrap(readNpy(file, ElementType(as))));
  });
}

shlo_status shlo_tensor_to_npy(const shlo_tensor *tensor, shlo_buffer **out, shlo_error **error) {
  return fallible(error, [&] {
    const Tensor &written = checked(tensor, "tensor").tensor;
    nonNull(out, "out");
    *out = makeBuffer(writeNpy(written));
  });
}

// --- Comparing ------------------------------------------------------------------------------------------------------

shlo_status shlo_tensor_compare(const shlo_tensor *actual, const shlo_tensor *expected, double tolerance,
                                int64_t *index, shlo_error **error) {
  return fallible(error, [&] {
    const Tensor &left = checked(actual, "actual").tensor, &right = checked(expected, "expected").tensor;
    nonNull(index, "index");
    *index = unwrap(firstDifference(left, right, tolerance));
  });
}

shlo_status shlo_tensor_element_text(const shlo_tensor *tensor, int64_t index, shlo_buffer **out, shlo_error **error) {
  return fallible(error, [&] {
    const Tensor &subject = checked(tensor, "tensor").tensor;
    nonNull(out, "out");
    int64_t count = elementCount(subject.type.shape);
    if (index < 0 || index >= count)
      fail(SHLO_NOT_FOUND,
           "index " + std::to_string(index) + " is outside the " + std::to_string(count) + " elements of the tensor");
    ElementType type = subject.type.element;
    *out = makeBuffer(elementText(type, subject.data() + size_t(index) * byteSize(type)));
  });
}
