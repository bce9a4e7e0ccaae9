// The rules of ops: valid programs and programs that violate a rule, as data (tests/conformance/verify); and inferred
// result types.
//
// A data file has cases, separated by "// -----". "// expect: LABEL" is on the line before the op that violates the
// rule
// ("-": a rule without a label). A case whose first line is "// accept" must verify. "// mended by: OLD => NEW" states
// the replacement in the function that fixes the op. The twin of a case is the fixed case, which must have only the
// other diagnostics. In the programs of tests/conformance/ops, which verify, "// expect: LABEL after: OLD => NEW"
// states the replacement that violates the rule.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/infer.h"
#include "infer/verify.h"
#include "text/print.h"
#include "text/text.h"

#include "support/counts.h"

#include "mlir/IR/BuiltinTypes.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace shlo;

namespace {

const std::filesystem::path dataFolder = std::filesystem::path(SHLO_SOURCE) / "tests/conformance/verify";
const std::filesystem::path lenientFolder = std::filesystem::path(SHLO_SOURCE) / "tests/conformance/lenient";

std::string readFile(const std::filesystem::path &path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// The cases of a file, each with its first line.
struct Case {
  std::string text;
  unsigned firstLine = 1;
};

std::vector<Case> splitCases(const std::string &text) {
  std::vector<Case> cases(1);
  std::istringstream lines(text);
  unsigned number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.rfind("// -----", 0) == 0)
      cases.push_back({"", number + 1});
    else
      cases.back().text += line + '\n';
  }
  return cases;
}

// The text with everything between two positions replaced.
std::string replaceBetween(const std::string &text, size_t begin, size_t end, const std::string &from,
                           const std::string &to) {
  std::string part = text.substr(begin, end - begin), result;
  size_t at = 0;
  for (size_t found; (found = part.find(from, at)) != std::string::npos; at = found + from.size())
    result += part.substr(at, found - at) + to;
  return text.substr(0, begin) + result + part.substr(at) + text.substr(end);
}

// "LINE: LABEL", lines counted in the file.
using Findings = std::vector<std::string>;

std::string describe(const Case &data, unsigned line, const std::string &label) {
  return std::to_string(data.firstLine + line - 1) + ": " + (label.empty() ? "-" : label);
}

bool startsWith(const std::string &text, const std::string &start) { return text.rfind(start, 0) == 0; }
std::string trimmed(const std::string &line) {
  size_t start = line.find_first_not_of(' ');
  return start == std::string::npos ? "" : line.substr(start);
}

// What to replace by what.
using Change = std::pair<std::string, std::string>;

Change changeOf(const std::string &text) {
  size_t arrow = text.find(" => ");
  return arrow == std::string::npos ? Change(text.substr(0, text.find(" =>")), "")
                                    : Change(text.substr(0, arrow), text.substr(arrow + 4));
}

struct Expectation {
  std::string finding, label;
  std::vector<Change> mended;
  size_t begin = 0, end = 0; // of the function
};

std::vector<Expectation> expectations(const Case &data) {
  std::vector<Expectation> found;
  std::istringstream lines(data.text);
  unsigned number = 0;
  size_t at = 0, function = 0;
  bool isOpen = false;
  const std::string mark = "// expect: ", mend = "// mended by: ";
  for (std::string line; std::getline(lines, line); at += line.size() + 1) {
    ++number;
    std::string words = trimmed(line);
    if (startsWith(line, "func.func"))
      function = at;
    if (startsWith(words, mark)) {
      found.emplace_back().label = words.substr(mark.size());
      found.back().begin = function;
      isOpen = true;
    } else if (startsWith(words, mend)) {
      found.back().mended.push_back(changeOf(words.substr(mend.size())));
    } else if (isOpen) {
      found.back().finding = describe(data, number, found.back().label);
      isOpen = false;
    }
    if (line == "}")
      for (Expectation &expectation : found)
        if (!expectation.end)
          expectation.end = at;
  }
  return found;
}

