// What is known about all passes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pass.h"

#include "base/work.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <array>

namespace shlo::passes {

template <typename Options> static std::unique_ptr<PassOptions> makeOptions() { return std::make_unique<Options>(); }

#include "passes/passes.cpp.inc"

std::span<const PassInfo> allPasses() { return passTable; }
std::span<const PipelineInfo> allPipelines() { return pipelineTable; }

const PassInfo *findPass(llvm::StringRef name) {
  for (const PassInfo &pass : passTable)
    if (pass.name == name || llvm::is_contained(pass.otherNames, name))
      return &pass;
  return nullptr;
}

const PipelineInfo *findPipeline(llvm::StringRef name) {
  for (const PipelineInfo &pipeline : pipelineTable)
    if (pipeline.name == name)
      return &pipeline;
  return nullptr;
}

//===- Options ----------------------------------------------------------------------------------------------------===//

// Appends the entries of a list, which commas outside of brackets and quotes separate.
static void appendEntries(llvm::StringRef text, std::vector<std::string> &entries) {
  int depth = 0;
  char quote = 0;
  size_t begin = 0;
  auto end = [&](size_t at) {
    if (llvm::StringRef entry = text.slice(begin, at).trim(); !entry.empty())
      entries.push_back(entry.str());
    begin = at + 1;
  };
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote)
      quote = c == quote ? 0 : quote;
    else if (c == '"' || c == '\'')
      quote = c;
    else if (llvm::StringRef("([{<").contains(c))
      ++depth;
    else if (llvm::StringRef(")]}>").contains(c))
      --depth;
    else if (c == ',' && depth <= 0)
      end(i);
  }
  end(text.size());
}

const char *setOption(OptionValue value, llvm::StringRef text) {
  if (auto *flag = std::get_if<bool *>(&value)) {
    if (text != "true" && text != "false" && text != "1" && text != "0" && !text.empty())
      return "true or false";
    **flag = text != "false" && text != "0"; // the name alone means true
    return nullptr;
  }
  if (auto *number = std::get_if<int64_t *>(&value))
    return text.getAsInteger(0, **number) ? "a number of 64 bits" : nullptr;
  if (auto *string = std::get_if<std::string *>(&value))
    return **string = text.str(), nullptr;
  appendEntries(text, *std::get<std::vector<std::string> *>(value));
  return nullptr;
}

std::string optionText(OptionValue value) {
  if (auto *flag = std::get_if<bool *>(&value))
    return **flag ? "true" : "false";
  if (auto *number = std::get_if<int64_t *>(&value))
    return std::to_string(**number);
  if (auto *string = std::get_if<std::string *>(&value))
    return **string;
  return llvm::join(*std::get<std::vector<std::string> *>(value), ",");
}

//===- What passes use --------------------------------------------------------------------------------------------===//

void Budget::count(uint64_t used, uint64_t limit, const char *what) {
  if (used > limit)
    throw PassFailure{makeError(SHLO_LIMIT, std::string("more than ") + std::to_string(limit) + ' ' + what)};
  step();
}

void PassRun::count(llvm::StringRef pattern, uint64_t more) {
  if (!report)
    return;
  for (auto &[name, count] : report->rewrites)
    if (name == pattern) {
      count += more;
      return;
    }
  report->rewrites.emplace_back(pattern.str(), more);
}

} // namespace shlo::passes
