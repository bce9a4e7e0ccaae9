// Where a builder adds ops, which values are visible, and which regions ops take.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/builder_state.h"

#include "dialect/diagnostics.h"
#include "dialect/op_table.h"
#include "infer/op_state.h"
#include "infer/verify.h"
#include "passes/reify_shapes.h"

#include "llvm/ADT/TypeSwitch.h"

namespace shlo::capi {

namespace {

// The maximum nesting of regions. The parser's limit then accepts the printed module, where each region has two
// brackets.
constexpr unsigned maxRegionDepth = 60;

std::string place(const char *parameter, int64_t index) {
  return index < 0 ? std::string(parameter) : parameter + ("[" + std::to_string(index) + "]");
}

[[noreturn]] void failPlace(const char *parameter, int64_t index, const std::string &what) {
  fail(SHLO_INVALID_ARGUMENT, place(parameter, index) + " " + what);
}

// The bytes of what the attribute does not share with others.
uint64_t ownBytes(mlir::Attribute attribute) {
  return llvm::TypeSwitch<mlir::Attribute, uint64_t>(attribute)
      .Case([](mlir::DenseIntOrFPElementsAttr constant) { return constant.getRawData().size(); })
      .Case([](mlir::DenseArrayAttr array) { return array.getRawData().size(); })
      .Case([](mlir::StringAttr text) { return text.size(); })
      .Case([](mlir::FlatSymbolRefAttr symbol) { return symbol.getValue().size(); })
      .Case([](mlir::ArrayAttr list) { return list.size() * sizeof(mlir::Attribute); })
      .Case([](mlir::DictionaryAttr items) { return items.size() * sizeof(mlir::NamedAttribute); })
      .Default([](mlir::Attribute) { return sizeof(void *); });
}

// The same with its entries. What is in those has been there before.
uint64_t newBytes(mlir::Attribute attribute) {
  uint64_t bytes = ownBytes(attribute);
  if (auto list = llvm::dyn_cast<mlir::ArrayAttr>(attribute))
    for (mlir::Attribute entry : list)
      bytes += ownBytes(entry);
  if (auto items = llvm::dyn_cast<mlir::DictionaryAttr>(attribute))
    for (mlir::NamedAttribute item : items)
      bytes += item.getName().size() + ownBytes(item.getValue());
  return bytes;
}

} // namespace

Builder::Builder(std::string_view name)
    : module(Module::create(name.size())), position(mlir::UnknownLoc::get(context())), location(position),
      keeper(module->clone()) {
  if (!name.empty())
    root().setSymName(llvm::StringRef(name.data(), name.size()));
}

Builder::~Builder() {
  // Ops of one region may use values of another region or of the module.
  for (Frame &frame : frames)
    if (frame.region)
      frame.region->dropAllReferences();
  for (auto &[block, waiting] : waitingRegions)
    waiting.region->dropAllReferences();
}

//===- Handles ----------------------------------------------------------------------------------------------------===//

mlir::Type Builder::admit(mlir::Type type) {
  unwrap(checkType(type, sizes));
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(type); shaped && shaped.hasRank())
    feed(uint64_t(shaped.getRank()) * sizeof(int64_t));
  checkMemory();
  return type;
}

mlir::Attribute Builder::admit(mlir::Attribute attribute) {
  unwrap(sizes.check(attribute));
  feed(newBytes(attribute));
  checkMemory();
  return attribute;
}

mlir::Type Builder::parseType(std::string_view text) {
  feed(text.size());
  return admit(parseTypeIn(context(), text));
}
mlir::Attribute Builder::parseAttribute(std::string_view text) {
  feed(text.size());
  return admit(parseAttributeIn(context(), text));
}

mlir::Type Builder::type(const shlo_type *handle, const char *parameter, int64_t index) {
  if (!handle)
    failPlace(parameter, index, "is NULL");
  const mlir::Type type = typeOf(handle);
  if (type.getContext() == context())
    return admit(type);
  feed(Module::unknownInput);
  return admit(copyInto(context(), type));
}

