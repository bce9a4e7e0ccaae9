// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "client/backend.h"

#include "client/division.h"
#include "client/program.h"
#include "passes/sharding.h"
#include "pjrt/codes.h"
#include "pjrt/compile_options.h"
#include "runtime/model.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <cstring>

namespace shlo::client {
namespace {

// An input: memory of the host, or a buffer on the device.
struct Source {
  const void *host;
  PJRT_Buffer *buffer;
  bool mayDonate = false;
};

// What one device has of the inputs and outputs.
runtime::PartTypes partTypes(const Division *division, const std::vector<TensorType> &inputs,
                             const std::vector<TensorType> &outputs) {
  auto types = [](const std::vector<TensorType> &whole, const std::vector<Parts> *parts) {
    std::vector<TensorType> result;
    for (size_t i = 0; i < whole.size(); ++i)
      result.push_back({whole[i].element, parts ? (*parts)[i].shapeOf(0) : whole[i].shape});
    return result;
  };
  return {types(inputs, division ? &division->inputs : nullptr),
          types(outputs, division ? &division->outputs : nullptr)};
}

class DeviceSpecialization final : public runtime::Specialization {
public:
  DeviceSpecialization(std::shared_ptr<const Client> client, std::shared_ptr<const LoadedExecutable> executable,
                       std::vector<TensorType> inputs, std::vector<TensorType> outputs, std::vector<size_t> devices,
                       std::vector<size_t> places, bool decides, std::shared_ptr<const Division> division)
      : client(std::move(client)), executable(std::move(executable)), division(std::move(division)),
        types(partTypes(this->division.get(), inputs, outputs)), wholeOutputs(std::move(outputs)),
        devices(std::move(devices)), places(std::move(places)), decides(decides) {}

  // Fails unless the executable has the results that the program has.
  Status checkOutputs() const;

  const std::vector<TensorType> &outputs() const override { return wholeOutputs; }
  const runtime::PartTypes *parts() const override { return division ? &types : nullptr; }
  uint64_t memory() const override { return 0; } // it is the device's
  bool isDecider() const override { return decides; }
  bool hasDevice() const override { return true; }
  Status run(const void *const *inputs, void *const *outputs, const exec::RunContext &context) const override {
    const exec::ProcessArguments arguments{inputs, outputs};
    return runGrid({&arguments, 1}, context);
  }
  Status runGrid(std::span<const exec::ProcessArguments> processes, const exec::RunContext &context) const override;
  Status runTensors(std::span<const runtime::Argument> inputs, std::span<Tensor *const> outputs, bool keepsOnDevice,
                    bool isWhole, const exec::RunContext &context) const override;
  // For progress, of which a plugin tells only the end.
  Status observe(std::span<const exec::ProcessArguments> processes, const exec::RunContext &context,
                 exec::RunObserver &) const override {
    return runGrid(processes, context);
  }

private:
  // The same of the whole inputs and outputs of a program that is divided.
  Status runWholeMemory(const exec::ProcessArguments &memory, const exec::RunContext &context) const;
  Status runWhole(std::span<const runtime::Argument> inputs, std::span<Tensor *const> outputs,
                  const exec::RunContext &context) const;
  // Takes the buffer of an output, or leaves it to be copied.
  using Take = llvm::function_ref<bool(size_t output, Buffer &buffer)>;
  // Lists have those of one process after those of another. Outputs whose buffers are not taken are copied to
  // `outputs`, if they have bytes.
  Status execute(std::unique_ptr<Flight> flight, std::span<const Source> inputs, std::span<void *const> outputs,
                 Take take, const exec::RunContext &context) const;
  Status start(Flight &flight, std::span<const Source> inputs, bool isLimited) const;
  Status fetch(Flight &flight, std::span<void *const> outputs, const exec::RunContext &context) const;

