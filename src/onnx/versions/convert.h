// Models of one opset as models of another.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "onnx/opset/schemas.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>

namespace shlo::onnx {

// Opsets by domain; others stay as they are.
using Opsets = std::map<Domain, int64_t>;

struct Conversion {
  std::shared_ptr<Module> module;
  // The nodes that the opsets cannot say, each with the opset that first has what it needs. The list is bounded; the
  // count includes all. The module is of no use if there are any.
  std::vector<Diagnostic> blockers;
  uint64_t blockerCount = 0;
};

// The maximum number of diagnostics.
inline constexpr size_t mostBlockers = 1000;

// Whether nodes of the op are to be said with others, wherever that can be done.
using IsUnwanted = llvm::function_ref<bool(OpName op)>;

// A copy of the module in which all nodes are of the opsets: those of the graph, of subgraphs, and of functions of the
// model. The module must be verified, be it leniently. `isUnwanted`: null for no op.
Result<Conversion> convertModule(const Module &module, const Opsets &opsets, IsUnwanted isUnwanted = nullptr);

// The least opset of the domain, such that the module can be converted to it and to each one up to its own.
Result<int64_t> minimumOpset(const Module &module, Domain domain);

// The opsets that a module states, or that its ops need if it states none.
int64_t statedOpset(const Module &module, Domain domain);

} // namespace shlo::onnx
