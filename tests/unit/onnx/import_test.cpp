// Models as modules: what exporters write and other importers stumble over, and what is refused. The bytes are put
// together here, field by field (onnx.proto); the modules are made through the C API.
#include "loaded_model.h"
#include "model_bytes.h"

#include <catch2/catch.hpp>

namespace {

using namespace model_bytes;

const std::string x = inputPart(value("x")), y = outputPart(value("y"));
const std::string relu = nodePart(node("Relu", {"x"}, {"y"}));

} // namespace

TEST_CASE("a model is a module", "[onnx][import]") {
  const std::string graph = inputPart(value("x", tensorType(Float, {"batch", "3", ""}))) +
                            outputPart(value("y", tensorType(Float, {"batch", "3", "len"}))) +
                            nodePart(node("LeakyRelu", {"x"}, {"y"},
                                          bytes(3, "leak") + bytes(5, bytes(1, "alpha") + varint(2 << 3 | 5) +
                                                                          std::string("\0\0\0\x3f", 4) + number(20, 1))));
  accepts(model(graph) + bytes(2, "maker") + number(5, 7),
          {"onnx.ir_version = 8 : i64", "onnx.model_version = 7 : i64", "onnx.opset_import = {ai.onnx = 13 : i64}",
           "onnx.producer_name = \"maker\"",
           "%arg0: tensor<?x3x?xf32> {onnx.dim_params = \"0:batch\", onnx.name = \"x\"}",
           "\"onnx.LeakyReluV6\"(%arg0) {alpha = 5.000000e-01 : f32, onnx.dim_params = [\"0:batch,2:len\"], "
           "onnx.names = [\"y\"], onnx_node_name = \"leak\"}",
           "onnx.Return %0 {onnx.name = \"g\"} : tensor<?x3x?xf32>"});
}

TEST_CASE("initializers are constants, or defaults of inputs", "[onnx][import]") {
  accepts(model(initializerPart(floats("w", 2)) + x + y + nodePart(node("Add", {"x", "w"}, {"y"}))),
          {"%0 = onnx.Initializer {onnx.names = [\"w\"]} dense<0.000000e+00> : tensor<2xf32>", "(%arg0, %0)"});
  // Before IR 4 all of them had to be inputs.
  accepts(model(initializerPart(floats("w", 2)) + x + inputPart(value("w")) + y +
                    nodePart(node("Add", {"x", "w"}, {"y"})),
                opset("", 7), 3),
          {"%arg1: tensor<2xf32> {onnx.default = dense<0.000000e+00> : tensor<2xf32>, onnx.name = \"w\"}"});
  // Whatever the opset's Constant may be: that of opset 1 has floats only.
  accepts(model(initializerPart(number(1, 1) + number(2, Int64) + bytes(8, "n") + bytes(9, std::string(8, '\1'))) + x +
                    y + relu,
                opset("", 6)),
          {"onnx.Initializer {onnx.names = [\"n\"]} dense<72340172838076673> : tensor<1xi64>"});
  refuses(model(initializerPart(floats("w", 2)) + initializerPart(floats("w", 2)) + x + y + relu), "'w'");
  refuses(model(initializerPart(floats("", 2)) + x + y + relu), "an initializer has no name");
  refuses(model(initializerPart(number(1, 3) + number(2, Float) + bytes(8, "w") + bytes(9, "1234")) + x + y + relu),
          "in the initializer 'w'");
  // Elements in another file, which bytes in memory do not have.
  refuses(model(initializerPart(number(1, 1) + number(2, Float) + bytes(8, "w") + number(14, 1) +
                                bytes(13, bytes(1, "location") + bytes(2, "w.bin"))) +
                x + y + relu),
          "w.bin");
}

