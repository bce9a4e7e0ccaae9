// The dialect shape: its types, and the custom parts of its ops' text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/shapes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

#include "llvm/ADT/TypeSwitch.h"

// No program has many of these ops: their code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

using namespace shlo::shapes;
using llvm::StringRef;
using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::Operation;
using mlir::ParseResult;
using mlir::RankedTensorType;
using mlir::Type;
using mlir::TypeRange;

#include "opset/shape_dialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "opset/shapes_type.cpp.inc"

void ShapeDialect::initialize() {
  allowUnknownOperations();
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "opset/shape_op.cpp.inc"
      >();
}

void ShapeDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "opset/shapes_type.cpp.inc"
      >();
}

namespace {

// "[1, 2]", as indices.
ParseResult parseExtents(OpAsmParser &parser, mlir::ElementsAttr &shape) {
  llvm::SmallVector<int64_t> extents;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                     [&] { return parser.parseInteger(extents.emplace_back()); }))
    return mlir::failure();
  shape = parser.getBuilder().getIndexTensorAttr(extents);
  return mlir::success();
}
void printExtents(OpAsmPrinter &printer, Operation *op, mlir::ElementsAttr shape) {
  if (op->getDiscardableAttrs().empty()) // MLIR prints no blank behind them
    printer << ' ';
  printer << '[';
  if (auto numbers = llvm::dyn_cast_or_null<mlir::DenseIntElementsAttr>(shape))
    llvm::interleaveComma(numbers.getValues<llvm::APInt>(), printer,
                          [&](const llvm::APInt &number) { number.print(printer.getStream(), /*isSigned=*/true); });
  printer << ']';
}

ParseResult parseTypes(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &results) {
  if (mlir::failed(parser.parseOptionalArrow()))
    return mlir::success();
  if (mlir::failed(parser.parseOptionalLParen()))
    return parser.parseType(results.emplace_back());
  if (mlir::succeeded(parser.parseOptionalRParen()))
    return mlir::success();
  return mlir::failure(mlir::failed(parser.parseTypeList(results)) || mlir::failed(parser.parseRParen()));
}
// "-> (types) {...}", without types and terminator if nothing is yielded.
ParseResult parseAssumed(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &results, mlir::Region &body) {
  if (parseTypes(parser, results) || parser.parseRegion(body, {}))
    return mlir::failure();
  mlir::Block &block = body.empty() ? body.emplaceBlock() : body.front();
  if (block.empty() || !llvm::isa<AssumingYieldOp>(block.back())) {
    mlir::OpBuilder builder(parser.getContext());
    builder.setInsertionPointToEnd(&block);
    AssumingYieldOp::create(builder, parser.getEncodedSourceLoc(parser.getCurrentLocation()), mlir::ValueRange());
  }
  return mlir::success();
}
void printAssumed(OpAsmPrinter &printer, Operation *, TypeRange results, mlir::Region &body) {
  if (!results.empty())
    printer << "-> (" << results << ") ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/!results.empty());
}

} // namespace

#define GET_OP_CLASSES
#include "opset/shape_op.cpp.inc"

#pragma clang attribute pop
