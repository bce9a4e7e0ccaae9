// Resolves versioned ops and sets the attributes of the program's ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/versioned_ops.h"

#include "artifact/other_dialects.h"
#include "dialect/dialect.h"
#include "dialect/op_table.h"
#include "dialect/other_dialects.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

#include "llvm/ADT/Twine.h"

using namespace shlo;
using namespace shlo::artifact;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using vhlo::DecodedAttr;
using vhlo::Default;

namespace {

constexpr StringRef castName = "unrealized_conversion_cast";

// The approximate cost of converting the attribute.
uint64_t sizeOf(mlir::Attribute attr) {
  if (auto list = mlir::dyn_cast_or_null<mlir::ArrayAttr>(attr))
    return list.size() + 1;
  if (auto tensor = mlir::dyn_cast_or_null<mlir::DenseElementsAttr>(attr))
    return std::min<uint64_t>(uint64_t(tensor.getNumElements()), vhlo::mostDimensions) + 1;
  return 1;
}

} // namespace

// For an op without properties, MLIR accepts any name as inherent.
bool artifact::isInherent(mlir::Operation *op, mlir::StringAttr name) {
  return op->getPropertiesStorageSize() != 0 && op->getInherentAttr(name).has_value();
}

VersionedOps::VersionedOps(const Container &file, vhlo::Decoder &decoder, mlir::MLIRContext *context, bool verbatim,
                           bool plain)
    : file(file), decoder(decoder), context(context), verbatim(verbatim), plain(plain), ops(file.opNames.size()) {
  auto type = mlir::RankedTensorType::get({0}, mlir::IntegerType::get(context, 64));
  emptyTensor.attr = mlir::DenseElementsAttr::get(type, ArrayRef<int64_t>());
  emptyTensor.dialect = vhlo::EntryDialect::Vhlo;
  emptyTensor.code = uint16_t(vhlo::AttributeCode::Tensor);
  emptyTensor.state = DecodedAttr::Done;
}

// Reports all unknown ops of the file in one error.
std::nullptr_t VersionedOps::unknown(int64_t offset) {
  bool newer = false;
  std::vector<Diagnostic> findings;
  std::string first;
  for (const OpName &op : file.opNames) {
    if (findings.size() >= 100)
      break;
    StringRef dialect = file.dialects[op.dialect];
    if (dialect == "builtin" && (op.name == "module" || op.name == castName))
      continue;
    if (isOtherDialect(dialect) && !dialect.empty() && !op.name.empty())
      continue;
    std::string name = (dialect.take_front(64) + "." + op.name.take_front(192)).str(), message;
    if (file.dialectKinds[op.dialect] != vhlo::EntryDialect::Vhlo) {
      message = "op '" + name + "' belongs to dialect '" + dialect.str() + "', which is not part of StableHLO";
    } else {
      if (vhlo::findVersioned(op.name).second)
        continue;
      newer = true;
      message = "op '" + name + "' of artifact '" + file.producer.str() + "' is not known to this library (StableHLO " +
                vhlo::text(vhlo::currentVersion) + ")";
    }
    if (first.empty())
      first = message;
    Diagnostic finding;
    finding.message = message;
    finding.op = name;
    finding.offset = offset;
    findings.push_back(std::move(finding));
  }
  decoder.fail(newer ? SHLO_VERSION : SHLO_UNSUPPORTED, first);
  decoder.error().diagnostics = std::move(findings);
  return nullptr;
}

