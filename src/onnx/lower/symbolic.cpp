// Programs for all extents that a model leaves open. The model is lowered for some choices of these extents, and the
// programs are compared op by op. They differ in numbers only: extents of types, numbers in attributes, constants. Each
// of these numbers must follow from the open extents in the same way in all programs; then one program computes it.
// Nothing about the ops of ONNX is stated twice so: whatever can be lowered has this form, too, or says why not.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/elements.h"
#include "dialect/walk.h"
#include "infer/verify.h"
#include "onnx/dialect/names.h"
#include "onnx/infer/node.h"
#include "onnx/lower/lower.h"
#include "onnx/lower/signature.h"
#include "onnx/lower/symbolic_sizes.h"
#include "passes/shapes.h"

#include "llvm/ADT/BitVector.h"

#include <cmath>
#include <map>

using namespace mlir;

namespace shlo::onnx {
namespace {

using func::FuncOp;

constexpr size_t mostOpen = 6, checks = 2;
constexpr size_t mostElements = 64; // of a constant whose elements are computed

// An extent that the model leaves open, by its name or by its first place.
struct OpenName {
  bool isNamed;
  std::string name, input; // of the dimension; of its first input
  size_t axis;
  std::string shown() const { return isNamed ? name : input + "[" + std::to_string(axis) + "]"; }
};

// Of the inputs that are arguments of the program, in order. None if there is one without a rank.
std::optional<std::vector<OpenName>> openNames(FuncOp graph, const InferOptions &options,
                                               std::map<std::string, std::pair<unsigned, int64_t>> &places) {
  std::vector<OpenName> result;
  unsigned argument = 0;
  for (unsigned i = 0; i < graph.getNumArguments(); ++i) {
    if (isDefaulted(graph, i))
      continue;
    Facts facts = factsOf(graph.getArgument(i).getType());
    const std::string input = inputName(graph, i);
    if (!bindShape(facts, input, options) || !facts.shape)
      return {};
    std::vector<std::string> names(facts.shape->size());
    if (auto given = graph.getArgAttrOfType<StringAttr>(i, "onnx.dim_params"))
      forEachDimension(given.getValue(), [&](size_t axis, StringRef name) {
        if (axis < names.size())
          names[axis] = name.str();
      });
    for (size_t axis = 0; axis < names.size(); ++axis) {
      if ((*facts.shape)[axis].isKnown() || options.extents.contains(names[axis]))
        continue;
      OpenName open{!names[axis].empty(), names[axis], input, axis};
      if (places.try_emplace(open.shown(), argument, int64_t(axis)).second)
        result.push_back(std::move(open));
    }
    ++argument;
  }
  return result;
}

// Which extents the model is lowered for: `least` and more, multiples of a number, the last one larger by `more`.
struct Sizes {
  int64_t least, times, more;
};
// A large one shows what is alike for all small ones, such as what many steps of 2 leave. Some models take only small
// ones, others only larger ones, or multiples of a number; the program then asserts that.
constexpr Sizes sizesToTry[] = {{0, 1, 276}, {0, 1, 0},  {120, 1, 0}, {0, 2, 0}, {0, 4, 0},
                                {0, 8, 0},   {0, 16, 0}, {0, 32, 0},  {0, 64, 0}};

// Each is another number; those of one extent have all remainders by 2, 3 and 4, on which what is rounded depends.
std::vector<OpenExtent> samplesOf(const std::vector<OpenName> &names,
                                  const std::map<std::string, std::pair<unsigned, int64_t>> &places, Sizes sizes,
                                  ArrayRef<int64_t> times) {
  static constexpr int64_t numbers[mostOpen][2 + checks] = {{5, 23, 10, 12},  {7, 29, 14, 24},  {11, 31, 22, 36},
                                                            {13, 37, 26, 48}, {17, 41, 34, 60}, {19, 43, 38, 72}};
  std::vector<OpenExtent> result;
  for (size_t k = 0; k < names.size(); ++k) {
    const auto [argument, axis] = places.at(names[k].shown());
    OpenExtent extent{names[k].shown(), {}, argument, axis, times[k]};
    for (size_t s = 0; s < 1 + names.size(); ++s)
      extent.samples.push_back(times[k] * (sizes.least + numbers[k][s == k + 1]));
    for (size_t s = 0; s < checks; ++s)
      extent.samples.push_back(times[k] * (sizes.least + numbers[k][2 + s] + (s + 1 == checks ? sizes.more : 0)));
    result.push_back(std::move(extent));
  }
  return result;
}

// A lowered model, whose ops and values are numbered in order.
struct Program {
  explicit Program(std::shared_ptr<Module> made) : module(std::move(made)) {
    forEachOp(module->op(), [&](Operation *op) {
      ops.push_back(op);
      for (Value value : op->getResults())
        numbers.try_emplace(value, unsigned(numbers.size()));
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Value value : block.getArguments())
            numbers.try_emplace(value, unsigned(numbers.size()));
    });
  }

