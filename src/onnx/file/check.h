// Checks the encoding of a message and of all within it, before anything is read.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "onnx/file/fields.h"

#include <string_view>

namespace shlo::onnx {

// Limits for files of unknown origin. A file that exceeds one is refused with SHLO_LIMIT.
struct FileLimits {
  uint64_t bytes = (uint64_t(1) << 31) - 1; // the most that the format allows
  uint64_t objects = uint64_t(1) << 24;     // messages within messages
  uint32_t nesting = 100;                   // of messages: a subgraph is three levels below its graph
  uint32_t rank = 64;
  uint32_t nameBytes = 1 << 16;
};

// Needs no memory but for the nesting. SHLO_MALFORMED, with the offset and the fields on the way there.
Status checkMessage(FieldType type, std::string_view bytes, const FileLimits &limits);

// Whether the bytes, which may be the beginning of a file, have the outline of a ModelProto: its fields alone, an IR
// version and a graph. The format has no magic number.
bool looksLikeModel(std::string_view bytes);

Error malformed(std::string message, int64_t offset);

} // namespace shlo::onnx
