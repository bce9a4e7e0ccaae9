// Makes a module of an .onnx file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/import.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "dialect/limits.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/import_order.h"
#include "onnx/dialect/import_types.h"
#include "onnx/dialect/kept.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/types.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using llvm::SmallVector;
using llvm::StringRef;
using mlir::Attribute;
using mlir::NamedAttrList;
using mlir::OperationState;
using mlir::Type;
using mlir::Value;

namespace shlo::onnx {
namespace {

StringRef refOf(std::string_view text) { return {text.data(), text.size()}; }
std::string quoted(std::string_view text) {
  std::string result = "'" + std::string(text) + "'";
  makeUtf8(result);
  return result;
}

// Until this opset, ai.onnx had experimental ops, of which no schema is left.
constexpr int64_t newestExperimental = 9;

// "domain::name" and the overload, if there is one. The default domain is "ai.onnx".
std::string functionKey(std::string_view domain, std::string_view name, std::string_view overload) {
  return std::string(domain.empty() ? "ai.onnx" : domain) + "::" + std::string(name) +
         (overload.empty() ? "" : "::" + std::string(overload));
}

// The values that a graph and those around it have defined.
struct Scope {
  const Scope *outer = nullptr;
  llvm::StringMap<Value> values = {};
  llvm::StringMap<ImportedType> types = {}; // as the graph declares them
  Value none = nullptr;                     // of omitted operands

  Value find(StringRef name) const {
    for (const Scope *scope = this; scope; scope = scope->outer)
      if (auto found = scope->values.find(name); found != scope->values.end())
        return found->second;
    return nullptr;
  }
};

// A type and what the file says beside it.
struct Declared {
  std::string_view name;
  Type type;
  NamedAttrList attributes;
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

  bool importOpsets(const Message &owner, const Field &field, NamedAttrList &attributes);
  bool importModelFields(const Message &model, NamedAttrList &attributes);
  bool checkRecursion(const Message &model);
  bool importFunction(const Message &function, mlir::Block &module);
  bool importMain(const Message &graph, mlir::Block &module);

  bool declare(const Message &value, Declared &declared);
  bool declareTypes(const Message &owner, const Field &field, Scope &scope);
  Attribute keptTypes(const Message &graph, const Scope &scope);
  bool importGraph(const Message &graph, mlir::Block &block, Scope &scope, StringRef terminator,
                   SmallVector<Declared> &inputs, SmallVector<Declared> &outputs);
  bool importInitializers(const Message &graph, mlir::Block &block, Scope &scope, SmallVector<Declared> &inputs);
  bool addInitializer(const Message &tensor, std::string_view name, mlir::ElementsAttr elements, StringRef attribute,
                      mlir::Block &block, Scope &scope, SmallVector<Declared> &inputs);
  bool importNodes(const Message &owner, const Field &field, mlir::Block &block, Scope &scope);
  bool importNode(const Message &node, mlir::Block &block, Scope &scope);
  bool findName(const Message &node, OperationState &state, const Schema *&schema);
  bool importAttribute(const Message &attribute, const Schema *schema, OperationState &state, const Scope &scope,
                       NamedAttrList &references);
  bool importSubgraph(const Message &graph, mlir::Region &region, const Scope &outer);
  Attribute attributeValue(const Message &attribute, AttributeKind kind);
  bool define(const Message &at, std::string_view name, Value value, Scope &scope);
  Value noValue(mlir::Block &block, Scope &scope);

  // What the module has no form for.
  void keep(const Message &message, llvm::ArrayRef<const Field *> others, NamedAttrList &attributes) {
    hasKept |= keepOtherFields(message, others, attributes, context);
  }
  Attribute text(std::string_view value) { return builder.getStringAttr(refOf(value)); }

