// Reads an artifact into a module. Ops are created one by one, in their final form.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/artifact.h"
#include "artifact/container.h"
#include "artifact/versioned_ops.h"
#include "base/work.h"
#include "dialect/diagnostics.h"
#include "dialect/other_dialects.h"
#include "dialect/shapes.h"
#include "dialect/tool_dialects.h"
#include "infer/verify.h"
#include "vhlo/versioned.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/DenseSet.h"

#include <algorithm>

using namespace shlo;
using namespace shlo::artifact;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using vhlo::Cursor;

namespace {

class Reader {
public:
  Reader(Container &file, mlir::MLIRContext *context, const ReadOptions &options, bool verbatim = false,
         bool plain = false)
      : file(file), context(context), options(options),
        decoder(context, file.tables(), options.maxNesting, options.borrow, verbatim, plain),
        versionedOps(file, decoder, context, verbatim, plain), noAttributes(mlir::DictionaryAttr::get(context)),
        irBytes(file.ir.remaining()) {
    if (options.verify && options.otherDialects == OtherDialects::Keep && !verbatim && !plain)
      early.emplace();
  }

  Result<mlir::OwningOpRef<mlir::ModuleOp>> read() {
    mlir::OwningOpRef<mlir::ModuleOp> result = module();
    if (!result)
      return decoder.takeError();
    return result;
  }
  const llvm::StringMap<uint64_t> &dropped() const { return decoder.dropCounts(); }
  bool hasBorrowed() const { return decoder.hasBorrowed(); }
  // Whether the module was verified while it was read.
  bool isVerified() { return early && early->holds(); }

private:
  // The first op with some attributes. Others with equal attributes are copied from it.
  struct Prototype {
    mlir::Operation *op = nullptr;
    mlir::DictionaryAttr discardable;
    SmallVector<mlir::StringAttr, 0> dropped;
    uint64_t uses = 0;
  };

  // Null on failure, which the decoder keeps.
  mlir::OwningOpRef<mlir::ModuleOp> module();
  bool fail(const Twine &message, const Cursor &at) {
    decoder.fail(SHLO_MALFORMED, message, at.offset());
    return false;
  }
  bool limit(const Twine &message) {
    decoder.fail(SHLO_LIMIT, message);
    return false;
  }
  // An op whose regions are being read. They wait in a list, so that the stack of the thread does not limit their
  // depth.
  struct OpenOp {
    mlir::Operation *op;
    bool isolated;
    bool isFunction;
    bool hasSection = false; // the last of `sections`
    unsigned regions = 0;    // that were begun
    mlir::Block *block = nullptr;
    uint64_t ops = 0;          // of the block, that are not yet read
    size_t firstResult = 0;    // where the op's results are among the values
    size_t size = 0, next = 0; // of the values, before the region
    // Of the values outside of an isolated op.
    std::vector<mlir::Value> outer = {};
    size_t outerNext = 0;
  };

  bool readRegions(mlir::Operation *top, bool isolated);
  bool readOp(Cursor &in, mlir::Block *block, bool inFunction);
  bool completeOp(Cursor &in, mlir::Operation *op, bool isolated);
  bool openRegions(mlir::Operation *op, bool isolated, size_t firstResult);
  bool openNextRegion();
  bool openRegion(Cursor &in, mlir::Region &region);
  bool closeRegion();
  bool closeOp();
  bool readArguments(Cursor &in, mlir::Block *block);
  bool define(mlir::Value value, Cursor &in);
  bool setModuleAttributes(mlir::Operation *module, std::optional<uint64_t> attributes,
                           std::optional<uint64_t> properties);
  bool setDiscardable(mlir::Operation *op, llvm::ArrayRef<vhlo::Decoder::Item> items, Prototype &prototype);

  Container &file;
  mlir::MLIRContext *context;
  const ReadOptions &options;
  vhlo::Decoder decoder;
  VersionedOps versionedOps;
  mlir::DictionaryAttr noAttributes;

