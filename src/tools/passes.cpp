// shlo passes: lists the passes, or describes one.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "support.h"

namespace tool {

namespace {

const char *anchorText(size_t pass) {
  switch (shlo_pass_anchor_of(pass)) {
  case SHLO_PASS_ON_MODULE: return "the module";
  case SHLO_PASS_ON_FUNCTION: return "each function";
  default: return "the module, or each function";
  }
}

const char *keepsText(size_t pass) {
  switch (shlo_pass_keeps_of(pass)) {
  case SHLO_PASS_KEEPS_BITS: return "the program gives the same bits as before";
  case SHLO_PASS_KEEPS_BOUND: return "results differ within the accuracy of functions and sums";
  default: return "the program is another one";
  }
}

void list() {
  Style style(stdout);
  for (size_t i = 0; i < shlo_pass_count(); ++i)
    if (!shlo_pass_is_for_tests(i))
      std::printf("  %s%-42s%s %s\n", style.bold, shlo_pass_name(i, nullptr), style.reset,
                  shlo_pass_summary(i, nullptr));
  for (size_t i = 0; i < shlo_pass_pipeline_count(); ++i)
    std::printf("  %s%-42s%s %s\n", style.bold, shlo_pass_pipeline_name(i, nullptr), style.reset,
                shlo_pass_pipeline_summary(i, nullptr));
}

void describe(size_t pass) {
  Style style(stdout);
  std::printf("%s%s%s: %s\n\n", style.bold, shlo_pass_name(pass, nullptr), style.reset,
              shlo_pass_summary(pass, nullptr));
  for (size_t i = 0; i < shlo_pass_other_name_count(pass); ++i)
    std::printf("  also called  %s\n", shlo_pass_other_name(pass, i, nullptr));
  std::printf("  runs on      %s\n  results      %s\n", anchorText(pass), keepsText(pass));
  if (shlo_pass_is_idempotent(pass))
    std::printf("  again        changes nothing\n");
  for (size_t i = 0; i < shlo_pass_option_count(pass); ++i) {
    const std::string absent = shlo_pass_option_default(pass, i, nullptr);
    std::printf("\n  %s=%s%s\n      %s\n", shlo_pass_option_name(pass, i, nullptr),
                shlo_pass_option_form(pass, i, nullptr), absent.empty() ? "" : (", default " + absent).c_str(),
                shlo_pass_option_summary(pass, i, nullptr));
  }
}

int run(const Arguments &arguments) {
  if (arguments.operands().empty())
    return list(), ExitGood;
  for (const std::string &name : arguments.operands()) {
    if (const int64_t pass = shlo_pass_find(name.data(), name.size()); pass >= 0) {
      describe(size_t(pass));
      continue;
    }
    size_t pipeline = 0;
    while (pipeline < shlo_pass_pipeline_count() && name != shlo_pass_pipeline_name(pipeline, nullptr))
      ++pipeline;
    if (pipeline == shlo_pass_pipeline_count()) {
      // Its message has the nearest name.
      shlo_pipeline *made = nullptr;
      call("", shlo_pipeline_parse, name.data(), name.size(), &made);
      shlo_pipeline_destroy(made);
      throw Failure{"there is no pass '" + visible(name) + "'"};
    }
    std::printf("%s: %s\n\n  passes       %s\n", name.c_str(), shlo_pass_pipeline_summary(pipeline, nullptr),
                shlo_pass_pipeline_text(pipeline, nullptr));
  }
  return ExitGood;
}

} // namespace

Command passesCommand() {
  return {"passes", "[NAME]...", "list the passes, or describe some", {}, "  shlo passes\n  shlo passes cse\n", run};
}

} // namespace tool
