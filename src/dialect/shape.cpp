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
void printExtents(OpAsmPrinter &printer, Operation *, mlir::ElementsAttr shape) {
  printer << '[';
  if (auto numbers = llvm::dyn_cast_or_null<mlir::DenseIntElementsAttr>(shape))
    llvm::interleaveComma(numbers.getValues<llvm::APInt>(), printer,
                          [&](const llvm::APInt &number) { number.print(printer.getStream(), /*isSigned=*/true); });
  printer << ']';
}

ParseResult parseYielded(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &results) {
  if (mlir::failed(parser.parseOptionalArrow()))
    return mlir::success();
  if (mlir::failed(parser.parseOptionalLParen()))
    return parser.parseType(results.emplace_back());
  if (mlir::succeeded(parser.parseOptionalRParen()))
    return mlir::success();
  return mlir::failure(mlir::failed(parser.parseTypeList(results)) || mlir::failed(parser.parseRParen()));
}
void printYielded(OpAsmPrinter &printer, Operation *, TypeRange results) {
  if (!results.empty())
    printer << "-> (" << results << ")";
}

ParseResult parseAssumingBody(OpAsmParser &parser, mlir::Region &body) {
  if (parser.parseRegion(body, {}))
    return mlir::failure();
  if (body.hasOneBlock() && (body.front().empty() || !llvm::isa<AssumingYieldOp>(body.front().back()))) {
    mlir::OpBuilder builder = mlir::OpBuilder::atBlockEnd(&body.front());
    AssumingYieldOp::create(builder, builder.getUnknownLoc(), mlir::ValueRange());
  }
  return mlir::success(body.hasOneBlock());
}
void printAssumingBody(OpAsmPrinter &printer, Operation *op, mlir::Region &body) {
  printer.printRegion(body, /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/op->getNumResults() != 0);
}

} // namespace

#define GET_OP_CLASSES
#include "opset/shape_op.cpp.inc"

#pragma clang attribute pop
