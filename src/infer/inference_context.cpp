// The rules that many ops share, and the text of diagnostics.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/inference_context.h"

#include "dialect/elements.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace shlo {

bool integersOf(mlir::Operation *made, llvm::SmallVectorImpl<int64_t> &values) {
  values.clear();
  // A splat can have any number of elements, but no shape has that many.
  constexpr int64_t most = 4096;
  if (const OpTable *table = made ? opTableOf(made) : nullptr)
    return table->integersOf(made, most, values);
  auto constant = llvm::dyn_cast_if_present<ir::ConstantOp>(made);
  return constant && integersOf(constant.getValue(), most, values);
}

bool integersOf(mlir::Attribute constant, int64_t most, llvm::SmallVectorImpl<int64_t> &values) {
  values.clear();
  auto elements = llvm::dyn_cast_if_present<mlir::DenseIntElementsAttr>(constant);
  if (!elements || elements.getNumElements() > most)
    return false;
  bool isUnsigned = elements.getElementType().isUnsignedInteger();
  for (const llvm::APInt &element : elements.getValues<llvm::APInt>()) {
    if (element.getBitWidth() > 64)
      return false;
    values.push_back(isUnsigned ? int64_t(element.getLimitedValue(INT64_MAX)) : element.getSExtValue());
  }
  return true;
}

} // namespace shlo

namespace shlo::infer {

//===- Element types ----------------------------------------------------------------------------------------------===//

std::optional<int64_t> quantizedAxis(Type type) {
  auto perAxis = llvm::dyn_cast<mlir::quant::UniformQuantizedPerAxisType>(mlir::getElementTypeOrSelf(type));
  return perAxis ? std::optional<int64_t>(perAxis.getQuantizedDimension()) : std::nullopt;
}

static bool sameStorage(mlir::quant::QuantizedType a, mlir::quant::QuantizedType b) {
  return a.getStorageType() == b.getStorageType() && a.getExpressedType() == b.getExpressedType() &&
         a.getFlags() == b.getFlags() && a.getStorageTypeMin() == b.getStorageTypeMin() &&
         a.getStorageTypeMax() == b.getStorageTypeMax();
}

bool sameBaseline(Type a, Type b) {
  if (a == b)
    return true;
  auto left = quantized(a), right = quantized(b);
  return left && right && sameStorage(left, right) && quantizedAxis(a) == quantizedAxis(b);
}

bool areFloats(Type a, Type b) { return llvm::isa<mlir::FloatType>(a) && llvm::isa<mlir::FloatType>(b); }

unsigned elementBits(Type element) {
  if (auto quant = quantized(element))
    return elementBits(quant.getStorageType());
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(element))
    return 2 * elementBits(complex.getElementType());
  return element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
}

bool isPromotable(Type from, Type to) {
  if (from == to)
    return true;
  if (auto left = quantized(from)) {
    auto right = quantized(to);
    return right && left.getExpressedType() == right.getExpressedType() && elementBits(from) <= elementBits(to);
  }
  auto kind = [](Type type) {
    if (type.isInteger(1))
      return 1;
    if (type.isInteger())
      return 2;
    if (llvm::isa<mlir::FloatType>(type))
      return 3;
    return llvm::isa<mlir::ComplexType>(type) ? 4 : 0;
  };
  return kind(from) > 1 && kind(from) == kind(to) && elementBits(from) <= elementBits(to);
}

bool isWellFormed(Type type) {
  if (auto future = llvm::dyn_cast<ir::FutureType>(type))
    return llvm::all_of(future.getTypes(), llvm::IsaPred<RankedTensorType>);
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return true;
  if (tensor.getRank() > maxRank)
    return false;
  for (int64_t extent : tensor.getShape())
    if (extent < 0 && isKnown(extent))
      return false;
  if (auto bounds = llvm::dyn_cast_or_null<ir::TypeExtensionsAttr>(tensor.getEncoding()))
    return int64_t(bounds.getBounds().size()) == tensor.getRank() &&
           llvm::all_of(llvm::zip(tensor.getShape(), bounds.getBounds()),
                        [](auto pair) { return !isKnown(std::get<0>(pair)) || !isKnown(std::get<1>(pair)); }) &&
           ir::quantizedAxisFits(type);
  return ir::quantizedAxisFits(type);
}

static bool isSpecifiedElement(Type element) {
  if (llvm::isa<mlir::quant::QuantizedType>(element))
    return bool(quantized(element));
  return llvm::isa<mlir::IndexType>(element) || ir::elementTypeOf(element) != ElementType::None;
}

