// Programs, the input of the executor: one function with static shapes, in plain structs without MLIR.
//
// Values are numbered over the whole program. An op reads values that are defined before it, in its body or in an
// enclosing body, and defines new ones. Loops and branches are ops with bodies. Calls and composites are inlined.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/decomposition.h"
#include "plan/grid.h"
#include "plan/host_function.h"

#include <algorithm>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace shlo::plan {

using Extents = Shape;
using NumberList = ShortList<int64_t, 2>; // of attributes, of which each op has room for all
using ValueId = uint32_t;
using ValueList = ShortList<ValueId, 4>;

// The identity element e of an associative function: f(e, x) = f(x, e) = x.
enum class Identity : uint8_t { No, Zero, One, AllOnes, Least, Greatest };

// Element functions, one per elementwise op of the opset, with the facts that the records state.
// SHLO_ELEMENT_FUNCTION(enumerator, mnemonic, number of operands, is commutative, is idempotent, identity)
enum class ElementFunction : uint16_t {
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) enumerator,
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
};
struct ElementFunctionInfo {
  const char *name;
  uint8_t arity;
  bool isCommutative, isIdempotent;
  Identity identity; // No: the function is not associative

  constexpr bool isAssociative() const { return identity != Identity::No; }
};
inline constexpr ElementFunctionInfo elementFunctions[] = {
#define SHLO_ELEMENT_FUNCTION(enumerator, mnemonic, arity, commutative, idempotent, identity)                          \
  {mnemonic, arity, commutative, idempotent, Identity::identity},
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
};
constexpr const ElementFunctionInfo &info(ElementFunction function) { return elementFunctions[size_t(function)]; }

enum class CompareDirection : uint8_t { EQ, NE, GE, GT, LE, LT };
// Float: IEEE comparison. Total: total order. Weak (WEAKORDER): -0 equals +0, all NaNs are equal and come last.
enum class CompareOrder : uint8_t { Float, Total, Weak, Signed, Unsigned };

// --- Ops ------------------------------------------------------------------------------------------------------------

// The op of an element function. All operands have the same shape, except that the bounds of `clamp` and the predicate
// of `select` may be scalars. compare, convert, clamp, select, reduce_precision, complex, real and imag are included.
struct Elementwise {
  ElementFunction function;
  CompareDirection direction = CompareDirection::EQ; // compare
  CompareOrder order = CompareOrder::Float;          // compare
  int32_t exponentBits = 0, mantissaBits = 0;        // reduce_precision
  bool operator==(const Elementwise &) const = default;
};
struct Constant {
  // The bytes in the layout of the C API's tensors, but aligned to nothing. A splat has one element.
  std::shared_ptr<Storage> bytes;
  bool splat = false;
};
// A condition on the shapes of the program: operand 0 is an i1 scalar that must be true.
struct Assert { std::string message; };
// A call of the host. An ordered one takes and gives a last i1 (call_order.h) beside its `results`.
struct HostCall {
  std::shared_ptr<const HostFunction> function;
  size_t results;
};
// The number of the replica or of the partition, out of `count`, that runs the program.
struct ProcessId {
  bool isPartition;
  uint32_t partitions; // of the grid
};
// What the processes of a group do together. Each gives its operands and gets results; all have the same operands and
// results, and are at the same place of the program when they do it.
struct Collective {
  enum Kind : uint8_t {
    Concatenate, // result k: the parts of operand k of all members
    Combine,     // result k: the same, combined by the body
    Move,        // result k: operand k of one process
  };
  enum Root : uint8_t {
    None,  // all members get results
    First, // Combine: only the first member gets them
    Given, // the last operand says for each result which member gets it (Combine) or has it (Move)
  };
  Kind kind;
  Root root = None;
  const char *name = ""; // of the op in the opset
  ProcessGroups groups;  // each process is in one
  // A member gets one part of each operand, cut along this dimension in the order of members. -1: it gets all of it.
  int64_t splitDimension = -1;
  int64_t concatenateDimension = -1; // Concatenate
  // Move: the process from which each process gets its results, or -1: it gets zeros, also from a given root.
  std::vector<int64_t> sources = {};
};
// Sends a message to another process, or receives one. Messages wait in their channel until they are received. Those of
// one process to another arrive in the order in which they were sent. An op takes and gives a last i1 (call_order.h)
// beside the values.
struct Transfer {
  bool receives;
  int64_t channel;
  std::vector<int64_t> partners; // by process: the target or the source; -1: it sends nothing, or receives zeros
  size_t values;                 // the first operands, or the first results

