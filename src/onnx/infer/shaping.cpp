// Ops that make, move and repeat elements, and those that ask for extents.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

#include "onnx/dialect/types.h"

#include "mlir/IR/BuiltinAttributes.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace shlo::onnx::rules {

//===- Constants ------------------------------------------------------------------------------------------------------===//

LogicalResult constant(Node &node) {
  static constexpr AttributeName values[] = {AttributeName::value,        AttributeName::sparse_value,
                                             AttributeName::value_float,  AttributeName::value_floats,
                                             AttributeName::value_int,    AttributeName::value_ints,
                                             AttributeName::value_string, AttributeName::value_strings};
  const auto isGiven = [&](AttributeName name) { return node.isGiven(name); };
  if (const auto count = llvm::count_if(values, isGiven); count != 1)
    return node.fail("r1", "attributes") << "have " << int64_t(count) << " values, expected one";
  const AttributeName name = *llvm::find_if(values, isGiven);
  const mlir::Attribute value = node.attribute(name);
  if (!value)
    return success();
  Facts facts;
  if (auto elements = llvm::dyn_cast<mlir::ElementsAttr>(value)) {
    facts = factsOf(elements.getType());
  } else {
    const bool isList = llvm::isa<mlir::ArrayAttr, mlir::DenseArrayAttr>(value);
    facts.shape.emplace();
    if (auto list = llvm::dyn_cast<mlir::ArrayAttr>(value))
      facts.shape->push_back(int64_t(list.size()));
    else if (isList)
      facts.shape->push_back(llvm::cast<mlir::DenseArrayAttr>(value).size());
    const StringRef text = nameOf(name);
    facts.type = ValueType{Container::Tensor, text.contains("float") ? DataType::FLOAT
                                              : text.contains("int") ? DataType::INT64
                                                                     : DataType::STRING};
  }
  llvm::SmallVector<int64_t> integers;
  if (facts.shape && facts.shape->size() <= 1 && integersOf(node.operation(), mostElements, integers))
    facts.elements.emplace(integers.begin(), integers.end());
  node.set(0, facts);
  return success();
}

// The extents that a list of numbers states. A negative one is none.
static LogicalResult shapeFrom(Node &node, size_t i, StringRef rule, std::optional<Shape> &shape) {
  if (failed(node.rank(rule, i, 1)))
    return failure();
  if (const Numbers *elements = node.elements(i)) {
    for (Number one : *elements)
      if (one.isKnown() && one.get() < 0)
        return node.fail(rule, operand(int64_t(i))) << "has " << one.get() << ", which is no extent";
    shape = *elements;
  } else if (const Shape *list = node.shape(i); list && list->front().isKnown() && list->front().get() <= infer::maxRank) {
    shape.emplace(size_t(list->front().get())); // only the rank
  }
  return success();
}

LogicalResult constantOfShape(Node &node) {
  node.set(0, DataType::FLOAT);
  int64_t fill = 0;
  bool isInteger = false;
  if (auto value = llvm::dyn_cast_if_present<mlir::ElementsAttr>(node.attribute(AttributeName::value))) {
    if (value.getNumElements() != 1)
      return node.fail("r2", "value") << "has " << value.getNumElements() << " elements, expected 1";
    node.set(0, dataTypeOf(value.getElementType()));
    llvm::SmallVector<int64_t> one;
    isInteger = integersIn(value, 1, one);
    if (isInteger)
      fill = one[0];
  } else if (node.isOpen(AttributeName::value)) {
    node.set(0, DataType::UNDEFINED);
  }
  std::optional<Shape> shape;
  if (failed(shapeFrom(node, 0, "r1", shape)))
    return failure();
  if (!shape)
    return success();
  if (isInteger && shape->size() <= 1 && (shape->empty() || (shape->front().isKnown() && shape->front().get() <= int64_t(mostElements))))
    node.setElements(0, Numbers(shape->empty() ? 1 : size_t(shape->front().get()), Number(fill)));
  node.set(0, std::move(*shape));
  return success();
}

