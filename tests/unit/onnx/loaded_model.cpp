// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "loaded_model.h"

#include "canonical_message.h"
#include "stablehlo-c/stablehlo.h"

#include <catch2/catch.hpp>

Loaded load(const std::string &file) {
  Loaded result;
  shlo_read_options *options = nullptr;
  shlo_diagnostics *findings = nullptr;
  shlo_module *module = nullptr;
  shlo_error *error = nullptr;
  shlo_diagnostics_create(&findings, nullptr);
  shlo_read_options_create(&options, nullptr);
  shlo_read_options_set_diagnostics(options, findings, nullptr);
  result.accepted = shlo_module_load(file.data(), file.size(), options, &module, &error) == SHLO_OK;
  if (error)
    result.message = shlo_error_message(error, nullptr);
  for (size_t i = 0; i < shlo_diagnostics_count(findings); ++i)
    result.warnings.push_back(shlo_diagnostic_message(shlo_diagnostics_at(findings, i), nullptr));
  shlo_buffer *printed = nullptr;
  if (module && shlo_module_print(module, nullptr, &printed, nullptr) == SHLO_OK)
    result.text.assign(static_cast<const char *>(shlo_buffer_data(printed)), shlo_buffer_size(printed));
  shlo_buffer_destroy(printed);
  shlo_buffer *written = nullptr;
  if (module && shlo_onnx_write(module, nullptr, &written, nullptr, &error) == SHLO_OK)
    result.written.assign(static_cast<const char *>(shlo_buffer_data(written)), shlo_buffer_size(written));
  else if (module)
    result.written = shlo_error_message(error, nullptr);
  shlo_buffer_destroy(written);
  shlo_module_destroy(module);
  shlo_error_destroy(error);
  shlo_read_options_destroy(options);
  shlo_diagnostics_destroy(findings);
  return result;
}

void accepts(const std::string &file, const std::vector<std::string> &parts) {
  const Loaded loaded = load(file);
  INFO(loaded.message);
  REQUIRE(loaded.accepted);
  INFO(loaded.text);
  for (const std::string &part : parts) {
    INFO(part);
    CHECK(loaded.text.find(part) != std::string::npos);
  }
  // Nothing is lost.
  const bool isSame = canonicalModel(loaded.written) == canonicalModel(file);
  INFO(loaded.written);
  CHECK(isSame);
}
void refuses(const std::string &file, const std::string &message) {
  const Loaded loaded = load(file);
  INFO(message);
  INFO(loaded.text);
  REQUIRE(!loaded.accepted);
  INFO(loaded.message);
  CHECK(loaded.message.find(message) != std::string::npos);
}
