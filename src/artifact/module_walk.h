// Walks a module and makes the lists of its artifact. The module is not changed. Its versioned form exists only in the
// tables of the artifact.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/op_forms.h"
#include "artifact/use_order.h"
#include "artifact/walked_module.h"

namespace shlo::artifact {

// How a module is walked.
struct WalkOptions {
  bool verbatim = false;   // the module belongs to the versioned dialect
  bool hasOtherDialects = false; // the module has ops of other dialects, and casts around them
  bool stripLocations = false;
  unsigned bytecode = 0;
  bool plain = false; // verbatim, but of a program: the properties of each op are one dictionary
};

// Encodes and counts all parts of the program.
class ModuleWalk {
public:
  ModuleWalk(mlir::ModuleOp module, const WalkOptions &options, vhlo::Encoder &encoder, Numbering &numbering,
             OpForms &ops, UseOrders &useOrders)
      : module(module), options(options), encoder(encoder), numbering(numbering), ops(ops), useOrders(useOrders) {}

  // Reports everything that cannot be written to `ops`. False if regions are nested deeper than `deepestRegions`.
  bool run();
  static constexpr unsigned deepestRegions = 512;

  WalkedModule program;
  ValueNumbers values;
  // The first op of each name whose properties became attributes, because the target has no properties.
  std::vector<mlir::Operation *> mergedOps;

private:
  using Items = llvm::SmallVector<std::pair<llvm::StringRef, vhlo::WireAttr>>;

  void walkModule();
  void walkRegion(mlir::Region &region, uint32_t number);
  void walkArgument(mlir::BlockArgument argument, bool hasBuiltinTypes);
  void walkOp(mlir::Operation &op, uint32_t region);
  void describe(mlir::Operation &op, WalkedOp &walked);
  void describeOther(mlir::Operation &op, WalkedOp &walked);
  PropertyList inherentAttributesOf(mlir::Operation &op, Items &items);
  void mergeProperties(mlir::Operation &op, mlir::Attribute properties, Items &items);
  void walkResults(mlir::Operation &op, bool hasBuiltinTypes);
  void walkOperands(mlir::Operation &op, uint32_t region);
  void addRegions(mlir::Operation &op, uint32_t owner, uint32_t parent);
  void finish(mlir::Operation &op, WalkedOp &walked);
  vhlo::WireAttr dictionary(Items &items);
  vhlo::WireAttr builtinOf(mlir::Operation &op, llvm::StringRef name, mlir::Attribute value);
  vhlo::WireAttr locationOf(mlir::Location location);
  bool propertiesApart() const { return options.bytecode >= vhlo::firstWithProperties; }

  mlir::ModuleOp module;
  WalkOptions options;
  vhlo::Encoder &encoder;
  Numbering &numbering;
  OpForms &ops;
  UseOrders &useOrders;

  uint32_t valueCount = 0;
  std::vector<std::pair<mlir::Region *, uint32_t>> pending;
  llvm::DenseMap<mlir::OperationName, uint32_t> otherNames;
  llvm::DenseSet<mlir::OperationName> mergedNames;
  bool tooDeep = false;
};

} // namespace shlo::artifact
