// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/session.h"

#include "reference/split.h"

#include <algorithm>

namespace tool::reference {

std::vector<Option> sharedOptions() {
  return {
      {"o", Takes::Value, "the file to write; default: standard output"},
      {"split-input-file", Takes::OptionalValue, "process each program between lines with // ----- (or this marker)"},
      {"output-split-marker", Takes::Value, "what is printed between programs"},
      {"verify-diagnostics", Takes::OptionalValue,
       "compare what is reported with comments (expected-error): by place; =text: by words, too; =only-expected"},
      {"mlir-print-op-generic", Takes::Flag, "print the generic form"},
      {"mlir-print-debuginfo", Takes::Flag, "print locations"},
      {"mlir-print-local-scope", Takes::Flag, "print locations without aliases"},
      {"mlir-print-unique-ssa-ids", Takes::Flag, "accepted: numbers are unique within a function"},
      {"mlir-print-elementsattrs-with-hex-if-larger", Takes::Value, "accepted"},
      {"mlir-elide-elementsattrs-if-larger", Takes::Value, "leave out the elements of larger constants"},
      {"mlir-disable-threading", Takes::Flag, "accepted: there are no threads"},
      {"allow-unregistered-dialect", Takes::Flag, "accepted: ops of other dialects are kept"},
      {"no-implicit-module", Takes::Flag, "accepted if the program is a module"},
      {"help", Takes::Nothing, "print this text"},
      {"version", Takes::Nothing, "print the version"},
  };
}

std::vector<Missing> missingOptions() {
  return {
      {"debug-only", "this build has no debug output"},
      {"debug", "this build has no debug output"},
      {"mlir-print-ir-tree-dir", "use --mlir-print-ir-after-all"},
      {"load-dialect-plugin", "no plugins are loaded"},
      {"load-pass-plugin", "no plugins are loaded"},
      {"mlir-pass-pipeline-crash-reproducer", "no reproducers are written"},
      {"run-reproducer", "no reproducers are written"},
      {"irdl-file", "dialects are not loaded from files"},
  };
}

void fail(shlo_error *error, uint32_t above, Outcome &outcome) {
  ErrorHandle owned(error);
  for (Message &message : messagesOf(error, above))
    outcome.messages.push_back(std::move(message));
  outcome.failed = true;
}

namespace {

// The first message, with its notes.
void keepFirst(std::vector<Message> &messages) {
  size_t count = 1;
  while (count < messages.size() && messages[count].severity == SHLO_SEVERITY_NOTE)
    ++count;
  messages.resize(std::min(count, messages.size()));
}

// An artifact that is not read. In the words of the reference if it has a versioned op that nobody knows.
void failReading(shlo_error *error, const Program &program, Outcome &outcome) {
  ErrorHandle owned(error);
  const shlo_diagnostic *unknown = nullptr;
  for (size_t i = 0; i < shlo_error_diagnostic_count(error) && !unknown; ++i)
    if (const shlo_diagnostic *one = shlo_error_diagnostic(error, i);
        shlo_error_code(error) == SHLO_VERSION &&
        std::string_view(shlo_diagnostic_op(one, nullptr)).starts_with("vhlo."))
      unknown = one;
  shlo_inspection *inspected = nullptr;
  if (!unknown || shlo_artifact_inspect(program.bytes.data(), program.bytes.size(), &inspected, nullptr) != SHLO_OK)
    return fail(owned.release(), program.above, outcome);
  Inspection inspection(inspected);
  outcome.failed = true;
  auto say = [&](shlo_severity severity, const std::string &text) {
    Message &message = outcome.messages.emplace_back();
    message.severity = severity;
    message.text = text;
  };
  say(SHLO_SEVERITY_ERROR, "unregistered operation '" + std::string(shlo_diagnostic_op(unknown, nullptr)) +
                               "' found in dialect ('vhlo') that does not allow unknown operations");
  say(SHLO_SEVERITY_NOTE, "in bytecode version " + std::to_string(shlo_inspection_bytecode_version(inspected)) +
                              " produced by: " + shlo_inspection_producer(inspected, nullptr));
  say(SHLO_SEVERITY_ERROR,
      "failed to deserialize portable artifact using StableHLO_v" + std::string(shlo_stablehlo_version()));
}

// Rules that the lenient mode of the library leaves out, but the reference's tests ask for.
constexpr std::string_view alsoOfReference[] = {
    "dynamic_conv_c2", "dynamic_conv_c3", "dynamic_conv_c5",  "dynamic_conv_c6", "dynamic_conv_c7",
    "dynamic_conv_c8", "dynamic_conv_c9", "dynamic_conv_c25", "all_reduce_c4",   "reduce_scatter_c6"};

// Says as warnings what the specification forbids and the reference does not. False if a rule of the reference is
// broken, too.
bool warn(const shlo_module *module, uint32_t above, Outcome &outcome) {
  shlo_error *error = nullptr;
  if (shlo_module_verify(module, &error) == SHLO_OK)
    return true;
  ErrorHandle owned(error);
  bool isGood = true;
  for (Message &message : messagesOf(error, above)) {
    const bool isReference =
        std::any_of(std::begin(alsoOfReference), std::end(alsoOfReference),
                    [&](std::string_view label) { return message.text.ends_with("[" + std::string(label) + "]"); });
    isGood &= !isReference;
    message.isReference = isReference;
    if (!isReference)
      message.severity = SHLO_SEVERITY_WARNING;
    outcome.messages.push_back(std::move(message));
  }
  return isGood;
}

} // namespace

Module load(const Program &program, Outcome &outcome) {
  shlo_module *module = nullptr;
  shlo_error *error = nullptr;
  const shlo_content content = shlo_content_detect(program.bytes.data(), program.bytes.size());
  if (content == SHLO_CONTENT_ARTIFACT || content == SHLO_CONTENT_MLIR_BYTECODE) {
    auto options = make<ReadOptions>("", shlo_read_options_create);
    call("", shlo_read_options_set_lenient, options.get(), 1);
    if (shlo_module_load(program.bytes.data(), program.bytes.size(), options.get(), &module, &error) != SHLO_OK)
      return failReading(error, program, outcome), nullptr;
  } else {
    auto options = make<ParseOptions>("", shlo_parse_options_create);
    call("", shlo_parse_options_set_file_name, options.get(), program.file.data(), program.file.size());
    call("", shlo_parse_options_set_lenient, options.get(), 1);
    call("", shlo_parse_options_set_tool_dialects, options.get(), 1);
    if (shlo_module_parse(program.bytes.data(), program.bytes.size(), options.get(), &module, &error) != SHLO_OK) {
      const bool isMalformed = shlo_error_code(error) == SHLO_MALFORMED;
      fail(error, program.above, outcome);
      if (isMalformed)
        keepFirst(outcome.messages); // MLIR's parser stops there
      return nullptr;
    }
  }
  Module owned(module);
  if (!warn(module, program.above, outcome)) {
    outcome.failed = true;
    return nullptr;
  }
  return owned;
}

PrintOptions printOptions(const CommandLine &line) {
  auto options = make<PrintOptions>("", shlo_print_options_create);
  call("", shlo_print_options_set_generic, options.get(), int32_t(line.flag("mlir-print-op-generic")));
  call("", shlo_print_options_set_locations, options.get(), int32_t(line.flag("mlir-print-debuginfo")));
  call("", shlo_print_options_set_aliases, options.get(), int32_t(!line.flag("mlir-print-local-scope")));
  if (std::optional<std::string> most = line.get("mlir-elide-elementsattrs-if-larger"))
    call("", shlo_print_options_set_elide_above, options.get(), std::stoull("0" + *most));
  return options;
}

std::string printed(const CommandLine &line, const shlo_module *module) {
  const PrintOptions options = printOptions(line);
  return std::string(textOf(make<Buffer>("", shlo_module_print, module, options.get()))) + "\n";
}

static bool hasNoComments(std::string_view bytes) {
  const shlo_content content = shlo_content_detect(bytes.data(), bytes.size());
  return content == SHLO_CONTENT_ARTIFACT || content == SHLO_CONTENT_MLIR_BYTECODE;
}

int process(const CommandLine &line, const std::function<void(const Program &, Outcome &)> &one) {
  Input input(line.input);
  std::string marker;
  if (std::optional<std::string> given = line.get("split-input-file"))
    marker = given->empty() ? defaultMarker : *given;
  const std::string between = line.get("output-split-marker").value_or(marker.empty() ? "" : "// -----\n");
  const std::string file = line.input == "-" ? "<stdin>" : line.input;
  const std::optional<std::string> verify = line.get("verify-diagnostics");
  if (verify && !verify->empty() && *verify != "all" && *verify != "text" && *verify != "only-expected")
    throw UsageError{"option '--verify-diagnostics' takes all, text or only-expected, not '" + *verify + "'"};
  const Compare how = !verify || verify->empty() || *verify == "all" ? Compare::Place
                      : *verify == "text"                            ? Compare::Text
                                                                     : Compare::OnlyExpected;
  std::string output;
  bool isGood = true, isFirst = true;
  for (const Part &part : split(input.bytes(), marker)) {
    if (!isFirst)
      output += between;
    isFirst = false;
    Outcome outcome;
    one({part.text, part.above, file}, outcome);
    output += outcome.output;
    if (!verify || hasNoComments(part.text)) {
      print(outcome.messages);
      isGood &= !outcome.failed;
      continue;
    }
    const std::vector<std::string> differences =
        compareWithComments(part.text, file, part.above + 1, outcome.messages, how);
    for (const std::string &difference : differences)
      std::fprintf(stderr, "%s\n", visible(difference).c_str());
    isGood &= differences.empty();
  }
  writeFile(line.get("o").value_or("-"), output);
  return isGood ? 0 : 1;
}

} // namespace tool::reference
