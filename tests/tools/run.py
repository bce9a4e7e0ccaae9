"""`shlo run`: inputs, outputs, what it prints of them, comparing, functions, repeating.

usage: run.py SHLO
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import errno
import os
import re
import struct
import sys

from command import Cases, npy

cases = Cases(sys.argv[1])
case, usage, write, read = cases.case, cases.usage, cases.write, cases.read
NAN, INFINITY = float("nan"), float("inf")


def identity(*types):
    """A program that returns its arguments."""
    listed = ", ".join(types)
    arguments = ", ".join(f"%a{i}: {type}" for i, type in enumerate(types))
    values = ", ".join(f"%a{i}" for i in range(len(types)))
    return f"func.func @main({arguments}) -> ({listed}) {{\n  return {values} : {listed}\n}}\n"


# --- What is printed of an output ---
def shown(type, descr, shape, elements, expected):
    write("shown.mlir", identity(type))
    write("shown.npy", npy(descr, shape, elements))
    case("run", "shown.mlir", "--input", "shown.npy", out=f"output 0  {type}{expected}\n")


shown("tensor<4xf32>", "<f4", (4,), [1, NAN, 4, -2], "  min -2  max 4  mean 1  1 NaN\n  1 nan 4 -2")
shown("tensor<2x2xf64>", "<f8", (2, 2), [0.5, 2, 3.5, 10], "  min 0.5  max 10  mean 4\n  0.5 2 3.5 10")
shown("tensor<2xf32>", "<f4", (2,), [NAN, NAN], "  2 NaN\n  nan nan")
shown("tensor<2xf32>", "<f4", (2,), [INFINITY, 1], "  min 1  max inf  mean inf\n  inf 1")
shown("tensor<f32>", "<f4", (), [0.25], "\n  0.25")
shown("tensor<1xf32>", "<f4", (1,), [-0.0], "\n  -0")
shown("tensor<3x0xf32>", "<f4", (3, 0), [], "\n  (no elements)")
shown("tensor<8xi32>", "<i4", (8,), range(1, 9), "  min 1  max 8  mean 4.5\n  1 2 3 4 5 6 7 8")
shown("tensor<9xi32>", "<i4", (9,), range(-9, 0), "  min -9  max -1  mean -5\n  -9 -8 -7 -6 -5 -4 -3 -2 ...")
shown("tensor<3xi64>", "<i8", (3,), [-2**63, 0, 2**63 - 1],
      "  min -9.22337e+18  max 9.22337e+18  mean 0\n  -9223372036854775808 0 9223372036854775807")
shown("tensor<2xui64>", "<u8", (2,), [2**64 - 1, 1],
      "  min 1  max 1.84467e+19  mean 9.22337e+18\n  18446744073709551615 1")
shown("tensor<2xi8>", "|i1", (2,), [-128, 2], "  min -128  max 2  mean -63\n  -128 2")
shown("tensor<2xui8>", "|u1", (2,), [200, 100], "  min 100  max 200  mean 150\n  200 100")
shown("tensor<2xi16>", "<i2", (2,), [-300, 100], "  min -300  max 100  mean -100\n  -300 100")
shown("tensor<2xui32>", "<u4", (2,), [2**32 - 2, 0], "  min 0  max 4.29497e+09  mean 2.14748e+09\n  4294967294 0")
shown("tensor<3xf16>", "<f2", (3,), [1.5, NAN, -0.5], "  min -0.5  max 1.5  mean 0.5  1 NaN\n  1.5 nan -0.5")
shown("tensor<2xbf16>", "<V2", (2,), b"\x80\x3f\x40\xc0", "  min -3  max 1  mean -1\n  1 -3")
shown("tensor<3xi1>", "|b1", (3,), [1, 0, 1], "\n  true false true")
shown("tensor<2xcomplex<f32>>", "<c8", (2,), struct.pack("<4f", 1, 2, -3, 0), "\n  (1,2) (-3,0)")
shown("tensor<1xcomplex<f64>>", "<c16", (1,), struct.pack("<2d", 1.5, -2), "\n  (1.5,-2)")
shown("tensor<2xcomplex<f64>>", "<c16", (2,), struct.pack("<4d", 1.5, -2, 3, 0), "\n  (1.5,-2) (3,0)")

# --- Every element type, in and out: type, numpy's name of the input and of the output, bytes of two elements ---
TYPES = [("i1", "|b1", "|b1", b"\1\0"), ("i8", "|i1", "|i1", b"\xff\2"), ("i16", "<i2", "<i2", b"\1\2\3\xf4"),
         ("i32", "<i4", "<i4", bytes(range(8))), ("i64", "<i8", "<i8", bytes(range(16))),
         ("ui8", "|u1", "|u1", b"\xff\1"),
         ("ui16", "<u2", "<u2", b"\1\2\3\xf4"), ("ui32", "<u4", "<u4", bytes(range(8))),
         ("ui64", "<u8", "<u8", bytes(range(16))), ("f16", "<f2", "<f2", b"\0\x3c\0\xc0"),
         ("f32", "<f4", "<f4", struct.pack("<2f", 1, -2)), ("f64", "<f8", "<f8", struct.pack("<2d", 1, -2)),
         ("complex<f32>", "<c8", "<c8", struct.pack("<4f", 1, -2, 3, 4)),
         ("complex<f64>", "<c16", "<c16", struct.pack("<4d", 1, -2, 3, 4)), ("bf16", "<V2", "<V2", b"\x80\x3f\0\xc0"),
         # Narrow integers have a raw or an 8-bit type, floats of 8 and fewer bits a raw type.
         ("i4", "|V1", "|i1", b"\xff\7"), ("i4", "|i1", "|i1", b"\xf8\1"), ("ui4", "|u1", "|u1", b"\x0f\1"),
         ("ui4", "|V1", "|u1", b"\x0f\1"), ("i2", "|i1", "|i1", b"\xfe\1"), ("i2", "|V1", "|i1", b"\xff\1"),
         ("ui2", "|V1", "|u1", b"\3\1"), ("ui2", "|u1", "|u1", b"\2\1"),
         *[(type, "|V1", "|V1", b"\x11\6") for type in
           ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ",
            "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU"]]]
TYPES = [(type, descr, out, b"\1\6" if type == "f4E2M1FN" else data) for type, descr, out, data in TYPES]
write("types.mlir", identity(*[f"tensor<2x{type}>" for type, *_ in TYPES]))
inputs = []
for i, (type, descr, _, data) in enumerate(TYPES):
    inputs += ["--input", write(f"type_{i}.npy", npy(descr, (2,), data))]
case("run", "types.mlir", *inputs, "--output-dir", "deep/er",
     out=[f"output {i}  tensor<2x{type}>" for i, (type, *_) in enumerate(TYPES)])
for i, (type, _, descr, data) in enumerate(TYPES):
    assert read(f"deep/er/output_{i}.npy") == npy(descr, (2,), data), type
    assert read(f"deep/er/output_{i}.npy") != npy(descr, (2,), data[::-1]), type
assert len(os.listdir(cases.path("deep/er"))) == len(TYPES)
# The same types as expected outputs. The twin exchanges the elements of the last.
expects = [word.replace("--input", "--expect") for word in inputs]
case("run", "types.mlir", *inputs, *expects, "--tolerance", "0",
     out=[f"expect {i}  equal bit for bit\n" for i in range(len(TYPES))])
expects[-1] = write("swapped.npy", npy("|V1", (2,), TYPES[-1][3][::-1]))
case("run", "types.mlir", *inputs, *expects, "--tolerance", "0", status=1,
     out=[f"expect {len(TYPES) - 2}  equal bit for bit\n", f"expect {len(TYPES) - 1}  differs first at [0]: "])

# --- Forms of .npy files: big-endian, column-major, version 2 and 3 ---
write("matrix.mlir", identity("tensor<2x3xi32>"))
MATRIX = "output 0  tensor<2x3xi32>  min 1  max 6  mean 3.5\n  1 2 3 4 5 6\n"
for name, file in [("plain", npy("<i4", (2, 3), range(1, 7))), ("big", npy(">i4", (2, 3), range(1, 7))),
                   ("columns", npy("<i4", (2, 3), [1, 4, 2, 5, 3, 6], fortran=True)),
                   ("both", npy(">i4", (2, 3), [1, 4, 2, 5, 3, 6], fortran=True)),
                   ("v2", npy("<i4", (2, 3), range(1, 7), version=2)),
                   ("v3", npy("<i4", (2, 3), range(1, 7), version=3))]:
    case("run", "matrix.mlir", "--input", write(name + ".npy", file), out=MATRIX)
for name, file, message in [
        ("short", npy("<i4", (2, 3), range(1, 6)),
         "npy: the shape tensor<2x3xi32> does not fit the 20 bytes of elements"),
        ("cut", npy("<i4", (2, 3), [])[:40], "npy: the header states 118 bytes, but the file ends before"),
        ("objects", npy("|O", (2, 3), bytes(48)), "npy: numpy's type '|O' has no element type"),
        ("text", b"1 2 3", "npy: the bytes are not a .npy file"),
        ("nothing", b"", "npy: the bytes are not a .npy file"),
        ("v4", npy("<i4", (2, 3), range(6), version=4), "npy: format version 4 is unknown, expected 1 to 3")]:
    case("run", "matrix.mlir", "--input", write(name + ".npy", file), status=1, err=f"{name}.npy: error: {message}\n")

# --- Wrong inputs ---
SIGNATURE = ("\n  input 0   tensor<2xf32>\n  input 1   tensor<?x3xi8>\n  output 0  tensor<2xf32>\n"
             "  output 1  tensor<?x3xi8>")
write("two.mlir", identity("tensor<2xf32>", "tensor<?x3xi8>"))
write("f.npy", npy("<f4", (2,), [1, -2]))
write("g.npy", npy("<f4", (2,), [1, -2.5]))
write("i.npy", npy("|i1", (1, 3), [1, 2, 3]))
write("j.npy", npy("|i1", (1, 3), [1, 2, 4]))
for given in [0, 1, 3]:
    usage("run", "two.mlir", *["--input", "f.npy"] * given,
          message=f"the program takes 2 inputs, {given} given (--input [NAME=]FILE.npy, once per input):{SIGNATURE}")
for given in [1, 3]:
    usage("run", "two.mlir", "--input", "f.npy", "--input", "i.npy", *["--expect", "f.npy"] * given,
          message=f"the program returns 2 outputs, {given} expected (--expect [NAME=]FILE.npy, once per output):{SIGNATURE}")
write("none.mlir", "func.func @main() -> tensor<i32> {\n  %c = stablehlo.constant dense<7> : tensor<i32>\n"
      "  return %c : tensor<i32>\n}\n")
case("run", "none.mlir", out="output 0  tensor<i32>\n  7\n")
usage("run", "none.mlir", "--input", "f.npy", message="the program takes 0 inputs, 1 given (--input [NAME=]FILE.npy, once per "
      "input):\n  output 0  tensor<i32>")
write("no_result.mlir", "func.func @main(%a: tensor<2xf32>) {\n  return\n}\n")
case("run", "no_result.mlir", "--input", "f.npy")
usage("run", "no_result.mlir", "--input", "f.npy", "--expect", "f.npy", message="the program returns 0 outputs, 1 "
      "expected (--expect [NAME=]FILE.npy, once per output):\n  input 0   tensor<2xf32>")
case("run", "two.mlir", "--input", "i.npy", "--input", "i.npy", status=1,
     err="two.mlir: error: input 0 is tensor<1x3xi8>, expected tensor<2xf32>\n")
case("run", "two.mlir", "--input", "f.npy", "--input", "f.npy", status=1,
     err="two.mlir: error: input 1 is tensor<2xf32>, expected tensor<?x3xi8>\n")
case("run", "two.mlir", "--input", "f.npy", "--input", "missing.npy", status=1,
     err="missing.npy: No such file or directory\n")
case("run", "two.mlir", "--input", "f.npy", "--input", ".", status=1, err=".: Is a directory\n")
# A wide integer is not a narrow one, and a raw byte is not a float of 32 bits.
write("narrow.mlir", identity("tensor<2xi4>"))
write("wide.npy", npy("<i2", (2,), [1, 2]))
case("run", "narrow.mlir", "--input", "wide.npy", status=1,
     err="narrow.mlir: error: input 0 is tensor<2xi16>, expected tensor<2xi4>\n")
case("run", "two.mlir", "--input", "type_26.npy", "--input", "i.npy", status=1,
     err="type_26.npy: error: npy: elements of '|V1' take 1 bytes, those of f32 4\n")

# --- Comparing ---
TWO = ("output 0  tensor<2xf32>  min -2  max 1  mean -0.5\n  1 -2\n"
       "output 1  tensor<1x3xi8>  min 1  max 3  mean 2\n  1 2 3\n")
INPUTS = ["--input", "f.npy", "--input", "i.npy"]
GOOD = "equal within 1e-05\n"
FIRST, SECOND = "differs first at [1]: -2, expected -2.5\n", "differs first at [0, 2]: 3, expected 4\n"
for files, first, second in [("f i", GOOD, GOOD), ("g i", FIRST, GOOD), ("f j", GOOD, SECOND), ("g j", FIRST, SECOND)]:
    a, b = files.split()
    case("run", "two.mlir", *INPUTS, "--expect", a + ".npy", "--expect", b + ".npy",
         status=0 if first == second == GOOD else 1, out=f"{TWO}expect 0  {first}expect 1  {second}")
# The place of a difference, row-major in three axes.
write("box.mlir", identity("tensor<2x3x4xi32>"))
write("box.npy", npy("<i4", (2, 3, 4), range(24)))
for place, index in [("[0, 0, 1]", 1), ("[0, 2, 0]", 8), ("[1, 0, 2]", 14), ("[1, 2, 3]", 23)]:
    write("other.npy", npy("<i4", (2, 3, 4), [100 * (i >= index) or i for i in range(24)]))
    case("run", "box.mlir", "--input", "box.npy", "--expect", "other.npy", status=1,
         out=[f"expect 0  differs first at {place}: {index}, expected 100\n"])
write("scalar.mlir", identity("tensor<f32>"))
# |a - b| <= T * (1 + |b|): actual, expected, T, whether they agree.
for a, b, tolerance, agrees in [(1.5, 1, "0.25", True), (1.5, 1, "0.2499", False), (3, 1, "1", True),
                                (4, 1, "1", False),
                                (1, 4, "0.5", False), (1, 4, "0.6", True), (-1, 1, "0.5", False), (-1, 1, "1", True),
                                (1 + 2**-16, 1, None, True), (1 + 2**-15, 1, None, False), (1, 1, "0", True),
                                (1 + 2**-23, 1, "0", False), (-0.0, 0.0, "0", False), (-0.0, 0.0, "1e-30", True),
                                (NAN, NAN, "0", True), (NAN, NAN, None, True), (NAN, 1, "1e9", False),
                                (1, NAN, "1e9", False), (INFINITY, INFINITY, "0", True), (3e38, INFINITY, "1e9", False),
                                (INFINITY, 1, "inf", True), (INFINITY, -INFINITY, "1", False)]:
    write("a.npy", npy("<f4", (), [a]))
    write("b.npy", npy("<f4", (), [b]))
    options = ["--tolerance", tolerance] if tolerance else []
    words = "bit for bit" if tolerance == "0" else f"within {float(tolerance or 1e-5):g}"
    case("run", "scalar.mlir", "--input", "a.npy", "--expect", "b.npy", *options, status=0 if agrees else 1,
         out=["output 0  tensor<f32>\n",
              f"\nexpect 0  equal {words}\n" if agrees else "\nexpect 0  differs first at []: "])
# What cannot be compared is named, and is said before the output.
write("f3.npy", npy("<f4", (3,), [1, -2, 0]))
case("run", "two.mlir", *INPUTS, "--expect", "f3.npy", "--expect", "i.npy", status=1, out=TWO,
     err="f3.npy: error: the tensors differ in shape: tensor<2xf32>, expected tensor<3xf32>\n")
write("d.npy", npy("<f8", (2,), [1, -2]))
case("run", "two.mlir", *INPUTS, "--expect", "d.npy", "--expect", "i.npy", status=1, out=TWO,
     err="d.npy: error: the tensors differ in element type: tensor<2xf32>, expected tensor<2xf64>\n")
case("run", "two.mlir", *INPUTS, "--expect", "f.npy", "--expect", "missing.npy", status=1,
     err="missing.npy: No such file or directory\n")

# --- Output files ---
case("run", "two.mlir", *INPUTS, "--output-dir", "out", out=TWO)
assert (read("out/output_0.npy"), read("out/output_1.npy")) == (read("f.npy"), read("i.npy"))
case("run", "two.mlir", "--input", "g.npy", "--input", "j.npy", "--output-dir", "out", out=["-2.5"])
assert (read("out/output_0.npy"), read("out/output_1.npy")) == (read("g.npy"), read("j.npy"))
# The expected outputs are read before they are replaced.
case("run", "two.mlir", *INPUTS, "--output-dir", "out", "--expect", "out/output_0.npy", "--expect", "out/output_1.npy",
     status=1, out=f"{TWO}expect 0  {FIRST}expect 1  {SECOND}")
assert (read("out/output_0.npy"), read("out/output_1.npy")) == (read("f.npy"), read("i.npy"))
for directory, reason in [("two.mlir", errno.ENOTDIR), ("two.mlir/x", errno.ENOTDIR), ("", errno.EINVAL)]:
    case("run", "two.mlir", *INPUTS, "--output-dir", directory, status=1, out=TWO,
         err=f"{directory}: {os.strerror(reason)}\n")
os.makedirs(cases.path("taken/output_1.npy"))
case("run", "two.mlir", *INPUTS, "--output-dir", "taken", status=1, out=TWO,
     err=f"taken/output_1.npy: {os.strerror(errno.EISDIR)}\n")
assert read("taken/output_0.npy") == read("f.npy")
os.makedirs(cases.path("full"))
os.symlink("/dev/full", cases.path("full/output_0.npy"))
case("run", "two.mlir", *INPUTS, "--output-dir", "full", status=1, out=TWO,
     err=f"full/output_0.npy: {os.strerror(errno.ENOSPC)}\n")

# --- Functions ---
write("functions.mlir", "".join(
    f"func.func {visibility} @{name}() -> tensor<i32> {{\n  %c = stablehlo.constant dense<{value}> : tensor<i32>\n"
    "  return %c : tensor<i32>\n}\n"
    for visibility, name, value in [("public", "first", 1), ("public", "main", 2), ("private", "last", 3)]))
for options, value in [([], 2), (["--function", "first"], 1), (["--function", "last"], 3), (["--function", "main"], 2),
                       (["--function", "first", "--function", "last"], 3)]:
    case("run", "functions.mlir", *options, out=f"output 0  tensor<i32>\n  {value}\n")
case("run", "functions.mlir", "--function", "other", status=1,
     err="functions.mlir: error: there is no function other; the module has first, main\n")

# --- Repeating ---
NUMBER = r"\d+\.\d+ (us|ms|s)"
for count, runs in [("1", "1 run"), ("3", "3 runs")]:
    case("run", "two.mlir", *INPUTS, "--repeat", count, "--expect", "f.npy", "--expect", "i.npy",
         out=re.compile(re.escape(f"{TWO}expect 0  {GOOD}expect 1  {GOOD}") +
                        rf"time      load {NUMBER}, plan {NUMBER}, first run {NUMBER}, median of {runs} {NUMBER}\n"))
case("run", "two.mlir", *INPUTS, "--repeat", "0", out=TWO)
case("run", "two.mlir", *INPUTS, "--repeat", "3", "--expect", "f.npy", "--expect", "j.npy", status=1,
     out=["differs first", "\ntime "])

# --- Forms of the program ---
numbers = [(i * 2654435761) % 2**31 for i in range(100000)]  # larger than what is copied rather than borrowed
write("large.mlir", "func.func @main() -> tensor<100000xi32> {\n  %c = stablehlo.constant dense<\"0x" +
      struct.pack("<100000i", *numbers).hex().upper() + "\"> : tensor<100000xi32>\n"
      "  return %c : tensor<100000xi32>\n}\n")
write("large.npy", npy("<i4", (100000,), numbers))
cases.run("convert", "large.mlir", "-o", "large.bc")
cases.run("convert", "large.bc", "-o", "large.vhlo.mlir")
for form in ["large.mlir", "large.bc", "large.vhlo.mlir"]:
    case("run", form, "--expect", "large.npy", "--tolerance", "0", out=["output 0", "expect 0  equal bit for bit\n"])
write("large.npy", npy("<i4", (100000,), numbers[:-1] + [numbers[-1] ^ 1]))
case("run", "large.vhlo.mlir", "--expect", "large.npy", "--tolerance", "0", status=1,
     out=["differs first at [99999]: "])
case("run", "large.bc", "--output-dir", "large", out=["output 0"])
assert read("large/output_0.npy") == npy("<i4", (100000,), numbers)

# --- Programs that cannot be run ---
write("call.mlir", "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = stablehlo.custom_call @nobody(%a) : (tensor<2xf32>) -> tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n")
case("run", "call.mlir", "--input", "f.npy", status=1,
     err="call.mlir:2:8: error: no implementation of the custom call @nobody: register a function of the host for it\n")
write("parts.mlir", "module attributes {mhlo.num_partitions = 2 : i32} {\n" + identity("tensor<2xf32>") + "}\n")
case("run", "parts.mlir", "--grid", "1x1", "--input", "f.npy", status=1,
     err="parts.mlir: error: the program is for 2 partitions (mhlo.num_partitions), the plan's grid has 1\n")
case("run", "parts.mlir", "--grid", "2x1", "--input", "f.npy", status=1,
     err="parts.mlir: error: the program is for 2 partitions (mhlo.num_partitions), the plan's grid has 1\n")
# --- Programs for several processes ---
# Each process adds what all have to its number, times the factor that is the same for all.
GRID = """func.func @main(%f: tensor<i32>, %a: tensor<2xi32>) -> (tensor<2xi32>, tensor<ui32>) {
  %0 = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %s = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>,
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} :
    (tensor<2xi32>) -> tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<2xi32>
  %3 = stablehlo.partition_id : tensor<ui32>
  return %2, %3 : tensor<2xi32>, tensor<ui32>
}
"""
write("grid.mlir", GRID)
write("stated.mlir",
      "module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {\n" + GRID + "}\n")
write("factor.npy", npy("<i4", (), [3]))
for process in range(4):
    write(f"part_{process}.npy", npy("<i4", (2,), [process, 10 ** process]))
    write(f"sum_{process}.npy", npy("<i4", (2,), [18, 3333]))
    write(f"wrong_{process}.npy", npy("<i4", (2,), [18, 3333 + (process == 2)]))
    write(f"row_{process}.npy", npy("<u4", (), [process]))
PARTS = ["--input", "factor.npy", "--input", "part_{}.npy"]


def in_grid(ids):
    return "".join(f"output 0 of process {process}  tensor<2xi32>  min 18  max 3333  mean 1675.5\n  18 3333\n"
                   f"output 1 of process {process}  tensor<ui32>\n  {id}\n" for process, id in enumerate(ids))


for program, options, ids in [("grid.mlir", ["--grid", "1x4"], range(4)), ("grid.mlir", ["--grid=4x1"], [0] * 4),
                              ("grid.mlir", ["--grid", "2x2"], [0, 1] * 2), ("stated.mlir", [], [0, 1] * 2),
                              ("stated.mlir", ["--grid", "2x2", "--threads", "4"], [0, 1] * 2)]:
    case("run", program, *options, *PARTS, out=in_grid(ids))
# One file for all processes: four times 1 and 10.
case("run", "stated.mlir", "--input", "factor.npy", "--input", "part_1.npy",
     out=["output 0 of process 3  ", "  12 120\n"])
assert not os.path.exists(cases.path("apart"))
case("run", "grid.mlir", "--grid", "1x4", *PARTS, "--output-dir", "apart", "--repeat", "1",
     out=[in_grid(range(4)), "median of 1 run"])
for process in range(4):
    assert read(f"apart/process_{process}/output_0.npy") == read(f"sum_{process}.npy")
    assert read(f"apart/process_{process}/output_1.npy") == read(f"row_{process}.npy")
    assert len(os.listdir(cases.path(f"apart/process_{process}"))) == 2
assert len(os.listdir(cases.path("apart"))) == 4
case("run", "grid.mlir", "--grid", "1x4", *PARTS, "--expect", "sum_0.npy",
     "--expect", "apart/process_{}/output_1.npy",
     out=in_grid(range(4)) + "".join(f"expect {k} of process {process}  equal within 1e-05\n"
                                     for process in range(4) for k in range(2)))
case("run", "grid.mlir", "--grid", "1x4", *PARTS, "--expect", "wrong_{}.npy", "--expect", "row_{}.npy", status=1,
     out=["expect 1 of process 1  equal within 1e-05\n", "expect 0 of process 2  differs first at [1]: 3333, expected "
          "3334\n", "expect 1 of process 2  equal", "expect 0 of process 3  equal"])
case("run", "grid.mlir", "--grid", "1x4", *PARTS, "--record", "inside", "--record-op", "partition_id",
     out=["recorded  4 values in inside\n", in_grid(range(4))])
assert sorted(line.split("\t")[4] for line in read("inside/index.tsv").decode().splitlines()[1:]) == list("0123")
case("run", "grid.mlir", "--grid", "1x5", *PARTS, status=1,
     err=["grid.mlir:2:8: error: process 4 of the plan's grid is in no group\n"])
os.rename(cases.path("row_2.npy"), cases.path("row.npy"))
case("run", "grid.mlir", "--grid", "1x4", *PARTS, "--expect", "sum_0.npy", "--expect", "row_{}.npy", status=1,
     err="row_2.npy: No such file or directory\n")
case("run", "grid.mlir", "--grid", "1x2", *PARTS, status=1,
     err=["grid.mlir:2:8: error: ", "a group names process 2, the plan's grid has 2"])
usage("run", "stated.mlir", "--input", "factor.npy", message="the program takes 2 inputs, 1 given (--input [NAME=]FILE.npy, "
      "once per input, with {} for the number of the process):\n  input 0   tensor<i32>\n  input 1   tensor<2xi32>\n"
      "  output 0  tensor<2xi32>\n  output 1  tensor<ui32>")
usage("run", "stated.mlir", *PARTS, "--expect", "sum_{}.npy", message="the program returns 2 outputs, 1 expected "
      "(--expect [NAME=]FILE.npy, once per output, with {} for the number of the process):\n  input 0   tensor<i32>\n"
      "  input 1   tensor<2xi32>\n  output 0  tensor<2xi32>\n  output 1  tensor<ui32>")
write("part_3.npy", npy("<i4", (3,), [1, 2, 3]))
case("run", "stated.mlir", *PARTS, status=1,
     err="stated.mlir: error: input 7 (input 1 of process 3) is tensor<3xi32>, expected tensor<2xi32>\n")
# Where there is one process, {} is two characters of a name.
write("{}.npy", read("f.npy"))
case("run", "two.mlir", "--input", "{}.npy", "--input", "i.npy", out=TWO)
for text in ["", "8", "x", "1x", "x8", "1x8x1", "1x 8", "-1x8", "1X8", "1x4294967296"]:
    usage("run", "grid.mlir", "--grid", text, *PARTS,
          message=f"--grid takes replicas x partitions, such as 1x8, not '{text}'")
case("run", "grid.mlir", "--grid", "0x8", *PARTS, status=1,
     err="grid.mlir: error: the grid is 0 x 8, which are not 1 to 4096 processes\n")
write("many.mlir", "module attributes {mhlo.num_replicas = 9223372036854775807 : i64} {\n" + GRID + "}\n")
case("run", "many.mlir", *PARTS, status=1,
     err="many.mlir: error: the grid is 4294967295 x 1, which are not 1 to 4096 processes\n")

# --- Programs for several devices run whole ---
write("sharded.mlir", """module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @m = <["a"=2]>
  func.func @main(%v: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> tensor<2xf32> {
    %0 = sdy.manual_computation(%v) in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"}
        (%x: tensor<1xf32>) {
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<f32>
      %3 = stablehlo.reshape %2 : (tensor<f32>) -> tensor<1xf32>
      %4 = stablehlo.multiply %3, %x : tensor<1xf32>
      sdy.return %4 : tensor<1xf32>
    } : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
""")
write("five.npy", npy("<f4", (2,), [5, 5]))
case("run", "sharded.mlir", "--input", "five.npy", out="output 0  tensor<2xf32>  min 0  max 5  mean 2.5\n  0 5\n",
     err="sharded.mlir: note: the program is for 2 devices; one process runs it whole\n")
write("unranked.mlir", identity("tensor<*xf32>"))
case("run", "unranked.mlir", "--input", "f.npy", status=1,
     err=["unranked.mlir:1:1: error: argument 0 of the function @main has the type tensor<*xf32>, which cannot be run"])
# Shapes that do not agree are found when it runs.
write("add.mlir", "func.func @main(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {\n"
      "  %0 = stablehlo.add %a, %b : tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n")
case("run", "add.mlir", "--input", "f.npy", "--input", "f3.npy", status=1, err=["add.mlir:2:8: error: "])
case("run", "add.mlir", "--input", "f3.npy", "--input", "f3.npy",
     out="output 0  tensor<3xf32>  min -4  max 2  mean -0.666667\n  2 -4 0\n")
cases.done(145)
