// The pretty forms of ops as tables of directives (src/text/format.h). The records state them in the language of ODS's
// assemblyFormat; what of it no record uses is an error here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

#include <map>

namespace shlo::tblgen {

using llvm::raw_ostream;
using llvm::StringRef;
using llvm::Twine;

namespace {

// The functions of custom directives, by their text. Ops of one kind share them.
class CustomForms {
public:
  // The name of an entry with these functions.
  StringRef nameOf(const std::string &functions) {
    auto [entry, isNew] = names.try_emplace(functions);
    if (isNew)
      entry->second = "custom_" + std::to_string(names.size());
    return entry->second;
  }
  void emit(raw_ostream &os) const {
    for (const auto &[functions, name] : names)
      os << "static constexpr CustomForm " << name << " = {" << functions << "};\n";
  }

private:
  std::map<std::string, std::string> names;
};

// Reads the format of one op and makes its table.
class FormatReader {
public:
  FormatReader(const Op &op, CustomForms &customs) : op(op), customs(customs), text(op.format) {}

  // False if the format has an error, which is printed.
  bool read();
  void emit(raw_ostream &os) const;
  size_t headSize() const { return head; }
  // The directives behind the head, without a last one that has a region.
  size_t tailSize() const { return directives.size() - head - (lastHasRegion ? 1 : 0); }
  bool hasRegions() const { return regionLists != 0 || lastHasRegion; }

private:
  struct Directive {
    Directive(StringRef kind, unsigned index = 0) : kind(kind), index(index) {}
    std::string kind;
    unsigned index;
    bool space = false; // printed before it
    unsigned length = 0, otherwise = 0, anchor = 0;
    std::string literal, custom;
  };

  bool fail(const Twine &message) {
    if (!failed)
      llvm::PrintError(op.place, "format of " + op.name + ": " + message);
    failed = true;
    return false;
  }

  void skipBlanks() { text = text.ltrim(); }
  bool take(StringRef token) {
    skipBlanks();
    return text.consume_front(token);
  }
  bool expect(StringRef token) { return take(token) || fail("expected '" + token + "' before: " + text); }
  StringRef takeName() {
    skipBlanks();
    StringRef name = text.take_while([](char c) { return llvm::isAlnum(c) || c == '_' || c == '-'; });
    text = text.drop_front(name.size());
    return name;
  }

  bool elements(StringRef end);
  // Reads one element, and keeps `head`.
  bool element();
  bool directive();
  bool literal();
  bool group();
  bool variable();
  bool types();
  bool custom();
  // One argument of a custom directive: what it adds to the functions that parse and print.
  struct Shims {
    std::string declare, parse, keep, print;
    bool hasRegion = false;
  };
  bool argument(Shims &shims);

  void add(StringRef kind, unsigned index = 0) {
    Directive directive(kind, index);
    directive.space = spaceNext || !afterPunctuation;
    spaceNext = true;
    afterPunctuation = false;
    directives.push_back(std::move(directive));
  }
  template <typename Range> std::optional<unsigned> find(const Range &range, StringRef name) const {
    for (const auto &[index, one] : llvm::enumerate(range))
      if (one.name == name)
        return unsigned(index);
    return std::nullopt;
  }
  static bool isList(const Value &value) { return value.form != Form::One; }
  // It consists of all operands from the first of its own on.
  bool isRest(unsigned operand) const { return isList(op.operands[operand]) && operand + 1 == op.operands.size(); }
  // The op has one value of each name, or all of its values have one name.
  static bool isPlain(const std::vector<Value> &values) { return values.size() == 1 || llvm::none_of(values, isList); }
  bool show(unsigned attribute) {
    shown.insert(attribute);
    return true;
  }

