// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pipeline.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace shlo::passes {

namespace {

constexpr size_t maxNesting = 16, maxSteps = 4096;

enum class Scope : uint8_t { Open, Module, Function }; // Open: nothing says yet what the passes run on

} // namespace

class PipelineParser {
public:
  PipelineParser(llvm::StringRef text, bool withTests, Pipeline &made) : text(text), withTests(withTests), made(made) {}

  Status parse() {
    if (Status status = list(Scope::Open, 0); !status)
      return status;
    skipBlanks();
    return at == text.size() ? Status() : error(at, "expected ',' or the end of the pipeline");
  }

private:
  Error error(size_t where, const llvm::Twine &message) const {
    Error result = makeError(SHLO_MALFORMED, message.str());
    Diagnostic &finding = result.diagnostics.emplace_back();
    finding.message = result.message;
    finding.line = 1 + uint32_t(text.take_front(where).count('\n'));
    const size_t begin = text.take_front(where).rfind('\n');
    finding.column = uint32_t(begin == llvm::StringRef::npos ? where : where - begin - 1) + 1;
    finding.sourceLine = text.drop_front(begin == llvm::StringRef::npos ? 0 : begin + 1).split('\n').first.str();
    return result;
  }

  void skipBlanks() {
    while (at < text.size() && llvm::isSpace(text[at]))
      ++at;
  }
  bool take(char c) {
    skipBlanks();
    if (at < text.size() && text[at] == c)
      return ++at, true;
    return false;
  }
  llvm::StringRef word() {
    skipBlanks();
    const size_t begin = at;
    while (at < text.size() && (llvm::isAlnum(text[at]) || text[at] == '-' || text[at] == '_' || text[at] == '.'))
      ++at;
    return text.slice(begin, at);
  }

  Status list(Scope scope, size_t depth) {
    skipBlanks();
    if (at == text.size() || text[at] == ')')
      return {}; // an empty pipeline does nothing
    do {
      if (Status status = element(scope, depth); !status)
        return status;
    } while (take(','));
    return {};
  }

  Status element(Scope scope, size_t depth) {
    skipBlanks();
    const size_t begin = at;
    const llvm::StringRef name = word();
    if (name.empty())
      return error(begin, "expected the name of a pass");
    if (take('('))
      return nested(name, begin, scope, depth);
    if (const PipelineInfo *pipeline = findPipeline(name))
      return expand(*pipeline, begin, scope);
    const PassInfo *pass = findPass(name);
    if (!pass || (pass->isTestOnly && !withTests))
      return error(begin, "there is no pass '" + name + "'" + similar(name));
    const bool isModules = pass->anchor == Anchor::Module;
    if (scope == Scope::Function && isModules)
      return error(begin, "pass '" + name + "' runs on a module, and cannot stand in func.func(...)");
    const bool onFunctions = scope == Scope::Function || pass->anchor == Anchor::Function;
    if (made.passes.size() == maxSteps)
      return error(begin, "the pipeline has more than " + llvm::Twine(maxSteps) + " passes");
    made.passes.push_back({pass, nullptr, onFunctions});
    std::unique_ptr<PassOptions> options = pass->makeOptions ? pass->makeOptions() : nullptr;
    if (take('{'))
      if (Status status = optionsOf(*pass, options.get()); !status)
        return status;
    made.passes.back().options = std::move(options);
    return {};
  }

  Status nested(llvm::StringRef anchor, size_t begin, Scope scope, size_t depth) {
    Scope inner = Scope::Open;
    if (anchor == "builtin.module")
      inner = Scope::Module;
    else if (anchor == "func.func")
      inner = Scope::Function;
    else if (anchor != "any")
      return error(begin, "passes run on builtin.module, func.func or any, not on '" + anchor + "'");
    if (scope == Scope::Function && inner == Scope::Module)
      return error(begin, "a function has no module in it");
    if (depth == maxNesting)
      return error(begin, "the pipeline is nested more than " + llvm::Twine(maxNesting) + " levels deep");
    if (Status status = list(inner == Scope::Open ? scope : inner, depth + 1); !status)
      return status;
    return take(')') ? Status() : Status(error(at, "expected ',' or ')'"));
  }

  // The text of a pipeline is right, and has no pipelines in it.
  Status expand(const PipelineInfo &pipeline, size_t begin, Scope scope) {
    if (scope == Scope::Function)
      return error(begin, "pipeline '" + llvm::Twine(pipeline.name) +
                              "' runs on a module, and cannot stand in func.func(...)");
    Result<Pipeline> parsed = Pipeline::parse(pipeline.text, withTests);
    if (!parsed)
      return std::move(parsed.error());
    llvm::append_range(made.passes, parsed->passes);
    return {};
  }

