// Compares the two parsers on texts, and the printers on the modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "guard.h"
#include "reading.h"

#include <string>
#include <string_view>

namespace shlo::test {

class Comparison {
public:
  Comparison(Parse ours, Print print) : ours(std::move(ours)), print(std::move(print)) {}

  // Compares the parsers on texts first to last - 1.
  struct Case {
    std::string name, text;
  };
  void run(uint64_t first, uint64_t last, const std::function<Case(uint64_t)> &caseOf);

  bool showAll = false; // texts and messages of all cases

  uint64_t accepted() { return board.count(Accepted); }
  uint64_t rejected() { return board.count(Rejected); }
  // Differences of no class, and crashes of ours.
  uint64_t failures() {
    return board.count(Different) + board.count(Misprinted) + board.count(Changed) + board.count(Unexpected) +
           board.count(Crashed);
  }
  // Differences of any class.
  uint64_t expected();
  void show();

private:
  enum Counter : size_t {
    Accepted,   // by both, with equal results
    Rejected,   // by both
    OtherCode,  // of these
    Limited,    // not given to MLIR
    MlirEnded,  // MLIR's parser or its module ended the process
    Lost,       // equal modules, which MLIR's printer does not print so that MLIR reads them again, but ours does
    Different,  // accepted by both
    Misprinted, // equal modules, printed otherwise than MLIR does
    Changed,    // by printing and reading again
    Unexpected, // accepted by one, in no class
    Crashed,    // ours
    FirstClass,
  };
  void compare(const Case &one);
  void fail(Counter counter, const Case &one, const std::string &what);

  Parse ours;
  Print print;
  Board board;
};

} // namespace shlo::test
