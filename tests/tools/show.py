"""`shlo show`: the overview, --ops and --json of programs in every form.

usage: show.py SHLO JAX_EXPORT
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import sys

from command import Cases

cases = Cases(sys.argv[1])
case, write, read = cases.case, cases.write, cases.read
with open(sys.argv[2], "rb") as file:
    write("exported.jax", file.read())


def show_json(*arguments):
    result = cases.run("show", "--json", *arguments)
    assert (result.status, result.err) == (0, ""), result
    return json.loads(result.out)


def equal(what, got, expected, twin):
    assert got == expected, f"{what}: {got!r}, expected {expected!r}"
    assert got != twin, what


# --- The overview ---
write("program.mlir", """module @net attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @main(%a: tensor<?x2xf32> {jax.arg = "x"}, %b: tensor<i32>) -> (tensor<?x2xf32> {jax.result_info = "y"}) {
    %0 = stablehlo.tan %a : tensor<?x2xf32>
    %1 = stablehlo.tan %0 : tensor<?x2xf32>
    %c = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
    return %1 : tensor<?x2xf32>
  }
  func.func private @other(tensor<4xf32>)
}
""")
OVERVIEW = """module @net for 2 partitions and 3 replicas
needs StableHLO 1.4.0 or newer
  stablehlo.tan: needs version 1.4.0, 2 times, first at program.mlir:3

functions  2
  @main
    in  tensor<?x2xf32>  {jax.arg = "x"}
    in  tensor<i32>
    out y: tensor<?x2xf32>  {jax.result_info = "y"}
  @other  private
    in  tensor<4xf32>

ops  6 of 4 kinds
  func.func                2
  stablehlo.tan            2
  func.return              1
  stablehlo.constant       1

constants  1, 12 B
       12 B  tensor<3xi32>  @main
