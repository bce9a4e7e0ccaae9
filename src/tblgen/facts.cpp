// Facts for builders.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/facts.h"

#include "tblgen/builder_function.h"

#include "mlir/TableGen/AttrOrTypeDef.h"
#include "mlir/TableGen/Attribute.h"
#include "mlir/TableGen/Dialect.h"
#include "mlir/TableGen/Operator.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace llvm;

namespace shlo::tblgen {

//===- Facts about ops ------------------------------------------------------------------------------------------------

Absence absenceOf(const Record &record) {
  return {record.getValueAsString("meaning").str(), record.getValueAsString("value").str(),
          record.getValueAsString("each").str()};
}

// "ScalarPairValue" becomes "scalar_pair".
static std::string nameOfType(StringRef record) {
  if (!record.consume_back("Values"))
    record.consume_back("Value");
  std::string result;
  for (char c : record) {
    if (isUpper(c) && !result.empty())
      result += '_';
    result += toLower(c);
  }
  return result;
}

std::map<std::string, std::string> readRegionValues(const RecordKeeper &records) {
  std::map<std::string, std::string> result;
  for (const Record *record : records.getAllDerivedDefinitions("RegionValue"))
    result[nameOfType(record->getName())] = record->getValueAsString("meaning").str();
  return result;
}

static std::vector<RegionValue> regionValues(const Record &body, StringRef field) {
  std::vector<RegionValue> result;
  const DagInit *dag = body.getValueAsDag(field);
  for (unsigned i = 0; i < dag->getNumArgs(); ++i) {
    auto *type = dyn_cast<DefInit>(dag->getArg(i));
    if (!type || !type->getDef()->isSubClassOf("RegionValue") ||
        type->getDef()->getValueAsBit("alone") != dag->getArgNameStr(i).empty()) {
      PrintError(&body, "value " + Twine(i) + " is not a RegionValue, or names no operand or result");
      continue;
    }
    result.push_back({nameOfType(type->getDef()->getName()), dag->getArgNameStr(i).str()});
  }
  return result;
}

void readFacts(const Record &record, BuildingFacts &facts) {
  facts.sentence = record.getValueAsString("sentence").str();
  facts.section = record.getValueAsString("section").str();
  facts.isInternal = record.getValueAsBit("isInternal");
  auto failTwice = [&](StringRef field, StringRef what, StringRef name) {
    PrintError(record.getValue(field)->getLoc(), what + " of '" + name + "' is stated twice");
  };
  for (const Record *length : record.getValueAsListOfDefs("lengths"))
    for (StringRef list : length->getValueAsListOfStrings("lists"))
      if (!facts.lengths.emplace(list, length->getValueAsString("length")).second)
        failTwice("lengths", "the length", list);
  for (const Record *body : record.getValueAsListOfDefs("bodies")) {
    StringRef region = body->getValueAsString("region");
    if (!facts.bodies.emplace(region, Body{regionValues(*body, "taken"), regionValues(*body, "yielded")}).second)
      failTwice("bodies", "the body", region);
  }
  for (const Record *absent : record.getValueAsListOfDefs("absent")) {
    StringRef attribute = absent->getValueAsString("attribute");
    if (!facts.absences.emplace(attribute, absenceOf(*absent->getValueAsDef("meaning"))).second)
      failTwice("absent", "the absence", attribute);
  }
}

RewritingFacts readRewriting(const Record &record) {
  auto identity = [](const Record &one, StringRef field) {
    return one.getValueAsDef(field)->getName().drop_back(StringRef("Identity").size()).str();
  };
  RewritingFacts facts;
  facts.neutral = identity(record, "neutral");
  facts.absorbing = identity(record, "absorbing");
  facts.ofEquals = identity(record, "ofEquals");
  facts.commutative = mlir::tblgen::Operator(record).getTrait("::mlir::OpTrait::IsCommutative");
  facts.sameTypeIsIdentity = record.getValueAsBit("sameTypeIsIdentity");
  const Record &folding = *record.getValueAsDef("folding");
  facts.folding = folding.getValueAsString("kind").str();
  facts.condition = folding.getValueAsString("condition").str();
  const Record &speculation = *record.getValueAsDef("speculation");
  facts.speculation = speculation.getValueAsString("kind").str();
  facts.speculationRule = speculation.getValueAsString("rule").str();
  const Record &evaluator = *record.getValueAsDef("evaluator");
  if (!evaluator.isSubClassOf("Element"))
    return facts;
  facts.idempotent = evaluator.getValueAsBit("idempotent");
  if (const std::string own = identity(evaluator, "identity"); own != "No") {
    if (facts.neutral != "No")
      PrintError(record.getValue("neutral")->getLoc(), "the function has an identity element");
    facts.neutral = own;
  }
  return facts;
}

//===- Types of operands and results ----------------------------------------------------------------------------------

namespace {
struct ElementRow {
  StringLiteral enumerator, text, kind;
};
} // namespace

static constexpr ElementRow elementRows[] = {
#define ELEMENT_TYPE(enumerator, abi, text, bits, kind) {#enumerator, text, #kind},
#include "tensor/element_types.def"
};

// The element types of a class. A class of ODS has the name of the enumerator: I32.
static std::vector<std::string> elementsOf(const Record &record) {
  std::vector<std::string> result;
  if (!record.getValue("elements")) {
    for (const ElementRow &row : elementRows)
      if (row.enumerator == record.getName())
        result.push_back(row.text.str());
    return result;
  }
  for (StringRef named : record.getValueAsListOfStrings("elements")) {
    size_t before = result.size();
    for (const ElementRow &row : elementRows)
      if (row.kind == named)
        result.push_back(row.text.str());
    if (result.size() == before)
      result.push_back(named.str());
  }
  return result;
}

void readTypes(const Record &constraint, Value &value,
               std::map<std::string, std::vector<std::string>> &elementClasses) {
  if (constraint.getValue("kind")) {
    value.kinds.insert(constraint.getValueAsString("kind").str());
    return;
  }
  if (constraint.getValue("baseType"))
    return readTypes(*constraint.getValueAsDef("baseType"), value, elementClasses);
  if (constraint.getValue("allowedTypes")) {
    if (constraint.getValue("rank"))
      value.rank = int(constraint.getValueAsInt("rank"));
    for (const Record *allowed : constraint.getValueAsListOfDefs("allowedTypes"))
      readTypes(*allowed, value, elementClasses);
    return;
  }
  StringRef name = constraint.getName();
  name.consume_back("Element");
  value.elements.insert(name.str());
  elementClasses.emplace(name, elementsOf(constraint));
}

void narrowTypes(const Record &record, Op &op, std::map<std::string, std::vector<std::string>> &elementClasses) {
  for (const Record *narrower : record.getValueAsListOfDefs("narrower")) {
    StringRef name = narrower->getValueAsString("operand");
    auto operand = find_if(op.operands, [&](const Value &value) { return value.name == name; });
    if (operand == op.operands.end()) {
      PrintError(record.getValue("narrower")->getLoc(), op.name + " has no operand '" + name + "'");
      continue;
    }
    operand->elements.clear();
    for (const Record *element : narrower->getValueAsListOfDefs("elements"))
      readTypes(*element, *operand, elementClasses);
  }
}

//===- Attributes without a type in C ---------------------------------------------------------------------------------

std::vector<AttributeKind> readAttributeKinds(const RecordKeeper &records) {
  std::vector<AttributeKind> result;
  for (const Record *record : records.getAllDerivedDefinitions("AttributeKind")) {
    AttributeKind kind{record->getValueAsString("name").str(), {}, record->getValueAsString("text").str()};
    for (StringRef function : record->getValueAsListOfStrings("functions"))
      kind.functions.push_back(function.str());
    result.push_back(std::move(kind));
  }
  llvm::sort(result, [](const AttributeKind &a, const AttributeKind &b) { return a.name < b.name; });
  return result;
}

Structures::Structures(const RecordKeeper &records) {
  for (const Record *record : records.getAllDerivedDefinitions("AttributeKind")) {
    for (const Record *attribute : record->getValueAsListOfDefs("attributes"))
      kinds[attribute] = record->getValueAsString("name").str();
    for (StringRef type : record->getValueAsListOfStrings("fieldTypes"))
      kindsOfTypes[type.str()] = record->getValueAsString("name").str();
  }
  for (const Record *record : records.getAllDerivedDefinitions("AttrDef")) {
    mlir::tblgen::AttrDef definition(record);
    ofDialects[(definition.getDialect().getCppNamespace() + "::" + definition.getCppClassName()).str()] = record;
  }
}

Structure Structures::of(const mlir::tblgen::Attribute &attribute) const {
  const Record &base = attribute.getBaseAttr().getDef();
  auto parts = [&](StringRef field) {
    std::vector<Structure> result;
    for (const Record *part : base.getValueAsListOfDefs(field))
      result.push_back(of(mlir::tblgen::Attribute(part)));
    return result;
  };
  if (auto known = kinds.find(&base); known != kinds.end())
    return {known->second, "", {}};
  if (base.isSubClassOf("AttrDef")) {
    mlir::tblgen::AttrDef definition(&base);
    if (!definition.getMnemonic())
      return {};
    return {base.isSubClassOf("EnumAttr") ? "enum" : "struct",
            (definition.getDialect().getName() + "." + *definition.getMnemonic()).str(),
            {}};
  }
  if (base.getValue("elementAttr"))
    return {"list", "", {of(mlir::tblgen::Attribute(base.getValueAsDef("elementAttr")))}};
  if (base.getValue("allowedAttributes"))
    return {"any_of", "", parts("allowedAttributes")};
  return {};
}

Structure Structures::ofType(StringRef cppType) const {
  if (auto known = kindsOfTypes.find(cppType.str()); known != kindsOfTypes.end())
    return {known->second, "", {}};
  if (auto known = ofDialects.find(cppType.str()); known != ofDialects.end())
    return of(mlir::tblgen::Attribute(known->second));
  if (cppType.consume_front("::llvm::ArrayRef<") && cppType.consume_back(">"))
    return {"list", "", {ofType(cppType)}};
  return {};
}

Structure Structures::ofField(const Record &record, StringRef field, StringRef cppType) const {
  if (record.getValue("narrower")) {
    const DagInit *dag = record.getValueAsDag("narrower");
    for (unsigned i = 0; i < dag->getNumArgs(); ++i)
      if (dag->getArgNameStr(i) == field)
        return of(mlir::tblgen::Attribute(cast<DefInit>(dag->getArg(i))->getDef()));
  }
  return ofType(cppType);
}

//===- Lengths --------------------------------------------------------------------------------------------------------

namespace {

// Checks the length of a list against the parameters of a function.
class LengthParser {
public:
  LengthParser(StringRef text, const BuilderFunction &function) : rest(text), function(function) {}

