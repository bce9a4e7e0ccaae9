// shlo check: verifies programs, and checks whether a version can express them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "findings.h"
#include "support.h"
#include "versions.h"

namespace tool {

namespace {

// The result for one file.
struct Report {
  std::string path;
  std::optional<std::string> target;
  const char *content = nullptr;
  size_t functions = 0;
  uint64_t ops = 0;
  std::optional<std::string> minimum;                                    // if there is a target
  Diagnostics findings = make<Diagnostics>("", shlo_diagnostics_create); // warnings
  std::optional<Failure> failure;
};

// Throws the errors of the program.
void checkFile(Report &report, const Loading &loading, const std::vector<std::string> &opsets, bool isLowered) {
  Input file(report.path);
  std::string_view bytes = file.bytes();
  report.content = contentName(shlo_content_detect(bytes.data(), bytes.size()));
  Module module;
  {
    Progress progress("checking " + displayName(report.path));
    module = loadProgram(report.path, bytes, report.findings.get(), loading);
  }
  // What the types of a model's values say, beyond each node.
  if (shlo_content_detect(bytes.data(), bytes.size()) == SHLO_CONTENT_ONNX) {
    auto options = make<OnnxInferOptions>("", shlo_onnx_infer_options_create);
    call("", shlo_onnx_infer_options_set_diagnostics, options.get(), report.findings.get());
    make<Module>(displayName(report.path), shlo_onnx_infer, module.get(), options.get());
    if (isLowered) {
      Progress progress("lowering " + displayName(report.path));
      make<Plan>(displayName(report.path), shlo_plan_create, static_cast<const shlo_module *>(module.get()), nullptr);
    }
  }
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
  reportFindings(report.path, report.findings);
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

int run(const Arguments &arguments) {
  if (arguments.operands().empty())
    throw UsageError{"FILE is missing"};
  std::optional<std::string> target = arguments.get("--target");
  if (target)
    target = targetVersion(*target);
  bool asJson = arguments.has("--json");
  int exit = ExitGood;
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
    if (!asJson) {
      show(report);
      continue;
    }
    if (report.failure)
      printFindings(path, *report.failure);
    printFindings(path, report.findings.get());
  }
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
       {"--json", nullptr,
        "print each finding as a line of JSON: file, line, column,\nseverity, message, constraint, op"}},
      "  shlo check model.mlir                 errors with source line and caret\n"
      "  shlo check exported/*.mlir.bc         many at once; exit status 1 if one has errors\n"
      "  shlo check --target week12 model.bc   can a consumer 12 weeks old read it?\n"
      "  shlo check --opset 17 model.onnx      can a runtime with opset 17 run it?\n"
      "  shlo check --lower model.onnx         can it run here?\n"
      "  shlo check --json model.mlir          for an editor or a review bot\n"
      "  generate | shlo check -               from standard input\n",
      run};
}

} // namespace tool
