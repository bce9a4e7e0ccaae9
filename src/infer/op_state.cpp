// Makes ops from untrusted parts.
//
// The rules of src/infer require that an op matches its record. MLIR checks this only for an op with results. So
// tables that are generated from the records check operands, attributes and regions first. The rules then infer the
// result types, the op is made, and MLIR verifies it as a whole.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/op_state.h"

#include "base/memory.h"
#include "dialect/diagnostics.h"
#include "infer/inference_context.h"

#include "mlir/IR/OperationSupport.h"

#include <algorithm>
#include <iterator>

namespace shlo {

namespace {

using namespace infer;

enum class Count { One, Optional, Any };
enum class ResultTypes { InferredTypes, RefinedTypes, DeclaredTypes };

struct OperandShape {
  llvm::StringLiteral name;
  Count count;
  bool (*accepts)(Type type);
  llvm::StringLiteral summary;
};
struct AttributeShape {
  llvm::StringLiteral name;
  bool isRequired;
  llvm::StringLiteral summary;
};
struct OpShape {
  llvm::StringLiteral name;
  ArrayRef<OperandShape> operands;
  ArrayRef<AttributeShape> attributes;
  unsigned regions; // without the variadic ones
  bool hasRegionList;
  bool areListsEqual;      // all lists of operands have the same length
  bool hasOperandSegments; // an attribute states the number of values of each operand
  unsigned resultSegments; // the number of results if an attribute states the number of values of each; otherwise 0
  ResultTypes resultTypes;
};

#include "opset/op_shapes.inc"

const OpShape *findShape(StringRef name) {
  auto found = std::lower_bound(std::begin(shapes), std::end(shapes), name,
                                [](const OpShape &shape, StringRef name) { return shape.name < name; });
  return found != std::end(shapes) && found->name == name ? found : nullptr;
}

constexpr char operandSegments[] = "operandSegmentSizes", resultSegments[] = "resultSegmentSizes";

// The text is short for every attribute.
std::string describe(mlir::Attribute attribute) {
  std::string text;
  if (auto string = llvm::dyn_cast<mlir::StringAttr>(attribute))
    return "\"" + string.getValue().take_front(80).str() + "\"";
  if (auto list = llvm::dyn_cast<mlir::DenseI64ArrayAttr>(attribute)) {
    Finding(text) << list.asArrayRef();
    return text;
  }
  if (llvm::isa<mlir::IntegerAttr, mlir::FloatAttr>(attribute)) {
    llvm::raw_string_ostream(text) << attribute;
    return text;
  }
  if (auto typed = llvm::dyn_cast<mlir::TypedAttr>(attribute)) {
    Finding(text) << "a " << typed.getType();
    return text;
  }
  return "an attribute of another kind";
}

class Checker {
public:
  Checker(const OpState &state) : state(state) {}

  Status check() {
    shape = findShape(state.name);
    if (!shape) // the rules of a table check all of an op
      return isOfTable() ? Status() : unknownOp();
    if (Status status = checkOperands(); !status)
      return status;
    if (Status status = checkAttributes(); !status)
      return status;
    return checkRegions();
  }
  // An error about `subject`.
  Error broken(const Subject &subject, StringRef text) const {
    Diagnostic finding;
    finding.op = state.name.str();
    finding.subject = subject.name;
    if (subject.index >= 0)
      finding.subject += " " + std::to_string(subject.index);
    finding.message = finding.subject + " " + text.str();
    return asError(std::move(finding));
  }
  Error asError(Diagnostic finding) const {
    setPlace(finding, state.location);
    Error error = makeError(SHLO_INVALID_PROGRAM, finding.op + ": " + finding.message);
    error.diagnostics.push_back(std::move(finding));
    return error;
  }

  Status checkResults(size_t count) const {
    if (shape && shape->resultSegments && !segments(resultSegments, shape->resultSegments, count))
      return broken(resultSegments, "is not the number of values of each result, as array<i32: ...>");
    return Status();
  }

private:
  // Of a dialect that is loaded when it is asked for.
  bool isOfTable() const {
    mlir::Dialect *dialect = state.location.getContext()->getOrLoadDialect(state.name.split('.').first);
    const OpTable *table = opTableOf(dialect);
    return table && table->has(state.name);
  }
  Error unknownOp() const {
    return makeError(SHLO_UNSUPPORTED, "op '" + state.name.take_front(80).str() + "' is unknown");
  }