mlir::Attribute Builder::attribute(const shlo_attribute *handle, const char *parameter, int64_t index) {
  if (!handle)
    failPlace(parameter, index, "is NULL");
  const mlir::Attribute attribute = attributeOf(handle);
  if (attribute.getContext() == context())
    return admit(attribute);
  feed(Module::unknownInput);
  return admit(copyInto(context(), attribute));
}

mlir::DictionaryAttr Builder::dictionary(const shlo_attribute *handle, const char *parameter) {
  if (!handle)
    return {};
  auto result = llvm::dyn_cast<mlir::DictionaryAttr>(attribute(handle, parameter));
  if (!result)
    failPlace(parameter, -1, "is not a dictionary");
  return result;
}

mlir::Operation *Builder::operation(const shlo_operation *handle, const char *parameter) const {
  if (!handle)
    failNull(parameter);
  mlir::Operation *result = operationOf(handle);
  if (result->getContext() != context())
    failPlace(parameter, -1, "belongs to another module or builder");
  mlir::Region *outermost = result->getParentRegion();
  while (outermost && outermost->getParentOp() && outermost->getParentOp()->getParentRegion())
    outermost = outermost->getParentOp()->getParentRegion();
  if (llvm::any_of(discarded, [&](const auto &region) { return region.get() == outermost; }))
    failPlace(parameter, -1, "belongs to a function or region that was discarded");
  return result;
}

mlir::Value Builder::value(const shlo_value *handle, const char *parameter, int64_t index) const {
  if (!handle)
    failPlace(parameter, index, "is NULL");
  mlir::Value result = valueOf(handle);
  if (result.getContext() != context())
    failPlace(parameter, index, "belongs to another module or builder");
  // Values of enclosing regions are visible in a region, but not in a function.
  for (const Frame &frame : llvm::reverse(frames)) {
    if (result.getParentBlock() == frame.block)
      return result;
    if (frame.function)
      break;
  }
  failPlace(parameter, index, "belongs to a function or region that is not open here");
}

llvm::SmallVector<mlir::Type> Builder::types(const shlo_type *const *handles, size_t count, const char *parameter) {
  llvm::SmallVector<mlir::Type> result;
  for (const shlo_type *handle : checkedList(handles, count, parameter))
    result.push_back(type(handle, parameter, int64_t(result.size())));
  return result;
}

llvm::SmallVector<mlir::Value> Builder::values(const shlo_value *const *handles, size_t count,
                                               const char *parameter) const {
  llvm::SmallVector<mlir::Value> result;
  for (const shlo_value *handle : checkedList(handles, count, parameter))
    result.push_back(value(handle, parameter, int64_t(result.size())));
  return result;
}

//===- Functions and regions --------------------------------------------------------------------------------------===//

mlir::func::FuncOp Builder::addFunction(std::string_view name, shlo_visibility visibility,
                                        llvm::ArrayRef<mlir::Type> arguments, llvm::ArrayRef<mlir::Type> results) {
  llvm::StringRef text(name.data(), name.size());
  if (name.empty())
    fail(SHLO_INVALID_ARGUMENT, "name is empty");
  feed(name.size());
  if (functions.contains(text))
    fail(SHLO_INVALID_PROGRAM, "a function @" + std::string(name) + " exists already");
  auto function = mlir::func::FuncOp::create(location, text, mlir::FunctionType::get(context(), arguments, results));
  root().push_back(function);
  if (visibility != SHLO_VISIBILITY_DEFAULT)
    function.setSymVisibility(visibility == SHLO_VISIBILITY_PUBLIC ? "public" : "private");
  functions[text] = function;
  return function;
}

void Builder::setPosition(mlir::Location next) {
  if (auto file = llvm::dyn_cast<mlir::FileLineColLoc>(next))
    feed(file.getFilename().size());
  position = next;
  location = locationName ? mlir::Location(mlir::NameLoc::get(locationName, position)) : position;
}

void Builder::setLocationName(std::string_view name) {
  feed(name.size());
  locationName = name.empty() ? mlir::StringAttr() : mlir::StringAttr::get(context(), llvm::StringRef(name));
  setPosition(position);
}

