// Concatenations are not computed until an instruction needs their bytes. Slices, reverses and transposes of them, and
// concatenations with them, are put together from the same parts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"
#include "exec/shaping.h"

#include <algorithm>

namespace shlo::exec {

using plan::ValueId;

// More parts are computed before they are joined with others.
static constexpr size_t mostParts = 64;

namespace {

// One overload per op of whose result the parts are known. False if they are not, or if there are no elements.
struct PartMaker {
  std::vector<Part> &parts;
  const plan::Extents &shape; // of the operand

  template <typename Data> bool operator()(const Data &) const { return false; }

  bool operator()(const plan::Slice &slice) const {
    std::vector<Part> kept;
    for (Part &part : parts) {
      Layout &layout = part.view.layout;
      bool isEmpty = false;
      for (size_t d = 0; d < shape.size(); ++d) {
        const int64_t step = std::min(slice.strides[d], shape[d]), begin = part.start[d] - slice.startIndices[d];
        const int64_t end = std::min(begin + layout.shape[d], slice.limitIndices[d] - slice.startIndices[d]);
        // The positions of the result whose elements are in [begin, end).
        const int64_t first = begin <= 0 ? 0 : (begin + step - 1) / step, last = end <= 0 ? 0 : (end + step - 1) / step;
        if (last <= first) {
          isEmpty = true;
          break;
        }
        part.start[d] = first;
        part.view.offset += (first * step - begin) * layout.strides[d];
        layout.shape[d] = last - first;
        layout.strides[d] *= step;
      }
      if (!isEmpty)
        kept.push_back(std::move(part));
    }
    parts = std::move(kept);
    return !parts.empty();
  }

  bool operator()(const plan::Reverse &reverse) const {
    for (Part &part : parts)
      for (int64_t dimension : reverse.dimensions) {
        const auto d = size_t(dimension);
        Layout &layout = part.view.layout;
        part.start[d] = shape[d] - part.start[d] - layout.shape[d];
        part.view.offset += (layout.shape[d] - 1) * layout.strides[d];
        layout.strides[d] = -layout.strides[d];
      }
    return true;
  }

