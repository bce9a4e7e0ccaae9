// The order of axes in which convolutions compute images: features last. Programs of other frameworks have them before
// the spatial axes. A convolution can read either order and write either, but the features of a position are then taken
// from as many places, and what threads compute is in other places than what they read next. So the values between
// convolutions, and what is computed of them element by element or in windows, have features last, if that saves more
// than the transposes at the ends cost.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/replace.h"
#include "plan/simplify.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

namespace shlo::plan {

namespace {

// Nanoseconds for an element. A convolution does without a transpose of what it reads, or writes; at the ends of what
// has another order there is one.
constexpr double saved = 0.12, transposed = 0.2;
// Vectors of features should be full: those of 64 bytes, of f32.
constexpr int64_t lanes = 16;
constexpr double mostEmpty = 1.15, productsInNanosecond = 120;

bool isOrdered(const Program &program, ValueId id) {
  const TensorType &type = program.values[id];
  return (type.element == ElementType::F32 || type.element == ElementType::F64) && type.shape.size() >= 3;
}

// Where an axis is, once the given one is the last.
int64_t placeOf(int64_t axis, int64_t moved, size_t rank) {
  return axis < moved ? axis : axis == moved ? int64_t(rank) - 1 : axis - 1;
}
template <typename List> List inOrder(const List &list, int64_t moved) {
  List result = list;
  for (size_t axis = 0; axis < list.size(); ++axis)
    result[size_t(placeOf(int64_t(axis), moved, list.size()))] = list[axis];
  return result;
}

class Arranger {
public:
  explicit Arranger(Program &program) : program(program) {}

  // Bodies are nested: this needs little stack.
  void arrange(Body &body) {
    for (Op &op : body.ops)
      if (std::holds_alternative<While>(op.data) || std::holds_alternative<Case>(op.data))
        for (Body &inner : op.bodies)
          arrange(inner);
    arrangeOps(body);
  }

private:
  [[gnu::noinline]] void arrangeOps(Body &body) {
    if (std::none_of(body.ops.begin(), body.ops.end(), [&](const Op &op) { return movesSides(op); }))
      return;
    const size_t known = groups.size(), values = program.values.size();
    groups.resize(values);
    isMade.resize(values);
    isPaid.resize(values);
    parents.resize(values);
    std::iota(parents.begin() + ptrdiff_t(known), parents.end(), ValueId(known));
    forget(body);
    moved.clear();
    sources.clear();
    for (const Op &op : body.ops)
      link(op);
    for (const Op &op : body.ops)
      addCosts(op);
    for (ValueId id : body.results)
      addUse(id);
    rewrite(body);
  }

  // What was found out for another body about the values of this one.
  void forget(const Body &body) {
    auto forgetAll = [&](const ValueList &list) {
      for (ValueId id : list) {
        groups[id] = {};
        parents[id] = id;
        isMade[id] = isPaid[id] = false;
      }
    };
    forgetAll(body.parameters);
    forgetAll(body.results);
    for (const Op &op : body.ops) {
      forgetAll(op.operands);
      forgetAll(op.results);
      for (const Body &inner : op.bodies)
        forget(inner);
    }
  }

  // Values that have the same order, at their root.
  struct Group {
    int64_t axis = -1; // of the features
    double gain = 0;
    bool isBroken = false; // not all agree on the axis
  };

  const Extents &shapeOf(ValueId id) const { return program.values[id].shape; }
  size_t rankOf(ValueId id) const { return shapeOf(id).size(); }
  double elements(ValueId id) const { return double(elementCount(shapeOf(id))); }