TEST_CASE("nodes that are out of order are sorted, and told", "[onnx][import]") {
  const std::string second = nodePart(node("Neg", {"h"}, {"y"})), first = nodePart(node("Abs", {"x"}, {"h"}));
  const Loaded sorted = load(model(second + first + x + y));
  REQUIRE(sorted.accepted);
  CHECK(sorted.text.find("onnx.Abs") < sorted.text.find("onnx.Neg"));
  REQUIRE(sorted.warnings.size() == 1);
  CHECK(sorted.warnings[0].find("not in the order") != std::string::npos);
  CHECK(load(model(first + second + x + y)).warnings.empty());
  // One that a subgraph reads.
  const std::string branches = graphAttribute("then_branch", nodePart(node("Neg", {"h"}, {"t"})) + bytes(2, "b") + outputPart(value("t"))) +
                               graphAttribute("else_branch", nodePart(node("Neg", {"x"}, {"t"})) + bytes(2, "b") + outputPart(value("t")));
  const std::string condition = inputPart(value("c", tensorType(Bool, {}))), choice = nodePart(node("If", {"c"}, {"y"}, branches));
  const Loaded moved = load(model(choice + first + x + condition + y));
  INFO(moved.message);
  REQUIRE(moved.accepted);
  CHECK(moved.text.find("%0 = \"onnx.Abs\"(%arg0)") < moved.text.find("onnx.If"));
  CHECK(moved.text.find("\"onnx.Neg\"(%0)") != std::string::npos);
  CHECK(moved.warnings.size() == 1);
  refuses(model(nodePart(node("Add", {"x", "b"}, {"a"})) + nodePart(node("Abs", {"a"}, {"b"})) + x +
                outputPart(value("b"))),
          "in a circle");
}

TEST_CASE("operands may be omitted", "[onnx][import]") {
  accepts(model(nodePart(node("Clip", {"x", "", "m"}, {"y"})) + x + inputPart(value("m", tensorType(Float, {}))) + y),
          {"%0 = \"onnx.NoValue\"() {value} : () -> none", "\"onnx.Clip\"(%arg0, %0, %arg1)"});
  accepts(model(nodePart(node("Clip", {"x", "", ""}, {"y"})) + x + y), {"\"onnx.Clip\"(%arg0, %0, %0)"});
  accepts(model(nodePart(node("Dropout", {"x"}, {"y", ""})) + x + y), {"-> (tensor<2xf32>, none)"});
  refuses(model(nodePart(node("Add", {"", "x"}, {"y"})) + x + y), "operand 0 is omitted");
}

TEST_CASE("names are looked up in the graphs around a subgraph", "[onnx][import]") {
  const std::string f = value("", tensorType(Float, {"2"})), none;
  auto branch = [&](const std::string &name, const std::string &op) {
    return graphAttribute(name, nodePart(node(op, {"x"}, {"t"})) + bytes(2, name) + outputPart(value("t")));
  };
  const std::string cond = inputPart(value("c", tensorType(Bool, {})));
  // The same name in sibling subgraphs, and one that hides a name outside.
  accepts(model(x + cond + y + nodePart(node("If", {"c"}, {"y"}, branch("then_branch", "Abs") + branch("else_branch", "Neg")))),
          {"\"onnx.IfV13\"(%arg1) ({\n      %1 = \"onnx.Abs\"(%arg0)"});
  accepts(model(x + cond + y + nodePart(node("Abs", {"x"}, {"t"})) +
                nodePart(node("If", {"c"}, {"y"}, branch("then_branch", "Abs") + branch("else_branch", "Neg")))),
          {"onnx.Yield"});
  refuses(model(x + cond + y + nodePart(node("If", {"c"}, {"y"}, branch("then_branch", "Abs")))),
          "is empty, but 'else_branch' must be there");
  refuses(model(x + cond + y + nodePart(node("If", {"c"}, {"y"}, branch("then_branch", "Abs") + branch("then_branch", "Abs")))),
          "the attribute 'then_branch' is given twice");
  refuses(model(x + cond + y +
                nodePart(node("If", {"c"}, {"y"},
                              branch("then_branch", "Abs") +
                                  graphAttribute("else_branch", bytes(2, "e") + outputPart(value("x")))))),
          "the output 'x' is not defined in the graph (else_branch in If in main graph)");
  refuses(model(x + cond + y + nodePart(node("Neg", {"t"}, {"y"})) +
                nodePart(node("If", {"c"}, {"z"}, branch("then_branch", "Abs") + branch("else_branch", "Neg")))),
          "the input 't' is not defined");
}

