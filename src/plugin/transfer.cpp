// Memory of the host as buffers, and back.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"

#include <algorithm>
#include <cstring>

namespace shlo::plugin {
namespace {

using Extents = std::vector<int64_t>;

// The bits of an element that a byte has; 8 for wider types.
int bitsOf(PJRT_Buffer_Type type) {
  switch (type) {
  case PJRT_Buffer_Type_PRED: return 1;
  case PJRT_Buffer_Type_S2:
  case PJRT_Buffer_Type_U2: return 2;
  case PJRT_Buffer_Type_S4:
  case PJRT_Buffer_Type_U4:
  case PJRT_Buffer_Type_F4E2M1FN: return 4;
  case PJRT_Buffer_Type_F6E2M3FN:
  case PJRT_Buffer_Type_F6E3M2FN: return 6;
  default: return 8;
  }
}

// Hosts may leave anything in the bits of a byte that a narrow element does not have; the library's tensors may not.
void normalize(PJRT_Buffer_Type type, uint8_t *bytes, size_t size) {
  const int bits = bitsOf(type), rest = 8 - bits;
  if (type == PJRT_Buffer_Type_PRED)
    for (size_t i = 0; i < size; ++i)
      bytes[i] = bytes[i] != 0;
  else if (type == PJRT_Buffer_Type_S2 || type == PJRT_Buffer_Type_S4)
    for (size_t i = 0; i < size; ++i)
      bytes[i] = uint8_t(int8_t(uint8_t(bytes[i] << rest)) >> rest);
  else
    for (size_t i = 0; i < size; ++i)
      bytes[i] &= uint8_t((1 << bits) - 1);
}

struct HostArray {
  shlo_element_type element;
  Extents dims;
  size_t elementSize, size;

  const int64_t *shape() const { return dims.data(); }
  int32_t rank() const { return int32_t(dims.size()); }
};

HostArray arrayOf(PJRT_Buffer_Type type, const int64_t *dims, size_t rank) {
  HostArray array{pjrt::elementType(type), {}, 0, 0};
  if (array.element == SHLO_TYPE_NONE)
    fail(PJRT_Error_Code_UNIMPLEMENTED, "buffers of element type " + std::to_string(int(type)));
  if (rank > INT32_MAX)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "num_dims is " + std::to_string(rank));
  if (rank)
    array.dims.assign(&nonNull(dims, "dims"), dims + rank);
  array.size = array.elementSize = shlo_element_type_size(array.element);
  for (int64_t extent : array.dims)
    if (extent < 0 || __builtin_mul_overflow(array.size, size_t(extent), &array.size))
      fail(PJRT_Error_Code_INVALID_ARGUMENT, "dims have the extent " + std::to_string(extent));
  for (int64_t extent : array.dims)
    if (extent == 0)
      array.size = 0;
  return array;
}

Extents denseStrides(const Extents &dims, size_t elementSize) {
  Extents strides(dims.size());
  int64_t stride = int64_t(elementSize);
  for (size_t axis = dims.size(); axis-- > 0; stride *= std::max<int64_t>(dims[axis], 1))
    strides[axis] = stride;
  return strides;
}

bool isDense(const HostArray &array, const int64_t *strides) {
  const Extents dense = denseStrides(array.dims, array.elementSize);
  for (size_t axis = 0; axis < dense.size(); ++axis)
    if (array.dims[axis] != 1 && strides[axis] != dense[axis])
      return array.size == 0;
  return true;
}

// The strides in bytes that a layout means.
Extents stridesOf(const PJRT_Buffer_MemoryLayout &layout, const Extents &dims, size_t elementSize) {
  const size_t rank = dims.size();
  if (layout.type == PJRT_Buffer_MemoryLayout_Type_Strides) {
    if (layout.strides.num_byte_strides != rank)
      fail(PJRT_Error_Code_INVALID_ARGUMENT, "a layout has another number of strides than the buffer has axes");
    return rank ? Extents(layout.strides.byte_strides, layout.strides.byte_strides + rank) : Extents();
  }
  if (layout.type != PJRT_Buffer_MemoryLayout_Type_Tiled || layout.tiled.num_tiles)
    fail(PJRT_Error_Code_UNIMPLEMENTED, "layouts with tiles: buffers are dense");
  if (layout.tiled.minor_to_major_size != rank)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "a layout has another number of axes than the buffer");
  Extents strides(rank, 0);
  int64_t stride = int64_t(elementSize);
  for (size_t i = 0; i < rank; ++i) {
    const int64_t axis = layout.tiled.minor_to_major[i];
    if (axis < 0 || size_t(axis) >= rank || strides[size_t(axis)])
      fail(PJRT_Error_Code_INVALID_ARGUMENT, "minor_to_major is no permutation of the axes");
    strides[size_t(axis)] = stride;
    stride *= std::max<int64_t>(dims[size_t(axis)], 1);
  }
  return strides;
}

