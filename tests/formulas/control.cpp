// while, if and case, with small bodies on a state of several arrays of one type.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "references.h"

#include <algorithm>

namespace formulas {

namespace {

// One array of the next state, made of two arrays of the state and one that does not change. States often change
// places.
struct Step {
  enum Kind { Maximum, Negate, Minimum, Reverse, Add, PutFixed, PutRight, Choose, Keep } kind;
  int64_t left, right;
};

struct State {
  std::vector<Array> arrays;
  Array fixed;
};

std::vector<Step> randomSteps(Random &random, size_t count) {
  std::vector<Step> steps;
  for (size_t i = 0; i < count; ++i)
    steps.push_back({random.oneOf({Step::Maximum, Step::Negate, Step::Minimum, Step::Reverse, Step::Add, Step::PutFixed,
                                   Step::PutRight, Step::Choose, Step::Keep, Step::Keep, Step::Keep}),
                     random.between(0, int64_t(count) - 1), random.between(0, int64_t(count) - 1)});
  return steps;
}

Array combined(Element (*function)(Type, const Element &, const Element &), const Array &a, const Array &b) {
  Array result = a;
  for (size_t i = 0; i < a.elements.size(); ++i)
    result.elements[i] = function(a.type, a.elements[i], b.elements[i]);
  return result;
}

// The part of the array at this place of the first axis, and the array with another part there.
Array part(const Array &array, int64_t place) {
  std::vector<int64_t> start(array.shape.size(), 0), limit = array.shape;
  start[0] = std::clamp<int64_t>(place, 0, array.shape[0] - 1);
  limit[0] = start[0] + 1;
  return slice(array, start, limit, std::vector<int64_t>(start.size(), 1));
}

Array updated(const Array &array, const Array &update, int64_t place) {
  Array result = array;
  for (const Index &index : indices(update.shape)) {
    Index at = index;
    at[0] += std::clamp<int64_t>(place, 0, array.shape[0] - 1);
    result.at(at) = update.at(index);
  }
  return result;
}

bool hasParts(const Array &array) { return array.rank() && array.shape[0]; }

// place: the value of the index that the steps use.
std::vector<Array> applied(const std::vector<Step> &steps, const State &state, int64_t place) {
  std::vector<Array> made;
  for (const Step &step : steps) {
    const Array &left = state.arrays[size_t(step.left)], &right = state.arrays[size_t(step.right)];
    switch (step.kind) {
    case Step::Maximum: made.push_back(combined(maximum, left, right)); break;
    case Step::Negate: made.push_back(negate(left)); break;
    case Step::Minimum: made.push_back(combined(minimum, left, state.fixed)); break;
    case Step::Reverse: made.push_back(left.rank() ? reverse(left, {0}) : left); break;
    case Step::Add: made.push_back(combined(add, left, right)); break;
    case Step::PutFixed: made.push_back(hasParts(left) ? updated(left, part(state.fixed, place), place) : left); break;
    case Step::PutRight: made.push_back(hasParts(left) ? updated(left, part(right, 1), place) : left); break;
    case Step::Choose: made.push_back(place < 2 ? left : negate(right)); break;
    case Step::Keep: made.push_back(left); break;
    }
  }
  return made;
}

// The ops of the steps on values of these names, and a return of what they make. more is returned before them. The
// names of indices: the one of the steps, and those of 0, 1 and 2.
std::string text(const std::vector<Step> &steps, const std::vector<std::string> &names, const std::string &fixed,
                 const Array &like, const std::vector<std::string> &places, const std::string &more = "") {
  const std::string type = tensorText(like.type, like.shape), ofType = " : " + type + "\n";
  Shape partShape = like.shape;
  std::string rest, indexTypes = "tensor<i32>"; // the other indices of a part, and the types of all
  if (hasParts(like))
    partShape[0] = 1;
  for (int64_t d = 1; d < like.rank(); ++d) {
    rest += ", " + places[1];
    indexTypes += ", tensor<i32>";
  }
  const std::string partType = tensorText(like.type, partShape);
  // Puts the part of `source` at one place at the place of the steps.
  const auto update = [&](const std::string &name, const std::string &target, const std::string &source,
                          const std::string &place) {
    return "    " + name + "p = \"stablehlo.dynamic_slice\"(" + source + ", " + place + rest +
           ") <{slice_sizes = " + list(partShape) + "}> : (" + type + ", " + indexTypes + ") -> " + partType +
           "\n    " + name + " = \"stablehlo.dynamic_update_slice\"(" + target + ", " + name + "p, " + places[0] +
           rest + ") : (" + type + ", " + partType + ", " + indexTypes + ") -> " + type + "\n";
  };
  std::string ops, returned = more, types = more.empty() ? "" : "tensor<i32>";
  for (size_t i = 0; i < steps.size(); ++i) {
    const std::string left = names[size_t(steps[i].left)], right = names[size_t(steps[i].right)];
    std::string name = "%s" + std::to_string(i);
    switch (steps[i].kind) {
    case Step::Maximum: ops += "    " + name + " = stablehlo.maximum " + left + ", " + right + ofType; break;
    case Step::Negate:
      ops += "    " + name + " = stablehlo." + (isBool(like.type) ? "not " : "negate ") + left + ofType;
      break;
    case Step::Minimum: ops += "    " + name + " = stablehlo.minimum " + left + ", " + fixed + ofType; break;
    case Step::Reverse:
      if (like.rank())
        ops += "    " + name + " = stablehlo.reverse " + left + ", dims = [0]" + ofType;
      else
        name = left;
      break;
    case Step::Add: ops += "    " + name + " = stablehlo.add " + left + ", " + right + ofType; break;
    case Step::PutFixed:
    case Step::PutRight:
      if (hasParts(like))
        ops += update(name, left, steps[i].kind == Step::PutFixed ? fixed : right,
                      steps[i].kind == Step::PutFixed ? places[0] : places[2]);
      else
        name = left;
      break;
    case Step::Choose:
      ops += "    " + name + "q = stablehlo.compare LT, " + places[0] + ", " + places[3] +
             ", SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n    " + name + " = \"stablehlo.if\"(" + name +
             "q) ({\n      stablehlo.return " + left + ofType + "    }, {\n      " + name + "n = stablehlo." +
             (isBool(like.type) ? "not " : "negate ") + right + ofType + "      stablehlo.return " + name + "n" +
             ofType + "    }) : (tensor<i1>) -> " + type + "\n";
      break;
    case Step::Keep: name = left; break;
    }
    returned += (returned.empty() ? "" : ", ") + name;
    types += (types.empty() ? "" : ", ") + type;
  }
  return ops + "    stablehlo.return " + returned + " : " + types + "\n";
}

std::string argumentNames(const std::vector<Value> &state, std::vector<std::string> &names) {
  std::string arguments = "%i: tensor<i32>";
  for (const Value &value : state) {
    names.push_back("%p" + std::to_string(names.size()));
    arguments += ", " + names.back() + ": " + value.type;
  }
  return arguments;
}

// An index and the constants 0, 1 and 2.
std::vector<std::string> placeNames(Program &program, const std::string &place) {
  std::vector<std::string> names{place};
  for (int64_t i = 0; i < 3; ++i)
    names.push_back(program.constant(Array(SHLO_TYPE_I32, {}, {i})).name);
  return names;
}

State randomState(Program &program, std::vector<Value> &values, Value &fixed) {
  program.dynamicArguments = false; // the values of a region have the types of the operands
  Random &random = program.random;
  const Type type = random.chance(10) ? Type(SHLO_TYPE_I1) : random.realType();
  const Shape shape = random.shape(0, 3, 100);
  State state;
  for (int64_t left = random.between(1, 4); left > 0; --left) {
    values.push_back(!values.empty() && random.chance(15) ? random.oneOf(values)
                                                          : program.operand(type, shape, Values::Small));
    state.arrays.push_back(values.back().array);
  }
  fixed = program.operand(type, shape, Values::Small);
  state.fixed = fixed.array;
  program.zeroSigns = !isFloat(type);
  return state;
}

} // namespace

void writeWhile(Program &program) {
  Random &random = program.random;
  std::vector<Value> values;
  Value fixed;
  State state = randomState(program, values, fixed);
  const std::vector<Step> steps = randomSteps(random, values.size());
  // From `first` on, in steps of `by`, while it is less than `end`.
  const int64_t first = random.between(-2, 3), end = random.between(-2, 9), by = random.between(1, 2);
  const Value from = program.operand(Array(SHLO_TYPE_I32, {}, {first}));
  const Value until = program.operand(Array(SHLO_TYPE_I32, {}, {end}));
  const Value step = program.constant(Array(SHLO_TYPE_I32, {}, {by}));
  const bool turned = random.chance(30);
  const std::vector<std::string> places = placeNames(program, "%i");

  std::vector<std::string> names;
  const std::string arguments = argumentNames(values, names);
  const std::string cond =
      "{\n  ^bb0(" + arguments + "):\n    %c = stablehlo.compare " +
      (turned ? "GT, " + until.name + ", %i" : "LT, %i, " + until.name) +
      ", SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  }";
  const std::string body = "{\n  ^bb0(" + arguments + "):\n    %n = stablehlo.add %i, " + step.name +
                           " : tensor<i32>\n" + text(steps, names, fixed.name, fixed.array, places, "%n") + "  }";
  int64_t i = first;
  for (; i < end; i += by)
    state.arrays = applied(steps, state, i);
  std::vector<Array> results = state.arrays;
  results.insert(results.begin(), Array(SHLO_TYPE_I32, {}, {i}));
  std::vector<Value> operands = values;
  operands.insert(operands.begin(), from);
  program.use(program.op("stablehlo.while", operands, "", results, cond + ", " + body));
}

void writeBranches(Program &program) {
  Random &random = program.random;
  std::vector<Value> values;
  Value fixed;
  const State state = randomState(program, values, fixed);
  std::vector<std::string> names;
  for (const Value &value : values)
    names.push_back(value.name);
  const bool isIf = random.chance(50);
  const int64_t count = isIf ? 2 : random.between(1, 4);
  const int64_t index = isIf ? random.between(0, 1) : random.between(-2, count + 2);
  const int64_t chosen = isIf ? 1 - index : index >= 0 && index < count ? index : count - 1;
  const Value selector = program.operand(Array(isIf ? SHLO_TYPE_I1 : SHLO_TYPE_I32, {}, {index}));
  const int64_t place = random.between(-1, 5);
  const std::vector<std::string> places = placeNames(program, program.operand(Array(SHLO_TYPE_I32, {}, {place})).name);
  std::string regions;
  std::vector<Array> results;
  for (int64_t branch = 0; branch < count; ++branch) {
    const std::vector<Step> steps = randomSteps(random, values.size());
    regions += (branch ? ", {\n" : "{\n") + text(steps, names, fixed.name, fixed.array, places) + "  }";
    if (branch == chosen)
      results = applied(steps, state, place);
  }
  program.use(program.op(isIf ? "stablehlo.if" : "stablehlo.case", {selector}, "", results, regions));
}

} // namespace formulas