  // Keyed by op name, location, dictionary and properties.
  llvm::DenseMap<std::pair<uint64_t, uint64_t>, Prototype> prototypes;
  // Values of the innermost isolated region and the regions in it; null if not yet defined.
  std::vector<mlir::Value> values;
  size_t nextValue = 0;
  uint64_t announced = 0; // values that the open regions announced and that are not yet defined
  uint64_t opCount = 0;
  std::vector<OpenOp> openOps;
  std::vector<Cursor> sections;       // of the isolated ops among them; the program's is the first
  std::optional<EarlyVerifier> early; // if the module is to be verified
  const uint64_t irBytes;             // size of the IR section
};

mlir::OwningOpRef<mlir::ModuleOp> Reader::module() {
  if (!decoder.places())
    return nullptr;
  sections.push_back(file.ir);
  Cursor &in = sections.back();
  bool hasArguments;
  uint64_t count = in.varintWithFlag(hasArguments);
  if (in.failed() || count != 1 || hasArguments)
    return fail("the program is not a single module", in), nullptr;
  const VersionedOp *top = versionedOps.resolve(in.varint(), in.offset());
  uint8_t mask = in.byte();
  uint64_t place = in.varint();
  std::optional<uint64_t> attributes, properties;
  if (mask & hasAttributes)
    attributes = in.varint();
  if (mask & hasProperties)
    properties = in.varint();
  if (decoder.failed())
    return nullptr;
  if (in.failed() || top->kind != VersionedOp::Module || (mask & ~(hasAttributes | hasProperties)) != hasRegions)
    return fail("the program is not a single module", in), nullptr;
  bool isolated;
  uint64_t regionCount = in.varintWithFlag(isolated);
  if (in.failed() || regionCount != 1)
    return fail("the module does not have one region", in), nullptr;
  mlir::LocationAttr location = decoder.location(place);
  if (!location)
    return nullptr;
  mlir::OperationName name(mlir::ModuleOp::getOperationName(), context);
  mlir::Operation *op = mlir::Operation::create(location, name, mlir::TypeRange(), mlir::ValueRange(), noAttributes,
                                                mlir::OpaqueProperties(nullptr), mlir::BlockRange(), 1);
  mlir::OwningOpRef<mlir::ModuleOp> module(mlir::cast<mlir::ModuleOp>(op));
  if (!setModuleAttributes(op, attributes, properties) || !readRegions(op, isolated))
    return nullptr;
  if (sections.front().failed() || !sections.front().atEnd())
    return fail("there are bytes after the module", sections.front()), nullptr;
  for (const auto &prototype : prototypes)
    for (mlir::StringAttr dropped : prototype.second.dropped)
      decoder.dropped(dropped, prototype.second.uses);
  if (!llvm::hasSingleElement(op->getRegion(0)) || op->getRegion(0).getNumArguments())
    return fail("the module does not have one block", in), nullptr;
  if (early)
    early->add(op, /*isIsolated=*/true);
  return module;
}

bool Reader::setModuleAttributes(mlir::Operation *module, std::optional<uint64_t> attributes,
                                 std::optional<uint64_t> properties) {
  SmallVector<vhlo::Decoder::Item> items;
  if (attributes && !decoder.dictionary(*attributes, items))
    return false;
  if (properties) {
    // The inherent attributes in the order of their names; each may be absent.
    if (*properties >= file.properties.size())
      return fail("the properties of the module are missing", file.ir);
    Cursor in(file.properties[*properties], file.file);
    for (StringRef name : {"sym_name", "sym_visibility"})
      if (uint64_t value = in.varint())
        items.push_back({mlir::StringAttr::get(context, name), value >> 1});
    if (in.failed() || !in.atEnd())
      return fail("the properties of the module are damaged", in);
  }
  // All at once: each dictionary that MLIR makes stays in the context.
  SmallVector<mlir::NamedAttribute> discardable;
  llvm::DenseSet<mlir::StringAttr> names;
  for (auto &item : items) {
    const vhlo::DecodedAttr *value = decoder.attribute(item.value);
    if (!value)
      return false;
    if (!value->attr) {
      decoder.dropped(item.name);
      continue;
    }
    if (!names.insert(item.name).second)
      return fail("attribute '" + item.name.getValue() + "' of the module is defined twice", file.ir);
    if (!module->getInherentAttr(item.name)) {
      discardable.emplace_back(item.name, value->attr);
      continue;
    }
    module->setInherentAttr(item.name, value->attr);
    if (module->getInherentAttr(item.name) != value->attr)
      return fail("attribute '" + item.name.getValue() + "' of the module is of another kind", file.ir);
  }
  if (!discardable.empty())
    module->setDiscardableAttrs(mlir::DictionaryAttr::get(context, discardable));
  return true;
}

bool Reader::setDiscardable(mlir::Operation *op, llvm::ArrayRef<vhlo::Decoder::Item> items, Prototype &prototype) {
  SmallVector<mlir::NamedAttribute> kept;
  for (const auto &item : items) {
    const vhlo::DecodedAttr *value = decoder.attribute(item.value);
    if (!value)
      return false;
    if (isInherent(op, item.name))
      return fail("attribute '" + item.name.getValue() + "' is not allowed here", file.ir);
    if (value->attr)
      kept.emplace_back(item.name, value->attr);
    else
      prototype.dropped.push_back(item.name);
  }
  if (mlir::DictionaryAttr::findDuplicate(kept, /*isSorted=*/false))
    return fail("an attribute is defined twice", file.ir);
  prototype.discardable = kept.empty() ? noAttributes : mlir::DictionaryAttr::get(context, kept);
  return true;
}

bool Reader::define(mlir::Value value, Cursor &in) {
  if (nextValue >= values.size())
    return fail("a region has more values than it states", in);
  values[nextValue++] = value;
  --announced;
  return true;
}

bool Reader::readOp(Cursor &in, mlir::Block *block, bool inFunction) {
  checkWork();
  if (++opCount > options.maxOps)
    return limit("has more than " + Twine(options.maxOps) + " ops");
  uint64_t nameIndex = in.varint();
  const VersionedOp *versioned = in.failed() ? nullptr : versionedOps.resolve(nameIndex, in.offset());
  if (!versioned)
    return in.failed() ? fail("the program ends in an op", in) : false;
  if (versioned->kind == VersionedOp::Module)
    return fail("a module contains a module", in);
  uint8_t mask = in.byte();
  uint64_t place = in.varint();
  uint64_t attributes = mask & hasAttributes ? in.varint() + 1 : 0;
  uint64_t properties = mask & hasProperties ? in.varint() + 1 : 0;
  if (attributes > UINT32_MAX || properties > UINT32_MAX)
    return fail("an index is out of range", in);

  SmallVector<mlir::Type, 4> types;
  if (mask & hasResults)
    for (uint64_t n = in.count(); n && !in.failed(); --n) {
      mlir::Type type = decoder.type(in.varint());
      if (!type)
        return false;
      types.push_back(type);
    }
  SmallVector<mlir::Value, 8> operands;
  if (mask & hasOperands)
    for (uint64_t n = in.count(); n && !in.failed(); --n) {
      uint64_t index = in.varint();
      if (index >= values.size() || !values[index])
        return fail("an operand is used before it is defined", in);
      operands.push_back(values[index]);
    }
  if (mask & hasSuccessors)
    return fail("an op has successors", in);
  if ((mask & hasUseOrders) && (file.bytecode < 3 || !skipUseOrders(in, types.size())))
    return fail("an order of uses is damaged", in);
  bool isolated = false;
  uint64_t regionCount = mask & hasRegions ? in.varintWithFlag(isolated) : 0;
  if (in.failed() || mask & 0x80 || regionCount > in.remaining() || regionCount > 1 << 20)
    return fail("an op is damaged", in);

  mlir::LocationAttr location = decoder.location(place);
  if (!location)
    return false;
  if (versioned->kind == VersionedOp::Cast) {
    // A value has one type in the program.
    if (operands.size() != 1 || types.size() != 1 || regionCount)
      return fail("a cast has several values", in);
    if (operands[0].getType() != types[0]) {
      decoder.fail(SHLO_UNSUPPORTED, "a cast is between types that differ in the program", in.offset());
      return false;
    }
    return define(operands[0], in);
  }
  if (versioned->kind == VersionedOp::OtherDialect || versioned->kind == VersionedOp::Versioned) {
    mlir::Operation *op =
        mlir::Operation::create(location, *versioned->name, types, operands, noAttributes,
                                mlir::OpaqueProperties(nullptr), mlir::BlockRange(), unsigned(regionCount));
    block->push_back(op);
    SmallVector<vhlo::Decoder::Item> items;
    std::optional<uint64_t> apart = properties ? std::optional(properties - 1) : std::nullopt;
    if (attributes && !decoder.dictionary(attributes - 1, items))
      return false;
    if (versioned->kind == VersionedOp::OtherDialect
            ? !versionedOps.setOtherAttributes(op, nameIndex, apart, items)
            : !versionedOps.setVersionedAttributes(op, nameIndex, *versioned, apart, items))
      return false;
    return completeOp(in, op, isolated);
  }
  const vhlo::OpVersion &version = *versioned->version;
  if (version.singleOperand && operands.size() != 1)
    return fail("'" + versioned->record->mnemonic + "_v" + Twine(unsigned(version.number)) + "' with " +
                    Twine(operands.size()) + " operands",
                in);
  if (!version.regions && regionCount)
    return fail("'" + versioned->record->mnemonic + "_v" + Twine(unsigned(version.number)) + "' has regions", in);
  bool returns = versioned->kind == VersionedOp::Return && inFunction;
  mlir::OperationName name = returns ? *versioned->nameInFunction : *versioned->name;

  Prototype &prototype = prototypes[{nameIndex << 1 | uint64_t(returns), attributes << 32 | properties}];
  mlir::OpaqueProperties same(nullptr);
  if (prototype.op)
    same = prototype.op->getPropertiesStorage();
  mlir::Operation *op = mlir::Operation::create(location, name, types, operands, noAttributes, same, mlir::BlockRange(),
                                                unsigned(regionCount));
  block->push_back(op);
  if (!prototype.op) {
    SmallVector<vhlo::Decoder::Item> items;
    if (attributes && !decoder.dictionary(attributes - 1, items))
      return false;
    bool asProperties = properties || version.attributes.empty();
    if (properties && file.bytecode < 5)
      return fail("an op has properties, which this version of the bytecode does not have", in);
    if ((!asProperties || properties) &&
        !versionedOps.setAttributes(op, *versioned, properties ? std::optional(properties - 1) : std::nullopt, items))
      return false;
    if (!setDiscardable(op, items, prototype))
      return false;
    prototype.op = op;
  }
  if (!prototype.discardable.empty())
    op->setDiscardableAttrs(prototype.discardable);
  ++prototype.uses;
  return completeOp(in, op, isolated);
}

bool Reader::completeOp(Cursor &in, mlir::Operation *op, bool isolated) {
  // Results are numbered before the values of the op's regions, which must not use them.
  const size_t firstResult = nextValue;
  if (!op->getNumRegions()) {
    for (mlir::Value result : op->getResults())
      if (!define(result, in))
        return false;
    if (early)
      early->add(op, isolated);
    return true;
  }
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    if (!define(nullptr, in))
      return false;
  return openRegions(op, isolated, firstResult);
}

bool Reader::readRegions(mlir::Operation *top, bool isolated) {
  if (!openRegions(top, isolated, 0))
    return false;
  while (!openOps.empty()) {
    OpenOp &open = openOps.back();
    Cursor &in = sections.back();
    const bool hasOps = open.ops != 0 && !in.failed();
    open.ops -= hasOps;
    if (!(hasOps ? readOp(in, open.block, open.isFunction) : closeRegion()))
      return false;
  }
  return true;
}

bool Reader::openRegions(mlir::Operation *op, bool isolated, size_t firstResult) {
  if (openOps.size() >= options.maxNesting)
    return limit("regions are nested deeper than " + Twine(options.maxNesting));
  OpenOp &open = openOps.emplace_back(op, isolated, op->getName().getStringRef() == "func.func");
  open.firstResult = firstResult;
  if (isolated) {
    if (file.bytecode >= 2) {
      SectionId id;
      StringRef payload;
      if (!readSection(sections.back(), id, payload) || id != SectionId::Ir)
        return fail("a region does not have its section", sections.back());
      sections.emplace_back(payload, file.file);
      open.hasSection = true;
    }
    open.outer.swap(values);
    open.outerNext = std::exchange(nextValue, 0);
  }
  return openNextRegion();
}

// Begins the next region with a block; after the last one, the op ends.
bool Reader::openNextRegion() {
  OpenOp &open = openOps.back();
  open.block = nullptr;
  while (!open.block && open.regions < open.op->getNumRegions())
    if (!openRegion(sections.back(), open.op->getRegion(open.regions++)))
      return false;
  return open.block || closeOp();
}

bool Reader::openRegion(Cursor &in, mlir::Region &region) {
  uint64_t blocks = in.varint();
  if (!in.failed() && blocks == 0)
    return true;
  uint64_t valueCount = in.varint();
  if (in.failed() || blocks != 1)
    return fail(in.failed() ? "a region is damaged" : "a region has several blocks", in);
  // Each announced value takes at least one byte, here or in a region that is still open.
  announced += valueCount;
  if (valueCount > irBytes || announced > irBytes)
    return fail("a region states more values than the file can hold", in);
  OpenOp &open = openOps.back();
  open.size = values.size();
  open.next = std::exchange(nextValue, values.size());
  values.resize(open.size + valueCount);

  open.block = new mlir::Block;
  region.push_back(open.block);
  bool hasArguments;
  open.ops = in.varintWithFlag(hasArguments);
  return !hasArguments || readArguments(in, open.block);
}

bool Reader::closeRegion() {
  const OpenOp &open = openOps.back();
  if (sections.back().failed())
    return fail("a region is damaged", sections.back());
  if (nextValue != values.size())
    return fail("a region has fewer values than it states", sections.back());
  values.resize(open.size);
  nextValue = open.next;
  return openNextRegion();
}

bool Reader::closeOp() {
  OpenOp open = std::move(openOps.back());
  openOps.pop_back();
  if (open.isolated) {
    values.swap(open.outer);
    nextValue = open.outerNext;
  }
  if (open.hasSection) {
    if (!sections.back().atEnd())
      return fail("there are bytes after a region", sections.back());
    sections.pop_back();
  }
  std::copy(open.op->result_begin(), open.op->result_end(), values.begin() + ptrdiff_t(open.firstResult));
  if (early && !openOps.empty()) // the module is added by itself
    early->add(open.op, open.isolated);
  return true;
}

bool Reader::readArguments(Cursor &in, mlir::Block *block) {
  uint64_t count = in.count();
  for (uint64_t i = 0; i < count && !in.failed(); ++i) {
    bool hasLocation = true;
    uint64_t typeIndex = file.bytecode >= 4 ? in.varintWithFlag(hasLocation) : in.varint();
    uint64_t place = hasLocation ? in.varint() : 0;
    if (in.failed())
      break;
    mlir::Type type = decoder.type(typeIndex);
    mlir::LocationAttr location = hasLocation ? decoder.location(place) : mlir::UnknownLoc::get(context);
    if (!type || !location || !define(block->addArgument(type, location), in))
      return false;
  }
  if (file.bytecode >= 3 && (in.byte() & hasUseOrders) && !skipUseOrders(in, count))
    return fail("an order of uses is damaged", in);
  return !in.failed() || fail("a block is damaged", in);
}

} // namespace

