// Kernels that threads compute in pieces of their outputs, each of which is a kernel of fewer elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"

#include <functional>

namespace shlo::exec {

// How the outputs of an op are divided along their leading axes, which they have in common.
struct Division {
  static constexpr int64_t whole = -1;

  // The division of an op whose inputs are divided along the same axes as its outputs.
  static Division alike(double nanoseconds, size_t inputs, size_t axes);

  double nanoseconds = 0; // an estimate of the time of a run
  size_t axes = 0;        // of the outputs; pieces along them are computed independently
  // For each input, its axes that belong to these, or `whole`: every piece reads all positions.
  std::vector<plan::Extents> inputAxes;
};

// Makes a kernel for a piece of the inputs and outputs.
using PieceMaker = std::function<MadeKernel(const std::vector<Layout> &inputs, const std::vector<Layout> &outputs)>;

// A kernel for all of them: in pieces of the same shapes with and without a pool, or whole if the work is little.
MadeKernel makeInPieces(const KernelChoice &choice, const std::vector<Layout> &inputs,
                        const std::vector<Layout> &outputs, const Division &division, const PieceMaker &make);
MadeKernel makeInPieces(const KernelRequest &request, const Division &division,
                        MadeKernel (*make)(const KernelRequest &));

// An estimate of the time to copy elements, in nanoseconds.
double copyTime(int64_t elements, size_t elementBytes);

} // namespace shlo::exec
