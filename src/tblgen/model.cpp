// Reads the records into the model and checks what TableGen's types can't say.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/model.h"

#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

#include <algorithm>
#include <map>
#include <set>

using namespace llvm;

namespace shlo::tblgen {

std::string Version::text() const { return (Twine(major) + "." + Twine(minor) + "." + Twine(patch)).str(); }

std::string sourceOf(const Record &record) {
  SMLoc place = record.getLoc().front();
  unsigned buffer = SrcMgr.FindBufferContainingLoc(place);
  if (!buffer)
    return "";
  StringRef file = SrcMgr.getMemoryBuffer(buffer)->getBufferIdentifier();
  return (sys::path::filename(file) + ":" + Twine(SrcMgr.getLineAndColumn(place, buffer).first)).str();
}

namespace {

std::string quoted(StringRef text) { return ("'" + text + "'").str(); }

// Reads one opset.
class Reader {
public:
  Reader(const RecordKeeper &records, Opset &opset) : records(records), opset(opset) {}
  bool read();

private:
  void fail(ArrayRef<SMLoc> place, const Twine &message) {
    PrintError(place, message);
    ++findings;
  }
  void fail(const Record *record, const Twine &message) { fail(record->getLoc(), message); }
  // A finding in a field of an op. Entries of lists are anonymous records, and equal ones of several ops are one
  // record: they have no place of their own.
  void fail(const Record *record, StringRef field, const Twine &message) {
    const RecordVal *value = record->getValue(field);
    fail({value ? value->getLoc() : record->getLoc().front()}, message);
  }

  Version version(const Record *record, StringRef field, SMLoc place = {});
  Version release(const Record *record, StringRef field, SMLoc place = {});
  Version releaseOf(const Record *entry, const Record *op, StringRef field) {
    return release(entry, "since", op->getValue(field)->getLoc());
  }
  std::optional<Version> releaseBefore(Version version) const;

  void readReleases();
  void readRequirements();
  std::vector<Code> readCodes(StringRef className, unsigned first);
  std::vector<Case> readCases(const Record *info);
  std::vector<Part> readParts(const Record *record);
  Op define(const Record *record);
  void readOurs(const Record *record);
  void readClientOp(const Record *record);
  void readWireOp(const Record *record);

  void readWire(const Record *record, Op &op);
  void readRules(const Record *record, Op &op);
  void readHistory(const Record *record, Op &op);
  std::vector<WireAttribute> latestAttributes(const Record *record, const Op &op);
  void undo(const Record *step, const Op &op, OpVersion &older, OpVersion &newer);
  void readEvaluator(const Record *record, Op &op);
  void checkLabels(const Record *record, const Op &op);
  void checkOps();