const VersionedOp *VersionedOps::resolve(uint64_t index, int64_t offset) {
  if (index >= ops.size())
    return decoder.fail(SHLO_MALFORMED, "op name index " + Twine(index) + " out of range", offset);
  VersionedOp &op = ops[index];
  if (op.kind != VersionedOp::Unresolved)
    return &op;
  const OpName &raw = file.opNames[index];
  // Names are references: each can be as long as the file.
  if (!decoder.spend(file.dialects[raw.dialect].size() + raw.name.size()))
    return nullptr;
  if (file.dialectKinds[raw.dialect] == vhlo::EntryDialect::Builtin && raw.name == "module") {
    op.kind = VersionedOp::Module;
    return &op;
  }
  if (file.dialectKinds[raw.dialect] == vhlo::EntryDialect::Builtin && raw.name == castName) {
    op.kind = verbatim || plain ? VersionedOp::OtherDialect : VersionedOp::Cast;
    op.name = mlir::OperationName(("builtin." + castName).str(), context);
    return &op;
  }
  StringRef dialect = file.dialects[raw.dialect];
  const bool isName = !raw.name.empty() && !raw.name.contains('\0') && !dialect.contains('\0'); // text has no other
  if ((plain || isOtherDialect(dialect)) && !dialect.empty() && isName) {
    (void)context->getOrLoadDialect(dialect); // one that is loaded on demand
    op.name = mlir::OperationName((dialect + "." + raw.name).str(), context);
    op.kind = VersionedOp::OtherDialect;
    return &op;
  }
  if (file.dialectKinds[raw.dialect] != vhlo::EntryDialect::Vhlo)
    return unknown(offset);
  std::tie(op.record, op.version) = vhlo::findVersioned(raw.name);
  if (!op.version)
    return unknown(offset);
  if (verbatim) {
    op.name = mlir::OperationName(("vhlo." + raw.name).str(), context);
    op.kind = VersionedOp::Versioned;
    return &op;
  }
  auto registered = [&](StringRef name) { return mlir::OperationName(name, context); };
  if (op.record->mnemonic == "return") {
    op.nameInFunction = registered("func.return");
    op.name = registered("stablehlo.return");
    op.kind = VersionedOp::Return;
  } else {
    op.name = registered(op.record->op);
    op.kind = VersionedOp::Op;
  }
  if (!op.name->isRegistered())
    return decoder.fail(SHLO_UNSUPPORTED, "op '" + op.record->op + "' is not supported by this library", offset);

  // The newest version has the most fields.
  op.fields.resize(op.record->attributes.size());
  for (const vhlo::WireAttribute &attribute : op.record->versions.back().attributes)
    if (attribute.source != vhlo::noSource) {
      auto &fields = op.fields[attribute.source];
      if (fields.size() <= attribute.field)
        fields.resize(attribute.field + 1u, -1);
    }
  for (auto [i, attribute] : llvm::enumerate(op.version->attributes))
    if (attribute.source != vhlo::noSource && attribute.field < op.fields[attribute.source].size())
      op.fields[attribute.source][attribute.field] = int16_t(i);
  for (const vhlo::OpAttribute &attribute : op.record->attributes)
    op.attributeNames.push_back(mlir::StringAttr::get(context, attribute.name));
  return &op;
}

bool VersionedOps::fail(Code code, const Twine &message, mlir::Operation *op) {
  if (decoder.failed())
    return false;
  decoder.fail(code, "op '" + op->getName().getStringRef() + "': " + message);
  decoder.error().diagnostics.front().op = op->getName().getStringRef().str();
  return false;
}

bool VersionedOps::setAttributes(mlir::Operation *op, const VersionedOp &versioned, std::optional<uint64_t> properties,
                                 llvm::SmallVectorImpl<vhlo::Decoder::Item> &items) {
  SmallVector<const DecodedAttr *, 16> wire;
  return wireAttributes(op, versioned, properties, items, wire) && convert(op, versioned, wire);
}

bool VersionedOps::setVersionedAttributes(mlir::Operation *op, uint64_t name, const VersionedOp &versioned,
                                          std::optional<uint64_t> properties,
                                          llvm::SmallVectorImpl<vhlo::Decoder::Item> &items) {
  SmallVector<const DecodedAttr *, 16> wire;
  SmallVector<mlir::NamedAttribute, 16> own;
  ArrayRef<vhlo::WireAttribute> attributes = versioned.version->attributes;
  if (!attributes.empty() && !wireAttributes(op, versioned, properties, items, wire))
    return false;
  for (auto [attribute, value] : llvm::zip(attributes, wire)) {
    if (!value->attr)
      return fail(SHLO_UNSUPPORTED,
                  "attribute '" + attribute.name + "' is of dialect '" + decoder.otherDialectName(*value) + "'", op);
    own.emplace_back(mlir::StringAttr::get(context, attribute.name), value->attr);
  }
  if (!own.empty())
    *op->getPropertiesStorage().as<mlir::Attribute *>() = mlir::DictionaryAttr::get(context, own);
  return setOtherAttributes(op, name, std::nullopt, items);
}

