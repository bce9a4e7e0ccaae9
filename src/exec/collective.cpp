// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/collective.h"

#include "exec/body.h"
#include "exec/parallel.h"
#include "exec/strided.h"

#include <cstring>

namespace shlo::exec {

MeetingKernel::MeetingKernel(std::string name, const std::string &location)
    : text(name + (location.empty() ? "" : " (" + location + ")")) {}

Status MeetingKernel::run(const KernelArguments &) const {
  return makeError(SHLO_INTERNAL, text + " runs without a grid");
}

CollectiveKernel::CollectiveKernel(const plan::Collective &op, const std::string &location)
    : MeetingKernel(op.name, location), op(op) {
  size_t processes = 0;
  for (const std::vector<uint32_t> &group : op.groups)
    processes += group.size();
  groups.resize(processes);
  for (size_t i = 0; i < op.groups.size(); ++i)
    for (uint32_t process : op.groups[i])
      groups[process] = i;
}

namespace {

// A box of an array whose dimension `axis` is cut into equal parts.
struct Parts {
  Extents shape;   // of a part
  Extents strides; // of the array
  int64_t step;    // bytes from a part to the next one

  Parts(const Layout &array, int64_t axis, int64_t count) : shape(array.shape), strides(array.strides) {
    step = 0;
    if (axis >= 0) {
      shape[size_t(axis)] /= count;
      step = shape[size_t(axis)] * strides[size_t(axis)] * int64_t(byteSize(array.element));
    }
  }
};

size_t bytesOf(const Layout &layout) { return size_t(layout.elements()) * byteSize(layout.element); }

// all_gather, all_to_all
class Concatenating final : public CollectiveKernel {
public:
  Concatenating(const KernelRequest &request, const plan::Collective &op)
      : CollectiveKernel(op, request.location()) {
    const int64_t members = int64_t(op.groups.front().size());
    for (size_t k = 0; k < request.outputs.size(); ++k) {
      const Parts from(request.inputs[k], op.splitDimension, members),
          to(request.outputs[k], op.concatenateDimension, members);
      moves.push_back({StridedCopy(from.shape, to.strides, from.strides, byteSize(request.inputs[k].element),
                                   request.choice),
                       from.step, to.step});
    }
  }

  Status exchange(size_t, std::span<const Member> members, const KernelArguments &run) const override {
    return forChunks(run, int64_t(members.size()), [&](int64_t to, char *, Watch &watch) {
      for (size_t k = 0; k < moves.size(); ++k)
        for (size_t from = 0; from < members.size(); ++from)
          if (!moves[k].copy.run(members[size_t(to)].outputs[k] + int64_t(from) * moves[k].toStep,
                                 members[from].inputs[k] + to * moves[k].fromStep, watch))
            return false;
      return true;
    });
  }

private:
  struct Move {
    StridedCopy copy;
    int64_t fromStep, toStep; // bytes between parts
  };
  std::vector<Move> moves;
};

// What the root operand of a member says for result k: a position in the group.
Result<size_t> givenRoot(const char *root, size_t k, size_t members, const CollectiveKernel &kernel) {
  int32_t position;
  std::memcpy(&position, root + k * sizeof(position), sizeof(position));
  if (position < 0 || size_t(position) >= members)
    return makeError(SHLO_FAILED, "the root of " + kernel.text + " is " + std::to_string(position) +
                                      ", the group has " + std::to_string(members) + " processes");
  return size_t(position);
}

// collective_permute, collective_broadcast
class Moving final : public CollectiveKernel {
public:
  Moving(const KernelRequest &request, const plan::Collective &op) : CollectiveKernel(op, request.location()) {
    for (const Layout &output : request.outputs)
      bytes.push_back(bytesOf(output));
  }

  Status exchange(size_t group, std::span<const Member> list, const KernelArguments &run) const override {
    const std::vector<uint32_t> &processes = members(group);
    Watch watch(run.context);
    for (size_t to = 0; to < list.size(); ++to)
      for (size_t k = 0; k < bytes.size(); ++k) {
        const int64_t source = op.sources[processes[to]];
        if (source < 0) {
          constexpr char zero = 0;
          if (!fill(list[to].outputs[k], &zero, int64_t(bytes[k]), 1, watch))
            return watch.status();
          continue;
        }
        size_t from = size_t(std::find(processes.begin(), processes.end(), uint32_t(source)) - processes.begin());
        if (op.root == plan::Collective::Given) {
          Result<size_t> given = givenRoot(list[to].inputs[bytes.size()], k, list.size(), *this);
          if (!given)
            return std::move(given.error());
          from = *given;
        }
        if (!copyBytes(list[to].outputs[k], list[from].inputs[k], bytes[k], watch))
          return watch.status();
      }
    return watch.status();
  }

private:
  std::vector<size_t> bytes; // of each result
};

// all_reduce, reduce_scatter, collective_reduce. Members are combined in their order, from the first one on. Parts are
// along the first dimension.
class Combining final : public CollectiveKernel {
public:
  Combining(const KernelRequest &request, const plan::Collective &op, std::shared_ptr<const BodyFunction> made)
      : CollectiveKernel(op, request.location()), body(std::move(made)), choice(request.choice) {
    size_t widest = 1;
    for (const Layout &output : request.outputs) {
      operands.push_back({output.elements(), byteSize(output.element)});
      widest = std::max(widest, operands.back().elementBytes);
    }
    bodyOffset = 2 * size_t(tile) * widest; // two tiles, which take turns
    scratchBytes = bodyOffset + body->scratchBytes;
    isParallel = scratchBytes <= mostScratchOfWorker;
  }

