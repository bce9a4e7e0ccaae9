// How a module is made of an .onnx file: what the parts of the importer share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/utf8.h"
#include "dialect/limits.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/import.h"
#include "onnx/dialect/import_order.h"
#include "onnx/dialect/import_types.h"
#include "onnx/dialect/kept.h"
#include "onnx/dialect/names.h"
#include "onnx/opset/schemas.h"

#include "mlir/IR/Builders.h"

#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <deque>

namespace shlo::onnx {

inline std::string quoted(std::string_view text) {
  std::string result = "'" + std::string(text) + "'";
  makeUtf8(result);
  return result;
}

// For how many entries of a list a map is made at first. Each takes some bytes of the file, which bound it.
inline size_t roomFor(size_t entries, size_t bytes) {
  constexpr size_t leastBytes = 16;
  return std::min(entries, bytes / leastBytes);
}

// The values that a graph and those around it have defined. Names are those of the file, which outlives it.
struct Scope {
  const Scope *outer = nullptr;
  llvm::DenseMap<llvm::CachedHashStringRef, mlir::Value> values{};
  llvm::DenseMap<llvm::CachedHashStringRef, const ImportedType *> types{}; // as the graph declares them
  mlir::Value none = nullptr;                                              // of omitted operands

  mlir::Value find(llvm::StringRef name) const {
    const llvm::CachedHashStringRef hashed(name);
    for (const Scope *scope = this; scope; scope = scope->outer)
      if (auto found = scope->values.find(hashed); found != scope->values.end())
        return found->second;
    return nullptr;
  }
  // Of this graph alone.
  mlir::Value findOwn(llvm::StringRef name) const { return values.lookup(llvm::CachedHashStringRef(name)); }
  void reserve(size_t count) { values.reserve(unsigned(count)); }
  // Null if the graph does not say it.
  const ImportedType *declaredType(llvm::StringRef name) const {
    return types.empty() ? nullptr : types.lookup(llvm::CachedHashStringRef(name));
  }
  // False if it has one of that name.
  bool define(llvm::StringRef name, mlir::Value value) {
    return values.try_emplace(llvm::CachedHashStringRef(name), value).second;
  }
};

// A type and what the file says beside it.
struct Declared {
  std::string_view name;
  mlir::Type type;
  mlir::NamedAttrList attributes;
};

// A node while it becomes an op. What is looked up by name has sets: a node may have any number of attributes.
struct NodeState {
  const Schema *schema = nullptr; // null for an op that has none here
  mlir::OperationState op;
  llvm::SmallDenseSet<llvm::StringRef, 8> names = {}; // of all its attributes so far
  mlir::NamedAttrList references = {}, fields = {};
  llvm::SmallVector<mlir::Attribute> regions = {}; // the names of subgraphs of an op without schema
  llvm::SmallVector<mlir::Attribute> order = {};   // of the attributes in the file
};

class Importer {
public:
  Importer(std::string_view bytes, const ImportOptions &options, Module &module)
      : bytes(bytes), options(options), context(&module.context()), builder(context),
        source{options.limits, ExternalFiles(options.external), options.borrow, options.borrowGiven},
        unknown(mlir::UnknownLoc::get(context)), custom("onnx.Custom", context),
        initializer("onnx.Initializer", context), dialect(*context->getLoadedDialect<OnnxDialect>()),
        noneType(builder.getNoneType()), unknownType(UnknownType::get(context)) {}

  mlir::ModuleOp import();
  Error takeError() { return std::move(error); }
  // Whether tensors borrow from the bytes of the model, or from those given for other files.
  bool hasBorrowed() const { return source.hasBorrowed; }
  // Of the files that were mapped.
  std::vector<FileBytes> mapped() const { return source.files.mapped(); }
  // Whether what is kept is too large, or nested too deeply.
  Status checkKept() { return std::move(keptSizes); }

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

