// Records of ONNX for golden tests: versions that differ in interface and types, each kind of formal and attribute.
include "schema.td"
include "op.td"

defvar floats = ["float", "double"];

def Join_1 : Schema<"ai.onnx", "Join", 1> {
  let inputs = [Many<"inputs", "T", 1>];
  let outputs = [Single<"joined", "T">];
  let attributes = [Given<"axis", "int">, Default<"mode", "string", "left">, Required<"weights", "floats">];
  let types = [Variable<"T", [Tensors<floats>]>];
}
def Join_4 : Schema<"ai.onnx", "Join", 4> {
  let inputs = [Many<"inputs", "T", 1>];
  let outputs = [Single<"joined", "T">];
  let attributes = [Default<"axis", "int", "-1">, Default<"mode", "string", "left">, Default<"scales", "floats", "1.0, 1e-05">];
  let types = [Variable<"T", [Tensors<floats # ["int8"]>, Sequences<["string"]>]>];
  let upstream = ["infer"];
}
def Pick_2 : Schema<"ai.onnx.toys", "Pick", 2> {
  let inputs = [Single<"from", "T">, Maybe<"index", "tensor(int64)">];
  let outputs = [Single<"picked", "V">, Mixed<"others", "V", 0>];
  let attributes = [Given<"note", "string">, Required<"body", "graph">, Given<"index", "int">];
  let types = [Variable<"T", [Maps<["int64, float", "string, float"]>, SequencesOfMaps<["string, float"]>]>,
               Variable<"V", [Optionals<floats>, OptionalSequences<["float"]>]>];
  let determinism = "nondeterministic";
  let deprecated = true;
}
def Pick_3 : Schema<"ai.onnx.toys", "Pick", 3> {
  let inputs = [Single<"from", "T">];
  let outputs = [Single<"picked", "T">, Mixed<"others", "T", 0>];
  let attributes = [Given<"note", "string">, Required<"body", "graph">];
  let types = [Variable<"T", [Tensors<floats>]>];
}
def Join_4_body_4 : Body<Join_4, 4> {
  let imports = [Import<"ai.onnx", 4>, Import<"ai.onnx.toys", 2>];
  let inputs = ["inputs"];
  let outputs = ["joined"];
  let attributes = ["axis"];
  let nodes = [
    Node<"Join", ["inputs"], ["half"], [Reference<"axis", "int", "axis">, Argument<"mode", "string", "right">]>,
    Node<"ai.onnx.toys::Pick", ["half"], ["joined"],
         [Branch<"body", ["inner"], ["whole"], [Node<"Join", ["inner", "half"], ["whole"]>]>]>];
}

def Join : Op {
  let infer = "join";
  let rules = [Rule<"r1", "The parts have one length.">];
  let values = [Values<"mode", ["left", "right"]>, Values<"mode", ["left", "right", "both"], 2>];
  let history = [DefaultChanged<4, "axis", "0">, DropAttribute<4, "weights">, AddAttribute<4, "scales">];
}
def Pick : Op {
  let infer = "pick";
  let rules = [Rule<"r1", "The index is one of a part.">, Rule<"r2", "The body takes an element.">];
  let texts = [Text<"note">];
  let moved = ["index"];
  let subgraphs = [Subgraph<"body", ["(element)"], ["(element)", "others..."]>];
  let history = [Coded<3, "pickOne">];
  let expand = "pickAll";
}
#ifdef TWIN
def Other_1 : Schema<"ai.onnx", "Other", 1>;
def Other : Op {
  let infer = "join";
  let rules = [Rule<"r1", "Another rule.">];
  let expand = "other";
}
#endif
