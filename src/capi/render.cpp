// Renders errors for people.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/render.h"

#include <algorithm>
#include <string_view>

namespace shlo::capi {

namespace {

// A program on one line can have megabytes: the maximum width that is shown, and the position of the caret in it.
constexpr size_t widestLine = 160;
constexpr size_t contextBefore = 60;

struct Style {
  const char *bold, *red, *magenta, *cyan, *green, *reset;
};
constexpr Style plain{"", "", "", "", "", ""};
constexpr Style coloured{"\x1b[1m", "\x1b[1;31m", "\x1b[1;35m", "\x1b[1;36m", "\x1b[1;32m", "\x1b[0m"};

bool continuesCharacter(char c) { return (uint8_t(c) & 0xC0) == 0x80; }

// Text from programs can contain anything. Control characters must not reach a terminal.
void appendVisible(std::string &out, std::string_view text, bool keepLines) {
  for (char c : text) {
    bool control = uint8_t(c) < 0x20 || c == 0x7F;
    out += control && c != '\t' && !(keepLines && c == '\n') ? '?' : c;
  }
}

class Renderer {
public:
  explicit Renderer(bool colour) : style(colour ? coloured : plain) {}

  void headline(std::string_view message) {
    label(Severity::Error);
    text(message);
  }

  void diagnostic(const Diagnostic &finding) {
    place(finding);
    label(finding.severity);
    std::string message = finding.message;
    if (!finding.constraint.empty() && message.find(finding.constraint) == std::string::npos)
      message += " [" + finding.constraint + "]";
    text(message);
    source(finding);
    for (const Diagnostic &note : finding.notes)
      diagnostic(note);
  }

  std::string out;

private:
  void place(const Diagnostic &finding) {
    std::string where = finding.file;
    if (finding.line)
      where += (where.empty() ? "line " : ":") + std::to_string(finding.line);
    if (finding.line && finding.column)
      where += ":" + std::to_string(finding.column);
    if (finding.offset >= 0 && !finding.line)
      where += (where.empty() ? "byte " : ": byte ") + std::to_string(finding.offset);
    if (where.empty())
      return;
    out += style.bold;
    appendVisible(out, where, false);
    out += ": ";
    out += style.reset;
  }

  void label(Severity severity) {
    out += severity == Severity::Error ? style.red : severity == Severity::Warning ? style.magenta : style.cyan;
    out += severity == Severity::Error ? "error: " : severity == Severity::Warning ? "warning: " : "note: ";
    out += style.reset;
  }

  void text(std::string_view message) {
    out += style.bold;
    appendVisible(out, message, true);
    out += style.reset;
    out += '\n';
  }

  void source(const Diagnostic &finding) {
    std::string_view line = finding.sourceLine;
    if (line.find_first_not_of(" \t") == std::string_view::npos)
      return;
    size_t caret = finding.column ? std::min(size_t(finding.column - 1), line.size()) : 0;
    size_t from = 0;
    if (line.size() > widestLine && caret > contextBefore)
      from = caret - contextBefore;
    while (from > 0 && continuesCharacter(line[from]))
      --from;
    size_t to = std::min(line.size(), from + widestLine);
    while (to < line.size() && continuesCharacter(line[to]))
      ++to;

    out += from ? "  ..." : "  ";
    appendVisible(out, line.substr(from, to - from), false);
    out += to < line.size() ? "...\n" : "\n";
    if (!finding.column)
      return;
    out += from ? "     " : "  ";
    for (char c : line.substr(from, caret - from))
      if (c == '\t')
        out += '\t';
      else if (!continuesCharacter(c))
        out += ' ';
    out += style.green;
    out += '^';
    out += style.reset;
    out += '\n';
  }

  const Style &style;
};

} // namespace

std::string render(std::string_view message, const std::vector<Diagnostic> *diagnostics, bool colour) {
  Renderer renderer(colour);
  bool repeated = diagnostics && !diagnostics->empty() &&
                  std::any_of(diagnostics->begin(), diagnostics->end(), [&](const Diagnostic &finding) {
                    return !finding.message.empty() && message.find(finding.message) != std::string_view::npos;
                  });
  if (!repeated)
    renderer.headline(message);
  if (diagnostics)
    for (const Diagnostic &finding : *diagnostics)
      renderer.diagnostic(finding);
  return std::move(renderer.out);
}

} // namespace shlo::capi