  std::shared_ptr<Module> module;
  std::vector<Operation *> ops;
  llvm::DenseMap<Value, unsigned> numbers;
};

// Whether two ops differ in nothing but numbers.
bool areAlike(const Program &a, const Program &b, size_t i) {
  Operation *one = a.ops[i], *other = b.ops[i];
  if (one->getName() != other->getName() || one->getNumOperands() != other->getNumOperands() ||
      one->getNumResults() != other->getNumResults() || one->getNumRegions() != other->getNumRegions())
    return false;
  for (auto [left, right] : llvm::zip(one->getOperands(), other->getOperands()))
    if (a.numbers.lookup(left) != b.numbers.lookup(right))
      return false;
  for (auto [left, right] : llvm::zip(one->getRegions(), other->getRegions()))
    if (!llvm::equal(left, right, [](Block &x, Block &y) { return x.getNumArguments() == y.getNumArguments(); }))
      return false;
  return true;
}

class SymbolicProgram {
public:
  SymbolicProgram(std::vector<Program> programs, std::vector<OpenExtent> open)
      : programs(std::move(programs)), made(this->programs[0].module->clone()), open(std::move(open)) {}
  Result<std::shared_ptr<Module>> run();

private:
  const std::vector<Program> programs; // by sample
  Program made;
  std::vector<OpenExtent> open;
  std::optional<SizeFinder> sizes;
  Block *body = nullptr;                               // of the function
  std::map<Sampled, SizeFinder::Dimension> dimensions; // of values of the body so far
  llvm::BitVector isLate;                              // by op
  std::string problem;                                 // with an op

  template <typename F> Sampled sampled(F &&number) const {
    Sampled result;
    for (const Program &program : programs)
      result.push_back(number(program));
    return result;
  }
  // The type with ? for extents that differ. Null if the types differ otherwise.
  template <typename F> Type typeOf(F &&typeIn) const;
  template <typename F> bool setType(Value value, F &&valueIn) {
    const Type type = typeOf([&](const Program &program) { return valueIn(program).getType(); });
    if (type)
      value.setType(type);
    return bool(type);
  }
  std::vector<Sampled> extentsOf(size_t i, unsigned result) const;
  std::vector<SizeFinder::Dimension> dimensionsFor(size_t i) const;
  void noteDimensions(Value value, size_t i, unsigned result);
  std::vector<std::vector<size_t>> lateConstants();
  bool say(const Twine &text) { return problem = text.str(), false; }