  bool operator()(const plan::Transpose &transpose) const {
    for (Part &part : parts) {
      const Part from = part;
      for (size_t d = 0; d < shape.size(); ++d) {
        const auto source = size_t(transpose.permutation[d]);
        part.start[d] = from.start[source];
        part.view.layout.shape[d] = from.view.layout.shape[source];
        part.view.layout.strides[d] = from.view.layout.strides[source];
      }
    }
    return true;
  }
};

} // namespace

bool Builder::hasParts(ValueId value) const { return parts.count(value) && uncomputed.count(views[value].buffer); }

Status Builder::formConcatenate(const plan::Op &op, Block &block) {
  const int64_t dimension = std::get<plan::Concatenate>(op.data).dimension;
  const ValueId result = op.results[0];
  const TensorType &type = program.values[result];
  const auto axis = size_t(dimension);
  bool fits = dimension >= 0 && axis < type.shape.size() && elementCount(type.shape) != 0 && !options.choice.general;
  for (size_t i = 0; fits && i < op.operands.size(); ++i) {
    const TensorType &from = program.values[op.operands[i]];
    fits = from.element == type.element && from.shape.size() == type.shape.size();
    for (size_t d = 0; fits && d < from.shape.size(); ++d)
      fits = d == axis || from.shape[d] == type.shape[d];
  }
  std::vector<Part> list;
  Concatenation made{&op, false};
  int64_t at = 0;
  for (ValueId value : op.operands) {
    if (!fits)
      break;
    if (hasParts(value)) {
      made.isNested = true;
      for (Part part : parts[value]) {
        part.start[axis] += at;
        list.push_back(std::move(part));
      }
    } else if (elementCount(program.values[value].shape) != 0) {
      if (Status status = compute({&value, 1}, block); !status)
        return status;
      list.push_back({plan::Extents(type.shape.size(), 0), exactView(value, block)});
      list.back().start[axis] = at;
    }
    at += program.values[value].shape[axis];
    fits = at <= type.shape[axis] && list.size() <= mostParts;
  }
  if (fits && at == type.shape[axis]) {
    parts[result] = std::move(list);
    uncomputed[result] = made;
    return {};
  }
  if (Status status = compute(op.operands, block); !status)
    return status;
  return formKernel(op, block);
}

bool Builder::formParts(const plan::Op &op) {
  const ValueId operand = op.operands[0], result = op.results[0];
  if (!hasParts(operand))
    return false;
  std::vector<Part> list = parts[operand];
  if (!std::visit(PartMaker{list, program.values[operand].shape}, op.data))
    return false;
  if (list.size() == 1) {
    views[result] = std::move(list[0].view);
    return true;
  }
  std::optional<View> view = viewOf(op, views[operand], program.values[result]);
  if (!view)
    return false;
  views[result] = std::move(*view);
  parts[result] = std::move(list);
  return true;
}

int64_t Builder::interleavedRun(const plan::Op &op, size_t parts) const {
  const plan::Extents &shape = program.values[op.results[0]].shape;
  int64_t inside = 1;
  for (auto axis = size_t(std::get<plan::Concatenate>(op.data).dimension); axis < shape.size(); ++axis)
    inside *= shape[axis];
  return inside / int64_t(parts);
}

// Lets the fusion that computes the parts put them together, if these are single elements or pairs.
bool Builder::formInterleave(const plan::Op &op, const std::vector<Part> &list, Block &block) {
  const auto axis = size_t(std::get<plan::Concatenate>(op.data).dimension);
  const TensorType &type = program.values[op.results[0]];
  const auto count = int64_t(list.size());
  const int64_t run = interleavedRun(op, list.size()), bytes = run * int64_t(byteSize(type.element));
  const int64_t elements = elementCount(type.shape) / count;
  if (count < 2 || count > 4 || run > 2 || (bytes != 4 && bytes != 8) || elements <= mostStepElements)
    return false;
  std::vector<View> operands(list.size());
  Axes axes(elements);
  if (run > 1)
    axes.add({elements / run, run}, {2 * run, 1});
  int64_t inside = 1; // elements of a position of the axis
  for (size_t d = axis + 1; d < type.shape.size(); ++d)
    inside *= type.shape[d];
  for (const Part &part : list) {
    const Layout &layout = part.view.layout;
    const int64_t begin = part.start[axis] * inside;
    if (layout.elements() != elements || layout.shape[axis] * inside != run || begin % run != 0 ||
        layout.shape.size() != type.shape.size() || !axes.add(layout.shape, layout.strides))
      return false;
    operands[size_t(begin / run)] = part.view;
  }
  if (!findFusion(operands, operands.size(), elements, axes, block))
    return false;
  addToFusion(op, std::move(operands), elements, axes, block);
  return true;
}

Status Builder::compute(std::span<const ValueId> values, Block &block) {
  if (uncomputed.empty())
    return {};
  for (ValueId value : values) {
    const ValueId buffer = views[value].buffer;
    const auto found = uncomputed.find(buffer);
    if (found == uncomputed.end())
      continue;
    const Concatenation concatenation = found->second;
    uncomputed.erase(found);
    if (formInterleave(*concatenation.op, parts[buffer], block))
      continue;
    if (!concatenation.isNested) {
      if (Status status = formKernel(*concatenation.op, block); !status)
        return status;
      continue;
    }
    Instruction &instruction = addInstruction(Instruction::Run, block);
    std::vector<Piece> pieces;
    for (const Part &part : parts[buffer]) {
      pieces.push_back({part.start, part.view.layout});
      instruction.inputs.push_back(part.view);
      dependOn(instruction, block, part.view.buffer);
    }
    instruction.kernel = &kernels.add(makeAssembly(program.values[buffer], pieces, options.choice));
    instruction.outputs = {buffer};
    buffers[buffer].block = &block;
    buffers[buffer].instruction = &instruction;
  }
  return {};
}

std::vector<View> Builder::indexComponents(const plan::Op &op) const {
  const auto *gather = std::get_if<plan::Gather>(&op.data);
  if (!gather || op.operands.size() != 2 || !hasParts(op.operands[1]))
    return {};
  const ValueId indices = op.operands[1];
  const plan::Extents &shape = program.values[indices].shape;
  const auto axis = size_t(gather->indexVectorDim);
  const std::vector<Part> &list = parts.at(indices);
  if (axis >= shape.size() || int64_t(list.size()) != shape[axis])
    return {};
  std::vector<View> components(list.size());
  for (const Part &part : list) {
    const Layout &layout = part.view.layout, &first = list[0].view.layout;
    for (size_t d = 0; d < shape.size(); ++d)
      if (layout.shape[d] != (d == axis ? 1 : shape[d]) ||
          (d != axis && shape[d] != 1 && layout.strides[d] != first.strides[d]))
        return {};
    components[size_t(part.start[axis])] = part.view;
  }
  return components;
}

//--- Views with finer axes ------------------------------------------------------------------------------------------//

// A view whose axes cannot be those of the value keeps finer ones.
bool Builder::formFinerView(const plan::Op &op) {
  const ValueId operand = op.operands[0], result = op.results[0];
  const plan::Extents &shape = program.values[operand].shape, &made = program.values[result].shape;
  const View &from = views[operand];
  if (options.choice.general || elementCount(made) == 0)
    return false;
  View view{from.buffer, from.offset, {from.layout.element, {}, {}}};
  auto add = [&](int64_t extent, int64_t stride) {
    view.layout.shape.push_back(extent);
    view.layout.strides.push_back(stride);
  };
  if (std::holds_alternative<plan::Reshape>(op.data)) {
    view.layout = from.layout;
  } else {
    const std::vector<std::vector<size_t>> groups = groupAxes(from.layout.shape, shape);
    if (groups.empty())
      return false;
    auto addGroup = [&](size_t d) {
      for (size_t axis : groups[d])
        add(from.layout.shape[axis], from.layout.strides[axis]);
    };
    if (auto *transpose = std::get_if<plan::Transpose>(&op.data)) {
      for (int64_t d : transpose->permutation)
        addGroup(size_t(d));
    } else if (auto *broadcast = std::get_if<plan::BroadcastInDim>(&op.data)) {
      const plan::Extents &dimensions = broadcast->broadcastDimensions;
      for (size_t d = 0; d < made.size(); ++d) {
        const auto source = size_t(std::find(dimensions.begin(), dimensions.end(), int64_t(d)) - dimensions.begin());
        if (source < dimensions.size() && shape[source] == made[d])
          addGroup(source);
        else
          add(made[d], 0);
      }
    } else {
      return false;
    }
  }
  if (std::optional<Layout> coarse = reshaped(view.layout, made))
    view.layout = std::move(*coarse);
  views[result] = std::move(view);
  return true;
}

View Builder::exactView(ValueId value, Block &block) {
  const TensorType &type = program.values[value];
  View view = views[value];
  if (view.layout.shape != type.shape) {
    view = materialize(value, view, block);
    view.layout = Layout::rowMajor(type);
  }
  return view;
}

} // namespace shlo::exec
