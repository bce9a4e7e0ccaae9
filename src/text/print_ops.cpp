// Prints ops and regions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/op_printer.h"

#include "base/work.h"
#include "dialect/dialect.h"
#include "dialect/op_table.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace shlo::text {

constexpr unsigned indentWidth = 2;

void OpPrinter::print(Operation *op) {
  lost |= !generic && !ir::hasPrettyText(op);
  if (lost || isWorkOver()) // takeText throws
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
  if (const OpFormat *format = formatOf(op->getName()))
    printFormat(*format, op);
  else if (op->getName().isRegistered())
    op->getName().printAssembly(op, *this, defaultDialects.back());
  else
    printUnregistered(op);
}

const OpFormat *OpPrinter::formatOf(OperationName name) {
  auto [format, isNew] = formats.try_emplace(name);
  if (isNew)
    format->second = findFormat(name.getStringRef());
  return format->second;
}

void OpPrinter::printUnregistered(Operation *op) {
  Dialect *dialect = op->getDialect();
  auto print = dialect ? dialect->getOperationPrinter(op) : nullptr;
  if (!print) {
    printGenericOp(op, /*printOpName=*/true);
    return;
  }
  printer.out << op->getName().getStringRef();
  print(op, *this);
}

// The parts around the regions are functions of their own, because the stack bounds how deeply regions are nested.
void OpPrinter::printGenericOp(Operation *op, bool printOpName) {
  genericHead(op, printOpName);
  if (op->getNumRegions() != 0) {
    printer.out << " (";
    for (unsigned i = 0; i < op->getNumRegions(); ++i) {
      printer.out << (i ? ", " : "");
      printRegion(op->getRegion(i), true, true, true);
    }
    printer.out << ')';
  }
  genericTail(op);
}

void OpPrinter::genericHead(Operation *op, bool printOpName) {
  llvm::raw_ostream &out = printer.out;
  const size_t before = printer.aliasCount();
  if (printOpName)
    printer.string(op->getName().getStringRef());
  out << '(';
  llvm::interleave(op->getOperands(), out, [&](Value value) { printOperand(value); }, ", ");
  out << ')';
  if (Attribute properties = op->getPropertiesStorageSize() != 0 ? op->getPropertiesAsAttribute() : Attribute()) {
    out << " <";
    printAttribute(properties);
    out << '>';
  }
  if (op->getNumRegions() != 0 && printer.aliasCount() != before)
    heads.push_back({op, before, printer.aliasCount()});
}

void OpPrinter::genericTail(Operation *op) {
  if (!heads.empty() && heads.back().op == op) {
    printer.moveAliasesBehind(heads.back().begin, heads.back().end); // MLIR numbers those of regions first
    heads.pop_back();
  }
  bool hasProperties = op->getPropertiesStorageSize() != 0;
  printOptionalAttrDict(hasProperties ? dictionaryOf(op).getValue() : op->getAttrs(), {});
  printer.out << " : ";
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

void OpPrinter::printRegionArgument(BlockArgument argument, ArrayRef<NamedAttribute> attributes, bool) {
  printOperand(argument);
  printer.out << ": ";
  printType(argument.getType());
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

//===- Regions ----------------------------------------------------------------------------------------------------===//

// A function of its own, as are those below: see printGenericOp.
[[gnu::noinline]] static StringRef defaultDialectIn(Region &region) {
  auto form = dyn_cast<OpAsmOpInterface>(region.getParentOp());
  return form ? form.getDefaultDialect() : StringRef();
}

void OpPrinter::printRegion(Region &region, bool printEntryBlockArgs, bool, bool printEmptyBlock) {
  printer.out << "{\n";
  if (!region.empty()) {
    defaultDialects.push_back(defaultDialectIn(region));
    const Block *entry = &region.front();
    for (Block &one : region) {
      if (&one != entry || (printEmptyBlock && one.empty()) || (printEntryBlockArgs && one.getNumArguments() != 0))
        blockHeader(one);
      block(one);
    }
    defaultDialects.pop_back();
  }
  printer.out.indent(indentation) << '}';
}

void OpPrinter::blockHeader(Block &block) {
  llvm::raw_ostream &out = printer.out;
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

void OpPrinter::block(Block &block) {
  indentation += indentWidth;
  for (Operation &op : block) {
    printer.out.indent(indentation);
    print(&op);
    printer.out << '\n';
  }
  indentation -= indentWidth;
}

} // namespace shlo::text
