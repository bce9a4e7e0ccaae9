// Constraints of older versions that are not op versions. The records name these functions (src/opset, class Rule).
// Each returns whether the op has the use that its rule forbids.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Operation.h"

namespace shlo::vhlo {

// An op of a program, or a versioned op.
struct RuleSubject {
  mlir::Operation *op;
};

// Operands and results, paired in order, have different element types.
bool mixesElementTypes(const RuleSubject &subject);
// The first two operands have two different 8-bit float types.
bool mixesF8(const RuleSubject &subject);
// The algorithm's precision types include f8E4M3FN.
bool usesF8Algorithm(const RuleSubject &subject);
bool hasDictionaryConfig(const RuleSubject &subject);
bool usesTypedFfi(const RuleSubject &subject);
bool takesFuture(const RuleSubject &subject);

} // namespace shlo::vhlo
