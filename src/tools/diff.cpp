// shlo diff: where two runs part.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "probes.h"

#include <algorithm>
#include <filesystem>

namespace tool {

namespace {

using Diff = Handle<shlo_diff, shlo_diff_destroy>;
using Pipeline = Handle<shlo_pipeline, shlo_pipeline_destroy>;

// A run of a program, and what messages call it.
struct Side {
  std::string name; // "a"
  std::string path; // of its file, or ""
  std::string_view source;
  History history;
};

class Comparison {
public:
  explicit Comparison(const Arguments &arguments)
      : tolerance(arguments.real("--tolerance", 1e-5)), function(arguments.get("--function")),
        files(arguments.all("--input")),
        maxBytes(std::min<uint64_t>(arguments.number("--max-memory", 1 << 12), UINT64_MAX >> 21) << 20),
        options(make<HistoryOptions>("", shlo_history_options_create)) {
    call("", shlo_history_options_set_max_memory, options.get(), maxBytes);
    call("", shlo_history_options_set_max_milliseconds, options.get(), arguments.number("--max-seconds", 0) * 1000);
  }

  // The second run may go on for much longer than the first one; where they part is known before.
  History record(const std::string &name, const Module &module, const shlo_history *first = nullptr) {
    if (first) {
      constexpr uint64_t little = uint64_t(64) << 20, ofValue = 512;
      uint64_t bytes = little;
      for (size_t i = 0; i < shlo_history_count(first); ++i)
        bytes += 2 * (shlo_tensor_size(shlo_history_tensor(first, i)) + ofValue);
      call("", shlo_history_options_set_max_memory, options.get(), std::min(bytes, maxBytes));
    }
    Progress progress("running " + name);
    auto planning = make<PlanOptions>(name, shlo_plan_options_create);
    if (function)
      call(name, shlo_plan_options_set_function, planning.get(), function->data(), function->size());
    if (inputs.empty()) {
      const auto plan =
          make<Plan>(name, shlo_plan_create, static_cast<const shlo_module *>(module.get()), planning.get());
      const std::vector<std::string> paths = inputFilesOf(files, plan);
      for (size_t i = 0; i < paths.size(); ++i)
        inputs.push_back(paths[i].empty() ? Tensor()
                                          : readTensor(paths[i], shlo_plan_input_element_type(plan.get(), i)));
    }
    std::vector<const shlo_tensor *> given;
    for (const Tensor &input : inputs)
      given.push_back(input.get());
    return make<History>(name, shlo_history_record, static_cast<const shlo_module *>(module.get()),
                         static_cast<const shlo_plan_options *>(planning.get()), given.size(), given.data(),
                         static_cast<const shlo_history_options *>(options.get()));
  }
  Diff compare(const Side &a, const Side &b) const {
    return make<Diff>("", shlo_diff_create, static_cast<const shlo_history *>(a.history.get()),
                      static_cast<const shlo_history *>(b.history.get()), tolerance);
  }

