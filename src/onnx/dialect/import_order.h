// The order of nodes in a graph.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/message.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

#include <optional>
#include <vector>

namespace shlo::onnx {

// Calls f with each name that a node reads: its inputs, and what its subgraphs read of the graphs around them.
void forNamesRead(const Message &node, llvm::function_ref<void(llvm::StringRef)> f);

// The places of the nodes in an order in which each comes after the nodes whose outputs it reads. Empty if they stand in
// such an order. None if there is none, because some read each other's outputs. `isDefined` says which names exist
// before.
std::optional<std::vector<size_t>> sortedNodes(const std::vector<Message> &nodes,
                                               llvm::function_ref<bool(llvm::StringRef)> isDefined);

} // namespace shlo::onnx
