// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/probe_file.h"

#include "support.h"

namespace tool::reference {

// What the reference calls the elements; null if it cannot write them.
static const char *nameOf(shlo_element_type type) {
  switch (type) {
  case SHLO_TYPE_I1:
  case SHLO_TYPE_I8: return "<i1";
  case SHLO_TYPE_UI8: return "<u1";
  case SHLO_TYPE_I16: return "<i2";
  case SHLO_TYPE_UI16:
  case SHLO_TYPE_F16:
  case SHLO_TYPE_BF16: return "<u2";
  case SHLO_TYPE_I32: return "<i4";
  case SHLO_TYPE_UI32: return "<u4";
  case SHLO_TYPE_F32: return "<f4";
  case SHLO_TYPE_UI64: // sic: it exchanges the two
    return "<i8";
  case SHLO_TYPE_I64: return "<u8";
  case SHLO_TYPE_F64:
  case SHLO_TYPE_COMPLEX_F32: return "<f8";
  default: return nullptr;
  }
}

static std::string_view bytesOf(const shlo_tensor *value) {
  return {static_cast<const char *>(shlo_tensor_data(value)), shlo_tensor_size(value)};
}

std::string probeFile(const shlo_tensor *value) {
  const char *name = nameOf(shlo_tensor_element_type(value));
  std::string header = "{'descr': '" + std::string(name ? name : "") + "', 'fortran_order': False, 'shape' : (";
  for (int32_t axis = 0; axis < shlo_tensor_rank(value); ++axis)
    header += std::to_string(shlo_tensor_shape(value)[axis]) + ",";
  header += "), }      \n";
  if (!name || header.size() > UINT16_MAX)
    return std::string(textOf(make<Buffer>("", shlo_tensor_to_npy, value)));
  std::string file = "\x93NUMPY\x01";
  file.append({'\0', char(header.size() & 0xFF), char(header.size() >> 8)});
  return (file += header).append(bytesOf(value));
}

Tensor probeValue(const std::string &path, const shlo_tensor *like) {
  Input file(path);
  const std::string_view bytes = file.bytes();
  const shlo_element_type type = shlo_tensor_element_type(like);
  if (!nameOf(type))
    return make<Tensor>(path, shlo_tensor_from_npy, static_cast<const void *>(bytes.data()), bytes.size(), type);
  if (bytes.size() < shlo_tensor_size(like))
    throw Failure{path + ": has " + plural(bytes.size(), "byte") + ", which are too few"};
  return make<Tensor>(path, shlo_tensor_copy, type, shlo_tensor_rank(like), shlo_tensor_shape(like),
                      static_cast<const void *>(bytes.data() + bytes.size() - shlo_tensor_size(like)),
                      shlo_tensor_size(like), static_cast<const int64_t *>(nullptr));
}

} // namespace tool::reference
