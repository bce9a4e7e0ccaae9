// All functions of the C API as a table. calls.py makes it from docs/capi.json, so that a new function is called
// without a line here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace shlo::test {

// An argument or a returned value.
union Slot {
  const void *pointer;
  void (*function)();
  uint64_t number = 0;
  double real;
};

enum class Role : uint8_t {
  Handle, // also options
  Destroyed,
  Text,
  Bytes,
  Array,
  Length,
  Owned,
  Borrowed,
  Result,
  Scalar,
  Callback,
  User,
  Struct,
  Error,
};
// What a number, or an entry of an array, is.
enum class Of : uint8_t { Number, Real, Enumeration, Handle, Text, Memory, Extents, Function };
enum class Null : uint8_t { Allowed, Refused, IfEmpty };
enum class Direction : uint8_t { In, Out, Inout };

// Indices of parameters, kinds and functions are -1 for none.
struct Parameter {
  std::string_view name;
  Role role;
  Of of = Of::Number;
  int16_t kind = -1; // of a handle, an enumeration or a callback
  uint8_t width = 8; // bytes of a number or entry
  Null null = Null::Refused;
  Direction direction = Direction::In;
  bool isPointer = false;
  bool isConst = false;
  bool isExclusive = false;
  bool isKept = false;    // by the options
  bool isWritten = false; // what the entries point to
  bool entryNullable = false;
  int64_t usual = 0;    // the default of an option
  uint8_t row = 1;      // numbers that the length counts as one
  int16_t length = -1;  // of an array, text or bytes: the parameter with its length; of a length: what it measures
  int16_t lengths = -1; // the array with the lengths of the entries
  int16_t owner = -1;   // of what is borrowed
};

enum class Returned : uint8_t { Status, Nothing, Text, Bytes, Array, Borrowed, Number };

struct Return {
  Returned role;
  Of of = Of::Number;
  int16_t kind = -1;
  bool isNullable = true;
  bool isConst = false;
  int16_t length = -1;
  int16_t lengthFunction = -1;
  int16_t owner = -1;
};

struct Function {
  std::string_view name;
  uint8_t header;
  bool isFallible;
  Return returns;
  std::span<const Parameter> parameters;
  void (*call)(const Slot *arguments, Slot &result);
};

// A type of handle, or a structure with a deleter.
struct HandleKind {
  std::string_view name;
  void (*destroy)(void *handle); // null for what is borrowed
  bool isStruct;
};

struct Range {
  int64_t least, most;
};

std::span<const Function> functions();
std::span<const HandleKind> handleKinds();
std::span<const Range> enumerations();
std::span<const std::string_view> callbacks();

} // namespace shlo::test