  // The attribute that states the number of values of each of `count` operands or results; null if it is invalid.
  mlir::DenseI32ArrayAttr segments(StringRef name, size_t count, size_t values) const {
    auto sizes = llvm::dyn_cast_or_null<mlir::DenseI32ArrayAttr>(state.attributes ? state.attributes.get(name)
                                                                                  : mlir::Attribute());
    int64_t sum = 0;
    if (!sizes || sizes.size() != int64_t(count))
      return {};
    for (int32_t size : sizes.asArrayRef()) {
      if (size < 0)
        return {};
      sum += size;
    }
    return sum == int64_t(values) ? sizes : mlir::DenseI32ArrayAttr();
  }

  Status checkOperands() const {
    mlir::DenseI32ArrayAttr sizes;
    if (shape->hasOperandSegments) {
      sizes = segments(operandSegments, shape->operands.size(), state.operands.size());
      if (!sizes)
        return broken(operandSegments, "is not the number of values of each operand, as array<i32: ...>");
    }
    size_t fixed = 0, lists = 0, optionals = 0, found = state.operands.size();
    std::string names;
    for (const OperandShape &operand : shape->operands) {
      fixed += operand.count == Count::One;
      lists += operand.count == Count::Any;
      optionals += operand.count == Count::Optional;
      names += (names.empty() ? "" : ", ") + operand.name.str() + (operand.count == Count::Any ? "..." : "");
    }
    size_t rest = found < fixed ? 0 : found - fixed;
    bool fits = found >= fixed && (sizes || (lists ? rest % lists == 0 : rest <= optionals));
    if (!fits)
      return broken("operands", "are " + std::to_string(found) + ", expected " +
                                    (shape->operands.empty() ? std::string("none") : names));
    size_t next = 0;
    for (const OperandShape &operand : shape->operands) {
      size_t count = 1;
      if (sizes)
        count = size_t(sizes[&operand - shape->operands.begin()]);
      else if (operand.count == Count::Any)
        count = rest / lists;
      else if (operand.count == Count::Optional)
        count = std::min<size_t>(rest, 1), rest -= count;
      for (; count; --count, ++next) {
        Type type = state.operands[next].getType();
        if (operand.accepts(type) && isWellFormed(type))
          continue;
        std::string text;
        Finding(text) << "(" << operand.name << ") is " << type << ", expected " << operand.summary;
        return broken(infer::operand(int64_t(next)), text);
      }
    }
    return Status();
  }

  Status checkAttributes() const {
    mlir::MLIRContext *context = state.location.getContext();
    mlir::OperationName name(state.name, context);
    if (state.attributes)
      for (mlir::NamedAttribute attribute : state.attributes) {
        StringRef key = attribute.getName().getValue();
        auto known = llvm::find_if(shape->attributes, [&](const AttributeShape &entry) { return entry.name == key; });
        if (known == shape->attributes.end()) {
          // Attributes of other dialects are kept.
          if (key.contains('.') || (key == operandSegments && shape->hasOperandSegments) ||
              (key == resultSegments && shape->resultSegments))
            continue;
          std::string names;
          for (const AttributeShape &entry : shape->attributes)
            names += (names.empty() ? "" : ", ") + entry.name.str();
          return broken("attributes", "have '" + key.take_front(80).str() + "', expected " +
                                          (names.empty() ? std::string("none") : names));
        }
        mlir::NamedAttrList alone(ArrayRef<mlir::NamedAttribute>{attribute});
        // The handler of the builder's context drops the diagnostic.
        if (failed(name.verifyInherentAttrs(alone, [&] { return mlir::emitError(state.location); })))
          return broken(known->name.data(),
                        "is " + describe(attribute.getValue()) + ", expected " + known->summary.str());
      }
    for (const AttributeShape &entry : shape->attributes)
      if (entry.isRequired && (!state.attributes || !state.attributes.contains(entry.name)))
        return broken(entry.name.data(), "is missing, expected " + entry.summary.str());
    return Status();
  }

