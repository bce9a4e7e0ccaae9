// For each rule of docs/onnx-constraints.md, a node that breaks it, and its valid twin.
//   onnx-rules CONSTRAINTS FOLDER [twin] [FAMILY]
// The node that breaks a rule must be refused with the rule's label; its twin must be accepted, and again if no operand
// has a rank. The run `twin` gives each node for the other one, and every line must fail.
//
// A line of FOLDER/FAMILY.txt: LABEL, the node, "|", the twin. A node:
//   Conv@11(f32[1,?,5], f32[4,1,3], -) {strides=[1, 2], group=1, auto_pad="VALID"} -> f32[*]
// @11 is the opset; [*] has no rank; - is omitted; i64[2]=1 2 is a constant; {} and what is behind it may be missing. A
// value of an attribute without a letter is an integer, or with a dot a float; others are attributes of MLIR. Regions
// follow: body(f32[2], i1[]: 0 1 c k) takes these values, and yields its arguments 0 and 1, and constants f32[] and
// i64[].
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/stablehlo.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace {

std::string trimmed(std::string text) {
  const auto isSpace = [](char c) { return std::isspace(static_cast<unsigned char>(c)); };
  text.erase(text.begin(), std::find_if_not(text.begin(), text.end(), isSpace));
  text.erase(std::find_if_not(text.rbegin(), text.rend(), isSpace).base(), text.end());
  return text;
}

// Parts between separators that are in no brackets or quotes.
std::vector<std::string> split(const std::string &text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  int open = 0;
  bool quoted = false;
  char before = 0;
  for (char c : text) {
    quoted ^= c == '"';
    open += !quoted && (c == '[' || c == '(' || c == '{' || c == '<');
    open -= !quoted && (c == ']' || c == ')' || c == '}' || (c == '>' && before != '-'));
    before = c;
    if (c == separator && !open && !quoted) {
      parts.push_back(trimmed(part));
      part.clear();
    } else {
      part += c;
    }
  }
  if (!trimmed(part).empty() || !parts.empty())
    parts.push_back(trimmed(part));
  return parts;
}

// "f32[2,?]" as a type; "seq(f32[2])" and "opt(...)" too.
std::string typeOf(const std::string &text, bool withoutRank) {
  for (const auto &[word, name] : {std::pair("seq(", "Seq"), std::pair("opt(", "Opt")})
    if (text.rfind(word, 0) == 0)
      return std::string("!onnx.") + name + "<" + typeOf(text.substr(4, text.size() - 5), withoutRank) + ">";
  if (text[0] == '!')
    return text;
  const size_t open = text.find('[');
  std::string element = text.substr(0, open), extents = text.substr(open + 1, text.size() - open - 2);
  if (element == "str")
    element = "!onnx.String";
  std::string result = "tensor<";
  if (withoutRank || extents == "*")
    return result + "*x" + element + ">";
  for (const std::string &extent : split(extents, ','))
    result += extent + "x";
  return result + element + ">";
}

std::string attributeOf(const std::string &value) {
  const bool isNumber = value.find_first_not_of("-0123456789.e") == std::string::npos;
  if (isNumber)
    return value + (value.find('.') == std::string::npos ? " : si64" : " : f32");
  if (value[0] == '[' && value.find('"') == std::string::npos && value.find('.') != std::string::npos) {
    std::string list;
    for (const std::string &one : split(value.substr(1, value.size() - 2), ','))
      list += (list.empty() ? "" : ", ") + one + " : f32";
    return "[" + list + "]";
  }
  return value;
}

// The text of a module with the node.
std::string programOf(const std::string &line, bool withoutRanks) {
  const size_t open = line.find('(');
  size_t close = open, depth = 0;
  do
    depth += (line[close] == '(') - (line[close] == ')');
  while (++close < line.size() && depth);
  std::string name = line.substr(0, open), opsets, more = line.substr(close);
  if (const size_t at = name.find('@'); at != std::string::npos) {
    const std::string version = name.substr(at + 1);
    name.resize(at);
    opsets = "module attributes {onnx.opset_import = {ai.onnx = " + version + " : i64, ai.onnx.ml = " + version + " : i64}} ";
  }
  std::string arguments, before, operands, types;
  int count = 0;
  for (const std::string &operand : split(line.substr(open + 1, close - open - 2), ',')) {
    const std::string value = "%v" + std::to_string(count++);
    const size_t equals = operand.find('=');
    std::string type = "none";
    if (operand == "-") {
      before += value + " = \"onnx.NoValue\"() {value} : () -> none\n";
    } else if (equals != std::string::npos) {
      type = typeOf(operand.substr(0, equals), false);
      std::string elements = trimmed(operand.substr(equals + 1));
      std::replace(elements.begin(), elements.end(), ' ', ',');
      const bool isScalar = operand.find("[]") != std::string::npos;
      before += value + " = onnx.Constant dense<" + (isScalar ? elements : "[" + elements + "]") + "> : " + type + "\n";
    } else {
      type = typeOf(operand, withoutRanks);
      arguments += (arguments.empty() ? "" : ", ") + value + ": " + type;
    }
    operands += (operands.empty() ? "" : ", ") + value;
    types += (types.empty() ? "" : ", ") + type;
  }
  std::string attributes, results, regions;
  if (const size_t from = more.find('{'), arrow = more.find("->"); from != std::string::npos && from < arrow) {
    const size_t to = more.rfind('}', arrow);
    for (const std::string &entry : split(more.substr(from + 1, to - from - 1), ',')) {
      const size_t equals = entry.find('=');
      attributes += (attributes.empty() ? "" : ", ") + trimmed(entry.substr(0, equals)) + " = " +
                    attributeOf(trimmed(entry.substr(equals + 1)));
    }
  }
  std::string left, right;
  const std::vector<std::string> behind = split(more.substr(more.find("->") + 2), ' ');
  std::vector<std::string> bodies;
  std::string list;
  for (const std::string &word : behind)
    if (word.rfind("body(", 0) == 0)
      bodies.push_back(word.substr(5, word.size() - 6));
    else
      list += word;
  for (const std::string &result : split(list, ','))
    results += (results.empty() ? "" : ", ") + typeOf(result, withoutRanks);
  const size_t resultCount = split(list, ',').size();
  for (const std::string &body : bodies) {
    const std::vector<std::string> halves = split(body, ':');
    std::string block, yielded, yieldedTypes, made;
    std::vector<std::string> argumentTypes;
    if (halves.size() > 1)
      for (const std::string &one : split(halves[0], ',')) {
        argumentTypes.push_back(typeOf(one, withoutRanks));
        block += (block.empty() ? "" : ", ") + ("%a" + std::to_string(argumentTypes.size() - 1)) + ": " + argumentTypes.back();
      }
    for (const std::string &one : split(halves.back(), ' ')) {
      if (one.empty())
        continue;
      const bool isFloat = one == "c", isConstant = isFloat || one == "k";
      const std::string type = isFloat ? "tensor<f32>" : isConstant ? "tensor<i64>" : argumentTypes[size_t(std::stoi(one))];
      if (isConstant && made.find("%" + one) == std::string::npos)
        made += "%" + one + " = onnx.Constant dense<" + (isFloat ? "0.0" : "0") + "> : " + type + "\n";
      yielded += (yielded.empty() ? "" : ", ") + (isConstant ? "%" + one : "%a" + one);
      yieldedTypes += (yieldedTypes.empty() ? "" : ", ") + type;
    }
    regions += (regions.empty() ? " ({" : ", {") + std::string("\n^bb0") + (block.empty() ? "" : "(" + block + ")") + ":\n" +
               made + "onnx.Yield " + yielded + (yielded.empty() ? "" : " : " + yieldedTypes) + "\n}";
  }
  return opsets + (opsets.empty() ? "module " : "") + "{\nfunc.func @main_graph(" + arguments + ") {\n" + before + "%r" +
         (resultCount > 1 ? ":" + std::to_string(resultCount) : "") + " = \"onnx." + name + "\"(" + operands + ")" +
         (regions.empty() ? "" : regions + ")") + " {" + attributes + "} : (" + types + ") -> (" + results +
         ")\nonnx.Return\n}\n}\n";
}

// The label of the rule that is broken; empty if none is; otherwise a message.
std::string verdictOf(const std::string &node, bool withoutRanks) {
  const std::string text = programOf(node, withoutRanks);
  shlo_module *module = nullptr, *inferred = nullptr;
  shlo_error *error = nullptr;
  std::string verdict;
  if (shlo_module_parse(text.data(), text.size(), nullptr, &module, &error)) {
    if (shlo_error_diagnostic_count(error))
      verdict = shlo_diagnostic_constraint(shlo_error_diagnostic(error, 0), nullptr);
    if (verdict.empty())
      verdict = std::string(shlo_error_message(error, nullptr)) + "\n" + text;
  } else if (shlo_onnx_infer(module, nullptr, &inferred, &error)) {
    verdict = std::string("inference: ") + shlo_error_message(error, nullptr);
  }
  shlo_error_destroy(error);
  shlo_module_destroy(inferred);
  shlo_module_destroy(module);
  return verdict;
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: %s CONSTRAINTS FOLDER [twin] [FAMILY]\n", argv[0]);
    return 2;
  }
  bool twin = false;
  std::string only;
  for (int i = 3; i < argc; ++i)
    if (!std::strcmp(argv[i], "twin"))
      twin = true;
    else
      only = argv[i];
  std::set<std::string> labels, tried;
  std::ifstream table(argv[1]);
  for (std::string line; std::getline(table, line);)
    if (line.rfind("| `onnx_", 0) == 0)
      labels.insert(line.substr(3, line.find('`', 3) - 3));
  size_t nodes = 0, wrong = 0;
  for (const auto &entry : std::filesystem::directory_iterator(argv[2])) {
    if (entry.path().extension() != ".txt" || entry.path().stem() == "CMakeLists" || (!only.empty() && entry.path().stem() != only))
      continue;
    std::ifstream file(entry.path());
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      if (line.empty() || line[0] == '#')
        continue;
      const size_t space = line.find(' ');
      const std::string label = "onnx_" + line.substr(0, space);
      const std::vector<std::string> both = split(line.substr(space), '|');
      auto complain = [&](const std::string &what) {
        ++wrong;
        if (!twin)
          std::printf("%s:%d: %s: %s\n", entry.path().filename().c_str(), number, label.c_str(), what.c_str());
      };
      ++nodes;
      if (both.size() != 2 || !labels.contains(label)) {
        complain("is no rule, or has no twin");
        continue;
      }
      tried.insert(label);
      const std::string &broken = both[twin], &valid = both[!twin];
      const std::string verdict = verdictOf(broken, false);
      if (verdict != label)
        complain("the node that breaks it gives '" + verdict + "'");
      else if (const std::string found = verdictOf(valid, false); !found.empty())
        complain("the twin gives '" + found + "'");
      else if (const std::string again = verdictOf(valid, true); !again.empty())
        complain("the twin without ranks gives '" + again + "'");
    }
  }
  if (only.empty() && !twin)
    for (const std::string &label : labels)
      if (!tried.contains(label)) {
        ++wrong;
        std::printf("%s: no node breaks it\n", label.c_str());
      }
  std::printf("%zu nodes of %zu rules, %zu wrong\n", nodes, labels.size(), wrong);
  if (twin)
    return nodes == 0 || wrong != nodes;
  return nodes == 0 || wrong != 0;
}
