// How a module is made of an .onnx file: what the parts of the importer share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/utf8.h"
#include "onnx/dialect/import.h"
#include "onnx/dialect/import_types.h"
#include "onnx/dialect/kept.h"
#include "onnx/opset/schemas.h"

#include "mlir/IR/Builders.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace shlo::onnx {

inline std::string quoted(std::string_view text) {
  std::string result = "'" + std::string(text) + "'";
  makeUtf8(result);
  return result;
}

// "domain::name" and the overload, if there is one. The default domain is "ai.onnx".
inline std::string functionKey(std::string_view domain, std::string_view name, std::string_view overload) {
  return std::string(domain.empty() ? "ai.onnx" : domain) + "::" + std::string(name) +
         (overload.empty() ? "" : "::" + std::string(overload));
}

// The values that a graph and those around it have defined.
struct Scope {
  const Scope *outer = nullptr;
  llvm::StringMap<mlir::Value> values = {};
  llvm::StringMap<ImportedType> types = {}; // as the graph declares them
  mlir::Value none = nullptr;               // of omitted operands

  mlir::Value find(llvm::StringRef name) const {
    for (const Scope *scope = this; scope; scope = scope->outer)
      if (auto found = scope->values.find(name); found != scope->values.end())
        return found->second;
    return nullptr;
  }
};

// A type and what the file says beside it.
struct Declared {
  std::string_view name;
  mlir::Type type;
  mlir::NamedAttrList attributes;
};

class Importer {
public:
  Importer(std::string_view bytes, const ImportOptions &options, Module &module)
      : bytes(bytes), options(options), context(&module.context()), builder(context), files(options.external),
        unknown(mlir::UnknownLoc::get(context)), custom("onnx.Custom", context), names(allSchemas().size()) {}

  mlir::ModuleOp import();
  Error takeError() { return std::move(error); }
  // Whether attributes may be nested deeply.
  bool hasKeptMessages() const { return hasKept; }

private:
  using Opsets = llvm::StringMap<int64_t>;

  bool fail(Code code, const Message &at, std::string text);
  bool fail(Error inner, const Message &at);
  bool malformed(const Message &at, std::string text) { return fail(SHLO_MALFORMED, at, std::move(text)); }
  void warn(const Message &at, std::string text);
  Diagnostic diagnostic(const Message &at, std::string text) const;

  bool importOpsets(const Message &owner, const Field &field, mlir::NamedAttrList &attributes);
  bool checkRecursion(const Message &model);
  bool importFunction(const Message &function, mlir::Block &module);
  bool importMain(const Message &graph, mlir::Block &module);

  bool declare(const Message &value, Declared &declared);
  bool declareTypes(const Message &owner, const Field &field, Scope &scope);
  mlir::Attribute keptTypes(const Message &graph, const Scope &scope);
  bool importGraph(const Message &graph, mlir::Block &block, Scope &scope, llvm::StringRef terminator,
                   llvm::SmallVector<Declared> &inputs, llvm::SmallVector<Declared> &outputs);
  bool importInitializers(const Message &graph, mlir::Block &block, Scope &scope, llvm::SmallVector<Declared> &inputs);
  bool addInitializer(const Message &tensor, std::string_view name, mlir::ElementsAttr elements,
                      llvm::StringRef attribute, mlir::Block &block, Scope &scope,
                      llvm::SmallVector<Declared> &inputs);
  bool importNodes(const Message &owner, const Field &field, mlir::Block &block, Scope &scope);
  bool importNode(const Message &node, mlir::Block &block, Scope &scope);
  bool findName(const Message &node, mlir::OperationState &state, const Schema *&schema);
  bool importAttribute(const Message &attribute, const Schema *schema, mlir::OperationState &state, const Scope &scope,
                       mlir::NamedAttrList &references);
  bool importSubgraph(const Message &graph, mlir::Region &region, const Scope &outer);
  mlir::Attribute attributeValue(const Message &attribute, AttributeKind kind);
  bool define(const Message &at, std::string_view name, mlir::Value value, Scope &scope);
  mlir::Value noValue(mlir::Block &block, Scope &scope);

  // What the module has no form for.
  void keep(const Message &message, llvm::ArrayRef<const Field *> others, mlir::NamedAttrList &attributes) {
    hasKept |= keepOtherFields(message, others, attributes, context);
  }
  mlir::Attribute text(std::string_view value) { return builder.getStringAttr(refOf(value)); }

  std::string_view bytes;
  const ImportOptions &options;
  mlir::MLIRContext *context;
  mlir::Builder builder;
  ExternalFiles files;
  mlir::Location unknown;
  mlir::OperationName custom;
  Opsets opsets;               // of the model, or of the function at hand
  llvm::StringSet<> functions; // by functionKey
  // Where it is: a graph, a function or a node with its name.
  struct Place {
    std::string_view what, name = {};
  };
  std::vector<Place> path;
  std::vector<std::optional<mlir::OperationName>> names; // of schemas, by number
  int64_t irVersion = 0;
  bool hasKept = false;
  Error error;
};

// Whether a type of the module says all that the type of the file does.
bool isWhole(const Message &type);

} // namespace shlo::onnx
