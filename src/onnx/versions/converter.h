// How a module is converted: what drafts of nodes need of it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/versions/convert.h"
#include "onnx/versions/draft.h"

#include "llvm/ADT/DenseSet.h"

namespace shlo::onnx {

class Converter {
public:
  Converter(Module &module, const Opsets &opsets, IsUnwanted isUnwanted, Conversion &result)
      : module(module), opsets(opsets), isUnwanted(isUnwanted), result(result) {}
  Status run();

  // A copy, because the map of what is known grows.
  Facts factsOf(mlir::Value value);
  mlir::ElementsAttr constantOf(mlir::Value value) const;
  int64_t targetOf(Domain domain, mlir::Operation *around) const;
  // A node of that version at the place of the builder. What is known of its results is inferred.
  mlir::Operation *make(mlir::OpBuilder &builder, mlir::Location location, const Schema &schema,
                        llvm::ArrayRef<mlir::Value> operands, mlir::DictionaryAttr attributes, size_t results,
                        size_t regions = 0);
  // A copy of the nodes of a subgraph, which may have been made.
  void copyBody(mlir::Region &from, mlir::Region &to);
  void infer(mlir::Operation *op, const Schema &schema);
  void know(mlir::Value value, Facts facts) { known.set(value, std::move(facts)); }
  // That a constant is made takes as much room as some nodes do.
  void spend(int64_t elements) { budget -= elements / 16; }
  // Whether so many nodes were made that a model would grow without bound.
  bool isExhausted() const { return budget <= 0; }

private:
  struct Blocker {
    std::string reason;
    int64_t since = 0; // 0: no opset has it
  };

  bool convert(mlir::Operation *op, unsigned depth, Blocker &blocker);
  bool convertExperiment(mlir::Operation *op, Blocker &blocker);
  bool finish(Draft &draft, const Schema *wanted, mlir::Operation *before, unsigned depth, Blocker &blocker);
  bool expand(mlir::Operation *op, const Schema &schema, unsigned depth, Blocker &blocker);
  bool checks(mlir::Operation *op, const Schema &schema, Blocker &blocker);
  mlir::Operation *emit(Draft &draft, const Schema &schema);
  void replace(mlir::Operation *op, Values values);
  void erase(mlir::Operation *op);
  void eraseBetween(mlir::Operation *before, mlir::Operation *end);
  void report(mlir::Operation *op, const Schema *schema, const Blocker &blocker);
  void convertAll(mlir::Operation *root);
  void state(mlir::Operation *owner);

  Module &module;
  const Opsets &opsets;
  const IsUnwanted isUnwanted; // null for no op
  Conversion &result;
  ValueFacts known;
  llvm::DenseMap<mlir::Operation *, const Schema *> made; // versions of nodes that were made
  llvm::DenseSet<mlir::Operation *> spare;                // constants that may be of no use any more
  std::string broken;                                     // a rule that a node does not keep which was made
  int64_t budget = 0;
};

} // namespace shlo::onnx