TEST_CASE("domains and opsets", "[onnx][import]") {
  accepts(model(nodePart(node("Relu", {"x"}, {"y"}, bytes(7, "ai.onnx"))) + x + y), {"onnx.Relu"});
  accepts(model(relu + x + y, opset("ai.onnx", 13)), {"onnx.opset_imports = [{domain = \"ai.onnx\", version = 13 : i64}]"});
  accepts(model(relu + x + y, opset("", 13) + opset("", 13) + opset("unused", 99)), {"unused = 99 : i64", "onnx.ReluV13"});
  accepts(model(relu + x + y, opset("", 28)), {"\"onnx.Relu\""});
  accepts(model(relu + x + y, "", 2), {"onnx.ReluV1"}); // before IR 3 there were no imports
  refuses(model(relu + x + y, opset("", 13) + opset("", 12)), "imported with the opsets 13 and 12");
  refuses(model(relu + x + y, opset("", 29)), "needs opset 29 of 'ai.onnx'; this library has 1 to 28");
  refuses(model(relu + x + y, opset("", 0)), "opset 0");
  refuses(model(relu + x + y, opset("ai.onnx.ml", 3)), "which the model does not import");
  refuses(model(relu + x + y, opset("", 13), 0), "not a StableHLO artifact"); // an IR version is all that tells a model
  refuses(model(nodePart(node("Mish", {"x"}, {"y"})) + x + y), "the op 'Mish' came with opset 18 of ai.onnx; the model imports 13");
  refuses(model(nodePart(node("Wish", {"x"}, {"y"})) + x + y), "ai.onnx has no op 'Wish'");
  // Experimental ops of old opsets have no schema any more.
  const Loaded old = load(model(nodePart(node("Wish", {"x"}, {"y"})) + x + y, opset("", 8)));
  CHECK(old.accepted);
  REQUIRE(old.warnings.size() == 1);
  CHECK(old.warnings[0].find("experimental") != std::string::npos);
  // Ops of other domains stay what they are.
  accepts(model(nodePart(node("Wish", {"x"}, {"y"}, bytes(7, "my.domain") + bytes(5, bytes(1, "n") + number(3, 4) + number(20, 2)))) + x + y,
                opset("", 13) + opset("my.domain", 1)),
          {"\"onnx.Custom\"(%arg0) {domain_name = \"my.domain\", function_name = \"Wish\", n = 4 : si64"});
}

