// The ledger: what released versions and the ABI have promised, one line each. Lines are only ever appended.
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
  std::vector<std::string> lines;          // the committed ones, then those that are new
  std::map<std::string, unsigned> numbers; // by op name
};

// Reads the file of -ledger and adds what the opset has beyond it. Prints an error with its place for each committed
// line that the opset no longer keeps; false where there was one.
bool readLedger(const Opset &opset, Ledger &ledger);

} // namespace shlo::tblgen
