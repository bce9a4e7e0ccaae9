// The options of a compilation: CompileOptionsProto, as bytes. The numbers of its fields are in the .cpp.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shlo::pjrt {

// The device of each process of a grid, partition by partition within a replica.
struct DeviceAssignment {
  int64_t replicas = 0, partitions = 0; // 0: there is no assignment
  std::vector<int64_t> devices;         // of process replica * partitions + partition

  bool operator==(const DeviceAssignment &) const = default;
};

struct CompileOptions {
  int64_t replicas = 1, partitions = 1;
  int64_t deviceOrdinal = -1; // -1: none
  bool usesSpmd = false;      // the program is one for all partitions, with shardings
  bool isPortable = false;    // the device comes with each execution
  bool isTupled = false;      // the arguments are one tuple
  bool hasLayouts = false;    // layouts of arguments or of the result are stated
  DeviceAssignment assignment;
};

// Throws a Failure if the bytes are no such options, or say what makes no sense.
CompileOptions readCompileOptions(std::string_view bytes);
// Who makes one program for all partitions one for each: nobody, or an engine, after the shardings of XLA or of Shardy.
enum class Partitioner { None, Xla, Shardy };
// Of an executable for each process of the assignment.
std::string writeCompileOptions(const DeviceAssignment &assignment, Partitioner partitioner = Partitioner::None);
std::string writeDeviceAssignment(const DeviceAssignment &assignment);

} // namespace shlo::pjrt
