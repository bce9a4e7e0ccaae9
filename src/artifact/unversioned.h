// Attributes without a versioned form. Consumers older than 1.11.0 reject programs that have them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/op_forms.h"

namespace shlo::artifact {

// The first version whose consumers read such attributes on ops. On the module, all consumers do.
inline constexpr vhlo::Version readsUnversioned = {1, 11, 0};

// Whether attributes are versioned, with all their parts.
class VersionedParts {
public:
  explicit VersionedParts(vhlo::WireTables &tables) : tables(tables) {}
  bool contain(vhlo::WireAttr attr);

private:
  vhlo::WireTables &tables;
  llvm::DenseMap<uint32_t, bool> known;
};

// Warns about each name of such an attribute, at its first op. `module` is the module that was written.
void reportUnversioned(mlir::ModuleOp module, OpForms &ops, vhlo::Encoder &encoder, std::vector<Diagnostic> &findings);

} // namespace shlo::artifact
