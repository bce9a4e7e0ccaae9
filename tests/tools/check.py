"""`shlo check`: what it says of good and wrong programs, of every form, and for a target.

usage: check.py SHLO ARTIFACT (3 functions, 64 ops) JAX_EXPORT (2 functions, 27 ops) TOOLS_MD
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import re
import shutil
import subprocess
import sys

from command import Cases

cases = Cases(sys.argv[1])
case, usage, write, read = cases.case, cases.usage, cases.write, cases.read
for name, source in [("lstm.bc", sys.argv[2]), ("exported.jax", sys.argv[3])]:
    with open(source, "rb") as file:
        write(name, file.read())


def findings(*arguments, status=1, stdin=b""):
    """What --json prints: an object in each line. The message, whose words may change, is looked at and left out."""
    result = cases.run("check", "--json", *arguments, stdin=stdin)
    assert (result.status, result.err) == (status, ""), result
    found = [json.loads(line) for line in result.out.splitlines()]
    assert all(len(one.pop("message")) > 10 for one in found), result
    return found


def equal(what, got, expected, twin=None):
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
case("check", "--json", "lstm.bc", "-", stdin=ONE.encode())

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

# --- For editors and bots: range, severity, rule, op, a line for each finding ---
WRONG_FINDING = {"file": "wrong.mlir", "line": 3, "column": 8, "end_line": 3, "end_column": 29, "severity": "error",
                 "constraint": "transpose_c2", "op": "stablehlo.transpose", "subject": "permutation",
                 "code": "SHLO_INVALID_PROGRAM", "program": "wrong.mlir"}
assert WRONG.splitlines()[2][7:28] == '"stablehlo.transpose"'
found = findings("wrong.mlir", "missing", "damaged.bc", ".", "one.mlir")
equal("files", [one["file"] for one in found], ["wrong.mlir", "missing", "damaged.bc", "."], [])
equal("finding", found[0], WRONG_FINDING, {**WRONG_FINDING, "end_column": 30})
equal("missing", found[1], {"file": "missing", "severity": "error", "program": "missing"}, found[3])
equal("damaged", {key: found[2][key] for key in found[2] if key != "offset"},
      {"file": "damaged.bc", "severity": "error", "code": "SHLO_MALFORMED", "program": "damaged.bc"}, found[2])
assert 0 < found[2]["offset"] < 5000, found[2]
equal("stdin", [(one["file"], one["program"]) for one in findings("-", stdin=WRONG.encode())],
      [("<stdin>", "<stdin>")], [])
# Several in one file: the range is a name, a value; there is none behind the end of a line.
write("several.mlir", "func.func @main(%a: tensor<2xf32>) {\n"
      "  %1 = x.y %a\n"
      "  %2 = stablehlo.abs %a : tensor<3xf32>\n"
      "  stablehlo.abs\n"
      "  return\n}\n")
lines = read("several.mlir").decode().splitlines()
found = findings("several.mlir")
words = [lines[one["line"] - 1][one["column"] - 1:one.get("end_column", 0) - 1] for one in found]
equal("words", words, WORDS := ["x.y", "%a", ""], WORDS[1:])
write("letter.mlir", "func.func @main() {\n  stablehlo.abs \u00e9\n  return\n}\n")
equal("letter", [(one["column"], one["end_column"]) for one in findings("letter.mlir")], [(17, 19)], [(17, 18)])
assert all(one.get("end_line", one["line"]) == one["line"] for one in found), found
# A finding about an artifact is where its source was, and names the artifact as well.
equal("blockers", findings("--target", "1.3.0", "tan.bc"),
      [{"file": "tan.mlir", "line": line, "column": 8, "severity": "error", "op": "stablehlo.tan", "version": "1.4.0",
        "code": "SHLO_VERSION", "program": "tan.bc"} for line in [2, 3]], [])
# Bytes that are no UTF-8, and control characters: each finding stays one line of JSON.
write("bytes.mlir", b'func.func @main() {\n  "x\xff\x01\n.y"() : () -> ()\n  return\n}\n')
assert len(findings("bytes.mlir")) >= 1

# --- What docs/tools.md says ---
with open(sys.argv[4]) as file:
    docs = file.read()
example, = re.findall(r'^{"file":.*}$', docs, re.M)
write("model.mlir", WRONG)
case("check", "--json", "model.mlir", status=1, out=example + "\n")
keys = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", docs.split("`--json` prints one line")[1], re.M))))
assert {key for one in findings("model.mlir", "damaged.bc") + findings("tan.bc", "--target", "1.3.0") for key in one} <= keys
pattern = re.compile(json.loads('"' + re.search(r'"regexp": "(.*)"', docs).group(1) + '"'))
printed = case("check", "model.mlir", status=1, err=["model.mlir:3:8: "]).err.splitlines()
equal("problem matcher", pattern.match(printed[0]).groups()[:4], ("model.mlir", "3", "8", "error"))
assert not pattern.match(printed[1]), printed
if shutil.which("jq"):
    filters = re.findall(r"^shlo check --json \*\.mlir \| (jq .*)$", docs, re.M)
    shown = [subprocess.run(["bash", "-c", f'"{cases.shlo}" check --json model.mlir | {one}'], cwd=cases.folder,
                            stdout=subprocess.PIPE, text=True, check=True).stdout for one in filters]
    message = json.loads(example)["message"]
    equal("GitHub", shown[0], f"::error file=model.mlir,line=3,col=8,endColumn=29,title=transpose_c2::{message}\n", shown[1])
    equal("reviewdog", json.loads(shown[1]),
          {"message": message, "severity": "ERROR", "code": {"value": "transpose_c2"}, "location": {
              "path": "model.mlir", "range": {"start": {"line": 3, "column": 8}, "end": {"line": 3, "column": 29}}}})
else:
    print("left out: what jq makes of findings (no jq)")

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
equal("blocked", findings("--target", "1.3.0", "one.mlir", "nowhere.bc"),
      [{"file": "nowhere.bc", "severity": "error", "op": "stablehlo.tan", "version": "1.4.0", "code": "SHLO_VERSION",
        "program": "nowhere.bc"}] * 2, [])
# What no version can express is wrong for every target, but not without one.
write("chlo.mlir", "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = chlo.erf %a : tensor<2xf32> -> tensor<2xf32>\n"
      "  return %0 : tensor<2xf32>\n}\n")
case("check", "chlo.mlir", out="chlo.mlir: good (text, 1 function, 3 ops)\n")
case("check", "chlo.mlir", "--target", "none", status=1, err=["chlo.mlir:2:8: error: ", "chlo.erf"])
assert "version" not in findings("chlo.mlir", "--target", "none")[0]
for target in ["0.8.0", "2.0.0", "1.2", "1.2.3.4", "week5", "newest", "", "-1.0.0"]:
    result = cases.run("check", "one.mlir", f"--target={target}")
    assert result.status == 2 and result.out == "" and result.err.startswith("shlo: --target: "), result
    assert result.err.endswith("\nTry 'shlo check --help'.\n"), result
cases.done(36)