Findings expectedFindings(const Case &data) {
  Findings findings;
  for (const Expectation &expectation : expectations(data))
    findings.push_back(expectation.finding);
  return findings;
}

struct Outcome {
  bool parsed = false;
  Findings findings;
  std::string messages;
};

// Whether an op of that name in the finding's line has the operand, result or region that the finding is about.
bool hasSubject(const Module &module, const Diagnostic &finding) {
  std::istringstream words(finding.subject);
  std::string kind;
  unsigned index = 0;
  if (!(words >> kind >> index) || (kind != "operand" && kind != "result" && kind != "region"))
    return true;
  bool found = false;
  module.op().walk([&](mlir::Operation *op) {
    auto place = op->getLoc()->findInstanceOf<mlir::FileLineColLoc>();
    if (op->getName().getStringRef() == finding.op && place && place.getLine() == finding.line)
      found |= index < (kind == "operand"  ? op->getNumOperands()
                        : kind == "result" ? op->getNumResults()
                                           : op->getNumRegions());
  });
  return found;
}

Outcome runCase(const Case &data, Status (*check)(const Module &module) = verify) {
  Outcome outcome;
  ParseOptions options;
  options.verify = false;
  Result<std::shared_ptr<Module>> module = parseText(data.text, options);
  outcome.parsed = bool(module);
  Status status = module ? check(**module) : Status(std::move(module.error()));
  if (status)
    return outcome;
  for (const Diagnostic &finding : status.error().diagnostics) {
    if (module) {
      INFO(describe(data, finding.line, finding.constraint) << ": " << finding.op << " has no " << finding.subject);
      CHECK(hasSubject(**module, finding));
    }
    outcome.findings.push_back(describe(data, finding.line, finding.constraint));
    outcome.messages +=
        describe(data, finding.line, finding.constraint) + ": " + finding.op + ": " + finding.message + "\n";
  }
  return outcome;
}

} // namespace

