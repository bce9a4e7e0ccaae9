//===- func.td - ops of MLIR's func dialect that are versioned with the opset ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===-------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_FUNC
#define SHLO_OPSET_FUNC

include "base.td"

def FuncOp
    : WireOp<"func.func", "func", ["sym_name", "function_type", "sym_visibility", "arg_attrs", "res_attrs"]> {
  let wire = [Wire<"sym_visibility", Plain, EmptyString>, Wire<"arg_attrs", Plain, EmptyArray>,
              Wire<"res_attrs", Plain, EmptyArray>];
}

def CallOp : WireOp<"func.call", "call", ["callee"]> { let wire = [Wire<"callee", Symbol>]; }

// Also represents stablehlo.return: it is one if its parent is not a function.
def FuncReturnOp : WireOp<"func.return", "return", []>;

#endif
