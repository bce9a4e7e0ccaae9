// dynamic_slice and dynamic_update_slice: boxes whose positions are data.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/steps.h"

#include <algorithm>
#include <cstring>

namespace shlo::exec {
namespace {

// The position of a box: one scalar operand per axis, clamped so that the box stays inside.
class Place {
public:
  // Returns false if the box is larger than the operand.
  bool make(const KernelRequest &request, size_t firstIndex, const Extents &shape, const Extents &strides,
            const Extents &box, size_t elementBytes) {
    if (box.size() != shape.size() || request.inputs.size() != firstIndex + shape.size())
      return false;
    first = firstIndex;
    for (size_t d = 0; d < shape.size(); ++d) {
      if (box[d] > shape[d])
        return false;
      const int64_t step = strides[d] * int64_t(elementBytes);
      if (box[d] < shape[d])
        axes.push_back({request.inputs[firstIndex + d].element, d, shape[d] - box[d], step});
    }
    return true;
  }

  // `indices` are the operands from the first index on.
  int64_t bytes(const char *const *indices) const {
    int64_t offset = 0;
    for (const Axis &axis : axes)
      offset += clampIndex(read(axis.type, indices[axis.index]), axis.limit) * axis.stride;
    return offset;
  }
  // The same if all indices are such integers. Without a call, a step keeps its registers.
  template <typename Index> int64_t bytesOf(const char *const *indices) const {
    int64_t offset = 0;
    for (const Axis &axis : axes)
      offset += clampIndex(load<Index>(indices[axis.index]), axis.limit) * axis.stride;
    return offset;
  }
  template <typename Index> static Index load(const char *at) {
    Index index;
    std::memcpy(&index, at, sizeof(index));
    return index;
  }
  bool hasIndices(ElementType type) const {
    return std::all_of(axes.begin(), axes.end(), [&](const Axis &axis) { return axis.type == type; });
  }

  struct Axis {
    ElementType type;
    size_t index; // of its operand
    int64_t limit, stride;
  };
  // The only axis along which the box can move; null if there are others, or none.
  const Axis *only() const { return axes.size() == 1 ? &axes[0] : nullptr; }
  size_t firstIndex() const { return first; }

private:
  static int64_t read(ElementType type, const char *at) {
    return type == ElementType::I32 ? load<int32_t>(at) : readIndex(type, at); // most are
  }

  size_t first = 0;
  std::vector<Axis> axes; // along which the box can move
};

// Copies a box of few elements as it is chosen for: `bytes` contiguous ones, any number of them, or a strided copy.
enum Boxes : size_t { Contiguous = 0, Strided = SIZE_MAX };
template <size_t bytes> void copyBox(const StridedCopy &copy, char *to, const char *from) {
  if constexpr (bytes == Strided)
    copy.run(to, from);
  else if constexpr (bytes == Contiguous) {
    if (const size_t all = size_t(copy.elements() * copy.elementBytes())) // an empty box may have no memory
      std::memcpy(to, from, all);
  } else
    std::memcpy(to, from, bytes);
}
// How a step finds its box: along one axis, whose limit and stride stand in the step, by the place of the kernel with
// indices of one type, or by any place.
enum class Along { OneI32, OneI64, I32, I64, Any };
template <Along along> int64_t boxAt(const Step &step, const Place &place, const char *const *indices) {
  if constexpr (along == Along::OneI32)
    return clampIndex(Place::load<int32_t>(*indices), step.n) * step.parameter;
  else if constexpr (along == Along::OneI64)
    return clampIndex(Place::load<int64_t>(*indices), step.n) * step.parameter;
  else if constexpr (along == Along::I32)
    return place.bytesOf<int32_t>(indices);
  else if constexpr (along == Along::I64)
    return place.bytesOf<int64_t>(indices);
  else
    return place.bytes(indices);
}

// `Kernel::step` of the box and the place.
template <typename Kernel, size_t bytes> StepHandler placedStep(Along along) {
  switch (along) {
  case Along::OneI32: return Kernel::template step<bytes, Along::OneI32>;
  case Along::OneI64: return Kernel::template step<bytes, Along::OneI64>;
  case Along::I32: return Kernel::template step<bytes, Along::I32>;
  case Along::I64: return Kernel::template step<bytes, Along::I64>;
  case Along::Any: break;
  }
  return Kernel::template step<bytes, Along::Any>;
}
template <typename Kernel> StepHandler boxStep(const StridedCopy &box, Along along) {
  if (!box.isContiguous())
    return placedStep<Kernel, Strided>(along);
  switch (box.elements() * box.elementBytes()) {
  case 1: return placedStep<Kernel, 1>(along);
  case 4: return placedStep<Kernel, 4>(along);
  case 8: return placedStep<Kernel, 8>(along);
  default: return placedStep<Kernel, Contiguous>(along);
  }
}

// Adds the step of a box of few elements. Its operands are the elements to copy and the indices.
template <typename Kernel>
bool addStep(StepMaker &maker, const Kernel &kernel, const StridedCopy &box, uint32_t source, const Place &place) {
  if (box.elements() > mostStepElements)
    return false;
  Step step;
  Along along = place.hasIndices(ElementType::I32)   ? Along::I32
                : place.hasIndices(ElementType::I64) ? Along::I64
                                                     : Along::Any;
  step.operands[0] = source;
  step.operands[1] = maker.inputsFrom(place.firstIndex());
  if (const Place::Axis *axis = place.only(); axis && along != Along::Any) {
    along = along == Along::I32 ? Along::OneI32 : Along::OneI64;
    step.operands[1] += uint32_t(axis->index);
    step.n = axis->limit;
    step.parameter = axis->stride;
  }
  step.run = boxStep<Kernel>(box, along);
  step.result = maker.output(0);
  step.kernel = &kernel;
  maker.add(step);
  return true;
}

class SliceKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    copy.run(arguments.outputs[0], arguments.inputs[0] + place.bytes(arguments.inputs + place.firstIndex()), watch);
    return watch.status();
  }
  bool expand(StepMaker &maker) const override { return addStep(maker, *this, copy, maker.input(0), place); }

