// The plugin, clients, devices and their memories.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"
#include "plugin/processes.h"
#include "plugin/queue.h"

#include <array>
#include <cstdlib>
#include <mutex>
#include <unordered_map>

using namespace shlo::plugin;

namespace {

// Data that other code attaches to a memory, by key.
struct UserData {
  void *data;
  void (*destroy)(void *);
};

} // namespace

namespace shlo::plugin {

struct AttachedData {
  std::mutex mutex;
  std::unordered_map<const void *, UserData> entries;

  ~AttachedData() {
    for (const auto &[key, entry] : entries)
      if (entry.destroy)
        entry.destroy(entry.data);
  }
};

void AttachedDeleter::operator()(AttachedData *data) const { delete data; }

namespace {

void *getUserData(PJRT_Memory *memory, const void *key) {
  if (!memory)
    return nullptr;
  AttachedData &attached = *static_cast<Memory *>(memory)->attached;
  const std::lock_guard lock(attached.mutex);
  const auto found = attached.entries.find(key);
  return found == attached.entries.end() ? nullptr : found->second.data;
}

void setUserData(PJRT_Memory *memory, const void *key, void *data, void (*destroy)(void *)) {
  if (!memory)
    return;
  UserData before{};
  try {
    AttachedData &attached = *static_cast<Memory *>(memory)->attached;
    const std::lock_guard lock(attached.mutex);
    UserData &entry = attached.entries[key];
    before = entry;
    entry = {data, destroy};
  } catch (...) { // no memory: nothing is attached
    before = {data, destroy};
  }
  if (before.destroy)
    before.destroy(before.data);
}

constexpr PJRT_Memory_FunctionTable memoryFunctions = {PJRT_Memory_FunctionTable_STRUCT_SIZE, nullptr, sizeof(Memory),
                                                       getUserData, setUserData};

PJRT_NamedValue namedValue(std::string_view name, const int64_t (&list)[3]) {
  PJRT_NamedValue value{};
  value.struct_size = PJRT_NamedValue_STRUCT_SIZE;
  value.name = name.data();
  value.name_size = name.size();
  value.type = PJRT_NamedValue_kInt64List;
  value.int64_array_value = list;
  value.value_size = 3;
  return value;
}

// What callers may ask for, as long as the process lives.
struct PluginAttributes {
  int64_t current[3], minimum[3];
  PJRT_NamedValue list[2];

  PluginAttributes() {
    parse(shlo_stablehlo_version(), current);
    parse(shlo_stablehlo_minimum_version(), minimum);
    list[0] = namedValue("stablehlo_current_version", current);
    list[1] = namedValue("stablehlo_minimum_version", minimum);
  }
  static void parse(const char *version, int64_t (&parts)[3]) {
    for (int64_t &part : parts) {
      char *end;
      part = std::strtol(version, &end, 10);
      version = *end ? end + 1 : end;
    }
  }
};

} // namespace

PJRT_DeviceDescription describeDevice(int id, int process) {
  const std::string number = std::to_string(id);
  return {id, process, "ShloDevice(id=" + number + ", process=" + std::to_string(process) + ", kind=shlo)",
          "ShloDevice(id=" + number + ")"};
}

std::string platformVersion() { return std::string("stablehlo-c ") + shlo_library_version(); }

PJRT_Device &placeOf(PJRT_Client &client, PJRT_Device *device, PJRT_Memory *memory) {
  PJRT_Device &place = memory ? *memoryOf(memory).device : device ? *device : *client.localDevices.front();
  if (place.client != &client)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "the device is one of another client");
  if (!place.memory)
    fail(PJRT_Error_Code_INVALID_ARGUMENT,
         place.description.shortString + " is a device of process " + std::to_string(place.description.process));
  return place;
}

void MemoryUse::add(int64_t size) {
  auto raise = [](std::atomic<int64_t> &to, int64_t value) {
    for (int64_t before = to.load(std::memory_order_relaxed);
         before < value && !to.compare_exchange_weak(before, value, std::memory_order_relaxed);) {
    }
  };
  raise(peak, bytes.fetch_add(size, std::memory_order_relaxed) + size);
  raise(largest, size);
  allocations.fetch_add(1, std::memory_order_relaxed);
}

} // namespace shlo::plugin

