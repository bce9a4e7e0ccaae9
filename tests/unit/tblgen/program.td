// What records say about the ops of the program: every form of a field, every kind of op, facts about functions.
// With TWIN there is one op more of each list.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "base.td"
include "mlir/IR/AttrTypeBase.td"

def : Release<"0.9.0", "", 0>;

class Case<string name, int value> : I32EnumCase<name, value>;
def Side : I32Enum<"Side", "", [Case<"LEFT", 1>, Case<"RIGHT", 2>]>;
def SideAttr : EnumAttr<Shlo_Dialect, Side, "side">;
def WindowAttr : AttrDef<Shlo_Dialect, "Window"> { let mnemonic = "window"; let hasCustomAssemblyFormat = 1;
  let parameters = (ins ArrayRefParameter<"int64_t">:$window_dims, "int64_t":$window_rank);
}
def : VersionedEnum<"side_v1", 1, "0.9.0", "Side", Side>;
class Toy<string mnemonic> : Shlo_Op<mnemonic> {
  let arguments = (ins AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
}

def TurnOp : Toy<"turn"> {
  let arguments = (ins AnyTensor:$operand, DenseI64ArrayAttr:$dimensions);
  let evaluator = View<copied>;
}
def LoopOp : Toy<"loop"> { let evaluator = ProgramOp<"lowerLoop">; }
def WindowOp : Toy<"window"> {
  let arguments = (ins AnyTensor:$operand, AnyTensor:$init, Variadic<AnyTensor>:$more, WindowAttr:$window,
                       OptionalAttr<SignlessIntElementsAttr<64>>:$padding, OptionalAttr<DenseBoolArrayAttr>:$reversal,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable, I64Attr:$group_count,
                       SideAttr:$left_side, StrAttr:$name);
  let wire = [Wire<"padding">, Wire<"reversal", DenseArray>, Wire<"is_stable", Plain, False>];
  let evaluator = Kernel<"lowerWindow", ["operand", "more"], /*isInPlace=*/1, ["name"]>;
}
// An enum that another op has as well; every attribute that can be copied.
def SideOp : Toy<"side"> {
  let arguments = (ins AnyTensor:$operand, SideAttr:$left_side, I64Attr:$group_count,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable);
  let wire = [Wire<"is_stable", Plain, False>];
  let evaluator = Kernel<copied>;
}
def PlainOp : Toy<"plain"> { let evaluator = Kernel<copied>; }
def MeltOp : Toy<"melt"> { let evaluator = Lowering<"lowerMelt">; } // into other ops

class Pair<string mnemonic, list<Trait> traits = []> : Shlo_Op<mnemonic, traits> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$result);
}
def JoinOp : Pair<"join", [Commutative]> { let evaluator = Element<2, LeastIdentity, /*isIdempotent=*/1>; }
def LeaveOp : Pair<"leave"> { let evaluator = Element<2>; }

#ifdef TWIN
def TwinViewOp : Toy<"twin_view"> { let evaluator = View<copied>; }
def TwinOp : Pair<"twin"> { let evaluator = Element<2>; }
#endif
