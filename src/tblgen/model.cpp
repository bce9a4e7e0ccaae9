// Reads the records into the model, and checks what TableGen's types cannot express.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/model.h"

#include "tblgen/c_names.h"
#include "tblgen/facts.h"
#include "tblgen/records.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/Format.h"
#include "mlir/TableGen/Operator.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <algorithm>
#include <map>
#include <set>

using namespace llvm;

namespace shlo::tblgen {

std::string Version::text() const { return (Twine(major) + "." + Twine(minor) + "." + Twine(patch)).str(); }

const char *nameOf(Form form) {
  constexpr const char *names[] = {"One",  "Optional", "Any",    "Integer",  "Integer32", "Boolean", "Flag",  "Float",
                                   "Enum", "Text",     "Symbol", "Integers", "Booleans",  "Enums",   "Pairs", "Other"};
  return names[size_t(form)];
}

std::string identifierOf(const std::string &name) {
  std::string result = name;
  std::replace_if(result.begin(), result.end(), [](char c) { return !isAlnum(c); }, '_');
  return result;
}

std::string fileOf(const Op &op) { return StringRef(op.source).split(':').first.str(); }
std::string familyOf(const Op &op) { return StringRef(op.source).split('.').first.str(); }

std::vector<const Op *> Opset::builtOps() const {
  std::vector<const Op *> result;
  for (const Op &op : ops)
    if (op.ours)
      result.push_back(&op);
  for (const Op &op : clientOps)
    result.push_back(&op);
  llvm::sort(result, [](const Op *a, const Op *b) { return a->name < b->name; });
  return result;
}

namespace {

// Reads an opset.
class Reader {
public:
  Reader(const RecordKeeper &records, Opset &opset) : records(records), opset(opset), structures(records) {}
  bool read();

private:
  void fail(ArrayRef<SMLoc> place, const Twine &message) {
    PrintError(place, message);
    ++findings;
  }
  void fail(const Record *record, const Twine &message) { fail(record->getLoc(), message); }
  void fail(const Op &op, const Twine &message) { fail(op.place, message); }
  // Reports a finding in a field of an op. Entries of lists are anonymous records, which ops with equal entries share,
  // so the location is that of the field.
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
  Value valueOf(const mlir::tblgen::NamedTypeConstraint &value);
  void readDialectAttributes();
  DialectAttribute readDialectAttribute(const Record *record);
  void readForm(const Record *record, const mlir::tblgen::Attribute &definition, OpAttribute &attribute);
  Op define(const Record *record);
  void readOurs(const Record *record);
  void readClientOp(const Record *record);
  void readWireOp(const Record *record);

  void readWire(const Record *record, Op &op);
  void readRules(const Record *record, Op &op);
  void readHistory(const Record *record, Op &op);
  std::vector<WireAttribute> latestAttributes(const Record *record, const Op &op);
  void undo(const Record *record, const Record *step, const Op &op, OpVersion &older, OpVersion &newer);
  void readEvaluator(const Record *record, Op &op);
  void readConstraints(const Record *record, Op &op);
  void checkOps();

  const RecordKeeper &records;
  Opset &opset;
  Structures structures;
  std::map<const Record *, std::string> enumTypes; // in C, by the record of the enum
  std::map<const Record *, size_t> definitions;    // indices in opset.dialectAttributes
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
         quoted(text) + " is not a version; expected the form \"1.18.0\"");
  return result;
}

// A version that must be in the list of releases.
Version Reader::release(const Record *record, StringRef field, SMLoc place) {
  unsigned before = findings;
  Version result = version(record, field, place);
  auto same = [&](const Release &release) { return release.version == result; };
  if (findings == before && none_of(opset.releases, same))
    fail(place.isValid() ? ArrayRef(place) : record->getLoc(), "unknown release " + result.text());
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
                    unsigned(record->getValueAsInt("bytecode")), sourceOf(*record)};
    if (!known.emplace(release.version, record).second)
      fail(record, "release " + release.version.text() + " is defined twice");
    opset.releases.push_back(release);
  }
  llvm::sort(opset.releases, [](const Release &a, const Release &b) { return a.version < b.version; });
  for (size_t i = 1; i < opset.releases.size(); ++i)
    if (opset.releases[i].bytecode < opset.releases[i - 1].bytecode)
      fail(known[opset.releases[i].version], "the bytecode version is older than that of " +
                                                 opset.releases[i - 1].version.text());
  if (opset.releases.empty()) {
    PrintError("no Release is defined");
    ++findings;
  }
}

