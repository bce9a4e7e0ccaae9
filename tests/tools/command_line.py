"""The command line of `shlo`: help, options, operands, numbers, files, standard streams, terminals, exit status.

usage: command_line.py SHLO VERSION README
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import errno
import os
import pty
import re
import sys

from command import Cases, npy

shlo, version, readme = sys.argv[1:4]
cases = Cases(shlo)
case, usage = cases.case, cases.usage

PROGRAM = """func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.negate %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""
cases.write("good.mlir", PROGRAM)
cases.write("wrong.mlir", PROGRAM.replace("2xf32> {", "3xf32> {"))
cases.write("empty.mlir", "")
cases.write("x.npy", npy("<f4", (2,), [1, -2]))

# The options of each command, with the name of the value of those that have one; what the operand is called; how many.
COMMANDS = {
    "run": ({"--input": "[NAME=]F", "--output-dir": "DIR", "--expect": "[NAME=]F", "--tolerance": "T", "--function": "NAME",
             "--grid": "RxP", "--repeat": "N", "--probe": "WHAT", "--probe-dir": "DIR",
             "--stop-at-nan": None, "--trace": "FILE", "--record": "DIR", "--record-op": "NAME", "--record-at": "LOC", "--times": None,
             "--threads": "N", "--plugin": "LIB", "--plugin-option": "K=V", "--plugin-force": None,
             "--devices": "N", "--process": "I/N", "--rendezvous": "DIR"}, "MODEL", False),
    "show": ({"--ops": None, "--follow-links": None, "--json": None, "--html": "OUT", "--times": "FILE"}, "MODEL", False),
    "convert": ({"-o": "OUT", "--to": "FORM", "--target": "VERSION", "--other-dialects": "POLICY",
                 "--remove-sharding": None, "--follow-links": None, "--external": "FILE", "--opset": "[DOMAIN=]N", "--infer": None, "--shape": "INPUT=AxB", "--locations": None, "--no-locations": None}, "IN",
                False),
    "check": ({"--target": "VERSION", "--opset": "[DOMAIN=]N", "--lower": None, "--follow-links": None, "--json": None}, "FILE...",
              True),
    "plugins": ({"--json": None, "--seconds": "N", "--plugin-option": "K=V", "--plugin-force": None}, "LIBRARY...", True),
    "diff": ({"--input": "[NAME=]F", "--tolerance": "T", "--function": "NAME", "--bisect": "PIPELINE", "--max-memory": "MB",
              "--max-seconds": "S"}, "A [B]", True),
}

# --- Help and versions ---
overview = case("--help", out=["usage: shlo COMMAND [OPTION]... FILE...\n", "\n  run ", "\n  show ", "\n  convert ",
                               "\n  check ", "\n  diff ", "--help", "--version", "Exit status: 0 success, 1 ", "2 usage",
                               "3 internal"])
for word in ["-h", "help"]:
    case(word, out=overview.out)
case("--version", out=re.compile(rf"shlo {re.escape(version)}, ABI \d+\.\d+, StableHLO 0\.9\.0 to \d+\.\d+\.\d+\n"))
for name, (options, operand, _) in COMMANDS.items():
    summary = re.search(rf"^  {name} +(.*)$", overview.out, re.M).group(1)
    shown = case(name, "--help", out=[f"shlo {name}: {summary}\n\nusage: shlo {name} [OPTION]... {operand}\n\n",
                                      "\n  --help ", "\n\nexamples:\n", f"shlo {name} "])
    listed = re.findall(r"^  (-\S+)(?: (\S+))?(?:  |$)", shown.out.split("examples:")[0], re.M)
    assert dict(listed) == {**{key: value or "" for key, value in options.items()}, "--help": ""}, listed
    assert len(listed) == len(options) + 1, listed
    for option in set(re.findall(r" (--?[a-z][a-z-]*)", shown.out.split("examples:")[1])):
        assert option in options, option
    case(name, "missing", "--bogus", "-h", out=shown.out)
    case(name, "--", "--help", *(["-o", "-"] if name == "convert" else []), status=2 if name == "convert" else 1,
         out=["--help: No such file"] if name == "plugins" else "",
         err=["one operand too many"] if name == "convert" else "" if name == "plugins" else
         "--help: No such file or directory\n")
