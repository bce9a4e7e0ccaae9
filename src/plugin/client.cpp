// The plugin, clients, devices and their memories.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"
#include "plugin/processes.h"
#include "plugin/queue.h"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <cstring>

using namespace shlo::plugin;

namespace shlo::plugin {
namespace {

void *getUserData(PJRT_Memory *memory, const void *key) {
  if (!memory)
    return nullptr;
  Memory &of = memoryOf(memory);
  const std::lock_guard lock(of.mutex);
  const auto found = of.attached.find(key);
  return found == of.attached.end() ? nullptr : found->second.data;
}

void setUserData(PJRT_Memory *memory, const void *key, void *data, void (*destroy)(void *)) {
  if (!memory)
    return;
  Memory::Attached before{data, destroy};
  try {
    Memory &of = memoryOf(memory);
    const std::lock_guard lock(of.mutex);
    std::swap(of.attached[key], before);
  } catch (...) { // no memory: nothing is attached
  }
  if (before.destroy)
    before.destroy(before.data);
}

constexpr PJRT_Memory_FunctionTable memoryFunctions = {PJRT_Memory_FunctionTable_STRUCT_SIZE, nullptr, sizeof(Memory),
                                                       getUserData, setUserData};

// What callers may ask for, as long as the process lives.
struct PluginAttributes {
  int64_t current[3], minimum[3];
  std::array<PJRT_NamedValue, 2> list;

