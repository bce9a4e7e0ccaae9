// A call that a session makes, with its arguments.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "session.h"

#include <string>
#include <vector>

namespace shlo::test {

struct Session::Argument {
  Slot slot;
  bool isSet = false;      // a length: its list was made
  bool isNull = false;     // NULL for what has a length other than 0, or none
  bool isWrong = false;    // a handle of another kind
  uint64_t handle = 0;     // its id
  size_t count = 0;        // entries
  Block memory{size_t(0)}; // of an array or an output
  std::string before;      // what an output held
  std::vector<Block> blocks;
  std::vector<uint64_t> handles; // ids
  Record *record = nullptr;
};

struct Session::Call {
  explicit Call(const Function &function) : function(function), arguments(function.parameters.size()) {}
  const Function &function;
  std::vector<Argument> arguments;
  uint64_t home = 0; // the builder whose values are preferred
  // Of what a model has, what comes next, and the operands of each list.
  size_t nextOperand = 0, nextRegion = 0, operandsOfList = 0;
  std::string_view text; // the last one
  Slot result;
  shlo_status status = SHLO_OK;
  shlo_error *error = nullptr;
  bool hasError = false, isSkipped = false;
  bool isWild = false; // what must be refused is passed, too

  const Parameter &parameter(size_t which) const { return function.parameters[which]; }
  bool fails() const { return function.isFallible && status != SHLO_OK; }
  bool succeeds() const { return function.isFallible && status == SHLO_OK; }
};

} // namespace shlo::test
