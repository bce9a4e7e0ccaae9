// Kernels that can compute some rows of their results at a time, with others before and behind them (row_group.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

namespace shlo::exec {

class RowwiseKernel : public Kernel {
public:
  // The rows that the results have; 0: any number that divides the elements.
  virtual int64_t ownRows() const { return 0; }
  // The least number of rows that it computes at a time, if the results are so many rows; 0: it must be all at once.
  virtual int64_t leastRows(int64_t rows) const = 0;
  // Whether rows of the results depend on the same rows of this input only, and these are its outermost axes.
  virtual bool readsByRows(size_t) const { return true; }
  // Whether this output may use the memory of this input: nothing reads the input after the output is written. The
  // input must be row-major.
  virtual bool mayOverwrite(size_t, size_t) const { return false; }
  // Whether all of the output begins before the first rows.
  virtual bool isReduction(size_t) const { return false; }
  // An estimate of its time.
  virtual double nanoseconds() const = 0;

  // Scratch memory, aligned to 64 bytes: for the rows of a worker, and for what startRows leaves to all of them.
  virtual size_t rowScratchBytes() const { return scratchBytes; }
  virtual size_t rowSharedBytes() const { return 0; }
  // Before the first rows.
  virtual bool startRows(const KernelArguments &arguments, char *shared, Watch &watch) const = 0;
  // Rows from a multiple of the least number on; the last ones, or a multiple of it.
  virtual bool runRows(const KernelArguments &arguments, const char *shared, int64_t rows, int64_t first, int64_t end,
                       Watch &watch) const = 0;
};

} // namespace shlo::exec
