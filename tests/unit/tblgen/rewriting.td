// What rewrites know of ops. What is made of it stands in expected/rewriting_*.txt. With TWIN there is one more of each.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "base.td"

def : Release<"0.9.0", "2023-02-27", 0>;

class Toy<string mnemonic> : Shlo_Op<mnemonic> {
  let sentence = "Is a toy.";
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$result);
}
def GoneOp : Toy<"gone"> { let replacement = NothingReplaces; }
def OldOp : Toy<"old"> { let replacement = ReplacedBy<"sum">; }
def OlderOp : Toy<"older"> {
  let replacement = ReplacedBy<"sum", "makeSum">;
  let older = ["sayOtherwise", "sayElse"];
}
def SumOp : Toy<"sum"> {
  let neutral = ZeroIdentity;
  let ofEquals = ZeroIdentity;
  let stored = Integers<"addIntegers">;
  let folding = Folded;
}
def ProductOp : Toy<"product"> {
  let neutral = OneIdentity;
  let absorbing = ZeroIdentity;
  let speculation = SpeculatedIfCheckedAnd<"isFinite">;
  let folding = FoldedIf<"isSmall">;
  let evaluator = Transcendental<2>;
}
def ViewOp : Toy<"view"> {
  let speculation = SpeculatedIfAlike;
  let sameTypeIsIdentity = 1;
  let stored = Itself;
}
#ifdef TWIN
def MoreOp : Toy<"more"> {
  let replacement = NothingReplaces;
  let older = ["sayMore"];
  let neutral = OneIdentity;
  let stored = Independent;
  let speculation = SpeculatedIf<"isMore">;
  let evaluator = Transcendental<2>;
}
#endif