  const Op &op;
  CustomForms &customs;
  StringRef text;
  bool failed = false;
  std::vector<Directive> directives;
  std::set<unsigned> shown; // attributes
  unsigned nextOperand = 0; // operands come in the order of the op
  unsigned regionLists = 0;
  size_t head = 0;            // directives up to the last one with operands or a list of regions
  bool lastHasRegion = false; // the last directive so far is a custom one
  bool hasTypes = false, headHasTypes = false;
  // How ODS places blanks: see LangRef, "Declarative Assembly Format".
  bool spaceNext = true, afterPunctuation = false;
};

bool FormatReader::read() {
  if (op.operandSegments || op.resultSegments)
    return fail("lists with lengths of their own are not supported");
  if (!elements("") || failed)
    return false;
  return !headHasTypes || tailSize() == 0 || fail("types must come behind all operands");
}

bool FormatReader::elements(StringRef end) {
  while (true) {
    skipBlanks();
    if (end.empty() ? text.empty() : text.starts_with(end))
      return true;
    if (text.empty())
      return fail("expected '" + end + "'");
    if (!element())
      return false;
  }
}

bool FormatReader::element() {
  const unsigned before = nextOperand + regionLists;
  lastHasRegion = false;
  if (!directive())
    return false;
  if (nextOperand + regionLists != before) {
    headHasTypes = hasTypes;
    head = directives.size();
  }
  return true;
}

bool FormatReader::directive() {
  if (take("`"))
    return literal();
  if (take("("))
    return group();
  if (take("$"))
    return variable();
  StringRef name = takeName();
  if (name == "operands") {
    nextOperand = op.operands.size();
    add("Operands");
    return true;
  }
  if (name == "attr-dict") {
    // The dictionary prints its own blank.
    directives.emplace_back("Dictionary");
    afterPunctuation = false;
    return true;
  }
  if (name == "functional-type") {
    add("FunctionType");
    hasTypes = true;
    return expect("(") && expect("operands") && expect(",") && expect("results") && expect(")");
  }
  if (name == "type")
    return expect("(") && types() && expect(")");
  if (name == "custom")
    return custom();
  return fail("'" + name + "' is not supported before: " + text);
}

bool FormatReader::literal() {
  auto [value, rest] = text.split('`');
  text = rest;
  if (value.empty() || value == " ") {
    if (!value.empty())
      directives.emplace_back("Blank");
    afterPunctuation = value.empty();
    spaceNext = false;
    return true;
  }
  auto isOneOf = [&](StringRef characters) { return value.size() == 1 && characters.contains(value.front()); };
  bool before = value == "->"      ? !afterPunctuation || spaceNext
                : afterPunctuation ? !isOneOf(">)}],")
                                   : !isOneOf("<>(){}[],");
  Directive directive("Literal");
  directive.space = spaceNext && before;
  directive.literal = value.str();
  directives.push_back(std::move(directive));
  spaceNext = !isOneOf("<({[");
  afterPunctuation = !llvm::isAlpha(value.front()) && value.front() != '_';
  return true;
}

// "(`,` $a^)?" or "(...):(...)?"
bool FormatReader::group() {
  size_t start = directives.size();
  directives.emplace_back("Optional");
  std::optional<unsigned> anchor;
  while (!take(")")) {
    if (text.empty())
      return fail("expected ')'");
    if (!element())
      return false;
    if (take("^"))
      anchor = directives.size() - 1 - start;
  }
  if (!anchor)
    return fail("an optional group has no anchor");
  directives[start].anchor = *anchor;
  directives[start].length = directives.size() - start - 1;
  if (take(":")) {
    size_t before = directives.size();
    if (!expect("(") || !elements(")") || !expect(")"))
      return false;
    directives[start].otherwise = directives.size() - before;
  }
  return expect("?");
}

bool FormatReader::variable() {
  StringRef name = takeName();
  if (std::optional<unsigned> operand = find(op.operands, name)) {
    if (*operand != nextOperand++)
      return fail("operands must come in the order of the op: " + name);
    if (isList(op.operands[*operand]) && !isRest(*operand))
      return fail("a list of operands must come last");
    add(isRest(*operand) ? "OperandList" : "Operand", *operand);
    return true;
  }
  if (std::optional<unsigned> attribute = find(op.attributes, name)) {
    add("Attribute", *attribute);
    return show(*attribute);
  }
  if (std::optional<unsigned> region = find(op.regions, name)) {
    if (op.regions.size() != 1 || !isList(op.regions.front()))
      return fail("a region that is not part of the only list is not supported: " + name);
    ++regionLists;
    add("Regions");
    return true;
  }
  return fail("the op has no '" + name + "'");
}

// What is in "type(...)".
bool FormatReader::types() {
  hasTypes = true;
  if (take("results")) {
    add("ResultTypes");
    return true;
  }
  if (!expect("$"))
    return false;
  StringRef name = takeName();
  bool isResult = !find(op.operands, name);
  const std::vector<Value> &values = isResult ? op.results : op.operands;
  std::optional<unsigned> index = find(values, name);
  if (!index || !isPlain(values))
    return fail("the type of '" + name + "' is not supported");
  std::string kind = isResult ? "Result" : "Operand";
  add(kind + (isList(values[*index]) ? "Types" : "Type"), *index);
  return true;
}

bool FormatReader::custom() {
  if (!expect("<"))
    return false;
  std::string name = takeName().str();
  if (!expect(">") || !expect("("))
    return false;
  Shims shims;
  do {
    if (!argument(shims))
      return false;
  } while (take(","));
  if (!expect(")"))
    return false;
  lastHasRegion = shims.hasRegion;
  std::string print = StringRef(shims.print).contains("one.") ? "auto one = llvm::cast<" + op.cppPath + ">(op); " : "";
  add("Custom");
  directives.back().custom = customs
                                 .nameOf("[](FormatParser &in) -> ParseResult { " + shims.declare + "if (ir::parse" +
                                         name + "(in.interface" + shims.parse + ")) return failure(); " + shims.keep +
                                         "return success(); }, [](OpPrinter &out, Operation *op) { " + print +
                                         "ir::print" + name + "(out, op" + shims.print + "); }")
                                 .str();
  return true;
}

bool FormatReader::argument(Shims &shims) {
  bool isType = take("type(");
  bool isReference = !isType && take("ref(");
  const bool isVariable = take("$");
  StringRef name = takeName();
  if ((isType || isReference) && !expect(")"))
    return false;
  std::string number;
  auto append = [&](std::string parse, std::string print) {
    shims.parse += ", " + parse;
    shims.print += ", " + print;
    return true;
  };
  if (!isVariable && name == "location" && !isType && !isReference) {
    shims.parse += ", in.place";
    return true;
  }
  if (!isVariable && name == "operands" && isReference)
    return append("in.operands", "op->getOperands()");
  if (!isVariable && name == "operands" && !isType) {
    if (nextOperand != 0)
      return fail("'operands' must be the first operands");
    nextOperand = op.operands.size();
    return append("in.operands", "op->getOperands()");
  }
  if (!isVariable)
    return fail("expected '$' before: " + name + text);
  if (op.regions.size() == 1 && op.regions.front().name == name && !isType && !isReference) {
    shims.hasRegion = true;
    return append("in.body", "op->getRegion(0)");
  }
  if (std::optional<unsigned> attribute = find(op.attributes, name); attribute && !isType && !isReference) {
    number = std::to_string(*attribute);
    const OpAttribute &definition = op.attributes[*attribute];
    shims.declare += definition.storage + " a" + number + "; ";
    shims.keep += "in.attributes[" + number + "] = a" + number + "; ";
    show(*attribute);
    return append("a" + number, "one.get" + llvm::convertToCamelFromSnakeCase(definition.name, true) + "Attr()");
  }
  std::optional<unsigned> operand = find(op.operands, name), result = find(op.results, name);
  hasTypes |= isType;
  if (isType && (operand || result)) {
    const std::vector<Value> &values = operand ? op.operands : op.results;
    if (!isPlain(values))
      return fail("the type of '" + name + "' is not supported");
    unsigned index = operand ? *operand : *result;
    number = std::to_string(index);
    std::string list = operand ? "operandTypes" : "resultTypes";
    std::string getter = operand ? "op->getOperand" : "op->getResult";
    if (isList(values[index]))
      return append("in." + list, getter + "Types()");
    return append("in." + list + "[" + number + "]", getter + "(" + number + ").getType()");
  }
  if (!operand || isType || !isRest(*operand))
    return fail("the argument '" + name + "' of a custom directive is not supported");
  std::string rest = *operand ? "op->getOperands().drop_front(" + std::to_string(*operand) + ")" : "op->getOperands()";
  if (isReference)
    return append("in.operands", rest);
  if (*operand != nextOperand++)
    return fail("operands must come in the order of the op: " + name);
  shims.declare += "llvm::SmallVector<ValueName, 4> list; ";
  shims.keep += "in.operands.append(list); ";
  return append("list", rest);
}

void FormatReader::emit(raw_ostream &os) const {
  std::string name = identifierOf(op.name);
  os << "\n// " << op.name << ", from " << op.source << '\n';
  if (!op.attributes.empty()) {
    os << "static constexpr FormatAttribute " << name << "_attributes[] = {\n";
    for (const auto &[index, attribute] : llvm::enumerate(op.attributes)) {
      os << "    formatAttribute<&" << op.cppPath << "::Properties::" << attribute.name << ", "
         << (attribute.form == Form::Integer     ? 64
             : attribute.form == Form::Integer32 ? 32
                                                 : 0)
         << ">(\"" << attribute.name << "\", " << (shown.contains(index) ? "true" : "false") << ", ";
      if (attribute.defaultAttribute.empty())
        os << "nullptr";
      else
        os << "[](mlir::Builder builder) -> mlir::Attribute { return " << attribute.defaultAttribute << "; }";
      os << "),\n";
    }
    os << "};\n";
  }
  os << "static constexpr Directive " << name << "_directives[] = {\n";
  for (const Directive &directive : directives) {
    os << "    {Directive::" << directive.kind << ", " << directive.index << ", "
       << (directive.space ? "true" : "false");
    if (directive.kind == "Optional")
      os << ", " << directive.length << ", " << directive.otherwise << ", " << directive.anchor;
    else if (!directive.literal.empty())
      os << ", 0, 0, 0, \"" << directive.literal << '"';
    else if (!directive.custom.empty())
      os << ", 0, 0, 0, \"\", &" << directive.custom;
    os << "},\n";
  }
  os << "};\n";
}

void emitFormats(const Opset &opset, raw_ostream &os) {
  os << "// The tables of src/text/formats.cpp.\n// " << generatedNote << "\n\n";
  CustomForms customs;
  std::vector<std::pair<const Op *, FormatReader>> readers;
  for (const Op *op : opset.builtOps())
    if (!op->format.empty())
      if (FormatReader reader(*op, customs); reader.read())
        readers.emplace_back(op, std::move(reader));
  customs.emit(os);
  for (const auto &[op, reader] : readers)
    reader.emit(os);

  os << "\n// By name.\nstatic constexpr OpFormat formats[] = {\n";
  for (const auto &[op, reader] : readers) {
    std::string name = identifierOf(op->name);
    // The number of types that are there before the format is read.
    auto places = [](const std::vector<Value> &values) {
      return llvm::all_of(values, [](const Value &value) { return value.form == Form::One; }) ? values.size() : 0;
    };
    os << "    {\"" << op->name << "\", " << name << "_directives, "
       << (op->attributes.empty() ? "{}" : name + "_attributes") << ", " << places(op->operands) << ", "
       << places(op->results) << ", " << reader.headSize() << ", " << reader.tailSize() << ", "
       << (reader.hasRegions() ? "true" : "false") << "},\n";
  }
  os << "};\n";
}

Emitter<emitFormats> formats("gen-formats", "The pretty forms of ops");

} // namespace
} // namespace shlo::tblgen