void Reader::readRequirements() {
  std::map<unsigned, const Record *> numbers;
  for (const Record *record : records.getAllDerivedDefinitions("Compatibility")) {
    Requirement requirement{unsigned(record->getValueAsInt("number")), version(record, "version")};
    if (!numbers.emplace(requirement.number, record).second)
      fail(record, "requirement " + Twine(requirement.number) + " is defined twice");
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

// Every part must occur in the text, so that printing and parsing lose nothing.
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
      fail(record, "part " + quoted(part.name) + " must occur in the text once");
  if (places.size() != parts.size())
    fail(record, "the text names unknown parts");
  return parts;
}

// Codes must be dense, because they are indices of tables.
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
      enumTypes[info] = enumTypeOf(code);
      for (const Record *attribute : records.getAllDerivedDefinitions("EnumAttr"))
        if (attribute->getValueAsDef("enum") == info)
          code.programEnum = info->getValueAsString("className").str();
    }
    auto [entry, added] = byCode.try_emplace(code.code, code, record);
    if (!added) {
      fail(record, "code " + Twine(code.code) + " of " + code.name + " belongs to " + entry->second.first.name);
      PrintNote(entry->second.second->getLoc(), "defined here");
    }
    if (!enumerators.try_emplace(code.enumerator, record).second)
      fail(record, "enumerator " + code.enumerator + " is defined twice");
  }
  std::vector<Code> result;
  for (auto &[number, entry] : byCode) {
    if (number != first + result.size()) {
      fail(entry.second, "code " + Twine(number) + " skips " + Twine(first + result.size()));
      break;
    }
    result.push_back(entry.first);
  }
  return result;
}

//===- Attributes on the wire -----------------------------------------------------------------------------------------

