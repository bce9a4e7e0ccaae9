// Walks a module and makes the lists of its artifact.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/module_walk.h"

#include "artifact/other_dialects.h"
#include "base/work.h"
#include "dialect/op_table.h"
#include "dialect/other_dialects.h"

#include "llvm/ADT/Twine.h"

using namespace shlo;
using namespace shlo::artifact;
using llvm::StringRef;
using llvm::Twine;
using vhlo::WireAttr;
using vhlo::WireDialect;
using vhlo::WireType;

bool ModuleWalk::run() {
  walkModule();
  // Regions are walked last in, first out, and numbered in the order in which they were found.
  while (!pending.empty() && !tooDeep) {
    auto [region, number] = pending.back();
    pending.pop_back();
    walkRegion(*region, number);
  }
  return !tooDeep;
}

void ModuleWalk::addRegions(mlir::Operation &op, uint32_t owner, uint32_t parent) {
  WalkedOp &walked = program.ops[owner];
  walked.firstRegion = uint32_t(program.regions.size());
  walked.regions = op.getNumRegions();
  for (mlir::Region &region : op.getRegions()) {
    pending.emplace_back(&region, uint32_t(program.regions.size()));
    WalkedRegion &known = program.regions.emplace_back();
    known.owner = owner;
    known.parent = parent;
  }
}

void ModuleWalk::walkRegion(mlir::Region &region, uint32_t number) {
  WalkedRegion walked = program.regions[number];
  walked.firstBlock = uint32_t(program.blocks.size());
  walked.firstOp = uint32_t(program.ops.size());
  walked.firstArgument = uint32_t(program.arguments.size());
  walked.firstResult = uint32_t(program.results.size());
  walked.firstOperand = uint32_t(program.operands.size());
  walked.firstValue = valueCount;
  program.regions[number] = walked;
  llvm::SmallVector<std::pair<mlir::Operation *, uint32_t>> outer; // ops with regions
  bool builtinArguments = options.verbatim || (options.hasOtherDialects && isOfOtherDialect(region.getParentOp()));
  for (mlir::Block &block : region) {
    uint32_t before = uint32_t(program.ops.size());
    for (mlir::BlockArgument argument : block.getArguments())
      walkArgument(argument, builtinArguments);
    for (mlir::Operation &op : block) {
      if (op.getNumRegions())
        outer.emplace_back(&op, uint32_t(program.ops.size()));
      walkOp(op, number);
    }
    program.blocks.push_back({block.getNumArguments(), uint32_t(program.ops.size()) - before});
  }
  program.regions[number].blocks = uint32_t(program.blocks.size()) - walked.firstBlock;
  program.regions[number].values = valueCount - walked.firstValue;
  for (auto [op, owner] : outer)
    addRegions(*op, owner, number);
}

void ModuleWalk::walkArgument(mlir::BlockArgument argument, bool hasBuiltinTypes) {
  values[argument.getAsOpaquePointer()] = ++valueCount;
  WireAttr location = locationOf(argument.getLoc());
  WireType type = hasBuiltinTypes ? encoder.builtinType(argument.getType()) : encoder.type(argument.getType());
  program.arguments.push_back({location, type});
  if (!type) {
    ops.report(SHLO_UNSUPPORTED, argument.getOwner()->getParentOp(), encoder.why());
    return;
  }
  if (!argument.use_empty())
    ops.allows(type);
  numbering.visit(location);
  numbering.visit(type);
}

void ModuleWalk::walkOp(mlir::Operation &op, uint32_t region) {
  checkWork();
  walkOperands(op, region);
  WalkedOp &walked = program.ops.emplace_back();
  walked.operands = op.getNumOperands();
  walked.results = op.getNumResults();
  for (mlir::Value result : op.getResults())
    values[result.getAsOpaquePointer()] = ++valueCount;
  if (options.verbatim || (options.hasOtherDialects && (isOfOtherDialect(&op) || isCast(&op))))
    describeOther(op, walked);
  else
    describe(op, walked);
}

