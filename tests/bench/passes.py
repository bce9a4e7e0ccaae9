#!/usr/bin/env python3
"""Times pipelines of this library beside jaxlib's PassManager, in the same run and process.

usage: passes.py LIBRARY PROGRAM.mlir [--repeat N] [--before PIPELINE] PIPELINE...

Times are those of the processor, of all threads. Our time has the copy of the module and its verification in it;
jaxlib's runs in place.
Each is the best of N; the two take turns. --before is run first, and not timed. A pipeline that jaxlib does not have is
timed alone. Needs jaxlib.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import ctypes
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "conformance" / "passes"))
from equal_text import Library, make_ir_context, out, passmanager, pointer, stablehlo  # noqa: E402
from jaxlib.mlir import ir  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("program")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--before")
    parser.add_argument("pipelines", nargs="+")
    arguments = parser.parse_args()
    stablehlo.register_stablehlo_passes()
    library = Library(arguments.library)
    text = pathlib.Path(arguments.program).read_bytes()
    module, error = pointer(), pointer()
    if library.dll.shlo_module_parse(text, len(text), None, ctypes.byref(module), ctypes.byref(error)):
        sys.exit(library.why(error))
    library.dll.shlo_module_verify.argtypes = [pointer, out]
    library.dll.shlo_module_verify(module, None)
    if arguments.before:
        before, module = module, pointer()
        pipeline = arguments.before.encode()
        if library.dll.shlo_module_run_passes(before, pipeline, len(pipeline), None, ctypes.byref(module),
                                              ctypes.byref(error)):
            sys.exit(library.why(error))
        library.dll.shlo_module_destroy(before)

    def ours(pipeline):
        made = pointer()
        start = time.process_time()
        if library.dll.shlo_module_run_passes(module, pipeline, len(pipeline), None, ctypes.byref(made),
                                              ctypes.byref(error)):
            sys.exit(library.why(error))
        taken = time.process_time() - start
        library.dll.shlo_module_destroy(made)
        return taken * 1e3

    def theirs(pipeline):
        with make_ir_context():
            try:
                passes = passmanager.PassManager.parse(pipeline)
            except ValueError:
                return None
            program = ir.Module.parse(text)
            if arguments.before:
                passmanager.PassManager.parse(arguments.before).run(program.operation)
            start = time.process_time()
            passes.run(program.operation)
            return (time.process_time() - start) * 1e3

    for pipeline in arguments.pipelines:
        best, other = float("inf"), float("inf")
        for _ in range(arguments.repeat):
            best = min(best, ours(pipeline.encode()))
            one = theirs(pipeline)
            other = None if one is None or other is None else min(other, one)
        print(f"{best:9.2f} ms" + (f", jaxlib {other:9.2f} ms, {other / best:6.1f} times" if other else
                                   ", jaxlib has no such pass") + f"  {pipeline}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
