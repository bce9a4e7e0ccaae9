// Runs the cases of cases.txt with the C API; README.md says what the lines of a case mean.
// usage: languages_test SOURCE_FOLDER
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/counts.h"
#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stablehlo-c/stablehlo.h>
#include <string>
#include <utility>
#include <vector>

namespace {

using Texts = std::vector<std::string>;
using Facts = std::map<std::string, Texts>;
using Lines = std::vector<std::pair<std::string, std::string>>; // keys and values; the key of a fact is "expect"
struct Case {
  std::string kind, name;
  Lines lines;
  std::vector<std::pair<size_t, std::string>> twins; // a line that has another value
};
struct Failure {
  shlo_status code = SHLO_OK;
  shlo_error *error = nullptr;
};
std::string root;

// A handle with its function of the C API that destroys it.
template <typename T> using Handle = std::unique_ptr<T, void (*)(T *)>;
template <typename T, typename... Parameters, typename... Arguments>
Handle<T> make(void (*destroy)(T *), shlo_status (*function)(Parameters...), Arguments... arguments) {
  T *out = nullptr;
  Failure failure;
  failure.code = function(arguments..., &out, &failure.error);
  if (failure.code != SHLO_OK)
    throw failure;
  return {out, destroy};
}
template <typename... Parameters, typename... Arguments>
void call(shlo_status (*function)(Parameters...), Arguments... arguments) {
  Failure failure;
  failure.code = function(arguments..., &failure.error);
  if (failure.code != SHLO_OK)
    throw failure;
}
std::string taken(Handle<shlo_buffer> buffer) {
  return {shlo_buffer_data(buffer.get()), shlo_buffer_size(buffer.get())};
}

std::pair<std::string, std::string> split(const std::string &text) {
  size_t space = std::min(text.find(' '), text.size());
  return {text.substr(0, space), text.substr(std::min(space + 1, text.size()))};
}
Texts words(const std::string &text, char separator = ' ') {
  Texts found;
  std::istringstream stream(text);
  for (std::string word; std::getline(stream, word, separator);)
    found.push_back(word);
  return found;
}
std::string joined(const Texts &texts, const char *separator) {
  std::string text;
  for (const std::string &one : texts)
    text += (&one == texts.data() ? "" : separator) + one;
  return text;
}
std::string orDash(const std::string &text) { return text.empty() ? "-" : text; }
std::string file(const std::string &path) {
  std::ifstream stream(root + "/" + path, std::ios::binary);
  if (!stream)
    throw std::runtime_error("cannot read " + path);
  return {std::istreambuf_iterator<char>(stream), {}};
}
std::string fromHex(const std::string &text) {
  std::string bytes;
  for (size_t i = 0; i + 1 < text.size(); i += 2)
    bytes += static_cast<char>(std::stoi(text.substr(i, 2), nullptr, 16));
  return bytes;
}

struct Given {
  const Lines &lines;
  Texts all(const std::string &key) const {
    Texts found;
    for (const auto &[one, value] : lines)
      if (one == key)
        found.push_back(value);
    return found;
  }
  bool has(const std::string &key) const { return !all(key).empty(); }
  std::string one(const std::string &key) const { return has(key) ? all(key)[0] : ""; }
  std::string bytes() const { return has("file") ? file(one("file")) : fromHex(one("bytes")); }
};

shlo_other_dialects policy(const std::string &name) {
  return name == "keep"    ? SHLO_OTHER_DIALECTS_KEEP
         : name == "strip" ? SHLO_OTHER_DIALECTS_STRIP
                           : SHLO_OTHER_DIALECTS_REJECT;
}
Handle<shlo_module> load(const std::string &bytes) {
  return make(shlo_module_destroy, shlo_module_load, bytes.data(), bytes.size(), nullptr);
}
Handle<shlo_module> moduleOf(const Given &given) {
  auto options = make(shlo_parse_options_destroy, shlo_parse_options_create);
  for (const std::string &option : given.all("option")) {
    auto [name, value] = split(option);
    if (name == "file_name")
      call(shlo_parse_options_set_file_name, options.get(), value.data(), value.size());
    else if (name == "verify")
      call(shlo_parse_options_set_verify, options.get(), std::stoi(value));
    else if (name == "max_nesting")
      call(shlo_parse_options_set_max_nesting, options.get(), std::stoi(value));
    else if (name == "max_bytes")
      call(shlo_parse_options_set_max_bytes, options.get(), std::stoi(value));
    else if (name == "tool_dialects")
      call(shlo_parse_options_set_tool_dialects, options.get(), std::stoi(value));
    else
      call(shlo_parse_options_set_other_dialects, options.get(), policy(value));
  }
  std::string text = joined(given.all("text"), "\n");
  auto module = given.has("text")
                    ? make(shlo_module_destroy, shlo_module_parse, text.data(), text.size(), options.get())
                    : load(given.bytes());
  for (const std::string &name : given.all("pass"))
    module = name == "remove_sharding" ? make(shlo_module_destroy, shlo_module_remove_sharding, module.get())
             : name == "decompose_chlo"
                 ? make(shlo_module_destroy, shlo_module_decompose_chlo, module.get())
                 : make(shlo_module_destroy, shlo_module_apply_other_dialects, module.get(), policy(name), nullptr);
  if (given.has("verify"))
    call(shlo_module_verify, module.get());
  return module;
}

// --- Values

shlo_element_type elementType(const std::string &name) {
  shlo_element_type type = SHLO_TYPE_I1;
  while (shlo_element_type_name(type) != name)
    ++type;
  return type;
}
std::string shapeText(const int64_t *shape, int32_t rank) {
  Texts extents;
  for (int32_t k = 0; k < rank; ++k)
    extents.push_back(std::to_string(shape[k]));
  return rank ? joined(extents, "x") : "()";
}
// A tensor of "ELEMENT SHAPE BYTES", or of a file: "npy PATH".
Handle<shlo_tensor> tensor(const std::string &value) {
  Texts parts = words(value);
  if (parts[0] == "npy") {
    std::string bytes = file(parts[1]);
    return make(shlo_tensor_destroy, shlo_tensor_from_npy, bytes.data(), bytes.size(), SHLO_TYPE_NONE);
  }
  std::vector<int64_t> shape;
  for (const std::string &extent : parts[1] == "()" ? Texts() : words(parts[1], 'x'))
    shape.push_back(std::stoll(extent));
  std::string bytes = fromHex(parts[2]);
  return make(shlo_tensor_destroy, shlo_tensor_copy, elementType(parts[0]), static_cast<int32_t>(shape.size()),
              shape.data(), bytes.data(), bytes.size(), nullptr);
}
Handle<shlo_tensor> strided(const std::string &value) {
  Texts parts = words(value);
  std::string bytes = fromHex(parts[5]);
  int64_t stride = std::stoi(parts[1]) * 4, count = std::stoi(parts[2]);
  return make(shlo_tensor_destroy, shlo_tensor_copy, SHLO_TYPE_F32, 1, &count, bytes.data() + std::stoi(parts[0]) * 4,
              bytes.size(), &stride);
}
std::string valueOf(const shlo_tensor *tensor) {
  std::string text;
  auto *bytes = static_cast<const unsigned char *>(shlo_tensor_data(tensor));
  for (size_t i = 0; i < shlo_tensor_size(tensor); ++i)
    text += "0123456789abcdef"[bytes[i] / 16], text += "0123456789abcdef"[bytes[i] % 16];
  return std::string(shlo_element_type_name(shlo_tensor_element_type(tensor))) + " " +
         shapeText(shlo_tensor_shape(tensor), shlo_tensor_rank(tensor)) + " " + orDash(text);
}

// --- Kinds of cases

void place(const shlo_diagnostic *one, Facts &facts) {
  facts["severity"].push_back(shlo_diagnostic_severity(one) == SHLO_SEVERITY_ERROR ? "error" : "other");
  facts["file"].push_back(orDash(shlo_diagnostic_file(one, nullptr)));
  facts["line"].push_back(std::to_string(shlo_diagnostic_line(one)));
  facts["column"].push_back(std::to_string(shlo_diagnostic_column(one)));
  facts["source"].push_back(orDash(shlo_diagnostic_source_line(one, nullptr)));
  facts["op"].push_back(orDash(shlo_diagnostic_op(one, nullptr)));
  facts["subject"].push_back(orDash(shlo_diagnostic_subject(one, nullptr)));
  facts["constraint"].push_back(orDash(shlo_diagnostic_constraint(one, nullptr)));
  facts["version"].push_back(orDash(shlo_diagnostic_version(one, nullptr)));
  facts["pass"].push_back(orDash(shlo_diagnostic_pass(one, nullptr)));
}

std::string recordedText(const shlo_recorded *one) {
  Texts iterations;
  for (size_t k = 0; k < shlo_recorded_loop_count(one); ++k)
    iterations.push_back(std::to_string(shlo_recorded_iteration(one, k)));
  return joined({shlo_recorded_op(one, nullptr), orDash(shlo_recorded_location(one, nullptr)),
                 std::to_string(shlo_recorded_result(one)), std::to_string(shlo_recorded_process(one)),
                 orDash(joined(iterations, ",")), valueOf(shlo_recorded_tensor(one))},
                " ");
}

// What happens inside a run.
class Inside {
public:
  Inside(const Given &given, Facts &facts) : given(given), facts(facts) {
    for (const std::string &name : given.all("record_op"))
      call(shlo_recorder_record_op, recorder.get(), name.data(), name.size());
    for (const std::string &place : given.all("record_at"))
      call(shlo_recorder_record_location, recorder.get(), place.data(), place.size());
    if (given.has("record_memory"))
      call(shlo_recorder_set_max_memory, recorder.get(), std::stoull(given.one("record_memory")));
    if (given.has("to_function"))
      call(shlo_recorder_set_function, recorder.get(), shlo_record_fn(show), static_cast<void *>(&facts["recorded"]));
    call(shlo_recorder_set_times, recorder.get(), int32_t(given.has("times")));
  }
  static bool records(const Given &given) { return given.has("record_op") || given.has("record_at"); }

