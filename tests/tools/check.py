"""`shlo check`: what it says of good and wrong programs, of every form, and for a target.

usage: check.py SHLO ARTIFACT (3 functions, 64 ops) JAX_EXPORT (2 functions, 27 ops)
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import sys

from command import Cases

cases = Cases(sys.argv[1])
case, usage, write, read = cases.case, cases.usage, cases.write, cases.read
for name, source in [("lstm.bc", sys.argv[2]), ("exported.jax", sys.argv[3])]:
    with open(source, "rb") as file:
        write(name, file.read())


def check_json(*arguments, status=0, stdin=b""):
    result = cases.run("check", "--json", *arguments, stdin=stdin)
    assert (result.status, result.err) == (status, ""), result
    return json.loads(result.out)


def equal(what, got, expected, twin):
    assert got == expected, f"{what}: {got!r}, expected {expected!r}"
    assert got != twin, what


ONE = "func.func @main() {\n  return\n}\n"
WRONG = """func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %a : tensor<2xf32>
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1>} : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
"""
write("one.mlir", ONE)
write("module.mlir", "module {\n}\n")
write("wrong.mlir", WRONG)
write("syntax.mlir", "func.func @main() {\n  retrun\n}\n")
write("damaged.bc", read("lstm.bc")[:5000])
write("tan.mlir", "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.tan %a : tensor<4xf32>\n"
      "  %1 = stablehlo.tan %0 : tensor<4xf32>\n  return %1 : tensor<4xf32>\n}\n")
case("convert", "tan.mlir", "-o", "tan.bc")
case("convert", "tan.mlir", "-o", "nowhere.bc", "--no-locations")
case("convert", "lstm.bc", "-o", "lstm.vhlo.mlir")
case("convert", "lstm.bc", "-o", "lstm.mlir")

# --- Good programs: form, functions, ops ---
GOOD = {"one.mlir": "text, 1 function, 2 ops", "module.mlir": "text, 0 functions, 0 ops",
        "lstm.mlir": "text, 3 functions, 64 ops", "lstm.bc": "portable artifact, 3 functions, 64 ops",
        "lstm.vhlo.mlir": "text of a versioned program, 3 functions, 64 ops",
        "exported.jax": "JAX export, 2 functions, 27 ops"}
for name, facts in GOOD.items():
    case("check", name, out=f"{name}: good ({facts})\n")
case("check", *GOOD, out="".join(f"{name}: good ({facts})\n" for name, facts in GOOD.items()))
case("check", "-", out="<stdin>: good (text, 1 function, 2 ops)\n", stdin=ONE.encode())
equal("good", check_json("lstm.bc", "-", stdin=ONE.encode()),
      [{"file": "lstm.bc", "good": True, "content": "portable artifact", "functions": 3, "ops": 64},
       {"file": "<stdin>", "good": True, "content": "text", "functions": 1, "ops": 2}], [])

# --- Wrong ones: the place, the line and a caret ---
TRANSPOSE = ("wrong.mlir:3:8: error: ", "[transpose_c2]",
             '\n    %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1>} : (tensor<2xf32>) -> tensor<2xf32>\n'
             "         ^\n")
case("check", "wrong.mlir", status=1, err=TRANSPOSE)
case("check", "syntax.mlir", status=1, err=["syntax.mlir:2:3: error: ", "retrun", "\n    retrun\n    ^\n"])
case("check", "damaged.bc", status=1, err=["damaged.bc: byte ", ": error: "])
# The others are checked as well; the worst decides.
for names in [["wrong.mlir", "one.mlir"], ["one.mlir", "wrong.mlir"], ["missing", "one.mlir", "wrong.mlir"]]:
    result = case("check", *names, status=1, out="one.mlir: good (text, 1 function, 2 ops)\n", err=TRANSPOSE)
    assert ("missing: No such file or directory\n" in result.err) == ("missing" in names)
reports = check_json("wrong.mlir", "missing", "damaged.bc", ".", "one.mlir", status=1)
equal("good", [one["good"] for one in reports], [False, False, False, False, True], [])
equal("files", [one["file"] for one in reports], ["wrong.mlir", "missing", "damaged.bc", ".", "one.mlir"], [])
equal("codes", [one.get("code") for one in reports], ["SHLO_INVALID_PROGRAM", None, "SHLO_MALFORMED", None, None], [])
equal("contents", [one.get("content") for one in reports], ["text", None, "portable artifact", None, "text"], [])
equal("missing", reports[1], {"file": "missing", "good": False, "code": None,
                              "message": "missing: No such file or directory", "diagnostics": []}, reports[3])
finding, = reports[0]["diagnostics"]
equal("finding", {key: finding[key] for key in finding if key != "message"},
      {"op": "stablehlo.transpose", "subject": "permutation", "constraint": "transpose_c2", "file": "wrong.mlir",
       "line": 3, "column": 8}, {})
assert finding["message"] in reports[0]["message"] or reports[0]["message"] in finding["message"], reports[0]
finding, = reports[2]["diagnostics"]
assert 0 < finding["offset"] < 5000 and "line" not in finding and "file" not in finding, finding

# --- For a target ---
case("check", "--target", "1.4.0", "tan.mlir",
     out="tan.mlir: good (text, 1 function, 4 ops, for StableHLO 1.4.0, needs 1.4.0)\n")
case("check", "--target", "1.16.0", "one.mlir", "tan.bc",
     out="one.mlir: good (text, 1 function, 2 ops, for StableHLO 1.16.0, "
     "needs 0.9.0)\ntan.bc: good (portable artifact, 1 function, 4 ops, for StableHLO 1.16.0, needs 1.4.0)\n")
BLOCKED = "".join(f"tan.mlir:{line}:8: error: op 'stablehlo.tan': needs version 1.4.0\n" for line in [2, 3])
for name in ["tan.mlir", "tan.bc"]:
    case("check", "--target", "1.3.0", name, status=1,
         err=f"{BLOCKED}{name}: needs StableHLO 1.4.0, which is newer than 1.3.0\n")
# Without locations the file is named.
case("check", "--target", "1.3.0", "nowhere.bc", status=1,
     err="nowhere.bc: error: op 'stablehlo.tan' in @main: needs version 1.4.0\n" * 2 +
     "nowhere.bc: needs StableHLO 1.4.0, which is newer than 1.3.0\n")
case("check", "--target", "1.3.0", "nowhere.bc", "one.mlir", status=1, err=["nowhere.bc: error: "],
     out="one.mlir: good (text, 1 function, 2 ops, for StableHLO 1.3.0, needs 0.9.0)\n")
good, blocked = check_json("--target", "1.3.0", "one.mlir", "nowhere.bc", status=1)
equal("good", good, {"file": "one.mlir", "good": True, "content": "text", "functions": 1, "ops": 2, "target": "1.3.0",
                     "minimum_version": "0.9.0"}, blocked)
equal("blocked", {key: blocked[key] for key in blocked if key not in ["message", "diagnostics"]},
      {"file": "nowhere.bc", "good": False, "content": "portable artifact", "functions": 1, "ops": 4, "target": "1.3.0",
       "minimum_version": "1.4.0", "code": "SHLO_VERSION"}, good)
# What no version can express is wrong for every target, but not without one.
write("chlo.mlir", "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = chlo.erf %a : tensor<2xf32> -> tensor<2xf32>\n"
      "  return %0 : tensor<2xf32>\n}\n")
case("check", "chlo.mlir", out="chlo.mlir: good (text, 1 function, 3 ops)\n")
case("check", "chlo.mlir", "--target", "none", status=1, err=["chlo.mlir:2:8: error: ", "chlo.erf"])
equal("minimum", check_json("chlo.mlir", "--target", "none", status=1)[0]["minimum_version"], None, "1.22.0")
for target in ["0.8.0", "2.0.0", "1.2", "1.2.3.4", "week5", "newest", "", "-1.0.0"]:
    result = cases.run("check", "one.mlir", f"--target={target}")
    assert result.status == 2 and result.out == "" and result.err.startswith("shlo: --target: "), result
    assert result.err.endswith("\nTry 'shlo check --help'.\n"), result
cases.done(36)
