// What a kernel is: everything decided when it is made, only pointers left for the run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "exec/run_context.h"
#include "plan/program.h"

#include <memory>
#include <vector>

namespace shlo::exec {

// How a value lies in memory, from its first element on. Strides count elements and may be 0 (broadcast) or negative.
struct Layout {
  ElementType element = ElementType::None;
  plan::Extents shape;
  plan::Extents strides;

  static Layout rowMajor(const TensorType &type);
  bool isRowMajor() const;
  int64_t elements() const;
};

// The operands and results of one op. Kernel makers may take inputs as they lie, or ask for row-major ones with
// `needsRowMajor` below; outputs are always row-major and never overlap an input, unless `inPlace` says so.
struct KernelArguments {
  const char *const *inputs;
  char *const *outputs;
  char *scratch; // `scratchBytes`, aligned to 64
  const RunContext &context;
};

class Kernel {
public:
  virtual ~Kernel() = default;
  // Reentrant: all state of a run is in the arguments.
  virtual Status run(const KernelArguments &arguments) const = 0;

  size_t scratchBytes = 0;
};

// What a maker gets to know.
struct KernelRequest {
  const plan::Op &op;
  const plan::Program &program;
  std::vector<Layout> inputs;
  std::vector<Layout> outputs;
  // For each input: the bytes, where they are a constant of the program and row-major; else null. They outlive the
  // kernel, which may pack them once.
  std::vector<const char *> constants;
  bool baselineSimd = false;
};

using MadeKernel = Result<std::unique_ptr<Kernel>>;

// One maker a family member; each is in the file of its family. They check shapes again only where memory safety
// depends on it.
MadeKernel makePad(const KernelRequest &request);
MadeKernel makeConcatenate(const KernelRequest &request);
MadeKernel makeDynamicSlice(const KernelRequest &request);
MadeKernel makeDynamicUpdateSlice(const KernelRequest &request);
MadeKernel makeReduceWindow(const KernelRequest &request);
MadeKernel makeSelectAndScatter(const KernelRequest &request);
MadeKernel makeDotGeneral(const KernelRequest &request);
MadeKernel makeConvolution(const KernelRequest &request);
MadeKernel makeFft(const KernelRequest &request);
MadeKernel makeCholesky(const KernelRequest &request);
MadeKernel makeTriangularSolve(const KernelRequest &request);
MadeKernel makeSort(const KernelRequest &request);
MadeKernel makeGather(const KernelRequest &request);
MadeKernel makeScatter(const KernelRequest &request);
MadeKernel makeRngBitGenerator(const KernelRequest &request);
MadeKernel makeBitcastConvert(const KernelRequest &request);

// Whether the kernel wants this input row-major (a copy is made where it is not).
bool needsRowMajor(const plan::Op &op, size_t input);
// Whether output `output` may lie where input `input` was (dynamic_update_slice, scatter): the maker then gets equal
// pointers when the input dies there, and must cope with both cases.
bool mayOverwrite(const plan::Op &op, size_t input, size_t output);

} // namespace shlo::exec
