// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "random_program.h"

#include "random.h"

#include <algorithm>
#include <cstring>
#include <functional>

namespace shlo::test {

using plan::Body;
using plan::ElementFunction;
using plan::Extents;
using plan::Op;
using plan::OpData;
using plan::ValueId;

namespace {

constexpr int64_t mostElements = 20000;
constexpr int deepest = 2; // nesting of loops

bool isIndex(const TensorType &type) { return type.element == ElementType::I32 && type.shape.empty(); }
bool isIndexes(const TensorType &type) { return type.element == ElementType::I32; }
// Elements that have an order and no truth value.
bool isNumber(ElementType type) { return type != ElementType::I1 && !isComplex(type); }

class Generator : private Random {
public:
  explicit Generator(uint64_t number) : Random(number) {}

  RandomProgram make() {
    bodies = {&result.program.body};
    const int64_t inputs = between(1, 4);
    for (int64_t i = 0; i < inputs; ++i) {
      const ValueId id = parameter({randomElement(), randomShape()});
      result.inputs.push_back(randomBytes(type(id)));
    }
    // Sometimes more ops than a fusion takes in, and more instructions than are open at a time.
    if (chance(1))
      addChain(between(150, 450));
    addOps(chance(1) ? between(150, 400) : between(4, 24));
    const int64_t outputs = between(1, 4);
    for (int64_t i = 0; i < outputs; ++i)
      body().results.push_back(chance(70) ? visible[recent()] : any());
    return std::move(result);
  }

private:
  ElementType randomElement() {
    return oneOf({ElementType::I32, ElementType::I32, ElementType::I32, ElementType::F32, ElementType::F32,
                  ElementType::I8, ElementType::UI8, ElementType::I64, ElementType::BF16, ElementType::F16,
                  ElementType::I1, ElementType::F64, ElementType::ComplexF32, ElementType::ComplexF64});
  }
  int64_t randomExtent() { return chance(8) ? 0 : chance(12) ? between(15, 70) : between(1, 6); }
  Shape randomShape() {
    Shape shape(size_t(oneOf({0, 1, 1, 2, 2, 2, 3})));
    for (int64_t &extent : shape)
      extent = randomExtent();
    // Sometimes more elements than a tile of a fusion has.
    if (!shape.empty() && chance(4))
      shape.back() = between(900, 3000);
    while (elementCount(shape) > mostElements)
      *std::max_element(shape.begin(), shape.end()) = 3;
    return shape;
  }

  //--- Values ---------------------------------------------------------------------------------------------------------

  Body &body() { return *bodies.back(); }
  const TensorType &type(ValueId id) const { return result.program.values[id]; }
  ValueId newValue(TensorType type) {
    result.program.values.push_back(std::move(type));
    return ValueId(result.program.values.size() - 1);
  }
  ValueId parameter(TensorType type) {
    const ValueId id = newValue(std::move(type));
    body().parameters.push_back(id);
    visible.push_back(id);
    return id;
  }
  std::vector<ValueId> add(OpData data, std::vector<ValueId> operands, std::vector<TensorType> types,
                           std::vector<Body> inner = {}) {
    Op op{std::move(data), {operands.begin(), operands.end()}, {}, std::move(inner), {}};
    for (TensorType &type : types)
      op.results.push_back(newValue(std::move(type)));
    std::vector<ValueId> ids(op.results.begin(), op.results.end());
    body().ops.push_back(std::move(op));
    visible.insert(visible.end(), ids.begin(), ids.end());
    return ids;
  }
  ValueId add(OpData data, std::vector<ValueId> operands, TensorType type, std::vector<Body> inner = {}) {
    return add(std::move(data), std::move(operands), std::vector<TensorType>{std::move(type)}, std::move(inner))[0];
  }

