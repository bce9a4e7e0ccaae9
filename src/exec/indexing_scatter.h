// The general kernel of scatter, and the one for many windows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/body.h"
#include "exec/elementwise.h"
#include "exec/extents.h"

namespace shlo::exec {

class ScatterKernel final : public Kernel {
public:
  // An axis of the operand that a window covers.
  struct Axis {
    int64_t extent, window;              // of the operand, of the window
    int64_t operandStride, updateStride; // in elements
    int64_t component;                   // index into the index vector; -1: the window starts at 0
  };

  Status run(const KernelArguments &arguments) const override;
  // These return false if the watch stops the run, or the body of a scatter does. Threads share the copies.
  bool copyInputs(const KernelArguments &arguments, Watch &watch) const;
  int64_t chunksOfCopy(size_t input) const;
  // The window of one index vector, by its position among all.
  bool scatterPlace(const KernelArguments &arguments, int64_t place, Watch &watch) const;

  // The number of elements that are combined at a time.
  static constexpr int64_t tile = 256;

  KernelChoice choice;
  size_t inputs = 1;
  Walk<3> places; // indices, updates, operand
  std::vector<Axis> axes;
  std::vector<int64_t> components; // offset of each element of the index vector, in bytes
  std::vector<size_t> sizes, elementBytes;
  ElementType indexType = ElementType::None;
  int64_t indexBytes = 0;

  bool overwrite = false;
  ElementKernel combine = nullptr; // of one input
  bool updateFirst = false;
  std::shared_ptr<const BodyFunction> body;
  std::vector<size_t> parameterAt, resultAt; // in scratch
  size_t bodyAt = 0;

private:
  bool scatterWindow(const KernelArguments &arguments, const char *index, int64_t updateAt, int64_t operandAt,
                     Watch &watch) const;
  bool combineRow(const KernelArguments &arguments, int64_t n, int64_t operandAt, int64_t operandStride,
                  int64_t updateAt, int64_t updateStride, Watch &watch) const;
};

// A kernel for many windows of few rows, which takes over the general kernel. Null if that one is better.
std::unique_ptr<Kernel> makeTiledScatter(const KernelRequest &request, std::unique_ptr<ScatterKernel> &general);

} // namespace shlo::exec