TEST_CASE("rules of ops hold for the data that keeps them and name the rule for the data that does not", "[infer]") {
  unsigned files = 0, accepted = 0, rejected = 0;
  // Cases that violate rules, and their fixed twins.
  std::set<std::string> labels, kept;
  for (const auto &entry : std::filesystem::directory_iterator(dataFolder)) {
    if (entry.path().extension() != ".mlir")
      continue;
    ++files;
    for (const Case &data : splitCases(readFile(entry.path()))) {
      Findings expected = expectedFindings(data);
      Outcome outcome = runCase(data);
      INFO(entry.path().filename().string() << ", case at line " << data.firstLine << "\n" << outcome.messages);
      CHECK((outcome.parsed || !expected.empty()));
      CHECK((data.text.rfind("// accept", 0) == 0) == expected.empty());
      CHECK(outcome.findings == expected);
      for (const Expectation &expectation : expectations(data)) {
        labels.insert(expectation.label);
        if (expectation.mended.empty())
          continue;
        Case twin = data;
        for (const auto &[from, to] : expectation.mended) {
          twin.text = replaceBetween(twin.text, expectation.begin,
                                     expectation.end + twin.text.size() - data.text.size(), from, to);
          // The directives are replaced with the rest.
          CHECK(twin.text != data.text);
        }
        Findings others = expected;
        others.erase(std::find(others.begin(), others.end(), expectation.finding));
        Outcome mended = runCase(twin);
        INFO("mended at " << expectation.finding << "\n" << mended.messages);
        CHECK(mended.parsed);
        CHECK(mended.findings == others);
        kept.insert(expectation.label);
      }
      (expected.empty() ? accepted : rejected) += expected.empty() ? 1 : unsigned(expected.size());
    }
  }
  // Valid programs of one op each, which a small change invalidates.
  for (const auto &entry : std::filesystem::directory_iterator(dataFolder.parent_path() / "ops")) {
    if (entry.path().extension() != ".mlir")
      continue;
    const Case data{readFile(entry.path())};
    Outcome outcome = runCase(data);
    INFO(entry.path().filename().string() << "\n" << outcome.messages);
    CHECK((outcome.parsed && outcome.findings.empty()));
    std::istringstream lines(data.text);
    for (std::string line; std::getline(lines, line);) {
      const std::string mark = "// expect: ", after = " after: ";
      size_t split = line.find(after);
      if (!startsWith(line, mark) || split == std::string::npos)
        continue;
      const std::string label = line.substr(mark.size(), split - mark.size());
      auto [from, to] = changeOf(line.substr(split + after.size()));
      Outcome broken = runCase({replaceBetween(data.text, 0, data.text.size(), from, to)});
      INFO(label << "\n" << broken.messages);
      REQUIRE(broken.findings.size() == 1);
      CHECK(broken.findings[0].substr(broken.findings[0].find(' ') + 1) == label);
      labels.insert(label);
      kept.insert(label);
      ++rejected;
    }
  }
  // Each rule of a record is violated by some program and not by its twin.
  const struct {
    std::string label, op;
  } records[] = {
#define SHLO_CONSTRAINT(LABEL, OP) {LABEL, OP},
#include "opset/constraints.inc"
#undef SHLO_CONSTRAINT
  };
  for (const auto &record : records) {
    if (!labels.erase(record.label))
      FAIL_CHECK(record.label << " is broken by no program in " << dataFolder.string());
    if (!kept.count(record.label))
      FAIL_CHECK(record.label << " is kept by no twin: nothing mends a program that breaks it");
  }
  for (const std::string &label : labels)
    if (label.find("_c") != std::string::npos)
      FAIL_CHECK(label << " is in no record");
  WARN(files << " files: " << accepted << " accepted programs, " << rejected << " broken rules");
  report_counts({.programs = accepted, .rejected = rejected});
  CHECK(std::size(records) > 440);
  CHECK(files >= 12);
  CHECK(accepted >= 12);
  CHECK(rejected >= 400);
}

// A case that begins with "// lenient" breaks rules that the reference does not check, any other those that it does.
TEST_CASE("what the reference does not check is broken, but not leniently", "[infer]") {
  unsigned lenient = 0, refused = 0;
  for (const auto &entry : std::filesystem::directory_iterator(lenientFolder))
    for (const Case &data : splitCases(readFile(entry.path()))) {
      const Findings expected = expectedFindings(data);
      const Outcome strict = runCase(data), loose = runCase(data, verifyLeniently);
      const bool isLenient = startsWith(data.text, "// lenient");
      INFO(entry.path().filename().string() << ", case at line " << data.firstLine << "\n"
                                            << strict.messages << "leniently:\n"
                                            << loose.messages);
      CHECK(strict.parsed);
      CHECK(strict.findings == expected);
      CHECK(loose.findings == (isLenient ? Findings() : expected));
      (isLenient ? lenient : refused) += unsigned(expected.size());
    }
  CHECK(lenient >= 25);
  CHECK(refused >= 6);
}

TEST_CASE("a wrong expectation is noticed", "[infer]") {
  Case data{"func.func @f(%a: tensor<2xf32>) {\n  // expect: abs_c2\n"
            "  %0 = \"stablehlo.abs\"(%a) : (tensor<2xf32>) -> tensor<3xf32>\n  return\n}\n"};
  CHECK(runCase(data).findings == Findings{"3: abs_c1"});
  CHECK(runCase(data).findings != expectedFindings(data));
}

