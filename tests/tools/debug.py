"""`shlo diff`, `shlo run --stop-at-nan` and `--trace`.

usage: debug.py SHLO
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import os
import sys

from command import Cases, npy

cases = Cases(sys.argv[1])
case, usage, write, read = cases.case, cases.usage, cases.write, cases.read

PROGRAM = """func.func @main(%n: tensor<i32>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<4xf32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %k = stablehlo.add %i, %one : tensor<i32>
    %h = func.call @step(%y, %half) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %k, %h : tensor<i32>, tensor<4xf32>
  }
  %p = stablehlo.compare GT, %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %b = "stablehlo.if"(%p) ({
    %m = stablehlo.negate %r#1 : tensor<4xf32>
    stablehlo.return %m : tensor<4xf32>
  }, {
    %q = stablehlo.constant dense<2.0> : tensor<4xf32>
    stablehlo.return %q : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %s = "stablehlo.reduce"(%b, %none) ({
  ^bb0(%a: tensor<f32>, %d: tensor<f32>):
    %e = stablehlo.add %a, %d : tensor<f32>
    stablehlo.return %e : tensor<f32>
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %b, %s : tensor<4xf32>, tensor<f32>
}
func.func private @step(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.subtract %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
write("base.mlir", PROGRAM)
write("x.npy", npy("<f4", (4,), [1, 2, 3, 4]))
for count in (0, 3):
    write(f"{count}.npy", npy("<i4", (), [count]))
GIVEN = {count: ["--input", f"{count}.npy", "--input", "x.npy"] for count in (0, 3)}


def changed(old, new):
    """The program with another op, and the line of that."""
    assert PROGRAM.count(old) == 1, old
    write("changed.mlir", PROGRAM.replace(old, new))
    return PROGRAM[:PROGRAM.index(old)].count("\n") + 1


# --- Nothing differs. 7 values of the loop's 4 conditions and 3 bodies of 3 ops each, and of the rest. ---
write("twin.mlir", PROGRAM)
case("diff", "base.mlir", "twin.mlir", *GIVEN[3], out=["compared  ", "output 0  equal\noutput 1  equal\nno difference\n"])

# --- One op differs: that one is named, with its operands, its iteration, and how far it is off. ---
for old, new, name, more in [
        ("%half = stablehlo.constant dense<0.5>", "%half = stablehlo.constant dense<0.75>", "constant", []),
        ("subtract %a, %b", "add %a, %b", "subtract",
         [", iteration 0\n", "first at [0]: 0.5, and 1.5; differs by up to 1\n", "operand 0, input 1: equal\n",
          "operand 1, stablehlo.constant: equal\n"]),
        ("negate %r#1", "abs %r#1", "negate", ["operand 0, stablehlo.while: equal\n"]),
        ("%e = stablehlo.add %a, %d", "%e = stablehlo.maximum %a, %d", "reduce", ["%e = stablehlo.add", "output 1  differs"]),
        ("compare GT, %n, %one", "compare LT, %n, %one", "compare", [])]:
    line = changed(old, new)
    # The op is known by its line; values of an op in a reduction are those of the reduction.
    if name == "reduce":
        more = [one.replace("%e = ", "") for one in more]
    case("diff", "base.mlir", "changed.mlir", *GIVEN[3], status=1,
         out=["first difference  stablehlo." + name, f"at base.mlir:{line}:", *more] if name != "subtract" else
         ["first difference  stablehlo.subtract", more[0], f"at base.mlir:{line}:", *more[1:]])
# A constant in a branch that is not taken is no value of the run.
changed("%q = stablehlo.constant dense<2.0>", "%q = stablehlo.constant dense<3.0>")
case("diff", "base.mlir", "changed.mlir", *GIVEN[3], out=["no difference\n"])
line = changed("%q = stablehlo.constant dense<2.0>", "%q = stablehlo.constant dense<3.0>")
case("diff", "base.mlir", "changed.mlir", *GIVEN[0], status=1,
     out=["first difference  stablehlo.constant", f"at base.mlir:{line}:", "first at [0]: 2, and 3; differs by up to 1\n"])
# The tolerance, and two precisions.
changed("%half = stablehlo.constant dense<0.5>", "%half = stablehlo.constant dense<0.5001>")
case("diff", "base.mlir", "changed.mlir", *GIVEN[3], "--tolerance", "0.01", out=["equal within", "no difference\n"])
case("diff", "base.mlir", "changed.mlir", *GIVEN[3], "--tolerance", "0", status=1, out=["first difference  stablehlo.constant"])

# --- An op is gone. ---
write("fewer.mlir", PROGRAM.replace("""  %p = stablehlo.compare GT""", """  %z = stablehlo.add %r#1, %half : tensor<4xf32>
  %p = stablehlo.compare GT"""))
case("diff", "fewer.mlir", "base.mlir", *GIVEN[3], out=["no difference\n"])
case("diff", "base.mlir", "fewer.mlir", *GIVEN[3], out=["no difference\n"])

# --- A folder of values: of this run, and with one that was changed. ---
case("run", "base.mlir", *GIVEN[3], "--probe-dir", "values", out=["recorded  "])
rows = read("values/index.tsv").decode().splitlines()
case("diff", "base.mlir", "values", *GIVEN[3], out=[f"read      {len(rows) - 1} values of values\n", "no difference\n"])
name = next(row.split("\t")[0] for row in rows if "stablehlo.negate" in row)
write(f"values/{name}", npy("<f4", (4,), [0, 0, 0, 7]))
case("diff", "base.mlir", "values", *GIVEN[3], status=1, out=["first difference  stablehlo.negate", "equal\n"])
# One of the reference's form: probes are numbered by op, and there once for each iteration.
os.makedirs(cases.path("probes"))
write("probes/index.csv", "".join(f"probe3,tensor<4xf32>,/elsewhere/probe{i + 1}.npy\n" for i in range(3)))
for i in range(3):
    header = b"{'descr': '<f4', 'fortran_order': False, 'shape' : (4,), }      \n"
    write(f"probes/probe{i + 1}.npy", b"\x93NUMPY\x01\x00" + bytes([len(header), 0]) + header +
          npy("<f4", (4,), [1 - (i + 1) / 2 + k + (i == 2) for k in range(4)])[-16:])
case("diff", "base.mlir", "probes", *GIVEN[3], status=1,
     out=["read      3 values of probes\n", "compared  3 values\n", ", iteration 2\n", "differs by up to 1\n"])
write("probes/index.csv", "")
case("diff", "base.mlir", "probes", *GIVEN[3], status=1, err=["probes/index.csv: has no values\n"])

# --- The pass after which outputs differ. There is none among those that keep values. ---
case("diff", "base.mlir", *GIVEN[3], "--bisect", "builtin.module(func.func(chlo-legalize-to-stablehlo),remove-sharding)",
     out="func.func(chlo-legalize-to-stablehlo)  outputs are equal\nremove-sharding  outputs are equal\n")
case("diff", "base.mlir", *GIVEN[3], "--bisect", "no-such-pass", status=1, err=["no-such-pass"])

usage("diff", "base.mlir", message="two programs, or a program and a folder, are compared")
usage("diff", "base.mlir", "twin.mlir", "--bisect", "remove-sharding", message="--bisect takes one program")

# --- The first NaN ---
write("nan.mlir", """func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %inf = stablehlo.constant dense<0x7F800000> : tensor<4xf32>
  %0 = stablehlo.minimum %x, %inf : tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  %2 = stablehlo.log %1 : tensor<4xf32>
  %3 = stablehlo.add %2, %2 : tensor<4xf32>
  return %3 : tensor<4xf32>
}
""")
write("below.npy", npy("<f4", (4,), [-1, -2, -3, -4]))
case("run", "nan.mlir", "--input", "x.npy", "--stop-at-nan", status=1,
     out=["first NaN or infinity  stablehlo.log: 4 elements\n", "stablehlo.log", "at nan.mlir:5:"])
case("run", "nan.mlir", "--input", "below.npy", "--stop-at-nan", out=["output 0  tensor<4xf32>"])

# --- Traces ---
KEYS = {"M": {"name", "ph", "pid", "args"}, "X": {"name", "cat", "ph", "ts", "dur", "pid", "tid", "args"}}


def trace(path):
    """The events of a trace, which must be of the form of Chrome's trace events."""
    whole = json.loads(read(path))
    assert set(whole) <= {"displayTimeUnit", "traceEvents", "otherData"}
    for event in whole["traceEvents"]:
        assert KEYS[event["ph"]] <= set(event), event
        assert isinstance(event["name"], str) and isinstance(event["args"], dict), event
        if event["ph"] == "X":
            assert event["ts"] >= 0 and event["dur"] >= 0 and isinstance(event["tid"], int), event
    return [event for event in whole["traceEvents"] if event["ph"] == "X"]


case("run", "base.mlir", *GIVEN[3], "--trace", "trace.json", out=["output 0", " 0.5 -0.5 -1.5 -2.5\n", "output 1", " -4\n"])
events = trace("trace.json")
kernels = [event for event in events if event["cat"] == "kernel"]
spans = {event["name"]: event for event in events if event["cat"] == "span"}
assert set(spans) == {"load base.mlir", "plan base.mlir", "run base.mlir", "prepare", "finish"}, spans
place = PROGRAM[:PROGRAM.index("stablehlo.subtract")].count("\n") + 1
subtractions = [event for event in kernels if event["args"].get("op") == "stablehlo.subtract"]
assert [event["args"]["iteration"] for event in subtractions] == [0, 1, 2], subtractions
assert all(event["args"]["type"] == "tensor<4xf32>" and event["args"]["bytes_written"] == 16 and
           event["args"]["location"] == f"base.mlir:{place}:8" for event in subtractions), subtractions
run = spans["run base.mlir"]
assert all(run["ts"] - 1 <= event["ts"] and event["ts"] + event["dur"] <= run["ts"] + run["dur"] + 1 for event in kernels)
parts = sum(event["dur"] for event in kernels) + spans["prepare"]["dur"] + spans["finish"]["dur"]
assert 0.95 <= parts / run["dur"] <= 1.01, parts / run["dur"]
# Members of a group.
write("group.mlir", """func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  %1 = stablehlo.tanh %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
""")
case("run", "group.mlir", "--input", "x.npy", "--trace", "group.json", out=["output 0", " 0.9640"])
group = next(event for event in trace("group.json") if event["name"] == "fusion of 2 ops")
assert [one["op"] for one in group["args"]["members"]] == ["stablehlo.add", "stablehlo.tanh"], group
case("run", "group.mlir", "--input", "x.npy", "--trace", "nowhere/group.json", status=1, err=["nowhere/group.json: "])

# --- Traces of passes ---
case("opt", "base.mlir", "-o", "small.mlir", "--pass", "canonicalize,cse", "-O", "--trace", "opt.json",
     err=["canonicalize", "symbol-dce"])
events = trace("opt.json")
spans = {event["name"]: event for event in events if event["cat"] == "span"}
passes = [event for event in events if event["cat"] == "pass"]
assert set(spans) == {"load base.mlir", "passes"}, spans
assert [event["name"] for event in passes] == [
    "canonicalize", "cse", "inline", "symbol-dce", "stablehlo-target-independent-optimization", "canonicalize", "cse",
    "symbol-dce"], passes
whole = spans["passes"]
for event, following in zip(passes, passes[1:]):  # one after the other, and each finds what the one before left
    assert event["ts"] + event["dur"] <= following["ts"] + 1, (event, following)
    assert event["args"]["ops_after"] == following["args"]["ops_before"], (event, following)
assert whole["ts"] <= passes[0]["ts"] + 1, passes[0]
assert passes[-1]["ts"] + passes[-1]["dur"] <= whole["ts"] + whole["dur"] + 1, passes[-1]
case("opt", "base.mlir", "-o", "small.mlir", "-O", "--trace", "nowhere/opt.json", status=1, err=["nowhere/opt.json: "])
cases.done(27)
