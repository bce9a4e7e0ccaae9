"""`shlo` on ONNX models: check, show, convert, run.

usage: onnx.py SHLO
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import math
import struct
import sys

from command import Cases, npy

cases = Cases(sys.argv[1])
case, write, read = cases.case, cases.write, cases.read


def field(number, value):
    """A field of a message (onnx.proto); numbers are below 128."""
    if isinstance(value, int):
        return bytes([number << 3, value])
    value = value if isinstance(value, bytes) else value.encode()
    return bytes([number << 3 | 2, len(value)]) + value


def value(name, *dims):
    shape = b"".join(field(1, field(1, dim) if isinstance(dim, int) else field(2, dim)) for dim in dims)
    return field(1, name) + field(2, field(1, field(1, 1) + field(2, shape)))


def model(op, opset=13):
    node = field(1, "x") + field(2, "y") + field(3, "first") + field(4, op)
    graph = field(1, node) + field(2, "net") + field(11, value("x", "batch", 3)) + field(12, value("y", "batch", 3))
    return field(1, 8) + field(2, "me") + field(7, graph) + field(8, field(1, "") + field(2, opset))


write("model.onnx", model("Relu"))
write("newer.onnx", model("Mish"))
write("newest.onnx", model("Relu", 99))
TEXT = """module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 13 : i64}, onnx.producer_name = "me"} {
  func.func @main_graph(%arg0: tensor<?x3xf32> {onnx.dim_params = "0:batch", onnx.name = "x"}) -> (tensor<?x3xf32> {onnx.dim_params = "0:batch", onnx.name = "y"}) {
    %0 = "onnx.ReluV13"(%arg0) {onnx.dim_params = ["0:batch"], onnx.names = ["y"], onnx_node_name = "first"} : (tensor<?x3xf32>) -> tensor<?x3xf32>
    onnx.Return %0 {onnx.name = "net"} : tensor<?x3xf32>
  }
}
"""
case("check", "model.onnx", out="model.onnx: good (ONNX model, 1 function, 3 ops)\n")
case("check", "newer.onnx", status=1, err="newer.onnx: byte 10: error: onnx: the op 'Mish' came with opset 18 of ai.onnx; "
     "the model imports 13 (main graph)\n")
case("show", "model.onnx", out=f"""model.onnx  ONNX model, {len(model("Relu"))} B
IR version 8; opset of ai.onnx 13
made by me
graph net

inputs  1
  x: float[batch,3]

outputs  1
  y: float[batch,3]

ops  1 of 1 kind
  Relu-13       1

initializers  0, 0 B
""")
case("show", "newest.onnx", out=f"""newest.onnx  ONNX model, {len(model("Relu", 99))} B
IR version 8; opset of ai.onnx 99
made by me
graph net

inputs  1
  x: float[batch,3]

outputs  1
  y: float[batch,3]

ops  1 of 1 kind
  Relu-14       1