  // The client comes first: it is destroyed last.
  const std::shared_ptr<const Client> client;
  const std::shared_ptr<const LoadedExecutable> executable;
  const std::shared_ptr<const Division> division; // null: each process has values of its own
  const runtime::PartTypes types;                 // of one process
  const std::vector<TensorType> wholeOutputs;
  const std::vector<size_t> devices, places; // those of this process, and their numbers in the grid
  const bool decides;
};

Status DeviceSpecialization::start(Flight &flight, std::span<const Source> inputs, bool isLimited) const {
  const size_t count = devices.size();
  llvm::SmallVector<PJRT_Buffer *, 16> buffers, outputs(count * types.outputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i].buffer) {
      buffers.push_back(inputs[i].buffer);
      continue;
    }
    PJRT_Device *device = client->devices()[devices[i / types.inputs.size()]].handle;
    // A run without limits waits until the device needs the memory no more.
    if (Status status =
            client->upload(flight, types.inputs[i % types.inputs.size()], inputs[i].host, device, !isLimited);
        !status)
      return status;
    buffers.push_back(flight.inputs.back().get());
  }
  llvm::SmallVector<PJRT_Buffer *const *, 4> inputLists;
  llvm::SmallVector<PJRT_Buffer **, 4> outputLists;
  for (size_t process = 0; process < count; ++process) {
    inputLists.push_back(buffers.data() + process * types.inputs.size());
    outputLists.push_back(outputs.data() + process * types.outputs.size());
  }
  // The memory of the caller is read only, also if the program would like to overwrite its arguments.
  llvm::SmallVector<int64_t, 16> kept;
  for (size_t i = 0; i < types.inputs.size(); ++i) {
    bool mayDonate = true;
    for (size_t process = 0; process < count; ++process)
      mayDonate = mayDonate && inputs[process * types.inputs.size() + i].mayDonate;
    if (!mayDonate)
      kept.push_back(int64_t(i));
  }
  auto options = sized<PJRT_ExecuteOptions>(PJRT_ExecuteOptions_STRUCT_SIZE);
  options.non_donatable_input_indices = kept.data();
  options.num_non_donatable_input_indices = kept.size();
  llvm::SmallVector<PJRT_Event *, 4> completes(count);
  auto args = PJRT_ARGS(LoadedExecutable_Execute);
  args.executable = executable->get();
  args.options = &options;
  args.argument_lists = inputLists.data();
  args.num_devices = count;
  args.num_args = types.inputs.size();
  args.output_lists = outputLists.data();
  args.device_complete_events = completes.data();
  if (Status status = PJRT_CALL(client->plugin(), LoadedExecutable_Execute, args); !status)
    return status;
  flight.executable = executable;
  for (PJRT_Event *event : completes)
    flight.events.emplace_back(*client, event);
  for (PJRT_Buffer *buffer : outputs)
    flight.outputs.emplace_back(*client, buffer);
  const auto missing = std::find(outputs.begin(), outputs.end(), nullptr);
  if (missing != outputs.end())
    return makeError(SHLO_DEVICE, "the plugin's LoadedExecutable_Execute gave no output " +
                                      std::to_string(missing - outputs.begin()));
  return {};
}

Status DeviceSpecialization::fetch(Flight &flight, std::span<void *const> outputs,
                                   const exec::RunContext &context) const {
  // A device that nobody waits for must not write to memory of the caller.
  const bool isLimited = context.isLimited();
  for (size_t k = 0; k < outputs.size(); ++k) {
    if (!outputs[k])
      continue;
    const TensorType &type = types.outputs[k % types.outputs.size()];
    void *const at = isLimited ? flight.memory.emplace_back(byteSize(type)).data() : outputs[k];
    if (Status status = client->download(flight.outputs[k], type, at, flight.events, context); !status)
      return status;
    if (isLimited)
      std::memcpy(outputs[k], at, byteSize(type));
  }
  return {};
}

