// Executions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "pjrt/structs.h"
#include "plugin/entries.h"
#include "plugin/ffi.h"
#include "plugin/processes.h"
#include "plugin/program.h"
#include "plugin/queue.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace shlo::plugin {
namespace {

// Lists of this length take no memory of their own.
constexpr size_t few = 8;

// The buffers that an execution reads. It leaves nothing in use, whatever happens.
class Arguments {
public:
  explicit Arguments(size_t most) : list(most), tensors(most) {}
  Arguments(const Arguments &) = delete;
  ~Arguments() {
    for (size_t i = 0; i < count; ++i) {
      PJRT_Buffer &buffer = *list[i].buffer;
      if (list[i].isDonated)
        // A run that began has consumed the tensor, even if it failed.
        buffer.endDonation(areGone || (tensors[i] && shlo_tensor_element_type(tensors[i]) == SHLO_TYPE_NONE));
      else
        buffer.endUse();
      buffer.release();
    }
  }
  void add(PJRT_Buffer *buffer, bool isDonated) {
    need(buffer, "an argument");
    isDonated ? buffer->donate() : buffer->beginUse();
    buffer->retain();
    list[count++] = {buffer, isDonated};
  }
  // Waits for the tensors.
  void open() {
    for (size_t i = 0; i < count; ++i)
      tensors[i] = list[i].buffer->await();
  }
  // Whether the run may consume the tensor.
  bool isConsumable(size_t index) { return list[index].isDonated && list[index].buffer->isAlone(); }
  // What is donated is so also if the execution fails.
  void giveUp() { areGone = true; }
  size_t size() const { return count; }
  const shlo_tensor *const *data() const { return tensors.data(); }

private:
  struct Argument {
    PJRT_Buffer *buffer;
    bool isDonated;
  };
  Few<Argument, few> list;
  Few<const shlo_tensor *, few> tensors;
  size_t count = 0;
  bool areGone = false;
};

// The results of an execution: the buffers are made before the run, so that little can fail after it.
class Results {
public:
  Results(const Program &program, PJRT_Device *const *devices, size_t deviceCount)
      : perDevice(program.outputs.count()), buffers(perDevice * deviceCount), tensors(buffers.size()) {
    for (size_t i = 0; i < buffers.size(); ++i)
      buffers[i] = adopt(new PJRT_Buffer(*devices[i / perDevice], program.outputs.types[i % perDevice]));
  }
  Results(const Results &) = delete;
  ~Results() {
    for (size_t i = 0; i < expected; ++i)
      buffers[i]->endUse();
    for (size_t i = 0; i < tensors.size(); ++i)
      shlo_tensor_destroy(tensors[i]);
  }
  // The buffers are used before they have tensors.
  void expect(const Program &program, const Ref<Completion> &execution) {
    for (; expected < buffers.size(); ++expected) {
      const size_t k = expected % perDevice;
      buffers[expected]->expect(program.outputs.shape(k), program.outputs.ranks[k], execution);
    }
  }
  shlo_tensor **data() { return tensors.data(); }
  void give() {
    for (size_t i = 0; i < buffers.size(); ++i)
      buffers[i]->give(Tensor(std::exchange(tensors[i], nullptr)));
  }
  void copyTo(PJRT_Buffer **const *lists) {
    for (size_t i = 0; i < buffers.size(); ++i) {
      buffers[i]->retain();
      lists[i / perDevice][i % perDevice] = buffers[i].get();
    }
  }

private:
  size_t perDevice, expected = 0;
  Few<Ref<PJRT_Buffer>, few> buffers;
  Few<shlo_tensor *, few> tensors;
};

// Runs a sharded program on whole values. Its arguments are the parts of all devices, its results those of the given
// ones. `arguments`: those of each device. Of an argument that all have, and of parts that several have, the first is
// read.
void runSharded(const Program &program, const shlo_tensor *const *arguments, std::span<const size_t> places,
                shlo_tensor **results, const shlo_run_options *options) {
  const size_t devices = program.processes(), inputs = program.inputs.count(), outputs = program.outputs.count();
  std::vector<Tensor> joined;
  std::vector<const shlo_tensor *> whole, parts(devices);
  for (size_t i = 0; i < inputs; ++i) {
    for (size_t d = 0; d < devices; ++d)
      parts[d] = arguments[d * inputs + i];
    joined.push_back(program.inputs.shards[i].join(parts, "argument " + std::to_string(i)));
    whole.push_back(joined.back().get());
  }
  std::vector<shlo_tensor *> made(outputs);
  call(shlo_plan_run, program.plan.get(), inputs, whole.data(), outputs, made.data(), options);
  const std::vector<Tensor> owned(made.begin(), made.end());
  for (size_t d = 0; d < places.size(); ++d)
    for (size_t k = 0; k < outputs; ++k)
      results[d * outputs + k] = program.outputs.shards[k].take(made[k], places[d]).release();
}

// Runs a program for devices of several processes: each computes the results of all devices, of which it keeps its own.
class DistributedRun {
public:
  explicit DistributedRun(const PJRT_LoadedExecutable &loaded)
      : loaded(loaded), program(*loaded.program), devices(program.processes()), inputs(program.inputs.count()),
        all(devices * inputs), told(loaded.client->processes->devices().size()) {
    for (size_t d = 0; d < devices; ++d)
      for (size_t i = 0; i < inputs; ++i) {
        const bool isWhole = program.isSharded() && program.inputs.shards[i].isWhole();
        // Who has the whole value need not ask for it.
        const size_t source = isWhole               ? loaded.places.front()
                              : program.isSharded() ? program.inputs.shards[i].sourceOf(d)
                                                    : d;
        sources.push_back(source * inputs + i);
        if (source == d && !isWhole)
          told[size_t(loaded.assigned[d]->description.process)].push_back(d * inputs + i);
      }
  }

