//===- pass.td - the classes of the records of passes -------------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_PASSES_PASS
#define SHLO_PASSES_PASS

// The type of an option's value. In text, the entries of a list are separated by commas outside of brackets and quotes.
class OptionType<string cppType> { string cpp = cppType; }
def Flag : OptionType<"bool">;
def Number : OptionType<"int64_t">;
def Text : OptionType<"std::string">;
def Texts : OptionType<"std::vector<std::string>">;

// An option of a pass. `absent` is its default, as C++; `member` the name of the structure's member.
class Option<string theName, string theMember, OptionType theType, string absentValue, string sentence> {
  string name = theName;
  string member = theMember;
  OptionType type = theType;
  string absent = absentValue;
  string summary = sentence;
}

// What a pass runs on. Any: on the module, or on each function, as the pipeline says.
class Anchor;
def OnModule : Anchor;
def OnFunction : Anchor;
def OnAny : Anchor;

// What the results of the program are after the pass, for equal inputs.
class Keeps;
def SameBits : Keeps;     // bit for bit the same
def WithinBound : Keeps;  // the same within the accuracy of the functions, or of sums in another order
def OtherProgram : Keeps; // the pass changes types, the dialect, or what the program is

// Which modules a pass is for. A module is a program, or has versioned ops.
class Takes;
def Programs : Takes;
def AnyModules : Takes;

// A pass. The C++ function `function` in src/passes does it:
//   Status FUNCTION(PassRun &run);                    if it has no options
//   Status FUNCTION(PassRun &run, const OPTIONS &options);  the structure has the name of the function and "Options"
// `applies` names a function `bool APPLIES(mlir::ModuleOp module)`; where it returns false, the pass has nothing to do.
class Pass<string passName, Anchor where, Keeps what, string theFunction, string sentence> {
  string name = passName;
  Anchor anchor = where;
  Keeps keeps = what;
  string function = theFunction;
  string summary = sentence;
  string description = "";
  list<string> otherNames = [];
  list<Option> options = [];
  bit idempotent = 1;
  string applies = "";
  Takes takes = Programs;
  bit replaces = 0; // it leaves the module as it is, and makes another one (PassRun::replaceModule)
  bit testOnly = 0; // only under the names of the reference's tools
}

// A name for a pipeline of passes.
class Pipeline<string pipelineName, string passes, string sentence> {
  string name = pipelineName;
  string text = passes;
  string summary = sentence;
}

#endif
