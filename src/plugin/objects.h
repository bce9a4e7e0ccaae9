// The objects behind the handles of PJRT.
//
// Those that others refer to are counted, so clients, executables, buffers and events can be destroyed in any order.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plugin/event.h"
#include "plugin/handles.h"

#include <atomic>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

namespace shlo::plugin {

using pjrt::fail;
using pjrt::failInvalid;
using pjrt::failUnsupported;

// A list whose length is known when it is made; short ones take no memory of their own.
template <typename T, size_t inside> class Few {
public:
  Few() = default;
  explicit Few(size_t count) { resize(count); }
  void resize(size_t count) { // all are zero
    many.reset(count > inside ? new T[count]() : nullptr);
    length = count;
  }
  T *data() { return many ? many.get() : few; }
  const T *data() const { return many ? many.get() : few; }
  size_t size() const { return length; }
  T &operator[](size_t index) { return data()[index]; }
  const T &operator[](size_t index) const { return data()[index]; }

private:
  T few[inside] = {};
  std::unique_ptr<T[]> many;
  size_t length = 0;
};

// What the caller must not leave NULL.
inline void need(const void *pointer, const char *name) {
  if (!pointer)
    failInvalid(name, " is NULL");
}
inline void need(size_t, const char *) {} // what is no pointer
template <typename T> T &nonNull(T *handle, const char *name) {
  need(handle, name);
  return *handle;
}

// Bytes of the caller, of which there may be none.
inline std::string_view textOf(const char *data, size_t size, const char *name) {
  return size ? std::string_view(&nonNull(data, name), size) : std::string_view();
}

// What `textOf` gives for each number from 0 to count - 1.
template <typename TextOf> std::string listed(size_t count, TextOf &&textOf, const char *separator = ", ") {
  std::string list;
  for (size_t i = 0; i < count; ++i)
    list.append(i ? separator : "").append(textOf(i));
  return list;
}

// Outputs of entries: the elements of a list, or of a text.
template <typename List, typename T> void give(const List &list, T *&data, size_t &size) {
  data = const_cast<T *>(list.data()); // some fields of the interface lack a const
  size = list.size();
}
// Bytes that the caller frees with a function that it gets with them.
template <typename Owner>
void giveBytes(std::string bytes, const char *&data, size_t &size, Owner *&owner, void (*&destroy)(Owner *)) {
  auto *kept = new std::string(std::move(bytes));
  give(*kept, data, size);
  owner = reinterpret_cast<Owner *>(kept);
  destroy = [](Owner *owned) { delete reinterpret_cast<std::string *>(owned); };
}
// A list without elements, which is somewhere.
template <typename T> struct None {
  static constexpr T nothing[1] = {};
  static const T *data() { return nothing; }
  static size_t size() { return 0; }
};
inline PJRT_NamedValue namedValue(std::string_view name, PJRT_NamedValue_Type type, size_t size) {
  PJRT_NamedValue value{};
  value.struct_size = PJRT_NamedValue_STRUCT_SIZE;
  give(name, value.name, value.name_size);
  value.type = type;
  value.value_size = size;
  return value;
}

inline constexpr std::string_view platformName = "shlo", memoryKind = "device";
const std::string &platformVersion();

// The bytes of all buffers of a device.
struct MemoryUse {
  std::atomic<int64_t> bytes{0}, peak{0}, allocations{0}, largest{0};
  void add(int64_t size);
  void remove(int64_t size) { bytes.fetch_sub(size, std::memory_order_relaxed); }
};

} // namespace shlo::plugin

struct PJRT_DeviceDescription {
  int id, process;
  std::string debugString, shortString;
};

namespace shlo::plugin {
PJRT_DeviceDescription describeDevice(int id, int process);
class Processes;
class Exchange;
class Queue;
} // namespace shlo::plugin

struct PJRT_Device {
  PJRT_Client *client;
  PJRT_DeviceDescription description;
  PJRT_Memory *memory; // its only one; null: the device is one of another process
  int localId;         // among the devices of its process
  shlo::plugin::MemoryUse use;
};

namespace shlo::plugin {

struct Memory : PJRT_Memory {
  explicit Memory(PJRT_Device &device);
  ~Memory();

