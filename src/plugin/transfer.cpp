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
    failUnsupported("buffers of element type ", int(type));
  if (rank > INT32_MAX)
    failInvalid("num_dims is ", rank);
  if (rank)
    array.dims.assign(&nonNull(dims, "dims"), dims + rank);
  array.size = array.elementSize = shlo_element_type_size(array.element);
  for (int64_t extent : array.dims)
    if (extent < 0 || __builtin_mul_overflow(array.size, size_t(extent), &array.size))
      failInvalid("dims have the extent ", extent);
  for (int64_t extent : array.dims)
    if (extent == 0)
      array.size = 0;
  return array;
}

// The strides in bytes that a layout means; row-major ones for null.
Extents stridesOf(const HostArray &array, const PJRT_Buffer_MemoryLayout *layout) {
  const size_t rank = array.dims.size();
  if (layout && layout->type == PJRT_Buffer_MemoryLayout_Type_Strides) {
    if (layout->strides.num_byte_strides != rank)
      failInvalid("a layout has another number of strides than the buffer has axes");
    return rank ? Extents(layout->strides.byte_strides, layout->strides.byte_strides + rank) : Extents();
  }
  if (layout && (layout->type != PJRT_Buffer_MemoryLayout_Type_Tiled || layout->tiled.num_tiles))
    failUnsupported("layouts with tiles: buffers are dense");
  if (layout && layout->tiled.minor_to_major_size != rank)
    failInvalid("a layout has another number of axes than the buffer");
  Extents strides(rank, 0);
  int64_t stride = int64_t(array.elementSize);
  for (size_t i = 0; i < rank; ++i) {
    const int64_t axis = layout ? layout->tiled.minor_to_major[i] : int64_t(rank - 1 - i);
    if (axis < 0 || size_t(axis) >= rank || strides[size_t(axis)])
      failInvalid("minor_to_major is no permutation of the axes");
    strides[size_t(axis)] = stride;
    stride *= std::max<int64_t>(array.dims[size_t(axis)], 1);
  }
  return strides;
}

bool isDense(const HostArray &array, const int64_t *strides) {
  const Extents dense = stridesOf(array, nullptr);
  for (size_t axis = 0; axis < dense.size(); ++axis)
    if (array.dims[axis] != 1 && strides[axis] != dense[axis])
      return array.size == 0;
  return true;
}

void checkDeviceLayout(const PJRT_Buffer_MemoryLayout *layout, const HostArray &array) {
  if (layout && !isDense(array, stridesOf(array, layout).data()))
    failUnsupported("buffers are row-major and contiguous; another layout was asked for");
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

Tensor makeTensor(const HostArray &array) {
  return make<Tensor>(shlo_tensor_create, array.element, array.rank(), array.shape());
}
// Of the caller's memory.
Tensor borrow(const HostArray &array, const void *data, shlo_release_fn release, void *user) {
  return make<Tensor>(shlo_tensor_borrow_const, array.element, array.rank(), array.shape(), data, array.size, release,
                      user);
}

// What to tell when a view of the caller's memory ends.
struct DoneWithView {
  void (*callback)(void *data, void *user) = nullptr;
  void *data = nullptr, *user = nullptr;
};

} // namespace

void answer(PJRT_Client_BufferFromHostBuffer_Args &args) {
  PJRT_Device &device = placeOf(*args.client, args.device, args.memory);
  const HostArray array = arrayOf(args.type, args.dims, args.num_dims);
  checkDeviceLayout(args.device_layout, array);
  if (args.num_byte_strides && args.num_byte_strides != args.num_dims)
    failInvalid("num_byte_strides is neither 0 nor num_dims");
  const bool hasStrides = args.num_byte_strides && !isDense(array, &nonNull(args.byte_strides, "byte_strides"));
  if (array.size)
    need(args.data, "data");
  const bool isLent = args.host_buffer_semantics == PJRT_HostBufferSemantics_kImmutableZeroCopy ||
                      args.host_buffer_semantics == PJRT_HostBufferSemantics_kMutableZeroCopy;
  if (isLent && !hasStrides && array.size >= leastShared && bitsOf(args.type) == 8 &&
      reinterpret_cast<uintptr_t>(args.data) % sharedAlignment == 0) {
    const Ref<Completion> done = adopt(new Completion);
    Handle<PJRT_Event, destroyEvent> event(eventOf(done));
    auto end = [](void *, void *user) { adopt(static_cast<Completion *>(user))->set(std::nullopt); };
    Tensor tensor = borrow(array, args.data, end, done.get());
    done->retain(); // for the tensor
    args.buffer = makeBuffer(device, args.type, std::move(tensor));
    args.done_with_host_buffer = event.release();
    return;
  }
  Tensor tensor = array.size ? make<Tensor>(shlo_tensor_copy, array.element, array.rank(), array.shape(), args.data,
                                            array.size, hasStrides ? args.byte_strides : nullptr)
                             : makeTensor(array);
  if (bitsOf(args.type) < 8)
    normalize(args.type, static_cast<uint8_t *>(shlo_tensor_mutable_data(tensor.get())), array.size);
  args.buffer = makeBuffer(device, args.type, std::move(tensor));
  args.done_with_host_buffer = readyEvent();
}

