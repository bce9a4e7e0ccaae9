// What compiled programs tell.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "pjrt/structs.h"
#include "plugin/entries.h"
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
      failInvalid("the program is for device ", id, "; the client has ", known.size(), " (client option device_count)");
    for (const PJRT_Device *other : assigned)
      if (other == known[size_t(id)])
        failInvalid("device ", id, " is assigned twice");
    assigned.push_back(known[size_t(id)]);
    if (!assigned.back()->memory)
      continue;
    devices.push_back(assigned.back());
    places.push_back(process);
    logicalIds.push_back({int(int64_t(process) / options.partitions), int(int64_t(process) % options.partitions)});
  }
  if (devices.empty() && !assigned.empty())
    failInvalid("the program is for devices of other processes");
  if (devices.size() < assigned.size()) {
    for (const int64_t extent : program->inputs.dims)
      if (extent < 0)
        failUnsupported("a program of several processes with dynamic shapes");
    key = program->keyFor(assigned);
  }
  for (size_t i = 0; i < program->aliases.size(); ++i)
    if (program->aliases[i] != SHLO_ALIAS_NONE)
      donated.push_back(i);
  if (owner.queue && !isDistributed()) {
    const std::vector<int64_t> &extents = program->outputs.dims;
    mayWait = std::find(extents.begin(), extents.end(), -1) == extents.end() && !program->callsHandlers();
  }
  plain = makeRunOptions();
  donating = makeRunOptions();
  for (size_t process = 0; process < program->processes(); ++process)
    for (size_t input : donated)
      call(shlo_run_options_donate, donating.get(), process * program->inputs.count() + input);
}

RunOptions PJRT_LoadedExecutable::makeRunOptions() const {
  RunOptions options = make<RunOptions>(shlo_run_options_create);
  if (client->options.threads != 1)
    call(shlo_run_options_set_pool, options.get(), client->pool.get());
  return options;
}

