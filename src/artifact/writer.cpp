// Module to artifact, for a target version. The module is only looked at: its versioned form exists in the tables of
// the artifact and nowhere else.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/artifact.h"
#include "artifact/container.h"
#include "artifact/foreign_ops.h"
#include "artifact/numbering.h"
#include "artifact/program_ops.h"
#include "artifact/use_order.h"
#include "base/address_numbers.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace shlo;
using namespace shlo::artifact;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using vhlo::putVarint;
using vhlo::Version;
using vhlo::WireAttr;
using vhlo::WireDialect;
using vhlo::WirePart;
using vhlo::WireType;

namespace {

constexpr unsigned deepestRegions = 512;

// What the walk finds out about an op and the emission needs.
struct OpInfo {
  uint32_t name = 0;
  uint32_t properties = 0; // a list of attributes, plus one
  uint32_t foreign = 0;    // a property entry of an op of another dialect, plus one
  WireAttr attributes;     // a dictionary
  WireAttr location;
  uint32_t firstResult = 0;
  uint32_t firstRegion = 0;
};

// What is known of a region: where its ops begin.
struct RegionInfo {
  uint32_t firstOp = 0;
  uint32_t firstArgument = 0;
  uint32_t values = 0; // arguments and results of its own ops
  uint32_t ops = 0;
};

class Writer {
public:
  // `module` is the source, with casts where that has foreign ops. `asItStands`: it is of the versioned dialect.
  Writer(mlir::ModuleOp source, mlir::ModuleOp module, const WriteOptions &options, Version target,
         bool asItStands = false)
      : source(source), module(module), hasForeign(source != module), asItStands(asItStands), options(options),
        bytecode(vhlo::bytecodeVersion(target)), encoder(tables, target), numbering(tables),
        ops(encoder, numbering, target) {}

  Result<std::string> write();
  void turned(mlir::Value value) {
    if (bytecode >= 3)
      useOrders.turned(value);
  }
  uint64_t collapsedRanges() const { return encoder.collapsedRanges; }

private:
  // The walk: everything is encoded and counted.
  void walkModule();
  void walkRegion(mlir::Region &region, uint32_t number);
  void walkOp(mlir::Operation &op, mlir::Region &region);
  bool walkResults(mlir::Operation &op, bool foreign);
  void walkForeignOp(mlir::Operation &op, OpInfo &info);
  WireAttr builtinOf(mlir::Operation &op, mlir::NamedAttribute value);
  void visitRegions(mlir::Operation &op, OpInfo &info);
  void findCaptures(mlir::Operation &op, mlir::Region &region);
  WireAttr locationOf(mlir::Location location);

  // The emission: numbers are final.
  void emitOp(std::string &out, mlir::Operation &op, const OpInfo &info, uint32_t firstValue, uint32_t firstFree);
  void emitRegions(std::string &out, mlir::Operation &op, const OpInfo &info, uint32_t firstFree);
  void emitRegion(std::string &out, mlir::Region &region, const RegionInfo &info, uint32_t firstFree);
  uint32_t propertyEntry(uint32_t list);
  uint32_t foreignEntry(uint32_t number);
  uint32_t addProperties(StringRef entry);
  uint32_t stringNumber(uint32_t string);
  void emitTables();
  void putSection(std::string &out, SectionId id, StringRef payload);

  mlir::ModuleOp source, module;
  bool hasForeign; // and casts around it
  bool asItStands;
  const WriteOptions &options;
  unsigned bytecode;
  vhlo::WireTables tables;
  vhlo::Encoder encoder;
  Numbering numbering;
  ProgramOps ops;

  OpInfo moduleInfo;
  WireAttr moduleNames[2]; // inherent attributes
  std::vector<OpInfo> infos;
  std::vector<RegionInfo> regions;
  std::vector<WireType> resultTypes;
  std::vector<std::pair<WireAttr, WireType>> arguments;
  std::vector<std::pair<mlir::Region *, uint32_t>> pending;
  llvm::DenseSet<mlir::Operation *> capturing;
  UseOrders useOrders;
  // Property entries of foreign ops: attributes, and whether each may be absent.
  std::vector<SmallVector<std::pair<WireAttr, bool>, 3>> foreignEntries;
  llvm::DenseMap<mlir::OperationName, uint32_t> foreignNames;
  bool tooDeep = false, usedTooEarly = false;

