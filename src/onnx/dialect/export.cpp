// Makes an .onnx file of a module: the model and its functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/export.h"

#include "onnx/dialect/dialect.h"
#include "onnx/dialect/exporter.h"
#include "onnx/dialect/names.h"

using namespace mlir;

namespace shlo::onnx {

//===- Errors ---------------------------------------------------------------------------------------------------------===//

static Error invalid(Operation *op, const std::string &text) {
  const std::string name = op->getName().getStringRef().str();
  Error error = makeError(SHLO_INVALID_PROGRAM, "onnx: " + name + " " + text);
  error.diagnostics.emplace_back();
  error.diagnostics.back().message = error.message;
  error.diagnostics.back().op = name;
  return error;
}

void Exporter::fail(Writer &writer, Operation *op, std::string text) { writer.fail(invalid(op, text)); }

void Exporter::warnOfRest(Writer &writer, Operation *op, DictionaryAttr attributes, FieldType message,
                          ArrayRef<StringRef> own) {
  if (!options.findings || !writer.isMeasuring() || !attributes)
    return;
  for (NamedAttribute entry : attributes) {
    const StringRef name = entry.getName().getValue();
    StringRef field = name;
    const bool isField = field.consume_front("onnx.") &&
                         (field == "unknown_fields" ||
                          llvm::any_of(fieldsOf(message), [&](const Field &one) { return field == one.name; }));
    if (!name.contains('.') || isField || llvm::is_contained(own, name) || options.findings->size() >= mostFindings)
      continue;
    Diagnostic finding;
    finding.severity = Severity::Warning;
    finding.op = op->getName().getStringRef();
    finding.subject = name;
    finding.node = placeOf(op);
    finding.message = "onnx: the attribute '" + name.str() + "' of " + finding.op + " has no place in a file";
    options.findings->push_back(std::move(finding));
  }
}

//===- The parts of the model -----------------------------------------------------------------------------------------===//

static SmallVector<StringRef> namesOf(func::FuncOp function, unsigned count, DictionaryAttr (*attributesOf)(func::FuncOp, unsigned)) {
  SmallVector<StringRef> names;
  for (unsigned i = 0; i < count; ++i) {
    const DictionaryAttr attributes = attributesOf(function, i);
    auto name = attributes ? attributes.getAs<StringAttr>("onnx.name") : nullptr;
    names.push_back(name ? name.getValue() : StringRef());
  }
  return names;
}

Status Exporter::addFunction(func::FuncOp function) {
  const bool isWhole = function.getBody().hasOneBlock() && !function.getBody().front().empty();
  if (!isWhole)
    return invalid(function, "@" + function.getSymName().str() + " is not one block");
  Block &block = function.getBody().front();
  const StringRef end = block.back().getName().getStringRef();
  if ((end != "onnx.Return" && end != "func.return") ||
      block.back().getNumOperands() != function.getFunctionType().getNumResults())
    return invalid(function, "@" + function.getSymName().str() +
                                 " does not end with an onnx.Return of its results");
  names.add(block,
            namesOf(function, function.getNumArguments(),
                    [](func::FuncOp of, unsigned i) { return of.getArgAttrDict(i); }),
            namesOf(function, function.getNumResults(),
                    [](func::FuncOp of, unsigned i) { return of.getResultAttrDict(i); }));
  functions.push_back(function);
  return {};
}

Status Exporter::prepare() {
  writesDomains = module->hasAttr(emptyDomainsName);
  for (Operation &op : module.getBody()->getOperations()) {
    auto function = dyn_cast<func::FuncOp>(op);
    if (!function && op.getName().getStringRef() != "onnx.EntryPoint")
      return invalid(&op, "has no place in an ONNX model, expected func.func");
    if (function)
      if (Status status = addFunction(function); !status)
        return status;
  }
  main = graphOf(module);
  if (!main)
    return makeError(SHLO_INVALID_PROGRAM,
                     "onnx: the module has no function @main_graph, and not one public function, that would be the graph");
  llvm::erase(functions, main);
  collectDomains();
  return {};
}

// Of a module that does not state its opsets.
void Exporter::collectDomains() {
  domains.insert(nameOf(Domain::Standard));
  module.walk([&](Operation *op) {
    if (auto domain = op->getAttrOfType<StringAttr>("domain_name"))
      domains.insert(domain.getValue());
    else if (const auto name = findVersionedName(op->getName().stripDialect()))
      domains.insert(nameOf(infoOf(name->op).domain));
  });
}

//===- The model ------------------------------------------------------------------------------------------------------===//

// The list of the file, if the module's dictionary says the same.
static ArrayAttr listedOpsets(Operation *owner, DictionaryAttr opsets) {
  auto list = owner->getAttrOfType<ArrayAttr>("onnx.opset_imports");
  if (!list)
    return nullptr;
  llvm::StringSet<> seen;
  for (Attribute one : list) {
    auto entry = dyn_cast<DictionaryAttr>(one);
    auto domain = entry ? entry.getAs<StringAttr>("domain") : nullptr;
    auto version = entry ? entry.getAs<IntegerAttr>("version") : nullptr; // else 0
    const StringRef name = domain && !domain.empty() ? domain.getValue() : StringRef(nameOf(Domain::Standard));
    auto stated = opsets.getAs<IntegerAttr>(name);
    if (!entry || !stated || (version ? stated != version : !stated.getValue().isZero()))
      return nullptr;
    seen.insert(name);
  }
  return seen.size() == opsets.size() || list.empty() ? list : nullptr;
}

void Exporter::writeOpsets(Writer &writer, const Field &field, Operation *owner) {
  auto write = [&](std::string_view domain, int64_t version) {
    writer.begin(field);
    writer.text(field::OpsetImport::domain, domain == nameOf(Domain::Standard) ? "" : domain);
    writer.integer(field::OpsetImport::version, version);
    writer.end();
  };
  auto opsets = owner->getAttrOfType<DictionaryAttr>(opsetsName);
  if (!opsets) {
    for (StringRef domain : domains) {
      const auto known = findDomain(domain);
      write(domain, known ? opsetOf(*known, owner) : 1);
    }
    return;
  }
  if (ArrayAttr list = listedOpsets(owner, opsets))
    return writeKeptField(writer, field, list);
  for (NamedAttribute entry : opsets) {
    auto version = dyn_cast<IntegerAttr>(entry.getValue());
    if (!version)
      return fail(writer, owner, "has an opset that is no integer");
    write(entry.getName().getValue(), version.getValue().getSExtValue());
  }
}

// The table is in docs/Versioning.md of ONNX.
int64_t irVersionOf(int64_t opset) {
  static constexpr std::pair<int64_t, int64_t> versions[] = {{28, 14}, {25, 13}, {24, 12}, {23, 11}, {21, 10}, {19, 9},
                                                             {15, 8},  {12, 7},  {11, 6},  {10, 5},  {9, 4}};
  for (const auto &[first, version] : versions)
    if (opset >= first)
      return version;
  return 3;
}

void Exporter::writeModel(Writer &writer) {
  externalSize = 0;
  if (writer.isMeasuring())
    externalTensors.clear();
  const DictionaryAttr kept = module->getDiscardableAttrDictionary();
  writeFields(writer, FieldType::Model, KeptAs::OpAttributes, kept, [&](const Field &part) {
    switch (part.number) {
    case field::Model::ir_version.number: {
      // Functions are of version 8, and initializers that are no inputs of 4.
      constexpr int64_t initializersAlone = 4, withFunctions = 8;
      if (const Attribute stated = kept.get("onnx.ir_version")) {
        const auto version = dyn_cast<IntegerAttr>(stated);
        if (!version || !version.getValue().isStrictlyPositive())
          return fail(writer, module, "has an onnx.ir_version that is no positive number"), true;
        return false;
      }
      writer.integer(part, std::max(irVersionOf(opsetOf(Domain::Standard, module)),
                                    functions.empty() ? initializersAlone : withFunctions));
      return true;
    }
    case field::Model::graph.number: writeMain(writer); return true;
    case field::Model::opset_import.number: writeOpsets(writer, part, module); return true;
    case field::Model::functions.number:
      for (func::FuncOp function : functions)
        writeFunction(writer, function);
      return true;
    default: return false;
    }
  });
  static constexpr StringRef own[] = {opsetsName, "onnx.opset_imports", emptyDomainsName};
  warnOfRest(writer, module, kept, FieldType::Model, own);
  warnOfRest(writer, main, main->getDiscardableAttrDictionary(), FieldType::Model, {});
}

// A function has its name, domain and overload as attributes, or else in its symbol.
void Exporter::writeFunction(Writer &writer, func::FuncOp function) {
  const DictionaryAttr kept = function->getDiscardableAttrDictionary();
  Block &block = function.getBody().front();
  auto [domain, name] = function.getSymName().split("::");
  if (name.empty())
    std::swap(domain, name);
  const bool isNamed = kept.contains("onnx.name");
  writer.begin(field::Model::functions);
  writeFields(writer, FieldType::Function, KeptAs::OpAttributes, kept, [&](const Field &part) {
    switch (part.number) {
    case field::Function::name.number:
      if (!isNamed)
        writer.text(part, std::string_view(name));
      return !isNamed;
    case field::Function::domain.number:
      if (!isNamed)
        writer.text(part, std::string_view(domain));
      return !isNamed;
    case field::Function::input.number:
      for (BlockArgument argument : block.getArguments())
        writer.text(part, std::string_view(names.of(argument)));
      return true;
    case field::Function::output.number:
      for (const GraphOutput &output : names.outputsOf(&block))
        writer.text(part, std::string_view(output.name));
      return true;
    case field::Function::node.number: writeNodes(writer, part, block); return true;
    case field::Function::opset_import.number: writeOpsets(writer, part, function); return true;
    default: return false;
    }
  });
  writer.end();
  static constexpr StringRef own[] = {opsetsName, "onnx.opset_imports"};
  warnOfRest(writer, function, kept, FieldType::Function, own);
}

Status exportModel(const Module &module, const ExportOptions &options, const Writer::Sink &model,
                   const Writer::Sink &external) {
  Exporter exporter(module.op(), options);
  if (Status status = exporter.prepare(); !status)
    return status;
  Result<uint64_t> size = writeMessage([&](Writer &writer) { exporter.writeModel(writer); }, model);
  if (!size)
    return std::move(size.error());
  return exporter.writeExternal(external);
}

} // namespace shlo::onnx
