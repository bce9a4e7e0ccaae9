"""`shlo run`: recorded values, times, and the bar on a terminal.

usage: record.py SHLO
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import errno
import os
import pty
import re
import sys

from command import Cases, npy

cases = Cases(sys.argv[1])
case, usage, write, read = cases.case, cases.usage, cases.write, cases.read

LOOP = """func.func @main(%n: tensor<i32>, %x: tensor<65536xf32>) -> (tensor<i32>, tensor<65536xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %s = %zero, %y = %x) : tensor<i32>, tensor<i32>, tensor<65536xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %square = stablehlo.multiply %i, %i : tensor<i32> loc("squares.py":3:5)
    %t = stablehlo.subtract %s, %square : tensor<i32>
    %k = stablehlo.add %i, %one : tensor<i32>
    %z = stablehlo.tanh %y : tensor<65536xf32>
    stablehlo.return %k, %t, %z : tensor<i32>, tensor<i32>, tensor<65536xf32>
  }
  return %r#1, %r#2 : tensor<i32>, tensor<65536xf32>
}
"""
write("loop.mlir", LOOP)
write("x.npy", npy("<f4", (65536,), [0.0] * 65536))
for count in (2, 3, 100000):
    write(f"{count}.npy", npy("<i4", (), [count]))


def inputs(count):
    return ["--input", f"{count}.npy", "--input", "x.npy"]


RESULT = "output 0  tensor<i32>\n  -5\noutput 1  tensor<65536xf32>  min 0  max 0  mean 0\n  0 0 0 0 0 0 0 0 ...\n"
case("run", "loop.mlir", *inputs(3), out=RESULT)

# --- Values ---
INDEX = "file\top\tlocation\tresult\tprocess\titerations\ttype\tmin\tmax\tmean\tnan\tinfinite\n"
ROW = "00000{i}_multiply_0.npy\tstablehlo.multiply\tsquares.py:3:5\t0\t0\t{i}\ttensor<i32>\t{v}\t{v}\t{v}\t0\t0\n"
for folder, choice in [("byname", ["--record-op", "multiply"]), ("byfullname", ["--record-op", "stablehlo.multiply"]),
                       ("byplace", ["--record-at", "squares.py:3"]),
                       ("byprobe", ["--probe", "multiply"]), ("byplaceprobe", ["--probe", "squares.py:3"]),
                       ("byboth", ["--record-at", "squares.py:3:5", "--record-op", "tan"])]:
    case("run", "loop.mlir", *inputs(3), "--record", folder, *choice, out=f"recorded  3 values in {folder}\n" + RESULT)
    assert read(f"{folder}/index.tsv").decode() == INDEX + "".join(ROW.format(i=i, v=i * i) for i in range(3))
    for i in range(3):
        assert read(f"{folder}/00000{i}_multiply_0.npy") == npy("<i4", (), [i * i])
    assert len(os.listdir(cases.path(folder))) == 4
# The same, printed.
LINE = "stablehlo.multiply  squares.py:3:5  iteration {i}  tensor<i32>  min {v}  max {v}  mean {v}\n"
PRINTED = "".join(LINE.format(i=i, v=i * i) for i in range(3))
case("run", "loop.mlir", *inputs(3), "--probe", "multiply", out=PRINTED + "recorded  3 values\n" + RESULT)
case("run", "loop.mlir", *inputs(3), "--probe", "tan", out="recorded  0 values\n" + RESULT)
case("run", "loop.mlir", *inputs(2), "--probe", "all", "--probe-dir", "each",
     out=[f"recorded  {3 + 2 * 4 + 3} values in each\n"])
# All: 3 compares, 3 times 4 ops, and 3 results of the loop, however often the program is run.
case("run", "loop.mlir", *inputs(2), "--record", "all", "--repeat", "2",
     out=[f"recorded  {3 + 2 * 4 + 3} values in all\n", "output 0  tensor<i32>\n  -1\n", "median of 2 runs"])
assert read("all/index.tsv").decode().count("\n") == 3 + 2 * 4 + 3 + 1
case("run", "loop.mlir", *inputs(2), "--record", "none", "--record-op", "tan",
     out=["recorded  0 values in none\n", "output 0"])
assert read("none/index.tsv").decode() == INDEX
usage("run", "loop.mlir", *inputs(2), "--record-op", "multiply",
      message="--record-op and --record-at choose what --record DIR writes")
usage("run", "loop.mlir", *inputs(2), "--record-at", "squares.py:3",
      message="--record-op and --record-at choose what --record DIR writes")
case("run", "loop.mlir", *inputs(2), "--record", "empty", "--record-op", "", status=1,
     err="--record-op: error: name is empty\n")
write("file", "")
case("run", "loop.mlir", *inputs(2), "--record", "file", status=1, err=["file: "])
os.makedirs(cases.path("full"))
os.symlink("/dev/full", cases.path("full/000000_multiply_0.npy"))
case("run", "loop.mlir", *inputs(2), "--record", "full", "--record-op", "multiply", status=1,
     err=f"full/000000_multiply_0.npy: {os.strerror(errno.ENOSPC)}\n")

# --- Times ---
TIMES = case("run", "loop.mlir", *inputs(3), "--times", "--repeat", "1",
             out=["output 0  tensor<i32>\n  -5\n", "time  ", "op  ", "kernel  "]).out
table = {}
for line in TIMES[TIMES.index("op  "):TIMES.index("kernel  ")].splitlines()[1:]:
    words = line.split()
    table[words[0]] = words
assert table["stablehlo.multiply"][4] == "6" and table["stablehlo.multiply"][-1] == "squares.py:3:5", TIMES
assert table["stablehlo.while"][4] == "2" and "6 steps" in TIMES, TIMES
assert table["stablehlo.tanh"][4] == "6", TIMES


# --- The bar ---
def on_terminal(*arguments):
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(cases.folder)
        os.execv(cases.shlo, [cases.shlo, *arguments])
    text = b""
    try:
        while block := os.read(terminal, 4096):
            text += block
            if b"] " in text and b"#" in text:
                break
    except OSError:  # the terminal of a process that has ended
        pass
    os.close(terminal)
    os.kill(child, 15)
    os.waitpid(child, 0)
    return text.decode()


try:
    for end in pty.openpty():
        os.close(end)
except OSError as reason:
    print(f"left out: the bar on a terminal ({reason})")
else:
    SHOWN = on_terminal("run", "loop.mlir", *inputs(100000))
    assert re.search(r"running loop.mlir \[#+\.*\] \d+%", SHOWN), repr(SHOWN)
    assert "%" not in on_terminal("run", "loop.mlir", *inputs(2))
cases.done(13)
