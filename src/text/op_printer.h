// Prints ops and regions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/format.h"
#include "text/printer.h"
#include "text/value_numbers.h"

#include <vector>

namespace shlo::text {

class OpPrinter final : public PrinterInterface<mlir::OpAsmPrinter> {
public:
  // Values are named as within `root`, which contains all that is printed. The generic form needs no op to verify.
  OpPrinter(Printer &printer, mlir::Operation *root, bool generic)
      : PrinterInterface(printer), generic(generic), values(root, /*pretty=*/!generic) {}

  // The op in the line that has begun: its results, the op and its location.
  void print(mlir::Operation *op);
  // The pretty form of an op would not be read as the same op. Some text is missing then.
  bool hasLost() const { return lost; }

  // MLIR's interface, which the ops' formats use.
  void printNewline() override { (printer.out << '\n').indent(indentation); }
  using OpAsmPrinter::printOperand;
  void printOptionalLocationSpecifier(mlir::Location location) override;
  // No op leaves the type out.
  void printRegionArgument(mlir::BlockArgument argument, llvm::ArrayRef<mlir::NamedAttribute> attributes,
                           bool) override;
  void printOperand(mlir::Value value) override { values.print(printer.out, value); }
  void printOperand(mlir::Value value, llvm::raw_ostream &out) override { values.print(out, value); }
  void printOptionalAttrDict(llvm::ArrayRef<mlir::NamedAttribute> attributes,
                             llvm::ArrayRef<llvm::StringRef> without) override {
    dictionary(" ", attributes, without);
  }
  void printOptionalAttrDictWithKeyword(llvm::ArrayRef<mlir::NamedAttribute> attributes,
                                        llvm::ArrayRef<llvm::StringRef> without) override {
    dictionary(" attributes ", attributes, without);
  }
  void printCustomOrGenericOp(mlir::Operation *op) override;
  void printGenericOp(mlir::Operation *op, bool printOpName) override;
  // No op leaves its terminator out.
  void printRegion(mlir::Region &region, bool printEntryBlockArgs, bool, bool printEmptyBlock) override;
  // No op of this library uses these, or has successors.
  void printSuccessor(mlir::Block *) override {}
  void printSuccessorAndUseList(mlir::Block *, mlir::ValueRange) override {}
  void shadowRegionArgs(mlir::Region &, mlir::ValueRange) override {}
  void printAffineMapOfSSAIds(mlir::AffineMapAttr, mlir::ValueRange) override {}
  void printAffineExprOfSSAIds(mlir::AffineExpr, mlir::ValueRange, mlir::ValueRange) override {}

private:
  void results(mlir::Operation *op);
  void printFormat(const OpFormat &format, mlir::Operation *op);
  void printDirective(const Directive &directive, const OpFormat &format, mlir::Operation *op);
  void printHidden(const OpFormat &format, mlir::Operation *op);
  // "{...}" behind `before`, unless it would be empty.
  void dictionary(llvm::StringRef before, llvm::ArrayRef<mlir::NamedAttribute> attributes,
                  llvm::ArrayRef<llvm::StringRef> without);
  void argumentLocation(mlir::BlockArgument argument);
  [[gnu::noinline]] void genericHead(mlir::Operation *op, bool printOpName);
  [[gnu::noinline]] void genericTail(mlir::Operation *op);
  [[gnu::noinline]] void blockHeader(mlir::Block &block);
  void block(mlir::Block &block);
  [[gnu::noinline]] const OpFormat *formatOf(mlir::OperationName name);
  [[gnu::noinline]] void printUnregistered(mlir::Operation *op);

  bool generic, lost = false;
  ValueNumbers values;
  unsigned indentation = 0;
  llvm::SmallVector<llvm::StringRef> defaultDialects = {"builtin"};
  llvm::DenseMap<mlir::OperationName, const OpFormat *> formats; // of the ops so far
  // Aliases of what stands before the regions of ops in generic form. They are here, because the stack bounds how
  // deeply regions are nested.
  struct Head {
    mlir::Operation *op;
    size_t begin, end;
  };
  std::vector<Head> heads;
};

} // namespace shlo::text