  ValueId rootOf(ValueId id) {
    while (parents[id] != id)
      id = parents[id] = parents[parents[id]];
    return id;
  }
  void unite(ValueId a, ValueId b) {
    a = rootOf(a);
    b = rootOf(b);
    if (a == b)
      return;
    Group &to = groups[a];
    const Group &from = groups[b];
    to.isBroken |= from.isBroken || (to.axis >= 0 && from.axis >= 0 && to.axis != from.axis);
    to.axis = std::max(to.axis, from.axis);
    to.gain += from.gain;
    parents[b] = a;
  }
  void seed(ValueId id, int64_t axis, double gain) {
    Group &group = groups[rootOf(id)];
    group.isBroken |= group.axis >= 0 && group.axis != axis;
    group.axis = axis;
    group.gain += gain;
  }
  bool isMoved(ValueId id) {
    const Group &group = groups[rootOf(id)];
    return group.axis >= 0 && !group.isBroken && group.gain > 0;
  }
  // Whether both orders are the same in memory.
  bool isSame(ValueId id, int64_t axis) const {
    const Extents &shape = shapeOf(id);
    return shape[size_t(axis)] == 1 ||
           std::all_of(shape.begin() + ptrdiff_t(axis) + 1, shape.end(), [](int64_t extent) { return extent == 1; });
  }

  //--- What an op allows ---//

  bool movesSides(const Op &op) const {
    const auto *how = std::get_if<Convolution>(&op.data);
    return how && how->batchGroupCount == 1 && isOrdered(program, op.operands[0]) &&
           program.values[op.operands[0]].element == program.values[op.results[0]].element &&
           (how->inputFeatureDimension + 1 != int64_t(rankOf(op.operands[0])) ||
            how->outputFeatureDimension + 1 != int64_t(rankOf(op.results[0])));
  }
  // Ops whose operands and results have the same axes, but for scalars.
  bool keepsAxes(const Op &op) const {
    return (std::holds_alternative<Elementwise>(op.data) || std::holds_alternative<Pad>(op.data) ||
            std::holds_alternative<ReduceWindow>(op.data) || std::holds_alternative<Concatenate>(op.data) ||
            std::holds_alternative<Slice>(op.data) || std::holds_alternative<Reverse>(op.data)) &&
           rankOf(op.results[0]) >= 3;
  }
  // The axes that are left have the same order whether the given one was the last or not.
  static bool keepsOrder(const Reduce &how, int64_t axis, size_t rank) {
    auto isReduced = [&](int64_t one) {
      return std::find(how.dimensions.begin(), how.dimensions.end(), one) != how.dimensions.end();
    };
    if (isReduced(axis))
      return true;
    for (int64_t later = axis + 1; later < int64_t(rank); ++later)
      if (!isReduced(later))
        return false;
    return true;
  }

  //--- Which values go together, and what it costs ---//

  void link(const Op &op) {
    if (movesSides(op)) {
      const auto &how = std::get<Convolution>(op.data);
      const ValueId input = op.operands[0], result = op.results[0];
      if (how.inputFeatureDimension + 1 != int64_t(rankOf(input)))
        seed(input, how.inputFeatureDimension, saved * elements(input));
      if (how.outputFeatureDimension + 1 != int64_t(rankOf(result))) {
        seed(result, how.outputFeatureDimension, saved * elements(result) - ofEmptyLanes(op, how));
        isMade[result] = true;
      }
    } else if (keepsAxes(op)) {
      const ValueId first = op.results[0];
      for (const ValueList *list : {&op.operands, &op.results})
        for (ValueId id : *list)
          if (rankOf(id) > 0)
            unite(first, id);
      for (ValueId id : op.results)
        isMade[id] = true;
    } else if (std::holds_alternative<Constant>(op.data) || std::holds_alternative<BroadcastInDim>(op.data)) {
      isMade[op.results[0]] = true; // is made again
    }
  }
  // The time of a convolution in which some lanes have no feature.
  double ofEmptyLanes(const Op &op, const Convolution &how) const {
    const auto features = double(shapeOf(op.results[0])[size_t(how.outputFeatureDimension)]);
    const double filled = std::ceil(features / double(lanes)) * double(lanes) / features;
    const double weights = elements(op.operands[1]) / features; // of a feature
    return std::max(0.0, filled - mostEmpty) * elements(op.results[0]) * weights / productsInNanosecond;
  }

