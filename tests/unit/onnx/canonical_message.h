// Equality of messages whose bytes may differ: in the order of fields, in numbers that are packed or not, in messages
// that are given in pieces.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/wire.h"

#include <string>
#include <string_view>

// The same bytes for equal messages. What is no message stays what it is.
std::string canonicalMessage(shlo::onnx::FieldType type, std::string_view bytes);
inline std::string canonicalModel(std::string_view bytes) {
  return canonicalMessage(shlo::onnx::FieldType::Model, bytes);
}