TEST_CASE("a finding says where, which op, what about it and which rule", "[infer]") {
  ParseOptions options;
  options.verify = false;
  options.fileName = "a.mlir";
  auto module = parseText("func.func @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
                          "  %0 = \"stablehlo.transpose\"(%a) {permutation = array<i64: 1, 1>} : "
                          "(tensor<2x3xf32>) -> tensor<2x3xf32>\n  return %0 : tensor<2x3xf32>\n}\n",
                          options);
  REQUIRE(module);
  Status status = verify(**module);
  REQUIRE(!status);
  CHECK(status.error().code == SHLO_INVALID_PROGRAM);
  REQUIRE(status.error().diagnostics.size() == 1);
  const Diagnostic &finding = status.error().diagnostics[0];
  CHECK(finding.file == "a.mlir");
  CHECK(finding.line == 2);
  CHECK(finding.column == 8);
  CHECK(finding.op == "stablehlo.transpose");
  CHECK(finding.subject == "permutation");
  CHECK(finding.constraint == "transpose_c2");
  CHECK(finding.message == "permutation names dimension 1 twice");
}

namespace {

template <typename T> std::string printed(T value) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  value.print(stream);
  return text;
}

std::string shapeText(llvm::ArrayRef<int64_t> extents) {
  std::string text = "[";
  for (int64_t extent : extents)
    text += (text.size() > 1 ? ", " : "") + (extent < 0 ? std::string("?") : std::to_string(extent));
  return text + "]";
}

// The start of the text of types in messages, which lack scales and bounds.
std::string elementStart(mlir::RankedTensorType type) {
  const std::string element = printed(type.getElementType());
  return startsWith(element, "!quant.uniform<") ? "!quant.uniform<" : element;
}
std::string typeStart(mlir::RankedTensorType type) {
  std::string text = "tensor<";
  for (int64_t extent : type.getShape())
    text += (extent < 0 ? std::string("?") : std::to_string(extent)) + "x";
  return text + elementStart(type);
}

// The start of what the words say about an operand or a result of that type, if it is true. "" for other words.
std::string truth(const std::string &words, mlir::RankedTensorType type) {
  if (startsWith(words, "is tensor<"))
    return "is " + typeStart(type);
  // The value of an operand can state the extents of a result whose type does not.
  if (startsWith(words, "has shape [") && type.hasStaticShape())
    return "has shape " + shapeText(type.getShape());
  if (startsWith(words, "has element type "))
    return "has element type " + elementStart(type);
  const std::string in = " in dimension ";
  size_t at = words.find(in);
  if (!startsWith(words, "has extent ") || at == std::string::npos)
    return "";
  const size_t dimension = size_t(std::atoi(words.c_str() + at + in.size()));
  if (dimension >= size_t(type.getRank()))
    return "another dimension";
  const int64_t extent = type.getDimSize(unsigned(dimension));
  return "has extent " + (extent < 0 ? "?" : std::to_string(extent)) + in;
}

enum class Claim { None, True, False };

// Compares the words of a finding about an operand, a result or a number of an attribute with the op.
Claim claimOf(mlir::Operation *op, const std::string &subject, const std::string &words) {
  const size_t space = subject.find(' ');
  const std::string kind = subject.substr(0, space);
  if (kind == "operand" || kind == "result") {
    const unsigned index = unsigned(std::atoi(subject.c_str() + space + 1));
    if (index >= (kind == "operand" ? op->getNumOperands() : op->getNumResults()))
      return Claim::False;
    auto type = llvm::dyn_cast<mlir::RankedTensorType>(kind == "operand" ? op->getOperand(index).getType()
                                                                         : op->getResult(index).getType());
    const std::string start = type ? truth(words, type) : "";
    if (start.empty())
      return Claim::None;
    const bool isWhole = words.size() == start.size() || std::strchr("< ", start.back()) ||
                         (startsWith(words, start) && std::strchr(", >", words[start.size()]));
    return isWhole && startsWith(words, start) ? Claim::True : Claim::False;
  }
  for (std::string verb : {"contains ", "names dimension ", "is "})
    if (startsWith(words, verb) && (std::isdigit(uint8_t(words[verb.size()])) || words[verb.size()] == '-')) {
      const size_t end = words.find_first_not_of("-0123456789", verb.size());
      const std::string number = words.substr(verb.size(), end - verb.size());
      std::string attributes = printed(op->getAttrDictionary());
      for (mlir::Value operand : op->getOperands())
        if (mlir::Operation *constant = operand.getDefiningOp())
          attributes += printed(constant->getAttrDictionary());
      for (size_t at = attributes.find(number); at != std::string::npos; at = attributes.find(number, at + 1))
        if (!std::isdigit(uint8_t(attributes[at + number.size()])) &&
            !(at && std::strchr("-0123456789", attributes[at - 1])))
          return Claim::True;
      return Claim::False;
    }
  return Claim::None;
}

} // namespace

