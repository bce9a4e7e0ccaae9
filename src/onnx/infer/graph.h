// What is known of all values of a model, through its subgraphs, loops and functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "onnx/infer/facts.h"

#include "llvm/ADT/DenseMap.h"

#include <map>
#include <string>
#include <vector>

namespace shlo::onnx {

struct InferOptions {
  std::map<std::string, int64_t, std::less<>> extents;            // by the name of a dimension
  std::map<std::string, std::vector<int64_t>, std::less<>> shapes; // by the name of an input; -1 for what stays as it is
  // Whether a rule that is broken, and a declared type that contradicts what is inferred, are errors. Otherwise they are
  // warnings; what is inferred counts.
  bool strict = false;
  std::vector<Diagnostic> *findings = nullptr;
};

// Gives an input of the model the shape that the options have for it. Fails if it is another one than the model says.
Status bindShape(Facts &facts, llvm::StringRef input, const InferOptions &options);

// A copy of the module with the types of results and the names of their dimensions, as far as they can be known. Types
// that are declared stay where nothing better is known. The module must be verified.
Result<std::shared_ptr<Module>> inferModule(const Module &module, const InferOptions &options);

// What is known of the values of the main graph and its subgraphs. The module is not changed.
Result<llvm::DenseMap<mlir::Value, Facts>> inferFacts(Module &module);

} // namespace shlo::onnx
