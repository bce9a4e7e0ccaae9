// Products whose left operand or result has another type than they are computed in: some rows at a time are converted,
// multiplied and converted, so that neither exists as a whole in the type of the sums.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/conversion.h"
#include "exec/rowwise_kernel.h"

namespace shlo::exec {

class ConvertedProduct final : public RowwiseKernel {
public:
  // `inner` computes the product of the types between which `left` and `result` convert, if these are needed. Null if
  // it cannot compute some rows at a time, or its rows are long.
  static std::unique_ptr<ConvertedProduct> make(const KernelChoice &choice, std::unique_ptr<Kernel> inner,
                                                const Conversion &left, const Conversion &result, int64_t leftRow,
                                                int64_t resultRow);

  Status run(const KernelArguments &arguments) const override;
  int64_t ownRows() const override { return inner->ownRows(); }
  int64_t leastRows(int64_t rows) const override { return inner->leastRows(rows); }
  bool readsByRows(size_t input) const override { return inner->readsByRows(input); }
  double nanoseconds() const override;
  size_t rowScratchBytes() const override { return scratchBytes - sharedBytes; }
  size_t rowSharedBytes() const override { return inner->rowSharedBytes(); }
  bool startRows(const KernelArguments &arguments, char *shared, Watch &watch) const override {
    return inner->startRows(arguments, shared, watch);
  }
  bool runRows(const KernelArguments &arguments, const char *shared, int64_t rows, int64_t first, int64_t end,
               Watch &watch) const override;

private:
  std::unique_ptr<const RowwiseKernel> inner;
  Conversion left, result;
  int64_t leftRow = 0, resultRow = 0; // elements
  int64_t together = 1;               // rows that are converted at a time
  int64_t chunks = 1;
  size_t leftAt = 0, sumsAt = 0, innerAt = 0; // in the scratch memory
};

} // namespace shlo::exec
