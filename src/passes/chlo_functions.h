// The functions that src/opset/chlo.td names. Internal to src/passes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/expression.h"

namespace shlo::passes::decomposition {

// Elementwise functions of one and of two operands: f64, f32 and complex. They return a null value if the element type
// is not supported.
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

// Functions of whole ops. They build the values of the results at the insertion point; false if that is not supported.
using Values = llvm::SmallVectorImpl<Value>;
using Rewrite = bool (*)(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);

bool nextAfter(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool constant(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool constantLike(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool raggedDot(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool scan(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
bool topK(mlir::OpBuilder &builder, mlir::Operation *op, Values &results);
// Whether broadcast_dimensions are dimensions of the result for those of each operand of lower rank.
bool hasDimensionsOfOperands(mlir::Operation *op);
// Builds the op of that name on the broadcast operands of `op`.
bool broadcast(mlir::OpBuilder &builder, mlir::Operation *op, llvm::StringRef name, Values &results);

} // namespace shlo::passes::decomposition
