// Parses ops by the tables of their formats.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/format_parser.h"

using namespace mlir;

namespace shlo::text {

Operation *FormatParser::parse() {
  llvm::SMLoc first = parser.place();
  const ArrayRef<Directive> directives = format.directives;
  at = parser.lineAndColumnOf(start);
  if (format.tail == 0)
    prepareTypes();
  if (all(directives.take_front(format.head)))
    return nullptr;
  if (place != start)
    at = parser.lineAndColumnOf(place);
  return tail(directives.slice(format.head, format.tail)) || all(directives.drop_front(format.head + format.tail)) ||
                 checkDictionary()
             ? nullptr
             : finish(first);
}

void FormatParser::prepareTypes() {
  operandTypes.resize(format.operands);
  resultTypes.resize(format.results);
}

ParseResult FormatParser::tail(ArrayRef<Directive> directives) {
  if (directives.empty())
    return success();
  const StringRef text = Tails::startOf(parser.cursor.rest());
  Tail *candidate = text.empty() ? nullptr : &parser.tails.slot(&format, operands.size(), text);
  if (candidate && candidate->is(&format, operands.size(), text) && takeKnownTail(*candidate))
    return success();
  prepareTypes();
  if (!candidate)
    return all(directives);
  const auto before = attributes;
  if (all(directives))
    return failure();
  if (!parser.cursor.isBehind(text) || !Tails::isClosed(text))
    return success();
  candidate->keep(&format, operands.size(), text, operandTypes, resultTypes, attributes, before);
  candidate->applied = body.applied;
  return success();
}

bool FormatParser::takeKnownTail(const Tail &tail) {
  if (!parser.cursor.takeClosed(tail.text, tail.brackets))
    return false;
  operandTypes = tail.operandTypes; // what follows may take the tail's place: ops in regions, types in a location
  resultTypes = tail.resultTypes;
  body.applied = tail.applied;
  for (auto [attribute, kept] : llvm::zip_equal(attributes, tail.attributes))
    if (kept)
      attribute = kept;
  return true;
}

Operation *FormatParser::finish(llvm::SMLoc first) {
  SmallVector<Value, 4> values;
  if (operands.size() != operandTypes.size())
    return (void)module.wrongTypeCount(first, operands.size(), operandTypes.size()), nullptr;
  std::optional<Location> location;
  if (resolve(values) || module.optionalLocation(location))
    return nullptr;
  const Location of = location ? *location : parser.locationOf(at);
  if (body.applied && !(body.region = ir::bodyThatApplies(*body.applied, operandTypes.front(), of)))
    return (void)parser.fail(place, "expected a ranked tensor to reduce"), nullptr;
  if (body.region)
    regions.push_back(std::move(body.region));
  return make(values, of);
}

ParseResult FormatParser::all(ArrayRef<Directive> directives) {
  while (!directives.empty()) {
    const Directive &directive = directives.consume_front();
    if (directive.kind != Directive::Optional) {
      if (one(directive))
        return failure();
      continue;
    }
    if (optional(directives.take_front(directive.length), directives.slice(directive.length, directive.otherwise)))
      return failure();
    directives = directives.drop_front(directive.length + directive.otherwise);
  }
  return success();
}

// The first token decides whether the part is present.
ParseResult FormatParser::optional(ArrayRef<Directive> part, ArrayRef<Directive> otherwise) {
  while (part.front().kind == Directive::Blank)
    part = part.drop_front();
  if (part.front().kind != Directive::Literal)
    return all(parser.cursor.peek() == '%' ? part : otherwise);
  return takeLiteral(part.front().text) ? all(part.drop_front()) : all(otherwise);
}

bool FormatParser::takeLiteral(StringRef text) {
  if (startsWord(text.front()))
    return parser.cursor.takeWord(text);
  return text.size() == 1 ? parser.cursor.take(text.front()) : parser.cursor.take(text);
}

ParseResult FormatParser::one(const Directive &directive) {
  switch (directive.kind) {
  case Directive::Literal:
    return takeLiteral(directive.text) ? ParseResult(success()) : parser.fail("expected '" + directive.text + "'");
  case Directive::Operand: return operand();
  case Directive::OperandList:
  case Directive::Operands: return operandList();
  case Directive::Attribute: {
    Attribute &attribute = attributes[directive.index];
    attribute = format.attributes[directive.index].parse(interface);
    return success(attribute != nullptr);
  }
  case Directive::Regions: return regionList();
  case Directive::Dictionary: return parser.optionalDictionary(dictionary);
  case Directive::OperandType: return type(operandTypes[directive.index]);
  case Directive::OperandTypes: return types(operandTypes);
  case Directive::ResultType: return type(resultTypes[directive.index]);
  case Directive::ResultTypes: resultTypes.clear(); return types(resultTypes);
  case Directive::FunctionType: return functionType();
  case Directive::Custom: return directive.custom->parse(*this);
  case Directive::Blank:
  case Directive::Optional: break;
  }
  return success();
}

ParseResult FormatParser::operand() { return interface.parseOperand(operands.emplace_back()); }

ParseResult FormatParser::operandList() {
  if (parser.cursor.peek() != '%')
    return success();
  do {
    if (operand())
      return failure();
  } while (parser.cursor.take(','));
  return success();
}

ParseResult FormatParser::regionList() {
  do {
    if (module.region(*regions.emplace_back(std::make_unique<Region>()), {}, name))
      return failure();
  } while (parser.cursor.take(','));
  return success();
}

ParseResult FormatParser::type(Type &type) {
  type = parser.type();
  return success(type != nullptr);
}

ParseResult FormatParser::types(SmallVectorImpl<Type> &types) {
  do {
    if (type(types.emplace_back()))
      return failure();
  } while (parser.cursor.take(','));
  return success();
}

ParseResult FormatParser::functionType() {
  operandTypes.clear();
  resultTypes.clear();
  if (parser.cursor.peek() == '(')
    return failure(parser.typesInParentheses(operandTypes) || parser.expectArrow() || parser.resultTypes(resultTypes));
  llvm::SMLoc where = parser.place();
  Type any = parser.type(); // an alias
  if (!any)
    return failure();
  auto function = dyn_cast<FunctionType>(any);
  if (!function)
    return parser.error(where, "expected a function type");
  operandTypes.assign(function.getInputs().begin(), function.getInputs().end());
  resultTypes.assign(function.getResults().begin(), function.getResults().end());
  return success();
}

ParseResult FormatParser::checkDictionary() {
  if (dictionary.empty())
    return success();
  auto report = [&] { return parser.error(start, "'") << name.getStringRef() << "' op "; };
  return name.getRegisteredInfo()->verifyInherentAttrs(dictionary, report);
}

ParseResult FormatParser::resolve(SmallVectorImpl<Value> &values) {
  for (auto [operand, type] : llvm::zip_equal(operands, operandTypes)) {
    Value value = module.names.use(operand, type);
    if (!value)
      return failure();
    values.push_back(value);
  }
  return success();
}

Operation *FormatParser::make(ArrayRef<Value> values, Location location) {
  Operation *op = Operation::create(location, name, resultTypes, values, dictionary.getDictionary(parser.context),
                                    OpaqueProperties(nullptr), BlockRange(), unsigned(regions.size()));
  for (auto [index, region] : llvm::enumerate(regions))
    op->getRegion(unsigned(index)).takeBody(*region);
  // An attribute in the dictionary takes precedence.
  for (auto [value, attribute] : llvm::zip_equal(attributes, format.attributes))
    if (value && (dictionary.empty() || !dictionary.get(attribute.name)))
      attribute.set(op, value);
  return op;
}

} // namespace shlo::text
