// What compiled programs tell.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"
#include "plugin/ffi.h"
#include "plugin/processes.h"
#include "plugin/program.h"

#include <algorithm>
#include <cstring>
#include <utility>

using namespace shlo::plugin;

PJRT_LoadedExecutable::PJRT_LoadedExecutable(PJRT_Client &owner, Ref<Program> loaded)
    : client(&owner), program(std::move(loaded)) {
  const shlo::pjrt::CompileOptions &options = program->options;
  const std::vector<PJRT_Device *> &known = owner.deviceList;
  const std::vector<PJRT_Device *> &usual = owner.devicesFor(program->processes());
  const bool isAssigned = options.assignment.replicas != 0;
  for (size_t process = 0; process < program->processes() && !(options.isPortable && !isAssigned); ++process) {
    const int64_t id = isAssigned                                                ? options.assignment.devices[process]
                       : program->processes() == 1 && options.deviceOrdinal >= 0 ? options.deviceOrdinal
                       : process < usual.size()                                  ? usual[process]->description.id
                                                                                 : int64_t(process);
    if (id < 0 || size_t(id) >= known.size())
      fail(PJRT_Error_Code_INVALID_ARGUMENT, "the program is for device " + std::to_string(id) + "; the client has " +
                                                 std::to_string(known.size()) + " (client option device_count)");
    for (const PJRT_Device *other : assigned)
      if (other == known[size_t(id)])
        fail(PJRT_Error_Code_INVALID_ARGUMENT, "device " + std::to_string(id) + " is assigned twice");
    assigned.push_back(known[size_t(id)]);
    if (!assigned.back()->memory)
      continue;
    devices.push_back(assigned.back());
    places.push_back(process);
    logicalIds.push_back({int(int64_t(process) / options.partitions), int(int64_t(process) % options.partitions)});
  }
  if (devices.empty() && !assigned.empty())
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "the program is for devices of other processes");
  if (devices.size() < assigned.size()) {
    for (const int64_t extent : program->inputs.dims)
      if (extent < 0)
        fail(PJRT_Error_Code_UNIMPLEMENTED, "a program of several processes with dynamic shapes");
    key = program->keyFor(assigned);
  }
  for (size_t i = 0; i < program->aliases.size(); ++i)
    if (program->aliases[i] != SHLO_ALIAS_NONE)
      donated.push_back(i);
  plain = makeRunOptions();
  donating = makeRunOptions();
  for (size_t process = 0; process < program->processes(); ++process)
    for (size_t input : donated)
      call(shlo_run_options_donate, donating.get(), process * program->inputs.count() + input);
}

RunOptions PJRT_LoadedExecutable::makeRunOptions() const {
  RunOptions options = make<RunOptions>(shlo_run_options_create);
  if (client->pool)
    call(shlo_run_options_set_pool, options.get(), static_cast<const shlo_pool *>(client->pool.get()));
  return options;
}

