// Text of sdy's attributes. One description of each kind serves reading and printing.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/sdy.h"

namespace shlo::sdy {

// Reads or prints one attribute, whichever it was made for. When reading, it fails once and for all.
class Form {
public:
  explicit Form(mlir::AsmParser &parser) : parser(&parser) {}
  explicit Form(mlir::AsmPrinter &printer) : printer(&printer) {}

  // Null, with a diagnostic, where the text is none of that kind.
  FormAttr read(Kind kind);
  void print(FormAttr attr);
  // The list alone, as ops have it.
  FormAttr readShardings();
  void printShardings(FormAttr attr);

private:
  using Fields = llvm::MutableArrayRef<mlir::Attribute>;
  void all(Kind kind, Fields fields);
  void dimensionSharding(Fields fields);
  void shardingRule(Fields fields);

  bool reads() const { return parser != nullptr; }
  bool good() const { return !broken; }
  void check(mlir::ParseResult result) { broken |= mlir::failed(result); }
  mlir::MLIRContext *context() const { return parser->getContext(); }

  // Punctuation and words.
  void literal(llvm::StringRef text);
  bool symbol(char c);
  // A part that may be missing: printed, it is there when `present`; read, when `first` comes next, a word that follows
  // a comma if it starts with one.
  bool optional(llvm::StringRef first, bool present);

  void text(mlir::Attribute &field);
  void number(mlir::Attribute &field);
  void numbers(llvm::StringRef open, mlir::Attribute &field, llvm::StringRef close);
  void part(Kind kind, mlir::Attribute &field);
  void parts(llvm::StringRef open, Kind kind, mlir::Attribute &field, llvm::StringRef close);
  // Calls `each` for every item of a list in brackets.
  void list(llvm::StringRef open, size_t size, llvm::StringRef close, llvm::function_ref<void(size_t)> each);
  void texts(llvm::StringRef open, mlir::Attribute &field, llvm::StringRef close);

  // Factors are named i, j, ..., z, z_1, z_2, ...
  void factors(llvm::SmallVectorImpl<int64_t> &indices);
  void factorList(llvm::StringRef word, mlir::Attribute &field);
  void mappings(mlir::Attribute &field);

  mlir::AsmParser *parser = nullptr;
  mlir::AsmPrinter *printer = nullptr;
  bool broken = false;
  bool comma = false; // read, and what it precedes is not yet known
};

} // namespace shlo::sdy
