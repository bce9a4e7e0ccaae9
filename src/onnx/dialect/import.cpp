// Makes a module of an .onnx file: the model and its functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/import.h"

#include "dialect/limits.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/importer.h"
#include "onnx/dialect/names.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA1.h"

using namespace mlir;

namespace shlo::onnx {

//===- Errors ---------------------------------------------------------------------------------------------------------===//

Diagnostic Importer::diagnostic(const Message &at, std::string text) const {
  Diagnostic diagnostic;
  diagnostic.message = std::move(text);
  for (size_t i = path.size(); i-- > 0;) {
    std::string what(path[i].what);
    makeUtf8(what);
    diagnostic.node += what + (path[i].name.empty() ? "" : " " + quoted(path[i].name)) + (i ? " in " : "");
  }
  if (!path.empty())
    diagnostic.message += " (" + diagnostic.node + ")";
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
  if (!options.findings || options.findings->size() >= mostFindings)
    return;
  options.findings->push_back(diagnostic(at, "onnx: " + std::move(text)));
  options.findings->back().severity = Severity::Warning;
}

//===- The model ------------------------------------------------------------------------------------------------------===//

// {ai.onnx = 17}, and the list as it stands in the file if that says more.
bool Importer::importOpsets(const Message &owner, const Field &field, NamedAttrList &attributes) {
  opsets.clear();
  plainOps.clear();
  SmallVector<Attribute> asWritten;
  std::string_view previous;
  bool isPlain = true, holds = true;
  owner.forMessages(field, [&](const Message &import) {
    const std::string_view written = import.text(field::OpsetImport::domain);
    const std::string_view domain = written.empty() ? "ai.onnx" : written;
    const int64_t version = import.integer(field::OpsetImport::version);
    asWritten.push_back(keptMessage(import, context));
    auto [entry, isNew] = opsets.try_emplace(refOf(domain), version);
    bool isWhole = import.has(field::OpsetImport::domain) && import.has(field::OpsetImport::version);
    import.forUnknown([&](std::string_view) { isWhole = false; });
    isPlain &= isWhole && written != "ai.onnx" && isNew && previous < domain;
    previous = domain;
    if (!holds)
      return;
    if (!isNew && entry->second != version)
      holds = malformed(import, "domain " + quoted(domain) + " is imported with the opsets " +
                                    std::to_string(entry->second) + " and " + std::to_string(version));
    const auto known = findDomain(domain);
    if (!holds || !known || (version >= 1 && version <= newestOpset(*known)))
      return;
    const std::string wanted = "the model needs opset " + std::to_string(version) + " of " + quoted(domain) +
                               "; this library has 1 to " + std::to_string(newestOpset(*known));
    if (version < 1)
      holds = malformed(import, wanted);
    else if (options.newerOpsets)
      warn(import, wanted + ", which it is read with");
    else
      holds = fail(SHLO_VERSION, import, wanted + " (shlo_read_options_set_newer_opsets tries these)");
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

ModuleOp Importer::import() {
  const Message model(FieldType::Model, bytes);
  if (!model.has(field::Model::graph))
    return malformed(model, "the model has no graph"), nullptr;
  irVersion = model.integer(field::Model::ir_version);
  if (irVersion < 1)
    return malformed(model, "the model has the IR version " + std::to_string(irVersion)), nullptr;
  OwningOpRef<ModuleOp> module(ModuleOp::create(unknown));
  NamedAttrList attributes;
  keep(model, {&field::Model::graph, &field::Model::functions, &field::Model::opset_import}, attributes);
  if (!importOpsets(model, field::Model::opset_import, attributes) || !checkRecursion(model))
    return nullptr;
  const Message graph = model.message(field::Model::graph);
  // All nodes of a file are usually alike.
  graph.anyMessage(field::Graph::node, [&](const Message &node) {
    if (!node.text(field::Node::domain).empty())
      return false;
    writesDomains = node.has(field::Node::domain);
    return true;
  });
  if (writesDomains)
    attributes.append(emptyDomainsName, builder.getUnitAttr());
  (*module)->setAttrs(attributes.getDictionary(context));
  Block &block = *module->getBody();
  if (!importMain(graph, block))
    return nullptr;
  bool holds = true;
  model.forMessages(field::Model::functions,
                    [&](const Message &function) { holds = holds && importFunction(function, block); });
  return holds ? module.release() : nullptr;
}

//===- Functions ------------------------------------------------------------------------------------------------------===//

static mlir::func::FuncOp addFunction(Block &module, StringRef name, Location location) {
  OpBuilder builder(location.getContext());
  builder.setInsertionPointToEnd(&module);
  auto function = mlir::func::FuncOp::create(builder, location, name, builder.getFunctionType({}, {}));
  function.getBody().emplaceBlock();
  return function;
}

static void setSignature(mlir::func::FuncOp function, llvm::ArrayRef<Declared> inputs,
                         llvm::ArrayRef<Declared> outputs) {
  auto types = [](llvm::ArrayRef<Declared> values) {
    SmallVector<Type> result;
    for (const Declared &value : values)
      result.push_back(value.type);
    return result;
  };
  MLIRContext *context = function.getContext();
  function.setFunctionType(FunctionType::get(context, types(inputs), types(outputs)));
  auto attributes = [&](llvm::ArrayRef<Declared> values) {
    SmallVector<DictionaryAttr> result;
    for (const Declared &value : values)
      result.push_back(value.attributes.getDictionary(context));
    return result;
  };
  mlir::function_interface_impl::setAllArgAttrDicts(function, attributes(inputs));
  mlir::function_interface_impl::setAllResultAttrDicts(function, attributes(outputs));
}

bool Importer::importMain(const Message &graph, Block &module) {
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

bool Importer::importFunction(const Message &message, Block &module) {
  const std::string_view domain = message.text(field::Function::domain), name = message.text(field::Function::name);
  const std::string key = functionKey(domain, name, message.text(field::Function::overload));
  path.push_back({"function", key});
  mlir::func::FuncOp function = addFunction(module, key, unknown);
  function.setPrivate();
  NamedAttrList attributes((*function).getAttrDictionary());
  keep(message,
       {&field::Function::input, &field::Function::output, &field::Function::node, &field::Function::opset_import},
       attributes);
  if (!importOpsets(message, field::Function::opset_import, attributes))
    return false;
  function->setAttrs(attributes.getDictionary(context));
  Block &block = function.getBody().front();
  Scope scope;
  std::vector<Message> values;
  message.forMessages(field::Function::value_info, [&](const Message &value) { values.push_back(value); });
  if (!declareTypes(values, scope))
    return false;
  SmallVector<Declared> inputs, outputs;
  bool holds = true;
  auto declared = [&](std::string_view value) {
    const ImportedType *known = scope.declaredType(refOf(value));
    Declared result{value, known ? known->type : unknownType, {}};
    result.attributes.append("onnx.name", text(value));
    return result;
  };
  message.forTexts(field::Function::input, [&](std::string_view input) {
    inputs.push_back(declared(input));
    holds = holds && define(message, input, block.addArgument(inputs.back().type, unknown), scope);
  });
  std::vector<std::string_view> nodes;
  message.forTexts(field::Function::node, [&](std::string_view node) { nodes.push_back(node); });
  if (!holds || !importNodes(message, nodes, block, scope))
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
  block.push_back(Operation::create(state));
  setSignature(function, inputs, outputs);
  path.pop_back();
  return true;
}

void Importer::checkSize(Attribute attribute) {
  constexpr unsigned around = 2; // a list and the dictionary of an op
  if (keptSizes)
    keptSizes = sizes.check(attribute);
  if (keptSizes && sizes.of(attribute.getAsOpaquePointer()).depth > maxExpandedDepth - around)
    keptSizes =
        makeError(SHLO_LIMIT, "attribute is nested more than " + std::to_string(maxExpandedDepth) + " levels deep");
}

std::string sha1Of(std::string_view bytes) {
  const auto digest = llvm::SHA1::hash({reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()});
  return llvm::toHex(digest, /*LowerCase=*/true);
}

Result<std::shared_ptr<Module>> importModel(std::string_view bytes, const ImportOptions &options,
                                            std::shared_ptr<const void> owner) {
  if (Status status = checkMessage(FieldType::Model, bytes, options.limits); !status)
    return std::move(status.error());
  std::shared_ptr<Module> module = Module::create(bytes.size());
  module->context().getOrLoadDialect<OnnxDialect>();
  OneThread alone(module->context());
  Importer importer(bytes, options, *module);
  ModuleOp made = importer.import();
  // Otherwise the context can serve another module.
  if (importer.hasBorrowed())
    module->keep(std::move(owner));
  for (FileBytes &file : importer.mapped()) {
    module->noteMapped(file.bytes);
    module->keep(std::move(file.owner));
  }
  if (!made)
    return importer.takeError();
  // What a node reads was found before its op was made.
  module->adopt(made, /*usesAreOrdered=*/true);
  if (Status status = importer.checkKept(); !status)
    return std::move(status.error());
  return module;
}

} // namespace shlo::onnx
