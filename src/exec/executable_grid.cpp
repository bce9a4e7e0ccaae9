// Runs of the processes of a grid. Each has a frame of its own and does its steps until it comes to a collective, where
// it waits for the others of its group. When all of them are there, the collective is done once, and they continue. A
// transfer stops a process, too, so that only one thread at a time uses the channels.
//
// On one thread, processes take turns. With a pool, those that can continue do so at the same time, if they are at
// least as many as the threads; otherwise the threads help each of them in turn. What a collective gives does not
// depend on that.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/channels.h"
#include "exec/executable_impl.h"
#include "exec/parallel.h"

#include <algorithm>

namespace shlo::exec {

namespace {

class GridRun {
public:
  GridRun(const Executable::Impl &impl, const RunContext &context, RunObserver *observer)
      : impl(impl), context(context), observer(observer), processes(impl.program.grid.size()),
        channels(impl.mostMessageBytes) {}

  Status begin(std::span<const ProcessArguments> arguments);
  Status run();
  // Gives the frames back.
  void end();

private:
  struct Process {
    std::unique_ptr<Frame> frame;
    RunContext context;
    const Step *next = nullptr;    // null: it waits or has ended
    const Step *waiting = nullptr; // the collective or transfer at which it waits
  };

  Status proceed();
  Status proceed(uint32_t process, const RunContext &its, const Workers *helpers);
  Status proceedTogether(std::vector<uint32_t> ready);
  // Whether the process, the first one of its group, can do what it waits for.
  bool isReady(uint32_t process) const;
  Status meet(uint32_t process);
  Status exchange(uint32_t process, const Step *step, const CollectiveKernel &kernel);
  Status transfer(uint32_t process, const Step *step, const TransferKernel &kernel);
  void release(uint32_t process);
  Error stuck() const;
  static const MeetingKernel &meeting(const Step *step) { return *static_cast<const MeetingKernel *>(step->kernel); }
  static const CollectiveKernel &collective(const Step *step) {
    return static_cast<const CollectiveKernel &>(meeting(step));
  }