Status DeviceSpecialization::execute(std::unique_ptr<Flight> flight, std::span<const Source> inputs,
                                     std::span<void *const> outputs, Take take, const exec::RunContext &context) const {
  client->sweep();
  if (context.mustStop()) // before the device is given anything
    return context.stopReason();
  const bool isLimited = context.isLimited();
  Status status = start(*flight, inputs, isLimited);
  const size_t lent = flight->events.size() - (status ? devices.size() : 0);
  for (size_t i = lent; status && i < flight->events.size(); ++i)
    status = client->await(flight->events[i], context);
  llvm::SmallVector<void *, 8> copied(outputs.begin(), outputs.end());
  for (size_t k = 0; status && k < outputs.size(); ++k)
    if (take(k, flight->outputs[k]))
      copied[k] = nullptr;
  if (status)
    status = fetch(*flight, copied, context);
  // An entry of the plugin may have blocked: then the time is up although everything is ready.
  if (isLimited && context.mustStop()) {
    if (status)
      status = context.stopReason();
    client->park(std::move(flight));
    client->sweep();
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

Status DeviceSpecialization::runGrid(std::span<const exec::ProcessArguments> processes,
                                     const exec::RunContext &context) const {
  if (division)
    return runWholeMemory(processes[0], context);
  std::vector<Source> inputs;
  std::vector<void *> outputs;
  for (const exec::ProcessArguments &process : processes) {
    for (size_t i = 0; i < types.inputs.size(); ++i)
      inputs.push_back({process.inputs[i], nullptr});
    outputs.insert(outputs.end(), process.outputs, process.outputs + types.outputs.size());
  }
  // An output without bytes has no memory, and is not copied.
  auto take = [](size_t, Buffer &) { return false; };
  return execute(std::make_unique<Flight>(), inputs, outputs, take, context);
}

Status DeviceSpecialization::runTensors(std::span<const runtime::Argument> inputs, std::span<Tensor *const> outputs,
                                        bool keepsOnDevice, bool isWhole, const exec::RunContext &context) const {
  if (isWhole) {
    if (keepsOnDevice)
      return makeError(SHLO_INVALID_ARGUMENT, "whole results cannot stay on several devices; shlo_plan_run_grid leaves "
                                              "their parts there");
    return runWhole(inputs, outputs, context);
  }
  auto flight = std::make_unique<Flight>();
  llvm::SmallVector<Source, 16> sources;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Tensor &tensor = *inputs[i].tensor;
    const DeviceMemory *memory = memoryOf(tensor);
    if (!memory) {
      sources.push_back({tensor.data(), nullptr});
      continue;
    }
    if (memory->client != client || memory->device != devices[i / types.inputs.size()])
      return makeError(SHLO_INVALID_ARGUMENT, "input " + std::to_string(i) + " is on another device than the plan");
    sources.push_back({nullptr, memory->buffer.get(), inputs[i].consumed && tensor.isUnique()});
    flight->held.push_back(tensor.storage);
  }
  // A tensor that is two inputs is not overwritten: the flight has it twice.
  for (size_t i = 0; i < inputs.size(); ++i)
    sources[i].mayDonate = sources[i].mayDonate && inputs[i].tensor->storage.use_count() == 2;
  llvm::SmallVector<Tensor, 8> made(outputs.size());
  llvm::SmallVector<void *, 8> targets;
  for (size_t k = 0; k < outputs.size(); ++k) {
    if (outputs[k]->storage) {
      targets.push_back(outputs[k]->data());
    } else if (keepsOnDevice) {
      targets.push_back(nullptr);
    } else {
      Result<Tensor> tensor = Tensor::create(types.outputs[k % types.outputs.size()], /*zeroed=*/false);
      if (!tensor)
        return std::move(tensor.error());
      made[k] = std::move(*tensor);
      targets.push_back(made[k].data());
    }
  }
  // From here on, consumed inputs are released, even if the run fails.
  llvm::SmallVector<std::shared_ptr<Storage>, 8> hosts;
  for (const runtime::Argument &input : inputs)
    if (input.consumed)
      hosts.push_back(std::move(input.consumed->storage));
  auto take = [&](size_t k, Buffer &buffer) {
    if (outputs[k]->storage)
      return false;
    const TensorType &type = types.outputs[k % types.outputs.size()];
    const size_t device = devices[k / types.outputs.size()];
    // Where the device has memory of the host, its result is the tensor.
    std::shared_ptr<Storage> taken =
        keepsOnDevice
            ? Storage::onDevice(byteSize(type), std::make_shared<DeviceMemory>(client, std::move(buffer), device))
            : client->lend(buffer, type, device);
    if (!taken)
      return false;
    made[k] = {type, std::move(taken)};
    return true;
  };
  if (Status status = execute(std::move(flight), sources, targets, take, context); !status)
    return status;
  for (size_t k = 0; k < outputs.size(); ++k)
    if (!outputs[k]->storage)
      *outputs[k] = std::move(made[k]);
  return {};
}

Status DeviceSpecialization::runWholeMemory(const exec::ProcessArguments &memory,
                                            const exec::RunContext &context) const {
  auto borrow = [](TensorType type, const void *data, bool isReadOnly) {
    const size_t bytes = byteSize(type);
    return Tensor{std::move(type), Storage::borrow(const_cast<void *>(data), bytes, isReadOnly, nullptr, nullptr)};
  };
  std::vector<Tensor> inputs, outputs;
  for (size_t i = 0; i < types.inputs.size(); ++i)
    inputs.push_back(
        borrow({types.inputs[i].element, division->inputs[i].wholeShape()}, memory.inputs[i], /*isReadOnly=*/true));
  for (size_t k = 0; k < wholeOutputs.size(); ++k)
    outputs.push_back(borrow(wholeOutputs[k], memory.outputs[k], /*isReadOnly=*/false));
  std::vector<runtime::Argument> arguments;
  std::vector<Tensor *> results;
  for (const Tensor &input : inputs)
    arguments.push_back({&input, nullptr});
  for (Tensor &output : outputs)
    results.push_back(&output);
  return runWhole(arguments, results, context);
}

Status DeviceSpecialization::runWhole(std::span<const runtime::Argument> inputs, std::span<Tensor *const> outputs,
                                      const exec::RunContext &context) const {
  auto flight = std::make_unique<Flight>();
  std::vector<Source> sources(devices.size() * inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i].tensor->storage->device())
      return makeError(SHLO_INVALID_ARGUMENT, "input " + std::to_string(i) +
                                                  " is on a device, and has to be divided among several; "
                                                  "shlo_plan_run_grid takes the parts that each has");
    for (size_t k = 0; k < devices.size(); ++k) {
      if (context.mustStop())
        return context.stopReason();
      Result<Tensor> part = division->inputs[i].take(*inputs[i].tensor, places[k]);
      if (!part)
        return std::move(part.error());
      sources[k * inputs.size() + i] = {part->data(), nullptr};
      flight->held.push_back(std::move(part->storage));
    }
  }
  // Of outputs that are cut, each part is fetched once; others are those of the first device.
  std::vector<Tensor> made(outputs.size()), parts(devices.size() * outputs.size());
  std::vector<void *> targets(parts.size());
  std::vector<std::vector<size_t>> fetched; // for each output, which of the devices
  for (size_t k = 0; k < outputs.size(); ++k) {
    Result<Tensor> whole = outputs[k]->storage ? *outputs[k] : Tensor::create(wholeOutputs[k], /*zeroed=*/false);
    if (!whole)
      return std::move(whole.error());
    made[k] = std::move(*whole);
    fetched.push_back(division->outputs[k].sourcesAmong(places));
    if (fetched.back().size() < division->outputs[k].sourceDevices().size())
      return makeError(SHLO_UNSUPPORTED, "output " + std::to_string(k) +
                                             " is divided among devices of several "
                                             "processes; shlo_plan_run_grid gives the "
                                             "parts of this one");
    for (const size_t device : fetched.back()) {
      const size_t place = device * outputs.size() + k;
      Result<Tensor> part =
          division->outputs[k].areWhole() ? made[k] : Tensor::create(types.outputs[k], /*zeroed=*/false);
      if (!part)
        return std::move(part.error());
      parts[place] = std::move(*part);
      targets[place] = parts[place].data();
    }
  }
  // From here on, consumed inputs are released, even if the run fails.
  for (const runtime::Argument &input : inputs)
    if (input.consumed)
      input.consumed->storage.reset();
  auto take = [](size_t, Buffer &) { return false; };
  if (Status status = execute(std::move(flight), sources, targets, take, context); !status)
    return status;
  for (size_t k = 0; k < outputs.size(); ++k) {
    if (!division->outputs[k].areWhole())
      for (const size_t device : fetched[k])
        division->outputs[k].put(parts[device * outputs.size() + k].data(), places[device], made[k]);
    *outputs[k] = std::move(made[k]);
  }
  return {};
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

