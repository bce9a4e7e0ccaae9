// Buffers: tensors with a device.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"

#include <algorithm>
#include <array>
#include <numeric>

using namespace shlo::plugin;

PJRT_Buffer::~PJRT_Buffer() { drop(); }

void PJRT_Buffer::setShape(const int64_t *shape, size_t rank) {
  dims.resize(rank);
  std::copy_n(shape, rank, dims.data());
}

void PJRT_Buffer::give(Tensor given) {
  if (!completion) { // otherwise others may look at it already
    setShape(shlo_tensor_shape(given.get()), size_t(shlo_tensor_rank(given.get())));
    size = shlo_tensor_size(given.get());
  }
  tensor = given.release();
  device->use.add(int64_t(size));
}

void PJRT_Buffer::expect(const int64_t *shape, size_t rank, Ref<Completion> execution) {
  setShape(shape, rank);
  size = shlo_element_type_size(shlo::pjrt::elementType(type));
  for (size_t axis = 0; axis < rank; ++axis)
    size *= size_t(shape[axis]);
  completion = std::move(execution);
  state.fetch_add(1, std::memory_order_relaxed);
}

void PJRT_Buffer::drop() {
  if (!tensor)
    return;
  shlo_tensor_destroy(tensor);
  tensor = nullptr;
  device->use.remove(int64_t(size));
}

[[noreturn]] static void failDeleted() { failInvalid("the buffer was deleted or donated"); }

void PJRT_Buffer::beginUse() {
  int64_t before = state.load(std::memory_order_acquire);
  while (!(before & deleted))
    if (state.compare_exchange_weak(before, before + 1, std::memory_order_acq_rel))
      return;
  failDeleted();
}

void PJRT_Buffer::endUse() {
  if (state.fetch_sub(1, std::memory_order_acq_rel) == (deleted | 1))
    drop();
}

const shlo_tensor *PJRT_Buffer::await() const {
  if (completion)
    completion->await();
  return tensor;
}

const shlo_tensor *PJRT_Buffer::tensorInUse() {
  beginUse();
  try {
    return await();
  } catch (...) {
    endUse();
    throw;
  }
}

bool PJRT_Buffer::mark() { return !(state.fetch_or(deleted, std::memory_order_acq_rel) & deleted); }

void PJRT_Buffer::donate() {
  if (!mark())
    failDeleted();
}

void PJRT_Buffer::endDonation(bool isGone) {
  if (isGone)
    endUse();
  else
    state.fetch_and(~deleted, std::memory_order_acq_rel);
}

bool PJRT_Buffer::erase() {
  const bool marks = mark();
  if (marks)
    endUse();
  return marks;
}

namespace shlo::plugin {
namespace {

// The axes from the last to the first, for any rank: that of a buffer is the end of the list.
constexpr size_t mostAxes = 256;
constexpr auto fromLast = [] {
  std::array<int64_t, mostAxes> axes{};
  std::iota(axes.rbegin(), axes.rend(), 0);
  return axes;
}();

PJRT_Buffer *copyTo(PJRT_Buffer &from, PJRT_Device &device) {
  const Use source(from);
  return makeBuffer(device, from.type,
                    make<Tensor>(shlo_tensor_copy, shlo_tensor_element_type(*source), shlo_tensor_rank(*source),
                                 shlo_tensor_shape(*source), shlo_tensor_data(*source), shlo_tensor_size(*source),
                                 nullptr));
}

void *pointerOf(PJRT_Buffer &buffer) { return const_cast<void *>(shlo_tensor_data(*Use(buffer))); }

} // namespace

PJRT_Buffer *makeBuffer(PJRT_Device &device, PJRT_Buffer_Type type, Tensor tensor) {
  const Ref<PJRT_Buffer> buffer = adopt(new PJRT_Buffer(device, type));
  buffer->give(std::move(tensor));
  buffer->retain();
  return buffer.get();
}

void answer(PJRT_Buffer_Destroy_Args &args) {
  if (!args.buffer)
    return;
  args.buffer->erase();
  args.buffer->release();
}
void answer(PJRT_Buffer_Delete_Args &args) { args.buffer->erase(); }
void answer(PJRT_Buffer_IsDeleted_Args &args) { args.is_deleted = args.buffer->isDeleted(); }
void answer(PJRT_Buffer_ElementType_Args &args) { args.type = args.buffer->type; }
void answer(PJRT_Buffer_Dimensions_Args &args) { give(args.buffer->dims, args.dims, args.num_dims); }
void answer(PJRT_Buffer_UnpaddedDimensions_Args &args) { give(args.buffer->dims, args.unpadded_dims, args.num_dims); }
void answer(PJRT_Buffer_DynamicDimensionIndices_Args &args) {
  give(None<size_t>(), args.dynamic_dim_indices, args.num_dynamic_dims);
}
void answer(PJRT_Buffer_GetMemoryLayout_Args &args) {
  const size_t rank = args.buffer->dims.size();
  if (rank > mostAxes)
    failUnsupported("the layout of a buffer of rank ", rank);
  args.layout = {};
  args.layout.struct_size = PJRT_Buffer_MemoryLayout_STRUCT_SIZE;
  args.layout.type = PJRT_Buffer_MemoryLayout_Type_Tiled;
  args.layout.tiled.struct_size = PJRT_Buffer_MemoryLayout_Tiled_STRUCT_SIZE;
  args.layout.tiled.minor_to_major = fromLast.data() + (mostAxes - rank);
  args.layout.tiled.minor_to_major_size = rank;
}
void answer(PJRT_Buffer_OnDeviceSizeInBytes_Args &args) { args.on_device_size_in_bytes = args.buffer->size; }
void answer(PJRT_Buffer_Device_Args &args) { args.device = args.buffer->device; }
void answer(PJRT_Buffer_Memory_Args &args) { args.memory = args.buffer->device->memory; }
void answer(PJRT_Buffer_IsOnCpu_Args &args) { args.is_on_cpu = true; }
void answer(PJRT_Buffer_ReadyEvent_Args &args) { args.event = eventOf(args.buffer->completion); }
void answer(PJRT_Buffer_UnsafePointer_Args &args) {
  args.buffer_pointer = reinterpret_cast<uintptr_t>(pointerOf(*args.buffer));
}
void answer(PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args &args) { args.device_memory_ptr = pointerOf(*args.buffer); }
// A reference uses the tensor, and keeps the buffer, until it ends.
void answer(PJRT_Buffer_IncreaseExternalReferenceCount_Args &args) {
  args.buffer->beginUse();
  args.buffer->retain();
  args.buffer->external.fetch_add(1, std::memory_order_relaxed);
}
void answer(PJRT_Buffer_DecreaseExternalReferenceCount_Args &args) {
  int64_t before = args.buffer->external.load(std::memory_order_relaxed);
  do
    if (before == 0)
      fail(PJRT_Error_Code_FAILED_PRECONDITION, "the buffer has no external reference");
  while (!args.buffer->external.compare_exchange_weak(before, before - 1, std::memory_order_relaxed));
  args.buffer->endUse();
  args.buffer->release();
}
void answer(PJRT_Buffer_CopyToDevice_Args &args) {
  args.dst_buffer = copyTo(*args.buffer, nonNull(args.dst_device, "dst_device"));
}
void answer(PJRT_Buffer_CopyToMemory_Args &args) {
  args.dst_buffer = copyTo(*args.buffer, *memoryOf(args.dst_memory).device);
}

} // namespace shlo::plugin