// The wire form that an attribute's C++ class implies.
struct Convention {
  StringLiteral storage, flattening, absent;
};
constexpr Convention conventions[] = {
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
    auto has = [&](const Convention &convention) { return convention.storage == attribute.storage; };
    const Convention *convention = find_if(conventions, has);
    if (convention == std::end(conventions))
      convention = nullptr;
    const Record *wire = entries.lookup(attribute.name);
    if (wire)
      op.facts.absences.emplace(attribute.name, absenceOf(*wire->getValueAsDef("default")));
    const Record *flattening = wire ? wire->getValueAsDef("flattening") : nullptr;
    attribute.flattening = flattening ? flattening->getName().str() : "Plain";
    attribute.absent = wire ? wire->getValueAsDef("default")->getName().str() : "Required";
    if (convention && attribute.flattening == "Plain") {
      attribute.flattening = convention->flattening.str();
      if (!wire)
        attribute.absent = convention->absent.str();
    }
    if (convention && attribute.flattening != convention->flattening)
      fail(record, "wire",
           "attribute " + quoted(attribute.name) + " is a " + attribute.storage + ": its form is " + convention->flattening +
               ", not " + attribute.flattening);
    if (!convention && !attribute.storage.empty() && attribute.flattening == "DenseArray")
      fail(record, "wire",
           "attribute " + quoted(attribute.name) + " is a " + attribute.storage + ", not a dense array");
    if (!wire && attribute.optional && attribute.absent == "Required")
      fail(record, "attribute " + quoted(attribute.name) + " is optional: a Wire must state what is written for it");

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

//===- Attributes of the program --------------------------------------------------------------------------------------

DialectAttribute Reader::readDialectAttribute(const Record *record) {
  mlir::tblgen::AttrDef definition(record);
  DialectAttribute result;
  if (definition.getMnemonic())
    result.name = (definition.getDialect().getName() + "." + *definition.getMnemonic()).str();
  // Attributes are in the namespace of their dialect.
  result.cppClass = (definition.getDialect().getCppNamespace() + "::" + definition.getCppClassName()).str();
  result.source = sourceOf(*record);
  if (record->isSubClassOf("EnumAttr")) {
    const Record *cases = record->getValueAsDef("enum");
    result.enumScope = cases->getValueAsString("cppNamespace").str();
    result.enumClass = cases->getValueAsString("className").str();
    if (auto known = enumTypes.find(cases); known != enumTypes.end())
      result.enumType = known->second;
    return result;
  }
  for (const mlir::tblgen::AttrOrTypeParameter &parameter : definition.getParameters()) {
    StringRef absent = parameter.getDefaultValue().value_or(""), type = parameter.getCppType();
    if (parameter.isOptional() && absent != "0" && !absent.ends_with("()"))
      fail(record, "field " + quoted(parameter.getName()) + " of " + result.name + " has the default " + absent +
                       "; omitted fields are 0 or empty");
    Form form = type == "int64_t"                          ? Form::Integer
                : type.contains("ArrayRef<int64_t>") ? Form::Integers
                                                           : Form::Other;
    result.fields.push_back({parameter.getName().str(), parameter.getAccessorName(), form, parameter.isOptional(),
                             structures.ofField(*record, parameter.getName(), type)});
  }
  return result;
}

void Reader::readDialectAttributes() {
  for (const Record *record : records.getAllDerivedDefinitions("AttrDef")) {
    definitions[record] = opset.dialectAttributes.size();
    opset.dialectAttributes.push_back(readDialectAttribute(record));
  }
}

// Determines the form of an attribute in C, and its definition if a dialect defines it.
void Reader::readForm(const Record *record, const mlir::tblgen::Attribute &definition, OpAttribute &attribute) {
  constexpr std::pair<StringRef, Form> forms[] = {{"::mlir::BoolAttr", Form::Boolean},
                                                  {"::mlir::FloatAttr", Form::Float},
                                                  {"::mlir::StringAttr", Form::Text},
                                                  {"::mlir::FlatSymbolRefAttr", Form::Symbol},
                                                  {"::mlir::UnitAttr", Form::Flag},
                                                  {"::mlir::DenseI64ArrayAttr", Form::Integers},
                                                  {"::mlir::DenseBoolArrayAttr", Form::Booleans}};
  const Record *base = &definition.getBaseAttr().getDef();
  auto define = [&](const Record *defined) {
    auto place = definitions.find(defined);
    attribute.definition = place == definitions.end() ? nullptr : &opset.dialectAttributes[place->second];
    if (attribute.definition)
      attribute.enumType = attribute.definition->enumType;
  };
  define(base);
  if (base->isSubClassOf("EnumAttr")) {
    attribute.form = Form::Enum;
    if (attribute.enumType.empty())
      fail(record, "attribute " + quoted(attribute.name) + " is an enum without VersionedEnum");
    return;
  }
  if (attribute.storage == "::mlir::IntegerAttr") {
    // The program represents an enum by an integer.
    if (auto known = enumTypes.find(base); known != enumTypes.end())
      attribute.enumType = known->second;
    bool isNarrow = !attribute.enumType.empty() || definition.getReturnType() == "uint32_t";
    attribute.form = isNarrow ? Form::Integer32 : Form::Integer;
    return;
  }
  for (auto [storage, form] : forms)
    if (attribute.storage == storage) {
      attribute.form = form;
      return;
    }
  if (base->getName() == "Pairs") {
    attribute.form = Form::Pairs;
  } else if (base->isSubClassOf("TypedArrayAttrBase")) {
    const Record *element = base->getValueAsDef("elementAttr");
    if (!element->isSubClassOf("EnumAttr"))
      return;
    define(element);
    attribute.form = attribute.enumType.empty() ? Form::Other : Form::Enums;
  }
}

void Reader::readRules(const Record *record, Op &op) {
  for (const Record *rule : record->getValueAsListOfDefs("rules"))
    op.rules.push_back({releaseOf(rule, record, "rules"), rule->getValueAsString("predicate").str(),
                        rule->getValueAsString("what").str()});
}

//===- History --------------------------------------------------------------------------------------------------------

bool isList(const Value &value) { return value.form != Form::One; }

bool byName(const WireAttribute &a, const WireAttribute &b) { return a.name < b.name; }

std::vector<WireAttribute> Reader::latestAttributes(const Record *record, const Op &op) {
  std::vector<WireAttribute> result;
  for (unsigned attribute = 0; attribute < op.attributes.size(); ++attribute)
    for (unsigned field = 0; field < op.attributes[attribute].fields.size(); ++field)
      result.push_back({op.attributes[attribute].fields[field], attribute, field});
  llvm::sort(result, byName);
  return result;
}

// Reverts a step: `newer` is the version that it made; `older` begins as a copy of it.
void Reader::undo(const Record *record, const Record *step, const Op &op, OpVersion &older, OpVersion &newer) {
  if (step->isSubClassOf("AddAttributes")) {
    StringRef value = step->getValueAsDef("upgraded")->getName();
    for (StringRef name : step->getValueAsListOfStrings("attributes")) {
      auto named = [&](const WireAttribute &attribute) { return attribute.name == name; };
      auto added = find_if(newer.attributes, named);
      if (added == newer.attributes.end() || none_of(older.attributes, named)) {
        fail(record, "history",
             op.name + " has no wire attribute " + quoted(name) + " that " + newer.min.text() + " could add");
        continue;
      }
      added->upgraded = value.str();
      if (value == "Required" && added->source)
        added->upgraded = op.attributes[*added->source].absent;
      if (added->upgraded == "Required")
        fail(record, "history",
             "wire attribute " + quoted(name) + " has no default: state its value in older artifacts");
      llvm::erase_if(older.attributes, named);
    }
  } else if (step->isSubClassOf("BecameVariadic")) {
    if (older.singleOperand || none_of(op.operands, isList))
      fail(record, "history", op.name + " has no operand that could have become variadic in " + newer.min.text());
    older.singleOperand = true;
  } else if (step->isSubClassOf("AddRegions")) {
    if (!older.regions || none_of(op.regions, isList))
      fail(record, "history", op.name + " has no regions that could have come with " + newer.min.text());
    older.regions = false;
  } else if (step->isSubClassOf("CodedStep")) {
    if (!older.step.empty())
      fail(record, "history", op.name + " has two coded steps in " + newer.min.text());
    older.step = step->getValueAsString("function").str();
    for (StringRef name : step->getValueAsListOfStrings("before")) {
      if (any_of(older.attributes, [&](const WireAttribute &attribute) { return attribute.name == name; }))
        fail(record, "history",
             op.name + " has a wire attribute " + quoted(name) + " on both sides of " + newer.min.text());
      older.attributes.push_back({name.str(), std::nullopt});
    }
    llvm::sort(older.attributes, byName);
  } else {
    fail(record, "history", "unknown kind of step");
  }
}

// Goes from the record, which is the newest version, back to the first version.
void Reader::readHistory(const Record *record, Op &op) {
  unsigned before = findings;
  op.since = release(record, "since");
  std::vector<std::pair<Version, std::vector<const Record *>>> steps; // one entry per version
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
      fail(record, "history",
           "step of " + since.text() + " comes after " + last.text() + ", expected the oldest first");
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
      undo(record, step, op, older, version);
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
  if (record->getValue("stored")) {
    const Record *stored = record->getValueAsDef("stored");
    op.storedForm = stored->getValueAsString("kind").str();
    op.storedFunction = stored->getValueAsString("function").str();
  }
  const Record *evaluator = record->getValueAsDef("evaluator");
  if (evaluator->isSubClassOf("Element")) {
    op.evaluator = {Evaluator::Element, unsigned(evaluator->getValueAsInt("arity")), ""};
    op.evaluator.identity = evaluator->getValueAsDef("identity")->getName().drop_back(StringRef("Identity").size());
    op.evaluator.idempotent = evaluator->getValueAsBit("idempotent");
    op.evaluator.transcendental = evaluator->getValueAsBit("transcendental");
    op.evaluator.commutative = mlir::tblgen::Operator(record).getTrait("::mlir::OpTrait::IsCommutative");
    if (op.evaluator.identity != "No" && op.evaluator.arity != 2)
      fail(record, "evaluator", op.name + " has an identity element, but not two operands");
    if (op.evaluator.arity != op.operands.size())
      fail(record, "evaluator", op.name + " has " + Twine(op.operands.size()) +
                                                " operands, its element function " + Twine(op.evaluator.arity));
  } else if (evaluator->isSubClassOf("Lowering")) {
    op.evaluator = {Evaluator::Lowering, 0, evaluator->getValueAsString("function").str()};
    if (op.evaluator.function.empty())
      op.evaluator.function = "lower" + op.enumerator;
    if (std::optional<std::string> error = readProgramOp(*record, op))
      fail(record, "evaluator", *error);
  } else if (op.terminator) {
    op.evaluator.kind = Evaluator::Terminator;
  } else if (evaluator->getName() != "NotRun") {
    fail(record, "evaluator", "unknown kind of evaluator");
  }
}

static Replacement readReplacement(const Record *record) {
  const Record *replacement = record->getValueAsDef("replacement");
  if (replacement->isSubClassOf("ReplacedBy"))
    return {Replacement::ReplacedBy, replacement->getValueAsString("op").str(),
            replacement->getValueAsString("function").str()};
  return {replacement->getName() == "NothingReplaces" ? Replacement::NothingReplaces : Replacement::Current, "", ""};
}

// With the numbers of the specification: "add_c1".
void Reader::readConstraints(const Record *record, Op &op) {
  std::map<int64_t, const Record *> unchecked;
  int64_t last = record->getValueAsInt("lastConstraint");
  for (const Record *one : record->getValueAsListOfDefs("unchecked")) {
    int64_t number = one->getValueAsInt("number");
    if (number < 1 || number > last)
      fail(record, "unchecked", op.name + " has no constraint " + Twine(number));
    if (!unchecked.emplace(number, one).second)
      fail(record, "unchecked", "constraint " + Twine(number) + " of " + op.name + " is listed twice");
  }
  for (int64_t number = 1; number <= last; ++number) {
    Constraint constraint{(op.mnemonic + "_c" + Twine(number)).str(), "", ""};
    if (auto found = unchecked.find(number); found != unchecked.end()) {
      constraint.kind = found->second->getValueAsString("kind").str();
      constraint.reason = found->second->getValueAsString("reason").str();
    }
    op.constraints.push_back(std::move(constraint));
  }
}

template <typename Named> Form countOf(const Named &value) {
  return value.isOptional() ? Form::Optional : value.isVariadic() ? Form::Any : Form::One;
}

Value regionOf(const mlir::tblgen::NamedRegion &region) {
  Value result;
  result.name = region.name.str();
  result.form = region.isVariadic() ? Form::Any : Form::One;
  return result;
}

Value Reader::valueOf(const mlir::tblgen::NamedTypeConstraint &value) {
  Value result;
  result.name = value.name.str();
  result.form = countOf(value);
  result.condition = value.constraint.getPredicate().getCondition();
  result.summary = value.constraint.getSummary().str();
  readTypes(value.constraint.getDef(), result, opset.elementClasses);
  return result;
}

// Reads the ODS definition of an op.
Op Reader::define(const Record *record) {
  mlir::tblgen::Operator definition(record);
  auto has = [&](StringRef trait) { return definition.getTrait(("::mlir::OpTrait::" + trait).str()) != nullptr; };
  Op op;
  op.name = definition.getOperationName();
  op.mnemonic = record->getValueAsString("opName").str();
  op.cppClass = definition.getCppClassName().str();
  op.cppPath = definition.getQualCppClassName();
  StringRef enumerator = op.cppClass;
  if (!enumerator.consume_back("Op"))
    fail(record, "the class " + op.cppClass + " does not end in Op");
  op.enumerator = enumerator.str();
  op.source = sourceOf(*record);
  op.place = record->getLoc().front();
  op.format = record->getValueAsString("format").str();
  for (const auto &operand : definition.getOperands())
    op.operands.push_back(valueOf(operand));
  for (const auto &result : definition.getResults())
    op.results.push_back(valueOf(result));
  for (const mlir::tblgen::NamedRegion &region : definition.getRegions())
    op.regions.push_back(regionOf(region));
  op.terminator = has("IsTerminator");
  op.sameOperandSizes = has("SameVariadicOperandSize");
  op.operandSegments = has("AttrSizedOperandSegments");
  op.resultSegments = has("AttrSizedResultSegments");
  op.resultTypes = record->getValueAsDef("resultTypes")->getName().str();
  op.padding = record->getValueAsString("padding").str();
  op.extents = record->getValueAsString("extents").str();
  readFacts(*record, op.facts);
  op.rewriting = readRewriting(*record);
  narrowTypes(*record, op, opset.elementClasses);
  for (const auto &named : definition.getAttributes()) {
    OpAttribute attribute;
    attribute.name = named.name.str();
    attribute.storage = named.attr.getStorageType().str();
    attribute.optional = named.attr.isOptional() || named.attr.hasDefaultValue();
    attribute.value = named.attr.hasDefaultValue() ? named.attr.getDefaultValue().str() : "";
    if (named.attr.hasDefaultValue()) {
      mlir::tblgen::FmtContext context;
      context.withBuilder("builder");
      attribute.defaultAttribute =
          mlir::tblgen::tgfmt(named.attr.getConstBuilderTemplate(), &context, attribute.value).str();
    }
    attribute.summary = named.attr.getSummary().str();
    readForm(record, named.attr, attribute);
    attribute.structure = structures.of(named.attr);
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
  readConstraints(record, op);
  const Record *form = record->getValueAsDef("staticForm");
  op.staticForm.op = form->getValueAsString("op").str();
  for (StringRef shape : form->getValueAsListOfStrings("shapes"))
    op.staticForm.shapes.push_back(shape.str());
  op.computesShapes = record->getValueAsBit("computesShapes");
  op.replacement = readReplacement(record);
  for (llvm::StringRef function : record->getValueAsListOfStrings("older"))
    op.older.push_back(function.str());
  opset.ops.push_back(std::move(op));
}

void Reader::readClientOp(const Record *record) {
  Op op = define(record);
  readEvaluator(record, op);
  if (op.evaluator.kind == Evaluator::Element)
    op.kernel = op.evaluator;
  const Record *decomposition = record->getValueAsDef("decomposition");
  if (decomposition->isSubClassOf("BroadcastOf"))
    op.evaluator = {Evaluator::BroadcastOf, 0, decomposition->getValueAsString("op").str()};
  else if (decomposition->isSubClassOf("Decomposed"))
    op.evaluator = {Evaluator::Decomposed, 0, decomposition->getValueAsString("function").str()};
  else
    fail(record, "decomposition", "unknown kind of decomposition");
  op.target = record->getValueAsOptionalString("target").value_or("").str();
  opset.clientOps.push_back(std::move(op));
}

void Reader::readWireOp(const Record *record) {
  Op op;
  op.ours = false;
  op.evaluator.kind = Evaluator::OtherDialect;
  op.name = record->getValueAsString("op").str();
  op.mnemonic = StringRef(op.name).split('.').second.str();
  op.versioned = record->getValueAsString("versioned").str();
  op.source = sourceOf(*record);
  op.place = record->getLoc().front();
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
      fail(op, op.name + " is defined twice");
      PrintNote(other->place, "first here");
    }
    names[op.name] = &op;
    // The tables find only the first of two ops with the same versioned name.
    if (i && opset.ops[i - 1].versioned == op.versioned && !sameOnTheWire(opset.ops[i - 1], op))
      fail(op, op.name + " and " + opset.ops[i - 1].name + " are both " + op.versioned + " on the wire, but differ");
  }
}

bool Reader::read() {
  readReleases();
  if (findings)
    return false;
  readRequirements();
  opset.types = readCodes("VersionedType", 0);
  opset.attributes = readCodes("VersionedAttribute", 1);
  opset.attributeKinds = readAttributeKinds(records);
  opset.regionValues = readRegionValues(records);
  readDialectAttributes();
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

bool readRecords(const RecordKeeper &records, Opset &opset) { return Reader(records, opset).read(); }

} // namespace shlo::tblgen
