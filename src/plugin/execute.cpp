// Executions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"
#include "plugin/ffi.h"
#include "plugin/processes.h"
#include "plugin/program.h"
#include "plugin/queue.h"

#include <algorithm>
#include <cstring>
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
    for (; made < buffers.size(); ++made)
      buffers[made] = new PJRT_Buffer(*devices[made / perDevice], program.outputs.types[made % perDevice]);
  }
  Results(const Results &) = delete;
  ~Results() {
    for (size_t i = 0; i < made; ++i) {
      if (i < expected)
        buffers[i]->endUse();
      buffers[i]->release();
    }
    for (size_t i = 0; i < tensors.size(); ++i)
      shlo_tensor_destroy(tensors[i]);
  }
  // The buffers are used before they have tensors.
  void expect(const Program &program, const Ref<Completion> &execution) {
    for (size_t at = 0; expected < made; ++expected) {
      const size_t k = expected % perDevice, rank = program.outputs.ranks[k];
      at = k ? at : 0;
      buffers[expected]->expect(program.outputs.dims.data() + at, rank, execution);
      at += rank;
    }
  }
  shlo_tensor **data() { return tensors.data(); }
  size_t size() const { return tensors.size(); }
  void give() {
    for (size_t i = 0; i < made; ++i)
      buffers[i]->give(Tensor(std::exchange(tensors[i], nullptr)));
  }
  void copyTo(PJRT_Buffer **const *lists) {
    for (size_t i = 0; i < made; ++i) {
      buffers[i]->retain();
      lists[i / perDevice][i % perDevice] = buffers[i];
    }
  }

private:
  size_t perDevice, made = 0, expected = 0;
  Few<PJRT_Buffer *, few> buffers;
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
  call(shlo_plan_run, static_cast<const shlo_plan *>(program.plan.get()), inputs, whole.data(), outputs, made.data(),
       options);
  std::vector<Tensor> owned;
  for (shlo_tensor *one : made)
    owned.emplace_back(one);
  for (size_t d = 0; d < places.size(); ++d)
    for (size_t k = 0; k < outputs; ++k)
      results[d * outputs + k] = program.outputs.shards[k].take(made[k], places[d]).release();
}

// Runs a program for devices of several processes: each computes the results of all devices, of which it keeps its own.
class DistributedRun {
public:
  explicit DistributedRun(const PJRT_LoadedExecutable &loaded)
      : loaded(loaded), program(*loaded.program), devices(program.processes()), inputs(program.inputs.count()),
        all(devices * inputs) {}

  void operator()(const shlo_tensor *const *arguments, shlo_tensor **results, const shlo_run_options *options) {
    collect(arguments);
    if (program.isSharded()) {
      runSharded(program, all.data(), loaded.places, results, options);
      return;
    }
    const size_t outputs = program.outputs.count();
    std::vector<shlo_tensor *> made(devices * outputs);
    call(shlo_plan_run_grid, static_cast<const shlo_plan *>(program.plan.get()), devices, inputs, all.data(), outputs,
         made.data(), options);
    std::vector<Tensor> owned;
    for (shlo_tensor *one : made)
      owned.emplace_back(one);
    for (size_t d = 0; d < loaded.places.size(); ++d)
      for (size_t k = 0; k < outputs; ++k)
        results[d * outputs + k] = owned[loaded.places[d] * outputs + k].release();
  }

private:
  // The device whose value is that of the device, too.
  size_t sourceOf(size_t device, size_t input) const {
    if (!program.isSharded())
      return device;
    const Shards &shards = program.inputs.shards[input];
    // Who has the whole value need not ask for it.
    return shards.isWhole() ? loaded.places.front() : shards.sourceOf(device);
  }
  bool isExchanged(size_t device, size_t input) const {
    return sourceOf(device, input) == device && !(program.isSharded() && program.inputs.shards[input].isWhole());
  }
  // Calls take(device, input, bytes) for each value that a process tells the others.
  template <typename Take> void forEachOf(int process, Take &&take) const {
    for (size_t d = 0; d < devices; ++d) {
      if (loaded.assigned[d]->description.process != process)
        continue;
      for (size_t i = 0, at = 0; i < inputs; at += program.inputs.ranks[i++]) {
        if (!isExchanged(d, i))
          continue;
        const int64_t *dims = program.inputs.dims.data() + at;
        const shlo_element_type type = pjrt::elementType(program.inputs.types[i]);
        size_t bytes = shlo_element_type_size(type);
        for (size_t axis = 0; axis < program.inputs.ranks[i]; ++axis)
          bytes *= size_t(dims[axis]);
        take(d, i, type, int32_t(program.inputs.ranks[i]), dims, bytes);
      }
    }
  }

