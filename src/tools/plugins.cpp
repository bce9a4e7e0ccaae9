// shlo plugins: looks at plugins of PJRT, each in a process of its own.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "devices.h"
#include "support.h"

#include <nlohmann/json.hpp>

#include <map>

namespace tool {

namespace {

using Json = nlohmann::ordered_json;

// Adds on the device, and checks the sum.
void tryProgram(const std::string &path, const Client &client) {
  constexpr std::string_view program = "func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {\n"
                                       "  %0 = stablehlo.add %a, %b : tensor<3xf32>\n"
                                       "  return %0 : tensor<3xf32>\n"
                                       "}\n";
  auto module = make<Module>(path, shlo_module_parse, program.data(), program.size(), nullptr);
  auto options = make<PlanOptions>(path, shlo_plan_options_create);
  call(path, shlo_plan_options_set_client, options.get(), static_cast<const shlo_client *>(client.get()));
  auto plan = make<Plan>(path, shlo_plan_create, static_cast<const shlo_module *>(module.get()),
                         static_cast<const shlo_plan_options *>(options.get()));
  const float a[] = {1, 2, 3}, b[] = {10, 20, 40};
  float sum[3] = {};
  const void *inputs[] = {a, b};
  void *outputs[] = {sum};
  call(path, shlo_plan_run_raw, plan.get(), size_t(2), inputs, size_t(1), outputs, nullptr);
  for (int i = 0; i < 3; ++i)
    if (sum[i] != a[i] + b[i])
      throw Failure{"it adds " + std::to_string(a[i]) + " and " + std::to_string(b[i]) + " to " +
                    std::to_string(sum[i])};
}

std::string devicesOf(const Client &client) {
  std::map<std::string, uint64_t> kinds;
  for (size_t i = 0; i < shlo_client_device_count(client.get()); ++i)
    ++kinds[shlo_client_device_kind(client.get(), i, nullptr)];
  std::string text;
  for (const auto &[kind, count] : kinds)
    text += (text.empty() ? "" : ", ") + std::to_string(count) + " " + visible(kind);
  return text;
}

int look(const std::string &path, const Arguments &arguments, const Teller &tell) {
  try {
    tell.step("loading it");
    const Plugin plugin = loadPlugin(path, arguments);
    tell.fact("pjrt", "0." + std::to_string(shlo_plugin_minor_version(plugin.get())));
    tell.fact("stablehlo", shlo_plugin_stablehlo_version(plugin.get(), nullptr));
    std::string extensions;
    for (size_t i = 0; i < shlo_plugin_extension_count(plugin.get()); ++i)
      extensions += (i ? " " : "") + std::to_string(shlo_plugin_extension(plugin.get(), i));
    tell.fact("extensions", extensions);
    tell.step("creating a client");
    const Client client = makeClient(plugin, "", arguments);
    tell.fact("platform", shlo_client_platform(client.get(), nullptr));
    tell.fact("devices", devicesOf(client));
    tell.step("running a program");
    tryProgram("", client);
    tell.fact("verdict", "works");
    return ExitGood;
  } catch (const Failure &failure) {
    tell.fact("verdict", failure.message.rfind("error: ", 0) == 0 ? failure.message.substr(7) : failure.message);
    return ExitInput;
  }
}

int run(const Arguments &arguments) {
  if (arguments.operands().empty())
    throw UsageError{"LIBRARY is missing"};
  const double seconds = arguments.real("--seconds", 10);
  const bool isJson = arguments.has("--json");
  Style style(stdout);
  int exit = ExitGood;
  auto json = Json::array();
  for (const std::string &path : arguments.operands()) {
    Ended ended = runInChild(seconds, [&](const Teller &tell) { return look(path, arguments, tell); });
    if (const std::string trouble = troubleOf(ended); !trouble.empty())
      ended.facts.emplace_back("verdict", trouble);
    const bool works = !ended.facts.empty() && ended.facts.back().second == "works";
    exit = works ? exit : ExitInput;
    if (isJson) {
      Json &one = json.emplace_back(Json{{"path", path}});
      for (const auto &[name, value] : ended.facts)
        one[name] = value;
      continue;
    }
    std::printf("%s%s%s\n", style.bold, visible(path).c_str(), style.reset);
    for (const auto &[name, value] : ended.facts)
      std::printf("  %-10s  %s%s%s\n", name.c_str(),
                  name != "verdict" ? ""
                  : works           ? style.green
                                    : style.red,
                  visible(value).c_str(), name != "verdict" ? "" : style.reset);
  }
  if (isJson)
    std::printf("%s\n", json.dump(2, ' ', false, Json::error_handler_t::replace).c_str());
  return exit;
}

} // namespace

Command pluginsCommand() {
  std::vector<Option> options = {{"--json", nullptr, "print one object a plugin"},
                                 {"--seconds", "N", "end a plugin that takes longer (10)"}};
  for (const Option &option : clientOptions())
    options.push_back(option);
  return {"plugins",
          "LIBRARY...",
          "look at plugins of PJRT: versions, devices, and whether they run a program",
          options,
          "  shlo plugins libpjrt-stablehlo-c.so\n  shlo plugins --json *.so\n",
          run};
}

} // namespace tool
