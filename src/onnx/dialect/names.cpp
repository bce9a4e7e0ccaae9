// What the names of the dialect's ops stand for.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/names.h"

#include "base/utf8.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/StringMap.h"

using llvm::StringRef;

namespace shlo::onnx {

static constexpr std::pair<llvm::StringLiteral, Structure> structures[] = {
    {"Return", Structure::Return},           {"Yield", Structure::Yield},   {"NoValue", Structure::NoValue},
    {"Initializer", Structure::Initializer}, {"Custom", Structure::Custom}, {"EntryPoint", Structure::EntryPoint}};

std::optional<Structure> findStructure(StringRef mnemonic) {
  for (const auto &[name, structure] : structures)
    if (name == mnemonic)
      return structure;
  return std::nullopt;
}

static StringRef nameOf(OpName op) {
  const std::string_view name = infoOf(op).name;
  return {name.data(), name.size()};
}

const std::vector<std::string> &allOpNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> made;
    for (const auto &[name, structure] : structures)
      made.push_back("onnx." + name.str());
    for (const Schema &schema : allSchemas()) {
      if (schema.newest)
        made.push_back("onnx." + nameOf(schema.op).str());
      made.push_back("onnx." + nameOf(schema.op).str() + "V" + std::to_string(schema.since));
    }
    llvm::sort(made);
    return made;
  }();
  return names;
}

std::optional<VersionedName> findVersionedName(StringRef mnemonic) {
  // Every check of an op asks for its name.
  static const llvm::StringMap<VersionedName> names = [] {
    llvm::StringMap<VersionedName> made(2 * allSchemas().size());
    for (const Schema &schema : allSchemas()) {
      const std::string name(std::string_view(infoOf(schema.op).name));
      made.try_emplace(name, VersionedName{schema.op, {}});
      made.try_emplace(name + "V" + std::to_string(schema.since), VersionedName{schema.op, schema.since});
    }
    return made;
  }();
  const auto found = names.find(mnemonic);
  return found == names.end() ? std::nullopt : std::optional(found->second);
}

std::string mnemonicOf(const Schema &schema) {
  std::string name(std::string_view(infoOf(schema.op).name));
  return schema.newest ? name : name + "V" + std::to_string(schema.since);
}

bool canBeAttribute(StringRef name) {
  return !name.contains('.') && name != nodeName && name != "domain_name" && name != "function_name";
}

int64_t opsetOf(Domain domain, mlir::Operation *op) {
  for (mlir::Operation *around = op; around; around = around->getParentOp()) {
    if (!llvm::isa<mlir::func::FuncOp, mlir::ModuleOp>(around))
      continue;
    if (auto opsets = around->getAttrOfType<mlir::DictionaryAttr>(opsetsName)) {
      auto opset = opsets.getAs<mlir::IntegerAttr>(nameOf(domain));
      return opset ? opset.getValue().trySExtValue().value_or(0) : newestOpset(domain);
    }
  }
  return newestOpset(domain);
}

const Schema *schemaOf(mlir::Operation *op, mlir::Operation *around) {
  const auto name = findVersionedName(op->getName().stripDialect());
  if (!name)
    return nullptr;
  return name->since ? findVersion(name->op, *name->since)
                     : findSchema(name->op, opsetOf(infoOf(name->op).domain, around));
}

std::optional<Structure> structureOf(mlir::Operation *op) {
  return op->getName().getDialectNamespace() == "onnx" ? findStructure(op->getName().stripDialect()) : std::nullopt;
}

Meanings::Meaning Meanings::of(mlir::Operation *op) {
  auto [entry, isNew] = known.try_emplace({op->getParentOfType<mlir::func::FuncOp>(), op->getName()});
  if (isNew) {
    entry->second.structure = findStructure(op->getName().stripDialect());
    if (!entry->second.structure)
      entry->second.schema = schemaOf(op);
  }
  return entry->second;
}

