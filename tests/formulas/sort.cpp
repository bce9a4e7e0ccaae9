// sort and chlo.top_k.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "references.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace formulas {

namespace {

struct Key {
  size_t operand;
  Type type;
  std::string direction, kind; // direction: LT or GT
  // What is done to both elements before they are compared: negate, abs; positive zero for both zeros; one NaN for all.
  std::vector<std::string> changes;
};

Key randomKey(Random &random, size_t operand) {
  const Type type = random.orderedType();
  Key key{operand, type, random.oneOf({"LT", "GT"}), compareType(type), {}};
  if (isFloat(type) && random.chance(60))
    key.kind = random.chance(80) ? "TOTALORDER" : "WEAKORDER";
  if (isBool(type) || random.chance(65))
    return key;
  for (int64_t left = random.between(1, 2); left > 0; --left)
    key.changes.push_back(isFloat(type)      ? random.oneOf({"negate", "abs", "zero", "nan"})
                          : isUnsigned(type) ? "negate"
                                             : random.oneOf({"negate", "abs"}));
  return key;
}

Element changed(const Key &key, Element element) {
  for (const std::string &change : key.changes)
    if (change == "negate")
      element = negate(key.type, element);
    else if (change == "abs")
      element = isFloat(key.type)     ? Element{0, std::fabs(element.real)}
                : element.integer < 0 ? negate(key.type, element)
                                      : element;
    else if (change == "zero")
      element.real = element.real == 0 ? 0.0 : element.real;
    else
      element.real = std::isnan(element.real) ? double(NAN) : element.real;
  return element;
}

// The ops that change the element `name`, whose name becomes that of the result.
std::string changeText(const Key &key, std::string &name) {
  const std::string t = tensorText(key.type, {});
  std::string text;
  for (const std::string &change : key.changes) {
    const std::string from = name, to = name + "x";
    if (change == "negate" || change == "abs") {
      text += "    " + to + " = stablehlo." + change + " " + from + " : " + t + "\n";
    } else {
      const bool isZero = change == "zero";
      const std::string value = elementText(key.type, {0, isZero ? 0.0 : double(NAN)});
      text += "    " + to + "v = stablehlo.constant dense<" + value + "> : " + t + "\n    " + to +
              "p = stablehlo.compare " + (isZero ? "EQ, " + from + ", " + to + "v" : "NE, " + from + ", " + from) +
              ", FLOAT : (" + t + ", " + t + ") -> tensor<i1>\n    " + to + " = stablehlo.select " + to + "p, " + to +
              "v, " + from + " : tensor<i1>, " + t + "\n";
    }
    name = to;
  }
  return text;
}

std::string comparison(const std::string &name, const std::string &direction, const Key &key, bool turned) {
  const std::string number = std::to_string(key.operand), t = tensorText(key.type, {});
  std::string l = "%l" + number, r = "%r" + number;
  const std::string other = direction == "EQ" ? "EQ" : direction == "LT" ? "GT" : "LT";
  for (size_t i = 0; i < key.changes.size(); ++i)
    l += "x", r += "x";
  return "    " + name + " = stablehlo.compare " +
         (turned ? other + ", " + r + ", " + l : direction + ", " + l + ", " + r) + ", " + key.kind + " : (" + t +
         ", " + t + ") -> tensor<i1>\n";
}

// Orders by one key, or by two.
std::string comparatorText(Random &random, const std::vector<Key> &keys, const std::vector<Value> &operands) {
  std::string arguments;
  for (size_t i = 0; i < operands.size(); ++i)
    for (const char *side : {"%l", "%r"})
      arguments +=
          (arguments.empty() ? "" : ", ") + (side + std::to_string(i)) + ": " + tensorText(operands[i].array.type, {});
  std::string ops, result = "%b";
  for (const Key &key : keys)
    for (std::string name : {"%l" + std::to_string(key.operand), "%r" + std::to_string(key.operand)})
      ops += changeText(key, name);
  ops += comparison("%b", keys[0].direction, keys[0], random.chance(20));
  if (keys.size() == 2) {
    ops += comparison("%e", "EQ", keys[0], false) + comparison("%c", keys[1].direction, keys[1], false) +
           "    %d = stablehlo.and %e, %c : tensor<i1>\n    %f = stablehlo.or %b, %d : tensor<i1>\n";
    result = "%f";
  }
  return "{\n  ^bb0(" + arguments + "):\n" + ops + "    stablehlo.return " + result + " : tensor<i1>\n  }";
}

} // namespace