namespace shlo::plugin {
namespace {

const Program &programOf(const PJRT_Executable *executable) { return *nonNull(executable, "executable").program; }

PJRT_LoadedExecutable &loadedOf(PJRT_LoadedExecutable *executable) {
  PJRT_LoadedExecutable &loaded = nonNull(executable, "executable");
  if (loaded.isDeleted)
    fail(PJRT_Error_Code_FAILED_PRECONDITION, "the executable was deleted");
  return loaded;
}

constexpr std::string_view mlirFormat = "mlir";

} // namespace

// --- Executables ----------------------------------------------------------------------------------------------------

void answer(PJRT_Executable_Destroy_Args &args) { delete args.executable; }
void answer(PJRT_Executable_Name_Args &args) {
  args.executable_name = programOf(args.executable).name.data();
  args.executable_name_size = programOf(args.executable).name.size();
}
void answer(PJRT_Executable_NumReplicas_Args &args) {
  args.num_replicas = size_t(programOf(args.executable).options.replicas);
}
void answer(PJRT_Executable_NumPartitions_Args &args) {
  args.num_partitions = size_t(programOf(args.executable).options.partitions);
}
void answer(PJRT_Executable_NumOutputs_Args &args) { args.num_outputs = programOf(args.executable).outputs.count(); }
void answer(PJRT_Executable_SizeOfGeneratedCodeInBytes_Args &args) {
  programOf(args.executable);
  args.size_in_bytes = 0; // programs are interpreted
}
void answer(PJRT_Executable_OutputElementTypes_Args &args) {
  const Program::Values &outputs = programOf(args.executable).outputs;
  args.output_types = const_cast<PJRT_Buffer_Type *>(outputs.types.data());
  args.num_output_types = outputs.count();
}
void answer(PJRT_Executable_OutputDimensions_Args &args) {
  const Program::Values &outputs = programOf(args.executable).outputs;
  args.num_outputs = outputs.count();
  args.dims = outputs.dims.data();
  args.dim_sizes = outputs.ranks.data();
}
void answer(PJRT_Executable_ParameterMemoryKinds_Args &args) {
  const Program::Values &inputs = programOf(args.executable).inputs;
  args.num_parameters = inputs.count();
  args.memory_kinds = inputs.memoryKinds.data();
  args.memory_kind_sizes = inputs.memoryKindSizes.data();
}
void answer(PJRT_Executable_OutputMemoryKinds_Args &args) {
  const Program::Values &outputs = programOf(args.executable).outputs;
  args.num_outputs = outputs.count();
  args.memory_kinds = outputs.memoryKinds.data();
  args.memory_kind_sizes = outputs.memoryKindSizes.data();
}
void answer(PJRT_Executable_Fingerprint_Args &args) {
  args.executable_fingerprint = programOf(args.executable).fingerprint.data();
  args.executable_fingerprint_size = programOf(args.executable).fingerprint.size();
}
void answer(PJRT_Executable_GetCostAnalysis_Args &args) {
  const std::vector<PJRT_NamedValue> &costs = programOf(args.executable).costs;
  args.num_properties = costs.size();
  args.properties = costs.data();
}
void answer(PJRT_Executable_GetCompiledMemoryStats_Args &args) {
  const Program &program = programOf(args.executable);
  args.generated_code_size_in_bytes = 0;
  args.argument_size_in_bytes = program.inputs.bytes;
  args.output_size_in_bytes = program.outputs.bytes;
  args.alias_size_in_bytes = program.aliasBytes;
  args.temp_size_in_bytes = int64_t(shlo_plan_memory(program.plan.get()));
  args.host_generated_code_size_in_bytes = args.host_argument_size_in_bytes = args.host_output_size_in_bytes =
      args.host_alias_size_in_bytes = args.host_temp_size_in_bytes = 0;
  args.peak_memory_in_bytes = args.total_size_in_bytes = args.total_allocation_bytes =
      args.argument_size_in_bytes + args.output_size_in_bytes - args.alias_size_in_bytes + args.temp_size_in_bytes;
  args.indefinite_allocations = 0;
  args.peak_unpadded_heap_bytes = args.temp_size_in_bytes;
}
void answer(PJRT_Executable_OptimizedProgram_Args &args) {
  const std::string &text = programOf(args.executable).text();
  PJRT_Program &program = nonNull(args.program, "program");
  if (program.struct_size < PJRT_Program_STRUCT_SIZE)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "PJRT_Program has struct_size " + std::to_string(program.struct_size));
  program.format = mlirFormat.data();
  program.format_size = mlirFormat.size();
  if (program.code && program.code_size < text.size())
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "code_size is " + std::to_string(program.code_size) + ", the program has " +
                                               std::to_string(text.size()) + " bytes");
  if (program.code)
    std::memcpy(program.code, text.data(), text.size());
  program.code_size = text.size();
}
void answer(PJRT_Executable_Serialize_Args &args) {
  giveBytes(serialize(programOf(args.executable)), args.serialized_bytes, args.serialized_bytes_size,
            args.serialized_executable, args.serialized_executable_deleter);
}
void answer(PJRT_Executable_GetCompileOptions_Args &args) {
  giveBytes(programOf(args.executable).optionBytes, args.serialized_bytes, args.serialized_bytes_size,
            args.serialized_compile_options, args.serialized_compile_options_deleter);
}
void answer(PJRT_Executable_DeserializeAndLoad_Args &args) {
  PJRT_Client &client = nonNull(args.client, "client");
  if (args.serialized_executable_size)
    need(args.serialized_executable, "serialized_executable");
  const std::string_view bytes(args.serialized_executable, args.serialized_executable_size);
  const std::string_view overriding = args.overridden_serialized_compile_options
                                          ? std::string_view(args.overridden_serialized_compile_options,
                                                             args.overridden_serialized_compile_options_size)
                                          : std::string_view();
  args.loaded_executable = new PJRT_LoadedExecutable(client, deserialize(bytes, overriding, client.options));
}

