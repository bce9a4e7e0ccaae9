// Errors and diagnostics inside the library. The C ABI hands out the same objects.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "stablehlo-c/status.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace shlo {

// The codes are those of the ABI.
using Code = shlo_status;

enum class Severity : int32_t {
  Error = SHLO_SEVERITY_ERROR,
  Warning = SHLO_SEVERITY_WARNING,
  Note = SHLO_SEVERITY_NOTE,
};

// One diagnostic with its location. Empty strings, 0 and -1 mean "unknown".
struct Diagnostic {
  Severity severity = Severity::Error;
  std::string message;
  std::string file;
  uint32_t line = 0;   // from 1
  uint32_t column = 0; // from 1, bytes
  int64_t offset = -1; // into an artifact, bytes
  std::string sourceLine;
  std::string op;         // "stablehlo.add"
  std::string subject;    // "operand 1", "permutation"
  std::string constraint; // label of the specification, "add_c1"
  std::string node;       // of an ONNX model, and the way there: "MatMul 'mm' in then_branch in If in main graph"
  std::string version;    // the first StableHLO version that has what a target lacks, "1.9.0"
  std::string pass;       // that found it
  std::vector<Diagnostic> notes;
};

struct Error {
  Code code = SHLO_INTERNAL;
  std::string message;
  std::vector<Diagnostic> diagnostics;
};

inline Error makeError(Code code, std::string message) { return Error{code, std::move(message), {}}; }

// A value or an error. Errors are allocated, so that functions that call each other in a recursion have small frames.
template <typename T> class [[nodiscard]] Result {
public:
  Result(T value) : state(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state(std::in_place_index<1>, std::make_unique<Error>(std::move(error))) {}

  explicit operator bool() const { return state.index() == 0; }
  T &operator*() { return std::get<0>(state); }
  const T &operator*() const { return std::get<0>(state); }
  T *operator->() { return &std::get<0>(state); }
  Error &error() { return *std::get<1>(state); }

private:
  std::variant<T, std::unique_ptr<Error>> state;
};

// Success or an error.
class [[nodiscard]] Status {
public:
  Status() = default;
  Status(Error error) : failure(std::make_unique<Error>(std::move(error))) {}

  explicit operator bool() const { return !failure; }
  Error &error() { return *failure; }

private:
  std::unique_ptr<Error> failure;
};

} // namespace shlo
