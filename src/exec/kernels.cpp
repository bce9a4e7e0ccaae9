// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/kernels.h"

#include "exec/strided.h"
#include "exec/tile.h"

#include <algorithm>

namespace shlo::exec {
namespace {

//--- Which maker ----------------------------------------------------------------------------------------------------//

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

//--- Copies ---------------------------------------------------------------------------------------------------------//

class CopyKernel final : public Kernel {
public:
  explicit CopyKernel(const Layout &input) : copy(input.shape, input.strides, byteSize(input.element)) {}

  Status run(const KernelArguments &arguments) const override {
    copy.run(arguments.outputs[0], arguments.inputs[0]);
    return {};
  }

private:
  StridedCopy copy;
};

//--- Iota -----------------------------------------------------------------------------------------------------------//

class IotaKernel final : public Kernel {
public:
  IotaKernel(Simd simd, const TensorType &type) : extent(type.shape[0]), element(type.element), tile(simd) {
    const TileValue numbers = tile.addInput(ElementType::I64);
    result = *tile.convert(numbers, type.element);
    // The numbers themselves would be an input; what is asked for is an output.
    if (result == numbers)
      result = tile.copy(numbers);
    tile.finish({result}, {}, tileElements);
    scratchBytes = tileElements * sizeof(int64_t) + tile.scratchBytes() + tile.size() * sizeof(char *);
  }

  Status run(const KernelArguments &arguments) const override {
    auto *numbers = reinterpret_cast<int64_t *>(arguments.scratch);
    char *buffers = arguments.scratch + tileElements * sizeof(int64_t);
    auto **pointers = reinterpret_cast<const char **>(buffers + tile.scratchBytes());
    tile.place(pointers, buffers);
    for (int64_t begin = 0; begin < extent; begin += tileElements) {
      const int64_t n = std::min(tileElements, extent - begin);
      for (int64_t i = 0; i < n; ++i)
        numbers[i] = begin + i;
      pointers[0] = arguments.scratch;
      pointers[result] = arguments.outputs[0] + begin * int64_t(byteSize(element));
      tile.run(pointers, n);
    }
    return {};
  }

private:
  static constexpr int64_t tileElements = 512;
  int64_t extent;
  ElementType element;
  TileProgram tile;
  TileValue result;
};

//--- Assertions -----------------------------------------------------------------------------------------------------//

class AssertKernel final : public Kernel {
public:
  AssertKernel(const plan::Op &op) : location(op.location) { message = std::get<plan::Assert>(op.data).message; }

  Status run(const KernelArguments &arguments) const override {
    if (*arguments.inputs[0] != 0)
      return {};
    Error error = makeError(SHLO_FAILED, message.empty() ? "an assertion of the program does not hold" : message);
    if (!location.empty())
      error.message += " (" + location + ")";
    return error;
  }

private:
  std::string message, location;
};

} // namespace

MadeKernel makeKernel(const KernelRequest &request) { return std::visit(Makers{request}, request.op.data); }

std::unique_ptr<Kernel> makeCopy(const Layout &input) { return std::make_unique<CopyKernel>(input); }

std::unique_ptr<Kernel> makeIota(Simd simd, const TensorType &type) { return std::make_unique<IotaKernel>(simd, type); }

MadeKernel makeAssert(const KernelRequest &request) {
  if (request.inputs.size() != 1 || request.inputs[0].element != ElementType::I1 || request.inputs[0].elements() != 1)
    return makeError(SHLO_INVALID_PROGRAM, "an assertion of something that is no predicate");
  return std::unique_ptr<Kernel>(std::make_unique<AssertKernel>(request.op));
}

} // namespace shlo::exec