# The commands of the README have these options too.
with open(readme) as file:
    commands = re.findall(r"^shlo (\w+)(.*?)(?:#|$)", file.read(), re.M)
assert {name for name, _ in commands} == set(COMMANDS) - {"plugins"}, commands
for name, words in commands:
    for option in re.findall(r" (--?[a-z][a-z-]*)", words):
        assert option in COMMANDS[name][0], (name, option)

# --- Options and operands ---
usage(message="a command is missing")
usage("walk", "good.mlir", message="unknown command 'walk'")
usage("--bogus", message="unknown command '--bogus'")
usage("", message="unknown command ''")
for name, (options, operand, many) in COMMANDS.items():
    usage(name, "good.mlir", "--bogus", message="unknown option --bogus")
    usage(name, "-x", "good.mlir", message="unknown option -x")
    usage(name, "--bogus=1", message="unknown option --bogus=1")
    usage(name, message=f"{operand.rstrip('.')} is missing")
    if not many:
        usage(name, "good.mlir", "x.npy", message="'x.npy' is one operand too many")
    for option, value in options.items():
        if value:
            usage(name, "good.mlir", option, message=f"{option} needs a value: {value}")
        else:
            usage(name, "good.mlir", option + "=1", message=f"{option} takes no value")
usage("run", "good.mlir", "--t", "1", message="unknown option --t")  # --tolerance or --threads
RESULT = "output 0  tensor<2xf32>  min -1  max 2  mean 0.5\n  -1 2\n"
case("run", "--inp", "x.npy", "good.mlir", out=RESULT)
case("run", "--input=x.npy", "--", "good.mlir", out=RESULT)
usage("run", "good.mlir", "--input", "x.npy", "--", "--tolerance", message="'--tolerance' is one operand too many")

# --- Numbers ---
for text in ["", "-1", "+1", " 1", "1 ", "1x", "x", "0x10", "1.5", "18446744073709551616", "99999999999999999999"]:
    usage("run", "good.mlir", "--repeat", text, message=f"--repeat needs a number, not '{text}'")
usage("run", "good.mlir", "--threads", "all", message="--threads needs a number, not 'all'")
for text in ["", "-1", "-1e-9", "nan", "x", "1x", "1 "]:
    usage("run", "good.mlir", "--tolerance", text, message=f"--tolerance needs a non-negative number, not '{text}'")
case("run", "good.mlir", "--input", "x.npy", "--tolerance", "x", "--tolerance", "0", out=RESULT)  # the last one counts
for text in ["0", "1", "2", "256"]:
    case("run", "good.mlir", "--input", "x.npy", "--threads", text, out=RESULT)
for text in ["257", "18446744073709551615"]:
    usage("run", "good.mlir", "--threads", text, message="--threads takes a number up to 256, 0 for one thread on each processor")

# --- Files ---
UNKNOWN = "error: not a StableHLO artifact: the bytes do not begin with ML\\xEFR\n"
for name in [one for one in COMMANDS if one != "plugins"]:  # which takes no programs
    output = ["-o", "made"] if name == "convert" else []
    case(name, "missing", *output, status=1, err="missing: No such file or directory\n")
    case(name, ".", *output, status=1, err=".: Is a directory\n")
    case(name, "", *output, status=1, err=": No such file or directory\n")
    case(name, "empty.mlir", *output, status=1, err="empty.mlir: " + UNKNOWN)
    case(name, "x.npy", *output, status=1, err="x.npy: " + UNKNOWN)
    case(name, "wrong.mlir", *output, status=1, err=["wrong.mlir:3:3: error: ", "return %0", "\n    ^\n"])
    case(name, "-", *output, status=1, err="<stdin>: " + UNKNOWN, stdin=b"")
    case(name, "-", *output, status=1, err=["<stdin>:3:3: error: "], stdin=cases.read("wrong.mlir"))
    assert not os.path.exists(cases.path("made"))

# --- Standard streams ---
case("check", "-", out="<stdin>: good (text, 1 function, 3 ops)\n", stdin=PROGRAM.encode())
case("check", "/dev/stdin", out="/dev/stdin: good (text, 1 function, 3 ops)\n", stdin=PROGRAM.encode())
case("show", "-", out=[f"<stdin>  text, {len(PROGRAM)} B\n"], stdin=PROGRAM.encode())
case("run", "-", "--input", "x.npy", out=RESULT, stdin=PROGRAM.encode())
case("run", "good.mlir", "--input", "-", out=RESULT, stdin=cases.read("x.npy"))
case("run", "good.mlir", "--input", "-", status=1, err="<stdin>: error: npy: the bytes are not a .npy file\n",
     stdin=PROGRAM.encode())
