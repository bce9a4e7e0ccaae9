// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/data_type.h"

#include <algorithm>
#include <iterator>

namespace shlo::onnx {

static constexpr DataTypeInfo dataTypes[] = {
#define DATA_TYPE(name, number, element, typed, bits)                                                                  \
  {DataType::name, #name, ElementType::element, &field::Tensor::typed, bits},
#include "onnx/file/data_types.def"
};

const DataTypeInfo *findDataType(int32_t number) {
  // A row's place is its number less one.
  return number >= 1 && number <= int32_t(std::size(dataTypes)) ? &dataTypes[number - 1] : nullptr;
}

const DataTypeInfo *findDataType(ElementType element) {
  const auto found = std::find_if(std::begin(dataTypes), std::end(dataTypes),
                                  [=](const DataTypeInfo &info) { return info.element == element; });
  return element == ElementType::None || found == std::end(dataTypes) ? nullptr : &*found;
}

namespace {
constexpr bool isInOrder() {
  int32_t number = 0;
  for (const DataTypeInfo &info : dataTypes)
    if (int32_t(info.type) != ++number)
      return false;
  return true;
}
static_assert(isInOrder());
} // namespace

} // namespace shlo::onnx
