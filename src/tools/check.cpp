// shlo check: verifies programs, and checks whether a version can express them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "support.h"
#include "versions.h"

namespace tool {

namespace {

using Json = nlohmann::ordered_json;

// The result for one file.
struct Report {
  std::string path;
  std::optional<std::string> target;
  const char *content = nullptr;
  size_t functions = 0;
  uint64_t ops = 0;
  std::optional<std::string> minimum; // if there is a target
  std::optional<Failure> failure;
};

// Throws the errors of the program.
void checkFile(Report &report, const Loading &loading, const std::vector<std::string> &opsets, bool isLowered) {
  Input file(report.path);
  std::string_view bytes = file.bytes();
  report.content = contentName(shlo_content_detect(bytes.data(), bytes.size()));
  Module module;
  auto findings = make<Diagnostics>(report.path, shlo_diagnostics_create);
  {
    Progress progress("checking " + displayName(report.path));
    module = loadProgram(report.path, bytes, findings.get(), loading);
  }
  // What the types of a model's values say, beyond each node.
  if (shlo_content_detect(bytes.data(), bytes.size()) == SHLO_CONTENT_ONNX) {
    auto options = make<OnnxInferOptions>("", shlo_onnx_infer_options_create);
    call("", shlo_onnx_infer_options_set_diagnostics, options.get(), findings.get());
    make<Module>(displayName(report.path), shlo_onnx_infer, module.get(), options.get());
    if (isLowered) {
      Progress progress("lowering " + displayName(report.path));
      make<Plan>(displayName(report.path), shlo_plan_create, static_cast<const shlo_module *>(module.get()), nullptr);
    }
  }
  reportFindings(report.path, findings);
  if (!opsets.empty())
    make<Module>(displayName(report.path), shlo_onnx_convert, module.get(), opsetsOf(opsets).get());
  report.functions = shlo_module_function_count(module.get());
  for (size_t i = 0; i < shlo_module_op_count(module.get()); ++i)
    report.ops += shlo_module_op_occurrences(module.get(), i);
  if (!report.target)
    return;
  std::string why;
  report.minimum = minimumVersion(module.get(), why);
  auto options = make<WriteOptions>("", shlo_write_options_create);
  call("", shlo_write_options_set_target, options.get(), report.target->data(), report.target->size());
  make<Buffer>(displayName(report.path), shlo_artifact_write, module.get(), options.get());
}

void show(const Report &report) {
  Style style(stdout);
  if (!report.failure) {
    std::printf(
        "%s: %sgood%s %s(%s, %s, %s%s)%s\n", displayName(report.path).c_str(), style.green, style.reset, style.dim,
        report.content, plural(report.functions, "function").c_str(), plural(report.ops, "op").c_str(),
        report.target ? (", for StableHLO " + *report.target + ", needs " + *report.minimum).c_str() : "", style.reset);
    return;
  }
  std::fflush(stdout);
  std::fprintf(stderr, "%s\n", report.failure->message.c_str());
  if (report.minimum)
    std::fprintf(stderr, "%s: needs StableHLO %s, which is newer than %s\n", displayName(report.path).c_str(),
                 report.minimum->c_str(), report.target->c_str());
}

Json json(const Report &report) {
  Json json = {{"file", displayName(report.path)}, {"good", !report.failure}};
  if (report.content)
    json.update({{"content", report.content}, {"functions", report.functions}, {"ops", report.ops}});
  if (report.target)
    json.update({{"target", *report.target}, {"minimum_version", report.minimum ? Json(*report.minimum) : Json()}});
  if (!report.failure)
    return json;
  const shlo_error *error = report.failure->error.get();
  json["code"] = error ? Json(shlo_status_name(shlo_error_code(error))) : Json();
  json["message"] = error ? shlo_error_message(error, nullptr) : report.failure->message;
  json["diagnostics"] = Json::array();
  for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i)
    json["diagnostics"].push_back(diagnosticJson(shlo_error_diagnostic(error, i)));
  return json;
}

int run(const Arguments &arguments) {
  if (arguments.operands().empty())
    throw UsageError{"FILE is missing"};
  std::optional<std::string> target = arguments.get("--target");
  if (target)
    target = targetVersion(*target);
  bool asJson = arguments.has("--json");
  int exit = ExitGood;
  Json all = Json::array();
  for (const std::string &path : arguments.operands()) {
    Report report;
    report.path = path;
    report.target = target;
    try {
      checkFile(report, {.followLinks = arguments.has("--follow-links")}, arguments.all("--opset"),
                arguments.has("--lower"));
    } catch (const Failure &failure) {
      report.failure = failure;
      exit = std::max(exit, failure.exit);
    }
    if (asJson)
      all.push_back(json(report));
    else
      show(report);
  }
  if (asJson)
    std::printf("%s\n", all.dump(2, ' ', false, Json::error_handler_t::replace).c_str());
  return exit;
}

} // namespace

Command checkCommand() {
  return {
      "check",
      "FILE...",
      "parse or read programs, verify them, and show errors",
      {{"--target", "VERSION",
        "check whether they can be written for it; list what blocks:\n"
        "X.Y.Z, or none (the newest), week4, week12, max",
        "none week4 week12 max"},
       {"--opset", "[DOMAIN=]N",
        "check whether ONNX models can be converted to that opset;\n"
        "list what blocks; may be repeated"},
       {"--lower", nullptr, "check whether ONNX models can be lowered to StableHLO and run;\nlist each op that cannot"},
       {"--follow-links", nullptr, "follow symbolic links to the external data of an ONNX model"},
       {"--json", nullptr, "print the results as JSON, one object per file"}},
      "  shlo check model.mlir                 errors with source line and caret\n"
      "  shlo check exported/*.mlir.bc         many at once; exit status 1 if one has errors\n"
      "  shlo check --target week12 model.bc   can a consumer 12 weeks old read it?\n"
      "  shlo check --opset 17 model.onnx      can a runtime with opset 17 run it?\n"
      "  shlo check --lower model.onnx         can it run here?\n"
      "  generate | shlo check -               from standard input\n",
      run};
}

} // namespace tool
