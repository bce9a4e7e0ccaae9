// The names of values in a file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace shlo::onnx {

// An output of a graph. ONNX gives no value two names, and a graph has no value of another one as its output.
struct GraphOutput {
  llvm::StringRef name;
  mlir::Value value;
  bool isCopy; // an Identity of the value has the name
};

// The names that a module has for its values (onnx.names, onnx.name), and others where there are none, where two values
// have the same, or where a value hides another one that is used.
class ValueNames {
public:
  // `graph`: of a function. `inputs`, `outputs`: the names of its arguments and results, as far as there are any.
  void add(mlir::Block &graph, llvm::ArrayRef<llvm::StringRef> inputs, llvm::ArrayRef<llvm::StringRef> outputs);

  // Empty for a value that is omitted.
  llvm::StringRef of(mlir::Value value) const { return names.lookup(value); }
  // Of a graph, in order.
  llvm::ArrayRef<GraphOutput> outputsOf(mlir::Block *graph) const {
    auto found = outputs.find(graph);
    return found == outputs.end() ? llvm::ArrayRef<GraphOutput>() : found->second;
  }

private:
  struct Scope {
    const Scope *outer;
    llvm::StringMap<mlir::Value> values;
  };

  void collect(mlir::Block &graph);
  void addGraph(mlir::Block &graph, llvm::ArrayRef<llvm::StringRef> inputs, llvm::ArrayRef<llvm::StringRef> outputs,
                const Scope *outer);
  void nameOutputs(mlir::Block &graph, llvm::ArrayRef<llvm::StringRef> outputs, Scope &scope);
  void define(mlir::Value value, llvm::StringRef name, Scope &scope);
  void use(mlir::Value value, Scope &scope);
  llvm::StringRef unused();

  llvm::DenseMap<mlir::Value, llvm::StringRef> names;
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<GraphOutput>> outputs;
  llvm::StringSet<> taken; // by any value of a function
  size_t next = 0;         // to try as the number of an unused name
};

// The entry of a list of names; empty if there is none.
llvm::StringRef nameAt(mlir::Attribute list, size_t i);
// The order that a list of names gives; other names follow.
class NameOrder {
public:
  explicit NameOrder(mlir::Attribute list);
  size_t placeOf(llvm::StringRef name) const {
    auto found = places.find(name);
    return found == places.end() ? places.size() : found->second;
  }

private:
  llvm::StringMap<size_t> places;
};
// The names in a list of dictionaries: onnx.inputs or onnx.outputs.
llvm::SmallVector<llvm::StringRef> namesIn(mlir::Attribute list);

} // namespace shlo::onnx
