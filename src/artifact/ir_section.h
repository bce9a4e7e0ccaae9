// Writes the IR section of an artifact and the section with the properties of its ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/op_forms.h"
#include "artifact/use_order.h"
#include "artifact/walked_module.h"

namespace shlo::artifact {

// Use this when the numbering is finished.
class IrSection {
public:
  IrSection(const WalkedModule &program, const Numbering &numbering, const OpForms &ops, const UseOrders &useOrders,
            vhlo::WireAttr unknownLocation, unsigned bytecode)
      : program(program), numbering(numbering), ops(ops), useOrders(useOrders), unknownLocation(unknownLocation),
        bytecode(bytecode), emission(program.regions.size()) {}

  // False if a value is used before it is defined.
  bool write();
  std::string ir;
  std::string properties; // empty if the bytecode version keeps properties among the attributes

private:
  // The position of a region in the lists of the program.
  struct Place {
    uint32_t region;
    const WalkedOp *op;
    const WalkedArgument *argument;
    const vhlo::WireType *result;
    const uint32_t *operand;
  };
  // The values of a region are numbered after those that are visible in it.
  struct Emission {
    uint32_t firstNumber = 0, emitted = 0;
  };
  // An op whose regions are being written. They wait in a list, so that the stack of the thread does not limit their
  // depth.
  struct OpenOp {
    const WalkedOp *op;
    uint32_t firstFree;   // number of a value in its regions
    bool hasSection;      // the last of `sections`
    uint32_t regions = 0; // that were begun
    uint32_t nextBlock = 0;
    uint32_t blocks = 0, ops = 0; // of the region and of the block, that are not yet written
    Place at = {};
  };
  void putOp(Place &at, uint32_t firstFree);
  void openRegions(const WalkedOp &op, uint32_t firstFree);
  void putNext(OpenOp &open);
  void openRegion(OpenOp &open, uint32_t number);
  void closeOp();
  void putArguments(Place &at, uint32_t count);
  std::string nextOrders(uint32_t region, uint32_t values);
  uint32_t valueNumber(uint32_t value, uint32_t region);
  uint32_t propertyEntry(uint32_t list);

  const WalkedModule &program;
  const Numbering &numbering;
  const OpForms &ops;
  const UseOrders &useOrders;
  vhlo::WireAttr unknownLocation;
  unsigned bytecode;

  std::vector<OpenOp> openOps;
  std::vector<std::string> sections;     // of the isolated ops among them; the program's is the first
  std::vector<Emission> emission;        // of regions
  std::vector<uint32_t> propertyNumbers; // of lists, plus one
  llvm::StringMap<uint32_t> propertyEntries;
  bool usedTooEarly = false;
};

} // namespace shlo::artifact