TEST_CASE("what findings say about their subjects is true, and not what they expect", "[infer]") {
  unsigned claims = 0, swapped = 0;
  for (const auto &entry : std::filesystem::directory_iterator(dataFolder))
    for (const Case &data : splitCases(readFile(entry.path()))) {
      ParseOptions options;
      options.verify = false;
      auto module = parseText(data.text, options);
      Status status = module ? verify(**module) : Status();
      if (status)
        continue;
      for (const Diagnostic &finding : status.error().diagnostics) {
        mlir::Operation *op = nullptr;
        (*module)->op()->walk([&](mlir::Operation *candidate) {
          auto place = llvm::dyn_cast<mlir::FileLineColRange>(candidate->getLoc());
          if (place && place.getStartLine() == finding.line && candidate->getName().getStringRef() == finding.op)
            op = candidate;
        });
        if (!op || !startsWith(finding.message, finding.subject + " "))
          continue;
        const std::string words = finding.message.substr(finding.subject.size() + 1);
        INFO(entry.path().filename().string() << ": " << describe(data, finding.line, finding.constraint) << ": "
                                              << finding.op << ": " << finding.message);
        const Claim claim = claimOf(op, finding.subject, words);
        CHECK(claim != Claim::False);
        claims += claim == Claim::True;
        // The twin: found and expected the other way round.
        const std::string expected = ", expected ";
        for (std::string verb : {"has shape ", "has element type "})
          if (size_t at = words.find(expected);
              claim == Claim::True && startsWith(words, verb) && at != std::string::npos) {
            const std::string found = words.substr(verb.size(), at - verb.size());
            const std::string other = words.substr(at + expected.size());
            if (other.find("quant") != std::string::npos)
              continue; // may differ in what the text lacks
            CHECK(found != other);
            CHECK(claimOf(op, finding.subject, verb + other + expected + found) == Claim::False);
            ++swapped;
          }
      }
    }
  CHECK(claims > 250);
  CHECK(swapped > 150);
}

TEST_CASE("there is an end to findings", "[infer]") {
  std::string text = "func.func @f(%a: tensor<2xf32>) {\n";
  for (int i = 0; i < 1000; ++i)
    text += "  %" + std::to_string(i) + " = \"stablehlo.abs\"(%a) : (tensor<2xf32>) -> tensor<3xf32>\n";
  ParseOptions options;
  options.verify = false;
  auto module = parseText(text + "  return\n}\n", options);
  REQUIRE(module);
  Status status = verify(**module);
  REQUIRE(!status);
  CHECK(status.error().diagnostics.size() == 100);
}