  // If all devices have all arguments whole, no process waits for another one.
  bool exchangesValues() const {
    for (size_t i = 0; i < inputs; ++i)
      if (!program.isSharded() || !program.inputs.shards[i].isWhole())
        return true;
    return false;
  }

  void collect(const shlo_tensor *const *arguments) {
    const PJRT_Client &client = *loaded.client;
    for (size_t d = 0; d < loaded.places.size(); ++d)
      for (size_t i = 0; i < inputs; ++i)
        all[loaded.places[d] * inputs + i] = arguments[d * inputs + i];
    std::string own;
    forEachOf(int(client.options.process),
              [&](size_t d, size_t i, shlo_element_type, int32_t, const int64_t *, size_t bytes) {
                const shlo_tensor *tensor = all[d * inputs + i];
                if (shlo_tensor_size(tensor) != bytes)
                  fail(PJRT_Error_Code_INVALID_ARGUMENT, "argument " + std::to_string(i) + " has " +
                                                             std::to_string(shlo_tensor_size(tensor)) +
                                                             " bytes, the program takes " + std::to_string(bytes));
                own.append(static_cast<const char *>(shlo_tensor_data(tensor)), bytes);
              });
    if (!exchangesValues())
      return spread();
    size_t most = 0;
    for (int process = 0; process < int(client.processes->devices().size()); ++process) {
      size_t sum = 0;
      forEachOf(process,
                [&](size_t, size_t, shlo_element_type, int32_t, const int64_t *, size_t bytes) { sum += bytes; });
      most = std::max(most, sum);
    }
    const std::vector<std::string> told = client.processes->gather(loaded.key, std::move(own), most);
    for (int process = 0; process < int(told.size()); ++process) {
      std::string_view left = told[size_t(process)];
      if (process == int(client.options.process))
        continue;
      forEachOf(
          process, [&](size_t d, size_t i, shlo_element_type type, int32_t rank, const int64_t *dims, size_t bytes) {
            if (left.size() < bytes)
              fail(PJRT_Error_Code_DATA_LOSS, "process " + std::to_string(process) + " gave fewer bytes than it has");
            received.push_back(make<Tensor>(shlo_tensor_copy, type, rank, dims, static_cast<const void *>(left.data()),
                                            bytes, nullptr));
            all[d * inputs + i] = received.back().get();
            left.remove_prefix(bytes);
          });
      if (!left.empty())
        fail(PJRT_Error_Code_DATA_LOSS, "process " + std::to_string(process) + " gave more bytes than it has");
    }
    spread();
  }
  // Devices with the same value have that of one.
  void spread() {
    for (size_t d = 0; d < devices; ++d)
      for (size_t i = 0; i < inputs; ++i)
        all[d * inputs + i] = all[sourceOf(d, i) * inputs + i];
  }

  const PJRT_LoadedExecutable &loaded;
  const Program &program;
  const size_t devices, inputs;
  std::vector<const shlo_tensor *> all; // of all devices
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
  if (given) {
    const size_t size = std::min<size_t>(given->struct_size, PJRT_ExecuteOptions_STRUCT_SIZE);
    std::memcpy(static_cast<void *>(&options), given, size);
  }
  if (options.num_send_ops || options.num_recv_ops)
    fail(PJRT_Error_Code_UNIMPLEMENTED, "callbacks for send and recv");
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
      fail(PJRT_Error_Code_UNIMPLEMENTED, "execute_device for a program of several devices: all run together");
    placeOf(*loaded.client, args.execute_device, nullptr);
    devices = &args.execute_device;
    deviceCount = 1;
  }
  if (!deviceCount)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "the program is portable: execute_device must say where it runs");
  if (args.num_devices != deviceCount)
    fail(PJRT_Error_Code_INVALID_ARGUMENT,
         "num_devices is " + std::to_string(args.num_devices) + ", the program runs on " + std::to_string(deviceCount));
  const size_t inputs = program.inputs.count(), outputs = program.outputs.count();
  if (args.num_args != inputs)
    fail(PJRT_Error_Code_INVALID_ARGUMENT,
         "num_args is " + std::to_string(args.num_args) + ", the program has " + std::to_string(inputs) + " arguments");
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