static Result<Container> readArtifact(std::string_view bytes) {
  if (!StringRef(bytes.data(), bytes.size()).starts_with(magic))
    return notAnArtifact(detect(bytes));
  Result<Container> file = readContainer(bytes);
  if (file && detect(bytes) != Content::Artifact)
    return notAnArtifact(Content::MlirBytecode);
  return file;
}

Result<std::shared_ptr<Module>> artifact::read(std::string_view bytes, const ReadOptions &options,
                                               std::shared_ptr<const void> owner) {
  Result<Container> file = readArtifact(bytes);
  if (!file)
    return std::move(file.error());
  std::shared_ptr<Module> result = Module::create(bytes.size());
  OneThread alone(result->context());
  Reader reader(*file, &result->context(), options);
  Result<mlir::OwningOpRef<mlir::ModuleOp>> module = reader.read();
  if (!module)
    return std::move(module.error());
  result->adopt(module->release());
  // Otherwise the context can serve another module.
  if (reader.hasBorrowed())
    result->keep(std::move(owner));
  llvm::StringMap<uint64_t> dropped = reader.dropped();
  if (options.otherDialects == OtherDialects::Reject && !dropped.empty())
    return makeError(
        SHLO_UNSUPPORTED,
        ("attribute '" + dropped.begin()->getKey() + "' belongs to another dialect, which the options reject").str());
  if (Status status = applyPolicy(result->op(), options.otherDialects, dropped); !status)
    return std::move(status.error());
  reportDropped(dropped, options.findings);
  if (options.verify && !reader.isVerified())
    if (Status verified = options.lenient ? verifyLeniently(*result) : verify(*result); !verified)
      return std::move(verified.error());
  return result;
}