TEST_CASE("functions of a model", "[onnx][import]") {
  auto function = [](const std::string &name, const std::string &calls, const std::string &overload = "") {
    return bytes(25, bytes(1, name) + bytes(4, "a") + bytes(5, "b") + bytes(7, node(calls, {"a"}, {"b"}, calls == "Abs" ? "" : bytes(7, "d"))) +
                         bytes(9, number(2, 13)) + bytes(9, bytes(1, "d") + number(2, 1)) + bytes(10, "d") +
                         (overload.empty() ? "" : bytes(13, overload)));
  };
  const std::string imports = opset("", 13) + opset("d", 1);
  const std::string call = nodePart(node("F", {"x"}, {"y"}, bytes(7, "d")));
  accepts(model(call + x + y, imports) + function("F", "Abs"),
          {"\"onnx.Custom\"(%arg0) {domain_name = \"d\", function_name = \"F\"", "func.func private @\"d::F\"(%arg0: !onnx.Unknown",
           "onnx.opset_import = {ai.onnx = 13 : i64, d = 1 : i64}"});
  accepts(model(call + x + y, imports) + function("F", "Abs") + function("F", "Abs", "v2"), {"@\"d::F::v2\""});
  accepts(model(call + x + y, imports) + function("F", "G") + function("G", "Abs"), {"@\"d::G\""});
  refuses(model(call + x + y, imports) + function("F", "Abs") + function("F", "Abs"), "the function 'd::F' is defined twice");
  refuses(model(call + x + y, imports) + function("F", "F"), "calls itself");
  refuses(model(call + x + y, imports) + function("F", "G") + function("G", "F"), "calls itself");
  // One that calls another one, or itself, within branches of If.
  auto conditional = [](const std::string &calls) {
    std::string branches;
    for (const char *name : {"then_branch", "else_branch"})
      branches += graphAttribute(name, nodePart(node(calls, {"a"}, {"t"}, calls == "Abs" ? "" : bytes(7, "d"))) + bytes(2, "b") + outputPart(value("t")));
    return bytes(25, bytes(1, "F") + bytes(4, "a") + bytes(4, "c") + bytes(5, "b") + bytes(7, node("If", {"c"}, {"b"}, branches)) +
                         bytes(9, number(2, 13)) + bytes(9, bytes(1, "d") + number(2, 1)) + bytes(10, "d"));
  };
  const std::string condition = inputPart(value("c", tensorType(Bool, {})));
  const std::string choice = nodePart(node("F", {"x", "c"}, {"y"}, bytes(7, "d"))) + x + condition + y;
  CHECK(load(model(choice, imports) + conditional("G") + function("G", "Abs")).accepted);
  refuses(model(choice, imports) + conditional("F"), "the function 'F' calls itself");
  refuses(model(choice, imports) + conditional("G") + function("G", "F"), "calls itself");
  // A node may take an attribute that it must have from the caller of its function.
  auto joining = [](const std::string &axis) {
    return bytes(25, bytes(1, "F") + bytes(4, "a") + bytes(5, "b") + bytes(6, "along") + bytes(7, node("Concat", {"a", "a"}, {"b"}, axis)) +
                         bytes(9, number(2, 13)) + bytes(10, "d"));
  };
  accepts(model(call + x + y, imports) + joining(bytes(5, bytes(1, "axis") + number(20, 2) + bytes(21, "along"))),
          {"onnx.references = {axis = \"along\"}"});
  refuses(model(call + x + y, imports) + joining(""), "axis is missing");
}

TEST_CASE("values have one definition", "[onnx][import]") {
  refuses(model(relu + relu + x + y), "two values of the graph have the name 'y'");
  refuses(model(nodePart(node("Relu", {"x"}, {"x"})) + x + y), "two values of the graph have the name 'x'");
  refuses(model(nodePart(node("Relu", {"z"}, {"y"})) + x + y), "the input 'z' is not defined (Relu in main graph)");
  refuses(model(relu + x + outputPart(value("z"))), "the output 'z' is not defined in the graph");
  refuses(number(1, 8), "not a StableHLO artifact"); // without a graph it is no model
}

