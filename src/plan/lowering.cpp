// Lowers a function's ops: values, types, bodies and calls.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "base/memory.h"
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"
#include "infer/infer.h"
#include "plan/call_order.h"
#include "plan/receive_order.h"
#include "plan/simplify.h"

#include <cstring>
#include <new>

using namespace mlir;

namespace shlo::plan {

Lowering::Lowering(std::shared_ptr<const Module> module, std::shared_ptr<const SymbolTable> symbols,
                   const Evaluate &evaluate, const Proceed &proceed, const Host *host, const Grid &grid,
                   bool isPolymorphic, const Recording *recording, Decisions *decisions)
    : host(host), grid(grid), evaluate(evaluate), proceed(proceed), recording(recording), isPolymorphic(isPolymorphic),
      decisions(decisions), module(std::move(module)), symbols(std::move(symbols)) {
  program.grid = grid;
  origins->list.emplace_back();
  origins->texts.emplace_back();
  program.origins = origins;
}

// --- Values ---------------------------------------------------------------------------------------------------------

ValueIds Lowering::values(ValueRange range) const {
  ValueIds ids;
  for (Value v : range)
    if (auto parts = tuples.find(v); parts != tuples.end())
      ids.append(parts->second.begin(), parts->second.end());
    else
      ids.push_back(value(v));
  return ids;
}

// What is only of the program is made without code of MLIR, so that its lists need no headroom.
ValueId Lowering::addValue(TensorType type, Definition definition) {
  CaughtHere here;
  program.values.push_back(std::move(type));
  definitions.push_back(definition);
  return ValueId(program.values.size() - 1);
}

Error Lowering::shapeError(Operation *op, const llvm::Twine &what) const {
  if (decided)
    return errorAt(SHLO_INVALID_ARGUMENT, op, "for these values of the inputs: " + what);
  if (isPolymorphic)
    return errorAt(SHLO_INVALID_ARGUMENT, op, "for inputs of these shapes: " + what);
  return errorAt(SHLO_INVALID_PROGRAM, op, what);
}

Status Lowering::checkDeclared(Operation *op, Type declared, const TensorType &refined) {
  auto tensor = dyn_cast<RankedTensorType>(declared);
  if (isa<ir::TokenType>(declared) && refined == *tensorTypeOf(declared))
    return {};
  bool fits = tensor && tensor.getRank() == int64_t(refined.shape.size()) && storedElementOf(tensor) == refined.element;
  for (size_t i = 0; fits && i < refined.shape.size(); ++i)
    fits = tensor.isDynamicDim(i) || tensor.getDimSize(i) == refined.shape[i];
  if (fits)
    return {};
  std::string text;
  llvm::raw_string_ostream(text) << declared;
  return shapeError(op, toString(refined) + " is computed where the program declares " + text);
}

Status Lowering::bind(Operation *op, ValueRange range, llvm::ArrayRef<ValueId> ids) {
  size_t next = 0;
  for (Value v : range) {
    llvm::SmallVector<Type, 4> parts;
    flatten(v.getType(), parts);
    if (parts.size() > ids.size() - next)
      return errorAt(SHLO_INVALID_PROGRAM, op, "there are too few values");
    for (auto [index, part] : llvm::enumerate(parts))
      if (Status status = checkDeclared(op, part, type(ids[next + index])); !status)
        return status;
    if (isa<TupleType, ir::FutureType>(v.getType()))
      tuples[v] = ValueIds(ids.slice(next, parts.size()));
    else
      bind(v, ids[next]);
    next += parts.size();
  }
  if (next != ids.size())
    return errorAt(SHLO_INVALID_PROGRAM, op, "there are too many values");
  return {};
}

bool isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return !tensor || !llvm::is_contained(tensor.getShape(), ShapedType::kDynamic);
}

Status Lowering::resultTypes(Operation *op, Types &types) {
  // The verifier has checked static types. Only types with unknown extents must be checked again.
  if (!llvm::all_of(op->getResultTypes(), isStatic) || !llvm::all_of(op->getOperandTypes(), isStatic)) {
    if (Status status = inferTypes(op, types); !status)
      return status;
  } else {
    for (Type type : op->getResultTypes()) {
      std::optional<TensorType> known = tensorTypeOf(type);
      if (!known)
        return errorAt(SHLO_UNSUPPORTED, op, "a result is not a tensor of a supported element type");
      types.push_back(std::move(*known));
    }
  }
  for (const TensorType &type : types) {
    int64_t count = elementCount(type.shape);
    if (count < 0 || count > maxElements)
      return errorAt(SHLO_LIMIT, op, "the result " + toString(type) + " is too large");
  }
  return {};
}

