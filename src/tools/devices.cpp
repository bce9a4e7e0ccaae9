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
  return make<Client>(path, shlo_client_create, static_cast<const shlo_plugin *>(plugin.get()),
                      static_cast<const shlo_client_options *>(options.get()));
}

} // namespace tool