TEST_CASE("numbers at the edge of 64 bits do no harm", "[infer]") {
  // Replaces every integer of the valid programs with each of these, one at a time. The result does not matter, as long
  // as there is one.
  const char *edges[] = {"-9223372036854775808", "-1", "4611686018427387905", "9223372036854775807"};
  unsigned programs = 0, refused = 0;
  for (const auto &entry : std::filesystem::directory_iterator(dataFolder)) {
    if (entry.path().extension() != ".mlir")
      continue;
    Case data = splitCases(readFile(entry.path())).front();
    for (size_t at = 0; at < data.text.size(); ++at) {
      // Numbers inside attributes: after a space, a bracket or a colon, and before one or a comma.
      auto isDigit = [&](size_t i) { return i < data.text.size() && std::isdigit(uint8_t(data.text[i])); };
      if (!isDigit(at) || !std::strchr(" [(<", data.text[at - 1]))
        continue;
      size_t end = at;
      while (isDigit(end))
        ++end;
      if (!std::strchr(" ],>", data.text[end]))
        continue;
      for (const char *edge : edges) {
        Case changed{data.text.substr(0, at) + edge + data.text.substr(end)};
        Outcome outcome = runCase(changed);
        ++programs;
        refused += !outcome.parsed || !outcome.findings.empty();
      }
    }
  }
  CHECK(programs > 800);
  CHECK(refused > programs / 2);
}

//===- Inference --------------------------------------------------------------------------------------------------===//

