// Parses and prints attributes and types from one description.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/OpImplementation.h"

namespace shlo {

// Either parses or prints. When parsing, it keeps the first failure.
class AsmForm {
public:
  explicit AsmForm(mlir::AsmParser &parser) : parser(&parser) {}
  explicit AsmForm(mlir::AsmPrinter &printer) : printer(&printer) {}

  bool good() const { return !broken; }

protected:
  bool reads() const { return parser != nullptr; }
  void check(mlir::ParseResult result) { broken |= mlir::failed(result); }
  mlir::MLIRContext *context() const { return parser->getContext(); }

  // Punctuation and keywords.
  void literal(llvm::StringRef text);
  // If the character comes next, consumes it and returns true.
  bool symbol(char c);
  // An optional part. When printing, it is printed if `present`. When parsing, it is present if `first` comes next: a
  // keyword, which follows a comma if it starts with one.
  bool optional(llvm::StringRef first, bool present);
  // Calls `each` for every item of a list in brackets.
  void list(llvm::StringRef open, size_t size, llvm::StringRef close, llvm::function_ref<void(size_t)> each);

  mlir::AsmParser *parser = nullptr;
  mlir::AsmPrinter *printer = nullptr;
  bool comma = false; // consumed; the part after it is not yet known

private:
  bool broken = false;
};

} // namespace shlo
