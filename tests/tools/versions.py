"""The output of `shlo show` and `shlo check --target` about versions.

usage: versions.py SHLO ARTIFACT (one of StableHLO 1.18.0 that every version can express) VERSION_TEST (version_test.c)
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import os
import re
import subprocess
import sys
import tempfile

shlo, artifact, version_test = sys.argv[1:4]

# The blockers: line, op, version, in program order.
PROGRAM = """func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.tan %a : tensor<4xf32>
  %1 = stablehlo.tan %b : tensor<4xf32>
  %2 = stablehlo.compare LT, %0, %1, WEAKORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}
"""
BLOCKERS = [(2, "stablehlo.tan", "1.4.0"), (3, "stablehlo.tan", "1.4.0"), (4, "stablehlo.compare", "1.22.0")]


def numbers(version):
    return tuple(int(part) for part in version.split("."))


def run(*arguments):
    return subprocess.run([shlo, *arguments], capture_output=True, text=True)


def found(run):
    assert run.stderr == "", run.stderr
    return json.loads(run.stdout)


def expect(what, got, wanted):
    assert got == wanted, f"{what}: {got!r}, expected {wanted!r}"


def check(folder):
    program = os.path.join(folder, "program.mlir")
    with open(program, "w") as file:
        file.write(PROGRAM)

    # The versions of the names; version_test.c states those of 4 and 12 weeks.
    oldest, newest = re.search(r"StableHLO (\S+) to (\S+)", run("--version").stdout).groups()
    with open(version_test) as file:
        weeks = dict(re.findall(r'SHLO_COMPATIBILITY_(WEEK_\d+), "(\d+\.\d+\.\d+)"', file.read()))
    week4, week12 = weeks["WEEK_4"], weeks["WEEK_12"]
    assert numbers(oldest) < numbers(week12) < numbers(week4) < numbers(newest), (oldest, week12, week4, newest)
    for name, meant in [("max", oldest), ("none", newest), ("week4", week4), ("week12", week12)]:
        assert f", for StableHLO {meant}, needs " in run("check", "--target", name, artifact).stdout, (name, meant)

    # Every blocker of a target with its location, and nothing else.
    for target, blockers in [("0.9.0", BLOCKERS), ("1.3.7", BLOCKERS), ("1.4.0", BLOCKERS[2:]), ("1.21.0", BLOCKERS[2:]),
                             ("1.22.0", []), ("none", []), ("max", BLOCKERS),
                             ("week12", [one for one in BLOCKERS if numbers(one[2]) > numbers(week12)])]:
        result = run("check", "--target", target, "--json", program)
        expect(target, result.returncode, 1 if blockers else 0)
        expect(target, result.stderr, "")
        findings = [json.loads(line) for line in result.stdout.splitlines()]
        expect(target, [(one["line"], one["op"], one["version"]) for one in findings], blockers)
        expect(target, {one["code"] for one in findings}, {"SHLO_VERSION"} if blockers else set())
        text = run("check", "--target", target, program)
        assert re.search(r"needs (StableHLO )?1\.22\.0\b", text.stderr if blockers else text.stdout), text
        expect(target, text.returncode, 1 if blockers else 0)
        for line, op, version in BLOCKERS:
            listed = any(f"program.mlir:{line}:" in one and op in one and version in one
                         for one in text.stderr.splitlines())
            expect(f"{target}: line {line}", listed, (line, op, version) in blockers)
        expect(target, "good" in text.stdout, not blockers)
    major, minor, _ = numbers(newest)
    for wrong in ["0.8.0", f"{major}.{minor + 1}.0", "1.2", "week5", ""]:
        expect(wrong, run("check", "--target", wrong, program).returncode, 2)

    # Several files: the findings of all, and one with errors decides the exit status.
    missing = os.path.join(folder, "missing")
    reports = run("check", "--target", "1.0.0", "--json", artifact, program, missing, folder)
    expect("findings", [json.loads(line)["program"] for line in reports.stdout.splitlines()],
           [program] * len(BLOCKERS) + [missing, folder])
    expect("findings", reports.returncode, 1)
    reports = run("check", "--json", artifact, program)
    expect("without a target", (reports.returncode, reports.stdout), (0, ""))

    # The version that a program needs, and why. It can be written for that version, but not for the one before.
    shown = run("show", program).stdout
    assert re.search(r"needs StableHLO 1\.22\.0( or newer)?\n", shown) and "stablehlo.compare: " in shown, shown
    expect("show", found(run("show", "--json", program))["minimum_version"], "1.22.0")
    shown = run("show", artifact).stdout
    assert "portable artifact 1.18.0 by StableHLO_v1.18.0" in shown and "needs StableHLO 0.9.0 or newer" in shown, shown
    shown = found(run("show", "--json", artifact))
    expect("version", (shown["version"], shown["producer"], shown["readable"]), ("1.18.0", "StableHLO_v1.18.0", True))
    expect("bytecode", shown["artifact"]["bytecode"], 6)
    expect("dialects", sorted(set(shown["artifact"]["dialects"]) & {"builtin", "vhlo"}), ["builtin", "vhlo"])
    since = {op["name"]: op["since"] for op in shown["artifact"]["ops"]}
    expect("since", (since["vhlo.dot_general_v2"], since["vhlo.add_v1"]), ("1.6.0", "0.9.0"))
    expect("functions", [one["name"] for one in shown["artifact"]["functions"]], [one["name"] for one in shown["functions"]])

    # An artifact with an op of a newer version is shown as far as possible.
    with open(artifact, "rb") as file:
        newer = file.read().replace(b"\0add_v1\0", b"\0add_v9\0")
    path = os.path.join(folder, "newer.bc")
    with open(path, "wb") as file:
        file.write(newer)
    shown = run("show", path)
    expect("newer", shown.returncode, 0)
    assert "vhlo.add_v9" in shown.stdout and "unknown to this library" in shown.stdout, shown.stdout
    shown = found(run("show", "--json", path))
    expect("newer", shown["readable"], False)
    assert "vhlo.add_v9" in shown["error"], shown["error"]
    expect("newer", {op["name"]: op["since"] for op in shown["artifact"]["ops"]}["vhlo.add_v9"], None)
    expect("newer", run("check", path).returncode, 1)
    with open(path, "wb") as file: # what is damaged is not shown
        file.write(newer[:len(newer) // 2])
    expect("damaged", run("show", path).returncode, 1)


with tempfile.TemporaryDirectory() as folder:
    check(folder)
print("as expected")