  PJRT_Device *device;
  std::string debugString, shortString;
  // What other code attaches by the functions of its table.
  struct Attached {
    void *data;
    void (*destroy)(void *);
  };
  std::mutex mutex;
  std::unordered_map<const void *, Attached> attached;
};
inline Memory &memoryOf(PJRT_Memory *memory) { return static_cast<Memory &>(nonNull(memory, "memory")); }

// The device of a memory, or the given one.
PJRT_Device &placeOf(PJRT_Client &client, PJRT_Device *device, PJRT_Memory *memory);

// What options of a client say (options.cpp).
constexpr int64_t mostDevices = 4096;
struct ClientOptions {
  int64_t devices = 1, threads = 1, maxMemory = 0; // 0: the library's default
  int64_t asynchronous = 0, simd = SHLO_SIMD_AUTO;
  int64_t process = 0, processes = 1, processTimeout = 300000; // in milliseconds
};
ClientOptions readClientOptions(const PJRT_NamedValue *options, size_t count);

} // namespace shlo::plugin

struct PJRT_TopologyDescription {
  std::vector<PJRT_DeviceDescription *> descriptions; // of the client's devices, or of its own
  std::deque<PJRT_DeviceDescription> own;
  bool isOwned = false; // by the caller; otherwise by its client
};

struct PJRT_Client : shlo::plugin::Counted<PJRT_Client> {
  // exchange: null for one process.
  PJRT_Client(const shlo::plugin::ClientOptions &options, std::unique_ptr<shlo::plugin::Exchange> exchange);
  ~PJRT_Client();

  shlo::plugin::ClientOptions options;
  const std::unique_ptr<shlo::plugin::Processes> processes;
  shlo::plugin::Pool pool; // null: runs work alone, on the threads that call Execute
  // Of programs that run after Execute has returned; null: none do.
  shlo::plugin::Ref<shlo::plugin::Queue> queue;
  std::deque<PJRT_Device> devices;
  std::deque<shlo::plugin::Memory> memories;
  std::vector<PJRT_Device *> deviceList, localDevices; // of all processes, by id; of this one
  std::vector<PJRT_Memory *> memoryList;
  PJRT_TopologyDescription topology;

  // The devices that so many processes of a program get without an assignment: the first ones of this process, or of
  // all, if these are too few.
  const std::vector<PJRT_Device *> &devicesFor(size_t count) const {
    return count <= localDevices.size() ? localDevices : deviceList;
  }
};

struct PJRT_Buffer : shlo::plugin::Counted<PJRT_Buffer> {
  // A buffer without a tensor has to get one by give().
  PJRT_Buffer(PJRT_Device &device, PJRT_Buffer_Type type) : client(device.client), device(&device), type(type) {}
  ~PJRT_Buffer();

  void give(shlo::plugin::Tensor given);
  // The tensor comes with the end of an execution that uses the buffer until then.
  void expect(const int64_t *shape, size_t rank, shlo::plugin::Ref<shlo::plugin::Completion> execution);
  // The tensor is there while it is used, and was not deleted or donated before; otherwise this throws.
  void beginUse();
  void endUse();
  // The tensor of a buffer that is used. Waits until it is there; throws if the execution that should make it failed.
  const shlo_tensor *await() const;
  const shlo_tensor *tensorInUse(); // both
  // Takes the buffer's own use for an execution: for all others it is deleted. endDonation(false) gives it back.
  void donate();
  void endDonation(bool isGone);
  // Nobody else uses the tensor of a donated buffer, so it may be consumed.
  bool isAlone() const { return state.load(std::memory_order_acquire) == (deleted | 1); }
  // Whether this call deleted it.
  bool erase();
  bool isDeleted() const { return state.load(std::memory_order_acquire) & deleted; }

  shlo::plugin::Ref<PJRT_Client> client;
  PJRT_Device *device;
  PJRT_Buffer_Type type;
  shlo::plugin::Few<int64_t, 6> dims;
  size_t size = 0;
  shlo_tensor *tensor = nullptr;
  shlo::plugin::Ref<shlo::plugin::Completion> completion; // of the execution that makes it; null: it is there
  std::atomic<int64_t> external{0};

private:
  // Who uses the tensor; the buffer itself does until it is deleted.
  static constexpr int64_t deleted = int64_t(1) << 62;
  std::atomic<int64_t> state{1};
  // Marks it as deleted: false if it was.
  bool mark();
  void setShape(const int64_t *shape, size_t rank);
  void drop();
};

namespace shlo::plugin {

// Uses the tensor of a buffer in a scope.
class Use {
public:
  explicit Use(PJRT_Buffer &buffer) : buffer(buffer), tensor(buffer.tensorInUse()) {}
  Use(const Use &) = delete;
  ~Use() { buffer.endUse(); }
  const shlo_tensor *operator*() const { return tensor; }

private:
  PJRT_Buffer &buffer;
  const shlo_tensor *tensor;
};

PJRT_Buffer *makeBuffer(PJRT_Device &device, PJRT_Buffer_Type type, Tensor tensor);

} // namespace shlo::plugin
