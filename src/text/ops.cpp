// Ops and regions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/ops.h"

#include "base/work.h"
#include "dialect/op_table.h"
#include "text/asm_parser.h"
#include "text/format_parser.h"

#include "mlir/IR/OpImplementation.h"

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {

constexpr unsigned maxBrokenOps = 20;
// MLIR's functions take more than a KiB of stack for each op with a region. No program has functions in functions.
constexpr unsigned maxOpenFunctions = 16;

//===- What ops parse themselves ----------------------------------------------------------------------------------===//

class OpParser final : public AsmInterface<OpAsmParser> {
public:
  OpParser(ModuleParser &module, OperationName name, SMLoc nameLoc)
      : AsmInterface(module.parser, nameLoc), module(module), name(name) {}

  ParseResult parseOptionalLocationSpecifier(std::optional<Location> &result) override {
    return module.optionalLocation(result);
  }

  FailureOr<OperationName> parseCustomOperationName() override {
    const ModuleParser::KnownOp *op = module.opName();
    if (!op)
      return failure();
    return op->name;
  }
  // Only constants call this, which have no operands, successors or regions.
  ParseResult parseGenericOperationAfterOpName(OperationState &state, std::optional<ArrayRef<UnresolvedOperand>>,
                                               std::optional<ArrayRef<Block *>>,
                                               std::optional<MutableArrayRef<std::unique_ptr<Region>>>,
                                               std::optional<ArrayRef<NamedAttribute>>, std::optional<Attribute>,
                                               std::optional<FunctionType>) override {
    SmallVector<ValueName, 0> none;
    return failure(module.genericProperties(state.propertiesAttr) || module.genericEnd(none, state));
  }

  ParseResult parseOperand(UnresolvedOperand &result, bool allowNumber) override {
    OptionalParseResult parsed = parseOptionalOperand(result, allowNumber);
    return parsed.has_value() ? *parsed : parser.fail("expected a value such as %0");
  }
  OptionalParseResult parseOptionalOperand(UnresolvedOperand &result, bool allowNumber) override {
    return module.valueName(result, allowNumber);
  }
  // No op asks for a number of operands.
  ParseResult parseOperandList(SmallVectorImpl<UnresolvedOperand> &result, Delimiter delimiter, bool allowNumber,
                               int) override {
    // Without brackets, there may be none.
    if (delimiter == Delimiter::None && parser.cursor.peek() != '%')
      return success();
    return parseCommaSeparatedList(delimiter, [&] { return parseOperand(result.emplace_back(), allowNumber); }, "");
  }
  ParseResult resolveOperand(const UnresolvedOperand &operand, Type type, SmallVectorImpl<Value> &result) override {
    Value value = module.names.use(operand, type);
    if (value)
      result.push_back(value);
    return success(bool(value));
  }

  ParseResult parseArgument(Argument &result, bool allowType, bool allowAttrs) override {
    NamedAttrList attributes;
    if (parseOperand(result.ssaName, /*allowNumber=*/false) || (allowType && parseColonType(result.type)) ||
        (allowAttrs && parseOptionalAttrDict(attributes)) || module.optionalLocation(result.sourceLoc))
      return failure();
    result.attrs = attributes.getDictionary(parser.context);
    return success();
  }
  OptionalParseResult parseOptionalArgument(Argument &result, bool allowType, bool allowAttrs) override {
    if (parser.cursor.peek() != '%')
      return std::nullopt;
    return parseArgument(result, allowType, allowAttrs);
  }
  ParseResult parseArgumentList(SmallVectorImpl<Argument> &result, Delimiter delimiter, bool allowType,
                                bool allowAttrs) override {
    return parseCommaSeparatedList(
        delimiter, [&] { return parseArgument(result.emplace_back(), allowType, allowAttrs); }, "");
  }

  ParseResult parseRegion(Region &region, ArrayRef<Argument> arguments, bool) override {
    return module.region(region, arguments, name);
  }
  OptionalParseResult parseOptionalRegion(Region &region, ArrayRef<Argument> arguments, bool) override {
    if (parser.cursor.peek() != '{')
      return std::nullopt;
    return module.region(region, arguments, name);
  }

  // Of the dialect cf, which the dialect func loads.
  ParseResult parseSuccessor(Block *&) override {
    module.refuseSuccessors(name, parser.place());
    return failure();
  }
  ParseResult parseSuccessorAndUseList(Block *&block, SmallVectorImpl<Value> &) override {
    return parseSuccessor(block);
  }

  // What no registered op asks for.
  std::pair<StringRef, unsigned> getResultName(unsigned) const override { return {}; }
  size_t getNumResults() const override { return 0; }
  Operation *parseGenericOperation(Block *, Block::iterator) override { return (void)unused(), nullptr; }
  OptionalParseResult parseOptionalAssignmentList(SmallVectorImpl<Argument> &,
                                                  SmallVectorImpl<UnresolvedOperand> &) override {
    return unused();
  }
  OptionalParseResult parseOptionalRegion(std::unique_ptr<Region> &, ArrayRef<Argument>, bool) override {
    return unused();
  }
  ParseResult parseAffineMapOfSSAIds(SmallVectorImpl<UnresolvedOperand> &, Attribute &, StringRef, NamedAttrList &,
                                     Delimiter) override {
    return unused();
  }
  ParseResult parseAffineExprOfSSAIds(SmallVectorImpl<UnresolvedOperand> &, SmallVectorImpl<UnresolvedOperand> &,
                                      AffineExpr &) override {
    return unused();
  }
  OptionalParseResult parseOptionalSuccessor(Block *&) override { return unused(); }

private:
  ModuleParser &module;
  OperationName name;
};

//===- Ops --------------------------------------------------------------------------------------------------------===//

// StableHLO has no branches between blocks.
void ModuleParser::refuseBlocks(OperationName parent, SMLoc place) {
  parser.refuse(SHLO_UNSUPPORTED, place, "a region of '" + parent.getStringRef() + "' has several blocks, expected one",
                parent.getStringRef());
}

void ModuleParser::refuseSuccessors(OperationName name, SMLoc place) {
  parser.refuse(SHLO_UNSUPPORTED, place,
                "'" + name.getStringRef() + "' has successor blocks, which StableHLO does not support",
                name.getStringRef());
}

ParseResult ModuleParser::resultNames(SmallVectorImpl<Result> &results) {
  if (parser.cursor.peek() != '%')
    return success();
  do {
    SMLoc start = parser.place();
    StringRef suffix = parser.cursor.takeSuffix('%');
    if (suffix.empty())
      return parser.fail(start, "expected the name of a result such as %0");
    Result result{StringRef(suffix.data() - 1, suffix.size() + 1), 1, start};
    if (parser.cursor.take(':')) {
      SMLoc where = parser.place();
      if (parser.cursor.takeExtent().getAsInteger(10, result.count) || result.count == 0)
        return parser.fail(where, "expected the number of results, at least 1");
    }
    results.push_back(result);
  } while (parser.cursor.take(','));
  return parser.expect('=');
}

ParseResult ModuleParser::op(Block *block) {
  Point start{parser.cursor.mark(), names.depth(), defaultDialects.size()};
  SmallVector<Result, 1> results;
  return succeeded(namedOp(block, results)) ? success() : goOnBehind(start, results);
}

ParseResult ModuleParser::goOnBehind(const Point &start, ArrayRef<Result> results) {
  if (++brokenOps >= maxBrokenOps || isWorkOver() || parser.hasRefused() || !parser.cursor.skipOp(start.text))
    return failure();
  SmallVector<StringRef> lost;
  for (const Result &result : results)
    lost.push_back(result.name);
  names.giveUp(start.names, lost);
  defaultDialects.truncate(start.dialects);
  return success();
}

ParseResult ModuleParser::namedOp(Block *block, SmallVectorImpl<Result> &results) {
  if (isWorkOver() || resultNames(results)) // parseSyntax throws
    return failure();
  SMLoc start = parser.place();
  Operation *op = nullptr;
  if (parser.cursor.atString())
    op = genericOp();
  else if (startsWord(parser.cursor.peek()))
    op = prettyOp();
  else
    return parser.fail("expected an op");
  if (!op)
    return failure();
  block->push_back(op);
  return defineResults(op, results, start);
}

ParseResult ModuleParser::defineResults(Operation *op, ArrayRef<Result> results, SMLoc place) {
  if (results.empty())
    return success();
  uint64_t count = 0;
  for (const Result &result : results)
    count += result.count;
  if (count != op->getNumResults())
    return parser.error(place, "op has ") << op->getNumResults() << " results, " << count << " are named";
  unsigned first = 0;
  for (const Result &result : results) {
    if (names.define(result.name, op->getResult(first), result.count, result.place))
      return failure();
    first += result.count;
  }
  return success();
}

Operation *ModuleParser::make(OperationState &state, Attribute properties, SMLoc place) {
  auto report = [&] { return parser.error(place, "'") << state.name.getStringRef() << "' op "; };
  if (!properties && !state.getRawProperties())
    if (std::optional<RegisteredOperationName> known = state.name.getRegisteredInfo())
      if (failed(known->verifyInherentAttrs(state.attributes, report)))
        return nullptr;
  if (properties && opTableOf(state.name.getDialect())) {
    // Its ops have no properties, but other libraries print their attributes as such.
    auto entries = dyn_cast<DictionaryAttr>(properties);
    if (!entries)
      return report() << "has properties that are not a dictionary", nullptr;
    state.attributes.append(entries.begin(), entries.end());
    if (const auto twice = state.attributes.findDuplicate())
      return report() << "has attribute '" << twice->getName().getValue() << "' twice", nullptr;
    properties = {};
  }
  std::optional<Location> location;
  if (optionalLocation(location))
    return nullptr;
  state.location = location.value_or(state.location);
  Operation *op = Operation::create(state);
  if (!properties || succeeded(op->setPropertiesFromAttribute(properties, report)))
    return op;
  op->destroy();
  return nullptr;
}

// Ops with regions are parsed recursively. So what they need is not on the stack.
Operation *ModuleParser::genericOp() {
  auto op = std::make_unique<GenericOp>();
  if (beforeRegions(*op))
    return nullptr;
  if (parser.cursor.take('(')) {
    do {
      if (region(*op->regions.emplace_back(std::make_unique<Region>()), {}, *op->name, /*generic=*/true))
        return nullptr;
    } while (parser.cursor.take(','));
    if (parser.expect(')'))
      return nullptr;
  }
  return behindRegions(*op);
}

ParseResult ModuleParser::beforeRegions(GenericOp &op) {
  op.start = parser.place();
  op.at = parser.lineAndColumnOf(op.start);
  std::string text;
  if (parser.string(text))
    return failure();
  if (text.empty() || text.find('\0') != std::string::npos)
    return parser.fail(op.start, "the name of the op is empty or contains a NUL byte");
  text = parser.knownOp(text);
  (void)parser.context->getOrLoadDialect(StringRef(text).split('.').first); // one that is loaded on demand
  op.name.emplace(text, parser.context);
  unregisteredOp |= !op.name->isRegistered();
  auto operand = [&]() -> ParseResult {
    OptionalParseResult parsed = valueName(op.operands.emplace_back(), /*allowNumber=*/true);
    return parsed.has_value() ? *parsed : parser.fail("expected a value such as %0");
  };
  if (parser.expect('(') || parser.list(')', operand))
    return failure();
  if (parser.cursor.peek() == '[') {
    refuseSuccessors(*op.name, op.start);
    return failure();
  }
  return genericProperties(op.properties);
}

ParseResult ModuleParser::genericProperties(Attribute &properties) {
  if (!parser.cursor.take('<'))
    return success();
  properties = parser.attribute();
  return failure(!properties || parser.expect('>'));
}

// Some producers end functions with stablehlo.return (GoMLX). It is the same op in artifacts.
Operation *ModuleParser::withFunctionEnd(Operation *op) const {
  // Nothing is verified yet, and an op behind one that has an error may lack operands.
  if (brokenOps || !isa_and_present<func::FuncOp>(op) || op->getNumRegions() != 1 || !op->getRegion(0).hasOneBlock() ||
      op->getRegion(0).front().empty())
    return op;
  auto end = dyn_cast<ir::ReturnOp>(op->getRegion(0).front().back());
  if (end && end->getNumResults() == 0 && end->getNumRegions() == 0) {
    OpBuilder builder(end);
    func::ReturnOp::create(builder, end.getLoc(), end->getOperands())
        ->setDiscardableAttrs(end->getDiscardableAttrDictionary());
    end->erase();
  }
  return op;
}

Operation *ModuleParser::behindRegions(GenericOp &op) {
  OperationState state(parser.locationOf(op.at), *op.name);
  for (std::unique_ptr<Region> &region : op.regions)
    state.addRegion(std::move(region));
  return genericEnd(op.operands, state) ? nullptr : withFunctionEnd(make(state, op.properties, op.start));
}

ParseResult ModuleParser::wrongTypeCount(SMLoc place, size_t operands, size_t types) {
  return parser.error(place, "op has ") << operands << " operands and " << types << " types of operands";
}

// The attributes and types.
ParseResult ModuleParser::genericEnd(ArrayRef<ValueName> operands, OperationState &state) {
  if (parser.optionalDictionary(state.attributes) || parser.expect(':'))
    return failure();
  SMLoc where = parser.place();
  auto signature = dyn_cast_or_null<FunctionType>(parser.type());
  if (!signature)
    return parser.fail(where, "expected a function type");
  if (signature.getNumInputs() != operands.size())
    return wrongTypeCount(where, operands.size(), signature.getNumInputs());
  state.addTypes(signature.getResults());
  for (auto [operand, type] : llvm::zip(operands, signature.getInputs())) {
    Value value = names.use(operand, type);
    if (!value)
      return failure();
    state.operands.push_back(value);
  }
  return success();
}

OptionalParseResult ModuleParser::valueName(ValueName &result, bool allowNumber) {
  if (isMemoryShort())
    return ParseResult(failure());
  SMLoc start = parser.place();
  StringRef suffix = parser.cursor.takeSuffix('%');
  if (suffix.empty())
    return std::nullopt;
  result = {start, StringRef(suffix.data() - 1, suffix.size() + 1), 0};
  if (parser.cursor.peek() != '#')
    return ParseResult(success());
  SMLoc where = parser.place();
  StringRef number = parser.cursor.takeSuffix('#');
  if (!allowNumber || number.getAsInteger(10, result.number))
    return parser.fail(where, "expected no number of a result here");
  return ParseResult(success());
}

ModuleParser::KnownOp *ModuleParser::opName() {
  SMLoc start = parser.place();
  StringRef word = parser.cursor.takeWord();
  if (word.empty())
    return parser.error(start, "expected the name of an op"), nullptr;
  if (KnownOp *const *asWritten = opsOfWords.find(word))
    return *asWritten;
  bool hasDialect = word.contains('.');
  std::string name = hasDialect ? parser.knownOp(word) : (defaultDialects.back() + "." + word).str();
  auto known = knownOps.find(name);
  KnownOp *op = known != knownOps.end() ? &known->second : &learnOp(name);
  if (hasDialect)
    opsOfWords.insert(word, op);
  return op;
}

ModuleParser::KnownOp &ModuleParser::learnOp(StringRef word) {
  (void)parser.context->getOrLoadDialect(word.split('.').first); // one that is loaded on demand
  OperationName name(word, parser.context);
  unregisteredOp |= !name.isRegistered();
  OperationName::ParseAssemblyFn parse;
  if (std::optional<RegisteredOperationName> registered = name.getRegisteredInfo())
    parse = registered->getParseAssemblyFn();
  else if (Dialect *dialect = name.getDialect()) // which may parse ops that it did not register
    if (std::optional<Dialect::ParseOpHook> hook = dialect->getParseOperationHook(name.getStringRef()))
      parse = *hook;
  const OpFormat *format = name.isRegistered() ? findFormat(word) : nullptr;
  StringRef dialect = name.getDialectNamespace();
  bool takesStack = dialect != "stablehlo" && dialect != "chlo";
  return knownOps.try_emplace(word, KnownOp{name, format, std::move(parse), takesStack}).first->second;
}

Operation *ModuleParser::prettyOp() {
  SMLoc start = parser.place();
  KnownOp *known = opWithForm(start);
  if (!known)
    return nullptr;
  if (known->format)
    return known->format->hasRegions ? formattedRegions(*known, start) : formattedOp(*known, start);
  return known->takesStack ? functionOp(*known, start) : parsedOp(*known, start);
}

ModuleParser::KnownOp *ModuleParser::opWithForm(SMLoc start) {
  StringRef rest = parser.cursor.rest();
  KnownOp *known = opName();
  if (!known || known->format || known->parse)
    return known;
  StringRef word = rest.take_while(continuesWord);
  unknownOp |= brokenOps == 0 && word.contains('.');
  (void)parser.fail(start, "custom op '" + word + "' is unknown");
  return nullptr;
}

Operation *ModuleParser::functionOp(KnownOp &known, SMLoc start) {
  if (openFunctions == maxOpenFunctions)
    return parser.exceed(start, "functions and modules are nested more than 16 deep"), nullptr;
  ++openFunctions;
  Operation *op = parsedOp(known, start);
  --openFunctions;
  return withFunctionEnd(op);
}

// Regions are parsed within.
Operation *ModuleParser::parsedOp(KnownOp &known, SMLoc start) {
  struct Parts {
    OpParser inner;
    OperationState state;
    Parser::LineAndColumn at;
  };
  std::unique_ptr<Parts> parts(
      new Parts{{*this, known.name, start}, OperationState(noLocation, known.name), parser.lineAndColumnOf(start)});
  if (known.parse(parts->inner, parts->state))
    return nullptr;
  if (parts->state.location == noLocation)
    parts->state.location = parser.locationOf(parts->at);
  Attribute properties = std::exchange(parts->state.propertiesAttr, {});
  return make(parts->state, properties, start);
}

Operation *ModuleParser::formattedOp(const KnownOp &known, SMLoc start) {
  OpParser inner(*this, known.name, start);
  return FormatParser(*this, inner, known.name, *known.format, start).parse();
}

Operation *ModuleParser::formattedRegions(const KnownOp &known, SMLoc start) {
  OpParser inner(*this, known.name, start);
  return std::make_unique<FormatParser>(*this, inner, known.name, *known.format, start)->parse();
}

//===- Regions ----------------------------------------------------------------------------------------------------===//

ParseResult ModuleParser::region(Region &region, ArrayRef<OpAsmParser::Argument> arguments, OperationName parent,
                                 bool generic) {
  if (beginRegion(region, arguments, parent, generic))
    return failure();
  if (region.empty())
    return success();
  while (!parser.cursor.take('}')) {
    if (parser.cursor.peek() == '^' || parser.cursor.atEnd())
      return noOpComes(parent);
    if (op(&region.front()))
      return failure();
  }
  defaultDialects.pop_back();
  return names.leaveRegion();
}

ParseResult ModuleParser::noOpComes(OperationName parent) {
  if (parser.cursor.atEnd())
    return parser.fail("expected '}' at the end of a region");
  refuseBlocks(parent, parser.place());
  return failure();
}

// Up to the first op. A region without a block is complete.
ParseResult ModuleParser::beginRegion(Region &region, ArrayRef<OpAsmParser::Argument> arguments, OperationName parent,
                                      bool generic) {
  if (isWorkOver())
    return failure();
  SMLoc begin = parser.place();
  if (parser.expect('{'))
    return failure();
  if (arguments.empty() && parser.cursor.take('}'))
    return success();
  // A function may have types instead of names.
  if (!arguments.empty() && arguments.front().ssaName.name.empty())
    arguments = {};
  names.enterRegion(parent.hasTrait<OpTrait::IsIsolatedFromAbove>(), begin);
  auto *block = new Block;
  region.push_back(block);
  for (const OpAsmParser::Argument &argument : arguments) {
    SMLoc place = argument.ssaName.location;
    if (!argument.type || argument.ssaName.name.empty())
      return parser.fail(place, "expected a name and a type of the argument");
    BlockArgument value =
        block->addArgument(argument.type, argument.sourceLoc ? *argument.sourceLoc : parser.locationOf(place));
    if (isWorkOver() || names.define(argument.ssaName.name, value, 1, place))
      return failure();
  }
  if (parser.cursor.peek() == '^') {
    SMLoc label = parser.place();
    if (!arguments.empty())
      return parser.fail(label, "the block of a region with named arguments has no label");
    if (parser.cursor.takeSuffix('^').empty())
      return parser.fail(label, "expected a label such as ^bb0");
    if ((parser.cursor.take('(') && blockArguments(block)) || parser.expect(':'))
      return failure();
  }
  // The generic form does not change what names without a dialect mean.
  StringRef dialect = generic ? defaultDialects.back() : StringRef();
  if (const auto *form = generic ? nullptr : parent.getInterface<OpAsmOpInterface>())
    dialect = form->getDefaultDialect();
  defaultDialects.push_back(dialect);
  return success();
}

ParseResult ModuleParser::blockArguments(Block *block) {
  return parser.list(')', [&]() -> ParseResult {
    SMLoc start = parser.place();
    StringRef suffix = parser.cursor.takeSuffix('%');
    if (suffix.empty())
      return parser.error(start, "expected the name of an argument such as %0");
    Type type;
    if (parser.expect(':') || !(type = parser.type()))
      return failure();
    std::optional<Location> location;
    if (optionalLocation(location))
      return failure();
    BlockArgument value = block->addArgument(type, location ? *location : parser.locationOf(start));
    return names.define(StringRef(suffix.data() - 1, suffix.size() + 1), value, 1, start);
  });
}

//===- Locations --------------------------------------------------------------------------------------------------===//

ParseResult ModuleParser::optionalLocation(std::optional<Location> &location) {
  if (parser.cursor.peek() != 'l' || !parser.cursor.takeWord("loc"))
    return success();
  if (parser.expect('('))
    return failure();
  SMLoc start = parser.place();
  StringRef alias = parser.cursor.peekSuffix('#');
  if (!alias.empty() && !alias.contains('.') && !parser.findAttributeAlias(alias)) {
    parser.cursor.takeSuffix('#');
    location = OpaqueLoc::get(&laterLocations.emplace_back(alias, start), parser.context);
  } else {
    LocationAttr found = parser.location();
    if (!found)
      return failure();
    location = found;
  }
  return parser.expect(')');
}

ParseResult ModuleParser::resolveLocations(Operation *root) {
  if (laterLocations.empty())
    return success();
  for (LaterLocation &later : laterLocations) {
    Attribute alias = parser.findAttributeAlias(later.alias);
    if (!alias)
      return parser.error(later.place, "attribute alias '#") << later.alias << "' is not defined";
    if (!isa<LocationAttr>(alias))
      return parser.error(later.place, "expected a location, found ") << alias;
    if (parser.useAlias(alias.getAsOpaquePointer(), later.place))
      return failure();
    later.location = cast<LocationAttr>(alias);
  }
  auto resolve = [&](Location location) -> Location {
    auto later = OpaqueLoc::getUnderlyingLocationOrNull<LaterLocation *>(location);
    return later ? Location(later->location) : location;
  };
  root->walk([&](Operation *op) {
    op->setLoc(resolve(op->getLoc()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setLoc(resolve(argument.getLoc()));
  });
  return success();
}

//===- The file ---------------------------------------------------------------------------------------------------===//

ParseResult ModuleParser::definitionOrOp(Block *block) {
  SMLoc start = parser.place();
  char c = parser.cursor.peek();
  if (c == '#' || c == '!') {
    StringRef name = parser.cursor.takeSuffix(c);
    if (name.empty())
      return parser.error("expected the name of an alias");
    if (parser.expect('='))
      return failure();
    return c == '#' ? parser.defineAttributeAlias(name, start) : parser.defineTypeAlias(name, start);
  }
  if (parser.cursor.take("{-#"))
    return parser.fileMetadata();
  return op(block);
}

OwningOpRef<ModuleOp> ModuleParser::parse() {
  // Ops outside of a module are put into one.
  OwningOpRef<ModuleOp> around(ModuleOp::create(parser.startLocation()));
  Block *block = around->getBody();
  names.enterRegion(/*isolated=*/true, parser.placeOf(0));
  while (!parser.cursor.atEnd())
    if (definitionOrOp(block))
      return nullptr;
  if (brokenOps != 0 || names.leaveRegion() || resolveLocations(*around))
    return nullptr;
  if (!llvm::hasSingleElement(*block) || !isa<ModuleOp>(block->front()))
    return around;
  auto only = cast<ModuleOp>(block->front());
  only->remove();
  return OwningOpRef<ModuleOp>(only);
}

} // namespace shlo::text