TEST_CASE("types and attributes", "[onnx][import]") {
  // A name that is not UTF-8, an extent of 0, a rank of 0.
  accepts(model(nodePart(node("Relu", {"\xff"}, {"y"})) + inputPart(value("\xff", tensorType(Float, {"0"}))) +
                outputPart(value("y", tensorType(Float, {})))),
          {"tensor<0xf32> {onnx.name = \"\\FF\"}", "-> tensor<f32>"});
  accepts(model(relu + inputPart(value("x", bytes(1, number(1, Float)))) + y), {"tensor<*xf32>"});
  accepts(model(nodePart(node("SequenceLength", {"s"}, {"y"})) +
                inputPart(value("s", bytes(4, bytes(1, tensorType(Float, {}))))) + outputPart(value("y", tensorType(Int64, {})))),
          {"%arg0: !onnx.Seq<tensor<f32>>"});
  std::string nested = tensorType(Float, {});
  for (int i = 0; i < 7; ++i)
    nested = bytes(4, bytes(1, nested)); // sequences of sequences
  refuses(model(relu + inputPart(value("s", nested)) + x + y), "types are nested more than 6 deep");
  refuses(model(relu + inputPart(value("x", tensorType(99, {}))) + y), "the number 99, expected one from 1 to 28");
  refuses(model(relu + inputPart(value("x", tensorType(Float, {"4503599627370497"}))) + y), "more than 4503599627370496 elements");
  // Also without an element, where an extent of 0 stands for any.
  auto empty = [](int64_t extent) {
    return model(initializerPart(number(1, extent) + number(1, 0) + number(1, extent) + number(2, Float) + bytes(8, "w")) + x + y + relu);
  };
  refuses(empty(int64_t(1) << 27), "more than 4503599627370496 elements");
  accepts(empty(int64_t(1) << 26), {"tensor<67108864x0x67108864xf32>"});
  auto withAttribute = [](const std::string &attribute) {
    return model(nodePart(node("LeakyRelu", {"x"}, {"y"}, bytes(5, attribute))) + x + y);
  };
  refuses(withAttribute(bytes(1, "alpha") + number(3, 1) + number(20, 2)), "alpha is not a 32-bit float");
  refuses(withAttribute(bytes(1, "beta") + number(3, 1) + number(20, 2)), "beta is no attribute of LeakyRelu of opset 6");
  refuses(withAttribute(number(3, 1) + number(20, 2)), "an attribute has no name");
  auto custom = [](const std::string &name) {
    return model(nodePart(node("F", {"x"}, {"y"}, bytes(7, "d") + bytes(5, bytes(1, name) + number(3, 1) + number(20, 2)))) + x + y,
                 opset("", 13) + opset("d", 1));
  };
  // Names that no attribute of the module can have.
  for (const char *name : {"domain_name", "onnx_node_name", "a.b"})
    accepts(custom(name), {std::string("onnx.attribute_fields = {") + name + " = {i = 1 : i64, name = "});
  refuses(withAttribute(bytes(1, "alpha")), "the attribute 'alpha' has no value");
  // A list that is empty has no fields.
  accepts(model(nodePart(node("ReduceMax", {"x"}, {"y"}, bytes(5, bytes(1, "axes")))) + x + y), {"axes = []"});
  // An attribute that does not say what it is, as in old files.
  accepts(withAttribute(bytes(1, "alpha") + varint(2 << 3 | 5) + std::string("\0\0\0\x3f", 4)), {"alpha = 5.000000e-01 : f32"});
}

TEST_CASE("what has no form of its own is kept", "[onnx][import]") {
  const std::string typed = bytes(13, value("h", tensorType(Float, {"2"}))); // the type of a result
  const std::string noted = bytes(13, value("y", tensorType(Float, {"2"})) + bytes(3, "a note"));
  const std::string unused = bytes(13, value("nothing", tensorType(Int64, {})));
  accepts(model(nodePart(node("Abs", {"x"}, {"h"})) + nodePart(node("Neg", {"h"}, {"y"})) + x + y + typed + noted + unused),
          {"onnx.value_info = [\"h\", {doc_string = \"a note\", name = \"y\"", "{name = \"nothing\", type = {tensor_type = {elem_type = 7 : i64"});
  const std::string metadata = bytes(14, bytes(1, "k") + bytes(2, "v"));
  accepts(model(nodePart(node("Relu", {"x"}, {"y"}, bytes(99, "later"))) + x + y) + metadata,
          {"onnx.metadata_props = [{key = \"k\", value = \"v\"}]", "onnx.unknown_fields = [\"\\9A\\06\\05later\"]"});
  // A name that onnx.dim_params cannot have.
  accepts(model(relu + inputPart(value("x", tensorType(Float, {"a,b"}))) + y),
          {"dim_param = \"a,b\"", "onnx.dim_params = \"0:a,b\""});
  // A denotation of a dimension, and an extent that an exporter did not know.
  const std::string odd = bytes(1, number(1, Float) + bytes(2, bytes(1, number(1, 2) + bytes(3, "DATA_BATCH")) + bytes(1, number(1, -1))));
  accepts(model(relu + inputPart(value("x", odd)) + y),
          {"%arg0: tensor<2x?xf32>", "denotation = \"DATA_BATCH\"", "dim_value = -1 : i64"});
}

