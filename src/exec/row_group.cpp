// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/row_group.h"

#include "exec/extents.h"
#include "exec/parallel.h"

#include <algorithm>
#include <numeric>

namespace shlo::exec {

std::unique_ptr<RowGroupKernel> RowGroupKernel::make(const KernelChoice &choice, Memory memory,
                                                     std::vector<Member> members) {
  // A chunk has what the second-level cache of most processors holds, and takes so long that to begin with each member
  // takes little of it. What is not much longer stays in the caches anyway, and fusions wait for a farther one less
  // than for each other.
  const bool hasProduct =
      std::any_of(members.begin(), members.end(), [](const Member &member) { return member.kernel->ownRows() > 0; });
  const int64_t fewestChunks = hasProduct ? 4 : 16;
  const int64_t chunkBytes = 80 * choice.chunkWork;
  int64_t least = 1;
  for (const Member &member : members) {
    const int64_t ofMember = member.kernel->leastRows(memory.rows);
    if (ofMember == 0 || __builtin_mul_overflow(least / std::gcd(least, ofMember), ofMember, &least))
      return nullptr;
  }
  auto made = std::make_unique<RowGroupKernel>();
  made->rows = memory.rows;
  made->inputs = memory.inputs;
  made->outputs = memory.outputs;
  made->members = std::move(members);
  const int64_t wanted = chunkBytes / std::max<int64_t>(memory.row, 1);
  made->together = std::max<int64_t>(1, wanted / least) * least;
  made->chunks = (made->rows + made->together - 1) / made->together;
  if (made->chunks < fewestChunks)
    return nullptr;

  ByteCount own, shared;
  size_t pointers = 0, ofMember = 0;
  for (const Member &member : made->members) {
    pointers = std::max(pointers, member.inputs.size() + member.outputs.size());
    ofMember = std::max(ofMember, member.kernel->rowScratchBytes());
    made->sharedAt.push_back(shared.reserve(int64_t(member.kernel->rowSharedBytes()), 1));
  }
  own.reserve(int64_t(pointers), sizeof(char *));
  for (int64_t row : memory.locals)
    made->locals.push_back({int64_t(own.reserve(row, size_t(made->together))), row});
  made->membersAt = own.reserve(int64_t(ofMember), 1);
  if (!own.fits() || !shared.fits() || own.bytes() > mostScratchOfWorker)
    return nullptr;
  made->sharedBytes = (shared.bytes() + 63) & ~size_t(63);
  made->scratchBytes = ((own.bytes() + 63) & ~size_t(63)) + made->sharedBytes;
  made->isParallel = true;
  return made;
}

// The member that reads the input must not come behind one that writes the output.
bool RowGroupKernel::mayOverwrite(size_t input, size_t output) const {
  for (const Member &member : members)
    for (size_t i = 0; i < member.outputs.size(); ++i)
      if (member.outputs[i].number == inputs + output && member.kernel->isReduction(i))
        return false;
  for (const Member &member : members) {
    auto find = [](const std::vector<Array> &arrays, size_t number) {
      return std::find_if(arrays.begin(), arrays.end(), [&](const Array &array) { return array.number == number; });
    };
    const auto read = find(member.inputs, input), written = find(member.outputs, inputs + output);
    if (written == member.outputs.end() && read == member.inputs.end())
      continue;
    const auto place = size_t(read - member.inputs.begin());
    return read != member.inputs.end() && member.kernel->readsByRows(place) &&
           (written == member.outputs.end() ||
            member.kernel->mayOverwrite(place, size_t(written - member.outputs.begin())));
  }
  return false;
}

double RowGroupKernel::nanoseconds() const {
  return std::accumulate(members.begin(), members.end(), 0.0,
                         [](double sum, const Member &member) { return sum + member.kernel->nanoseconds(); });
}

// The arguments of a member for the rows from `first` on. The pointers lie in the scratch memory. Members count the
// bytes of a local from where its row 0 would be.
KernelArguments RowGroupKernel::place(size_t number, const KernelArguments &arguments, char *scratch,
                                      int64_t first) const {
  const Member &member = members[number];
  auto **pointers = reinterpret_cast<const char **>(scratch);
  auto pointer = [&](const Array &array) -> const char * {
    size_t i = array.number;
    if (i < inputs)
      return arguments.inputs[i] + array.offset;
    if (i -= inputs; i < outputs)
      return arguments.outputs[i] + array.offset;
    const Local &local = locals[i - outputs];
    return reinterpret_cast<const char *>(uintptr_t(scratch) +
                                          uintptr_t(local.at - first * local.rowBytes + array.offset));
  };
  const char **end = std::transform(member.inputs.begin(), member.inputs.end(), pointers, pointer);
  std::transform(member.outputs.begin(), member.outputs.end(), end, pointer);
  return {pointers, const_cast<char *const *>(end), scratch + membersAt, arguments.context, arguments.workers};
}

Status RowGroupKernel::run(const KernelArguments &arguments) const {
  char *const shared = arguments.scratch + scratchBytes - sharedBytes;
  Watch watch(arguments.context);
  for (size_t i = 0; i < members.size(); ++i)
    if (!members[i].kernel->startRows(place(i, arguments, arguments.scratch, 0), shared + sharedAt[i], watch))
      return watch.status();
  Status status = forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &own) {
    const int64_t first = chunk * together, end = std::min(first + together, rows);
    const KernelArguments alone{arguments.inputs, arguments.outputs, scratch, own.context};
    for (size_t i = 0; i < members.size(); ++i)
      if (!members[i].kernel->runRows(place(i, alone, scratch, first), shared + sharedAt[i], rows, first, end, own))
        return false;
    return true;
  });
  finishStreams();
  return status;
}

} // namespace shlo::exec
