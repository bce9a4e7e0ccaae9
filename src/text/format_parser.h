// Parses an op by the table of its format.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/assembly.h"
#include "text/format.h"
#include "text/ops.h"

#include "mlir/IR/OpImplementation.h"

namespace shlo::text {

class FormatParser {
public:
  // The name of the op, at `start`, has been taken. `interface` is what custom directives parse with.
  FormatParser(ModuleParser &module, mlir::OpAsmParser &interface, mlir::OperationName name, const OpFormat &format,
               llvm::SMLoc start)
      : interface(interface), attributes(format.attributes.size()), place(start), module(module), parser(module.parser),
        name(name), format(format), start(start) {}

  // Null on failure.
  mlir::Operation *parse();

  // What has been parsed so far, for custom directives. Types are in place if the op has a fixed number of values.
  mlir::OpAsmParser &interface;
  llvm::SmallVector<ValueName, 4> operands;
  llvm::SmallVector<mlir::Type, 4> operandTypes;
  llvm::SmallVector<mlir::Type, 2> resultTypes;
  llvm::SmallVector<mlir::Attribute, 6> attributes; // null: not parsed
  ir::ParsedBody body;
  llvm::SMLoc place; // of the op's location

private:
  mlir::ParseResult all(llvm::ArrayRef<Directive> directives);
  // What follows the operands.
  [[gnu::noinline]] mlir::ParseResult tail(llvm::ArrayRef<Directive> directives);
  // Before types are parsed: a fixed number of values has places for them.
  void prepareTypes();
  bool takeKnownTail(const Tail &tail);
  mlir::ParseResult one(const Directive &directive);
  mlir::ParseResult optional(llvm::ArrayRef<Directive> part, llvm::ArrayRef<Directive> otherwise);
  bool takeLiteral(llvm::StringRef text);
  mlir::ParseResult operand();
  mlir::ParseResult operandList();
  mlir::ParseResult regionList();
  mlir::ParseResult type(mlir::Type &type);
  mlir::ParseResult types(llvm::SmallVectorImpl<mlir::Type> &types);
  mlir::ParseResult functionType();
  mlir::ParseResult checkDictionary();
  mlir::ParseResult resolve(llvm::SmallVectorImpl<mlir::Value> &values);
  // What follows the format; its first token was at `first`.
  [[gnu::noinline]] mlir::Operation *finish(llvm::SMLoc first);
  mlir::Operation *make(llvm::ArrayRef<mlir::Value> values, mlir::Location location);

  ModuleParser &module;
  Parser &parser;
  mlir::OperationName name;
  const OpFormat &format;
  llvm::SMLoc start;
  Parser::LineAndColumn at; // of `place`
  mlir::NamedAttrList dictionary;
  llvm::SmallVector<std::unique_ptr<mlir::Region>, 1> regions;
};

} // namespace shlo::text
