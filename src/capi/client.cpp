// client.h: plugins, clients, and plans on their devices.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/client.h"

#include "capi/plan_handle.h"
#include "capi/run_options.h"
#include "capi/tensor_handle.h"
#include "client/backend.h"
#include "client/store.h"
#include "pjrt/codes.h"

#include "llvm/ADT/STLExtras.h"

using namespace shlo;
using namespace shlo::capi;

struct shlo_plugin {
  Tag<Kind::Plugin> tag;
  std::shared_ptr<const client::Plugin> plugin;
};
struct shlo_client_options {
  Tag<Kind::ClientOptions> tag;
  client::Settings values;
  std::string rendezvous; // a folder; "": none
};
struct shlo_store_value {
  Tag<Kind::StoreValue> tag;
  std::optional<std::string> bytes;
};
struct shlo_client {
  Tag<Kind::Client> tag;
  std::shared_ptr<const client::Client> client;
};

// --- Plugins --------------------------------------------------------------------------------------------------------

shlo_status shlo_plugin_load(const char *path, size_t length, int32_t force, shlo_plugin **out, shlo_error **error) {
  return fallible(error, [&] {
    const std::string file = checkedPath(path, length);
    if (file.empty())
      fail(SHLO_INVALID_ARGUMENT, "the path is empty");
    nonNull(out, "out");
    auto made = std::make_unique<shlo_plugin>();
    made->plugin = unwrap(client::Plugin::load(file, force != 0));
    *out = made.release();
  });
}
void shlo_plugin_destroy(shlo_plugin *plugin) { destroyHandle(plugin); }
const char *shlo_plugin_path(const shlo_plugin *plugin, size_t *length) {
  return isHandle(plugin) ? returnText(plugin->plugin->path(), length) : giveNothing("", length);
}
int32_t shlo_plugin_minor_version(const shlo_plugin *plugin) {
  return isHandle(plugin) ? plugin->plugin->minorVersion() : -1;
}
const char *shlo_plugin_stablehlo_version(const shlo_plugin *plugin, size_t *length) {
  return isHandle(plugin) ? returnText(plugin->plugin->stablehloVersion(), length) : giveNothing("", length);
}
size_t shlo_plugin_attribute_count(const shlo_plugin *plugin) {
  return isHandle(plugin) ? plugin->plugin->attributes().size() : 0;
}
const char *shlo_plugin_attribute_name(const shlo_plugin *plugin, size_t index, size_t *length) {
  return index < shlo_plugin_attribute_count(plugin) ? returnText(plugin->plugin->attributes()[index].name, length)
                                                     : giveNothing("", length);
}
const char *shlo_plugin_attribute_value(const shlo_plugin *plugin, size_t index, size_t *length) {
  return index < shlo_plugin_attribute_count(plugin) ? returnText(plugin->plugin->attributes()[index].value, length)
                                                     : giveNothing("", length);
}
size_t shlo_plugin_extension_count(const shlo_plugin *plugin) {
  return isHandle(plugin) ? plugin->plugin->extensions().size() : 0;
}
int32_t shlo_plugin_extension(const shlo_plugin *plugin, size_t index) {
  return index < shlo_plugin_extension_count(plugin) ? plugin->plugin->extensions()[index] : -1;
}

// --- Clients --------------------------------------------------------------------------------------------------------

static shlo_status setValue(shlo_client_options *options, const char *name, size_t length, shlo_error **error,
                            llvm::function_ref<decltype(client::Option::value)()> make) {
  return setOption(options, error, [&](auto &o) {
    std::string text(checkedText(nonNull(name, "name"), length, "name"));
    auto value = make();
    std::vector<client::Option> &list = o.values.options;
    llvm::erase_if(list, [&](const client::Option &one) { return one.name == text; });
    list.push_back({std::move(text), std::move(value)});
  });
}

shlo_status shlo_client_options_create(shlo_client_options **out, shlo_error **error) {
  return createOptions(out, error);
}
void shlo_client_options_destroy(shlo_client_options *options) { destroyHandle(options); }
shlo_status shlo_client_options_set_text(shlo_client_options *options, const char *name, size_t name_length,
                                         const char *value, size_t value_length, shlo_error **error) {
  return setValue(options, name, name_length, error,
                  [&] { return std::string(checkedText(nonNull(value, "value"), value_length, "value")); });
}
shlo_status shlo_client_options_set_integer(shlo_client_options *options, const char *name, size_t length,
                                            int64_t value, shlo_error **error) {
  return setValue(options, name, length, error, [&] { return value; });
}
shlo_status shlo_client_options_set_number(shlo_client_options *options, const char *name, size_t length, double value,
                                           shlo_error **error) {
  return setValue(options, name, length, error, [&] { return value; });
}
shlo_status shlo_client_options_set_flag(shlo_client_options *options, const char *name, size_t length, int32_t value,
                                         shlo_error **error) {
  return setValue(options, name, length, error, [&] {
    if (value != 0 && value != 1)
      fail(SHLO_INVALID_ARGUMENT, "value is " + std::to_string(value) + ", which is not 0 or 1");
    return value != 0;
  });
}

