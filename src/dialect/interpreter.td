//===- interpreter.td - what the reference's interpreter does in addition to StableHLO ----------------------------===//
// Values are printed or written to files, and programs run as a grid of processes.
// Loaded only where the caller asks for it (dialect/tool_dialects.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

include "mlir/IR/OpBase.td"

def Interpreter_Dialect : Dialect {
  let name = "interpreter";
  let cppNamespace = "::shlo::interpreter";
  let usePropertiesForAttributes = 1;
}

class Interpreter_Op<string mnemonic, list<Trait> traits = []> : Op<Interpreter_Dialect, mnemonic, traits>;

def PrintOp : Interpreter_Op<"print"> {
  let arguments = (ins AnyRankedTensor:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

// Writes the value to a file, and gives it on.
def ProbeOp : Interpreter_Op<"probe", [AllTypesMatch<["operand", "result"]>]> {
  let arguments = (ins AnyRankedTensor:$operand, StrAttr:$probe_id);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$operand `,` `probe_id` `=` $probe_id attr-dict `:` type($operand)";
}

// Runs a grid of processes: a row of functions for each replica. Operands and results are those of the functions, one
// after the other.
def RunParallelOp : Interpreter_Op<"run_parallel"> {
  let arguments = (ins Variadic<AnyType>:$inputs, OptionalAttr<ArrayAttr>:$infeed, ArrayAttr:$programs);
  let results = (outs Variadic<AnyType>:$results);
  let hasVerifier = 1;
}
