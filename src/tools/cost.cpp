// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cost.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tool {

namespace {

// What the number of operations on elements follows from.
enum class Work {
  Results, // one for each element of the results, as for most ops
  Unknown,
  Move,    // none: it moves elements
  Control, // none, and no bytes either: it says what comes next, or gives values names
  Product,
  Convolution,
  Reduction, // the region, for each element of the operands that are reduced
  Window,    // the region, for each element of a window and of the result
  Updates,   // the region, for each element of the last operand
  Sort,
  Map, // the region, for each element of the results
  Cholesky,
  Solve,
  Fft,
};

// The ops of StableHLO and CHLO that are not Work::Results.
const struct {
  Work work;
  std::vector<shlo_op> ops;
} works[] = {
    {Work::Unknown,
     {SHLO_OP_BATCH_NORM_GRAD, SHLO_OP_BATCH_NORM_INFERENCE, SHLO_OP_BATCH_NORM_TRAINING, SHLO_OP_CUSTOM_CALL,
      SHLO_OP_EINSUM, SHLO_OP_UNARY_EINSUM, SHLO_OP_CHLO_RAGGED_DOT, SHLO_OP_CHLO_SCAN, SHLO_OP_CHLO_TOP_K}},
    {Work::Move,
     {SHLO_OP_ALL_GATHER,
      SHLO_OP_ALL_TO_ALL,
      SHLO_OP_BITCAST_CONVERT,
      SHLO_OP_BROADCAST,
      SHLO_OP_BROADCAST_IN_DIM,
      SHLO_OP_COLLECTIVE_BROADCAST,
      SHLO_OP_COLLECTIVE_PERMUTE,
      SHLO_OP_CONCATENATE,
      SHLO_OP_DYNAMIC_BROADCAST_IN_DIM,
      SHLO_OP_DYNAMIC_GATHER,
      SHLO_OP_DYNAMIC_PAD,
      SHLO_OP_DYNAMIC_RESHAPE,
      SHLO_OP_DYNAMIC_SLICE,
      SHLO_OP_DYNAMIC_UPDATE_SLICE,
      SHLO_OP_GATHER,
      SHLO_OP_INFEED,
      SHLO_OP_OUTFEED,
      SHLO_OP_PAD,
      SHLO_OP_REAL_DYNAMIC_SLICE,
      SHLO_OP_RECV,
      SHLO_OP_RESHAPE,
      SHLO_OP_REVERSE,
      SHLO_OP_SEND,
      SHLO_OP_SET_DIMENSION_SIZE,
      SHLO_OP_SLICE,
      SHLO_OP_TORCH_INDEX_SELECT,
      SHLO_OP_TRANSPOSE}},
    {Work::Control,
     {SHLO_OP_AFTER_ALL, SHLO_OP_ASYNC_DONE, SHLO_OP_ASYNC_START, SHLO_OP_CASE, SHLO_OP_COMPOSITE, SHLO_OP_CONSTANT,
      SHLO_OP_CREATE_TOKEN, SHLO_OP_GET_DIMENSION_SIZE, SHLO_OP_GET_TUPLE_ELEMENT, SHLO_OP_IF,
      SHLO_OP_OPTIMIZATION_BARRIER, SHLO_OP_PARTITION_ID, SHLO_OP_REPLICA_ID, SHLO_OP_RETURN, SHLO_OP_TUPLE,
      SHLO_OP_WHILE}},
    {Work::Product, {SHLO_OP_DOT, SHLO_OP_DOT_GENERAL}},
    {Work::Convolution, {SHLO_OP_CONVOLUTION, SHLO_OP_DYNAMIC_CONV}},
    {Work::Reduction,
     {SHLO_OP_ALL_REDUCE, SHLO_OP_COLLECTIVE_REDUCE, SHLO_OP_CROSS_REPLICA_SUM, SHLO_OP_REDUCE,
      SHLO_OP_REDUCE_SCATTER}},
    {Work::Window, {SHLO_OP_REDUCE_WINDOW, SHLO_OP_SELECT_AND_SCATTER}},
    {Work::Updates, {SHLO_OP_SCATTER}},
    {Work::Sort, {SHLO_OP_SORT}},
    {Work::Map, {SHLO_OP_MAP}},
    {Work::Cholesky, {SHLO_OP_CHOLESKY}},
    {Work::Solve, {SHLO_OP_TRIANGULAR_SOLVE}},
    {Work::Fft, {SHLO_OP_FFT}},
};

Work workOf(const shlo_operation *operation) {
  static const std::unordered_map<shlo_op, Work> table = [] {
    std::unordered_map<shlo_op, Work> made;
    for (const auto &[work, ops] : works)
      for (shlo_op op : ops)
        made[op] = work;
    return made;
  }();
  const shlo_op op = shlo_operation_op(operation);
  if (op == SHLO_OP_NONE)
    return std::string_view(shlo_operation_name(operation, nullptr)).starts_with("func.") ? Work::Control
                                                                                          : Work::Unknown;
  const auto found = table.find(op);
  return found == table.end() ? Work::Results : found->second;
}

const shlo_attribute *attributeOf(const shlo_operation *op, std::string_view name) {
  return shlo_operation_attribute(op, name.data(), name.size());
}
const shlo_attribute *entryOf(const shlo_attribute *attribute, std::string_view key) {
  return shlo_attribute_entry(attribute, key.data(), key.size());
}
const shlo_type *operandType(const shlo_operation *op, size_t index) {
  return shlo_value_type(shlo_operation_operand(op, index));
}
const shlo_type *resultType(const shlo_operation *op) { return shlo_value_type(shlo_operation_result(op, 0)); }

// The extent of an axis, which may be any number; -1 if it is not known.
double extent(const shlo_type *type, int64_t axis) {
  if (axis < 0 || axis >= shlo_type_rank(type))
    return -1;
  const int64_t extent = shlo_type_shape(type)[axis];
  return extent == SHLO_DYNAMIC ? -1 : double(extent);
}

// A product of numbers that are known, or -1.
template <typename... Numbers> double product(Numbers... numbers) {
  return ((numbers < 0) || ...) ? -1 : (numbers * ... * 1.0);
}

double product(const shlo_attribute *integers) {
  double all = 1;
  for (size_t i = 0; i < shlo_attribute_count(integers); ++i)
    all = product(all, double(shlo_attribute_integer_at(integers, i)));
  return all;
}

// How many elements of the left operand a product sums over.
double contracted(const shlo_operation *op) {
  const shlo_type *lhs = operandType(op, 0);
  if (shlo_operation_op(op) == SHLO_OP_DOT)
    return extent(lhs, shlo_type_rank(lhs) - 1);
  const shlo_attribute *axes = entryOf(attributeOf(op, "dot_dimension_numbers"), "lhs_contracting_dimensions");
  double all = 1;
  for (size_t i = 0; i < shlo_attribute_count(axes); ++i)
    all = product(all, extent(lhs, shlo_attribute_integer_at(axes, i)));
  return all;
}

} // namespace

