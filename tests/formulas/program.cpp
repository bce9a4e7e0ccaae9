// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "program.h"
#include "references.h"

#include <algorithm>

namespace formulas {

namespace {

std::string join(const std::vector<int64_t> &numbers) {
  std::string text;
  for (int64_t number : numbers)
    text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}

void append(std::string &list, const std::string &item) { list += (list.empty() ? "" : ", ") + item; }

// The elements from `at` on as nested lists.
std::string literal(const Array &array, size_t axis, size_t &at) {
  if (axis == array.shape.size())
    return elementText(array.type, array.elements[at++]);
  std::string text = "[";
  for (int64_t i = 0; i < array.shape[axis]; ++i)
    text += (i ? ", " : "") + literal(array, axis + 1, at);
  return text + "]";
}

} // namespace

std::string list(const std::vector<int64_t> &numbers) {
  return numbers.empty() ? "array<i64>" : "array<i64: " + join(numbers) + ">";
}

std::string flags(const std::vector<bool> &flags) {
  std::string text;
  for (bool flag : flags)
    append(text, flag ? "true" : "false");
  return flags.empty() ? "array<i1>" : "array<i1: " + text + ">";
}

std::string brackets(const std::vector<int64_t> &numbers) { return "[" + join(numbers) + "]"; }

std::string pairs(const std::vector<int64_t> &low, const std::vector<int64_t> &high) {
  std::string text;
  for (size_t d = 0; d < low.size(); ++d)
    append(text, brackets({low[d], high[d]}));
  return "dense<" + (low.empty() ? "" : "[" + text + "]") + "> : tensor<" + std::to_string(low.size()) + "x2xi64>";
}

std::string dynamicTensorText(Type type, int64_t rank) {
  std::string text = "tensor<";
  for (int64_t d = 0; d < rank; ++d)
    text += "?x";
  return text + typeText(type) + ">";
}

Value Program::argument(const Array &array) {
  if (dynamicArguments && random.chance(50))
    return dynamicArgument(array);
  Value value{"%a" + std::to_string(arguments.size()), tensorText(array.type, array.shape), array};
  arguments.push_back(array);
  append(parameters, value.name + ": " + value.type);
  return value;
}

Value Program::dynamicArgument(const Array &array) {
  std::string type = "tensor<";
  for (int64_t extent : array.shape)
    type += (random.chance(70) ? "?" : std::to_string(extent)) + "x";
  Value value{"%a" + std::to_string(arguments.size()), type + typeText(array.type) + ">", array};
  isDynamic |= type.find('?') != std::string::npos;
  arguments.push_back(array);
  append(parameters, value.name + ": " + value.type);
  return value;
}

Value Program::constant(const Array &array) {
  Value value{name(), tensorText(array.type, array.shape), array};
  size_t at = 0;
  const std::string text = array.elements.empty() ? "" : literal(array, 0, at);
  body += "  " + value.name + " = stablehlo.constant dense<" + text + "> : " + value.type + "\n";
  return value;
}

Value Program::extents(const std::vector<int64_t> &list, Type type, bool dynamic) {
  const int64_t size = int64_t(list.size());
  Array array(type, {size});
  for (size_t i = 0; i < list.size(); ++i)
    array.elements[i].integer = list[i];
  if (!dynamic || list.empty())
    return constant(array);
  // Each is the extent of an argument less a constant. The argument is not used for anything else.
  std::vector<Value> parts;
  for (int64_t extent : list) {
    const int64_t more = std::max<int64_t>(random.between(0, 2), -extent);
    const Value shaped = dynamicArgument(Array(SHLO_TYPE_I8, {extent + more}));
    Value size =
        op1("stablehlo.get_dimension_size", {shaped}, "dimension = 0 : i64", Array(SHLO_TYPE_I32, {}, {extent + more}));
    if (type != SHLO_TYPE_I32)
      size = op1("stablehlo.convert", {size}, "", Array(type, {}, {extent + more}));
    if (more)
      size = op1("stablehlo.subtract", {size, constant(Array(type, {}, {more}))}, "", Array(type, {}, {extent}));
    parts.push_back(op1("stablehlo.reshape", {size}, "", Array(type, {1}, {extent})));
  }
  return op1("stablehlo.concatenate", parts, "dimension = 0 : i64", array);
}

Value Program::operand(const Array &array) {
  const int64_t kind = random.between(0, 9);
  if (kind < 4)
    return argument(array);
  return kind < 6 ? constant(array) : view(array);
}

Value Program::operand(Type type, const Shape &shape, Values values) {
  if (shape.empty() || !random.chance(15))
    return operand(random.array(type, shape, values));
  // A broadcast along some axes, of an operand without them or with extents of 1.
  Shape narrow;
  std::vector<int64_t> dimensions;
  for (int64_t d = 0; d < int64_t(shape.size()); ++d) {
    const bool stretched = random.chance(50);
    if (stretched && random.chance(70))
      continue;
    dimensions.push_back(d);
    narrow.push_back(stretched ? 1 : shape[size_t(d)]);
  }
  const Value small = operand(random.array(type, narrow, values));
  return op1("stablehlo.broadcast_in_dim", {small}, "broadcast_dimensions = " + list(dimensions),
             broadcastInDim(small.array, dimensions, shape));
}

Value Program::view(const Array &array) {
  switch (random.between(0, 6)) {
  case 0: {
    const std::vector<int64_t> permutation = random.permutation(array.rank());
    std::vector<int64_t> inverse(permutation.size());
    for (size_t d = 0; d < permutation.size(); ++d)
      inverse[size_t(permutation[d])] = int64_t(d);
    return op1("stablehlo.transpose", {operand(transpose(array, inverse))}, "permutation = " + list(permutation),
               array);
  }
  case 1: {
    const std::vector<int64_t> dimensions = random.subset(array.rank(), 60);
    return op1("stablehlo.reverse", {operand(reverse(array, dimensions))}, "dimensions = " + list(dimensions), array);
  }
  case 2: { // a slice of a larger array
    Shape start, limit, strides, larger;
    for (int64_t extent : array.shape) {
      start.push_back(random.between(0, 2));
      strides.push_back(random.chance(60) ? 1 : random.between(2, 3));
      limit.push_back(start.back() + (extent ? (extent - 1) * strides.back() + random.between(1, strides.back()) : 0));
      larger.push_back(limit.back() + random.between(0, 2));
    }
    if (elementCount(larger) > 4000)
      return operand(array);
    Array around = random.array(array.type, larger, Values::Small);
    for (const Index &index : indices(array.shape)) {
      Index at = index;
      for (size_t d = 0; d < at.size(); ++d)
        at[d] = start[d] + index[d] * strides[d];
      around.at(at) = array.at(index);
    }
    return op1("stablehlo.slice", {operand(around)},
               "start_indices = " + list(start) + ", limit_indices = " + list(limit) + ", strides = " + list(strides),
               array);
  }
  case 3: {
    Array flat = array;
    flat.shape = {elementCount(array.shape)};
    return op1("stablehlo.reshape", {operand(flat)}, "", array);
  }
  case 4: { // the parts of a concatenation
    if (array.shape.empty())
      return operand(array);
    const size_t axis = size_t(random.between(0, array.rank() - 1));
    const std::vector<int64_t> zeros(array.shape.size(), 0), ones(array.shape.size(), 1);
    std::vector<int64_t> cut = array.shape, from = zeros;
    cut[axis] = from[axis] = random.between(0, array.shape[axis]);
    return op1("stablehlo.concatenate",
               {operand(slice(array, zeros, cut, ones)), operand(slice(array, from, array.shape, ones))},
               "dimension = " + std::to_string(axis) + " : i64", array);
  }
  case 5: { // each element is in one of two arrays
    const Array pred = random.array(SHLO_TYPE_I1, array.shape, Values::Small);
    Array on = random.array(array.type, array.shape, Values::Small),
          off = random.array(array.type, array.shape, Values::Small);
    for (size_t i = 0; i < array.elements.size(); ++i)
      (pred.elements[i].integer ? on : off).elements[i] = array.elements[i];
    return op1("stablehlo.select", {operand(pred), operand(on), operand(off)}, "", array);
  }
  default: { // an elementwise op, which may be fused with its consumer
    const char *name = isBool(array.type) ? "stablehlo.not" : "stablehlo.negate";
    return op1(name, {operand(negate(array))}, "", array);
  }
  }
}

std::vector<Value> Program::op(const std::string &op, const std::vector<Value> &operands, const std::string &attributes,
                               const std::vector<Array> &results, const std::string &regions, bool dynamic) {
  std::string names, types, resultTypes;
  for (const Value &operand : operands) {
    append(names, operand.name);
    append(types, operand.type);
  }
  const std::string result = name();
  std::vector<Value> made;
  for (const Array &array : results) {
    const std::string suffix = results.size() > 1 ? "#" + std::to_string(made.size()) : "";
    made.push_back({result + suffix,
                    dynamic ? dynamicTensorText(array.type, array.rank()) : tensorText(array.type, array.shape),
                    array});
    append(resultTypes, made.back().type);
  }
  body += "  " + result + (results.size() > 1 ? ":" + std::to_string(results.size()) : "") + " = \"" + op + "\"(" +
          names + ")" + (attributes.empty() ? "" : " <{" + attributes + "}>") +
          (regions.empty() ? "" : " (" + regions + ")") + " : (" + types + ") -> (" + resultTypes + ")\n";
  return made;
}

void Program::output(const Value &value) {
  append(outputNames, value.name);
  append(outputTypes, value.type);
  expected.push_back(value.array);
}

void Program::use(const Value &value) {
  const int64_t kind = random.between(0, 9);
  if (kind < 6)
    output(value);
  if (kind < 5)
    return;
  const Array &array = value.array;
  const bool dynamic = value.type.find('?') != std::string::npos;
  if (dynamic || kind < 7)
    return output(
        op1(isBool(array.type) ? "stablehlo.not" : "stablehlo.negate", {value}, "", negate(array), "", dynamic));
  output(kind < 8 ? combined(value) : moved(value));
}

Value Program::combined(const Value &value) {
  const Array &array = value.array;
  const bool isOrdered = !isComplex(array.type);
  if (isOrdered && array.rank() && random.chance(30)) { // the greatest along an axis
    const int64_t axis = random.between(0, array.rank() - 1);
    Shape shape = array.shape;
    shape.erase(shape.begin() + axis);
    const Value init = operand(random.array(array.type, {}, Values::Small));
    Array result(array.type, shape, init.array.elements[0]);
    for (const Index &index : indices(array.shape)) {
      Index at = index;
      at.erase(at.begin() + axis);
      result.at(at) = maximum(array.type, result.at(at), array.at(index));
    }
    const std::string type = tensorText(array.type, {});
    return op1("stablehlo.reduce", {value, init}, "dimensions = " + list({axis}), result,
               "{\n  ^bb0(%l: " + type + ", %r: " + type + "):\n    %m = stablehlo.maximum %l, %r : " + type +
                   "\n    stablehlo.return %m : " + type + "\n  }");
  }
  const bool isMaximum = isOrdered && random.chance(40);
  const Value other = operand(array.type, array.shape, Values::Small);
  Array result = array;
  for (size_t i = 0; i < result.elements.size(); ++i)
    result.elements[i] = (isMaximum ? maximum : add)(array.type, array.elements[i], other.array.elements[i]);
  return op1(isMaximum ? "stablehlo.maximum" : "stablehlo.add", {value, other}, "", result);
}

Value Program::moved(const Value &value) {
  const Array &array = value.array;
  const int64_t rank = array.rank();
  switch (random.between(0, 5)) {
  case 0: {
    const std::vector<int64_t> permutation = random.permutation(rank);
    return op1("stablehlo.transpose", {value}, "permutation = " + list(permutation), transpose(array, permutation));
  }
  case 1: {
    const std::vector<int64_t> dimensions = random.subset(rank, 50);
    return op1("stablehlo.reverse", {value}, "dimensions = " + list(dimensions), reverse(array, dimensions));
  }
  case 2: return op1("stablehlo.reshape", {value}, "", reshape(array, {elementCount(array.shape), 1}));
  case 3: {
    Shape shape = array.shape;
    shape.insert(shape.begin(), 2);
    std::vector<int64_t> dimensions;
    for (int64_t d = 0; d < rank; ++d)
      dimensions.push_back(d + 1);
    return op1("stablehlo.broadcast_in_dim", {value}, "broadcast_dimensions = " + list(dimensions),
               broadcastInDim(array, dimensions, shape));
  }
  case 4: {
    Shape start, strides;
    for (int64_t extent : array.shape) {
      start.push_back(random.between(0, extent / 3));
      strides.push_back(random.between(1, 2));
    }
    return op1("stablehlo.slice", {value},
               "start_indices = " + list(start) + ", limit_indices = " + list(array.shape) +
                   ", strides = " + list(strides),
               slice(array, start, array.shape, strides));
  }
  default: {
    const std::vector<int64_t> border(array.shape.size(), 1), none(array.shape.size(), 0);
    const Value around = operand(random.array(array.type, {}, Values::Small));
    return op1("stablehlo.pad", {value, around},
               "edge_padding_low = " + list(border) + ", edge_padding_high = " + list(none) +
                   ", interior_padding = " + list(none),
               pad(array, around.array.elements[0], border, none, none));
  }
  }
}

void Program::use(const std::vector<Value> &values) {
  const size_t unused = values.size() > 1 && random.chance(10) ? size_t(random.between(0, 1)) : values.size();
  for (size_t i = 0; i < values.size(); ++i)
    if (i != unused)
      use(values[i]);
}

std::string Program::text() const {
  return "func.func @main(" + parameters + ") -> (" + outputTypes + ") {\n" + body + "  return " + outputNames + " : " +
         outputTypes + "\n}\n";
}

} // namespace formulas
