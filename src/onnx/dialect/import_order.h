// The order of nodes in a graph.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/message.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

#include <optional>
#include <vector>

namespace shlo::onnx {

// Which fields a message has, as Message::fields() gives them.
struct FieldSet {
  uint32_t fields = 0;

  bool has(const Field &field) const { return fields & Message::bit(field); }
  // Whether it has fields beside these.
  bool hasOthers(llvm::ArrayRef<const Field *> known) const {
    uint32_t rest = fields;
    for (const Field *field : known)
      rest &= ~Message::bit(*field);
    return rest != 0;
  }
};

// A node, read once.
struct NodeFields : FieldSet {
  explicit NodeFields(const Message &node);

  Message message;
  std::string_view op, name, domain, overload;
  llvm::SmallVector<std::string_view, 4> inputs;
  llvm::SmallVector<std::string_view, 2> outputs;
  llvm::SmallVector<Message, 0> attributes;
};

// The lists of a graph, read once: their entries lie far from each other in a file with large tensors.
struct GraphFields : FieldSet {
  explicit GraphFields(const Message &graph);

  Message message;
  std::vector<Message> inputs, outputs, initializers, sparseInitializers, values;
  std::vector<std::string_view> nodes;
};

// Calls f with each name that a node reads: its inputs, and what its subgraphs read of the graphs around them.
void forNamesRead(const Message &node, llvm::function_ref<void(llvm::StringRef)> f);

// The places of the nodes in an order in which each comes after the nodes whose outputs it reads. None if some read
// each other's outputs.
std::optional<std::vector<size_t>> sortedNodes(const std::vector<Message> &nodes);

} // namespace shlo::onnx