void checkDeviceLayout(const PJRT_Buffer_MemoryLayout *layout, const HostArray &array) {
  if (layout && !isDense(array, stridesOf(*layout, array.dims, array.elementSize).data()))
    fail(PJRT_Error_Code_UNIMPLEMENTED, "buffers are row-major and contiguous; another layout was asked for");
}

// Writes the elements of a dense array with other strides.
void scatterElements(char *to, const Extents &strides, const char *from, const HostArray &array) {
  Extents index(array.dims.size(), 0);
  for (size_t done = 0; done < array.size; done += array.elementSize) {
    std::memcpy(to, from + done, array.elementSize);
    for (size_t axis = index.size(); axis-- > 0;) {
      to += strides[axis];
      if (++index[axis] < array.dims[axis])
        break;
      to -= strides[axis] * array.dims[axis];
      index[axis] = 0;
    }
  }
}

// Below this size a copy takes less time than an event that waits for the end of the buffer.
constexpr size_t leastShared = 4096;
constexpr uintptr_t sharedAlignment = 16; // as malloc gives it

struct DoneWithView {
  void (*callback)(void *data, void *user);
  void *user;
};

} // namespace

void answer(PJRT_Client_BufferFromHostBuffer_Args &args) {
  PJRT_Device &device = placeOf(nonNull(args.client, "client"), args.device, args.memory);
  const HostArray array = arrayOf(args.type, args.dims, args.num_dims);
  checkDeviceLayout(args.device_layout, array);
  if (args.num_byte_strides && args.num_byte_strides != args.num_dims)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "num_byte_strides is neither 0 nor num_dims");
  const bool hasStrides = args.num_byte_strides && !isDense(array, &nonNull(args.byte_strides, "byte_strides"));
  if (array.size)
    need(args.data, "data");
  const bool isLent = args.host_buffer_semantics == PJRT_HostBufferSemantics_kImmutableZeroCopy ||
                      args.host_buffer_semantics == PJRT_HostBufferSemantics_kMutableZeroCopy;
  if (isLent && !hasStrides && array.size >= leastShared && bitsOf(args.type) == 8 &&
      reinterpret_cast<uintptr_t>(args.data) % sharedAlignment == 0) {
    const Handle<PJRT_Event, destroyEvent> event(makePendingEvent());
    EventSetter *setter = setterOf(event.get());
    Tensor tensor;
    try {
      tensor = make<Tensor>(
          shlo_tensor_borrow_const, array.element, array.rank(), array.shape(), args.data, array.size,
          [](void *, void *user) { setAndDestroy(static_cast<EventSetter *>(user)); }, setter);
    } catch (...) {
      setAndDestroy(setter);
      throw;
    }
    args.buffer = makeBuffer(device, args.type, std::move(tensor));
    args.done_with_host_buffer = const_cast<Handle<PJRT_Event, destroyEvent> &>(event).release();
    return;
  }
  Tensor tensor = array.size ? make<Tensor>(shlo_tensor_copy, array.element, array.rank(), array.shape(), args.data,
                                            array.size, hasStrides ? args.byte_strides : nullptr)
                             : make<Tensor>(shlo_tensor_create, array.element, array.rank(), array.shape());
  if (bitsOf(args.type) < 8)
    normalize(args.type, static_cast<uint8_t *>(shlo_tensor_mutable_data(tensor.get())), array.size);
  args.buffer = makeBuffer(device, args.type, std::move(tensor));
  args.done_with_host_buffer = readyEvent();
}

