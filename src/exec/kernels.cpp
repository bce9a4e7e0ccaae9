// Makes the kernel of any op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/kernel.h"

namespace shlo::exec {
namespace {

struct Makers {
  const KernelRequest &request;

  MadeKernel operator()(const plan::Assert &) const { return makeAssert(request); }
  MadeKernel operator()(const plan::HostCall &) const { return makeHostCall(request); }
  MadeKernel operator()(const plan::Decomposition &) const { return makeDecomposition(request); }
  MadeKernel operator()(const plan::ProcessId &) const { return makeProcessId(request); }
  MadeKernel operator()(const plan::Collective &) const { return makeCollective(request); }
  MadeKernel operator()(const plan::Transfer &) const { return makeTransfer(request); }
  MadeKernel operator()(const plan::GridComputation &) const { return makeGridComputation(request); }
#define SHLO_MAKER_Kernel(structure)                                                                                   \
  MadeKernel operator()(const plan::structure &) const { return make##structure(request); }
#define SHLO_MAKER_View(structure)
#define SHLO_MAKER_Other(structure)
#define SHLO_PROGRAM_OP(structure, mnemonic, kind, ...) SHLO_MAKER_##kind(structure)
#include "opset/program_ops.inc"
#undef SHLO_PROGRAM_OP
  template <typename Data> MadeKernel operator()(const Data &) const {
    static_assert(plan::opInfo<Data>.kind != plan::OpInfo::Kernel);
    return makeError(SHLO_INTERNAL, "an op without a kernel");
  }
};

} // namespace

MadeKernel makeKernel(const KernelRequest &request) { return std::visit(Makers{request}, request.op.data); }

} // namespace shlo::exec
