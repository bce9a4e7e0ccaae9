"""The program under the names of the reference's tools: stablehlo-opt and stablehlo-translate.

usage: reference_tools.py SHLO FOLDER (with the links stablehlo-opt and stablehlo-translate)
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import re
import sys

from command import Cases

opt = Cases(os.path.join(sys.argv[2], "stablehlo-opt"))
translate = Cases(os.path.join(sys.argv[2], "stablehlo-translate"))
translate.scratch, translate.folder = opt.scratch, opt.folder
write, read = opt.write, opt.read

ADD = """module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
TAN = """module {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.tan %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
"""
write("add.mlir", ADD)
write("tan.mlir", TAN)

# --- stablehlo-opt: reading and printing ---
opt.case("add.mlir", out=ADD + "\n")
opt.case(out=ADD + "\n", stdin=ADD.encode())
opt.case("-", "--mlir-print-op-generic", stdin=ADD.encode(), out=['"func.func"() <{', '"stablehlo.add"(%arg0, %arg0)'])
opt.case("add.mlir", "-o", "out.mlir")
assert read("out.mlir") == (ADD + "\n").encode()  # as MLIR's tools end a program
# Programs between markers stand alone.
write("two.mlir", ADD + "// -----\n" + TAN)
opt.case("-split-input-file", "two.mlir", out=ADD + "\n// -----\n" + TAN + "\n")
opt.case("--split-input-file=//", "--output-split-marker=\n====\n", stdin=b"module {\n}\n//\nmodule {\n}\n",
         out="module {\n}\n\n\n====\nmodule {\n}\n\n")

# --- passes: by flags, in a pipeline, in order ---
decomposed = opt.case("--chlo-legalize-to-stablehlo", "tan.mlir", out=["module {", "stablehlo."]).out
assert "chlo." not in decomposed and decomposed != TAN
for flags in (["-chlo-legalize-to-stablehlo"], ["--pass-pipeline=builtin.module(func.func(chlo-legalize-to-stablehlo))"],
              ["--pass-pipeline", "builtin.module(chlo-legalize-to-stablehlo)"]):
    assert opt.run(*flags, "tan.mlir").out == decomposed, flags
opt.case("tan.mlir", out=TAN + "\n")
opt.case("--chlo-legalize-to-stablehl", "tan.mlir", status=1,
         err="stablehlo-opt: unknown option '--chlo-legalize-to-stablehl'\n")
opt.case("--debug-only=x", "tan.mlir", status=1,
         err="stablehlo-opt: unknown option '--debug-only=x': this build has no debug output\n")
opt.case("--pass-pipeline=builtin.module(nothing)", "tan.mlir", status=1, err=["error: there is no pass 'nothing'"])
opt.case("--list-passes", out=["--chlo-legalize-to-stablehlo", "--vhlo-to-version"])
opt.case("--help", out=["usage: stablehlo-opt", "--split-input-file", "passes:"])

# --- versioned programs ---
versioned = opt.case("--stablehlo-legalize-to-vhlo", "add.mlir", out=["vhlo.func_v1 @main", '"vhlo.add_v1"']).out
opt.case("--vhlo-legalize-to-stablehlo", stdin=versioned.encode(), out=ADD + "\n")
opt.case("--stablehlo-legalize-to-vhlo", "--vhlo-to-version=target=1.9.0", "--vhlo-legalize-to-stablehlo", "add.mlir",
         out=ADD + "\n")
write("tan_op.mlir", ADD.replace("stablehlo.add %arg0, %arg0", "stablehlo.tan %arg0"))
opt.case("--stablehlo-legalize-to-vhlo", "--vhlo-to-version=target=1.3.0", "tan_op.mlir", status=1,
         err=["tan_op.mlir:3:10: error: ", "error: failed to convert VHLO to v1.3.0"])
for target, message in [("", "No target version specified."), ("x.y.z", "Invalid target version argument 'x.y.z'"),
                        ("100.0.0", "target version 100.0.0 is greater than current version"),
                        ("0.0.0", "target version 0.0.0 is less than minimum supported")]:
    opt.case(f"--vhlo-to-version=target={target}", "add.mlir", status=1, err=[message])