// An extent of which the type of the result states a bound at most, as those of the operand decide it.
static int64_t extentOfOperand(Operation *op, const Shape &operand, const Shape &declared, size_t axis) {
  if (auto broadcast = dyn_cast<ir::BroadcastInDimOp>(op)) {
    const auto *from = llvm::find(broadcast.getBroadcastDimensions(), int64_t(axis));
    const size_t own = size_t(from - broadcast.getBroadcastDimensions().begin());
    return own < operand.size() ? operand[own] : SHLO_DYNAMIC;
  }
  if (!isa<ir::ReshapeOp>(op))
    return SHLO_DYNAMIC;
  Shape others = declared;
  others.erase(others.begin() + int64_t(axis));
  const int64_t count = elementCount(operand),
                rest = llvm::is_contained(others, SHLO_DYNAMIC) ? 0 : elementCount(others);
  return count >= 0 && rest > 0 && count % rest == 0 ? count / rest : SHLO_DYNAMIC;
}

Status Lowering::inferTypes(Operation *op, Types &types) {
  llvm::SmallVector<Type, 4> operandTypes;
  for (Value operand : op->getOperands()) {
    auto declared = dyn_cast<RankedTensorType>(operand.getType());
    operandTypes.push_back(declared ? RankedTensorType::get(type(operand).shape, declared.getElementType())
                                    : operand.getType());
  }
  llvm::SmallVector<Type, 2> inferred;
  DiagnosticCollector collector(*op->getContext());
  llvm::SmallVector<unsigned, 4> unknownOperands;
  auto shapeOperand = [&](unsigned operand, llvm::SmallVectorImpl<int64_t> &result) {
    if (operand >= op->getNumOperands())
      return false;
    const bool isKnown = knownIntegers(value(op->getOperand(operand)), result);
    if (!isKnown)
      unknownOperands.push_back(operand);
    return isKnown;
  };
  LogicalResult inference = inferResultTypes(op, operandTypes, shapeOperand, inferred);
  if (!evaluation)
    return std::move(evaluation);
  if (failed(inference) || inferred.size() != op->getNumResults()) {
    std::vector<shlo::Diagnostic> findings = collector.take();
    Error error = shapeError(op, findings.empty() ? "a rule of the op is broken" : findings.front().message);
    if (!findings.empty())
      error.diagnostics = std::move(findings);
    return error;
  }

  for (auto [result, refined] : llvm::zip_equal(op->getResults(), inferred)) {
    std::optional<TensorType> declared = tensorTypeOf(result.getType()), known = tensorTypeOf(refined);
    if (!declared || !known)
      return errorAt(SHLO_UNSUPPORTED, op, "a result is not a tensor of a supported element type");
    if (declared->shape.size() != known->shape.size())
      return checkDeclared(op, result.getType(), *known);
    for (auto [axis, extent, atLeast] : llvm::enumerate(known->shape, declared->shape)) {
      if (extent == SHLO_DYNAMIC)
        extent = atLeast;
      if (extent == SHLO_DYNAMIC && op->getNumOperands() == 1)
        extent = extentOfOperand(op, type(op->getOperand(0)).shape, declared->shape, axis);
      if (extent == SHLO_DYNAMIC)
        extent = extentOfSizes(op, axis);
      if (extent == SHLO_DYNAMIC) {
        for (unsigned operand : unknownOperands)
          if (Result<bool> isDecided = decide(op, value(op->getOperand(operand))); !isDecided)
            return std::move(isDecided.error());
          else if (*isDecided)
            return types.clear(), inferTypes(op, types);
        return errorAt(SHLO_UNSUPPORTED, op,
                       "the shape of the result depends on values that are only known when the program runs");
      }
    }
    known->element = declared->element;
    if (Status status = checkDeclared(op, result.getType(), *known); !status)
      return status;
    types.push_back(std::move(*known));
  }
  return {};
}