  Status checkRegions() const {
    size_t found = state.regions.size();
    if (shape->hasRegionList ? found < shape->regions : found != shape->regions)
      return broken("regions", "are " + std::to_string(found) + ", expected " + std::to_string(shape->regions) +
                                   (shape->hasRegionList ? " or more" : ""));
    return Status();
  }

  const OpState &state;
  const OpShape *shape = nullptr;
};

// Makes an op with these result types in a separate block. The op takes the blocks of the regions. The destructor
// returns them and destroys the op, unless keep() was called.
class Made {
public:
  Made(const OpState &state, mlir::TypeRange types) : state(state) {
    mlir::OperationState operation(state.location, state.name);
    operation.addOperands(state.operands);
    operation.addTypes(types);
    if (state.attributes)
      operation.addAttributes(state.attributes.getValue());
    for (size_t i = 0; i < state.regions.size(); ++i)
      operation.addRegion();
    op = mlir::Operation::create(operation);
    place.push_back(op);
    for (size_t i = 0; i < state.regions.size(); ++i)
      op->getRegion(unsigned(i)).takeBody(*state.regions[i]);
    const OpTable *table = opTableOf(op);
    endRegionsWith(table ? table->regionEnd() : usualEnd);
  }
  ~Made() {
    if (!op)
      return;
    for (size_t i = 0; i < state.regions.size(); ++i)
      state.regions[i]->takeBody(op->getRegion(unsigned(i)));
    op->erase();
  }
  Made(const Made &) = delete;

  mlir::Operation *get() const { return op; }
  mlir::Operation *keep() {
    op->remove();
    return std::exchange(op, nullptr);
  }

private:
  static constexpr StringRef usualEnd = "stablehlo.return";
  static bool isEnd(mlir::Operation *end) {
    const OpTable *table = opTableOf(end);
    return end->getName().getStringRef() == (table ? table->regionEnd() : usualEnd);
  }
  // What was made before an op took the region ends it as the builder guessed.
  void endRegionsWith(StringRef name) {
    for (mlir::Region &region : op->getRegions()) {
      mlir::Operation *end = region.empty() || region.front().empty() ? nullptr : &region.front().back();
      if (!end || end->getName().getStringRef() == name || !isEnd(end))
        continue;
      mlir::OperationState other(end->getLoc(), name);
      other.addOperands(end->getOperands());
      other.addAttributes(llvm::to_vector(end->getDiscardableAttrs()));
      region.front().push_back(mlir::Operation::create(other));
      end->erase();
    }
  }

