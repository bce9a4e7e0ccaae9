// Which maker makes the kernel of an op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/kernels.h"

namespace shlo::exec {
namespace {

// One overload an action. Those without are views, groups or control, which are no kernel's.
struct Makers {
  const KernelRequest &request;

  template <typename OpData> MadeKernel operator()(const OpData &) const {
    return makeError(SHLO_INTERNAL, "a op without a kernel");
  }
#define SHLO_MAKER(OpData)                                                                                             \
  MadeKernel operator()(const plan::OpData &) const { return make##OpData(request); }
  SHLO_MAKER(Pad)
  SHLO_MAKER(Concatenate)
  SHLO_MAKER(DynamicSlice)
  SHLO_MAKER(DynamicUpdateSlice)
  SHLO_MAKER(Reduce)
  SHLO_MAKER(ReduceWindow)
  SHLO_MAKER(SelectAndScatter)
  SHLO_MAKER(DotGeneral)
  SHLO_MAKER(Convolution)
  SHLO_MAKER(Fft)
  SHLO_MAKER(Cholesky)
  SHLO_MAKER(TriangularSolve)
  SHLO_MAKER(Sort)
  SHLO_MAKER(Gather)
  SHLO_MAKER(Scatter)
  SHLO_MAKER(RngBitGenerator)
  SHLO_MAKER(BitcastConvert)
  SHLO_MAKER(Assert)
#undef SHLO_MAKER
};

} // namespace

MadeKernel makeKernel(const KernelRequest &request) { return std::visit(Makers{request}, request.op.data); }

} // namespace shlo::exec
