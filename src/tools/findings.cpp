// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "findings.h"

#include <cctype>
#include <nlohmann/json.hpp>

namespace tool {

namespace {

using Json = nlohmann::ordered_json;

// Where the word of MLIR's text that starts at `start` ends: a string, a name with its sigil, or one character.
size_t wordEnd(std::string_view line, size_t start) {
  auto isLetter = [&](size_t i) {
    return i < line.size() &&
           (std::isalnum(static_cast<unsigned char>(line[i])) || line[i] == '_' || line[i] == '.' || line[i] == '$');
  };
  size_t end = start + 1;
  if (line[start] == '"') {
    while (end < line.size() && line[end] != '"')
      end += line[end] == '\\' ? 2 : 1;
    return std::min(end + 1, line.size());
  }
  if (isLetter(start) || std::string_view("%@!#^").find(line[start]) != std::string_view::npos)
    while (isLetter(end))
      ++end;
  while (end < line.size() && (line[end] & 0xC0) == 0x80) // the rest of a character
    ++end;
  return end;
}

// The facts of a diagnostic that are known. Lines and columns, in bytes, count from 1; the end is behind the range.
Json placed(const shlo_diagnostic *diagnostic, const std::string &path) {
  std::string file = shlo_diagnostic_file(diagnostic, nullptr);
  Json json = {{"file", file.empty() ? displayName(path) : file}};
  if (const uint32_t line = shlo_diagnostic_line(diagnostic)) {
    const uint32_t column = shlo_diagnostic_column(diagnostic);
    json.update({{"line", line}, {"column", column}});
    size_t length = 0;
    const char *source = shlo_diagnostic_source_line(diagnostic, &length);
    if (column && column <= length)
      json.update({{"end_line", line}, {"end_column", wordEnd({source, length}, column - 1) + 1}});
  }
  if (shlo_diagnostic_offset(diagnostic) >= 0)
    json["offset"] = shlo_diagnostic_offset(diagnostic);
  return json;
}

const char *severityName(shlo_severity severity) {
  switch (severity) {
  case SHLO_SEVERITY_WARNING: return "warning";
  case SHLO_SEVERITY_NOTE: return "note";
  default: return "error";
  }
}

void print(const std::string &path, Json json) {
  json["program"] = displayName(path);
  // Strings of programs can contain any bytes. Invalid UTF-8 becomes U+FFFD.
  std::printf("%s\n", json.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
}

void print(const std::string &path, const shlo_diagnostic *diagnostic, const char *code) {
  Json json = placed(diagnostic, path);
  json["severity"] = severityName(shlo_diagnostic_severity(diagnostic));
  json["message"] = shlo_diagnostic_message(diagnostic, nullptr);
  auto put = [&](const char *name, const char *text) {
    if (*text)
      json[name] = text;
  };
  put("constraint", shlo_diagnostic_constraint(diagnostic, nullptr));
  put("op", shlo_diagnostic_op(diagnostic, nullptr));
  put("subject", shlo_diagnostic_subject(diagnostic, nullptr));
  put("node", shlo_diagnostic_node(diagnostic, nullptr));
  put("version", shlo_diagnostic_version(diagnostic, nullptr));
  put("code", code);
  for (size_t i = 0; i < shlo_diagnostic_note_count(diagnostic); ++i) {
    const shlo_diagnostic *note = shlo_diagnostic_note(diagnostic, i);
    json["notes"].push_back(placed(note, path));
    json["notes"].back()["message"] = shlo_diagnostic_message(note, nullptr);
  }
  print(path, std::move(json));
}

} // namespace

void printFindings(const std::string &path, const Failure &failure) {
  const shlo_error *error = failure.error.get();
  const char *code = error ? shlo_status_name(shlo_error_code(error)) : "";
  for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i)
    print(path, shlo_error_diagnostic(error, i), code);
  if (shlo_error_diagnostic_count(error))
    return;
  Json json = {{"file", displayName(path)},
               {"severity", "error"},
               {"message", error ? shlo_error_message(error, nullptr) : failure.message}};
  if (error)
    json["code"] = code;
  print(path, std::move(json));
}

void printFindings(const std::string &path, const shlo_diagnostics *findings) {
  for (size_t i = 0; i < shlo_diagnostics_count(findings); ++i)
    print(path, shlo_diagnostics_at(findings, i), "");
}

} // namespace tool
