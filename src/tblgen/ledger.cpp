// Compares the ledger with the records, and prints it with the new lines.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/ledger.h"

#include "tblgen/emitter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Error.h"

using namespace llvm;

namespace shlo::tblgen {

static cl::opt<std::string> ledgerFile("ledger", cl::desc("The committed ledger"), cl::value_desc("file"));

namespace {

// A line has a key, which names its subject, and a value, which is promised.
struct Promise {
  std::string key, value;
  std::string line() const { return value.empty() ? key : key + " " + value; }
};

std::string text(const OpVersion &version) {
  std::vector<std::string> words;
  for (const WireAttribute &attribute : version.attributes)
    words.push_back(attribute.name);
  if (version.singleOperand)
    words.insert(words.end(), {"/", "one operand"});
  if (!version.regions)
    words.insert(words.end(), {"/", "no regions"});
  return join(words, " ");
}

// The key of an op's number, without the number.
std::string numberKey(const Op &op) { return "number " + op.name; }

// All promises except the numbers of ops, release by release.
std::vector<Promise> promisesOf(const Opset &opset) {
  std::vector<Promise> result;
  for (const Release &release : opset.releases) {
    std::string since = " " + release.version.text() + " ";
    auto isNew = [&](Version version) { return version == release.version; };
    result.push_back({"release " + release.version.text(), "bytecode " + utostr(release.bytecode)});
    for (const Code &code : opset.types)
      if (isNew(code.since))
        result.push_back({"type" + since + code.name + " " + utostr(code.code), ""});
    for (const Code &code : opset.attributes)
      if (isNew(code.since))
        result.push_back({"attribute" + since + code.name + " " + utostr(code.code), ""});
    for (const Code &code : opset.attributes)
      for (const Case &one : code.cases)
        if (isNew(std::max(one.since, code.since)))
          result.push_back({"case" + since + code.name + " " + one.name, utostr(one.value)});
    StringSet<> seen; // one line for ops that are equal on the wire
    for (const Op &op : opset.ops)
      for (const OpVersion &version : op.versions)
        if (isNew(version.min) && seen.insert(op.versioned).second)
          result.push_back({"op" + since + op.versioned + "_v" + utostr(version.number), text(version)});
  }
  return result;
}

// The committed lines with their locations.
std::vector<std::pair<StringRef, SMLoc>> readLines(bool &ok) {
  std::vector<std::pair<StringRef, SMLoc>> result;
  if (ledgerFile.empty())
    return result;
  auto file = MemoryBuffer::getFile(ledgerFile, /*IsText=*/true);
  if (!file) {
    PrintError("cannot read " + ledgerFile + ": " + file.getError().message());
    ok = false;
    return result;
  }
  unsigned buffer = SrcMgr.AddNewSourceBuffer(std::move(*file), SMLoc());
  StringRef rest = SrcMgr.getMemoryBuffer(buffer)->getBuffer();
  while (!rest.empty()) {
    auto [line, after] = rest.split('\n');
    result.push_back({line, SMLoc::getFromPointer(line.data())});
    rest = after;
  }
  return result;
}

} // namespace

bool readLedger(const Opset &opset, Ledger &ledger) {
  bool ok = true;
  auto fail = [&](SMLoc place, const Twine &message) {
    PrintError(place, message);
    ok = false;
  };
  std::vector<Promise> promises = promisesOf(opset);
  StringMap<const Promise *> open; // promises without a line
  for (const Promise &promise : promises)
    open[promise.key] = &promise;
  StringMap<const Op *> unnumbered;
  for (const Op &op : opset.ops)
    if (op.ours)
      unnumbered[numberKey(op)] = &op;
  for (const Op &op : opset.clientOps)
    unnumbered[numberKey(op)] = &op;

  std::map<unsigned, std::string> owners;
  unsigned highest = 0;
  for (auto [line, place] : readLines(ok)) {
    ledger.lines.push_back(line.str());
    if (line.empty() || line.starts_with("#"))
      continue;
    if (line.starts_with("number ")) {
      auto [key, digits] = line.rsplit(' ');
      unsigned number;
      auto op = unnumbered.find(key);
      if (digits.getAsInteger(10, number) || number == 0) {
        fail(place, "this line has no number");
      } else if (op == unnumbered.end()) {
        fail(place, "this line gives a number to an op that does not exist or has one already");
      } else if (!owners.emplace(number, op->second->name).second) {
        fail(place, "number " + Twine(number) + " belongs to " + owners[number]);
      } else {
        ledger.numbers[op->second->name] = number;
        highest = std::max(highest, number);
        unnumbered.erase(op);
      }
      continue;
    }
    // Finds the longest key that the line starts with.
    StringRef key = line;
    auto promise = open.find(key);
    while (promise == open.end() && key.contains(' ')) {
      key = key.rsplit(' ').first;
      promise = open.find(key);
    }
    if (promise == open.end()) {
      fail(place, "this line is released, but the records do not have it");
      continue;
    }
    if (promise->second->line() != line)
      fail(place, "this line is released, but the records have: " + promise->second->line());
    open.erase(promise);
  }

  for (const Promise &promise : promises)
    if (open.contains(promise.key))
      ledger.lines.push_back(promise.line());
  for (const std::vector<Op> *ops : {&opset.ops, &opset.clientOps})
    for (const Op &op : *ops)
      if (unnumbered.contains(numberKey(op))) {
        ledger.numbers[op.name] = ++highest;
        ledger.lines.push_back(numberKey(op) + " " + utostr(highest));
      }
  return ok;
}

static void emitLedger(const Opset &opset, raw_ostream &os) {
  Ledger ledger;
  if (readLedger(opset, ledger))
    for (const std::string &line : ledger.lines)
      os << line << '\n';
}

static Emitter<emitLedger> printLedger("print-ledger", "The ledger with what is new (-ledger FILE: the committed one)");

} // namespace shlo::tblgen
