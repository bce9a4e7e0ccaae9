// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "client/backend.h"

#include "client/program.h"
#include "onnx/lower/lower.h"
#include "passes/sharding.h"
#include "pjrt/codes.h"
#include "pjrt/compile_options.h"

#include "llvm/ADT/StringExtras.h"

#include <cstring>

namespace shlo::client {
namespace {

class DeviceSpecialization final : public runtime::Specialization {
public:
  DeviceSpecialization(std::shared_ptr<const Client> client, std::shared_ptr<const LoadedExecutable> executable,
                       std::vector<TensorType> inputs, std::vector<TensorType> outputs,
                       std::vector<PJRT_Device *> devices)
      : client(std::move(client)), executable(std::move(executable)), inputTypes(std::move(inputs)),
        outputTypes(std::move(outputs)), devices(std::move(devices)) {}

  const std::vector<TensorType> &outputs() const override { return outputTypes; }
  uint64_t memory() const override { return 0; } // it is the device's
  Status run(const void *const *inputs, void *const *outputs, const exec::RunContext &context) const override {
    const exec::ProcessArguments arguments{inputs, outputs};
    return runGrid({&arguments, 1}, context);
  }
  Status runGrid(std::span<const exec::ProcessArguments> processes, const exec::RunContext &context) const override;

private:
  Status start(Flight &flight, std::span<const exec::ProcessArguments> processes, bool isLimited) const;
  Status fetch(Flight &flight, std::span<const exec::ProcessArguments> processes,
               const exec::RunContext &context) const;

