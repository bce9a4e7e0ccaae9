// A program as text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/print.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace shlo::plan {

namespace {

constexpr const char *elementNames[] = {
#define SHLO_ELEMENT_FUNCTION(enumerator, mnemonic, arity) mnemonic,
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
};
constexpr const char *directionNames[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
constexpr const char *orderNames[] = {"float", "total", "weak", "signed", "unsigned"};

std::string list(const Extents &values) {
  std::string text = "[";
  for (size_t i = 0; i < values.size(); ++i)
    text += (i ? "," : "") + std::to_string(values[i]);
  return text + "]";
}

std::string dictionary(std::initializer_list<std::pair<const char *, std::string>> fields) {
  std::string text;
  for (const auto &[name, value] : fields)
    text += std::string(text.empty() ? " {" : ", ") + name + "=" + value;
  return text + "}";
}

// Names each data and what it has.
struct ActionText {
  std::string operator()(const Elementwise &a) const {
    std::string text = elementNames[size_t(a.function)];
    if (a.function == ElementFunction::Compare)
      text += std::string(" ") + directionNames[size_t(a.direction)] + " " + orderNames[size_t(a.order)];
    if (a.exponentBits || a.mantissaBits)
      text += dictionary({{"exponent", std::to_string(a.exponentBits)}, {"mantissa", std::to_string(a.mantissaBits)}});
    return text;
  }
  std::string operator()(const Constant &a) const {
    // The first bytes as they lie, lowest first.
    static constexpr char digits[] = "0123456789abcdef";
    std::string text = a.splat ? "constant splat 0x" : "constant 0x";
    size_t size = a.bytes ? a.bytes->size() : 0;
    for (size_t i = 0; i < std::min<size_t>(size, 16); ++i) {
      uint8_t byte = uint8_t(a.bytes->data()[i]);
      text += {digits[byte >> 4], digits[byte & 15]};
    }
    return text + (size > 16 ? "..." : "");
  }
  std::string operator()(const Iota &a) const { return "iota {dim=" + std::to_string(a.dimension) + "}"; }
  std::string operator()(const BitcastConvert &) const { return "bitcast_convert"; }
  std::string operator()(const BroadcastInDim &a) const { return "broadcast_in_dim " + list(a.dimensions); }
  std::string operator()(const Reshape &) const { return "reshape"; }
  std::string operator()(const Transpose &a) const { return "transpose " + list(a.permutation); }
  std::string operator()(const Slice &a) const {
    return "slice" + dictionary({{"start", list(a.start)}, {"limit", list(a.limit)}, {"strides", list(a.strides)}});
  }
  std::string operator()(const Reverse &a) const { return "reverse " + list(a.dimensions); }
  std::string operator()(const Pad &a) const {
    return "pad" + dictionary({{"low", list(a.low)}, {"high", list(a.high)}, {"interior", list(a.interior)}});
  }
  std::string operator()(const Concatenate &a) const { return "concatenate {dim=" + std::to_string(a.dimension) + "}"; }
  std::string operator()(const DynamicSlice &a) const { return "dynamic_slice " + list(a.sizes); }
  std::string operator()(const DynamicUpdateSlice &) const { return "dynamic_update_slice"; }
  std::string operator()(const Reduce &a) const { return "reduce " + list(a.dimensions); }
  std::string operator()(const ReduceWindow &a) const {
    return "reduce_window" + dictionary({{"window", list(a.windowDimensions)},
                                         {"strides", list(a.windowStrides)},
                                         {"base_dilations", list(a.baseDilations)},
                                         {"window_dilations", list(a.windowDilations)},
                                         {"low", list(a.paddingLow)},
                                         {"high", list(a.paddingHigh)}});
  }
  std::string operator()(const SelectAndScatter &a) const {
    return "select_and_scatter" + dictionary({{"window", list(a.windowDimensions)},
                                              {"strides", list(a.windowStrides)},
                                              {"low", list(a.paddingLow)},
                                              {"high", list(a.paddingHigh)}});
  }
  std::string operator()(const DotGeneral &a) const {
    return "dot_general" + dictionary({{"batching", list(a.lhsBatching) + "x" + list(a.rhsBatching)},
                                       {"contracting", list(a.lhsContracting) + "x" + list(a.rhsContracting)}});
  }
  std::string operator()(const Convolution &a) const {
    return "convolution" + dictionary({{"strides", list(a.windowStrides)},
                                       {"low", list(a.paddingLow)},
                                       {"high", list(a.paddingHigh)},
                                       {"lhs_dilation", list(a.lhsDilation)},
                                       {"rhs_dilation", list(a.rhsDilation)},
                                       {"feature_groups", std::to_string(a.featureGroups)},
                                       {"batch_groups", std::to_string(a.batchGroups)}});
  }
  std::string operator()(const Fft &a) const {
    static constexpr const char *kinds[] = {"fft", "ifft", "rfft", "irfft"};
    return std::string("fft ") + kinds[size_t(a.kind)] + " " + list(a.lengths);
  }
  std::string operator()(const Cholesky &a) const { return a.lower ? "cholesky lower" : "cholesky upper"; }
  std::string operator()(const TriangularSolve &a) const {
    static constexpr const char *kinds[] = {"none", "transpose", "adjoint"};
    return std::string("triangular_solve ") + (a.leftSide ? "left " : "right ") + (a.lower ? "lower " : "upper ") +
           (a.unitDiagonal ? "unit " : "") + kinds[size_t(a.transposeA)];
  }
  std::string operator()(const Sort &a) const {
    return "sort" + dictionary({{"dim", std::to_string(a.dimension)}, {"stable", a.stable ? "true" : "false"}});
  }
  std::string operator()(const Gather &a) const { return "gather {sizes=" + list(a.sliceSizes) + "}"; }
  std::string operator()(const Scatter &) const { return "scatter"; }
  std::string operator()(const RngBitGenerator &) const { return "rng_bit_generator"; }
  std::string operator()(const Case &) const { return "case"; }
  std::string operator()(const While &) const { return "while"; }
  std::string operator()(const Assert &a) const { return "assert \"" + a.message + "\""; }
  std::string operator()(const Identity &) const { return "identity"; }
};

class Printer {
public:
  explicit Printer(const Program &program) : program(program) {}

  void print(const Body &body, const std::string &indent) {
    text += indent + "(" + typed(body.parameters) + ") {\n";
    for (const Op &op : body.ops) {
      text += indent + "  " + ids(op.results) + (op.results.empty() ? "" : " = ");
      text += std::visit(ActionText(), op.data) + (op.operands.empty() ? "" : " ") + ids(op.operands) + " : ";
      for (size_t i = 0; i < op.results.size(); ++i)
        text += (i ? ", " : "") + toString(program.values[op.results[i]]);
      text += "\n";
      for (const Body &inner : op.bodies)
        print(inner, indent + "    ");
    }
    text += indent + "  return " + ids(body.results) + "\n" + indent + "}\n";
  }

  std::string text;

private:
  static std::string ids(const std::vector<ValueId> &values) {
    std::string text;
    for (ValueId id : values)
      text += (text.empty() ? "%" : ", %") + std::to_string(id);
    return text;
  }
  std::string typed(const std::vector<ValueId> &values) const {
    std::string text;
    for (ValueId id : values)
      text += (text.empty() ? "%" : ", %") + std::to_string(id) + ": " + toString(program.values[id]);
    return text;
  }

  const Program &program;
};

} // namespace

std::string dump(const Program &program) {
  Printer printer(program);
  printer.print(program.body, "");
  return std::move(printer.text);
}

} // namespace shlo::plan