  PluginAttributes()
      : list{versionOf("stablehlo_current_version", shlo_stablehlo_version(), current),
             versionOf("stablehlo_minimum_version", shlo_stablehlo_minimum_version(), minimum)} {}
  static PJRT_NamedValue versionOf(std::string_view name, const char *version, int64_t (&parts)[3]) {
    std::sscanf(version, "%" SCNd64 ".%" SCNd64 ".%" SCNd64, &parts[0], &parts[1], &parts[2]);
    PJRT_NamedValue value = namedValue(name, PJRT_NamedValue_kInt64List, 3);
    value.int64_array_value = parts;
    return value;
  }
};

} // namespace

Memory::Memory(PJRT_Device &device) : PJRT_Memory{&memoryFunctions}, device(&device) {
  const std::string number = std::to_string(device.description.id);
  debugString = "ShloMemory(id=" + number + ", kind=device, device=" + number + ")";
  shortString = "ShloMemory(id=" + number + ")";
}
Memory::~Memory() {
  for (const auto &[key, one] : attached)
    if (one.destroy)
      one.destroy(one.data);
}

PJRT_DeviceDescription describeDevice(int id, int process) {
  const std::string number = std::to_string(id);
  return {id, process, "ShloDevice(id=" + number + ", process=" + std::to_string(process) + ", kind=shlo)",
          "ShloDevice(id=" + number + ")"};
}

const std::string &platformVersion() {
  static const std::string version = std::string("stablehlo-c ") + shlo_library_version();
  return version;
}

PJRT_Device &placeOf(PJRT_Client &client, PJRT_Device *device, PJRT_Memory *memory) {
  PJRT_Device &place = memory ? *memoryOf(memory).device : device ? *device : *client.localDevices.front();
  if (place.client != &client)
    failInvalid("the device is one of another client");
  if (!place.memory)
    failInvalid(place.description.shortString, " is a device of process ", place.description.process);
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
  if (options.threads != 1 || options.asynchronous)
    pool = make<Pool>(shlo_pool_create, int32_t(options.threads));
  if (options.asynchronous) {
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
  for (PJRT_Device *device : localDevices)
    memoryList.push_back(device->memory = &memories.emplace_back(*device));
}
PJRT_Client::~PJRT_Client() = default;

namespace shlo::plugin {

// --- The plugin -----------------------------------------------------------------------------------------------------

void answer(PJRT_Plugin_Initialize_Args &) {}
void answer(PJRT_Plugin_Attributes_Args &args) {
  static const PluginAttributes attributes;
  give(attributes.list, args.attributes, args.num_attributes);
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
void answer(PJRT_Client_PlatformName_Args &args) { give(platformName, args.platform_name, args.platform_name_size); }
void answer(PJRT_Client_PlatformVersion_Args &args) {
  give(platformVersion(), args.platform_version, args.platform_version_size);
}
void answer(PJRT_Client_ProcessIndex_Args &args) { args.process_index = int(args.client->options.process); }
void answer(PJRT_Client_TopologyDescription_Args &args) { args.topology = &args.client->topology; }
void answer(PJRT_Client_Devices_Args &args) { give(args.client->deviceList, args.devices, args.num_devices); }
void answer(PJRT_Client_AddressableDevices_Args &args) {
  give(args.client->localDevices, args.addressable_devices, args.num_addressable_devices);
}
void answer(PJRT_Client_AddressableMemories_Args &args) {
  give(args.client->memoryList, args.addressable_memories, args.num_addressable_memories);
}

static PJRT_Device *findDevice(const std::vector<PJRT_Device *> &devices, int id, const char *owner) {
  if (id < 0 || size_t(id) >= devices.size())
    failInvalid("there is no device ", id, "; the ", owner, " has devices 0 to ", devices.size() - 1);
  return devices[size_t(id)];
}
void answer(PJRT_Client_LookupDevice_Args &args) {
  args.device = findDevice(args.client->deviceList, args.id, "client");
}
void answer(PJRT_Client_LookupAddressableDevice_Args &args) {
  args.addressable_device = findDevice(args.client->localDevices, args.local_hardware_id, "process");
}
// What the caller knows of other processes. Whoever waits for one waits no longer than for any (process_timeout).
void answer(PJRT_Client_UpdateGlobalProcessInfo_Args &) {}
void answer(PJRT_Client_DefaultDeviceAssignment_Args &args) {
  const int64_t replicas = args.num_replicas, partitions = args.num_partitions, count = replicas * partitions;
  const size_t known = args.client->deviceList.size();
  if (replicas < 1 || partitions < 1 || count > int64_t(known))
    failInvalid(replicas, " replicas of ", partitions, " partitions do not fit on ", known, " devices");
  if (args.default_assignment_size < size_t(count))
    failInvalid("default_assignment_size is too small");
  need(args.default_assignment, "default_assignment");
  const std::vector<PJRT_Device *> &devices = args.client->devicesFor(size_t(count));
  std::transform(devices.begin(), devices.begin() + count, args.default_assignment,
                 [](const PJRT_Device *device) { return device->description.id; });
}

// --- Devices --------------------------------------------------------------------------------------------------------

void answer(PJRT_DeviceDescription_Id_Args &args) { args.id = args.device_description->id; }
void answer(PJRT_DeviceDescription_ProcessIndex_Args &args) { args.process_index = args.device_description->process; }
void answer(PJRT_DeviceDescription_Attributes_Args &args) {
  give(None<PJRT_NamedValue>(), args.attributes, args.num_attributes);
}
void answer(PJRT_DeviceDescription_Kind_Args &args) { give(platformName, args.device_kind, args.device_kind_size); }
void answer(PJRT_DeviceDescription_DebugString_Args &args) {
  give(args.device_description->debugString, args.debug_string, args.debug_string_size);
}
void answer(PJRT_DeviceDescription_ToString_Args &args) {
  give(args.device_description->shortString, args.to_string, args.to_string_size);
}
void answer(PJRT_Device_GetDescription_Args &args) { args.device_description = &args.device->description; }
void answer(PJRT_Device_IsAddressable_Args &args) { args.is_addressable = args.device->memory != nullptr; }
void answer(PJRT_Device_LocalHardwareId_Args &args) { args.local_hardware_id = args.device->localId; }
void answer(PJRT_Device_AddressableMemories_Args &args) {
  args.memories = &args.device->memory;
  args.num_memories = args.device->memory ? 1 : 0;
}
void answer(PJRT_Device_DefaultMemory_Args &args) {
  args.memory = placeOf(*args.device->client, args.device, nullptr).memory;
}
void answer(PJRT_Device_MemoryStats_Args &args) {
  // Nothing is said of what has no value here.
  std::memset(&args.bytes_in_use, 0,
              PJRT_Device_MemoryStats_Args_STRUCT_SIZE - offsetof(PJRT_Device_MemoryStats_Args, bytes_in_use));
  const MemoryUse &use = args.device->use;
  args.bytes_in_use = use.bytes;
  args.peak_bytes_in_use = use.peak;
  args.num_allocs = use.allocations;
  args.largest_alloc_size = use.largest;
  args.peak_bytes_in_use_is_set = args.num_allocs_is_set = args.largest_alloc_size_is_set = true;
}
void answer(PJRT_Device_ClearMemoryStats_Args &args) {
  MemoryUse &use = args.device->use;
  use.peak = use.bytes.load();
  use.allocations = use.largest = 0;
}
void answer(PJRT_Device_GetAttributes_Args &args) {
  give(None<PJRT_NamedValue>(), args.attributes, args.num_attributes);
  args.device_attributes = nullptr;
  args.attributes_deleter = [](PJRT_Device_Attributes *) {};
}

// Nothing is tracked: one object stands for all of these.
static char trackingEvent;
void answer(PJRT_Device_CreateAsyncTrackingEvent_Args &args) {
  args.event = reinterpret_cast<PJRT_AsyncTrackingEvent *>(&trackingEvent);
}
void answer(PJRT_AsyncTrackingEvent_Destroy_Args &) {}

// --- Memories -------------------------------------------------------------------------------------------------------

void answer(PJRT_Memory_Id_Args &args) { args.id = memoryOf(args.memory).device->description.id; }
void answer(PJRT_Memory_Kind_Args &args) { give(memoryKind, args.kind, args.kind_size); }
void answer(PJRT_Memory_Kind_Id_Args &args) { args.kind_id = 0; }
void answer(PJRT_Memory_DebugString_Args &args) {
  give(memoryOf(args.memory).debugString, args.debug_string, args.debug_string_size);
}
void answer(PJRT_Memory_ToString_Args &args) {
  give(memoryOf(args.memory).shortString, args.to_string, args.to_string_size);
}
void answer(PJRT_Memory_AddressableByDevices_Args &args) {
  args.devices = &memoryOf(args.memory).device;
  args.num_devices = 1;
}

} // namespace shlo::plugin