void Builder::setArgumentName(const shlo_region *handle, size_t index, std::string_view name) {
  if (!handle)
    failNull("region");
  feed(name.size());
  mlir::Block *block = blockOf(handle);
  if (llvm::none_of(frames, [&](const Frame &frame) { return frame.block == block; }))
    failPlace("region", -1, "is not open in this builder");
  if (index >= block->getNumArguments())
    fail(SHLO_INVALID_ARGUMENT, "index is " + std::to_string(index) + ", region has " +
                                    std::to_string(block->getNumArguments()) + " arguments");
  mlir::BlockArgument argument = block->getArgument(unsigned(index));
  mlir::Location place = argument.getLoc();
  if (auto named = llvm::dyn_cast<mlir::NameLoc>(place))
    place = named.getChildLoc();
  if (!name.empty())
    place = mlir::NameLoc::get(mlir::StringAttr::get(context(), llvm::StringRef(name)), place);
  argument.setLoc(place);
}

mlir::Block *Builder::beginFunction(std::string_view name, shlo_visibility visibility,
                                    llvm::ArrayRef<mlir::Type> arguments) {
  if (visibility < SHLO_VISIBILITY_DEFAULT || visibility > SHLO_VISIBILITY_PRIVATE)
    fail(SHLO_INVALID_ARGUMENT, "visibility is " + std::to_string(visibility) + ", expected 0 to 2");
  mlir::func::FuncOp function = addFunction(name, visibility, arguments, {});
  Frame &frame = frames.emplace_back();
  frame.block = function.addEntryBlock();
  for (mlir::BlockArgument argument : frame.block->getArguments())
    argument.setLoc(position);
  frame.function = function;
  return frame.block;
}

mlir::func::FuncOp Builder::declareFunction(std::string_view name, llvm::ArrayRef<mlir::Type> arguments,
                                            llvm::ArrayRef<mlir::Type> results) {
  return addFunction(name, SHLO_VISIBILITY_PRIVATE, arguments, results);
}

Builder::Frame &Builder::top(const char *what) {
  if (frames.empty())
    fail(SHLO_INVALID_ARGUMENT, std::string("no ") + what + " is open");
  return frames.back();
}

void Builder::end(mlir::Block &block, llvm::StringRef terminator, llvm::ArrayRef<mlir::Value> returned) {
  mlir::OperationState state(location, terminator);
  state.addOperands(returned);
  block.push_back(mlir::Operation::create(state));
}

mlir::func::FuncOp Builder::endFunction(llvm::ArrayRef<mlir::Value> returned) {
  Frame &frame = top("function");
  if (!frame.function)
    fail(SHLO_INVALID_ARGUMENT, "a region that was begun in the function is still open");
  mlir::func::FuncOp function = frame.function;
  const OpTable *table = opTableOf(*frame.block, mlir::ValueRange(returned).getTypes());
  end(*frame.block, table ? table->functionEnd() : mlir::func::ReturnOp::getOperationName(), returned);
  auto results = llvm::to_vector(llvm::map_range(returned, [](mlir::Value value) { return value.getType(); }));
  function.setFunctionType(mlir::FunctionType::get(context(), function.getArgumentTypes(), results));
  discardWaiting(frame.block);
  frames.pop_back();
  return function;
}

mlir::Block *Builder::beginRegion(llvm::ArrayRef<mlir::Type> arguments) {
  if (frames.size() >= maxRegionDepth)
    fail(SHLO_LIMIT, "regions are nested more than " + std::to_string(maxRegionDepth) + " levels deep");
  auto region = std::make_unique<mlir::Region>();
  mlir::Block *block = new mlir::Block();
  region->push_back(block);
  for (mlir::Type type : arguments)
    block->addArgument(type, position);
  Frame &frame = frames.emplace_back();
  frame.block = block;
  frame.region = std::move(region);
  return block;
}

void Builder::endRegion(llvm::ArrayRef<mlir::Value> returned) {
  Frame &frame = top("region");
  if (frame.function)
    fail(SHLO_INVALID_ARGUMENT, "no region is open; the function ends with shlo_builder_end_function");
  // If the op that takes the region is of another dialect, it ends it otherwise.
  if (const OpTable *table = opTableOf(*frame.block, mlir::ValueRange(returned).getTypes()))
    end(*frame.block, table->regionEnd(), returned);
  else
    frame.block->push_back(unwrap(makeOp(
        {location, "stablehlo.return", returned, {}, {}, llvm::ArrayRef<mlir::Type>(), root(), sizes, std::nullopt})));
  discardWaiting(frame.block);
  Frame ended = std::move(frame);
  frames.pop_back();
  waitingRegions[ended.block] = {std::move(ended.region), frames.empty() ? nullptr : frames.back().block, ended.height};
}

