// The functions that src/opset/chlo.td names. Internal to src/passes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/expression.h"

namespace shlo::passes::decomposition {

// Of one operand and of two, elementwise: f64, f32, and complex numbers of those. No value where the function is not
// known for the element type.
using Function = Exp (*)(Exp x);
using PairFunction = Exp (*)(Exp a, Exp b);
inline Exp none(Exp x) { return {*x.formula, Value()}; }

Exp asinAcosKernel(Exp z);
Exp acos(Exp x);
Exp acosh(Exp x);
Exp asin(Exp x);
Exp asinh(Exp x);
Exp atan(Exp x);
Exp atanh(Exp x);
Exp cosh(Exp x);
Exp sinh(Exp x);
Exp tan(Exp x);
Exp square(Exp x);
Exp conj(Exp x);
Exp besselI1e(Exp x);
Exp digamma(Exp x);
Exp erf(Exp x);
Exp erfInv(Exp x);
Exp erfc(Exp x);
Exp lgamma(Exp x);
Exp polygamma(Exp n, Exp x);
Exp zeta(Exp x, Exp q);
Exp isInf(Exp x);
Exp isNegInf(Exp x);
Exp isPosInf(Exp x);
Exp mulhi(Exp a, Exp b);

// Of whole ops: the values of its results, built where the builder stands; false where that is not known.
using Values = llvm::SmallVectorImpl<Value>;
using Rewrite = bool (*)(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);

bool nextAfter(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool constant(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool constantLike(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool raggedDot(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool scan(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool topK(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
// An op of that name on the op's operands, broadcast.
bool broadcast(mlir::OpBuilder &builder, mlir::Operation *op, llvm::StringRef name, Values &results);

} // namespace shlo::passes::decomposition