bool isSpecified(Type type) {
  // A type that occurs several times in tuples is visited once.
  llvm::SmallVector<Type> pending = {type};
  llvm::SmallPtrSet<Type, 8> seen;
  while (!pending.empty()) {
    Type next = pending.pop_back_val();
    if (!seen.insert(next).second || llvm::isa<ir::TokenType>(next))
      continue;
    if (auto tuple = llvm::dyn_cast<mlir::TupleType>(next)) {
      llvm::append_range(pending, tuple.getTypes());
    } else if (auto future = llvm::dyn_cast<ir::FutureType>(next)) {
      llvm::append_range(pending, future.getTypes());
    } else {
      auto shaped = llvm::dyn_cast<mlir::ShapedType>(next);
      if (!shaped || llvm::isa<mlir::VectorType>(next) || !isSpecifiedElement(shaped.getElementType()))
        return false;
    }
  }
  return true;
}

//===- Text -------------------------------------------------------------------------------------------------------===//

static void appendExtent(std::string &text, int64_t extent) { text += isKnown(extent) ? std::to_string(extent) : "?"; }

// MLIR's printer repeats shared parts, so a small type can have an extremely long text. The text that is written here
// is short for every type.
static void appendType(std::string &text, Type type) {
  if (auto tensor = llvm::dyn_cast<RankedTensorType>(type)) {
    text += "tensor<";
    for (int64_t extent : tensor.getShape().take_front(32)) {
      appendExtent(text, extent);
      text += 'x';
    }
    if (tensor.getRank() > 32)
      text += "...x";
    appendType(text, tensor.getElementType());
    text += '>';
  } else if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type)) {
    text += "complex<";
    appendType(text, complex.getElementType());
    text += '>';
  } else if (auto quant = llvm::isa<mlir::quant::QuantizedType>(type) ? quantized(type) : nullptr) {
    text += "!quant.uniform<";
    text += quant.isSigned() ? 'i' : 'u';
    text += std::to_string(quant.getStorageTypeIntegralWidth());
    text += ':';
    if (Type expressed = quant.getExpressedType())
      appendType(text, expressed);
    if (auto axis = quantizedAxis(type))
      text += ":" + std::to_string(*axis);
    text += '>';
  } else if (type.isIntOrIndexOrFloat()) {
    llvm::raw_string_ostream(text) << type;
  } else if (auto tuple = llvm::dyn_cast<mlir::TupleType>(type)) {
    text += "a tuple of " + std::to_string(tuple.size());
  } else if (llvm::isa<ir::TokenType>(type)) {
    text += "a token";
  } else if (llvm::isa<ir::FutureType>(type)) {
    text += "a future";
  } else if (opTableOf(&type.getDialect())) {
    constexpr size_t most = 80;
    std::string own;
    llvm::raw_string_ostream(own) << type;
    text += own.size() > most ? own.substr(0, most) + "..." : own;
  } else {
    text += "another type";
  }
}

Finding &Finding::operator<<(int64_t number) { return appendExtent(text, number), *this; }

Finding &Finding::operator<<(ArrayRef<int64_t> extents) {
  text += '[';
  for (size_t i = 0; i < extents.size() && i < 32; ++i) {
    if (i)
      text += ", ";
    appendExtent(text, extents[i]);
  }
  text += extents.size() > 32 ? ", ...]" : "]";
  return *this;
}

Finding &Finding::operator<<(Type type) { return appendType(text, type), *this; }

Finding InferenceContext::fail(StringRef rule, Subject subject) {
  text.clear();
  brokenRule = rule;
  brokenSubject = subject;
  return Finding(text);
}

Diagnostic InferenceContext::takeFinding() {
  Diagnostic diagnostic;
  StringRef name = op->getName().getStringRef();
  diagnostic.op = name.str();
  diagnostic.subject = brokenSubject.name;
  if (brokenSubject.index >= 0)
    diagnostic.subject += " " + std::to_string(brokenSubject.index);
  diagnostic.message = diagnostic.subject + " " + text;
  if (!brokenRule.empty() && name.starts_with("stablehlo.")) {
    diagnostic.constraint = name.substr(name.find('.') + 1).str();
    diagnostic.constraint += '_';
    diagnostic.constraint.append(brokenRule.data(), brokenRule.size());
  } else if (const OpTable *table = opTableOf(op)) {
    if (!brokenRule.empty())
      diagnostic.constraint = table->constraintOf(op->getName(), brokenRule);
    diagnostic.node = table->placeOf(op);
    // A file of nodes has no lines.
    if (llvm::isa<mlir::UnknownLoc>(op->getLoc()) && op->getParentOp())
      diagnostic.message += " (" + diagnostic.node + ")";
  }
  return diagnostic;
}