  // Recent values are chosen more often, so that chains become long.
  size_t recent() {
    const int64_t last = int64_t(visible.size()) - 1;
    return size_t(chance(60) ? between(std::max<int64_t>(0, last - 3), last) : between(0, last));
  }
  ValueId any() { return visible[size_t(between(0, int64_t(visible.size()) - 1))]; }
  // A value that `fits`, or a constant of type `otherwise` if none does.
  ValueId pick(const std::function<bool(const TensorType &)> &fits, TensorType otherwise) {
    for (int tries = 0; tries < 6; ++tries)
      if (const ValueId id = visible[recent()]; fits(type(id)))
        return id;
    std::vector<ValueId> fitting;
    std::copy_if(visible.begin(), visible.end(), std::back_inserter(fitting),
                 [&](ValueId id) { return fits(type(id)); });
    return fitting.empty() ? constant(std::move(otherwise)) : fitting[size_t(between(0, int64_t(fitting.size()) - 1))];
  }
  ValueId ofType(const TensorType &wanted) {
    return pick([&](const TensorType &type) { return type == wanted; }, wanted);
  }
  ValueId ofRank(size_t least, const std::function<bool(ElementType)> &element = isAny) {
    Shape shape(std::max<size_t>(least, 1), 3);
    return pick([&](const TensorType &type) { return type.shape.size() >= least && element(type.element); },
                {ElementType::I32, std::move(shape)});
  }
  static bool isAny(ElementType) { return true; }
  ValueId constant(TensorType type) {
    const bool splat = chance(30) && elementCount(type.shape) > 1;
    const Bytes bytes = randomBytes(splat ? TensorType{type.element, {}} : type);
    return constant(std::move(type), bytes, splat);
  }
  ValueId constant(TensorType type, const Bytes &bytes, bool splat) {
    plan::Constant data;
    data.bytes = Storage::allocate(std::max<size_t>(bytes.size(), 1), true);
    std::copy(bytes.begin(), bytes.end(), data.bytes->data());
    data.splat = splat;
    return add(data, {}, std::move(type));
  }
  ValueId index() { return chance(60) ? constant({ElementType::I32, {}}) : pick(isIndex, {ElementType::I32, {}}); }
  ValueId index(int32_t value) {
    Bytes bytes(4);
    std::memcpy(bytes.data(), &value, 4);
    return constant({ElementType::I32, {}}, bytes, false);
  }

  // Runs `fill` in a new body. The values in it are not visible outside.
  Body inner(const std::function<std::vector<ValueId>()> &fill) {
    Body made;
    const size_t seen = visible.size();
    bodies.push_back(&made);
    const std::vector<ValueId> results = fill();
    made.results.assign(results.begin(), results.end());
    bodies.pop_back();
    visible.resize(seen);
    return made;
  }

  //--- Ops ------------------------------------------------------------------------------------------------------------

  void addOps(int64_t count) {
    using Make = void (Generator::*)();
    static constexpr std::pair<Make, int> makers[] = {
        {&Generator::binary, 16},      {&Generator::unary, 6},         {&Generator::select, 4},
        {&Generator::convert, 3},      {&Generator::reshape, 4},       {&Generator::transpose, 5},
        {&Generator::slice, 5},        {&Generator::reverse, 4},       {&Generator::broadcast, 5},
        {&Generator::pad, 3},          {&Generator::concatenate, 4},   {&Generator::iota, 2},
        {&Generator::dynamicSlice, 3}, {&Generator::dynamicUpdate, 5}, {&Generator::reduce, 6},
        {&Generator::reduceWindow, 3}, {&Generator::dot, 4},           {&Generator::sort, 2},
        {&Generator::gather, 2},       {&Generator::scatter, 3},       {&Generator::loop, 5},
        {&Generator::branches, 3},
    };
    static const int total = [] {
      int sum = 0;
      for (const auto &maker : makers)
        sum += maker.second;
      return sum;
    }();
    for (int64_t i = 0; i < count; ++i) {
      int64_t at = between(0, total - 1);
      for (const auto &[make, weight] : makers)
        if ((at -= weight) < 0) {
          (this->*make)();
          break;
        }
    }
  }

