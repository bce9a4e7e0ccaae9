// The ledger: the promises of released versions and of the ABI, one line each. Lines are only appended.
//
//   release 1.18.0 bytecode 6          the MLIR bytecode version of a release's artifacts
//   type 0.9.0 bool_v1 0               a type, its first release and its code
//   attribute 0.9.0 array_v1 1
//   case 0.9.0 fft_type_v1 FFT 0       a case of an enum attribute and its value
//   op 0.9.0 gather_v1 a b c           a version of an op and its wire attributes, in their order on the wire
//   op 0.9.0 all_gather_v1 a b / one operand    ... which differs in more than its attributes
//   number stablehlo.add 3             an op's number in the C API
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tblgen/model.h"

#include <map>

namespace shlo::tblgen {

struct Ledger {
  std::vector<std::string> lines;          // the committed lines, then the new ones
  std::map<std::string, unsigned> numbers; // by op name
};

// Reads the file of -ledger and adds the opset's new lines. Prints an error with its location for each committed line
// that the opset violates, and returns false.
bool readLedger(const Opset &opset, Ledger &ledger);

} // namespace shlo::tblgen
