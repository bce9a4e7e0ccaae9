// How an .onnx file is made of a module: what the parts of the exporter share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/dialect/export.h"
#include "onnx/dialect/export_names.h"
#include "onnx/dialect/kept.h"
#include "onnx/opset/schemas.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/SetVector.h"

namespace shlo::onnx {

// A value with a name and a type, as a file declares it.
struct DeclaredValue {
  llvm::StringRef name;
  mlir::Type type;
  llvm::StringRef dimensions; // "0:batch,1:length"
  mlir::DictionaryAttr kept;  // what else there is
};

// Others end a graph, or stand for an initializer or for nothing.
bool isNode(mlir::Operation *op);

struct TensorElements;

class Exporter {
public:
  Exporter(mlir::ModuleOp module, const ExportOptions &options) : module(module), options(options) {}

  // Finds what the file consists of.
  Status prepare();
  // Called twice (writer.h).
  void writeModel(Writer &writer);
  // After the model.
  Status writeExternal(const Writer::Sink &sink) const;

private:
  Status addFunction(mlir::func::FuncOp function);
  void collectDomains();

  void writeOpsets(Writer &writer, const Field &field, mlir::Operation *owner);
  void writeFunction(Writer &writer, mlir::func::FuncOp function);
  void writeMain(Writer &writer);

  // Graphs.
  struct Graph {
    mlir::Block &block;
    llvm::StringRef name; // if it has none
    llvm::SmallVector<DeclaredValue> inputs, outputs;
  };
  void writeGraph(Writer &writer, const Graph &graph);
  void writeSubgraph(Writer &writer, mlir::Region &region, llvm::StringRef name);
  void writeInitializers(Writer &writer, const Field &field, const Graph &graph);
  void writeValueInfo(Writer &writer, const Field &field, const Graph &graph);
  void writeValue(Writer &writer, const Field &field, const DeclaredValue &value);
  void writeNodes(Writer &writer, const Field &field, mlir::Block &block);

  // Nodes.
  void writeNode(Writer &writer, const Field &field, mlir::Operation *op);
  void writeDomain(Writer &writer, const Field &field, std::string_view domain);
  void writeCopy(Writer &writer, const Field &field, const GraphOutput &output);
  void writeAttributes(Writer &writer, mlir::Operation *op, const Schema *schema);
  struct Node;
  void writeAttribute(Writer &writer, const Node &node, llvm::StringRef name);
  void writeAttributeValue(Writer &writer, const Field &field, AttributeKind kind, mlir::Attribute value,
                           mlir::Attribute kept);
  bool checkNode(Writer &writer, mlir::Operation *op, const Schema *&schema);

  // Types and tensors.
  void writeType(Writer &writer, const Field &field, mlir::Type type, llvm::StringRef dimensions);
  void writeTensorType(Writer &writer, const Field &element, const Field &shape, mlir::Type type,
                       llvm::StringRef dimensions);
  void writeTensor(Writer &writer, const Field &field, mlir::Attribute elements, llvm::StringRef name,
                   mlir::DictionaryAttr kept);
  void writeSparseTensor(Writer &writer, const Field &field, mlir::SparseElementsAttr elements, llvm::StringRef name,
                         mlir::DictionaryAttr kept);
  // `value`: null if it is no attribute of the module.
  void writeTensor(Writer &writer, const Field &field, const TensorElements &elements, mlir::Attribute value,
                   llvm::StringRef name, mlir::DictionaryAttr kept);
  void writeIndices(Writer &writer, const Field &field, mlir::SparseElementsAttr sparse, mlir::DictionaryAttr kept,
                    bool areLinear);
  void writeExternalEntries(Writer &writer, mlir::Attribute elements, uint64_t bytes);

  void fail(Writer &writer, mlir::Operation *op, std::string text);
  // Of attributes with a dialect's name that are neither fields of the message nor the dialect's `own`.
  void warnOfRest(Writer &writer, mlir::Operation *op, mlir::DictionaryAttr attributes, FieldType message,
                  llvm::ArrayRef<llvm::StringRef> own);

  // Of tensors in the file for large ones, in bytes: a page, so that they can be mapped.
  static constexpr uint64_t externalAlignment = 4096;

  mlir::ModuleOp module;
  const ExportOptions &options;
  mlir::func::FuncOp main;
  llvm::SmallVector<mlir::func::FuncOp> functions;
  ValueNames names;
  llvm::SetVector<llvm::StringRef> domains; // that nodes are of
  bool writesDomains = false;
  // Elements in the file for large tensors, in order.
  struct ExternalTensor {
    mlir::Attribute elements;
    uint64_t offset, bytes;
  };
  std::vector<ExternalTensor> externalTensors;
  uint64_t externalSize = 0;
};

} // namespace shlo::onnx