  void observe(shlo_run_options *options) {
    call(shlo_run_options_set_recorder, options, recorder.get());
    if (given.has("progress"))
      call(shlo_run_options_set_progress, options, shlo_progress_fn(progress), static_cast<void *>(&last), uint64_t(0));
  }
  void report() {
    for (size_t i = 0; i < shlo_recorder_value_count(recorder.get()); ++i)
      facts["recorded"].push_back(recordedText(shlo_recorder_value(recorder.get(), i)));
    const Texts wanted = given.all("times");
    for (size_t i = 0; i < shlo_recorder_op_count(recorder.get()); ++i) {
      const std::string name = shlo_recorder_op_name(recorder.get(), i, nullptr);
      auto measure = [&](shlo_measure what) {
        return std::to_string(shlo_recorder_op_measure(recorder.get(), i, what));
      };
      if (std::count(wanted.begin(), wanted.end(), name.substr(name.find('.') + 1)))
        facts["measured"].push_back(joined({name, orDash(shlo_recorder_op_location(recorder.get(), i, nullptr)),
                                            measure(SHLO_MEASURE_CALLS), measure(SHLO_MEASURE_STEPS)},
                                           " "));
    }
    if (given.has("progress"))
      facts["progress"].push_back(last == 1 ? "1" : std::to_string(last));
  }

private:
  static int32_t show(const shlo_recorded *one, void *user) {
    static_cast<Texts *>(user)->push_back(recordedText(one));
    return 0;
  }
  static int32_t progress(double fraction, void *user) {
    *static_cast<double *>(user) = fraction;
    return 0;
  }

