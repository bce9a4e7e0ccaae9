"""`shlo convert` to and from the text of versioned programs, verbatim and converted.

usage: convert_versioned.py SHLO PROGRAM VERSIONED_TEXT OLD_TEXT
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import subprocess
import sys
import tempfile

shlo, program, versioned, old = sys.argv[1:5]
folder = tempfile.TemporaryDirectory()


def path(name):
    return os.path.join(folder.name, name)


def convert(*arguments, code=0):
    run = subprocess.run([shlo, "convert", *arguments], capture_output=True, text=True)
    assert run.returncode == code, (arguments, run.returncode, run.stderr)
    return run.stdout if code == 0 else run.stderr


def content(name):
    with open(name, "rb") as file:
        return file.read()


# A program for a version, by the name of the output and by --to.
convert(program, "-o", path("a.vhlo.mlir"), "--target", "1.22.0")
assert content(path("a.vhlo.mlir")) == content(versioned)
assert convert(program, "-o", "-", "--to", "versioned").encode() == content(versioned)

# Without a target, versioned text and artifacts are converted verbatim.
convert(old, "-o", path("old.bc"))
convert(path("old.bc"), "-o", path("old.vhlo.mlir"))
assert content(path("old.vhlo.mlir")) == content(old)
assert '"vhlo.tanh_v1"' in content(old).decode()
# With a target they are upgraded or downgraded.
newest = convert(old, "-o", "-", "--to", "versioned", "--target", "none")
assert '"vhlo.tanh_v1"' not in newest and '"vhlo.tanh_v2"' in newest
assert convert(path("old.bc"), "-o", "-", "--to", "versioned", "--target", "none") == newest
with open(path("newest.vhlo.mlir"), "w") as file:
    file.write(newest)
assert convert(path("newest.vhlo.mlir"), "-o", "-", "--to", "versioned", "--target", "0.9.0").encode() == content(old)

# To the program; other commands accept versioned text too.
text = convert(old, "-o", "-", "--to", "text")
assert "stablehlo.tanh" in text and convert(path("old.bc"), "-o", "-", "--to", "text") == text
shown = subprocess.run([shlo, "show", old], capture_output=True, text=True, check=True).stdout
assert "versioned" in shown and "stablehlo.tanh" in shown, shown
assert subprocess.run([shlo, "check", old]).returncode == 0
assert "loc(" in convert(path("old.bc"), "-o", "-", "--to", "versioned", "--locations")

# Errors have file and line.
with open(path("wrong.vhlo.mlir"), "w") as file:
    file.write(content(old).decode().replace("tanh_v1", "tanh_v9"))
for arguments in (["--to", "artifact"], ["--to", "text"]):
    message = convert(path("wrong.vhlo.mlir"), "-o", path("no"), *arguments, code=1)
    assert "wrong.vhlo.mlir:" in message and "vhlo.tanh_v9" in message, message
assert not os.path.exists(path("no"))
assert "--to is text, generic, versioned, artifact, onnx or onnx-text" in convert(old, "-o", "-", "--to", "vhlo", code=2)
assert "--target applies to" in convert(old, "-o", "-", "--to", "text", "--target", "1.0.0", code=2)
print("converted")