# --- bytecode: of the program's own ops, which come back, and of versioned ops ---
opt.case("tan.mlir", "--emit-bytecode", "-o", "tan.bc")
assert read("tan.bc").startswith(b"ML\xefR") and b"StableHLO_v" not in read("tan.bc")
opt.case("tan.bc", out=TAN + "\n")
opt.case("tan.bc", "--chlo-legalize-to-stablehlo", out=decomposed)
opt.case("add.mlir", "--stablehlo-legalize-to-vhlo", "--emit-bytecode", "-o", "add.bc")
assert b"StableHLO_v" in read("add.bc")
# An artifact of a later release, in the reference's words. It has no comments for --verify-diagnostics.
translate.case("--serialize", "--target=1.9.0", "add.mlir", "-o", "later.bc")
write("later.bc", read("later.bc").replace(b"add_v1", b"add_v9"))
for flags in ([], ["--verify-diagnostics"]):
    translate.case("--deserialize", *flags, "later.bc", status=1,
                   err=["error: unregistered operation 'vhlo.add_v9' found in dialect ('vhlo')",
                        "note: in bytecode version 6 produced by: StableHLO_v1.9.0",
                        "error: failed to deserialize portable artifact using StableHLO_v"])
opt.case("add.bc", out=versioned)
write("broken.bc", read("tan.bc")[:-9])
opt.case("broken.bc", status=1, err=["error: "])

# --- expectations in comments ---
WRONG = """func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{any words}}
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
"""
write("wrong.mlir", WRONG)
opt.case("wrong.mlir", status=1, err=["wrong.mlir:3:8: error: ", "  %0 = stablehlo.transpose", "\n       ^\n"])
opt.case("-verify-diagnostics", "wrong.mlir")
opt.case("-verify-diagnostics=text", "wrong.mlir", status=1, err=["unexpected error", "was not produced"])
opt.case("--verify-diagnostics", stdin=WRONG.replace("@+1", "@+2").encode(), status=1,
         err=["<stdin>:3:8: error: unexpected error: ", '<stdin>:2: error: expected error "any words" was not produced'])
opt.case("--verify-diagnostics", stdin=WRONG.replace("  // expected-error", "  // nothing").encode(), status=1,
         err=re.compile(r"<stdin>:3:8: error: unexpected error: [^\n]*\n"))
for place in ("@below", "@+1"):
    opt.case("--verify-diagnostics", stdin=WRONG.replace("@+1", place).encode())
opt.case("--verify-diagnostics", "add.mlir", out=ADD + "\n")
opt.case("--verify-diagnostics=only-expected", stdin=WRONG.replace("expected-error", "nothing").encode())

# --- stablehlo-translate ---
translate.case("add.mlir", status=1, err="stablehlo-translate: one of --serialize, --deserialize and --interpret says what to do\n")
translate.case("--serialize", "--target=1.0.0", "add.mlir", "-o", "add.bc")
translate.case("--deserialize", "add.bc", out=ADD + "\n")
translate.case("--deserialize", "--print-stablehlo-version", "add.bc",
               out="// Reading portable artifact with StableHLO version: 1.0.0\n" + ADD + "\n")
translate.case("--serialize", "--target=1.3.0", "tan_op.mlir", status=1, err=["stablehlo.tan", "1.4.0"])
write("other.mlir", """func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = arith.addf %a, %a : tensor<f32>
  return %0 : tensor<f32>
}
""")
translate.case("--serialize", "--target=current", "other.mlir", status=1, err=["other.mlir:2:", "arith.addf"])
translate.case("--serialize", "--target=current", "--allow-other-dialects", "other.mlir", "-o", "other.bc")
assert "arith.addf" in translate.run("--deserialize", "other.bc").out
assert opt.run("add.bc").out.startswith("module {\n  vhlo.func_v1 @main")

PROGRAM = """func.func @main() -> tensor<2x2xi32> {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = stablehlo.add %0, %0 : tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[2, 4], [6, 8]]> : tensor<2x2xi32>
  interpreter.print %0 : tensor<2x2xi32>
  return %1 : tensor<2x2xi32>
}
"""
write("program.mlir", PROGRAM)
SHOWN = "tensor<2x2xi32> {\n  [\n    [%d, %d],\n    [%d, %d]\n  ]\n}\n"
translate.case("--interpret", "program.mlir", out="%c = " + SHOWN % (1, 2, 3, 4) + SHOWN % (2, 4, 6, 8))
translate.case("--interpret", "--interpreter-print-dense", "program.mlir",
               out="%c = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>\ndense<[[2, 4], [6, 8]]> : tensor<2x2xi32>\n")
translate.case("--interpret", stdin=PROGRAM.replace("[2, 4]", "[2, 5]").encode(), status=1,
               err=["<stdin>:4:3: error: ", "element 1 is 4, expected 5"])