  const Given &given;
  Facts &facts;
  Handle<shlo_recorder> recorder = make(shlo_recorder_destroy, shlo_recorder_create);
  double last = 0;
};

void run(const Given &given, Facts &facts) {
  auto options = make(shlo_plan_options_destroy, shlo_plan_options_create);
  std::string function = given.one("function");
  if (!function.empty())
    call(shlo_plan_options_set_function, options.get(), function.data(), function.size());
  call(shlo_plan_options_set_recordable, options.get(), int32_t(Inside::records(given)));
  auto plan = make(shlo_plan_destroy, shlo_plan_create, moduleOf(given).get(), options.get());
  std::vector<Handle<shlo_tensor>> held;
  std::vector<const shlo_tensor *> inputs;
  size_t count = shlo_plan_input_count(plan.get());
  for (const auto &[key, value] : given.lines) {
    if (key != "input" && key != "strided" && key != "named")
      continue;
    auto [name, rest] = split(value);
    held.push_back(key == "strided" ? strided(value) : tensor(key == "named" ? rest : value));
    size_t index = inputs.size();
    if (key == "named") { // the C API takes inputs by position, and says their names
      inputs.resize(count);
      for (index = 0; index < count && shlo_plan_input_name(plan.get(), index, nullptr) != name;)
        ++index;
      if (index == count)
        throw Failure{SHLO_NOT_FOUND, nullptr};
    }
    inputs.resize(std::max(inputs.size(), index + 1));
    inputs[index] = held.back().get();
  }
  auto runOptions = make(shlo_run_options_destroy, shlo_run_options_create);
  if (given.one("cancelled") == "yes")
    shlo_run_options_cancel(runOptions.get());
  if (given.has("timeout"))
    call(shlo_run_options_set_max_milliseconds, runOptions.get(), std::stoi(given.one("timeout")));
  Inside inside(given, facts);
  inside.observe(runOptions.get());
  std::vector<shlo_tensor *> outputs(shlo_plan_output_count(plan.get()));
  call(shlo_plan_run, plan.get(), inputs.size(), inputs.data(), outputs.size(), outputs.data(), runOptions.get());
  inside.report();
  std::vector<int32_t> ranks;
  std::vector<const int64_t *> shapes;
  for (const shlo_tensor *one : inputs) {
    ranks.push_back(shlo_tensor_rank(one));
    shapes.push_back(shlo_tensor_shape(one));
  }
  std::vector<std::vector<int64_t>> made;
  std::vector<int64_t *> places;
  Texts expected = given.all("expected");
  for (size_t k = 0; k < outputs.size(); ++k) {
    held.emplace_back(outputs[k], shlo_tensor_destroy);
    made.emplace_back(shlo_plan_output_rank(plan.get(), k));
    places.push_back(made.back().data());
    facts["output"].push_back(valueOf(outputs[k]));
    if (expected.empty())
      continue;
    int64_t index = -1;
    call(shlo_tensor_compare, outputs[k], tensor(expected[k]).get(), std::stod(given.one("tolerance")), &index);
    facts["differs"].push_back(index < 0 ? "none" : std::to_string(index));
  }
  call(shlo_plan_output_shapes, plan.get(), inputs.size(), ranks.data(), shapes.data(), places.size(), places.data());
  for (const std::vector<int64_t> &shape : made)
    facts["shape"].push_back(shapeText(shape.data(), static_cast<int32_t>(shape.size())));
}

std::string printed(const shlo_module *module, bool generic = false) {
  auto options = make(shlo_print_options_destroy, shlo_print_options_create);
  call(shlo_print_options_set_generic, options.get(), generic);
  return taken(make(shlo_buffer_destroy, shlo_module_print, module, options.get()));
}

std::string versionOf(const std::string &artifact, std::string &producer) {
  shlo_buffer *version = nullptr;
  auto made = make(shlo_buffer_destroy, shlo_artifact_peek, artifact.data(), artifact.size(), &version);
  producer = taken(std::move(made));
  return taken({version, shlo_buffer_destroy});
}

Texts opCounts(const shlo_module *module) {
  Texts counts;
  for (size_t k = 0; k < shlo_module_op_count(module); ++k)
    counts.push_back(std::string(shlo_module_op_name(module, k, nullptr)) + " " +
                     std::to_string(shlo_module_op_occurrences(module, k)));
  std::ranges::sort(counts);
  return counts;
}

void module(const Given &given, Facts &facts) {
  auto module = moduleOf(given);
  facts["printed"] = words(printed(module.get()), '\n');
  facts["generic"] = words(printed(module.get(), true), '\n');
  if (given.has("beside"))
    facts["same"] = {printed(load(file(given.one("beside"))).get()) == printed(module.get()) ? "yes" : "no"};
  for (size_t k = 0; k < shlo_module_function_count(module.get()); ++k) {
    auto function = make(shlo_function_destroy, shlo_module_function_at, module.get(), k);
    facts["function"].push_back(shlo_function_name(function.get(), nullptr) +
                                std::string(shlo_function_is_public(function.get()) ? " public" : " private"));
  }
  if (!facts["function"].empty()) {
    auto main = make(shlo_function_destroy, shlo_module_function, module.get(), nullptr, size_t{0});
    for (size_t k = 0; k < shlo_function_argument_count(main.get()); ++k)
      facts["argument"].push_back(orDash(shlo_function_argument_name(main.get(), k, nullptr)) + " " +
                                  shlo_function_argument_type_text(main.get(), k, nullptr));
    for (size_t k = 0; k < shlo_function_result_count(main.get()); ++k)
      facts["result"].push_back(orDash(shlo_function_result_name(main.get(), k, nullptr)) + " " +
                                shlo_function_result_type_text(main.get(), k, nullptr));
  }
  facts["count"] = opCounts(module.get());
  for (size_t k = 0; k < shlo_module_constant_count(module.get()); ++k)
    facts["constant"].push_back(std::string(shlo_module_constant_type_text(module.get(), k, nullptr)) + " " +
                                std::to_string(shlo_module_constant_bytes(module.get(), k)));
  const char *minimum = nullptr;
  call(shlo_module_minimum_version, module.get(), &minimum);
  facts["minimum"] = {minimum};
  if (std::string target = given.one("target"); !target.empty()) {
    auto options = make(shlo_write_options_destroy, shlo_write_options_create);
    call(shlo_write_options_set_target, options.get(), target.data(), target.size());
    std::string artifact = taken(make(shlo_buffer_destroy, shlo_artifact_write, module.get(), options.get())), producer;
    facts["written"] = {versionOf(artifact, producer)};
    facts["again"] = {printed(load(artifact).get()) == printed(module.get()) ? "same" : "different"};
  }
  if (std::string target = given.one("blockers"); !target.empty()) {
    auto blockers = make(shlo_diagnostics_destroy, shlo_diagnostics_create);
    uint64_t count = 0;
    call(shlo_module_blockers, module.get(), target.data(), target.size(), blockers.get(), &count);
    facts["blocked"] = {std::to_string(count)};
    for (size_t k = 0; k < shlo_diagnostics_count(blockers.get()); ++k)
      place(shlo_diagnostics_at(blockers.get(), k), facts);
  }
}

void passes(const Given &given, Facts &facts) {
  auto module = moduleOf(given);
  const std::string text = given.one("pipeline");
  auto pipeline = make(shlo_pipeline_destroy, shlo_pipeline_parse, text.data(), text.size());
  facts["normal"] = {shlo_pipeline_text(pipeline.get(), nullptr)};
  for (size_t k = 0; k < shlo_pipeline_pass_count(pipeline.get()); ++k)
    facts["step"].push_back(shlo_pipeline_pass_name(pipeline.get(), k, nullptr));
  auto cancellation = make(shlo_cancellation_destroy, shlo_cancellation_create);
  if (given.one("cancelled") == "yes")
    shlo_cancellation_cancel(cancellation.get());
  auto reports = make(shlo_pass_reports_destroy, shlo_pass_reports_create);
  auto options = make(shlo_pass_options_destroy, shlo_pass_options_create);
  call(shlo_pass_options_set_cancellation, options.get(), cancellation.get());
  call(shlo_pass_options_set_reports, options.get(), reports.get());
  auto made = make(shlo_module_destroy, shlo_module_run_pipeline, module.get(), pipeline.get(), options.get());
  facts["printed"] = words(printed(made.get()), '\n');
  facts["count"] = opCounts(made.get());
  for (size_t k = 0; k < shlo_pass_reports_count(reports.get()); ++k)
    facts["report"].push_back(joined({shlo_pass_reports_name(reports.get(), k, nullptr),
                                      std::to_string(shlo_pass_reports_ops_before(reports.get(), k)),
                                      std::to_string(shlo_pass_reports_ops_after(reports.get(), k))},
                                     " "));
}

void known(const Given &given, Facts &facts) {
  const std::string name = given.one("find");
  const int64_t found = shlo_pass_find(name.data(), name.size());
  if (found < 0)
    return;
  const size_t pass = size_t(found);
  Texts parts{shlo_pass_name(pass, nullptr), std::array{"module", "function", "any"}[size_t(shlo_pass_anchor_of(pass))],
              std::array{"bits", "bound", "nothing"}[size_t(shlo_pass_keeps_of(pass))],
              shlo_pass_is_idempotent(pass) ? "idempotent" : "changing"};
  for (size_t k = 0; k < shlo_pass_other_name_count(pass); ++k)
    parts.emplace_back(shlo_pass_other_name(pass, k, nullptr));
  facts["known"] = {joined(parts, " ")};
  for (size_t k = 0; k < shlo_pass_option_count(pass); ++k)
    facts["option"].push_back(joined({shlo_pass_option_name(pass, k, nullptr), shlo_pass_option_form(pass, k, nullptr),
                                      orDash(shlo_pass_option_default(pass, k, nullptr))},
                                     " "));
}

void artifact(const Given &given, Facts &facts) {
  std::string bytes = given.bytes(), producer;
  shlo_content content = shlo_content_detect(bytes.data(), bytes.size());
  facts["content"] = {content == SHLO_CONTENT_ARTIFACT ? "artifact"
                      : content == SHLO_CONTENT_TEXT   ? "text"
                                                       : "unknown"};
  if (given.one("inspect") == "yes") {
    auto found = make(shlo_inspection_destroy, shlo_artifact_inspect, bytes.data(), bytes.size());
    for (size_t k = 0; k < shlo_inspection_function_count(found.get()); ++k) {
      if (!shlo_inspection_function_is_public(found.get(), k))
        continue;
      Texts parts{shlo_inspection_function_name(found.get(), k, nullptr), "public"};
      for (size_t i = 0; i < shlo_inspection_argument_count(found.get(), k); ++i)
        parts.emplace_back(shlo_inspection_argument_type(found.get(), k, i, nullptr));
      facts["inspected"].push_back(joined(parts, " "));
    }
  }
  if (content == SHLO_CONTENT_ARTIFACT) {
    facts["written"] = {versionOf(bytes, producer)};
    facts["producer"] = {producer};
  }
}

void infer(const Given &given, Facts &facts) {
  auto builder = make(shlo_builder_destroy, shlo_builder_create, nullptr, size_t{0});
  std::vector<const shlo_type *> operands;
  for (const std::string &text : given.all("operand")) {
    operands.emplace_back();
    call(shlo_builder_parse_type, builder.get(), text.data(), text.size(), &operands.back());
  }
  Texts names;
  std::vector<const char *> keys;
  std::vector<const shlo_attribute *> values;
  for (const std::string &attribute : given.all("attribute")) {
    auto [name, text] = split(attribute);
    names.push_back(name);
    values.emplace_back();
    call(shlo_builder_parse_attribute, builder.get(), text.data(), text.size(), &values.back());
  }
  for (const std::string &name : names)
    keys.push_back(name.c_str());
  const shlo_attribute *dictionary = nullptr;
  call(shlo_builder_dictionary_attribute, builder.get(), keys.size(), keys.data(), nullptr, values.data(), &dictionary);
  const shlo_type *types[8];
  size_t count = 0;
  std::string op = given.one("op");
  call(shlo_builder_infer, builder.get(), op.data(), op.size(), operands.size(), operands.data(), dictionary, size_t{0},
       nullptr, std::size(types), types, &count);
  for (size_t k = 0; k < count; ++k)
    facts["type"].push_back(taken(make(shlo_buffer_destroy, shlo_type_print, types[k])));
}

void npy(const Given &given, Facts &facts) {
  std::string bytes = given.bytes();
  shlo_element_type as = given.has("as") ? elementType(given.one("as")) : SHLO_TYPE_NONE;
  auto read = make(shlo_tensor_destroy, shlo_tensor_from_npy, bytes.data(), bytes.size(), as);
  std::string written = taken(make(shlo_buffer_destroy, shlo_tensor_to_npy, read.get()));
  auto again = make(shlo_tensor_destroy, shlo_tensor_from_npy, written.data(), written.size(),
                    shlo_tensor_element_type(read.get()));
  facts["value"] = {valueOf(read.get())};
  facts["again"] = {valueOf(again.get()) == valueOf(read.get()) ? "same" : "different"};
}

// --- Comparing

Facts errorFacts(const Failure &failure) {
  Facts facts{{"error", {std::string(shlo_status_name(failure.code)).substr(std::string("SHLO_").size())}}};
  for (size_t k = 0; k < shlo_error_diagnostic_count(failure.error); ++k)
    place(shlo_error_diagnostic(failure.error, k), facts);
  std::string message = shlo_error_message(failure.error, nullptr);
  if (size_t start = message.find("input "); start != std::string::npos) {
    size_t end = message.find_first_not_of("0123456789", start + 6);
    facts["input"] = {message.substr(start + 6, end - start - 6)};
  }
  const std::string question = "did you mean '";
  if (size_t start = message.find(question); start != std::string::npos)
    facts["nearest"] = {words(message.substr(start + question.size()), '\'')[0]};
  shlo_error_destroy(failure.error);
  return facts;
}

// What a case is.
Facts findFacts(const std::string &kind, const Lines &lines) {
  static const std::map<std::string, std::function<void(const Given &, Facts &)>> kinds{
      {"run", run}, {"module", module}, {"artifact", artifact}, {"infer", infer},
      {"npy", npy}, {"passes", passes}, {"known", known}};
  Facts facts;
  try {
    kinds.at(kind)(Given{lines}, facts);
    return facts;
  } catch (const Failure &failure) {
    return errorFacts(failure);
  }
}

// The facts that are found otherwise than expected.
Texts differing(const Lines &lines, Facts found) {
  Facts expected{{"error", {}}};
  for (const std::string &line : Given{lines}.all("expect"))
    expected[split(line).first].push_back(split(line).second);
  Texts differing;
  for (const auto &[fact, values] : expected)
    if (found[fact] != values)
      differing.push_back(fact + ": " + joined(found[fact], " | ") + ", expected " + joined(values, " | "));
  return differing;
}

} // namespace