bool VersionedOps::wireAttributes(mlir::Operation *op, const VersionedOp &versioned, std::optional<uint64_t> properties,
                                  llvm::SmallVectorImpl<vhlo::Decoder::Item> &items,
                                  llvm::SmallVectorImpl<const DecodedAttr *> &wire) {
  ArrayRef<vhlo::WireAttribute> attributes = versioned.version->attributes;
  const bool isConstant = mlir::isa<ir::ConstantOp>(op);
  auto decode = [&](uint64_t index) { return isConstant ? decoder.constant(index) : decoder.attribute(index); };
  if (properties) {
    if (*properties >= file.properties.size())
      return fail(SHLO_MALFORMED, "properties index " + Twine(*properties) + " out of range", op);
    vhlo::Cursor in(file.properties[*properties], file.file);
    for (size_t i = 0; i < attributes.size() && !in.failed(); ++i)
      if (const DecodedAttr *attr = decode(in.varint()))
        wire.push_back(attr);
      else
        return false;
    if (in.failed() || !in.atEnd())
      return fail(SHLO_MALFORMED,
                  "its properties are not those of " + versioned.record->mnemonic + "_v" +
                      Twine(unsigned(versioned.version->number)),
                  op);
  } else {
    // Bytecode without properties has all attributes in one dictionary.
    for (const vhlo::WireAttribute &attribute : attributes) {
      auto *item = llvm::find_if(items, [&](auto &item) { return item.name.getValue() == attribute.name; });
      if (item == items.end())
        return fail(SHLO_MALFORMED, "attribute '" + attribute.name + "' is missing", op);
      const DecodedAttr *attr = decode(item->value);
      if (!attr)
        return false;
      wire.push_back(attr);
      items.erase(item);
    }
  }
  return true;
}

bool VersionedOps::setOtherAttributes(mlir::Operation *op, uint64_t name, std::optional<uint64_t> properties,
                                      ArrayRef<vhlo::Decoder::Item> items) {
  SmallVector<mlir::NamedAttribute> attributes, discardable;
  const bool hasNames = opTableOf(op), hasInherent = op->isRegistered() || hasNames;
  auto add = [&](mlir::StringAttr attribute, mlir::Attribute value) {
    (hasInherent && isInherent(op, attribute) ? attributes : discardable).emplace_back(attribute, value);
  };
  auto haveDuplicate = [&] {
    return mlir::DictionaryAttr::findDuplicate(discardable, /*isSorted=*/false) ||
           mlir::DictionaryAttr::findDuplicate(attributes, /*isSorted=*/false);
  };
  for (const auto &item : items) {
    const DecodedAttr *value = decoder.attribute(item.value);
    if (!value)
      return false;
    if (value->attr)
      add(item.name, value->attr);
    else
      decoder.dropped(item.name);
  }
  if (haveDuplicate())
    return fail(SHLO_MALFORMED, "an attribute is defined twice", op);
  if (properties) {
    if (*properties >= file.properties.size())
      return fail(SHLO_MALFORMED, "properties index " + Twine(*properties) + " out of range", op);
    vhlo::Cursor in(file.properties[*properties], file.file);
    auto layout = plain ? std::nullopt : inherentAttributes(op->getName().getStringRef());
    if (!layout && file.opNames[name].registered)
      return fail(SHLO_UNSUPPORTED, "has properties in an encoding that is not known to this library", op);
    if (!layout) {
      // The writer did not know the dialect and wrote the properties as one attribute, which is mostly a dictionary.
      const DecodedAttr *value = decoder.attribute(in.varint());
      if (!value || in.failed() || !in.atEnd() || (op->isRegistered() && !plain))
        return fail(SHLO_MALFORMED, "its properties are damaged", op);
      if (!value->attr)
        return fail(SHLO_UNSUPPORTED, "its properties are in an encoding that is not known to this library", op);
      if (hasNames) { // beside which it has only attributes
        auto entries = mlir::dyn_cast<mlir::DictionaryAttr>(value->attr);
        if (!entries)
          return fail(SHLO_MALFORMED, "its properties are not a dictionary", op);
        for (mlir::NamedAttribute entry : entries)
          add(entry.getName(), entry.getValue());
        if (haveDuplicate())
          return fail(SHLO_MALFORMED, "an attribute is defined twice", op);
      } else if (!op->isRegistered())
        *op->getPropertiesStorage().as<mlir::Attribute *>() = value->attr;
      else if (mlir::failed(op->setPropertiesFromAttribute(value->attr, [&] { return op->emitError(); })))
        return fail(SHLO_MALFORMED, "its properties are of another kind", op);
    }
    for (const InherentAttribute &property : layout.value_or(ArrayRef<InherentAttribute>())) {
      bool isPresent = true;
      uint64_t index = property.optional ? in.varintWithFlag(isPresent) : in.varint();
      const DecodedAttr *value = isPresent && !in.failed() ? decoder.attribute(index) : nullptr;
      if (isPresent && !value)
        return fail(SHLO_MALFORMED, "its properties are damaged", op);
      if (isPresent && !value->attr)
        return fail(SHLO_UNSUPPORTED,
                    "attribute '" + property.name + "' is in an encoding that is not known to this library", op);
      if (isPresent)
        attributes.emplace_back(mlir::StringAttr::get(context, property.name), value->attr);
    }
    if (layout && (in.failed() || !in.atEnd()))
      return fail(SHLO_MALFORMED, "its properties are damaged", op);
  }
  for (mlir::NamedAttribute attribute : attributes) {
    op->setInherentAttr(attribute.getName(), attribute.getValue());
    if (op->getInherentAttr(attribute.getName()).value_or(mlir::Attribute()) != attribute.getValue())
      return fail(SHLO_MALFORMED, "attribute '" + attribute.getName().getValue() + "' is of another kind", op);
  }
  if (!discardable.empty())
    op->setDiscardableAttrs(mlir::DictionaryAttr::get(context, discardable));
  return true;
}

