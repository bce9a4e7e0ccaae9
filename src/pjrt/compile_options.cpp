// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "pjrt/compile_options.h"

#include "pjrt/codes.h"
#include "pjrt/wire.h"

namespace shlo::pjrt {
namespace {

// Of CompileOptionsProto.
enum { ArgumentLayouts = 1, IsTupled = 2, BuildOptions = 3, IsPortable = 4 };
// Of its build options.
enum {
  DeviceOrdinal = 1,
  ResultLayout = 2,
  Replicas = 4,
  Partitions = 5,
  UsesSpmd = 6,
  Assignment = 9,
  UsesShardy = 19,
};
// Of an assignment, and of its computations, one per partition.
enum { AssignedReplicas = 1, AssignedPartitions = 2, Computation = 3 };
enum { ReplicaDevices = 1 };

// The processes of a grid, as plans have them at most.
constexpr int64_t mostProcesses = 4096;

[[noreturn]] void failOptions(const std::string &problem) { failInvalid("compile options: ", problem); }

template <typename Take> void forEachField(std::string_view message, const char *what, Take &&take) {
  WireReader reader(message);
  WireField field;
  while (reader.next(field))
    take(field);
  if (reader.isMalformed())
    failOptions(std::string(what) + " is malformed");
}

void needGroup(const WireField &field, bool isGroup, const char *what) {
  if (field.isGroup != isGroup)
    failOptions(std::string(what) + " has another encoding");
}

DeviceAssignment readAssignment(std::string_view message) {
  DeviceAssignment result;
  std::vector<std::vector<int64_t>> computations; // by partition
  forEachField(message, "the device assignment", [&](const WireField &field) {
    if (field.number == AssignedReplicas || field.number == AssignedPartitions) {
      needGroup(field, false, "a count of the device assignment");
      (field.number == AssignedReplicas ? result.replicas : result.partitions) = field.signedValue();
    } else if (field.number == Computation) {
      needGroup(field, true, "a computation of the device assignment");
      std::vector<int64_t> &devices = computations.emplace_back();
      forEachField(field.bytes, "a computation of the device assignment", [&](const WireField &ids) {
        if (ids.number != ReplicaDevices)
          return;
        if (!ids.isGroup) {
          devices.push_back(ids.signedValue());
          return;
        }
        for (std::string_view packed = ids.bytes; !packed.empty();) {
          uint64_t id;
          if (!takeNumber(packed, id))
            failOptions("a list of device ids is malformed");
          devices.push_back(int64_t(id));
        }
      });
    }
  });
  if (result.replicas < 1 || result.partitions < 1 || result.replicas > mostProcesses ||
      result.partitions > mostProcesses / result.replicas || int64_t(computations.size()) != result.partitions)
    failOptions("the device assignment has " + std::to_string(computations.size()) + " computations for " +
                std::to_string(result.replicas) + " replicas and " + std::to_string(result.partitions) + " partitions");
  result.devices.resize(size_t(result.replicas * result.partitions));
  for (int64_t partition = 0; partition < result.partitions; ++partition) {
    const std::vector<int64_t> &devices = computations[size_t(partition)];
    if (int64_t(devices.size()) != result.replicas)
      failOptions("the device assignment has " + std::to_string(devices.size()) + " devices for " +
                  std::to_string(result.replicas) + " replicas");
    for (int64_t replica = 0; replica < result.replicas; ++replica)
      result.devices[size_t(replica * result.partitions + partition)] = devices[size_t(replica)];
  }
  return result;
}

void readBuildOptions(std::string_view message, CompileOptions &result) {
  forEachField(message, "the group of build options", [&](const WireField &field) {
    auto count = [&](const char *what) {
      needGroup(field, false, what);
      if (field.value < 1 || field.value > uint64_t(mostProcesses))
        failOptions(std::string(what) + " is " + std::to_string(field.signedValue()));
      return int64_t(field.value);
    };
    switch (field.number) {
    case DeviceOrdinal:
      needGroup(field, false, "device_ordinal");
      result.deviceOrdinal = field.signedValue();
      break;
    case ResultLayout: result.hasLayouts = true; break;
    case Replicas: result.replicas = count("num_replicas"); break;
    case Partitions: result.partitions = count("num_partitions"); break;
    case UsesSpmd:
    case UsesShardy:
      needGroup(field, false, "use_spmd_partitioning");
      result.usesSpmd |= field.value != 0;
      break;
    case Assignment:
      needGroup(field, true, "the device assignment");
      result.assignment = readAssignment(field.bytes);
      break;
    }
  });
}

} // namespace

CompileOptions readCompileOptions(std::string_view bytes) {
  CompileOptions result;
  forEachField(bytes, "the message", [&](const WireField &field) {
    switch (field.number) {
    case ArgumentLayouts: result.hasLayouts = true; break;
    case IsTupled:
      needGroup(field, false, "parameter_is_tupled_arguments");
      result.isTupled = field.value != 0;
      break;
    case BuildOptions:
      needGroup(field, true, "the group of build options");
      readBuildOptions(field.bytes, result);
      break;
    case IsPortable:
      needGroup(field, false, "compile_portable_executable");
      result.isPortable = field.value != 0;
      break;
    }
  });
  if (result.replicas * result.partitions > mostProcesses)
    failOptions(std::to_string(result.replicas) + " replicas of " + std::to_string(result.partitions) +
                " partitions are too many");
  const DeviceAssignment &assignment = result.assignment;
  if (assignment.replicas && (assignment.replicas != result.replicas || assignment.partitions != result.partitions))
    failOptions("the device assignment is for " + std::to_string(assignment.replicas) + " replicas of " +
                std::to_string(assignment.partitions) + " partitions, the program for " +
                std::to_string(result.replicas) + " of " + std::to_string(result.partitions));
  return result;
}

std::string writeCompileOptions(const DeviceAssignment &assignment, Partitioner partitioner) {
  WireWriter build;
  build.number(DeviceOrdinal, uint64_t(-1));
  build.number(Replicas, uint64_t(assignment.replicas));
  build.number(Partitions, uint64_t(assignment.partitions));
  if (partitioner != Partitioner::None)
    build.number(UsesSpmd, 1);
  build.bytes(Assignment, writeDeviceAssignment(assignment));
  if (partitioner == Partitioner::Shardy)
    build.number(UsesShardy, 1);
  WireWriter message;
  message.bytes(BuildOptions, build.take());
  return message.take();
}

std::string writeDeviceAssignment(const DeviceAssignment &assignment) {
  WireWriter message;
  message.number(AssignedReplicas, uint64_t(assignment.replicas));
  message.number(AssignedPartitions, uint64_t(assignment.partitions));
  for (int64_t partition = 0; partition < assignment.partitions; ++partition) {
    std::string devices;
    for (int64_t replica = 0; replica < assignment.replicas; ++replica)
      WireWriter::appendNumber(devices,
                               uint64_t(assignment.devices[size_t(replica * assignment.partitions + partition)]));
    WireWriter computation;
    computation.bytes(ReplicaDevices, devices);
    message.bytes(Computation, computation.take());
  }
  return message.take();
}

} // namespace shlo::pjrt
