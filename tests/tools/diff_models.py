"""`shlo diff` names the op that was changed: one constant or op of each program, at random, so that an output changes;
and it finds nothing in the unchanged twin.

usage: diff_models.py SHLO COUNT FOLDER...     each FOLDER has model.mlir.bc or model.mlir, and input_K.npy
       diff_models.py SHLO COUNT PROGRAM.mlir:INPUT.npy,INPUT.npy...
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import glob
import os
import random
import re
import subprocess
import sys
import tempfile

from mutate import mutants

SHLO, COUNT, PLACES = os.path.abspath(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
NAMED = re.compile(r"^  a  .*\n     at base\.mlir:(\d+):", re.MULTILINE)


def shlo(folder, *arguments, timeout=100):
    return subprocess.run([SHLO, *arguments], cwd=folder, capture_output=True, text=True, timeout=timeout)


def given(place):
    """The program, and its inputs."""
    if os.path.isdir(place):
        programs = [os.path.join(place, name) for name in ("model.mlir.bc", "model.mlir")]
        inputs = sorted(glob.glob(os.path.join(place, "input_*.npy")))
        return next(path for path in programs if os.path.exists(path)), inputs
    program, _, inputs = place.partition(":")
    return program, inputs.split(",") if inputs else []


def check(place):
    program, inputs = given(place)
    options = [word for path in inputs for word in ("--input", os.path.abspath(path))]
    name = os.path.basename(place.rstrip("/")).partition(":")[0]
    chosen = random.Random(name)
    with tempfile.TemporaryDirectory() as folder:
        made = shlo(folder, "convert", os.path.abspath(program), "-o", "base.mlir")
        assert made.returncode == 0, made.stderr
        made = shlo(folder, "run", "base.mlir", *options, "--output-dir", "out")
        assert made.returncode == 0, made.stderr
        outputs = sorted(os.listdir(os.path.join(folder, "out")), key=lambda file: int(re.sub(r"\D", "", file)))
        expected = [word for file in outputs for word in ("--expect", os.path.join("out", file))]
        same = shlo(folder, "diff", "base.mlir", os.path.abspath(program), *options, "--tolerance", "0")
        assert same.returncode == 0 and same.stdout.endswith("no difference\n"), f"{name}: {same.stdout}{same.stderr}"
        with open(os.path.join(folder, "base.mlir")) as file:
            text = file.read()
        good = tried = made = 0
        for changed, line in mutants(text, chosen):
            if made == COUNT or tried == 100 * COUNT:
                break
            tried += 1
            with open(os.path.join(folder, "changed.mlir"), "w") as file:
                file.write(changed)
            try:
                ran = shlo(folder, "run", "changed.mlir", *options, *expected, "--tolerance", "0", timeout=10)
            except subprocess.TimeoutExpired:
                continue
            if ran.returncode != 1 or "differs" not in ran.stdout:
                continue  # not a program, one that fails, or one that computes the same
            made += 1
            found = shlo(folder, "diff", "base.mlir", "changed.mlir", *options, "--tolerance", "0")
            named = NAMED.search(found.stdout)
            if found.returncode == 1 and named and int(named.group(1)) == line:
                good += 1
            else:
                print(f"{name}: line {line} was changed to\n{changed.splitlines()[line - 1].strip()[:200]}\n"
                      f"{found.stdout}{found.stderr}")
    print(f"{name}: {good} of {made}", flush=True)
    assert made == COUNT, f"{name}: only {made} changes"
    return good


total = sum(check(place) for place in PLACES)
print(f"{total} of {COUNT * len(PLACES)}")
sys.exit(total != COUNT * len(PLACES) or not PLACES)
