// Whether ops may run early: before it is known that the program would have run them. The ops' records say so
// (src/opset/base.td, class Speculation).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

namespace shlo::passes {

enum class SpeculationKind : uint8_t { Never, Checked, Alike, Ruled };

// OfRegions: if all ops in its regions may.
enum class Speculatable : uint8_t { No, Yes, OfRegions };
Speculatable speculatable(mlir::Operation *op);

} // namespace shlo::passes
