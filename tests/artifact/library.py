"""The library through ctypes: what an artifact is read, inspected, printed and loaded as.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import ctypes
import re
import pathlib

POINTER, SIZE = ctypes.c_void_p, ctypes.c_size_t
STATUS_HEADER = pathlib.Path(__file__).resolve().parents[2] / "include/stablehlo-c/status.h"
CODES = {int(value): name for name, value in
         re.findall(r"^\s*SHLO_(\w+) = (\d+)", STATUS_HEADER.read_text(), re.MULTILINE)}


class Failure(Exception):
    def __init__(self, code, message, offset):
        super().__init__(f"{code}: {message}")
        self.code, self.message, self.offset = code, message, offset


class Library:
    def __init__(self, path):
        self.c = ctypes.CDLL(path)
        for name, result in {"shlo_error_message": ctypes.c_char_p, "shlo_error_diagnostic": POINTER,
                             "shlo_diagnostic_offset": ctypes.c_int64, "shlo_diagnostic_message": ctypes.c_char_p,
                             "shlo_buffer_data": POINTER, "shlo_buffer_size": SIZE, "shlo_diagnostics_at": POINTER,
                             "shlo_diagnostics_count": SIZE}.items():
            getattr(self.c, name).restype = result

    def call(self, name, *arguments):
        """Raises a Failure, whose parts agree with each other."""
        error = POINTER()
        status = getattr(self.c, name)(*arguments, ctypes.byref(error))
        if not status:
            assert not error, f"{name}: an error without a status"
            return
        message = self.c.shlo_error_message(error, None)
        first = self.c.shlo_error_diagnostic(error, SIZE(0))
        offset = self.c.shlo_diagnostic_offset(POINTER(first)) if first else -1
        assert self.c.shlo_error_code(error) == status, f"{name}: the error has another code than the status"
        self.c.shlo_error_destroy(error)
        raise Failure(CODES.get(status, status), message.decode(errors="replace"), offset)

    def text_of(self, buffer):
        data = ctypes.string_at(self.c.shlo_buffer_data(buffer), self.c.shlo_buffer_size(buffer))
        self.c.shlo_buffer_destroy(buffer)
        return data

    def options(self, kind, **values):
        """Options of that kind: numbers, texts, or handles."""
        options = POINTER()
        self.call(f"shlo_{kind}_options_create", ctypes.byref(options))
        for name, value in values.items():
            if isinstance(value, str):
                arguments = value.encode(), SIZE(len(value.encode()))
            elif name == "max_ops":
                arguments = (ctypes.c_uint64(value),)
            else:
                arguments = (value if isinstance(value, POINTER) else ctypes.c_int32(value),)
            self.call(f"shlo_{kind}_options_set_{name}", options, *arguments)
        return options

    def parse(self, text, **options):
        module, data = POINTER(), text.encode()
        chosen = self.options("parse", **options)
        try:
            self.call("shlo_module_parse", data, SIZE(len(data)), chosen, ctypes.byref(module))
        finally:
            self.c.shlo_parse_options_destroy(chosen)
        return module

    def module_text(self, module, **options):
        text, chosen = POINTER(), self.options("print", **options)
        try:
            self.call("shlo_module_print", module, chosen, ctypes.byref(text))
        finally:
            self.c.shlo_print_options_destroy(chosen)
        return self.text_of(text).decode(errors="replace")

    def write(self, module, **options):
        out, chosen = POINTER(), self.options("write", **options)
        try:
            self.call("shlo_artifact_write", module, chosen, ctypes.byref(out))
        finally:
            self.c.shlo_write_options_destroy(chosen)
        return self.text_of(out)

    def module_of(self, data, function="shlo_artifact_read", **options):
        module, chosen = POINTER(), self.options("read", **options)
        try:
            self.call(function, data, SIZE(len(data)), chosen, ctypes.byref(module))
        finally:
            self.c.shlo_read_options_destroy(chosen)
        return module

    # --- The four ways into an artifact: each gives a text, or raises ------------------------------------------------

    def read(self, data, function="shlo_artifact_read", **options):
        module = self.module_of(data, function, **options)
        try:
            return self.module_text(module, locations=1)
        finally:
            self.c.shlo_module_destroy(module)

    def load(self, data):
        return self.read(data, "shlo_module_load")

    def print(self, data):
        text, chosen = POINTER(), self.options("print", locations=1)
        try:
            self.call("shlo_artifact_print", data, SIZE(len(data)), chosen, ctypes.byref(text))
        finally:
            self.c.shlo_print_options_destroy(chosen)
        return self.text_of(text).decode(errors="replace")

    def argument_types(self, data):
        """The types of the first function's arguments, as inspection gives them."""
        found, c = POINTER(), self.c
        self.call("shlo_artifact_inspect", data, SIZE(len(data)), ctypes.byref(found))
        c.shlo_inspection_argument_count.restype, c.shlo_inspection_argument_type.restype = SIZE, ctypes.c_char_p
        types = [c.shlo_inspection_argument_type(found, SIZE(0), SIZE(i), None).decode()
                 for i in range(c.shlo_inspection_argument_count(found, SIZE(0)))]
        c.shlo_inspection_destroy(found)
        return types

    def inspect(self, data):
        found = POINTER()
        self.call("shlo_artifact_inspect", data, SIZE(len(data)), ctypes.byref(found))
        c = self.c
        for name in ("op_name", "dialect", "function_name"):
            getattr(c, f"shlo_inspection_{name}").restype = ctypes.c_char_p
        c.shlo_inspection_op_count.restype = c.shlo_inspection_function_count.restype = SIZE
        c.shlo_inspection_op_occurrences.restype = ctypes.c_uint64
        lines = [f"{c.shlo_inspection_op_name(found, SIZE(i), None)} {c.shlo_inspection_op_occurrences(found, SIZE(i))}"
                 for i in range(c.shlo_inspection_op_count(found))]
        lines += [str(c.shlo_inspection_function_name(found, SIZE(i), None))
                  for i in range(c.shlo_inspection_function_count(found))]
        c.shlo_inspection_destroy(found)
        return "\n".join(lines)