shlo_status shlo_client_options_set_processes(shlo_client_options *options, int64_t process, int64_t count,
                                              shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (count < 1 || process < 0 || process >= count)
      fail(SHLO_INVALID_ARGUMENT, "process is " + std::to_string(process) + " of " + std::to_string(count));
    o.values.process = process;
    o.values.processes = count;
  });
}
shlo_status shlo_client_options_set_rendezvous(shlo_client_options *options, const char *path, size_t length,
                                               shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    std::string folder = checkedPath(path, length);
    if (folder.empty())
      fail(SHLO_INVALID_ARGUMENT, "the path is empty");
    o.rendezvous = std::move(folder);
    o.values.store = nullptr;
  });
}

namespace {

// A store that the caller has.
class CallersStore final : public client::Store {
public:
  CallersStore(shlo_store_get_fn getValue, shlo_store_put_fn putValue, void *user, shlo_release_user_fn release)
      : getValue(getValue), putValue(putValue), user(user), release(release) {}
  ~CallersStore() override {
    if (release)
      release(user);
  }
  Result<std::string> get(std::string_view key, std::chrono::milliseconds patience) override {
    shlo_store_value value;
    if (const shlo_status status = getValue(key.data(), key.size(), uint64_t(patience.count()), &value, user);
        status != SHLO_OK)
      return failed(status, "has no value of ", key);
    if (!value.bytes)
      return failed(SHLO_NOT_FOUND, "set no value of ", key);
    return std::move(*value.bytes);
  }
  Status put(std::string_view key, std::string_view value) override {
    const shlo_status status = putValue(key.data(), key.size(), value.data(), value.size(), user);
    return status == SHLO_OK ? Status() : failed(status, "does not take ", key);
  }

private:
  static Error failed(shlo_status status, const char *what, std::string_view key) {
    const bool isKnown = status > SHLO_OK && status <= SHLO_DEVICE;
    return makeError(isKnown ? status : SHLO_INTERNAL, std::string("the caller's store ") + what + std::string(key));
  }

  const shlo_store_get_fn getValue;
  const shlo_store_put_fn putValue;
  void *const user;
  const shlo_release_user_fn release;
};

} // namespace

shlo_status shlo_store_value_set(shlo_store_value *value, const void *data, size_t size, shlo_error **error) {
  return fallible(error, [&] {
    shlo_store_value &to = checked(value, "value");
    to.bytes = size ? std::string(static_cast<const char *>(nonNull(data, "data")), size) : std::string();
  });
}
shlo_status shlo_client_options_set_store(shlo_client_options *options, shlo_store_get_fn get, shlo_store_put_fn put,
                                          void *user, shlo_release_user_fn release, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    nonNull(get, "get");
    nonNull(put, "put");
    o.values.store = std::make_shared<CallersStore>(get, put, user, release);
    o.rendezvous.clear();
  });
}

shlo_status shlo_client_create(const shlo_plugin *plugin, const shlo_client_options *options, shlo_client **out,
                               shlo_error **error) {
  return fallible(error, [&] {
    const shlo_plugin &from = checked(plugin, "plugin");
    const shlo_client_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    auto made = std::make_unique<shlo_client>();
    client::Settings settings = given ? given->values : client::Settings();
    if (given && !given->rendezvous.empty())
      settings.store = unwrap(client::openFolder(given->rendezvous, settings.process));
    made->client = unwrap(client::Client::create(from.plugin, std::move(settings)));
    *out = made.release();
  });
}
void shlo_client_destroy(shlo_client *client) { destroyHandle(client); }
const char *shlo_client_platform(const shlo_client *client, size_t *length) {
  return isHandle(client) ? returnText(client->client->platform(), length) : giveNothing("", length);
}
const char *shlo_client_platform_version(const shlo_client *client, size_t *length) {
  return isHandle(client) ? returnText(client->client->platformVersion(), length) : giveNothing("", length);
}

