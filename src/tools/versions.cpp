// StableHLO versions: targets, required versions, inspection of artifacts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "versions.h"

#include <algorithm>
#include <map>

namespace tool {

using Json = nlohmann::ordered_json;

std::string targetVersion(const std::string &target) {
  const struct {
    const char *name;
    shlo_compatibility requirement;
  } requirements[] = {{"none", SHLO_COMPATIBILITY_NONE},
                      {"week4", SHLO_COMPATIBILITY_WEEK_4},
                      {"week12", SHLO_COMPATIBILITY_WEEK_12},
                      {"max", SHLO_COMPATIBILITY_MAX}};
  for (const auto &[name, requirement] : requirements)
    if (target == name)
      return shlo_version_for_compatibility(requirement);
  auto options = make<WriteOptions>("", shlo_write_options_create);
  shlo_error *error = nullptr;
  if (shlo_write_options_set_target(options.get(), target.data(), target.size(), &error) != SHLO_OK) {
    ErrorHandle owned(error);
    throw UsageError{std::string("--target: ") + shlo_error_message(error, nullptr)};
  }
  return target;
}

std::optional<std::string> minimumVersion(const shlo_module *module, std::string &why) {
  const char *version = nullptr;
  shlo_error *error = nullptr;
  if (shlo_module_minimum_version(module, &version, &error) == SHLO_OK)
    return version;
  ErrorHandle owned(error);
  if (shlo_error_code(error) != SHLO_UNSUPPORTED)
    throw failureOf(owned.release(), "");
  why = shlo_error_message(error, nullptr);
  return std::nullopt;
}

std::vector<std::string> reasonsFor(const shlo_module *module, const std::string &version) {
  size_t release = 0;
  while (release < shlo_release_count() && version != shlo_release_version(release))
    ++release;
  if (release == 0 || release == shlo_release_count())
    return {};
  std::string before = shlo_release_version(release - 1);
  auto blockers = make<Diagnostics>("", shlo_diagnostics_create);
  call("", shlo_module_blockers, module, before.data(), before.size(), blockers.get(),
       static_cast<uint64_t *>(nullptr));
  struct Group {
    uint64_t count = 0;
    std::string first;
  };
  std::vector<std::string> order;
  std::map<std::string, Group> groups;
  for (size_t i = 0; i < shlo_diagnostics_count(blockers.get()); ++i) {
    const shlo_diagnostic *blocker = shlo_diagnostics_at(blockers.get(), i);
    // "op 'stablehlo.tan' in @main: needs version 1.4.0"
    std::string message = shlo_diagnostic_message(blocker, nullptr);
    size_t colon = message.find(": ");
    std::string key =
        std::string(shlo_diagnostic_op(blocker, nullptr)) + (colon == std::string::npos ? "" : message.substr(colon));
    auto [place, isNew] = groups.try_emplace(key);
    ++place->second.count;
    if (!isNew)
      continue;
    order.push_back(key);
    if (uint32_t line = shlo_diagnostic_line(blocker))
      place->second.first = std::string(shlo_diagnostic_file(blocker, nullptr)) + ":" + std::to_string(line);
  }
  for (std::string &key : order) {
    const Group &group = groups[key];
    if (group.count > 1)
      key += ", " + std::to_string(group.count) + " times";
    if (!group.first.empty())
      key += (group.count > 1 ? ", first at " : ", at ") + group.first;
  }
  return order;
}

// --- Artifacts ------------------------------------------------------------------------------------------------------

namespace {

// Whether the op belongs to the versioned dialect but is newer than this library.
bool isUnknown(const shlo_inspection *inspection, size_t op) {
  return !shlo_inspection_op_since(inspection, op) &&
         std::string_view(shlo_inspection_op_name(inspection, op, nullptr)).substr(0, 5) == "vhlo.";
}

std::string joined(size_t count, const char *separator, auto text) {
  std::string all;
  for (size_t i = 0; i < count; ++i)
    all += (i ? separator : "") + visible(text(i));
  return all;
}

} // namespace

void showInspection(const Style &style, const shlo_inspection *found) {
  constexpr size_t mostFunctions = 20;
  std::printf("MLIR bytecode %d, dialects %s\n", shlo_inspection_bytecode_version(found),
              joined(shlo_inspection_dialect_count(found), ", ", [&](size_t i) {
                return shlo_inspection_dialect(found, i, nullptr);
              }).c_str());
  size_t functions = shlo_inspection_function_count(found);
  std::printf("\n%sfunctions%s  %zu\n", style.bold, style.reset, functions);
  for (size_t i = 0; i < functions && i < mostFunctions; ++i)
    std::printf("  @%s%s%s(%s) -> (%s)%s\n", style.bold,
                visible(shlo_inspection_function_name(found, i, nullptr)).c_str(), style.reset,
                joined(shlo_inspection_argument_count(found, i), ", ",
                       [&](size_t j) { return shlo_inspection_argument_type(found, i, j, nullptr); })
                    .c_str(),
                joined(shlo_inspection_result_count(found, i), ", ",
                       [&](size_t j) { return shlo_inspection_result_type(found, i, j, nullptr); })
                    .c_str(),
                shlo_inspection_function_is_public(found, i) ? "" : "  private");
  if (functions > mostFunctions)
    std::printf("  and %zu more\n", functions - mostFunctions);
  size_t kinds = shlo_inspection_op_count(found), width = 0;
  for (size_t i = 0; i < kinds; ++i)
    width = std::max(width, std::string_view(shlo_inspection_op_name(found, i, nullptr)).size());
  std::printf("\n%sops%s  %s\n", style.bold, style.reset, plural(kinds, "kind").c_str());
  for (size_t i = 0; i < kinds; ++i) {
    const char *since = shlo_inspection_op_since(found, i);
    std::printf("  %-*s  %6llu", int(width), visible(shlo_inspection_op_name(found, i, nullptr)).c_str(),
                static_cast<unsigned long long>(shlo_inspection_op_occurrences(found, i)));
    if (since)
      std::printf("  %ssince %s%s", style.dim, since, style.reset);
    else if (isUnknown(found, i))
      std::printf("  %sunknown to this library%s", style.red, style.reset);
    std::printf("\n");
  }
}

Json inspectionJson(const shlo_inspection *found) {
  Json dialects = Json::array(), ops = Json::array(), functions = Json::array();
  for (size_t i = 0; i < shlo_inspection_dialect_count(found); ++i)
    dialects.push_back(shlo_inspection_dialect(found, i, nullptr));
  for (size_t i = 0; i < shlo_inspection_op_count(found); ++i) {
    const char *since = shlo_inspection_op_since(found, i);
    ops.push_back({{"name", shlo_inspection_op_name(found, i, nullptr)},
                   {"occurrences", shlo_inspection_op_occurrences(found, i)},
                   {"since", since ? Json(since) : Json()}});
  }
  for (size_t i = 0; i < shlo_inspection_function_count(found); ++i) {
    Json arguments = Json::array(), results = Json::array();
    for (size_t j = 0; j < shlo_inspection_argument_count(found, i); ++j)
      arguments.push_back(shlo_inspection_argument_type(found, i, j, nullptr));
    for (size_t j = 0; j < shlo_inspection_result_count(found, i); ++j)
      results.push_back(shlo_inspection_result_type(found, i, j, nullptr));
    functions.push_back({{"name", shlo_inspection_function_name(found, i, nullptr)},
                         {"public", shlo_inspection_function_is_public(found, i) != 0},
                         {"arguments", arguments},
                         {"results", results}});
  }
  return {{"bytecode", shlo_inspection_bytecode_version(found)},
          {"dialects", dialects},
          {"functions", functions},
          {"ops", ops}};
}

} // namespace tool
