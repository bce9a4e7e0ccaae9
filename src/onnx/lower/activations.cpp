// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/activations.h"

namespace shlo::onnx {

using passes::Exp;

Exp leakyRelu(Exp x, double alpha) { return select(x < 0.0, x * alpha, x); }
Exp elu(Exp x, double alpha) { return select(x < 0.0, expm1(x) * alpha, x); }
Exp softplus(Exp x) { return maximum(x, x.like(0)) + log1p(passes::exp(-passes::abs(x))); }
Exp softsign(Exp x) { return x / (passes::abs(x) + 1.0); }
Exp hardSigmoid(Exp x, double alpha, double beta) { return maximum(minimum(x * alpha + beta, x.like(1)), x.like(0)); }
Exp swish(Exp x, double alpha) { return x * apply<ir::LogisticOp>(alpha == 1 ? x : x * alpha); }

Value compute(Emitter &emit, Value given, llvm::function_ref<Exp(Exp)> formula) {
  const Value x = emit.widened(given);
  passes::Formula shape(emit.builder, emit.location, x);
  return emit.convert(formula(Exp(shape, x)).value, elementOf(given));
}

} // namespace shlo::onnx