// --- Ops ----------------------------------------------------------------------------------------------------------

ValueIds Lowering::emit(OpData &&data, llvm::ArrayRef<ValueId> operands, llvm::ArrayRef<TensorType> results,
                        std::vector<Body> bodies) {
  CaughtHere here;
  Definition definition{current, uint32_t(current->ops.size())};
  Op &emitted = current->ops.emplace_back(std::move(data), ValueList(operands.begin(), operands.end()), ValueList(),
                                          std::move(bodies), origin);
  for (const TensorType &type : results)
    emitted.results.push_back(addValue(type, definition));
  return ValueIds(emitted.results.begin(), emitted.results.end());
}

ValueId Lowering::emit(OpData &&data, llvm::ArrayRef<ValueId> operands, TensorType result) {
  CaughtHere here;
  Definition definition{current, uint32_t(current->ops.size())};
  ValueId id = addValue(std::move(result), definition);
  current->ops.emplace_back(std::move(data), ValueList(operands.begin(), operands.end()), ValueList{id},
                            std::vector<Body>(), origin);
  return id;
}

Status Lowering::emitFor(Operation *op, OpData &&data, std::vector<Body> bodies) {
  return emitFor(op, std::move(data), values(op->getOperands()), std::move(bodies));
}

Status Lowering::emitFor(Operation *op, OpData &&data, llvm::ArrayRef<ValueId> operands, std::vector<Body> bodies) {
  Types types;
  if (Status status = resultTypes(op, types); !status)
    return status;
  ValueIds results = emit(std::move(data), operands, types, std::move(bodies));
  for (auto [result, id] : llvm::zip_equal(op->getResults(), results))
    bind(result, id);
  return {};
}

Status Lowering::alias(Operation *op, ValueId id) {
  bind(op->getResult(0), id);
  return {};
}

ValueId Lowering::element(ElementFunction function, llvm::ArrayRef<ValueId> operands) {
  return emit(Elementwise{function}, operands, type(operands[0]));
}

ValueId Lowering::convert(ValueId operand, ElementType element) {
  if (type(operand).element == element)
    return operand;
  return emit(Elementwise{ElementFunction::Convert}, operand, TensorType{element, type(operand).shape});
}

ValueId Lowering::product(OpData &&data, llvm::ArrayRef<ValueId> operands, TensorType result) {
  const ElementType element = result.element;
  auto has = [&](ElementType wanted) {
    return llvm::any_of(operands, [&](ValueId id) { return type(id).element == wanted; });
  };
  if (!isComplex(element) && (has(ElementType::ComplexF32) || has(ElementType::ComplexF64)))
    result.element = has(ElementType::ComplexF64) || has(ElementType::F64) || element == ElementType::F64
                         ? ElementType::ComplexF64
                         : ElementType::ComplexF32;
  return convert(emit(std::move(data), operands, std::move(result)), element);
}

Status Lowering::emitProduct(Operation *op, OpData &&data, llvm::ArrayRef<ValueId> operands) {
  Types types;
  if (Status status = resultTypes(op, types); !status)
    return status;
  return alias(op, product(std::move(data), operands, std::move(types[0])));
}

template <typename T> static Constant constantOf(llvm::ArrayRef<T> values) {
  auto bytes = Storage::allocate(std::max<size_t>(values.size(), 1) * sizeof(T), true);
  if (!bytes)
    throw std::bad_alloc();
  if (!values.empty())
    std::memcpy(bytes->data(), values.data(), values.size() * sizeof(T));
  return {std::move(bytes), false};
}

ValueId Lowering::number(double number, ElementType element) { return numbers(number, element, {}); }

ValueId Lowering::numbers(llvm::ArrayRef<double> values, ElementType element, Shape shape) {
  return convert(emit(constantOf(values), {}, TensorType{ElementType::F64, std::move(shape)}), element);
}

ValueId Lowering::integers(llvm::ArrayRef<int64_t> values, ElementType element, Shape shape) {
  return convert(emit(constantOf(values), {}, TensorType{ElementType::I64, std::move(shape)}), element);
}

ValueId Lowering::broadcast(ValueId operand, const Shape &shape, Extents dimensions) {
  return emit(BroadcastInDim{std::move(dimensions)}, operand, TensorType{type(operand).element, shape});
}