LogicalResult eyeLike(Node &node) {
  if (failed(node.rank("r1", 0, 2)))
    return failure();
  node.set(0, node.element(0));
  if (const auto type = node.dataType(AttributeName::dtype))
    node.set(0, *type);
  else if (node.isOpen(AttributeName::dtype))
    node.set(0, DataType::UNDEFINED);
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

// A constant with one floating-point element.
static std::optional<double> floatOf(Node &node, size_t i) {
  auto elements = llvm::dyn_cast_if_present<mlir::DenseFPElementsAttr>(node.constant(i));
  if (!elements || elements.getNumElements() != 1)
    return {};
  return (*elements.getValues<llvm::APFloat>().begin()).convertToDouble();
}

LogicalResult range(Node &node) {
  for (size_t i = 0; i < node.operands(); ++i)
    if (failed(node.single("r1", i)))
      return failure();
  const auto start = node.scalar(0), limit = node.scalar(1), step = node.scalar(2);
  if (step && *step == 0)
    return node.fail("r2", operand(2)) << "is 0, expected another step";
  Number count;
  Numbers elements;
  if (start && limit && step) {
    const infer::Wide distance = infer::Wide(*limit) - *start, stride = *step;
    const infer::Wide steps = (distance > 0) == (stride > 0) && distance != 0
                                  ? (distance + stride - (stride > 0 ? 1 : -1)) / stride
                                  : 0;
    if (steps <= infer::Wide(INT64_MAX))
      count = int64_t(steps);
    for (int64_t i = 0; count.isKnown() && count.get() <= int64_t(mostElements) && i < count.get(); ++i)
      elements.push_back(*start + i * *step);
  } else if (const auto [from, to, by] = std::tuple(floatOf(node, 0), floatOf(node, 1), floatOf(node, 2)); from && to && by) {
    if (*by == 0)
      return node.fail("r2", operand(2)) << "is 0, expected another step";
    // Runtimes subtract in the element type, or in a wider one.
    const double steps = std::ceil((*to - *from) / *by), narrow = std::ceil(double(float(*to) - float(*from)) / *by);
    if (steps == narrow && steps < double(infer::maxExtent))
      count = steps > 0 ? int64_t(steps) : 0;
  } else if (const Numbers *limits = node.elements(1); limits && limits->size() == 1 && start == 0 && step == 1) {
    count = limits->front(); // range(0, n)
  }
  node.set(0, Shape{count});
  if (count.isKnown() && int64_t(elements.size()) == count.get())
    node.setElements(0, std::move(elements));
  return success();
}

//===- Extents --------------------------------------------------------------------------------------------------------===//

LogicalResult shapeOf(Node &node) {
  const Shape *shape = node.shape(0);
  const auto rank = shape ? int64_t(shape->size()) : 0;
  auto place = [&](AttributeName name, int64_t otherwise) {
    const int64_t given = node.integer(name, otherwise);
    return std::clamp<int64_t>(given < 0 ? given + rank : given, 0, rank);
  };
  if (!shape) {
    node.set(0, Shape(1));
    return success();
  }
  const int64_t start = place(AttributeName::start, 0), end = place(AttributeName::end, rank);
  Numbers extents(shape->begin() + start, shape->begin() + std::max(start, end));
  node.set(0, Shape{int64_t(extents.size())});
  node.setElements(0, std::move(extents));
  return success();
}

LogicalResult sizeOf(Node &node) {
  node.set(0, Shape());
  if (const Shape *shape = node.shape(0)) {
    Number product = 1;
    for (Number extent : *shape)
      product = product * extent;
    node.setElements(0, {product});
  }
  return success();
}

//===- New shapes -----------------------------------------------------------------------------------------------------===//

// The extent that makes both have as many elements: what is left of the factors of one after those of the other.
static Number missingFactor(const Shape &from, const Shape &to, size_t place) {
  Number all = 1, stated = 1;
  Numbers names;
  for (Number one : from)
    if (one.isKnown())
      all = all * one;
    else if (one.isNamed())
      names.push_back(one);
    else
      return {};
  for (size_t i = 0; i < to.size(); ++i) {
    if (i == place)
      continue;
    auto same = llvm::find_if(names, [&](Number name) { return areSame(name, to[i]); });
    if (to[i].isKnown())
      stated = stated * to[i];
    else if (same != names.end())
      names.erase(same);
    else
      return {};
  }
  if (!all.isKnown() || !stated.isKnown() || stated.is(0) || all.get() % stated.get())
    return {};
  const Number rest = all / stated;
  if (names.empty())
    return rest;
  return names.size() == 1 && rest.is(1) ? names.front() : Number();
}

LogicalResult reshape(Node &node) {
  const List list = node.list(AttributeName::shape);
  const Shape *from = node.shape(0);
  if (list.subject.index >= 0 && failed(node.rank("r1", size_t(list.subject.index), 1)))
    return failure();
  if (!list.numbers) {
    const Shape *count = list.subject.index >= 0 ? node.shape(size_t(list.subject.index)) : nullptr;
    if (count && count->front().isKnown() && count->front().get() <= infer::maxRank)
      node.set(0, Shape(size_t(count->front().get())));
    return success();
  }
  const bool allowsZero = node.integer(AttributeName::allowzero, 0) != 0;
  Shape to;
  std::optional<size_t> inferred;
  for (const auto &[i, one] : llvm::enumerate(*list.numbers)) {
    if (one.is(-1)) {
      if (inferred)
        return node.fail("r2", list.subject) << "has -1 twice";
      inferred = i;
    } else if (one.isKnown() && one.get() < 0) {
      return node.fail("r2", list.subject) << "has " << one.get() << ", expected an extent or -1";
    }
    if (!one.is(0) || allowsZero) {
      to.push_back(one.is(-1) ? Number() : one);
    } else if (!from) {
      to.push_back({});
    } else if (i >= from->size()) {
      return node.fail("r3", list.subject) << "has 0 for axis " << int64_t(i) << ", but the operand has rank "
                                           << int64_t(from->size());
    } else {
      to.push_back((*from)[i]);
    }
  }
  if (allowsZero && inferred && llvm::is_contained(llvm::map_range(to, [](Number one) { return one.is(0); }), true))
    return node.fail("r4", list.subject) << "has both 0 and -1, so that the extent can be any";
  auto isKnown = [](Number one) { return one.isKnown(); };
  auto product = [](const Shape &shape, std::optional<size_t> without) {
    Number result = 1;
    for (size_t i = 0; i < shape.size(); ++i)
      if (i != without)
        result = result * shape[i];
    return result;
  };
  if (from && llvm::all_of(*from, isKnown)) {
    const Number all = product(*from, {}), stated = product(to, inferred);
    const bool areKnown = all.isKnown() && stated.isKnown();
    if (areKnown && (inferred ? (stated.is(0) ? !all.is(0) : all.get() % stated.get() != 0) : all.get() != stated.get()))
      return node.fail("r5", list.subject) << "has " << stated.get() << " elements, but the operand has " << all.get();
  }
  // One extent that is not stated follows from the number of elements.
  if (from && !inferred && llvm::count_if(to, [](Number one) { return !one.isKnown() && !one.isNamed(); }) == 1)
    inferred = size_t(llvm::find_if(to, [](Number one) { return !one.isKnown() && !one.isNamed(); }) - to.begin());
  if (from && inferred)
    to[*inferred] = missingFactor(*from, to, *inferred);
  if (const Numbers *elements = node.passedOn(0); elements && to.size() <= 1)
    node.setElements(0, *elements);
  node.set(0, std::move(to));
  return success();
}

LogicalResult flatten(Node &node) {
  node.set(0, Shape(2));
  const Shape *shape = node.shape(0);
  if (!shape)
    return success();
  const auto rank = int64_t(shape->size());
  const int64_t given = node.integer(AttributeName::axis, 1), axis = given < 0 ? given + rank : given;
  if (axis < 0 || axis > rank)
    return node.fail("r1", "axis") << "is " << given << ", expected one from " << -rank << " to " << rank;
  Shape result(2, Number(1));
  for (int64_t i = 0; i < rank; ++i)
    result[i >= axis] = result[i >= axis] * (*shape)[size_t(i)];
  node.set(0, std::move(result));
  return success();
}

LogicalResult expand(Node &node) {
  const Shape *shape = node.shape(0);
  std::optional<Shape> to;
  if (failed(shapeFrom(node, 1, "r1", to)))
    return failure();
  if (!shape || !to)
    return success();
  // What is not known may be 1.
  Shape result = *to;
  if (failed(node.broadcast("r2", 0, result)))
    return failure();
  node.set(0, std::move(result));
  if (const Numbers *elements = node.passedOn(0); elements && elements->size() == 1 && to->size() <= 1 && node.passedOn(1)) {
    const Number count = to->empty() ? Number(1) : to->front();
    if (count.isKnown() && count.get() >= 1 && count.get() <= int64_t(mostElements))
      node.setElements(0, Numbers(size_t(count.get()), elements->front()));
  }
  return success();
}

LogicalResult squeeze(Node &node) {
  const Shape *shape = node.shape(0);
  const List list = node.list(AttributeName::axes);
  const auto known = list.known();
  if (list.isGiven && !known) {
    // The number of axes may be known.
    const Shape *count = list.subject.index >= 0 ? node.shape(size_t(list.subject.index)) : nullptr;
    if (shape && count && count->size() == 1 && count->front().isKnown() && count->front().get() <= int64_t(shape->size()))
      node.set(0, Shape(shape->size() - size_t(count->front().get())));
    return success();
  }
  if (const Numbers *elements = node.passedOn(0); elements && elements->size() == 1)
    node.setElements(0, *elements);
  if (!shape)
    return success();
  llvm::SmallBitVector isRemoved(unsigned(shape->size()));
  if (known) {
    llvm::SmallVector<size_t> axes;
    if (known->empty()) // all of extent 1, or none
      return success();
    if (failed(node.axes("r1", list.subject, *known, shape->size(), axes)))
      return failure();
    for (size_t axis : axes) {
      if (areDifferent((*shape)[axis], 1))
        return node.fail("r2", list.subject) << "has axis " << int64_t(axis) << ", whose extent is "
                                             << (*shape)[axis].get() << ", expected 1";
      isRemoved.set(unsigned(axis));
    }
  } else {
    for (const auto &[i, extent] : llvm::enumerate(*shape)) {
      if (!extent.isKnown()) // it may be 1
        return success();
      if (extent.is(1))
        isRemoved.set(unsigned(i));
    }
  }
  Shape result;
  for (const auto &[i, extent] : llvm::enumerate(*shape))
    if (!isRemoved[unsigned(i)])
      result.push_back(extent);
  node.set(0, std::move(result));
  return success();
}

LogicalResult unsqueeze(Node &node) {
  const Shape *shape = node.shape(0);
  const List list = node.list(AttributeName::axes);
  const auto known = list.known();
  if (!known) {
    const Shape *count = list.subject.index >= 0 ? node.shape(size_t(list.subject.index)) : nullptr;
    if (shape && count && count->size() == 1 && count->front().isKnown() && count->front().get() <= infer::maxRank)
      node.set(0, Shape(shape->size() + size_t(count->front().get())));
    return success();
  }
  if (const Numbers *elements = node.passedOn(0); elements && shape && shape->empty() && known->size() == 1)
    node.setElements(0, *elements);
  if (!shape)
    return success();
  const size_t rank = shape->size() + known->size();
  llvm::SmallVector<size_t> axes;
  if (rank > size_t(infer::maxRank))
    return node.fail("r1", list.subject) << "has " << int64_t(known->size()) << " axes, which is beyond any rank";
  if (failed(node.axes("r1", list.subject, *known, rank, axes)))
    return failure();
  llvm::SmallBitVector isNew{unsigned(rank)};
  for (size_t axis : axes)
    isNew.set(unsigned(axis));
  Shape result;
  size_t next = 0;
  for (size_t i = 0; i < rank; ++i)
    result.push_back(isNew[unsigned(i)] ? Number(1) : (*shape)[next++]);
  node.set(0, std::move(result));
  return success();
}

//===- Moving elements ------------------------------------------------------------------------------------------------===//

LogicalResult transpose(Node &node) {
  const Shape *shape = node.shape(0);
  const auto given = node.integers(AttributeName::perm);
  if (!shape) {
    if (given && given->size() <= size_t(infer::maxRank))
      node.set(0, Shape(given->size()));
    return success();
  }
  Shape result(shape->rbegin(), shape->rend());
  if (given) {
    if (given->size() != shape->size())
      return node.fail("r1", "perm") << "has " << int64_t(given->size()) << " axes, expected " << int64_t(shape->size());
    llvm::SmallVector<size_t> axes;
    for (int64_t axis : *given)
      if (axis < 0)
        return node.fail("r1", "perm") << "has " << axis << ", expected an axis from 0 on";
    if (failed(node.axes("r1", "perm", *given, shape->size(), axes)))
      return failure();
    for (const auto &[i, axis] : llvm::enumerate(axes))
      result[i] = (*shape)[axis];
  } else if (node.isOpen(AttributeName::perm)) {
    result.assign(shape->size(), Number());
  }
  if (const Numbers *elements = node.passedOn(0); elements && shape->size() <= 1)
    node.setElements(0, *elements);
  node.set(0, std::move(result));
  return success();
}

LogicalResult concat(Node &node) {
  Shape result;
  bool hasRank = false, isWhole = true;
  Numbers elements;
  bool hasElements = true;
  // Version 1 has a default.
  const auto given = node.integer(AttributeName::axis);
  size_t axis = 0;
  for (size_t i = 0; i < node.operands(); ++i) {
    const Shape *shape = node.shape(i);
    const Numbers *list = node.passedOn(i);
    hasElements &= list && shape && shape->size() == 1;
    if (hasElements)
      elements.append(*list);
    isWhole &= shape != nullptr;
    if (!shape)
      continue;
    if (!hasRank) {
      result = *shape;
      hasRank = true;
      if (given && failed(node.axis("r1", "axis", *given, shape->size(), axis)))
        return failure();
      continue;
    }
    if (shape->size() != result.size())
      return node.fail("r2", operand(int64_t(i))) << "has rank " << int64_t(shape->size()) << ", expected "
                                                  << int64_t(result.size());
    for (size_t k = 0; k < result.size(); ++k) {
      if (given && k == axis) {
        result[k] = result[k] + (*shape)[k];
        continue;
      }
      if (given && failed(node.sameExtent("r2", i, k, result[k])))
        return failure();
      result[k] = known(result[k], (*shape)[k]);
    }
  }
  if (!hasRank)
    return success();
  if (!given)
    result.assign(result.size(), Number());
  else if (!isWhole)
    result[axis] = {};
  node.set(0, std::move(result));
  if (hasElements && isWhole)
    node.setElements(0, std::move(elements));
  return success();
}

LogicalResult slice(Node &node) {
  const Shape *shape = node.shape(0);
  const List starts = node.list(AttributeName::starts), ends = node.list(AttributeName::ends),
             axes = node.list(AttributeName::axes), steps = node.list("steps");
  for (const List *list : {&starts, &ends, &axes, &steps})
    if (list->isGiven && list->subject.index >= 0 && failed(node.rank("r1", size_t(list->subject.index), 1)))
      return failure();
  if (!shape)
    return success();
  // Without the axes, any may be sliced.
  const auto knownAxes = axes.known();
  std::optional<size_t> stated;
  for (const List *list : {&starts, &ends, &axes, &steps}) {
    if (!list->numbers)
      continue;
    if (stated && list->numbers->size() != *stated)
      return node.fail("r2", list->subject) << "has " << int64_t(list->numbers->size()) << " entries, but another list has "
                                            << int64_t(*stated);
    stated = list->numbers->size();
  }
  const size_t count = stated.value_or(0);
  llvm::SmallVector<size_t> places;
  if (knownAxes) {
    if (failed(node.axes("r3", axes.subject, *knownAxes, shape->size(), places)))
      return failure();
  } else if (!axes.isGiven && stated) {
    if (count > shape->size())
      return node.fail("r3", starts.subject) << "has " << int64_t(count) << " entries, but the operand has rank "
                                             << int64_t(shape->size());
    for (size_t i = 0; i < count; ++i)
      places.push_back(i);
  } else {
    node.set(0, Shape(shape->size()));
    return success();
  }
  if (steps.numbers && llvm::any_of(*steps.numbers, [](Number step) { return step.is(0); }))
    return node.fail("r4", steps.subject) << "has a step of 0";
  Shape result = *shape;
  std::optional<Numbers> elements;
  for (const auto &[i, axis] : llvm::enumerate(places)) {
    Number &extent = result[axis];
    const Number start = starts.numbers ? (*starts.numbers)[i] : Number(), end = ends.numbers ? (*ends.numbers)[i] : Number();
    const Number step = steps.numbers ? (*steps.numbers)[i] : steps.isGiven ? Number() : Number(1);
    const Number whole = extent;
    extent = {};
    if (!start.isKnown() || !step.isKnown())
      continue;
    constexpr int64_t farEnd = INT32_MAX; // what exporters write for the end
    if (start.is(0) && step.is(1) && !whole.isKnown() && ((end.isKnown() && end.get() >= farEnd) || areSame(end, whole))) {
      extent = whole;
    } else if (whole.isKnown() && end.isKnown()) {
      const int64_t n = whole.get(), s = step.get();
      auto clamped = [&](int64_t at, int64_t least, int64_t most) {
        return std::clamp<int64_t>(at < 0 ? std::max(at, -n) + n - (at < -n) : at, least, most);
      };
      const int64_t from = s > 0 ? clamped(start.get(), 0, n) : clamped(start.get(), std::min<int64_t>(0, n - 1), n - 1);
      const int64_t to = s > 0 ? clamped(end.get(), 0, n) : clamped(end.get(), -1, n - 1);
      const infer::Wide distance = s > 0 ? infer::Wide(to) - from : infer::Wide(from) - to, stride = s > 0 ? infer::Wide(s) : -infer::Wide(s);
      extent = distance > 0 ? int64_t((distance + stride - 1) / stride) : 0;
      if (const Numbers *list = node.passedOn(0); list && shape->size() == 1 && int64_t(list->size()) == n) {
        elements.emplace();
        for (int64_t k = 0, at = from; k < extent.get(); ++k, at += s)
          elements->push_back((*list)[size_t(at)]);
      }
    }
  }
  node.set(0, std::move(result));
  if (elements)
    node.setElements(0, std::move(*elements));
  return success();
}

LogicalResult split(Node &node) {
  const Shape *shape = node.shape(0);
  // Version 1 has both an attribute and an operand.
  List list = node.list(AttributeName::split);
  if (const List parts = node.list("split"); parts.isGiven)
    list = parts;
  const auto count = node.integer(AttributeName::num_outputs);
  if (count && list.isGiven)
    return node.fail("r1", "num_outputs") << "is given, and so are the parts";
  if (node.isOpenCount() && !list.numbers && !count)
    return success();
  node.setResultCount(list.numbers ? list.numbers->size() : size_t(std::clamp<int64_t>(count.value_or(1), 1, 1 << 16)));
  if (count && !list.isGiven && *count != int64_t(node.results()))
    return node.fail("r1", "num_outputs") << "is " << *count << ", but there are " << int64_t(node.results()) << " results";
  if (list.numbers && list.numbers->size() != node.results())
    return node.fail("r1", list.subject) << "has " << int64_t(list.numbers->size()) << " entries, but there are "
                                         << int64_t(node.results()) << " results";
  if (!shape)
    return success();
  size_t axis = 0;
  if (failed(node.axis("r2", "axis", node.integer(AttributeName::axis, 0), shape->size(), axis)))
    return failure();
  const Number whole = (*shape)[axis];
  Numbers parts(node.results());
  if (list.numbers) {
    Number sum = 0;
    for (const auto &[i, part] : llvm::enumerate(*list.numbers)) {
      if (part.isKnown() && part.get() < 0)
        return node.fail("r3", list.subject) << "has " << part.get() << ", which is no extent";
      parts[i] = part;
      sum = sum + part;
    }
    if (areDifferent(sum, whole))
      return node.fail("r3", list.subject) << "has the sum " << sum.get() << ", expected " << whole.get();
  } else if (!list.isGiven && whole.isKnown() && !parts.empty()) {
    const auto n = int64_t(parts.size());
    // With num_outputs the last part may be smaller.
    if (!count && whole.get() % n)
      return node.fail("r4", operand(0)) << "has the extent " << whole.get() << " along axis " << int64_t(axis)
                                         << ", which is no multiple of " << n;
    const int64_t each = (whole.get() + n - 1) / n;
    for (int64_t i = 0; i < n; ++i)
      parts[size_t(i)] = std::clamp<int64_t>(whole.get() - i * each, 0, each);
  }
  const Numbers *elements = node.passedOn(0);
  size_t at = 0;
  for (size_t i = 0; i < parts.size(); ++i) {
    Shape part = *shape;
    part[axis] = parts[i];
    node.set(i, std::move(part));
    if (elements && shape->size() == 1 && parts[i].isKnown() && at + size_t(parts[i].get()) <= elements->size()) {
      node.setElements(i, Numbers(elements->begin() + at, elements->begin() + at + parts[i].get()));
      at += size_t(parts[i].get());
    } else {
      elements = nullptr;
    }
  }
  return success();
}

LogicalResult tile(Node &node) {
  const Shape *shape = node.shape(0);
  if (node.since() < 6) { // one axis, as operands
    if (shape)
      node.set(0, Shape(shape->size()));
    return success();
  }
  if (failed(node.rank("r1", 1, 1)))
    return failure();
  if (!shape)
    return success();
  Shape result(shape->size());
  if (failed(node.sameExtent("r2", 1, 0, int64_t(shape->size()))))
    return failure();
  if (const Numbers *repeats = node.elements(1); repeats && repeats->size() == shape->size())
    for (size_t i = 0; i < result.size(); ++i) {
      if ((*repeats)[i].isKnown() && (*repeats)[i].get() < 0)
        return node.fail("r3", operand(1)) << "has " << (*repeats)[i].get() << ", expected at least 0";
      result[i] = (*shape)[i] * (*repeats)[i];
      if (!result[i].isKnown() && (*shape)[i].isKnown() && (*repeats)[i].isKnown())
        return node.fail("r3", operand(1)) << "has " << (*repeats)[i].get() << ", so that the extent is no 64-bit number";
    }
  node.set(0, std::move(result));
  return success();
}

LogicalResult pad(Node &node) {
  const Shape *shape = node.shape(0);
  // Version 1 calls them paddings.
  const bool isFirst = node.schema().findAttribute(nameOf(AttributeName::paddings));
  const List pads = node.list(isFirst ? AttributeName::paddings : AttributeName::pads), axes = node.list(AttributeName::axes);
  if (pads.subject.index >= 0 && pads.isGiven && failed(node.rank("r1", size_t(pads.subject.index), 1)))
    return failure();
  if (!shape)
    return success();
  Shape result(shape->size());
  const auto knownAxes = axes.known();
  llvm::SmallVector<size_t> places;
  if (knownAxes) {
    if (failed(node.axes("r2", axes.subject, *knownAxes, shape->size(), places)))
      return failure();
  } else if (!axes.isGiven) {
    for (size_t i = 0; i < shape->size(); ++i)
      places.push_back(i);
  }
  if (pads.numbers && (knownAxes || !axes.isGiven)) {
    if (pads.numbers->size() != 2 * places.size())
      return node.fail("r3", pads.subject) << "has " << int64_t(pads.numbers->size()) << " entries, expected "
                                           << int64_t(2 * places.size());
    result = *shape;
    for (const auto &[i, axis] : llvm::enumerate(places)) {
      const Number before = (*pads.numbers)[i], after = (*pads.numbers)[i + places.size()];
      result[axis] = result[axis] + before + after;
      if (result[axis].isKnown() && result[axis].get() < 0)
        return node.fail("r4", pads.subject) << "makes the extent along axis " << int64_t(axis) << " negative";
    }
  }
  node.set(0, std::move(result));
  return success();
}

LogicalResult centerCropPad(Node &node) {
  const Shape *shape = node.shape(0);
  if (failed(node.rank("r1", 1, 1)))
    return failure();
  if (!shape)
    return success();
  Shape result(shape->size());
  llvm::SmallVector<size_t> places;
  const auto axes = node.integers(AttributeName::axes);
  if (axes && failed(node.axes("r2", "axes", *axes, shape->size(), places)))
    return failure();
  for (size_t i = 0; !axes && i < shape->size(); ++i)
    places.push_back(i);
  if (failed(node.sameExtent("r3", 1, 0, int64_t(places.size()))))
    return failure();
  result = *shape;
  const Numbers *extents = node.elements(1);
  for (const auto &[i, axis] : llvm::enumerate(places))
    result[axis] = extents && i < extents->size() ? (*extents)[i] : Number();
  node.set(0, std::move(result));
  return success();
}

//===- Blocks ---------------------------------------------------------------------------------------------------------===//

static LogicalResult blockSize(Node &node, int64_t &size) {
  size = node.integer(AttributeName::blocksize, 1);
  if (size < 1 || size > INT32_MAX)
    return node.fail("r1", "blocksize") << "is " << size << ", expected at least 1";
  return node.rank("r2", 0, 4);
}

LogicalResult depthToSpace(Node &node) {
  int64_t size = 1;
  if (failed(blockSize(node, size)))
    return failure();
  const Shape *shape = node.shape(0);
  if (!shape)
    return success();
  if ((*shape)[1].isKnown() && (*shape)[1].get() % (size * size))
    return node.fail("r3", operand(0)) << "has " << (*shape)[1].get() << " channels, expected a multiple of " << size * size;
  node.set(0, Shape{(*shape)[0], (*shape)[1] / (size * size), (*shape)[2] * size, (*shape)[3] * size});
  return success();
}

LogicalResult spaceToDepth(Node &node) {
  int64_t size = 1;
  if (failed(blockSize(node, size)))
    return failure();
  const Shape *shape = node.shape(0);
  if (!shape)
    return success();
  for (size_t axis : {2, 3})
    if ((*shape)[axis].isKnown() && (*shape)[axis].get() % size)
      return node.fail("r3", operand(0)) << "has the extent " << (*shape)[axis].get() << " along axis " << int64_t(axis)
                                         << ", expected a multiple of " << size;
  node.set(0, Shape{(*shape)[0], (*shape)[1] * (size * size), (*shape)[2] / size, (*shape)[3] / size});
  return success();
}

LogicalResult triangle(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 2)))
    return failure();
  if (failed(node.single("r2", 1)))
    return failure();
  return sameShape(node);
}

} // namespace shlo::onnx::rules
