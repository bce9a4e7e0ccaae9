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

// What changed with the version of opset `since`, for converting models up to it and down from it. Going up, the steps
// of one version are taken in their order; going down, in the reverse one. A version that only allows other types needs
// none.
class Step<int since, string kind, string name = "", string value = "", int place = 0> {
  int Since = since;
  string Kind = kind;
  string Name = name;   // of an attribute, or of a function
  string Value = value; // for an attribute or each element of an operand
  int Place = place;    // of an operand or result
}
// An attribute that older versions lack. They do what newer ones do with `value`; if it is "", with the default.
class AddAttribute<int since, string name, string value = ""> : Step<since, "AddAttribute", name, value>;
// One that only matters for types which older versions do not allow.
class AddAttributeOfTypes<int since, string name> : Step<since, "AddAttributeOfTypes", name>;
// An attribute of older versions that says nothing.
class DropAttribute<int since, string name> : Step<since, "DropAttribute", name>;
class RenameAttribute<int since, string name, string newName> : Step<since, "RenameAttribute", name, newName>;
// Its default is another one now. `value`: what older versions do without it, if their schema does not say so.
class DefaultChanged<int since, string name, string value = ""> : Step<since, "DefaultChanged", name, value>;
// An attribute of older versions is an operand of newer ones. Without it, they do what newer ones do without that.
class AttributeToOperand<int since, string name, int place> : Step<since, "AttributeToOperand", name, "", place>;
// The operand of a number is a list of one.
class AttributeToList<int since, string name, int place> : Step<since, "AttributeToList", name, "", place>;
// An optional operand that older versions lack. They do what newer ones do without it, or if each element is `value`.
class AddOperand<int since, int place, string value = ""> : Step<since, "AddOperand", "", value, place>;
// Older versions need it: a scalar with that value, or "empty", a list without elements. "": there is nothing for it.
class OperandBecameOptional<int since, int place, string value = "">
    : Step<since, "OperandBecameOptional", "", value, place>;
// An optional result that older versions lack.
class AddResult<int since, int place> : Step<since, "AddResult", "", "", place>;
class ResultBecameOptional<int since, int place> : Step<since, "ResultBecameOptional", "", "", place>;
// Axes may be counted from the last one; in an attribute, or an operand.
class NegativeAxes<int since, string name = "axis"> : Step<since, "NegativeAxes", name>;
class NegativeOperandAxes<int since, int place> : Step<since, "NegativeOperandAxes", "", "", place>;
// Older versions want operands of one shape.
class Broadcasts<int since> : Step<since, "Broadcasts">;
// A function of onnx/versions, in the file of the family.
class Coded<int since, string function> : Step<since, "Coded", function>;

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
  list<Step> history = [];
  // The function of onnx/versions that says it with other ops, for opsets that lack it, or what a node of it needs. Ops
  // with a fixed body in schemas.td have that, too.
  string expand = "";
}

defvar padding = ["NOTSET", "SAME_UPPER", "SAME_LOWER", "VALID"];
defvar consumed = [DropAttribute<6, "consumed_inputs">];
