#!/usr/bin/env python3
"""Makes frozen/ from compendium.mlir with jaxlib: an artifact of each version, and the versions that functions need.

usage: make.py            needs a Python with the newest release of jaxlib (peers/peers.py makes such environments)

frozen/since.txt: the first version that the release can write each function for. frozen/X.Y.Z.mlir.bc: the artifact
that it writes for that version, with all functions that the version has, without locations. peers.py --older makes the
artifacts that older releases write for their own versions (older/jaxlib-R.mlir.bc).

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "peers"))

from jax._src.interpreters.mlir import make_ir_context  # noqa: E402
from jaxlib.mlir import ir, passmanager  # noqa: E402
from jaxlib.mlir.dialects import stablehlo  # noqa: E402
from programs import MINORS, functions  # noqa: E402


def artifact(context, text, version):
    module = ir.Module.parse(text, context)
    with context:
        passmanager.PassManager.parse("builtin.module(strip-debuginfo)").run(module.operation)
    return stablehlo.serialize_portable_artifact(module, version)


def main():
    context = make_ir_context()
    text = (HERE / "compendium.mlir").read_text()
    # Reading an artifact loads all dialects of programs, including quant.
    stablehlo.deserialize_portable_artifact(context, artifact(context, "module {}", MINORS[-1]))
    since = {}
    for name, program in functions(text, private=True):
        for version in MINORS:
            try:
                artifact(context, program, version)
                since[name] = version
                break
            except Exception as error:
                last = error
        else:
            raise SystemExit("%s cannot be written at all: %s" % (name, last))
    (HERE / "frozen").mkdir(exist_ok=True)
    (HERE / "frozen/since.txt").write_text("".join("%s %s\n" % pair for pair in since.items()))
    pieces = text.split("\nfunc.func ")[1:]
    for version in MINORS:
        has = [p for p, v in zip(pieces, since.values()) if MINORS.index(v) <= MINORS.index(version)]
        program = "".join("func.func " + piece.rstrip("\n") + "\n" for piece in has)
        (HERE / "frozen" / (version + ".mlir.bc")).write_bytes(artifact(context, program, version))


main()
