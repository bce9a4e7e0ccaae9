// Passes with and without options, names and conditions, and a pipeline. What is made of them stands in
// expected/pass_*.txt. With TWIN there is one more.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
include "pass.td"

def Shorten : Pass<"shorten", OnFunction, SameBits, "shorten", "Makes \"it\" shorter."> {
  let otherNames = ["cut", "trim"];
  let applies = "isLong";
  let description = [{
Some words about it.
  }];
  let options = [Option<"most", "most", Number, "7", "How long it may be.">,
                 Option<"all-of-it", "all", Flag, "true", "Whether all is cut.">,
                 Option<"only", "only", Texts, "{}", "What is cut.">, Option<"as", "as", Text, "\"x\"", "What stays.">];
}
def Change : Pass<"change", OnModule, OtherProgram, "change", "Makes another one."> {
  let idempotent = 0;
  let takes = AnyModules;
  let replaces = 1;
}
def Ask : Pass<"ask", OnAny, WithinBound, "ask", "Asks."> { let testOnly = 1; }
def Both : Pipeline<"both", "shorten{most=3},change", "Does both.">;
#ifdef TWIN
def More : Pass<"more", OnAny, SameBits, "more", "Does more."> { let testOnly = 0; }
#endif