  bool length() {
    if (word("any"))
      return atEnd();
    do {
      if (!sum() || (word("..") && !atEnd() && !rest.ltrim().starts_with("or ") && !sum()))
        return false;
    } while (word("or "));
    return atEnd();
  }

private:
  bool atEnd() { return rest.trim().empty(); }
  bool word(StringRef expected) {
    rest = rest.ltrim();
    return rest.consume_front(expected);
  }
  bool sum() {
    do {
      if (!term())
        return false;
    } while (word("+ ") || word("- "));
    return true;
  }
  bool term() {
    rest = rest.ltrim();
    if (unsigned digits = rest.take_while(isDigit).size()) {
      rest = rest.drop_front(digits);
      return true;
    }
    if (word("min("))
      return sum() && word(",") && sum() && word(")");
    if (word("extent("))
      return operand() && word(",") && number() && word(")");
    return (word("rank(") && operand() && word(")")) || (word("length(") && list() && word(")")) ||
           (word("value(") && number() && word(")")) || (word("yields(") && role(Role::Region) && word(")")) ||
           (word("returns(") && form({Form::Symbol}) && word(")"));
  }
  const Parameter *name() {
    rest = rest.ltrim();
    StringRef found = rest.take_while([](char c) { return isAlnum(c) || c == '_'; });
    rest = rest.drop_front(found.size());
    auto named = [&](const Parameter &parameter) { return parameter.name == found; };
    auto place = find_if(function.parameters, named);
    return place == function.parameters.end() ? nullptr : &*place;
  }
  bool role(Role expected) {
    const Parameter *parameter = name();
    return parameter && parameter->role == expected;
  }
  bool form(ArrayRef<Form> expected) {
    const Parameter *parameter = name();
    return parameter && is_contained(expected, parameter->form);
  }
  bool operand() { return role(Role::Operand); }
  bool number() { return form({Form::Integer, Form::Integer32, Form::Boolean, Form::Flag}); }
  bool list() { return form({Form::Any, Form::Integers, Form::Booleans, Form::Enums, Form::Pairs}); }

  StringRef rest;
  const BuilderFunction &function;
};

} // namespace

std::optional<std::string> checkLength(StringRef length, const BuilderFunction &function) {
  if (LengthParser(length, function).length())
    return std::nullopt;
  return ("'" + length + "' is not a length in terms of the parameters of " + function.name).str();
}

} // namespace shlo::tblgen
