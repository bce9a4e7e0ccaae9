// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/versioned.h"

#include <algorithm>

namespace tool::reference {

namespace {

constexpr std::pair<std::string_view, std::string_view> passes[] = {
    {"stablehlo-legalize-to-vhlo", "Says the program with the newest versioned ops."},
    {"vhlo-to-version", "Says a versioned program with the ops of a version (target=X.Y.Z)."},
    {"vhlo-legalize-to-stablehlo", "Says a versioned program with the ops of StableHLO."},
    {"stablehlo-deserialize", "Says a versioned program of any version with the ops of StableHLO."},
};

// The value of an option in "target=1.9.0 other".
std::string optionOf(const std::string &options, std::string_view name) {
  const std::string key = std::string(name) + "=";
  const size_t at = options.find(key);
  if (at == std::string::npos)
    return "";
  const size_t begin = at + key.size();
  return options.substr(begin, std::min(options.find_first_of(" ,}", begin), options.size()) - begin);
}

// Messages of the reference, which its tests and other tools look for.
std::string whatIsWrong(const std::string &target) {
  if (target.empty())
    return "No target version specified.\nTarget version must be of the form `#.#.#`.";
  int32_t order = 0;
  if (shlo_version_compare(target.data(), target.size(), shlo_stablehlo_version(),
                           std::string_view(shlo_stablehlo_version()).size(), &order, nullptr) != SHLO_OK)
    return "Invalid target version argument '" + target + "'\nTarget version must be of the form `#.#.#`.";
  if (order > 0)
    return "target version " + target + " is greater than current version " + shlo_stablehlo_version();
  shlo_version_compare(target.data(), target.size(), shlo_stablehlo_minimum_version(),
                       std::string_view(shlo_stablehlo_minimum_version()).size(), &order, nullptr);
  if (order < 0)
    return "target version " + target + " is less than minimum supported " + shlo_stablehlo_minimum_version();
  return "";
}

// The line of the module in the input.
uint32_t lineOf(const shlo_module *module) { return shlo_operation_line(shlo_module_operation(module)); }

bool write(const shlo_module *module, const std::string &target, const Program &program, Subject &subject,
           Outcome &outcome) {
  auto options = make<WriteOptions>("", shlo_write_options_create);
  if (!target.empty())
    call("", shlo_write_options_set_target, options.get(), target.data(), target.size());
  shlo_buffer *bytes = nullptr;
  shlo_error *error = nullptr;
  if (shlo_artifact_write(module, options.get(), &bytes, &error) != SHLO_OK) {
    const size_t first = outcome.messages.size();
    fail(error, program.above, outcome);
    // The reference stops at the first one.
    for (size_t i = first + 1; i < outcome.messages.size(); ++i)
      outcome.messages[i].severity = SHLO_SEVERITY_NOTE;
    if (target.empty())
      return false;
    Message &whole = outcome.messages.emplace_back();
    whole.file = program.file;
    whole.line = lineOf(module) ? lineOf(module) + program.above : 0;
    whole.column = 1;
    whole.text = "failed to convert VHLO to v" + target;
    return false;
  }
  subject.artifact = std::string(textOf(Buffer(bytes)));
  subject.module = nullptr;
  return true;
}

bool read(const Program &program, Subject &subject, Outcome &outcome) {
  auto options = make<ReadOptions>("", shlo_read_options_create);
  call("", shlo_read_options_set_lenient, options.get(), 1);
  shlo_module *module = nullptr;
  shlo_error *error = nullptr;
  if (shlo_artifact_read(subject.artifact->data(), subject.artifact->size(), options.get(), &module, &error) != SHLO_OK)
    return fail(error, program.above, outcome), false;
  subject.module = Module(module);
  subject.artifact.reset();
  return true;
}

} // namespace

bool load(const Program &program, Subject &subject, Outcome &outcome) {
  switch (shlo_content_detect(program.bytes.data(), program.bytes.size())) {
  case SHLO_CONTENT_ARTIFACT: subject.artifact = std::string(program.bytes); return true;
  case SHLO_CONTENT_VERSIONED_TEXT: {
    auto options = make<ParseOptions>("", shlo_parse_options_create);
    call("", shlo_parse_options_set_file_name, options.get(), program.file.data(), program.file.size());
    call("", shlo_parse_options_set_lenient, options.get(), 1);
    shlo_buffer *bytes = nullptr;
    shlo_error *error = nullptr;
    if (shlo_artifact_parse(program.bytes.data(), program.bytes.size(), options.get(), nullptr, &bytes, &error) !=
        SHLO_OK)
      return fail(error, program.above, outcome), false;
    subject.artifact = std::string(textOf(Buffer(bytes)));
    return true;
  }
  default: subject.module = load(program, outcome); return subject.module != nullptr;
  }
}

bool isVersioning(std::string_view pass) {
  return std::any_of(std::begin(passes), std::end(passes), [&](const auto &one) { return one.first == pass; });
}
std::vector<std::pair<std::string_view, std::string_view>> versioningPasses() {
  return {std::begin(passes), std::end(passes)};
}

bool runVersioning(const std::string &pass, const std::string &options, const Program &program, Subject &subject,
                   Outcome &outcome) {
  if (pass == "stablehlo-legalize-to-vhlo")
    return subject.artifact || write(subject.module.get(), "", program, subject, outcome);
  if (pass == "vhlo-legalize-to-stablehlo" || pass == "stablehlo-deserialize")
    return subject.module || read(program, subject, outcome);
  std::string target = optionOf(options, "target");
  if (target == "current")
    target = shlo_stablehlo_version();
  if (const std::string wrong = whatIsWrong(target); !wrong.empty()) {
    outcome.messages.emplace_back().text = wrong;
    outcome.failed = true;
    return false;
  }
  if (subject.module)
    return true; // has no versioned ops
  return read(program, subject, outcome) &&
         write(Module(std::move(subject.module)).get(), target, program, subject, outcome);
}

std::string printed(const CommandLine &line, const Subject &subject) {
  if (subject.module)
    return printed(line, subject.module.get());
  const PrintOptions options = printOptions(line);
  return std::string(textOf(make<Buffer>("", shlo_artifact_print, static_cast<const void *>(subject.artifact->data()),
                                         subject.artifact->size(), options.get()))) +
         "\n";
}

} // namespace tool::reference
