// shlo opt: runs passes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "support.h"
#include "versions.h"

namespace tool {

namespace {

// The table of what each pass did.
void showReports(const PassReports &reports) {
  Style style(stderr);
  const shlo_pass_reports *list = reports.get();
  size_t width = 4;
  for (size_t i = 0; i < shlo_pass_reports_count(list); ++i)
    width = std::max(width, std::string_view(shlo_pass_reports_name(list, i, nullptr)).size());
  std::fprintf(stderr, "%s%-*s  %10s  %9s  %9s%s\n", style.bold, int(width), "pass", "time", "ops", "after",
               style.reset);
  for (size_t i = 0; i < shlo_pass_reports_count(list); ++i) {
    std::fprintf(stderr, "%-*s  %10s  %9llu  %9llu\n", int(width), shlo_pass_reports_name(list, i, nullptr),
                 humanTime(double(shlo_pass_reports_nanoseconds(list, i)) / 1e9).c_str(),
                 static_cast<unsigned long long>(shlo_pass_reports_ops_before(list, i)),
                 static_cast<unsigned long long>(shlo_pass_reports_ops_after(list, i)));
    for (size_t k = 0; k < shlo_pass_reports_rewrite_count(list, i); ++k)
      std::fprintf(stderr, "%s  %8llu x %s%s\n", style.dim,
                   static_cast<unsigned long long>(shlo_pass_reports_rewrite_times(list, i, k)),
                   shlo_pass_reports_rewrite_name(list, i, k, nullptr), style.reset);
    for (size_t k = 0; k < shlo_pass_reports_dynamic_count(list, i); ++k)
      std::fprintf(stderr, "  dynamic: %s\n", visible(shlo_pass_reports_dynamic_text(list, i, k, nullptr)).c_str());
  }
}

std::string pipelineOf(const Arguments &arguments) {
  std::string pipeline;
  auto add = [&](const std::string &passes) { pipeline += (pipeline.empty() ? "" : ",") + passes; };
  for (const std::string &passes : arguments.all("--pass"))
    add(passes);
  if (arguments.has("-O"))
    add("optimize");
  return pipeline;
}

Module optimized(const std::string &input, const Module &module, const std::string &pipeline,
                 const Arguments &arguments) {
  auto options = make<PassOptions>("", shlo_pass_options_create);
  auto findings = make<Diagnostics>("", shlo_diagnostics_create);
  auto reports = make<PassReports>("", shlo_pass_reports_create);
  call("", shlo_pass_options_set_diagnostics, options.get(), findings.get());
  call("", shlo_pass_options_set_reports, options.get(), reports.get());
  call("", shlo_pass_options_set_verify_each, options.get(), int32_t(arguments.has("--verify-each")));
  call("", shlo_pass_options_set_max_milliseconds, options.get(), arguments.number("--max-milliseconds", 0));
  Module made;
  try {
    Progress progress("optimizing " + displayName(input));
    made = make<Module>(displayName(input), shlo_module_run_passes, static_cast<const shlo_module *>(module.get()),
                        pipeline.data(), pipeline.size(), static_cast<const shlo_pass_options *>(options.get()));
  } catch (const Failure &) {
    if (!arguments.has("--quiet"))
      showReports(reports);
    throw;
  }
  if (!arguments.has("--quiet"))
    showReports(reports);
  reportFindings(input, findings);
  return made;
}

int run(const Arguments &arguments) {
  const std::string &input = arguments.onlyOperand();
  const std::optional<std::string> output = arguments.get("-o");
  if (!output)
    throw UsageError{"-o OUT is missing; '-' is standard output"};
  const std::string pipeline = pipelineOf(arguments);
  if (pipeline.empty())
    throw UsageError{"nothing to do: name a pass with --pass ('shlo passes' lists them), or say -O"};
  Input file(input);
  const std::string_view bytes = file.bytes();
  auto findings = make<Diagnostics>("", shlo_diagnostics_create);
  Module module = loadProgram(input, bytes, findings.get());
  reportFindings(input, findings);
  module = optimized(input, module, pipeline, arguments);
  const bool isText = output->ends_with(".mlir") || (*output == "-" && !arguments.has("--target"));
  if (isText && arguments.has("--target"))
    throw UsageError{"--target applies to artifacts; text has no version"};
  if (isText) {
    writeFile(*output, textOf(make<Buffer>("", shlo_module_print, module.get(), nullptr)));
    return ExitGood;
  }
  if (*output == "-" && isTerminal(stdout))
    throw UsageError{"an artifact cannot be written to a terminal; name a file or use a pipe"};
  auto options = make<WriteOptions>("", shlo_write_options_create);
  if (std::optional<std::string> target = arguments.get("--target")) {
    const std::string version = targetVersion(*target);
    call("", shlo_write_options_set_target, options.get(), version.data(), version.size());
  }
  writeFile(*output, textOf(make<Buffer>(displayName(input), shlo_artifact_write, module.get(), options.get())));
  return ExitGood;
}

} // namespace

Command optCommand() {
  return {"opt",
          "IN",
          "run passes: simplify, fold, make static, decompose",
          {{"-o", "OUT", "the output: OUT.mlir is text, any other name an artifact; '-' is\ntext on standard output"},
           {"--pass", "PASS",
            "a pass with options, or a pipeline: cse, inline,cse, or\n"
            "stablehlo-wrap-in-composite{op-names=stablehlo.add version=1};\n"
            "may be repeated. 'shlo passes' lists them"},
           {"-O", nullptr, "make the program small: the pipeline 'optimize', after --pass"},
           {"--target", "VERSION", "the version of the artifact: X.Y.Z, none (the newest), week4,\nweek12, max"},
           {"--verify-each", nullptr, "verify after each pass"},
           {"--max-milliseconds", "N", "stop after this time"},
           {"--quiet", nullptr, "print no table of what the passes did"}},
          "  shlo opt model.mlir -o small.mlir -O\n"
          "  shlo opt model.bc -o old.bc --pass chlo-legalize-to-stablehlo --target week12\n"
          "  shlo opt model.mlir -o - --pass 'inline,symbol-dce' --pass cse\n",
          run};
}

} // namespace tool
