// Prints a program as text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/print.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace shlo::plan {

namespace {

constexpr const char *directionNames[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
constexpr const char *orderNames[] = {"float", "total", "weak", "signed", "unsigned"};

// " {name=value, ...}"
class Fields {
public:
  template <typename Value> void operator()(const char *name, const Value &value) {
    text += std::string(text.empty() ? " {" : ", ") + name + "=" + valueText(value);
  }
  std::string finish() { return text.empty() ? "" : text + "}"; }

private:
  static std::string valueText(int64_t value) { return std::to_string(value); }
  static std::string valueText(bool value) { return value ? "true" : "false"; }
  template <typename Enum>
    requires std::is_enum_v<Enum>
  static std::string valueText(Enum value) {
    return nameOf(value);
  }
  template <typename List>
    requires std::ranges::range<List>
  static std::string valueText(const List &values) {
    std::string list;
    for (const auto &value : values)
      list += (list.empty() ? "" : ",") + valueText(value);
    return "[" + list + "]";
  }

  std::string text;
};

// The name and the fields of an op.
struct OpText {
  std::string operator()(const Elementwise &op) const {
    std::string text = info(op.function).name;
    if (op.function == ElementFunction::Compare)
      text += std::string(" ") + directionNames[size_t(op.direction)] + " " + orderNames[size_t(op.order)];
    Fields fields;
    if (op.exponentBits || op.mantissaBits) {
      fields("exponent_bits", int64_t(op.exponentBits));
      fields("mantissa_bits", int64_t(op.mantissaBits));
    }
    return text + fields.finish();
  }
  std::string operator()(const Constant &op) const {
    // The first bytes, in memory order.
    static constexpr char digits[] = "0123456789abcdef";
    std::string text = op.splat ? "constant splat 0x" : "constant 0x";
    size_t size = op.bytes ? op.bytes->size() : 0;
    for (size_t i = 0; i < std::min<size_t>(size, 16); ++i) {
      uint8_t byte = uint8_t(op.bytes->data()[i]);
      text += {digits[byte >> 4], digits[byte & 15]};
    }
    return text + (size > 16 ? "..." : "");
  }
  std::string operator()(const Assert &op) const { return "assert \"" + op.message + "\""; }
  std::string operator()(const HostCall &) const { return opInfo<HostCall>.name; }
  std::string operator()(const ProcessId &op) const { return op.isPartition ? "partition_id" : "replica_id"; }
  std::string operator()(const Collective &op) const {
    std::string text = std::string(op.name) + " groups";
    for (const std::vector<uint32_t> &group : op.groups)
      for (size_t i = 0; i < group.size(); ++i)
        text += (i ? ", " : " [") + std::to_string(group[i]) + (i + 1 == group.size() ? "]" : "");
    return text;
  }
  std::string operator()(const Transfer &op) const {
    std::string text = std::string(op.name()) + " channel " + std::to_string(op.channel) + " partners";
    for (int64_t partner : op.partners)
      text += " " + std::to_string(partner);
    return text;
  }
  std::string operator()(const Record &op) const { return "record result " + std::to_string(op.result); }
  std::string operator()(const GridComputation &op) const {
    return opInfo<GridComputation>.name + (" processes " + std::to_string(op.program->grid.size()));
  }
  std::string operator()(const Decomposition &op) const { return std::string("decomposition ") + nameOf(op.kind); }
  template <typename Data> std::string operator()(const Data &op) const {
    Fields fields;
    op.visitFields(fields);
    return opInfo<Data>.name + fields.finish();
  }
};

class Printer {
public:
  explicit Printer(const Program &program) : program(program) {}

  void print(const Body &body, const std::string &indent) {
    text += indent + "(" + typed(body.parameters) + ") {\n";
    for (const Op &op : body.ops) {
      text += indent + "  " + ids(op.results) + (op.results.empty() ? "" : " = ");
      text += std::visit(OpText(), op.data) + (op.operands.empty() ? "" : " ") + ids(op.operands) + " : ";
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
  static std::string ids(const ValueList &values) {
    std::string text;
    for (ValueId id : values)
      text += (text.empty() ? "%" : ", %") + std::to_string(id);
    return text;
  }
  std::string typed(const ValueList &values) const {
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
