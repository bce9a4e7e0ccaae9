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
// `needsRowMajor` below; outputs are always row-major and never overlap an input, unless `mayOverwrite` says so.
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

// One maker per op with a kernel, in a file of the op's family. They check shapes again only where memory safety
// depends on it.
#define SHLO_DECLARE_Kernel(structure) MadeKernel make##structure(const KernelRequest &request);
#define SHLO_DECLARE_View(structure)
#define SHLO_DECLARE_Other(structure)
#define SHLO_PROGRAM_OP(structure, mnemonic, kind, ...) SHLO_DECLARE_##kind(structure)
#include "opset/program_ops.inc"
#undef SHLO_PROGRAM_OP
MadeKernel makeAssert(const KernelRequest &request);
// The kernel of any op that has one.
MadeKernel makeKernel(const KernelRequest &request);

// Whether the kernel wants this input row-major (a copy is made where it is not).
inline bool needsRowMajor(const plan::Op &op, size_t input) { return !plan::info(op.data).readsStrided(input); }
// Whether output `output` may lie where input `input` was: the kernel then gets equal pointers when the input dies
// there, and must cope with both cases.
inline bool mayOverwrite(const plan::Op &op, size_t input, size_t output) {
  return plan::info(op.data).isInPlace && input == output && input < op.results.size();
}

} // namespace shlo::exec