Status DeviceSpecialization::checkOutputs() const { return client::checkOutputs(*client, *executable, types.outputs); }

// The devices that a plan runs on.
struct Places {
  std::shared_ptr<const Client> client;
  pjrt::DeviceAssignment assignment;
  std::vector<size_t> devices, places;      // of this process, and their numbers in the grid
  std::shared_ptr<const Division> division; // null: each process has values of its own

  pjrt::Partitioner partitioner() const {
    return !division              ? pjrt::Partitioner::None
           : division->usesShardy ? pjrt::Partitioner::Shardy
                                  : pjrt::Partitioner::Xla;
  }
  // Compiles the function of the signature for inputs of these types.
  Result<std::shared_ptr<const runtime::Specialization>> compile(std::shared_ptr<const Module> module,
                                                                 const plan::Signature &signature,
                                                                 const std::vector<TensorType> &inputs, bool decides,
                                                                 const exec::RunContext &context) const {
    if (Status status = module->use(); !status)
      return std::move(status.error());
    Result<DeviceProgram> program = programFor(std::move(module), signature, inputs,
                                               client->plugin().stablehloVersion(), division != nullptr, context);
    if (!program)
      return std::move(program.error());
    for (const auto *types : {&inputs, &std::as_const(program->outputs)})
      for (const TensorType &type : *types)
        if (pjrt::bufferType(shlo_element_type(type.element)) == PJRT_Buffer_Type_INVALID)
          return makeError(SHLO_UNSUPPORTED, "PJRT has no buffers of " + toString(type));
    if (context.mustStop())
      return context.stopReason();
    Result<std::shared_ptr<const LoadedExecutable>> executable =
        client->compile(program->artifact, pjrt::writeCompileOptions(assignment, partitioner()));
    if (!executable)
      return std::move(executable.error());
    auto made = std::make_shared<DeviceSpecialization>(client, std::move(*executable), inputs,
                                                       std::move(program->outputs), devices, places, decides, division);
    if (Status status = made->checkOutputs(); !status)
      return std::move(status.error());
    return std::shared_ptr<const runtime::Specialization>(std::move(made));
  }
};

