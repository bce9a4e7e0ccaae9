// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/versioned.h"

namespace tool::reference {

namespace {

// Null, with the failure in the outcome, if the text is no versioned program.
Buffer artifactOf(const Program &program, Outcome &outcome) {
  auto options = make<ParseOptions>("", shlo_parse_options_create);
  call("", shlo_parse_options_set_file_name, options.get(), program.file.data(), program.file.size());
  call("", shlo_parse_options_set_lenient, options.get(), 1);
  shlo_buffer *bytes = nullptr;
  shlo_error *error = nullptr;
  if (shlo_artifact_parse(program.bytes.data(), program.bytes.size(), options.get(), nullptr, &bytes, &error) !=
      SHLO_OK)
    fail(error, program.above, outcome);
  return Buffer(bytes);
}

Module read(std::string_view artifact, const Program &program, Outcome &outcome) {
  auto options = make<ReadOptions>("", shlo_read_options_create);
  call("", shlo_read_options_set_keep_versioned, options.get(), 1);
  shlo_module *module = nullptr;
  shlo_error *error = nullptr;
  if (shlo_artifact_read(artifact.data(), artifact.size(), options.get(), &module, &error) != SHLO_OK)
    fail(error, program.above, outcome);
  return Module(module);
}

} // namespace

Module loadAsItIs(const Program &program, Outcome &outcome) {
  switch (shlo_content_detect(program.bytes.data(), program.bytes.size())) {
  case SHLO_CONTENT_ARTIFACT: return read(program.bytes, program, outcome);
  case SHLO_CONTENT_VERSIONED_TEXT: {
    const Buffer artifact = artifactOf(program, outcome);
    return artifact ? read(textOf(artifact), program, outcome) : nullptr;
  }
  default: return load(program, outcome);
  }
}

void failVersioning(shlo_error *error, const Program &program, Outcome &outcome) {
  const std::string pass = shlo_diagnostic_pass(shlo_error_diagnostic(error, 0), nullptr);
  const size_t first = outcome.messages.size();
  fail(error, program.above, outcome);
  const size_t kept = pass == "vhlo-to-version" ? 1 : 0; // the last one is about the module
  if (kept || pass == "stablehlo-legalize-to-vhlo")
    for (size_t i = first + 1; i + kept < outcome.messages.size(); ++i)
      outcome.messages[i].severity = SHLO_SEVERITY_NOTE;
}

} // namespace tool::reference
