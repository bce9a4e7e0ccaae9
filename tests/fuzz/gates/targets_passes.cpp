// Runs pipelines, right and wrong ones, on programs under limits.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "targets.h"

#include "round_trip.h"

#include "text/changes.h"

#include <memory>

namespace shlo::test {
namespace {

struct DestroyMore : Destroy {
  using Destroy::operator();
  void operator()(shlo_pipeline *pipeline) const { shlo_pipeline_destroy(pipeline); }
  void operator()(shlo_pass_options *options) const { shlo_pass_options_destroy(options); }
  void operator()(shlo_pass_reports *reports) const { shlo_pass_reports_destroy(reports); }
};
template <typename T> using Own = std::unique_ptr<T, DestroyMore>;

constexpr uint64_t mostMilliseconds = 200, mostOps = 100000, mostBytes = uint64_t(1) << 22;

std::string_view at(const char *(*get)(size_t, size_t *), size_t index) {
  size_t length = 0;
  const char *text = get(index, &length);
  return {text ? text : "", length};
}

std::string value(std::string_view form, Random &random) {
  if (form == "flag")
    return random.oneIn(2) ? "true" : "false";
  if (form == "number")
    return std::to_string(int64_t(random.next() >> random.below(64)));
  constexpr std::string_view words[] = {"stablehlo.add",
                                        "stablehlo.add,stablehlo.multiply",
                                        "tensor<4xf32>,tensor<?xi32>",
                                        "1.0.0",
                                        "current",
                                        "",
                                        "main",
                                        "{a,b}",
                                        "tensor<*xf32>"};
  return std::string(words[random.below(std::size(words))]);
}

} // namespace

std::string randomPipeline(Random &random) {
  std::string text;
  for (uint64_t i = 0, count = 1 + random.below(4); i < count; ++i) {
    size_t pass = random.below(shlo_pass_count() + shlo_pass_pipeline_count());
    while (shlo_pass_is_for_tests(pass))
      pass = random.below(shlo_pass_count() + shlo_pass_pipeline_count());
    const bool isPass = pass < shlo_pass_count();
    text += (i ? "," : "") +
            std::string(isPass ? at(shlo_pass_name, pass) : at(shlo_pass_pipeline_name, pass - shlo_pass_count()));
    if (!isPass || shlo_pass_option_count(pass) == 0 || random.oneIn(2))
      continue;
    text += '{';
    for (size_t k = 0; k < shlo_pass_option_count(pass); ++k)
      if (random.oneIn(2))
        text += std::string(shlo_pass_option_name(pass, k, nullptr)) + "=" +
                value(shlo_pass_option_form(pass, k, nullptr), random) + " ";
    text += '}';
  }
  if (random.oneIn(3))
    text = (random.oneIn(8) ? "func.func(" : "builtin.module(") + text + ")";
  return random.oneIn(8) ? changeText(text, "any(cse{x=1})", random) : text;
}

// The pipeline, a NUL, and the program.
void tryPasses(Gate &gate, std::string_view bytes) {
  const size_t end = std::min(bytes.find('\0'), bytes.size());
  const std::string pipelineText(bytes.substr(0, end));
  const std::string program(bytes.substr(std::min(end + 1, bytes.size())));
  shlo_pipeline *parsed = nullptr;
  if (gate.status("shlo_pipeline_parse", [&](shlo_error **error) {
        return shlo_pipeline_parse(pipelineText.data(), pipelineText.size(), &parsed, error);
      })) {
    gate.refuse();
    return;
  }
  Own<shlo_pipeline> pipeline(parsed);
  // The normal form is a pipeline, and its own normal form.
  size_t length = 0;
  const char *normal = shlo_pipeline_text(parsed, &length);
  shlo_pipeline *again = nullptr;
  if (gate.status("shlo_pipeline_parse of what was printed",
                  [&](shlo_error **error) { return shlo_pipeline_parse(normal, length, &again, error); }) ||
      gate.plants(Plant::Refused)) {
    gate.find(Kind::Refused, std::string("the normal form ") + normal);
    return;
  }
  Own<shlo_pipeline> ownedAgain(again);
  gate.compare();
  std::string printed = shlo_pipeline_text(again, nullptr);
  if (gate.plants(Plant::TextDiffers))
    printed += ' ';
  if (printed != normal)
    gate.find(Kind::TextDiffers, differenceOf(normal, printed));

  shlo_module *module = nullptr;
  if (gate.status("shlo_module_parse", [&](shlo_error **error) {
        return shlo_module_parse(program.data(), program.size(), nullptr, &module, error);
      })) {
    gate.refuse();
    return;
  }
  Own<shlo_module> owned(module);
  shlo_pass_options *options = nullptr;
  shlo_pass_reports *reports = nullptr;
  shlo_pass_options_create(&options, nullptr);
  shlo_pass_reports_create(&reports, nullptr);
  Own<shlo_pass_options> ownedOptions(options);
  Own<shlo_pass_reports> ownedReports(reports);
  shlo_pass_options_set_max_milliseconds(options, mostMilliseconds, nullptr);
  shlo_pass_options_set_max_ops(options, mostOps, nullptr);
  shlo_pass_options_set_max_folded_bytes(options, mostBytes, nullptr);
  shlo_pass_options_set_verify_each(options, 1, nullptr);
  shlo_pass_options_set_reports(options, reports, nullptr);
  shlo_module *made = nullptr;
  if (gate.status("shlo_module_run_pipeline", [&](shlo_error **error) {
        return shlo_module_run_pipeline(module, parsed, options, &made, error);
      })) {
    gate.refuse();
    return;
  }
  Own<shlo_module> result(made);
  gate.accept();
  // Versioned ops must stand for a program.
  if (shlo_module_versioned_for(made, nullptr)) {
    constexpr std::string_view back = "vhlo-legalize-to-stablehlo";
    shlo_module *program = nullptr;
    if (gate.status("shlo_module_run_passes to a program", [&](shlo_error **error) {
          return shlo_module_run_passes(made, back.data(), back.size(), nullptr, &program, error);
        })) {
      gate.find(Kind::Refused, "versioned ops that passes made are no program: " + gate.message());
      return;
    }
    result.reset(program);
    made = program;
  }
  // A pass may not make an invalid program of a valid one.
  if (gate.status("shlo_module_verify of what the passes made",
                  [&](shlo_error **error) { return shlo_module_verify(made, error); }))
    gate.find(Kind::Refused, "a module that passes made does not verify: " + gate.message());
  checkRoundTrips(gate, made, false);
}

} // namespace shlo::test