  void operator()(const shlo_tensor *const *arguments, shlo_tensor **results, const shlo_run_options *options) {
    for (size_t d = 0; d < loaded.places.size(); ++d)
      std::copy_n(arguments + d * inputs, inputs, &all[loaded.places[d] * inputs]);
    // If all devices have all arguments whole, no process waits for another one.
    if (std::any_of(told.begin(), told.end(), [](const auto &values) { return !values.empty(); }))
      exchange();
    std::vector<const shlo_tensor *> given;
    for (const size_t source : sources)
      given.push_back(all[source]);
    if (program.isSharded())
      return runSharded(program, given.data(), loaded.places, results, options);
    const size_t outputs = program.outputs.count();
    std::vector<shlo_tensor *> made(devices * outputs);
    call(shlo_plan_run_grid, program.plan.get(), devices, inputs, given.data(), outputs, made.data(), options);
    std::vector<Tensor> owned(made.begin(), made.end());
    for (size_t d = 0; d < loaded.places.size(); ++d)
      for (size_t k = 0; k < outputs; ++k)
        results[d * outputs + k] = owned[loaded.places[d] * outputs + k].release();
  }

private:
  size_t sizeOf(size_t value) const { return size_t(program.inputs.sizes[value % inputs]); }

  void exchange() {
    const PJRT_Client &client = *loaded.client;
    const size_t self = size_t(client.options.process);
    std::string own;
    for (const size_t value : told[self]) {
      const size_t size = shlo_tensor_size(all[value]);
      if (size != sizeOf(value))
        failInvalid("argument ", value % inputs, " has ", size, " bytes, the program takes ", sizeOf(value));
      own.append(static_cast<const char *>(shlo_tensor_data(all[value])), size);
    }
    std::vector<size_t> totals;
    for (const std::vector<size_t> &values : told)
      totals.push_back(std::accumulate(values.begin(), values.end(), size_t(0),
                                       [&](size_t sum, size_t value) { return sum + sizeOf(value); }));
    const std::vector<std::string> parts =
        client.processes->gather(loaded.key, std::move(own), *std::max_element(totals.begin(), totals.end()));
    for (size_t process = 0; process < parts.size(); ++process) {
      if (process == self)
        continue;
      if (parts[process].size() != totals[process])
        fail(PJRT_Error_Code_DATA_LOSS, "process ", process, " gave ",
             parts[process].size() < totals[process] ? "fewer" : "more", " bytes than it has");
      const char *next = parts[process].data();
      for (const size_t value : told[process]) {
        const size_t input = value % inputs;
        received.push_back(make<Tensor>(shlo_tensor_copy, pjrt::elementType(program.inputs.types[input]),
                                        int32_t(program.inputs.ranks[input]), program.inputs.shape(input),
                                        static_cast<const void *>(next), sizeOf(value), nullptr));
        all[value] = received.back().get();
        next += sizeOf(value);
      }
    }
  }