namespace shlo::plugin {
namespace {

const Program &programOf(const PJRT_Executable *executable) { return *executable->program; }

constexpr std::string_view mlirFormat = "mlir";

} // namespace

// --- Executables ----------------------------------------------------------------------------------------------------

void answer(PJRT_Executable_Destroy_Args &args) { delete args.executable; }
void answer(PJRT_Executable_Name_Args &args) {
  give(programOf(args.executable).name, args.executable_name, args.executable_name_size);
}
void answer(PJRT_Executable_NumReplicas_Args &args) {
  args.num_replicas = size_t(programOf(args.executable).options.replicas);
}
void answer(PJRT_Executable_NumPartitions_Args &args) {
  args.num_partitions = size_t(programOf(args.executable).options.partitions);
}
void answer(PJRT_Executable_NumOutputs_Args &args) { args.num_outputs = programOf(args.executable).outputs.count(); }
void answer(PJRT_Executable_SizeOfGeneratedCodeInBytes_Args &args) { args.size_in_bytes = 0; } // it is interpreted
void answer(PJRT_Executable_OutputElementTypes_Args &args) {
  give(programOf(args.executable).outputs.types, args.output_types, args.num_output_types);
}
void answer(PJRT_Executable_OutputDimensions_Args &args) {
  const Program::Values &outputs = programOf(args.executable).outputs;
  give(outputs.ranks, args.dim_sizes, args.num_outputs);
  args.dims = outputs.dims.data();
}
void answer(PJRT_Executable_ParameterMemoryKinds_Args &args) {
  programOf(args.executable).inputs.memoryKinds.give(args.memory_kinds, args.memory_kind_sizes, args.num_parameters);
}
void answer(PJRT_Executable_OutputMemoryKinds_Args &args) {
  programOf(args.executable).outputs.memoryKinds.give(args.memory_kinds, args.memory_kind_sizes, args.num_outputs);
}
void answer(PJRT_Executable_Fingerprint_Args &args) {
  give(programOf(args.executable).fingerprint, args.executable_fingerprint, args.executable_fingerprint_size);
}
void answer(PJRT_Executable_GetCostAnalysis_Args &args) {
  give(programOf(args.executable).costs, args.properties, args.num_properties);
}
void answer(PJRT_Executable_GetCompiledMemoryStats_Args &args) {
  const Program &program = programOf(args.executable);
  // There is no generated code, and no memory but the host's.
  constexpr size_t head = offsetof(PJRT_Executable_GetCompiledMemoryStats_Args, generated_code_size_in_bytes);
  std::memset(&args.generated_code_size_in_bytes, 0, PJRT_Executable_GetCompiledMemoryStats_Args_STRUCT_SIZE - head);
  args.argument_size_in_bytes = program.inputs.bytes;
  args.output_size_in_bytes = program.outputs.bytes;
  args.alias_size_in_bytes = program.aliasBytes;
  args.temp_size_in_bytes = args.peak_unpadded_heap_bytes = int64_t(shlo_plan_memory(program.plan.get()));
  args.peak_memory_in_bytes = args.total_size_in_bytes = args.total_allocation_bytes =
      args.argument_size_in_bytes + args.output_size_in_bytes - args.alias_size_in_bytes + args.temp_size_in_bytes;
}
void answer(PJRT_Executable_OptimizedProgram_Args &args) {
  const std::string &text = programOf(args.executable).text();
  PJRT_Program &program = nonNull(args.program, "program");
  pjrt::needSize(program, PJRT_Program_STRUCT_SIZE, "Program");
  give(mlirFormat, program.format, program.format_size);
  if (program.code && program.code_size < text.size())
    failInvalid("code_size is ", program.code_size, ", the program has ", text.size(), " bytes");
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
  const std::string_view overriding = args.overridden_serialized_compile_options
                                          ? std::string_view(args.overridden_serialized_compile_options,
                                                             args.overridden_serialized_compile_options_size)
                                          : std::string_view();
  args.loaded_executable = new PJRT_LoadedExecutable(
      *args.client,
      deserialize(textOf(args.serialized_executable, args.serialized_executable_size, "serialized_executable"),
                  overriding, args.client->options));
}

// --- Loaded executables ---------------------------------------------------------------------------------------------

void answer(PJRT_LoadedExecutable_Destroy_Args &args) {
  if (args.executable)
    args.executable->release();
}
void answer(PJRT_LoadedExecutable_Delete_Args &args) { args.executable->isDeleted = true; }
void answer(PJRT_LoadedExecutable_IsDeleted_Args &args) { args.is_deleted = args.executable->isDeleted; }
void answer(PJRT_LoadedExecutable_GetExecutable_Args &args) {
  args.executable = new PJRT_Executable{args.loaded_executable->program};
}
void answer(PJRT_LoadedExecutable_AddressableDevices_Args &args) {
  give(args.executable->devices, args.addressable_devices, args.num_addressable_devices);
}
void answer(PJRT_LoadedExecutable_AddressableDeviceLogicalIds_Args &args) {
  give(args.executable->logicalIds, args.addressable_device_logical_ids, args.num_addressable_device_logical_ids);
}
void answer(PJRT_LoadedExecutable_GetDeviceAssignment_Args &args) {
  const pjrt::CompileOptions &options = args.executable->program->options;
  pjrt::DeviceAssignment assignment;
  if (!args.executable->assigned.empty())
    assignment = {options.replicas, options.partitions, {}};
  for (const PJRT_Device *device : args.executable->assigned)
    assignment.devices.push_back(device->description.id);
  giveBytes(writeDeviceAssignment(assignment), args.serialized_bytes, args.serialized_bytes_size,
            args.serialized_device_assignment, args.serialized_device_assignment_deleter);
}
void answer(PJRT_LoadedExecutable_Fingerprint_Args &args) {
  give(args.executable->program->fingerprint, args.executable_fingerprint, args.executable_fingerprint_size);
}

} // namespace shlo::plugin
