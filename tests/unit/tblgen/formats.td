// Pretty forms: every directive, and how blanks are placed. With TWIN there is one op more.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "base.td"

def : Release<"0.9.0", "", 0>;

class Toy<string mnemonic> : Shlo_Op<mnemonic> {
  let arguments = (ins AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
}
def NoneOp : Toy<"none">; // no pretty form, no table
def OneOp : Toy<"one"> { let format = "$operand attr-dict `:` type($operand) `->` type($result)"; }
// The same custom directives on the same values are made once.
def SameOp : Toy<"same"> { let format = "$operand attr-dict `:` custom<Same>(type($operand), type($result))"; }
def EqualOp : Toy<"equal"> { let format = "$operand attr-dict `:` custom<Same>(type($operand), type($result))"; }
// Attributes: with a width, with a default, not shown, in an optional part; words and brackets; "no blank" and a blank.
def NumbersOp : Toy<"numbers"> {
  let arguments = (ins AnyTensor:$operand, I64Attr:$dim, I32Attr:$count, StrAttr:$label,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$lower, OptionalAttr<BoolAttr>:$hidden);
  let wire = [Wire<"lower", Plain, False>, Wire<"hidden", Plain, False>];
  let format = "`(` $operand `,` `dim` `=` $dim `)` `` $count ` ` `<` $label `>` (`,` `lower` `=` `` $lower^)? "
               "attr-dict `:` functional-type(operands, results)";
}
// Lists of operands behind others, of results and of regions; the types of all.
def ListsOp : Toy<"lists"> {
  let arguments = (ins AnyTensor:$operand, Variadic<AnyTensor>:$more);
  let results = (outs Variadic<AnyTensor>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let format = "$operand custom<List>($more) (` ` `(` $bodies^ `)`)? attr-dict `:` type(results)";
}
def ManyOp : Toy<"many"> {
  let arguments = (ins Variadic<AnyTensor>:$inputs);
  let results = (outs Variadic<AnyTensor>:$results);
  let format = "attr-dict ($inputs^ `:` custom<Types>(ref($inputs), type($inputs), type($results))):(`(` `)`)?";
}
def AllOp : Toy<"all"> { let format = "operands attr-dict `:` type($operand) `,` custom<Precision>($result_accuracy)";
  let arguments = (ins AnyTensor:$operand, OptionalAttr<StrAttr>:$result_accuracy);
  let wire = [Wire<"result_accuracy", Plain, EmptyString>];
}
// A body: what may stand for it, and itself at the end.
def BodyOp : Toy<"body"> {
  let arguments = (ins Variadic<AnyTensor>:$inputs, Variadic<AnyTensor>:$inits, I64Attr:$dim);
  let regions = (region SizedRegion<1>:$body);
  let format = "`` custom<Pairs>(operands, location) `` custom<Applies>($body, ref(operands)) `dim` `=` $dim attr-dict "
               "`:` functional-type(operands, results) `` custom<Rest>($body)";
}

#ifdef TWIN
def TwinOp : Toy<"twin"> { let format = "$operand attr-dict"; }
#endif
