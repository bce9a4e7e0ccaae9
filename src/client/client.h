// A client of a plugin: its devices, and what lives on them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "client/plugin.h"
#include "client/store.h"
#include "exec/run_context.h"
#include "tensor/tensor.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>

namespace shlo::client {

struct Option {
  std::string name;
  std::variant<std::string, int64_t, double, bool> value;
};

// What a client is made with.
struct Settings {
  std::vector<Option> options;
  int64_t process = 0, processes = 1; // those that form the client together
  std::shared_ptr<Store> store;       // which they share; null: none
};

struct Device {
  PJRT_Device *handle;
  int64_t id, process;
  std::string kind;
  bool isLocal; // this process may use it
};

class Client;

// What a plugin has made, and its end. The client lives longer.
template <typename T, typename Args, PJRT_Error *(*PJRT_Api::*destroy)(Args *), T *Args::*member> class Owned {
public:
  Owned() = default;
  Owned(const Client &client, T *object) : client(&client), object(object) {}
  Owned(Owned &&other) : client(other.client), object(std::exchange(other.object, nullptr)) {}
  Owned &operator=(Owned &&other) {
    std::swap(client, other.client);
    std::swap(object, other.object);
    return *this;
  }
  ~Owned();
  T *get() const { return object; }

private:
  const Client *client = nullptr;
  T *object = nullptr;
};
using Buffer =
    Owned<PJRT_Buffer, PJRT_Buffer_Destroy_Args, &PJRT_Api::PJRT_Buffer_Destroy, &PJRT_Buffer_Destroy_Args::buffer>;
using Event =
    Owned<PJRT_Event, PJRT_Event_Destroy_Args, &PJRT_Api::PJRT_Event_Destroy, &PJRT_Event_Destroy_Args::event>;
using LoadedExecutable =
    Owned<PJRT_LoadedExecutable, PJRT_LoadedExecutable_Destroy_Args, &PJRT_Api::PJRT_LoadedExecutable_Destroy,
          &PJRT_LoadedExecutable_Destroy_Args::executable>;
using ExecutableFacts = Owned<PJRT_Executable, PJRT_Executable_Destroy_Args, &PJRT_Api::PJRT_Executable_Destroy,
                              &PJRT_Executable_Destroy_Args::executable>;

// What an execution uses until it has ended.
struct Flight {
  std::shared_ptr<const LoadedExecutable> executable;
  std::vector<Buffer> inputs, outputs;
  std::vector<std::shared_ptr<Storage>> held; // inputs that are on the device
  std::vector<std::vector<char>> memory;      // for the outputs
  std::vector<Event> events;
};

// What a storage on a device is.
struct DeviceMemory {
  std::shared_ptr<const Client> client; // which ends after the buffer
  Buffer buffer;
  size_t device; // its index
};
// Null for memory of the host.
inline const DeviceMemory *memoryOf(const Tensor &tensor) {
  return static_cast<const DeviceMemory *>(tensor.storage->device().get());
}

// Several threads at once may use it.
class Client : public std::enable_shared_from_this<Client> {
public:
  static Result<std::shared_ptr<const Client>> create(std::shared_ptr<const Plugin> plugin, Settings settings);
  // What the device still does is not waited for: then the client stays.
  ~Client();

  const Plugin &plugin() const { return *library; }
  const std::string &platform() const { return name; }
  const std::string &platformVersion() const { return version; }
  const std::vector<Device> &devices() const { return list; }
  // None if the device does not say.
  std::optional<int64_t> memoryInUse(size_t device) const;

  Result<std::shared_ptr<const LoadedExecutable>> compile(std::string_view artifact, std::string_view options) const;
  // A copy on the device. The memory may change once the call returns, if it is not lent; otherwise once the events
  // that are added to the flight are ready, which is after the buffers have been destroyed.
  Status upload(Flight &flight, const TensorType &type, const void *data, PJRT_Device *device, bool isLent) const;
  // Until the event that is added to the list is ready, the device may write to `to`.
  Status download(const Buffer &from, const TensorType &type, void *to, std::vector<Event> &events,
                  const exec::RunContext &context) const;
  // A tensor in the memory of a buffer that nobody writes to any more, if that is memory of the host; null otherwise,
  // and the buffer stays. It keeps the buffer and the client.
  std::shared_ptr<Storage> lend(Buffer &buffer, const TensorType &type, size_t device) const;
  // A tensor of the host on a device, and back.
  Result<Tensor> put(const Tensor &tensor, size_t device) const;
  static Result<Tensor> fetch(const Tensor &tensor);
  // Waits for an event, and fails as it has failed, or if the run must stop.
  Status await(const Event &event, const exec::RunContext &context) const;
  // Keeps what an execution uses that nobody waits for.
  void park(std::unique_ptr<Flight> flight) const;
  // Ends those that are done.
  void sweep() const;

private:
  Client() = default;
  Status findDevices();
  Result<bool> isReady(const Event &event) const;
  bool isRowMajor(const Buffer &buffer, size_t rank) const;
  void endHold(const Buffer &buffer) const;

  std::shared_ptr<const Plugin> library;
  std::shared_ptr<Store> store; // which the plugin uses as long as its client lives
  PJRT_Client *handle = nullptr;
  std::string name, version;
  std::vector<Device> list;
  mutable std::mutex mutex;
  mutable std::vector<std::unique_ptr<Flight>> parked;
  mutable std::atomic<bool> hasParked{false}; // spares a run the lock
};

template <typename T, typename Args, PJRT_Error *(*PJRT_Api::*destroy)(Args *), T *Args::*member>
Owned<T, Args, destroy, member>::~Owned() {
  if (!object)
    return;
  Args args{};
  args.struct_size = sizeof(Args);
  args.*member = object;
  (void)client->plugin().call(destroy, "_Destroy", args); // nobody could do anything about an error
}

} // namespace shlo::client