  bool convert(size_t i);
  bool convertConstant(size_t i);
  bool convertAttributes(size_t i);
  bool convertDynamicSlice(size_t i);
  Value computed(size_t i, ArrayRef<Attribute> scalars, Type element, OpBuilder &builder);
  void replace(size_t i, Value value) {
    Operation *&op = made.ops[i];
    op->getResult(0).replaceAllUsesWith(value);
    value.getDefiningOp()->setLoc(op->getLoc());
    op->erase();
    op = value.getDefiningOp();
  }
};

template <typename F> Type SymbolicProgram::typeOf(F &&typeIn) const {
  const Type first = typeIn(programs[0]);
  if (llvm::all_of(programs, [&](const Program &program) { return typeIn(program) == first; }))
    return first;
  auto tensor = dyn_cast<RankedTensorType>(first);
  if (!tensor)
    return nullptr;
  llvm::SmallVector<int64_t> shape(tensor.getShape());
  for (const Program &program : programs) {
    auto other = dyn_cast<RankedTensorType>(typeIn(program));
    if (!other || other.getRank() != tensor.getRank() || other.getElementType() != tensor.getElementType())
      return nullptr;
    for (auto [extent, own] : llvm::zip(shape, other.getShape()))
      if (extent != own)
        extent = ShapedType::kDynamic;
  }
  return RankedTensorType::get(shape, tensor.getElementType());
}

// Of each axis of a result.
std::vector<Sampled> SymbolicProgram::extentsOf(size_t i, unsigned result) const {
  std::vector<Sampled> list;
  const int64_t rank = rankOf(programs[0].ops[i]->getResult(result));
  for (int64_t axis = 0; axis < rank; ++axis)
    list.push_back(
        sampled([&](const Program &program) { return shapeOf(program.ops[i]->getResult(result))[size_t(axis)]; }));
  return list;
}

// Those of the operands that differ.
std::vector<SizeFinder::Dimension> SymbolicProgram::dimensionsFor(size_t i) const {
  std::vector<SizeFinder::Dimension> list;
  for (unsigned k = 0; k < made.ops[i]->getNumOperands() && k < 4; ++k) {
    if (!isa<RankedTensorType>(programs[0].ops[i]->getOperand(k).getType()))
      continue;
    const int64_t rank = rankOf(programs[0].ops[i]->getOperand(k));
    for (int64_t axis = 0; axis < rank; ++axis) {
      Sampled extent =
          sampled([&](const Program &program) { return shapeOf(program.ops[i]->getOperand(k))[size_t(axis)]; });
      if (!isConstant(extent))
        list.push_back({made.ops[i]->getOperand(k), axis, std::move(extent)});
    }
  }
  return list;
}

// Of a value that ops behind it can read.
void SymbolicProgram::noteDimensions(Value value, size_t i, unsigned result) {
  for (auto [axis, extent] : llvm::enumerate(extentsOf(i, result)))
    if (!isConstant(extent))
      dimensions.try_emplace(extent, SizeFinder::Dimension{value, int64_t(axis), extent});
}

// The constants that differ, by the first op of the body that needs one. They are moved there, so that dimensions of
// other values may be read.
std::vector<std::vector<size_t>> SymbolicProgram::lateConstants() {
  std::vector<std::vector<size_t>> result(made.ops.size());
  isLate.resize(unsigned(made.ops.size()));
  llvm::DenseMap<Operation *, size_t> places;
  for (auto [i, op] : llvm::enumerate(made.ops))
    places[op] = i;
  for (size_t i = 0; i < made.ops.size(); ++i) {
    Operation *const op = made.ops[i];
    if (!isa<ir::ConstantOp>(op) || op->getBlock() != body || llvm::all_of(programs, [&](const Program &program) {
          return program.ops[i]->getAttrDictionary() == programs[0].ops[i]->getAttrDictionary();
        }))
      continue;
    size_t first = made.ops.size();
    for (Operation *user : op->getUsers())
      first = std::min(first, places.lookup(body->findAncestorOpInBlock(*user)));
    if (first == made.ops.size())
      continue;
    op->moveBefore(made.ops[first]);
    result[first].push_back(i);
    isLate.set(unsigned(i));
  }
  return result;
}

//===- Constants ------------------------------------------------------------------------------------------------------===//

// What a float is in terms of whole numbers: itself, or the reciprocal of one.
std::optional<int64_t> wholeOf(Attribute scalar, bool isReciprocal) {
  if (auto integer = dyn_cast<IntegerAttr>(scalar))
    return isReciprocal ? std::nullopt : integer.getValue().trySExtValue();
  auto number = dyn_cast<FloatAttr>(scalar);
  if (!number)
    return {};
  const double value = isReciprocal ? 1 / number.getValueAsDouble() : number.getValueAsDouble();
  const double whole = std::round(value);
  // The reciprocal of a whole number is rounded to the type.
  if (!(std::abs(whole) < 1e15) || std::abs(value - whole) > (isReciprocal ? std::abs(whole) * 1e-3 : 0))
    return {};
  if (!isReciprocal)
    return int64_t(whole);
  llvm::APFloat again(1 / whole);
  bool isInexact;
  again.convert(number.getValue().getSemantics(), llvm::APFloat::rmNearestTiesToEven, &isInexact);
  return again.bitwiseIsEqual(number.getValue()) ? std::optional(int64_t(whole)) : std::nullopt;
}

// A scalar that is `scalars` in the samples.
Value SymbolicProgram::computed(size_t i, ArrayRef<Attribute> scalars, Type element, OpBuilder &builder) {
  const auto type = RankedTensorType::get({}, element);
  const Location location = builder.getUnknownLoc();
  if (llvm::all_equal(scalars))
    return ir::ConstantOp::create(builder, location, type, DenseElementsAttr::get(type, scalars[0]));
  for (const bool isReciprocal : {false, true}) {
    Sampled numbers;
    for (Attribute scalar : scalars)
      if (const auto whole = wholeOf(scalar, isReciprocal))
        numbers.push_back(*whole);
    if (numbers.size() != scalars.size())
      continue;
    Value number = sizes->find(numbers, dimensionsFor(i), builder);
    if (!number)
      continue;
    if (number.getType() != type)
      number = ir::ConvertOp::create(builder, location, type, number);
    if (!isReciprocal)
      return number;
    const Value one =
        ir::ConstantOp::create(builder, location, type, DenseElementsAttr::get(type, builder.getFloatAttr(element, 1)));
    return ir::DivOp::create(builder, location, type, one, number);
  }
  return nullptr;
}

bool SymbolicProgram::convertConstant(size_t i) {
  llvm::SmallVector<DenseElementsAttr> values;
  for (const Program &program : programs)
    values.push_back(dyn_cast<DenseElementsAttr>(cast<ir::ConstantOp>(program.ops[i]).getValue()));
  if (llvm::is_contained(values, nullptr))
    return say("a large constant depends on the extents");
  if (llvm::any_of(values, [](DenseElementsAttr value) { return value.empty(); }))
    return say("a constant has no elements for some extents");
  Operation *op = made.ops[i];
  OpBuilder builder(op);
  const Location location = builder.getUnknownLoc();
  const auto type = cast<RankedTensorType>(op->getResult(0).getType());
  const Type element = type.getElementType();
  auto elements = [&](DenseElementsAttr value, size_t k) { return value.getValues<Attribute>()[k]; };
  auto broadcast = [&](Value scalar) -> Value {
    if (type.hasStaticShape())
      return ir::BroadcastInDimOp::create(builder, location, type, scalar, ArrayRef<int64_t>());
    const Value shape = sizes->findAll(extentsOf(i, 0), {}, builder);
    return shape ? Value(ir::DynamicBroadcastInDimOp::create(builder, location, type, scalar, shape,
                                                             builder.getDenseI64ArrayAttr({}), nullptr, nullptr))
                 : Value();
  };
  if (llvm::all_of(values, [](DenseElementsAttr value) { return value.isSplat(); })) {
    llvm::SmallVector<Attribute> scalars;
    for (DenseElementsAttr value : values)
      scalars.push_back(elements(value, 0));
    Value scalar = computed(i, scalars, element, builder);
    if (scalar && type.getRank() != 0)
      scalar = broadcast(scalar);
    if (!scalar)
      return say("a constant depends on the extents in a way that has no formula");
    return replace(i, scalar), true;
  }
  if (type.hasStaticShape() && type.getRank() == 1 && size_t(type.getNumElements()) <= mostElements) {
    llvm::SmallVector<Value> parts;
    for (size_t k = 0; k < size_t(type.getNumElements()); ++k) {
      llvm::SmallVector<Attribute> scalars;
      for (DenseElementsAttr value : values)
        scalars.push_back(elements(value, k));
      const Value scalar = computed(i, scalars, element, builder);
      if (!scalar)
        return say("an element of a constant depends on the extents in a way that has no formula");
      parts.push_back(ir::ReshapeOp::create(builder, location, RankedTensorType::get({1}, element), scalar));
    }
    return replace(i, ir::ConcatenateOp::create(builder, location, type, parts, uint64_t(0))), true;
  }
  // Equal steps from a number on.
  if (type.getRank() == 1 && isa<IntegerType>(element)) {
    auto number = [&](DenseElementsAttr value, size_t k) { return cast<IntegerAttr>(elements(value, k)).getInt(); };
    const DenseElementsAttr longest = *llvm::max_element(
        values, [](DenseElementsAttr a, DenseElementsAttr b) { return a.getNumElements() < b.getNumElements(); });
    const int64_t first = number(longest, 0), step = longest.getNumElements() > 1 ? number(longest, 1) - first : 0;
    for (DenseElementsAttr value : values)
      for (size_t k = 0; k < size_t(value.getNumElements()); ++k)
        if (number(value, k) != first + int64_t(k) * step)
          return say("a constant depends on the extents in a way that has no formula");
    const Value shape = sizes->findAll(extentsOf(i, 0), {}, builder);
    if (!shape)
      return say("the extents of a constant depend on those of the inputs in a way that has no formula");
    Value list = ir::DynamicIotaOp::create(builder, location, type, shape, uint64_t(0));
    auto along = [&](int64_t one) {
      const auto scalar = RankedTensorType::get({}, element);
      return broadcast(ir::ConstantOp::create(builder, location, scalar,
                                              DenseElementsAttr::get(scalar, builder.getIntegerAttr(element, one))));
    };
    if (step != 1)
      list = ir::MulOp::create(builder, location, type, list, along(step));
    if (first != 0)
      list = ir::AddOp::create(builder, location, type, list, along(first));
    return replace(i, list), true;
  }
  return say("a constant depends on the extents in a way that has no formula");
}

//===- Ops ------------------------------------------------------------------------------------------------------------===//

// The numbers of an attribute; none if it has others.
std::optional<llvm::SmallVector<int64_t>> numbersOf(Attribute attribute) {
  if (auto list = dyn_cast_or_null<DenseI64ArrayAttr>(attribute))
    return llvm::SmallVector<int64_t>(list.asArrayRef());
  llvm::SmallVector<int64_t> numbers;
  if (auto list = dyn_cast_or_null<DenseIntElementsAttr>(attribute)) {
    for (const llvm::APInt &one : list.getValues<llvm::APInt>())
      numbers.push_back(one.getSExtValue());
    return numbers;
  }
  return {};
}

// Gives the op its form with computed shapes, as the record of that form says.
bool SymbolicProgram::convertAttributes(size_t i) {
  Operation *op = made.ops[i];
  const auto form = llvm::find_if(
      passes::staticForms(), [&](const passes::StaticForm &one) { return one.op == op->getName().getStringRef(); });
  if (form == passes::staticForms().end())
    return say("an attribute depends on the extents");
  for (NamedAttribute attribute : op->getAttrs())
    if (llvm::none_of(form->shapes,
                      [&](const passes::ShapeOperand &shape) { return shape.name == attribute.getName(); }) &&
        llvm::any_of(programs, [&](const Program &program) {
          return program.ops[i]->getAttr(attribute.getName()) != attribute.getValue();
        }))
      return say("the attribute " + attribute.getName().strref() + " depends on the extents");
  OpBuilder builder(op);
  OperationState state(op->getLoc(), form->dynamicOp);
  llvm::SmallVector<Value> operands(op->getOperands());
  const std::vector<SizeFinder::Dimension> dimensions = dimensionsFor(i);
  for (const passes::ShapeOperand &shape : form->shapes) {
    std::vector<Sampled> numbers;
    if (shape.where == passes::ShapeIn::Type) {
      numbers = extentsOf(i, 0);
    } else {
      const auto first = numbersOf(op->getAttr(shape.name));
      if (!first)
        return say("the attribute " + shape.name + " is no list of numbers");
      for (size_t k = 0; k < first->size(); ++k)
        numbers.push_back(sampled([&](const Program &program) {
          const auto own = numbersOf(program.ops[i]->getAttr(shape.name));
          return own && k < own->size() ? (*own)[k] : 0;
        }));
    }
    Value list = sizes->findAll(numbers, dimensions, builder);
    if (!list)
      return say((shape.where == passes::ShapeIn::Type ? StringRef("its shape") : StringRef(shape.name)) +
                 " depends on the extents in a way that has no formula");
    if (shape.where == passes::ShapeIn::Pairs)
      list = ir::ReshapeOp::create(builder, builder.getUnknownLoc(),
                                   RankedTensorType::get({int64_t(numbers.size() / 2), 2}, builder.getI32Type()), list);
    operands.insert(operands.begin() + shape.index, list);
  }
  state.addOperands(operands);
  state.addTypes(op->getResultTypes());
  for (NamedAttribute attribute : op->getAttrs())
    if (llvm::is_contained(state.name.getAttributeNames(), attribute.getName()) &&
        llvm::none_of(form->shapes,
                      [&](const passes::ShapeOperand &shape) { return shape.name == attribute.getName(); }))
      state.attributes.push_back(attribute);
  return replace(i, builder.create(state)->getResult(0)), true;
}

// A box whose size depends on the extents is a slice from computed indices on.
bool SymbolicProgram::convertDynamicSlice(size_t i) {
  auto op = cast<ir::DynamicSliceOp>(made.ops[i]);
  OpBuilder builder(op);
  const Location location = builder.getUnknownLoc();
  const std::vector<SizeFinder::Dimension> dimensions = dimensionsFor(i);
  const Type index = builder.getI32Type();
  const auto scalar = RankedTensorType::get({}, index), one = RankedTensorType::get({1}, index);
  const std::vector<Sampled> extents = extentsOf(i, 0);
  llvm::SmallVector<Value> starts;
  for (auto [axis, given] : llvm::enumerate(op.getStartIndices())) {
    const Value size = sizes->find(extents[axis], dimensions, builder);
    const Sampled all =
        sampled([&](const Program &program) { return shapeOf(program.ops[i]->getOperand(0))[size_t(axis)]; });
    const Value extent = sizes->find(all, dimensions, builder);
    if (!size || !extent)
      return say("slice_sizes depend on the extents in a way that has no formula");
    Value start = given;
    if (start.getType() != scalar)
      start = ir::ConvertOp::create(builder, location, scalar, start);
    const Value zero = ir::ConstantOp::create(builder, location, scalar, DenseIntElementsAttr::get(scalar, int32_t(0)));
    const Value last = ir::SubtractOp::create(builder, location, scalar, extent, size);
    start = ir::ClampOp::create(builder, location, scalar, zero, start, last);
    starts.push_back(ir::ReshapeOp::create(builder, location, one, start));
  }
  const auto list = RankedTensorType::get({int64_t(starts.size())}, index);
  const Value start = ir::ConcatenateOp::create(builder, location, list, starts, uint64_t(0));
  const Value limit = ir::AddOp::create(builder, location, list, start, sizes->findAll(extents, dimensions, builder));
  const Value steps = ir::ConstantOp::create(builder, location, list, DenseIntElementsAttr::get(list, int32_t(1)));
  replace(i, ir::RealDynamicSliceOp::create(builder, location, op.getType(), op.getOperand(), start, limit, steps));
  return true;
}

bool SymbolicProgram::convert(size_t i) {
  Operation *op = made.ops[i];
  bool areTensors = true;
  for (unsigned k = 0; k < op->getNumResults(); ++k)
    areTensors &= setType(op->getResult(k), [&](const Program &program) { return program.ops[i]->getResult(k); });
  for (unsigned r = 0; r < op->getNumRegions(); ++r)
    for (unsigned b = 0; Block &block : op->getRegion(r)) {
      for (unsigned k = 0; k < block.getNumArguments(); ++k)
        areTensors &= setType(block.getArgument(k), [&](const Program &program) {
          return std::next(program.ops[i]->getRegion(r).begin(), b)->getArgument(k);
        });
      ++b;
    }
  if (!areTensors)
    return say("a type depends on the extents in another way than by its extents");
  if (auto function = dyn_cast<FuncOp>(op)) {
    const FunctionType type = function.getFunctionType();
    if (function.isExternal())
      return true;
    llvm::SmallVector<Type> results;
    for (size_t k = 0; k < type.getNumResults(); ++k) {
      results.push_back(typeOf([&](const Program &program) {
        return cast<FuncOp>(program.ops[i]).getFunctionType().getResult(unsigned(k));
      }));
      if (!results.back())
        return say("a result depends on the extents in another way than by its extents");
    }
    function.setFunctionType(
        FunctionType::get(op->getContext(), function.getBody().front().getArgumentTypes(), results));
    return true;
  }
  const bool hasSameAttributes = llvm::all_of(programs, [&](const Program &program) {
    return program.ops[i]->getAttrDictionary() == programs[0].ops[i]->getAttrDictionary();
  });
  const bool isSized = op->getNumResults() == 1 && passes::isDynamic(op->getResult(0).getType()) &&
                       isa<ir::BroadcastInDimOp, ir::ReshapeOp, ir::IotaOp>(op);
  if (hasSameAttributes && !isSized)
    return true;
  if (isa<ir::ConstantOp>(op))
    return convertConstant(i);
  if (isa<ir::DynamicSliceOp>(op))
    return convertDynamicSlice(i);
  return convertAttributes(i);
}

Result<std::shared_ptr<Module>> SymbolicProgram::run() {
  auto refuse = [&](size_t i, const std::string &why) {
    const Program &first = programs[0];
    std::string names, place;
    for (const OpenExtent &extent : open)
      names += (names.empty() ? "'" : ", '") + extent.name + "'";
    if (i < first.ops.size())
      if (auto name = dyn_cast<NameLoc>(first.ops[i]->getLoc()))
        place = " (node '" + name.getName().str() + "', " + first.ops[i]->getName().getStringRef().str() + ")";
    return makeError(SHLO_UNSUPPORTED,
                     "onnx: there is no program for all extents " + names + ": " + why + place + "; give the extents");
  };
  const Program &first = programs[0];
  for (const Program &program : programs)
    for (size_t i = 0; i < std::max(first.ops.size(), program.ops.size()); ++i)
      if (i >= first.ops.size() || i >= program.ops.size() || !areAlike(first, program, i))
        return refuse(i, "other extents need other ops");
  FuncOp main;
  for (FuncOp function : made.module->op().getOps<FuncOp>())
    if (function.getSymName() == "main")
      main = function;
  // What the open extents make comes before everything else. The first op may be replaced.
  OpBuilder builder = OpBuilder::atBlockBegin(&main.getBody().front());
  const auto predicate = RankedTensorType::get({}, builder.getI1Type());
  Operation *const begin =
      ir::ConstantOp::create(builder, builder.getUnknownLoc(), predicate, DenseElementsAttr::get(predicate, false));
  sizes.emplace(open, begin, dimensions);
  body = begin->getBlock();
  sizes->assertMultiples();
  const std::vector<std::vector<size_t>> late = lateConstants();
  for (size_t i = 0; i < made.ops.size(); ++i) {
    checkMemory();
    for (size_t constant : late[i])
      if (!convert(constant))
        return refuse(constant, problem);
    if (isLate[i])
      continue;
    const bool isInBody = made.ops[i]->getBlock() == body;
    if (!convert(i))
      return refuse(i, problem);
    for (unsigned k = 0; isInBody && k < made.ops[i]->getNumResults(); ++k)
      if (const Value result = made.ops[i]->getResult(k); isa<RankedTensorType>(result.getType()))
        noteDimensions(result, i, k);
  }
  begin->erase();
  if (Status status = verify(*made.module); !status)
    return refuse(SIZE_MAX, status.error().message);
  return made.module;
}

// The options with the extents of a sample.
InferOptions optionsFor(FuncOp graph, const InferOptions &options, const std::vector<OpenName> &names,
                        const std::vector<OpenExtent> &open, size_t sample) {
  InferOptions own = options;
  own.findings = nullptr;
  for (auto [name, extent] : llvm::zip(names, open)) {
    if (name.isNamed) {
      own.extents[name.name] = extent.samples[sample];
      continue;
    }
    std::vector<int64_t> &shape = own.shapes[name.input];
    for (unsigned i = 0; i < graph.getNumArguments(); ++i)
      if (inputName(graph, i) == name.input)
        shape.resize(factsOf(graph.getArgument(i).getType()).shape->size(), -1);
    shape[name.axis] = extent.samples[sample];
  }
  return own;
}

} // namespace

