// dlpack.h: tensors from and for other libraries.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tensor/dlpack.h"

#include "capi/tensor_handle.h"

using namespace shlo;
using namespace shlo::capi;

namespace {

template <typename Managed> void release(Managed *managed) {
  if (managed->deleter)
    managed->deleter(managed);
}

// Takes `managed` over only if nothing can fail any more.
template <typename Managed> void import(Managed *managed, bool isReadOnly, bool isPadded, shlo_tensor **out) {
  nonNull(out, "out");
  DlpackArray array = unwrap(readDlpack(managed->tensor, isPadded));
  if (array.byteStrides.empty()) {
    auto handle = std::make_unique<shlo_tensor>(Tensor{std::move(array.type), nullptr});
    auto releaseView = [](void *, void *user) { release(static_cast<Managed *>(user)); };
    handle->tensor.storage = Storage::borrow(array.data, array.size, isReadOnly, releaseView, managed);
    *out = handle.release();
    return;
  }
  auto handle = std::make_unique<shlo_tensor>(unwrap(Tensor::create(std::move(array.type), /*zeroed=*/false)));
  copyStrided(handle->tensor.type, array.data, array.byteStrides.data(), handle->tensor.data());
  *out = handle.release();
  release(managed);
}

// A managed tensor and what it refers to.
template <typename Managed> struct Export {
  Managed managed{};
  std::shared_ptr<Storage> storage;
  Shape shape, strides;
};

template <typename Managed> std::unique_ptr<Export<Managed>> exported(const Tensor &tensor) {
  const std::optional<shlo_dlpack_type> type = dlpackType(tensor.type.element);
  if (!type)
    fail(SHLO_UNSUPPORTED, std::string("DLPack has no ") + info(tensor.type.element).name);
  auto made = std::make_unique<Export<Managed>>();
  made->storage = tensor.storage;
  made->shape = made->strides = tensor.type.shape;
  // Unsigned: the extents of a tensor without elements may be large.
  uint64_t stride = 1;
  for (size_t axis = made->shape.size(); axis-- > 0; stride *= uint64_t(made->shape[axis]))
    made->strides[axis] = int64_t(stride);
  made->managed.tensor = {tensor.data(),
                          {SHLO_DLPACK_CPU, 0},
                          int32_t(made->shape.size()),
                          *type,
                          made->shape.data(),
                          made->strides.data(),
                          0};
  made->managed.manager_ctx = made.get();
  made->managed.deleter = [](Managed *self) { delete static_cast<Export<Managed> *>(self->manager_ctx); };
  return made;
}

} // namespace

shlo_status shlo_tensor_from_dlpack(shlo_dlpack_versioned *managed, shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] {
    nonNull(managed, "managed");
    // Another major version has another layout.
    if (managed->version.major != 1)
      fail(SHLO_UNSUPPORTED, "the tensor has the layout of DLPack " + std::to_string(managed->version.major) + "." +
                                 std::to_string(managed->version.minor) + ", not of 1.x");
    import(managed, managed->flags & SHLO_DLPACK_READ_ONLY, managed->flags & SHLO_DLPACK_SUBBYTE_PADDED, out);
  });
}

shlo_status shlo_tensor_from_dlpack_managed(shlo_dlpack_managed *managed, shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] { import(nonNull(managed, "managed"), /*isReadOnly=*/false, /*isPadded=*/false, out); });
}

shlo_status shlo_tensor_to_dlpack(const shlo_tensor *tensor, shlo_dlpack_versioned **out, shlo_error **error) {
  return fallible(error, [&] {
    const Tensor &given = checked(tensor, "tensor").tensor;
    nonNull(out, "out");
    auto made = exported<shlo_dlpack_versioned>(given);
    made->managed.version = {1, 1};
    made->managed.flags = uint64_t(given.storage->isReadOnly() ? SHLO_DLPACK_READ_ONLY : 0) |
                          uint64_t(made->managed.tensor.dtype.bits < 8 ? SHLO_DLPACK_SUBBYTE_PADDED : 0);
    *out = &made.release()->managed;
  });
}

shlo_status shlo_tensor_to_dlpack_managed(const shlo_tensor *tensor, shlo_dlpack_managed **out, shlo_error **error) {
  return fallible(error, [&] {
    const Tensor &given = checked(tensor, "tensor").tensor;
    nonNull(out, "out");
    auto made = exported<shlo_dlpack_managed>(given);
    if (given.storage->isReadOnly())
      fail(SHLO_UNSUPPORTED, "the tensor is read-only, which only shlo_tensor_to_dlpack can say");
    if (made->managed.tensor.dtype.bits < 8)
      fail(SHLO_UNSUPPORTED, std::string("each ") + info(given.type.element).name +
                                 " takes a byte, which only shlo_tensor_to_dlpack can say");
    *out = &made.release()->managed;
  });
}