ValueId Lowering::reshape(ValueId operand, Shape shape) {
  return emit(Reshape{}, operand, TensorType{type(operand).element, std::move(shape)});
}

Body Lowering::binaryBody(ElementFunction function, ElementType element) {
  return collect([&](BodyScope &scope, Body &body) {
    ValueId lhs = scope.parameter({element, {}}), rhs = scope.parameter({element, {}});
    body.results.push_back(emit(Elementwise{function}, {lhs, rhs}, TensorType{element, {}}));
  });
}

ValueId Lowering::reduce(ElementFunction function, ValueId operand, ValueId init, Extents dimensions) {
  TensorType result{type(operand).element, {}};
  for (auto [axis, extent] : llvm::enumerate(type(operand).shape))
    if (!llvm::is_contained(dimensions, int64_t(axis)))
      result.shape.push_back(extent);
  std::vector<Body> bodies;
  bodies.push_back(binaryBody(function, result.element));
  return emit(Reduce{std::move(dimensions)}, {operand, init}, llvm::ArrayRef(result), std::move(bodies))[0];
}

// --- Ops ------------------------------------------------------------------------------------------------------------

Result<const LoweringEntry *> Lowering::entryOf(Operation *op) {
  if (++ops > maxOps)
    return errorAt(SHLO_LIMIT, op, "the program has more than " + llvm::Twine(maxOps) + " ops when calls are inlined");
  const LoweringEntry *&entry = entries[op->getName().getAsOpaquePointer()];
  if (!entry && !(entry = findLowering(op->getName().getStringRef())))
    return errorAt(SHLO_UNSUPPORTED, op,
                   "this library has no implementation of the op " + op->getName().getStringRef());
  return entry;
}

Status Lowering::lowerOp(Operation *op, const LoweringEntry &entry) {
  const uint32_t around = std::exchange(origin, addOrigin(op, entry)); // lowering an op may lower others
  Status status = entry.isElement ? lowerElement(*this, op, entry.element) : entry.function(*this, op);
  if (status)
    status = checkResults(op);
  // Branches record their results, so that nothing else reads those of the op.
  if (status && recording && !isa<ir::CaseOp, ir::IfOp>(op))
    record(op, *current, values(op->getResults()));
  origin = around;
  return status;
}

uint32_t Lowering::textIndex(StringAttr text) {
  uint32_t &index = texts[text.getAsOpaquePointer()];
  if (index == 0) {
    CaughtHere here;
    index = uint32_t(origins->texts.size());
    origins->texts.push_back(text.str());
  }
  return index;
}

static Origin originOf(const char *name, Location location, llvm::function_ref<uint32_t(StringAttr)> textIndex) {
  Origin made{name};
  if (auto own = dyn_cast<NameLoc>(location))
    made.name = textIndex(own.getName());
  if (const FileLineColRange position = positionOf(location)) {
    made.file = textIndex(position.getFilename());
    made.line = position.getStartLine();
    made.column = position.getStartColumn();
  }
  return made;
}

Origins originsOf(Operation *op) {
  Origins made{{Origin()}, {""}};
  made.list.push_back(originOf(op->getName().getStringRef().data(), op->getLoc(), [&](StringAttr text) {
    made.texts.push_back(text.str());
    return uint32_t(made.texts.size() - 1);
  }));
  return made;
}

uint32_t Lowering::addOrigin(Operation *op, const LoweringEntry &entry) {
  const Origin made = originOf(entry.name.data(), op->getLoc(), [&](StringAttr text) { return textIndex(text); });
  CaughtHere here;
  origins->list.push_back(made);
  return uint32_t(origins->list.size() - 1);
}

// Whether the bodies around the current op are those of loops and branches.
bool Lowering::isRecorded() const {
  unsigned control = 0;
  for (const OpenOp &open : openOps)
    if (open.isBody && isa<ir::WhileOp, ir::CaseOp, ir::IfOp>(open.op))
      ++control;
  return control == nesting;
}