  // Elementwise ops on values of one shape, some of which are reduced.
  void addChain(int64_t count) {
    visible.push_back(ofType({ElementType::I32, {3, 7}}));
    for (int64_t i = 0; i < count; ++i)
      if (chance(3))
        reduce();
      else if (chance(85))
        binary();
      else
        unary();
  }

  void binary() {
    const ValueId a = visible[recent()];
    const ValueId b = chance(15) ? a : ofType(type(a));
    const ElementType element = type(a).element;
    const ElementFunction function =
        element == ElementType::I1 ? oneOf({ElementFunction::And, ElementFunction::Or, ElementFunction::Xor})
        : isInteger(element)
            ? oneOf({ElementFunction::Add, ElementFunction::Subtract, ElementFunction::Mul, ElementFunction::Max,
                     ElementFunction::Min, ElementFunction::And, ElementFunction::Or, ElementFunction::Xor})
        : isComplex(element) ? oneOf({ElementFunction::Add, ElementFunction::Subtract})
                             : oneOf({ElementFunction::Add, ElementFunction::Subtract, ElementFunction::Mul,
                                      ElementFunction::Max, ElementFunction::Min});
    add(plan::Elementwise{function}, chance(50) ? std::vector{a, b} : std::vector{b, a}, type(a));
  }
  void unary() {
    const ValueId a = visible[recent()];
    const ElementType element = type(a).element;
    const ElementFunction function =
        element == ElementType::I1    ? ElementFunction::Not
        : element == ElementType::UI8 ? oneOf({ElementFunction::Not, ElementFunction::PopulationCount})
        : isInteger(element)          ? oneOf({ElementFunction::Neg, ElementFunction::Abs, ElementFunction::Not})
        : isComplex(element)          ? ElementFunction::Neg
                                      : oneOf({ElementFunction::Neg, ElementFunction::Abs});
    add(plan::Elementwise{function}, {a}, type(a));
  }
  void select() {
    const ValueId a = pick([](const TensorType &type) { return isNumber(type.element); }, {ElementType::I32, {4}});
    const ValueId b = ofType(type(a));
    plan::Elementwise compare{ElementFunction::Compare};
    compare.direction = oneOf({plan::CompareDirection::EQ, plan::CompareDirection::LT, plan::CompareDirection::GE});
    compare.order = type(a).element == ElementType::UI8 ? plan::CompareOrder::Unsigned
                    : isInteger(type(a).element)        ? plan::CompareOrder::Signed
                                                        : plan::CompareOrder::Float;
    const ValueId predicate = add(compare, {a, b}, {ElementType::I1, type(a).shape});
    // Selects between the compared values, or between others.
    const TensorType compared = type(a);
    const ValueId x =
        chance(50) ? a : pick([&](const TensorType &other) { return other.shape == compared.shape; }, compared);
    const ValueId y = ofType(type(x));
    if (chance(20) && isNumber(type(x).element)) { // bounds of one element
      const TensorType bound{type(x).element, {}};
      add(plan::Elementwise{ElementFunction::Clamp}, {ofType(bound), x, chance(50) ? y : ofType(bound)}, type(x));
      return;
    }
    const ValueId chosen = chance(20) ? ofType({ElementType::I1, {}}) : predicate;
    add(plan::Elementwise{ElementFunction::Select}, {chosen, x, y}, type(x));
  }
  void convert() {
    // Floats are not converted to integers, because they may be out of range.
    const ValueId a = visible[recent()];
    const ElementType element =
        isInteger(type(a).element) || type(a).element == ElementType::I1
            ? oneOf({ElementType::I32, ElementType::I8, ElementType::I64, ElementType::F32, ElementType::BF16})
        : isComplex(type(a).element)
            ? oneOf({ElementType::ComplexF32, ElementType::ComplexF64})
            : oneOf({ElementType::F32, ElementType::F64, ElementType::BF16, ElementType::F16, ElementType::ComplexF64});
    add(plan::Elementwise{ElementFunction::Convert}, {a}, {element, type(a).shape});
  }

