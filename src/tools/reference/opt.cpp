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
      {"emit-bytecode", Takes::Flag, "write an artifact"},
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

bool isPass(std::string_view name) {
  return shlo_pass_find(name.data(), name.size()) >= 0 || isPipeline(name) || isVersioning(name);
}

void listPasses() {
  for (size_t i = 0; i < shlo_pass_count(); ++i)
    std::printf("  --%-45s %s\n", std::string(text(shlo_pass_name, i)).c_str(),
                std::string(text(shlo_pass_summary, i)).c_str());
  for (auto [name, what] : versioningPasses())
    std::printf("  --%-45s %s\n", std::string(name).c_str(), std::string(what).c_str());
  for (size_t i = 0; i < shlo_pass_pipeline_count(); ++i)
    std::printf("  --%-45s %s\n", std::string(text(shlo_pass_pipeline_name, i)).c_str(),
                std::string(text(shlo_pass_pipeline_summary, i)).c_str());
}

// A pass of the command line, or a part of a pipeline without versioning passes.
struct Step {
  std::string name;    // "" for a pipeline
  std::string options; // or the text of the pipeline
};

// The parts between commas outside of brackets.
std::vector<std::string> parts(std::string_view text) {
  std::vector<std::string> result(1);
  int depth = 0;
  for (char c : text) {
    depth += c == '(' || c == '{' || c == '<' || c == '[' ? 1 : c == ')' || c == '}' || c == '>' || c == ']' ? -1 : 0;
    if (c == ',' && depth == 0)
      result.emplace_back();
    else
      result.back() += c;
  }
  return result;
}

void add(std::vector<Step> &steps, const std::string &pass) {
  const size_t brace = pass.find('{');
  const std::string name = pass.substr(0, brace);
  if (isVersioning(name)) {
    steps.push_back({name, brace == std::string::npos ? "" : pass.substr(brace + 1, pass.rfind('}') - brace - 1)});
    return;
  }
  if (steps.empty() || !steps.back().name.empty())
    steps.emplace_back();
  steps.back().options += (steps.back().options.empty() ? "" : ",") + pass;
}

std::vector<Step> stepsOf(const CommandLine &line) {
  std::vector<Step> steps;
  for (const Given &pass : line.passes)
    add(steps, pass.name + (pass.value ? "{" + *pass.value + "}" : ""));
  if (std::optional<std::string> given = line.get("pass-pipeline")) {
    std::string_view text = *given;
    constexpr std::string_view module = "builtin.module(";
    if (text.starts_with(module) && text.ends_with(")"))
      text = text.substr(module.size(), text.size() - module.size() - 1);
    for (const std::string &part : parts(text))
      add(steps, part);
  }
  return steps;
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

bool runPasses(const CommandLine &line, const std::string &passes, const Program &program, Subject &subject,
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
      shlo_module_run_passes(subject.module.get(), passes.data(), passes.size(), options.get(), &made, &error);
  for (Message &message : messagesOf(findings.get(), program.above))
    outcome.messages.push_back(std::move(message));
  if (isMeasured)
    printReports(line, reports);
  if (status != SHLO_OK)
    return fail(error, program.above, outcome), false;
  subject.module = Module(made);
  return true;
}

void runOne(const CommandLine &line, const std::vector<Step> &steps, const Program &program, Outcome &outcome) {
  Subject subject;
  if (!load(program, subject, outcome))
    return;
  for (const Step &step : steps) {
    const bool isGood = !step.name.empty() ? runVersioning(step.name, step.options, program, subject, outcome)
                        : subject.module   ? runPasses(line, step.options, program, subject, outcome)
                                           : true; // a versioned program has none of the ops that they look for
    if (!isGood)
      return;
  }
  if (line.flag("emit-bytecode")) {
    if (!subject.artifact && !runVersioning("stablehlo-legalize-to-vhlo", "", program, subject, outcome))
      return;
    outcome.output = *subject.artifact;
    return;
  }
  outcome.output = printed(line, subject);
  if (!line.flag("verify-roundtrip"))
    return;
  Outcome again;
  Subject parsed;
  if (!load({outcome.output, 0, program.file}, parsed, again) || printed(line, parsed) != outcome.output) {
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
  const std::vector<Step> steps = stepsOf(line);
  if (line.flag("dump-pass-pipeline"))
    for (const Step &step : steps) {
      const auto parsed =
          make<Pipeline>("", shlo_pipeline_parse, step.options.data(), step.name.empty() ? step.options.size() : 0);
      std::fprintf(stderr, "Pass Manager with %zu passes:\n%s\n", shlo_pipeline_pass_count(parsed.get()),
                   step.name.empty() ? shlo_pipeline_text(parsed.get(), nullptr) : step.name.c_str());
    }
  return process(line, [&](const Program &program, Outcome &outcome) { runOne(line, steps, program, outcome); });
}

} // namespace tool::reference
