// The element types of tensors in a file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/fields.h"
#include "tensor/element_type.h"

namespace shlo::onnx {

enum class DataType : int32_t {
  UNDEFINED = 0,
#define DATA_TYPE(name, number, element, typed, bits) name = number,
#include "onnx/file/data_types.def"
};

struct DataTypeInfo {
  DataType type;
  const char *name;
  ElementType element; // None for strings
  const Field *field;  // where elements are that are not in raw_data
  uint8_t bits;        // of an element in raw_data; 0 if it may not be there
};

// Null for UNDEFINED and for numbers that no type has.
const DataTypeInfo *findDataType(int32_t number);
// Null for element types that a file cannot have.
const DataTypeInfo *findDataType(ElementType element);

} // namespace shlo::onnx
