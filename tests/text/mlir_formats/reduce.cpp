// The text of reductions as functions of MLIR. The library has a table.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/assembly.h"

using namespace mlir;

namespace shlo::ir {

// Whether the compact text may name the op: it is a commutative op of this dialect with two operands and one result.
static bool isCompactReducer(OperationName name) {
  return name.isRegistered() && name.getDialectNamespace() == ShloDialect::getDialectNamespace() &&
         name.hasTrait<OpTrait::IsCommutative>() && name.hasTrait<OpTrait::NOperands<2>::Impl>() &&
         name.hasTrait<OpTrait::OneResult>() && name.hasTrait<OpTrait::ZeroRegions>();
}

// The op that the body applies to its two arguments, in order, and whose result it returns; null if the body is more.
static Operation *compactReducer(ReduceOp reduce) {
  Block &block = reduce.getBody().front();
  if (reduce.getInputs().size() != 1 || block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return nullptr;
  Operation &op = block.front();
  Operation &end = block.back();
  if (!isCompactReducer(op.getName()) || !isa<ReturnOp>(end) || !op.getAttrs().empty() || !end.getAttrs().empty() ||
      !llvm::equal(op.getOperands(), block.getArguments()) || !llvm::equal(end.getOperands(), op.getResults()))
    return nullptr;
  auto input = dyn_cast<RankedTensorType>(reduce.getInputs().front().getType());
  if (!input)
    return nullptr;
  auto scalar = RankedTensorType::get({}, input.getElementType());
  auto isScalar = [&](Type type) { return type == scalar; };
  bool plain = llvm::all_of(op.getOperandTypes(), isScalar) && isScalar(op.getResult(0).getType());
  return plain ? &op : nullptr;
}

// All but the region, which has `arguments`; none if it is complete.
[[gnu::noinline]] static ParseResult parseReduction(OpAsmParser &parser, OperationState &result,
                                                    SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand> operands, inits;
  // "(%input init: %value)"
  auto parsePair = [&]() -> ParseResult {
    if (parser.parseLParen() || parser.parseOperand(operands.emplace_back()) || parser.parseKeyword("init"))
      return failure();
    return failure(parser.parseColon() || parser.parseOperand(inits.emplace_back()) || parser.parseRParen());
  };
  if (parser.parseCommaSeparatedList(parsePair))
    return failure();
  size_t inputs = operands.size();
  operands.append(inits);

  // Unless the text has a location. The reference's location is the start of the operands, too.
  result.location = parser.getEncodedSourceLoc(loc);
  std::optional<OperationName> reducer;
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    SMLoc nameLoc = parser.getCurrentLocation();
    FailureOr<OperationName> name = parser.parseCustomOperationName();
    if (failed(name))
      return failure();
    if (!isCompactReducer(*name) || inputs != 1)
      return parser.emitError(nameLoc) << "'" << name->getStringRef()
                                       << "' can't be the whole reducer: expected a commutative binary operation";
    reducer = *name;
  }

  FunctionType type;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") || parser.parseEqual())
    return failure();
  FailureOr<SmallVector<int64_t>> dims = parseDims(parser);
  if (failed(dims) || parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.getOrAddProperties<ReduceOp::Properties>().dimensions = parser.getBuilder().getDenseI64ArrayAttr(*dims);
  result.addTypes(type.getResults());
  Region *body = result.addRegion();

  if (!reducer) {
    arguments.resize(2 * inputs);
    if (parser.parseKeyword("reducer"))
      return failure();
    for (size_t input = 0; input < inputs; ++input)
      if (parser.parseLParen() || parser.parseArgument(arguments[input], /*allowType=*/true) || parser.parseComma() ||
          parser.parseArgument(arguments[inputs + input], /*allowType=*/true) || parser.parseRParen())
        return failure();
    return success();
  }

  auto input = dyn_cast<RankedTensorType>(type.getInput(0));
  if (!input)
    return parser.emitError(loc, "expected a ranked tensor to reduce");
  // The location is parsed here because all ops that the text represents have it.
  std::optional<Location> location;
  if (parser.parseOptionalLocationSpecifier(location))
    return failure();
  result.location = location.value_or(result.location);
  Type scalar = RankedTensorType::get({}, input.getElementType());
  Block &block = body->emplaceBlock();
  block.addArguments({scalar, scalar}, {result.location, result.location});
  const auto none = DictionaryAttr::get(parser.getContext());
  auto add = [&](OperationName name, ValueRange operands, TypeRange types) {
    block.push_back(
        Operation::create(result.location, name, types, operands, none, OpaqueProperties(nullptr), BlockRange(), 0));
  };
  add(*reducer, block.getArguments(), scalar);
  add(OperationName(ReturnOp::getOperationName(), parser.getContext()), block.front().getResults(), {});
  return success();
}

// Regions are parsed recursively, with little on the stack.
ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument, 0> arguments;
  if (parseReduction(parser, result, arguments))
    return failure();
  return arguments.empty() ? success() : parser.parseRegion(*result.regions.front(), arguments);
}

void ReduceOp::print(OpAsmPrinter &printer) {
  llvm::interleaveComma(llvm::zip(getInputs(), getInitValues()), printer, [&](auto pair) {
    auto [input, init] = pair;
    printer << '(' << input << " init: " << init << ')';
  });
  Operation *reducer = compactReducer(*this);
  if (reducer)
    printer << " applies " << reducer->getName();
  printer << " across dimensions = ";
  printDims(printer, getDimensions());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (reducer)
    return;
  printer.printNewline();
  printer << " reducer";
  size_t inputs = getInputs().size();
  for (size_t input = 0; input < inputs; ++input) {
    printer << '(';
    printer.printRegionArgument(getBody().getArgument(input));
    printer << ", ";
    printer.printRegionArgument(getBody().getArgument(input + inputs));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

} // namespace shlo::ir