PJRT_Client::PJRT_Client(const ClientOptions &options, std::unique_ptr<Exchange> exchange)
    : options(options), processes(exchange ? new Processes(std::move(exchange), options) : new Processes(options)) {
  if (options.threads != 1 || options.isAsynchronous)
    pool = make<Pool>(shlo_pool_create, int32_t(options.threads));
  if (options.isAsynchronous) {
    constexpr uint32_t spin = 200; // microseconds: less than many a program takes
    call(shlo_pool_set_spin, pool.get(), spin);
    queue = adopt(new Queue(pool.get()));
  }
  int id = 0;
  for (int process = 0; process < int(processes->devices().size()); ++process)
    for (int local = 0; local < int(processes->devices()[size_t(process)]); ++local) {
      PJRT_Device &device = devices.emplace_back();
      device.client = this;
      device.description = describeDevice(id++, process);
      device.localId = local;
      deviceList.push_back(&device);
      topology.descriptions.push_back(&device.description);
      if (process == int(options.process))
        localDevices.push_back(&device);
    }
  for (PJRT_Device *device : localDevices) {
    Memory &memory = memories.emplace_back();
    const std::string number = std::to_string(device->description.id);
    device->memory = &memory;
    memory.vtable = &memoryFunctions;
    memory.device = device;
    memory.attached.reset(new AttachedData);
    memory.debugString = "ShloMemory(id=" + number + ", kind=device, device=" + number + ")";
    memory.shortString = "ShloMemory(id=" + number + ")";
    memoryList.push_back(&memory);
  }
}
PJRT_Client::~PJRT_Client() = default;

namespace shlo::plugin {

// --- The plugin -----------------------------------------------------------------------------------------------------

void answer(PJRT_Plugin_Initialize_Args &) {}
void answer(PJRT_Plugin_Attributes_Args &args) {
  static const PluginAttributes attributes;
  args.attributes = attributes.list;
  args.num_attributes = std::size(attributes.list);
}

// --- Clients --------------------------------------------------------------------------------------------------------

void answer(PJRT_Client_Create_Args &args) {
  const ClientOptions options = readClientOptions(args.create_options, args.num_options);
  args.client = new PJRT_Client(options, makeExchange(args, options));
}
void answer(PJRT_Client_Destroy_Args &args) {
  if (!args.client)
    return;
  if (Queue *queue = args.client->queue.get())
    queue->drain();
  args.client->release();
}
void answer(PJRT_Client_PlatformName_Args &args) {
  need(args.client, "client");
  giveText(platformName, args.platform_name, args.platform_name_size);
}
void answer(PJRT_Client_PlatformVersion_Args &args) {
  giveText(nonNull(args.client, "client").version, args.platform_version, args.platform_version_size);
}
void answer(PJRT_Client_ProcessIndex_Args &args) {
  args.process_index = int(nonNull(args.client, "client").options.process);
}
void answer(PJRT_Client_TopologyDescription_Args &args) { args.topology = &nonNull(args.client, "client").topology; }
void answer(PJRT_Client_Devices_Args &args) {
  const PJRT_Client &client = nonNull(args.client, "client");
  args.devices = client.deviceList.data();
  args.num_devices = client.deviceList.size();
}
void answer(PJRT_Client_AddressableDevices_Args &args) {
  const PJRT_Client &client = nonNull(args.client, "client");
  args.addressable_devices = client.localDevices.data();
  args.num_addressable_devices = client.localDevices.size();
}

static PJRT_Device *findDevice(PJRT_Client *client, int id) {
  const std::vector<PJRT_Device *> &devices = nonNull(client, "client").deviceList;
  if (id < 0 || size_t(id) >= devices.size())
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "there is no device " + std::to_string(id) +
                                               "; the client has devices 0 to " + std::to_string(devices.size() - 1));
  return devices[size_t(id)];
}
void answer(PJRT_Client_LookupDevice_Args &args) { args.device = findDevice(args.client, args.id); }
void answer(PJRT_Client_LookupAddressableDevice_Args &args) {
  const std::vector<PJRT_Device *> &devices = nonNull(args.client, "client").localDevices;
  if (args.local_hardware_id < 0 || size_t(args.local_hardware_id) >= devices.size())
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "there is no device " + std::to_string(args.local_hardware_id) +
                                               "; the process has devices 0 to " + std::to_string(devices.size() - 1));
  args.addressable_device = devices[size_t(args.local_hardware_id)];
}
void answer(PJRT_Client_AddressableMemories_Args &args) {
  const PJRT_Client &client = nonNull(args.client, "client");
  args.addressable_memories = client.memoryList.data();
  args.num_addressable_memories = client.memoryList.size();
}
// What the caller knows of other processes. Whoever waits for one waits no longer than for any (process_timeout).
void answer(PJRT_Client_UpdateGlobalProcessInfo_Args &args) { need(args.client, "client"); }
void answer(PJRT_Client_DefaultDeviceAssignment_Args &args) {
  const PJRT_Client &client = nonNull(args.client, "client");
  const int64_t replicas = args.num_replicas, partitions = args.num_partitions;
  if (replicas < 1 || partitions < 1 || replicas * partitions > int64_t(client.deviceList.size()))
    fail(PJRT_Error_Code_INVALID_ARGUMENT, std::to_string(replicas) + " replicas of " + std::to_string(partitions) +
                                               " partitions do not fit on " + std::to_string(client.deviceList.size()) +
                                               " devices");
  if (args.default_assignment_size < size_t(replicas * partitions))
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "default_assignment_size is too small");
  need(args.default_assignment, "default_assignment");
  const std::vector<PJRT_Device *> &devices = client.devicesFor(size_t(replicas * partitions));
  for (size_t i = 0; i < size_t(replicas * partitions); ++i)
    args.default_assignment[i] = devices[i]->description.id;
}