// A use of a value of an outer region marks every op between as capturing.
void ModuleWalk::walkOperands(mlir::Operation &op, uint32_t region) {
  for (mlir::Value operand : op.getOperands()) {
    uint32_t number = values.lookup(operand.getAsOpaquePointer()), at = region;
    unsigned levels = 0;
    for (; at && number <= program.regions[at].firstValue; at = program.regions[at].parent, ++levels)
      program.ops[program.regions[at].owner].captures = true;
    tooDeep |= levels > deepestRegions;
    program.operands.push_back(number);
  }
}

void ModuleWalk::walkResults(mlir::Operation &op, bool hasBuiltinTypes) {
  for (mlir::Type result : op.getResultTypes()) {
    WireType type = hasBuiltinTypes ? encoder.builtinType(result) : encoder.type(result);
    program.results.push_back(type);
    if (!type) {
      ops.report(SHLO_UNSUPPORTED, &op, encoder.why());
      continue;
    }
    ops.allows(type);
    numbering.visit(type);
  }
}

//===- The parts of an op -----------------------------------------------------------------------------------------===//

void ModuleWalk::walkModule() {
  mlir::Operation &op = *module;
  WalkedOp &walked = program.ops.emplace_back();
  walked.name = numbering.addOp(WireDialect::Builtin, "module");
  numbering.visitOp(walked.name);
  Items items;
  for (mlir::NamedAttribute value : op.getDiscardableAttrDictionary())
    items.emplace_back(value.getName(), builtinOf(op, value.getName(), value.getValue()));
  PropertyList inherent;
  for (StringRef name : {"sym_name", "sym_visibility"}) {
    mlir::Attribute value = op.getInherentAttr(name).value_or(mlir::Attribute());
    WireAttr encoded = value ? builtinOf(op, name, value) : WireAttr();
    if (propertiesApart())
      inherent.push_back({encoded, /*optional=*/true});
    else if (value)
      items.emplace_back(name, encoded);
  }
  if (ops.failed())
    return;
  walked.attributes = dictionary(items);
  if (propertiesApart())
    walked.properties = ops.add(std::move(inherent)) + 1;
  finish(op, walked);
  addRegions(op, 0, 0);
}

void ModuleWalk::describe(mlir::Operation &op, WalkedOp &walked) {
  const OpForm &how = ops.find(op.getName());
  if (!how.version) {
    // The message says what is wrong with the op, not with its parts.
    StringRef dialect = op.getName().getDialectNamespace();
    if (how.record)
      ops.block();
    else
      ops.report(SHLO_UNSUPPORTED, &op,
                 "of dialect '" + dialect + "' has no form in a portable artifact" +
                     (dialect == "chlo" ? "; it must be decomposed first" : ""));
    return;
  }
  walked.name = how.name;
  numbering.visitOp(how.name);
  walkResults(op, false);
  uint32_t list = ops.attributesOf(&op, how);
  bool apart = propertiesApart(), inherent = !ops.properties(list).empty();
  if ((inherent && !apart) || !op.getDiscardableAttrDictionary().empty())
    walked.attributes = ops.discardable(&op, how, inherent && !apart ? &list : nullptr);
  if (inherent && apart)
    walked.properties = list + 1;
  finish(op, walked);
  if (how.older && options.bytecode >= 3)
    useOrders.rewritten(&op);
}

// Attributes and types are builtin or belong to the op's own dialect.
void ModuleWalk::describeOther(mlir::Operation &op, WalkedOp &walked) {
  auto [name, isNew] = otherNames.try_emplace(op.getName(), 0);
  if (isNew) {
    WireDialect dialect = encoder.tables.dialect(op.getName().getDialectNamespace());
    name->second =
        numbering.addOp(dialect, op.getName().stripDialect().str(),
                        !options.plain && (op.isRegistered() || dialect == WireDialect::Vhlo));
  }
  walked.name = name->second;
  numbering.visitOp(walked.name);
  // A cast converts to the side on which its operand is not.
  bool casts = !options.verbatim && isCast(&op);
  walkResults(op, !casts || !isOfOtherDialect(op.getOperand(0)));
  Items items;
  bool inherentToo = op.isRegistered() && !propertiesApart();
  for (mlir::NamedAttribute value : inherentToo ? op.getAttrDictionary() : dictionaryOf(&op))
    items.emplace_back(value.getName(), builtinOf(op, value.getName(), value.getValue()));
  PropertyList properties = inherentAttributesOf(op, items);
  if (ops.failed())
    return;
  walked.attributes = dictionary(items);
  if (!properties.empty())
    walked.properties = ops.add(std::move(properties)) + 1;
  finish(op, walked);
}

