// shlo opt: runs passes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "support.h"
#include "trace.h"
#include "versions.h"

#include <charconv>

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

// "0=8x784": the number of an argument, and a text. Throws UsageError.
std::pair<size_t, std::string> ofArgument(const std::string &text, const UsageError &wrong) {
  const size_t equals = text.find('=');
  size_t argument = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + std::min(equals, text.size()), argument);
  if (equals == std::string::npos || error != std::errc() || end != text.data() + equals)
    throw wrong;
  return {argument, text.substr(equals + 1)};
}

void setShape(const SpecializeOptions &options, const std::string &given) {
  const UsageError wrong{"--shape is ARGUMENT=8x784, with '?' for an extent that stays unknown, not '" + given + "'"};
  const auto [argument, text] = ofArgument(given, wrong);
  std::vector<int64_t> extents;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('x', at), text.size());
    int64_t extent = SHLO_DYNAMIC;
    const auto [last, error] = std::from_chars(text.data() + at, text.data() + end, extent);
    const bool isNumber = error == std::errc() && last == text.data() + end && extent >= 0;
    if (!isNumber && text.substr(at, end - at) != "?")
      throw wrong;
    extents.push_back(isNumber ? extent : SHLO_DYNAMIC);
    at = end + 1;
    if (at == text.size()) // ends with an x
      throw wrong;
  }
  call("", shlo_specialize_options_set_shape, options.get(), argument, extents.size(),
       static_cast<const int64_t *>(extents.data()));
}

// The value of a scalar of an integer type, which is what exporters pass for dimensions and platforms.
void setValue(const SpecializeOptions &options, const shlo_module *module, const std::string &given) {
  const UsageError wrong{"--value is ARGUMENT=NUMBER for an argument that is one integer, not '" + given + "'"};
  const auto [argument, text] = ofArgument(given, wrong);
  int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size())
    throw wrong;
  const auto function = make<Function>("", shlo_module_function, module, static_cast<const char *>(nullptr), size_t(0));
  const shlo_element_type type = shlo_function_argument_element_type(function.get(), argument);
  const size_t size = shlo_element_type_size(type);
  if (shlo_function_argument_rank(function.get(), argument) != 0 || type < SHLO_TYPE_I8 || type > SHLO_TYPE_UI64 ||
      size > sizeof number)
    throw wrong;
  const auto tensor = make<Tensor>("", shlo_tensor_copy, type, int32_t(0), static_cast<const int64_t *>(nullptr),
                                   static_cast<const void *>(&number), size, static_cast<const int64_t *>(nullptr));
  call("", shlo_specialize_options_set_value, options.get(), argument, static_cast<const shlo_tensor *>(tensor.get()));
}

// Runs `change`, and shows what the passes did, which goes to `pipelines`.
template <typename Change>
Module changed(const std::string &input, const Arguments &arguments, std::vector<Passes> &pipelines, Change &&change) {
  auto options = make<PassOptions>("", shlo_pass_options_create);
  auto findings = make<Diagnostics>("", shlo_diagnostics_create);
  auto reports = make<PassReports>("", shlo_pass_reports_create);
  call("", shlo_pass_options_set_diagnostics, options.get(), findings.get());
  call("", shlo_pass_options_set_reports, options.get(), reports.get());
  call("", shlo_pass_options_set_verify_each, options.get(), int32_t(arguments.has("--verify-each")));
  call("", shlo_pass_options_set_max_milliseconds, options.get(), arguments.number("--max-milliseconds", 0));
  Module made;
  const double begin = now();
  try {
    Progress progress("optimizing " + displayName(input));
    made = change(static_cast<const shlo_pass_options *>(options.get()));
  } catch (const Failure &) {
    if (!arguments.has("--quiet"))
      showReports(reports);
    throw;
  }
  if (!arguments.has("--quiet"))
    showReports(reports);
  reportFindings(input, findings);
  pipelines.push_back({std::move(reports), begin});
  return made;
}

Module specialized(const std::string &input, const Module &module, const Arguments &arguments,
                   std::vector<Passes> &pipelines) {
  auto known = make<SpecializeOptions>("", shlo_specialize_options_create);
  for (const std::string &shape : arguments.all("--shape"))
    setShape(known, shape);
  for (const std::string &value : arguments.all("--value"))
    setValue(known, module.get(), value);
  call("", shlo_specialize_options_set_pad_bounded, known.get(), int32_t(arguments.has("--pad-bounded")));
  return changed(input, arguments, pipelines, [&](const shlo_pass_options *options) {
    return make<Module>(displayName(input), shlo_module_specialize, static_cast<const shlo_module *>(module.get()),
                        static_cast<const shlo_specialize_options *>(known.get()), options);
  });
}

Module optimized(const std::string &input, const Module &module, const std::string &pipeline,
                 const Arguments &arguments, std::vector<Passes> &pipelines) {
  return changed(input, arguments, pipelines, [&](const shlo_pass_options *options) {
    return make<Module>(displayName(input), shlo_module_run_passes, static_cast<const shlo_module *>(module.get()),
                        pipeline.data(), pipeline.size(), options);
  });
}

int run(const Arguments &arguments) {
  const std::string &input = arguments.onlyOperand();
  const std::optional<std::string> output = arguments.get("-o");
  if (!output)
    throw UsageError{"-o OUT is missing; '-' is standard output"};
  const std::string pipeline = pipelineOf(arguments);
  const bool isSpecialized = arguments.has("--shape") || arguments.has("--value") || arguments.has("--pad-bounded");
  if (pipeline.empty() && !isSpecialized)
    throw UsageError{"nothing to do: name a pass with --pass ('shlo passes' lists them), say -O, or give --shape"};
  std::vector<Passes> pipelines;
  std::vector<Span> spans{{"load " + displayName(input), now(), 0}};
  Input file(input);
  const std::string_view bytes = file.bytes();
  auto findings = make<Diagnostics>("", shlo_diagnostics_create);
  Module module = loadProgram(input, bytes, findings.get());
  reportFindings(input, findings);
  spans.back().end = now();
  if (isSpecialized)
    module = specialized(input, module, arguments, pipelines);
  if (!pipeline.empty())
    module = optimized(input, module, pipeline, arguments, pipelines);
  spans.push_back({"passes", spans.back().end, now()});
  if (std::optional<std::string> trace = arguments.get("--trace"))
    writeFile(*trace, traceOf(spans, pipelines));
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
           {"--shape", "N=AxB",
            "make the program static for these extents of argument N, '?' for\nan extent that stays unknown; may be "
            "repeated; before the passes"},
           {"--value", "N=NUMBER", "the value of argument N, an integer, which becomes a constant;\nmay be repeated"},
           {"--pad-bounded", nullptr,
            "make bounds of dimensions their extents, and the extents of a\nrun arguments and results"},
           {"--target", "VERSION", "the version of the artifact: X.Y.Z, none (the newest), week4,\nweek12, max"},
           {"--verify-each", nullptr, "verify after each pass"},
           {"--max-milliseconds", "N", "stop after this time"},
           {"--trace", "FILE", "write the passes as Chrome's trace events"},
           {"--quiet", nullptr, "print no table of what the passes did"}},
          "  shlo opt model.mlir -o small.mlir -O\n"
          "  shlo opt model.bc -o old.bc --pass chlo-legalize-to-stablehlo --target week12\n"
          "  shlo opt model.bc -o static.bc --shape 0=8x784 -O\n"
          "  shlo opt model.mlir -o - --pass 'inline,symbol-dce' --pass cse\n",
          run};
}

} // namespace tool
