// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/row_group.h"

#include "exec/parallel.h"

#include <algorithm>
#include <numeric>

namespace shlo::exec {

std::unique_ptr<RowGroupKernel> RowGroupKernel::make(const KernelChoice &choice, int64_t rows, int64_t rowBytes,
                                                     size_t inputs, std::vector<Member> members) {
  // A chunk has what the second-level cache of most processors holds, and takes so long that to begin with each fusion
  // takes little of it. What is not much longer stays in the caches anyway.
  constexpr int64_t fewestChunks = 16;
  const int64_t chunkBytes = 80 * choice.chunkWork;
  int64_t least = 1;
  for (const Member &member : members) {
    const int64_t ofMember = member.kernel->leastRows(rows);
    if (ofMember == 0 || __builtin_mul_overflow(least / std::gcd(least, ofMember), ofMember, &least))
      return nullptr;
  }
  auto made = std::make_unique<RowGroupKernel>();
  made->rows = rows;
  made->inputs = inputs;
  made->members = std::move(members);
  const int64_t wanted = chunkBytes / std::max<int64_t>(rowBytes, 1);
  made->together = std::max<int64_t>(1, wanted / least) * least;
  made->chunks = (rows + made->together - 1) / made->together;
  if (made->chunks < fewestChunks)
    return nullptr;
  made->isParallel = true;
  size_t pointers = 0;
  for (const Member &member : made->members) {
    pointers = std::max(pointers, member.inputs.size() + member.outputs.size());
    made->scratchBytes = std::max(made->scratchBytes, member.kernel->scratchBytes);
  }
  made->pointerBytes = (pointers * sizeof(char *) + 63) & ~size_t(63);
  made->scratchBytes += made->pointerBytes;
  return made;
}

// The fusion that reads the input must not come behind one that writes the output.
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
    return read != member.inputs.end() &&
           (written == member.outputs.end() || member.kernel->mayOverwrite(size_t(read - member.inputs.begin()),
                                                                           size_t(written - member.outputs.begin())));
  }
  return false;
}

double RowGroupKernel::nanoseconds() const {
  return std::accumulate(members.begin(), members.end(), 0.0,
                         [](double sum, const Member &member) { return sum + member.kernel->nanoseconds(); });
}

// The arguments of a member, whose pointers lie in the scratch memory.
KernelArguments RowGroupKernel::place(size_t number, const KernelArguments &arguments, char *scratch,
                                      const RunContext &context) const {
  const Member &member = members[number];
  auto **pointers = reinterpret_cast<const char **>(scratch);
  auto pointer = [&](const Array &array) {
    const size_t i = array.number;
    return (i < inputs ? arguments.inputs[i] : arguments.outputs[i - inputs]) + array.offset;
  };
  const char **end = std::transform(member.inputs.begin(), member.inputs.end(), pointers, pointer);
  std::transform(member.outputs.begin(), member.outputs.end(), end, pointer);
  return {pointers, const_cast<char *const *>(end), scratch + pointerBytes, context};
}

Status RowGroupKernel::run(const KernelArguments &arguments) const {
  Watch watch(arguments.context);
  for (size_t i = 0; i < members.size(); ++i)
    if (!members[i].kernel->startRows(place(i, arguments, arguments.scratch, arguments.context), watch))
      return watch.status();
  return forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &own) {
    const int64_t first = chunk * together, end = std::min(first + together, rows);
    for (size_t i = 0; i < members.size(); ++i)
      if (!members[i].kernel->runRows(place(i, arguments, scratch, own.context), rows, first, end, own))
        return false;
    return true;
  });
}

} // namespace shlo::exec