  // The value of an option: up to a blank or the closing brace, outside of quotes and brackets. One pair of quotes or
  // braces around all of it is dropped.
  Result<std::string> value() {
    const size_t begin = at;
    llvm::SmallVector<char> open;
    for (; at < text.size(); ++at) {
      const char c = text[at];
      if (!open.empty() && (open.back() == '"' || open.back() == '\'')) {
        if (c == open.back())
          open.pop_back();
        continue;
      }
      if (c == '"' || c == '\'')
        open.push_back(c);
      else if (const size_t opening = llvm::StringRef("([{<").find(c); opening != llvm::StringRef::npos)
        open.push_back(")]}>"[opening]);
      else if (!open.empty() && c == open.back())
        open.pop_back();
      else if (open.empty() && (llvm::isSpace(c) || c == '}'))
        break;
      if (open.size() > maxNesting)
        return error(begin, "the value is nested more than " + llvm::Twine(maxNesting) + " levels deep");
    }
    if (!open.empty())
      return error(begin, llvm::Twine("expected '") + llvm::Twine(open.back()) + "' at the end of the value");
    llvm::StringRef found = text.slice(begin, at);
    if (found.size() >= 2 && (found.front() == '"' || found.front() == '\'') &&
        found.find(found.front(), 1) == found.size() - 1)
      found = found.drop_front().drop_back();
    else if (found.size() >= 2 && found.front() == '{' && found.back() == '}')
      found = found.drop_front().drop_back();
    return found.str();
  }

  Status optionsOf(const PassInfo &pass, PassOptions *options) {
    llvm::StringMap<bool> given;
    while (!take('}')) {
      skipBlanks();
      const size_t begin = at;
      const llvm::StringRef name = word();
      if (name.empty())
        return error(begin, "expected the name of an option, or '}'");
      const auto option = llvm::find_if(pass.options, [&](const OptionInfo &one) { return one.name == name; });
      if (option == pass.options.end())
        return error(begin, "pass '" + llvm::Twine(pass.name) + "' has no option '" + name + "'" + optionList(pass));
      std::string text;
      const bool hasValue = at < this->text.size() && this->text[at] == '=';
      if (hasValue) {
        ++at;
        Result<std::string> found = value();
        if (!found)
          return std::move(found.error());
        text = std::move(*found);
      }
      OptionValue place = option->value(*options);
      if (!hasValue && !std::holds_alternative<bool *>(place))
        return error(begin, "option '" + name + "' needs a value");
      if (auto *entries = std::get_if<std::vector<std::string> *>(&place); entries && given.try_emplace(name).second)
        (*entries)->clear();
      if (const char *right = setOption(place, text))
        return error(begin, "option '" + name + "' takes " + right + ", not '" + text + "'");
    }
    return {};
  }

  static std::string optionList(const PassInfo &pass) {
    if (pass.options.empty())
      return "; it has none";
    std::vector<std::string> names;
    for (const OptionInfo &option : pass.options)
      names.push_back(option.name.str());
    return "; it has " + llvm::join(names, ", ");
  }

  // The nearest name of a pass, as a question.
  std::string similar(llvm::StringRef name) const {
    unsigned least = 6;
    llvm::StringRef nearest;
    auto look = [&](llvm::StringRef other) {
      if (unsigned distance = name.edit_distance(other, true, least); distance < least) {
        least = distance;
        nearest = other;
      }
    };
    if (name.size() < 256) {
      for (const PassInfo &pass : allPasses())
        if (!pass.isTestOnly || withTests) {
          look(pass.name);
          for (llvm::StringRef other : pass.otherNames)
            look(other);
        }
      for (const PipelineInfo &pipeline : allPipelines())
        look(pipeline.name);
    }
    return nearest.empty() ? "" : "; did you mean '" + nearest.str() + "'?";
  }

  const llvm::StringRef text;
  const bool withTests;
  Pipeline &made;
  size_t at = 0;
};

Result<Pipeline> Pipeline::parse(llvm::StringRef text, bool withTests) {
  Pipeline pipeline;
  if (Status status = PipelineParser(text, withTests, pipeline).parse(); !status)
    return std::move(status.error());
  return pipeline;
}

static std::string stepText(const Pipeline::Step &step) {
  std::string options;
  if (step.options) {
    const std::unique_ptr<PassOptions> absent = step.pass->makeOptions();
    for (const OptionInfo &option : step.pass->options) {
      // The structure is read only.
      std::string text = optionText(option.value(const_cast<PassOptions &>(*step.options)));
      if (text == optionText(option.value(*absent)))
        continue;
      if (text.empty() || text.find_first_of(" \t\n{}\"") != std::string::npos)
        text = "'" + text + "'";
      options += (options.empty() ? "" : " ") + option.name.str() + "=" + text;
    }
  }
  return step.pass->name.str() + (options.empty() ? "" : "{" + options + "}");
}

std::string Pipeline::print() const {
  std::string text = "builtin.module(";
  bool isInFunction = false, isFirst = true;
  for (const Step &step : passes) {
    if (isInFunction && !step.onFunctions)
      text += ')';
    if (!isFirst)
      text += ',';
    if (!isInFunction && step.onFunctions)
      text += "func.func(";
    isInFunction = step.onFunctions;
    isFirst = false;
    text += stepText(step);
  }
  return text + (isInFunction ? "))" : ")");
}

} // namespace shlo::passes
