// The text of sdy's attributes. One description of each kind serves parsing and printing.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/asm_form.h"
#include "dialect/sdy.h"

namespace shlo::sdy {

// Parses or prints one attribute.
class Form : public AsmForm {
public:
  using AsmForm::AsmForm;

  // Null, with a diagnostic, if the text is not an attribute of that kind.
  FormAttr read(Kind kind);
  void print(FormAttr attr);
  // A list of shardings, as in ops.
  FormAttr readShardings();
  void printShardings(FormAttr attr);

private:
  using Fields = llvm::MutableArrayRef<mlir::Attribute>;
  void all(Kind kind, Fields fields);
  void dimensionSharding(Fields fields);
  void shardingRule(Fields fields);

  void text(mlir::Attribute &field);
  void number(mlir::Attribute &field);
  void numbers(llvm::StringRef open, mlir::Attribute &field, llvm::StringRef close);
  void part(Kind kind, mlir::Attribute &field);
  void parts(llvm::StringRef open, Kind kind, mlir::Attribute &field, llvm::StringRef close);
  void texts(llvm::StringRef open, mlir::Attribute &field, llvm::StringRef close);

  // Factors are named i, j, ..., z, z_1, z_2, ...
  void factors(llvm::SmallVectorImpl<int64_t> &indices);
  void factorList(llvm::StringRef word, mlir::Attribute &field);
  void mappings(mlir::Attribute &field);
};

} // namespace shlo::sdy
