// Schemas and records of ONNX that do not agree.
include "schema.td"
include "op.td"

def Plain_1 : Schema<"ai.onnx", "Plain", 1> {
  let inputs = [Single<"x", "T">, Maybe<"y", "tensor(float)">];
  let outputs = [Single<"z", "T">];
  let attributes = [Given<"mode", "string">, Given<"n", "int">];
  let types = [Variable<"T", [Tensors<["float"]>]>];
}
def Plain : Op {
  let values = [Values<"mode", ["a"]>];
}

def Type_1 : Schema<"ai.onnx", "Type", 1> { // error: no element type is 'FLOAT'; expected a name of TensorProto.DataType in lower case
  let types = [Variable<"T", [Tensors<["FLOAT"]>]>];
}
def Formal_1 : Schema<"ai.onnx", "Formal", 1> { // error: the type 'U' of 'x' is neither a variable of the schema nor a type of tensors
  let inputs = [Single<"x", "U">];
}
def Last_1 : Schema<"ai.onnx", "Last", 1> { // error: 'x' is variadic and not the last one
  let inputs = [Many<"x", "tensor(float)", 0>, Single<"y", "tensor(float)">];
}
def Kind_1 : Schema<"ai.onnx", "Kind", 1> { // error: the type 'number' of attribute 'n' is unknown
  let attributes = [Given<"n", "number">];
}
def Value_1 : Schema<"ai.onnx", "Value", 1> { // error: attribute 'n' of type ints has the default '1, two'
  let attributes = [Default<"n", "ints", "1, two">];
}
def Twice_1 : Schema<"ai.onnx", "Twice", 1>; // error: two schemas of 'Twice' are of the same opset
def Twice_1_again : Schema<"ai.onnx", "Twice", 1>;
def Two_1 : Schema<"ai.onnx", "Two", 1>;
def Two_2 : Schema<"ai.onnx.toys", "Two", 2>; // error: the op 'Two' is in the domains ai.onnx and ai.onnx.toys; a name of the dialect needs the domain then
def Alone_1 : Schema<"ai.onnx", "Alone", 1>; // error: the op 'Alone' has no record; expected 'def Alone : Op' in a family of src/onnx/opset

def Unknown : Op; // error: no schema is of the op 'Unknown'
def Type : Op;
def Formal : Op;
def Last : Op;
def Kind : Op;
def Value : Op;
def Twice : Op;
def Two : Op;

def Bare_1 : Schema<"ai.onnx", "Bare", 1> {
  let attributes = [Given<"mode", "string">];
}
def Bare : Op; // error: attribute 'mode' of Bare-1 is a string without Values or Text
def Both_1 : Schema<"ai.onnx", "Both", 1> {
  let attributes = [Given<"mode", "string">];
}
def Both : Op { // error: attribute 'mode' of Both-1 has values and is a text
  let values = [Values<"mode", ["a"]>];
  let texts = [Text<"mode">];
}
def Outside_1 : Schema<"ai.onnx", "Outside", 1> {
  let attributes = [Default<"modes", "strings", "a, c">];
}
def Outside : Op { // error: the default 'c' of attribute 'modes' of Outside-1 is not among its values
  let values = [Values<"modes", ["a", "b"]>];
}
def Absent_1 : Schema<"ai.onnx", "Absent", 1>;
def Absent : Op { // error: no version of Absent has a string attribute 'mode'
  let values = [Values<"mode", ["a"]>];
}

def Moved_1 : Schema<"ai.onnx", "Moved", 1> {
  let attributes = [Given<"axes", "ints">];
}
def Moved_2 : Schema<"ai.onnx", "Moved", 2> {
  let inputs = [Maybe<"Axes", "tensor(int64)">];
}
def Moved : Op { // error: 'Axes' is an input of Moved-2 and an attribute of another version; expected it in 'moved'
  let history = [Coded<2, "moved">];
}
def Still_1 : Schema<"ai.onnx", "Still", 1> {
  let attributes = [Given<"axes", "ints">];
}
def Still : Op { // error: the versions of Still do not have 'axes' as an attribute and as an input
  let moved = ["axes"];
}
def Named_1 : Schema<"ai.onnx", "Named", 1> {
  let attributes = [Given<"axes", "ints">];
}
def Named : Op { // error: no versions of Named have the attribute 'axes' and the input 'dims'
  let renamed = [Renamed<"axes", "dims">];
}

def Graph_1 : Schema<"ai.onnx", "Graph", 1> {
  let attributes = [Given<"body", "graph">];
}
def Graph : Op; // error: the subgraph 'body' of Graph is not in 'subgraphs'
def Takes_1 : Schema<"ai.onnx", "Takes", 1> {
  let inputs = [Single<"x", "tensor(float)">];
  let attributes = [Given<"body", "graph">];
}
def Takes : Op { // error: 'x...' is neither '(NAME)' nor a variadic formal of every version with '...'
  let subgraphs = [Subgraph<"body", ["x..."], []>];
}
def NoGraph_1 : Schema<"ai.onnx", "NoGraph", 1>;
def NoGraph : Op { // error: no version of NoGraph has a subgraph 'body'
  let subgraphs = [Subgraph<"body", [], []>];
}

def Ruled_1 : Schema<"ai.onnx", "Ruled", 1>;
def Ruled : Op { // error: two rules of Ruled have the label 'r1'
  let infer = "ruled";
  let rules = [Rule<"r1", "One.">, Rule<"r1", "Two.">];
}
def Unruled_1 : Schema<"ai.onnx", "Unruled", 1>;
def Unruled : Op { // error: the rules of Unruled have no function that checks them
  let rules = [Rule<"r1", "One.">];
}

def Grown_1 : Schema<"ai.onnx", "Grown", 1>;
def Grown_2 : Schema<"ai.onnx", "Grown", 2> {
  let inputs = [Maybe<"x", "tensor(float)">];
  let outputs = [Maybe<"y", "tensor(float)">];
  let attributes = [Given<"n", "int">];
}
def Grown : Op; // error: attribute 'n' changed between Grown-1 and Grown-2; expected a step for 2 in 'history' // error: input 0 changed between Grown-1 and Grown-2; expected a step for 2 in 'history' // error: output 0 changed between Grown-1 and Grown-2; expected a step for 2 in 'history'
def Same_1 : Schema<"ai.onnx", "Same", 1> {
  let attributes = [Given<"n", "int">];
}
def Same_2 : Schema<"ai.onnx", "Same", 2> {
  let attributes = [Given<"n", "int">];
}
def Same : Op { // error: the step DropAttribute of 'history' says that attribute 'n' changed between Same-1 and Same-2, but it did not // error: no version of Same that is not the first one came with opset 3
  let history = [DropAttribute<2, "n">, Coded<3, "same">];
}
def Order_1 : Schema<"ai.onnx", "Order", 1>;
def Order_2 : Schema<"ai.onnx", "Order", 2>;
def Order_3 : Schema<"ai.onnx", "Order", 3>;
def Order : Op { // error: the steps of 'history' are not in the order of their opsets
  let history = [Coded<3, "third">, Coded<2, "second">];
}