Result<std::shared_ptr<Module>> lowerForAllExtents(const Module &module, const InferOptions &options,
                                                   const Evaluate &evaluate) {
  FuncOp graph = graphOf(module.op());
  std::map<std::string, std::pair<unsigned, int64_t>> places;
  const auto names = graph && !graph.isExternal() ? openNames(graph, options, places) : std::nullopt;
  if (!names || names->empty())
    return lowerModel(module, options, evaluate);
  if (names->size() > mostOpen)
    return makeError(SHLO_UNSUPPORTED, "onnx: the inputs have " + std::to_string(names->size()) +
                                           " open extents; a program may have up to " + std::to_string(mostOpen));
  std::vector<OpenExtent> open;
  // The programs of all samples.
  auto lower = [&](Sizes sizes, ArrayRef<int64_t> times) -> Result<std::vector<Program>> {
    open = samplesOf(*names, places, sizes, times);
    std::vector<Program> programs;
    for (size_t s = 0; s < open[0].samples.size(); ++s) {
      Result<std::shared_ptr<Module>> lowered =
          lowerModel(module, optionsFor(graph, options, *names, open, s), evaluate);
      if (!lowered)
        return std::move(lowered.error());
      programs.emplace_back(std::move(*lowered));
    }
    return programs;
  };
  std::optional<Error> problem;
  for (const Sizes sizes : sizesToTry) {
    llvm::SmallVector<int64_t> times(names->size(), sizes.times);
    Result<std::vector<Program>> programs = lower(sizes, times);
    if (!programs) {
      // Other extents do not help against what cannot be lowered.
      if (programs.error().code != SHLO_INVALID_ARGUMENT)
        return std::move(programs.error());
      if (!problem)
        problem = std::move(programs.error());
      continue;
    }
    // Not all extents need be multiples.
    for (size_t k = 0; k < times.size() && sizes.times > 1; ++k) {
      times[k] = 1;
      if (Result<std::vector<Program>> fewer = lower(sizes, times))
        programs = std::move(fewer);
      else
        times[k] = sizes.times;
    }
    return SymbolicProgram(std::move(*programs), samplesOf(*names, places, sizes, times)).run();
  }
  return std::move(*problem);
}

} // namespace shlo::onnx