  void reshape() {
    const ValueId a = visible[recent()];
    const int64_t count = elementCount(type(a).shape);
    Shape shape = {count};
    for (int64_t part : {2, 3, 5})
      if (count && count % part == 0 && chance(50))
        shape = chance(50) ? Shape{part, count / part} : Shape{count / part, 1, part};
    add(plan::Reshape{}, {a}, {type(a).element, std::move(shape)});
  }
  void transpose() {
    const ValueId a = ofRank(2);
    Extents permutation;
    for (size_t i = 0; i < type(a).shape.size(); ++i)
      permutation.insert(permutation.begin() + between(0, int64_t(i)), int64_t(i));
    Shape shape;
    for (int64_t axis : permutation)
      shape.push_back(type(a).shape[size_t(axis)]);
    add(plan::Transpose{std::move(permutation)}, {a}, {type(a).element, std::move(shape)});
  }
  void slice() {
    const ValueId a = ofRank(1);
    plan::Slice data;
    Shape shape;
    for (int64_t extent : type(a).shape) {
      data.startIndices.push_back(chance(50) ? 0 : between(0, extent));
      data.limitIndices.push_back(chance(40) ? extent : between(data.startIndices.back(), extent));
      data.strides.push_back(oneOf({1, 1, 1, 2, 3}));
      const int64_t taken = data.limitIndices.back() - data.startIndices.back(), stride = data.strides.back();
      shape.push_back((taken + stride - 1) / stride);
    }
    add(std::move(data), {a}, {type(a).element, std::move(shape)});
  }
  void reverse() {
    const ValueId a = ofRank(1);
    Extents dimensions;
    for (size_t i = 0; i < type(a).shape.size(); ++i)
      if (chance(60))
        dimensions.push_back(int64_t(i));
    add(plan::Reverse{std::move(dimensions)}, {a}, type(a));
  }
  void broadcast() {
    const ValueId a = pick([](const TensorType &type) { return type.shape.size() < 3; }, {ElementType::F32, {}});
    // Adds an axis, and enlarges axes of one element.
    Shape shape = type(a).shape;
    Extents dimensions;
    const int64_t place = between(0, int64_t(shape.size()));
    for (size_t i = 0; i < shape.size(); ++i) {
      dimensions.push_back(int64_t(i) + (int64_t(i) >= place));
      if (shape[i] == 1)
        shape[i] = between(1, 5);
    }
    shape.insert(shape.begin() + place, chance(50) ? between(1, 4) : between(5, 40));
    if (elementCount(shape) <= mostElements)
      add(plan::BroadcastInDim{std::move(dimensions)}, {a}, {type(a).element, std::move(shape)});
  }
  void pad() {
    const ValueId a = ofRank(1);
    plan::Pad data;
    Shape shape;
    for (int64_t extent : type(a).shape) {
      data.edgePaddingLow.push_back(between(-2, 3));
      data.edgePaddingHigh.push_back(between(-2, 3));
      data.interiorPadding.push_back(oneOf({0, 0, 1, 2}));
      const int64_t spread = extent ? extent + (extent - 1) * data.interiorPadding.back() : 0;
      if (spread + data.edgePaddingLow.back() + data.edgePaddingHigh.back() < 0)
        data.edgePaddingLow.back() = data.edgePaddingHigh.back() = 0;
      shape.push_back(spread + data.edgePaddingLow.back() + data.edgePaddingHigh.back());
    }
    const ValueId value = ofType({type(a).element, {}});
    if (elementCount(shape) <= mostElements)
      add(std::move(data), {a, value}, {type(a).element, std::move(shape)});
  }
  void concatenate() {
    const ValueId a = ofRank(1);
    const size_t dimension = size_t(between(0, int64_t(type(a).shape.size()) - 1));
    std::vector<ValueId> operands = {a};
    Shape shape = type(a).shape;
    for (int64_t i = between(0, 2); i > 0; --i) {
      const ValueId other = pick(
          [&](const TensorType &other) {
            Shape fitting = other.shape;
            if (other.element != type(a).element || fitting.size() != shape.size())
              return false;
            fitting[dimension] = shape[dimension];
            return fitting == shape;
          },
          type(a));
      operands.push_back(other);
    }
    shape[dimension] = 0;
    for (ValueId operand : operands)
      shape[dimension] += type(operand).shape[dimension];
    if (elementCount(shape) > mostElements)
      return;
    // Concatenates parts of one value in another order, where defects of in-place execution are likely.
    const ValueId whole = add(plan::Concatenate{int64_t(dimension)}, std::move(operands), {type(a).element, shape});
    if (chance(40) && shape[dimension] >= 2) {
      const int64_t cut = between(1, shape[dimension] - 1);
      plan::Slice first{Extents(shape.size(), 0), shape, Extents(shape.size(), 1)}, second = first;
      first.limitIndices[dimension] = second.startIndices[dimension] = cut;
      Shape firstShape = shape, secondShape = shape;
      firstShape[dimension] = cut;
      secondShape[dimension] -= cut;
      const ValueId x = add(first, {whole}, {type(a).element, firstShape});
      const ValueId y = add(second, {whole}, {type(a).element, secondShape});
      add(plan::Concatenate{int64_t(dimension)}, {y, x}, type(whole));
    }
  }
  void iota() {
    Shape shape = randomShape();
    if (shape.empty())
      shape = {5};
    // Sometimes more bytes than a constant that is made in advance.
    if (chance(4))
      shape = {between(8000, mostElements)};
    const ElementType element = oneOf({ElementType::I32, ElementType::F32, ElementType::I8, ElementType::I64});
    add(plan::Iota{between(0, int64_t(shape.size()) - 1)}, {}, {element, std::move(shape)});
  }

