// The pretty forms of ops: tables that opset-tblgen makes of the records. format_parser.h reads programs with them,
// print_format.cpp prints.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Builders.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
class AsmParser;
class AsmPrinter;
class Operation;
} // namespace mlir

namespace shlo::text {

class FormatParser;
class OpPrinter;

// An attribute that the op's record defines.
struct FormatAttribute {
  llvm::StringLiteral name;
  bool isShown; // by the format; otherwise it is in the dictionary
  mlir::Attribute (*get)(mlir::Operation *op);
  // The attribute must be one that `parse` made.
  void (*set)(mlir::Operation *op, mlir::Attribute attribute);
  mlir::Attribute (*parse)(mlir::AsmParser &parser); // null on failure
  void (*print)(mlir::AsmPrinter &printer, mlir::Attribute attribute);
  mlir::Attribute (*byDefault)(mlir::Builder builder); // what stands for its absence; null if nothing does
};

// What a name in "custom<name>" does.
struct CustomForm {
  mlir::ParseResult (*parse)(FormatParser &in);
  void (*print)(OpPrinter &out, mlir::Operation *op);
};

struct Directive {
  enum Kind : uint8_t {
    Literal,      // punctuation or a word
    Blank,        // printed only
    Operand,      // the one of that index
    OperandList,  // those from that index on
    Operands,     // all
    Attribute,    // the one of that index
    Regions,      // all
    Dictionary,   // "{...}": the attributes that are not shown, if there are any
    OperandType,  // of the one of that index
    OperandTypes, // of all
    ResultType,
    ResultTypes,
    FunctionType, // of all operands and results
    Custom,
    Optional, // the next `length` directives or, in their absence, the `otherwise` ones behind them
  };
  Kind kind;
  uint8_t index = 0;
  bool space = false; // printed before it
  uint8_t length = 0, otherwise = 0;
  uint8_t anchor = 0; // the directive, counted from this one, whose value decides whether an optional part is printed
  llvm::StringLiteral text = "";
  const CustomForm *custom = nullptr;
};

struct OpFormat {
  llvm::StringLiteral op;
  llvm::ArrayRef<Directive> directives;
  llvm::ArrayRef<FormatAttribute> attributes;
  uint8_t operands, results; // their number; 0 if it varies
  uint8_t head;              // the number of directives up to the last one with operands or a list of regions
  uint8_t tail;              // the number behind them, without a last one that has the region
  bool hasRegions;
};

// Null if the op has none of its own. C++ may have one then (hasCustomAssemblyFormat).
const OpFormat *findFormat(llvm::StringRef op);

} // namespace shlo::text