  const PJRT_LoadedExecutable &loaded;
  const Program &program;
  const size_t devices, inputs;
  // Values are numbered device by device. Where each one comes from: equal ones of several devices are that of one.
  std::vector<size_t> sources;
  std::vector<const shlo_tensor *> all;
  std::vector<std::vector<size_t>> told; // by each process to the others
  std::vector<Tensor> received;
};

PJRT_LoadedExecutable &loadedOf(PJRT_LoadedExecutable *executable) {
  PJRT_LoadedExecutable &loaded = nonNull(executable, "executable");
  if (loaded.isDeleted)
    fail(PJRT_Error_Code_FAILED_PRECONDITION, "the executable was deleted");
  return loaded;
}

PJRT_ExecuteOptions readExecuteOptions(const PJRT_ExecuteOptions *given) {
  PJRT_ExecuteOptions options{};
  if (given)
    options = pjrt::copyOf(given, PJRT_ExecuteOptions_STRUCT_SIZE);
  if (options.num_send_ops || options.num_recv_ops)
    failUnsupported("callbacks for send and recv");
  if (options.num_non_donatable_input_indices)
    need(options.non_donatable_input_indices, "non_donatable_input_indices");
  return options;
}

class Execution {
public:
  Execution(const Ref<PJRT_LoadedExecutable> &executable, PJRT_Device *const *devices, size_t deviceCount)
      : executable(executable), deviceCount(deviceCount), results(*executable->program, devices, deviceCount),
        arguments(executable->program->inputs.count() * deviceCount) {}

  void add(PJRT_Buffer *const *const *lists, const PJRT_ExecuteOptions &options) {
    const Program &program = *executable->program;
    for (size_t d = 0; d < deviceCount; ++d)
      for (size_t i = 0; i < program.inputs.count(); ++i) {
        bool isDonated = program.aliases[i] != SHLO_ALIAS_NONE;
        for (size_t k = 0; isDonated && k < options.num_non_donatable_input_indices; ++k)
          isDonated = options.non_donatable_input_indices[k] != int64_t(i);
        arguments.add(lists[d][i], isDonated);
      }
  }

  void run() {
    const PJRT_LoadedExecutable &loaded = *executable;
    const Program &program = *loaded.program;
    const size_t inputs = program.inputs.count(), outputs = program.outputs.count();
    arguments.open();
    RunOptions own;
    const shlo_run_options *options = chooseOptions(own);
    const shlo_plan *plan = program.plan.get();
    if (loaded.isDistributed())
      DistributedRun{loaded}(arguments.data(), results.data(), options);
    else if (program.isSharded())
      runSharded(program, arguments.data(), loaded.places, results.data(), options);
    else if (deviceCount == 1)
      call(shlo_plan_run, plan, inputs, arguments.data(), outputs, results.data(), options);
    else
      call(shlo_plan_run_grid, plan, deviceCount, inputs, arguments.data(), outputs, results.data(), options);
    arguments.giveUp();
    results.give();
  }