// --- Devices --------------------------------------------------------------------------------------------------------

void answer(PJRT_DeviceDescription_Id_Args &args) {
  args.id = nonNull(args.device_description, "device_description").id;
}
void answer(PJRT_DeviceDescription_ProcessIndex_Args &args) {
  args.process_index = nonNull(args.device_description, "device_description").process;
}
void answer(PJRT_DeviceDescription_Attributes_Args &args) {
  need(args.device_description, "device_description");
  args.attributes = noAttributes;
  args.num_attributes = 0;
}
void answer(PJRT_DeviceDescription_Kind_Args &args) {
  need(args.device_description, "device_description");
  giveText(platformName, args.device_kind, args.device_kind_size);
}
void answer(PJRT_DeviceDescription_DebugString_Args &args) {
  giveText(nonNull(args.device_description, "device_description").debugString, args.debug_string,
           args.debug_string_size);
}
void answer(PJRT_DeviceDescription_ToString_Args &args) {
  giveText(nonNull(args.device_description, "device_description").shortString, args.to_string, args.to_string_size);
}
void answer(PJRT_Device_GetDescription_Args &args) {
  args.device_description = &nonNull(args.device, "device").description;
}
void answer(PJRT_Device_IsAddressable_Args &args) {
  args.is_addressable = nonNull(args.device, "device").memory != nullptr;
}
void answer(PJRT_Device_LocalHardwareId_Args &args) { args.local_hardware_id = nonNull(args.device, "device").localId; }
void answer(PJRT_Device_AddressableMemories_Args &args) {
  args.memories = &nonNull(args.device, "device").memory;
  args.num_memories = args.device->memory ? 1 : 0;
}
void answer(PJRT_Device_DefaultMemory_Args &args) {
  PJRT_Device &device = nonNull(args.device, "device");
  args.memory = placeOf(*device.client, &device, nullptr).memory;
}
void answer(PJRT_Device_MemoryStats_Args &args) {
  const MemoryUse &use = nonNull(args.device, "device").use;
  args.bytes_in_use = use.bytes;
  args.peak_bytes_in_use = use.peak;
  args.num_allocs = use.allocations;
  args.largest_alloc_size = use.largest;
  args.peak_bytes_in_use_is_set = args.num_allocs_is_set = args.largest_alloc_size_is_set = true;
  args.bytes_limit_is_set = args.bytes_reserved_is_set = args.peak_bytes_reserved_is_set =
      args.bytes_reservable_limit_is_set = args.largest_free_block_bytes_is_set = args.pool_bytes_is_set =
          args.peak_pool_bytes_is_set = args.peak_allocated_bytes_is_set = false;
}
void answer(PJRT_Device_ClearMemoryStats_Args &args) {
  MemoryUse &use = nonNull(args.device, "device").use;
  use.peak = use.bytes.load();
  use.allocations = use.largest = 0;
}
void answer(PJRT_Device_GetAttributes_Args &args) {
  need(args.device, "device");
  args.attributes = noAttributes;
  args.num_attributes = 0;
  args.device_attributes = nullptr;
  args.attributes_deleter = [](PJRT_Device_Attributes *) {};
}

// Nothing is tracked: one object stands for all of these.
static char trackingEvent;
void answer(PJRT_Device_CreateAsyncTrackingEvent_Args &args) {
  need(args.device, "device");
  args.event = reinterpret_cast<PJRT_AsyncTrackingEvent *>(&trackingEvent);
}
void answer(PJRT_AsyncTrackingEvent_Destroy_Args &) {}

// --- Memories -------------------------------------------------------------------------------------------------------

void answer(PJRT_Memory_Id_Args &args) { args.id = memoryOf(args.memory).device->description.id; }
void answer(PJRT_Memory_Kind_Args &args) {
  memoryOf(args.memory);
  giveText(memoryKind, args.kind, args.kind_size);
}
void answer(PJRT_Memory_Kind_Id_Args &args) {
  memoryOf(args.memory);
  args.kind_id = 0;
}
void answer(PJRT_Memory_DebugString_Args &args) {
  giveText(memoryOf(args.memory).debugString, args.debug_string, args.debug_string_size);
}
void answer(PJRT_Memory_ToString_Args &args) {
  giveText(memoryOf(args.memory).shortString, args.to_string, args.to_string_size);
}
void answer(PJRT_Memory_AddressableByDevices_Args &args) {
  args.devices = &memoryOf(args.memory).device;
  args.num_devices = 1;
}

} // namespace shlo::plugin
