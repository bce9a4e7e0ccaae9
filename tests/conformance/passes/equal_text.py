#!/usr/bin/env python3
"""Checks that passes make of programs what jaxlib's passes make of them: the same text, byte for byte.

usage: equal_text.py LIBRARY PIPELINE [--ours PIPELINE] [--show N] FILE|FOLDER...

Needs jaxlib. PIPELINE is a text such as "builtin.module(stablehlo-compatibility-expander{target=1.0.0})", which both
sides run; --ours is what this library runs instead. Programs are .mlir files, several in one between lines
"// -----", and artifacts (.mlir.bc). Those that jaxlib does not read are not compared; where its pass fails, ours has
to fail, too. Two counts say what a comparison is worth: the programs that the pass changes, and the twins, which are
the programs as they were before the pass: such text must differ from jaxlib's where its pass changes anything.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import argparse
import ctypes
import difflib
import pathlib
import re
import sys

from jax._src.interpreters.mlir import make_ir_context
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo

pointer, size = ctypes.c_void_p, ctypes.c_size_t
out = ctypes.POINTER(pointer)


class Library:
    """What runs a pipeline and prints the result."""

    def __init__(self, path):
        self.dll = ctypes.CDLL(path)
        for name, result, arguments in [
                ("shlo_parse_options_create", ctypes.c_int, [out, out]),
                ("shlo_parse_options_set_lenient", ctypes.c_int, [pointer, ctypes.c_int32, out]),
                ("shlo_pass_options_create", ctypes.c_int, [out, out]),
                ("shlo_pass_options_set_lenient", ctypes.c_int, [pointer, ctypes.c_int32, out]),
                ("shlo_module_parse", ctypes.c_int, [ctypes.c_char_p, size, pointer, out, out]),
                ("shlo_artifact_read", ctypes.c_int, [ctypes.c_char_p, size, pointer, out, out]),
                ("shlo_module_run_passes", ctypes.c_int, [pointer, ctypes.c_char_p, size, pointer, out, out]),
                ("shlo_module_print", ctypes.c_int, [pointer, pointer, out, out]),
                ("shlo_module_destroy", None, [pointer]),
                ("shlo_buffer_data", pointer, [pointer]),
                ("shlo_buffer_size", size, [pointer]),
                ("shlo_buffer_destroy", None, [pointer]),
                ("shlo_error_message", ctypes.c_char_p, [pointer, pointer]),
                ("shlo_error_destroy", None, [pointer])]:
            function = getattr(self.dll, name)
            function.restype, function.argtypes = result, arguments
        self.lenient, self.options = pointer(), pointer()
        self.dll.shlo_parse_options_create(ctypes.byref(self.lenient), None)
        self.dll.shlo_parse_options_set_lenient(self.lenient, 1, None)
        self.dll.shlo_pass_options_create(ctypes.byref(self.options), None)
        self.dll.shlo_pass_options_set_lenient(self.options, 1, None)

    def why(self, error):
        message = self.dll.shlo_error_message(error, None).decode(errors="replace")
        self.dll.shlo_error_destroy(error)
        return message

    def text(self, module):
        buffer = pointer()
        self.dll.shlo_module_print(module, None, ctypes.byref(buffer), None)
        text = ctypes.string_at(self.dll.shlo_buffer_data(buffer), self.dll.shlo_buffer_size(buffer))
        self.dll.shlo_buffer_destroy(buffer)
        return text.decode(errors="replace")

    def run(self, data, pipeline):
        """The text before the pipeline and after it; for each of them None and a reason if there is none."""
        module, error = pointer(), pointer()
        if data[:4] == b"ML\xefR":
            status = self.dll.shlo_artifact_read(data, len(data), None, ctypes.byref(module), ctypes.byref(error))
        else:
            status = self.dll.shlo_module_parse(data, len(data), self.lenient, ctypes.byref(module),
                                                ctypes.byref(error))
        if status:
            return None, None, self.why(error)
        before = self.text(module)
        made, after, why = pointer(), None, ""
        if self.dll.shlo_module_run_passes(module, pipeline, len(pipeline), self.options, ctypes.byref(made),
                                           ctypes.byref(error)):
            why = self.why(error)
        else:
            after = self.text(made)
            self.dll.shlo_module_destroy(made)
        self.dll.shlo_module_destroy(module)
        return before, after, why


def theirs(data, pipeline):
    """Whether jaxlib reads it, and what its pass makes of it; None if it fails."""
    with make_ir_context() as context:
        context.allow_unregistered_dialects = True
        try:
            if data[:4] == b"ML\xefR":
                module = stablehlo.deserialize_portable_artifact(context, data)
            else:
                module = ir.Module.parse(data)
        except Exception:  # noqa: BLE001, whatever jaxlib does not read is not compared
            return False, None
        try:
            passmanager.PassManager.parse(pipeline).run(module.operation)
        except Exception:  # noqa: BLE001, as above
            return True, None
        text = module.operation.get_asm()
        return True, text if text.endswith("\n") else text + "\n"


def programs(path):
    path = pathlib.Path(path)
    for file in [path] if path.is_file() else sorted([*path.rglob("*.mlir"), *path.rglob("*.mlir.bc")]):
        data = file.read_bytes()
        if file.suffix == ".bc":
            yield file, data
            continue
        for part in re.split(rb"(?m)^// -----.*\n", data):
            if part.strip():
                yield file, part


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("pipeline")
    parser.add_argument("--ours")
    parser.add_argument("--show", type=int, default=0, help="the number of differences to print in full")
    parser.add_argument("programs", nargs="+")
    arguments = parser.parse_args()
    stablehlo.register_stablehlo_passes()
    library = Library(arguments.library)
    ours = (arguments.ours or arguments.pipeline).encode()
    compared, bad = 0, 0
    for path in arguments.programs:
        count = read = equal = failed = changed = twins = 0
        differing = []
        for file, data in programs(path):
            count += 1
            is_read, expected = theirs(data, arguments.pipeline)
            if not is_read:
                continue
            read += 1
            before, found, why = library.run(data, ours)
            failed += expected is None
            if found == expected:
                equal += 1
            else:
                reason = "their pass fails" if expected is None else why if found is None else "another text"
                differing.append(f"  {file.name}: {reason}")
                if expected and found and arguments.show:
                    arguments.show -= 1
                    differing += difflib.unified_diff(expected.split("\n"), found.split("\n"), "theirs", "ours", n=2,
                                                      lineterm="")
            if expected is not None and before is not None:
                changed += before != found
                twins += before != expected
        compared += read
        bad += read - equal
        print(f"{path}: {count} programs, jaxlib reads {read}, {equal} of them alike after the pass; it changes "
              f"{changed}, twins that differ {twins}, failures {failed}")
        print("\n".join(differing[:400]), end="\n" if differing else "")
    return 0 if compared and not bad else 1


if __name__ == "__main__":
    sys.exit(main())
