// Kernels. Everything except the pointers is decided when a kernel is made.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "exec/kernel_choice.h"
#include "exec/kernel_key.h"
#include "exec/run_context.h"
#include "plan/program.h"

#include <memory>
#include <vector>

namespace shlo::exec {

// The layout of a value in memory, from its first element on. Strides count elements and may be 0 (broadcast) or
// negative.
struct Layout {
  ElementType element = ElementType::None;
  plan::Extents shape;
  plan::Extents strides;

  static Layout rowMajor(const TensorType &type);
  bool isRowMajor() const;
  int64_t elements() const;
};

class Pool;

// Who helps a run, and the scratch memory of each: parallel.h.
struct Workers {
  Pool &pool;
  size_t slots;        // how many work at the same time at most
  char *scratch;       // of the slots from 1 on
  size_t scratchBytes; // of each
  int64_t &expected;   // nanoseconds that the rest of the run takes in jobs, if it is like the runs before
  int64_t &jobs;       // that the run has had
  char *scratchOf(size_t slot, char *owner) const { return slot == 0 ? owner : scratch + (slot - 1) * scratchBytes; }
};

// The operands and results of one op. Inputs have the layouts of the request; those with `needsRowMajor` are row-major.
// Outputs are always row-major and do not overlap an input, unless `mayOverwrite` allows it.
struct KernelArguments {
  const char *const *inputs;
  char *const *outputs;
  char *scratch; // `scratchBytes`, aligned to 64
  const RunContext &context;
  const Workers *workers = nullptr; // null: the run has no pool
};

class StepMaker;
class Packer;

class Kernel {
public:
  virtual ~Kernel() = default;
  // Reentrant: all state of a run is in the arguments.
  virtual Status run(const KernelArguments &arguments) const = 0;
  // Makes steps (steps.h) that do the same, and returns true; or makes none and returns false.
  virtual bool expand(StepMaker &) const { return false; }

  size_t scratchBytes = 0;
  size_t sharedBytes = 0;    // of these, at the end: only the run's own thread has them, for what all workers share
  bool isParallel = false;   // `run` uses the workers, each of which needs scratch memory
  uint32_t packedInputs = 0; // bit i: `run` does not read input i, a constant that the kernel has packed
  uint32_t looseInputs = 0;  // bit i: `run` reads input i at any address, aligned or not
  uint64_t ownBytes = 0;     // that `run` takes in addition to the scratch memory
};

// The input of a kernel maker.
struct KernelRequest {
  const plan::Op &op;
  const plan::Program &program;
  std::vector<Layout> inputs;
  std::vector<Layout> outputs;
  // For each input: its bytes, at any address, if it is a row-major constant of the program, otherwise null. The kernel
  // may pack them while it is made, and does not keep the address.
  std::vector<const char *> constants;
  // For each input: which bytes these are among all constants of the plan; empty if only this executable has them.
  std::vector<KernelKey> identities;
  Packer &packer;
  KernelChoice choice;
  uint64_t maxMemory = UINT64_MAX; // for what the kernel keeps
  const RunContext &context;       // of the run for which the kernel is made, which may have to stop

  // Of the op in the source, for errors at run time: "model.py:12:3".
  std::string location() const { return program.origins->location(op.origin); }
};

using MadeKernel = Result<std::unique_ptr<Kernel>>;

// One maker per op with a kernel, in a file of the op's family. A maker checks shapes again only if memory safety
// depends on them.
#define SHLO_DECLARE_Kernel(structure) MadeKernel make##structure(const KernelRequest &request);
#define SHLO_DECLARE_View(structure)
#define SHLO_DECLARE_Other(structure)
#define SHLO_PROGRAM_OP(structure, mnemonic, kind, ...) SHLO_DECLARE_##kind(structure)
#include "opset/program_ops.inc"
#undef SHLO_PROGRAM_OP
MadeKernel makeAssert(const KernelRequest &request);
MadeKernel makeHostCall(const KernelRequest &request);
MadeKernel makeDecomposition(const KernelRequest &request);
MadeKernel makeProcessId(const KernelRequest &request);
MadeKernel makeCollective(const KernelRequest &request); // a CollectiveKernel
MadeKernel makeTransfer(const KernelRequest &request);   // a TransferKernel
MadeKernel makeGridComputation(const KernelRequest &request);
// The kernel of any op that has one.
MadeKernel makeKernel(const KernelRequest &request);

// Whether the kernel needs this input row-major. If it is not, the kernel gets a copy.
inline bool needsRowMajor(const plan::Op &op, size_t input) { return !plan::info(op.data).readsStrided(input); }
// Whether the kernel may write this output to the memory of this input. If nothing reads the input later, the pointers
// may be equal. The kernel must handle both cases.
inline bool mayOverwrite(const plan::Op &op, size_t input, size_t output) {
  return plan::info(op.data).isInPlace && input == output && input < op.results.size();
}

} // namespace shlo::exec
