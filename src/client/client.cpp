// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "client/client.h"

#include "pjrt/codes.h"
#include "tensor/narrow_elements.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <thread>

namespace shlo::client {

//--- Clients --------------------------------------------------------------------------------------------------------//

// The plugin makes the error of a callback.
template <typename Args> static PJRT_Error *failCallback(const Args &args, const Error &error) {
  const PJRT_Error_Code code = error.code == SHLO_LIMIT ? PJRT_Error_Code_DEADLINE_EXCEEDED : pjrt::codeOf(error.code);
  return (*args.callback_error)(code, error.message.data(), error.message.size());
}
// Nothing may leave a callback but its error.
template <typename Args, typename Body> static PJRT_Error *callStore(Args *args, Body body) {
  try {
    Status status = body(*static_cast<Store *>(args->user_arg));
    return status ? nullptr : failCallback(*args, status.error());
  } catch (...) {
    return failCallback(*args, makeError(SHLO_OUT_OF_MEMORY, "out of memory"));
  }
}
template <typename Args> static Status giveValue(Args &args, Result<std::string> value) {
  if (!value)
    return std::move(value.error());
  args.value = static_cast<char *>(std::malloc(std::max<size_t>(value->size(), 1)));
  if (!args.value)
    return makeError(SHLO_OUT_OF_MEMORY, "out of memory");
  std::memcpy(args.value, value->data(), value->size());
  args.value_size = value->size();
  args.value_deleter_callback = [](char *given) { std::free(given); };
  return {};
}
static PJRT_Error *getValue(PJRT_KeyValueGetCallback_Args *args) {
  return callStore(args, [&](Store &store) {
    const std::chrono::milliseconds patience(std::max(args->timeout_in_ms, 1));
    return giveValue(*args, store.get({args->key, args->key_size}, patience));
  });
}
static PJRT_Error *tryGetValue(PJRT_KeyValueTryGetCallback_Args *args) {
  return callStore(args, [&](Store &store) {
    return giveValue(*args, store.get({args->key, args->key_size}, std::chrono::milliseconds(0)));
  });
}
static PJRT_Error *putValue(PJRT_KeyValuePutCallback_Args *args) {
  return callStore(
      args, [&](Store &store) { return store.put({args->key, args->key_size}, {args->value, args->value_size}); });
}

Result<std::shared_ptr<const Client>> Client::create(std::shared_ptr<const Plugin> plugin, Settings settings) {
  if (settings.processes > 1) {
    settings.options.push_back({"node_id", settings.process});
    settings.options.push_back({"num_nodes", settings.processes});
  }
  std::vector<PJRT_NamedValue> values;
  for (const Option &option : settings.options) {
    auto value = sized<PJRT_NamedValue>(PJRT_NamedValue_STRUCT_SIZE);
    value.name = option.name.data();
    value.name_size = option.name.size();
    value.value_size = 1;
    if (auto *text = std::get_if<std::string>(&option.value)) {
      value.type = PJRT_NamedValue_kString;
      value.string_value = text->data();
      value.value_size = text->size();
    } else if (auto *integer = std::get_if<int64_t>(&option.value)) {
      value.type = PJRT_NamedValue_kInt64;
      value.int64_value = *integer;
    } else if (auto *number = std::get_if<double>(&option.value)) {
      value.type = PJRT_NamedValue_kFloat;
      value.float_value = float(*number);
    } else {
      value.type = PJRT_NamedValue_kBool;
      value.bool_value = std::get<bool>(option.value);
    }
    values.push_back(value);
  }
  std::shared_ptr<Client> client(new Client());
  client->library = std::move(plugin);
  auto args = PJRT_ARGS(Client_Create);
  args.create_options = values.data();
  args.num_options = values.size();
  client->store = std::move(settings.store);
  if (Store *store = client->store.get()) {
    args.kv_get_callback = getValue;
    args.kv_put_callback = putValue;
    args.kv_try_get_callback = tryGetValue;
    args.kv_get_user_arg = args.kv_put_user_arg = args.kv_try_get_user_arg = store;
  }
  if (Status status = PJRT_CALL(*client->library, Client_Create, args); !status)
    return std::move(status.error());
  client->handle = args.client;
  auto name = PJRT_ARGS(Client_PlatformName);
  name.client = args.client;
  if (Status status = PJRT_CALL(*client->library, Client_PlatformName, name); !status)
    return std::move(status.error());
  client->name.assign(name.platform_name, name.platform_name_size);
  auto version = PJRT_ARGS(Client_PlatformVersion);
  version.client = args.client;
  if (PJRT_CALL(*client->library, Client_PlatformVersion, version))
    client->version.assign(version.platform_version, version.platform_version_size);
  if (Status status = client->findDevices(); !status)
    return std::move(status.error());
  return std::shared_ptr<const Client>(std::move(client));
}

Client::~Client() {
  sweep();
  if (!parked.empty()) { // the device still uses it
    for (std::unique_ptr<Flight> &flight : parked)
      (void)flight.release();
    return;
  }
  if (!handle)
    return;
  auto args = PJRT_ARGS(Client_Destroy);
  args.client = handle;
  (void)PJRT_CALL(*library, Client_Destroy, args);
}

Status Client::findDevices() {
  auto all = PJRT_ARGS(Client_Devices);
  all.client = handle;
  if (Status status = PJRT_CALL(*library, Client_Devices, all); !status)
    return status;
  for (size_t i = 0; i < all.num_devices; ++i) {
    Device device{all.devices[i], 0, 0, "", true};
    auto description = PJRT_ARGS(Device_GetDescription);
    description.device = device.handle;
    if (Status status = PJRT_CALL(*library, Device_GetDescription, description); !status)
      return status;
    auto id = PJRT_ARGS(DeviceDescription_Id);
    id.device_description = description.device_description;
    if (Status status = PJRT_CALL(*library, DeviceDescription_Id, id); !status)
      return status;
    device.id = id.id;
    auto process = PJRT_ARGS(DeviceDescription_ProcessIndex);
    process.device_description = description.device_description;
    if (PJRT_CALL(*library, DeviceDescription_ProcessIndex, process))
      device.process = process.process_index;
    auto kind = PJRT_ARGS(DeviceDescription_Kind);
    kind.device_description = description.device_description;
    if (PJRT_CALL(*library, DeviceDescription_Kind, kind))
      device.kind.assign(kind.device_kind, kind.device_kind_size);
    auto local = PJRT_ARGS(Device_IsAddressable);
    local.device = device.handle;
    if (PJRT_CALL(*library, Device_IsAddressable, local))
      device.isLocal = local.is_addressable;
    list.push_back(std::move(device));
  }
  return {};
}

std::optional<int64_t> Client::memoryInUse(size_t device) const {
  auto args = PJRT_ARGS(Device_MemoryStats);
  args.device = list[device].handle;
  if (!PJRT_CALL(*library, Device_MemoryStats, args))
    return std::nullopt;
  return args.bytes_in_use;
}

Result<std::shared_ptr<const LoadedExecutable>> Client::compile(std::string_view artifact,
                                                                std::string_view options) const {
  constexpr std::string_view format = "mlir";
  auto program = sized<PJRT_Program>(PJRT_Program_STRUCT_SIZE);
  program.code = const_cast<char *>(artifact.data()); // the interface has no const; plugins read only
  program.code_size = artifact.size();
  program.format = format.data();
  program.format_size = format.size();
  auto args = PJRT_ARGS(Client_Compile);
  args.client = handle;
  args.program = &program;
  args.compile_options = options.data();
  args.compile_options_size = options.size();
  if (Status status = PJRT_CALL(*library, Client_Compile, args); !status)
    return std::move(status.error());
  return std::shared_ptr<const LoadedExecutable>(std::make_shared<LoadedExecutable>(*this, args.executable));
}

//--- Buffers --------------------------------------------------------------------------------------------------------//

Status Client::upload(Flight &flight, const TensorType &type, const void *data, PJRT_Device *device,
                      bool isLent) const {
  auto args = PJRT_ARGS(Client_BufferFromHostBuffer);
  args.client = handle;
  args.data = data;
  args.type = pjrt::bufferType(shlo_element_type(type.element));
  args.dims = type.shape.data();
  args.num_dims = type.shape.size();
  args.host_buffer_semantics =
      isLent ? PJRT_HostBufferSemantics_kImmutableZeroCopy : PJRT_HostBufferSemantics_kImmutableOnlyDuringCall;
  args.device = device;
  if (Status status = PJRT_CALL(*library, Client_BufferFromHostBuffer, args); !status)
    return status;
  flight.inputs.emplace_back(*this, args.buffer);
  if (args.done_with_host_buffer)
    flight.events.emplace_back(*this, args.done_with_host_buffer);
  return {};
}

Status Client::download(const Buffer &from, const TensorType &type, void *to, std::vector<Event> &events,
                        const exec::RunContext &context) const {
  // Row-major: a device may have another order.
  std::vector<int64_t> order;
  for (size_t axis = type.shape.size(); axis-- > 0;)
    order.push_back(int64_t(axis));
  auto layout = sized<PJRT_Buffer_MemoryLayout>(PJRT_Buffer_MemoryLayout_STRUCT_SIZE);
  layout.type = PJRT_Buffer_MemoryLayout_Type_Tiled;
  layout.tiled = sized<PJRT_Buffer_MemoryLayout_Tiled>(PJRT_Buffer_MemoryLayout_Tiled_STRUCT_SIZE);
  layout.tiled.minor_to_major = order.data();
  layout.tiled.minor_to_major_size = order.size();
  auto args = PJRT_ARGS(Buffer_ToHostBuffer);
  args.src = from.get();
  args.host_layout = order.size() > 1 ? &layout : nullptr;
  args.dst = to;
  args.dst_size = byteSize(type);
  if (args.dst_size == 0)
    return {};
  if (Status status = PJRT_CALL(*library, Buffer_ToHostBuffer, args); !status)
    return status;
  if (!args.event)
    return {};
  events.emplace_back(*this, args.event);
  return await(events.back(), context);
}

bool Client::isRowMajor(const Buffer &buffer, size_t rank) const {
  if (rank < 2)
    return true;
  auto args = PJRT_ARGS(Buffer_GetMemoryLayout);
  args.buffer = buffer.get();
  if (!PJRT_CALL(*library, Buffer_GetMemoryLayout, args) || args.layout.type != PJRT_Buffer_MemoryLayout_Type_Tiled)
    return false;
  const PJRT_Buffer_MemoryLayout_Tiled &layout = args.layout.tiled;
  bool isThat = layout.num_tiles == 0 && layout.minor_to_major_size == rank;
  for (size_t k = 0; isThat && k < rank; ++k)
    isThat = layout.minor_to_major[k] == int64_t(rank - 1 - k);
  return isThat;
}

void Client::endHold(const Buffer &buffer) const {
  auto args = PJRT_ARGS(Buffer_DecreaseExternalReferenceCount);
  args.buffer = buffer.get();
  (void)PJRT_CALL(*library, Buffer_DecreaseExternalReferenceCount, args);
}

std::shared_ptr<Storage> Client::lend(Buffer &buffer, const TensorType &type, size_t device) const {
  // A device may pack narrow elements.
  if (byteSize(type) == 0 || isNarrow(type.element) || !isRowMajor(buffer, type.shape.size()))
    return nullptr;
  auto place = PJRT_ARGS(Buffer_IsOnCpu);
  place.buffer = buffer.get();
  auto hold = PJRT_ARGS(Buffer_IncreaseExternalReferenceCount);
  hold.buffer = buffer.get();
  auto look = PJRT_ARGS(Buffer_OpaqueDeviceMemoryDataPointer);
  look.buffer = buffer.get();
  if (!PJRT_CALL(*library, Buffer_IsOnCpu, place) || !place.is_on_cpu ||
      !PJRT_CALL(*library, Buffer_IncreaseExternalReferenceCount, hold))
    return nullptr;
  if (!PJRT_CALL(*library, Buffer_OpaqueDeviceMemoryDataPointer, look) || !look.device_memory_ptr ||
      reinterpret_cast<uintptr_t>(look.device_memory_ptr) % alignmentOf(type.element)) {
    endHold(buffer);
    return nullptr;
  }
  auto release = [](void *, void *user) {
    const std::unique_ptr<DeviceMemory> memory(static_cast<DeviceMemory *>(user));
    memory->client->endHold(memory->buffer);
  };
  auto memory = std::make_unique<DeviceMemory>(shared_from_this(), std::move(buffer), device);
  auto storage = Storage::borrow(look.device_memory_ptr, byteSize(type), /*readOnly=*/false, release, memory.get());
  (void)memory.release(); // the storage has it
  return storage;
}

Result<Tensor> Client::put(const Tensor &tensor, size_t device) const {
  Flight flight;
  if (Status status = upload(flight, tensor.type, tensor.data(), list[device].handle, /*isLent=*/false); !status)
    return std::move(status.error());
  for (const Event &event : flight.events)
    if (Status status = await(event, exec::RunContext()); !status)
      return std::move(status.error());
  auto memory = std::make_shared<DeviceMemory>(shared_from_this(), std::move(flight.inputs.front()), device);
  return Tensor{tensor.type, Storage::onDevice(byteSize(tensor.type), std::move(memory))};
}

Result<Tensor> Client::fetch(const Tensor &tensor) {
  const DeviceMemory &memory = *memoryOf(tensor);
  Result<Tensor> made = Tensor::create(tensor.type, /*zeroed=*/false);
  if (!made)
    return made;
  std::vector<Event> events;
  if (Status status = memory.client->download(memory.buffer, tensor.type, made->data(), events, exec::RunContext());
      !status)
    return std::move(status.error());
  return made;
}

//--- Waiting --------------------------------------------------------------------------------------------------------//

Result<bool> Client::isReady(const Event &event) const {
  auto args = PJRT_ARGS(Event_IsReady);
  args.event = event.get();
  if (Status status = PJRT_CALL(*library, Event_IsReady, args); !status)
    return std::move(status.error());
  return bool(args.is_ready);
}

Status Client::await(const Event &event, const exec::RunContext &context) const {
  if (!event.get())
    return {};
  if (!context.isLimited()) {
    auto args = PJRT_ARGS(Event_Await);
    args.event = event.get();
    return PJRT_CALL(*library, Event_Await, args);
  }
  // The interface has no wait with an end.
  constexpr std::chrono::microseconds first(10), last(1000);
  for (std::chrono::microseconds pause = first;; pause = std::min(2 * pause, last)) {
    if (context.mustStop()) // also if the event is ready: the call that made it may have blocked
      return context.stopReason();
    Result<bool> ready = isReady(event);
    if (!ready)
      return std::move(ready.error());
    if (*ready)
      break;
    std::this_thread::sleep_for(pause);
  }
  auto args = PJRT_ARGS(Event_Error);
  args.event = event.get();
  return PJRT_CALL(*library, Event_Error, args);
}

void Client::park(std::unique_ptr<Flight> flight) const {
  const std::lock_guard lock(mutex);
  parked.push_back(std::move(flight));
  hasParked = true;
}

void Client::sweep() const {
  if (!hasParked)
    return;
  const std::lock_guard lock(mutex);
  std::erase_if(parked, [&](const std::unique_ptr<Flight> &flight) {
    return std::all_of(flight->events.begin(), flight->events.end(), [&](const Event &event) {
      Result<bool> ready = isReady(event);
      return ready && *ready;
    });
  });
  hasParked = !parked.empty();
}

} // namespace shlo::client