// The inherent attributes as properties. If the bytecode has no properties, they are added to the other attributes.
PropertyList ModuleWalk::inherentAttributesOf(mlir::Operation &op, Items &items) {
  PropertyList list;
  const vhlo::OpVersion *version = options.verbatim && !options.plain ? vhlo::findVersioned(op.getName().stripDialect()).second : nullptr;
  auto layout = options.plain ? std::nullopt : inherentAttributes(op.getName().getStringRef());
  if (version) {
    for (const vhlo::WireAttribute &own : version->attributes) {
      WireAttr value = builtinOf(op, own.name, *op.getInherentAttr(own.name));
      if (propertiesApart())
        list.push_back({value});
      else
        items.emplace_back(own.name, value);
    }
  } else if (layout && propertiesApart()) {
    for (const InherentAttribute &property : *layout) {
      mlir::Attribute value = op.getInherentAttr(property.name).value_or(mlir::Attribute());
      list.push_back({value ? builtinOf(op, property.name, value) : WireAttr(), property.optional});
      if (!value && !property.optional)
        ops.report(SHLO_UNSUPPORTED, &op, "attribute '" + Twine(property.name) + "' is missing", property.name);
    }
  } else if (mlir::Attribute properties =
                 op.isRegistered() && !options.plain ? nullptr : op.getPropertiesAsAttribute()) {
    if (propertiesApart())
      list.push_back({builtinOf(op, "properties", properties)});
    else
      mergeProperties(op, properties, items);
  }
  return list;
}

// Before there were properties, ops had all attributes in one dictionary.
void ModuleWalk::mergeProperties(mlir::Operation &op, mlir::Attribute properties, Items &items) {
  auto dictionary = mlir::dyn_cast<mlir::DictionaryAttr>(properties);
  if (!dictionary)
    return ops.block();
  for (mlir::NamedAttribute value : dictionary) {
    if (op.getDiscardableAttrDictionary().contains(value.getName()))
      return ops.block();
    items.emplace_back(value.getName(), builtinOf(op, value.getName(), value.getValue()));
  }
  if (!dictionary.empty() && mergedNames.insert(op.getName()).second)
    mergedOps.push_back(&op);
}

// Adds the remaining parts, in the order in which references are counted.
void ModuleWalk::finish(mlir::Operation &op, WalkedOp &walked) {
  if (walked.attributes)
    numbering.visit(walked.attributes);
  if (walked.properties)
    for (const Property &property : ops.properties(walked.properties - 1))
      if (property.attribute)
        numbering.visit(property.attribute);
  walked.location = locationOf(op.getLoc());
  numbering.visit(walked.location);
}

// None if there are no items.
WireAttr ModuleWalk::dictionary(Items &items) {
  llvm::sort(items, llvm::less_first());
  return items.empty() ? WireAttr() : encoder.dictionary(items);
}

WireAttr ModuleWalk::builtinOf(mlir::Operation &op, StringRef name, mlir::Attribute value) {
  WireAttr attr = encoder.builtin(value);
  if (!attr)
    ops.report(SHLO_UNSUPPORTED, &op, "attribute '" + name + "': " + encoder.why(), name);
  return attr;
}

WireAttr ModuleWalk::locationOf(mlir::Location location) {
  mlir::Attribute unknown = mlir::UnknownLoc::get(module.getContext());
  WireAttr result = encoder.location(options.stripLocations ? unknown : mlir::Attribute(location));
  return result ? result : encoder.location(unknown);
}
