// Fusions one after another of which each row depends on the same row of those before, as those of a softmax or of a
// normalization: they are computed some rows at a time, which so stay in the nearest caches, and threads share the
// rows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/fusion.h"

namespace shlo::exec {

class RowGroupKernel final : public Kernel {
public:
  // An array by its number among the inputs, and behind these the outputs, of the group; and the bytes before what is
  // read.
  struct Array {
    uint32_t number;
    int64_t offset = 0;
  };
  struct Member {
    const FusionKernel *kernel;
    std::vector<Array> inputs, outputs;
  };

  // Null if few rows at a time cannot be computed, or there are too few of them.
  static std::unique_ptr<RowGroupKernel> make(const KernelChoice &choice, int64_t rows, int64_t rowBytes, size_t inputs,
                                              std::vector<Member> members);

  Status run(const KernelArguments &arguments) const override;
  // Whether this output may use the memory of this input, which is row-major and which nothing else reads later.
  bool mayOverwrite(size_t input, size_t output) const;
  // An estimate of its time.
  double nanoseconds() const;

private:
  KernelArguments place(size_t member, const KernelArguments &arguments, char *scratch,
                        const RunContext &context) const;

  int64_t rows = 0, together = 0; // of a chunk
  int64_t chunks = 0;
  size_t inputs = 0, pointerBytes = 0;
  std::vector<Member> members;
};

} // namespace shlo::exec
