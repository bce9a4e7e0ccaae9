// shlo show: shows the contents of a program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "show_onnx.h"
#include "show_ops.h"
#include "show_page.h"
#include "support.h"
#include "versions.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tool {

namespace {

struct OpenFile {
  std::unique_ptr<Input> file; // outlives the module
  std::string path;
  shlo_content content;
  Inspection artifact; // null for text
  OnnxInspection onnx; // of a model
  Module module;       // null if the artifact is newer than this library, and for a model unless its ops are shown
  std::string unread;  // why
};

OpenFile open(const std::string &path, const Arguments &arguments) {
  auto file = std::make_unique<Input>(path);
  std::string_view bytes = file->bytes();
  Progress progress("reading " + displayName(path));
  OpenFile program{std::move(file),
                   displayName(path),
                   shlo_content_detect(bytes.data(), bytes.size()),
                   nullptr,
                   nullptr,
                   nullptr,
                   ""};
  if (program.content == SHLO_CONTENT_ARTIFACT || program.content == SHLO_CONTENT_JAX_EXPORT)
    program.artifact = make<Inspection>(displayName(path), shlo_artifact_inspect, bytes.data(), bytes.size());
  if (program.content == SHLO_CONTENT_ONNX)
    program.onnx = make<OnnxInspection>(displayName(path), shlo_onnx_inspect, bytes.data(), bytes.size());
  if (program.onnx && !arguments.has("--ops") && !arguments.has("--html"))
    return program;
  try {
    program.module = loadProgram(path, bytes, nullptr, {.followLinks = arguments.has("--follow-links")});
  } catch (const Failure &failure) {
    if (!program.artifact || shlo_error_code(failure.error.get()) != SHLO_VERSION)
      throw;
    program.unread = shlo_error_message(failure.error.get(), nullptr);
  }
  return program;
}

uint64_t totalOps(const shlo_module *module) {
  uint64_t total = 0;
  for (size_t i = 0; i < shlo_module_op_count(module); ++i)
    total += shlo_module_op_occurrences(module, i);
  return total;
}

uint64_t constantBytes(const shlo_module *module, size_t from) {
  uint64_t total = 0;
  for (size_t i = from; i < shlo_module_constant_count(module); ++i)
    total += shlo_module_constant_bytes(module, i);
  return total;
}

// --- Text -----------------------------------------------------------------------------------------------------------

void showValue(const Style &style, const char *arrow, const char *name, const char *type, const char *attributes) {
  std::printf("    %s %s%s%s", arrow, visible(name).c_str(), *name ? ": " : "", visible(type).c_str());
  if (*attributes)
    std::printf("  %s%s%s", style.dim, visible(attributes).c_str(), style.reset);
  std::printf("\n");
}

void showFunction(const Style &style, const shlo_function *function) {
  std::printf("  %s@%s%s%s\n", style.bold, visible(shlo_function_name(function, nullptr)).c_str(), style.reset,
              shlo_function_is_public(function) ? "" : "  private");
  for (size_t i = 0; i < shlo_function_argument_count(function); ++i)
    showValue(style, "in ", shlo_function_argument_name(function, i, nullptr),
              shlo_function_argument_type_text(function, i, nullptr),
              shlo_function_argument_attributes(function, i, nullptr));
  for (size_t i = 0; i < shlo_function_result_count(function); ++i)
    showValue(style, "out", shlo_function_result_name(function, i, nullptr),
              shlo_function_result_type_text(function, i, nullptr),
              shlo_function_result_attributes(function, i, nullptr));
}

void showNeeds(const shlo_module *module) {
  constexpr size_t mostReasons = 5;
  std::string why;
  std::optional<std::string> version = minimumVersion(module, why);
  if (!version) {
    std::printf("%s\n", visible(why).c_str());
    return;
  }
  std::printf("needs StableHLO %s%s\n", version->c_str(), *version == shlo_stablehlo_version() ? "" : " or newer");
  std::vector<std::string> reasons = reasonsFor(module, *version);
  for (size_t i = 0; i < reasons.size() && i < mostReasons; ++i)
    std::printf("  %s\n", visible(reasons[i]).c_str());
  if (reasons.size() > mostReasons)
    std::printf("  and %zu more\n", reasons.size() - mostReasons);
}

void showText(const OpenFile &program) {
  constexpr size_t mostPrivate = 8, mostConstants = 10;
  Style style(stdout);
  const shlo_module *module = program.module.get();
  std::printf("%s%s%s  %s", style.bold, program.path.c_str(), style.reset, contentName(program.content));
  if (program.artifact) {
    const char *version = shlo_inspection_version(program.artifact.get(), nullptr);
    const char *producer = shlo_inspection_producer(program.artifact.get(), nullptr);
    std::printf("%s%s%s%s", *version ? " " : "", version, *producer ? " by " : "", visible(producer).c_str());
  }
  std::printf(", %s\n", humanBytes(uint64_t(program.file->bytes().size())).c_str());
  if (program.onnx)
    return showOnnx(style, program.onnx.get());
  if (!module) {
    std::printf("%snewer than this library%s: %s\n", style.red, style.reset, visible(program.unread).c_str());
    showInspection(style, program.artifact.get());
    return;
  }
  if (*shlo_module_name(module, nullptr))
    std::printf("module @%s", visible(shlo_module_name(module, nullptr)).c_str());
  else
    std::printf("module");
  std::printf(" for %s and %s\n", plural(uint64_t(shlo_module_partition_count(module)), "partition").c_str(),
              plural(uint64_t(shlo_module_replica_count(module)), "replica").c_str());
  showNeeds(module);

  size_t functions = shlo_module_function_count(module), hidden = 0, shownPrivate = 0;
  std::printf("\n%sfunctions%s  %zu\n", style.bold, style.reset, functions);
  for (size_t i = 0; i < functions; ++i) {
    auto function = make<Function>(program.path, shlo_module_function_at, module, i);
    if (!shlo_function_is_public(function.get()) && ++shownPrivate > mostPrivate)
      ++hidden;
    else
      showFunction(style, function.get());
  }
  if (hidden)
    std::printf("  and %s more\n", plural(hidden, "private function").c_str());

  size_t kinds = shlo_module_op_count(module), width = 0;
  for (size_t i = 0; i < kinds; ++i)
    width = std::max(width, std::string_view(shlo_module_op_name(module, i, nullptr)).size());
  std::printf("\n%sops%s  %llu of %s\n", style.bold, style.reset, static_cast<unsigned long long>(totalOps(module)),
              plural(kinds, "kind").c_str());
  for (size_t i = 0; i < kinds; ++i)
    std::printf("  %-*s  %6llu\n", int(width), visible(shlo_module_op_name(module, i, nullptr)).c_str(),
                static_cast<unsigned long long>(shlo_module_op_occurrences(module, i)));

  size_t constants = shlo_module_constant_count(module);
  std::printf("\n%sconstants%s  %zu, %s\n", style.bold, style.reset, constants,
              humanBytes(constantBytes(module, 0)).c_str());
  for (size_t i = 0; i < constants && i < mostConstants; ++i)
    std::printf("  %9s  %s  %s@%s%s\n", humanBytes(shlo_module_constant_bytes(module, i)).c_str(),
                visible(shlo_module_constant_type_text(module, i, nullptr)).c_str(), style.dim,
                visible(shlo_module_constant_function(module, i, nullptr)).c_str(), style.reset);
  if (constants > mostConstants)
    std::printf("  %9s  in %zu more\n", humanBytes(constantBytes(module, mostConstants)).c_str(),
                constants - mostConstants);
}

// --- JSON -----------------------------------------------------------------------------------------------------------

using Json = nlohmann::ordered_json;

Json value(const char *name, shlo_element_type element, int32_t rank, const int64_t *shape, const char *type,
           const char *attributes) {
  Json extents; // null if the rank is unknown
  if (rank >= 0)
    extents = Json::array();
  for (int32_t axis = 0; axis < rank; ++axis)
    extents.push_back(shape[axis] == SHLO_DYNAMIC ? Json() : Json(shape[axis]));
  return {{"name", name},
          {"type", type},
          {"element_type", shlo_element_type_name(element)},
          {"shape", extents},
          {"attributes", attributes}};
}

Json signature(const shlo_function *function) {
  Json arguments = Json::array(), results = Json::array();
  for (size_t i = 0; i < shlo_function_argument_count(function); ++i)
    arguments.push_back(value(shlo_function_argument_name(function, i, nullptr),
                              shlo_function_argument_element_type(function, i),
                              shlo_function_argument_rank(function, i), shlo_function_argument_shape(function, i),
                              shlo_function_argument_type_text(function, i, nullptr),
                              shlo_function_argument_attributes(function, i, nullptr)));
  for (size_t i = 0; i < shlo_function_result_count(function); ++i)
    results.push_back(value(
        shlo_function_result_name(function, i, nullptr), shlo_function_result_element_type(function, i),
        shlo_function_result_rank(function, i), shlo_function_result_shape(function, i),
        shlo_function_result_type_text(function, i, nullptr), shlo_function_result_attributes(function, i, nullptr)));
  return {{"name", shlo_function_name(function, nullptr)},
          {"public", shlo_function_is_public(function) != 0},
          {"arguments", arguments},
          {"results", results}};
}

// The facts that every program has.
Json head(const OpenFile &program) {
  const shlo_inspection *artifact = program.artifact.get();
  Json json = {{"file", program.path},
               {"content", contentName(program.content)},
               {"bytes", uint64_t(program.file->bytes().size())},
               {"version", artifact ? shlo_inspection_version(artifact, nullptr) : ""},
               {"producer", artifact ? shlo_inspection_producer(artifact, nullptr) : ""},
               {"artifact", artifact ? inspectionJson(artifact) : Json()},
               {"readable", program.module != nullptr}};
  if (!program.module)
    json["error"] = program.unread;
  return json;
}

void print(const Json &json) {
  // Strings of programs can contain any bytes. Invalid UTF-8 becomes U+FFFD.
  std::printf("%s\n", json.dump(2, ' ', false, Json::error_handler_t::replace).c_str());
}

Json functionsJson(const OpenFile &program, bool withOps) {
  Json functions = Json::array();
  for (size_t i = 0; i < shlo_module_function_count(program.module.get()); ++i) {
    auto function = make<Function>(program.path, shlo_module_function_at, program.module.get(), i);
    functions.push_back(signature(function.get()));
    if (withOps)
      functions.back()["body"] = bodyJson(function.get());
  }
  return functions;
}

void showOnnxJson(const OpenFile &program) {
  Json json = {{"file", program.path},
               {"content", contentName(program.content)},
               {"bytes", uint64_t(program.file->bytes().size())}};
  json.update(onnxJson(program.onnx.get()));
  if (program.module)
    json["module"] = functionsJson(program, true);
  print(json);
}

// What is known of a program.
Json factsOf(const OpenFile &program, bool withOps) {
  const shlo_module *module = program.module.get();
  Json json = head(program);
  if (!module)
    return json;
  Json ops = Json::array(), constants = Json::array();
  for (size_t i = 0; i < shlo_module_op_count(module); ++i)
    ops.push_back(
        {{"name", shlo_module_op_name(module, i, nullptr)}, {"occurrences", shlo_module_op_occurrences(module, i)}});
  for (size_t i = 0; i < shlo_module_constant_count(module); ++i)
    constants.push_back({{"type", shlo_module_constant_type_text(module, i, nullptr)},
                         {"bytes", shlo_module_constant_bytes(module, i)},
                         {"function", shlo_module_constant_function(module, i, nullptr)}});
  std::string why;
  std::optional<std::string> minimum = minimumVersion(module, why);
  json.update({{"minimum_version", minimum ? Json(*minimum) : Json()},
               {"module", shlo_module_name(module, nullptr)},
               {"partitions", shlo_module_partition_count(module)},
               {"replicas", shlo_module_replica_count(module)},
               {"functions", functionsJson(program, withOps)},
               {"ops", ops},
               {"constants", constants}});
  return json;
}

void showPage(const OpenFile &program, const std::string &output, const std::optional<std::string> &times) {
  if (!program.module)
    throw Failure{program.path + ": " + program.unread};
  Json facts = program.onnx ? Json{{"functions", functionsJson(program, false)}} : factsOf(program, false);
  facts.update({{"file", program.path},
                {"content", contentName(program.content)},
                {"bytes", uint64_t(program.file->bytes().size())}});
  facts.erase("constants"); // the page has its own
  writePage(output, facts, program.module.get(), times);
}

int run(const Arguments &arguments) {
  const std::optional<std::string> page = arguments.get("--html"), times = arguments.get("--times");
  if (times && !page)
    throw UsageError{"--times is for the page that --html OUT writes"};
  OpenFile program = open(arguments.onlyOperand(), arguments);
  if (page)
    showPage(program, *page, times);
  else if (arguments.has("--json") && program.onnx)
    showOnnxJson(program);
  else if (arguments.has("--json"))
    print(factsOf(program, arguments.has("--ops")));
  else if (arguments.has("--ops") && program.module)
    showOps(Style(stdout), program.module.get());
  else
    showText(program);
  return ExitGood;
}

} // namespace

Command showCommand() {
  return {"show",
          "MODEL",
          "show versions, producer, functions, ops and constants of a program or an ONNX model",
          {{"--ops", nullptr, "list every op: operands, result types, attributes (shortened), location"},
           {"--follow-links", nullptr, "follow symbolic links to the external data of an ONNX model"},
           {"--json", nullptr, "print everything as JSON; with --ops, including function bodies"},
           {"--html", "OUT",
            "write a page for a browser: the graph, every op, what it costs,\nconstants; it needs no network"},
           {"--times", "FILE", "on the page, the times of a trace that shlo run --trace has\nwritten"}},
          "  shlo show model.mlir.bc\n"
          "  shlo show --ops model.mlir.bc | grep dot_general\n"
          "  shlo show --json model.mlir.bc | jq '.ops[] | select(.name == \"stablehlo.custom_call\")'\n"
          "  shlo show model.onnx\n"
          "  shlo show --html model.html model.mlir.bc\n"
          "  shlo show - < model.mlir\n",
          run};
}

} // namespace tool