  StridedCopy copy;
  Place place;

  template <size_t bytes, Along along> static SHLO_STEP(step) {
    const auto &kernel = *static_cast<const SliceKernel *>(step->kernel);
    const int64_t at = boxAt<along>(*step, kernel.place, pointers + step->operands[1]);
    copyBox<bytes>(kernel.copy, pointers[step->result], pointers[step->operands[0]] + at);
    SHLO_CONTINUE(step + 1, pointers, machine);
  }
};

class UpdateKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    // The position is read before the operand is overwritten, because both may share memory.
    const int64_t at = place.bytes(arguments.inputs + place.firstIndex());
    char *output = arguments.outputs[0];
    Watch watch(arguments.context);
    if (output == arguments.inputs[0] || whole.run(output, arguments.inputs[0], watch))
      copy.run(output + at, arguments.inputs[1], watch);
    return watch.status();
  }
  bool expand(StepMaker &maker) const override {
    return maker.isInPlace(0, 0) && addStep(maker, *this, copy, maker.input(1), place);
  }

  StridedCopy whole, copy;
  Place place;

  template <size_t bytes, Along along> static SHLO_STEP(step) {
    const auto &kernel = *static_cast<const UpdateKernel *>(step->kernel);
    const int64_t at = boxAt<along>(*step, kernel.place, pointers + step->operands[1]);
    copyBox<bytes>(kernel.copy, pointers[step->result] + at, pointers[step->operands[0]]);
    SHLO_CONTINUE(step + 1, pointers, machine);
  }
};

} // namespace

MadeKernel makeDynamicSlice(const KernelRequest &request) {
  const Layout &operand = request.inputs[0], &output = request.outputs[0];
  const size_t bytes = byteSize(output.element);
  auto kernel = std::make_unique<SliceKernel>();
  if (!kernel->place.make(request, 1, operand.shape, operand.strides, output.shape, bytes))
    return badProgram("dynamic_slice");
  kernel->copy = StridedCopy(output.shape, rowMajorStrides(output.shape), operand.strides, bytes);
  return MadeKernel(std::move(kernel));
}

MadeKernel makeDynamicUpdateSlice(const KernelRequest &request) {
  const Layout &operand = request.inputs[0], &update = request.inputs[1], &output = request.outputs[0];
  const size_t bytes = byteSize(output.element);
  const Extents strides = rowMajorStrides(output.shape);
  auto kernel = std::make_unique<UpdateKernel>();
  if (operand.shape != output.shape || !kernel->place.make(request, 2, output.shape, strides, update.shape, bytes))
    return badProgram("dynamic_update_slice");
  kernel->whole = StridedCopy(output.shape, strides, operand.strides, bytes);
  kernel->copy = StridedCopy(update.shape, strides, update.strides, bytes);
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
