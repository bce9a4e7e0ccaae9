// Text of attributes and types from one description that serves reading and printing.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/OpImplementation.h"

namespace shlo {

// Reads or prints, whichever it was made for. When reading, it fails once and for all.
class AsmForm {
public:
  explicit AsmForm(mlir::AsmParser &parser) : parser(&parser) {}
  explicit AsmForm(mlir::AsmPrinter &printer) : printer(&printer) {}

  bool good() const { return !broken; }

protected:
  bool reads() const { return parser != nullptr; }
  void check(mlir::ParseResult result) { broken |= mlir::failed(result); }
  mlir::MLIRContext *context() const { return parser->getContext(); }

  // Punctuation and words.
  void literal(llvm::StringRef text);
  // Whether the character comes next; it is then read.
  bool symbol(char c);
  // A part that may be missing: printed, it is there when `present`; read, when `first` comes next, a word that follows
  // a comma if it starts with one.
  bool optional(llvm::StringRef first, bool present);
  // Calls `each` for every item of a list in brackets.
  void list(llvm::StringRef open, size_t size, llvm::StringRef close, llvm::function_ref<void(size_t)> each);

  mlir::AsmParser *parser = nullptr;
  mlir::AsmPrinter *printer = nullptr;
  bool comma = false; // read, and what it precedes is not yet known

private:
  bool broken = false;
};

} // namespace shlo