void Builder::abandon() {
  Frame &frame = top("function or region");
  discardWaiting(frame.block);
  std::unique_ptr<mlir::Region> region = std::move(frame.region);
  if (frame.function) {
    functions.erase(frame.function.getSymName());
    frame.function->remove();
    region = std::make_unique<mlir::Region>();
    region->push_back(new mlir::Block());
    region->front().push_back(frame.function);
  }
  discard(std::move(region));
  frames.pop_back();
}

bool Builder::isOpen(mlir::func::FuncOp function) const {
  return llvm::any_of(frames, [&](const Frame &frame) { return frame.function == function; });
}

mlir::Operation *Builder::last() const {
  if (frames.empty() || frames.back().block->empty())
    return nullptr;
  return &frames.back().block->back();
}

void Builder::discardWaiting(mlir::Block *home) {
  for (auto entry = waitingRegions.begin(); entry != waitingRegions.end();) {
    if (entry->second.home != home) {
      ++entry;
      continue;
    }
    discard(std::move(entry->second.region));
    entry = waitingRegions.erase(entry);
  }
}

void Builder::discard(std::unique_ptr<mlir::Region> region) {
  region->dropAllReferences();
  discarded.push_back(std::move(region));
}

Builder::Waiting &Builder::waiting(const shlo_region *handle, size_t index) {
  if (!handle)
    failPlace("regions", int64_t(index), "is NULL");
  auto found = waitingRegions.find(blockOf(handle));
  if (found == waitingRegions.end())
    failPlace("regions", int64_t(index), "does not wait for an op of this builder");
  return found->second;
}

llvm::SmallVector<mlir::Region *> Builder::regionsOf(const OpRequest &request) {
  llvm::SmallVector<mlir::Region *> result;
  const llvm::StringRef dialect = request.name.split('.').first;
  for (const shlo_region *handle : request.regions) {
    // A subgraph that is left out. The ops of StableHLO have none.
    if (!handle && opTableOf(context()->getOrLoadDialect(dialect))) {
      if (absentRegions.size() <= result.size())
        absentRegions.resize(result.size() + 1);
      if (!absentRegions[result.size()])
        absentRegions[result.size()] = std::make_unique<mlir::Region>();
      result.push_back(absentRegions[result.size()].get());
      continue;
    }
    mlir::Region *region = waiting(handle, result.size()).region.get();
    if (llvm::is_contained(result, region))
      failPlace("regions", int64_t(result.size()), "occurs twice");
    result.push_back(region);
  }
  return result;
}

//===- Ops --------------------------------------------------------------------------------------------------------===//