class DeviceFunction final : public runtime::LoadedFunction {
public:
  DeviceFunction(Places places, std::shared_ptr<const Module> module, plan::Signature signature)
      : places(std::move(places)), module(std::move(module)), found(std::move(signature)) {}

  const plan::Signature &signature() const override { return found; }
  size_t localProcesses(const plan::Grid &) const override { return places.devices.size(); }
  Result<std::shared_ptr<const runtime::Specialization>>
  specialize(const runtime::Variant &variant, const exec::RunContext &context, bool /*isKept*/) const override {
    return places.compile(module, found, variant.inputs, /*decides=*/false, context);
  }

private:
  const Places places;
  const std::shared_ptr<const Module> module;
  const plan::Signature found;
};

// A model of ONNX, of which the device gets StableHLO.
class DeviceModel final : public runtime::LoadedFunction {
public:
  DeviceModel(Places places, runtime::ModelLowering model) : places(std::move(places)), model(std::move(model)) {}

  const plan::Signature &signature() const override { return model.signature(); }
  size_t localProcesses(const plan::Grid &) const override { return places.devices.size(); }
  Result<std::shared_ptr<const runtime::Specialization>>
  specialize(const runtime::Variant &variant, const exec::RunContext &context, bool /*isKept*/) const override {
    Result<onnx::LoweredModel> lowered = model.lower(variant);
    if (!lowered)
      return std::move(lowered.error());
    Result<plan::Signature> signature = plan::signatureOf(*lowered->module, "");
    if (!signature)
      return std::move(signature.error());
    return places.compile(std::move(lowered->module), *signature, signature->inputs, lowered->isDecider, context);
  }

private:
  const Places places;
  const runtime::ModelLowering model;
};