  const double tolerance;

private:
  const std::optional<std::string> function;
  const std::vector<std::string> files;
  const uint64_t maxBytes;
  HistoryOptions options;
  std::vector<Tensor> inputs; // null: left out
};

void showOp(const Side &side, const shlo_operation *operation) {
  Style style(stdout);
  if (!operation)
    return;
  const std::string place = visible(locationOf(operation)),
                    name = visible(shlo_operation_location_name(operation, nullptr));
  std::printf("  %s%s%s  %s\n", style.bold, side.name.c_str(), style.reset, opText(operation).c_str());
  if (!place.empty())
    std::printf("     %sat %s%s%s\n", style.dim, place.c_str(),
                name.empty() || name == place ? "" : (", " + name).c_str(), style.reset);
  // The line of the program itself, if its ops have no other locations.
  uint32_t line = shlo_operation_line(operation);
  if (side.path.empty() || !line || side.path != shlo_operation_file(operation, nullptr))
    return;
  std::string_view rest = side.source;
  for (; line > 1 && !rest.empty(); --line)
    rest.remove_prefix(std::min(rest.size(), rest.find('\n') == rest.npos ? rest.size() : rest.find('\n') + 1));
  if (!rest.empty())
    std::printf("     %s%s%s\n", style.dim, visible(rest.substr(0, std::min<size_t>(rest.find('\n'), 300))).c_str(),
                style.reset);
}

std::string distanceText(double distance, int64_t element) {
  if (distance < 0)
    return "not compared";
  char text[64];
  std::snprintf(text, sizeof text, "%.6g", distance);
  return element >= 0   ? std::string("differs by up to ") + text
         : distance > 0 ? std::string("equal within ") + text
                        : "equal";
}

// Prints what differs first. Whether nothing does.
bool report(const Side &a, const Side &b, const Diff &diff) {
  Style style(stdout);
  const shlo_history *left = a.history.get(), *right = b.history.get();
  const int64_t first = shlo_diff_first(diff.get());
  std::printf("compared  %s\n", plural(shlo_diff_compared_count(diff.get()), "value").c_str());
  if (first >= 0) {
    const auto index = size_t(first), partner = size_t(shlo_diff_partner(diff.get(), index));
    const int32_t result = shlo_history_result(left, index);
    std::printf("%sfirst difference%s  %s%s%s%s\n", style.red, style.reset, style.bold,
                shlo_history_op(left, index, nullptr), style.reset,
                ((result ? ", result " + std::to_string(result) : "") + iterationsOf(left, index)).c_str());
    showOp(a, shlo_diff_operation_a(diff.get()));
    if (shlo_diff_operation_b(diff.get()) != shlo_diff_operation_a(diff.get()))
      showOp(b, shlo_diff_operation_b(diff.get()));
    const shlo_tensor *x = shlo_history_tensor(left, index), *y = shlo_history_tensor(right, partner);
    const int64_t element = shlo_diff_element(diff.get(), index);
    std::printf("  %s  first at %s: %s, and %s; %s\n", typeOf(x).c_str(), position(x, element).c_str(),
                elementText(x, element).c_str(), elementText(y, element).c_str(),
                distanceText(shlo_diff_distance(diff.get(), index), element).c_str());
    for (size_t k = 0; k < shlo_history_operand_count(left, index); ++k) {
      const int64_t value = shlo_history_operand(left, index, k), input = shlo_history_operand_input(left, index, k);
      if (value >= 0)
        std::printf(
            "  operand %zu, %s%s: %s\n", k, shlo_history_op(left, size_t(value), nullptr),
            iterationsOf(left, size_t(value)).c_str(),
            distanceText(shlo_diff_distance(diff.get(), size_t(value)), shlo_diff_element(diff.get(), size_t(value)))
                .c_str());
      else
        std::printf("  operand %zu%s\n", k,
                    input >= 0 ? (", input " + std::to_string(input) + ": equal").c_str() : ": not known");
    }
  }
  bool isEqual = first < 0;
  for (size_t k = 0; k < shlo_diff_output_count(diff.get()); ++k) {
    const int64_t element = shlo_diff_output_element(diff.get(), k);
    std::printf("output %zu  %s\n", k, distanceText(shlo_diff_output_distance(diff.get(), k), element).c_str());
    isEqual = isEqual && element < 0;
  }
  for (const Side *side : {&a, &b})
    if (const shlo_error *error = shlo_history_error(side->history.get())) {
      std::printf("%s  has failed: %s\n", side->name.c_str(), visible(shlo_error_message(error, nullptr)).c_str());
      isEqual = false;
    }
  if (isEqual)
    std::printf("%sno difference%s\n", style.green, style.reset);
  return isEqual;
}

// The passes of a pipeline in normal form, each as a pipeline of its own.
std::vector<std::string> passesOf(std::string_view text) {
  std::vector<std::string> passes;
  size_t begin = 0;
  int depth = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && (text[i] == '(' || text[i] == '{'))
      ++depth;
    if (i < text.size() && (text[i] == ')' || text[i] == '}'))
      --depth;
    if (i < text.size() && (text[i] != ',' || depth))
      continue;
    const std::string_view one = text.substr(begin, i - begin);
    begin = i + 1;
    const size_t open = one.find('('), brace = one.find('{');
    if (open == one.npos || brace < open) {
      if (!one.empty())
        passes.emplace_back(one);
      continue;
    }
    const std::string anchor(one.substr(0, open + 1));
    for (const std::string &inner : passesOf(one.substr(open + 1, one.size() - open - 2)))
      passes.push_back(anchor == "builtin.module(" ? inner : anchor + inner + ")");
  }
  return passes;
}

