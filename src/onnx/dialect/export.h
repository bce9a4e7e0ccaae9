// Makes an .onnx file of a module.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "onnx/file/writer.h"

#include <string>
#include <vector>

namespace shlo::onnx {

struct ExportOptions {
  // The location of a file for the elements of large tensors, beneath the folder of the model. Empty: there is none.
  std::string external;
  uint64_t externalFrom = 1024; // bytes of a tensor that is large
  // Whether tensors that were read from other files are still there, instead of being written.
  bool keepExternal = false;
  std::vector<Diagnostic> *findings = nullptr; // warnings: what is not written
};

// Writes the model, and then the file for large tensors if it has any. A module that was read from a file and not
// changed gives the same message.
//
// SHLO_INVALID_PROGRAM for a module that is no ONNX model, SHLO_LIMIT for a model of 2 GiB or more.
Status exportModel(const Module &module, const ExportOptions &options, const Writer::Sink &model,
                   const Writer::Sink &external);

// The version of the format that came with an opset of ai.onnx.
int64_t irVersionOf(int64_t opset);

} // namespace shlo::onnx
