// Function bodies of ONNX that are not well formed.
include "schema.td"
include "op.td"

def Plain_1 : Schema<"ai.onnx", "Plain", 1> {
  let inputs = [Single<"x", "tensor(float)">, Maybe<"y", "tensor(float)">];
  let outputs = [Single<"z", "tensor(float)">];
  let attributes = [Given<"n", "int">, Given<"body", "graph">];
}
def Plain : Op {
  let subgraphs = [Subgraph<"body", [], []>];
}
class Plainly<list<Node> inner> : Body<Plain_1, 1> {
  let imports = [Import<"ai.onnx", 1>];
  let inputs = ["x", "y"];
  let outputs = ["z"];
  let attributes = ["n"];
  let nodes = inner;
}

def Right : Plainly<[Node<"Plain", ["x", "y"], ["a"], [Reference<"n", "int", "n">]>, Node<"Plain", ["a"], ["z"]>]>;
def Unknown : Plainly<[Node<"Plan", ["x"], ["z"]>]>; // error: no op 'Plan' is in the opset of ai.onnx that the body imports
def Domain : Plainly<[Node<"toys::Plain", ["x"], ["z"]>]>; // error: no op 'Plain' is in the opset of toys that the body imports
def Use : Plainly<[Node<"Plain", ["w"], ["z"]>]>; // error: the value 'w' is not defined where it is used
def Twice : Plainly<[Node<"Plain", ["x"], ["z"]>, Node<"Plain", ["x"], ["z"]>]>; // error: the value 'z' is defined twice
def Result : Plainly<[Node<"Plain", ["x"], ["w"]>]>; // error: the value 'z' is not defined where it is used
def Many : Plainly<[Node<"Plain", ["x", "x", "x"], ["z"]>]>; // error: a node of Plain has 3 inputs
def Few : Plainly<[Node<"Plain", ["x"], ["z"]>, Node<"Plain", ["x"], []>]>; // error: a node of Plain has 0 outputs
def Attribute : Plainly<[Node<"Plain", ["x"], ["z"], [Argument<"m", "int", "1">]>]>; // error: Plain has no attribute 'm' of type int
def Kind : Plainly<[Node<"Plain", ["x"], ["z"], [Argument<"n", "float", "1">]>]>; // error: Plain has no attribute 'n' of type float
def Of : Plainly<[Node<"Plain", ["x"], ["z"], [Reference<"n", "int", "k">]>]>; // error: the function has no attribute 'k'
def Inner : Plainly<[Node<"Plain", ["x"], ["z"], [Branch<"body", [], ["w"], []>]>]>; // error: the value 'w' is not defined where it is used
def Hides : Plainly<[Node<"Plain", ["x"], ["z"], [Branch<"body", ["x"], [], []>]>]>; // error: the value 'x' is defined twice
def Names : Plainly<[Node<"Plain", ["x"], ["z"]>]> { // error: the body's inputs and outputs are not those of the schema
  let inputs = ["x"];
}