  // The client comes first: it is destroyed last.
  const std::shared_ptr<const Client> client;
  const std::shared_ptr<const LoadedExecutable> executable;
  const std::vector<TensorType> inputTypes, outputTypes;
  const std::vector<PJRT_Device *> devices; // by process
};

Status DeviceSpecialization::start(Flight &flight, std::span<const exec::ProcessArguments> processes,
                                   bool isLimited) const {
  const size_t count = processes.size();
  for (size_t process = 0; process < count; ++process)
    for (size_t i = 0; i < inputTypes.size(); ++i)
      // A run without limits waits until the device needs the memory no more.
      if (Status status =
              client->upload(flight, inputTypes[i], processes[process].inputs[i], devices[process], !isLimited);
          !status)
        return status;
  std::vector<PJRT_Buffer *> inputs, outputs(count * outputTypes.size());
  for (const Buffer &buffer : flight.inputs)
    inputs.push_back(buffer.get());
  std::vector<PJRT_Buffer *const *> inputLists;
  std::vector<PJRT_Buffer **> outputLists;
  for (size_t process = 0; process < count; ++process) {
    inputLists.push_back(inputs.data() + process * inputTypes.size());
    outputLists.push_back(outputs.data() + process * outputTypes.size());
  }
  // The memory of the caller is read only, also if the program would like to overwrite its arguments.
  std::vector<int64_t> kept(inputTypes.size());
  for (size_t i = 0; i < kept.size(); ++i)
    kept[i] = int64_t(i);
  auto options = sized<PJRT_ExecuteOptions>(PJRT_ExecuteOptions_STRUCT_SIZE);
  options.non_donatable_input_indices = kept.data();
  options.num_non_donatable_input_indices = kept.size();
  std::vector<PJRT_Event *> completes(count);
  auto args = PJRT_ARGS(LoadedExecutable_Execute);
  args.executable = executable->get();
  args.options = &options;
  args.argument_lists = inputLists.data();
  args.num_devices = count;
  args.num_args = inputTypes.size();
  args.output_lists = outputLists.data();
  args.device_complete_events = completes.data();
  if (Status status = PJRT_CALL(client->plugin(), LoadedExecutable_Execute, args); !status)
    return status;
  flight.executable = executable;
  for (PJRT_Buffer *buffer : outputs)
    flight.outputs.emplace_back(*client, buffer);
  for (PJRT_Event *event : completes)
    flight.events.emplace_back(*client, event);
  return {};
}

Status DeviceSpecialization::fetch(Flight &flight, std::span<const exec::ProcessArguments> processes,
                                   const exec::RunContext &context) const {
  // A device that nobody waits for must not write to memory of the caller.
  const bool isLimited = context.isLimited();
  for (size_t k = 0; k < flight.outputs.size(); ++k) {
    const TensorType &type = outputTypes[k % outputTypes.size()];
    void *to = processes[k / outputTypes.size()].outputs[k % outputTypes.size()];
    void *at = to;
    if (isLimited)
      at = flight.memory.emplace_back(byteSize(type)).data();
    if (Status status = client->download(flight, flight.outputs[k], type, at, context); !status)
      return status;
    if (isLimited)
      std::memcpy(to, at, byteSize(type));
  }
  return {};
}

Status DeviceSpecialization::runGrid(std::span<const exec::ProcessArguments> processes,
                                     const exec::RunContext &context) const {
  client->sweep();
  auto flight = std::make_unique<Flight>();
  const bool isLimited = context.isLimited();
  Status status = start(*flight, processes, isLimited);
  const size_t lent = flight->events.size() - (status ? processes.size() : 0);
  for (size_t i = lent; status && i < flight->events.size(); ++i)
    status = client->await(flight->events[i], context);
  if (status)
    status = fetch(*flight, processes, context);
  if (!status && isLimited && context.mustStop()) {
    client->park(std::move(flight));
    return status;
  }
  // Whoever lends memory gets it back.
  flight->outputs.clear();
  flight->inputs.clear();
  for (const Event &event : flight->events)
    if (Status late = client->await(event, exec::RunContext()); !late && status)
      status = std::move(late);
  return status;
}

// Fails unless the executable has the results that the program has.
Status checkOutputs(const Client &client, const LoadedExecutable &executable, const std::vector<TensorType> &expected) {
  auto get = PJRT_ARGS(LoadedExecutable_GetExecutable);
  get.loaded_executable = executable.get();
  if (Status status = PJRT_CALL(client.plugin(), LoadedExecutable_GetExecutable, get); !status)
    return status;
  const ExecutableFacts facts(client, get.executable);
  auto count = PJRT_ARGS(Executable_NumOutputs);
  count.executable = facts.get();
  if (Status status = PJRT_CALL(client.plugin(), Executable_NumOutputs, count); !status)
    return status;
  auto wrong = [&](size_t k, const std::string &found) {
    return makeError(SHLO_DEVICE, "the plugin compiled output " + std::to_string(k) + " as " + found +
                                      ", the program has " + toString(expected[k]));
  };
  if (count.num_outputs != expected.size())
    return makeError(SHLO_DEVICE, "the plugin compiled " + std::to_string(count.num_outputs) +
                                      " outputs, the program has " + std::to_string(expected.size()));
  auto types = PJRT_ARGS(Executable_OutputElementTypes);
  types.executable = facts.get();
  auto dims = PJRT_ARGS(Executable_OutputDimensions);
  dims.executable = facts.get();
  // Both are facts that a plugin need not tell.
  if (!PJRT_CALL(client.plugin(), Executable_OutputElementTypes, types) ||
      !PJRT_CALL(client.plugin(), Executable_OutputDimensions, dims))
    return {};
  const int64_t *extents = dims.dims;
  for (size_t k = 0; k < expected.size(); ++k) {
    if (k < types.num_output_types && types.output_types[k] != pjrt::bufferType(shlo_element_type(expected[k].element)))
      return wrong(k, "elements of the type " + std::to_string(int(types.output_types[k])) + " of PJRT");
    if (k >= dims.num_outputs)
      return {};
    const Shape shape(extents, extents + dims.dim_sizes[k]);
    if (shape != expected[k].shape)
      return wrong(k, toString(TensorType{expected[k].element, shape}));
    extents += dims.dim_sizes[k];
  }
  return {};
}

class DeviceFunction final : public runtime::LoadedFunction {
public:
  DeviceFunction(std::shared_ptr<const Client> client, std::shared_ptr<const Module> module, plan::Signature signature,
                 pjrt::DeviceAssignment assignment, std::vector<PJRT_Device *> devices)
      : client(std::move(client)), module(std::move(module)), found(std::move(signature)),
        assignment(std::move(assignment)), devices(std::move(devices)) {}