  AddressNumbers<sizeof(mlir::detail::ValueImpl)> values; // plus one
  std::vector<uint32_t> propertyNumbers; // by list, plus one
  llvm::StringMap<uint32_t> propertyEntries;
  std::string properties;
  std::vector<uint32_t> stringNumbers; // plus one
  std::vector<StringRef> strings;
  std::string dialectSection, offsetSection, program;
  uint64_t entryBytes = 0;
};

//===- The walk -----------------------------------------------------------------------------------------------------===//

WireAttr Writer::locationOf(mlir::Location location) {
  WireAttr result =
      encoder.location(options.stripLocations ? mlir::Attribute(mlir::UnknownLoc::get(module.getContext()))
                                              : mlir::Attribute(location));
  return result ? result : encoder.location(mlir::UnknownLoc::get(module.getContext()));
}

WireAttr Writer::builtinOf(mlir::Operation &op, mlir::NamedAttribute value) {
  WireAttr attr = encoder.builtin(value.getValue());
  if (!attr)
    ops.report(SHLO_UNSUPPORTED, &op, "attribute '" + value.getName().getValue() + "': " + encoder.why(),
               value.getName());
  return attr;
}

void Writer::walkModule() {
  mlir::Operation *op = module;
  moduleInfo.name = numbering.addOp(WireDialect::Builtin, "module");
  numbering.visitOp(moduleInfo.name);
  auto encoded = [&](mlir::NamedAttribute value) { return builtinOf(*op, value); };
  SmallVector<std::pair<StringRef, WireAttr>> items;
  for (mlir::NamedAttribute value : op->getDiscardableAttrDictionary())
    items.emplace_back(value.getName(), encoded(value));
  size_t discardable = items.size();
  constexpr StringRef inherent[] = {"sym_name", "sym_visibility"};
  for (auto [i, name] : llvm::enumerate(inherent))
    if (mlir::Attribute value = op->getInherentAttr(name).value_or(mlir::Attribute())) {
      moduleNames[i] = encoded({mlir::StringAttr::get(module.getContext(), name), value});
      items.emplace_back(name, moduleNames[i]);
    }
  if (ops.failed())
    return;
  bool apart = bytecode >= 5;
  if (apart)
    items.truncate(discardable);
  llvm::sort(items, [](const auto &a, const auto &b) { return a.first < b.first; });
  if (!items.empty()) {
    moduleInfo.attributes = encoder.dictionary(items);
    numbering.visit(moduleInfo.attributes);
  }
  for (WireAttr name : moduleNames)
    if (apart && name)
      numbering.visit(name);
  moduleInfo.location = locationOf(op->getLoc());
  numbering.visit(moduleInfo.location);
  visitRegions(*op, moduleInfo);
  while (!pending.empty() && !tooDeep) {
    auto [region, number] = pending.back();
    pending.pop_back();
    walkRegion(*region, number);
  }
}

// Regions are walked last in, first out, and numbered as they are found.
void Writer::visitRegions(mlir::Operation &op, OpInfo &info) {
  info.firstRegion = uint32_t(regions.size());
  for (mlir::Region &region : op.getRegions()) {
    pending.emplace_back(&region, uint32_t(regions.size()));
    regions.emplace_back();
  }
}

void Writer::walkRegion(mlir::Region &region, uint32_t number) {
  RegionInfo start{uint32_t(infos.size()), uint32_t(arguments.size())};
  SmallVector<std::pair<mlir::Operation *, uint32_t>> outer; // ops with regions, and their infos
  size_t firstResult = resultTypes.size();
  bool foreignArguments = asItStands || (hasForeign && isForeign(region.getParentOp()));
  for (mlir::Block &block : region) {
    for (mlir::BlockArgument argument : block.getArguments()) {
      WireAttr location = locationOf(argument.getLoc());
      WireType type = foreignArguments ? encoder.builtinType(argument.getType()) : encoder.type(argument.getType());
      arguments.emplace_back(location, type);
      if (!type) {
        ops.report(SHLO_UNSUPPORTED, region.getParentOp(), encoder.why());
        continue;
      }
      if (!argument.use_empty())
        ops.allows(type);
      numbering.visit(location);
      numbering.visit(type);
    }
    for (mlir::Operation &op : block) {
      if (op.getNumRegions())
        outer.emplace_back(&op, uint32_t(infos.size()));
      walkOp(op, region);
    }
  }
  start.values = uint32_t(arguments.size() - start.firstArgument + resultTypes.size() - firstResult);
  start.ops = uint32_t(infos.size() - start.firstOp);
  regions[number] = start;
  for (auto [op, info] : outer)
    visitRegions(*op, infos[info]);
}

bool Writer::walkResults(mlir::Operation &op, bool foreign) {
  bool good = true;
  for (mlir::Type result : op.getResultTypes()) {
    WireType type = foreign ? encoder.builtinType(result) : encoder.type(result);
    resultTypes.push_back(type);
    if (!type) {
      ops.report(SHLO_UNSUPPORTED, &op, encoder.why());
      good = false;
      continue;
    }
    ops.allows(type);
    numbering.visit(type);
  }
  return good;
}

// Attributes and types are builtin, or of the op's own dialect.
void Writer::walkForeignOp(mlir::Operation &op, OpInfo &info) {
  auto [name, isNew] = foreignNames.try_emplace(op.getName(), 0);
  if (isNew) {
    WireDialect dialect = tables.dialect(op.getName().getDialectNamespace());
    name->second = numbering.addOp(dialect, op.getName().stripDialect().str(),
                                   op.isRegistered() || dialect == WireDialect::Vhlo);
  }
  info.name = name->second;
  numbering.visitOp(info.name);
  // A cast leads from where its operand is to the other side.
  bool casts = !asItStands && isCast(&op);
  mlir::Operation *from = casts ? op.getOperand(0).getDefiningOp() : nullptr;
  if (casts && !from)
    from = op.getOperand(0).getParentBlock()->getParentOp();
  walkResults(op, !from || !isForeign(from));
  bool apart = bytecode >= 5;
  auto layout = foreignProperties(op.getName().getStringRef());
  const vhlo::OpVersion *version =
      asItStands ? vhlo::findVersioned(op.getName().stripDialect()).second : nullptr;
  SmallVector<std::pair<StringRef, WireAttr>> items;
  SmallVector<std::pair<WireAttr, bool>, 3> entry;
  mlir::DictionaryAttr discardable = op.getDiscardableAttrDictionary();
  for (mlir::NamedAttribute value : op.getAttrs())
    if (!apart || discardable.contains(value.getName()))
      items.emplace_back(value.getName(), builtinOf(op, value));
  if (version)
    for (const vhlo::WireAttribute &own : version->attributes) {
      mlir::StringAttr name = mlir::StringAttr::get(module.getContext(), own.name);
      WireAttr value = builtinOf(op, {name, *op.getInherentAttr(name)});
      if (apart)
        entry.emplace_back(value, false);
      else
        items.emplace_back(own.name, value);
    }
  else if (layout && apart)
    for (const ForeignProperty &property : *layout) {
      mlir::Attribute value = op.getInherentAttr(property.name).value_or(mlir::Attribute());
      entry.emplace_back(value ? builtinOf(op, {mlir::StringAttr::get(module.getContext(), property.name), value})
                               : WireAttr(),
                         property.optional);
      if (!value && !property.optional)
        ops.report(SHLO_UNSUPPORTED, &op, "attribute '" + Twine(property.name) + "' is missing", property.name);
    }
  else if (!op.isRegistered() && apart && op.getPropertiesAsAttribute())
    entry.emplace_back(builtinOf(op, {mlir::StringAttr::get(module.getContext(), "properties"),
                                      op.getPropertiesAsAttribute()}), false);
  if (ops.failed())
    return;
  llvm::sort(items, [](const auto &a, const auto &b) { return a.first < b.first; });
  if (!items.empty()) {
    info.attributes = encoder.dictionary(items);
    numbering.visit(info.attributes);
  }
  for (auto [attribute, optional] : entry)
    if (attribute)
      numbering.visit(attribute);
  if (!entry.empty()) {
    foreignEntries.push_back(std::move(entry));
    info.foreign = uint32_t(foreignEntries.size());
  }
  info.location = locationOf(op.getLoc());
  numbering.visit(info.location);
}

void Writer::walkOp(mlir::Operation &op, mlir::Region &region) {
  OpInfo &info = infos.emplace_back();
  info.firstResult = uint32_t(resultTypes.size());
  if (asItStands || (hasForeign && (isForeign(&op) || isCast(&op)))) {
    walkForeignOp(op, info);
    findCaptures(op, region);
    return;
  }
  const ProgramOp &how = ops.find(op.getName());
  if (!how.version) {
    // The message names what is wrong with the op itself, not with what it is made of.
    StringRef dialect = op.getName().getDialectNamespace();
    if (how.record)
      ops.block();
    else
      ops.report(SHLO_UNSUPPORTED, &op,
                 "of dialect '" + dialect + "' has no form in a portable artifact" +
                     (dialect == "chlo" ? "; it must be decomposed first" : ""));
    resultTypes.resize(resultTypes.size() + op.getNumResults());
    return;
  }
  info.name = how.name;
  numbering.visitOp(how.name);
  walkResults(op, false);
  uint32_t list = ops.attributesOf(&op, how);
  bool apart = bytecode >= 5, inherent = !ops.attributes(list).empty();
  if ((inherent && !apart) || !op.getDiscardableAttrDictionary().empty()) {
    info.attributes = ops.discardable(&op, how, inherent && !apart ? &list : nullptr);
    if (info.attributes)
      numbering.visit(info.attributes);
  }
  if (inherent && apart) {
    info.properties = list + 1;
    for (WireAttr attribute : ops.attributes(list))
      numbering.visit(attribute);
  }
  info.location = locationOf(op.getLoc());
  numbering.visit(info.location);
  findCaptures(op, region);
  if (how.older && bytecode >= 3)
    useOrders.rewritten(&op);
}

// An operand from further out opens every op between to what surrounds it.
void Writer::findCaptures(mlir::Operation &op, mlir::Region &region) {
  for (mlir::Value operand : op.getOperands()) {
    mlir::Region *home = operand.getParentRegion();
    unsigned levels = 0;
    for (mlir::Region *at = &region; at != home && at; at = at->getParentRegion(), ++levels)
      capturing.insert(at->getParentOp());
    if (levels > deepestRegions)
      tooDeep = true;
  }
}

//===- The program --------------------------------------------------------------------------------------------------===//

// Property entries are numbered as they are first used.
uint32_t Writer::propertyEntry(uint32_t list) {
  if (propertyNumbers.size() <= list)
    propertyNumbers.resize(list + 1);
  if (uint32_t number = propertyNumbers[list])
    return number - 1;
  std::string entry;
  for (WireAttr attribute : ops.attributes(list - 1))
    putVarint(entry, numbering.number(attribute));
  return (propertyNumbers[list] = addProperties(entry) + 1) - 1;
}

uint32_t Writer::foreignEntry(uint32_t number) {
  std::string entry;
  for (auto [attribute, optional] : foreignEntries[number - 1])
    if (optional)
      putVarint(entry, attribute ? uint64_t(numbering.number(attribute)) << 1 | 1 : 0);
    else
      putVarint(entry, numbering.number(attribute));
  return addProperties(entry);
}

// Ops of different kinds may share an entry.
uint32_t Writer::addProperties(StringRef entry) {
  auto [place, isNew] = propertyEntries.try_emplace(entry, uint32_t(propertyEntries.size()));
  if (isNew) {
    putVarint(properties, entry.size());
    properties += entry;
  }
  return place->second;
}

void Writer::emitOp(std::string &out, mlir::Operation &op, const OpInfo &info, uint32_t firstValue,
                    uint32_t firstFree) {
  bool results = op.getNumResults(), operands = op.getNumOperands(), nested = op.getNumRegions();
  std::string orders = useOrders.records(op.getResults());
  putVarint(out, numbering.opNumber(info.name));
  out.push_back(char((info.attributes ? 0x01 : 0) | (results ? 0x02 : 0) | (operands ? 0x04 : 0) |
                     (nested ? 0x10 : 0) | (orders.empty() ? 0 : 0x20) | (info.properties || info.foreign ? 0x40 : 0)));
  putVarint(out, numbering.number(info.location));
  if (info.attributes)
    putVarint(out, numbering.number(info.attributes));
  if (info.properties)
    putVarint(out, propertyEntry(info.properties));
  if (info.foreign)
    putVarint(out, foreignEntry(info.foreign));
  if (results) {
    putVarint(out, op.getNumResults());
    for (unsigned i = 0; i < op.getNumResults(); ++i)
      putVarint(out, numbering.number(resultTypes[info.firstResult + i]));
  }
  if (operands) {
    putVarint(out, op.getNumOperands());
    for (mlir::Value operand : op.getOperands()) {
      uint32_t number = values[operand.getAsOpaquePointer()];
      usedTooEarly |= !number;
      putVarint(out, number ? number - 1 : 0);
    }
  }
  out += orders;
  for (mlir::Value result : op.getResults())
    values[result.getAsOpaquePointer()] = ++firstValue;
  if (nested)
    emitRegions(out, op, info, firstFree);
}

void Writer::emitRegions(std::string &out, mlir::Operation &op, const OpInfo &info, uint32_t firstFree) {
  bool isolated = !capturing.contains(&op);
  putVarint(out, uint64_t(op.getNumRegions()) << 1 | isolated);
  if (isolated)
    firstFree = 0;
  std::string section;
  std::string &into = isolated && bytecode >= 2 ? section : out;
  for (auto [i, region] : llvm::enumerate(op.getRegions()))
    emitRegion(into, region, regions[info.firstRegion + i], firstFree);
  if (&into == &section)
    putSection(out, SectionId::Ir, section);
}

void Writer::emitRegion(std::string &out, mlir::Region &region, const RegionInfo &info, uint32_t firstFree) {
  putVarint(out, uint64_t(std::distance(region.begin(), region.end())));
  if (region.empty())
    return;
  putVarint(out, info.values);
  // Numbers are given as the values come by; regions inside go on after all of these.
  uint32_t next = firstFree, afterAll = firstFree + info.values;
  OpInfo *op = infos.data() + info.firstOp;
  auto *argument = arguments.data() + info.firstArgument;
  WireAttr unknown = encoder.location(mlir::UnknownLoc::get(module.getContext()));
  for (mlir::Block &block : region) {
    // A list would count by a walk.
    uint64_t ops = region.hasOneBlock() ? info.ops : block.getOperations().size();
    putVarint(out, ops << 1 | (block.getNumArguments() != 0));
    if (unsigned count = block.getNumArguments()) {
      putVarint(out, count);
      for (; count; --count, ++argument) {
        auto [location, type] = *argument;
        values[block.getArgument(block.getNumArguments() - count).getAsOpaquePointer()] = ++next;
        if (bytecode < 4) {
          putVarint(out, numbering.number(type));
          putVarint(out, numbering.number(location));
          continue;
        }
        bool known = location != unknown;
        putVarint(out, uint64_t(numbering.number(type)) << 1 | known);
        if (known)
          putVarint(out, numbering.number(location));
      }
      if (bytecode >= 3) {
        std::string orders = useOrders.records(block.getArguments());
        out.push_back(orders.empty() ? 0 : 0x20);
        out += orders;
      }
    }
    for (mlir::Operation &nested : block) {
      emitOp(out, nested, *op++, next, afterAll);
      next += nested.getNumResults();
    }
  }
}

//===- The tables ---------------------------------------------------------------------------------------------------===//

uint32_t Writer::stringNumber(uint32_t string) {
  if (stringNumbers.size() <= string)
    stringNumbers.resize(tables.stringCount());
  if (uint32_t number = stringNumbers[string])
    return number - 1;
  strings.push_back(tables.text(string));
  stringNumbers[string] = uint32_t(strings.size());
  return uint32_t(strings.size() - 1);
}

// Strings are numbered as they are first used: by dialects, op names, attributes, types. That order is kept here.
void Writer::emitTables() {
  auto place = [&](WireDialect dialect) { return uint64_t(llvm::find(numbering.dialects, dialect) - numbering.dialects.begin()); };
  std::string &out = dialectSection;
  putVarint(out, numbering.dialects.size());
  for (WireDialect dialect : numbering.dialects) {
    uint64_t name = stringNumber(tables.string(tables.name(dialect)));
    putVarint(out, bytecode >= 1 ? name << 1 : name);
  }
  if (bytecode >= 4)
    putVarint(out, numbering.nameOrder.size());
  // Runs of one dialect.
  auto groups = [&](std::string &out, const std::vector<uint32_t> &order, auto dialectOf, auto put) {
    for (size_t begin = 0, end; begin < order.size(); begin = end) {
      WireDialect dialect = dialectOf(order[begin]);
      for (end = begin + 1; end < order.size() && dialectOf(order[end]) == dialect;)
        ++end;
      putVarint(out, place(dialect));
      putVarint(out, end - begin);
      for (size_t i = begin; i < end; ++i)
        put(order[i]);
    }
  };
  groups(
      out, numbering.nameOrder, [&](uint32_t op) { return numbering.names[op].dialect; },
      [&](uint32_t op) {
        uint64_t name = stringNumber(tables.string(numbering.names[op].name));
        putVarint(out, bytecode >= 5 ? name << 1 | numbering.names[op].registered : name);
      });

  putVarint(offsetSection, numbering.attributeOrder.size());
  putVarint(offsetSection, numbering.typeOrder.size());
  auto put = [&](const vhlo::WireEntry &entry) {
    uint64_t size = 0;
    vhlo::forEachPart(entry.image, [&](const WirePart &part) {
      switch (part.kind) {
      case WirePart::Bytes:
        size += part.bytes.size();
        break;
      case WirePart::Attr:
        size += vhlo::varintSize(numbering.number(WireAttr{part.id}));
        break;
      case WirePart::OptionalAttr:
        size += vhlo::varintSize(uint64_t(numbering.number(WireAttr{part.id})) << 1);
        break;
      case WirePart::Type:
        size += vhlo::varintSize(numbering.number(WireType{part.id}));
        break;
      case WirePart::String:
        size += vhlo::varintSize(stringNumber(part.id));
        break;
      }
    });
    putVarint(offsetSection, size << 1 | !entry.text);
    entryBytes += size;
  };
  groups(
      offsetSection, numbering.attributeOrder, [&](uint32_t id) { return tables[WireAttr{id}].dialect; },
      [&](uint32_t id) { put(tables[WireAttr{id}]); });
  groups(
      offsetSection, numbering.typeOrder, [&](uint32_t id) { return tables[WireType{id}].dialect; },
      [&](uint32_t id) { put(tables[WireType{id}]); });
}

void Writer::putSection(std::string &out, SectionId id, StringRef payload) {
  out.push_back(char(id));
  putVarint(out, payload.size());
  out.append(payload.data(), payload.size());
}

Result<std::string> Writer::write() {
  walkModule();
  if (tooDeep)
    return makeError(SHLO_LIMIT, "regions nested deeper than " + std::to_string(deepestRegions));
  if (ops.failed())
    return ops.takeError(source, "not expressible in StableHLO " + (options.target.empty()
                                                                         ? vhlo::text(vhlo::currentVersion)
                                                                         : options.target));
  numbering.finish();
  useOrders.finish(module);
  program.reserve(infos.size() * 16);

  putVarint(program, 1 << 1);
  if (bytecode >= 5) {
    std::string entry;
    for (WireAttr name : moduleNames)
      putVarint(entry, name ? uint64_t(numbering.number(name)) << 1 | 1 : 0);
    addProperties(entry);
  }
  putVarint(program, numbering.opNumber(moduleInfo.name));
  program.push_back(char((moduleInfo.attributes ? 0x01 : 0) | 0x10 | (bytecode >= 5 ? 0x40 : 0)));
  putVarint(program, numbering.number(moduleInfo.location));
  if (moduleInfo.attributes)
    putVarint(program, numbering.number(moduleInfo.attributes));
  if (bytecode >= 5)
    putVarint(program, 0);
  emitRegions(program, *module, moduleInfo, 0);
  if (usedTooEarly)
    return makeError(SHLO_INVALID_PROGRAM, "a value is used before it is defined");
  emitTables();

  std::string stringSizes, head;
  uint64_t stringBytes = 0;
  putVarint(stringSizes, strings.size());
  for (StringRef string : llvm::reverse(strings))
    putVarint(stringSizes, string.size() + 1);
  for (StringRef string : strings)
    stringBytes += string.size() + 1;
  if (bytecode >= 5) {
    putVarint(head, propertyEntries.size());
    properties.insert(0, head);
  }

  // Constants can be large: they are copied once, into a buffer that does not grow.
  std::string out;
  out.reserve(64 + dialectSection.size() + offsetSection.size() + entryBytes + program.size() + stringSizes.size() +
              stringBytes + properties.size() + 10 * 9);
  out.append(magic.data(), magic.size());
  putVarint(out, bytecode);
  out += "StableHLO_v";
  out += options.target.empty() ? vhlo::text(vhlo::currentVersion) : options.target;
  out.push_back('\0');
  putSection(out, SectionId::Dialect, dialectSection);
  putSection(out, SectionId::AttrTypeOffset, offsetSection);
  out.push_back(char(SectionId::AttrType));
  putVarint(out, entryBytes);
  auto put = [&](const vhlo::WireEntry &entry) {
    vhlo::forEachPart(entry.image, [&](const WirePart &part) {
      switch (part.kind) {
      case WirePart::Bytes:
        out.append(part.bytes.data(), part.bytes.size());
        break;
      case WirePart::Attr:
        putVarint(out, numbering.number(WireAttr{part.id}));
        break;
      case WirePart::OptionalAttr:
        putVarint(out, uint64_t(numbering.number(WireAttr{part.id})) << 1 | 1);
        break;
      case WirePart::Type:
        putVarint(out, numbering.number(WireType{part.id}));
        break;
      case WirePart::String:
        putVarint(out, stringNumber(part.id));
        break;
      }
    });
  };
  for (uint32_t id : numbering.attributeOrder)
    put(tables[WireAttr{id}]);
  for (uint32_t id : numbering.typeOrder)
    put(tables[WireType{id}]);
  putSection(out, SectionId::Ir, program);
  putSection(out, SectionId::ResourceOffset, StringRef("\x01", 1));
  putSection(out, SectionId::Resource, "");
  out.push_back(char(SectionId::String));
  putVarint(out, stringSizes.size() + stringBytes);
  out += stringSizes;
  for (StringRef string : strings) {
    out.append(string.data(), string.size());
    out.push_back('\0');
  }
  if (bytecode >= 5)
    putSection(out, SectionId::Properties, properties);
  return out;
}

void reportCollapsed(const Writer &writer, const WriteOptions &options) {
  if (options.findings && writer.collapsedRanges()) {
    Diagnostic finding;
    finding.severity = Severity::Warning;
    finding.subject = "locations";
    finding.message = std::to_string(writer.collapsedRanges()) +
                      " location ranges were collapsed to their start, as versions before 1.9.0 cannot read ranges";
    options.findings->push_back(std::move(finding));
  }
}

} // namespace

// The release that is meant: patches change nothing of the format.
static Result<Version> releaseOf(const std::string &target) {
  Result<Version> version = target.empty() ? Result<Version>(vhlo::currentVersion) : vhlo::targetVersion(target);
  if (version)
    version->patch = 0;
  return version;
}

static Result<std::string> written(Writer &writer, const WriteOptions &options) {
  Result<std::string> result = writer.write();
  if (result)
    reportCollapsed(writer, options);
  return result;
}

Result<std::string> artifact::write(const Module &module, const WriteOptions &options) {
  Result<Version> target = releaseOf(options.target);
  if (!target)
    return std::move(target.error());
  CastValues castValues;
  mlir::OwningOpRef<mlir::ModuleOp> copy = withCasts(module.op(), castValues);
  Writer writer(module.op(), copy ? *copy : module.op(), options, *target);
  for (mlir::Value value : castValues)
    writer.turned(value);
  return written(writer, options);
}

Result<std::string> artifact::writeVersioned(const Module &module, const WriteOptions &options) {
  Result<Version> target = releaseOf(options.target);
  if (!target)
    return std::move(target.error());
  Writer writer(module.op(), module.op(), options, *target, /*asItStands=*/true);
  return written(writer, options);
}