  void dynamicSlice() {
    const ValueId a = ofRank(1);
    plan::DynamicSlice data;
    std::vector<ValueId> operands = {a};
    const Shape from = type(a).shape; // adding values moves those that are there
    for (int64_t extent : from) {
      data.sliceSizes.push_back(between(0, extent));
      operands.push_back(index());
    }
    const Shape shape = data.sliceSizes;
    add(std::move(data), std::move(operands), {type(a).element, shape});
  }
  void dynamicUpdate() {
    const ValueId a = ofRank(1);
    Shape shape = type(a).shape;
    for (int64_t &extent : shape)
      extent = chance(50) ? std::min<int64_t>(extent, 1) : between(0, extent);
    const ValueId update = ofType({type(a).element, shape});
    std::vector<ValueId> operands = {a, update};
    for (size_t i = 0; i < shape.size(); ++i)
      operands.push_back(index());
    add(plan::DynamicUpdateSlice{}, std::move(operands), type(a));
  }

  Body binaryBody(ElementFunction function, ElementType element) {
    return inner([&] {
      const ValueId a = parameter({element, {}}), b = parameter({element, {}});
      return std::vector{add(plan::Elementwise{function}, {a, b}, {element, {}})};
    });
  }
  ElementFunction reducer(ElementType element) {
    if (element == ElementType::I1)
      return oneOf({ElementFunction::And, ElementFunction::Or});
    return isInteger(element)
               ? oneOf({ElementFunction::Add, ElementFunction::Max, ElementFunction::Min, ElementFunction::Mul})
           : isComplex(element) ? ElementFunction::Add
                                : oneOf({ElementFunction::Max, ElementFunction::Min});
  }
  void reduce() {
    const ValueId a = ofRank(1);
    plan::Reduce data;
    Shape shape;
    for (size_t i = 0; i < type(a).shape.size(); ++i)
      if (chance(50))
        data.dimensions.push_back(int64_t(i));
      else
        shape.push_back(type(a).shape[i]);
    const ElementType element = type(a).element;
    const ValueId init = ofType({element, {}});
    if (chance(70)) {
      add(std::move(data), {a, init}, {element, std::move(shape)}, oneBody(binaryBody(reducer(element), element)));
      return;
    }
    const ValueId b = withShape(type(a));
    const ElementType second = type(b).element;
    const ValueId secondInit = ofType({second, {}});
    add(std::move(data), {a, b, init, secondInit}, {{element, shape}, {second, shape}},
        oneBody(pairBody(element, second)));
  }
  // A value of the same shape, mostly another one.
  ValueId withShape(const TensorType &like) {
    return pick([shape = like.shape](const TensorType &other) { return other.shape == shape; }, like);
  }
  // Computes each value by itself, or exchanges them where it can.
  Body pairBody(ElementType first, ElementType second) {
    return inner([&] {
      std::vector<ValueId> values = parameters({{first, {}}, {second, {}}, {first, {}}, {second, {}}});
      const ValueId a = add(plan::Elementwise{reducer(first)}, {values[0], values[2]}, {first, {}});
      const ValueId b = add(plan::Elementwise{reducer(second)}, {values[1], values[3]}, {second, {}});
      return first == second && chance(30) ? std::vector{b, a} : std::vector{a, b};
    });
  }
  static std::vector<Body> oneBody(Body body) {
    std::vector<Body> bodies;
    bodies.push_back(std::move(body));
    return bodies;
  }
  void reduceWindow() {
    const ValueId a = ofRank(1);
    plan::ReduceWindow data;
    Shape shape;
    for (int64_t extent : type(a).shape) {
      // A cumulative reduction, or a small window.
      const bool running = extent > 0 && chance(25);
      data.windowDimensions.push_back(running ? extent : between(1, 3));
      data.windowStrides.push_back(running ? 1 : oneOf({1, 1, 2}));
      data.baseDilations.push_back(running ? 1 : oneOf({1, 1, 2}));
      data.windowDilations.push_back(running ? 1 : oneOf({1, 1, 2}));
      data.paddingLow.push_back(running ? extent - 1 : between(0, 2));
      data.paddingHigh.push_back(running ? 0 : between(0, 2));
      const int64_t base = extent ? (extent - 1) * data.baseDilations.back() + 1 : 0;
      const int64_t padded = base + data.paddingLow.back() + data.paddingHigh.back();
      const int64_t window = (data.windowDimensions.back() - 1) * data.windowDilations.back() + 1;
      shape.push_back(padded < window ? 0 : (padded - window) / data.windowStrides.back() + 1);
    }
    const ElementType element = type(a).element;
    const ValueId init = ofType({element, {}});
    if (elementCount(shape) * int64_t(data.windowDimensions.back()) <= mostElements)
      add(std::move(data), {a, init}, {element, std::move(shape)}, oneBody(binaryBody(reducer(element), element)));
  }
  void dot() {
    const ValueId a = pick([](const TensorType &type) { return type.shape.size() == 2 && isInteger(type.element); },
                           {ElementType::I32, {4, 5}});
    const ValueId b = pick(
        [&](const TensorType &other) {
          return other.shape.size() == 2 && other.element == type(a).element && other.shape[0] == type(a).shape[1];
        },
        {type(a).element, {type(a).shape[1], between(1, 9)}});
    add(plan::DotGeneral{{}, {}, {1}, {0}}, {a, b}, {type(a).element, {type(a).shape[0], type(b).shape[1]}});
  }
  void sort() {
    const ValueId a = ofRank(1, isInteger);
    const ElementType element = type(a).element;
    // Sometimes values that move with the keys; the same value more than once, too.
    std::vector<ValueId> operands = {a};
    for (int64_t i = between(-1, 2); i > 0; --i)
      operands.push_back(chance(20) ? a : withShape(type(a)));
    std::vector<TensorType> types, scalars;
    for (ValueId operand : operands) {
      types.push_back(type(operand));
      scalars.insert(scalars.end(), 2, {type(operand).element, {}});
    }
    Body comparator = inner([&] {
      const std::vector<ValueId> values = parameters(scalars);
      const ValueId x = values[0], y = values[1];
      plan::Elementwise compare{ElementFunction::Compare};
      compare.direction = oneOf({plan::CompareDirection::LT, plan::CompareDirection::GT});
      compare.order = element == ElementType::UI8 ? plan::CompareOrder::Unsigned : plan::CompareOrder::Signed;
      return std::vector{add(compare, {x, y}, {ElementType::I1, {}})};
    });
    const plan::Sort data{between(0, int64_t(type(a).shape.size()) - 1), true};
    add(data, std::move(operands), std::move(types), oneBody(std::move(comparator)));
  }
  // Rows at indices of any value.
  void gather() {
    const ValueId a = pick([](const TensorType &type) { return type.shape.size() == 2 && type.shape[0] > 0; },
                           {ElementType::F32, {3, 4}});
    const ValueId indices = pick(
        [](const TensorType &type) {
          return type.shape.size() == 1 && type.element == ElementType::I32 && type.shape[0] < 99;
        },
        {ElementType::I32, {5}});
    plan::Gather data;
    data.offsetDims = {1};
    data.collapsedSliceDims = {0};
    data.startIndexMap = {0};
    data.indexVectorDim = 1;
    data.sliceSizes = {1, type(a).shape[1]};
    add(std::move(data), {a, indices}, {type(a).element, {type(indices).shape[0], type(a).shape[1]}});
  }
  void scatter() {
    const ValueId a = pick([](const TensorType &type) { return type.shape.size() == 2 && isInteger(type.element); },
                           {ElementType::I32, {3, 4}});
    const ValueId indices = pick(
        [](const TensorType &type) {
          return type.shape.size() == 1 && type.element == ElementType::I32 && type.shape[0] < 99;
        },
        {ElementType::I32, {5}});
    const ElementType element = type(a).element;
    const Shape updateShape = {type(indices).shape[0], type(a).shape[1]};
    const ValueId updates = ofType({element, updateShape});
    plan::Scatter data;
    data.updateWindowDims = {1};
    data.insertedWindowDims = {0};
    data.scatterDimsToOperandDims = {0};
    data.indexVectorDim = 1;
    if (chance(40)) {
      const ValueId b = chance(20) ? a : withShape(type(a));
      const ElementType second = type(b).element;
      const ValueId secondUpdates = ofType({second, updateShape});
      add(std::move(data), {a, b, indices, updates, secondUpdates}, {type(a), type(b)},
          oneBody(pairBody(element, second)));
      return;
    }
    add(std::move(data), {a, indices, updates}, type(a), oneBody(binaryBody(reducer(element), element)));
  }

