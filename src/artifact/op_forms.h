// Chooses the versioned form of the program's ops for a target: the version of the op and its attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/numbering.h"
#include "base/error.h"
#include "vhlo/encode.h"
#include "vhlo/tables.h"

#include "mlir/IR/BuiltinOps.h"

namespace shlo::artifact {

// A property of an op. An optional one has a presence flag.
struct Property {
  vhlo::WireAttr attribute;
  bool optional = false;
};
using PropertyList = llvm::SmallVector<Property, 4>;

// The form of all ops of one name.
struct OpForm {
  const vhlo::OpRecord *record = nullptr;             // null if there is no versioned form
  const vhlo::OpVersion *version = nullptr;           // null if the target has no version of the op
  uint32_t name = 0;                                  // in the numbering
  bool older = false;                                 // not the newest version of the op
  bool dependsOnRank = false;                         // a default value does
  llvm::SmallVector<const vhlo::WireRule *, 2> rules; // of versions newer than the target
};

class OpForms {
public:
  OpForms(vhlo::Encoder &encoder, Numbering &numbering, vhlo::Version target)
      : encoder(encoder), numbering(numbering), target(target) {}

  const OpForm &find(mlir::OperationName name);

  // The wire attributes of an op, by name, as a number that properties() resolves. Equal lists have one number. If the
  // op cannot be written, reports why.
  uint32_t attributesOf(mlir::Operation *op, const OpForm &how);
  // Adds the list of an op of another dialect.
  uint32_t add(PropertyList list) {
    lists.push_back(std::move(list));
    return uint32_t(lists.size() - 1);
  }
  llvm::ArrayRef<Property> properties(uint32_t number) const { return lists[number]; }

  // Whether the target has the type; if not, blocks the program.
  bool allows(vhlo::WireType type);
  void report(Code code, mlir::Operation *op, const llvm::Twine &message, llvm::StringRef subject = "");

  // Notes that the target lacks something. What it lacks is searched for only to report the error.
  void block() { blocked = true; }
  bool failed() const { return blocked || !findings.empty(); }
  Error takeError(mlir::ModuleOp program, const llvm::Twine &what);

  // The discardable attributes as a dictionary, merged with `inherent` (sorted by name) if it is given.
  vhlo::WireAttr discardable(mlir::Operation *op, const OpForm &how, const uint32_t *inherent);

private:
  bool fields(mlir::Operation *op, const OpForm &how, PropertyList &list);
  bool allows(vhlo::WireAttr attr);

  vhlo::Encoder &encoder;
  Numbering &numbering;
  vhlo::Version target;
  llvm::DenseMap<mlir::OperationName, OpForm> ops;
  std::vector<PropertyList> lists;
  llvm::StringMap<uint32_t> known; // lists by op name and property storage
  llvm::DenseMap<std::pair<mlir::Attribute, uint32_t>, vhlo::WireAttr> dictionaries;
  std::vector<Diagnostic> findings;
  uint64_t findingCount = 0;
  Code code = SHLO_VERSION;
  bool blocked = false;
};

} // namespace shlo::artifact
