// The text of reductions.
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
static Operation *compactReducer(Region &body, OperandRange operands) {
  Block &block = body.front();
  if (operands.size() != 2 || block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return nullptr;
  Operation &op = block.front();
  Operation &end = block.back();
  if (!isCompactReducer(op.getName()) || !isa<ReturnOp>(end) || !op.getAttrs().empty() || !end.getAttrs().empty() ||
      !llvm::equal(op.getOperands(), block.getArguments()) || !llvm::equal(end.getOperands(), op.getResults()))
    return nullptr;
  auto input = dyn_cast<RankedTensorType>(operands.front().getType());
  if (!input)
    return nullptr;
  auto scalar = RankedTensorType::get({}, input.getElementType());
  auto isScalar = [&](Type type) { return type == scalar; };
  bool plain = llvm::all_of(op.getOperandTypes(), isScalar) && isScalar(op.getResult(0).getType());
  return plain ? &op : nullptr;
}

// The text has one initial value and one pair of arguments per input.
LogicalResult ReduceOp::verify() {
  size_t inputs = getInputs().size();
  if (getNumOperands() % 2 != 0 || inputs == 0)
    return emitOpError("expected as many initial values as inputs, and at least one");
  if (getBody().getNumArguments() != 2 * inputs)
    return emitOpError("expected two region arguments per input");
  return success();
}

ParseResult parsePairs(OpAsmParser &parser, UnresolvedOperands &operands, SMLoc &location) {
  location = parser.getCurrentLocation(); // as the reference has it
  SmallVector<OpAsmParser::UnresolvedOperand, 4> inits;
  do {
    OpAsmParser::UnresolvedOperand input, init;
    if (parser.parseLParen() || parser.parseOperand(input) || parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(init) || parser.parseRParen())
      return failure();
    operands.push_back(input);
    inits.push_back(init);
  } while (succeeded(parser.parseOptionalComma()));
  operands.append(inits);
  return success();
}

void printPairs(OpAsmPrinter &printer, Operation *, OperandRange operands) {
  const size_t inputs = operands.size() / 2;
  for (size_t i = 0; i < inputs; ++i)
    printer << (i ? ", (" : "(") << operands[i] << " init: " << operands[inputs + i] << ')';
}

ParseResult parseApplies(OpAsmParser &parser, ParsedBody &body, const UnresolvedOperands &operands) {
  if (failed(parser.parseOptionalKeyword("applies")))
    return success();
  SMLoc place = parser.getCurrentLocation();
  FailureOr<OperationName> name = parser.parseCustomOperationName();
  if (failed(name))
    return failure();
  if (!isCompactReducer(*name) || operands.size() != 2)
    return parser.emitError(place) << "'" << name->getStringRef()
                                   << "' can't be the whole reducer: expected a commutative binary operation";
  body.applied = *name;
  return success();
}

void printApplies(OpAsmPrinter &printer, Operation *, Region &body, OperandRange operands) {
  if (Operation *reducer = compactReducer(body, operands))
    printer << " applies " << reducer->getName();
}

std::unique_ptr<Region> bodyThatApplies(OperationName applied, Type input, Location location) {
  auto tensor = dyn_cast<RankedTensorType>(input);
  if (!tensor)
    return nullptr;
  MLIRContext *context = location.getContext();
  const Type scalar = RankedTensorType::get({}, tensor.getElementType());
  auto region = std::make_unique<Region>();
  Block &block = region->emplaceBlock();
  block.addArgument(scalar, location);
  block.addArgument(scalar, location);
  const auto none = DictionaryAttr::get(context);
  auto add = [&](OperationName name, ValueRange operands, TypeRange types) {
    block.push_back(
        Operation::create(location, name, types, operands, none, OpaqueProperties(nullptr), BlockRange(), 0));
  };
  add(applied, block.getArguments(), scalar);
  add(OperationName(ReturnOp::getOperationName(), context), block.front().getResults(), {});
  return region;
}

// Regions are parsed recursively, with little on the stack.
[[gnu::noinline]] static ParseResult parseArguments(OpAsmParser &parser, size_t inputs,
                                                    SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  arguments.resize(2 * inputs);
  if (parser.parseKeyword("reducer"))
    return failure();
  for (size_t input = 0; input < inputs; ++input)
    if (parser.parseLParen() || parser.parseArgument(arguments[input], /*allowType=*/true) || parser.parseComma() ||
        parser.parseArgument(arguments[inputs + input], /*allowType=*/true) || parser.parseRParen())
      return failure();
  return success();
}

ParseResult parseReducer(OpAsmParser &parser, ParsedBody &body, const UnresolvedOperands &operands) {
  if (body.applied)
    return success();
  SmallVector<OpAsmParser::Argument, 0> arguments;
  if (parseArguments(parser, operands.size() / 2, arguments))
    return failure();
  body.region = std::make_unique<Region>();
  return parser.parseRegion(*body.region, arguments);
}

void printReducer(OpAsmPrinter &printer, Operation *, Region &body, OperandRange operands) {
  if (compactReducer(body, operands))
    return;
  printer.printNewline();
  printer << " reducer";
  const unsigned inputs = unsigned(operands.size() / 2);
  for (unsigned input = 0; input < inputs; ++input) {
    printer << '(';
    printer.printRegionArgument(body.getArgument(input));
    printer << ", ";
    printer.printRegionArgument(body.getArgument(input + inputs));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

} // namespace shlo::ir
