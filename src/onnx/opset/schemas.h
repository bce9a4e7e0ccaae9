// The schemas of ONNX as tables: what each version of each op takes, gives and has. Generated from the records beside
// this file. Nothing is allocated, and every function may be called by several threads.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/data_type.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace shlo::onnx {

// The ops and the names of attributes, in alphabetical order.
enum class OpName : uint16_t {
#define ONNX_OP(name, family) name,
#include "onnx/opset/lists.inc"
};
enum class AttributeName : uint16_t {
#define ONNX_ATTRIBUTE(name) name,
#include "onnx/opset/lists.inc"
};
enum class Domain : uint8_t {
#define ONNX_DOMAIN(enumerator, name, newest) enumerator,
#include "onnx/opset/lists.inc"
};
// Text in one array of characters.
struct Text {
  uint16_t place;
  uint8_t length;
  operator std::string_view() const;
};

enum class Container : uint8_t { Tensor, Sequence, Optional, OptionalSequence, Map, SequenceOfMaps };

// The type of a value, without its shape. Maps have a key.
struct ValueType {
  Container container = Container::Tensor;
  DataType element = DataType::UNDEFINED;
  DataType key = DataType::UNDEFINED;
  bool operator==(const ValueType &) const = default;
};

struct TypeInfo {
  Text name; // "seq(tensor(float))"
  ValueType type;
};
// All types that some schema allows.
std::span<const TypeInfo> allTypes();

// A set of types. Bit n of the first four stands for the element type with the number n.
struct TypeSet {
  uint32_t tensors, sequences, optionals, optionalSequences;
  uint8_t maps, sequencesOfMaps; // bits of pairs of key and value
  bool contains(ValueType type) const;
  // The type, if there is one only.
  std::optional<ValueType> only() const;
};

// A type variable of a schema, or one type.
struct TypeVariable {
  Text name; // "T", "tensor(int64)"
  uint8_t set;
  bool declared; // false: one type
  const TypeSet &types() const;
};

enum class Option : uint8_t { Single, Optional, Variadic };

struct Formal {
  Text name;
  uint8_t variable; // in Schema::variables
  Option option;
  uint8_t least; // values of a variadic formal
  bool same;     // all values of a variadic formal have one type
};

enum class Use : uint8_t { Required, Given, Default };

// The value of a default: integers and floats are numbers, strings are texts.
struct AttributeSchema {
  Text name;
  AttributeName id;
  AttributeKind kind;
  Use use;
  uint16_t defaultPlace, allowedPlace;
  uint8_t defaultCount, allowedCount;
  bool anyCase;   // of allowed values: letters may have either case
  uint8_t region; // of a subgraph: the number of its region in a module
  // Of a default: one value, or those of a list. Floats are exactly the number in the file.
  std::span<const double> floats() const;
  std::span<const int64_t> integers() const;
  std::span<const Text> strings() const;
  // The values of a string that has no others; empty if it may have any.
  std::span<const Text> allowed() const;
};

enum class Determinism : uint8_t { Deterministic, Nondeterministic, Unknown };

// A version of an op. It holds from the opset `since` until the next version's.
struct Schema {
  OpName op;
  uint16_t since;
  uint16_t inputsPlace, outputsPlace, attributesPlace, variablesPlace;
  uint8_t inputCount, outputCount, attributeCount, variableCount;
  uint16_t bodiesPlace;
  uint8_t bodyCount;
  Determinism determinism;
  bool deprecated, experimental, newest;

  std::span<const Formal> inputs() const;
  std::span<const Formal> outputs() const;
  std::span<const AttributeSchema> attributes() const; // by name
  std::span<const TypeVariable> variables() const;
  const AttributeSchema *findAttribute(std::string_view name) const;
};

struct OpInfo {
  Text name;
  Domain domain;
  uint16_t schemasPlace;
  uint8_t schemaCount;
  uint16_t stepsPlace;
  uint8_t stepCount;
  uint8_t expansion; // in history.h
  std::span<const Schema> schemas() const; // oldest first
};

std::span<const Schema> allSchemas(); // by op, oldest first
const OpInfo &infoOf(OpName op);
std::string_view nameOf(Domain domain);  // "ai.onnx.ml"
std::string_view nameOf(AttributeName name);
int newestOpset(Domain domain);          // the newest opset that these tables know

// "" is "ai.onnx". None for other domains.
std::optional<Domain> findDomain(std::string_view name);
// Names are unique over the domains.
std::optional<OpName> findOp(std::string_view name);
std::optional<OpName> findOp(Domain domain, std::string_view name);
// The version that an opset has: the newest one that is not newer than the opset. Null if the op is newer.
const Schema *findSchema(OpName op, int64_t opset);
// The version that came with exactly this opset. Null if there is none.
const Schema *findVersion(OpName op, int64_t since);

// The least and the largest number of values of formals; the largest is SIZE_MAX if the last one is variadic.
struct Arity {
  size_t least, most;
};
Arity arityOf(std::span<const Formal> formals);

} // namespace shlo::onnx