  // What a transpose of the value takes.
  void pay(ValueId id) {
    Group &group = groups[rootOf(id)];
    if (group.axis >= 0 && !group.isBroken && !isSame(id, group.axis))
      group.gain -= transposed * elements(id);
  }
  void addUse(ValueId id) {
    if (!isPaid[id])
      pay(id);
    isPaid[id] = true;
  }
  void addUses(const Body &body) {
    for (const Op &op : body.ops) {
      for (ValueId id : op.operands)
        addUse(id);
      for (const Body &inner : op.bodies)
        addUses(inner);
    }
    for (ValueId id : body.results)
      addUse(id);
  }
  void addCosts(const Op &op) {
    for (const Body &inner : op.bodies)
      addUses(inner);
    const bool readsBoth = std::holds_alternative<BroadcastInDim>(op.data) ||
                           std::holds_alternative<Transpose>(op.data) || std::holds_alternative<Record>(op.data);
    if (readsBoth)
      return;
    const auto *reduce = std::get_if<Reduce>(&op.data);
    for (size_t i = 0; i < op.operands.size(); ++i) {
      const ValueId id = op.operands[i];
      const int64_t axis = groups[rootOf(id)].axis;
      if (axis < 0 || (i == 0 && movesSides(op)))
        continue;
      if (keepsAxes(op)) {
        if (!isMade[id])
          pay(id);
        isMade[id] = true;
      } else if (!reduce || !keepsOrder(*reduce, axis, rankOf(id))) {
        addUse(id);
      }
    }
  }

  //--- The other order ---//

  ValueId newValue(TensorType type) {
    const auto made = ValueId(program.values.size());
    program.values.push_back(std::move(type));
    return made;
  }
  TensorType movedType(ValueId id) {
    const TensorType &type = program.values[id];
    return {type.element, inOrder(type.shape, axisOf(id))};
  }
  // Of values that were there before.
  int64_t axisOf(ValueId id) { return groups[rootOf(id)].axis; }

  ValueId inOrderOf(ValueId id, std::vector<Op> &ops, const Op &like) {
    if (const auto found = moved.find(id); found != moved.end())
      return found->second;
    const ValueId made = newValue(movedType(id));
    const int64_t axis = axisOf(id);
    const auto source = sources.find(id);
    const auto *constant = source == sources.end() ? nullptr : std::get_if<Constant>(&source->second.data);
    const auto *broadcast = source == sources.end() ? nullptr : std::get_if<BroadcastInDim>(&source->second.data);
    if (constant && constant->splat) {
      ops.push_back({*constant, {}, {made}, {}, source->second.origin});
    } else if (broadcast) {
      BroadcastInDim how = *broadcast;
      for (int64_t &one : how.broadcastDimensions)
        one = placeOf(one, axis, rankOf(id));
      ops.push_back({std::move(how), source->second.operands, {made}, {}, source->second.origin});
    } else {
      Extents order;
      for (int64_t one = 0; one < int64_t(rankOf(id)); ++one)
        if (one != axis)
          order.push_back(one);
      order.push_back(axis);
      ops.push_back({Transpose{std::move(order)}, {id}, {made}, {}, like.origin});
    }
    return moved[id] = made;
  }
  // Results in the other order, and the ones that were there, for whoever reads them.
  void addResults(Op op, std::vector<Op> &ops) {
    const ValueList results = op.results;
    for (ValueId &id : op.results)
      if (isMoved(id))
        id = moved[id] = newValue(movedType(id));
    const uint32_t origin = op.origin;
    const ValueList made = op.results;
    ops.push_back(std::move(op));
    for (size_t i = 0; i < results.size(); ++i) {
      if (made[i] == results[i])
        continue;
      Extents order;
      for (int64_t axis = 0; axis < int64_t(rankOf(results[i])); ++axis)
        order.push_back(placeOf(axis, axisOf(results[i]), rankOf(results[i])));
      ops.push_back({Transpose{std::move(order)}, {made[i]}, {results[i]}, {}, origin});
    }
  }

