// Ops that take or replace elements at places that are operands.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

// Whether an index, which may be counted from the end, is a place along an axis of that extent. Holds for what is not
// known.
static LogicalResult placeAlong(Node &node, StringRef rule, Number place, Number extent) {
  if (!place.isKnown() || !extent.isKnown() || (place.get() >= -extent.get() && place.get() < extent.get()))
    return success();
  return node.fail(rule, operand(1)) << "has " << place.get() << ", expected one from " << -extent.get() << " to "
                                     << extent.get() - 1;
}

LogicalResult gather(Node &node) {
  const Shape *data = node.shape(0), *indices = node.shape(1);
  size_t axis = 0;
  if (failed(node.rankAtLeast("r1", 0, 1)))
    return failure();
  if (data && failed(node.axis("r2", "axis", node.integer(AttributeName::axis, 0), data->size(), axis)))
    return failure();
  if (!data || !indices)
    return success();
  Shape result(data->begin(), data->begin() + axis);
  result.append(indices->begin(), indices->end());
  result.append(data->begin() + axis + 1, data->end());
  node.set(0, std::move(result));
  if (const Numbers *places = node.elements(1))
    for (Number place : *places)
      if (failed(placeAlong(node, "r3", place, (*data)[axis])))
        return failure();
  // Some elements of a list.
  const Numbers *from = node.passedOn(0), *places = node.passedOn(1);
  if (!from || !places || data->size() != 1 || indices->size() > 1)
    return success();
  Numbers elements;
  for (Number place : *places) {
    const auto count = int64_t(from->size());
    if (!place.isKnown() || place.get() < -count || place.get() >= count) {
      elements.push_back({});
      continue;
    }
    elements.push_back((*from)[size_t(place.get() < 0 ? place.get() + count : place.get())]);
  }
  node.setElements(0, std::move(elements));
  return success();
}

// Indices along an axis have as many axes as the data.
static LogicalResult indicesLikeData(Node &node) {
  size_t axis = 0;
  if (failed(node.rankAtLeast("r1", 0, 1)))
    return failure();
  const Shape *data = node.shape(0);
  if (!data)
    return success();
  if (failed(node.axis("r2", "axis", node.integer(AttributeName::axis, 0), data->size(), axis)))
    return failure();
  return node.rank("r3", 1, data->size());
}

LogicalResult gatherElements(Node &node) {
  const Shape *data = node.shape(0), *indices = node.shape(1);
  if (failed(indicesLikeData(node)))
    return failure();
  if (const Numbers *places = node.elements(1); places && data) {
    size_t axis = 0;
    if (failed(node.axis("r2", "axis", node.integer(AttributeName::axis, 0), data->size(), axis)))
      return failure();
    for (Number place : *places)
      if (failed(placeAlong(node, "r4", place, (*data)[axis])))
        return failure();
  }
  if (indices)
    node.set(0, *indices);
  return success();
}

LogicalResult gatherND(Node &node) {
  const Shape *data = node.shape(0), *indices = node.shape(1);
  const int64_t batch = node.integer(AttributeName::batch_dims, 0);
  if (failed(node.rankAtLeast("r1", 0, 1)) || failed(node.rankAtLeast("r1", 1, 1)))
    return failure();
  if (!data || !indices)
    return success();
  if (batch < 0 || batch >= int64_t(std::min(data->size(), indices->size())))
    return node.fail("r2", "batch_dims") << "is " << batch << ", expected one from 0 to "
                                         << int64_t(std::min(data->size(), indices->size())) - 1;
  for (size_t i = 0; i < size_t(batch); ++i)
    if (failed(node.sameExtent("r3", 1, i, (*data)[i])))
      return failure();
  const Number last = indices->back();
  if (!last.isKnown())
    return success();
  if (last.get() < 1 || last.get() > int64_t(data->size()) - batch)
    return node.fail("r4", operand(1)) << "has the extent " << last.get()
                                       << " along its last axis, expected one from 1 to "
                                       << int64_t(data->size()) - batch;
  if (const Numbers *places = node.elements(1))
    for (const auto &[i, place] : llvm::enumerate(*places))
      if (failed(placeAlong(node, "r5", place, (*data)[size_t(batch) + i % size_t(last.get())])))
        return failure();
  Shape result(indices->begin(), indices->end() - 1);
  result.append(data->begin() + batch + last.get(), data->end());
  node.set(0, std::move(result));
  return success();
}

LogicalResult scatterElements(Node &node) {
  const Shape *data = node.shape(0), *indices = node.shape(1);
  if (failed(indicesLikeData(node)))
    return failure();
  if (indices) {
    if (failed(node.rank("r4", 2, indices->size())))
      return failure();
    for (size_t i = 0; i < indices->size(); ++i)
      if (failed(node.sameExtent("r4", 2, i, (*indices)[i])))
        return failure();
  }
  if (data)
    node.set(0, *data);
  return success();
}