namespace {

std::string typeText(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

// Infers the last op before the return of @f's body, from operand types that are those of @g's arguments; shape
// operands have the values given.
std::string inferLast(const std::string &text, std::vector<int64_t> shapeValues = {}) {
  ParseOptions options;
  options.verify = false;
  auto module = parseText(text, options);
  if (!module)
    return "malformed: " + module.error().message;
  auto functions = (*module)->op().getBody();
  mlir::Block &body = functions->front().getRegion(0).front();
  mlir::Operation *op = body.back().getPrevNode();
  mlir::Block &types = functions->back().getRegion(0).front();
  llvm::SmallVector<mlir::Type> inferred;
  Diagnostic finding;
  auto shape = [&](unsigned, llvm::SmallVectorImpl<int64_t> &values) {
    values.assign(shapeValues.begin(), shapeValues.end());
    return !shapeValues.empty();
  };
  if (failed(inferResultTypes(op, types.getArgumentTypes(), shape, inferred, &finding)))
    return finding.constraint;
  std::string result;
  for (mlir::Type type : inferred)
    result += (result.empty() ? "" : ", ") + typeText(type);
  return result;
}

std::string unary(const std::string &op, const std::string &declared, const std::string &refined,
                  const std::string &result) {
  return "func.func @f(%a: " + declared + ") {\n  %0 = " + op + " : (" + declared + ") -> " + result +
         "\n  return\n}\nfunc.func @g(%a: " + refined + ") {\n  return\n}\n";
}
std::string binary(const std::string &op, const std::string &lhs, const std::string &rhs, const std::string &newLhs,
                   const std::string &newRhs, const std::string &result) {
  return "func.func @f(%a: " + lhs + ", %b: " + rhs + ") {\n  %0 = " + op + " : (" + lhs + ", " + rhs + ") -> " +
         result + "\n  return\n}\nfunc.func @g(%a: " + newLhs + ", %b: " + newRhs + ") {\n  return\n}\n";
}

} // namespace

TEST_CASE("result types follow from more static operands", "[infer]") {
  CHECK(inferLast(unary("\"stablehlo.tanh\"(%a)", "tensor<?x3xf32>", "tensor<5x3xf32>", "tensor<?x?xf32>")) ==
        "tensor<5x3xf32>");
  CHECK(inferLast(unary("\"stablehlo.tanh\"(%a)", "tensor<?x3xf32>", "tensor<5x3xf32>", "tensor<6x?xf32>")) ==
        "tanh_c1");
  CHECK(inferLast(unary("\"stablehlo.tanh\"(%a)", "tensor<?xf32, #stablehlo.bounds<4>>", "tensor<3xf32>",
                        "tensor<?xf32, #stablehlo.bounds<4>>")) == "tensor<3xf32>");
  CHECK(inferLast(unary("\"stablehlo.transpose\"(%a) {permutation = array<i64: 1, 0>}", "tensor<?x3xf32>",
                        "tensor<5x3xf32>", "tensor<3x?xf32>")) == "tensor<3x5xf32>");
  CHECK(inferLast(unary("\"stablehlo.slice\"(%a) {start_indices = array<i64: 1>, limit_indices = array<i64: 8>, "
                        "strides = array<i64: 3>}",
                        "tensor<?xf32>", "tensor<9xf32>", "tensor<?xf32>")) == "tensor<3xf32>");
  CHECK(inferLast(unary("\"stablehlo.slice\"(%a) {start_indices = array<i64: 1>, limit_indices = array<i64: 8>, "
                        "strides = array<i64: 3>}",
                        "tensor<?xf32>", "tensor<7xf32>", "tensor<?xf32>")) == "slice_c3");
  CHECK(inferLast(unary("\"stablehlo.abs\"(%a)", "tensor<?xcomplex<f32>>", "tensor<2xcomplex<f32>>",
                        "tensor<?xf32>")) == "tensor<2xf32>");
  CHECK(inferLast(unary("\"stablehlo.fft\"(%a) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8>}",
                        "tensor<?x8xf32>", "tensor<2x8xf32>", "tensor<?x5xcomplex<f32>>")) ==
        "tensor<2x5xcomplex<f32>>");
  CHECK(inferLast(binary("\"stablehlo.add\"(%a, %b)", "tensor<?x?xf32>", "tensor<?x?xf32>", "tensor<?x3xf32>",
                         "tensor<2x?xf32>", "tensor<?x?xf32>")) == "tensor<2x3xf32>");
  CHECK(inferLast(binary("\"stablehlo.concatenate\"(%a, %b) {dimension = 0 : i64}", "tensor<?xf32>", "tensor<?xf32>",
                         "tensor<4xf32>", "tensor<5xf32>", "tensor<?xf32>")) == "tensor<9xf32>");
  CHECK(inferLast(binary("\"stablehlo.concatenate\"(%a, %b) {dimension = 0 : i64}", "tensor<?xf32>", "tensor<?xf32>",
                         "tensor<4xf32>", "tensor<?xf32>", "tensor<?xf32>")) == "tensor<?xf32>");
  // A branch may be as long as the longest one.
  for (const auto &[first, second] : {std::pair("5", "3"), std::pair("3", "5")}) {
    auto type = [](const std::string &bound) { return "tensor<?xf32, #stablehlo.bounds<" + bound + ">>"; };
    CHECK(inferLast("func.func @f(%p: tensor<i1>, %a: " + type(first) + ", %b: " + type(second) + ") {\n" +
                    "  %0 = \"stablehlo.if\"(%p) ({\n    stablehlo.return %a : " + type(first) +
                    "\n  }, {\n    stablehlo.return %b : " + type(second) + "\n  }) : (tensor<i1>) -> " + type("5") +
                    "\n  return\n}\nfunc.func @g(%p: tensor<i1>) {\n  return\n}\n") == type("5"));
  }
  // What one operand does not know, another one does.
  CHECK(inferLast(binary("\"stablehlo.concatenate\"(%a, %b) {dimension = 0 : i64}", "tensor<?x?xf32>",
                         "tensor<?x?xf32>", "tensor<4x?xf32>", "tensor<5x3xf32>", "tensor<?x?xf32>")) ==
        "tensor<9x3xf32>");
  CHECK(inferLast(binary("\"stablehlo.pad\"(%a, %b) {edge_padding_low = array<i64: 1>, edge_padding_high = "
                         "array<i64: 2>, interior_padding = array<i64: 1>}",
                         "tensor<?xf32>", "tensor<f32>", "tensor<4xf32>", "tensor<f32>", "tensor<?xf32>")) ==
        "tensor<10xf32>");
  CHECK(inferLast(binary("\"stablehlo.dot_general\"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<"
                         "lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = "
                         "[2], rhs_contracting_dimensions = [0]>}",
                         "tensor<?x?x3xf32>", "tensor<3x?x?xf32>", "tensor<?x4x3xf32>", "tensor<3x7x5xf32>",
                         "tensor<?x?x?xf32>")) == "tensor<7x4x5xf32>");
  CHECK(inferLast(binary("\"stablehlo.convolution\"(%a, %b) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, "
                         "o]->[f, b, 0]>, window_strides = array<i64: 2>, feature_group_count = 1 : i64, "
                         "batch_group_count = 1 : i64}",
                         "tensor<?x9x3xf32>", "tensor<3x3x4xf32>", "tensor<2x9x3xf32>", "tensor<3x3x4xf32>",
                         "tensor<4x?x4xf32>")) == "tensor<4x2x4xf32>");
  CHECK(inferLast(binary("\"stablehlo.gather\"(%a, %b) {dimension_numbers = #stablehlo.gather<offset_dims = [1], "
                         "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = "
                         "array<i64: 1, 6>}",
                         "tensor<5x6xf32>", "tensor<?x1xi32>", "tensor<5x6xf32>", "tensor<9x1xi32>",
                         "tensor<?x6xf32>")) == "tensor<9x6xf32>");
}

TEST_CASE("result types follow from the values of shape operands", "[infer]") {
  std::string iota = unary("\"stablehlo.dynamic_iota\"(%a) {iota_dimension = 0 : i64}", "tensor<2xi32>",
                           "tensor<2xi32>", "tensor<?x3xi32>");
  CHECK(inferLast(iota) == "tensor<?x3xi32>");
  CHECK(inferLast(iota, {5, 3}) == "tensor<5x3xi32>");
  CHECK(inferLast(iota, {5, 4}) == "dynamic_iota_c2");
  CHECK(inferLast(iota, {-5, 3}) == "dynamic_iota_c2");
  CHECK(inferLast(iota, {INT64_MIN, 3}) == "dynamic_iota_c2");
  std::string broadcast =
      binary("\"stablehlo.dynamic_broadcast_in_dim\"(%a, %b) {broadcast_dimensions = array<i64: 1>}", "tensor<?xf32>",
             "tensor<2xi64>", "tensor<3xf32>", "tensor<2xi64>", "tensor<?x?xf32>");
  CHECK(inferLast(broadcast, {4, 3}) == "tensor<4x3xf32>");
  CHECK(inferLast(broadcast, {4, 2}) == "dynamic_broadcast_in_dim_c5");
  std::string reshape = binary("\"stablehlo.dynamic_reshape\"(%a, %b)", "tensor<?x4xf32>", "tensor<1xi32>",
                               "tensor<3x4xf32>", "tensor<1xi32>", "tensor<?xf32>");
  CHECK(inferLast(reshape, {12}) == "tensor<12xf32>");
  CHECK(inferLast(reshape, {13}) == "dynamic_reshape_c2");
}

//===- Data outside the tree --------------------------------------------------------------------------------------===//

TEST_CASE("programs of the corpus and of the models verify", "[infer][.shared]") {
  namespace fs = std::filesystem;
  fs::path shared(SHLO_SHARED);
  unsigned verified = 0, malformed = 0;
  auto check = [&](const fs::path &path) {
    ParseOptions options;
    options.verify = false;
    auto module = parseText(readFile(path), options);
    if (!module) {
      ++malformed;
      return;
    }
    Status status = verify(**module);
    ++verified;
    if (!status)
      FAIL_CHECK(path.string() << ": " << status.error().message);
  };
  for (const char *folder : {"corpus/testdata", "corpus/artifacts", "models"})
    for (const auto &entry : fs::recursive_directory_iterator(shared / folder))
      if (entry.path().extension() == ".mlir")
        check(entry.path());
  WARN(verified << " programs verify, " << malformed << " are of other dialects");
  CHECK(verified > 2600);
  CHECK(malformed < 250);
}