  struct KnownType : ImportedType {
    bool isWhole = false; // it says all that the file does
  };
  // Null if it fails.
  const KnownType *typeOf(const Message &type);
  bool declare(const Message &value, Declared &declared);
  bool declareTypes(llvm::ArrayRef<Message> values, Scope &scope);
  mlir::Attribute keptTypes(const GraphFields &graph, const Scope &scope);
  bool importGraph(const Message &graph, mlir::Block &block, Scope &scope, llvm::StringRef terminator,
                   llvm::SmallVector<Declared> &inputs, llvm::SmallVector<Declared> &outputs);
  bool importInitializers(const GraphFields &graph, mlir::Block &block, Scope &scope,
                          llvm::SmallVector<Declared> &inputs);
  void keepOrder(const GraphFields &graph, llvm::ArrayRef<Declared> inputs, mlir::OperationState &terminator);
  using Inputs = llvm::StringMap<Declared *>; // by name
  bool addInitializer(const Message &tensor, std::string_view name, Result<mlir::ElementsAttr> elements,
                      mlir::DictionaryAttr fields, mlir::Block &block, Scope &scope, const Inputs &inputs);
  bool importNodes(const Message &owner, llvm::ArrayRef<std::string_view> nodes, mlir::Block &block, Scope &scope);
  bool importNode(const NodeFields &node, llvm::ArrayRef<mlir::Value> operands, mlir::Block &block, Scope &scope);
  bool findOperands(const NodeFields &node, mlir::Block &block, Scope &scope,
                    llvm::SmallVectorImpl<mlir::Value> &operands);
  bool findName(const NodeFields &node, NodeState &state);
  bool importAttribute(const Message &attribute, NodeState &state, const Scope &scope);
  bool importSubgraphAttribute(const Message &attribute, NodeState &state, const Scope &scope);
  bool importSubgraph(const Message &graph, mlir::Region &region, const Scope &outer);
  mlir::Attribute attributeValue(const Message &attribute, AttributeKind kind);
  bool keepAttribute(const Message &attribute, NodeState &state);
  void keepFields(const Message &attribute, AttributeKind kind, mlir::Attribute value, NodeState &state);
  mlir::DictionaryAttr tensorFields(const Message &tensor, bool isNamed);
  bool define(const Message &at, std::string_view name, mlir::Value value, Scope &scope);
  mlir::Value noValue(mlir::Block &block, Scope &scope);

  // What the module has no form for.
  void keep(const Message &message, llvm::ArrayRef<const Field *> others, mlir::NamedAttrList &attributes) {
    const size_t before = attributes.getAttrs().size();
    if (keepOtherFields(message, others, KeptAs::OpAttributes, attributes, context))
      checkSizes(attributes, before);
  }
  // The same without a dialect's name, for an entry of an attribute.
  void keepEntries(const Message &message, llvm::ArrayRef<const Field *> others, mlir::NamedAttrList &entries) {
    const size_t before = entries.getAttrs().size();
    if (keepOtherFields(message, others, KeptAs::Entries, entries, context))
      checkSizes(entries, before);
  }
  mlir::DictionaryAttr keepMessage(const Message &message) {
    const mlir::DictionaryAttr kept = keptMessage(message, context);
    checkSize(kept);
    return kept;
  }
  // Only what is kept has any depth that a file can have.
  void checkSize(mlir::Attribute attribute);
  void checkSizes(const mlir::NamedAttrList &attributes, size_t from) {
    for (const mlir::NamedAttribute &one : attributes.getAttrs().drop_front(from))
      checkSize(one.getValue());
  }
  mlir::Attribute text(std::string_view value) { return builder.getStringAttr(refOf(value)); }

  std::string_view bytes;
  const ImportOptions &options;
  mlir::MLIRContext *context;
  mlir::Builder builder;
  TensorSource source;
  mlir::Location unknown;
  mlir::OperationName custom, initializer;
  OnnxDialect &dialect;
  mlir::Type noneType, unknownType;
  Opsets opsets;               // of the model, or of the function at hand
  bool writesDomains = false;  // whether nodes of ai.onnx have a domain, an empty one
  llvm::StringSet<> functions; // by functionKey
  // Where it is: a graph, a function or a node with its name.
  struct Place {
    std::string_view what, name = {};
  };
  std::vector<Place> path;
  // The ops of nodes without a domain that were found so far, with the opsets at hand.
  struct PlainOp {
    const Schema *schema;
    mlir::OperationName name;
  };
  llvm::StringMap<PlainOp> plainOps;
  // A model has few different types, and states the same one for many values.
  std::deque<KnownType> types;
  llvm::DenseMap<llvm::CachedHashStringRef, const KnownType *> typesByBytes;
  int64_t irVersion = 0;
  int64_t ops = 0;
  ExpandedSizes sizes; // of what is kept
  Status keptSizes;
  Error error;
};

// Whether a type of the module says all that the type of the file does. `keepsNames`: there is a place for names of
// dimensions.
bool isWhole(const Message &type, bool keepsNames = true);

} // namespace shlo::onnx
