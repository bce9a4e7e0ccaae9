// What compiled programs tell.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
    call(shlo_run_options_set_pool, options.get(), static_cast<const shlo_pool *>(client->pool.get()));
  return options;
}

namespace shlo::plugin {
namespace {

const Program &programOf(const PJRT_Executable *executable) { return *nonNull(executable, "executable").program; }

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

} // namespace shlo::plugin
