#!/usr/bin/env python3
"""What each language adds to C: nanoseconds of one run of a plan of two ops on 8 elements, best of many, in one run.

usage: compare.py --build BUILD [--python PYTHON] [--lower]

BUILD is a folder of the preset release. PYTHON is an interpreter with NumPy. "arrays" are the language's own, in and
out, without a new output; "tensors" make a new output. A language whose tools are missing is left out, and its reason
is printed. Every side takes its fastest round, and rounds are a few milliseconds at most: so other work on the machine,
and collections of garbage, fall into other rounds. It fails if a call takes a larger multiple of C's time than
ratchet.json has, with a tolerance for noise. --lower writes what has become faster into ratchet.json.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path.insert(0, str(HERE.parent))
from ratchet import Ratchet  # noqa: E402

# The fastest rounds of two runs differ by up to 10 % on a busy machine, and C's differ, too.
RATCHET = Ratchet(HERE / "ratchet.json", 1.2, "times C")
PROGRAM = """func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  %1 = stablehlo.multiply %0, %b : tensor<8xf32>
  return %1 : tensor<8xf32>
}"""
# The most that a language may add, in nanoseconds.
GOALS = {
    ("Rust", "arrays"): 30, ("Rust", "tensors"): 40, ("Go, cgo", "arrays"): 100, ("Go, cgo", "tensors"): 250,
    ("Go, no cgo", "arrays"): 120, ("Go, no cgo", "tensors"): 400, ("Julia", "arrays"): 90, ("Julia", "tensors"): 200,
    ("Julia", "new arrays"): 500, ("Python", "arrays"): 250, ("Python", "new arrays"): 450,
    ("Python, ctypes", "arrays"): 5000,
}  # fmt: skip


def output(*command, folder=ROOT, **environment):
    return subprocess.run(list(map(str, command)), cwd=folder, env={**os.environ, **environment}, check=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True).stdout  # fmt: skip


def lines(text):
    """The figures of a program that prints "NAME NANOSECONDS"."""
    return {name: float(value) for name, value in re.findall(r"^([a-z ]+) ([\d.]+)$", text, re.M)}


class Languages:
    def __init__(self, build, python, scratch):
        self.library = (build / "src" / "libstablehlo-c.so").resolve()
        self.build, self.python, self.scratch = build, python, scratch
        self.environment = {"STABLEHLO_C_LIBRARY": str(self.library), "LD_LIBRARY_PATH": str(self.library.parent)}

    def c(self):
        runs = [json.loads(output(self.build / "tests/bench/shlo-bench", "call")) for _ in range(5)]
        raw = min(found["raw_ns"] for found in runs)
        return {"arrays": raw, "tensors": min(found["tensors_ns"] for found in runs), "new arrays": raw}

    def rust(self):
        folder = self.scratch / "rust"
        (folder / "src").mkdir(parents=True)
        shutil.copy(HERE / "calls.rs", folder / "src/main.rs")
        (folder / "Cargo.toml").write_text(
            '[package]\nname = "calls"\nversion = "0.0.0"\nedition = "2021"\n[profile.release]\nlto = true\n'
            f'[dependencies]\nstablehlo = {{ path = "{ROOT}/bindings/rust/stablehlo" }}\n'
            "[workspace]\n")
        home = self.scratch / "cargo"
        output(sys.executable, ROOT / "tests/bindings/rust_home.py", home, ROOT / "bindings/rust/stablehlo/Cargo.lock")
        shutil.copy(ROOT / "bindings/rust/stablehlo/Cargo.lock", folder)
        return lines(output("cargo", "run", "-q", "--release", "--", PROGRAM, folder=folder, CARGO_HOME=str(home),
                            CARGO_NET_OFFLINE="true", STABLEHLO_C_LIB_DIR=str(self.library.parent),
                            **self.environment))  # fmt: skip

    def go(self, **environment):
        folder = self.scratch / ("go" + environment["CGO_ENABLED"])
        shutil.copytree(ROOT / "bindings/go", folder)
        (folder / "calls").mkdir()
        shutil.copy(HERE / "calls.go", folder / "calls")
        return lines(output("go", "run", "./calls", PROGRAM, folder=folder, GOTOOLCHAIN="local", **environment,
                            **self.environment))  # fmt: skip

    def go_cgo(self):
        folder = self.library.parent
        return self.go(CGO_ENABLED="1", GOFLAGS="-mod=mod", PKG_CONFIG="true", CGO_CFLAGS=f"-I{ROOT}/include",
                       CGO_LDFLAGS=f"-L{folder} -lstablehlo-c -Wl,-rpath,{folder}")  # fmt: skip

    def go_without_cgo(self):
        return self.go(CGO_ENABLED="0", GOFLAGS="-mod=readonly")

    def julia(self):
        return lines(output(ROOT / "scripts/julia", "-O2", HERE / "calls.jl", PROGRAM,
                            JULIA_DEPOT_PATH=str(self.scratch / "depot"),
                            JULIA_LOAD_PATH=f"{ROOT}/bindings/julia:@stdlib", **self.environment))  # fmt: skip

    def python_with(self, path):
        return lines(output(self.python, HERE / "calls.py", PROGRAM, PYTHONPATH=str(path), **self.environment))

    def python_extension(self):
        return self.python_with(self.build / "tests/bindings/python/source/bindings/python/src")

    def python_ctypes(self):
        return self.python_with(ROOT / "bindings/python/src")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True, type=pathlib.Path)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--lower", action="store_true")
    arguments = parser.parse_args()
    found = {}
    with tempfile.TemporaryDirectory() as scratch:
        languages = Languages(arguments.build.resolve(), arguments.python, pathlib.Path(scratch))
        c = languages.c()
        measures = {
            "Rust": languages.rust, "Go, cgo": languages.go_cgo, "Go, no cgo": languages.go_without_cgo,
            "Julia": languages.julia, "Python": languages.python_extension, "Python, ctypes": languages.python_ctypes,
        }  # fmt: skip
        for name, measure in measures.items():
            try:
                found[name] = measure()
            except (OSError, subprocess.CalledProcessError, ValueError) as error:
                print(f"{name} is left out: {getattr(error, 'stderr', None) or error}\n")
            again = languages.c()
            c = {what: min(c[what], again[what]) for what in c}
    print("| language | what | ns | over C | goal | times C |\n|---|---|--:|--:|--:|--:|")
    for what in ("arrays", "tensors"):
        print(f"| C | {what} | {c[what]:.0f} | | | |")
    for name, figures in found.items():
        for what, ns in figures.items():
            goal = GOALS.get((name, what), "")
            print(f"| {name} | {what} | {ns:.0f} | {ns - c[what]:+.0f} | {goal} | {ns / c[what]:.2f} |")
    ratios = {name: {what: ns / c[what] for what, ns in figures.items()} for name, figures in found.items()}
    slower = [] if arguments.lower else RATCHET.slower(ratios, RATCHET.kept())
    if arguments.lower:
        RATCHET.write(RATCHET.lowered(ratios, RATCHET.kept()))
    print("\n".join(["", "Slower than before:", *slower]) if slower else "")
    return bool(slower) or not found


if __name__ == "__main__":
    sys.exit(main())
