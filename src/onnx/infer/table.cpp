// The ops of ONNX for text, verification and building, which know them as an OpTable.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/op_table.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/names.h"
#include "onnx/infer/check.h"

namespace shlo {
namespace onnx {
namespace {

class Table final : public OpTable {
public:
  using OpTable::OpTable;

  bool has(llvm::StringRef op) const override {
    const llvm::StringRef mnemonic = op.split('.').second;
    return findStructure(mnemonic) || findVersionedName(mnemonic);
  }
  infer::Rules rulesOf(mlir::OperationName op) const override {
    return findVersionedName(op.stripDialect()) ? checkSchema : nullptr;
  }
};

} // namespace
} // namespace onnx

void addTableDialects(mlir::DialectRegistry &registry) {
  registry.insert<onnx::OnnxDialect>();
  registry.addExtension(+[](mlir::MLIRContext *, onnx::OnnxDialect *dialect) { dialect->addInterfaces<onnx::Table>(); });
}

} // namespace shlo