TEST_CASE("files that would take more than they are", "[onnx][import]") {
  // Graphs within graphs.
  std::string graph = nodePart(node("Relu", {"x"}, {"t"})) + outputPart(value("t"));
  for (int i = 0; i < 3000; ++i)
    graph = nodePart(node("If", {"c"}, {"t"}, graphAttribute("then_branch", graph))) + outputPart(value("t"));
  refuses(model(graph + x + inputPart(value("c", tensorType(Bool, {})))), "nesting of messages");
  // Functions that each call the next one twice.
  std::string functions;
  for (int i = 0; i < 64; ++i) {
    const std::string next = "f" + std::to_string(i + 1), domain = bytes(7, "d");
    functions += bytes(25, bytes(1, "f" + std::to_string(i)) + bytes(4, "a") + bytes(5, "b") +
                               bytes(7, node(next, {"a"}, {"c"}, domain)) + bytes(7, node(next, {"c"}, {"b"}, domain)) +
                               bytes(9, bytes(1, "d") + number(2, 1)) + bytes(10, "d"));
  }
  accepts(model(nodePart(node("f0", {"x"}, {"y"}, bytes(7, "d"))) + x + y, opset("", 13) + opset("d", 1)) + functions,
          {"@\"d::f63\""});
  // Tensors without elements that say they have many.
  for (const char *dims : {"\xff\xff\xff\xff\x07\xff\xff\xff\xff\x07", "\xff\xff\xff\xff\xff\xff\xff\xff\x7f"})
    refuses(model(initializerPart(bytes(1, dims) + number(2, Float) + bytes(8, "w")) + x + y + relu), "'w'");
  // Names that are looked up among many others, in no order: attributes, subgraphs, defaults of inputs.
  std::string many, subgraphs, defaults;
  for (int i = 0; i < 30000; ++i) {
    const std::string name = std::to_string(i * 7919 % 30011);
    many += bytes(5, bytes(1, "a" + name) + number(3, 1) + bytes(13, "a note") + number(20, 2));
    subgraphs += graphAttribute("g" + name, bytes(2, "g"));
    defaults += inputPart(value("w" + name)) + initializerPart(floats("w" + std::to_string(i * 31 % 30011), 0));
  }
  const std::string custom = opset("", 13) + opset("d", 1);
  accepts(model(nodePart(node("F", {"x"}, {"y"}, bytes(7, "d") + many)) + x + y, custom), {"a30010 = 1 : si64"});
  CHECK(load(model(nodePart(node("F", {"x"}, {"y"}, bytes(7, "d") + subgraphs)) + x + y, custom)).accepted);
  CHECK(load(model(relu + x + y + defaults)).accepted);
  // One warning for each node would take more than the file.
  std::string experimental;
  for (int i = 0; i < 1000; ++i)
    experimental += nodePart(node("Wish", {"x"}, {"y" + std::to_string(i)}));
  CHECK(load(model(experimental + x + outputPart(value("y0")), opset("", 8))).warnings.size() == 100);
  // One node with many inputs, and many nodes the wrong way round.
  accepts(model(nodePart(node("Concat", Names(100000, "x"), {"y"}, bytes(5, bytes(1, "axis") + number(3, 0) + number(20, 2)))) + x + y),
          {"onnx.Concat"});
  std::string nodes;
  for (int i = 20000; i-- > 0;)
    nodes += nodePart(node("Relu", {"v" + std::to_string(i)}, {"v" + std::to_string(i + 1)}));
  const Loaded loaded = load(model(nodes + inputPart(value("v0")) + outputPart(value("v20000"))));
  CHECK(loaded.accepted);
  CHECK(loaded.warnings.size() == 1);
}
