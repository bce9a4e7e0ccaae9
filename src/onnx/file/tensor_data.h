// Tensors in a file: their type, and their elements in one of the ways in which they can be stored.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/check.h"
#include "onnx/file/data_type.h"
#include "onnx/file/message.h"
#include "tensor/tensor.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shlo::onnx {

// Where elements are that are not in the file.
struct ExternalData {
  std::string_view location; // a path below the folder of the file
  uint64_t offset = 0;
  std::optional<uint64_t> length; // in bytes
  std::string_view checksum;      // SHA-1 of the whole file, hexadecimal; empty if there is none
};

// A checked TensorProto: a known type, extents, and exactly one storage. `message` refers to the bytes of the file.
struct TensorData {
  enum class Storage : uint8_t { Raw, Typed, External };

  Message message;
  const DataTypeInfo *type = nullptr;
  Shape shape;
  int64_t elements = 0;
  Storage storage = Storage::Typed;
  std::string_view raw;  // of Raw
  ExternalData external; // of External

  std::string_view name() const { return message.text(field::Tensor::name); }
  bool isString() const { return type->type == DataType::STRING; }
  // The size of the elements as raw_data or external data.
  uint64_t rawBytes() const { return (uint64_t(elements) * type->bits + 7) / 8; }
  // Whether raw bytes are the elements as the library stores them, so that they need not be copied.
  bool isInPlace() const { return type->bits >= 8 && type->type != DataType::BOOL; }
};

// SHLO_MALFORMED for a tensor that breaks a rule of the format, SHLO_LIMIT for one beyond the limits or too large for
// any memory. Whether single elements are valid is found when they are copied.
Result<TensorData> readTensorData(const Message &message, const FileLimits &limits);

// Copies the elements to memory for them, row-major, one byte for narrower ones (stablehlo-c/tensor.h). `raw`: those of
// Raw or External storage, rawBytes() long.
Status copyElements(const TensorData &tensor, std::string_view raw, char *to);
// The elements of a tensor of strings.
std::vector<std::string_view> stringsOf(const TensorData &tensor);

// The bytes of raw_data for elements as the library stores them.
std::string packElements(const DataTypeInfo &type, const char *elements, size_t count);
// How many numbers the field of a type has for so many elements, and one of them. `stride`: 0 if all elements are equal
// and only one is there.
uint64_t typedCount(const DataTypeInfo &type, uint64_t elements);
uint64_t typedNumber(const DataTypeInfo &type, const char *elements, size_t stride, uint64_t count, uint64_t i);

} // namespace shlo::onnx
