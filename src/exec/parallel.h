// Kernels in chunks, for the threads of the run's pool.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"
#include "exec/pool.h"

namespace shlo::exec {

// The number of chunks for `units` of work, which take `nanoseconds` each: never by the number of threads.
inline int64_t chunksOf(const KernelChoice &choice, int64_t units, double nanoseconds) {
  const double work = double(units) * nanoseconds;
  return std::clamp<int64_t>(int64_t(work / double(choice.chunkWork)), 1,
                             std::max<int64_t>(1, std::min<int64_t>(units, 4096)));
}

// A kernel that needs more scratch memory for each worker works alone.
inline constexpr size_t mostScratchOfWorker = size_t(32) << 20;

// The units of a chunk are [begin(chunk), begin(chunk + 1)).
inline int64_t chunkBegin(int64_t units, int64_t chunks, int64_t chunk) {
  return units / chunks * chunk + std::min<int64_t>(units % chunks, chunk);
}

// Calls visit(chunk, scratch, watch) for each chunk below `chunks`; it returns false if the watch stopped. Each call
// has scratch memory that no other has at the same time: the kernel's `scratchBytes` without `sharedBytes`.
template <typename Visit> Status forChunks(const KernelArguments &arguments, int64_t chunks, const Visit &visit) {
  if (chunks <= 1 || !arguments.workers) {
    Watch watch(arguments.context);
    for (int64_t chunk = 0; chunk < chunks; ++chunk)
      if (!visit(chunk, arguments.scratch, watch))
        break;
    return watch.status();
  }
  struct Shared {
    const KernelArguments &arguments;
    const Visit &visit;
  } shared{arguments, visit};
  const Workers &workers = *arguments.workers;
  Job job(
      arguments.context, chunks, workers.slots,
      [](void *argument, int64_t chunk, size_t slot, Watch &watch) {
        const Shared &shared = *static_cast<const Shared *>(argument);
        return bool(shared.visit(chunk, shared.arguments.workers->scratchOf(slot, shared.arguments.scratch), watch));
      },
      &shared, std::chrono::nanoseconds(workers.expected));
  workers.pool.run(job);
  workers.expected -= job.time().count();
  ++workers.jobs;
  return job.status();
}

// The same; false if the run must stop, for a reason that the watch has then.
template <typename Visit>
bool forChunks(const KernelArguments &arguments, int64_t chunks, Watch &watch, const Visit &visit) {
  Status status = forChunks(arguments, chunks, visit);
  return status ? true : watch.stop(std::move(status));
}

} // namespace shlo::exec
