// Pretty forms that have no table.
include "base.td"
def : Release<"0.9.0", "", 0>;

class Toy<string mnemonic, string theFormat> : Shlo_Op<mnemonic> {
  let arguments = (ins AnyTensor:$operand, I64Attr:$number);
  let results = (outs AnyTensor:$result);
  let format = theFormat;
}
def UnknownOp : Toy<"unknown", "$other">; // error: format of stablehlo.unknown: the op has no 'other'
def DirectiveOp : Toy<"directive", "$operand regions attr-dict">; // error: format of stablehlo.directive: 'regions' is not supported before:  attr-dict
def OpenOp : Toy<"open", "(`,` $number^">; // error: format of stablehlo.open: expected ')'
def AnchorOp : Toy<"anchor", "(`,` $number)?">; // error: format of stablehlo.anchor: an optional group has no anchor
def TypeOp : Toy<"type", "$operand type($number)">; // error: format of stablehlo.type: the type of 'number' is not supported
def FunctionOp : Toy<"function", "functional-type(results, operands)">; // error: format of stablehlo.function: expected 'operands' before: results, operands)
def CustomOp : Toy<"custom", "custom<Any>($operand)">; // error: format of stablehlo.custom: the argument 'operand' of a custom directive is not supported
class Two<string mnemonic, string theFormat> : Toy<mnemonic, theFormat> { let arguments = (ins AnyTensor:$first, AnyTensor:$second); }
def OrderOp : Two<"order", "$second $first">; // error: format of stablehlo.order: operands must come in the order of the op: second
def RegionOp : Toy<"region", "$body"> { // error: format of stablehlo.region: a region that is not part of the only list is not supported: body
  let regions = (region AnyRegion:$body);
}
def FirstOp : Toy<"first", "$list $operand"> { // error: format of stablehlo.first: a list of operands must come last
  let arguments = (ins Variadic<AnyTensor>:$list, AnyTensor:$operand);
}
def EarlyOp : Two<"early", "$first `:` type($first) `,` $second attr-dict">; // error: format of stablehlo.early: types must come behind all operands
def AgainOp : Two<"again", "$first custom<Any>(operands)">; // error: format of stablehlo.again: 'operands' must be the first operands
def WordOp : Toy<"word", "custom<Any>(place)">; // error: format of stablehlo.word: expected '$' before: place)
def SegmentsOp : Shlo_Op<"segments", [AttrSizedOperandSegments]> { // error: format of stablehlo.segments: lists with lengths of their own are not supported
  let arguments = (ins Variadic<AnyTensor>:$one, Variadic<AnyTensor>:$two);
  let format = "operands";
}
