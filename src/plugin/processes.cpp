// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/processes.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <climits>
#include <cstdlib>

namespace shlo::plugin {
namespace {

PJRT_Error *makeCallbackError(PJRT_Error_Code code, const char *message, size_t size) {
  try {
    return makeError({code, std::string(message, size)});
  } catch (...) {
    return errorOfException();
  }
}

// A store has keys with values; no key gets another value.
class StoreExchange final : public Exchange {
public:
  StoreExchange(const PJRT_Client_Create_Args &args, const ClientOptions &options)
      : getValue(args.kv_get_callback), putValue(args.kv_put_callback), getUser(args.kv_get_user_arg),
        putUser(args.kv_put_user_arg), process(options.process), count(options.processes),
        timeout(options.processTimeout) {}

  std::vector<std::string> gather(const std::string &name, std::string own, size_t most) override {
    const Time end = Clock::now() + timeout;
    const std::string prefix = "shlo/" + name + "/";
    put(prefix + std::to_string(process), own);
    std::vector<std::string> all;
    for (int64_t other = 0; other < count; ++other)
      all.push_back(other == process ? std::move(own) : get(prefix + std::to_string(other), other, most, end));
    return all;
  }

private:
  using Clock = std::chrono::steady_clock;
  using Time = Clock::time_point;
  // Stores have values of moderate size. The first one begins with the number of those that follow.
  static constexpr size_t mostBytes = size_t(1) << 20;

  void put(const std::string &key, std::string_view value) const {
    const size_t more = value.empty() ? 0 : (value.size() - 1) / mostBytes;
    for (size_t k = 1; k <= more; ++k)
      putOne(key + "/" + std::to_string(k), value.substr(k * mostBytes, mostBytes));
    putOne(key, std::to_string(more) + "\n" + std::string(value.substr(0, mostBytes))); // who has it finds the others
  }
  std::string get(const std::string &key, int64_t other, size_t most, Time end) const {
    std::string value = getOne(key, other, end);
    const size_t line = value.find('\n');
    size_t more = 0;
    const auto [rest, problem] = std::from_chars(value.data(), value.data() + std::min(line, value.size()), more);
    if (line == std::string::npos || problem != std::errc() || rest != value.data() + line || more > most / mostBytes)
      fail(PJRT_Error_Code_DATA_LOSS, "the store's value of ", key, " is not what a process has put there");
    value.erase(0, line + 1);
    for (size_t k = 1; k <= more; ++k)
      value += getOne(key + "/" + std::to_string(k), other, end);
    return value;
  }

  // What both callbacks of the store get.
  template <typename Args> Args about(const std::string &key, size_t structSize, void *user) const {
    static PJRT_CallbackError makesErrors = makeCallbackError;
    Args args{};
    args.struct_size = structSize;
    args.key = key.data();
    args.key_size = key.size();
    args.callback_error = &makesErrors;
    args.user_arg = user;
    return args;
  }
  static void check(PJRT_Error *error, const std::string &what) {
    if (!error)
      return;
    const pjrt::Failure failure = takeError(error);
    fail(failure.code, what + ": " + failure.message);
  }
  void putOne(const std::string &key, std::string_view value) const {
    auto args = about<PJRT_KeyValuePutCallback_Args>(key, PJRT_KeyValuePutCallback_Args_STRUCT_SIZE, putUser);
    give(value, args.value, args.value_size);
    check(putValue(&args), "the client's store does not take " + key);
  }
  std::string getOne(const std::string &key, int64_t other, Time end) const {
    const int64_t left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    auto args = about<PJRT_KeyValueGetCallback_Args>(key, PJRT_KeyValueGetCallback_Args_STRUCT_SIZE, getUser);
    args.timeout_in_ms = int(std::clamp<int64_t>(left, 1, INT_MAX));
    check(getValue(&args), "process " + std::to_string(other) + " of " + std::to_string(count) + " has not come to " +
                               key + " in " + std::to_string(timeout.count()) + " ms");
    std::string value(args.value, args.value_size);
    if (args.value_deleter_callback)
      args.value_deleter_callback(args.value);
    return value;
  }

  const PJRT_KeyValueGetCallback getValue;
  const PJRT_KeyValuePutCallback putValue;
  void *const getUser, *const putUser;
  const int64_t process, count;
  const std::chrono::milliseconds timeout;
};

} // namespace

std::unique_ptr<Exchange> makeExchange(const PJRT_Client_Create_Args &args, const ClientOptions &options) {
  if (options.process >= options.processes)
    failInvalid("client option node_id is ", options.process, ", num_nodes is ", options.processes);
  if (options.processes == 1)
    return nullptr;
  if (!args.kv_get_callback || !args.kv_put_callback)
    failInvalid("num_nodes is ", options.processes,
                ", and the client has no store: kv_get_callback and kv_put_callback");
  return std::make_unique<StoreExchange>(args, options);
}

Processes::Processes(std::unique_ptr<Exchange> given, const ClientOptions &options) : exchange(std::move(given)) {
  const std::string kind = std::string(" devices, stablehlo-c ") + shlo_library_version();
  const std::string own = std::to_string(options.devices) + kind;
  int64_t all = 0;
  for (const std::string &text : exchange->gather("devices", own, 0)) {
    char *rest;
    const int64_t devices = std::strtoll(text.c_str(), &rest, 10);
    if (devices < 1 || devices > mostDevices || rest != kind)
      fail(PJRT_Error_Code_FAILED_PRECONDITION, "process ", deviceCounts.size(), " has '", text, "', this one '", own,
           "'");
    deviceCounts.push_back(devices);
    all += devices;
  }
  if (all > mostDevices)
    failInvalid("the processes have ", all, " devices together");
}

std::vector<std::string> Processes::gather(const std::string &key, std::string own, size_t most) {
  uint64_t run;
  {
    const std::lock_guard lock(mutex);
    run = runs[key]++;
  }
  return exchange->gather(key + "/" + std::to_string(run), std::move(own), most);
}

} // namespace shlo::plugin