double Costs::elements(const shlo_type *type) {
  double all = shlo_type_rank(type) < 0 ? -1 : 1;
  for (int32_t axis = 0; axis < shlo_type_rank(type); ++axis)
    all = product(all, extent(type, axis));
  return all;
}

double Costs::bytes(const shlo_type *type) {
  switch (shlo_type_kind_of(type)) {
  case SHLO_TYPE_KIND_TENSOR:
  case SHLO_TYPE_KIND_BUFFER: return product(elements(type), double(shlo_element_type_size(shlo_type_element(type))));
  case SHLO_TYPE_KIND_TUPLE:
  case SHLO_TYPE_KIND_FUTURE: {
    double all = 0;
    for (size_t i = 0; i < shlo_type_part_count(type); ++i) {
      const double part = bytes(shlo_type_part(type, i));
      all = all < 0 || part < 0 ? -1 : all + part;
    }
    return all;
  }
  case SHLO_TYPE_KIND_TOKEN: return 0;
  default: return -1;
  }
}

double Costs::bodyOf(const shlo_operation *op) {
  auto [entry, isNew] = bodies.try_emplace(op, 0.0);
  if (!isNew)
    return entry->second;
  double all = 0;
  for (const shlo_operation *one = shlo_region_first(shlo_operation_region(op, 0)); one;
       one = shlo_operation_next(one)) {
    const double work = operationsOf(one);
    all = all < 0 || work < 0 ? -1 : all + work;
  }
  return bodies[op] = all;
}