bool VersionedOps::convert(mlir::Operation *op, const VersionedOp &versioned, ArrayRef<const DecodedAttr *> wire) {
  ArrayRef<vhlo::OpAttribute> attributes = versioned.record->attributes;
  SmallVector<mlir::Attribute, 8> values(attributes.size());
  bool layoutsEmpty = true;
  for (auto [i, attribute] : llvm::enumerate(attributes)) {
    SmallVector<const DecodedAttr *, 9> fields;
    size_t missing = 0;
    for (int16_t at : versioned.fields[i]) {
      missing += at < 0;
      fields.push_back(at < 0 ? &emptyTensor : wire[size_t(at)]);
      if (!fields.back()->attr || fields.back()->dialect > vhlo::EntryDialect::Vhlo)
        return fail(
            SHLO_UNSUPPORTED,
            "attribute '" + attribute.name + "' is of dialect '" + decoder.otherDialectName(*fields.back()) + "'", op);
      if (attribute.flattening != vhlo::Flattening::Plain && !decoder.spend(sizeOf(fields.back()->attr)))
        return false;
    }
    if (fields.empty() || missing == fields.size())
      continue;
    bool absent = fields.size() == 1 && vhlo::isDefault(attribute.absent, *fields[0], op);
    if (attribute.absent == Default::BothLayoutsEmpty) {
      layoutsEmpty &= absent;
      absent = false;
    }
    if (absent || (attribute.absent != Default::Required && vhlo::representsOmitted(attribute.flattening, fields)))
      continue;
    values[i] = vhlo::unflatten(attribute.flattening, fields, context);
    if (!values[i])
      return fail(SHLO_MALFORMED, "attribute '" + attribute.name + "' cannot be converted from its versioned form", op);
  }
  for (auto [i, attribute] : llvm::enumerate(attributes)) {
    if (!values[i] || (layoutsEmpty && attribute.absent == Default::BothLayoutsEmpty))
      continue;
    op->setInherentAttr(versioned.attributeNames[i], values[i]);
    // MLIR ignores a value of another kind.
    if (op->getInherentAttr(attribute.name).value_or(mlir::Attribute()) != values[i])
      return fail(SHLO_MALFORMED, "attribute '" + attribute.name + "' is of another kind", op);
  }
  return true;
}
