// The body of a reduction, sort, scatter or window as a function over many elements at once.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <memory>
#include <optional>

namespace shlo::exec {

// A body whose parameters and results are scalars, applied to n elements: parameter k is an array of n elements,
// result k is an array of n elements. Bodies of elementwise ops run tile by tile; others element by element.
class BodyFunction {
public:
  static Result<std::shared_ptr<const BodyFunction>> make(const plan::Body &body, const plan::Program &program,
                                                          const KernelChoice &choice);
  virtual ~BodyFunction() = default;
  // `scratch` has scratchBytes; arrays are row-major; results may not overlap parameters. False if the run stops: the
  // watch has the reason.
  virtual bool run(int64_t n, const char *const *parameters, char *const *results, char *scratch,
                   Watch &watch) const = 0;

  size_t scratchBytes = 0;
};

// A body that is one element function of its two parameters. Specialized kernels exist for such bodies.
struct BinaryBody {
  plan::Elementwise op;
  bool isSwapped; // the operands are the second parameter and the first
};
std::optional<BinaryBody> recognize(const plan::Body &body);

} // namespace shlo::exec