double Costs::operationsOf(const shlo_operation *op) {
  const size_t operands = shlo_operation_operand_count(op);
  switch (workOf(op)) {
  case Work::Move:
  case Work::Control: return 0;
  case Work::Unknown: return -1;
  case Work::Results: {
    double all = 0;
    for (size_t i = 0; i < shlo_operation_result_count(op); ++i) {
      const double count = elements(shlo_value_type(shlo_operation_result(op, i)));
      all = all < 0 || count < 0 ? -1 : all + count;
    }
    return all;
  }
  case Work::Product: return product(2.0, elements(resultType(op)), contracted(op));
  case Work::Convolution: {
    const shlo_type *kernel = operandType(op, 1);
    const shlo_attribute *axis = entryOf(attributeOf(op, "dimension_numbers"), "kernel_output_feature_dimension");
    const double features = axis ? extent(kernel, shlo_attribute_integer(axis)) : -1, all = elements(kernel);
    if (features < 0 || all < 0)
      return -1;
    return product(2.0, elements(resultType(op)), features > 0 ? all / features : 0.0);
  }
  case Work::Reduction: {
    // The operands of a reduce are followed by as many initial values.
    const double all = elements(operandType(op, 0));
    return shlo_operation_region_count(op) ? product(all, bodyOf(op)) : all;
  }
  case Work::Window: {
    const shlo_type *positions = shlo_operation_op(op) == SHLO_OP_REDUCE_WINDOW ? resultType(op) : operandType(op, 1);
    return product(elements(positions), product(attributeOf(op, "window_dimensions")), bodyOf(op));
  }
  case Work::Updates: return operands ? product(elements(operandType(op, operands - 1)), bodyOf(op)) : -1;
  case Work::Map: return product(elements(resultType(op)), bodyOf(op));
  case Work::Sort: {
    const shlo_type *keys = operandType(op, 0);
    const shlo_attribute *axis = attributeOf(op, "dimension");
    int64_t dimension = axis ? shlo_attribute_integer(axis) : -1;
    if (dimension < 0)
      dimension += shlo_type_rank(keys);
    const double length = extent(keys, dimension);
    return length < 0 ? -1 : product(elements(keys), length > 1 ? std::ceil(std::log2(length)) : 0.0, bodyOf(op));
  }
  case Work::Cholesky: {
    const shlo_type *matrix = operandType(op, 0);
    const double all = product(elements(matrix), extent(matrix, shlo_type_rank(matrix) - 1));
    return all < 0 ? -1 : all / 3;
  }
  case Work::Solve: {
    const shlo_type *matrix = operandType(op, 0);
    return product(elements(operandType(op, 1)), extent(matrix, shlo_type_rank(matrix) - 1));
  }
  case Work::Fft: {
    const double length = product(attributeOf(op, "fft_length"));
    return product(5.0, std::max(elements(operandType(op, 0)), elements(resultType(op))),
                   length > 1 ? std::log2(length) : 0.0);
  }
  }
  return -1;
}

bool Costs::hasElementRegion(const shlo_operation *op) {
  switch (workOf(op)) {
  case Work::Reduction:
  case Work::Window:
  case Work::Updates:
  case Work::Sort:
  case Work::Map: return true;
  default: return false;
  }
}

Cost Costs::of(const shlo_operation *op) {
  Cost cost{operationsOf(op), 0};
  auto add = [&](const shlo_value *value) {
    const double more = bytes(shlo_value_type(value));
    cost.bytes = cost.bytes < 0 || more < 0 ? -1 : cost.bytes + more;
  };
  if (workOf(op) == Work::Control)
    return cost;
  for (size_t i = 0; i < shlo_operation_operand_count(op); ++i)
    add(shlo_operation_operand(op, i));
  for (size_t i = 0; i < shlo_operation_result_count(op); ++i)
    add(shlo_operation_result(op, i));
  return cost;
}

} // namespace tool