void answer(PJRT_Client_CreateViewOfDeviceBuffer_Args &args) {
  PJRT_Device &device = placeOf(*args.client, args.device, args.memory);
  const HostArray array = arrayOf(args.element_type, args.dims, args.num_dims);
  checkDeviceLayout(args.layout, array);
  if (array.size)
    need(args.device_buffer_ptr, "device_buffer_ptr");
  auto view = std::make_unique<DoneWithView>();
  auto end = [](void *, void *user) {
    const std::unique_ptr<DoneWithView> ended(static_cast<DoneWithView *>(user));
    if (ended->callback)
      ended->callback(ended->data, ended->user);
  };
  Tensor tensor = borrow(array, array.size ? args.device_buffer_ptr : None<char>::nothing, end, view.get());
  DoneWithView &done = *view.release(); // the tensor has it
  args.buffer = makeBuffer(device, args.element_type, std::move(tensor));
  // Only a tensor that became a buffer tells the caller that it is gone.
  done = {args.on_delete_callback, args.device_buffer_ptr, args.on_delete_callback_arg};
}

void answer(PJRT_Client_CreateUninitializedBuffer_Args &args) {
  PJRT_Device &device = placeOf(*args.client, args.device, args.memory);
  const HostArray array = arrayOf(args.shape_element_type, args.shape_dims, args.shape_num_dims);
  checkDeviceLayout(args.shape_layout, array);
  args.buffer = makeBuffer(device, args.shape_element_type, makeTensor(array));
}

void answer(PJRT_Buffer_ToHostBuffer_Args &args) {
  PJRT_Buffer &buffer = *args.src;
  const HostArray array = arrayOf(buffer.type, buffer.dims.data(), buffer.dims.size());
  Extents strides = stridesOf(array, args.host_layout); // none: they are dense
  if (isDense(array, strides.data()))
    strides.clear();
  int64_t needed = int64_t(strides.empty() ? array.size : array.elementSize);
  for (size_t axis = 0; axis < strides.size(); ++axis) {
    int64_t reach;
    if (strides[axis] < 0 || __builtin_mul_overflow(array.dims[axis] - 1, strides[axis], &reach) ||
        __builtin_add_overflow(needed, reach, &needed))
      failInvalid("host_layout has the stride ", strides[axis]);
  }
  if (!args.dst && !buffer.isDeleted()) {
    args.dst_size = size_t(needed);
    return;
  }
  const Use tensor(buffer);
  need(args.dst, "dst");
  if (args.dst_size < size_t(needed))
    failInvalid("dst_size is ", args.dst_size, ", the buffer has ", needed, " bytes");
  const char *from = static_cast<const char *>(shlo_tensor_data(*tensor));
  if (!strides.empty())
    scatterElements(static_cast<char *>(args.dst), strides, from, array);
  else if (array.size)
    std::memcpy(args.dst, from, array.size);
  args.event = readyEvent();
}

void answer(PJRT_Buffer_CopyRawToHost_Args &args) {
  PJRT_Buffer &buffer = *args.buffer;
  const Use tensor(buffer);
  const int64_t size = int64_t(buffer.size);
  if (args.offset < 0 || args.transfer_size < 0 || args.offset > size || args.transfer_size > size - args.offset)
    failInvalid("bytes ", args.offset, " and ", args.transfer_size, " more are beyond the ", size, " of the buffer");
  if (args.transfer_size)
    std::memcpy(&nonNull(static_cast<char *>(args.dst), "dst"),
                static_cast<const char *>(shlo_tensor_data(*tensor)) + args.offset, size_t(args.transfer_size));
  args.event = readyEvent();
}

} // namespace shlo::plugin
