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
  std::vector<Diagnostic> *findings = nullptr; // warnings
};

// The ops are not verified. Nothing of the bytes is kept.
//
// The graph is the function @main_graph, a function of the model a private one. An initializer is an onnx.Initializer,
// or, if it has the name of an input, the input's attribute onnx.default. Names of
// results are in onnx.names; dimensions with a name are in onnx.dim_params ("0:batch,1:length"). A node of a domain that
// has no schemas here is an onnx.Custom.
Result<std::shared_ptr<Module>> importModel(std::string_view bytes, const ImportOptions &options);

} // namespace shlo::onnx