LogicalResult scatterND(Node &node) {
  const Shape *data = node.shape(0), *indices = node.shape(1);
  if (failed(node.rankAtLeast("r1", 0, 1)) || failed(node.rankAtLeast("r1", 1, 1)))
    return failure();
  if (data)
    node.set(0, *data);
  if (!data || !indices || !indices->back().isKnown())
    return success();
  const int64_t last = indices->back().get();
  if (last < 0 || last > int64_t(data->size()))
    return node.fail("r2", operand(1)) << "has the extent " << last << " along its last axis, expected at most "
                                       << int64_t(data->size());
  Shape updates(indices->begin(), indices->end() - 1);
  updates.append(data->begin() + last, data->end());
  if (failed(node.rank("r3", 2, updates.size())))
    return failure();
  for (size_t i = 0; i < updates.size(); ++i)
    if (failed(node.sameExtent("r3", 2, i, updates[i])))
      return failure();
  return success();
}

LogicalResult tensorScatter(Node &node) {
  const Shape *cache = node.shape(0), *update = node.shape(1);
  if (cache)
    node.set(0, *cache);
  if (!cache)
    return success();
  size_t axis = 0;
  if (failed(node.axis("r1", "axis", node.integer(AttributeName::axis, -2), cache->size(), axis)))
    return failure();
  if (axis == 0)
    return node.fail("r1", "axis") << "is 0, which is the axis of the batch";
  if (!update)
    return success();
  if (failed(node.rank("r2", 1, cache->size())))
    return failure();
  for (size_t i = 0; i < cache->size(); ++i)
    if (i != axis && failed(node.sameExtent("r2", 1, i, (*cache)[i])))
      return failure();
  if ((*update)[axis].isKnown() && (*cache)[axis].isKnown() && (*update)[axis].get() > (*cache)[axis].get())
    return node.fail("r3", operand(1)) << "has the extent " << (*update)[axis].get() << " along axis " << int64_t(axis)
                                       << ", expected at most " << (*cache)[axis].get();
  if (node.has(2) && (failed(node.rank("r4", 2, 1)) || failed(node.sameExtent("r4", 2, 0, (*cache)[0]))))
    return failure();
  return success();
}

// The number of places that the condition takes. Beyond its end none is taken.
static Number taken(Node &node) {
  const Numbers *condition = node.elements(1);
  if (!condition || !llvm::all_of(*condition, [](Number one) { return one.isKnown(); }))
    return {};
  return int64_t(llvm::count_if(*condition, [](Number one) { return one.get() != 0; }));
}

LogicalResult compress(Node &node) {
  const Shape *shape = node.shape(0);
  if (failed(node.rankAtLeast("r1", 0, 1)) || failed(node.rank("r2", 1, 1)))
    return failure();
  const auto given = node.integer(AttributeName::axis);
  if (!given) {
    if (!node.isOpen(AttributeName::axis))
      node.set(0, Shape{taken(node)});
    return success();
  }
  size_t axis = 0;
  if (!shape)
    return success();
  if (failed(node.axis("r3", "axis", *given, shape->size(), axis)))
    return failure();
  Shape result = *shape;
  result[axis] = taken(node);
  node.set(0, std::move(result));
  return success();
}

LogicalResult nonZero(Node &node) {
  const Shape *shape = node.shape(0);
  node.set(0, Shape{shape ? Number(int64_t(shape->size())) : Number(), Number()});
  return success();
}

LogicalResult oneHot(Node &node) {
  const Shape *indices = node.shape(0);
  if (failed(node.single("r1", 1)) || failed(node.rank("r2", 2, 1)) || failed(node.sameExtent("r2", 2, 0, 2)))
    return failure();
  if (const auto depth = node.scalar(1); depth && *depth < 1 && node.element(1) != DataType::FLOAT)
    return node.fail("r1", operand(1)) << "is " << *depth << ", expected at least 1";
  if (!indices)
    return success();
  size_t axis = 0;
  if (failed(node.axis("r3", "axis", node.integer(AttributeName::axis, -1), indices->size() + 1, axis)))
    return failure();
  Shape result = *indices;
  const Numbers *count = node.element(1) == DataType::FLOAT ? nullptr : node.elements(1);
  result.insert(result.begin() + axis, count && count->size() == 1 ? count->front() : Number());
  node.set(0, std::move(result));
  return success();
}

LogicalResult reverseSequence(Node &node) {
  const Shape *shape = node.shape(0);
  if (failed(node.rankAtLeast("r1", 0, 2)) || failed(node.rank("r2", 1, 1)))
    return failure();
  const int64_t batch = node.integer(AttributeName::batch_axis, 1), time = node.integer(AttributeName::time_axis, 0);
  for (const auto &[name, value] : {std::pair("batch_axis", batch), std::pair("time_axis", time)})
    if (value != 0 && value != 1)
      return node.fail("r3", name) << "is " << value << ", expected 0 or 1";
  if (batch == time)
    return node.fail("r3", "time_axis") << "is " << time << ", and so is batch_axis";
  if (!shape)
    return success();
  node.set(0, *shape);
  return node.sameExtent("r2", 1, 0, (*shape)[size_t(batch)]);
}

} // namespace shlo::onnx::rules
