// Functions that nonlinear layers and gates apply to each element.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/emit.h"
#include "passes/expression.h"

namespace shlo::onnx {

template <typename OpT> passes::Exp apply(passes::Exp x) {
  return {*x.formula, x.formula->create<OpT>(x.element(), x.value)};
}

passes::Exp leakyRelu(passes::Exp x, double alpha);
passes::Exp elu(passes::Exp x, double alpha);
passes::Exp softplus(passes::Exp x);
passes::Exp softsign(passes::Exp x);
passes::Exp hardSigmoid(passes::Exp x, double alpha, double beta);
passes::Exp swish(passes::Exp x, double alpha);

// The formula of a value. Types of less than 32 bits are computed in f32, and rounded once.
Value compute(Emitter &emit, Value given, llvm::function_ref<passes::Exp(passes::Exp)> formula);

} // namespace shlo::onnx