initializers  0, 0 B
""")
case("show", "--ops", "newest.onnx", status=1, err=f"newest.onnx: byte {len(model('Relu', 99)) - 4}: error: onnx: the model needs opset 99 of 'ai.onnx'; "
     "this library has 1 to 28 (shlo_read_options_set_newer_opsets tries these)\n")
shown = json.loads(cases.run("show", "--json", "model.onnx").out)
value_json = {"type": "float[batch,3]", "element_type": "f32", "shape": ["batch", 3]}
assert shown == {
    "file": "model.onnx", "content": "ONNX model", "bytes": len(model("Relu")), "ir_version": 8, "producer": "me",
    "producer_version": "", "domain": "", "model_version": 0, "doc": "", "graph": "net",
    "opsets": [{"domain": "ai.onnx", "version": 13}], "inputs": [{"name": "x", **value_json, "has_default": False}],
    "outputs": [{"name": "y", **value_json}],
    "ops": [{"domain": "ai.onnx", "name": "Relu", "since": 13, "occurrences": 1}],
    "initializers": [], "external_files": [], "functions": [], "metadata": []}, shown
shown = json.loads(cases.run("show", "--json", "--ops", "model.onnx").out)
assert [op["name"] for op in shown["module"][0]["body"]["ops"]] == ["onnx.ReluV13", "onnx.Return"], shown
case("convert", "model.onnx", "-o", "-", out=TEXT)
case("show", "model.onnx", "--html", "page.html")
graph = json.loads(read("page.html").decode().split('id="program">')[1].split("</script>")[0])["graph"]
assert [(graph["strings"][op[1]], op[8]) for op in graph["ops"]] == [("onnx.ReluV13", -1), ("onnx.Return", -1)], graph
case("convert", "model.onnx", "-o", "out.onnx.mlir")
assert read("out.onnx.mlir").decode() == TEXT, read("out.onnx.mlir")
assert read("out.onnx.mlir").decode() != TEXT.replace("ReluV13", "Relu")
case("check", "out.onnx.mlir", out="out.onnx.mlir: good (text, 1 function, 3 ops)\n")
case("convert", "out.onnx.mlir", "-o", "-", "--to", "text", out=TEXT)
case("convert", "model.onnx", "-o", "out.txt", "--to", "onnx-text")
assert read("out.txt").decode() == TEXT
case("convert", "model.onnx", "-o", "open.mlir")
assert b"func.func @main(%arg0: tensor<?x3xf32>) -> (tensor<?x3xf32>" in read("open.mlir"), read("open.mlir")
case("convert", "model.onnx", "-o", "out.mlir", "--shape", "x=2x3")
LOWERED = """module {
  func.func @main(%arg0: tensor<2x3xf32>) -> (tensor<2x3xf32> {jax.result_info = "y"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}
"""
assert LOWERED in read("out.mlir").decode(), read("out.mlir").decode()
assert LOWERED.replace("maximum", "minimum") not in read("out.mlir").decode()
case("convert", "model.onnx", "-o", "out.mlir.bc", "--shape", "x=2x3", "--target", "week12")
# The artifact, the text and the model itself give the same. TensorProto: dims 2 and 3, float, raw_data.
write("x.pb", b"\x08\x02\x08\x03\x10\x01\x4a\x18" + struct.pack("<6f", -1, 2, -3, 4, -5, 6))
ran = [cases.run("run", program, "--input", "x.pb").out for program in ("out.mlir.bc", "out.mlir", "open.mlir", "model.onnx")]
assert all("tensor<2x3xf32>" in out and "  0 2 0 4 0 6\n" in out for out in ran), ran
# Functions that StableHLO lacks are ops of CHLO in the text, and decomposed in the artifact.
write("erf.onnx", model("Erf"))
case("convert", "erf.onnx", "-o", "erf.mlir", "--shape", "x=2x3")
assert b"chlo.erf" in read("erf.mlir")
case("convert", "erf.onnx", "-o", "erf.mlir.bc", "--shape", "x=2x3", "--target", "week12")
write("erf.pb", b"\x08\x02\x08\x03\x10\x01\x4a\x18" + struct.pack("<6f", *[math.erf(one) for one in (-1, 2, -3, 4, -5, 6)]))
case("run", "erf.mlir.bc", "--input", "x.pb", "--expect", "erf.pb", out=["expect 0  equal within 1e-05"])
case("run", "erf.mlir.bc", "--input", "erf.pb", "--expect", "erf.pb", status=1, out=["expect 0  differs"])
case("convert", "out.onnx.mlir", "-o", "again.onnx")
assert read("again.onnx") == model("Relu"), read("again.onnx")
assert read("again.onnx") != model("Relu", 12)
case("convert", "model.onnx", "-o", "again.bin", "--to", "onnx")
assert read("again.bin") == model("Relu"), read("again.bin")
# Inputs by name and in order, with defaults; outputs by the model's names.
write("scaled.onnx.mlir", """module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 20 : i64}} {
  func.func @main_graph(%w: tensor<2xf32> {onnx.name = "w", onnx.default = dense<[10.0, 20.0]> : tensor<2xf32>},
      %x: tensor<2xf32> {onnx.name = "x"}, %b: tensor<2xf32> {onnx.name = "b"})
      -> (tensor<2xf32> {onnx.name = "/sum:0"}, tensor<2xf32> {onnx.name = "product"}) {
    %p = "onnx.Mul"(%x, %w) {onnx.names = ["product"]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %s = "onnx.Add"(%p, %b) {onnx.names = ["/sum:0"]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    onnx.Return %s, %p : tensor<2xf32>, tensor<2xf32>
  }
}
""")
case("convert", "scaled.onnx.mlir", "-o", "scaled.onnx")
for name, values in {"x": (1, 2), "w": (3, 5), "b": (1, 1), "sum": (11, 41), "product": (10, 40)}.items():
    write(name + ".npy", npy("<f4", (2,), values))
GIVEN = [["--input", "x=x.npy", "--input", "b=b.npy"], ["--input", "b.npy", "--input", "x=x.npy", "--input", "w=w.npy"]]
EXPECTED = ["--expect", "product=product.npy", "--expect", "sum.npy"]
case("run", "scaled.onnx", *GIVEN[0], *EXPECTED, "--output-dir", "results",
     out=["output 0  tensor<2xf32>", "  11 41\n", "  10 40\n", "expect 0  equal", "expect 1  equal"])
assert read("results/product.npy") == read("product.npy") and read("results/_sum_0.npy") == read("sum.npy")
case("run", "scaled.onnx", *GIVEN[1], out=["  4 11\n", "  3 10\n"])
case("run", "scaled.onnx", *GIVEN[1], *EXPECTED, status=1, out=["expect 0  differs first at [0]: 4, expected 11\n"])
SIGNATURE = ("\n  input 0   w: tensor<2xf32>, which has a default\n  input 1   x: tensor<2xf32>\n  input 2   b: tensor<2xf32>\n"
             "  output 0  /sum:0: tensor<2xf32>\n  output 1  product: tensor<2xf32>")
for given in (["x=x.npy"], ["x.npy"] * 4, ["w=w.npy", "x=x.npy"]):
    cases.usage("run", "scaled.onnx", *[word for one in given for word in ("--input", one)],
                message=f"the program takes 3 inputs, {len(given)} given (--input [NAME=]FILE.npy, once per input):{SIGNATURE}")
cases.usage("run", "scaled.onnx", "--input", "x=x.npy", "--input", "x=b.npy", message="--input gives 'x' twice")
cases.usage("run", "scaled.onnx", "--input", "x=", message="--input is NAME=FILE, not 'x='")
case("run", "scaled.onnx", "--input", "y=x.npy", "--input", "x.npy", "--input", "x.npy", status=1,
     err="y=x.npy: No such file or directory\n")
# What cannot be lowered.
case("check", "--lower", "model.onnx", "scaled.onnx", out="model.onnx: good (ONNX model, 1 function, 3 ops)\n"
     "scaled.onnx: good (ONNX model, 1 function, 4 ops)\n")
write("unknown.onnx", model("RandomNormalLike"))
case("check", "unknown.onnx", out="unknown.onnx: good (ONNX model, 1 function, 3 ops)\n")
case("check", "--lower", "unknown.onnx", status=1, err=[
    "ai.onnx.RandomNormalLike of opset 22, 1 node, cannot be lowered to StableHLO: no lowering (",
    "RandomNormalLike 'first' in main graph"])
# Other opsets.
case("convert", "model.onnx", "-o", "older.onnx", "--opset", "6")
assert read("older.onnx") == model("Relu", 6).replace(b"\x08\x08", b"\x08\x03", 1), read("older.onnx")
case("convert", "older.onnx", "-o", "13.onnx", "--opset", "ai.onnx.ml=3", "--opset", "ai.onnx=13")
assert read("13.onnx") == model("Relu", 13).replace(b"\x08\x08", b"\x08\x07", 1), read("13.onnx")
case("check", "--opset", "6", "model.onnx", out="model.onnx: good (ONNX model, 1 function, 3 ops)\n")
write("round.onnx", model("Round"))
case("check", "--opset", "10", "round.onnx", status=1,
     err="round.onnx: error: onnx: 1 node blocks the conversion\nround.onnx: error: Round-11: the op is newer (Round 'first' in main graph)\n")
cases.usage("check", "--opset", "x=", "model.onnx", message="--opset is a number, or DOMAIN=NUMBER, not 'x='")
write("weights.onnx.mlir", """func.func @net(%x: tensor<300xf32> {onnx.name = "x"}) -> (tensor<300xf32> {onnx.name = "y"}) {
  %w = onnx.Initializer {onnx.names = ["w"]} dense<1.0> : tensor<300xf32>
  %y = "onnx.Add"(%x, %w) {sdy.note = 1 : i64} : (tensor<300xf32>, tensor<300xf32>) -> tensor<300xf32>
  onnx.Return %y : tensor<300xf32>
}
""")
case("convert", "weights.onnx.mlir", "-o", "weights.onnx", "--external", "weights.bin",
     err="weights.onnx.mlir: note: onnx: the attribute 'sdy.note' of onnx.Add has no place in a file\n")
assert read("weights.bin") == b"\0\0\x80\x3f" * 300, read("weights.bin")[:8]
assert len(read("weights.onnx")) < 300
case("check", "weights.onnx", out="weights.onnx: good (ONNX model, 1 function, 4 ops)\n")
case("convert", "weights.onnx", "-o", "whole.onnx")
assert b"\0\0\x80\x3f" * 300 in read("whole.onnx")
write("weights.bin", b"short")
place = read("weights.onnx").index(b"\x08\xac\x02\x10\x01")  # the dims and the type of w
case("check", "weights.onnx", status=1, err=f"weights.onnx: byte {place}: error: onnx: tensor 'w' has 1200 bytes from 0 on in "
     "'weights.bin', which has 5, in the initializer 'w' (main graph)\n")
cases.usage("convert", "model.onnx", "-o", "-", "--to", "onnx", "--external", "w",
            message="--external names a file beside OUT, which is standard output")
cases.usage("convert", "model.onnx", "-o", "out.onnx.mlir", "--external", "w",
            message="--external applies to ONNX models; name OUT *.onnx, or say --to onnx")
cases.done(24)
