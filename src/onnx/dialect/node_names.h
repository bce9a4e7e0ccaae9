// The names of a node and of its results, which are properties of its op. All of a model differ, and most are never
// asked for: as entries of a dictionary, each op would make four attributes unique.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

#include "llvm/ADT/PointerUnion.h"

namespace shlo::onnx {

class OnnxDialect;

// A name that the dialect keeps: its length, and its bytes behind it.
struct NameText {
  uint32_t size;
  llvm::StringRef text() const { return {reinterpret_cast<const char *>(this + 1), size}; }
};

// Seen from outside, they are attributes of the op like others: onnx_node_name, onnx.names, onnx.dim_params. These can
// have any value in a module that was not imported.
struct NodeNames {
  // An attribute, or the text of one: of a node's name, or of a list of one result's name. Null if there is none.
  using Name = llvm::PointerUnion<mlir::Attribute, const NameText *>;
  mlir::Attribute properties; // null: MLIR's functions take it for those of an op that is not registered
  Name node, results;
  mlir::Attribute dimensions;
};

// Null if the op is none that the dialect has.
NodeNames *nodeNamesOf(mlir::Operation *op);
// Empty if it has none. Valid as long as the op is not changed.
llvm::StringRef nodeNameOf(mlir::Operation *op);
llvm::StringRef resultNameOf(mlir::Operation *op, size_t result);

// Gives all names of the dialect's ops these properties.
void addOpNames(OnnxDialect &dialect);

} // namespace shlo::onnx