def expectation(line, ty="f32", values="[1.0, 2.0]", others="[1.0, 2.0]"):
    return (f"func.func @main() {{\n  %a = stablehlo.constant dense<{values}> : tensor<2x{ty}>\n"
            f"  %b = stablehlo.constant dense<{others}> : tensor<2x{ty}>\n  {line}\n  return\n}}\n").encode()


CLOSE = "check.expect_close %a, %b, max_ulp_difference = {} : tensor<2xf32>, tensor<2xf32>"
ALMOST = "check.expect_almost_eq %a, %b, tolerance = {} : tensor<2xf32>"
near = "[1.0, 2.0000004768]"  # 2 ULP
translate.case("--interpret", stdin=expectation("check.expect_eq %a, %b : tensor<2xf32>"))
translate.case("--interpret", stdin=expectation("check.expect_eq %a, %b : tensor<2xf32>", others=near), status=1,
               err=["element 1 is 2"])
translate.case("--interpret", stdin=expectation(CLOSE.format(2), others=near))
translate.case("--interpret", stdin=expectation(CLOSE.format(1), others=near), status=1, err=["2 ULP apart, at most 1"])
translate.case("--interpret", stdin=expectation(CLOSE.format("5, min_ulp_difference = 3"), others=near), status=1,
               err=["the largest difference is 2 ULP, expected at least 3"])
translate.case("--interpret", stdin=expectation(ALMOST.format("1.0e-1"), others="[1.0, 2.1]"))
translate.case("--interpret", stdin=expectation(ALMOST.format("1.0e-3"), others="[1.0, 2.1]"), status=1,
               err=["element 1 is 2, expected 2.1"])

# Arguments.
write("argument.mlir", ADD)
translate.case("--interpret", "--args=[dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>]", "argument.mlir",
               out="tensor<4xf32> {\n  [2.000000e+00, 4.000000e+00, 6.000000e+00, 8.000000e+00]\n}\n")
translate.case("--interpret", "--args=dense<1.0> : tensor<4xf32>", "argument.mlir", status=1, err=["expected array attribute string for args"])
translate.case("--interpret", "--args=[4.0 : f32]", "argument.mlir", status=1, err=["expected dense elements attribute for args elements"])
translate.case("--interpret", "argument.mlir", status=1, err=["0 inputs given, the function has 1"])

# Processes, and what they exchange.
GRID = """module {
  func.func @sum(%operand: tensor<2xi64>) -> tensor<2xi64> {
    %0 = "stablehlo.all_reduce"(%operand) ({
      ^bb0(%a: tensor<i64>, %b: tensor<i64>):
        %1 = stablehlo.add %a, %b : tensor<i64>
        stablehlo.return %1 : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    %1 = stablehlo.constant dense<[30, 40]> : tensor<2xi64>
    %2:2 = "interpreter.run_parallel"(%0, %1) {programs = [[@sum], [@sum]]}
        : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
    check.expect_eq_const %2#0, dense<[31, 42]> : tensor<2xi64>
    check.expect_eq_const %2#1, dense<[31, 42]> : tensor<2xi64>
    return
  }
}
"""
translate.case("--interpret", stdin=GRID.encode())
translate.case("--interpret", stdin=GRID.replace("%2#1, dense<[31", "%2#1, dense<[30").encode(), status=1,
               err=["element 0 is 31, expected 30"])
translate.case("--interpret", stdin=GRID.replace("[[@sum], [@sum]]", "[[@sum], [@other]]").encode(), status=1,
               err=["there is no function @other"])

# Probes write files, which later checks read.
PROBE = """func.func @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = interpreter.probe %0, probe_id = "x" : tensor<2xi32>
  %2 = stablehlo.add %1, %1 : tensor<2xi32>
  check.expect_serialized_eq %0, probe_id = "x", iter = 0 : tensor<2xi32>
  return
}
"""
translate.case("--interpret", "--probe-output-dir=probes", stdin=PROBE.encode())
assert read("probes/probe1.npy")[:6] == b"\x93NUMPY" and read("probes/index.csv").startswith(b"x,tensor<2xi32>,"), read("probes/index.csv")
translate.case("--interpret", "--probe-output-dir=probes", stdin=PROBE.replace("eq %0,", "eq %2,").encode(), status=1,
               err=["element 0 is 1, expected 2"])
translate.case("--interpret", stdin=PROBE.encode(), status=1, err=["--probe-output-dir says where"])

assert opt.count >= 30 and translate.count >= 20, (opt.count, translate.count)
opt.done(36)