  const RecordKeeper &records;
  Opset &opset;
  unsigned findings = 0;
};

//===- Versions, codes ------------------------------------------------------------------------------------------------

Version Reader::version(const Record *record, StringRef field, SMLoc place) {
  StringRef text = record->getValueAsString(field);
  Version result;
  SmallVector<StringRef, 3> parts;
  text.split(parts, '.');
  if (parts.size() != 3 || parts[0].getAsInteger(10, result.major) || parts[1].getAsInteger(10, result.minor) ||
      parts[2].getAsInteger(10, result.patch) || result.text() != text)
    fail(place.isValid() ? ArrayRef(place) : record->getLoc(),
         quoted(text) + " is no version; one is written \"1.18.0\"");
  return result;
}

// A version of the list of releases.
Version Reader::release(const Record *record, StringRef field, SMLoc place) {
  unsigned before = findings;
  Version result = version(record, field, place);
  auto same = [&](const Release &release) { return release.version == result; };
  if (findings == before && none_of(opset.releases, same))
    fail(place.isValid() ? ArrayRef(place) : record->getLoc(), "there is no release " + result.text());
  return result;
}

std::optional<Version> Reader::releaseBefore(Version version) const {
  std::optional<Version> result;
  for (const Release &release : opset.releases)
    if (release.version < version)
      result = release.version;
  return result;
}

void Reader::readReleases() {
  std::map<Version, const Record *> known;
  for (const Record *record : records.getAllDerivedDefinitions("Release")) {
    Release release{version(record, "version"), record->getValueAsString("date").str(),
                    unsigned(record->getValueAsInt("bytecode"))};
    if (!known.emplace(release.version, record).second)
      fail(record, "release " + release.version.text() + " is there twice");
    opset.releases.push_back(release);
  }
  llvm::sort(opset.releases, [](const Release &a, const Release &b) { return a.version < b.version; });
  for (size_t i = 1; i < opset.releases.size(); ++i)
    if (opset.releases[i].bytecode < opset.releases[i - 1].bytecode)
      fail(known[opset.releases[i].version], "the bytecode version is older than that of " +
                                                 opset.releases[i - 1].version.text());
  if (opset.releases.empty()) {
    PrintError("there is no Release");
    ++findings;
  }
}

void Reader::readRequirements() {
  std::map<unsigned, const Record *> numbers;
  for (const Record *record : records.getAllDerivedDefinitions("Compatibility")) {
    Requirement requirement{unsigned(record->getValueAsInt("number")), version(record, "version")};
    if (!numbers.emplace(requirement.number, record).second)
      fail(record, "requirement " + Twine(requirement.number) + " is there twice");
    if (requirement.version < opset.releases.front().version || opset.current() < requirement.version)
      fail(record, requirement.version.text() + " is older or newer than all releases");
    opset.requirements.push_back(requirement);
  }
  llvm::sort(opset.requirements, [](auto &a, auto &b) { return a.number < b.number; });
}

std::vector<Case> Reader::readCases(const Record *info) {
  std::vector<Case> cases;
  for (const Record *record : info->getValueAsListOfDefs("enumerants")) {
    Version since = opset.releases.front().version;
    if (record->getValue("since"))
      since = release(record, "since");
    Case added{record->getValueAsString("str").str(), unsigned(record->getValueAsInt("value")), since};
    for (const Case &other : cases)
      if (other.value == added.value)
        fail(record, "cases " + other.name + " and " + added.name + " have the same value");
    cases.push_back(added);
  }
  llvm::sort(cases, [](const Case &a, const Case &b) { return a.value < b.value; });
  return cases;
}

// Every part has a place in the text, so that nothing is lost by reading what was printed.
std::vector<Part> Reader::readParts(const Record *record) {
  std::vector<Part> parts;
  const llvm::DagInit *dag = record->getValueAsDag("madeOf");
  StringRef form = record->getValueAsString("form");
  for (unsigned i = 0; i < dag->getNumArgs(); ++i) {
    auto *kind = dyn_cast<llvm::DefInit>(dag->getArg(i));
    StringRef name = dag->getArgNameStr(i), enumerator = kind ? kind->getDef()->getName() : "";
    if (!kind || !kind->getDef()->isSubClassOf("Part") || !enumerator.consume_back("Part") || name.empty())
      return fail(record, "part " + Twine(i) + " has no kind or no name"), std::vector<Part>();
    parts.push_back({name.str(), enumerator.str()});
  }
  StringMap<unsigned> places;
  for (StringRef rest = form.split('$').second; !rest.empty(); rest = rest.split('$').second)
    ++places[rest.take_while([](char c) { return isAlnum(c) || c == '_'; })];
  for (const Part &part : parts)
    if (places[part.name]++ != 1)
      fail(record, "part " + quoted(part.name) + " does not stand in the text once");
  if (places.size() != parts.size())
    fail(record, "the text names parts that are not there");
  return parts;
}

// Codes are dense, so that tables are indexed by them.
std::vector<Code> Reader::readCodes(StringRef className, unsigned first) {
  std::map<unsigned, std::pair<Code, const Record *>> byCode;
  StringMap<const Record *> enumerators;
  for (const Record *record : records.getAllDerivedDefinitions(className)) {
    Code code{record->getValueAsString("name").str(), record->getValueAsString("enumerator").str(),
              unsigned(record->getValueAsInt("number")), release(record, "since"), {}, {}, readParts(record),
              record->getValueAsString("form").str(), sourceOf(*record)};
    if (record->isSubClassOf("VersionedEnum")) {
      const Record *info = record->getValueAsDef("info");
      code.cases = readCases(info);
      for (const Record *attribute : records.getAllDerivedDefinitions("EnumAttr"))
        if (attribute->getValueAsDef("enum") == info)
          code.programEnum = info->getValueAsString("className").str();
    }
    auto [entry, added] = byCode.try_emplace(code.code, code, record);
    if (!added) {
      fail(record, "code " + Twine(code.code) + " of " + code.name + " belongs to " + entry->second.first.name);
      PrintNote(entry->second.second->getLoc(), "which is here");
    }
    if (!enumerators.try_emplace(code.enumerator, record).second)
      fail(record, "enumerator " + code.enumerator + " is there twice");
  }
  std::vector<Code> result;
  for (auto &[number, entry] : byCode) {
    if (number != first + result.size()) {
      fail(entry.second, "code " + Twine(number) + " leaves out " + Twine(first + result.size()));
      break;
    }
    result.push_back(entry.first);
  }
  return result;
}

//===- Attributes on the wire -----------------------------------------------------------------------------------------

// What an attribute's C++ class says about its form on the wire.
struct Form {
  StringLiteral storage, flattening, absent;
};
constexpr Form forms[] = {
    {"::mlir::DenseI64ArrayAttr", "DenseArray", "Required"},
    {"::mlir::DenseBoolArrayAttr", "DenseArray", "Required"},
    {"::mlir::FlatSymbolRefAttr", "Symbol", "Required"},
    {"::mlir::UnitAttr", "UnitAsBool", "False"},
};

void Reader::readWire(const Record *record, Op &op) {
  StringMap<const Record *> entries;
  for (const Record *wire : record->getValueAsListOfDefs("wire")) {
    StringRef name = wire->getValueAsString("name");
    if (!entries.try_emplace(name, wire).second)
      fail(record, "wire", op.name + " has two entries for attribute " + quoted(name));
    if (none_of(op.attributes, [&](const OpAttribute &attribute) { return attribute.name == name; }))
      fail(record, "wire", op.name + " has no attribute " + quoted(name));
  }

  std::map<std::string, std::string> owners; // wire attribute -> attribute
  for (OpAttribute &attribute : op.attributes) {
    const Form *form = find_if(forms, [&](const Form &form) { return form.storage == attribute.storage; });
    if (form == std::end(forms))
      form = nullptr;
    const Record *wire = entries.lookup(attribute.name);
    const Record *flattening = wire ? wire->getValueAsDef("flattening") : nullptr;
    attribute.flattening = flattening ? flattening->getName().str() : "Plain";
    attribute.absent = wire ? wire->getValueAsDef("default")->getName().str() : "Required";
    if (form && attribute.flattening == "Plain") {
      attribute.flattening = form->flattening.str();
      if (!wire)
        attribute.absent = form->absent.str();
    }
    if (form && attribute.flattening != form->flattening)
      fail(record, "wire",
           "attribute " + quoted(attribute.name) + " is a " + attribute.storage + ": its form is " + form->flattening +
               ", not " + attribute.flattening);
    if (!form && !attribute.storage.empty() && attribute.flattening == "DenseArray")
      fail(record, "wire", "attribute " + quoted(attribute.name) + " is a " + attribute.storage + ", no dense array");
    if (!wire && attribute.optional && attribute.absent == "Required")
      fail(record, "attribute " + quoted(attribute.name) + " may be absent: say with a Wire what is written then");

    if (flattening)
      for (StringRef field : flattening->getValueAsListOfStrings("fields"))
        attribute.fields.push_back(field.str());
    if (attribute.fields.empty())
      attribute.fields.push_back(attribute.name);
    for (const std::string &field : attribute.fields) {
      auto [owner, added] = owners.emplace(field, attribute.name);
      if (!added)
        fail(record, "wire",
             "attributes " + quoted(owner->second) + " and " + quoted(attribute.name) + " both become wire attribute " +
                 quoted(field));
    }
  }
}

void Reader::readRules(const Record *record, Op &op) {
  for (const Record *rule : record->getValueAsListOfDefs("rules"))
    op.rules.push_back({releaseOf(rule, record, "rules"), rule->getValueAsString("predicate").str(),
                        rule->getValueAsString("what").str()});
}

//===- History --------------------------------------------------------------------------------------------------------

bool byName(const WireAttribute &a, const WireAttribute &b) { return a.name < b.name; }

std::vector<WireAttribute> Reader::latestAttributes(const Record *record, const Op &op) {
  std::vector<WireAttribute> result;
  for (unsigned attribute = 0; attribute < op.attributes.size(); ++attribute)
    for (unsigned field = 0; field < op.attributes[attribute].fields.size(); ++field)
      result.push_back({op.attributes[attribute].fields[field], attribute, field});
  llvm::sort(result, byName);
  return result;
}

// Takes a step back: from `newer`, the version it made, to `older`, which starts as a copy.
void Reader::undo(const Record *step, const Op &op, OpVersion &older, OpVersion &newer) {
  if (step->isSubClassOf("AddAttributes")) {
    StringRef value = step->getValueAsDef("upgraded")->getName();
    for (StringRef name : step->getValueAsListOfStrings("attributes")) {
      auto named = [&](const WireAttribute &attribute) { return attribute.name == name; };
      auto added = find_if(newer.attributes, named);
      if (added == newer.attributes.end() || none_of(older.attributes, named)) {
        fail(op.record, "history",
             op.name + " has no wire attribute " + quoted(name) + " that " + newer.min.text() + " could add");
        continue;
      }
      added->upgraded = value.str();
      if (value == "Required" && added->source)
        added->upgraded = op.attributes[*added->source].absent;
      if (added->upgraded == "Required")
        fail(op.record, "history",
             "wire attribute " + quoted(name) + " has no default: say what older artifacts stand for");
      llvm::erase_if(older.attributes, named);
    }
  } else if (step->isSubClassOf("BecameVariadic")) {
    if (older.singleOperand || none_of(op.operands, [](const Value &value) { return value.variadic; }))
      fail(op.record, "history", op.name + " has no operand that could have become variadic in " + newer.min.text());
    older.singleOperand = true;
  } else if (step->isSubClassOf("AddRegions")) {
    if (!older.regions || !op.variadicRegions)
      fail(op.record, "history", op.name + " has no regions that could have come with " + newer.min.text());
    older.regions = false;
  } else if (step->isSubClassOf("CodedStep")) {
    if (!older.step.empty())
      fail(op.record, "history", op.name + " has two coded steps in " + newer.min.text());
    older.step = step->getValueAsString("function").str();
    for (StringRef name : step->getValueAsListOfStrings("before")) {
      if (any_of(older.attributes, [&](const WireAttribute &attribute) { return attribute.name == name; }))
        fail(op.record, "history",
             op.name + " has a wire attribute " + quoted(name) + " on both sides of " + newer.min.text());
      older.attributes.push_back({name.str(), std::nullopt});
    }
    llvm::sort(older.attributes, byName);
  } else {
    fail(op.record, "history", "a step of no known kind");
  }
}

// From the record, which is the newest version, back to the first.
void Reader::readHistory(const Record *record, Op &op) {
  unsigned before = findings;
  op.since = release(record, "since");
  std::vector<std::pair<Version, std::vector<const Record *>>> steps; // one entry a version
  for (const Record *step : record->getValueAsListOfDefs("history")) {
    unsigned known = findings;
    Version since = releaseOf(step, record, "history");
    if (findings != known)
      continue;
    Version last = steps.empty() ? op.since : steps.back().first;
    if (!steps.empty() && since == last) {
      steps.back().second.push_back(step);
      continue;
    }
    if (since <= last)
      fail(op.record, "history",
           "step of " + since.text() + " comes after " + last.text() + ": the oldest comes first");
    steps.push_back({since, {step}});
  }
  if (findings != before)
    return;

  OpVersion version;
  version.number = unsigned(steps.size()) + 1;
  version.attributes = latestAttributes(record, op);
  for (auto &[since, group] : reverse(steps)) {
    version.min = since;
    OpVersion older = version;
    older.number = version.number - 1;
    older.max = releaseBefore(since);
    for (WireAttribute &attribute : older.attributes)
      attribute.upgraded = "Required";
    for (const Record *step : group)
      undo(step, op, older, version);
    op.versions.push_back(version);
    version = older;
  }
  version.min = op.since;
  op.versions.push_back(version);
  std::reverse(op.versions.begin(), op.versions.end());
  for (size_t i = 0; i + 1 < op.versions.size(); ++i)
    if (op.versions[i].max < op.versions[i].min)
      fail(record, op.versioned + "_v" + Twine(op.versions[i].number) + " is in no release");
}

//===- Ops ------------------------------------------------------------------------------------------------------------

void Reader::readEvaluator(const Record *record, Op &op) {
  const Record *evaluator = record->getValueAsDef("evaluator");
  if (evaluator->isSubClassOf("Element")) {
    op.evaluator = {Evaluator::Element, unsigned(evaluator->getValueAsInt("arity")), ""};
    if (op.evaluator.arity != op.operands.size())
      fail(record, "evaluator", op.name + " has " + Twine(op.operands.size()) +
                                                " operands, its element function " + Twine(op.evaluator.arity));
  } else if (evaluator->isSubClassOf("Lowering")) {
    op.evaluator = {Evaluator::Lowering, 0, evaluator->getValueAsString("function").str()};
  } else if (mlir::tblgen::Operator(record).getTrait("::mlir::OpTrait::IsTerminator")) {
    op.evaluator.kind = Evaluator::Terminator;
  } else if (evaluator->getName() != "NotRun") {
    fail(record, "evaluator", "an evaluator of no known kind");
  }
}

// "add_c1", "add_i2": as the specification numbers constraints and inputs.
void Reader::checkLabels(const Record *record, const Op &op) {
  std::set<StringRef> seen;
  for (StringRef label : record->getValueAsListOfStrings("constraints")) {
    StringRef rest = label;
    unsigned number;
    if (!rest.consume_front(op.mnemonic) || !(rest.consume_front("_c") || rest.consume_front("_i")) ||
        rest.getAsInteger(10, number))
      fail(record, "constraints", quoted(label) + " is no label of the rules of " + op.name);
    if (!seen.insert(label).second)
      fail(record, "constraints", quoted(label) + " is there twice");
  }
}

Value valueOf(const mlir::tblgen::NamedTypeConstraint &value) {
  return {value.name.str(), value.constraint.getSummary().str(), value.isVariableLength()};
}

// What ODS knows of an op.
Op Reader::define(const Record *record) {
  mlir::tblgen::Operator definition(record);
  Op op;
  op.record = record;
  op.name = definition.getOperationName();
  op.mnemonic = record->getValueAsString("opName").str();
  op.cppClass = definition.getCppClassName().str();
  StringRef enumerator = op.cppClass;
  if (!enumerator.consume_back("Op"))
    fail(record, "the class " + op.cppClass + " does not end in Op");
  op.enumerator = enumerator.str();
  op.source = sourceOf(*record);
  op.summary = definition.getSummary().str();
  for (const auto &operand : definition.getOperands())
    op.operands.push_back(valueOf(operand));
  for (const auto &result : definition.getResults())
    op.results.push_back(valueOf(result));
  op.regions = definition.getNumRegions();
  op.variadicRegions = definition.getNumVariadicRegions() != 0;
  for (const auto &named : definition.getAttributes()) {
    OpAttribute attribute;
    attribute.name = named.name.str();
    attribute.storage = named.attr.getStorageType().str();
    attribute.optional = named.attr.isOptional() || named.attr.hasDefaultValue();
    attribute.summary = named.attr.getSummary().str();
    op.attributes.push_back(std::move(attribute));
  }
  return op;
}

void Reader::readOurs(const Record *record) {
  Op op = define(record);
  op.versioned = record->getValueAsString("versioned").str();
  readWire(record, op);
  readRules(record, op);
  readHistory(record, op);
  readEvaluator(record, op);
  checkLabels(record, op);
  opset.ops.push_back(std::move(op));
}

void Reader::readClientOp(const Record *record) {
  Op op = define(record);
  const Record *decomposition = record->getValueAsDef("decomposition");
  if (decomposition->isSubClassOf("BroadcastOf"))
    op.evaluator = {Evaluator::BroadcastOf, 0, decomposition->getValueAsString("op").str()};
  else if (decomposition->isSubClassOf("Decomposed"))
    op.evaluator = {Evaluator::Decomposed, 0, decomposition->getValueAsString("function").str()};
  else
    fail(record, "decomposition", "a decomposition of no known kind");
  opset.clientOps.push_back(std::move(op));
}

void Reader::readWireOp(const Record *record) {
  Op op;
  op.record = record;
  op.ours = false;
  op.evaluator.kind = Evaluator::OtherDialect;
  op.name = record->getValueAsString("op").str();
  op.mnemonic = StringRef(op.name).split('.').second.str();
  op.versioned = record->getValueAsString("versioned").str();
  op.source = sourceOf(*record);
  for (StringRef name : record->getValueAsListOfStrings("attributes"))
    op.attributes.emplace_back().name = name.str();
  readWire(record, op);
  readRules(record, op);
  readHistory(record, op);
  opset.ops.push_back(std::move(op));
}

bool sameOnTheWire(const Op &a, const Op &b) {
  auto sameVersion = [](const OpVersion &x, const OpVersion &y) {
    auto sameName = [](const WireAttribute &p, const WireAttribute &q) { return p.name == q.name; };
    return x.min == y.min && x.max == y.max && std::equal(x.attributes.begin(), x.attributes.end(),
                                                          y.attributes.begin(), y.attributes.end(), sameName);
  };
  return std::equal(a.versions.begin(), a.versions.end(), b.versions.begin(), b.versions.end(), sameVersion);
}

void Reader::checkOps() {
  llvm::sort(opset.ops, [](const Op &a, const Op &b) {
    return std::tie(a.versioned, a.name) < std::tie(b.versioned, b.name);
  });
  llvm::sort(opset.clientOps, [](const Op &a, const Op &b) { return a.name < b.name; });
  StringMap<const Op *> names;
  for (size_t i = 0; i < opset.ops.size(); ++i) {
    const Op &op = opset.ops[i];
    if (const Op *other = names.lookup(op.name)) {
      fail(op.record, op.name + " is there twice");
      PrintNote(other->record->getLoc(), "first here");
    }
    names[op.name] = &op;
    // Two ops that read the same: the first is what the tables find.
    if (i && opset.ops[i - 1].versioned == op.versioned && !sameOnTheWire(opset.ops[i - 1], op))
      fail(op.record, op.name + " and " + opset.ops[i - 1].name + " are both " + op.versioned +
                          " on the wire, but differ there");
  }
}

bool Reader::read() {
  readReleases();
  if (findings)
    return false;
  readRequirements();
  opset.types = readCodes("VersionedType", 0);
  opset.attributes = readCodes("VersionedAttribute", 1);
  for (const Record *record : records.getAllDerivedDefinitions("Shlo_Op"))
    readOurs(record);
  for (const Record *record : records.getAllDerivedDefinitions("Op"))
    if (record->getValue("decomposition"))
      readClientOp(record);
  for (const Record *record : records.getAllDerivedDefinitions("WireOp"))
    readWireOp(record);
  if (!findings)
    checkOps();
  return !findings;
}

} // namespace

bool readOpset(const RecordKeeper &records, Opset &opset) { return Reader(records, opset).read(); }

} // namespace shlo::tblgen