// A call of a function that is missing or not complete is verified with the module.
mlir::Operation *Builder::makeCall(const OpRequest &request) {
  mlir::OperationName name(request.name, context());
  mlir::NamedAttrList attributes(request.attributes);
  DiagnosticCollector collector(*context());
  if (failed(name.verifyInherentAttrs(attributes, [&] { return mlir::emitError(location); })))
    throw Failure{collector.takeError(SHLO_INVALID_PROGRAM)};
  auto callee = llvm::dyn_cast_or_null<mlir::FlatSymbolRefAttr>(attributes.get("callee"));
  auto broken = [&](std::string subject, const std::string &text) {
    Error error = makeError(SHLO_INVALID_PROGRAM, request.name.str() + ": " + subject + " " + text);
    Diagnostic &finding = error.diagnostics.emplace_back();
    finding.op = request.name.str();
    finding.message = subject + " " + text;
    finding.subject = std::move(subject);
    setPlace(finding, location);
    throw Failure{std::move(error)};
  };
  if (!callee)
    broken("callee", "is missing, expected the name of a function");
  if (!request.regions.empty())
    broken("regions", "are " + std::to_string(request.regions.size()) + ", expected 0");
  mlir::func::FuncOp function = functions.lookup(callee.getValue());
  llvm::SmallVector<mlir::Type> results;
  if (request.results)
    llvm::append_range(results, *request.results);
  if (function && !isOpen(function)) {
    llvm::ArrayRef<mlir::Type> inputs = function.getArgumentTypes();
    if (inputs.size() != request.operands.size())
      broken("operands",
             "are " + std::to_string(request.operands.size()) + ", expected " + std::to_string(inputs.size()));
    for (size_t i = 0; i < inputs.size(); ++i)
      if (inputs[i] != request.operands[i].getType())
        broken("operand " + std::to_string(i),
               "is of another type than argument " + std::to_string(i) + " of @" + callee.getValue().str());
    if (!request.results)
      llvm::append_range(results, function.getResultTypes());
    else if (mlir::TypeRange(results) != mlir::TypeRange(function.getResultTypes()))
      broken("results", "are of other types than those of @" + callee.getValue().str());
  } else if (!request.results) {
    broken("results", "need types: the function @" + callee.getValue().str() + " is not complete yet");
  }
  if (request.resultCount && *request.resultCount != results.size())
    fail(SHLO_INVALID_ARGUMENT, "there is room for " + std::to_string(*request.resultCount) + " results, the op has " +
                                    std::to_string(results.size()));
  mlir::OperationState state(location, name);
  state.addOperands(request.operands);
  state.addTypes(results);
  state.addAttributes(attributes);
  return mlir::Operation::create(state);
}

mlir::Operation *Builder::add(const OpRequest &request) {
  Frame &frame = top("function");
  if (request.name == "stablehlo.return" || request.name == "func.return")
    fail(SHLO_INVALID_ARGUMENT, "name is that of a return, which is added when a function or region ends");
  feed(request.name.size());
  llvm::SmallVector<mlir::Region *> regions = regionsOf(request);
  unsigned height = frame.height;
  for (size_t i = 0; i < regions.size(); ++i) {
    if (!request.regions[i])
      continue;
    const Waiting &region = waiting(request.regions[i], i);
    if (region.home && region.home != frame.block)
      failPlace("regions", int64_t(i), "was not begun in the innermost open function or region");
    height = std::max(height, region.height + 1);
  }
  if (height + frames.size() > maxRegionDepth)
    fail(SHLO_LIMIT, "regions are nested more than " + std::to_string(maxRegionDepth) + " levels deep");
  mlir::Operation *op = request.name == mlir::func::CallOp::getOperationName()
                            ? makeCall(request)
                            : unwrap(makeOp({location, request.name, request.operands, request.attributes, regions,
                                             request.results, root(), sizes, request.resultCount}));
  frame.block->push_back(op);
  frame.height = height;
  for (const shlo_region *handle : request.regions)
    if (handle)
      waitingRegions.erase(blockOf(handle));
  return op;
}

llvm::SmallVector<mlir::Type> Builder::infer(const OpRequest &request, llvm::ArrayRef<mlir::Type> operandTypes) {
  mlir::Block block;
  llvm::SmallVector<mlir::Value> operands;
  for (mlir::Type type : operandTypes)
    operands.push_back(block.addArgument(type, location));
  return unwrap(inferResults({location, request.name, operands, request.attributes, regionsOf(request), std::nullopt,
                              root(), sizes, std::nullopt}));
}

mlir::Value Builder::addResultShape(mlir::Value value) {
  mlir::Block made;
  mlir::OpBuilder builder(context());
  builder.setInsertionPointToEnd(&made);
  mlir::Value shape = passes::reifyResultShape(builder, location, value);
  if (!shape) {
    while (!made.empty())
      made.back().erase();
    fail(SHLO_UNSUPPORTED, "the extents of value cannot be computed from the operands of its op");
  }
  mlir::Block *block = frames.back().block;
  block->getOperations().splice(block->end(), made.getOperations());
  return shape;
}

std::shared_ptr<Module> Builder::finish() {
  if (!frames.empty())
    fail(SHLO_INVALID_ARGUMENT, frames.back().function
                                    ? "function @" + frames.back().function.getSymName().str() + " is still open"
                                    : std::string("a region is still open"));
  unwrap(verify(*module));
  discardWaiting(nullptr); // begun outside of functions
  functions.clear();
  return std::move(module);
}

} // namespace shlo::capi