  //--- Loops and branches ---------------------------------------------------------------------------------------------

  void loop() {
    if (depth == deepest)
      return;
    ++depth;
    const int32_t steps = int32_t(between(0, depth == 1 ? 4 : 2));
    std::vector<ValueId> operands = {index(0)};
    for (int64_t i = between(1, 4); i > 0; --i)
      operands.push_back(visible[recent()]); // several states may have the same initial value
    std::vector<TensorType> types;
    for (ValueId operand : operands)
      types.push_back(type(operand));
    std::vector<Body> made;
    made.push_back(inner([&] {
      std::vector<ValueId> states = parameters(types);
      plan::Elementwise compare{ElementFunction::Compare};
      compare.direction = plan::CompareDirection::LT;
      compare.order = plan::CompareOrder::Signed;
      const TensorType truth{ElementType::I1, {}};
      const ValueId before = add(compare, {states[0], index(steps)}, truth);
      if (chance(60))
        return std::vector{before};
      // The loop may end earlier, depending on what the condition computes of states and values from outside.
      addOps(between(1, 4));
      const ValueId values = pick([](const TensorType &type) { return isIndexes(type); }, {ElementType::I32, {3}});
      Extents all;
      for (size_t i = 0; i < type(values).shape.size(); ++i)
        all.push_back(int64_t(i));
      const ValueId least = add(plan::Reduce{std::move(all)}, {values, index(-7)}, {ElementType::I32, {}},
                                oneBody(binaryBody(ElementFunction::Max, ElementType::I32)));
      compare.direction = oneOf({plan::CompareDirection::NE, plan::CompareDirection::GE});
      const ValueId other = add(compare, {least, index(int32_t(between(-1, 3)))}, truth);
      return std::vector{add(plan::Elementwise{ElementFunction::And}, {before, other}, truth)};
    }));
    made.push_back(inner([&] {
      const size_t outside = visible.size();
      std::vector<ValueId> states = parameters(types);
      addOps(between(1, 6));
      std::vector<ValueId> results = {add(plan::Elementwise{ElementFunction::Add}, {states[0], index(1)}, types[0])};
      for (size_t i = 1; i < types.size(); ++i)
        results.push_back(next(types[i], outside, states[i]));
      return results;
    }));
    add(plan::While{}, std::move(operands), types, std::move(made));
    --depth;
  }
  std::vector<ValueId> parameters(const std::vector<TensorType> &types) {
    std::vector<ValueId> ids;
    for (const TensorType &type : types)
      ids.push_back(parameter(type));
    return ids;
  }
  // The next value of a state: mostly a value that the step computes; otherwise another state or a value from outside.
  ValueId next(const TensorType &wanted, size_t outside, ValueId state) {
    std::vector<ValueId> fitting;
    for (size_t i = chance(90) ? outside : 0; i < visible.size(); ++i)
      if (type(visible[i]) == wanted)
        fitting.push_back(visible[i]);
    if (fitting.back() == state && chance(80)) {
      // The state would not change, so it is reversed, multiplied with itself, or taken apart.
      switch (between(0, 2)) {
      case 0:
        if (!wanted.shape.empty())
          return add(plan::Reverse{{between(0, int64_t(wanted.shape.size()) - 1)}}, {state}, wanted);
        [[fallthrough]];
      case 1:
        if (wanted.shape.size() == 2 && wanted.shape[0] == wanted.shape[1] && isInteger(wanted.element))
          return add(plan::DotGeneral{{}, {}, {1}, {0}}, {state, state}, wanted);
        [[fallthrough]];
      default:
        return add(plan::Elementwise{wanted.element == ElementType::I1 ? ElementFunction::Xor : ElementFunction::Mul},
                   {state, ofType(wanted)}, wanted);
      }
    }
    return chance(70) ? fitting.back() : fitting[size_t(between(0, int64_t(fitting.size()) - 1))];
  }

  void branches() {
    if (depth == deepest)
      return;
    ++depth;
    const TensorType truth{ElementType::I1, {}};
    const bool isIf = chance(35);
    const ValueId at = isIf ? ofType(truth) : index();
    std::vector<TensorType> types;
    for (int64_t i = between(1, 3); i > 0; --i)
      types.push_back(type(visible[recent()]));
    std::vector<Body> made;
    for (int64_t i = isIf ? 2 : between(1, 3); i > 0; --i)
      made.push_back(inner([&] {
        addOps(between(0, 4));
        std::vector<ValueId> results;
        for (const TensorType &type : types)
          results.push_back(ofType(type));
        return results;
      }));
    add(plan::Case{}, {at}, types, std::move(made));
    --depth;
  }

  RandomProgram result;
  std::vector<Body *> bodies;
  std::vector<ValueId> visible; // in the current body
  int depth = 0;
};

} // namespace

RandomProgram randomProgram(uint64_t number) { return Generator(number).make(); }

} // namespace shlo::test
