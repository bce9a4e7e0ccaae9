// The ops of ONNX for text, verification and building, which know them as an OpTable.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/op_table.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/names.h"
#include "onnx/infer/check.h"
#include "onnx/infer/node.h"

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
    if (const auto structure = findStructure(op.stripDialect()))
      return onnx::rulesOf(*structure);
    return findVersionedName(op.stripDialect()) ? checkNode : nullptr;
  }
  bool integersOf(mlir::Operation *op, int64_t most, llvm::SmallVectorImpl<int64_t> &values) const override {
    return onnx::integersOf(op, most, values);
  }
  std::string constraintOf(mlir::OperationName op, llvm::StringRef rule) const override {
    const auto name = findVersionedName(op.stripDialect());
    if (!name)
      return {};
    const std::string_view text = infoOf(name->op).name;
    return "onnx_" + llvm::StringRef(text.data(), text.size()).lower() + "_" + rule.str();
  }
  llvm::StringRef regionEnd() const override { return "onnx.Yield"; }
  llvm::StringRef functionEnd() const override { return "onnx.Return"; }
  std::string placeOf(mlir::Operation *op) const override { return onnx::placeOf(op); }
};

} // namespace
} // namespace onnx

void addTableDialects(mlir::DialectRegistry &registry) {
  registry.insert<onnx::OnnxDialect>();
  registry.addExtension(
      +[](mlir::MLIRContext *, onnx::OnnxDialect *dialect) { dialect->addInterfaces<onnx::Table>(); });
}

} // namespace shlo
