// Topologies: so many devices, without a client.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"

#include "pjrt/wire.h"

#include <array>

namespace shlo::plugin {
namespace {

constexpr std::string_view magic = "shlo-topology\n";
enum { LibraryVersion = 1, Devices = 2 };

PJRT_TopologyDescription *makeTopology(int64_t devices) {
  auto topology = std::make_unique<PJRT_TopologyDescription>();
  topology->isOwned = true;
  for (int id = 0; id < int(devices); ++id)
    topology->own.push_back(describeDevice(id, 0));
  for (PJRT_DeviceDescription &description : topology->own)
    topology->descriptions.push_back(&description);
  return topology.release();
}

} // namespace

void answer(PJRT_TopologyDescription_Create_Args &args) {
  args.topology = makeTopology(readClientOptions(args.create_options, args.num_options).devices);
}
void answer(PJRT_TopologyDescription_Serialize_Args &args) {
  pjrt::WireWriter message;
  message.bytes(LibraryVersion, shlo_library_version());
  message.number(Devices, args.topology->descriptions.size());
  giveBytes(std::string(magic) + message.take(), args.serialized_bytes, args.serialized_bytes_size,
            args.serialized_topology, args.serialized_topology_deleter);
}
void answer(PJRT_TopologyDescription_Deserialize_Args &args) {
  const std::string_view bytes = textOf(args.serialized_topology, args.serialized_topology_size, "serialized_topology");
  int64_t devices = 0;
  if (bytes.starts_with(magic)) {
    pjrt::WireReader reader(bytes.substr(magic.size()));
    for (pjrt::WireField field; reader.next(field);)
      if (field.number == Devices && !field.isGroup)
        devices = field.signedValue();
    if (reader.isMalformed())
      devices = 0;
  }
  if (devices < 1 || devices > mostDevices)
    failInvalid("the bytes are no topology of stablehlo-c");
  args.topology = makeTopology(devices);
}
void answer(PJRT_TopologyDescription_Destroy_Args &args) {
  if (args.topology && !args.topology->isOwned)
    failInvalid("the topology belongs to its client");
  delete args.topology;
}
void answer(PJRT_TopologyDescription_PlatformName_Args &args) {
  give(platformName, args.platform_name, args.platform_name_size);
}
void answer(PJRT_TopologyDescription_PlatformVersion_Args &args) {
  give(platformVersion(), args.platform_version, args.platform_version_size);
}
void answer(PJRT_TopologyDescription_GetDeviceDescriptions_Args &args) {
  give(args.topology->descriptions, args.descriptions, args.num_descriptions);
}
void answer(PJRT_TopologyDescription_Attributes_Args &args) {
  give(None<PJRT_NamedValue>(), args.attributes, args.num_attributes);
}
void answer(PJRT_TopologyDescription_Fingerprint_Args &args) {
  // Topologies of as many devices are alike.
  args.fingerprint = 0x73686c6f00000000 + args.topology->descriptions.size();
}
void answer(PJRT_TopologyDescription_GetMemorySpaceKindIds_Args &args) {
  static constexpr std::array kinds = {0};
  give(kinds, args.memory_space_kind_ids, args.num_memory_space_kind_ids);
}

} // namespace shlo::plugin