  const char *name() const { return receives ? "recv" : "send"; }
};

// Shows the value of its operand to the run's observer (exec/observer.h). Such an op is there only if the program is
// made for recording (recording.h), and nothing else may depend on it. `origin` is that of the op in the source.
struct Record {
  uint32_t origin;
  uint32_t result; // of that op
};

struct Program;
// What a grid of processes does inside of a program for one. Each process takes a part of each operand and gives a part
// of each result, in its place or in that of other processes that give the same. One that calls the host takes and gives
// a last i1, as those calls do.
struct GridComputation {
  // The elements in front of the first one of each process's part. A part has the type of the parameter or result.
  using Places = std::vector<int64_t>;

  std::shared_ptr<const Program> program;
  std::vector<Places> operands, results;
};

// Ops of the opset that are ops of the program: their structures are generated from their records. Attributes, operands
// and regions (as bodies) are those of the op in the specification. Optional lists are always filled.
#include "opset/program_structures.inc"

using OpData = std::variant<Elementwise, Constant, Assert, Decomposition, HostCall, ProcessId, Collective, Transfer,
                            Record, GridComputation
#define SHLO_PROGRAM_OP(structure, ...) , structure
#include "opset/program_ops.inc"
#undef SHLO_PROGRAM_OP
                            >;

// The facts about an op that its record states.
struct OpInfo {
  enum Kind : uint8_t {
    Other,  // the executor has a separate function for it
    View,   // a view of its operand's bytes
    Kernel, // a kernel computes it
  };
  const char *name;
  Kind kind = Other;
  // The operands of the record; the last one may be variadic. Bit i of `strided`: operand i may have any strides.
  uint8_t operands = 0;
  uint64_t strided = 0;
  bool isInPlace = false; // result i may use the memory of operand i

  constexpr bool readsStrided(size_t operand) const {
    return strided >> (operand < operands ? operand : operands - 1) & 1;
  }
};
template <typename Data> inline constexpr OpInfo opInfo{""};
template <> inline constexpr OpInfo opInfo<Elementwise>{"elementwise"};
template <> inline constexpr OpInfo opInfo<Constant>{"constant"};
template <> inline constexpr OpInfo opInfo<Assert>{"assert", OpInfo::Kernel, 1};
template <> inline constexpr OpInfo opInfo<HostCall>{"host_call", OpInfo::Kernel, 1};
template <> inline constexpr OpInfo opInfo<Decomposition>{"decomposition", OpInfo::Kernel, 1};
template <> inline constexpr OpInfo opInfo<ProcessId>{"process_id", OpInfo::Kernel, 0};
template <> inline constexpr OpInfo opInfo<Collective>{"collective", OpInfo::Kernel, 1};
template <> inline constexpr OpInfo opInfo<Transfer>{"transfer", OpInfo::Kernel, 1};
template <> inline constexpr OpInfo opInfo<Record>{"record"};
template <> inline constexpr OpInfo opInfo<GridComputation>{"grid_computation", OpInfo::Kernel, 1};
#define SHLO_PROGRAM_OP(structure, mnemonic, kind, ...)                                                                \
  template <> inline constexpr OpInfo opInfo<structure>{mnemonic, OpInfo::kind, __VA_ARGS__};
#include "opset/program_ops.inc"
#undef SHLO_PROGRAM_OP