Result<std::shared_ptr<Module>> artifact::readVersioned(std::string_view bytes, const ReadOptions &options) {
  Result<Container> file = readArtifact(bytes);
  if (!file)
    return std::move(file.error());
  std::shared_ptr<Module> result = Module::create(bytes.size());
  OneThread alone(result->context());
  result->context().getOrLoadDialect<vhlo::VersionedDialect>();
  Result<Peek> producer = peek(bytes);
  result->setVersionedFor(producer ? std::move(producer->version) : std::string());
  Reader reader(*file, &result->context(), options, /*verbatim=*/true);
  Result<mlir::OwningOpRef<mlir::ModuleOp>> module = reader.read();
  if (!module)
    return std::move(module.error());
  result->adopt(module->release());
  reportDropped(reader.dropped(), options.findings);
  return result;
}

Result<std::shared_ptr<Module>> artifact::readPlain(std::string_view bytes, const ReadOptions &options) {
  Result<Container> file = readContainer(bytes);
  if (!file)
    return std::move(file.error());
  const bool withTools = file->producer == plainProducerWithTools;
  if (file->producer != plainProducer && !withTools)
    return notAnArtifact(detect(bytes));
  std::shared_ptr<Module> result = Module::create(bytes.size());
  OneThread alone(result->context());
  if (withTools) {
    loadToolDialects(result->context());
    shapes::load(result->context());
  }
  DiagnosticCollector ignored(result->context()); // the reader says what is wrong
  ReadOptions copying = options;
  copying.borrow = false;
  Reader reader(*file, &result->context(), copying, /*verbatim=*/false, /*plain=*/true);
  Result<mlir::OwningOpRef<mlir::ModuleOp>> module = reader.read();
  if (!module)
    return std::move(module.error());
  result->adopt(module->release());
  if (Status status = checkOps(result->op()); !status)
    return std::move(status.error());
  llvm::StringMap<uint64_t> dropped = reader.dropped();
  if (Status status = applyPolicy(result->op(), options.otherDialects, dropped); !status)
    return std::move(status.error());
  reportDropped(dropped, options.findings);
  if (options.verify)
    if (Status verified = options.lenient ? verifyLeniently(*result) : verify(*result); !verified)
      return std::move(verified.error());
  return result;
}