// --- Loaded executables ---------------------------------------------------------------------------------------------

void answer(PJRT_LoadedExecutable_Destroy_Args &args) {
  if (args.executable)
    args.executable->release();
}
void answer(PJRT_LoadedExecutable_Delete_Args &args) { nonNull(args.executable, "executable").isDeleted = true; }
void answer(PJRT_LoadedExecutable_IsDeleted_Args &args) {
  args.is_deleted = nonNull(args.executable, "executable").isDeleted;
}
void answer(PJRT_LoadedExecutable_GetExecutable_Args &args) {
  args.executable = new PJRT_Executable{nonNull(args.loaded_executable, "loaded_executable").program};
}
void answer(PJRT_LoadedExecutable_AddressableDevices_Args &args) {
  const PJRT_LoadedExecutable &loaded = nonNull(args.executable, "executable");
  args.addressable_devices = loaded.devices.data();
  args.num_addressable_devices = loaded.devices.size();
}
void answer(PJRT_LoadedExecutable_AddressableDeviceLogicalIds_Args &args) {
  PJRT_LoadedExecutable &loaded = nonNull(args.executable, "executable");
  args.addressable_device_logical_ids = loaded.logicalIds.data();
  args.num_addressable_device_logical_ids = loaded.logicalIds.size();
}
void answer(PJRT_LoadedExecutable_GetDeviceAssignment_Args &args) {
  const PJRT_LoadedExecutable &loaded = nonNull(args.executable, "executable");
  pjrt::DeviceAssignment assignment;
  if (!loaded.assigned.empty()) {
    assignment = {loaded.program->options.replicas, loaded.program->options.partitions, {}};
    for (const PJRT_Device *device : loaded.assigned)
      assignment.devices.push_back(device->description.id);
  }
  giveBytes(writeDeviceAssignment(assignment), args.serialized_bytes, args.serialized_bytes_size,
            args.serialized_device_assignment, args.serialized_device_assignment_deleter);
}
void answer(PJRT_LoadedExecutable_Fingerprint_Args &args) {
  const std::string &fingerprint = nonNull(args.executable, "executable").program->fingerprint;
  args.executable_fingerprint = fingerprint.data();
  args.executable_fingerprint_size = fingerprint.size();
}

// --- Executing ------------------------------------------------------------------------------------------------------