int main(int, char **arguments) {
  root = arguments[1];
  std::string total;
  std::vector<Case> cases;
  for (const std::string &line : words(file("tests/conformance/languages/cases.txt"), '\n')) {
    auto [key, value] = split(line);
    if (key == "total")
      total = value;
    else if (key == "case")
      cases.push_back({split(value).first, split(value).second, {}, {}});
    else if (key == "twin")
      cases.back().twins.emplace_back(cases.back().lines.size() - 1, value);
    else if (!key.empty() && key != "#")
      cases.back().lines.emplace_back(key, value);
  }
  size_t facts = 0, twins = 0, wrong = 0;
  for (const Case &one : cases) {
    Facts found = findFacts(one.kind, one.lines);
    for (const std::string &text : differing(one.lines, found))
      ++wrong, std::cerr << one.name << ": " << text << "\n";
    for (const auto &[index, value] : one.twins) {
      Lines other = one.lines;
      bool isFact = other[index].first == "expect";
      other[index].second = isFact ? split(other[index].second).first + " " + value : value;
      if (differing(other, isFact ? found : findFacts(one.kind, other)).empty())
        ++wrong, std::cerr << one.name << ": the twin " << value << " is the same\n";
    }
    facts += Given{one.lines}.all("expect").size();
    twins += one.twins.size();
  }
  std::string counted = std::to_string(cases.size()) + " " + std::to_string(facts) + " " + std::to_string(twins);
  if (counted != total)
    ++wrong, std::cerr << "the counts are " << counted << ", expected " << total << "\n";
  std::cout << cases.size() << " cases of all languages, " << facts << " facts, " << twins << " twins\n";
  report_counts({cases.size() - wrong, facts, 0, 0, 0});
  return wrong ? 1 : 0;
}