mlir::func::FuncOp graphOf(mlir::ModuleOp module) {
  StringRef wanted = "main_graph";
  for (mlir::Operation &op : module.getBody()->getOperations())
    if (op.getName().getStringRef() == "onnx.EntryPoint")
      if (auto symbol = op.getAttrOfType<mlir::FlatSymbolRefAttr>("func"))
        wanted = symbol.getValue();
  mlir::func::FuncOp onlyPublic;
  size_t publics = 0;
  for (mlir::func::FuncOp function : module.getOps<mlir::func::FuncOp>()) {
    if (function.getSymName() == wanted)
      return function;
    if (!function.isPrivate())
      onlyPublic = ++publics == 1 ? function : nullptr;
  }
  return onlyPublic;
}

std::string functionKey(std::string_view domain, std::string_view name, std::string_view overload) {
  return std::string(domain.empty() ? nameOf(Domain::Standard) : domain) + "::" + std::string(name) +
         (overload.empty() ? "" : "::" + std::string(overload));
}

std::string calleeOf(mlir::Operation *call) {
  auto text = [&](StringRef name) {
    auto value = call->getAttrOfType<mlir::StringAttr>(name);
    return std::string_view(value ? value.getValue() : StringRef());
  };
  return functionKey(text("domain_name"), text("function_name"), text("onnx.overload"));
}

mlir::Attribute defaultOf(mlir::func::FuncOp function, mlir::StringAttr attribute) {
  auto defaults = function->getAttrOfType<mlir::ArrayAttr>("onnx.attribute_proto");
  for (mlir::Attribute entry : defaults ? defaults.getValue() : llvm::ArrayRef<mlir::Attribute>()) {
    auto fields = llvm::dyn_cast<mlir::DictionaryAttr>(entry);
    if (fields && fields.get("name") == attribute)
      for (const char *field : {"i", "f", "s", "ints", "floats", "strings"})
        if (mlir::Attribute value = fields.get(field))
          return value;
  }
  return nullptr;
}

void forEachDimension(StringRef dimensions, llvm::function_ref<void(size_t, StringRef)> visit) {
  while (!dimensions.empty()) {
    const auto [one, rest] = dimensions.split(',');
    const auto [axis, name] = one.split(':');
    size_t place = 0;
    if (!axis.getAsInteger(10, place) && !name.empty())
      visit(place, name);
    dimensions = rest;
  }
}

// A node by its op, or the one that a Custom stands for, and its name.
static std::string nodeText(mlir::Operation *op) {
  std::string text = op->getName().stripDialect().str();
  if (const auto name = findVersionedName(text))
    text = std::string_view(infoOf(name->op).name);
  if (auto custom = op->getAttrOfType<mlir::StringAttr>("function_name"))
    text = custom.getValue().str();
  auto name = op->getAttrOfType<mlir::StringAttr>(nodeName);
  return name && !name.empty() ? text + " '" + name.getValue().str() + "'" : text;
}

static std::string regionText(mlir::Operation *op, unsigned region) {
  if (const Schema *schema = schemaOf(op))
    for (const AttributeSchema &attribute : schema->attributes())
      if (attribute.kind == AttributeKind::Graph && attribute.region == region)
        return std::string(std::string_view(attribute.name));
  return "region " + std::to_string(region);
}

std::string placeOf(mlir::Operation *op) {
  std::string text = nodeText(op);
  for (mlir::Operation *inner = op; mlir::Operation *around = inner->getParentOp(); inner = around) {
    if (auto symbol = around->getAttrOfType<mlir::StringAttr>("sym_name")) {
      const bool isMain = symbol.getValue() == "main_graph";
      text += isMain ? " in main graph" : " in function '" + symbol.getValue().str() + "'";
      break;
    }
    if (inner->getParentRegion() && around->getNumRegions() && !llvm::isa<mlir::ModuleOp>(around))
      text += " in " + regionText(around, inner->getParentRegion()->getRegionNumber()) + " in " + nodeText(around);
  }
  makeUtf8(text);
  return text;
}

} // namespace shlo::onnx
