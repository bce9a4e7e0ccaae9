#!/usr/bin/env python3
"""Checks that this library prints programs like jaxlib: the same bytes, for each program that both parse.

usage: equal_text.py LIBRARY FOLDER...

Needs jaxlib. Programs are the .mlir files below the folders, several in a file between lines "// -----", and artifacts
(.mlir.bc). Each is compared in the pretty and in the generic form. The twin: the text of the previous program differs.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import importlib.util
import pathlib
import re
import sys

from jax._src.interpreters.mlir import make_ir_context
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

spec = importlib.util.spec_from_file_location("run", pathlib.Path(__file__).with_name("run.py"))
run = importlib.util.module_from_spec(spec)
spec.loader.exec_module(run)

library = run.Library(sys.argv[1])
pointer = ctypes.c_void_p
out = ctypes.POINTER(pointer)
generic = pointer()
library.dll.shlo_print_options_create.argtypes = [out, out]
library.dll.shlo_print_options_set_generic.argtypes = [pointer, ctypes.c_int32, out]
library.dll.shlo_module_load.argtypes = [ctypes.c_char_p, ctypes.c_size_t, pointer, out, out]
library.dll.shlo_print_options_create(ctypes.byref(generic), None)
library.dll.shlo_print_options_set_generic(generic, 1, None)


def ours(data):
    """The two forms, or why there are none."""
    module, error, texts = pointer(), pointer(), []
    if library.dll.shlo_module_load(data, len(data), None, ctypes.byref(module), ctypes.byref(error)):
        return library.findings(error)[0][1]
    for options in (None, generic):
        buffer = pointer()
        library.dll.shlo_module_print(module, options, ctypes.byref(buffer), None)
        texts.append(ctypes.string_at(library.dll.shlo_buffer_data(buffer), library.dll.shlo_buffer_size(buffer)))
        library.dll.shlo_buffer_destroy(buffer)
    library.dll.shlo_module_destroy(module)
    return texts


def theirs(data):
    with make_ir_context() as context:
        try:
            if data[:4] == b"ML\xefR":
                module = stablehlo.deserialize_portable_artifact(context, data)
            else:
                module = ir.Module.parse(data)
        except Exception:  # noqa: BLE001, whatever jaxlib does not read is not compared
            return None
        return [text.encode() + (b"" if text.endswith("\n") else b"\n") for text in
                (module.operation.get_asm(), module.operation.get_asm(print_generic_op_form=True))]


def programs(folder):
    for path in sorted(pathlib.Path(folder).rglob("*.mlir*")):
        data = path.read_bytes()
        if path.suffix == ".bc":
            yield path, data
            continue
        for part in re.split(rb"(?m)^// -----.*\n", data):
            if part.strip():
                yield path, part


def main():
    ran = 0
    for folder in sys.argv[2:]:
        count = compared = equal = twins = 0
        before, differing = None, []
        for path, data in programs(folder):
            count += 1
            expected = theirs(data)
            if expected is None:
                continue
            compared += 1
            found = ours(data)
            if found == expected:
                equal += 1
            else:
                differing.append(f"  {path.name}: " + (found if isinstance(found, str) else "another text"))
            twins += before != expected
            before = expected
        ran += compared
        print(f"{folder}: {count} programs, jaxlib reads {compared}, {equal} of them print alike, "
              f"{twins} unlike the one before")
        print("\n".join(differing[:200]))
    return 0 if ran else 1


if __name__ == "__main__":
    sys.exit(main())