  const OpState &state;
  mlir::Block place; // terminators must be the last op of a block
  mlir::Operation *op = nullptr;
};

// Runs the rules of an op that matches its record.
Status runRules(mlir::Operation *op, InferenceContext &context, const Checker &checker) {
  Rules rules = findRules(op->getName());
  if (!rules || succeeded(rules(op, context)))
    return Status();
  return checker.asError(context.takeFinding());
}

// The results are largest if the operands have the extents of their bounds. So the result extents for such operands are
// bounds of unknown result extents. Bounds that a rule has inferred are kept.
void addBounds(const OpState &state, mlir::Operation *op, llvm::SmallVectorImpl<Type> &types) {
  llvm::SmallVector<Type> longest(op->getOperandTypes()), bounded;
  auto infer = [&](ArrayRef<Type> operands, llvm::SmallVectorImpl<Type> &results) {
    InferenceContext context(results);
    context.enterDetached(op, state.around, /*hasOpenResults=*/true);
    context.setOperandTypes(operands);
    Rules rules = findRules(op->getName());
    bool holds = rules && succeeded(rules(op, context)) && results.size() == types.size();
    if (!holds)
      (void)context.takeFinding();
    return holds;
  };
  // A larger kernel has fewer windows, so only the input of a convolution is enlarged.
  const size_t count = llvm::isa<ir::ConvolutionOp, ir::DynamicConvOp>(op) ? 1 : longest.size();
  for (size_t i = 0; i < count; ++i) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(longest[i]);
    auto bounds = tensor ? llvm::dyn_cast_or_null<ir::TypeExtensionsAttr>(tensor.getEncoding()) : nullptr;
    if (!bounds)
      continue;
    Extents extents(tensor.getShape());
    for (size_t dim = 0; dim < extents.size() && dim < bounds.getBounds().size(); ++dim) {
      if (isKnown(extents[dim]) || !isKnown(bounds.getBounds()[dim]))
        continue;
      // If an extent must equal another one, its bound may not fit.
      const Type before = longest[i];
      extents[dim] = bounds.getBounds()[dim];
      longest[i] = RankedTensorType::get(extents, tensor.getElementType());
      if (llvm::SmallVector<Type> results; infer(longest, results)) {
        bounded = std::move(results);
        continue;
      }
      longest[i] = before;
      extents[dim] = unknownExtent;
    }
  }
  if (bounded.empty())
    return;
  for (auto [type, most] : llvm::zip(types, bounded)) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(type), longestTensor = llvm::dyn_cast<RankedTensorType>(most);
    if (!tensor || !longestTensor || tensor.getEncoding() || tensor.getRank() != longestTensor.getRank())
      continue;
    Extents bounds;
    for (auto [extent, bound] : llvm::zip(tensor.getShape(), longestTensor.getShape()))
      bounds.push_back(isKnown(extent) ? unknownExtent : bound);
    if (llvm::any_of(bounds, isKnown))
      type = RankedTensorType::get(tensor.getShape(), tensor.getElementType(),
                                   ir::TypeExtensionsAttr::get(op->getContext(), bounds));
  }
}

} // namespace

Status checkType(Type type, ExpandedSizes &sizes) {
  if (Status status = sizes.check(type); !status)
    return status;
  if (isWellFormed(type))
    return Status();
  std::string text;
  Finding(text) << "the type is " << type << ": its rank is beyond " << maxRank
                << ", or its extents, bounds or quantized dimension do not fit together";
  return makeError(SHLO_INVALID_PROGRAM, std::move(text));
}

Result<llvm::SmallVector<Type>> inferResults(const OpState &state) {
  Checker checker(state);
  if (Status status = checker.check(); !status)
    return std::move(status.error());
  llvm::SmallVector<Type> types;
  Made made(state, {});
  InferenceContext context(types);
  context.enterDetached(made.get(), state.around, /*hasOpenResults=*/true);
  if (Status status = runRules(made.get(), context, checker); !status)
    return std::move(status.error());
  addBounds(state, made.get(), types);
  for (Type type : types)
    if (Status status = checkType(type, state.sizes); !status)
      return std::move(status.error());
  return types;
}

Result<mlir::Operation *> makeOp(const OpState &state) {
  Checker checker(state);
  llvm::SmallVector<Type> types;
  if (Status status = checker.check(); !status)
    return std::move(status.error());
  if (state.results) {
    for (Type type : *state.results)
      if (Status status = checkType(type, state.sizes); !status)
        return std::move(status.error());
    llvm::append_range(types, *state.results);
  } else {
    Result<llvm::SmallVector<Type>> inferred = inferResults(state);
    if (!inferred)
      return std::move(inferred.error());
    types = std::move(*inferred);
  }
  if (state.resultCount && *state.resultCount != types.size())
    return makeError(SHLO_INVALID_ARGUMENT, "there is room for " + std::to_string(*state.resultCount) +
                                                " results, the op has " + std::to_string(types.size()));
  if (Status status = checker.checkResults(types.size()); !status)
    return std::move(status.error());
  Made made(state, types);
  mlir::Operation *op = made.get();
  DiagnosticCollector collector(*op->getContext());
  if (failed(op->getName().verifyInvariants(op)) || failed(op->getName().verifyRegionInvariants(op)))
    return collector.takeError(SHLO_INVALID_PROGRAM);
  if (state.results) {
    InferenceContext context(nullptr);
    context.enterDetached(op, state.around, /*hasOpenResults=*/false);
    if (Status status = runRules(op, context, checker); !status)
      return std::move(status.error());
  }
  checkMemory(); // the op is not made then
  return made.keep();
}

} // namespace shlo