"""
case("show", "program.mlir", out=f"program.mlir  text, {len(read('program.mlir'))} B\n{OVERVIEW}")
for target, form in [("1.4.0", "bc"), ("1.22.0", "bc"), ("1.4.0", "vhlo.mlir")]:
    name = f"at.{form}"
    case("convert", "program.mlir", "-o", name, "--target", target, *(["--locations"] if form != "bc" else []))
    size = len(read(name))
    size = f"{size} B" if size < 1000 else f"{size / 1000:.1f} kB"
    kind = f"portable artifact {target} by " if form == "bc" else "text of a versioned program, "
    case("show", name, out=[f"{name}  {kind}", f"{size}\n{OVERVIEW}"])
write("one.mlir", "func.func @main() {\n  return\n}\n")
case("show", "one.mlir", out=["module for 1 partition and 1 replica\nneeds StableHLO 0.9.0 or newer\n\n"
                              "functions  1\n  @main\n\nops  2 of 2 kinds\n", "\nconstants  0, 0 B\n"])
# The second release is the oldest that adds something.
write("second.mlir", "func.func @main(%a: tensor<2xf8E4M3FNUZ>) {\n  return\n}\n")
case("show", "second.mlir", out=["needs StableHLO 0.10.0 or newer\n  func.func: argument 0: f8E4M3FNUZ_v1 needs version "
                                 "0.10.0, at second.mlir:1\n\nfunctions  1\n"])
case("show", "exported.jax",
     out=["exported.jax  JAX export 1.18.0 by StableHLO_v1.18.0, 2.0 kB\nmodule @jit_cholesky for ",
          "@main\n    in  a: tensor<6x6xf32>\n    out result: tensor<6x6xf32>  {jax.result_info = \"result\"}\n"
          "  @cholesky  private\n"])
# What no version can express.
write("chlo.mlir", "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = chlo.erf %a : tensor<2xf32> -> tensor<2xf32>\n"
      "  return %0 : tensor<2xf32>\n}\n")
case("show", "chlo.mlir", out=["replica\n", "chlo.erf", "\n\nfunctions  1\n"])
assert show_json("chlo.mlir")["minimum_version"] is None

# Sizes of files: three digits before the unit changes.
for size, text in [(999, "999 B"), (1000, "1.0 kB"), (99949, "99.9 kB"), (999949, "999.9 kB"), (999950, "1.0 MB"),
                   (999999, "1.0 MB"), (1234567, "1.2 MB")]:
    write("sized.mlir", read("one.mlir") + b"//" + b" " * (size - len(read("one.mlir")) - 2))
    case("show", "sized.mlir", out=[f"sized.mlir  text, {text}\n"])

# Eight private functions are shown, and every public one.
def functions(count, is_private):
    return "".join(f"func.func {'private' if is_private(i) else 'public'} @f{i}() {{\n  return\n}}\n"
                   for i in range(count))


write("functions.mlir", functions(40, lambda i: i % 2))
listed = "".join(f"  @f{i}{'  private' * (i % 2)}\n" for i in range(40) if i % 2 == 0 or i < 16)
case("show", "functions.mlir", out=[f"\nfunctions  40\n{listed}  and 12 private functions more\n\nops"])
write("functions.mlir", functions(20, lambda i: i < 9))
listed = "".join(f"  @f{i}{'  private' * (i < 9)}\n" for i in range(20) if i != 8)
case("show", "functions.mlir", out=[f"\nfunctions  20\n{listed}  and 1 private function more\n\nops"])
write("functions.mlir", functions(9, lambda i: i < 8))
listed = "".join(f"  @f{i}{'  private' * (i < 8)}\n" for i in range(9))
case("show", "functions.mlir", out=[f"\nfunctions  9\n{listed}\nops"])

# Ten constants, the largest first, and the size of the others.
def constants(count):
    ops = "".join(f"  %{i} = stablehlo.constant dense<{list(range(i + 1))}> : tensor<{i + 1}xi16>\n"
                  for i in range(count))
    return f"func.func @main() {{\n{ops}  return\n}}\n"


for count in [10, 12]:
    write("constants.mlir", constants(count))
    lines = "".join(f"  {f'{2 * size} B':>9}  tensor<{size}xi16>  @main\n" for size in range(count, count - 10, -1))
    case("show", "constants.mlir", out=[f"\nconstants  {count}, {count * (count + 1)} B\n{lines}" +
                                        ("        6 B  in 2 more\n" if count == 12 else "")])

# Five reasons for the needed version are shown.
OPS = ["abs", "cbrt", "ceil", "cosine", "exponential", "floor", "log"]
def reasons(count):
    ops = "".join(f"  %{i} = stablehlo.{op} %a : tensor<2xf8E4M3>\n" for i, op in enumerate(OPS[:count]))
    return f"func.func @main(%a: tensor<2xf8E4M3>) {{\n{ops}  return\n}}\n"


counts = {}
for count in [1, 3, 7]:
    write("reasons.mlir", reasons(count))
    result = case("show", "reasons.mlir", out=["\nneeds StableHLO 1.7.0 or newer\n  ", "\n\nfunctions  1\n"])
    lines = result.out.split("or newer\n")[1].split("\n\n")[0].splitlines()
    assert all("1.7.0" in line for line in lines if not line.startswith("  and ")), lines
    counts[count] = lines
assert len(counts[1]) < len(counts[3]) <= 5 and len(counts[7]) == 6, counts
# The function's type is a reason as well.
assert counts[7][5].startswith("  and ") and counts[7][5].endswith(" more"), counts

# --- --ops ---
write("ops.mlir", """func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %p: tensor<i1>) -> (tensor<2x4xf32>, tensor<f32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [HIGH, DEFAULT] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.constant dense<1.5> : tensor<f32>
  %2 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi64>
  %3 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<9xi64>
  %4 = "stablehlo.if"(%p) ({
    stablehlo.return %1 : tensor<f32>
  }, {
    %5 = stablehlo.negate %1 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %6 = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<1x1x1x1x1x1x1x1x2x3xf32>
  %7 = stablehlo.transpose %6, dims = [0, 1, 2, 3, 4, 5, 6, 7, 9, 8] : (tensor<1x1x1x1x1x1x1x1x2x3xf32>) -> tensor<1x1x1x1x1x1x1x1x3x2xf32>
  %8 = stablehlo.custom_call @f(%a) {has_side_effect = true, x.unit, x.f = 2.5 : f64, x.text = "a\\"b", x.type = tensor<2xf32>, x.list = [1, [2, "c"]], x.long = "0123456789012345678901234567890123456789012345678901234567890123456789"} : (tensor<2x3xf32>) -> tensor<2x3xf32> loc("here")
  return %0, %4 : tensor<2x4xf32>, tensor<f32>
}
func.func private @g(tensor<2xi8>) -> tensor<i8>
""")
lines = case("show", "--ops", "ops.mlir", out=["@main(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>, %2: tensor<i1>) -> "
                                               "(tensor<2x4xf32>, tensor<f32>)  ops.mlir:1:1\n"]).out.splitlines()
DOT = ("  %3 = stablehlo.dot_general %0, %1 : tensor<2x4xf32>  {dot_dimension_numbers = {"
       "lhs_contracting_dimensions = [1], "
       "rhs_contracting_dimensions = [0]}, precision_config = [HIGH, DEFAULT]}  ops.mlir:2:8")
for number, line in [
        (1, DOT), (2, "  %4 = stablehlo.constant : tensor<f32>  {value = dense<1.500000e+00>}  ops.mlir:3:8"),
        (3, "  %5 = stablehlo.constant : tensor<8xi64>  {value = dense<[1, 2, 3, 4, 5, 6, 7, 8]>}  ops.mlir:4:8"),
        (4, "  %6 = stablehlo.constant : tensor<9xi64>  {value = 72 B}  ops.mlir:5:8"),
        (5, "  %7 = stablehlo.if %2 : tensor<f32>  ops.mlir:6:8"), (6, "    region 0 ()"),
        (7, "      stablehlo.return %4  ops.mlir:7:5"), (8, "    region 1 ()"),
        (9, "      %8 = stablehlo.negate %4 : tensor<f32>  ops.mlir:9:10"),
        (10, "      stablehlo.return %8  ops.mlir:10:5"),
        (12, "  %10 = stablehlo.transpose %9 : tensor<1x1x1x1x1x1x1x1x3x2xf32>  "
         "{permutation = [0, 1, 2, 3, 4, 5, 6, 7, ...]}  ops.mlir:13:8"),
        (14, "  func.return %3, %7  ops.mlir:15:3"), (15, ""),
        (16, "@g(tensor<2xi8>) -> (tensor<i8>)  private  declared  ops.mlir:17:1")]:
    equal(f"line {number}", lines[number], line, lines[number - 1])
assert len(lines) == 17, lines
for part in ["has_side_effect = true", "x.unit", "x.f = 2.5", 'x.text = "a\\22b"', "x.type = tensor<2xf32>",
             'x.list = [1, [2, "c"]]',
             'x.long = "01234567890123456789012345678901234567890123456789012345678...', "call_target_name = ",
             "  here"]:
    assert part in lines[13] and part not in lines[12], (part, lines[13])
assert "x.unit =" not in lines[13] and "789...," not in lines[13]

# --- Attributes at the limits: eight entries of a list, four levels, sixty characters ---
def shown(attribute):
    write("attribute.mlir", "func.func @main() {\n  %0 = stablehlo.custom_call @f() {has_side_effect = false, "
          f"x.y = {attribute}}} : () -> tensor<i1>\n  return\n}}\n")
    line = next(line for line in cases.run("show", "--ops", "attribute.mlir").out.splitlines() if "custom_call" in line)
    return line.split("x.y = ", 1)[1].rsplit("}  attribute.mlir:2:", 1)[0]


LONG = "0123456789" * 6
for attribute, text in [
        ("[1, 2, 3, 4, 5, 6, 7, 8]", "[1, 2, 3, 4, 5, 6, 7, 8]"),
        ("[1, 2, 3, 4, 5, 6, 7, 8, 9]", "[1, 2, 3, 4, 5, 6, 7, 8, ...]"),
        ("array<i64: 1, 2, 3, 4, 5, 6, 7, 8>", "[1, 2, 3, 4, 5, 6, 7, 8]"),
        ("array<i64: 1, 2, 3, 4, 5, 6, 7, 8, 9>", "[1, 2, 3, 4, 5, 6, 7, 8, ...]"),
        ("array<i1: true, false>", "[1, 0]"), ("[]", "[]"), ("array<i64>", "[]"), ("{}", "{}"),
        ("[[[[1]]]]", "[[[[1]]]]"), ("[[[[[1]]]]]", "[[[[[...]]]]]"),
        ("{a = {b = {c = {d = 1}}}}", "{a = {b = {c = {d = 1}}}}"),
        ("{a = {b = {c = {d = {e = 1}}}}}", "{a = {b = {c = {d = {...}}}}}"),
        (f'"{LONG[:58]}"', f'"{LONG[:58]}"'), (f'"{LONG[:59]}"', f'"{LONG[:59]}...'),
        ("true", "true"), ("false", "false"), ("-3 : i8", "-3"), ("0.5 : f64", "0.5"), ("@g", "@g"),
        ("tensor<2xf32>", "tensor<2xf32>"), ("#stablehlo<fft_type RFFT>", "RFFT"),
        ("#stablehlo.gather<offset_dims = [1], index_vector_dim = 2>", "{offset_dims = [1], index_vector_dim = 2}"),
        ("dense<[1, 2]> : tensor<2xi64>", "dense<[1, 2]>"), ("dense<5> : tensor<999xi64>", "dense<5>"),
        ("dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>", "68 B")]:
    equal(attribute, shown(attribute), text, "")

# --- --json ---
program = show_json("program.mlir")
equal("head", {key: program[key] for key in ["file", "content", "bytes", "version", "producer", "artifact", "readable",
                                             "minimum_version", "module", "partitions", "replicas"]},
      {"file": "program.mlir", "content": "text", "bytes": len(read("program.mlir")), "version": "", "producer": "",
       "artifact": None, "readable": True, "minimum_version": "1.4.0", "module": "net", "partitions": 2, "replicas": 3},
      {})
equal("functions", program["functions"], [
    {"name": "main", "public": True, "arguments": [
        {"name": "", "type": "tensor<?x2xf32>", "element_type": "f32", "shape": [None, 2],
         "attributes": '{jax.arg = "x"}'},
        {"name": "", "type": "tensor<i32>", "element_type": "i32", "shape": [], "attributes": ""}],
     "results": [{"name": "y", "type": "tensor<?x2xf32>", "element_type": "f32", "shape": [None, 2],
                  "attributes": '{jax.result_info = "y"}'}]},
    {"name": "other", "public": False,
     "arguments": [{"name": "", "type": "tensor<4xf32>", "element_type": "f32", "shape": [4], "attributes": ""}], "results": []}],
      [])
equal("ops", {op["name"]: op["occurrences"] for op in program["ops"]},
      {"func.func": 2, "stablehlo.tan": 2, "func.return": 1, "stablehlo.constant": 1}, {})
equal("constants", program["constants"], [{"type": "tensor<3xi32>", "bytes": 12, "function": "main"}], [])
write("unranked.mlir", "func.func @main(%a: tensor<*xf32>, %b: tensor<f32>, %t: !stablehlo.token) {\n  return\n}\n")
arguments = show_json("unranked.mlir")["functions"][0]["arguments"]
equal("unranked", [(one["type"], one["element_type"], one["shape"]) for one in arguments[:2]],
      [("tensor<*xf32>", "f32", None), ("tensor<f32>", "f32", [])], [])
equal("token", (arguments[2]["type"], arguments[2]["element_type"]), ("!stablehlo.token", "none"), ())
bodies = show_json("--ops", "ops.mlir")["functions"]
assert bodies[1]["body"] is None
ops = bodies[0]["body"]["ops"]
equal("arguments", bodies[0]["body"]["arguments"],
      [{"value": "%0", "type": "tensor<2x3xf32>"}, {"value": "%1", "type": "tensor<3x4xf32>"},
       {"value": "%2", "type": "tensor<i1>"}], [])
equal("op", ops[0], {"name": "stablehlo.dot_general", "operands": ["%0", "%1"],
                     "results": [{"value": "%3", "type": "tensor<2x4xf32>"}],
                     "attributes": {"dot_dimension_numbers": "{lhs_contracting_dimensions = [1], "
                                    "rhs_contracting_dimensions = [0]}", "precision_config": "[HIGH, DEFAULT]"},
                     "location": {"file": "ops.mlir", "line": 2, "column": 8, "name": ""}, "regions": []}, ops[1])
equal("regions", [[op["name"] for op in region["ops"]] for region in ops[4]["regions"]],
      [["stablehlo.return"], ["stablehlo.negate", "stablehlo.return"]], [])
equal("location", ops[7]["location"], {"file": "", "line": 0, "column": 0, "name": "here"}, ops[6]["location"])
equal("unit", ops[7]["attributes"]["x.unit"], "unit", "")
# Control characters do not reach the terminal.
write("control.mlir", b'func.func @"a\\01b\\1Fc\\7Fd\\1B[31m~ e"() {\n  return\n}\n')
case("show", "control.mlir", out=["\n  @a?b?c?d?[31m~ e\n"])
equal("control", show_json("control.mlir")["functions"][0]["name"], "a\x01b\x1fc\x7fd\x1b[31m~ e", "")
# Names that are no UTF-8 are shown with a replacement.
write("name.mlir", b'func.func @"f\xff"() {\n  return\n}\n')
equal("name", show_json("name.mlir")["functions"][0]["name"], "f\ufffd", "f")
export = show_json("exported.jax")
equal("export", (export["content"], export["version"], export["producer"], export["artifact"]["functions"][0]),
      ("JAX export", "1.18.0", "StableHLO_v1.18.0",
       {"name": "main", "public": True, "arguments": ["tensor<6x6xf32>"],
        "results": ["tensor<6x6xf32>"]}), ())

# --- An artifact with ops that the library does not know: its tables, with --ops as well ---
write("adds.mlir", "".join(
    f"func.func {'private' if i == 1 else 'public'} @f{i}(%a: tensor<2xf32>) -> tensor<2xf32> {{\n"
    "  %0 = stablehlo.add %a, %a : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n" for i in range(22)))
case("convert", "adds.mlir", "-o", "adds.bc", "--target", "1.0.0")
write("newer.bc", read("adds.bc").replace(b"\0add_v1\0", b"\0add_v9\0"))
TYPE = "tensor<2xf32>"
FUNCTIONS = "".join(f"  @f{i}({TYPE}) -> ({TYPE}){'  private' * (i == 1)}\n" for i in range(20))
for options in [[], ["--ops"]]:
    shown = case("show", *options, "newer.bc", out=[
        "newer.bc  portable artifact 1.0.0 by ", "\nnewer than this library: ", "vhlo.add_v9", "\nMLIR bytecode ",
        ", dialects ", f"\n\nfunctions  22\n{FUNCTIONS}  and 2 more\n\nops  4 kinds\n"])
    lines = shown.out.split("ops  4 kinds\n")[1].splitlines()
    equal("ops", sorted(" ".join(line.split()) for line in lines),
          ["builtin.module 1", "vhlo.add_v9 22 unknown to this library", "vhlo.func_v1 22 since 0.9.0",
           "vhlo.return_v1 22 since 0.9.0"], [])
newer = show_json("newer.bc")
assert newer["readable"] is False and "vhlo.add_v9" in newer["error"] and "functions" not in newer, newer
equal("tables", (len(newer["artifact"]["functions"]), newer["artifact"]["functions"][1]),
      (22, {"name": "f1", "public": False, "arguments": [TYPE], "results": [TYPE]}), ())
write("damaged.bc", read("adds.bc")[:-20])
case("show", "damaged.bc", status=1, err=["damaged.bc: byte ", ": error: the file ends in a section"])

# Names of programs do not reach a terminal as control characters; in JSON they are escaped.
NAME = "a\x1b[2Jb\x7f"
write("control.mlir", r"""module @"a\1B[2Jb\7F" {
  func.func @"a\1B[2Jb\7F"() {
    "x.y"() : () -> () loc("a\1B[2Jb\7F")
    return
  }
}
""")
case("convert", "control.mlir", "-o", "control.bc")
write("control_newer.bc", read("control.bc").replace(b"return_v1\0", b"return_v9\0"))
for options, name, parts in [([], "control.mlir", ["module @a?[2Jb? for ", "\n  @a?[2Jb?\n"]),
                             (["--ops"], "control.mlir", ["@a?[2Jb?() -> ()  ", "  x.y  a?[2Jb?\n"]),
                             ([], "control_newer.bc", ["newer than this library", "\n  @a?[2Jb?() -> ()\n"])]:
    assert "\x1b" not in case("show", *options, name, out=parts).out
    assert "\x7f" not in cases.tried[-1][1].out
assert "\x1b" not in cases.run("show", "--json", "control.mlir").out
equal("names", [show_json("control.mlir")["functions"][0]["name"], show_json("control.mlir")["module"]],
      ["a\x1b[2Jb\x7f"] * 2, ["a?[2Jb?"] * 2)
cases.done(40)
