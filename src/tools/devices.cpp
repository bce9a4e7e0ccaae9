// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "devices.h"

#include "support.h"

#include <charconv>

namespace tool {

std::vector<Option> clientOptions() {
  return {{"--plugin-option", "K=V", "an option of the plugin's client: an integer, true, false or a text"},
          {"--plugin-force", nullptr, "use the plugin even if it is known to end or to stop processes"}};
}

Plugin loadPlugin(const std::string &path, const Arguments &arguments) {
  return make<Plugin>("", shlo_plugin_load, path.data(), path.size(), int32_t(arguments.has("--plugin-force")));
}

Client makeClient(const Plugin &plugin, const std::string &path, const Arguments &arguments) {
  auto options = make<ClientOptions>("", shlo_client_options_create);
  for (const std::string &given : arguments.all("--plugin-option")) {
    const size_t middle = given.find('=');
    if (middle == 0 || middle == std::string::npos)
      throw UsageError{"--plugin-option takes NAME=VALUE, not '" + given + "'"};
    const std::string value = given.substr(middle + 1);
    int64_t integer = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), integer);
    if (error == std::errc() && end == value.data() + value.size())
      call("", shlo_client_options_set_integer, options.get(), given.data(), middle, integer);
    else if (value == "true" || value == "false")
      call("", shlo_client_options_set_flag, options.get(), given.data(), middle, int32_t(value == "true"));
    else
      call("", shlo_client_options_set_text, options.get(), given.data(), middle, value.data(), value.size());
  }
  if (const std::optional<std::string> process = arguments.get("--process")) {
    const UsageError wrong{"--process takes the number of this process and that of all, such as 0/2, not '" + *process +
                           "'"};
    int64_t number = 0, count = 0;
    const char *begin = process->data(), *end = begin + process->size();
    const auto [middle, first] = std::from_chars(begin, end, number);
    if (first != std::errc() || middle == end || *middle != '/')
      throw wrong;
    const auto [stop, second] = std::from_chars(middle + 1, end, count);
    if (second != std::errc() || stop != end || number < 0 || number >= count)
      throw wrong;
    call("", shlo_client_options_set_processes, options.get(), number, count);
  }
  if (const std::optional<std::string> folder = arguments.get("--rendezvous"))
    call("", shlo_client_options_set_rendezvous, options.get(), folder->data(), folder->size());
  return make<Client>(path, shlo_client_create, static_cast<const shlo_plugin *>(plugin.get()),
                      static_cast<const shlo_client_options *>(options.get()));
}

} // namespace tool