//===- The op at hand ---------------------------------------------------------------------------------------------===//

static RankedTensorType asTensor(Type type) {
  if (auto tensor = llvm::dyn_cast_or_null<RankedTensorType>(type))
    return tensor;
  return RankedTensorType::get({}, mlir::IntegerType::get(type.getContext(), 1));
}

RankedTensorType InferenceContext::tensor(unsigned index) const { return asTensor(operands[index]); }
RankedTensorType InferenceContext::declaredTensor(unsigned index) const {
  return areResultsOpen ? RankedTensorType() : asTensor(op->getResult(index).getType());
}

Type InferenceContext::declaredElement(unsigned index, Type otherwise) const {
  return areResultsOpen ? otherwise : declaredTensor(index).getElementType();
}

LogicalResult InferenceContext::needsResults() {
  if (!areResultsOpen)
    return success();
  return fail("", "results") << "need types: operands and attributes do not determine them";
}

mlir::Operation *InferenceContext::maker(unsigned operandIndex) const {
  hasReadValue = true;
  return op->getOperand(operandIndex).getDefiningOp();
}

bool InferenceContext::value(unsigned operandIndex, llvm::SmallVectorImpl<int64_t> &values) const {
  values.clear();
  mlir::Operation *made = maker(operandIndex);
  if (shapeOperand && (*shapeOperand)(operandIndex, values))
    return true;
  return integersOf(made, values);
}

mlir::Operation *InferenceContext::lookup(mlir::SymbolRefAttr symbol) {
  hasLookedUp = true;
  if (!scope)
    return nullptr;
  if (symbols)
    return symbols->lookupNearestSymbolFrom(scope, symbol);
  return mlir::SymbolTable::lookupNearestSymbolFrom(scope, symbol);
}

int64_t InferenceContext::bound(unsigned operandIndex, int64_t dim) const {
  auto known = llvm::dyn_cast_or_null<ir::TypeExtensionsAttr>(tensor(operandIndex).getEncoding());
  return known && dim < int64_t(known.getBounds().size()) ? known.getBounds()[size_t(dim)] : unknownExtent;
}

ir::TypeExtensionsAttr InferenceContext::bounds(ArrayRef<int64_t> extents,
                                                llvm::function_ref<int64_t(int64_t dim)> boundOf) const {
  if (!areResultsOpen)
    return {};
  Extents result;
  for (size_t i = 0; i < extents.size(); ++i)
    result.push_back(isKnown(extents[i]) ? unknownExtent : boundOf(int64_t(i)));
  bool hasBounds = llvm::any_of(result, isKnown);
  return hasBounds ? ir::TypeExtensionsAttr::get(op->getContext(), result) : ir::TypeExtensionsAttr();
}

ir::TypeExtensionsAttr InferenceContext::sameBounds(ArrayRef<int64_t> extents) const {
  return bounds(extents, [&](int64_t dim) {
    int64_t least = unknownExtent;
    for (unsigned i = 0; i < operands.size(); ++i)
      if (int64_t found = tensor(i).getRank() == int64_t(extents.size()) ? bound(i, dim) : unknownExtent;
          isKnown(found))
        least = isKnown(least) ? std::min(least, found) : found;
    return least;
  });
}

