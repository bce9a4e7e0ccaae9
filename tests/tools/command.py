"""Runs `shlo` on cases and holds each result against what is expected. Also writes .npy files.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import re
import struct
import subprocess
import tempfile


class Result:
    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    def __repr__(self):
        return f"status {self.status}\n--- stdout\n{self.out}\n--- stderr\n{self.err}"


def fits(text, expected):
    """Expected: the whole text, a compiled expression for the whole text, or a list of parts in their order."""
    if isinstance(expected, str):
        return text == expected
    if isinstance(expected, re.Pattern):
        return expected.fullmatch(text) is not None
    start = 0
    for part in expected:
        start = text.find(part, start)
        if start < 0:
            return False
        start += len(part)
    return True


class Cases:
    """Runs the command in a scratch folder. The twin of a case: its expectation must not fit the result of the case
    before it (more precisely, the last one with another expectation)."""

    def __init__(self, shlo):
        self.shlo = os.path.abspath(shlo)
        self.scratch = tempfile.TemporaryDirectory()
        self.folder = self.scratch.name
        self.count = 0
        self.tried = [(None, Result(0, "", ""))]

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, content):
        with open(self.path(name), "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
        return name

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def run(self, *arguments, stdin=b"", stdout=subprocess.PIPE):
        done = subprocess.run([self.shlo, *arguments], cwd=self.folder, input=stdin, stdout=stdout,
                              stderr=subprocess.PIPE, timeout=100)
        self.count += 1
        return Result(done.returncode, (done.stdout or b"").decode("utf-8", "backslashreplace"),
                      done.stderr.decode("utf-8", "backslashreplace"))

    def case(self, *arguments, status=0, out="", err="", stdin=b"", stdout=subprocess.PIPE):
        """Runs the command and compares. A failure of the command prints nothing on standard output unless `out` says
        so, a success nothing on standard error unless `err` says so."""
        result = self.run(*arguments, stdin=stdin, stdout=stdout)
        expected = (status, out, err)

        def holds(result):
            return result.status == status and fits(result.out, out) and fits(result.err, err)

        assert holds(result), f"shlo {' '.join(arguments)}\nexpected {expected!r}\n{result!r}"
        other = next((made for wanted, made in reversed(self.tried)
                      if wanted != expected and vars(made) != vars(result)), None)
        assert other is None or not holds(other), \
            f"the twin of shlo {' '.join(arguments)} fits: {expected!r}"
        self.tried.append((expected, result))
        return result

    def usage(self, *arguments, message, **others):
        """A usage error, which names the help to read."""
        where = "shlo" if not arguments or arguments[0] not in ("run", "show", "convert", "check", "diff",
                                                           "plugins") \
            else f"shlo {arguments[0]}"
        return self.case(*arguments, status=2, err=f"shlo: {message}\nTry '{where} --help'.\n", **others)

    def done(self, least):
        assert self.count >= least, f"only {self.count} runs"
        print(f"{self.count} runs of the command")


def npy(descr, shape, elements, fortran=False, version=1):
    """A .npy file, as numpy writes it. `elements` are bytes or numbers of the type."""
    if not isinstance(elements, bytes):
        order = ">" if descr[0] == ">" else "<"
        letter = {"b1": "?", "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q",
                  "f2": "e", "f4": "f", "f8": "d"}[descr[1:]]
        elements = struct.pack(f"{order}{len(elements)}{letter}", *elements)
    header = f"{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': {tuple(shape)}, }}".encode()
    start = 10 if version == 1 else 12
    header += b" " * (-(start + len(header) + 1) % 64) + b"\n"
    return (b"\x93NUMPY" + bytes([version, 0]) + struct.pack("<H" if version == 1 else "<I", len(header)) + header +
            elements)
