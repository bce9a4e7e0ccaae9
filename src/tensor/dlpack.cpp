// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tensor/dlpack.h"

#include <cstddef>

namespace shlo {

static_assert(sizeof(shlo_dlpack_tensor) == 48 && offsetof(shlo_dlpack_tensor, ndim) == 16 &&
              offsetof(shlo_dlpack_tensor, dtype) == 20 && offsetof(shlo_dlpack_tensor, byte_offset) == 40);
static_assert(sizeof(shlo_dlpack_versioned) == 80 && offsetof(shlo_dlpack_versioned, tensor) == 32);
static_assert(sizeof(shlo_dlpack_managed) == 64 && offsetof(shlo_dlpack_managed, deleter) == 56);

namespace {

constexpr int32_t mostDimensions = 64;

std::optional<shlo_dlpack_code> codeOf(ElementType type) {
  switch (info(type).kind) {
  case ElementKind::None: return std::nullopt;
  case ElementKind::Boolean: return SHLO_DLPACK_BOOL;
  case ElementKind::Signed: return SHLO_DLPACK_INT;
  case ElementKind::Unsigned: return SHLO_DLPACK_UINT;
  case ElementKind::Complex: return SHLO_DLPACK_COMPLEX;
  case ElementKind::Float: break;
  }
  switch (type) {
  case ElementType::F16:
  case ElementType::F32:
  case ElementType::F64: return SHLO_DLPACK_FLOAT;
  case ElementType::BF16: return SHLO_DLPACK_BFLOAT;
  case ElementType::F8E3M4: return SHLO_DLPACK_F8E3M4;
  case ElementType::F8E4M3: return SHLO_DLPACK_F8E4M3;
  case ElementType::F8E4M3B11FNUZ: return SHLO_DLPACK_F8E4M3B11FNUZ;
  case ElementType::F8E4M3FN: return SHLO_DLPACK_F8E4M3FN;
  case ElementType::F8E4M3FNUZ: return SHLO_DLPACK_F8E4M3FNUZ;
  case ElementType::F8E5M2: return SHLO_DLPACK_F8E5M2;
  case ElementType::F8E5M2FNUZ: return SHLO_DLPACK_F8E5M2FNUZ;
  case ElementType::F8E8M0FNU: return SHLO_DLPACK_F8E8M0FNU;
  case ElementType::F6E2M3FN: return SHLO_DLPACK_F6E2M3FN;
  case ElementType::F6E3M2FN: return SHLO_DLPACK_F6E3M2FN;
  case ElementType::F4E2M1FN: return SHLO_DLPACK_F4E2M1FN;
  default: return std::nullopt;
  }
}

struct Name {
  int32_t number;
  const char *text;
};
constexpr Name devices[] = {{2, "CUDA"},
                            {3, "CUDA (host memory)"},
                            {4, "OpenCL"},
                            {7, "Vulkan"},
                            {8, "Metal"},
                            {9, "VPI"},
                            {10, "ROCm"},
                            {11, "ROCm (host memory)"},
                            {12, "an extension device"},
                            {13, "CUDA (managed memory)"},
                            {14, "oneAPI"},
                            {15, "WebGPU"},
                            {16, "Hexagon"},
                            {17, "MAIA"},
                            {18, "Trainium"}};

std::string deviceName(int32_t type) {
  for (const Name &device : devices)
    if (device.number == type)
      return device.text;
  return "device " + std::to_string(type);
}

// "int128", or the numbers of an unknown type.
std::string typeName(const shlo_dlpack_type &type) {
  const std::string bits = std::to_string(type.bits);
  switch (type.code) {
  case SHLO_DLPACK_INT: return "int" + bits;
  case SHLO_DLPACK_UINT: return "uint" + bits;
  case SHLO_DLPACK_FLOAT: return "float" + bits;
  case SHLO_DLPACK_OPAQUE: return "opaque handles";
  case SHLO_DLPACK_BFLOAT: return "bfloat" + bits;
  case SHLO_DLPACK_COMPLEX: return "complex" + bits;
  case SHLO_DLPACK_BOOL: return "bool of " + bits + " bits";
  default: return "type code " + std::to_string(type.code) + " of " + bits + " bits";
  }
}

Result<ElementType> elementTypeOf(const shlo_dlpack_type &type, bool isPadded) {
  for (size_t i = 1; i < elementTypeCount; ++i) {
    const ElementType element = ElementType(i);
    const std::optional<shlo_dlpack_type> known = dlpackType(element);
    if (!known || known->code != type.code || known->bits != type.bits)
      continue;
    if (type.lanes != 1)
      return makeError(SHLO_UNSUPPORTED, std::string("the elements are vectors of ") + std::to_string(type.lanes) +
                                             " lanes of " + info(element).name);
    if (type.bits < 8 && !isPadded)
      return makeError(SHLO_UNSUPPORTED, std::string("the elements are packed ") + info(element).name +
                                             "; they need a byte each (SHLO_DLPACK_SUBBYTE_PADDED)");
    return element;
  }
  return makeError(SHLO_UNSUPPORTED, "StableHLO has no " + typeName(type));
}

// The bytes of all elements, from the first element on.
struct Reach {
  __int128 begin, end;
};

bool isAddressable(const shlo_dlpack_tensor &tensor, const Reach &reach) {
  const __int128 first = __int128(reinterpret_cast<uintptr_t>(tensor.data)) + tensor.byte_offset;
  return tensor.byte_offset <= uint64_t(maxTensorBytes) && reach.end - reach.begin <= maxTensorBytes &&
         first + reach.begin >= 0 && first + reach.end <= __int128(UINTPTR_MAX);
}

Error unaddressable() {
  return makeError(SHLO_INVALID_ARGUMENT, "byte_offset and strides reach beyond the memory that can be addressed");
}

} // namespace

std::optional<shlo_dlpack_type> dlpackType(ElementType type) {
  const std::optional<shlo_dlpack_code> code = codeOf(type);
  if (!code)
    return std::nullopt;
  return shlo_dlpack_type{*code, *code == SHLO_DLPACK_BOOL ? uint8_t(8) : info(type).bits, 1};
}

Result<DlpackArray> readDlpack(const shlo_dlpack_tensor &tensor, bool isPadded) {
  if (tensor.device.type != SHLO_DLPACK_CPU)
    return makeError(SHLO_UNSUPPORTED,
                     "the tensor is on " + deviceName(tensor.device.type) + "; only the CPU's memory is supported");
  if (tensor.ndim < 0)
    return makeError(SHLO_INVALID_ARGUMENT, "ndim " + std::to_string(tensor.ndim) + " is negative");
  if (tensor.ndim > mostDimensions)
    return makeError(SHLO_LIMIT, "ndim " + std::to_string(tensor.ndim) + " is above " + std::to_string(mostDimensions));
  if (tensor.ndim && !tensor.shape)
    return makeError(SHLO_INVALID_ARGUMENT, "shape is NULL");
  Result<ElementType> element = elementTypeOf(tensor.dtype, isPadded);
  if (!element)
    return std::move(element.error());
  DlpackArray array;
  array.type = {*element, Shape(tensor.shape, tensor.shape + tensor.ndim)};
  for (size_t axis = 0; axis < array.type.shape.size(); ++axis)
    if (array.type.shape[axis] < 0)
      return makeError(SHLO_INVALID_ARGUMENT, "extent " + std::to_string(array.type.shape[axis]) + " of axis " +
                                                  std::to_string(axis) + " is negative");
  Result<size_t> size = byteCount(array.type);
  if (!size)
    return std::move(size.error());
  array.size = *size;
  array.data = static_cast<char *>(tensor.data);
  if (array.size == 0)
    return array;
  if (!tensor.data)
    return makeError(SHLO_INVALID_ARGUMENT, "data is NULL");

  if (!tensor.strides) {
    if (!isAddressable(tensor, {0, __int128(array.size)}))
      return unaddressable();
    array.data += tensor.byte_offset;
    return array;
  }
  const int64_t width = int64_t(byteSize(*element));
  Reach reach{0, width};
  bool isContiguous = true;
  __int128 expected = 1;
  for (int32_t axis = tensor.ndim - 1; axis >= 0; --axis) {
    const int64_t extent = tensor.shape[axis], stride = tensor.strides[axis];
    // The stride of an axis of one element has no meaning.
    if (extent == 1)
      continue;
    isContiguous &= stride == expected;
    expected *= extent;
    (stride < 0 ? reach.begin : reach.end) += __int128(stride) * (extent - 1) * width;
  }
  if (!isAddressable(tensor, reach))
    return unaddressable();
  array.data += tensor.byte_offset;
  for (int32_t axis = 0; axis < tensor.ndim && !isContiguous; ++axis)
    array.byteStrides.push_back(tensor.shape[axis] == 1 ? 0 : tensor.strides[axis] * width);
  return array;
}

} // namespace shlo
