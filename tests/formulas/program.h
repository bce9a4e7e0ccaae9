// A program that is written op by op, together with its inputs and the results that it must give.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHLO_FORMULAS_PROGRAM_H
#define SHLO_FORMULAS_PROGRAM_H

#include "array.h"
#include "random.h"


namespace formulas {

// A value of the program: its name, its type as text, and its elements.
struct Value {
  std::string name, type;
  Array array;
};

class Program {
public:
  explicit Program(Random &random) : random(random), dynamicArguments(random.chance(10)) {}

  // A value with these elements: an argument, a constant, or a view of one.
  Value operand(const Array &array);
  // A value with random elements, which may also be a broadcast.
  Value operand(Type type, const Shape &shape, Values values);
  Value argument(const Array &array);
  // An argument whose type has dynamic extents.
  Value dynamicArgument(const Array &array);
  Value constant(const Array &array);
  // A list of extents as an operand of type tensor<Nxi32> or tensor<Nxi64>: a constant, or computed from the extents
  // of arguments.
  Value extents(const std::vector<int64_t> &list, Type type, bool dynamic);

  // Adds an op in generic form, with the results that it must give. dynamic: the results' types have no static extents.
  std::vector<Value> op(const std::string &name, const std::vector<Value> &operands, const std::string &attributes,
                        const std::vector<Array> &results, const std::string &regions = "", bool dynamic = false);
  Value op1(const std::string &name, const std::vector<Value> &operands, const std::string &attributes,
            const Array &result, const std::string &regions = "", bool dynamic = false) {
    return op(name, operands, attributes, {result}, regions, dynamic)[0];
  }

  // Makes the value an output, directly or through another op.
  void use(const Value &value);
  void use(const std::vector<Value> &values);

  std::string text() const;

  Random &random;
  bool zeroSigns = true; // the signs of zeros in the results count
  bool isDynamic = false;
  bool dynamicArguments; // arguments may have dynamic extents where their users have static ones
  std::vector<Array> arguments, expected;

private:
  std::string name() { return "%" + std::to_string(values++); }
  Value view(const Array &array);
  Value combined(const Value &value); // with another value, or reduced
  Value moved(const Value &value);    // by an op that moves elements
  void output(const Value &value);

  std::string body, parameters, outputNames, outputTypes;
  int64_t values = 0;
};

// array<i64: 1, 2>, and array<i1: true>.
std::string list(const std::vector<int64_t> &numbers);
std::string flags(const std::vector<bool> &flags);
// [1, 2]
std::string brackets(const std::vector<int64_t> &numbers);
// dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
std::string pairs(const std::vector<int64_t> &low, const std::vector<int64_t> &high);
// The type with all extents dynamic.
std::string dynamicTensorText(Type type, int64_t rank);

} // namespace formulas

#endif