void answer(PJRT_Client_CreateViewOfDeviceBuffer_Args &args) {
  PJRT_Device &device = placeOf(nonNull(args.client, "client"), args.device, args.memory);
  const HostArray array = arrayOf(args.element_type, args.dims, args.num_dims);
  checkDeviceLayout(args.layout, array);
  if (array.size)
    need(args.device_buffer_ptr, "device_buffer_ptr");
  const DoneWithView done{args.on_delete_callback, args.on_delete_callback_arg};
  if (!array.size) { // there is nothing to look at
    args.buffer = makeBuffer(device, args.element_type,
                             make<Tensor>(shlo_tensor_create, array.element, array.rank(), array.shape()));
    if (done.callback)
      done.callback(args.device_buffer_ptr, done.user);
    return;
  }
  auto kept = std::make_unique<DoneWithView>();
  // Only a tensor that became a buffer tells the caller that it is gone.
  auto *buffer = new PJRT_Buffer(device, args.element_type);
  try {
    buffer->give(make<Tensor>(
        shlo_tensor_borrow_const, array.element, array.rank(), array.shape(), args.device_buffer_ptr, array.size,
        [](void *data, void *user) {
          const std::unique_ptr<DoneWithView> view(static_cast<DoneWithView *>(user));
          if (view->callback)
            view->callback(data, view->user);
        },
        kept.get()));
  } catch (...) {
    if (buffer->tensor)
      kept.release();
    buffer->release();
    throw;
  }
  *kept.release() = done;
  args.buffer = buffer;
}

void answer(PJRT_Client_CreateUninitializedBuffer_Args &args) {
  PJRT_Device &device = placeOf(nonNull(args.client, "client"), args.device, args.memory);
  const HostArray array = arrayOf(args.shape_element_type, args.shape_dims, args.shape_num_dims);
  checkDeviceLayout(args.shape_layout, array);
  args.buffer = makeBuffer(device, args.shape_element_type,
                           make<Tensor>(shlo_tensor_create, array.element, array.rank(), array.shape()));
}

void answer(PJRT_Buffer_ToHostBuffer_Args &args) {
  PJRT_Buffer &buffer = nonNull(args.src, "src");
  const HostArray array = arrayOf(buffer.type, buffer.dims.data(), buffer.dims.size());
  Extents strides;
  size_t needed = array.size;
  if (args.host_layout) {
    strides = stridesOf(*args.host_layout, array.dims, array.elementSize);
    if (isDense(array, strides.data()))
      strides.clear();
    int64_t last = int64_t(array.elementSize);
    for (size_t axis = 0; axis < strides.size(); ++axis) {
      int64_t reach;
      if (strides[axis] < 0 || __builtin_mul_overflow(array.dims[axis] - 1, strides[axis], &reach) ||
          __builtin_add_overflow(last, reach, &last))
        fail(PJRT_Error_Code_INVALID_ARGUMENT, "host_layout has the stride " + std::to_string(strides[axis]));
    }
    if (!strides.empty())
      needed = size_t(last);
  }
  if (!args.dst && !buffer.isDeleted()) {
    args.dst_size = needed;
    return;
  }
  const Use tensor(buffer);
  need(args.dst, "dst");
  if (args.dst_size < needed)
    fail(PJRT_Error_Code_INVALID_ARGUMENT,
         "dst_size is " + std::to_string(args.dst_size) + ", the buffer has " + std::to_string(needed) + " bytes");
  const char *from = static_cast<const char *>(shlo_tensor_data(*tensor));
  if (!strides.empty())
    scatterElements(static_cast<char *>(args.dst), strides, from, array);
  else if (array.size)
    std::memcpy(args.dst, from, array.size);
  args.event = readyEvent();
}

void answer(PJRT_Buffer_CopyRawToHost_Args &args) {
  PJRT_Buffer &buffer = nonNull(args.buffer, "buffer");
  const Use tensor(buffer);
  const int64_t size = int64_t(buffer.size);
  if (args.offset < 0 || args.transfer_size < 0 || args.offset > size || args.transfer_size > size - args.offset)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "bytes " + std::to_string(args.offset) + " and " +
                                               std::to_string(args.transfer_size) + " more are beyond the " +
                                               std::to_string(size) + " of the buffer");
  if (args.transfer_size)
    std::memcpy(&nonNull(static_cast<char *>(args.dst), "dst"),
                static_cast<const char *>(shlo_tensor_data(*tensor)) + args.offset, size_t(args.transfer_size));
  args.event = readyEvent();
}

} // namespace shlo::plugin
