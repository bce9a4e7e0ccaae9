// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/node_names.h"

#include "onnx/dialect/dialect.h"
#include "onnx/dialect/names.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

// An op of the dialect to MLIR: it has no class, and counts as not registered. Only its properties are known.
class OpModel final : public OperationName::Impl {
public:
  OpModel(StringRef name, Dialect *dialect) : Impl(name, dialect, TypeID::get<void>(), mlir::detail::InterfaceMap()) {}

  std::optional<Attribute> getInherentAttr(Operation *op, StringRef name) override {
    const NodeNames &names = *namesOf(op->getPropertiesStorage());
    if (!name.starts_with("onnx"))
      return std::nullopt;
    if (name == namesName)
      return attributeOf(names.results, true, op->getContext());
    if (name == nodeName)
      return attributeOf(names.node, false, op->getContext());
    if (name == dimensionsName)
      return names.dimensions;
    return std::nullopt;
  }
  void setInherentAttr(Operation *op, StringAttr name, Attribute value) override {
    NodeNames &names = *namesOf(op->getPropertiesStorage());
    if (name == namesName)
      names.results = value;
    else if (name == nodeName)
      names.node = value;
    else if (name == dimensionsName)
      names.dimensions = value;
  }
  void populateInherentAttrs(Operation *op, NamedAttrList &attributes) override {
    for (StringRef name : {dimensionsName, namesName, nodeName})
      if (const Attribute value = getInherentAttr(op, name).value_or(Attribute()))
        attributes.append(name, value);
  }
  int getOpPropertyByteSize() override { return sizeof(NodeNames); }
  void initProperties(OperationName, OpaqueProperties storage, OpaqueProperties init) override {
    new (storage.as<void *>()) NodeNames(init ? *namesOf(init) : NodeNames());
  }
  void copyProperties(OpaqueProperties to, OpaqueProperties from) override { *namesOf(to) = *namesOf(from); }
  bool compareProperties(OpaqueProperties a, OpaqueProperties b) override {
    const NodeNames &one = *namesOf(a), &other = *namesOf(b);
    auto areEqual = [](NodeNames::Name x, NodeNames::Name y, bool isList) {
      const auto text = textOf(x, isList);
      return x == y || (text && text == textOf(y, isList));
    };
    return one.dimensions == other.dimensions &&
           areEqual(one.node, other.node, false) && areEqual(one.results, other.results, true);
  }
  llvm::hash_code hashProperties(OpaqueProperties) override { return llvm::hash_code(0); }
  Attribute getPropertiesAsAttr(Operation *op) override { return namesOf(op->getPropertiesStorage())->properties; }
  LogicalResult setPropertiesFromAttr(OperationName, OpaqueProperties storage, Attribute value,
                                      function_ref<InFlightDiagnostic()>) override {
    namesOf(storage)->properties = value;
    return success();
  }
  LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &, function_ref<InFlightDiagnostic()>) override {
    return success();
  }
  void deleteProperties(OpaqueProperties) override {}
  void populateDefaultProperties(OperationName, OpaqueProperties) override {}
  void populateDefaultAttrs(const OperationName &, NamedAttrList &) override {}
  LogicalResult foldHook(Operation *, ArrayRef<Attribute>, SmallVectorImpl<OpFoldResult> &) override {
    return failure();
  }
  void getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) override {}
  bool hasTrait(TypeID) override { return false; }
  OperationName::ParseAssemblyFn getParseAssemblyFn() override { return {}; }
  void printAssembly(Operation *op, OpAsmPrinter &printer, StringRef) override { printer.printGenericOp(op); }
  LogicalResult verifyInvariants(Operation *) override { return success(); }
  LogicalResult verifyRegionInvariants(Operation *) override { return success(); }

private:
  // None if it is no single text.
  static std::optional<StringRef> textOf(NodeNames::Name name, bool isList) {
    if (const auto *kept = dyn_cast_if_present<const NameText *>(name))
      return kept->text();
    Attribute attribute = dyn_cast_if_present<Attribute>(name);
    if (isList) {
      auto list = dyn_cast_if_present<ArrayAttr>(attribute);
      attribute = list && list.size() == 1 ? list[0] : Attribute();
    }
    auto text = dyn_cast_if_present<StringAttr>(attribute);
    return text ? std::optional(text.getValue()) : std::nullopt;
  }
  static NodeNames *namesOf(OpaqueProperties storage) { return storage.as<NodeNames *>(); }
  static Attribute attributeOf(NodeNames::Name name, bool isList, MLIRContext *context) {
    const auto *kept = dyn_cast_if_present<const NameText *>(name);
    if (!kept)
      return dyn_cast_if_present<Attribute>(name);
    const Attribute text = StringAttr::get(context, kept->text());
    return isList ? ArrayAttr::get(context, text) : text;
  }
};

} // namespace

NodeNames *nodeNamesOf(Operation *op) {
  const bool hasNames =
      op->getPropertiesStorageSize() == sizeof(NodeNames) && isa_and_nonnull<OnnxDialect>(op->getDialect());
  return hasNames ? op->getPropertiesStorage().as<NodeNames *>() : nullptr;
}

StringRef nodeNameOf(Operation *op) {
  const NodeNames *names = nodeNamesOf(op);
  if (!names)
    return {};
  if (const auto *kept = dyn_cast_if_present<const NameText *>(names->node))
    return kept->text();
  auto text = dyn_cast_if_present<StringAttr>(dyn_cast_if_present<Attribute>(names->node));
  return text ? text.getValue() : StringRef();
}

StringRef resultNameOf(Operation *op, size_t result) {
  const NodeNames *names = nodeNamesOf(op);
  if (!names)
    return {};
  if (const auto *kept = dyn_cast_if_present<const NameText *>(names->results))
    return result == 0 ? kept->text() : StringRef();
  auto list = dyn_cast_if_present<ArrayAttr>(dyn_cast_if_present<Attribute>(names->results));
  auto text = list && result < list.size() ? dyn_cast<StringAttr>(list[result]) : nullptr;
  return text ? text.getValue() : StringRef();
}

void addOpNames(OnnxDialect &dialect) {
  for (const std::string &name : allOpNames())
    RegisteredOperationName::insert(std::make_unique<OpModel>(name, &dialect), {});
}

const NameText *OnnxDialect::keep(StringRef name) {
  auto *kept = new (texts.Allocate(sizeof(NameText) + name.size(), alignof(NameText))) NameText{uint32_t(name.size())};
  std::copy(name.begin(), name.end(), reinterpret_cast<char *>(kept + 1));
  return kept;
}

} // namespace shlo::onnx
