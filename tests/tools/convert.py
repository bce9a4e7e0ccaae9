"""`shlo convert`: the form of the output, locations, other dialects, sharding, targets, files.

usage: convert.py SHLO JAX_EXPORT
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import json
import os
import sys

from command import Cases

cases = Cases(sys.argv[1])
case, usage, write, read = cases.case, cases.usage, cases.write, cases.read
with open(sys.argv[2], "rb") as file:
    write("exported.jax", file.read())

PROGRAM = """module {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.negate %arg0 : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
"""
GENERIC = """"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xf32>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
"""
VERSIONED = """module {
  vhlo.func_v1 @main(%arg0: !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>) {
    %0 = "vhlo.negate_v1"(%arg0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
}
"""
write("program.mlir", PROGRAM)
write("program.vhlo.mlir", VERSIONED)
case("convert", "program.mlir", "-o", "program.bc")
assert read("program.bc")[:4] == b"ML\xefR"


def form(content):
    if content[:4] == b"ML\xefR":
        return "artifact"
    return {PROGRAM: "text", GENERIC: "generic", VERSIONED: "versioned"}.get(content.decode(), content)


# --- The form: by --to, by the name of the output, by the form of the input ---
for name in ["program.mlir", "program.bc", "program.vhlo.mlir"]:
    is_text = name.endswith(".mlir")
    for to, output, expected in [
            (None, "x.mlir", "text"), (None, "x.vhlo.mlir", "versioned"), (None, "x.bc", "artifact"),
            (None, "x.mlirbc", "artifact"), (None, "x.mlir.bc", "artifact"),
            (None, ".mlir", "text"), (None, ".vhlo.mlir", "versioned"), (None, ".bc", "artifact"),
            (None, ".mlirbc", "artifact"),
            (None, "x", "artifact" if is_text else "text"),
            (None, "mlir", "artifact" if is_text else "text"), ("generic", "x.bc", "generic"), ("text", "x.bc", "text"),
            ("versioned", "x", "versioned"), ("artifact", "x.mlir", "artifact")]:
        write(output, "x" * 10000)  # what is there is replaced
        case("convert", name, "-o", output, *(["--to", to] if to else []))
        assert form(read(output)) == expected, (name, to, output, expected, read(output))
        if expected == "artifact":
            assert json.loads(cases.run("show", "--json", output).out)["functions"][0]["name"] == "main"
case("convert", "program.bc", "-o", "-", out=PROGRAM)
case("convert", "-", "-o", "-", "--to", "generic", stdin=PROGRAM.encode(), out=GENERIC)
case("convert", "-", "-o", "-", "--to", "generic", stdin=read("program.bc"), out=GENERIC)
case("convert", "program.mlir", "-o", "nowhere", "-o", "-", "--to", "versioned", out=VERSIONED)
assert not os.path.exists(cases.path("nowhere"))
case("convert", "exported.jax", "-o", "-", out=["module @jit_cholesky", "func.func public @main"])
case("convert", "exported.jax", "-o", "-", "--to", "versioned", out=["vhlo.func_v1 @main("])
# A file is converted in its place.
write("same.mlir", GENERIC)
case("convert", "same.mlir", "-o", "same.mlir")
assert read("same.mlir").decode() == PROGRAM
usage("convert", "program.mlir", message="-o OUT is missing; '-' is standard output")
for name in ["", "Text", "bytecode"]:
    usage("convert", "program.mlir", "-o", "x", "--to", name,
          message=f"--to is text, generic, versioned, artifact, onnx or onnx-text, not '{name}'")
    usage("convert", "program.mlir", "-o", "x", "--other-dialects", name,
          message=f"--other-dialects is keep, strip or reject, not '{name}'")

# --- Locations ---
LOCATED = ['loc("program.mlir":3:10)']
for name in ["program.mlir", "program.bc"]:
    for to, plain in [("text", PROGRAM), ("generic", GENERIC), ("versioned", VERSIONED)]:
        case("convert", name, "-o", "-", "--to", to, "--locations", out=LOCATED)
        case("convert", name, "-o", "-", "--to", to, out=plain)
case("convert", "program.mlir", "-o", "bare.bc", "--no-locations")
assert len(read("bare.bc")) < len(read("program.bc")) and b"program.mlir" not in read("bare.bc")
assert b"program.mlir" in read("program.bc")
assert "program.mlir" not in case("convert", "bare.bc", "-o", "-", "--locations", out=["loc(unknown)"]).out
case("convert", "program.bc", "-o", "bare2.bc", "--no-locations")
assert read("bare2.bc") == read("bare.bc")
case("convert", "program.vhlo.mlir", "-o", "bare3.bc", "--no-locations")
assert b"program.vhlo.mlir" not in read("bare3.bc")
case("convert", "program.vhlo.mlir", "-o", "located.bc")
assert b"program.vhlo.mlir" in read("located.bc")

# --- Other dialects ---
ATTRIBUTED = """module attributes {mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2xf32> {jax.a = true}) -> tensor<2xf32> {
    %0 = stablehlo.negate %arg0 {tf.b = 3 : i32} : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
"""
write("attributed.mlir", ATTRIBUTED)
case("convert", "attributed.mlir", "-o", "attributed.bc")
NOTES = "".join(f"attributed.%s: note: attribute '{name}' of another dialect was dropped (1 time)\n"
                for name in ["jax.a", "mhlo.num_replicas", "tf.b"])
for name, suffix in [("attributed.mlir", "mlir"), ("attributed.bc", "bc")]:
    for options in [[], ["--other-dialects", "keep"], ["--other-dialects", "strip", "--other-dialects", "keep"]]:
        case("convert", name, "-o", "-", "--to", "text", *options, out=ATTRIBUTED)
    case("convert", name, "-o", "-", "--to", "text", "--other-dialects", "strip", out=PROGRAM,
         err=NOTES.replace("%s", suffix))
    case("convert", name, "-o", "stripped.bc", "--other-dialects", "strip", err=NOTES.replace("%s", suffix))
    case("convert", "stripped.bc", "-o", "-", out=PROGRAM)
    case("convert", name, "-o", "rejected.bc", "--other-dialects", "reject", status=1,
         err=["error: attribute 'mhlo.num_replicas' belongs to another dialect, which the options reject\n"])
    assert not os.path.exists(cases.path("rejected.bc"))
    case("convert", name, "-o", "-", "--to", "versioned", "--other-dialects", "strip", out=VERSIONED,
         err=NOTES.replace("%s", suffix))
# Ten warnings are printed.
for count in [10, 12]:
    attributes = ", ".join(f"x.a{i:02} = {i} : i32" for i in range(count))
    write("many.mlir", f"module attributes {{{attributes}}} {{\n}}\n")
    listed = "".join(f"many.mlir: note: attribute 'x.a{i:02}' of another dialect was dropped (1 time)\n"
                     for i in range(10))
    case("convert", "many.mlir", "-o", "-", "--to", "text", "--other-dialects", "strip", out="module {\n}\n",
         err=listed + ("many.mlir: note: and 2 more\n" if count == 12 else ""))
write("op.mlir", 'func.func @main() {\n  "x.op"() : () -> ()\n  return\n}\n')
case("convert", "op.mlir", "-o", "-", "--to", "text", out=['    "x.op"() : () -> ()\n'])
for policy in ["strip", "reject"]:
    case("convert", "op.mlir", "-o", "-", "--to", "text", "--other-dialects", policy, status=1,
         err=["op.mlir:2:3: error: ", "x.op"])

# --- Sharding ---
SHARDED = """module {
  sdy.mesh @mesh = <["x"=SIZE]>
  func.func @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<2xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}]> : tensor<2xf32>
    %1 = stablehlo.negate %0 : tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
"""
write("sharded.mlir", SHARDED.replace("SIZE", "1"))
write("two.mlir", SHARDED.replace("SIZE", "2"))
case("convert", "sharded.mlir", "-o", "sharded.bc")
case("convert", "sharded.mlir", "-o", "-", "--to", "text", out=SHARDED.replace("SIZE", "1"))
for name in ["sharded.mlir", "sharded.bc"]:
    case("convert", name, "-o", "-", "--to", "text", "--remove-sharding", out=PROGRAM)
    case("convert", name, "-o", "-", "--to", "versioned", "--remove-sharding", out=VERSIONED)
    # What is left has no other dialects.
    case("convert", name, "-o", "-", "--to", "text", "--remove-sharding", "--other-dialects", "reject", out=PROGRAM)
    case("convert", name, "-o", "-", "--to", "text", "--other-dialects", "reject", status=1, err=["sdy"])
# The text of a versioned program is verbatim, unless its sharding is to be removed.
case("convert", "sharded.mlir", "-o", "sharded.vhlo.mlir")
case("convert", "sharded.vhlo.mlir", "-o", "sharded2.bc")
case("convert", "sharded2.bc", "-o", "-", "--to", "text", out=SHARDED.replace("SIZE", "1"))
case("convert", "sharded.vhlo.mlir", "-o", "plain.bc", "--remove-sharding")
case("convert", "plain.bc", "-o", "-", "--to", "text", out=PROGRAM)
case("convert", "sharded.vhlo.mlir", "-o", "-", "--to", "versioned", "--remove-sharding", out=VERSIONED)
case("convert", "two.mlir", "-o", "-", "--to", "text", "--remove-sharding", out=PROGRAM)
write("later.mlir", "module {\n  \"sdy.later\"() : () -> ()\n}\n")
case("convert", "later.mlir", "-o", "-", "--to", "text", "--remove-sharding", status=1,
     err="later.mlir:2:3: error: op 'sdy.later': it has no replacement on one device\n")
case("convert", "-", "-o", "-", "--to", "text", "--remove-sharding", status=1, stdin=read("later.mlir"),
     err=["<stdin>:2:3: error: op 'sdy.later': it has no replacement"])
write("sharded.mlir", SHARDED.replace("SIZE", "1").replace("-> tensor<2xf32> {", "-> tensor<2xf32> attributes {x.a} {"))
case("convert", "-", "-o", "-", "--to", "text", "--remove-sharding", "--other-dialects", "strip",
     stdin=read("sharded.mlir"), out=PROGRAM,
     err="<stdin>: note: attribute 'x.a' of another dialect was dropped (1 time)\n")

# --- Targets ---
def version(name):
    return json.loads(cases.run("show", "--json", name).out)["version"]


newest = cases.run("--version").out.split(" to ")[1].strip()
for options, expected in [([], newest), (["--target", "none"], newest), (["--target", "max"], "0.9.0"),
                          (["--target", "1.9.3"], "1.9.3"), (["--target", "0.9.0"], "0.9.0"),
                          (["--target", "0.9.0", "--target", "1.10.0"], "1.10.0")]:
    for name in ["program.mlir", "program.bc", "program.vhlo.mlir"]:
        case("convert", name, "-o", "target.bc", *options)
        # Without a target, versioned text is written for the newest version that has its ops.
        assert version("target.bc") == expected, (name, options)
for to, name in [("text", "x.mlir"), ("generic", "-")]:
    usage("convert", "program.mlir", "-o", name, "--to", to, "--target", "1.0.0",
          message="--target applies to artifacts and versioned text; other text has no version")
usage("convert", "program.mlir", "-o", "x.mlir", "--target", "1.0.0",
      message="--target applies to artifacts and versioned text; other text has no version")
write("tan.mlir", PROGRAM.replace("negate", "tan"))
case("convert", "tan.mlir", "-o", "tan.bc", "--target", "1.3.0", status=1,
     err="tan.mlir:3:10: error: op 'stablehlo.tan': needs version 1.4.0\n")
assert not os.path.exists(cases.path("tan.bc"))
case("convert", "tan.mlir", "-o", "-", "--to", "versioned", "--target", "1.3.0", status=1,
     err="tan.mlir:3:10: error: op 'stablehlo.tan': needs version 1.4.0\n")
case("convert", "tan.mlir", "-o", "-", "--to", "versioned", "--target", "1.4.0", out=["vhlo.tan_v1"])
for target in ["0.8.0", "1.2", "", "latest"]:
    result = cases.run("convert", "program.mlir", "-o", "x.bc", "--target", target)
    assert result.status == 2 and result.err.startswith("shlo: --target: "), result
# Warnings of the writer: what consumers of the target cannot read.
write("opaque.mlir", PROGRAM.replace("%arg0 :", '%arg0 {mhlo.x} :'))
case("convert", "opaque.mlir", "-o", "opaque.bc", "--target", "1.10.0", err=["opaque.mlir", ": note: ", "mhlo.x", "\n"])
case("convert", "opaque.mlir", "-o", "opaque.bc", "--target", "1.11.0")
cases.done(160)
