// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/history.h"

#include "base/memory.h"
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"
#include "dialect/elements.h"
#include "dialect/walk.h"
#include "plan/plan.h"
#include "tensor/value.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace mlir;

namespace shlo::runtime {

// --- Numbers --------------------------------------------------------------------------------------------------------

template <typename T> static int64_t countIn(const char *data, size_t size) {
  int64_t count = 0;
  for (size_t offset = 0; offset < size; offset += sizeof(T)) {
    T value;
    std::memcpy(&value, data + offset, sizeof value);
    count += !std::isfinite(value);
  }
  return count;
}

int64_t countNonFinite(const Tensor &tensor) {
  const ElementType element = tensor.type.element;
  if (!isFloat(element) && !isComplex(element))
    return 0;
  if (element == ElementType::F32)
    return countIn<float>(tensor.data(), tensor.size());
  if (element == ElementType::F64)
    return countIn<double>(tensor.data(), tensor.size());
  const ElementType part = isComplex(element) ? partOf(element) : element;
  const size_t width = byteSize(element), step = byteSize(part);
  int64_t count = 0;
  for (size_t offset = 0; offset < tensor.size(); offset += width) {
    bool isFinite = true;
    for (size_t at = 0; at < width; at += step)
      isFinite = isFinite && std::isfinite(loadNumber(part, tensor.data() + offset + at));
    count += !isFinite;
  }
  return count;
}

// The value of a constant; none if its elements are no tensor's.
static Result<Tensor> tensorOf(Attribute attribute) {
  auto elements = dyn_cast_or_null<ElementsAttr>(attribute);
  if (!elements)
    return makeError(SHLO_UNSUPPORTED, "no constant");
  const ShapedType shaped = elements.getShapedType();
  TensorType type{ir::storedElementOf(shaped.getElementType()),
                  Shape(shaped.getShape().begin(), shaped.getShape().end())};
  const std::optional<ir::RawElements> raw = ir::rawElements(elements);
  if (type.element == ElementType::None || !raw)
    return makeError(SHLO_UNSUPPORTED, "a constant without bytes");
  Result<std::shared_ptr<Storage>> stored = ir::unpackElements(*raw, type);
  if (!stored)
    return std::move(stored.error());
  if (!raw->isSplat)
    return Tensor{std::move(type), std::move(*stored)};
  Result<Tensor> made = Tensor::create(type, /*zeroed=*/false);
  if (made)
    for (size_t offset = 0, width = byteSize(type.element); offset < made->size(); offset += width)
      std::memcpy(made->data() + offset, (*stored)->data(), width);
  return made;
}

static Attribute constantOf(Operation *op) {
  return op && isa<ir::ConstantOp>(op) ? op->getAttr("value") : Attribute();
}

// The name of the file of labels as locations.
static constexpr llvm::StringLiteral labelFile = "<op>";

// --- The program ----------------------------------------------------------------------------------------------------

static StringRef calleeOf(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCallee();
  auto composite = dyn_cast<ir::CompositeOp>(op);
  return composite ? composite.getDecomposition() : StringRef();
}

History::History(std::shared_ptr<const Module> given, std::string function, const Options &options)
    : module(std::move(given)), function(std::move(function)), options(options) {
  forEachOp(module->op(), [&](Operation *op) {
    labels[op] = uint32_t(operations.size());
    if (const StringRef callee = calleeOf(op); !callee.empty())
      callers[callee.str()].push_back(uint32_t(operations.size()));
    operations.push_back(op);
  });
}

std::shared_ptr<const Module> History::labelled() const {
  std::shared_ptr<Module> copy = module->clone();
  const StringAttr file = StringAttr::get(&copy->context(), labelFile);
  unsigned number = 0;
  // A line counts from 1.
  forEachOp(copy->op(), [&](Operation *op) { op->setLoc(FileLineColLoc::get(file, ++number, 1)); });
  return copy;
}

// Puts the places of the module where the text has those of the copy: "<op>:LABEL:1", in parentheses if there may be
// none.
static void replaceLabels(std::string &text, llvm::function_ref<std::string(uint32_t label)> placeOf) {
  for (size_t begin = 0; (begin = text.find(labelFile, begin)) != std::string::npos;) {
    StringRef rest = StringRef(text).drop_front(begin + labelFile.size());
    uint32_t line = 0;
    if (!rest.consume_front(":") || rest.consumeInteger(10, line) || !rest.consume_front(":1") || line == 0) {
      begin += labelFile.size();
      continue;
    }
    const std::string place = placeOf(line - 1);
    size_t end = text.size() - rest.size();
    if (place.empty() && rest.starts_with(")") && StringRef(text).take_front(begin).ends_with(" (")) {
      begin -= 2;
      ++end;
    }
    text.replace(begin, end - begin, place);
    begin += place.size();
  }
}

Error History::inSource(Error error) const {
  auto placeOf = [&](uint32_t label) {
    Operation *op = operation(label);
    return op ? plan::locationText(op->getLoc()) : "";
  };
  auto convert = [&](Diagnostic &diagnostic) {
    replaceLabels(diagnostic.message, placeOf);
    if (diagnostic.file != labelFile)
      return;
    Operation *op = diagnostic.line ? operation(diagnostic.line - 1) : nullptr;
    diagnostic.file.clear();
    diagnostic.line = diagnostic.column = 0;
    if (op)
      setPlace(diagnostic, op->getLoc());
  };
  replaceLabels(error.message, placeOf);
  for (Diagnostic &diagnostic : error.diagnostics) {
    convert(diagnostic);
    for (Diagnostic &note : diagnostic.notes)
      convert(note);
  }
  return error;
}

uint32_t History::segmentOf(const plan::Origins &origins) {
  const auto found = std::find(identities.begin(), identities.end(), &origins);
  if (found != identities.end())
    return uint32_t(found - identities.begin());
  identities.push_back(&origins);
  auto &places = segments.emplace_back();
  auto &numbers = originsOf.emplace_back();
  for (const plan::Origin &origin : origins.list) {
    const bool isLabelled = origin.line > 0 && origin.line <= operations.size();
    const uint32_t label = isLabelled ? origin.line - 1 : none;
    if (isLabelled)
      numbers[label].push_back(uint32_t(places.size()));
    places.push_back({origin.op, label});
  }
  return uint32_t(identities.size() - 1);
}

uint32_t History::labelOf(Operation *op) const {
  const auto found = labels.find(op);
  return found == labels.end() ? none : found->second;
}

uint32_t History::lastBefore(uint32_t segment, uint32_t label, uint32_t origin) const {
  const auto found = originsOf[segment].find(label);
  if (found == originsOf[segment].end())
    return none;
  const auto after = std::lower_bound(found->second.begin(), found->second.end(), origin);
  return after == found->second.begin() ? none : *(after - 1);
}

uint32_t History::firstAfter(uint32_t segment, uint32_t label, uint32_t origin) const {
  const auto found = originsOf[segment].find(label);
  if (found == originsOf[segment].end())
    return none;
  const auto after = std::upper_bound(found->second.begin(), found->second.end(), origin);
  return after == found->second.end() ? none : *after;
}

// --- Values ---------------------------------------------------------------------------------------------------------

static uint64_t indexKey(uint32_t segment, uint32_t origin, uint32_t result) {
  return (uint64_t(segment) << 52) ^ (uint64_t(origin) << 20) ^ result;
}

void History::addIndex(size_t value) {
  const PastValue &one = past[value];
  index[indexKey(one.segment, one.origin, one.result)].push_back(value);
}

void History::setInputs(const std::vector<const Tensor *> &tensors) {
  for (const Tensor *tensor : tensors)
    inputs.push_back(tensor ? countNonFinite(*tensor) : 0);
}

Status History::add(const exec::RecordedValue &value) {
  PastValue made{segmentOf(value.origins), value.origin, value.result};
  for (const exec::RecordedValue::Loop &loop : value.loops)
    made.loops.push_back({loop.origin, loop.iteration});
  made.tensor.type = value.type;
  // Borrows, to count.
  auto borrowed = Storage::borrow(const_cast<char *>(value.bytes), byteSize(value.type), true, nullptr, nullptr);
  made.nonFinite = countNonFinite(Tensor{value.type, std::move(borrowed)});
  constexpr uint64_t ofIndex = 64;
  const uint64_t size = sizeof(PastValue) + made.loops.size() * sizeof(PastValue::Loop) + ofIndex +
                        (options.keepsValues ? byteSize(value.type) : 0);
  if (size > options.maxBytes || bytes > options.maxBytes - size)
    return makeError(SHLO_LIMIT, "the values of the run are larger than the limit of " +
                                     std::to_string(options.maxBytes) + " bytes with the next one, " +
                                     toString(value.type) + " of " + value.origins.at(value.origin).op);
  bytes += size;
  if (options.keepsValues) {
    Result<Tensor> copy = Tensor::create(value.type, /*zeroed=*/false);
    if (!copy)
      return std::move(copy.error());
    if (copy->size())
      std::memcpy(copy->data(), value.bytes, copy->size());
    made.tensor = std::move(*copy);
  }
  past.push_back(std::move(made));
  addIndex(past.size() - 1);
  if (options.stopsAtNonFinite && makesNonFinite(past.back())) {
    isStopped = true;
    return makeError(SHLO_CANCELLED, "an op has made a NaN or an infinity");
  }
  return {};
}

// What is in a loop comes before the results of the loop.
static bool isBefore(const PastValue &a, const PastValue &b) {
  if (a.segment != b.segment)
    return a.segment < b.segment;
  for (size_t i = 0;; ++i) {
    const bool isLoop = i < a.loops.size(), isOtherLoop = i < b.loops.size();
    const PastValue::Loop left = isLoop ? a.loops[i] : PastValue::Loop{a.origin, INT64_MAX},
                          right = isOtherLoop ? b.loops[i] : PastValue::Loop{b.origin, INT64_MAX};
    if (left != right)
      return left < right;
    if (!isLoop || !isOtherLoop)
      break;
  }
  return a.result < b.result;
}

void History::end(std::vector<Tensor> outputs) {
  given = std::move(outputs);
  if (segments.empty()) { // nothing but constants
    segments.emplace_back(), originsOf.emplace_back();
    for (uint32_t label = 0; label < operations.size(); ++label)
      if (auto parent = dyn_cast_or_null<func::FuncOp>(operations[label]->getParentOp()))
        if (parent.getSymName() == function || (function.empty() && parent.isPublic())) {
          originsOf[0][label] = {uint32_t(segments[0].size())};
          segments[0].push_back({operations[label]->getName().getStringRef().str(), label});
        }
  }
  addConstants();
  std::sort(past.begin(), past.end(), isBefore);
  index.clear();
  for (size_t i = 0; i < past.size(); ++i)
    addIndex(i);
  identities.clear();
}

// A branch is executed if it gave a value, or if its index says so.
bool History::isExecuted(uint32_t segment, uint32_t origin, Operation *op) const {
  for (Operation *parent = op->getParentOp(); parent && !isa<func::FuncOp>(parent); parent = parent->getParentOp()) {
    if (isa<ir::WhileOp>(parent)) {
      op = parent;
      continue;
    }
    if (!isa<ir::CaseOp, ir::IfOp>(parent))
      return false; // it computes elements
    Region *branch = op->getParentRegion();
    const uint32_t around = firstAfter(segment, labelOf(parent), origin);
    if (around == none)
      return false;
    const auto number = int64_t(branch->getRegionNumber());
    bool isTaken = false;
    auto isNumber = [&](const Tensor &tensor) {
      if (!tensor.storage || tensor.size() != byteSize(tensor.type.element))
        return true; // not known
      const int64_t value = int64_t(loadNumber(tensor.type.element, tensor.data()));
      if (isa<ir::IfOp>(parent))
        return (value != 0) == (number == 0);
      const int64_t last = int64_t(parent->getNumRegions()) - 1;
      return (value < 0 || value > last ? last : value) == number;
    };
    // In each iteration in which the results of the branch are known.
    const auto results = index.find(indexKey(segment, around, 0));
    if (results == index.end())
      return false;
    for (size_t value : results->second) {
      if (isTaken)
        break;
      const Source source = operand(past[value], 0);
      if (source.kind == Source::Value)
        isTaken = isTaken || isNumber(past[source.index].tensor);
      else if (Result<Tensor> constant = tensorOf(constantOf(parent->getOperand(0).getDefiningOp())))
        isTaken = isTaken || isNumber(*constant);
      else
        isTaken = true;
    }
    if (!isTaken)
      return false;
    op = parent;
  }
  return true;
}

void History::addConstants() {
  for (uint32_t segment = 0; segment < segments.size(); ++segment) {
    const uint32_t count = uint32_t(segments[segment].size());
    // Of a run that has stopped: those that come before.
    for (uint32_t origin = 0; origin < count; ++origin) {
      checkMemory();
      Operation *op = operation(segments[segment][origin].label);
      if (!constantOf(op) || !isExecuted(segment, origin, op))
        continue;
      Result<Tensor> tensor = tensorOf(constantOf(op));
      if (!tensor)
        continue;
      PastValue made{segment, origin};
      made.nonFinite = countNonFinite(*tensor);
      if (!options.keepsValues)
        tensor->storage.reset();
      made.tensor = std::move(*tensor);
      past.push_back(std::move(made));
    }
  }
}

const size_t *History::find(uint32_t segment, uint32_t origin, uint32_t result,
                            const std::vector<PastValue::Loop> &loops) const {
  const auto found = index.find(indexKey(segment, origin, result));
  if (found == index.end())
    return nullptr;
  const std::vector<size_t> &list = found->second;
  // The values of one op are in the order of their iterations. One that was computed in front of loops has fewer.
  const auto at = std::partition_point(list.begin(), list.end(), [&](size_t i) {
    const auto &around = past[i].loops;
    const size_t common = std::min(around.size(), loops.size());
    return std::lexicographical_compare(around.begin(), around.begin() + ptrdiff_t(common), loops.begin(),
                                        loops.begin() + ptrdiff_t(common));
  });
  if (at == list.end())
    return nullptr;
  const auto &around = past[*at].loops;
  return std::equal(around.begin(), around.begin() + ptrdiff_t(std::min(around.size(), loops.size())), loops.begin())
             ? &*at
             : nullptr;
}

History::Source History::resolve(Value value, Where where) const {
  constexpr int mostSteps = 10000;
  const uint32_t segment = where.segment;
  for (int step = 0; step < mostSteps && value; ++step) {
    if (Operation *op = value.getDefiningOp()) {
      const uint32_t origin = lastBefore(segment, labelOf(op), where.origin);
      if (origin == none)
        return {};
      const size_t *found = find(segment, origin, cast<OpResult>(value).getResultNumber(), where.loops);
      return found ? Source{Source::Value, *found} : Source{};
    }
    const auto argument = cast<BlockArgument>(value);
    Operation *around = argument.getOwner()->getParentOp();
    const unsigned number = argument.getArgNumber();
    if (auto callee = dyn_cast_or_null<func::FuncOp>(around)) {
      uint32_t call = none;
      if (const auto found = callers.find(callee.getSymName().str()); found != callers.end())
        for (uint32_t caller : found->second)
          call = std::min(call, firstAfter(segment, caller, where.origin));
      if (call == none)
        return {Source::Input, number};
      where.origin = call;
      Operation *op = operation(segments[segment][call].label);
      value = number < op->getNumOperands() ? op->getOperand(number) : Value();
      continue;
    }
    if (!isa_and_nonnull<ir::WhileOp>(around) || number >= around->getNumOperands())
      return {};
    const uint32_t loop = firstAfter(segment, labelOf(around), where.origin);
    const auto entered =
        std::find_if(where.loops.begin(), where.loops.end(), [&](const auto &l) { return l.origin == loop; });
    Value next = around->getRegion(1).front().back().getOperand(number);
    if (loop == none || entered == where.loops.end() || entered->iteration == 0 || next == value) {
      value = around->getOperand(number);
      where.loops.erase(entered, where.loops.end());
    } else {
      --entered->iteration;
      where.loops.erase(entered + 1, where.loops.end());
      value = next;
    }
    if (loop != none)
      where.origin = loop;
  }
  return {};
}

History::Source History::operand(const PastValue &value, unsigned number) const {
  Operation *op = operation(value);
  if (!op || number >= op->getNumOperands())
    return {};
  return resolve(op->getOperand(number), {value.segment, value.origin, value.loops});
}

bool History::makesNonFinite(const PastValue &value) const {
  Operation *op = operation(value);
  if (!value.nonFinite || !op || constantOf(op))
    return false;
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    const Source source = operand(value, i);
    if (source.kind == Source::Value && past[source.index].nonFinite)
      return false;
    if (source.kind == Source::Input && source.index < inputs.size() && inputs[source.index])
      return false;
    // While the run lasts, constants are no values yet.
    if (source.kind == Source::Unknown)
      if (Result<Tensor> constant = tensorOf(constantOf(op->getOperand(i).getDefiningOp()));
          constant && countNonFinite(*constant))
        return false;
  }
  return true;
}

int64_t History::firstNonFinite() const {
  for (size_t i = 0; i < past.size(); ++i)
    if (makesNonFinite(past[i]))
      return int64_t(i);
  return -1;
}

} // namespace shlo::runtime