void writeSort(Program &program) {
  Random &random = program.random;
  const Shape shape = random.chance(10) ? Shape{random.between(100, 1500)} : random.shape(1, 4);
  const int64_t rank = int64_t(shape.size()), dimension = random.between(-rank, rank - 1);
  const size_t axis = size_t(dimension < 0 ? rank + dimension : dimension);
  std::vector<Value> operands;
  std::vector<Key> keys;
  const size_t keyCount = random.chance(25) ? 2 : 1, count = std::max<size_t>(keyCount, size_t(random.between(1, 3)));
  const std::vector<int64_t> order = random.permutation(int64_t(count)); // the first ones are the keys
  for (size_t i = 0; i < count; ++i) {
    if (size_t(order[i]) >= keyCount) {
      operands.push_back(program.operand(random.anyType(), shape, Values::Special));
      continue;
    }
    keys.push_back(randomKey(random, i));
    // With NaN, FLOAT is no order.
    operands.push_back(
        program.operand(keys.back().type, shape, keys.back().kind == "FLOAT" ? Values::Finite : Values::Special));
  }
  bool exact = true; // elements that are equal to the comparator have the same bits
  for (const Key &key : keys)
    exact &= key.changes.empty() && (key.kind == "TOTALORDER" || !isFloat(key.type));
  const bool stable = keyCount < count || !exact || random.chance(50);

  std::vector<Array> results;
  for (const Value &operand : operands)
    results.push_back(operand.array);
  Shape lines = shape;
  lines[axis] = 1;
  for (const Index &line : indices(shape[axis] ? lines : Shape{0})) {
    const auto at = [&](int64_t i) {
      Index index = line;
      index[axis] = i;
      return index;
    };
    std::vector<int64_t> sorted(static_cast<size_t>(shape[axis]));
    std::iota(sorted.begin(), sorted.end(), 0);
    std::sort(sorted.begin(), sorted.end(), [&](int64_t a, int64_t b) {
      for (size_t k = 0; k < keys.size(); ++k) {
        const Array &array = operands[keys[k].operand].array;
        const Element l = changed(keys[k], array.at(at(a))), r = changed(keys[k], array.at(at(b)));
        if (!compare(keys[k].type, "EQ", keys[k].kind, l, r))
          return compare(keys[k].type, keys[k].direction, keys[k].kind, l, r);
      }
      return a < b;
    });
    for (size_t k = 0; k < results.size(); ++k)
      for (int64_t i = 0; i < shape[axis]; ++i)
        results[k].at(at(i)) = operands[k].array.at(at(sorted[size_t(i)]));
  }
  program.use(
      program.op("stablehlo.sort", operands,
                 "dimension = " + std::to_string(dimension) + " : i64, is_stable = " + (stable ? "true" : "false"),
                 results, comparatorText(random, keys, operands)));
}

// CHLO has no specification. The largest elements come first, NaN before all, and equal ones in their order.
void writeTopK(Program &program) {
  Random &random = program.random;
  const Type type = random.realType();
  const Shape shape = random.shape(1, 4);
  Array array = random.array(type, shape, Values::Special);
  for (Element &element : array.elements)
    element.real += 0.0; // no zeros of different signs
  const Value operand = program.operand(array);
  const int64_t extent = shape.back(), k = random.between(random.chance(5) ? 0 : std::min<int64_t>(extent, 1), extent);
  Shape made = shape;
  made.back() = k;
  Array values(type, made), places(SHLO_TYPE_I32, made);
  const size_t lines = extent ? array.elements.size() / size_t(extent) : 0;
  for (size_t line = 0; line < lines; ++line) {
    std::vector<int64_t> order(static_cast<size_t>(extent));
    std::iota(order.begin(), order.end(), 0);
    const Element *row = &array.elements[line * size_t(extent)];
    std::sort(order.begin(), order.end(), [&](int64_t a, int64_t b) {
      return compare(type, "GT", "TOTALORDER", row[a], row[b]) ||
             (compare(type, "EQ", "TOTALORDER", row[a], row[b]) && a < b);
    });
    for (int64_t i = 0; i < k; ++i) {
      values.elements[line * size_t(k) + size_t(i)] = row[order[size_t(i)]];
      places.elements[line * size_t(k) + size_t(i)] = {order[size_t(i)]};
    }
  }
  program.use(program.op("chlo.top_k", {operand}, "k = " + std::to_string(k) + " : i64", {values, places}));
}

} // namespace formulas
