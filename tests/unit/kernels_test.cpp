// The executor's kernels compared with data/kernels.txt, which data/make_kernels_data.py writes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec_program.h"

#include <array>
#include <cmath>
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>

namespace shlo::test {
namespace {

using plan::CompareDirection;
using plan::CompareOrder;
using plan::Extents;

struct Array {
  TensorType type;
  std::vector<char> bytes;
};

struct Case {
  std::string name, op;
  double tolerance = 0;
  std::map<std::string, Extents> attributes;
  std::vector<std::string> bodies;
  std::vector<Array> inputs, outputs;

  const Extents &list(const std::string &key) const { return attributes.at(key); }
  int64_t number(const std::string &key) const { return attributes.at(key).front(); }
};

ElementType elementNamed(const std::string &name) {
  for (size_t i = 0; i < elementTypeCount; ++i)
    if (name == elementTypeTable[i].name)
      return ElementType(i);
  FAIL("no element type " << name);
  return ElementType::None;
}

// Numbers that the format represents exactly: multiples of 1/2 below 4.
uint32_t narrowBits(double value, int exponentBits, int mantissaBits) {
  const uint32_t sign = std::signbit(value) ? 1u << (exponentBits + mantissaBits) : 0;
  if (value == 0)
    return 0;
  int exponent;
  const double fraction = std::frexp(std::fabs(value), &exponent); // in [0.5, 1)
  const uint32_t mantissa = uint32_t(std::ldexp(2 * fraction - 1, mantissaBits));
  return sign | uint32_t(exponent - 1 + (1 << (exponentBits - 1)) - 1) << mantissaBits | mantissa;
}

// The numbers of `small` in the script.
std::vector<char> smallNumbers(ElementType type, int64_t count, int64_t seed) {
  std::vector<char> bytes;
  auto append = [&](auto value) {
    const char *at = reinterpret_cast<const char *>(&value);
    bytes.insert(bytes.end(), at, at + sizeof value);
  };
  const int64_t parts = isComplex(type) ? 2 : 1;
  for (int64_t i = 0; i < count * parts; ++i) {
    const int64_t v = (i * 5 + seed * 11 + (i * i) % 7) % 13 - 6;
    const double f = double(v) * 0.5;
    switch (type) {
    case ElementType::F32:
    case ElementType::ComplexF32:
      append(float(f));
      break;
    case ElementType::F64:
    case ElementType::ComplexF64:
      append(f);
      break;
    case ElementType::BF16:
      append(uint16_t(narrowBits(f, 8, 7)));
      break;
    case ElementType::F16:
      append(uint16_t(narrowBits(f, 5, 10)));
      break;
    case ElementType::F8E4M3FN:
      append(uint8_t(narrowBits(f, 4, 3)));
      break;
    case ElementType::F8E5M2:
      append(uint8_t(narrowBits(f, 5, 2)));
      break;
    case ElementType::I1:
      append(uint8_t(v % 2 != 0));
      break;
    default: {
      const int64_t number = info(type).kind == ElementKind::Unsigned ? v + 6 : v;
      const char *at = reinterpret_cast<const char *>(&number);
      bytes.insert(bytes.end(), at, at + byteSize(type));
    }
    }
  }
  return bytes;
}

Array readArray(std::istringstream &line, bool isInput) {
  Array array;
  std::string type, shape, form, digits;
  line >> type >> shape;
  array.type.element = elementNamed(type);
  if (shape != "-") {
    std::istringstream extents(shape);
    for (std::string extent; std::getline(extents, extent, 'x');)
      array.type.shape.push_back(std::stoll(extent));
  }
  if (isInput) {
    line >> form;
    if (form == "small") {
      int64_t seed;
      line >> seed;
      array.bytes = smallNumbers(array.type.element, elementCount(array.type.shape), seed);
      return array;
    }
  }
  line >> digits;
  for (size_t i = 0; i + 1 < digits.size(); i += 2)
    array.bytes.push_back(char(std::stoi(digits.substr(i, 2), nullptr, 16)));
  REQUIRE(array.bytes.size() == size_t(elementCount(array.type.shape)) * byteSize(array.type.element));
  return array;
}

std::vector<Case> readCases() {
  std::ifstream file(SHLO_SOURCE "/tests/unit/data/kernels.txt");
  REQUIRE(file.good());
  std::vector<Case> cases;
  for (std::string text; std::getline(file, text);) {
    std::istringstream line(text);
    std::string what;
    line >> what;
    if (what == "case") {
      cases.emplace_back();
      line >> cases.back().name >> cases.back().op >> cases.back().tolerance;
    } else if (what == "attribute") {
      std::string key;
      line >> key;
      Extents &values = cases.back().attributes[key];
      for (int64_t value; line >> value;)
        values.push_back(value);
    } else if (what == "body") {
      std::string body;
      std::getline(line >> std::ws, body);
      cases.back().bodies.push_back(body);
    } else if (what == "input") {
      cases.back().inputs.push_back(readArray(line, true));
    } else if (what == "output") {
      cases.back().outputs.push_back(readArray(line, false));
    }
  }
  return cases;
}

plan::OpData actionOf(const Case &c) {
  if (c.op == "dot_general")
    return plan::DotGeneral{c.list("lhs_batching"), c.list("rhs_batching"), c.list("lhs_contracting"),
                            c.list("rhs_contracting")};
  if (c.op == "convolution") {
    plan::Convolution op{};
    op.windowStrides = c.list("strides");
    op.paddingLow = c.list("low");
    op.paddingHigh = c.list("high");
    op.lhsDilation = c.list("lhs_dilation");
    op.rhsDilation = c.list("rhs_dilation");
    for (int64_t reversed : c.list("reversal"))
      op.windowReversal.push_back(reversed != 0);
    auto numbers = [&](const char *key, int64_t &first, int64_t &second, plan::NumberList &spatial) {
      const Extents &all = c.list(key);
      first = all[0];
      second = all[1];
      spatial.assign(all.begin() + 2, all.end());
    };
    numbers("input", op.inputBatchDimension, op.inputFeatureDimension, op.inputSpatialDimensions);
    numbers("kernel", op.kernelInputFeatureDimension, op.kernelOutputFeatureDimension, op.kernelSpatialDimensions);
    numbers("output", op.outputBatchDimension, op.outputFeatureDimension, op.outputSpatialDimensions);
    op.featureGroupCount = c.list("groups")[0];
    op.batchGroupCount = c.list("groups")[1];
    return op;
  }
  if (c.op == "fft")
    return plan::Fft{plan::FftType(c.number("kind")), c.list("lengths")};
  if (c.op == "cholesky")
    return plan::Cholesky{c.number("lower") != 0};
  if (c.op == "triangular_solve")
    return plan::TriangularSolve{c.number("left") != 0, c.number("lower") != 0, c.number("unit") != 0,
                                 plan::TransposeA(c.number("transpose") + 1)};
  if (c.op == "gather")
    return plan::Gather{c.list("offset"),           c.list("collapsed"), c.list("operand_batching"),
                        c.list("indices_batching"), c.list("index_map"), c.number("vector"), c.list("sizes")};
  if (c.op == "scatter")
    return plan::Scatter{c.list("window"),           c.list("inserted"),  c.list("input_batching"),
                         c.list("indices_batching"), c.list("index_map"), c.number("vector")};
  if (c.op == "reduce_window")
    return plan::ReduceWindow{c.list("dims"),     c.list("strides"), c.list("base"),
                              c.list("dilation"), c.list("low"),     c.list("high")};
  if (c.op == "select_and_scatter")
    return plan::SelectAndScatter{c.list("dims"), c.list("strides"), c.list("low"), c.list("high")};
  if (c.op == "sort")
    return plan::Sort{c.number("dimension"), true};
  if (c.op == "rng_bit_generator")
    return plan::RngBitGenerator{plan::RngAlgorithm(c.number("algorithm"))};
  if (c.op == "pad")
    return plan::Pad{c.list("low"), c.list("high"), c.list("interior")};
  if (c.op == "concatenate")
    return plan::Concatenate{c.number("dimension")};
  if (c.op == "dynamic_slice")
    return plan::DynamicSlice{c.list("sizes")};
  if (c.op == "dynamic_update_slice")
    return plan::DynamicUpdateSlice{};
  REQUIRE(c.op == "bitcast_convert");
  return plan::BitcastConvert{};
}

CompareDirection directionOf(const std::string &name) {
  const char *names[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
  for (int i = 0; i < 6; ++i)
    if (name == names[i])
      return CompareDirection(i);
  FAIL("no direction " << name);
  return CompareDirection::EQ;
}

CompareOrder orderOf(ElementType type) {
  return isFloat(type)                                      ? CompareOrder::Float
         : info(type).kind == ElementKind::Signed           ? CompareOrder::Signed
                                                            : CompareOrder::Unsigned;
}

// A body on scalars of these types. The parameters of a comparator come in pairs.
plan::Body bodyOf(ProgramBuilder &b, const std::string &name, const std::vector<ElementType> &types) {
  std::istringstream words(name);
  std::string first, second;
  words >> first >> second;
  return b.inner([&]() -> std::vector<ValueId> {
    std::vector<ValueId> p;
    for (ElementType type : types)
      p.push_back(b.parameter(typeOf(type)));
    if (first == "compare")
      return {b.compare(directionOf(second), p[0], p[1], orderOf(types[0]))};
    if (first == "total")
      return {b.compare(directionOf(second), p[0], p[1], CompareOrder::Total)};
    if (first == "canonical") {
      const ValueId zero = b.constant<float>(typeOf(ElementType::F32), {0});
      const ValueId nan = b.constant<float>(typeOf(ElementType::F32), {NAN});
      std::vector<ValueId> keys;
      for (int side = 0; side < 2; ++side) {
        const ValueId x = p[size_t(side)];
        const ValueId isZero = b.compare(CompareDirection::EQ, x, zero);
        const ValueId unsignedZero = b.element(ElementFunction::Select, {isZero, zero, x});
        const ValueId isNan = b.compare(CompareDirection::NE, x, x);
        keys.push_back(b.element(ElementFunction::Select, {isNan, nan, unsignedZero}));
      }
      return {b.compare(directionOf(second), keys[0], keys[1], CompareOrder::Total)};
    }
    if (first == "two_keys") {
      const ValueId before = b.compare(CompareDirection::LT, p[0], p[1], CompareOrder::Signed);
      const ValueId equal = b.compare(CompareDirection::EQ, p[0], p[1], CompareOrder::Signed);
      const ValueId later = b.compare(CompareDirection::LT, p[2], p[3], CompareOrder::Total);
      return {b.element(ElementFunction::Or, {before, b.element(ElementFunction::And, {equal, later})})};
    }
    if (first == "squares")
      return {b.compare(CompareDirection::LT, b.element(ElementFunction::Mul, {p[0], p[0]}),
                        b.element(ElementFunction::Mul, {p[1], p[1]}), CompareOrder::Signed)};
    if (first == "general") {
      // a - b < 0 has no key that depends on one side only.
      const ValueId zero = b.constant<int32_t>(typeOf(ElementType::I32), {0});
      return {b.compare(CompareDirection::LT, b.element(ElementFunction::Subtract, {p[0], p[1]}), zero,
                        CompareOrder::Signed)};
    }
    if (first == "crossed")
      return {b.element(ElementFunction::Add, {p[0], p[2]}), b.element(ElementFunction::Subtract, {p[3], p[1]})};
    if (first == "second")
      return {p[1]};
    const std::map<std::string, ElementFunction> functions = {
        {"add", ElementFunction::Add},     {"multiply", ElementFunction::Mul},    {"maximum", ElementFunction::Max},
        {"minimum", ElementFunction::Min}, {"subtract", ElementFunction::Subtract}};
    return {b.element(functions.at(first), {p[0], p[1]})};
  });
}

std::vector<plan::Body> bodiesOf(ProgramBuilder &b, const Case &c) {
  std::vector<plan::Body> bodies;
  for (const std::string &name : c.bodies) {
    std::vector<ElementType> types;
    const size_t outputs = c.outputs.size();
    for (size_t i = 0; i < outputs; ++i) {
      types.push_back(c.outputs[i].type.element);
      if (c.op == "sort")
        types.push_back(c.outputs[i].type.element);
    }
    if (c.op != "sort")
      for (size_t i = 0; i < outputs; ++i)
        types.push_back(c.outputs[i].type.element);
    bodies.push_back(bodyOf(b, name, types));
  }
  return bodies;
}

enum class Inputs { Arguments, Constants, Transposed };

// The same elements with reversed axes.
Array transposed(const Array &array) {
  const size_t rank = array.type.shape.size(), bytes = byteSize(array.type.element);
  Array result = array;
  std::reverse(result.type.shape.begin(), result.type.shape.end());
  std::vector<int64_t> index(rank, 0);
  for (size_t from = 0; from < array.bytes.size(); from += bytes) {
    int64_t to = 0;
    for (size_t d = rank; d-- > 0;)
      to = to * array.type.shape[d] + index[d];
    std::memcpy(result.bytes.data() + size_t(to) * bytes, array.bytes.data() + from, bytes);
    for (size_t d = rank; d-- > 0 && ++index[d] == array.type.shape[d];)
      index[d] = 0;
  }
  return result;
}

std::vector<std::vector<char>> runCase(const Case &c, Inputs how, bool baseline) {
  ProgramBuilder b;
  std::vector<ValueId> operands;
  std::vector<std::vector<char>> arguments;
  std::vector<TensorType> types;
  for (const Array &input : c.inputs) {
    if (how == Inputs::Constants) {
      operands.push_back(b.constant<char>(input.type, input.bytes));
      // The bytes of one element are not all equal.
      std::get<plan::Constant>(b.body().ops.back().data).splat = false;
    } else if (how == Inputs::Transposed && input.type.shape.size() > 1) {
      const Array other = transposed(input);
      Extents permutation(other.type.shape.size());
      std::iota(permutation.rbegin(), permutation.rend(), 0);
      const ValueId argument = b.parameter(other.type);
      operands.push_back(b.op(plan::Transpose{permutation}, {argument}, input.type));
      arguments.push_back(other.bytes);
    } else {
      operands.push_back(b.parameter(input.type));
      arguments.push_back(input.bytes);
    }
  }
  for (const Array &output : c.outputs)
    types.push_back(output.type);
  std::vector<plan::Body> bodies = bodiesOf(b, c);
  return b.run(b.ops(actionOf(c), operands, types, std::move(bodies)), arguments, baseline);
}

template <typename T> bool close(const char *a, const char *b, double tolerance) {
  T x, y;
  std::memcpy(&x, a, sizeof x);
  std::memcpy(&y, b, sizeof y);
  return x == y || (std::isnan(x) && std::isnan(y)) ||
         std::fabs(double(x) - double(y)) <= tolerance * (1 + std::fabs(double(y)));
}

// The first element that differs, or -1.
int64_t firstDifference(const Case &c, const Array &expected, const std::vector<char> &actual) {
  const bool moves = c.op == "sort" || c.op == "gather" || c.op == "bitcast_convert" || c.op == "rng_bit_generator";
  size_t bytes = byteSize(expected.type.element);
  const ElementType type = expected.type.element;
  const bool isSingle = type == ElementType::F32 || type == ElementType::ComplexF32;
  const bool isDouble = type == ElementType::F64 || type == ElementType::ComplexF64;
  if (isComplex(type))
    bytes /= 2;
  for (size_t at = 0; at < expected.bytes.size(); at += bytes) {
    const char *a = actual.data() + at, *b = expected.bytes.data() + at;
    const bool same = moves      ? std::memcmp(a, b, bytes) == 0
                      : isSingle ? close<float>(a, b, c.tolerance)
                      : isDouble ? close<double>(a, b, c.tolerance)
                                 : std::memcmp(a, b, bytes) == 0;
    if (!same)
      return int64_t(at / bytes);
  }
  return -1;
}

} // namespace

TEST_CASE("kernels compute what is expected, and differ from what is not", "[kernels]") {
  const std::vector<Case> cases = readCases();
  REQUIRE(cases.size() > 200);
  for (const Case &c : cases) {
    for (Inputs how : {Inputs::Arguments, Inputs::Constants, Inputs::Transposed})
      for (bool baseline : {false, true}) {
        INFO(c.name << (how == Inputs::Constants ? ", constants" : how == Inputs::Transposed ? ", transposed" : "")
                    << (baseline ? ", baseline" : ""));
        const auto outputs = runCase(c, how, baseline);
        REQUIRE(outputs.size() == c.outputs.size());
        for (size_t i = 0; i < outputs.size(); ++i) {
          REQUIRE(outputs[i].size() == c.outputs[i].bytes.size());
          CHECK(firstDifference(c, c.outputs[i], outputs[i]) == -1);
          if (outputs[i].empty())
            continue;
          // The twin: one element differs.
          Array other = c.outputs[i];
          const size_t at = other.bytes.size() - 1 - (other.bytes.size() / 2) / byteSize(other.type.element) *
                                                         byteSize(other.type.element);
          other.bytes[at] = char(other.bytes[at] ^ 0x42);
          CHECK(firstDifference(c, other, outputs[i]) != -1);
        }
      }
  }
}

TEST_CASE("a comparator without any order still permutes", "[kernels]") {
  for (bool stays : {false, true}) {
    ProgramBuilder b;
    const int64_t n = 1500;
    const TensorType type = typeOf(ElementType::I32, {n});
    const ValueId x = b.parameter(type);
    plan::Body body = b.inner([&]() -> std::vector<ValueId> {
      const ValueId left = b.parameter(typeOf(ElementType::I32)), right = b.parameter(typeOf(ElementType::I32));
      // Every pair is out of order, or the order of two elements depends on their positions.
      const ValueId other = stays ? b.element(ElementFunction::Xor, {left, right}) : left;
      return {b.compare(stays ? CompareDirection::NE : CompareDirection::GE, left, other, CompareOrder::Signed)};
    });
    std::vector<plan::Body> bodies;
    bodies.push_back(std::move(body));
    std::vector<int32_t> values(static_cast<size_t>(n));
    std::iota(values.begin(), values.end(), -700);
    const auto outputs = b.run({b.op(plan::Sort{0, true}, {x}, type, std::move(bodies))}, {bytesOf(values)}, false);
    auto sorted = valuesOf<int32_t>(outputs[0]);
    std::sort(sorted.begin(), sorted.end());
    CHECK(sorted == values);
    sorted[7] = sorted[8];
    CHECK(sorted != values);
  }
}

TEST_CASE("updates of values that nobody else reads", "[kernels]") {
  // y = x + x; z = y with an update; the memory of y may become that of z. With `kept`, y is an output too.
  for (bool kept : {false, true})
    for (bool scattered : {false, true}) {
      ProgramBuilder b;
      const TensorType type = typeOf(ElementType::F32, {6, 5});
      const ValueId x = b.parameter(type);
      const ValueId y = b.element(ElementFunction::Add, {x, x});
      ValueId z;
      if (scattered) {
        const ValueId indices = b.constant<int32_t>(typeOf(ElementType::I32, {2, 1}), {4, 1});
        const ValueId updates = b.constant<float>(typeOf(ElementType::F32, {2, 5}), std::vector<float>(10, 100));
        std::vector<plan::Body> bodies;
        bodies.push_back(b.binaryBody(ElementFunction::Add, ElementType::F32));
        plan::Scatter scatter{};
        scatter.updateWindowDims = {1};
        scatter.insertedWindowDims = {0};
        scatter.scatterDimsToOperandDims = {0};
        scatter.indexVectorDim = 1;
        z = b.op(scatter, {y, indices, updates}, type, std::move(bodies));
      } else {
        const ValueId update = b.constant<float>(typeOf(ElementType::F32, {2, 3}), std::vector<float>(6, 100));
        const ValueId row = b.constant<int32_t>(typeOf(ElementType::I32), {3});
        const ValueId column = b.constant<int32_t>(typeOf(ElementType::I32), {9});
        z = b.op(plan::DynamicUpdateSlice{}, {y, update, row, column}, type);
      }
      Numbers numbers;
      const auto values = numbers.floats<float>(30);
      std::vector<float> expected;
      for (size_t i = 0; i < 30; ++i) {
        const size_t r = i / 5, c = i % 5;
        const float doubled = values[i] + values[i];
        if (scattered)
          expected.push_back(r == 4 || r == 1 ? doubled + 100 : doubled);
        else
          expected.push_back((r == 3 || r == 4) && c >= 2 ? 100 : doubled);
      }
      const auto outputs = b.run(kept ? std::vector<ValueId>{z, y} : std::vector<ValueId>{z}, {bytesOf(values)}, false);
      CHECK(valuesOf<float>(outputs[0]) == expected);
      if (kept)
        CHECK(valuesOf<float>(outputs[1]) != expected);
    }
}

TEST_CASE("products of many sizes agree with plain sums", "[kernels]") {
  Numbers numbers;
  for (bool baseline : {false, true})
    for (const auto &[m, n, k] : {std::array<int64_t, 3>{1, 70, 33}, {2, 5, 300}, {6, 64, 1}, {7, 65, 8}, {13, 130, 17},
                                  {25, 16, 2100}, {3, 48, 5}, {64, 1, 40}})
      for (bool constant : {false, true})
        for (bool across : {false, true}) {
          ProgramBuilder b;
          const auto left = numbers.floats<float>(size_t(m * k)), right = numbers.floats<float>(size_t(k * n));
          const Shape shape = across ? Shape{n, k} : Shape{k, n};
          const ValueId x = b.parameter(typeOf(ElementType::F32, {m, k}));
          const TensorType type = typeOf(ElementType::F32, shape);
          const ValueId y = constant ? b.constant<float>(type, right) : b.parameter(type);
          const ValueId z =
              b.op(plan::DotGeneral{{}, {}, {1}, {across ? 1 : 0}}, {x, y}, typeOf(ElementType::F32, {m, n}));
          std::vector<std::vector<char>> inputs = {bytesOf(left)};
          if (!constant)
            inputs.push_back(bytesOf(right));
          const auto result = valuesOf<float>(b.run({z}, inputs, baseline)[0]);
          double worst = 0;
          for (int64_t i = 0; i < m; ++i)
            for (int64_t j = 0; j < n; ++j) {
              double sum = 0, size = 0;
              for (int64_t x2 = 0; x2 < k; ++x2) {
                const double term = double(left[size_t(i * k + x2)]) *
                                    double(right[size_t(across ? j * k + x2 : x2 * n + j)]);
                sum += term;
                size += std::fabs(term);
              }
              worst = std::max(worst, std::fabs(sum - double(result[size_t(i * n + j)])) / (size + 1e-30));
            }
          INFO(m << " x " << n << " x " << k);
          CHECK(worst < 2e-6);
        }
}

} // namespace shlo::test
