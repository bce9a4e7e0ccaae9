// Compiled programs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "pjrt/compile_options.h"
#include "plugin/objects.h"
#include "plugin/shards.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <string_view>

// Row-major and contiguous.
struct PJRT_Layouts_MemoryLayout {
  size_t rank;
};

namespace shlo::plugin {

// The layout of a value, as the compiler of XLA writes it: "{1,0}" for rank 2.
std::string rowMajorText(size_t rank);

// Texts as the interface gives them.
struct Texts {
  std::deque<std::string> kept;
  std::vector<const char *> pointers;
  std::vector<size_t> sizes;
  void add(std::string text) {
    kept.push_back(std::move(text));
    pointers.push_back(kept.back().data());
    sizes.push_back(kept.back().size());
  }
  void give(const char *const *&texts, const size_t *&lengths, size_t &count) const {
    plugin::give(pointers, texts, count);
    lengths = sizes.data();
  }
};

// A plan, and what it was made of. It belongs to no client and does not change.
class Program : public Counted<Program> {
public:
  // Throws if the program cannot be compiled.
  Program(std::string_view code, std::string_view optionBytes, const ClientOptions &client);

  pjrt::CompileOptions options;
  std::string code, optionBytes; // as they were given
  std::string name;
  Plan plan;

  struct Values {
    std::vector<PJRT_Buffer_Type> types;
    std::vector<size_t> ranks;
    std::vector<int64_t> dims;    // of all values, one after another
    std::vector<size_t> begins;   // of each in dims
    std::vector<int64_t> sizes;   // in bytes, 0 if an extent is not known
    int64_t bytes = 0;            // of all
    Texts memoryKinds, shardings; // shardings as OpSharding
    std::deque<PJRT_Layouts_MemoryLayout> layouts;
    std::vector<PJRT_Layouts_MemoryLayout *> layoutList;
    std::vector<Shards> shards; // of a sharded program: dims are those of the parts
    size_t count() const { return types.size(); }
    const int64_t *shape(size_t index) const { return dims.data() + begins[index]; }
  };
  Values inputs, outputs;
  std::vector<int64_t> aliases; // by input, as shlo_plan_input_alias tells
  int64_t aliasBytes = 0;       // of inputs whose memory becomes that of a result
  // Of devices, each of which has arguments and results of its own.
  size_t processes() const { return size_t(options.replicas * options.partitions); }
  // The program runs once for all devices.
  bool isSharded() const { return isForMesh; }

  // 32 digits that depend on the code, the options and the version of the library.
  std::string fingerprint;
  // Digits that are the same in all processes of a client that run the program, whose locations may differ.
  std::string keyFor(const std::vector<PJRT_Device *> &devices) const;
  // Whether it calls functions of the caller (ffi.h).
  bool callsHandlers() const;
  // The program as text; made when it is first asked for.
  const std::string &text() const;

  // Costs by name.
  std::vector<PJRT_NamedValue> costs;

private:
  bool isForMesh = false;
  void addCost(std::string_view name, double value);
  std::string shardingAttributes() const;
  std::string outline() const;
  std::string print() const; // without locations

  mutable std::mutex mutex;
  mutable std::string printed;
};

std::string serialize(const Program &program);
Ref<Program> deserialize(std::string_view bytes, std::string_view overridingOptions, const ClientOptions &client);

} // namespace shlo::plugin

struct PJRT_Executable {
  shlo::plugin::Ref<shlo::plugin::Program> program;
};

// Destroyed by its owner while executions are under way, it lives on until they end.
struct PJRT_LoadedExecutable : shlo::plugin::Counted<PJRT_LoadedExecutable> {
  PJRT_LoadedExecutable(PJRT_Client &client, shlo::plugin::Ref<shlo::plugin::Program> program);

  shlo::plugin::Ref<PJRT_Client> client;
  shlo::plugin::Ref<shlo::plugin::Program> program;
  // By process of the program's grid; none if the program is portable.
  std::vector<PJRT_Device *> assigned;
  // Those of this process of the operating system, their logical ids, and their numbers in the list above.
  std::vector<PJRT_Device *> devices;
  std::vector<PJRT_LogicalDeviceIds> logicalIds;
  std::vector<size_t> places;
  // What it is called where processes exchange values; empty if all devices are local.
  std::string key;
  bool isDistributed() const { return !key.empty(); }
  std::vector<size_t> donated; // inputs
  // For runs without donations, and for those with all of them.
  shlo::plugin::RunOptions plain, donating;
  std::atomic<bool> isDeleted{false};
  // Execute may return before the results are there: their shapes are known, and no handler has to be called.
  bool mayWait = false;
  // The time of its last run on the queue. If that was short, and nothing is queued, the next run is not queued.
  mutable std::atomic<std::chrono::nanoseconds> time{std::chrono::nanoseconds::max()};

  shlo::plugin::RunOptions makeRunOptions() const;
};
