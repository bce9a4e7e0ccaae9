// stablehlo-opt.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/reference.h"
#include "reference/versioned.h"

namespace tool::reference {

namespace {

std::vector<Option> optOptions() {
  std::vector<Option> options = sharedOptions();
  const Option more[] = {
      {"pass-pipeline", Takes::Value, "the passes: builtin.module(inline,func.func(...))"},
      {"verify-each", Takes::Flag, "verify after each pass; default true"},
      {"verify-roundtrip", Takes::Flag, "parse what is printed, and compare"},
      {"emit-bytecode", Takes::Flag,
       "write MLIR bytecode: of versioned ops an artifact, of others what this tool reads"},
      {"list-passes", Takes::Nothing, "list the passes"},
      {"show-dialects", Takes::Nothing, "list the dialects"},
      {"dump-pass-pipeline", Takes::Flag, "print the pipeline"},
      {"mlir-timing", Takes::Flag, "print the time of each pass"},
      {"mlir-timing-display", Takes::Value, "accepted"},
      {"mlir-pass-statistics", Takes::Flag, "print what patterns did"},
      {"mlir-pass-statistics-display", Takes::Value, "accepted"},
  };
  options.insert(options.end(), std::begin(more), std::end(more));
  return options;
}

std::string_view text(const char *(*get)(size_t, size_t *), size_t index) {
  size_t length = 0;
  const char *found = get(index, &length);
  return {found ? found : "", length};
}

bool isPipeline(std::string_view name) {
  for (size_t i = 0; i < shlo_pass_pipeline_count(); ++i)
    if (text(shlo_pass_pipeline_name, i) == name)
      return true;
  return false;
}

bool isPass(std::string_view name) { return shlo_pass_find(name.data(), name.size()) >= 0 || isPipeline(name); }

void listPasses() {
  for (size_t i = 0; i < shlo_pass_count(); ++i)
    std::printf("  --%-45s %s\n", std::string(text(shlo_pass_name, i)).c_str(),
                std::string(text(shlo_pass_summary, i)).c_str());
  for (size_t i = 0; i < shlo_pass_pipeline_count(); ++i)
    std::printf("  --%-45s %s\n", std::string(text(shlo_pass_pipeline_name, i)).c_str(),
                std::string(text(shlo_pass_pipeline_summary, i)).c_str());
}

// The pipeline of the command line: its passes, and behind them the text of --pass-pipeline.
std::string pipelineOf(const CommandLine &line) {
  std::string text;
  auto add = [&](const std::string &more) { text += (text.empty() ? "" : ",") + more; };
  for (const Given &pass : line.passes)
    add(pass.name + (pass.value ? "{" + *pass.value + "}" : ""));
  if (std::optional<std::string> given = line.get("pass-pipeline"); given && !given->empty())
    add(*given);
  return text;
}

void printReports(const CommandLine &line, const PassReports &reports) {
  for (size_t i = 0; i < shlo_pass_reports_count(reports.get()); ++i) {
    const char *name = shlo_pass_reports_name(reports.get(), i, nullptr);
    if (line.flag("mlir-timing"))
      std::fprintf(stderr, "  %10.4f ms  %s\n", double(shlo_pass_reports_nanoseconds(reports.get(), i)) / 1e6, name);
    if (line.flag("mlir-pass-statistics"))
      for (size_t k = 0; k < shlo_pass_reports_rewrite_count(reports.get(), i); ++k)
        std::fprintf(stderr, "  %s  %8llu  %s\n", name,
                     static_cast<unsigned long long>(shlo_pass_reports_rewrite_times(reports.get(), i, k)),
                     shlo_pass_reports_rewrite_name(reports.get(), i, k, nullptr));
  }
}

// Runs the passes on the module, which it replaces. False after a failure.
bool runPasses(const CommandLine &line, const std::string &passes, const Program &program, Module &module,
               Outcome &outcome) {
  auto options = make<PassOptions>("", shlo_pass_options_create);
  auto findings = make<Diagnostics>("", shlo_diagnostics_create);
  auto reports = make<PassReports>("", shlo_pass_reports_create);
  call("", shlo_pass_options_set_lenient, options.get(), 1);
  call("", shlo_pass_options_set_test_passes, options.get(), 1);
  call("", shlo_pass_options_set_verify_each, options.get(), int32_t(line.flag("verify-each", true)));
  call("", shlo_pass_options_set_diagnostics, options.get(), findings.get());
  const bool isMeasured = line.flag("mlir-timing") || line.flag("mlir-pass-statistics");
  if (isMeasured)
    call("", shlo_pass_options_set_reports, options.get(), reports.get());
  shlo_module *made = nullptr;
  shlo_error *error = nullptr;
  const shlo_status status =
      shlo_module_run_passes(module.get(), passes.data(), passes.size(), options.get(), &made, &error);
  for (Message &message : messagesOf(findings.get(), program.above))
    outcome.messages.push_back(std::move(message));
  if (isMeasured)
    printReports(line, reports);
  if (status != SHLO_OK)
    return failVersioning(error, program, outcome), false;
  module = Module(made);
  return true;
}

void runOne(const CommandLine &line, const std::string &passes, const Program &program, Outcome &outcome) {
  Module module = loadAsItIs(program, outcome);
  if (!module || (!passes.empty() && !runPasses(line, passes, program, module, outcome)))
    return;
  if (line.flag("emit-bytecode")) {
    shlo_buffer *bytes = nullptr;
    shlo_error *error = nullptr;
    const bool isVersioned = shlo_module_versioned_for(module.get(), nullptr);
    if ((isVersioned ? shlo_artifact_write(module.get(), nullptr, &bytes, &error)
                     : shlo_module_write_bytecode(module.get(), &bytes, &error)) != SHLO_OK)
      return fail(error, program.above, outcome);
    outcome.output = std::string(textOf(Buffer(bytes)));
    return;
  }
  outcome.output = printed(line, module.get());
  if (!line.flag("verify-roundtrip"))
    return;
  Outcome again;
  const Module parsed = loadAsItIs({outcome.output, 0, program.file}, again);
  if (!parsed || printed(line, parsed.get()) != outcome.output) {
    again.messages.emplace_back().text = "the program is not the same after it was printed and parsed";
    outcome.messages.insert(outcome.messages.end(), again.messages.begin(), again.messages.end());
    outcome.failed = true;
  }
}

} // namespace

int runOpt(int argc, char **argv) {
  const std::vector<Option> options = optOptions();
  const CommandLine line(options, missingOptions(), isPass, argc, argv);
  if (line.has("help")) {
    std::printf("stablehlo-opt: runs passes on programs\n\nusage: stablehlo-opt [OPTION]... [FILE]\n\n");
    for (const Option &option : options)
      std::printf("  --%-45s %s\n", std::string(option.name).c_str(), std::string(option.help).c_str());
    std::printf("\npasses:\n");
    listPasses();
    return 0;
  }
  if (line.has("version")) {
    std::printf("stablehlo-opt of stablehlo-c %s, StableHLO %s\n", shlo_library_version(), shlo_stablehlo_version());
    return 0;
  }
  if (line.has("list-passes"))
    return listPasses(), 0;
  if (line.has("show-dialects")) {
    std::printf("Available Dialects: builtin,chlo,func,quant,sdy,stablehlo,vhlo\n");
    return 0;
  }
  const std::string passes = pipelineOf(line);
  if (line.flag("dump-pass-pipeline")) {
    const auto parsed = make<Pipeline>("", shlo_pipeline_parse, passes.data(), passes.size());
    std::fprintf(stderr, "Pass Manager with %zu passes:\n%s\n", shlo_pipeline_pass_count(parsed.get()),
                 shlo_pipeline_text(parsed.get(), nullptr));
  }
  return process(line, [&](const Program &program, Outcome &outcome) { runOne(line, passes, program, outcome); });
}

} // namespace tool::reference