class DeviceBackend final : public runtime::Backend {
public:
  DeviceBackend(std::shared_ptr<const Client> client, std::vector<size_t> chosen)
      : client(std::move(client)), chosen(std::move(chosen)) {}

  Result<std::unique_ptr<const runtime::LoadedFunction>> load(std::shared_ptr<const Module> module,
                                                              const runtime::Options &options) const override {
    if (options.host)
      return makeError(SHLO_UNSUPPORTED, "a plugin does not call functions of the host");
    if (options.isRecordable)
      return makeError(SHLO_UNSUPPORTED, "a plugin does not show what happens inside of runs");
    const std::vector<size_t> indices = devicesFor(options.grid.size());
    if (indices.size() != options.grid.size())
      return makeError(SHLO_INVALID_ARGUMENT, "the plan's grid has " + std::to_string(options.grid.size()) +
                                                  " processes, for which there are " + std::to_string(indices.size()) +
                                                  " devices");
    Places places{client, {options.grid.replicas, options.grid.partitions, {}}, {}, {}, nullptr};
    for (size_t process = 0; process < indices.size(); ++process) {
      const Device &device = client->devices()[indices[process]];
      places.assignment.devices.push_back(device.id);
      if (!device.isLocal)
        continue;
      places.devices.push_back(indices[process]);
      places.places.push_back(process);
    }
    if (places.devices.empty())
      return makeError(SHLO_INVALID_ARGUMENT, "none of the plan's devices is one of this process");
    if (onnx::isModel(module->op())) {
      Result<runtime::ModelLowering> model = runtime::ModelLowering::prepare(std::move(module), options);
      if (!model)
        return std::move(model.error());
      return std::unique_ptr<const runtime::LoadedFunction>(
          std::make_unique<DeviceModel>(std::move(places), std::move(*model)));
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
    if (options.grid.partitions > 1 && hasSharding(module->op()))
      if (Status status = divide(places, module, *signature, options.grid); !status)
        return std::move(status.error());
    return std::unique_ptr<const runtime::LoadedFunction>(
        std::make_unique<DeviceFunction>(std::move(places), std::move(module), std::move(*signature)));
  }

private:
  // The chosen ones, or the first ones of this process, or of all, if these are too few.
  std::vector<size_t> devicesFor(size_t count) const {
    if (!chosen.empty())
      return chosen;
    std::vector<size_t> local, all;
    for (size_t i = 0; i < client->devices().size(); ++i) {
      if (client->devices()[i].isLocal && local.size() < count)
        local.push_back(i);
      if (all.size() < count)
        all.push_back(i);
    }
    return local.size() == count ? local : all;
  }
  static Status divide(Places &places, std::shared_ptr<const Module> &module, const plan::Signature &signature,
                       const plan::Grid &grid) {
    std::shared_ptr<Module> copy = module->clone();
    Result<std::optional<Division>> division = client::divide(copy->op(), signature, grid.partitions);
    if (!division)
      return std::move(division.error());
    if (!*division)
      return {};
    if (grid.replicas > 1)
      return makeError(SHLO_UNSUPPORTED, "the program is one for a mesh of devices, of which there are no replicas");
    places.division = std::make_shared<Division>(std::move(**division));
    module = std::move(copy);
    return {};
  }

  const std::shared_ptr<const Client> client;
  const std::vector<size_t> chosen;
};

} // namespace

std::shared_ptr<const runtime::Backend> backendFor(std::shared_ptr<const Client> client, std::vector<size_t> devices) {
  return std::make_shared<DeviceBackend>(std::move(client), std::move(devices));
}

} // namespace shlo::client