LogicalResult InferenceContext::result(ArrayRef<int64_t> extents, Type element, StringRef shapeRule,
                                       StringRef elementRule, ir::TypeExtensionsAttr bounds) {
  if (areResultsOpen) {
    if (!mlir::TensorType::isValidElementType(element))
      return fail(elementRule, infer::result(int64_t(inferred->size())))
             << "has element type " << element << ", expected a type of which there are tensors";
    inferred->push_back(RankedTensorType::get(extents, element, bounds));
    return success();
  }
  if (resultsLeft() <= 0)
    return fail(shapeRule, "results") << "has " << resultsDone << " results, expected more";
  int64_t index = resultsDone++;
  auto declared = llvm::dyn_cast<RankedTensorType>(op->getResult(index).getType());
  if (!declared)
    return fail(shapeRule, infer::result(index)) << "is " << op->getResult(index).getType() << ", expected a tensor";
  ArrayRef<int64_t> shape = declared.getShape();
  bool fits = shape.size() == extents.size();
  for (size_t i = 0; fits && i < shape.size(); ++i)
    fits = agree(shape[i], extents[i]);
  if (!fits)
    return fail(shapeRule, infer::result(index)) << "has shape " << shape << ", expected " << extents;
  if (!sameBaseline(declared.getElementType(), element))
    return fail(elementRule, infer::result(index))
           << "has element type " << declared.getElementType() << ", expected " << element;
  if (!inferred)
    return success();
  Extents merged;
  for (size_t i = 0; i < shape.size(); ++i)
    merged.push_back(known(extents[i], shape[i]));
  // Bounds have no meaning if the extent is static.
  mlir::Attribute encoding = declared.getEncoding();
  if (auto bounds = llvm::dyn_cast_or_null<ir::TypeExtensionsAttr>(encoding)) {
    Extents left(bounds.getBounds());
    left.resize(merged.size(), unknownExtent);
    for (size_t i = 0; i < merged.size(); ++i)
      if (isKnown(merged[i]))
        left[i] = unknownExtent;
    bool isBounded = llvm::any_of(left, isKnown);
    encoding = isBounded ? ir::TypeExtensionsAttr::get(declared.getContext(), left) : mlir::Attribute();
  } else if (!llvm::is_contained(merged, unknownExtent)) {
    encoding = {};
  }
  inferred->push_back(RankedTensorType::get(merged, declared.getElementType(), encoding));
  return success();
}

LogicalResult InferenceContext::result(Type type, StringRef rule) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (tensor && !areResultsOpen)
    return result(tensor.getShape(), tensor.getElementType(), rule, rule);
  if (!areResultsOpen) {
    if (resultsLeft() <= 0)
      return fail(rule, "results") << "has " << resultsDone << " results, expected more";
    int64_t index = resultsDone++;
    if (op->getResult(index).getType() != type)
      return fail(rule, infer::result(index)) << "is " << op->getResult(index).getType() << ", expected " << type;
  }
  if (inferred)
    inferred->push_back(type);
  return success();
}

LogicalResult InferenceContext::declaredResult() {
  if (failed(needsResults()))
    return failure();
  Type type = op->getResult(resultsDone++).getType();
  if (inferred)
    inferred->push_back(type);
  return success();
}

LogicalResult InferenceContext::declaredResults() {
  if (failed(needsResults()))
    return failure();
  while (resultsLeft() > 0)
    (void)declaredResult();
  return success();
}

//===- Rules that many ops share ----------------------------------------------------------------------------------===//

LogicalResult InferenceContext::dimension(int64_t dim, int64_t rank, StringRef rule, const char *attribute) {
  if (dim >= 0 && dim < rank)
    return success();
  return fail(rule, attribute) << "names dimension " << dim << ", which is not in [0, " << rank << ")";
}

LogicalResult InferenceContext::dimensions(ArrayRef<int64_t> dims, int64_t rank, StringRef rangeRule,
                                           StringRef uniqueRule, const char *attribute, llvm::SmallBitVector &seen) {
  if (int64_t(seen.size()) < rank)
    seen.resize(unsigned(rank));
  for (int64_t dim : dims) {
    if (failed(dimension(dim, rank, rangeRule, attribute)))
      return failure();
    if (seen.test(unsigned(dim)))
      return fail(uniqueRule, attribute) << "names dimension " << dim << " twice";
    seen.set(unsigned(dim));
  }
  return success();
}

LogicalResult InferenceContext::dimensions(ArrayRef<int64_t> dims, int64_t rank, StringRef rangeRule,
                                           StringRef uniqueRule, const char *attribute) {
  llvm::SmallBitVector seen;
  return dimensions(dims, rank, rangeRule, uniqueRule, attribute, seen);
}

LogicalResult InferenceContext::sorted(ArrayRef<int64_t> dims, StringRef rule, const char *attribute) {
  for (size_t i = 1; i < dims.size(); ++i)
    if (dims[i - 1] > dims[i])
      return fail(rule, attribute) << "has " << dims[i - 1] << " before " << dims[i] << ", expected ascending order";
  return success();
}

LogicalResult InferenceContext::size(int64_t found, int64_t expected, StringRef rule, Subject subject) {
  if (agree(found, expected))
    return success();
  return fail(rule, subject) << "has " << found << (found == 1 ? " element" : " elements") << ", expected " << expected;
}