  const Executable::Impl &impl;
  const RunContext &context;
  RunObserver *const observer; // null: none
  const Step *steps = nullptr; // the first one of the list
  std::vector<Process> processes;
  std::vector<CollectiveKernel::Member> members; // of the exchange
  Channels channels;
  std::optional<Workers> workers;
  int64_t expected = 0, jobs = 0;
};

Status GridRun::begin(std::span<const ProcessArguments> arguments) {
  steps = observer ? observer->begin(*impl.list, impl.program, processes.size()) : impl.list->steps.data();
  impl.between.with([&](Executable::Impl::BetweenRuns &between) {
    for (Process &process : processes) {
      if (between.idle.empty())
        break;
      process.frame = std::move(between.idle.back());
      between.idle.pop_back();
    }
  });
  for (uint32_t i = 0; i < processes.size(); ++i) {
    Process &process = processes[i];
    if (!process.frame) {
      Result<std::unique_ptr<Frame>> made = impl.makeFrame();
      if (!made)
        return std::move(made.error());
      process.frame = std::move(*made);
    }
    impl.setArguments(*process.frame, arguments[i].inputs, arguments[i].outputs);
    process.context = context;
    process.context.process = i;
    process.next = steps;
  }
  return {};
}

void GridRun::end() {
  if (observer)
    observer->end();
  for (Process &process : processes)
    if (process.frame && (process.next || process.waiting)) // perhaps within a loop that exchanges pointers
      impl.setPointers(*process.frame);
  impl.between.with([&](Executable::Impl::BetweenRuns &between) {
    for (Process &process : processes)
      if (process.frame)
        between.idle.push_back(std::move(process.frame));
  });
}

Status GridRun::run() {
  const size_t slots = context.pool && (impl.isParallel || !impl.callsHost) ? context.pool->slots() : 1;
  bool isShared = false;
  std::chrono::nanoseconds ofJobs{0};
  if (slots > 1)
    impl.between.with([&](Executable::Impl::BetweenRuns &between) {
      isShared = between.sharing.begin(*context.pool);
      ofJobs = between.sharing.timeOfJobs();
    });
  expected = ofJobs.count();
  if (isShared) {
    Frame &frame = *processes[0].frame;
    if (Status status = impl.makeHelperMemory(frame, slots); !status)
      return status;
    workers.emplace(Workers{*context.pool, slots, frame.helpers->data(), impl.helperBytes, expected, jobs});
    context.pool->beginRun();
  }
  const Clock::time_point begin = slots > 1 ? Clock::now() : Clock::time_point();
  Status status;
  for (bool continues = true; status && continues;) {
    status = proceed();
    continues = false;
    for (uint32_t i = 0; status && i < processes.size(); ++i)
      if (isReady(i)) {
        status = meet(i);
        continues = true;
      }
  }
  if (isShared)
    context.pool->endRun();
  if (!status)
    return status;
  if (std::any_of(processes.begin(), processes.end(), [](const Process &process) { return process.waiting; }))
    return stuck();
  if (slots > 1)
    impl.between.with([&](Executable::Impl::BetweenRuns &between) {
      between.sharing.end(isShared, Clock::now() - begin, ofJobs - std::chrono::nanoseconds(expected), jobs);
    });
  return {};
}

// Until every process waits or has ended.
Status GridRun::proceed() {
  const bool isOnOneThread = impl.callsHost || (observer && observer->hasValues);
  if (workers && !isOnOneThread && processes.size() >= workers->slots) {
    std::vector<uint32_t> ready;
    for (uint32_t i = 0; i < processes.size(); ++i)
      if (processes[i].next)
        ready.push_back(i);
    return proceedTogether(std::move(ready));
  }
  for (uint32_t i = 0; i < processes.size(); ++i)
    if (processes[i].next)
      if (Status status = proceed(i, processes[i].context, workers ? &*workers : nullptr); !status)
        return status;
  return {};
}

Status GridRun::proceedTogether(std::vector<uint32_t> ready) {
  struct Shared {
    GridRun &run;
    const std::vector<uint32_t> &ready;
  } shared{*this, ready};
  Job job(
      context, int64_t(ready.size()), workers->slots,
      [](void *argument, int64_t chunk, size_t, Watch &watch) {
        const Shared &shared = *static_cast<const Shared *>(argument);
        RunContext its = watch.context; // of the thread: one of a pool does not poll
        its.process = shared.ready[size_t(chunk)];
        Status status = shared.run.proceed(its.process, its, nullptr);
        return status ? true : watch.stop(std::move(status));
      },
      &shared, std::chrono::nanoseconds(workers->expected));
  workers->pool.run(job);
  workers->expected -= job.time().count();
  ++workers->jobs;
  return job.status();
}

Status GridRun::proceed(uint32_t number, const RunContext &its, const Workers *helpers) {
  Process &process = processes[number];
  Machine machine = impl.machineOf(*process.frame, its, helpers);
  const Step *next = observer ? observer->process(number).resume(machine, process.next) : process.next;
  next->run(next, process.frame->pointers.data(), machine, HeldFloat{}, 0);
  if (observer)
    observer->process(number).pause(machine);
  if (!machine.status) {
    impl.locate(machine.status.error(), machine.failed, steps);
    if (machine.status.error().code == SHLO_FAILED)
      machine.status.error().message = "process " + std::to_string(number) + ": " + machine.status.error().message;
    return std::move(machine.status);
  }
  process.next = nullptr;
  process.waiting = machine.waiting;
  return {};
}

bool GridRun::isReady(uint32_t process) const {
  const Step *step = processes[process].waiting;
  if (!step)
    return false;
  if (const TransferKernel *transfer = meeting(step).transfer())
    return channels.isReady(*transfer, process);
  const CollectiveKernel &kernel = collective(step);
  const std::vector<uint32_t> &group = kernel.members(kernel.groupOf(process));
  return group.front() == process &&
         std::all_of(group.begin(), group.end(), [&](uint32_t other) { return processes[other].waiting == step; });
}

Status GridRun::meet(uint32_t process) {
  const Step *step = processes[process].waiting;
  if (const TransferKernel *kernel = meeting(step).transfer())
    return transfer(process, step, *kernel);
  return exchange(process, step, collective(step));
}

Status GridRun::exchange(uint32_t first, const Step *step, const CollectiveKernel &kernel) {
  const size_t group = kernel.groupOf(first);
  members.clear();
  for (uint32_t process : kernel.members(group)) {
    char *const *pointers = processes[process].frame->pointers.data();
    members.push_back({pointers + step->operands[0], pointers + step->result});
  }
  const KernelArguments arguments{nullptr, nullptr, processes[0].frame->memory->data() + impl.arenaBytes, context,
                                  workers ? &*workers : nullptr};
  if (Status status = kernel.exchange(group, members, arguments); !status) {
    impl.locate(status.error(), step, steps);
    return status;
  }
  for (uint32_t process : kernel.members(group))
    release(process);
  return {};
}

Status GridRun::transfer(uint32_t process, const Step *step, const TransferKernel &kernel) {
  char *const *pointers = processes[process].frame->pointers.data();
  char *const *results = pointers + step->result;
  Watch watch(context);
  Status status = kernel.op.receives ? channels.receive(kernel, process, results, watch)
                                     : channels.send(kernel, process, pointers + step->operands[0], watch);
  if (!status) {
    impl.locate(status.error(), step, steps);
    return status;
  }
  const size_t order = kernel.op.receives ? kernel.op.values + 1 : 1; // behind the token
  *results[order] = 0;
  release(process);
  return {};
}

void GridRun::release(uint32_t process) {
  Process &its = processes[process];
  its.next = std::exchange(its.waiting, nullptr) + 1;
}

Error GridRun::stuck() const {
  constexpr size_t most = 8;
  std::string text = "the processes wait for each other for ever";
  for (size_t i = 0; i < std::min(processes.size(), most); ++i) {
    const Step *step = processes[i].waiting;
    text += (i ? "; process " : ": process ") + std::to_string(i);
    if (!step) {
      text += " has ended";
      continue;
    }
    text += " waits in " + meeting(step).text + " for";
    if (const TransferKernel *transfer = meeting(step).transfer()) {
      text += " a message of process " + std::to_string(transfer->op.partners[i]) + " on channel " +
              std::to_string(transfer->op.channel);
      continue;
    }
    const CollectiveKernel &kernel = collective(step);
    size_t absent = 0;
    for (uint32_t other : kernel.members(kernel.groupOf(uint32_t(i))))
      if (processes[other].waiting != step && ++absent <= most)
        text += (absent == 1 ? " " : ", ") + std::to_string(other);
    text += absent > most ? ", ..." : "";
  }
  return makeError(SHLO_FAILED, text + (processes.size() > most ? "; ..." : ""));
}

} // namespace

Status Executable::runGrid(std::span<const ProcessArguments> arguments, const RunContext &context,
                           RunObserver *observer) const {
  CaughtHere here;
  if (context.mustStop())
    return context.stopReason();
  GridRun run(*impl, context, observer);
  Status status = run.begin(arguments);
  if (status)
    status = run.run();
  run.end();
  return status;
}

} // namespace shlo::exec