namespace {

// Lists of this length take no memory of their own.
constexpr size_t few = 8;

// The buffers of one execution. It leaves nothing in use, whatever happens.
class Arguments {
public:
  explicit Arguments(size_t most) : list(most), tensors(most) {}
  Arguments(const Arguments &) = delete;
  ~Arguments() {
    for (size_t i = 0; i < count; ++i)
      if (list[i].isDonated)
        // A run that began has consumed the tensor, even if it failed.
        list[i].buffer->endDonation(shlo_tensor_element_type(tensors[i]) == SHLO_TYPE_NONE);
      else
        list[i].buffer->endUse();
  }
  // Returns whether the run may consume the tensor.
  bool add(PJRT_Buffer *buffer, bool mayDonate) {
    need(buffer, "an argument");
    const bool isDonated = mayDonate && buffer->donate();
    if (!isDonated)
      buffer->tensorInUse();
    tensors[count] = buffer->tensor;
    list[count++] = {buffer, isDonated};
    return isDonated;
  }
  const shlo_tensor *const *data() const { return tensors.data(); }

private:
  struct Argument {
    PJRT_Buffer *buffer;
    bool isDonated;
  };
  Few<Argument, few> list;
  Few<const shlo_tensor *, few> tensors;
  size_t count = 0;
};

// The results of one execution: the buffers are made before the run, so that little can fail after it.
class Results {
public:
  Results(const Program &program, PJRT_Device *const *devices, size_t deviceCount)
      : perDevice(program.outputs.count()), buffers(perDevice * deviceCount), tensors(buffers.size()) {
    for (; made < buffers.size(); ++made)
      buffers[made] = new PJRT_Buffer(*devices[made / perDevice], program.outputs.types[made % perDevice]);
  }
  Results(const Results &) = delete;
  ~Results() {
    for (size_t i = 0; i < made; ++i)
      if (buffers[i])
        buffers[i]->release();
    for (size_t i = 0; i < tensors.size(); ++i)
      shlo_tensor_destroy(tensors[i]);
  }
  shlo_tensor **data() { return tensors.data(); }
  // Hands the buffers over.
  void give(PJRT_Buffer **const *lists) {
    for (size_t i = 0; i < buffers.size(); ++i)
      buffers[i]->give(Tensor(std::exchange(tensors[i], nullptr)));
    for (size_t i = 0; i < buffers.size(); ++i)
      lists[i / perDevice][i % perDevice] = std::exchange(buffers[i], nullptr);
  }

private:
  size_t perDevice, made = 0;
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

  Results results(program, devices, deviceCount);
  Arguments arguments(inputs * deviceCount);
  std::vector<size_t> donated;       // that the run consumes
  std::vector<PJRT_Buffer *> shared; // that others use, too: the run reads them, then they are gone for the caller
  for (size_t d = 0; d < deviceCount; ++d)
    for (size_t i = 0; i < inputs; ++i) {
      bool mayDonate = program.aliases[i] != SHLO_ALIAS_NONE;
      for (size_t k = 0; mayDonate && k < options.num_non_donatable_input_indices; ++k)
        mayDonate = options.non_donatable_input_indices[k] != int64_t(i);
      // The run of a sharded program reads copies.
      if (arguments.add(args.argument_lists[d][i], mayDonate && !program.isSharded() && !loaded.isDistributed()))
        donated.push_back(d * inputs + i);
      else if (mayDonate)
        shared.push_back(args.argument_lists[d][i]);
    }
  RunOptions own;
  const shlo_run_options *run = loaded.plain.get();
  if (donated.size() == loaded.donated.size() * deviceCount && !donated.empty()) {
    run = loaded.donating.get();
  } else if (!donated.empty()) {
    own = loaded.makeRunOptions();
    for (size_t input : donated)
      call(shlo_run_options_donate, own.get(), input);
    run = own.get();
  }
  const ContextScope context(options.context);
  const shlo_plan *plan = program.plan.get();
  if (loaded.isDistributed())
    DistributedRun{loaded}(arguments.data(), results.data(), run);
  else if (program.isSharded())
    runSharded(program, arguments.data(), loaded.places, results.data(), run);
  else if (deviceCount == 1)
    call(shlo_plan_run, plan, inputs, arguments.data(), outputs, results.data(), run);
  else
    call(shlo_plan_run_grid, plan, deviceCount, inputs, arguments.data(), outputs, results.data(), run);
  for (PJRT_Buffer *buffer : shared)
    buffer->erase();
  results.give(args.output_lists);
  if (args.device_complete_events)
    for (size_t d = 0; d < deviceCount; ++d)
      args.device_complete_events[d] = readyEvent();
}

} // namespace shlo::plugin
