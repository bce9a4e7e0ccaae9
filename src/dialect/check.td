//===- check.td - the ops that say what a test program expects of its values --------------------------------------===//
// The form is that of the reference's tests.
// Loaded only where the caller asks for it (dialect/tool_dialects.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

include "mlir/IR/OpBase.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::shlo::check";
  let usePropertiesForAttributes = 1;
}

class Check_Op<string mnemonic, list<Trait> traits = []> : Op<Check_Dialect, mnemonic, traits>;

// A float of any type.
def Check_Tolerance : Attr<CPred<"::llvm::isa<::mlir::FloatAttr>($_self)">, "a float"> {
  let storageType = "::mlir::FloatAttr";
  let returnType = "::llvm::APFloat";
  let convertFromStorage = "$_self.getValue()";
}

def ExpectEqOp : Check_Op<"expect_eq", [SameTypeOperands]> {
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

def ExpectEqConstOp : Check_Op<"expect_eq_const", [AllTypesMatch<["lhs", "value"]>]> {
  let arguments = (ins AnyRankedTensor:$lhs, ElementsAttr:$value);
  let assemblyFormat = "$lhs `,` $value attr-dict";
}

def ExpectAlmostEqOp : Check_Op<"expect_almost_eq", [SameTypeOperands]> {
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs, OptionalAttr<F64Attr>:$tolerance);
  let assemblyFormat = "$lhs `,` $rhs (`,` `tolerance` `=` $tolerance^)? attr-dict `:` type($lhs)";
}

def ExpectAlmostEqConstOp : Check_Op<"expect_almost_eq_const", [AllTypesMatch<["lhs", "value"]>]> {
  let arguments = (ins AnyRankedTensor:$lhs, ElementsAttr:$value, OptionalAttr<Check_Tolerance>:$tolerance);
  let assemblyFormat = "$lhs `,` $value attr-dict";
}

def ExpectCloseOp : Check_Op<"expect_close"> {
  let arguments = (ins AnyRankedTensor:$actual, AnyRankedTensor:$expected, OptionalAttr<I64Attr>:$max_ulp_difference,
                   OptionalAttr<I64Attr>:$min_ulp_difference);
  let assemblyFormat = [{
    $actual `,` $expected (`,` `max_ulp_difference` `=` $max_ulp_difference^)?
    (`,` `min_ulp_difference` `=` $min_ulp_difference^)? attr-dict `:` type($actual) `,` type($expected)
  }];
}

// Compares with what a probe has written.
def ExpectSerializedEqOp : Check_Op<"expect_serialized_eq"> {
  let arguments = (ins AnyRankedTensor:$expected, StrAttr:$probe_id, OptionalAttr<I64Attr>:$iter);
  let assemblyFormat = [{
    $expected `,` `probe_id` `=` $probe_id (`,` `iter` `=` $iter^)? attr-dict `:` type($expected)
  }];
}