  std::string_view bytes;
  const ImportOptions &options;
  mlir::MLIRContext *context;
  mlir::Builder builder;
  ExternalFiles files;
  mlir::Location unknown;
  mlir::OperationName custom;
  Opsets opsets;                 // of the model, or of the function at hand
  llvm::StringSet<> functions;   // by functionKey
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

//===- Errors ---------------------------------------------------------------------------------------------------------===//

Diagnostic Importer::diagnostic(const Message &at, std::string text) const {
  Diagnostic diagnostic;
  diagnostic.message = std::move(text);
  if (!path.empty()) {
    diagnostic.message += " (";
    for (size_t i = path.size(); i-- > 0;) {
      std::string what(path[i].what);
      makeUtf8(what);
      diagnostic.message += what + (path[i].name.empty() ? "" : " " + quoted(path[i].name)) + (i ? " in " : ")");
    }
  }
  if (at.place() >= bytes.data() && at.place() <= bytes.data() + bytes.size())
    diagnostic.offset = at.place() - bytes.data();
  return diagnostic;
}

bool Importer::fail(Code code, const Message &at, std::string text) {
  Diagnostic finding = diagnostic(at, "onnx: " + std::move(text));
  error = makeError(code, finding.message);
  error.diagnostics.push_back(std::move(finding));
  return false;
}

bool Importer::fail(Error inner, const Message &at) {
  StringRef message = inner.message;
  message.consume_front("onnx: ");
  return fail(inner.code, at, message.str());
}

void Importer::warn(const Message &at, std::string text) {
  if (!options.findings)
    return;
  options.findings->push_back(diagnostic(at, "onnx: " + std::move(text)));
  options.findings->back().severity = Severity::Warning;
}

//===- The model ------------------------------------------------------------------------------------------------------===//

// {ai.onnx = 17}, and the list as it stands in the file if that says more.
bool Importer::importOpsets(const Message &owner, const Field &field, NamedAttrList &attributes) {
  opsets.clear();
  SmallVector<Attribute> asWritten;
  SmallVector<std::string_view> order;
  bool isPlain = true, holds = true;
  owner.forMessages(field, [&](const Message &import) {
    const std::string_view written = import.text(field::OpsetImport::domain);
    const std::string_view domain = written.empty() ? "ai.onnx" : written;
    const int64_t version = import.integer(field::OpsetImport::version);
    isPlain &= written.empty() || written != domain || domain != "ai.onnx";
    if (written == "ai.onnx")
      isPlain = false;
    asWritten.push_back(keptMessage(import, context));
    auto [entry, isNew] = opsets.try_emplace(refOf(domain), version);
    isPlain &= isNew && (order.empty() || order.back() < domain);
    order.push_back(domain);
    if (!holds)
      return;
    if (!isNew && entry->second != version)
      holds = malformed(import, "domain " + quoted(domain) + " is imported with the opsets " +
                                    std::to_string(entry->second) + " and " + std::to_string(version));
    else if (const auto known = findDomain(domain); known && (version < 1 || version > newestOpset(*known)))
      holds = fail(version < 1 ? SHLO_MALFORMED : SHLO_VERSION, import,
                   "the model needs opset " + std::to_string(version) + " of " + quoted(domain) +
                       "; this library has 1 to " + std::to_string(newestOpset(*known)));
  });
  if (!holds)
    return false;
  if (opsets.empty() && irVersion < 3) // before there were imports
    opsets["ai.onnx"] = 1;
  NamedAttrList entries;
  for (const auto &entry : opsets)
    if (!entry.getKey().empty())
      entries.append(entry.getKey(), builder.getI64IntegerAttr(entry.second));
  attributes.append(opsetsName, entries.getDictionary(context));
  if (!isPlain || asWritten.empty())
    attributes.append("onnx.opset_imports", builder.getArrayAttr(asWritten));
  return true;
}

// Whether a function calls itself, through others or not.
bool Importer::checkRecursion(const Message &model) {
  std::vector<Message> all;
  llvm::StringMap<size_t> numbers;
  bool holds = true;
  model.forMessages(field::Model::functions, [&](const Message &function) {
    const std::string key = functionKey(function.text(field::Function::domain), function.text(field::Function::name),
                                        function.text(field::Function::overload));
    if (holds && !numbers.try_emplace(key, all.size()).second)
      holds = malformed(function, "the function " + quoted(key) + " is defined twice");
    functions.insert(key);
    all.push_back(function);
  });
  if (!holds)
    return false;
  std::vector<std::vector<size_t>> callers(all.size());
  std::vector<size_t> calls(all.size()), leaves;
  for (size_t i = 0; i < all.size(); ++i) {
    // Of subgraphs, too.
    std::vector<Message> pending;
    all[i].forMessages(field::Function::node, [&](const Message &node) { pending.push_back(node); });
    while (!pending.empty()) {
      const Message node = pending.back();
      pending.pop_back();
      auto callee = numbers.find(functionKey(node.text(field::Node::domain), node.text(field::Node::op_type),
                                             node.text(field::Node::overload)));
      if (callee != numbers.end()) {
        callers[callee->second].push_back(i);
        ++calls[i];
      }
      node.forMessages(field::Node::attribute, [&](const Message &attribute) {
        auto addNodes = [&](const Message &graph) {
          graph.forMessages(field::Graph::node, [&](const Message &inner) { pending.push_back(inner); });
        };
        if (attribute.has(field::Attribute::g))
          addNodes(attribute.message(field::Attribute::g));
        attribute.forMessages(field::Attribute::graphs, addNodes);
      });
    }
  }
  for (size_t i = 0; i < all.size(); ++i)
    if (calls[i] == 0)
      leaves.push_back(i);
  for (size_t next = 0; next < leaves.size(); ++next)
    for (size_t caller : callers[leaves[next]])
      if (--calls[caller] == 0)
        leaves.push_back(caller);
  for (size_t i = 0; i < all.size(); ++i)
    if (calls[i] != 0)
      return malformed(all[i], "the function " + quoted(all[i].text(field::Function::name)) +
                                   " calls itself, or functions that do");
  return true;
}

mlir::ModuleOp Importer::import() {
  const Message model(FieldType::Model, bytes);
  if (!model.has(field::Model::graph))
    return malformed(model, "the model has no graph"), nullptr;
  irVersion = model.integer(field::Model::ir_version);
  if (irVersion < 1)
    return malformed(model, "the model has the IR version " + std::to_string(irVersion)), nullptr;
  mlir::OwningOpRef<mlir::ModuleOp> module(mlir::ModuleOp::create(unknown));
  NamedAttrList attributes;
  keep(model, {&field::Model::graph, &field::Model::functions, &field::Model::opset_import}, attributes);
  if (!importOpsets(model, field::Model::opset_import, attributes) || !checkRecursion(model))
    return nullptr;
  const Opsets ofModel = opsets;
  (*module)->setAttrs(attributes.getDictionary(context));
  mlir::Block &block = *module->getBody();
  if (!importMain(model.message(field::Model::graph), block))
    return nullptr;
  bool holds = true;
  model.forMessages(field::Model::functions,
                    [&](const Message &function) { holds = holds && importFunction(function, block); });
  return holds ? module.release() : nullptr;
}

//===- Functions ------------------------------------------------------------------------------------------------------===//

mlir::func::FuncOp addFunction(mlir::Block &module, StringRef name, mlir::Location location) {
  mlir::OpBuilder builder(location.getContext());
  builder.setInsertionPointToEnd(&module);
  auto function = mlir::func::FuncOp::create(builder, location, name, builder.getFunctionType({}, {}));
  function.getBody().emplaceBlock();
  return function;
}

void setSignature(mlir::func::FuncOp function, llvm::ArrayRef<Declared> inputs, llvm::ArrayRef<Declared> outputs) {
  auto types = [](llvm::ArrayRef<Declared> values) {
    SmallVector<Type> result;
    for (const Declared &value : values)
      result.push_back(value.type);
    return result;
  };
  mlir::MLIRContext *context = function.getContext();
  function.setFunctionType(mlir::FunctionType::get(context, types(inputs), types(outputs)));
  auto attributes = [&](llvm::ArrayRef<Declared> values) {
    SmallVector<mlir::DictionaryAttr> result;
    for (const Declared &value : values)
      result.push_back(value.attributes.getDictionary(context));
    return result;
  };
  mlir::function_interface_impl::setAllArgAttrDicts(function, attributes(inputs));
  mlir::function_interface_impl::setAllResultAttrDicts(function, attributes(outputs));
}

bool Importer::importMain(const Message &graph, mlir::Block &module) {
  path.push_back({"main graph"});
  mlir::func::FuncOp function = addFunction(module, "main_graph", unknown);
  SmallVector<Declared> inputs, outputs;
  Scope scope;
  if (!importGraph(graph, function.getBody().front(), scope, "onnx.Return", inputs, outputs))
    return false;
  setSignature(function, inputs, outputs);
  path.pop_back();
  return true;
}

bool Importer::importFunction(const Message &message, mlir::Block &module) {
  const std::string_view domain = message.text(field::Function::domain), name = message.text(field::Function::name);
  const std::string key = functionKey(domain, name, message.text(field::Function::overload));
  path.push_back({"function", key});
  mlir::func::FuncOp function = addFunction(module, key, unknown);
  function.setPrivate();
  NamedAttrList attributes((*function).getAttrDictionary());
  keep(message,
       {&field::Function::input, &field::Function::output, &field::Function::node,
        &field::Function::opset_import},
       attributes);
  if (!importOpsets(message, field::Function::opset_import, attributes))
    return false;
  function->setAttrs(attributes.getDictionary(context));
  mlir::Block &block = function.getBody().front();
  Scope scope;
  if (!declareTypes(message, field::Function::value_info, scope))
    return false;
  SmallVector<Declared> inputs, outputs;
  bool holds = true;
  auto declared = [&](std::string_view value) {
    auto known = scope.types.find(refOf(value));
    Declared result{value, known == scope.types.end() ? Type(UnknownType::get(context)) : known->second.type, {}};
    result.attributes.append("onnx.name", text(value));
    return result;
  };
  message.forTexts(field::Function::input, [&](std::string_view input) {
    inputs.push_back(declared(input));
    holds = holds && define(message, input, block.addArgument(inputs.back().type, unknown), scope);
  });
  if (!holds || !importNodes(message, field::Function::node, block, scope))
    return false;
  SmallVector<Value> results;
  message.forTexts(field::Function::output, [&](std::string_view output) {
    outputs.push_back(declared(output));
    Value value = scope.find(refOf(output));
    if (!value && holds)
      holds = malformed(message, "the output " + quoted(output) + " is not defined");
    results.push_back(value);
    if (value)
      outputs.back().type = value.getType();
  });
  if (!holds)
    return false;
  OperationState state(unknown, "onnx.Return");
  state.addOperands(results);
  block.push_back(mlir::Operation::create(state));
  setSignature(function, inputs, outputs);
  path.pop_back();
  return true;
}

//===- Graphs ---------------------------------------------------------------------------------------------------------===//

// Whether a type of the module says all that the type of the file does.
bool isWhole(const Message &type) {
  bool whole = !type.has(field::Type::denotation);
  type.forUnknown([&](std::string_view) { whole = false; });
  const Field *kind = type.oneOf();
  if (!kind)
    return whole;
  const Message inner = type.message(*kind);
  inner.forUnknown([&](std::string_view) { whole = false; });
  auto checkShape = [&](const Field &shape) {
    inner.message(shape).forMessages(field::Shape::dim, [&](const Message &dimension) {
      whole &= !dimension.has(field::Dimension::denotation) &&
               (!dimension.has(field::Dimension::dim_value) || dimension.integer(field::Dimension::dim_value) >= 0) &&
               (!dimension.has(field::Dimension::dim_param) || !dimension.text(field::Dimension::dim_param).empty());
      dimension.forUnknown([&](std::string_view) { whole = false; });
    });
  };
  switch (inner.type()) {
  case FieldType::TensorType: checkShape(field::TensorType::shape); break;
  case FieldType::SparseTensorType: checkShape(field::SparseTensorType::shape); break;
  case FieldType::SequenceType: whole &= isWhole(inner.message(field::SequenceType::elem_type)); break;
  case FieldType::OptionalType: whole &= isWhole(inner.message(field::OptionalType::elem_type)); break;
  case FieldType::MapType: whole &= isWhole(inner.message(field::MapType::value_type)); break;
  default: break;
  }
  return whole;
}

bool Importer::declare(const Message &value, Declared &declared) {
  declared.name = value.text(field::ValueInfo::name);
  const Message type = value.message(field::ValueInfo::type);
  Result<ImportedType> imported = importType(type, context);
  if (!imported)
    return fail(std::move(imported.error()), type);
  declared.type = imported->type;
  declared.attributes.append("onnx.name", text(declared.name));
  if (!imported->dimensions.empty())
    declared.attributes.append("onnx.dim_params", builder.getStringAttr(imported->dimensions));
  if (!isWhole(type) || !value.has(field::ValueInfo::type) || llvm::isa<UnknownType>(declared.type)) {
    declared.attributes.append("onnx.type", keptMessage(type, context));
    hasKept = true;
  }
  keep(value, {&field::ValueInfo::name, &field::ValueInfo::type}, declared.attributes);
  return true;
}

bool Importer::declareTypes(const Message &owner, const Field &field, Scope &scope) {
  bool holds = true;
  owner.forMessages(field, [&](const Message &value) {
    if (!holds)
      return;
    const Message type = value.message(field::ValueInfo::type);
    Result<ImportedType> imported = importType(type, context);
    holds = imported ? true : fail(std::move(imported.error()), type);
    if (holds)
      scope.types.try_emplace(refOf(value.text(field::ValueInfo::name)), std::move(*imported));
  });
  return holds;
}

bool Importer::define(const Message &at, std::string_view name, Value value, Scope &scope) {
  if (name.empty() || scope.values.try_emplace(refOf(name), value).second)
    return true;
  return malformed(at, "two values of the graph have the name " + quoted(name));
}

Value Importer::noValue(mlir::Block &block, Scope &scope) {
  if (!scope.none) {
    OperationState state(unknown, "onnx.NoValue");
    state.addAttribute("value", builder.getUnitAttr());
    state.addTypes(builder.getNoneType());
    mlir::Operation *op = mlir::Operation::create(state);
    block.push_front(op);
    scope.none = op->getResult(0);
  }
  return scope.none;
}

// The entries of value_info, in order: of those that results of nodes have as their types, only the names.
Attribute Importer::keptTypes(const Message &graph, const Scope &scope) {
  SmallVector<Attribute> entries;
  llvm::StringSet<> seen;
  graph.forMessages(field::Graph::value_info, [&](const Message &value) {
    const std::string_view name = value.text(field::ValueInfo::name);
    const Value result = scope.values.lookup(refOf(name));
    mlir::Operation *maker = result ? result.getDefiningOp() : nullptr;
    bool isPlain = seen.insert(refOf(name)).second && maker && !maker->hasAttr("value") &&
                   !llvm::isa<UnknownType>(result.getType()) && isWhole(value.message(field::ValueInfo::type));
    value.forFields([&](const EncodedField &one) {
      isPlain &= one.number == field::ValueInfo::name.number || one.number == field::ValueInfo::type.number;
    });
    hasKept |= !isPlain;
    entries.push_back(isPlain ? text(name) : Attribute(keptMessage(value, context)));
  });
  return entries.empty() ? Attribute() : builder.getArrayAttr(entries);
}

bool Importer::importGraph(const Message &graph, mlir::Block &block, Scope &scope, StringRef terminator,
                           SmallVector<Declared> &inputs, SmallVector<Declared> &outputs) {
  checkMemory();
  bool holds = true;
  graph.forMessages(field::Graph::input, [&](const Message &input) {
    holds = holds && declare(input, inputs.emplace_back()) &&
            define(input, inputs.back().name, block.addArgument(inputs.back().type, unknown), scope);
  });
  graph.forMessages(field::Graph::output,
                    [&](const Message &output) { holds = holds && declare(output, outputs.emplace_back()); });
  if (!holds || !declareTypes(graph, field::Graph::value_info, scope) ||
      !declareTypes(graph, field::Graph::output, scope) || !importInitializers(graph, block, scope, inputs) ||
      !importNodes(graph, field::Graph::node, block, scope))
    return false;
  OperationState state(unknown, terminator);
  for (const Declared &output : outputs) {
    // A value of a graph around this one would need an Identity here.
    Value value = output.name.empty() ? noValue(block, scope) : scope.values.lookup(refOf(output.name));
    if (!value)
      return malformed(graph, "the output " + quoted(output.name) + " is not defined in the graph");
    state.operands.push_back(value);
  }
  keep(graph,
       {&field::Graph::node, &field::Graph::initializer, &field::Graph::input, &field::Graph::output,
        &field::Graph::sparse_initializer, &field::Graph::value_info},
       state.attributes);
  if (Attribute types = keptTypes(graph, scope))
    state.addAttribute("onnx.value_info", types);
  // A function has these as attributes of its arguments and results.
  if (terminator == "onnx.Yield")
    for (auto [name, values] : {std::pair("onnx.inputs", &inputs), std::pair("onnx.outputs", &outputs)}) {
      SmallVector<Attribute> list;
      for (const Declared &value : *values) {
        NamedAttrList attributes = value.attributes;
        attributes.append("type", mlir::TypeAttr::get(value.type));
        list.push_back(attributes.getDictionary(context));
      }
      if (!list.empty())
        state.addAttribute(name, builder.getArrayAttr(list));
    }
  block.push_back(mlir::Operation::create(state));
  return true;
}

bool Importer::importSubgraph(const Message &graph, mlir::Region &region, const Scope &outer) {
  mlir::Block &block = region.emplaceBlock();
  Scope scope{&outer};
  SmallVector<Declared> inputs, outputs;
  return importGraph(graph, block, scope, "onnx.Yield", inputs, outputs);
}

//===- Initializers ---------------------------------------------------------------------------------------------------===//

bool Importer::addInitializer(const Message &tensor, std::string_view name, mlir::ElementsAttr elements,
                              StringRef attribute, mlir::Block &block, Scope &scope, SmallVector<Declared> &inputs) {
  NamedAttrList attributes;
  if (tensor.type() == FieldType::Tensor)
    keep(tensor,
         {&field::Tensor::dims, &field::Tensor::data_type, &field::Tensor::name, &field::Tensor::raw_data,
          &field::Tensor::float_data, &field::Tensor::double_data, &field::Tensor::int32_data,
          &field::Tensor::int64_data, &field::Tensor::uint64_data, &field::Tensor::string_data,
          &field::Tensor::external_data, &field::Tensor::data_location},
         attributes);
  if (name.empty())
    return malformed(tensor, "an initializer has no name");
  // The default of an input, which before IR 4 all initializers had to be.
  for (Declared &input : inputs)
    if (input.name == name) {
      if (input.attributes.get("onnx.default"))
        return malformed(tensor, "two initializers have the name " + quoted(name));
      input.attributes.append("onnx.default", elements);
      if (!attributes.empty())
        input.attributes.append("onnx.default_fields", attributes.getDictionary(context));
      return true;
    }
  OperationState state(unknown, "onnx.Initializer");
  state.attributes = attributes;
  state.addAttribute(attribute, elements);
  state.addAttribute("onnx.names", builder.getArrayAttr(text(name)));
  state.addTypes(elements.getType());
  mlir::Operation *op = mlir::Operation::create(state);
  block.push_back(op);
  return define(tensor, name, op->getResult(0), scope);
}

bool Importer::importInitializers(const Message &graph, mlir::Block &block, Scope &scope,
                                  SmallVector<Declared> &inputs) {
  bool holds = true;
  graph.forMessages(field::Graph::initializer, [&](const Message &tensor) {
    if (!holds)
      return;
    Result<mlir::ElementsAttr> elements = importTensor(tensor, options.limits, files, context);
    const std::string_view name = tensor.text(field::Tensor::name);
    if (!elements) {
      elements.error().message += ", in the initializer " + quoted(name);
      holds = fail(std::move(elements.error()), tensor);
    } else {
      holds = addInitializer(tensor, name, *elements, "value", block, scope, inputs);
    }
  });
  graph.forMessages(field::Graph::sparse_initializer, [&](const Message &tensor) {
    if (!holds)
      return;
    Result<mlir::ElementsAttr> elements = importSparseTensor(tensor, options.limits, files, context);
    const std::string_view name = tensor.message(field::SparseTensor::values).text(field::Tensor::name);
    holds = elements ? addInitializer(tensor, name, *elements, "sparse_value", block, scope, inputs)
                     : fail(std::move(elements.error()), tensor);
  });
  return holds;
}

//===- Nodes ----------------------------------------------------------------------------------------------------------===//

bool Importer::importNodes(const Message &owner, const Field &field, mlir::Block &block, Scope &scope) {
  std::vector<Message> nodes;
  owner.forMessages(field, [&](const Message &node) { nodes.push_back(node); });
  const auto order = sortedNodes(nodes, [&](StringRef name) { return bool(scope.find(name)); });
  if (!order)
    return malformed(owner, "some nodes read each other's outputs in a circle");
  if (!order->empty())
    warn(owner, "the nodes are not in the order in which they can run; they are sorted");
  for (size_t i = 0; i < nodes.size(); ++i)
    if (!importNode(nodes[order->empty() ? i : (*order)[i]], block, scope))
      return false;
  return true;
}

// The op that a node is, and its schema; null for a node that has none here.
bool Importer::findName(const Message &node, OperationState &state, const Schema *&schema) {
  const std::string_view domain = node.text(field::Node::domain), op = node.text(field::Node::op_type);
  const std::string shown(domain.empty() ? "ai.onnx" : domain);
  schema = nullptr;
  const bool isCall =
      !functions.empty() && functions.contains(functionKey(domain, op, node.text(field::Node::overload)));
  const auto known = findDomain(domain);
  const auto imported = opsets.find(shown);
  if (!isCall && imported == opsets.end())
    return malformed(node, "the op " + quoted(op) + " is of the domain " + quoted(shown) +
                               ", which the model does not import");
  const auto name = known ? findOp(*known, op) : std::nullopt;
  if (!isCall && known) {
    schema = name ? findSchema(*name, imported->second) : nullptr;
    if (schema) {
      std::optional<mlir::OperationName> &known = names[size_t(schema - allSchemas().data())];
      if (!known)
        known.emplace("onnx." + mnemonicOf(*schema), context);
      state.name = *known;
      return true;
    }
    if (imported->second > newestExperimental || *known != Domain::Standard)
      return malformed(node, name ? "the op " + quoted(op) + " came with opset " +
                                        std::to_string(infoOf(*name).schemas().front().since) + " of " + shown +
                                        "; the model imports " + std::to_string(imported->second)
                                  : shown + " has no op " + quoted(op));
    warn(node, shown + " has no schema of the op " + quoted(op) + " in opset " + std::to_string(imported->second) +
                   ", where it was experimental; it is kept as it is");
  }
  state.name = custom;
  state.addAttribute("domain_name", text(domain));
  state.addAttribute("function_name", text(op));
  return true;
}

bool Importer::importNode(const Message &node, mlir::Block &block, Scope &scope) {
  const std::string_view name = node.text(field::Node::name);
  OperationState state(unknown, custom);
  const Schema *schema;
  if (!findName(node, state, schema))
    return false;
  path.push_back({node.text(field::Node::op_type), name});
  bool holds = true;
  node.forTexts(field::Node::input, [&](std::string_view input) {
    Value value = input.empty() ? noValue(block, scope) : scope.find(refOf(input));
    if (!value && holds)
      holds = malformed(node, "the input " + quoted(input) + " is not defined");
    state.operands.push_back(value);
  });
  if (!holds)
    return false;
  if (schema)
    for (const AttributeSchema &attribute : schema->attributes())
      if (attribute.kind == AttributeKind::Graph)
        (void)state.addRegion();
  NamedAttrList references;
  node.forMessages(field::Node::attribute, [&](const Message &attribute) {
    holds = holds && importAttribute(attribute, schema, state, scope, references);
  });
  if (!holds)
    return false;
  if (!references.empty())
    state.addAttribute("onnx.references", references.getDictionary(context));
  keep(node,
       {&field::Node::input, &field::Node::output, &field::Node::op_type, &field::Node::domain,
        &field::Node::attribute, &field::Node::name},
       state.attributes);
  if (node.has(field::Node::name))
    state.addAttribute("onnx_node_name", text(name));
  SmallVector<std::string_view> outputs;
  SmallVector<StringRef> dimensions;
  SmallVector<Attribute> outputNames;
  node.forTexts(field::Node::output, [&](std::string_view output) {
    outputs.push_back(output);
    outputNames.push_back(text(output));
    auto known = scope.types.find(refOf(output));
    const bool isKnown = known != scope.types.end();
    state.addTypes(output.empty() ? Type(builder.getNoneType())
                   : isKnown      ? known->second.type
                                  : Type(UnknownType::get(context)));
    dimensions.push_back(isKnown ? StringRef(known->second.dimensions) : StringRef());
  });
  state.addAttribute("onnx.names", builder.getArrayAttr(outputNames));
  if (llvm::any_of(dimensions, [](StringRef one) { return !one.empty(); }))
    state.addAttribute("onnx.dim_params", builder.getStrArrayAttr(dimensions));
  mlir::Operation *op = mlir::Operation::create(state);
  block.push_back(op);
  for (size_t i = 0; i < outputs.size(); ++i)
    if (!define(node, outputs[i], op->getResult(unsigned(i)), scope))
      return false;
  path.pop_back();
  checkMemory();
  return true;
}

// The field that has the value, of attributes that do not say what they are, as before IR 2.
AttributeKind kindOf(const Message &attribute) {
  if (const auto kind = AttributeKind(attribute.integer(field::Attribute::type)); kind != AttributeKind::Undefined)
    return kind;
  const std::pair<const Field *, AttributeKind> fields[] = {
      {&field::Attribute::f, AttributeKind::Float},       {&field::Attribute::i, AttributeKind::Int},
      {&field::Attribute::s, AttributeKind::String},      {&field::Attribute::t, AttributeKind::Tensor},
      {&field::Attribute::g, AttributeKind::Graph},       {&field::Attribute::floats, AttributeKind::Floats},
      {&field::Attribute::ints, AttributeKind::Ints},     {&field::Attribute::strings, AttributeKind::Strings},
      {&field::Attribute::tensors, AttributeKind::Tensors}, {&field::Attribute::graphs, AttributeKind::Graphs},
      {&field::Attribute::sparse_tensor, AttributeKind::SparseTensor}, {&field::Attribute::tp, AttributeKind::TypeProto}};
  for (const auto &[field, kind] : fields)
    if (attribute.has(*field))
      return kind;
  return AttributeKind::Undefined;
}

bool Importer::importAttribute(const Message &attribute, const Schema *schema, OperationState &state,
                               const Scope &scope, NamedAttrList &references) {
  const std::string_view name = attribute.text(field::Attribute::name);
  const std::string_view reference = attribute.text(field::Attribute::ref_attr_name);
  if (name.empty() || name.find('.') != std::string_view::npos || name == "onnx_node_name")
    return malformed(attribute, "no attribute can have the name " + quoted(name));
  if (state.attributes.get(refOf(name)) || references.get(refOf(name)))
    return malformed(attribute, "the attribute " + quoted(name) + " is given twice");
  if (!reference.empty()) {
    references.append(refOf(name), text(reference));
    return true;
  }
  AttributeKind kind = kindOf(attribute);
  const AttributeSchema *known = schema ? schema->findAttribute(name) : nullptr;
  // An empty list leaves no trace in a file that does not say what it is.
  auto isList = [](AttributeKind one) {
    return one == AttributeKind::Floats || one == AttributeKind::Ints || one == AttributeKind::Strings;
  };
  if (kind == AttributeKind::Undefined && known && isList(known->kind))
    kind = known->kind;
  if (kind == AttributeKind::Graph) {
    mlir::Region *region = nullptr;
    if (schema) {
      if (known && known->kind == AttributeKind::Graph)
        region = state.regions[known->region].get();
      if (!region)
        return malformed(attribute, "the op has no subgraph " + quoted(name));
      if (!region->empty())
        return malformed(attribute, "the subgraph " + quoted(name) + " is given twice");
    } else {
      region = state.addRegion();
      auto names = llvm::cast_or_null<mlir::ArrayAttr>(state.attributes.get("onnx.regions"));
      SmallVector<Attribute> all(names ? names.getValue() : llvm::ArrayRef<Attribute>());
      all.push_back(text(name));
      state.attributes.set("onnx.regions", builder.getArrayAttr(all));
    }
    path.push_back({name});
    if (!importSubgraph(attribute.message(field::Attribute::g), *region, scope))
      return false;
    path.pop_back();
    return true;
  }
  Attribute value = attributeValue(attribute, kind);
  if (!value)
    return false;
  state.addAttribute(refOf(name), value);
  if (attribute.has(field::Attribute::doc_string)) {
    NamedAttrList notes(llvm::cast_or_null<mlir::DictionaryAttr>(state.attributes.get("onnx.attribute_notes")));
    notes.append(refOf(name), text(attribute.text(field::Attribute::doc_string)));
    state.attributes.set("onnx.attribute_notes", notes.getDictionary(context));
  }
  return true;
}

Attribute Importer::attributeValue(const Message &attribute, AttributeKind kind) {
  auto list = [&](const Field &field, auto one) -> Attribute {
    SmallVector<Attribute> values;
    if (isMessage(field.type))
      attribute.forMessages(field, [&](const Message &value) { values.push_back(one(value)); });
    return llvm::all_of(values, [](Attribute value) { return bool(value); }) ? builder.getArrayAttr(values) : Attribute();
  };
  auto checked = [&](auto result, const Message &at) -> Attribute {
    if (!result)
      return fail(std::move(result.error()), at), Attribute();
    return *result;
  };
  auto tensor = [&](const Message &value) {
    return checked(importTensor(value, options.limits, files, context), value);
  };
  auto sparse = [&](const Message &value) {
    return checked(importSparseTensor(value, options.limits, files, context), value);
  };
  auto type = [&](const Message &value) -> Attribute {
    Result<ImportedType> result = importType(value, context);
    if (!result)
      return fail(std::move(result.error()), value), Attribute();
    return mlir::TypeAttr::get(result->type);
  };
  SmallVector<Attribute> values;
  switch (kind) {
  case AttributeKind::Float: return builder.getF32FloatAttr(attribute.number(field::Attribute::f));
  case AttributeKind::Int:
    return builder.getIntegerAttr(builder.getIntegerType(64, true), attribute.integer(field::Attribute::i));
  case AttributeKind::String: return text(attribute.text(field::Attribute::s));
  case AttributeKind::Tensor: return tensor(attribute.message(field::Attribute::t));
  case AttributeKind::SparseTensor: return sparse(attribute.message(field::Attribute::sparse_tensor));
  case AttributeKind::TypeProto: return type(attribute.message(field::Attribute::tp));
  case AttributeKind::Floats:
    attribute.forNumbers(field::Attribute::floats, [&](uint64_t bits) {
      values.push_back(builder.getF32FloatAttr(llvm::bit_cast<float>(uint32_t(bits))));
    });
    return builder.getArrayAttr(values);
  case AttributeKind::Ints:
    attribute.forNumbers(field::Attribute::ints,
                         [&](uint64_t bits) { values.push_back(builder.getI64IntegerAttr(int64_t(bits))); });
    return builder.getArrayAttr(values);
  case AttributeKind::Strings:
    attribute.forTexts(field::Attribute::strings, [&](std::string_view one) { values.push_back(text(one)); });
    return builder.getArrayAttr(values);
  case AttributeKind::Tensors: return list(field::Attribute::tensors, tensor);
  case AttributeKind::SparseTensors: return list(field::Attribute::sparse_tensors, sparse);
  case AttributeKind::TypeProtos: return list(field::Attribute::type_protos, type);
  case AttributeKind::Graphs:
    return fail(SHLO_UNSUPPORTED, attribute, "an attribute is a list of graphs, which no op of ONNX has"), Attribute();
  case AttributeKind::Graph:
  case AttributeKind::Undefined: break;
  }
  return malformed(attribute, "the attribute " + quoted(attribute.text(field::Attribute::name)) + " has no value"),
         Attribute();
}

} // namespace

Result<std::shared_ptr<Module>> importModel(std::string_view bytes, const ImportOptions &options) {
  if (Status status = checkMessage(FieldType::Model, bytes, options.limits); !status)
    return std::move(status.error());
  std::shared_ptr<Module> module = Module::create(bytes.size());
  module->context().getOrLoadDialect<OnnxDialect>();
  OneThread alone(module->context());
  Importer importer(bytes, options, *module);
  mlir::ModuleOp made = importer.import();
  if (!made)
    return importer.takeError();
  module->adopt(made);
  if (importer.hasKeptMessages())
    if (Status status = checkExpandedSizes(made); !status)
      return std::move(status.error());
  return module;
}

} // namespace shlo::onnx