LogicalResult InferenceContext::atLeast(ArrayRef<int64_t> values, int64_t least, StringRef rule,
                                        const char *attribute) {
  for (int64_t value : values)
    if (value < least)
      return fail(rule, attribute) << "contains " << value << ", expected at least " << least;
  return success();
}

LogicalResult InferenceContext::sameShape(Extents &shape, RankedTensorType type, StringRef rule, Subject subject) {
  ArrayRef<int64_t> other = type.getShape();
  bool fits = shape.size() == other.size();
  for (size_t i = 0; fits && i < shape.size(); ++i)
    fits = agree(shape[i], other[i]);
  if (!fits)
    return fail(rule, subject) << "has shape " << other << ", expected " << ArrayRef<int64_t>(shape);
  for (size_t i = 0; i < shape.size(); ++i)
    shape[i] = known(shape[i], other[i]);
  return success();
}

LogicalResult InferenceContext::sameElement(Type expected, Type found, StringRef rule, Subject subject) {
  if (sameBaseline(expected, found))
    return success();
  return fail(rule, subject) << "has element type " << found << ", expected " << expected;
}

// Here the reference ignores the precision of types and the width of predicates.
bool InferenceContext::isPromotable(Type from, Type to) const {
  return infer::isPromotable(from, to) ||
         (lenient && (areFloats(from, to) || (from.isInteger(1) && llvm::isa<mlir::IntegerType>(to))));
}
bool InferenceContext::isArgument(Type argument, Type expected) const {
  return sameBaseline(argument, expected) || (lenient && areFloats(argument, expected));
}

LogicalResult InferenceContext::promotes(Type from, Type to, StringRef rule, Subject subject) {
  if (isPromotable(from, to))
    return success();
  return fail(rule, subject) << "has element type " << from << ", which does not promote to " << to;
}

LogicalResult InferenceContext::list(unsigned operandIndex, int64_t length, StringRef rule) {
  RankedTensorType type = tensor(operandIndex);
  if (type.getRank() == 1 && agree(type.getDimSize(0), length))
    return success();
  return fail(rule, operand(operandIndex)) << "is " << type << ", expected one dimension of extent " << length;
}

LogicalResult InferenceContext::listedRank(unsigned operandIndex, StringRef rule, int64_t &rank) {
  rank = !areResultsOpen ? declaredTensor(0).getRank() : unknownExtent;
  if (failed(list(operandIndex, rank, rule)))
    return failure();
  if (!isKnown(rank))
    rank = tensor(operandIndex).getDimSize(0);
  if (!isKnown(rank))
    return needsResults();
  if (rank > maxRank)
    return fail(rule, operand(operandIndex)) << "has " << rank << " elements, expected at most " << maxRank;
  return success();
}

LogicalResult InferenceContext::scalar(RankedTensorType type, StringRef rule, Subject subject) {
  if (type.getRank() == 0)
    return success();
  return fail(rule, subject) << "is " << type << ", expected a 0-dimensional tensor";
}

LogicalResult InferenceContext::padding(std::optional<mlir::DenseIntElementsAttr> attribute, int64_t count,
                                        StringRef rule, llvm::SmallVectorImpl<std::pair<int64_t, int64_t>> &rows) {
  rows.assign(size_t(count), {0, 0});
  if (!attribute)
    return success();
  auto shape = attribute->getType().getShape();
  if (shape.size() != 2 || shape[0] != count || shape[1] != 2 || !attribute->getElementType().isInteger(64))
    return fail(rule, "padding") << "has shape " << shape << ", expected [" << count << ", 2]";
  auto value = attribute->value_begin<int64_t>();
  for (auto &[low, high] : rows) {
    low = *value++;
    high = *value++;
    for (int64_t amount : {low, high})
      if (amount > maxExtent || amount < -maxExtent)
        return fail(rule, "padding") << "contains " << amount << ", which is beyond 2^62";
  }
  return success();
}

//===- Regions ----------------------------------------------------------------------------------------------------===//

LogicalResult InferenceContext::body(unsigned regionIndex, StringRef rule, mlir::TypeRange &arguments,
                                     mlir::TypeRange &returned) {
  mlir::Region &body = op->getRegion(regionIndex);
  if (!body.hasOneBlock())
    return fail(rule, region(regionIndex)) << "has " << int64_t(body.getBlocks().size()) << " blocks, expected one";
  mlir::Block &block = body.front();
  if (block.empty() || !llvm::isa<ir::ReturnOp>(block.back()))
    return fail(rule, region(regionIndex)) << "does not end with stablehlo.return";
  arguments = mlir::TypeRange(block.getArguments());
  returned = mlir::TypeRange(block.back().getOperands());
  return success();
}

