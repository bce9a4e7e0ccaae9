// Fusions and products one after another of which each row depends on the same row of those before, as those of a
// softmax, of a normalization, of attention, or of a layer with its bias and activation: they are computed some rows at
// a time, which so stay in the nearest caches, and threads share the rows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/rowwise_kernel.h"

namespace shlo::exec {

class RowGroupKernel final : public Kernel {
public:
  // An array by its number among the inputs, behind these the outputs, and behind these the locals, of the group; and
  // the bytes before what is read.
  struct Array {
    uint32_t number;
    int64_t offset = 0;
  };
  struct Member {
    const RowwiseKernel *kernel;
    std::vector<Array> inputs, outputs;
  };
  // What only the group reads, and only rows that were just computed, is never there as a whole. Sizes in bytes.
  struct Memory {
    int64_t rows;
    int64_t row; // of all arrays
    size_t inputs, outputs;
    std::vector<int64_t> locals; // a row of each
  };

  // Null if few rows at a time cannot be computed, or there are too few of them.
  static std::unique_ptr<RowGroupKernel> make(const KernelChoice &choice, Memory memory, std::vector<Member> members);

  Status run(const KernelArguments &arguments) const override;
  // Whether this output may use the memory of this input, which is row-major and which nothing else reads later.
  bool mayOverwrite(size_t input, size_t output) const;
  // An estimate of its time.
  double nanoseconds() const;

private:
  struct Local {
    int64_t at; // in the scratch memory
    int64_t rowBytes;
  };
  KernelArguments place(size_t member, const KernelArguments &arguments, char *scratch, int64_t first) const;

  int64_t rows = 0, together = 0; // of a chunk
  int64_t chunks = 0;
  size_t inputs = 0, outputs = 0, membersAt = 0; // in the scratch memory
  std::vector<Local> locals;
  std::vector<Member> members;
  std::vector<size_t> sharedAt; // of each member
};

} // namespace shlo::exec
