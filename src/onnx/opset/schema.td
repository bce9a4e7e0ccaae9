// The classes of schemas.td: schemas of op versions, and bodies of functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Sets of types. Element types have the names of TensorProto.DataType in lower case.
class TypeSet<string container, list<string> elements> {
  string Container = container;
  list<string> Elements = elements;
}
class Tensors<list<string> elements> : TypeSet<"tensor", elements>;
class Sequences<list<string> elements> : TypeSet<"seq(tensor)", elements>;
class Optionals<list<string> elements> : TypeSet<"optional(tensor)", elements>;
class OptionalSequences<list<string> elements> : TypeSet<"optional(seq(tensor))", elements>;
class Maps<list<string> pairs> : TypeSet<"map", pairs>; // "int64, float"
class SequencesOfMaps<list<string> pairs> : TypeSet<"seq(map)", pairs>;

// A type variable and the types that it stands for.
class Variable<string name, list<TypeSet> sets> {
  string Name = name;
  list<TypeSet> Sets = sets;
}

// A formal input or output. Its type is a variable, or one type: "tensor(int64)".
class Formal<string name, string type, string option, int least, bit same> {
  string Name = name;
  string Type = type;
  string Option = option;
  int Least = least; // values of a variadic formal
  bit Same = same;   // whether all values of a variadic formal have one type
}
class Single<string name, string type> : Formal<name, type, "single", 1, true>;
class Maybe<string name, string type> : Formal<name, type, "optional", 0, true>;
class Many<string name, string type, int least> : Formal<name, type, "variadic", least, true>;
class Mixed<string name, string type, int least> : Formal<name, type, "variadic", least, false>;

// An attribute. Its type is that of AttributeProto.AttributeType in lower case. The elements of a default that is a list
// are separated by commas.
class Attribute<string name, string type, string use, string value> {
  string Name = name;
  string Type = type;
  string Use = use;
  string Value = value;
}
class Required<string name, string type> : Attribute<name, type, "required", "">;
class Given<string name, string type> : Attribute<name, type, "optional", "">; // absent if it is not given
class Default<string name, string type, string value> : Attribute<name, type, "default", value>;

// A version of an op: what holds from the opset `since` until the next version.
class Schema<string domain, string op, int since> {
  string Domain = domain;
  string Op = op;
  int Since = since;
  list<Formal> inputs = [];
  list<Formal> outputs = [];
  list<Attribute> attributes = [];
  list<Variable> types = [];
  string determinism = "deterministic"; // or "nondeterministic", or "unknown": not stated
  bit deprecated = false;
  bit experimental = false;
  // What the onnx package has for it: "infer" (types and shapes), "propagate" (values that make shapes), "function" (a
  // body), "context_function" (a body that depends on the node).
  list<string> upstream = [];
}

// The argument of a node in a body.
class Node;
class NodeArgument<string name, string type> {
  string Name = name;
  string Type = type;
  string Value = "";
  string Of = "";           // of a reference: the attribute of the function
  list<int> Extents = [];   // of a tensor
  string Element = "";      // of a tensor
  list<string> Inputs = []; // of a subgraph
  list<string> Outputs = [];
  list<Node> Nodes = [];
}
class Argument<string name, string type, string value> : NodeArgument<name, type> {
  let Value = value;
}
class Reference<string name, string type, string of> : NodeArgument<name, type> {
  let Of = of;
}
class Constant<string name, string element, list<int> extents, string value> : NodeArgument<name, "tensor"> {
  let Element = element;
  let Extents = extents;
  let Value = value;
}
class Branch<string name, list<string> inputs, list<string> outputs, list<Node> nodes> : NodeArgument<name, "graph"> {
  let Inputs = inputs;
  let Outputs = outputs;
  let Nodes = nodes;
}
class Node<string op, list<string> inputs, list<string> outputs, list<NodeArgument> arguments = []> {
  string Op = op;
  list<string> Inputs = inputs;
  list<string> Outputs = outputs;
  list<NodeArgument> Arguments = arguments;
}
class Import<string domain, int version> {
  string Domain = domain;
  int Version = version;
}

// The body of an op that is a function, in the opset `opset` of the op's domain.
class Body<Schema schema, int opset> {
  Schema Of = schema;
  int Opset = opset;
  list<Import> imports = [];
  list<string> inputs = [];
  list<string> outputs = [];
  list<string> attributes = [];
  list<Node> nodes = [];
}