Module loadLowered(const std::string &path, std::string_view bytes) {
  Module module = loadProgram(path, bytes, nullptr);
  if (shlo_content_detect(bytes.data(), bytes.size()) == SHLO_CONTENT_ONNX)
    return make<Module>(displayName(path), shlo_module_lower_onnx, static_cast<const shlo_module *>(module.get()),
                        nullptr);
  return module;
}

int bisect(Comparison &comparison, const std::string &path, Side before, Module module, const std::string &text) {
  const auto pipeline = make<Pipeline>("--bisect", shlo_pipeline_parse, text.data(), text.size());
  for (const std::string &pass : passesOf(shlo_pipeline_text(pipeline.get(), nullptr))) {
    module = make<Module>(path, shlo_module_run_passes, static_cast<const shlo_module *>(module.get()), pass.data(),
                          pass.size(), static_cast<const shlo_pass_options *>(nullptr));
    Side after{"after " + pass, "", {}, comparison.record(path, module, before.history.get())};
    const Diff diff = comparison.compare(before, after);
    bool isEqual = !shlo_history_error(after.history.get());
    for (size_t k = 0; k < shlo_diff_output_count(diff.get()); ++k)
      isEqual = isEqual && shlo_diff_output_element(diff.get(), k) < 0;
    std::printf("%s  %s\n", pass.c_str(), isEqual ? "outputs are equal" : "outputs differ");
    if (!isEqual) {
      report(before, after, diff);
      return ExitInput;
    }
    before = std::move(after);
  }
  return ExitGood;
}

int run(const Arguments &arguments) {
  const std::optional<std::string> pipeline = arguments.get("--bisect");
  const std::vector<std::string> &paths = arguments.operands();
  if (paths.empty())
    throw UsageError{"A [B] is missing"};
  if (paths.size() > 2)
    throw UsageError{"'" + paths[2] + "' is one operand too many"};
  Comparison comparison(arguments);
  Input file(paths[0]);
  Module module = loadLowered(paths[0], file.bytes());
  if (paths.size() != (pipeline ? 1 : 2))
    throw UsageError{pipeline ? "--bisect takes one program" : "two programs, or a program and a folder, are compared"};
  Side a{"a", displayName(paths[0]), file.bytes(), comparison.record(displayName(paths[0]), module)};
  if (pipeline)
    return bisect(comparison, displayName(paths[0]), std::move(a), std::move(module), *pipeline);
  std::error_code ignored;
  if (std::filesystem::is_directory(paths[1], ignored)) {
    size_t count = 0;
    const Side b{"b", "", {}, readProbes(paths[1], a.history.get(), count)};
    std::printf("read      %s of %s\n", plural(count, "value").c_str(), visible(paths[1]).c_str());
    return report(a, b, comparison.compare(a, b)) ? ExitGood : ExitInput;
  }
  Input other(paths[1]);
  const Module second = loadLowered(paths[1], other.bytes());
  const Side b{"b", displayName(paths[1]), other.bytes(),
               comparison.record(displayName(paths[1]), second, a.history.get())};
  return report(a, b, comparison.compare(a, b)) ? ExitGood : ExitInput;
}

} // namespace

Command diffCommand() {
  return {
      "diff",
      "A [B]",
      "run two programs and find the first op whose value differs",
      {{"--input", "[NAME=]F", "an input of both: F.npy, or F.pb of ONNX; once per input, by name\nor in order"},
       {"--tolerance", "T", "values differ if |a-b| > T * (1+|b|); 0: if their bits do;\ndefault 1e-5"},
       {"--function", "NAME", "the function to run; default: the main function"},
       {"--bisect", "PIPELINE", "run the passes on A one by one; name the first one after\nwhich the outputs differ"},
       {"--max-memory", "MB", "for the values of each run; default 4096"},
       {"--max-seconds", "S", "for each run; what it computed until then is compared"}},
      "  shlo diff before.mlir after.mlir --input x.npy\n"
      "  shlo diff model.mlir.bc model_bf16.mlir.bc --input x.npy --tolerance 0.02\n"
      "  shlo diff model.mlir probes --input x.npy    a folder of values of somebody else's run\n"
      "  shlo diff model.mlir --input x.npy --bisect 'chlo-legalize-to-stablehlo'\n",
      run};
}

} // namespace tool
