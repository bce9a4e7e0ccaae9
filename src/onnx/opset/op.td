// The class of the records that are written by hand, one for each op: what its schemas do not say.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The values that a string attribute may have, or each entry of a list of strings, from the opset `since` on until an
// entry of the same attribute with a later one.
class Values<string attribute, list<string> values, int since = 1> {
  string Attribute = attribute;
  list<string> List = values;
  int Since = since;
  bit AnyCase = false; // whether exporters and runtimes ignore the case of letters
}
class ValuesInAnyCase<string attribute, list<string> values> : Values<attribute, values> {
  let AnyCase = true;
}

// A string attribute that may have any value.
class Text<string attribute> {
  string Attribute = attribute;
}

// An attribute of older versions that is an input of newer ones, and has another name there.
class Renamed<string attribute, string input> {
  string Attribute = attribute;
  string Input = input;
}

// What a subgraph takes and yields, in order. A name with "..." stands for the values of a variadic input or output of
// the op, a name in parentheses for one value that only the subgraph has.
class Subgraph<string attribute, list<string> takes, list<string> yields> {
  string Attribute = attribute;
  list<string> Takes = takes;
  list<string> Yields = yields;
}

// What an op's operands and attributes must be beyond what the schemas say. The label is "onnx_OP_LABEL" in diagnostics.
class Rule<string label, string text> {
  string Label = label;
  string Text = text;
}

// An op with all its versions. The record has the op's name.
class Op {
  // The function that checks the rules and says what is known of the results: onnx/infer, in the file of the family.
  // Empty: only the schemas say anything.
  string infer = "";
  // The function that makes StableHLO of a node of the newest version: onnx/lower, in the file of the family. Empty: there
  // is none.
  string lower = "";
  // Whether the extents of results follow from elements of operands that are no lists of extents, so that this function
  // finds them, and not inference.
  bit sizedByElements = false;
  list<Rule> rules = [];
  list<Values> values = [];
  list<Text> texts = [];
  // Attributes of older versions that are inputs of newer ones, under the same name if letters' cases are ignored.
  list<string> moved = [];
  list<Renamed> renamed = [];
  list<Subgraph> subgraphs = []; // in the order of the regions of an op in a module
}

defvar padding = ["NOTSET", "SAME_UPPER", "SAME_LOWER", "VALID"];