LogicalResult InferenceContext::scalarType(Type type, StringRef rule, Subject subject, const char *what, int64_t index,
                                           Type &element) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getRank() != 0)
    return fail(rule, subject) << "has " << what << " " << index << " of type " << type
                               << ", expected a 0-dimensional tensor";
  element = tensor.getElementType();
  return success();
}

LogicalResult InferenceContext::functionBody(unsigned regionIndex, ArrayRef<Type> elements, StringRef rule,
                                             Type &returnedElement) {
  mlir::TypeRange arguments, returned;
  if (failed(body(regionIndex, rule, arguments, returned)))
    return failure();
  if (arguments.size() != elements.size() || returned.size() != 1)
    return fail(rule, region(regionIndex))
           << "takes " << int64_t(arguments.size()) << " arguments and returns " << int64_t(returned.size())
           << ", expected " << int64_t(elements.size()) << " and 1";
  for (size_t i = 0; i < elements.size(); ++i) {
    Type element;
    if (failed(scalarType(arguments[i], rule, region(regionIndex), "argument", int64_t(i), element)))
      return failure();
    // The reference compares precision where elements are sorted or mapped, but not where they are selected.
    if (!sameBaseline(element, elements[i]) &&
        !(llvm::isa<ir::SelectAndScatterOp>(op) && isArgument(element, elements[i])))
      return fail(rule, region(regionIndex))
             << "has argument " << int64_t(i) << " of elements " << element << ", expected " << elements[i];
  }
  return scalarType(returned[0], rule, region(regionIndex), "returned value", 0, returnedElement);
}

// Whether the extents are some of the others, in their order.
static bool isPartOf(ArrayRef<int64_t> extents, ArrayRef<int64_t> whole) {
  size_t next = 0;
  for (int64_t extent : whole)
    next += next < extents.size() && agree(extents[next], extent);
  return next == extents.size();
}

LogicalResult InferenceContext::reductionBody(unsigned regionIndex, ArrayRef<Type> elements, StringRef rule,
                                              llvm::SmallVectorImpl<Type> &accumulated, ArrayRef<int64_t> within) {
  mlir::TypeRange arguments, returned;
  if (failed(body(regionIndex, rule, arguments, returned)))
    return failure();
  size_t count = elements.size();
  if (arguments.size() != 2 * count)
    return fail(rule, region(regionIndex))
           << "takes " << int64_t(arguments.size()) << " arguments, expected " << int64_t(2 * count);
  if (returned.size() != count)
    return fail(rule, region(regionIndex))
           << "returns " << int64_t(returned.size()) << " values, expected " << int64_t(count);
  // In the lenient mode, the shape that all three have.
  ArrayRef<int64_t> shape;
  auto elementOf = [&](Type type, const char *what, size_t index, Type &element) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    if (!lenient || within.empty() || !tensor || !isPartOf(tensor.getShape(), within) || tensor.getShape() != shape)
      return scalarType(type, rule, region(regionIndex), what, int64_t(index), element);
    element = tensor.getElementType();
    return success();
  };
  for (size_t i = 0; i < count; ++i) {
    Type first, second, last;
    shape = {};
    if (auto tensor = llvm::dyn_cast<RankedTensorType>(arguments[i]))
      shape = tensor.getShape();
    if (failed(elementOf(arguments[i], "argument", i, first)) ||
        failed(elementOf(arguments[count + i], "argument", count + i, second)) ||
        failed(elementOf(returned[i], "returned value", i, last)))
      return failure();
    if (!isArgument(first, second))
      return fail(rule, region(regionIndex)) << "has argument " << int64_t(count + i) << " of elements " << second
                                             << ", argument " << int64_t(i) << " of " << first;
    if (!sameBaseline(first, last))
      return fail(rule, region(regionIndex))
             << "has returned value " << int64_t(i) << " of elements " << last << ", expected " << first;
    if (!isPromotable(elements[i], first))
      return fail(rule, region(regionIndex)) << "has argument " << int64_t(i) << " of elements " << first
                                             << ", to which " << elements[i] << " does not promote";
    accumulated.push_back(first);
  }
  return success();
}

} // namespace shlo::infer