  const plan::Signature &signature() const override { return found; }
  Result<std::shared_ptr<const runtime::Specialization>> specialize(const runtime::Variant &variant,
                                                                    const exec::RunContext &context) const override {
    if (!variant.recording.isEmpty())
      return makeError(SHLO_UNSUPPORTED, "a plugin does not show what happens inside of runs");
    if (Status status = module->use(); !status)
      return std::move(status.error());
    Result<DeviceProgram> program =
        programFor(module, found, variant.inputs, client->plugin().stablehloVersion(), context);
    if (!program)
      return std::move(program.error());
    for (const auto *types : {&variant.inputs, &std::as_const(program->outputs)})
      for (const TensorType &type : *types)
        if (pjrt::bufferType(shlo_element_type(type.element)) == PJRT_Buffer_Type_INVALID)
          return makeError(SHLO_UNSUPPORTED, "PJRT has no buffers of " + toString(type));
    Result<std::shared_ptr<const LoadedExecutable>> executable =
        client->compile(program->artifact, pjrt::writeCompileOptions(assignment));
    if (!executable)
      return std::move(executable.error());
    if (Status status = checkOutputs(*client, **executable, program->outputs); !status)
      return std::move(status.error());
    return std::shared_ptr<const runtime::Specialization>(std::make_shared<DeviceSpecialization>(
        client, std::move(*executable), variant.inputs, std::move(program->outputs), devices));
  }

private:
  const std::shared_ptr<const Client> client;
  const std::shared_ptr<const Module> module;
  const plan::Signature found;
  const pjrt::DeviceAssignment assignment;
  const std::vector<PJRT_Device *> devices;
};

class DeviceBackend final : public runtime::Backend {
public:
  DeviceBackend(std::shared_ptr<const Client> client, std::vector<size_t> chosen)
      : client(std::move(client)), chosen(std::move(chosen)) {}

  Result<std::unique_ptr<const runtime::LoadedFunction>> load(std::shared_ptr<const Module> module,
                                                              const runtime::Options &options) const override {
    if (onnx::isModel(module->op()))
      return makeError(SHLO_UNSUPPORTED, "a plugin runs StableHLO; shlo_module_lower_onnx makes it of an ONNX model");
    if (options.host)
      return makeError(SHLO_UNSUPPORTED, "a plugin does not call functions of the host");
    if (options.isRecordable)
      return makeError(SHLO_UNSUPPORTED, "a plugin does not show what happens inside of runs");
    std::vector<size_t> indices = chosen;
    for (size_t i = 0; chosen.empty() && i < client->devices().size() && indices.size() < options.grid.size(); ++i)
      if (client->devices()[i].isLocal)
        indices.push_back(i);
    if (indices.size() != options.grid.size())
      return makeError(SHLO_INVALID_ARGUMENT, "the plan's grid has " + std::to_string(options.grid.size()) +
                                                  " processes, for which there are " + std::to_string(indices.size()) +
                                                  " devices");
    pjrt::DeviceAssignment assignment{options.grid.replicas, options.grid.partitions, {}};
    std::vector<PJRT_Device *> devices;
    for (const size_t index : indices) {
      assignment.devices.push_back(client->devices()[index].id);
      devices.push_back(client->devices()[index].handle);
    }
    if (options.grid.size() == 1 && hasSharding(module->op())) {
      Result<std::shared_ptr<Module>> whole = withoutSharding(*module);
      if (!whole)
        return std::move(whole.error());
      module = std::move(*whole);
    }
    if (Status status = plan::checkGrid(*module, options.grid); !status)
      return std::move(status.error());
    Result<plan::Signature> signature = plan::signatureOf(*module, options.function);
    if (!signature)
      return std::move(signature.error());
    return std::unique_ptr<const runtime::LoadedFunction>(std::make_unique<DeviceFunction>(
        client, std::move(module), std::move(*signature), std::move(assignment), std::move(devices)));
  }

private:
  const std::shared_ptr<const Client> client;
  const std::vector<size_t> chosen;
};

} // namespace

std::shared_ptr<const runtime::Backend> backendFor(std::shared_ptr<const Client> client, std::vector<size_t> devices) {
  return std::make_shared<DeviceBackend>(std::move(client), std::move(devices));
}

} // namespace shlo::client
