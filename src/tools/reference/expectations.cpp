// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/expectations.h"

#include <charconv>
#include <optional>
#include <regex>

namespace tool::reference {

namespace {

struct Expectation {
  shlo_severity severity;
  std::string word, text;
  bool isPattern;
  uint32_t line;
  uint32_t written; // where the comment is
  bool isMet = false;
};

bool isBlank(char c) { return c == ' ' || c == '\t'; }

// The comments of a line. "@above" and "@below" mean the next line without such a comment.
struct Reader {
  std::vector<Expectation> found;
  std::vector<size_t> waiting; // those that are for the line below
  std::optional<uint32_t> above;

  void line(std::string_view text, uint32_t number) {
    bool any = false;
    for (size_t at = text.find("expected-"); at != std::string_view::npos; at = text.find("expected-", at + 1))
      any |= comment(text.substr(at + 9), number);
    if (any)
      return;
    for (size_t index : waiting)
      found[index].line = number;
    waiting.clear();
    above = number;
  }

  bool comment(std::string_view rest, uint32_t number) {
    static constexpr std::pair<std::string_view, shlo_severity> words[] = {{"error", SHLO_SEVERITY_ERROR},
                                                                           {"warning", SHLO_SEVERITY_WARNING},
                                                                           {"remark", SHLO_SEVERITY_NOTE},
                                                                           {"note", SHLO_SEVERITY_NOTE}};
    for (auto [word, severity] : words) {
      if (!rest.starts_with(word))
        continue;
      rest.remove_prefix(word.size());
      Expectation one{severity, std::string(word), "", false, number, number};
      if (rest.starts_with("-re")) {
        one.isPattern = true;
        rest.remove_prefix(3);
      }
      skipBlanks(rest);
      bool isBelow = false;
      if (rest.starts_with("@")) {
        rest.remove_prefix(1);
        if (!place(rest, one, isBelow))
          return false;
      }
      skipBlanks(rest);
      const size_t end = rest.find("}}");
      if (!rest.starts_with("{{") || end == std::string_view::npos)
        return false;
      one.text = rest.substr(2, end - 2);
      if (isBelow)
        waiting.push_back(found.size());
      found.push_back(std::move(one));
      return true;
    }
    return false;
  }

  bool place(std::string_view &rest, Expectation &one, bool &isBelow) {
    if (rest.starts_with("above")) {
      rest.remove_prefix(5);
      one.line = above.value_or(0);
      return true;
    }
    if (rest.starts_with("below")) {
      rest.remove_prefix(5);
      isBelow = true;
      return true;
    }
    if (rest.starts_with("unknown")) {
      rest.remove_prefix(7);
      one.line = 0;
      return true;
    }
    const bool isUp = rest.starts_with("-");
    if (isUp || rest.starts_with("+"))
      rest.remove_prefix(1);
    uint32_t distance = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), distance);
    if (error != std::errc())
      return false;
    rest.remove_prefix(size_t(end - rest.data()));
    one.line = isUp ? one.line - distance : one.line + distance;
    return true;
  }

  static void skipBlanks(std::string_view &text) {
    while (!text.empty() && isBlank(text.front()))
      text.remove_prefix(1);
  }
};

// Patterns stand in {{ }} of an -re comment; here the whole text is one, with the rest escaped by the author.
bool hasText(const Expectation &expected, const std::string &text) {
  if (!expected.isPattern)
    return text.find(expected.text) != std::string::npos;
  try {
    return std::regex_search(text, std::regex(expected.text, std::regex::extended));
  } catch (const std::regex_error &) {
    return false;
  }
}

bool meets(const Message &message, const Expectation &expected, Compare how) {
  const shlo_severity severity = message.isReference ? message.severity : SHLO_SEVERITY_ERROR;
  return severity == expected.severity && message.line == expected.line &&
         (how != Compare::Text || hasText(expected, message.text));
}

} // namespace

std::vector<std::string> compareWithComments(std::string_view text, const std::string &file, uint32_t firstLine,
                                             const std::vector<Message> &messages, Compare how) {
  Reader reader;
  uint32_t number = firstLine;
  for (size_t at = 0; at <= text.size(); ++number) {
    const size_t end = std::min(text.find('\n', at), text.size());
    reader.line(text.substr(at, end - at), number);
    at = end + 1;
  }
  std::vector<std::string> differences;
  for (const Message &message : messages) {
    bool isExpected = false;
    for (Expectation &expected : reader.found)
      if (meets(message, expected, how)) {
        expected.isMet = isExpected = true;
        if (how == Compare::Text)
          break; // by place, one message may be what several comments expect
      }
    // A note belongs to its error. What only the specification forbids may be expected.
    if (!isExpected && how != Compare::OnlyExpected && message.severity != SHLO_SEVERITY_NOTE && message.isReference)
      differences.push_back(file + ":" + std::to_string(message.line) + ":" + std::to_string(message.column) +
                            ": error: unexpected " +
                            (message.severity == SHLO_SEVERITY_ERROR ? "error: " : "warning: ") + message.text);
  }
  for (const Expectation &expected : reader.found)
    if (!expected.isMet && (expected.severity != SHLO_SEVERITY_NOTE || how == Compare::Text))
      differences.push_back(file + ":" + std::to_string(expected.written) + ": error: expected " + expected.word +
                            " \"" + expected.text + "\" was not produced");
  return differences;
}

} // namespace tool::reference