  Ref<PJRT_LoadedExecutable> executable; // it may be destroyed meanwhile
  size_t deviceCount;
  Results results;
  Arguments arguments;

private:
  // Those of the executable, or `own`, which are made for this run.
  const shlo_run_options *chooseOptions(RunOptions &own) {
    const PJRT_LoadedExecutable &loaded = *executable;
    if (loaded.donated.empty() || loaded.program->isSharded() || loaded.isDistributed())
      return loaded.plain.get(); // the run of a sharded program reads copies
    size_t consumed = 0;
    for (size_t i = 0; i < arguments.size(); ++i)
      consumed += arguments.isConsumable(i);
    if (consumed == loaded.donated.size() * deviceCount)
      return loaded.donating.get();
    if (!consumed)
      return loaded.plain.get();
    own = loaded.makeRunOptions();
    for (size_t i = 0; i < arguments.size(); ++i)
      if (arguments.isConsumable(i))
        call(shlo_run_options_donate, own.get(), i);
    return own.get();
  }
};

// An execution whose results the caller has, before they are there.
class QueuedExecution final : public Queue::Task {
public:
  QueuedExecution(std::unique_ptr<Execution> execution, Ref<Completion> completion)
      : execution(std::move(execution)), completion(std::move(completion)) {}

  void run() noexcept override {
    std::optional<pjrt::Failure> failure;
    try {
      const auto begin = std::chrono::steady_clock::now();
      execution->run();
      execution->executable->time = std::chrono::steady_clock::now() - begin;
    } catch (...) {
      failure = failureOfException();
    }
    // Who sees that it has ended finds its arguments unused.
    execution.reset();
    completion->set(std::move(failure));
  }

private:
  std::unique_ptr<Execution> execution;
  const Ref<Completion> completion;
};

} // namespace

void answer(PJRT_LoadedExecutable_Execute_Args &args) {
  const Ref<PJRT_LoadedExecutable> kept(&loadedOf(args.executable)); // it may be destroyed meanwhile
  const PJRT_LoadedExecutable &loaded = *kept;
  const Program &program = *loaded.program;
  const PJRT_ExecuteOptions options = readExecuteOptions(args.options);
  PJRT_Device *const *devices = loaded.devices.data();
  size_t deviceCount = loaded.devices.size();
  if (args.execute_device) {
    if (program.processes() != 1)
      failUnsupported("execute_device for a program of several devices: all run together");
    placeOf(*loaded.client, args.execute_device, nullptr);
    devices = &args.execute_device;
    deviceCount = 1;
  }
  if (!deviceCount)
    failInvalid("the program is portable: execute_device must say where it runs");
  if (args.num_devices != deviceCount)
    failInvalid("num_devices is ", args.num_devices, ", the program runs on ", deviceCount);
  const size_t inputs = program.inputs.count(), outputs = program.outputs.count();
  if (args.num_args != inputs)
    failInvalid("num_args is ", args.num_args, ", the program has ", inputs, " arguments");
  if (inputs)
    need(args.argument_lists, "argument_lists");
  if (outputs)
    need(args.output_lists, "output_lists");
  for (size_t d = 0; d < deviceCount; ++d) {
    if (inputs)
      need(args.argument_lists[d], "an argument list");
    if (outputs)
      need(args.output_lists[d], "an output list");
  }

  // To hand a run over takes some 10 microseconds.
  constexpr std::chrono::microseconds shortest(10);
  if (!loaded.mayWait || (loaded.time.load() < shortest && loaded.client->queue->isIdle())) {
    Execution execution(kept, devices, deviceCount);
    execution.add(args.argument_lists, options);
    const ContextScope context(options.context);
    execution.run();
    execution.results.copyTo(args.output_lists);
    for (size_t d = 0; args.device_complete_events && d < deviceCount; ++d)
      args.device_complete_events[d] = readyEvent();
    return;
  }
  auto execution = std::make_unique<Execution>(kept, devices, deviceCount);
  execution->add(args.argument_lists, options);
  const Ref<Completion> completion = adopt(new Completion);
  execution->results.expect(program, completion);
  std::vector<Handle<PJRT_Event, destroyEvent>> events;
  for (size_t d = 0; args.device_complete_events && d < deviceCount; ++d)
    events.emplace_back(eventOf(completion));
  Results &results = execution->results;
  Arguments &arguments = execution->arguments;
  auto task = std::make_unique<QueuedExecution>(std::move(execution), completion);
  // Nothing fails from here on.
  arguments.giveUp();
  results.copyTo(args.output_lists);
  for (size_t d = 0; d < events.size(); ++d)
    args.device_complete_events[d] = events[d].release();
  loaded.client->queue->post(std::move(task));
}

} // namespace shlo::plugin
