// Makes a module of an .onnx file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "onnx/file/check.h"
#include "onnx/file/external.h"

#include <memory>
#include <string_view>
#include <vector>

namespace shlo::onnx {

struct ImportOptions {
  FileLimits limits;
  int64_t maxOps = int64_t(1) << 26; // nodes
  ExternalSource external;
  bool borrow = false;      // large tensors stay in the bytes of the model
  bool borrowGiven = false; // and in those that are given for other files
  bool newerOpsets = false; // a model of an opset that is newer than this library is read by the newest schemas
  std::vector<Diagnostic> *findings = nullptr; // warnings
};

// SHA-1 of a file, in hexadecimal with small letters (ExternalSource::sha1).
std::string sha1Of(std::string_view bytes);

// The ops are not verified. `owner` keeps the bytes of the model and those given for other files alive; if tensors are
// borrowed from them, it lives as long as the module's context.
//
// The graph is the function @main_graph, a function of the model a private one. An initializer is an onnx.Initializer,
// or, if it has the name of an input, the input's attribute onnx.default. Names of results are in onnx.names; dimensions
// with a name are in onnx.dim_params ("0:batch,1:length"). A node of a domain that has no schemas here is an onnx.Custom.
Result<std::shared_ptr<Module>> importModel(std::string_view bytes, const ImportOptions &options,
                                            std::shared_ptr<const void> owner = nullptr);

} // namespace shlo::onnx