  void rewrite(Body &body) {
    if (std::none_of(body.ops.begin(), body.ops.end(), [&](const Op &op) {
          return movesSides(op) && (isMoved(op.operands[0]) || isMoved(op.results[0]));
        }))
      return;
    auto change = [&](Op &op, std::vector<Op> &ops) {
      if (movesSides(op)) {
        auto &how = std::get<Convolution>(op.data);
        const ValueId input = op.operands[0], result = op.results[0];
        const auto found = moved.find(input);
        if (found != moved.end() && how.inputFeatureDimension == axisOf(input)) {
          op.operands[0] = found->second;
          move(how.inputFeatureDimension, how.inputBatchDimension, how.inputSpatialDimensions, rankOf(input));
        }
        if (isMoved(result) && how.outputFeatureDimension == axisOf(result)) {
          move(how.outputFeatureDimension, how.outputBatchDimension, how.outputSpatialDimensions, rankOf(result));
          addResults(std::move(op), ops);
        } else {
          ops.push_back(std::move(op));
        }
        return true;
      }
      if (keepsAxes(op) && isMoved(op.results[0])) {
        const int64_t axis = axisOf(op.results[0]);
        for (ValueId &id : op.operands)
          if (rankOf(id) > 0)
            id = inOrderOf(id, ops, op);
        std::visit([&](auto &data) { moveAxes(data, axis, rankOf(op.results[0])); }, op.data);
        addResults(std::move(op), ops);
        return true;
      }
      if (const auto *reduce = std::get_if<Reduce>(&op.data)) {
        const size_t count = op.results.size();
        const ValueId first = op.operands[0];
        const bool isTurned = std::all_of(op.operands.begin(), op.operands.begin() + ptrdiff_t(count), [&](ValueId id) {
          return moved.count(id) && axisOf(id) == axisOf(first) && keepsOrder(*reduce, axisOf(id), rankOf(id));
        });
        if (!isTurned)
          return false;
        Reduce how = *reduce;
        for (int64_t &one : how.dimensions)
          one = placeOf(one, axisOf(first), rankOf(first));
        std::sort(how.dimensions.begin(), how.dimensions.end());
        for (size_t i = 0; i < count; ++i)
          op.operands[i] = moved[op.operands[i]];
        op.data = std::move(how);
        ops.push_back(std::move(op));
        return true;
      }
      if (std::holds_alternative<Constant>(op.data) || std::holds_alternative<BroadcastInDim>(op.data))
        if (isMoved(op.results[0]))
          sources.emplace(op.results[0], Op{op.data, op.operands, op.results, {}, op.origin});
      return false;
    };
    replaceOps(body, change);
  }

  static void move(int64_t &feature, int64_t &batch, NumberList &spatial, size_t rank) {
    const int64_t moved = feature;
    for (int64_t &axis : spatial)
      axis = placeOf(axis, moved, rank);
    batch = placeOf(batch, moved, rank);
    feature = int64_t(rank) - 1;
  }
  template <typename Data> static void moveAxes(Data &data, int64_t axis, size_t rank) {
    auto moveAll = [axis](auto &...lists) { ((lists = inOrder(lists, axis)), ...); };
    if constexpr (std::is_same_v<Data, Concatenate>)
      data.dimension = placeOf(data.dimension, axis, rank);
    else if constexpr (std::is_same_v<Data, Reverse>)
      std::for_each(data.dimensions.begin(), data.dimensions.end(),
                    [&](int64_t &one) { one = placeOf(one, axis, rank); });
    else if constexpr (std::is_same_v<Data, Pad>)
      moveAll(data.edgePaddingLow, data.edgePaddingHigh, data.interiorPadding);
    else if constexpr (std::is_same_v<Data, Slice>)
      moveAll(data.startIndices, data.limitIndices, data.strides);
    else if constexpr (std::is_same_v<Data, ReduceWindow>)
      moveAll(data.windowDimensions, data.windowStrides, data.baseDilations, data.windowDilations, data.paddingLow,
              data.paddingHigh);
  }

  Program &program;
  std::vector<Group> groups;
  std::vector<ValueId> parents;
  std::vector<bool> isMade;                   // by an op that can make it in either order, or a transpose that is paid
  std::vector<bool> isPaid;                   // the transpose for those who read the order that was there
  std::unordered_map<ValueId, ValueId> moved; // by the value that was there
  std::unordered_map<ValueId, Op> sources;    // ops that are made again in the other order
};

} // namespace

void putFeaturesLast(Program &program) { Arranger(program).arrange(program.body); }

} // namespace shlo::plan
