// Prints ops and regions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/op_printer.h"

#include "base/memory.h"
#include "dialect/dialect.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace shlo::text {

constexpr unsigned indentWidth = 2;

void OpPrinter::print(Operation *op) {
  lost |= !generic && !ir::hasPrettyText(op);
  if (lost || isMemoryShort()) // takeText throws
    return;
  if (printer.options.locations)
    printer.announceLocation(op->getLoc(), /*late=*/true);
  results(op);
  printCustomOrGenericOp(op);
  printOptionalLocationSpecifier(op->getLoc());
}

void OpPrinter::results(Operation *op) {
  unsigned count = op->getNumResults();
  if (count == 0)
    return;
  ArrayRef<unsigned> groups = values.groupsOf(op);
  for (unsigned begin = 0, group = 0; begin < count; ++group) {
    unsigned end = group + 1 < groups.size() ? groups[group + 1] : count;
    printer.out << (begin ? ", " : "");
    values.printHead(printer.out, op->getResult(begin));
    if (end - begin > 1)
      printer.out << ':' << end - begin;
    begin = end;
  }
  printer.out << " = ";
}

void OpPrinter::printCustomOrGenericOp(Operation *op) {
  if (generic) {
    printGenericOp(op, /*printOpName=*/true);
    return;
  }
  OperationName name = op->getName();
  auto [format, isNew] = formats.try_emplace(name);
  if (isNew)
    format->second = findFormat(name.getStringRef());
  if (format->second) {
    printFormat(*format->second, op);
    return;
  }
  if (name.isRegistered()) {
    name.printAssembly(op, *this, defaultDialects.back());
    return;
  }
  Dialect *dialect = op->getDialect();
  auto print = dialect ? dialect->getOperationPrinter(op) : nullptr;
  if (!print) {
    printGenericOp(op, /*printOpName=*/true);
    return;
  }
  auto [prefix, mnemonic] = name.getStringRef().split('.');
  bool isDefault = prefix == defaultDialects.back() && !mnemonic.contains('.');
  printer.out << (isDefault ? mnemonic : name.getStringRef());
  print(op, *this);
}

void OpPrinter::printGenericOp(Operation *op, bool printOpName) {
  llvm::raw_ostream &out = printer.out;
  if (printOpName)
    printer.string(op->getName().getStringRef());
  out << '(';
  llvm::interleave(op->getOperands(), out, [&](Value value) { printOperand(value); }, ", ");
  out << ')';
  if (op->getNumSuccessors() != 0) {
    out << '[';
    llvm::interleave(op->getSuccessors(), out, [&](Block *block) { printSuccessor(block); }, ", ");
    out << ']';
  }
  bool hasProperties = op->getPropertiesStorageSize() != 0;
  if (Attribute properties = hasProperties ? op->getPropertiesAsAttribute() : Attribute()) {
    out << " <";
    printAttribute(properties);
    out << '>';
  }
  if (op->getNumRegions() != 0) {
    out << " (";
    llvm::interleave(op->getRegions(), out, [&](Region &region) { printRegion(region, true, true, true); }, ", ");
    out << ')';
  }
  printOptionalAttrDict(hasProperties ? op->getDiscardableAttrDictionary().getValue() : op->getAttrs(), {});
  out << " : ";
  printFunctionalType(op);
}

void OpPrinter::dictionary(StringRef before, ArrayRef<NamedAttribute> attributes, ArrayRef<StringRef> without) {
  auto isPrinted = [&](NamedAttribute one) { return !llvm::is_contained(without, one.getName().strref()); };
  if (!llvm::any_of(attributes, isPrinted))
    return;
  printer.out << before;
  printer.dictionary(attributes, without);
}

void OpPrinter::printOptionalLocationSpecifier(Location location) {
  if (!printer.options.locations)
    return;
  printer.out << ' ';
  printer.location(location);
}

void OpPrinter::printRegionArgument(BlockArgument argument, ArrayRef<NamedAttribute> attributes, bool omitType) {
  printOperand(argument);
  if (!omitType) {
    printer.out << ": ";
    printType(argument.getType());
  }
  printOptionalAttrDict(attributes, {});
  argumentLocation(argument);
}

void OpPrinter::argumentLocation(BlockArgument argument) {
  if (!printer.options.locations)
    return;
  printer.announceLocation(argument.getLoc(), /*late=*/false);
  printer.out << ' ';
  printer.locationInPlace(argument.getLoc());
}

void OpPrinter::printSuccessorAndUseList(Block *block, ValueRange operands) {
  printSuccessor(block);
  if (operands.empty())
    return;
  printer.out << '(';
  llvm::interleave(operands, printer.out, [&](Value value) { printOperand(value); }, ", ");
  printer.out << " : ";
  llvm::interleave(operands.getTypes(), printer.out, [&](Type type) { printType(type); }, ", ");
  printer.out << ')';
}

//===- Regions ----------------------------------------------------------------------------------------------------===//

void OpPrinter::printRegion(Region &region, bool printEntryBlockArgs, bool printBlockTerminators,
                            bool printEmptyBlock) {
  printer.out << "{\n";
  if (!region.empty()) {
    auto form = dyn_cast<OpAsmOpInterface>(region.getParentOp());
    defaultDialects.push_back(form ? form.getDefaultDialect() : StringRef());
    Block &entry = region.front();
    bool hasHeader = (printEmptyBlock && entry.empty()) || (printEntryBlockArgs && entry.getNumArguments() != 0);
    for (Block &one : region)
      block(one, &one != &entry || hasHeader, &one != &entry || printBlockTerminators);
    defaultDialects.pop_back();
  }
  printer.out.indent(indentation) << '}';
}

void OpPrinter::block(Block &block, bool header, bool terminator) {
  llvm::raw_ostream &out = printer.out;
  if (header) {
    values.print(out.indent(indentation), &block);
    if (block.getNumArguments() != 0) {
      out << '(';
      llvm::interleave(
          block.getArguments(), out,
          [&](BlockArgument argument) {
            printOperand(argument);
            out << ": ";
            printType(argument.getType());
            argumentLocation(argument);
          },
          ", ");
      out << ')';
    }
    out << ":\n";
  }
  indentation += indentWidth;
  bool omitsLast = !terminator && !block.empty() && block.back().hasTrait<OpTrait::IsTerminator>();
  for (Operation &op : block) {
    if (omitsLast && &op == &block.back())
      break;
    out.indent(indentation);
    print(&op);
    out << '\n';
  }
  indentation -= indentWidth;
}

} // namespace shlo::text