  Status exchange(size_t group, std::span<const Member> list, const KernelArguments &run) const override {
    for (size_t k = 0; k < operands.size(); ++k) {
      Result<std::vector<size_t>> receivers = receiversOf(k, group, list);
      if (!receivers)
        return std::move(receivers.error());
      if (op.splitDimension < 0 && !receivers->empty())
        if (Status status = combine(k, list, 0, *receivers, run); !status)
          return status;
      for (size_t part = 0; op.splitDimension >= 0 && part < list.size(); ++part)
        if (Status status = combine(k, list, int64_t(part), {part}, run); !status)
          return status;
    }
    return {};
  }

private:
  struct Operand {
    int64_t elements; // of a result
    size_t elementBytes;

    size_t bytes() const { return size_t(elements) * elementBytes; }
  };
  static constexpr int64_t tile = 4096;

  // The members that get result k. The others get zeros.
  Result<std::vector<size_t>> receiversOf(size_t k, size_t group, std::span<const Member> list) const {
    std::vector<size_t> receivers;
    for (size_t to = 0; to < list.size(); ++to) {
      bool receives = op.root == plan::Collective::None || op.sources[members(group)[to]] >= 0;
      if (receives && op.root == plan::Collective::First)
        receives = to == 0;
      if (receives && op.root == plan::Collective::Given) {
        Result<size_t> given = givenRoot(list[to].inputs[operands.size()], k, list.size(), *this);
        if (!given)
          return std::move(given.error());
        receives = *given == to;
      }
      if (receives)
        receivers.push_back(to);
      else
        std::memset(list[to].outputs[k], 0, operands[k].bytes());
    }
    return receivers;
  }

  // Combines one part of operand k of all members.
  Status combine(size_t k, std::span<const Member> list, int64_t part, const std::vector<size_t> &receivers,
                 const KernelArguments &run) const {
    const Operand &operand = operands[k];
    const int64_t tiles = (operand.elements + tile - 1) / tile;
    const int64_t chunks =
        std::max<int64_t>(1, std::min(tiles, chunksOf(choice, operand.elements, double(list.size()))));
    return forChunks(run, chunks, [&](int64_t chunk, char *scratch, Watch &watch) {
      for (int64_t i = chunkBegin(tiles, chunks, chunk); i < chunkBegin(tiles, chunks, chunk + 1); ++i) {
        const int64_t n = std::min(tile, operand.elements - i * tile);
        const size_t at = size_t(i * tile) * operand.elementBytes, from = size_t(part) * operand.bytes() + at;
        char *turns[2] = {scratch, scratch + size_t(tile) * operand.elementBytes};
        const char *combined = list[0].inputs[k] + from;
        for (size_t member = 1; member < list.size(); ++member) {
          const char *pair[2] = {combined, list[member].inputs[k] + from};
          if (!body->run(n, pair, &turns[member % 2], scratch + bodyOffset, watch))
            return false;
          combined = turns[member % 2];
        }
        for (size_t to : receivers)
          std::memcpy(list[to].outputs[k] + at, combined, size_t(n) * operand.elementBytes);
        if (!watch.proceed(n * int64_t(list.size())))
          return false;
      }
      return true;
    });
  }

  const std::shared_ptr<const BodyFunction> body;
  const KernelChoice choice;
  std::vector<Operand> operands;
  size_t bodyOffset;
};

class ProcessIdKernel final : public Kernel {
public:
  explicit ProcessIdKernel(const plan::ProcessId &op) : op(op) {}
  Status run(const KernelArguments &arguments) const override {
    const uint32_t process = arguments.context.process,
                   id = op.isPartition ? process % op.partitions : process / op.partitions;
    std::memcpy(arguments.outputs[0], &id, sizeof(id));
    return {};
  }

private:
  const plan::ProcessId op;
};

} // namespace

MadeKernel makeProcessId(const KernelRequest &request) {
  return std::unique_ptr<Kernel>(std::make_unique<ProcessIdKernel>(std::get<plan::ProcessId>(request.op.data)));
}

MadeKernel makeTransfer(const KernelRequest &request) {
  const auto &op = std::get<plan::Transfer>(request.op.data);
  const plan::ValueList &all = op.receives ? request.op.results : request.op.operands;
  std::vector<TensorType> types;
  for (size_t i = 0; i < op.values; ++i)
    types.push_back(request.program.values[all[i]]);
  return std::unique_ptr<Kernel>(std::make_unique<TransferKernel>(op, request.location(), std::move(types)));
}

MadeKernel makeCollective(const KernelRequest &request) {
  const auto &op = std::get<plan::Collective>(request.op.data);
  switch (op.kind) {
  case plan::Collective::Concatenate:
    return std::unique_ptr<Kernel>(std::make_unique<Concatenating>(request, op));
  case plan::Collective::Move:
    return std::unique_ptr<Kernel>(std::make_unique<Moving>(request, op));
  case plan::Collective::Combine:
    break;
  }
  Result<std::shared_ptr<const BodyFunction>> body =
      BodyFunction::make(request.op.bodies[0], request.program, request.choice);
  if (!body)
    return std::move(body.error());
  return std::unique_ptr<Kernel>(std::make_unique<Combining>(request, op, std::move(*body)));
}

} // namespace shlo::exec