void Lowering::record(Operation *op, Body &body, llvm::ArrayRef<ValueId> results) {
  if (!recording || !recording->wants(*origins, origin) || !isRecorded())
    return;
  llvm::SmallVector<Type, 4> parts;
  for (Type type : op->getResultTypes())
    flatten(type, parts);
  CaughtHere here;
  for (uint32_t i = 0; i < results.size(); ++i)
    if (i >= parts.size() || !isa<ir::TokenType>(parts[i]))
      body.ops.push_back(Op{Record{origin, i}, {results[i]}, {}, {}, origin});
}

// Ops whose types are all static rely on the declared types of their operands, so each value must have them.
Status Lowering::checkResults(Operation *op) {
  for (Value result : op->getResults()) {
    const bool isOne = !isa<TupleType, ir::FutureType>(result.getType());
    if (Status status = isOne ? checkDeclared(op, result.getType(), type(result)) : bind(op, result, values(result));
        !status)
      return status;
  }
  return {};
}

Result<Program> Lowering::run(func::FuncOp function, const std::vector<TensorType> &inputs) {
  return run(function, function.getBody(), inputs);
}

Result<Program> Lowering::run(Operation *caller, Region &region, llvm::ArrayRef<TensorType> inputs, Change begin,
                              Change end) {
  current = &program.body;
  size_t expected = inputs.size() + (region.empty() ? 0 : llvm::range_size(region.front()));
  {
    CaughtHere here;
    program.body.ops.reserve(expected);
    program.values.reserve(expected);
    definitions.reserve(expected);
  }
  expectBlocks(expected * sizeof(std::pair<Value, ValueId>));
  checkMemory();
  ids.reserve(expected);
  ValueIds operands, results;
  for (const TensorType &type : inputs) {
    operands.push_back(addValue(type, {}));
    program.body.parameters.push_back(operands.back());
  }
  if (Status status = begin ? begin(*this, operands) : Status(); !status)
    return std::move(status.error());
  if (Status status = inlined(caller, region, operands, results); !status)
    return std::move(status.error());
  if (Status status = end ? end(*this, results) : Status(); !status)
    return std::move(status.error());
  program.body.results.assign(results.begin(), results.end());
  CaughtHere here; // no code of MLIR below
  postponeReceptions(program);
  if (Status status = orderCalls(program); !status)
    return std::move(status.error());
  simplify(program);
  if (recording)
    settleRecords(program);
  return std::move(program);
}

Result<Program> Lowering::gridProgram(Operation *op, const Grid &grid, llvm::ArrayRef<TensorType> operands,
                                      Change begin, Change end) {
  Lowering inner(module, symbols, evaluate, proceed, host, grid, isPolymorphic);
  inner.ops = ops;
  inner.depth = depth;
  inner.streams = streams;
  Result<Program> made = inner.run(op, op->getRegion(0), operands, begin, end);
  ops = inner.ops;
  streams = inner.streams;
  return made;
}

// --- Small helpers --------------------------------------------------------------------------------------------------

std::string locationText(Location location) {
  shlo::Diagnostic place;
  setPlace(place, location);
  if (!place.file.empty())
    return place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
  auto name = dyn_cast<NameLoc>(location);
  return name ? name.getName().str() : "";
}

Error errorAt(Code code, Operation *op, const llvm::Twine &message) {
  shlo::Diagnostic diagnostic;
  diagnostic.message = message.str();
  diagnostic.op = op->getName().getStringRef().str();
  setPlace(diagnostic, op->getLoc());
  std::string place = locationText(op->getLoc());
  Error error{code, place + (place.empty() ? "" : ": ") + diagnostic.op + ": " + diagnostic.message, {}};
  error.diagnostics.push_back(std::move(diagnostic));
  return error;
}

Error nestedTooDeeply(Operation *op) {
  return errorAt(SHLO_LIMIT, op, "regions and calls are nested more than " + llvm::Twine(maxNesting) + " levels deep");
}

void splitPadding(DenseIntElementsAttr attr, size_t count, NumberList &low, NumberList &high) {
  low.assign(count, 0);
  high.assign(count, 0);
  if (!attr || size_t(attr.getNumElements()) != 2 * count)
    return;
  for (auto [i, amount] : llvm::enumerate(attr.getValues<llvm::APInt>()))
    (i % 2 ? high : low)[i / 2] = amount.getSExtValue();
}

} // namespace shlo::plan