case("run", "-", "--input", "-", status=1, err="<stdin>: error: npy: the bytes are not a .npy file\n",
     stdin=PROGRAM.encode())
cases.write("three.npy", npy("<f4", (3,), [1, 2, 3]))
case("run", "-", "--input", "three.npy", status=1,
     err="<stdin>: error: input 0 is tensor<3xf32>, expected tensor<2xf32>\n", stdin=PROGRAM.encode())
case("run", "good.mlir", "--input", "x.npy", "--expect", "-", status=1, out=RESULT,
     err="<stdin>: error: the tensors differ in shape: tensor<2xf32>, expected tensor<3xf32>\n",
     stdin=cases.read("three.npy"))
# What cannot be written is an error, wherever it goes.
FULL = f"<stdout>: {os.strerror(errno.ENOSPC)}\n"
for arguments in [["--help"], ["--version"], ["run", "--help"], ["check", "good.mlir"],
                  ["check", "--json", "wrong.mlir"],
                  ["show", "good.mlir"], ["show", "--json", "good.mlir"], ["show", "--ops", "good.mlir"],
                  ["run", "good.mlir", "--input", "x.npy"], ["convert", "good.mlir", "-o", "-"],
                  ["convert", "good.mlir", "-o", "-", "--to", "text"]]:
    with open("/dev/full", "wb") as full:
        case(*arguments, status=1, err=FULL, stdout=full)
for output, reason in [("/dev/full", errno.ENOSPC), (".", errno.EISDIR), ("no/such/folder", errno.ENOENT),
                       ("good.mlir/x", errno.ENOTDIR), ("", errno.ENOENT)]:
    case("convert", "good.mlir", "-o", output, status=1, err=f"{output}: {os.strerror(reason)}\n")
# More than the buffer of a stream holds.
cases.write("large.mlir", PROGRAM + "".join(f"func.func private @f{i}()\n" for i in range(1000)))
with open("/dev/full", "wb") as full:
    case("show", "--json", "large.mlir", status=1, err=["<stdout>: "], stdout=full)
case("convert", "large.mlir", "-o", "/dev/full", "--to", "text", status=1,
     err=f"/dev/full: {os.strerror(errno.ENOSPC)}\n")


# --- Terminals ---
def on_terminal(*arguments):
    """Everything that the command prints on a terminal, and its status."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(cases.folder)
        os.execv(cases.shlo, [cases.shlo, *arguments])
    printed = b""
    try:
        while block := os.read(terminal, 4096):
            printed += block
    except OSError:  # the terminal of a process that has ended
        pass
    os.close(terminal)
    cases.count += 1
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), printed.decode().replace("\r\n", "\n")


def terminals():
    status, printed = on_terminal("check", "good.mlir")
    assert status == 0 and "\x1b[32mgood\x1b[0m" in printed and "\x1b[Kchecking good.mlir ..." in printed, printed
    # Without colours and progress it is what a pipe gets.
    plain = re.sub(r"\r\x1b\[K(checking good.mlir \.\.\.)?|\x1b\[[\d;]*m", "", printed)
    assert plain == "good.mlir: good (text, 1 function, 3 ops)\n", (printed, plain)
    status, printed = on_terminal("run", "good.mlir", "--input", "three.npy")
    assert status == 1 and "\x1b[1;31merror:" in re.sub(r"\x1b\[0m", "", printed), printed
    status, printed = on_terminal("convert", "good.mlir", "-o", "-")
    assert status == 2 and "an artifact or model cannot be written to a terminal; name a file or use a pipe" in printed, printed
    assert "ML" not in printed.replace("MLIR", ""), printed
    status, printed = on_terminal("convert", "good.mlir", "-o", "-", "--to", "text")
    assert status == 0 and "stablehlo.negate" in printed, printed


def has_terminals():
    """Whether the system has pseudo-terminals: a root without /dev/pts has none."""
    try:
        for end in pty.openpty():
            os.close(end)
    except OSError as reason:
        print(f"left out: what a terminal shows ({reason})")
        return False
    return True


if has_terminals():
    terminals()
cases.done(140)