static const client::Device *deviceAt(const shlo_client *client, size_t device) {
  return isHandle(client) && device < client->client->devices().size() ? &client->client->devices()[device] : nullptr;
}
size_t shlo_client_device_count(const shlo_client *client) {
  return isHandle(client) ? client->client->devices().size() : 0;
}
int64_t shlo_client_device_id(const shlo_client *client, size_t device) {
  const client::Device *found = deviceAt(client, device);
  return found ? found->id : -1;
}
const char *shlo_client_device_kind(const shlo_client *client, size_t device, size_t *length) {
  const client::Device *found = deviceAt(client, device);
  return found ? returnText(found->kind, length) : giveNothing("", length);
}
int64_t shlo_client_device_process(const shlo_client *client, size_t device) {
  const client::Device *found = deviceAt(client, device);
  return found ? found->process : -1;
}
int32_t shlo_client_device_is_local(const shlo_client *client, size_t device) {
  const client::Device *found = deviceAt(client, device);
  return found && found->isLocal;
}
int64_t shlo_client_device_memory(const shlo_client *client, size_t device) {
  return orElse(int64_t(-1),
                [&] { return deviceAt(client, device) ? client->client->memoryInUse(device).value_or(-1) : -1; });
}

// --- Plans ----------------------------------------------------------------------------------------------------------

shlo_status shlo_plan_options_set_client(shlo_plan_options *options, const shlo_client *client, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    const shlo_client *given = checkedOrNull(client, "client");
    o.client = given ? given->client : nullptr;
    o.values.backend = given ? client::backendFor(given->client, {}) : nullptr;
  });
}
shlo_status shlo_plan_options_set_devices(shlo_plan_options *options, size_t count, const int64_t *devices,
                                          shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (count)
      nonNull(devices, "devices");
    if (!o.client)
      fail(SHLO_INVALID_ARGUMENT, "devices are those of a client, which was not set (shlo_plan_options_set_client)");
    const std::vector<client::Device> &all = o.client->devices();
    std::vector<size_t> chosen;
    for (size_t i = 0; i < count; ++i) {
      if (devices[i] < 0 || size_t(devices[i]) >= all.size())
        fail(SHLO_INVALID_ARGUMENT, "devices[" + std::to_string(i) + "] is " + std::to_string(devices[i]) +
                                        ", the client has " + std::to_string(all.size()) + " devices");
      chosen.push_back(size_t(devices[i]));
    }
    o.values.backend = client::backendFor(o.client, std::move(chosen));
  });
}

// --- Tensors on a device --------------------------------------------------------------------------------------------

shlo_status shlo_tensor_to_device(const shlo_tensor *tensor, const shlo_client *client, int64_t device,
                                  shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] {
    const Tensor &from = checked(tensor, "tensor").tensor;
    const client::Client &to = *checked(client, "client").client;
    nonNull(out, "out");
    if (device < 0 || size_t(device) >= to.devices().size() || !to.devices()[size_t(device)].isLocal)
      fail(SHLO_INVALID_ARGUMENT, "device is " + std::to_string(device) +
                                      ", which is no device of this process; the "
                                      "client has " +
                                      std::to_string(to.devices().size()) + " devices");
    if (pjrt::bufferType(shlo_element_type(from.type.element)) == PJRT_Buffer_Type_INVALID)
      fail(SHLO_UNSUPPORTED, "PJRT has no buffers of " + toString(from.type));
    *out = new shlo_tensor(unwrap(to.put(from, size_t(device))));
  });
}

shlo_status shlo_tensor_to_host(const shlo_tensor *tensor, shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] {
    nonNull(out, "out");
    if (!isHandle(tensor) || !tensor->isOnDevice()) {
      checked(tensor, "tensor");
      fail(SHLO_INVALID_ARGUMENT, "tensor is in memory of the host");
    }
    *out = new shlo_tensor(unwrap(client::Client::fetch(tensor->tensor)));
  });
}

int64_t shlo_tensor_device(const shlo_tensor *tensor) {
  const bool isThere = isHandle(tensor) && tensor->isOnDevice();
  return isThere ? int64_t(client::memoryOf(tensor->tensor)->device) : -1;
}

shlo_status shlo_run_options_set_results_on_device(shlo_run_options *options, int32_t keep, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (keep != 0 && keep != 1)
      fail(SHLO_INVALID_ARGUMENT, "keep is " + std::to_string(keep) + ", which is not 0 or 1");
    o.keepsOnDevice = keep != 0;
  });
}