inline const OpInfo &info(const OpData &data) {
  return std::visit([]<typename Data>(const Data &) -> const OpInfo & { return opInfo<Data>; }, data);
}

struct Op;

// A list of ops. The op that has the body sets the parameters (loop state, arguments of a reduction).
struct Body {
  ValueList parameters;
  std::vector<Op> ops;
  ValueList results;
};

struct Op {
  OpData data;
  ValueList operands;
  ValueList results;
  std::vector<Body> bodies;
  uint32_t origin = 0; // the op of the source that it comes from: an index of Program::origins
};

// An op of the source: its name, and its location, of which each part may be missing.
struct Origin {
  const char *op = "";
  uint32_t name = 0, file = 0; // indices of Origins::texts
  uint32_t line = 0, column = 0;
};

// The ops of the source, for messages and recorders. Small, because every program has them.
struct Origins {
  std::vector<Origin> list;       // the first one is unknown
  std::vector<std::string> texts; // the first one is empty

  const Origin &at(uint32_t origin) const {
    static constexpr Origin unknown;
    return origin < list.size() ? list[origin] : unknown;
  }
  const std::string &text(uint32_t index) const {
    static const std::string empty;
    return index < texts.size() ? texts[index] : empty;
  }
  // "model.py:12:3", or the name if the line is unknown, or "".
  std::string location(uint32_t origin) const;
  // "stablehlo.add (model.py:12:3)"
  std::string describe(uint32_t origin) const;
};

struct Program {
  std::vector<TensorType> values; // type of each value, by ValueId
  Body body;                      // parameters: the inputs; results: the outputs
  Grid grid;                      // of the processes that run it
  // Shared with the programs of its bodies. Of a program that was not lowered: none.
  std::shared_ptr<const Origins> origins = std::make_shared<const Origins>();
};

// Whether the op, or one in its bodies or its program, calls a function of the host that is not pure.
inline bool callsHost(const Op &op) {
  auto inside = [](const Body &body) { return std::any_of(body.ops.begin(), body.ops.end(), callsHost); };
  const auto *call = std::get_if<HostCall>(&op.data);
  const auto *grid = std::get_if<GridComputation>(&op.data);
  return (call && !call->function->isPure) || (grid && inside(grid->program->body)) ||
         std::any_of(op.bodies.begin(), op.bodies.end(), inside);
}
// Whether the op must run even if nobody reads its results: it calls the host, transfers a message, or has an assertion.
inline bool hasEffect(const Op &op) {
  auto inside = [](const Body &body) { return std::any_of(body.ops.begin(), body.ops.end(), hasEffect); };
  const auto *grid = std::get_if<GridComputation>(&op.data);
  return std::holds_alternative<Assert>(op.data) || std::holds_alternative<Transfer>(op.data) || callsHost(op) ||
         (grid && inside(grid->program->body)) || std::any_of(op.bodies.begin(), op.bodies.end(), inside);
}

// Whether a process that does the op may have to wait there for other processes.
inline bool meetsProcesses(const OpData &data) {
  return std::holds_alternative<Collective>(data) || std::holds_alternative<Transfer>(data);
}
// Whether what the op gives depends on the process that runs it, or on other processes.
inline bool isOfProcess(const Op &op) {
  auto inside = [](const Body &body) { return std::any_of(body.ops.begin(), body.ops.end(), isOfProcess); };
  return std::holds_alternative<ProcessId>(op.data) || meetsProcesses(op.data) ||
         std::any_of(op.bodies.begin(), op.bodies.end(), inside);
}

// Whether the op records a value, or one in its bodies does. Few programs have such ops, but all are asked:
// std::get_if is quicker than std::holds_alternative, which looks for the type when it is called.
inline bool records(const Op &op) {
  auto inside = [](const Body &body) { return std::any_of(body.ops.begin(), body.ops.end(), records); };
  return std::get_if<Record>(&op.data) || std::any_of(op.bodies.begin(), op.bodies.end(), inside);
}

} // namespace shlo::plan
